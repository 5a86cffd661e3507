# The first number.

study-anchoring-title = Het eerste getal
study-anchoring-line = Een spel in zijn doos komt onder de hamer. Wat zou jij betalen?
study-anchoring-lead = Een spel in zijn doos komt onder de hamer. Schrijf een getal op, en daarna wat jij zou betalen.
study-anchoring-teaches = waarom het eerste getal dat valt trekt aan alles wat daarna gezegd wordt, en naar welke getallen je beter wel luistert

## You decide

study-anchoring-decide = Kijk naar de doos: een spel dat hier niemand kent, gloednieuw, voor twee tot vijf mensen, een uur per keer. Schrijf eerst op op welke dag van de maand je geboren bent. Beantwoord dan de andere twee vragen, vlug en in je eentje.
study-anchoring-scene = De doos van een nieuw spel, met een prijskaartje waar niets op staat.
study-anchoring-ask-day = Op welke dag van de maand ben je geboren?
study-anchoring-ask-would = Zou je voor dit spel precies zoveel betalen als dat getal?
study-anchoring-ask-would-a = Ja
study-anchoring-ask-would-b = Nee
study-anchoring-ask-most = Hoeveel zou je er hoogstens voor betalen?

## What do you expect?

study-anchoring-predict = Nu spelen vier computers Vastgoedveiling. Deze hebben een anker: { $weight } procent van wat ze denken dat de panden waard zijn, komt van het eerste bod, wie dat ook doet en waarom. We houden de eerste veiling van het spel twee keer met dezelfde kaarten: één keer is het eerste bod { $first-low }, één keer { $first-high }, in munten.
study-anchoring-ask-more = Hoeveel munten betaalt de winnaar gemiddeld meer na het hogere eerste bod? Zet een min als het minder is.

## What happens

study-anchoring-happened = We houden de eerste veiling van Vastgoedveiling duizenden keren, steeds met vier moeilijke computers. Bij dezelfde kaarten is het eerste bod { $first-low }, dan telkens één meer, tot { $first-high } munten: één keer bij computers met een koel hoofd, die zelf rekenen, en één keer bij computers met een anker. En in De Veiling van Hashiban brengen drie computers met een koel hoofd kavels in voor een deel van hun gewone startprijs.
study-anchoring-alone = Je getal was { $day }, en je zou hoogstens { MONEY($most) } betalen. Heeft het getal aan je getrokken? Bij één mens kan niemand dat zeggen. In een klas zie je het: vergelijk wie een laag getal had met wie een hoog getal had.
study-anchoring-class-high = Wie een getal tot en met { $last } had, zou gemiddeld { MONEY($low) } betalen, wie een hoger getal had { MONEY($high) }. Dat is { MONEY($gap) } meer.
study-anchoring-class-low = Wie een getal tot en met { $last } had, zou gemiddeld { MONEY($low) } betalen, wie een hoger getal had { MONEY($high) }. Dat is { MONEY($gap) } minder: het getal trok hier niet, of het toeval trok harder.
study-anchoring-class-same = Wie een getal tot en met { $last } had, zou gemiddeld { MONEY($low) } betalen, wie een hoger getal had { MONEY($high) }. Er is geen verschil: { MONEY($gap) }.
dynamics-study-anchoring-prices-title = Wat de winnaar betaalt
dynamics-study-anchoring-prices-see = Elk teken is een gemiddelde over de eerste veilingen van veel spellen; het streepje erdoor zegt hoe zeker het is.
dynamics-study-anchoring-prices-x = eerste bod, in munten
dynamics-study-anchoring-prices-y = prijs, in munten
dynamics-study-anchoring-prices-label-clear = koel hoofd
dynamics-study-anchoring-prices-label-anchored = met een anker
dynamics-study-anchoring-prices-told = Met een koel hoofd betaalde de winnaar gemiddeld { $clear-low } munten na een eerste bod van { $low }, en { $clear-high } na een van { $high }. Met een anker was het { $anchored-low } en { $anchored-high }.
dynamics-study-anchoring-lots-title = Wat een startprijs doet
dynamics-study-anchoring-lots-see = Kavels in De Veiling van Hashiban, en kopers met een koel hoofd. Ze bieden als de start onder ligt wat de kavel hun waard is.
dynamics-study-anchoring-lots-x = startprijs, in procent van de gewone
dynamics-study-anchoring-lots-y = kavels met een bod, van de 100
dynamics-study-anchoring-lots-label-lots = kavels
dynamics-study-anchoring-lots-told = Er waren { $many } kavels. Bij { $least } procent van de gewone startprijs kregen er { $share } van de 100 een bod.

## The answers of a class

