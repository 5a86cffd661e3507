# The plots of every game; those of one game are in <game>_dynamics.ftl. MONEY($n) writes an amount, LIST($x) a list.

## The gallery

plots-show = Laat zien hoe het spel ging
plots-hide = Verberg de grafieken
plots-drawing = Even tekenen …
plots-title = Hoe het spel ging
plots-renew = Teken opnieuw, tot nu toe
plots-more = Meer grafieken
plots-fewer = Minder grafieken
plots-theory = Stippellijnen uit de theorie
plots-csv = Getallen als CSV
plots-csv-of = Getallen als CSV: { $title }
plots-none = Er valt nog niets te tekenen.
plots-alt = Grafiek: { $title } Naar rechts: { $x }. Omhoog: { $y }. { $caption }
plots-alt-blocks = Grafiek: { $title } Voor elke plaats: { $y }. { $caption }
plots-alt-bars = Grafiek: { $title } Balken: { $x }. Lengte: { $y }. { $caption }
plots-alt-heat = Grafiek: { $title } Naar rechts: { $x }. Omhoog: { $y }. In de vakjes: { $z }. { $caption }
