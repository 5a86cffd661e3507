# Vastgoedveiling

vastgoedveiling-title = Vastgoedveiling
vastgoedveiling-line = Koop huizen op de veiling en verkoop ze daarna voor cheques.
vastgoedveiling-teaches = wanneer je stopt met bieden, wat een verloren bod kost, en hoe je wat je hebt inzet op wat er te halen valt
vastgoedveiling-credit = familie van For Sale, van Stefan Dorra (1997)
vastgoedveiling-about = Elke ronde komen er evenveel panden op tafel als er spelers zijn. Bieden of passen: wie als eerste past, neemt het goedkoopste pand voor de helft van het eigen bod; wie overblijft, betaalt het volle bod voor het beste. Daarna verkoop je wat je kocht voor de hoogste cheques.

## House rules

vastgoedveiling-rule-rounding = De helft van een verloren bod die je terugkrijgt
vastgoedveiling-rule-rounding-down = naar beneden afgerond (de regel)
vastgoedveiling-rule-rounding-up = naar boven afgerond (andere uitgaven)

## The table

vastgoedveiling-phase-bid = Kopen: ronde { $round } van { $rounds }
vastgoedveiling-phase-sell = Verkopen: ronde { $round } van { $rounds }
vastgoedveiling-phase-end = Alle panden zijn verkocht
vastgoedveiling-standing = Hoogste bod: { MONEY($amount) } van { $who }
vastgoedveiling-standing-none = Nog geen bod
vastgoedveiling-market-bid = Panden in deze ronde, de goedkoopste eerst
vastgoedveiling-market-sell = Cheques in deze ronde, de laagste eerst
vastgoedveiling-card = Pand { $card }
vastgoedveiling-cheque = Cheque van { MONEY($amount) }
vastgoedveiling-wallet = { MONEY($amount) } aan munten
vastgoedveiling-earned = { MONEY($amount) } aan cheques
vastgoedveiling-bids = bod: { MONEY($amount) }
vastgoedveiling-no-bid = nog geen bod
vastgoedveiling-passed = gepast
vastgoedveiling-chosen = keuze gemaakt
vastgoedveiling-choosing = nog aan het kiezen
vastgoedveiling-owns = Panden in bezit
vastgoedveiling-owns-none = nog geen panden
vastgoedveiling-pile = { $count ->
    [0] laatste ronde
    [one] nog { $count } kaart in de stapel
   *[other] nog { $count } kaarten in de stapel
}
vastgoedveiling-way = { $twos ->
    [0] { $ones } × { MONEY(1) }
   *[other] { $ones ->
        [0] { $twos } × { MONEY(2) }
       *[other] { $twos } × { MONEY(2) } en { $ones } × { MONEY(1) }
    }
}

## The question

vastgoedveiling-ask-bid = { $high ->
    [0] Bied je { MONEY($least) } of meer, of pas je?
   *[other] Verhoog je naar { MONEY($least) } of meer, of pas je?
}
vastgoedveiling-ask-sell = Welk pand verkoop je? Het hoogste krijgt de cheque van { MONEY($top) }.
vastgoedveiling-ask-sell-hint = Iedereen kiest in het geheim; daarna gaan alle kaarten tegelijk open.
vastgoedveiling-say-bid-least = { $high ->
    [0] Bied { MONEY($least) }
   *[other] Verhoog naar { MONEY($least) }
}
vastgoedveiling-say-bid-all = Zet alles in: { MONEY($most) }
vastgoedveiling-say-pass = { $due ->
    [0] Pas: neem { $card } gratis
   *[other] Pas: neem { $card }, betaal { MONEY($due) }
}
vastgoedveiling-say-sell = Verkoop { $card }
vastgoedveiling-pay-hint = Je bod is { MONEY($bid) }. Als je past, betaal je { MONEY($due) } en krijg je { MONEY($back) } terug.
vastgoedveiling-free-hint = Je hebt nog niet geboden, dus passen is gratis.

## Why something cannot be said

vastgoedveiling-no-bid-low = Je moet over het hoogste bod heen: bied { MONEY($least) } of meer.
vastgoedveiling-no-bid-high = Je hebt { MONEY($most) }, dus meer kun je niet bieden.
vastgoedveiling-no-bid-step = Je hebt geen munt van { MONEY(1) } en niemand geeft wisselgeld: je kunt { MONEY($below) } of { MONEY($above) } bieden, maar geen { MONEY($amount) }.
vastgoedveiling-no-bid-not-now = Je kunt nu niet bieden.
vastgoedveiling-no-pass-not-now = Je kunt nu niet passen.
vastgoedveiling-no-sell-cards-few = Kies een pand om te verkopen.
vastgoedveiling-no-sell-cards-many = Je verkoopt één pand tegelijk.
vastgoedveiling-no-sell-cards-missing = Pand { $card } is niet van jou.

