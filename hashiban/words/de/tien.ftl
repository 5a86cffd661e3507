# Tien

tien-title = Tien
tien-line = Zieh so weit, wie du dich traust, und bau in jeder Farbe eine Folge.
tien-teaches = wann du dein Glück nicht weiter herausforderst, was dein Risiko den anderen bringt, und was die eine fehlende Zahl wert ist
tien-credit = aus der Familie von TEN, von Molly Johnson, Robert Melvin und Shawn Stankewich (2021)
tien-about = Zieh Karten und hör rechtzeitig auf: Über zehn hast du dich verzockt. Behältst du die Zahlen, bekommen alle anderen das Geld; nimmst du das Geld, gehen die Zahlen auf den Markt. Joker kommen in die Versteigerung. Am Ende zählt die längste Folge in jeder Farbe.

## House rules

tien-rule-cards_in_auction = Ein Gebot mit eigenen Karten zahlen
tien-rule-cards_in_auction-false = nicht erlaubt (die Regel)
tien-rule-cards_in_auction-true = erlaubt, jede Karte ist 1 wert
tien-rule-empty_stop = Aufhören, wenn nur Joker gezogen wurden
tien-rule-empty_stop-true = erlaubt (die Regel)
tien-rule-empty_stop-false = nicht erlaubt: weiterziehen

## Cards and payments

tien-card = { TENS($card) ->
    [1] { ONES($card) ->
        [0] Joker Rot
       *[other] Rot { ONES($card) }
    }
    [2] { ONES($card) ->
        [0] Joker Blau
       *[other] Blau { ONES($card) }
    }
    [3] { ONES($card) ->
        [0] Joker Orange
       *[other] Orange { ONES($card) }
    }
    [4] { ONES($card) ->
        [0] Joker Grün
       *[other] Grün { ONES($card) }
    }
    [5] Joker { ONES($card) ->
        [0] #
       *[other] { ONES($card) }
    }
   *[6] Geld { ONES($card) }
}
tien-worth = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
tien-piece-0 = Münze
tien-piece-1 = Trostmünze
tien-paid = { $coins ->
    [0] { "" }
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}{ $tokens ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { " + " }
    }{ $tokens ->
        [one] { $tokens } Trostmünze
       *[other] { $tokens } Trostmünzen
    }
}{ $spent ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " + " }
    }{ LIST($cards, "tien-card") }
}{ $surplus ->
    [0] { "" }
   *[other] { " " }(ein Überschuss von { $surplus } verfällt)
}

## The question

tien-say-draw = Eine Karte ziehen
tien-say-numbers = Aufhören: die Zahlenkarten nehmen
tien-say-currency = Aufhören: das Geld nehmen
tien-say-bid-least = { $least } bieten
tien-say-bid-all = Alles bieten, was du hast: { $most }
tien-say-pass = Passen
tien-say-buy = { tien-card } kaufen
tien-say-skip = Nichts kaufen
tien-say-pay = { $due } zahlen, für dich hingelegt
tien-say-pay-these = Damit zahlen
tien-say-pay-laid = Zahlen mit { LIST($what) }

## Why something cannot be said

tien-no-draw-not-now = Du kannst jetzt nicht ziehen: Es ist nicht der Moment dafür, oder der Stapel ist leer.
tien-no-numbers-not-now = Du kannst die Zahlenkarten jetzt nicht nehmen.
tien-no-currency-not-now = Du kannst das Geld jetzt nicht nehmen.
tien-no-bid-low = Du musst über das höchste Gebot gehen: Biete { $least } oder mehr.
tien-no-bid-high = Du kannst höchstens { $most } zahlen, also kannst du nicht { $amount } bieten.
tien-no-bid-not-now = Du kannst jetzt nicht bieten.
tien-no-bid-not-your-turn = Du bist nicht dran. In einer Versteigerung bieten alle nur einmal, nacheinander.
tien-no-pass-not-now = Du kannst jetzt nicht passen.
tien-no-pass-not-your-turn = Du bist nicht dran. In einer Versteigerung sagen alle nur einmal etwas, nacheinander.
tien-no-buy-not-now = Du kannst jetzt keine Karte kaufen: immer nur ein Kauf, und nur, wenn du gefragt wirst.
tien-no-buy-not-your-turn = Du bist nicht mit Kaufen dran. Du kaufst immer nur eine Karte, gleich nachdem du die Zahlen genommen hast.
tien-no-buy-cards-few = Such dir eine Karte vom Markt aus.
tien-no-buy-cards-many = Du kaufst immer nur eine Karte.
tien-no-buy-cards-missing = Du kannst { tien-card } nicht kaufen: Die Karte muss auf dem Markt liegen, du musst sie zahlen können, und du darfst die gleiche noch nicht haben.
tien-no-skip-not-now = Du bist gerade nicht am Kaufen.
tien-no-pay-not-now = Es gibt jetzt nichts zu zahlen.
tien-no-pay-coins-missing = Diese Münzen und Trostmünzen hast du nicht.
tien-no-pay-cards-missing = { tien-card } hast du nicht, also kannst du nicht damit zahlen.
tien-no-pay-laid-short = Das ist { $laid } wert, und der Preis ist { $due }.
tien-no-pay-laid-over = Das ist zu viel: Auch ohne eines dieser Stücke wären es noch { $due }.

