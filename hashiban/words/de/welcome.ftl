# The first page, and the page for those who write a bot.

## The first page

welcome-lead = Versteigerungsspiele, die zeigen, wie Menschen bieten. Setz dich dazu und probier eines aus: Der Tisch fragt, du entscheidest, und die Regeln geben Antwort.
welcome-games = Die Spiele
welcome-play = Spielen
welcome-players = { $least } bis { $most } Personen
welcome-minutes = etwa { $minutes } Minuten
welcome-teaches = Du lernst: { $what }
welcome-studies = Für die Klasse
welcome-studies-line = Erst entscheiden alle, ohne jede Erklärung. Dann seht ihr gemeinsam, was ihr getan habt und was andere daraus machen.
welcome-open = Öffnen
welcome-laboratory = Das Labor und die Bücher
welcome-laboratory-line = Was geschieht, wenn ein Spiel nicht einmal, sondern tausendmal gespielt wird?

## A bot of your own

own-bot-title = Dein eigener Computerspieler
own-bot-line = Schreib in zehn Zeilen einen Spieler, schick ihn in die Arena und sieh, wie oft er gewinnt.
own-bot-enter = So schreibst du einen
own-bot-elsewhere = Dafür brauchst du JupyterLab: Dort kannst du ändern, was in einem Notebook steht. Wer diesen Server betreibt, hat es schon: Es kam mit diesen Spielen mit. Öffne dort „lab_your_own_bot“.
own-bot-here = Führe die Zellen unten eine nach der anderen aus, von oben nach unten, und ändere, was du magst.

## Help

help-title = So geht es
help-rooms = Jedes Spiel hat drei Räume. Unter „{ room-table }“ wird gespielt, unter „{ room-lessons }“ gibt es kurze Lektionen, und unter „{ room-plots }“ siehst du deine Partie in Bildern.
help-seats = Auf jedem Platz sitzt jemand an diesem Bildschirm oder ein Computer: leicht, mittel oder schwer. Gibt es etwas zu verbergen, bittet dich das Spiel, das Gerät weiterzugeben.
help-hint = Du weißt nicht weiter? Drück auf „{ hint }“. Die Spielregeln stehen unten auf der Seite.
help-save = Lädst du die Seite neu, geht dein Spiel einfach weiter. „{ save }“ gibt dir das Spiel als Datei; mit „{ load }“ holst du es zurück, auch auf einem anderen Computer.
help-keys = Alles geht mit der Tastatur: Tab führt zum nächsten Knopf, Enter drückt ihn.
help-private = Du brauchst kein Konto. Schließt du die Seite, ist dein Spiel weg, außer du hast es gespeichert.

## About

about-title = Über diese Spiele
about-text = Erdacht und herausgebracht haben die Spiele andere; ihnen gebührt der Dank. Gefällt dir ein Spiel? Kauf die Schachtel.
about-origin = nach { $title } von { LIST($people) } ({ $published })
about-rules = Die Regeln stehen hier in unseren eigenen Worten, und die Bilder sind von uns. Am Anfang standen niederländische Spielregeln; wo ein solcher Text etwas offenlässt, steht unsere Antwort mit ihrem Grund in „Rules and editions“, das zu diesen Spielen gehört.
about-licence = Was wir selbst gemacht haben, ist frei: Du darfst es benutzen, ändern und weitergeben, unter der MIT-Lizenz.
