# Sunk cost and escalation.

study-sunk-cost-title = What is gone is gone
study-sunk-cost-line = You have paid already, and you are not winning. Do you go on?
study-sunk-cost-lead = A banknote comes under the hammer, and two properties. Each time there is something you can no longer get back.
study-sunk-cost-teaches = why we go on when we have paid already, and what that costs

## You decide

study-sunk-cost-decide =
    A note of { MONEY($prize) } is auctioned. The highest bid gets it and pays. But the second highest has to pay as well, and gets nothing. Bids go up by one dollar at a time.
    Then Vastgoedveiling. Two are left, you and another, and two properties: { $lowest } and { $highest }. Your bid is { MONEY($mine) }, the other's { MONEY($theirs) }. Who passes takes the lower property and pays half of his or her bid.
study-sunk-cost-scene = A note of { MONEY($prize) }, and two properties, { $lowest } and { $highest }. Your bid is { MONEY($mine) }, the other's { MONEY($theirs) }.
study-sunk-cost-ask-limit = Before it begins: up to how much would you bid for the note?
study-sunk-cost-ask-on = In the middle of it: you said { MONEY($at) }, somebody else says { MONEY($other) }. And now?
study-sunk-cost-ask-on-a = I stop, and pay { MONEY($at) } for nothing
study-sunk-cost-ask-on-b = I go on to { MONEY($next) }
study-sunk-cost-ask-house = The two properties: what do you do?
study-sunk-cost-ask-house-a = I pass, take { $lowest } and pay { MONEY($passing) }
study-sunk-cost-ask-house-b = I bid { MONEY($bid) }, to get { $highest }

## What do you expect?

study-sunk-cost-predict = Four hard bots play Vastgoedveiling. They know that half of a bid is lost in any case, and leave it out of the reckoning. Now one of them cannot let go: for each dollar that is lost already it goes { MONEY($strength) } further than the property is worth to it. Every game is played twice with the same cards, with this bot and with a clear-headed one in its place, which ends with { MONEY($total) } on average.
study-sunk-cost-ask-cost = How much more does the bot that cannot let go have in the end? Put a minus before less.

## What happens

study-sunk-cost-happened = The engine plays each game twice: in the first seat a bot that cannot let go, then a clear-headed one, with the same cards and the same { $rivals } rivals.
study-sunk-cost-alone-note = { $limit ->
    [0] The note: you would not bid at all. Then it costs you nothing.
   *[other] The note: if somebody goes as far as you, one pays { MONEY($won) } and the other { MONEY($lost) }. Together that is { MONEY($both) } for a note of { MONEY($prize) }.
}
study-sunk-cost-room-note = { $limit ->
    [0] The note: nobody in your class would bid at all.
   *[other] The note: the two in your class who go furthest pay { MONEY($won) } and { MONEY($lost) }. Together that is { MONEY($both) } for a note of { MONEY($prize) }.
}
study-sunk-cost-alone-went = You meant to stop at { MONEY($prize) } or before, and went on to { MONEY($next) } all the same. So do many.
study-sunk-cost-alone-goes = You went on to { MONEY($next) }, as you had meant to.
study-sunk-cost-alone-stops = You stopped before { MONEY($next) }.
study-sunk-cost-room-on = { $goes } of { $many } went on to { MONEY($next) }. Of these, { $went } had meant to stop at { MONEY($prize) } or before.
study-sunk-cost-alone-house = { $goes ->
    [0] The properties: you passed.
   *[other] The properties: you bid { MONEY($bid) }.
} { $clear ->
    [bid] The clear-headed bot bids there,
   *[pass] The clear-headed bot passes there,
} { $caught ->
    [bid] the one that cannot let go bids.
   *[pass] the one that cannot let go passes.
}
study-sunk-cost-room-house = The properties: { $goes } of { $many } bid { MONEY($bid) }. { $clear ->
    [bid] The clear-headed bot bids there,
   *[pass] The clear-headed bot passes there,
} { $caught ->
    [bid] the one that cannot let go bids.
   *[pass] the one that cannot let go passes.
}
dynamics-study-sunk-cost-twins-title = More or less than its twin
dynamics-study-sunk-cost-twins-see = To the left of the dashed line the bot that cannot let go had less.
dynamics-study-sunk-cost-twins-x = more than the clear-headed twin, in $
dynamics-study-sunk-cost-twins-y = games in 100
dynamics-study-sunk-cost-twins-same = the same
dynamics-study-sunk-cost-twins-said = { $many } games, from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-sunk-cost-twins-told = In { $less } of 100 games it had less than its twin, in { $more } it had more. On average the difference was { MONEY($mean) }.
dynamics-study-sunk-cost-purses-title = When the money went
dynamics-study-sunk-cost-purses-see = How much is left for the later rounds?
dynamics-study-sunk-cost-purses-x = round
dynamics-study-sunk-cost-purses-y = paid in a round, in $
dynamics-study-sunk-cost-purses-label-clear = clear-headed
dynamics-study-sunk-cost-purses-label-caught = cannot let go
dynamics-study-sunk-cost-purses-said = In the first { $rounds } rounds the bot that cannot let go paid { MONEY($caught) }, its twin { MONEY($clear) }.
dynamics-study-sunk-cost-money-title = Where the money went
dynamics-study-sunk-cost-money-see = Who pays more for bids that lose, and who for bids that win?
dynamics-study-sunk-cost-money-x = what was paid for
dynamics-study-sunk-cost-money-y = paid in a game, in $
dynamics-study-sunk-cost-money-label-passing-clear = half bids, clear-headed
dynamics-study-sunk-cost-money-label-passing-caught = half bids, cannot let go
dynamics-study-sunk-cost-money-label-winning-clear = bids won, clear-headed
dynamics-study-sunk-cost-money-label-winning-caught = bids won, cannot let go
dynamics-study-sunk-cost-money-said = For bids that did not win the clear-headed bot paid { MONEY($clear) } a game, the other one only { MONEY($caught) }. It goes on until it wins, and pays too much for that.