## What happened

tien-told-opens = { $you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
tien-told-draw = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { tien-card }: Summe { $total }{ $money ->
    [0] { "" }
   *[other] , Geld { $money }
}.
tien-told-wild = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { tien-card }: Der kommt sofort unter den Hammer.
tien-told-bust = { $you ->
    [yes] { $by ->
        [numbers] Du hast dich verzockt: { $total } in der Summe.
       *[currency] Du hast dich verzockt: { $total } in Geld.
    }{ $token ->
        [0] { " " }Für dich ist keine Trostmünze mehr da.
       *[other] { " " }Du bekommst eine Trostmünze.
    }
   *[no] { $by ->
        [numbers] { $who } hat sich verzockt: { $total } in der Summe.
       *[currency] { $who } hat sich verzockt: { $total } in Geld.
    }{ $token ->
        [0] { " " }Es ist keine Trostmünze mehr da.
       *[other] { " " }{ $who } bekommt eine Trostmünze.
    }
}{ $money ->
    [0] { "" }
    [one] { " " }Alle anderen bekommen { $money } Münze.
   *[other] { " " }Alle anderen bekommen { $money } Münzen.
}
tien-told-numbers = { $you ->
    [yes] Du hörst auf und nimmst
   *[no] { $who } hört auf und nimmt
} { $count ->
    [0] keine Karten
   *[other] { LIST($cards, "tien-card") }
}.{ $money ->
    [0] { "" }
    [one] { " " }Alle anderen bekommen { $money } Münze.
   *[other] { " " }Alle anderen bekommen { $money } Münzen.
}
tien-told-currency = { $you ->
    [yes] Du hörst auf und nimmst
   *[no] { $who } hört auf und nimmt
} { $got ->
    [0] kein Geld
    [one] { $got } Münze
   *[other] { $got } Münzen
}.{ $count ->
    [0] { "" }
   *[other] { " " }Auf den Markt: { LIST($cards, "tien-card") }.
}
tien-told-full = { $you ->
    [yes] Du hast zehn Münzen, darum entgehen dir { $lost }.
   *[no] { $who } hat zehn Münzen und verpasst { $lost }.
}
tien-told-bid = { $you ->
    [yes] Du bietest { $amount }.
   *[no] { $who } bietet { $amount }.
}
tien-told-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
tien-told-forced = { $you ->
    [yes] { $high ->
        [0] Du hast nichts zum Bieten, musst also passen.
       *[other] Du kannst nicht mehr als { $high } bieten, musst also passen.
    }
   *[no] { $high ->
        [0] { $who } hat nichts zum Bieten und muss passen.
       *[other] { $who } kann nicht mehr als { $high } bieten und muss passen.
    }
}
tien-told-unsold = Niemand hat geboten: { tien-card } ist aus dem Spiel.
tien-told-won = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} { tien-card } für { $due }: { tien-paid }.
tien-told-bought = { $you ->
    [yes] Du kaufst
   *[no] { $who } kauft
} { tien-card } für { $due }: { tien-paid }.
tien-told-skip = { $you ->
    [yes] Du kaufst nichts.
   *[no] { $who } kauft nichts.
}
tien-told-unable = { $you ->
    [yes] Auf dem Markt liegt nichts, was du kaufen kannst.
   *[no] Auf dem Markt liegt nichts, was { $who } kaufen kann.
}
tien-told-final = { $you ->
    [yes] Der Stapel ist leer. Alle dürfen noch einmal kaufen, du zuerst.
   *[no] Der Stapel ist leer. Alle dürfen noch einmal kaufen, { $who } zuerst.
}
tien-told-end = { $count ->
    [1] { $you ->
        [yes] Du gewinnst das Spiel!
       *[no] { LIST($winners) } gewinnt das Spiel.
    }
   *[other] { LIST($winners) } gewinnen gemeinsam.
}

