# The hints of De Veiling van Hashiban: why a bot does something, after a colon.

why-hashiban-open = een open handelaar heeft geen voorwerpen meer nodig en levert je biljetten op, en voor deze heb je het minst: { hashiban-card }
why-hashiban-only = iets beters is hier niet te doen
why-hashiban-no-deal = zonder goede reden geef je niets, vraag je niets en beloof je niets
why-hashiban-rest = wat er deze beurt ook gebeurt, jij hebt er verder niets aan toe te voegen
why-hashiban-wait = ingrijpen is nu niet nodig, maar dat kan deze beurt nog veranderen
why-hashiban-show = je andere handelaren missen dit het minst: { hashiban-card }
why-hashiban-reveal = { $count ->
    [one] je hebt de voorwerpen voor een handelaar, en hoe eerder die open is, hoe meer biljetten je krijgt
   *[other] met jouw voorwerpen onthul je { $count } handelaren tegelijk
}
why-hashiban-pile = het volgende voorwerp kan er een voor jou zijn, en als niemand het wil, krijg je een biljet
why-hashiban-curious = je weet nooit wat er boven komt
why-hashiban-luck = het is leuk, en er zit altijd minstens één tweetal bij
why-hashiban-lottery = er gaan vijf biljetten van 1.000 in, en er komt gemiddeld ongeveer { $worth } uit
why-hashiban-idle = { $count ->
    [one] je handelaren kunnen dit voorwerp missen; koopt niemand het, dan krijg je toch een biljet
   *[other] je handelaren kunnen deze { $count } voorwerpen missen; koopt niemand ze, dan krijg je toch voor elk een biljet
}
why-hashiban-ask = wie het nodig heeft, betaalt misschien { $price }, en als niemand dat doet, krijg je biljetten van de stapel
why-hashiban-no-fit = geen van je handelaren zoekt dit
why-hashiban-flat = een van je handelaren zoekt dit, en tot { $most } is het niet te duur
why-hashiban-flat-dear = een van je handelaren zoekt dit, maar bij { $bid } of meer houd je je geld liever zelf
why-hashiban-worth = dit is je ongeveer { $most } waard, en { $bid } is daar niet te veel voor
why-hashiban-dear = dit is je ongeveer { $most } waard, en { $bid } of meer is daar te veel voor
why-hashiban-short = dit is je ongeveer { $most } waard, maar je hebt geen { $bid }
why-hashiban-last = hiermee heb je alle voorwerpen die je nodig hebt om te winnen
why-hashiban-broke = je hebt dit nodig om te winnen, maar je hebt geen { $bid }
why-hashiban-angry = iemand anders gaat er zo vandoor met iets wat een van je handelaren zoekt
why-hashiban-outbid = als je de hoogste bieder eruit gooit, krijg je dit misschien voor minder, en dat is een wapen waard
why-hashiban-counter = de prijs is je te hoog, maar { $count ->
    [0] { $amount } uit je hand is misschien
    [one] { $amount } en een voorwerp dat je kunt missen is misschien
   *[other] { $amount } en { $count } voorwerpen die je kunt missen is misschien
} meer dan de verkoper anders krijgt
why-hashiban-more = wat je krijgt, is meer waard dan wat je geeft
why-hashiban-less = wat je krijgt, is minder waard dan wat je geeft
why-hashiban-join = van de { $share } die voor jou opzij ligt, leg je hoogstens { $amount } in, dus je kunt niet verliezen
why-hashiban-poor-pile = er liggen veel kleine biljetten op de stapel, dus je volgende startinkomen kun je beter verkopen dan houden
why-hashiban-loan = je hebt dit voorwerp nodig, en een biljet nu is je meer waard dan je volgende startinkomen
why-hashiban-ask-bill = { $amount ->
    [0] zo’n biljet is er niet om te vragen
   *[other] { $amount } is ongeveer wat je volgende startinkomen waard is
}
why-hashiban-promise = je biedt er je volgende startinkomen voor aan
