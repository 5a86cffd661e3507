# The winner's curse.

study-winners-curse-title = De vloek van de winnaar
study-winners-curse-line = Iedereen biedt op een pot munten. Wie wint hem?
study-winners-curse-lead = Een pot met munten gaat onder de hamer. Bekijk hem, zeg wat je denkt, en bied.
study-winners-curse-teaches = waarom de winnaar van een veiling zo vaak te veel heeft betaald

## You decide

study-winners-curse-decide = De pot zit vol munten van 5, 10, 20 en 50 cent, aan het glas en daarachter. Iedereen schrijft in het geheim een bod op. Het hoogste bod wint de pot en betaalt wat het zei.
study-winners-curse-scene = Een pot vol munten van 5, 10, 20 en 50 cent.
study-winners-curse-ask-guess = Hoeveel geld zit er volgens jou in de pot?
study-winners-curse-ask-bid = Wat bied je ervoor?

## What do you expect?

study-winners-curse-predict = Nu bieden zes mensen op zo’n pot. Ieder zit er hoogstens { MONEY($spread) } naast, naar boven of naar beneden; gemiddeld schatten ze het goed. Ieder biedt precies wat er volgens hem of haar in zit.
study-winners-curse-ask-profit = Hoeveel verdient de winnaar gemiddeld? Zet een min voor een verlies.

## What happens

study-winners-curse-happened = We houden de veiling tienduizenden keren: zes bieders, ieder biedt de eigen schatting, het hoogste bod wint en betaalt.
    En drie computerspelers spelen een paar spellen De Veiling van Hashiban. Ook daar is er iets dat voor iedereen evenveel waard is: een voorwerp waar je niets aan hebt, kun je als kavel neerleggen, en als niemand biedt, krijg je een biljet van de stapel, dat gemiddeld { MONEY($bill) } waard is.
study-winners-curse-room-lost = In de pot zit { MONEY($worth) }. Het hoogste van de { $many } biedingen in jullie klas was { MONEY($highest) }: de winnaar verliest { MONEY($gain) }.
study-winners-curse-room-won = In de pot zit { MONEY($worth) }. Het hoogste van de { $many } biedingen in jullie klas was { MONEY($highest) }: de winnaar verdient { MONEY($gain) }.
study-winners-curse-alone-lost = In de pot zit { MONEY($worth) }. Als je met jouw bod van { MONEY($highest) } had gewonnen, had je { MONEY($gain) } verloren.
study-winners-curse-alone-won = In de pot zit { MONEY($worth) }. Als je met jouw bod van { MONEY($highest) } had gewonnen, had je { MONEY($gain) } verdiend.
study-winners-curse-mean = De gemiddelde schatting was { MONEY($mean) }; in de pot zit { MONEY($worth) }.
dynamics-study-winners-curse-gains-title = Wat de winnaar verdiende
dynamics-study-winners-curse-gains-see = Links van de streepjeslijn betaalde de winnaar meer dan er in de pot zat.
dynamics-study-winners-curse-gains-x = winst van de winnaar
dynamics-study-winners-curse-gains-y = veilingen op de 100
dynamics-study-winners-curse-gains-nothing = quitte
dynamics-study-winners-curse-gains-said = { $many } veilingen.
dynamics-study-winners-curse-gains-told = Met { $bidders } bieders betaalde de winnaar in { $lost } van de 100 veilingen te veel. Gemiddeld verdiende de winnaar { MONEY($gain) }.
dynamics-study-winners-curse-floor-title = Voorwerpen waar je niets aan hebt, bij Hashiban
dynamics-study-winners-curse-floor-see = Boven de streepjeslijn kostte een voorwerp meer dan het biljet dat het oplevert als niemand erop biedt.
dynamics-study-winners-curse-floor-x = aantal bieders
dynamics-study-winners-curse-floor-y = gemiddelde prijs
dynamics-study-winners-curse-floor-label-now = nu
dynamics-study-winners-curse-floor-label-long = eerder
dynamics-study-winners-curse-floor-bill = een biljet
dynamics-study-winners-curse-floor-said = { $tables ->
    [one] In één spel
   *[other] In { $tables } spellen
} kochten de winnaars { $many } voorwerpen die geen van hun eigen handelaren zocht. In { $games } spellen die we eerder speelden, kostte zo’n voorwerp gemiddeld { MONEY($price-1) } met één bieder, { MONEY($price-2) } met twee en { MONEY($price-3) } met drie. Een biljet is gemiddeld { MONEY($floor) } waard. Niet alles daarvan is een vergissing: ze bieden ook om een ander iets niet te gunnen.

