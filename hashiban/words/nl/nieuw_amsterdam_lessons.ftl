# The lessons of Nieuw Amsterdam. No sentence holds an answer: numbers come from what the engine did.

## Shared

lesson-nieuw_amsterdam-do-bid = Bied { $amount }
lesson-nieuw_amsterdam-do-pass = Pas

## You speak once

lesson-nieuw_amsterdam-once-title = Je zegt één keer iets
lesson-nieuw_amsterdam-once-about = Wie een kolom veilt, en wat je dan kunt zeggen.
lesson-nieuw_amsterdam-once-who-scene = De eerste ronde, met vier spelers. De volgordefiches zijn verloot. Bram veilt een kolom en heeft geopend met { $high }; jij en Daan hebben gepast. Chloé past ook, dus de kolom is voor Bram.
lesson-nieuw_amsterdam-once-who-ask = Wie veilt de volgende kolom?
lesson-nieuw_amsterdam-once-who-why = { $answer }, met fiche { $marker }. Van iedereen die nog geen kolom heeft, kiest degene met het laagste fiche. De loting bepaalt alleen met welk fiche je begint.
lesson-nieuw_amsterdam-once-who-not-1 = Bram heeft nu een kolom. Voor hem is deze ronde voorbij.
lesson-nieuw_amsterdam-once-who-not-2 = Chloé zit naast Bram, maar het gaat niet de tafel rond. Kijk naar de fiches.
lesson-nieuw_amsterdam-once-who-not-3 = Daan heeft nog geen kolom, maar er is iemand zonder kolom met een lager fiche.
lesson-nieuw_amsterdam-once-must-scene = Jij hebt het laagste fiche en veilt een kolom. Niemand heeft nog geboden, en ineens twijfel je.
lesson-nieuw_amsterdam-once-must-ask = Mag je passen?
lesson-nieuw_amsterdam-once-must-why = Wie een kolom veilt, moet ook het eerste bod doen. Dat mag heel klein zijn: { $least } is genoeg.
lesson-nieuw_amsterdam-once-must-not-yes = Dan begint er niemand. Kiezen en openen horen bij elkaar.
lesson-nieuw_amsterdam-once-gift-scene = Jij veilt kolom { $column } en hebt geopend met { $high }. Bram heeft gepast, en nu past Chloé ook.
lesson-nieuw_amsterdam-once-gift-ask = Wat gebeurt er?
lesson-nieuw_amsterdam-once-gift-choice-opens = Ik moet opnieuw openen, met meer
lesson-nieuw_amsterdam-once-gift-choice-win = De kolom is voor mij
lesson-nieuw_amsterdam-once-gift-choice-choose = Ik moet een andere kolom veilen
lesson-nieuw_amsterdam-once-gift-why = Niemand ging over je { $paid } heen, dus de kolom is van jou en je betaalt { $paid }. Ook met een bod van niets kun je winnen!
lesson-nieuw_amsterdam-once-gift-not-opens = Je hebt je zegje gedaan, en je bod blijft staan, hoe klein het ook is.
lesson-nieuw_amsterdam-once-gift-not-choose = Een kolom die geveild wordt, gaat ook weg, zelfs als niemand anders hem wil.
lesson-nieuw_amsterdam-once-least-scene = Bram veilt een kolom en heeft geopend met { $high }. Nu ben jij aan de beurt.
lesson-nieuw_amsterdam-once-least-ask = Wat is het minste dat je kunt bieden?
lesson-nieuw_amsterdam-once-least-why = { $answer }. Je moet over het hoogste bod heen, en één meer is genoeg.
lesson-nieuw_amsterdam-once-least-not-7 = Even hoog is niet genoeg. Je moet eroverheen.
lesson-nieuw_amsterdam-once-least-not-9 = Dat mag, maar het kan voor minder.
lesson-nieuw_amsterdam-once-again-scene = Jij veilde een kolom en opende, en Bram ging eroverheen met { $high }. Chloé is de laatste die iets mag zeggen, en zij past.
lesson-nieuw_amsterdam-once-again-ask = Mag je nu over Bram heen?
lesson-nieuw_amsterdam-once-again-why = Iedereen zegt één keer iets, en jij deed dat toen je opende. Nu is iedereen geweest en wint het hoogste bod: de { $high } van Bram.
lesson-nieuw_amsterdam-once-again-not-yes = Bij veel veilingen wel. Hier mag je maar één keer, en dat is geweest.
lesson-nieuw_amsterdam-once-forced-scene = Je hebt in totaal { $all } stuks. Bram veilt een kolom en gaat precies evenveel bieden.
lesson-nieuw_amsterdam-once-forced-ask = Wat doe je als je aan de beurt bent?
lesson-nieuw_amsterdam-once-forced-choice-pass = Ik kies ervoor om te passen
lesson-nieuw_amsterdam-once-forced-choice-forced = Ik heb geen keus, ik moet passen
lesson-nieuw_amsterdam-once-forced-choice-bid = Ik bied alles wat ik heb
lesson-nieuw_amsterdam-once-forced-why = Je zou hoger moeten, en dat kan niet. Dus pas je vanzelf, zonder dat je iets gevraagd wordt.
lesson-nieuw_amsterdam-once-forced-not-pass = Het komt op hetzelfde neer, maar er valt niets te kiezen: meer dan dat heb je niet.
lesson-nieuw_amsterdam-once-forced-not-bid = Dat is net zo hoog als het bod van Bram, en je moet eroverheen.

