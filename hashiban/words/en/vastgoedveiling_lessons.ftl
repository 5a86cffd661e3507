# The lessons of Vastgoedveiling. No sentence holds an answer: numbers come from what the engine did.

## Shared

lesson-vastgoedveiling-do-bid = Bid { MONEY($amount) }
lesson-vastgoedveiling-do-pass = Pass
lesson-vastgoedveiling-do-sell = Sell { $amount }

## Half back

lesson-vastgoedveiling-half-title = Half of it back
lesson-vastgoedveiling-half-about = What it costs to step out after you have bid.
lesson-vastgoedveiling-half-three-scene = You bid { MONEY(3) }, Bram went over it. You have had enough and pass. Half of your bid comes back.
lesson-vastgoedveiling-half-three-ask = How much do you pay?
lesson-vastgoedveiling-half-three-why = Half of 3 is one and a half, and there are no half coins. What comes back is rounded down to { MONEY($back) }, so you pay { MONEY($answer) }.
lesson-vastgoedveiling-half-three-not-1 = If only! Then the rounding would be in your favour. The table keeps the odd coin.
lesson-vastgoedveiling-half-three-not-3 = You do get something back: only the last one in pays a whole bid.
lesson-vastgoedveiling-half-seven-scene = A bit higher now. Your { MONEY(7) } is not the highest bid any more, and you pass.
lesson-vastgoedveiling-half-seven-ask = How much comes back to you?
lesson-vastgoedveiling-half-seven-why = { MONEY($answer) } comes back and { MONEY($paid) } stays on the table. With an odd bid, the odd coin is always lost.
lesson-vastgoedveiling-half-seven-not-4 = That is what stays on the table. The smaller half is yours.
lesson-vastgoedveiling-half-seven-not-7 = Bidding would cost nothing then! Half of it is gone.
lesson-vastgoedveiling-half-seven-not-0 = It is not that bad. Half comes back, with the odd coin left on the table.
lesson-vastgoedveiling-half-seven-not = Halve it, and the odd coin is lost.
lesson-vastgoedveiling-half-ladder-scene = Think of all your bids from { MONEY(1) } to { MONEY(8) }. Each time somebody goes over you, and you pass.
lesson-vastgoedveiling-half-ladder-ask = What do you pay, from the lowest bid to the highest?
lesson-vastgoedveiling-half-ladder-why = { LIST($answer) }. Do you see the pairs? From an odd bid to the even one above it, the way out costs nothing extra.
lesson-vastgoedveiling-half-ladder-not-0-1-1-2-2-3-3-4 = That is what comes back. What you pay is the other half.
lesson-vastgoedveiling-half-ladder-not-1-2-3-4-5-6-7-8 = Those are the whole bids. Whoever passes pays half.

## No change

lesson-vastgoedveiling-change-title = Nobody gives change
lesson-vastgoedveiling-change-about = What you can bid depends on the coins in your hand.
lesson-vastgoedveiling-change-twos-scene = You have two coins of { MONEY(2) }. Nobody has bid yet.
lesson-vastgoedveiling-change-twos-ask = Can you bid { MONEY(3) }?
lesson-vastgoedveiling-change-twos-why = Two and two make four, never three, and nobody gives change. You can bid { LIST($bids) }.
lesson-vastgoedveiling-change-twos-not-yes = You have enough money, but not the right coins. A bid must lie on the table exactly.
lesson-vastgoedveiling-change-one-scene = The same two coins of { MONEY(2) }, and now one of { MONEY(1) } as well.
lesson-vastgoedveiling-change-one-ask = Which bids can you make?
lesson-vastgoedveiling-change-one-why = All of them: { LIST($answer) }. One small coin makes every odd number possible. That is why people spend the big ones first.
lesson-vastgoedveiling-change-one-not-1-2-4 = Those are possible, but lay coins together too: one and two, for example.
lesson-vastgoedveiling-change-one-not-2-4 = You forgot the small coin. It can be laid as well.
lesson-vastgoedveiling-change-raise-scene = Two coins of { MONEY(2) } again. Bram has bid { MONEY(2) }.
lesson-vastgoedveiling-change-raise-ask = What is the least you can raise to?
lesson-vastgoedveiling-change-raise-why = { MONEY($answer) }, and that is also the most: { MONEY($most) } is all you have. Without a small coin, one step becomes a jump.
lesson-vastgoedveiling-change-raise-not-2 = The same bid is not enough. You must go over it.
lesson-vastgoedveiling-change-raise-not-3 = One more would do, but your coins cannot make it.
lesson-vastgoedveiling-change-anew-scene = One coin of { MONEY(1) } lies there as your bid, two of { MONEY(2) } are in your hand. Bram has bid { MONEY(3) }.
lesson-vastgoedveiling-change-anew-ask = Can you bid { MONEY(4) } now?
lesson-vastgoedveiling-change-anew-why = Take the small coin back and lay the two big ones. When you raise, you may lay your coins anew.
lesson-vastgoedveiling-change-anew-not-no = Adding to the small coin gives 3 or 5. But you may pick it up again and start over.

