# Sunk cost and escalation.

study-sunk-cost-title = Weg ist weg
study-sunk-cost-line = Du hast schon gezahlt, und du liegst nicht vorn. Gehst du weiter?
study-sunk-cost-lead = Ein Geldschein kommt unter den Hammer, und zwei Häuser. Beide Male gibt es etwas, das du nicht mehr zurückbekommst.
study-sunk-cost-teaches = warum wir weitergehen, wenn wir schon gezahlt haben, und was das kostet

## You decide

study-sunk-cost-decide =
    Ein Schein über { MONEY($prize) } wird versteigert. Das höchste Gebot bekommt ihn und zahlt. Aber auch wer das zweithöchste gemacht hat, muss zahlen, und bekommt nichts. Geboten wird immer ein Dollar mehr.
    Dann Vastgoedveiling. Übrig sind nur noch du und jemand anderes, und zwei Häuser: { $lowest } und { $highest }. Dein Gebot ist { MONEY($mine) }, das andere { MONEY($theirs) }. Wer passt, nimmt das niedrigere Haus und zahlt die Hälfte des eigenen Gebots.
study-sunk-cost-scene = Ein Schein über { MONEY($prize) }, und zwei Häuser, { $lowest } und { $highest }. Dein Gebot ist { MONEY($mine) }, das andere { MONEY($theirs) }.
study-sunk-cost-ask-limit = Bevor es losgeht: Bis wohin würdest du für den Schein bieten?
study-sunk-cost-ask-on = Mittendrin: Du hast { MONEY($at) } gesagt, jemand anderes sagt { MONEY($other) }. Und jetzt?
study-sunk-cost-ask-on-a = Ich höre auf und zahle { MONEY($at) } für nichts
study-sunk-cost-ask-on-b = Ich gehe weiter auf { MONEY($next) }
study-sunk-cost-ask-house = Die zwei Häuser: Was tust du?
study-sunk-cost-ask-house-a = Ich passe, nehme { $lowest } und zahle { MONEY($passing) }
study-sunk-cost-ask-house-b = Ich biete { MONEY($bid) }, um { $highest } zu bekommen

## What do you expect?

study-sunk-cost-predict = Vier schwere Computer spielen Vastgoedveiling. Alle vier wissen, dass die Hälfte eines Gebots auf jeden Fall weg ist, und rechnen sie nicht mit. Nun kann einer von ihnen nicht loslassen: Für jeden Dollar, der schon weg ist, geht er { MONEY($strength) } weiter, als ihm das Haus wert ist. Jedes Spiel wird zweimal mit denselben Karten gespielt: mit diesem Computer, und mit einem nüchternen an seiner Stelle, der im Schnitt auf { MONEY($total) } kommt.
study-sunk-cost-ask-cost = Wie viel mehr hat der Computer, der nicht loslassen kann, am Ende? Setze ein Minus vor weniger.

## What happens

