# What a turn is worth.

study-turn-order-title = Wat is een beurt waard?
study-turn-order-line = Eén keer de tafel rond, iedereen zegt één keer iets. Waar wil jij zitten?
study-turn-order-lead = Er gaat iets één keer de tafel rond. Bied als eerste, bied als laatste, en zeg waar je wilt zitten.
study-turn-order-teaches = wanneer het laatste woord iets waard is, en wanneer je beter de eerste kunt zijn

## You decide

study-turn-order-decide =
    Drie mensen zitten om een tafel, en elk zegt één keer iets, de een na de ander. Wie aan de beurt is, biedt meer dan het hoogste bod tot dan toe, of past. Het hoogste bod krijgt het ding en betaalt wat het zei.
    Voor jou is het { MONEY($value) } waard; wat je minder betaalt, is je winst. Voor elk van de anderen is het iets tot { MONEY($highest) } waard, alles even waarschijnlijk, en alleen zij weten het.
study-turn-order-scene = Drie mensen om een tafel met een kaart erop; ze zijn van links naar rechts aan de beurt.
study-turn-order-ask-first = Jij bent als eerste aan de beurt. Hoe hoog ga je? Met 0 pas je.
study-turn-order-ask-last = Een andere keer ben je als laatste aan de beurt, en er is { MONEY($standing) } gezegd. Hoe hoog ga je nu? Met 0 pas je.
study-turn-order-ask-seat = Er volgen er nog veel meer. Wanneer ben je het liefst aan de beurt?
study-turn-order-ask-seat-a = Als eerste
study-turn-order-ask-seat-b = In het midden
study-turn-order-ask-seat-c = Als laatste

## What do you expect?

study-turn-order-predict = Nu spelen drie moeilijke computers Nieuw Amsterdam. Kolommen tegels worden verkocht, één keer de tafel rond. Wie als eerste aan de beurt is, heeft de kolom gekozen die onder de hamer komt, en moet bieden, al is het nul.
study-turn-order-ask-share = Hoeveel van 100 van zulke verkopen wint wie als eerste aan de beurt is?

## What happens

