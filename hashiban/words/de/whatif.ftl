# What if something else had been said? For all games.

whatif-open = Was wäre, wenn?
whatif-hide = „Was wäre, wenn?“ ausblenden
whatif-title = Was wäre, wenn du etwas anderes gesagt hättest?
whatif-lead = Geh zu einer Entscheidung zurück, gib eine andere Antwort und lass das Spiel von dort aus viele Male weitergehen. Das Spiel, das du gespielt hast, bleibt, wie es ist.
whatif-none = Noch gibt es keine Entscheidung, zu der man zurückgehen könnte.
whatif-wait = Es spielen noch mehrere Menschen, darum bleibt das hier zu: Es würde zeigen, was andere nicht sehen dürfen. Wenn das Spiel vorbei ist, kannst du es benutzen.

## Which decision, and which answer

whatif-seat = Wessen Entscheidungen
whatif-moment = Entscheidung
whatif-at = { $number }. { $said }
whatif-at-round = { $number }. Runde { $round }: { $said }
whatif-earlier = Früher
whatif-later = Später
whatif-said = { $you ->
    [yes] Du hast „{ $said }“ gesagt.
   *[no] { $who } hat „{ $said }“ gesagt.
} Was hätte es auch sein können?
whatif-chosen = Statt „{ $said }“: „{ $other }“.
whatif-go = Was wäre dann passiert?
whatif-no-move = Diesen Zug gibt es nicht: Dieses Spiel hat { $moves }.
whatif-no-chance = Das war der Zufall, da hat niemand etwas entschieden. Wähle eine Entscheidung.
whatif-no-same = Genau das wurde gesagt. Wähle eine andere Antwort.

## What came of it

whatif-first = Die ersten Spiele werden gerade durchgespielt …
whatif-more = Mit „{ $other }“ statt „{ $said }“ { $you ->
    [yes] hättest du
   *[no] hätte { $who }
} am Ende im Schnitt { MONEY($value) } mehr (wahrscheinlich zwischen { MONEY($low) } und { MONEY($high) } mehr).
whatif-less = Mit „{ $other }“ statt „{ $said }“ { $you ->
    [yes] hättest du
   *[no] hätte { $who }
} am Ende im Schnitt { MONEY($value) } weniger (wahrscheinlich zwischen { MONEY($low) } und { MONEY($high) } weniger).
whatif-unclear = „{ $other }“ oder „{ $said }“: Das liegt zu nah beieinander. Mit dem Ersten { $you ->
    [yes] hättest du
   *[no] hätte { $who }
} im Schnitt { MONEY($value) } { $way ->
    [more] mehr
   *[less] weniger
}, und das kann Zufall sein: Wahrscheinlich liegt es zwischen { MONEY($less) } weniger und { MONEY($more) } mehr.
whatif-level = „{ $other }“ oder „{ $said }“: In allen { $games } gedachten Spielen { $you ->
    [yes] hast du
   *[no] hat { $who }
} am Ende gleich viel.
whatif-count = Von { $games } gedachten Spielen gehen { $better } besser aus, { $worse } schlechter und { $same } gleich.
whatif-wins = Von 100 solchen Spielen { $you ->
    [yes] gewinnst du
   *[no] gewinnt { $who }
} etwa { $other } statt { $said }{ $sure ->
    [yes] .
   *[no] , und das kann Zufall sein.
}
whatif-difference = Besser oder schlechter, Spiel für Spiel
whatif-after-said = Gesagt: { $said }
whatif-after-other = Stattdessen: { $other }
whatif-see = Ein hoher Balken steht für viele Spiele. Der Strich ist der Schnitt; der Streifen darunter zeigt, wie sicher er ist.
whatif-how = In jedem gedachten Spiel wird alles, was { $you ->
    [yes] du
   *[no] { $who }
} in diesem Moment nicht wissen { $you ->
    [yes] konntest
   *[no] konnte
}, neu verteilt, so dass es zum Rest passt. Dann werden beide Antworten mit denselben Karten zu Ende gespielt. So siehst du, was zu erwarten war, und nicht, was die echten Karten gebracht hätten.
whatif-players = Von dort an spielen: { LIST($players) }.
whatif-player = { $who } ({ $bot })
