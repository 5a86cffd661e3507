# Vastgoedveiling

vastgoedveiling-title = Vastgoedveiling
vastgoedveiling-line = Buy houses by auction, then sell them for cheques.
vastgoedveiling-teaches = when to stop bidding, what a lost bid costs, and how to match what you own to what is on offer
vastgoedveiling-credit = a member of the For Sale family by Stefan Dorra (1997)
vastgoedveiling-about = Each round as many properties are turned up as there are players. Bid or pass: who passes first gets the cheapest property at half price, who stays longest pays in full for the best. Then sell what you bought for the highest cheques.

## House rules

vastgoedveiling-rule-rounding = Half of a lost bid you get back
vastgoedveiling-rule-rounding-down = rounded down (the rule)
vastgoedveiling-rule-rounding-up = rounded up (other editions)

## The table

vastgoedveiling-phase-bid = Buying: round { $round } of { $rounds }
vastgoedveiling-phase-sell = Selling: round { $round } of { $rounds }
vastgoedveiling-phase-end = All properties are sold
vastgoedveiling-standing = Highest bid: { MONEY($amount) } by { $who }
vastgoedveiling-standing-none = No bid yet
vastgoedveiling-market-bid = Properties in this round, the cheapest first
vastgoedveiling-market-sell = Cheques in this round, the lowest first
vastgoedveiling-card = Property { $card }
vastgoedveiling-cheque = Cheque { MONEY($amount) }
vastgoedveiling-coin = { MONEY($amount) } coin
vastgoedveiling-wallet = { MONEY($amount) } in coins
vastgoedveiling-coins = { $twos } × { MONEY(2) } and { $ones } × { MONEY(1) }
vastgoedveiling-earned = { MONEY($amount) } in cheques
vastgoedveiling-bids = bids { MONEY($amount) }
vastgoedveiling-no-bid = has not bid
vastgoedveiling-passed = passed
vastgoedveiling-chosen = has chosen
vastgoedveiling-choosing = is choosing
vastgoedveiling-opens = opened this round
vastgoedveiling-owns = Owns
vastgoedveiling-owns-none = nothing yet
vastgoedveiling-pile = { $count ->
    [0] last round
    [one] { $count } more card in the pile
   *[other] { $count } more cards in the pile
}
vastgoedveiling-way = { $twos ->
    [0] { $ones } × { MONEY(1) }
   *[other] { $ones ->
        [0] { $twos } × { MONEY(2) }
       *[other] { $twos } × { MONEY(2) } and { $ones } × { MONEY(1) }
    }
}

## The question

vastgoedveiling-ask-bid = Raise to { MONEY($least) } or more, or pass?
vastgoedveiling-ask-sell = Which property do you sell? The highest one takes the { MONEY($top) } cheque.
vastgoedveiling-ask-sell-hint = All choose in secret and show together.
vastgoedveiling-say-bid-least = Raise to { MONEY($least) }
vastgoedveiling-say-bid-all = All in: { MONEY($most) }
vastgoedveiling-say-bid-own = Bid another amount
vastgoedveiling-say-pass = { $due ->
    [0] Pass: take { $card } for free
   *[other] Pass: take { $card }, pay { MONEY($due) }
}
vastgoedveiling-say-sell = Sell { $card }
vastgoedveiling-pay-hint = You bid { MONEY($bid) }. If you pass, you pay { MONEY($due) } and take { MONEY($back) } back.
vastgoedveiling-free-hint = You have laid nothing, so passing is free.

## Why something cannot be said

