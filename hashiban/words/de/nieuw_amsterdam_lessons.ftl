# The lessons of Nieuw Amsterdam. No sentence holds an answer: numbers come from what the engine did.

## Shared

lesson-nieuw_amsterdam-do-bid = { $amount } bieten
lesson-nieuw_amsterdam-do-pass = Passen

## You speak once

lesson-nieuw_amsterdam-once-title = Du sagst einmal etwas
lesson-nieuw_amsterdam-once-about = Wer eine Spalte versteigern lässt und was du dann sagen kannst.
lesson-nieuw_amsterdam-once-who-scene = Die erste Runde zu viert. Die Reihenfolgemarker sind ausgelost. Bram lässt eine Spalte versteigern und hat mit { $high } eröffnet, du und Daan habt gepasst. Chloé passt auch, also bekommt Bram die Spalte.
lesson-nieuw_amsterdam-once-who-ask = Wer lässt die nächste Spalte versteigern?
lesson-nieuw_amsterdam-once-who-why = { $answer }, mit Marker { $marker }. Von allen, die noch keine Spalte haben, wählt der niedrigste Marker. Das Los bestimmt nur, womit alle anfangen.
lesson-nieuw_amsterdam-once-who-not-1 = Bram hat jetzt eine Spalte. Für ihn ist diese Runde vorbei.
lesson-nieuw_amsterdam-once-who-not-2 = Chloé sitzt neben Bram, aber es geht nicht um den Tisch herum. Schau auf die Marker.
lesson-nieuw_amsterdam-once-who-not-3 = Daan hat noch keine Spalte, aber jemand anders ohne Spalte hat einen niedrigeren Marker.
lesson-nieuw_amsterdam-once-must-scene = Du hast den niedrigsten Marker und lässt eine Spalte versteigern. Noch gibt es kein Gebot, und plötzlich bist du dir nicht mehr sicher.
lesson-nieuw_amsterdam-once-must-ask = Darfst du passen?
lesson-nieuw_amsterdam-once-must-why = Wer eine Spalte versteigern lässt, muss auch das erste Gebot machen. Es darf ganz klein sein: { $least } genügt.
lesson-nieuw_amsterdam-once-must-not-yes = Dann würde niemand anfangen. Auswählen und Eröffnen gehören zusammen.
lesson-nieuw_amsterdam-once-gift-scene = Du lässt Spalte { $column } versteigern und hast mit { $high } eröffnet. Bram hat gepasst, und jetzt passt auch Chloé.
lesson-nieuw_amsterdam-once-gift-ask = Was passiert?
lesson-nieuw_amsterdam-once-gift-choice-opens = Ich muss noch einmal eröffnen, mit mehr
lesson-nieuw_amsterdam-once-gift-choice-win = Die Spalte gehört mir
lesson-nieuw_amsterdam-once-gift-choice-choose = Ich muss eine andere Spalte nehmen
lesson-nieuw_amsterdam-once-gift-why = Niemand ist über deine { $paid } gegangen, also gehört die Spalte dir, und du zahlst { $paid }. Auch mit einem Gebot von nichts kann man gewinnen!
lesson-nieuw_amsterdam-once-gift-not-opens = Du hast etwas gesagt, und dein Gebot gilt, so klein es auch ist.
lesson-nieuw_amsterdam-once-gift-not-choose = Eine Spalte, die versteigert wird, geht auch weg, selbst wenn sie sonst niemand will.
lesson-nieuw_amsterdam-once-least-scene = Bram lässt eine Spalte versteigern und hat mit { $high } eröffnet. Jetzt bist du dran.
lesson-nieuw_amsterdam-once-least-ask = Was musst du mindestens bieten?
lesson-nieuw_amsterdam-once-least-why = { $answer }. Du musst über das höchste Gebot gehen, und eins mehr genügt.
lesson-nieuw_amsterdam-once-least-not-7 = Gleich hoch reicht nicht. Du musst darübergehen.
lesson-nieuw_amsterdam-once-least-not-9 = Das ginge, aber es geht auch mit weniger.
lesson-nieuw_amsterdam-once-again-scene = Du hast eine Spalte versteigern lassen und eröffnet, und Bram ist mit { $high } darübergegangen. Chloé ist als Letzte dran, und sie passt.
lesson-nieuw_amsterdam-once-again-ask = Darfst du jetzt über Bram gehen?
lesson-nieuw_amsterdam-once-again-why = Alle sagen nur einmal etwas, und du hast schon eröffnet. Jetzt waren alle dran, und das höchste Gebot gewinnt: die { $high } von Bram.
lesson-nieuw_amsterdam-once-again-not-yes = Bei vielen Versteigerungen schon. Hier bist du nur einmal dran, und das war’s.
lesson-nieuw_amsterdam-once-forced-scene = Du besitzt insgesamt { $all }. Bram lässt eine Spalte versteigern und wird gleich genau so viel bieten.
lesson-nieuw_amsterdam-once-forced-ask = Was machst du, wenn du dran bist?
lesson-nieuw_amsterdam-once-forced-choice-pass = Ich entscheide mich zu passen
lesson-nieuw_amsterdam-once-forced-choice-forced = Ich habe keine Wahl, ich muss passen
lesson-nieuw_amsterdam-once-forced-choice-bid = Ich biete alles, was ich habe
lesson-nieuw_amsterdam-once-forced-why = Du müsstest höher gehen, und das kannst du nicht. Also passt du von selbst, ohne gefragt zu werden.
lesson-nieuw_amsterdam-once-forced-not-pass = Es kommt aufs Gleiche heraus, aber zu wählen gibt es nichts: Mehr hast du nicht.
lesson-nieuw_amsterdam-once-forced-not-bid = Das ist nur so hoch wie Brams Gebot, und du musst darübergehen.

