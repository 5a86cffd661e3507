# Tien

tien-title = Tien
tien-line = Trek zo ver als je durft, en bouw een reeks in elke kleur.
tien-teaches = wanneer je stopt met je geluk te beproeven, wat jouw risico anderen oplevert, en wat dat ene ontbrekende cijfer waard is
tien-credit = familie van TEN, van Molly Johnson, Robert Melvin en Shawn Stankewich (2021)
tien-about = Trek kaarten en stop op tijd: boven de tien ben je kapot. Houd je de cijfers, dan krijgen alle anderen het geld; neem je het geld, dan gaan de cijfers naar de markt. Jokers worden verkocht op een veiling. Aan het eind telt de langste reeks in elke kleur.

## House rules

tien-rule-cards_in_auction = Een bod betalen met eigen kaarten
tien-rule-cards_in_auction-false = mag niet (de regel)
tien-rule-cards_in_auction-true = mag, elke kaart is 1 waard
tien-rule-empty_stop = Stoppen als er alleen jokers zijn getrokken
tien-rule-empty_stop-true = mag (de regel)
tien-rule-empty_stop-false = mag niet: doortrekken

## Cards and payments

tien-card = { TENS($card) ->
    [1] { ONES($card) ->
        [0] joker rood
       *[other] rood { ONES($card) }
    }
    [2] { ONES($card) ->
        [0] joker blauw
       *[other] blauw { ONES($card) }
    }
    [3] { ONES($card) ->
        [0] joker oranje
       *[other] oranje { ONES($card) }
    }
    [4] { ONES($card) ->
        [0] joker groen
       *[other] groen { ONES($card) }
    }
    [5] joker { ONES($card) ->
        [0] #
       *[other] { ONES($card) }
    }
   *[6] geld { ONES($card) }
}
tien-worth = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}
tien-piece-0 = munt
tien-piece-1 = troostmunt
tien-paid = { $coins ->
    [0] { "" }
    [one] { $coins } munt
   *[other] { $coins } munten
}{ $tokens ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { " + " }
    }{ $tokens ->
        [one] { $tokens } troostmunt
       *[other] { $tokens } troostmunten
    }
}{ $spent ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " + " }
    }{ LIST($cards, "tien-card") }
}{ $surplus ->
    [0] { "" }
   *[other] { " " }(het teveel van { $surplus } vervalt)
}

## The question

tien-say-draw = Trek een kaart
tien-say-numbers = Stop: neem de cijferkaarten
tien-say-currency = Stop: neem het geld
tien-say-bid-least = Bied { $least }
tien-say-bid-all = Bied alles wat je hebt: { $most }
tien-say-pass = Pas
tien-say-buy = Koop { tien-card }
tien-say-skip = Koop niets
tien-say-pay = Betaal { $due }, voor jou neergelegd
tien-say-pay-these = Hiermee betalen
tien-say-pay-laid = Betaal met { LIST($what) }

## Why something cannot be said

tien-no-draw-not-now = Je kunt nu niet trekken: het is daar niet het moment voor, of de stapel is leeg.
tien-no-numbers-not-now = Je kunt de cijferkaarten nu niet nemen.
tien-no-currency-not-now = Je kunt het geld nu niet nemen.
tien-no-bid-low = Je moet over het hoogste bod heen: bied { $least } of meer.
tien-no-bid-high = Je kunt hoogstens { $most } betalen, dus { $amount } bieden kan niet.
tien-no-bid-not-now = Je kunt nu niet bieden.
tien-no-bid-not-your-turn = Je bent niet aan de beurt. In een veiling biedt iedereen één keer, na elkaar.
tien-no-pass-not-now = Je kunt nu niet passen.
tien-no-pass-not-your-turn = Je bent niet aan de beurt. In een veiling zegt iedereen één keer iets, na elkaar.
tien-no-buy-not-now = Je kunt nu geen kaart kopen: één aankoop per keer, en alleen als het je gevraagd wordt.
tien-no-buy-not-your-turn = Je bent niet aan de beurt om te kopen. Je koopt één kaart per keer, meteen nadat je de cijfers hebt genomen.
tien-no-buy-cards-few = Kies een kaart uit de markt.
tien-no-buy-cards-many = Je koopt één kaart tegelijk.
tien-no-buy-cards-missing = Je kunt { tien-card } niet kopen: de kaart moet in de markt liggen, je moet haar kunnen betalen, en je mag dezelfde kaart nog niet hebben.
tien-no-skip-not-now = Je bent nu niet aan het kopen.
tien-no-pay-not-now = Er valt nu niets te betalen.
tien-no-pay-coins-missing = Die munten en troostmunten heb je niet.
tien-no-pay-cards-missing = Je hebt geen { tien-card } om mee te betalen.
tien-no-pay-laid-short = Dat is { $laid } waard, en de prijs is { $due }.
tien-no-pay-laid-over = Dat is te veel: ook met één stuk minder is het nog { $due }.