## The answers of a class

dynamics-study-winners-curse-guess-title = Wat er volgens jullie in de pot zit
dynamics-study-winners-curse-guess-see = Hoe liggen de schattingen uit elkaar?
dynamics-study-winners-curse-guess-x = schatting
dynamics-study-winners-curse-guess-y = antwoorden op de 100
dynamics-study-winners-curse-guess-said = { $many } schattingen van { $least } tot { $most }; de middelste is { $middle }.
dynamics-study-winners-curse-bid-title = Wat jullie bieden
dynamics-study-winners-curse-bid-see = Welk bod wint?
dynamics-study-winners-curse-bid-x = bod
dynamics-study-winners-curse-bid-y = antwoorden op de 100
dynamics-study-winners-curse-bid-said = { $many } keer geboden, van { $least } tot { $most }; het middelste bod is { $middle }.
dynamics-study-winners-curse-profit-title = Wat jullie verwachtten
dynamics-study-winners-curse-profit-see = Wie verwachtte winst, wie verlies?
dynamics-study-winners-curse-profit-x = voorspelde winst van de winnaar
dynamics-study-winners-curse-profit-y = antwoorden op de 100
dynamics-study-winners-curse-profit-truth = het was
dynamics-study-winners-curse-profit-said = { $many } voorspellingen van { $least } tot { $most }; de middelste is { $middle }.
dynamics-study-winners-curse-bids-title = Wat er is geboden, en de pot
dynamics-study-winners-curse-bids-see = Wie rechts van de streepjeslijn bood, zou met dat bod verliezen.
dynamics-study-winners-curse-bids-x = bod
dynamics-study-winners-curse-bids-y = antwoorden op de 100
dynamics-study-winners-curse-bids-worth = de pot
dynamics-study-winners-curse-bids-said = { $many } keer geboden, van { $least } tot { $most }; het middelste bod is { $middle }.

## What theory says

study-winners-curse-theory = Je wint juist als jouw schatting de hoogste is, en de hoogste van een heleboel schattingen is te hoog. Wie dat weet, biedt minder: in evenwicht { MONEY($spread) } minder dan de eigen schatting, hoeveel bieders er ook zijn. Dan verdient de winnaar een beetje.
    Betaalt de winnaar het op één na hoogste bod, zoals het bijna gaat waar je elkaar hoort bieden, dan kost dezelfde vergissing minder: de op één na hoogste schatting zit er niet zo ver naast. Met drie bieders kost ze gemiddeld niets, met meer wel.
study-winners-curse-alone-laboratory = Ook anderen hebben zulke potten verkocht. Bazerman en Samuelson (1983) hielden { $auctions } veilingen met studenten, met potten van elk { MONEY($lab) }. De gemiddelde schatting was { MONEY($estimate) }, het hoogste bod gemiddeld { MONEY($top) }, en zo verloren de winnaars gemiddeld { MONEY($loss) }. Jij schatte { MONEY($guess) } en bood { MONEY($highest) }, voor een pot van { MONEY($worth) }.
study-winners-curse-room-laboratory = Ook anderen hebben zulke potten verkocht. Bazerman en Samuelson (1983) hielden { $auctions } veilingen met studenten, met potten van elk { MONEY($lab) }. De gemiddelde schatting was { MONEY($estimate) }, het hoogste bod gemiddeld { MONEY($top) }, en zo verloren de winnaars gemiddeld { MONEY($loss) }. Jullie schatten gemiddeld { MONEY($guess) } en boden hoogstens { MONEY($highest) }, voor een pot van { MONEY($worth) }.
dynamics-study-winners-curse-curve-title = Hoe drukker, hoe erger de vloek
dynamics-study-winners-curse-curve-see = De tekens zijn onze veilingen, de streepjeslijnen zijn theorie.
dynamics-study-winners-curse-curve-x = bieders
dynamics-study-winners-curse-curve-y = gemiddelde winst van de winnaar
dynamics-study-winners-curse-curve-label-naive = biedt de schatting
dynamics-study-winners-curse-curve-label-wise = biedt minder
dynamics-study-winners-curse-curve-naive-theory = theorie
dynamics-study-winners-curse-curve-wise-theory = theorie
dynamics-study-winners-curse-curve-told = Met { $bidders } bieders die hun schatting boden, verdiende de winnaar gemiddeld { MONEY($gain) }.
dynamics-study-winners-curse-second-title = Als je het op één na hoogste bod betaalt
dynamics-study-winners-curse-second-see = Dezelfde schattingen en dezelfde vergissing. De tekens zijn onze veilingen, de streepjeslijnen zijn theorie.
dynamics-study-winners-curse-second-x = bieders
dynamics-study-winners-curse-second-y = gemiddelde winst van de winnaar
dynamics-study-winners-curse-second-label-naive = biedt de schatting
dynamics-study-winners-curse-second-label-wise = biedt minder
dynamics-study-winners-curse-second-naive-theory = theorie
dynamics-study-winners-curse-second-wise-theory = theorie
dynamics-study-winners-curse-second-told = Met { $bidders } bieders die hun schatting boden, verdiende de winnaar gemiddeld { MONEY($gain) }.

