# What if something else had been said? For all games.

whatif-open = Wat als?
whatif-hide = Verberg “Wat als?”
whatif-title = Wat als je iets anders had gezegd?
whatif-lead = Ga terug naar een beslissing, geef een ander antwoord en laat het spel van daaraf heel vaak verdergaan. Het spel dat je speelde blijft zoals het is.
whatif-none = Er is nog geen beslissing om naar terug te gaan.
whatif-wait = Er spelen nog meer mensen mee, dus dit blijft dicht: het zou laten zien wat anderen niet mogen zien. Als het spel is afgelopen, kun je het gebruiken.

## Which decision, and which answer

whatif-seat = Wiens beslissingen
whatif-moment = Beslissing
whatif-at = { $number }. { $said }
whatif-at-round = { $number }. Ronde { $round }: { $said }
whatif-earlier = Eerder
whatif-later = Later
whatif-said = { $you ->
    [yes] Je zei “{ $said }”.
   *[no] { $who } zei “{ $said }”.
} Wat had het ook kunnen zijn?
whatif-chosen = In plaats van “{ $said }”: “{ $other }”.
whatif-go = Wat was er dan van gekomen?
whatif-no-move = Zo’n zet is er niet: dit spel heeft er { $moves }.
whatif-no-chance = Dat was het toeval, en niemand besliste iets. Kies een beslissing.
whatif-no-same = Dat is wat er gezegd is. Kies een ander antwoord.

## What came of it

whatif-first = De eerste spellen worden nu uitgespeeld …
whatif-more = Met “{ $other }” in plaats van “{ $said }” { $you ->
    [yes] had je
   *[no] had { $who }
} aan het eind gemiddeld { MONEY($value) } meer gehad (waarschijnlijk tussen { MONEY($low) } en { MONEY($high) } meer).
whatif-less = Met “{ $other }” in plaats van “{ $said }” { $you ->
    [yes] had je
   *[no] had { $who }
} aan het eind gemiddeld { MONEY($value) } minder gehad (waarschijnlijk tussen { MONEY($low) } en { MONEY($high) } minder).
whatif-unclear = “{ $other }” of “{ $said }”: het ligt te dicht bij elkaar. Met het eerste { $you ->
    [yes] had je
   *[no] had { $who }
} gemiddeld { MONEY($value) } { $way ->
    [more] meer
   *[less] minder
} gehad, en dat kan toeval zijn: waarschijnlijk ligt het tussen { MONEY($less) } minder en { MONEY($more) } meer.
whatif-level = “{ $other }” of “{ $said }”: in alle { $games } bedachte spellen { $you ->
    [yes] heb je
   *[no] heeft { $who }
} aan het eind evenveel.
whatif-count = Van de { $games } bedachte spellen pakken er { $better } beter uit, { $worse } slechter en { $same } gelijk.
whatif-wins = Van 100 zulke spellen { $you ->
    [yes] win je
   *[no] wint { $who }
} er ongeveer { $other } in plaats van { $said }{ $sure ->
    [yes] .
   *[no] , en dat kan toeval zijn.
}
whatif-difference = Beter of slechter, spel voor spel
whatif-after-said = Gezegd: { $said }
whatif-after-other = In plaats daarvan: { $other }
whatif-see = Een hoge staaf betekent veel spellen. De streep is het gemiddelde; de strook eronder laat zien hoe zeker dat is.
whatif-how = In elk bedacht spel wordt alles wat { $you ->
    [yes] je
   *[no] { $who }
} op dat moment niet kon weten opnieuw gedeeld, zo dat het past bij de rest. Dan worden beide antwoorden uitgespeeld met dezelfde kaarten. Zo zie je wat te verwachten was, en niet wat de echte kaarten hadden gebracht.
whatif-players = Van daaraf spelen: { LIST($players) }.
whatif-player = { $who } ({ $bot })
