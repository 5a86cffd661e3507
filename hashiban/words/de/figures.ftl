# The page and the command that set published figures beside our own.

## The page

figures-title = Zahlen aus den Büchern
figures-line = Was die Bücher über Versteigerungen sagen, hier neu ausgerechnet. Stimmt es?
figures-enter = Zu den Zahlen
figures-lead = Was die Bücher über Versteigerungen sagen, und was herauskommt, wenn man es hier hunderttausendfach ausprobiert. Drück auf den Knopf und sieh nach, ob es stimmt.
figures-go = Rechne es aus
figures-again = Rechne es noch einmal aus
figures-stop = Stopp
figures-working = { $done } von { $all } Aussagen sind fertig.
figures-agree = Alle { $rows } Zahlen stimmen.
figures-differ = { $rows ->
    [one] Eine Zahl stimmt nicht.
   *[other] { $rows } Zahlen stimmen nicht.
}
figures-how = Was gezählt wurde, ist genau. Was der Zufall zieht, darf bis zum Vierfachen der Unsicherheit danebenliegen: Das ist der Standardfehler. Dieselbe Startzahl zieht wieder dasselbe. In Klammern steht, was die Aussage selbst offenlässt: ein Schritt der Uhr oder die letzte gedruckte Stelle.
figures-source = Quelle: { $source }
figures-derived = Von uns aus der Theorie hergeleitet

## The table

figures-what = Was
figures-published = Im Buch
figures-ours = Bei uns
figures-error = Unsicherheit
figures-seed = Startzahl
figures-verdict = Urteil
figures-counted = gezählt
figures-holds = stimmt
figures-out = stimmt nicht

## What each figure says

