# Endowment, and the price of a set.

study-endowment-title = Endowment, and the price of a set
study-endowment-line = One card, bought or owned: is it the same card?
study-endowment-lead = Three prices for cards of cheese. Say what you would pay, and what you would want for them.
study-endowment-teaches = why people ask more for what they own than they would pay for it, and what a card of a set is worth

## You decide

study-endowment-decide =
    Wereldhandel is nearly over. There are three of you: you, Bram and Chloé. Each has one set of four and { $money } in money cards. Sets of four count at the end, single cards and money do not. Cards of which nobody has all four are traded on, with money face down, until somebody has them all.
    A set of cheese is worth { $value } points. You own two cards of cheese, Bram owns one. Besides, only bananas are still spread over the three of you. One card is left in the pile: the fourth cheese.
study-endowment-scene = Two cards of cheese lie before you, one before Bram. The last card, in the middle, is cheese too.
study-endowment-scene-you = you
study-endowment-ask-pay = Bram auctions that card. It would be your third. How much would you pay for it at most?
study-endowment-ask-own = Now a game that is just the same, only this third card is already yours. Bram wants to buy it. For how much do you part with it, at least?
study-endowment-ask-fourth = One more game: you own three cards of cheese, and Bram auctions the fourth. How much would you pay for it at most?

## What do you expect?

study-endowment-predict = Three bots play whole games. Two are clear-headed. The third plays just as well, but it clings: whatever it owns counts double for it. If all three were alike, each would win about a third of the games.
study-endowment-ask-wins = How many of 100 games does the bot win that clings?

## What happens

study-endowment-happened = The three bots play, each deal three times, so that every bot plays every hand. In between, clear-headed bots play the end of your game again and again.
study-endowment-own-more = For the very same card you would pay { $pay }, and you want { $own } to part with it. Most people ask more than they would pay.
study-endowment-own-same = You would pay { $pay } for the card and part with it for { $own }: the same price on both sides. Not many people do that.
study-endowment-own-less = You would pay { $pay } for the card and part with it for { $own }, which is less. Then somebody could buy it from you, sell it back to you and keep the difference.
study-endowment-own-class = { $more } of { $many } answers ask more for the card than they would pay for it, { $less } ask less. The middle offer is { $pay }, the middle price { $own }. It is the same card.
study-endowment-last-alone = For the third card you would pay { $pay }, for the fourth { $fourth }. The clear-headed bot pays { $third } for the third and { $last } for the fourth.
study-endowment-last-room = The middle of your class would pay { $pay } for the third card and { $fourth } for the fourth. The clear-headed bot pays { $third } for the third and { $last } for the fourth.
dynamics-study-endowment-price-title = The third cheese: what is paid, what is asked
dynamics-study-endowment-price-see = Two bars belong together. Are they as long as each other?
dynamics-study-endowment-price-x = who
dynamics-study-endowment-price-y = price
dynamics-study-endowment-price-label-you-pay = you: to buy it
dynamics-study-endowment-price-label-you-own = you: to part with it
dynamics-study-endowment-price-label-clear-pay = clear-headed bot: to buy
dynamics-study-endowment-price-label-clear-own = clear-headed bot: to part
dynamics-study-endowment-price-label-fond-pay = clinging bot: to buy
dynamics-study-endowment-price-label-fond-own = clinging bot: to part
dynamics-study-endowment-price-told = The clear-headed bot pays { $pay } and parts with the card for { $own }. The bot that clings pays as much, but wants { $fond }.
dynamics-study-endowment-table-title = Who wins whole games
dynamics-study-endowment-table-see = How much does it cost to cling to what one owns?
dynamics-study-endowment-table-x = bot
dynamics-study-endowment-table-y = games won of 100
dynamics-study-endowment-table-label-fond = the bot that clings
dynamics-study-endowment-table-label-clear = each clear-headed bot
dynamics-study-endowment-table-told = After { $games } games the bot that clings has won { $wins } of 100. It keeps goods that are worth less than the money, and starts few trades.

## The answers of a class

dynamics-study-endowment-pay-title = What you pay for the third card
dynamics-study-endowment-pay-see = How are the offers spread?
dynamics-study-endowment-pay-x = price
dynamics-study-endowment-pay-y = answers in 100
dynamics-study-endowment-pay-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-endowment-own-title = What you want for the third card
dynamics-study-endowment-own-see = Mind the numbers below: are they the same as in the picture before?
dynamics-study-endowment-own-x = price
dynamics-study-endowment-own-y = answers in 100
dynamics-study-endowment-own-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-endowment-fourth-title = What you pay for the fourth card
dynamics-study-endowment-fourth-see = Is the last one dearer than the third?
dynamics-study-endowment-fourth-x = price
dynamics-study-endowment-fourth-y = answers in 100
dynamics-study-endowment-fourth-said = { $many } answers from { $least } to { $most }; the middle one is { $middle }.
dynamics-study-endowment-wins-title = What you expected
dynamics-study-endowment-wins-see = Who thought that clinging helps?
dynamics-study-endowment-wins-x = games won of 100
dynamics-study-endowment-wins-y = answers in 100
dynamics-study-endowment-wins-truth = it was
dynamics-study-endowment-wins-said = { $many } predictions from { $least } to { $most }; the middle one is { $middle }.

