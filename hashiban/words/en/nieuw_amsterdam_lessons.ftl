# The lessons of Nieuw Amsterdam. No sentence holds an answer: numbers come from what the engine did.

## Shared

lesson-nieuw_amsterdam-do-bid = Bid { $amount }
lesson-nieuw_amsterdam-do-pass = Pass

## You speak once

lesson-nieuw_amsterdam-once-title = You speak once
lesson-nieuw_amsterdam-once-about = Who puts up a column, and what you can say about it.
lesson-nieuw_amsterdam-once-who-scene = The first round of four players. The order markers were drawn by lot. Bram has put up a column and opened with { $high }, you and Daan have passed. Chloé passes too, so it is Bram’s.
lesson-nieuw_amsterdam-once-who-ask = Who puts up the next column?
lesson-nieuw_amsterdam-once-who-why = { $answer }, with marker { $marker }. Of those who have no column yet, the lowest marker chooses. The lot decided only who begins with which.
lesson-nieuw_amsterdam-once-who-not-1 = Bram has a column now. For him this round is over.
lesson-nieuw_amsterdam-once-who-not-2 = Chloé sits next to Bram, but it does not go around the table. Look at the markers.
lesson-nieuw_amsterdam-once-who-not-3 = Daan has no column yet, but somebody else without one has a lower marker.
lesson-nieuw_amsterdam-once-must-scene = You have the lowest marker and put up a column. Nobody has bid yet, and suddenly you are not so sure.
lesson-nieuw_amsterdam-once-must-ask = May you pass?
lesson-nieuw_amsterdam-once-must-why = Whoever puts up a column has to make the first bid. It can be a very small one: { $least } is enough.
lesson-nieuw_amsterdam-once-must-not-yes = Then nobody would begin. Choosing and opening go together.
lesson-nieuw_amsterdam-once-gift-scene = You put up column { $column } and opened with { $high }. Bram has passed, and now Chloé passes as well.
lesson-nieuw_amsterdam-once-gift-ask = What happens?
lesson-nieuw_amsterdam-once-gift-choice-opens = I have to open again, with more
lesson-nieuw_amsterdam-once-gift-choice-win = The column is mine
lesson-nieuw_amsterdam-once-gift-choice-choose = I put up another column
lesson-nieuw_amsterdam-once-gift-why = Nobody went over your { $paid }, so the column is yours and you pay { $paid }. A bid of nothing can win!
lesson-nieuw_amsterdam-once-gift-not-opens = You have spoken, and your bid stands, however small it is.
lesson-nieuw_amsterdam-once-gift-not-choose = A column that was put up is also sold, even when nobody else wants it.
lesson-nieuw_amsterdam-once-least-scene = Bram has put up a column and opened with { $high }. Now it is your turn.
lesson-nieuw_amsterdam-once-least-ask = What is the least you can bid?
lesson-nieuw_amsterdam-once-least-why = { $answer }. You have to go over the highest bid, and one more is enough.
lesson-nieuw_amsterdam-once-least-not-7 = Just as high is not enough. You have to go over it.
lesson-nieuw_amsterdam-once-least-not-9 = That would do, but it can be had for less.
lesson-nieuw_amsterdam-once-again-scene = You put up a column and opened, and Bram went over you with { $high }. Chloé is the last to speak, and she passes.
lesson-nieuw_amsterdam-once-again-ask = May you now go over Bram?
lesson-nieuw_amsterdam-once-again-why = Everybody speaks once, and your opening was your turn. All have spoken now, so the highest bid wins: Bram’s { $high }.
lesson-nieuw_amsterdam-once-again-not-yes = In many auctions you could. Here each of you has one say, and yours is gone.
lesson-nieuw_amsterdam-once-forced-scene = You own { $all } things in all. Bram has put up a column and is about to bid exactly as much as that.
lesson-nieuw_amsterdam-once-forced-ask = What will you do on your turn?
lesson-nieuw_amsterdam-once-forced-choice-pass = I choose to pass
lesson-nieuw_amsterdam-once-forced-choice-forced = I have no choice, I have to pass
lesson-nieuw_amsterdam-once-forced-choice-bid = I bid all I own
lesson-nieuw_amsterdam-once-forced-why = You would have to go higher, and you cannot. So you pass by yourself, without being asked.
lesson-nieuw_amsterdam-once-forced-not-pass = It comes to the same, but there is nothing to choose: you have no more than that.
lesson-nieuw_amsterdam-once-forced-not-bid = That is just as high as Bram’s bid, and you have to go over it.

