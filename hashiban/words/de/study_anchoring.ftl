# The first number.

study-anchoring-title = Die erste Zahl
study-anchoring-line = Ein Spiel in seiner Schachtel kommt unter den Hammer. Was würdest du zahlen?
study-anchoring-lead = Ein Spiel in seiner Schachtel kommt unter den Hammer. Schreib eine Zahl auf, und dann, was du zahlen würdest.
study-anchoring-teaches = warum die erste genannte Zahl an allem zieht, was danach gesagt wird, und auf welche Zahlen man hören sollte

## You decide

study-anchoring-decide = Schau dir die Schachtel an: ein Spiel, das hier niemand kennt, nagelneu, für zwei bis fünf Leute, jedes Mal eine Stunde. Schreib zuerst auf, an welchem Tag des Monats du geboren bist. Beantworte dann die beiden anderen Fragen, schnell und für dich allein.
study-anchoring-scene = Die Schachtel eines neuen Spiels, mit einem Preisschild, auf dem nichts steht.
study-anchoring-ask-day = An welchem Tag des Monats bist du geboren?
study-anchoring-ask-would = Würdest du für dieses Spiel genau so viel zahlen wie diese Zahl?
study-anchoring-ask-would-a = Ja
study-anchoring-ask-would-b = Nein
study-anchoring-ask-most = Wie viel würdest du höchstens dafür zahlen?

## What do you expect?

study-anchoring-predict = Jetzt spielen vier Computer Vastgoedveiling. Diese haben einen Anker: { $weight } Prozent von dem, was die Häuser ihrer Meinung nach wert sind, kommt vom ersten Gebot, von wem es auch stammt und warum. Wir halten die erste Versteigerung des Spiels zweimal mit denselben Karten ab: Einmal ist das erste Gebot { $first-low }, einmal { $first-high }, in Münzen.
study-anchoring-ask-more = Wie viele Münzen mehr zahlt der Gewinner im Schnitt nach dem höheren ersten Gebot? Schreib ein Minus davor, wenn es weniger sind.

## What happens

study-anchoring-happened = Wir halten die erste Versteigerung von Vastgoedveiling Tausende Male ab, immer mit vier schweren Computern. Bei denselben Karten ist das erste Gebot { $first-low }, dann jedes Mal eins mehr, bis { $first-high } Münzen: einmal unter Computern mit kühlem Kopf, die selbst rechnen, und einmal unter Computern mit einem Anker. Und in De Veiling van Hashiban bieten drei Computer mit kühlem Kopf Posten zu einem Teil ihres üblichen Startpreises an.
study-anchoring-alone = Deine Zahl war { $day }, und du würdest höchstens { MONEY($most) } zahlen. Hat die Zahl an dir gezogen? Bei einem einzigen Menschen kann das niemand sagen. In einer Klasse sieht man es: Vergleicht die mit niedrigen und die mit hohen Zahlen.
study-anchoring-class-high = Wer eine Zahl bis { $last } hatte, würde im Schnitt { MONEY($low) } zahlen, wer eine höhere hatte, { MONEY($high) }. Das sind { MONEY($gap) } mehr.
study-anchoring-class-low = Wer eine Zahl bis { $last } hatte, würde im Schnitt { MONEY($low) } zahlen, wer eine höhere hatte, { MONEY($high) }. Das sind { MONEY($gap) } weniger: Die Zahl hat hier nicht gezogen, oder der Zufall zog stärker.
study-anchoring-class-same = Wer eine Zahl bis { $last } hatte, würde im Schnitt { MONEY($low) } zahlen, wer eine höhere hatte, { MONEY($high) }. Da ist kein Unterschied: { MONEY($gap) }.
dynamics-study-anchoring-prices-title = Was der Gewinner zahlt
dynamics-study-anchoring-prices-see = Jedes Zeichen ist ein Schnitt über die ersten Versteigerungen vieler Spiele; der Strich darin sagt, wie sicher er ist.
dynamics-study-anchoring-prices-x = erstes Gebot, in Münzen
dynamics-study-anchoring-prices-y = Preis, in Münzen
dynamics-study-anchoring-prices-label-clear = kühler Kopf
dynamics-study-anchoring-prices-label-anchored = mit Anker
dynamics-study-anchoring-prices-told = Mit kühlem Kopf zahlte der Gewinner im Schnitt { $clear-low } Münzen nach einem ersten Gebot von { $low } und { $clear-high } nach einem von { $high }. Mit Anker waren es { $anchored-low } und { $anchored-high }.
dynamics-study-anchoring-lots-title = Was ein Startpreis tut
dynamics-study-anchoring-lots-see = Posten in De Veiling van Hashiban und Käufer mit kühlem Kopf. Geboten wird, wenn der Start unter dem liegt, was der Posten dem Käufer wert ist.
dynamics-study-anchoring-lots-x = Startpreis, in Prozent des üblichen
dynamics-study-anchoring-lots-y = Posten mit einem Gebot, von 100
dynamics-study-anchoring-lots-label-lots = Posten
dynamics-study-anchoring-lots-told = Es waren { $many } Posten. Bei { $least } Prozent des üblichen Startpreises fanden { $share } von 100 jemanden, der bietet.

