# What the study pages share.

## How it is done

study-alone = On my own
study-class = With a class
study-big = For the big screen
study-again = Start again
study-answer = That is my answer
study-answers = Those are my answers
study-number = a number
study-extent = from { $least } to { $most }
study-you-said = You said
study-it-was = It was
study-class-middle = The middle answer of the class
study-class-said = { $people ->
    [one] One answer is in.
   *[other] { $people } answers are in.
}

## A class

study-how-class = { $columns ->
    [one] A line for each person: the answer, with a name before it if you like. You can paste a column from a spreadsheet.
   *[other] A line for each person: { $columns } answers in the order above, with a name before them if you like. You can paste columns from a spreadsheet.
}
study-big-sheet = Names are not for the big screen. Untick it to type or paste answers.
study-sheet = Answers
study-read = Read the answers
study-accept = Go on with these
study-read-said = { $people ->
    [0] No answer could be read.
    [one] One answer was read.
   *[other] { $people } answers were read.
}
study-faults = { $rows ->
    [one] One row was left out:
   *[other] { $rows } rows were left out:
}
study-faults-more = { $rows ->
    [one] and one more row
   *[other] and { $rows } more rows
}
study-fault-row = Row { $row }: { $why }
study-fault-cell = Row { $row }, “{ $cell }”: { $why }
study-fault-empty = Here an answer is missing.
study-fault-few = There should be { $count } answers in this row.
study-fault-many = There are more than { $count } answers and a name in this row.
study-fault-number = That is not a number.
study-fault-unclear = That may be a thousand or a decimal. Write it without the mark.
study-fault-range = The answer must lie between { $least } and { $most }.
study-fault-whole = It must be a whole number.
study-fault-option = Answer with one of the first { $count } letters of the alphabet.
study-fault-heading = This looks like a heading.
study-fault-long = No more than { $count } rows are read.

## The stages

study-stage-decide = You decide
study-stage-predict = What do you expect?
study-stage-happened = What happens
study-stage-theory = What theory says
study-stage-change = Change one thing
study-stage-talk = Talk about it
study-stage-sources = Sources, and your answers
study-wait-predict = Comes after your decision.
study-wait-happened = Comes after your prediction.
study-wait-theory = Comes after the games.
study-wait-change = Comes after the theory.
study-wait-talk = Comes after the theory.
study-wait-sources = Comes after your decision.
study-about-happened = Press the button: the engine plays, and your prediction stands beside what comes out.
study-about-theory = Press the button once everybody has an idea why.
study-about-change = Choose another value and see what it does. The first run stays in the picture.
study-run = Let it happen
study-run-again = Once more
study-running = { $games } so far
study-ran = Played: { $games }.
study-reveal = Show the theory
study-judged = Our runs say: between { $low } and { $high }.
study-judged-options = { $people ->
    [one] { $right ->
        [0] It was something else: { $was }
       *[other] You were right: { $was }
    }
   *[other] { $right } of { $people } were right: { $was }
}
study-open = What we did not answer
study-talk = Questions to talk about
study-csv = All answers as CSV

## Five questions

study-test-before = Five questions first
study-test-after = The five questions again
study-test-close = Close the questions
study-test-question = Question
study-test-was = Before
study-test-now = After
study-test-none = –
study-test-right = right
study-test-wrong = wrong
study-test-sum = { $now } of { $all } right.
study-test-sums = { $was } of { $all } right before, { $now } after.

## Numbers

study-unit-plain = { $number }
study-unit-percent = { $number }%
study-unit-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}

## The teacher's page

teacher-title = For teachers
teacher-lead = Eight demonstrations of 20 to 30 minutes. Choose one: what it is for, how to run it, what to expect, and the answers. Keep this page off the big screen.
teacher-choose = Demonstration
teacher-open = Open this demonstration
teacher-aim = What it is for
teacher-time = Time
teacher-time-all = { $minutes } minutes in all
teacher-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
teacher-script = How to run it
teacher-expected = What to expect
teacher-expected-lead = From our own runs of { $games } games, with the range in which the number lies 95 times of 100. With other random numbers yours will differ a little.
teacher-expected-what = What
teacher-expected-value = Number
teacher-expected-range = Range
teacher-between = { $low } to { $high }
teacher-exact = Exact numbers, and how it is set up
teacher-test = The five questions, with answers
teacher-talk = Questions for the class, with answers
teacher-open-questions = What we did not answer
teacher-reading = Reading
teacher-handout = Hand-out: open the notebook { $notebook } in JupyterLab and choose File, Save and Export, HTML; or run { $command }.