## What happened

tien-told-opens = { $you ->
    [yes] Jij begint.
   *[no] { $who } begint.
}
tien-told-draw = { $you ->
    [yes] Je trekt
   *[no] { $who } trekt
} { tien-card }: totaal { $total }{ $money ->
    [0] { "" }
   *[other] , geld { $money }
}.
tien-told-wild = { $you ->
    [yes] Je trekt
   *[no] { $who } trekt
} { tien-card }: die komt meteen onder de hamer.
tien-told-bust = { $you ->
    [yes] { $by ->
        [numbers] Je bent kapot: een totaal van { $total }.
       *[currency] Je bent kapot: { $total } aan geld.
    }{ $token ->
        [0] { " " }Er is geen troostmunt meer voor je.
       *[other] { " " }Je krijgt een troostmunt.
    }
   *[no] { $by ->
        [numbers] { $who } is kapot: een totaal van { $total }.
       *[currency] { $who } is kapot: { $total } aan geld.
    }{ $token ->
        [0] { " " }Er is geen troostmunt meer.
       *[other] { " " }{ $who } krijgt een troostmunt.
    }
}{ $money ->
    [0] { "" }
    [one] { " " }Alle anderen krijgen { $money } munt.
   *[other] { " " }Alle anderen krijgen { $money } munten.
}
tien-told-numbers = { $you ->
    [yes] Je stopt en neemt
   *[no] { $who } stopt en neemt
} { $count ->
    [0] geen kaarten
   *[other] { LIST($cards, "tien-card") }
}.{ $money ->
    [0] { "" }
    [one] { " " }Alle anderen krijgen { $money } munt.
   *[other] { " " }Alle anderen krijgen { $money } munten.
}
tien-told-currency = { $you ->
    [yes] Je stopt en neemt
   *[no] { $who } stopt en neemt
} { $got ->
    [0] geen geld
    [one] { $got } munt
   *[other] { $got } munten
}.{ $count ->
    [0] { "" }
   *[other] { " " }Naar de markt: { LIST($cards, "tien-card") }.
}
tien-told-full = { $you ->
    [yes] Je hebt tien munten, dus je loopt er { $lost } mis.
   *[no] { $who } heeft tien munten en loopt er { $lost } mis.
}
tien-told-bid = { $you ->
    [yes] Je biedt { $amount }.
   *[no] { $who } biedt { $amount }.
}
tien-told-pass = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
tien-told-forced = { $you ->
    [yes] { $high ->
        [0] Je hebt niets om mee te bieden, dus je moet passen.
       *[other] Je kunt niet meer bieden dan { $high }, dus je moet passen.
    }
   *[no] { $high ->
        [0] { $who } heeft niets om mee te bieden en moet passen.
       *[other] { $who } kan niet meer bieden dan { $high } en moet passen.
    }
}
tien-told-unsold = Niemand heeft geboden: { tien-card } gaat uit het spel.
tien-told-won = { $you ->
    [yes] Je krijgt
   *[no] { $who } krijgt
} { tien-card } voor { $due }: { tien-paid }.
tien-told-bought = { $you ->
    [yes] Je koopt
   *[no] { $who } koopt
} { tien-card } voor { $due }: { tien-paid }.
tien-told-skip = { $you ->
    [yes] Je koopt niets.
   *[no] { $who } koopt niets.
}
tien-told-unable = { $you ->
    [yes] In de markt ligt niets dat je kunt kopen.
   *[no] In de markt ligt niets dat { $who } kan kopen.
}
tien-told-final = { $you ->
    [yes] De stapel is leeg. Iedereen mag nog één keer kopen, jij als eerste.
   *[no] De stapel is leeg. Iedereen mag nog één keer kopen, { $who } als eerste.
}
tien-told-end = { $count ->
    [1] { $you ->
        [yes] Je wint het spel!
       *[no] { LIST($winners) } wint het spel.
    }
   *[other] { LIST($winners) } winnen samen.
}

