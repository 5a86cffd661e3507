# Vastgoedveiling

vastgoedveiling-title = Vastgoedveiling
vastgoedveiling-line = Ersteigere Häuser und verkaufe sie danach für Schecks.
vastgoedveiling-teaches = wann du mit dem Bieten aufhörst, was ein verlorenes Gebot kostet, und wie du das, was du hast, für das einsetzt, was es zu holen gibt
vastgoedveiling-credit = aus der Familie von For Sale, von Stefan Dorra (1997)
vastgoedveiling-about = In jeder Runde werden so viele Häuser aufgedeckt, wie Leute mitspielen. Bieten oder passen: Wer als Erstes passt, nimmt das billigste Haus für die Hälfte des eigenen Gebots; wer übrig bleibt, zahlt das volle Gebot für das beste. Danach verkaufst du deine Häuser für möglichst hohe Schecks.

## House rules

vastgoedveiling-rule-rounding = Die Hälfte eines verlorenen Gebots, die du zurückbekommst
vastgoedveiling-rule-rounding-down = abgerundet (die Regel)
vastgoedveiling-rule-rounding-up = aufgerundet (andere Ausgaben)

## The table

vastgoedveiling-phase-bid = Kaufen: Runde { $round } von { $rounds }
vastgoedveiling-phase-sell = Verkaufen: Runde { $round } von { $rounds }
vastgoedveiling-phase-end = Alle Häuser sind verkauft
vastgoedveiling-standing = Höchstes Gebot: { MONEY($amount) } von { $who }
vastgoedveiling-standing-none = Noch kein Gebot
vastgoedveiling-market-bid = Häuser in dieser Runde, das billigste zuerst
vastgoedveiling-market-sell = Schecks in dieser Runde, der niedrigste zuerst
vastgoedveiling-card = Haus { $card }
vastgoedveiling-cheque = Scheck über { MONEY($amount) }
vastgoedveiling-wallet = { MONEY($amount) } in Münzen
vastgoedveiling-earned = { MONEY($amount) } in Schecks
vastgoedveiling-bids = Gebot: { MONEY($amount) }
vastgoedveiling-no-bid = noch kein Gebot
vastgoedveiling-passed = gepasst
vastgoedveiling-chosen = Wahl getroffen
vastgoedveiling-choosing = Wahl steht noch aus
vastgoedveiling-owns = Gekaufte Häuser
vastgoedveiling-owns-none = noch keine Häuser
vastgoedveiling-pile = { $count ->
    [0] letzte Runde
    [one] noch { $count } Karte im Stapel
   *[other] noch { $count } Karten im Stapel
}
vastgoedveiling-way = { $twos ->
    [0] { $ones } × { MONEY(1) }
   *[other] { $ones ->
        [0] { $twos } × { MONEY(2) }
       *[other] { $twos } × { MONEY(2) } und { $ones } × { MONEY(1) }
    }
}

## The question

vastgoedveiling-ask-bid = { $high ->
    [0] Bietest du { MONEY($least) } oder mehr, oder passt du?
   *[other] Erhöhst du auf { MONEY($least) } oder mehr, oder passt du?
}
vastgoedveiling-ask-sell = Welches Haus verkaufst du? Das höchste bekommt den Scheck über { MONEY($top) }.
vastgoedveiling-ask-sell-hint = Alle wählen heimlich; dann werden alle Karten gleichzeitig aufgedeckt.
vastgoedveiling-say-bid-least = { $high ->
    [0] { MONEY($least) } bieten
   *[other] Auf { MONEY($least) } erhöhen
}
vastgoedveiling-say-bid-all = Alles setzen: { MONEY($most) }
vastgoedveiling-say-pass = { $due ->
    [0] Passen: { $card } gratis nehmen
   *[other] Passen: { $card } nehmen, { MONEY($due) } zahlen
}
vastgoedveiling-say-sell = { $card } verkaufen
vastgoedveiling-pay-hint = Dein Gebot ist { MONEY($bid) }. Wenn du passt, zahlst du { MONEY($due) } und bekommst { MONEY($back) } zurück.
vastgoedveiling-free-hint = Du hast noch nicht geboten, also ist Passen gratis.

