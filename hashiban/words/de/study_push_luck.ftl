# How far do you push?

study-push-luck-title = Wie weit gehst du?
study-push-luck-line = Noch eine Karte, oder aufhören? Sag, wie gefährlich es ist, und sieh dann, wie gefährlich es war.
study-push-luck-lead = In Tien ziehst du Karte um Karte, und eine zu viel kostet dich alle. Wie gut spürst du, wann du aufhören musst?
study-push-luck-teaches = wie gut man eine Gefahr spürt, und was es kostet, wenn man danebenliegt

## You decide

study-push-luck-decide = Zwei Reihen aus dem Kartenspiel Tien. Die Zahlenkarten einer Reihe werden zusammengezählt; über { $limit } hast du dich verzockt und verlierst die Reihe. Karten auf dem Markt sind nicht mehr im Stapel. Wie wahrscheinlich verzockst du dich mit der nächsten Karte?
    Und dann ein Spiel für dich allein: Da stehen { $boxes } geschlossene Kisten, und in einer steckt eine Bombe. Du sagst, wie viele du öffnest, von der ersten an. Jede bringt dir einen Punkt, aber ist die Bombe dabei, bekommst du nichts.
study-push-luck-scene-row = Reihe { $row }
study-push-luck-scene-total = Summe { $total }: { $limit } ist sicher, { $bust } ist zu viel
study-push-luck-scene-gone = { $count ->
    [0] Auf dem Markt liegt noch nichts.
   *[other] Auf dem Markt liegen diese { $count } Karten:
}
study-push-luck-scene-pile = Am Anfang hatte der Stapel { $cards } Karten: { $many } von jeder Zahl von 1 bis { $last }, { $few } von jeder Zahl ab { $next }, { $money } Geldkarten und { $wilds } Joker. Mit Geld oder einem Joker verzockt sich hier niemand.
study-push-luck-ask-first = Reihe 1: Mit wie viel Prozent verzockst du dich mit der nächsten Karte?
study-push-luck-ask-second = Reihe 2: Mit wie viel Prozent verzockst du dich mit der nächsten Karte?
study-push-luck-ask-boxes = Wie viele Kisten öffnest du?

## What do you expect?

study-push-luck-predict = Jetzt setzen sich drei Computer an eine Partie Tien. Der Zähler zählt, welche Karten noch da sind. Der Draufgänger tut das auch, hält ein Unglück aber für { $times }-mal so unwahrscheinlich. Der Angsthase meint mit jeder Karte, die daliegt, dass es jetzt endlich schiefgehen muss.
study-push-luck-ask-bold = Von 100 Zügen des Draufgängers: In wie vielen verzockt er sich?

## What happens

