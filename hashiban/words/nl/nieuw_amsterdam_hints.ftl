# Why a computer does something in Nieuw Amsterdam.

why-na-pay = alles telt hier even veel
why-na-tiles = deze tegels zijn voor jou het meest waard: { $worth }
why-na-worth = met de bonusmunten erbij is deze kolom voor jou het meest waard: { $worth }
why-na-easy-open = de tegels zijn voor jou { $worth } waard, en een makkelijke computer opent laag
why-na-easy-bid = dat is hooguit de helft van de { $worth } die de tegels voor jou waard zijn
why-na-easy-pass = een makkelijke computer betaalt niet meer dan de helft van de { $worth } die de tegels voor jou waard zijn
why-na-medium-open = de kolom is voor jou { $worth } waard, en een van de andere ongeveer { $later }
why-na-medium-bid = de kolom is voor jou { $worth } waard en een van de andere ongeveer { $later }, dus zo ver kun je gaan
why-na-medium-pass = de kolom is voor jou { $worth } waard, maar een van de andere ongeveer { $later }
why-na-put-up = de kolom is voor jou { $worth } waard, en je zou openen met { $open }
why-na-open = { $worth } waard, tegen ongeveer { $later } voor wachten; zo’n bod houdt stand in { $stands } van de 100 gevallen
why-na-bid = { $worth } waard, tegen ongeveer { $later } voor wachten; zo’n bod houdt stand in { $stands } van de 100 gevallen
why-na-pass = { $worth } waard, maar wachten op een andere kolom levert ongeveer { $later } op
