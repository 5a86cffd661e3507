# Bluff.

study-bluff-title = Bluffen
study-bluff-line = Vijf kaarten liggen dicht op tafel. Hoe vaak moeten ze haast niets waard zijn?
study-bluff-lead = Leg geld neer dat niemand ziet, antwoord op geld dat jij niet ziet, en bied wat je misschien niet hebt.
study-bluff-teaches = hoe vaak bluffen loont, waarom de ander je niet altijd moet geloven, en wanneer je meer kunt bieden dan je hebt

## You decide

study-bluff-decide =
    Een spel Wereldhandel, nog bij het begin. Jij en Bram hebben hetzelfde geld: twee kaarten van 0, vier van 10 en één van 50, samen { $all }. Ieder van jullie heeft één kaart met koffie, en zo’n kaart is voor jullie allebei { $worth } waard.
    Wie wil handelen, legt geldkaarten dicht neer. De ander ziet alleen hoeveel het er zijn. Of hij neemt ze aan en geeft zijn koffie ervoor; of hij legt er geld tegenover. Dan wisselen de twee bundels van hand, en wie het meeste geld kreeg, geeft een koffie af. Zijn ze evenveel waard, dan leggen ze nog een keer neer; is het weer gelijk, dan wint degene die begon de koffie.
    Veel later heb je nog maar { $has }. Bram veilt een kaart met diamanten; een kwartet daarvan is { $value } waard, en hij heeft er al één. Het hoogste bod is { $high }. Gaat niemand over jouw bod heen, dan betaalt Bram jou dat bod en houdt de kaart, of hij laat jou betalen. Wie dat niet kan, laat al zijn geld zien en krijgt niets.
study-bluff-scene = Jouw geldkaarten: twee van 0, vier van 10 en één van 50. Op tafel liggen vijf kaarten dicht.
study-bluff-ask-lay = Jij wilt de koffie van Bram en legt vijf kaarten dicht neer. Welke vijf?
study-bluff-ask-lay-a = 0, 0, 10, 10, 10: samen { $laid-1 }
study-bluff-ask-lay-b = 0, 0, 10, 10, 50: samen { $laid-2 }
study-bluff-ask-lay-c = 10, 10, 10, 10, 50: samen { $laid-3 }
study-bluff-ask-reply = Nu wil Bram jouw koffie en legt vijf kaarten dicht neer. Wat doe je?
study-bluff-ask-reply-a = Aannemen, en de koffie weggeven
study-bluff-ask-reply-b = Er { $reply-2 } tegenover leggen: je kaarten van 10
study-bluff-ask-reply-c = Er { $reply-3 } tegenover leggen: alles wat je hebt
study-bluff-ask-raise = Wat bied je voor de diamanten? 0 is niet meedoen.

## What do you expect?

study-bluff-predict = Twee bots handelen telkens weer zo, altijd met vijf kaarten. De ene biedt aan, de andere antwoordt. Theorie kennen ze niet: elk onthoudt alles wat de ander heeft gedaan, en doet wat daartegen tot nu toe het beste was geweest. Een bluf is een aanbod dat minder dan { $half } waard is.
study-bluff-ask-poor = In hoeveel van de 100 keer bluft degene die aanbiedt?

## What happens

