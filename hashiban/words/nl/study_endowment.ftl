# Endowment, and the price of a set.

study-endowment-title = Gehecht aan wat je hebt
study-endowment-line = Eén kaart, te koop of al van jou: is het dezelfde kaart?
study-endowment-lead = Drie prijzen voor kaarten met kaas. Zeg wat je ervoor zou betalen, en wat je ervoor zou willen hebben.
study-endowment-teaches = waarom mensen voor wat ze hebben meer vragen dan ze er zelf voor zouden geven, en wat een kaart van een kwartet waard is

## You decide

study-endowment-decide =
    Wereldhandel, vlak voor het einde van het spel. Jullie zijn met zijn drieën: jij, Bram en Chloé. Ieder heeft één kwartet en { $money } aan geldkaarten. Aan het eind tellen kwartetten, losse kaarten en geld niet. Om kaarten waarvan niemand er vier heeft wordt verder gehandeld, met geld dat dicht op tafel ligt, tot iemand ze allemaal heeft.
    Een kwartet kaas is { $value } punten waard. Jij hebt twee kaarten met kaas, Bram heeft er één. Verder zijn alleen de bananen nog over jullie drieën verdeeld. Er ligt nog één kaart op de stapel: de vierde kaas.
study-endowment-scene = Voor jou liggen twee kaarten met kaas, voor Bram één. De laatste kaart, in het midden, is ook kaas.
study-endowment-scene-you = jij
study-endowment-ask-pay = Bram veilt die kaart. Het zou jouw derde zijn. Hoeveel betaal je er hoogstens voor?
study-endowment-ask-own = Nu precies hetzelfde spel, alleen is die derde kaart al van jou. Bram wil hem kopen. Voor hoeveel doe je hem minstens weg?
study-endowment-ask-fourth = Nog een spel: je hebt drie kaarten met kaas, en Bram veilt de vierde. Hoeveel betaal je daar hoogstens voor?

## What do you expect?

study-endowment-predict = Drie bots spelen hele spellen. Twee zijn nuchter. De derde speelt net zo goed, maar is gehecht aan zijn spullen: alles wat hij heeft telt voor hem dubbel. Waren ze alle drie gelijk, dan won ieder ongeveer een derde van de spellen.
study-endowment-ask-wins = Hoeveel van de 100 spellen wint de gehechte bot?

## What happens

study-endowment-happened = De drie bots spelen, elke verdeling drie keer, zodat elke bot elke plek krijgt. Tussendoor spelen nuchtere bots telkens weer het eind van jouw spel.
study-endowment-own-more = Voor precies dezelfde kaart zou je { $pay } betalen, en je wilt er { $own } voor hebben. De meeste mensen vragen meer dan ze zouden betalen.
study-endowment-own-same = Je zou { $pay } voor de kaart betalen en hem voor { $own } wegdoen: aan beide kanten dezelfde prijs. Dat doen niet veel mensen.
study-endowment-own-less = Je zou { $pay } voor de kaart betalen en hem voor { $own } wegdoen, en dat is minder. Dan kan iemand hem van je kopen, aan jou terugverkopen en het verschil houden.
study-endowment-own-class = { $more } van de { $many } antwoorden vragen meer voor de kaart dan ze ervoor zouden betalen, { $less } vragen minder. Het middelste bod is { $pay }, de middelste vraagprijs { $own }. Het is dezelfde kaart.
study-endowment-last-alone = Voor de derde kaart zou je { $pay } betalen, voor de vierde { $fourth }. De nuchtere bot geeft { $third } voor de derde en { $last } voor de vierde.
study-endowment-last-room = Het midden van jullie klas zou { $pay } voor de derde kaart betalen en { $fourth } voor de vierde. De nuchtere bot geeft { $third } voor de derde en { $last } voor de vierde.
dynamics-study-endowment-price-title = De derde kaas: wat je geeft en wat je vraagt
dynamics-study-endowment-price-see = Twee balken horen bij elkaar. Zijn ze even lang?
dynamics-study-endowment-price-x = wie
dynamics-study-endowment-price-y = prijs
dynamics-study-endowment-price-label-you-pay = jij: om hem te kopen
dynamics-study-endowment-price-label-you-own = jij: om hem weg te doen
dynamics-study-endowment-price-label-clear-pay = nuchtere bot: kopen
dynamics-study-endowment-price-label-clear-own = nuchtere bot: wegdoen
dynamics-study-endowment-price-label-fond-pay = gehechte bot: kopen
dynamics-study-endowment-price-label-fond-own = gehechte bot: wegdoen
dynamics-study-endowment-price-told = De nuchtere bot betaalt { $pay } en doet de kaart voor { $own } weg. De gehechte bot betaalt evenveel, maar wil { $fond } hebben.
dynamics-study-endowment-table-title = Wie hele spellen wint
dynamics-study-endowment-table-see = Wat kost het om aan je spullen gehecht te zijn?
dynamics-study-endowment-table-x = bot
dynamics-study-endowment-table-y = gewonnen spellen van de 100
dynamics-study-endowment-table-label-fond = de gehechte bot
dynamics-study-endowment-table-label-clear = elke nuchtere bot
dynamics-study-endowment-table-told = Na { $games } spellen heeft de gehechte bot er { $wins } van de 100 gewonnen. Hij houdt goederen die minder waard zijn dan het geld, en begint zelden een handel.

