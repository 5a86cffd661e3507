# The lessons of Vastgoedveiling. No sentence holds an answer: numbers come from what the engine did.

## Shared

lesson-vastgoedveiling-do-bid = Bied { MONEY($amount) }
lesson-vastgoedveiling-do-pass = Pas
lesson-vastgoedveiling-do-sell = Verkoop { $amount }

## Half back

lesson-vastgoedveiling-half-title = De helft terug
lesson-vastgoedveiling-half-about = Wat het kost om eruit te stappen als je al geboden hebt.
lesson-vastgoedveiling-half-three-scene = Jij hebt { MONEY(3) } geboden, en Bram ging eroverheen. Je vindt het mooi geweest en past. De helft van je bod komt terug.
lesson-vastgoedveiling-half-three-ask = Hoeveel betaal je?
lesson-vastgoedveiling-half-three-why = De helft van 3 is anderhalf, en halve munten bestaan niet. Wat terugkomt wordt naar beneden afgerond: { MONEY($back) }. Je betaalt dus { MONEY($answer) }.
lesson-vastgoedveiling-half-three-not-1 = Was het maar waar! Dan viel de afronding in jouw voordeel uit. De oneven munt blijft op tafel.
lesson-vastgoedveiling-half-three-not-3 = Je krijgt wel iets terug: alleen wie als laatste overblijft, betaalt het hele bod.
lesson-vastgoedveiling-half-seven-scene = Nu wat hoger. Jouw { MONEY(7) } is niet meer het hoogste bod, en je past.
lesson-vastgoedveiling-half-seven-ask = Hoeveel krijg je terug?
lesson-vastgoedveiling-half-seven-why = { MONEY($answer) } komt terug en { MONEY($paid) } blijft liggen. Bij een oneven bod ben je de oneven munt altijd kwijt.
lesson-vastgoedveiling-half-seven-not-4 = Dat is wat er blijft liggen. De kleinste helft is voor jou.
lesson-vastgoedveiling-half-seven-not-7 = Dan zou bieden niets kosten! De helft ben je kwijt.
lesson-vastgoedveiling-half-seven-not-0 = Zo erg is het niet. De helft komt terug, alleen de oneven munt blijft liggen.
lesson-vastgoedveiling-half-seven-not = Neem de helft; de oneven munt ben je kwijt.
lesson-vastgoedveiling-half-ladder-scene = Denk aan al je mogelijke keren bieden, van { MONEY(1) } tot en met { MONEY(8) }. Steeds gaat iemand eroverheen, en jij past.
lesson-vastgoedveiling-half-ladder-ask = Wat betaal je, van het laagste bod tot het hoogste?
lesson-vastgoedveiling-half-ladder-why = { LIST($answer) }. Zie je de paren? Van een oneven bod naar het even bod erboven kost de uitgang niets extra.
lesson-vastgoedveiling-half-ladder-not-0-1-1-2-2-3-3-4 = Dat is wat er terugkomt. Wat je betaalt is de andere helft.
lesson-vastgoedveiling-half-ladder-not-1-2-3-4-5-6-7-8 = Dat is elke keer je hele bod. Wie past, betaalt de helft.

## No change

lesson-vastgoedveiling-change-title = Niemand geeft wisselgeld
lesson-vastgoedveiling-change-about = Wat je kunt bieden, hangt af van de munten in je hand.
lesson-vastgoedveiling-change-twos-scene = Je hebt twee munten van { MONEY(2) }. Niemand heeft nog geboden.
lesson-vastgoedveiling-change-twos-ask = Kun je { MONEY(3) } bieden?
lesson-vastgoedveiling-change-twos-why = Twee en twee is vier, nooit drie, en niemand geeft wisselgeld. Bieden kun je { LIST($bids) }.
lesson-vastgoedveiling-change-twos-not-yes = Je hebt genoeg geld, maar niet de goede munten. Een bod moet precies op tafel liggen.
lesson-vastgoedveiling-change-one-scene = Dezelfde twee munten van { MONEY(2) }, en nu ook een van { MONEY(1) }.
lesson-vastgoedveiling-change-one-ask = Wat kun je allemaal bieden?
lesson-vastgoedveiling-change-one-why = Alles: { LIST($answer) }. Eén kleine munt maakt elk oneven getal mogelijk. Daarom geven mensen de grote eerst uit.
lesson-vastgoedveiling-change-one-not-1-2-4 = Die kunnen, maar leg ook eens munten bij elkaar: een en twee, bijvoorbeeld.
lesson-vastgoedveiling-change-one-not-2-4 = Je vergeet de kleine munt. Die mag je ook leggen.
lesson-vastgoedveiling-change-raise-scene = Weer twee munten van { MONEY(2) }. Bram heeft { MONEY(2) } geboden.
lesson-vastgoedveiling-change-raise-ask = Wat is het minste waarnaar je kunt verhogen?
lesson-vastgoedveiling-change-raise-why = { MONEY($answer) }, en dat is ook het meeste: { MONEY($most) } is alles wat je hebt. Zonder kleine munt wordt een stapje een sprong.
lesson-vastgoedveiling-change-raise-not-2 = Een gelijk bod is niet genoeg. Je moet eroverheen.
lesson-vastgoedveiling-change-raise-not-3 = Eén meer zou genoeg zijn, maar met jouw munten lukt dat niet.
lesson-vastgoedveiling-change-anew-scene = Eén munt van { MONEY(1) } ligt er als jouw bod, twee van { MONEY(2) } heb je in je hand. Bram heeft { MONEY(3) } geboden.
lesson-vastgoedveiling-change-anew-ask = Kun je nu { MONEY(4) } bieden?
lesson-vastgoedveiling-change-anew-why = Pak de kleine munt terug en leg de twee grote neer. Als je verhoogt, mag je je munten opnieuw leggen.
lesson-vastgoedveiling-change-anew-not-no = Leg je iets bij de kleine munt, dan kom je op 3 of 5. Maar je mag hem ook weer oppakken en opnieuw beginnen.