study-push-luck-happened = Die drei spielen Tien, jedes Spiel mit neuen Karten und auf anderen Plätzen. Außerdem decken wir bei deinen zwei Reihen die nächste Karte auf, immer wieder, aus einem Stapel, der jedes Mal neu gemischt ist.
study-push-luck-alone-felt = Reihe { $row }: Mit { $over } der { $left } Karten im Stapel hättest du dich verzockt. Das sind { $exact }{ "\u00A0" }%; du hast { $felt }{ "\u00A0" }% gesagt.
study-push-luck-room-felt = Reihe { $row }: Mit { $over } der { $left } Karten im Stapel hättet ihr euch verzockt. Das sind { $exact }{ "\u00A0" }%; ihr habt im Mittel { $felt }{ "\u00A0" }% gesagt.
study-push-luck-alone-brier = Bei jeder Reihe haben wir die nächste Karte { $turned }-mal aufgedeckt. Wie weit lagst du daneben? Dein Brier-Wert ist { $yours }. Wer zählt, hat { $counted }, und wer immer fünfzig Prozent sagt, hat { $half }. Weniger ist besser: 0 ist ein Hellseher, 100 jemand, der sich immer sicher ist und immer falschliegt.
study-push-luck-room-brier = Bei jeder Reihe haben wir die nächste Karte { $turned }-mal aufgedeckt. Wie weit lagt ihr daneben? Euer mittlerer Brier-Wert ist { $yours }. Wer zählt, hat { $counted }, und wer immer fünfzig Prozent sagt, hat { $half }. Weniger ist besser: 0 ist ein Hellseher, 100 jemand, der sich immer sicher ist und immer falschliegt.
study-push-luck-alone-bomb = Die Bombe war in Kiste { $bomb }. { $safe ->
    [0] Die hattest du geöffnet: Du bekommst nichts.
   *[other] Die hattest du nicht geöffnet: Du bekommst { $best ->
        [one] 1 Punkt
       *[other] { $best } Punkte
    }.
}
study-push-luck-room-bomb = Die Bombe war in Kiste { $bomb }. { $safe ->
    [0] Die hattet ihr alle geöffnet: Niemand bekommt etwas.
   *[other] { $safe } von { $people } hatten sie nicht geöffnet; das meiste, was jemand bekommt, ist { $best ->
        [one] 1 Punkt
       *[other] { $best } Punkte
    }.
}
dynamics-study-push-luck-ends-title = Verzockte Züge
dynamics-study-push-luck-ends-see = Wer zieht eine Karte zu viel, und wie oft?
dynamics-study-push-luck-ends-x = Spieler
dynamics-study-push-luck-ends-y = verzockt, von 100 Zügen
dynamics-study-push-luck-ends-label-counts = der Zähler
dynamics-study-push-luck-ends-label-bold = der Draufgänger
dynamics-study-push-luck-ends-label-wary = der Angsthase
dynamics-study-push-luck-ends-told = { $games } Spiele mit { $turns } Zügen. Verzockt von 100 Zügen: der Zähler { $counts }, der Draufgänger { $bold }, der Angsthase { $wary }.
dynamics-study-push-luck-choices-title = Ziehen oder aufhören?
dynamics-study-push-luck-choices-see = Je weiter rechts, desto gefährlicher ist die nächste Karte. Bis wohin zieht jeder von ihnen noch?
dynamics-study-push-luck-choices-x = Gefahr, sich zu verzocken (%)
dynamics-study-push-luck-choices-y = zieht weiter, von 100-mal
dynamics-study-push-luck-choices-label-counts = Zähler
dynamics-study-push-luck-choices-label-bold = Draufgänger
dynamics-study-push-luck-choices-label-wary = Angsthase
dynamics-study-push-luck-choices-told = { $choices } Entscheidungen, zusammengelegt nach der Gefahr, die sich in dem Augenblick zählen ließ.

## The answers of a class

dynamics-study-push-luck-first-title = Reihe 1: was ihr gesagt habt
dynamics-study-push-luck-first-see = Seid ihr euch einig?
dynamics-study-push-luck-first-x = Gefahr, sich zu verzocken (%)
dynamics-study-push-luck-first-y = Antworten von 100
dynamics-study-push-luck-first-said = { $many } Antworten von { $least } bis { $most }{ "\u00A0" }%; die mittlere ist { $middle }{ "\u00A0" }%.
dynamics-study-push-luck-second-title = Reihe 2: was ihr gesagt habt
dynamics-study-push-luck-second-see = Ist das mehr als bei Reihe 1?
dynamics-study-push-luck-second-x = Gefahr, sich zu verzocken (%)
dynamics-study-push-luck-second-y = Antworten von 100
dynamics-study-push-luck-second-said = { $many } Antworten von { $least } bis { $most }{ "\u00A0" }%; die mittlere ist { $middle }{ "\u00A0" }%.
dynamics-study-push-luck-boxes-title = Wie viele Kisten ihr öffnet
dynamics-study-push-luck-boxes-see = Wer ist vorsichtig, wer traut sich viel?
dynamics-study-push-luck-boxes-x = Kisten
dynamics-study-push-luck-boxes-y = Antworten von 100
dynamics-study-push-luck-boxes-said = { $many } Antworten von { $least } bis { $most }; die mittlere ist { $middle }.
dynamics-study-push-luck-bold-title = Was ihr erwartet habt
dynamics-study-push-luck-bold-see = Wie weit wart ihr von der gestrichelten Linie?
dynamics-study-push-luck-bold-x = verzockt in 100 Zügen des Draufgängers
dynamics-study-push-luck-bold-y = Antworten von 100
dynamics-study-push-luck-bold-truth = so war es
dynamics-study-push-luck-bold-said = { $many } Vorhersagen von { $least } bis { $most }; die mittlere ist { $middle }.

## What theory says