study-turn-order-happened = Drie computers spelen Nieuw Amsterdam en Tien. Bij Nieuw Amsterdam kijken we naar de eerste veiling van elke ronde, waarin ze alle drie iets mogen zeggen. Bij Tien worden jokerkaarten verkocht, één keer de tafel rond, en alle kaarten liggen open: één keer met moeilijke computers, en één keer met gemiddelde, die nooit meer bieden dan nodig is. Jouw eerste bod proberen we vele duizenden keren, tegen twee anderen die alleen hoger gaan als ze er iets aan hebben.
study-turn-order-alone-first-pass = Je was de eerste en hebt gepast: niet gewaagd, niets gewonnen ({ MONEY($gain) }).
study-turn-order-alone-first-won = Je was de eerste en zei { MONEY($bid) }. In { $stood } van de 100 gevallen ging niemand hoger, en in 100 gevallen won je samen { MONEY($gain) }.
study-turn-order-alone-first-lost = Je was de eerste en zei { MONEY($bid) }, meer dan het jou waard is. In { $stood } van de 100 gevallen ging niemand hoger, en in 100 gevallen verloor je samen { MONEY($gain) }.
study-turn-order-alone-first-nothing = Je was de eerste en zei { MONEY($bid) }, precies wat het jou waard is. In { $stood } van de 100 gevallen ging niemand hoger, maar je won er niets mee ({ MONEY($gain) }).
study-turn-order-class-first-pass = De middelste van jullie klas heeft als eerste gepast: niet gewaagd, niets gewonnen ({ MONEY($gain) }).
study-turn-order-class-first-won = De middelste van jullie klas was de eerste en zei { MONEY($bid) }. In { $stood } van de 100 gevallen ging niemand hoger, en 100 gevallen brachten samen { MONEY($gain) } winst.
study-turn-order-class-first-lost = De middelste van jullie klas was de eerste en zei { MONEY($bid) }, meer dan het ding waard is. In { $stood } van de 100 gevallen ging niemand hoger, en 100 gevallen brachten samen { MONEY($gain) } verlies.
study-turn-order-class-first-nothing = De middelste van jullie klas was de eerste en zei { MONEY($bid) }, precies wat het ding waard is. In { $stood } van de 100 gevallen ging niemand hoger, maar dat bracht niets op ({ MONEY($gain) }).
study-turn-order-alone-last-right = Toen je als laatste aan de beurt was, was { MONEY($needed) } net genoeg: een zekere winst van { MONEY($gain) }. Er viel niets te raden, en je gaf niets ({ MONEY($lost) }) weg.
study-turn-order-alone-last-more = Toen je als laatste aan de beurt was, was { MONEY($needed) } genoeg geweest voor een zekere winst van { MONEY($gain) }. Je gaf { MONEY($lost) } weg.
study-turn-order-alone-last-less = Toen je als laatste aan de beurt was, was { MONEY($needed) } nodig voor een zekere winst van { MONEY($gain) }. Je bleef daar { MONEY($lost) } onder en kreeg niets.
study-turn-order-class-last = Toen jullie als laatste aan de beurt waren, was { MONEY($needed) } net genoeg. Dat zeiden er { $right }. Meer dan dat, en dus geld weggegeven: { $more }.
study-turn-order-class-seat = Waar jullie willen zitten: { $first } als eerste, { $middle } in het midden, { $last } als laatste.
dynamics-study-turn-order-places-title = Wie wint: de eerste, de middelste of de laatste?
dynamics-study-turn-order-places-see = Elk teken is een deel van onze verkopen; het streepje erdoor zegt hoe zeker het is. Maakte de beurt niet uit, dan lagen ze allemaal even hoog.
dynamics-study-turn-order-places-x = als hoeveelste de winnaar aan de beurt was
dynamics-study-turn-order-places-y = gewonnen verkopen, van de 100
dynamics-study-turn-order-places-label-column = Nieuw Amsterdam
dynamics-study-turn-order-places-label-tien = Tien, moeilijk
dynamics-study-turn-order-places-label-simple = Tien, gemiddeld
dynamics-study-turn-order-places-told = Bij Nieuw Amsterdam won de eerste er { $first } van de 100. Bij Tien won de laatste er { $tien } van de 100 onder moeilijke computers en { $simple } onder gemiddelde.

## The answers of a class

dynamics-study-turn-order-first-title = Wat jullie als eerste zeggen
dynamics-study-turn-order-first-see = Hoeveel ruimte houden jullie over?
dynamics-study-turn-order-first-x = wat als eerste gezegd wordt
dynamics-study-turn-order-first-y = antwoorden van de 100
dynamics-study-turn-order-first-said = { $many } antwoorden van { $least } tot { $most }; in het midden ligt { $middle }.
dynamics-study-turn-order-last-title = Wat jullie als laatste zeggen
dynamics-study-turn-order-last-see = Worden jullie het makkelijker eens als je de anderen gehoord hebt?
dynamics-study-turn-order-last-x = wat als laatste gezegd wordt
dynamics-study-turn-order-last-y = antwoorden van de 100
dynamics-study-turn-order-last-said = { $many } antwoorden van { $least } tot { $most }; in het midden ligt { $middle }.
dynamics-study-turn-order-seat-title = Wanneer jullie het liefst aan de beurt zijn
dynamics-study-turn-order-seat-see = Welke beurt willen de meesten?
dynamics-study-turn-order-seat-x = beurt
dynamics-study-turn-order-seat-y = antwoorden van de 100
dynamics-study-turn-order-seat-label-a = als eerste
dynamics-study-turn-order-seat-label-b = midden
dynamics-study-turn-order-seat-label-c = als laatste
dynamics-study-turn-order-seat-said = { $many } antwoorden.
dynamics-study-turn-order-share-title = Wat jullie verwachtten
dynamics-study-turn-order-share-see = Maakte de beurt niet uit, dan was het een derde van honderd.
dynamics-study-turn-order-share-x = verkopen die de eerste wint, van de 100
dynamics-study-turn-order-share-y = antwoorden van de 100
dynamics-study-turn-order-share-truth = het was
dynamics-study-turn-order-share-said = { $many } voorspellingen van { $least } tot { $most }; in het midden ligt { $middle }.

## What theory says

