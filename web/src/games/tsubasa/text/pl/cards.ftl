# What is written on the cards of Captain Tsubasa, and how cards are named to those who hear them.

cards-half-1 = 1. poł.
cards-half-2 = 2. poł.
cards-half-1-said = pierwsza połowa
cards-half-2-said = druga połowa
cards-position-gk = bramkarz
cards-position-df = obrońca
cards-position-mf = pomocnik
cards-position-fw = napastnik

## Abilities: $first, $second, $all and $tokens are signs of tokens

cards-effect-gain = Zyskaj { $tokens }
cards-effect-gain-either = { $amount ->
    [one] Zyskaj { $first } lub { $second }
   *[other] Zyskaj { $amount }, każdy { $first } lub { $second }
}
cards-effect-gain-any = { $amount ->
    [one] Zyskaj 1 z { $all }
   *[other] Zyskaj { $amount } dowolne { $all }
}
cards-effect-gain-both = Zyskaj { $first } i { $second }
cards-effect-gain-each = Zyskaj { $all }
cards-effect-draw = { $amount ->
    [one] Dobierz 1 kartę
    [few] Dobierz { $amount } karty
    [many] Dobierz { $amount } kart
   *[other] Dobierz { $amount } karty
}
cards-effect-play-hand = Zagraj jeszcze jedną kartę
cards-effect-play-discard = Zagraj 1 z kart odrzuconych
cards-effect-play-deck = Zagraj wierzchnią kartę talii
cards-effect-remove-this = Usuń tę kartę z gry
cards-effect-remove-hand = Usuń 1 kartę z ręki
cards-effect-remove-discard = Usuń 1 z kart odrzuconych
cards-effect-rival-discards = { $amount ->
    [one] Przeciwnik odrzuca 1 losową kartę
    [few] Przeciwnik odrzuca { $amount } losowe karty
    [many] Przeciwnik odrzuca { $amount } losowych kart
   *[other] Przeciwnik odrzuca { $amount } losowej karty
}
cards-effect-send-back = Odeślij zagraną kartę przeciwnika
cards-effect-rival-tires = Przeciwnik bierze kartę zmęczenia
cards-effect-rival-booked = Przeciwnik dostaje żółtą kartkę
cards-effect-clear-yellow = Usuń swoją żółtą kartkę
cards-effect-reroll = Przerzuć jedną kostkę
cards-effect-save = Strzał przechodzi? Rzuć, by obronić
cards-effect-save-catch = Strzał przechodzi? Rzuć, by obronić
cards-effect-control = Atakujący: zostajesz przy piłce. Odrzuć wszystkie zagrane karty, tę usuń z gry
cards-effect-special = Atakujący { $team }: specjalny strzał. Odrzuć wszystkie zagrane karty, tę usuń z gry
cards-must-remove-this = Użyto? Usuń tę kartę
cards-must-tire = Użyto? Weź kartę zmęczenia
cards-must-be-booked = Użyto? Żółta kartka
cards-must-discard = Użyto? Odrzuć kartę
cards-fatigue = Bez wartości i zdolności. Zajmuje miejsce w obszarze gry.
cards-corner = róg
cards-goal = gol

## Said

cards-values = strzał { $shot }, podanie { $pass }, obrona { $defence }
cards-cost-said = koszt: strzał { $shot }, podanie { $pass }, obrona { $defence }
cards-described = { $face }; { $more }
cards-state-legal = można zagrać
cards-state-target = można wybrać
cards-state-selected = wybrana
cards-state-illegal = nie można zagrać
cards-state-waiting = nie twoja kolej
cards-state-preview = trafiłaby tutaj
cards-tokens = { $kind ->
    [shot] Żetony strzału
    [pass] Żetony podania
   *[defence] Żetony obrony
}: { $available } z { $most }{ $gained ->
    [0] { "" }
   *[other] , { $gained } do zyskania
}
cards-shout-goal = Gol
cards-shout-golazo = Golazo
