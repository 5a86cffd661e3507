# Bluff.

study-bluff-title = Bluffen
study-bluff-line = Fünf Karten liegen verdeckt da. Wie oft sollten sie fast nichts wert sein?
study-bluff-lead = Lege Geld, das niemand sieht, antworte auf Geld, das du nicht siehst, und biete, was du vielleicht nicht hast.
study-bluff-teaches = wie oft sich ein Bluff lohnt, warum der andere ihn nicht immer glauben darf und wann man mehr bieten kann, als man hat

## You decide

study-bluff-decide =
    Ein Spiel Wereldhandel, noch ganz am Anfang. Du und Bram habt das gleiche Geld: zwei Karten mit 0, vier mit 10 und eine mit 50, zusammen { $all }. Jeder von euch hat eine Karte Kaffee, und so eine Karte ist für euch beide { $worth } wert.
    Wer handeln will, legt Geldkarten verdeckt hin. Der andere sieht nur, wie viele es sind. Entweder er nimmt sie an und gibt seinen Kaffee dafür; oder er legt Geld dagegen. Dann werden die zwei Bündel getauscht, und wer mehr Geld bekommen hat, gibt einen Kaffee her. Sind beide gleich viel wert, legen sie noch einmal; beim zweiten Gleichstand gewinnt, wer den Handel angeboten hat.
    Viel später hast du nur noch { $has }. Bram versteigert eine Karte Diamanten; ein Quartett davon ist { $value } wert, und eine hat er schon. Das höchste Gebot ist { $high }. Geht niemand über deines, dann zahlt Bram es an dich und behält die Karte, oder er lässt dich zahlen. Wer das nicht kann, zeigt all sein Geld und bekommt nichts.
study-bluff-scene = Deine Geldkarten: zwei mit 0, vier mit 10 und eine mit 50. Auf dem Tisch liegen fünf Karten verdeckt.
study-bluff-ask-lay = Du willst Brams Kaffee und legst fünf Karten verdeckt hin. Welche fünf?
study-bluff-ask-lay-a = 0, 0, 10, 10, 10: zusammen { $laid-1 }
study-bluff-ask-lay-b = 0, 0, 10, 10, 50: zusammen { $laid-2 }
study-bluff-ask-lay-c = 10, 10, 10, 10, 50: zusammen { $laid-3 }
study-bluff-ask-reply = Jetzt will Bram deinen Kaffee und legt fünf Karten verdeckt hin. Was machst du?
study-bluff-ask-reply-a = Annehmen und den Kaffee hergeben
study-bluff-ask-reply-b = { $reply-2 } dagegenlegen: deine Karten mit 10
study-bluff-ask-reply-c = { $reply-3 } dagegenlegen: alles, was du hast
study-bluff-ask-raise = Was bietest du für die Diamanten? 0 heißt nicht mitmachen.

## What do you expect?

study-bluff-predict = Zwei Bots handeln immer wieder so, immer mit fünf Karten. Der eine bietet an, der andere antwortet. Theorie kennen sie nicht: Jeder merkt sich alles, was der andere getan hat, und tut, was dagegen bisher am besten gewesen wäre. Ein Bluff ist ein Angebot, das weniger als { $half } wert ist.
study-bluff-ask-poor = Wie oft in 100 Fällen blufft, wer anbietet?

## What happens

