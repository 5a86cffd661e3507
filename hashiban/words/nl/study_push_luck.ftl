# How far do you push?

study-push-luck-title = Hoe ver durf je te gaan?
study-push-luck-line = Nog een kaart, of stoppen? Zeg hoe gevaarlijk het is, en zie daarna hoe gevaarlijk het was.
study-push-luck-lead = In Tien trek je kaart na kaart, en één kaart te veel kost je ze allemaal. Hoe goed voel jij aan wanneer je moet stoppen?
study-push-luck-teaches = hoe goed je gevaar aanvoelt, en wat het kost als je ernaast zit

## You decide

study-push-luck-decide = Twee rijen uit het kaartspel Tien. De cijferkaarten in een rij tel je op; boven de { $limit } ben je kapot en ben je de rij kwijt. Kaarten op de markt zitten niet meer in de stapel. Hoe groot is de kans dat je met de volgende kaart kapot bent?
    En dan een spel voor jou alleen: er zijn { $boxes } dichte dozen, en in één ervan zit een bom. Jij zegt hoeveel je er openmaakt, te beginnen bij de eerste. Elke doos levert een punt op, maar zit de bom erbij, dan krijg je niets.
study-push-luck-scene-row = Rij { $row }
study-push-luck-scene-total = Totaal { $total }: { $limit } is veilig, { $bust } is kapot
study-push-luck-scene-gone = { $count ->
    [0] Op de markt ligt nog niets.
   *[other] Op de markt liggen deze { $count } kaarten:
}
study-push-luck-scene-pile = In het begin had de stapel { $cards } kaarten: { $many } van elk cijfer van 1 tot en met { $last }, { $few } van elk cijfer vanaf { $next }, { $money } geldkaarten en { $wilds } jokers. Met geld of een joker ben je hier nooit kapot.
study-push-luck-ask-first = Rij 1: hoeveel procent kans is er dat je met de volgende kaart kapot bent?
study-push-luck-ask-second = Rij 2: hoeveel procent kans is er dat je met de volgende kaart kapot bent?
study-push-luck-ask-boxes = Hoeveel dozen maak je open?

## What do you expect?

study-push-luck-predict = Nu gaan er drie computerspelers Tien spelen. De teller telt welke kaarten er nog zijn. De durfal doet dat ook, maar denkt dat de kans om kapot te gaan { $times } keer zo klein is. De bangerik denkt bij elke kaart die er ligt dat het nu toch wel mis moet gaan.
study-push-luck-ask-bold = Van 100 beurten van de durfal: hoeveel eindigen er kapot?

## What happens