## The rules

tien-rules-setup = Vor dem Spiel
tien-rules-draw = Ziehen
tien-rules-reward = Aufhören und sich verzocken
tien-rules-buy = Kaufen
tien-rules-auction = Joker und ihre Versteigerung
tien-rules-end = Wer gewinnt
rule-TS1 = Eine Person bis fünf Personen bauen Folgen von Zahlen in vier Farben; die meisten Punkte gewinnen.
rule-TS2 = Jede Farbe hat drei Karten von jeder Zahl von 1 bis 6, je eine von 7 bis 9, und zwei Joker, die jede Zahl dieser Farbe sein können.
rule-TS3 = Joker mit einer Zahl können diese Zahl in jeder Farbe sein, und der Joker # kann alles sein.
rule-TS4 = Geldkarten sind 1 bis 5 wert.
rule-TS5 = Zu viert oder zu fünft sind alle Karten dabei. Zu dritt kommen die Karten mit einer 4+ heraus, allein oder zu zweit auch die mit einer 3.
rule-TS6 = Alle beginnen mit 5 Münzen. Insgesamt gibt es 50 Münzen und 15 Trostmünzen; was ausgegeben wird, geht zurück in den Vorrat.
rule-TS7 = Der Zufall entscheidet, wer anfängt; weiter geht es nach links.
rule-TS8 = Bist du dran, ziehst du Karten, eine nach der anderen, offen in eine Auslage. Nach jeder Karte hörst du auf oder ziehst weiter; dein Zug endet, wenn du aufhörst oder dich verzockst.
rule-TS9 = Zahlen werden zusammengezählt, Geldkarten davon abgezogen. Bei einer Summe von 11 oder mehr hast du dich verzockt.
rule-TS10 = Auch bei 11 oder mehr an Geldkarten hast du dich verzockt.
rule-TS11 = Hörst du für die Zahlen auf, behältst du alle Zahlenkarten der Auslage, und alle anderen bekommen das Geld der Auslage in Münzen.
rule-TS12 = Hörst du für das Geld auf, bekommst du es in Münzen, die Zahlenkarten gehen auf den Markt, und du kaufst nichts.
rule-TS13 = Niemand hat mehr als zehn Münzen: Was darüber ginge, bekommst du nicht. Trostmünzen zählen hier nicht mit.
rule-TS14 = Hast du dich verzockt, gehen die Zahlenkarten der Auslage auf den Markt, du bekommst eine Trostmünze, und dein Zug ist vorbei.
rule-TS15 = Hast du dich mit Zahlen verzockt, bekommen alle anderen das Geld der Auslage.
rule-TS16 = Hast du dich mit Geld verzockt, bekommt niemand etwas.
rule-TS17 = Hast du die Zahlen behalten, darfst du eine Karte vom Markt für ihre Zahl kaufen. Du musst nicht.
rule-TS18 = Eine Trostmünze ist 3 wert und lässt sich nicht teilen. Zahlst du zu viel, verfällt der Überschuss.
rule-TS19 = Du darfst auch mit eigenen Karten zahlen, allein oder zusammen mit Münzen: Jede Karte ist 1 wert.
rule-TS20 = Du kannst keine Karte kaufen, die in Farbe und Zahl einer gleicht, die du schon hast.
rule-TS21 = Kommt ein Joker, ganz gleich welcher, wird nicht weitergezogen, sondern erst dieser Joker versteigert.
rule-TS22 = Alle dürfen einmal bieten, über das höchste Gebot, oder passen: zuerst, wer links von der Person sitzt, die den Joker gezogen hat, und diese selbst zuletzt.
rule-TS23 = Das höchste Gebot zahlt und nimmt den Joker.
rule-TS24 = Nach der Versteigerung spielt weiter, wer den Joker gezogen hat.
rule-TS25 = Erst am Ende musst du sagen, wofür ein Joker steht. Dann steht jeder Joker für eine Karte, und nur einmal.
rule-TS26 = Wer die letzte Karte zieht, beendet den Zug wie sonst, aber ohne weiterzuziehen.
rule-TS27 = Danach dürfen alle noch einmal kaufen, zuerst, wer links von der Person sitzt, die die letzte Karte gezogen hat.
rule-TS28 = In jeder Farbe zählt die längste Folge von Zahlen, die sich aneinanderreihen: ein Punkt pro Zahl.
rule-TS29 = Eine volle Folge von 1 bis 9 bringt einen Bonus.
rule-TS30 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden die meisten Münzen (Trostmünzen zählen nicht), dann die wenigsten Karten; ist alles gleich, wird der Sieg geteilt.
rule-TA1 = Die Listen ergeben 130 Karten, es sind aber 129: Der Joker # ist einer der zehn Joker, die zu jeder Farbe passen.
rule-TA2 = Welche Geldkarten es gibt, sagen die Regeln nicht. Hier: je sechs zu 1, 2 und 3, fünf zu 4 und vier zu 5.
rule-TA3 = Welche Karten eine 3 oder eine 4+ haben, sagen die Regeln auch nicht. Hier behalten die kleineren Stapel jede Zahl jeder Farbe und etwa den gleichen Anteil Geld.
rule-TA4 = Mit Zahlen verzockst du dich bei 11 oder mehr, nachdem das Geld abgezogen ist, mit Geld bei 11 oder mehr davon. Genau 10 ist beide Male sicher.
rule-TA5 = Die Summe darf unter null gehen.
rule-TA6 = Du musst mindestens eine Karte ziehen; erst dann kannst du aufhören.
rule-TA7 = Du darfst gleich nach einer Versteigerung aufhören, auch wenn keine Zahl und kein Geld daliegt.
rule-TA7-empty_stop-false = Nach der Hausregel darfst du nicht aufhören, solange nur Joker gezogen wurden: Du ziehst weiter.
rule-TA8 = Bietet niemand, ist der Joker aus dem Spiel.
rule-TA9 = Das kleinste Gebot ist 1, und jedes Gebot ist höher als das vorige.
rule-TA10 = Ein Gebot zahlst du mit Münzen und Trostmünzen, nicht mit Karten.
rule-TA10-cards_in_auction-true = Nach der Hausregel darfst du ein Gebot auch mit eigenen Karten zahlen; jede ist 1 wert.
rule-TA11 = Du darfst einen Betrag bieten, den du nicht genau zahlen kannst, aber nie mehr, als du hast.
rule-TA12 = Du suchst aus, womit du zahlst. Tust du es nicht, zahlst du mit möglichst wenigen Karten, dann mit möglichst kleinem Überschuss, und mit Trostmünzen eher als mit Münzen.
rule-TA13 = Du kannst nichts umsonst dazulegen: Ohne irgendein Stück davon muss es zu wenig sein.
rule-TA14 = Karten, mit denen du zahlst, sind aus dem Spiel.
rule-TA15 = Auch mit Jokern darfst du zahlen: Jeder ist 1 wert.
rule-TA16 = Ob du die gleiche Karte schon hast, wird geprüft, bevor du zahlst. Die gleiche Karte zweimal zu ziehen ist erlaubt.
rule-TA17 = Du kaufst eine Karte, und dann ist Schluss.
rule-TA18 = Sind alle Trostmünzen vergeben, bekommt keine mehr, wer sich verzockt.
rule-TA19 = Die weißen Marken sind die Trostmünzen.
rule-TA20 = Ist die letzte Karte ein Joker, wird er zuerst versteigert. Verzockst du dich mit ihr, darfst du am Ende trotzdem kaufen. Wer sie gezogen hat, kommt zuletzt und kauft so vielleicht zweimal.
rule-TA21 = Am Ende dürfen alle kaufen, was auch war.
rule-TA22 = Der Bonus für eine volle Folge ist 1 Punkt, also bringt eine Farbe höchstens 10. Du darfst deine Joker selbst einsetzen; sonst zählen sie dort, wo sie am meisten bringen.
rule-TA23 = Jede Farbe hat 23 Karten, ihre zwei Joker mitgezählt.
rule-TA24 = Die vier Farben sind Rot, Blau, Orange und Grün.
rule-TA25 = Wer sich verzockt, bekommt keine Zahlen und kein Geld.
rule-TA26 = Zwei Sammlungen mit derselben Farbe sind zwei Beispiele: Blau ist in der einen 3 wert, in der anderen 2.
rule-TA27 = Alle Münzen, Marken und Karten liegen offen; nur die Reihenfolge im Stapel ist geheim.
rule-TT1 = Alle Karten: 84 Zahlenkarten, 8 Joker einer Farbe, 9 Joker mit einer Zahl, ein Joker #, 27 Geldkarten; zusammen 129.
rule-TT2 = Blau 1, 2, 3, 5 und 7: 3 Punkte.
rule-TT3 = Rot 1 bis 5, Grün 4 bis 6, Blau 2 und 3, Orange 8: 5 + 3 + 2 + 1 = 11 Punkte.
rule-TT4 = Blau 1, 2, 3, 5 und 7 mit einem Joker Blau, oder mit dem Joker 4: 5 Punkte.
rule-TT5 = Blau 1, 2, 3, 5 und 7 mit einem Joker Blau und dem Joker 6: 7 Punkte.
rule-TT6 = Blau 1, 2, 3, 5 und 7, Grün 3, und die Joker 4 und #: 8 Punkte.
rule-TT7 = Blau 1, 2, 3, 5 und 6, Rot 1, 2 und 3, und der Joker 4: 9 Punkte, nicht 7.
rule-TT8 = Eine volle Farbe: 10 Punkte; alle vier: 40.
rule-TT9 = 4 und 6: sicher. 5 und 6: verzockt. 6, Geld 1 und 5: sicher. 6, Geld 1 und 6: verzockt.
rule-TT10 = Geld 5 und 5: sicher. Noch eine 1: verzockt, niemand bekommt etwas, und es gibt eine Trostmünze.
rule-TT11 = 8 Münzen, und 5 kommen dazu: 10.
rule-TT12 = Mit Zahlen verzockt bei 3 in Geld, die anderen haben 9 und 2: danach 10 und 5, und eine Trostmünze.
rule-TT13 = Bei einem Preis von 4: zwei Trostmünzen, oder eine und eine Münze; aber nicht zwei und eine Münze.
rule-TT14 = Wer Blau 5 hat, kann nicht Blau 5 kaufen.
rule-TT15 = Vier am Tisch, die erste Person zieht einen Joker: Dann sprechen die zweite, dritte und vierte, und die erste zuletzt.
rule-TT16 = Vier am Tisch, die dritte Person zieht die letzte Karte: Dann dürfen die vierte, erste, zweite und dritte kaufen.
rule-TT17 = Gleich viele Punkte, einmal mit 4 Münzen und 2 Trostmünzen, einmal mit 5 Münzen: Das zweite gewinnt.

