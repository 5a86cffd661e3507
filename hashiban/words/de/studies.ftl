# What the study pages share.

## How it is done

study-alone = Allein
study-class = Mit einer Klasse
study-big = Für die große Leinwand
study-again = Von vorn beginnen
study-answer = Das ist meine Antwort
study-answers = Das sind meine Antworten
study-number = eine Zahl
study-extent = von { $least } bis { $most }
study-you-said = Du hast gesagt
study-it-was = Es war
study-class-middle = Die mittlere Antwort der Klasse
study-class-said = { $people ->
    [one] Eine Antwort ist da.
   *[other] { $people } Antworten sind da.
}

## A class

study-how-class = { $columns ->
    [one] Eine Zeile für jede Person: die Antwort, auf Wunsch mit einem Namen davor. Du kannst eine Spalte aus einer Tabelle einfügen.
   *[other] Eine Zeile für jede Person: { $columns } Antworten in der Reihenfolge von oben, auf Wunsch mit einem Namen davor. Du kannst Spalten aus einer Tabelle einfügen.
}
study-big-sheet = Namen gehören nicht auf die große Leinwand. Nimm das Häkchen weg, um Antworten einzutippen oder einzufügen.
study-sheet = Antworten
study-read = Antworten lesen
study-accept = Mit diesen weiter
study-read-said = { $people ->
    [0] Es ließ sich keine Antwort lesen.
    [one] Eine Antwort gelesen.
   *[other] { $people } Antworten gelesen.
}
study-faults = { $rows ->
    [one] Eine Zeile wurde ausgelassen:
   *[other] { $rows } Zeilen wurden ausgelassen:
}
study-faults-more = { $rows ->
    [one] und noch eine Zeile
   *[other] und noch { $rows } Zeilen
}
study-fault-row = Zeile { $row }: { $why }
study-fault-cell = Zeile { $row }, „{ $cell }“: { $why }
study-fault-empty = Hier fehlt eine Antwort.
study-fault-few = In dieser Zeile sollten { $count } Antworten stehen.
study-fault-many = In dieser Zeile stehen mehr als { $count } Antworten und ein Name.
study-fault-number = Das ist keine Zahl.
study-fault-unclear = Das kann ein Tausender sein oder eine Zahl mit Stellen hinter dem Komma. Schreib sie ohne das Zeichen.
study-fault-range = Die Antwort muss zwischen { $least } und { $most } liegen.
study-fault-whole = Es muss eine ganze Zahl sein.
study-fault-option = Antworte mit einem der ersten { $count } Buchstaben des Alphabets.
study-fault-heading = Das sieht wie eine Überschrift aus.
study-fault-long = Mehr als { $count } Zeilen werden nicht gelesen.

## The stages

study-stage-decide = Du entscheidest
study-stage-predict = Was erwartest du?
study-stage-happened = Was geschieht
study-stage-theory = Was die Theorie sagt
study-stage-change = Ändere eine Sache
study-stage-talk = Redet darüber
study-stage-sources = Quellen, und eure Antworten
study-wait-predict = Kommt nach deiner Entscheidung.
study-wait-happened = Kommt nach deiner Vorhersage.
study-wait-theory = Kommt nach den Spielen.
study-wait-change = Kommt nach der Theorie.
study-wait-talk = Kommt nach der Theorie.
study-wait-sources = Kommt nach deiner Entscheidung.
study-about-happened = Drück auf den Knopf: Der Computer spielt, und deine Vorhersage steht neben dem, was herauskommt.
study-about-theory = Drück auf den Knopf, sobald alle eine Idee haben, warum.
study-about-change = Wähle einen anderen Wert und sieh, was er bewirkt. Der erste Lauf bleibt im Bild.
study-run = Lass es geschehen
study-run-again = Noch einmal
study-running = { $games } bis jetzt
study-ran = Gespielt: { $games }.
study-reveal = Theorie zeigen
study-judged = Unsere Läufe sagen: zwischen { $low } und { $high }.
study-judged-options = { $people ->
    [one] { $right ->
        [0] Es war etwas anderes: { $was }
       *[other] Du hattest recht: { $was }
    }
   *[other] { $right } von { $people } hatten recht: { $was }
}
study-open = Was wir nicht beantwortet haben
study-talk = Fragen zum Reden
study-csv = Alle Antworten als CSV

## Five questions

study-test-before = Zuerst fünf Fragen
study-test-after = Die fünf Fragen noch einmal
study-test-close = Fragen schließen
study-test-question = Frage
study-test-was = Vorher
study-test-now = Jetzt
study-test-none = –
study-test-right = richtig
study-test-wrong = falsch
study-test-sum = { $now } von { $all } richtig.
study-test-sums = Vorher { $was } von { $all } richtig, jetzt { $now }.

## Numbers

study-unit-plain = { $number }
study-unit-percent = { $number }{ "\u00A0" }%
study-unit-points = { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}

## The teacher's page

teacher-title = Für Lehrkräfte
teacher-lead = Acht Versuche von 20 bis 30 Minuten. Wähle einen: wozu er gut ist, wie er abläuft, was zu erwarten ist, und die Antworten. Halte diese Seite von der großen Leinwand fern.
teacher-choose = Versuch
teacher-open = Diesen Versuch öffnen
teacher-aim = Wozu er gut ist
teacher-time = Zeit
teacher-time-all = { $minutes } Minuten insgesamt
teacher-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
teacher-script = Wie er abläuft
teacher-expected = Was zu erwarten ist
teacher-expected-lead = Aus unseren eigenen Läufen mit { $games } Spielen, mit den Grenzen, zwischen denen die Zahl 95 von 100 Malen liegt. Mit anderem Zufall weichen eure Zahlen ein wenig ab.
teacher-expected-what = Was
teacher-expected-value = Zahl
teacher-expected-range = Grenzen
teacher-between = { $low } bis { $high }
teacher-exact = Genaue Zahlen, und wie es aufgebaut ist
teacher-test = Die fünf Fragen, mit Antworten
teacher-talk = Fragen an die Klasse, mit Antworten
teacher-open-questions = Was wir nicht beantwortet haben
teacher-reading = Zum Lesen
teacher-handout = Zum Austeilen: Öffne das Notebook { $notebook } in JupyterLab und wähle File, Save and Export, HTML; oder führe { $command } aus.
