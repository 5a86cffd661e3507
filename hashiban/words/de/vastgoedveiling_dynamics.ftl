# The plots of Vastgoedveiling: for each chart its title, what to see, its axes, and the sentences under it.

## Buying

dynamics-vastgoedveiling-ladder-title = Gebot für Gebot
dynamics-vastgoedveiling-ladder-see = Jede Leiter ist eine Versteigerung, jedes Zeichen ein Gebot. Die Zahl ganz oben ist der Preis.
dynamics-vastgoedveiling-ladder-x = Runde
dynamics-vastgoedveiling-ladder-y = Gebot ($)
dynamics-vastgoedveiling-ladder-all = { $bids ->
    [one] { $bids } Gebot
   *[other] { $bids } Gebote
} in { $auctions ->
    [one] { $auctions } Versteigerung.
   *[other] { $auctions } Versteigerungen.
}
dynamics-vastgoedveiling-ladder-longest = Die längste Leiter: Runde { $round }, bis { MONEY($price) } mit { $bids ->
    [one] { $bids } Gebot
   *[other] { $bids } Geboten
}. Höchstes Gebot: { LIST($who) }.
dynamics-vastgoedveiling-ranks-title = Was ist ein höherer Rang wert?
dynamics-vastgoedveiling-ranks-see = Jedes Zeichen ist ein gekauftes Haus, jeder kurze Balken der Durchschnitt dieses Rangs. Die gestrichelte Linie ist der Scheck, den du bei diesem Rang erwarten kannst.
dynamics-vastgoedveiling-ranks-x = Rang in der Runde (1 = niedrigster)
dynamics-vastgoedveiling-ranks-y = Preis ($)
dynamics-vastgoedveiling-ranks-theory = erwarteter Scheck
dynamics-vastgoedveiling-ranks-best = Das beste Haus einer Runde kostete im Schnitt { MONEY($price) }; der beste Scheck einer Runde beträgt im Schnitt { MONEY($cheque) }.
dynamics-vastgoedveiling-ranks-lowest = Beim niedrigsten sind es { MONEY($price) } gegen { MONEY($cheque) }.
dynamics-vastgoedveiling-wallets-title = Wo blieben die Münzen?
dynamics-vastgoedveiling-wallets-see = Wo die Linie steil fällt, war die Runde teuer. Was am Ende übrig ist, zählt mit und entscheidet bei Gleichstand.
dynamics-vastgoedveiling-wallets-x = Kaufrunden
dynamics-vastgoedveiling-wallets-y = Münzen ($)
dynamics-vastgoedveiling-wallets-left = Alle begannen mit { MONEY($start) }. Die meisten Münzen nach Runde { $round } von { $rounds }: { LIST($rich) }, { MONEY($most) }. Die wenigsten: { LIST($poor) }, { MONEY($fewest) }.
dynamics-vastgoedveiling-wallets-same = Alle begannen mit { MONEY($start) }. Nach Runde { $round } von { $rounds } haben alle { MONEY($most) }.
dynamics-vastgoedveiling-halves-title = Was ein Gebot kostet, das nicht gewinnt
dynamics-vastgoedveiling-halves-see = Jeder Block ist einmal Passen: die Hälfte eines Gebots, die verloren ging.
dynamics-vastgoedveiling-halves-y = Verlorene Hälften von Geboten
dynamics-vastgoedveiling-halves-mark = { MONEY($got) }
dynamics-vastgoedveiling-halves-all = { $passes ->
    [one] { $passes }-mal Passen
   *[other] { $passes }-mal Passen
} kostete zusammen { MONEY($lost) }, { $share }{ "\u00A0" }% aller ausgegebenen Münzen.
dynamics-vastgoedveiling-halves-most = Am meisten: { LIST($who) }, { MONEY($lost) }.
dynamics-vastgoedveiling-anchors-title = Zieht das erste Gebot den Preis mit?
dynamics-vastgoedveiling-anchors-see = Jedes Zeichen ist eine Versteigerung, in der Form dessen, der zuerst bot. Je höher über der gestrichelten Linie, desto weiter ging das Bieten; jeder kurze Balken ist ein Durchschnitt.
dynamics-vastgoedveiling-anchors-x = Erstes Gebot ($)
dynamics-vastgoedveiling-anchors-y = Preis ($)
dynamics-vastgoedveiling-anchors-theory = niemand erhöhte
dynamics-vastgoedveiling-anchors-higher = War das erste Gebot um { MONEY(1) } höher, war der Preis im Schnitt um { MONEY($gap) } höher.
dynamics-vastgoedveiling-anchors-lower = War das erste Gebot um { MONEY(1) } höher, war der Preis im Schnitt um { MONEY($gap) } niedriger.
dynamics-vastgoedveiling-anchors-no = Nach höheren ersten Geboten war der Preis im Schnitt so hoch wie nach niedrigeren.
dynamics-vastgoedveiling-anchors-same = Jedes erste Gebot war { MONEY($first) }; der Preis war im Schnitt { MONEY($price) }.
dynamics-vastgoedveiling-anchors-nearest = Am nächsten am ersten Gebot eines anderen: { LIST($who) }, mit einem höchsten Gebot, das im Schnitt { MONEY($gap) } darüber lag.
dynamics-vastgoedveiling-anchors-few = { $auctions ->
    [one] Eine Versteigerung ist ein Hinweis, kein Beweis.
   *[other] { $auctions } Versteigerungen sind ein Hinweis, kein Beweis.
}