## Change one thing

study-winners-curse-change = Meer mensen aan tafel: beter of slechter voor de winnaar? Probeer een paar aantallen.
study-winners-curse-setting = Hoeveel bieders?
study-winners-curse-setting-value = { $value }

## Talk about it

study-winners-curse-open-1 = Wat als één bieder meer weet dan de rest, zoals degene die de pot heeft gevuld?
study-winners-curse-open-2 = Leren mensen die elke dag bieden, bij een oliemaatschappij of een aannemer, om minder te bieden?
study-winners-curse-open-3 = Wat als iedereen hoort wie er bij welke prijs uitstapt, en daar tijdens het bieden van leert?
study-winners-curse-open-4 = Wie bij Hashiban te veel betaalt, kan zich vergissen, maar kan een ander ook iets niet gunnen. Hoe hou je die twee uit elkaar?
study-winners-curse-talk-1 = De gemiddelde schatting zat dicht bij de pot, of was te laag. Waarom was het winnende bod dan toch te hoog?
study-winners-curse-talk-1-answer = De winnaar is niet zomaar iemand, maar degene met de hoogste schatting. Een gemiddelde zegt iets over iedereen, niet over de hoogste.
study-winners-curse-talk-2 = Waar buiten de klas wint iemand omdat verder niemand dacht dat het zoveel waard was?
study-winners-curse-talk-2-answer = Bouwopdrachten (de laagste schatting wint), huizen, tweedehands auto’s, voetbaltransfers, olievelden, bedrijven die worden overgenomen.
study-winners-curse-talk-3 = Je bent een van de twintig in plaats van een van de drie. Moet je meer bieden, om kans te maken, of minder?
study-winners-curse-talk-3-answer = Vergeleken met je schatting: minder. Bij twintig mensen is jouw schatting alleen de hoogste als ze veel te hoog is. In onze veilingen met 12 bieders verliest de naïeve winnaar gemiddeld { MONEY($gain-12-size) }.

## Five questions

study-winners-curse-ask-q1 = Tien mensen schatten hoeveel een koe weegt. Gemiddeld hebben ze gelijk. En de hoogste van de tien schattingen?
study-winners-curse-ask-q1-a = Die klopt ook ongeveer.
study-winners-curse-ask-q1-b = Die is waarschijnlijk te hoog.
study-winners-curse-ask-q1-c = Dat kan niemand zeggen.
study-winners-curse-ask-q1-why = De hoogste van een heleboel ligt ver van hun gemiddelde.
study-winners-curse-ask-q2 = Je wint een veiling van iets dat voor iedereen evenveel waard is. Wat weet je dan?
study-winners-curse-ask-q2-a = Dat de anderen het minder waard vonden.
study-winners-curse-ask-q2-b = Dat je de juiste prijs hebt betaald.
study-winners-curse-ask-q2-c = Helemaal niets.
study-winners-curse-ask-q2-why = Winnen is nieuws: alle anderen schatten lager dan jij.
study-winners-curse-ask-q3 = Er komen meer bieders bij. Je wilt niet verliezen. Wat doe je?
study-winners-curse-ask-q3-a = Meer bieden, anders win je nooit.
study-winners-curse-ask-q3-b = Verder onder je schatting blijven.
study-winners-curse-ask-q3-c = Precies je schatting bieden.
study-winners-curse-ask-q3-why = Hoe meer bieders, hoe verder de hoogste schatting ernaast zit.
study-winners-curse-ask-q4 = Bij welke verkoop is de vloek van de winnaar het kleinst?
study-winners-curse-ask-q4-a = Een olieveld waar nog niemand geboord heeft
study-winners-curse-ask-q4-b = Een bedrijf dat te koop staat
study-winners-curse-ask-q4-c = Een bankbiljet dat iedereen kan lezen
study-winners-curse-ask-q4-why = Waar niemand over de waarde twijfelt, schat niemand te hoog.
study-winners-curse-ask-q5 = Zes mensen bieden precies wat ze denken, en zitten er hoogstens { MONEY($spread) } naast. Hoe vaak betaalt de winnaar te veel?
study-winners-curse-ask-q5-a = In de helft van de veilingen
study-winners-curse-ask-q5-b = Bijna altijd
study-winners-curse-ask-q5-c = Bijna nooit
study-winners-curse-ask-q5-why = In { $lost-6 } van de 100: alleen als alle zes te laag schatten, verdient de winnaar iets.

