# Wereldhandel

wereldhandel-title = Wereldhandel
wereldhandel-line = Versteigere Waren, handle mit verdecktem Geld, und bluffe, wenn du dich traust.
wereldhandel-teaches = was es wert ist, das letzte Wort zu haben, wann sich ein Bluff lohnt, und warum die letzte Karte eines Quartetts so teuer ist
wereldhandel-credit = aus der Familie von Kuhhandel, von Rüdiger Koltze (1985)
wereldhandel-about = Deck eine Karte auf: Die anderen bieten, und du verkaufst sie oder kaufst sie selbst für das höchste Gebot. Oder biete jemandem einen Handel um Waren an, die ihr beide habt, mit Geld, das verdeckt auf dem Tisch liegt. Sammle Quartette: Die Werte werden addiert und mit der Anzahl malgenommen.
wereldhandel-worth = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}

## House rules

wereldhandel-rule-tree_discard = Bäume
wereldhandel-rule-tree_discard-false = zahlen aus und werden versteigert (die Regel)
wereldhandel-rule-tree_discard-true = zahlen aus und kommen weg
wereldhandel-rule-penalty_redraw = Nach einer Strafkarte
wereldhandel-rule-penalty_redraw-false = ist der Zug vorbei (die Regel)
wereldhandel-rule-penalty_redraw-true = wird die nächste Karte aufgedeckt
wereldhandel-rule-strict_bids = Mehr bieten, als man hat
wereldhandel-rule-strict_bids-false = ist erlaubt (die Regel)
wereldhandel-rule-strict_bids-true = ist nicht erlaubt
wereldhandel-rule-defaulter_returns = Wer geboten hat und nicht zahlen konnte
wereldhandel-rule-defaulter_returns-false = ist bei dieser Karte nicht mehr dabei (die Regel)
wereldhandel-rule-defaulter_returns-true = darf wieder bieten
wereldhandel-rule-free_overpay = Wenn du nicht passend zahlen kannst
wereldhandel-rule-free_overpay-false = zahlst du so wenig zu viel wie möglich (die Regel)
wereldhandel-rule-free_overpay-true = suchst du dir aus, womit du zahlst
wereldhandel-rule-empty_offers = Ein Angebot beim Handeln
wereldhandel-rule-empty_offers-false = hat mindestens eine Geldkarte (die Regel)
wereldhandel-rule-empty_offers-true = darf leer sein

## Cards

-goods-0 = Ziegel
-goods-1 = Kartoffeln
-goods-2 = Zwiebeln
-goods-3 = Bananen
-goods-4 = Kaffee
-goods-5 = Tulpen
-goods-6 = Bäume
-goods-7 = Käse
-goods-8 = Fahrräder
-goods-9 = Diamanten
-penalty-10 = Containermiete
-penalty-11 = Liegegeld
-penalty-12 = Wasserschaden
wereldhandel-card = { $card ->
    [0] { -goods-0 }
    [1] { -goods-1 }
    [2] { -goods-2 }
    [3] { -goods-3 }
    [4] { -goods-4 }
    [5] { -goods-5 }
    [6] { -goods-6 }
    [7] { -goods-7 }
    [8] { -goods-8 }
    [9] { -goods-9 }
    [10] { -penalty-10 }
    [11] { -penalty-11 }
   *[12] { -penalty-12 }
}
wereldhandel-goods = { $kind ->
    [0] { -goods-0 }
    [1] { -goods-1 }
    [2] { -goods-2 }
    [3] { -goods-3 }
    [4] { -goods-4 }
    [5] { -goods-5 }
    [6] { -goods-6 }
    [7] { -goods-7 }
    [8] { -goods-8 }
   *[9] { -goods-9 }
}
wereldhandel-piece-0 = 0
wereldhandel-piece-1 = 10
wereldhandel-piece-2 = 50
wereldhandel-piece-3 = 100
wereldhandel-piece-4 = 200
wereldhandel-piece-5 = 500
wereldhandel-kind-pile = Karten des Stapels

## The question

wereldhandel-say-auction = Oberste Karte versteigern
wereldhandel-say-trade = Handel mit { $whom }: { wereldhandel-goods }
wereldhandel-say-bid-least = Biete { $least }
wereldhandel-say-bid-all = Biete das Höchste, was geht: { $most }
wereldhandel-say-pass = Passe
wereldhandel-say-sell = Verkaufen
wereldhandel-say-buy = Selbst kaufen für { $due }
wereldhandel-say-buy-these = Selbst kaufen mit diesen Karten
wereldhandel-say-buy-laid = Selbst kaufen mit { LIST($what) }
wereldhandel-say-pay = Zahle { $due }
wereldhandel-say-pay-these = Zahle mit diesen Karten
wereldhandel-say-pay-laid = Zahle mit { LIST($what) }
wereldhandel-say-offer = Nichts hinlegen
wereldhandel-say-offer-these = Diese Karten verdeckt hinlegen
wereldhandel-say-offer-laid = { LIST($what) } verdeckt hinlegen
wereldhandel-say-accept = Angebot annehmen
wereldhandel-say-counter = Nichts dagegenlegen
wereldhandel-say-counter-these = Diese Karten dagegenlegen
wereldhandel-say-counter-laid = { LIST($what) } dagegenlegen

