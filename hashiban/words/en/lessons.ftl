# What the lesson player says, in every game.

## The list

lessons-title = Lessons
lessons-lead = A minute or two each. You guess first; then the table shows what happens.
lesson-steps = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
lesson-state-done = Done
lesson-state-begun = Begun

## A step

lesson-progress = Step { $step } of { $steps }
lesson-think = What do you think?
lesson-guess = My guess
lesson-check = That is my guess
lesson-said = You said: { $guess }
lesson-right = Yes!
lesson-wrong = Not quite.
lesson-claim-wrong = Many people think so too.
lesson-not-quite = The table says otherwise.
lesson-happened = What the table does
lesson-rule = The rule behind it
lesson-next = Next
lesson-back = Back
lesson-again = Try again
lesson-all = All lessons
lesson-stopped = This lesson is broken, and that is our fault. The others still work.

## Choices

lesson-yes = Yes
lesson-no = No
lesson-true = True
lesson-false = Not true
lesson-nobody = Nobody
lesson-everybody = Everybody
lesson-chance = Chance
lesson-list = { LIST($items) }
lesson-number = { $number }

## Many games

lesson-playout-caption = What you have at the end, on average over { $games } imagined games for each choice. The thin line shows how far chance may have moved it.
lesson-contest-caption = Games won, in percent of { $games } games.

## The end of a lesson

lesson-over = That was “{ $title }”
lesson-score = { $right ->
    [0] Every guess was a surprise. Those are the things you remember best.
   *[other] { $right } of { $steps } at the first guess. The other ones are those you will remember.
}
lesson-score-all = All { $steps } at the first guess. You could explain this to somebody now.
lesson-onward = Next lesson: { $title }
