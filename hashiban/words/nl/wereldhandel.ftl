# Wereldhandel

wereldhandel-title = Wereldhandel
wereldhandel-line = Veil goederen, ruil ze voor geld dat je dicht neerlegt, en bluf erop los.
wereldhandel-teaches = wat het waard is om het laatste woord te hebben, wanneer bluffen loont, en waarom de laatste kaart van een kwartet zo duur is
wereldhandel-credit = familie van Koehandel, van Rüdiger Koltze (1985)
wereldhandel-about = Draai een kaart om: de anderen bieden, en jij verkoopt hem of koopt hem zelf voor het hoogste bod. Of bied iemand wereldhandel aan om goederen die jullie allebei hebben, met geld dat dicht op tafel ligt. Verzamel kwartetten: de waarden tel je op, en dat doe je keer het aantal dat je hebt.
wereldhandel-worth = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}

## House rules

wereldhandel-rule-tree_discard = Bomen
wereldhandel-rule-tree_discard-false = betalen uit en worden geveild (de regel)
wereldhandel-rule-tree_discard-true = betalen uit en gaan weg
wereldhandel-rule-penalty_redraw = Na een strafkaart
wereldhandel-rule-penalty_redraw-false = is de beurt voorbij (de regel)
wereldhandel-rule-penalty_redraw-true = wordt de volgende kaart omgedraaid
wereldhandel-rule-strict_bids = Meer bieden dan je hebt
wereldhandel-rule-strict_bids-false = mag (de regel)
wereldhandel-rule-strict_bids-true = mag niet
wereldhandel-rule-defaulter_returns = Wie een bod deed en niet kon betalen
wereldhandel-rule-defaulter_returns-false = doet voor deze kaart niet meer mee (de regel)
wereldhandel-rule-defaulter_returns-true = mag opnieuw bieden
wereldhandel-rule-free_overpay = Kun je niet gepast betalen
wereldhandel-rule-free_overpay-false = dan betaal je zo weinig mogelijk te veel (de regel)
wereldhandel-rule-free_overpay-true = dan kies je zelf waarmee je betaalt
wereldhandel-rule-empty_offers = Een aanbod bij wereldhandel
wereldhandel-rule-empty_offers-false = heeft minstens één geldkaart (de regel)
wereldhandel-rule-empty_offers-true = mag leeg zijn

## Cards

-goods-0 = bakstenen
-goods-1 = aardappelen
-goods-2 = uien
-goods-3 = bananen
-goods-4 = koffie
-goods-5 = tulpen
-goods-6 = bomen
-goods-7 = kaas
-goods-8 = fietsen
-goods-9 = diamanten
-penalty-10 = detentie
-penalty-11 = demurrage
-penalty-12 = waterschade
wereldhandel-card = { $card ->
    [0] { -goods-0 }
    [1] { -goods-1 }
    [2] { -goods-2 }
    [3] { -goods-3 }
    [4] { -goods-4 }
    [5] { -goods-5 }
    [6] { -goods-6 }
    [7] { -goods-7 }
    [8] { -goods-8 }
    [9] { -goods-9 }
    [10] { -penalty-10 }
    [11] { -penalty-11 }
   *[12] { -penalty-12 }
}
wereldhandel-goods = { $kind ->
    [0] { -goods-0 }
    [1] { -goods-1 }
    [2] { -goods-2 }
    [3] { -goods-3 }
    [4] { -goods-4 }
    [5] { -goods-5 }
    [6] { -goods-6 }
    [7] { -goods-7 }
    [8] { -goods-8 }
   *[9] { -goods-9 }
}
wereldhandel-piece-0 = 0
wereldhandel-piece-1 = 10
wereldhandel-piece-2 = 50
wereldhandel-piece-3 = 100
wereldhandel-piece-4 = 200
wereldhandel-piece-5 = 500
wereldhandel-kind-pile = Kaarten van de stapel

## The question

wereldhandel-say-auction = Veil de bovenste kaart
wereldhandel-say-trade = Wereldhandel met { $whom }: { wereldhandel-goods }
wereldhandel-say-bid-least = Bied { $least }
wereldhandel-say-bid-all = Bied het hoogste dat kan: { $most }
wereldhandel-say-pass = Pas
wereldhandel-say-sell = Verkoop
wereldhandel-say-buy = Koop zelf voor { $due }
wereldhandel-say-buy-these = Koop zelf met deze kaarten
wereldhandel-say-buy-laid = Koop zelf met { LIST($what) }
wereldhandel-say-pay = Betaal { $due }
wereldhandel-say-pay-these = Betaal met deze kaarten
wereldhandel-say-pay-laid = Betaal met { LIST($what) }
wereldhandel-say-offer = Leg niets neer
wereldhandel-say-offer-these = Leg deze kaarten dicht neer
wereldhandel-say-offer-laid = Leg { LIST($what) } dicht neer
wereldhandel-say-accept = Neem het aanbod aan
wereldhandel-say-counter = Leg er niets tegenover
wereldhandel-say-counter-these = Leg deze kaarten ertegenover
wereldhandel-say-counter-laid = Leg { LIST($what) } ertegenover

