# The laboratory: many games between bots, with a bet before them.

## The page

experiment-title = Het laboratorium
experiment-line = Laat computers duizend spellen spelen, wed wie er wint, en verander één ding om te zien wat het doet.
experiment-enter = Naar het laboratorium
experiment-lead = Kies wie er meespeelt, wed op de uitkomst en zie duizend spellen binnenkomen. Zeg eerst wat je verwacht: van een verrassing leer je het meest.

## What is tried

experiment-form = Wat gaan we proberen?
experiment-game = Spel
experiment-games = Aantal spellen
experiment-seed = Startgetal
experiment-rotate = Laat iedereen met dezelfde kaarten op elke plaats spelen
experiment-rotate-why = Zo wint niemand alleen door een goede plaats. Hetzelfde startgetal geeft weer dezelfde kaarten.
experiment-change = Vergelijk met
experiment-change-none = niets, alleen dit
experiment-change-bot = een ander op één plaats
experiment-change-rule = een andere regel
experiment-place = Waar
experiment-bot = Wie zit daar dan
experiment-rule = Welke regel
experiment-next = Nu wedden
experiment-bot-easy = Makkelijk
experiment-bot-medium = Gemiddeld
experiment-bot-hard = Moeilijk
experiment-bot-random = Toeval
experiment-bias = Moeilijk ({ $habit })
experiment-no-games = Het aantal spellen moet een heel getal zijn van { $least } tot en met { $most }.
experiment-no-seed = Het startgetal moet een heel getal zijn van hoogstens { $digits } cijfers.
experiment-no-change = Zo verandert er niets. Kies een andere speler of een andere regel om mee te vergelijken.
experiment-told = { $game }: { LIST($who) }. { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}, startgetal { $seed }.
experiment-told-change = En nog eens met dezelfde kaarten en één verandering: { $change }.
experiment-instead = { $new } i.p.v. { $old }
experiment-swap = { $new } zit op plaats { $seat } in plaats van { $old }

## The bet

experiment-bet-title = Waar wed je op?
experiment-bet-who = Wie wint het vaakst?
experiment-bet-how = Druk op een naam, dan komen de spellen binnen.
experiment-bet-effect = De verandering: { $change }. Hoeveel van elke 100 spellen wint { $who } dan meer?
experiment-effect-how = Typ een getal, bijvoorbeeld { $example }; met een min ervoor als je er minder verwacht.
experiment-effect = Meer gewonnen van de 100
experiment-bet = Daar wed ik op
experiment-skip = Niet wedden, gewoon spelen
experiment-no-effect = Typ een getal van { $least } tot en met { $most }, bijvoorbeeld { $example }.
experiment-bet-stands = Je wedt op: { $said }.
experiment-points = { $points } van de 100
experiment-you-said = Jij zei
experiment-it-was = Het werd
experiment-bet-right = Je zei { $said }, en { $best } werd het: { $share } van de 100 spellen gewonnen (tussen { $low } en { $high }). Goed gezien!
experiment-bet-ahead = Je zei { $said }, en { $best } ligt voor met { $share } van de 100 spellen gewonnen (tussen { $low } en { $high }). Het scheelt wel weinig: met meer spellen kan het nog omslaan.
experiment-bet-close = Je zei { $said }, met { $own } van de 100 spellen gewonnen. { $best } ligt net voor met { $share } (tussen { $low } en { $high }), maar het scheelt zo weinig dat je nog best gelijk kunt krijgen.
experiment-bet-other = Je zei { $said }, het werd { $best }: { $share } van de 100 spellen gewonnen (tussen { $low } en { $high }). { $said } won er { $own }. Een verrassing is meer waard dan een gelukstreffer: wat zou erachter zitten?
experiment-effect-right = Je zei { $said }, het werd { $was } van de 100 (tussen { $low } en { $high }). Veel beter had je het niet kunnen zeggen!
experiment-effect-small = Je zei { $said }, het werd { $was } van de 100 (tussen { $low } en { $high }). De verandering doet zo weinig dat het ook toeval kan zijn.
experiment-effect-near = Je zei { $said }, het werd { $was } van de 100 (tussen { $low } en { $high }). Je zag goed welke kant het op gaat, alleen hoe ver is een verrassing.
experiment-effect-other = Je zei { $said }, het werd { $was } van de 100 (tussen { $low } en { $high }). Het liep anders dan je dacht. Dat overkomt de besten: wat zou erachter zitten?

## The run