study-sunk-cost-happened = Jedes Spiel wird zweimal gespielt: auf dem ersten Platz ein Computer, der nicht loslassen kann, dann ein nüchterner, mit denselben Karten und denselben { $rivals } Gegnern.
study-sunk-cost-alone-note = { $limit ->
    [0] Der Schein: Du würdest gar nicht bieten. Dann kostet er dich nichts.
   *[other] Der Schein: Wenn jemand so weit geht wie du, zahlt einer { MONEY($won) } und der andere { MONEY($lost) }. Zusammen sind das { MONEY($both) } für einen Schein über { MONEY($prize) }.
}
study-sunk-cost-room-note = { $limit ->
    [0] Der Schein: Niemand in eurer Klasse würde bieten.
   *[other] Der Schein: Die zwei, die bei euch am weitesten gehen, zahlen { MONEY($won) } und { MONEY($lost) }. Zusammen sind das { MONEY($both) } für einen Schein über { MONEY($prize) }.
}
study-sunk-cost-alone-went = Du wolltest bei { MONEY($prize) } oder früher aufhören und bist doch auf { MONEY($next) } gegangen. Das tun viele.
study-sunk-cost-alone-goes = Du bist auf { MONEY($next) } gegangen, wie du es vorhattest.
study-sunk-cost-alone-stops = Du hast vor { MONEY($next) } aufgehört.
study-sunk-cost-room-on = { $goes } von { $many } sind auf { MONEY($next) } gegangen. Davon wollten { $went } bei { MONEY($prize) } oder früher aufhören.
study-sunk-cost-alone-house = { $goes ->
    [0] Die Häuser: Du hast gepasst.
   *[other] Die Häuser: Dein Gebot war { MONEY($bid) }.
} { $clear ->
    [bid] Der nüchterne Computer bietet dort,
   *[pass] Der nüchterne Computer passt dort,
} { $caught ->
    [bid] der nicht loslassen kann, bietet.
   *[pass] der nicht loslassen kann, passt.
}
study-sunk-cost-room-house = Die Häuser: { $goes } von { $many } gaben ein Gebot von { MONEY($bid) } ab. { $clear ->
    [bid] Der nüchterne Computer bietet dort,
   *[pass] Der nüchterne Computer passt dort,
} { $caught ->
    [bid] der nicht loslassen kann, bietet.
   *[pass] der nicht loslassen kann, passt.
}
dynamics-study-sunk-cost-twins-title = Mehr oder weniger als sein Zwilling
dynamics-study-sunk-cost-twins-see = Links von der gestrichelten Linie hatte der Computer, der nicht loslassen kann, weniger.
dynamics-study-sunk-cost-twins-x = mehr als der nüchterne Zwilling, in $
dynamics-study-sunk-cost-twins-y = Spiele auf 100
dynamics-study-sunk-cost-twins-same = gleich
dynamics-study-sunk-cost-twins-said = { $many } Spiele, von { $least } bis { $most }; das mittlere ist { $middle }.
dynamics-study-sunk-cost-twins-told = In { $less } von 100 Spielen hatte er weniger als sein Zwilling, in { $more } mehr. Im Schnitt war der Unterschied { MONEY($mean) }.
dynamics-study-sunk-cost-purses-title = Wann das Geld ausging
dynamics-study-sunk-cost-purses-see = Wie viel bleibt für die späteren Runden?
dynamics-study-sunk-cost-purses-x = Runde
dynamics-study-sunk-cost-purses-y = gezahlt in einer Runde, in $
dynamics-study-sunk-cost-purses-label-clear = nüchtern
dynamics-study-sunk-cost-purses-label-caught = hält fest
dynamics-study-sunk-cost-purses-said = In den ersten { $rounds } Runden zahlte der Computer, der nicht loslassen kann, { MONEY($caught) }, sein Zwilling { MONEY($clear) }.
dynamics-study-sunk-cost-money-title = Wohin das Geld ging
dynamics-study-sunk-cost-money-see = Wer zahlt mehr für Gebote, die verlieren, und wer für Gebote, die gewinnen?
dynamics-study-sunk-cost-money-x = wofür gezahlt wurde
dynamics-study-sunk-cost-money-y = gezahlt in einem Spiel, in $
dynamics-study-sunk-cost-money-label-passing-clear = halbe Gebote, nüchtern
dynamics-study-sunk-cost-money-label-passing-caught = halbe Gebote, hält fest
dynamics-study-sunk-cost-money-label-winning-clear = Siegergebote, nüchtern
dynamics-study-sunk-cost-money-label-winning-caught = Siegergebote, hält fest
dynamics-study-sunk-cost-money-said = Für Gebote, die nicht gewannen, zahlte der nüchterne Computer { MONEY($clear) } in einem Spiel, der andere nur { MONEY($caught) }. Der geht weiter, bis er gewinnt, und zahlt dafür zu viel.

