# The winner's curse.

study-winners-curse-title = Der Fluch des Gewinners
study-winners-curse-line = Alle bieten auf ein Glas voller Münzen. Wer gewinnt es?
study-winners-curse-lead = Ein Glas mit Münzen kommt unter den Hammer. Sieh es dir an, sag, was du denkst, und biete.
study-winners-curse-teaches = warum bei einer Versteigerung gerade der Gewinner so oft zu viel gezahlt hat

## You decide

study-winners-curse-decide = Das Glas ist voller Münzen von 5, 10, 20 und 50 Cent, vorn am Glas und dahinter. Alle schreiben heimlich ein Gebot auf. Das höchste Gebot gewinnt das Glas und zahlt, was es gesagt hat.
study-winners-curse-scene = Ein Glas voller Münzen von 5, 10, 20 und 50 Cent.
study-winners-curse-ask-guess = Wie viel Geld ist deiner Meinung nach im Glas?
study-winners-curse-ask-bid = Was bietest du dafür?

## What do you expect?

study-winners-curse-predict = Jetzt bieten sechs Leute auf so ein Glas. Alle liegen höchstens { MONEY($spread) } daneben, nach oben oder nach unten; im Mittel schätzen sie richtig. Alle bieten genau das, was sie im Glas vermuten.
study-winners-curse-ask-profit = Wie viel verdient der Gewinner im Mittel? Setz vor einen Verlust ein Minus.

## What happens

study-winners-curse-happened = Wir halten die Versteigerung zehntausende Male ab: sechs Bieter, alle bieten die eigene Schätzung, das höchste Gebot gewinnt und zahlt.
    Außerdem spielen drei Computer ein paar Spiele De Veiling van Hashiban. Auch dort ist etwas für alle gleich viel wert: Ein Gegenstand, der dir nichts nützt, kann als Posten ausgelegt werden, und wenn niemand darauf bietet, bekommst du einen Schein vom Stapel, der im Mittel { MONEY($bill) } wert ist.
study-winners-curse-room-lost = Im Glas sind { MONEY($worth) }. Das höchste von { $many } Geboten in eurer Klasse war { MONEY($highest) }: Wer gewinnt, verliert { MONEY($gain) }.
study-winners-curse-room-won = Im Glas sind { MONEY($worth) }. Das höchste von { $many } Geboten in eurer Klasse war { MONEY($highest) }: Wer gewinnt, verdient { MONEY($gain) }.
study-winners-curse-alone-lost = Im Glas sind { MONEY($worth) }. Hättest du mit deinem Gebot von { MONEY($highest) } gewonnen, hättest du { MONEY($gain) } verloren.
study-winners-curse-alone-won = Im Glas sind { MONEY($worth) }. Hättest du mit deinem Gebot von { MONEY($highest) } gewonnen, hättest du { MONEY($gain) } verdient.
study-winners-curse-mean = Die mittlere Schätzung war { MONEY($mean) }; im Glas sind { MONEY($worth) }.
dynamics-study-winners-curse-gains-title = Was der Gewinner verdient hat
dynamics-study-winners-curse-gains-see = Links von der gestrichelten Linie hat der Gewinner mehr gezahlt, als im Glas war.
dynamics-study-winners-curse-gains-x = Gewinn des Gewinners
dynamics-study-winners-curse-gains-y = Versteigerungen von 100
dynamics-study-winners-curse-gains-nothing = plus minus null
dynamics-study-winners-curse-gains-said = { $many } Versteigerungen.
dynamics-study-winners-curse-gains-told = Mit { $bidders } Bietern hat der Gewinner in { $lost } von 100 Versteigerungen zu viel gezahlt. Im Mittel hat er { MONEY($gain) } verdient.
dynamics-study-winners-curse-floor-title = Unnützes bei Hashiban
dynamics-study-winners-curse-floor-see = Über der gestrichelten Linie hat ein Gegenstand mehr gekostet als der Schein, den er bringt, wenn niemand darauf bietet.
dynamics-study-winners-curse-floor-x = wie viele geboten haben
dynamics-study-winners-curse-floor-y = mittlerer Preis
dynamics-study-winners-curse-floor-label-now = jetzt
dynamics-study-winners-curse-floor-label-long = früher
dynamics-study-winners-curse-floor-bill = ein Schein
dynamics-study-winners-curse-floor-said = { $tables ->
    [one] In einem Spiel
   *[other] In { $tables } Spielen
} haben die Gewinner { $many } Gegenstände gekauft, die keiner ihrer eigenen Händler gesucht hat. In { $games } Spielen, die wir früher gespielt haben, kostete so ein Gegenstand im Mittel { MONEY($price-1) } mit einem Bieter, { MONEY($price-2) } mit zwei und { MONEY($price-3) } mit drei. Ein Schein ist im Mittel { MONEY($floor) } wert. Nicht alles davon ist ein Irrtum; die Computer bieten auch, um jemandem etwas nicht zu gönnen.

