# The plots of every game; those of one game are in <game>_dynamics.ftl. MONEY($n) writes an amount, LIST($x) a list.

## The gallery

plots-show = Show how the game went
plots-hide = Hide the plots
plots-drawing = Drawing …
plots-title = How the game went
plots-renew = Draw again, up to now
plots-more = More plots
plots-fewer = Fewer plots
plots-theory = Dashed lines of theory
plots-csv = Numbers as CSV
plots-csv-of = Numbers as CSV: { $title }
plots-none = There is nothing to draw yet.
plots-alt = Plot: { $title } Across: { $x }. Up: { $y }. { $caption }
plots-alt-blocks = Plot: { $title } For each seat: { $y }. { $caption }
plots-alt-bars = Plot: { $title } Bars: { $x }. Length: { $y }. { $caption }
plots-alt-heat = Plot: { $title } Across: { $x }. Up: { $y }. In the cells: { $z }. { $caption }