## Why something cannot be said

wereldhandel-no-auction-not-now = Je kunt nu geen kaart omdraaien.
wereldhandel-no-trade-not-now = Je kunt nu geen wereldhandel aanbieden.
wereldhandel-no-trade-cards-few = Kies welke goederen je wilt, en van wie.
wereldhandel-no-trade-cards-many = Je handelt met één speler tegelijk.
wereldhandel-no-trade-cards-missing = Je kunt alleen handelen met iemand die dezelfde goederen heeft als jij. Complete kwartetten zijn veilig.
wereldhandel-no-bid-low = Je moet over het hoogste bod heen: bied { $least } of meer.
wereldhandel-no-bid-high = Meer dan { $most } kan nu niet geboden worden.
wereldhandel-no-bid-step = Bieden gaat in stappen van tien: { $below } of { $above }, maar geen { $amount }.
wereldhandel-no-bid-not-now = Je kunt nu niet bieden.
wereldhandel-no-bid-not-your-turn = Je bent nu niet aan de beurt om te bieden. Iedereen komt om de beurt, en de veilingmeester biedt niet mee.
wereldhandel-no-pass-not-now = Je kunt nu niet passen.
wereldhandel-no-sell-not-now = Er valt nu niets te verkopen.
wereldhandel-no-buy-not-now = Je kunt alleen zelf kopen als je veilingmeester bent en genoeg geld hebt.
wereldhandel-no-buy-coins-missing = Met die kaarten kun je niet betalen: je hebt ze niet, of er zit een 0 bij. Een kaart van 0 telt niet.
wereldhandel-no-buy-coins-sum = Die kaarten zijn samen { $laid }, maar je moet { $amount } betalen.
wereldhandel-no-buy-laid-short = Die kaarten zijn samen { $laid }, maar je moet { $due } betalen.
wereldhandel-no-buy-laid-over = Een van die kaarten kun je houden: de andere zijn samen al { $due } of meer.
wereldhandel-no-pay-not-now = Er valt nu niets te betalen.
wereldhandel-no-pay-coins-missing = Met die kaarten kun je niet betalen: je hebt ze niet, of er zit een 0 bij. Een kaart van 0 telt niet.
wereldhandel-no-pay-coins-sum = Die kaarten zijn samen { $laid }, maar je moet { $amount } betalen.
wereldhandel-no-pay-laid-short = Die kaarten zijn samen { $laid }, maar je moet { $due } betalen.
wereldhandel-no-pay-laid-over = Een van die kaarten kun je houden: de andere zijn samen al { $due } of meer.
wereldhandel-no-offer-not-now = Je kunt nu niets aanbieden.
wereldhandel-no-offer-coins-missing = Die geldkaarten heb je niet.
wereldhandel-no-offer-pieces-few = Leg minstens één geldkaart neer. Een 0 mag ook.
wereldhandel-no-accept-not-now = Er ligt nu geen aanbod om aan te nemen.
wereldhandel-no-counter-not-now = Er ligt nu geen aanbod om iets tegenover te leggen.
wereldhandel-no-counter-coins-missing = Die geldkaarten heb je niet.
wereldhandel-no-counter-pieces-few = Leg minstens één geldkaart neer. Een 0 mag ook.

## What happened

