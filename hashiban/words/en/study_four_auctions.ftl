# Four auctions, one price?

study-four-auctions-title = Four auctions, one price?
study-four-auctions-line = A bicycle is sold in four ways. Which one brings the seller the most?
study-four-auctions-lead = A bicycle comes under the hammer, in more than one way. You would like to have it. What do you bid?
study-four-auctions-teaches = why four kinds of auction bring the same, and what makes them differ

## You decide

study-four-auctions-decide =
    To you the bicycle is worth { MONEY($worth) }: at that price you would not mind whether you got it. Three others want it too. To each of them it may be worth anything from nothing to { MONEY($top) }, and nobody knows what it is worth to the others.
    All write down one bid in secret, and the highest gets the bicycle. There are two ways to pay.
study-four-auctions-scene = A bicycle with a label: to you it is worth { MONEY($worth) }.
study-four-auctions-ask-first = The winner pays what he or she wrote. What do you bid?
study-four-auctions-ask-second = The winner pays only the second highest bid. What do you bid now?

## What do you expect?

study-four-auctions-predict =
    Now a seller tries four ways on the same four people. Upwards: they call out higher and higher until nobody goes on. Downwards: a price falls until somebody calls. In secret: the highest bid wins and is paid. In secret, with the second highest bid to be paid.
    Everybody bids as well as he or she can.
study-four-auctions-ask-most = Which one brings the seller the most, on average?
study-four-auctions-ask-most-a = Upwards
study-four-auctions-ask-most-b = Downwards
study-four-auctions-ask-most-c = In secret, the own bid is paid
study-four-auctions-ask-most-d = In secret, the second highest bid is paid
study-four-auctions-ask-most-e = All four bring about the same

## What happens

study-four-auctions-happened = We draw the same bidders for all four, thousands of times. Beside that four medium bots play Tien and Nieuw Amsterdam, where each speaks only once, one after the other.
study-four-auctions-alone-first = In secret, the own bid paid: with { MONEY($bid) } you win { $won } of 100 times, and gain { MONEY($gain) } an auction on average.
study-four-auctions-room-first = In secret, the own bid paid: of your { $many } bids { MONEY($bid) } does best. It wins { $won } of 100 times, and gains { MONEY($gain) } an auction on average.
study-four-auctions-alone-same = With the second highest bid to be paid you said just your { MONEY($worth) }. That gains { MONEY($gain) } an auction.
study-four-auctions-alone-above = With the second highest bid to be paid you said { MONEY($bid) }, more than your { MONEY($worth) }. That gains { MONEY($gain) } an auction; just { MONEY($worth) } would gain { MONEY($honest) }.
study-four-auctions-alone-below = With the second highest bid to be paid you said { MONEY($bid) }, less than your { MONEY($worth) }. That gains { MONEY($gain) } an auction; just { MONEY($worth) } would gain { MONEY($honest) }.
study-four-auctions-room-second = With the second highest bid to be paid, { $same } of { $many } said just { MONEY($worth) }, and { $above } said more.
dynamics-study-four-auctions-sellers-title = What the seller gets
dynamics-study-four-auctions-sellers-see = Is one bar clearly longer than the others?
dynamics-study-four-auctions-sellers-x = kind of auction
dynamics-study-four-auctions-sellers-y = mean price in $
dynamics-study-four-auctions-sellers-label-english = upwards
dynamics-study-four-auctions-sellers-label-dutch = downwards
dynamics-study-four-auctions-sellers-label-first = in secret, own bid
dynamics-study-four-auctions-sellers-label-second = in secret, second bid
dynamics-study-four-auctions-sellers-said = { $auctions } auctions of each kind: from { MONEY($least) } to { MONEY($most) } on average.
dynamics-study-four-auctions-places-title = Each speaks once: who gets it?
dynamics-study-four-auctions-places-see = If the place did not matter, all marks would lie on the line “even”.
dynamics-study-four-auctions-places-x = place in which the winner spoke
dynamics-study-four-auctions-places-y = wins in 100 auctions
dynamics-study-four-auctions-places-even = even
dynamics-study-four-auctions-places-once-theory = theory
dynamics-study-four-auctions-places-label-tien = Tien
dynamics-study-four-auctions-places-label-nieuw-amsterdam = Nieuw Amsterdam
dynamics-study-four-auctions-places-tien = Tien, { $auctions } auctions of a wild: who spoke first got it { $first } of 100 times, who spoke last { $last }.
dynamics-study-four-auctions-places-nieuw-amsterdam = Nieuw Amsterdam, the first auction of { $auctions } rounds: who chose the column and spoke first got it { $first } of 100 times, who spoke last { $last }.

## The answers of a class

