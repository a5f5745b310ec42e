# The table of Captain Tsubasa.

## What lies there

tsubasa-shot = Disparo
tsubasa-pass = Pase
tsubasa-defence = Defensa
tsubasa-you = Tú
tsubasa-half = { $half ->
    [1] 1.ª parte
    [2] 2.ª parte
    [3] Prórroga 1
   *[4] Prórroga 2
}
tsubasa-half-short = { $half ->
    [1] 1.ª parte
   *[other] 2.ª parte
}
tsubasa-round = Ronda { $round } de { $rounds }
tsubasa-injury-time = Tiempo de descuento
tsubasa-then-injury-time = + descuento
tsubasa-last-round = última ronda
tsubasa-score-said = { $home } { $first }, { $away } { $second }; { $half }, { $round }
tsubasa-kicked-off = sacó
tsubasa-attacks = Ataca
tsubasa-defends = Defiende
tsubasa-has-played = jugadas: { $count }
tsubasa-has-stopped = no juega más
tsubasa-this-round = Esta ronda
tsubasa-part-draw = Robar
tsubasa-part-attack = Ofensiva
tsubasa-part-ball = Disparo o pase
tsubasa-part-discard = Descartar
tsubasa-played-of = { $played } de { $places }
tsubasa-cards-played = cartas jugadas
tsubasa-last-contest = Ver otra vez el último duelo
tsubasa-your-area = Tu zona de juego
tsubasa-rivals-area = Zona de juego del rival
tsubasa-nth-card = { $number }.ª carta
tsubasa-motivated = motivado
tsubasa-pitch = Cartas de partido
tsubasa-match-deck = Mazo de partido, quedan { $count }
tsubasa-draft-deck = Tomar la primera carta oculta del mazo de partido, quedan { $count }
tsubasa-hand = Mano
tsubasa-your-hand = Tu mano
tsubasa-your-discard = Tu pila de descarte
tsubasa-empty-hand = Sin cartas en la mano
tsubasa-chosen-said = Carta elegida: { $card }. Intro la juega.
tsubasa-hand-of = Mano del { $team }, { $count }; lo que se sabe de ella
tsubasa-deck = Mazo
tsubasa-discard = Descarte
tsubasa-deck-of = Mazo de robo del { $team }, { $count }
tsubasa-discard-of = Pila de descarte del { $team }, { $count }
tsubasa-piles = Mazos
tsubasa-teams = Equipo
tsubasa-pile-hand = Mano del { $team }
tsubasa-pile-deck = Mazo de robo del { $team }
tsubasa-pile-discard = Pila de descarte del { $team }
tsubasa-out-of-match = Fuera del partido
tsubasa-no-order = Sin ningún orden
tsubasa-surely-in-hand = Seguro en la mano
tsubasa-hand-or-deck = En la mano ({ $hand }) o en el mazo de robo ({ $deck })
tsubasa-to-be-motivated = Aún puede motivar a
tsubasa-taken-unseen = { $count ->
    [one] Y 1 carta de partido tomada sin verla.
   *[other] Y { $count } cartas de partido tomadas sin verlas.
}
tsubasa-no-card = Sin cartas
tsubasa-log = Crónica
tsubasa-log-all = todo

## The bench

tsubasa-bench = Banquillo
tsubasa-motivation = motivación
tsubasa-signings = fichajes
tsubasa-cost = coste
tsubasa-can-be-motivated = Motivar ya
tsubasa-can-be-signed = Fichar ya
tsubasa-bench-empty = No queda nadie en el banquillo.

## Why not, in at most four words

