# De Veiling van Hashiban

hashiban-title = De Veiling van Hashiban
hashiban-line = Bied in het openbaar, verzamel in het geheim, en gooi je rivalen eruit.
hashiban-teaches = hoe open biedingen geheimen verklappen, wat het waard is om nee te kunnen zeggen, en wanneer samenwerken loont
hashiban-credit = het spel De Veiling van Hashiban, van Tiranik Games
hashiban-about = Je handelaren zijn geheim, en elk van hen zoekt één soort voorwerpen. Koop voorwerpen op veilingen, verkoop wat je kunt missen, gebruik wapens, maak afspraken. Met drie voorwerpen van de goede soort onthul je een handelaar; wie er als eerste drie onthult, wint.
hashiban-worth = { $amount ->
    [one] { $amount } handelaar
   *[other] { $amount } handelaren
}

## House rules

hashiban-rule-two_player_dealers = Met twee spelers krijgt elk
hashiban-rule-two_player_dealers-5 = vijf handelaren (de regel)
hashiban-rule-two_player_dealers-3 = drie handelaren
hashiban-rule-revealed_start = Aan het begin
hashiban-rule-revealed_start-false = zijn alle handelaren geheim (de regel)
hashiban-rule-revealed_start-true = mag iedereen één handelaar openleggen: een sneller spel
hashiban-rule-win_target = Om te winnen onthul je
hashiban-rule-win_target-3 = drie handelaren (de regel)
hashiban-rule-win_target-5 = al je handelaren, hoogstens vijf
hashiban-rule-eject_resets = Als de hoogste bieder eruit wordt gegooid
hashiban-rule-eject_resets-false = geldt het op één na hoogste bod (de regel)
hashiban-rule-eject_resets-true = begint het bieden weer bij nul
hashiban-rule-deals = Afspraken tussen spelers
hashiban-rule-deals-always = aan het begin van een beurt en tijdens veilingen (de regel)
hashiban-rule-deals-turns = alleen aan het begin van een beurt
hashiban-rule-deals-never = geen
hashiban-rule-deal_objects = Bij een afspraak geef je
hashiban-rule-deal_objects-false = geld (de regel)
hashiban-rule-deal_objects-true = geld en voorwerpen
hashiban-rule-strict_reveal = Twee handelaren tegelijk onthullen kan
hashiban-rule-strict_reveal-false = met vijf voorwerpen, of minder als er meer bij allebei passen (de regel)
hashiban-rule-strict_reveal-true = met precies vijf voorwerpen
hashiban-rule-max_turns = Het spel wordt afgebroken
hashiban-rule-max_turns-50 = na 50 beurten per speler
hashiban-rule-max_turns-30 = na 30 beurten per speler
hashiban-rule-max_turns-10 = na 10 beurten per speler

## Cards

-kind-books = boeken
-kind-plants = planten
-kind-weapons = wapens
-kind-potions = toverdranken
-kind-pets = huisdieren
-kind-magic = magie
-kind-glyphs = schrifttekens
-kind-ironware = ijzerwaren
-kind-gold = goud
-kind-jewellery = sieraden
-kind-music = muziek
-kind-machines = machines
-kind-shields = schilden
-kind-food = eten
-kind-piracy = piraterij
-kind-timber = hout
-object-ledger = schuldenboek
-object-cactus = fluitende cactus
-object-slingshot = katapult
-object-brew = groen brouwsel
-object-hedgehog = tamme egel
-object-wand = kromme toverstok
-object-tablet = kleitablet
-object-kettle = gedeukte ketel
-object-nugget = goudklompje
-object-brooch = keverbroche
-object-drum = geitentrommel
-object-treadmill = tredmolen
-object-buckler = beukelaar
-object-pumpkin = reuzenpompoen
-object-parrot = vloekende papegaai
-object-log = eikenstam
-object-pavise = torenschild
-object-plank = kromme plank
-object-rune = runensteen
-object-atlas = gescheurde atlas
-object-encyclopedia = botanische encyclopedie
-object-fencing = handboek voor schermers
-object-locksmith = handboek voor slotenmakers
-object-sundew = tamme zonnedauw
-object-mandrake = alruin
-object-bow = zingende boog
-object-elixir = gouden elixer
-object-varnish = schildlak
-object-cheese = muizenkaas
-object-amulet = maanamulet
-object-signet = zegelring
-object-map = geheime schatkaart
-object-anchor = roestig anker
-object-horn = gouden hoorn
-object-gong = schildgong
-object-oven = stoomoven
-object-sawmill = zaagmolen
-object-barrel = haringvat
-object-bestiary = bestiarium
-object-wreath = bruidskrans
-object-palm = palmenschild
-object-grenade = vuurpot
-object-totem = druipende totem
-object-aegis = gouden toverschild
-object-clock = torenklok
-object-musicbox = speeldoos
-object-falcon = jachtvalk
-object-skewer = runenspies
-object-snakeorgan = slangenorgel
-object-galley = vliegende galei
-security = waardepapier
hashiban-card = { $card ->
    [1] { -object-ledger }
    [2] { -object-cactus }
    [3] { -object-slingshot }
    [4] { -object-brew }
    [5] { -object-hedgehog }
    [6] { -object-wand }
    [7] { -object-tablet }
    [8] { -object-kettle }
    [9] { -object-nugget }
    [10] { -object-brooch }
    [11] { -object-drum }
    [12] { -object-treadmill }
    [13] { -object-buckler }
    [14] { -object-pumpkin }
    [15] { -object-parrot }
    [16] { -object-log }
    [17] { -object-pavise }
    [18] { -object-plank }
    [19] { -object-rune }
    [20] { -object-atlas }
    [21] { -object-encyclopedia }
    [22] { -object-fencing }
    [23] { -object-locksmith }
    [24] { -object-sundew }
    [25] { -object-mandrake }
    [26] { -object-bow }
    [27] { -object-elixir }
    [28] { -object-varnish }
    [29] { -object-cheese }
    [30] { -object-amulet }
    [31] { -object-signet }
    [32] { -object-map }
    [33] { -object-anchor }
    [34] { -object-horn }
    [35] { -object-gong }
    [36] { -object-oven }
    [37] { -object-sawmill }
    [38] { -object-barrel }
    [39] { -object-bestiary }
    [40] { -object-wreath }
    [41] { -object-palm }
    [42] { -object-grenade }
    [43] { -object-totem }
    [44] { -object-aegis }
    [45] { -object-clock }
    [46] { -object-musicbox }
    [47] { -object-falcon }
    [48] { -object-skewer }
    [49] { -object-snakeorgan }
    [50] { -object-galley }
    [51] { -security }
    [52] { -security }
    [53] { -security }
    [54] { -security }
    [55] { -security }
    [101] handelaar in { -kind-books }
    [102] handelaar in { -kind-plants }
    [103] handelaar in { -kind-weapons }
    [104] handelaar in { -kind-potions }
    [105] handelaar in { -kind-pets }
    [106] handelaar in { -kind-magic }
    [107] handelaar in { -kind-glyphs }
    [108] handelaar in { -kind-ironware }
    [109] handelaar in { -kind-gold }
    [110] handelaar in { -kind-jewellery }
    [111] handelaar in { -kind-music }
    [112] handelaar in { -kind-machines }
    [113] handelaar in { -kind-shields }
    [114] handelaar in { -kind-food }
    [115] handelaar in { -kind-piracy }
   *[116] handelaar in { -kind-timber }
}
hashiban-category = { $category ->
    [0] { -kind-books }
    [1] { -kind-plants }
    [2] { -kind-weapons }
    [3] { -kind-potions }
    [4] { -kind-pets }
    [5] { -kind-magic }
    [6] { -kind-glyphs }
    [7] { -kind-ironware }
    [8] { -kind-gold }
    [9] { -kind-jewellery }
    [10] { -kind-music }
    [11] { -kind-machines }
    [12] { -kind-shields }
    [13] { -kind-food }
    [14] { -kind-piracy }
   *[15] { -kind-timber }
}
hashiban-bill = { $card }
hashiban-piece-0 = 1.000
hashiban-piece-1 = 2.000
hashiban-piece-2 = 5.000
hashiban-piece-3 = 10.000, de gouden munt
hashiban-kind-dealers = Handelaren
hashiban-kind-objects = Voorwerpen en waardepapieren
hashiban-kind-bills = Biljetten

