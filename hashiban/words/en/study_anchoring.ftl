# The first number.

study-anchoring-title = The first number
study-anchoring-line = A game in its box goes under the hammer. What would you pay?
study-anchoring-lead = A game in its box goes under the hammer. Write down a number, and then what you would pay.
study-anchoring-teaches = why the first number that is named pulls at all that is said after it, and which numbers deserve to be heard

## You decide

study-anchoring-decide = Look at the box: a game that nobody here knows, brand-new, for two to five people, an hour each time. First write down the day of the month on which you were born. Then answer the other two questions, quickly and on your own.
study-anchoring-scene = The box of a new game, with a price tag on which nothing stands.
study-anchoring-ask-day = On which day of the month were you born?
study-anchoring-ask-would = Would you pay just as much as that number for this game?
study-anchoring-ask-would-a = Yes
study-anchoring-ask-would-b = No
study-anchoring-ask-most = What is the most that you would pay for it?

## What do you expect?

study-anchoring-predict = Now four computers play Vastgoedveiling. These have an anchor: { $weight } percent of what they think the properties are worth comes from the first bid, whoever makes it and for whatever reason. We hold the first auction of the game twice with the same cards: once the first bid is { $first-low }, once it is { $first-high } in coins.
study-anchoring-ask-more = How many coins more does the winner pay on average after the higher first bid? Put a minus before less.

## What happens

study-anchoring-happened = We hold the first auction of Vastgoedveiling thousands of times, always with four hard computers. With each set of cards the first bid is { $first-low }, then one more, up to { $first-high } coins: once among computers with a clear head, which reckon for themselves, and once among computers with an anchor. And in De Veiling van Hashiban three computers with a clear head put up lots at a part of their usual start price.
study-anchoring-alone = Your number was { $day }, and the most that you would pay is { MONEY($most) }. Did the number pull at you? From one person nobody can tell. In a class it shows: compare those with low numbers and those with high ones.
study-anchoring-class-high = Those with a number up to { $last } would pay { MONEY($low) } on average, those with a higher number { MONEY($high) }. That is { MONEY($gap) } more.
study-anchoring-class-low = Those with a number up to { $last } would pay { MONEY($low) } on average, those with a higher number { MONEY($high) }. That is { MONEY($gap) } less: the number did not pull here, or chance pulled harder.
study-anchoring-class-same = Those with a number up to { $last } would pay { MONEY($low) } on average, those with a higher number { MONEY($high) }. There is no gap: { MONEY($gap) }.
dynamics-study-anchoring-prices-title = What the winner pays
dynamics-study-anchoring-prices-see = Each mark is an average over the first auctions of many games; the stroke through it is how sure it is.
dynamics-study-anchoring-prices-x = first bid, in coins
dynamics-study-anchoring-prices-y = price, in coins
dynamics-study-anchoring-prices-label-clear = clear head
dynamics-study-anchoring-prices-label-anchored = with an anchor
dynamics-study-anchoring-prices-told = With a clear head the winner paid { $clear-low } coins on average after a first bid of { $low }, and { $clear-high } after one of { $high }. With an anchor it was { $anchored-low } and { $anchored-high }.
dynamics-study-anchoring-lots-title = What a start price does
dynamics-study-anchoring-lots-see = Lots in De Veiling van Hashiban, and buyers with a clear head. They bid when the start is below what the lot is worth to them.
dynamics-study-anchoring-lots-x = start price, in percent of the usual one
dynamics-study-anchoring-lots-y = lots with a bid, in 100
dynamics-study-anchoring-lots-label-lots = lots
dynamics-study-anchoring-lots-told = There were { $many } lots. At { $least } percent of the usual start price { $share } in 100 found somebody who bid.

## The answers of a class

dynamics-study-anchoring-day-title = Your numbers
dynamics-study-anchoring-day-see = Days of birth are spread evenly, more or less, and say nothing about a game.
dynamics-study-anchoring-day-x = day of the month
dynamics-study-anchoring-day-y = answers in 100
dynamics-study-anchoring-day-said = { $many } numbers from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-anchoring-would-title = Would you pay your number?
dynamics-study-anchoring-would-see = How many said yes?
dynamics-study-anchoring-would-x = answer
dynamics-study-anchoring-would-y = answers in 100
dynamics-study-anchoring-would-label-a = Yes
dynamics-study-anchoring-would-label-b = No
dynamics-study-anchoring-would-said = { $many } answers.
dynamics-study-anchoring-most-title = The most that you would pay
dynamics-study-anchoring-most-see = How far do you lie apart?
dynamics-study-anchoring-most-x = the most that you would pay
dynamics-study-anchoring-most-y = answers in 100
dynamics-study-anchoring-most-said = { $many } amounts from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-anchoring-more-title = What you expected
dynamics-study-anchoring-more-see = Who thought that the first bid would not matter, and who thought it would?
dynamics-study-anchoring-more-x = coins more
dynamics-study-anchoring-more-y = answers in 100
dynamics-study-anchoring-more-truth = it was
dynamics-study-anchoring-more-said = { $many } predictions from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-anchoring-halves-title = Low numbers, high numbers
dynamics-study-anchoring-halves-see = Bars: those with a low number. Line: those with a high one. Does the line lie further to the right?
dynamics-study-anchoring-halves-x = the most that you would pay
dynamics-study-anchoring-halves-y = answers in 100
dynamics-study-anchoring-halves-told = { $below } of you had a number up to { $last }, { $above } a higher one.