## What theory says

study-endowment-theory =
    Buying or selling, you compare the same two tables: one with the card and less money, one without it and more money. So both prices should be about the same. A little more may be asked, since who owns the card is a little richer.
    And what is a card worth? Four cards are four lots for one prize. The last lot is worth no more than the others; only the prize itself grows with every other set you own.
dynamics-study-endowment-ratio-title = How many times your own offer do you ask?
dynamics-study-endowment-ratio-see = At the line of theory somebody asks just what he or she would pay. The other line is about where the owners of mugs were in the experiments of Kahneman, Knetsch and Thaler (1990). Who would pay nothing is left out; very high numbers stand at the right edge.
dynamics-study-endowment-ratio-x = asked, as many times the offer
dynamics-study-endowment-ratio-y = answers in 100
dynamics-study-endowment-ratio-same-theory = theory
dynamics-study-endowment-ratio-mugs = mugs
dynamics-study-endowment-ratio-said = { $many } answers; the middle one asks { $middle } times its offer.
dynamics-study-endowment-chance-title = Four lots for one prize
dynamics-study-endowment-chance-see = Marks are ends of games among clear-headed bots, you against Bram. On the dashed line every card is worth the same.
dynamics-study-endowment-chance-x = cards of cheese that you own
dynamics-study-endowment-chance-y = sets won of 100
dynamics-study-endowment-chance-label-won = our games
dynamics-study-endowment-chance-theory = a quarter a card
dynamics-study-endowment-chance-told = Here the set was won in { $won-1 } of 100 games with one card, in { $won-2 } with two, in { $won-3 } with three, and with four always.
dynamics-study-endowment-multiplier-title = What the set of cheese brings
dynamics-study-endowment-multiplier-see = All your sets are added up, and that is multiplied by how many you have. So a new set counts again and again.
dynamics-study-endowment-multiplier-x = other sets that you own
dynamics-study-endowment-multiplier-y = points
dynamics-study-endowment-multiplier-label-brings = by the rules
dynamics-study-endowment-multiplier-theory = formula
dynamics-study-endowment-multiplier-printed = value on the card
dynamics-study-endowment-multiplier-told = { $value } is printed on it. With { $sets } other sets it brings { $points }.

## Change one thing

study-endowment-change = How much a bot clings can be set: from not at all to five times. What does it cost? Try several.
study-endowment-setting = How much more does its own count than the same thing of somebody else?
study-endowment-setting-value = { $value ->
    [0] just as much
    [0.5] half more
    [1] double
    [2] three times
   *[4] five times
}
dynamics-study-endowment-cost-title = What it costs to cling
dynamics-study-endowment-cost-see = Marks are our games. On the dashed line all three bots are alike.
dynamics-study-endowment-cost-x = what is its own counts so many times
dynamics-study-endowment-cost-y = games won of 100
dynamics-study-endowment-cost-label-fond = the bot that clings
dynamics-study-endowment-cost-theory = all alike
dynamics-study-endowment-cost-told = When its own counts { $times } times, the bot wins { $wins } of 100 games.

## Talk about it

study-endowment-open-1 = Do people who trade every day still ask more than they would pay? List (2003) looked at people who trade in collectors’ cards.
study-endowment-open-2 = How much of it is clinging, and how much is just bargaining, or not having understood the question? Plott and Zeiler (2005) doubt that it is clinging.
study-endowment-open-3 = Is the last card worth no more than the others when three or four players share the cards?
study-endowment-talk-1 = The card is the same. What is it that differs, when it is yours?
study-endowment-talk-1-answer = Giving it away feels like a loss, getting it like a gain, and a loss weighs more. On the table nothing differs: with or without the card, with more or less money.
study-endowment-talk-2 = Why does the bot that clings lose so often? Its goods are dear to it, after all.
study-endowment-talk-2-answer = It pays too much to keep what it has, and hardly dares to put its own cards at risk in a trade. In our games it wins { $wins-one } of 100, and with half as much of the bias { $wins-half }; fair would be { $even }.
study-endowment-talk-3 = You own three of four. Why is the fourth not worth a fortune?
study-endowment-talk-3-answer = With three you already win the set in { $chance-3 } of 100 games, with two in { $chance-2 }. The fourth only makes it safe. It feels dear because the set seems nearly yours.
study-endowment-talk-4 = Where outside a game do people ask too much for what is theirs?
study-endowment-talk-4-answer = Houses and used cars that stay unsold, shares that nobody wants to sell below the price they cost, full cellars, subscriptions that began with a free month.