## What coins are worth

lesson-vastgoedveiling-owed-title = What a coin is worth
lesson-vastgoedveiling-owed-about = Why a small coin can save you money.
lesson-vastgoedveiling-owed-lay-scene = You have plenty of small coins and two of { MONEY(2) }. You bid { MONEY(4) } and let the table choose the coins.
lesson-vastgoedveiling-owed-lay-ask = Which coins does it lay?
lesson-vastgoedveiling-owed-lay-why = The big ones first. The small ones are handier later, so you keep those. If you like, you can choose your own coins.
lesson-vastgoedveiling-owed-lay-not-4-0 = Then your small coins would be gone, and they can do more than the big ones.
lesson-vastgoedveiling-owed-lay-not-2-1 = It makes the right sum, but there is still a big coin left to lay.
lesson-vastgoedveiling-owed-six-scene = Three coins of { MONEY(2) } are all you have, and all of them are your bid. Bram is about to bid { MONEY(7) }. You owe half of your 6.
lesson-vastgoedveiling-owed-six-ask = How much do you pay?
lesson-vastgoedveiling-owed-six-why = You owe 3, but two-dollar coins only make 2 or 4. So you pay { MONEY($answer) }, and { MONEY($surplus) } of it leaves the game. Nobody gets it.
lesson-vastgoedveiling-owed-six-not-3 = That is what you owe. But can you lay it with coins of two?
lesson-vastgoedveiling-owed-six-not-6 = No more than needed: you lay the least that covers your debt.
lesson-vastgoedveiling-owed-pair-scene = Two coins of { MONEY(2) }. You bid { MONEY(2) }, or you bid { MONEY(4) }. Either way Bram goes over you and you are out.
lesson-vastgoedveiling-owed-pair-ask = What do the two bids cost you?
lesson-vastgoedveiling-owed-pair-why = { LIST($answer) }: the same! Half of the small bid cannot be laid, half of the big one can.
lesson-vastgoedveiling-owed-pair-not-1-2 = That is what you owe each time. But a debt of 1 cannot be laid with coins of two.
lesson-vastgoedveiling-owed-pair-not-2-4 = Those are the whole bids. Half of them is owed, and then the coins must fit.
lesson-vastgoedveiling-owed-pocket-scene = Three coins of { MONEY(2) } lie there as your bid of { MONEY(6) }. In your pocket is one more coin, of { MONEY(1) }. Bram bids { MONEY(7) } and you are out.
lesson-vastgoedveiling-owed-pocket-ask = How much do you pay this time?
lesson-vastgoedveiling-owed-pocket-why = { MONEY($answer) }, exactly what you owe. What you pay may come from all your coins, also from those in your pocket.
lesson-vastgoedveiling-owed-pocket-not-4 = That would be so without the small coin. But you may use it.
lesson-vastgoedveiling-owed-pocket-not-6 = Only the last one in pays a whole bid.

## The last one in

