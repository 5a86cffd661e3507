# The first page, and the page for those who write a bot.

## The first page

welcome-lead = Veilingspellen die laten zien hoe mensen bieden. Schuif aan en probeer er een: de tafel vraagt, jij beslist en de regels geven antwoord.
welcome-games = De spellen
welcome-play = Spelen
welcome-players = { $least } tot { $most } spelers
welcome-minutes = ongeveer { $minutes } minuten
welcome-teaches = Je leert: { $what }
welcome-studies = Voor in de klas
welcome-studies-line = Eerst beslist iedereen, zonder uitleg vooraf. Daarna zien jullie samen wat jullie deden, en wat anderen ervan maken.
welcome-open = Openen
welcome-laboratory = Het laboratorium en de boeken
welcome-laboratory-line = Wat gebeurt er als je een spel niet één keer speelt, maar duizenden keren?

## A bot of your own

own-bot-title = Je eigen computerspeler
own-bot-line = Schrijf in tien regels een speler, stuur hem de arena in en kijk hoe vaak hij wint.
own-bot-enter = Zo schrijf je een speler
own-bot-elsewhere = Hiervoor heb je JupyterLab nodig: daar kun je veranderen wat er in een notebook staat. Wie deze server beheert, heeft het al: het kwam met deze spellen mee. Open daar “lab_your_own_bot”.
own-bot-here = Voer de cellen hieronder een voor een uit, van boven naar beneden, en verander wat je wilt.

## Help

help-title = Hoe het werkt
help-rooms = Elk spel heeft drie ruimtes. Bij “{ room-table }” speel je, bij “{ room-lessons }” zijn er korte lessen, en bij “{ room-plots }” zie je je spel in beeld.
help-seats = Op elke plaats zit iemand aan dit scherm, of een computer: makkelijk, gemiddeld of moeilijk. Valt er iets te verbergen, dan vraagt het spel je om het scherm door te geven.
help-hint = Weet je niet wat je moet doen? Druk op “{ hint }”. De regels van het spel staan onder aan de pagina.
help-save = Laad je de pagina opnieuw, dan gaat je spel gewoon verder. Met “{ save }” krijg je het spel als bestand; met “{ load }” haal je het terug, ook op een andere computer.
help-keys = Alles kan met het toetsenbord: met Tab ga je naar de volgende knop, met Enter druk je erop.
help-private = Je hebt geen account nodig. Sluit je de pagina, dan is je spel weg, behalve als je het hebt opgeslagen.

## About

about-title = Over deze spellen
about-text = Alle eer voor de spellen komt toe aan de mensen die ze hebben bedacht en uitgegeven. Vind je een spel leuk? Koop de doos.
about-origin = naar { $title } van { LIST($people) } ({ $published })
about-rules = De regels staan hier in onze eigen woorden en de tekeningen zijn van onszelf. We begonnen met Nederlandse spelregels; waar zo’n tekst iets openlaat, staat ons antwoord met de reden in “Rules and editions”, dat bij deze spellen hoort.
about-licence = Wat we zelf hebben gemaakt is vrij: je mag het gebruiken, veranderen en delen, onder de MIT-licentie.
