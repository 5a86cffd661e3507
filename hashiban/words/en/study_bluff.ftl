# Bluff.

study-bluff-title = Bluff
study-bluff-line = Five cards lie face down. How often should they be worth next to nothing?
study-bluff-lead = Lay money that nobody can see, answer money that you cannot see, and bid what you may not have.
study-bluff-teaches = how often a bluff pays, why the other must not always believe it, and when one may bid more than one has

## You decide

study-bluff-decide =
    A game of Wereldhandel, near its beginning. You and Bram hold the same money: two cards of 0, four of 10 and one of 50, { $all } in all. Each of you owns one card of coffee, and a card of coffee is worth { $worth } to either of you.
    Who offers a trade lays money cards face down. The other sees only how many. Either he takes them and gives his coffee for them; or he lays money against them. Then the two bundles change hands, and whoever received more money gives up a coffee. If both are worth the same, they lay once more; a second tie wins the coffee for whoever offered.
    Much later you have only { $has } left. Bram auctions a card of diamonds; a set of those is worth { $value }, and he owns one card already. The highest bid is { $high }. If nobody goes over yours, Bram either pays your bid to you and keeps the card, or he lets you pay. Who cannot pay then shows all his money and gets nothing.
study-bluff-scene = Your money cards: two of 0, four of 10 and one of 50. On the table lie five cards face down.
study-bluff-ask-lay = You want Bram’s coffee and lay five cards face down. Which five?
study-bluff-ask-lay-a = 0, 0, 10, 10, 10: { $laid-1 } in all
study-bluff-ask-lay-b = 0, 0, 10, 10, 50: { $laid-2 } in all
study-bluff-ask-lay-c = 10, 10, 10, 10, 50: { $laid-3 } in all
study-bluff-ask-reply = Now Bram wants your coffee and lays five cards face down. What do you do?
study-bluff-ask-reply-a = Take them, and give up the coffee
study-bluff-ask-reply-b = Lay { $reply-2 } against them: your cards of 10
study-bluff-ask-reply-c = Lay { $reply-3 } against them: all you have
study-bluff-ask-raise = What do you bid for the diamonds? 0 is staying out.

## What do you expect?

study-bluff-predict = Two bots trade like this over and over, always with five cards. One offers, one answers. They know no theory: each remembers all that the other has done, and does what would have been best against it so far. A bluff is an offer worth less than { $half }.
study-bluff-ask-poor = In how many of 100 trades does the one who offers bluff?

## What happens

study-bluff-happened = Two bots that learn trade with each other. Then one of them meets you: it finds out what you do, first when you offer and then when you answer. And Bram auctions his diamonds, with bids that cannot be paid.
study-bluff-offer-gain = Always offering like that, to somebody who finds out, brings { $gain } a trade. The bot that learns gains { $both } when it offers.
study-bluff-offer-loss = Always offering like that, to somebody who finds out, loses { $gain } a trade. The bot that learns gains { $both } when it offers.
study-bluff-answer = When you answer, the bot that finds out how gains { $gain } a trade from you. From a bot that learns it gets { $both }.
study-bluff-raise-pass = You stayed out at { $high }: nothing gained, and nobody saw your money.
study-bluff-raise-bid = You bid { $bid } with { $has } in hand. In { $share } of 100 auctions Bram paid it to you and kept the card; in the others you had to show your money.
study-bluff-raise-room = { $bluffs } of { $many } answers bid more than the { $has } that you have left.
study-bluff-raise-best = Of those bids { $bid } brought most: { $money } on average, paid by Bram.
dynamics-study-bluff-gained-title = What the one who offers gains
dynamics-study-bluff-gained-see = If you offer, long is good. If you answer, short is good.
dynamics-study-bluff-gained-x = who offers to whom
dynamics-study-bluff-gained-y = mean gain a trade
dynamics-study-bluff-gained-label-offer = you to a bot that learns
dynamics-study-bluff-gained-label-both = one that learns to another
dynamics-study-bluff-gained-label-answer = a bot that learns to you
dynamics-study-bluff-gained-told = { $trades } trades each. Between two that learn, the one who offers gained { $gain } on average.
dynamics-study-bluff-learned-title = Two bots find a mix
dynamics-study-bluff-learned-see = The shares of all trades so far. Do they come to rest?
dynamics-study-bluff-learned-x = trades
dynamics-study-bluff-learned-y = of 100
dynamics-study-bluff-learned-label-poor = bluffs
dynamics-study-bluff-learned-label-taken = is taken
dynamics-study-bluff-learned-poor-theory = theory
dynamics-study-bluff-learned-taken-theory = theory
dynamics-study-bluff-learned-told = After { $trades } trades, { $poor } of 100 offers were bluffs, and { $taken } of 100 were taken.
dynamics-study-bluff-paid-title = Bids that cannot be paid
dynamics-study-bluff-paid-see = What such a bid brings on average when Bram is a hard bot: he pays it to you, or he does not. How high can one go?
dynamics-study-bluff-paid-x = bid
dynamics-study-bluff-paid-y = money on average
dynamics-study-bluff-paid-label-got = paid to you
dynamics-study-bluff-paid-told = A bid of { $bid } brought most, { $money } on average.

