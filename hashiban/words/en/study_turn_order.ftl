# What a turn is worth.

study-turn-order-title = What is a turn worth?
study-turn-order-line = Once around the table, everybody speaks once. Where would you like to sit?
study-turn-order-lead = Something goes once around the table. Bid first, bid last, and say where you would like to sit.
study-turn-order-teaches = when the last word is worth something, and when it is better to be the first

## You decide

study-turn-order-decide =
    Three people sit around a table, and each speaks once, one after the other. Whoever's turn it is bids more than the highest bid so far, or passes. The highest bid has the thing and pays what it said.
    To you it is worth { MONEY($value) }; what you pay less is your gain. To each of the others it is worth anything up to { MONEY($highest) }, all equally likely, and they alone know.
study-turn-order-scene = Three people around a table with a card on it; they speak from left to right.
study-turn-order-ask-first = You speak first. How high do you go? 0 is a pass.
study-turn-order-ask-last = Another time you speak last, and { MONEY($standing) } has been said. How high do you go now? 0 is a pass.
study-turn-order-ask-seat = Many more follow. When would you rather speak?
study-turn-order-ask-seat-a = First
study-turn-order-ask-seat-b = In the middle
study-turn-order-ask-seat-c = Last

## What do you expect?

study-turn-order-predict = Now three hard computers play Nieuw Amsterdam. Columns of tiles are sold once around the table. Whoever speaks first has chosen the column that comes under the hammer, and has to bid, even if it is nothing.
study-turn-order-ask-share = Of 100 such sales, how many does the one who speaks first win?

## What happens

study-turn-order-happened = Three computers play Nieuw Amsterdam and Tien. In Nieuw Amsterdam we look at the first auction of every round, in which all three may speak. In Tien wild cards are sold once around the table, and all cards lie open: once among hard computers, and once among medium ones, which never bid more than they must. Your first bid we try many thousand times, against two others who go higher only when they gain by it.
study-turn-order-alone-first-pass = You spoke first and passed: nothing ventured, nothing gained ({ MONEY($gain) }).
study-turn-order-alone-first-won = You spoke first and said { MONEY($bid) }. Nobody went higher in { $stood } of 100 cases, and in 100 cases you gained { MONEY($gain) } in all.
study-turn-order-alone-first-lost = You spoke first and said { MONEY($bid) }, more than it is worth to you. Nobody went higher in { $stood } of 100 cases, and in 100 cases you lost { MONEY($gain) } in all.
study-turn-order-alone-first-nothing = You spoke first and said { MONEY($bid) }, just what it is worth to you. Nobody went higher in { $stood } of 100 cases, but you gained nothing by it ({ MONEY($gain) }).
study-turn-order-class-first-pass = The middle one of your class passed as the first: nothing ventured, nothing gained ({ MONEY($gain) }).
study-turn-order-class-first-won = The middle one of your class spoke first and said { MONEY($bid) }. Nobody went higher in { $stood } of 100 cases, and 100 cases brought a gain of { MONEY($gain) } in all.
study-turn-order-class-first-lost = The middle one of your class spoke first and said { MONEY($bid) }, more than the thing is worth. Nobody went higher in { $stood } of 100 cases, and 100 cases brought a loss of { MONEY($gain) } in all.
study-turn-order-class-first-nothing = The middle one of your class spoke first and said { MONEY($bid) }, just what the thing is worth. Nobody went higher in { $stood } of 100 cases, but that brought nothing ({ MONEY($gain) }).
study-turn-order-alone-last-right = When you spoke last, { MONEY($needed) } was just enough: a sure gain of { MONEY($gain) }. There was nothing to guess, and nothing ({ MONEY($lost) }) was given away.
study-turn-order-alone-last-more = When you spoke last, { MONEY($needed) } would have been enough for a sure gain of { MONEY($gain) }. You gave away { MONEY($lost) }.
study-turn-order-alone-last-less = When you spoke last, it took { MONEY($needed) } for a sure gain of { MONEY($gain) }. You stayed { MONEY($lost) } below that and went home with nothing.
study-turn-order-class-last = When you spoke last, { MONEY($needed) } was just enough. Said by: { $right }. More than that, and so money given away: { $more }.
study-turn-order-class-seat = Where you want to sit: { $first } first, { $middle } in the middle, { $last } last.
dynamics-study-turn-order-places-title = Who wins: the first, the middle one or the last?
dynamics-study-turn-order-places-see = Each mark is a share of our sales; the stroke through it is how sure it is. If the place did not matter, all would lie at one height.
dynamics-study-turn-order-places-x = in which place the winner spoke
dynamics-study-turn-order-places-y = sales won, of 100
dynamics-study-turn-order-places-label-column = Nieuw Amsterdam
dynamics-study-turn-order-places-label-tien = Tien, hard
dynamics-study-turn-order-places-label-simple = Tien, medium
dynamics-study-turn-order-places-told = In Nieuw Amsterdam the first won { $first } of 100. In Tien the last won { $tien } of 100 among hard computers and { $simple } among medium ones.