## Pay with anything

lesson-nieuw_amsterdam-pay-title = Mit allem bezahlen
lesson-nieuw_amsterdam-pay-about = Wie viel du bieten kannst und womit du bezahlst.
lesson-nieuw_amsterdam-pay-mix-scene = Du hast nur { $coins } Münzen, aber auch ein Fell, ein paar Waren und etwas Getreide. Bram hat { $high } geboten.
lesson-nieuw_amsterdam-pay-mix-ask = Kannst du darübergehen?
lesson-nieuw_amsterdam-pay-mix-why = Münzen, Felle, Waren, Holz und Getreide zählen alle gleich viel: eins je Stück. Zusammen hast du { $all }.
lesson-nieuw_amsterdam-pay-mix-not-no = Nicht nur mit Münzen. Aber bieten kannst du mit allem, was du hast.
lesson-nieuw_amsterdam-pay-bonus-scene = Du lässt eine Spalte versteigern, unter der { $bonus } Bonusmünzen liegen, und jetzt eröffnest du.
lesson-nieuw_amsterdam-pay-bonus-ask = Wie viel kannst du höchstens bieten?
lesson-nieuw_amsterdam-pay-bonus-why = { $answer }, alles, was du in diesem Moment hast. Die Bonusmünzen bekommst du erst, wenn du gezahlt hast.
lesson-nieuw_amsterdam-pay-bonus-not-1 = Das sind deine Münzen. Alles andere zählt auch.
lesson-nieuw_amsterdam-pay-bonus-not-7 = Die Bonusmünzen gehören dir noch nicht, also kannst du nicht damit bieten.
lesson-nieuw_amsterdam-pay-when-scene = Du lässt eine Spalte versteigern. Du hast alles Mögliche, und dein Getreide würdest du gern behalten.
lesson-nieuw_amsterdam-pay-when-ask = Wann sagst du, womit du bezahlst?
lesson-nieuw_amsterdam-pay-when-choice-choose = Wenn ich die Spalte auswähle
lesson-nieuw_amsterdam-pay-when-choice-bid = Wenn ich biete
lesson-nieuw_amsterdam-pay-when-choice-pay = Wenn ich gewonnen habe
lesson-nieuw_amsterdam-pay-when-why = Erst wenn du gewonnen hast. Bis dahin ist ein Gebot nur eine Zahl.
lesson-nieuw_amsterdam-pay-when-not-choose = Da weißt du noch nicht einmal, was es kosten wird.
lesson-nieuw_amsterdam-pay-when-not-bid = Beim Bieten sagst du nur, wie viel. Vielleicht geht ja noch jemand darüber.
lesson-nieuw_amsterdam-pay-fits-scene = Du hast gewonnen, und dein Gebot war { $due }.
lesson-nieuw_amsterdam-pay-fits-ask = Womit kannst du bezahlen?
lesson-nieuw_amsterdam-pay-fits-why = Du zahlst genau dein Gebot, beliebig gemischt. Jedes Fell zählt eins, genau wie eine Münze.
lesson-nieuw_amsterdam-pay-fits-not-2-0-1-0-2 = Zähl noch einmal: Das ist weniger, als du geboten hast.
lesson-nieuw_amsterdam-pay-fits-not-2-3-2-0-0 = Zähl noch einmal: Das ist eins zu viel, und zu viel zahlt hier niemand.
lesson-nieuw_amsterdam-pay-after-scene = Jeder von euch besitzt { $all }. Du hast eine Spalte mit { $bonus } Bonusmünzen versteigern lassen und eröffnet, und Bram ist mit { $high } darübergegangen. Jetzt passt Chloé.
lesson-nieuw_amsterdam-pay-after-ask = Wie viel besitzen du, Bram und Chloé danach?
lesson-nieuw_amsterdam-pay-after-why = Bram zahlt { $paid } in den Vorrat, nimmt { $bonus } Bonusmünzen heraus und hat dann noch { $bram }. Sonst zahlt niemand: Ein überbotenes Gebot kostet nichts.
lesson-nieuw_amsterdam-pay-after-not-15-13-18 = Du wurdest überboten, also zahlst du nichts. Und Bram bekommt auch etwas.
lesson-nieuw_amsterdam-pay-after-not-18-13-18 = So viel hat Bram nach dem Zahlen. Aber unter der Spalte liegen Münzen.