## What coins are worth

lesson-vastgoedveiling-owed-title = Wat een munt waard is
lesson-vastgoedveiling-owed-about = Hoe een kleine munt je geld kan besparen.
lesson-vastgoedveiling-owed-lay-scene = Je hebt kleine munten genoeg en twee van { MONEY(2) }. Je biedt { MONEY(4) } en laat de tafel de munten kiezen.
lesson-vastgoedveiling-owed-lay-ask = Welke munten legt de tafel neer?
lesson-vastgoedveiling-owed-lay-why = De grote eerst. De kleine zijn later handiger, dus die hou je. Wil je het anders, dan mag je zelf je munten kiezen.
lesson-vastgoedveiling-owed-lay-not-4-0 = Dan was je vier kleine munten kwijt, en die kunnen meer dan de grote.
lesson-vastgoedveiling-owed-lay-not-2-1 = Het bedrag klopt, maar er is nog een grote munt over om te leggen.
lesson-vastgoedveiling-owed-six-scene = Drie munten van { MONEY(2) } is alles wat je hebt, en ze liggen er alle drie als jouw bod. Bram gaat zo { MONEY(7) } bieden. Je bent de helft van jouw 6 schuldig.
lesson-vastgoedveiling-owed-six-ask = Hoeveel betaal je?
lesson-vastgoedveiling-owed-six-why = Je bent 3 schuldig, maar munten van twee maken alleen 2 of 4. Dus betaal je { MONEY($answer) }, en { MONEY($surplus) } daarvan gaat uit het spel. Niemand krijgt het.
lesson-vastgoedveiling-owed-six-not-3 = Dat is wat je schuldig bent. Maar kun je het leggen met munten van twee?
lesson-vastgoedveiling-owed-six-not-6 = Niet meer dan nodig: je legt het minste waarmee je je schuld betaalt.
lesson-vastgoedveiling-owed-pair-scene = Twee munten van { MONEY(2) }. Je biedt { MONEY(2) }, of je biedt { MONEY(4) }. Hoe dan ook gaat Bram eroverheen en lig je eruit.
lesson-vastgoedveiling-owed-pair-ask = Wat kosten die twee keer bieden je?
lesson-vastgoedveiling-owed-pair-why = { LIST($answer) }: evenveel! De helft van het kleine bod kun je niet leggen, de helft van het grote wel.
lesson-vastgoedveiling-owed-pair-not-1-2 = Dat is wat je telkens schuldig bent. Maar een schuld van 1 kun je niet leggen met munten van twee.
lesson-vastgoedveiling-owed-pair-not-2-4 = Dat is telkens je hele bod. De helft ben je schuldig, en dan moeten de munten nog passen.
lesson-vastgoedveiling-owed-pocket-scene = Drie munten van { MONEY(2) } liggen er als jouw bod van { MONEY(6) }. In je zak zit nog één munt, van { MONEY(1) }. Bram biedt { MONEY(7) } en jij ligt eruit.
lesson-vastgoedveiling-owed-pocket-ask = Hoeveel betaal je deze keer?
lesson-vastgoedveiling-owed-pocket-why = { MONEY($answer) }, precies wat je schuldig bent. Je mag met al je munten betalen, ook met die in je zak.
lesson-vastgoedveiling-owed-pocket-not-4 = Zonder de kleine munt zou dat zo zijn. Maar je mag hem gebruiken.
lesson-vastgoedveiling-owed-pocket-not-6 = Alleen wie als laatste overblijft, betaalt het hele bod.

## The last one in