## The question

hashiban-say-open-dealer = Leg open: { hashiban-card }
hashiban-say-keep-hidden = Houd al je handelaren geheim
hashiban-say-silent = Nu niet
hashiban-say-rest = Deze beurt niet meer
hashiban-say-weapon = Gooi { $whom } eruit met: { hashiban-card }
hashiban-say-deal = Stel { $whom } een afspraak voor
hashiban-say-pool = Bied samen met { $whom }
hashiban-say-give = Geef niets
hashiban-say-give-these = Geef dit
hashiban-say-give-laid = Geef { LIST($what) }
hashiban-say-ask = Vraag niets
hashiban-say-ask-these = Vraag dit
hashiban-say-ask-laid = Vraag { LIST($what) }
hashiban-say-promise-none = Stel het zo voor
hashiban-say-promise-mine = Stel het voor, en beloof je volgende startinkomen
hashiban-say-promise-yours = Stel het voor, en vraag het volgende startinkomen van de ander
hashiban-say-drop = Toch geen afspraak
hashiban-say-accept = Ja, afgesproken
hashiban-say-reject = Nee, dank je
hashiban-say-decline = Nee, dank je
hashiban-say-share = Leg niets opzij
hashiban-say-share-these = Leg dit opzij voor je partner
hashiban-say-share-laid = Leg opzij: { LIST($what) }
hashiban-say-join = Doe hiermee mee
hashiban-say-join-these = Doe mee met deze biljetten
hashiban-say-join-laid = Doe mee met { LIST($what) }
hashiban-say-auction = Veil het bovenste voorwerp
hashiban-say-lot = Verkoop eigen voorwerpen
hashiban-say-lot-these = Leg deze neer als kavel
hashiban-say-lot-laid = Verkoop als kavel: { LIST($what) }
hashiban-say-price-least = Begin bij { $least }
hashiban-say-price-all = Begin bij { $most }: meer geld dan er is
hashiban-say-bonoloto = Speel Bonoloto
hashiban-say-reveal = Onthul: { LIST($dealers, "hashiban-card") }
hashiban-say-show = Toon: { hashiban-card }
hashiban-say-rest-turn = Doe deze beurt niets
hashiban-say-bid = Bied { $due } of iets meer, voor je neergelegd
hashiban-say-bid-these = Bied met deze biljetten
hashiban-say-bid-laid = Bied { LIST($what) }
hashiban-say-pass = Pas
hashiban-say-withdraw = Neem je bod terug
hashiban-say-counter = Doe een tegenbod
hashiban-say-counter-these = Bied dit de verkoper aan
hashiban-say-counter-laid = Bied { LIST($what) } aan

## Why something cannot be said

hashiban-no-auction-not-now = Je kunt nu geen voorwerp veilen: het is er niet het moment voor, of de stapel is leeg.
hashiban-no-bonoloto-not-now = Bonoloto speel je in je eigen beurt, en met vijf biljetten van { 1000 } in je hand.
hashiban-no-reveal-not-now = Je kunt nu geen handelaar onthullen: dat doe je in je eigen beurt, met drie voorwerpen van één soort.
hashiban-no-reveal-cards-missing = Met jouw voorwerpen kun je deze handelaren niet onthullen.
hashiban-no-reveal-cards-few = Kies welke handelaren je onthult.
hashiban-no-reveal-cards-many = Kies één groepje handelaren.
hashiban-no-show-cards-missing = Dit voorwerp heb je niet, of je komt er niet mee aan de goede voorwerpen.
hashiban-no-show-not-now = Er valt nu niets te tonen.
hashiban-no-rest-turn-not-now = Je kunt deze beurt iets doen, dus dat moet ook.
hashiban-no-lot-not-now = Je kunt nu geen kavel verkopen: het is er niet het moment voor, of je hebt geen voorwerpen.
hashiban-no-lot-cards-missing = Je kunt alleen voorwerpen uit je hand verkopen.
hashiban-no-lot-coins-missing = In een kavel zitten voorwerpen, geen geld.
hashiban-no-lot-pieces-few = In een kavel zit minstens één voorwerp.
hashiban-no-price-not-now = Er valt nu geen prijs te noemen.
hashiban-no-price-low = De startprijs is { $least } of meer.
hashiban-no-price-high = { $most } is al meer dan al het geld dat er is. Dat is genoeg.
hashiban-no-price-step = Prijzen gaan per duizend: { $below } of { $above }, maar geen { $amount }.
hashiban-no-bid-not-now = Je kunt nu niet bieden.
hashiban-no-bid-laid-short = Dat is samen { $laid }, en een bod moet { $due } of meer zijn.
hashiban-no-bid-coins-missing = Die biljetten heb je niet om mee te bieden.
hashiban-no-bid-cards-missing = Bieden doe je alleen met biljetten.
hashiban-no-bid-not-your-turn = Je bent nog niet aan de beurt om te bieden. Iedereen komt om de beurt, en de hoogste bieder wacht.
hashiban-no-pass-not-now = Je kunt nu niet passen.
hashiban-no-withdraw-not-now = Er valt niets terug te nemen: er ligt niets van jou, of je bent de hoogste bieder.
hashiban-no-counter-not-now = Een tegenbod doe je alleen op een kavel, als je aan de beurt bent, en met iets om aan te bieden.
hashiban-no-counter-coins-missing = Die biljetten heb je niet.
hashiban-no-counter-cards-missing = Dat heb je niet om aan te bieden.
hashiban-no-counter-pieces-few = Bied minstens één biljet, voorwerp of waardepapier aan.
hashiban-no-weapon-not-now = Je kunt nu geen wapen gebruiken: daar is een wapen in je hand voor nodig, een veiling, en iemand om eruit te gooien.
hashiban-no-weapon-not-your-turn = Je kunt nu geen wapen gebruiken: het is niet aan jou, of je bent eruit gegooid.
hashiban-no-weapon-cards-missing = Kies een wapen uit je hand, en een speler die meedoet en niet verkoopt.
hashiban-no-deal-not-now = Je kunt nu geen afspraak voorstellen.
hashiban-no-deal-cards-missing = Met deze speler kun je nu niets afspreken: wie eruit is gegooid, geeft en krijgt deze beurt niets.
hashiban-no-give-not-now = Er ligt nu geen afspraak op tafel om iets bij te leggen.
hashiban-no-give-coins-missing = Die biljetten heb je niet.
hashiban-no-give-cards-missing = Dat kun je bij een afspraak niet geven.
hashiban-no-ask-not-now = Er valt nu niets te vragen.
hashiban-no-ask-coins-missing = Zoveel van die biljetten kan niemand hebben.
hashiban-no-ask-cards-missing = Dat kun je bij een afspraak niet vragen.
hashiban-no-promise-none-not-now = Bij een afspraak moet er iets te geven, te vragen of te beloven zijn.
hashiban-no-promise-mine-not-now = Je volgende startinkomen is al beloofd.
hashiban-no-promise-yours-not-now = Dat startinkomen is al beloofd.
hashiban-no-accept-not-now = Daar kun je nu geen ja op zeggen: er ligt niets voor, of je kunt het niet betalen.
hashiban-no-reject-not-now = Er valt nu niets af te slaan.
hashiban-no-decline-not-now = Er is nu geen tegenbod om af te slaan.
hashiban-no-pool-not-now = Je kunt nu met niemand samen bieden.
hashiban-no-pool-cards-missing = Met deze speler kun je nu niet samen bieden.
hashiban-no-share-coins-missing = Die biljetten heb je niet.
hashiban-no-join-coins-missing = Die biljetten heb je niet.
hashiban-no-join-pieces-few = Doe mee met minstens één biljet.
hashiban-no-open-dealer-cards-missing = Die handelaar heb je niet.