## The marker goes with it

lesson-nieuw_amsterdam-marker-title = Der Marker gehört dazu
lesson-nieuw_amsterdam-marker-about = Bei jeder Versteigerung geht es auch um einen Platz in der Reihenfolge. Und wer übrig bleibt, zahlt nichts.
lesson-nieuw_amsterdam-marker-swap-scene = Du lässt eine Spalte versteigern, und dein Marker liegt obendrauf. Chloé ist über dein Gebot gegangen und gewinnt.
lesson-nieuw_amsterdam-marker-swap-ask = Welche Marker haben du, Bram und Chloé danach?
lesson-nieuw_amsterdam-marker-swap-why = Chloé nimmt die { $taken }, die auf der Spalte liegt, und du bekommst ihre alte { $given }. Bram behält seinen Marker. So haben immer alle genau einen.
lesson-nieuw_amsterdam-marker-swap-not-1-2-3 = Dein Marker liegt auf der Spalte, und wer sie gewinnt, nimmt ihn mit.
lesson-nieuw_amsterdam-marker-swap-not-2-3-1 = Nur zwei von euch tauschen. Bram hat damit nichts zu tun.
lesson-nieuw_amsterdam-marker-order-scene = Zu viert. Chloé hat deine Spalte gewonnen, und ihr habt die Marker getauscht. Jetzt lässt Bram eine Spalte versteigern und wird gleich eröffnen.
lesson-nieuw_amsterdam-marker-order-ask = Wer ist nach Bram dran, und in welcher Reihenfolge?
lesson-nieuw_amsterdam-marker-order-choice-0-3 = Erst du, dann Daan
lesson-nieuw_amsterdam-marker-order-choice-3-0 = Erst Daan, dann du
lesson-nieuw_amsterdam-marker-order-choice-2-0-3 = Erst Chloé, dann du, dann Daan
lesson-nieuw_amsterdam-marker-order-why = Du hast jetzt Marker { $mine } und Daan hat { $other }. Es gilt immer, wie die Marker gerade liegen.
lesson-nieuw_amsterdam-marker-order-not-3-0 = Vergleiche eure Marker, wie sie jetzt liegen. Welcher ist niedriger?
lesson-nieuw_amsterdam-marker-order-not-2-0-3 = Chloé hat schon eine Spalte, sie wird nicht mehr gefragt.
lesson-nieuw_amsterdam-marker-ahead-scene = Gleich beginnt die zweite Versteigerung dieser Runde. Daan hat Marker { $before }, und er wird gewinnen.
lesson-nieuw_amsterdam-marker-ahead-ask = Welchen Marker hat Daan dann?
lesson-nieuw_amsterdam-marker-ahead-why = Marker { $answer }. Bei der ersten Versteigerung geht es immer um den ersten Platz in der Reihenfolge, bei der zweiten um den zweiten, und so weiter. Wo du vorher warst, ist egal.
lesson-nieuw_amsterdam-marker-ahead-not-1 = Den hat Chloé in der ersten Versteigerung gewonnen.
lesson-nieuw_amsterdam-marker-ahead-not-3 = Den hast jetzt du. Daan nimmt den Marker, der auf der Spalte liegt.
lesson-nieuw_amsterdam-marker-ahead-not-4 = Den gibt er gerade her. Welcher Marker liegt auf der Spalte?
lesson-nieuw_amsterdam-marker-count-scene = Zu fünft. Du, Bram und Chloé habt je eine Spalte, und jetzt ist Daan dran.
lesson-nieuw_amsterdam-marker-count-ask = Wie viele Versteigerungen hat so eine Runde insgesamt?
lesson-nieuw_amsterdam-marker-count-why = { $answer }, eine weniger, als Leute mitspielen. Dann haben alle außer Elif eine Spalte, und sie bekommt ihre umsonst.
lesson-nieuw_amsterdam-marker-count-not-3 = So viele waren es bisher. Aber Daan kann noch eine Spalte versteigern lassen, und Elif kann darübergehen.
lesson-nieuw_amsterdam-marker-count-not-5 = In einer fünften würde jemand gegen niemanden bieten.
lesson-nieuw_amsterdam-marker-count-not-6 = Auch zu fünft bekommt niemand zwei Spalten.
lesson-nieuw_amsterdam-marker-free-scene = Bram und Chloé haben je eine Spalte gewonnen. Du besitzt { $all }. Du bleibst übrig und nimmst Spalte { $column }, mit { $bonus } Bonusmünzen.
lesson-nieuw_amsterdam-marker-free-ask = Wie viel besitzt du danach?
lesson-nieuw_amsterdam-marker-free-why = { $answer }. Du zahlst { $paid }, und die Bonusmünzen bekommst du auch. Deinen Marker behältst du: { $marker }, den letzten.
lesson-nieuw_amsterdam-marker-free-not-15 = Es ist niemand mehr da, gegen den du bieten müsstest, also zahlst du nichts.
lesson-nieuw_amsterdam-marker-free-not-18 = Es kostet nichts, das stimmt. Aber schau unter die Spalte.

