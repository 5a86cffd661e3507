# The plots of every game; those of one game are in <game>_dynamics.ftl. MONEY($n) writes an amount, LIST($x) a list.

## The gallery

plots-show = Zeig, wie das Spiel lief
plots-hide = Diagramme ausblenden
plots-drawing = Wird gezeichnet …
plots-title = Wie das Spiel lief
plots-renew = Neu zeichnen, bis jetzt
plots-more = Mehr Diagramme
plots-fewer = Weniger Diagramme
plots-theory = Gestrichelte Linien der Theorie
plots-csv = Zahlen als CSV
plots-csv-of = Zahlen als CSV: { $title }
plots-none = Es gibt noch nichts zu zeichnen.
plots-alt = Diagramm: { $title } Nach rechts: { $x }. Nach oben: { $y }. { $caption }
plots-alt-blocks = Diagramm: { $title } Für jeden Platz: { $y }. { $caption }
plots-alt-bars = Diagramm: { $title } Balken: { $x }. Länge: { $y }. { $caption }
plots-alt-heat = Diagramm: { $title } Nach rechts: { $x }. Nach oben: { $y }. In den Feldern: { $z }. { $caption }