## What happened

vastgoedveiling-told-opens = { $you ->
    [yes] Jij opent de eerste ronde.
   *[no] { $who } opent de eerste ronde.
}
vastgoedveiling-told-market = Ronde { $round } van { $rounds }: de panden { LIST($cards) } komen onder de hamer.
vastgoedveiling-told-bid = { $you ->
    [yes] Je biedt { MONEY($amount) }.
   *[no] { $who } biedt { MONEY($amount) }.
}
vastgoedveiling-told-pass = { $you ->
    [yes] Je past en neemt pand { $card } { $paid ->
        [0] gratis.
       *[other] voor { MONEY($paid) }.
    }
   *[no] { $who } past en neemt pand { $card } { $paid ->
        [0] gratis.
       *[other] voor { MONEY($paid) }.
    }
}
vastgoedveiling-told-forced = { $you ->
    [yes] Je kunt niet verhogen, dus je moet passen en neemt pand { $card } { $paid ->
        [0] gratis.
       *[other] voor { MONEY($paid) }.
    }
   *[no] { $who } kan niet verhogen, moet passen en neemt pand { $card } { $paid ->
        [0] gratis.
       *[other] voor { MONEY($paid) }.
    }
}
vastgoedveiling-told-win = { $you ->
    [yes] { $paid ->
        [0] Niemand heeft geboden: je krijgt pand { $card } gratis.
       *[other] Je bent als laatste over: je betaalt het volle bod van { MONEY($paid) } en neemt pand { $card }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }Jij opent de volgende ronde.
    }
   *[no] { $paid ->
        [0] Niemand heeft geboden: { $who } krijgt pand { $card } gratis.
       *[other] { $who } is als laatste over, betaalt het volle bod van { MONEY($paid) } en neemt pand { $card }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }{ $who } opent de volgende ronde.
    }
}
vastgoedveiling-told-cheques = Verkoop { $round } van { $rounds }: de cheques { LIST($cards) } liggen op tafel.
vastgoedveiling-told-chose = { $you ->
    [yes] Je hebt een pand gekozen.
   *[no] { $who } heeft een pand gekozen.
}
vastgoedveiling-told-sold = { $you ->
    [yes] Je verkoopt pand { $card } voor { MONEY($cheque) }.
   *[no] { $who } verkoopt pand { $card } voor { MONEY($cheque) }.
}
vastgoedveiling-told-end = { $count ->
    [1] { $you ->
        [yes] Je wint het spel!
       *[no] { LIST($winners) } wint het spel.
    }
   *[other] { LIST($winners) } winnen samen.
}

## The end

vastgoedveiling-end-line = { MONEY($coins) } aan munten + { MONEY($cheques) } aan cheques
vastgoedveiling-end-tie = Gelijke stand: de overgebleven munten beslissen.

## The rules

