# Sunk cost and escalation.

study-sunk-cost-title = Weg is weg
study-sunk-cost-line = Je hebt al betaald, en je staat niet voor. Ga je door?
study-sunk-cost-lead = Een bankbiljet gaat onder de hamer, en twee panden. Beide keren is er iets wat je niet meer terugkrijgt.
study-sunk-cost-teaches = waarom we doorgaan als we al betaald hebben, en wat dat kost

## You decide

study-sunk-cost-decide =
    Een biljet van { MONEY($prize) } wordt geveild. Het hoogste bod krijgt het en betaalt. Maar wie als tweede eindigt, moet ook betalen, en krijgt niets. Je biedt telkens één dollar meer.
    Dan Vastgoedveiling. Jullie zijn nog met z’n tweeën, jij en een ander, en er liggen twee panden: { $lowest } en { $highest }. Jouw bod is { MONEY($mine) }, dat van de ander { MONEY($theirs) }. Wie past, neemt het lagere pand en betaalt de helft van zijn of haar bod.
study-sunk-cost-scene = Een biljet van { MONEY($prize) }, en twee panden, { $lowest } en { $highest }. Jouw bod is { MONEY($mine) }, dat van de ander { MONEY($theirs) }.
study-sunk-cost-ask-limit = Voordat het begint: tot hoeveel zou je bieden voor het biljet?
study-sunk-cost-ask-on = Middenin: jij zei { MONEY($at) }, iemand anders zegt { MONEY($other) }. En nu?
study-sunk-cost-ask-on-a = Ik stop, en betaal { MONEY($at) } voor niets
study-sunk-cost-ask-on-b = Ik ga door naar { MONEY($next) }
study-sunk-cost-ask-house = De twee panden: wat doe je?
study-sunk-cost-ask-house-a = Ik pas, neem { $lowest } en betaal { MONEY($passing) }
study-sunk-cost-ask-house-b = Ik bied { MONEY($bid) }, om { $highest } te krijgen

## What do you expect?

study-sunk-cost-predict = Vier moeilijke computers spelen Vastgoedveiling. Ze weten dat de helft van een bod hoe dan ook weg is, en rekenen die niet mee. Nu kan één van hen niet loslaten: voor elke dollar die al weg is, gaat hij { MONEY($strength) } verder dan het pand hem waard is. Elk spel wordt twee keer gespeeld met dezelfde kaarten: met deze computer, en met een nuchtere op zijn plek, die gemiddeld op { MONEY($total) } eindigt.
study-sunk-cost-ask-cost = Hoeveel meer heeft de computer die niet kan loslaten aan het eind? Zet een min voor minder.

## What happens

