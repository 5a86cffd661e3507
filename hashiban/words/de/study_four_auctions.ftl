# Four auctions, one price?

study-four-auctions-title = Vier Versteigerungen, ein Preis?
study-four-auctions-line = Ein Fahrrad wird auf vier Arten verkauft. Welche bringt dem Verkäufer am meisten?
study-four-auctions-lead = Ein Fahrrad kommt unter den Hammer, und das auf mehr als eine Art. Du hättest es gern. Was bietest du?
study-four-auctions-teaches = warum vier Arten von Versteigerung gleich viel bringen, und was sie trennt

## You decide

study-four-auctions-decide =
    Dir ist das Fahrrad { MONEY($worth) } wert: Bei diesem Preis ist es dir gleich, ob du es bekommst. Drei andere wollen es auch. Jedem von ihnen kann es zwischen nichts und { MONEY($top) } wert sein, und niemand weiß, was es den anderen wert ist.
    Alle schreiben heimlich ein Gebot auf, und das höchste bekommt das Fahrrad. Zahlen kann man auf zwei Arten.
study-four-auctions-scene = Ein Fahrrad mit einem Schild: Dir ist es { MONEY($worth) } wert.
study-four-auctions-ask-first = Wer gewinnt, zahlt das eigene Gebot. Was bietest du?
study-four-auctions-ask-second = Wer gewinnt, zahlt nur das zweithöchste Gebot. Was bietest du jetzt?

## What do you expect?

study-four-auctions-predict =
    Nun probiert ein Verkäufer vier Arten mit denselben vier Leuten aus. Aufwärts: Alle rufen immer höhere Preise, bis niemand weitergeht. Abwärts: Ein Preis fällt, bis jemand ruft. Geheim: Das höchste Gebot gewinnt und wird bezahlt. Geheim, aber bezahlt wird das zweithöchste Gebot.
    Alle bieten, so gut sie können.
study-four-auctions-ask-most = Welche Art bringt dem Verkäufer im Schnitt am meisten?
study-four-auctions-ask-most-a = Aufwärts
study-four-auctions-ask-most-b = Abwärts
study-four-auctions-ask-most-c = Geheim, das eigene Gebot wird bezahlt
study-four-auctions-ask-most-d = Geheim, das zweithöchste Gebot wird bezahlt
study-four-auctions-ask-most-e = Alle vier ungefähr gleich viel

## What happens

study-four-auctions-happened = Wir losen für alle vier dieselben Bieter aus, viele tausend Mal. Daneben spielen vier mittlere Computer Tien und Nieuw Amsterdam. Dort spricht jeder nur einmal, einer nach dem anderen.
study-four-auctions-alone-first = Geheim, eigenes Gebot bezahlt: Mit { MONEY($bid) } gewinnst du { $won } von 100 Malen, und dir bleiben im Schnitt { MONEY($gain) } je Versteigerung.
study-four-auctions-room-first = Geheim, eigenes Gebot bezahlt: Von euren { $many } Geboten ist { MONEY($bid) } das beste Gebot. Es gewinnt { $won } von 100 Malen, und im Schnitt bleiben { MONEY($gain) } je Versteigerung.
study-four-auctions-alone-same = Als das zweithöchste Gebot bezahlt wurde, hast du genau deine { MONEY($worth) } gesagt. Das bringt { MONEY($gain) } je Versteigerung.
study-four-auctions-alone-above = Als das zweithöchste Gebot bezahlt wurde, hast du { MONEY($bid) } gesagt, mehr als deine { MONEY($worth) }. Das bringt { MONEY($gain) } je Versteigerung; genau { MONEY($worth) } hätten { MONEY($honest) } gebracht.
study-four-auctions-alone-below = Als das zweithöchste Gebot bezahlt wurde, hast du { MONEY($bid) } gesagt, weniger als deine { MONEY($worth) }. Das bringt { MONEY($gain) } je Versteigerung; genau { MONEY($worth) } hätten { MONEY($honest) } gebracht.
study-four-auctions-room-second = Als das zweithöchste Gebot bezahlt wurde, haben { $same } von { $many } genau { MONEY($worth) } gesagt, und { $above } mehr als das.
dynamics-study-four-auctions-sellers-title = Was der Verkäufer bekommt
dynamics-study-four-auctions-sellers-see = Ist ein Balken deutlich länger als die anderen?
dynamics-study-four-auctions-sellers-x = Art der Versteigerung
dynamics-study-four-auctions-sellers-y = mittlerer Preis in $
dynamics-study-four-auctions-sellers-label-english = aufwärts
dynamics-study-four-auctions-sellers-label-dutch = abwärts
dynamics-study-four-auctions-sellers-label-first = geheim, eigenes Gebot
dynamics-study-four-auctions-sellers-label-second = geheim, zweites Gebot
dynamics-study-four-auctions-sellers-said = { $auctions } Versteigerungen jeder Art: im Schnitt von { MONEY($least) } bis { MONEY($most) }.
dynamics-study-four-auctions-places-title = Jeder einmal: Wer bekommt es?
dynamics-study-four-auctions-places-see = Käme es auf den Platz nicht an, lägen alle Zeichen auf der Linie „gleich“.
dynamics-study-four-auctions-places-x = als Wievielter der Gewinner sprach
dynamics-study-four-auctions-places-y = Siege auf 100 Versteigerungen
dynamics-study-four-auctions-places-even = gleich
dynamics-study-four-auctions-places-once-theory = Theorie
dynamics-study-four-auctions-places-label-tien = Tien
dynamics-study-four-auctions-places-label-nieuw-amsterdam = Nieuw Amsterdam
dynamics-study-four-auctions-places-tien = Tien, { $auctions } Versteigerungen eines Jokers: Wer als Erster sprach, bekam ihn { $first } von 100 Malen, wer als Letzter sprach, { $last }.
dynamics-study-four-auctions-places-nieuw-amsterdam = Nieuw Amsterdam, die erste Versteigerung von { $auctions } Runden: Wer die Spalte wählte und als Erster sprach, bekam sie { $first } von 100 Malen, wer als Letzter sprach, { $last }.

