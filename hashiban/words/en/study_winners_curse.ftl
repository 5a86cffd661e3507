# The winner's curse.

study-winners-curse-title = The winner's curse
study-winners-curse-line = Everybody bids for a jar of coins. Who wins it?
study-winners-curse-lead = A jar of coins goes under the hammer. Look at it, say what you think, and bid.
study-winners-curse-teaches = why the winner of an auction has so often paid too much

## You decide

study-winners-curse-decide = The jar is full of coins of 5, 10, 20 and 50 cents, at the glass and behind it. Everybody writes down a bid in secret. The highest bid wins the jar and pays what it said.
study-winners-curse-scene = A jar full of coins of 5, 10, 20 and 50 cents.
study-winners-curse-ask-guess = How much money do you think is in the jar?
study-winners-curse-ask-bid = What do you bid for it?

## What do you expect?

study-winners-curse-predict = Now six people bid for a jar like this one. Each is off by up to { MONEY($spread) } in either direction; on average they guess right. Each bids just what he or she thinks the jar holds.
study-winners-curse-ask-profit = How much does the winner gain on average? Put a minus before a loss.

## What happens

study-winners-curse-happened = We hold the auction tens of thousands of times: six bidders, everybody bids the own guess, the highest bid wins and pays.
    Besides, three computer players play some games of De Veiling van Hashiban. There too something is worth the same to all: an object that is of no use to you can be laid out as a lot, and if nobody bids for it, you get a bill from the pile, worth { MONEY($bill) } on average.
study-winners-curse-room-lost = The jar holds { MONEY($worth) }. The highest of { $many } bids in your class was { MONEY($highest) }: the winner loses { MONEY($gain) }.
study-winners-curse-room-won = The jar holds { MONEY($worth) }. The highest of { $many } bids in your class was { MONEY($highest) }: the winner gains { MONEY($gain) }.
study-winners-curse-alone-lost = The jar holds { MONEY($worth) }. With your bid of { MONEY($highest) } you would lose { MONEY($gain) } if you won.
study-winners-curse-alone-won = The jar holds { MONEY($worth) }. With your bid of { MONEY($highest) } you would gain { MONEY($gain) } if you won.
study-winners-curse-mean = The mean guess was { MONEY($mean) }; the jar holds { MONEY($worth) }.
dynamics-study-winners-curse-gains-title = What the winner gained
dynamics-study-winners-curse-gains-see = To the left of the dashed line the winner paid more than the jar held.
dynamics-study-winners-curse-gains-x = gain of the winner
dynamics-study-winners-curse-gains-y = auctions in 100
dynamics-study-winners-curse-gains-nothing = neither
dynamics-study-winners-curse-gains-said = { $many } auctions.
dynamics-study-winners-curse-gains-told = With { $bidders } bidders the winner paid too much in { $lost } of 100 auctions. On average the winner gained { MONEY($gain) }.
dynamics-study-winners-curse-floor-title = Objects of no use, at Hashiban's
dynamics-study-winners-curse-floor-see = Above the dashed line an object cost more than the bill that it brings when nobody bids for it.
dynamics-study-winners-curse-floor-x = how many bid
dynamics-study-winners-curse-floor-y = mean price
dynamics-study-winners-curse-floor-label-now = now
dynamics-study-winners-curse-floor-label-long = long run
dynamics-study-winners-curse-floor-bill = a bill
dynamics-study-winners-curse-floor-said = { $tables ->
    [one] In one game
   *[other] In { $tables } games
} the winners bought { $many } objects that none of their own dealers was looking for. In { $games } games that we played before, such an object cost { MONEY($price-1) } on average with one bidder, { MONEY($price-2) } with two, and { MONEY($price-3) } with three. A bill is worth { MONEY($floor) } on average. Not all of it is a mistake: they also bid to keep an object from a rival.

## The answers of a class

dynamics-study-winners-curse-guess-title = What you think is in the jar
dynamics-study-winners-curse-guess-see = How are the guesses spread?
dynamics-study-winners-curse-guess-x = guess
dynamics-study-winners-curse-guess-y = answers in 100
dynamics-study-winners-curse-guess-said = { $many } guesses from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-winners-curse-bid-title = What you bid
dynamics-study-winners-curse-bid-see = Which bid wins?
dynamics-study-winners-curse-bid-x = bid
dynamics-study-winners-curse-bid-y = answers in 100
dynamics-study-winners-curse-bid-said = { $many } bids from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-winners-curse-profit-title = What you expected
dynamics-study-winners-curse-profit-see = Who expected a gain, who a loss?
dynamics-study-winners-curse-profit-x = predicted gain of the winner
dynamics-study-winners-curse-profit-y = answers in 100
dynamics-study-winners-curse-profit-truth = it was
dynamics-study-winners-curse-profit-said = { $many } predictions from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-winners-curse-bids-title = Your bids, and the jar
dynamics-study-winners-curse-bids-see = Whoever bid to the right of the dashed line would lose with this bid.
dynamics-study-winners-curse-bids-x = bid
dynamics-study-winners-curse-bids-y = answers in 100
dynamics-study-winners-curse-bids-worth = the jar
dynamics-study-winners-curse-bids-said = { $many } bids from { $least } to { $most }; the middle one is { $middle }.