wereldhandel-told-opens = { $you ->
    [yes] Jij begint.
   *[no] { $who } begint.
}
wereldhandel-told-turned = { $you ->
    [yes] Je draait een kaart om: { wereldhandel-card }.
   *[no] { $who } draait een kaart om: { wereldhandel-card }.
}{ $left ->
    [0] { " " }Het was de laatste van de stapel.
   *[other] { "" }
}
wereldhandel-told-penalty = { $you ->
    [yes] Dat is een strafkaart: die kost je aan het eind { $value } punten.
   *[no] Dat is een strafkaart: die kost { $who } aan het eind { $value } punten.
}
wereldhandel-told-tree = { $time ->
    [1] De eerste boom: iedereen krijgt { $amount }.
    [2] De tweede boom: iedereen krijgt { $amount }.
    [3] De derde boom: iedereen krijgt { $amount }.
   *[other] De laatste boom: iedereen krijgt { $amount }.
} Alle handen samen hebben nu { $money }.
wereldhandel-told-felled = De boom gaat weg.
wereldhandel-told-bid = { $you ->
    [yes] Je biedt { $amount }.
   *[no] { $who } biedt { $amount }.
}
wereldhandel-told-pass = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
wereldhandel-told-hammer = { $you ->
    [yes] Eenmaal, andermaal … het hoogste bod is van jou: { $amount }.
   *[no] Eenmaal, andermaal … het hoogste bod is { $amount }, van { $who }.
}
wereldhandel-told-sells = { $you ->
    [yes] Verkocht! Je laat de kaart voor { $amount } aan { $whom }.
   *[no] { $them ->
        [yes] Verkocht! { $who } laat de kaart voor { $amount } aan jou.
       *[no] Verkocht! { $who } laat de kaart voor { $amount } aan { $whom }.
    }
}
wereldhandel-told-sold = { $you ->
    [yes] Je betaalt { $paid } aan { $whom } en krijgt de kaart: { wereldhandel-card }.
   *[no] { $them ->
        [yes] { $who } betaalt jou { $paid } en krijgt de kaart: { wereldhandel-card }.
       *[no] { $who } betaalt { $paid } aan { $whom } en krijgt de kaart: { wereldhandel-card }.
    }
}{ $over ->
    [0] { "" }
   *[other] { " " }Dat is { $over } te veel, maar niemand geeft wisselgeld.
}
wereldhandel-told-bought = { $you ->
    [yes] Je gebruikt je kooprecht: je betaalt { $paid } aan { $whom } en houdt de kaart: { wereldhandel-card }.
   *[no] { $them ->
        [yes] { $who } gebruikt het kooprecht, betaalt jou { $paid } en houdt de kaart: { wereldhandel-card }.
       *[no] { $who } gebruikt het kooprecht, betaalt { $paid } aan { $whom } en houdt de kaart: { wereldhandel-card }.
    }
}{ $over ->
    [0] { "" }
   *[other] { " " }Dat is { $over } te veel, maar niemand geeft wisselgeld.
}
wereldhandel-told-default = { $you ->
    [yes] Je hebt geen { $amount }. { $money ->
        [0] Je laat zien dat je helemaal geen geld hebt.
       *[other] Je laat al je geld zien: { LIST($shown) }, samen { $money }.
    }
   *[no] { $who } heeft geen { $amount }. { $money ->
        [0] Er zit helemaal geen geld in die hand.
       *[other] De hand gaat open: { LIST($shown) }, samen { $money }.
    }
}
wereldhandel-told-again = { $you ->
    [yes] Je veilt de kaart nog een keer: { wereldhandel-card }.
   *[no] { $who } veilt de kaart nog een keer: { wereldhandel-card }.
}
wereldhandel-told-free = { $you ->
    [yes] Niemand biedt: je krijgt de kaart gratis: { wereldhandel-card }.
   *[no] Niemand biedt: { $who } krijgt de kaart gratis: { wereldhandel-card }.
}
wereldhandel-told-trade = { $you ->
    [yes] Je biedt { $whom } wereldhandel aan
   *[no] { $them ->
        [yes] { $who } biedt jou wereldhandel aan
       *[no] { $who } biedt { $whom } wereldhandel aan
    }
} { $stake ->
    [1] om één kaart: { wereldhandel-card }.
   *[other] om twee kaarten: { wereldhandel-card }.
}
wereldhandel-told-offer = { $count ->
    [0] { $you ->
        [yes] Je legt niets neer.
       *[no] { $who } legt niets neer.
    }
    [one] { $you ->
        [yes] Je legt { $count } geldkaart dicht neer.
       *[no] { $who } legt { $count } geldkaart dicht neer.
    }
   *[other] { $you ->
        [yes] Je legt { $count } geldkaarten dicht neer.
       *[no] { $who } legt { $count } geldkaarten dicht neer.
    }
}
wereldhandel-told-accept = { $you ->
    [yes] Je neemt het aanbod aan en legt er niets tegenover.
   *[no] { $who } neemt het aanbod aan en legt er niets tegenover.
}
wereldhandel-told-opened = { $you ->
    [yes] Alleen jij en { $whom } weten het: je bood { $amount }.
   *[no] { $them ->
        [yes] Alleen jij en { $who } weten het: het aanbod was { $amount }.
       *[no] Alleen { $who } en { $whom } weten het: het aanbod was { $amount }.
    }
}
wereldhandel-told-counter = { $count ->
    [0] { $you ->
        [yes] Je legt er niets tegenover. De bundels worden geruild.
       *[no] { $who } legt er niets tegenover. De bundels worden geruild.
    }
    [one] { $you ->
        [yes] Je legt er { $count } geldkaart tegenover. De bundels worden geruild.
       *[no] { $who } legt er { $count } geldkaart tegenover. De bundels worden geruild.
    }
   *[other] { $you ->
        [yes] Je legt er { $count } geldkaarten tegenover. De bundels worden geruild.
       *[no] { $who } legt er { $count } geldkaarten tegenover. De bundels worden geruild.
    }
}
wereldhandel-told-compared = { $you ->
    [yes] Alleen jij en { $whom } weten het: je bood { $offer }, en daar lag { $counter } tegenover.
   *[no] { $them ->
        [yes] Alleen jij en { $who } weten het: het aanbod was { $offer }, en jij legde er { $counter } tegenover.
       *[no] Alleen { $who } en { $whom } weten het: het aanbod was { $offer }, en daar lag { $counter } tegenover.
    }
}
wereldhandel-told-tie = { $you ->
    [yes] De twee bundels zijn evenveel waard: je moet opnieuw iets aanbieden.
   *[no] De twee bundels zijn evenveel waard: { $who } moet opnieuw iets aanbieden.
}
wereldhandel-told-traded = { $by ->
    [accept] { "" }
    [more] De hoogste bundel wint.{ " " }
   *[tie] Weer evenveel: wie aanbood, krijgt de goederen.{ " " }
}{ $stake ->
    [1] { $you ->
        [yes] Je krijgt één kaart van { $whom }: { wereldhandel-card }.
       *[no] { $them ->
            [yes] { $who } krijgt één kaart van jou: { wereldhandel-card }.
           *[no] { $who } krijgt één kaart van { $whom }: { wereldhandel-card }.
        }
    }
   *[other] { $you ->
        [yes] Je krijgt twee kaarten van { $whom }: { wereldhandel-card }.
       *[no] { $them ->
            [yes] { $who } krijgt twee kaarten van jou: { wereldhandel-card }.
           *[no] { $who } krijgt twee kaarten van { $whom }: { wereldhandel-card }.
        }
    }
}
wereldhandel-told-set = { $you ->
    [yes] Je kwartet is compleet: { wereldhandel-card }, { $value } waard.
   *[no] { $who } heeft een compleet kwartet: { wereldhandel-card }, { $value } waard.
}{ $sets ->
    [1] { "" }
   *[other] { " " }Dat zijn nu { $sets } kwartetten.
}
wereldhandel-told-enough = { $you ->
    [yes] { $trades } keer gehandeld en nog steeds geen kwartet: nu moet jij een kaart veilen.
   *[no] { $trades } keer gehandeld en nog steeds geen kwartet: nu moet { $who } een kaart veilen.
}
wereldhandel-told-skip = { $you ->
    [yes] Je kunt met niemand handelen en wordt overgeslagen.
   *[no] { $who } kan met niemand handelen en wordt overgeslagen.
}
wereldhandel-told-end = { $capped ->
    [0] { "" }
   *[other] Het handelen gaat alleen nog in een kringetje rond, dus hier eindigt het spel.{ " " }
}{ $count ->
    [1] { $you ->
        [yes] Je wint het spel!
       *[no] { LIST($winners) } wint het spel.
    }
   *[other] { LIST($winners) } winnen samen.
}