figures-FIG1 = Wer gewinnt, zahlt das eigene Gebot: Dann bietet man am besten weniger als den Wert, die Hälfte bei zwei Bietern, vier Fünftel bei fünf.
figures-FIG2 = Ob das eigene Gebot gezahlt wird oder das zweithöchste: Im Durchschnitt bekommt der Verkäufer gleich viel.
figures-FIG3 = Selbst wenn alle zahlen oder nur das dritthöchste Gebot gezahlt wird, bekommt der Verkäufer denselben Betrag.
figures-FIG4 = Im Durchschnitt gleich viel ist nicht jedes Mal gleich viel: Wird das zweithöchste Gebot gezahlt, schwankt die Einnahme stärker.
figures-FIG5 = Je mehr Bieter, desto weniger bleibt dem Gewinner, und jedem einzelnen Bieter noch weniger.
figures-FIG6 = Mit einem niedrigen Gebot gewinnst du selten; bietest du den vollen Wert, bringt das Gewinnen nichts. Das beste Gebot liegt dazwischen.
figures-FIG7 = Wird das zweithöchste Gebot gezahlt, kostet ein Gebot über dem Wert nur Geld.
figures-FIG8 = Ein Verkäufer, der niedrige Gebote ablehnt, bleibt manchmal auf der Ware sitzen und verdient doch mehr. Die beste Grenze ist die Hälfte des höchstmöglichen Werts, egal wie viele Bieter kommen.
figures-FIG9 = Bieter, die kein Risiko mögen, bieten mehr, und das nützt dem Verkäufer.
figures-FIG10 = Steigen die Gebote in kleinen Schritten, ist der Preis der zweithöchste Wert, auf einen Schritt genau.
figures-FIG11 = Nur der Besitzer weiß, was die Firma wert ist. Er nimmt ein Angebot an, wenn sie wenig wert ist, also verliert im Durchschnitt jedes Angebot.
figures-FIG12 = Alle schätzen, was dasselbe Ding wert ist, und die höchste Schätzung gewinnt: Wer die eigene Schätzung bietet, verliert, und zwar umso mehr, je mehr Bieter es gibt.
figures-FIG13 = Biete deine Schätzung minus den größtmöglichen Fehler, und das Gewinnen lohnt sich wieder.
figures-FIG14 = Wird das zweithöchste Gebot gezahlt, tut das Gewinnen weniger weh, aber ab vier Bietern immer noch.
figures-FIG15 = Zwei Geldbeutel werden zusammen verkauft, und jeder Bieter kennt nur einen. Wer mit einem durchschnittlichen zweiten rechnet, zahlt zu viel.
figures-FIG16 = Studenten schätzten, was ein Glas voller Münzen wert war. Es waren { MONEY(8) }. Im Durchschnitt schätzten sie { MONEY(5.13) }, und im Durchschnitt gewann ein Gebot von { MONEY(10.01) }. In 48 Versteigerungen verloren die Gewinner im Durchschnitt { MONEY(2.01) }, zusammen etwa { MONEY(96.48) }.
figures-FIG17 = Alle bieten um einen Preis und alle zahlen, auch die Verlierer: Zusammen zahlen sie genau, was er wert ist, und niemand hat etwas davon.
figures-FIG18 = Wird das zweithöchste Gebot gezahlt, liegen im Labor rund zwei Drittel der Gebote über dem Wert. Wird laut gegeneinander geboten, treffen die Leute den Wert fast sofort.
figures-FIG19 = In Wettkämpfen, in denen alle zahlen, bieten Leute im Labor weit mehr, als die Theorie sagt: in der mittleren von vielen Studien 72{ "\u00A0" }% mehr.
figures-FIG20 = Pig: Würfle, bis du zwanzig hast, und in mehr als der Hälfte der Fälle bekommst du nichts. Eins mehr oder weniger macht fast keinen Unterschied.
figures-FIG21 = Hundert Kästchen und eine Bombe: Im Durchschnitt öffnet man am besten die Hälfte.
figures-FIG22 = Wähle den Besten von vielen, die einzeln vorbeikommen: Sieh dir etwa ein Drittel nur an, dann nimm den Ersten, der besser ist als sie alle. So findest du öfter als in einem von drei Fällen den Besten.
figures-FIG23 = Can't Stop: Mit sechs, sieben und acht helfen vier Würfel fast immer. Mit zwei, drei und zwölf oft nicht.
figures-FIG24 = Karten von eins bis dreißig in einer Reihe: Je mehr es sind, desto größer ist der Abstand zwischen der höchsten und der niedrigsten.
figures-FIG25 = Ein Versuch, den alle wiederholen können: hunderttausend Versteigerungen mit fünf Bietern.
figures-FIG26 = Eine fallende Uhr endet wie Gebote im Umschlag, und lautes Bieten endet, als würde das zweithöchste Gebot aus den Umschlägen gezahlt.

## The numbers of a figure

