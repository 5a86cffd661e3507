# De Veiling van Hashiban

hashiban-title = De Veiling van Hashiban
hashiban-line = Bid in the open, collect in secret, and throw your rivals out.
hashiban-teaches = how open bids give secrets away, what it is worth to be able to walk away, and when joining forces pays
hashiban-credit = De Veiling van Hashiban by Tiranik Games
hashiban-about = Your dealers are secret, and each of them seeks one kind of object. Buy objects at auctions, sell what you do not need, use weapons, make deals. With three objects of the right kind you reveal a dealer; whoever reveals three dealers first wins.
hashiban-worth = { $amount ->
    [one] { $amount } dealer
   *[other] { $amount } dealers
}

## House rules

hashiban-rule-two_player_dealers = With two players each gets
hashiban-rule-two_player_dealers-5 = five dealers (the rule)
hashiban-rule-two_player_dealers-3 = three dealers
hashiban-rule-revealed_start = At the start
hashiban-rule-revealed_start-false = all dealers are secret (the rule)
hashiban-rule-revealed_start-true = everybody may open one dealer: a faster game
hashiban-rule-win_target = To win you reveal
hashiban-rule-win_target-3 = three dealers (the rule)
hashiban-rule-win_target-5 = all dealers, up to five
hashiban-rule-eject_resets = When the highest bidder is thrown out
hashiban-rule-eject_resets-false = the next highest bid stands (the rule)
hashiban-rule-eject_resets-true = the bidding starts again from nothing
hashiban-rule-deals = Deals between players
hashiban-rule-deals-always = at the start of a turn and in auctions (the rule)
hashiban-rule-deals-turns = only at the start of a turn
hashiban-rule-deals-never = none
hashiban-rule-deal_objects = In a deal you can give
hashiban-rule-deal_objects-false = money (the rule)
hashiban-rule-deal_objects-true = money and objects
hashiban-rule-strict_reveal = To reveal two dealers at once
hashiban-rule-strict_reveal-false = five objects, or fewer if more of them fit both (the rule)
hashiban-rule-strict_reveal-true = exactly five objects
hashiban-rule-max_turns = The game is broken off
hashiban-rule-max_turns-50 = after 50 turns each
hashiban-rule-max_turns-30 = after 30 turns each
hashiban-rule-max_turns-10 = after 10 turns each

## Cards

-kind-books = books
-kind-plants = plants
-kind-weapons = weapons
-kind-potions = potions
-kind-pets = pets
-kind-magic = magic
-kind-glyphs = glyphs
-kind-ironware = ironware
-kind-gold = gold
-kind-jewellery = jewellery
-kind-music = music
-kind-machines = machines
-kind-shields = shields
-kind-food = food
-kind-piracy = piracy
-kind-timber = timber
-object-ledger = ledger of debts
-object-cactus = whistling cactus
-object-slingshot = slingshot
-object-brew = green brew
-object-hedgehog = tame hedgehog
-object-wand = bent wand
-object-tablet = clay tablet
-object-kettle = dented kettle
-object-nugget = gold nugget
-object-brooch = beetle brooch
-object-drum = goatskin drum
-object-treadmill = treadmill
-object-buckler = buckler
-object-pumpkin = giant pumpkin
-object-parrot = swearing parrot
-object-log = oak log
-object-pavise = tall shield
-object-plank = crooked plank
-object-rune = rune stone
-object-atlas = torn atlas
-object-encyclopedia = botanical encyclopedia
-object-fencing = handbook for fencers
-object-locksmith = handbook for locksmiths
-object-sundew = pet sundew
-object-mandrake = mandrake
-object-bow = singing bow
-object-elixir = golden elixir
-object-varnish = shield varnish
-object-cheese = mouse cheese
-object-amulet = moon amulet
-object-signet = signet ring
-object-map = secret treasure map
-object-anchor = rusty anchor
-object-horn = golden horn
-object-gong = shield gong
-object-oven = steam oven
-object-sawmill = sawmill
-object-barrel = barrel of herring
-object-bestiary = bestiary
-object-wreath = bridal wreath
-object-palm = palm-leaf shield
-object-grenade = fire jar
-object-totem = dripping totem
-object-aegis = golden aegis
-object-clock = tower clock
-object-musicbox = music box
-object-falcon = hunting falcon
-object-skewer = rune skewer
-object-snakeorgan = snake organ
-object-galley = flying galley
-security = security
hashiban-card = { $card ->
    [1] { -object-ledger }
    [2] { -object-cactus }
    [3] { -object-slingshot }
    [4] { -object-brew }
    [5] { -object-hedgehog }
    [6] { -object-wand }
    [7] { -object-tablet }
    [8] { -object-kettle }
    [9] { -object-nugget }
    [10] { -object-brooch }
    [11] { -object-drum }
    [12] { -object-treadmill }
    [13] { -object-buckler }
    [14] { -object-pumpkin }
    [15] { -object-parrot }
    [16] { -object-log }
    [17] { -object-pavise }
    [18] { -object-plank }
    [19] { -object-rune }
    [20] { -object-atlas }
    [21] { -object-encyclopedia }
    [22] { -object-fencing }
    [23] { -object-locksmith }
    [24] { -object-sundew }
    [25] { -object-mandrake }
    [26] { -object-bow }
    [27] { -object-elixir }
    [28] { -object-varnish }
    [29] { -object-cheese }
    [30] { -object-amulet }
    [31] { -object-signet }
    [32] { -object-map }
    [33] { -object-anchor }
    [34] { -object-horn }
    [35] { -object-gong }
    [36] { -object-oven }
    [37] { -object-sawmill }
    [38] { -object-barrel }
    [39] { -object-bestiary }
    [40] { -object-wreath }
    [41] { -object-palm }
    [42] { -object-grenade }
    [43] { -object-totem }
    [44] { -object-aegis }
    [45] { -object-clock }
    [46] { -object-musicbox }
    [47] { -object-falcon }
    [48] { -object-skewer }
    [49] { -object-snakeorgan }
    [50] { -object-galley }
    [51] { -security }
    [52] { -security }
    [53] { -security }
    [54] { -security }
    [55] { -security }
    [101] dealer in { -kind-books }
    [102] dealer in { -kind-plants }
    [103] dealer in { -kind-weapons }
    [104] dealer in { -kind-potions }
    [105] dealer in { -kind-pets }
    [106] dealer in { -kind-magic }
    [107] dealer in { -kind-glyphs }
    [108] dealer in { -kind-ironware }
    [109] dealer in { -kind-gold }
    [110] dealer in { -kind-jewellery }
    [111] dealer in { -kind-music }
    [112] dealer in { -kind-machines }
    [113] dealer in { -kind-shields }
    [114] dealer in { -kind-food }
    [115] dealer in { -kind-piracy }
   *[116] dealer in { -kind-timber }
}
hashiban-category = { $category ->
    [0] { -kind-books }
    [1] { -kind-plants }
    [2] { -kind-weapons }
    [3] { -kind-potions }
    [4] { -kind-pets }
    [5] { -kind-magic }
    [6] { -kind-glyphs }
    [7] { -kind-ironware }
    [8] { -kind-gold }
    [9] { -kind-jewellery }
    [10] { -kind-music }
    [11] { -kind-machines }
    [12] { -kind-shields }
    [13] { -kind-food }
    [14] { -kind-piracy }
   *[15] { -kind-timber }
}
hashiban-bill = { $card }
hashiban-piece-0 = 1,000
hashiban-piece-1 = 2,000
hashiban-piece-2 = 5,000
hashiban-piece-3 = 10,000, the gold token
hashiban-kind-dealers = Dealers
hashiban-kind-objects = Objects and securities
hashiban-kind-bills = Bills