study-push-luck-theory = Der Gefahr ist es gleich, was du fühlst und wie viele gute Karten du schon hattest. Es kommt darauf an, was daliegt und welche Karten noch da sind. Wer vor vielen solchen Karten { $chance-1 }{ "\u00A0" }% sagt, hat recht, wenn von hundert ungefähr so viele schiefgehen. Und wo jeder weitere Schritt alles kosten kann, was du hast, gibt es eine beste Stelle zum Aufhören. Oft liegt sie weiter, als Vorsichtige gehen, und nicht so weit, wie Wagemutige gehen.
dynamics-study-push-luck-calibration-title = Gefühlt und gezählt
dynamics-study-push-luck-calibration-see = Auf der gestrichelten Linie ist eine Gefahr genau so groß, wie gesagt wurde. Darüber hat jemand zu viel davon gesehen, darunter zu wenig.
dynamics-study-push-luck-calibration-x = gezählte Gefahr (%)
dynamics-study-push-luck-calibration-y = gesagt, oder geschehen (%)
dynamics-study-push-luck-calibration-label-cards = was kam
dynamics-study-push-luck-calibration-label-felt = was gesagt wurde
dynamics-study-push-luck-calibration-line-theory = genau richtig
dynamics-study-push-luck-calibration-told = Reihe 1: gesagt { $first }{ "\u00A0" }%, gezählt { $exact }{ "\u00A0" }%. Reihe 2: gesagt { $second }{ "\u00A0" }%, gezählt { $other }{ "\u00A0" }%. Was kam: { $draws } Karten, die die drei gezogen haben.
dynamics-study-push-luck-bombs-title = Die Kisten
dynamics-study-push-luck-bombs-see = Je mehr Kisten, desto mehr bekommst du, wenn es gut geht, und desto seltener geht es gut.
dynamics-study-push-luck-bombs-x = geöffnete Kisten
dynamics-study-push-luck-bombs-y = Punkte im Mittel
dynamics-study-push-luck-bombs-label-bombs = unsere Bomben
dynamics-study-push-luck-bombs-label-yours = gewählt
dynamics-study-push-luck-bombs-line-theory = Theorie
dynamics-study-push-luck-bombs-told = Mit { $best } Kisten bekommst du am meisten, im Mittel { $most } Punkte. Gesagt wurden im Mittel { $own }, und das bringt { $pays }.
dynamics-study-push-luck-pig-title = Das Würfelspiel Pig
dynamics-study-push-luck-pig-see = Würfle, so oft du willst, und zähl zusammen; eine 1 nimmt dir alles aus diesem Zug. Bei welcher Summe hörst du auf?
dynamics-study-push-luck-pig-x = hört auf bei
dynamics-study-push-luck-pig-y = Punkte im Zug
dynamics-study-push-luck-pig-label-dice = unsere Würfe
dynamics-study-push-luck-pig-line-theory = Theorie
dynamics-study-push-luck-pig-told = Wer bei { $best } aufhört, bekommt im Mittel am meisten: { $score } Punkte im Zug, obwohl { $nothing } von 100 Zügen gar nichts bringen.

## Change one thing

study-push-luck-change = Wie groß darf der Irrtum sein, bevor er wehtut? Bei 0 zählen alle drei. Bei 1 hält der Draufgänger ein Unglück für halb so wahrscheinlich, wie es ist, und bei 8 für neunmal so unwahrscheinlich; beim Angsthasen zählt jede Karte, die daliegt, ebenso viel dazu.
study-push-luck-setting = Wie stark ist der Irrtum?
study-push-luck-setting-value = { $value }
study-push-luck-long = Für die Punkte reichen so wenige Spiele nicht, denn sie hängen stark von den Karten ab. In { $games } Spielen mit Stärke 1 hatte der Draufgänger { $less-bold-1 } und der Angsthase { $less-wary-1 } Punkte gegenüber dem Zähler; mit Stärke 4 waren es { $less-bold-4 } und { $less-wary-4 }.
dynamics-study-push-luck-busts-title = Verzockte Züge
dynamics-study-push-luck-busts-see = Links kein Irrtum, rechts ein großer.
dynamics-study-push-luck-busts-x = Stärke des Irrtums
dynamics-study-push-luck-busts-y = verzockt, von 100 Zügen
dynamics-study-push-luck-busts-label-counts = Zähler
dynamics-study-push-luck-busts-label-bold = Draufgänger
dynamics-study-push-luck-busts-label-wary = Angsthase
dynamics-study-push-luck-busts-told = Wenn dem Draufgänger ein Unglück { $times }-mal so unwahrscheinlich vorkommt: Von 100 Zügen verzockt der Zähler { $counts }, der Draufgänger { $bold }, der Angsthase { $wary }.
dynamics-study-push-luck-cost-title = Was es kostet
dynamics-study-push-luck-cost-see = Unter 0: weniger Punkte als der Zähler am selben Tisch.
dynamics-study-push-luck-cost-x = Stärke des Irrtums
dynamics-study-push-luck-cost-y = Punkte mehr als der Zähler
dynamics-study-push-luck-cost-label-counts = Zähler
dynamics-study-push-luck-cost-label-bold = Draufgänger
dynamics-study-push-luck-cost-label-wary = Angsthase
dynamics-study-push-luck-cost-told = { $games } Spiele insgesamt.

