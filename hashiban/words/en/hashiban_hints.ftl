# The hints of De Veiling van Hashiban: why a bot does something, after a colon.

why-hashiban-open = an open dealer needs no objects any more and brings you bills, and you have least for this one: { hashiban-card }
why-hashiban-only = there is nothing better to do here
why-hashiban-no-deal = without a good reason you give nothing, ask nothing and promise nothing
why-hashiban-rest = whatever happens in this turn, you will have nothing to say in between
why-hashiban-wait = there is no need to step in now, but that may change in this turn
why-hashiban-show = your other dealers miss this one least: { hashiban-card }
why-hashiban-reveal = { $count ->
    [one] you have the objects for a dealer, and the sooner it is open, the more bills it brings
   *[other] the objects you have reveal { $count } dealers at once
}
why-hashiban-pile = the next object may be one for you, and if nobody wants it, you get a bill
why-hashiban-curious = you never know what comes up
why-hashiban-luck = it is fun, and at least one pair always comes up
why-hashiban-lottery = five bills of 1,000 go in, and about { $worth } comes back on average
why-hashiban-idle = { $count ->
    [one] your dealers can do without this object; if nobody buys it, you still get a bill
   *[other] your dealers can do without these { $count } objects; if nobody buys them, you still get a bill for each
}
why-hashiban-ask = whoever needs it may pay { $price }, and if nobody does, you get bills from the pile
why-hashiban-no-fit = none of your dealers seeks this
why-hashiban-flat = one of your dealers seeks this, and up to { $most } is not too much
why-hashiban-flat-dear = one of your dealers seeks this, but you keep your money at { $bid } or more
why-hashiban-worth = this is worth about { $most } to you, and { $bid } is not too much for that
why-hashiban-dear = this is worth about { $most } to you, and { $bid } or more is too much for that
why-hashiban-short = this is worth about { $most } to you, but you do not have { $bid }
why-hashiban-last = with this you have all the objects you need to win
why-hashiban-broke = you need this to win, but you do not have { $bid }
why-hashiban-angry = somebody else is about to get what one of your dealers seeks
why-hashiban-outbid = with the leader thrown out, you may get this for less, and that is worth a weapon
why-hashiban-counter = the price is too high for you, but { $count ->
    [0] { $amount } in your hand may be
    [one] { $amount } and an object you can do without may be
   *[other] { $amount } and { $count } objects you can do without may be
} more than the seller gets otherwise
why-hashiban-more = what you get is worth more than what you give
why-hashiban-less = what you get is not worth what you give
why-hashiban-join = of the { $share } set aside for you, you put in { $amount } at most, so you cannot lose
why-hashiban-poor-pile = many small bills lie on the pile, so your next start income is better sold than kept
why-hashiban-loan = you need this object, and a bill now is worth more to you than your next start income
why-hashiban-ask-bill = { $amount ->
    [0] there is no such bill to ask for
   *[other] { $amount } is what your next start income is about worth
}
why-hashiban-promise = your next start income is what you offer in return
