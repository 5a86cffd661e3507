# The page and the command that set published figures beside our own.

## The page

figures-title = Cijfers uit de boeken
figures-line = Wat de boeken over veilingen zeggen, hier opnieuw uitgerekend. Klopt het?
figures-enter = Naar de cijfers
figures-lead = Wat de boeken over veilingen zeggen, en wat eruit komt als je het hier honderdduizenden keren probeert. Druk op de knop en kijk of het klopt.
figures-go = Reken het uit
figures-again = Reken het nog eens uit
figures-stop = Stop
figures-working = { $done } van de { $all } cijfers zijn klaar.
figures-agree = Alle { $rows } getallen kloppen.
figures-differ = { $rows ->
    [one] Eén getal klopt niet.
   *[other] { $rows } getallen kloppen niet.
}
figures-how = Wat geteld is, is precies. Wat het toeval trekt, mag er tot vier keer de onzekerheid naast zitten: dat is de standaardfout. Hetzelfde startgetal trekt weer hetzelfde. Tussen haakjes staat wat het cijfer zelf openlaat: een stapje van de klok, of de laatste decimaal die gedrukt werd.
figures-source = Bron: { $source }
figures-derived = Door ons uit de theorie afgeleid

## The table

figures-what = Wat
figures-published = In het boek
figures-ours = Bij ons
figures-error = Onzekerheid
figures-seed = Startgetal
figures-verdict = Oordeel
figures-counted = geteld
figures-holds = klopt
figures-out = klopt niet

## What each figure says

figures-FIG1 = Betaalt de winnaar het eigen bod, dan bied je het best minder dan de waarde: de helft bij twee bieders, vier vijfde bij vijf.
figures-FIG2 = Of de winnaar nu het eigen bod betaalt of het op één na hoogste, de verkoper krijgt gemiddeld evenveel.
figures-FIG3 = Zelfs als iedereen betaalt, of de winnaar maar het derde bod betaalt, krijgt de verkoper datzelfde bedrag.
figures-FIG4 = Gemiddeld evenveel is niet elke keer evenveel: wat de verkoper krijgt, wisselt sterker als het tweede bod de prijs is.
figures-FIG5 = Hoe meer bieders, hoe minder er voor de winnaar overblijft, en voor elke bieder nog minder.
figures-FIG6 = Met een laag bod win je zelden; bied je de volle waarde, dan levert winnen niets op. Het beste bod ligt ertussenin.
figures-FIG7 = Als het op één na hoogste bod de prijs is, kost een bod boven de waarde alleen maar geld.
figures-FIG8 = Een verkoper die lage biedingen weigert, blijft soms zitten met wat hij verkoopt en verdient toch meer. De beste grens is de helft van de hoogst mogelijke waarde, hoeveel bieders er ook komen.
figures-FIG9 = Bieders die niet van risico houden, bieden hoger, en daar wordt de verkoper beter van.
figures-FIG10 = Als het bod in kleine stapjes stijgt, is de prijs de op één na hoogste waarde, op een stapje na.
figures-FIG11 = Alleen de eigenaar weet wat het bedrijf waard is. Hij neemt een aanbod aan als het bedrijf weinig waard is, dus elk aanbod kost gemiddeld geld.
figures-FIG12 = Iedereen schat hoeveel hetzelfde ding waard is, en de hoogste schatting wint: wie zijn eigen schatting biedt, verliest, en hoe meer bieders, hoe meer.
figures-FIG13 = Bied je schatting min de grootst mogelijke fout, en winnen loont weer.
figures-FIG14 = Als het op één na hoogste bod de prijs is, doet winnen minder pijn, maar met vier bieders of meer nog steeds.
figures-FIG15 = Twee portemonnees worden samen verkocht, en elke bieder kent er maar één. Wie op een gemiddelde tweede rekent, betaalt te veel.
figures-FIG16 = Studenten schatten hoeveel een pot met munten waard was. Dat was { MONEY(8) }. Gemiddeld schatten ze { MONEY(5.13) }, en gemiddeld won een bod van { MONEY(10.01) }. In 48 veilingen verloren de winnaars gemiddeld { MONEY(2.01) }, samen ongeveer { MONEY(96.48) }.
figures-FIG17 = Iedereen biedt op een prijs en iedereen betaalt, ook wie verliest: samen betalen ze precies wat de prijs waard is, en niemand wordt er beter van.
figures-FIG18 = Als het op één na hoogste bod de prijs is, ligt in het laboratorium ongeveer twee derde van de biedingen boven de waarde. Als er hardop tegen elkaar op wordt geboden, komen mensen bijna meteen op de waarde uit.
figures-FIG19 = In wedstrijden waarin iedereen betaalt, bieden mensen in het laboratorium veel meer dan de theorie zegt: in de middelste van vele onderzoeken 72% meer.
figures-FIG20 = Pig: gooi tot je twintig hebt, en meer dan de helft van de beurten levert niets op. Eén meer of minder maakt bijna niets uit.
figures-FIG21 = Honderd doosjes en één bom: gemiddeld maak je het best de helft open.
figures-FIG22 = Kies de beste van velen die één voor één langskomen: bekijk eerst ongeveer een derde zonder te kiezen, en neem dan de eerste die beter is dan al die anderen. Zo vind je vaker dan één op de drie keer de beste.
figures-FIG23 = Can't Stop: met zes, zeven en acht helpen vier dobbelstenen bijna altijd. Met twee, drie en twaalf vaak niet.
figures-FIG24 = Kaarten van één tot dertig op een rij: hoe meer het er zijn, hoe groter het verschil tussen de hoogste en de laagste.
figures-FIG25 = Een proef die iedereen kan herhalen: honderdduizend veilingen met vijf bieders.
figures-FIG26 = Een dalende klok loopt af als een bod in een gesloten envelop, en hardop opbieden alsof je het op één na hoogste bod uit die enveloppen betaalt.