## The answers of a class

dynamics-study-sunk-cost-limit-title = Wie weit ihr gehen würdet
dynamics-study-sunk-cost-limit-see = Wer geht weiter, als der Schein wert ist?
dynamics-study-sunk-cost-limit-x = höchstes Gebot
dynamics-study-sunk-cost-limit-y = Antworten auf 100
dynamics-study-sunk-cost-limit-said = { $many } Antworten von { $least } bis { $most }; die mittlere ist { $middle }.
dynamics-study-sunk-cost-on-title = Mittendrin
dynamics-study-sunk-cost-on-see = Wer hört auf, wer geht weiter?
dynamics-study-sunk-cost-on-x = Antwort
dynamics-study-sunk-cost-on-y = Antworten auf 100
dynamics-study-sunk-cost-on-label-a = ich höre auf
dynamics-study-sunk-cost-on-label-b = ich gehe weiter
dynamics-study-sunk-cost-on-said = { $many } Antworten.
dynamics-study-sunk-cost-house-title = Bei den Häusern
dynamics-study-sunk-cost-house-see = Wer passt, wer bietet?
dynamics-study-sunk-cost-house-x = Antwort
dynamics-study-sunk-cost-house-y = Antworten auf 100
dynamics-study-sunk-cost-house-label-a = ich passe
dynamics-study-sunk-cost-house-label-b = ich biete
dynamics-study-sunk-cost-house-said = { $many } Antworten.
dynamics-study-sunk-cost-cost-title = Was ihr erwartet habt
dynamics-study-sunk-cost-cost-see = Wer hat weniger erwartet, wer mehr?
dynamics-study-sunk-cost-cost-x = vorhergesagter Unterschied, in $
dynamics-study-sunk-cost-cost-y = Antworten auf 100
dynamics-study-sunk-cost-cost-truth = es war
dynamics-study-sunk-cost-cost-said = { $many } Vorhersagen von { $least } bis { $most }; die mittlere ist { $middle }.

## What theory says

study-sunk-cost-theory =
    Was du nicht mehr zurückbekommst, ist gleich groß, was du auch tust. Also hat es nichts zu sagen. Bei den Häusern sind { MONEY($passing) } auf jeden Fall weg. Weitergehen kostet { MONEY($on-top) } obendrauf und bringt ein Haus, das um { $steps } höher ist. Nur darum geht es.
    Warum verliert der Computer dabei? Nicht durch die Hälften: Dafür zahlt er weniger als sein Zwilling. Er geht weiter, bis er gewinnt, und dann fehlen ihm in späteren Runden die Münzen.
    Beim Schein ist es schlimmer. Da hilft ein kühler Kopf nicht, wenn du dir nicht vorher eine Grenze setzt.
study-sunk-cost-trap = Bei { MONEY($lost) } kostet Aufhören { MONEY($lost) }. Auf { MONEY($next) } weiterzugehen kostet nur { MONEY($less) }, falls der andere aufhört. So sieht jeder Schritt richtig aus. Zwei, die so denken, gehen weiter, bis ihre Beutel mit je { MONEY($purse) } leer sind, und zahlen { MONEY($both) } für einen Schein über { MONEY($prize) }.
study-sunk-cost-all = Müsstet ihr alle { $many } das höchste Gebot zahlen, das ihr genannt habt, bekäme der Verkäufer { MONEY($sum) } für einen Schein über { MONEY($prize) }.
dynamics-study-sunk-cost-contest-title = Wenn alle ihr Gebot zahlen müssen
dynamics-study-sunk-cost-contest-see = Zeichen sind Versteigerungen des Scheins unter überlegten Bietern, gestrichelt ist die Theorie.
dynamics-study-sunk-cost-contest-x = Bieter
dynamics-study-sunk-cost-contest-y = im Schnitt gezahlt, in $
dynamics-study-sunk-cost-contest-label-all = alle zusammen
dynamics-study-sunk-cost-contest-label-highest = das höchste Gebot
dynamics-study-sunk-cost-contest-all-theory = Theorie
dynamics-study-sunk-cost-contest-highest-theory = Theorie
dynamics-study-sunk-cost-contest-said = Wie viele es auch sind, alle zusammen zahlen die { MONEY($prize) }, die der Schein wert ist, und niemandem bleibt etwas. Bei { $bidders } Bietern sind das { MONEY($each) } für jeden.
dynamics-study-sunk-cost-limits-title = Eure Grenzen, und der Schein
dynamics-study-sunk-cost-limits-see = Rechts von der gestrichelten Linie verliert sogar, wer gewinnt.
dynamics-study-sunk-cost-limits-x = höchstes Gebot
dynamics-study-sunk-cost-limits-y = Antworten auf 100
dynamics-study-sunk-cost-limits-prize = der Schein
dynamics-study-sunk-cost-limits-said = { $many } Antworten von { $least } bis { $most }; die mittlere ist { $middle }.