## The question

hashiban-say-open-dealer = Open: { hashiban-card }
hashiban-say-keep-hidden = Keep all dealers secret
hashiban-say-silent = Nothing now
hashiban-say-rest = Nothing more this turn
hashiban-say-weapon = Throw out { $whom } with: { hashiban-card }
hashiban-say-deal = Propose a deal to { $whom }
hashiban-say-pool = Bid together with { $whom }
hashiban-say-give = Give nothing
hashiban-say-give-these = Give these
hashiban-say-give-laid = Give { LIST($what) }
hashiban-say-ask = Ask for nothing
hashiban-say-ask-these = Ask for these
hashiban-say-ask-laid = Ask for { LIST($what) }
hashiban-say-promise-none = Propose it like this
hashiban-say-promise-mine = Propose it, and promise your next start income
hashiban-say-promise-yours = Propose it, and ask for the next start income of the other
hashiban-say-drop = No deal after all
hashiban-say-accept = Yes, agreed
hashiban-say-reject = No, thank you
hashiban-say-decline = No, thank you
hashiban-say-share = Set nothing aside
hashiban-say-share-these = Set these aside for the partner
hashiban-say-share-laid = Set aside { LIST($what) }
hashiban-say-join = Join with these
hashiban-say-join-these = Join with these bills
hashiban-say-join-laid = Join with { LIST($what) }
hashiban-say-auction = Auction the top object
hashiban-say-lot = Sell objects of your own
hashiban-say-lot-these = Lay these out as a lot
hashiban-say-lot-laid = Sell as a lot: { LIST($what) }
hashiban-say-price-least = Start at { $least }
hashiban-say-price-all = Start at { $most }: more money than there is
hashiban-say-bonoloto = Play Bonoloto
hashiban-say-reveal = Reveal: { LIST($dealers, "hashiban-card") }
hashiban-say-show = Show: { hashiban-card }
hashiban-say-rest-turn = Do nothing this turn
hashiban-say-bid = Bid { $due } or a little more, laid for you
hashiban-say-bid-these = Bid with these bills
hashiban-say-bid-laid = Bid { LIST($what) }
hashiban-say-pass = Pass
hashiban-say-withdraw = Take your bid back
hashiban-say-counter = Make a counter-offer
hashiban-say-counter-these = Offer these to the seller
hashiban-say-counter-laid = Offer { LIST($what) }

## Why something cannot be said

