# The hints of Tien: why a bot does something, after a colon.

## The easy bot

why-tien-few = { $few } cards make a good turn, and there are { $count } so far
why-tien-many = { $count ->
    [one] { $count } card is enough for this turn
   *[other] { $count } cards are enough for this turn
}
why-tien-no-numbers = there is no number card to take
why-tien-cheap = { $bid } is not much for a wild
why-tien-dear = { $bid } is rather much for a wild
why-tien-cheapest = { tien-card } costs the least of all cards in the market
why-tien-short = even the cheapest card costs { $price }, and that is more than your coins and bust tokens are worth
why-tien-laid = the game lays { $due } for you, and takes cards only when there is nothing else

## The medium bot

why-tien-below = the total is only { $total }, and there is still room below { $stop }
why-tien-points = the number cards bring { tien-worth }, { $money ->
    [0] and there is no money to take instead
   *[other] and the { $money } in money is not worth more than that
}
why-tien-money = { $money } in money is worth more to you than the number cards, which bring { tien-worth }
why-tien-fair = { tien-card } brings { tien-worth }, and for that you can go up to { $most }
why-tien-unfair = { tien-card } brings { tien-worth }, and for that a bid of { $bid } is too much
why-tien-adds = { tien-card } brings { tien-worth }, and that is worth the price of { $price }
why-tien-nothing = no card in the market brings enough points for its price

## The hard bot

why-tien-on = { $bust ->
    [0] the next card cannot go bust
   *[other] the next card goes bust in { $bust } of 100 cases
}, and all in all drawing on is worth about { tien-worth } more than stopping
why-tien-keep = the number cards, and what you can buy then, are worth about { tien-worth } to you, { $bust ->
    [0] and drawing on brings nothing more
   *[other] and the next card goes bust in { $bust } of 100 cases
}
why-tien-keep-last = the pile is empty, and the number cards, and what you can buy then, are worth about { tien-worth } to you
why-tien-cash = better { $money } in money for you than for all the others, since the number cards would bring you only about { tien-worth }
why-tien-cash-alone = { $money } in money is worth more to you than the number cards, which would bring only about { tien-worth }
why-tien-last-word = { tien-card } is worth up to { $most } to you, and since nobody speaks after you, { $bid } is enough
why-tien-before = { tien-card } is worth up to { $most } to you, and those who speak after you may well leave it at { $bid }
why-tien-no-bid = { tien-card } is worth about { tien-worth } to you, and for that a bid of { $bid } is too much
why-tien-buy = { tien-card } is worth about { tien-worth } to you, and { $cost ->
    [0] you will hardly miss what you pay
   *[other] what you pay for it only about { $cost }
}
why-tien-skip = no card in the market is worth to you what you would pay for it
why-tien-pay = of all ways to pay { $due }, this is the one you will miss least