## Pay with anything

lesson-nieuw_amsterdam-pay-title = Betalen met van alles
lesson-nieuw_amsterdam-pay-about = Hoeveel je kunt bieden, en waarmee je betaalt.
lesson-nieuw_amsterdam-pay-mix-scene = Je hebt maar { $coins } munten, maar ook een bontvel, wat goederen en wat graan. Bram heeft { $high } geboden.
lesson-nieuw_amsterdam-pay-mix-ask = Kun je eroverheen?
lesson-nieuw_amsterdam-pay-mix-why = Munten, bont, goederen, hout en graan tellen allemaal voor één. Samen heb je er { $all }.
lesson-nieuw_amsterdam-pay-mix-not-no = Niet met munten alleen. Maar je kunt bieden met alles wat je hebt.
lesson-nieuw_amsterdam-pay-bonus-scene = Je veilt een kolom waar { $bonus } bonusmunten onder liggen, en nu moet je openen.
lesson-nieuw_amsterdam-pay-bonus-ask = Hoeveel kun je hoogstens bieden?
lesson-nieuw_amsterdam-pay-bonus-why = { $answer }, alles wat je op dit moment hebt. De bonusmunten krijg je pas als je betaald hebt.
lesson-nieuw_amsterdam-pay-bonus-not-1 = Dat zijn je munten. Al het andere telt ook mee.
lesson-nieuw_amsterdam-pay-bonus-not-7 = De bonusmunten zijn nog niet van jou, dus daarmee kun je niet bieden.
lesson-nieuw_amsterdam-pay-when-scene = Je veilt een kolom. Je hebt van alles wat, en je graan houd je liever.
lesson-nieuw_amsterdam-pay-when-ask = Wanneer zeg je waarmee je betaalt?
lesson-nieuw_amsterdam-pay-when-choice-choose = Als ik de kolom kies
lesson-nieuw_amsterdam-pay-when-choice-bid = Als ik bied
lesson-nieuw_amsterdam-pay-when-choice-pay = Als ik gewonnen heb
lesson-nieuw_amsterdam-pay-when-why = Pas als je gewonnen hebt. Tot die tijd is een bod alleen maar een getal.
lesson-nieuw_amsterdam-pay-when-not-choose = Dan weet je nog niet eens wat het gaat kosten.
lesson-nieuw_amsterdam-pay-when-not-bid = Als je biedt, zeg je alleen hoeveel. Misschien gaat er toch nog iemand overheen.
lesson-nieuw_amsterdam-pay-fits-scene = Je hebt gewonnen, en je bod was { $due }.
lesson-nieuw_amsterdam-pay-fits-ask = Waarmee kun je betalen?
lesson-nieuw_amsterdam-pay-fits-why = Je betaalt precies je bod, met wat je maar wilt. Elk bontvel telt voor één, net als een munt.
lesson-nieuw_amsterdam-pay-fits-not-2-0-1-0-2 = Tel nog eens: dat is minder dan je bod.
lesson-nieuw_amsterdam-pay-fits-not-2-3-2-0-0 = Tel nog eens: dat is er één te veel, en te veel betalen doet hier niemand.
lesson-nieuw_amsterdam-pay-after-scene = Jullie hebben alle drie { $all } stuks. Jij veilde een kolom met { $bonus } bonusmunten en opende, en Bram ging eroverheen met { $high }. Nu past Chloé.
lesson-nieuw_amsterdam-pay-after-ask = Hoeveel hebben jij, Bram en Chloé daarna?
lesson-nieuw_amsterdam-pay-after-why = Bram betaalt { $paid } aan de voorraad, krijgt er { $bonus } bonusmunten uit en houdt er { $bram } over. Verder betaalt niemand: een bod waar iemand overheen ging, kost niets.
lesson-nieuw_amsterdam-pay-after-not-15-13-18 = Jij bent overboden, dus jij betaalt niets. En Bram krijgt ook iets.
lesson-nieuw_amsterdam-pay-after-not-18-13-18 = Dat is wat Bram over heeft na het betalen. Maar er liggen munten onder de kolom.

