# The lessons of Vastgoedveiling. No sentence holds an answer: numbers come from what the engine did.

## Shared

lesson-vastgoedveiling-do-bid = { MONEY($amount) } bieten
lesson-vastgoedveiling-do-pass = Passen
lesson-vastgoedveiling-do-sell = { $amount } verkaufen

## Half back

lesson-vastgoedveiling-half-title = Die Hälfte zurück
lesson-vastgoedveiling-half-about = Was es kostet auszusteigen, wenn du schon geboten hast.
lesson-vastgoedveiling-half-three-scene = Du hast { MONEY(3) } geboten, Bram ist darübergegangen. Dir reicht es, und du passt. Die Hälfte deines Gebots kommt zurück.
lesson-vastgoedveiling-half-three-ask = Wie viel zahlst du?
lesson-vastgoedveiling-half-three-why = Die Hälfte von 3 ist anderthalb, und halbe Münzen gibt es nicht. Was zurückkommt, wird abgerundet: { MONEY($back) }. Du zahlst also { MONEY($answer) }.
lesson-vastgoedveiling-half-three-not-1 = Schön wär’s! Dann würde zu deinen Gunsten gerundet. Die ungerade Münze bleibt auf dem Tisch.
lesson-vastgoedveiling-half-three-not-3 = Etwas bekommst du zurück: Nur wer übrig bleibt, zahlt das ganze Gebot.
lesson-vastgoedveiling-half-seven-scene = Jetzt etwas höher. Deine { MONEY(7) } sind nicht mehr das höchste Gebot, und du passt.
lesson-vastgoedveiling-half-seven-ask = Wie viel bekommst du zurück?
lesson-vastgoedveiling-half-seven-why = { MONEY($answer) } kommen zurück, { MONEY($paid) } bleiben liegen. Bei einem ungeraden Gebot ist die ungerade Münze immer weg.
lesson-vastgoedveiling-half-seven-not-4 = Das ist das, was liegen bleibt. Die kleinere Hälfte gehört dir.
lesson-vastgoedveiling-half-seven-not-7 = Dann würde Bieten nichts kosten! Die Hälfte ist weg.
lesson-vastgoedveiling-half-seven-not-0 = So schlimm ist es nicht. Die Hälfte kommt zurück, nur die ungerade Münze bleibt liegen.
lesson-vastgoedveiling-half-seven-not = Nimm die Hälfte; die ungerade Münze ist weg.
lesson-vastgoedveiling-half-ladder-scene = Stell dir alle Gebote von { MONEY(1) } bis { MONEY(8) } vor. Jedes Mal geht jemand darüber, und du passt.
lesson-vastgoedveiling-half-ladder-ask = Was zahlst du, vom kleinsten Gebot bis zum größten?
lesson-vastgoedveiling-half-ladder-why = { LIST($answer) }. Siehst du die Paare? Von einem ungeraden Gebot zum geraden darüber kostet der Ausstieg nichts extra.
lesson-vastgoedveiling-half-ladder-not-0-1-1-2-2-3-3-4 = Das ist das, was zurückkommt. Du zahlst die andere Hälfte.
lesson-vastgoedveiling-half-ladder-not-1-2-3-4-5-6-7-8 = Das sind die ganzen Gebote. Wer passt, zahlt die Hälfte.

## No change

lesson-vastgoedveiling-change-title = Niemand gibt Wechselgeld
lesson-vastgoedveiling-change-about = Was du bieten kannst, hängt von den Münzen in deiner Hand ab.
lesson-vastgoedveiling-change-twos-scene = Du hast zwei Münzen zu { MONEY(2) }. Es gibt noch kein Gebot.
lesson-vastgoedveiling-change-twos-ask = Kannst du { MONEY(3) } bieten?
lesson-vastgoedveiling-change-twos-why = Zwei und zwei ist vier, niemals drei, und niemand gibt Wechselgeld. Bieten kannst du { LIST($bids) }.
lesson-vastgoedveiling-change-twos-not-yes = Geld hast du genug, aber nicht die richtigen Münzen. Ein Gebot muss genau auf dem Tisch liegen.
lesson-vastgoedveiling-change-one-scene = Dieselben zwei Münzen zu { MONEY(2) }, und jetzt noch eine zu { MONEY(1) }.
lesson-vastgoedveiling-change-one-ask = Welche Gebote sind möglich?
lesson-vastgoedveiling-change-one-why = Alle: { LIST($answer) }. Eine kleine Münze macht jede ungerade Zahl möglich. Darum gibt man die großen zuerst aus.
lesson-vastgoedveiling-change-one-not-1-2-4 = Die gehen, aber leg auch mal Münzen zusammen: eins und zwei zum Beispiel.
lesson-vastgoedveiling-change-one-not-2-4 = Du hast die kleine Münze vergessen. Die kannst du auch legen.
lesson-vastgoedveiling-change-raise-scene = Wieder zwei Münzen zu { MONEY(2) }. Bram hat { MONEY(2) } geboten.
lesson-vastgoedveiling-change-raise-ask = Auf wie viel musst du mindestens erhöhen?
lesson-vastgoedveiling-change-raise-why = Auf { MONEY($answer) }, und das ist auch das Höchste: { MONEY($most) } sind alles, was du hast. Ohne kleine Münze wird aus einem Schritt ein Sprung.
lesson-vastgoedveiling-change-raise-not-2 = Ein gleich hohes Gebot reicht nicht. Du musst darübergehen.
lesson-vastgoedveiling-change-raise-not-3 = Eins mehr würde reichen, aber mit deinen Münzen geht das nicht.
lesson-vastgoedveiling-change-anew-scene = Eine Münze zu { MONEY(1) } liegt da als dein Gebot, zwei zu { MONEY(2) } hast du in der Hand. Bram hat { MONEY(3) } geboten.
lesson-vastgoedveiling-change-anew-ask = Kannst du jetzt { MONEY(4) } bieten?
lesson-vastgoedveiling-change-anew-why = Nimm die kleine Münze zurück und leg die beiden großen hin. Wenn du erhöhst, darfst du deine Münzen neu legen.
lesson-vastgoedveiling-change-anew-not-no = Legst du etwas zur kleinen Münze dazu, kommst du auf 3 oder 5. Aber du darfst sie auch wieder aufnehmen und neu anfangen.