## The answers of a class

dynamics-study-winners-curse-guess-title = Was ihr im Glas vermutet
dynamics-study-winners-curse-guess-see = Wie weit liegen die Schätzungen auseinander?
dynamics-study-winners-curse-guess-x = Schätzung
dynamics-study-winners-curse-guess-y = Antworten von 100
dynamics-study-winners-curse-guess-said = { $many } Schätzungen von { $least } bis { $most }; die mittlere ist { $middle }.
dynamics-study-winners-curse-bid-title = Was ihr bietet
dynamics-study-winners-curse-bid-see = Welches Gebot gewinnt?
dynamics-study-winners-curse-bid-x = Gebot
dynamics-study-winners-curse-bid-y = Antworten von 100
dynamics-study-winners-curse-bid-said = { $many } Gebote von { $least } bis { $most }; das mittlere ist { $middle }.
dynamics-study-winners-curse-profit-title = Was ihr erwartet habt
dynamics-study-winners-curse-profit-see = Wer hat einen Gewinn erwartet, wer einen Verlust?
dynamics-study-winners-curse-profit-x = vorhergesagter Gewinn des Gewinners
dynamics-study-winners-curse-profit-y = Antworten von 100
dynamics-study-winners-curse-profit-truth = so war es
dynamics-study-winners-curse-profit-said = { $many } Vorhersagen von { $least } bis { $most }; die mittlere ist { $middle }.
dynamics-study-winners-curse-bids-title = Eure Gebote und das Glas
dynamics-study-winners-curse-bids-see = Wer rechts von der gestrichelten Linie geboten hat, würde mit diesem Gebot verlieren.
dynamics-study-winners-curse-bids-x = Gebot
dynamics-study-winners-curse-bids-y = Antworten von 100
dynamics-study-winners-curse-bids-worth = das Glas
dynamics-study-winners-curse-bids-said = { $many } Gebote von { $least } bis { $most }; das mittlere ist { $middle }.

## What theory says

study-winners-curse-theory = Du gewinnst genau dann, wenn deine Schätzung die höchste ist, und die höchste von vielen Schätzungen ist zu hoch. Wer das weiß, bietet weniger: im Gleichgewicht { MONEY($spread) } weniger als die eigene Schätzung, wie viele Bieter es auch sind. Dann verdient der Gewinner ein wenig.
    Zahlt der Gewinner das zweithöchste Gebot, wie es fast so kommt, wo man einander bieten hört, dann kostet derselbe Irrtum weniger: Die zweithöchste Schätzung liegt nicht so weit daneben. Mit drei Bietern kostet er im Mittel nichts, mit mehr schon.