study-sunk-cost-happened = Elk spel wordt twee keer gespeeld: op de eerste plaats een computer die niet kan loslaten, en dan een nuchtere, met dezelfde kaarten en dezelfde { $rivals } tegenstanders.
study-sunk-cost-alone-note = { $limit ->
    [0] Het biljet: jij zou helemaal niet bieden. Dan kost het je niets.
   *[other] Het biljet: als iemand even ver gaat als jij, betaalt de één { MONEY($won) } en de ander { MONEY($lost) }. Samen is dat { MONEY($both) } voor een biljet van { MONEY($prize) }.
}
study-sunk-cost-room-note = { $limit ->
    [0] Het biljet: niemand in jullie klas zou bieden.
   *[other] Het biljet: de twee die bij jullie het verst gaan, betalen { MONEY($won) } en { MONEY($lost) }. Samen is dat { MONEY($both) } voor een biljet van { MONEY($prize) }.
}
study-sunk-cost-alone-went = Je wilde bij { MONEY($prize) } of eerder stoppen, en ging toch door naar { MONEY($next) }. Dat doen veel mensen.
study-sunk-cost-alone-goes = Je ging door naar { MONEY($next) }, zoals je van plan was.
study-sunk-cost-alone-stops = Je stopte vóór { MONEY($next) }.
study-sunk-cost-room-on = { $goes } van de { $many } gingen door naar { MONEY($next) }. Van hen wilden er { $went } bij { MONEY($prize) } of eerder stoppen.
study-sunk-cost-alone-house = { $goes ->
    [0] De panden: jij hebt gepast.
   *[other] De panden: jouw bod was { MONEY($bid) }.
} { $clear ->
    [bid] De nuchtere computer biedt daar,
   *[pass] De nuchtere computer past daar,
} { $caught ->
    [bid] die niet kan loslaten biedt.
   *[pass] die niet kan loslaten past.
}
study-sunk-cost-room-house = De panden: { $goes } van de { $many } deden een bod van { MONEY($bid) }. { $clear ->
    [bid] De nuchtere computer biedt daar,
   *[pass] De nuchtere computer past daar,
} { $caught ->
    [bid] die niet kan loslaten biedt.
   *[pass] die niet kan loslaten past.
}
dynamics-study-sunk-cost-twins-title = Meer of minder dan zijn tweeling
dynamics-study-sunk-cost-twins-see = Links van de stippellijn had de computer die niet kan loslaten minder.
dynamics-study-sunk-cost-twins-x = meer dan de nuchtere tweeling, in $
dynamics-study-sunk-cost-twins-y = spellen op 100
dynamics-study-sunk-cost-twins-same = gelijk
dynamics-study-sunk-cost-twins-said = { $many } spellen, van { $least } tot { $most }; het middelste is { $middle }.
dynamics-study-sunk-cost-twins-told = In { $less } van de 100 spellen had hij minder dan zijn tweeling, in { $more } meer. Gemiddeld was het verschil { MONEY($mean) }.
dynamics-study-sunk-cost-purses-title = Wanneer het geld opging
dynamics-study-sunk-cost-purses-see = Hoeveel blijft er over voor latere rondes?
dynamics-study-sunk-cost-purses-x = ronde
dynamics-study-sunk-cost-purses-y = betaald per ronde, in $
dynamics-study-sunk-cost-purses-label-clear = nuchter
dynamics-study-sunk-cost-purses-label-caught = laat niet los
dynamics-study-sunk-cost-purses-said = In de eerste { $rounds } rondes betaalde de computer die niet kan loslaten { MONEY($caught) }, zijn tweeling { MONEY($clear) }.
dynamics-study-sunk-cost-money-title = Waar het geld bleef
dynamics-study-sunk-cost-money-see = Wie betaalt meer voor een bod dat verliest, en wie voor een bod dat wint?
dynamics-study-sunk-cost-money-x = waarvoor is betaald
dynamics-study-sunk-cost-money-y = betaald per spel, in $
dynamics-study-sunk-cost-money-label-passing-clear = half bod, nuchter
dynamics-study-sunk-cost-money-label-passing-caught = half bod, laat niet los
dynamics-study-sunk-cost-money-label-winning-clear = gewonnen bod, nuchter
dynamics-study-sunk-cost-money-label-winning-caught = gewonnen bod, laat niet los
dynamics-study-sunk-cost-money-said = Voor een bod dat niet won, betaalde de nuchtere computer { MONEY($clear) } per spel, de andere maar { MONEY($caught) }. Die gaat door tot hij wint, en betaalt daar te veel voor.

## The answers of a class

dynamics-study-sunk-cost-limit-title = Hoe ver jullie zouden gaan
dynamics-study-sunk-cost-limit-see = Wie gaat verder dan het biljet waard is?
dynamics-study-sunk-cost-limit-x = hoogste bod
dynamics-study-sunk-cost-limit-y = antwoorden op 100
dynamics-study-sunk-cost-limit-said = { $many } antwoorden van { $least } tot { $most }; het middelste is { $middle }.
dynamics-study-sunk-cost-on-title = Middenin
dynamics-study-sunk-cost-on-see = Wie stopt, wie gaat door?
dynamics-study-sunk-cost-on-x = antwoord
dynamics-study-sunk-cost-on-y = antwoorden op 100
dynamics-study-sunk-cost-on-label-a = ik stop
dynamics-study-sunk-cost-on-label-b = ik ga door
dynamics-study-sunk-cost-on-said = { $many } antwoorden.
dynamics-study-sunk-cost-house-title = Bij de panden
dynamics-study-sunk-cost-house-see = Wie past, wie biedt?
dynamics-study-sunk-cost-house-x = antwoord
dynamics-study-sunk-cost-house-y = antwoorden op 100
dynamics-study-sunk-cost-house-label-a = ik pas
dynamics-study-sunk-cost-house-label-b = ik bied
dynamics-study-sunk-cost-house-said = { $many } antwoorden.
dynamics-study-sunk-cost-cost-title = Wat jullie verwachtten
dynamics-study-sunk-cost-cost-see = Wie verwachtte minder, wie meer?
dynamics-study-sunk-cost-cost-x = voorspeld verschil, in $
dynamics-study-sunk-cost-cost-y = antwoorden op 100
dynamics-study-sunk-cost-cost-truth = het was
dynamics-study-sunk-cost-cost-said = { $many } voorspellingen van { $least } tot { $most }; de middelste is { $middle }.