## What coins are worth

lesson-vastgoedveiling-owed-title = Was eine Münze wert ist
lesson-vastgoedveiling-owed-about = Wie eine kleine Münze dir Geld sparen kann.
lesson-vastgoedveiling-owed-lay-scene = Du hast viele kleine Münzen und zwei zu { MONEY(2) }. Du bietest { MONEY(4) } und lässt den Tisch die Münzen aussuchen.
lesson-vastgoedveiling-owed-lay-ask = Welche Münzen legt er hin?
lesson-vastgoedveiling-owed-lay-why = Die großen zuerst. Die kleinen sind später praktischer, also behältst du sie. Wenn du willst, suchst du deine Münzen selbst aus.
lesson-vastgoedveiling-owed-lay-not-4-0 = Dann wären deine kleinen Münzen weg, und die können mehr als die großen.
lesson-vastgoedveiling-owed-lay-not-2-1 = Die Summe stimmt, aber eine große Münze ist noch übrig.
lesson-vastgoedveiling-owed-six-scene = Drei Münzen zu { MONEY(2) } sind alles, was du hast, und alle drei liegen als dein Gebot da. Gleich bietet Bram { MONEY(7) }. Du schuldest die Hälfte deiner 6.
lesson-vastgoedveiling-owed-six-ask = Wie viel zahlst du?
lesson-vastgoedveiling-owed-six-why = Du schuldest 3, aber mit deinen Münzen kannst du nur 2 oder 4 legen. Also zahlst du { MONEY($answer) }, und { MONEY($surplus) } davon ist aus dem Spiel. Niemand bekommt es.
lesson-vastgoedveiling-owed-six-not-3 = So viel schuldest du. Aber kannst du das mit deinen Münzen legen?
lesson-vastgoedveiling-owed-six-not-6 = Nicht mehr als nötig: Du legst das Wenigste, was deine Schuld deckt.
lesson-vastgoedveiling-owed-pair-scene = Zwei Münzen zu { MONEY(2) }. Du bietest { MONEY(2) }, oder du bietest { MONEY(4) }. So oder so geht Bram darüber, und du bist draußen.
lesson-vastgoedveiling-owed-pair-ask = Was kosten dich die beiden Gebote?
lesson-vastgoedveiling-owed-pair-why = { LIST($answer) }: gleich viel! Die Hälfte des kleinen Gebots lässt sich nicht legen, die Hälfte des großen schon.
lesson-vastgoedveiling-owed-pair-not-1-2 = So viel schuldest du jeweils. Aber eine Schuld von 1 lässt sich mit diesen Münzen nicht legen.
lesson-vastgoedveiling-owed-pair-not-2-4 = Das sind die ganzen Gebote. Du schuldest die Hälfte, und dann müssen die Münzen passen.
lesson-vastgoedveiling-owed-pocket-scene = Drei Münzen zu { MONEY(2) } liegen als dein Gebot von { MONEY(6) } da. In deiner Tasche ist noch eine Münze zu { MONEY(1) }. Bram bietet { MONEY(7) }, und du bist draußen.
lesson-vastgoedveiling-owed-pocket-ask = Wie viel zahlst du diesmal?
lesson-vastgoedveiling-owed-pocket-why = { MONEY($answer) }, genau das, was du schuldest. Du darfst mit allen deinen Münzen zahlen, auch mit denen in der Tasche.
lesson-vastgoedveiling-owed-pocket-not-4 = Ohne die kleine Münze wäre es so. Aber du darfst sie benutzen.
lesson-vastgoedveiling-owed-pocket-not-6 = Nur wer übrig bleibt, zahlt das ganze Gebot.

## The last one in

