# Endowment, and the price of a set.

study-endowment-title = Was mir gehört, ist mehr wert
study-endowment-line = Eine Karte, zu kaufen oder schon deine: Ist es dieselbe Karte?
study-endowment-lead = Drei Preise für Karten mit Käse. Sag, was du dafür zahlen würdest und was du dafür haben wolltest.
study-endowment-teaches = warum Menschen für das, was sie haben, mehr verlangen, als sie selbst dafür zahlen würden, und was eine Karte eines Quartetts wert ist

## You decide

study-endowment-decide =
    Wereldhandel, kurz vor Schluss des Spiels. Zu dritt spielt ihr: du, Bram und Chloé. Jeder hat ein Quartett und { $money } in Geldkarten. Am Ende zählen nur Quartette, einzelne Karten und Geld nicht. Um Karten, von denen niemand alle vier hat, wird weiter gehandelt, mit verdecktem Geld, bis einer sie alle hat.
    Ein Quartett Käse ist { $value } Punkte wert. Du hast zwei Karten Käse, Bram hat eine. Sonst sind nur noch die Bananen auf euch drei verteilt. Auf dem Stapel liegt noch eine Karte: der vierte Käse.
study-endowment-scene = Vor dir liegen zwei Karten Käse, vor Bram eine. Die letzte Karte in der Mitte ist auch Käse.
study-endowment-scene-you = du
study-endowment-ask-pay = Bram versteigert diese Karte. Es wäre deine dritte. Wie viel zahlst du höchstens dafür?
study-endowment-ask-own = Jetzt genau das gleiche Spiel, nur gehört diese dritte Karte schon dir. Bram will sie kaufen. Für wie viel gibst du sie mindestens her?
study-endowment-ask-fourth = Noch ein Spiel: Du hast drei Karten Käse, und Bram versteigert die vierte. Wie viel zahlst du höchstens dafür?

## What do you expect?

study-endowment-predict = Drei Bots spielen ganze Spiele. Zwei sind nüchtern. Der dritte spielt genauso gut, aber er hängt an seinen Sachen: Was er hat, zählt für ihn doppelt. Wären alle drei gleich, gewänne jeder etwa ein Drittel der Spiele.
study-endowment-ask-wins = Wie viele von 100 Spielen gewinnt der anhängliche Bot?

## What happens

study-endowment-happened = Die drei Bots spielen, jede Verteilung dreimal, sodass jeder Bot jeden Platz bekommt. Dazwischen spielen nüchterne Bots immer wieder das Ende deines Spiels.
study-endowment-own-more = Für genau dieselbe Karte würdest du { $pay } zahlen, und du willst { $own } dafür haben. Die meisten Menschen verlangen mehr, als sie zahlen würden.
study-endowment-own-same = Du würdest { $pay } für die Karte zahlen und sie für { $own } hergeben: auf beiden Seiten derselbe Preis. Das machen nicht viele.
study-endowment-own-less = Du würdest { $pay } für die Karte zahlen und sie für { $own } hergeben, also für weniger. Dann könnte jemand sie dir abkaufen, zurückverkaufen und den Unterschied behalten.
study-endowment-own-class = { $more } von { $many } Antworten verlangen mehr für die Karte, als sie zahlen würden, { $less } verlangen weniger. Das mittlere Gebot ist { $pay }, der mittlere Preis { $own }. Es ist dieselbe Karte.
study-endowment-last-alone = Für die dritte Karte würdest du { $pay } zahlen, für die vierte { $fourth }. Der nüchterne Bot gibt { $third } für die dritte und { $last } für die vierte.
study-endowment-last-room = Die Mitte eurer Klasse würde { $pay } für die dritte Karte zahlen und { $fourth } für die vierte. Der nüchterne Bot gibt { $third } für die dritte und { $last } für die vierte.
dynamics-study-endowment-price-title = Der dritte Käse: was man gibt, was man verlangt
dynamics-study-endowment-price-see = Je zwei Balken gehören zusammen. Sind beide gleich lang?
dynamics-study-endowment-price-x = wer
dynamics-study-endowment-price-y = Preis
dynamics-study-endowment-price-label-you-pay = du: um sie zu kaufen
dynamics-study-endowment-price-label-you-own = du: um sie herzugeben
dynamics-study-endowment-price-label-clear-pay = nüchterner Bot: kaufen
dynamics-study-endowment-price-label-clear-own = nüchterner Bot: hergeben
dynamics-study-endowment-price-label-fond-pay = anhänglicher Bot: kaufen
dynamics-study-endowment-price-label-fond-own = anhänglicher Bot: hergeben
dynamics-study-endowment-price-told = Der nüchterne Bot zahlt { $pay } und gibt die Karte für { $own } her. Der anhängliche Bot zahlt genauso viel, will aber { $fond } haben.
dynamics-study-endowment-table-title = Wer ganze Spiele gewinnt
dynamics-study-endowment-table-see = Was kostet es, an seinen Sachen zu hängen?
dynamics-study-endowment-table-x = Bot
dynamics-study-endowment-table-y = gewonnene Spiele von 100
dynamics-study-endowment-table-label-fond = der anhängliche Bot
dynamics-study-endowment-table-label-clear = jeder nüchterne Bot
dynamics-study-endowment-table-told = Nach { $games } Spielen hat der anhängliche Bot { $wins } von 100 gewonnen. Er behält Waren, die weniger wert sind als das Geld, und fängt selten einen Handel an.

