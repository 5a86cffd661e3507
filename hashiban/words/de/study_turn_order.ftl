# What a turn is worth.

study-turn-order-title = Was ist ein Zug wert?
study-turn-order-line = Einmal um den Tisch, jeder spricht einmal. Wo möchtest du sitzen?
study-turn-order-lead = Etwas geht einmal um den Tisch. Biete als Erster, biete als Letzter, und sag, wo du sitzen möchtest.
study-turn-order-teaches = wann das letzte Wort etwas wert ist und wann man besser der Erste ist

## You decide

study-turn-order-decide =
    Drei Leute sitzen um einen Tisch, und jeder spricht einmal, einer nach dem anderen. Wer an der Reihe ist, bietet mehr als das höchste Gebot bis dahin, oder passt. Das höchste Gebot bekommt die Sache und zahlt, was es gesagt hat.
    Dir ist sie { MONEY($value) } wert; was du weniger zahlst, ist dein Gewinn. Jedem der anderen ist sie irgendetwas bis { MONEY($highest) } wert, alles gleich wahrscheinlich, und nur sie selbst wissen es.
study-turn-order-scene = Drei Leute um einen Tisch mit einer Karte darauf; sie sprechen von links nach rechts.
study-turn-order-ask-first = Du sprichst als Erster. Wie hoch gehst du? Mit 0 passt du.
study-turn-order-ask-last = Ein anderes Mal sprichst du als Letzter, und { MONEY($standing) } sind gesagt. Wie hoch gehst du jetzt? Mit 0 passt du.
study-turn-order-ask-seat = Es folgen noch viele. Wann möchtest du am liebsten sprechen?
study-turn-order-ask-seat-a = Als Erster
study-turn-order-ask-seat-b = In der Mitte
study-turn-order-ask-seat-c = Als Letzter

## What do you expect?

study-turn-order-predict = Jetzt spielen drei schwere Computer Nieuw Amsterdam. Spalten von Plättchen werden verkauft, einmal um den Tisch. Wer zuerst spricht, hat die Spalte ausgesucht, die unter den Hammer kommt, und muss bieten, und sei es nichts.
study-turn-order-ask-share = Wie viele von 100 solchen Verkäufen gewinnt, wer zuerst spricht?

## What happens