## The answers of a class

dynamics-study-four-auctions-first-title = Gebote, wenn das eigene zählt
dynamics-study-four-auctions-first-see = Wie weit bleibt ihr unter dem Wert?
dynamics-study-four-auctions-first-x = Gebot
dynamics-study-four-auctions-first-y = Antworten auf 100
dynamics-study-four-auctions-first-said = { $many } Gebote von { $least } bis { $most }; das mittlere Gebot ist { $middle }.
dynamics-study-four-auctions-second-title = Gebote, wenn das zweite zählt
dynamics-study-four-auctions-second-see = Bietet ihr anders, wenn anders bezahlt wird?
dynamics-study-four-auctions-second-x = Gebot
dynamics-study-four-auctions-second-y = Antworten auf 100
dynamics-study-four-auctions-second-said = { $many } Gebote von { $least } bis { $most }; das mittlere Gebot ist { $middle }.
dynamics-study-four-auctions-most-title = Was ihr erwartet habt
dynamics-study-four-auctions-most-see = An welche denken die meisten von euch?
dynamics-study-four-auctions-most-x = Antwort
dynamics-study-four-auctions-most-y = Antworten auf 100
dynamics-study-four-auctions-most-label-a = aufwärts
dynamics-study-four-auctions-most-label-b = abwärts
dynamics-study-four-auctions-most-label-c = geheim, eigenes Gebot
dynamics-study-four-auctions-most-label-d = geheim, zweites Gebot
dynamics-study-four-auctions-most-label-e = alle gleich
dynamics-study-four-auctions-most-said = { $many } Vorhersagen.

## What theory says

study-four-auctions-theory =
    Wer das eigene Gebot zahlt, bietet weniger, als das Fahrrad wert ist: { MONEY($best) } sind hier am besten. Wer das zweithöchste Gebot zahlt, kann ruhig sagen, was es wert ist. Weniger zu zahlen, aber kühner zu bieten: Das kommt auf dasselbe heraus, im Schnitt { MONEY($mean) } für den Verkäufer. Abwärts ist wie das eigene Gebot zahlen, aufwärts wie das zweite zahlen.
    Wo jeder nur einmal spricht, gilt das nicht. Wer spät spricht, hat die anderen gehört. Darum gewinnt der Letzte am öftesten, und der Verkäufer bekommt nur { MONEY($once-mean) }.
    In Nieuw Amsterdam hat, wer als Erster spricht, die Spalte selbst gewählt, und die ist ihm dann am meisten wert.
