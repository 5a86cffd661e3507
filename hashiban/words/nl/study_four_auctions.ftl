# Four auctions, one price?

study-four-auctions-title = Vier veilingen, één prijs?
study-four-auctions-line = Een fiets wordt op vier manieren verkocht. Welke levert de verkoper het meest op?
study-four-auctions-lead = Een fiets gaat onder de hamer, en niet maar op één manier. Jij wilt hem graag hebben. Wat bied je?
study-four-auctions-teaches = waarom vier soorten veilingen hetzelfde opbrengen, en waardoor ze toch verschillen

## You decide

study-four-auctions-decide =
    Voor jou is de fiets { MONEY($worth) } waard: bij die prijs maakt het je niet uit of je hem krijgt. Drie anderen willen hem ook. Voor ieder van hen kan hij van alles waard zijn, van niets tot { MONEY($top) }, en niemand weet wat hij de anderen waard is.
    Iedereen schrijft in het geheim één bod op, en het hoogste krijgt de fiets. Betalen kan op twee manieren.
study-four-auctions-scene = Een fiets met een label: voor jou is hij { MONEY($worth) } waard.
study-four-auctions-ask-first = De winnaar betaalt wat hij of zij opschreef. Wat bied je?
study-four-auctions-ask-second = De winnaar betaalt maar het op één na hoogste bod. Wat bied je nu?

## What do you expect?

study-four-auctions-predict =
    Nu probeert een verkoper vier manieren uit op dezelfde vier mensen. Omhoog: ze roepen steeds hogere prijzen, tot niemand verder gaat. Omlaag: een prijs zakt tot iemand roept. In het geheim: het hoogste bod wint en wordt betaald. In het geheim, maar dan wordt het op één na hoogste bod betaald.
    Iedereen biedt zo goed als hij of zij kan.
study-four-auctions-ask-most = Welke manier levert de verkoper gemiddeld het meest op?
study-four-auctions-ask-most-a = Omhoog
study-four-auctions-ask-most-b = Omlaag
study-four-auctions-ask-most-c = In het geheim, het eigen bod wordt betaald
study-four-auctions-ask-most-d = In het geheim, het op één na hoogste bod wordt betaald
study-four-auctions-ask-most-e = Alle vier ongeveer evenveel

## What happens