experiment-stop = Stop, en bewaar wat er is
experiment-back = Probeer iets anders
experiment-bar = Hoe ver het is
experiment-progress = { $done } van de { $games } spellen
experiment-stopped = Gestopt na { $done } van de { $games } spellen. Die blijven bewaard.
experiment-trouble = { $done ->
    [0] Het allereerste spel liep vast, dus er is niets te laten zien.
    [one] Er liep een spel vast, dus hier houdt het op. Het ene spel ervoor blijft bewaard.
   *[other] Er liep een spel vast, dus hier houdt het op. De { $done } spellen ervoor blijven bewaard.
}
experiment-oops = Er ging iets mis, en dat lag aan ons, niet aan jou. Wat gespeeld is, blijft bewaard.
experiment-after = { $games ->
    [one] Er is één spel binnen.
   *[other] Er zijn { $games } spellen binnen.
}
experiment-between = ‘Tussen’ laat zien hoe ver het toeval een getal verschoven kan hebben: 95 van de 100 keer ligt het echte getal daartussen.
experiment-csv = Alle spellen als CSV
experiment-csv-busy = Het bestand wordt geschreven …
experiment-run-before = Zoals het was
experiment-run-after = Met de verandering

## The pictures

dynamics-experiment-wins-title = Wie wint er?
dynamics-experiment-wins-see = Hoe langer de balk, hoe vaker gewonnen. De streep erop laat zien hoe ver het toeval hem verschoven kan hebben. Wie de winst deelt, krijgt een deel.
dynamics-experiment-wins-x = Wie
dynamics-experiment-wins-y = Gewonnen van de 100 spellen
dynamics-experiment-wins-said = { LIST($who) } wint het vaakst: { $share } van de 100 spellen (tussen { $low } en { $high }).
dynamics-experiment-wins-close = Daar nog niet van te onderscheiden: { LIST($others) }. Met meer spellen wordt het duidelijk.
dynamics-experiment-totals-title = Met hoeveel eindigt ieder?
dynamics-experiment-totals-see = Elke kolom begint bij het getal eronder. In de vakjes: hoeveel van de 100 spellen daar eindigden. Wat er verder buiten ligt, staat in de eerste en de laatste kolom.
dynamics-experiment-totals-x = Eindstand, vanaf
dynamics-experiment-totals-y = Wie
dynamics-experiment-totals-z = spellen van de 100
dynamics-experiment-totals-said = Gemiddeld het meest: { LIST($rich) }, { $most }. Het minst: { LIST($poor) }, { $least }.
dynamics-experiment-totals-same = Gemiddeld { LIST($rich) }: { $most }.
dynamics-experiment-prices-title = Wat wordt er betaald?
dynamics-experiment-prices-see = Elke balk begint bij de prijs eronder. Wat er verder buiten ligt, staat in de eerste en de laatste balk.
dynamics-experiment-prices-x = Prijs, vanaf
dynamics-experiment-prices-y = Van de 100 prijzen
dynamics-experiment-prices-said = De helft van alle prijzen was { $middle } of lager, en negen van de tien waren { $high } of lager.
dynamics-experiment-length-title = Hoe lang duurt een spel?
dynamics-experiment-length-see = Elke balk begint bij het aantal beslissingen eronder, van alle spelers samen.
dynamics-experiment-length-x = Beslissingen, vanaf
dynamics-experiment-length-y = Van de 100 spellen
dynamics-experiment-length-said = Een spel vraagt gemiddeld { $mean } beslissingen; negen van de tien spellen vragen er { $high } of minder.
dynamics-experiment-seats-title = Maakt de plaats uit?
dynamics-experiment-seats-see = Iedereen zat even vaak op elke plaats. Wat hier verschilt, ligt alleen aan de plaats.
dynamics-experiment-seats-x = Plaats
dynamics-experiment-seats-y = Gewonnen van de 100 spellen
dynamics-experiment-seats-said = { $better ->
    [yes] Op plaats { $seat } zit je goed: wie daar zit, wint { $share } van de 100 spellen (tussen { $low } en { $high }), en { $fair } zou voor iedereen gelijk zijn.
   *[no] Op plaats { $seat } zit je slecht: wie daar zit, wint { $share } van de 100 spellen (tussen { $low } en { $high }), en { $fair } zou voor iedereen gelijk zijn.
}
dynamics-experiment-seats-same = Geen plaats springt er tot nu toe uit: met elk { $fair } van de 100 spellen zou iedereen gelijk zijn.
dynamics-experiment-change-title = Wat doet de verandering?
dynamics-experiment-change-see = Balken naar rechts: vaker gewonnen dan eerst. Naar links: minder vaak. Beide keren met dezelfde kaarten.
dynamics-experiment-change-x = Wie
dynamics-experiment-change-y = Meer gewonnen van de 100 spellen
dynamics-experiment-change-said = { $way ->
    [more] { LIST($who) } wint met de verandering { $share } van de 100 spellen meer (tussen { $low } en { $high }).
    [fewer] { LIST($who) } wint met de verandering { $share } van de 100 spellen minder (tussen { $low } en { $high }).
   *[same] { LIST($who) }: of de verandering helpt, is nog niet te zeggen, { $share } van de 100 spellen meer (tussen { $low } en { $high }).
}
