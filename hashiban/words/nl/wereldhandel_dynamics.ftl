# The plots of Wereldhandel: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-wereldhandel-price-title = Wat bomen met de prijzen doen
dynamics-wereldhandel-price-see = Elk teken is een geveilde kaart, elk streepje een gemiddelde: links vóór de eerste boom, en dan telkens een boom verder. Bij 0 was de kaart gratis.
dynamics-wereldhandel-price-x = Bomen tot dan toe
dynamics-wereldhandel-price-y = Betaald
dynamics-wereldhandel-price-now = { $trees ->
    [0] Er is nog geen boom omgedraaid. In alle handen samen zit { $much }, en een kaart kost gemiddeld { $late }.
    [one] Sinds de eerste boom zit er in alle handen samen { $much }, en een kaart kost gemiddeld { $late }.
   *[other] Na { $trees } bomen zit er in alle handen samen { $much }, en een kaart kost gemiddeld { $late }.
}
dynamics-wereldhandel-price-rise = Eerst kostte een kaart gemiddeld { $early }, met { $little } in alle handen samen. Na { $trees ->
    [one] { $trees } boom
   *[other] { $trees } bomen
} was dat { $late }, met { $much } in alle handen.
dynamics-wereldhandel-score-title = Hoe de punten groeiden
dynamics-wereldhandel-score-see = De punten van elke speler na elk compleet kwartet en elke strafkaart. Hoe meer kwartetten iemand heeft, hoe groter de volgende sprong.
dynamics-wereldhandel-score-x = Kwartetten en strafkaarten tot dan toe
dynamics-wereldhandel-score-y = Punten
dynamics-wereldhandel-score-ahead = Aan kop: { LIST($who) }, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} en { $sets ->
    [0] geen kwartet
    [one] { $sets } kwartet
   *[other] { $sets } kwartetten
}.
dynamics-wereldhandel-offer-title = Wat winnen bij wereldhandel kostte
dynamics-wereldhandel-offer-see = In elk vak staat wat de winnaar gemiddeld betaalde: de eigen bundel min de bundel die ervoor terugkwam. Bij een kolom of rij horen bedragen tot en met het getal; vlak bij de diagonaal is winnen goedkoop.
dynamics-wereldhandel-offer-x = Geboden, tot en met
dynamics-wereldhandel-offer-y = Ertegenover, tot en met
dynamics-wereldhandel-offer-z = Prijs van het winnen
dynamics-wereldhandel-offer-mean = { $trades ->
    [one] Eén keer werden er bundels vergeleken, en winnen kostte toen { $net }.
   *[other] { $trades } keer beslisten de bundels wie de goederen kreeg, en winnen kostte gemiddeld { $net }.
}
dynamics-wereldhandel-offer-dear = Het duurst was het voor { LIST($who) }: { $net } meer dan voor gelijkspel nodig was.
dynamics-wereldhandel-refusal-title = Wanneer kocht de veilingmeester zelf?
dynamics-wereldhandel-refusal-see = Hoe vaak de veilingmeester het kooprecht gebruikte, naar het hoogste bod. Bij een balk horen biedingen tot en met het getal. De dunne lijn is hoever het toeval alleen kan reiken; bij weinig veilingen is die lang. Zonder genoeg geld moet de veilingmeester verkopen.
dynamics-wereldhandel-refusal-x = Hoogste bod, tot en met
dynamics-wereldhandel-refusal-y = Zelf gekocht (%)
dynamics-wereldhandel-refusal-mark = { $value }
dynamics-wereldhandel-refusal-rate = { $auctions ->
    [one] Bij { $bought } van de { $auctions } veiling met een bod
   *[other] Bij { $bought } van de { $auctions } veilingen met een bod
} hield de veilingmeester de kaart voor het hoogste bod.
dynamics-wereldhandel-refusal-mean = Dat bod was gemiddeld { $bought }, en { $sold } als de veilingmeester verkocht.
dynamics-wereldhandel-accept-title = Lijken veel kaarten veel geld?
dynamics-wereldhandel-accept-see = Hoe vaak een aanbod zo werd aangenomen, naar hoeveel kaarten er lagen; bij 8 kunnen het er ook meer zijn. Wat ze waard zijn, zie je niet: een 0 lijkt op een 500. De dunne lijn is hoever het toeval alleen kan reiken.
dynamics-wereldhandel-accept-x = Geldkaarten in het aanbod
dynamics-wereldhandel-accept-y = Aangenomen (%)
dynamics-wereldhandel-accept-mark = { $value }
dynamics-wereldhandel-accept-rate = { $accepted ->
    [0] Geen enkel aanbod van de { $offers } werd zo aangenomen.
   *[other] Een aanbod werd { $accepted } van de { $offers } keer zo aangenomen.
}
dynamics-wereldhandel-accept-cards = Wat werd aangenomen, had gemiddeld { $taken } kaarten; waar iets tegenover werd gelegd, waren het er { $countered }.
dynamics-wereldhandel-margin-title = Wat leverde een compleet kwartet op?
dynamics-wereldhandel-margin-see = Elk teken is een kwartet dat compleet werd: hoeveel punten het opleverde, en wat het kostte om het compleet te maken. Een kwartet levert zijn waarde op, die nog een keer voor elk kwartet dat je al hebt, en hun waarde ook nog een keer. Op de streepjeslijn kost een punt evenveel als gemiddeld.
dynamics-wereldhandel-margin-x = Punten die het opleverde
dynamics-wereldhandel-margin-y = Betaald om het compleet te maken
dynamics-wereldhandel-margin-theory = gemiddelde prijs
dynamics-wereldhandel-margin-all = { $sets ->
    [one] Dit kwartet is { $printed } waard, en het leverde { $gain } punten op.
   *[other] Deze { $sets } kwartetten zijn samen { $printed } waard, en door het vermenigvuldigen leverden ze { $gain } punten op.
}
dynamics-wereldhandel-margin-best = De grootste sprong maakte { LIST($who) }: { $gain } punten met een kwartet van { $value }.
dynamics-wereldhandel-bluff-title = Meer geboden dan er was
dynamics-wereldhandel-bluff-see = Elk teken is een bod dat de bieder niet had kunnen betalen: hoeveel geld er was, en hoeveel er werd geboden. De streepjeslijn is al het eigen geld. Zolang het spel loopt, zie je alleen de handen die open moesten.
dynamics-wereldhandel-bluff-x = Eigen geld
dynamics-wereldhandel-bluff-y = Bod
dynamics-wereldhandel-bluff-theory = al het eigen geld
dynamics-wereldhandel-bluff-far = { $bids ->
    [one] Eén bod was hoger dan het eigen geld:
   *[other] { $bids } biedingen waren hoger dan het eigen geld. De brutaalste:
} { LIST($who) } bood { $amount } met { $money }.
dynamics-wereldhandel-fate-title = Hoe liep de bluf af?
dynamics-wereldhandel-fate-see = Alle biedingen boven het eigen geld. Koopt de veilingmeester zelf, dan krijgt de bluffer het bod in geld, en niemand merkt iets.
dynamics-wereldhandel-fate-x = Hoe het afliep
dynamics-wereldhandel-fate-y = Biedingen
dynamics-wereldhandel-fate-label-topped = Er kwam een hoger bod
dynamics-wereldhandel-fate-label-bought = De veilingmeester kocht
dynamics-wereldhandel-fate-label-default = Door de mand gevallen
dynamics-wereldhandel-fate-all = Van { $bids ->
    [one] { $bids } bod
   *[other] { $bids } biedingen
} boven het eigen geld { $shown ->
    [0] viel er geen door de mand.
    [one] viel er { $shown } door de mand.
   *[other] vielen er { $shown } door de mand.
}
dynamics-wereldhandel-fate-got = Waar de veilingmeester zelf kocht, leverde het bluffen samen { $got } op.
dynamics-wereldhandel-mix-title = Bluffen: aan tafel en volgens de theorie
dynamics-wereldhandel-mix-see = Elke ruil is uitgerekend alsof beide handen open lagen en de koopwaar voor allebei haar gedrukte waarde in geld waard was. Daaruit volgt een beste mix van bieden en antwoorden; elk paar balken zet die naast wat de spelers deden. Na een gelijkspel is gerekend alsof beiden met dezelfde hand opnieuw begonnen. De dunne lijn is hoe ver geluk alleen kan reiken.
dynamics-wereldhandel-mix-x = Wat er gebeurde
dynamics-wereldhandel-mix-y = Hoe vaak (%)
dynamics-wereldhandel-mix-mark = { $value }
dynamics-wereldhandel-mix-label-poor-best = Arm bod: beste mix
dynamics-wereldhandel-mix-label-poor-done = Arm bod: spelers
dynamics-wereldhandel-mix-label-take-best = Aangenomen: beste mix
dynamics-wereldhandel-mix-label-take-done = Aangenomen: spelers
dynamics-wereldhandel-mix-label-nought-best = Antwoord met nullen: beste mix
dynamics-wereldhandel-mix-label-nought-done = Antwoord met nullen: spelers
dynamics-wereldhandel-mix-all = { $trades ->
    [one] In één ruil
   *[other] In { $trades } ruilen
} legt een beste mix in { $poor-best } van de honderd gevallen minder dan de helft van wat de koopwaar waard is; hier was het { $poor }. Hij neemt een bod in { $take-best } gevallen zoals het ligt, hier { $take }, en antwoordt in { $nought-best } gevallen met alleen nullen, hier { $nought }. Er zijn andere mixen die even goed zijn.
