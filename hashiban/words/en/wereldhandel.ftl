# Wereldhandel

wereldhandel-title = Wereldhandel
wereldhandel-line = Auction goods, trade them with money face down, and bluff.
wereldhandel-teaches = what it is worth to have the last word, when a bluff pays, and why the last card of a set is worth so much
wereldhandel-credit = family of Kuhhandel by Rüdiger Koltze (1985)
wereldhandel-about = Turn up a card: the others bid, and you sell it or buy it yourself for the highest bid. Or offer somebody a trade for goods that you both own, with money face down. Collect sets of four: your sets are added up, and multiplied by how many you have.
wereldhandel-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## House rules

wereldhandel-rule-tree_discard = Trees
wereldhandel-rule-tree_discard-false = pay out and are auctioned (the rule)
wereldhandel-rule-tree_discard-true = pay out and are put away
wereldhandel-rule-penalty_redraw = After a penalty card
wereldhandel-rule-penalty_redraw-false = the turn is over (the rule)
wereldhandel-rule-penalty_redraw-true = the next card is turned up
wereldhandel-rule-strict_bids = Bids above your own money
wereldhandel-rule-strict_bids-false = are allowed (the rule)
wereldhandel-rule-strict_bids-true = are not allowed
wereldhandel-rule-defaulter_returns = Whoever bid and could not pay
wereldhandel-rule-defaulter_returns-false = is out for this card (the rule)
wereldhandel-rule-defaulter_returns-true = may bid again
wereldhandel-rule-free_overpay = If you cannot pay exactly
wereldhandel-rule-free_overpay-false = you pay as little as you can (the rule)
wereldhandel-rule-free_overpay-true = you choose what you pay with
wereldhandel-rule-empty_offers = An offer in a trade
wereldhandel-rule-empty_offers-false = has at least one money card (the rule)
wereldhandel-rule-empty_offers-true = may be empty

## Cards

-goods-0 = bricks
-goods-1 = potatoes
-goods-2 = onions
-goods-3 = bananas
-goods-4 = coffee
-goods-5 = tulips
-goods-6 = trees
-goods-7 = cheese
-goods-8 = bicycles
-goods-9 = diamonds
-penalty-10 = detention
-penalty-11 = demurrage
-penalty-12 = water damage
wereldhandel-card = { $card ->
    [0] { -goods-0 }
    [1] { -goods-1 }
    [2] { -goods-2 }
    [3] { -goods-3 }
    [4] { -goods-4 }
    [5] { -goods-5 }
    [6] { -goods-6 }
    [7] { -goods-7 }
    [8] { -goods-8 }
    [9] { -goods-9 }
    [10] { -penalty-10 }
    [11] { -penalty-11 }
   *[12] { -penalty-12 }
}
wereldhandel-goods = { $kind ->
    [0] { -goods-0 }
    [1] { -goods-1 }
    [2] { -goods-2 }
    [3] { -goods-3 }
    [4] { -goods-4 }
    [5] { -goods-5 }
    [6] { -goods-6 }
    [7] { -goods-7 }
    [8] { -goods-8 }
   *[9] { -goods-9 }
}
wereldhandel-piece-0 = 0
wereldhandel-piece-1 = 10
wereldhandel-piece-2 = 50
wereldhandel-piece-3 = 100
wereldhandel-piece-4 = 200
wereldhandel-piece-5 = 500
wereldhandel-kind-pile = Cards of the pile

## The question

wereldhandel-say-auction = Auction the top card
wereldhandel-say-trade = Trade with { $whom }: { wereldhandel-goods }
wereldhandel-say-bid-least = Bid { $least }
wereldhandel-say-bid-all = Bid as much as can be bid: { $most }
wereldhandel-say-pass = Pass
wereldhandel-say-sell = Sell
wereldhandel-say-buy = Buy it yourself for { $due }
wereldhandel-say-buy-these = Buy it with these cards
wereldhandel-say-buy-laid = Buy it with { LIST($what) }
wereldhandel-say-pay = Pay { $due }
wereldhandel-say-pay-these = Pay with these cards
wereldhandel-say-pay-laid = Pay with { LIST($what) }
wereldhandel-say-offer = Lay nothing
wereldhandel-say-offer-these = Lay these cards face down
wereldhandel-say-offer-laid = Lay { LIST($what) } face down
wereldhandel-say-accept = Take the offer
wereldhandel-say-counter = Lay nothing against it
wereldhandel-say-counter-these = Lay these cards against it
wereldhandel-say-counter-laid = Lay { LIST($what) } against it

