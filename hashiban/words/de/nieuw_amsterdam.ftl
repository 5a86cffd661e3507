# Nieuw Amsterdam

nieuw_amsterdam-title = Nieuw Amsterdam
nieuw_amsterdam-line = Biete ein einziges Mal: auf eine Spalte Aktionsplättchen und auf deinen Platz in der Reihenfolge.
nieuw_amsterdam-teaches = wie du bietest, wenn du nur einmal etwas sagen darfst, was es wert ist, vorn zu sein, und wann du besser bis zuletzt übrig bleibst
nieuw_amsterdam-credit = das Bieten aus Nieuw Amsterdam von Jeffrey D. Allers (2012)
nieuw_amsterdam-about = In jeder Runde lässt, wer den niedrigsten Marker hat, eine Spalte Plättchen versteigern und muss dann eröffnen. Alle anderen sagen einmal etwas: höher, oder passen. Wer gewinnt, zahlt mit allem, was da ist, und nimmt die Plättchen und den Marker. Wer übrig bleibt, bekommt eine Spalte umsonst.
nieuw_amsterdam-worth = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}

## House rules

nieuw_amsterdam-rule-frame = Was gespielt wird
nieuw_amsterdam-rule-frame-rounds = sechs Runden, Plättchen mit geheimem Wert
nieuw_amsterdam-rule-frame-phase = eine Runde, jedes Plättchen ist 3 wert

## The question

nieuw_amsterdam-say-choose = Spalte { $card }
nieuw_amsterdam-say-bid-least = { $least } bieten
nieuw_amsterdam-say-bid-all = Alles bieten, was du hast: { $most }
nieuw_amsterdam-say-pass = Passen
nieuw_amsterdam-say-pay = Für mich zahlen
nieuw_amsterdam-say-take = Spalte { $card }

## Why something cannot be said

nieuw_amsterdam-no-choose-cards-few = Wähle eine Spalte aus, die versteigert wird.
nieuw_amsterdam-no-choose-cards-many = Es wird immer nur eine Spalte versteigert.
nieuw_amsterdam-no-choose-cards-missing = Spalte { $card } lässt sich nicht versteigern: Die Spalte muss noch da sein und zu zweit drei Plättchen haben.
nieuw_amsterdam-no-bid-low = Das reicht nicht: Biete { $least } oder mehr.
nieuw_amsterdam-no-bid-high = Du hast insgesamt { $most }, mehr kannst du nicht bieten.
nieuw_amsterdam-no-bid-not-now = Du kannst jetzt nicht bieten: In einer Versteigerung bieten alle nur einmal.
nieuw_amsterdam-no-bid-not-your-turn = Du bist nicht dran. In einer Versteigerung bieten alle nur einmal, in der Reihenfolge der Marker.
nieuw_amsterdam-no-pass-not-now = Du kannst jetzt nicht passen: Wer eine Spalte versteigern lässt, muss eröffnen, aber 0 genügt.
nieuw_amsterdam-no-pass-not-your-turn = Du bist nicht dran. In einer Versteigerung sagen alle nur einmal etwas, in der Reihenfolge der Marker.
nieuw_amsterdam-no-pay-coins-missing = So viel hast du nicht.
nieuw_amsterdam-no-pay-laid-short = Das sind { $laid }, aber du hast { $due } geboten.
nieuw_amsterdam-no-pay-laid-over = Das sind { $laid }, und { $due } genügen.
nieuw_amsterdam-no-take-cards-few = Wähle eine Spalte aus, die du nimmst.
nieuw_amsterdam-no-take-cards-many = Du nimmst nur eine Spalte.
nieuw_amsterdam-no-take-cards-missing = Spalte { $card } kannst du nicht nehmen: Die Spalte muss noch da sein und zu zweit zwei Plättchen haben.

## What happened