study-bluff-happened = Twee bots die leren, handelen met elkaar. Daarna komt er één tegenover jou: hij ontdekt wat jij doet, eerst als jij aanbiedt en dan als jij antwoordt. En Bram veilt zijn diamanten, met een bod dat niemand kan betalen.
study-bluff-offer-gain = Altijd zo aanbieden, tegen iemand die het doorkrijgt, levert per keer { $gain } op. De bot die leert haalt { $both } als hij aanbiedt.
study-bluff-offer-loss = Altijd zo aanbieden, tegen iemand die het doorkrijgt, kost per keer { $gain }. De bot die leert haalt { $both } als hij aanbiedt.
study-bluff-answer = Als jij antwoordt, haalt de bot die doorkrijgt hoe per keer { $gain } bij jou. Bij een bot die leert is dat { $both }.
study-bluff-raise-pass = Bij { $high } deed je niet mee: niets gewonnen, en niemand zag je geld.
study-bluff-raise-bid = Je bod was { $bid }, met { $has } op zak. In { $share } van de 100 veilingen betaalde Bram jou dat en hield de kaart; in de andere moest je je geld laten zien.
study-bluff-raise-room = { $bluffs } van de { $many } antwoorden bieden meer dan de { $has } die je nog hebt.
study-bluff-raise-best = Van die antwoorden leverde een bod van { $bid } het meest op: gemiddeld { $money }, betaald door Bram.
dynamics-study-bluff-gained-title = Wat degene die aanbiedt wint
dynamics-study-bluff-gained-see = Bied jij aan, dan is lang goed. Antwoord jij, dan is kort goed.
dynamics-study-bluff-gained-x = wie aan wie aanbiedt
dynamics-study-bluff-gained-y = gemiddelde winst per keer
dynamics-study-bluff-gained-label-offer = jij aan een bot die leert
dynamics-study-bluff-gained-label-both = lerende bot aan lerende bot
dynamics-study-bluff-gained-label-answer = een bot die leert aan jou
dynamics-study-bluff-gained-told = Elk { $trades } keer. Tussen twee bots die leren won degene die aanbiedt gemiddeld { $gain }.
dynamics-study-bluff-learned-title = Twee bots vinden een mix
dynamics-study-bluff-learned-see = De delen van alle keren tot dan toe. Komen ze tot rust?
dynamics-study-bluff-learned-x = aantal keren
dynamics-study-bluff-learned-y = van de 100
dynamics-study-bluff-learned-label-poor = bluft
dynamics-study-bluff-learned-label-taken = wordt aangenomen
dynamics-study-bluff-learned-poor-theory = theorie
dynamics-study-bluff-learned-taken-theory = theorie
dynamics-study-bluff-learned-told = Na { $trades } keer was { $poor } van de 100 keer het aanbod een bluf, en { $taken } van de 100 keer werd het aangenomen.
dynamics-study-bluff-paid-title = Een bod dat je niet kunt betalen
dynamics-study-bluff-paid-see = Wat zo’n bod gemiddeld oplevert als Bram een moeilijke bot is: hij betaalt het aan jou, of niet. Hoe hoog kun je gaan?
dynamics-study-bluff-paid-x = bod
dynamics-study-bluff-paid-y = gemiddeld geld
dynamics-study-bluff-paid-label-got = betaald aan jou
dynamics-study-bluff-paid-told = Een bod van { $bid } leverde het meest op, gemiddeld { $money }.

## The answers of a class

dynamics-study-bluff-lay-title = Wat jullie neerleggen
dynamics-study-bluff-lay-see = Alle balken samen zijn jullie mix. Hoeveel per 100 bluffen?
dynamics-study-bluff-lay-x = aanbod
dynamics-study-bluff-lay-y = antwoorden per 100
dynamics-study-bluff-lay-label-a = 0, 0, 10, 10, 10
dynamics-study-bluff-lay-label-b = 0, 0, 10, 10, 50
dynamics-study-bluff-lay-label-c = 10, 10, 10, 10, 50
dynamics-study-bluff-lay-said = { $many } antwoorden.
dynamics-study-bluff-reply-title = Wat jullie antwoorden
dynamics-study-bluff-reply-see = Wie gelooft de vijf kaarten, wie niet?
dynamics-study-bluff-reply-x = antwoord
dynamics-study-bluff-reply-y = antwoorden per 100
dynamics-study-bluff-reply-label-a = aannemen
dynamics-study-bluff-reply-label-b = de tientjes ertegenover
dynamics-study-bluff-reply-label-c = alles ertegenover
dynamics-study-bluff-reply-said = { $many } antwoorden.
dynamics-study-bluff-raise-title = Wat jullie voor de diamanten bieden
dynamics-study-bluff-raise-see = Wie kan zijn bod betalen?
dynamics-study-bluff-raise-x = bod
dynamics-study-bluff-raise-y = antwoorden per 100
dynamics-study-bluff-raise-said = Het bod in { $many } antwoorden gaat van { $least } tot { $most }; het middelste is { $middle }.
dynamics-study-bluff-poor-title = Wat jullie verwachtten
dynamics-study-bluff-poor-see = Wie verwachtte veel bluf, wie weinig?
dynamics-study-bluff-poor-x = bluf per 100 keer
dynamics-study-bluff-poor-y = antwoorden per 100
dynamics-study-bluff-poor-truth = het was
dynamics-study-bluff-poor-said = { $many } voorspellingen van { $least } tot { $most }; de middelste is { $middle }.