## The answers of a class

dynamics-study-bluff-lay-title = What you lay
dynamics-study-bluff-lay-see = All bars together are your mix. How many in 100 bluff?
dynamics-study-bluff-lay-x = offer
dynamics-study-bluff-lay-y = answers in 100
dynamics-study-bluff-lay-label-a = 0, 0, 10, 10, 10
dynamics-study-bluff-lay-label-b = 0, 0, 10, 10, 50
dynamics-study-bluff-lay-label-c = 10, 10, 10, 10, 50
dynamics-study-bluff-lay-said = { $many } answers.
dynamics-study-bluff-reply-title = What you answer
dynamics-study-bluff-reply-see = Who believes the five cards, who does not?
dynamics-study-bluff-reply-x = answer
dynamics-study-bluff-reply-y = answers in 100
dynamics-study-bluff-reply-label-a = take them
dynamics-study-bluff-reply-label-b = the tens against them
dynamics-study-bluff-reply-label-c = all against them
dynamics-study-bluff-reply-said = { $many } answers.
dynamics-study-bluff-raise-title = What you bid for the diamonds
dynamics-study-bluff-raise-see = Who can pay the bid?
dynamics-study-bluff-raise-x = bid
dynamics-study-bluff-raise-y = answers in 100
dynamics-study-bluff-raise-said = { $many } bids from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-bluff-poor-title = What you expected
dynamics-study-bluff-poor-see = Who expected many bluffs, who few?
dynamics-study-bluff-poor-x = bluffs in 100 trades
dynamics-study-bluff-poor-y = answers in 100
dynamics-study-bluff-poor-truth = it was
dynamics-study-bluff-poor-said = { $many } predictions from { $least } to { $most }; the middle one is { $middle }.

## What theory says

study-bluff-theory =
    Whoever always does the same is found out. The remedy is a mix by chance: so many bluffs that the other does as well by taking the money as by laying all against it, whatever he tries. Then it does not help him to know the mix.
    Here that is { $best-poor } bluffs in 100 offers; and the other takes { $best-taken } of 100. The mix is worth { $best-gain } a trade to the one who offers.
study-bluff-mix-alone = Your offer, laid every time, is sure of { $sure } a trade; the best mix of { $best }. With your answer, given every time, the other can get { $left }; the best answers leave him { $best }.
study-bluff-mix-room = Taken together, your class has a mix. Its offers are sure of { $sure } a trade; the best mix of { $best }. From its answers somebody who knows them can get { $left }; the best answers leave him { $best }.
dynamics-study-bluff-offers-title = What a mix of offers is sure of
dynamics-study-bluff-offers-see = The line: bluffs so often, else lays all. The mark is you; away from the line, some offers were neither. Where is the top?
dynamics-study-bluff-offers-x = bluffs in 100 offers
dynamics-study-bluff-offers-y = sure gain a trade
dynamics-study-bluff-offers-label-you = you
dynamics-study-bluff-offers-theory = a bluff, else all
dynamics-study-bluff-offers-told = The top is at { $poor } bluffs in 100: it is sure of { $sure }. A few more, and the other calls every time.
dynamics-study-bluff-answers-title = What a mix of answers leaves the other
dynamics-study-bluff-answers-see = The line: takes so often, else lays all against it. The mark is you. Here low is good.
dynamics-study-bluff-answers-x = taken, of 100
dynamics-study-bluff-answers-y = what the other can get
dynamics-study-bluff-answers-label-you = you
dynamics-study-bluff-answers-theory = takes, else all
dynamics-study-bluff-answers-told = Least is left to the other who meets { $taken } takes in 100: { $left }.