## What theory says

study-anchoring-theory =
    The first bid was ours and says nothing about the properties. A clear head gives it no weight at all. A computer for which it counts { $weight } percent thinks the properties worth { $pull } coins more after a first bid of { $first-high } than after one of { $first-low }, and since all at the table think so and drive each other on, the price rises even more.
    A start price is something else: it is a floor. It keeps away all who would pay less, whether it pulls at anybody or not.
    And some numbers do deserve weight. Somebody who has looked as well as you knows as much as you: then the middle between the two guesses is best.
dynamics-study-anchoring-rise-title = How much more after a higher first bid
dynamics-study-anchoring-rise-see = Marks are our auctions, each compared with the same cards after the lowest first bid. Dashed lines: what a single computer would think the properties worth more.
dynamics-study-anchoring-rise-x = first bid, in coins
dynamics-study-anchoring-rise-y = coins more than after the lowest
dynamics-study-anchoring-rise-label-clear = clear head
dynamics-study-anchoring-rise-label-anchored = with an anchor
dynamics-study-anchoring-rise-clear-theory = no pull
dynamics-study-anchoring-rise-anchored-theory = pull on one
dynamics-study-anchoring-rise-told = The pull alone makes { $more } coins. Paid were { $paid } coins more after the highest first bid.
dynamics-study-anchoring-weight-title = Whom should you listen to?
dynamics-study-anchoring-weight-see = You guess what a thing is worth, and hear a number first. To the left you take your own guess, to the right the number.
dynamics-study-anchoring-weight-x = weight of the number, in percent
dynamics-study-anchoring-weight-y = how far off, on average
dynamics-study-anchoring-weight-label-person = another person
dynamics-study-anchoring-weight-label-wheel = wheel of fortune
dynamics-study-anchoring-weight-person-theory = theory
dynamics-study-anchoring-weight-wheel-theory = theory
dynamics-study-anchoring-weight-told = A guess of yours is off by up to { MONEY($own) }, and so is that of the other person; the wheel of fortune knows nothing and stops up to { MONEY($wheel) } above or below your guess. Alone you are { MONEY($alone) } off on average. When the guess of the other counts for half, it is { MONEY($half) }.
dynamics-study-anchoring-pull-title = Did the number pull at your class?
dynamics-study-anchoring-pull-see = Without a pull both marks would lie on the dashed line, but for chance. When the strokes are long, chance alone can do this.
dynamics-study-anchoring-pull-x = number
dynamics-study-anchoring-pull-y = the most that you would pay
dynamics-study-anchoring-pull-label-class = your class
dynamics-study-anchoring-pull-theory = no pull
dynamics-study-anchoring-pull-told = For a number that is higher by one your class would pay { MONEY($slope) } { $way ->
        [less] less
       *[more] more
    }.

## Change one thing

study-anchoring-change = How much does the price rise when the first bid has less weight, or more? Try several.
study-anchoring-setting = How much does the first bid weigh?
study-anchoring-setting-value = { $value }%
dynamics-study-anchoring-weights-title = The heavier the anchor, the higher the price
dynamics-study-anchoring-weights-see = Marks are our auctions. The dashed line is the pull on one computer alone.
dynamics-study-anchoring-weights-x = weight of the first bid, in percent
dynamics-study-anchoring-weights-y = coins more after the highest first bid
dynamics-study-anchoring-weights-label-anchored = auctions
dynamics-study-anchoring-weights-theory = pull on one
dynamics-study-anchoring-weights-told = With a weight of { $weight } percent the winner paid { $more } coins { $way ->
        [less] less
       *[more] more
    } after a first bid of { $high } than after one of { $low }.

## Talk about it

study-anchoring-open-1 = How strongly does such a number pull at people? Researchers do not agree: compare the sources.
study-anchoring-open-2 = Does it help to know about anchors beforehand?
study-anchoring-open-3 = A low start draws more bidders. Can the price end higher for that reason?
study-anchoring-talk-1 = You want a used bicycle, and the seller names a price first. What does that do to you, and what can you do about it?
study-anchoring-talk-1-answer = All that is said after it stays near the first number, even when it was absurd. Settle beforehand what the bicycle is worth to you, write it down, and name a number first yourself.
study-anchoring-talk-2 = With a clear head the winner paid nearly the same after a low and a high first bid. Why?
study-anchoring-talk-2-answer = They reckon from the properties and their own coins. The price was { $clear-1 } coins after a first bid of { $first-low }, { $clear-4 } after one of { $first-high }. With an anchor it was { $anchored-1 } and { $anchored-4 }.
study-anchoring-talk-3 = When is it wise to let somebody else's number count?
study-anchoring-talk-3-answer = When it comes from knowledge that you lack. Half of the weight on another person's guess brings you from { MONEY($off-alone) } to { MONEY($off-person) } off; half of the weight on a wheel of fortune to { MONEY($off-wheel) }.

