# Hints, play-outs and the memory aid, for all games.

## A hint

hint = Tipp
hint-lead = Der schwere Computer würde das tun:
hint-oops = Diesmal keine Antwort: Bei uns ist etwas schiefgegangen, nicht bei dir. Dein Spiel ist, wie es war.

## How each choice would turn out

outlook-ask = Wie würde jede Wahl ausgehen?
outlook-stop = Anhalten
outlook-title = Wenn das Spiel von hier weitergeht
outlook-clear = „{ $best }“ ist am besten: In { $games } gedachten Spielen hast du am Ende im Schnitt { MONEY($total) }. „{ $next }“ bringt { MONEY($less) } weniger (wahrscheinlich zwischen { MONEY($low) } und { MONEY($high) }).
outlook-close = „{ $best }“ und „{ $next }“ liegen zu nah beieinander. In { $games } gedachten Spielen bringt das erste am Ende im Schnitt { MONEY($total) }, { MONEY($less) } mehr als das zweite, und das kann Zufall sein.
outlook-only = Es gibt nur eine Wahl: „{ $best }“. In { $games } gedachten Spielen hast du am Ende im Schnitt { MONEY($total) }.
outlook-differs = Der Tipp ist eine Faustregel und schaut nicht voraus. Vorausgeschaut bringt „{ $hint }“ { MONEY($less) } weniger als „{ $best }“, wenn alle weiterspielen wie der schwere Computer.
outlook-wins = gewinnt { $share } von 100
outlook-how = Der Punkt ist das, was du am Ende im Schnitt hättest. Der Balken darum zeigt, wie sicher das ist: Der wahre Schnitt liegt wahrscheinlich darin, und je kürzer der Balken, desto sicherer. In jedem gedachten Spiel werden die Karten, die du nicht siehst, neu verteilt, und der schwere Computer spielt auf jedem Platz weiter, auch auf deinem.

## The memory aid

memory-title = Gedächtnishilfe
memory-own = Eigenes Gedächtnis
memory-seen = Gesehene Karten
memory-all = Was noch kommt
memory-seen-title = { $kind } gesehen: { $count }
memory-all-title = { $kind } noch nicht gesehen: { $count }
memory-away = { $away ->
    [0] Alle davon kommen noch.
   *[other] Kommen noch: { $left }. Ungesehen weggelegt: { $away }. Jede dieser Karten kommt also mit einer Chance von { $share }{ "\u00A0" }%.
}
memory-chance = { $share }{ "\u00A0" }%

## What forgetting cost

memory-ask = Was hat das Vergessen gekostet?
memory-ask-of = Was hat das Vergessen { $name } gekostet?
memory-cost-wait = Die Entscheidungen werden gerade durchgespielt …
memory-cost-none = { $count ->
    [0] Es gab keine Karte zu wählen.
   *[other] Das Vergessen hat nichts gekostet: Du hast jedes Mal die Karte gewählt, die auch der mitzählende Computer gewählt hätte.
}
memory-cost-some = Das Vergessen hat etwa { MONEY($value) } gekostet (wahrscheinlich zwischen { MONEY($low) } und { MONEY($high) }). Der mitzählende Computer hätte { $apart } von { $count } Mal anders gewählt.
memory-cost-gain = Das Vergessen hat nichts gekostet: Deine Wahl hat etwa { MONEY($value) } mehr gebracht als die des mitzählenden Computers (wahrscheinlich zwischen { MONEY($low) } und { MONEY($high) }). Er hätte { $apart } von { $count } Mal anders gewählt.
memory-cost-unclear = So gut wie nichts, soweit man das sagen kann: Der Unterschied ist { MONEY($value) } (± { MONEY($reach) }). Der mitzählende Computer hätte { $apart } von { $count } Mal anders gewählt.
memory-cost-how = Jede Wahl wird danach beurteilt, was du in dem Moment wissen konntest, nicht danach, was später kam.
memory-lapse = Du: „{ $chosen }“. Mit Zählen: „{ $better }“, etwa { MONEY($value) } mehr (± { MONEY($reach) }).
memory-lucky = Du: „{ $chosen }“. Mit Zählen: „{ $better }“, etwa { MONEY($value) } weniger (± { MONEY($reach) }).
memory-same = Du: „{ $chosen }“. Mit Zählen: „{ $better }“, und das macht keinen Unterschied.