## Selling

dynamics-vastgoedveiling-cheques-title = Was brachte jedes Haus ein?
dynamics-vastgoedveiling-cheques-see = Jedes Zeichen ist ein verkauftes Haus. Über der gestrichelten Linie brachte es mehr ein als der Scheck seines eigenen Rangs.
dynamics-vastgoedveiling-cheques-x = Haus
dynamics-vastgoedveiling-cheques-y = Scheck ($)
dynamics-vastgoedveiling-cheques-theory = Scheck vom selben Rang
dynamics-vastgoedveiling-cheques-above = { $above } von { $sales } Häusern brachten mehr ein als die Linie.
dynamics-vastgoedveiling-cheques-best = Der beste Verkauf: { LIST($who) }, Haus { $card } für { MONEY($cheque) }.
dynamics-vastgoedveiling-cheques-worst = Der schlechteste: { LIST($who) }, Haus { $card } für { MONEY($cheque) }.
dynamics-vastgoedveiling-efficiency-title = Im richtigen Moment verkauft?
dynamics-vastgoedveiling-efficiency-see = Jeder Block ist ein Scheck. Der leere Teil ist, was dieselben Häuser noch hätten einbringen können, in den besten Runden dafür, gegen das, was die anderen gespielt haben.
dynamics-vastgoedveiling-efficiency-y = Erhaltene Schecks, vom höchsten Möglichen
dynamics-vastgoedveiling-efficiency-mark = { MONEY($got) } von { MONEY($whole) }
dynamics-vastgoedveiling-efficiency-best = Am besten verkauft, mit { $share }{ "\u00A0" }% von dem, was möglich war: { LIST($who) }.
dynamics-vastgoedveiling-efficiency-left = Am meisten liegen gelassen: { LIST($who) }, { MONEY($lost) }.
dynamics-vastgoedveiling-rivals-title = Wer durchschaute die anderen?
dynamics-vastgoedveiling-rivals-see = Jeder Block ist ein Verkauf, bei dem kein niedrigeres Haus des Verkäufers denselben Scheck eingebracht hätte.
dynamics-vastgoedveiling-rivals-y = Verkäufe ohne Verschwendung
dynamics-vastgoedveiling-rivals-mark = { $got } von { $whole }
dynamics-vastgoedveiling-rivals-most = Nichts verschwendet bei { $right } von { $sales } Verkäufen: { LIST($who) }, am besten am Tisch.
dynamics-vastgoedveiling-rivals-over = Am meisten verschwendet: { LIST($who) }, mit Häusern, die zusammen um { $over } höher waren als für die Schecks nötig.
