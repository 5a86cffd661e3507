# The plots of Tien: for each chart its title, what to see, its axes, and the sentences under it.

## Pushing on

dynamics-tien-bust-title = Wie stopte op tijd?
dynamics-tien-bust-see = Elk teken is een beurt, zo hoog als de kans dat de volgende kaart te veel was. Tot en met 10 stopte iemand ervoor; rechts van 10 trok iemand die kaart. De lijn is de kans bij een volle stapel.
dynamics-tien-bust-x = Totaal (of geld, waar dat te veel was)
dynamics-tien-bust-y = Volgende kaart is te veel (%)
dynamics-tien-bust-full = volle stapel
dynamics-tien-bust-share = { $busts ->
    [0] In geen van de { $turns } beurten ging iemand kapot.
   *[other] In { $busts } van de { $turns } beurten ging iemand kapot.
}
dynamics-tien-bust-stopped = Waar iemand stopte, was de kans om kapot te gaan bij de volgende kaart gemiddeld { $share }%.
dynamics-tien-bust-latest = Durfde het meest: { LIST($who) }, met { $share }%.
dynamics-tien-frontier-title = Hoe ver is ver genoeg?
dynamics-tien-frontier-see = De lijn laat zien wat je krijgt als je altijd bij hetzelfde totaal stopt, van 1 links tot 10 rechts. Elk teken is een speler van dit spel: hoe hoger, hoe meer cijferkaarten gehouden; hoe verder naar rechts, hoe vaker kapot.
dynamics-tien-frontier-x = Beurten die kapot eindigden (%)
dynamics-tien-frontier-y = Cijferkaarten gehouden in 10 beurten
dynamics-tien-frontier-policies = altijd hetzelfde totaal
dynamics-tien-frontier-best = Wie altijd bij een totaal van { $total } stopt, houdt het meest: { $kept } cijferkaarten in { $turns } beurten, en { $share }% van de beurten eindigt kapot.
dynamics-tien-frontier-most = Het meest in dit spel: { LIST($who) }, { $kept } in { $turns } beurten.

## What turns bring

dynamics-tien-gains-title = Wie kreeg geld in de beurten van anderen?
dynamics-tien-gains-see = Elke balk is alle munten die een speler van geldkaarten kreeg. De blokjes kwamen in beurten van anderen; het lege stuk is geld dat de speler zelf nam.
dynamics-tien-gains-y = Munten uit beurten van anderen
dynamics-tien-gains-mark = { $got } van { $whole }
dynamics-tien-gains-all = Uit beurten van anderen: { $others } van de { $coins } munten die geldkaarten opleverden.
dynamics-tien-gains-giver = Gaf de anderen het meest: { LIST($who) }, { $coins }.
dynamics-tien-points-title = Hoe groeiden de punten?
dynamics-tien-points-see = Wat de kaarten van elke speler na elke ronde waard zijn, met elke joker waar die het meest oplevert. In een ronde is iedereen één keer aan de beurt.
dynamics-tien-points-x = Ronde
dynamics-tien-points-y = Punten
dynamics-tien-points-most = De meeste punten: { LIST($who) }, { $points }.
dynamics-tien-points-leap = De grootste sprong: { LIST($who) } in ronde { $round }, { $more } erbij.
dynamics-tien-kept-title = Hoeveel bleef er over van wat er werd getrokken?
dynamics-tien-kept-see = Elke balk is alle cijferkaarten die een speler trok, elk blokje wat er in één beurt van bleef. Het lege stuk ging naar de markt.
dynamics-tien-kept-y = Cijferkaarten gehouden
dynamics-tien-kept-mark = { $got } van { $whole }
dynamics-tien-kept-all = Gehouden: { $kept } van de { $drawn } cijferkaarten. Naar de markt omdat iemand kapotging: { $bust }; omdat iemand het geld nam: { $money }.
dynamics-tien-cap-title = Hoeveel munten gingen verloren?
dynamics-tien-cap-see = Niemand heeft meer dan tien munten. Elke balk is al het geld waar een speler recht op had; de blokjes zijn de munten waar geen plaats voor was.
dynamics-tien-cap-y = Misgelopen munten
dynamics-tien-cap-mark = { $got } van { $whole }
dynamics-tien-cap-all = Misgelopen: { $lost } van de { $offered } munten, omdat niemand plaats heeft voor meer dan tien. Geef ze dus op tijd uit!
dynamics-tien-cap-most = Liep het meest mis: { LIST($who) }, { $lost }.

## The market and the auctions

dynamics-tien-price-title = Was de joker zijn prijs waard?
dynamics-tien-price-see = Elk teken is een verkochte joker, elk streepje een gemiddelde. Boven de streepjeslijn kostte hij meer munten dan hij meteen aan punten opleverde. Dat kan toch een goede koop zijn: aan het eind beslissen munten alleen bij een gelijke stand.
dynamics-tien-price-x = Punten die hij meteen opleverde
dynamics-tien-price-y = Prijs in munten
dynamics-tien-price-theory = een munt per punt
dynamics-tien-price-mean = Gemiddeld kostte een joker { $paid } aan munten en leverde hij meteen { $gain } aan punten op. Intussen zou de eigenaar zonder die joker { $now } minder hebben.
dynamics-tien-price-sold = Verkocht: { $sold } van de { $wilds } jokers.
dynamics-tien-seats-title = Kun je beter als eerste of als laatste bieden?
dynamics-tien-seats-see = Elk teken is een verkochte joker: de punten die hij meteen opleverde min zijn prijs, boven de plek waarop de winnaar bood. Wie de joker trok, biedt als laatste. Onder 0 kostte hij meer munten dan hij punten opleverde.
dynamics-tien-seats-x = Plek van het winnende bod
dynamics-tien-seats-y = Punten min prijs
dynamics-tien-seats-last = Gewonnen door wie als laatste bood: { $last } van de { $wilds } jokers. Als iedereen zo goed mogelijk biedt, met waarden van 1 tot en met 10 die niemand anders kent, is het { $share }%.
dynamics-tien-seats-places = Op plek { $best } leverde een joker voor zijn prijs het meest op, gemiddeld { $more }, en op plek { $worst } het minst, { $less }.
dynamics-tien-market-title = Wat ligt er nog in de markt?
dynamics-tien-market-see = De kaarten in de markt, per cijfer. Een kaart kost haar cijfer.
dynamics-tien-market-x = Cijfer
dynamics-tien-market-y = Kaarten in de markt
dynamics-tien-market-all = Kaarten die naar de markt gingen: { $came }. Daarvan gekocht: { $bought }.
dynamics-tien-market-left = { $count ->
    [one] Het meest over van cijfer { LIST($number) }: { $lying }.
   *[other] Het meest over van de cijfers { LIST($number) }: elk { $lying }.
}