dynamics-study-anchoring-day-title = Jullie getallen
dynamics-study-anchoring-day-see = Geboortedagen zijn zo ongeveer gelijk verdeeld, en zeggen niets over een spel.
dynamics-study-anchoring-day-x = dag van de maand
dynamics-study-anchoring-day-y = antwoorden van de 100
dynamics-study-anchoring-day-said = { $many } getallen van { $least } tot { $most }; { $middle } ligt in het midden.
dynamics-study-anchoring-would-title = Zou je je getal betalen?
dynamics-study-anchoring-would-see = Hoeveel zeiden er ja?
dynamics-study-anchoring-would-x = antwoord
dynamics-study-anchoring-would-y = antwoorden van de 100
dynamics-study-anchoring-would-label-a = Ja
dynamics-study-anchoring-would-label-b = Nee
dynamics-study-anchoring-would-said = { $many } antwoorden.
dynamics-study-anchoring-most-title = Wat jullie hoogstens zouden betalen
dynamics-study-anchoring-most-see = Hoe ver liggen jullie uit elkaar?
dynamics-study-anchoring-most-x = hoogste prijs
dynamics-study-anchoring-most-y = antwoorden van de 100
dynamics-study-anchoring-most-said = { $many } bedragen van { $least } tot { $most }; { $middle } ligt in het midden.
dynamics-study-anchoring-more-title = Wat jullie verwachtten
dynamics-study-anchoring-more-see = Wie dacht dat het eerste bod niet uitmaakt, en wie dacht van wel?
dynamics-study-anchoring-more-x = munten meer
dynamics-study-anchoring-more-y = antwoorden van de 100
dynamics-study-anchoring-more-truth = het was
dynamics-study-anchoring-more-said = { $many } voorspellingen van { $least } tot { $most }; { $middle } ligt in het midden.
dynamics-study-anchoring-halves-title = Lage getallen, hoge getallen
dynamics-study-anchoring-halves-see = Balken: wie een laag getal had. Lijn: wie een hoog getal had. Ligt de lijn verder naar rechts?
dynamics-study-anchoring-halves-x = hoogste prijs
dynamics-study-anchoring-halves-y = antwoorden van de 100
dynamics-study-anchoring-halves-told = { $below } van jullie hadden een getal tot en met { $last }, { $above } een hoger getal.

## What theory says

study-anchoring-theory =
    Het eerste bod was van ons en zegt niets over de panden. Een koel hoofd geeft het geen enkel gewicht. Een computer bij wie het voor { $weight } procent meetelt, vindt de panden na een eerste bod van { $first-high } { $pull } munten meer waard dan na een van { $first-low }, en omdat iedereen aan tafel zo denkt en ze elkaar opjagen, stijgt de prijs nog meer.
    Een startprijs is iets anders: dat is een bodem. Die houdt iedereen weg die minder wil betalen, of hij nu aan iemand trekt of niet.
    En sommige getallen verdienen wel gewicht. Wie net zo goed gekeken heeft als jij, weet evenveel als jij: dan is het midden tussen jullie schattingen het beste.
dynamics-study-anchoring-rise-title = Hoeveel meer na een hoger eerste bod
dynamics-study-anchoring-rise-see = Tekens zijn onze veilingen, elk vergeleken met dezelfde kaarten na het laagste eerste bod. Gestreept: wat één computer de panden meer waard zou vinden.
dynamics-study-anchoring-rise-x = eerste bod, in munten
dynamics-study-anchoring-rise-y = munten meer dan na het laagste
dynamics-study-anchoring-rise-label-clear = koel hoofd
dynamics-study-anchoring-rise-label-anchored = met een anker
dynamics-study-anchoring-rise-clear-theory = geen trek
dynamics-study-anchoring-rise-anchored-theory = trek aan één
dynamics-study-anchoring-rise-told = De trek alleen maakt { $more } munten. Betaald werd na het hoogste eerste bod { $paid } munten meer.
dynamics-study-anchoring-weight-title = Naar wie moet je luisteren?
dynamics-study-anchoring-weight-see = Je schat wat iets waard is, en hoort eerst een getal. Links neem je je eigen schatting, rechts het getal.
dynamics-study-anchoring-weight-x = gewicht van het getal, in procent
dynamics-study-anchoring-weight-y = hoe ver ernaast, gemiddeld
dynamics-study-anchoring-weight-label-person = een ander mens
dynamics-study-anchoring-weight-label-wheel = rad van fortuin
dynamics-study-anchoring-weight-person-theory = theorie
dynamics-study-anchoring-weight-wheel-theory = theorie
dynamics-study-anchoring-weight-told = Jouw schatting zit er tot { MONEY($own) } naast, die van de ander ook; het rad van fortuin weet niets en stopt tot { MONEY($wheel) } boven of onder jouw schatting. Alleen zit je er gemiddeld { MONEY($alone) } naast. Telt de schatting van de ander voor de helft mee, dan is het { MONEY($half) }.
dynamics-study-anchoring-pull-title = Trok het getal aan jullie klas?
dynamics-study-anchoring-pull-see = Zonder trek lagen beide tekens op de streepjeslijn, op het toeval na. Zijn de strepen lang, dan kan het toeval dit alleen.
dynamics-study-anchoring-pull-x = getal
dynamics-study-anchoring-pull-y = hoogste prijs
dynamics-study-anchoring-pull-label-class = jullie klas
dynamics-study-anchoring-pull-theory = geen trek
dynamics-study-anchoring-pull-told = Voor een getal dat één hoger is zou jullie klas { MONEY($slope) } { $way ->
        [less] minder
       *[more] meer
    } betalen.