## On the screen

tien-kind-deck = Karten
tien-colour-red = Rot
tien-colour-blue = Blau
tien-colour-orange = Orange
tien-colour-green = Grün
tien-turn-title = Zug { $turn }
tien-wild-title = In der Versteigerung: { tien-card }
tien-final-title = Noch einmal kaufen
tien-over-title = Alle Karten sind gezogen
tien-on-turn = Am Zug: { $who }
tien-price = Preis von { tien-card }: { $due }
tien-pile = { $left ->
    [0] der Stapel ist leer
    [one] { $left } Karte im Stapel
   *[other] { $left } Karten im Stapel
}
tien-row = In diesem Zug gezogen
tien-row-empty = Noch keine Zahl und kein Geld in der Auslage.
tien-total = { $money ->
    [0] Summe: { $total }
   *[other] Summe: { $numbers } − { $money } = { $total }
}
tien-money = Geld: { $money }
tien-edge = { $limit } ist sicher, { $bust } ist zu viel
tien-next-number = { $least ->
    [9] Nur eine 9 ist jetzt zu viel.
   *[other] Ab einer { $least } ist es jetzt zu viel.
}
tien-next-number-none = Keine Zahl ist jetzt zu viel.
tien-next-money = { $least ->
    [5] Nur Geld 5 ist jetzt zu viel.
   *[other] Ab Geld { $least } ist es jetzt zu viel.
}
tien-next-money-none = Kein Geld ist jetzt zu viel.
tien-market = Markt
tien-market-price = jede Karte kostet ihre Zahl
tien-market-empty = Der Markt ist leer.
tien-market-cards = Auf dem Markt: { LIST($cards, "tien-card") }
tien-standing = Höchstes Gebot: { $amount } von { $who }
tien-standing-none = Noch kein Gebot
tien-doing-draws = zieht
tien-doing-buys = kauft
tien-doing-pays = zahlt
tien-doing-bids = bietet jetzt
tien-doing-bid = Gebot: { $amount }
tien-doing-passed = gepasst
tien-doing-outbid = überboten
tien-doing-waits = bietet noch
tien-has = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} von { $limit }, { $tokens ->
    [one] { $tokens } Trostmünze
   *[other] { $tokens } Trostmünzen
}
tien-of = { $coins } von { $limit }
tien-worth-now = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}
tien-strip = { $colour }: { $count ->
    [0] keine Karten
   *[other] { LIST($numbers) }
}
tien-strip-run = { $colour }: { LIST($numbers) }; die längste Folge geht von { $first } bis { $last }
tien-wilds = Joker: { LIST($cards, "tien-card") }
tien-no-cards = Noch keine Karten
tien-times = ×{ $count }