## What happened

hashiban-told-public = De openbare handelaar: { hashiban-card }. Hiervoor betalen de waardepapieren uit.
hashiban-told-redealt = { $you ->
    [yes] Jij kreeg
   *[no] { $who } kreeg
} eerst { $count ->
    [one] een waardepapier
   *[other] { $count } waardepapieren
} en daarna pas een voorwerp. Waardepapieren gaan terug, en de stapel wordt opnieuw geschud.
hashiban-told-chose = { $you ->
    [yes] Je hebt gekozen.
   *[no] { $who } heeft gekozen.
}
hashiban-told-opened = { $you ->
    [yes] Jij opent met een open handelaar: { hashiban-card }.
   *[no] { $who } opent met een open handelaar: { hashiban-card }.
}
hashiban-told-kept-hidden = { $you ->
    [yes] Je houdt al je handelaren geheim.
   *[no] { $who } houdt alle handelaren geheim.
}
hashiban-told-turn = { $you ->
    [yes] Beurt { $turn } is voor jou.
   *[no] Beurt { $turn }: { $who }.
} { $drawn ->
    [0] De biljettenstapel is leeg, dus er is geen startinkomen.
   *[other] Het startinkomen is getrokken; { $left ->
        [0] de biljettenstapel is leeg.
        [one] er is nog { $left } biljet over.
       *[other] er zijn nog { $left } biljetten over.
    }
}
hashiban-told-owed = { $drawn ->
    [0] { $you ->
        [yes] Je beloofde dit startinkomen aan { $whom }, maar het is er niet: de belofte vervalt.
       *[no] { $them ->
            [yes] { $who } beloofde jou dit startinkomen, maar het is er niet: de belofte vervalt.
           *[no] { $who } beloofde dit startinkomen aan { $whom }, maar het is er niet: de belofte vervalt.
        }
    }
   *[other] { $you ->
        [yes] Zoals beloofd gaat dit startinkomen naar { $whom }.
       *[no] { $them ->
            [yes] Zoals beloofd gaat het startinkomen van { $who } naar jou.
           *[no] Zoals beloofd gaat het startinkomen van { $who } naar { $whom }.
        }
    }
}
hashiban-told-drew = { $you ->
    [yes] Je trekt { LIST($bills, "hashiban-bill") }.
   *[no] { $who } trekt { LIST($bills, "hashiban-bill") }.
}
hashiban-told-put-up = { $you ->
    [yes] Je draait een kaart om. Onder de hamer: { hashiban-card }.
   *[no] { $who } draait een kaart om. Onder de hamer: { hashiban-card }.
}{ $left ->
    [0] { " " }Dat was de laatste van de stapel.
   *[other] { "" }
}
hashiban-told-lot = { $you ->
    [yes] Je verkoopt een kavel: { LIST($cards, "hashiban-card") }. De startprijs is { $start }.
   *[no] { $who } verkoopt een kavel: { LIST($cards, "hashiban-card") }. De startprijs is { $start }.
}
hashiban-told-income = { $you ->
    [yes] Je trekt
   *[no] { $who } trekt
} { $drawn ->
    [0] niets, want de biljettenstapel is leeg
    [one] { $drawn } biljet
   *[other] { $drawn } biljetten
} voor { hashiban-card }: { $dealers ->
    [0] { "" }
    [one] { $dealers } handelaar
   *[other] { $dealers } handelaren
}{ $dealers ->
    [0] { "" }
   *[other] { $securities ->
        [0] { "" }
       *[other] { " en " }
    }
}{ $securities ->
    [0] { "" }
    [one] { $securities } waardepapier
   *[other] { $securities } waardepapieren
}.
hashiban-told-bid = { $you ->
    [yes] Je biedt { $amount }: { LIST($laid, "hashiban-bill") }.
   *[no] { $who } biedt { $amount }: { LIST($laid, "hashiban-bill") }.
}
hashiban-told-pass = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
hashiban-told-withdraw = { $you ->
    [yes] Je neemt je bod van { $amount } terug.
   *[no] { $who } neemt het bod van { $amount } terug.
}
hashiban-told-counter = { $you ->
    [yes] Je doet { $whom } een tegenbod:
   *[no] { $them ->
        [yes] { $who } doet jou een tegenbod:
       *[no] { $who } doet { $whom } een tegenbod:
    }
} { $amount ->
    [0] { "" }
   *[other] { $amount }
}{ $amount ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " en " }
    }
}{ $pieces ->
    [0] { "" }
   *[other] { LIST($cards, "hashiban-card") }
}.
hashiban-told-decline = { $you ->
    [yes] Je slaat het aanbod van { $whom } af.
   *[no] { $them ->
        [yes] { $who } slaat jouw aanbod af.
       *[no] { $who } slaat het aanbod van { $whom } af.
    }
}
hashiban-told-swapped = { $you ->
    [yes] Afgesproken! Je krijgt { LIST($lot, "hashiban-card") } van { $whom }.
   *[no] { $them ->
        [yes] Afgesproken! Je geeft { $who } { LIST($lot, "hashiban-card") }.
       *[no] Afgesproken! { $who } krijgt { LIST($lot, "hashiban-card") } van { $whom }.
    }
} In ruil daarvoor: { $amount ->
    [0] { "" }
   *[other] { $amount }
}{ $amount ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " en " }
    }
}{ $pieces ->
    [0] { "" }
   *[other] { LIST($cards, "hashiban-card") }
}.
hashiban-told-weapon = { $you ->
    [yes] Je gooit { $whom } uit deze veiling met: { hashiban-card }.
   *[no] { $them ->
        [yes] { $who } gooit jou uit deze veiling met: { hashiban-card }.
       *[no] { $who } gooit { $whom } uit deze veiling met: { hashiban-card }.
    }
}{ $amount ->
    [0] { "" }
   *[other] { " " }Een bod van { $amount } gaat terug.
}
hashiban-told-stands = { $you ->
    [yes] Jouw bod van { $amount } is weer het hoogste.
   *[no] Het bod van { $amount } van { $who } is weer het hoogste.
}
hashiban-told-none-stands = Er ligt geen bod meer: het bieden begint opnieuw.
hashiban-told-unsold = { $you ->
    [yes] Niemand biedt: { LIST($cards, "hashiban-card") } onder de stapel, en { $drawn ->
        [0] geen biljet voor jou, want er is er geen.
        [one] { $drawn } biljet voor jou.
       *[other] { $drawn } biljetten voor jou.
    }
   *[no] Niemand biedt: { LIST($cards, "hashiban-card") } onder de stapel, en { $drawn ->
        [0] geen biljet voor { $who }, want er is er geen.
        [one] { $drawn } biljet voor { $who }.
       *[other] { $drawn } biljetten voor { $who }.
    }
}
hashiban-told-sold = { $you ->
    [yes] Verkocht! Je krijgt { LIST($cards, "hashiban-card") } voor { $amount }.
   *[no] Verkocht! { $who } krijgt { LIST($cards, "hashiban-card") } voor { $amount }.
}
hashiban-told-sold-lot = { $you ->
    [yes] Verkocht! Je betaalt { $whom } { $amount } en krijgt { LIST($cards, "hashiban-card") }.
   *[no] { $them ->
        [yes] Verkocht! { $who } betaalt jou { $amount } en krijgt { LIST($cards, "hashiban-card") }.
       *[no] Verkocht! { $who } betaalt { $whom } { $amount } en krijgt { LIST($cards, "hashiban-card") }.
    }
}
hashiban-told-proposal = { $you ->
    [yes] Je stelt { $whom } een afspraak voor.
   *[no] { $them ->
        [yes] { $who } stelt jou een afspraak voor.
       *[no] { $who } stelt { $whom } een afspraak voor.
    }
} Aangeboden: { $gives ->
    [0] geen geld
   *[other] { LIST($given, "hashiban-bill") }
}{ $gives_cards ->
    [0] { "" }
   *[other] , met { LIST($given_cards, "hashiban-card") }
}. Gevraagd: { $asks ->
    [0] geen geld
   *[other] { LIST($asked, "hashiban-bill") }
}{ $asks_cards ->
    [0] { "" }
   *[other] , met { LIST($asked_cards, "hashiban-card") }
}.{ $promise ->
    [mine] { $you ->
        [yes] { " " }Jouw volgende startinkomen hoort erbij.
       *[no] { " " }Het volgende startinkomen van { $who } hoort erbij.
    }
    [yours] { $them ->
        [yes] { " " }Ook jouw volgende startinkomen wordt gevraagd.
       *[no] { " " }Ook het volgende startinkomen van { $whom } wordt gevraagd.
    }
   *[none] { "" }
}
hashiban-told-agreed = { $you ->
    [yes] Je vindt het goed. De afspraak met { $whom } is rond.
   *[no] { $them ->
        [yes] { $who } vindt het goed. Jullie afspraak is rond.
       *[no] { $who } vindt het goed. De afspraak met { $whom } is rond.
    }
}
hashiban-told-refused = { $you ->
    [yes] Je zegt nee tegen { $whom }.
   *[no] { $them ->
        [yes] { $who } zegt nee tegen jou.
       *[no] { $who } zegt nee tegen { $whom }.
    }
}
hashiban-told-joined = { $you ->
    [yes] Je doet mee met { $whom }, met { LIST($laid, "hashiban-bill") }.
   *[no] { $them ->
        [yes] { $who } doet met jou mee, met { LIST($laid, "hashiban-bill") }.
       *[no] { $who } doet mee met { $whom }, met { LIST($laid, "hashiban-bill") }.
    }
}{ $share ->
    [0] { "" }
   *[other] { " " }Opzij gelegd voor als het lukt: { LIST($shared, "hashiban-bill") }.
}
hashiban-told-dissolved = { $you ->
    [yes] Je biedt niet langer samen met { $whom }: de biljetten gaan terug.
   *[no] { $them ->
        [yes] { $who } biedt niet langer samen met jou: de biljetten gaan terug.
       *[no] { $who } en { $whom } bieden niet langer samen: de biljetten gaan terug.
    }
}
hashiban-told-shared = { $you ->
    [yes] Samen gewonnen. { $whom } krijgt { $amount ->
        [0] terug wat niet nodig was.
       *[other] het deel dat opzij lag: { LIST($laid, "hashiban-bill") }.
    }
   *[no] { $them ->
        [yes] { $who } won met jouw hulp. Je krijgt { $amount ->
            [0] terug wat niet nodig was.
           *[other] het deel dat opzij lag: { LIST($laid, "hashiban-bill") }.
        }
       *[no] { $who } won met hulp van { $whom }, en die krijgt { $amount ->
            [0] terug wat niet nodig was.
           *[other] het deel dat opzij lag: { LIST($laid, "hashiban-bill") }.
        }
    }
}
hashiban-told-bonoloto = { $you ->
    [yes] Je speelt Bonoloto voor { $cost } en draait om: { LIST($drawn, "hashiban-bill") }. Je houdt { LIST($kept, "hashiban-bill") }: { $amount }.
   *[no] { $who } speelt Bonoloto voor { $cost } en draait om: { LIST($drawn, "hashiban-bill") }. { $who } houdt { LIST($kept, "hashiban-bill") }: { $amount }.
}
hashiban-told-reveal = { $you ->
    [yes] Je onthult: { LIST($dealers, "hashiban-card") }. Je toont { LIST($cards, "hashiban-card") }, en hebt nu { $count ->
        [one] { $count } handelaar open.
       *[other] { $count } handelaren open.
    }
   *[no] { $who } onthult: { LIST($dealers, "hashiban-card") }. Getoond: { LIST($cards, "hashiban-card") }. Nu open: { $count ->
        [one] { $count } handelaar.
       *[other] { $count } handelaren.
    }
}
hashiban-told-rest-turn = { $you ->
    [yes] Deze beurt kun je niets doen.
   *[no] Deze beurt kan { $who } niets doen.
}
hashiban-told-end = { $capped ->
    [0] { $you ->
        [yes] Jij wint!
       *[no] { LIST($winners) } wint.
    }
   *[other] Het spel wordt na { $turns } beurten afgebroken: niemand wint.
}