## The marker goes with it

lesson-nieuw_amsterdam-marker-title = Het fiche hoort erbij
lesson-nieuw_amsterdam-marker-about = Bij elke veiling koop je ook een plek in de volgorde. En wie overblijft, betaalt niets.
lesson-nieuw_amsterdam-marker-swap-scene = Jij veilt een kolom, en jouw fiche ligt erbovenop. Chloé is over je heen gegaan en wint.
lesson-nieuw_amsterdam-marker-swap-ask = Welk fiche hebben jij, Bram en Chloé daarna?
lesson-nieuw_amsterdam-marker-swap-why = Chloé krijgt de { $taken } die op de kolom ligt, en jij krijgt haar oude { $given }. Bram houdt het zijne. Zo heeft iedereen er altijd precies één.
lesson-nieuw_amsterdam-marker-swap-not-1-2-3 = Jouw fiche ligt op de kolom, en het gaat naar wie de kolom wint.
lesson-nieuw_amsterdam-marker-swap-not-2-3-1 = Maar twee van jullie ruilen. Bram heeft er niets mee te maken.
lesson-nieuw_amsterdam-marker-order-scene = Vier spelers. Chloé heeft jouw kolom gewonnen, en jullie hebben van fiche geruild. Nu veilt Bram een kolom, en hij gaat openen.
lesson-nieuw_amsterdam-marker-order-ask = Wie zijn er na Bram aan de beurt, en in welke volgorde?
lesson-nieuw_amsterdam-marker-order-choice-0-3 = Eerst jij, dan Daan
lesson-nieuw_amsterdam-marker-order-choice-3-0 = Eerst Daan, dan jij
lesson-nieuw_amsterdam-marker-order-choice-2-0-3 = Eerst Chloé, dan jij, dan Daan
lesson-nieuw_amsterdam-marker-order-why = Jij hebt nu fiche { $mine } en Daan heeft { $other }. Het gaat altijd om de fiches zoals ze op dat moment liggen.
lesson-nieuw_amsterdam-marker-order-not-3-0 = Vergelijk jullie fiches zoals ze nu liggen. Welk is lager?
lesson-nieuw_amsterdam-marker-order-not-2-0-3 = Chloé heeft al een kolom, dus haar wordt niets meer gevraagd.
lesson-nieuw_amsterdam-marker-ahead-scene = De tweede veiling van deze ronde gaat beginnen. Daan heeft fiche { $before }, en hij gaat winnen.
lesson-nieuw_amsterdam-marker-ahead-ask = Welk fiche heeft Daan dan?
lesson-nieuw_amsterdam-marker-ahead-why = { $answer }. In de eerste veiling koop je altijd de eerste plek in de volgorde, in de tweede de tweede, enzovoort. Waar je eerst stond, maakt niet uit.
lesson-nieuw_amsterdam-marker-ahead-not-1 = Dat heeft Chloé gewonnen in de eerste veiling.
lesson-nieuw_amsterdam-marker-ahead-not-3 = Dat heb jij nu. Daan krijgt het fiche dat op de kolom ligt.
lesson-nieuw_amsterdam-marker-ahead-not-4 = Dat geeft hij juist weg. Welk fiche ligt er op de kolom?
lesson-nieuw_amsterdam-marker-count-scene = Vijf spelers. Jij, Bram en Chloé hebben elk een kolom, en nu is Daan aan zet.
lesson-nieuw_amsterdam-marker-count-ask = Hoeveel veilingen heeft zo’n ronde in totaal?
lesson-nieuw_amsterdam-marker-count-why = { $answer }, één minder dan er spelers zijn. Dan heeft iedereen behalve Elif een kolom, en zij krijgt de hare voor niets.
lesson-nieuw_amsterdam-marker-count-not-3 = Zoveel zijn er geweest. Maar Daan kan er nog een veilen, en Elif kan over hem heen.
lesson-nieuw_amsterdam-marker-count-not-5 = Bij een vijfde zou iemand tegen niemand bieden.
lesson-nieuw_amsterdam-marker-count-not-6 = Jullie zijn met z’n vijven, en niemand krijgt twee kolommen.
lesson-nieuw_amsterdam-marker-free-scene = Bram en Chloé hebben elk een kolom gewonnen. Jij hebt { $all } stuks. Jij blijft over en neemt kolom { $column }, met { $bonus } bonusmunten.
lesson-nieuw_amsterdam-marker-free-ask = Hoeveel heb je daarna?
lesson-nieuw_amsterdam-marker-free-why = { $answer }. Je betaalt { $paid }, en de bonusmunten zijn ook voor jou. Je houdt je eigen fiche: { $marker }, het laatste.
lesson-nieuw_amsterdam-marker-free-not-15 = Er is niemand meer om tegen te bieden, dus er valt niets te betalen.
lesson-nieuw_amsterdam-marker-free-not-18 = Het kost niets, dat klopt. Maar kijk eens onder de kolom.