## Pay with anything

lesson-nieuw_amsterdam-pay-title = Pay with anything
lesson-nieuw_amsterdam-pay-about = How much you can bid, and what you pay it with.
lesson-nieuw_amsterdam-pay-mix-scene = You have only { $coins } coins, but also a fur, some goods and some grain. Bram has bid { $high }.
lesson-nieuw_amsterdam-pay-mix-ask = Can you go over it?
lesson-nieuw_amsterdam-pay-mix-why = Coins, furs, goods, wood and grain all count as one each. Together you have { $all }.
lesson-nieuw_amsterdam-pay-mix-not-no = Not with coins alone. But you can bid with everything you own.
lesson-nieuw_amsterdam-pay-bonus-scene = You put up a column with { $bonus } bonus coins below it, and now you open.
lesson-nieuw_amsterdam-pay-bonus-ask = How much can you bid at most?
lesson-nieuw_amsterdam-pay-bonus-why = { $answer }, all that you own at this moment. The bonus coins come only after you have paid.
lesson-nieuw_amsterdam-pay-bonus-not-1 = Those are your coins. Everything else counts as well.
lesson-nieuw_amsterdam-pay-bonus-not-7 = The bonus coins are not yours yet, so you cannot bid with them.
lesson-nieuw_amsterdam-pay-when-scene = You have put up a column. You own all sorts of things, and you would like to keep the grain.
lesson-nieuw_amsterdam-pay-when-ask = When do you say what you pay with?
lesson-nieuw_amsterdam-pay-when-choice-choose = When I put up the column
lesson-nieuw_amsterdam-pay-when-choice-bid = When I bid
lesson-nieuw_amsterdam-pay-when-choice-pay = When I have won
lesson-nieuw_amsterdam-pay-when-why = Only when you have won. Until then a bid is just a number.
lesson-nieuw_amsterdam-pay-when-not-choose = Then you do not even know what it will cost.
lesson-nieuw_amsterdam-pay-when-not-bid = When you bid you only say how much. Perhaps somebody goes over you anyway.
lesson-nieuw_amsterdam-pay-fits-scene = You have won, and your bid was { $due }.
lesson-nieuw_amsterdam-pay-fits-ask = Which of these can you pay with?
lesson-nieuw_amsterdam-pay-fits-why = You pay exactly your bid, in any mix. Every fur counts as one, just like a coin.
lesson-nieuw_amsterdam-pay-fits-not-2-0-1-0-2 = Count again: that is less than you bid.
lesson-nieuw_amsterdam-pay-fits-not-2-3-2-0-0 = Count again: that is one too many, and nobody pays too much here.
lesson-nieuw_amsterdam-pay-after-scene = You all own { $all } things. You put up a column with { $bonus } bonus coins and opened, and Bram went over you with { $high }. Now Chloé passes.
lesson-nieuw_amsterdam-pay-after-ask = How much do you, Bram and Chloé own afterwards?
lesson-nieuw_amsterdam-pay-after-why = Bram pays { $paid } into the supply, takes { $bonus } bonus coins from it and is left with { $bram }. Nobody else pays: a bid that was topped costs nothing.
lesson-nieuw_amsterdam-pay-after-not-15-13-18 = You were outbid, so you pay nothing. And Bram gets something as well.
lesson-nieuw_amsterdam-pay-after-not-18-13-18 = That is what Bram has left after paying. But coins lie below the column.

## The marker goes with it