## Why something cannot be said

wereldhandel-no-auction-not-now = You cannot turn up a card now.
wereldhandel-no-trade-not-now = You cannot trade now.
wereldhandel-no-trade-cards-few = Choose what you want to trade, and with whom.
wereldhandel-no-trade-cards-many = You offer one trade at a time.
wereldhandel-no-trade-cards-missing = You can only trade with somebody who owns the same goods as you. Complete sets are safe.
wereldhandel-no-bid-low = You must go over the highest bid: bid { $least } or more.
wereldhandel-no-bid-high = No more than { $most } can be bid now.
wereldhandel-no-bid-step = Bids go up by tens: { $below } or { $above }, but not { $amount }.
wereldhandel-no-bid-not-now = You cannot bid now.
wereldhandel-no-bid-not-your-turn = It is not your turn to bid. Everybody is asked in turn, and the auctioneer never bids.
wereldhandel-no-pass-not-now = You cannot pass now.
wereldhandel-no-sell-not-now = There is nothing to sell now.
wereldhandel-no-buy-not-now = You can only buy it yourself when you are the auctioneer and have enough money.
wereldhandel-no-buy-coins-missing = You do not have those cards to pay with. A card of 0 is no payment.
wereldhandel-no-buy-coins-sum = Those cards make { $laid }, but { $amount } is to be paid.
wereldhandel-no-buy-laid-short = Those cards make { $laid }, but { $due } is to be paid.
wereldhandel-no-buy-laid-over = You can keep one of those cards: the others make { $due } or more.
wereldhandel-no-pay-not-now = There is nothing to pay now.
wereldhandel-no-pay-coins-missing = You do not have those cards to pay with. A card of 0 is no payment.
wereldhandel-no-pay-coins-sum = Those cards make { $laid }, but { $amount } is to be paid.
wereldhandel-no-pay-laid-short = Those cards make { $laid }, but { $due } is to be paid.
wereldhandel-no-pay-laid-over = You can keep one of those cards: the others make { $due } or more.
wereldhandel-no-offer-not-now = You cannot offer anything now.
wereldhandel-no-offer-coins-missing = You do not have those money cards.
wereldhandel-no-offer-pieces-few = Lay at least one money card. It may be a 0.
wereldhandel-no-accept-not-now = There is no offer to take now.
wereldhandel-no-counter-not-now = There is no offer to lay anything against now.
wereldhandel-no-counter-coins-missing = You do not have those money cards.
wereldhandel-no-counter-pieces-few = Lay at least one money card. It may be a 0.

## What happened

