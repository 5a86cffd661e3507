# The plots of Vastgoedveiling: for each chart its title, what to see, its axes, and the sentences under it.

## Buying

dynamics-vastgoedveiling-ladder-title = Bid by bid
dynamics-vastgoedveiling-ladder-see = Each ladder is an auction, each mark a bid. The number at the top is the price.
dynamics-vastgoedveiling-ladder-x = Round
dynamics-vastgoedveiling-ladder-y = Bid ($)
dynamics-vastgoedveiling-ladder-all = { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
} in { $auctions ->
    [one] { $auctions } auction.
   *[other] { $auctions } auctions.
}
dynamics-vastgoedveiling-ladder-longest = The longest climb: round { $round }, up to { MONEY($price) } in { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
}. Highest bid: { LIST($who) }.
dynamics-vastgoedveiling-ranks-title = What is a higher rank worth?
dynamics-vastgoedveiling-ranks-see = Each mark is a property that was bought, each short bar the average of its rank. The dashed line is the cheque to expect at that rank.
dynamics-vastgoedveiling-ranks-x = Rank in its round (1 = lowest)
dynamics-vastgoedveiling-ranks-y = Price ($)
dynamics-vastgoedveiling-ranks-theory = cheque to expect
dynamics-vastgoedveiling-ranks-best = The best property of a round cost { MONEY($price) } on average; the best cheque of a round is { MONEY($cheque) } on average.
dynamics-vastgoedveiling-ranks-lowest = For the lowest it is { MONEY($price) } against { MONEY($cheque) }.
dynamics-vastgoedveiling-wallets-title = Where did the coins go?
dynamics-vastgoedveiling-wallets-see = A steep step down is a round that cost a lot. What is left at the end counts, and breaks a tie.
dynamics-vastgoedveiling-wallets-x = Rounds of buying
dynamics-vastgoedveiling-wallets-y = Coins ($)
dynamics-vastgoedveiling-wallets-left = All began with { MONEY($start) }. Most coins after round { $round } of { $rounds }: { LIST($rich) }, { MONEY($most) }. Fewest: { LIST($poor) }, { MONEY($fewest) }.
dynamics-vastgoedveiling-wallets-same = All began with { MONEY($start) }. After round { $round } of { $rounds } all have { MONEY($most) }.
dynamics-vastgoedveiling-halves-title = The price of a bid that did not win
dynamics-vastgoedveiling-halves-see = Each block is one pass: the half of a bid that was lost.
dynamics-vastgoedveiling-halves-y = Halves of bids that were lost
dynamics-vastgoedveiling-halves-mark = { MONEY($got) }
dynamics-vastgoedveiling-halves-all = { $passes ->
    [one] { $passes } pass
   *[other] { $passes } passes
} cost { MONEY($lost) } in all, { $share }% of the coins that were spent.
dynamics-vastgoedveiling-halves-most = Most: { LIST($who) }, { MONEY($lost) }.
dynamics-vastgoedveiling-anchors-title = Does the first bid pull the price?
dynamics-vastgoedveiling-anchors-see = Each mark is an auction, with the sign of who bid first. The higher above the dashed line, the further the bidding went on; each short bar is an average.
dynamics-vastgoedveiling-anchors-x = First bid ($)
dynamics-vastgoedveiling-anchors-y = Price ($)
dynamics-vastgoedveiling-anchors-theory = nobody raised
dynamics-vastgoedveiling-anchors-higher = A first bid that was { MONEY(1) } higher went with a price that was { MONEY($gap) } higher on average.
dynamics-vastgoedveiling-anchors-lower = A first bid that was { MONEY(1) } higher went with a price that was { MONEY($gap) } lower on average.
dynamics-vastgoedveiling-anchors-no = Higher first bids went with the same prices as lower ones.
dynamics-vastgoedveiling-anchors-same = Every first bid was { MONEY($first) }; the average price was { MONEY($price) }.
dynamics-vastgoedveiling-anchors-nearest = Closest to the first bids of others: { LIST($who) }, with a highest bid that was { MONEY($gap) } above on average.
dynamics-vastgoedveiling-anchors-few = { $auctions ->
    [one] One auction is a hint, no proof.
   *[other] { $auctions } auctions are a hint, no proof.
}

## Selling

dynamics-vastgoedveiling-cheques-title = What did each property bring?
dynamics-vastgoedveiling-cheques-see = Each mark is a property that was sold. Above the dashed line it brought more than the cheque of its own rank.
dynamics-vastgoedveiling-cheques-x = Property
dynamics-vastgoedveiling-cheques-y = Cheque ($)
dynamics-vastgoedveiling-cheques-theory = cheque of the same rank
dynamics-vastgoedveiling-cheques-above = { $above } of { $sales } properties brought more than the line.
dynamics-vastgoedveiling-cheques-best = The best sale: { LIST($who) }, property { $card } for { MONEY($cheque) }.
dynamics-vastgoedveiling-cheques-worst = The worst: { LIST($who) }, property { $card } for { MONEY($cheque) }.
dynamics-vastgoedveiling-efficiency-title = Sold at the right moment?
dynamics-vastgoedveiling-efficiency-see = Each block is a cheque. The empty part is what the same properties could have brought on top, in the best rounds for them, against what the others played.
dynamics-vastgoedveiling-efficiency-y = Cheques taken, of the most that was possible
dynamics-vastgoedveiling-efficiency-mark = { MONEY($got) } of { MONEY($whole) }
dynamics-vastgoedveiling-efficiency-best = The best seller took { $share }% of what was possible: { LIST($who) }.
dynamics-vastgoedveiling-efficiency-left = Most left lying: { LIST($who) }, { MONEY($lost) }.
dynamics-vastgoedveiling-rivals-title = Who read the rivals?
dynamics-vastgoedveiling-rivals-see = Each block is a sale in which no lower property of the seller would have brought the same cheque.
dynamics-vastgoedveiling-rivals-y = Sales with nothing wasted
dynamics-vastgoedveiling-rivals-mark = { $got } of { $whole }
dynamics-vastgoedveiling-rivals-most = Nothing wasted in { $right } of { $sales } sales: { LIST($who) }, the best of the table.
dynamics-vastgoedveiling-rivals-over = Most wasted: { LIST($who) }, whose properties were { $over } higher in all than the cheques asked for.