## What theory says

study-bluff-theory =
    Wie altijd hetzelfde doet, heeft de ander zo door. Het middel is een mix door toeval: precies zo vaak bluffen dat de ander met aannemen net zo goed af is als met alles ertegenover leggen, wat hij ook probeert. Dan heeft hij er niets aan als hij de mix kent.
    Hier is dat: { $best-poor } van de 100 keer bluffen. En de ander neemt { $best-taken } van de 100 keer aan. Die mix is per keer { $best-gain } waard voor wie aanbiedt.
study-bluff-mix-alone = Jouw aanbod, elke keer weer, is zeker van { $sure } per keer; de beste mix van { $best }. Met jouw antwoord, elke keer weer, kan de ander { $left } halen; de beste antwoorden laten hem { $best }.
study-bluff-mix-room = Samen heeft jullie klas een mix. Jullie aanbod is zeker van { $sure } per keer; de beste mix van { $best }. Van jullie antwoorden kan iemand die ze kent { $left } halen; de beste antwoorden laten hem { $best }.
dynamics-study-bluff-offers-title = Waar een mix van bluffen zeker van is
dynamics-study-bluff-offers-see = De lijn: zo vaak bluffen, anders alles neerleggen. Het teken ben jij; ligt het naast de lijn, dan was een deel geen van beide. Waar is de top?
dynamics-study-bluff-offers-x = bluf per 100 keer
dynamics-study-bluff-offers-y = zekere winst per keer
dynamics-study-bluff-offers-label-you = jij
dynamics-study-bluff-offers-theory = bluf, anders alles
dynamics-study-bluff-offers-told = De top ligt bij { $poor } keer bluffen van de 100: die is zeker van { $sure }. Een paar meer, en de ander gelooft je nooit meer.
dynamics-study-bluff-answers-title = Wat een mix van antwoorden de ander laat
dynamics-study-bluff-answers-see = De lijn: zo vaak aannemen, anders alles ertegenover. Het teken ben jij. Hier is laag goed.
dynamics-study-bluff-answers-x = aangenomen, van de 100
dynamics-study-bluff-answers-y = wat de ander kan halen
dynamics-study-bluff-answers-label-you = jij
dynamics-study-bluff-answers-theory = aannemen, anders alles
dynamics-study-bluff-answers-told = De ander krijgt het minst als { $taken } van de 100 keer wordt aangenomen: { $left }.

## Change one thing

study-bluff-change = Voor een kaart van 0 koop je niets. Waar is hij goed voor? Geef wie aanbiedt er minder of meer; de bots leren telkens opnieuw.
study-bluff-setting = Hoeveel kaarten van 0 heeft degene die aanbiedt?
study-bluff-setting-value = { $value }
dynamics-study-bluff-zeros-title = Wat kaarten van 0 opleveren
dynamics-study-bluff-zeros-see = De tekens zijn bots die leren, de streeplijn is theorie.
dynamics-study-bluff-zeros-x = kaarten van 0 in de hand
dynamics-study-bluff-zeros-y = gemiddelde winst per keer
dynamics-study-bluff-zeros-label-learner = de bot die aanbiedt
dynamics-study-bluff-zeros-theory = theorie
dynamics-study-bluff-zeros-told = Met { $zeros } stuks won de bot { $gain } per keer en blufte hij { $poor } van de 100 keer.
dynamics-study-bluff-noughts-title = Hoe vaak iemand daarmee bluft
dynamics-study-bluff-noughts-see = Zonder een 0 zijn vijf kaarten nooit een bluf.
dynamics-study-bluff-noughts-x = kaarten van 0 in de hand
dynamics-study-bluff-noughts-y = bluf per 100 keer
dynamics-study-bluff-noughts-label-learner = de bot die aanbiedt
dynamics-study-bluff-noughts-theory = theorie
dynamics-study-bluff-noughts-told = Met { $zeros } stuks won de bot { $gain } per keer en blufte hij { $poor } van de 100 keer.

## Talk about it

