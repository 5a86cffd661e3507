# De Veiling van Hashiban

hashiban-title = De Veiling van Hashiban
hashiban-line = Biete vor aller Augen, sammle im Geheimen, und wirf die anderen raus.
hashiban-teaches = wie offene Gebote Geheimnisse verraten, was es wert ist, auch Nein sagen zu können, und wann sich Zusammenhalten lohnt
hashiban-credit = das Spiel De Veiling van Hashiban von Tiranik Games
hashiban-about = Deine Händler sind geheim, und jeder sucht eine Art von Gegenständen. Ersteigere Gegenstände, verkaufe, was du nicht brauchst, benutze Waffen und triff Abmachungen. Mit drei Gegenständen der richtigen Art enthüllst du einen Händler; wer zuerst drei Händler enthüllt, gewinnt.
hashiban-worth = { $amount ->
    [one] { $amount } Händler
   *[other] { $amount } Händler
}

## House rules

hashiban-rule-two_player_dealers = Zu zweit bekommen beide
hashiban-rule-two_player_dealers-5 = fünf Händler (die Regel)
hashiban-rule-two_player_dealers-3 = drei Händler
hashiban-rule-revealed_start = Am Anfang
hashiban-rule-revealed_start-false = sind alle Händler geheim (die Regel)
hashiban-rule-revealed_start-true = dürfen alle einen Händler aufdecken: ein schnelleres Spiel
hashiban-rule-win_target = Um zu gewinnen, enthüllst du
hashiban-rule-win_target-3 = drei Händler (die Regel)
hashiban-rule-win_target-5 = alle deine Händler, höchstens fünf
hashiban-rule-eject_resets = Fliegt das höchste Gebot raus
hashiban-rule-eject_resets-false = gilt das nächsthöchste Gebot (die Regel)
hashiban-rule-eject_resets-true = wird wieder von vorn geboten
hashiban-rule-deals = Abmachungen
hashiban-rule-deals-always = am Anfang eines Zuges und bei Versteigerungen (die Regel)
hashiban-rule-deals-turns = nur am Anfang eines Zuges
hashiban-rule-deals-never = keine
hashiban-rule-deal_objects = Bei einer Abmachung gibst du
hashiban-rule-deal_objects-false = Geld (die Regel)
hashiban-rule-deal_objects-true = Geld und Gegenstände
hashiban-rule-strict_reveal = Zwei Händler auf einmal enthüllst du
hashiban-rule-strict_reveal-false = mit fünf Gegenständen, oder weniger, wenn mehr davon zu beiden passen (die Regel)
hashiban-rule-strict_reveal-true = mit genau fünf Gegenständen
hashiban-rule-max_turns = Das Spiel wird abgebrochen
hashiban-rule-max_turns-50 = nach 50 Zügen pro Person
hashiban-rule-max_turns-30 = nach 30 Zügen pro Person
hashiban-rule-max_turns-10 = nach 10 Zügen pro Person

## Cards

-kind-books = Bücher
-kind-plants = Pflanzen
-kind-weapons = Waffen
-kind-potions = Zaubertränke
-kind-pets = Haustiere
-kind-magic = Magie
-kind-glyphs = Schriftzeichen
-kind-ironware = Eisenwaren
-kind-gold = Gold
-kind-jewellery = Schmuck
-kind-music = Musik
-kind-machines = Maschinen
-kind-shields = Schilde
-kind-food = Essen
-kind-piracy = Piraterie
-kind-timber = Holz
-object-ledger = Schuldenbuch
-object-cactus = Pfeifkaktus
-object-slingshot = Schleuder
-object-brew = grünes Gebräu
-object-hedgehog = Hausigel
-object-wand = Zauberstab
-object-tablet = Tontafel
-object-kettle = Beulenkessel
-object-nugget = Goldklumpen
-object-brooch = Käferbrosche
-object-drum = Ziegentrommel
-object-treadmill = Tretmühle
-object-buckler = Faustschild
-object-pumpkin = Riesenkürbis
-object-parrot = Lästerpapagei
-object-log = Eichenstamm
-object-pavise = Turmschild
-object-plank = krumme Planke
-object-rune = Runenstein
-object-atlas = Fetzenatlas
-object-encyclopedia = botanisches Lexikon
-object-fencing = Handbuch der Fechtkunst
-object-locksmith = Handbuch der Schlosserei
-object-sundew = Haussonnentau
-object-mandrake = Alraune
-object-bow = Klangbogen
-object-elixir = goldenes Elixier
-object-varnish = Schildlack
-object-cheese = Mäusekäse
-object-amulet = Mondamulett
-object-signet = Siegelring
-object-map = geheime Schatzkarte
-object-anchor = Rostanker
-object-horn = goldenes Horn
-object-gong = Schildgong
-object-oven = Dampfofen
-object-sawmill = Sägemühle
-object-barrel = Heringsfass
-object-bestiary = Bestiarium
-object-wreath = Brautkranz
-object-palm = Palmenschild
-object-grenade = Feuertopf
-object-totem = Tropftotem
-object-aegis = Zauberschild aus Gold
-object-clock = Turmuhr
-object-musicbox = Spieldose
-object-falcon = Jagdadler
-object-skewer = Runenspieß
-object-snakeorgan = Natternorgel
-object-galley = fliegende Galeere
-security = Wertpapier
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
    [101] Händler für { -kind-books }
    [102] Händler für { -kind-plants }
    [103] Händler für { -kind-weapons }
    [104] Händler für { -kind-potions }
    [105] Händler für { -kind-pets }
    [106] Händler für { -kind-magic }
    [107] Händler für { -kind-glyphs }
    [108] Händler für { -kind-ironware }
    [109] Händler für { -kind-gold }
    [110] Händler für { -kind-jewellery }
    [111] Händler für { -kind-music }
    [112] Händler für { -kind-machines }
    [113] Händler für { -kind-shields }
    [114] Händler für { -kind-food }
    [115] Händler für { -kind-piracy }
   *[116] Händler für { -kind-timber }
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
hashiban-piece-3 = 10.000, die goldene Münze
hashiban-kind-dealers = Händler
hashiban-kind-objects = Gegenstände und Wertpapiere
hashiban-kind-bills = Scheine

## The question