lesson-vastgoedveiling-last-title = De laatste kan niet passen
lesson-vastgoedveiling-last-about = Wie blijft, betaalt alles. Wie niet verder kan, ligt eruit.
lesson-vastgoedveiling-last-full-scene = Je hebt { MONEY(5) } geboden voor het paleis, nummer 30. Nu past Bram, en Chloé ook.
lesson-vastgoedveiling-last-full-ask = Hoeveel betaal je?
lesson-vastgoedveiling-last-full-why = { MONEY($answer) }, je hele bod. Je bent als laatste over, en het beste pand is van jou. Eruit stappen kan niet meer.
lesson-vastgoedveiling-last-full-not-0 = Je bod staat. Er is niemand meer die eroverheen kan.
lesson-vastgoedveiling-last-full-not-3 = De halve prijs is voor wie weggaat. Jij bleef.
lesson-vastgoedveiling-last-gift-scene = Bram en Chloé passen allebei meteen. Jij hebt nog geen woord gezegd.
lesson-vastgoedveiling-last-gift-ask = Welk pand krijg je?
lesson-vastgoedveiling-last-gift-why = Pand { $answer }, het beste, voor { MONEY($paid) }. Je wordt niet eens iets gevraagd. Gun dit nooit per ongeluk aan een ander!
lesson-vastgoedveiling-last-gift-not-3 = Wie als eerste weggaat, neemt het goedkoopste, en dat was Bram.
lesson-vastgoedveiling-last-gift-not-14 = Dat ging naar Chloé. Er is er nog maar één over.
lesson-vastgoedveiling-last-equal-scene = Bram heeft { MONEY(5) } geboden, Chloé heeft gepast. Jij wilt wel meedoen, maar niet voor meer dan dat.
lesson-vastgoedveiling-last-equal-ask = Kun je ook { MONEY(5) } bieden?
lesson-vastgoedveiling-last-equal-why = Je moet over het hoogste bod heen. Het minste dat je kunt bieden is { MONEY($least) }.
lesson-vastgoedveiling-last-equal-not-yes = In sommige oude uitgaven mocht het. Hier is een gelijk bod niet genoeg.
lesson-vastgoedveiling-last-broke-scene = Je hebt nog { MONEY(4) }. Chloé opent, en ze gaat { MONEY(4) } bieden.
lesson-vastgoedveiling-last-broke-ask = Wat doe je als je aan de beurt bent?
lesson-vastgoedveiling-last-broke-choice-pass = Ik kies ervoor om te passen
lesson-vastgoedveiling-last-broke-choice-forced = Ik heb geen keus, ik lig eruit
lesson-vastgoedveiling-last-broke-choice-bid = Ik bied ook mijn 4
lesson-vastgoedveiling-last-broke-why = Je kunt er niet overheen, dus je ligt eruit zonder dat je iets gevraagd wordt. Het goedkoopste pand is in elk geval gratis.
lesson-vastgoedveiling-last-broke-not-pass = Het komt op hetzelfde neer, maar er valt niets te kiezen: meer dan 4 heb je niet, dus je moet wel passen.
lesson-vastgoedveiling-last-broke-not-bid = Een gelijk bod is niet genoeg, en meer heb je niet.

## A whole round

lesson-vastgoedveiling-round-title = Eén hele ronde
lesson-vastgoedveiling-round-about = Wie welk pand krijgt, en wie de volgende ronde opent.
lesson-vastgoedveiling-round-first-scene = Drie spelers, drie panden. Jij biedt { MONEY(1) }, Bram { MONEY(3) }. Nu past Chloé.
lesson-vastgoedveiling-round-first-ask = Welk pand neemt Chloé?
lesson-vastgoedveiling-round-first-why = Pand { $answer }, het goedkoopste op tafel. Zo gaat het altijd met wie weggaat.
lesson-vastgoedveiling-round-first-not-17 = Kiezen mag niemand! Het goedkoopste gaat eerst.
lesson-vastgoedveiling-round-first-not-26 = Het beste is voor wie het langst blijft.
lesson-vastgoedveiling-round-second-scene = Chloé ligt eruit. Jij wilt niet over de { MONEY(3) } van Bram heen en past ook.
lesson-vastgoedveiling-round-second-ask = Welk pand neem jij?
lesson-vastgoedveiling-round-second-why = Pand { $answer }, voor { MONEY($paid) }: het goedkoopste dat er nog ligt. Bram betaalt { MONEY($price) } voor het beste.
lesson-vastgoedveiling-round-second-not-4 = Dat heeft Chloé al. Wie later weggaat, neemt steeds een beter pand.
lesson-vastgoedveiling-round-second-not-26 = Daarvoor moet je het langer volhouden dan Bram.
lesson-vastgoedveiling-round-turn-scene = Nu met vier spelers. Jij hebt { MONEY(1) } geboden, Bram heeft gepast, Chloé bood { MONEY(2) }, Daan { MONEY(3) }. Jij verhoogt naar { MONEY(4) }.
lesson-vastgoedveiling-round-turn-ask = Wie is er na jou aan de beurt?
lesson-vastgoedveiling-round-turn-why = De beurt gaat met de klok mee en slaat iedereen over die eruit ligt.
lesson-vastgoedveiling-round-turn-not-1 = Bram zit naast je, maar hij ligt eruit. Heb je gepast, dan is de ronde voor jou voorbij.
lesson-vastgoedveiling-round-turn-not-3 = Daan deed het bod vóór jou, maar de klok gaat de andere kant op.
lesson-vastgoedveiling-round-opens-scene = Terug naar de ronde met de { MONEY(3) } van Bram. Jij past, Bram neemt het beste pand.
lesson-vastgoedveiling-round-opens-ask = Wie opent de volgende ronde?
lesson-vastgoedveiling-round-opens-why = Wie het beste pand nam, opent. Dat is niet altijd fijn: je praat als eerste en weet dan nog het minst.
lesson-vastgoedveiling-round-opens-not-0 = Jij opende deze ronde. Openen hoort bij het beste pand.
lesson-vastgoedveiling-round-opens-not-2 = Chloé ging als eerste weg. Openen hoort bij het beste pand, niet bij het goedkoopste.
lesson-vastgoedveiling-round-lot-scene = En helemaal aan het begin? Dan heeft nog niemand iets gekocht.
lesson-vastgoedveiling-round-lot-ask = Wie beslist wie de eerste ronde opent?
lesson-vastgoedveiling-round-lot-why = Er wordt geloot. Zo krijgt niemand een voorsprong die niet verdiend is.
lesson-vastgoedveiling-round-lot-not-0 = Deze keer was jij het, maar alleen door geluk.
lesson-vastgoedveiling-round-lot-not-1 = Bram heeft er niets over te zeggen, en een ander ook niet.