study-four-auctions-happened = We trekken voor alle vier dezelfde bieders, duizenden keren. Daarnaast spelen vier gemiddelde computers Tien en Nieuw Amsterdam. Daar zegt ieder maar één keer iets, de een na de ander.
study-four-auctions-alone-first = In het geheim, eigen bod betaald: met { MONEY($bid) } win je { $won } van de 100 keer, en houd je gemiddeld { MONEY($gain) } per veiling over.
study-four-auctions-room-first = In het geheim, eigen bod betaald: van jullie { $many } biedingen doet { MONEY($bid) } het het best. Dat bod wint { $won } van de 100 keer, en houdt gemiddeld { MONEY($gain) } per veiling over.
study-four-auctions-alone-same = Toen het op één na hoogste bod werd betaald, zei je precies jouw { MONEY($worth) }. Dat levert { MONEY($gain) } per veiling op.
study-four-auctions-alone-above = Toen het op één na hoogste bod werd betaald, zei je { MONEY($bid) }, meer dan jouw { MONEY($worth) }. Dat levert { MONEY($gain) } per veiling op; precies { MONEY($worth) } had { MONEY($honest) } opgeleverd.
study-four-auctions-alone-below = Toen het op één na hoogste bod werd betaald, zei je { MONEY($bid) }, minder dan jouw { MONEY($worth) }. Dat levert { MONEY($gain) } per veiling op; precies { MONEY($worth) } had { MONEY($honest) } opgeleverd.
study-four-auctions-room-second = Toen het op één na hoogste bod werd betaald, zeiden { $same } van de { $many } precies { MONEY($worth) }, en { $above } meer dan dat.
dynamics-study-four-auctions-sellers-title = Wat de verkoper krijgt
dynamics-study-four-auctions-sellers-see = Is één balk duidelijk langer dan de andere?
dynamics-study-four-auctions-sellers-x = soort veiling
dynamics-study-four-auctions-sellers-y = gemiddelde prijs in $
dynamics-study-four-auctions-sellers-label-english = omhoog
dynamics-study-four-auctions-sellers-label-dutch = omlaag
dynamics-study-four-auctions-sellers-label-first = in het geheim, eigen bod
dynamics-study-four-auctions-sellers-label-second = in het geheim, tweede bod
dynamics-study-four-auctions-sellers-said = { $auctions } veilingen van elke soort: gemiddeld van { MONEY($least) } tot { MONEY($most) }.
dynamics-study-four-auctions-places-title = Ieder één keer: wie krijgt het?
dynamics-study-four-auctions-places-see = Als de plek er niet toe deed, lagen alle tekens op de lijn “gelijk”.
dynamics-study-four-auctions-places-x = als hoeveelste de winnaar sprak
dynamics-study-four-auctions-places-y = gewonnen, op 100 veilingen
dynamics-study-four-auctions-places-even = gelijk
dynamics-study-four-auctions-places-once-theory = theorie
dynamics-study-four-auctions-places-label-tien = Tien
dynamics-study-four-auctions-places-label-nieuw-amsterdam = Nieuw Amsterdam
dynamics-study-four-auctions-places-tien = Tien, { $auctions } veilingen van een joker: wie als eerste sprak kreeg hem { $first } van de 100 keer, wie als laatste sprak { $last }.
dynamics-study-four-auctions-places-nieuw-amsterdam = Nieuw Amsterdam, de eerste veiling van { $auctions } rondes: wie de kolom koos en als eerste sprak kreeg hem { $first } van de 100 keer, wie als laatste sprak { $last }.

## The answers of a class

dynamics-study-four-auctions-first-title = Geboden als het eigen bod telt
dynamics-study-four-auctions-first-see = Hoe ver blijven jullie onder de waarde?
dynamics-study-four-auctions-first-x = bod
dynamics-study-four-auctions-first-y = antwoorden op 100
dynamics-study-four-auctions-first-said = { $many } biedingen van { $least } tot { $most }; de middelste is { $middle }.
dynamics-study-four-auctions-second-title = Geboden als het tweede bod telt
dynamics-study-four-auctions-second-see = Bieden jullie anders nu er anders wordt betaald?
dynamics-study-four-auctions-second-x = bod
dynamics-study-four-auctions-second-y = antwoorden op 100
dynamics-study-four-auctions-second-said = { $many } biedingen van { $least } tot { $most }; de middelste is { $middle }.
dynamics-study-four-auctions-most-title = Wat jullie verwachtten
dynamics-study-four-auctions-most-see = Aan welke denken de meesten van jullie?
dynamics-study-four-auctions-most-x = antwoord
dynamics-study-four-auctions-most-y = antwoorden op 100
dynamics-study-four-auctions-most-label-a = omhoog
dynamics-study-four-auctions-most-label-b = omlaag
dynamics-study-four-auctions-most-label-c = in het geheim, eigen bod
dynamics-study-four-auctions-most-label-d = in het geheim, tweede bod
dynamics-study-four-auctions-most-label-e = allemaal evenveel
dynamics-study-four-auctions-most-said = { $many } voorspellingen.

## What theory says

study-four-auctions-theory =
    Wie zijn eigen bod betaalt, biedt minder dan de fiets waard is: { MONEY($best) } is hier het best. Wie het op één na hoogste bod betaalt, kan rustig zeggen wat de fiets waard is. Minder betalen, maar brutaler bieden: het komt op hetzelfde neer, gemiddeld { MONEY($mean) } voor de verkoper. Omlaag lijkt op het eigen bod betalen, omhoog op het tweede betalen.
    Waar ieder maar één keer spreekt, gaat dat niet op. Wie laat spreekt heeft de anderen gehoord. Daarom wint de laatste het vaakst, en krijgt de verkoper maar { MONEY($once-mean) }.
    In Nieuw Amsterdam heeft wie als eerste spreekt de kolom zelf gekozen, en die is dan voor hem of haar het meest waard.
