# The plots of Nieuw Amsterdam: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-nieuw_amsterdam-price-title = Was de kolom zijn prijs waard?
dynamics-nieuw_amsterdam-price-see = Elk teken is een kolom die iemand nam. Onder de streepjeslijn bracht die meer op dan hij kostte; op de grondlijn was hij gratis.
dynamics-nieuw_amsterdam-price-x = Waarde van tegels en bonusmunten
dynamics-nieuw_amsterdam-price-y = Betaald
dynamics-nieuw_amsterdam-price-theory = betaald wat het waard is
dynamics-nieuw_amsterdam-price-most = Alles bij elkaar verdiende { LIST($who) } het meest aan kolommen: { $gain }.
dynamics-nieuw_amsterdam-price-lost = { $lost ->
    [0] Geen van de { $columns } kolommen kostte meer dan hij waard was.
    [one] { $lost } van de { $columns } kolommen kostte meer dan hij waard was.
   *[other] { $lost } van de { $columns } kolommen kostten meer dan ze waard waren.
}
dynamics-nieuw_amsterdam-markers-title = Wie was vroeg, wie was laat?
dynamics-nieuw_amsterdam-markers-see = Het fiche van elke speler aan het eind van elke ronde, 1 bovenaan.
dynamics-nieuw_amsterdam-markers-x = Ronde
dynamics-nieuw_amsterdam-markers-y = Fiche
dynamics-nieuw_amsterdam-markers-early = Gemiddeld het vroegst: { LIST($who) }, met fiche { $marker }.
dynamics-nieuw_amsterdam-turn-title = Wat is een plek in de volgorde waard?
dynamics-nieuw_amsterdam-turn-see = Elk teken is een ronde van één speler, elk streepje een gemiddelde. Als elke plek kostte wat die waard is, liep de streepjeslijn vlak: wat een vroege plek oplevert, is er dan ook voor betaald.
dynamics-nieuw_amsterdam-turn-x = Fiche aan het eind van de ronde
dynamics-nieuw_amsterdam-turn-y = Punten van de ronde
dynamics-nieuw_amsterdam-turn-theory = rechte lijn
dynamics-nieuw_amsterdam-turn-step = In { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
} ging één plek eerder samen met { $step } punten meer (minder, als het onder 0 is); met zo weinig rondes kan het alles zijn van { $low } tot { $high }.
dynamics-nieuw_amsterdam-collapse-title = Hoe prijzen zakken als er kolommen overblijven
dynamics-nieuw_amsterdam-collapse-see = Elk teken is een veiling, elk streepje een gemiddelde: links de eerste van een ronde, rechts de laatste.
dynamics-nieuw_amsterdam-collapse-x = Veiling van de ronde
dynamics-nieuw_amsterdam-collapse-y = Betaald
dynamics-nieuw_amsterdam-collapse-spare = { $spare ->
    [0] Er blijft geen kolom over.
    [one] Elke ronde blijft er één kolom over.
   *[other] Elke ronde blijven er { $spare } kolommen over.
} { $free } van de { $auctions } veilingen kostten niets.
dynamics-nieuw_amsterdam-collapse-fall = De eerste veiling van een ronde kostte gemiddeld { $first }, de laatste { $last }.
dynamics-nieuw_amsterdam-surplus-title = Kun je beter als eerste of als laatste bieden?
dynamics-nieuw_amsterdam-surplus-see = Elk teken is een veiling: wat de winnaar eraan overhield, boven de plek waarop die aan de beurt was. Plek 1 liet de kolom veilen.
dynamics-nieuw_amsterdam-surplus-x = Plek waarop de winnaar aan de beurt was
dynamics-nieuw_amsterdam-surplus-y = Waarde min prijs
dynamics-nieuw_amsterdam-surplus-first = { $won } van de { $auctions } veilingen gingen naar wie de kolom liet veilen.
dynamics-nieuw_amsterdam-surplus-places = Plek { $best } hield het meest over, gemiddeld { $more }; plek { $worst } het minst, { $less }.
dynamics-nieuw_amsterdam-solved-title = Biedingen naast de opgeloste veiling
dynamics-nieuw_amsterdam-solved-see = Elk teken is een bod. Opzij staat wat de oplossing van een veiling met één beurt per speler had gezegd, met dezelfde waarde en op dezelfde plek (0: passen). Op de streepjeslijn zijn ze gelijk.
dynamics-nieuw_amsterdam-solved-x = Bod van de oplossing
dynamics-nieuw_amsterdam-solved-y = Bod
dynamics-nieuw_amsterdam-solved-theory = zoals opgelost
dynamics-nieuw_amsterdam-solved-over = Van { $bids ->
    [one] { $bids } bod
   *[other] { $bids } biedingen
} gingen er { $over } hoger dan de oplossing en { $under } lager. De oplossing kijkt naar één veiling op zichzelf: het fiche telt niet mee, en de kolommen die overblijven ook niet.
dynamics-nieuw_amsterdam-mix-title = Waarmee werd er betaald?
dynamics-nieuw_amsterdam-mix-see = Alle betalingen van alle spelers samen.
dynamics-nieuw_amsterdam-mix-x = Soort
dynamics-nieuw_amsterdam-mix-y = Stuks betaald
dynamics-nieuw_amsterdam-mix-label-coins = Munten
dynamics-nieuw_amsterdam-mix-label-furs = Bontvellen
dynamics-nieuw_amsterdam-mix-label-goods = Goederen
dynamics-nieuw_amsterdam-mix-label-wood = Hout
dynamics-nieuw_amsterdam-mix-label-grain = Graan
dynamics-nieuw_amsterdam-mix-most = { $resource ->
    [coins] Met munten
    [furs] Met bontvellen
    [goods] Met goederen
    [wood] Met hout
   *[grain] Met graan
} werd het meest betaald: { $part } van de { $paid } stuks.