hashiban-say-open-dealer = Aufdecken: { hashiban-card }
hashiban-say-keep-hidden = Alle Händler geheim halten
hashiban-say-silent = Jetzt nicht
hashiban-say-rest = In diesem Zug nicht mehr
hashiban-say-weapon = { $whom } rauswerfen mit: { hashiban-card }
hashiban-say-deal = { $whom } eine Abmachung vorschlagen
hashiban-say-pool = Gemeinsam mit { $whom } bieten
hashiban-say-give = Nichts geben
hashiban-say-give-these = Das hier geben
hashiban-say-give-laid = { LIST($what) } geben
hashiban-say-ask = Nichts verlangen
hashiban-say-ask-these = Das hier verlangen
hashiban-say-ask-laid = { LIST($what) } verlangen
hashiban-say-promise-none = So vorschlagen
hashiban-say-promise-mine = Vorschlagen, und dein nächstes Starteinkommen versprechen
hashiban-say-promise-yours = Vorschlagen, und das nächste Starteinkommen der anderen Seite verlangen
hashiban-say-drop = Doch keine Abmachung
hashiban-say-accept = Ja, abgemacht
hashiban-say-reject = Nein, danke
hashiban-say-decline = Nein, danke
hashiban-say-share = Nichts beiseitelegen
hashiban-say-share-these = Das hier beiseitelegen
hashiban-say-share-laid = Beiseitelegen: { LIST($what) }
hashiban-say-join = Hiermit mitmachen
hashiban-say-join-these = Mit diesen Scheinen mitmachen
hashiban-say-join-laid = Mitmachen mit { LIST($what) }
hashiban-say-auction = Obersten Gegenstand versteigern
hashiban-say-lot = Eigene Gegenstände verkaufen
hashiban-say-lot-these = Das hier als Posten hinlegen
hashiban-say-lot-laid = Als Posten verkaufen: { LIST($what) }
hashiban-say-price-least = Bei { $least } anfangen
hashiban-say-price-all = Bei { $most } anfangen: mehr Geld, als es gibt
hashiban-say-bonoloto = Bonoloto spielen
hashiban-say-reveal = Enthüllen: { LIST($dealers, "hashiban-card") }
hashiban-say-show = Zeigen: { hashiban-card }
hashiban-say-rest-turn = In diesem Zug nichts tun
hashiban-say-bid = Biete { $due } oder etwas mehr, für dich hingelegt
hashiban-say-bid-these = Biete diese Scheine
hashiban-say-bid-laid = Biete { LIST($what) }
hashiban-say-pass = Passe
hashiban-say-withdraw = Nimm dein Gebot zurück
hashiban-say-counter = Mach ein Gegenangebot
hashiban-say-counter-these = Biete das hier für den Posten an
hashiban-say-counter-laid = Biete an: { LIST($what) }

## Why something cannot be said

hashiban-no-auction-not-now = Du kannst jetzt keinen Gegenstand versteigern: Es ist nicht der Moment dafür, oder der Stapel ist leer.
hashiban-no-bonoloto-not-now = Bonoloto spielst du, wenn du am Zug bist und fünf Scheine zu { 1000 } auf der Hand hast.
hashiban-no-reveal-not-now = Du kannst jetzt keinen Händler enthüllen: Das geht in deinem Zug, mit drei Gegenständen einer Art.
hashiban-no-reveal-cards-missing = Mit deinen Gegenständen kannst du diese Händler nicht enthüllen.
hashiban-no-reveal-cards-few = Such dir aus, welche Händler du enthüllst.
hashiban-no-reveal-cards-many = Such dir nur eine Gruppe von Händlern aus.
hashiban-no-show-cards-missing = Diesen Gegenstand hast du nicht, oder du kommst damit nicht auf die richtigen Gegenstände.
hashiban-no-show-not-now = Es gibt jetzt nichts zu zeigen.
hashiban-no-rest-turn-not-now = Du kannst in diesem Zug etwas tun, also musst du auch.
hashiban-no-lot-not-now = Du kannst jetzt keinen Posten verkaufen: Es ist nicht der Moment dafür, oder du hast keine Gegenstände.
hashiban-no-lot-cards-missing = Du kannst nur Gegenstände aus deiner Hand verkaufen.
hashiban-no-lot-coins-missing = In einem Posten sind Gegenstände, aber kein Geld.
hashiban-no-lot-pieces-few = In einem Posten ist mindestens ein Gegenstand.
hashiban-no-price-not-now = Es gibt jetzt keinen Preis zu nennen.
hashiban-no-price-low = Der Startpreis ist { $least } oder mehr.
hashiban-no-price-high = { $most } sind schon mehr als alles Geld, das es gibt. Das reicht.
hashiban-no-price-step = Preise gehen nach Tausendern: { $below } oder { $above }, aber nicht { $amount }.
hashiban-no-bid-not-now = Du kannst jetzt nicht bieten.
hashiban-no-bid-laid-short = Das macht { $laid }, und ein Gebot muss { $due } oder mehr sein.
hashiban-no-bid-coins-missing = Diese Scheine hast du nicht, um damit zu bieten.
hashiban-no-bid-cards-missing = Du kannst nur Scheine bieten.
hashiban-no-bid-not-your-turn = Du bist mit dem Bieten noch nicht dran. Alle werden der Reihe nach gefragt, und wer am meisten geboten hat, wartet.
hashiban-no-pass-not-now = Du kannst jetzt nicht passen.
hashiban-no-withdraw-not-now = Es gibt nichts zurückzunehmen: Von dir liegt nichts da, oder dein Gebot ist das höchste.
hashiban-no-counter-not-now = Ein Gegenangebot machst du nur für einen Posten, wenn du dran bist und etwas anzubieten hast.
hashiban-no-counter-coins-missing = Diese Scheine hast du nicht.
hashiban-no-counter-cards-missing = Das hast du nicht, um es anzubieten.
hashiban-no-counter-pieces-few = Biete mindestens einen Schein, einen Gegenstand oder ein Wertpapier an.
hashiban-no-weapon-not-now = Du kannst jetzt keine Waffe benutzen: Dazu braucht es eine Waffe auf deiner Hand, eine Versteigerung und jemanden zum Rauswerfen.
hashiban-no-weapon-not-your-turn = Du kannst jetzt keine Waffe benutzen: Du wirst nicht gefragt, oder du bist rausgeworfen worden.
hashiban-no-weapon-cards-missing = Such dir eine Waffe aus deiner Hand aus, und jemanden, der mitmacht und nicht verkauft.
hashiban-no-deal-not-now = Du kannst jetzt keine Abmachung vorschlagen.
hashiban-no-deal-cards-missing = Hier ist jetzt keine Abmachung möglich: Wer rausgeworfen wurde, gibt und bekommt in diesem Zug nichts.
hashiban-no-give-not-now = Es liegt jetzt keine Abmachung auf dem Tisch, für die du etwas hinlegen könntest.
hashiban-no-give-coins-missing = Diese Scheine hast du nicht.
hashiban-no-give-cards-missing = Das kannst du bei einer Abmachung nicht geben.
hashiban-no-ask-not-now = Es gibt jetzt nichts zu verlangen.
hashiban-no-ask-coins-missing = So viele von diesen Scheinen kann niemand haben.
hashiban-no-ask-cards-missing = Das kannst du bei einer Abmachung nicht verlangen.
hashiban-no-promise-none-not-now = Zu einer Abmachung gehört etwas, das gegeben, verlangt oder versprochen wird.
hashiban-no-promise-mine-not-now = Dein nächstes Starteinkommen ist schon versprochen.
hashiban-no-promise-yours-not-now = Dieses Starteinkommen ist schon versprochen.
hashiban-no-accept-not-now = Dazu kannst du jetzt nicht Ja sagen: Es liegt nichts vor, oder du kannst es nicht zahlen.
hashiban-no-reject-not-now = Es gibt jetzt nichts abzulehnen.
hashiban-no-decline-not-now = Es gibt jetzt kein Gegenangebot abzulehnen.
hashiban-no-pool-not-now = Du kannst jetzt mit niemandem gemeinsam bieten.
hashiban-no-pool-cards-missing = Hier kannst du jetzt nicht gemeinsam bieten.
hashiban-no-share-coins-missing = Diese Scheine hast du nicht.
hashiban-no-join-coins-missing = Diese Scheine hast du nicht.
hashiban-no-join-pieces-few = Mach mit mindestens einem Schein mit.
hashiban-no-open-dealer-cards-missing = Diesen Händler hast du nicht.