lesson-nieuw_amsterdam-marker-title = The marker goes with it
lesson-nieuw_amsterdam-marker-about = Each auction sells a place in the order as well. And whoever is left over pays nothing.
lesson-nieuw_amsterdam-marker-swap-scene = You put up a column, and your marker lies on top of it. Chloé has gone over you and wins.
lesson-nieuw_amsterdam-marker-swap-ask = Which markers do you, Bram and Chloé have afterwards?
lesson-nieuw_amsterdam-marker-swap-why = Chloé takes the { $taken } that lies on the column, and you get her old { $given }. Bram keeps his. There is always one marker for each of you.
lesson-nieuw_amsterdam-marker-swap-not-1-2-3 = Your marker lies on the column, and it goes to whoever wins.
lesson-nieuw_amsterdam-marker-swap-not-2-3-1 = Only two of you swap. Bram has nothing to do with it.
lesson-nieuw_amsterdam-marker-order-scene = Four players. Chloé won your column, and the two of you have swapped your markers. Now Bram has put up a column and is about to open.
lesson-nieuw_amsterdam-marker-order-ask = Who speaks after Bram, and in which order?
lesson-nieuw_amsterdam-marker-order-choice-0-3 = You, then Daan
lesson-nieuw_amsterdam-marker-order-choice-3-0 = Daan, then you
lesson-nieuw_amsterdam-marker-order-choice-2-0-3 = Chloé, then you, then Daan
lesson-nieuw_amsterdam-marker-order-why = You have marker { $mine } now and Daan has { $other }. What counts is always the markers as they are at this moment.
lesson-nieuw_amsterdam-marker-order-not-3-0 = Compare your markers as they are now. Whose is lower?
lesson-nieuw_amsterdam-marker-order-not-2-0-3 = Chloé has a column, so nobody asks her any more.
lesson-nieuw_amsterdam-marker-ahead-scene = The second auction of this round is about to begin. Daan has marker { $before }, and he will win.
lesson-nieuw_amsterdam-marker-ahead-ask = Which marker will Daan have then?
lesson-nieuw_amsterdam-marker-ahead-why = { $answer }. The first auction always sells the first place in the order, the second one the second place, and so on. Where you stood before does not matter.
lesson-nieuw_amsterdam-marker-ahead-not-1 = Chloé won that one in the first auction.
lesson-nieuw_amsterdam-marker-ahead-not-3 = That one is yours now. Daan takes the marker that lies on the column.
lesson-nieuw_amsterdam-marker-ahead-not-4 = He gives that one away. Which marker lies on the column?
lesson-nieuw_amsterdam-marker-count-scene = Five players. You, Bram and Chloé have a column each, and it is up to Daan now.
lesson-nieuw_amsterdam-marker-count-ask = How many auctions does a round like this have?
lesson-nieuw_amsterdam-marker-count-why = { $answer }, one fewer than there are players. Then everybody but Elif has a column, and she takes hers for nothing.
lesson-nieuw_amsterdam-marker-count-not-3 = So many are over. But Daan can still put up a column, and Elif can go over him.
lesson-nieuw_amsterdam-marker-count-not-5 = In a fifth one somebody would bid against nobody.
lesson-nieuw_amsterdam-marker-count-not-6 = There are five of you, and nobody gets two columns.
lesson-nieuw_amsterdam-marker-free-scene = Bram and Chloé have won their columns. You own { $all } things. You are left over and take column { $column }, with { $bonus } bonus coins.
lesson-nieuw_amsterdam-marker-free-ask = How much do you own afterwards?
lesson-nieuw_amsterdam-marker-free-why = { $answer }. You pay { $paid }, and the bonus coins are yours too. Your marker stays with you: { $marker }, the last one.
lesson-nieuw_amsterdam-marker-free-not-15 = There is nobody left to bid against, so there is nothing to pay.
lesson-nieuw_amsterdam-marker-free-not-18 = It costs nothing, that is right. But look below the column.

## Just the two of you