## Just the two of you

lesson-nieuw_amsterdam-two-title = Met z’n tweeën
lesson-nieuw_amsterdam-two-about = Maar één veiling, en wat de verliezer krijgt.
lesson-nieuw_amsterdam-two-which-scene = Alleen jij en Bram spelen. Jij hebt het laagste fiche.
lesson-nieuw_amsterdam-two-which-ask = Uit welke kolommen kun je kiezen?
lesson-nieuw_amsterdam-two-which-why = { LIST($answer) }, die met drie tegels. Met meer spelers mag je elke kolom veilen.
lesson-nieuw_amsterdam-two-which-not-3-4-5 = Daar liggen twee tegels in. Die zijn voor wie verliest.
lesson-nieuw_amsterdam-two-which-not-1-2-3-4-5 = Met meer spelers wel. Voor twee is er een aparte regel.
lesson-nieuw_amsterdam-two-lose-scene = Bram veilt kolom { $column } en heeft geopend. Jij past, dus hij wint.
lesson-nieuw_amsterdam-two-lose-ask = Uit welke kolommen kun jij nu kiezen?
lesson-nieuw_amsterdam-two-lose-why = { LIST($answer) }, die met twee tegels. Je neemt de kolom die je het liefst hebt, voor niets.
lesson-nieuw_amsterdam-two-lose-not-1 = Daar liggen drie tegels in. Lange kolommen moet je winnen.
lesson-nieuw_amsterdam-two-lose-not-1-3-4-5 = In een van die kolommen liggen drie tegels, en lange kolommen moet je winnen.
lesson-nieuw_amsterdam-two-win-scene = Dezelfde veiling, maar nu ga jij over de { $high } van Bram heen.
lesson-nieuw_amsterdam-two-win-ask = Welk fiche hebben jij en Bram daarna?
lesson-nieuw_amsterdam-two-win-why = Jij krijgt de { $taken } van de kolom, en Bram krijgt jouw { $given }. Winnen hadden jullie allebei gekund. Nu neemt Bram een kolom met twee tegels, en { $unused } kolommen blijven ongebruikt.
lesson-nieuw_amsterdam-two-win-not-2-1 = Het fiche van Bram ligt op de kolom, en die win jij.

## The worked example