## Change one thing

study-sunk-cost-change = Wie stark zieht es? Probiere einen Computer, der schwer loslässt, und einen, der es nie kann.
study-sunk-cost-setting = Wie viel weiter geht er für jeden Dollar, der schon weg ist?
study-sunk-cost-setting-value = { MONEY($value) }
dynamics-study-sunk-cost-price-title = Was es kostet, nicht loszulassen
dynamics-study-sunk-cost-price-see = Zeichen sind Spiele, mit dem Spielraum des Zufalls. Auf der gestrichelten Linie kostet es nichts.
dynamics-study-sunk-cost-price-x = so viel $ weiter für jeden $, der weg ist
dynamics-study-sunk-cost-price-y = mehr als der Zwilling, in $
dynamics-study-sunk-cost-price-label-caught = hält fest
dynamics-study-sunk-cost-price-clear = nüchtern
dynamics-study-sunk-cost-price-costs = Am meisten kostet es bei { MONEY($strength) } weiter für jeden Dollar: { MONEY($cost) } in einem Spiel.
dynamics-study-sunk-cost-price-unclear = Bis jetzt verbirgt der Zufall, was es kostet.

## Talk about it

study-sunk-cost-open-1 = Kann es je klug sein zu zeigen, dass man nie loslässt, damit die anderen früher aufhören?
study-sunk-cost-open-2 = Lernen Leute, die oft spielen, zu vergessen, was weg ist?
study-sunk-cost-open-3 = Und wenn am Tisch niemand loslassen kann?
study-sunk-cost-talk-1 = Wo bist du nur deshalb weitergegangen, weil du schon so viel hineingesteckt hattest?
study-sunk-cost-talk-1-answer = Ein schlechter Film bis zum Ende, ein voller Teller, eine Schlange, ein Verein, ein Videospiel, ein Telefon, das immer wieder repariert wurde. Staaten tun es auch: Bahnhöfe, Flugzeuge, Kriege.
study-sunk-cost-talk-2 = Der Computer, der nicht loslassen kann, zahlt für Gebote, die verlieren, weniger als sein nüchterner Zwilling. Warum hat er am Ende trotzdem weniger?
study-sunk-cost-talk-2-answer = Er zahlt { MONEY($passing-1-5) } in einem Spiel für halbe Gebote, sein Zwilling { MONEY($passing-clear) }. Aber wer früh passt und einen kleinen Verlust hinnimmt, tut oft das Beste. Stattdessen gewinnt er zu teuer: Nach { $early } Runden sind { MONEY($early-1-5) } weg, bei seinem Zwilling bis dahin { MONEY($early-clear) }. So fehlen ihm später die Münzen, und er hat im Schnitt { MONEY($cost-1-5-size) } weniger.
study-sunk-cost-talk-3 = Wie kannst du dich vor der Dollarversteigerung schützen?
study-sunk-cost-talk-3-answer = Bleib weg, oder setze dir vorher eine Grenze und sag sie jemandem. Der nüchterne Computer hat auch so eine Grenze: Wer nur zählt, was obendrauf kommt, geht ewig weiter. Im Labor bieten Menschen sogar mehr, als überlegte Bieter es täten (siehe Sheremeta bei den Quellen).