lesson-vastgoedveiling-last-title = Wer übrig bleibt, kann nicht passen
lesson-vastgoedveiling-last-about = Wer bleibt, zahlt alles. Wer nicht weiterkann, ist draußen.
lesson-vastgoedveiling-last-full-scene = Du hast { MONEY(5) } für den Palast geboten, Nummer 30. Jetzt passt Bram, und Chloé auch.
lesson-vastgoedveiling-last-full-ask = Wie viel zahlst du?
lesson-vastgoedveiling-last-full-why = { MONEY($answer) }, dein ganzes Gebot. Nur du bist noch dabei, und das beste Haus gehört dir. Aussteigen geht nicht mehr.
lesson-vastgoedveiling-last-full-not-0 = Dein Gebot steht. Es ist niemand mehr da, der darübergehen könnte.
lesson-vastgoedveiling-last-full-not-3 = Der halbe Preis ist für die, die gehen. Du bist geblieben.
lesson-vastgoedveiling-last-gift-scene = Bram und Chloé passen beide sofort. Du hast noch kein Wort gesagt.
lesson-vastgoedveiling-last-gift-ask = Welches Haus bekommst du?
lesson-vastgoedveiling-last-gift-why = Haus { $answer }, das beste, für { MONEY($paid) }. Du wirst nicht einmal gefragt. Schenk das nie aus Versehen jemand anderem!
lesson-vastgoedveiling-last-gift-not-3 = Wer zuerst geht, nimmt das billigste, und das war Bram.
lesson-vastgoedveiling-last-gift-not-14 = Das ging an Chloé. Nur noch eins ist übrig.
lesson-vastgoedveiling-last-equal-scene = Bram hat { MONEY(5) } geboten, Chloé hat gepasst. Du willst dabeibleiben, aber nicht für mehr als das.
lesson-vastgoedveiling-last-equal-ask = Kannst du auch { MONEY(5) } bieten?
lesson-vastgoedveiling-last-equal-why = Du musst über das höchste Gebot gehen. Mindestens musst du { MONEY($least) } bieten.
lesson-vastgoedveiling-last-equal-not-yes = In manchen alten Ausgaben ging das. Hier reicht ein gleich hohes Gebot nicht.
lesson-vastgoedveiling-last-broke-scene = Du hast noch { MONEY(4) }. Chloé eröffnet, und sie wird { MONEY(4) } bieten.
lesson-vastgoedveiling-last-broke-ask = Was machst du, wenn du dran bist?
lesson-vastgoedveiling-last-broke-choice-pass = Ich entscheide mich zu passen
lesson-vastgoedveiling-last-broke-choice-forced = Ich habe keine Wahl, ich bin draußen
lesson-vastgoedveiling-last-broke-choice-bid = Ich biete auch meine 4
lesson-vastgoedveiling-last-broke-why = Du kannst nicht darübergehen, also bist du draußen, ohne gefragt zu werden. Immerhin ist das billigste Haus gratis.
lesson-vastgoedveiling-last-broke-not-pass = Es kommt aufs Gleiche heraus, aber zu wählen gibt es nichts: Mehr als 4 hast du nicht, du musst passen.
lesson-vastgoedveiling-last-broke-not-bid = Ein gleich hohes Gebot reicht nicht, und mehr hast du nicht.

## A whole round

lesson-vastgoedveiling-round-title = Eine ganze Runde
lesson-vastgoedveiling-round-about = Wer welches Haus bekommt und wer die nächste Runde eröffnet.
lesson-vastgoedveiling-round-first-scene = Drei am Tisch, drei Häuser. Du bietest { MONEY(1) }, Bram { MONEY(3) }. Jetzt passt Chloé.
lesson-vastgoedveiling-round-first-ask = Welches Haus nimmt Chloé?
lesson-vastgoedveiling-round-first-why = Haus { $answer }, das billigste auf dem Tisch. So geht es allen, die aussteigen.
lesson-vastgoedveiling-round-first-not-17 = Aussuchen darf sich niemand etwas! Das billigste geht zuerst weg.
lesson-vastgoedveiling-round-first-not-26 = Das beste ist für den, der am längsten bleibt.
lesson-vastgoedveiling-round-second-scene = Chloé ist draußen. Du willst nicht über Brams { MONEY(3) } gehen und passt auch.
lesson-vastgoedveiling-round-second-ask = Welches Haus nimmst du?
lesson-vastgoedveiling-round-second-why = Haus { $answer }, für { MONEY($paid) }: das billigste, das noch da ist. Bram zahlt { MONEY($price) } für das beste.
lesson-vastgoedveiling-round-second-not-4 = Das hat Chloé schon. Wer später geht, nimmt immer ein besseres Haus.
lesson-vastgoedveiling-round-second-not-26 = Dafür müsstest du länger durchhalten als Bram.
lesson-vastgoedveiling-round-turn-scene = Jetzt zu viert. Du hast { MONEY(1) } geboten, Bram hat gepasst, Chloé { MONEY(2) } geboten, Daan { MONEY(3) }. Du erhöhst auf { MONEY(4) }.
lesson-vastgoedveiling-round-turn-ask = Wer ist nach dir dran?
lesson-vastgoedveiling-round-turn-why = Es geht im Uhrzeigersinn, und wer draußen ist, wird übersprungen.
lesson-vastgoedveiling-round-turn-not-1 = Bram sitzt neben dir, aber er ist draußen. Wer gepasst hat, für den ist die Runde vorbei.
lesson-vastgoedveiling-round-turn-not-3 = Daan hat direkt vor dir geboten, aber die Uhr läuft andersherum.
lesson-vastgoedveiling-round-opens-scene = Zurück zu der Runde mit Brams { MONEY(3) }. Du passt, Bram nimmt das beste Haus.
lesson-vastgoedveiling-round-opens-ask = Wer eröffnet die nächste Runde?
lesson-vastgoedveiling-round-opens-why = Wer das beste Haus genommen hat, eröffnet. Das ist nicht immer schön: Du redest zuerst und weißt dann am wenigsten.
lesson-vastgoedveiling-round-opens-not-0 = Du hast diese Runde eröffnet. Das Eröffnen geht mit dem besten Haus.
lesson-vastgoedveiling-round-opens-not-2 = Chloé ist zuerst gegangen. Das Eröffnen geht mit dem besten Haus, nicht mit dem billigsten.
lesson-vastgoedveiling-round-lot-scene = Und ganz am Anfang? Da hat noch niemand etwas gekauft.
lesson-vastgoedveiling-round-lot-ask = Wer entscheidet, wer die erste Runde eröffnet?
lesson-vastgoedveiling-round-lot-why = Es wird gelost. So bekommt niemand einen Vorteil, der nicht verdient ist.
lesson-vastgoedveiling-round-lot-not-0 = Diesmal warst du es, aber nur aus Glück.
lesson-vastgoedveiling-round-lot-not-1 = Bram hat da nichts zu sagen, und sonst auch niemand.