## Why something cannot be said

wereldhandel-no-auction-not-now = Du kannst jetzt keine Karte aufdecken.
wereldhandel-no-trade-not-now = Du kannst jetzt keinen Handel anbieten.
wereldhandel-no-trade-cards-few = Such dir aus, welche Waren du willst und von wem.
wereldhandel-no-trade-cards-many = Du bietest immer nur einen Handel an.
wereldhandel-no-trade-cards-missing = Du kannst nur mit jemandem handeln, der die gleichen Waren hat wie du. Fertige Quartette sind sicher.
wereldhandel-no-bid-low = Du musst über das höchste Gebot gehen: Biete { $least } oder mehr.
wereldhandel-no-bid-high = Mehr als { $most } kann jetzt nicht geboten werden.
wereldhandel-no-bid-step = Geboten wird in Zehnerschritten: { $below } oder { $above }, aber nicht { $amount }.
wereldhandel-no-bid-not-now = Du kannst jetzt nicht bieten.
wereldhandel-no-bid-not-your-turn = Du bist mit dem Bieten nicht dran. Alle werden der Reihe nach gefragt, und wer versteigert, bietet nicht mit.
wereldhandel-no-pass-not-now = Du kannst jetzt nicht passen.
wereldhandel-no-sell-not-now = Es gibt jetzt nichts zu verkaufen.
wereldhandel-no-buy-not-now = Du kannst nur selbst kaufen, wenn du versteigerst und genug Geld hast.
wereldhandel-no-buy-coins-missing = Mit diesen Karten kannst du nicht zahlen: Du hast sie nicht, oder eine 0 ist dabei. Eine Karte mit 0 zählt nicht.
wereldhandel-no-buy-coins-sum = Diese Karten machen zusammen { $laid }, aber zu zahlen sind { $amount }.
wereldhandel-no-buy-laid-short = Diese Karten machen zusammen { $laid }, aber zu zahlen sind { $due }.
wereldhandel-no-buy-laid-over = Eine dieser Karten kannst du behalten: Die anderen machen schon { $due } oder mehr.
wereldhandel-no-pay-not-now = Es gibt jetzt nichts zu zahlen.
wereldhandel-no-pay-coins-missing = Mit diesen Karten kannst du nicht zahlen: Du hast sie nicht, oder eine 0 ist dabei. Eine Karte mit 0 zählt nicht.
wereldhandel-no-pay-coins-sum = Diese Karten machen zusammen { $laid }, aber zu zahlen sind { $amount }.
wereldhandel-no-pay-laid-short = Diese Karten machen zusammen { $laid }, aber zu zahlen sind { $due }.
wereldhandel-no-pay-laid-over = Eine dieser Karten kannst du behalten: Die anderen machen schon { $due } oder mehr.
wereldhandel-no-offer-not-now = Du kannst jetzt nichts anbieten.
wereldhandel-no-offer-coins-missing = Diese Geldkarten hast du nicht.
wereldhandel-no-offer-pieces-few = Leg mindestens eine Geldkarte hin. Es darf eine 0 sein.
wereldhandel-no-accept-not-now = Es liegt jetzt kein Angebot da, das du annehmen könntest.
wereldhandel-no-counter-not-now = Es liegt jetzt kein Angebot da, gegen das du etwas legen könntest.
wereldhandel-no-counter-coins-missing = Diese Geldkarten hast du nicht.
wereldhandel-no-counter-pieces-few = Leg mindestens eine Geldkarte hin. Es darf eine 0 sein.

## What happened