## The rules

tien-rules-setup = Voor het spel
tien-rules-draw = Trekken
tien-rules-reward = Stoppen en kapotgaan
tien-rules-buy = Kopen
tien-rules-auction = Jokers en de veiling
tien-rules-end = Wie wint
rule-TS1 = Een tot en met vijf spelers bouwen reeksen cijfers in vier kleuren; de meeste punten winnen.
rule-TS2 = Elke kleur heeft drie kaarten van elk cijfer van 1 tot en met 6, één van elk van 7 tot en met 9, en twee jokers die elk cijfer van die kleur kunnen zijn.
rule-TS3 = Jokers met een cijfer kunnen dat cijfer in elke kleur zijn, en de joker # kan alles zijn.
rule-TS4 = Geldkaarten zijn 1 tot en met 5 waard.
rule-TS5 = Met vier of vijf spelers doen alle kaarten mee. Met drie gaan de kaarten met een 4+ eruit, alleen of met z'n tweeën ook die met een 3.
rule-TS6 = Iedereen begint met 5 munten. Er zijn in totaal 50 munten en 15 troostmunten; wat je uitgeeft, gaat terug naar de voorraad.
rule-TS7 = Het toeval beslist wie begint; de beurt gaat naar links.
rule-TS8 = In je beurt trek je kaarten, een voor een, en legt ze open in een rij. Na elke kaart stop je of trek je door; je beurt is voorbij als je stopt of kapot bent.
rule-TS9 = Cijfers tellen op en geldkaarten gaan ervan af. Met een totaal van 11 of meer ben je kapot.
rule-TS10 = Met 11 of meer aan geldkaarten ben je ook kapot.
rule-TS11 = Stop je voor de cijfers, dan houd je alle cijferkaarten van de rij, en alle anderen krijgen het geld van de rij in munten.
rule-TS12 = Stop je voor het geld, dan krijg je het in munten, gaan de cijferkaarten naar de markt, en koop je niets.
rule-TS13 = Niemand heeft meer dan tien munten: wat daarboven zou komen, krijg je niet. Troostmunten tellen hierbij niet mee.
rule-TS14 = Ben je kapot, dan gaan de cijferkaarten van de rij naar de markt, krijg je een troostmunt en is je beurt voorbij.
rule-TS15 = Ben je kapot door cijfers, dan krijgen alle anderen het geld van de rij.
rule-TS16 = Ben je kapot door geld, dan krijgt niemand iets.
rule-TS17 = Heb je de cijfers gehouden, dan mag je één kaart uit de markt kopen voor het cijfer dat erop staat. Het hoeft niet.
rule-TS18 = Een troostmunt is 3 waard en kun je niet splitsen. Betaal je te veel, dan ben je het teveel kwijt.
rule-TS19 = Je mag ook met eigen kaarten betalen, alleen of samen met munten: elke kaart is 1 waard.
rule-TS20 = Je kunt geen kaart kopen met dezelfde kleur en hetzelfde cijfer als een kaart die je hebt.
rule-TS21 = Komt er een joker, welke ook, dan stopt het trekken en is er eerst een veiling van die joker.
rule-TS22 = Iedereen mag één keer bieden, over het hoogste bod heen, of passen: eerst wie links zit van wie de joker trok, en die zelf als laatste.
rule-TS23 = Het hoogste bod betaalt en neemt de joker.
rule-TS24 = Na de veiling gaat wie de joker trok verder met de beurt.
rule-TS25 = Pas aan het eind hoef je te zeggen waar een joker voor staat. Dan staat elke joker voor één kaart, één keer.
rule-TS26 = Wie de laatste kaart trekt, maakt de beurt af zoals altijd, maar zonder verder te trekken.
rule-TS27 = Daarna mag iedereen nog één keer kopen, te beginnen links van wie de laatste kaart trok.
rule-TS28 = In elke kleur telt de langste reeks cijfers achter elkaar: een punt voor elk cijfer.
rule-TS29 = Een volle reeks van 1 tot en met 9 levert een bonus op.
rule-TS30 = De meeste punten winnen. Bij een gelijke stand beslissen de meeste munten (troostmunten tellen niet), dan de minste kaarten; is alles gelijk, dan wordt de winst gedeeld.
rule-TA1 = De lijsten komen samen op 130 kaarten, terwijl er 129 zijn: de joker # is een van de tien jokers die bij elke kleur passen.
rule-TA2 = Welke geldkaarten er zijn, zeggen de regels niet. Hier: zes van 1, van 2 en van 3, vijf van 4 en vier van 5.
rule-TA3 = Welke kaarten een 3 of een 4+ hebben, zeggen de regels ook niet. Hier houden de kleinere stapels elk cijfer van elke kleur, en ongeveer even veel geld op het geheel.
rule-TA4 = Kapot door cijfers ben je bij 11 of meer nadat het geld eraf is, kapot door geld bij 11 of meer daarvan. Precies 10 is in beide gevallen veilig.
rule-TA5 = Het totaal mag onder nul komen.
rule-TA6 = Je moet minstens één kaart trekken; pas dan kun je stoppen.
rule-TA7 = Je mag meteen na een veiling stoppen, ook als er geen cijfer en geen geld ligt.
rule-TA7-empty_stop-false = Volgens de huisregel mag je niet stoppen zolang er alleen jokers zijn getrokken: je trekt door.
rule-TA8 = Biedt niemand, dan gaat de joker uit het spel.
rule-TA9 = Het laagste bod is 1, en elk bod is hoger dan het vorige.
rule-TA10 = Een bod betaal je met munten en troostmunten, niet met kaarten.
rule-TA10-cards_in_auction-true = Volgens de huisregel mag je een bod ook met eigen kaarten betalen; elke kaart is 1 waard.
rule-TA11 = Je mag een bedrag bieden dat je niet precies kunt betalen, maar nooit meer dan je hebt.
rule-TA12 = Je kiest waarmee je betaalt. Doe je dat niet, dan betaal je met zo weinig mogelijk kaarten, dan met het teveel zo klein mogelijk, en met troostmunten eerder dan met munten.
rule-TA13 = Je kunt er niets voor niets bij leggen: met welk stuk dan ook minder moet het te weinig zijn.
rule-TA14 = Kaarten waarmee je betaalt, gaan uit het spel.
rule-TA15 = Ook met jokers mag je betalen: elke joker is 1 waard.
rule-TA16 = Of je dezelfde kaart al hebt, wordt bekeken voordat je betaalt. Twee keer dezelfde kaart trekken mag wel.
rule-TA17 = Je koopt één kaart, en dan is het klaar.
rule-TA18 = Zijn alle troostmunten op, dan krijgt wie kapot is er geen.
rule-TA19 = De witte fiches zijn de troostmunten.
rule-TA20 = Is de laatste kaart een joker, dan wordt die eerst verkocht. Ben je er kapot door, dan mag je aan het eind toch nog kopen. Wie hem trok, komt als laatste, en koopt dus misschien twee keer.
rule-TA21 = Aan het eind mag iedereen kopen, wat er ook gebeurd is.
rule-TA22 = De bonus voor een volle reeks is 1 punt, dus een kleur levert hoogstens 10 op. Je mag je jokers zelf plaatsen; doe je dat niet, dan tellen ze waar ze het meeste opleveren.
rule-TA23 = Elke kleur heeft 23 kaarten, de twee jokers meegerekend.
rule-TA24 = De vier kleuren zijn rood, blauw, oranje en groen.
rule-TA25 = Wie kapot is, krijgt geen cijfers en geen geld.
rule-TA26 = Twee verzamelingen met dezelfde kleur zijn twee voorbeelden: blauw is in de ene 3 waard en in de andere 2.
rule-TA27 = Alle munten, fiches en kaarten liggen open; alleen de volgorde van de stapel is geheim.
rule-TT1 = Alle kaarten: 84 cijferkaarten, 8 jokers van een kleur, 9 jokers met een cijfer, één joker #, 27 geldkaarten; samen 129.
rule-TT2 = Blauw 1, 2, 3, 5 en 7: 3 punten.
rule-TT3 = Rood 1 tot en met 5, groen 4 tot en met 6, blauw 2 en 3, oranje 8: 5 + 3 + 2 + 1 = 11 punten.
rule-TT4 = Blauw 1, 2, 3, 5 en 7 met een joker blauw, of met de joker 4: 5 punten.
rule-TT5 = Blauw 1, 2, 3, 5 en 7 met een joker blauw en de joker 6: 7 punten.
rule-TT6 = Blauw 1, 2, 3, 5 en 7, groen 3, en de jokers 4 en #: 8 punten.
rule-TT7 = Blauw 1, 2, 3, 5 en 6, rood 1, 2 en 3, en de joker 4: 9 punten, geen 7.
rule-TT8 = Een volle kleur: 10 punten; alle vier: 40.
rule-TT9 = 4 en 6: veilig. 5 en 6: kapot. 6, geld 1 en 5: veilig. 6, geld 1 en 6: kapot.
rule-TT10 = Geld 5 en 5: veilig. Nog een 1: kapot, niemand krijgt iets, en er is een troostmunt.
rule-TT11 = 8 munten, en er komen er 5 bij: 10.
rule-TT12 = Kapot door cijfers met 3 aan geld, de anderen hebben 9 en 2: daarna 10 en 5, en een troostmunt.
rule-TT13 = Bij een prijs van 4: twee troostmunten, of één met een munt; maar niet twee met een munt.
rule-TT14 = Wie blauw 5 heeft, kan geen blauw 5 kopen.
rule-TT15 = Vier aan tafel, de eerste trekt een joker: dan spreken de tweede, derde en vierde, en de eerste als laatste.
rule-TT16 = Vier aan tafel, de derde trekt de laatste kaart: dan mogen de vierde, eerste, tweede en derde kopen.
rule-TT17 = Gelijke punten, de een heeft 4 munten en 2 troostmunten, de ander 5 munten: die tweede wint.

