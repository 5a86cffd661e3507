# Tien

tien-title = Tien
tien-line = Draw as far as you dare, and build a run in each colour.
tien-teaches = when to stop pushing your luck, what your risk brings to others, and what the one missing number is worth
tien-credit = a member of the TEN family by Molly Johnson, Robert Melvin and Shawn Stankewich (2021)
tien-about = Draw cards, and stop in time: above ten you are bust. Keep the numbers, and everybody else gets the money; take the money, and the numbers go to the market. Wilds are sold by auction. In the end the longest run in each colour counts.

## House rules

tien-rule-cards_in_auction = Paying a bid with your own cards
tien-rule-cards_in_auction-false = not allowed (the rule)
tien-rule-cards_in_auction-true = allowed, each card worth 1
tien-rule-empty_stop = Stopping when only wilds have turned up
tien-rule-empty_stop-true = allowed (the rule)
tien-rule-empty_stop-false = not allowed: draw on

## Cards and payments

tien-card = { TENS($card) ->
    [1] red { ONES($card) ->
        [0] wild
       *[other] { ONES($card) }
    }
    [2] blue { ONES($card) ->
        [0] wild
       *[other] { ONES($card) }
    }
    [3] orange { ONES($card) ->
        [0] wild
       *[other] { ONES($card) }
    }
    [4] green { ONES($card) ->
        [0] wild
       *[other] { ONES($card) }
    }
    [5] wild { ONES($card) ->
        [0] #
       *[other] { ONES($card) }
    }
   *[6] money { ONES($card) }
}
tien-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
tien-piece-0 = coin
tien-piece-1 = bust token
tien-paid = { $coins ->
    [0] { "" }
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $tokens ->
    [0] { "" }
   *[other] { $coins ->
        [0] { "" }
       *[other] { " + " }
    }{ $tokens ->
        [one] { $tokens } bust token
       *[other] { $tokens } bust tokens
    }
}{ $spent ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " + " }
    }{ LIST($cards, "tien-card") }
}{ $surplus ->
    [0] { "" }
   *[other] { " " }(a surplus of { $surplus } is lost)
}

## The question

tien-say-draw = Draw a card
tien-say-numbers = Stop: take the number cards
tien-say-currency = Stop: take the money
tien-say-bid-least = Bid { $least }
tien-say-bid-all = Bid all you have: { $most }
tien-say-pass = Pass
tien-say-buy = Buy { tien-card }
tien-say-skip = Buy nothing
tien-say-pay = Pay { $due }, laid for you
tien-say-pay-these = Pay with these
tien-say-pay-laid = Pay with { LIST($what) }

## Why something cannot be said

tien-no-draw-not-now = You cannot draw now: it is not the time, or the pile is empty.
tien-no-numbers-not-now = You cannot take the number cards now.
tien-no-currency-not-now = You cannot take the money now.
tien-no-bid-low = You must go over the highest bid: bid { $least } or more.
tien-no-bid-high = You can pay { $most } at most, so you cannot bid { $amount }.
tien-no-bid-not-now = You cannot bid now.
tien-no-bid-not-your-turn = It is not your turn. In an auction everybody bids once, one after the other.
tien-no-pass-not-now = You cannot pass now.
tien-no-pass-not-your-turn = It is not your turn. In an auction everybody speaks once, one after the other.
tien-no-buy-not-now = You cannot buy a card now: one purchase at a time, and only when you are asked.
tien-no-buy-not-your-turn = It is not your turn to buy. You buy one card at a time, right after you have taken the numbers.
tien-no-buy-cards-few = Choose a card from the market.
tien-no-buy-cards-many = You buy one card at a time.
tien-no-buy-cards-missing = You cannot buy { tien-card }: it must lie in the market, you must be able to pay for it, and you may not have the same card already.
tien-no-skip-not-now = You are not buying now.
tien-no-pay-not-now = There is nothing to pay now.
tien-no-pay-coins-missing = You do not have those coins and bust tokens.
tien-no-pay-cards-missing = You have no { tien-card } to pay with.
tien-no-pay-laid-short = That is worth { $laid }, and the price is { $due }.
tien-no-pay-laid-over = That is too much: without one of these pieces it would still be { $due }.

## What happened