## Just the two of you

lesson-nieuw_amsterdam-two-title = Nur ihr beide
lesson-nieuw_amsterdam-two-about = Nur eine Versteigerung, und was bekommt, wer verliert.
lesson-nieuw_amsterdam-two-which-scene = Nur du und Bram spielt. Du hast den niedrigeren Marker.
lesson-nieuw_amsterdam-two-which-ask = Aus welchen Spalten kannst du wählen?
lesson-nieuw_amsterdam-two-which-why = { LIST($answer) }, die mit drei Plättchen. Wenn mehr mitspielen, darf es jede Spalte sein.
lesson-nieuw_amsterdam-two-which-not-3-4-5 = Die haben nur zwei Plättchen und sind für die Person, die verliert.
lesson-nieuw_amsterdam-two-which-not-1-2-3-4-5 = Wenn mehr mitspielen, schon. Zu zweit gibt es eine eigene Regel.
lesson-nieuw_amsterdam-two-lose-scene = Bram lässt Spalte { $column } versteigern und hat eröffnet. Du passt, also gewinnt er.
lesson-nieuw_amsterdam-two-lose-ask = Aus welchen Spalten kannst du jetzt wählen?
lesson-nieuw_amsterdam-two-lose-why = { LIST($answer) }, die mit zwei Plättchen. Du nimmst umsonst, welche dir am besten gefällt.
lesson-nieuw_amsterdam-two-lose-not-1 = Die hat drei Plättchen. Lange Spalten muss man gewinnen.
lesson-nieuw_amsterdam-two-lose-not-1-3-4-5 = Eine davon hat drei Plättchen, und lange Spalten muss man gewinnen.
lesson-nieuw_amsterdam-two-win-scene = Dieselbe Versteigerung, aber jetzt gehst du über Brams { $high }.
lesson-nieuw_amsterdam-two-win-ask = Welche Marker haben du und Bram danach?
lesson-nieuw_amsterdam-two-win-why = Du nimmst die { $taken } von der Spalte, und Bram bekommt deine { $given }. Gewinnen konntet ihr beide. Jetzt nimmt Bram eine Spalte mit zwei Plättchen, und { $unused } Spalten bleiben ungenutzt.
lesson-nieuw_amsterdam-two-win-not-2-1 = Auf der Spalte liegt Brams Marker, und die Spalte gewinnst du.

## The worked example