## The rules

wereldhandel-rules-setup = Voor het spel
wereldhandel-rules-auction = De veiling
wereldhandel-rules-special = Bomen en strafkaarten
wereldhandel-rules-trade = Wereldhandel
wereldhandel-rules-end = Wie wint
rule-WS1 = De kaarten worden geschud en liggen dicht op een stapel: tien soorten goederen, vier kaarten van elk, en drie strafkaarten.
rule-WS2 = Geldkaarten van 50, 100, 200 en 500 liggen klaar naast de stapel.
rule-WS3 = Iedereen begint met twee geldkaarten van 0, vier van 10 en één van 50: samen 90. Je houdt je geld verborgen in je hand.
rule-WS4 = Het toeval kiest wie er begint; daarna gaat de beurt met de klok mee.
rule-WS5 = In je beurt doe je een van twee dingen: je veilt de bovenste kaart, of je biedt iemand wereldhandel aan.
rule-WS6 = Je kunt alleen handelen met iemand die dezelfde goederen heeft als jij. In het begin kun je dus alleen veilen.
rule-WS7 = Wie veilt, draait de bovenste kaart om en is de veilingmeester.
rule-WS8 = Alle anderen mogen bieden, en elk bod is hoger dan het vorige.
rule-WS9 = De veilingmeester biedt niet mee.
rule-WS10 = Gaat niemand hoger, dan is het “eenmaal, andermaal, verkocht”: de hoogste bieder krijgt de kaart, en de veilingmeester krijgt het geboden bedrag.
rule-WS11 = Je goederen liggen open voor je op tafel.
rule-WS12 = De veilingmeester heeft kooprecht: in plaats van te verkopen mag de veilingmeester het hoogste bod aan de hoogste bieder betalen en de kaart houden.
rule-WS13 = Niemand geeft wisselgeld. Kun je niet gepast betalen, dan moet je meer betalen.
rule-WS14 = Heeft de hoogste bieder het geld niet, dan gaat die hand open en wordt de kaart opnieuw geveild.
rule-WS15 = Biedt niemand, dan krijgt de veilingmeester de kaart gratis.
rule-WS16 = Komt er een boom boven, dan krijgt iedereen nieuw geld: 50 bij de eerste boom, 100 bij de tweede, 200 bij de derde en 500 bij de vierde.
rule-WS17 = Daarna gaat het spel verder en mag er op de boom geboden worden.
rule-WS17-tree_discard-true = Daarna gaat het spel verder: volgens de huisregel gaat de boom weg en mag er op de volgende kaart geboden worden.
rule-WS18 = Wie een strafkaart omdraait, moet die houden. Niemand kan erop bieden.
rule-WS19 = Je biedt wereldhandel aan door geldkaarten dicht neer te leggen en te zeggen welke goederen je wilt.
rule-WS20 = Bluffen mag: kaarten van 0 zien er van achteren net zo uit als de andere.
rule-WS21 = De ander mag geldkaarten dicht tegenover je aanbod leggen. Dan ruilen jullie de bundels, en ieder kijkt in het geheim.
rule-WS22 = Wie het meeste geld heeft gekregen, geeft de goederen af.
rule-WS23 = Zijn de bundels precies evenveel waard, dan moet wie aanbood opnieuw iets aanbieden, en de ander beslist opnieuw.
rule-WS24 = Zijn ze nog een keer evenveel waard, dan krijgt wie aanbood de goederen gratis.
rule-WS25 = De ander mag het aanbod ook meteen aannemen, er niets tegenover leggen, en de goederen afgeven.
rule-WS26 = Hebben jullie allebei twee kaarten van die goederen, dan gaat het om alle twee: een van jullie krijgt het kwartet compleet.
rule-WS27 = Heeft de een één kaart en de ander twee, dan gaat het om één kaart.
rule-WS28 = Is de stapel leeg, dan wordt er alleen nog gehandeld.
rule-WS29 = Wie alleen complete kwartetten heeft, kan niet handelen en wordt overgeslagen.
rule-WS30 = Het spel gaat door tot alle kwartetten compleet zijn.
rule-WS31 = Tel de waarden van je kwartetten op, en doe dat keer het aantal kwartetten dat je hebt.
rule-WS32 = De strafkaarten die je omdraaide, gaan van de uitkomst af.
rule-WS33 = De meeste punten winnen.
rule-WA1 = Het spel is voor drie tot en met vijf spelers.
rule-WA2 = De tien kwartetten zijn 10, 40, 90, 160, 250, 350, 500, 650, 800 en 1000 waard.
rule-WA3 = De vier bomen zijn een kwartet als elk ander, 500 waard. Een boom betaalt eerst uit en wordt dan geveild.
rule-WA3-tree_discard-true = Volgens de huisregel betaalt een boom uit en gaat hij dan weg. Zo blijven er negen kwartetten over.
rule-WA4 = De strafkaarten kosten 100, 200 en 500 punten.
rule-WA5 = Na een strafkaart is de beurt voorbij.
rule-WA5-penalty_redraw-true = Volgens de huisregel wordt na een strafkaart de volgende kaart omgedraaid.
rule-WA6 = Eerst vermenigvuldig je, dan gaan de straffen eraf.
rule-WA7 = Een strafkaart kun je niet wegruilen.
rule-WA8 = Het eerste bod is 10 of meer, en bieden gaat in stappen van tien.
rule-WA9 = Iedereen komt om de beurt aan het woord, met de klok mee vanaf de veilingmeester. Wie past, mag later nog bieden, tot alle anderen na het laatste bod gepast hebben.
rule-WA10 = Je mag meer bieden dan je hebt, tot zoveel als er in alle handen samen zit.
rule-WA10-strict_bids-true = Volgens de huisregel kun je niet meer bieden dan je hebt.
rule-WA11 = Wie een bod deed en niet kon betalen, doet voor deze kaart niet meer mee.
rule-WA11-defaulter_returns-true = Volgens de huisregel mag wie een bod deed en niet kon betalen opnieuw bieden. Is dat vaker gebeurd dan er spelers zijn, dan krijgt de veilingmeester de kaart gratis.
rule-WA12 = De veilingmeester beslist eerst. Pas als de kaart verkocht wordt, blijkt of de bieder kan betalen.
rule-WA13 = De veilingmeester kan de kaart alleen kopen met genoeg geld.
rule-WA14 = Kun je niet gepast betalen, dan betaal je zo weinig te veel als met je kaarten kan. Kan dat met verschillende kaarten, dan kies jij.
rule-WA14-free_overpay-true = Volgens de huisregel kies je zelf met welke kaarten je betaalt, als je er maar geen van in je hand had kunnen houden.
rule-WA15 = Met een kaart van 0 kun je niet betalen.
rule-WA16 = Een kaart waar niemand op biedt, gaat naar de veilingmeester; die kan hem niet weigeren.
rule-WA17 = Je legt minstens één geldkaart neer, als aanbod of ertegenover. Alleen wie er geen heeft, legt niets neer.
rule-WA17-empty_offers-true = Volgens de huisregel mag je ook niets aanbieden of niets tegenover een aanbod leggen, al heb je geldkaarten.
rule-WA18 = Kaarten van 0 wisselen ook van hand.
rule-WA19 = Bij gelijke bundels krijgt niemand de oude bundel terug: het volgende aanbod komt uit wat je dan hebt.
rule-WA20 = Na gelijke bundels mag de ander het tweede aanbod ook gewoon aannemen.
rule-WA21 = Gaat het om twee kaarten, dan gaan ze na de tweede keer gelijk allebei over.
rule-WA22 = Het gaat alleen om twee kaarten als jullie er allebei twee hebben; anders altijd om één.
rule-WA23 = Wie met niemand kan handelen, wordt overgeslagen.
rule-WA24 = Is de stapel leeg, dan moet wie kan handelen dat ook doen.
rule-WA25 = Wie aan de beurt is, kiest de goederen en met wie; de ander kan wereldhandel niet weigeren.
rule-WA26 = Bij evenveel punten wordt de winst gedeeld.
rule-WA27 = Iedereen ziet wat er geboden en betaald wordt, en de handen die open gaan. Bij wereldhandel ziet iedereen hoeveel kaarten er liggen en wie de goederen krijgt; hoeveel het was, weten alleen die twee.
rule-WA28 = Je doet één ding per beurt: één veiling of één keer wereldhandel.
rule-WA29 = Is er 100 keer achter elkaar gehandeld zonder compleet kwartet en zonder veiling, dan moet er een kaart geveild worden. Is de stapel leeg, dan eindigt het spel daar, en tellen open kwartetten niet mee.
rule-WA30 = Zonder geld loopt niemand vast: dan krijgen veilingmeesters hun kaarten gratis, en wint wie wereldhandel aanbiedt.
rule-WA31 = In de bank zit geld voor hoogstens vijf spelers.
rule-WT1 = Een bod van 60 wordt verkocht, en de bieder heeft 50 en 10: de veilingmeester krijgt 60, de bieder de kaart.
rule-WT2 = Hetzelfde bod en kooprecht: de veilingmeester betaalt 60 aan de bieder en houdt de kaart.
rule-WT3 = Een bod van 60 met alleen een 50 en een 100: de 100 wordt betaald, en er komt niets terug.
rule-WT4 = Een bod van 200 met de 90 van het begin: alle zeven geldkaarten gaan open, en dezelfde kaart wordt opnieuw geveild zonder die bieder.
rule-WT5 = Geen bod: de veilingmeester krijgt de kaart gratis.
rule-WT6 = De vier bomen: iedereen krijgt 50, dan 100, dan 200, dan 500.
rule-WT7 = Een strafkaart komt boven: die gaat naar de veilingmeester, en niemand kan bieden.
rule-WT8 = Het aanbod is één 0 en wordt aangenomen: de goederen de ene kant op, de 0 de andere.
rule-WT9 = 60 aangeboden, 50 ertegenover: de goederen gaan naar wie aanbood, en de bundels worden geruild.
rule-WT10 = 50 aangeboden, 60 ertegenover: de goederen gaan de andere kant op, en de bundels worden geruild.
rule-WT11 = 50 tegen 50, dan 10 tegen 10: de bundels worden twee keer geruild, en de goederen gaan naar wie aanbood.
rule-WT12 = 50 tegen 50, dan wordt een tweede aanbod van 10 aangenomen: de 10 de ene kant op, de goederen de andere.
rule-WT13 = Twee kaarten tegen twee: het gaat om alle twee, en de winnaar heeft het kwartet.
rule-WT14 = Eén kaart tegen twee: het gaat om één kaart.
rule-WT15 = Uien van 90 en kaas van 650: 740 × 2 = 1480.
rule-WT16 = Hetzelfde met demurrage van 200: 1480 − 200 = 1280.
rule-WT17 = Geen kwartet en een straf van 100: −100.
rule-WT18 = Drie kwartetten van 650, 160 en 10: 820 × 3 = 2460.
rule-WT19 = Nog een kwartet van 160, naast twee van samen 740: de score stijgt met 740 + 3 × 160 = 1220.
rule-WT20 = Alle tien kwartetten: 3850 × 10 = 38500, het hoogste dat kan.
rule-WT21 = Drie spelers zonder geld die elkaar steeds weer uitdagen: na 100 keer handelen eindigt het spel.
rule-WT22 = De stapel is leeg, en iemand heeft alleen complete kwartetten: die beurt wordt overgeslagen.