study-turn-order-happened = Drei Computer spielen Nieuw Amsterdam und Tien. In Nieuw Amsterdam sehen wir uns die erste Versteigerung jeder Runde an, in der alle drei sprechen dürfen. In Tien werden Jokerkarten verkauft, einmal um den Tisch, und alle Karten liegen offen: einmal unter schweren Computern und einmal unter mittleren, die nie mehr bieten, als sie müssen. Dein erstes Gebot probieren wir viele Tausend Mal, gegen zwei andere, die nur höher gehen, wenn sie etwas davon haben.
study-turn-order-alone-first-pass = Du warst der Erste und hast gepasst: nichts gewagt, nichts gewonnen ({ MONEY($gain) }).
study-turn-order-alone-first-won = Du warst der Erste und hast { MONEY($bid) } gesagt. In { $stood } von 100 Fällen ging niemand höher, und in 100 Fällen hast du zusammen { MONEY($gain) } gewonnen.
study-turn-order-alone-first-lost = Du warst der Erste und hast { MONEY($bid) } gesagt, mehr, als es dir wert ist. In { $stood } von 100 Fällen ging niemand höher, und in 100 Fällen hast du zusammen { MONEY($gain) } verloren.
study-turn-order-alone-first-nothing = Du warst der Erste und hast { MONEY($bid) } gesagt, genau das, was es dir wert ist. In { $stood } von 100 Fällen ging niemand höher, aber gewonnen hast du nichts dabei ({ MONEY($gain) }).
study-turn-order-class-first-pass = Der Mittlere eurer Klasse hat als Erster gepasst: nichts gewagt, nichts gewonnen ({ MONEY($gain) }).
study-turn-order-class-first-won = Der Mittlere eurer Klasse war der Erste und sagte { MONEY($bid) }. In { $stood } von 100 Fällen ging niemand höher, und 100 Fälle brachten zusammen { MONEY($gain) } Gewinn.
study-turn-order-class-first-lost = Der Mittlere eurer Klasse war der Erste und sagte { MONEY($bid) }, mehr, als die Sache wert ist. In { $stood } von 100 Fällen ging niemand höher, und 100 Fälle brachten zusammen { MONEY($gain) } Verlust.
study-turn-order-class-first-nothing = Der Mittlere eurer Klasse war der Erste und sagte { MONEY($bid) }, genau das, was die Sache wert ist. In { $stood } von 100 Fällen ging niemand höher, aber das brachte nichts ein ({ MONEY($gain) }).
study-turn-order-alone-last-right = Als du als Letzter gesprochen hast, waren { MONEY($needed) } gerade genug: ein sicherer Gewinn von { MONEY($gain) }. Da gab es nichts zu raten, und verschenkt hast du nichts ({ MONEY($lost) }).
study-turn-order-alone-last-more = Als du als Letzter gesprochen hast, hätten { MONEY($needed) } für einen sicheren Gewinn von { MONEY($gain) } gereicht. Du hast { MONEY($lost) } verschenkt.
study-turn-order-alone-last-less = Als du als Letzter gesprochen hast, brauchte es { MONEY($needed) } für einen sicheren Gewinn von { MONEY($gain) }. Du bist { MONEY($lost) } darunter geblieben und leer ausgegangen.
study-turn-order-class-last = Als ihr als Letzte gesprochen habt, waren { MONEY($needed) } gerade genug. Das haben { $right } gesagt. Mehr als das, und damit Geld verschenkt: { $more }.
study-turn-order-class-seat = Wo ihr sitzen möchtet: { $first } als Erste, { $middle } in der Mitte, { $last } als Letzte.
dynamics-study-turn-order-places-title = Wer gewinnt: der Erste, der Mittlere oder der Letzte?
dynamics-study-turn-order-places-see = Jedes Zeichen ist ein Anteil unserer Verkäufe; der Strich darin sagt, wie sicher er ist. Wäre die Reihenfolge egal, lägen alle gleich hoch.
dynamics-study-turn-order-places-x = als Wievielter der Gewinner sprach
dynamics-study-turn-order-places-y = gewonnene Verkäufe, von 100
dynamics-study-turn-order-places-label-column = Nieuw Amsterdam
dynamics-study-turn-order-places-label-tien = Tien, schwer
dynamics-study-turn-order-places-label-simple = Tien, mittel
dynamics-study-turn-order-places-told = In Nieuw Amsterdam gewann der Erste { $first } von 100. In Tien gewann der Letzte { $tien } von 100 unter schweren Computern und { $simple } unter mittleren.

## The answers of a class

dynamics-study-turn-order-first-title = Was ihr als Erste sagt
dynamics-study-turn-order-first-see = Wie viel Luft lasst ihr euch?
dynamics-study-turn-order-first-x = was zuerst gesagt wird
dynamics-study-turn-order-first-y = Antworten von 100
dynamics-study-turn-order-first-said = { $many } Antworten von { $least } bis { $most }; in der Mitte liegt { $middle }.
dynamics-study-turn-order-last-title = Was ihr als Letzte sagt
dynamics-study-turn-order-last-see = Seid ihr euch eher einig, wenn ihr die anderen gehört habt?
dynamics-study-turn-order-last-x = was zuletzt gesagt wird
dynamics-study-turn-order-last-y = Antworten von 100
dynamics-study-turn-order-last-said = { $many } Antworten von { $least } bis { $most }; in der Mitte liegt { $middle }.
dynamics-study-turn-order-seat-title = Wann ihr am liebsten sprecht
dynamics-study-turn-order-seat-see = Welche Reihenfolge wollen die meisten?
dynamics-study-turn-order-seat-x = Reihenfolge
dynamics-study-turn-order-seat-y = Antworten von 100
dynamics-study-turn-order-seat-label-a = als Erster
dynamics-study-turn-order-seat-label-b = Mitte
dynamics-study-turn-order-seat-label-c = als Letzter
dynamics-study-turn-order-seat-said = { $many } Antworten.
dynamics-study-turn-order-share-title = Was ihr erwartet habt
dynamics-study-turn-order-share-see = Wäre die Reihenfolge egal, wäre es ein Drittel von hundert.
dynamics-study-turn-order-share-x = Verkäufe, die der Erste gewinnt, von 100
dynamics-study-turn-order-share-y = Antworten von 100
dynamics-study-turn-order-share-truth = es war
dynamics-study-turn-order-share-said = { $many } Vorhersagen von { $least } bis { $most }; in der Mitte liegt { $middle }.