## What theory says

study-winners-curse-theory = You win just when your guess is the highest, and the highest of many guesses is too high. Who knows that bids less: in equilibrium { MONEY($spread) } less than the own guess, whatever the number of bidders. Then the winner gains a little.
    If the winner pays the second highest bid, as almost happens where bids are heard, the same mistake costs less: the second highest guess is not as far off. With three bidders it costs nothing on average, with more it does.
study-winners-curse-alone-laboratory = Others have sold such jars too. Bazerman and Samuelson (1983) held { $auctions } auctions with students, for jars worth { MONEY($lab) } each. The mean guess was { MONEY($estimate) }, the mean highest bid { MONEY($top) }, and so winners lost { MONEY($loss) } on average. You guessed { MONEY($guess) } and bid { MONEY($highest) }, for a jar worth { MONEY($worth) }.
study-winners-curse-room-laboratory = Others have sold such jars too. Bazerman and Samuelson (1983) held { $auctions } auctions with students, for jars worth { MONEY($lab) } each. The mean guess was { MONEY($estimate) }, the mean highest bid { MONEY($top) }, and so winners lost { MONEY($loss) } on average. Your class guessed { MONEY($guess) } on average and bid { MONEY($highest) } at most, for a jar worth { MONEY($worth) }.
dynamics-study-winners-curse-curve-title = The curse grows with the crowd
dynamics-study-winners-curse-curve-see = Marks are our auctions, dashed lines are theory.
dynamics-study-winners-curse-curve-x = bidders
dynamics-study-winners-curse-curve-y = mean gain of the winner
dynamics-study-winners-curse-curve-label-naive = bids the guess
dynamics-study-winners-curse-curve-label-wise = bids less
dynamics-study-winners-curse-curve-naive-theory = theory
dynamics-study-winners-curse-curve-wise-theory = theory
dynamics-study-winners-curse-curve-told = With { $bidders } bidders who bid their guess, the winner gained { MONEY($gain) } on average.
dynamics-study-winners-curse-second-title = When the second highest bid is paid
dynamics-study-winners-curse-second-see = The same guesses and the same mistake. Marks are our auctions, dashed lines are theory.
dynamics-study-winners-curse-second-x = bidders
dynamics-study-winners-curse-second-y = mean gain of the winner
dynamics-study-winners-curse-second-label-naive = bids the guess
dynamics-study-winners-curse-second-label-wise = bids less
dynamics-study-winners-curse-second-naive-theory = theory
dynamics-study-winners-curse-second-wise-theory = theory
dynamics-study-winners-curse-second-told = With { $bidders } bidders who bid their guess, the winner gained { MONEY($gain) } on average.

## Change one thing

study-winners-curse-change = More people at the table: better or worse for the winner? Try several numbers.
study-winners-curse-setting = How many bidders?
study-winners-curse-setting-value = { $value }

## Talk about it

study-winners-curse-open-1 = What if one bidder knows more than the others, such as the one who filled the jar?
study-winners-curse-open-2 = Do people who bid every day, in an oil firm or a building firm, learn to bid less?
study-winners-curse-open-3 = What if everybody hears who drops out at which price, and learns from that while bidding?
study-winners-curse-open-4 = At Hashiban's, who pays too much may be wrong, or may want to keep an object from a rival. How could we tell the two apart?
study-winners-curse-talk-1 = The mean guess was close to the jar, or too low. Why was the winning bid too high all the same?
study-winners-curse-talk-1-answer = The winner is not a person like any other but the one with the highest guess. Averages say something about all, not about the highest.
study-winners-curse-talk-2 = Where outside the classroom does somebody win because nobody else thought it was worth that much?
study-winners-curse-talk-2-answer = Building contracts (the lowest estimate wins), houses, used cars, football transfers, oil fields, takeovers of firms.
study-winners-curse-talk-3 = You are one of twenty instead of one of three. Should you bid more, to have a chance, or less?
study-winners-curse-talk-3-answer = Compared with your guess: less. Among twenty your guess is the highest only if it is much too high. In our auctions with 12 bidders the naive winner loses { MONEY($gain-12-size) } on average.

## Five questions