## The answers of a class

dynamics-study-turn-order-first-title = What you say as the first
dynamics-study-turn-order-first-see = How much room do you leave?
dynamics-study-turn-order-first-x = what is said first
dynamics-study-turn-order-first-y = answers in 100
dynamics-study-turn-order-first-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-turn-order-last-title = What you say as the last
dynamics-study-turn-order-last-see = Is it easier to agree when you have heard the others?
dynamics-study-turn-order-last-x = what is said last
dynamics-study-turn-order-last-y = answers in 100
dynamics-study-turn-order-last-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-turn-order-seat-title = When you would rather speak
dynamics-study-turn-order-seat-see = Which turn do most of you want?
dynamics-study-turn-order-seat-x = turn
dynamics-study-turn-order-seat-y = answers in 100
dynamics-study-turn-order-seat-label-a = first
dynamics-study-turn-order-seat-label-b = middle
dynamics-study-turn-order-seat-label-c = last
dynamics-study-turn-order-seat-said = { $many } answers.
dynamics-study-turn-order-share-title = What you expected
dynamics-study-turn-order-share-see = If the place did not matter, it would be a third of a hundred.
dynamics-study-turn-order-share-x = sales that the first wins, of 100
dynamics-study-turn-order-share-y = answers in 100
dynamics-study-turn-order-share-truth = it was
dynamics-study-turn-order-share-said = { $many } predictions from { $least } to { $most }; the middle one is { $middle }.

## What theory says

study-turn-order-theory =
    When values are secret, the last has it best: the last has heard everybody, need not guess, and goes just one higher. The first has to leave room and guess: of what you could say, { MONEY($best) } was best, and stood in { $stands } of 100 cases. So the last wins { $private-3 } of 100 and the first { $private-1 }.
    When everybody knows everybody's value, the last word tells nothing new. Then the first names at once the price at which the others give up, and wins { $known-1 } of 100. In Tien all cards lie open, and the hard computers reckon what a card is worth to the others: there, the place hardly matters.
    In Nieuw Amsterdam the first may choose what is sold. That is worth more than the last word.
dynamics-study-turn-order-solved-title = Between secret and open
dynamics-study-turn-order-solved-see = Marks are Tien among hard computers. Dashed: the two auctions that can be solved exactly.
dynamics-study-turn-order-solved-x = in which place the winner spoke
dynamics-study-turn-order-solved-y = sales won, of 100
dynamics-study-turn-order-solved-label-tien = Tien, hard
dynamics-study-turn-order-solved-private-theory = values secret
dynamics-study-turn-order-solved-known-theory = values known
dynamics-study-turn-order-solved-told = The last of { $players } won { $last } of 100 wild cards.
dynamics-study-turn-order-offers-title = How high should the first go?
dynamics-study-turn-order-offers-see = Too low, and somebody goes higher; too high, and little is left. Marks are our tries, the dashed line is exact.
dynamics-study-turn-order-offers-x = what is said first
dynamics-study-turn-order-offers-y = gain in 100 cases
dynamics-study-turn-order-offers-label-tried = tried
dynamics-study-turn-order-offers-theory = theory
dynamics-study-turn-order-offers-told = { MONEY($best) } is best: it brings { MONEY($gain) } in 100 cases.
dynamics-study-turn-order-bids-title = What you said first, and what is best
dynamics-study-turn-order-bids-see = To the left of the dashed line somebody goes higher too often, to the right too little is left.
dynamics-study-turn-order-bids-x = what is said first
dynamics-study-turn-order-bids-y = answers in 100
dynamics-study-turn-order-bids-theory = best
dynamics-study-turn-order-bids-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.