## What theory says

study-turn-order-theory =
    Sind die Werte geheim, hat es der Letzte am besten: Er hat alle gehört, muss nicht raten und geht gerade eins höher. Der Erste muss sich Luft lassen und raten: Von allem, was du sagen konntest, waren { MONEY($best) } am besten und hielten in { $stands } von 100 Fällen. So gewinnt der Letzte { $private-3 } von 100 und der Erste { $private-1 }.
    Kennt jeder die Werte aller, sagt das letzte Wort nichts Neues. Dann nennt der Erste gleich den Preis, bei dem die anderen aufgeben, und gewinnt { $known-1 } von 100. In Tien liegen alle Karten offen, und die schweren Computer rechnen aus, was eine Karte den anderen wert ist: Dort ist die Reihenfolge fast egal.
    In Nieuw Amsterdam darf der Erste aussuchen, was verkauft wird. Das ist mehr wert als das letzte Wort.
dynamics-study-turn-order-solved-title = Zwischen geheim und offen
dynamics-study-turn-order-solved-see = Zeichen sind Tien unter schweren Computern. Gestrichelt: die beiden Versteigerungen, die sich genau lösen lassen.
dynamics-study-turn-order-solved-x = als Wievielter der Gewinner sprach
dynamics-study-turn-order-solved-y = gewonnene Verkäufe, von 100
dynamics-study-turn-order-solved-label-tien = Tien, schwer
dynamics-study-turn-order-solved-private-theory = Werte geheim
dynamics-study-turn-order-solved-known-theory = Werte bekannt
dynamics-study-turn-order-solved-told = Der Letzte von { $players } gewann { $last } von 100 Jokerkarten.
dynamics-study-turn-order-offers-title = Wie hoch soll der Erste gehen?
dynamics-study-turn-order-offers-see = Zu niedrig, und jemand geht höher; zu hoch, und es bleibt wenig übrig. Zeichen sind unsere Versuche, die gestrichelte Linie ist genau.
dynamics-study-turn-order-offers-x = was zuerst gesagt wird
dynamics-study-turn-order-offers-y = Gewinn in 100 Fällen
dynamics-study-turn-order-offers-label-tried = probiert
dynamics-study-turn-order-offers-theory = Theorie
dynamics-study-turn-order-offers-told = { MONEY($best) } sind am besten: Das bringt { MONEY($gain) } in 100 Fällen.
dynamics-study-turn-order-bids-title = Was ihr zuerst gesagt habt, und was am besten ist
dynamics-study-turn-order-bids-see = Links der gestrichelten Linie geht zu oft jemand höher, rechts bleibt zu wenig übrig.
dynamics-study-turn-order-bids-x = was zuerst gesagt wird
dynamics-study-turn-order-bids-y = Antworten von 100
dynamics-study-turn-order-bids-theory = am besten
dynamics-study-turn-order-bids-said = { $many } Antworten von { $least } bis { $most }; in der Mitte liegt { $middle }.

## Change one thing

study-turn-order-change = Was, wenn mehr Leute am Tisch sitzen oder weniger? Probier mehrere.
study-turn-order-setting = Wie viele am Tisch?
study-turn-order-setting-value = { $value }
dynamics-study-turn-order-tables-title = Je größer der Tisch
dynamics-study-turn-order-tables-see = Von Nieuw Amsterdam siehst du den Anteil des Ersten, von Tien (schwer) den des Letzten. Gestrichelt: der Letzte bei geheimen Werten, und der Anteil, wenn die Reihenfolge egal ist.
dynamics-study-turn-order-tables-x = Leute am Tisch
dynamics-study-turn-order-tables-y = gewonnene Verkäufe, von 100
dynamics-study-turn-order-tables-label-column = Erster, N. Amsterdam
dynamics-study-turn-order-tables-label-tien = Letzter, Tien
dynamics-study-turn-order-tables-private-theory = Letzter, geheim
dynamics-study-turn-order-tables-fair = gleicher Teil
dynamics-study-turn-order-tables-told = Mit { $players } am Tisch gewann der Erste in Nieuw Amsterdam { $first } von 100; { $fair } wären der Anteil von jedem.

## Talk about it