## Passing at nought

lesson-vastgoedveiling-free-title = De gratis uitgang
lesson-vastgoedveiling-free-about = Passen op nul, en wanneer dat slim is.
lesson-vastgoedveiling-free-may-scene = Vier panden die bijna niet verschillen. Jij opent, en niemand heeft geboden.
lesson-vastgoedveiling-free-may-ask = Mag je meteen passen?
lesson-vastgoedveiling-free-may-why = Passen mag altijd, ook als allereerste.
lesson-vastgoedveiling-free-may-not-no = Openen mag, maar moet niet. Je mag het laten lopen.
lesson-vastgoedveiling-free-cost-scene = Je past dus zonder iets te hebben geboden.
lesson-vastgoedveiling-free-cost-ask = Wat kost dat?
lesson-vastgoedveiling-free-cost-why = { MONEY($answer) }. De helft van niets is niets, en pand { $card } is toch van jou.
lesson-vastgoedveiling-free-cost-not-1 = Je betaalt de helft van je eigen bod, en dat heb je niet gedaan.
lesson-vastgoedveiling-free-cost-not-2 = Er is geen toegangsprijs. Je betaalt de helft van je eigen bod, en dat heb je niet gedaan.
lesson-vastgoedveiling-free-flat-scene = De laatste ronde kopen, ieder heeft { MONEY(8) }. De panden hier zijn bijna gelijk.
lesson-vastgoedveiling-free-flat-ask = Waarmee ben je aan het eind rijker?
lesson-vastgoedveiling-free-flat-why = Met passen: gemiddeld { MONEY($best) } tegen { MONEY($other) }. Een of twee stappen beter is je munten niet waard, en munten die je houdt zijn aan het eind gewoon geld.
lesson-vastgoedveiling-free-flat-not-bid-5 = Je krijgt een iets beter pand, voor meer dan het ooit opbrengt.

## When to pass

lesson-vastgoedveiling-when-title = Blijven of weggaan?
lesson-vastgoedveiling-when-about = Kijk naar de volgende stap, en naar wat die kost.
lesson-vastgoedveiling-when-gap-scene = Laatste ronde. Jij hebt { MONEY(2) } geboden, Bram { MONEY(4) }, Chloé ligt eruit. Tussen 3 en 29 gaapt een gat, en Bram heeft in totaal maar { MONEY(5) }.
lesson-vastgoedveiling-when-gap-ask = Waarmee ben je aan het eind rijker?
lesson-vastgoedveiling-when-gap-why = Met doorgaan: gemiddeld { MONEY($best) } tegen { MONEY($other) }. Twee dingen wijzen erop: het gat is groot, en Bram heeft geen antwoord.
lesson-vastgoedveiling-when-gap-not-pass = Je spaart een paar munten en geeft Bram het allerbeste pand cadeau.
lesson-vastgoedveiling-when-due-scene = Een andere laatste ronde. Jij hebt { MONEY(6) } geboden, Bram { MONEY(7) }, Chloé ligt eruit. Eerst het sommetje.
lesson-vastgoedveiling-when-due-ask = Wat kost het je om nu te passen?
lesson-vastgoedveiling-when-due-why = { MONEY($answer) }. De andere helft komt terug. Denk dus eerst aan de uitgang, en dan pas aan je volgende bod.
lesson-vastgoedveiling-when-due-not-0 = Gratis is het alleen zolang je niets geboden hebt.
lesson-vastgoedveiling-when-due-not-6 = De helft komt terug.
lesson-vastgoedveiling-when-small-scene = Dezelfde stand. Je kunt nu 15 nemen, of { MONEY(8) } bieden en misschien 16 krijgen.
lesson-vastgoedveiling-when-small-ask = Waarmee ben je aan het eind rijker?
lesson-vastgoedveiling-when-small-why = Met passen: gemiddeld { MONEY($best) } tegen { MONEY($other) }. “Ik ben nu al zo ver” is een gevoel, geen reden. Vraag je af wat één stap meer vanaf hier oplevert.
lesson-vastgoedveiling-when-small-not-bid-8 = De munten die er liggen voelen verloren, maar de helft komt terug. Je volgende bod betaal je helemaal, voor één enkel stapje.
lesson-vastgoedveiling-when-later-scene = De allereerste ronde, { MONEY(18) } in je hand. Je zou iedereen kunnen afschrikken.
lesson-vastgoedveiling-when-later-ask = Waarmee ben je aan het eind rijker?
lesson-vastgoedveiling-when-later-why = Met het kleine bod: gemiddeld { MONEY($best) } tegen { MONEY($other) }. Eén prachtig pand wint geen spel van zeven rondes.
lesson-vastgoedveiling-when-later-not-bid-18 = Deze win je zeker. Maar dan komen er zes rondes waarin je niets te zeggen hebt.

