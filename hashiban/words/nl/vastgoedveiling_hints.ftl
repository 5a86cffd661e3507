# The hints of Vastgoedveiling: why a bot does something, after a colon, and the cards of the memory aid.

## Why a bot does something

why-mood = het voelde gewoon goed
why-fair = pand { $card } in plaats van { $lowest } is je ongeveer { MONEY($worth) } waard, en een bod van { MONEY($bid) } is daar niet te veel voor
why-no-fair = pand { $card } in plaats van { $lowest } is je ongeveer { MONEY($worth) } waard, en het laagste bod is { MONEY($bid) }
why-gain = pand { $card } in plaats van { $lowest } is je ongeveer { MONEY($worth) } waard, en kost maar { MONEY($cost) } meer
why-no-gain = pand { $card } in plaats van { $lowest } is je ongeveer { MONEY($worth) } waard, maar kost { MONEY($cost) } meer
why-enough = één veiling mag hoogstens { MONEY($most) } kosten, en { MONEY($bid) } is meer
why-match = gemiddeld zijn deze cheques beter dan { $share }% van wat je nog niet gezien hebt, en pand { $card } staat bij jouw panden ongeveer op die plek
why-now = pand { $card } brengt nu naar schatting { MONEY($more) } meer op dan later
why-spare = { $less ->
    [0] voor pand { $card } is het nu net zo'n goed moment als later, en je andere panden kun je beter bewaren
   *[other] later brengt elk pand meer op, maar pand { $card } verliest nu het minst: ongeveer { MONEY($less) }
}

## The memory aid

vastgoedveiling-kind-deeds = Panden
vastgoedveiling-kind-cheques = Cheques