dynamics-study-four-auctions-gains-first-title = Was ein Gebot bringt, eigenes bezahlt
dynamics-study-four-auctions-gains-first-see = Zeichen sind eure Gebote in unseren Versteigerungen, gestrichelt ist die Theorie. Wo ist der Gipfel?
dynamics-study-four-auctions-gains-first-x = Gebot in $
dynamics-study-four-auctions-gains-first-y = mittlerer Gewinn in $
dynamics-study-four-auctions-gains-first-label-own = eure Gebote
dynamics-study-four-auctions-gains-first-theory = Theorie
dynamics-study-four-auctions-gains-first-said = Am besten sind { MONEY($bid) }. Das bringt im Schnitt { MONEY($gain) }.
dynamics-study-four-auctions-gains-second-title = Was ein Gebot bringt, zweites bezahlt
dynamics-study-four-auctions-gains-second-see = Anders bezahlt, und der Gipfel liegt woanders.
dynamics-study-four-auctions-gains-second-x = Gebot in $
dynamics-study-four-auctions-gains-second-y = mittlerer Gewinn in $
dynamics-study-four-auctions-gains-second-label-own = eure Gebote
dynamics-study-four-auctions-gains-second-theory = Theorie
dynamics-study-four-auctions-gains-second-said = Am besten sind { MONEY($bid) }, genau was es wert ist. Das bringt im Schnitt { MONEY($gain) }.
dynamics-study-four-auctions-scatter-title = Ein Mittel, zwei Formen
dynamics-study-four-auctions-scatter-see = Balken: Das eigene Gebot wird bezahlt. Umriss: das zweithöchste.
dynamics-study-four-auctions-scatter-x = Preis in $
dynamics-study-four-auctions-scatter-y = Versteigerungen auf 100
dynamics-study-four-auctions-scatter-theory = Mittel
dynamics-study-four-auctions-scatter-said = { $many } Versteigerungen.
dynamics-study-four-auctions-scatter-told = Beide bringen im Schnitt { MONEY($mean) }. Aber eine einzelne Versteigerung liegt um etwa { MONEY($first) } daneben, wo das eigene Gebot bezahlt wird, und um etwa { MONEY($second) }, wo das zweite bezahlt wird.

## Change one thing