dynamics-study-four-auctions-gains-first-title = Wat een bod oplevert, eigen bod
dynamics-study-four-auctions-gains-first-see = Tekens zijn jullie bod in onze veilingen, de stippellijn is theorie. Waar ligt de top?
dynamics-study-four-auctions-gains-first-x = bod in $
dynamics-study-four-auctions-gains-first-y = gemiddelde winst in $
dynamics-study-four-auctions-gains-first-label-own = jullie bod
dynamics-study-four-auctions-gains-first-theory = theorie
dynamics-study-four-auctions-gains-first-said = Het best is { MONEY($bid) }. Dat levert gemiddeld { MONEY($gain) } op.
dynamics-study-four-auctions-gains-second-title = Wat een bod oplevert, tweede bod
dynamics-study-four-auctions-gains-second-see = Er wordt anders betaald, en de top ligt ergens anders.
dynamics-study-four-auctions-gains-second-x = bod in $
dynamics-study-four-auctions-gains-second-y = gemiddelde winst in $
dynamics-study-four-auctions-gains-second-label-own = jullie bod
dynamics-study-four-auctions-gains-second-theory = theorie
dynamics-study-four-auctions-gains-second-said = Het best is { MONEY($bid) }, precies wat de fiets waard is. Dat levert gemiddeld { MONEY($gain) } op.
dynamics-study-four-auctions-scatter-title = Eén gemiddelde, twee vormen
dynamics-study-four-auctions-scatter-see = Balken: het eigen bod wordt betaald. Omtrek: het op één na hoogste.
dynamics-study-four-auctions-scatter-x = prijs in $
dynamics-study-four-auctions-scatter-y = veilingen op 100
dynamics-study-four-auctions-scatter-theory = gemiddeld
dynamics-study-four-auctions-scatter-said = { $many } veilingen.
dynamics-study-four-auctions-scatter-told = Allebei leveren gemiddeld { MONEY($mean) } op. Maar één veiling zit er zo’n { MONEY($first) } naast als het eigen bod wordt betaald, en zo’n { MONEY($second) } als het tweede wordt betaald.

## Change one thing