## The answers of a class

dynamics-study-endowment-pay-title = Was ihr für die dritte Karte zahlt
dynamics-study-endowment-pay-see = Wie sind die Preise verteilt?
dynamics-study-endowment-pay-x = Preis
dynamics-study-endowment-pay-y = Antworten von 100
dynamics-study-endowment-pay-said = { $many } Antworten von { $least } bis { $most }; die mittlere ist { $middle }.
dynamics-study-endowment-own-title = Was ihr für die dritte Karte verlangt
dynamics-study-endowment-own-see = Achtet auf die Zahlen unten: Sind es dieselben wie im Bild davor?
dynamics-study-endowment-own-x = Preis
dynamics-study-endowment-own-y = Antworten von 100
dynamics-study-endowment-own-said = { $many } Antworten von { $least } bis { $most }; die mittlere ist { $middle }.
dynamics-study-endowment-fourth-title = Was ihr für die vierte Karte zahlt
dynamics-study-endowment-fourth-see = Ist die letzte teurer als die dritte?
dynamics-study-endowment-fourth-x = Preis
dynamics-study-endowment-fourth-y = Antworten von 100
dynamics-study-endowment-fourth-said = { $many } Antworten von { $least } bis { $most }; die mittlere ist { $middle }.
dynamics-study-endowment-wins-title = Was ihr erwartet habt
dynamics-study-endowment-wins-see = Wer dachte, dass Anhänglichkeit hilft?
dynamics-study-endowment-wins-x = gewonnene Spiele von 100
dynamics-study-endowment-wins-y = Antworten von 100
dynamics-study-endowment-wins-truth = es war
dynamics-study-endowment-wins-said = { $many } Vorhersagen von { $least } bis { $most }; die mittlere ist { $middle }.

## What theory says

study-endowment-theory =
    Ob du kaufst oder verkaufst, du vergleichst dieselben zwei Tische: einen mit der Karte und weniger Geld, einen ohne die Karte und mit mehr Geld. Also sollten beide Preise etwa gleich sein. Ein bisschen mehr darf man verlangen, denn wer die Karte hat, ist ein bisschen reicher.
    Und was ist eine Karte wert? Vier Karten sind vier Lose für einen Gewinn. Das letzte Los ist nicht mehr wert als die anderen; nur der Gewinn selbst wächst mit jedem anderen Quartett, das du hast.
