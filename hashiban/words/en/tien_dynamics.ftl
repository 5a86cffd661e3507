# The plots of Tien: for each chart its title, what to see, its axes, and the sentences under it.

## Pushing on

dynamics-tien-bust-title = Who stopped in time?
dynamics-tien-bust-see = Each mark is a turn, as high as the risk that the next card was bust. Up to 10 somebody stopped before it; right of 10 somebody drew it. The line is the risk with a full pile.
dynamics-tien-bust-x = Total (or money, where that was too much)
dynamics-tien-bust-y = The next card is bust (%)
dynamics-tien-bust-full = full pile
dynamics-tien-bust-share = { $busts ->
    [0] None of the { $turns } turns ended bust.
   *[other] { $busts } of { $turns } turns ended bust.
}
dynamics-tien-bust-stopped = Where people stopped, the next card would have been bust with { $share }% on average.
dynamics-tien-bust-latest = Dared most: { LIST($who) }, with { $share }%.
dynamics-tien-frontier-title = How far is far enough?
dynamics-tien-frontier-see = The line shows what you get by always stopping at the same total, from 1 on the left to 10 on the right. Each mark is a player of this game: the higher, the more number cards kept; the further right, the more often bust.
dynamics-tien-frontier-x = Turns that ended bust (%)
dynamics-tien-frontier-y = Number cards kept in 10 turns
dynamics-tien-frontier-policies = always the same total
dynamics-tien-frontier-best = Whoever always stops at a total of { $total } keeps the most: { $kept } number cards in { $turns } turns, and { $share }% of the turns end bust.
dynamics-tien-frontier-most = Most in this game: { LIST($who) }, { $kept } in { $turns } turns.

## What turns bring

dynamics-tien-gains-title = Who got money in the turns of others?
dynamics-tien-gains-see = Each bar is all the coins that a player got from money cards. The blocks came in turns of others; the empty part is money that the player took.
dynamics-tien-gains-y = Coins from turns of others
dynamics-tien-gains-mark = { $got } of { $whole }
dynamics-tien-gains-all = From turns of others: { $others } of { $coins } coins that money cards brought.
dynamics-tien-gains-giver = Gave the others most: { LIST($who) }, { $coins }.
dynamics-tien-points-title = How did the points grow?
dynamics-tien-points-see = What the cards of each player score after each round, every wild where it brings the most. A round is one turn for everybody.
dynamics-tien-points-x = Round
dynamics-tien-points-y = Points
dynamics-tien-points-most = Most points: { LIST($who) }, { $points }.
dynamics-tien-points-leap = The biggest leap: { LIST($who) } in round { $round }, { $more } up.
dynamics-tien-kept-title = How much of what was drawn was kept?
dynamics-tien-kept-see = Each bar is all the number cards that a player drew, each block what was kept in one turn. The empty part went to the market.
dynamics-tien-kept-y = Number cards kept
dynamics-tien-kept-mark = { $got } of { $whole }
dynamics-tien-kept-all = Kept: { $kept } of { $drawn } number cards. To the market because of a bust: { $bust }; because somebody took the money: { $money }.
dynamics-tien-cap-title = How many coins were missed?
dynamics-tien-cap-see = Nobody has more than ten coins. Each bar is all the money that came to a player; the blocks are the coins there was no room for.
dynamics-tien-cap-y = Coins missed
dynamics-tien-cap-mark = { $got } of { $whole }
dynamics-tien-cap-all = Missed: { $lost } of { $offered } coins, because nobody has room for more than ten. Spend in time!
dynamics-tien-cap-most = Missed most: { LIST($who) }, { $lost }.

## The market and the auctions

dynamics-tien-price-title = Was the wild worth its price?
dynamics-tien-price-see = Each mark is a wild that was sold, each short bar an average. Above the dashed line it cost more coins than it brought points at once. That can still be a good buy: in the end coins only decide a tie.
dynamics-tien-price-x = Points it brought at once
dynamics-tien-price-y = Price in coins
dynamics-tien-price-theory = a coin a point
dynamics-tien-price-mean = On average a wild cost { $paid } in coins and brought { $gain } in points at once. By now, its owner would have { $now } less without it.
dynamics-tien-price-sold = Sold: { $sold } of { $wilds } wilds.
dynamics-tien-seats-title = Is it better to bid first or last?
dynamics-tien-seats-see = Each mark is a wild that was sold: the points it brought at once, less its price, above the place in which its winner bid. Whoever drew it bids last. Below 0 it cost more coins than it brought points.
dynamics-tien-seats-x = Place of the winning bid
dynamics-tien-seats-y = Points less price
dynamics-tien-seats-last = Won by the last bidder: { $last } of { $wilds } wilds. If everybody bids as well as can be, with values from 1 to 10 that nobody else knows, it is { $share }%.
dynamics-tien-seats-places = A wild brought the most for its price at place { $best }, { $more } on average, and the least at place { $worst }, { $less }.
dynamics-tien-market-title = What is left in the market?
dynamics-tien-market-see = The cards in the market, by number. A card costs its number.
dynamics-tien-market-x = Number
dynamics-tien-market-y = Cards in the market
dynamics-tien-market-all = Cards that went to the market: { $came }. Bought from it: { $bought }.
dynamics-tien-market-left = { $count ->
    [one] Most left of number { LIST($number) }: { $lying }.
   *[other] Most left of numbers { LIST($number) }: { $lying } each.
}
