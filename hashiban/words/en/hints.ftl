# Hints, play-outs and the memory aid, for all games.

## A hint

hint = Hint
hint-lead = The hard computer would do this:
hint-oops = No answer this time: something went wrong on our side, not yours. Your game is as it was.

## How each choice would turn out

outlook-ask = How would each choice turn out?
outlook-stop = Stop
outlook-title = If the game goes on from here
outlook-clear = “{ $best }” does best: in { $games } imagined games you end with { MONEY($total) } on average. “{ $next }” brings { MONEY($less) } less (most likely between { MONEY($low) } and { MONEY($high) }).
outlook-close = “{ $best }” and “{ $next }” are too close to call. In { $games } imagined games the first ends with { MONEY($total) } on average, { MONEY($less) } more than the second, and that may be luck.
outlook-only = There is one choice: “{ $best }”. In { $games } imagined games you end with { MONEY($total) } on average.
outlook-differs = The hint is a rule of thumb and does not look ahead. Looking ahead, “{ $hint }” brings { MONEY($less) } less than “{ $best }”, if all play on like the hard computer.
outlook-wins = wins { $share } of 100
outlook-how = The dot is what you would have at the end, on average. The bar around it shows how sure that is: the true average most likely lies in it, and a shorter bar is surer. In each imagined game the cards you cannot see are dealt anew, and the hard computer plays on in every seat, yours too.

## The memory aid

memory-title = Memory aid
memory-own = My own memory
memory-seen = Cards seen
memory-all = What is still out
memory-seen-title = { $kind } seen: { $count }
memory-all-title = { $kind } not seen yet: { $count }
memory-away = { $away ->
    [0] Every one of them still comes.
   *[other] Still to come: { $left }. Put away unseen: { $away }. So each of these cards comes with a chance of { $share }%.
}
memory-chance = { $share }%

## What forgetting cost

memory-ask = What did forgetting cost?
memory-ask-of = What did forgetting cost { $name }?
memory-cost-wait = The choices are being played out …
memory-cost-none = { $count ->
    [0] There was no card to choose.
   *[other] Forgetting cost nothing: each time you chose the card that the counting computer would have chosen.
}
memory-cost-some = Forgetting cost about { MONEY($value) } (most likely between { MONEY($low) } and { MONEY($high) }). The counting computer would have chosen otherwise { $apart } of { $count } times.
memory-cost-gain = Forgetting cost nothing: your choices brought about { MONEY($value) } more than those of the counting computer (most likely between { MONEY($low) } and { MONEY($high) }). It would have chosen otherwise { $apart } of { $count } times.
memory-cost-unclear = Hardly anything, as far as can be told: the difference is { MONEY($value) }, give or take { MONEY($reach) }. The counting computer would have chosen otherwise { $apart } of { $count } times.
memory-cost-how = Each choice is judged by what you could know at that moment, not by what came later.
memory-lapse = You: “{ $chosen }”. With counting: “{ $better }”, about { MONEY($value) } more (give or take { MONEY($reach) }).
memory-lucky = You: “{ $chosen }”. With counting: “{ $better }”, about { MONEY($value) } less (give or take { MONEY($reach) }).
memory-same = You: “{ $chosen }”. With counting: “{ $better }”, which makes no difference.