## The answers of a class

dynamics-study-anchoring-day-title = Eure Zahlen
dynamics-study-anchoring-day-see = Geburtstage sind ungefähr gleichmäßig verteilt und sagen nichts über ein Spiel.
dynamics-study-anchoring-day-x = Tag des Monats
dynamics-study-anchoring-day-y = Antworten von 100
dynamics-study-anchoring-day-said = { $many } Zahlen von { $least } bis { $most }; in der Mitte liegt { $middle }.
dynamics-study-anchoring-would-title = Würdest du deine Zahl zahlen?
dynamics-study-anchoring-would-see = Wie viele haben ja gesagt?
dynamics-study-anchoring-would-x = Antwort
dynamics-study-anchoring-would-y = Antworten von 100
dynamics-study-anchoring-would-label-a = Ja
dynamics-study-anchoring-would-label-b = Nein
dynamics-study-anchoring-would-said = { $many } Antworten.
dynamics-study-anchoring-most-title = Was ihr höchstens zahlen würdet
dynamics-study-anchoring-most-see = Wie weit liegt ihr auseinander?
dynamics-study-anchoring-most-x = höchster Preis
dynamics-study-anchoring-most-y = Antworten von 100
dynamics-study-anchoring-most-said = { $many } Beträge von { $least } bis { $most }; in der Mitte liegt { $middle }.
dynamics-study-anchoring-more-title = Was ihr erwartet habt
dynamics-study-anchoring-more-see = Wer dachte, dass das erste Gebot egal ist, und wer dachte das Gegenteil?
dynamics-study-anchoring-more-x = Münzen mehr
dynamics-study-anchoring-more-y = Antworten von 100
dynamics-study-anchoring-more-truth = es war
dynamics-study-anchoring-more-said = { $many } Vorhersagen von { $least } bis { $most }; in der Mitte liegt { $middle }.
dynamics-study-anchoring-halves-title = Niedrige Zahlen, hohe Zahlen
dynamics-study-anchoring-halves-see = Balken: wer eine niedrige Zahl hatte. Linie: wer eine hohe hatte. Liegt die Linie weiter rechts?
dynamics-study-anchoring-halves-x = höchster Preis
dynamics-study-anchoring-halves-y = Antworten von 100
dynamics-study-anchoring-halves-told = { $below } von euch hatten eine Zahl bis { $last }, { $above } eine höhere.

## What theory says

study-anchoring-theory =
    Das erste Gebot war von uns und sagt nichts über die Häuser. Ein kühler Kopf gibt ihm gar kein Gewicht. Ein Computer, bei dem es zu { $weight } Prozent zählt, hält die Häuser nach einem ersten Gebot von { $first-high } für { $pull } Münzen mehr wert als nach einem von { $first-low }, und weil alle am Tisch so denken und sich gegenseitig hochtreiben, steigt der Preis noch mehr.
    Ein Startpreis ist etwas anderes: Er ist ein Boden. Er hält alle fern, die weniger zahlen würden, ob er nun an jemandem zieht oder nicht.
    Und manche Zahlen verdienen Gewicht. Wer so gut hingeschaut hat wie du, weiß so viel wie du: Dann ist die Mitte zwischen beiden Schätzungen am besten.