## Change one thing

study-bluff-change = A card of 0 buys nothing. What is it good for? Give the one who offers fewer or more of them; the bots learn anew each time.
study-bluff-setting = How many cards of 0 does the one who offers hold?
study-bluff-setting-value = { $value }
dynamics-study-bluff-zeros-title = What cards of 0 bring
dynamics-study-bluff-zeros-see = Marks are bots that learn, the dashed line is theory.
dynamics-study-bluff-zeros-x = cards of 0 in hand
dynamics-study-bluff-zeros-y = mean gain a trade
dynamics-study-bluff-zeros-label-learner = the bot that offers
dynamics-study-bluff-zeros-theory = theory
dynamics-study-bluff-zeros-told = With { $zeros } of them the bot gained { $gain } a trade and bluffed in { $poor } of 100.
dynamics-study-bluff-noughts-title = How often who has them bluffs
dynamics-study-bluff-noughts-see = Without a 0, five cards are never poor.
dynamics-study-bluff-noughts-x = cards of 0 in hand
dynamics-study-bluff-noughts-y = bluffs in 100 offers
dynamics-study-bluff-noughts-label-learner = the bot that offers
dynamics-study-bluff-noughts-theory = theory
dynamics-study-bluff-noughts-told = With { $zeros } of them the bot gained { $gain } a trade and bluffed in { $poor } of 100.

## Talk about it

study-bluff-open-1 = In a real game nobody knows the other’s hand. How does the mix change then?
study-bluff-open-2 = Can people choose by chance at all, without a die? And does a face give a bluff away?
study-bluff-open-3 = What does it cost, later in the game, when everybody has seen your money?
study-bluff-talk-1 = Why is a mix better than laying the best bundle every time?
study-bluff-talk-1-answer = There is no best bundle. Always all you have brings { $always-rich }, since it is simply taken; always the bluff brings { $always-poor }, since it is topped. The mix brings { $best-gain }, and knowing it does not help anybody.
study-bluff-talk-2 = Somebody says: I believe every offer, then at least I get money. What is wrong with that?
study-bluff-talk-2-answer = Then the other bluffs every time and gains { $always-take } a trade. Who takes { $best-taken } of 100 and lays all against the rest leaves him { $best-gain } at most.
study-bluff-talk-3 = Where outside games is it good that nobody can tell what you will do?
study-bluff-talk-3-answer = Penalty kicks, serves in tennis, ticket inspectors, police checks, tax audits. Walker and Wooders (2001) write that serves at Wimbledon come close to such a mix.
study-bluff-talk-4 = When is it worth bidding what you cannot pay?
study-bluff-talk-4-answer = When the auctioneer wants the card more than the bid. In our auctions Bram bought at { $bought-100 } of 100 bids of 100, but only at { $bought-140 } of 100 bids of 140. Who has to show the money bluffs worse from then on.

## Five questions