## Passing at nought

lesson-vastgoedveiling-free-title = Der freie Ausgang
lesson-vastgoedveiling-free-about = Passen bei null, und wann das klug ist.
lesson-vastgoedveiling-free-may-scene = Vier Häuser, die sich kaum unterscheiden. Du eröffnest, und es gibt noch kein Gebot.
lesson-vastgoedveiling-free-may-ask = Darfst du sofort passen?
lesson-vastgoedveiling-free-may-why = Passen darfst du immer, auch als Allererstes.
lesson-vastgoedveiling-free-may-not-no = Eröffnen ist ein Recht und keine Pflicht. Du darfst es lassen und passen.
lesson-vastgoedveiling-free-cost-scene = Du passt also, ohne etwas geboten zu haben.
lesson-vastgoedveiling-free-cost-ask = Was kostet dich das?
lesson-vastgoedveiling-free-cost-why = { MONEY($answer) }. Die Hälfte von nichts ist nichts, und Haus { $card } gehört trotzdem dir.
lesson-vastgoedveiling-free-cost-not-1 = Du zahlst die Hälfte deines eigenen Gebots, und du hast keins gemacht.
lesson-vastgoedveiling-free-cost-not-2 = Eintritt kostet es nicht. Du zahlst die Hälfte deines eigenen Gebots, und du hast keins gemacht.
lesson-vastgoedveiling-free-flat-scene = Die letzte Runde Kaufen, alle haben { MONEY(8) }. Die Häuser hier sind fast gleich.
lesson-vastgoedveiling-free-flat-ask = Womit bist du am Ende reicher?
lesson-vastgoedveiling-free-flat-why = Mit Passen: im Durchschnitt { MONEY($best) } gegen { MONEY($other) }. Ein oder zwei Stufen besser sind deine Münzen nicht wert, und Münzen, die du behältst, sind am Ende bares Geld.
lesson-vastgoedveiling-free-flat-not-bid-5 = Du bekommst ein etwas besseres Haus, für mehr, als es je einbringt.

## When to pass

lesson-vastgoedveiling-when-title = Bleiben oder gehen?
lesson-vastgoedveiling-when-about = Schau auf die nächste Stufe, und auf das, was sie kostet.
lesson-vastgoedveiling-when-gap-scene = Letzte Runde. Du hast { MONEY(2) } geboten, Bram { MONEY(4) }, Chloé ist draußen. Zwischen 3 und 29 klafft eine Lücke, und Bram hat insgesamt nur { MONEY(5) }.
lesson-vastgoedveiling-when-gap-ask = Womit bist du am Ende reicher?
lesson-vastgoedveiling-when-gap-why = Mit Weitermachen: im Durchschnitt { MONEY($best) } gegen { MONEY($other) }. Zwei Dinge sprechen dafür: Die Lücke ist groß, und Bram hat keine Antwort.
lesson-vastgoedveiling-when-gap-not-pass = Du sparst ein paar Münzen und schenkst Bram das allerbeste Haus.
lesson-vastgoedveiling-when-due-scene = Eine andere letzte Runde. Du hast { MONEY(6) } geboten, Bram { MONEY(7) }, Chloé ist draußen. Erst die Rechnung.
lesson-vastgoedveiling-when-due-ask = Was kostet es dich, jetzt zu passen?
lesson-vastgoedveiling-when-due-why = { MONEY($answer) }. Die andere Hälfte kommt zurück. Denk also erst an den Ausgang und dann an dein nächstes Gebot.
lesson-vastgoedveiling-when-due-not-0 = Gratis ist es nur, solange du nichts geboten hast.
lesson-vastgoedveiling-when-due-not-6 = Die Hälfte kommt zurück.
lesson-vastgoedveiling-when-small-scene = Dieselbe Lage. Du kannst jetzt die 15 nehmen, oder { MONEY(8) } bieten und vielleicht die 16 bekommen.
lesson-vastgoedveiling-when-small-ask = Womit bist du am Ende reicher?
lesson-vastgoedveiling-when-small-why = Mit Passen: im Durchschnitt { MONEY($best) } gegen { MONEY($other) }. „Jetzt bin ich schon so weit“ ist ein Gefühl und kein Grund. Frag dich, was eine Stufe mehr von hier aus bringt.
lesson-vastgoedveiling-when-small-not-bid-8 = Die Münzen, die da liegen, fühlen sich verloren an, aber die Hälfte kommt zurück. Dein nächstes Gebot zahlst du ganz, für eine einzige Stufe.
lesson-vastgoedveiling-when-later-scene = Die allererste Runde, { MONEY(18) } in der Hand. Du könntest alle abschrecken.
lesson-vastgoedveiling-when-later-ask = Womit bist du am Ende reicher?
lesson-vastgoedveiling-when-later-why = Mit dem kleinen Gebot: im Durchschnitt { MONEY($best) } gegen { MONEY($other) }. Ein einziges Prachthaus gewinnt kein Spiel von sieben Runden.
lesson-vastgoedveiling-when-later-not-bid-18 = Diese Runde gewinnst du sicher. Aber dann kommen sechs, in denen du nichts zu sagen hast.