## Change one thing

study-anchoring-change = Hoeveel stijgt de prijs als het eerste bod minder gewicht heeft, of meer? Probeer er een paar.
study-anchoring-setting = Hoe zwaar weegt het eerste bod?
study-anchoring-setting-value = { $value }%
dynamics-study-anchoring-weights-title = Hoe zwaarder het anker, hoe hoger de prijs
dynamics-study-anchoring-weights-see = Tekens zijn onze veilingen. De streepjeslijn is de trek aan één computer alleen.
dynamics-study-anchoring-weights-x = gewicht van het eerste bod, in procent
dynamics-study-anchoring-weights-y = munten meer na het hoogste eerste bod
dynamics-study-anchoring-weights-label-anchored = veilingen
dynamics-study-anchoring-weights-theory = trek aan één
dynamics-study-anchoring-weights-told = Bij een gewicht van { $weight } procent betaalde de winnaar { $more } munten { $way ->
        [less] minder
       *[more] meer
    } na een eerste bod van { $high } dan na een van { $low }.

## Talk about it

study-anchoring-open-1 = Hoe hard trekt zo'n getal aan mensen? Onderzoekers zijn het niet eens: vergelijk de bronnen.
study-anchoring-open-2 = Helpt het als je van tevoren van ankers weet?
study-anchoring-open-3 = Een lage start lokt meer mensen die bieden. Kan de prijs daardoor hoger uitkomen?
study-anchoring-talk-1 = Je wilt een tweedehands fiets, en de verkoper noemt als eerste een prijs. Wat doet dat met je, en wat kun je eraan doen?
study-anchoring-talk-1-answer = Alles wat daarna gezegd wordt, blijft bij het eerste getal in de buurt, ook als het onzin was. Bepaal vooraf wat de fiets jou waard is, schrijf het op, en noem zelf als eerste een getal.
study-anchoring-talk-2 = Met een koel hoofd betaalde de winnaar na een laag en een hoog eerste bod bijna evenveel. Waarom?
study-anchoring-talk-2-answer = Zij rekenen met de panden en met hun eigen munten. De prijs was { $clear-1 } munten na een eerste bod van { $first-low }, { $clear-4 } na een van { $first-high }. Met een anker was het { $anchored-1 } en { $anchored-4 }.
study-anchoring-talk-3 = Wanneer is het slim om het getal van een ander mee te laten tellen?
study-anchoring-talk-3-answer = Als er kennis achter zit die jij niet hebt. Met het halve gewicht op de schatting van een ander zit je er geen { MONEY($off-alone) } maar { MONEY($off-person) } naast; met het halve gewicht op een rad van fortuin { MONEY($off-wheel) }.

## Five questions

study-anchoring-ask-q1 = De ene helft van een groep ziet een rad van fortuin stoppen bij een hoog getal, de andere helft bij een laag getal. Daarna schat iedereen hoe lang een rivier is. Wat verwacht je als getallen trekken?
study-anchoring-ask-q1-a = Beide helften schatten hetzelfde: het rad weet niets van rivieren.
study-anchoring-ask-q1-b = De helft met het hoge getal schat hoger.
study-anchoring-ask-q1-c = De helft met het hoge getal schat lager, om het goed te maken.
study-anchoring-ask-q1-why = Een anker trekt naar zich toe, ook als het er niets mee te maken heeft.
study-anchoring-ask-q2 = Hoeveel gewicht hoort het getal van een rad van fortuin te hebben in je schatting?
study-anchoring-ask-q2-a = Geen
study-anchoring-ask-q2-b = De helft, voor de zekerheid
study-anchoring-ask-q2-c = Meer als het dicht bij je eigen schatting ligt
study-anchoring-ask-q2-why = Het weet niets, dus elk beetje gewicht maakt je slechter: met de helft zit je er { MONEY($off-wheel) } naast, zonder { MONEY($off-alone) }.
study-anchoring-ask-q3 = Een vriend die net zo goed gekeken heeft als jij zegt voor jou een getal. Wat is de beste schatting?
study-anchoring-ask-q3-a = Je eigen: laat nooit aan je trekken.
study-anchoring-ask-q3-b = Die van je vriend: het eerste getal telt.
study-anchoring-ask-q3-c = Het midden tussen die twee.
study-anchoring-ask-q3-why = Jullie weten evenveel; in het midden vallen de fouten voor een deel tegen elkaar weg.
study-anchoring-ask-q4 = Vier computers met een koel hoofd spelen Vastgoedveiling. Het eerste bod gaat van { $first-low } naar { $first-high }. Wat gebeurt er gemiddeld met de prijs?
study-anchoring-ask-q4-a = Hij stijgt evenveel.
study-anchoring-ask-q4-b = Hij verandert nauwelijks.
study-anchoring-ask-q4-c = Hij daalt met de helft.
study-anchoring-ask-q4-why = Hij was { $clear-1 } na het lage en { $clear-4 } na het hoge eerste bod.
study-anchoring-ask-q5 = Een verkoper verdubbelt de startprijs. Alle kopers hebben een koel hoofd. Wat is zeker?
study-anchoring-ask-q5-a = Er bieden niet meer mensen dan eerst.
study-anchoring-ask-q5-b = De verkoper krijgt twee keer zoveel.
study-anchoring-ask-q5-c = De kopers vinden het ding meer waard.
study-anchoring-ask-q5-why = Het is een bodem: van de 100 kavels kregen er { $lots-50 } een bod bij de halve gewone startprijs, { $lots-100 } bij de hele.

