# The plots of De Veiling van Hashiban: for each chart its title, what to see, its axes, and the sentences under it.

dynamics-hashiban-path-title = The path of every price
dynamics-hashiban-path-see = Each mark is a bid. The bids of one auction stand above each other, so you see how far it climbed and who pushed it. Where there is no mark, nobody wanted it. The dashed line is an average bill: that is what an object brings when nobody wants it.
dynamics-hashiban-path-x = Auctions in their order
dynamics-hashiban-path-y = Bid
dynamics-hashiban-path-theory = an average bill
dynamics-hashiban-path-all = { $auctions ->
    [one] So far { $auctions } auction,
   *[other] There were { $auctions } auctions,
} { $unsold ->
    [0] each with a bid.
   *[other] { $unsold } of them without a bid.
} The longest climb: { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
} in auction { $longest }, up to { $top }.
dynamics-hashiban-path-dear = The highest bid: { LIST($who) }, { $bid } in auction { $auction }.
dynamics-hashiban-gap-title = What it costs that nobody gives change
dynamics-hashiban-gap-see = Each mark is an auction in which two or more bid and nobody used a weapon: the last bid of the runner-up, and what the winner paid. On the dashed line the winner pays just enough. Marks above it paid more than that took.
dynamics-hashiban-gap-x = Last bid of the runner-up
dynamics-hashiban-gap-y = Paid by the winner
dynamics-hashiban-gap-theory = just enough
dynamics-hashiban-gap-mean = In { $sales ->
    [one] { $sales } auction with a runner-up the winner paid { $gap } more than the runner-up bid,
   *[other] { $sales } auctions with a runner-up the winner paid { $gap } more than the runner-up bid on average,
} and { $step } more is enough. That is { $lost } too much in all.
dynamics-hashiban-gap-forced = Of this, { $forced } could not be helped: with the bills they had, winners could not bid less.
dynamics-hashiban-guess-title = Could you have guessed the dealers?
dynamics-hashiban-guess-see = Somebody looks on, sees only what lies open, and reckons which dealers each player was dealt. The line is how likely the true ones look to them; a dealer that is open is 100.
dynamics-hashiban-guess-x = Turn
dynamics-hashiban-guess-y = How likely the true dealers looked (%)
dynamics-hashiban-guess-model = The onlooker supposes: for an object that a dealer seeks, { $seeks } players in { $of } bid more than { $mean }, an average bill, and { $stays } bids nothing; for any other object { $shuns } bids so much, and { $out } bid nothing.
dynamics-hashiban-guess-read = At the start a true dealer looked { $first }% likely. In the end the secrets of { LIST($who) } were the easiest to read: { $sure }%.
dynamics-hashiban-need-title = Does who needs it pay more?
dynamics-hashiban-need-see = Each mark is an object that was sold by itself, each short bar an average. At 1, 2 and 3 it was the first, second or third object for a secret dealer of the buyer; at 0 no dealer needed it.
dynamics-hashiban-need-x = Which object for a dealer
dynamics-hashiban-need-y = Paid
dynamics-hashiban-need-each = { $need ->
    [0] Needed by no dealer:
    [1] First object:
    [2] Second object:
   *[3] Third object:
} { $paid }{ $sales ->
    [one] , once.
   *[other] { " " }on average, { $sales } times.
}
dynamics-hashiban-income-title = How the money came in
dynamics-hashiban-income-see = All money each player got so far, without the bills of the beginning: start income, bills for dealers and securities, lots, bills for what nobody wanted, and Bonoloto less its price. In the CSV each of these has a column.
dynamics-hashiban-income-x = Turn
dynamics-hashiban-income-y = Money so far
dynamics-hashiban-income-ends = Most came to { LIST($who) }: { $most }. Least came to { LIST($whom) }: { $least }.
dynamics-hashiban-source-title = Where did the money come from?
dynamics-hashiban-source-see = The income of all players together, by where it came from. What Bonoloto cost is taken off.
dynamics-hashiban-source-x = Source
dynamics-hashiban-source-y = Money
dynamics-hashiban-source-label-start = Start income
dynamics-hashiban-source-label-dealers = Open dealers
dynamics-hashiban-source-label-securities = Securities
dynamics-hashiban-source-label-lots = Lots that were sold
dynamics-hashiban-source-label-unsold = What nobody wanted
dynamics-hashiban-source-label-bonoloto = Bonoloto
dynamics-hashiban-source-most = In all { $money } came in. Most of it, { $most }, came from { $source ->
    [start] start income.
    [dealers] open dealers.
    [securities] securities.
    [lots] lots that were sold.
    [unsold] bills for what nobody wanted.
   *[bonoloto] Bonoloto.
}
dynamics-hashiban-security-title = Did securities pay for themselves?
dynamics-hashiban-security-see = Each mark is a security: what it cost, and how many bills it brought to whoever bought it. On the dashed line its bills are worth its price, on average.
dynamics-hashiban-security-x = Price of the security
dynamics-hashiban-security-y = Bills it brought
dynamics-hashiban-security-theory = pays for itself
dynamics-hashiban-security-even = { $count ->
    [one] { $count } security cost { $paid }
   *[other] { $count } securities cost { $paid } together
} and brought { $bills ->
    [0] no bill.
    [one] { $bills } bill.
   *[other] { $bills } bills.
} At { $mean } a bill that is { $worth }. { $even ->
    [0] None has paid for itself.
    [one] { $even } has paid for itself.
   *[other] { $even } have paid for themselves.
}
dynamics-hashiban-weapon-title = What does a weapon do to the price?
dynamics-hashiban-weapon-see = Each mark is a card that was sold, each short bar an average: at 0 without a weapon, then with one, with two and so on. A lot counts with its price for each object.
dynamics-hashiban-weapon-x = Weapons used in the auction
dynamics-hashiban-weapon-y = Paid for each card
dynamics-hashiban-weapon-with = With a weapon a card cost { $with }{ $armed ->
    [one] { " " }(1 auction).
   *[other] { " " }on average ({ $armed } auctions).
} Somebody who used one won { $won ->
    [0] none of them.
   *[other] { $won } of them.
}
dynamics-hashiban-weapon-without = Without one it cost { $without }{ $calm ->
    [one] { " " }(1 auction).
   *[other] { " " }on average ({ $calm } auctions).
}