## What theory says

study-sunk-cost-theory =
    Wat je niet meer terugkrijgt, is even groot wat je ook doet. Dus heeft het niets te zeggen. Bij de panden ben je { MONEY($passing) } hoe dan ook kwijt. Doorgaan kost daar nog { MONEY($on-top) } bovenop, en levert een pand op dat { $steps } hoger is. Alleen daarom gaat het.
    Waarom verliest de computer erbij? Niet door de helften: daar betaalt hij minder voor dan zijn tweeling. Hij gaat door tot hij wint, en komt dan in latere rondes munten tekort.
    Bij het biljet is het erger. Daar helpt een koel hoofd niet, als je niet vooraf een grens stelt.
study-sunk-cost-trap = Op { MONEY($lost) } kost stoppen { MONEY($lost) }. Doorgaan naar { MONEY($next) } kost maar { MONEY($less) }, als de ander stopt. Zo lijkt elke stap goed. Twee die zo denken gaan door tot hun beurzen met { MONEY($purse) } elk leeg zijn, en betalen { MONEY($both) } voor een biljet van { MONEY($prize) }.
study-sunk-cost-all = Als jullie alle { $many } het hoogste bod moesten betalen dat jullie noemden, kreeg de verkoper { MONEY($sum) } voor een biljet van { MONEY($prize) }.
dynamics-study-sunk-cost-contest-title = Als allen hun bod moeten betalen
dynamics-study-sunk-cost-contest-see = Tekens zijn veilingen van het biljet onder bedachtzame bieders, stippellijnen zijn theorie.
dynamics-study-sunk-cost-contest-x = bieders
dynamics-study-sunk-cost-contest-y = gemiddeld betaald, in $
dynamics-study-sunk-cost-contest-label-all = allen samen
dynamics-study-sunk-cost-contest-label-highest = het hoogste bod
dynamics-study-sunk-cost-contest-all-theory = theorie
dynamics-study-sunk-cost-contest-highest-theory = theorie
dynamics-study-sunk-cost-contest-said = Met hoeveel ze ook zijn, samen betalen ze de { MONEY($prize) } die het biljet waard is, en niemand houdt iets over. Met { $bidders } bieders is dat { MONEY($each) } elk.
dynamics-study-sunk-cost-limits-title = Jullie grenzen, en het biljet
dynamics-study-sunk-cost-limits-see = Rechts van de stippellijn verliest zelfs de winnaar.
dynamics-study-sunk-cost-limits-x = hoogste bod
dynamics-study-sunk-cost-limits-y = antwoorden op 100
dynamics-study-sunk-cost-limits-prize = het biljet
dynamics-study-sunk-cost-limits-said = { $many } antwoorden van { $least } tot { $most }; het middelste is { $middle }.

## Change one thing

study-sunk-cost-change = Hoe hard trekt het? Probeer een computer die moeilijk loslaat, en een die het nooit kan.
study-sunk-cost-setting = Hoeveel verder gaat hij voor elke dollar die al weg is?
study-sunk-cost-setting-value = { MONEY($value) }
dynamics-study-sunk-cost-price-title = Wat niet loslaten kost
dynamics-study-sunk-cost-price-see = Tekens zijn spellen, met de speling van het toeval. Op de stippellijn kost het niets.
dynamics-study-sunk-cost-price-x = zoveel $ verder voor elke $ die weg is
dynamics-study-sunk-cost-price-y = meer dan de tweeling, in $
dynamics-study-sunk-cost-price-label-caught = laat niet los
dynamics-study-sunk-cost-price-clear = nuchter
dynamics-study-sunk-cost-price-costs = Het kost het meest bij { MONEY($strength) } verder voor elke dollar: { MONEY($cost) } per spel.
dynamics-study-sunk-cost-price-unclear = Tot nu toe verbergt het toeval wat het kost.

## Talk about it