## Selling

lesson-vastgoedveiling-sell-title = Welk pand voor welke cheque?
lesson-vastgoedveiling-sell-about = De tweede helft van het spel, waar het geld verdiend wordt.
lesson-vastgoedveiling-sell-take-scene = Er liggen vier cheques op tafel. De anderen laten 30, 5 en 12 zien. Jij laat 17 zien.
lesson-vastgoedveiling-sell-take-ask = Welke cheque is voor jou?
lesson-vastgoedveiling-sell-take-why = { MONEY($answer) }. Het hoogste pand neemt de hoogste cheque, het volgende de volgende, en het laagste moet het doen met { MONEY($low) }.
lesson-vastgoedveiling-sell-take-not-0 = Twee panden zijn lager dan het jouwe. De slechtste cheque gaat naar het laagste.
lesson-vastgoedveiling-sell-take-not-15 = Iemand laat 30 zien. Die gaat voor.
lesson-vastgoedveiling-sell-secret-scene = Nieuwe cheques. Jij legt 17 dicht op tafel. Bram heeft nog niet gekozen.
lesson-vastgoedveiling-sell-secret-ask = Weet Bram welk pand je gekozen hebt?
lesson-vastgoedveiling-sell-secret-why = Hij hoort alleen dat je gekozen hebt. Iedereen kiest in het geheim, en dan gaat alles tegelijk open.
lesson-vastgoedveiling-sell-secret-not-yes = Hij kan raden, en goede spelers doen dat ook. Maar zien kan hij het niet.
lesson-vastgoedveiling-sell-weak-scene = Nog twee keer verkopen, en jij hebt 4 en 28. Dit zijn armoedige cheques.
lesson-vastgoedveiling-sell-weak-ask = Welk pand verkoop je nu?
lesson-vastgoedveiling-sell-weak-why = Het zwakke: gemiddeld { MONEY($best) } tegen { MONEY($other) }. Dat wint toch bijna nooit, dus laat het hier verliezen.
lesson-vastgoedveiling-sell-weak-not-sell-28 = Je wint deze verkoop, en de prijs is piepklein.
lesson-vastgoedveiling-sell-wide-scene = Dezelfde panden. Nu ligt er een prachtige cheque tussen twee armoedige.
lesson-vastgoedveiling-sell-wide-ask = Welk pand verkoop je nu?
lesson-vastgoedveiling-sell-wide-why = Het sterke: gemiddeld { MONEY($best) } tegen { MONEY($other) }. Als de beste en de slechtste cheque ver uit elkaar liggen, telt het om de eerste te zijn.
lesson-vastgoedveiling-sell-wide-not-sell-4 = Dan krijg je de nul, en zo'n cheque komt misschien niet meer terug.
lesson-vastgoedveiling-sell-close-scene = En nu regent het geld: alle drie de cheques zijn hoog.
lesson-vastgoedveiling-sell-close-ask = Welk pand verkoop je nu?
lesson-vastgoedveiling-sell-close-why = Verrassing: het zwakke, gemiddeld { MONEY($best) } tegen { MONEY($other) }. Hier verdient zelfs de laatste goed. Kijk niet hoe hoog de cheques zijn, maar hoe ver ze uit elkaar liggen.
lesson-vastgoedveiling-sell-close-not-sell-28 = Het krijgt de beste cheque, maar je zwakke had bijna evenveel gekregen.

## Reading

