# What if something else had been said? For all games.

whatif-open = What if?
whatif-hide = Hide “What if?”
whatif-title = What if you had said something else?
whatif-lead = Go back to a decision, give another answer, and let the game go on from there many times. The game you played stays as it is.
whatif-none = There is no decision to go back to yet.
whatif-wait = Several people are still playing, so this stays closed: it would show what others may not see. When the game is over, you can use it.

## Which decision, and which answer

whatif-seat = Whose decisions
whatif-moment = Decision
whatif-at = { $number }. { $said }
whatif-at-round = { $number }. Round { $round }: { $said }
whatif-earlier = Earlier
whatif-later = Later
whatif-said = { $you ->
    [yes] You said “{ $said }”.
   *[no] { $who } said “{ $said }”.
} What else could it have been?
whatif-chosen = Instead of “{ $said }”: “{ $other }”.
whatif-go = What would have come of it?
whatif-no-move = There is no such move: this game has { $moves }.
whatif-no-chance = That was chance, and nobody decided. Choose a decision.
whatif-no-same = That is what was said. Choose another answer.

## What came of it

whatif-first = The first games are being played out …
whatif-more = With “{ $other }” instead of “{ $said }”, { $you ->
    [yes] you would
   *[no] { $who } would
} have { MONEY($value) } more at the end on average (most likely between { MONEY($low) } and { MONEY($high) } more).
whatif-less = With “{ $other }” instead of “{ $said }”, { $you ->
    [yes] you would
   *[no] { $who } would
} have { MONEY($value) } less at the end on average (most likely between { MONEY($low) } and { MONEY($high) } less).
whatif-unclear = “{ $other }” or “{ $said }”: too close to call. On average { $you ->
    [yes] you would
   *[no] { $who } would
} have { MONEY($value) } { $way ->
    [more] more
   *[less] less
} with the first, and that may be luck: most likely it is between { MONEY($less) } less and { MONEY($more) } more.
whatif-level = “{ $other }” or “{ $said }”: in all of the { $games } imagined games { $you ->
    [yes] you have
   *[no] { $who } has
} the same at the end.
whatif-count = Out of { $games } imagined games it is better in { $better }, worse in { $worse } and the same in { $same }.
whatif-wins = Out of 100 such games { $you ->
    [yes] you win
   *[no] { $who } wins
} about { $other } instead of { $said }{ $sure ->
    [yes] .
   *[no] , and that may be luck.
}
whatif-difference = Better or worse, game by game
whatif-after-said = Said: { $said }
whatif-after-other = Instead: { $other }
whatif-see = A high bar means many games. The line is the average; the strip under it shows how sure that is.
whatif-how = In each imagined game all that { $you ->
    [yes] you
   *[no] { $who }
} could not know at that moment is dealt anew, in a way that fits the rest. Then both answers are played to the end with the same cards. So it tells what could be expected, not what the real cards would have brought.
whatif-players = From there on these play: { LIST($players) }.
whatif-player = { $who } ({ $bot })