## The rules

rule-HS1 = Je speelt met 2 tot 4 spelers.
rule-HS2 = Onthul als eerste drie handelaren.
rule-HS3 = Elke handelaar zoekt één soort voorwerpen.
rule-HS4 = Er zijn 16 handelaren.
rule-HS5 = Er zijn 50 voorwerpen, elk van één tot vier soorten; elke soort komt op zes ervan voor.
rule-HS6 = Er zijn vijf waardepapieren.
rule-HS7 = Er zijn 45 biljetten: 19 van { 1000 }, 15 van { 2000 }, 10 van { 5000 }, en de gouden munt van { 10000 }.
rule-HS8 = De handelaren worden geschud.
rule-HS9 = Voorwerpen en waardepapieren gaan door elkaar: de voorwerpenstapel.
rule-HS10 = De biljetten worden geschud: de biljettenstapel.
rule-HS11 = Iedereen krijgt drie handelaren, vijf biljetten en één voorwerp.
rule-HS12 = Je ziet je eigen kaarten, en verder niemand.
rule-HS13 = Is je eerste voorwerp een waardepapier, dan gaat het terug, wordt de stapel geschud en krijg je een ander.
rule-HS14 = Er gaat nog één handelaar open: de openbare handelaar. De rest verdwijnt ongezien in de doos.
rule-HS15 = De oudste mag beginnen, en het gaat met de klok mee.
rule-HS16 = Elke beurt begint met je startinkomen: het bovenste biljet, dat de anderen niet zien.
rule-HS17 = Dan doe je één van vier dingen: een voorwerp veilen, een kavel verkopen, Bonoloto spelen, of onthullen.
rule-HS18 = Een voorwerp veilen: de bovenste kaart van de voorwerpenstapel komt onder de hamer.
rule-HS19 = Jij draaide hem om, dus jij mag als eerste bieden of passen; daarna de anderen om de beurt.
rule-HS20 = De veiling is klaar als niemand er meer overheen gaat.
rule-HS21 = De hoogste bieder stopt de biljetten onder de biljettenstapel en pakt het voorwerp.
rule-HS22 = Biedt er niemand, dan gaat het voorwerp onder de voorwerpenstapel.
rule-HS23 = Daar trek je dan een biljet voor.
rule-HS24 = Een bod is wat er aan biljetten open voor je ligt.
rule-HS25 = Ben je niet de hoogste bieder, dan kun je je biljetten terugnemen.
rule-HS26 = Bied je hoger, dan mag je de biljetten die er liggen omruilen voor andere.
rule-HS27 = Heb je gepast, dan kun je weer bieden zolang de veiling duurt.
rule-HS28 = Een kavel verkopen: leg één of meer eigen voorwerpen neer en noem een startprijs.
rule-HS29 = De anderen bieden; de hoogste bieder betaalt jou en krijgt de kavel.
rule-HS30 = Biedt er niemand, dan gaat de kavel onder de voorwerpenstapel, en trek je voor elk voorwerp een biljet.
rule-HS31 = Op een kavel kun je een tegenbod krijgen: geld, voorwerpen of waardepapieren.
rule-HS32 = De startprijs mag zo hoog zijn als je wilt.
rule-HS33 = Bonoloto kost vijf biljetten van { 1000 }, die onder de biljettenstapel gaan.
rule-HS34 = Dan worden de bovenste vijf biljetten omgedraaid.
rule-HS35 = Van elk tweetal gelijke biljetten houd je ze allebei.
rule-HS36 = De gouden munt houd je.
rule-HS37 = Een handelaar onthullen: toon drie voorwerpen van zijn soort.
rule-HS38 = De voorwerpen gaan weer in de voorwerpenstapel, en die wordt geschud.
rule-HS39 = De handelaar ligt open voor je.
rule-HS40 = Meestal onthul je één handelaar per beurt.
rule-HS41 = Met voorwerpen die bij twee handelaren passen, kun je beide tegelijk onthullen, met vijf voorwerpen.
rule-HS42 = Je mag zoveel handelaren tegelijk onthullen als je lukt.
rule-HS43 = Komt er een voorwerp van zijn soort in de veiling, dan levert een onthulde handelaar je een biljet op.
rule-HS44 = Dat geldt ook voor elk voorwerp van zijn soort in een kavel.
rule-HS45 = Maar niet als het je eigen kavel is.
rule-HS46 = Waardepapieren worden geveild zoals voorwerpen: ze gaan onder de hamer.
rule-HS47 = Een waardepapier dat je kocht, ligt open voor je.
rule-HS48 = Komt er een voorwerp van de soort van de openbare handelaar, dan levert elk waardepapier je een biljet op.
rule-HS49 = Maar niet als het je eigen kavel is.
rule-HS50 = Op elk moment van een veiling kun je met een wapen een andere speler eruit gooien.
rule-HS51 = Wie eruit is gegooid, biedt niet meer mee en neemt de biljetten terug.
rule-HS52 = Het wapen gaat onder de voorwerpenstapel.
rule-HS53 = Met een wapen win je de veiling nog niet: je moet nog steeds bieden tegen wie er over is.
rule-HS54 = In de volgende beurt doet wie eruit is gegooid weer mee.
rule-HS55 = Wie eruit is gegooid, kan geen wapen gebruiken.
rule-HS56 = Spelers mogen altijd iets afspreken over geld, onder hun eigen voorwaarden.
rule-HS56-deals-turns = Aan het begin van een beurt mogen spelers iets afspreken over geld, onder hun eigen voorwaarden.
rule-HS56-deals-never = In dit spel maakt niemand afspraken.
rule-HS57 = Je kunt nu om een biljet vragen en er je volgende startinkomen voor geven.
rule-HS58 = In een veiling kunnen spelers hun geld bij elkaar leggen, als ze dat eerst afspreken.
rule-HS59 = Wie eruit is gegooid, geeft en krijgt in die beurt geen geld.
rule-HS60 = Variant: aan het begin mag iedereen één handelaar openleggen.
rule-HS61 = Een handelaar die openligt, levert vanaf de eerste beurt biljetten op.
rule-HS62 = Met twee spelers krijgt elk vijf handelaren.
rule-HS62-two_player_dealers-3 = Met twee spelers krijgt elk drie handelaren, net als met meer spelers.
rule-HS63 = Wie een derde handelaar onthult, wint meteen.
rule-HS63-win_target-5 = Wie alle eigen handelaren onthult, hoogstens vijf, wint meteen.
rule-HS64 = Punten zijn er niet.
rule-HA1 = Elke handelaar zoekt een andere soort: 16 handelaren, 16 soorten.
rule-HA2 = Welk voorwerp van welke soort is, staat in een lijst die we zelf maakten.
rule-HA3 = Een bod is { 1000 } of meer, en minstens { 1000 } hoger dan het vorige.
rule-HA4 = De hamer valt als iedereen één keer voorbij liet gaan sinds het hoogste bod veranderde.
rule-HA5 = Als je past, blijven je biljetten liggen. Trek je je terug, dan neem je ze mee.
rule-HA6 = Wordt de hoogste bieder eruit gegooid, dan geldt het hoogste bod dat er nog ligt.
rule-HA6-eject_resets-true = Wordt de hoogste bieder eruit gegooid, dan gaat elk bod terug en begint het bieden weer bij nul.
rule-HA7 = Je kunt elke andere speler eruit gooien, maar niet wie de kavel verkoopt.
rule-HA8 = Na elk bod of elke keer passen, en vóór het eerste, krijgt iedereen de vraag: grijp je in? Ook voordat de hamer valt.
rule-HA9 = De hoogste bieder wacht, en gaat niet over het eigen bod heen.
rule-HA10 = Wie het voorwerp omdraaide, mag erop bieden.
rule-HA11 = Een startprijs gaat in ronde duizendtallen, { 1000 } of meer.
rule-HA12 = Over een tegenbod beslist de verkoper meteen. Maar aan een bod van de startprijs of meer zit de verkoper op het eind vast.
rule-HA13 = Een afgeslagen tegenbod is geen bod: een kavel zonder bod levert gewoon zijn biljetten op.
rule-HA14 = Alleen met een tegenbod betaal je in voorwerpen; de startprijs zelf blijft zoals hij is.
rule-HA15 = Waardepapieren gaan niet in een kavel, want je hebt ze niet in je hand. Je kunt ze wel geven in een tegenbod.
rule-HA16 = Bij een afspraak gaat er alleen geld over tafel.
rule-HA16-deal_objects-true = Bij een afspraak kunnen geld en voorwerpen over tafel gaan.
rule-HA17 = Van alle beloften telt alleen het volgende startinkomen, en daar zit je aan vast.
rule-HA18 = Als twee spelers samen bieden, heeft één de leiding: die krijgt het voorwerp, en lukt het niet, dan gaan alle biljetten terug.
rule-HA19 = Ook wie eruit is gegooid, trekt het biljet voor een voorwerp dat niemand wilde.
rule-HA20 = Inkomen trek je zodra het voorwerp op tafel komt, of het nu verkocht wordt of niet. Je kunt er meteen mee bieden.
rule-HA21 = Elke handelaar en elk waardepapier dat past, levert een eigen biljet op.
rule-HA22 = In een kavel levert elk voorwerp dat past biljetten op.
rule-HA23 = Bij je eigen kavel mis je alleen het inkomen van handelaren en waardepapieren; wordt hij niet verkocht, dan krijg je wel biljetten.
rule-HA24 = Voor een voorwerp dat je zelf van de stapel veilt, krijg je wel inkomen.
rule-HA25 = Bij Bonoloto gaan de andere biljetten onder de stapel, in de volgorde waarin ze kwamen.
rule-HA26 = Iedereen ziet de biljetten van Bonoloto. De vijf die je betaalt gaan eerst onder de stapel, dus er zijn er altijd vijf.
rule-HA27 = Vier gelijke biljetten zijn twee tweetallen.
rule-HA28 = Is de biljettenstapel leeg, dan krijg je niet wat er niet is. Er wordt met de klok mee getrokken, te beginnen bij wie aan de beurt is.
rule-HA29 = Wie helemaal niets kan doen, slaat de beurt over.
rule-HA30 = Betaalde biljetten gaan van klein naar groot onder de stapel, voorwerpen in de volgorde waarin ze lagen.
rule-HA31 = Voor twee handelaren tegelijk moet elk zijn drie voorwerpen hebben, en mag er geen voorwerp te veel bij zijn. Dus vijf, of vier, of drie.
rule-HA31-strict_reveal-true = Voor twee handelaren tegelijk zijn precies vijf voorwerpen nodig, voor drie precies zeven, en er mag er geen te veel bij zijn.
rule-HA32 = Alle handelaren die je tegelijk onthult, moeten aan elkaar hangen door voorwerpen die bij meer dan één passen.
rule-HA33 = Zonder een voorwerp dat bij allebei past onthul je één handelaar, zelfs als je er voor elk drie hebt.
rule-HA34 = Ook met twee spelers en elk vijf handelaren wint de derde onthulde handelaar.
rule-HA34-win_target-5 = Met twee spelers en elk vijf handelaren wint de vijfde onthulde handelaar.
rule-HA35 = Met elk drie handelaren is de derde meteen de laatste: dat maakt geen verschil.
rule-HA36 = Een handelaar die vanaf het begin openligt, telt mee en kost geen voorwerpen: nog twee is genoeg.
rule-HA37 = Hoeveel biljetten en voorwerpen je hebt, is niet geheim, maar welke wel.
rule-HA38 = Met wie eruit is gegooid spreekt niemand iets af, tot de volgende beurt begint.
rule-HA39 = Je mag voorwerpen vasthouden die een ander nodig heeft.
rule-HA40 = Na 50 beurten per speler wordt het spel afgebroken, en wint niemand.
rule-HA40-max_turns-30 = Na 30 beurten per speler wordt het spel afgebroken, en wint niemand.
rule-HA40-max_turns-10 = Na 10 beurten per speler wordt het spel afgebroken, en wint niemand.
rule-HA41 = Is de biljettenstapel leeg als er een beloofd startinkomen moet komen, dan vervalt de belofte.
rule-HT1 = 45 biljetten zijn { 109000 } waard.
rule-HT2 = Bonoloto draait { 2000 }, { 2000 }, { 2000 }, { 5000 } en { 10000 } om: { 14000 } blijft, één { 2000 } en de { 5000 } gaan terug.
rule-HT3 = Een bod van { 2000 } en { 1000 } wordt geruild voor { 5000 }: dat is een bod van { 5000 }, en de andere twee zitten weer in je hand.
rule-HT4 = Een bod van { 2000 } en { 1000 } ruil je niet voor evenveel of minder.
rule-HT5 = Drie plantenvoorwerpen onthullen de handelaar in planten en gaan terug in de stapel.
rule-HT6 = De botanische encyclopedie, nog twee planten en nog twee boeken onthullen beide handelaren.
rule-HT7 = Drie planten en drie boeken, en geen een die allebei is: één handelaar deze beurt.
rule-HT8 = Twee schrifttekens, twee van hout en een dat allebei is onthullen de handelaren in schrifttekens en in hout, wat de vijf verder ook zijn.
rule-HT9 = Twee voorwerpen die zowel machine als eten zijn, en van elk nog één, onthullen beide handelaren met vier.
rule-HT10 = Een kavel van drie die niemand wil: drie biljetten, en de voorwerpen gaan in hun volgorde onder de stapel.
rule-HT11 = Een voorwerp dat niemand wil gaat onder de stapel, en wie het omdraaide trekt een biljet.
rule-HT12 = Een kavel gaat weg voor { 7000 }: de verkoper heeft { 7000 } meer, en de biljettenstapel is zoals hij was.
rule-HT13 = Twee waardepapieren en een voorwerp van de openbare soort: twee biljetten. In je eigen kavel: geen.
rule-HT14 = De hoogste bieder wordt eruit gegooid: de biljetten gaan terug, het bod daarvoor geldt, het wapen ligt onder de stapel.
rule-HT15 = Wie eruit is gegooid, kan deze beurt geen wapen gebruiken en niets afspreken, en de volgende wel.
rule-HT16 = Nu een biljet van { 1000 } voor het volgende startinkomen: komt die beurt, dan gaat dat biljet naar de ander.
rule-HT17 = Gepast, en daarna toch weer een bod.
rule-HT18 = De derde handelaar wordt onthuld, alleen of samen met de tweede: het spel is gewonnen.
rule-HT19 = Er wordt aan het begin een waardepapier gedeeld: het gaat terug, en iedereen begint met een voorwerp.
rule-HT20 = Bij vijf biljetten van Bonoloto zit altijd een tweetal: minstens { 2000 } komt terug.