study-bluff-happened = Zwei Bots, die lernen, handeln miteinander. Dann trifft einer davon auf dich: Er findet heraus, was du tust, erst wenn du anbietest, dann wenn du antwortest. Und Bram versteigert seine Diamanten, mit einem Gebot, das niemand zahlen kann.
study-bluff-offer-gain = Immer so anzubieten bringt gegen jemanden, der es merkt, { $gain } je Handel. Der Bot, der lernt, gewinnt { $both }, wenn er anbietet.
study-bluff-offer-loss = Immer so anzubieten kostet gegen jemanden, der es merkt, { $gain } je Handel. Der Bot, der lernt, gewinnt { $both }, wenn er anbietet.
study-bluff-answer = Wenn du antwortest, holt sich der Bot, der es merkt, { $gain } je Handel von dir. Von einem Bot, der lernt, bekommt er { $both }.
study-bluff-raise-pass = Bei { $high } hast du nicht mitgemacht: nichts gewonnen, und niemand hat dein Geld gesehen.
study-bluff-raise-bid = Du hast { $bid } geboten und nur { $has } in der Hand. In { $share } von 100 Versteigerungen hat Bram dir das gezahlt und die Karte behalten; in den anderen musstest du dein Geld zeigen.
study-bluff-raise-room = { $bluffs } von { $many } Antworten bieten mehr als die { $has }, die du noch hast.
study-bluff-raise-best = Davon brachte ein Gebot von { $bid } am meisten: im Mittel { $money }, bezahlt von Bram.
dynamics-study-bluff-gained-title = Was gewinnt, wer anbietet
dynamics-study-bluff-gained-see = Bietest du an, ist lang gut. Antwortest du, ist kurz gut.
dynamics-study-bluff-gained-x = wer wem anbietet
dynamics-study-bluff-gained-y = mittlerer Gewinn je Handel
dynamics-study-bluff-gained-label-offer = du einem lernenden Bot
dynamics-study-bluff-gained-label-both = ein lernender Bot dem andern
dynamics-study-bluff-gained-label-answer = ein lernender Bot dir
dynamics-study-bluff-gained-told = Je { $trades } Mal. Zwischen zwei lernenden Bots gewann im Mittel { $gain }, wer anbot.
dynamics-study-bluff-learned-title = Zwei Bots finden eine Mischung
dynamics-study-bluff-learned-see = Die Anteile an allen bisherigen Malen. Kommen sie zur Ruhe?
dynamics-study-bluff-learned-x = Anzahl der Male
dynamics-study-bluff-learned-y = von 100
dynamics-study-bluff-learned-label-poor = blufft
dynamics-study-bluff-learned-label-taken = wird angenommen
dynamics-study-bluff-learned-poor-theory = Theorie
dynamics-study-bluff-learned-taken-theory = Theorie
dynamics-study-bluff-learned-told = Nach { $trades } Malen waren { $poor } von 100 Angeboten ein Bluff, und { $taken } von 100 wurden angenommen.
dynamics-study-bluff-paid-title = Gebote, die man nicht zahlen kann
dynamics-study-bluff-paid-see = Was so ein Gebot im Mittel bringt, wenn Bram ein schwerer Bot ist: Er zahlt es dir, oder er lässt es. Wie hoch kann man gehen?
dynamics-study-bluff-paid-x = Gebot
dynamics-study-bluff-paid-y = Geld im Mittel
dynamics-study-bluff-paid-label-got = an dich gezahlt
dynamics-study-bluff-paid-told = Ein Gebot von { $bid } brachte am meisten, im Mittel { $money }.

## The answers of a class

dynamics-study-bluff-lay-title = Was ihr hinlegt
dynamics-study-bluff-lay-see = Alle Balken zusammen sind eure Mischung. Wie viele von 100 bluffen?
dynamics-study-bluff-lay-x = Angebot
dynamics-study-bluff-lay-y = Antworten von 100
dynamics-study-bluff-lay-label-a = 0, 0, 10, 10, 10
dynamics-study-bluff-lay-label-b = 0, 0, 10, 10, 50
dynamics-study-bluff-lay-label-c = 10, 10, 10, 10, 50
dynamics-study-bluff-lay-said = { $many } Antworten.
dynamics-study-bluff-reply-title = Was ihr antwortet
dynamics-study-bluff-reply-see = Wer glaubt den fünf Karten, wer nicht?
dynamics-study-bluff-reply-x = Antwort
dynamics-study-bluff-reply-y = Antworten von 100
dynamics-study-bluff-reply-label-a = annehmen
dynamics-study-bluff-reply-label-b = die Zehner dagegen
dynamics-study-bluff-reply-label-c = alles dagegen
dynamics-study-bluff-reply-said = { $many } Antworten.
dynamics-study-bluff-raise-title = Was ihr für die Diamanten bietet
dynamics-study-bluff-raise-see = Wer kann sein Gebot zahlen?
dynamics-study-bluff-raise-x = Gebot
dynamics-study-bluff-raise-y = Antworten von 100
dynamics-study-bluff-raise-said = { $many } Gebote von { $least } bis { $most }; das mittlere ist { $middle }.
dynamics-study-bluff-poor-title = Was ihr erwartet habt
dynamics-study-bluff-poor-see = Wer hat viele Bluffs erwartet, wer wenige?
dynamics-study-bluff-poor-x = Bluffs in 100 Fällen
dynamics-study-bluff-poor-y = Antworten von 100
dynamics-study-bluff-poor-truth = es war
dynamics-study-bluff-poor-said = { $many } Vorhersagen von { $least } bis { $most }; die mittlere ist { $middle }.