dynamics-study-endowment-ratio-title = Wie viele Male das eigene Gebot verlangt ihr?
dynamics-study-endowment-ratio-see = An der Linie der Theorie verlangt jemand genau das, was er oder sie selbst zahlen würde. Die andere Linie liegt etwa da, wo die Besitzer von Bechern in den Versuchen von Kahneman, Knetsch und Thaler (1990) lagen. Wer nichts zahlen würde, ist nicht dabei; sehr hohe Zahlen stehen am rechten Rand.
dynamics-study-endowment-ratio-x = verlangt, so viele Male das Gebot
dynamics-study-endowment-ratio-y = Antworten von 100
dynamics-study-endowment-ratio-same-theory = Theorie
dynamics-study-endowment-ratio-mugs = Becher
dynamics-study-endowment-ratio-said = { $many } Antworten; die mittlere verlangt { $middle } Mal das eigene Gebot.
dynamics-study-endowment-chance-title = Vier Lose für einen Gewinn
dynamics-study-endowment-chance-see = Die Zeichen sind Enden von Spielen unter nüchternen Bots, du gegen Bram. Auf der gestrichelten Linie ist jede Karte gleich viel wert.
dynamics-study-endowment-chance-x = Karten Käse, die du hast
dynamics-study-endowment-chance-y = gewonnene Quartette von 100
dynamics-study-endowment-chance-label-won = unsere Spiele
dynamics-study-endowment-chance-theory = ein Viertel je Karte
dynamics-study-endowment-chance-told = Hier wurde das Quartett mit einer Karte in { $won-1 } von 100 Spielen gewonnen, mit zwei Karten in { $won-2 }, mit drei in { $won-3 }, und mit vier immer.
dynamics-study-endowment-multiplier-title = Was das Quartett Käse bringt
dynamics-study-endowment-multiplier-see = Alle Quartette werden addiert und mit ihrer Anzahl malgenommen. Also zählt ein neues Quartett immer wieder mit.
dynamics-study-endowment-multiplier-x = andere Quartette, die du hast
dynamics-study-endowment-multiplier-y = Punkte
dynamics-study-endowment-multiplier-label-brings = nach den Regeln
dynamics-study-endowment-multiplier-theory = Formel
dynamics-study-endowment-multiplier-printed = Wert auf der Karte
dynamics-study-endowment-multiplier-told = Aufgedruckt ist { $value }. Mit { $sets } anderen Quartetten bringt es { $points }.

## Change one thing

study-endowment-change = Wie sehr ein Bot an seinen Sachen hängt, lässt sich einstellen: von gar nicht bis fünfmal. Was kostet es? Probiert einige aus.
study-endowment-setting = Wie viel mehr zählt das Eigene als das Gleiche von anderen?
study-endowment-setting-value = { $value ->
    [0] genauso viel
    [0.5] die Hälfte mehr
    [1] doppelt
    [2] dreifach
   *[4] fünffach
}
dynamics-study-endowment-cost-title = Was Anhänglichkeit kostet
dynamics-study-endowment-cost-see = Die Zeichen sind unsere Spiele. Auf der gestrichelten Linie sind alle drei Bots gleich.
dynamics-study-endowment-cost-x = das Eigene zählt so viele Male
dynamics-study-endowment-cost-y = gewonnene Spiele von 100
dynamics-study-endowment-cost-label-fond = der anhängliche Bot
dynamics-study-endowment-cost-theory = alle gleich
dynamics-study-endowment-cost-told = Zählt das Eigene { $times } Mal, gewinnt der Bot { $wins } von 100 Spielen.

## Talk about it

