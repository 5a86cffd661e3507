# Sentences that all games share. MONEY($n) writes an amount, LIST($x) a list.

## The page

title = Hashiban
tagline = Leer veilingspellen kennen, en hoe mensen bieden
back-to-start = Alle spellen
notice = Om plezier aan te beleven en over na te denken. Een psychologische test is dit niet.

room-table = Spelen
room-lessons = Leren
room-plots = Terugkijken
room-no-game = Speel eerst een spel, of open een opgeslagen spel: hier zie je het dan in beeld.

## Taking seats

seating-title = Wie doen er mee?
seating-hint = Geef iedereen die meedoet een naam. Op de andere plaatsen speelt de computer.
seating-habits = Sommige computers spelen moeilijk, maar met een trekje dat mensen ook hebben.
seating-count = Aantal spelers
seating-seat = Plaats { $seat }
seating-person = Een speler
bot-easy = Computer, makkelijk
bot-medium = Computer, gemiddeld
bot-hard = Computer, moeilijk
bot-random = Computer, op goed geluk
bot-habit = Computer, { $habit }
bot-habit-strength = Computer, { $habit } (sterkte { $strength })
habit-sunk-cost = laat betaald geld niet los
habit-anchor = blijft hangen aan het eerste bod
habit-loss-aversion = verliest niet graag munten
habit-endowment = gehecht aan wat het heeft
habit-gamblers-fallacy = denkt dat het nu wel mis moet gaan
habit-overconfidence = vertrouwt op het geluk
habit-start-price = blijft hangen aan de startprijs
habit-long-shot = droomt van de loterij
seating-rules = Huisregels
seating-start = Begin het spel
seating-same-name = Er zijn twee plaatsen met de naam “{ $name }”. Geef ze elk een eigen naam.
name-me = Jij
name-bot-1 = Ada
name-bot-2 = Bram
name-bot-3 = Chloé
name-bot-4 = Daan
name-bot-5 = Elif
name-bot-6 = Finn
name-person = Speler { $seat }

## Buttons

new-game = Nieuw spel
back = Terug naar het vorige spel
undo = Ongedaan maken
again = Zelfde kaarten opnieuw
save = Opslaan
load = Open een opgeslagen spel
rules = Spelregels
log = Alles wat er gebeurd is

## Passing the device

handover-title = Geef het scherm door aan { $name }
handover-hint = De anderen kijken nu even weg.
handover-ready = Ik ben { $name }

## At the table

turn-of = { $name }, jij bent aan de beurt
turn-you = Jij bent aan de beurt
news-title = Sinds je vorige beurt
news-start = Tot nu toe
news-last = Zojuist
over-title = Het spel is afgelopen
coins-own = Zelf munten kiezen
coins-lay = Munten om neer te leggen
coins-pay = Munten als je past
bid-amount = Mijn bod
press-bid = Bieden
lay-less = Eén minder: { $piece }
lay-more = Eén meer: { $piece }
lay-count = { $laid } van { $count }
lay-cards = Kaarten om mee te betalen, elk 1 waard
laid-due = Gelegd: { $laid } van { $due }
laid = Gelegd: { $laid }

## What happened to the page

saved = Opgeslagen. Bewaar het bestand goed: met “Open een opgeslagen spel” ga je verder.
loaded = Welkom terug. Het spel ligt er nog zoals je het achterliet.
kept = Het vorige spel is bewaard: met “Terug naar het vorige spel” ga je ermee verder.
resumed = De pagina is opnieuw geladen. Je spel gaat verder waar het was.
undone = Teruggenomen.
load-failed = Dit bestand kan niet worden geopend. { $why }
oops = Er ging iets mis, en dat lag aan ons, niet aan jou. Je spel is zoals het was: probeer het nog eens of laad de pagina opnieuw.

## Why something cannot be said now

no-over = Het spel is afgelopen.
no-not-your-turn = Je bent niet aan de beurt.
no-not-now = Dat kan nu niet.
no-number = Typ een heel getal, bijvoorbeeld { $example }.
no-low = Dat is te laag. Het moet minstens { $least } zijn.
no-high = Dat is te hoog. Het mag hoogstens { $most } zijn.
no-step = { $amount } kan niet, maar { $below } en { $above } wel.
no-extra = Dat is meer dan er gevraagd werd.
no-coins-missing = Die munten heb je niet.
no-coins-sum = Die munten zijn samen { MONEY($laid) }, geen { MONEY($amount) }.
no-pieces-few = Leg minstens { $least ->
    [one] één stuk
   *[other] { $least } stuks
}.
no-laid-over = Je legt meer dan nodig is: er kan iets bij jou blijven.
no-laid-short = Dat is { $laid }, en je moet { $due } betalen.
no-cards-few = Kies er minstens { $least }.
no-cards-many = Kies er hoogstens { $most }.
no-cards-missing = Kaart { $card } heb je niet.
no-order = Dat zijn niet de kaarten van deze stapel.
no-other = Dat kan nu niet.
see-rule = Regel { $rule }

## What is wrong with a saved game

journal-line = Regel { $line }: { $why }
journal-empty = het bestand is leeg.
journal-too-long = het bestand is veel te lang voor een spel.
journal-broken-line = deze regel is niet te lezen.
journal-broken-pack = het ingepakte spel is beschadigd.
journal-broken-head = in de eerste regel staat iets onmogelijks ({ $field }).
journal-no-head = dit is geen spel dat hier is opgeslagen.
journal-unknown-version = het is opgeslagen in versie { $found }, en hier is alleen versie { $known } te lezen.
journal-unknown-game = er is geen spel dat “{ $found }” heet.
journal-players = het heeft { $found } spelers, maar het spel is voor { $least } tot en met { $most }.
journal-unknown-seat = plaats { $found } bestaat niet.
journal-unknown-action = “{ $found }” is geen zet die iemand kan doen.
journal-unknown-bot = er is geen computerspeler die “{ $found }” heet.
journal-not-your-turn = plaats { $seat } was hier niet aan de beurt.
journal-over = het spel was hiervoor al afgelopen.
journal-illegal = de regels staan deze zet hier niet toe.
journal-other-events = volgens de regels volgt er iets anders op deze zet.

## On the command line

replay-checked = { $moves ->
    [one] { $moves } zet, en de regels staan die toe.
   *[other] { $moves } zetten, en de regels staan ze allemaal toe.
}
replay-running = Het spel is nog niet afgelopen.
rules-bare = Geen toets en geen les bewijst { LIST($rules) }.

## Why a bot does something

why-any = elke zet die mag was even goed

## Small parts

money = { MONEY($amount) }
# How MONEY() writes an amount.
money-form = ${ "\u00A0" }{ $number }
number = { $number }