study-turn-order-theory =
    Als waarden geheim zijn, heeft de laatste het het best: die heeft iedereen gehoord, hoeft niet te raden en gaat net één hoger. De eerste moet ruimte overhouden en raden: van alles wat je kon zeggen was { MONEY($best) } het beste, en dat hield stand in { $stands } van de 100 gevallen. Zo wint de laatste er { $private-3 } van de 100 en de eerste { $private-1 }.
    Als iedereen ieders waarde kent, zegt het laatste woord niets nieuws. Dan noemt de eerste meteen de prijs waarbij de anderen opgeven, en wint er { $known-1 } van de 100. Bij Tien liggen alle kaarten open, en de moeilijke computers rekenen uit wat een kaart de anderen waard is: daar maakt de beurt bijna niet uit.
    Bij Nieuw Amsterdam mag de eerste kiezen wat er verkocht wordt. Dat is meer waard dan het laatste woord.
dynamics-study-turn-order-solved-title = Tussen geheim en open
dynamics-study-turn-order-solved-see = Tekens zijn Tien onder moeilijke computers. Gestreept: de twee veilingen die precies op te lossen zijn.
dynamics-study-turn-order-solved-x = als hoeveelste de winnaar aan de beurt was
dynamics-study-turn-order-solved-y = gewonnen verkopen, van de 100
dynamics-study-turn-order-solved-label-tien = Tien, moeilijk
dynamics-study-turn-order-solved-private-theory = waarden geheim
dynamics-study-turn-order-solved-known-theory = waarden bekend
dynamics-study-turn-order-solved-told = De laatste van { $players } won { $last } van de 100 jokerkaarten.
dynamics-study-turn-order-offers-title = Hoe hoog moet de eerste gaan?
dynamics-study-turn-order-offers-see = Te laag, en er gaat iemand overheen; te hoog, en er blijft weinig over. Tekens zijn onze pogingen, de streepjeslijn is precies.
dynamics-study-turn-order-offers-x = wat als eerste gezegd wordt
dynamics-study-turn-order-offers-y = winst in 100 gevallen
dynamics-study-turn-order-offers-label-tried = geprobeerd
dynamics-study-turn-order-offers-theory = theorie
dynamics-study-turn-order-offers-told = { MONEY($best) } is het beste: dat brengt { MONEY($gain) } op in 100 gevallen.
dynamics-study-turn-order-bids-title = Wat jullie als eerste zeiden, en wat het beste is
dynamics-study-turn-order-bids-see = Links van de streepjeslijn gaat er te vaak iemand overheen, rechts blijft te weinig over.
dynamics-study-turn-order-bids-x = wat als eerste gezegd wordt
dynamics-study-turn-order-bids-y = antwoorden van de 100
dynamics-study-turn-order-bids-theory = het beste
dynamics-study-turn-order-bids-said = { $many } antwoorden van { $least } tot { $most }; in het midden ligt { $middle }.

## Change one thing

study-turn-order-change = Wat als er meer mensen aan tafel zitten, of minder? Probeer er een paar.
study-turn-order-setting = Met hoeveel aan tafel?
study-turn-order-setting-value = { $value }
dynamics-study-turn-order-tables-title = Hoe groter de tafel
dynamics-study-turn-order-tables-see = Van Nieuw Amsterdam zie je het deel van de eerste, van Tien (moeilijk) dat van de laatste. Gestreept: de laatste bij geheime waarden, en het deel als de beurt niet uitmaakt.
dynamics-study-turn-order-tables-x = mensen aan tafel
dynamics-study-turn-order-tables-y = gewonnen verkopen, van de 100
dynamics-study-turn-order-tables-label-column = eerste, N. Amsterdam
dynamics-study-turn-order-tables-label-tien = laatste, Tien
dynamics-study-turn-order-tables-private-theory = laatste, geheim
dynamics-study-turn-order-tables-fair = gelijk deel
dynamics-study-turn-order-tables-told = Met { $players } aan tafel won de eerste bij Nieuw Amsterdam er { $first } van de 100; ieders deel zou { $fair } zijn.

## Talk about it