study-endowment-open-1 = Verlangen Menschen, die jeden Tag handeln, immer noch mehr, als sie zahlen würden? List (2003) hat Leute beobachtet, die mit Sammelkarten handeln.
study-endowment-open-2 = Wie viel davon ist Anhänglichkeit und wie viel einfach Feilschen oder eine falsch verstandene Frage? Plott und Zeiler (2005) bezweifeln, dass es Anhänglichkeit ist.
study-endowment-open-3 = Ist die letzte Karte auch dann nicht mehr wert als die anderen, wenn drei oder vier Spieler die Karten haben?
study-endowment-talk-1 = Die Karte ist dieselbe. Was ist anders, wenn sie dir gehört?
study-endowment-talk-1-answer = Die Karte herzugeben fühlt sich wie ein Verlust an, sie zu bekommen wie ein Gewinn, und ein Verlust wiegt schwerer. Auf dem Tisch ist nichts anders: mit oder ohne Karte, mit mehr oder weniger Geld.
study-endowment-talk-2 = Warum verliert der anhängliche Bot so oft? Seine Waren sind ihm doch lieb und teuer.
study-endowment-talk-2-answer = Er zahlt zu viel, um zu behalten, was er hat, und wagt es kaum, die eigenen Karten aufs Spiel zu setzen. In unseren Spielen gewinnt er { $wins-one } von 100, und halb so anhänglich { $wins-half }; gerecht wären { $even }.
study-endowment-talk-3 = Du hast drei von vier. Warum ist die vierte dann kein Vermögen wert?
study-endowment-talk-3-answer = Mit drei gewinnst du das Quartett schon in { $chance-3 } von 100 Spielen, mit zwei in { $chance-2 }. Die vierte macht es nur sicher. Teuer fühlt sie sich an, weil das Quartett schon fast dir zu gehören scheint.
study-endowment-talk-4 = Wo verlangen Menschen außerhalb eines Spiels zu viel für das, was ihnen gehört?
study-endowment-talk-4-answer = Häuser und gebrauchte Autos, die niemand kauft, Aktien, die keiner unter dem Kaufpreis hergeben will, volle Keller, Abos, die mit einem Gratismonat anfingen.

## Five questions

study-endowment-ask-q1 = Jemand verlangt für ein altes Fahrrad doppelt so viel, wie er oder sie für genau so eines zahlen würde. Warum wohl?
study-endowment-ask-q1-a = Wer es besitzt, weiß, was es wirklich wert ist.
study-endowment-ask-q1-b = Hergeben tut mehr weh, als Bekommen freut.
study-endowment-ask-q1-c = Fahrräder werden jedes Jahr teurer.
study-endowment-ask-q1-why = Das Ding ist dasselbe; nur wem es gehört, ist anders.
study-endowment-ask-q2 = Jemand will dir eine Karte abkaufen. Was solltest du vergleichen?
study-endowment-ask-q2-a = Das Geld mit dem, was du einmal gezahlt hast.
study-endowment-ask-q2-b = Das Geld mit dem, was andere dafür verlangen würden.
study-endowment-ask-q2-c = Wie du mit der Karte dastehst, und wie ohne sie, aber mit dem Geld.
study-endowment-ask-q2-why = Was gezahlt ist, ist so oder so weg; nur was noch kommt, zählt.
study-endowment-ask-q3 = Ein Bot, für den die eigenen Waren doppelt zählen, spielt gegen zwei nüchterne. Wie viele von 100 Spielen gewinnt er?
study-endowment-ask-q3-a = Viel weniger als ein Drittel.
study-endowment-ask-q3-b = Etwa ein Drittel: Sonst spielt er ja gut.
study-endowment-ask-q3-c = Mehr als ein Drittel: Er gibt ja nichts her.
study-endowment-ask-q3-why = In unseren Spielen { $wins-one }: Er zahlt zu viel, um Sachen zu behalten, und scheut den Handel.
study-endowment-ask-q4 = Du und Bram habt zusammen die vier Karten eines Quartetts. Welche Karte erhöht deine Chance auf das ganze Quartett am meisten?
study-endowment-ask-q4-a = Die vierte, denn dann ist es komplett.
study-endowment-ask-q4-b = Jede Karte etwa gleich viel.
study-endowment-ask-q4-c = Die erste, denn ohne die hast du nichts.
study-endowment-ask-q4-why = Mit einer gewinnst du es in { $chance-1 } von 100 Spielen, mit zwei in { $chance-2 }, mit drei in { $chance-3 }: vier Schritte von etwa einem Viertel.
study-endowment-ask-q5 = Ein Quartett, auf dem { $value } steht, kommt zu drei anderen, die zusammen { $others-3 } wert sind. Wie viele Punkte bringt es?
study-endowment-ask-q5-a = { $value }, wie es draufsteht.
study-endowment-ask-q5-b = Viermal { $value }, denn es sind jetzt vier Quartette.
study-endowment-ask-q5-c = Sogar mehr als viermal { $value }.
study-endowment-ask-q5-why = { $brings-3 }: viermal der eigene Wert, und die { $others-3 } der anderen noch einmal.