wereldhandel-told-opens = { $you ->
    [yes] Du fängst an.
   *[no] { $who } fängt an.
}
wereldhandel-told-turned = { $you ->
    [yes] Du deckst eine Karte auf: { wereldhandel-card }.
   *[no] { $who } deckt eine Karte auf: { wereldhandel-card }.
}{ $left ->
    [0] { " " }Es war die letzte des Stapels.
   *[other] { "" }
}
wereldhandel-told-penalty = { $you ->
    [yes] Das ist eine Strafkarte: Am Ende kostet sie dich { $value } Punkte.
   *[no] Das ist eine Strafkarte: Am Ende kostet sie { $who } { $value } Punkte.
}
wereldhandel-told-tree = { $time ->
    [1] Der erste Baum: Alle bekommen { $amount }.
    [2] Der zweite Baum: Alle bekommen { $amount }.
    [3] Der dritte Baum: Alle bekommen { $amount }.
   *[other] Der letzte Baum: Alle bekommen { $amount }.
} Alle zusammen haben jetzt { $money } auf der Hand.
wereldhandel-told-felled = Der Baum kommt weg.
wereldhandel-told-bid = { $you ->
    [yes] Du bietest { $amount }.
   *[no] { $who } bietet { $amount }.
}
wereldhandel-told-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
wereldhandel-told-hammer = { $you ->
    [yes] Zum Ersten, zum Zweiten … das höchste Gebot ist deins: { $amount }.
   *[no] Zum Ersten, zum Zweiten … das höchste Gebot ist { $amount }, von { $who }.
}
wereldhandel-told-sells = { $you ->
    [yes] Und zum Dritten! Für { $amount } lässt du { $whom } die Karte.
   *[no] { $them ->
        [yes] Und zum Dritten! Für { $amount } lässt { $who } dir die Karte.
       *[no] Und zum Dritten! Für { $amount } geht die Karte von { $who } an { $whom }.
    }
}
wereldhandel-told-sold = { $you ->
    [yes] Du zahlst { $paid } an { $whom } und bekommst die Karte: { wereldhandel-card }.
   *[no] { $them ->
        [yes] { $who } zahlt dir { $paid } und bekommt die Karte: { wereldhandel-card }.
       *[no] { $who } zahlt { $paid } an { $whom } und bekommt die Karte: { wereldhandel-card }.
    }
}{ $over ->
    [0] { "" }
   *[other] { " " }Das sind { $over } zu viel, aber niemand gibt Wechselgeld.
}
wereldhandel-told-bought = { $you ->
    [yes] Du nutzt dein Vorkaufsrecht: Du zahlst { $paid } an { $whom } und behältst die Karte: { wereldhandel-card }.
   *[no] { $them ->
        [yes] { $who } nutzt das Vorkaufsrecht, zahlt dir { $paid } und behält die Karte: { wereldhandel-card }.
       *[no] { $who } nutzt das Vorkaufsrecht, zahlt { $paid } an { $whom } und behält die Karte: { wereldhandel-card }.
    }
}{ $over ->
    [0] { "" }
   *[other] { " " }Das sind { $over } zu viel, aber niemand gibt Wechselgeld.
}
wereldhandel-told-default = { $you ->
    [yes] Du hast keine { $amount }. { $money ->
        [0] Du zeigst, dass du gar kein Geld hast.
       *[other] Du zeigst dein ganzes Geld: { LIST($shown) }, zusammen { $money }.
    }
   *[no] { $who } hat keine { $amount }. { $money ->
        [0] In dieser Hand ist gar kein Geld.
       *[other] Die Hand wird aufgedeckt: { LIST($shown) }, zusammen { $money }.
    }
}
wereldhandel-told-again = { $you ->
    [yes] Du versteigerst die Karte noch einmal: { wereldhandel-card }.
   *[no] { $who } versteigert die Karte noch einmal: { wereldhandel-card }.
}
wereldhandel-told-free = { $you ->
    [yes] Niemand bietet: Du bekommst die Karte umsonst: { wereldhandel-card }.
   *[no] Niemand bietet: { $who } bekommt die Karte umsonst: { wereldhandel-card }.
}
wereldhandel-told-trade = { $you ->
    [yes] Du bietest { $whom } einen Handel an
   *[no] { $them ->
        [yes] { $who } bietet dir einen Handel an
       *[no] { $who } bietet { $whom } einen Handel an
    }
} { $stake ->
    [1] um eine Karte: { wereldhandel-card }.
   *[other] um zwei Karten: { wereldhandel-card }.
}
wereldhandel-told-offer = { $count ->
    [0] { $you ->
        [yes] Du legst nichts hin.
       *[no] { $who } legt nichts hin.
    }
    [one] { $you ->
        [yes] Du legst { $count } Geldkarte verdeckt hin.
       *[no] { $who } legt { $count } Geldkarte verdeckt hin.
    }
   *[other] { $you ->
        [yes] Du legst { $count } Geldkarten verdeckt hin.
       *[no] { $who } legt { $count } Geldkarten verdeckt hin.
    }
}
wereldhandel-told-accept = { $you ->
    [yes] Du nimmst das Angebot an und legst nichts dagegen.
   *[no] { $who } nimmt das Angebot an und legt nichts dagegen.
}
wereldhandel-told-opened = { $you ->
    [yes] Nur du und { $whom } wisst es: Du hast { $amount } angeboten.
   *[no] { $them ->
        [yes] Nur du und { $who } wisst es: Das Angebot war { $amount }.
       *[no] Nur { $who } und { $whom } wissen es: Das Angebot war { $amount }.
    }
}
wereldhandel-told-counter = { $count ->
    [0] { $you ->
        [yes] Du legst nichts dagegen. Die Bündel werden getauscht.
       *[no] { $who } legt nichts dagegen. Die Bündel werden getauscht.
    }
    [one] { $you ->
        [yes] Du legst { $count } Geldkarte dagegen. Die Bündel werden getauscht.
       *[no] { $who } legt { $count } Geldkarte dagegen. Die Bündel werden getauscht.
    }
   *[other] { $you ->
        [yes] Du legst { $count } Geldkarten dagegen. Die Bündel werden getauscht.
       *[no] { $who } legt { $count } Geldkarten dagegen. Die Bündel werden getauscht.
    }
}
wereldhandel-told-compared = { $you ->
    [yes] Nur du und { $whom } wisst es: Du hast { $offer } angeboten, und { $counter } lagen dagegen.
   *[no] { $them ->
        [yes] Nur du und { $who } wisst es: Das Angebot war { $offer }, und du hast { $counter } dagegengelegt.
       *[no] Nur { $who } und { $whom } wissen es: Das Angebot war { $offer }, und { $counter } lagen dagegen.
    }
}
wereldhandel-told-tie = { $you ->
    [yes] Beide Bündel sind gleich viel wert: Du musst noch einmal anbieten.
   *[no] Beide Bündel sind gleich viel wert: { $who } muss noch einmal anbieten.
}
wereldhandel-told-traded = { $by ->
    [accept] { "" }
    [more] Das höhere Bündel gewinnt.{ " " }
   *[tie] Noch einmal gleich: Die Waren gehen an das Angebot.{ " " }
}{ $stake ->
    [1] { $you ->
        [yes] Du bekommst eine Karte von { $whom }: { wereldhandel-card }.
       *[no] { $them ->
            [yes] { $who } bekommt eine Karte von dir: { wereldhandel-card }.
           *[no] { $who } bekommt eine Karte von { $whom }: { wereldhandel-card }.
        }
    }
   *[other] { $you ->
        [yes] Du bekommst zwei Karten von { $whom }: { wereldhandel-card }.
       *[no] { $them ->
            [yes] { $who } bekommt zwei Karten von dir: { wereldhandel-card }.
           *[no] { $who } bekommt zwei Karten von { $whom }: { wereldhandel-card }.
        }
    }
}
wereldhandel-told-set = { $you ->
    [yes] Dein Quartett ist komplett: { wereldhandel-card }, { $value } wert.
   *[no] { $who } hat ein Quartett komplett: { wereldhandel-card }, { $value } wert.
}{ $sets ->
    [1] { "" }
   *[other] { " " }Das sind jetzt { $sets } Quartette.
}
wereldhandel-told-enough = { $you ->
    [yes] { $trades } Mal gehandelt und noch immer kein Quartett: Jetzt musst du eine Karte versteigern.
   *[no] { $trades } Mal gehandelt und noch immer kein Quartett: Jetzt muss { $who } eine Karte versteigern.
}
wereldhandel-told-skip = { $you ->
    [yes] Du kannst mit niemandem handeln und setzt aus.
   *[no] { $who } kann mit niemandem handeln und setzt aus.
}
wereldhandel-told-end = { $capped ->
    [0] { "" }
   *[other] Das Handeln dreht sich nur noch im Kreis, deshalb endet das Spiel hier.{ " " }
}{ $count ->
    [1] { $you ->
        [yes] Du gewinnst das Spiel!
       *[no] { LIST($winners) } gewinnt das Spiel.
    }
   *[other] { LIST($winners) } gewinnen gemeinsam.
}