## The table on the screen

hashiban-rules-setup = Voor het spel
hashiban-rules-turn = Je beurt
hashiban-rules-auction = Een veiling
hashiban-rules-lot = Een kavel verkopen
hashiban-rules-weapons = Wapens
hashiban-rules-bonoloto = Bonoloto
hashiban-rules-reveal = Onthullen
hashiban-rules-income = Inkomen
hashiban-rules-deals = Afspraken
hashiban-rules-end = Het einde
hashiban-turn = beurt { $turn }
hashiban-title-start = Voor de eerste beurt
hashiban-title-turn = Een nieuwe beurt
hashiban-title-auction = Onder de hamer
hashiban-title-lot = { $count ->
    [one] Onder de hamer: een voorwerp van een speler zelf
   *[other] Onder de hamer: een kavel van { $count } voorwerpen
}
hashiban-title-deal = Een afspraak op tafel
hashiban-title-pool = Samen bieden
hashiban-title-show = Er wordt een handelaar onthuld
hashiban-title-over = { $capped ->
    [0] De laatste handelaar is open
   *[other] Het spel is afgebroken
}
hashiban-on-turn = Aan de beurt: { $who }
hashiban-standing = Hoogste bod: { $amount } van { $who }
hashiban-standing-none = Nog geen bod. Een bod is { $least } of meer.
hashiban-seller = Verkoper: { $who }. Startprijs: { $start }
hashiban-opener = Omgedraaid door { $who }
hashiban-countered = Tegenbod van { $who }: { $what }
hashiban-thrown-out = Uit deze veiling gegooid: { $who }
hashiban-shows = Een voor een getoond door { $who }
hashiban-named = { hashiban-card }: { LIST($kinds) }
hashiban-security-hint = levert een biljet op als de soort van de openbare handelaar op tafel komt
hashiban-nothing = niets
hashiban-not-yet = nog niet gezegd
hashiban-so-many = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
hashiban-sum = { $amount } ({ $what })
hashiban-gives = Van { $who }
hashiban-income-of = { $mine ->
    [yes] je volgende startinkomen
   *[no] het volgende startinkomen van { $who }
}
hashiban-deal = { $me ->
    [giver] Je geeft { $whom } { $gives } en krijgt { $gets }.
    [getter] { $who } geeft jou { $gives } en krijgt { $gets }.
   *[none] { $who } geeft { $whom } { $gives } en krijgt { $gets }.
}
hashiban-pooling = Leiding: { $who } · partner: { $whom }
hashiban-set-aside = { $amount ->
    [0] Er ligt niets opzij voor de partner.
   *[other] Opzij voor de partner, als ze winnen: { $amount }
}
hashiban-public = Openbare handelaar
hashiban-public-hint = voor deze soort betalen waardepapieren uit
hashiban-pile-objects = Voorwerpenstapel
hashiban-pile-bills = Biljettenstapel
hashiban-left = { $left ->
    [0] leeg
   *[other] nog { $left }
}
hashiban-bonoloto = Bonoloto, { $cost } betaald door { $who }: { $amount } gehouden
hashiban-bonoloto-kept = gehouden
hashiban-bonoloto-back = teruggelegd
hashiban-revealed = { $dealers ->
    [one] Een handelaar onthuld door { $who }
   *[other] { $dealers } handelaren tegelijk onthuld door { $who }
}, nu open: { $count }
hashiban-lies = bod { $amount }
hashiban-pool = { $amount ->
    [0] samen met { $whom }
   *[other] samen met { $whom } · nog { $amount } in de pot
}{ $share ->
    [0] { "" }
   *[other] { " " }· bij winst { $share } voor de partner
}
hashiban-owes = het volgende startinkomen gaat naar { $whom }
hashiban-holds-bills = { $count ->
    [one] { $count } biljet
   *[other] { $count } biljetten
}
hashiban-holds-objects = { $count ->
    [one] { $count } voorwerp
   *[other] { $count } voorwerpen
}
hashiban-holds-dealers = { $count } geheim
hashiban-securities = { $count ->
    [one] { $count } waardepapier
   *[other] { $count } waardepapieren
}
hashiban-open-dealers = { $count } van { $target } handelaren open
hashiban-doing-out = eruit gegooid
hashiban-doing-proposes = stelt iets voor
hashiban-doing-answers = mag antwoorden
hashiban-doing-chooses = kiest
hashiban-doing-chose = heeft gekozen
hashiban-doing-turn = aan de beurt
hashiban-doing-sells = verkoopt
hashiban-doing-decides = beslist
hashiban-doing-leads = hoogste bod
hashiban-doing-passed = gepast
hashiban-doing-bids = mag nu bieden
hashiban-own-bills = { $count ->
    [0] Je hebt geen biljetten in je hand
    [one] Je geld: { $total } in { $count } biljet
   *[other] Je geld: { $total } in { $count } biljetten
}
hashiban-own-objects = { $count ->
    [0] Je voorwerpen
    [one] Je voorwerp
   *[other] Je { $count } voorwerpen
}
hashiban-own-none = Nog geen.
hashiban-own-dealers = Je geheime handelaren
hashiban-of-needed = { $count } van { $needed } voorwerpen
hashiban-can-reveal = In je beurt kun je onthullen:
hashiban-end-none = Geen handelaar open
hashiban-lay-lot = Eigen voorwerpen verkopen
hashiban-lay-reveal = Onthullen
hashiban-lay-weapon = Een wapen gebruiken
hashiban-lay-bid = Een bod
hashiban-lay-counter = Of een tegenbod aan de verkoper
hashiban-amount-price = Mijn prijs
hashiban-press-price = Begin bij deze prijs
hashiban-lay-cards = Druk op wat je wilt neerleggen.
hashiban-laid-lot = { $pieces ->
    [0] Nog geen voorwerp in de kavel
    [one] { $pieces } voorwerp in de kavel
   *[other] { $pieces } voorwerpen in de kavel
}
hashiban-laid-bid = Je bod: { $laid }, minstens { $due }
hashiban-laid-counter = { $pieces ->
    [0] Nog niets aangeboden
   *[other] Aangeboden: { $money }{ $cards ->
        [0] { "" }
        [one] { " " }en { $cards } kaart
       *[other] { " " }en { $cards } kaarten
    }
}
hashiban-laid-give = { $pieces ->
    [0] Je geeft niets
   *[other] Je geeft { $money }{ $cards ->
        [0] { "" }
        [one] { " " }en { $cards } voorwerp
       *[other] { " " }en { $cards } voorwerpen
    }
}
hashiban-laid-ask = { $pieces ->
    [0] Je vraagt niets
   *[other] Je vraagt { $money }{ $cards ->
        [0] { "" }
        [one] { " " }en { $cards } voorwerp
       *[other] { " " }en { $cards } voorwerpen
    }
}
hashiban-laid-share = { $pieces ->
    [0] Niets opzij gelegd
   *[other] Opzij gelegd: { $laid }
}
hashiban-laid-join = { $pieces ->
    [0] Nog niets in de pot
   *[other] In de pot: { $laid }
}
hashiban-oldest = Wie is de oudste? Die begint

