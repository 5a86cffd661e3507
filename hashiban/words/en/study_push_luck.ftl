# How far do you push?

study-push-luck-title = How far do you push?
study-push-luck-line = One more card, or stop? Say how risky it is, then see how risky it was.
study-push-luck-lead = In Tien you draw card after card, and one card too many costs you all of them. How well do you feel when to stop?
study-push-luck-teaches = how well a danger is felt, and what it costs to feel it wrongly

## You decide

study-push-luck-decide = Two rows of the card game Tien. The number cards in a row are added up; above { $limit } you are bust and lose the row. Cards in the market are gone from the pile. How likely is a bust with the next card?
    And then a game for one: there are { $boxes } closed boxes and a bomb in one of them. You say how many you open, from the first on. Each pays you a point, but if the bomb is among them, you get nothing.
study-push-luck-scene-row = Row { $row }
study-push-luck-scene-total = Total { $total }: { $limit } is safe, { $bust } is bust
study-push-luck-scene-gone = { $count ->
    [0] Nothing lies in the market yet.
   *[other] These { $count } cards lie in the market:
}
study-push-luck-scene-pile = At first the pile had { $cards } cards: { $many } of each number from 1 to { $last }, { $few } of each number from { $next } on, { $money } money cards and { $wilds } wilds. With money or a wild nobody is bust here.
study-push-luck-ask-first = Row 1: how likely is a bust with the next card, in percent?
study-push-luck-ask-second = Row 2: how likely is a bust with the next card, in percent?
study-push-luck-ask-boxes = How many boxes do you open?

## What do you expect?

study-push-luck-predict = Now three computer players sit down to play Tien. The counter counts which cards are left. The daredevil does so too, but thinks that a bust is { $times } times less likely than that. The worrier thinks that with every card that lies in the row a bust is more and more due.
study-push-luck-ask-bold = Of 100 turns of the daredevil, how many end in a bust?

## What happens

study-push-luck-happened = The three play Tien, every game with new cards and on other seats. Besides, we turn up the next card of your two rows, again and again, from a pile that is shuffled anew each time.
study-push-luck-alone-felt = Row { $row }: with { $over } of the { $left } cards in the pile you would be bust. That is { $exact }%; you said { $felt }%.
study-push-luck-room-felt = Row { $row }: with { $over } of the { $left } cards in the pile you would be bust. That is { $exact }%; your class said { $felt }% on average.
study-push-luck-alone-brier = In each row we turned up the next card { $turned } times. How far off were you? Your Brier score is { $yours }. Who counts has { $counted }, who always says fifty-fifty has { $half }. Lower is better: 0 is a prophet, 100 somebody who is always sure and always wrong.
study-push-luck-room-brier = In each row we turned up the next card { $turned } times. How far off was your class? Its mean Brier score is { $yours }. Who counts has { $counted }, who always says fifty-fifty has { $half }. Lower is better: 0 is a prophet, 100 somebody who is always sure and always wrong.
study-push-luck-alone-bomb = The bomb was in box { $bomb }. { $safe ->
    [0] You had opened that one: you get nothing.
   *[other] You had not opened that one: you get { $best ->
        [one] 1 point
       *[other] { $best } points
    }.
}
study-push-luck-room-bomb = The bomb was in box { $bomb }. { $safe ->
    [0] All of you had opened that one: nobody gets anything.
   *[other] { $safe } of { $people } had not opened that one; the most that anybody gets is { $best ->
        [one] 1 point
       *[other] { $best } points
    }.
}
dynamics-study-push-luck-ends-title = Turns that end in a bust
dynamics-study-push-luck-ends-see = Who draws one card too many, and how often?
dynamics-study-push-luck-ends-x = player
dynamics-study-push-luck-ends-y = bust, in 100 turns
dynamics-study-push-luck-ends-label-counts = the counter
dynamics-study-push-luck-ends-label-bold = the daredevil
dynamics-study-push-luck-ends-label-wary = the worrier
dynamics-study-push-luck-ends-told = { $games } games with { $turns } turns. Bust in 100 turns: the counter { $counts }, the daredevil { $bold }, the worrier { $wary }.
dynamics-study-push-luck-choices-title = Draw, or stop?
dynamics-study-push-luck-choices-see = The further to the right, the riskier the next card. How far does each of them still draw?
dynamics-study-push-luck-choices-x = chance of a bust (%)
dynamics-study-push-luck-choices-y = draws on, in 100
dynamics-study-push-luck-choices-label-counts = counter
dynamics-study-push-luck-choices-label-bold = daredevil
dynamics-study-push-luck-choices-label-wary = worrier
dynamics-study-push-luck-choices-told = { $choices } choices, put together by the chance that could be counted at that moment.