## On the screen

tien-kind-deck = Kaarten
tien-colour-red = rood
tien-colour-blue = blauw
tien-colour-orange = oranje
tien-colour-green = groen
tien-turn-title = Beurt { $turn }
tien-wild-title = In de veiling: { tien-card }
tien-final-title = Nog één keer kopen
tien-over-title = Alle kaarten zijn getrokken
tien-on-turn = Aan de beurt: { $who }
tien-price = Prijs van { tien-card }: { $due }
tien-pile = { $left ->
    [0] de stapel is leeg
    [one] { $left } kaart in de stapel
   *[other] { $left } kaarten in de stapel
}
tien-row = Getrokken in deze beurt
tien-row-empty = Nog geen cijfer en geen geld in de rij.
tien-total = { $money ->
    [0] Totaal: { $total }
   *[other] Totaal: { $numbers } − { $money } = { $total }
}
tien-money = Geld: { $money }
tien-edge = { $limit } is veilig, { $bust } is kapot
tien-next-number = { $least ->
    [9] Alleen een 9 is nu te veel.
   *[other] Een { $least } of meer is nu te veel.
}
tien-next-number-none = Geen cijfer is nu te veel.
tien-next-money = { $least ->
    [5] Alleen geld 5 is nu te veel.
   *[other] Geld { $least } of meer is nu te veel.
}
tien-next-money-none = Geen geld is nu te veel.
tien-market = Markt
tien-market-price = elke kaart kost het cijfer dat erop staat
tien-market-empty = De markt is leeg.
tien-market-cards = In de markt: { LIST($cards, "tien-card") }
tien-standing = Hoogste bod: { $amount } van { $who }
tien-standing-none = Nog geen bod
tien-doing-draws = trekt
tien-doing-buys = koopt
tien-doing-pays = betaalt
tien-doing-bids = biedt nu
tien-doing-bid = bod: { $amount }
tien-doing-passed = gepast
tien-doing-outbid = overboden
tien-doing-waits = moet nog bieden
tien-has = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
} van de { $limit }, { $tokens ->
    [one] { $tokens } troostmunt
   *[other] { $tokens } troostmunten
}
tien-of = { $coins } van { $limit }
tien-worth-now = { $points ->
    [one] nu { $points } punt
   *[other] nu { $points } punten
}
tien-strip = { $colour }: { $count ->
    [0] geen kaarten
   *[other] { LIST($numbers) }
}
tien-strip-run = { $colour }: { LIST($numbers) }; de langste reeks loopt van { $first } tot en met { $last }
tien-wilds = Jokers: { LIST($cards, "tien-card") }
tien-no-cards = Nog geen kaarten
tien-times = ×{ $count }