tien-told-opens = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
tien-told-draw = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { tien-card }: total { $total }{ $money ->
    [0] { "" }
   *[other] , money { $money }
}.
tien-told-wild = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { tien-card }: it is sold by auction at once.
tien-told-bust = { $you ->
    [yes] { $by ->
        [numbers] You are bust: a total of { $total }.
       *[currency] You are bust: { $total } in money.
    }{ $token ->
        [0] { " " }There is no bust token left for you.
       *[other] { " " }You get a bust token.
    }
   *[no] { $by ->
        [numbers] { $who } is bust: a total of { $total }.
       *[currency] { $who } is bust: { $total } in money.
    }{ $token ->
        [0] { " " }There is no bust token left.
       *[other] { " " }{ $who } gets a bust token.
    }
}{ $money ->
    [0] { "" }
    [one] { " " }Everybody else gets { $money } coin.
   *[other] { " " }Everybody else gets { $money } coins.
}
tien-told-numbers = { $you ->
    [yes] You stop and take
   *[no] { $who } stops and takes
} { $count ->
    [0] no cards
   *[other] { LIST($cards, "tien-card") }
}.{ $money ->
    [0] { "" }
    [one] { " " }Everybody else gets { $money } coin.
   *[other] { " " }Everybody else gets { $money } coins.
}
tien-told-currency = { $you ->
    [yes] You stop and take
   *[no] { $who } stops and takes
} { $got ->
    [0] no money
    [one] { $got } coin
   *[other] { $got } coins
}.{ $count ->
    [0] { "" }
   *[other] { " " }To the market: { LIST($cards, "tien-card") }.
}
tien-told-full = { $you ->
    [yes] You have ten coins, so you miss { $lost }.
   *[no] { $who } has ten coins, and so misses { $lost }.
}
tien-told-bid = { $you ->
    [yes] You bid { $amount }.
   *[no] { $who } bids { $amount }.
}
tien-told-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
tien-told-forced = { $you ->
    [yes] { $high ->
        [0] You have nothing to bid with, so you have to pass.
       *[other] You cannot bid more than { $high }, so you have to pass.
    }
   *[no] { $high ->
        [0] { $who } has nothing to bid with and has to pass.
       *[other] { $who } cannot bid more than { $high } and has to pass.
    }
}
tien-told-unsold = Nobody has bid: { tien-card } leaves the game.
tien-told-won = { $you ->
    [yes] You get
   *[no] { $who } gets
} { tien-card } for { $due }: { tien-paid }.
tien-told-bought = { $you ->
    [yes] You buy
   *[no] { $who } buys
} { tien-card } for { $due }: { tien-paid }.
tien-told-skip = { $you ->
    [yes] You buy nothing.
   *[no] { $who } buys nothing.
}
tien-told-unable = { $you ->
    [yes] There is nothing in the market that you can buy.
   *[no] There is nothing in the market that { $who } can buy.
}
tien-told-final = { $you ->
    [yes] The pile is empty. Everybody may buy once more, you first.
   *[no] The pile is empty. Everybody may buy once more, { $who } first.
}
tien-told-end = { $count ->
    [1] { $you ->
        [yes] You win the game!
       *[no] { LIST($winners) } wins the game.
    }
   *[other] { LIST($winners) } share the win.
}

## The rules