study-sunk-cost-open-1 = Kan het ooit slim zijn te laten zien dat je nooit loslaat, zodat de anderen eerder stoppen?
study-sunk-cost-open-2 = Leren mensen die vaak spelen te vergeten wat weg is?
study-sunk-cost-open-3 = Wat als niemand aan tafel kan loslaten?
study-sunk-cost-talk-1 = Wanneer ging jij alleen door omdat je er al zoveel in had gestoken?
study-sunk-cost-talk-1-answer = Een slechte film tot het eind, een vol bord, een rij, een club, een computerspel, een telefoon die steeds weer werd gerepareerd. Staten doen het ook: stations, vliegtuigen, oorlogen.
study-sunk-cost-talk-2 = De computer die niet kan loslaten, betaalt minder voor een bod dat verliest dan zijn nuchtere tweeling. Waarom heeft hij aan het eind toch minder?
study-sunk-cost-talk-2-answer = Hij betaalt { MONEY($passing-1-5) } per spel voor een half bod dat niet won, zijn tweeling { MONEY($passing-clear) }. Maar wie vroeg past en een klein verlies neemt, doet vaak het beste wat er is. In plaats daarvan wint hij te duur: na { $early } rondes is er { MONEY($early-1-5) } op, en bij zijn tweeling dan pas { MONEY($early-clear) }. Zo komt hij later munten tekort, en eindigt gemiddeld { MONEY($cost-1-5-size) } lager.
study-sunk-cost-talk-3 = Hoe bescherm je je tegen de dollarveiling?
study-sunk-cost-talk-3-answer = Blijf weg, of stel vooraf een grens en vertel het iemand. De nuchtere computer heeft ook zo’n grens: wie alleen telt wat erbovenop komt, gaat eeuwig door. In het laboratorium bieden mensen nog meer dan bedachtzame bieders zouden doen (zie Sheremeta bij de bronnen).

## Five questions

study-sunk-cost-ask-q1 = Je hebt voor de bioscoop betaald, en na een half uur is de film saai. Wat zou moeten beslissen of je blijft?
study-sunk-cost-ask-q1-a = Het kaartje: als je gaat, is het geld verspild
study-sunk-cost-ask-q1-b = Alleen wat je vanaf nu het liefst doet
study-sunk-cost-ask-q1-c = Hoe duur het kaartje was
study-sunk-cost-ask-q1-why = Het kaartje is betaald, of je nu blijft of gaat.
study-sunk-cost-ask-q2 = Een biljet van { MONEY($prize) }, en wie als tweede eindigt betaalt ook. Twee mensen tellen elk alleen wat erbovenop komt. Waar eindigt het?
study-sunk-cost-ask-q2-a = Bij { MONEY($prize) }, want meer betaalt niemand
study-sunk-cost-ask-q2-b = Iets boven { MONEY($prize) }
study-sunk-cost-ask-q2-c = Als een beurs leeg is
study-sunk-cost-ask-q2-why = Nog een dollar lijkt altijd beter dan alles kwijt zijn wat je zei.
study-sunk-cost-ask-q3 = Wat beschermt je het best tegen steeds maar verder bieden?
study-sunk-cost-ask-q3-a = Een grens die je vooraf stelt
study-sunk-cost-ask-q3-b = Altijd één meer dan de anderen
study-sunk-cost-ask-q3-c = Een hoog eerste bod
study-sunk-cost-ask-q3-why = Middenin lijkt elke stap goedkoop; vooraf zie je het geheel.
study-sunk-cost-ask-q4 = In Vastgoedveiling ben je de helft van je bod kwijt als je past. Wat zou moeten beslissen of je verder biedt?
study-sunk-cost-ask-q4-a = De helft die dan voor niets was
study-sunk-cost-ask-q4-b = Wat er nog bij komt, en wat dat meer oplevert
study-sunk-cost-ask-q4-c = Hoe lang je al meedoet
study-sunk-cost-ask-q4-why = De helft is hoe dan ook weg; wie zich erdoor laat trekken, { MONEY($strength) } voor elke dollar, eindigt { MONEY($cost-1-5-size) } lager.
study-sunk-cost-ask-q5 = Ieder schrijft één bod op voor een biljet van { MONEY($prize) }, en allen moeten betalen. Wat krijgt de verkoper gemiddeld van bedachtzame bieders?
study-sunk-cost-ask-q5-a = Veel meer dan { MONEY($prize) }
study-sunk-cost-ask-q5-b = Veel minder dan { MONEY($prize) }
study-sunk-cost-ask-q5-c = Ongeveer { MONEY($prize) }
study-sunk-cost-ask-q5-why = Was het minder, dan zou iemand meer bieden: met vijf bieders vonden we { MONEY($all-5) }.