## What is asked

tien-ask-decide = Weiterziehen oder aufhören?
tien-ask-decide-hint = Unten siehst du, was du und die anderen bekommen.
tien-ask-stop = Der Stapel ist leer. Nimmst du die Zahlen oder das Geld?
tien-ask-open = Bietest du auf { tien-card }?
tien-ask-bid = Gehst du über { $high } für { tien-card }?
tien-ask-bid-hint = { $behind ->
    [0] Alle bieten nur einmal, und du kommst zuletzt: Bietest du, gehört der Joker dir. Du kannst höchstens { $most } zahlen.
    [one] Alle bieten nur einmal; nach dir kommt noch { $behind }. Du kannst höchstens { $most } zahlen.
   *[other] Alle bieten nur einmal; nach dir kommen noch { $behind }. Du kannst höchstens { $most } zahlen.
}
tien-ask-pay = Womit zahlst du { $due }?
tien-ask-pay-hint = { $cards ->
    [0] Eine Münze ist 1 wert, eine Trostmünze 3. Niemand gibt Wechselgeld. Der letzte Knopf legt es für dich hin, mit möglichst wenigen Karten.
   *[other] Eine Münze ist 1 wert, eine Trostmünze 3 und jede deiner Karten 1. Karten, mit denen du zahlst, sind aus dem Spiel. Niemand gibt Wechselgeld. Der letzte Knopf legt es für dich hin, mit möglichst wenigen Karten.
}
tien-ask-buy = Kaufst du eine Karte vom Markt?
tien-ask-final = Alle dürfen noch einmal kaufen. Kaufst du eine Karte?
tien-ask-buy-hint = Der Preis ist die Zahl auf der Karte. Eine Münze zahlt 1, eine Trostmünze 3, eine deiner Karten 1. Du siehst, was du zahlen kannst und noch nicht hast.