lesson-vastgoedveiling-read-title = Lees de tafel
lesson-vastgoedveiling-read-about = Wie er nog wat kan, en wat er nog moet komen.
lesson-vastgoedveiling-read-enough-scene = Bram heeft 5 en 9, Chloé 3 en 8. Jij hebt 12 en 29. Je legt alleen de 12 neer.
lesson-vastgoedveiling-read-enough-ask = Welke cheque brengt je 12 op?
lesson-vastgoedveiling-read-enough-why = { MONEY($answer) }, de beste. Niemand anders heeft iets hogers. Je 29 houd je vrij voor de volgende verkoop.
lesson-vastgoedveiling-read-enough-not-2 = Vergelijk hem met wat de anderen hebben: is er iets hogers bij?
lesson-vastgoedveiling-read-enough-not-7 = In de meeste spellen misschien. Maar kijk naar hun panden.
lesson-vastgoedveiling-read-coins-scene = Je begon met { MONEY(18) } en je bod is { MONEY(5) }. Je past. Bram heeft goed opgelet.
lesson-vastgoedveiling-read-coins-ask = Hoeveel weet Bram dat je nog hebt?
lesson-vastgoedveiling-read-coins-why = { MONEY($answer) }, tot op de munt. Elk bod is openbaar, dus een beurs is geen geheim. Die van hen kun jij ook natellen.
lesson-vastgoedveiling-read-coins-not-18 = Je hebt wel betaald om te passen.
lesson-vastgoedveiling-read-coins-not-13 = Dat zou kloppen als je hele bod weg was. De helft kwam terug.
lesson-vastgoedveiling-read-coins-not-16 = Bijna: de helft van 5, in je nadeel afgerond, is er een meer.
lesson-vastgoedveiling-read-coins-not = Trek de helft van je bod, naar boven afgerond, af van wat je had.
lesson-vastgoedveiling-read-out-scene = Vijf spelers: alle cheques doen mee, twee van elk. Voor deze verkoop zijn weg: { LIST($gone) }. Hierna komen er nog vijf.
lesson-vastgoedveiling-read-out-ask = Hoeveel van die laatste vijf zijn 12 of hoger?
lesson-vastgoedveiling-read-out-why = { $answer } van de { $left }. Je telt wat weg is en wat er ligt, en de rest moet in de stapel zitten. Nu weet je waar je beste pand op wacht.
lesson-vastgoedveiling-read-out-not-0 = Tel de paren van 12 tot en met 15. Ze zijn nog niet allemaal weg.
lesson-vastgoedveiling-read-out-not-1 = Eén heb je gevonden. Kijk nog eens naar de paren van 12 tot en met 15.
lesson-vastgoedveiling-read-out-not-3 = Vergeet niet wat er nu op tafel ligt.

## Keep a coin

lesson-vastgoedveiling-keep-title = Hou een munt over
lesson-vastgoedveiling-keep-about = Hoe het spel eindigt, en wat je laatste munten doen.
lesson-vastgoedveiling-keep-none-scene = Je hebt alles uitgegeven. Chloé opent met { MONEY(1) }.
lesson-vastgoedveiling-keep-none-ask = Welk pand krijg je?
lesson-vastgoedveiling-keep-none-why = Pand { $answer }, het goedkoopste. Zonder munten lig je er altijd als eerste uit. Met een paar munten had je iets te zeggen gehad.
lesson-vastgoedveiling-keep-none-not-12 = Daarvoor moet er iemand weggaan voordat jij gaat. Wachten kun je niet.
lesson-vastgoedveiling-keep-none-not-26 = Droom maar lekker! Dat is voor wie blijft.
lesson-vastgoedveiling-keep-until-scene = Iedereen heeft nog twee panden en verkoopt nu het beste.
lesson-vastgoedveiling-keep-until-ask = Hoeveel heb je er als dit klaar is?
lesson-vastgoedveiling-keep-until-why = { $answer }. Het laatste verkoopt zichzelf, want er valt niets meer te kiezen. Het verkopen gaat door tot alles weg is.
lesson-vastgoedveiling-keep-until-not-1 = Er komt nog één verkoop, en daar hoef je niets voor te doen.
lesson-vastgoedveiling-keep-until-not-2 = Je verkoopt er nu net een.
lesson-vastgoedveiling-keep-sum-scene = Je cheques zijn samen { MONEY(41) }. Er komen er nu twee bij, van { MONEY(12) } en { MONEY(4) }. Aan munten heb je { MONEY(3) }.
lesson-vastgoedveiling-keep-sum-ask = Wat is je totaal aan het eind?
lesson-vastgoedveiling-keep-sum-why = { MONEY($answer) }. Munten en cheques zijn hetzelfde geld, en alles telt mee.
lesson-vastgoedveiling-keep-sum-not-41 = De laatste twee cheques mag je erbij tellen. En je munten ook.
lesson-vastgoedveiling-keep-sum-not-57 = Dat zijn je cheques. Tellen je munten niet mee?
lesson-vastgoedveiling-keep-tie-scene = De laatste verkopen van een spannend spel. Jij hebt { MONEY(2) } aan munten, Bram { MONEY(5) }. Jullie komen op hetzelfde totaal uit.
lesson-vastgoedveiling-keep-tie-ask = Wie wint?
lesson-vastgoedveiling-keep-tie-why = Jullie hebben allebei { MONEY($total) }, en dan beslissen de munten: { MONEY($hers) } wint van { MONEY($mine) }. Gooi je laatste munten dus niet weg.
lesson-vastgoedveiling-keep-tie-not-0 = Tel de munten: Bram heeft er meer.
lesson-vastgoedveiling-keep-tie-not-0-1 = Bijna. Eerst kijken ze wie er meer munten over heeft.
lesson-vastgoedveiling-keep-even-scene = En als jullie munten ook nog gelijk zijn?
lesson-vastgoedveiling-keep-even-ask = Wie wint?
lesson-vastgoedveiling-keep-even-why = Allebei { MONEY($total) }, en allebei { MONEY($coins) } aan munten: jullie delen de winst. Geef elkaar een hand.
lesson-vastgoedveiling-keep-even-not-0 = Leuk geprobeerd. Er is geen enkel verschil tussen jullie.
lesson-vastgoedveiling-keep-even-not-1 = Waarom Bram? Er is geen enkel verschil tussen jullie.