lesson-vastgoedveiling-last-title = The last one cannot pass
lesson-vastgoedveiling-last-about = Who stays pays in full. Who cannot go on is out.
lesson-vastgoedveiling-last-full-scene = You have bid { MONEY(5) } for the palace, number 30. Now Bram passes, and Chloé too.
lesson-vastgoedveiling-last-full-ask = How much do you pay?
lesson-vastgoedveiling-last-full-why = { MONEY($answer) }, your whole bid. You are the last one in, and the best property is yours. You cannot step out any more.
lesson-vastgoedveiling-last-full-not-0 = Your bid stands. There is nobody left to go over it.
lesson-vastgoedveiling-last-full-not-3 = Half price is for those who leave. You stayed.
lesson-vastgoedveiling-last-gift-scene = Bram and Chloé both pass straight away. You have not said a word.
lesson-vastgoedveiling-last-gift-ask = Which property do you get?
lesson-vastgoedveiling-last-gift-why = Property { $answer }, the best one, for { MONEY($paid) }. You are not even asked. Never let somebody else have this by accident!
lesson-vastgoedveiling-last-gift-not-3 = The first one to leave takes the cheapest, and that was Bram.
lesson-vastgoedveiling-last-gift-not-14 = That one went to Chloé. Only one is left.
lesson-vastgoedveiling-last-equal-scene = Bram has bid { MONEY(5) }, Chloé has passed. You would like to stay in, but not for more than that.
lesson-vastgoedveiling-last-equal-ask = Can you bid { MONEY(5) } too?
lesson-vastgoedveiling-last-equal-why = You have to go over the highest bid. The least you can bid is { MONEY($least) }.
lesson-vastgoedveiling-last-equal-not-yes = In some old editions you could. Here an equal bid is not enough.
lesson-vastgoedveiling-last-broke-scene = You have { MONEY(4) } left. Chloé opens, and she is about to bid { MONEY(4) }.
lesson-vastgoedveiling-last-broke-ask = What will you do on your turn?
lesson-vastgoedveiling-last-broke-choice-pass = I choose to pass
lesson-vastgoedveiling-last-broke-choice-forced = I have no choice, I am out
lesson-vastgoedveiling-last-broke-choice-bid = I bid my 4 as well
lesson-vastgoedveiling-last-broke-why = You cannot go over it, so you are out without being asked. At least the cheapest property is free.
lesson-vastgoedveiling-last-broke-not-pass = The result is the same, but there is nothing to choose: more than 4 is not in your pocket.
lesson-vastgoedveiling-last-broke-not-bid = An equal bid is not enough, and more you do not have.

## A whole round

lesson-vastgoedveiling-round-title = One whole round
lesson-vastgoedveiling-round-about = Who gets which property, and who opens the next round.
lesson-vastgoedveiling-round-first-scene = Three players, three properties. You bid { MONEY(1) }, Bram { MONEY(3) }. Now Chloé passes.
lesson-vastgoedveiling-round-first-ask = Which property does Chloé take?
lesson-vastgoedveiling-round-first-why = Property { $answer }, the cheapest on the table. That is always how it goes for whoever leaves.
lesson-vastgoedveiling-round-first-not-17 = Nobody may choose! The cheapest one goes first.
lesson-vastgoedveiling-round-first-not-26 = The best one is for whoever stays longest.
lesson-vastgoedveiling-round-second-scene = Chloé is out. You do not want to go over Bram's { MONEY(3) } and you pass too.
lesson-vastgoedveiling-round-second-ask = Which property do you take?
lesson-vastgoedveiling-round-second-why = Property { $answer }, for { MONEY($paid) }: it is the cheapest one still there. Bram pays { MONEY($price) } for the best.
lesson-vastgoedveiling-round-second-not-4 = Chloé has that one already. Each one who leaves takes a better property than the one before.
lesson-vastgoedveiling-round-second-not-26 = For that one you would have to outlast Bram.
lesson-vastgoedveiling-round-turn-scene = Four players now. You bid { MONEY(1) }, Bram passed, Chloé bid { MONEY(2) }, Daan { MONEY(3) }. You raise to { MONEY(4) }.
lesson-vastgoedveiling-round-turn-ask = Whose turn is it after you?
lesson-vastgoedveiling-round-turn-why = Turns follow the clock and skip everyone who is out.
lesson-vastgoedveiling-round-turn-not-1 = Bram sits next to you, but he is out. Once you pass, the round is over for you.
lesson-vastgoedveiling-round-turn-not-3 = Daan made the bid before you, but the clock goes the other way.
lesson-vastgoedveiling-round-opens-scene = Back to the round with Bram's { MONEY(3) }. You pass, Bram takes the best property.
lesson-vastgoedveiling-round-opens-ask = Who opens the next round?
lesson-vastgoedveiling-round-opens-why = Whoever took the best property opens. That is not always nice: you speak first and know the least.
lesson-vastgoedveiling-round-opens-not-0 = You opened this round. The turn to open goes with the best property.
lesson-vastgoedveiling-round-opens-not-2 = Chloé left first. Opening goes with the best property, not with the cheapest.
lesson-vastgoedveiling-round-lot-scene = And at the very beginning? Nobody has bought anything then.
lesson-vastgoedveiling-round-lot-ask = Who decides who opens the first round?
lesson-vastgoedveiling-round-lot-why = A draw. It gives nobody an advantage that they did not win.
lesson-vastgoedveiling-round-lot-not-0 = It was you this time, but only by luck.
lesson-vastgoedveiling-round-lot-not-1 = Bram has no say in it, and neither has anybody else.