## What each choice brings

tien-out-title = Was dabei herauskommt
tien-out-numbers = Aufhören für die Zahlen
tien-out-currency = Aufhören für das Geld
tien-out-by-numbers = Mit einer Zahl verzockt
tien-out-by-currency = Mit Geld verzockt
tien-out-cards = { $count ->
    [0] Du bekommst keine Karten
    [one] Du bekommst { $count } Karte
   *[other] Du bekommst { $count } Karten
}{ $market ->
    [0] .
   *[other] , und du darfst eine vom Markt kaufen.
}
tien-out-coins = { $got ->
    [0] Du bekommst keine Münzen.
    [one] Du bekommst { $got } Münze.
   *[other] Du bekommst { $got } Münzen.
}{ $lost ->
    [0] { "" }
   *[other] { " " }Für { $lost } vom Geld hast du keinen Platz: Zehn Münzen sind das Höchste.
}
tien-out-others = { $money ->
    [0] Die anderen bekommen nichts.
    [one] Die anderen bekommen je { $money } Münze.
   *[other] Die anderen bekommen je { $money } Münzen.
}
tien-out-full = { $got ->
    [0] { $who } ist voll und bekommt keine.
   *[other] { $who } hat noch Platz für { $got }.
}
tien-out-market = { $count ->
    [0] Auf den Markt kommt nichts.
    [one] Die Zahlenkarte kommt auf den Markt.
   *[other] Die { $count } Zahlenkarten kommen auf den Markt.
}
tien-out-market-too = Alle Zahlenkarten kommen auf den Markt.
tien-out-token = { $tokens ->
    [0] Alle Trostmünzen sind vergeben, also bekommst du keine.
   *[other] Du bekommst eine Trostmünze, die 3 wert ist.
}
tien-out-none = Die anderen bekommen nichts.
tien-out-safe = Mit der nächsten Karte geht das nicht.