tien-rules-setup = Before the game
tien-rules-draw = Drawing
tien-rules-reward = Stopping and going bust
tien-rules-buy = Buying
tien-rules-auction = Wilds and the auction
tien-rules-end = Who wins
rule-TS1 = One to five players build runs of numbers in four colours, and the most points win.
rule-TS2 = Each colour has three cards of each number from 1 to 6, one of each from 7 to 9, and two wilds that can be any number of that colour.
rule-TS3 = Wilds with a number can be that number in any colour, and the wild # can be anything.
rule-TS4 = Money cards are worth 1 to 5.
rule-TS5 = With four or five players all cards are used. With three, the cards with a 4+ are taken out; with one or two, those with a 3 as well.
rule-TS6 = Everybody starts with 5 coins. There are 50 coins and 15 bust tokens in all; what is spent goes back to the supply.
rule-TS7 = Chance decides who begins; turns go to the left.
rule-TS8 = On your turn you draw cards one by one into an open row. After each card you stop or draw on; the turn ends when you stop or are bust.
rule-TS9 = Numbers add up and money cards count against them. With a total of 11 or more you are bust.
rule-TS10 = With 11 or more in money cards you are bust as well.
rule-TS11 = If you stop for the numbers, you keep all number cards of the row, and everybody else gets the money of the row in coins.
rule-TS12 = If you stop for the money, you get it in coins, the number cards go to the market, and you buy nothing.
rule-TS13 = Nobody has more than ten coins: what would go over that, you do not get. Bust tokens do not count here.
rule-TS14 = If you are bust, the number cards of the row go to the market, you get a bust token, and your turn is over.
rule-TS15 = If numbers made you bust, everybody else gets the money of the row.
rule-TS16 = If money made you bust, nobody gets any.
rule-TS17 = Once you have kept the numbers, you may buy one card from the market for its number. You may also leave it.
rule-TS18 = A bust token is worth 3 and cannot be split. If you pay too much, the surplus is lost.
rule-TS19 = You may pay with your own cards too, alone or with coins: each card is worth 1.
rule-TS20 = You cannot buy a card of the same colour and number as one you have.
rule-TS21 = When a wild turns up, whichever it is, drawing stops and the wild is sold by auction.
rule-TS22 = Everybody may bid once, over the highest bid, or pass: first the player to the left of whoever drew it, who comes last.
rule-TS23 = The highest bid pays and takes the wild.
rule-TS24 = After the auction, whoever drew the wild goes on with the turn.
rule-TS25 = A wild can wait until the end before you say what it stands for. Then each wild stands for one card, once.
rule-TS26 = Whoever draws the last card ends the turn as usual, but without drawing on.
rule-TS27 = Then everybody may buy once more, starting to the left of whoever drew the last card.
rule-TS28 = In each colour the longest run of numbers in a row scores, a point for each number.
rule-TS29 = A full run from 1 to 9 earns a bonus.
rule-TS30 = The most points win. If they are equal, the most coins decide (bust tokens do not count), then the fewest cards; if all are equal, the win is shared.
rule-TA1 = The lists add up to 130 cards where there are 129: the wild # is one of the ten wilds that go with any colour.
rule-TA2 = Which money cards there are, the rules do not say. Here: six each of 1, 2 and 3, five of 4 and four of 5.
rule-TA3 = Which cards have a 3 or a 4+, the rules do not say either. Here the smaller decks keep every number of every colour, and much the same share of money.
rule-TA4 = Bust by numbers is 11 or more after the money is taken off; bust by money is 11 or more of it. Exactly 10 is safe in both.
rule-TA5 = The total may go below nought.
rule-TA6 = You must draw at least one card; only then can you stop.
rule-TA7 = You may stop right after an auction even if no number and no money lies there.
rule-TA7-empty_stop-false = By the house rule you may not stop while only wilds have turned up: you draw on.
rule-TA8 = If nobody bids, the wild leaves the game.
rule-TA9 = The lowest bid is 1, and each bid is higher than the last.
rule-TA10 = A bid is paid with coins and bust tokens, not with cards.
rule-TA10-cards_in_auction-true = By the house rule a bid may be paid with your own cards too, each worth 1.
rule-TA11 = You may bid an amount that you cannot pay exactly, but never more than you have.
rule-TA12 = You choose what you pay with. If you do not, you pay with as few cards and as little surplus as you can, and with bust tokens before coins.
rule-TA13 = You cannot throw anything in for nothing: without any one piece, your payment would be too small.
rule-TA14 = Cards that you pay with leave the game.
rule-TA15 = Wilds may be used to pay as well: each is worth 1.
rule-TA16 = Whether you have the same card already is looked at before you pay. Drawing the same card twice is fine.
rule-TA17 = You buy one card at a time, and then it is over.
rule-TA18 = If all bust tokens are out, whoever is bust gets none.
rule-TA19 = The white tokens are the bust tokens.
rule-TA20 = If the last card is a wild, it is sold first. If it makes you bust, you may still buy once more at the end. Whoever drew it comes last, and so may buy twice.
rule-TA21 = At the end everybody may buy, whatever happened before.
rule-TA22 = The bonus for a full run is 1 point, so a colour scores 10 at most. You may place your wilds yourself; without that they count where they bring the most.
rule-TA23 = Each colour has 23 cards, its two wilds included.
rule-TA24 = The four colours are red, blue, orange and green.
rule-TA25 = Whoever is bust gets no numbers and no money.
rule-TA26 = Two hands with the same colour are two examples: blue is worth 3 in one and 2 in the other.
rule-TA27 = All coins, tokens and cards lie open; only the order of the pile is hidden.
rule-TT1 = The whole deck: 84 number cards, 8 wilds of a colour, 9 wilds with a number, one wild #, 27 money cards; 129 in all.
rule-TT2 = Blue 1, 2, 3, 5 and 7: 3 points.
rule-TT3 = Red 1 to 5, green 4 to 6, blue 2 and 3, orange 8: 5 + 3 + 2 + 1 = 11 points.
rule-TT4 = Blue 1, 2, 3, 5 and 7 with one blue wild, or with the wild 4: 5 points.
rule-TT5 = Blue 1, 2, 3, 5 and 7 with a blue wild and the wild 6: 7 points.
rule-TT6 = Blue 1, 2, 3, 5 and 7, green 3, and the wilds 4 and #: 8 points.
rule-TT7 = Blue 1, 2, 3, 5 and 6, red 1, 2 and 3, and the wild 4: 9 points, not 7.
rule-TT8 = A full colour: 10 points; all four: 40.
rule-TT9 = 4 and 6: safe. 5 and 6: bust. 6, money 1 and 5: safe. 6, money 1 and 6: bust.
rule-TT10 = Money 5 and 5: safe. Another 1: bust, nobody gets anything, and there is a bust token.
rule-TT11 = 8 coins, and 5 more to get: 10.
rule-TT12 = Bust by numbers with 3 in money, the others have 9 and 2: then 10 and 5, and a bust token.
rule-TT13 = For a price of 4: two bust tokens, or one and a coin; but not two and a coin.
rule-TT14 = Whoever has blue 5 cannot buy blue 5.
rule-TT15 = Four at the table, the first one draws a wild: then the second, third and fourth speak, and the first one last.
rule-TT16 = Four at the table, the third one draws the last card: then the fourth, first, second and third may buy.
rule-TT17 = Equal points, one with 4 coins and 2 bust tokens, one with 5 coins: the second wins.