vastgoedveiling-rules-setup = Voor het spel
vastgoedveiling-rules-buy = Kopen
vastgoedveiling-rules-sell = Verkopen
vastgoedveiling-rules-end = Wie wint
rule-VS1 = Iedereen begint met munten van { MONEY(1) } en { MONEY(2) }: samen { MONEY(18) } bij twee tot en met vier spelers, { MONEY(14) } bij vijf of zes.
rule-VS2 = Er zijn 30 panden (1 tot en met 30) en 30 cheques (twee van 0 en twee van elk bedrag van 2 tot en met 15). Bij twee, drie of vier spelers gaan er van elk 12, 6 of 2 ongezien weg.
rule-VS3 = Elke ronde komen er evenveel panden open op tafel als er spelers zijn.
rule-VS4 = Ben je aan de beurt, ga dan minstens { MONEY(1) } over het hoogste bod heen, of pas.
rule-VS5 = Je kunt alleen bieden wat je precies met je munten kunt neerleggen: niemand geeft wisselgeld.
rule-VS6 = Pas je, dan is het goedkoopste pand dat nog ligt voor jou. De helft van wat je geboden hebt komt terug, naar beneden afgerond, en deze ronde is voor jou voorbij.
rule-VS6-rounding-up = Pas je, dan is het goedkoopste pand dat nog ligt voor jou. De helft van wat je geboden hebt komt terug, volgens de huisregel naar boven afgerond, en deze ronde is voor jou voorbij.
rule-VS7 = Komt het met je munten niet afgepast uit, dan leg je meer neer; het teveel is uit het spel.
rule-VS8 = Wie als laatste overblijft, kan niet passen, betaalt het hele bod en neemt het hoogste pand. Heeft niemand geboden, dan is het gratis.
rule-VS9 = Heb je gepast, dan krijg je in deze ronde geen beurt meer.
rule-VS10 = Wie het hoogste pand nam, opent de volgende ronde. Wie de eerste opent, beslist het toeval.
rule-VS11 = Heb je nog niet geboden, dan is passen gratis; ook dan is het goedkoopste pand voor jou.
rule-VS12 = Zijn alle panden gekocht, dan komen er elke ronde evenveel cheques open op tafel als er spelers zijn.
rule-VS13 = Iedereen kiest in het geheim een eigen pand; daarna gaan ze allemaal tegelijk open.
rule-VS14 = De hoogste cheque gaat naar het hoogste pand, de volgende naar het pand daaronder, enzovoort.
rule-VS15 = Als twee panden even hoog waren, zou het pand dat eerder gekocht is voorgaan.
rule-VS16 = Het verkopen gaat door tot elk pand verkocht is.
rule-VS17 = Het meeste geld wint: cheques en overgebleven munten bij elkaar.
rule-VS18 = Is de stand gelijk, dan beslissen de munten: wie er meer over heeft, wint.
rule-VA1 = Als je verhoogt, mag je je munten opnieuw leggen: het hele bod moet met al je munten samen te leggen zijn.
rule-VA2 = Wat je bij het passen moet betalen, mag uit al je munten komen, niet alleen uit de munten die je had neergelegd.
rule-VA3 = Je mag kiezen welke munten je neerlegt. Doe je dat niet, dan gaan de munten van { MONEY(2) } eerst.
rule-VA4 = Moet je te veel betalen, dan zo weinig te veel als met je munten kan; niemand krijgt het teveel.
rule-VA5 = “Verhoog” biedt het laagste bedrag boven het hoogste bod dat je kunt leggen; “zet alles in” biedt alles wat je hebt.
rule-VA6 = Wie opent, mag meteen passen.
rule-VA7 = Als alle anderen zonder bod passen, krijgt de laatste het hoogste pand gratis en hoeft die niet meer te bieden.
rule-VA8 = Kun je niet meer leggen dan het hoogste bod, dan moet je passen.
rule-VA9 = De beurt gaat met de klok mee en slaat iedereen over die gepast heeft.
rule-VA10 = Bij gelijke panden beslist de volgorde van kopen. Met deze kaarten zijn er nooit twee gelijk.
rule-VA11 = Zijn stand en munten allebei gelijk, dan wordt de winst gedeeld.
rule-VA12 = De munten liggen open: wie elk bod onthoudt, kan ze toch natellen.
rule-VA13 = Welke kaarten weggaan, beslist per stapel het toeval, en niemand ziet ze.
rule-VA14 = Met z'n tweeën gelden dezelfde regels, met twee kaarten per ronde; elk begint met veertien munten van { MONEY(1) } en twee van { MONEY(2) }.
rule-VA15 = Dat cheques van 12 tot en met 15 zeldzaam zijn, is een bewering om na te gaan: het zijn er 8 van de 30.
rule-VA16 = Naar volgorde alleen loopt de waarde van panden in een rechte lijn omhoog; wat ze in het spel opbrengen, loopt aan beide uiteinden steiler.
rule-VA17 = Het spel is voor twee tot en met zes spelers.
rule-VA18 = De computer speelt op drie niveaus; de betere bieden naar wat een pand waard is.
rule-VA19 = Een gelijk bod is niet genoeg: je moet eroverheen.
rule-VA20 = Munten en cheques zijn hetzelfde geld.
rule-VT1 = Passen met een bod van 3: 1 terug, 2 betaald.
rule-VT2 = Passen met een bod van 0 tot en met 8: betaal 0, 1, 1, 2, 2, 3, 3, 4, 4.
rule-VT3 = Twee munten van { MONEY(2) } en nog geen bod: 2 en 4 kun je bieden, 3 niet.
rule-VT4 = Een munt van { MONEY(1) } en twee van { MONEY(2) }: elk bod van 1 tot en met 5.
rule-VT5 = Twee munten van { MONEY(2) } tegen een bod van 2: alleen 4, en dat is alles inzetten.
rule-VT6 = Drie munten van { MONEY(2) }, bod 6, passen: 3 verschuldigd, 4 betaald, 2 terug.
rule-VT7 = Twee munten van { MONEY(2) }: passen met 2 kost 2, passen met 4 kost 2.
rule-VT8 = Passen zonder bod: het laagste pand, gratis.
rule-VT9 = Alle anderen passen zonder bod: de laatste krijgt het hoogste pand gratis.
rule-VT10 = Het begin met twee tot en met zes spelers.
rule-VT11 = Drie spelers, panden 4, 17 en 26: een hele ronde.
rule-VT12 = Panden 30, 5, 17 en 12 verkocht voor 15, 0, 7 en 7.
rule-VT13 = Twee gelijke panden: het pand dat eerder gekocht is, krijgt de hoogste cheque.
rule-VT14 = Gelijke stand: de meeste munten winnen; bij gelijke munten wordt er gedeeld.