study-winners-curse-alone-laboratory = Auch andere haben solche Gläser verkauft. Bazerman und Samuelson (1983) haben mit Studierenden { $auctions } Versteigerungen abgehalten, mit Gläsern zu je { MONEY($lab) }. Die mittlere Schätzung war { MONEY($estimate) }, das höchste Gebot im Mittel { MONEY($top) }, und so verloren die Gewinner im Mittel { MONEY($loss) }. Du hast { MONEY($guess) } geschätzt und { MONEY($highest) } geboten, für ein Glas mit { MONEY($worth) }.
study-winners-curse-room-laboratory = Auch andere haben solche Gläser verkauft. Bazerman und Samuelson (1983) haben mit Studierenden { $auctions } Versteigerungen abgehalten, mit Gläsern zu je { MONEY($lab) }. Die mittlere Schätzung war { MONEY($estimate) }, das höchste Gebot im Mittel { MONEY($top) }, und so verloren die Gewinner im Mittel { MONEY($loss) }. In eurer Klasse wurden im Mittel { MONEY($guess) } geschätzt und höchstens { MONEY($highest) } geboten, für ein Glas mit { MONEY($worth) }.
dynamics-study-winners-curse-curve-title = Je mehr bieten, desto schlimmer der Fluch
dynamics-study-winners-curse-curve-see = Die Zeichen sind unsere Versteigerungen, die gestrichelten Linien die Theorie.
dynamics-study-winners-curse-curve-x = Bieter
dynamics-study-winners-curse-curve-y = mittlerer Gewinn des Gewinners
dynamics-study-winners-curse-curve-label-naive = bietet die Schätzung
dynamics-study-winners-curse-curve-label-wise = bietet weniger
dynamics-study-winners-curse-curve-naive-theory = Theorie
dynamics-study-winners-curse-curve-wise-theory = Theorie
dynamics-study-winners-curse-curve-told = Mit { $bidders } Bietern, die ihre Schätzung bieten, hat der Gewinner im Mittel { MONEY($gain) } verdient.
dynamics-study-winners-curse-second-title = Wenn das zweithöchste Gebot gezahlt wird
dynamics-study-winners-curse-second-see = Dieselben Schätzungen, derselbe Irrtum. Die Zeichen sind unsere Versteigerungen, die gestrichelten Linien die Theorie.
dynamics-study-winners-curse-second-x = Bieter
dynamics-study-winners-curse-second-y = mittlerer Gewinn des Gewinners
dynamics-study-winners-curse-second-label-naive = bietet die Schätzung
dynamics-study-winners-curse-second-label-wise = bietet weniger
dynamics-study-winners-curse-second-naive-theory = Theorie
dynamics-study-winners-curse-second-wise-theory = Theorie
dynamics-study-winners-curse-second-told = Mit { $bidders } Bietern, die ihre Schätzung bieten, hat der Gewinner im Mittel { MONEY($gain) } verdient.

## Change one thing

study-winners-curse-change = Mehr Leute am Tisch: besser oder schlechter für den Gewinner? Probier ein paar Zahlen.
study-winners-curse-setting = Wie viele Bieter?
study-winners-curse-setting-value = { $value }

## Talk about it

study-winners-curse-open-1 = Was, wenn einer mehr weiß als die anderen, zum Beispiel wer das Glas gefüllt hat?
study-winners-curse-open-2 = Lernen Leute, die jeden Tag bieten, in einer Ölfirma oder einer Baufirma, weniger zu bieten?
study-winners-curse-open-3 = Was, wenn alle hören, wer bei welchem Preis aussteigt, und beim Bieten daraus lernen?
study-winners-curse-open-4 = Wer bei Hashiban zu viel zahlt, irrt sich vielleicht, oder gönnt jemandem etwas nicht. Wie könnte man die beiden auseinanderhalten?
study-winners-curse-talk-1 = Die mittlere Schätzung lag nah am Inhalt, oder darunter. Warum war das Gebot, das gewann, trotzdem zu hoch?
study-winners-curse-talk-1-answer = Gewonnen hat nicht irgendwer, sondern wer am höchsten geschätzt hat. Ein Mittelwert sagt etwas über alle, nicht über den Höchsten.
study-winners-curse-talk-2 = Wo außerhalb der Schule gewinnt jemand, weil sonst niemand dachte, dass es so viel wert ist?
study-winners-curse-talk-2-answer = Bauaufträge (die niedrigste Schätzung gewinnt), Häuser, gebrauchte Autos, Fußballtransfers, Ölfelder, Firmen, die übernommen werden.
study-winners-curse-talk-3 = Du bist einer von zwanzig statt einer von dreien. Sollst du mehr bieten, um eine Chance zu haben, oder weniger?
study-winners-curse-talk-3-answer = Verglichen mit deiner Schätzung: weniger. Unter zwanzig ist deine Schätzung nur dann die höchste, wenn sie viel zu hoch ist. In unseren Versteigerungen mit 12 Bietern verliert der naive Gewinner im Mittel { MONEY($gain-12-size) }.