study-four-auctions-change = Die vier kamen auf dasselbe heraus, weil alles genau passte. Ändere eine Sache: Was zieht sie auseinander?
study-four-auctions-setting = Was änderst du?
study-four-auctions-setting-value = { $value ->
    [0] Nichts
    [1] Bieter haben Angst zu verlieren
    [2] Der Verkäufer hat einen Mindestpreis
    [3] Einer bietet zu viel
   *[other] Jeder spricht nur einmal
}
dynamics-study-four-auctions-parted-title = Eigenes gegen zweites Gebot
dynamics-study-four-auctions-parted-see = Was der Verkäufer mehr bekommt, wenn das eigene Gebot bezahlt wird, bei denselben Werten. Bei „jeder einmal“ steht das anstelle des eigenen Gebots.
dynamics-study-four-auctions-parted-x = Änderung
dynamics-study-four-auctions-parted-y = mehr für den Verkäufer, in $
dynamics-study-four-auctions-parted-label-nothing = nichts geändert
dynamics-study-four-auctions-parted-label-fear = Angst zu verlieren
dynamics-study-four-auctions-parted-label-reserve = Mindestpreis
dynamics-study-four-auctions-parted-label-over = einer bietet zu viel
dynamics-study-four-auctions-parted-label-once = jeder einmal
dynamics-study-four-auctions-parted-none = In { $auctions } Versteigerungen ist kein Unterschied vom Zufall zu trennen.
dynamics-study-four-auctions-parted-more = Der größte Abstand: { MONEY($more) } mehr als mit dem zweiten Gebot.
dynamics-study-four-auctions-parted-less = Der größte Abstand: { MONEY($more) } weniger als mit dem zweiten Gebot.
dynamics-study-four-auctions-feared-title = Je größer die Angst zu verlieren
dynamics-study-four-auctions-feared-see = Wer das eigene Gebot zahlt, bietet aus Angst mehr. Wo das zweite bezahlt wird, ändert Angst nichts.
dynamics-study-four-auctions-feared-x = Angst zu verlieren, in Prozent
dynamics-study-four-auctions-feared-y = mittlerer Preis in $
dynamics-study-four-auctions-feared-label-first = eigenes Gebot bezahlt
dynamics-study-four-auctions-feared-label-second = zweites Gebot bezahlt
dynamics-study-four-auctions-feared-theory = Theorie
dynamics-study-four-auctions-feared-said = Bei { $fear } Prozent bringt das eigene Gebot { MONEY($first) }, das zweite { MONEY($second) }.
dynamics-study-four-auctions-reserved-title = Mit einem Mindestpreis
dynamics-study-four-auctions-reserved-see = Beide Arten zu zahlen liegen auf einer Linie. Wo ist ihr Gipfel?
dynamics-study-four-auctions-reserved-x = Mindestpreis in $
dynamics-study-four-auctions-reserved-y = mittlerer Preis in $
dynamics-study-four-auctions-reserved-label-first = eigenes Gebot bezahlt
dynamics-study-four-auctions-reserved-label-second = zweites Gebot bezahlt
dynamics-study-four-auctions-reserved-reserve-theory = Theorie
dynamics-study-four-auctions-reserved-said = Mit mindestens { MONEY($least) } bringt das eigene Gebot { MONEY($first) } und das zweite { MONEY($second) }. In { $unsold } von 100 Versteigerungen wird das Fahrrad nicht verkauft.
dynamics-study-four-auctions-overbid-title = Was es kostet, zu viel zu bieten
dynamics-study-four-auctions-overbid-see = Das zweithöchste Gebot wird bezahlt, und einer von vieren bietet mehr, als das Fahrrad wert ist.
dynamics-study-four-auctions-overbid-x = um so viel mehr, als es wert ist, in $
dynamics-study-four-auctions-overbid-y = eigener Gewinn im Mittel, in $
dynamics-study-four-auctions-overbid-label-gain = wer zu viel bietet
dynamics-study-four-auctions-overbid-over-theory = Theorie
dynamics-study-four-auctions-overbid-said = Wer { MONEY($over) } zu viel bietet, verliert dadurch { MONEY($cost) } je Versteigerung. Der Verkäufer bekommt das dazu, und noch mehr.
dynamics-study-four-auctions-once-title = Jeder spricht nur einmal
dynamics-study-four-auctions-once-see = Das Fahrrad hat niemand ausgesucht: Im Lehrbuch zählt nur der Platz.
dynamics-study-four-auctions-once-x = als Wievielter der Gewinner sprach
dynamics-study-four-auctions-once-y = Siege auf 100 Versteigerungen
dynamics-study-four-auctions-once-even = gleich
dynamics-study-four-auctions-once-once-theory = Theorie
dynamics-study-four-auctions-once-label-book = Lehrbuch
dynamics-study-four-auctions-once-label-tien = Tien
dynamics-study-four-auctions-once-label-nieuw-amsterdam = Nieuw Amsterdam
dynamics-study-four-auctions-once-said = Im Lehrbuch bekommt es der Letzte { $last } von 100 Malen, und der Verkäufer { MONEY($once) } statt { MONEY($second) }.

## Talk about it

study-four-auctions-open-1 = Und wenn niemand sicher ist, was die Sache wert ist, und aus den Geboten der anderen lernt?
study-four-auctions-open-2 = Und wenn ein paar Bieter vorher ausmachen, sich nicht zu überbieten?
study-four-auctions-open-3 = Wie viel käme es in Tien und Nieuw Amsterdam noch auf den Platz an, wenn die Computer so gut wären, wie es nur geht?
study-four-auctions-talk-1 = Das zweithöchste Gebot wird bezahlt. Warum sagt man dann am besten genau, was es einem wert ist?
study-four-auctions-talk-1-answer = Dein Gebot entscheidet nur, ob du gewinnst, nicht was du zahlst. Bleibst du unter dem Wert, entgeht dir hin und wieder ein guter Kauf; gehst du darüber, zahlst du manchmal mehr, als es wert ist. { MONEY($over) } zu viel zu bieten kostet bei uns { MONEY($over-cost) } je Versteigerung.
study-four-auctions-talk-2 = Wenn alle vier gleich viel bringen, warum wählen Verkäufer dann so verschieden: Blumen abwärts, Gemälde aufwärts, Bauaufträge geheim?
study-four-auctions-talk-2-answer = Weil Menschen anders sind als in der Theorie: Manche haben Angst zu verlieren (dann bringt das eigene Gebot { MONEY($fear-first) } statt { MONEY($fear-second) }), manche bieten zu viel, manche sprechen sich ab. Und Tempo, Vertrauen und Spaß zählen mit: Ein fallender Preis geht schnell, ein steigender ist unterhaltsam.
study-four-auctions-talk-3 = Wo spricht jemand als Letzter und weiß, was die anderen gesagt haben? Ist das gerecht?
study-four-auctions-talk-3-answer = Auf dem Basar, bei verschlossenen Umschlägen, die nicht wirklich zu sind, bei einem Vorkaufsrecht. Im Lehrbuch gewinnt der Letzte von vieren { $book-4 } von 100 Versteigerungen, und der Verkäufer bekommt { MONEY($once-income) } statt { MONEY($income-second) }.