## Selling

lesson-vastgoedveiling-sell-title = Welches Haus für welchen Scheck?
lesson-vastgoedveiling-sell-about = Die zweite Hälfte des Spiels, in der das Geld verdient wird.
lesson-vastgoedveiling-sell-take-scene = Vier Schecks liegen auf dem Tisch. Die anderen zeigen 30, 5 und 12. Du zeigst 17.
lesson-vastgoedveiling-sell-take-ask = Welcher Scheck gehört dir?
lesson-vastgoedveiling-sell-take-why = { MONEY($answer) }. Das höchste Haus nimmt den höchsten Scheck, das nächste den nächsten, und für das niedrigste bleiben { MONEY($low) }.
lesson-vastgoedveiling-sell-take-not-0 = Zwei Häuser sind niedriger als deins. Der schlechteste Scheck geht an das niedrigste.
lesson-vastgoedveiling-sell-take-not-15 = Jemand zeigt 30. Die kommt zuerst.
lesson-vastgoedveiling-sell-secret-scene = Neue Schecks. Du legst die 17 verdeckt hin. Bram hat noch nicht gewählt.
lesson-vastgoedveiling-sell-secret-ask = Weiß Bram, welches Haus du gewählt hast?
lesson-vastgoedveiling-sell-secret-why = Er hört nur, dass du gewählt hast. Alle wählen heimlich, und dann wird alles zugleich aufgedeckt.
lesson-vastgoedveiling-sell-secret-not-yes = Er kann raten, und gute Leute tun das auch. Aber sehen kann er es nicht.
lesson-vastgoedveiling-sell-weak-scene = Noch zwei Verkäufe, und du hast 4 und 28. Das hier sind magere Schecks.
lesson-vastgoedveiling-sell-weak-ask = Was verkaufst du jetzt?
lesson-vastgoedveiling-sell-weak-why = Das schwache: im Durchschnitt { MONEY($best) } gegen { MONEY($other) }. Es gewinnt sowieso fast nie, also lass es hier verlieren.
lesson-vastgoedveiling-sell-weak-not-sell-28 = Diesen Verkauf gewinnst du, und der Preis ist winzig.
lesson-vastgoedveiling-sell-wide-scene = Dieselben Häuser. Jetzt liegt ein prächtiger Scheck zwischen zwei mageren.
lesson-vastgoedveiling-sell-wide-ask = Was verkaufst du jetzt?
lesson-vastgoedveiling-sell-wide-why = Das starke: im Durchschnitt { MONEY($best) } gegen { MONEY($other) }. Wenn der beste und der schlechteste Scheck weit auseinanderliegen, lohnt es sich, vorn zu sein.
lesson-vastgoedveiling-sell-wide-not-sell-4 = Dann bekommst du die Null, und so ein Scheck kommt vielleicht nicht wieder.
lesson-vastgoedveiling-sell-close-scene = Und jetzt regnet es Geld: Alle drei Schecks sind hoch.
lesson-vastgoedveiling-sell-close-ask = Was verkaufst du jetzt?
lesson-vastgoedveiling-sell-close-why = Überraschung: das schwache, im Durchschnitt { MONEY($best) } gegen { MONEY($other) }. Hier verdient sogar der letzte Platz gut. Schau nicht, wie hoch die Schecks sind, sondern wie weit sie auseinanderliegen.
lesson-vastgoedveiling-sell-close-not-sell-28 = Es bekommt den besten Scheck, aber dein schwaches hätte fast genauso viel bekommen.

## Reading