## On the screen

wereldhandel-so-many = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
wereldhandel-title-turn = { $left ->
    [0] Nu is er alleen nog wereldhandel
   *[other] Een nieuwe beurt
}
wereldhandel-title-auction = Onder de hamer: { wereldhandel-card }
wereldhandel-title-trade = Wereldhandel: { wereldhandel-card }
wereldhandel-over = { $capped ->
    [0] Alle kwartetten zijn compleet
   *[other] Het spel is gestopt
}
wereldhandel-pile = { $left ->
    [0] de stapel is leeg
    [one] nog { $left } kaart op de stapel
   *[other] nog { $left } kaarten op de stapel
}
wereldhandel-on-turn = Aan de beurt: { $who }
wereldhandel-auctioneer = Veilingmeester: { $who }
wereldhandel-standing = Hoogste bod: { $amount } van { $who }
wereldhandel-standing-none = Nog geen bod
wereldhandel-all-four = Alle vier samen zijn { $value } waard.
wereldhandel-shut-out = { $who } kon niet betalen en doet voor deze kaart niet meer mee.
wereldhandel-moment-tree = { $time ->
    [1] De eerste boom: iedereen kreeg { $amount }.
    [2] De tweede boom: iedereen kreeg { $amount }.
    [3] De derde boom: iedereen kreeg { $amount }.
   *[other] De laatste boom: iedereen kreeg { $amount }.
}
wereldhandel-moment-penalty = { $who } draaide een strafkaart om, { wereldhandel-card }: −{ $value } aan het eind.
wereldhandel-stake = { $stake ->
    [1] Het gaat om één kaart
   *[other] Het gaat om twee kaarten
}
wereldhandel-offers = { $who } biedt aan
wereldhandel-answers = { $who } antwoordt
wereldhandel-bundle = { $count ->
    [0] niets
    [one] { $count } kaart, dicht
   *[other] { $count } kaarten, dicht
}
wereldhandel-bundle-none = nog niets neergelegd
wereldhandel-own-bundle = { $count ->
    [0] Je legde niets neer.
   *[other] Je legde { $amount } dicht neer: { $what }.
}
wereldhandel-secret = Alleen { $who } weet hoeveel deze kaarten waard zijn.
wereldhandel-again = De tweede ronde: in de eerste waren de bundels evenveel waard.
wereldhandel-again-at = De tweede ronde: in de eerste legden jullie allebei { $amount } neer.
wereldhandel-money-cards = { $count ->
    [one] { $count } geldkaart
   *[other] { $count } geldkaarten
}
wereldhandel-owns = { wereldhandel-card }: { $count } van de { $copies }
wereldhandel-owns-all = { wereldhandel-card }: het kwartet is compleet, { $value } waard
wereldhandel-no-goods = Nog geen goederen
wereldhandel-score = { $sets ->
    [0] Nog geen kwartet
   *[other] { $sum } × { $sets } = { $product }
}
wereldhandel-score-fines = { $sets ->
    [0] 0 − { $fines } = { $total }
   *[other] { $sum } × { $sets } − { $fines } = { $total }
}
wereldhandel-doing-turn = aan de beurt
wereldhandel-doing-auctions = veilingmeester
wereldhandel-doing-decides = beslist
wereldhandel-doing-bids = biedt nu
wereldhandel-doing-bid = bod: { $amount }
wereldhandel-doing-pays = betaalt { $amount }
wereldhandel-doing-passed = gepast
wereldhandel-doing-waits = moet nog bieden
wereldhandel-doing-out = kon niet betalen
wereldhandel-doing-offers = biedt aan
wereldhandel-doing-asked = wordt gevraagd
wereldhandel-doing-answers = antwoordt
wereldhandel-purse = { $count ->
    [0] Je hebt geen geld
    [one] Je geld: { $total } in { $count } kaart
   *[other] Je geld: { $total } in { $count } kaarten
}
wereldhandel-own-goods = Je goederen
wereldhandel-laid-offer = { $pieces ->
    [0] Er ligt nog niets
    [one] Er ligt: { $laid } in { $pieces } kaart
   *[other] Er ligt: { $laid } in { $pieces } kaarten
}
wereldhandel-laid-counter = { $pieces ->
    [0] Er ligt nog niets tegenover
    [one] Ertegenover: { $laid } in { $pieces } kaart
   *[other] Ertegenover: { $laid } in { $pieces } kaarten
}
wereldhandel-coins-pay = Met