study-turn-order-open-1 = Trauen sich Menschen, die als Erste sprechen, so hoch zu gehen, wie die Theorie sagt?
study-turn-order-open-2 = Was, wenn niemand sicher weiß, was die Sache wert ist? Dann verrät der Erste auch, was er weiß.
study-turn-order-open-3 = Schießt man beim Elfmeterschießen besser zuerst? Die Forscher sind sich nicht einig: Vergleich die Quellen.
study-turn-order-talk-1 = Unter mittleren Computern gewinnt in Tien fast immer der Letzte. Was machen die Ersten falsch?
study-turn-order-talk-1-answer = Die Ersten bieten nicht mehr, als sie müssen, und wer danach kommt, geht einfach eins höher. Der Letzte gewinnt { $simple-3 } von 100. Schwere Computer bieten gleich so viel, dass es sich nicht lohnt, höher zu gehen, und dann gewinnt der Letzte nur { $tien-3 } von 100.
study-turn-order-talk-2 = In Nieuw Amsterdam verkaufen die Versteigerungen auch die Reihenfolge der nächsten Runde. Ist es etwas wert, eine Runde mit dem niedrigsten Marker zu beginnen?
study-turn-order-talk-2-answer = Weniger, als es scheint. Eine Runde, die mit dem niedrigsten Marker begann, brachte im Schnitt { $marker-1 } Punkte, mit dem mittleren { $marker-2 }, mit dem höchsten { $marker-3 }. Der Erste gewinnt öfter, zahlt aber dafür; wer übrig bleibt, bekommt eine Spalte umsonst.
study-turn-order-talk-3 = Wo wartet jemand außerhalb des Spiels auf das letzte Wort, und wo will jemand unbedingt der Erste sein?
study-turn-order-talk-3-answer = Als Letzter: in den letzten Sekunden eines Verkaufs im Internet, in einer Debatte, wenn man die Angebote der anderen kennt. Als Erster: wer sagt, worum es geht, wer vorschlägt, wie geteilt wird, der Laden, der sich seine Ecke aussucht. Frag jedes Mal: Wer weiß mehr, und wer darf wählen?

## Five questions

study-turn-order-ask-q1 = Du sprichst als Letzter, { MONEY($standing) } sind gesagt, und dir ist es { MONEY($value) } wert. Was ist am besten?
study-turn-order-ask-q1-a = Genau das, was es dir wert ist
study-turn-order-ask-q1-b = Die Mitte zwischen beiden
study-turn-order-ask-q1-c = Eins mehr, als gesagt ist
study-turn-order-ask-q1-why = Nach dir kommt niemand: Mit { MONEY($needed) } hast du es sicher, und alles darüber ist verschenkt.
study-turn-order-ask-q2 = Drei Leute, die gut rechnen, sprechen je einmal, und keiner weiß, was es den anderen wert ist. Wer gewinnt am häufigsten?
study-turn-order-ask-q2-a = Der Erste
study-turn-order-ask-q2-b = Der Letzte
study-turn-order-ask-q2-c = Alle gleich oft
study-turn-order-ask-q2-why = Der Letzte gewinnt { $private-3 } von 100, der Erste { $private-1 }.
study-turn-order-ask-q3 = Warum sagt der Erste weniger, als ihm die Sache wert ist?
study-turn-order-ask-q3-a = Weil sonst selbst das Gewinnen nichts bringt.
study-turn-order-ask-q3-b = Weil niedrige Zahlen öfter gewinnen.
study-turn-order-ask-q3-c = Weil die anderen dann auch niedrig bleiben.
study-turn-order-ask-q3-why = Der Gewinn ist, was zwischen Wert und Preis übrig bleibt; die Kunst ist, etwas übrig zu lassen und doch der Höchste zu sein.
study-turn-order-ask-q4 = In Nieuw Amsterdam gewinnt der Erste öfter als der Letzte. Warum?
study-turn-order-ask-q4-a = Die anderen haben weniger Geld.
study-turn-order-ask-q4-b = Der Erste muss nicht zahlen.
study-turn-order-ask-q4-c = Der Erste hat ausgesucht, was verkauft wird.
study-turn-order-ask-q4-why = Wer zuerst spricht, bietet an, was ihm selbst am liebsten ist, und gewinnt { $column-1 } von 100.
study-turn-order-ask-q5 = Auf einmal weiß jeder, was es jedem wert ist. Welcher Platz wird dadurch besser?
study-turn-order-ask-q5-a = Der letzte
study-turn-order-ask-q5-b = Der erste
study-turn-order-ask-q5-c = Keiner
study-turn-order-ask-q5-why = Der Erste muss nicht mehr raten und gewinnt { $known-1 } von 100 statt { $private-1 }.

