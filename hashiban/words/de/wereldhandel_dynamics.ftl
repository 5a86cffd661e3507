# The plots of Wereldhandel: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-wereldhandel-price-title = Was Bäume mit den Preisen machen
dynamics-wereldhandel-price-see = Jedes Zeichen ist eine versteigerte Karte, jeder kurze Strich ein Durchschnitt: links vor dem ersten Baum, dann jedes Mal einen Baum weiter. Bei 0 war die Karte umsonst.
dynamics-wereldhandel-price-x = Bäume bis dahin
dynamics-wereldhandel-price-y = Bezahlt
dynamics-wereldhandel-price-now = { $trees ->
    [0] Noch wurde kein Baum aufgedeckt. Alle zusammen haben { $much } auf der Hand, und eine Karte kostet im Schnitt { $late }.
    [one] Seit dem ersten Baum haben alle zusammen { $much } auf der Hand, und eine Karte kostet im Schnitt { $late }.
   *[other] Nach { $trees } Bäumen haben alle zusammen { $much } auf der Hand, und eine Karte kostet im Schnitt { $late }.
}
dynamics-wereldhandel-price-rise = Am Anfang kostete eine Karte im Schnitt { $early }, und alle zusammen hatten { $little }. Nach { $trees ->
    [one] { $trees } Baum
   *[other] { $trees } Bäumen
} kostete sie { $late }, und alle zusammen hatten { $much }.
dynamics-wereldhandel-score-title = Wie die Punkte gewachsen sind
dynamics-wereldhandel-score-see = Die Punkte von allen nach jedem kompletten Quartett und jeder Strafkarte. Je mehr Quartette jemand hat, desto größer der nächste Sprung.
dynamics-wereldhandel-score-x = Quartette und Strafkarten bis dahin
dynamics-wereldhandel-score-y = Punkte
dynamics-wereldhandel-score-ahead = Vorn: { LIST($who) }, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und { $sets ->
    [0] keinem Quartett
    [one] { $sets } Quartett
   *[other] { $sets } Quartetten
}.
dynamics-wereldhandel-offer-title = Was es kostete, einen Handel zu gewinnen
dynamics-wereldhandel-offer-see = In jedem Feld steht, was das Gewinnen im Schnitt kostete: das eigene Bündel minus das, was dafür zurückkam. Zu einer Spalte oder Zeile gehören Beträge bis zu ihrer Zahl; nahe an der Diagonale ist Gewinnen billig.
dynamics-wereldhandel-offer-x = Angeboten, bis
dynamics-wereldhandel-offer-y = Dagegengelegt, bis
dynamics-wereldhandel-offer-z = Preis des Gewinnens
dynamics-wereldhandel-offer-mean = { $trades ->
    [one] Einmal wurden Bündel verglichen, und das Gewinnen kostete { $net }.
   *[other] { $trades } Mal haben die Bündel entschieden, und das Gewinnen kostete im Schnitt { $net }.
}
dynamics-wereldhandel-offer-dear = Am teuersten war es für { LIST($who) }: { $net } mehr, als für einen Gleichstand nötig war.
dynamics-wereldhandel-refusal-title = Wann hat der Versteigerer selbst gekauft?
dynamics-wereldhandel-refusal-see = Wie oft der Versteigerer das Vorkaufsrecht genutzt hat, je nach dem höchsten Gebot. Zu einem Balken gehören Gebote bis zu seiner Zahl. Die dünne Linie zeigt, wie weit allein der Zufall reichen kann; bei wenigen Versteigerungen ist sie lang. Ohne genug Geld muss der Versteigerer verkaufen.
dynamics-wereldhandel-refusal-x = Höchstes Gebot, bis
dynamics-wereldhandel-refusal-y = Selbst gekauft (%)
dynamics-wereldhandel-refusal-mark = { $value }
dynamics-wereldhandel-refusal-rate = { $auctions ->
    [one] Bei { $bought } von { $auctions } Versteigerung mit einem Gebot
   *[other] Bei { $bought } von { $auctions } Versteigerungen mit einem Gebot
} hat der Versteigerer die Karte für das höchste Gebot behalten.
dynamics-wereldhandel-refusal-mean = Dieses Gebot war im Schnitt { $bought }, und { $sold }, wenn der Versteigerer verkauft hat.
dynamics-wereldhandel-accept-title = Sehen viele Karten nach viel Geld aus?
dynamics-wereldhandel-accept-see = Wie oft ein Angebot gleich angenommen wurde, je nachdem, wie viele Karten dalagen; bei 8 können es auch mehr sein. Was sie wert sind, sieht man nicht: Eine 0 sieht aus wie eine 500. Die dünne Linie zeigt, wie weit allein der Zufall reichen kann.
dynamics-wereldhandel-accept-x = Geldkarten im Angebot
dynamics-wereldhandel-accept-y = Angenommen (%)
dynamics-wereldhandel-accept-mark = { $value }
dynamics-wereldhandel-accept-rate = Von { $offers ->
    [one] { $offers } Angebot
   *[other] { $offers } Angeboten
} { $accepted ->
    [0] wurde keins
    [one] wurde { $accepted }
   *[other] wurden { $accepted }
} gleich angenommen.
dynamics-wereldhandel-accept-cards = Angenommene Angebote hatten im Schnitt { $taken } Karten, die anderen { $countered }.
dynamics-wereldhandel-margin-title = Was hat ein komplettes Quartett gebracht?
dynamics-wereldhandel-margin-see = Jedes Zeichen ist ein Quartett, das komplett wurde: wie viele Punkte es gebracht hat, und was es gekostet hat, es komplett zu machen. Ein Quartett bringt seinen Wert, ihn noch einmal für jedes Quartett, das du schon hast, und deren Wert auch noch einmal. Auf der gestrichelten Linie kostet ein Punkt so viel wie im Schnitt.
dynamics-wereldhandel-margin-x = Punkte, die es gebracht hat
dynamics-wereldhandel-margin-y = Bezahlt, um es komplett zu machen
dynamics-wereldhandel-margin-theory = Preis im Schnitt
dynamics-wereldhandel-margin-all = { $sets ->
    [one] Dieses Quartett ist { $printed } wert, und es hat { $gain } Punkte gebracht.
   *[other] Diese { $sets } Quartette sind zusammen { $printed } wert, und malgenommen haben sie { $gain } Punkte gebracht.
}
dynamics-wereldhandel-margin-best = Der größte Sprung gelang { LIST($who) }: { $gain } Punkte mit einem Quartett zu { $value }.
dynamics-wereldhandel-bluff-title = Mehr geboten, als da war
dynamics-wereldhandel-bluff-see = Jedes Zeichen ist ein Gebot, für das das Geld gefehlt hätte: wie viel auf der Hand war, und wie viel geboten wurde. Die gestrichelte Linie ist das ganze eigene Geld. Solange das Spiel läuft, siehst du nur die Hände, die aufgedeckt werden mussten.
dynamics-wereldhandel-bluff-x = Eigenes Geld
dynamics-wereldhandel-bluff-y = Gebot
dynamics-wereldhandel-bluff-theory = das ganze eigene Geld
dynamics-wereldhandel-bluff-far = { $bids ->
    [one] Ein Gebot war höher als das eigene Geld:
   *[other] { $bids } Gebote waren höher als das eigene Geld. Am frechsten:
} { LIST($who) } bot { $amount } mit { $money }.
dynamics-wereldhandel-fate-title = Was wurde aus dem Bluff?
dynamics-wereldhandel-fate-see = Alle Gebote, für die das Geld gefehlt hätte. Kauft der Versteigerer selbst, gibt es das Gebot in Geld, und niemand merkt etwas.
dynamics-wereldhandel-fate-x = Was daraus wurde
dynamics-wereldhandel-fate-y = Gebote
dynamics-wereldhandel-fate-label-topped = Es kam ein höheres Gebot
dynamics-wereldhandel-fate-label-bought = Der Versteigerer kaufte
dynamics-wereldhandel-fate-label-default = Aufgeflogen
dynamics-wereldhandel-fate-all = Von { $bids ->
    [one] { $bids } Gebot
   *[other] { $bids } Geboten
} über dem eigenen Geld { $shown ->
    [0] ist keins
    [one] ist { $shown }
   *[other] sind { $shown }
} aufgeflogen.
dynamics-wereldhandel-fate-got = Wo der Versteigerer selbst kaufte, brachte das Bluffen zusammen { $got }.
dynamics-wereldhandel-mix-title = Bluffen: am Tisch und nach der Theorie
dynamics-wereldhandel-mix-see = Jeder Tausch wurde durchgerechnet, als lägen beide Hände offen und als wäre die Ware beiden ihren aufgedruckten Wert in Geld wert. Daraus folgt eine beste Mischung von Angeboten und Antworten; jedes Balkenpaar stellt sie neben das, was die Spieler taten. Nach einem Gleichstand ist gerechnet, als fingen beide mit derselben Hand neu an. Die dünne Linie zeigt, wie weit Glück allein reichen kann.
dynamics-wereldhandel-mix-x = Was geschah
dynamics-wereldhandel-mix-y = Wie oft (%)
dynamics-wereldhandel-mix-mark = { $value }
dynamics-wereldhandel-mix-label-poor-best = Armes Angebot: beste Mischung
dynamics-wereldhandel-mix-label-poor-done = Armes Angebot: am Tisch
dynamics-wereldhandel-mix-label-take-best = Angenommen: beste Mischung
dynamics-wereldhandel-mix-label-take-done = Angenommen: am Tisch
dynamics-wereldhandel-mix-label-nought-best = Antwort mit Nullen: beste Mischung
dynamics-wereldhandel-mix-label-nought-done = Antwort mit Nullen: am Tisch
dynamics-wereldhandel-mix-all = { $trades ->
    [one] In einem Tausch
   *[other] In { $trades } Tauschen
} bietet eine beste Mischung in { $poor-best } von hundert Fällen weniger als die Hälfte dessen, was die Ware wert ist; hier waren es { $poor }. In { $take-best } Fällen nimmt sie ein Angebot, wie es liegt, hier { $take }, und in { $nought-best } Fällen antwortet sie nur mit Nullen, hier { $nought }. Andere Mischungen sind genauso gut.