study-push-luck-happened = De drie spelen Tien, elk spel met nieuwe kaarten en op andere plaatsen. En van jouw twee rijen draaien we de volgende kaart om, steeds opnieuw, uit een stapel die elke keer weer geschud is.
study-push-luck-alone-felt = Rij { $row }: met { $over } van de { $left } kaarten in de stapel was je kapot geweest. Dat is { $exact }%; jij zei { $felt }%.
study-push-luck-room-felt = Rij { $row }: met { $over } van de { $left } kaarten in de stapel was je kapot geweest. Dat is { $exact }%; jullie zeiden gemiddeld { $felt }%.
study-push-luck-alone-brier = Van elke rij hebben we de volgende kaart { $turned } keer omgedraaid. Hoe ver zat je ernaast? Jouw Brierscore is { $yours }. Wie telt, heeft { $counted }, en wie altijd vijftig procent zegt, heeft { $half }. Lager is beter: 0 is een helderziende, 100 iemand die het altijd zeker weet en altijd fout zit.
study-push-luck-room-brier = Van elke rij hebben we de volgende kaart { $turned } keer omgedraaid. Hoe ver zaten jullie ernaast? Jullie gemiddelde Brierscore is { $yours }. Wie telt, heeft { $counted }, en wie altijd vijftig procent zegt, heeft { $half }. Lager is beter: 0 is een helderziende, 100 iemand die het altijd zeker weet en altijd fout zit.
study-push-luck-alone-bomb = De bom zat in doos { $bomb }. { $safe ->
    [0] Die had je opengemaakt: je krijgt niets.
   *[other] Die had je niet opengemaakt: je krijgt { $best ->
        [one] 1 punt
       *[other] { $best } punten
    }.
}
study-push-luck-room-bomb = De bom zat in doos { $bomb }. { $safe ->
    [0] Die had iedereen opengemaakt: niemand krijgt iets.
   *[other] { $safe } van de { $people } hadden die niet opengemaakt; het meeste dat iemand krijgt is { $best ->
        [one] 1 punt
       *[other] { $best } punten
    }.
}
dynamics-study-push-luck-ends-title = Beurten die kapot eindigen
dynamics-study-push-luck-ends-see = Wie trekt er een kaart te veel, en hoe vaak?
dynamics-study-push-luck-ends-x = speler
dynamics-study-push-luck-ends-y = kapot, van de 100 beurten
dynamics-study-push-luck-ends-label-counts = de teller
dynamics-study-push-luck-ends-label-bold = de durfal
dynamics-study-push-luck-ends-label-wary = de bangerik
dynamics-study-push-luck-ends-told = { $games } spellen met { $turns } beurten. Kapot in 100 beurten: de teller { $counts }, de durfal { $bold }, de bangerik { $wary }.
dynamics-study-push-luck-choices-title = Trekken of stoppen?
dynamics-study-push-luck-choices-see = Hoe verder naar rechts, hoe gevaarlijker de volgende kaart. Tot hoe ver trekt elk van de drie nog?
dynamics-study-push-luck-choices-x = kans om kapot te gaan (%)
dynamics-study-push-luck-choices-y = trekt door, van de 100 keer
dynamics-study-push-luck-choices-label-counts = teller
dynamics-study-push-luck-choices-label-bold = durfal
dynamics-study-push-luck-choices-label-wary = bangerik
dynamics-study-push-luck-choices-told = { $choices } keuzes, bij elkaar gelegd naar de kans die op dat moment te tellen was.

## The answers of a class

dynamics-study-push-luck-first-title = Rij 1: wat jullie zeiden
dynamics-study-push-luck-first-see = Zijn jullie het eens?
dynamics-study-push-luck-first-x = kans om kapot te gaan (%)
dynamics-study-push-luck-first-y = antwoorden op de 100
dynamics-study-push-luck-first-said = { $many } antwoorden van { $least } tot { $most }%; het middelste is { $middle }%.
dynamics-study-push-luck-second-title = Rij 2: wat jullie zeiden
dynamics-study-push-luck-second-see = Is dat meer dan bij rij 1?
dynamics-study-push-luck-second-x = kans om kapot te gaan (%)
dynamics-study-push-luck-second-y = antwoorden op de 100
dynamics-study-push-luck-second-said = { $many } antwoorden van { $least } tot { $most }%; het middelste is { $middle }%.
dynamics-study-push-luck-boxes-title = Hoeveel dozen jullie openmaken
dynamics-study-push-luck-boxes-see = Wie is voorzichtig, wie durft veel?
dynamics-study-push-luck-boxes-x = dozen
dynamics-study-push-luck-boxes-y = antwoorden op de 100
dynamics-study-push-luck-boxes-said = { $many } antwoorden van { $least } tot { $most }; het middelste is { $middle }.
dynamics-study-push-luck-bold-title = Wat jullie verwachtten
dynamics-study-push-luck-bold-see = Hoe ver zaten jullie van de streepjeslijn?
dynamics-study-push-luck-bold-x = kapot in 100 beurten van de durfal
dynamics-study-push-luck-bold-y = antwoorden op de 100
dynamics-study-push-luck-bold-truth = het was
dynamics-study-push-luck-bold-said = { $many } voorspellingen van { $least } tot { $most }; de middelste is { $middle }.

## What theory says