lesson-nieuw_amsterdam-example-title = Een hele ronde, stap voor stap
lesson-nieuw_amsterdam-example-about = Het voorbeeld uit het spelregelboekje. Jij zit op de plek van Blauw.
lesson-nieuw_amsterdam-example-opens-scene = Jij bent Blauw, Bram is Geel en Chloé is Oranje, net als in het spelregelboekje. Jij hebt land nodig, dus je veilt de eerste kolom en opent met { $high }. Bram past. Chloé wil de kolom hebben, maar niet voor meer dan nodig is.
lesson-nieuw_amsterdam-example-opens-ask = Wat biedt Chloé?
lesson-nieuw_amsterdam-example-opens-why = { $answer }. Zij is de laatste, dus met één meer dan jij wint ze.
lesson-nieuw_amsterdam-example-opens-not-7 = Dat is jouw bod. Ze moet eroverheen.
lesson-nieuw_amsterdam-example-opens-not-9 = Daarmee wint ze ook, maar het is meer dan nodig.
lesson-nieuw_amsterdam-example-opens-not = Eén meer dan jouw bod is genoeg.
lesson-nieuw_amsterdam-example-pays-scene = Chloé heeft gewonnen met { $high }. Ze betaalt 3 graan, 3 munten, 1 hout en 1 bontvel.
lesson-nieuw_amsterdam-example-pays-ask = Hoeveel munten heeft ze als ze haar kolom genomen heeft?
lesson-nieuw_amsterdam-example-pays-why = { $answer }, want er lag een bonus: { $bonus }. Ze krijgt ook fiche { $hers } van de kolom, en jij krijgt haar { $mine }.
lesson-nieuw_amsterdam-example-pays-not-3 = Zoveel houdt ze over na het betalen. Maar kijk eens onder de kolom.
lesson-nieuw_amsterdam-example-pays-not-6 = Zoveel heeft ze nu. Een deel daarvan betaalt ze.
lesson-nieuw_amsterdam-example-pays-not-7 = De bonus zit erbij, maar ze betaalt ook met munten.
lesson-nieuw_amsterdam-example-pays-not = Haal de munten eraf die ze betaalt, en tel de bonus erbij.
lesson-nieuw_amsterdam-example-next-scene = Chloé neemt haar kolom, en jullie ruilen van fiche.
lesson-nieuw_amsterdam-example-next-ask = Wie veilt de tweede kolom?
lesson-nieuw_amsterdam-example-next-why = { $answer } heeft het laagste fiche van wie nog geen kolom heeft, veilt kolom { $column } en opent met { $bid }.
lesson-nieuw_amsterdam-example-next-not-0 = Jij was de eerste, maar dat fiche is nu van Chloé.
lesson-nieuw_amsterdam-example-next-not-2 = Zij heeft het laagste fiche, maar ook al een kolom.
lesson-nieuw_amsterdam-example-keeps-scene = Bram heeft geopend met { $high }. In deze kolom ligt geen land, dus jij past, en aan Chloé wordt niets meer gevraagd. Bram betaalt met 4 goederen en 1 hout en neemt zijn drie tegels.
lesson-nieuw_amsterdam-example-keeps-ask = Welk fiche heeft Bram dan?
lesson-nieuw_amsterdam-example-keeps-why = { $answer }, net als eerst. Het was zijn eigen fiche dat op de kolom lag.
lesson-nieuw_amsterdam-example-keeps-not-1 = Dat heeft Chloé, van de eerste kolom.
lesson-nieuw_amsterdam-example-keeps-not-3 = Dat heb jij. Niemand ging over Bram heen, dus er wordt niet geruild.
lesson-nieuw_amsterdam-example-end-scene = Jij blijft over. Je neemt de derde kolom, waar het land ligt dat je nodig hebt, en de ronde is voorbij.
lesson-nieuw_amsterdam-example-end-ask = Hoe vaak heeft er iemand geboden of gepast in deze ronde?
lesson-nieuw_amsterdam-example-end-why = { $answer } keer: eerst waren jullie met z’n drieën, toen met z’n tweeën, en daarna hoefde het niet meer. Jouw kolom kost niets en levert { $bonus } munten op. De fiches aan het eind: jij { $blue }, Bram { $yellow }, Chloé { $orange }.
lesson-nieuw_amsterdam-example-end-not-3 = Dat was de eerste veiling. Er kwam nog een tweede.
lesson-nieuw_amsterdam-example-end-not-6 = Drie spelers en twee veilingen, maar in de tweede werd Chloé niets meer gevraagd.

## What a round brings

