# Sentences that all games share. MONEY($n) writes an amount, LIST($x) a list.

## The page

title = Hashiban
tagline = Lerne Versteigerungsspiele kennen, und wie Menschen bieten
back-to-start = Alle Spiele
notice = Zum Vergnügen und zum Nachdenken. Ein psychologischer Test ist das nicht.

room-table = Spielen
room-lessons = Lernen
room-plots = Zurückblicken
room-no-game = Spiel zuerst eine Partie oder öffne eine gespeicherte: Hier siehst du sie dann in Bildern.

## Taking seats

seating-title = Wer spielt mit?
seating-hint = Gib allen, die mitspielen, einen Namen. Auf den anderen Plätzen spielt der Computer.
seating-habits = Manche Computer spielen schwer, haben aber eine Eigenart, die man auch bei Menschen findet.
seating-count = Wie viele spielen?
seating-seat = Platz { $seat }
seating-person = Eine Person
bot-easy = Computer, leicht
bot-medium = Computer, mittel
bot-hard = Computer, schwer
bot-random = Computer, auf gut Glück
bot-habit = Computer, { $habit }
bot-habit-strength = Computer, { $habit } (Stärke { $strength })
habit-sunk-cost = kommt vom Bezahlten nicht los
habit-anchor = klebt am ersten Gebot
habit-loss-aversion = verliert ungern Münzen
habit-endowment = hängt an seinem Besitz
habit-gamblers-fallacy = meint, jetzt muss es schiefgehen
habit-overconfidence = vertraut auf sein Glück
habit-start-price = klebt am Startpreis
habit-long-shot = träumt vom großen Los
seating-rules = Hausregeln
seating-start = Spiel beginnen
seating-same-name = Zwei Plätze heißen „{ $name }“. Gib jedem einen eigenen Namen.
name-me = Du
name-bot-1 = Ada
name-bot-2 = Bram
name-bot-3 = Chloé
name-bot-4 = Daan
name-bot-5 = Elif
name-bot-6 = Finn
name-person = Person { $seat }

## Buttons

new-game = Neues Spiel
back = Zurück zum vorigen Spiel
undo = Rückgängig
again = Gleiche Karten noch mal
save = Speichern
load = Gespeichertes Spiel öffnen
rules = Spielregeln
log = Alles, was geschah

## Passing the device

handover-title = Gib das Gerät an { $name } weiter
handover-hint = Alle anderen schauen jetzt bitte weg.
handover-ready = Ich bin { $name }

## At the table

turn-of = { $name }, du bist dran
turn-you = Du bist dran
news-title = Seit du zuletzt dran warst
news-start = Bis jetzt
news-last = Gerade eben
over-title = Das Spiel ist zu Ende
coins-own = Münzen selbst aussuchen
coins-lay = Münzen zum Hinlegen
coins-pay = Münzen, wenn du passt
bid-amount = Mein Gebot
press-bid = Bieten
lay-less = Eins weniger: { $piece }
lay-more = Eins mehr: { $piece }
lay-count = { $laid } von { $count }
lay-cards = Karten zum Bezahlen, jede 1 wert
laid-due = Gelegt: { $laid } von { $due }
laid = Gelegt: { $laid }

## What happened to the page

saved = Gespeichert. Bewahre die Datei gut auf: Mit „Gespeichertes Spiel öffnen“ geht es weiter.
loaded = Willkommen zurück. Dein Spiel ist noch so, wie du es verlassen hast.
kept = Das vorige Spiel ist noch da: „Zurück zum vorigen Spiel“ bringt es zurück.
resumed = Die Seite wurde neu geladen. Dein Spiel geht weiter, wo es war.
undone = Zurückgenommen.
load-failed = Diese Datei lässt sich nicht öffnen. { $why }
oops = Hier ist etwas schiefgegangen, und das lag an uns, nicht an dir. Dein Spiel ist, wie es war: Versuch es noch einmal oder lade die Seite neu.

## Why something cannot be said now

no-over = Das Spiel ist zu Ende.
no-not-your-turn = Du bist nicht dran.
no-not-now = Das geht jetzt nicht.
no-number = Bitte tippe eine ganze Zahl ein, zum Beispiel { $example }.
no-low = Das ist zu wenig. Es müssen mindestens { $least } sein.
no-high = Das ist zu viel. Es dürfen höchstens { $most } sein.
no-step = { $amount } geht nicht, aber { $below } und { $above } gehen.
no-extra = Das ist mehr, als gefragt war.
no-coins-missing = Diese Münzen hast du nicht.
no-coins-sum = Diese Münzen ergeben { MONEY($laid) } und nicht { MONEY($amount) }.
no-pieces-few = Leg mindestens { $least ->
    [one] ein Stück
   *[other] { $least } Stück
}.
no-laid-over = Du legst mehr als nötig: Etwas davon kann bei dir bleiben.
no-laid-short = Das sind { $laid }, und du musst { $due } bezahlen.
no-cards-few = Wähle mindestens { $least } aus.
no-cards-many = Wähle höchstens { $most } aus.
no-cards-missing = Karte { $card } hast du nicht.
no-order = Das sind nicht die Karten dieses Stapels.
no-other = Das geht jetzt nicht.
see-rule = Regel { $rule }

## What is wrong with a saved game

journal-line = Zeile { $line }: { $why }
journal-empty = Die Datei ist leer.
journal-too-long = Die Datei ist viel zu lang für ein Spiel.
journal-broken-line = Diese Zeile ist nicht lesbar.
journal-broken-pack = Das gepackte Spiel ist beschädigt.
journal-broken-head = In der ersten Zeile steht etwas Unmögliches ({ $field }).
journal-no-head = Das ist kein Spiel, das hier gespeichert wurde.
journal-unknown-version = Es wurde in Version { $found } gespeichert, hier lässt sich nur Version { $known } lesen.
journal-unknown-game = Ein Spiel namens „{ $found }“ gibt es nicht.
journal-players = Hier spielen { $found } mit, aber das Spiel ist für { $least } bis { $most }.
journal-unknown-seat = Platz { $found } gibt es nicht.
journal-unknown-action = „{ $found }“ ist kein Zug, den jemand machen kann.
journal-unknown-bot = Es gibt keinen Computerspieler, der „{ $found }“ heißt.
journal-not-your-turn = Platz { $seat } war hier nicht dran.
journal-over = Das Spiel war vorher schon zu Ende.
journal-illegal = Diesen Zug erlauben die Regeln hier nicht.
journal-other-events = Nach den Regeln folgt auf diesen Zug etwas anderes.

## On the command line

replay-checked = { $moves ->
    [one] { $moves } Zug, und die Regeln erlauben ihn.
   *[other] { $moves } Züge, und die Regeln erlauben jeden davon.
}
replay-running = Das Spiel ist noch nicht zu Ende.
rules-bare = Weder ein Test noch eine Lektion beweist { LIST($rules) }.

## Why a bot does something

why-any = jeder erlaubte Zug war gleich gut

## Small parts

money = { MONEY($amount) }
# How MONEY() writes an amount.
money-form = { $number }{ "\u00A0" }$
number = { $number }
