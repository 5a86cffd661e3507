# The page and the command that set published figures beside our own.

## The page

figures-title = Figures from the books
figures-line = What the books say about auctions, worked out again here. Do they agree?
figures-enter = To the figures
figures-lead = What the books say about auctions, and what comes out when it is tried here, hundreds of thousands of times. Press the button and see whether they agree.
figures-go = Work it out
figures-again = Work it out again
figures-stop = Stop
figures-working = { $done } of { $all } figures are done.
figures-agree = All { $rows } numbers agree.
figures-differ = { $rows ->
    [one] One number does not agree.
   *[other] { $rows } numbers do not agree.
}
figures-how = What was counted is exact. What was drawn by chance may be off by up to four times its uncertainty, the standard error. The same seed draws the same again. What stands in brackets is what the figure itself leaves open: a step of the clock, or the last digit that was printed.
figures-source = Source: { $source }
figures-derived = Worked out by us from the theory

## The table

figures-what = What
figures-published = Published
figures-ours = Ours
figures-error = Uncertainty
figures-seed = Seed
figures-verdict = Verdict
figures-counted = counted
figures-holds = agrees
figures-out = differs

## What each figure says

figures-FIG1 = When winners pay their own bid, it is best to bid less than the value: half of it with two bidders, four fifths with five.
figures-FIG2 = Whether the winner pays the own bid or the second highest, the seller gets the same on average.
figures-FIG3 = Even when everybody pays, or the winner pays only the third highest bid, the seller gets that same amount.
figures-FIG4 = The same on average is not the same every time: the seller's income varies more when the second highest bid is paid.
figures-FIG5 = The more bidders there are, the less is left for the winner, and for each bidder it is less still.
figures-FIG6 = Bid low and you rarely win; bid the full value and winning brings nothing. The best bid lies in between.
figures-FIG7 = Where the second highest bid is paid, bidding more than the value only costs money.
figures-FIG8 = A seller who refuses low bids keeps the lot now and then, and still earns more. The best limit is half of the highest possible value, however many bidders come.
figures-FIG9 = Bidders who dislike risk bid higher, and the seller gains by it.
figures-FIG10 = When bids climb in small steps, the lot goes for the second highest value, give or take a step.
figures-FIG11 = Only the owner knows what the firm is worth. An offer is accepted when the firm is worth little, so every offer loses on average.
figures-FIG12 = All guess what the same thing is worth, and the highest guess wins: whoever bids the own guess loses, and the more bidders, the more.
figures-FIG13 = Bid your guess less the greatest possible error, and winning pays again.
figures-FIG14 = When the second highest bid is paid, winning hurts less, but with four bidders or more it still hurts.
figures-FIG15 = Two wallets are sold together, and each bidder knows only one of them. Whoever counts on an average one beside it pays too much.
figures-FIG16 = Students guessed what a jar of coins was worth. It was { MONEY(8) }. The mean guess was { MONEY(5.13) }, the mean winning bid { MONEY(10.01) }. In 48 auctions the winners lost { MONEY(2.01) } each on average, about { MONEY(96.48) } in all.
figures-FIG17 = All bid for a prize and all pay, losers too: together they pay just what it is worth, and nobody gains.
figures-FIG18 = When the second highest bid is paid, about two thirds of all bids in the laboratory are above the value. When bids climb aloud, people find the value almost at once.
figures-FIG19 = In contests where everybody pays, people in the laboratory bid far more than theory says: in the middle one of many studies 72% more.
figures-FIG20 = Pig: throw until you have twenty, and more than half of all turns bring nothing. One more or one less hardly matters.
figures-FIG21 = A hundred boxes and one bomb: on average it is best to open half of them.
figures-FIG22 = Choose the best of many who come one by one: look at about a third and take none, then take the first who is better than all of these. That finds the best more than once in three times.
figures-FIG23 = Can't Stop: with six, seven and eight left, four dice nearly always help. With two, three and twelve they often do not.
figures-FIG24 = Cards from one to thirty, laid out in a row: the more there are, the wider the gap between highest and lowest.
figures-FIG25 = A test that anyone can repeat: a hundred thousand auctions with five bidders.
figures-FIG26 = A falling clock ends like sealed bids, and bids that climb aloud end as if the second highest sealed bid were paid.