## The answers of a class

dynamics-study-sunk-cost-limit-title = How far you would go
dynamics-study-sunk-cost-limit-see = Who goes further than the note is worth?
dynamics-study-sunk-cost-limit-x = highest bid
dynamics-study-sunk-cost-limit-y = answers in 100
dynamics-study-sunk-cost-limit-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-sunk-cost-on-title = In the middle of it
dynamics-study-sunk-cost-on-see = Who stops, who goes on?
dynamics-study-sunk-cost-on-x = answer
dynamics-study-sunk-cost-on-y = answers in 100
dynamics-study-sunk-cost-on-label-a = I stop
dynamics-study-sunk-cost-on-label-b = I go on
dynamics-study-sunk-cost-on-said = { $many } answers.
dynamics-study-sunk-cost-house-title = At the properties
dynamics-study-sunk-cost-house-see = Who passes, who bids?
dynamics-study-sunk-cost-house-x = answer
dynamics-study-sunk-cost-house-y = answers in 100
dynamics-study-sunk-cost-house-label-a = I pass
dynamics-study-sunk-cost-house-label-b = I bid
dynamics-study-sunk-cost-house-said = { $many } answers.
dynamics-study-sunk-cost-cost-title = What you expected
dynamics-study-sunk-cost-cost-see = Who expected less, who more?
dynamics-study-sunk-cost-cost-x = predicted difference, in $
dynamics-study-sunk-cost-cost-y = answers in 100
dynamics-study-sunk-cost-cost-truth = it was
dynamics-study-sunk-cost-cost-said = { $many } predictions from { $least } to { $most }; the middle one is { $middle }.

## What theory says

study-sunk-cost-theory =
    What you can no longer get back is the same whatever you do, so it has no say. At the properties { MONEY($passing) } are lost either way. Going on costs { MONEY($on-top) } on top, and brings a property that is { $steps } higher. That alone is the question.
    Why does the bot lose by it? Not by the halves: it pays less for those than its twin. It goes on until it wins, and then lacks the coins in later rounds.
    With the note it is worse. A cool head does not help there without a limit that you set beforehand.