## Five questions

study-sunk-cost-ask-q1 = Du hast fürs Kino gezahlt, und nach einer halben Stunde ist der Film langweilig. Was sollte entscheiden, ob du bleibst?
study-sunk-cost-ask-q1-a = Die Eintrittskarte: Wenn du gehst, ist das Geld verschwendet
study-sunk-cost-ask-q1-b = Nur, was du von jetzt an am liebsten tust
study-sunk-cost-ask-q1-c = Wie teuer die Eintrittskarte war
study-sunk-cost-ask-q1-why = Die Eintrittskarte ist bezahlt, ob du bleibst oder gehst.
study-sunk-cost-ask-q2 = Ein Schein über { MONEY($prize) }, und auch das zweithöchste Gebot wird gezahlt. Zwei Leute zählen jeder nur, was obendrauf kommt. Wo endet das?
study-sunk-cost-ask-q2-a = Bei { MONEY($prize) }, denn mehr zahlt niemand
study-sunk-cost-ask-q2-b = Ein wenig über { MONEY($prize) }
study-sunk-cost-ask-q2-c = Wenn ein Beutel leer ist
study-sunk-cost-ask-q2-why = Ein Dollar mehr sieht immer besser aus, als alles zu verlieren, was man gesagt hat.
study-sunk-cost-ask-q3 = Was schützt dich am besten davor, immer weiter zu bieten?
study-sunk-cost-ask-q3-a = Eine Grenze, die du dir vorher setzt
study-sunk-cost-ask-q3-b = Immer eins mehr als die anderen
study-sunk-cost-ask-q3-c = Ein hohes erstes Gebot
study-sunk-cost-ask-q3-why = Mittendrin sieht jeder Schritt billig aus; vorher siehst du das Ganze.
study-sunk-cost-ask-q4 = In Vastgoedveiling ist die Hälfte deines Gebots weg, wenn du passt. Was sollte entscheiden, ob du weiter bietest?
study-sunk-cost-ask-q4-a = Die Hälfte, die dann für nichts wäre
study-sunk-cost-ask-q4-b = Was noch dazukommt, und was das mehr bringt
study-sunk-cost-ask-q4-c = Wie lange du schon dabei bist
study-sunk-cost-ask-q4-why = Die Hälfte ist auf jeden Fall weg; wer sich davon ziehen lässt, { MONEY($strength) } für jeden Dollar, hat am Ende { MONEY($cost-1-5-size) } weniger.
study-sunk-cost-ask-q5 = Alle schreiben ein Gebot für einen Schein über { MONEY($prize) } auf, und alle müssen zahlen. Was bekommt der Verkäufer im Schnitt von überlegten Bietern?
study-sunk-cost-ask-q5-a = Viel mehr als { MONEY($prize) }
study-sunk-cost-ask-q5-b = Viel weniger als { MONEY($prize) }
study-sunk-cost-ask-q5-c = Etwa { MONEY($prize) }
study-sunk-cost-ask-q5-why = Wäre es weniger, würde jemand mehr bieten: Bei fünf Bietern fanden wir { MONEY($all-5) }.

## For the teacher