figures-best-bid = { $n } Bieter: das beste Gebot als Teil des Werts
figures-income-first = { $n } Bieter, eigenes Gebot gezahlt: Einnahme
figures-income-second = { $n } Bieter, zweites Gebot gezahlt: Einnahme
figures-income-all-pay = { $n } Bieter, alle zahlen: Einnahme
figures-income-third = { $n } Bieter, drittes Gebot gezahlt: Einnahme
figures-spread-first = { $n } Bieter, eigenes Gebot gezahlt: Streuung der Einnahme
figures-spread-second = { $n } Bieter, zweites Gebot gezahlt: Streuung der Einnahme
figures-winner-earns = { $n } Bieter: was dem Gewinner bleibt
figures-bidder-earns = { $n } Bieter: was jedem im Durchschnitt bleibt
figures-slope-earns = { $n } Bieter: Gewinn, wenn man { $percent }{ "\u00A0" }% des Werts bietet
figures-overbid-costs = { $n } Bieter: was ein um { $percent } Hundertstel zu hohes Gebot kostet
figures-reserve-income = { $n ->
    [one] { $n } Bieter
   *[other] { $n } Bieter
}, Grenze bei der Hälfte: Einnahme
figures-reserve-sold = { $n ->
    [one] { $n } Bieter
   *[other] { $n } Bieter
}, Grenze bei der Hälfte: wie oft verkauft wird
figures-reserve-best = { $n ->
    [one] { $n } Bieter
   *[other] { $n } Bieter
}: die beste Grenze, auf ein Zehntel
figures-averse-bid = { $n } Bieter: das beste Gebot als Teil des Werts
figures-averse-income = { $n } Bieter: Einnahme
figures-english-income = { $n } Bieter: Einnahme
figures-english-close = { $n } Bieter: größter Abstand zum zweiten Wert
figures-takeover-accepted = Angebot { $offer }: Gewinn, wenn es angenommen wird
figures-takeover-all = Angebot { $offer }: Gewinn über alle Male
figures-takeover-loses = Angebot { $offer }: wie oft ein angenommenes verliert
figures-naive-first = { $n } Bieter, eigene Schätzung als Gebot: was dem Gewinner bleibt
figures-naive-loses = { $n } Bieter, eigene Schätzung als Gebot: wie oft der Gewinner verliert
figures-careful-first = { $n } Bieter, vorsichtige Gebote: was dem Gewinner bleibt
figures-naive-second = { $n } Bieter, eigene Schätzung als Gebot: was dem Gewinner bleibt
figures-careful-second = { $n } Bieter, vorsichtige Gebote: was dem Gewinner bleibt
figures-wallet-second-income = Zweites Gebot gezahlt: Einnahme
figures-wallet-second-profit = Zweites Gebot gezahlt: was dem Gewinner bleibt
figures-wallet-first-income = Eigenes Gebot gezahlt: Einnahme
figures-wallet-first-profit = Eigenes Gebot gezahlt: was dem Gewinner bleibt
figures-wallet-first-naive = Eigenes Gebot gezahlt, Durchschnitt dazugerechnet: was dem Gewinner bleibt
figures-wallet-first-loses = Eigenes Gebot gezahlt, Durchschnitt dazugerechnet: wie oft der Gewinner verliert
figures-wallet-second-naive = Zweites Gebot gezahlt, Durchschnitt dazugerechnet: was dem Gewinner bleibt
figures-wallet-second-loses = Zweites Gebot gezahlt, Durchschnitt dazugerechnet: wie oft der Gewinner verliert
figures-wallet-mean-income = Die Hälfte beider Geldbeutel: Einnahme
figures-wallet-mean-naive = Die Hälfte beider Geldbeutel, Durchschnitt dazugerechnet: was dem Gewinner bleibt
figures-contest-total = { $n } Bieter: was alle zusammen zahlen
figures-contest-each = { $n } Bieter: was jeder zahlt
figures-contest-high = { $n } Bieter: das höchste Gebot
figures-pig-chance = Chance, dass ein Versuch { $score } bringt
figures-pig-mean = Durchschnitt, wenn man bei { $hold } aufhört
figures-pig-same = Unterschied zwischen Aufhören bei zwanzig und eins später
figures-bomb-best = { $boxes } Kästchen: wie viele man öffnet
figures-bomb-pays = { $boxes } Kästchen: was das im Durchschnitt bringt
figures-secretary-skip = { $n } in einer Reihe: wie viele man nur ansieht
figures-secretary-chance = { $n } in einer Reihe: wie oft man den Besten findet
figures-secretary-limit = { $n } in einer Reihe, verglichen mit endlos vielen
figures-cant-stop = { $first }, { $second } und { $third }: wie oft eine davon kommt
figures-row-high = { $n } Karten: die höchste im Durchschnitt
figures-row-low = { $n } Karten: die niedrigste im Durchschnitt
figures-row-gap = { $n } Karten: der Abstand im Durchschnitt
figures-dutch-winner = Fallende Uhr: wie oft ein anderer Gewinner als mit Geboten im Umschlag
figures-dutch-price = Fallende Uhr: größter Abstand zum Preis mit Geboten im Umschlag
figures-english-winner = Lautes Bieten: wie oft ein anderer Gewinner als mit Geboten im Umschlag
figures-english-price = Lautes Bieten: größter Abstand zum Preis mit Geboten im Umschlag

## From the laboratory

figures-lab-title = Aus dem Labor
figures-lab-lead = Das haben Menschen getan. Hier wird nichts ausgerechnet und nichts beurteilt.
