# Vastgoedveiling

vastgoedveiling-title = Vastgoedveiling
vastgoedveiling-line = Buy houses by auction, then sell them for cheques.
vastgoedveiling-teaches = when to stop bidding, what a lost bid costs, and how to match what you own to what is on offer
vastgoedveiling-credit = a member of the For Sale family by Stefan Dorra (1997)
vastgoedveiling-about = Each round as many properties are turned up as there are players. Bid or pass: the first to pass takes the cheapest one for half of what they bid, the last one in pays in full for the best. Then sell what you bought for the highest cheques.

## House rules

vastgoedveiling-rule-rounding = The half of a lost bid that you get back
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
vastgoedveiling-wallet = { MONEY($amount) } in coins
vastgoedveiling-earned = { MONEY($amount) } in cheques
vastgoedveiling-bids = bid: { MONEY($amount) }
vastgoedveiling-no-bid = no bid yet
vastgoedveiling-passed = passed
vastgoedveiling-chosen = choice made
vastgoedveiling-choosing = still choosing
vastgoedveiling-owns = Owns
vastgoedveiling-owns-none = no properties yet
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

vastgoedveiling-ask-bid = { $high ->
    [0] Bid { MONEY($least) } or more, or pass?
   *[other] Raise to { MONEY($least) } or more, or pass?
}
vastgoedveiling-ask-sell = Which property do you sell? The highest one takes the { MONEY($top) } cheque.
vastgoedveiling-ask-sell-hint = Everybody chooses in secret; then all cards are shown at once.
vastgoedveiling-say-bid-least = { $high ->
    [0] Bid { MONEY($least) }
   *[other] Raise to { MONEY($least) }
}
vastgoedveiling-say-bid-all = All in: { MONEY($most) }
vastgoedveiling-say-pass = { $due ->
    [0] Pass: take { $card } for free
   *[other] Pass: take { $card }, pay { MONEY($due) }
}
vastgoedveiling-say-sell = Sell { $card }
vastgoedveiling-pay-hint = You have bid { MONEY($bid) }. If you pass, you pay { MONEY($due) } and get { MONEY($back) } back.
vastgoedveiling-free-hint = You have not bid, so passing is free.

## Why something cannot be said

vastgoedveiling-no-bid-low = You must go over the highest bid: bid { MONEY($least) } or more.
vastgoedveiling-no-bid-high = You have { MONEY($most) }, so that is the most you can bid.
vastgoedveiling-no-bid-step = You have no { MONEY(1) } coin and nobody gives change: you can bid { MONEY($below) } or { MONEY($above) }, but not { MONEY($amount) }.
vastgoedveiling-no-bid-not-now = You cannot bid now.
vastgoedveiling-no-pass-not-now = You cannot pass now.
vastgoedveiling-no-sell-cards-few = Choose a property to sell.
vastgoedveiling-no-sell-cards-many = You sell one property at a time.
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
    [yes] You cannot raise, so you have to pass and take property { $card } { $paid ->
        [0] for free.
       *[other] for { MONEY($paid) }.
    }
   *[no] { $who } cannot raise, has to pass and takes property { $card } { $paid ->
        [0] for free.
       *[other] for { MONEY($paid) }.
    }
}
vastgoedveiling-told-win = { $you ->
    [yes] { $paid ->
        [0] Nobody has bid: you take property { $card } for free.
       *[other] You are the last one in: you pay { MONEY($paid) } in full and take property { $card }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }You open the next round.
    }
   *[no] { $paid ->
        [0] Nobody has bid: { $who } takes property { $card } for free.
       *[other] { $who } is the last one in, pays { MONEY($paid) } in full and takes property { $card }.
    }{ $left ->
        [0] { "" }
       *[other] { " " }{ $who } opens the next round.
    }
}
vastgoedveiling-told-cheques = Sale { $round } of { $rounds }: cheques { LIST($cards) } are on the table.
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
vastgoedveiling-end-tie = Equal totals: the coins left over decide.

## The rules

