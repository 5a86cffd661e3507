# The laboratory: many games between bots, with a bet before them.

## The page

experiment-title = Das Labor
experiment-line = Lass Computer tausend Spiele spielen, wette, wer gewinnt, und ändere eine Sache, um zu sehen, was sie bewirkt.
experiment-enter = Ins Labor
experiment-lead = Wähle, wer mitspielt, gib deine Wette ab und sieh zu, wie tausend Spiele hereinkommen. Sag zuerst, was du erwartest: Aus einer Überraschung lernt man am meisten.

## What is tried

experiment-form = Was probieren wir aus?
experiment-game = Spiel
experiment-games = Anzahl der Spiele
experiment-seed = Startzahl
experiment-rotate = Mit denselben Karten alle auf jedem Platz spielen lassen
experiment-rotate-why = So gewinnt niemand nur durch einen guten Platz. Dieselbe Startzahl bringt wieder dieselben Karten.
experiment-change = Vergleichen mit
experiment-change-none = nichts, nur das hier
experiment-change-bot = jemand anderem auf einem Platz
experiment-change-rule = einer anderen Regel
experiment-place = Wo
experiment-bot = Wer sitzt dann dort
experiment-rule = Welche Regel
experiment-next = Weiter zur Wette
experiment-bot-easy = Leicht
experiment-bot-medium = Mittel
experiment-bot-hard = Schwer
experiment-bot-random = Zufall
experiment-bias = Schwer ({ $habit })
experiment-no-games = Die Anzahl der Spiele muss eine ganze Zahl von { $least } bis { $most } sein.
experiment-no-seed = Die Startzahl muss eine ganze Zahl mit höchstens { $digits } Ziffern sein.
experiment-no-change = So ändert sich nichts. Wähle zum Vergleichen jemand anderen oder eine andere Regel.
experiment-told = { $game }: { LIST($who) }. { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, Startzahl { $seed }.
experiment-told-change = Und noch einmal mit denselben Karten und einer Änderung: { $change }.
experiment-instead = { $new } statt { $old }
experiment-swap = { $new } sitzt auf Platz { $seat } statt { $old }

## The bet

experiment-bet-title = Deine Wette
experiment-bet-who = Wer gewinnt am häufigsten?
experiment-bet-how = Drück auf einen Namen, dann kommen die Spiele herein.
experiment-bet-effect = Die Änderung: { $change }. Wie viele von je 100 Spielen gewinnt { $who } dann mehr?
experiment-effect-how = Tipp eine Zahl ein, zum Beispiel { $example }; mit einem Minus davor, wenn du weniger erwartest.
experiment-effect = Mehr Siege von 100
experiment-bet = Darauf wette ich
experiment-skip = Keine Wette, einfach spielen
experiment-no-effect = Tipp eine Zahl von { $least } bis { $most } ein, zum Beispiel { $example }.
experiment-bet-stands = Deine Wette: { $said }.
experiment-points = { $points } von 100
experiment-you-said = Du sagtest
experiment-it-was = Es kam
experiment-bet-right = Du sagtest { $said }, und { $best } ist es geworden: { $share } von 100 Spielen gewonnen (zwischen { $low } und { $high }). Gut gesehen!
experiment-bet-ahead = Du sagtest { $said }, und { $best } liegt vorn mit { $share } von 100 gewonnenen Spielen (zwischen { $low } und { $high }). Es ist aber knapp: Mit mehr Spielen kann es noch kippen.
experiment-bet-close = Du sagtest { $said }, mit { $own } von 100 gewonnenen Spielen. { $best } liegt knapp vorn mit { $share } (zwischen { $low } und { $high }), aber so knapp, dass du noch recht behalten kannst.
experiment-bet-other = Du sagtest { $said }, es wurde { $best }: { $share } von 100 Spielen gewonnen (zwischen { $low } und { $high }). { $said } gewann { $own }. Eine Überraschung ist mehr wert als ein Glückstreffer: Was könnte dahinterstecken?
experiment-effect-right = Du sagtest { $said }, es wurden { $was } von 100 (zwischen { $low } und { $high }). Viel besser hättest du es kaum sagen können!
experiment-effect-small = Du sagtest { $said }, es wurden { $was } von 100 (zwischen { $low } und { $high }). Die Änderung bewirkt so wenig, dass es auch Zufall sein kann.
experiment-effect-near = Du sagtest { $said }, es wurden { $was } von 100 (zwischen { $low } und { $high }). Die Richtung hast du richtig gesehen, nur die Größe überrascht.
experiment-effect-other = Du sagtest { $said }, es wurden { $was } von 100 (zwischen { $low } und { $high }). Es lief anders, als du dachtest. Das passiert den Besten: Was könnte dahinterstecken?

## The run

experiment-stop = Anhalten und behalten, was da ist
experiment-back = Etwas anderes ausprobieren
experiment-bar = Wie weit es ist
experiment-progress = { $done } von { $games } Spielen
experiment-stopped = Nach { $done } von { $games } Spielen angehalten. Was gespielt wurde, bleibt erhalten.
experiment-trouble = { $done ->
    [0] Schon das erste Spiel blieb stecken, also gibt es nichts zu zeigen.
    [one] Ein Spiel blieb stecken, also ist hier Schluss. Das eine Spiel davor bleibt erhalten.
   *[other] Ein Spiel blieb stecken, also ist hier Schluss. Die { $done } Spiele davor bleiben erhalten.
}
experiment-oops = Da ist bei uns etwas schiefgegangen, nicht bei dir. Was gespielt wurde, bleibt erhalten.
experiment-after = { $games ->
    [one] Ein Spiel ist da.
   *[other] { $games } Spiele sind da.
}
experiment-between = „Zwischen“ zeigt, wie weit der Zufall eine Zahl verschoben haben kann: in 95 von 100 Fällen liegt die wahre Zahl darin.
experiment-csv = Alle Spiele als CSV
experiment-csv-busy = Die Datei wird geschrieben …
experiment-run-before = Wie es war
experiment-run-after = Mit der Änderung

## The pictures

dynamics-experiment-wins-title = Wer gewinnt?
dynamics-experiment-wins-see = Je länger der Balken, desto mehr Siege. Der Strich darauf zeigt, wie weit der Zufall ihn verschoben haben kann. Ein geteilter Sieg zählt in Teilen.
dynamics-experiment-wins-x = Wer
dynamics-experiment-wins-y = Siege in 100 Spielen
dynamics-experiment-wins-said = { LIST($who) } gewinnt am häufigsten: { $share } von 100 Spielen (zwischen { $low } und { $high }).
dynamics-experiment-wins-close = Davon noch nicht zu unterscheiden: { LIST($others) }. Mehr Spiele bringen Klarheit.
dynamics-experiment-totals-title = Wie viel hat jeder am Ende?
dynamics-experiment-totals-see = Jede Spalte beginnt bei der Zahl darunter. In den Feldern: wie viele von 100 Spielen dort endeten. Was weiter draußen liegt, steht in der ersten und der letzten Spalte.
dynamics-experiment-totals-x = Endstand, ab
dynamics-experiment-totals-y = Wer
dynamics-experiment-totals-z = Spiele von 100
dynamics-experiment-totals-said = Im Schnitt am meisten: { LIST($rich) }, { $most }. Am wenigsten: { LIST($poor) }, { $least }.
dynamics-experiment-totals-same = Im Schnitt { LIST($rich) }: { $most }.
dynamics-experiment-prices-title = Was wird bezahlt?
dynamics-experiment-prices-see = Jeder Balken beginnt bei dem Preis darunter. Was weiter draußen liegt, steht im ersten und im letzten Balken.
dynamics-experiment-prices-x = Preis, ab
dynamics-experiment-prices-y = Von 100 Preisen
dynamics-experiment-prices-said = Die Hälfte aller Preise lag bei { $middle } oder darunter, und neun von zehn bei { $high } oder darunter.
dynamics-experiment-length-title = Wie lang ist ein Spiel?
dynamics-experiment-length-see = Jeder Balken beginnt bei der Zahl der Entscheidungen darunter, von allen am Tisch zusammen.
dynamics-experiment-length-x = Entscheidungen, ab
dynamics-experiment-length-y = Von 100 Spielen
dynamics-experiment-length-said = Ein Spiel braucht im Schnitt { $mean } Entscheidungen; neun von zehn Spielen kommen mit { $high } oder weniger aus.
dynamics-experiment-seats-title = Kommt es auf den Platz an?
dynamics-experiment-seats-see = Alle saßen gleich oft auf jedem Platz. Was sich hier unterscheidet, liegt nur am Platz.
dynamics-experiment-seats-x = Platz
dynamics-experiment-seats-y = Siege in 100 Spielen
dynamics-experiment-seats-said = { $better ->
    [yes] Auf Platz { $seat } sitzt man gut: Wer dort sitzt, gewinnt { $share } von 100 Spielen (zwischen { $low } und { $high }), und { $fair } wären für alle gleich.
   *[no] Auf Platz { $seat } sitzt man schlecht: Wer dort sitzt, gewinnt { $share } von 100 Spielen (zwischen { $low } und { $high }), und { $fair } wären für alle gleich.
}
dynamics-experiment-seats-same = Bisher fällt kein Platz auf: Mit je { $fair } von 100 Spielen wären alle gleich.
dynamics-experiment-change-title = Was bewirkt die Änderung?
dynamics-experiment-change-see = Balken nach rechts: mehr Siege als vorher. Nach links: weniger. Beide Male mit denselben Karten.
dynamics-experiment-change-x = Wer
dynamics-experiment-change-y = Mehr Siege in 100 Spielen
dynamics-experiment-change-said = { $way ->
    [more] { LIST($who) } gewinnt mit der Änderung { $share } von 100 Spielen mehr (zwischen { $low } und { $high }).
    [fewer] { LIST($who) } gewinnt mit der Änderung { $share } von 100 Spielen weniger (zwischen { $low } und { $high }).
   *[same] { LIST($who) }: Ob die Änderung hilft, lässt sich noch nicht sagen, { $share } von 100 Spielen mehr (zwischen { $low } und { $high }).
}
