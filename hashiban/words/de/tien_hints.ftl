# The hints of Tien: why a bot does something, after a colon.

## The easy bot

why-tien-few = { $few } Karten sind ein guter Zug, und bis jetzt sind es { $count }
why-tien-many = { $count ->
    [one] { $count } Karte reicht für diesen Zug
   *[other] { $count } Karten reichen für diesen Zug
}
why-tien-no-numbers = es liegt keine Zahlenkarte da, die man nehmen könnte
why-tien-cheap = { $bid } ist nicht viel für einen Joker
why-tien-dear = { $bid } ist ziemlich viel für einen Joker
why-tien-cheapest = { tien-card } kostet von allen Karten auf dem Markt am wenigsten
why-tien-short = schon die billigste Karte kostet { $price }, und das ist mehr, als deine Münzen und Trostmünzen wert sind
why-tien-laid = das Spiel legt { $due } für dich hin und nimmt Karten nur, wenn sonst nichts da ist

## The medium bot

why-tien-below = die Summe ist erst { $total }, und bis { $stop } ist noch Luft
why-tien-points = die Zahlenkarten bringen { tien-worth }, { $money ->
    [0] und Geld gibt es stattdessen keines
   *[other] und das Geld, { $money }, ist nicht mehr wert
}
why-tien-money = { $money } in Geld ist dir mehr wert als die Zahlenkarten, die { tien-worth } bringen
why-tien-fair = { tien-card } bringt { tien-worth }, und dafür kannst du bis { $most } gehen
why-tien-unfair = { tien-card } bringt { tien-worth }, und dafür ist ein Gebot von { $bid } zu viel
why-tien-adds = { tien-card } bringt { tien-worth }, und das ist den Preis von { $price } wert
why-tien-nothing = keine Karte auf dem Markt bringt genug Punkte für ihren Preis

## The hard bot

why-tien-on = { $bust ->
    [0] mit der nächsten Karte kannst du dich nicht verzocken
   *[other] mit der nächsten Karte verzockst du dich in { $bust } von 100 Fällen
}, und alles in allem ist Weiterziehen etwa { tien-worth } mehr wert als Aufhören
why-tien-keep = die Zahlenkarten, und was du dann noch kaufen kannst, sind dir etwa { tien-worth } wert, { $bust ->
    [0] und Weiterziehen bringt nicht mehr ein
   *[other] und mit der nächsten Karte verzockst du dich in { $bust } von 100 Fällen
}
why-tien-keep-last = der Stapel ist leer, und die Zahlenkarten, und was du dann noch kaufen kannst, sind dir etwa { tien-worth } wert
why-tien-cash = besser { $money } in Geld für dich als für alle anderen, denn die Zahlenkarten würden dir nur etwa { tien-worth } bringen
why-tien-cash-alone = { $money } in Geld ist dir mehr wert als die Zahlenkarten, die nur etwa { tien-worth } bringen würden
why-tien-last-word = { tien-card } ist dir höchstens { $most } wert, und weil nach dir niemand mehr spricht, reicht { $bid }
why-tien-before = { tien-card } ist dir höchstens { $most } wert, und wer nach dir spricht, lässt es wohl bei { $bid }
why-tien-no-bid = { tien-card } ist dir etwa { tien-worth } wert, und dafür ist ein Gebot von { $bid } zu viel
why-tien-buy = { tien-card } ist dir etwa { tien-worth } wert, und { $cost ->
    [0] was du zahlst, wird dir kaum fehlen
   *[other] was du dafür zahlst, nur etwa { $cost }
}
why-tien-skip = keine Karte auf dem Markt ist dir wert, was du dafür zahlen würdest
why-tien-pay = von allen Arten, { $due } zu zahlen, wird dir diese am wenigsten fehlen
