# Nieuw Amsterdam

nieuw_amsterdam-title = Nieuw Amsterdam
nieuw_amsterdam-line = Bid once for a column of action tiles, and for your place in the order.
nieuw_amsterdam-teaches = how to bid when you only get one say, what it is worth to go first, and when it is better to be the last one left
nieuw_amsterdam-credit = the bidding of Nieuw Amsterdam by Jeffrey D. Allers (2012)
nieuw_amsterdam-about = In each round whoever has the lowest marker puts a column of tiles up for auction and has to open. Everybody else speaks once: higher, or pass. The winner pays with anything they own and takes the tiles and the marker. Whoever is left over gets a column for nothing.
nieuw_amsterdam-worth = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

## House rules

nieuw_amsterdam-rule-frame = What is played
nieuw_amsterdam-rule-frame-rounds = six rounds, tiles have a secret worth
nieuw_amsterdam-rule-frame-phase = one round, every tile is worth 3

## The question

nieuw_amsterdam-say-choose = Column { $card }
nieuw_amsterdam-say-bid-least = Bid { $least }
nieuw_amsterdam-say-bid-all = Bid all you have: { $most }
nieuw_amsterdam-say-pass = Pass
nieuw_amsterdam-say-pay = Pay for me
nieuw_amsterdam-say-take = Column { $card }

## Why something cannot be said

nieuw_amsterdam-no-choose-cards-few = Choose a column to put up.
nieuw_amsterdam-no-choose-cards-many = You put up one column at a time.
nieuw_amsterdam-no-choose-cards-missing = Column { $card } cannot be put up: it must still be there, and with two players it must have three tiles.
nieuw_amsterdam-no-bid-low = That is not enough: bid { $least } or more.
nieuw_amsterdam-no-bid-high = You own { $most } in all, so that is the most you can bid.
nieuw_amsterdam-no-bid-not-now = You cannot bid now: everybody bids once in an auction.
nieuw_amsterdam-no-bid-not-your-turn = It is not your turn. Everybody bids once in an auction, in the order of the markers.
nieuw_amsterdam-no-pass-not-now = You cannot pass now: whoever puts up a column has to open, but 0 is enough.
nieuw_amsterdam-no-pass-not-your-turn = It is not your turn. Everybody speaks once in an auction, in the order of the markers.
nieuw_amsterdam-no-pay-coins-missing = You do not have all that.
nieuw_amsterdam-no-pay-laid-short = That is { $laid }, but you have bid { $due }.
nieuw_amsterdam-no-pay-laid-over = That is { $laid }, and { $due } is enough.
nieuw_amsterdam-no-take-cards-few = Choose a column to take.
nieuw_amsterdam-no-take-cards-many = You take one column only.
nieuw_amsterdam-no-take-cards-missing = You cannot take column { $card }: it must still be there, and with two players it must have two tiles.

## What happened

# What lies in a column, and what is paid or earned: the ends of the sentences below.
nieuw_amsterdam-of-tiles = { $city ->
    [0] { "" }
   *[other] { " " }· { $city } × city
}{ $land ->
    [0] { "" }
   *[other] { " " }· { $land } × land
}{ $trade ->
    [0] { "" }
   *[other] { " " }· { $trade } × trade
}{ $bonus ->
    [0] { "" }
    [one] { " " }· { $bonus } bonus coin
   *[other] { " " }· { $bonus } bonus coins
}
nieuw_amsterdam-of-pieces = { $coins ->
    [0] { "" }
    [one] { " " }· { $coins } coin
   *[other] { " " }· { $coins } coins
}{ $furs ->
    [0] { "" }
    [one] { " " }· { $furs } fur
   *[other] { " " }· { $furs } furs
}{ $goods ->
    [0] { "" }
    [one] { " " }· { $goods } good
   *[other] { " " }· { $goods } goods
}{ $wood ->
    [0] { "" }
   *[other] { " " }· { $wood } wood
}{ $grain ->
    [0] { "" }
   *[other] { " " }· { $grain } grain
}

