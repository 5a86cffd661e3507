# The plots of Nieuw Amsterdam: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-nieuw_amsterdam-price-title = War die Spalte ihren Preis wert?
dynamics-nieuw_amsterdam-price-see = Jedes Zeichen ist eine Spalte, die jemand genommen hat. Unter der gestrichelten Linie hat sie mehr gebracht als gekostet; ganz unten war sie umsonst.
dynamics-nieuw_amsterdam-price-x = Wert von Plättchen und Bonusmünzen
dynamics-nieuw_amsterdam-price-y = Bezahlt
dynamics-nieuw_amsterdam-price-theory = bezahlt, was es wert ist
dynamics-nieuw_amsterdam-price-most = Alles in allem hat { LIST($who) } an Spalten am meisten gewonnen: { $gain }.
dynamics-nieuw_amsterdam-price-lost = { $lost ->
    [0] Keine der { $columns } Spalten hat mehr gekostet, als sie wert war.
    [one] { $lost } von { $columns } Spalten hat mehr gekostet, als sie wert war.
   *[other] { $lost } von { $columns } Spalten haben mehr gekostet, als sie wert waren.
}
dynamics-nieuw_amsterdam-markers-title = Wer war früh dran, wer spät?
dynamics-nieuw_amsterdam-markers-see = Der Marker jedes Spielers am Ende jeder Runde, die 1 oben.
dynamics-nieuw_amsterdam-markers-x = Runde
dynamics-nieuw_amsterdam-markers-y = Marker
dynamics-nieuw_amsterdam-markers-early = Im Schnitt am frühesten: { LIST($who) }, mit Marker { $marker }.
dynamics-nieuw_amsterdam-turn-title = Was ist ein Platz in der Reihenfolge wert?
dynamics-nieuw_amsterdam-turn-see = Jedes Zeichen ist eine Runde eines Spielers, jeder kurze Strich ein Durchschnitt. Würde jeder Platz genau so viel kosten, wie er wert ist, wäre die gestrichelte Linie flach: Was ein früher Platz bringt, wäre auch dafür bezahlt.
dynamics-nieuw_amsterdam-turn-x = Marker am Ende der Runde
dynamics-nieuw_amsterdam-turn-y = Punkte der Runde
dynamics-nieuw_amsterdam-turn-theory = gerade Linie
dynamics-nieuw_amsterdam-turn-step = In { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
} ging ein Platz weiter vorn mit { $step } Punkten mehr einher (weniger, wenn unter 0); bei so wenigen Runden kann es alles von { $low } bis { $high } sein.
dynamics-nieuw_amsterdam-collapse-title = Wie die Preise fallen, wenn Spalten übrig bleiben
dynamics-nieuw_amsterdam-collapse-see = Jedes Zeichen ist eine Versteigerung, jeder kurze Strich ein Durchschnitt: links die erste einer Runde, rechts die letzte.
dynamics-nieuw_amsterdam-collapse-x = Versteigerung der Runde
dynamics-nieuw_amsterdam-collapse-y = Bezahlt
dynamics-nieuw_amsterdam-collapse-spare = { $spare ->
    [0] Es bleibt keine Spalte übrig.
    [one] In jeder Runde bleibt eine Spalte übrig.
   *[other] In jeder Runde bleiben { $spare } Spalten übrig.
} { $free } von { $auctions } Versteigerungen kosteten nichts.
dynamics-nieuw_amsterdam-collapse-fall = Die erste Versteigerung einer Runde kostete im Schnitt { $first }, die letzte { $last }.
dynamics-nieuw_amsterdam-surplus-title = Ist es besser, als Erster oder als Letzter zu bieten?
dynamics-nieuw_amsterdam-surplus-see = Jedes Zeichen ist eine Versteigerung: was der Gewinn brachte, über dem Platz, an dem geboten wurde. Platz 1 hat die Spalte gewählt.
dynamics-nieuw_amsterdam-surplus-x = Platz, an dem der Gewinner dran war
dynamics-nieuw_amsterdam-surplus-y = Wert minus Preis
dynamics-nieuw_amsterdam-surplus-first = { $won } von { $auctions } Versteigerungen gingen an den, der die Spalte gewählt hatte.
dynamics-nieuw_amsterdam-surplus-places = Platz { $best } hat am meisten gewonnen, im Schnitt { $more }; Platz { $worst } am wenigsten, { $less }.
dynamics-nieuw_amsterdam-solved-title = Gebote neben der gelösten Versteigerung
dynamics-nieuw_amsterdam-solved-see = Jedes Zeichen ist ein Gebot. Nach rechts steht, was die Lösung einer Versteigerung, in der jeder nur einmal dran ist, mit demselben Wert am selben Platz gesagt hätte (0: passen). Auf der gestrichelten Linie stimmen beide überein.
dynamics-nieuw_amsterdam-solved-x = Gebot der Lösung
dynamics-nieuw_amsterdam-solved-y = Gebot
dynamics-nieuw_amsterdam-solved-theory = wie gelöst
dynamics-nieuw_amsterdam-solved-over = Von { $bids ->
    [one] { $bids } Gebot
   *[other] { $bids } Geboten
} lagen { $over } über der Lösung und { $under } darunter. Die Lösung betrachtet eine Versteigerung für sich: Der Marker zählt nicht mit, und die übrigen Spalten auch nicht.
dynamics-nieuw_amsterdam-mix-title = Womit wurde bezahlt?
dynamics-nieuw_amsterdam-mix-see = Alle Zahlungen aller Spieler zusammen.
dynamics-nieuw_amsterdam-mix-x = Art
dynamics-nieuw_amsterdam-mix-y = Stück bezahlt
dynamics-nieuw_amsterdam-mix-label-coins = Münzen
dynamics-nieuw_amsterdam-mix-label-furs = Felle
dynamics-nieuw_amsterdam-mix-label-goods = Waren
dynamics-nieuw_amsterdam-mix-label-wood = Holz
dynamics-nieuw_amsterdam-mix-label-grain = Getreide
dynamics-nieuw_amsterdam-mix-most = Am meisten wurde mit { $resource ->
    [coins] Münzen
    [furs] Fellen
    [goods] Waren
    [wood] Holz
   *[grain] Getreide
} bezahlt: { $part } von { $paid } Stück.