dynamics-study-four-auctions-first-title = Bids, the own bid is paid
dynamics-study-four-auctions-first-see = How far below the worth do you stay?
dynamics-study-four-auctions-first-x = bid
dynamics-study-four-auctions-first-y = answers in 100
dynamics-study-four-auctions-first-said = { $many } bids from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-four-auctions-second-title = Bids, the second highest is paid
dynamics-study-four-auctions-second-see = Did the other way to pay change your bids?
dynamics-study-four-auctions-second-x = bid
dynamics-study-four-auctions-second-y = answers in 100
dynamics-study-four-auctions-second-said = { $many } bids from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-four-auctions-most-title = What you expected
dynamics-study-four-auctions-most-see = Which one do most of you think of?
dynamics-study-four-auctions-most-x = answer
dynamics-study-four-auctions-most-y = answers in 100
dynamics-study-four-auctions-most-label-a = upwards
dynamics-study-four-auctions-most-label-b = downwards
dynamics-study-four-auctions-most-label-c = in secret, own bid
dynamics-study-four-auctions-most-label-d = in secret, second bid
dynamics-study-four-auctions-most-label-e = all the same
dynamics-study-four-auctions-most-said = { $many } predictions.

## What theory says

study-four-auctions-theory =
    Who pays the own bid bids less than the bicycle is worth: { MONEY($best) } is best here. Who pays the second highest bid can just as well say what it is worth. Less to pay, but a bolder bid: the two come to the same, { MONEY($mean) } for the seller on average. Downwards is like paying the own bid, and upwards like paying the second.
    Where each speaks only once this does not hold. Who speaks late has heard the others, so the last wins most often, and the seller gets only { MONEY($once-mean) }.
    In Nieuw Amsterdam who speaks first has chosen the column, which is then worth most to him or her.
dynamics-study-four-auctions-gains-first-title = What a bid gains, own bid paid
dynamics-study-four-auctions-gains-first-see = Marks are your bids in our auctions, the dashed line is theory. Where is the top?
dynamics-study-four-auctions-gains-first-x = bid in $
dynamics-study-four-auctions-gains-first-y = mean gain in $
dynamics-study-four-auctions-gains-first-label-own = your bids
dynamics-study-four-auctions-gains-first-theory = theory
dynamics-study-four-auctions-gains-first-said = Best is { MONEY($bid) }. That gains { MONEY($gain) } on average.
dynamics-study-four-auctions-gains-second-title = What a bid gains, second paid
dynamics-study-four-auctions-gains-second-see = Another way to pay, another top.
dynamics-study-four-auctions-gains-second-x = bid in $
dynamics-study-four-auctions-gains-second-y = mean gain in $
dynamics-study-four-auctions-gains-second-label-own = your bids
dynamics-study-four-auctions-gains-second-theory = theory
dynamics-study-four-auctions-gains-second-said = Best is { MONEY($bid) }, just what it is worth. That gains { MONEY($gain) } on average.
dynamics-study-four-auctions-scatter-title = One mean, two shapes
dynamics-study-four-auctions-scatter-see = Bars: the own bid is paid. Outline: the second highest.
dynamics-study-four-auctions-scatter-x = price in $
dynamics-study-four-auctions-scatter-y = auctions in 100
dynamics-study-four-auctions-scatter-theory = mean
dynamics-study-four-auctions-scatter-said = { $many } auctions.
dynamics-study-four-auctions-scatter-told = Both bring { MONEY($mean) } on average. But one auction is off by about { MONEY($first) } where the own bid is paid, and by about { MONEY($second) } where the second is.

## Change one thing