study-four-auctions-change = De vier kwamen op hetzelfde uit omdat alles precies klopte. Verander één ding: wat drijft ze uit elkaar?
study-four-auctions-setting = Wat verander je?
study-four-auctions-setting-value = { $value ->
    [0] Niets
    [1] Bieders zijn bang te verliezen
    [2] De verkoper heeft een minimumprijs
    [3] Eén biedt te veel
   *[other] Ieder spreekt maar één keer
}
dynamics-study-four-auctions-parted-title = Eigen bod tegen tweede bod
dynamics-study-four-auctions-parted-see = Wat de verkoper meer krijgt als het eigen bod wordt betaald, bij dezelfde waarden. Bij “ieder één keer” staat dat in plaats van het eigen bod.
dynamics-study-four-auctions-parted-x = verandering
dynamics-study-four-auctions-parted-y = meer voor de verkoper, in $
dynamics-study-four-auctions-parted-label-nothing = niets veranderd
dynamics-study-four-auctions-parted-label-fear = bang te verliezen
dynamics-study-four-auctions-parted-label-reserve = minimumprijs
dynamics-study-four-auctions-parted-label-over = één biedt te veel
dynamics-study-four-auctions-parted-label-once = ieder één keer
dynamics-study-four-auctions-parted-none = In { $auctions } veilingen is geen verschil van toeval te onderscheiden.
dynamics-study-four-auctions-parted-more = Het grootste verschil: { MONEY($more) } meer dan met het tweede bod.
dynamics-study-four-auctions-parted-less = Het grootste verschil: { MONEY($more) } minder dan met het tweede bod.
dynamics-study-four-auctions-feared-title = Hoe banger om te verliezen
dynamics-study-four-auctions-feared-see = Wie het eigen bod betaalt, biedt uit angst meer. Waar het tweede wordt betaald, verandert angst niets.
dynamics-study-four-auctions-feared-x = angst om te verliezen, in procent
dynamics-study-four-auctions-feared-y = gemiddelde prijs in $
dynamics-study-four-auctions-feared-label-first = eigen bod betaald
dynamics-study-four-auctions-feared-label-second = tweede bod betaald
dynamics-study-four-auctions-feared-theory = theorie
dynamics-study-four-auctions-feared-said = Bij { $fear } procent levert het eigen bod { MONEY($first) } op, het tweede { MONEY($second) }.
dynamics-study-four-auctions-reserved-title = Met een minimumprijs
dynamics-study-four-auctions-reserved-see = Beide manieren van betalen liggen op één lijn. Waar is de top?
dynamics-study-four-auctions-reserved-x = minimumprijs in $
dynamics-study-four-auctions-reserved-y = gemiddelde prijs in $
dynamics-study-four-auctions-reserved-label-first = eigen bod betaald
dynamics-study-four-auctions-reserved-label-second = tweede bod betaald
dynamics-study-four-auctions-reserved-reserve-theory = theorie
dynamics-study-four-auctions-reserved-said = Met minstens { MONEY($least) } levert het eigen bod { MONEY($first) } op en het tweede { MONEY($second) }. In { $unsold } van de 100 veilingen wordt de fiets niet verkocht.
dynamics-study-four-auctions-overbid-title = Wat te veel bieden kost
dynamics-study-four-auctions-overbid-see = Het op één na hoogste bod wordt betaald, en één van de vier biedt meer dan de fiets waard is.
dynamics-study-four-auctions-overbid-x = zoveel meer dan hij waard is, in $
dynamics-study-four-auctions-overbid-y = eigen winst, gemiddeld, in $
dynamics-study-four-auctions-overbid-label-gain = wie te veel biedt
dynamics-study-four-auctions-overbid-over-theory = theorie
dynamics-study-four-auctions-overbid-said = Wie { MONEY($over) } te veel biedt, verliest daardoor { MONEY($cost) } per veiling. De verkoper krijgt dat erbij, en nog meer.
dynamics-study-four-auctions-once-title = Ieder spreekt maar één keer
dynamics-study-four-auctions-once-see = De fiets heeft niemand gekozen: in het leerboek telt alleen de plek.
dynamics-study-four-auctions-once-x = als hoeveelste de winnaar sprak
dynamics-study-four-auctions-once-y = gewonnen, op 100 veilingen
dynamics-study-four-auctions-once-even = gelijk
dynamics-study-four-auctions-once-once-theory = theorie
dynamics-study-four-auctions-once-label-book = leerboek
dynamics-study-four-auctions-once-label-tien = Tien
dynamics-study-four-auctions-once-label-nieuw-amsterdam = Nieuw Amsterdam
dynamics-study-four-auctions-once-said = In het leerboek krijgt de laatste hem { $last } van de 100 keer, en de verkoper { MONEY($once) } in plaats van { MONEY($second) }.

## Talk about it

study-four-auctions-open-1 = En als niemand zeker weet wat het ding waard is, en leert van wat de anderen bieden?
study-four-auctions-open-2 = En als een paar bieders vooraf afspreken elkaar niet te overbieden?
study-four-auctions-open-3 = Hoeveel zou de plek in Tien en Nieuw Amsterdam nog uitmaken als de computers zo goed waren als maar kan?
study-four-auctions-talk-1 = Het op één na hoogste bod wordt betaald. Waarom zeg je dan het best precies wat het jou waard is?
study-four-auctions-talk-1-answer = Je bod beslist alleen of je wint, niet wat je betaalt. Blijf je onder de waarde, dan loop je soms een mooie koop mis; ga je erboven, dan betaal je soms meer dan het waard is. { MONEY($over) } te veel bieden kost in onze reeks { MONEY($over-cost) } per veiling.
study-four-auctions-talk-2 = Als alle vier hetzelfde opleveren, waarom kiezen verkopers dan zo verschillend: bloemen omlaag, schilderijen omhoog, bouwopdrachten in het geheim?
study-four-auctions-talk-2-answer = Omdat mensen anders zijn dan in de theorie: sommigen zijn bang te verliezen (dan levert het eigen bod { MONEY($fear-first) } op in plaats van { MONEY($fear-second) }), sommigen bieden te veel, sommigen maken afspraken. En snelheid, vertrouwen en vermaak tellen mee: een dalende prijs gaat vlug, een stijgende is leuk.
study-four-auctions-talk-3 = Waar spreekt iemand als laatste, en weet hij wat de anderen zeiden? Is dat eerlijk?
study-four-auctions-talk-3-answer = Op de bazaar, bij gesloten enveloppen die niet echt dicht zijn, bij een recht van eerste koop. In het leerboek wint de laatste van vier { $book-4 } van de 100 veilingen, en krijgt de verkoper { MONEY($once-income) } in plaats van { MONEY($income-second) }.