study-bluff-open-1 = In een echt spel weet je niet wat de ander in zijn hand heeft. Hoe verandert de mix dan?
study-bluff-open-2 = Kunnen mensen eigenlijk wel toevallig kiezen, zonder dobbelsteen? En verraadt een gezicht een bluf?
study-bluff-open-3 = Wat kost het later in het spel als iedereen je geld heeft gezien?
study-bluff-talk-1 = Waarom is een mix beter dan elke keer de beste bundel neerleggen?
study-bluff-talk-1-answer = Er is geen beste bundel. Altijd alles neerleggen levert { $always-rich } op, want dat wordt gewoon aangenomen; altijd bluffen { $always-poor }, want daar gaat de ander overheen. De mix levert { $best-gain } op, en wie hem kent heeft er niets aan.
study-bluff-talk-2 = Iemand zegt: ik geloof elk aanbod, dan krijg ik tenminste geld. Wat klopt daar niet?
study-bluff-talk-2-answer = Dan bluft de ander elke keer en wint { $always-take } per keer. Wie { $best-taken } van de 100 keer aanneemt en er anders alles tegenover legt, laat hem hoogstens { $best-gain }.
study-bluff-talk-3 = Waar is het buiten spellen goed dat niemand weet wat je gaat doen?
study-bluff-talk-3-answer = Strafschoppen, de opslag bij tennis, kaartjescontrole in de trein, politiecontroles, de belastingdienst. Walker en Wooders (2001) schrijven dat de opslag op Wimbledon dicht bij zo’n mix komt.
study-bluff-talk-4 = Wanneer loont een bod dat je niet kunt betalen?
study-bluff-talk-4-answer = Als de veilingmeester de kaart liever heeft dan het bod. In onze veilingen kocht Bram bij een bod van 100 in { $bought-100 } van de 100 gevallen, bij een bod van 140 maar in { $bought-140 } van de 100. En wie zijn geld moet laten zien, bluft daarna slechter.

## Five questions

study-bluff-ask-q1 = Je bluft nooit: je vijf kaarten zijn altijd alles wat je hebt. Wat doet iemand die dat doorheeft?
study-bluff-ask-q1-a = Hij legt er alles tegenover wat hij heeft.
study-bluff-ask-q1-b = Hij bluft zelf.
study-bluff-ask-q1-c = Hij neemt elke keer het geld aan.
study-bluff-ask-q1-why = Je { $all } is bijna wat de koffie waard is: voor jou blijft er per keer { $always-rich } over.
study-bluff-ask-q2 = Hoe vaak moet je bluffen om er het meest aan te hebben, tegen iemand die weet hoe vaak?
study-bluff-ask-q2-a = Precies zo vaak dat hij met aannemen even goed af is als met geld ertegenover.
study-bluff-ask-q2-b = De helft van de keren, want dan weet hij niets.
study-bluff-ask-q2-c = Nooit: wie bekendstaat als bluffer heeft verloren.
study-bluff-ask-q2-why = Dan helpt niets wat hij doet. Hier is dat { $best-poor } van de 100 keer.
study-bluff-ask-q3 = De goederen worden duurder: { $dear } in plaats van { $worth }, met hetzelfde geld. Hoe vaak bluft een beste mix dan?
study-bluff-ask-q3-a = Vaker, want er valt meer te winnen.
study-bluff-ask-q3-b = Minder vaak.
study-bluff-ask-q3-c = Even vaak.
study-bluff-ask-q3-why = { $dear-poor } van de 100 keer: wie zoveel kan verliezen, gelooft niet veel bluf.
study-bluff-ask-q4 = Waar is een geldkaart van 0 goed voor als je handelt?
study-bluff-ask-q4-a = Hij laat een arme bundel op een rijke lijken.
study-bluff-ask-q4-b = Nergens voor, hij is 0 waard.
study-bluff-ask-q4-c = De ander moet er meer door betalen.
study-bluff-ask-q4-why = Alleen het aantal kaarten is te zien. Zonder een 0 is wie aanbiedt zeker van { $best-gain-0 } per keer, met twee van { $best-gain }.
study-bluff-ask-q5 = Je doet een bod dat hoger is dan je geld. Wanneer levert dat je geld op?
study-bluff-ask-q5-a = Als jij de kaart krijgt.
study-bluff-ask-q5-b = Als iemand anders nog meer biedt.
study-bluff-ask-q5-c = Als de veilingmeester de kaart wil houden en jou betaalt.
study-bluff-ask-q5-why = Het kooprecht kost het bod, en dat krijgt degene die het deed.