## What cards are worth

tien-value-ask = Was sind meine Karten wert?
tien-value-now = Deine Karten sind jetzt { $worth } wert, mit jedem Joker dort, wo er am meisten bringt.
tien-value-adds = Was eine Karte dazu bringen würde:
tien-value-row = Alle Zahlenkarten der Auslage zusammen: { $more }.
tien-value-nothing = Gerade ist keine Karte zu haben.
tien-value-none = Keine Karte, die zu haben ist, bringt gerade einen Punkt.
tien-value-more = +{ $more }

## Placing the wilds

tien-place-title = Wo bringen deine Joker am meisten?
tien-place-lead = Sag, wofür jeder Joker steht, wie an einem echten Tisch. Sieh dir danach an, wie es am besten geht.
tien-place-whose = Wessen Joker?
tien-place-nothing = nichts
tien-place-now = So, wie du sie legst: { $worth }
tien-place-compare = Zeig, wie es am besten geht
tien-place-found = Gut gemacht: { $worth }, und besser geht es nicht.
tien-place-best = Am besten sind es { $best }. Das sind { $more } mehr als bei dir.
tien-place-stands = { $wild } steht für { $card }
tien-place-spare = { $wild } bringt nichts
tien-end-line = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}, { $held ->
    [one] { $held } Karte
   *[other] { $held } Karten
}
tien-end-tie = Gleiche Punkte: Erst entscheiden die meisten Münzen, dann die wenigsten Karten.
tien-best = Wie diese Punkte entstehen

## The risk thermometer

tien-risk-title = Risikomesser
tien-risk-off = Aus
tien-risk-lessons = In Lektionen
tien-risk-play = Im Spiel
tien-risk-both = In beidem
tien-risk-ask = Wie wahrscheinlich verzockst du dich mit der nächsten Karte? Sag es, wenn du magst, und zieh dann.
tien-risk-guess = Meine Schätzung
tien-risk-unsaid = nicht gesagt
tien-risk-share = { $share }{ "\u00A0" }%
tien-risk-seen = Du hast { $felt }{ "\u00A0" }% gesagt. Es waren { $exact }{ "\u00A0" }%: Mit { $count } von { $left } Karten im Stapel hättest du dich verzockt. { $bust ->
    [yes] Das war so eine.
   *[no] Das war keine davon.
}
tien-risk-exact = Du hast { $felt }{ "\u00A0" }% gesagt. Es sind { $exact }{ "\u00A0" }%: Mit { $count } von { $left } Karten im Stapel würdest du dich verzocken.
tien-risk-record = { $count ->
    [one] Bisher: { $count } Schätzung
   *[other] Bisher: { $count } Schätzungen
}
tien-risk-lean = { $lean ->
    [high] Im Schnitt sagst du { $by } Prozentpunkte zu viel: Es ist sicherer, als es sich anfühlt.
    [low] Im Schnitt sagst du { $by } Prozentpunkte zu wenig: Es ist gefährlicher, als es sich anfühlt.
   *[even] Im Schnitt schätzt du das Risiko richtig ein.
}
tien-risk-score = Brier-Wert: du { $felt }, die gezählten Chancen { $exact }. So weit lag eine Schätzung daneben, im Quadrat und im Schnitt; 0 ist am besten, und wer immer 50{ "\u00A0" }% sagt, kommt auf 0,25.
tien-risk-chart = Was du gesagt hast, und wie es war
tien-risk-x = du sagst (%)
tien-risk-y = es war (%)
tien-risk-counted = gezählt
tien-risk-happened = passiert
tien-risk-bin = Bei { $low } bis { $high }{ "\u00A0" }%: gezählt { $exact }{ "\u00A0" }%, verzockt { $busts } von { $count } Mal.
tien-risk-line = Auf der gestrichelten Linie stimmt, was du sagst.