tsubasa-why-other-phase = Ahora no
tsubasa-why-too-dear = Falta: { $missing }
tsubasa-why-not-in-area = Aún no está en juego
tsubasa-why-no-motivation = Sin carta de motivación
tsubasa-why-motivation-too-late = Dados ya tirados
tsubasa-why-not-laid-out = No está disponible
tsubasa-why-signing-too-late = La ofensiva ha acabado
tsubasa-why-no-goalkeeper = Necesita un portero
tsubasa-why-limit-reached = Ya hay { $limit } cartas
tsubasa-why-extra-limit-reached = Ya hay { $limit } cartas
tsubasa-why-no-such-ability = No tiene esa habilidad
tsubasa-why-card-gone = Ya no está
tsubasa-why-used-already = Ya usada
tsubasa-why-reroll-comes-later = Después de los dados
tsubasa-why-save-comes-later = Tras un disparo ganador
tsubasa-why-reserve-empty = Reserva vacía
tsubasa-why-nothing-to-draw = Nada que robar
tsubasa-why-attack-is-over = La ofensiva ha acabado
tsubasa-why-hand-empty = Mano vacía
tsubasa-why-discard-empty = Descarte vacío
tsubasa-why-rival-hand-empty = Mano rival vacía
tsubasa-why-rival-area-empty = Rival sin cartas
tsubasa-why-no-fatigue-left = No queda cansancio
tsubasa-why-rival-red-already = Rival ya con roja
tsubasa-why-no-yellow = Sin tarjeta amarilla
tsubasa-why-control-needs-ball = Solo en tu ataque
tsubasa-why-special-needs-ball = Solo en tu ataque
tsubasa-why-other-teams-special = Del otro equipo
tsubasa-why-not-on-card = No en esta carta
tsubasa-why-deck-empty = Mazo agotado
tsubasa-why-too-few-tokens = Faltan puntos
tsubasa-why-no-save-die = Aún sin tirada de parada
tsubasa-why-no-save-on-card = No puede parar

## What would come of it

tsubasa-as-it-stands = Tal como está
tsubasa-if-play = Si juegas { $card }
tsubasa-if-motivate = Si motivas a { $card }
tsubasa-if-sign = Si fichas a { $card }
tsubasa-if-send-back = Si devuelves { $card }
tsubasa-if-remove = Si eliminas { $card }
tsubasa-if-discard = Si descartas { $card }
tsubasa-against = contra
tsubasa-odds-shot = gol
tsubasa-odds-pass = llega
tsubasa-promise-shot = { $percent } % gol
tsubasa-promise-pass = { $percent } % llega
tsubasa-promise-corner = { $percent } % gol, { $corner } % córner
tsubasa-gain-note = + por { $card }. Los puntos sin relleno esperan en tu reserva.

## What is to be done

tsubasa-your-turn = Te toca
tsubasa-turn-of = Le toca al { $team }
tsubasa-over = Final
tsubasa-wait = { $team } decide: { $what }.
tsubasa-paused = El partido está en pausa.
tsubasa-do-over = El partido ha terminado. Mira lo que quieras.
tsubasa-do-kick-off = Has ganado el sorteo: ataca primero o deja empezar al rival.
tsubasa-do-draft = Toma una carta de partido: una a la vista o la primera del mazo, sin verla.
tsubasa-do-draft-open = Toma una de las cartas de partido a la vista.
tsubasa-do-attack = Juega una carta, o ninguna más en esta ronda. Quedan { $left } sitios.
tsubasa-do-attack-last = Queda un sitio: la carta que juegues acaba la ofensiva.
tsubasa-do-attack-alone = El rival ha parado: sigues tú. Quedan { $left } sitios.
tsubasa-do-attack-no-card = No tienes cartas: saca a alguien del banquillo o no juegues más esta ronda.
tsubasa-do-abilities = { $card } está en juego: usa una habilidad o déjalo.
tsubasa-do-bench = Saca a alguien con tus puntos o acaba tu turno.
tsubasa-do-gain = { $gains ->
    [one] Elige el punto que ganas.
   *[other] Elige un punto; puedes ganar { $gains }.
}
tsubasa-do-play-from-hand = Juega otra carta de tu mano.
tsubasa-do-play-from-discard = Juega una carta de tu pila de descarte.
tsubasa-do-remove-from-hand = Elige la carta de tu mano que deja el partido.
tsubasa-do-remove-from-discard = Elige la carta de tu pila de descarte que deja el partido.
tsubasa-do-discard = Elige la carta de tu mano que descartas.
tsubasa-do-send-back = Elige la carta del rival que devuelves.
tsubasa-do-special-shot = Elige en secreto un disparo especial. Es gol, salvo que el rival elija la única defensa que lo para.
tsubasa-do-special-defence = Elige en secreto una defensa especial. Cada una para un disparo.
tsubasa-do-shot-or-pass = Dispara a puerta o pasa para mantener el balón.
tsubasa-do-tokens-attack = ¿Cuántos puntos añades? +1 cada uno; el rival responde.
tsubasa-do-tokens-defence = ¿Cuántos puntos añades? +1 cada uno; después, los dados.
tsubasa-do-reroll = Puedes hacer repetir una tirada.
tsubasa-do-reroll-save = Puedes hacer repetir cualquier tirada de la ronda.
tsubasa-do-save = El disparo pasa. Tu portero aún puede pararlo.
tsubasa-choose-a-card = Elige una carta
tsubasa-choose-how-many = Elige cuántos
tsubasa-no-more-cards = No más cartas
tsubasa-no-more-abilities = No más habilidades
tsubasa-end-turn = Acabar el turno
tsubasa-skip = No
tsubasa-then-must = después, obligatorio: { $duty }
tsubasa-ability-said = Habilidad { $number }: { $text }
tsubasa-tokens-not-there = { $count } puntos: no los tienes