## Five questions

study-endowment-ask-q1 = Somebody wants twice as much for an old bicycle as he or she would pay for just such a one. Why, most likely?
study-endowment-ask-q1-a = The owner knows what it is really worth.
study-endowment-ask-q1-b = Giving it away feels worse than getting it feels good.
study-endowment-ask-q1-c = Bicycles get dearer every year.
study-endowment-ask-q1-why = The thing is the same; only whose it is differs.
study-endowment-ask-q2 = Somebody offers to buy a card from you. What should you compare?
study-endowment-ask-q2-a = The money with what you once paid for it.
study-endowment-ask-q2-b = The money with what others would want for it.
study-endowment-ask-q2-c = How you stand with the card, and how without it but with the money.
study-endowment-ask-q2-why = What was paid is gone either way; only what comes still counts.
study-endowment-ask-q3 = A bot for which its own goods count double plays against two clear-headed ones. How many of 100 games does it win?
study-endowment-ask-q3-a = Far fewer than a third of them.
study-endowment-ask-q3-b = About a third: it plays well otherwise.
study-endowment-ask-q3-c = More than a third: it gives nothing away.
study-endowment-ask-q3-why = In our games { $wins-one }: it overpays to keep things and shies away from trades.
study-endowment-ask-q4 = You and Bram share the four cards of a set. Which card raises your chance of the whole set most?
study-endowment-ask-q4-a = The fourth, for then it is complete.
study-endowment-ask-q4-b = Each about as much as any other.
study-endowment-ask-q4-c = The first, for without it you have nothing.
study-endowment-ask-q4-why = With one you win it in { $chance-1 } of 100 games, with two in { $chance-2 }, with three in { $chance-3 }: four steps of about a quarter.
study-endowment-ask-q5 = A set with { $value } on it comes to three other sets that make { $others-3 } together. How many points does it bring?
study-endowment-ask-q5-a = { $value }, as it says.
study-endowment-ask-q5-b = Four times { $value }, since there are four sets now.
study-endowment-ask-q5-c = Even more than four times { $value }.
study-endowment-ask-q5-why = { $brings-3 }: four times its own value, and the { $others-3 } of the others once more.

## For the teacher

study-endowment-aim = That the price of a thing should not depend on whose it is. Pupils see the gap in their own answers, what such a gap costs a player, and that the last piece of a set is worth no more than the others.
study-endowment-script-decide = Nobody needs to know the game: cards of cheese, whole sets count. Read out the three questions one by one, a minute of silence for each, and do not say that the first two belong together. A class that is large can be split: half answers as buyers, half as owners, with the other answer as a guess.
study-endowment-script-predict = Let everybody write down a number. Ask for a show of hands: more or fewer than a third? Ask one of each side why.
study-endowment-script-happened = Read out the sentence about the class first: the same card, two prices. Then the two bars of the clear-headed bot, which are as long as each other, and only then who won.
study-endowment-script-theory = The sentence to remember: compare the same two tables, with the card and without it. Then four lots for one prize. About how many times their offer did owners of mugs ask? About twice, say Kahneman, Knetsch and Thaler (1990); others have disputed why.
study-endowment-script-change = Let the class call out how much the bot clings. Try not at all, then five times. Mind the width of the intervals: the games are few.
study-endowment-script-talk = Two of the questions, then the five questions again. The one about the fourth card surprises most.
study-endowment-expected-wins-half = Of 100 whole games the bot wins for which its own counts half more
study-endowment-expected-wins-one = The same, its own counts double
study-endowment-expected-chance-1 = Sets won of 100 by who begins the end of the game with one card, the other has three
study-endowment-expected-chance-2 = The same, two cards each; by symmetry 50 of 100
study-endowment-expected-chance-3 = The same, three cards against one
study-endowment-expected-even = Games of 100 that each wins when all three are alike
study-endowment-expected-third = What the clear-headed bot pays for the third card
study-endowment-expected-own = What the same bot wants for the third card as owner
study-endowment-expected-fond = What the bot that clings wants for the third card as owner
study-endowment-expected-fourth = What the clear-headed bot pays for the fourth card
study-endowment-expected-money = Money that everybody has at the end of the story
study-endowment-expected-value = Value of the set of cheese
study-endowment-expected-others-3 = Value of the three other sets in the last question
study-endowment-expected-brings-0 = Points that the cheese brings without another set
study-endowment-expected-brings-1 = The same, one other set
study-endowment-expected-brings-3 = The same, three other sets