## Five questions

study-four-auctions-ask-q1 = Het hoogste bod wint, en het op één na hoogste wordt betaald. Iets is jou { MONEY($worth) } waard. Wat bied je het best?
study-four-auctions-ask-q1-a = Iets minder
study-four-auctions-ask-q1-b = Precies { MONEY($worth) }
study-four-auctions-ask-q1-c = Iets meer
study-four-auctions-ask-q1-why = Jouw bod beslist of je wint, de anderen beslissen wat je betaalt.
study-four-auctions-ask-q2 = Een prijs zakt tot iemand roept. Op welke veiling lijkt dat het meest?
study-four-auctions-ask-q2-a = In het geheim, het eigen bod wordt betaald
study-four-auctions-ask-q2-b = In het geheim, het op één na hoogste bod wordt betaald
study-four-auctions-ask-q2-c = Steeds hogere prijzen roepen
study-four-auctions-ask-q2-why = Bij allebei moet je je prijs kiezen voordat je iets van de anderen weet.
study-four-auctions-ask-q3 = Bieders die weten wat iets hun waard is en rustig blijven: welke veiling levert de verkoper gemiddeld het meest op?
study-four-auctions-ask-q3-a = Omhoog, want mensen laten zich meeslepen
study-four-auctions-ask-q3-b = In het geheim met het eigen bod, want de winnaar betaalt alles wat hij of zij zei
study-four-auctions-ask-q3-c = Ze leveren evenveel op
study-four-auctions-ask-q3-why = Wie het eigen bod moet betalen, biedt minder, en wel precies zoveel.
study-four-auctions-ask-q4 = Bieders zijn bang met lege handen naar huis te gaan. Wie is daar blij mee?
study-four-auctions-ask-q4-a = Een verkoper die het eigen bod laat betalen
study-four-auctions-ask-q4-b = Een verkoper die het op één na hoogste bod laat betalen
study-four-auctions-ask-q4-c = Niemand
study-four-auctions-ask-q4-why = Uit angst bieden ze meer als het eigen bod wordt betaald: { MONEY($fear-first) } in plaats van { MONEY($income-first) } in onze reeks.
study-four-auctions-ask-q5 = Ieder spreekt maar één keer, de een na de ander, en moet boven het vorige bod gaan. Als het voor allen ongeveer evenveel waard is, wie wint dan het vaakst?
study-four-auctions-ask-q5-a = Wie als eerste spreekt, want die geeft de toon aan
study-four-auctions-ask-q5-b = De plek maakt niets uit
study-four-auctions-ask-q5-c = Wie als laatste spreekt
study-four-auctions-ask-q5-why = De laatste heeft elk bod gehoord en hoeft alleen over het hoogste heen: { $book-4 } van de 100 keer gewonnen, met vier bieders.

## For the teacher