## Passing at nought

lesson-vastgoedveiling-free-title = The free way out
lesson-vastgoedveiling-free-about = Passing at nought, and when it is clever.
lesson-vastgoedveiling-free-may-scene = Four properties that hardly differ. You open, and nobody has bid.
lesson-vastgoedveiling-free-may-ask = May you pass straight away?
lesson-vastgoedveiling-free-may-why = You may always pass, also as the very first.
lesson-vastgoedveiling-free-may-not-no = Opening is a right, not a duty. You may let it go.
lesson-vastgoedveiling-free-cost-scene = So you pass without having bid anything.
lesson-vastgoedveiling-free-cost-ask = What does that cost you?
lesson-vastgoedveiling-free-cost-why = { MONEY($answer) }. Half of nothing is nothing, and property { $card } is still yours.
lesson-vastgoedveiling-free-cost-not-1 = You pay half of your own bid, and you have not made one.
lesson-vastgoedveiling-free-cost-not-2 = There is no entrance fee. You pay half of your own bid, and you have not made one.
lesson-vastgoedveiling-free-flat-scene = The last round of buying, { MONEY(8) } each. The properties here are almost the same.
lesson-vastgoedveiling-free-flat-ask = What leaves you richer at the end?
lesson-vastgoedveiling-free-flat-why = Passing, with { MONEY($best) } against { MONEY($other) } on average. One or two steps better is not worth your coins, and coins you keep are money at the end.
lesson-vastgoedveiling-free-flat-not-bid-5 = You get a slightly better property and pay more for it than it ever brings in.

## When to pass