wereldhandel-told-opens = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
wereldhandel-told-turned = { $you ->
    [yes] You turn up a card: { wereldhandel-card }.
   *[no] { $who } turns up a card: { wereldhandel-card }.
}{ $left ->
    [0] { " " }It was the last one of the pile.
   *[other] { "" }
}
wereldhandel-told-penalty = { $you ->
    [yes] That is a penalty: it costs you { $value } points at the end.
   *[no] That is a penalty: it costs { $who } { $value } points at the end.
}
wereldhandel-told-tree = { $time ->
    [1] The first tree: everybody gets { $amount }.
    [2] The second tree: everybody gets { $amount }.
    [3] The third tree: everybody gets { $amount }.
   *[other] The last tree: everybody gets { $amount }.
} All hands together now hold { $money }.
wereldhandel-told-felled = The tree is put away.
wereldhandel-told-bid = { $you ->
    [yes] You bid { $amount }.
   *[no] { $who } bids { $amount }.
}
wereldhandel-told-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
wereldhandel-told-hammer = { $you ->
    [yes] Going once, going twice … the highest bid is yours: { $amount }.
   *[no] Going once, going twice … the highest bid is { $amount }, from { $who }.
}
wereldhandel-told-sells = { $you ->
    [yes] Sold! You let { $whom } have it for { $amount }.
   *[no] { $them ->
        [yes] Sold! { $who } lets you have it for { $amount }.
       *[no] Sold! { $who } lets { $whom } have it for { $amount }.
    }
}
wereldhandel-told-sold = { $you ->
    [yes] You pay { $whom } { $paid } and get the card: { wereldhandel-card }.
   *[no] { $them ->
        [yes] { $who } pays you { $paid } and gets the card: { wereldhandel-card }.
       *[no] { $who } pays { $whom } { $paid } and gets the card: { wereldhandel-card }.
    }
}{ $over ->
    [0] { "" }
   *[other] { " " }That is { $over } too much, but nobody gives change.
}
wereldhandel-told-bought = { $you ->
    [yes] You use your first refusal: you pay { $whom } { $paid } and keep the card: { wereldhandel-card }.
   *[no] { $them ->
        [yes] { $who } uses the first refusal, pays you { $paid } and keeps the card: { wereldhandel-card }.
       *[no] { $who } uses the first refusal, pays { $whom } { $paid } and keeps the card: { wereldhandel-card }.
    }
}{ $over ->
    [0] { "" }
   *[other] { " " }That is { $over } too much, but nobody gives change.
}
wereldhandel-told-default = { $you ->
    [yes] You do not have { $amount }. { $money ->
        [0] You show that you have no money at all.
       *[other] You show all your money: { LIST($shown) }, together { $money }.
    }
   *[no] { $who } does not have { $amount }. { $money ->
        [0] There is no money in that hand at all.
       *[other] The hand that is shown: { LIST($shown) }, together { $money }.
    }
}
wereldhandel-told-again = { $you ->
    [yes] You auction the card once more: { wereldhandel-card }.
   *[no] { $who } auctions the card once more: { wereldhandel-card }.
}
wereldhandel-told-free = { $you ->
    [yes] Nobody bids: you get the card for nothing: { wereldhandel-card }.
   *[no] Nobody bids: { $who } gets the card for nothing: { wereldhandel-card }.
}
wereldhandel-told-trade = { $you ->
    [yes] You offer { $whom } a trade
   *[no] { $them ->
        [yes] { $who } offers you a trade
       *[no] { $who } offers { $whom } a trade
    }
} { $stake ->
    [1] for one card: { wereldhandel-card }.
   *[other] for two cards: { wereldhandel-card }.
}
wereldhandel-told-offer = { $count ->
    [0] { $you ->
        [yes] You lay nothing.
       *[no] { $who } lays nothing.
    }
    [one] { $you ->
        [yes] You lay { $count } money card face down.
       *[no] { $who } lays { $count } money card face down.
    }
   *[other] { $you ->
        [yes] You lay { $count } money cards face down.
       *[no] { $who } lays { $count } money cards face down.
    }
}
wereldhandel-told-accept = { $you ->
    [yes] You take the offer without laying anything against it.
   *[no] { $who } takes the offer without laying anything against it.
}
wereldhandel-told-opened = { $you ->
    [yes] Only you and { $whom } know: you offered { $amount }.
   *[no] { $them ->
        [yes] Only you and { $who } know: the offer was { $amount }.
       *[no] Only { $who } and { $whom } know: the offer was { $amount }.
    }
}
wereldhandel-told-counter = { $count ->
    [0] { $you ->
        [yes] You lay nothing against it. The bundles change hands.
       *[no] { $who } lays nothing against it. The bundles change hands.
    }
    [one] { $you ->
        [yes] You lay { $count } money card against it. The bundles change hands.
       *[no] { $who } lays { $count } money card against it. The bundles change hands.
    }
   *[other] { $you ->
        [yes] You lay { $count } money cards against it. The bundles change hands.
       *[no] { $who } lays { $count } money cards against it. The bundles change hands.
    }
}
wereldhandel-told-compared = { $you ->
    [yes] Only you and { $whom } know: you offered { $offer }, and { $counter } was laid against it.
   *[no] { $them ->
        [yes] Only you and { $who } know: the offer was { $offer }, and you laid { $counter } against it.
       *[no] Only { $who } and { $whom } know: the offer was { $offer }, and { $counter } was laid against it.
    }
}
wereldhandel-told-tie = { $you ->
    [yes] Both bundles are worth the same: you must offer again.
   *[no] Both bundles are worth the same: { $who } must offer again.
}
wereldhandel-told-traded = { $by ->
    [accept] { "" }
    [more] The higher bundle wins.{ " " }
   *[tie] The same once more: the goods go to the offer.{ " " }
}{ $stake ->
    [1] { $you ->
        [yes] You get one card from { $whom }: { wereldhandel-card }.
       *[no] { $them ->
            [yes] { $who } gets one card from you: { wereldhandel-card }.
           *[no] { $who } gets one card from { $whom }: { wereldhandel-card }.
        }
    }
   *[other] { $you ->
        [yes] You get two cards from { $whom }: { wereldhandel-card }.
       *[no] { $them ->
            [yes] { $who } gets two cards from you: { wereldhandel-card }.
           *[no] { $who } gets two cards from { $whom }: { wereldhandel-card }.
        }
    }
}
wereldhandel-told-set = { $you ->
    [yes] Your set is complete: { wereldhandel-card }, worth { $value }.
   *[no] { $who } has a complete set: { wereldhandel-card }, worth { $value }.
}{ $sets ->
    [1] { "" }
   *[other] { " " }That makes { $sets } sets.
}
wereldhandel-told-enough = { $you ->
    [yes] { $trades } trades in a row and still no set: now you must auction a card.
   *[no] { $trades } trades in a row and still no set: now { $who } must auction a card.
}
wereldhandel-told-skip = { $you ->
    [yes] You cannot trade with anybody, so your turn is skipped.
   *[no] { $who } cannot trade with anybody, so that turn is skipped.
}
wereldhandel-told-end = { $capped ->
    [0] { "" }
   *[other] The trading only goes in circles, so the game ends here.{ " " }
}{ $count ->
    [1] { $you ->
        [yes] You win the game!
       *[no] { LIST($winners) } wins the game.
    }
   *[other] { LIST($winners) } share the win.
}