lesson-nieuw_amsterdam-example-title = Eine ganze Runde, Schritt für Schritt
lesson-nieuw_amsterdam-example-about = Das Beispiel aus dem Regelheft. Du sitzt auf dem Platz von Blau.
lesson-nieuw_amsterdam-example-opens-scene = Du bist Blau, Bram ist Gelb und Chloé ist Orange, wie im Regelheft. Du brauchst Land, also lässt du die erste Spalte versteigern und eröffnest mit { $high }. Bram passt. Chloé will die Spalte haben, aber nicht für mehr als nötig.
lesson-nieuw_amsterdam-example-opens-ask = Was bietet Chloé?
lesson-nieuw_amsterdam-example-opens-why = { $answer }. Chloé ist als Letzte dran, also gewinnt sie mit einem mehr als du.
lesson-nieuw_amsterdam-example-opens-not-7 = Das ist dein Gebot. Chloé muss darübergehen.
lesson-nieuw_amsterdam-example-opens-not-9 = Damit gewinnt sie auch, aber es ist mehr als nötig.
lesson-nieuw_amsterdam-example-opens-not = Eins mehr als dein Gebot genügt.
lesson-nieuw_amsterdam-example-pays-scene = Chloé hat mit { $high } gewonnen und zahlt 3 Getreide, 3 Münzen, 1 Holz und 1 Fell.
lesson-nieuw_amsterdam-example-pays-ask = Wie viele Münzen hat sie, wenn sie ihre Spalte genommen hat?
lesson-nieuw_amsterdam-example-pays-why = { $answer }, denn es gab einen Bonus: { $bonus }. Chloé nimmt auch Marker { $hers } von der Spalte, und du bekommst ihren: { $mine }.
lesson-nieuw_amsterdam-example-pays-not-3 = So viele bleiben ihr nach dem Zahlen. Aber schau unter die Spalte.
lesson-nieuw_amsterdam-example-pays-not-6 = So viele hat sie jetzt. Einen Teil davon zahlt sie.
lesson-nieuw_amsterdam-example-pays-not-7 = Der Bonus ist dabei, aber sie zahlt auch mit Münzen.
lesson-nieuw_amsterdam-example-pays-not = Zieh die Münzen ab, die sie zahlt, und zähl den Bonus dazu.
lesson-nieuw_amsterdam-example-next-scene = Chloé nimmt ihre Spalte, und ihr beide tauscht die Marker.
lesson-nieuw_amsterdam-example-next-ask = Wer lässt die zweite Spalte versteigern?
lesson-nieuw_amsterdam-example-next-why = { $answer } hat den niedrigsten Marker von allen, die noch keine Spalte haben, lässt Spalte { $column } versteigern und eröffnet mit { $bid }.
lesson-nieuw_amsterdam-example-next-not-0 = Du warst vorn, aber diesen Marker hat jetzt Chloé.
lesson-nieuw_amsterdam-example-next-not-2 = Den niedrigsten Marker hat sie, aber auch schon eine Spalte.
lesson-nieuw_amsterdam-example-keeps-scene = Bram hat mit { $high } eröffnet. In dieser Spalte liegt kein Land, also passt du, und Chloé wird nicht mehr gefragt. Bram zahlt mit 4 Waren und 1 Holz und nimmt seine drei Plättchen.
lesson-nieuw_amsterdam-example-keeps-ask = Welchen Marker hat Bram dann?
lesson-nieuw_amsterdam-example-keeps-why = Marker { $answer }, wie vorher. Auf der Spalte lag ja sein eigener.
lesson-nieuw_amsterdam-example-keeps-not-1 = Den hat Chloé, von der ersten Spalte.
lesson-nieuw_amsterdam-example-keeps-not-3 = Den hast du. Niemand ist über Brams Gebot gegangen, also wird nicht getauscht.
lesson-nieuw_amsterdam-example-end-scene = Du bleibst übrig. Du nimmst die dritte Spalte, wo das Land liegt, das du brauchst, und die Runde ist vorbei.
lesson-nieuw_amsterdam-example-end-ask = Wie oft hat in dieser Runde jemand geboten oder gepasst?
lesson-nieuw_amsterdam-example-end-why = { $answer }-mal: Erst wart ihr zu dritt, dann zu zweit, und danach war nichts mehr zu sagen. Deine Spalte kostet nichts und bringt { $bonus } Münzen. Die Marker am Ende: du { $blue }, Bram { $yellow }, Chloé { $orange }.
lesson-nieuw_amsterdam-example-end-not-3 = Das war die erste Versteigerung. Es gab noch eine zweite.
lesson-nieuw_amsterdam-example-end-not-6 = Drei Leute und zwei Versteigerungen, das stimmt. Aber in der zweiten wurde Chloé nicht mehr gefragt.

## What a round brings

