# Hints, play-outs and the memory aid, for all games.

## A hint

hint = Hint
hint-lead = De moeilijke computer zou dit doen:
hint-oops = Deze keer geen antwoord: er ging iets mis bij ons, niet bij jou. Je spel is zoals het was.

## How each choice would turn out

outlook-ask = Hoe zou elke keuze uitpakken?
outlook-stop = Stop
outlook-title = Als het spel vanaf hier doorgaat
outlook-clear = “{ $best }” is het best: in { $games } bedachte spellen eindig je met gemiddeld { MONEY($total) }. “{ $next }” levert { MONEY($less) } minder op (waarschijnlijk tussen { MONEY($low) } en { MONEY($high) }).
outlook-close = “{ $best }” en “{ $next }” liggen te dicht bij elkaar. In { $games } bedachte spellen eindigt het eerste met gemiddeld { MONEY($total) }, { MONEY($less) } meer dan het tweede, en dat kan toeval zijn.
outlook-only = Er is één keuze: “{ $best }”. In { $games } bedachte spellen eindig je met gemiddeld { MONEY($total) }.
outlook-differs = De hint is een vuistregel en kijkt niet vooruit. Wie vooruitkijkt, ziet dat “{ $hint }” { MONEY($less) } minder oplevert dan “{ $best }”, als iedereen verder speelt zoals de moeilijke computer.
outlook-wins = wint { $share } van de 100
outlook-how = De stip is wat je aan het eind gemiddeld zou hebben. De balk eromheen laat zien hoe zeker dat is: het echte gemiddelde ligt er waarschijnlijk in, en hoe korter de balk, hoe zekerder. In elk bedacht spel worden de kaarten die je niet ziet opnieuw gedeeld, en speelt de moeilijke computer op elke plaats verder, ook op die van jou.

## The memory aid

memory-title = Geheugensteun
memory-own = Eigen geheugen
memory-seen = Geziene kaarten
memory-all = Wat er nog komt
memory-seen-title = { $kind } gezien: { $count }
memory-all-title = { $kind } nog niet gezien: { $count }
memory-away = { $away ->
    [0] Ze komen allemaal nog.
   *[other] Nog te komen: { $left }. Ongezien weggelegd: { $away }. Elk van deze kaarten komt dus met een kans van { $share }%.
}
memory-chance = { $share }%

## What forgetting cost

memory-ask = Wat kostte het vergeten?
memory-ask-of = Wat kostte het vergeten { $name }?
memory-cost-wait = De keuzes worden nu uitgespeeld …
memory-cost-none = { $count ->
    [0] Er viel geen kaart te kiezen.
   *[other] Vergeten kostte niets: je koos elke keer de kaart die de tellende computer ook zou kiezen.
}
memory-cost-some = Vergeten kostte ongeveer { MONEY($value) } (waarschijnlijk tussen { MONEY($low) } en { MONEY($high) }). De tellende computer zou { $apart } van de { $count } keer anders hebben gekozen.
memory-cost-gain = Vergeten kostte niets: jouw keuzes brachten ongeveer { MONEY($value) } meer op dan die van de tellende computer (waarschijnlijk tussen { MONEY($low) } en { MONEY($high) }). Die zou { $apart } van de { $count } keer anders hebben gekozen.
memory-cost-unclear = Bijna niets, voor zover te zien is: het scheelt { MONEY($value) }, met een marge van { MONEY($reach) }. De tellende computer zou { $apart } van de { $count } keer anders hebben gekozen.
memory-cost-how = Elke keuze wordt beoordeeld met wat je op dat moment kon weten, niet met wat er later kwam.
memory-lapse = Jij: “{ $chosen }”. Met tellen: “{ $better }”, ongeveer { MONEY($value) } meer (marge { MONEY($reach) }).
memory-lucky = Jij: “{ $chosen }”. Met tellen: “{ $better }”, ongeveer { MONEY($value) } minder (marge { MONEY($reach) }).
memory-same = Jij: “{ $chosen }”. Met tellen: “{ $better }”, en dat maakt geen verschil.