## What is asked

tien-ask-decide = Doortrekken of stoppen?
tien-ask-decide-hint = Hieronder zie je wat jij en de anderen krijgen.
tien-ask-stop = De stapel is leeg. Neem je de cijfers of het geld?
tien-ask-open = Bied je op { tien-card }?
tien-ask-bid = Ga je over { $high } heen voor { tien-card }?
tien-ask-bid-hint = { $behind ->
    [0] Iedereen biedt één keer, en jij komt als laatste: bied je, dan is de joker van jou. Je kunt hoogstens { $most } betalen.
    [one] Iedereen biedt één keer; na jou komt er nog { $behind }. Je kunt hoogstens { $most } betalen.
   *[other] Iedereen biedt één keer; na jou komen er nog { $behind }. Je kunt hoogstens { $most } betalen.
}
tien-ask-pay = Waarmee betaal je { $due }?
tien-ask-pay-hint = { $cards ->
    [0] Een munt is 1 waard, een troostmunt 3. Niemand geeft wisselgeld. De laatste knop legt het voor je neer, met zo min mogelijk kaarten.
   *[other] Een munt is 1 waard, een troostmunt 3 en elke kaart van jou 1. Kaarten waarmee je betaalt, gaan uit het spel. Niemand geeft wisselgeld. De laatste knop legt het voor je neer, met zo min mogelijk kaarten.
}
tien-ask-buy = Koop je een kaart uit de markt?
tien-ask-final = Iedereen mag nog één keer kopen. Koop je een kaart?
tien-ask-buy-hint = De prijs is het cijfer op de kaart. Een munt betaalt 1, een troostmunt 3, een kaart van jou 1. Je ziet wat je kunt betalen en nog niet hebt.