## What happened

hashiban-told-public = Der öffentliche Händler: { hashiban-card }. Für ihn zahlen die Wertpapiere aus.
hashiban-told-redealt = { $you ->
    [yes] Du bekamst
   *[no] { $who } bekam
} zuerst { $count ->
    [one] ein Wertpapier
   *[other] { $count } Wertpapiere
} und dann erst einen Gegenstand. Wertpapiere gehen zurück, und der Stapel wird neu gemischt.
hashiban-told-chose = { $you ->
    [yes] Du hast gewählt.
   *[no] { $who } hat gewählt.
}
hashiban-told-opened = { $you ->
    [yes] Du eröffnest mit einem offenen Händler: { hashiban-card }.
   *[no] { $who } eröffnet mit einem offenen Händler: { hashiban-card }.
}
hashiban-told-kept-hidden = { $you ->
    [yes] Du hältst alle deine Händler geheim.
   *[no] { $who } hält alle Händler geheim.
}
hashiban-told-turn = { $you ->
    [yes] Zug { $turn } gehört dir.
   *[no] Zug { $turn }: { $who }.
} { $drawn ->
    [0] Der Geldstapel ist leer, also gibt es kein Starteinkommen.
   *[other] Das Starteinkommen ist gezogen; { $left ->
        [0] der Geldstapel ist leer.
        [one] { $left } Schein ist noch da.
       *[other] { $left } Scheine sind noch da.
    }
}
hashiban-told-owed = { $drawn ->
    [0] { $you ->
        [yes] Du hast { $whom } dieses Starteinkommen versprochen, aber es gibt keins: Das Versprechen verfällt.
       *[no] { $them ->
            [yes] { $who } hat dir dieses Starteinkommen versprochen, aber es gibt keins: Das Versprechen verfällt.
           *[no] { $who } hat { $whom } dieses Starteinkommen versprochen, aber es gibt keins: Das Versprechen verfällt.
        }
    }
   *[other] { $you ->
        [yes] Wie versprochen geht dieses Starteinkommen an { $whom }.
       *[no] { $them ->
            [yes] Wie versprochen geht das Starteinkommen von { $who } an dich.
           *[no] Wie versprochen geht das Starteinkommen von { $who } an { $whom }.
        }
    }
}
hashiban-told-drew = { $you ->
    [yes] Du ziehst { LIST($bills, "hashiban-bill") }.
   *[no] { $who } zieht { LIST($bills, "hashiban-bill") }.
}
hashiban-told-put-up = { $you ->
    [yes] Du deckst eine Karte auf. Unter dem Hammer: { hashiban-card }.
   *[no] { $who } deckt eine Karte auf. Unter dem Hammer: { hashiban-card }.
}{ $left ->
    [0] { " " }Das war die letzte vom Stapel.
   *[other] { "" }
}
hashiban-told-lot = { $you ->
    [yes] Du verkaufst einen Posten: { LIST($cards, "hashiban-card") }. Der Startpreis ist { $start }.
   *[no] { $who } verkauft einen Posten: { LIST($cards, "hashiban-card") }. Der Startpreis ist { $start }.
}
hashiban-told-income = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $drawn ->
    [0] nichts, denn der Geldstapel ist leer
    [one] { $drawn } Schein
   *[other] { $drawn } Scheine
} für { hashiban-card }: { $dealers ->
    [0] { "" }
    [one] { $dealers } Händler
   *[other] { $dealers } Händler
}{ $dealers ->
    [0] { "" }
   *[other] { $securities ->
        [0] { "" }
       *[other] { " und " }
    }
}{ $securities ->
    [0] { "" }
    [one] { $securities } Wertpapier
   *[other] { $securities } Wertpapiere
}.
hashiban-told-bid = { $you ->
    [yes] Du bietest { $amount }: { LIST($laid, "hashiban-bill") }.
   *[no] { $who } bietet { $amount }: { LIST($laid, "hashiban-bill") }.
}
hashiban-told-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
hashiban-told-withdraw = { $you ->
    [yes] Du nimmst dein Gebot von { $amount } zurück.
   *[no] { $who } nimmt das Gebot von { $amount } zurück.
}
hashiban-told-counter = { $you ->
    [yes] Du machst { $whom } ein Gegenangebot:
   *[no] { $them ->
        [yes] { $who } macht dir ein Gegenangebot:
       *[no] { $who } macht { $whom } ein Gegenangebot:
    }
} { $amount ->
    [0] { "" }
   *[other] { $amount }
}{ $amount ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " und " }
    }
}{ $pieces ->
    [0] { "" }
   *[other] { LIST($cards, "hashiban-card") }
}.
hashiban-told-decline = { $you ->
    [yes] Du lehnst das Angebot von { $whom } ab.
   *[no] { $them ->
        [yes] { $who } lehnt dein Angebot ab.
       *[no] { $who } lehnt das Angebot von { $whom } ab.
    }
}
hashiban-told-swapped = { $you ->
    [yes] Abgemacht! Du bekommst { LIST($lot, "hashiban-card") } von { $whom }.
   *[no] { $them ->
        [yes] Abgemacht! Du gibst { $who } { LIST($lot, "hashiban-card") }.
       *[no] Abgemacht! { $who } bekommt { LIST($lot, "hashiban-card") } von { $whom }.
    }
} Dafür gibt es: { $amount ->
    [0] { "" }
   *[other] { $amount }
}{ $amount ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " und " }
    }
}{ $pieces ->
    [0] { "" }
   *[other] { LIST($cards, "hashiban-card") }
}.
hashiban-told-weapon = { $you ->
    [yes] Du wirfst { $whom } aus dieser Versteigerung mit: { hashiban-card }.
   *[no] { $them ->
        [yes] { $who } wirft dich aus dieser Versteigerung mit: { hashiban-card }.
       *[no] { $who } wirft { $whom } aus dieser Versteigerung mit: { hashiban-card }.
    }
}{ $amount ->
    [0] { "" }
   *[other] { " " }Ein Gebot von { $amount } geht zurück.
}
hashiban-told-stands = { $you ->
    [yes] Dein Gebot von { $amount } ist wieder das höchste.
   *[no] Das Gebot von { $who } über { $amount } ist wieder das höchste.
}
hashiban-told-none-stands = Kein Gebot liegt mehr da: Es wird wieder von vorn geboten.
hashiban-told-unsold = { $you ->
    [yes] Niemand bietet: { LIST($cards, "hashiban-card") } unter den Stapel, und { $drawn ->
        [0] kein Schein für dich, denn es gibt keinen.
        [one] { $drawn } Schein für dich.
       *[other] { $drawn } Scheine für dich.
    }
   *[no] Niemand bietet: { LIST($cards, "hashiban-card") } unter den Stapel, und { $drawn ->
        [0] kein Schein für { $who }, denn es gibt keinen.
        [one] { $drawn } Schein für { $who }.
       *[other] { $drawn } Scheine für { $who }.
    }
}
hashiban-told-sold = { $you ->
    [yes] Verkauft! Du bekommst { LIST($cards, "hashiban-card") } für { $amount }.
   *[no] Verkauft! { $who } bekommt { LIST($cards, "hashiban-card") } für { $amount }.
}
hashiban-told-sold-lot = { $you ->
    [yes] Verkauft! Du zahlst { $whom } { $amount } und bekommst { LIST($cards, "hashiban-card") }.
   *[no] { $them ->
        [yes] Verkauft! { $who } zahlt dir { $amount } und bekommt { LIST($cards, "hashiban-card") }.
       *[no] Verkauft! { $who } zahlt { $whom } { $amount } und bekommt { LIST($cards, "hashiban-card") }.
    }
}
hashiban-told-proposal = { $you ->
    [yes] Du schlägst { $whom } eine Abmachung vor.
   *[no] { $them ->
        [yes] { $who } schlägt dir eine Abmachung vor.
       *[no] { $who } schlägt { $whom } eine Abmachung vor.
    }
} Geboten: { $gives ->
    [0] kein Geld
   *[other] { LIST($given, "hashiban-bill") }
}{ $gives_cards ->
    [0] { "" }
   *[other] , mit { LIST($given_cards, "hashiban-card") }
}. Verlangt: { $asks ->
    [0] kein Geld
   *[other] { LIST($asked, "hashiban-bill") }
}{ $asks_cards ->
    [0] { "" }
   *[other] , mit { LIST($asked_cards, "hashiban-card") }
}.{ $promise ->
    [mine] { $you ->
        [yes] { " " }Dein nächstes Starteinkommen gehört dazu.
       *[no] { " " }Das nächste Starteinkommen von { $who } gehört dazu.
    }
    [yours] { $them ->
        [yes] { " " }Auch dein nächstes Starteinkommen wird verlangt.
       *[no] { " " }Auch das nächste Starteinkommen von { $whom } wird verlangt.
    }
   *[none] { "" }
}
hashiban-told-agreed = { $you ->
    [yes] Du bist einverstanden. Die Abmachung mit { $whom } gilt.
   *[no] { $them ->
        [yes] { $who } ist einverstanden. Eure Abmachung gilt.
       *[no] { $who } ist einverstanden. Die Abmachung mit { $whom } gilt.
    }
}
hashiban-told-refused = { $you ->
    [yes] Du sagst Nein zu { $whom }.
   *[no] { $them ->
        [yes] { $who } sagt Nein zu dir.
       *[no] { $who } sagt Nein zu { $whom }.
    }
}
hashiban-told-joined = { $you ->
    [yes] Du machst bei { $whom } mit, mit { LIST($laid, "hashiban-bill") }.
   *[no] { $them ->
        [yes] { $who } macht bei dir mit, mit { LIST($laid, "hashiban-bill") }.
       *[no] { $who } macht bei { $whom } mit, mit { LIST($laid, "hashiban-bill") }.
    }
}{ $share ->
    [0] { "" }
   *[other] { " " }Beiseitegelegt, falls es klappt: { LIST($shared, "hashiban-bill") }.
}
hashiban-told-dissolved = { $you ->
    [yes] Du bietest nicht mehr gemeinsam mit { $whom }: Die Scheine gehen zurück.
   *[no] { $them ->
        [yes] { $who } bietet nicht mehr gemeinsam mit dir: Die Scheine gehen zurück.
       *[no] { $who } und { $whom } bieten nicht mehr gemeinsam: Die Scheine gehen zurück.
    }
}
hashiban-told-shared = { $you ->
    [yes] Gemeinsam gewonnen. { $whom } bekommt { $amount ->
        [0] zurück, was nicht gebraucht wurde.
       *[other] den Anteil, der beiseitelag: { LIST($laid, "hashiban-bill") }.
    }
   *[no] { $them ->
        [yes] { $who } hat mit deiner Hilfe gewonnen. Du bekommst { $amount ->
            [0] zurück, was nicht gebraucht wurde.
           *[other] den Anteil, der beiseitelag: { LIST($laid, "hashiban-bill") }.
        }
       *[no] { $who } hat mit Hilfe von { $whom } gewonnen. { $whom } bekommt { $amount ->
            [0] zurück, was nicht gebraucht wurde.
           *[other] den Anteil, der beiseitelag: { LIST($laid, "hashiban-bill") }.
        }
    }
}
hashiban-told-bonoloto = { $you ->
    [yes] Du spielst Bonoloto für { $cost } und deckst auf: { LIST($drawn, "hashiban-bill") }. Du behältst { LIST($kept, "hashiban-bill") }: { $amount }.
   *[no] { $who } spielt Bonoloto für { $cost } und deckt auf: { LIST($drawn, "hashiban-bill") }. { $who } behält { LIST($kept, "hashiban-bill") }: { $amount }.
}
hashiban-told-reveal = { $you ->
    [yes] Du enthüllst: { LIST($dealers, "hashiban-card") }. Du zeigst { LIST($cards, "hashiban-card") }, und offen hast du jetzt { $count ->
        [one] { $count } Händler.
       *[other] { $count } Händler.
    }
   *[no] { $who } enthüllt: { LIST($dealers, "hashiban-card") }. Gezeigt: { LIST($cards, "hashiban-card") }. Jetzt offen: { $count ->
        [one] { $count } Händler.
       *[other] { $count } Händler.
    }
}
hashiban-told-rest-turn = { $you ->
    [yes] In diesem Zug kannst du nichts tun.
   *[no] In diesem Zug kann { $who } nichts tun.
}
hashiban-told-end = { $capped ->
    [0] { $you ->
        [yes] Du gewinnst!
       *[no] { LIST($winners) } gewinnt.
    }
   *[other] Das Spiel wird nach { $turns } Zügen abgebrochen: Niemand gewinnt.
}