# What lies in a column, and what is paid or earned: the ends of the sentences below.
nieuw_amsterdam-of-tiles = { $city ->
    [0] { "" }
   *[other] { " " }· { $city } × Stadt
}{ $land ->
    [0] { "" }
   *[other] { " " }· { $land } × Land
}{ $trade ->
    [0] { "" }
   *[other] { " " }· { $trade } × Handel
}{ $bonus ->
    [0] { "" }
    [one] { " " }· { $bonus } Bonusmünze
   *[other] { " " }· { $bonus } Bonusmünzen
}
nieuw_amsterdam-of-pieces = { $coins ->
    [0] { "" }
    [one] { " " }· { $coins } Münze
   *[other] { " " }· { $coins } Münzen
}{ $furs ->
    [0] { "" }
    [one] { " " }· { $furs } Fell
   *[other] { " " }· { $furs } Felle
}{ $goods ->
    [0] { "" }
    [one] { " " }· { $goods } Ware
   *[other] { " " }· { $goods } Waren
}{ $wood ->
    [0] { "" }
   *[other] { " " }· { $wood } Holz
}{ $grain ->
    [0] { "" }
   *[other] { " " }· { $grain } Getreide
}

nieuw_amsterdam-told-marker = { $you ->
    [yes] Du beginnst mit Marker { $marker }.
   *[no] { $who } beginnt mit Marker { $marker }.
}
nieuw_amsterdam-told-values = { $you ->
    [yes] In dieser Runde ist ein Plättchen für dich wert: Stadt { $city }, Land { $land }, Handel { $trade }.
   *[no] In dieser Runde ist ein Plättchen für { $who } wert: Stadt { $city }, Land { $land }, Handel { $trade }.
}
nieuw_amsterdam-told-round = { $rounds ->
    [1] In den Spalten liegen neue Plättchen.
   *[other] Runde { $round } von { $rounds }: In den Spalten liegen neue Plättchen.
}
nieuw_amsterdam-told-choose = { $you ->
    [yes] Du lässt Spalte { $column } versteigern
   *[no] { $who } lässt Spalte { $column } versteigern
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-opens = { $you ->
    [yes] Du eröffnest mit { $amount }.
   *[no] { $who } eröffnet mit { $amount }.
}
nieuw_amsterdam-told-bare = { $you ->
    [yes] Du hast nichts, also eröffnest du mit { $amount }.
   *[no] { $who } hat nichts und eröffnet mit { $amount }.
}
nieuw_amsterdam-told-bid = { $you ->
    [yes] Du bietest { $amount }.
   *[no] { $who } bietet { $amount }.
}
nieuw_amsterdam-told-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
nieuw_amsterdam-told-forced = { $you ->
    [yes] Du hast nicht mehr als { $high }, also musst du passen.
   *[no] { $who } hat nicht mehr als { $high } und muss passen.
}
nieuw_amsterdam-told-win = { $you ->
    [yes] Spalte { $column } gehört dir: { $amount } ist das höchste Gebot.
   *[no] Spalte { $column } geht an { $who }: { $amount } ist das höchste Gebot.
}
nieuw_amsterdam-told-pay = { $you ->
    [yes] Du zahlst { $amount }
   *[no] { $who } zahlt { $amount }
}{ nieuw_amsterdam-of-pieces }.
nieuw_amsterdam-told-award = { $you ->
    [yes] Du nimmst die Plättchen aus Spalte { $column }, Marker { $marker }{ $bonus ->
        [0] { "" }
        [one] { " " }und { $bonus } Bonusmünze
       *[other] { " " }und { $bonus } Bonusmünzen
    }.
   *[no] { $who } nimmt die Plättchen aus Spalte { $column }, Marker { $marker }{ $bonus ->
        [0] { "" }
        [one] { " " }und { $bonus } Bonusmünze
       *[other] { " " }und { $bonus } Bonusmünzen
    }.
}
nieuw_amsterdam-told-swap = { $you ->
    [yes] Du bekommst dafür Marker { $marker }.
   *[no] { $who } bekommt dafür Marker { $marker }.
}
nieuw_amsterdam-told-take = { $you ->
    [yes] Du bleibst übrig: Du nimmst Spalte { $column } umsonst und behältst Marker { $marker }
   *[no] { $who } bleibt übrig, nimmt Spalte { $column } umsonst und behält Marker { $marker }
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-last = { $you ->
    [yes] Nur Spalte { $column } ist noch da: Du nimmst sie umsonst und behältst Marker { $marker }
   *[no] Nur Spalte { $column } ist noch da: { $who } nimmt sie umsonst und behält Marker { $marker }
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-scored = { $you ->
    [yes] Deine Runde: { $points }
   *[no] Die Runde von { $who }: { $points }
} = { $tiles } für Plättchen (je Stadt { $city }, Land { $land }, Handel { $trade }) + { $bonus } Bonus − { $paid } gezahlt + { $place } für die Reihenfolge. Insgesamt: { $total }.
nieuw_amsterdam-told-income = Einkommen für alle{ nieuw_amsterdam-of-pieces }.
nieuw_amsterdam-told-end = { $count ->
    [1] { $you ->
        [yes] Du gewinnst das Spiel!
       *[no] { LIST($winners) } gewinnt das Spiel.
    }
   *[other] { LIST($winners) } gewinnen gemeinsam.
}

## The rules

rule-NS1 = Es wird versteigert, bis alle eine Spalte haben. In jeder Versteigerung sagst du einmal etwas: Du bietest, oder du passt.
rule-NS2 = Von allen, die noch keine Spalte haben, wählt, wer den niedrigsten Reihenfolgemarker hat.
rule-NS3 = Du darfst jede Spalte versteigern lassen, die noch da ist; zu zweit muss es eine mit drei Plättchen sein. Dein Marker kommt oben auf die Spalte.
rule-NS4 = Wer eine Spalte versteigern lässt, muss das erste Gebot abgeben. Es darf 0 sein.
rule-NS5 = Bieten kannst du mit allem, was du hast: Münzen, Felle, Waren, Holz und Getreide, beliebig gemischt.
rule-NS6 = Beim Bieten ist das alles gleich viel wert: 1 je Stück.
rule-NS7 = Wenn du bietest, sagst du nur, wie viel. Womit du zahlst, entscheidest du erst, wenn du gewonnen hast.
rule-NS8 = Niemand darf mehr bieten, als in diesem Moment insgesamt da ist.
rule-NS9 = Danach kommen die anderen, die noch keine Spalte haben, in der Reihenfolge der Marker. Alle gehen mit einem Gebot höher oder passen.
rule-NS10 = Haben alle einmal etwas gesagt, gewinnt das höchste Gebot.
rule-NS11 = Wer gewinnt, zahlt genau das Gebot in den Vorrat. Felle kommen auf den offenen Stapel für Felle.
rule-NS12 = Wer gewinnt, nimmt die Plättchen der Spalte und den Reihenfolgemarker, der darauf liegt.
rule-NS13 = Liegen unter der Spalte Bonusmünzen, gehören sie auch dazu.
rule-NS14 = Geht die Spalte nicht an die Person, die sie versteigern ließ, bekommt diese den alten Marker von der Person, die gewonnen hat.
rule-NS15 = Wer eine Spalte hat, macht in dieser Runde nicht mehr mit: weder beim Wählen noch beim Bieten.
rule-NS16 = Wer zuletzt übrig bleibt, nimmt eine der Spalten, die noch da sind, umsonst, mit den Bonusmünzen, und behält den eigenen Marker.
rule-NS17 = Zu zweit muss, wer Marker 1 hat, eine der Spalten mit drei Plättchen versteigern lassen.
rule-NS18 = Zu zweit nimmt, wer nicht gewinnt, eine der Spalten mit zwei Plättchen umsonst.
rule-NA1 = Es gibt eine Versteigerung weniger, als Leute mitspielen: Wer übrig bleibt, muss nicht bieten.
rule-NA2 = Es gibt immer fünf Spalten, mit 3, 3, 2, 2 und 2 Plättchen: zusammen zwölf, je vier von Stadt, Land und Handel.
rule-NA3 = Unter den Spalten liegen 1, 0, 2, 2 und 2 Bonusmünzen.
rule-NA4 = Es gilt die Reihenfolge der Marker, wie sie jetzt liegen, nach allem, was vorher getauscht wurde.
rule-NA5 = Eröffnest du mit 0 und passen alle anderen, bekommst du die Spalte umsonst.
rule-NA6 = Kannst du nicht höher gehen, passt du von selbst; hast du gar nichts, eröffnest du von selbst mit 0.
rule-NA7 = Es zählt, was du hast, bevor du gewinnst: Mit den Bonusmünzen der Spalte lässt sie sich nicht bezahlen.
rule-NA8 = Was alle besitzen, liegt offen.
rule-NA9 = Jedes Fell zählt 1, egal von welcher Sorte es ist.
rule-NA10 = Alles wird in einzelnen Stücken gezählt, und der Vorrat geht nie aus.
rule-NA11 = Zu zweit gibt es eine Versteigerung. Beide können sie gewinnen, und drei Spalten bleiben ungenutzt.
rule-NA12 = Zu zweit wählt, wer verliert, frei unter den Spalten mit zwei Plättchen.
rule-NA13 = Du darfst auf Plättchen bieten, die dir nichts nützen.
rule-NA14 = Nach einer Runde werden alle Plättchen gemischt und neu ausgelegt, auch die ungenutzten. Deinen Marker behältst du.
rule-NA15 = In der ersten Runde werden die Reihenfolgemarker ausgelost.
rule-NA16 = Im ausführlichen Beispiel liegen in Spalte 2 Stadt, Stadt und Handel und in Spalte 3 Land und Stadt.
rule-NI1 = Die Marker sind immer 1, 2, 3 und so weiter, einer für alle, die mitspielen.
rule-NI2 = Nichts kommt dazu und nichts geht verloren: Was alle zusammen mit dem Vorrat haben, bleibt gleich.
rule-NI3 = Wer gewinnt, zahlt genau so viel wie das Gebot, und sonst zahlt niemand.
rule-NI4 = Alle bekommen eine Spalte, und keine Spalte geht an zwei.
rule-NI5 = Es gibt immer zwölf Plättchen, genommene und andere zusammen.
rule-NI6 = In einer Versteigerung ist jedes Gebot höher als das vorige, und alle sagen nur einmal etwas.
rule-NI7 = Wer die erste Versteigerung gewinnt, hat am Ende Marker 1, bei der zweiten Marker 2, und so weiter; wer übrig bleibt, hat den letzten.
rule-NI8 = Niemand hat je von etwas weniger als nichts.
rule-NT1 = Das ausführliche Beispiel: Blau hat Marker 1, lässt Spalte 1 versteigern und eröffnet mit 7.
rule-NT2 = Das ausführliche Beispiel: Gelb passt, Orange bietet 8 und gewinnt.
rule-NT3 = Das ausführliche Beispiel: Orange zahlt 3 Getreide, 3 Münzen, 1 Holz und 1 Fell und nimmt zwei Landplättchen, ein Handelsplättchen, 1 Münze und Marker 1. Blau bekommt Marker 3.
rule-NT4 = Das ausführliche Beispiel: Gelb hat jetzt den niedrigsten Marker, lässt Spalte 2 versteigern und eröffnet mit 5.
rule-NT5 = Das ausführliche Beispiel: Blau passt, und Orange wird nicht gefragt.
rule-NT6 = Das ausführliche Beispiel: Gelb zahlt 4 Waren und 1 Holz, nimmt drei Plättchen und behält Marker 2.
rule-NT7 = Das ausführliche Beispiel: Blau bleibt übrig und nimmt Spalte 3 umsonst, mit 2 Bonusmünzen und Marker 3.
rule-NT8 = Das ausführliche Beispiel endet mit Orange auf Marker 1, Gelb auf 2 und Blau auf 3, nachdem fünfmal geboten oder gepasst wurde.
rule-NT9 = Alle anderen passen, und wer mit 0 eröffnet hat, nimmt die Spalte umsonst.
rule-NT10 = Ein Gebot, das so hoch ist wie das höchste, wird abgelehnt.
rule-NT11 = Ein Gebot über mehr, als du hast, wird abgelehnt.
rule-NT12 = Zu zweit wird keine Spalte mit zwei Plättchen versteigert und keine mit drei Plättchen umsonst genommen.
rule-NT13 = Gewinnt zu zweit die andere Person, werden die Marker getauscht.
rule-NF1 = Unser Rahmen: Ein Spiel hat sechs Runden.
rule-NF1-frame-phase = Unser Rahmen: Nach der Hausregel gibt es eine Runde.
rule-NF2 = Unser Rahmen: In jeder Runde ist für dich ein Plättchen jeder Sorte etwas wert, von 0 bis 6. Sonst weiß das niemand, bis die Runde vorbei ist.
rule-NF2-frame-phase = Unser Rahmen: Nach der Hausregel hat niemand ein Geheimnis, und jedes Plättchen ist 3 wert.
rule-NF3 = Unser Rahmen: Eine Runde bringt dir, was deine Plättchen wert sind, dazu die Bonusmünzen, minus was du gezahlt hast, und je 1 für alle, die in der Reihenfolge nach dir kommen.
rule-NF4 = Unser Rahmen: Nach jeder Runde bekommen alle 1 Münze, 1 Ware, 1 Holz und 1 Getreide.
rule-NF4-frame-phase = Unser Rahmen: Nach der Hausregel bekommt niemand etwas nach der Runde.
rule-NF5 = Unser Rahmen: Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr besitzt, und danach der niedrigere Marker.
rule-NF6 = Unser Rahmen gehört nicht zum veröffentlichten Spiel. Er lässt sich abschalten: Dann wird nur eine Runde lang geboten, und jedes Plättchen ist für alle 3 wert.

## On the screen

nieuw_amsterdam-rules-setup = Vor einer Runde
nieuw_amsterdam-rules-choose = Eine Spalte versteigern
nieuw_amsterdam-rules-bid = Bieten
nieuw_amsterdam-rules-win = Wer die Versteigerung gewinnt
nieuw_amsterdam-rules-last = Wer übrig bleibt, und zu zweit
nieuw_amsterdam-rules-end = Punkte (unser eigener Rahmen)
nieuw_amsterdam-phase = { $rounds ->
    [1] Die Geldkiste
   *[other] Runde { $round } von { $rounds }: die Geldkiste
}
nieuw_amsterdam-phase-end = Alle Runden sind gespielt
nieuw_amsterdam-box = Die Spalten der Geldkiste
nieuw_amsterdam-column = Spalte { $column }: { $city } × Stadt, { $land } × Land, { $trade } × Handel, { $bonus ->
    [0] keine Bonusmünzen
    [one] { $bonus } Bonusmünze
   *[other] { $bonus } Bonusmünzen
}
nieuw_amsterdam-card = Spalte { $card }
nieuw_amsterdam-standing-choose = Bringt als Nächstes eine Spalte in die Versteigerung: { $who }
nieuw_amsterdam-standing-take = Bleibt übrig und nimmt eine Spalte umsonst: { $who }
nieuw_amsterdam-standing-none = Spalte { $column } wird versteigert, mit Marker { $marker }. Noch kein Gebot
nieuw_amsterdam-standing = Spalte { $column }, mit Marker { $marker }: höchstes Gebot { $amount } von { $who }
nieuw_amsterdam-marker = Reihenfolgemarker { $marker }
nieuw_amsterdam-owns = Besitzt insgesamt { $total }: { $what }
nieuw_amsterdam-doing-has = hat Spalte { $column }
nieuw_amsterdam-doing-chooses = wählt
nieuw_amsterdam-doing-bid = bietet { $amount }
nieuw_amsterdam-doing-passed = gepasst
nieuw_amsterdam-doing-outbid = überboten
nieuw_amsterdam-doing-now = überlegt …
nieuw_amsterdam-doing-waits = kommt noch
nieuw_amsterdam-tile-city = Stadtplättchen
nieuw_amsterdam-tile-land = Landplättchen
nieuw_amsterdam-tile-trade = Handelsplättchen
nieuw_amsterdam-values = Das weißt nur du: was dir ein Plättchen in dieser Runde wert ist
nieuw_amsterdam-values-even = Was ein Plättchen für alle wert ist
nieuw_amsterdam-worth-of = Spalte { $column }: { $worth }
nieuw_amsterdam-worths = Für dich wert, mit den Bonusmünzen: { $columns }.
nieuw_amsterdam-ask-choose = Welche Spalte bringst du in die Versteigerung?
nieuw_amsterdam-ask-choose-hint = Marker { $marker } gehört dazu. Danach musst du das erste Gebot machen, aber 0 genügt.
nieuw_amsterdam-ask-take = Welche Spalte nimmst du?
nieuw_amsterdam-ask-take-hint = Du bist übrig: Es kostet nichts, und du behältst Marker { $marker }.
nieuw_amsterdam-ask-open = Was ist dein erstes Gebot für Spalte { $column }?
nieuw_amsterdam-ask-open-hint = Von 0 bis { $total }, mehr besitzt du nicht. Du bist nur einmal dran; geht jemand höher, sind die Spalte und Marker { $marker } weg.
nieuw_amsterdam-ask-bid = Spalte { $column } steht bei { $high }. Gehst du höher?
nieuw_amsterdam-ask-bid-hint = { $behind ->
    [0] Du bist als Letzter dran: Mit einem mehr gewinnst du die Spalte und Marker { $marker }. Du besitzt { $total }.
    [one] Du bist nur einmal dran, und nach dir kommt noch jemand. Wer gewinnt, bekommt auch Marker { $marker }. Du besitzt { $total }.
   *[other] Du bist nur einmal dran, und nach dir kommen noch { $behind }. Wer gewinnt, bekommt auch Marker { $marker }. Du besitzt { $total }.
}
nieuw_amsterdam-ask-pay = Du hast gewonnen. Womit bezahlst du die { $due }?
nieuw_amsterdam-ask-pay-hint = Alles zählt 1, also geht jede Mischung. Was du behältst, kannst du später noch bieten.
nieuw_amsterdam-piece-0 = Münzen
nieuw_amsterdam-piece-1 = Felle
nieuw_amsterdam-piece-2 = Waren
nieuw_amsterdam-piece-3 = Holz
nieuw_amsterdam-piece-4 = Getreide
nieuw_amsterdam-so-many-0 = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
nieuw_amsterdam-so-many-1 = { $count ->
    [one] { $count } Fell
   *[other] { $count } Felle
}
nieuw_amsterdam-so-many-2 = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
nieuw_amsterdam-so-many-3 = { $count } Holz
nieuw_amsterdam-so-many-4 = { $count } Getreide
nieuw_amsterdam-say-pay-these = Damit bezahlen
nieuw_amsterdam-say-pay-laid = { LIST($what) } bezahlen
nieuw_amsterdam-end-line = { $total } übrig · Marker { $marker }
nieuw_amsterdam-end-tie = Punktgleich: Dann entscheidet, wer mehr übrig hat, und danach der niedrigere Marker.