## Talk about it

study-push-luck-open-1 = Spüren Leute, die jede Woche Tien spielen, die Gefahr besser als Anfänger?
study-push-luck-open-2 = Traust du dich mehr, wenn du zurückliegst? Unsere drei achten darauf nicht.
study-push-luck-open-3 = Wir haben nur nach Prozent gefragt. Fühlt sich „drei von zehn“ anders an als „dreißig Prozent“?
study-push-luck-talk-1 = Du hast eine Reihe guter Karten hinter dir: Fühlt sich die nächste sicherer an oder gefährlicher? Was stimmt?
study-push-luck-talk-1-answer = Keins von beidem. Es zählt, was daliegt und welche Karten noch da sind. Jede Karte macht die Summe höher, und das ist ein Grund für mehr Gefahr; dass es „irgendwann schiefgehen muss“, ist keiner.
study-push-luck-talk-2 = Der Angsthase verzockt sich am seltensten. Warum hat er dann nicht die meisten Punkte?
study-push-luck-talk-2-answer = Ein Zug, der früh aufhört, ist ein Zug mit wenigen Karten. Was du durch Vorsicht verpasst, siehst du nirgends, darum merkt es keiner. In unseren Spielen hat der Angsthase { $less-wary-4-size } Punkte weniger als der Zähler.
study-push-luck-talk-3 = Ein bisschen Wagemut: War das schlecht für den Draufgänger?
study-push-luck-talk-3-answer = Kaum. Mit einem Irrtum der Stärke 1 verzockt er { $busts-bold-1 } von 100 Zügen, der Zähler { $busts-counts-1 }, und an den Punkten sehen wir keinen Unterschied. Mit Stärke 4 sind es { $busts-bold-4 } von 100 Zügen und { $less-bold-4-size } Punkte weniger.
study-push-luck-talk-4 = Wo im Leben ziehst du noch eine Karte, ohne zu wissen, ob es eine zu viel ist?
study-push-luck-talk-4-answer = Lange aufbleiben vor einem Test, parken ohne zu zahlen, eine Aktie verkaufen, mit leerem Tank weiterfahren, auf ein billigeres Ticket warten. Frag jedes Mal: Wer hat gezählt, und wer hat es nur gefühlt?

## Five questions

study-push-luck-ask-q1 = Du hast vier Karten gezogen, und es ging immer gut. Was sagt das allein über die nächste?
study-push-luck-ask-q1-a = Jetzt muss es schiefgehen.
study-push-luck-ask-q1-b = Nichts; es zählen nur die Summe und die Karten, die noch da sind.
study-push-luck-ask-q1-c = Du hast heute Glück, also geht es gut.
study-push-luck-ask-q1-why = Karten merken sich nicht, wer sie gezogen hat.
study-push-luck-ask-q2 = { $boxes } Kisten, eine Bombe, ein Punkt für jede geöffnete Kiste, nichts, wenn die Bombe dabei ist. Wie viele bringen im Mittel am meisten?
study-push-luck-ask-q2-a = Ungefähr { $boxes-pay }
study-push-luck-ask-q2-b = So viele wie möglich
study-push-luck-ask-q2-c = { $boxes-best }
study-push-luck-ask-q2-why = Eine Kiste mehr bringt einen Punkt, solange es gut geht, und hinter der Hälfte kostet sie im Mittel mehr als das.
study-push-luck-ask-q3 = Jemand hält in Tien ein Unglück für { $times }-mal so unwahrscheinlich, wie es ist. Wie viele seiner Züge gehen schief?
study-push-luck-ask-q3-a = Ungefähr die Hälfte
study-push-luck-ask-q3-b = Ungefähr so viele wie bei anderen
study-push-luck-ask-q3-c = Fast alle
study-push-luck-ask-q3-why = In unseren Spielen { $busts-bold-4 } von 100, und { $busts-counts-4 } bei dem, der zählt.
study-push-luck-ask-q4 = Ein anderer hört früh auf und verzockt sich von allen am seltensten. Wie steht er am Ende da?
study-push-luck-ask-q4-a = Am besten, denn er verliert nichts
study-push-luck-ask-q4-b = Schlechter als einer, der zählt
study-push-luck-ask-q4-c = Genauso wie alle; es ist alles Glück
study-push-luck-ask-q4-why = Im Mittel hat er { $less-wary-4-size } Punkte weniger: Wer früh aufhört, bekommt wenige Karten im Zug.
study-push-luck-ask-q5 = Jemand sagt vor vielen Karten jedes Mal „dreißig Prozent“. Wann war das gut gesagt?
study-push-luck-ask-q5-a = Wenn es nie schiefging
study-push-luck-ask-q5-b = Wenn es genau dann schiefging, als es sich schlecht anfühlte
study-push-luck-ask-q5-c = Wenn es von hundert Malen ungefähr dreißigmal schiefging
study-push-luck-ask-q5-why = Das ist es, was die Zahl sagt; an einer einzigen Karte sieht man es nicht.