lesson-nieuw_amsterdam-points-title = Wat een ronde oplevert
lesson-nieuw_amsterdam-points-about = Het kader dat wij om het bieden heen zetten, zodat een bod iets betekent.
lesson-nieuw_amsterdam-points-secret-scene = Op de bladzijde met regels die wij hebben, staat alleen hoe je biedt. Wat een tegel waard is, hebben we er zelf bij bedacht. Deze ronde is een stadstegel voor jou { $city } waard, een landtegel { $land } en een handelstegel { $trade }.
lesson-nieuw_amsterdam-points-secret-ask = Weet Bram dat?
lesson-nieuw_amsterdam-points-secret-why = Alleen jij weet het, tot de ronde voorbij is. Iedereen heeft eigen getallen, en elke ronde nieuwe.
lesson-nieuw_amsterdam-points-secret-not-yes = Dan kon hij uitrekenen hoe ver je gaat. Nee, dit is jouw geheim.
lesson-nieuw_amsterdam-points-open-scene = Wat tegels voor Bram waard zijn, is zijn geheim. En wat hij heeft?
lesson-nieuw_amsterdam-points-open-ask = Wie kan zien hoeveel Bram hoogstens kan bieden?
lesson-nieuw_amsterdam-points-open-why = Wat iedereen heeft, ligt open op tafel. Bram heeft { $all } stuks, en verder kan hij niet.
lesson-nieuw_amsterdam-points-open-not-none = Kijk eens naar de tafel: ligt er iets dicht?
lesson-nieuw_amsterdam-points-open-not-1 = Wat tegels voor hem waard zijn, weet alleen hij. Maar kijk eens naar de tafel.
lesson-nieuw_amsterdam-points-sum-scene = Je hebt de eerste kolom gewonnen voor { $paid }: twee landtegels, een handelstegel en een bonusmunt. Voor jou is een landtegel { $land } waard en een handelstegel { $trade }. Je eindigt met het eerste fiche, en twee spelers komen na jou.
lesson-nieuw_amsterdam-points-sum-ask = Hoeveel punten levert deze ronde je op?
lesson-nieuw_amsterdam-points-sum-why = { $answer }: { $tiles } voor de tegels en { $bonus } voor de bonus, min de { $paid } die je betaalde, plus { $place } voor wie er na je komen.
lesson-nieuw_amsterdam-points-sum-not-7 = Bijna. Elke speler die in de volgorde na je komt, is een punt waard.
lesson-nieuw_amsterdam-points-sum-not-12 = Dat zijn de tegels. Maar je betaalde ook iets, en dan zijn er nog de bonus en de volgorde.
lesson-nieuw_amsterdam-points-sum-not-13 = Tegels en bonus, ja. Maar je betaalde ook iets, en dan is er nog de volgorde.
lesson-nieuw_amsterdam-points-sum-not = Tegels plus bonus, min wat je betaalde, plus één voor elke speler die na je komt.
lesson-nieuw_amsterdam-points-useless-scene = Bram veilt een kolom met stadstegels, en Chloé heeft gepast. Deze keer is een stadstegel voor jou { $city } waard.
lesson-nieuw_amsterdam-points-useless-ask = Mag je over Bram heen?
lesson-nieuw_amsterdam-points-useless-why = Je mag op alle tegels bieden. Soms is het zelfs slim: een plek vooraan in de volgorde is ook iets waard.
lesson-nieuw_amsterdam-points-useless-not-no = Misschien is het niet verstandig, maar verboden is het niet.
lesson-nieuw_amsterdam-points-fresh-scene = Jij blijft over en hebt { $all } stuks. Je neemt kolom { $column }, met { $bonus } bonusmunten, en de ronde is voorbij.
lesson-nieuw_amsterdam-points-fresh-ask = Hoeveel heb je aan het begin van de volgende ronde?
lesson-nieuw_amsterdam-points-fresh-why = { $answer }. Na elke ronde krijgt iedereen een munt, en van goederen, hout en graan ook elk één. Alle { $tiles } tegels worden gemengd en opnieuw gelegd, maar fiche { $marker } hou je.
lesson-nieuw_amsterdam-points-fresh-not-18 = Je betaalt niets, dat klopt. Maar je krijgt wel iets, zelfs twee keer.
lesson-nieuw_amsterdam-points-fresh-not-20 = Met de bonusmunten erbij, ja. Maar iedereen krijgt ook nog een inkomen.
lesson-nieuw_amsterdam-points-fresh-not-22 = Met het inkomen erbij, ja. Maar de bonusmunten zijn er ook nog.
lesson-nieuw_amsterdam-points-fresh-not = Tel de bonusmunten erbij, en het inkomen: van alles één, behalve bont.
lesson-nieuw_amsterdam-points-tie-scene = De laatste ronde. Jij neemt de derde kolom, en daarna hebben Bram en jij evenveel punten.
lesson-nieuw_amsterdam-points-tie-ask = Wie wint het spel?
lesson-nieuw_amsterdam-points-tie-why = Na { $rounds } rondes hebben jullie allebei { $total } punten. Dan gaat het erom wie meer heeft: Bram { $other }, jij { $mine }. Is dat ook gelijk, dan wint het laagste fiche.
lesson-nieuw_amsterdam-points-tie-not-0 = Vergelijk eens wat jullie hebben.
lesson-nieuw_amsterdam-points-tie-not-0-1 = Bijna. Eerst wordt gekeken wie er meer heeft.
lesson-nieuw_amsterdam-points-off-scene = Je kunt ons kader ook uitzetten. Dan is er maar één ronde, heeft niemand een geheim en zijn alle tegels gelijk. Jij hebt er drie gewonnen.
lesson-nieuw_amsterdam-points-off-ask = Wat zijn jouw drie tegels samen waard?
lesson-nieuw_amsterdam-points-off-why = { $answer }, want elke tegel is voor iedereen { $each } waard.
lesson-nieuw_amsterdam-points-off-not-0 = Dan kon je het best nooit bieden. Een tegel blijft iets waard, alleen voor iedereen hetzelfde.
lesson-nieuw_amsterdam-points-off-not-3 = Zoveel is één tegel waard.