## The questions on the screen

hashiban-window-title = Grijpt er iemand in?
hashiban-window-hint = Vraag het aan de hele tafel. Iedereen mag nu een wapen gebruiken of een afspraak voorstellen; alleen wie ingrijpt, pakt het apparaat.
hashiban-window-silent = Niemand
hashiban-window-rest = Niemand, de hele beurt niet meer

hashiban-ask-open = Leg je een handelaar open?
hashiban-ask-open-hint = Een open handelaar telt mee, en levert vanaf de eerste beurt biljetten op. Maar dan weet iedereen wat je zoekt. Iedereen kiest in het geheim.
hashiban-ask-aside = Wil jij iets doen?
hashiban-ask-aside-hint = { $lot ->
    [0] De beurt begint. Voordat er iets anders gebeurt, kun je ingrijpen of het laten gaan.
   *[other] De veiling wacht even: je kunt ingrijpen of het laten gaan.
}
hashiban-ask-action = { $able ->
    [0] Deze beurt kun je niets doen.
   *[other] Wat doe je deze beurt?
}
hashiban-ask-action-hint = { $able ->
    [0] Geen voorwerp, niets om te veilen, geen Bonoloto: je beurt gaat voorbij.
   *[other] Eén ding per beurt: een voorwerp veilen, iets van jezelf verkopen, Bonoloto spelen, of onthullen.
}
hashiban-ask-price = { $count ->
    [one] Wat is de startprijs van je voorwerp?
   *[other] Wat is de startprijs van je kavel?
}
hashiban-ask-price-hint = { $count ->
    [one] Wie zoveel biedt, krijgt het voorwerp. Doet niemand dat, dan gaat het onder de stapel en trek je een biljet. Een prijs die niemand kan betalen levert dat biljet op, of een tegenbod.
   *[other] Wie zoveel biedt, krijgt de kavel. Doet niemand dat, dan gaat hij onder de stapel en trek je { $count } biljetten. Een prijs die niemand kan betalen levert die biljetten op, of een tegenbod.
}
hashiban-ask-bid = { $able ->
    [0] Laat je het gaan?
   *[other] Bied je { $least } of meer?
}
hashiban-ask-bid-hint = { $able ->
    [0] Een bod moet { $least } of meer zijn, en zoveel heb je niet.
   *[other] Je kunt bieden met { $held }. Wisselgeld is er niet, maar biljetten die al liggen mag je omruilen.
}{ $seller ->
    [0] { "" }
   *[other] { " " }Je kunt de verkoper ook een tegenbod doen.
}
hashiban-ask-counter = Neem je dit voor je kavel?
hashiban-ask-counter-hint = Zeg je ja, dan is de veiling voorbij. Zo niet, dan gaat het aanbod terug en gaat het bieden verder.
hashiban-ask-show = Welk voorwerp toon je nu?
hashiban-ask-show-hint = Het kan met verschillende voorwerpen. Wat je toont, gaat terug in de stapel.
hashiban-ask-give = Wat geef je?
hashiban-ask-give-hint = Iedereen kan het zien. Daarna zeg je wat je ervoor terug wilt.
hashiban-ask-ask = Wat vraag je?
hashiban-ask-ask-hint = Die hand zie je niet: wie niet kan betalen wat je vraagt, kan alleen nee zeggen.
hashiban-ask-promise = Is dit de afspraak?
hashiban-ask-promise-hint = { $some ->
    [0] Tot nu toe staat er niets in. Een volgend startinkomen kan erbij.
   *[other] Een volgend startinkomen kan erbij: het biljet dat aan het begin van een beurt wordt getrokken.
}
hashiban-ask-answer = { $able ->
    [0] Je kunt niet betalen wat er gevraagd wordt.
   *[other] Vind je de afspraak goed?
}
hashiban-ask-answer-hint = { $able ->
    [0] Je kunt dus alleen nee zeggen.
   *[other] Het gebeurt meteen, en aan een belofte zit je vast.
}
hashiban-ask-share = Wat krijgt je partner als jullie winnen?
hashiban-ask-share-hint = Jij hebt de leiding: als het lukt, is het voorwerp voor jou. Het deel leg je nu opzij; lukt het niet, dan gaan alle biljetten terug.
hashiban-ask-join = Leg je biljetten in de pot?
hashiban-ask-join-hint = { $share ->
    [0] Wie de leiding heeft, krijgt het voorwerp, en jij krijgt geen deel. Lukt het niet, dan krijg je je biljetten terug.
   *[other] Wie de leiding heeft, krijgt het voorwerp, en jij krijgt { $share } als jullie winnen. Lukt het niet, dan krijg je je biljetten terug.
}
