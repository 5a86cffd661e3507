# What the lesson player says, in every game.

## The list

lessons-title = Lektionen
lessons-lead = Jede dauert ein oder zwei Minuten. Erst rätst du, dann zeigt der Tisch, was passiert.
lesson-steps = { $count ->
    [one] { $count } Frage
   *[other] { $count } Fragen
}
lesson-state-done = Geschafft
lesson-state-begun = Angefangen

## A step

lesson-progress = Schritt { $step } von { $steps }
lesson-think = Was meinst du?
lesson-guess = Mein Tipp
lesson-check = Das ist mein Tipp
lesson-said = Du sagst: { $guess }
lesson-right = Ja!
lesson-wrong = Nicht ganz.
lesson-claim-wrong = Das denken viele.
lesson-not-quite = Der Tisch sieht das anders.
lesson-happened = Was der Tisch macht
lesson-rule = Die Regel dahinter
lesson-next = Weiter
lesson-back = Zurück
lesson-again = Noch mal versuchen
lesson-all = Alle Lektionen
lesson-stopped = Diese Lektion ist kaputt, und das liegt an uns. Die anderen gehen noch.

## Choices

lesson-yes = Ja
lesson-no = Nein
lesson-true = Stimmt
lesson-false = Stimmt nicht
lesson-nobody = Niemand
lesson-everybody = Alle
lesson-chance = Der Zufall
lesson-list = { LIST($items) }
lesson-number = { $number }

## Many games

lesson-playout-caption = Was du am Ende hast, im Durchschnitt über { $games } gedachte Spiele je Möglichkeit. Der dünne Strich zeigt, wie viel der Zufall ausmachen kann.
lesson-contest-caption = Gewonnene Spiele, in Prozent von { $games } Spielen.

## The end of a lesson

lesson-over = Das war „{ $title }“
lesson-score = { $right ->
    [0] Jede Antwort war eine Überraschung. Gerade das merkt man sich am besten.
   *[other] { $right } von { $steps } auf Anhieb. Die anderen wirst du dir merken.
}
lesson-score-all = Alle { $steps } auf Anhieb. Jetzt könntest du es selbst jemandem erklären.
lesson-onward = Nächste Lektion: { $title }