## For the teacher

study-winners-curse-aim = Dat winnen iets zegt over je eigen schatting. Leerlingen zien dat een gemiddelde kan kloppen terwijl de winnaar ernaast zit, en dat het helpt om te denken aan het geval dat je wint.
study-winners-curse-script-decide = Laat de pot een minuut op het grote scherm zien, zonder praten. Iedereen schrijft een schatting en een bod op. Haal de briefjes op, typ of plak ze, en laat de twee staafdiagrammen zien. Zeg niet hoeveel er in de pot zit.
study-winners-curse-script-predict = Iedereen schrijft een voorspelling op, met een min voor een verlies. Laat vingers opsteken: winst of verlies?
study-winners-curse-script-happened = Laat het lopen. Lees eerst voor wie de pot in de klas heeft gewonnen, en wat hij of zij verloor of verdiende. Dan het plaatje: welk deel ligt links van de lijn? De spellen van De Veiling van Hashiban stellen dezelfde vraag in een spel dat de klas misschien kent.
study-winners-curse-script-theory = Vraag eerst: wie heeft een idee waarom? Laat dan de lijn zien. De zin om te onthouden: je wint juist als jouw schatting de hoogste is. Lees voor wat studenten elders met een pot deden, en leg het naast jullie pot.
study-winners-curse-script-change = Laat de klas aantallen bieders roepen. Probeer in elk geval 2 en 20.
study-winners-curse-script-talk = Een of twee van de vragen, en dan de vijf vragen nog eens.
study-winners-curse-expected-gain-2 = Gemiddelde winst van de winnaar, 2 bieders die hun schatting bieden
study-winners-curse-expected-gain-4 = Gemiddelde winst van de winnaar, 4 bieders die hun schatting bieden
study-winners-curse-expected-gain-6 = Gemiddelde winst van de winnaar, 6 bieders die hun schatting bieden
study-winners-curse-expected-gain-12 = Gemiddelde winst van de winnaar, 12 bieders die hun schatting bieden
study-winners-curse-expected-lost-2 = Hoe vaak van de 100 de winnaar verliest, 2 bieders
study-winners-curse-expected-lost-4 = Hoe vaak van de 100 de winnaar verliest, 4 bieders
study-winners-curse-expected-lost-6 = Hoe vaak van de 100 de winnaar verliest, 6 bieders
study-winners-curse-expected-lost-12 = Hoe vaak van de 100 de winnaar verliest, 12 bieders
study-winners-curse-expected-wise-2 = Gemiddelde winst van de winnaar, 2 bieders die { $spread } minder bieden
study-winners-curse-expected-wise-4 = Gemiddelde winst van de winnaar, 4 bieders die { $spread } minder bieden
study-winners-curse-expected-wise-6 = Gemiddelde winst van de winnaar, 6 bieders die { $spread } minder bieden
study-winners-curse-expected-wise-12 = Gemiddelde winst van de winnaar, 12 bieders die { $spread } minder bieden
study-winners-curse-expected-second-2 = Gemiddelde winst van de winnaar, 2 bieders die hun schatting bieden, het op één na hoogste bod wordt betaald
study-winners-curse-expected-second-4 = Gemiddelde winst van de winnaar, 4 bieders die hun schatting bieden, het op één na hoogste bod wordt betaald
study-winners-curse-expected-second-6 = Gemiddelde winst van de winnaar, 6 bieders die hun schatting bieden, het op één na hoogste bod wordt betaald
study-winners-curse-expected-second-12 = Gemiddelde winst van de winnaar, 12 bieders die hun schatting bieden, het op één na hoogste bod wordt betaald
study-winners-curse-expected-price-1 = De Veiling van Hashiban: wat een voorwerp kost waar je niets aan hebt, als er één biedt
study-winners-curse-expected-price-2 = Hetzelfde, er bieden er twee
study-winners-curse-expected-price-3 = Hetzelfde, er bieden er drie
study-winners-curse-expected-worth = Wat er in de pot zit
study-winners-curse-expected-spread = Hoe ver een schatting ernaast kan zitten
study-winners-curse-expected-bill = Wat een biljet gemiddeld waard is
