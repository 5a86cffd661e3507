# The hints of Vastgoedveiling: why a bot does something, after a colon, and the cards of the memory aid.

## Why a bot does something

why-mood = it felt like it
why-fair = getting property { $card } instead of { $lowest } is worth about { MONEY($worth) } to you, and a bid of { MONEY($bid) } is not too much for that
why-no-fair = getting property { $card } instead of { $lowest } is worth about { MONEY($worth) } to you, and the least bid is { MONEY($bid) }
why-gain = getting property { $card } instead of { $lowest } is worth about { MONEY($worth) } to you, and would cost only { MONEY($cost) } more
why-no-gain = getting property { $card } instead of { $lowest } is worth about { MONEY($worth) } to you, but would cost { MONEY($cost) } more
why-enough = one auction may cost { MONEY($most) } at most, and { MONEY($bid) } is more
why-match = on average these cheques beat { $share }% of those you have not seen yet, and property { $card } has about that place among yours
why-now = property { $card } should fetch about { MONEY($more) } more now than later
why-spare = { $less ->
    [0] now is as good a time as any for property { $card }, and your others are better kept
   *[other] every property would do better later, but property { $card } loses the least by going now: about { MONEY($less) }
}

## The memory aid

vastgoedveiling-kind-deeds = Properties
vastgoedveiling-kind-cheques = Cheques