vastgoedveiling-rules-setup = Before the game
vastgoedveiling-rules-buy = Buying
vastgoedveiling-rules-sell = Selling
vastgoedveiling-rules-end = Who wins
rule-VS1 = Everybody starts with { MONEY(1) } and { MONEY(2) } coins: { MONEY(18) } with two to four players, { MONEY(14) } with five or six.
rule-VS2 = There are 30 properties (1 to 30) and 30 cheques (two each of 0 and 2 to 15). With two, three or four players 12, 6 or 2 of each are put away unseen.
rule-VS3 = Each round as many properties are turned up as there are players.
rule-VS4 = On your turn you raise the bid by at least { MONEY(1) }, or you pass.
rule-VS5 = You can only bid what you can lay exactly with your coins: nobody gives change.
rule-VS6 = When you pass, you take the cheapest property left, get half of your own bid back, rounded down, and are out for this round.
rule-VS6-rounding-up = When you pass, you take the cheapest property left, get half of your own bid back, rounded up by the house rule, and are out for this round.
rule-VS7 = If your coins cannot make exactly what you owe, you pay more, and the surplus leaves the game.
rule-VS8 = The last one in cannot pass, pays the whole bid and takes the highest property. If nobody has bid, it is free.
rule-VS9 = Once you have passed, you have no more turns in this round.
rule-VS10 = Whoever took the highest property opens the next round. Chance decides who opens the first one.
rule-VS11 = Passing without a bid costs nothing, and you still get the cheapest property.
rule-VS12 = Once all properties are bought, each round as many cheques are turned up as there are players.
rule-VS13 = Everybody chooses one of their own properties in secret; then all are shown at once.
rule-VS14 = The highest property takes the highest cheque, the second highest the second, and so on.
rule-VS15 = If two properties were equal, the one bought earlier would go first.
rule-VS16 = Selling goes on until every property is sold.
rule-VS17 = The most money wins: cheques and coins left over, added up.
rule-VS18 = If totals are equal, whoever has more coins left wins.
rule-VA1 = When you raise, you may lay your coins anew: the whole bid must be payable from all your coins.
rule-VA2 = What you owe when you pass may come from all your coins, not only from those you laid.
rule-VA3 = You may choose which coins you lay. Unless you do, the { MONEY(2) } coins go first.
rule-VA4 = If you must pay too much, you pay as little too much as your coins allow; nobody gets the surplus.
rule-VA5 = “Raise” bids the least you can lay above the highest bid; “all in” bids everything you have.
rule-VA6 = The opener may pass straight away.
rule-VA7 = If all others pass without a bid, the last one gets the highest property for free and is not asked to bid.
rule-VA8 = If you cannot lay more than the highest bid, you have to pass.
rule-VA9 = Turns go clockwise and skip everyone who has passed.
rule-VA10 = The order of buying decides between equal properties. With these cards no two are equal.
rule-VA11 = If both totals and coins are equal, the win is shared.
rule-VA12 = Coins lie in the open: anyone who remembers every bid could count them anyway.
rule-VA13 = The cards put away are drawn at random from each pile, and nobody sees them.
rule-VA14 = Two players use the same rules, with two cards a round; each starts with fourteen { MONEY(1) } coins and two { MONEY(2) } coins.
rule-VA15 = That cheques of 12 to 15 are rare is a claim to test: they are 8 of the 30.
rule-VA16 = By rank alone, what a property is worth rises in a straight line; what it fetches in play bends at both ends.
rule-VA17 = The game is for two to six players.
rule-VA18 = Computer players come in three levels; the better ones bid by what a property is worth.
rule-VA19 = An equal bid is not enough: you must go over it.
rule-VA20 = Coins and cheques are the same money.
rule-VT1 = Passing with a bid of 3: 1 back, 2 paid.
rule-VT2 = Passing with bids from 0 to 8: pay 0, 1, 1, 2, 2, 3, 3, 4, 4.
rule-VT3 = Two { MONEY(2) } coins and no bid yet: 2 and 4 can be bid, 3 cannot.
rule-VT4 = One { MONEY(1) } and two { MONEY(2) } coins: every bid from 1 to 5.
rule-VT5 = Two { MONEY(2) } coins against a bid of 2: only 4, which is all in.
rule-VT6 = Three { MONEY(2) } coins, bid 6, pass: 3 is owed, 4 is paid, 2 come back.
rule-VT7 = Two { MONEY(2) } coins: passing with 2 costs 2, passing with 4 costs 2.
rule-VT8 = Passing without a bid: the lowest property, for free.
rule-VT9 = Everybody else passes without a bid: the last one gets the highest property for free.
rule-VT10 = The set-up for two to six players.
rule-VT11 = Three players, properties 4, 17 and 26: a whole round.
rule-VT12 = Properties 30, 5, 17 and 12 sold for 15, 0, 7 and 7.
rule-VT13 = Two equal properties: the one bought earlier takes the higher cheque.
rule-VT14 = Equal totals: more coins win; equal coins share.
