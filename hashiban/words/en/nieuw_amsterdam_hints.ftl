# Why a computer does something in Nieuw Amsterdam.

why-na-pay = every resource counts the same here
why-na-tiles = these tiles are worth most to you: { $worth }
why-na-worth = with its bonus coins this column is worth most to you: { $worth }
why-na-easy-open = the tiles are worth { $worth } to you, and an easy computer opens low
why-na-easy-bid = that is no more than half of the { $worth } that the tiles are worth to you
why-na-easy-pass = an easy computer pays no more than half of the { $worth } that the tiles are worth to you
why-na-medium-open = the column is worth { $worth } to you, and one of the others about { $later }
why-na-medium-bid = the column is worth { $worth } to you, one of the others about { $later }, so you can go this far
why-na-medium-pass = the column is worth { $worth } to you, but one of the others about { $later }
why-na-put-up = the column is worth { $worth } to you, and you would open with { $open }
why-na-open = worth { $worth } against about { $later } for waiting; a bid like this stands in { $stands } of 100 cases
why-na-bid = worth { $worth } against about { $later } for waiting; a bid like this stands in { $stands } of 100 cases
why-na-pass = worth { $worth }, but waiting for another column brings about { $later }