## Five questions

study-four-auctions-ask-q1 = Das höchste Gebot gewinnt, und das zweithöchste wird bezahlt. Eine Sache ist dir { MONEY($worth) } wert. Was bietest du am besten?
study-four-auctions-ask-q1-a = Etwas weniger
study-four-auctions-ask-q1-b = Genau { MONEY($worth) }
study-four-auctions-ask-q1-c = Etwas mehr
study-four-auctions-ask-q1-why = Dein Gebot entscheidet, ob du gewinnst; die anderen entscheiden, was du zahlst.
study-four-auctions-ask-q2 = Ein Preis fällt, bis jemand ruft. Welche Versteigerung ist dem am ähnlichsten?
study-four-auctions-ask-q2-a = Geheim, das eigene Gebot wird bezahlt
study-four-auctions-ask-q2-b = Geheim, das zweithöchste Gebot wird bezahlt
study-four-auctions-ask-q2-c = Immer höhere Preise rufen
study-four-auctions-ask-q2-why = In beiden musst du deinen Preis wählen, bevor du etwas über die anderen weißt.
study-four-auctions-ask-q3 = Bieter, die wissen, was ihnen eine Sache wert ist, und ruhig bleiben: Welche Versteigerung bringt dem Verkäufer im Schnitt am meisten?
study-four-auctions-ask-q3-a = Aufwärts, denn die Leute lassen sich mitreißen
study-four-auctions-ask-q3-b = Geheim mit dem eigenen Gebot, denn wer gewinnt, zahlt alles, was er gesagt hat
study-four-auctions-ask-q3-c = Alle bringen gleich viel
study-four-auctions-ask-q3-why = Wer das eigene Gebot zahlen muss, bietet weniger, und zwar um genau so viel.
study-four-auctions-ask-q4 = Bieter haben Angst, mit leeren Händen heimzugehen. Wen freut das?
study-four-auctions-ask-q4-a = Einen Verkäufer, der das eigene Gebot zahlen lässt
study-four-auctions-ask-q4-b = Einen Verkäufer, der das zweithöchste Gebot zahlen lässt
study-four-auctions-ask-q4-c = Niemanden
study-four-auctions-ask-q4-why = Aus Angst bieten sie mehr, wo das eigene Gebot bezahlt wird: { MONEY($fear-first) } statt { MONEY($income-first) } bei uns.
study-four-auctions-ask-q5 = Jeder spricht nur einmal, einer nach dem anderen, und muss über das vorige Gebot gehen. Wenn es allen etwa gleich viel wert ist, wer gewinnt am öftesten?
study-four-auctions-ask-q5-a = Wer als Erster spricht, denn er gibt den Ton an
study-four-auctions-ask-q5-b = Auf den Platz kommt es nicht an
study-four-auctions-ask-q5-c = Wer als Letzter spricht
study-four-auctions-ask-q5-why = Der Letzte hat alle Gebote gehört und muss nur über das höchste gehen: { $book-4 } von 100 Siegen bei vier Bietern.

## For the teacher