## The numbers of a figure

figures-best-bid = { $n } bidders: the best bid, as a part of the value
figures-income-first = { $n } bidders, own bid paid: what the seller gets
figures-income-second = { $n } bidders, second bid paid: what the seller gets
figures-income-all-pay = { $n } bidders, all pay: what the seller gets
figures-income-third = { $n } bidders, third bid paid: what the seller gets
figures-spread-first = { $n } bidders, own bid paid: spread of the income
figures-spread-second = { $n } bidders, second bid paid: spread of the income
figures-winner-earns = { $n } bidders: what the winner gains
figures-bidder-earns = { $n } bidders: what each gains on average
figures-slope-earns = { $n } bidders: gained by bidding { $percent }% of the value
figures-overbid-costs = { $n } bidders: cost of bidding { $percent } hundredths too much
figures-reserve-income = { $n ->
    [one] { $n } bidder
   *[other] { $n } bidders
}, half is the limit: what the seller gets
figures-reserve-sold = { $n ->
    [one] { $n } bidder
   *[other] { $n } bidders
}, half is the limit: how often it is sold
figures-reserve-best = { $n ->
    [one] { $n } bidder
   *[other] { $n } bidders
}: the best limit, to the nearest tenth
figures-averse-bid = { $n } bidders: the best bid, as a part of the value
figures-averse-income = { $n } bidders: what the seller gets
figures-english-income = { $n } bidders: what the seller gets
figures-english-close = { $n } bidders: furthest from the second value
figures-takeover-accepted = Offer { $offer }: gain when it is accepted
figures-takeover-all = Offer { $offer }: gain over all offers
figures-takeover-loses = Offer { $offer }: how often an accepted one loses
figures-naive-first = { $n } bidders, own guess bid: what the winner gains
figures-naive-loses = { $n } bidders, own guess bid: how often the winner loses
figures-careful-first = { $n } bidders, careful bids: what the winner gains
figures-naive-second = { $n } bidders, own guess bid: what the winner gains
figures-careful-second = { $n } bidders, careful bids: what the winner gains
figures-wallet-second-income = Second bid paid: what the seller gets
figures-wallet-second-profit = Second bid paid: what the winner gains
figures-wallet-first-income = Own bid paid: what the seller gets
figures-wallet-first-profit = Own bid paid: what the winner gains
figures-wallet-first-naive = Own bid paid, average added: what the winner gains
figures-wallet-first-loses = Own bid paid, average added: how often the winner loses
figures-wallet-second-naive = Second bid paid, average added: what the winner gains
figures-wallet-second-loses = Second bid paid, average added: how often the winner loses
figures-wallet-mean-income = Half of both wallets: what the seller gets
figures-wallet-mean-naive = Half of both wallets, average added: what the winner gains
figures-contest-total = { $n } bidders: what all pay together
figures-contest-each = { $n } bidders: what each pays
figures-contest-high = { $n } bidders: the highest bid
figures-pig-chance = Chance that a turn brings { $score }
figures-pig-mean = Mean when you stop at { $hold }
figures-pig-same = Difference between stopping at twenty and one later
figures-bomb-best = { $boxes } boxes: how many to open
figures-bomb-pays = { $boxes } boxes: what that pays on average
figures-secretary-skip = { $n } in a row: how many only to look at
figures-secretary-chance = { $n } in a row: how often the best is found
figures-secretary-limit = { $n } in a row, set beside endlessly many
figures-cant-stop = { $first }, { $second } and { $third }: how often one of them comes
figures-row-high = { $n } cards: the highest on average
figures-row-low = { $n } cards: the lowest on average
figures-row-gap = { $n } cards: the gap on average
figures-dutch-winner = Falling clock: how often another winner than with sealed bids
figures-dutch-price = Falling clock: furthest from the price of sealed bids
figures-english-winner = Climbing bids: how often another winner than with sealed bids
figures-english-price = Climbing bids: furthest from the price of sealed bids

## From the laboratory

figures-lab-title = From the laboratory
figures-lab-lead = This is what people did. Nothing is worked out here and nothing is judged.