study-four-auctions-aim = Dat een regel verandert hoe mensen bieden, zodat een regel die voor de verkoper beter lijkt dat niet hoeft te zijn. Leerlingen zien dat de vier veilingen gelijk uitkomen, begrijpen waarom, en leren bij elke uitzondering welke aanname er breekt.
study-four-auctions-script-decide = Lees het verhaal voor en laat ieder twee getallen opschrijven. Zeg niet dat het ene makkelijker is. Typ of plak de antwoorden en vergelijk de twee plaatjes: werd er hoger geboden?
study-four-auctions-script-predict = Laat ieder een van de vijf antwoorden kiezen. Vraag twee die anders kozen waarom.
study-four-auctions-script-happened = Laat het gebeuren. Eerst de balken: bijna gelijk. Dan het tweede plaatje, een andere soort veiling: in Tien kun je beter laat spreken, want deze computers bieden zo weinig als mag en worden overboden; in Nieuw Amsterdam heeft de eerste gekozen wat er wordt verkocht.
study-four-auctions-script-theory = Vraag eerst: waarom kreeg de verkoper niet meer bij het eigen bod? Toon dan de lijnen. Laat de klas van elk de top zoeken. Wijs op de vormen: hetzelfde gemiddelde, maar niet hetzelfde risico voor de verkoper.
study-four-auctions-script-change = Probeer ze allemaal, op volgorde; laat de klas telkens eerst zeggen welke kant de balk op gaat. De minimumprijs is de verrassing: die tilt beide evenveel op, en drijft ze dus niet uit elkaar.
study-four-auctions-script-talk = Een of twee van de vragen, en dan nog eens de vijf vragen.
study-four-auctions-expected-income-english = Gemiddelde prijs, omhoog
study-four-auctions-expected-income-dutch = Hetzelfde, omlaag
study-four-auctions-expected-income-first = Hetzelfde, in het geheim, eigen bod betaald
study-four-auctions-expected-income-second = Hetzelfde, in het geheim, tweede bod betaald
study-four-auctions-expected-fear-first = Gemiddelde prijs als bieders bang zijn te verliezen, eigen bod betaald
study-four-auctions-expected-fear-second = Hetzelfde, tweede bod betaald
study-four-auctions-expected-reserve-first = Gemiddelde prijs met een minimumprijs, eigen bod betaald
study-four-auctions-expected-reserve-second = Hetzelfde, tweede bod betaald
study-four-auctions-expected-over-second = Gemiddelde prijs als één te veel biedt, tweede bod betaald
study-four-auctions-expected-over-cost = Wat dat kost voor wie te veel biedt, per veiling
study-four-auctions-expected-once-income = Gemiddelde prijs als ieder één keer spreekt
study-four-auctions-expected-book-4 = Gewonnen op 100 door wie als laatste spreekt, leerboek
study-four-auctions-expected-tien-1 = Gewonnen op 100 door wie als eerste spreekt, Tien, vier gemiddelde computers
study-four-auctions-expected-tien-4 = Hetzelfde, wie als laatste spreekt
study-four-auctions-expected-nieuw-amsterdam-1 = Gewonnen op 100 door wie als eerste spreekt, Nieuw Amsterdam, vier gemiddelde computers, eerste veiling van een ronde
study-four-auctions-expected-nieuw-amsterdam-4 = Hetzelfde, wie als laatste spreekt
study-four-auctions-expected-mean = Gemiddelde prijs volgens de theorie
study-four-auctions-expected-once-mean = Gemiddelde prijs volgens de theorie als ieder één keer spreekt
study-four-auctions-expected-best = Beste bod van de lezer, eigen bod betaald
study-four-auctions-expected-best-gain = Wat dat per veiling oplevert
study-four-auctions-expected-worth = Wat de fiets de lezer waard is
study-four-auctions-expected-top = Het meeste wat hij iemand waard kan zijn
study-four-auctions-expected-bidders = Bieders
study-four-auctions-expected-rivals = Tegenstanders
study-four-auctions-expected-least = De minimumprijs die wordt uitgeprobeerd
study-four-auctions-expected-over = Zoveel biedt één te veel
study-four-auctions-expected-step = Stap van de prijzen die worden geroepen
study-four-auctions-expected-even = Gewonnen op 100 als de plek er niet toe deed