## The rules

wereldhandel-rules-setup = Before the game
wereldhandel-rules-auction = Auctions
wereldhandel-rules-special = Trees and penalties
wereldhandel-rules-trade = Trading
wereldhandel-rules-end = Who wins
rule-WS1 = The cards are shuffled and lie face down in a pile: ten goods, four cards of each, and three penalty cards.
rule-WS2 = Money cards of 50, 100, 200 and 500 lie ready beside the pile.
rule-WS3 = Everybody starts with two money cards of 0, four of 10 and one of 50: 90 in all. You keep your money hidden in your hand.
rule-WS4 = Somebody is chosen to begin, by chance; then everybody has a turn, clockwise.
rule-WS5 = On your turn you do one of two things: you auction the top card, or you offer somebody a trade.
rule-WS6 = You can only trade with somebody who owns the same goods as you. So at first you can only auction.
rule-WS7 = Whoever auctions turns up the top card and is the auctioneer.
rule-WS8 = Everybody else may bid, and each bid is higher than the one before.
rule-WS9 = The auctioneer does not bid.
rule-WS10 = When nobody goes higher it is “going once, going twice, sold”: the highest bidder gets the card, and the auctioneer gets the bid.
rule-WS11 = The goods you own lie open in front of you.
rule-WS12 = The auctioneer has the first refusal: instead of selling, the auctioneer may pay the highest bid to the highest bidder and keep the card.
rule-WS13 = Nobody gives change. If you cannot pay exactly, you have to pay more.
rule-WS14 = If the highest bidder does not have the money, that hand is shown to all, and the card is auctioned again.
rule-WS15 = If nobody bids, the auctioneer gets the card for nothing.
rule-WS16 = When a tree is turned up, everybody gets new money: 50 for the first tree, 100 for the second, 200 for the third and 500 for the fourth.
rule-WS17 = After that the game goes on, and the tree is there to bid for.
rule-WS17-tree_discard-true = After that the game goes on: by the house rule the tree is put away, and the next card is there to bid for.
rule-WS18 = Whoever turns up a penalty card has to keep it. Nobody can bid for it.
rule-WS19 = You offer a trade by laying money cards face down and saying which goods you want.
rule-WS20 = You may bluff: cards of 0 look just like the others from the back.
rule-WS21 = The other one may lay money cards face down against your offer. Then the bundles change hands, and each of you looks in secret.
rule-WS22 = Whoever received more money gives up the goods.
rule-WS23 = If both bundles are worth exactly the same, whoever offered must offer again, and the other one decides again.
rule-WS24 = If they are worth the same once more, whoever offered gets the goods for nothing.
rule-WS25 = The other one may also take the offer at once, lay nothing against it, and give up the goods.
rule-WS26 = If you both own two cards of the goods, both are at stake: one of you will have the complete set.
rule-WS27 = If one of you owns one card and the other two, one card is at stake.
rule-WS28 = When the pile is empty, there is only trading.
rule-WS29 = Whoever has nothing but complete sets cannot trade and is skipped.
rule-WS30 = The game goes on until every set is complete.
rule-WS31 = Add up the values of your sets, and multiply that by how many sets you have.
rule-WS32 = The penalty cards that you turned up are taken off the result.
rule-WS33 = The most points win.
rule-WA1 = The game is for three to five players.
rule-WA2 = The ten sets are worth 10, 40, 90, 160, 250, 350, 500, 650, 800 and 1000.
rule-WA3 = The four trees are a set like any other, worth 500. A tree first pays out and is then auctioned.
rule-WA3-tree_discard-true = By the house rule a tree pays out and is put away. That leaves nine sets.
rule-WA4 = The penalties cost 100, 200 and 500 points.
rule-WA5 = A penalty card ends the turn.
rule-WA5-penalty_redraw-true = By the house rule the next card is turned up after a penalty card.
rule-WA6 = First you multiply, then the penalties are taken off.
rule-WA7 = You cannot trade a penalty card away.
rule-WA8 = The first bid is 10 or more, and bids go up by tens.
rule-WA9 = Everybody is asked in turn, clockwise from the auctioneer. If you pass you may still bid later, until all others have passed since the last bid.
rule-WA10 = You may bid more than you have, up to all the money that is in all hands together.
rule-WA10-strict_bids-true = By the house rule you can bid no more than you have.
rule-WA11 = Whoever bid and could not pay is out for this card.
rule-WA11-defaulter_returns-true = By the house rule whoever bid and could not pay may bid again. Once that has happened more often than there are players, the auctioneer gets the card for nothing.
rule-WA12 = The auctioneer decides first. Only when the card is sold does it come out whether the bidder can pay.
rule-WA13 = The auctioneer can only buy the card with enough money.
rule-WA14 = If you cannot pay exactly, you pay as little too much as your cards allow. If different cards make that amount, you choose.
rule-WA14-free_overpay-true = By the house rule you choose the cards that you pay with, as long as none of them could stay in your hand.
rule-WA15 = A card of 0 is no payment.
rule-WA16 = A card that nobody bids for goes to the auctioneer, who cannot decline it.
rule-WA17 = You lay at least one money card, as an offer or against one. Only somebody who has none lays nothing.
rule-WA17-empty_offers-true = By the house rule you may also offer nothing, or lay nothing against an offer, even if you have money cards.
rule-WA18 = Cards of 0 change hands as well.
rule-WA19 = After a tie nobody gets the old bundle back: the next offer comes from what you hold now.
rule-WA20 = After a tie the other one may also just take the second offer.
rule-WA21 = If two cards are at stake, a second tie brings both.
rule-WA22 = Two cards are at stake only if you both own two; in every other case it is one.
rule-WA23 = Whoever cannot trade with anybody is skipped.
rule-WA24 = When the pile is empty, whoever can trade has to.
rule-WA25 = Whoever has the turn chooses the goods and the partner, and the partner cannot refuse to trade.
rule-WA26 = With equal points the win is shared.
rule-WA27 = Everybody sees bids, payments and hands that are shown. In a trade everybody sees how many cards are laid and who gets the goods; how much it was, only the two who trade.
rule-WA28 = You do one thing a turn: one auction or one trade.
rule-WA29 = After 100 trades in a row without a complete set or an auction, a card must be auctioned. If the pile is empty, the game ends there, and open sets count nothing.
rule-WA30 = Nobody gets stuck for want of money: then auctioneers get cards for nothing, and whoever offers a trade wins it.
rule-WA31 = The bank has money for five players at most.
rule-WT1 = A bid of 60 is let go, and the bidder holds 50 and 10: the auctioneer gets 60, the bidder the card.
rule-WT2 = The same bid and first refusal: the auctioneer pays 60 to the bidder and keeps the card.
rule-WT3 = A bid of 60 with only a 50 and a 100: the 100 is paid, and nothing comes back.
rule-WT4 = A bid of 200 with the 90 of the start: all seven money cards are shown, and the same card is auctioned again without that bidder.
rule-WT5 = No bid: the auctioneer gets the card for nothing.
rule-WT6 = The four trees: everybody gets 50, then 100, then 200, then 500.
rule-WT7 = A penalty card is turned up: it goes to the auctioneer, and nobody can bid.
rule-WT8 = The offer is a single 0 and is taken: the goods one way, the 0 the other.
rule-WT9 = 60 offered, 50 against it: the goods go to the offer, and the bundles change hands.
rule-WT10 = 50 offered, 60 against it: the goods go the other way, and the bundles change hands.
rule-WT11 = 50 against 50, then 10 against 10: the bundles change hands twice, and the goods go to the offer.
rule-WT12 = 50 against 50, then a second offer of 10 is taken: the 10 one way, the goods the other.
rule-WT13 = Two cards against two: both are at stake, and the winner has the set.
rule-WT14 = One card against two: one is at stake.
rule-WT15 = Onions for 90 and cheese for 650: 740 × 2 = 1480.
rule-WT16 = The same with demurrage for 200: 1480 − 200 = 1280.
rule-WT17 = No set and a penalty of 100: −100.
rule-WT18 = Three sets of 650, 160 and 10: 820 × 3 = 2460.
rule-WT19 = One set more, worth 160, beside two sets worth 740 together: the score goes up by 740 + 3 × 160 = 1220.
rule-WT20 = All ten sets: 3850 × 10 = 38500, the most there can be.
rule-WT21 = Three players without money who challenge each other for ever: after 100 trades the game ends.
rule-WT22 = The pile is empty, and somebody has only complete sets: that turn is skipped.