## The rules

wereldhandel-rules-setup = Vor dem Spiel
wereldhandel-rules-auction = Die Versteigerung
wereldhandel-rules-special = Bäume und Strafkarten
wereldhandel-rules-trade = Der Handel
wereldhandel-rules-end = Wer gewinnt
rule-WS1 = Die Karten werden gemischt und liegen verdeckt auf einem Stapel: zehn Sorten Waren, vier Karten von jeder, und drei Strafkarten.
rule-WS2 = Geldkarten zu 50, 100, 200 und 500 liegen neben dem Stapel bereit.
rule-WS3 = Alle beginnen mit zwei Geldkarten zu 0, vier zu 10 und einer zu 50: zusammen 90. Dein Geld hältst du verdeckt auf der Hand.
rule-WS4 = Der Zufall bestimmt, wer anfängt; danach geht es im Uhrzeigersinn weiter.
rule-WS5 = Wenn du dran bist, tust du eins von zwei Dingen: Du versteigerst die oberste Karte, oder du bietest jemandem einen Handel an.
rule-WS6 = Handeln kannst du nur mit jemandem, der die gleichen Waren hat wie du. Am Anfang kannst du also nur versteigern.
rule-WS7 = Wer versteigert, deckt die oberste Karte auf und ist der Versteigerer.
rule-WS8 = Alle anderen dürfen bieten, und jedes Gebot ist höher als das vorige.
rule-WS9 = Der Versteigerer bietet nicht mit.
rule-WS10 = Geht niemand höher, heißt es „zum Ersten, zum Zweiten, zum Dritten“: Das höchste Gebot bekommt die Karte, und der Versteigerer bekommt das Geld.
rule-WS11 = Deine Waren liegen offen vor dir.
rule-WS12 = Der Versteigerer hat das Vorkaufsrecht: Statt zu verkaufen, darf er das höchste Gebot an den zahlen, der es gemacht hat, und die Karte behalten.
rule-WS13 = Niemand gibt Wechselgeld. Wenn du nicht passend zahlen kannst, musst du mehr zahlen.
rule-WS14 = Ist das Geld für das höchste Gebot nicht da, wird diese Hand aufgedeckt und die Karte noch einmal versteigert.
rule-WS15 = Bietet niemand, bekommt der Versteigerer die Karte umsonst.
rule-WS16 = Wird ein Baum aufgedeckt, bekommen alle neues Geld: 50 beim ersten Baum, 100 beim zweiten, 200 beim dritten und 500 beim vierten.
rule-WS17 = Danach geht das Spiel weiter, und auf den Baum darf geboten werden.
rule-WS17-tree_discard-true = Danach geht das Spiel weiter: Nach der Hausregel kommt der Baum weg, und auf die nächste Karte darf geboten werden.
rule-WS18 = Wer eine Strafkarte aufdeckt, muss sie behalten. Niemand kann auf sie bieten.
rule-WS19 = Du bietest einen Handel an, indem du Geldkarten verdeckt hinlegst und sagst, welche Waren du willst.
rule-WS20 = Bluffen ist erlaubt: Karten mit 0 sehen von hinten aus wie alle anderen.
rule-WS21 = Dein Gegenüber darf Geldkarten verdeckt gegen dein Angebot legen. Dann werden die Bündel getauscht, und beide schauen heimlich nach.
rule-WS22 = Wer mehr Geld bekommen hat, gibt die Waren her.
rule-WS23 = Sind beide Bündel genau gleich viel wert, muss das Angebot neu gemacht werden, und die Antwort ist wieder frei.
rule-WS24 = Sind sie noch einmal gleich viel wert, gehen die Waren umsonst an das Angebot.
rule-WS25 = Dein Gegenüber darf das Angebot auch gleich annehmen, nichts dagegenlegen und die Waren hergeben.
rule-WS26 = Habt ihr beide zwei Karten dieser Waren, geht es um alle beide: Danach ist bei einem von euch das Quartett komplett.
rule-WS27 = Hat einer von euch eine Karte und der andere zwei, geht es um eine Karte.
rule-WS28 = Ist der Stapel leer, wird nur noch gehandelt.
rule-WS29 = Wer nur komplette Quartette hat, kann nicht handeln und setzt aus.
rule-WS30 = Das Spiel geht weiter, bis alle Quartette komplett sind.
rule-WS31 = Zähl die Werte deiner Quartette zusammen und nimm das mal mit der Anzahl deiner Quartette.
rule-WS32 = Die Strafkarten, die du aufgedeckt hast, werden vom Ergebnis abgezogen.
rule-WS33 = Die meisten Punkte gewinnen.
rule-WA1 = Das Spiel ist für drei bis fünf Leute.
rule-WA2 = Die zehn Quartette sind 10, 40, 90, 160, 250, 350, 500, 650, 800 und 1000 wert.
rule-WA3 = Die vier Bäume sind ein Quartett wie jedes andere, 500 wert. Ein Baum zahlt erst aus und wird dann versteigert.
rule-WA3-tree_discard-true = Nach der Hausregel zahlt ein Baum aus und kommt weg. Es bleiben neun Quartette.
rule-WA4 = Die Strafkarten kosten 100, 200 und 500 Punkte.
rule-WA5 = Nach einer Strafkarte ist der Zug vorbei.
rule-WA5-penalty_redraw-true = Nach der Hausregel wird nach einer Strafkarte die nächste Karte aufgedeckt.
rule-WA6 = Erst wird malgenommen, dann werden die Strafen abgezogen.
rule-WA7 = Eine Strafkarte kannst du nicht weiterhandeln.
rule-WA8 = Das erste Gebot ist 10 oder mehr, und geboten wird in Zehnerschritten.
rule-WA9 = Alle werden der Reihe nach gefragt, im Uhrzeigersinn vom Versteigerer aus. Wer passt, darf später noch bieten, bis nach dem letzten Gebot alle anderen gepasst haben.
rule-WA10 = Du darfst mehr bieten, als du hast, bis zu dem, was alle zusammen auf der Hand haben.
rule-WA10-strict_bids-true = Nach der Hausregel kannst du nicht mehr bieten, als du hast.
rule-WA11 = Wer geboten hat und nicht zahlen konnte, ist bei dieser Karte nicht mehr dabei.
rule-WA11-defaulter_returns-true = Nach der Hausregel darf wieder bieten, wer geboten hat und nicht zahlen konnte. Ist das öfter passiert, als Leute mitspielen, bekommt der Versteigerer die Karte umsonst.
rule-WA12 = Der Versteigerer entscheidet zuerst. Erst wenn die Karte verkauft wird, zeigt sich, ob das Geld für das Gebot da ist.
rule-WA13 = Der Versteigerer kann die Karte nur mit genug Geld kaufen.
rule-WA14 = Wenn du nicht passend zahlen kannst, zahlst du so wenig zu viel, wie deine Karten erlauben. Geht das mit verschiedenen Karten, suchst du sie dir aus.
rule-WA14-free_overpay-true = Nach der Hausregel suchst du dir aus, mit welchen Karten du zahlst, solange du keine davon hättest behalten können.
rule-WA15 = Mit einer Karte zu 0 kannst du nicht zahlen.
rule-WA16 = Eine Karte, auf die niemand bietet, geht an den Versteigerer; ablehnen kann er sie nicht.
rule-WA17 = Du legst mindestens eine Geldkarte hin, als Angebot oder dagegen. Nur wer keine hat, legt nichts hin.
rule-WA17-empty_offers-true = Nach der Hausregel darfst du auch nichts anbieten oder nichts dagegenlegen, selbst wenn du Geldkarten hast.
rule-WA18 = Auch Karten zu 0 werden getauscht.
rule-WA19 = Nach einem Gleichstand bekommt niemand das alte Bündel zurück: Das nächste Angebot kommt aus dem, was du jetzt hast.
rule-WA20 = Nach einem Gleichstand darf das zweite Angebot auch einfach angenommen werden.
rule-WA21 = Geht es um zwei Karten, bringt ein zweiter Gleichstand beide.
rule-WA22 = Um zwei Karten geht es nur, wenn ihr beide zwei habt; sonst immer um eine.
rule-WA23 = Wer mit niemandem handeln kann, setzt aus.
rule-WA24 = Ist der Stapel leer, muss handeln, wer kann.
rule-WA25 = Wer dran ist, bestimmt die Waren und mit wem gehandelt wird; ablehnen kann man einen Handel nicht.
rule-WA26 = Bei gleich vielen Punkten wird der Sieg geteilt.
rule-WA27 = Alle sehen Gebote, Zahlungen und aufgedeckte Hände. Bei einem Handel sehen alle, wie viele Karten daliegen und wer die Waren bekommt; wie viel es war, wissen nur die zwei.
rule-WA28 = Du tust in jedem Zug eins: eine Versteigerung oder ein Handel.
rule-WA29 = Wurde 100 Mal hintereinander gehandelt, ohne Versteigerung und ohne komplettes Quartett, muss eine Karte versteigert werden. Ist der Stapel leer, endet das Spiel hier, und offene Quartette zählen nicht.
rule-WA30 = Ohne Geld bleibt niemand stecken: Dann bekommen Versteigerer ihre Karten umsonst, und wer einen Handel anbietet, gewinnt ihn.
rule-WA31 = In der Bank ist Geld für höchstens fünf Leute.
rule-WT1 = Ein Gebot von 60 bekommt den Zuschlag, und auf der Hand sind 50 und 10: Der Versteigerer bekommt die 60, und die Karte ist verkauft.
rule-WT2 = Das gleiche Gebot und Vorkaufsrecht: Der Versteigerer zahlt die 60 und behält die Karte.
rule-WT3 = Ein Gebot von 60 mit nur einer 50 und einer 100: Die 100 wird gezahlt, und nichts kommt zurück.
rule-WT4 = Ein Gebot von 200 mit den 90 vom Anfang: Alle sieben Geldkarten werden aufgedeckt, und die gleiche Karte wird noch einmal versteigert, ohne dieses Gebot.
rule-WT5 = Kein Gebot: Der Versteigerer bekommt die Karte umsonst.
rule-WT6 = Die vier Bäume: Alle bekommen 50, dann 100, dann 200, dann 500.
rule-WT7 = Eine Strafkarte wird aufgedeckt: Der Versteigerer muss die Karte behalten, und niemand kann bieten.
rule-WT8 = Das Angebot ist eine einzige 0 und wird angenommen: die Waren hin, die 0 her.
rule-WT9 = 60 angeboten, 50 dagegen: Die Waren gehen an das Angebot, und die Bündel werden getauscht.
rule-WT10 = 50 angeboten, 60 dagegen: Die Waren gehen in die andere Richtung, und die Bündel werden getauscht.
rule-WT11 = 50 gegen 50, dann 10 gegen 10: Die Bündel werden zweimal getauscht, und die Waren gehen an das Angebot.
rule-WT12 = 50 gegen 50, dann wird ein zweites Angebot von 10 angenommen: die 10 hin, die Waren her.
rule-WT13 = Zwei Karten gegen zwei: Es geht um alle beide, und danach ist das Quartett komplett.
rule-WT14 = Eine Karte gegen zwei: Es geht um eine.
rule-WT15 = Zwiebeln zu 90 und Käse zu 650: 740 × 2 = 1480.
rule-WT16 = Das Gleiche mit Liegegeld von 200: 1480 − 200 = 1280.
rule-WT17 = Kein Quartett und eine Strafe von 100: −100.
rule-WT18 = Drei Quartette zu 650, 160 und 10: 820 × 3 = 2460.
rule-WT19 = Noch ein Quartett zu 160, neben zweien zu zusammen 740: Es kommen 740 + 3 × 160 = 1220 Punkte dazu.
rule-WT20 = Alle zehn Quartette: 3850 × 10 = 38500, mehr geht nicht.
rule-WT21 = Drei ohne Geld, die sich immer wieder herausfordern: Nach 100 Mal Handeln endet das Spiel.
rule-WT22 = Der Stapel ist leer, und jemand hat nur komplette Quartette: Dieser Zug fällt aus.