lesson-vastgoedveiling-read-title = Lies den Tisch
lesson-vastgoedveiling-read-about = Wer noch was kann, und was noch kommt.
lesson-vastgoedveiling-read-enough-scene = Bram hat 5 und 9, Chloé 3 und 8. Du hast 12 und 29. Du legst nur die 12 hin.
lesson-vastgoedveiling-read-enough-ask = Welchen Scheck bringt deine 12?
lesson-vastgoedveiling-read-enough-why = { MONEY($answer) }, den besten. Niemand sonst hat etwas Höheres. Deine 29 bleibt frei für den nächsten Verkauf.
lesson-vastgoedveiling-read-enough-not-2 = Vergleich sie mit dem, was die anderen haben: Ist etwas Höheres dabei?
lesson-vastgoedveiling-read-enough-not-7 = In den meisten Spielen vielleicht. Aber sieh dir ihre Häuser an.
lesson-vastgoedveiling-read-coins-scene = Du hast mit { MONEY(18) } angefangen, dein Gebot ist { MONEY(5) }. Du passt. Bram hat gut aufgepasst.
lesson-vastgoedveiling-read-coins-ask = Wie viel hast du noch, soweit Bram es weiß?
lesson-vastgoedveiling-read-coins-why = { MONEY($answer) }, auf die Münze genau. Jedes Gebot ist öffentlich, also ist kein Geldbeutel geheim. Auch du kannst die der anderen nachzählen.
lesson-vastgoedveiling-read-coins-not-18 = Fürs Passen hast du doch bezahlt.
lesson-vastgoedveiling-read-coins-not-13 = Das wäre so, wenn dein ganzes Gebot weg wäre. Die Hälfte kam zurück.
lesson-vastgoedveiling-read-coins-not-16 = Fast: Die Hälfte von 5, gegen dich gerundet, ist eins mehr.
lesson-vastgoedveiling-read-coins-not = Zieh die Hälfte deines Gebots, aufgerundet, von dem ab, was du hattest.
lesson-vastgoedveiling-read-out-scene = Zu fünft sind alle Schecks im Spiel, je zwei. Vor diesem Verkauf sind weg: { LIST($gone) }. Danach kommen noch fünf.
lesson-vastgoedveiling-read-out-ask = Wie viele von den letzten fünf sind 12 oder höher?
lesson-vastgoedveiling-read-out-why = { $answer } von { $left }. Du zählst, was weg ist und was da liegt, und der Rest muss im Stapel sein. Jetzt weißt du, worauf dein bestes Haus wartet.
lesson-vastgoedveiling-read-out-not-0 = Zähl die Paare von 12 bis 15. Es sind noch nicht alle weg.
lesson-vastgoedveiling-read-out-not-1 = Einen hast du gefunden. Sieh dir die Paare von 12 bis 15 noch einmal an.
lesson-vastgoedveiling-read-out-not-3 = Vergiss nicht, was jetzt auf dem Tisch liegt.

## Keep a coin

lesson-vastgoedveiling-keep-title = Behalte eine Münze
lesson-vastgoedveiling-keep-about = Wie das Spiel endet, und was deine letzten Münzen tun.
lesson-vastgoedveiling-keep-none-scene = Du hast alles ausgegeben. Chloé eröffnet mit { MONEY(1) }.
lesson-vastgoedveiling-keep-none-ask = Welches Haus bekommst du?
lesson-vastgoedveiling-keep-none-why = Haus { $answer }, das billigste. Ohne Münzen bist du immer als Erstes draußen. Mit ein paar Münzen hättest du etwas zu sagen gehabt.
lesson-vastgoedveiling-keep-none-not-12 = Dafür müsste jemand vor dir gehen. Warten kannst du nicht.
lesson-vastgoedveiling-keep-none-not-26 = Träum weiter! Das ist für den, der bleibt.
lesson-vastgoedveiling-keep-until-scene = Alle haben noch zwei Häuser und verkaufen jetzt das bessere.
lesson-vastgoedveiling-keep-until-ask = Wie viele hast du, wenn das vorbei ist?
lesson-vastgoedveiling-keep-until-why = { $answer }. Das letzte verkauft sich von selbst, denn zu wählen gibt es nichts mehr. Verkauft wird, bis alles weg ist.
lesson-vastgoedveiling-keep-until-not-1 = Ein Verkauf kommt noch, und dafür musst du nichts tun.
lesson-vastgoedveiling-keep-until-not-2 = Eins verkaufst du doch gerade.
lesson-vastgoedveiling-keep-sum-scene = Deine Schecks machen bisher { MONEY(41) }. Jetzt kommen noch zwei dazu, über { MONEY(12) } und { MONEY(4) }. In Münzen hast du { MONEY(3) }.
lesson-vastgoedveiling-keep-sum-ask = Was hast du am Ende insgesamt?
lesson-vastgoedveiling-keep-sum-why = { MONEY($answer) }. Münzen und Schecks sind dasselbe Geld, und alles zählt.
lesson-vastgoedveiling-keep-sum-not-41 = Die letzten zwei Schecks darfst du dazuzählen. Und deine Münzen.
lesson-vastgoedveiling-keep-sum-not-57 = Das sind deine Schecks. Zählen deine Münzen nicht?
lesson-vastgoedveiling-keep-tie-scene = Die letzten Verkäufe eines spannenden Spiels. Du hast { MONEY(2) } in Münzen, Bram hat { MONEY(5) }. Am Ende seid ihr gleichauf.
lesson-vastgoedveiling-keep-tie-ask = Wer gewinnt?
lesson-vastgoedveiling-keep-tie-why = Beide habt ihr { MONEY($total) }, und dann entscheiden die Münzen: { MONEY($hers) } schlagen { MONEY($mine) }. Wirf deine letzten Münzen also nicht weg.
lesson-vastgoedveiling-keep-tie-not-0 = Zähl die Münzen: Bram hat mehr davon.
lesson-vastgoedveiling-keep-tie-not-0-1 = Fast. Erst wird geschaut, wer mehr Münzen übrig hat.
lesson-vastgoedveiling-keep-even-scene = Und wenn auch eure Münzen gleich sind?
lesson-vastgoedveiling-keep-even-ask = Wer gewinnt?
lesson-vastgoedveiling-keep-even-why = Beide { MONEY($total) }, und beide { MONEY($coins) } in Münzen: Der Sieg gehört euch beiden. Gebt euch die Hand.
lesson-vastgoedveiling-keep-even-not-0 = Netter Versuch. Zwischen euch gibt es keinen Unterschied.
lesson-vastgoedveiling-keep-even-not-1 = Warum Bram? Zwischen euch gibt es keinen Unterschied.