## Change one thing

study-turn-order-change = What if more of you sit at the table, or fewer? Try several.
study-turn-order-setting = How many at the table?
study-turn-order-setting-value = { $value }
dynamics-study-turn-order-tables-title = The larger the table
dynamics-study-turn-order-tables-see = Of Nieuw Amsterdam the share of the first is shown, of Tien (hard) that of the last. Dashed: the last when values are secret, and the share if the place did not matter.
dynamics-study-turn-order-tables-x = people at the table
dynamics-study-turn-order-tables-y = sales won, of 100
dynamics-study-turn-order-tables-label-column = first, N. Amsterdam
dynamics-study-turn-order-tables-label-tien = last, Tien
dynamics-study-turn-order-tables-private-theory = last, secret
dynamics-study-turn-order-tables-fair = equal share
dynamics-study-turn-order-tables-told = With { $players } at the table the first won { $first } of 100 in Nieuw Amsterdam; { $fair } would be everybody's share.

## Talk about it

study-turn-order-open-1 = Do people who speak first dare to go as high as theory says?
study-turn-order-open-2 = What if nobody is sure what the thing is worth? Then the first also gives away what he knows.
study-turn-order-open-3 = In penalty shoot-outs, is it better to shoot first? Researchers do not agree: compare the sources.
study-turn-order-talk-1 = Among medium computers in Tien the last wins nearly always. What do the first ones do wrong?
study-turn-order-talk-1-answer = They bid no more than they must, and so whoever comes after goes one higher. The last wins { $simple-3 } of 100. Hard computers bid at once so much that it does not pay to go higher, and the last wins only { $tien-3 } of 100.
study-turn-order-talk-2 = In Nieuw Amsterdam the auctions sell the order of the next round too. Is it worth something to begin a round with the lowest marker?
study-turn-order-talk-2-answer = Less than it seems. A round that began with the lowest marker brought { $marker-1 } points on average, with the middle one { $marker-2 }, with the highest { $marker-3 }. The first wins more often but pays for it; whoever is left over takes a column for nothing.
study-turn-order-talk-3 = Where outside of games does somebody wait for the last word, and where does somebody rush to be first?
study-turn-order-talk-3-answer = Last: when you know the offers of the others, in the last seconds of an internet sale, in a debate. First: who sets the agenda, who proposes how to share, the shop that chooses its corner. Ask each time: who knows more, and who may choose?

## Five questions