## The numbers of a figure

figures-best-bid = { $n } bieders: het beste bod, als deel van de waarde
figures-income-first = { $n } bieders, eigen bod betaald: wat de verkoper krijgt
figures-income-second = { $n } bieders, tweede bod betaald: wat de verkoper krijgt
figures-income-all-pay = { $n } bieders, iedereen betaalt: wat de verkoper krijgt
figures-income-third = { $n } bieders, derde bod betaald: wat de verkoper krijgt
figures-spread-first = { $n } bieders, eigen bod betaald: spreiding van de opbrengst
figures-spread-second = { $n } bieders, tweede bod betaald: spreiding van de opbrengst
figures-winner-earns = { $n } bieders: wat de winnaar overhoudt
figures-bidder-earns = { $n } bieders: wat elk gemiddeld overhoudt
figures-slope-earns = { $n } bieders: winst als je { $percent }% van de waarde biedt
figures-overbid-costs = { $n } bieders: wat { $percent } honderdsten te veel bieden kost
figures-reserve-income = { $n ->
    [one] { $n } bieder
   *[other] { $n } bieders
}, grens op de helft: wat de verkoper krijgt
figures-reserve-sold = { $n ->
    [one] { $n } bieder
   *[other] { $n } bieders
}, grens op de helft: hoe vaak er verkocht wordt
figures-reserve-best = { $n ->
    [one] { $n } bieder
   *[other] { $n } bieders
}: de beste grens, op een tiende na
figures-averse-bid = { $n } bieders: het beste bod, als deel van de waarde
figures-averse-income = { $n } bieders: wat de verkoper krijgt
figures-english-income = { $n } bieders: wat de verkoper krijgt
figures-english-close = { $n } bieders: verste afstand tot de tweede waarde
figures-takeover-accepted = Aanbod { $offer }: winst als het wordt aangenomen
figures-takeover-all = Aanbod { $offer }: winst over alle keren
figures-takeover-loses = Aanbod { $offer }: hoe vaak je na aannemen verliest
figures-naive-first = { $n } bieders, eigen schatting geboden: wat de winnaar overhoudt
figures-naive-loses = { $n } bieders, eigen schatting geboden: hoe vaak de winnaar verliest
figures-careful-first = { $n } bieders, voorzichtig geboden: wat de winnaar overhoudt
figures-naive-second = { $n } bieders, eigen schatting geboden: wat de winnaar overhoudt
figures-careful-second = { $n } bieders, voorzichtig geboden: wat de winnaar overhoudt
figures-wallet-second-income = Tweede bod betaald: wat de verkoper krijgt
figures-wallet-second-profit = Tweede bod betaald: wat de winnaar overhoudt
figures-wallet-first-income = Eigen bod betaald: wat de verkoper krijgt
figures-wallet-first-profit = Eigen bod betaald: wat de winnaar overhoudt
figures-wallet-first-naive = Eigen bod betaald, gemiddelde erbij: wat de winnaar overhoudt
figures-wallet-first-loses = Eigen bod betaald, gemiddelde erbij: hoe vaak de winnaar verliest
figures-wallet-second-naive = Tweede bod betaald, gemiddelde erbij: wat de winnaar overhoudt
figures-wallet-second-loses = Tweede bod betaald, gemiddelde erbij: hoe vaak de winnaar verliest
figures-wallet-mean-income = De helft van beide portemonnees: wat de verkoper krijgt
figures-wallet-mean-naive = De helft van beide portemonnees, gemiddelde erbij: wat de winnaar overhoudt
figures-contest-total = { $n } bieders: wat iedereen samen betaalt
figures-contest-each = { $n } bieders: wat elk betaalt
figures-contest-high = { $n } bieders: het hoogste bod
figures-pig-chance = Kans dat een beurt { $score } oplevert
figures-pig-mean = Gemiddelde als je bij { $hold } stopt
figures-pig-same = Verschil tussen stoppen bij twintig en één later
figures-bomb-best = { $boxes } doosjes: hoeveel je er openmaakt
figures-bomb-pays = { $boxes } doosjes: wat dat gemiddeld oplevert
figures-secretary-skip = { $n } op een rij: hoeveel je er alleen bekijkt
figures-secretary-chance = { $n } op een rij: hoe vaak je de beste vindt
figures-secretary-limit = { $n } op een rij, vergeleken met eindeloos veel
figures-cant-stop = { $first }, { $second } en { $third }: hoe vaak er één van komt
figures-row-high = { $n } kaarten: gemiddeld de hoogste
figures-row-low = { $n } kaarten: gemiddeld de laagste
figures-row-gap = { $n } kaarten: gemiddeld het verschil
figures-dutch-winner = Dalende klok: hoe vaak een andere winnaar dan met een gesloten bod
figures-dutch-price = Dalende klok: verste afstand tot de prijs bij een gesloten bod
figures-english-winner = Hardop opbieden: hoe vaak een andere winnaar dan met een gesloten bod
figures-english-price = Hardop opbieden: verste afstand tot de prijs bij een gesloten bod

## From the laboratory

figures-lab-title = Uit het laboratorium
figures-lab-lead = Dit is wat mensen deden. Hier wordt niets uitgerekend en niets beoordeeld.