## The rules

rule-HS1 = Es spielen 2 bis 4 Leute mit.
rule-HS2 = Enthülle vor allen anderen drei Händler.
rule-HS3 = Jeder Händler sucht eine Art von Gegenständen.
rule-HS4 = Es gibt 16 Händler.
rule-HS5 = Es gibt 50 Gegenstände, jeder von einer bis vier Arten; jede Art kommt auf sechs davon vor.
rule-HS6 = Es gibt fünf Wertpapiere.
rule-HS7 = Es gibt 45 Scheine: 19 zu { 1000 }, 15 zu { 2000 }, 10 zu { 5000 }, und die goldene Münze zu { 10000 }.
rule-HS8 = Die Händler werden gemischt.
rule-HS9 = Gegenstände und Wertpapiere werden zusammen gemischt: der Stapel der Gegenstände.
rule-HS10 = Die Scheine werden gemischt: der Geldstapel.
rule-HS11 = Alle bekommen drei Händler, fünf Scheine und einen Gegenstand.
rule-HS12 = Deine eigenen Karten siehst du, und sonst niemand.
rule-HS13 = Ist dein erster Gegenstand ein Wertpapier, geht es zurück, der Stapel wird gemischt, und du bekommst etwas anderes.
rule-HS14 = Ein weiterer Händler wird aufgedeckt: der öffentliche Händler. Die übrigen kommen ungesehen in die Schachtel.
rule-HS15 = Wer am ältesten ist, fängt an, und es geht im Uhrzeigersinn weiter.
rule-HS16 = Jeder Zug beginnt mit dem Starteinkommen: dem obersten Schein, den die anderen nicht sehen.
rule-HS17 = Dann tust du eins von vier Dingen: einen Gegenstand versteigern, einen Posten verkaufen, Bonoloto spielen oder enthüllen.
rule-HS18 = Einen Gegenstand versteigern: Die oberste Karte vom Stapel der Gegenstände kommt unter den Hammer.
rule-HS19 = Du hast ihn aufgedeckt, also fängst du mit Bieten oder Passen an; dann kommen die anderen der Reihe nach.
rule-HS20 = Die Versteigerung ist zu Ende, wenn niemand mehr höher geht.
rule-HS21 = Das höchste Gebot kommt unter den Geldstapel, und wer es gemacht hat, nimmt den Gegenstand.
rule-HS22 = Wenn niemand bietet, kommt der Gegenstand unter den Stapel der Gegenstände.
rule-HS23 = Dafür ziehst du dann einen Schein.
rule-HS24 = Geboten wird mit Scheinen, die offen vor dir liegen.
rule-HS25 = Solange dein Gebot nicht das höchste ist, kannst du deine Scheine zurücknehmen.
rule-HS26 = Wenn du höher bietest, darfst du die Scheine, die da liegen, gegen andere tauschen.
rule-HS27 = Hast du gepasst, kannst du wieder bieten, solange die Versteigerung läuft.
rule-HS28 = Einen Posten verkaufen: Leg einen oder mehrere eigene Gegenstände hin und nenne einen Startpreis.
rule-HS29 = Die anderen bieten; wer am meisten bietet, zahlt an dich und bekommt den Posten.
rule-HS30 = Wenn niemand bietet, kommt der Posten unter den Stapel der Gegenstände, und du ziehst für jeden Gegenstand einen Schein.
rule-HS31 = Für einen Posten kannst du ein Gegenangebot bekommen: Geld, Gegenstände oder Wertpapiere.
rule-HS32 = Der Startpreis darf so hoch sein, wie du willst.
rule-HS33 = Bonoloto kostet fünf Scheine zu { 1000 }, die unter den Geldstapel kommen.
rule-HS34 = Dann werden die obersten fünf Scheine aufgedeckt.
rule-HS35 = Von jedem Paar gleicher Scheine behältst du beide.
rule-HS36 = Die goldene Münze behältst du.
rule-HS37 = Einen Händler enthüllen: Zeig drei Gegenstände seiner Art.
rule-HS38 = Die Gegenstände kommen zurück in den Stapel der Gegenstände, und der wird gemischt.
rule-HS39 = Der Händler liegt offen vor dir.
rule-HS40 = Normalerweise enthüllst du einen Händler pro Zug.
rule-HS41 = Mit Gegenständen, die zu zwei Händlern passen, kannst du beide auf einmal enthüllen, mit fünf Gegenständen.
rule-HS42 = Du darfst so viele Händler auf einmal enthüllen, wie du schaffst.
rule-HS43 = Wird ein Gegenstand seiner Art versteigert, bringt dir ein enthüllter Händler einen Schein.
rule-HS44 = Das gilt auch für jeden Gegenstand seiner Art in einem Posten.
rule-HS45 = Aber nicht, wenn es dein eigener Posten ist.
rule-HS46 = Wertpapiere kommen wie Gegenstände unter den Hammer.
rule-HS47 = Ein Wertpapier, das du gekauft hast, liegt offen vor dir.
rule-HS48 = Kommt ein Gegenstand von der Art des öffentlichen Händlers auf den Tisch, bringt dir jedes deiner Wertpapiere einen Schein.
rule-HS49 = Aber nicht, wenn es dein eigener Posten ist.
rule-HS50 = Du kannst jederzeit während einer Versteigerung mit einer Waffe jemanden rauswerfen.
rule-HS51 = Wer rausgeworfen wird, bietet nicht mehr mit und nimmt die Scheine zurück.
rule-HS52 = Die Waffe kommt unter den Stapel der Gegenstände.
rule-HS53 = Eine Waffe gewinnt die Versteigerung noch nicht: Du musst weiter gegen alle bieten, die noch da sind.
rule-HS54 = Im nächsten Zug spielt wieder mit, wer rausgeworfen wurde.
rule-HS55 = Wer rausgeworfen wurde, kann keine Waffe benutzen.
rule-HS56 = Abmachungen über Geld sind jederzeit erlaubt, und die Bedingungen bestimmt ihr selbst.
rule-HS56-deals-turns = Abmachungen über Geld sind am Anfang eines Zuges erlaubt, und die Bedingungen bestimmt ihr selbst.
rule-HS56-deals-never = In diesem Spiel gibt es keine Abmachungen.
rule-HS57 = Du kannst jetzt einen Schein verlangen und dafür dein nächstes Starteinkommen geben.
rule-HS58 = In einer Versteigerung könnt ihr euer Geld zusammenlegen, wenn ihr das vorher abmacht.
rule-HS59 = Wer rausgeworfen wurde, gibt und bekommt in diesem Zug kein Geld.
rule-HS60 = Variante: Am Anfang dürfen alle einen Händler aufdecken.
rule-HS61 = Ein aufgedeckter Händler bringt vom ersten Zug an Scheine.
rule-HS62 = Zu zweit bekommen beide fünf Händler.
rule-HS62-two_player_dealers-3 = Zu zweit bekommen beide drei Händler, wie sonst auch.
rule-HS63 = Wer einen dritten Händler enthüllt, gewinnt sofort.
rule-HS63-win_target-5 = Wer alle eigenen Händler enthüllt, höchstens fünf, gewinnt sofort.
rule-HS64 = Punkte gibt es nicht.
rule-HA1 = Jeder Händler sucht eine andere Art: 16 Händler, 16 Arten.
rule-HA2 = Welcher Gegenstand von welcher Art ist, steht in einer Liste, die wir selbst gemacht haben.
rule-HA3 = Ein Gebot ist { 1000 } oder mehr, und mindestens { 1000 } höher als das letzte.
rule-HA4 = Der Hammer fällt, wenn seit dem letzten Wechsel des höchsten Gebots alle einmal verzichtet haben.
rule-HA5 = Wenn du passt, bleiben deine Scheine liegen. Wenn du aussteigst, nimmst du sie zurück.
rule-HA6 = Fliegt das höchste Gebot raus, gilt das nächsthöchste, das noch daliegt.
rule-HA6-eject_resets-true = Fliegt das höchste Gebot raus, gehen alle Gebote zurück, und es wird wieder von vorn geboten.
rule-HA7 = Du kannst alle anderen rauswerfen, nur nicht, wer den Posten verkauft.
rule-HA8 = Nach jedem Gebot oder Passen und vor dem ersten werden alle gefragt, ob sie eingreifen; auch bevor der Hammer fällt.
rule-HA9 = Wer am meisten geboten hat, wartet und geht nicht über das eigene Gebot.
rule-HA10 = Wer den Gegenstand aufgedeckt hat, darf darauf bieten.
rule-HA11 = Ein Startpreis besteht aus runden Tausendern, { 1000 } oder mehr.
rule-HA12 = Über ein Gegenangebot entscheidet sofort, wer verkauft. Aber ein Gebot in Höhe des Startpreises oder darüber ist am Ende bindend.
rule-HA13 = Ein abgelehntes Gegenangebot ist kein Gebot: Ein Posten ohne Gebote bringt trotzdem seine Scheine.
rule-HA14 = Nur ein Gegenangebot kann mit Gegenständen bezahlt werden; der Startpreis selbst ändert sich nicht.
rule-HA15 = Wertpapiere kommen in keinen Posten, denn sie sind nicht auf deiner Hand. In einem Gegenangebot kannst du sie geben.
rule-HA16 = Bei einer Abmachung geht nur Geld über den Tisch.
rule-HA16-deal_objects-true = Bei einer Abmachung können Geld und Gegenstände über den Tisch gehen.
rule-HA17 = Von allen Versprechen zählt nur das nächste Starteinkommen, und das gilt dann auch.
rule-HA18 = Wenn zwei gemeinsam bieten, führt eine Seite und bekommt den Gegenstand; klappt es nicht, gehen alle Scheine zurück.
rule-HA19 = Auch wer rausgeworfen wurde, zieht den Schein für einen Gegenstand, den niemand wollte.
rule-HA20 = Einkommen ziehst du, sobald der Gegenstand auf den Tisch kommt, verkauft oder nicht. Du kannst gleich damit bieten.
rule-HA21 = Jeder Händler und jedes Wertpapier, das passt, bringt einen eigenen Schein.
rule-HA22 = In einem Posten bringt jeder Gegenstand, der passt, Scheine.
rule-HA23 = Bei deinem eigenen Posten entgeht dir nur das Einkommen der Händler und Wertpapiere; wird er nicht verkauft, bekommst du trotzdem Scheine.
rule-HA24 = Für einen Gegenstand, den du selbst vom Stapel versteigerst, bekommst du Einkommen.
rule-HA25 = Bei Bonoloto kommen die anderen Scheine unter den Stapel, in der Reihenfolge, in der sie kamen.
rule-HA26 = Die Scheine von Bonoloto sehen alle. Die fünf, die du zahlst, kommen zuerst unter den Stapel, also sind immer fünf da.
rule-HA27 = Vier gleiche Scheine sind zwei Paare.
rule-HA28 = Ist der Geldstapel leer, bekommst du nicht, was nicht da ist. Gezogen wird im Uhrzeigersinn von der Person an, die am Zug ist.
rule-HA29 = Wer gar nichts tun kann, setzt diesen Zug aus.
rule-HA30 = Bezahlte Scheine kommen vom kleinsten zum größten unter den Stapel, Gegenstände so, wie sie lagen.
rule-HA31 = Für zwei Händler auf einmal muss jeder seine drei Gegenstände haben, und kein Gegenstand darf zu viel sein. Also fünf, oder vier, oder drei.
rule-HA31-strict_reveal-true = Für zwei Händler auf einmal braucht es genau fünf Gegenstände, für drei genau sieben, und keiner darf zu viel sein.
rule-HA32 = Alle Händler, die du auf einmal enthüllst, müssen durch Gegenstände zusammenhängen, die zu mehr als einem passen.
rule-HA33 = Ohne einen Gegenstand, der zu beiden passt, enthüllst du einen Händler, auch wenn du für jeden drei hast.
rule-HA34 = Auch zu zweit mit je fünf Händlern gewinnt der dritte enthüllte Händler.
rule-HA34-win_target-5 = Zu zweit mit je fünf Händlern gewinnt der fünfte enthüllte Händler.
rule-HA35 = Mit je drei Händlern ist der dritte zugleich der letzte: Das macht keinen Unterschied.
rule-HA36 = Ein Händler, der am Anfang aufgedeckt wird, zählt und kostet keine Gegenstände: Zwei weitere reichen.
rule-HA37 = Wie viele Scheine und Gegenstände du hast, ist nicht geheim, aber welche schon.
rule-HA38 = Mit jemandem, der rausgeworfen wurde, trifft niemand Abmachungen, bis der nächste Zug beginnt.
rule-HA39 = Du darfst Gegenstände behalten, die jemand anders braucht.
rule-HA40 = Nach 50 Zügen pro Person wird das Spiel abgebrochen, und niemand gewinnt.
rule-HA40-max_turns-30 = Nach 30 Zügen pro Person wird das Spiel abgebrochen, und niemand gewinnt.
rule-HA40-max_turns-10 = Nach 10 Zügen pro Person wird das Spiel abgebrochen, und niemand gewinnt.
rule-HA41 = Ist der Geldstapel leer, wenn ein versprochenes Starteinkommen fällig wird, verfällt das Versprechen.
rule-HT1 = 45 Scheine sind { 109000 } wert.
rule-HT2 = Bonoloto deckt { 2000 }, { 2000 }, { 2000 }, { 5000 } und { 10000 } auf: { 14000 } bleiben, ein Schein zu { 2000 } und der zu { 5000 } gehen zurück.
rule-HT3 = Ein Gebot aus { 2000 } und { 1000 } wird gegen { 5000 } getauscht: Das ist ein Gebot von { 5000 }, und die anderen sind wieder auf der Hand.
rule-HT4 = Ein Gebot aus { 2000 } und { 1000 } kann nicht gegen gleich viel oder weniger getauscht werden.
rule-HT5 = Drei Pflanzen enthüllen den Händler für Pflanzen und kommen zurück in den Stapel.
rule-HT6 = Das botanische Lexikon, noch zwei Pflanzen und noch zwei Bücher enthüllen beide Händler.
rule-HT7 = Drei Pflanzen und drei Bücher, und nichts, was beides ist: ein Händler in diesem Zug.
rule-HT8 = Zwei Schriftzeichen, zwei aus Holz und eins, das beides ist, enthüllen die Händler für Schriftzeichen und für Holz, was auch immer die fünf sonst noch sind.
rule-HT9 = Zwei Gegenstände, die sowohl Maschine als auch Essen sind, und von beidem noch einer enthüllen beide Händler mit vieren.
rule-HT10 = Ein Posten aus drei Gegenständen, den niemand will: drei Scheine, und die Gegenstände kommen in ihrer Reihenfolge unter den Stapel.
rule-HT11 = Ein Gegenstand, den niemand will, kommt unter den Stapel, und wer ihn aufgedeckt hat, zieht einen Schein.
rule-HT12 = Ein Posten wird für { 7000 } verkauft: Wer verkauft, hat { 7000 } mehr, und der Geldstapel ist, wie er war.
rule-HT13 = Zwei Wertpapiere und ein Gegenstand der öffentlichen Art: zwei Scheine. Im eigenen Posten: keine.
rule-HT14 = Das höchste Gebot fliegt raus: Die Scheine gehen zurück, das Gebot davor gilt, die Waffe liegt unter dem Stapel.
rule-HT15 = Wer rausgeworfen wurde, kann in diesem Zug keine Waffe benutzen und nichts abmachen, im nächsten schon.
rule-HT16 = Jetzt ein Schein zu { 1000 } für das nächste Starteinkommen: Kommt der Zug, geht dieser Schein an die andere Seite.
rule-HT17 = Gepasst, und dann doch wieder ein Gebot.
rule-HT18 = Der dritte Händler wird enthüllt, allein oder zusammen mit dem zweiten: Das Spiel ist gewonnen.
rule-HT19 = Am Anfang wird ein Wertpapier ausgeteilt: Es geht zurück, und alle beginnen mit einem Gegenstand.
rule-HT20 = Unter fünf Scheinen von Bonoloto ist immer ein Paar: Mindestens { 2000 } kommen zurück.