study-four-auctions-change = The four came to the same because everything was just so. Change one thing: what pulls them apart?
study-four-auctions-setting = What do you change?
study-four-auctions-setting-value = { $value ->
    [0] Nothing
    [1] Bidders are afraid to lose
    [2] The seller has a least price
    [3] One bids too much
   *[other] Each speaks only once
}
dynamics-study-four-auctions-parted-title = Own bid against second bid
dynamics-study-four-auctions-parted-see = What the seller gets more when the own bid is paid, on the same values. At “speaks once” it is that instead of the own bid.
dynamics-study-four-auctions-parted-x = change
dynamics-study-four-auctions-parted-y = more for the seller, in $
dynamics-study-four-auctions-parted-label-nothing = nothing changed
dynamics-study-four-auctions-parted-label-fear = afraid to lose
dynamics-study-four-auctions-parted-label-reserve = least price
dynamics-study-four-auctions-parted-label-over = one bids too much
dynamics-study-four-auctions-parted-label-once = each speaks once
dynamics-study-four-auctions-parted-none = In { $auctions } auctions no difference can be told from chance.
dynamics-study-four-auctions-parted-more = The widest gap: { MONEY($more) } more than with the second bid paid.
dynamics-study-four-auctions-parted-less = The widest gap: { MONEY($more) } less than with the second bid paid.
dynamics-study-four-auctions-feared-title = The more they fear to lose
dynamics-study-four-auctions-feared-see = Who pays the own bid bids higher out of fear. Where the second is paid, fear changes nothing.
dynamics-study-four-auctions-feared-x = fear of losing, in percent
dynamics-study-four-auctions-feared-y = mean price in $
dynamics-study-four-auctions-feared-label-first = own bid paid
dynamics-study-four-auctions-feared-label-second = second paid
dynamics-study-four-auctions-feared-theory = theory
dynamics-study-four-auctions-feared-said = With { $fear } percent the own bid brings { MONEY($first) }, the second { MONEY($second) }.
dynamics-study-four-auctions-reserved-title = With a least price
dynamics-study-four-auctions-reserved-see = Both ways to pay lie on one line. Where is its top?
dynamics-study-four-auctions-reserved-x = least price in $
dynamics-study-four-auctions-reserved-y = mean price in $
dynamics-study-four-auctions-reserved-label-first = own bid paid
dynamics-study-four-auctions-reserved-label-second = second paid
dynamics-study-four-auctions-reserved-reserve-theory = theory
dynamics-study-four-auctions-reserved-said = With { MONEY($least) } at least, the own bid brings { MONEY($first) } and the second { MONEY($second) }. In { $unsold } of 100 auctions the bicycle is not sold.
dynamics-study-four-auctions-overbid-title = What it costs to bid too much
dynamics-study-four-auctions-overbid-see = Where the second highest bid is paid, one of the four bids more than it is worth.
dynamics-study-four-auctions-overbid-x = so much more than it is worth, in $
dynamics-study-four-auctions-overbid-y = own mean gain in $
dynamics-study-four-auctions-overbid-label-gain = who bids too much
dynamics-study-four-auctions-overbid-over-theory = theory
dynamics-study-four-auctions-overbid-said = Who bids { MONEY($over) } too much loses { MONEY($cost) } an auction by it. The seller has it, and more.
dynamics-study-four-auctions-once-title = Each speaks only once
dynamics-study-four-auctions-once-see = Nobody chose the bicycle: in the textbook only the place counts.
dynamics-study-four-auctions-once-x = place in which the winner spoke
dynamics-study-four-auctions-once-y = wins in 100 auctions
dynamics-study-four-auctions-once-even = even
dynamics-study-four-auctions-once-once-theory = theory
dynamics-study-four-auctions-once-label-book = textbook
dynamics-study-four-auctions-once-label-tien = Tien
dynamics-study-four-auctions-once-label-nieuw-amsterdam = Nieuw Amsterdam
dynamics-study-four-auctions-once-said = In the textbook the last gets it { $last } of 100 times, and the seller { MONEY($once) } instead of { MONEY($second) }.

## Talk about it

study-four-auctions-open-1 = What if nobody is sure what the thing is worth, and learns from the bids of the others?
study-four-auctions-open-2 = What if some bidders agree beforehand not to outbid each other?
study-four-auctions-open-3 = How much would the place still count in Tien and Nieuw Amsterdam if the bots were as good as can be?
study-four-auctions-talk-1 = With the second highest bid to be paid, why is it best to say just what it is worth to you?
study-four-auctions-talk-1-answer = Your bid only decides whether you win, not what you pay. Below the worth you miss a good buy now and then; above it you sometimes pay more than it is worth. Bidding { MONEY($over) } too much costs { MONEY($over-cost) } an auction in our runs.
study-four-auctions-talk-2 = If all four bring the same, why do sellers choose so differently: flowers downwards, paintings upwards, building contracts in secret?
study-four-auctions-talk-2-answer = Because people are not as the theory has them: some fear to lose (then the own bid brings { MONEY($fear-first) } instead of { MONEY($fear-second) }), some bid too much, some agree among each other. And speed, trust and show count: a falling price is quick, a rising one is fun.
study-four-auctions-talk-3 = Where does somebody speak last and know what the others said? Is that fair?
study-four-auctions-talk-3-answer = At a bazaar, in sealed offers that are not really sealed, with a right of first refusal. In the textbook the last of four wins { $book-4 } of 100 auctions, and the seller gets { MONEY($once-income) } instead of { MONEY($income-second) }.

## Five questions

