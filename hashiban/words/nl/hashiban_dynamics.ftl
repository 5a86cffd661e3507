# The plots of De Veiling van Hashiban: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-hashiban-path-title = De weg van elke prijs
dynamics-hashiban-path-see = Elk teken is een bod. De biedingen van één veiling staan boven elkaar, dus je ziet hoe hoog het ging en wie het opdreef. Waar geen teken staat, bood niemand. De stippellijn is een gemiddeld biljet: zoveel brengt een voorwerp op dat niemand wil.
dynamics-hashiban-path-x = Veilingen op volgorde
dynamics-hashiban-path-y = Bod
dynamics-hashiban-path-theory = een gemiddeld biljet
dynamics-hashiban-path-all = { $auctions ->
    [one] Tot nu toe was er { $auctions } veiling,
   *[other] Er waren { $auctions } veilingen,
} { $unsold ->
    [0] elke keer met een bod.
   *[other] waarvan { $unsold } zonder bod.
} De langste klim: { $bids ->
    [one] { $bids } bod
   *[other] { $bids } biedingen
} in veiling { $longest }, tot { $top }.
dynamics-hashiban-path-dear = Het hoogste bod: { LIST($who) }, { $bid } in veiling { $auction }.
dynamics-hashiban-gap-title = Wat het kost dat er geen wisselgeld is
dynamics-hashiban-gap-see = Elk teken is een veiling waarin er twee of meer boden en niemand een wapen gebruikte: het laatste bod van de nummer twee, en wat de winnaar betaalde. Op de stippellijn betaalt de winnaar net genoeg. Tekens erboven betaalden meer dan nodig was.
dynamics-hashiban-gap-x = Laatste bod van de nummer twee
dynamics-hashiban-gap-y = Betaald door de winnaar
dynamics-hashiban-gap-theory = net genoeg
dynamics-hashiban-gap-mean = In { $sales ->
    [one] { $sales } veiling met een nummer twee was het winnende bod { $gap } hoger dan het bod van de nummer twee,
   *[other] { $sales } veilingen met een nummer twee was het winnende bod gemiddeld { $gap } hoger dan het bod van de nummer twee,
} en { $step } hoger is genoeg. Dat is samen { $lost } te veel.
dynamics-hashiban-gap-forced = Daarvan was { $forced } niet te vermijden: met hun biljetten konden de winnaars niet lager bieden.
dynamics-hashiban-guess-title = Had je de handelaren kunnen raden?
dynamics-hashiban-guess-see = Er kijkt iemand mee die alleen ziet wat openligt, en die uitrekent welke handelaren elke speler kreeg. De lijn is hoe waarschijnlijk de echte handelaren dan lijken; een handelaar die openligt is 100.
dynamics-hashiban-guess-x = Beurt
dynamics-hashiban-guess-y = Kans voor de echte handelaren (%)
dynamics-hashiban-guess-model = Wie meekijkt, neemt aan: op een voorwerp dat een handelaar zoekt, bieden { $seeks } van de { $of } spelers meer dan { $mean }, een gemiddeld biljet, en { $stays } biedt niets; op elk ander voorwerp biedt { $shuns } zoveel, en bieden er { $out } niets.
dynamics-hashiban-guess-read = Aan het begin leek een echte handelaar { $first }% waarschijnlijk. Op het eind waren de geheimen van { LIST($who) } het makkelijkst te raden: { $sure }%.
dynamics-hashiban-need-title = Betaalt wie het nodig heeft meer?
dynamics-hashiban-need-see = Elk teken is een voorwerp dat los werd verkocht, elk streepje een gemiddelde. Bij 1, 2 en 3 was het voor een geheime handelaar van de koper het eerste, tweede of derde voorwerp; bij 0 had geen handelaar het nodig.
dynamics-hashiban-need-x = Hoeveelste voorwerp voor een handelaar
dynamics-hashiban-need-y = Betaald
dynamics-hashiban-need-each = { $need ->
    [0] Voor geen handelaar nodig:
    [1] Eerste voorwerp:
    [2] Tweede voorwerp:
   *[3] Derde voorwerp:
} { $paid }{ $sales ->
    [one] , één keer.
   *[other] { " " }gemiddeld, { $sales } keer.
}
dynamics-hashiban-income-title = Hoe het geld binnenkwam
dynamics-hashiban-income-see = Al het geld dat elke speler tot dan toe kreeg, zonder de biljetten van het begin: startinkomen, biljetten voor handelaren en waardepapieren, kavels, biljetten voor wat niemand wilde, en Bonoloto min de prijs ervan. In de CSV heeft elk daarvan een kolom.
dynamics-hashiban-income-x = Beurt
dynamics-hashiban-income-y = Geld tot nu toe
dynamics-hashiban-income-ends = Het meest kreeg { LIST($who) }: { $most }. Het minst kreeg { LIST($whom) }: { $least }.
dynamics-hashiban-source-title = Waar kwam het geld vandaan?
dynamics-hashiban-source-see = Het inkomen van alle spelers samen, naar waar het vandaan kwam. Wat Bonoloto kostte, is ervan afgetrokken.
dynamics-hashiban-source-x = Bron
dynamics-hashiban-source-y = Geld
dynamics-hashiban-source-label-start = Startinkomen
dynamics-hashiban-source-label-dealers = Open handelaren
dynamics-hashiban-source-label-securities = Waardepapieren
dynamics-hashiban-source-label-lots = Verkochte kavels
dynamics-hashiban-source-label-unsold = Wat niemand wilde
dynamics-hashiban-source-label-bonoloto = Bonoloto
dynamics-hashiban-source-most = In totaal kwam er { $money } binnen. Het meeste, { $most }, kwam van { $source ->
    [start] startinkomen.
    [dealers] open handelaren.
    [securities] waardepapieren.
    [lots] verkochte kavels.
    [unsold] biljetten voor wat niemand wilde.
   *[bonoloto] Bonoloto.
}
dynamics-hashiban-security-title = Verdienden waardepapieren zich terug?
dynamics-hashiban-security-see = Elk teken is een waardepapier: wat het kostte, en hoeveel biljetten het de koper opleverde. Op de stippellijn zijn die biljetten gemiddeld evenveel waard als de prijs.
dynamics-hashiban-security-x = Prijs van het waardepapier
dynamics-hashiban-security-y = Biljetten die het opleverde
dynamics-hashiban-security-theory = verdient zich terug
dynamics-hashiban-security-even = { $count ->
    [one] { $count } waardepapier kostte { $paid } en leverde
   *[other] { $count } waardepapieren kostten samen { $paid } en leverden
} { $bills ->
    [0] geen biljet op.
    [one] { $bills } biljet op.
   *[other] { $bills } biljetten op.
} Met { $mean } per biljet is dat { $worth }. { $even ->
    [0] Geen ervan heeft zich terugverdiend.
    [one] { $even } heeft zich terugverdiend.
   *[other] { $even } hebben zich terugverdiend.
}
dynamics-hashiban-weapon-title = Wat doet een wapen met de prijs?
dynamics-hashiban-weapon-see = Elk teken is een kaart die werd verkocht, elk streepje een gemiddelde: bij 0 zonder wapen, daarna met één, met twee, enzovoort. Van een kavel telt de prijs per voorwerp.
dynamics-hashiban-weapon-x = Wapens in de veiling
dynamics-hashiban-weapon-y = Betaald per kaart
dynamics-hashiban-weapon-with = Met een wapen kostte een kaart { $with }{ $armed ->
    [one] { " " }(1 veiling).
   *[other] { " " }gemiddeld ({ $armed } veilingen).
} Wie er een gebruikte, won er { $won ->
    [0] niet één.
   *[other] { $won } van.
}
dynamics-hashiban-weapon-without = Zonder wapen was dat { $without }{ $calm ->
    [one] { " " }(1 veiling).
   *[other] { " " }gemiddeld ({ $calm } veilingen).
}
