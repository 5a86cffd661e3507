# What the lesson player says, in every game.

## The list

lessons-title = Lessen
lessons-lead = Elk een minuut of twee. Eerst raad jij; dan laat de tafel zien wat er gebeurt.
lesson-steps = { $count ->
    [one] { $count } vraag
   *[other] { $count } vragen
}
lesson-state-done = Klaar
lesson-state-begun = Begonnen

## A step

lesson-progress = Stap { $step } van { $steps }
lesson-think = Wat denk je?
lesson-guess = Mijn antwoord
lesson-check = Dat is mijn antwoord
lesson-said = Jij zei: { $guess }
lesson-right = Ja!
lesson-wrong = Net niet.
lesson-claim-wrong = Veel mensen denken dat ook.
lesson-not-quite = De tafel zegt iets anders.
lesson-happened = Wat de tafel doet
lesson-rule = De regel erachter
lesson-next = Verder
lesson-back = Terug
lesson-again = Nog een keer
lesson-all = Alle lessen
lesson-stopped = Deze les is stuk, en dat ligt aan ons. De andere doen het nog wel.

## Choices

lesson-yes = Ja
lesson-no = Nee
lesson-true = Klopt
lesson-false = Klopt niet
lesson-nobody = Niemand
lesson-everybody = Iedereen
lesson-chance = Het toeval
lesson-list = { LIST($items) }
lesson-number = { $number }

## Many games

lesson-playout-caption = Wat je aan het eind hebt, gemiddeld over { $games } bedachte spellen per keuze. Het dunne lijntje laat zien hoeveel het toeval kan schelen.
lesson-contest-caption = Gewonnen spellen, in procenten van { $games } spellen.

## The end of a lesson

lesson-over = Dat was “{ $title }”
lesson-score = { $right ->
    [0] Elk antwoord was een verrassing. Juist dat onthoud je het best.
   *[other] { $right } van de { $steps } in één keer goed. De andere zijn juist de vragen die je onthoudt.
}
lesson-score-all = Alle { $steps } in één keer goed. Je kunt het nu zelf aan iemand uitleggen.
lesson-onward = Volgende les: { $title }