lesson-nieuw_amsterdam-points-title = Was eine Runde bringt
lesson-nieuw_amsterdam-points-about = Der Rahmen, den wir um das Bieten gesetzt haben, damit ein Gebot etwas bedeutet.
lesson-nieuw_amsterdam-points-secret-scene = Auf der Regelseite, die wir haben, steht nur, wie man bietet. Was ein Plättchen wert ist, haben wir uns selbst dazu ausgedacht. In dieser Runde ist dir ein Stadtplättchen { $city } wert, ein Landplättchen { $land } und ein Handelsplättchen { $trade }.
lesson-nieuw_amsterdam-points-secret-ask = Weiß Bram das?
lesson-nieuw_amsterdam-points-secret-why = Das weißt nur du, bis die Runde vorbei ist. Alle haben eigene Zahlen, und in jeder Runde neue.
lesson-nieuw_amsterdam-points-secret-not-yes = Dann könnte er ausrechnen, wie weit du gehst. Nein, das ist dein Geheimnis.
lesson-nieuw_amsterdam-points-open-scene = Was Plättchen für Bram wert sind, ist sein Geheimnis. Und was er besitzt?
lesson-nieuw_amsterdam-points-open-ask = Wer kann sehen, wie viel Bram höchstens bieten kann?
lesson-nieuw_amsterdam-points-open-why = Was alle besitzen, liegt offen. Bram hat { $all }, weiter kann er nicht gehen.
lesson-nieuw_amsterdam-points-open-not-none = Schau auf den Tisch: Ist da etwas verdeckt?
lesson-nieuw_amsterdam-points-open-not-1 = Was Plättchen für ihn wert sind, weiß nur er. Aber schau auf den Tisch.
lesson-nieuw_amsterdam-points-sum-scene = Du hast die erste Spalte für { $paid } gewonnen: zwei Landplättchen, ein Handelsplättchen und eine Bonusmünze. Land ist dir je { $land } wert, Handel { $trade }. Am Ende hast du den ersten Marker, und zwei kommen nach dir.
lesson-nieuw_amsterdam-points-sum-ask = Wie viele Punkte bringt dir diese Runde?
lesson-nieuw_amsterdam-points-sum-why = { $answer }: { $tiles } für die Plättchen und { $bonus } für den Bonus, minus die { $paid }, die du gezahlt hast, plus { $place } für alle, die nach dir kommen.
lesson-nieuw_amsterdam-points-sum-not-7 = Fast. Für alle, die in der Reihenfolge nach dir kommen, gibt es je einen Punkt.
lesson-nieuw_amsterdam-points-sum-not-12 = Das sind die Plättchen. Aber du hast auch etwas gezahlt, und dann sind da noch der Bonus und die Reihenfolge.
lesson-nieuw_amsterdam-points-sum-not-13 = Plättchen und Bonus, ja. Aber du hast auch etwas gezahlt, und dann ist da noch die Reihenfolge.
lesson-nieuw_amsterdam-points-sum-not = Plättchen plus Bonus, minus was du gezahlt hast, plus eins für alle, die nach dir kommen.
lesson-nieuw_amsterdam-points-useless-scene = Bram lässt eine Spalte mit Stadtplättchen versteigern, und Chloé hat gepasst. Diesmal ist dir ein Stadtplättchen { $city } wert.
lesson-nieuw_amsterdam-points-useless-ask = Darfst du über Brams Gebot gehen?
lesson-nieuw_amsterdam-points-useless-why = Du darfst auf alle Plättchen bieten. Manchmal ist es sogar schlau: Ein Platz weiter vorn ist auch etwas wert.
lesson-nieuw_amsterdam-points-useless-not-no = Vielleicht ist es nicht klug, aber verboten ist es nicht.
lesson-nieuw_amsterdam-points-fresh-scene = Du bleibst übrig und besitzt { $all }. Du nimmst Spalte { $column }, mit { $bonus } Bonusmünzen, und die Runde ist vorbei.
lesson-nieuw_amsterdam-points-fresh-ask = Wie viel besitzt du am Anfang der nächsten Runde?
lesson-nieuw_amsterdam-points-fresh-why = { $answer }. Nach jeder Runde bekommen alle eine Münze, eine Ware, ein Holz und ein Getreide. Alle { $tiles } Plättchen werden gemischt und neu ausgelegt, aber Marker { $marker } behältst du.
lesson-nieuw_amsterdam-points-fresh-not-18 = Du zahlst nichts, das stimmt. Aber du bekommst etwas, sogar zweimal.
lesson-nieuw_amsterdam-points-fresh-not-20 = Mit den Bonusmünzen, ja. Aber alle bekommen auch noch ein Einkommen.
lesson-nieuw_amsterdam-points-fresh-not-22 = Mit dem Einkommen, ja. Aber da sind auch noch die Bonusmünzen.
lesson-nieuw_amsterdam-points-fresh-not = Zähl die Bonusmünzen dazu und das Einkommen: von allem eins, nur kein Fell.
lesson-nieuw_amsterdam-points-tie-scene = Die letzte Runde. Du nimmst die dritte Spalte, und danach habt ihr beide, du und Bram, gleich viele Punkte.
lesson-nieuw_amsterdam-points-tie-ask = Wer gewinnt das Spiel?
lesson-nieuw_amsterdam-points-tie-why = Nach { $rounds } Runden habt ihr beide { $total } Punkte. Dann zählt, wer mehr besitzt: Bram { $other }, du { $mine }. Wäre auch das gleich, würde der niedrigere Marker gewinnen.
lesson-nieuw_amsterdam-points-tie-not-0 = Vergleiche, was ihr beide besitzt.
lesson-nieuw_amsterdam-points-tie-not-0-1 = Fast. Erst wird geschaut, wer mehr besitzt.
lesson-nieuw_amsterdam-points-off-scene = Unseren Rahmen kannst du auch abschalten. Dann gibt es nur eine Runde, niemand hat ein Geheimnis, und alle Plättchen sind gleich. Du hast drei davon gewonnen.
lesson-nieuw_amsterdam-points-off-ask = Was sind deine drei Plättchen zusammen wert?
lesson-nieuw_amsterdam-points-off-why = { $answer }, denn jedes Plättchen ist für alle { $each } wert.
lesson-nieuw_amsterdam-points-off-not-0 = Dann wäre es am besten, nie zu bieten. Ein Plättchen ist immer noch etwas wert, nur für alle gleich viel.
lesson-nieuw_amsterdam-points-off-not-3 = So viel ist eins davon wert.