## For the teacher

study-sunk-cost-aim = Dat wat toch al weg is niet mag beslissen wat je nu doet, en dat een grens vooraf helpt als elke losse stap goed lijkt. Leerlingen voelen eerst de trek, en zien dan de prijs ervan.
study-sunk-cost-script-decide = Houd gerust een echt biljet omhoog, maar verkoop het niet. Laat ieder alle drie de antwoorden opschrijven voordat iemand iets zegt.
study-sunk-cost-script-predict = Leg in één zin uit wat de computer doet die niet kan loslaten, en vraag om een getal, met een min voor minder. Sommigen denken dat hij vaker wint; laat hen zeggen waarom.
study-sunk-cost-script-happened = Laat het gebeuren. Eerst hoeveel er tegen hun eigen plan doorgingen naar { MONEY($next) }, zonder namen. Dan de balken: hij betaalt minder voor een bod dat verliest, en meer voor een bod dat wint.
study-sunk-cost-script-theory = Vraag eerst: welke bedragen zijn gelijk, wat je ook doet? Streep die door op het bord. Lees dan de zin over het biljet voor, stap voor stap.
study-sunk-cost-script-change = Laat de klas raden bij welke kracht het pijn begint te doen. Probeer de zwakste en de sterkste. In onze reeks gaat er { MONEY($cost-1-size) } verloren bij één dollar verder, en { MONEY($cost-3-size) } bij drie.
study-sunk-cost-script-talk = Ieder beantwoordt de eerste vraag met een voorbeeld. Dan nog eens de vijf vragen.
study-sunk-cost-expected-total = Wat de nuchtere computer aan het eind heeft
study-sunk-cost-expected-passing-clear = Wat die per spel betaalt voor elk bod dat niet wint
study-sunk-cost-expected-early-clear = Wat die in de eerste { $early } rondes betaalt
study-sunk-cost-expected-cost-1 = Hoeveel meer de computer heeft die { MONEY(1) } verder gaat
study-sunk-cost-expected-cost-1-5 = Hetzelfde, { MONEY(1.5) } verder
study-sunk-cost-expected-lost-1-5 = In hoeveel van de 100 spellen hij minder heeft dan zijn tweeling
study-sunk-cost-expected-passing-1-5 = Wat hij per spel betaalt voor elk bod dat niet wint
study-sunk-cost-expected-early-1-5 = Wat hij in de eerste { $early } rondes betaalt
study-sunk-cost-expected-cost-3 = Hoeveel meer de computer heeft die { MONEY(3) } verder gaat
study-sunk-cost-expected-all-2 = Allen betalen: wat twee bieders samen betalen
study-sunk-cost-expected-highest-2 = Allen betalen: het hoogste bod van twee
study-sunk-cost-expected-all-5 = Allen betalen: wat vijf bieders samen betalen
study-sunk-cost-expected-highest-5 = Allen betalen: het hoogste bod van vijf
study-sunk-cost-expected-prize = Het biljet
study-sunk-cost-expected-at = Het bod van de lezer voor het biljet
study-sunk-cost-expected-other = Het bod van de ander voor het biljet
study-sunk-cost-expected-next = Het volgende bod voor het biljet
study-sunk-cost-expected-purse = Munten van een plaats als Vastgoedveiling begint
study-sunk-cost-expected-lowest = Het lagere pand
study-sunk-cost-expected-highest = Het hogere pand
study-sunk-cost-expected-mine = Het bod van de lezer voor het pand
study-sunk-cost-expected-theirs = Het bod van de ander voor het pand
study-sunk-cost-expected-bid = Het volgende bod voor het pand
study-sunk-cost-expected-passing = Wat het kost als je nu past
study-sunk-cost-expected-on-top = Wat doorgaan erbovenop kost
study-sunk-cost-expected-steps = Zoveel hoger is het hogere pand
study-sunk-cost-expected-strength = Hoe ver de computer van de eerste reeks gaat voor elke dollar
study-sunk-cost-expected-rivals = Zijn tegenstanders
study-sunk-cost-expected-early = Zoveel rondes zijn de eerste