study-sunk-cost-aim = Dass nicht entscheiden darf, was ohnehin weg ist, und dass eine Grenze von vorher hilft, wenn jeder einzelne Schritt richtig aussieht. Die Klasse spürt zuerst den Sog und sieht dann seinen Preis.
study-sunk-cost-script-decide = Halte ruhig einen echten Schein hoch, aber verkaufe ihn nicht. Lass alle alle drei Antworten aufschreiben, bevor jemand spricht.
study-sunk-cost-script-predict = Erkläre in einem Satz den Computer, der nicht loslassen kann, und frage nach einer Zahl, mit einem Minus für weniger. Manche denken, dass er öfter gewinnt; lass sie sagen, warum.
study-sunk-cost-script-happened = Lass es geschehen. Zuerst, wie viele gegen ihren eigenen Plan auf { MONEY($next) } gegangen sind, ohne Namen. Dann die Balken: Er zahlt weniger für Gebote, die verlieren, und mehr für Gebote, die gewinnen.
study-sunk-cost-script-theory = Frage zuerst: Welche Beträge sind gleich, was man auch tut? Streiche sie an der Tafel durch. Lies dann den Satz über den Schein vor, Schritt für Schritt.
study-sunk-cost-script-change = Lass die Klasse raten, bei welcher Stärke es wehzutun beginnt. Probiere die schwächste und die stärkste. Bei uns gehen { MONEY($cost-1-size) } verloren bei einem Dollar weiter, { MONEY($cost-3-size) } bei dreien.
study-sunk-cost-script-talk = Mit der ersten Frage geht es reihum, alle nennen ein Beispiel. Dann noch einmal die fünf Fragen.
study-sunk-cost-expected-total = Was der nüchterne Computer am Ende hat
study-sunk-cost-expected-passing-clear = Was er in einem Spiel für Gebote zahlt, die nicht gewinnen
study-sunk-cost-expected-early-clear = Was er in den ersten { $early } Runden zahlt
study-sunk-cost-expected-cost-1 = Wie viel mehr der Computer hat, der { MONEY(1) } weiter geht
study-sunk-cost-expected-cost-1-5 = Dasselbe, { MONEY(1.5) } weiter
study-sunk-cost-expected-lost-1-5 = In wie vielen von 100 Spielen er weniger hat als sein Zwilling
study-sunk-cost-expected-passing-1-5 = Was er in einem Spiel für Gebote zahlt, die nicht gewinnen
study-sunk-cost-expected-early-1-5 = Was er in den ersten { $early } Runden zahlt
study-sunk-cost-expected-cost-3 = Wie viel mehr der Computer hat, der { MONEY(3) } weiter geht
study-sunk-cost-expected-all-2 = Alle zahlen: was zwei Bieter zusammen zahlen
study-sunk-cost-expected-highest-2 = Alle zahlen: das höchste von zwei Geboten
study-sunk-cost-expected-all-5 = Alle zahlen: was fünf Bieter zusammen zahlen
study-sunk-cost-expected-highest-5 = Alle zahlen: das höchste von fünf Geboten
study-sunk-cost-expected-prize = Der Schein
study-sunk-cost-expected-at = Das Gebot der lesenden Person für den Schein
study-sunk-cost-expected-other = Das andere Gebot für den Schein
study-sunk-cost-expected-next = Das nächste Gebot für den Schein
study-sunk-cost-expected-purse = Münzen eines Platzes, wenn Vastgoedveiling beginnt
study-sunk-cost-expected-lowest = Das niedrigere Haus
study-sunk-cost-expected-highest = Das höhere Haus
study-sunk-cost-expected-mine = Das Gebot der lesenden Person für das Haus
study-sunk-cost-expected-theirs = Das andere Gebot für das Haus
study-sunk-cost-expected-bid = Das nächste Gebot für das Haus
study-sunk-cost-expected-passing = Was es kostet, wenn man jetzt passt
study-sunk-cost-expected-on-top = Was Weitergehen obendrauf kostet
study-sunk-cost-expected-steps = So viel höher ist das höhere Haus
study-sunk-cost-expected-strength = Wie weit der Computer des ersten Laufs für jeden Dollar geht
study-sunk-cost-expected-rivals = Seine Gegner
study-sunk-cost-expected-early = So viele Runden sind die ersten
