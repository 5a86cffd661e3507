# Nieuw Amsterdam

nieuw_amsterdam-title = Nieuw Amsterdam
nieuw_amsterdam-line = Bied één keer op een kolom actietegels, en op je plek in de volgorde.
nieuw_amsterdam-teaches = hoe je biedt als je maar één keer iets mag zeggen, wat het waard is om als eerste te gaan, en wanneer je beter als laatste overblijft
nieuw_amsterdam-credit = het bieden uit Nieuw Amsterdam van Jeffrey D. Allers (2012)
nieuw_amsterdam-about = Elke ronde brengt wie het laagste fiche heeft een kolom tegels in de veiling, en moet die ook openen. Alle anderen zeggen één keer iets: hoger, of pas. De winnaar betaalt met wat die maar heeft en krijgt de tegels en het fiche. Wie overblijft, krijgt een kolom voor niets.
nieuw_amsterdam-worth = { $amount ->
    [one] { $amount } punt
   *[other] { $amount } punten
}

## House rules

nieuw_amsterdam-rule-frame = Wat er gespeeld wordt
nieuw_amsterdam-rule-frame-rounds = zes rondes, tegels met een geheime waarde
nieuw_amsterdam-rule-frame-phase = één ronde, elke tegel is 3 waard

## The question

nieuw_amsterdam-say-choose = Kolom { $card }
nieuw_amsterdam-say-bid-least = Bied { $least }
nieuw_amsterdam-say-bid-all = Bied alles wat je hebt: { $most }
nieuw_amsterdam-say-pass = Pas
nieuw_amsterdam-say-pay = Betaal voor mij
nieuw_amsterdam-say-take = Kolom { $card }

## Why something cannot be said

nieuw_amsterdam-no-choose-cards-few = Kies een kolom om te veilen.
nieuw_amsterdam-no-choose-cards-many = Je veilt één kolom tegelijk.
nieuw_amsterdam-no-choose-cards-missing = Kolom { $card } kan niet in de veiling: de kolom moet er nog liggen, en met z'n tweeën moeten er drie tegels in zitten.
nieuw_amsterdam-no-bid-low = Dat is niet genoeg: bied { $least } of meer.
nieuw_amsterdam-no-bid-high = Je hebt in totaal { $most }, dus meer kun je niet bieden.
nieuw_amsterdam-no-bid-not-now = Je kunt nu niet bieden: in een veiling biedt iedereen één keer.
nieuw_amsterdam-no-bid-not-your-turn = Je bent niet aan de beurt. In een veiling biedt iedereen één keer, in de volgorde van de fiches.
nieuw_amsterdam-no-pass-not-now = Je kunt nu niet passen: wie een kolom veilt, moet openen, maar 0 is genoeg.
nieuw_amsterdam-no-pass-not-your-turn = Je bent niet aan de beurt. In een veiling zegt iedereen één keer iets, in de volgorde van de fiches.
nieuw_amsterdam-no-pay-coins-missing = Zoveel heb je niet.
nieuw_amsterdam-no-pay-laid-short = Dat is { $laid }, maar je hebt { $due } geboden.
nieuw_amsterdam-no-pay-laid-over = Dat is { $laid }, en { $due } is genoeg.
nieuw_amsterdam-no-take-cards-few = Kies een kolom om te nemen.
nieuw_amsterdam-no-take-cards-many = Je neemt maar één kolom.
nieuw_amsterdam-no-take-cards-missing = Kolom { $card } kun je niet nemen: de kolom moet er nog liggen, en met z'n tweeën moeten er twee tegels in zitten.

## What happened

# What lies in a column, and what is paid or earned: the ends of the sentences below.
nieuw_amsterdam-of-tiles = { $city ->
    [0] { "" }
   *[other] { " " }· { $city } × stad
}{ $land ->
    [0] { "" }
   *[other] { " " }· { $land } × land
}{ $trade ->
    [0] { "" }
   *[other] { " " }· { $trade } × handel
}{ $bonus ->
    [0] { "" }
    [one] { " " }· { $bonus } bonusmunt
   *[other] { " " }· { $bonus } bonusmunten
}
nieuw_amsterdam-of-pieces = { $coins ->
    [0] { "" }
    [one] { " " }· { $coins } munt
   *[other] { " " }· { $coins } munten
}{ $furs ->
    [0] { "" }
    [one] { " " }· { $furs } bontvel
   *[other] { " " }· { $furs } bontvellen
}{ $goods ->
    [0] { "" }
   *[other] { " " }· { $goods } × koopwaar
}{ $wood ->
    [0] { "" }
   *[other] { " " }· { $wood } × hout
}{ $grain ->
    [0] { "" }
   *[other] { " " }· { $grain } × graan
}