dynamics-study-anchoring-rise-title = Wie viel mehr nach einem höheren ersten Gebot
dynamics-study-anchoring-rise-see = Zeichen sind unsere Versteigerungen, jede verglichen mit denselben Karten nach dem niedrigsten ersten Gebot. Gestrichelt: um wie viel mehr ein einzelner Computer die Häuser für wert hielte.
dynamics-study-anchoring-rise-x = erstes Gebot, in Münzen
dynamics-study-anchoring-rise-y = Münzen mehr als nach dem niedrigsten
dynamics-study-anchoring-rise-label-clear = kühler Kopf
dynamics-study-anchoring-rise-label-anchored = mit Anker
dynamics-study-anchoring-rise-clear-theory = kein Zug
dynamics-study-anchoring-rise-anchored-theory = Zug an einem
dynamics-study-anchoring-rise-told = Der Zug allein macht { $more } Münzen. Gezahlt wurden nach dem höchsten ersten Gebot { $paid } Münzen mehr.
dynamics-study-anchoring-weight-title = Auf wen sollst du hören?
dynamics-study-anchoring-weight-see = Du schätzt, was etwas wert ist, und hörst vorher eine Zahl. Links nimmst du deine eigene Schätzung, rechts die Zahl.
dynamics-study-anchoring-weight-x = Gewicht der Zahl, in Prozent
dynamics-study-anchoring-weight-y = wie weit daneben, im Schnitt
dynamics-study-anchoring-weight-label-person = ein anderer Mensch
dynamics-study-anchoring-weight-label-wheel = Glücksrad
dynamics-study-anchoring-weight-person-theory = Theorie
dynamics-study-anchoring-weight-wheel-theory = Theorie
dynamics-study-anchoring-weight-told = Deine Schätzung liegt bis zu { MONEY($own) } daneben, die des anderen auch; das Glücksrad weiß nichts und hält bis zu { MONEY($wheel) } über oder unter deiner Schätzung. Allein liegst du im Schnitt { MONEY($alone) } daneben. Zählt die Schätzung des anderen zur Hälfte, sind es { MONEY($half) }.
dynamics-study-anchoring-pull-title = Hat die Zahl an eurer Klasse gezogen?
dynamics-study-anchoring-pull-see = Ohne Zug lägen beide Zeichen auf der gestrichelten Linie, vom Zufall abgesehen. Sind die Striche lang, kann das der Zufall allein.
dynamics-study-anchoring-pull-x = Zahl
dynamics-study-anchoring-pull-y = höchster Preis
dynamics-study-anchoring-pull-label-class = eure Klasse
dynamics-study-anchoring-pull-theory = kein Zug
dynamics-study-anchoring-pull-told = Für eine Zahl, die um eins höher ist, würde eure Klasse { MONEY($slope) } { $way ->
        [less] weniger
       *[more] mehr
    } zahlen.

## Change one thing

study-anchoring-change = Wie viel steigt der Preis, wenn das erste Gebot weniger Gewicht hat oder mehr? Probier mehrere.
study-anchoring-setting = Wie viel wiegt das erste Gebot?
study-anchoring-setting-value = { $value }{ "\u00A0" }%
dynamics-study-anchoring-weights-title = Je schwerer der Anker, desto höher der Preis
dynamics-study-anchoring-weights-see = Zeichen sind unsere Versteigerungen. Die gestrichelte Linie ist der Zug an einem Computer allein.
dynamics-study-anchoring-weights-x = Gewicht des ersten Gebots, in Prozent
dynamics-study-anchoring-weights-y = Münzen mehr nach dem höchsten ersten Gebot
dynamics-study-anchoring-weights-label-anchored = Versteigerungen
dynamics-study-anchoring-weights-theory = Zug an einem
dynamics-study-anchoring-weights-told = Bei einem Gewicht von { $weight } Prozent zahlte der Gewinner { $more } Münzen { $way ->
        [less] weniger
       *[more] mehr
    } nach einem ersten Gebot von { $high } als nach einem von { $low }.

## Talk about it