## What is asked

wereldhandel-ask-turn = Veil je een kaart, of ga je handelen?
wereldhandel-ask-turn-hint = Veil de bovenste kaart: de anderen bieden, en jij verkoopt hem of koopt hem zelf voor het hoogste bod. Of bied wereldhandel aan om goederen die iemand anders ook heeft: onder elk plaatje zie je hoeveel jullie er allebei hebben. Bij twee tegen twee gaat het om alle twee.
wereldhandel-ask-trade = Met wie ga je handelen?
wereldhandel-ask-trade-hint = De stapel is leeg, dus je moet handelen. Onder elk plaatje zie je hoeveel jullie er allebei hebben. Bij twee tegen twee gaat het om alle twee.
wereldhandel-ask-open = Bied je op { wereldhandel-card }?
wereldhandel-ask-bid = Ga je over { $high } heen voor { wereldhandel-card }?
wereldhandel-ask-owned = { $own ->
    [0] Hiervan heb je er nog geen; alle vier zijn { $value } waard.
    [1] Hiervan heb je er één; alle vier zijn { $value } waard.
    [3] Hiervan heb je er drie: deze maakt je kwartet compleet, { $value } waard.
   *[other] Hiervan heb je er { $own }; alle vier zijn { $value } waard.
}
wereldhandel-ask-bid-hint = { $how ->
    [none] Je hebt { $held }, en dat is te weinig om hoger te gaan.
    [strict] Je hebt { $held }, en meer kun je niet bieden.
    [bluff] Je hebt { $held }, dus elk bod is nu bluf: win je en kun je niet betalen, dan ziet iedereen je geld.
   *[free] Je hebt { $held }. Een hoger bod is bluf: win je en kun je niet betalen, dan ziet iedereen je geld.
}
wereldhandel-ask-refusal = Het hoogste bod op { wereldhandel-card } is { $high }. { $able ->
    [0] Je verkoopt.
   *[other] Verkopen, of zelf kopen?
}
wereldhandel-ask-refusal-hint = { $able ->
    [0] Je hebt { $held }: te weinig om zelf te kopen.
   *[other] Verkoop je, dan krijg je { $high }. Koop je zelf, dan betaal je { $due } aan de hoogste bieder{ $over ->
        [0] .
       *[other] : met je kaarten kun je niet precies { $high } betalen, en niemand geeft wisselgeld.
    }
} Of de bieder het geld heeft, blijkt pas als je verkoopt.
wereldhandel-ask-pay = Met welke kaarten betaal je { $due }?
wereldhandel-ask-pay-hint = { $over ->
    [0] { "" }
   *[other] Met je kaarten kun je niet precies { $high } betalen.{ " " }
}Kies, en druk dan op de knop. Kleine kaarten zijn later handig: niemand geeft wisselgeld.
wereldhandel-ask-offer = { $round ->
    [1] Wat bied je aan?
   *[other] Gelijk! Wat bied je nu aan?
}
wereldhandel-ask-offer-hint = Je hebt { $held }. De ander ziet hoeveel kaarten je neerlegt, maar niet welke: een 0 ziet eruit als een 500. { $empty ->
    [0] Leg minstens één kaart neer.
   *[other] Je mag ook niets neerleggen.
} Neemt de ander ze aan, of zijn ze meer waard dan wat ertegenover komt, dan krijg je { $stake ->
    [1] de kaart.
   *[other] allebei de kaarten, en is je kwartet compleet.
}
wereldhandel-ask-answer = { $count ->
    [0] Er ligt niets. Neem je dat aan, of leg je er kaarten tegenover?
    [one] Er ligt { $count } kaart dicht. Neem je die aan, of leg je er kaarten tegenover?
   *[other] Er liggen { $count } kaarten dicht. Neem je die aan, of leg je er kaarten tegenover?
}
wereldhandel-ask-answer-hint = Neem het aanbod aan: het geld is van jou, en { $stake ->
    [1] één kaart van de goederen gaat
   *[other] allebei de kaarten gaan
} naar de ander. Of leg er kaarten tegenover: dan worden de bundels geruild, en wie het meeste neerlegde, krijgt de goederen. { $round ->
    [1] Is het gelijk, dan komt er een tweede ronde.
   *[other] Is het weer gelijk, dan krijgt wie aanbood de goederen.
}
wereldhandel-end-how = De waarden van de kwartetten opgeteld, keer het aantal kwartetten, min de strafkaarten.