## The table

lesson-vastgoedveiling-table-title = Den Tisch decken
lesson-vastgoedveiling-table-about = Münzen, Karten und Leute vor dem ersten Gebot.
lesson-vastgoedveiling-table-wallet-scene = Heute seid ihr zu sechst. Je mehr mitspielen, desto weniger Geld gibt es für jeden.
lesson-vastgoedveiling-table-wallet-ask = Mit wie viel fangen alle an?
lesson-vastgoedveiling-table-wallet-why = { MONEY($answer) }. Von zwei Leuten an sind es { LIST($every) }. An einem vollen Tisch ist jede Münze kostbar.
lesson-vastgoedveiling-table-wallet-not-18 = Das bekommt ein kleinerer Tisch.
lesson-vastgoedveiling-table-wallet-not-30 = Es gibt 30 Häuser, aber nicht so viel Geld.
lesson-vastgoedveiling-table-turned-scene = Jetzt nur ihr zwei, du und Bram, mit je { MONEY($coins) } und { $rounds } Runden vor euch.
lesson-vastgoedveiling-table-turned-ask = Wie viele Häuser werden in jeder Runde aufgedeckt?
lesson-vastgoedveiling-table-turned-why = { $answer }: immer so viele, wie mitspielen, damit alle eins bekommen. Die anderen Regeln bleiben, wie sie sind.
lesson-vastgoedveiling-table-turned-not-3 = Dann bliebe eins übrig.
lesson-vastgoedveiling-table-turned-not-4 = Dann bekämt ihr je zwei. Es ist eins für jeden, in jeder Runde.
lesson-vastgoedveiling-table-many-scene = Noch mehr Freunde wollen mitmachen.
lesson-vastgoedveiling-table-many-ask = Wie viele können höchstens mitspielen?
lesson-vastgoedveiling-table-many-why = { $answer }, und mindestens { $least }.
lesson-vastgoedveiling-table-many-not-4 = Es ist noch Platz.
lesson-vastgoedveiling-table-many-not-5 = Ein Stuhl passt noch dazu.
lesson-vastgoedveiling-table-many-not-8 = Dann wären die Karten nach drei Runden alle.
lesson-vastgoedveiling-table-away-scene = Zu wenigen kommen vor dem Spiel Karten weg, damit niemand mit allen rechnen kann.
lesson-vastgoedveiling-table-away-ask = Bei wie vielen Leuten kommen die meisten Häuser weg?
lesson-vastgoedveiling-table-away-why = Bei { $answer }. Von zwei Leuten an kommen { LIST($every) } weg.
lesson-vastgoedveiling-table-away-not-3 = Da kommen auch welche weg, aber es geht noch mehr.
lesson-vastgoedveiling-table-away-not-4 = Kaum welche: Zu viert braucht ihr fast alle.
lesson-vastgoedveiling-table-away-not-6 = Ein voller Tisch braucht jede Karte.
lesson-vastgoedveiling-table-unseen-scene = Zu viert. Zwei Häuser und zwei Schecks wurden weggelegt.
lesson-vastgoedveiling-table-unseen-ask = Wer weiß, welche?
lesson-vastgoedveiling-table-unseen-why = Der Zufall hat sie verdeckt vom Stapel genommen. Ganz sicher weißt du also nie, was fehlt.
lesson-vastgoedveiling-table-unseen-not-0 = Du eröffnest, aber gesehen hast du sie auch nicht.
lesson-vastgoedveiling-table-unseen-not-0-1-2-3 = Die kamen verdeckt weg.
lesson-vastgoedveiling-table-twins-scene = Ein Rätsel, denn in diesem Spiel gibt es nur eine 12. Stell dir vor, es wären zwei, für einen Scheck.
lesson-vastgoedveiling-table-twins-ask = Welche käme zuerst?
lesson-vastgoedveiling-table-twins-choice-0 = Die später gekaufte
lesson-vastgoedveiling-table-twins-choice-1 = Die früher gekaufte
lesson-vastgoedveiling-table-twins-why = Die, die jemand schon länger hat. Mit diesen Karten kommt es nie vor, aber eine gute Regel ist darauf vorbereitet.
lesson-vastgoedveiling-table-twins-not-0 = Wer zuerst kommt, mahlt zuerst.
lesson-vastgoedveiling-table-levels-scene = Drei Computer setzen sich hin, ein leichter, ein mittlerer und ein schwerer. Gespielt wird oft, und sie tauschen jedes Mal die Plätze.
lesson-vastgoedveiling-table-levels-ask = Welcher gewinnt am häufigsten?
lesson-vastgoedveiling-table-levels-choice-easy = Der leichte
lesson-vastgoedveiling-table-levels-choice-medium = Der mittlere
lesson-vastgoedveiling-table-levels-choice-hard = Der schwere
lesson-vastgoedveiling-table-levels-why = Er hat { $share } von 100 Spielen gewonnen. Die besseren bieten danach, was ein Haus wert ist, der leichte bietet nach Laune.
lesson-vastgoedveiling-table-levels-not-easy = Auch die Laune gewinnt mal, aber nicht so oft.
lesson-vastgoedveiling-table-levels-not-medium = Er denkt an die nächste Stufe, aber nicht an die Münzen für später.