## For the teacher

study-endowment-aim = Dass der Preis einer Sache nicht davon abhängen sollte, wem sie gehört. Die Klasse sieht die Lücke in den eigenen Antworten, was so eine Lücke kostet, und dass das letzte Stück eines Quartetts nicht mehr wert ist als die anderen.
study-endowment-script-decide = Niemand muss das Spiel kennen: Karten mit Käse, nur ganze Quartette zählen. Die drei Fragen einzeln vorlesen, jedes Mal eine Minute Stille, und nicht sagen, dass die ersten beiden zusammengehören. Eine große Klasse lässt sich teilen: Die eine Hälfte antwortet als Käufer, die andere als Besitzer, die jeweils andere Antwort wird geraten.
study-endowment-script-predict = Alle schreiben eine Zahl auf. Handzeichen: mehr oder weniger als ein Drittel? Von jeder Seite einmal nach dem Grund fragen.
study-endowment-script-happened = Zuerst den Satz über die Klasse vorlesen: dieselbe Karte, zwei Preise. Dann die zwei gleich langen Balken des nüchternen Bots, und erst danach, wer gewonnen hat.
study-endowment-script-theory = Der Satz zum Merken: Vergleiche dieselben zwei Tische, mit der Karte und ohne sie. Dann die vier Lose für einen Gewinn. Wie viele Male ihr eigenes Gebot verlangten die Besitzer von Bechern? Etwa zweimal, sagen Kahneman, Knetsch und Thaler (1990); über die Gründe wird gestritten.
study-endowment-script-change = Die Klasse ruft zu, wie sehr der Bot an allem hängt. Probiert gar nicht und fünffach. Achtet auf die Breite der Striche: Es sind nicht viele Spiele.
study-endowment-script-talk = Zwei der Fragen, dann noch einmal die fünf Fragen. Die über die vierte Karte überrascht am meisten.
study-endowment-expected-wins-half = Von 100 ganzen Spielen gewinnt der Bot, für den das Eigene um die Hälfte mehr zählt
study-endowment-expected-wins-one = Dasselbe, das Eigene zählt doppelt
study-endowment-expected-chance-1 = Gewonnene Quartette von 100, wenn man mit einer Karte ins Ende des Spiels geht und der andere drei hat
study-endowment-expected-chance-2 = Dasselbe, beide zwei Karten; wegen der Symmetrie 50 von 100
study-endowment-expected-chance-3 = Dasselbe, drei Karten gegen eine
study-endowment-expected-even = Spiele von 100, die jeder gewinnt, wenn alle drei gleich sind
study-endowment-expected-third = Was der nüchterne Bot für die dritte Karte zahlt
study-endowment-expected-own = Was derselbe Bot als Besitzer für die dritte Karte verlangt
study-endowment-expected-fond = Was der anhängliche Bot als Besitzer für die dritte Karte verlangt
study-endowment-expected-fourth = Was der nüchterne Bot für die vierte Karte zahlt
study-endowment-expected-money = Geld, das in der Geschichte jeder hat
study-endowment-expected-value = Wert des Quartetts Käse
study-endowment-expected-others-3 = Wert der drei anderen Quartette in der letzten Frage
study-endowment-expected-brings-0 = Punkte, die der Käse ohne anderes Quartett bringt
study-endowment-expected-brings-1 = Dasselbe, ein anderes Quartett
study-endowment-expected-brings-3 = Dasselbe, drei andere Quartette