## What theory says

study-bluff-theory =
    Wer immer das Gleiche tut, wird durchschaut. Das Mittel ist eine Mischung nach Zufall: genau so oft bluffen, dass der andere mit Annehmen gleich gut dasteht wie damit, alles dagegenzulegen, was er auch probiert. Dann nützt es ihm nichts, die Mischung zu kennen.
    Hier sind das { $best-poor } Bluffs in 100 Angeboten; und der andere nimmt { $best-taken } von 100 an. Diese Mischung ist je Handel { $best-gain } wert für den, der anbietet.
study-bluff-mix-alone = Dein Angebot, jedes Mal wieder, ist sich { $sure } je Handel sicher; die beste Mischung { $best }. Bei deiner Antwort, jedes Mal wieder, kann der andere { $left } holen; die besten Antworten lassen ihm { $best }.
study-bluff-mix-room = Zusammen hat eure Klasse eine Mischung. Eure Angebote sind sich { $sure } je Handel sicher; die beste Mischung { $best }. Aus euren Antworten kann jemand, der sie kennt, { $left } holen; die besten Antworten lassen ihm { $best }.
dynamics-study-bluff-offers-title = Wessen sich eine Mischung sicher ist
dynamics-study-bluff-offers-see = Die Linie: so oft bluffen, sonst alles hinlegen. Das Zeichen bist du; liegt es neben der Linie, war ein Teil keins von beiden. Wo ist die Spitze?
dynamics-study-bluff-offers-x = Bluffs in 100 Angeboten
dynamics-study-bluff-offers-y = sicherer Gewinn je Handel
dynamics-study-bluff-offers-label-you = du
dynamics-study-bluff-offers-theory = Bluff, sonst alles
dynamics-study-bluff-offers-told = Die Spitze liegt bei { $poor } Bluffs in 100: { $sure } sind dort sicher. Ein paar mehr, und der andere glaubt dir nie mehr.
dynamics-study-bluff-answers-title = Was eine Mischung von Antworten dem anderen lässt
dynamics-study-bluff-answers-see = Die Linie: so oft annehmen, sonst alles dagegen. Das Zeichen bist du. Hier ist niedrig gut.
dynamics-study-bluff-answers-x = angenommen, von 100
dynamics-study-bluff-answers-y = was der andere holen kann
dynamics-study-bluff-answers-label-you = du
dynamics-study-bluff-answers-theory = annehmen, sonst alles
dynamics-study-bluff-answers-told = Am wenigsten bleibt dem anderen bei { $taken } Mal Annehmen in 100: { $left }.

## Change one thing

study-bluff-change = Für eine Karte mit 0 bekommt man nichts. Wozu ist sie gut? Gebt dem, der anbietet, weniger oder mehr davon; die Bots lernen jedes Mal neu.
study-bluff-setting = Wie viele Karten mit 0 hat, wer anbietet?
study-bluff-setting-value = { $value }
dynamics-study-bluff-zeros-title = Was Karten mit 0 bringen
dynamics-study-bluff-zeros-see = Die Zeichen sind lernende Bots, die gestrichelte Linie ist Theorie.
dynamics-study-bluff-zeros-x = Karten mit 0 in der Hand
dynamics-study-bluff-zeros-y = mittlerer Gewinn je Handel
dynamics-study-bluff-zeros-label-learner = der Bot, der anbietet
dynamics-study-bluff-zeros-theory = Theorie
dynamics-study-bluff-zeros-told = Mit { $zeros } davon gewann der Bot { $gain } je Handel und bluffte { $poor } Mal von 100.
dynamics-study-bluff-noughts-title = Wie oft man damit blufft
dynamics-study-bluff-noughts-see = Ohne eine 0 sind fünf Karten nie ein Bluff.
dynamics-study-bluff-noughts-x = Karten mit 0 in der Hand
dynamics-study-bluff-noughts-y = Bluffs in 100 Angeboten
dynamics-study-bluff-noughts-label-learner = der Bot, der anbietet
dynamics-study-bluff-noughts-theory = Theorie
dynamics-study-bluff-noughts-told = Mit { $zeros } davon gewann der Bot { $gain } je Handel und bluffte { $poor } Mal von 100.

## Talk about it

