# What is written on the cards of Captain Tsubasa, and how cards are named to those who hear them.

cards-half-1 = 1.ª
cards-half-2 = 2.ª
cards-half-1-said = primera parte
cards-half-2-said = segunda parte
cards-position-gk = portero
cards-position-df = defensa
cards-position-mf = centrocampista
cards-position-fw = delantero

cards-fatigue = Sin valores ni habilidad. Ocupa un hueco en la zona de juego.
cards-corner = córner
cards-goal = gol

## Said

cards-values = disparo { $shot }, pase { $pass }, defensa { $defence }
cards-cost-said = cuesta { $shot } de disparo, { $pass } de pase, { $defence } de defensa
cards-described = { $face }; { $more }
cards-state-legal = se puede jugar
cards-state-target = se puede elegir
cards-state-selected = seleccionada
cards-state-illegal = no se puede jugar
cards-state-waiting = no es tu turno
cards-state-preview = iría aquí
cards-tokens = { $kind ->
    [shot] Puntos de disparo
    [pass] Puntos de pase
   *[defence] Puntos de defensa
}: { $available } de { $most }{ $gained ->
    [0] { "" }
   *[other] , { $gained } más por ganar
}