lesson-nieuw_amsterdam-two-title = Just the two of you
lesson-nieuw_amsterdam-two-about = One auction only, and what the loser gets.
lesson-nieuw_amsterdam-two-which-scene = Only you and Bram are playing. You have the lower marker.
lesson-nieuw_amsterdam-two-which-ask = Which columns can you choose from?
lesson-nieuw_amsterdam-two-which-why = { LIST($answer) }, those of three tiles. With more players you could put up any of them.
lesson-nieuw_amsterdam-two-which-not-3-4-5 = Those have two tiles. They are for whoever loses.
lesson-nieuw_amsterdam-two-which-not-1-2-3-4-5 = With more players, yes. For two there is a rule of its own.
lesson-nieuw_amsterdam-two-lose-scene = Bram has put up column { $column } and opened. You pass, so he wins.
lesson-nieuw_amsterdam-two-lose-ask = Which columns can you choose from now?
lesson-nieuw_amsterdam-two-lose-why = { LIST($answer) }, those of two tiles. You take the one you like best, for nothing.
lesson-nieuw_amsterdam-two-lose-not-1 = That one has three tiles. Long columns have to be won.
lesson-nieuw_amsterdam-two-lose-not-1-3-4-5 = One of these has three tiles, and long columns have to be won.
lesson-nieuw_amsterdam-two-win-scene = The same auction, but now you go over Bram’s { $high }.
lesson-nieuw_amsterdam-two-win-ask = Which markers do you and Bram have afterwards?
lesson-nieuw_amsterdam-two-win-why = You take the { $taken } from the column, and Bram gets your { $given }. Either of you could have won. Now Bram takes a column of two tiles, and { $unused } columns stay unused.
lesson-nieuw_amsterdam-two-win-not-2-1 = It is Bram’s marker that lies on the column, and you win the column.

## The worked example

lesson-nieuw_amsterdam-example-title = A whole round, step by step
lesson-nieuw_amsterdam-example-about = The example of the rulebook. You sit in Blue’s place.
lesson-nieuw_amsterdam-example-opens-scene = You are Blue, Bram is Yellow and Chloé is Orange, as in the rulebook. You need land, so you put up the first column and open with { $high }. Bram passes. Chloé wants the column, but not for more than necessary.
lesson-nieuw_amsterdam-example-opens-ask = What does Chloé bid?
lesson-nieuw_amsterdam-example-opens-why = { $answer }. She is the last to speak, so she wins with one more than you.
lesson-nieuw_amsterdam-example-opens-not-7 = That is your bid. She has to go over it.
lesson-nieuw_amsterdam-example-opens-not-9 = That would win as well, but it is more than necessary.
lesson-nieuw_amsterdam-example-opens-not = One more than your bid is enough.
lesson-nieuw_amsterdam-example-pays-scene = Chloé has won with { $high }. She pays 3 grain, 3 coins, 1 wood and 1 fur.
lesson-nieuw_amsterdam-example-pays-ask = How many coins does she have when she has taken her column?
lesson-nieuw_amsterdam-example-pays-why = { $answer }, for there was a bonus: { $bonus }. She also takes marker { $hers } from the column, and you get her { $mine }.
lesson-nieuw_amsterdam-example-pays-not-3 = So many are left after paying. But look below the column.
lesson-nieuw_amsterdam-example-pays-not-6 = So many she has now. Some of them she pays.
lesson-nieuw_amsterdam-example-pays-not-7 = The bonus is in there, but she pays with coins as well.
lesson-nieuw_amsterdam-example-pays-not = Take away the coins that she pays, and add the bonus.
lesson-nieuw_amsterdam-example-next-scene = Chloé takes her column, and the two of you swap markers.
lesson-nieuw_amsterdam-example-next-ask = Who puts up the second column?
lesson-nieuw_amsterdam-example-next-why = { $answer } has the lowest marker of those without a column, puts up column { $column } and opens with { $bid }.
lesson-nieuw_amsterdam-example-next-not-0 = You were first, but that marker is Chloé’s now.
lesson-nieuw_amsterdam-example-next-not-2 = She has the lowest marker, but she has a column as well.
lesson-nieuw_amsterdam-example-keeps-scene = Bram has opened with { $high }. There is no land in this column, so you pass, and Chloé is not asked any more. Bram pays with 4 goods and 1 wood and takes his three tiles.
lesson-nieuw_amsterdam-example-keeps-ask = Which marker does Bram have then?
lesson-nieuw_amsterdam-example-keeps-why = { $answer }, as before. It was his own marker that lay on the column.
lesson-nieuw_amsterdam-example-keeps-not-1 = Chloé has that one, from the first column.
lesson-nieuw_amsterdam-example-keeps-not-3 = You have that one. Nobody went over Bram, so nobody swaps.
lesson-nieuw_amsterdam-example-end-scene = You are left over. You take the third column, where there is the land that you need, and the round is over.
lesson-nieuw_amsterdam-example-end-ask = How many times did somebody bid or pass in this round?
lesson-nieuw_amsterdam-example-end-why = { $answer }: first three of you spoke, then two, then none. Your column costs nothing and brings { $bonus } coins. The markers at the end: you { $blue }, Bram { $yellow }, Chloé { $orange }.
lesson-nieuw_amsterdam-example-end-not-3 = That was the first auction. There was a second one.
lesson-nieuw_amsterdam-example-end-not-6 = Three of you and two auctions, but in the second one Chloé was not asked any more.

