# The plots of Wereldhandel: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-wereldhandel-price-title = What trees do to prices
dynamics-wereldhandel-price-see = Each mark is an auctioned card, each short bar an average: on the left before the first tree, then one tree further each time. At 0 a card was free.
dynamics-wereldhandel-price-x = Trees turned up so far
dynamics-wereldhandel-price-y = Paid
dynamics-wereldhandel-price-now = { $trees ->
    [0] So far no tree was turned up. There is { $much } in all hands together, and a card costs { $late } on average.
    [one] Since the first tree there is { $much } in all hands together, and a card costs { $late } on average.
   *[other] After { $trees } trees there is { $much } in all hands together, and a card costs { $late } on average.
}
dynamics-wereldhandel-price-rise = At first a card cost { $early } on average, with { $little } in all hands together. After { $trees ->
    [one] { $trees } tree
   *[other] { $trees } trees
} it cost { $late }, with { $much } in all hands.
dynamics-wereldhandel-score-title = How the scores grew
dynamics-wereldhandel-score-see = The score of each player after every completed set and every penalty card. The more sets somebody has, the bigger the next leap.
dynamics-wereldhandel-score-x = Sets and penalty cards so far
dynamics-wereldhandel-score-y = Points
dynamics-wereldhandel-score-ahead = In front: { LIST($who) }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $sets ->
    [0] no set
    [one] { $sets } set
   *[other] { $sets } sets
}.
dynamics-wereldhandel-offer-title = What winning a trade cost
dynamics-wereldhandel-offer-see = In each field is what the winner paid on average: the own bundle less the one that came back. A column or row holds amounts up to its number; near the diagonal winning is cheap.
dynamics-wereldhandel-offer-x = Offered, up to
dynamics-wereldhandel-offer-y = Laid against it, up to
dynamics-wereldhandel-offer-z = Price of winning
dynamics-wereldhandel-offer-mean = { $trades ->
    [one] One trade was decided by comparing bundles, and winning it cost { $net }.
   *[other] { $trades } trades were decided by comparing bundles, and winning one cost { $net } on average.
}
dynamics-wereldhandel-offer-dear = It cost { LIST($who) } most: { $net } more than a tie would have needed.
dynamics-wereldhandel-refusal-title = When did the auctioneer buy?
dynamics-wereldhandel-refusal-see = How often the auctioneer used first refusal, by the highest bid. A bar holds bids up to its number. The thin line is how far luck alone may reach; with few auctions it is long. Without enough money the auctioneer has to sell.
dynamics-wereldhandel-refusal-x = Highest bid, up to
dynamics-wereldhandel-refusal-y = Bought by the auctioneer (%)
dynamics-wereldhandel-refusal-mark = { $value }
dynamics-wereldhandel-refusal-rate = { $auctions ->
    [one] In { $bought } of { $auctions } auction with a bid
   *[other] In { $bought } of { $auctions } auctions with a bid
} the auctioneer kept the card for the highest bid.
dynamics-wereldhandel-refusal-mean = That bid was { $bought } on average, and { $sold } where the auctioneer sold.
dynamics-wereldhandel-accept-title = Do many cards look like much money?
dynamics-wereldhandel-accept-see = How often an offer was taken as it lay, by how many cards lay there; the last bar may be 8 or more. What they are worth cannot be seen: a 0 looks like a 500. The thin line is how far luck alone may reach.
dynamics-wereldhandel-accept-x = Money cards offered
dynamics-wereldhandel-accept-y = Taken (%)
dynamics-wereldhandel-accept-mark = { $value }
dynamics-wereldhandel-accept-rate = { $accepted ->
    [0] Not one offer of { $offers } was taken as it lay.
    [one] { $accepted } offer of { $offers } was taken as it lay.
   *[other] { $accepted } offers of { $offers } were taken as they lay.
}
dynamics-wereldhandel-accept-cards = Offers that were taken had { $taken } cards on average, those that got an answer in money { $countered }.
dynamics-wereldhandel-margin-title = What did completing a set bring?
dynamics-wereldhandel-margin-see = Each mark is a completed set: how many points it brought, and what it cost to complete it. A set brings its own value, once more for every set you already have, and theirs once again. On the dashed line a point costs as much as on average.
dynamics-wereldhandel-margin-x = Points it brought
dynamics-wereldhandel-margin-y = Paid to complete it
dynamics-wereldhandel-margin-theory = average price
dynamics-wereldhandel-margin-all = { $sets ->
    [one] This set has the value { $printed }, and it brought { $gain } points.
   *[other] The values of these { $sets } sets add up to { $printed }; multiplied, they brought { $gain } points.
}
dynamics-wereldhandel-margin-best = The biggest leap: { LIST($who) }, { $gain } points with a set of { $value }.
dynamics-wereldhandel-bluff-title = Bids above one’s own money
dynamics-wereldhandel-bluff-see = Each mark is a bid that its bidder could not have paid: how much money there was, and how much was bid. The dashed line is all own money. While the game runs, you see only the hands that had to be shown.
dynamics-wereldhandel-bluff-x = Own money
dynamics-wereldhandel-bluff-y = Bid
dynamics-wereldhandel-bluff-theory = all own money
dynamics-wereldhandel-bluff-far = { $bids ->
    [one] One bid was above the bidder’s own money:
   *[other] { $bids } bids were above the bidder’s own money. The boldest:
} { LIST($who) } bid { $amount } with { $money }.
dynamics-wereldhandel-fate-title = What became of the bluffs?
dynamics-wereldhandel-fate-see = All bids above the bidder’s own money. Whoever is bought out by the auctioneer gets the bid in money, and nobody finds out.
dynamics-wereldhandel-fate-x = What became of it
dynamics-wereldhandel-fate-y = Bids
dynamics-wereldhandel-fate-label-topped = Somebody bid more
dynamics-wereldhandel-fate-label-bought = The auctioneer bought
dynamics-wereldhandel-fate-label-default = Found out
dynamics-wereldhandel-fate-all = Of { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
} above own money, { $shown ->
    [0] none was
    [one] { $shown } was
   *[other] { $shown } were
} found out.
dynamics-wereldhandel-fate-got = Where the auctioneer bought, bluffing brought { $got } in all.
dynamics-wereldhandel-mix-title = Bluffing: at the table and by theory
dynamics-wereldhandel-mix-see = For each trade the game was worked out as if both hands lay open and the goods were worth their printed value in money to both. A best mix of offers and answers follows from that; each pair of bars sets it beside what the players did. After a tie it is reckoned as if both started again with the same hands. The thin line is how far luck alone may reach.
dynamics-wereldhandel-mix-x = What was done
dynamics-wereldhandel-mix-y = How often (%)
dynamics-wereldhandel-mix-mark = { $value }
dynamics-wereldhandel-mix-label-poor-best = Poor offer: best mix
dynamics-wereldhandel-mix-label-poor-done = Poor offer: players
dynamics-wereldhandel-mix-label-take-best = Taken: best mix
dynamics-wereldhandel-mix-label-take-done = Taken: players
dynamics-wereldhandel-mix-label-nought-best = Answer of noughts: best mix
dynamics-wereldhandel-mix-label-nought-done = Answer of noughts: players
dynamics-wereldhandel-mix-all = { $trades ->
    [one] In one trade
   *[other] In { $trades } trades
} a best mix offers less than half of what the goods are worth in { $poor-best } of a hundred cases; here it was { $poor }. It takes an offer as it lies in { $take-best }, here { $take }, and answers with noughts only in { $nought-best }, here { $nought }. There are other mixes that are just as good.
