# The laboratory: many games between bots, with a bet before them.

## The page

experiment-title = The laboratory
experiment-line = Let bots play a thousand games, bet on who wins, and change one thing to see what it does.
experiment-enter = To the laboratory
experiment-lead = Choose who plays, place your bet, and watch a thousand games come in. Say first what you expect: you learn most when you are surprised.

## What is tried

experiment-form = What shall we try?
experiment-game = Game
experiment-games = Number of games
experiment-seed = Start number
experiment-rotate = Play each deal with every bot in every seat
experiment-rotate-why = So nobody wins just by sitting well. The same start number brings the same cards again.
experiment-change = Compare with
experiment-change-none = nothing, only this
experiment-change-bot = another bot in one seat
experiment-change-rule = another rule
experiment-place = Where
experiment-bot = Who sits there then
experiment-rule = Which rule
experiment-next = On to your bet
experiment-bot-easy = Easy
experiment-bot-medium = Medium
experiment-bot-hard = Hard
experiment-bot-random = Random
experiment-bias = Hard ({ $habit })
experiment-no-games = The number of games must be a whole number from { $least } to { $most }.
experiment-no-seed = The start number must be a whole number of at most { $digits } digits.
experiment-no-change = That would change nothing. Choose another bot or another rule to compare with.
experiment-told = { $game }: { LIST($who) }. { $games ->
    [one] One game
   *[other] { $games } games
}, start number { $seed }.
experiment-told-change = And once more with the same cards and one change: { $change }.
experiment-instead = { $new } instead of { $old }
experiment-swap = { $new } sits in seat { $seat } instead of { $old }

## The bet

experiment-bet-title = Place your bet
experiment-bet-who = Who will win most often?
experiment-bet-how = Press a name, and the games come in.
experiment-bet-effect = The change: { $change }. How many more of every 100 games will { $who } win then?
experiment-effect-how = Type a number such as { $example }; with a minus if you expect fewer.
experiment-effect = More wins of 100
experiment-bet = That is my bet
experiment-skip = No bet, just play
experiment-no-effect = Type a number from { $least } to { $most }, such as { $example }.
experiment-bet-stands = Your bet: { $said }.
experiment-points = { $points } of 100
experiment-you-said = You said
experiment-it-was = It was
experiment-bet-right = You said { $said }, and { $best } it was: { $share } of 100 games won (between { $low } and { $high }). Well seen!
experiment-bet-ahead = You said { $said }, and { $best } is ahead with { $share } of 100 games won (between { $low } and { $high }). It is a close race, though: more games could still turn it around.
experiment-bet-close = You said { $said }, with { $own } of 100 games won. { $best } is just ahead with { $share } (between { $low } and { $high }), but that is so close that you may yet be right.
experiment-bet-other = You said { $said }, it was { $best }: { $share } of 100 games won (between { $low } and { $high }). { $said } won { $own }. A surprise is worth more than a lucky guess: what could be behind it?
experiment-effect-right = You said { $said }, it was { $was } of 100 (between { $low } and { $high }). You could hardly have said it better!
experiment-effect-small = You said { $said }, it was { $was } of 100 (between { $low } and { $high }). The change does so little that luck alone could have done it.
experiment-effect-near = You said { $said }, it was { $was } of 100 (between { $low } and { $high }). You saw which way it goes, only the size is a surprise.
experiment-effect-other = You said { $said }, it was { $was } of 100 (between { $low } and { $high }). It went another way than you thought. That happens to the best: what could be behind it?

## The run

experiment-stop = Stop, and keep what is done
experiment-back = Try something else
experiment-bar = How far it is
experiment-progress = { $done } of { $games } games
experiment-stopped = Stopped after { $done } of { $games } games. They are kept.
experiment-trouble = { $done ->
    [0] The very first game could not be finished, so there is nothing to show.
    [one] A game could not be finished, so it ends here. The one game before it is kept.
   *[other] A game could not be finished, so it ends here. The { $done } games before it are kept.
}
experiment-oops = Something went wrong on our side, not yours. What was played is kept.
experiment-after = { $games ->
    [one] One game is in.
   *[other] { $games } games are in.
}
experiment-between = “Between” shows how far luck may have moved a number: 95 times of 100 the true one lies in there.
experiment-csv = All games as CSV
experiment-csv-busy = Writing the file …
experiment-run-before = As it was
experiment-run-after = With the change

## The pictures

dynamics-experiment-wins-title = Who wins?
dynamics-experiment-wins-see = The longer the bar, the more wins. The line on it shows how far luck may have moved it. A shared win counts in parts.
dynamics-experiment-wins-x = Who
dynamics-experiment-wins-y = Wins of 100 games
dynamics-experiment-wins-said = { LIST($who) } wins most often: { $share } of 100 games (between { $low } and { $high }).
dynamics-experiment-wins-close = Too close to tell apart so far: { LIST($others) }. More games would show.
dynamics-experiment-totals-title = What does each end up with?
dynamics-experiment-totals-see = Each column begins at the number below it. In the fields: how many of 100 games ended there. What lies further out is in the first and last column.
dynamics-experiment-totals-x = End result, from
dynamics-experiment-totals-y = Who
dynamics-experiment-totals-z = games of 100
dynamics-experiment-totals-said = The most on average: { LIST($rich) }, { $most }. The least: { LIST($poor) }, { $least }.
dynamics-experiment-totals-same = On average { LIST($rich) }: { $most }.
dynamics-experiment-prices-title = What is paid?
dynamics-experiment-prices-see = Each bar begins at the price below it. What lies further out is in the first and last bar.
dynamics-experiment-prices-x = Price, from
dynamics-experiment-prices-y = Prices of 100
dynamics-experiment-prices-said = Half of all prices were { $middle } or less, and nine of ten were { $high } or less.
dynamics-experiment-length-title = How long is a game?
dynamics-experiment-length-see = Each bar begins at the number of decisions below it, of all players together.
dynamics-experiment-length-x = Decisions, from
dynamics-experiment-length-y = Games of 100
dynamics-experiment-length-said = A game takes { $mean } decisions on average; nine of ten games take { $high } or fewer.
dynamics-experiment-seats-title = Does the seat matter?
dynamics-experiment-seats-see = Every bot sat in every seat equally often. What differs here is the seat alone.
dynamics-experiment-seats-x = Seat
dynamics-experiment-seats-y = Wins of 100 games
dynamics-experiment-seats-said = { $better ->
    [yes] Seat { $seat } does well: whoever sits there wins { $share } of 100 games (between { $low } and { $high }), where { $fair } would be equal for all.
   *[no] Seat { $seat } does badly: whoever sits there wins { $share } of 100 games (between { $low } and { $high }), where { $fair } would be equal for all.
}
dynamics-experiment-seats-same = No seat stands out so far: with { $fair } of 100 games each all would be equal.
dynamics-experiment-change-title = What does the change do?
dynamics-experiment-change-see = Bars to the right: more wins than before. To the left: fewer. Both times with the same cards.
dynamics-experiment-change-x = Who
dynamics-experiment-change-y = More wins of 100 games
dynamics-experiment-change-said = { $way ->
    [more] { LIST($who) } wins { $share } more of 100 games with the change (between { $low } and { $high }).
    [fewer] { LIST($who) } wins { $share } fewer of 100 games with the change (between { $low } and { $high }).
   *[same] { LIST($who) }: whether the change helps cannot be told yet, { $share } of 100 games more (between { $low } and { $high }).
}