study-bluff-ask-q1 = You never bluff: your five cards are always all you have. What does somebody do who has noticed?
study-bluff-ask-q1-a = He lays all he has against them.
study-bluff-ask-q1-b = He bluffs himself.
study-bluff-ask-q1-c = He takes the money every time.
study-bluff-ask-q1-why = Your { $all } are nearly what the coffee is worth: only { $always-rich } a trade is left for you.
study-bluff-ask-q2 = How often should you bluff so that it brings most, against somebody who knows how often?
study-bluff-ask-q2-a = Just so often that he does as well by taking as by laying against it.
study-bluff-ask-q2-b = Half of the time, for then he can know nothing.
study-bluff-ask-q2-c = Never: who is known to bluff has lost.
study-bluff-ask-q2-why = Then nothing he does beats it. Here that is in { $best-poor } of 100 offers.
study-bluff-ask-q3 = The goods get dearer: { $dear } in place of { $worth }, with the same money. How often does a best mix bluff then?
study-bluff-ask-q3-a = More often, since there is more to win.
study-bluff-ask-q3-b = Less often.
study-bluff-ask-q3-c = Just as often.
study-bluff-ask-q3-why = In { $dear-poor } of 100: whoever may lose so much does not believe many bluffs.
study-bluff-ask-q4 = What is a money card of 0 good for in a trade?
study-bluff-ask-q4-a = It makes a poor bundle look like a rich one.
study-bluff-ask-q4-b = For nothing, it is worth 0.
study-bluff-ask-q4-c = It makes the other pay more.
study-bluff-ask-q4-why = Only the number of cards is seen. Without a 0 the one who offers is sure of { $best-gain-0 } a trade, with two of { $best-gain }.
study-bluff-ask-q5 = You bid more than you have. When does that bring you money?
study-bluff-ask-q5-a = When you get the card.
study-bluff-ask-q5-b = When somebody bids even more.
study-bluff-ask-q5-c = When the auctioneer wants to keep the card and pays you.
study-bluff-ask-q5-why = The right of first refusal costs the bid, and it goes to the one who made it.

## For the teacher

study-bluff-aim = That a bluff is a matter of how often, and that chance protects from being found out. Pupils see that what is best depends on what the other expects, and that two who only learn from experience come near the theory.
study-bluff-script-decide = Play one trade in front of the class first, with real cards if you have them: five face down, take or lay against. Then everybody answers alone, without talking. Taken together the answers are a mix, so do not ask for reasons yet.
study-bluff-script-predict = Everybody writes down a number. Show of hands: more or fewer than half? More or fewer than a quarter?
study-bluff-script-happened = The three bars first: a class that bluffs often loses as soon as somebody notices. Then the lines of the two bots: where do they come to rest? The diamonds last.
study-bluff-script-theory = The sentence to remember: bluff just so often that the other does not care what he does. Show where the class is on both curves. A real mix needs chance: how could one get { $best-poor } of 100 with a watch? For example: a bluff whenever the second hand stands in the first 8 seconds.
study-bluff-script-change = Without any card of 0, then with four. Ask before each run: will the bot gain more or less?
study-bluff-script-talk = Two of the questions, then the five questions again. The third of the five, on dearer goods, is the hard one.
study-bluff-expected-gain-0 = Mean gain of the bot that offers, without a card of 0
study-bluff-expected-gain-2 = The same, two cards of 0
study-bluff-expected-poor = Bluffs in 100 offers between two bots that learn
study-bluff-expected-taken = Offers of 100 that are taken
study-bluff-expected-gain-4 = Mean gain of the bot that offers, four cards of 0
study-bluff-expected-bought-100 = Bids of 100 that Bram pays, of 100
study-bluff-expected-bought-120 = Bids of 120 that Bram pays, of 100
study-bluff-expected-bought-140 = Bids of 140 that Bram pays, of 100
study-bluff-expected-best-poor = Bluffs in 100 offers of a best mix
study-bluff-expected-best-taken = Offers of 100 that the best answers take
study-bluff-expected-best-gain = What the best mix is sure of, a trade
study-bluff-expected-best-gain-0 = The same, without a card of 0
study-bluff-expected-best-gain-4 = The same, four cards of 0
study-bluff-expected-laid-1 = The poor bundle
study-bluff-expected-laid-2 = The middling bundle
study-bluff-expected-laid-3 = The rich bundle
study-bluff-expected-reply-2 = What the tens make together
study-bluff-expected-reply-3 = All that is laid against it
study-bluff-expected-half = Half of what the coffee is worth; less is a bluff
study-bluff-expected-always-rich = What is sure for who always lays all
study-bluff-expected-always-poor = The same, always the bluff
study-bluff-expected-always-take = What the other can get from who always takes
study-bluff-expected-dear = Worth of the dearer goods in the third question
study-bluff-expected-dear-poor = Bluffs in 100 offers of a best mix for those
study-bluff-expected-worth = What a card of coffee is worth
study-bluff-expected-all = All the money of the story
study-bluff-expected-has = What is left of it at the diamonds
study-bluff-expected-high = The bid that has to be topped
study-bluff-expected-value = Value of the set of diamonds