vastgoedveiling-no-bid-low = You must bid more than the highest bid: { MONEY($least) } or more.
vastgoedveiling-no-bid-high = You have { MONEY($most) }, so that is the most you can bid.
vastgoedveiling-no-bid-step = You have no { MONEY(1) } coin and nobody gives change: { MONEY($below) } or { MONEY($above) }, but not { MONEY($amount) }.
vastgoedveiling-no-bid-not-now = There is no bidding now.
vastgoedveiling-no-pass-not-now = You cannot pass now.
vastgoedveiling-no-sell-cards-few = Choose one property.
vastgoedveiling-no-sell-cards-many = Choose one property only.
vastgoedveiling-no-sell-cards-missing = You do not own property { $card }.

## What happened

vastgoedveiling-told-opens = { $you ->
    [yes] You open the first round.
   *[no] { $who } opens the first round.
}
vastgoedveiling-told-market = Round { $round } of { $rounds }: properties { LIST($cards) } are up for auction.
vastgoedveiling-told-bid = { $you ->
    [yes] You bid { MONEY($amount) }.
   *[no] { $who } bids { MONEY($amount) }.
}
vastgoedveiling-told-pass = { $you ->
    [yes] You pass and take property { $card } { $paid ->
        [0] for free.
       *[other] for { MONEY($paid) }.
    }
   *[no] { $who } passes and takes property { $card } { $paid ->
        [0] for free.
       *[other] for { MONEY($paid) }.
    }
}
vastgoedveiling-told-forced = { $you ->
    [yes] You cannot raise, so you pass and take property { $card } { $paid ->
        [0] for free.
       *[other] for { MONEY($paid) }.
    }
   *[no] { $who } cannot raise, so passes and takes property { $card } { $paid ->
        [0] for free.
       *[other] for { MONEY($paid) }.
    }
}
vastgoedveiling-told-win = { $you ->
    [yes] { $paid ->
        [0] Nobody has bid: you take property { $card } for free and open the next round.
       *[other] You are the last one in: you pay { MONEY($paid) } in full, take property { $card } and open the next round.
    }
   *[no] { $paid ->
        [0] Nobody has bid: { $who } takes property { $card } for free and opens the next round.
       *[other] { $who } is the last one in, pays { MONEY($paid) } in full, takes property { $card } and opens the next round.
    }
}
vastgoedveiling-told-cheques = Sale { $round } of { $rounds }: the cheques are { LIST($cards) }.
vastgoedveiling-told-chose = { $you ->
    [yes] You have chosen a property.
   *[no] { $who } has chosen a property.
}
vastgoedveiling-told-sold = { $you ->
    [yes] You sell property { $card } for { MONEY($cheque) }.
   *[no] { $who } sells property { $card } for { MONEY($cheque) }.
}
vastgoedveiling-told-end = { $count ->
    [1] { $you ->
        [yes] You win the game!
       *[no] { LIST($winners) } wins the game.
    }
   *[other] { LIST($winners) } share the win.
}

## The end

vastgoedveiling-end-line = { MONEY($coins) } in coins + { MONEY($cheques) } in cheques
vastgoedveiling-end-tie = Equal totals: the coins left decide.

## Why a bot does something

why-mood = it felt like it
why-climb = the next property up is worth { $gain } more and costs { $cost }
why-no-climb = the next property up is worth only { $gain } more and would cost { $cost }
why-budget = property { $card } is worth up to { $cap } now
why-over-budget = { $least } is more than the { $cap } to spend here
why-match = these cheques beat { $share } % of those that may still come, so property { $card } fits

## The rules