## Why something cannot be said

vastgoedveiling-no-bid-low = Du musst über das höchste Gebot gehen: Biete { MONEY($least) } oder mehr.
vastgoedveiling-no-bid-high = Du hast { MONEY($most) }, mehr kannst du nicht bieten.
vastgoedveiling-no-bid-step = Du hast keine Münze zu { MONEY(1) }, und niemand gibt Wechselgeld: Du kannst { MONEY($below) } oder { MONEY($above) } bieten, aber nicht { MONEY($amount) }.
vastgoedveiling-no-bid-not-now = Du kannst jetzt nicht bieten.
vastgoedveiling-no-pass-not-now = Du kannst jetzt nicht passen.
vastgoedveiling-no-sell-cards-few = Such ein Haus aus, das du verkaufst.
vastgoedveiling-no-sell-cards-many = Du verkaufst immer nur ein Haus auf einmal.
vastgoedveiling-no-sell-cards-missing = Haus { $card } gehört dir nicht.

## What happened

vastgoedveiling-told-opens = { $you ->
    [yes] Du eröffnest die erste Runde.
   *[no] { $who } eröffnet die erste Runde.
}
vastgoedveiling-told-market = Runde { $round } von { $rounds }: Die Häuser { LIST($cards) } kommen unter den Hammer.
vastgoedveiling-told-bid = { $you ->
    [yes] Du bietest { MONEY($amount) }.
   *[no] { $who } bietet { MONEY($amount) }.
}
vastgoedveiling-told-pass = { $you ->
    [yes] Du passt und nimmst Haus { $card } { $paid ->
        [0] gratis.
       *[other] für { MONEY($paid) }.
    }
   *[no] { $who } passt und nimmt Haus { $card } { $paid ->
        [0] gratis.
       *[other] für { MONEY($paid) }.
    }
}
vastgoedveiling-told-forced = { $you ->
    [yes] Du kannst nicht erhöhen, musst also passen und nimmst Haus { $card } { $paid ->
        [0] gratis.
       *[other] für { MONEY($paid) }.
    }
   *[no] { $who } kann nicht erhöhen, muss also passen und nimmt Haus { $card } { $paid ->
        [0] gratis.
       *[other] für { MONEY($paid) }.
    }
}
vastgoedveiling-told-win = { $you ->
    [yes] { $paid ->
        [0] Niemand hat geboten: Du bekommst Haus { $card } gratis.
       *[other] Nur du bist noch dabei: Du zahlst dein volles Gebot von { MONEY($paid) } und nimmst Haus { $card }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }Du eröffnest die nächste Runde.
    }
   *[no] { $paid ->
        [0] Niemand hat geboten: { $who } bekommt Haus { $card } gratis.
       *[other] { $who } bleibt übrig, zahlt das volle Gebot von { MONEY($paid) } und nimmt Haus { $card }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }{ $who } eröffnet die nächste Runde.
    }
}
vastgoedveiling-told-cheques = Verkauf { $round } von { $rounds }: Die Schecks { LIST($cards) } liegen auf dem Tisch.
vastgoedveiling-told-chose = { $you ->
    [yes] Du hast ein Haus gewählt.
   *[no] { $who } hat ein Haus gewählt.
}
vastgoedveiling-told-sold = { $you ->
    [yes] Du verkaufst Haus { $card } für { MONEY($cheque) }.
   *[no] { $who } verkauft Haus { $card } für { MONEY($cheque) }.
}
vastgoedveiling-told-end = { $count ->
    [1] { $you ->
        [yes] Du gewinnst das Spiel!
       *[no] { LIST($winners) } gewinnt das Spiel.
    }
   *[other] { LIST($winners) } gewinnen gemeinsam.
}