study-push-luck-theory = De kans om kapot te gaan trekt zich niets aan van je gevoel, en ook niet van hoeveel goede kaarten je al had. Het gaat erom wat er ligt en welke kaarten er nog zijn. Wie voor een heleboel van zulke kaarten { $chance-1 }% zegt, heeft gelijk als er van de honderd ongeveer zoveel misgaan. En waar elke stap verder alles kan kosten wat je hebt, is er een beste plek om te stoppen. Vaak ligt die verder dan voorzichtige mensen gaan, en minder ver dan waaghalzen.
dynamics-study-push-luck-calibration-title = Gevoeld en geteld
dynamics-study-push-luck-calibration-see = Op de streepjeslijn is een gevaar precies zo groot als er gezegd werd. Erboven zag iemand er te veel van, eronder te weinig.
dynamics-study-push-luck-calibration-x = getelde kans om kapot te gaan (%)
dynamics-study-push-luck-calibration-y = gezegd, of gebeurd (%)
dynamics-study-push-luck-calibration-label-cards = wat er kwam
dynamics-study-push-luck-calibration-label-felt = wat er gezegd werd
dynamics-study-push-luck-calibration-line-theory = precies goed
dynamics-study-push-luck-calibration-told = Rij 1: gezegd { $first }%, geteld { $exact }%. Rij 2: gezegd { $second }%, geteld { $other }%. Wat er kwam: { $draws } kaarten die de drie spelers trokken.
dynamics-study-push-luck-bombs-title = De dozen
dynamics-study-push-luck-bombs-see = Hoe meer dozen, hoe meer je krijgt als het goed gaat, en hoe minder vaak het goed gaat.
dynamics-study-push-luck-bombs-x = dozen open
dynamics-study-push-luck-bombs-y = punten, gemiddeld
dynamics-study-push-luck-bombs-label-bombs = onze bommen
dynamics-study-push-luck-bombs-label-yours = gekozen
dynamics-study-push-luck-bombs-line-theory = theorie
dynamics-study-push-luck-bombs-told = Met { $best } dozen krijg je het meest: gemiddeld { $most } punten. Het gemiddelde van wat er gezegd werd, is { $own }, en dat levert { $pays } op.
dynamics-study-push-luck-pig-title = Varken, met een dobbelsteen
dynamics-study-push-luck-pig-see = Gooi zo vaak je wilt en tel op; een 1 veegt alles van deze beurt weg. Bij welk totaal stop je?
dynamics-study-push-luck-pig-x = stopt bij
dynamics-study-push-luck-pig-y = punten per beurt
dynamics-study-push-luck-pig-label-dice = onze worpen
dynamics-study-push-luck-pig-line-theory = theorie
dynamics-study-push-luck-pig-told = Wie bij { $best } stopt, krijgt gemiddeld het meest: { $score } punten per beurt, al leveren { $nothing } van de 100 beurten helemaal niets op.

## Change one thing

study-push-luck-change = Hoe groot mag de vergissing zijn voordat ze pijn doet? Bij 0 tellen ze alle drie. Bij 1 denkt de durfal dat de kans om kapot te gaan half zo groot is als ze is, en bij 8 negen keer zo klein; bij de bangerik telt elke kaart die er ligt even zwaar mee.
study-push-luck-setting = Hoe sterk is de vergissing?
study-push-luck-setting-value = { $value }
study-push-luck-long = Voor de punten zijn zo weinig spellen niet genoeg: die hangen sterk af van de kaarten. In { $games } spellen met sterkte 1 had de durfal { $less-bold-1 } en de bangerik { $less-wary-1 } punten ten opzichte van de teller; met sterkte 4 was dat { $less-bold-4 } en { $less-wary-4 }.
dynamics-study-push-luck-busts-title = Beurten die kapot eindigen
dynamics-study-push-luck-busts-see = Links geen vergissing, rechts een grote.
dynamics-study-push-luck-busts-x = sterkte van de vergissing
dynamics-study-push-luck-busts-y = kapot, van de 100 beurten
dynamics-study-push-luck-busts-label-counts = teller
dynamics-study-push-luck-busts-label-bold = durfal
dynamics-study-push-luck-busts-label-wary = bangerik
dynamics-study-push-luck-busts-told = Als de kans voor de durfal { $times } keer zo klein lijkt: de teller gaat in { $counts } van de 100 beurten kapot, de durfal in { $bold }, de bangerik in { $wary }.
dynamics-study-push-luck-cost-title = Wat het kost
dynamics-study-push-luck-cost-see = Onder 0: minder punten dan de teller aan dezelfde tafel.
dynamics-study-push-luck-cost-x = sterkte van de vergissing
dynamics-study-push-luck-cost-y = punten meer dan de teller
dynamics-study-push-luck-cost-label-counts = teller
dynamics-study-push-luck-cost-label-bold = durfal
dynamics-study-push-luck-cost-label-wary = bangerik
dynamics-study-push-luck-cost-told = { $games } spellen in totaal.