## The contest

tsubasa-contest-shot = El disparo
tsubasa-contest-pass = El pase
tsubasa-contest-special = El disparo especial
tsubasa-cards = cartas
tsubasa-tokens = puntos
tsubasa-die = dado
tsubasa-shout-shot = Disparo
tsubasa-shout-pass = Pase
tsubasa-shout-special = Especial
tsubasa-shout-goal = Gol
tsubasa-shout-golazo = Golazo
tsubasa-shout-passed = Llega
tsubasa-shout-ball-won = Cortado
tsubasa-shout-caught = Atrapado
tsubasa-shout-corner = Córner
tsubasa-line-shot = { $team } dispara, { $rival } defiende
tsubasa-line-pass = { $team } pasa, { $rival } defiende
tsubasa-line-special = { $team } toma carrerilla
tsubasa-line-goal = { $percent ->
    [-1] { $team } marca
   *[other] { $team } marca con un { $percent } % de probabilidad
}
tsubasa-line-passed = { $percent ->
    [-1] El pase llega: { $team } mantiene el balón
   *[other] El pase llega con un { $percent } % de probabilidad: { $team } mantiene el balón
}
tsubasa-line-ball-won = { $rival } gana el balón
tsubasa-line-caught = El portero la atrapa: balón para el { $rival }
tsubasa-line-corner = Parada, pero córner: { $team } mantiene el balón
tsubasa-line-special-goal = { $team } marca: nadie podía pararlo
tsubasa-line-special-ball-won = { $rival } lo ha visto venir
tsubasa-save-title = La parada: { $card }
tsubasa-save-rolled = La parada: { $card } saca un { $die }
tsubasa-save-caught = atrapado
tsubasa-save-corner = córner
tsubasa-save-goal = gol
tsubasa-keeper-beaten = portero batido
tsubasa-odds-before = Probabilidad antes de tirar
tsubasa-level = Igualados: el empate es del { $team }
tsubasa-ahead = { $team } lleva { $count } de ventaja
tsubasa-behind = { $team } va { $count } por detrás
tsubasa-step-chosen = { $kind ->
    [pass] Pase elegido
   *[shot] Disparo elegido
}
tsubasa-step-tokens = Puntos
tsubasa-step-dice = Dados
tsubasa-step-rerolls = Repeticiones
tsubasa-step-save = Parada
tsubasa-step-goal = Gol
tsubasa-step-passed = Balón mantenido
tsubasa-step-ball-won = Balón ganado
tsubasa-step-caught = Atrapado
tsubasa-step-corner = Córner
tsubasa-face-down = Una carta boca abajo
tsubasa-tap-to-go-on = Toca o pulsa una tecla para seguir
tsubasa-back-to-match = Volver al partido
tsubasa-half-ended = { $half ->
    [1] Descanso
    [2] Final
    [3] Cambio de campo
   *[4] Final
}
tsubasa-level-score = Todo igualado
tsubasa-leads = Va ganando el { $team }
