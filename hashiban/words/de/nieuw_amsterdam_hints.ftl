# Why a computer does something in Nieuw Amsterdam.

why-na-pay = alles zählt hier gleich viel
why-na-tiles = diese Plättchen sind dir am meisten wert: { $worth }
why-na-worth = mit den Bonusmünzen ist dir diese Spalte am meisten wert: { $worth }
why-na-easy-open = die Plättchen sind dir { $worth } wert, und ein leichter Computer eröffnet niedrig
why-na-easy-bid = das ist höchstens die Hälfte der { $worth }, die dir die Plättchen wert sind
why-na-easy-pass = ein leichter Computer zahlt nicht mehr als die Hälfte der { $worth }, die dir die Plättchen wert sind
why-na-medium-open = die Spalte ist dir { $worth } wert und eine der anderen etwa { $later }
why-na-medium-bid = die Spalte ist dir { $worth } wert und eine der anderen etwa { $later }, also kannst du so weit gehen
why-na-medium-pass = die Spalte ist dir { $worth } wert, aber eine der anderen etwa { $later }
why-na-put-up = die Spalte ist dir { $worth } wert, und du würdest mit { $open } eröffnen
why-na-open = { $worth } wert, gegen etwa { $later } fürs Warten; so ein Gebot hält in { $stands } von 100 Fällen
why-na-bid = { $worth } wert, gegen etwa { $later } fürs Warten; so ein Gebot hält in { $stands } von 100 Fällen
why-na-pass = { $worth } wert, aber Warten auf eine andere Spalte bringt etwa { $later }
