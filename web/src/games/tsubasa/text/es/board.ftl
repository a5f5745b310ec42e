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
tsubasa-team-attacks = El { $team } ataca
tsubasa-has-played = jugadas: { $count }
tsubasa-has-stopped = se planta
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
tsubasa-replaces = sustituye
tsubasa-pitch = Cartas de partido
tsubasa-match-deck = Mazo de partido, quedan { $count }
tsubasa-draft-deck = Tomar la primera carta del mazo de partido, sin verla; quedan { $count }
tsubasa-hand = Mano
tsubasa-your-hand = Tu mano
tsubasa-your-discard = Tu pila de descarte
tsubasa-empty-hand = Sin cartas en la mano
tsubasa-chosen-said = Carta seleccionada: { $card }. Pulsa Intro para jugarla.
tsubasa-hand-of = Mano del { $team }, { $count }: ver lo que se sabe
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
tsubasa-to-be-motivated = Aún por motivar
tsubasa-taken-unseen = { $count ->
    [one] Y 1 carta de partido tomada sin verla.
   *[other] Y { $count } cartas de partido tomadas sin verlas.
}
tsubasa-no-card = Sin cartas
tsubasa-log = Crónica
tsubasa-log-all = Ver todo

## The bench

tsubasa-bench = Banquillo
tsubasa-motivation = motivación
tsubasa-signings = fichajes
tsubasa-cost = coste
tsubasa-can-be-motivated = Motivar ya
tsubasa-can-be-signed = Fichar ya
tsubasa-bench-empty = El banquillo está vacío.
tsubasa-bench-none = En esta partida no hay banquillo: se juega sin motivación ni fichajes.

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
tsubasa-why-reroll-comes-later = Solo tras los dados
tsubasa-why-save-comes-later = Solo tras un disparo
tsubasa-why-reserve-empty = Reserva vacía
tsubasa-why-nothing-to-draw = Nada que robar
tsubasa-why-attack-is-over = La ofensiva ha acabado
tsubasa-why-hand-empty = Mano vacía
tsubasa-why-discard-empty = Descarte vacío
tsubasa-why-rival-hand-empty = Mano rival vacía
tsubasa-why-rival-area-empty = Rival sin cartas
tsubasa-why-no-fatigue-left = Sin cartas de cansancio
tsubasa-why-rival-red-already = Rival ya tiene roja
tsubasa-why-no-yellow = Sin tarjeta amarilla
tsubasa-why-control-needs-ball = Solo en tu ofensiva
tsubasa-why-special-needs-ball = Solo en tu ofensiva
tsubasa-why-other-teams-special = Del otro equipo
tsubasa-why-not-on-card = No en esta carta
tsubasa-why-deck-empty = Mazo agotado
tsubasa-why-too-few-tokens = Faltan puntos
tsubasa-why-no-save-die = Aún sin tirada de parada
tsubasa-why-no-save-on-card = No puede parar

## What would come of it

tsubasa-as-it-stands = Ahora mismo
tsubasa-if-ended = Si nadie juega más cartas
tsubasa-to-come = { $count ->
    [one] El { $team } aún puede jugar 1 carta.
   *[other] El { $team } aún puede jugar hasta { $count } cartas.
}
tsubasa-if-you-stop = Si te plantas y el { $rival } sigue: cerca del
tsubasa-odds-told = Qué significan las probabilidades
tsubasa-odds-told-now = Las barras muestran las probabilidades si nadie juega más cartas. Ya cuentan los puntos (+) que ambos podríais añadir.
tsubasa-odds-told-stop = «Si te plantas» es otra cosa: el rival podrá seguir solo. Es la media de muchos finales posibles, con cartas que el rival puede tener. Por eso las dos cifras pueden ser muy distintas.
tsubasa-if-play = Si juegas { $card }
tsubasa-if-motivate = Si motivas a { $card }
tsubasa-if-sign = Si fichas a { $card }
tsubasa-if-send-back = Si devuelves { $card }
tsubasa-if-remove = Si eliminas { $card }
tsubasa-if-discard = Si descartas { $card }
tsubasa-against = contra
tsubasa-odds-shot = gol
tsubasa-odds-pass = llega
tsubasa-chance-of = { $team }: { $chance }
tsubasa-promise-shot = { $percent } % gol
tsubasa-promise-pass = { $percent } % llega
tsubasa-promise-corner = { $percent } % gol, { $corner } % córner
tsubasa-gain-note = + por { $card }. Los puntos sin relleno están en tu reserva.

## What is to be done