study-sunk-cost-trap = At { MONEY($lost) } stopping costs { MONEY($lost) }. Going on to { MONEY($next) } costs only { MONEY($less) }, if the other one stops. So each step seems right. Two who think like that go on until purses with { MONEY($purse) } each are empty, and pay { MONEY($both) } for a note of { MONEY($prize) }.
study-sunk-cost-all = If all { $many } of you had to pay the highest bid you named, the seller would get { MONEY($sum) } for a note of { MONEY($prize) }.
dynamics-study-sunk-cost-contest-title = If all must pay their bid
dynamics-study-sunk-cost-contest-see = Marks are auctions of the note among careful bidders, dashed lines are theory.
dynamics-study-sunk-cost-contest-x = bidders
dynamics-study-sunk-cost-contest-y = paid on average, in $
dynamics-study-sunk-cost-contest-label-all = all together
dynamics-study-sunk-cost-contest-label-highest = the highest bid
dynamics-study-sunk-cost-contest-all-theory = theory
dynamics-study-sunk-cost-contest-highest-theory = theory
dynamics-study-sunk-cost-contest-said = However many there are, all together pay the { MONEY($prize) } that the note is worth, and nobody gains. With { $bidders } bidders that is { MONEY($each) } each.
dynamics-study-sunk-cost-limits-title = Your limits, and the note
dynamics-study-sunk-cost-limits-see = To the right of the dashed line even the winner loses.
dynamics-study-sunk-cost-limits-x = highest bid
dynamics-study-sunk-cost-limits-y = answers in 100
dynamics-study-sunk-cost-limits-prize = the note
dynamics-study-sunk-cost-limits-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.

## Change one thing

study-sunk-cost-change = How strongly does it pull? Try a bot that can hardly let go, and one that never can.
study-sunk-cost-setting = How much further does it go for each dollar that is lost already?
study-sunk-cost-setting-value = { MONEY($value) }
dynamics-study-sunk-cost-price-title = What it costs not to let go
dynamics-study-sunk-cost-price-see = Marks are games, with the range of chance. On the dashed line it costs nothing.
dynamics-study-sunk-cost-price-x = so many $ further for each $ lost
dynamics-study-sunk-cost-price-y = more than the twin, in $
dynamics-study-sunk-cost-price-label-caught = cannot let go
dynamics-study-sunk-cost-price-clear = clear-headed
dynamics-study-sunk-cost-price-costs = It costs most at { MONEY($strength) } further for each dollar: { MONEY($cost) } a game.
dynamics-study-sunk-cost-price-unclear = So far chance hides what it costs.

## Talk about it

study-sunk-cost-open-1 = Can it ever be wise to show that you never let go, so that the others stop sooner?
study-sunk-cost-open-2 = Do people who play often learn to forget what is gone?
study-sunk-cost-open-3 = What if all at the table cannot let go?
study-sunk-cost-talk-1 = Where have you gone on only because you had already put so much into it?
study-sunk-cost-talk-1-answer = A bad film to its end, a full plate, a queue, a club, a video game, a phone that was repaired again and again. States do it too: railway stations, aeroplanes, wars.
study-sunk-cost-talk-2 = The bot that cannot let go pays less for bids that lose than its clear-headed twin. Why does it have less in the end all the same?
study-sunk-cost-talk-2-answer = It pays { MONEY($passing-1-5) } a game for half bids, its twin { MONEY($passing-clear) }. But to pass early with a small loss is often the best there is. It wins too dear instead: { MONEY($early-1-5) } are gone after { $early } rounds, its twin has paid { MONEY($early-clear) } by then. So it lacks the coins later, and ends with { MONEY($cost-1-5-size) } less on average.
study-sunk-cost-talk-3 = How can you protect yourself from the dollar auction?
study-sunk-cost-talk-3-answer = Stay away, or set a limit before it begins and tell somebody. The clear-headed bot has such a limit too: counting only what comes on top would go on for ever. People in laboratories bid even more than careful bidders would (see Sheremeta in the sources).

## Five questions

