# What is written on the cards of Captain Tsubasa, and how cards are named to those who hear them.

cards-half-1 = 1. poł.
cards-half-2 = 2. poł.
cards-half-1-said = pierwsza połowa
cards-half-2-said = druga połowa
cards-position-gk = bramkarz
cards-position-df = obrońca
cards-position-mf = pomocnik
cards-position-fw = napastnik

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