## What each choice brings

tien-out-title = Wat ervan komt
tien-out-numbers = Stoppen voor de cijfers
tien-out-currency = Stoppen voor het geld
tien-out-by-numbers = Kapot door een cijfer
tien-out-by-currency = Kapot door geld
tien-out-cards = { $count ->
    [0] Jij krijgt geen kaarten
    [one] Jij krijgt { $count } kaart
   *[other] Jij krijgt { $count } kaarten
}{ $market ->
    [0] .
   *[other] , en je mag er een uit de markt kopen.
}
tien-out-coins = { $got ->
    [0] Jij krijgt geen munten.
    [one] Jij krijgt { $got } munt.
   *[other] Jij krijgt { $got } munten.
}{ $lost ->
    [0] { "" }
   *[other] { " " }Voor { $lost } van het geld heb je geen plek: tien munten is het meeste.
}
tien-out-others = { $money ->
    [0] De anderen krijgen niets.
    [one] De anderen krijgen elk { $money } munt.
   *[other] De anderen krijgen elk { $money } munten.
}
tien-out-full = { $got ->
    [0] { $who } zit vol en krijgt er geen.
   *[other] { $who } kan er nog { $got } kwijt.
}
tien-out-market = { $count ->
    [0] Er gaat niets naar de markt.
    [one] De cijferkaart gaat naar de markt.
   *[other] De { $count } cijferkaarten gaan naar de markt.
}
tien-out-market-too = Alle cijferkaarten gaan naar de markt.
tien-out-token = { $tokens ->
    [0] Alle troostmunten zijn op, dus jij krijgt er geen.
   *[other] Jij krijgt een troostmunt, die 3 waard is.
}
tien-out-none = De anderen krijgen niets.
tien-out-safe = Met de volgende kaart kan dit niet.