## The answers of a class

dynamics-study-endowment-pay-title = Wat je voor de derde kaart geeft
dynamics-study-endowment-pay-see = Hoe zijn de prijzen verdeeld?
dynamics-study-endowment-pay-x = prijs
dynamics-study-endowment-pay-y = antwoorden per 100
dynamics-study-endowment-pay-said = { $many } antwoorden van { $least } tot { $most }; het middelste is { $middle }.
dynamics-study-endowment-own-title = Wat je voor de derde kaart wilt hebben
dynamics-study-endowment-own-see = Let op de getallen onderaan: zijn het dezelfde als hiervoor?
dynamics-study-endowment-own-x = prijs
dynamics-study-endowment-own-y = antwoorden per 100
dynamics-study-endowment-own-said = { $many } antwoorden van { $least } tot { $most }; het middelste is { $middle }.
dynamics-study-endowment-fourth-title = Wat je voor de vierde kaart geeft
dynamics-study-endowment-fourth-see = Is de laatste duurder dan de derde?
dynamics-study-endowment-fourth-x = prijs
dynamics-study-endowment-fourth-y = antwoorden per 100
dynamics-study-endowment-fourth-said = { $many } antwoorden van { $least } tot { $most }; het middelste is { $middle }.
dynamics-study-endowment-wins-title = Wat jullie verwachtten
dynamics-study-endowment-wins-see = Wie dacht dat gehecht zijn helpt?
dynamics-study-endowment-wins-x = gewonnen spellen van de 100
dynamics-study-endowment-wins-y = antwoorden per 100
dynamics-study-endowment-wins-truth = het was
dynamics-study-endowment-wins-said = { $many } voorspellingen van { $least } tot { $most }; de middelste is { $middle }.

## What theory says

study-endowment-theory =
    Of je nu koopt of verkoopt, je vergelijkt dezelfde twee tafels: één met de kaart en minder geld, één zonder de kaart en met meer geld. Dus horen de prijzen ongeveer gelijk te zijn. Iets meer vragen mag, want wie de kaart heeft, is een beetje rijker.
    En wat is een kaart waard? Vier kaarten zijn vier lootjes voor één prijs. Het laatste lootje is niet meer waard dan de andere; alleen de prijs zelf groeit met elk ander kwartet dat je hebt.
dynamics-study-endowment-ratio-title = Hoeveel keer je eigen bod vraag je?
dynamics-study-endowment-ratio-see = Op de lijn van de theorie vraagt iemand precies wat hij of zij zelf zou betalen. De andere lijn ligt ongeveer waar de eigenaars van bekers zaten in de proeven van Kahneman, Knetsch en Thaler (1990). Wie niets zou betalen doet niet mee; heel hoge getallen staan aan de rechterrand.
dynamics-study-endowment-ratio-x = vraagprijs, zoveel keer het bod
dynamics-study-endowment-ratio-y = antwoorden per 100
dynamics-study-endowment-ratio-same-theory = theorie
dynamics-study-endowment-ratio-mugs = bekers
dynamics-study-endowment-ratio-said = { $many } antwoorden; het middelste vraagt { $middle } keer zijn eigen bod.
dynamics-study-endowment-chance-title = Vier lootjes voor één prijs
dynamics-study-endowment-chance-see = De tekens zijn eindes van spellen tussen nuchtere bots, jij tegen Bram. Op de streeplijn is elke kaart evenveel waard.
dynamics-study-endowment-chance-x = kaarten met kaas die je hebt
dynamics-study-endowment-chance-y = gewonnen kwartetten van de 100
dynamics-study-endowment-chance-label-won = onze spellen
dynamics-study-endowment-chance-theory = een kwart per kaart
dynamics-study-endowment-chance-told = Hier werd het kwartet met één kaart in { $won-1 } van de 100 spellen gewonnen, met twee kaarten in { $won-2 }, met drie in { $won-3 }, en met vier altijd.
dynamics-study-endowment-multiplier-title = Wat het kwartet kaas oplevert
dynamics-study-endowment-multiplier-see = Al je kwartetten tel je op, en dat doe je keer hun aantal. Dus een nieuw kwartet telt telkens weer mee.
dynamics-study-endowment-multiplier-x = andere kwartetten die je hebt
dynamics-study-endowment-multiplier-y = punten
dynamics-study-endowment-multiplier-label-brings = volgens de regels
dynamics-study-endowment-multiplier-theory = formule
dynamics-study-endowment-multiplier-printed = waarde op de kaart
dynamics-study-endowment-multiplier-told = Er staat { $value } op. Met { $sets } andere kwartetten levert het { $points } op.