## For the teacher

study-bluff-aim = Dat bluffen een kwestie is van hoe vaak, en dat toeval je beschermt: niemand kan je doorzien. Leerlingen zien dat wat het beste is afhangt van wat de ander verwacht, en dat twee bots die alleen van ervaring leren dicht bij de theorie komen.
study-bluff-script-decide = Speel eerst één keer voor de klas, met echte kaarten als je die hebt: vijf dicht, aannemen of ertegenover leggen. Dan antwoordt ieder voor zich, zonder te praten. Samen zijn de antwoorden een mix, dus vraag nog niet naar het waarom.
study-bluff-script-predict = Iedereen schrijft een getal op. Handen omhoog: meer of minder dan de helft? Meer of minder dan een kwart?
study-bluff-script-happened = Eerst de drie balken: een klas die vaak bluft, verliest zodra iemand het merkt. Dan de lijnen van de twee bots: waar komen ze tot rust? Als laatste de diamanten.
study-bluff-script-theory = De zin om te onthouden: bluf precies zo vaak dat het de ander niet meer uitmaakt wat hij doet. Laat zien waar de klas op de twee lijnen zit. Een echte mix heeft toeval nodig: hoe haal je { $best-poor } van de 100 met een horloge? Bijvoorbeeld: bluf als de secondewijzer in de eerste 8 seconden staat.
study-bluff-script-change = Eerst zonder een kaart van 0, dan met vier. Vraag vóór elke keer: wint de bot meer of minder?
study-bluff-script-talk = Twee van de vragen, dan de vijf vragen opnieuw. De derde van de vijf, over duurdere goederen, is de moeilijkste.
study-bluff-expected-gain-0 = Gemiddelde winst van de bot die aanbiedt, zonder kaart van 0
study-bluff-expected-gain-2 = Hetzelfde, twee kaarten van 0
study-bluff-expected-poor = Bluf per 100 keer tussen twee bots die leren
study-bluff-expected-taken = Hoeveel van de 100 keer wordt aangenomen
study-bluff-expected-gain-4 = Gemiddelde winst van de bot die aanbiedt, vier kaarten van 0
study-bluff-expected-bought-100 = Hoeveel van de 100 keer Bram een bod van 100 betaalt
study-bluff-expected-bought-120 = Hoeveel van de 100 keer Bram een bod van 120 betaalt
study-bluff-expected-bought-140 = Hoeveel van de 100 keer Bram een bod van 140 betaalt
study-bluff-expected-best-poor = Bluf per 100 keer in een beste mix
study-bluff-expected-best-taken = Hoeveel van de 100 keer de beste antwoorden aannemen
study-bluff-expected-best-gain = Waar de beste mix per keer zeker van is
study-bluff-expected-best-gain-0 = Hetzelfde, zonder kaart van 0
study-bluff-expected-best-gain-4 = Hetzelfde, vier kaarten van 0
study-bluff-expected-laid-1 = De arme bundel
study-bluff-expected-laid-2 = De middelste bundel
study-bluff-expected-laid-3 = De rijke bundel
study-bluff-expected-reply-2 = Wat de tientjes samen zijn
study-bluff-expected-reply-3 = Alles wat ertegenover gaat
study-bluff-expected-half = De helft van wat de koffie waard is; minder is bluf
study-bluff-expected-always-rich = Waar iemand zeker van is die altijd alles neerlegt
study-bluff-expected-always-poor = Hetzelfde, altijd bluffen
study-bluff-expected-always-take = Wat de ander kan halen bij iemand die altijd aanneemt
study-bluff-expected-dear = Waarde van de duurdere goederen in de derde vraag
study-bluff-expected-dear-poor = Bluf per 100 keer in een beste mix daarvoor
study-bluff-expected-worth = Wat een kaart met koffie waard is
study-bluff-expected-all = Al het geld in het verhaal
study-bluff-expected-has = Wat er bij de diamanten nog van over is
study-bluff-expected-high = Het bod waar je overheen moet
study-bluff-expected-value = Waarde van het kwartet diamanten