## On the screen

wereldhandel-so-many = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
wereldhandel-title-turn = { $left ->
    [0] Only trades are left
   *[other] A new turn
}
wereldhandel-title-auction = Under the hammer: { wereldhandel-card }
wereldhandel-title-trade = A trade: { wereldhandel-card }
wereldhandel-over = { $capped ->
    [0] All sets are complete
   *[other] The game was ended
}
wereldhandel-pile = { $left ->
    [0] the pile is empty
    [one] { $left } card in the pile
   *[other] { $left } cards in the pile
}
wereldhandel-on-turn = On turn: { $who }
wereldhandel-auctioneer = Auctioneer: { $who }
wereldhandel-standing = Highest bid: { $amount } by { $who }
wereldhandel-standing-none = No bid yet
wereldhandel-all-four = All four together are worth { $value }.
wereldhandel-shut-out = { $who } could not pay and is out for this card.
wereldhandel-moment-tree = { $time ->
    [1] The first tree: everybody got { $amount }.
    [2] The second tree: everybody got { $amount }.
    [3] The third tree: everybody got { $amount }.
   *[other] The last tree: everybody got { $amount }.
}
wereldhandel-moment-penalty = { $who } turned up { wereldhandel-card }: −{ $value } at the end.
wereldhandel-stake = { $stake ->
    [1] One card is at stake
   *[other] Two cards are at stake
}
wereldhandel-offers = { $who } offers
wereldhandel-answers = { $who } answers
wereldhandel-bundle = { $count ->
    [0] nothing
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
wereldhandel-bundle-none = nothing laid yet
wereldhandel-own-bundle = { $count ->
    [0] You laid nothing.
   *[other] You laid { $amount } face down: { $what }.
}
wereldhandel-secret = Only { $who } knows what these cards are worth.
wereldhandel-again = The second round: in the first, both bundles were worth the same.
wereldhandel-again-at = The second round: in the first, you both laid { $amount }.
wereldhandel-money-cards = { $count ->
    [one] { $count } money card
   *[other] { $count } money cards
}
wereldhandel-owns = { wereldhandel-card }: { $count } of { $copies }
wereldhandel-owns-all = { wereldhandel-card }: the set is complete, worth { $value }
wereldhandel-no-goods = No goods yet
wereldhandel-score = { $sets ->
    [0] No set yet
   *[other] { $sum } × { $sets } = { $product }
}
wereldhandel-score-fines = { $sets ->
    [0] 0 − { $fines } = { $total }
   *[other] { $sum } × { $sets } − { $fines } = { $total }
}
wereldhandel-doing-turn = on turn
wereldhandel-doing-auctions = auctioneer
wereldhandel-doing-decides = decides
wereldhandel-doing-bids = bids now
wereldhandel-doing-bid = bid: { $amount }
wereldhandel-doing-pays = pays { $amount }
wereldhandel-doing-passed = passed
wereldhandel-doing-waits = still to bid
wereldhandel-doing-out = could not pay
wereldhandel-doing-offers = offers
wereldhandel-doing-asked = is asked
wereldhandel-doing-answers = answers
wereldhandel-purse = { $count ->
    [0] You have no money
    [one] Your money: { $total } in { $count } card
   *[other] Your money: { $total } in { $count } cards
}
wereldhandel-own-goods = Your goods
wereldhandel-laid-offer = { $pieces ->
    [0] Nothing laid yet
    [one] Laid: { $laid } in { $pieces } card
   *[other] Laid: { $laid } in { $pieces } cards
}
wereldhandel-laid-counter = { $pieces ->
    [0] Nothing laid against it yet
    [one] Against it: { $laid } in { $pieces } card
   *[other] Against it: { $laid } in { $pieces } cards
}
wereldhandel-coins-pay = With

## What is asked

wereldhandel-ask-turn = Do you auction a card, or trade?
wereldhandel-ask-turn-hint = Auction the top card: the others bid, and you sell it or buy it yourself for the highest bid. Or trade for goods that you share with somebody: below each picture you see how many each of you has. With two against two, both are at stake.
wereldhandel-ask-trade = With whom do you trade?
wereldhandel-ask-trade-hint = The pile is empty, so you have to trade. Below each picture you see how many each of you has. With two against two, both are at stake.
wereldhandel-ask-open = Do you bid for { wereldhandel-card }?
wereldhandel-ask-bid = Do you go over { $high } for { wereldhandel-card }?
wereldhandel-ask-owned = { $own ->
    [0] You have none of these yet; all four are worth { $value }.
    [1] You have one of these; all four are worth { $value }.
    [3] You have three of these: this one completes your set, worth { $value }.
   *[other] You have { $own } of these; all four are worth { $value }.
}
wereldhandel-ask-bid-hint = { $how ->
    [none] You hold { $held }, which is too little to go higher.
    [strict] You hold { $held }, and can bid no more than that.
    [bluff] You hold { $held }, so every bid from here is a bluff: if you win and cannot pay, all see your money.
   *[free] You hold { $held }. A bid above that is a bluff: if you win and cannot pay, all see your money.
}
wereldhandel-ask-refusal = The highest bid for { wereldhandel-card } is { $high }. { $able ->
    [0] You sell.
   *[other] Sell, or buy it yourself?
}
wereldhandel-ask-refusal-hint = { $able ->
    [0] You hold { $held }: too little to buy it yourself.
   *[other] Sell and you get { $high }. Buy it yourself and you pay { $due } to the highest bidder{ $over ->
        [0] .
       *[other] : your cards cannot make { $high } exactly, and nobody gives change.
    }
} Only when you sell do you find out whether the bidder has the money.
wereldhandel-ask-pay = Which cards do you pay { $due } with?
wereldhandel-ask-pay-hint = { $over ->
    [0] { "" }
   *[other] Your cards cannot make { $high } exactly.{ " " }
}Choose, then press the button. Small cards are handy later: nobody gives change.
wereldhandel-ask-offer = { $round ->
    [1] What do you offer?
   *[other] A tie! What do you offer now?
}
wereldhandel-ask-offer-hint = You hold { $held }. The other one sees how many cards you lay, not which: a 0 looks like a 500. { $empty ->
    [0] Lay at least one card.
   *[other] You may also lay nothing.
} If your cards are taken, or are worth more than what is laid against them, you get { $stake ->
    [1] the goods.
   *[other] both goods, and your set is complete.
}
wereldhandel-ask-answer = { $count ->
    [0] Nothing was laid. Do you take that, or lay cards against it?
    [one] { $count } card lies face down. Do you take it, or lay cards against it?
   *[other] { $count } cards lie face down. Do you take them, or lay cards against them?
}
wereldhandel-ask-answer-hint = Take the offer: the money is yours, and { $stake ->
    [1] one card of the goods goes
   *[other] both goods go
} to the other side. Or lay cards against it: the bundles change hands, and whoever laid more gets the goods. { $round ->
    [1] If it is a tie, there is a second round.
   *[other] If it is a tie again, the goods go to the offer.
}
wereldhandel-end-how = Values of the sets, added up, times the number of sets, minus penalties.