## For the teacher

study-anchoring-aim = Dat een getal kan trekken ook al betekent het niets, en dat de vraag niet is of een getal het eerste was, maar wat de spreker wist. Leerlingen zien het in hun eigen antwoorden, in prijzen uit het spel, en in wat een startprijs doet zonder enige trek.
study-anchoring-script-decide = Laat de doos zien. Laat iedereen de drie antwoorden in deze volgorde opschrijven, zonder praten en zonder uitleg. Haal de briefjes op en typ of plak ze zoals ze zijn: getal, ja of nee, bedrag. Met minder dan twintig mensen is het toeval sterk; zeg dat later, niet nu.
study-anchoring-script-predict = Iedereen schrijft een aantal munten op. Vraag wie niets verwacht, en wie het hele verschil tussen de twee eerste biedingen verwacht.
study-anchoring-script-happened = Laat het lopen. Lees eerst voor wat de twee helften van de klas zeiden. Dan de prijzen: twee lijnen, een vlakke en een die klimt. Dan de kavels: hier trekt niets aan iemand, en toch doet de startprijs ertoe.
study-anchoring-script-theory = Vraag eerst: wat wist degene die het eerste getal zei? Laat het dan zien. Het plaatje met het rad en de ander is het plaatje om te onthouden.
study-anchoring-script-change = Probeer geen gewicht en het hele gewicht. Een anker komt je duur te staan: een computer met een van { $weight } procent wint { $wins } van de 100 spellen tegen drie met een koel hoofd, waar { $fair } zijn deel zou zijn.
study-anchoring-script-talk = Een of twee van de vragen, en dan nog eens de vijf vragen.
study-anchoring-expected-clear-1 = Prijs in munten na het laagste eerste bod, koel hoofd
study-anchoring-expected-clear-4 = Hetzelfde na het hoogste eerste bod
study-anchoring-expected-clear-more = Hoeveel meer dat is, met dezelfde kaarten
study-anchoring-expected-anchored-1 = Prijs in munten na het laagste eerste bod, anker van { $weight } procent
study-anchoring-expected-anchored-4 = Hetzelfde na het hoogste eerste bod
study-anchoring-expected-anchored-more = Hoeveel meer dat is, met dezelfde kaarten
study-anchoring-expected-wins = Spellen van de 100 die één zo'n computer wint tegen drie met een koel hoofd
study-anchoring-expected-lots-25 = Kavels van de 100 met een bod bij een kwart van de gewone startprijs
study-anchoring-expected-lots-50 = Hetzelfde bij de helft daarvan
study-anchoring-expected-lots-100 = Hetzelfde bij de gewone startprijs
study-anchoring-expected-weight = Gewicht van het eerste bod in procent, eerste keer
study-anchoring-expected-pull = Munten die de trek alleen maakt, eerste keer
study-anchoring-expected-fair = Spellen van de 100 die iedereen wint onder gelijken
study-anchoring-expected-own = Hoe ver een schatting ernaast kan zitten
study-anchoring-expected-wheel = Hoe ver van jouw schatting het rad van fortuin kan stoppen
study-anchoring-expected-first-low = Laagste eerste bod
study-anchoring-expected-first-high = Hoogste eerste bod
study-anchoring-expected-off-alone = Hoe ver de eigen schatting er gemiddeld naast zit
study-anchoring-expected-off-person = Het midden van die en de schatting van een ander
study-anchoring-expected-off-wheel = Het midden van die en een rad van fortuin