study-anchoring-open-1 = Wie stark zieht so eine Zahl an Menschen? Die Forscher sind sich nicht einig: Vergleich die Quellen.
study-anchoring-open-2 = Hilft es, wenn man vorher von Ankern weiß?
study-anchoring-open-3 = Ein niedriger Start lockt mehr Leute an, die bieten. Kann der Preis deshalb höher enden?
study-anchoring-talk-1 = Du willst ein gebrauchtes Fahrrad, und der Verkäufer nennt zuerst einen Preis. Was macht das mit dir, und was kannst du dagegen tun?
study-anchoring-talk-1-answer = Alles, was danach gesagt wird, bleibt in der Nähe der ersten Zahl, auch wenn sie Unsinn war. Überleg vorher, was dir das Fahrrad wert ist, schreib es auf, und nenn selbst als Erster eine Zahl.
study-anchoring-talk-2 = Mit kühlem Kopf zahlte der Gewinner nach einem niedrigen und einem hohen ersten Gebot fast dasselbe. Warum?
study-anchoring-talk-2-answer = Dann rechnen alle mit den Häusern und den eigenen Münzen. Der Preis war { $clear-1 } Münzen nach einem ersten Gebot von { $first-low }, { $clear-4 } nach einem von { $first-high }. Mit Anker waren es { $anchored-1 } und { $anchored-4 }.
study-anchoring-talk-3 = Wann ist es klug, die Zahl eines anderen mitzählen zu lassen?
study-anchoring-talk-3-answer = Wenn Wissen dahintersteckt, das dir fehlt. Mit halbem Gewicht auf der Schätzung eines anderen liegst du nicht { MONEY($off-alone) }, sondern { MONEY($off-person) } daneben; mit halbem Gewicht auf einem Glücksrad { MONEY($off-wheel) }.

## Five questions

study-anchoring-ask-q1 = Die eine Hälfte einer Gruppe sieht ein Glücksrad bei einer hohen Zahl halten, die andere bei einer niedrigen. Dann schätzen alle, wie lang ein Fluss ist. Was ist zu erwarten, wenn Zahlen ziehen?
study-anchoring-ask-q1-a = Beide Hälften schätzen gleich: Das Rad weiß nichts von Flüssen.
study-anchoring-ask-q1-b = Die Hälfte mit der hohen Zahl schätzt höher.
study-anchoring-ask-q1-c = Die Hälfte mit der hohen Zahl schätzt niedriger, um es auszugleichen.
study-anchoring-ask-q1-why = Ein Anker zieht zu sich hin, auch wenn er mit der Sache nichts zu tun hat.
study-anchoring-ask-q2 = Wie viel Gewicht sollte die Zahl eines Glücksrads in deiner Schätzung haben?
study-anchoring-ask-q2-a = Keins
study-anchoring-ask-q2-b = Die Hälfte, zur Sicherheit
study-anchoring-ask-q2-c = Mehr, wenn sie nahe bei deiner eigenen Schätzung liegt
study-anchoring-ask-q2-why = Es weiß nichts, also macht jedes bisschen Gewicht dich schlechter: Mit der Hälfte liegst du { MONEY($off-wheel) } daneben, ohne { MONEY($off-alone) }.
study-anchoring-ask-q3 = Ein Freund, der so gut hingeschaut hat wie du, sagt vor dir eine Zahl. Was ist die beste Schätzung?
study-anchoring-ask-q3-a = Deine eigene: Lass nie an dir ziehen.
study-anchoring-ask-q3-b = Die des Freundes: Die erste Zahl zählt.
study-anchoring-ask-q3-c = Die Mitte zwischen beiden.
study-anchoring-ask-q3-why = Beide wissen gleich viel; in der Mitte heben sich die Fehler zum Teil auf.
study-anchoring-ask-q4 = Vier Computer mit kühlem Kopf spielen Vastgoedveiling. Das erste Gebot geht von { $first-low } auf { $first-high }. Was passiert im Schnitt mit dem Preis?
study-anchoring-ask-q4-a = Er steigt um genauso viel.
study-anchoring-ask-q4-b = Er ändert sich kaum.
study-anchoring-ask-q4-c = Er fällt um die Hälfte.
study-anchoring-ask-q4-why = Er war { $clear-1 } nach dem niedrigen und { $clear-4 } nach dem hohen ersten Gebot.
study-anchoring-ask-q5 = Ein Verkäufer verdoppelt den Startpreis. Alle Käufer haben einen kühlen Kopf. Was ist sicher?
study-anchoring-ask-q5-a = Es bieten nicht mehr Leute als vorher.
study-anchoring-ask-q5-b = Der Verkäufer bekommt doppelt so viel.
study-anchoring-ask-q5-c = Die Käufer halten die Sache für mehr wert.
study-anchoring-ask-q5-why = Er ist ein Boden: Von 100 Posten fanden { $lots-50 } ein Gebot beim halben üblichen Startpreis, { $lots-100 } beim ganzen.