study-turn-order-open-1 = Durven mensen die als eerste aan de beurt zijn zo hoog te gaan als de theorie zegt?
study-turn-order-open-2 = Wat als niemand zeker weet wat het ding waard is? Dan verraadt de eerste ook wat die weet.
study-turn-order-open-3 = Kun je bij strafschoppen beter als eerste schieten? Onderzoekers zijn het niet eens: vergelijk de bronnen.
study-turn-order-talk-1 = Onder gemiddelde computers wint bij Tien bijna altijd de laatste. Wat doen de eersten verkeerd?
study-turn-order-talk-1-answer = Ze bieden niet meer dan nodig is, en wie erna komt gaat er gewoon één overheen. De laatste wint er { $simple-3 } van de 100. Moeilijke computers bieden meteen zoveel dat eroverheen gaan niet loont, en dan wint de laatste er maar { $tien-3 } van de 100.
study-turn-order-talk-2 = Bij Nieuw Amsterdam verkopen de veilingen ook de volgorde van de volgende ronde. Is het iets waard om een ronde met het laagste fiche te beginnen?
study-turn-order-talk-2-answer = Minder dan het lijkt. Een ronde die met het laagste fiche begon, bracht gemiddeld { $marker-1 } punten op, met het middelste { $marker-2 }, met het hoogste { $marker-3 }. De eerste wint vaker maar betaalt ervoor; wie overblijft, krijgt een kolom voor niets.
study-turn-order-talk-3 = Waar wacht iemand buiten het spel op het laatste woord, en waar wil iemand juist de eerste zijn?
study-turn-order-talk-3-answer = Als laatste: als je de aanbiedingen van de anderen al kent, in de laatste seconden van een verkoop op internet, in een debat. Als eerste: wie zegt waarover het gaat, wie voorstelt hoe je deelt, de winkel die zijn hoek uitkiest. Vraag telkens: wie weet meer, en wie mag kiezen?

## Five questions

study-turn-order-ask-q1 = Je bent als laatste aan de beurt, er is { MONEY($standing) } gezegd, en het is jou { MONEY($value) } waard. Wat is het beste?
study-turn-order-ask-q1-a = Precies wat het jou waard is
study-turn-order-ask-q1-b = Halverwege die twee
study-turn-order-ask-q1-c = Eén meer dan er gezegd is
study-turn-order-ask-q1-why = Er komt niemand na jou: met { MONEY($needed) } heb je het zeker, en alles erboven geef je weg.
study-turn-order-ask-q2 = Drie mensen die goed rekenen zeggen elk één keer iets, en niemand weet wat het de anderen waard is. Wie wint het vaakst?
study-turn-order-ask-q2-a = De eerste
study-turn-order-ask-q2-b = De laatste
study-turn-order-ask-q2-c = Allemaal even vaak
study-turn-order-ask-q2-why = De laatste wint er { $private-3 } van de 100, de eerste { $private-1 }.
study-turn-order-ask-q3 = Waarom zegt de eerste minder dan het ding hem of haar waard is?
study-turn-order-ask-q3-a = Omdat zelfs winnen anders niets oplevert.
study-turn-order-ask-q3-b = Omdat lage getallen vaker winnen.
study-turn-order-ask-q3-c = Omdat de anderen dan ook laag blijven.
study-turn-order-ask-q3-why = De winst is wat er tussen waarde en prijs overblijft; de kunst is wat over te houden en toch de hoogste te zijn.
study-turn-order-ask-q4 = Bij Nieuw Amsterdam wint de eerste vaker dan de laatste. Waarom?
study-turn-order-ask-q4-a = De anderen hebben minder geld.
study-turn-order-ask-q4-b = De eerste hoeft niet te betalen.
study-turn-order-ask-q4-c = De eerste heeft gekozen wat er verkocht wordt.
study-turn-order-ask-q4-why = Wie als eerste aan de beurt is, brengt in wat hij of zij het liefst heeft, en wint er { $column-1 } van de 100.
study-turn-order-ask-q5 = Ineens weet iedereen wat het voor iedereen waard is. Welke plaats wordt daar beter van?
study-turn-order-ask-q5-a = De laatste
study-turn-order-ask-q5-b = De eerste
study-turn-order-ask-q5-c = Geen enkele
study-turn-order-ask-q5-why = De eerste hoeft niet meer te raden, en wint er { $known-1 } van de 100 in plaats van { $private-1 }.