## On the screen

tien-kind-deck = Cards
tien-colour-red = red
tien-colour-blue = blue
tien-colour-orange = orange
tien-colour-green = green
tien-turn-title = Turn { $turn }
tien-wild-title = Up for auction: { tien-card }
tien-final-title = One last chance to buy
tien-over-title = All cards are drawn
tien-on-turn = On turn: { $who }
tien-price = Price of { tien-card }: { $due }
tien-pile = { $left ->
    [0] the pile is empty
    [one] { $left } card in the pile
   *[other] { $left } cards in the pile
}
tien-row = Drawn in this turn
tien-row-empty = No number and no money in the row yet.
tien-total = { $money ->
    [0] Total: { $total }
   *[other] Total: { $numbers } − { $money } = { $total }
}
tien-money = Money: { $money }
tien-edge = { $limit } is safe, { $bust } is bust
tien-next-number = { $least ->
    [9] Next, only a 9 is bust.
   *[other] Next, a { $least } or more is bust.
}
tien-next-number-none = No number is bust next.
tien-next-money = { $least ->
    [5] Next, only money 5 is bust.
   *[other] Next, money { $least } or more is bust.
}
tien-next-money-none = No money is bust next.
tien-market = Market
tien-market-price = each card costs its number
tien-market-empty = The market is empty.
tien-market-cards = In the market: { LIST($cards, "tien-card") }
tien-standing = Highest bid: { $amount } by { $who }
tien-standing-none = No bid yet
tien-doing-draws = draws
tien-doing-buys = buys
tien-doing-pays = pays
tien-doing-bids = bids now
tien-doing-bid = bid: { $amount }
tien-doing-passed = passed
tien-doing-outbid = outbid
tien-doing-waits = still to bid
tien-has = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} of { $limit }, { $tokens ->
    [one] { $tokens } bust token
   *[other] { $tokens } bust tokens
}
tien-of = { $coins } of { $limit }
tien-worth-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}
tien-strip = { $colour }: { $count ->
    [0] no cards
   *[other] { LIST($numbers) }
}
tien-strip-run = { $colour }: { LIST($numbers) }; the longest run goes from { $first } to { $last }
tien-wilds = Wilds: { LIST($cards, "tien-card") }
tien-no-cards = No cards yet
tien-times = ×{ $count }

## What is asked

tien-ask-decide = Draw on, or stop?
tien-ask-decide-hint = Below you see what you and the others would get.
tien-ask-stop = The pile is empty. Do you take the numbers or the money?
tien-ask-open = Do you bid for { tien-card }?
tien-ask-bid = Do you go over { $high } for { tien-card }?
tien-ask-bid-hint = { $behind ->
    [0] Everybody bids once, and you come last: if you bid, the wild is yours. You can pay { $most } at most.
    [one] Everybody bids once; after you comes { $behind } more. You can pay { $most } at most.
   *[other] Everybody bids once; after you come { $behind } more. You can pay { $most } at most.
}
tien-ask-pay = What do you pay { $due } with?
tien-ask-pay-hint = { $cards ->
    [0] A coin is worth 1, a bust token 3. Nobody gives change. The last button lays it for you, with as few cards as it can.
   *[other] A coin is worth 1, a bust token 3, and each card of yours 1. Cards that you pay with leave the game. Nobody gives change. The last button lays it for you, with as few cards as it can.
}
tien-ask-buy = Do you buy a card from the market?
tien-ask-final = Everybody may buy once more. Do you buy a card?
tien-ask-buy-hint = The price is the number on the card. A coin pays 1, a bust token 3, a card of yours 1. You are offered what you can pay and do not have yet.