## The table

lesson-vastgoedveiling-table-title = De tafel dekken
lesson-vastgoedveiling-table-about = Munten, kaarten en spelers, voor het eerste bod.
lesson-vastgoedveiling-table-wallet-scene = Jullie zijn met z'n zessen. Hoe meer spelers, hoe minder geld ieder krijgt.
lesson-vastgoedveiling-table-wallet-ask = Met hoeveel begint iedereen?
lesson-vastgoedveiling-table-wallet-why = { MONEY($answer) }. Vanaf twee spelers is het { LIST($every) }. Aan een volle tafel is elke munt kostbaar.
lesson-vastgoedveiling-table-wallet-not-18 = Dat krijgt een kleinere tafel.
lesson-vastgoedveiling-table-wallet-not-30 = Er zijn 30 panden, maar zo veel geld krijgt niemand.
lesson-vastgoedveiling-table-turned-scene = Nu alleen jullie twee, jij en Bram, met elk { MONEY($coins) } en { $rounds } rondes te gaan.
lesson-vastgoedveiling-table-turned-ask = Hoeveel panden komen er elke ronde op tafel?
lesson-vastgoedveiling-table-turned-why = { $answer }: altijd evenveel als er spelers zijn, zodat iedereen er een krijgt. De andere regels blijven zoals ze zijn.
lesson-vastgoedveiling-table-turned-not-3 = Dan blijft er een over.
lesson-vastgoedveiling-table-turned-not-4 = Dan krijgen jullie er elk twee. Het is er één per ronde.
lesson-vastgoedveiling-table-many-scene = Er willen nog meer vrienden meedoen.
lesson-vastgoedveiling-table-many-ask = Met hoeveel kun je hoogstens spelen?
lesson-vastgoedveiling-table-many-why = Met { $answer }, en op z'n minst met { $least }.
lesson-vastgoedveiling-table-many-not-4 = Er is plek voor meer.
lesson-vastgoedveiling-table-many-not-5 = Er past nog één stoel bij.
lesson-vastgoedveiling-table-many-not-8 = Dan waren de kaarten na drie rondes op.
lesson-vastgoedveiling-table-away-scene = Met weinig spelers gaan er voor het spel kaarten weg, zodat niemand op alle kaarten kan rekenen.
lesson-vastgoedveiling-table-away-ask = Bij hoeveel spelers gaan de meeste panden weg?
lesson-vastgoedveiling-table-away-why = Bij { $answer }. Vanaf twee spelers gaan er { LIST($every) } weg.
lesson-vastgoedveiling-table-away-not-3 = Dan gaan er ook weg, maar het kan nog meer.
lesson-vastgoedveiling-table-away-not-4 = Bijna geen: vier spelers hebben ze haast allemaal nodig.
lesson-vastgoedveiling-table-away-not-6 = Een volle tafel gebruikt elke kaart.
lesson-vastgoedveiling-table-unseen-scene = Vier spelers. Er zijn twee panden en twee cheques weggelegd.
lesson-vastgoedveiling-table-unseen-ask = Wie weet welke?
lesson-vastgoedveiling-table-unseen-why = Het toeval heeft ze dicht van de stapel genomen. Je weet dus nooit helemaal zeker wat er ontbreekt.
lesson-vastgoedveiling-table-unseen-not-0 = Jij opent, maar gezien heb je ze ook niet.
lesson-vastgoedveiling-table-unseen-not-0-1-2-3 = Ze zijn dicht weggelegd.
lesson-vastgoedveiling-table-twins-scene = Een raadsel, want er is maar één 12 in dit spel. Stel dat er twee waren, voor één cheque.
lesson-vastgoedveiling-table-twins-ask = Welke zou voorgaan?
lesson-vastgoedveiling-table-twins-choice-0 = Die later gekocht is
lesson-vastgoedveiling-table-twins-choice-1 = Die eerder gekocht is
lesson-vastgoedveiling-table-twins-why = Die het langst van iemand is. Met deze kaarten komt het nooit voor, maar een goede regel is erop voorbereid.
lesson-vastgoedveiling-table-twins-not-0 = Wie het eerst komt, het eerst maalt.
lesson-vastgoedveiling-table-levels-scene = Drie computers schuiven aan: makkelijk, gemiddeld en moeilijk. Ze spelen veel spellen en wisselen elke keer van plaats.
lesson-vastgoedveiling-table-levels-ask = Welke wint het vaakst?
lesson-vastgoedveiling-table-levels-choice-easy = Makkelijk
lesson-vastgoedveiling-table-levels-choice-medium = Gemiddeld
lesson-vastgoedveiling-table-levels-choice-hard = Moeilijk
lesson-vastgoedveiling-table-levels-why = Die won { $share } van de 100 spellen. De betere bieden naar wat een pand waard is, de makkelijke biedt naar zijn humeur.
lesson-vastgoedveiling-table-levels-not-easy = Ook een humeur wint wel eens, maar niet zo vaak.
lesson-vastgoedveiling-table-levels-not-medium = Die denkt aan de volgende stap, maar niet aan de munten voor later.