## What cards are worth

tien-value-ask = Wat zijn mijn kaarten waard?
tien-value-now = Je kaarten zijn nu { $worth } waard, met elke joker waar die het meeste oplevert.
tien-value-adds = Wat één kaart erbij zou opleveren:
tien-value-row = Alle cijferkaarten van de rij samen: { $more }.
tien-value-nothing = Er is nu geen kaart te krijgen.
tien-value-none = Geen kaart die te krijgen is, levert nu een punt op.
tien-value-more = +{ $more }

## Placing the wilds

tien-place-title = Waar leveren je jokers het meeste op?
tien-place-lead = Zeg waar elke joker voor staat, zoals aan een echte tafel. Bekijk daarna wat het beste was.
tien-place-whose = Wiens jokers?
tien-place-nothing = niets
tien-place-now = Zoals jij ze legt: { $worth }
tien-place-compare = Laat zien wat het beste is
tien-place-found = Goed gedaan: { $worth }, en beter kan niet.
tien-place-best = Het beste levert { $best } op. Dat is { $more } meer dan jij hebt.
tien-place-stands = { $wild } staat voor { $card }
tien-place-spare = { $wild } levert niets op
tien-end-line = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
}, { $held ->
    [one] { $held } kaart
   *[other] { $held } kaarten
}
tien-end-tie = Gelijke punten: eerst beslissen de meeste munten, dan de minste kaarten.
tien-best = Hoe deze punten tot stand komen

## The risk thermometer

tien-risk-title = Risicometer
tien-risk-off = Uit
tien-risk-lessons = In lessen
tien-risk-play = In het spel
tien-risk-both = In allebei
tien-risk-ask = Hoe groot is de kans dat je met de volgende kaart kapot bent? Zeg het als je wilt, en trek dan.
tien-risk-guess = Mijn schatting
tien-risk-unsaid = niet gezegd
tien-risk-share = { $share }%
tien-risk-seen = Jij zei { $felt }%. Het was { $exact }%: met { $count } van de { $left } kaarten in de stapel was je kapot geweest. { $bust ->
    [yes] Deze was er een van.
   *[no] Deze niet.
}
tien-risk-exact = Jij zei { $felt }%. Het is { $exact }%: met { $count } van de { $left } kaarten in de stapel zou je kapot zijn.
tien-risk-record = { $count ->
    [one] Tot nu toe: { $count } schatting
   *[other] Tot nu toe: { $count } schattingen
}
tien-risk-lean = { $lean ->
    [high] Gemiddeld zeg je { $by } procentpunt te veel: het is veiliger dan het voelt.
    [low] Gemiddeld zeg je { $by } procentpunt te weinig: het is gevaarlijker dan het voelt.
   *[even] Gemiddeld zit je goed met het risico.
}
tien-risk-score = Brierscore: jij { $felt }, de getelde kansen { $exact }. Dat is hoe ver een schatting ernaast zat, in het kwadraat, gemiddeld; 0 is het beste, en wie altijd 50% zegt, krijgt 0,25.
tien-risk-chart = Wat je zei, naast wat het was
tien-risk-x = jij zei (%)
tien-risk-y = het was (%)
tien-risk-counted = geteld
tien-risk-happened = gebeurd
tien-risk-bin = Bij { $low } tot { $high }%: geteld { $exact }%, kapot { $busts } van de { $count } keer.
tien-risk-line = Op de streepjeslijn is wat je zegt ook wat het is.