## On the screen

wereldhandel-so-many = { $count ->
    [1] { $value }
   *[other] { $count } × { $value }
}
wereldhandel-title-turn = { $left ->
    [0] Jetzt wird nur noch gehandelt
   *[other] Ein neuer Zug
}
wereldhandel-title-auction = Unter dem Hammer: { wereldhandel-card }
wereldhandel-title-trade = Ein Handel: { wereldhandel-card }
wereldhandel-over = { $capped ->
    [0] Alle Quartette sind komplett
   *[other] Das Spiel wurde beendet
}
wereldhandel-pile = { $left ->
    [0] der Stapel ist leer
    [one] noch { $left } Karte im Stapel
   *[other] noch { $left } Karten im Stapel
}
wereldhandel-on-turn = Am Zug: { $who }
wereldhandel-auctioneer = Es versteigert: { $who }
wereldhandel-standing = Höchstes Gebot: { $amount } von { $who }
wereldhandel-standing-none = Noch kein Gebot
wereldhandel-all-four = Alle vier zusammen sind { $value } wert.
wereldhandel-shut-out = { $who } konnte nicht zahlen und ist bei dieser Karte nicht mehr dabei.
wereldhandel-moment-tree = { $time ->
    [1] Der erste Baum: Alle haben { $amount } bekommen.
    [2] Der zweite Baum: Alle haben { $amount } bekommen.
    [3] Der dritte Baum: Alle haben { $amount } bekommen.
   *[other] Der letzte Baum: Alle haben { $amount } bekommen.
}
wereldhandel-moment-penalty = { $who } hat eine Strafkarte aufgedeckt, { wereldhandel-card }: −{ $value } am Ende.
wereldhandel-stake = { $stake ->
    [1] Es geht um eine Karte
   *[other] Es geht um zwei Karten
}
wereldhandel-offers = { $who } bietet an
wereldhandel-answers = { $who } antwortet
wereldhandel-bundle = { $count ->
    [0] nichts
    [one] { $count } Karte, verdeckt
   *[other] { $count } Karten, verdeckt
}
wereldhandel-bundle-none = noch nichts hingelegt
wereldhandel-own-bundle = { $count ->
    [0] Du hast nichts hingelegt.
   *[other] Du hast { $amount } verdeckt hingelegt: { $what }.
}
wereldhandel-secret = Nur { $who } weiß, was diese Karten wert sind.
wereldhandel-again = Die zweite Runde: In der ersten waren beide Bündel gleich viel wert.
wereldhandel-again-at = Die zweite Runde: In der ersten habt ihr beide { $amount } hingelegt.
wereldhandel-money-cards = { $count ->
    [one] { $count } Geldkarte
   *[other] { $count } Geldkarten
}
wereldhandel-owns = { wereldhandel-card }: { $count } von { $copies }
wereldhandel-owns-all = { wereldhandel-card }: das Quartett ist komplett, { $value } wert
wereldhandel-no-goods = Noch keine Waren
wereldhandel-score = { $sets ->
    [0] Noch kein Quartett
   *[other] { $sum } × { $sets } = { $product }
}
wereldhandel-score-fines = { $sets ->
    [0] 0 − { $fines } = { $total }
   *[other] { $sum } × { $sets } − { $fines } = { $total }
}
wereldhandel-doing-turn = am Zug
wereldhandel-doing-auctions = versteigert
wereldhandel-doing-decides = entscheidet
wereldhandel-doing-bids = bietet jetzt
wereldhandel-doing-bid = Gebot: { $amount }
wereldhandel-doing-pays = zahlt { $amount }
wereldhandel-doing-passed = hat gepasst
wereldhandel-doing-waits = muss noch bieten
wereldhandel-doing-out = konnte nicht zahlen
wereldhandel-doing-offers = bietet an
wereldhandel-doing-asked = wird gefragt
wereldhandel-doing-answers = antwortet
wereldhandel-purse = { $count ->
    [0] Du hast kein Geld
    [one] Dein Geld: { $total } in { $count } Karte
   *[other] Dein Geld: { $total } in { $count } Karten
}
wereldhandel-own-goods = Deine Waren
wereldhandel-laid-offer = { $pieces ->
    [0] Es liegt noch nichts da
    [one] Es liegen { $laid } da, in { $pieces } Karte
   *[other] Es liegen { $laid } da, in { $pieces } Karten
}
wereldhandel-laid-counter = { $pieces ->
    [0] Es liegt noch nichts dagegen
    [one] Dagegen: { $laid } in { $pieces } Karte
   *[other] Dagegen: { $laid } in { $pieces } Karten
}
wereldhandel-coins-pay = Mit