nieuw_amsterdam-told-marker = { $you ->
    [yes] Je begint met fiche { $marker }.
   *[no] { $who } begint met fiche { $marker }.
}
nieuw_amsterdam-told-values = { $you ->
    [yes] Deze ronde is een tegel voor jou waard: stad { $city }, land { $land }, handel { $trade }.
   *[no] Deze ronde is een tegel voor { $who } waard: stad { $city }, land { $land }, handel { $trade }.
}
nieuw_amsterdam-told-round = { $rounds ->
    [1] In de kolommen liggen nieuwe tegels.
   *[other] Ronde { $round } van { $rounds }: in de kolommen liggen nieuwe tegels.
}
nieuw_amsterdam-told-choose = { $you ->
    [yes] Je veilt kolom { $column }
   *[no] { $who } veilt kolom { $column }
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-opens = { $you ->
    [yes] Je opent met { $amount }.
   *[no] { $who } opent met { $amount }.
}
nieuw_amsterdam-told-bare = { $you ->
    [yes] Je hebt niets, dus je opent met { $amount }.
   *[no] { $who } heeft niets en opent met { $amount }.
}
nieuw_amsterdam-told-bid = { $you ->
    [yes] Je biedt { $amount }.
   *[no] { $who } biedt { $amount }.
}
nieuw_amsterdam-told-pass = { $you ->
    [yes] Je past.
   *[no] { $who } past.
}
nieuw_amsterdam-told-forced = { $you ->
    [yes] Je hebt niet meer dan { $high }, dus je moet passen.
   *[no] { $who } heeft niet meer dan { $high } en moet passen.
}
nieuw_amsterdam-told-win = { $you ->
    [yes] Kolom { $column } is voor jou: { $amount } is het hoogste bod.
   *[no] Kolom { $column } is voor { $who }: { $amount } is het hoogste bod.
}
nieuw_amsterdam-told-pay = { $you ->
    [yes] Je betaalt { $amount }
   *[no] { $who } betaalt { $amount }
}{ nieuw_amsterdam-of-pieces }.
nieuw_amsterdam-told-award = { $you ->
    [yes] Je neemt de tegels van kolom { $column }, fiche { $marker }{ $bonus ->
        [0] { "" }
        [one] { " " }en { $bonus } bonusmunt
       *[other] { " " }en { $bonus } bonusmunten
    }.
   *[no] { $who } neemt de tegels van kolom { $column }, fiche { $marker }{ $bonus ->
        [0] { "" }
        [one] { " " }en { $bonus } bonusmunt
       *[other] { " " }en { $bonus } bonusmunten
    }.
}
nieuw_amsterdam-told-swap = { $you ->
    [yes] Jij krijgt daarvoor fiche { $marker } terug.
   *[no] { $who } krijgt daarvoor fiche { $marker } terug.
}
nieuw_amsterdam-told-take = { $you ->
    [yes] Je blijft over: je neemt kolom { $column } voor niets en houdt fiche { $marker }
   *[no] { $who } blijft over, neemt kolom { $column } voor niets en houdt fiche { $marker }
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-last = { $you ->
    [yes] Alleen kolom { $column } is nog over: je neemt die voor niets en houdt fiche { $marker }
   *[no] Alleen kolom { $column } is nog over: { $who } neemt die voor niets en houdt fiche { $marker }
}{ nieuw_amsterdam-of-tiles }.
nieuw_amsterdam-told-scored = { $you ->
    [yes] Jouw ronde: { $points }
   *[no] De ronde van { $who }: { $points }
} = { $tiles } aan tegels (per stuk: stad { $city }, land { $land }, handel { $trade }) + { $bonus } bonus − { $paid } betaald + { $place } voor de volgorde. Totaal: { $total }.
nieuw_amsterdam-told-income = Inkomsten voor iedereen{ nieuw_amsterdam-of-pieces }.
nieuw_amsterdam-told-end = { $count ->
    [1] { $you ->
        [yes] Je wint het spel!
       *[no] { LIST($winners) } wint het spel.
    }
   *[other] { LIST($winners) } winnen samen.
}

## The rules

rule-NS1 = Er komt steeds een nieuwe veiling, tot iedereen een kolom heeft. In elke veiling zeg je één keer iets: je biedt, of je past.
rule-NS2 = Van wie nog geen kolom heeft, kiest degene met het laagste volgordefiche.
rule-NS3 = Je mag elke kolom veilen die er nog ligt; met z'n tweeën moet het er een van drie tegels zijn. Je fiche komt er bovenop te liggen.
rule-NS4 = Wie een kolom veilt, moet het eerste bod doen. Dat mag 0 zijn.
rule-NS5 = Je kunt bieden met alles wat je hebt: munten, bont, koopwaar, hout en graan, door elkaar.
rule-NS6 = Bij het bieden is dat allemaal evenveel waard: 1 per stuk.
rule-NS7 = Als je biedt, zeg je alleen hoeveel. Waarmee je betaalt, kies je pas als je gewonnen hebt.
rule-NS8 = Niemand mag meer bieden dan wat die op dat moment in totaal heeft.
rule-NS9 = Daarna komen de anderen die nog geen kolom hebben, in de volgorde van de fiches. Ieder gaat met een bod hoger, of past.
rule-NS10 = Heeft iedereen één keer iets gezegd, dan wint het hoogste bod.
rule-NS11 = De winnaar betaalt precies het bod, aan de voorraad. Bont gaat naar de open stapel bont.
rule-NS12 = De winnaar krijgt de tegels van de kolom en het volgordefiche dat erop ligt.
rule-NS13 = Liggen er bonusmunten onder de kolom, dan krijgt de winnaar die ook.
rule-NS14 = Wint iemand anders dan wie de kolom veilde, dan gaat het oude fiche van de winnaar naar wie de kolom veilde.
rule-NS15 = Wie een kolom heeft, doet deze ronde niet meer mee: niet met kiezen en niet met bieden.
rule-NS16 = Wie als laatste overblijft, neemt een van de kolommen die er nog liggen voor niets, met de bonusmunten, en houdt het eigen fiche.
rule-NS17 = Met z'n tweeën moet wie fiche 1 heeft een van de kolommen met drie tegels veilen.
rule-NS18 = Met z'n tweeën neemt wie niet wint een van de kolommen met twee tegels voor niets.
rule-NA1 = Er is één veiling minder dan er spelers zijn: de laatste hoeft niet te bieden.
rule-NA2 = Er zijn altijd vijf kolommen, van 3, 3, 2, 2 en 2 tegels: samen twaalf tegels, vier van elk: stad, land en handel.
rule-NA3 = Onder de kolommen liggen 1, 0, 2, 2 en 2 bonusmunten.
rule-NA4 = De volgorde is die van de fiches zoals ze nu liggen, na alles wat er eerder geruild is.
rule-NA5 = Open je met 0 en passen alle anderen, dan is de kolom voor niets van jou.
rule-NA6 = Kun je niet hoger, dan pas je vanzelf; heb je helemaal niets, dan open je vanzelf met 0.
rule-NA7 = Het gaat om wat je hebt voordat je wint: met de bonusmunten van de kolom kun je die niet betalen.
rule-NA8 = Wat iedereen heeft, ligt open op tafel.
rule-NA9 = Elk bontvel telt voor 1, van welke soort het ook is.
rule-NA10 = Alles wordt per stuk geteld, en de voorraad raakt nooit op.
rule-NA11 = Met z'n tweeën is er één veiling. Allebei kun je die winnen, en drie kolommen blijven ongebruikt.
rule-NA12 = Met z'n tweeën kiest wie verliest vrij uit de kolommen met twee tegels.
rule-NA13 = Je mag bieden op tegels waar je niets aan hebt.
rule-NA14 = Na een ronde worden alle tegels gemengd en opnieuw gelegd, ook de ongebruikte. Je fiche houd je.
rule-NA15 = In de eerste ronde worden de volgordefiches verloot.
rule-NA16 = In het uitgewerkte voorbeeld ligt in kolom 2 stad, stad en handel, en in kolom 3 land en stad.
rule-NI1 = De fiches zijn altijd 1, 2, 3 enzovoort, één voor elke speler.
rule-NI2 = Er komt niets bij en er gaat niets weg: wat spelers en voorraad samen hebben, blijft gelijk.
rule-NI3 = De winnaar betaalt precies wat het bod was, en verder betaalt niemand.
rule-NI4 = Iedereen krijgt één kolom, en geen kolom gaat naar twee spelers.
rule-NI5 = Er zijn altijd twaalf tegels, genomen of niet.
rule-NI6 = In een veiling is elk bod hoger dan het vorige, en iedereen zegt één keer iets.
rule-NI7 = Wie de eerste veiling wint, eindigt met fiche 1, de tweede met fiche 2, enzovoort; wie overblijft, met het laatste.
rule-NI8 = Niemand heeft ooit minder dan niets van iets.
rule-NT1 = Het uitgewerkte voorbeeld: Blauw heeft fiche 1, veilt kolom 1 en opent met 7.
rule-NT2 = Het uitgewerkte voorbeeld: Geel past, Oranje biedt 8 en wint.
rule-NT3 = Het uitgewerkte voorbeeld: Oranje betaalt 3 graan, 3 munten, 1 hout en 1 bontvel, en neemt twee landtegels, een handelstegel, 1 munt en fiche 1. Blauw krijgt fiche 3.
rule-NT4 = Het uitgewerkte voorbeeld: Geel heeft nu het laagste fiche, veilt kolom 2 en opent met 5.
rule-NT5 = Het uitgewerkte voorbeeld: Blauw past, en aan Oranje wordt niets gevraagd.
rule-NT6 = Het uitgewerkte voorbeeld: Geel betaalt 4 × koopwaar en 1 hout, neemt drie tegels en houdt fiche 2.
rule-NT7 = Het uitgewerkte voorbeeld: Blauw blijft over en neemt kolom 3 voor niets, met 2 bonusmunten en fiche 3.
rule-NT8 = Het uitgewerkte voorbeeld eindigt met Oranje op fiche 1, Geel op 2 en Blauw op 3, na vijf keer bieden of passen.
rule-NT9 = Alle anderen passen, en wie met 0 opende, neemt de kolom voor niets.
rule-NT10 = Een bod dat gelijk is aan het hoogste, wordt geweigerd.
rule-NT11 = Een bod van meer dan je hebt, wordt geweigerd.
rule-NT12 = Met z'n tweeën komt geen kolom met twee tegels in de veiling, en wordt er geen met drie tegels voor niets genomen.
rule-NT13 = Wint met z'n tweeën de tweede, dan worden de fiches geruild.
rule-NF1 = Ons kader: een spel heeft zes rondes.
rule-NF1-frame-phase = Ons kader: volgens de huisregel is er één ronde.
rule-NF2 = Ons kader: elke ronde is een tegel van elke soort voor jou iets waard, van 0 tot en met 6. Niemand anders weet dat tot de ronde voorbij is.
rule-NF2-frame-phase = Ons kader: volgens de huisregel heeft niemand een geheim, en is elke tegel 3 waard.
rule-NF3 = Ons kader: een ronde levert je op wat je tegels waard zijn, plus de bonusmunten, min wat je betaald hebt, plus 1 voor elke speler die in de volgorde na je komt.
rule-NF4 = Ons kader: na elke ronde krijgt iedereen 1 munt, en van koopwaar, hout en graan ook elk 1.
rule-NF4-frame-phase = Ons kader: volgens de huisregel krijgt niemand iets na de ronde.
rule-NF5 = Ons kader: de meeste punten winnen. Is dat gelijk, dan wint wie meer bezit, en daarna wie het laagste fiche heeft.
rule-NF6 = Ons kader hoort niet bij het uitgegeven spel. Je kunt het uitzetten: dan is er maar één ronde om te bieden, en is elke tegel voor iedereen 3 waard.

## On the screen

nieuw_amsterdam-rules-setup = Voor een ronde
nieuw_amsterdam-rules-choose = Een kolom veilen
nieuw_amsterdam-rules-bid = Bieden
nieuw_amsterdam-rules-win = Wie de veiling wint
nieuw_amsterdam-rules-last = De laatste, en met zijn tweeën
nieuw_amsterdam-rules-end = Punten (ons eigen kader)
nieuw_amsterdam-phase = { $rounds ->
    [1] De geldkist
   *[other] Ronde { $round } van { $rounds }: de geldkist
}
nieuw_amsterdam-phase-end = Alle rondes zijn gespeeld
nieuw_amsterdam-box = De kolommen van de geldkist
nieuw_amsterdam-column = Kolom { $column }: { $city } × stad, { $land } × land, { $trade } × handel, { $bonus ->
    [0] geen bonusmunten
    [one] { $bonus } bonusmunt
   *[other] { $bonus } bonusmunten
}
nieuw_amsterdam-card = Kolom { $card }
nieuw_amsterdam-standing-choose = Laat nu een kolom veilen: { $who }
nieuw_amsterdam-standing-take = Blijft over en neemt een kolom voor niets: { $who }
nieuw_amsterdam-standing-none = Kolom { $column } wordt geveild, met fiche { $marker }. Nog geen bod
nieuw_amsterdam-standing = Kolom { $column }, met fiche { $marker }: hoogste bod { $amount } van { $who }
nieuw_amsterdam-marker = Fiche { $marker }
nieuw_amsterdam-owns = Heeft in totaal { $total }: { $what }
nieuw_amsterdam-doing-has = heeft kolom { $column }
nieuw_amsterdam-doing-chooses = kiest
nieuw_amsterdam-doing-bid = biedt { $amount }
nieuw_amsterdam-doing-passed = gepast
nieuw_amsterdam-doing-outbid = overboden
nieuw_amsterdam-doing-now = denkt na …
nieuw_amsterdam-doing-waits = moet nog
nieuw_amsterdam-tile-city = Stadstegel
nieuw_amsterdam-tile-land = Landtegel
nieuw_amsterdam-tile-trade = Handelstegel
nieuw_amsterdam-values = Dit weet jij alleen: wat een tegel je deze ronde waard is
nieuw_amsterdam-values-even = Wat een tegel voor iedereen waard is
nieuw_amsterdam-worth-of = kolom { $column }: { $worth }
nieuw_amsterdam-worths = Voor jou waard, met de bonusmunten erbij: { $columns }.
nieuw_amsterdam-ask-choose = Welke kolom laat je veilen?
nieuw_amsterdam-ask-choose-hint = Fiche { $marker } hoort erbij. Daarna moet jij als eerste bieden, maar 0 is genoeg.
nieuw_amsterdam-ask-take = Welke kolom neem je?
nieuw_amsterdam-ask-take-hint = Je bent de laatste: het kost niets, en je houdt fiche { $marker }.
nieuw_amsterdam-ask-open = Wat is je eerste bod op kolom { $column }?
nieuw_amsterdam-ask-open-hint = Van 0 tot { $total }, alles wat je hebt. Je mag maar één keer; gaat iemand hoger, dan ben je de kolom en fiche { $marker } kwijt.
nieuw_amsterdam-ask-bid = Kolom { $column } staat op { $high }. Ga je hoger?
nieuw_amsterdam-ask-bid-hint = { $behind ->
    [0] Jij bent de laatste: met één meer win je de kolom en fiche { $marker }. Je hebt { $total }.
    [one] Je mag maar één keer, en er komt nog één speler na jou. De winnaar krijgt ook fiche { $marker }. Je hebt { $total }.
   *[other] Je mag maar één keer, en er komen nog { $behind } spelers na jou. De winnaar krijgt ook fiche { $marker }. Je hebt { $total }.
}
nieuw_amsterdam-ask-pay = Je hebt gewonnen. Waarmee betaal je die { $due }?
nieuw_amsterdam-ask-pay-hint = Alles telt voor 1, dus elke mix is goed. Wat je houdt, kun je later nog bieden.
nieuw_amsterdam-piece-0 = Munten
nieuw_amsterdam-piece-1 = Bontvellen
nieuw_amsterdam-piece-2 = Goederen
nieuw_amsterdam-piece-3 = Hout
nieuw_amsterdam-piece-4 = Graan
nieuw_amsterdam-so-many-0 = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
nieuw_amsterdam-so-many-1 = { $count ->
    [one] { $count } bontvel
   *[other] { $count } bontvellen
}
nieuw_amsterdam-so-many-2 = { $count ->
    [one] { $count } goed
   *[other] { $count } goederen
}
nieuw_amsterdam-so-many-3 = { $count } hout
nieuw_amsterdam-so-many-4 = { $count } graan
nieuw_amsterdam-say-pay-these = Hiermee betalen
nieuw_amsterdam-say-pay-laid = Betaal { LIST($what) }
nieuw_amsterdam-end-line = { $total } over aan bezit · fiche { $marker }
nieuw_amsterdam-end-tie = Gelijke punten: dan beslist wie meer over heeft, en daarna het laagste fiche.