## Change one thing

study-endowment-change = Hoe gehecht een bot is, kun je instellen: van helemaal niet tot vijf keer. Wat kost het? Probeer er een paar.
study-endowment-setting = Hoeveel zwaarder telt wat van hem is dan hetzelfde van een ander?
study-endowment-setting-value = { $value ->
    [0] evenveel
    [0.5] de helft meer
    [1] dubbel
    [2] drie keer
   *[4] vijf keer
}
dynamics-study-endowment-cost-title = Wat gehecht zijn kost
dynamics-study-endowment-cost-see = De tekens zijn onze spellen. Op de streeplijn zijn de drie bots gelijk.
dynamics-study-endowment-cost-x = wat van hem is telt zoveel keer
dynamics-study-endowment-cost-y = gewonnen spellen van de 100
dynamics-study-endowment-cost-label-fond = de gehechte bot
dynamics-study-endowment-cost-theory = alle drie gelijk
dynamics-study-endowment-cost-told = Telt wat van hem is { $times } keer, dan wint de bot { $wins } van de 100 spellen.

## Talk about it

study-endowment-open-1 = Vragen mensen die elke dag handelen nog steeds meer dan ze zouden betalen? List (2003) keek naar mensen die in verzamelkaarten handelen.
study-endowment-open-2 = Hoeveel ervan is gehechtheid, en hoeveel is gewoon afdingen, of de vraag niet goed begrepen? Plott en Zeiler (2005) betwijfelen of het gehechtheid is.
study-endowment-open-3 = Is de laatste kaart ook niet meer waard dan de andere als drie of vier spelers de kaarten hebben?
study-endowment-talk-1 = De kaart is dezelfde. Wat is er dan anders als hij van jou is?
study-endowment-talk-1-answer = Hem weggeven voelt als verlies, hem krijgen als winst, en verlies weegt zwaarder. Op tafel is er niets anders: mét of zonder de kaart, met meer of minder geld.
study-endowment-talk-2 = Waarom verliest de gehechte bot zo vaak? Zijn goederen zijn hem toch dierbaar?
study-endowment-talk-2-answer = Hij betaalt te veel om te houden wat hij heeft, en durft zijn eigen kaarten haast niet op het spel te zetten. In onze spellen wint hij er { $wins-one } van de 100, en half zo gehecht { $wins-half }; eerlijk zou { $even } zijn.
study-endowment-talk-3 = Je hebt er drie van de vier. Waarom is de vierde dan geen vermogen waard?
study-endowment-talk-3-answer = Met drie win je het kwartet al in { $chance-3 } van de 100 spellen, met twee in { $chance-2 }. De vierde maakt het alleen zeker. Hij voelt duur omdat het kwartet al bijna van jou lijkt.
study-endowment-talk-4 = Waar vragen mensen buiten een spel te veel voor wat van hen is?
study-endowment-talk-4-answer = Huizen en tweedehands auto’s die maar niet verkocht raken, aandelen die niemand onder de aankoopprijs wil verkopen, volle zolders, abonnementen die met een gratis maand begonnen.

## Five questions