## The table on the screen

hashiban-rules-setup = Vor dem Spiel
hashiban-rules-turn = Dein Zug
hashiban-rules-auction = Eine Versteigerung
hashiban-rules-lot = Einen Posten verkaufen
hashiban-rules-weapons = Waffen
hashiban-rules-bonoloto = Bonoloto
hashiban-rules-reveal = Enthüllen
hashiban-rules-income = Einkommen
hashiban-rules-deals = Abmachungen
hashiban-rules-end = Das Ende
hashiban-turn = Zug { $turn }
hashiban-title-start = Vor dem ersten Zug
hashiban-title-turn = Ein neuer Zug
hashiban-title-auction = Unter dem Hammer
hashiban-title-lot = { $count ->
    [one] Unter dem Hammer: ein eigener Gegenstand
   *[other] Unter dem Hammer: ein Posten aus { $count } Gegenständen
}
hashiban-title-deal = Eine Abmachung auf dem Tisch
hashiban-title-pool = Gemeinsam bieten
hashiban-title-show = Ein Händler wird enthüllt
hashiban-title-over = { $capped ->
    [0] Der letzte Händler ist offen
   *[other] Das Spiel ist abgebrochen
}
hashiban-on-turn = Am Zug: { $who }
hashiban-standing = Höchstes Gebot: { $amount } von { $who }
hashiban-standing-none = Noch kein Gebot. Ein Gebot ist { $least } oder mehr.
hashiban-seller = Verkauft von { $who }. Startpreis: { $start }
hashiban-opener = Aufgedeckt von { $who }
hashiban-countered = Gegenangebot von { $who }: { $what }
hashiban-thrown-out = Aus dieser Versteigerung geworfen: { $who }
hashiban-shows = Nacheinander gezeigt von { $who }
hashiban-named = { hashiban-card }: { LIST($kinds) }
hashiban-security-hint = bringt einen Schein, wenn die Art des öffentlichen Händlers auf den Tisch kommt
hashiban-nothing = nichts
hashiban-not-yet = noch nicht gesagt
hashiban-so-many = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
hashiban-sum = { $amount } ({ $what })
hashiban-gives = Von { $who }
hashiban-income-of = { $mine ->
    [yes] dein nächstes Starteinkommen
   *[no] das nächste Starteinkommen von { $who }
}
hashiban-deal = { $me ->
    [giver] Du gibst { $whom } { $gives } und bekommst { $gets }.
    [getter] { $who } gibt dir { $gives } und bekommt { $gets }.
   *[none] { $who } gibt { $whom } { $gives } und bekommt { $gets }.
}
hashiban-pooling = Führt: { $who } · macht mit: { $whom }
hashiban-set-aside = { $amount ->
    [0] Für die Hilfe liegt nichts beiseite.
   *[other] Als Anteil beiseitegelegt, falls es klappt: { $amount }
}
hashiban-public = Öffentlicher Händler
hashiban-public-hint = für diese Art zahlen Wertpapiere aus
hashiban-pile-objects = Stapel der Gegenstände
hashiban-pile-bills = Geldstapel
hashiban-left = { $left ->
    [0] leer
   *[other] noch { $left }
}
hashiban-bonoloto = Bonoloto, { $cost } gezahlt von { $who }: { $amount } behalten
hashiban-bonoloto-kept = behalten
hashiban-bonoloto-back = zurückgelegt
hashiban-revealed = { $dealers ->
    [one] Ein Händler enthüllt von { $who }
   *[other] { $dealers } Händler auf einmal enthüllt von { $who }
}, jetzt offen: { $count }
hashiban-lies = Gebot { $amount }
hashiban-pool = { $amount ->
    [0] gemeinsam mit { $whom }
   *[other] gemeinsam mit { $whom } · noch { $amount } im Topf
}{ $share ->
    [0] { "" }
   *[other] { " " }· { $share } Anteil, falls es klappt
}
hashiban-owes = das nächste Starteinkommen geht an { $whom }
hashiban-holds-bills = { $count ->
    [one] { $count } Schein
   *[other] { $count } Scheine
}
hashiban-holds-objects = { $count ->
    [one] { $count } Gegenstand
   *[other] { $count } Gegenstände
}
hashiban-holds-dealers = { $count } geheim
hashiban-securities = { $count ->
    [one] { $count } Wertpapier
   *[other] { $count } Wertpapiere
}
hashiban-open-dealers = { $count } von { $target } Händlern offen
hashiban-doing-out = rausgeworfen
hashiban-doing-proposes = schlägt etwas vor
hashiban-doing-answers = wird gefragt
hashiban-doing-chooses = wählt
hashiban-doing-chose = hat gewählt
hashiban-doing-turn = am Zug
hashiban-doing-sells = verkauft
hashiban-doing-decides = entscheidet
hashiban-doing-leads = höchstes Gebot
hashiban-doing-passed = gepasst
hashiban-doing-bids = darf jetzt bieten
hashiban-own-bills = { $count ->
    [0] Du hast keine Scheine auf der Hand
    [one] Dein Geld: { $total } in { $count } Schein
   *[other] Dein Geld: { $total } in { $count } Scheinen
}
hashiban-own-objects = { $count ->
    [0] Deine Gegenstände
    [one] Dein Gegenstand
   *[other] Deine { $count } Gegenstände
}
hashiban-own-none = Noch keine.
hashiban-own-dealers = Deine geheimen Händler
hashiban-of-needed = { $count } von { $needed } Gegenständen
hashiban-can-reveal = In deinem Zug kannst du enthüllen:
hashiban-end-none = Kein Händler offen
hashiban-lay-lot = Eigene Gegenstände verkaufen
hashiban-lay-reveal = Enthüllen
hashiban-lay-weapon = Eine Waffe benutzen
hashiban-lay-bid = Ein Gebot
hashiban-lay-counter = Oder ein Gegenangebot für den Posten
hashiban-amount-price = Mein Preis
hashiban-press-price = Bei diesem Preis anfangen
hashiban-lay-cards = Drück auf das, was du hinlegen willst.
hashiban-laid-lot = { $pieces ->
    [0] Noch kein Gegenstand im Posten
    [one] { $pieces } Gegenstand im Posten
   *[other] { $pieces } Gegenstände im Posten
}
hashiban-laid-bid = Dein Gebot: { $laid }, mindestens { $due }
hashiban-laid-counter = { $pieces ->
    [0] Noch nichts angeboten
   *[other] Angeboten: { $money }{ $cards ->
        [0] { "" }
        [one] { " " }und { $cards } Karte
       *[other] { " " }und { $cards } Karten
    }
}
hashiban-laid-give = { $pieces ->
    [0] Du gibst nichts
   *[other] Du gibst { $money }{ $cards ->
        [0] { "" }
        [one] { " " }und { $cards } Gegenstand
       *[other] { " " }und { $cards } Gegenstände
    }
}
hashiban-laid-ask = { $pieces ->
    [0] Du verlangst nichts
   *[other] Du verlangst { $money }{ $cards ->
        [0] { "" }
        [one] { " " }und { $cards } Gegenstand
       *[other] { " " }und { $cards } Gegenstände
    }
}
hashiban-laid-share = { $pieces ->
    [0] Nichts beiseitegelegt
   *[other] Beiseitegelegt: { $laid }
}
hashiban-laid-join = { $pieces ->
    [0] Noch nichts im Topf
   *[other] Im Topf: { $laid }
}
hashiban-oldest = Wer ist am ältesten und fängt an?