## The answers of a class

dynamics-study-push-luck-first-title = Row 1: what you said
dynamics-study-push-luck-first-see = Do you agree with each other?
dynamics-study-push-luck-first-x = how likely a bust is (%)
dynamics-study-push-luck-first-y = answers in 100
dynamics-study-push-luck-first-said = { $many } answers from { $least } to { $most }%; the middle one is { $middle }%.
dynamics-study-push-luck-second-title = Row 2: what you said
dynamics-study-push-luck-second-see = Is that more than in row 1?
dynamics-study-push-luck-second-x = how likely a bust is (%)
dynamics-study-push-luck-second-y = answers in 100
dynamics-study-push-luck-second-said = { $many } answers from { $least } to { $most }%; the middle one is { $middle }%.
dynamics-study-push-luck-boxes-title = How many boxes you open
dynamics-study-push-luck-boxes-see = Who is careful, who dares a lot?
dynamics-study-push-luck-boxes-x = boxes
dynamics-study-push-luck-boxes-y = answers in 100
dynamics-study-push-luck-boxes-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-push-luck-bold-title = What you expected
dynamics-study-push-luck-bold-see = How far from the dashed line were you?
dynamics-study-push-luck-bold-x = busts in 100 turns of the daredevil
dynamics-study-push-luck-bold-y = answers in 100
dynamics-study-push-luck-bold-truth = it was
dynamics-study-push-luck-bold-said = { $many } predictions from { $least } to { $most }; the middle one is { $middle }.

## What theory says

study-push-luck-theory = The chance of a bust does not care how you feel, nor how many good cards you have had. It depends on what lies there and which cards are left. Who says { $chance-1 }% before many draws like that is right when about so many of a hundred end in a bust. And where every further step may cost all that you have, there is a best place to stop. Often that is further than the careful go, and not as far as the daring do.
dynamics-study-push-luck-calibration-title = Felt and counted
dynamics-study-push-luck-calibration-see = On the dashed line a danger is just as large as it was said to be. Above it somebody saw too much of it, below it too little.
dynamics-study-push-luck-calibration-x = counted chance of a bust (%)
dynamics-study-push-luck-calibration-y = said, or came (%)
dynamics-study-push-luck-calibration-label-cards = what came
dynamics-study-push-luck-calibration-label-felt = what was said
dynamics-study-push-luck-calibration-line-theory = just right
dynamics-study-push-luck-calibration-told = Row 1: said { $first }%, counted { $exact }%. Row 2: said { $second }%, counted { $other }%. What came: { $draws } draws of the three players.
dynamics-study-push-luck-bombs-title = The boxes
dynamics-study-push-luck-bombs-see = The more boxes, the more you get if all goes well, and the less often it does.
dynamics-study-push-luck-bombs-x = boxes opened
dynamics-study-push-luck-bombs-y = points on average
dynamics-study-push-luck-bombs-label-bombs = our bombs
dynamics-study-push-luck-bombs-label-yours = chosen
dynamics-study-push-luck-bombs-line-theory = theory
dynamics-study-push-luck-bombs-told = With { $best } boxes you get the most, { $most } points on average. The mean of your answers was { $own }, and that brings { $pays }.
dynamics-study-push-luck-pig-title = Pig, with a die
dynamics-study-push-luck-pig-see = Throw as often as you like and add up; a 1 takes all of this turn away. At which sum do you stop?
dynamics-study-push-luck-pig-x = stops at
dynamics-study-push-luck-pig-y = points a turn
dynamics-study-push-luck-pig-label-dice = our dice
dynamics-study-push-luck-pig-line-theory = theory
dynamics-study-push-luck-pig-told = Who stops at { $best } gets the most on average, { $score } points a turn, although { $nothing } of 100 turns bring nothing at all.