## What a round brings

lesson-nieuw_amsterdam-points-title = What a round brings
lesson-nieuw_amsterdam-points-about = The frame that we put around the bidding, so that a bid means something.
lesson-nieuw_amsterdam-points-secret-scene = The rulebook page that we have tells only how to bid. What a tile is good for, we add ourselves. In this round a city tile is worth { $city } to you, a land tile { $land } and a trade tile { $trade }.
lesson-nieuw_amsterdam-points-secret-ask = Does Bram know that?
lesson-nieuw_amsterdam-points-secret-why = Only you know it, until the round is over. Everybody has other numbers, and new ones in every round.
lesson-nieuw_amsterdam-points-secret-not-yes = Then he could work out how far you will go. No, this is your secret.
lesson-nieuw_amsterdam-points-open-scene = What tiles are worth to Bram is his secret. And what he owns?
lesson-nieuw_amsterdam-points-open-ask = Who can tell how much Bram can bid at most?
lesson-nieuw_amsterdam-points-open-why = All resources lie in the open. Bram has { $all } things, and that is as far as he can go.
lesson-nieuw_amsterdam-points-open-not-none = Look at the table: is anything covered?
lesson-nieuw_amsterdam-points-open-not-1 = What tiles are worth to him, only he knows. But look at the table.
lesson-nieuw_amsterdam-points-sum-scene = You won the first column for { $paid }: two land tiles, one trade tile and a bonus coin. To you land is worth { $land } each and trade { $trade }. You end with the first marker, and two players are behind you.
lesson-nieuw_amsterdam-points-sum-ask = How many points does this round bring you?
lesson-nieuw_amsterdam-points-sum-why = { $answer }: { $tiles } for the tiles and { $bonus } for the bonus, minus { $paid } that you paid, plus { $place } for those behind you.
lesson-nieuw_amsterdam-points-sum-not-7 = Almost. Each player behind you in the order is worth a point.
lesson-nieuw_amsterdam-points-sum-not-12 = Those are the tiles. But you also paid something, and there is the bonus and the order.
lesson-nieuw_amsterdam-points-sum-not-13 = Tiles and bonus, yes. But you also paid something, and there is the order.
lesson-nieuw_amsterdam-points-sum-not = Tiles plus bonus, minus what you paid, plus one for each player behind you.
lesson-nieuw_amsterdam-points-useless-scene = Bram has put up a column of city tiles, and Chloé has passed. This time a city tile is worth { $city } to you.
lesson-nieuw_amsterdam-points-useless-ask = May you go over Bram?
lesson-nieuw_amsterdam-points-useless-why = You may bid for any tiles. It can even be clever: an early place in the order is worth something, too.
lesson-nieuw_amsterdam-points-useless-not-no = It may not be wise, but it is not forbidden.
lesson-nieuw_amsterdam-points-fresh-scene = You are left over and own { $all } things. You take column { $column }, with { $bonus } bonus coins, and the round is over.
lesson-nieuw_amsterdam-points-fresh-ask = How much do you own at the beginning of the next round?
lesson-nieuw_amsterdam-points-fresh-why = { $answer }. After each round everybody gets a coin, a good, a wood and a grain. All { $tiles } tiles are mixed and laid out anew, but you keep marker { $marker }.
lesson-nieuw_amsterdam-points-fresh-not-18 = You pay nothing, that is right. But you get something, twice even.
lesson-nieuw_amsterdam-points-fresh-not-20 = With the bonus coins, yes. But everybody gets an income, too.
lesson-nieuw_amsterdam-points-fresh-not-22 = With the income, yes. But there are the bonus coins, too.
lesson-nieuw_amsterdam-points-fresh-not = Add the bonus coins and the income: one of each, but no fur.
lesson-nieuw_amsterdam-points-tie-scene = The last round. You take the third column, and after that you and Bram have just as many points.
lesson-nieuw_amsterdam-points-tie-ask = Who wins the game?
lesson-nieuw_amsterdam-points-tie-why = After { $rounds } rounds you both have { $total } points. Then it counts who owns more: Bram { $other }, you { $mine }. If that is equal too, the lower marker wins.
lesson-nieuw_amsterdam-points-tie-not-0 = Compare what the two of you own.
lesson-nieuw_amsterdam-points-tie-not-0-1 = Almost. First they look who owns more.
lesson-nieuw_amsterdam-points-off-scene = You can switch our frame off. Then there is one round only, nobody has a secret, and all tiles are equal. You have won three of them.
lesson-nieuw_amsterdam-points-off-ask = What are your three tiles worth together?
lesson-nieuw_amsterdam-points-off-why = { $answer }, as each tile is worth { $each } to everybody.
lesson-nieuw_amsterdam-points-off-not-0 = Then it would be best never to bid. A tile is still worth something, but the same to all of you.
lesson-nieuw_amsterdam-points-off-not-3 = That is what one of them is worth.