## For the teacher

study-push-luck-aim = Dass man eine gefühlte Wahrscheinlichkeit nachprüfen kann. Die Klasse legt ihre Prozente neben gezählte, lernt, was der Brier-Wert belohnt, und sieht, dass zu viel Vorsicht ebenso etwas kostet wie zu viel Mut.
study-push-luck-script-decide = Zeig die zwei Reihen zwei Minuten lang groß, ohne Reden und ohne lautes Zählen. Dann die Kisten. Alle schreiben zwei Prozentzahlen und eine Anzahl Kisten auf. Tipp sie ein oder füg sie ein und zeig die Säulen; sag nicht, wer recht hat.
study-push-luck-script-predict = Stell den Zähler, den Draufgänger und den Angsthasen vor; lass sie vorspielen. Alle schreiben eine Zahl auf.
study-push-luck-script-happened = Lass es laufen. Lies zuerst die zwei Reihen vor, dann den Brier-Wert, dann die Bombe: Wer bekommt wie viel? Erst danach die Bilder der drei.
study-push-luck-script-theory = Frag, welche Reihe besser gespürt wurde und in welche Richtung es danebenging. Zeig dann die gestrichelten Linien: gefühlt und gezählt, die Kisten, der Würfel. Für zwischendurch: Spielt einen Zug mit dem Würfel, bei dem die ganze Klasse steht; wer sich setzt, behält die Summe.
study-push-luck-script-change = Lass die Klasse wählen. Probiert wenigstens 1 und 8: Ein kleiner Irrtum zeigt sich kaum in den Punkten, ein großer schon.
study-push-luck-script-talk = Zwei der Fragen, dann noch einmal die fünf Fragen.
study-push-luck-expected-busts-counts-1 = Verzockt von 100 Zügen, Irrtum der Stärke 1: der Zähler
study-push-luck-expected-busts-bold-1 = Dasselbe: der Draufgänger
study-push-luck-expected-busts-wary-1 = Dasselbe: der Angsthase
study-push-luck-expected-less-bold-1 = Punkte mehr als der Zähler, Stärke 1: der Draufgänger
study-push-luck-expected-less-wary-1 = Dasselbe: der Angsthase
study-push-luck-expected-busts-counts-4 = Verzockt von 100 Zügen, Irrtum der Stärke 4: der Zähler
study-push-luck-expected-busts-bold-4 = Dasselbe: der Draufgänger
study-push-luck-expected-busts-wary-4 = Dasselbe: der Angsthase
study-push-luck-expected-less-bold-4 = Punkte mehr als der Zähler, Stärke 4: der Draufgänger
study-push-luck-expected-less-wary-4 = Dasselbe: der Angsthase
study-push-luck-expected-chance-1 = Gefahr, sich zu verzocken, in Reihe 1, in Prozent
study-push-luck-expected-chance-2 = Gefahr, sich zu verzocken, in Reihe 2, in Prozent
study-push-luck-expected-boxes = Kisten
study-push-luck-expected-boxes-best = Kisten, die am meisten bringen
study-push-luck-expected-boxes-pay = Was sie im Mittel bringen
study-push-luck-expected-pig-best = Würfel: die Summe zum Aufhören
study-push-luck-expected-pig-score = Würfel: Punkte im Zug damit
study-push-luck-expected-pig-nothing = Würfel: Züge von 100, die damit nichts bringen
study-push-luck-expected-limit = Die höchste Summe, die noch nicht zu viel ist
study-push-luck-expected-times = Für wie viel Mal unwahrscheinlicher der Draufgänger ein Unglück hält