## Change one thing

study-push-luck-change = How large may the mistake be before it hurts? At 0 all three count. At 1 the daredevil thinks a bust half as likely as it is, and at 8 nine times less likely; for the worrier every card that lies adds as much.
study-push-luck-setting = How strong is the mistake?
study-push-luck-setting-value = { $value }
study-push-luck-long = For points, so few games are not enough: they depend much on the cards. In { $games } games with strength 1 the daredevil had { $less-bold-1 } and the worrier { $less-wary-1 } points against the counter; with strength 4 it was { $less-bold-4 } and { $less-wary-4 }.
dynamics-study-push-luck-busts-title = Turns that end in a bust
dynamics-study-push-luck-busts-see = Left no mistake, right a large one.
dynamics-study-push-luck-busts-x = strength of the mistake
dynamics-study-push-luck-busts-y = bust, in 100 turns
dynamics-study-push-luck-busts-label-counts = counter
dynamics-study-push-luck-busts-label-bold = daredevil
dynamics-study-push-luck-busts-label-wary = worrier
dynamics-study-push-luck-busts-told = When a bust seems { $times } times less likely to the daredevil: counter { $counts }, daredevil { $bold }, worrier { $wary } busts in 100 turns.
dynamics-study-push-luck-cost-title = What it costs
dynamics-study-push-luck-cost-see = Below 0: fewer points than the counter at the same table.
dynamics-study-push-luck-cost-x = strength of the mistake
dynamics-study-push-luck-cost-y = points more than the counter
dynamics-study-push-luck-cost-label-counts = counter
dynamics-study-push-luck-cost-label-bold = daredevil
dynamics-study-push-luck-cost-label-wary = worrier
dynamics-study-push-luck-cost-told = { $games } games in all.

## Talk about it

study-push-luck-open-1 = Do people who play Tien every week feel the danger better than beginners?
study-push-luck-open-2 = Do you dare more when you are behind? Our three players do not look at the score in this way.
study-push-luck-open-3 = We only asked in percent. Does “three in ten” feel different from “thirty percent”?
study-push-luck-talk-1 = A row of good cards behind you: does the next one feel safer, or riskier? Which of the two is right?
study-push-luck-talk-1-answer = Neither. Only the total and the cards that are left matter. Each card makes the total higher, and that is a reason for more danger; that it “must go wrong some time” is none.
study-push-luck-talk-2 = The worrier is bust least often. Why does he not score the most?
study-push-luck-talk-2-answer = Every turn that stops early is a turn with few cards. Nothing shows what you missed by being careful, so that nobody notices it. In our games the worrier has { $less-wary-4-size } points less than the counter.
study-push-luck-talk-3 = A small dose of daring: was it bad for the daredevil?
study-push-luck-talk-3-answer = Hardly. With a mistake of strength 1 he is bust in { $busts-bold-1 } of 100 turns instead of the counter's { $busts-counts-1 }, and our runs cannot tell his points from the counter's. With strength 4 it is { $busts-bold-4 } of 100 turns, and { $less-bold-4-size } points less.
study-push-luck-talk-4 = Where in life do you draw one card more, not knowing whether it is the last?
study-push-luck-talk-4-answer = Staying up late before a test, parking without paying, selling a share, driving on with an empty tank, waiting for a cheaper ticket. Ask each time: who counted, who only felt it?

## Five questions

