# The hints of De Veiling van Hashiban: why a bot does something, after a colon.

why-hashiban-open = ein offener Händler braucht keine Gegenstände mehr und bringt dir Scheine, und für diesen hast du am wenigsten: { hashiban-card }
why-hashiban-only = etwas Besseres gibt es hier nicht zu tun
why-hashiban-no-deal = ohne guten Grund gibst du nichts, verlangst nichts und versprichst nichts
why-hashiban-rest = was in diesem Zug auch passiert, du wirst dazwischen nichts mehr zu sagen haben
why-hashiban-wait = jetzt musst du nicht eingreifen, aber das kann sich in diesem Zug noch ändern
why-hashiban-show = deine anderen Händler vermissen das hier am wenigsten: { hashiban-card }
why-hashiban-reveal = { $count ->
    [one] du hast die Gegenstände für einen Händler, und je eher er offen ist, desto mehr Scheine bringt er
   *[other] deine Gegenstände enthüllen { $count } Händler auf einmal
}
why-hashiban-pile = der nächste Gegenstand kann einer für dich sein, und wenn niemand ihn will, bekommst du einen Schein
why-hashiban-curious = man weiß nie, was kommt
why-hashiban-luck = es macht Spaß, und mindestens ein Paar ist immer dabei
why-hashiban-lottery = fünf Scheine zu 1.000 gehen weg, und im Schnitt kommen etwa { $worth } zurück
why-hashiban-idle = { $count ->
    [one] deine Händler können auf diesen Gegenstand verzichten; kauft ihn niemand, bekommst du trotzdem einen Schein
   *[other] deine Händler können auf diese { $count } Gegenstände verzichten; kauft sie niemand, bekommst du trotzdem für jeden einen Schein
}
why-hashiban-ask = wer das braucht, zahlt vielleicht { $price }, und wenn nicht, bekommst du Scheine vom Stapel
why-hashiban-no-fit = keiner deiner Händler sucht das
why-hashiban-flat = einer deiner Händler sucht das, und bis { $most } ist es nicht zu teuer
why-hashiban-flat-dear = einer deiner Händler sucht das, aber bei { $bid } oder mehr behältst du dein Geld
why-hashiban-worth = das ist dir etwa { $most } wert, und { $bid } sind dafür nicht zu viel
why-hashiban-dear = das ist dir etwa { $most } wert, und { $bid } oder mehr sind dafür zu viel
why-hashiban-short = das ist dir etwa { $most } wert, aber du hast keine { $bid }
why-hashiban-last = damit hast du alle Gegenstände, die du zum Gewinnen brauchst
why-hashiban-broke = du brauchst das zum Gewinnen, aber du hast keine { $bid }
why-hashiban-angry = jemand anders bekommt gleich, was einer deiner Händler sucht
why-hashiban-outbid = wenn du rauswirfst, wer gerade führt, bekommst du das vielleicht für weniger, und das ist eine Waffe wert
why-hashiban-counter = der Preis ist dir zu hoch, aber { $count ->
    [0] { $amount } aus deiner Hand sind vielleicht
    [one] { $amount } und ein Gegenstand, auf den du verzichten kannst, sind vielleicht
   *[other] { $amount } und { $count } Gegenstände, auf die du verzichten kannst, sind vielleicht
} mehr, als es sonst dafür gibt
why-hashiban-more = was du bekommst, ist mehr wert als das, was du gibst
why-hashiban-less = was du bekommst, ist weniger wert als das, was du gibst
why-hashiban-join = von den { $share }, die für dich beiseiteliegen, legst du höchstens { $amount } in den Topf, also kannst du nicht verlieren
why-hashiban-poor-pile = auf dem Stapel liegen viele kleine Scheine, da verkaufst du dein nächstes Starteinkommen besser, als es zu behalten
why-hashiban-loan = du brauchst diesen Gegenstand, und ein Schein jetzt ist dir mehr wert als dein nächstes Starteinkommen
why-hashiban-ask-bill = { $amount ->
    [0] so einen Schein gibt es nicht zu verlangen
   *[other] { $amount } ist etwa so viel, wie dein nächstes Starteinkommen wert ist
}
why-hashiban-promise = dafür bietest du dein nächstes Starteinkommen an