## For the teacher

study-turn-order-aim = Dat een beurt waard is wat je erdoor weet en wat je erdoor mag kiezen. Leerlingen voelen hoe makkelijk de laatste het heeft en hoe moeilijk de eerste, en komen dan een spel tegen waarin toch de eerste wint.
study-turn-order-script-decide = Speel het één keer echt met drie vrijwilligers, als er tijd is: elk krijgt een briefje met een geheime waarde. Dan beantwoordt iedereen de drie vragen. Kijk naar de twee plaatjes: als eerste liggen jullie ver uiteen, als laatste zijn jullie het bijna eens.
study-turn-order-script-predict = Vraag wie als laatste wil zitten, en waarom. Laat dan iedereen een getal van 0 tot 100 opschrijven.
study-turn-order-script-happened = Laat het lopen. Lees eerst voor hoe het de biedingen van de klas verging. Dan het plaatje: drie lijnen die drie kanten op lopen, terwijl de regel van het bieden dezelfde is. Laat ze puzzelen.
study-turn-order-script-theory = Twee vragen leiden erheen: wie weet meer, en wie mag kiezen? Laat het dan zien. In 100 gevallen wint de laatste gemiddeld { MONEY($gain-3) }, de eerste { MONEY($gain-1) }.
study-turn-order-script-change = Laat de klas roepen met hoeveel ze aan tafel zitten. Met meer mensen wint iedereen minder vaak; houdt de eerste een voorsprong?
study-turn-order-script-talk = Een of twee van de vragen, en dan nog eens de vijf vragen.
study-turn-order-expected-column-1 = Nieuw Amsterdam, moeilijke computers: verkopen van de 100 die de eerste wint
study-turn-order-expected-column-2 = Hetzelfde voor wie als tweede aan de beurt is
study-turn-order-expected-column-3 = Hetzelfde voor wie als laatste aan de beurt is
study-turn-order-expected-tien-1 = Tien, moeilijke computers: verkopen van de 100 die de eerste wint
study-turn-order-expected-tien-2 = Hetzelfde voor wie als tweede aan de beurt is
study-turn-order-expected-tien-3 = Hetzelfde voor wie als laatste aan de beurt is
study-turn-order-expected-simple-1 = Tien, gemiddelde computers: verkopen van de 100 die de eerste wint
study-turn-order-expected-simple-2 = Hetzelfde voor wie als tweede aan de beurt is
study-turn-order-expected-simple-3 = Hetzelfde voor wie als laatste aan de beurt is
study-turn-order-expected-paid-1 = Tien, moeilijke computers: prijs in munten als de eerste wint
study-turn-order-expected-paid-3 = Hetzelfde als de laatste wint
study-turn-order-expected-marker-1 = Nieuw Amsterdam: punten van een ronde die met het laagste fiche begon
study-turn-order-expected-marker-2 = Hetzelfde met het middelste
study-turn-order-expected-marker-3 = Hetzelfde met het hoogste
study-turn-order-expected-private-1 = Theorie, waarden geheim: verkopen van de 100 die de eerste wint
study-turn-order-expected-private-3 = Hetzelfde voor wie als laatste aan de beurt is
study-turn-order-expected-known-1 = Theorie, waarden bekend: verkopen van de 100 die de eerste wint
study-turn-order-expected-known-3 = Hetzelfde voor wie als laatste aan de beurt is
study-turn-order-expected-gain-1 = Theorie, waarden geheim: winst van de eerste in 100 gevallen
study-turn-order-expected-gain-3 = Hetzelfde voor wie als laatste aan de beurt is
study-turn-order-expected-best = Het beste eerste antwoord
study-turn-order-expected-stands = Hoe vaak er dan van de 100 niemand hoger gaat
study-turn-order-expected-fair = Ieders deel als de beurt niet uitmaakt
study-turn-order-expected-highest = Wat het de anderen hoogstens waard kan zijn
study-turn-order-expected-value = Wat het jou waard is
study-turn-order-expected-standing = Wat er gezegd is als je als laatste aan de beurt bent
study-turn-order-expected-needed = Wat dan genoeg is
study-turn-order-expected-table = Mensen aan tafel