## What is it worth?

lesson-nieuw_amsterdam-worth-title = Wat is het waard?
lesson-nieuw_amsterdam-worth-about = Hoe hoog je biedt als je maar één keer mag, en of vooraan zitten loont.
lesson-nieuw_amsterdam-worth-shade-scene = Vergeet de fiches even. Er wordt één ding geveild, en ieder zegt één keer iets. Voor jou is het 7 waard. Voor Bram kan het alles van één tot en met tien waard zijn, allemaal even waarschijnlijk, en hij biedt als hij er iets mee wint.
lesson-nieuw_amsterdam-worth-shade-ask = Jij opent. Welk bod levert je gemiddeld het meeste op?
lesson-nieuw_amsterdam-worth-shade-why = { $answer }. In { $chance } van de honderd gevallen laat Bram het aan jou, en dan hou je het verschil. Dat maakt gemiddeld { $gain }. Met een hoger bod win je vaker maar hou je minder over; met een lager bod is het andersom.
lesson-nieuw_amsterdam-worth-shade-caption = Wat elk eerste bod je gemiddeld oplevert.
lesson-nieuw_amsterdam-worth-shade-not-1 = Dan hou je veel over, als je maar wint. Bram gaat hier bijna altijd overheen.
lesson-nieuw_amsterdam-worth-shade-not-5 = Je wint dan vaker, maar er blijft weinig voor je over.
lesson-nieuw_amsterdam-worth-shade-not-6 = Je wint dan meestal, maar je hebt er bijna niets aan.
lesson-nieuw_amsterdam-worth-ladder-scene = Dezelfde veiling. Denk nu aan alles wat het voor jou waard kan zijn, van één tot en met tien.
lesson-nieuw_amsterdam-worth-ladder-ask = Wat bied je dan het best als eerste, van de laagste waarde naar de hoogste?
lesson-nieuw_amsterdam-worth-ladder-why = { LIST($answer) }: steeds hooguit de helft. Bied je alles wat het je waard is, dan heb je er niets aan, zelfs als je wint.
lesson-nieuw_amsterdam-worth-ladder-not-0-1-2-3-4-5-6-7-8-9 = Je zou vaak winnen, maar je houdt nooit meer dan één over.
lesson-nieuw_amsterdam-worth-ladder-not-1-2-3-4-5-6-7-8-9-10 = Dan betaal je precies wat het je waard is. Wat hou je dan over?
lesson-nieuw_amsterdam-worth-more-scene = Het is voor jou weer 7 waard, maar nu komen er twee na jou: Bram en Chloé.
lesson-nieuw_amsterdam-worth-more-ask = Wat bied je nu het best als eerste?
lesson-nieuw_amsterdam-worth-more-why = { $answer }. Met één speler na je was het { $two }. Hoe meer spelers er nog over je heen kunnen, hoe dichter je bij de echte waarde moet komen.
lesson-nieuw_amsterdam-worth-more-caption = Wat elk eerste bod je gemiddeld oplevert, met twee spelers na je.
lesson-nieuw_amsterdam-worth-more-not-2 = Lager dan net? Nu kunnen er juist twee over je heen.
lesson-nieuw_amsterdam-worth-more-not-3 = Dat was het beste tegen één. Nu kunnen er twee over je heen.
lesson-nieuw_amsterdam-worth-more-not-6 = Iets te veel: je wint vaker, maar je houdt bijna niets over.
lesson-nieuw_amsterdam-worth-last-scene = Weer één ding, en nu bieden jullie met z’n vieren, allemaal zo goed als het maar kan. Jij begint, dan komen Bram, Chloé en Daan.
lesson-nieuw_amsterdam-worth-last-ask = Wie houdt er gemiddeld het meeste aan over?
lesson-nieuw_amsterdam-worth-last-why = { $answer }, met gemiddeld { $last }; jij krijgt { $first }. Jij moet raden wat de anderen willen. Wie als laatste mag, heeft alles gehoord en hoeft maar één meer te bieden.
lesson-nieuw_amsterdam-worth-last-caption = Wat elk van de vier er gemiddeld aan overhoudt, in de volgorde waarin jullie bieden.
lesson-nieuw_amsterdam-worth-last-not-0 = Jij moet openen zonder iets te weten. Anderen weten meer dan jij.
lesson-nieuw_amsterdam-worth-last-not-1 = Bram heeft jou gehoord, maar na hem komen er nog twee.
lesson-nieuw_amsterdam-worth-rather-scene = De laatste ronde, en elke tegel is voor jou { $each } waard. Bram veilt een lange kolom en heeft geopend met { $high }; Chloé en Daan hebben gepast. Jij bent de laatste die iets zegt.
lesson-nieuw_amsterdam-worth-rather-ask = Wat levert je meer punten op?
lesson-nieuw_amsterdam-worth-rather-why = Passen levert gemiddeld { $best } op, eroverheen gaan { $other }. Een kolom krijg je toch wel, desnoods voor niets. Het gaat er dus alleen om hoeveel beter deze is.
lesson-nieuw_amsterdam-worth-rather-not-bid-8 = Het is een mooie kolom, en je bent de eerste. Maar straks kun je een goede krijgen voor veel minder.
lesson-nieuw_amsterdam-worth-first-scene = “Wie een ronde met het eerste fiche begint, zit het best.”
lesson-nieuw_amsterdam-worth-first-ask = Klopt het of niet?
lesson-nieuw_amsterdam-worth-first-why-yes = In deze spellen klopt het. Wie met het eerste fiche begon, kreeg { $mean1 } punten per ronde, en met het laatste { $mean4 }. Kiezen is meer waard dan horen wat de anderen bieden.
lesson-nieuw_amsterdam-worth-first-why-no = In deze spellen niet. Wie met het eerste fiche begon, kreeg { $mean1 } punten per ronde, en met het laatste { $mean4 }. Je mag kiezen, maar je moet ook openen, en de anderen horen dat voordat ze zelf iets zeggen.
lesson-nieuw_amsterdam-worth-first-caption = Punten per ronde, naar het fiche aan het begin, gemiddeld over { $games } spellen tussen computers (moeilijk).
lesson-nieuw_amsterdam-worth-dear-scene = “De eerste kolom van een ronde kost het meest.”
lesson-nieuw_amsterdam-worth-dear-ask = Klopt het of niet?
lesson-nieuw_amsterdam-worth-dear-why-yes = Het klopt. Voor de eerste werd gemiddeld { $mean1 } betaald (voor de tweede: { $mean2 }; voor de derde: { $mean3 }), en de laatste is gratis. De mooiste tegels gaan het eerst weg, en daar hoort de eerste plek in de volgorde bij.
lesson-nieuw_amsterdam-worth-dear-why-no = In deze spellen niet. Voor de eerste werd gemiddeld { $mean1 } betaald (voor de tweede: { $mean2 }; voor de derde: { $mean3 }), en de laatste is gratis.
lesson-nieuw_amsterdam-worth-dear-caption = Wat er betaald werd in de drie veilingen van een ronde, gemiddeld over { $games } spellen tussen computers (moeilijk).