## What is it worth?

lesson-nieuw_amsterdam-worth-title = Was ist es wert?
lesson-nieuw_amsterdam-worth-about = Wie hoch du bietest, wenn du nur einmal darfst, und ob es sich lohnt, vorn zu sein.
lesson-nieuw_amsterdam-worth-shade-scene = Vergiss die Marker für einen Moment. Eine einzige Sache wird versteigert, und beide sagen einmal etwas. Dir ist sie 7 wert. Bram kann sie alles von eins bis zehn wert sein, alles gleich wahrscheinlich, und er bietet, wenn es sich für ihn lohnt.
lesson-nieuw_amsterdam-worth-shade-ask = Du eröffnest. Welches Gebot bringt dir im Durchschnitt am meisten?
lesson-nieuw_amsterdam-worth-shade-why = { $answer }. In { $chance } von hundert Fällen lässt Bram sie dir, und dann bleibt dir der Unterschied. Das macht im Durchschnitt { $gain }. Mit einem höheren Gebot gewinnst du öfter, aber es bleibt weniger; mit einem niedrigeren ist es umgekehrt.
lesson-nieuw_amsterdam-worth-shade-caption = Was dir jedes erste Gebot im Durchschnitt bringt.
lesson-nieuw_amsterdam-worth-shade-not-1 = Da bliebe dir viel, wenn du nur gewinnen würdest. Bram geht hier fast immer darüber.
lesson-nieuw_amsterdam-worth-shade-not-5 = Du gewinnst dann öfter, aber es bleibt wenig für dich.
lesson-nieuw_amsterdam-worth-shade-not-6 = Du gewinnst dann meistens, hast aber fast nichts davon.
lesson-nieuw_amsterdam-worth-ladder-scene = Dieselbe Versteigerung. Denk jetzt an alles, was die Sache dir wert sein kann, von eins bis zehn.
lesson-nieuw_amsterdam-worth-ladder-ask = Was sind dann deine besten ersten Gebote, vom niedrigsten Wert bis zum höchsten?
lesson-nieuw_amsterdam-worth-ladder-why = { LIST($answer) }: immer höchstens die Hälfte. Bietest du alles, was die Sache dir wert ist, hast du nichts davon, selbst wenn du gewinnst.
lesson-nieuw_amsterdam-worth-ladder-not-0-1-2-3-4-5-6-7-8-9 = Du würdest oft gewinnen, aber es bliebe dir nie mehr als eins.
lesson-nieuw_amsterdam-worth-ladder-not-1-2-3-4-5-6-7-8-9-10 = Dann zahlst du genau, was sie dir wert ist. Was bleibt dir da?
lesson-nieuw_amsterdam-worth-more-scene = Wieder ist dir die Sache 7 wert, aber jetzt kommen zwei nach dir: Bram und Chloé.
lesson-nieuw_amsterdam-worth-more-ask = Was ist jetzt dein bestes erstes Gebot?
lesson-nieuw_amsterdam-worth-more-why = { $answer }. Als nur eine Person nach dir kam, war es { $two }. Je mehr Leute noch darübergehen können, desto näher musst du an das heran, was es dir wert ist.
lesson-nieuw_amsterdam-worth-more-caption = Was dir jedes erste Gebot im Durchschnitt bringt, wenn zwei nach dir kommen.
lesson-nieuw_amsterdam-worth-more-not-2 = Niedriger als vorhin? Jetzt können sogar zwei darübergehen.
lesson-nieuw_amsterdam-worth-more-not-3 = Das war das beste gegen eine Person. Jetzt können zwei darübergehen.
lesson-nieuw_amsterdam-worth-more-not-6 = Etwas zu viel: Du gewinnst öfter, aber es bleibt fast nichts.
lesson-nieuw_amsterdam-worth-last-scene = Wieder eine einzige Sache, und jetzt bietet ihr zu viert, alle so gut wie nur möglich. Du fängst an, dann kommen Bram, Chloé und Daan.
lesson-nieuw_amsterdam-worth-last-ask = Wem bleibt im Durchschnitt am meisten?
lesson-nieuw_amsterdam-worth-last-why = { $answer }, mit { $last } im Durchschnitt; du bekommst { $first }. Du musst raten, was die anderen wollen. Wer als Letztes dran ist, hat alles gehört und braucht nur eins mehr.
lesson-nieuw_amsterdam-worth-last-caption = Was euch vieren im Durchschnitt bleibt, in der Reihenfolge, in der ihr bietet.
lesson-nieuw_amsterdam-worth-last-not-0 = Du musst eröffnen, ohne etwas zu wissen. Andere wissen mehr als du.
lesson-nieuw_amsterdam-worth-last-not-1 = Bram hat dich gehört, aber nach ihm kommen noch zwei.
lesson-nieuw_amsterdam-worth-rather-scene = Die letzte Runde, und jedes Plättchen ist dir { $each } wert. Bram lässt eine lange Spalte versteigern und hat mit { $high } eröffnet, Chloé und Daan haben gepasst. Nach dir kommt niemand mehr.
lesson-nieuw_amsterdam-worth-rather-ask = Was bringt dir mehr Punkte?
lesson-nieuw_amsterdam-worth-rather-why = Passen bringt im Durchschnitt { $best }, darübergehen { $other }. Eine Spalte bekommst du sowieso, notfalls umsonst. Es zählt also nur, wie viel besser diese hier ist.
lesson-nieuw_amsterdam-worth-rather-not-bid-8 = Es ist eine schöne Spalte, und du bist dann vorn. Aber später bekommst du eine gute für viel weniger.
lesson-nieuw_amsterdam-worth-first-scene = „Wer eine Runde mit dem ersten Marker beginnt, hat es am besten.“
lesson-nieuw_amsterdam-worth-first-ask = Stimmt das?
lesson-nieuw_amsterdam-worth-first-why-yes = In diesen Spielen stimmt es. Wer mit dem ersten Marker anfing, bekam { $mean1 } Punkte je Runde, mit dem letzten { $mean4 }. Auswählen ist mehr wert als zu hören, was die anderen bieten.
lesson-nieuw_amsterdam-worth-first-why-no = In diesen Spielen nicht. Wer mit dem ersten Marker anfing, bekam { $mean1 } Punkte je Runde, mit dem letzten { $mean4 }. Du darfst auswählen, aber du musst auch eröffnen, und die anderen hören das, bevor sie selbst etwas sagen.
lesson-nieuw_amsterdam-worth-first-caption = Punkte je Runde, nach dem Marker an ihrem Anfang, im Durchschnitt über { $games } Spiele zwischen Computern (schwer).
lesson-nieuw_amsterdam-worth-dear-scene = „Die erste Spalte einer Runde kostet am meisten.“
lesson-nieuw_amsterdam-worth-dear-ask = Stimmt das?
lesson-nieuw_amsterdam-worth-dear-why-yes = Es stimmt. Für die erste wurde im Durchschnitt { $mean1 } gezahlt (für die zweite: { $mean2 }; für die dritte: { $mean3 }), und die letzte ist umsonst. Die schönsten Plättchen gehen zuerst weg, und der erste Platz in der Reihenfolge gehört dazu.
lesson-nieuw_amsterdam-worth-dear-why-no = In diesen Spielen nicht. Für die erste wurde im Durchschnitt { $mean1 } gezahlt (für die zweite: { $mean2 }; für die dritte: { $mean3 }), und die letzte ist umsonst.
lesson-nieuw_amsterdam-worth-dear-caption = Was in den drei Versteigerungen einer Runde gezahlt wurde, im Durchschnitt über { $games } Spiele zwischen Computern (schwer).