## The questions on the screen

hashiban-window-title = Greift jemand ein?
hashiban-window-hint = Frag die ganze Runde. Alle können jetzt eine Waffe benutzen oder eine Abmachung vorschlagen; das Gerät nimmt nur, wer eingreift.
hashiban-window-silent = Niemand
hashiban-window-rest = Niemand, den ganzen Zug nicht mehr

hashiban-ask-open = Deckst du einen Händler auf?
hashiban-ask-open-hint = Ein offener Händler zählt und bringt vom ersten Zug an Scheine. Aber dann wissen alle, was du suchst. Alle wählen im Geheimen.
hashiban-ask-aside = Möchtest du etwas tun?
hashiban-ask-aside-hint = { $lot ->
    [0] Der Zug beginnt. Bevor etwas anderes passiert, kannst du eingreifen oder es laufen lassen.
   *[other] Die Versteigerung wartet kurz: Du kannst eingreifen oder es laufen lassen.
}
hashiban-ask-action = { $able ->
    [0] In diesem Zug kannst du nichts tun.
   *[other] Was tust du in diesem Zug?
}
hashiban-ask-action-hint = { $able ->
    [0] Kein Gegenstand, nichts zu versteigern, kein Bonoloto: Dein Zug fällt aus.
   *[other] Eins pro Zug: einen Gegenstand versteigern, eigene verkaufen, Bonoloto spielen oder enthüllen.
}
hashiban-ask-price = { $count ->
    [one] Was ist der Startpreis für deinen Gegenstand?
   *[other] Was ist der Startpreis für deinen Posten?
}
hashiban-ask-price-hint = { $count ->
    [one] Wer so viel bietet, bekommt den Gegenstand. Tut das niemand, kommt er unter den Stapel, und du ziehst einen Schein. Ein Preis, den niemand zahlen kann, bringt diesen Schein oder ein Gegenangebot.
   *[other] Wer so viel bietet, bekommt den Posten. Tut das niemand, kommt er unter den Stapel, und du ziehst { $count } Scheine. Ein Preis, den niemand zahlen kann, bringt diese Scheine oder ein Gegenangebot.
}
hashiban-ask-bid = { $able ->
    [0] Lässt du es laufen?
   *[other] Bietest du { $least } oder mehr?
}
hashiban-ask-bid-hint = { $able ->
    [0] Ein Gebot muss { $least } oder mehr sein, und so viel hast du nicht.
   *[other] Zum Bieten hast du { $held }. Wechselgeld gibt es nicht, aber Scheine, die schon daliegen, kannst du gegen andere tauschen.
}{ $seller ->
    [0] { "" }
   *[other] { " " }Du kannst auch ein Gegenangebot machen.
}
hashiban-ask-counter = Nimmst du das für deinen Posten?
hashiban-ask-counter-hint = Sagst du Ja, ist die Versteigerung vorbei. Wenn nicht, geht das Angebot zurück, und es wird weiter geboten.
hashiban-ask-show = Welchen Gegenstand zeigst du als Nächstes?
hashiban-ask-show-hint = Es geht mit verschiedenen Gegenständen. Was du zeigst, kommt zurück in den Stapel.
hashiban-ask-give = Was gibst du?
hashiban-ask-give-hint = Alle können es sehen. Danach sagst du, was du dafür willst.
hashiban-ask-ask = Was verlangst du?
hashiban-ask-ask-hint = Die andere Hand siehst du nicht: Wer nicht zahlen kann, was du verlangst, kann nur Nein sagen.
hashiban-ask-promise = Ist das die Abmachung?
hashiban-ask-promise-hint = { $some ->
    [0] Bis jetzt steht nichts darin. Ein nächstes Starteinkommen kann dazukommen.
   *[other] Ein nächstes Starteinkommen kann dazukommen: der Schein, der am Anfang eines Zuges gezogen wird.
}
hashiban-ask-answer = { $able ->
    [0] Du kannst nicht zahlen, was verlangt wird.
   *[other] Bist du mit der Abmachung einverstanden?
}
hashiban-ask-answer-hint = { $able ->
    [0] Also kannst du nur Nein sagen.
   *[other] Alles gilt sofort, und ein Versprechen bindet.
}
hashiban-ask-share = Was bekommt, wer dir hilft, wenn es klappt?
hashiban-ask-share-hint = Du führst: Wenn es klappt, gehört der Gegenstand dir. Den Anteil legst du jetzt beiseite; klappt es nicht, gehen alle Scheine zurück.
hashiban-ask-join = Legst du Scheine in den Topf?
hashiban-ask-join-hint = { $share ->
    [0] Wer führt, bekommt den Gegenstand, und du bekommst keinen Anteil. Klappt es nicht, bekommst du deine Scheine zurück.
   *[other] Wer führt, bekommt den Gegenstand, und du bekommst { $share }, wenn es klappt. Klappt es nicht, bekommst du deine Scheine zurück.
}