lesson-vastgoedveiling-when-title = Stay or go?
lesson-vastgoedveiling-when-about = Look at the next step up, and at what it costs.
lesson-vastgoedveiling-when-gap-scene = Last round. You bid { MONEY(2) }, Bram { MONEY(4) }, Chloé is out. Between 3 and 29 there is a huge gap, and Bram has only { MONEY(5) } in all.
lesson-vastgoedveiling-when-gap-ask = What leaves you richer at the end?
lesson-vastgoedveiling-when-gap-why = Going on: { MONEY($best) } against { MONEY($other) } on average. Two things say so: the gap is wide, and Bram cannot answer.
lesson-vastgoedveiling-when-gap-not-pass = You save a few coins and hand Bram the best property of all.
lesson-vastgoedveiling-when-due-scene = Another last round. You bid { MONEY(6) }, Bram { MONEY(7) }, Chloé is out. First the sum.
lesson-vastgoedveiling-when-due-ask = What does it cost you to pass now?
lesson-vastgoedveiling-when-due-why = { MONEY($answer) }. The other half comes back. So think of the way out before you think of the next bid.
lesson-vastgoedveiling-when-due-not-0 = It is only free while you have bid nothing.
lesson-vastgoedveiling-when-due-not-6 = Half of it comes back.
lesson-vastgoedveiling-when-small-scene = The same position. You can take 15 now, or bid { MONEY(8) } and perhaps get 16.
lesson-vastgoedveiling-when-small-ask = What leaves you richer at the end?
lesson-vastgoedveiling-when-small-why = Passing: { MONEY($best) } against { MONEY($other) } on average. “I have come this far” is a feeling, not a reason. Ask what one step more brings from here.
lesson-vastgoedveiling-when-small-not-bid-8 = The coins you laid feel lost, but half comes back. You pay the whole of your next bid for one single step.
lesson-vastgoedveiling-when-later-scene = The very first round, { MONEY(18) } in your hand. You could scare everyone off.
lesson-vastgoedveiling-when-later-ask = What leaves you richer at the end?
lesson-vastgoedveiling-when-later-why = The small bid: { MONEY($best) } against { MONEY($other) } on average. One great property does not win a game of seven rounds.
lesson-vastgoedveiling-when-later-not-bid-18 = You win this one for certain. But then come six rounds in which you cannot say a word.

## Selling

lesson-vastgoedveiling-sell-title = Which property for which cheque?
lesson-vastgoedveiling-sell-about = The second half of the game, where the money is made.
lesson-vastgoedveiling-sell-take-scene = Four cheques lie on the table. The others show 30, 5 and 12. You show 17.
lesson-vastgoedveiling-sell-take-ask = Which cheque is yours?
lesson-vastgoedveiling-sell-take-why = { MONEY($answer) }. The highest property takes the highest cheque, the next one the next, and the lowest has to do with { MONEY($low) }.
lesson-vastgoedveiling-sell-take-not-0 = Two properties are lower than yours. The worst cheque goes to the lowest.
lesson-vastgoedveiling-sell-take-not-15 = Somebody shows 30. That one comes first.
lesson-vastgoedveiling-sell-secret-scene = New cheques. You put 17 on the table, face down. Bram has not chosen yet.
lesson-vastgoedveiling-sell-secret-ask = Does Bram know which property you chose?
lesson-vastgoedveiling-sell-secret-why = He only hears that you have chosen. Everybody picks in secret, and then all are shown at once.
lesson-vastgoedveiling-sell-secret-not-yes = He can guess, and good players do. But he cannot see it.
lesson-vastgoedveiling-sell-weak-scene = Two sales to go, and you own 4 and 28. These cheques are poor.
lesson-vastgoedveiling-sell-weak-ask = Which one do you sell now?
lesson-vastgoedveiling-sell-weak-why = The weak one: { MONEY($best) } against { MONEY($other) } on average. It would hardly win anything anyway, so let it lose here.
lesson-vastgoedveiling-sell-weak-not-sell-28 = You win this sale, and the prize is tiny.
lesson-vastgoedveiling-sell-wide-scene = The same hand. Now a splendid cheque lies between two poor ones.
lesson-vastgoedveiling-sell-wide-ask = Which one do you sell now?
lesson-vastgoedveiling-sell-wide-why = The strong one: { MONEY($best) } against { MONEY($other) } on average. When the best and the worst cheque are far apart, being first counts.
lesson-vastgoedveiling-sell-wide-not-sell-4 = Then you get the nought, and a cheque like this may not come again.
lesson-vastgoedveiling-sell-close-scene = And now it rains money: all three cheques are high.
lesson-vastgoedveiling-sell-close-ask = Which one do you sell now?
lesson-vastgoedveiling-sell-close-why = Surprise: the weak one, { MONEY($best) } against { MONEY($other) } on average. Even last place pays well here. Do not look at how high the cheques are, look at how far apart.
lesson-vastgoedveiling-sell-close-not-sell-28 = It takes the best cheque, but your weak one would have got almost as much.

## Reading

