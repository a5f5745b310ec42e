# The table of Machi Koro Fußball.

## Places

machikoro-market = Markt
machikoro-your-town = Deine Stadt
machikoro-your-side = Deine Würfel, Münzen und Großprojekte
machikoro-large = Großprojekt

## The turn

machikoro-your-turn = Du bist dran
machikoro-second-turn = Dein zweiter Zug
machikoro-turn-of = { $name } ist dran
machikoro-over = Abpfiff
machikoro-part-roll = Würfeln
machikoro-part-income = Einkommen
machikoro-part-build = Bauen
machikoro-at-turn = dran
machikoro-next = danach
machikoro-thinking = { $name } überlegt
machikoro-rolling = Es wird gewürfelt …
machikoro-you-rolled = Gewürfelt: { $sum }
machikoro-rolled = { $name } würfelt { $sum }
machikoro-dice = Würfel: { $dice }
machikoro-brought-by = { $card }: { $coins }
machikoro-brought = Du bekommst { $coins }
machikoro-cost = Du zahlst { $coins }
machikoro-brought-nothing = Keine Münzen für dich
machikoro-roll-pays = Dieser Wurf bringt dir { $coins }
machikoro-lately-built = Gebaut: { $card }
machikoro-lately-nothing = Nichts gebaut
machikoro-lately-rolled = Gewürfelt: { $sum }
machikoro-turn-told = { $name }: { $told }
machikoro-you-won = Gewonnen!
machikoro-won = { $name } gewinnt!
machikoro-all-four = Alle vier Großprojekte sind gebaut

## What to do

machikoro-hint-roll = Würfle mit einem Würfel
machikoro-hint-roll-two = Ein Würfel oder zwei?
machikoro-hint-reroll = Wurf behalten oder noch einmal?
machikoro-hint-take = Wähle, wer dir zahlt
machikoro-hint-swap = Wähle, was du haben willst
machikoro-hint-give = Was gibst du { $name } für „{ $card }“?
machikoro-hint-build = Wähle, was du baust
machikoro-hint-tap = Tipp auf eine Karte: So siehst du, wie sie heißt und was sie tut

## Cards

machikoro-when-blue = jeder Wurf
machikoro-when-green = dein Wurf
machikoro-when-red = fremder Wurf
machikoro-when-purple = dein Wurf
machikoro-on-blue = bei jeder { $numbers }
machikoro-on-green = bei deiner { $numbers }
machikoro-on-red = bei fremder { $numbers }
machikoro-on-purple = bei deiner { $numbers }
machikoro-pays-bank = +{ $amount } { $coin }
machikoro-pays-bank-per-icon = +{ $amount } { $coin } je { $icon }
machikoro-pays-roller = Wer würfelt, zahlt { $amount } { $coin }
machikoro-pays-everyone = { $amount } { $coin } von allen
machikoro-pays-one = { $amount } { $coin } von einem
machikoro-pays-swap = Karten tauschen
machikoro-left = noch { $count }
machikoro-left-of = noch { $count } von { $all }
machikoro-copies = { $count }-mal
machikoro-spoken = { $card }, { $colour }, Zahl { $numbers }. { $text }. Kosten: { $cost }
machikoro-spoken-large = { $card }, Großprojekt. { $text } Kosten: { $cost }
machikoro-show-card = Karte zeigen
machikoro-built = gebaut
machikoro-from-next-turn = ab nächstem Zug
machikoro-can-build = jetzt baubar
machikoro-enough = Geld reicht
machikoro-short = { $short ->
    [one] 1 fehlt
   *[other] { $short } fehlen
}

## Why not

machikoro-none-left = Vergriffen
machikoro-short-coins = { $short ->
    [one] 1 Münze fehlt
   *[other] { $short } Münzen fehlen
}
machikoro-short-owned = Hast du schon
machikoro-short-two = Hast du zweimal
machikoro-short-two-there = Hat schon zwei
machikoro-short-built = Gebaut
machikoro-short-academy = Braucht { $academy }
machikoro-short-stays = Violett: kein Tausch
machikoro-short-like = Gleiche Karte
machikoro-short-nothing = Nichts zu geben
machikoro-short-not-now = Jetzt nicht

## What rolls pay

machikoro-what-pays = Was bringt welche Zahl?
machikoro-whose-roll = Wessen Wurf
machikoro-your-roll-pays = Das bringt dein Wurf
machikoro-roll-of = Wurf von { $name }
machikoro-roll-of-pays = Das bringt dir der Wurf von { $name }
machikoro-roll-of-pays-whom = Das bringt der Wurf von { $name } für { $whom }
machikoro-averages = Im Schnitt
machikoro-average-roll = im Schnitt { $coins } { $coin }
machikoro-average-yours = Dein nächster Wurf im Schnitt
machikoro-average-of = { $name } verdient im Schnitt
machikoro-with-dice = { $dice ->
    [one] ein Würfel
   *[other] zwei Würfel
}
machikoro-bar = { $number }: { $coins } für dich, { $chance } von { $of }

machikoro-key-roll = würfeln
machikoro-key-build = bauen
machikoro-projects = { $count ->
    [one] 1 Großprojekt
   *[other] { $count } Großprojekte
}
machikoro-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
machikoro-numbers = Was jede Zahl gebracht hat
machikoro-number = Zahl
machikoro-times-rolled = Gewürfelt