## For the teacher

study-anchoring-aim = Dass eine Zahl ziehen kann, obwohl sie nichts bedeutet, und dass die Frage nicht ist, ob eine Zahl zuerst kam, sondern was der wusste, der sie sagte. Schüler sehen es an ihren eigenen Antworten, an Preisen aus dem Spiel und an dem, was ein Startpreis ganz ohne Zug tut.
study-anchoring-script-decide = Zeig die Schachtel. Alle schreiben die drei Antworten in dieser Reihenfolge auf, ohne Reden und ohne Erklärung. Sammle die Zettel ein und tipp oder füge sie ein, wie sie sind: Zahl, ja oder nein, Betrag. Bei weniger als zwanzig Leuten ist der Zufall stark; sag das später, nicht jetzt.
study-anchoring-script-predict = Alle schreiben eine Zahl von Münzen auf. Frag, wer gar nichts erwartet, und wer den ganzen Unterschied zwischen den beiden ersten Geboten erwartet.
study-anchoring-script-happened = Lass es laufen. Lies zuerst vor, wie die beiden Hälften der Klasse geantwortet haben. Dann die Preise: zwei Linien, eine flache und eine, die steigt. Dann die Posten: Hier zieht nichts an jemandem, und doch kommt es auf den Startpreis an.
study-anchoring-script-theory = Frag zuerst: Was wusste der, der die erste Zahl sagte? Dann zeig es. Das Bild mit dem Rad und dem anderen Menschen ist das zum Merken.
study-anchoring-script-change = Probier kein Gewicht und das ganze Gewicht. Ein Anker kommt teuer: Ein Computer mit einem von { $weight } Prozent gewinnt { $wins } von 100 Spielen gegen drei mit kühlem Kopf, wo { $fair } sein Anteil wären.
study-anchoring-script-talk = Eine oder zwei der Fragen, dann noch einmal die fünf Fragen.
study-anchoring-expected-clear-1 = Preis in Münzen nach dem niedrigsten ersten Gebot, kühler Kopf
study-anchoring-expected-clear-4 = Dasselbe nach dem höchsten ersten Gebot
study-anchoring-expected-clear-more = Wie viel mehr das ist, mit denselben Karten
study-anchoring-expected-anchored-1 = Preis in Münzen nach dem niedrigsten ersten Gebot, Anker von { $weight } Prozent
study-anchoring-expected-anchored-4 = Dasselbe nach dem höchsten ersten Gebot
study-anchoring-expected-anchored-more = Wie viel mehr das ist, mit denselben Karten
study-anchoring-expected-wins = Spiele von 100, die ein solcher Computer gegen drei mit kühlem Kopf gewinnt
study-anchoring-expected-lots-25 = Posten von 100 mit einem Gebot bei einem Viertel des üblichen Startpreises
study-anchoring-expected-lots-50 = Dasselbe bei der Hälfte davon
study-anchoring-expected-lots-100 = Dasselbe beim üblichen
study-anchoring-expected-weight = Gewicht des ersten Gebots in Prozent, erster Lauf
study-anchoring-expected-pull = Münzen, die der Zug allein macht, erster Lauf
study-anchoring-expected-fair = Spiele von 100, die jeder unter Gleichen gewinnt
study-anchoring-expected-own = Wie weit eine Schätzung danebenliegen kann
study-anchoring-expected-wheel = Wie weit von deiner Schätzung das Glücksrad halten kann
study-anchoring-expected-first-low = Niedrigstes erstes Gebot
study-anchoring-expected-first-high = Höchstes erstes Gebot
study-anchoring-expected-off-alone = Wie weit die eigene Schätzung im Schnitt danebenliegt
study-anchoring-expected-off-person = Die Mitte aus ihr und der Schätzung eines anderen
study-anchoring-expected-off-wheel = Die Mitte aus ihr und einem Glücksrad