lesson-vastgoedveiling-read-title = Read the table
lesson-vastgoedveiling-read-about = Who can still do what, and what is still to come.
lesson-vastgoedveiling-read-enough-scene = Bram owns 5 and 9, Chloé 3 and 8. You own 12 and 29. You put down just the 12.
lesson-vastgoedveiling-read-enough-ask = Which cheque does your 12 bring?
lesson-vastgoedveiling-read-enough-why = { MONEY($answer) }, the best one. Nobody else has anything higher. Your 29 is free for the next sale.
lesson-vastgoedveiling-read-enough-not-2 = Compare it with what the others own: is there anything higher?
lesson-vastgoedveiling-read-enough-not-7 = In most games perhaps. But look at their properties.
lesson-vastgoedveiling-read-coins-scene = You started with { MONEY(18) } and your bid is { MONEY(5) }. You pass. Bram has watched closely.
lesson-vastgoedveiling-read-coins-ask = How much does Bram know you have left?
lesson-vastgoedveiling-read-coins-why = { MONEY($answer) }, to the coin. Every bid is public, so wallets are no secret. You can count theirs too.
lesson-vastgoedveiling-read-coins-not-18 = You did pay for passing.
lesson-vastgoedveiling-read-coins-not-13 = That would be so if your whole bid were gone. Half of it came back.
lesson-vastgoedveiling-read-coins-not-16 = Nearly: half of 5, rounded against you, is one more.
lesson-vastgoedveiling-read-coins-not = Take half of your bid, rounded up, from what you had.
lesson-vastgoedveiling-read-out-scene = Five players: every cheque is in the game, two of each. Gone before this sale: { LIST($gone) }. Five more come after it.
lesson-vastgoedveiling-read-out-ask = How many of the last five are 12 or higher?
lesson-vastgoedveiling-read-out-why = { $answer } of { $left }. You count what is gone and what lies there, and the rest must be in the pile. Now you know what your best property is waiting for.
lesson-vastgoedveiling-read-out-not-0 = Count the pairs from 12 to 15. Not all of them are gone yet.
lesson-vastgoedveiling-read-out-not-1 = One you found. Look again at the pairs from 12 to 15.
lesson-vastgoedveiling-read-out-not-3 = Do not forget the one that lies on the table now.

## Keep a coin

lesson-vastgoedveiling-keep-title = Keep a coin
lesson-vastgoedveiling-keep-about = How the game ends, and what your last coins do.
lesson-vastgoedveiling-keep-none-scene = You have spent everything. Chloé opens with { MONEY(1) }.
lesson-vastgoedveiling-keep-none-ask = Which property do you get?
lesson-vastgoedveiling-keep-none-why = Property { $answer }, the cheapest. Without coins you are always the first one out. One dollar would have given you a say.
lesson-vastgoedveiling-keep-none-not-12 = For that one somebody would have to leave before you. You cannot wait.
lesson-vastgoedveiling-keep-none-not-26 = Dream on! That one is for whoever stays.
lesson-vastgoedveiling-keep-until-scene = Everybody has two properties left and sells the better one now.
lesson-vastgoedveiling-keep-until-ask = How many do you own when this is done?
lesson-vastgoedveiling-keep-until-why = { $answer }. The last one sells by itself, since there is nothing left to choose. Selling goes on until all is sold.
lesson-vastgoedveiling-keep-until-not-1 = There is one more sale, and you need not do anything for it.
lesson-vastgoedveiling-keep-until-not-2 = You are selling one right now.
lesson-vastgoedveiling-keep-sum-scene = Your cheques so far make { MONEY(41) }. Two more come now, of { MONEY(12) } and { MONEY(4) }. You have { MONEY(3) } in coins.
lesson-vastgoedveiling-keep-sum-ask = What is your total at the end?
lesson-vastgoedveiling-keep-sum-why = { MONEY($answer) }. Coins and cheques are the same money, and all of it counts.
lesson-vastgoedveiling-keep-sum-not-41 = You may add the last two cheques. And your coins.
lesson-vastgoedveiling-keep-sum-not-57 = Those are your cheques. Do your coins not count?
lesson-vastgoedveiling-keep-tie-scene = The last sales of a close game. You have { MONEY(2) } in coins, Bram has { MONEY(5) }. You will both end with the same total.
lesson-vastgoedveiling-keep-tie-ask = Who wins?
lesson-vastgoedveiling-keep-tie-why = You both have { MONEY($total) }, and then the coins decide: { MONEY($hers) } beats { MONEY($mine) }. So do not throw your last coins away.
lesson-vastgoedveiling-keep-tie-not-0 = Count the coins: Bram has more of them.
lesson-vastgoedveiling-keep-tie-not-0-1 = Almost. First they look who has more coins left.
lesson-vastgoedveiling-keep-even-scene = And what if your coins are equal too?
lesson-vastgoedveiling-keep-even-ask = Who wins?
lesson-vastgoedveiling-keep-even-why = { MONEY($total) } and { MONEY($coins) } in coins for both of you: you share the win. Shake hands.
lesson-vastgoedveiling-keep-even-not-0 = Nice try. Nothing tells the two of you apart.
lesson-vastgoedveiling-keep-even-not-1 = Why Bram? Nothing tells the two of you apart.

