# The hints of Tien: why a bot does something, after a colon.

## The easy bot

why-tien-few = { $few } kaarten is een mooie beurt, en er liggen er nu { $count }
why-tien-many = { $count ->
    [one] { $count } kaart is genoeg voor deze beurt
   *[other] { $count } kaarten is genoeg voor deze beurt
}
why-tien-no-numbers = er ligt geen cijferkaart om te nemen
why-tien-cheap = { $bid } is niet veel voor een joker
why-tien-dear = { $bid } is wel veel voor een joker
why-tien-cheapest = { tien-card } kost het minst van alle kaarten in de markt
why-tien-short = zelfs de goedkoopste kaart kost { $price }, en dat is meer dan je munten en troostmunten waard zijn
why-tien-laid = het spel legt { $due } voor je neer, en neemt alleen kaarten als er niets anders is

## The medium bot

why-tien-below = het totaal is nog maar { $total }, en tot { $stop } is er nog ruimte
why-tien-points = de cijferkaarten leveren { tien-worth } op, { $money ->
    [0] en er is geen geld om in plaats daarvan te nemen
   *[other] en het geld, { $money }, is niet meer waard dan dat
}
why-tien-money = { $money } aan geld is je meer waard dan de cijferkaarten, die { tien-worth } opleveren
why-tien-fair = { tien-card } levert { tien-worth } op, en daarvoor kun je tot { $most } gaan
why-tien-unfair = { tien-card } levert { tien-worth } op, en daarvoor is een bod van { $bid } te veel
why-tien-adds = { tien-card } levert { tien-worth } op, en dat is de prijs van { $price } waard
why-tien-nothing = geen kaart in de markt levert genoeg punten op voor haar prijs

## The hard bot

why-tien-on = { $bust ->
    [0] aan de volgende kaart kun je niet kapotgaan
   *[other] aan de volgende kaart ga je in { $bust } van de 100 gevallen kapot
}, en alles bij elkaar is doortrekken je ongeveer { tien-worth } meer waard dan stoppen
why-tien-keep = de cijferkaarten, en wat je dan nog kunt kopen, zijn je ongeveer { tien-worth } waard, { $bust ->
    [0] en doortrekken levert niets extra's op
   *[other] en aan de volgende kaart ga je in { $bust } van de 100 gevallen kapot
}
why-tien-keep-last = de stapel is leeg, en de cijferkaarten, en wat je dan nog kunt kopen, zijn je ongeveer { tien-worth } waard
why-tien-cash = beter { $money } aan geld voor jou dan voor alle anderen, want de cijferkaarten zouden je maar ongeveer { tien-worth } opleveren
why-tien-cash-alone = { $money } aan geld is je meer waard dan de cijferkaarten, die maar ongeveer { tien-worth } zouden opleveren
why-tien-last-word = { tien-card } is je hoogstens { $most } waard, en omdat na jou niemand meer spreekt, is { $bid } genoeg
why-tien-before = { tien-card } is je hoogstens { $most } waard, en wie na jou spreekt, laat het waarschijnlijk bij { $bid }
why-tien-no-bid = { tien-card } is je ongeveer { tien-worth } waard, en daarvoor is een bod van { $bid } te veel
why-tien-buy = { tien-card } is je ongeveer { tien-worth } waard, en { $cost ->
    [0] wat je betaalt, zul je nauwelijks missen
   *[other] wat je ervoor betaalt maar ongeveer { $cost }
}
why-tien-skip = geen kaart in de markt is je waard wat je ervoor zou betalen
why-tien-pay = van alle manieren om { $due } te betalen zul je dit het minst missen