study-four-auctions-aim = Dass eine Regel ändert, wie Menschen bieten, so dass eine Regel, die für den Verkäufer besser aussieht, es nicht sein muss. Die Klasse findet, dass die vier Versteigerungen gleich viel bringen, sieht warum, und lernt bei jeder Ausnahme, welche Annahme da bricht.
study-four-auctions-script-decide = Lies die Geschichte vor, und lass alle zwei Zahlen aufschreiben. Sag nicht, dass die eine leichter ist. Tippe oder füge die Antworten ein und vergleiche die beiden Bilder: Wurde mehr geboten?
study-four-auctions-script-predict = Lass alle eine der fünf Antworten wählen. Frage zwei, die verschieden gewählt haben, nach ihren Gründen.
study-four-auctions-script-happened = Lass es geschehen. Zuerst die Balken: fast gleich. Dann das zweite Bild, eine andere Art von Versteigerung: In Tien spricht man besser spät, denn diese Computer bieten so wenig, wie sie dürfen, und werden überboten; in Nieuw Amsterdam hat der Erste gewählt, was verkauft wird.
study-four-auctions-script-theory = Frage zuerst: Warum hat der Verkäufer beim eigenen Gebot nicht mehr bekommen? Zeige dann die Kurven. Lass die Klasse bei jeder den Gipfel suchen. Zeige auf die Formen: dasselbe Mittel, aber nicht dasselbe Risiko für den Verkäufer.
study-four-auctions-script-change = Probiere alle der Reihe nach; lass die Klasse vorher jedes Mal sagen, wohin der Balken geht. Der Mindestpreis ist die Überraschung: Er hebt beide gleich an und zieht sie also nicht auseinander.
study-four-auctions-script-talk = Eine oder zwei der Fragen, dann noch einmal die fünf Fragen.
study-four-auctions-expected-income-english = Mittlerer Preis, aufwärts
study-four-auctions-expected-income-dutch = Dasselbe, abwärts
study-four-auctions-expected-income-first = Dasselbe, geheim, eigenes Gebot bezahlt
study-four-auctions-expected-income-second = Dasselbe, geheim, zweites Gebot bezahlt
study-four-auctions-expected-fear-first = Mittlerer Preis, wenn Bieter Angst haben zu verlieren, eigenes Gebot bezahlt
study-four-auctions-expected-fear-second = Dasselbe, zweites Gebot bezahlt
study-four-auctions-expected-reserve-first = Mittlerer Preis mit einem Mindestpreis, eigenes Gebot bezahlt
study-four-auctions-expected-reserve-second = Dasselbe, zweites Gebot bezahlt
study-four-auctions-expected-over-second = Mittlerer Preis, wenn einer zu viel bietet, zweites Gebot bezahlt
study-four-auctions-expected-over-cost = Was das den kostet, der zu viel bietet, je Versteigerung
study-four-auctions-expected-once-income = Mittlerer Preis, wenn jeder einmal spricht
study-four-auctions-expected-book-4 = Siege auf 100 von dem, der als Letzter spricht, Lehrbuch
study-four-auctions-expected-tien-1 = Siege auf 100 von dem, der als Erster spricht, Tien, vier mittlere Computer
study-four-auctions-expected-tien-4 = Dasselbe, wer als Letzter spricht
study-four-auctions-expected-nieuw-amsterdam-1 = Siege auf 100 von dem, der als Erster spricht, Nieuw Amsterdam, vier mittlere Computer, erste Versteigerung einer Runde
study-four-auctions-expected-nieuw-amsterdam-4 = Dasselbe, wer als Letzter spricht
study-four-auctions-expected-mean = Mittlerer Preis nach der Theorie
study-four-auctions-expected-once-mean = Mittlerer Preis nach der Theorie, wenn jeder einmal spricht
study-four-auctions-expected-best = Bestes Gebot der lesenden Person, eigenes Gebot bezahlt
study-four-auctions-expected-best-gain = Was das je Versteigerung bringt
study-four-auctions-expected-worth = Was das Fahrrad der lesenden Person wert ist
study-four-auctions-expected-top = Das Meiste, was es jemandem wert sein kann
study-four-auctions-expected-bidders = Bieter
study-four-auctions-expected-rivals = Gegner
study-four-auctions-expected-least = Der Mindestpreis, der probiert wird
study-four-auctions-expected-over = So viel bietet einer zu viel
study-four-auctions-expected-step = Schritt der Preise, die gerufen werden
study-four-auctions-expected-even = Siege auf 100, wenn es auf den Platz nicht ankäme