## The table

lesson-vastgoedveiling-table-title = Laying the table
lesson-vastgoedveiling-table-about = Coins, cards and players before the first bid.
lesson-vastgoedveiling-table-wallet-scene = Six of you sit down. The more players, the less money each.
lesson-vastgoedveiling-table-wallet-ask = How much does everybody start with?
lesson-vastgoedveiling-table-wallet-why = { MONEY($answer) }. From two players up it is { LIST($every) }. With a full table every coin is dear.
lesson-vastgoedveiling-table-wallet-not-18 = That is what a smaller table gets.
lesson-vastgoedveiling-table-wallet-not-30 = There are 30 properties, but not so many dollars.
lesson-vastgoedveiling-table-turned-scene = Now just the two of you, you and Bram, with { MONEY($coins) } each and { $rounds } rounds to go.
lesson-vastgoedveiling-table-turned-ask = How many properties are turned up each round?
lesson-vastgoedveiling-table-turned-why = { $answer }: always as many as there are players, so that everybody gets one. All other rules stay as they are.
lesson-vastgoedveiling-table-turned-not-3 = Then one would be left over.
lesson-vastgoedveiling-table-turned-not-4 = Then you would get two each. It is one each, every round.
lesson-vastgoedveiling-table-many-scene = More friends want to join.
lesson-vastgoedveiling-table-many-ask = How many can play at most?
lesson-vastgoedveiling-table-many-why = { $answer }, and { $least } at the least.
lesson-vastgoedveiling-table-many-not-4 = There is room for more.
lesson-vastgoedveiling-table-many-not-5 = One more chair fits.
lesson-vastgoedveiling-table-many-not-8 = Then the cards would be gone after three rounds.
lesson-vastgoedveiling-table-away-scene = With few players, some cards are put away before the game, so that nobody can count on all of them.
lesson-vastgoedveiling-table-away-ask = With how many players are most properties put away?
lesson-vastgoedveiling-table-away-why = With { $answer }. From two players up, { LIST($every) } are put away.
lesson-vastgoedveiling-table-away-not-3 = Some are put away then, but there is a table with more.
lesson-vastgoedveiling-table-away-not-4 = Hardly any: four players need nearly all of them.
lesson-vastgoedveiling-table-away-not-6 = A full table uses every card.
lesson-vastgoedveiling-table-unseen-scene = Four players. Two properties and two cheques were put away.
lesson-vastgoedveiling-table-unseen-ask = Who knows which ones?
lesson-vastgoedveiling-table-unseen-why = Chance took them off the pile, face down. You will never be quite sure what is missing.
lesson-vastgoedveiling-table-unseen-not-0 = You open, but you have not seen them either.
lesson-vastgoedveiling-table-unseen-not-0-1-2-3 = They were put away face down.
lesson-vastgoedveiling-table-twins-scene = A riddle, for there is only one 12 in this game. Suppose there were two of them, for one cheque.
lesson-vastgoedveiling-table-twins-ask = Which one would go first?
lesson-vastgoedveiling-table-twins-choice-0 = The one bought later
lesson-vastgoedveiling-table-twins-choice-1 = The one bought earlier
lesson-vastgoedveiling-table-twins-why = The one that somebody has owned longer. With these cards it never happens, but a good rule is ready for it.
lesson-vastgoedveiling-table-twins-not-0 = Who came first is served first.
lesson-vastgoedveiling-table-levels-scene = Three computers sit down, an easy, a medium and a hard one. They play many games and change seats each time.
lesson-vastgoedveiling-table-levels-ask = Which one wins most often?
lesson-vastgoedveiling-table-levels-choice-easy = Easy
lesson-vastgoedveiling-table-levels-choice-medium = Medium
lesson-vastgoedveiling-table-levels-choice-hard = Hard
lesson-vastgoedveiling-table-levels-why = It won { $share } of 100 games. The better ones bid by what a property is worth, the easy one bids by its mood.
lesson-vastgoedveiling-table-levels-not-easy = Even moods win sometimes, but not this often.
lesson-vastgoedveiling-table-levels-not-medium = It thinks about the next step up, but not about the coins for later.