study-endowment-ask-q1 = Iemand vraagt voor een oude fiets twee keer zoveel als hij of zij voor net zo’n fiets zou betalen. Waarom, denk je?
study-endowment-ask-q1-a = De eigenaar weet wat hij echt waard is.
study-endowment-ask-q1-b = Weggeven voelt erger dan krijgen fijn voelt.
study-endowment-ask-q1-c = Fietsen worden elk jaar duurder.
study-endowment-ask-q1-why = Het ding is hetzelfde; alleen van wie het is verschilt.
study-endowment-ask-q2 = Iemand wil een kaart van je kopen. Wat moet je vergelijken?
study-endowment-ask-q2-a = Het geld met wat je er ooit voor betaalde.
study-endowment-ask-q2-b = Het geld met wat anderen ervoor zouden vragen.
study-endowment-ask-q2-c = Hoe je ervoor staat met de kaart, en hoe zonder de kaart maar met het geld.
study-endowment-ask-q2-why = Wat betaald is, ben je hoe dan ook kwijt; alleen wat nog komt telt.
study-endowment-ask-q3 = Een bot voor wie zijn eigen goederen dubbel tellen, speelt tegen twee nuchtere. Hoeveel van de 100 spellen wint hij?
study-endowment-ask-q3-a = Veel minder dan een derde.
study-endowment-ask-q3-b = Ongeveer een derde: verder speelt hij goed.
study-endowment-ask-q3-c = Meer dan een derde: hij geeft niets weg.
study-endowment-ask-q3-why = In onze spellen { $wins-one }: hij betaalt te veel om dingen te houden en gaat de handel uit de weg.
study-endowment-ask-q4 = Jij en Bram hebben samen de vier kaarten van een kwartet. Welke kaart maakt je kans op het hele kwartet het meest groter?
study-endowment-ask-q4-a = De vierde, want dan is het compleet.
study-endowment-ask-q4-b = Elke kaart ongeveer evenveel.
study-endowment-ask-q4-c = De eerste, want zonder die heb je niets.
study-endowment-ask-q4-why = Met één win je het in { $chance-1 } van de 100 spellen, met twee in { $chance-2 }, met drie in { $chance-3 }: vier stappen van ongeveer een kwart.
study-endowment-ask-q5 = Een kwartet waar { $value } op staat komt bij drie andere kwartetten die samen { $others-3 } zijn. Hoeveel punten levert het op?
study-endowment-ask-q5-a = { $value }, zoals erop staat.
study-endowment-ask-q5-b = Vier keer { $value }, want er zijn nu vier kwartetten.
study-endowment-ask-q5-c = Nog meer dan vier keer { $value }.
study-endowment-ask-q5-why = { $brings-3 }: vier keer zijn eigen waarde, en de { $others-3 } van de andere nog een keer.

## For the teacher

study-endowment-aim = Dat de prijs van iets niet mag afhangen van wie het heeft. Leerlingen zien het gat in hun eigen antwoorden, wat zo’n gat een speler kost, en dat het laatste stuk van een kwartet niet meer waard is dan de andere.
study-endowment-script-decide = Niemand hoeft het spel te kennen: kaarten met kaas, alleen hele kwartetten tellen. Lees de drie vragen een voor een voor, telkens een minuut stil, en zeg niet dat de eerste twee bij elkaar horen. Een grote klas kun je verdelen: de helft antwoordt als koper, de helft als eigenaar, met het andere antwoord als gok.
study-endowment-script-predict = Laat iedereen een getal opschrijven. Vraag om handen: meer of minder dan een derde? Vraag van elke kant één leerling waarom.
study-endowment-script-happened = Lees eerst de zin over de klas voor: dezelfde kaart, twee prijzen. Dan de twee balken van de nuchtere bot, die even lang zijn, en dan pas wie er won.
study-endowment-script-theory = De zin om te onthouden: vergelijk dezelfde twee tafels, mét de kaart en zonder. Daarna vier lootjes voor één prijs. Hoeveel keer hun eigen bod vroegen eigenaars van bekers? Ongeveer twee keer, zeggen Kahneman, Knetsch en Thaler (1990); waarom precies, daar is onenigheid over.
study-endowment-script-change = Laat de klas roepen hoe gehecht de bot is. Probeer helemaal niet en vijf keer. Let op hoe breed de streepjes zijn: het zijn niet veel spellen.
study-endowment-script-talk = Twee van de vragen, dan de vijf vragen opnieuw. Die over de vierde kaart verrast het meest.
study-endowment-expected-wins-half = Van de 100 hele spellen wint de bot voor wie het zijne de helft meer telt
study-endowment-expected-wins-one = Hetzelfde, het zijne telt dubbel
study-endowment-expected-chance-1 = Gewonnen kwartetten van de 100 voor wie het eind van het spel met één kaart ingaat, de ander heeft er drie
study-endowment-expected-chance-2 = Hetzelfde, elk twee kaarten; door de symmetrie 50 van de 100
study-endowment-expected-chance-3 = Hetzelfde, drie kaarten tegen één
study-endowment-expected-even = Spellen van de 100 die ieder wint als alle drie gelijk zijn
study-endowment-expected-third = Wat de nuchtere bot voor de derde kaart betaalt
study-endowment-expected-own = Wat dezelfde bot als eigenaar voor de derde kaart wil
study-endowment-expected-fond = Wat de gehechte bot als eigenaar voor de derde kaart wil
study-endowment-expected-fourth = Wat de nuchtere bot voor de vierde kaart betaalt
study-endowment-expected-money = Geld dat iedereen in het verhaal heeft
study-endowment-expected-value = Waarde van het kwartet kaas
study-endowment-expected-others-3 = Waarde van de drie andere kwartetten in de laatste vraag
study-endowment-expected-brings-0 = Punten die de kaas oplevert zonder ander kwartet
study-endowment-expected-brings-1 = Hetzelfde, één ander kwartet
study-endowment-expected-brings-3 = Hetzelfde, drie andere kwartetten