nieuw_amsterdam-told-marker = { $you ->
    [yes] You start with marker { $marker }.
   *[no] { $who } starts with marker { $marker }.
}
nieuw_amsterdam-told-values = { $you ->
    [yes] In this round a tile is worth to you: city { $city }, land { $land }, trade { $trade }.
   *[no] In this round a tile is worth to { $who }: city { $city }, land { $land }, trade { $trade }.
}
nieuw_amsterdam-told-round = { $rounds ->
    [1] New tiles lie in the columns.
   *[other] Round { $round } of { $rounds }: new tiles lie in the columns.
}
nieuw_amsterdam-told-choose = { $you ->
    [yes] You put up column { $column }
   *[no] { $who } puts up column { $column }
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-opens = { $you ->
    [yes] You open with { $amount }.
   *[no] { $who } opens with { $amount }.
}
nieuw_amsterdam-told-bare = { $you ->
    [yes] You own nothing, so you open with { $amount }.
   *[no] { $who } owns nothing and opens with { $amount }.
}
nieuw_amsterdam-told-bid = { $you ->
    [yes] You bid { $amount }.
   *[no] { $who } bids { $amount }.
}
nieuw_amsterdam-told-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
nieuw_amsterdam-told-forced = { $you ->
    [yes] You do not own more than { $high }, so you have to pass.
   *[no] { $who } does not own more than { $high } and has to pass.
}
nieuw_amsterdam-told-win = { $you ->
    [yes] Column { $column } is yours: { $amount } is the highest bid.
   *[no] Column { $column } goes to { $who }: { $amount } is the highest bid.
}
nieuw_amsterdam-told-pay = { $you ->
    [yes] You pay { $amount }
   *[no] { $who } pays { $amount }
}{ nieuw_amsterdam-of-pieces }.
nieuw_amsterdam-told-award = { $you ->
    [yes] You take the tiles of column { $column }, marker { $marker }{ $bonus ->
        [0] { "" }
        [one] { " " }and { $bonus } bonus coin
       *[other] { " " }and { $bonus } bonus coins
    }.
   *[no] { $who } takes the tiles of column { $column }, marker { $marker }{ $bonus ->
        [0] { "" }
        [one] { " " }and { $bonus } bonus coin
       *[other] { " " }and { $bonus } bonus coins
    }.
}
nieuw_amsterdam-told-swap = { $you ->
    [yes] You get marker { $marker } in return.
   *[no] { $who } gets marker { $marker } in return.
}
nieuw_amsterdam-told-take = { $you ->
    [yes] You are left over: you take column { $column } for nothing and keep marker { $marker }
   *[no] { $who } is left over, takes column { $column } for nothing and keeps marker { $marker }
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-last = { $you ->
    [yes] Only column { $column } is left: you take it for nothing and keep marker { $marker }
   *[no] Only column { $column } is left: { $who } takes it for nothing and keeps marker { $marker }
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-scored = { $you ->
    [yes] Your round: { $points }
   *[no] Round of { $who }: { $points }
} = { $tiles } for tiles (city { $city }, land { $land }, trade { $trade } each) + { $bonus } bonus − { $paid } paid + { $place } for the order. Total: { $total }.
nieuw_amsterdam-told-income = Income for everybody{ nieuw_amsterdam-of-pieces }.
nieuw_amsterdam-told-end = { $count ->
    [1] { $you ->
        [yes] You win the game!
       *[no] { LIST($winners) } wins the game.
    }
   *[other] { LIST($winners) } share the win.
}

## The rules

rule-NS1 = There is one auction after another until everybody has a column. In each one you speak once: you bid, or you pass.
rule-NS2 = Of those who have no column yet, the one with the lowest order marker chooses.
rule-NS3 = You may put up any column that is left; with two players it must be one of three tiles. Your marker goes on top of it.
rule-NS4 = Whoever puts up a column has to make the first bid. It may be 0.
rule-NS5 = You can bid with anything you own: coins, furs, goods, wood and grain, in any mix.
rule-NS6 = While bidding, all of these are worth the same: 1 each.
rule-NS7 = When you bid you only say how much. What you pay with, you decide after you have won.
rule-NS8 = Nobody may bid more than they own in all at that moment.
rule-NS9 = The others who have no column yet follow in the order of the markers. Each bids higher or passes.
rule-NS10 = When everybody has spoken once, the highest bid wins.
rule-NS11 = The winner pays exactly what was bid, into the supply. Furs go on the open pile of furs.
rule-NS12 = The winner takes the tiles of the column and the order marker that lies on it.
rule-NS13 = If there are bonus coins below the column, the winner takes them as well.
rule-NS14 = If the column goes to somebody else than whoever put it up, that player gets the winner's old marker.
rule-NS15 = Whoever has a column takes no further part in this round: no choosing, no bidding.
rule-NS16 = The last one left takes one of the columns that are left for nothing, with its bonus coins, and keeps the own marker.
rule-NS17 = With two players, whoever has marker 1 must put up one of the columns of three tiles.
rule-NS18 = With two players, whoever does not win takes one of the columns of two tiles for nothing.
rule-NA1 = There is one auction less than there are players: the last one does not have to bid.
rule-NA2 = There are always five columns, of 3, 3, 2, 2 and 2 tiles: twelve tiles, four each of city, land and trade.
rule-NA3 = Below the columns there are 1, 0, 2, 2 and 2 bonus coins.
rule-NA4 = The order is that of the markers as they are now, after all that changed hands before.
rule-NA5 = If you open with 0 and all others pass, the column is yours for nothing.
rule-NA6 = If you cannot go higher, you pass by yourself; if you own nothing at all, you open with 0 by yourself.
rule-NA7 = What counts is what you own before you win: the bonus coins of the column cannot pay for it.
rule-NA8 = All resources lie in the open.
rule-NA9 = Every fur counts as 1, whatever kind it is.
rule-NA10 = Everything is counted in single pieces, and the supply never runs out.
rule-NA11 = With two players there is one auction. Either of you can win it, and three columns stay unused.
rule-NA12 = With two players, the loser chooses freely among the columns of two tiles.
rule-NA13 = You may bid for tiles that are of no use to you.
rule-NA14 = After a round all tiles are mixed and laid out anew, unused ones too. You keep your marker.
rule-NA15 = In the first round the order markers are handed out by lot.
rule-NA16 = In the worked example column 2 is city, city and trade, and column 3 is land and city.
rule-NI1 = The markers are always 1, 2, 3 and so on, one for each player.
rule-NI2 = No resource is made or lost: what players and supply have together stays the same.
rule-NI3 = The winner pays exactly as much as was bid, and nobody else pays.
rule-NI4 = Everybody gets one column, and no column goes to two players.
rule-NI5 = There are always twelve tiles, taken ones and others together.
rule-NI6 = In an auction each bid is higher than the one before, and everybody speaks once.
rule-NI7 = Whoever wins the first auction ends with marker 1, the second with marker 2, and so on; the one left over ends with the last.
rule-NI8 = Nobody ever has less than nothing of anything.
rule-NT1 = The worked example: Blue has marker 1, puts up column 1 and opens with 7.
rule-NT2 = The worked example: Yellow passes, Orange bids 8 and wins.
rule-NT3 = The worked example: Orange pays 3 grain, 3 coins, 1 wood and 1 fur, takes two land tiles, a trade tile, 1 coin and marker 1. Blue gets marker 3.
rule-NT4 = The worked example: Yellow has the lowest marker now, puts up column 2 and opens with 5.
rule-NT5 = The worked example: Blue passes, and Orange is not asked.
rule-NT6 = The worked example: Yellow pays 4 goods and 1 wood, takes three tiles and keeps marker 2.
rule-NT7 = The worked example: Blue is left over and takes column 3 for nothing, with 2 bonus coins and marker 3.
rule-NT8 = The worked example ends with Orange on marker 1, Yellow on 2 and Blue on 3, after five bids and passes.
rule-NT9 = All others pass, and whoever opened with 0 takes the column for nothing.
rule-NT10 = A bid that is equal to the highest one is refused.
rule-NT11 = A bid of more than you own is refused.
rule-NT12 = With two players, no column of two tiles is put up, and no column of three is taken for nothing.
rule-NT13 = With two players, if the second one wins, the markers are swapped.
rule-NF1 = Our frame: a game has six rounds.
rule-NF1-frame-phase = Our frame: by the house rule there is one round.
rule-NF2 = Our frame: in each round a tile of each kind has a worth from 0 to 6 for you. Nobody else knows it until the round is over.
rule-NF2-frame-phase = Our frame: by the house rule nobody has a secret, and every tile is worth 3.
rule-NF3 = Our frame: a round brings you what your tiles are worth, plus bonus coins, minus what you paid, plus 1 for each player behind you in the order.
rule-NF4 = Our frame: after each round everybody gets 1 coin, 1 good, 1 wood and 1 grain.
rule-NF4-frame-phase = Our frame: by the house rule nobody gets anything after the round.
rule-NF5 = Our frame: the most points win. If they are equal, more resources win, and then the lower marker.
rule-NF6 = Our frame is not part of the published game. It can be switched off: then one bidding round is played, and every tile is worth 3 to everybody.

## On the screen

nieuw_amsterdam-rules-setup = Before a round
nieuw_amsterdam-rules-choose = Putting up a column
nieuw_amsterdam-rules-bid = Bidding
nieuw_amsterdam-rules-win = Who wins the auction
nieuw_amsterdam-rules-last = The last one, and two players
nieuw_amsterdam-rules-end = Points (our own frame)
nieuw_amsterdam-phase = { $rounds ->
    [1] The cash box
   *[other] Round { $round } of { $rounds }: the cash box
}
nieuw_amsterdam-phase-end = All rounds are played
nieuw_amsterdam-box = The columns of the cash box
nieuw_amsterdam-column = Column { $column }: { $city } × city, { $land } × land, { $trade } × trade, { $bonus ->
    [0] no bonus coins
    [one] { $bonus } bonus coin
   *[other] { $bonus } bonus coins
}
nieuw_amsterdam-card = Column { $card }
nieuw_amsterdam-standing-choose = Puts up a column next: { $who }
nieuw_amsterdam-standing-take = Left over, and takes a column for nothing: { $who }
nieuw_amsterdam-standing-none = Column { $column } is up, with marker { $marker }. No bid yet
nieuw_amsterdam-standing = Column { $column }, with marker { $marker }: highest bid { $amount } by { $who }
nieuw_amsterdam-marker = Order marker { $marker }
nieuw_amsterdam-owns = Owns { $total } in all: { $what }
nieuw_amsterdam-doing-has = has column { $column }
nieuw_amsterdam-doing-chooses = chooses
nieuw_amsterdam-doing-bid = bids { $amount }
nieuw_amsterdam-doing-passed = passed
nieuw_amsterdam-doing-outbid = outbid
nieuw_amsterdam-doing-now = thinking …
nieuw_amsterdam-doing-waits = still to speak
nieuw_amsterdam-tile-city = City tile
nieuw_amsterdam-tile-land = Land tile
nieuw_amsterdam-tile-trade = Trade tile
nieuw_amsterdam-values = Only you know: what a tile is worth to you in this round
nieuw_amsterdam-values-even = What a tile is worth to everybody
nieuw_amsterdam-worth-of = column { $column }: { $worth }
nieuw_amsterdam-worths = Worth to you, with the bonus coins: { $columns }.
nieuw_amsterdam-ask-choose = Which column do you put up for auction?
nieuw_amsterdam-ask-choose-hint = Marker { $marker } goes with it. You have to open the bidding afterwards, but 0 is enough.
nieuw_amsterdam-ask-take = Which column do you take?
nieuw_amsterdam-ask-take-hint = You are the last one: it costs you nothing, and you keep marker { $marker }.
nieuw_amsterdam-ask-open = What do you open with for column { $column }?
nieuw_amsterdam-ask-open-hint = From 0 to { $total }, all that you own. You speak only once; if somebody goes higher, the column and marker { $marker } are gone.
nieuw_amsterdam-ask-bid = Column { $column } stands at { $high }. Do you go higher?
nieuw_amsterdam-ask-bid-hint = { $behind ->
    [0] You are the last to speak: one more is enough to win column and marker { $marker }. You own { $total }.
    [one] You speak only once, and one player is still to come. The winner gets marker { $marker } as well. You own { $total }.
   *[other] You speak only once, and { $behind } players are still to come. The winner gets marker { $marker } as well. You own { $total }.
}
nieuw_amsterdam-ask-pay = You have won. What do you pay the { $due } with?
nieuw_amsterdam-ask-pay-hint = Everything counts as 1, so any mix will do. What you keep, you can bid later.
nieuw_amsterdam-piece-0 = Coins
nieuw_amsterdam-piece-1 = Furs
nieuw_amsterdam-piece-2 = Goods
nieuw_amsterdam-piece-3 = Wood
nieuw_amsterdam-piece-4 = Grain
nieuw_amsterdam-so-many-0 = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
nieuw_amsterdam-so-many-1 = { $count ->
    [one] { $count } fur
   *[other] { $count } furs
}
nieuw_amsterdam-so-many-2 = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
nieuw_amsterdam-so-many-3 = { $count } wood
nieuw_amsterdam-so-many-4 = { $count } grain
nieuw_amsterdam-say-pay-these = Pay this
nieuw_amsterdam-say-pay-laid = Pay { LIST($what) }
nieuw_amsterdam-end-line = { $total } resources left · marker { $marker }
nieuw_amsterdam-end-tie = Equal points: more resources decide, and then the lower marker.