hashiban-no-auction-not-now = You cannot auction an object now: it is not the moment, or the pile is empty.
hashiban-no-bonoloto-not-now = You can play Bonoloto in your turn, and with five bills of { 1000 } in your hand.
hashiban-no-reveal-not-now = You cannot reveal a dealer now: you need three objects of one kind, in your turn.
hashiban-no-reveal-cards-missing = Your objects cannot reveal these dealers.
hashiban-no-reveal-cards-few = Choose which dealers you reveal.
hashiban-no-reveal-cards-many = Choose one set of dealers.
hashiban-no-show-cards-missing = You do not have this object, or with it you would not get there with the right objects.
hashiban-no-show-not-now = There is nothing to show now.
hashiban-no-rest-turn-not-now = You can do something this turn, so you have to.
hashiban-no-lot-not-now = You cannot sell a lot now: it is not the moment, or you have no objects.
hashiban-no-lot-cards-missing = You can only sell objects from your hand.
hashiban-no-lot-coins-missing = A lot has objects in it, and no money.
hashiban-no-lot-pieces-few = A lot has at least one object.
hashiban-no-price-not-now = There is no price to name now.
hashiban-no-price-low = The start price is { $least } or more.
hashiban-no-price-high = { $most } is more than all the money there is. That will do.
hashiban-no-price-step = Prices go by thousands: { $below } or { $above }, but not { $amount }.
hashiban-no-bid-not-now = You cannot bid now.
hashiban-no-bid-laid-short = That makes { $laid }, and a bid must be { $due } or more.
hashiban-no-bid-coins-missing = You do not have those bills to bid with.
hashiban-no-bid-cards-missing = You bid with bills only.
hashiban-no-bid-not-your-turn = It is not your turn to bid. Everybody speaks in turn, and the highest bidder waits.
hashiban-no-pass-not-now = You cannot pass now.
hashiban-no-withdraw-not-now = There is nothing to take back: nothing of yours lies there, or you are the highest bidder.
hashiban-no-counter-not-now = You can only make a counter-offer for a lot, in your turn, and with something to offer.
hashiban-no-counter-coins-missing = You do not have those bills.
hashiban-no-counter-cards-missing = You do not have that to offer.
hashiban-no-counter-pieces-few = Offer at least one bill, object or security.
hashiban-no-weapon-not-now = You cannot use a weapon now: it takes a weapon in your hand, an auction, and a player to throw out.
hashiban-no-weapon-not-your-turn = You cannot use a weapon now: you are not asked, or you were thrown out.
hashiban-no-weapon-cards-missing = Choose a weapon in your hand, and a player who takes part and does not sell.
hashiban-no-deal-not-now = You cannot propose a deal now.
hashiban-no-deal-cards-missing = You cannot deal with this player now: whoever was thrown out gives and gets nothing this turn.
hashiban-no-give-not-now = There is no deal to lay out now.
hashiban-no-give-coins-missing = You do not have those bills.
hashiban-no-give-cards-missing = You cannot give that in a deal.
hashiban-no-ask-not-now = There is nothing to ask for now.
hashiban-no-ask-coins-missing = Nobody can have that many of those bills.
hashiban-no-ask-cards-missing = You cannot ask for that in a deal.
hashiban-no-promise-none-not-now = A deal needs something to give, to ask or to promise.
hashiban-no-promise-mine-not-now = Your next start income is promised already.
hashiban-no-promise-yours-not-now = That start income is promised already.
hashiban-no-accept-not-now = You cannot agree to that now: there is nothing to agree to, or you cannot pay it.
hashiban-no-reject-not-now = There is nothing to refuse now.
hashiban-no-decline-not-now = There is no counter-offer to refuse now.
hashiban-no-pool-not-now = You cannot bid together with anybody now.
hashiban-no-pool-cards-missing = You cannot bid together with this player now.
hashiban-no-share-coins-missing = You do not have those bills.
hashiban-no-join-coins-missing = You do not have those bills.
hashiban-no-join-pieces-few = Join with at least one bill.
hashiban-no-open-dealer-cards-missing = You do not have that dealer.

## What happened