## The end

vastgoedveiling-end-line = { MONEY($coins) } in Münzen + { MONEY($cheques) } in Schecks
vastgoedveiling-end-tie = Gleichstand: Die übrigen Münzen entscheiden.

## The rules

vastgoedveiling-rules-setup = Vor dem Spiel
vastgoedveiling-rules-buy = Kaufen
vastgoedveiling-rules-sell = Verkaufen
vastgoedveiling-rules-end = Wer gewinnt
rule-VS1 = Alle beginnen mit Münzen zu { MONEY(1) } und { MONEY(2) }: zusammen { MONEY(18) } zu zweit, zu dritt oder zu viert, { MONEY(14) } zu fünft oder zu sechst.
rule-VS2 = Es gibt 30 Häuser (1 bis 30) und 30 Schecks (je zwei über 0 und über 2 bis 15). Zu zweit, zu dritt oder zu viert kommen von beiden je 12, 6 oder 2 ungesehen weg.
rule-VS3 = In jeder Runde werden so viele Häuser aufgedeckt, wie Leute mitspielen.
rule-VS4 = Wenn du dran bist, erhöhst du das Gebot um mindestens { MONEY(1) }, oder du passt.
rule-VS5 = Du kannst nur bieten, was du mit deinen Münzen genau hinlegen kannst: Niemand gibt Wechselgeld.
rule-VS6 = Wenn du passt, nimmst du das billigste Haus, das noch da ist. Die Hälfte deines eigenen Gebots bekommst du abgerundet zurück, und diese Runde ist für dich vorbei.
rule-VS6-rounding-up = Wenn du passt, nimmst du das billigste Haus, das noch da ist. Die Hälfte deines eigenen Gebots bekommst du zurück, nach der Hausregel aufgerundet, und diese Runde ist für dich vorbei.
rule-VS7 = Kannst du mit deinen Münzen nicht genau zahlen, was du schuldest, zahlst du mehr, und der Überschuss ist aus dem Spiel.
rule-VS8 = Wer übrig bleibt, kann nicht passen, zahlt das ganze Gebot und nimmt das höchste Haus. Hat niemand geboten, ist es gratis.
rule-VS9 = Hast du gepasst, kommst du in dieser Runde nicht mehr dran.
rule-VS10 = Wer das höchste Haus genommen hat, eröffnet die nächste Runde. Wer die erste eröffnet, entscheidet der Zufall.
rule-VS11 = Passen ohne Gebot kostet nichts, und du bekommst trotzdem das billigste Haus.
rule-VS12 = Sind alle Häuser gekauft, werden in jeder Runde so viele Schecks aufgedeckt, wie Leute mitspielen.
rule-VS13 = Alle wählen heimlich ein eigenes Haus; dann werden alle gleichzeitig aufgedeckt.
rule-VS14 = Das höchste Haus bekommt den höchsten Scheck, das zweithöchste den nächsten, und so weiter.
rule-VS15 = Wären zwei Häuser gleich hoch, käme das früher gekaufte zuerst.
rule-VS16 = Verkauft wird, bis kein Haus mehr übrig ist.
rule-VS17 = Das meiste Geld gewinnt: Schecks und übrige Münzen zusammen.
rule-VS18 = Bei Gleichstand gewinnt, wer mehr Münzen übrig hat.
rule-VA1 = Wenn du erhöhst, darfst du deine Münzen neu legen: Das ganze Gebot muss sich aus allen deinen Münzen legen lassen.
rule-VA2 = Was du beim Passen schuldest, darf aus allen deinen Münzen kommen, nicht nur aus den hingelegten.
rule-VA3 = Du darfst aussuchen, welche Münzen du hinlegst. Tust du es nicht, kommen die Münzen zu { MONEY(2) } zuerst dran.
rule-VA4 = Musst du zu viel zahlen, dann so wenig zu viel, wie deine Münzen erlauben; den Überschuss bekommt niemand.
rule-VA5 = „Erhöhen“ bietet den kleinsten Betrag über dem höchsten Gebot, den du legen kannst; „Alles setzen“ bietet alles, was du hast.
rule-VA6 = Wer eröffnet, darf sofort passen.
rule-VA7 = Passen alle anderen ohne Gebot, bekommt, wer übrig bleibt, das höchste Haus gratis und wird nicht nach einem Gebot gefragt.
rule-VA8 = Kannst du nicht mehr hinlegen als das höchste Gebot, musst du passen.
rule-VA9 = Es geht im Uhrzeigersinn; wer gepasst hat, wird übersprungen.
rule-VA10 = Bei gleichen Häusern entscheidet, welches früher gekauft wurde. Mit diesen Karten sind nie zwei gleich.
rule-VA11 = Ist beides gleich, der Stand und die Münzen, wird der Sieg geteilt.
rule-VA12 = Die Münzen liegen offen: Wer sich jedes Gebot merkt, kann sie ohnehin zählen.
rule-VA13 = Welche Karten wegkommen, entscheidet bei jedem Stapel der Zufall, und niemand sieht sie.
rule-VA14 = Zu zweit gelten dieselben Regeln, mit zwei Karten pro Runde; beide beginnen mit vierzehn Münzen zu { MONEY(1) } und zwei zu { MONEY(2) }.
rule-VA15 = Dass Schecks von 12 bis 15 selten sind, ist eine Behauptung zum Nachprüfen: Es sind 8 von 30.
rule-VA16 = Nur nach der Reihenfolge steigt der Wert der Häuser in einer geraden Linie; was sie im Spiel einbringen, biegt sich an beiden Enden.
rule-VA17 = Das Spiel ist für zwei bis sechs Personen.
rule-VA18 = Der Computer spielt auf drei Stufen; die besseren bieten danach, was ein Haus wert ist.
rule-VA19 = Ein gleich hohes Gebot reicht nicht: Du musst darüber gehen.
rule-VA20 = Münzen und Schecks sind dasselbe Geld.
rule-VT1 = Passen mit einem Gebot von 3: 1 zurück, 2 bezahlt.
rule-VT2 = Passen mit Geboten von 0 bis 8: zahle 0, 1, 1, 2, 2, 3, 3, 4, 4.
rule-VT3 = Zwei Münzen zu { MONEY(2) } und noch kein Gebot: 2 und 4 lassen sich bieten, 3 nicht.
rule-VT4 = Eine Münze zu { MONEY(1) } und zwei zu { MONEY(2) }: jedes Gebot von 1 bis 5.
rule-VT5 = Zwei Münzen zu { MONEY(2) } gegen ein Gebot von 2: nur 4, und das ist alles.
rule-VT6 = Drei Münzen zu { MONEY(2) }, Gebot 6, passen: 3 geschuldet, 4 bezahlt, 2 zurück.
rule-VT7 = Zwei Münzen zu { MONEY(2) }: Passen mit 2 kostet 2, Passen mit 4 kostet 2.
rule-VT8 = Passen ohne Gebot: das niedrigste Haus, gratis.
rule-VT9 = Alle anderen passen ohne Gebot: Wer übrig bleibt, bekommt das höchste Haus gratis.
rule-VT10 = Der Anfang zu zweit bis zu sechst.
rule-VT11 = Drei am Tisch, Häuser 4, 17 und 26: eine ganze Runde.
rule-VT12 = Häuser 30, 5, 17 und 12, verkauft für 15, 0, 7 und 7.
rule-VT13 = Zwei gleiche Häuser: Das früher gekaufte bekommt den höheren Scheck.
rule-VT14 = Gleichstand: Mehr Münzen gewinnen; bei gleich vielen wird geteilt.
