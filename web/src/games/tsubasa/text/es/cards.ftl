# What is written on the cards of Captain Tsubasa, and how cards are named to those who hear them.

cards-half-1 = 1.ª
cards-half-2 = 2.ª
cards-half-1-said = primera parte
cards-half-2-said = segunda parte
cards-position-gk = portero
cards-position-df = defensa
cards-position-mf = centrocampista
cards-position-fw = delantero

## Abilities: $first, $second, $all and $tokens are signs of tokens

cards-effect-gain = Gana { $tokens }
cards-effect-gain-either = { $amount ->
    [one] Gana { $first } o { $second }
   *[other] Gana { $amount }, cada uno { $first } o { $second }
}
cards-effect-gain-any = { $amount ->
    [one] Gana 1 de { $all }
   *[other] Gana { $amount } a elegir de { $all }
}
cards-effect-gain-both = Gana { $first } y { $second }
cards-effect-gain-each = Gana { $all }
cards-effect-draw = { $amount ->
    [one] Roba 1 carta
   *[other] Roba { $amount } cartas
}
cards-effect-play-hand = Juega otra carta
cards-effect-play-discard = Juega 1 de tu descarte
cards-effect-play-deck = Juega la primera carta de tu mazo
cards-effect-remove-this = Elimina esta carta
cards-effect-remove-hand = Elimina 1 carta de tu mano
cards-effect-remove-discard = Elimina 1 de tu descarte
cards-effect-rival-discards = { $amount ->
    [one] El rival descarta 1 al azar
   *[other] El rival descarta { $amount } al azar
}
cards-effect-send-back = Devuelve una carta jugada del rival
cards-effect-rival-tires = Cansancio para el rival
cards-effect-rival-booked = Amarilla para el rival
cards-effect-clear-yellow = Retira tu tarjeta amarilla
cards-effect-reroll = Repite una tirada
cards-effect-save = ¿Te supera un disparo? Tira para pararlo
cards-effect-save-catch = ¿Te supera un disparo? Tira para pararlo
cards-effect-control = Atacante: mantén el balón. Se descartan las cartas jugadas; elimina esta
cards-effect-special = Atacante del { $team }: disparo especial. Se descartan las cartas jugadas; elimina esta
cards-must-remove-this = ¿Usada? Elimina esta carta
cards-must-tire = ¿Usada? Carta de cansancio
cards-must-be-booked = ¿Usada? Tarjeta amarilla
cards-must-discard = ¿Usada? Descarta una carta
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
cards-shout-goal = Gol
cards-shout-golazo = Golazo
