# The plots of Tien: for each chart its title, what to see, its axes, and the sentences under it.

## Pushing on

dynamics-tien-bust-title = Wer hat rechtzeitig aufgehört?
dynamics-tien-bust-see = Jedes Zeichen ist ein Zug, so hoch wie das Risiko, dass die nächste Karte zu viel ist. Bis 10 hat jemand davor aufgehört; rechts von 10 hat jemand sie gezogen. Die Linie ist das Risiko bei vollem Stapel.
dynamics-tien-bust-x = Summe (oder Geld, wo das zu viel war)
dynamics-tien-bust-y = Nächste Karte ist zu viel (%)
dynamics-tien-bust-full = voller Stapel
dynamics-tien-bust-share = { $busts ->
    [0] In keinem von { $turns } Zügen hat sich jemand verzockt.
   *[other] In { $busts } von { $turns } Zügen hat sich jemand verzockt.
}
dynamics-tien-bust-stopped = Wo jemand aufgehört hat, lag das Risiko, sich mit der nächsten Karte zu verzocken, im Schnitt bei { $share }{ "\u00A0" }%.
dynamics-tien-bust-latest = Am meisten gewagt: { LIST($who) }, mit { $share }{ "\u00A0" }%.
dynamics-tien-frontier-title = Wie weit ist weit genug?
dynamics-tien-frontier-see = Die Linie zeigt, was du bekommst, wenn du immer bei derselben Summe aufhörst, von 1 links bis 10 rechts. Jedes Zeichen ist jemand aus diesem Spiel: je höher, desto mehr Zahlenkarten behalten; je weiter rechts, desto öfter verzockt.
dynamics-tien-frontier-x = Verzockte Züge (%)
dynamics-tien-frontier-y = Behaltene Zahlenkarten in 10 Zügen
dynamics-tien-frontier-policies = immer dieselbe Summe
dynamics-tien-frontier-best = Wer immer bei einer Summe von { $total } aufhört, behält am meisten: { $kept } Zahlenkarten in { $turns } Zügen, und { $share }{ "\u00A0" }% der Züge sind verzockt.
dynamics-tien-frontier-most = Am meisten in diesem Spiel: { LIST($who) }, { $kept } in { $turns } Zügen.

## What turns bring

dynamics-tien-gains-title = Wer bekam Geld in den Zügen der anderen?
dynamics-tien-gains-see = Jeder Balken zeigt alle Münzen, die jemand durch Geldkarten bekommen hat. Die Blöcke kamen in Zügen der anderen; der leere Teil ist selbst genommenes Geld.
dynamics-tien-gains-y = Münzen aus Zügen der anderen
dynamics-tien-gains-mark = { $got } von { $whole }
dynamics-tien-gains-all = Aus Zügen der anderen: { $others } von { $coins } Münzen, die Geldkarten gebracht haben.
dynamics-tien-gains-giver = Hat den anderen am meisten gebracht: { LIST($who) }, { $coins }.
dynamics-tien-points-title = Wie sind die Punkte gewachsen?
dynamics-tien-points-see = Was die Karten von jedem nach jeder Runde wert sind, mit jedem Joker dort, wo er am meisten bringt. In einer Runde sind alle einmal am Zug.
dynamics-tien-points-x = Runde
dynamics-tien-points-y = Punkte
dynamics-tien-points-most = Die meisten Punkte: { LIST($who) }, { $points }.
dynamics-tien-points-leap = Der größte Sprung: { LIST($who) } in Runde { $round }, { $more } dazu.
dynamics-tien-kept-title = Wie viel vom Gezogenen wurde behalten?
dynamics-tien-kept-see = Jeder Balken zeigt alle Zahlenkarten, die jemand gezogen hat, jeder Block, was in einem Zug behalten wurde. Der leere Teil ging auf den Markt.
dynamics-tien-kept-y = Behaltene Zahlenkarten
dynamics-tien-kept-mark = { $got } von { $whole }
dynamics-tien-kept-all = Behalten: { $kept } von { $drawn } Zahlenkarten. Auf den Markt, weil sich jemand verzockt hat: { $bust }; weil jemand das Geld nahm: { $money }.
dynamics-tien-cap-title = Wie viele Münzen gingen verloren?
dynamics-tien-cap-see = Niemand hat mehr als zehn Münzen. Jeder Balken zeigt alles Geld, das jemandem zustand; die Blöcke sind die Münzen, für die kein Platz war.
dynamics-tien-cap-y = Entgangene Münzen
dynamics-tien-cap-mark = { $got } von { $whole }
dynamics-tien-cap-all = Entgangen: { $lost } von { $offered } Münzen, weil niemand Platz für mehr als zehn hat. Also rechtzeitig ausgeben!
dynamics-tien-cap-most = Am meisten entgangen: { LIST($who) }, { $lost }.

## The market and the auctions

dynamics-tien-price-title = War der Joker seinen Preis wert?
dynamics-tien-price-see = Jedes Zeichen ist ein verkaufter Joker, jeder kurze Strich ein Durchschnitt. Über der gestrichelten Linie hat er mehr Münzen gekostet, als er sofort an Punkten gebracht hat. Das kann trotzdem ein guter Kauf sein: Am Ende entscheiden Münzen nur bei Gleichstand.
dynamics-tien-price-x = Punkte, die er sofort gebracht hat
dynamics-tien-price-y = Preis in Münzen
dynamics-tien-price-theory = eine Münze pro Punkt
dynamics-tien-price-mean = Im Schnitt hat ein Joker { $paid } an Münzen gekostet und sofort { $gain } an Punkten gebracht. Inzwischen wären es ohne ihn { $now } weniger.
dynamics-tien-price-sold = Verkauft: { $sold } von { $wilds } Jokern.
dynamics-tien-seats-title = Ist es besser, als Erster oder als Letzter zu bieten?
dynamics-tien-seats-see = Jedes Zeichen ist ein verkaufter Joker: die Punkte, die er sofort gebracht hat, minus sein Preis, über dem Platz, an dem geboten wurde. Wer ihn gezogen hat, bietet zuletzt. Unter 0 hat er mehr Münzen gekostet als Punkte gebracht.
dynamics-tien-seats-x = Platz des höchsten Gebots
dynamics-tien-seats-y = Punkte minus Preis
dynamics-tien-seats-last = Zuletzt geboten und gewonnen: { $last } von { $wilds } Jokern. Bieten alle so gut wie möglich, mit Werten von 1 bis 10, die sonst niemand kennt, sind es { $share }{ "\u00A0" }%.
dynamics-tien-seats-places = Am Platz { $best } hat ein Joker für seinen Preis am meisten gebracht, im Schnitt { $more }, am Platz { $worst } am wenigsten, { $less }.
dynamics-tien-market-title = Was liegt noch auf dem Markt?
dynamics-tien-market-see = Die Karten auf dem Markt, nach ihrer Zahl. Eine Karte kostet ihre Zahl.
dynamics-tien-market-x = Zahl
dynamics-tien-market-y = Karten auf dem Markt
dynamics-tien-market-all = Karten, die auf den Markt gingen: { $came }. Davon gekauft: { $bought }.
dynamics-tien-market-left = { $count ->
    [one] Am meisten übrig von Zahl { LIST($number) }: { $lying }.
   *[other] Am meisten übrig von den Zahlen { LIST($number) }: je { $lying }.
}