study-four-auctions-ask-q1 = The highest bid wins and the second highest is paid. A thing is worth { MONEY($worth) } to you. What is best to bid?
study-four-auctions-ask-q1-a = A little less
study-four-auctions-ask-q1-b = Just { MONEY($worth) }
study-four-auctions-ask-q1-c = A little more
study-four-auctions-ask-q1-why = Your bid decides whether you win, and the others decide what you pay.
study-four-auctions-ask-q2 = A price falls until somebody calls. Which auction is most like it?
study-four-auctions-ask-q2-a = In secret, the own bid is paid
study-four-auctions-ask-q2-b = In secret, the second highest bid is paid
study-four-auctions-ask-q2-c = Calling out higher and higher
study-four-auctions-ask-q2-why = In both you must choose your price before you know anything about the others.
study-four-auctions-ask-q3 = Bidders who know what a thing is worth to them, and keep calm: which auction brings the seller most on average?
study-four-auctions-ask-q3-a = Upwards, since people get carried away
study-four-auctions-ask-q3-b = In secret with the own bid paid, since the winner pays all he or she said
study-four-auctions-ask-q3-c = They bring the same
study-four-auctions-ask-q3-why = Who has to pay the own bid bids less, by just as much.
study-four-auctions-ask-q4 = Bidders are afraid to go home with nothing. Who is glad about that?
study-four-auctions-ask-q4-a = A seller who lets the own bid be paid
study-four-auctions-ask-q4-b = A seller who lets the second highest bid be paid
study-four-auctions-ask-q4-c = Nobody
study-four-auctions-ask-q4-why = Out of fear they bid higher where the own bid is paid: { MONEY($fear-first) } instead of { MONEY($income-first) } in our runs.
study-four-auctions-ask-q5 = Each speaks only once, one after the other, and must top the bid before. If it is worth about as much to all, who wins most often?
study-four-auctions-ask-q5-a = Who speaks first, since he or she sets the pace
study-four-auctions-ask-q5-b = The place makes no difference
study-four-auctions-ask-q5-c = Who speaks last
study-four-auctions-ask-q5-why = The last has heard all bids and needs to top only the highest: { $book-4 } of 100 wins with four bidders.

## For the teacher

study-four-auctions-aim = That a rule changes how people bid, so that a rule that looks better for the seller need not be. Pupils find the four auctions equal, see why, and learn which assumption each exception breaks.
study-four-auctions-script-decide = Read the story aloud, and let everybody write down two numbers. Do not say that one is easier. Type or paste the answers and compare the two histograms: did the bids go up?
study-four-auctions-script-predict = Let everybody choose one of the five answers. Ask two who chose differently for their reasons.
study-four-auctions-script-happened = Run it. First the bars: nearly the same. Then the second picture, which is another kind of auction: in Tien it is better to speak late, since these bots bid as little as they may and are topped; in Nieuw Amsterdam who speaks first has chosen what is sold.
study-four-auctions-script-theory = Ask first: why did the seller not get more from the own bid? Then show the curves. Let the class find the top of each. Point at the shapes: the same mean, but not the same risk for the seller.
study-four-auctions-script-change = Try all of them, in order; before each let the class say which way the bar will go. The least price is the surprise: it lifts both alike, so it does not part them.
study-four-auctions-script-talk = One or two of the questions, then the five questions again.
study-four-auctions-expected-income-english = Mean price, upwards
study-four-auctions-expected-income-dutch = The same, downwards
study-four-auctions-expected-income-first = The same, in secret, own bid paid
study-four-auctions-expected-income-second = The same, in secret, second bid paid
study-four-auctions-expected-fear-first = Mean price when bidders fear to lose, own bid paid
study-four-auctions-expected-fear-second = The same, second bid paid
study-four-auctions-expected-reserve-first = Mean price with a least price, own bid paid
study-four-auctions-expected-reserve-second = The same, second bid paid
study-four-auctions-expected-over-second = Mean price when one bids too much, second bid paid
study-four-auctions-expected-over-cost = What that costs who bids too much, an auction
study-four-auctions-expected-once-income = Mean price when each speaks once
study-four-auctions-expected-book-4 = Wins in 100 of who speaks last, textbook
study-four-auctions-expected-tien-1 = Wins in 100 of who speaks first, Tien, four medium bots
study-four-auctions-expected-tien-4 = The same, who speaks last
study-four-auctions-expected-nieuw-amsterdam-1 = Wins in 100 of who speaks first, Nieuw Amsterdam, four medium bots, first auction of a round
study-four-auctions-expected-nieuw-amsterdam-4 = The same, who speaks last
study-four-auctions-expected-mean = Mean price in theory
study-four-auctions-expected-once-mean = Mean price in theory when each speaks once
study-four-auctions-expected-best = Best bid of the reader, own bid paid
study-four-auctions-expected-best-gain = What that gains an auction
study-four-auctions-expected-worth = What it is worth to the reader
study-four-auctions-expected-top = The most it can be worth to anybody
study-four-auctions-expected-bidders = Bidders
study-four-auctions-expected-rivals = Rivals
study-four-auctions-expected-least = The least price that is tried
study-four-auctions-expected-over = So much too much one bids
study-four-auctions-expected-step = Step of the prices that are called out
study-four-auctions-expected-even = Wins in 100 if the place did not matter