study-bluff-open-1 = In einem echten Spiel kennt man die Hand des anderen nicht. Wie ändert sich die Mischung dann?
study-bluff-open-2 = Können Menschen überhaupt zufällig wählen, ohne Würfel? Und verrät ein Gesicht einen Bluff?
study-bluff-open-3 = Was kostet es später im Spiel, wenn alle dein Geld gesehen haben?
study-bluff-talk-1 = Warum ist eine Mischung besser, als jedes Mal das beste Bündel hinzulegen?
study-bluff-talk-1-answer = Es gibt kein bestes Bündel. Immer alles hinzulegen bringt { $always-rich }, denn es wird einfach angenommen; immer zu bluffen { $always-poor }, denn der andere geht darüber. Die Mischung bringt { $best-gain }, und wer sie kennt, hat nichts davon.
study-bluff-talk-2 = Jemand sagt: Ich glaube jedes Angebot, dann bekomme ich wenigstens Geld. Was stimmt daran nicht?
study-bluff-talk-2-answer = Dann blufft der andere jedes Mal und gewinnt { $always-take } je Handel. Wer { $best-taken } von 100 annimmt und sonst alles dagegenlegt, lässt ihm höchstens { $best-gain }.
study-bluff-talk-3 = Wo ist es außerhalb von Spielen gut, dass niemand weiß, was du tun wirst?
study-bluff-talk-3-answer = Elfmeter, Aufschläge im Tennis, Fahrkartenkontrollen, Polizeikontrollen, Steuerprüfungen. Walker und Wooders (2001) schreiben, dass Aufschläge in Wimbledon nahe an so eine Mischung kommen.
study-bluff-talk-4 = Wann lohnt sich ein Gebot, das du nicht zahlen kannst?
study-bluff-talk-4-answer = Wenn der Versteigerer die Karte lieber hat als das Gebot. In unseren Versteigerungen kaufte Bram bei einem Gebot von 100 in { $bought-100 } von 100 Fällen, bei einem Gebot von 140 nur in { $bought-140 } von 100. Und wer sein Geld zeigen muss, blufft danach schlechter.

## Five questions

study-bluff-ask-q1 = Du bluffst nie: Deine fünf Karten sind immer alles, was du hast. Was tut jemand, der das gemerkt hat?
study-bluff-ask-q1-a = Er legt alles dagegen, was er hat.
study-bluff-ask-q1-b = Er blufft selbst.
study-bluff-ask-q1-c = Er nimmt jedes Mal das Geld an.
study-bluff-ask-q1-why = Deine { $all } sind fast so viel, wie der Kaffee wert ist: Für dich bleiben { $always-rich } je Handel.
study-bluff-ask-q2 = Wie oft solltest du bluffen, damit es am meisten bringt, gegen jemanden, der weiß, wie oft?
study-bluff-ask-q2-a = Genau so oft, dass er mit Annehmen gleich gut dasteht wie mit Dagegenlegen.
study-bluff-ask-q2-b = Jedes zweite Mal, denn dann weiß er gar nichts.
study-bluff-ask-q2-c = Nie: Wer als Bluffer bekannt ist, hat verloren.
study-bluff-ask-q2-why = Dann hilft nichts, was er tut. Hier ist das in { $best-poor } von 100 Angeboten.
study-bluff-ask-q3 = Die Waren werden teurer: { $dear } statt { $worth }, bei gleichem Geld. Wie oft blufft eine beste Mischung dann?
study-bluff-ask-q3-a = Öfter, denn es gibt mehr zu gewinnen.
study-bluff-ask-q3-b = Seltener.
study-bluff-ask-q3-c = Genauso oft.
study-bluff-ask-q3-why = In { $dear-poor } von 100: Wer so viel verlieren kann, glaubt nicht viele Bluffs.
study-bluff-ask-q4 = Wozu ist eine Geldkarte mit 0 beim Handeln gut?
study-bluff-ask-q4-a = Damit sieht ein armes Bündel wie ein reiches aus.
study-bluff-ask-q4-b = Zu nichts, sie ist 0 wert.
study-bluff-ask-q4-c = Der andere muss dadurch mehr zahlen.
study-bluff-ask-q4-why = Zu sehen ist nur die Zahl der Karten. Ohne eine 0 ist sich, wer anbietet, { $best-gain-0 } je Handel sicher, mit zweien { $best-gain }.
study-bluff-ask-q5 = Du machst ein Gebot, das höher ist als dein Geld. Wann bringt dir das Geld?
study-bluff-ask-q5-a = Wenn du die Karte bekommst.
study-bluff-ask-q5-b = Wenn jemand noch mehr bietet.
study-bluff-ask-q5-c = Wenn der Versteigerer die Karte behalten will und dich bezahlt.
study-bluff-ask-q5-why = Das Vorkaufsrecht kostet das Gebot, und das bekommt, wer es gemacht hat.