## True or not

lesson-vastgoedveiling-claims-title = Stimmt das?
lesson-vastgoedveiling-claims-about = Drei Tipps, die man sich am Tisch gibt, auf dem Prüfstand.
lesson-vastgoedveiling-claims-top-scene = „Häuser von 25 bis 30 sind viel mehr wert als der Rest.“
lesson-vastgoedveiling-claims-top-ask = Stimmt das?
lesson-vastgoedveiling-claims-top-why-yes = Es stimmt: Im Durchschnitt brachten sie { MONEY($top) }, alle anderen { MONEY($rest) }. Achte auch auf die Schritte: Eine Nummer höher macht dort { MONEY($leap) } aus, in der Mitte { MONEY($step) }. Nur nach der Reihenfolge würde jeder Schritt { MONEY($even) } bringen.
lesson-vastgoedveiling-claims-top-why-no = In diesen Spielen nicht. Im Durchschnitt brachten sie { MONEY($top) }, alle anderen { MONEY($rest) }. Eine Nummer höher macht dort { MONEY($leap) } aus, und in der Mitte { MONEY($step) }.
lesson-vastgoedveiling-claims-top-caption = Was jedes Haus einbrachte, im Durchschnitt über { $games } Spiele zwischen Computern. Linie: nur nach der Reihenfolge.
lesson-vastgoedveiling-claims-rank-scene = „Der Preis geht mit dem Rang: Das zweite Haus einer Runde kostet doppelt so viel wie das erste, das dritte dreimal so viel, und so weiter.“
lesson-vastgoedveiling-claims-rank-ask = Stimmt das?
lesson-vastgoedveiling-claims-rank-why-yes = Es stimmt ungefähr. Die vier Ränge kosten { MONEY($paid1) }, { MONEY($paid2) }, { MONEY($paid3) } und { MONEY($paid4) }. Die Schecks dieser Ränge sind { MONEY($worth1) }, { MONEY($worth2) }, { MONEY($worth3) } und { MONEY($worth4) }.
lesson-vastgoedveiling-claims-rank-why-no = Ein fairer Preis schon: Die Schecks dieser Ränge sind { MONEY($worth1) }, { MONEY($worth2) }, { MONEY($worth3) } und { MONEY($worth4) }, in gleichen Schritten. Aber gezahlt wurden { MONEY($paid1) }, { MONEY($paid2) }, { MONEY($paid3) } und { MONEY($paid4) }. Nur wer übrig bleibt, zahlt alles, also ist die Spitze teuer und der Rest billig.
lesson-vastgoedveiling-claims-rank-caption = Balken: was für jeden Rang in einer Runde zu viert gezahlt wurde, über { $games } Spiele. Linie: der durchschnittliche Scheck dieses Rangs.
lesson-vastgoedveiling-claims-rare-scene = „Hohe Schecks, von { MONEY(12) } bis { MONEY(15) }, sind selten.“
lesson-vastgoedveiling-claims-rare-ask = Stimmt das?
lesson-vastgoedveiling-claims-rare-why-yes = Für diesen Stapel stimmt es: Es sind { $high } von { $all }. Zu viert liegt in { $four } von 100 Fällen einer beim Verkauf, zu zweit in { $few }, zu sechst in { $many }.
lesson-vastgoedveiling-claims-rare-why-no = Ein freundliches Nein. Es sind { $high } von { $all } Schecks, je { $each }, genau wie bei allen anderen. Zu viert liegt in { $four } von 100 Fällen einer beim Verkauf, zu zweit in { $few }, zu sechst in { $many }. Kostbar sind sie, selten nicht.
lesson-vastgoedveiling-claims-rare-caption = Wie oft, in Prozent, beim Verkauf mindestens ein hoher Scheck liegt, je nachdem, wie viele mitspielen.