study-push-luck-ask-q1 = You have drawn four cards and all went well. What does that alone say about the next one?
study-push-luck-ask-q1-a = A bust is due now.
study-push-luck-ask-q1-b = Nothing; only the total and the cards left count.
study-push-luck-ask-q1-c = You are lucky today, so it will go well.
study-push-luck-ask-q1-why = Cards do not remember who drew them.
study-push-luck-ask-q2 = { $boxes } boxes, one bomb, a point for each box you open, nothing if the bomb is among them. How many bring the most on average?
study-push-luck-ask-q2-a = About { $boxes-pay }
study-push-luck-ask-q2-b = As many as possible
study-push-luck-ask-q2-c = { $boxes-best }
study-push-luck-ask-q2-why = One more box brings a point as often as all goes well, and beyond the middle it costs more than that.
study-push-luck-ask-q3 = A Tien player thinks a bust { $times } times less likely than it is. How many of his turns are bust?
study-push-luck-ask-q3-a = About half
study-push-luck-ask-q3-b = About as many as of other players
study-push-luck-ask-q3-c = Nearly all
study-push-luck-ask-q3-why = In our runs { $busts-bold-4 } of 100, and { $busts-counts-4 } of one who counts.
study-push-luck-ask-q4 = Another one stops early and is bust least of all. How does he do in the end?
study-push-luck-ask-q4-a = Best of all, since he loses nothing
study-push-luck-ask-q4-b = Worse than one who counts
study-push-luck-ask-q4-c = The same as everybody; it is all luck
study-push-luck-ask-q4-why = He has { $less-wary-4-size } points less on average: who stops early gets few cards in a turn.
study-push-luck-ask-q5 = Somebody says “thirty percent” before each of many draws. When was that well said?
study-push-luck-ask-q5-a = When none of them was a bust
study-push-luck-ask-q5-b = When it was a bust just the times that felt bad
study-push-luck-ask-q5-c = When about thirty in a hundred were bust
study-push-luck-ask-q5-why = That is what the number says; a single draw cannot show it.

## For the teacher

study-push-luck-aim = That a felt chance can be checked. Pupils put their own percentages beside counted ones, learn what the Brier score rewards, and see that too much care costs as well as too much daring.
study-push-luck-script-decide = Show the two rows on the big screen for two minutes, no talking and no counting aloud. Then the boxes. Everybody writes down two percentages and a number of boxes. Type or paste them and show the histograms; say nothing about who is right.
study-push-luck-script-predict = Introduce the counter, the daredevil and the worrier; let pupils act them out. Everybody writes down a number.
study-push-luck-script-happened = Run it. Read out first the two rows, then the Brier score, then the bomb: who gets how much? Only then the pictures of the three players.
study-push-luck-script-theory = Ask which of the two rows was felt better, and in which direction it was off. Then show the dashed lines: calibration, boxes, Pig. For a moment of fun, play a turn of Pig with the whole class standing up: who sits down keeps the sum.
study-push-luck-script-change = Let the class choose. Try 1 and 8 at least: a small mistake hardly shows in the points, a large one does.
study-push-luck-script-talk = Two of the questions, then the five questions again.
study-push-luck-expected-busts-counts-1 = Busts in 100 turns, mistake of strength 1: the counter
study-push-luck-expected-busts-bold-1 = The same: the daredevil
study-push-luck-expected-busts-wary-1 = The same: the worrier
study-push-luck-expected-less-bold-1 = Points more than the counter, strength 1: the daredevil
study-push-luck-expected-less-wary-1 = The same: the worrier
study-push-luck-expected-busts-counts-4 = Busts in 100 turns, mistake of strength 4: the counter
study-push-luck-expected-busts-bold-4 = The same: the daredevil
study-push-luck-expected-busts-wary-4 = The same: the worrier
study-push-luck-expected-less-bold-4 = Points more than the counter, strength 4: the daredevil
study-push-luck-expected-less-wary-4 = The same: the worrier
study-push-luck-expected-chance-1 = Chance of a bust in row 1, in percent
study-push-luck-expected-chance-2 = Chance of a bust in row 2, in percent
study-push-luck-expected-boxes = Boxes
study-push-luck-expected-boxes-best = Boxes that bring the most
study-push-luck-expected-boxes-pay = What they bring on average
study-push-luck-expected-pig-best = Pig: the sum at which to stop
study-push-luck-expected-pig-score = Pig: points a turn with it
study-push-luck-expected-pig-nothing = Pig: turns in 100 that bring nothing with it
study-push-luck-expected-limit = The highest total that is not bust
study-push-luck-expected-times = How many times less likely the daredevil thinks a bust