## For the teacher

study-bluff-aim = Dass es beim Bluffen auf das Wie oft ankommt und dass der Zufall davor schützt, durchschaut zu werden. Die Klasse sieht, dass das Beste davon abhängt, was der andere erwartet, und dass zwei, die nur aus Erfahrung lernen, nahe an die Theorie kommen.
study-bluff-script-decide = Zuerst einen Handel vor der Klasse spielen, mit echten Karten, wenn welche da sind: fünf verdeckt, annehmen oder dagegenlegen. Dann antworten alle für sich, ohne zu reden. Zusammen sind die Antworten eine Mischung, also noch nicht nach Gründen fragen.
study-bluff-script-predict = Alle schreiben eine Zahl auf. Handzeichen: mehr oder weniger als die Hälfte? Mehr oder weniger als ein Viertel?
study-bluff-script-happened = Zuerst die drei Balken: Eine Klasse, die oft blufft, verliert, sobald es jemand merkt. Dann die Linien der zwei Bots: Wo kommen sie zur Ruhe? Zuletzt die Diamanten.
study-bluff-script-theory = Der Satz zum Merken: genau so oft bluffen, dass es dem anderen egal ist, was er tut. Zeigt, wo die Klasse auf den beiden Linien liegt. Eine echte Mischung braucht Zufall: Wie bekommt man mit einer Uhr { $best-poor } von 100 hin? Zum Beispiel: bluffen, wenn der Sekundenzeiger in den ersten 8 Sekunden steht.
study-bluff-script-change = Erst ohne eine Karte mit 0, dann mit vier. Vor jedem Lauf fragen: Gewinnt der Bot mehr oder weniger?
study-bluff-script-talk = Zwei der Fragen, dann noch einmal die fünf Fragen. Die dritte der fünf, über teurere Waren, ist die schwerste.
study-bluff-expected-gain-0 = Mittlerer Gewinn des Bots, der anbietet, ohne Karte mit 0
study-bluff-expected-gain-2 = Dasselbe, zwei Karten mit 0
study-bluff-expected-poor = Bluffs in 100 Angeboten zwischen zwei lernenden Bots
study-bluff-expected-taken = Angebote von 100, die angenommen werden
study-bluff-expected-gain-4 = Mittlerer Gewinn des Bots, der anbietet, vier Karten mit 0
study-bluff-expected-bought-100 = Gebote von 100, die Bram zahlt, von 100
study-bluff-expected-bought-120 = Gebote von 120, die Bram zahlt, von 100
study-bluff-expected-bought-140 = Gebote von 140, die Bram zahlt, von 100
study-bluff-expected-best-poor = Bluffs in 100 Angeboten einer besten Mischung
study-bluff-expected-best-taken = Angebote von 100, die die besten Antworten annehmen
study-bluff-expected-best-gain = Wessen sich die beste Mischung je Handel sicher ist
study-bluff-expected-best-gain-0 = Dasselbe, ohne Karte mit 0
study-bluff-expected-best-gain-4 = Dasselbe, vier Karten mit 0
study-bluff-expected-laid-1 = Das arme Bündel
study-bluff-expected-laid-2 = Das mittlere Bündel
study-bluff-expected-laid-3 = Das reiche Bündel
study-bluff-expected-reply-2 = Was die Zehner zusammen sind
study-bluff-expected-reply-3 = Alles, was dagegengelegt wird
study-bluff-expected-half = Die Hälfte von dem, was der Kaffee wert ist; weniger ist ein Bluff
study-bluff-expected-always-rich = Was sicher ist, wenn man immer alles hinlegt
study-bluff-expected-always-poor = Dasselbe, immer der Bluff
study-bluff-expected-always-take = Was der andere bei jemandem holen kann, der immer annimmt
study-bluff-expected-dear = Wert der teureren Waren in der dritten Frage
study-bluff-expected-dear-poor = Bluffs in 100 Angeboten einer besten Mischung dafür
study-bluff-expected-worth = Was eine Karte Kaffee wert ist
study-bluff-expected-all = Alles Geld in der Geschichte
study-bluff-expected-has = Was davon bei den Diamanten noch übrig ist
study-bluff-expected-high = Das Gebot, das zu überbieten ist
study-bluff-expected-value = Wert des Quartetts Diamanten