## Five questions

study-winners-curse-ask-q1 = Zehn Leute schätzen, wie viel eine Kuh wiegt. Im Mittel liegen sie richtig. Und die höchste der zehn Schätzungen?
study-winners-curse-ask-q1-a = Die stimmt auch ungefähr.
study-winners-curse-ask-q1-b = Die ist höchstwahrscheinlich zu hoch.
study-winners-curse-ask-q1-c = Das kann niemand sagen.
study-winners-curse-ask-q1-why = Die höchste von vielen liegt weit von ihrer Mitte.
study-winners-curse-ask-q2 = Du gewinnst eine Versteigerung um etwas, das für alle gleich viel wert ist. Was weißt du jetzt?
study-winners-curse-ask-q2-a = Dass die anderen es für weniger wert hielten.
study-winners-curse-ask-q2-b = Dass du den richtigen Preis gezahlt hast.
study-winners-curse-ask-q2-c = Gar nichts.
study-winners-curse-ask-q2-why = Gewinnen ist eine Nachricht: Alle anderen haben niedriger geschätzt als du.
study-winners-curse-ask-q3 = Es kommen mehr Bieter dazu. Du willst nicht verlieren. Was tust du?
study-winners-curse-ask-q3-a = Mehr bieten, sonst gewinnst du nie.
study-winners-curse-ask-q3-b = Weiter unter deiner Schätzung bleiben.
study-winners-curse-ask-q3-c = Genau deine Schätzung bieten.
study-winners-curse-ask-q3-why = Je mehr Bieter, desto weiter liegt die höchste Schätzung daneben.
study-winners-curse-ask-q4 = Bei welchem Verkauf ist der Fluch des Gewinners am kleinsten?
study-winners-curse-ask-q4-a = Ein Ölfeld, in dem noch niemand gebohrt hat
study-winners-curse-ask-q4-b = Eine Firma, die zu verkaufen ist
study-winners-curse-ask-q4-c = Ein Geldschein, den alle lesen können
study-winners-curse-ask-q4-why = Wo niemand am Wert zweifelt, schätzt niemand zu hoch.
study-winners-curse-ask-q5 = Sechs Leute bieten genau das, was sie denken, und liegen höchstens { MONEY($spread) } daneben. Wie oft zahlt der Gewinner zu viel?
study-winners-curse-ask-q5-a = In der Hälfte der Versteigerungen
study-winners-curse-ask-q5-b = Fast immer
study-winners-curse-ask-q5-c = Fast nie
study-winners-curse-ask-q5-why = In { $lost-6 } von 100: Nur wenn alle sechs zu niedrig schätzen, verdient der Gewinner etwas.

## For the teacher