## True or not

lesson-vastgoedveiling-claims-title = Klopt het of niet?
lesson-vastgoedveiling-claims-about = Drie tips die spelers elkaar geven, op de proef gesteld.
lesson-vastgoedveiling-claims-top-scene = “Panden van 25 tot en met 30 zijn veel meer waard dan de rest.”
lesson-vastgoedveiling-claims-top-ask = Klopt het of niet?
lesson-vastgoedveiling-claims-top-why-yes = Het klopt. Ze brachten gemiddeld { MONEY($top) } op, alle andere { MONEY($rest) }. Let ook op de stappen: één nummer hoger scheelt daar { MONEY($leap) }, in het midden { MONEY($step) }. Alleen naar volgorde zou elke stap { MONEY($even) } schelen.
lesson-vastgoedveiling-claims-top-why-no = In deze spellen niet. Ze brachten gemiddeld { MONEY($top) } op, alle andere { MONEY($rest) }. Eén nummer hoger scheelt daar { MONEY($leap) }, en in het midden { MONEY($step) }.
lesson-vastgoedveiling-claims-top-caption = Wat elk pand opbracht, gemiddeld over { $games } spellen van computerspelers. Lijn: alleen naar volgorde.
lesson-vastgoedveiling-claims-rank-scene = “De prijs gaat met de rang mee: het tweede pand van een ronde kost twee keer zo veel als het eerste, het derde drie keer, en zo verder.”
lesson-vastgoedveiling-claims-rank-ask = Klopt het of niet?
lesson-vastgoedveiling-claims-rank-why-yes = Het klopt ongeveer. De vier rangen kosten { MONEY($paid1) }, { MONEY($paid2) }, { MONEY($paid3) } en { MONEY($paid4) }. De cheques van die rangen zijn { MONEY($worth1) }, { MONEY($worth2) }, { MONEY($worth3) } en { MONEY($worth4) }.
lesson-vastgoedveiling-claims-rank-why-no = Een eerlijke prijs wel: de cheques van die rangen zijn { MONEY($worth1) }, { MONEY($worth2) }, { MONEY($worth3) } en { MONEY($worth4) }, in gelijke stappen. Maar betaald werd { MONEY($paid1) }, { MONEY($paid2) }, { MONEY($paid3) } en { MONEY($paid4) }. Alleen wie overblijft betaalt alles, dus de top is duur en de rest goedkoop.
lesson-vastgoedveiling-claims-rank-caption = Balken: wat er voor elke rang betaald werd in een ronde met vier, over { $games } spellen. Lijn: de gemiddelde cheque van die rang.
lesson-vastgoedveiling-claims-rare-scene = “Hoge cheques, van { MONEY(12) } tot en met { MONEY(15) }, zijn zeldzaam.”
lesson-vastgoedveiling-claims-rare-ask = Klopt het of niet?
lesson-vastgoedveiling-claims-rare-why-yes = Voor deze stapel klopt het: het zijn er { $high } van de { $all }. Met vier spelers ligt er in { $four } van de 100 gevallen een bij een verkoop, met twee in { $few }, met zes in { $many }.
lesson-vastgoedveiling-claims-rare-why-no = Een vriendelijk nee. Het zijn er { $high } van de { $all } cheques, { $each } van elk, net als alle andere. Met vier spelers ligt er in { $four } van de 100 gevallen een bij een verkoop, met twee in { $few }, met zes in { $many }. Kostbaar zijn ze, zeldzaam niet.
lesson-vastgoedveiling-claims-rare-caption = Hoe vaak, in procenten, er bij een verkoop minstens één hoge cheque ligt, voor elk aantal spelers.
