# The plots of Vastgoedveiling: for each chart its title, what to see, its axes, and the sentences under it.

## Buying

dynamics-vastgoedveiling-ladder-title = Bod na bod
dynamics-vastgoedveiling-ladder-see = Elke ladder is een veiling, elk teken een bod. Het getal bovenaan is de prijs.
dynamics-vastgoedveiling-ladder-x = Ronde
dynamics-vastgoedveiling-ladder-y = Bod ($)
dynamics-vastgoedveiling-ladder-all = { $bids ->
    [one] { $bids } bod
   *[other] { $bids } keer geboden
} in { $auctions ->
    [one] { $auctions } veiling.
   *[other] { $auctions } veilingen.
}
dynamics-vastgoedveiling-ladder-longest = De langste ladder: ronde { $round }, tot { MONEY($price) } in { $bids ->
    [one] { $bids } stap
   *[other] { $bids } stappen
}. Hoogste bod: { LIST($who) }.
dynamics-vastgoedveiling-ranks-title = Wat is een hogere rang waard?
dynamics-vastgoedveiling-ranks-see = Elk teken is een gekocht pand, elk streepje het gemiddelde van die rang. De stippellijn is de cheque die je bij die rang mag verwachten.
dynamics-vastgoedveiling-ranks-x = Rang in de ronde (1 = laagste)
dynamics-vastgoedveiling-ranks-y = Prijs ($)
dynamics-vastgoedveiling-ranks-theory = verwachte cheque
dynamics-vastgoedveiling-ranks-best = Het beste pand van een ronde kostte gemiddeld { MONEY($price) }; de beste cheque van een ronde is gemiddeld { MONEY($cheque) }.
dynamics-vastgoedveiling-ranks-lowest = Bij de laagste is het { MONEY($price) } tegen { MONEY($cheque) }.
dynamics-vastgoedveiling-wallets-title = Waar bleven de munten?
dynamics-vastgoedveiling-wallets-see = Een steile lijn omlaag is een dure ronde. Wat aan het eind over is, telt mee en beslist bij een gelijke stand.
dynamics-vastgoedveiling-wallets-x = Koopronden
dynamics-vastgoedveiling-wallets-y = Munten ($)
dynamics-vastgoedveiling-wallets-left = Iedereen begon met { MONEY($start) }. De meeste munten na ronde { $round } van { $rounds }: { LIST($rich) }, { MONEY($most) }. De minste: { LIST($poor) }, { MONEY($fewest) }.
dynamics-vastgoedveiling-wallets-same = Iedereen begon met { MONEY($start) }. Na ronde { $round } van { $rounds } heeft iedereen { MONEY($most) }.
dynamics-vastgoedveiling-halves-title = De prijs van een bod dat niet wint
dynamics-vastgoedveiling-halves-see = Elk blokje is één keer passen: de helft van een bod die verloren ging.
dynamics-vastgoedveiling-halves-y = Verloren helften van een bod
dynamics-vastgoedveiling-halves-mark = { MONEY($got) }
dynamics-vastgoedveiling-halves-all = { $passes ->
    [one] { $passes } keer passen
   *[other] { $passes } keer passen
} kostte samen { MONEY($lost) }, { $share }% van alle uitgegeven munten.
dynamics-vastgoedveiling-halves-most = Het meest: { LIST($who) }, { MONEY($lost) }.
dynamics-vastgoedveiling-anchors-title = Trekt het eerste bod aan de prijs?
dynamics-vastgoedveiling-anchors-see = Elk teken is een veiling, in de vorm van wie het eerst bood. Hoe hoger boven de stippellijn, hoe langer het bieden doorging; elk streepje is een gemiddelde.
dynamics-vastgoedveiling-anchors-x = Eerste bod ($)
dynamics-vastgoedveiling-anchors-y = Prijs ($)
dynamics-vastgoedveiling-anchors-theory = niemand verhoogde
dynamics-vastgoedveiling-anchors-higher = Bij een eerste bod dat { MONEY(1) } hoger was, hoorde een prijs die gemiddeld { MONEY($gap) } hoger was.
dynamics-vastgoedveiling-anchors-lower = Bij een eerste bod dat { MONEY(1) } hoger was, hoorde een prijs die gemiddeld { MONEY($gap) } lager was.
dynamics-vastgoedveiling-anchors-no = Na een hoger eerste bod was de prijs gemiddeld even hoog als na een lager bod.
dynamics-vastgoedveiling-anchors-same = Elk eerste bod was { MONEY($first) }; de prijs was gemiddeld { MONEY($price) }.
dynamics-vastgoedveiling-anchors-nearest = Het dichtst bij het eerste bod van een ander: { LIST($who) }, met een hoogste bod dat er gemiddeld { MONEY($gap) } boven lag.
dynamics-vastgoedveiling-anchors-few = { $auctions ->
    [one] Eén veiling is een aanwijzing, geen bewijs.
   *[other] { $auctions } veilingen zijn een aanwijzing, geen bewijs.
}

## Selling

dynamics-vastgoedveiling-cheques-title = Wat bracht elk pand op?
dynamics-vastgoedveiling-cheques-see = Elk teken is een verkocht pand. Boven de stippellijn bracht het meer op dan de cheque van zijn eigen rang.
dynamics-vastgoedveiling-cheques-x = Pand
dynamics-vastgoedveiling-cheques-y = Cheque ($)
dynamics-vastgoedveiling-cheques-theory = cheque van dezelfde rang
dynamics-vastgoedveiling-cheques-above = { $above } van de { $sales } panden brachten meer op dan de lijn.
dynamics-vastgoedveiling-cheques-best = De beste verkoop: { LIST($who) }, pand { $card } voor { MONEY($cheque) }.
dynamics-vastgoedveiling-cheques-worst = De slechtste: { LIST($who) }, pand { $card } voor { MONEY($cheque) }.
dynamics-vastgoedveiling-efficiency-title = Op het goede moment verkocht?
dynamics-vastgoedveiling-efficiency-see = Elk blokje is een cheque. Het lege deel is wat dezelfde panden meer hadden kunnen opbrengen, in de beste ronden daarvoor, tegen wat de anderen speelden.
dynamics-vastgoedveiling-efficiency-y = Gekregen cheques, van het hoogst haalbare
dynamics-vastgoedveiling-efficiency-mark = { MONEY($got) } van { MONEY($whole) }
dynamics-vastgoedveiling-efficiency-best = Wie het best verkocht, kreeg { $share }% van wat er te halen was: { LIST($who) }.
dynamics-vastgoedveiling-efficiency-left = Het meest laten liggen: { LIST($who) }, { MONEY($lost) }.
dynamics-vastgoedveiling-rivals-title = Wie doorzag de anderen?
dynamics-vastgoedveiling-rivals-see = Elk blokje is een verkoop waarbij geen lager pand van de verkoper dezelfde cheque had opgeleverd.
dynamics-vastgoedveiling-rivals-y = Verkopen zonder verspilling
dynamics-vastgoedveiling-rivals-mark = { $got } van { $whole }
dynamics-vastgoedveiling-rivals-most = Niets verspild bij { $right } van de { $sales } verkopen: { LIST($who) }, het best van de tafel.
dynamics-vastgoedveiling-rivals-over = Het meest verspild: { LIST($who) }, met panden die samen { $over } hoger waren dan nodig voor de cheques.
