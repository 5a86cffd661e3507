# What the study pages share.

## How it is done

study-alone = Alleen
study-class = Met een klas
study-big = Voor het grote scherm
study-again = Opnieuw beginnen
study-answer = Dat is mijn antwoord
study-answers = Dat zijn mijn antwoorden
study-number = een getal
study-extent = van { $least } tot { $most }
study-you-said = Jij zei
study-it-was = Het was
study-class-middle = Het middelste antwoord van de klas
study-class-said = { $people ->
    [one] Er is één antwoord binnen.
   *[other] Er zijn { $people } antwoorden binnen.
}

## A class

study-how-class = { $columns ->
    [one] Een regel per persoon: het antwoord, als je wilt met een naam ervoor. Je kunt een kolom uit een rekenblad plakken.
   *[other] Een regel per persoon: { $columns } antwoorden in de volgorde van hierboven, als je wilt met een naam ervoor. Je kunt kolommen uit een rekenblad plakken.
}
study-big-sheet = Namen horen niet op het grote scherm. Haal het vinkje weg om antwoorden te typen of te plakken.
study-sheet = Antwoorden
study-read = Lees de antwoorden
study-accept = Verder met deze
study-read-said = { $people ->
    [0] Er kon geen antwoord worden gelezen.
    [one] Eén antwoord gelezen.
   *[other] { $people } antwoorden gelezen.
}
study-faults = { $rows ->
    [one] Eén regel is weggelaten:
   *[other] { $rows } regels zijn weggelaten:
}
study-faults-more = { $rows ->
    [one] en nog één regel
   *[other] en nog { $rows } regels
}
study-fault-row = Regel { $row }: { $why }
study-fault-cell = Regel { $row }, ‘{ $cell }’: { $why }
study-fault-empty = Hier ontbreekt een antwoord.
study-fault-few = Op deze regel horen { $count } antwoorden te staan.
study-fault-many = Op deze regel staan meer dan { $count } antwoorden en een naam.
study-fault-number = Dat is geen getal.
study-fault-unclear = Dat kan een duizendtal zijn of een getal met cijfers achter de komma. Schrijf het zonder dat teken.
study-fault-range = Het antwoord moet tussen { $least } en { $most } liggen.
study-fault-whole = Het moet een heel getal zijn.
study-fault-option = Antwoord met een van de eerste { $count } letters van het alfabet.
study-fault-heading = Dit lijkt een kopje.
study-fault-long = Er worden niet meer dan { $count } regels gelezen.

## The stages

study-stage-decide = Jij kiest
study-stage-predict = Wat verwacht je?
study-stage-happened = Wat er gebeurt
study-stage-theory = Wat de theorie zegt
study-stage-change = Verander één ding
study-stage-talk = Praat erover
study-stage-sources = Bronnen, en jullie antwoorden
study-wait-predict = Komt na je keuze.
study-wait-happened = Komt na je voorspelling.
study-wait-theory = Komt na de spellen.
study-wait-change = Komt na de theorie.
study-wait-talk = Komt na de theorie.
study-wait-sources = Komt na je keuze.
study-about-happened = Druk op de knop: de computer speelt, en jouw voorspelling staat naast wat eruit komt.
study-about-theory = Druk op de knop zodra iedereen een idee heeft hoe het komt.
study-about-change = Kies een andere waarde en zie wat dat doet. De eerste keer blijft in beeld staan.
study-run = Laat het gebeuren
study-run-again = Nog een keer
study-running = { $games } tot nu toe
study-ran = Gespeeld: { $games }.
study-reveal = Laat de theorie zien
study-judged = Onze proef zegt: tussen { $low } en { $high }.
study-judged-options = { $people ->
    [one] { $right ->
        [0] Het was iets anders: { $was }
       *[other] Je had gelijk: { $was }
    }
   *[other] { $right } van de { $people } hadden gelijk: { $was }
}
study-open = Wat we niet hebben beantwoord
study-talk = Vragen om over te praten
study-csv = Alle antwoorden als CSV

## Five questions

study-test-before = Eerst vijf vragen
study-test-after = De vijf vragen nog eens
study-test-close = Vragen sluiten
study-test-question = Vraag
study-test-was = Eerst
study-test-now = Nu
study-test-none = –
study-test-right = goed
study-test-wrong = fout
study-test-sum = { $now } van de { $all } goed.
study-test-sums = Eerst { $was } van de { $all } goed, nu { $now }.

## Numbers

study-unit-plain = { $number }
study-unit-percent = { $number }%
study-unit-points = { $number ->
    [one] 1 punt
   *[other] { $number } punten
}

## The teacher's page

teacher-title = Voor docenten
teacher-lead = Acht proefjes van 20 tot 30 minuten. Kies er een: waar het voor is, hoe je het doet, wat je kunt verwachten, en de antwoorden. Houd deze pagina van het grote scherm af.
teacher-choose = Proefje
teacher-open = Open dit proefje
teacher-aim = Waar het voor is
teacher-time = Tijd
teacher-time-all = { $minutes } minuten in totaal
teacher-minutes = { $minutes ->
    [one] 1 minuut
   *[other] { $minutes } minuten
}
teacher-script = Hoe je het doet
teacher-expected = Wat je kunt verwachten
teacher-expected-lead = Uit onze eigen proeven met { $games } spellen, met de grenzen waartussen het getal 95 van de 100 keer ligt. Met ander toeval wijken jullie getallen een beetje af.
teacher-expected-what = Wat
teacher-expected-value = Getal
teacher-expected-range = Grenzen
teacher-between = { $low } tot { $high }
teacher-exact = Exacte getallen, en hoe het is opgezet
teacher-test = De vijf vragen, met antwoorden
teacher-talk = Vragen voor de klas, met antwoorden
teacher-open-questions = Wat we niet hebben beantwoord
teacher-reading = Om te lezen
teacher-handout = Hand-out: open het notebook { $notebook } in JupyterLab en kies File, Save and Export, HTML; of voer { $command } uit.