## Five questions

study-anchoring-ask-q1 = One half of a group hears a wheel of fortune stop at a high number, the other half at a low one. Then all guess how long a river is. What is to be expected when numbers pull?
study-anchoring-ask-q1-a = Both halves guess alike: the wheel knows nothing of rivers.
study-anchoring-ask-q1-b = The half with the high number guesses higher.
study-anchoring-ask-q1-c = The half with the high number guesses lower, to make up for it.
study-anchoring-ask-q1-why = An anchor pulls towards itself, even when it has nothing to do with the matter.
study-anchoring-ask-q2 = How much weight should the number of a wheel of fortune have in your guess?
study-anchoring-ask-q2-a = None
study-anchoring-ask-q2-b = Half, to be on the safe side
study-anchoring-ask-q2-c = More when it is close to your own guess
study-anchoring-ask-q2-why = It knows nothing, so every bit of weight makes you worse: at half of it you are { MONEY($off-wheel) } off, without it { MONEY($off-alone) }.
study-anchoring-ask-q3 = A friend who looked as well as you did says a number before you. What is the best guess?
study-anchoring-ask-q3-a = Your own: never let yourself be pulled.
study-anchoring-ask-q3-b = The friend's: the first number counts.
study-anchoring-ask-q3-c = The middle between the two.
study-anchoring-ask-q3-why = Both know as much; in the middle the errors partly cancel out.
study-anchoring-ask-q4 = Four computers with a clear head play Vastgoedveiling. The first bid goes from { $first-low } to { $first-high }. What happens to the price on average?
study-anchoring-ask-q4-a = It rises by as much.
study-anchoring-ask-q4-b = It hardly changes.
study-anchoring-ask-q4-c = It falls by half.
study-anchoring-ask-q4-why = It was { $clear-1 } after the low and { $clear-4 } after the high first bid.
study-anchoring-ask-q5 = A seller doubles the start price. All buyers have a clear head. What is sure?
study-anchoring-ask-q5-a = No more people bid than before.
study-anchoring-ask-q5-b = The seller gets twice as much.
study-anchoring-ask-q5-c = The buyers think more of the thing.
study-anchoring-ask-q5-why = It is a floor: of 100 lots { $lots-50 } found a bid at half of the usual start price, { $lots-100 } at the whole.

## For the teacher

study-anchoring-aim = That a number can pull although it means nothing, and that the question to ask is not whether a number was first but what its speaker knew. Pupils see it in their own answers, in prices on the engine, and in what a start price does without any pull.
study-anchoring-script-decide = Show the box. Let everybody write down all three answers in this order, with no talking and no explanation. Collect the slips and type or paste them as they are: number, yes or no, amount. With fewer than twenty people chance is strong; say so later, not now.
study-anchoring-script-predict = Everybody writes down a number of coins. Ask who expects nothing at all, and who expects the whole difference between the two first bids.
study-anchoring-script-happened = Run it. Read out first how the two halves of the class answered. Then the prices: two lines, one flat and one that climbs. Then the lots: here nobody is pulled, and yet the start price matters.
study-anchoring-script-theory = Ask first: what did the speaker of the first number know? Then show it. The picture of the wheel and the other person is the one to remember.
study-anchoring-script-change = Try no weight and the whole weight. An anchor costs its owner dear: a computer with one of { $weight } percent wins { $wins } of 100 games against three with a clear head, where { $fair } would be its share.
study-anchoring-script-talk = One or two of the questions, then the five questions again.
study-anchoring-expected-clear-1 = Price in coins after the lowest first bid, clear head
study-anchoring-expected-clear-4 = The same after the highest first bid
study-anchoring-expected-clear-more = How much more that is, with the same cards
study-anchoring-expected-anchored-1 = Price in coins after the lowest first bid, anchor of { $weight } percent
study-anchoring-expected-anchored-4 = The same after the highest first bid
study-anchoring-expected-anchored-more = How much more that is, with the same cards
study-anchoring-expected-wins = Games in 100 that one such computer wins against three with a clear head
study-anchoring-expected-lots-25 = Lots in 100 with a bid at a quarter of the usual start price
study-anchoring-expected-lots-50 = The same at half of it
study-anchoring-expected-lots-100 = The same at the usual one
study-anchoring-expected-weight = Weight of the first bid in percent, first run
study-anchoring-expected-pull = Coins that the pull alone makes, first run
study-anchoring-expected-fair = Games in 100 that everybody wins among equals
study-anchoring-expected-own = How far off a guess can be
study-anchoring-expected-wheel = How far from your guess the wheel of fortune can stop
study-anchoring-expected-first-low = Lowest first bid
study-anchoring-expected-first-high = Highest first bid
study-anchoring-expected-off-alone = How far off the own guess is on average
study-anchoring-expected-off-person = The middle of it and another person's guess
study-anchoring-expected-off-wheel = The middle of it and a wheel of fortune