tsubasa-your-turn = Te toca
tsubasa-turn-of = Turno del { $team }
tsubasa-over = Final
tsubasa-wait-kick-off = El { $team } está eligiendo quién saca.
tsubasa-wait-draft = El { $team } está eligiendo una carta de partido.
tsubasa-wait-attack = El { $team } está jugando cartas.
tsubasa-wait-abilities = El { $team } está eligiendo habilidades.
tsubasa-wait-gain = El { $team } está eligiendo un punto.
tsubasa-wait-play-from-hand = El { $team } está jugando otra carta.
tsubasa-wait-play-from-discard = El { $team } está jugando una carta de la pila de descarte.
tsubasa-wait-remove-from-hand = El { $team } está eliminando una carta de su mano.
tsubasa-wait-remove-from-discard = El { $team } está eliminando una carta de la pila de descarte.
tsubasa-wait-discard = El { $team } está descartando una carta.
tsubasa-wait-send-back = El { $team } está devolviendo una carta.
tsubasa-wait-special-shot = El { $team } está eligiendo un disparo especial.
tsubasa-wait-special-defence = El { $team } está eligiendo una defensa especial.
tsubasa-wait-shot-or-pass = El { $team } está eligiendo entre disparo y pase.
tsubasa-wait-tokens = El { $team } está añadiendo puntos.
tsubasa-wait-reroll = El { $team } está decidiendo si repite una tirada.
tsubasa-wait-save = El { $team } está decidiendo si intenta la parada.
tsubasa-paused = La partida está en pausa.
tsubasa-do-over = La partida ha terminado. Puedes seguir mirando.
tsubasa-do-kick-off = Has ganado el sorteo. ¿Atacas primero o dejas empezar al rival?
tsubasa-do-draft = Toma una carta de partido: una del terreno de juego o la primera del mazo, sin verla.
tsubasa-do-draft-open = Toma una de las cartas de partido del terreno de juego.
tsubasa-do-attack = Juega una carta o plántate. Quedan { $left } huecos.
tsubasa-do-attack-last = Queda un hueco: tu carta acaba la ofensiva.
tsubasa-do-attack-alone = El rival se ha plantado. Puedes seguir jugando: quedan { $left } huecos.
tsubasa-do-attack-no-card = No tienes cartas. Saca a un jugador o plántate.
tsubasa-do-abilities = En juego: { $card }. Las habilidades son opcionales.
tsubasa-do-bench = Gasta puntos para sacar a un jugador o acaba tu turno.
tsubasa-do-gain = { $gains ->
    [one] Elige qué punto ganas.
   *[other] Elige qué punto ganas. Quedan { $gains }.
}
tsubasa-do-play-from-hand = Juega otra carta de tu mano.
tsubasa-do-play-from-discard = Juega una carta de tu pila de descarte.
tsubasa-do-remove-from-hand = Elige una carta de tu mano para eliminarla del partido.
tsubasa-do-remove-from-discard = Elige una carta de tu pila de descarte para eliminarla del partido.
tsubasa-do-discard = Elige una carta de tu mano para descartarla.
tsubasa-do-send-back = Elige una carta del rival para devolverla.
tsubasa-do-special-shot = Elige en secreto un disparo especial. Es gol, salvo que el rival elija la única defensa que lo para.
tsubasa-do-special-defence = Elige en secreto una defensa especial. Cada una para un disparo.
tsubasa-do-shot-or-pass = Dispara para marcar o pasa para mantener el balón.
tsubasa-do-tokens-attack = ¿Añades puntos? Cada uno da +1. Después le toca al rival.
tsubasa-do-tokens-defence = ¿Añades puntos? Cada uno da +1. Después tiráis los dados.
tsubasa-do-reroll = Puedes repetir una tirada.
tsubasa-do-reroll-save = Puedes repetir cualquier tirada de la ronda.
tsubasa-do-save = El disparo supera tu defensa. Tu portero aún puede pararlo.
tsubasa-choose-a-card = Elige una carta
tsubasa-choose-how-many = Elige cuántos
tsubasa-no-more-cards = Plantarse
tsubasa-no-more-abilities = No más habilidades
tsubasa-end-turn = Acabar turno
tsubasa-skip = Omitir
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
tsubasa-tie = Empate: gana el atacante
tsubasa-shout-shot = Disparo
tsubasa-shout-pass = Pase
tsubasa-shout-special = Especial
tsubasa-shout-goal = Gol
tsubasa-shout-golazo = Golazo
tsubasa-shout-passed = Llega
tsubasa-shout-ball-won = Cortado
tsubasa-shout-caught = Atrapado
tsubasa-shout-corner = Córner
tsubasa-line-shot = El { $team } dispara, el { $rival } defiende
tsubasa-line-pass = El { $team } pasa, el { $rival } defiende
tsubasa-line-special = El { $team } prepara un disparo especial
tsubasa-line-goal = { $percent ->
    [-1] El { $team } marca
   *[other] El { $team } marca con un disparo del { $percent } %
}
tsubasa-line-passed = { $percent ->
    [-1] El pase llega: el { $team } mantiene el balón
   *[other] Llega un pase del { $percent } %: el { $team } mantiene el balón
}
tsubasa-line-ball-won = El { $rival } gana el balón
tsubasa-line-caught = El portero lo atrapa: balón para el { $rival }
tsubasa-line-corner = Despejado a córner: el { $team } mantiene el balón
tsubasa-line-special-goal = El { $team } marca: esa defensa para otro disparo
tsubasa-line-special-ball-won = El { $rival } para el disparo especial
tsubasa-save-title = Parada: { $card }
tsubasa-save-rolled = Parada: { $card } saca un { $die }
tsubasa-save-caught = atrapado
tsubasa-save-corner = córner
tsubasa-save-goal = gol
tsubasa-keeper-beaten = portero batido
tsubasa-odds-before = Probabilidad antes de tirar
tsubasa-odds-all-tokens = Probabilidad con todos los puntos
tsubasa-level = Igualdad: gana el { $team }
tsubasa-ahead = El { $team } va ganando por { $count }
tsubasa-behind = El { $team } va perdiendo por { $count }
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
tsubasa-back-to-match = Volver a la partida
tsubasa-half-ended = { $half ->
    [1] Descanso
    [2] Final
    [3] Cambio de campo
   *[4] Final
}
tsubasa-level-score = Todo igualado
tsubasa-leads = Va ganando el { $team }

tsubasa-key-no-more = plantarse
tsubasa-key-shot = disparo
tsubasa-key-pass = pase
tsubasa-lesson-end-bench = Al crear una partida, «Primer partido» quita el banquillo: ni motivación ni fichajes. Desactívalo para jugar con todo.
tsubasa-lesson-end-special = En esta lección no ha salido ningún disparo especial. Con la carta { $card } eliges en secreto uno de tres disparos, y el rival una de tres defensas. Cada defensa para un disparo; los otros dos son gol.
tsubasa-lesson-special-rule = Cómo funcionan los disparos especiales