study-turn-order-ask-q1 = You speak last, { MONEY($standing) } has been said, and it is worth { MONEY($value) } to you. What is best?
study-turn-order-ask-q1-a = Just what it is worth to you
study-turn-order-ask-q1-b = Halfway between the two
study-turn-order-ask-q1-c = One more than has been said
study-turn-order-ask-q1-why = Nobody comes after you: { MONEY($needed) } has it for sure, and every bit more is given away.
study-turn-order-ask-q2 = Three people who reckon well speak once each, and nobody knows what it is worth to the others. Who wins most often?
study-turn-order-ask-q2-a = The first
study-turn-order-ask-q2-b = The last
study-turn-order-ask-q2-c = All equally often
study-turn-order-ask-q2-why = The last wins { $private-3 } of 100, the first { $private-1 }.
study-turn-order-ask-q3 = Why does the first say less than the thing is worth to him or her?
study-turn-order-ask-q3-a = Because otherwise even winning brings nothing.
study-turn-order-ask-q3-b = Because low numbers win more often.
study-turn-order-ask-q3-c = Because the others then stay low too.
study-turn-order-ask-q3-why = The gain is what is left between value and price; the art is to leave some and still to be the highest.
study-turn-order-ask-q4 = In Nieuw Amsterdam the first wins more often than the last. Why?
study-turn-order-ask-q4-a = The others have less money.
study-turn-order-ask-q4-b = The first need not pay.
study-turn-order-ask-q4-c = The first has chosen what is sold.
study-turn-order-ask-q4-why = Whoever speaks first puts up what he or she likes best, and wins { $column-1 } of 100.
study-turn-order-ask-q5 = Suddenly everybody knows what it is worth to everybody. Which place becomes better by that?
study-turn-order-ask-q5-a = The last
study-turn-order-ask-q5-b = The first
study-turn-order-ask-q5-c = None
study-turn-order-ask-q5-why = The first no longer has to guess, and wins { $known-1 } of 100 instead of { $private-1 }.

## For the teacher

study-turn-order-aim = That a turn is worth what it lets you know and what it lets you choose. Pupils feel how easy it is to speak last and how hard to speak first, and then meet a game in which the first wins all the same.
study-turn-order-script-decide = Play it once for real with three volunteers, if there is time: each gets a slip with a secret value. Then everybody answers the three questions. Look at the two pictures: as the first you lie far apart, as the last you nearly agree.
study-turn-order-script-predict = Ask who wants to sit last, and why. Then let everybody write down a number from 0 to 100.
study-turn-order-script-happened = Run it. First read out how the bids of the class did. Then the picture: three lines that run in three different ways, though the rule of speaking is the same. Let them puzzle.
study-turn-order-script-theory = Two questions lead to it: who knows more, and who may choose? Then show it. In 100 cases the last gains { MONEY($gain-3) } on average, the first { MONEY($gain-1) }.
study-turn-order-script-change = Let the class call out how many sit at the table. With more people everybody wins less often; does the first keep an edge?
study-turn-order-script-talk = One or two of the questions, then the five questions again.
study-turn-order-expected-column-1 = Nieuw Amsterdam, hard computers: sales of 100 that the first wins
study-turn-order-expected-column-2 = The same for who speaks second
study-turn-order-expected-column-3 = The same for who speaks last
study-turn-order-expected-tien-1 = Tien, hard computers: sales of 100 that the first wins
study-turn-order-expected-tien-2 = The same for who speaks second
study-turn-order-expected-tien-3 = The same for who speaks last
study-turn-order-expected-simple-1 = Tien, medium computers: sales of 100 that the first wins
study-turn-order-expected-simple-2 = The same for who speaks second
study-turn-order-expected-simple-3 = The same for who speaks last
study-turn-order-expected-paid-1 = Tien, hard computers: price in coins when the first wins
study-turn-order-expected-paid-3 = The same when the last wins
study-turn-order-expected-marker-1 = Nieuw Amsterdam: points of a round begun with the lowest marker
study-turn-order-expected-marker-2 = The same with the middle one
study-turn-order-expected-marker-3 = The same with the highest
study-turn-order-expected-private-1 = Theory, values secret: sales of 100 that the first wins
study-turn-order-expected-private-3 = The same for who speaks last
study-turn-order-expected-known-1 = Theory, values known: sales of 100 that the first wins
study-turn-order-expected-known-3 = The same for who speaks last
study-turn-order-expected-gain-1 = Theory, values secret: gain of the first in 100 cases
study-turn-order-expected-gain-3 = The same for who speaks last
study-turn-order-expected-best = The best first answer
study-turn-order-expected-stands = How often in 100 nobody goes higher then
study-turn-order-expected-fair = Share of everybody if the place did not matter
study-turn-order-expected-highest = The most that it can be worth to the others
study-turn-order-expected-value = What it is worth to you
study-turn-order-expected-standing = What has been said when you speak last
study-turn-order-expected-needed = What is enough then
study-turn-order-expected-table = People at the table