## What is asked

wereldhandel-ask-turn = Versteigerst du eine Karte, oder handelst du?
wereldhandel-ask-turn-hint = Versteigere die oberste Karte: Die anderen bieten, und du verkaufst sie oder kaufst sie selbst für das höchste Gebot. Oder handle um Waren, die noch jemand hat: Unter jedem Bild siehst du, wie viele ihr beide davon habt. Bei zwei gegen zwei geht es um beide Karten.
wereldhandel-ask-trade = Mit wem handelst du?
wereldhandel-ask-trade-hint = Der Stapel ist leer, also musst du handeln. Unter jedem Bild siehst du, wie viele ihr beide davon habt. Bei zwei gegen zwei geht es um beide Karten.
wereldhandel-ask-open = Bietest du auf { wereldhandel-card }?
wereldhandel-ask-bid = Gehst du für { wereldhandel-card } über { $high }?
wereldhandel-ask-owned = { $own ->
    [0] Davon hast du noch keine Karte; alle vier sind { $value } wert.
    [1] Davon hast du eine Karte; alle vier sind { $value } wert.
    [3] Davon hast du drei Karten: Diese macht dein Quartett komplett, { $value } wert.
   *[other] Davon hast du { $own } Karten; alle vier sind { $value } wert.
}
wereldhandel-ask-bid-hint = { $how ->
    [none] Du hast { $held }, das reicht nicht für ein höheres Gebot.
    [strict] Du hast { $held }, und mehr kannst du nicht bieten.
    [bluff] Du hast { $held }, also ist jetzt jedes Gebot ein Bluff: Gewinnst du und kannst nicht zahlen, sehen alle dein Geld.
   *[free] Du hast { $held }. Ein höheres Gebot ist ein Bluff: Gewinnst du und kannst nicht zahlen, sehen alle dein Geld.
}
wereldhandel-ask-refusal = Das höchste Gebot auf { wereldhandel-card } ist { $high }. { $able ->
    [0] Du verkaufst.
   *[other] Verkaufen, oder selbst kaufen?
}
wereldhandel-ask-refusal-hint = { $able ->
    [0] Du hast { $held }: zu wenig, um selbst zu kaufen.
   *[other] Verkaufst du, bekommst du { $high }. Kaufst du selbst, zahlst du { $due } an das höchste Gebot{ $over ->
        [0] .
       *[other] : Genau { $high } geben deine Karten nicht her, und niemand gibt Wechselgeld.
    }
} Ob das Geld für das Gebot da ist, zeigt sich erst, wenn du verkaufst.
wereldhandel-ask-pay = Mit welchen Karten zahlst du { $due }?
wereldhandel-ask-pay-hint = { $over ->
    [0] { "" }
   *[other] Genau { $high } geben deine Karten nicht her.{ " " }
}Wähl aus und drück dann auf den Knopf. Kleine Karten sind später praktisch: Niemand gibt Wechselgeld.
wereldhandel-ask-offer = { $round ->
    [1] Was bietest du an?
   *[other] Gleichstand! Was bietest du jetzt an?
}
wereldhandel-ask-offer-hint = Du hast { $held }. Dein Gegenüber sieht, wie viele Karten du hinlegst, aber nicht, welche: Eine 0 sieht aus wie eine 500. { $empty ->
    [0] Leg mindestens eine Karte hin.
   *[other] Du darfst auch nichts hinlegen.
} Werden deine Karten angenommen, oder sind sie mehr wert als das, was dagegengelegt wird, bekommst du { $stake ->
    [1] die Ware.
   *[other] beide Karten, und dein Quartett ist komplett.
}
wereldhandel-ask-answer = { $count ->
    [0] Es wurde nichts hingelegt. Nimmst du das an, oder legst du Karten dagegen?
    [one] { $count } Karte liegt verdeckt da. Nimmst du sie, oder legst du Karten dagegen?
   *[other] { $count } Karten liegen verdeckt da. Nimmst du sie, oder legst du Karten dagegen?
}
wereldhandel-ask-answer-hint = Nimm das Angebot an: Das Geld gehört dir, und du gibst { $stake ->
    [1] eine Karte der Waren
   *[other] beide Karten
} her. Oder leg Karten dagegen: Dann werden die Bündel getauscht, und wer mehr hingelegt hat, bekommt die Waren. { $round ->
    [1] Bei Gleichstand gibt es eine zweite Runde.
   *[other] Bei noch einem Gleichstand gehen die Waren an das Angebot.
}
wereldhandel-end-how = Die Werte der Quartette zusammen, mal die Anzahl der Quartette, minus die Strafen.