study-winners-curse-aim = Dass Gewinnen etwas über die eigene Schätzung sagt. Die Klasse sieht, dass ein Mittelwert stimmen kann, während der Gewinner danebenliegt, und dass es hilft, an den Fall zu denken, in dem man gewinnt.
study-winners-curse-script-decide = Zeig das Glas eine Minute lang groß, ohne Reden. Alle schreiben eine Schätzung und ein Gebot auf. Sammle die Zettel ein, tipp sie ein oder füg sie ein und zeig die beiden Säulenbilder. Sag nicht, was im Glas ist.
study-winners-curse-script-predict = Alle schreiben eine Vorhersage auf, mit Minus für einen Verlust. Lass abstimmen: Gewinn oder Verlust?
study-winners-curse-script-happened = Lass es laufen. Lies zuerst vor, wer das Glas im Raum gewonnen und was er oder sie verloren oder verdient hat. Dann das Bild: Welcher Teil liegt links von der Linie? Die Spiele von De Veiling van Hashiban stellen dieselbe Frage in einem Spiel, das die Klasse vielleicht kennt.
study-winners-curse-script-theory = Frag zuerst: Wer hat eine Idee, warum? Zeig dann die Linie. Der Satz zum Merken: Du gewinnst genau dann, wenn deine Schätzung die höchste ist. Lies vor, was Studierende anderswo mit einem Glas gemacht haben, und vergleich es mit eurem.
study-winners-curse-script-change = Lass die Klasse Zahlen von Bietern rufen. Probiert wenigstens 2 und 20.
study-winners-curse-script-talk = Eine oder zwei der Fragen, dann noch einmal die fünf Fragen.
study-winners-curse-expected-gain-2 = Mittlerer Gewinn des Gewinners, 2 Bieter, die ihre Schätzung bieten
study-winners-curse-expected-gain-4 = Mittlerer Gewinn des Gewinners, 4 Bieter, die ihre Schätzung bieten
study-winners-curse-expected-gain-6 = Mittlerer Gewinn des Gewinners, 6 Bieter, die ihre Schätzung bieten
study-winners-curse-expected-gain-12 = Mittlerer Gewinn des Gewinners, 12 Bieter, die ihre Schätzung bieten
study-winners-curse-expected-lost-2 = Wie oft von 100 der Gewinner verliert, 2 Bieter
study-winners-curse-expected-lost-4 = Wie oft von 100 der Gewinner verliert, 4 Bieter
study-winners-curse-expected-lost-6 = Wie oft von 100 der Gewinner verliert, 6 Bieter
study-winners-curse-expected-lost-12 = Wie oft von 100 der Gewinner verliert, 12 Bieter
study-winners-curse-expected-wise-2 = Mittlerer Gewinn des Gewinners, 2 Bieter, die { $spread } weniger bieten
study-winners-curse-expected-wise-4 = Mittlerer Gewinn des Gewinners, 4 Bieter, die { $spread } weniger bieten
study-winners-curse-expected-wise-6 = Mittlerer Gewinn des Gewinners, 6 Bieter, die { $spread } weniger bieten
study-winners-curse-expected-wise-12 = Mittlerer Gewinn des Gewinners, 12 Bieter, die { $spread } weniger bieten
study-winners-curse-expected-second-2 = Mittlerer Gewinn des Gewinners, 2 Bieter, die ihre Schätzung bieten, gezahlt wird das zweithöchste Gebot
study-winners-curse-expected-second-4 = Mittlerer Gewinn des Gewinners, 4 Bieter, die ihre Schätzung bieten, gezahlt wird das zweithöchste Gebot
study-winners-curse-expected-second-6 = Mittlerer Gewinn des Gewinners, 6 Bieter, die ihre Schätzung bieten, gezahlt wird das zweithöchste Gebot
study-winners-curse-expected-second-12 = Mittlerer Gewinn des Gewinners, 12 Bieter, die ihre Schätzung bieten, gezahlt wird das zweithöchste Gebot
study-winners-curse-expected-price-1 = De Veiling van Hashiban: was ein unnützer Gegenstand kostet, wenn einer bietet
study-winners-curse-expected-price-2 = Dasselbe, zwei bieten
study-winners-curse-expected-price-3 = Dasselbe, drei bieten
study-winners-curse-expected-worth = Was im Glas ist
study-winners-curse-expected-spread = Wie weit eine Schätzung danebenliegen kann
study-winners-curse-expected-bill = Was ein Schein im Mittel wert ist