## What each choice brings

tien-out-title = What comes of it
tien-out-numbers = Stop for the numbers
tien-out-currency = Stop for the money
tien-out-by-numbers = Bust by a number
tien-out-by-currency = Bust by money
tien-out-cards = { $count ->
    [0] You get no cards
    [one] You get { $count } card
   *[other] You get { $count } cards
}{ $market ->
    [0] .
   *[other] , and you may buy one from the market.
}
tien-out-coins = { $got ->
    [0] You get no coins.
    [one] You get { $got } coin.
   *[other] You get { $got } coins.
}{ $lost ->
    [0] { "" }
   *[other] { " " }There is no room for { $lost } of the money: ten coins is the most.
}
tien-out-others = { $money ->
    [0] The others get nothing.
    [one] The others get { $money } coin each.
   *[other] The others get { $money } coins each.
}
tien-out-full = { $got ->
    [0] { $who } is full and gets none.
   *[other] { $who } has room for { $got }.
}
tien-out-market = { $count ->
    [0] Nothing goes to the market.
    [one] The number card goes to the market.
   *[other] The { $count } number cards go to the market.
}
tien-out-market-too = All number cards go to the market.
tien-out-token = { $tokens ->
    [0] All bust tokens are out, so you get none.
   *[other] You get a bust token, worth 3.
}
tien-out-none = The others get nothing.
tien-out-safe = The next card cannot do this.

## What cards are worth

tien-value-ask = What are my cards worth?
tien-value-now = Your cards are worth { $worth } now, with every wild where it brings the most.
tien-value-adds = What one more card would add:
tien-value-row = All number cards of the row together: { $more }.
tien-value-nothing = There is no card to get just now.
tien-value-none = No card that can be had would add a point just now.
tien-value-more = +{ $more }

## Placing the wilds

tien-place-title = Where do your wilds bring the most?
tien-place-lead = Say what each wild stands for, as at a real table. Then see the best way.
tien-place-whose = Whose wilds?
tien-place-nothing = nothing
tien-place-now = As you place them: { $worth }
tien-place-compare = Show the best way
tien-place-found = Well done: { $worth }, and there is no better way.
tien-place-best = The best way brings { $best }. That is { $more } more than yours.
tien-place-stands = { $wild } stands for { $card }
tien-place-spare = { $wild } is of no use
tien-end-line = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $held ->
    [one] { $held } card
   *[other] { $held } cards
}
tien-end-tie = Equal points: first the most coins decide, then the fewest cards.
tien-best = How these points are made

## The risk thermometer

tien-risk-title = Risk thermometer
tien-risk-off = Off
tien-risk-lessons = In lessons
tien-risk-play = In play
tien-risk-both = In both
tien-risk-ask = How likely is a bust on the next card? Say it if you like, then draw.
tien-risk-guess = My guess
tien-risk-unsaid = not said
tien-risk-share = { $share }%
tien-risk-seen = You said { $felt }%. It was { $exact }%: { $count } of the { $left } cards in the pile would have been bust. { $bust ->
    [yes] This one was.
   *[no] This one was not.
}
tien-risk-exact = You said { $felt }%. It is { $exact }%: { $count } of the { $left } cards in the pile would be bust.
tien-risk-record = { $count ->
    [one] Your record: { $count } guess
   *[other] Your record: { $count } guesses
}
tien-risk-lean = { $lean ->
    [high] On average you say { $by } points too much: it is safer than it feels.
    [low] On average you say { $by } points too little: it is more dangerous than it feels.
   *[even] On average you are right about the risk.
}
tien-risk-score = Brier score: you { $felt }, the counted odds { $exact }. It is how far off a guess was, squared, on average; 0 is best, and always saying 50% scores 0.25.
tien-risk-chart = What you said, against what it was
tien-risk-x = you said (%)
tien-risk-y = it was (%)
tien-risk-counted = counted
tien-risk-happened = happened
tien-risk-bin = Said { $low } to { $high }%: counted { $exact }%, bust { $busts } of { $count } times.
tien-risk-line = On the dashed line, what you say is what it is.
