# The plots of Nieuw Amsterdam: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-nieuw_amsterdam-price-title = Was the column worth its price?
dynamics-nieuw_amsterdam-price-see = Each mark is a column that somebody took. Below the dashed line it brought more than it cost; on the ground line it was free.
dynamics-nieuw_amsterdam-price-x = Worth of tiles and bonus coins
dynamics-nieuw_amsterdam-price-y = Paid
dynamics-nieuw_amsterdam-price-theory = paid what it is worth
dynamics-nieuw_amsterdam-price-most = Most gained on columns, all told: { LIST($who) }, { $gain }.
dynamics-nieuw_amsterdam-price-lost = { $lost ->
    [0] None of the { $columns } columns cost more than it was worth.
    [one] { $lost } of { $columns } columns cost more than it was worth.
   *[other] { $lost } of { $columns } columns cost more than they were worth.
}
dynamics-nieuw_amsterdam-markers-title = Who was early, who was late?
dynamics-nieuw_amsterdam-markers-see = The marker of each player at the end of each round, 1 at the top.
dynamics-nieuw_amsterdam-markers-x = Round
dynamics-nieuw_amsterdam-markers-y = Marker
dynamics-nieuw_amsterdam-markers-early = Earliest on average: { LIST($who) }, with marker { $marker }.
dynamics-nieuw_amsterdam-turn-title = What is a place in the order worth?
dynamics-nieuw_amsterdam-turn-see = Each mark is a round of one player, each short bar an average. If places were sold at their price, the dashed line would be flat: what an early place brings is what it cost.
dynamics-nieuw_amsterdam-turn-x = Marker at the end of the round
dynamics-nieuw_amsterdam-turn-y = Points of the round
dynamics-nieuw_amsterdam-turn-theory = straight line
dynamics-nieuw_amsterdam-turn-step = In { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} one place earlier went with { $step } points more (less, if below 0); with so few rounds it may be anything from { $low } to { $high }.
dynamics-nieuw_amsterdam-collapse-title = How prices fall when columns are left over
dynamics-nieuw_amsterdam-collapse-see = Each mark is an auction, each short bar an average: the first of a round on the left, the last on the right.
dynamics-nieuw_amsterdam-collapse-x = Auction of the round
dynamics-nieuw_amsterdam-collapse-y = Paid
dynamics-nieuw_amsterdam-collapse-spare = { $spare ->
    [0] No column is left over.
    [one] One column is left over in every round.
   *[other] { $spare } columns are left over in every round.
} { $free } of { $auctions } auctions were won for nothing.
dynamics-nieuw_amsterdam-collapse-fall = The first auction of a round cost { $first } on average, the last one { $last }.
dynamics-nieuw_amsterdam-surplus-title = Is it better to speak first or last?
dynamics-nieuw_amsterdam-surplus-see = Each mark is an auction: what the winner gained by it, above the place in which the winner spoke. Place 1 put the column up.
dynamics-nieuw_amsterdam-surplus-x = Place in which the winner spoke
dynamics-nieuw_amsterdam-surplus-y = Worth less price
dynamics-nieuw_amsterdam-surplus-first = { $won } of { $auctions } auctions were won by whoever put the column up.
dynamics-nieuw_amsterdam-surplus-places = Place { $best } gained most, { $more } on average; place { $worst } least, { $less }.
dynamics-nieuw_amsterdam-solved-title = Bids beside the solved auction
dynamics-nieuw_amsterdam-solved-see = Each mark is a bid. Across: what the solution of an auction with one word each would have said with the same worth and in the same place (0: pass). On the dashed line both agree.
dynamics-nieuw_amsterdam-solved-x = Bid of the solution
dynamics-nieuw_amsterdam-solved-y = Bid
dynamics-nieuw_amsterdam-solved-theory = as solved
dynamics-nieuw_amsterdam-solved-over = Of { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
}, { $over } went higher than the solution and { $under } lower. The solution looks at one auction by itself: it does not count the marker, nor the columns that are left.
dynamics-nieuw_amsterdam-mix-title = What was paid with?
dynamics-nieuw_amsterdam-mix-see = All payments of all players together.
dynamics-nieuw_amsterdam-mix-x = Resource
dynamics-nieuw_amsterdam-mix-y = Pieces paid
dynamics-nieuw_amsterdam-mix-label-coins = Coins
dynamics-nieuw_amsterdam-mix-label-furs = Furs
dynamics-nieuw_amsterdam-mix-label-goods = Goods
dynamics-nieuw_amsterdam-mix-label-wood = Wood
dynamics-nieuw_amsterdam-mix-label-grain = Grain
dynamics-nieuw_amsterdam-mix-most = { $resource ->
    [coins] Coins
    [furs] Furs
    [goods] Goods
    [wood] Wood
   *[grain] Grain
} went most: { $part } of { $paid } pieces.
