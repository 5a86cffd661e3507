# The first page, and the page for those who write a bot.

## The first page

welcome-lead = Auction games that show how people bid. Sit down and try one: the table asks, you decide, and the rules answer.
welcome-games = The games
welcome-play = Play
welcome-players = { $least } to { $most } players
welcome-minutes = about { $minutes } minutes
welcome-teaches = You learn: { $what }
welcome-studies = For a class
welcome-studies-line = First everybody decides, without any explanation. Then you see together what you did, and what others make of it.
welcome-open = Open
welcome-laboratory = The laboratory and the books
welcome-laboratory-line = What happens when games are played not once, but thousands of times?

## A bot of your own

own-bot-title = A bot of your own
own-bot-line = Write a player in ten lines, send it into the arena and see how often it wins.
own-bot-enter = How to write a bot
own-bot-elsewhere = For this you need JupyterLab, where you can change what stands in a notebook. Whoever runs this server has it: it came along with these games. Open “lab_your_own_bot” there.
own-bot-here = Run the cells below one after the other, from top to bottom, and change what you like.

## Help

help-title = How it works
help-rooms = Every game has a room to “{ room-table }” in, a room to “{ room-lessons }” in with short lessons, and a room to “{ room-plots }” in, where your game is drawn in pictures.
help-seats = In each seat sits a person at this screen, or a computer that is easy, medium or hard. When there is something to hide, the game asks you to pass the device.
help-hint = If you do not know what to do, press “{ hint }”. The rules of the game stand at the bottom of the page.
help-save = If you reload the page, your game goes on. “{ save }” gives you the game as a file; “{ load }” brings it back, on another machine too.
help-keys = Everything can be done with the keyboard: Tab takes you to the next button, Enter presses it.
help-private = You need no account. When you close the page, your game is gone, unless you saved it.

## About

about-title = About
about-text = All credit for the games goes to the people who invented them and to those who published them. If you like a game, buy the box.
about-origin = after { $title } by { LIST($people) } ({ $published })
about-rules = The rules are told here in our own words and the pictures are our own. We began with Dutch texts of the rules; where such a text leaves something open, our answer stands with its reason in “Rules and editions”, which comes with these games.
about-licence = What we made ourselves is free: you may use it, change it and share it, under the MIT licence.