## Talk about it

study-push-luck-open-1 = Voelen mensen die elke week Tien spelen het gevaar beter aan dan beginners?
study-push-luck-open-2 = Durf je meer als je achterstaat? Onze drie spelers kijken daar niet naar.
study-push-luck-open-3 = We vroegen alleen naar procenten. Voelt ‘drie op de tien’ anders dan ‘dertig procent’?
study-push-luck-talk-1 = Je hebt een rij goede kaarten achter de rug: voelt de volgende veiliger, of juist gevaarlijker? Wat klopt er?
study-push-luck-talk-1-answer = Geen van beide. Het gaat om wat er ligt en om de kaarten die er nog zijn. Elke kaart maakt het totaal hoger, en dat is een reden voor meer gevaar; dat het ‘toch een keer mis moet gaan’ is er geen.
study-push-luck-talk-2 = De bangerik gaat het minst vaak kapot. Waarom heeft hij dan niet de meeste punten?
study-push-luck-talk-2-answer = Een beurt die vroeg stopt, is een beurt met weinig kaarten. Wat je misloopt door voorzichtig te zijn, zie je nergens, dus niemand merkt het. In onze spellen heeft de bangerik { $less-wary-4-size } punten minder dan de teller.
study-push-luck-talk-3 = Een beetje durf: was dat slecht voor de durfal?
study-push-luck-talk-3-answer = Nauwelijks. Met een vergissing van sterkte 1 gaat hij in { $busts-bold-1 } van de 100 beurten kapot, tegen { $busts-counts-1 } bij de teller, en aan de punten zien we geen verschil. Met sterkte 4 gaat het in { $busts-bold-4 } van de 100 beurten mis, en scheelt het { $less-bold-4-size } punten.
study-push-luck-talk-4 = Waar in het leven trek jij nog een kaart, zonder te weten of het er een te veel is?
study-push-luck-talk-4-answer = Laat opblijven voor een toets, parkeren zonder te betalen, een aandeel verkopen, doorrijden met een lege tank, wachten op een goedkoper kaartje. Vraag elke keer: wie had het uitgeteld, en wie voelde het alleen?

## Five questions

study-push-luck-ask-q1 = Je hebt vier kaarten getrokken en het ging steeds goed. Wat zegt dat op zichzelf over de volgende?
study-push-luck-ask-q1-a = Nu moet het wel misgaan.
study-push-luck-ask-q1-b = Niets; het gaat om het totaal en de kaarten die er nog zijn.
study-push-luck-ask-q1-c = Je hebt vandaag geluk, dus het gaat goed.
study-push-luck-ask-q1-why = Kaarten onthouden niet wie ze getrokken heeft.
study-push-luck-ask-q2 = { $boxes } dozen, één bom, een punt voor elke doos die je openmaakt, niets als de bom erbij zit. Hoeveel dozen leveren gemiddeld het meest op?
study-push-luck-ask-q2-a = Ongeveer { $boxes-pay }
study-push-luck-ask-q2-b = Zo veel mogelijk
study-push-luck-ask-q2-c = { $boxes-best }
study-push-luck-ask-q2-why = Een doos meer levert een punt op zolang het goed gaat, en voorbij de helft kost hij gemiddeld meer dan dat.
study-push-luck-ask-q3 = Een speler van Tien denkt dat de kans om kapot te gaan { $times } keer zo klein is als ze is. Hoeveel van zijn beurten gaan mis?
study-push-luck-ask-q3-a = Ongeveer de helft
study-push-luck-ask-q3-b = Ongeveer zoveel als bij anderen
study-push-luck-ask-q3-c = Bijna allemaal
study-push-luck-ask-q3-why = In onze spellen { $busts-bold-4 } van de 100, en { $busts-counts-4 } bij wie telt.
study-push-luck-ask-q4 = Een ander stopt vroeg en gaat van allemaal het minst vaak kapot. Hoe staat die er aan het eind voor?
study-push-luck-ask-q4-a = Het best, want hij raakt niets kwijt
study-push-luck-ask-q4-b = Slechter dan wie telt
study-push-luck-ask-q4-c = Even goed als iedereen; het is allemaal geluk
study-push-luck-ask-q4-why = Gemiddeld heeft hij { $less-wary-4-size } punten minder: wie vroeg stopt, krijgt weinig kaarten per beurt.
study-push-luck-ask-q5 = Iemand zegt voor een heleboel kaarten telkens ‘dertig procent’. Wanneer was dat goed gezegd?
study-push-luck-ask-q5-a = Als het geen enkele keer misging
study-push-luck-ask-q5-b = Als het precies misging toen het slecht voelde
study-push-luck-ask-q5-c = Als het van de honderd keer ongeveer dertig keer misging
study-push-luck-ask-q5-why = Dat is wat het getal zegt; aan één kaart kun je het niet zien.