## For the teacher

study-turn-order-aim = Dass ein Zug wert ist, was man durch ihn weiß und was man durch ihn wählen darf. Schüler spüren, wie leicht es der Letzte hat und wie schwer der Erste, und treffen dann auf ein Spiel, in dem doch der Erste gewinnt.
study-turn-order-script-decide = Spielt es einmal echt mit drei Freiwilligen, wenn Zeit ist: Jeder bekommt einen Zettel mit einem geheimen Wert. Dann beantworten alle die drei Fragen. Schaut euch die beiden Bilder an: Als Erste liegt ihr weit auseinander, als Letzte seid ihr euch fast einig.
study-turn-order-script-predict = Frag, wer als Letzter sitzen will und warum. Dann schreiben alle eine Zahl von 0 bis 100 auf.
study-turn-order-script-happened = Lass es laufen. Lies zuerst vor, wie es den Geboten der Klasse ergangen ist. Dann das Bild: drei Linien, die drei verschiedene Wege gehen, obwohl die Regel beim Bieten dieselbe ist. Lass sie rätseln.
study-turn-order-script-theory = Zwei Fragen führen hin: Wer weiß mehr, und wer darf wählen? Dann zeig es. In 100 Fällen gewinnt der Letzte im Schnitt { MONEY($gain-3) }, der Erste { MONEY($gain-1) }.
study-turn-order-script-change = Lass die Klasse rufen, wie viele am Tisch sitzen. Mit mehr Leuten gewinnt jeder seltener; behält der Erste einen Vorsprung?
study-turn-order-script-talk = Eine oder zwei der Fragen, dann noch einmal die fünf Fragen.
study-turn-order-expected-column-1 = Nieuw Amsterdam, schwere Computer: Verkäufe von 100, die der Erste gewinnt
study-turn-order-expected-column-2 = Dasselbe für den, der als Zweiter spricht
study-turn-order-expected-column-3 = Dasselbe für den, der als Letzter spricht
study-turn-order-expected-tien-1 = Tien, schwere Computer: Verkäufe von 100, die der Erste gewinnt
study-turn-order-expected-tien-2 = Dasselbe für den, der als Zweiter spricht
study-turn-order-expected-tien-3 = Dasselbe für den, der als Letzter spricht
study-turn-order-expected-simple-1 = Tien, mittlere Computer: Verkäufe von 100, die der Erste gewinnt
study-turn-order-expected-simple-2 = Dasselbe für den, der als Zweiter spricht
study-turn-order-expected-simple-3 = Dasselbe für den, der als Letzter spricht
study-turn-order-expected-paid-1 = Tien, schwere Computer: Preis in Münzen, wenn der Erste gewinnt
study-turn-order-expected-paid-3 = Dasselbe, wenn der Letzte gewinnt
study-turn-order-expected-marker-1 = Nieuw Amsterdam: Punkte einer Runde, die mit dem niedrigsten Marker begann
study-turn-order-expected-marker-2 = Dasselbe mit dem mittleren
study-turn-order-expected-marker-3 = Dasselbe mit dem höchsten
study-turn-order-expected-private-1 = Theorie, Werte geheim: Verkäufe von 100, die der Erste gewinnt
study-turn-order-expected-private-3 = Dasselbe für den, der als Letzter spricht
study-turn-order-expected-known-1 = Theorie, Werte bekannt: Verkäufe von 100, die der Erste gewinnt
study-turn-order-expected-known-3 = Dasselbe für den, der als Letzter spricht
study-turn-order-expected-gain-1 = Theorie, Werte geheim: Gewinn des Ersten in 100 Fällen
study-turn-order-expected-gain-3 = Dasselbe für den, der als Letzter spricht
study-turn-order-expected-best = Die beste erste Antwort
study-turn-order-expected-stands = Wie oft von 100 dann niemand höher geht
study-turn-order-expected-fair = Anteil von jedem, wenn die Reihenfolge egal ist
study-turn-order-expected-highest = Was es den anderen höchstens wert sein kann
study-turn-order-expected-value = Was es dir wert ist
study-turn-order-expected-standing = Was gesagt ist, wenn du als Letzter sprichst
study-turn-order-expected-needed = Was dann genügt
study-turn-order-expected-table = Leute am Tisch