## True or not

lesson-vastgoedveiling-claims-title = True or not?
lesson-vastgoedveiling-claims-about = Three tips that players give each other, put to the test.
lesson-vastgoedveiling-claims-top-scene = “Properties from 25 to 30 are worth a lot more than the rest.”
lesson-vastgoedveiling-claims-top-ask = True or not?
lesson-vastgoedveiling-claims-top-why-yes = True. They fetched { MONEY($top) } on average, all others { MONEY($rest) }. Look at the steps too: one number higher brings { MONEY($leap) } more there, and { MONEY($step) } in the middle. By rank alone every step would bring { MONEY($even) }.
lesson-vastgoedveiling-claims-top-why-no = Not in these games. They fetched { MONEY($top) } on average, all others { MONEY($rest) }. One number higher brings { MONEY($leap) } more up there, and { MONEY($step) } in the middle.
lesson-vastgoedveiling-claims-top-caption = What each property fetched, on average over { $games } games of computer players. Line: by rank alone.
lesson-vastgoedveiling-claims-rank-scene = “The price goes with the rank: the second property of a round costs twice as much as the first, the third three times, and so on.”
lesson-vastgoedveiling-claims-rank-ask = True or not?
lesson-vastgoedveiling-claims-rank-why-yes = True, about. The four ranks cost { MONEY($paid1) }, { MONEY($paid2) }, { MONEY($paid3) } and { MONEY($paid4) }. The cheques of those ranks are { MONEY($worth1) }, { MONEY($worth2) }, { MONEY($worth3) } and { MONEY($worth4) }.
lesson-vastgoedveiling-claims-rank-why-no = A fair price would: cheques of those ranks are { MONEY($worth1) }, { MONEY($worth2) }, { MONEY($worth3) } and { MONEY($worth4) }, in even steps. But people paid { MONEY($paid1) }, { MONEY($paid2) }, { MONEY($paid3) } and { MONEY($paid4) }. Only the last one in pays in full, so the top is dear and the rest is cheap.
lesson-vastgoedveiling-claims-rank-caption = Bars: what was paid for each rank in a round of four, over { $games } games. Line: the average cheque of that rank.
lesson-vastgoedveiling-claims-rare-scene = “High cheques, from { MONEY(12) } to { MONEY(15) }, are rare.”
lesson-vastgoedveiling-claims-rare-ask = True or not?
lesson-vastgoedveiling-claims-rare-why-yes = True for this deck: they are { $high } of { $all }. With four players a sale shows one in { $four } of 100 cases, with two in { $few }, with six in { $many }.
lesson-vastgoedveiling-claims-rare-why-no = A friendly no. They are { $high } of { $all } cheques, { $each } of each, just like all the others. With four players a sale shows one in { $four } of 100 cases, with two in { $few }, with six in { $many }. They are dear, but not rare.
lesson-vastgoedveiling-claims-rare-caption = How often, in percent, a sale shows at least one high cheque, for each number of players.