vastgoedveiling-rules-setup = Before the game
vastgoedveiling-rules-buy = Buying
vastgoedveiling-rules-sell = Selling
vastgoedveiling-rules-end = Who wins
rule-VS1 = Everybody gets $1 and $2 coins: $18 with two to four players, $14 with five or six.
rule-VS2 = There are 30 properties (1 to 30) and 30 cheques (two each of 0 and 2 to 15). With two, three or four players 12, 6 or 2 of each are put away unseen.
rule-VS3 = Each round as many properties are turned up as there are players.
rule-VS4 = In turn you raise the bid by at least 1, or you pass.
rule-VS5 = You bid only what you can lay exactly with your coins: nobody gives change.
rule-VS6 = Who passes takes the cheapest property left and gets half of the own bid back, rounded down. Then you are out for this round.
rule-VS7 = If you cannot pay what you owe exactly, you pay more, and the surplus leaves the game.
rule-VS8 = The last one in cannot pass: you pay your whole bid and take the highest property. If nobody has bid, it is free.
rule-VS9 = Who has passed says nothing more in this round.
rule-VS10 = Who took the highest property opens the next round. The first opener is drawn by lot.
rule-VS11 = Passing without a bid costs nothing, and you still get the cheapest property.
rule-VS12 = When all properties are bought, as many cheques as players are turned up each round.
rule-VS13 = All choose one of their own properties in secret and show them together.
rule-VS14 = The highest property takes the highest cheque, the second highest the second, and so on.
rule-VS15 = If two properties were equal, the one bought earlier would go first.
rule-VS16 = Selling goes on until every property is sold.
rule-VS17 = Most money wins: cheques and the coins left together.
rule-VS18 = With equal totals, more coins left wins.
rule-VA1 = When you raise, you may lay your coins anew: the whole bid must be payable from all your coins.
rule-VA2 = What you owe when you pass may come from all your coins, also those you had not laid.
rule-VA3 = You may choose which coins you lay. Unless you do, the $2 coins go first.
rule-VA4 = If you must pay too much, it is the least too much that you can lay; nobody gets the surplus.
rule-VA5 = “Raise” bids the least you can lay above the highest bid, “all in” everything you have.
rule-VA6 = The opener may pass at once.
rule-VA7 = If all others pass without a bid, the last one gets the highest property free and cannot bid.
rule-VA8 = Who cannot lay more than the highest bid has to pass.
rule-VA9 = Turns go clockwise; who has passed is skipped.
rule-VA10 = The order of buying decides between equal properties. With these cards no two are equal.
rule-VA11 = If totals and coins are both equal, the win is shared.
rule-VA12 = Coins are open: who remembers every bid can count them anyway.
rule-VA13 = Cards put away are drawn at random from each pile and nobody sees them.
rule-VA14 = Two players play by the same rules, two cards a round, with 14 coins of $1 and two of $2 each.
rule-VA15 = “Cheques of 12 to 15 are rare” is a claim to test: they are 8 of the 30.
rule-VA16 = A property's worth by rank is a straight line; what it fetches in play bends at both ends.
rule-VA17 = The game is for two to six players.
rule-VA18 = There are three levels of computer players, and they bid by what a property is worth.
rule-VA19 = An equal bid is not enough: you must go over it.
rule-VA20 = Coins and cheques count in the same money.
rule-VT1 = Passing with a bid of 3: 1 back, 2 paid.
rule-VT2 = Passing with bids from 0 to 8: pay 0, 1, 1, 2, 2, 3, 3, 4, 4.
rule-VT3 = Two $2 coins and no bid yet: 2 and 4 can be bid, 3 cannot.
rule-VT4 = One $1 and two $2 coins: every bid from 1 to 5.
rule-VT5 = Two $2 coins against a bid of 2: only 4, which is all in.
rule-VT6 = Three $2 coins, bid 6, pass: 3 is owed, 4 is paid, 2 come back.
rule-VT7 = Two $2 coins: passing with 2 costs 2, passing with 4 costs 2.
rule-VT8 = Passing without a bid: the lowest property, free.
rule-VT9 = Everybody else passes without a bid: the last one gets the highest property free.
rule-VT10 = The set-up for two to six players.
rule-VT11 = Three players, properties 4, 17 and 26: a whole round.
rule-VT12 = Properties 30, 5, 17 and 12 sold for 15, 0, 7 and 7.
rule-VT13 = Two equal properties: the one bought earlier takes the higher cheque.
rule-VT14 = Equal totals: more coins win; equal coins share.