## What is it worth?

lesson-nieuw_amsterdam-worth-title = What is it worth?
lesson-nieuw_amsterdam-worth-about = How high to bid when you speak only once, and whether it pays to be first.
lesson-nieuw_amsterdam-worth-shade-scene = Forget the markers for a moment. One thing is auctioned, and each of you speaks once. To you it is worth 7. To Bram it is worth anything from one to ten, all equally likely, and he bids if he gains by it.
lesson-nieuw_amsterdam-worth-shade-ask = You open. Which bid brings you most on average?
lesson-nieuw_amsterdam-worth-shade-why = { $answer }. Bram lets you have it in { $chance } cases of a hundred, and then you keep the difference. That makes { $gain } on average. With more you win more often but keep less; with less it is the opposite.
lesson-nieuw_amsterdam-worth-shade-caption = What each first bid brings you on average.
lesson-nieuw_amsterdam-worth-shade-not-1 = You would gain a lot, if only you won. Bram nearly always goes over that.
lesson-nieuw_amsterdam-worth-shade-not-5 = You would win more often, but then little is left of your gain.
lesson-nieuw_amsterdam-worth-shade-not-6 = You would win most of the time, and gain next to nothing.
lesson-nieuw_amsterdam-worth-ladder-scene = The same auction. This time think of everything that it may be worth to you, from one to ten.
lesson-nieuw_amsterdam-worth-ladder-ask = What are your best first bids, from the lowest worth to the highest?
lesson-nieuw_amsterdam-worth-ladder-why = { LIST($answer) }: half of it at most. If you bid all that it is worth to you, you gain nothing even when you win.
lesson-nieuw_amsterdam-worth-ladder-not-0-1-2-3-4-5-6-7-8-9 = You would win often, but you would never gain more than one.
lesson-nieuw_amsterdam-worth-ladder-not-1-2-3-4-5-6-7-8-9-10 = Then you pay just what it is worth to you. What do you gain?
lesson-nieuw_amsterdam-worth-more-scene = It is worth 7 to you again, but now two speak after you: Bram and Chloé.
lesson-nieuw_amsterdam-worth-more-ask = What is your best first bid now?
lesson-nieuw_amsterdam-worth-more-why = { $answer }. With one player behind you it was { $two }. The more there are who can go over you, the closer you have to go to what it is worth.
lesson-nieuw_amsterdam-worth-more-caption = What each first bid brings you on average, with two players behind you.
lesson-nieuw_amsterdam-worth-more-not-2 = Lower than before? Now there are two who can go over you.
lesson-nieuw_amsterdam-worth-more-not-3 = That was best against one. Now there are two who can go over you.
lesson-nieuw_amsterdam-worth-more-not-6 = A bit too much: you win more often, but hardly gain anything.
lesson-nieuw_amsterdam-worth-last-scene = One thing again, and four of you who all bid as well as can be. You speak first, then Bram, Chloé and Daan.
lesson-nieuw_amsterdam-worth-last-ask = Who gains most on average?
lesson-nieuw_amsterdam-worth-last-why = { $answer }, with { $last } on average, while you get { $first }. You have to guess what the others want. Whoever speaks last has heard it all and needs only one more.
lesson-nieuw_amsterdam-worth-last-caption = What each of the four gains on average, in the order in which you speak.
lesson-nieuw_amsterdam-worth-last-not-0 = You have to open without knowing anything. Others know more than you.
lesson-nieuw_amsterdam-worth-last-not-1 = Bram has heard you, but two more come after him.
lesson-nieuw_amsterdam-worth-rather-scene = The last round, and every tile is worth { $each } to you. Bram has put up a long column and opened with { $high }, Chloé and Daan have passed. You are the last to speak.
lesson-nieuw_amsterdam-worth-rather-ask = What brings you more points?
lesson-nieuw_amsterdam-worth-rather-why = Passing brings { $best } on average, going over him { $other }. You get a column anyway, if need be for nothing. So all that counts is how much better this one is than that.
lesson-nieuw_amsterdam-worth-rather-not-bid-8 = It is a fine column, and you are first. But you can have a good one later, for much less.
lesson-nieuw_amsterdam-worth-first-scene = “Whoever begins a round with the first marker has the best of it.”
lesson-nieuw_amsterdam-worth-first-ask = True or not?
lesson-nieuw_amsterdam-worth-first-why-yes = True in these games. Whoever began with the first marker got { $mean1 } points a round, with the last one { $mean4 }. Choosing is worth more than hearing what the others bid.
lesson-nieuw_amsterdam-worth-first-why-no = Not in these games. Whoever began with the first marker got { $mean1 } points a round, with the last one { $mean4 }. You may choose, but you also have to open, and the others hear it before they speak.
lesson-nieuw_amsterdam-worth-first-caption = Points a round, by the marker at its beginning, on average over { $games } games between computers (hard).
lesson-nieuw_amsterdam-worth-dear-scene = “The first column of a round costs most.”
lesson-nieuw_amsterdam-worth-dear-ask = True or not?
lesson-nieuw_amsterdam-worth-dear-why-yes = True. For the first one { $mean1 } was paid on average (for the second: { $mean2 }; for the third: { $mean3 }), and the last one is free. The finest tiles go first, and the first place in the order goes with them.
lesson-nieuw_amsterdam-worth-dear-why-no = Not in these games. For the first one { $mean1 } was paid on average (for the second: { $mean2 }; for the third: { $mean3 }), and the last one is free.
lesson-nieuw_amsterdam-worth-dear-caption = What was paid in the three auctions of a round, on average over { $games } games between computers (hard).
