# The hints of Vastgoedveiling: why a bot does something, after a colon, and the cards of the memory aid.

## Why a bot does something

why-mood = es war so ein Gefühl
why-fair = Haus { $card } statt { $lowest } ist dir etwa { MONEY($worth) } wert, und ein Gebot von { MONEY($bid) } ist dafür nicht zu viel
why-no-fair = Haus { $card } statt { $lowest } ist dir etwa { MONEY($worth) } wert, und das kleinste Gebot ist { MONEY($bid) }
why-gain = Haus { $card } statt { $lowest } ist dir etwa { MONEY($worth) } wert und kostet nur { MONEY($cost) } mehr
why-no-gain = Haus { $card } statt { $lowest } ist dir etwa { MONEY($worth) } wert, kostet aber { MONEY($cost) } mehr
why-enough = eine Versteigerung darf höchstens { MONEY($most) } kosten, und { MONEY($bid) } ist mehr
why-match = im Schnitt sind diese Schecks besser als { $share }{ "\u00A0" }% von denen, die du noch nicht gesehen hast, und Haus { $card } hat bei deinen Häusern ungefähr diesen Platz
why-now = Haus { $card } bringt jetzt wohl etwa { MONEY($more) } mehr ein als später
why-spare = { $less ->
    [0] für Haus { $card } ist es jetzt so gut wie später, und deine anderen Häuser hebst du besser auf
   *[other] später bringt jedes Haus mehr ein, aber Haus { $card } verliert jetzt am wenigsten: etwa { MONEY($less) }
}

## The memory aid

vastgoedveiling-kind-deeds = Häuser
vastgoedveiling-kind-cheques = Schecks