study-sunk-cost-ask-q1 = You paid for the cinema, and after half an hour the film is dull. What should decide whether you stay?
study-sunk-cost-ask-q1-a = The ticket: if you leave, the money is wasted
study-sunk-cost-ask-q1-b = Only what you would like best from now on
study-sunk-cost-ask-q1-c = How dear the ticket was
study-sunk-cost-ask-q1-why = The ticket is paid whether you stay or go.
study-sunk-cost-ask-q2 = A note of { MONEY($prize) }, and the second highest pays too. Two people each count only what comes on top. Where does it end?
study-sunk-cost-ask-q2-a = At { MONEY($prize) }, since no one pays more for it
study-sunk-cost-ask-q2-b = A little above { MONEY($prize) }
study-sunk-cost-ask-q2-c = When a purse is empty
study-sunk-cost-ask-q2-why = One more dollar always seems better than losing all you said.
study-sunk-cost-ask-q3 = What protects you best from bidding on and on?
study-sunk-cost-ask-q3-a = A limit that you set before it begins
study-sunk-cost-ask-q3-b = Always one more than the others
study-sunk-cost-ask-q3-c = A high first bid
study-sunk-cost-ask-q3-why = In the middle of it each step looks cheap; beforehand you see the whole.
study-sunk-cost-ask-q4 = In Vastgoedveiling half of your bid is lost if you pass. What should decide whether you bid on?
study-sunk-cost-ask-q4-a = The half that would be for nothing
study-sunk-cost-ask-q4-b = What is to be paid on top, and what that brings more
study-sunk-cost-ask-q4-c = How long you have been in already
study-sunk-cost-ask-q4-why = The half is gone either way; who lets it pull by { MONEY($strength) } for each dollar ends with { MONEY($cost-1-5-size) } less.
study-sunk-cost-ask-q5 = All write down one bid for a note of { MONEY($prize) }, and all have to pay. With careful bidders, what does the seller get on average?
study-sunk-cost-ask-q5-a = Much more than { MONEY($prize) }
study-sunk-cost-ask-q5-b = Much less than { MONEY($prize) }
study-sunk-cost-ask-q5-c = About { MONEY($prize) }
study-sunk-cost-ask-q5-why = If it were less, somebody would bid more: with five bidders we found { MONEY($all-5) }.

## For the teacher

study-sunk-cost-aim = That what is lost anyway must not decide what to do next, and that a limit set beforehand helps when each single step looks right. Pupils feel the pull first, and then see its price.
study-sunk-cost-script-decide = Hold up a real note if you like, but do not sell it. Let everybody write down all three answers before anybody speaks.
study-sunk-cost-script-predict = Explain the bot that cannot let go in one sentence, and ask for a number, with a minus for less. Some will think that it wins more; let them say why.
study-sunk-cost-script-happened = Run it. First how many went on to { MONEY($next) } against their own plan, without names. Then the bars: it pays less for bids that lose, and more for bids that win.
study-sunk-cost-script-theory = Ask first: which amounts are the same whatever you do? Cross these out on the board. Then read the sentence about the note aloud, step by step.
study-sunk-cost-script-change = Let the class guess at which strength it begins to hurt. Try the weakest and the strongest. In our runs { MONEY($cost-1-size) } are lost at one dollar further, { MONEY($cost-3-size) } at three.
study-sunk-cost-script-talk = Everybody answers the first question with an example. Then the five questions again.
study-sunk-cost-expected-total = What the clear-headed bot has in the end
study-sunk-cost-expected-passing-clear = What it pays in a game for bids that do not win
study-sunk-cost-expected-early-clear = What it pays in the first { $early } rounds
study-sunk-cost-expected-cost-1 = How much more the bot has that goes { MONEY(1) } further
study-sunk-cost-expected-cost-1-5 = The same, { MONEY(1.5) } further
study-sunk-cost-expected-lost-1-5 = In how many of 100 games it has less than its twin
study-sunk-cost-expected-passing-1-5 = What it pays in a game for bids that do not win
study-sunk-cost-expected-early-1-5 = What it pays in the first { $early } rounds
study-sunk-cost-expected-cost-3 = How much more the bot has that goes { MONEY(3) } further
study-sunk-cost-expected-all-2 = All pay: what two bidders pay together
study-sunk-cost-expected-highest-2 = All pay: the highest of two bids
study-sunk-cost-expected-all-5 = All pay: what five bidders pay together
study-sunk-cost-expected-highest-5 = All pay: the highest of five bids
study-sunk-cost-expected-prize = The note
study-sunk-cost-expected-at = The reader's bid for the note
study-sunk-cost-expected-other = The other's bid for the note
study-sunk-cost-expected-next = The next bid for the note
study-sunk-cost-expected-purse = Coins of a seat when Vastgoedveiling begins
study-sunk-cost-expected-lowest = The lower property
study-sunk-cost-expected-highest = The higher property
study-sunk-cost-expected-mine = The reader's bid for the property
study-sunk-cost-expected-theirs = The other's bid for the property
study-sunk-cost-expected-bid = The next bid for the property
study-sunk-cost-expected-passing = What passing costs
study-sunk-cost-expected-on-top = What going on costs on top
study-sunk-cost-expected-steps = So much higher is the higher property
study-sunk-cost-expected-strength = How far the bot of the first run goes for each dollar
study-sunk-cost-expected-rivals = Its rivals
study-sunk-cost-expected-early = So many rounds are the first ones
