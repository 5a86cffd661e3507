# The plots of De Veiling van Hashiban: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-hashiban-path-title = Der Weg jedes Preises
dynamics-hashiban-path-see = Jedes Zeichen ist ein Gebot. Die Gebote einer Versteigerung stehen übereinander, so siehst du, wie hoch es ging und wer den Preis getrieben hat. Wo kein Zeichen steht, hat niemand geboten. Die gestrichelte Linie ist ein durchschnittlicher Schein: So viel bringt ein Gegenstand, den niemand will.
dynamics-hashiban-path-x = Versteigerungen der Reihe nach
dynamics-hashiban-path-y = Gebot
dynamics-hashiban-path-theory = ein mittlerer Schein
dynamics-hashiban-path-all = { $auctions ->
    [one] Bisher gab es { $auctions } Versteigerung,
   *[other] Es gab { $auctions } Versteigerungen,
} { $unsold ->
    [0] jede mit einem Gebot.
   *[other] davon { $unsold } ohne Gebot.
} Der längste Anstieg: { $bids ->
    [one] { $bids } Gebot
   *[other] { $bids } Gebote
} in Versteigerung { $longest }, bis { $top }.
dynamics-hashiban-path-dear = Das höchste Gebot: { LIST($who) }, { $bid } in Versteigerung { $auction }.
dynamics-hashiban-gap-title = Was es kostet, dass es kein Wechselgeld gibt
dynamics-hashiban-gap-see = Jedes Zeichen ist eine Versteigerung, in der zwei oder mehr geboten haben und niemand eine Waffe benutzt hat: das letzte Gebot des zweiten Platzes, und was der Gewinn gekostet hat. Auf der gestrichelten Linie ist es gerade genug. Zeichen darüber haben mehr gezahlt als nötig.
dynamics-hashiban-gap-x = Letztes Gebot des zweiten Platzes
dynamics-hashiban-gap-y = Gezahlt
dynamics-hashiban-gap-theory = gerade genug
dynamics-hashiban-gap-mean = In { $sales ->
    [one] { $sales } Versteigerung mit einem zweiten Platz lag das höchste Gebot { $gap } über dem zweithöchsten,
   *[other] { $sales } Versteigerungen mit einem zweiten Platz lag das höchste Gebot im Schnitt { $gap } über dem zweithöchsten,
} und { $step } darüber reichen. Das sind zusammen { $lost } zu viel.
dynamics-hashiban-gap-forced = Davon waren { $forced } nicht zu vermeiden: Mit den Scheinen auf der Hand ging kein niedrigeres Gebot.
dynamics-hashiban-guess-title = Hättest du die Händler erraten können?
dynamics-hashiban-guess-see = Jemand schaut zu, sieht nur, was offen liegt, und rechnet aus, welche Händler jede und jeder bekommen hat. Die Linie ist, wie wahrscheinlich die wirklichen dabei aussehen; ein offener Händler ist 100.
dynamics-hashiban-guess-x = Zug
dynamics-hashiban-guess-y = Chance der wirklichen Händler (%)
dynamics-hashiban-guess-model = Wer zuschaut, nimmt an: Auf einen Gegenstand, den ein Händler sucht, bieten { $seeks } von { $of } mehr als { $mean }, einen durchschnittlichen Schein, und { $stays } bietet nichts; auf jeden anderen bietet { $shuns } so viel, und { $out } bieten nichts.
dynamics-hashiban-guess-read = Am Anfang sah ein wirklicher Händler zu { $first }{ "\u00A0" }% wahrscheinlich aus. Am Ende waren die Geheimnisse von { LIST($who) } am leichtesten zu erraten: { $sure }{ "\u00A0" }%.
dynamics-hashiban-need-title = Zahlt mehr, wer es braucht?
dynamics-hashiban-need-see = Jedes Zeichen ist ein Gegenstand, der einzeln verkauft wurde, jeder kurze Strich ein Durchschnitt. Bei 1, 2 und 3 war es für einen geheimen Händler des Käufers oder der Käuferin der erste, zweite oder dritte Gegenstand; bei 0 brauchte ihn kein Händler.
dynamics-hashiban-need-x = Wievielter Gegenstand für einen Händler
dynamics-hashiban-need-y = Gezahlt
dynamics-hashiban-need-each = { $need ->
    [0] Von keinem Händler gebraucht:
    [1] Erster Gegenstand:
    [2] Zweiter Gegenstand:
   *[3] Dritter Gegenstand:
} { $paid }{ $sales ->
    [one] , einmal.
   *[other] { " " }im Schnitt, { $sales }-mal.
}
dynamics-hashiban-income-title = Wie das Geld hereinkam
dynamics-hashiban-income-see = Alles Geld, das jede und jeder bis dahin bekommen hat, ohne die Scheine vom Anfang: Starteinkommen, Scheine für Händler und Wertpapiere, Posten, Scheine für das, was niemand wollte, und Bonoloto ohne seinen Preis. In der CSV-Datei hat jedes davon eine Spalte.
dynamics-hashiban-income-x = Zug
dynamics-hashiban-income-y = Geld bis dahin
dynamics-hashiban-income-ends = Am meisten bekam { LIST($who) }: { $most }. Am wenigsten bekam { LIST($whom) }: { $least }.
dynamics-hashiban-source-title = Woher kam das Geld?
dynamics-hashiban-source-see = Das Einkommen von allen zusammen, danach, woher es kam. Was Bonoloto gekostet hat, ist abgezogen.
dynamics-hashiban-source-x = Quelle
dynamics-hashiban-source-y = Geld
dynamics-hashiban-source-label-start = Starteinkommen
dynamics-hashiban-source-label-dealers = Offene Händler
dynamics-hashiban-source-label-securities = Wertpapiere
dynamics-hashiban-source-label-lots = Verkaufte Posten
dynamics-hashiban-source-label-unsold = Was niemand wollte
dynamics-hashiban-source-label-bonoloto = Bonoloto
dynamics-hashiban-source-most = Zusammen kamen { $money } herein. Das meiste, { $most }, kam von { $source ->
    [start] Starteinkommen.
    [dealers] offenen Händlern.
    [securities] Wertpapieren.
    [lots] verkauften Posten.
    [unsold] Scheinen für das, was niemand wollte.
   *[bonoloto] Bonoloto.
}
dynamics-hashiban-security-title = Haben sich Wertpapiere gelohnt?
dynamics-hashiban-security-see = Jedes Zeichen ist ein Wertpapier: was es gekostet hat, und wie viele Scheine es danach eingebracht hat. Auf der gestrichelten Linie sind diese Scheine im Schnitt so viel wert wie der Preis.
dynamics-hashiban-security-x = Preis des Wertpapiers
dynamics-hashiban-security-y = Scheine, die es brachte
dynamics-hashiban-security-theory = lohnt sich gerade
dynamics-hashiban-security-even = { $count ->
    [one] { $count } Wertpapier kostete { $paid } und brachte
   *[other] { $count } Wertpapiere kosteten zusammen { $paid } und brachten
} { $bills ->
    [0] keinen Schein.
    [one] { $bills } Schein.
   *[other] { $bills } Scheine.
} Bei { $mean } pro Schein sind das { $worth }. { $even ->
    [0] Keins hat seinen Preis eingebracht.
    [one] { $even } hat seinen Preis eingebracht.
   *[other] { $even } haben ihren Preis eingebracht.
}
dynamics-hashiban-weapon-title = Was macht eine Waffe mit dem Preis?
dynamics-hashiban-weapon-see = Jedes Zeichen ist eine Karte, die verkauft wurde, jeder kurze Strich ein Durchschnitt: bei 0 ohne Waffe, dann mit einer, mit zweien und so weiter. Bei einem Posten zählt der Preis pro Gegenstand.
dynamics-hashiban-weapon-x = Waffen in der Versteigerung
dynamics-hashiban-weapon-y = Gezahlt pro Karte
dynamics-hashiban-weapon-with = Mit einer Waffe kostete eine Karte { $with }{ $armed ->
    [one] { " " }(1 Versteigerung).
   *[other] { " " }im Schnitt ({ $armed } Versteigerungen).
} Wer eine benutzt hat, gewann davon { $won ->
    [0] keine.
   *[other] { $won }.
}
dynamics-hashiban-weapon-without = Ohne Waffe waren es { $without }{ $calm ->
    [one] { " " }(1 Versteigerung).
   *[other] { " " }im Schnitt ({ $calm } Versteigerungen).
}
