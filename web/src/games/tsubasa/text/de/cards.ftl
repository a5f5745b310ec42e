# What is written on the cards of Captain Tsubasa, and how cards are named to those who hear them.

cards-half-1 = 1. H.
cards-half-2 = 2. H.
cards-half-1-said = erste Hälfte
cards-half-2-said = zweite Hälfte
cards-position-gk = Torhüter
cards-position-df = Verteidiger
cards-position-mf = Mittelfeldspieler
cards-position-fw = Stürmer

cards-fatigue = Keine Werte, keine Fähigkeit. Belegt einen Platz im Spielbereich.
cards-corner = Ecke
cards-goal = Tor

## Said

cards-values = Schuss { $shot }, Pass { $pass }, Verteidigung { $defence }
cards-cost-said = kostet { $shot } Schuss, { $pass } Pass, { $defence } Verteidigung
cards-described = { $face }; { $more }
cards-state-legal = kann ausgespielt werden
cards-state-target = kann gewählt werden
cards-state-selected = ausgewählt
cards-state-illegal = kann nicht ausgespielt werden
cards-state-waiting = du bist nicht dran
cards-state-preview = käme hierhin
cards-tokens = { $kind ->
    [shot] Schusstoken
    [pass] Passtoken
   *[defence] Verteidigungstoken
}: { $available } von { $most }{ $gained ->
    [0] { "" }
   *[other] , { $gained } kämen dazu
}
