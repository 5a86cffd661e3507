# Sentences that all games share. MONEY($n) writes an amount, LIST($x) a list.

## The page

title = Hashiban
tagline = Learn auction games, and how people bid
back-to-start = All games
notice = For fun and reflection. This is no psychological test.

room-table = Play
room-lessons = Learn
room-plots = Look back
room-no-game = Play a game first, or open a saved one: here it is drawn in pictures.

## Taking seats

seating-title = Who is playing?
seating-hint = Give every person a name. The computer plays in the other seats.
seating-habits = Some computers play hard, but have a habit that people have, too.
seating-count = Players
seating-seat = Seat { $seat }
seating-person = A person
bot-easy = Computer, easy
bot-medium = Computer, medium
bot-hard = Computer, hard
bot-random = Computer, random
bot-habit = Computer, { $habit }
bot-habit-strength = Computer, { $habit } (strength { $strength })
habit-sunk-cost = clings to what it paid
habit-anchor = clings to the first bid
habit-loss-aversion = hates to lose coins
habit-endowment = fond of what it owns
habit-gamblers-fallacy = thinks a bust is due
habit-overconfidence = trusts its luck
habit-start-price = clings to the start price
habit-long-shot = dreams of the lottery
seating-rules = House rules
seating-start = Start the game
seating-same-name = Two seats are called “{ $name }”. Give each a name of its own.
name-me = You
name-bot-1 = Ada
name-bot-2 = Bram
name-bot-3 = Chloé
name-bot-4 = Daan
name-bot-5 = Elif
name-bot-6 = Finn
name-person = Player { $seat }

## Buttons

new-game = New game
back = Back to the game before
undo = Undo
again = Same cards again
save = Save
load = Open a saved game
rules = Rules
log = All that happened

## Passing the device

handover-title = Pass the device to { $name }
handover-hint = Everybody else, please look away.
handover-ready = I am { $name }

## At the table

turn-of = { $name }, it is your turn
turn-you = Your turn
news-title = Since your last turn
news-start = So far
news-last = Just now
over-title = The game is over
coins-own = Choose my own coins
coins-lay = Coins to lay
coins-pay = Coins if you pass
bid-amount = My bid
press-bid = Bid
lay-less = One less: { $piece }
lay-more = One more: { $piece }
lay-count = { $laid } of { $count }
lay-cards = Cards to pay with, each worth 1
laid-due = Laid: { $laid } of { $due }
laid = Laid: { $laid }

## What happened to the page

saved = Saved. Keep the file: “Open a saved game” brings you back.
loaded = Welcome back. The game is as you left it.
kept = The game before is kept: “Back to the game before” brings it back.
resumed = The page was reloaded. Your game goes on where it was.
undone = Taken back.
load-failed = This file cannot be opened. { $why }
oops = Something went wrong on our side, not yours. Your game is as it was: try again, or reload the page.

## Why something cannot be said now

no-over = The game is over.
no-not-your-turn = It is not your turn.
no-not-now = You cannot do that now.
no-number = Please type a whole number, such as { $example }.
no-low = That is too low. The least is { $least }.
no-high = That is too high. The most is { $most }.
no-step = { $amount } is not possible, but { $below } and { $above } are.
no-extra = That is more than was asked for.
no-coins-missing = You do not have those coins.
no-coins-sum = Those coins make { MONEY($laid) }, not { MONEY($amount) }.
no-pieces-few = Lay at least { $least ->
    [one] one piece
   *[other] { $least } pieces
}.
no-laid-over = You lay more than you need: one piece can stay with you.
no-laid-short = That is { $laid }, and { $due } is due.
no-cards-few = Choose at least { $least }.
no-cards-many = Choose at most { $most }.
no-cards-missing = You do not have card { $card }.
no-order = Those are not the cards of this pile.
no-other = That is not possible now.
see-rule = Rule { $rule }

## What is wrong with a saved game

journal-line = Line { $line }: { $why }
journal-empty = the file is empty.
journal-too-long = the file is far too long for a game.
journal-broken-line = this line cannot be read.
journal-broken-pack = the packed game is damaged.
journal-broken-head = the first line has something impossible in it ({ $field }).
journal-no-head = this is not a saved game of ours.
journal-unknown-version = it was saved in version { $found }, and only version { $known } can be read here.
journal-unknown-game = there is no game called “{ $found }”.
journal-players = it has { $found } players, but the game is for { $least } to { $most }.
journal-unknown-seat = there is no seat { $found }.
journal-unknown-action = “{ $found }” is not a move that anybody can make.
journal-unknown-bot = there is no computer player called “{ $found }”.
journal-not-your-turn = it was not the turn of seat { $seat } here.
journal-over = the game was over before this.
journal-illegal = the rules do not allow this move here.
journal-other-events = by the rules, something else would have come of this move.

## On the command line

replay-checked = { $moves ->
    [one] { $moves } move, and the rules allow it.
   *[other] { $moves } moves, and the rules allow each of them.
}
replay-running = The game is not over yet.
rules-bare = Neither a test nor a lesson proves { LIST($rules) }.

## Why a bot does something

why-any = any legal move was as good as another

## Small parts

money = { MONEY($amount) }
# How MONEY() writes an amount.
money-form = ${ $number }
number = { $number }