## For the teacher

study-push-luck-aim = Dat je een gevoelde kans kunt nakijken. Leerlingen leggen hun eigen procenten naast getelde, leren wat de Brierscore beloont, en zien dat te veel voorzichtigheid net zo goed iets kost als te veel durf.
study-push-luck-script-decide = Laat de twee rijen twee minuten op het grote scherm zien, zonder praten of hardop tellen. Daarna de dozen. Iedereen schrijft twee percentages en een aantal dozen op. Typ of plak ze en laat de staafjes zien; zeg niet wie er gelijk heeft.
study-push-luck-script-predict = Stel de teller, de durfal en de bangerik voor; laat leerlingen ze naspelen. Iedereen schrijft een getal op.
study-push-luck-script-happened = Laat het lopen. Lees eerst de twee rijen voor, dan de Brierscore, dan de bom: wie krijgt hoeveel? Pas daarna de plaatjes van de drie spelers.
study-push-luck-script-theory = Vraag welke rij het best werd aangevoeld, en welke kant het op zat. Laat dan de streepjeslijnen zien: gevoeld en geteld, de dozen, Varken. Leuk tussendoor: speel een beurt Varken terwijl de hele klas staat; wie gaat zitten, houdt het totaal.
study-push-luck-script-change = Laat de klas kiezen. Probeer in elk geval 1 en 8: een kleine vergissing zie je nauwelijks aan de punten, een grote wel.
study-push-luck-script-talk = Twee van de vragen, en dan de vijf vragen nog eens.
study-push-luck-expected-busts-counts-1 = Kapot in 100 beurten, vergissing van sterkte 1: de teller
study-push-luck-expected-busts-bold-1 = Hetzelfde: de durfal
study-push-luck-expected-busts-wary-1 = Hetzelfde: de bangerik
study-push-luck-expected-less-bold-1 = Punten meer dan de teller, sterkte 1: de durfal
study-push-luck-expected-less-wary-1 = Hetzelfde: de bangerik
study-push-luck-expected-busts-counts-4 = Kapot in 100 beurten, vergissing van sterkte 4: de teller
study-push-luck-expected-busts-bold-4 = Hetzelfde: de durfal
study-push-luck-expected-busts-wary-4 = Hetzelfde: de bangerik
study-push-luck-expected-less-bold-4 = Punten meer dan de teller, sterkte 4: de durfal
study-push-luck-expected-less-wary-4 = Hetzelfde: de bangerik
study-push-luck-expected-chance-1 = Kans om kapot te gaan in rij 1, in procent
study-push-luck-expected-chance-2 = Kans om kapot te gaan in rij 2, in procent
study-push-luck-expected-boxes = Dozen
study-push-luck-expected-boxes-best = Dozen die het meest opleveren
study-push-luck-expected-boxes-pay = Wat ze gemiddeld opleveren
study-push-luck-expected-pig-best = Varken: het totaal om bij te stoppen
study-push-luck-expected-pig-score = Varken: punten per beurt daarmee
study-push-luck-expected-pig-nothing = Varken: beurten van de 100 die daarmee niets opleveren
study-push-luck-expected-limit = Het hoogste totaal dat niet kapot is
study-push-luck-expected-times = Hoeveel keer zo klein de durfal de kans denkt