hashiban-told-public = The public dealer: { hashiban-card }. Securities pay for this one.
hashiban-told-redealt = { $you ->
    [yes] You were dealt
   *[no] { $who } was dealt
} { $count ->
    [one] a security
   *[other] { $count } securities
} before the first object. Securities go back, and the pile is shuffled anew.
hashiban-told-chose = { $you ->
    [yes] You have made your choice.
   *[no] { $who } has made a choice.
}
hashiban-told-opened = { $you ->
    [yes] You open: { hashiban-card }.
   *[no] { $who } opens: { hashiban-card }.
}
hashiban-told-kept-hidden = { $you ->
    [yes] You keep all your dealers secret.
   *[no] { $who } keeps all dealers secret.
}
hashiban-told-turn = { $you ->
    [yes] Turn { $turn } is yours.
   *[no] Turn { $turn }: { $who }.
} { $drawn ->
    [0] The bill pile is empty, so there is no start income.
   *[other] The start income is drawn; { $left ->
        [0] the bill pile is empty.
        [one] { $left } bill is left.
       *[other] { $left } bills are left.
    }
}
hashiban-told-owed = { $drawn ->
    [0] { $you ->
        [yes] You promised this start income to { $whom }, but there is none: the promise is over.
       *[no] { $them ->
            [yes] { $who } promised you this start income, but there is none: the promise is over.
           *[no] { $who } promised this start income to { $whom }, but there is none: the promise is over.
        }
    }
   *[other] { $you ->
        [yes] As promised, this start income goes to { $whom }.
       *[no] { $them ->
            [yes] As promised, the start income of { $who } goes to you.
           *[no] As promised, the start income of { $who } goes to { $whom }.
        }
    }
}
hashiban-told-drew = { $you ->
    [yes] You draw { LIST($bills, "hashiban-bill") }.
   *[no] { $who } draws { LIST($bills, "hashiban-bill") }.
}
hashiban-told-put-up = { $you ->
    [yes] You turn up a card. Under the hammer: { hashiban-card }.
   *[no] { $who } turns up a card. Under the hammer: { hashiban-card }.
}{ $left ->
    [0] { " " }It was the last one of the pile.
   *[other] { "" }
}
hashiban-told-lot = { $you ->
    [yes] You sell a lot: { LIST($cards, "hashiban-card") }. It starts at { $start }.
   *[no] { $who } sells a lot: { LIST($cards, "hashiban-card") }. It starts at { $start }.
}
hashiban-told-income = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $drawn ->
    [0] nothing, since the bill pile is empty
    [one] { $drawn } bill
   *[other] { $drawn } bills
} for the { hashiban-card }: { $dealers ->
    [0] { "" }
    [one] { $dealers } dealer
   *[other] { $dealers } dealers
}{ $dealers ->
    [0] { "" }
   *[other] { $securities ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $securities ->
    [0] { "" }
    [one] { $securities } security
   *[other] { $securities } securities
}.
hashiban-told-bid = { $you ->
    [yes] You bid { $amount }: { LIST($laid, "hashiban-bill") }.
   *[no] { $who } bids { $amount }: { LIST($laid, "hashiban-bill") }.
}
hashiban-told-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
hashiban-told-withdraw = { $you ->
    [yes] You take your bid of { $amount } back.
   *[no] { $who } takes the bid of { $amount } back.
}
hashiban-told-counter = { $you ->
    [yes] You make { $whom } a counter-offer:
   *[no] { $them ->
        [yes] { $who } makes you a counter-offer:
       *[no] { $who } makes { $whom } a counter-offer:
    }
} { $amount ->
    [0] { "" }
   *[other] { $amount }
}{ $amount ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $pieces ->
    [0] { "" }
   *[other] { LIST($cards, "hashiban-card") }
}.
hashiban-told-decline = { $you ->
    [yes] You decline the offer of { $whom }.
   *[no] { $them ->
        [yes] { $who } declines your offer.
       *[no] { $who } declines the offer of { $whom }.
    }
}
hashiban-told-swapped = { $you ->
    [yes] Agreed! You get { LIST($lot, "hashiban-card") } from { $whom }.
   *[no] { $them ->
        [yes] Agreed! You let { $who } have { LIST($lot, "hashiban-card") }.
       *[no] Agreed! { $who } gets { LIST($lot, "hashiban-card") } from { $whom }.
    }
} In return: { $amount ->
    [0] { "" }
   *[other] { $amount }
}{ $amount ->
    [0] { "" }
   *[other] { $pieces ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $pieces ->
    [0] { "" }
   *[other] { LIST($cards, "hashiban-card") }
}.
hashiban-told-weapon = { $you ->
    [yes] You throw { $whom } out of this auction with: { hashiban-card }.
   *[no] { $them ->
        [yes] { $who } throws you out of this auction with: { hashiban-card }.
       *[no] { $who } throws { $whom } out of this auction with: { hashiban-card }.
    }
}{ $amount ->
    [0] { "" }
   *[other] { " " }A bid of { $amount } is taken back.
}
hashiban-told-stands = { $you ->
    [yes] Your bid of { $amount } is the highest again.
   *[no] The bid of { $amount } by { $who } is the highest again.
}
hashiban-told-none-stands = No bid is left: the bidding starts again.
hashiban-told-unsold = { $you ->
    [yes] Nobody bids: { LIST($cards, "hashiban-card") } under the pile, and { $drawn ->
        [0] no bill for you, since there is none.
        [one] { $drawn } bill for you.
       *[other] { $drawn } bills for you.
    }
   *[no] Nobody bids: { LIST($cards, "hashiban-card") } under the pile, and { $drawn ->
        [0] no bill for { $who }, since there is none.
        [one] { $drawn } bill for { $who }.
       *[other] { $drawn } bills for { $who }.
    }
}
hashiban-told-sold = { $you ->
    [yes] Sold! You get { LIST($cards, "hashiban-card") } for { $amount }.
   *[no] Sold! { $who } gets { LIST($cards, "hashiban-card") } for { $amount }.
}
hashiban-told-sold-lot = { $you ->
    [yes] Sold! You pay { $whom } { $amount } and get { LIST($cards, "hashiban-card") }.
   *[no] { $them ->
        [yes] Sold! { $who } pays you { $amount } and gets { LIST($cards, "hashiban-card") }.
       *[no] Sold! { $who } pays { $whom } { $amount } and gets { LIST($cards, "hashiban-card") }.
    }
}
hashiban-told-proposal = { $you ->
    [yes] You propose a deal to { $whom }.
   *[no] { $them ->
        [yes] { $who } proposes a deal to you.
       *[no] { $who } proposes a deal to { $whom }.
    }
} Offered: { $gives ->
    [0] no money
   *[other] { LIST($given, "hashiban-bill") }
}{ $gives_cards ->
    [0] { "" }
   *[other] , with { LIST($given_cards, "hashiban-card") }
}. Asked: { $asks ->
    [0] no money
   *[other] { LIST($asked, "hashiban-bill") }
}{ $asks_cards ->
    [0] { "" }
   *[other] , with { LIST($asked_cards, "hashiban-card") }
}.{ $promise ->
    [mine] { $you ->
        [yes] { " " }Your next start income goes with it.
       *[no] { " " }The next start income of { $who } goes with it.
    }
    [yours] { $them ->
        [yes] { " " }Your next start income is asked as well.
       *[no] { " " }The next start income of { $whom } is asked as well.
    }
   *[none] { "" }
}
hashiban-told-agreed = { $you ->
    [yes] You agree. The deal with { $whom } is done.
   *[no] { $them ->
        [yes] { $who } agrees. Your deal is done.
       *[no] { $who } agrees. The deal with { $whom } is done.
    }
}
hashiban-told-refused = { $you ->
    [yes] You say no to { $whom }.
   *[no] { $them ->
        [yes] { $who } says no to you.
       *[no] { $who } says no to { $whom }.
    }
}
hashiban-told-joined = { $you ->
    [yes] You join { $whom } with { LIST($laid, "hashiban-bill") }.
   *[no] { $them ->
        [yes] { $who } joins you with { LIST($laid, "hashiban-bill") }.
       *[no] { $who } joins { $whom } with { LIST($laid, "hashiban-bill") }.
    }
}{ $share ->
    [0] { "" }
   *[other] { " " }Set aside for a win: { LIST($shared, "hashiban-bill") }.
}
hashiban-told-dissolved = { $you ->
    [yes] You no longer bid together with { $whom }: the bills go back.
   *[no] { $them ->
        [yes] { $who } no longer bids together with you: the bills go back.
       *[no] { $who } and { $whom } no longer bid together: the bills go back.
    }
}
hashiban-told-shared = { $you ->
    [yes] You won together. { $whom } gets { $amount ->
        [0] back what was not needed.
       *[other] the share that was set aside: { LIST($laid, "hashiban-bill") }.
    }
   *[no] { $them ->
        [yes] { $who } won with your help. You get { $amount ->
            [0] back what was not needed.
           *[other] the share that was set aside: { LIST($laid, "hashiban-bill") }.
        }
       *[no] { $who } won with the help of { $whom }, who gets { $amount ->
            [0] back what was not needed.
           *[other] the share that was set aside: { LIST($laid, "hashiban-bill") }.
        }
    }
}
hashiban-told-bonoloto = { $you ->
    [yes] You play Bonoloto for { $cost } and turn up { LIST($drawn, "hashiban-bill") }. You keep { LIST($kept, "hashiban-bill") }: { $amount }.
   *[no] { $who } plays Bonoloto for { $cost } and turns up { LIST($drawn, "hashiban-bill") }. { $who } keeps { LIST($kept, "hashiban-bill") }: { $amount }.
}
hashiban-told-reveal = { $you ->
    [yes] You reveal: { LIST($dealers, "hashiban-card") }. You show { LIST($cards, "hashiban-card") }, and have { $count ->
        [one] { $count } dealer open.
       *[other] { $count } dealers open.
    }
   *[no] { $who } reveals: { LIST($dealers, "hashiban-card") }. Shown: { LIST($cards, "hashiban-card") }. Open now: { $count ->
        [one] { $count } dealer.
       *[other] { $count } dealers.
    }
}
hashiban-told-rest-turn = { $you ->
    [yes] There is nothing you can do this turn.
   *[no] There is nothing { $who } can do this turn.
}
hashiban-told-end = { $capped ->
    [0] { $you ->
        [yes] You win!
       *[no] { LIST($winners) } wins.
    }
   *[other] The game is broken off after { $turns } turns: nobody wins.
}

## The rules

rule-HS1 = There are 2 to 4 players.
rule-HS2 = Be the first to reveal three dealers.
rule-HS3 = Each dealer seeks objects of one kind.
rule-HS4 = There are 16 dealers.
rule-HS5 = There are 50 objects, each of one to four kinds; each kind is on six of them.
rule-HS6 = There are five securities.
rule-HS7 = There are 45 bills: 19 of { 1000 }, 15 of { 2000 }, 10 of { 5000 }, and the gold token of { 10000 }.
rule-HS8 = The dealers are shuffled.
rule-HS9 = Objects and securities are shuffled together: the object pile.
rule-HS10 = The bills are shuffled: the bill pile.
rule-HS11 = Everybody gets three dealers, five bills and one object.
rule-HS12 = You see your own cards, and nobody else does.
rule-HS13 = If your first object is a security, it goes back, the pile is shuffled, and you get another.
rule-HS14 = One more dealer is turned up: the public dealer. The rest go back to the box unseen.
rule-HS15 = The oldest player begins, and turns go clockwise.
rule-HS16 = Each turn begins with your start income: the top bill, which the others do not see.
rule-HS17 = Then you do one of four things: auction an object, sell a lot, play Bonoloto, or reveal.
rule-HS18 = Auction an object: the top card of the object pile comes under the hammer.
rule-HS19 = You turned it up, so you bid or pass first; then the others in turn.
rule-HS20 = The auction ends when nobody goes higher.
rule-HS21 = The highest bidder puts the bills under the bill pile and takes the object.
rule-HS22 = If nobody bids, the object goes under the object pile.
rule-HS23 = Then you draw a bill for it.
rule-HS24 = Bids are bills that lie open before you.
rule-HS25 = If you are not the highest bidder, you can take your bills back.
rule-HS26 = When you bid higher you may swap the bills that lie there for others.
rule-HS27 = If you passed, you may bid again as long as the auction lasts.
rule-HS28 = Sell a lot: lay out one or more objects of your own and name a start price.
rule-HS29 = The others bid; the highest bidder pays you and gets the lot.
rule-HS30 = If nobody bids, the lot goes under the object pile, and you draw a bill for each object.
rule-HS31 = For a lot you can be made a counter-offer of money, objects or securities.
rule-HS32 = The start price can be as high as you like.
rule-HS33 = Bonoloto costs five bills of { 1000 }, which go under the bill pile.
rule-HS34 = Then the top five bills are turned up.
rule-HS35 = You keep both bills of every pair.
rule-HS36 = You keep the gold token.
rule-HS37 = Reveal a dealer: show three objects of its kind.
rule-HS38 = The objects go back into the object pile, which is shuffled.
rule-HS39 = The dealer lies open before you.
rule-HS40 = Normally you reveal one dealer a turn.
rule-HS41 = With objects that fit two dealers you can reveal both at once, with five objects.
rule-HS42 = There is no limit to how many dealers you reveal at once.
rule-HS43 = When an object of its kind is auctioned, a dealer you revealed brings you a bill.
rule-HS44 = It does so for every object of its kind in a lot, too.
rule-HS45 = But not when the lot is your own.
rule-HS46 = Securities are auctioned like objects.
rule-HS47 = A security you bought lies open before you.
rule-HS48 = When an object of the public dealer's kind is put up, each of your securities brings you a bill.
rule-HS49 = But not when the lot is your own.
rule-HS50 = At any moment of an auction you can use a weapon to throw out another player.
rule-HS51 = Whoever is thrown out stops bidding and takes the bills back.
rule-HS52 = The weapon goes under the object pile.
rule-HS53 = A weapon does not win the auction: you still have to bid against those who are left.
rule-HS54 = In the next turn, whoever was thrown out plays again.
rule-HS55 = Whoever was thrown out cannot use a weapon.
rule-HS56 = Players may always deal with each other for money, on terms of their own.
rule-HS56-deals-turns = Players may deal with each other for money at the start of a turn, on terms of their own.
rule-HS56-deals-never = In this game nobody deals with anybody.
rule-HS57 = You can ask for a bill now and give your next start income for it.
rule-HS58 = In an auction players can put their money together, if they agree beforehand.
rule-HS59 = Whoever was thrown out neither gives nor gets money in that turn.
rule-HS60 = Variant: at the start everybody may open one dealer.
rule-HS61 = An opened dealer brings bills from the first turn on.
rule-HS62 = With two players each gets five dealers.
rule-HS62-two_player_dealers-3 = With two players each gets three dealers, as with more.
rule-HS63 = Whoever reveals a third dealer wins at once.
rule-HS63-win_target-5 = Whoever reveals all own dealers, five at most, wins at once.
rule-HS64 = There are no points.
rule-HA1 = Each dealer seeks another kind: 16 dealers, 16 kinds.
rule-HA2 = Which object is of which kind stands in a list of our own.
rule-HA3 = A bid is { 1000 } or more, and at least { 1000 } higher than the last.
rule-HA4 = The hammer falls when everybody let it go by once since the highest bid changed.
rule-HA5 = If you pass, your bills stay where they are. If you withdraw, you take them back.
rule-HA6 = If the highest bidder is thrown out, the next highest bid that still lies there stands.
rule-HA6-eject_resets-true = If the highest bidder is thrown out, all bids go back and the bidding starts again from nothing.
rule-HA7 = You can throw out any other player, but not the one who sells the lot.
rule-HA8 = After each bid or pass, and before the first, everybody is asked whether they step in; also before the hammer falls.
rule-HA9 = The highest bidder waits, and does not go over the own bid.
rule-HA10 = Whoever turned up the object may bid for it.
rule-HA11 = A start price is a round number of thousands, { 1000 } or more.
rule-HA12 = The seller decides on a counter-offer at once. But a bid of the start price or more binds the seller in the end.
rule-HA13 = A counter-offer that was declined is no bid: a lot without bids still brings its bills.
rule-HA14 = Only a counter-offer can be met with objects; the start price itself does not change.
rule-HA15 = Securities are not sold in a lot, since they are not in your hand. You can give them in a counter-offer.
rule-HA16 = In a deal only money changes hands.
rule-HA16-deal_objects-true = In a deal money and objects can change hands.
rule-HA17 = Of all promises only the next start income counts, and it binds.
rule-HA18 = When two bid together, one leads: the lead gets the object, and on a loss all bills go back.
rule-HA19 = Whoever was thrown out still draws the bill for an object nobody wanted.
rule-HA20 = Income is drawn when the object is put up, whether it is sold or not. You can bid with it.
rule-HA21 = Each dealer and each security that fits brings a bill of its own.
rule-HA22 = In a lot each object that fits brings bills.
rule-HA23 = In your own lot you only miss the income of dealers and securities; you do get bills if it is not sold.
rule-HA24 = For an object that you auction yourself you do get income.
rule-HA25 = In Bonoloto the other bills go under the pile, in the order in which they came.
rule-HA26 = The bills of Bonoloto are shown to all. The five you pay go under the pile first, so there are always five.
rule-HA27 = Four equal bills are two pairs.
rule-HA28 = When the bill pile is empty, what is not there is lost. Bills are drawn clockwise from the player whose turn it is.
rule-HA29 = Whoever can do nothing at all skips the turn.
rule-HA30 = Bills that are paid go under the pile from the smallest to the largest, objects in the order in which they lay.
rule-HA31 = For two dealers at once each must have its three objects, and no object may be one too many. So five, or four, or three.
rule-HA31-strict_reveal-true = For two dealers at once it takes exactly five objects, for three exactly seven, and none may be one too many.
rule-HA32 = All dealers you reveal at once must hang together by objects that fit more than one.
rule-HA33 = Without an object that fits both you reveal one dealer, even if you have three objects for each.
rule-HA34 = With two players and five dealers each, the third revealed dealer still wins.
rule-HA34-win_target-5 = With two players and five dealers each, the fifth revealed dealer wins.
rule-HA35 = With three dealers each, the third is all of them: no difference.
rule-HA36 = A dealer opened at the start counts, and it takes no objects: two more are enough.
rule-HA37 = How many bills and objects you have is no secret, but which is.
rule-HA38 = Nobody can deal with a player who was thrown out, until the next turn begins.
rule-HA39 = You may keep objects that another player needs.
rule-HA40 = After 50 turns each the game is broken off, and nobody wins.
rule-HA40-max_turns-30 = After 30 turns each the game is broken off, and nobody wins.
rule-HA40-max_turns-10 = After 10 turns each the game is broken off, and nobody wins.
rule-HA41 = If the bill pile is empty when a promised start income is due, the promise is over.
rule-HT1 = 45 bills are worth { 109000 }.
rule-HT2 = Bonoloto turns up { 2000 }, { 2000 }, { 2000 }, { 5000 } and { 10000 }: { 14000 } stays, one { 2000 } and the { 5000 } go back.
rule-HT3 = A bid of { 2000 } and { 1000 } is swapped for { 5000 }: that is a bid of { 5000 }, and the others are back in your hand.
rule-HT4 = A bid of { 2000 } and { 1000 } cannot be swapped for as much or for less.
rule-HT5 = Three objects of plants reveal the dealer in plants and go back into the pile.
rule-HT6 = The botanical encyclopedia, two more of plants and two more books reveal both dealers.
rule-HT7 = Three of plants and three books, and none that is both: one dealer this turn.
rule-HT8 = Two glyphs, two of timber and one that is both reveal the dealers in glyphs and in timber, whatever else the five are.
rule-HT9 = Two objects that are both machines and food, and one more of each, reveal both dealers with four.
rule-HT10 = A lot of three that nobody wants: three bills, and the objects go under the pile in their order.
rule-HT11 = An object that nobody wants goes under the pile, and whoever turned it up draws a bill.
rule-HT12 = A lot is sold for { 7000 }: the seller has { 7000 } more, and the bill pile is as it was.
rule-HT13 = Two securities and an object of the public kind: two bills. In your own lot: none.
rule-HT14 = The highest bidder is thrown out: the bills go back, the bid before stands, the weapon lies under the pile.
rule-HT15 = Whoever was thrown out cannot use a weapon or deal in this turn, and can in the next.
rule-HT16 = A bill of { 1000 } now for the next start income: when the turn comes, that bill goes to the other player.
rule-HT17 = Passed, and then bid again.
rule-HT18 = The third dealer is revealed, alone or together with the second: the game is won.
rule-HT19 = A security is dealt at the start: it goes back, and all begin with an object.
rule-HT20 = Any five bills in Bonoloto have a pair: at least { 2000 } comes back.

## The table on the screen

hashiban-rules-setup = Before the game
hashiban-rules-turn = Your turn
hashiban-rules-auction = An auction
hashiban-rules-lot = Selling a lot
hashiban-rules-weapons = Weapons
hashiban-rules-bonoloto = Bonoloto
hashiban-rules-reveal = Revealing
hashiban-rules-income = Income
hashiban-rules-deals = Deals
hashiban-rules-end = The end
hashiban-turn = turn { $turn }
hashiban-title-start = Before the first turn
hashiban-title-turn = A new turn
hashiban-title-auction = Under the hammer
hashiban-title-lot = { $count ->
    [one] Under the hammer: an object of a player’s own
   *[other] Under the hammer: a lot of { $count } objects
}
hashiban-title-deal = A deal on the table
hashiban-title-pool = Bidding together
hashiban-title-show = A dealer is being revealed
hashiban-title-over = { $capped ->
    [0] The last dealer is open
   *[other] The game is broken off
}
hashiban-on-turn = On turn: { $who }
hashiban-standing = Highest bid: { $amount } by { $who }
hashiban-standing-none = No bid yet. A bid is { $least } or more.
hashiban-seller = Seller: { $who }. Start price: { $start }
hashiban-opener = Turned up by { $who }
hashiban-countered = Counter-offer by { $who }: { $what }
hashiban-thrown-out = Thrown out of this auction: { $who }
hashiban-shows = Shown one by one by { $who }
hashiban-named = { hashiban-card }: { LIST($kinds) }
hashiban-security-hint = brings a bill when the public dealer’s kind is put up
hashiban-nothing = nothing
hashiban-not-yet = not said yet
hashiban-so-many = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
hashiban-sum = { $amount } ({ $what })
hashiban-gives = From { $who }
hashiban-income-of = { $mine ->
    [yes] your next start income
   *[no] the next start income of { $who }
}
hashiban-deal = { $me ->
    [giver] You give { $whom } { $gives } and get { $gets }.
    [getter] { $who } gives you { $gives } and gets { $gets }.
   *[none] { $who } gives { $whom } { $gives } and gets { $gets }.
}
hashiban-pooling = Lead: { $who } · partner: { $whom }
hashiban-set-aside = { $amount ->
    [0] Nothing is set aside for the partner.
   *[other] Set aside for the partner, if they win: { $amount }
}
hashiban-public = Public dealer
hashiban-public-hint = securities pay for this kind
hashiban-pile-objects = Object pile
hashiban-pile-bills = Bill pile
hashiban-left = { $left ->
    [0] empty
   *[other] { $left } left
}
hashiban-bonoloto = Bonoloto, { $cost } paid by { $who }: { $amount } kept
hashiban-bonoloto-kept = kept
hashiban-bonoloto-back = put back
hashiban-revealed = { $dealers ->
    [one] A dealer revealed by { $who }
   *[other] { $dealers } dealers revealed at once by { $who }
}, open now: { $count }
hashiban-lies = bid { $amount }
hashiban-pool = { $amount ->
    [0] together with { $whom }
   *[other] together with { $whom } · { $amount } more in the pool
}{ $share ->
    [0] { "" }
   *[other] { " " }· { $share } for the partner on a win
}
hashiban-owes = the next start income goes to { $whom }
hashiban-holds-bills = { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}
hashiban-holds-objects = { $count ->
    [one] { $count } object
   *[other] { $count } objects
}
hashiban-holds-dealers = { $count } secret
hashiban-securities = { $count ->
    [one] { $count } security
   *[other] { $count } securities
}
hashiban-open-dealers = { $count } of { $target } dealers open
hashiban-doing-out = thrown out
hashiban-doing-proposes = proposes
hashiban-doing-answers = is asked
hashiban-doing-chooses = chooses
hashiban-doing-chose = has chosen
hashiban-doing-turn = on turn
hashiban-doing-sells = sells
hashiban-doing-decides = decides
hashiban-doing-leads = highest bid
hashiban-doing-passed = passed
hashiban-doing-bids = bids now
hashiban-own-bills = { $count ->
    [0] You have no bills in hand
    [one] Your money: { $total } in { $count } bill
   *[other] Your money: { $total } in { $count } bills
}
hashiban-own-objects = { $count ->
    [0] Your objects
    [one] Your object
   *[other] Your { $count } objects
}
hashiban-own-none = None yet.
hashiban-own-dealers = Your secret dealers
hashiban-of-needed = { $count } of { $needed } objects
hashiban-can-reveal = In your turn you can reveal:
hashiban-end-none = No dealer open
hashiban-lay-lot = Sell objects of your own
hashiban-lay-reveal = Reveal
hashiban-lay-weapon = Use a weapon
hashiban-lay-bid = A bid
hashiban-lay-counter = Or a counter-offer to the seller
hashiban-amount-price = My price
hashiban-press-price = Start at this price
hashiban-lay-cards = Press what you want to lay out.
hashiban-laid-lot = { $pieces ->
    [0] No object in the lot yet
    [one] { $pieces } object in the lot
   *[other] { $pieces } objects in the lot
}
hashiban-laid-bid = Your bid: { $laid }, at least { $due }
hashiban-laid-counter = { $pieces ->
    [0] Nothing offered yet
   *[other] Offered: { $money }{ $cards ->
        [0] { "" }
        [one] { " " }and { $cards } card
       *[other] { " " }and { $cards } cards
    }
}
hashiban-laid-give = { $pieces ->
    [0] You give nothing
   *[other] You give { $money }{ $cards ->
        [0] { "" }
        [one] { " " }and { $cards } object
       *[other] { " " }and { $cards } objects
    }
}
hashiban-laid-ask = { $pieces ->
    [0] You ask for nothing
   *[other] You ask for { $money }{ $cards ->
        [0] { "" }
        [one] { " " }and { $cards } object
       *[other] { " " }and { $cards } objects
    }
}
hashiban-laid-share = { $pieces ->
    [0] Nothing set aside
   *[other] Set aside: { $laid }
}
hashiban-laid-join = { $pieces ->
    [0] Nothing in the pool yet
   *[other] In the pool: { $laid }
}
hashiban-oldest = Who is the oldest? That player begins

## The questions on the screen

hashiban-window-title = Does anybody step in?
hashiban-window-hint = Ask the table. Anybody can use a weapon or propose a deal now; only whoever steps in takes the device.
hashiban-window-silent = Nobody
hashiban-window-rest = Nobody, for the rest of this turn

hashiban-ask-open = Do you open a dealer?
hashiban-ask-open-hint = An open dealer counts, and brings bills from the first turn on. But all know what you seek. Everybody chooses in secret.
hashiban-ask-aside = Anything from you?
hashiban-ask-aside-hint = { $lot ->
    [0] The turn begins. Before anything else you can step in, or let it go by.
   *[other] The auction waits for a moment: you can step in, or let it go by.
}
hashiban-ask-action = { $able ->
    [0] There is nothing you can do this turn.
   *[other] What do you do this turn?
}
hashiban-ask-action-hint = { $able ->
    [0] No object, nothing to auction, no Bonoloto: your turn is skipped.
   *[other] One thing a turn: auction an object, sell your own, play Bonoloto, or reveal.
}
hashiban-ask-price = { $count ->
    [one] What is the start price of your object?
   *[other] What is the start price of your lot?
}
hashiban-ask-price-hint = { $count ->
    [one] Who bids it gets the object. If nobody does, it goes under the pile and you draw a bill. A price that nobody can pay brings the bill, or a counter-offer.
   *[other] Who bids it gets the lot. If nobody does, it goes under the pile and you draw { $count } bills. A price that nobody can pay brings the bills, or a counter-offer.
}
hashiban-ask-bid = { $able ->
    [0] Do you let it go by?
   *[other] Do you bid { $least } or more?
}
hashiban-ask-bid-hint = { $able ->
    [0] A bid must be { $least } or more, and you have too little.
   *[other] You have { $held } to bid with. Nobody gives change, but bills that lie there can be swapped for others.
}{ $seller ->
    [0] { "" }
   *[other] { " " }You can make the seller a counter-offer.
}
hashiban-ask-counter = Do you take this for your lot?
hashiban-ask-counter-hint = If you agree, the auction is over. If not, the offer goes back and the bidding goes on.
hashiban-ask-show = Which object do you show next?
hashiban-ask-show-hint = You can do it with different objects. What you show goes back into the pile.
hashiban-ask-give = What do you give?
hashiban-ask-give-hint = All can see it. Next you say what you ask in return.
hashiban-ask-ask = What do you ask for?
hashiban-ask-ask-hint = You do not see that hand: whoever cannot pay what you ask can only say no.
hashiban-ask-promise = Is that the deal?
hashiban-ask-promise-hint = { $some ->
    [0] So far it is empty. A next start income can go with it.
   *[other] A next start income can go with it: the bill that is drawn at the start of a turn.
}
hashiban-ask-answer = { $able ->
    [0] You cannot pay what is asked.
   *[other] Do you agree to the deal?
}
hashiban-ask-answer-hint = { $able ->
    [0] So you can only say no.
   *[other] It is done at once, and a promise binds.
}
hashiban-ask-share = What does your partner get if you win?
hashiban-ask-share-hint = You lead: the object is yours if you win. The share is set aside now; if you lose, all bills go back.
hashiban-ask-join = Do you put bills in the pool?
hashiban-ask-join-hint = { $share ->
    [0] The lead gets the object, and you get no share. If you lose, your bills come back.
   *[other] The lead gets the object, and you get { $share } if you win. If you lose, your bills come back.
}