study-winners-curse-ask-q1 = Ten people guess the weight of a cow. On average they are right. What about the highest of the ten guesses?
study-winners-curse-ask-q1-a = It is about right too.
study-winners-curse-ask-q1-b = It is most likely too high.
study-winners-curse-ask-q1-c = Nobody can say.
study-winners-curse-ask-q1-why = The highest of many is far from their mean.
study-winners-curse-ask-q2 = You win an auction for a thing that is worth the same to everybody. What does that tell you?
study-winners-curse-ask-q2-a = That the others thought it was worth less.
study-winners-curse-ask-q2-b = That you paid the right price.
study-winners-curse-ask-q2-c = Nothing at all.
study-winners-curse-ask-q2-why = Winning is news: everybody else guessed lower than you.
study-winners-curse-ask-q3 = More bidders come. You want to avoid losing. What do you do?
study-winners-curse-ask-q3-a = Bid more, or you never win.
study-winners-curse-ask-q3-b = Keep further below your guess.
study-winners-curse-ask-q3-c = Bid just your guess.
study-winners-curse-ask-q3-why = The more bidders, the further off the highest guess.
study-winners-curse-ask-q4 = In which sale is the winner's curse smallest?
study-winners-curse-ask-q4-a = An oil field that nobody has drilled
study-winners-curse-ask-q4-b = A firm that is for sale
study-winners-curse-ask-q4-c = A banknote that everybody can read
study-winners-curse-ask-q4-why = Where nobody is unsure of the value, nobody guesses too high.
study-winners-curse-ask-q5 = Six people bid just what they think, each off by up to { MONEY($spread) }. How often does the winner pay too much?
study-winners-curse-ask-q5-a = In half of the auctions
study-winners-curse-ask-q5-b = Almost always
study-winners-curse-ask-q5-c = Almost never
study-winners-curse-ask-q5-why = In { $lost-6 } of 100: only if all six guess too low does the winner gain.

## For the teacher

study-winners-curse-aim = That winning says something about your own guess. Pupils see that a mean can be right while the winner is wrong, and that the remedy is to think of the case in which you win.
study-winners-curse-script-decide = Show the jar on the big screen for a minute, no talking. Everybody writes down a guess and a bid. Collect the slips, type or paste them, show the two histograms. Do not say what the jar holds.
study-winners-curse-script-predict = Let everybody write down a prediction, with a minus for a loss. Ask for a show of hands: gain or loss?
study-winners-curse-script-happened = Run it. First read out who won the jar in the room and what he or she lost or gained. Then the picture: what share lies left of the line? The games of De Veiling van Hashiban show the same question in a game that your class may know.
study-winners-curse-script-theory = Ask first: who has an idea why? Then show the curve. The sentence to remember: you win just when your guess is the highest. Read out what students did with a jar elsewhere, and compare it with yours.
study-winners-curse-script-change = Let the class call out numbers of bidders. Try 2 and 20 at least.
study-winners-curse-script-talk = One or two of the questions, then the five questions again.
study-winners-curse-expected-gain-2 = Mean gain of the winner, 2 bidders who bid their guess
study-winners-curse-expected-gain-4 = Mean gain of the winner, 4 bidders who bid their guess
study-winners-curse-expected-gain-6 = Mean gain of the winner, 6 bidders who bid their guess
study-winners-curse-expected-gain-12 = Mean gain of the winner, 12 bidders who bid their guess
study-winners-curse-expected-lost-2 = How often in 100 the winner loses, 2 bidders
study-winners-curse-expected-lost-4 = How often in 100 the winner loses, 4 bidders
study-winners-curse-expected-lost-6 = How often in 100 the winner loses, 6 bidders
study-winners-curse-expected-lost-12 = How often in 100 the winner loses, 12 bidders
study-winners-curse-expected-wise-2 = Mean gain of the winner, 2 bidders who bid { $spread } less
study-winners-curse-expected-wise-4 = Mean gain of the winner, 4 bidders who bid { $spread } less
study-winners-curse-expected-wise-6 = Mean gain of the winner, 6 bidders who bid { $spread } less
study-winners-curse-expected-wise-12 = Mean gain of the winner, 12 bidders who bid { $spread } less
study-winners-curse-expected-second-2 = Mean gain of the winner, 2 bidders who bid their guess, the second highest bid is paid
study-winners-curse-expected-second-4 = Mean gain of the winner, 4 bidders who bid their guess, the second highest bid is paid
study-winners-curse-expected-second-6 = Mean gain of the winner, 6 bidders who bid their guess, the second highest bid is paid
study-winners-curse-expected-second-12 = Mean gain of the winner, 12 bidders who bid their guess, the second highest bid is paid
study-winners-curse-expected-price-1 = De Veiling van Hashiban: what an object of no use costs when one bids
study-winners-curse-expected-price-2 = The same, two bid
study-winners-curse-expected-price-3 = The same, three bid
study-winners-curse-expected-worth = What the jar holds
study-winners-curse-expected-spread = How far off a guess can be
study-winners-curse-expected-bill = What a bill is worth on average
