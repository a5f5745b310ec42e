# The pages of the rules and of the icons.

rules-title = Reglas
rules-page-title = Reglas de { $game }
rules-lead = Cada regla tiene un número. Cuando algo está bloqueado en la mesa, ves el número de la regla.
rules-minute = El juego en un minuto
rules-contents = Contenido
rules-search = Buscar en las reglas
rules-found = { $count ->
    [one] 1 regla encontrada
   *[other] { $count } reglas encontradas
}
rules-none = No hay reglas con «{ $words }».
rules-clear = Borrar búsqueda
rules-back = Volver
rules-back-table = Volver a la mesa
rules-back-lobby = Volver al inicio
rules-print = Imprimir
rules-link = Enlace a la regla { $id }
rules-unknown = Este juego no tiene la regla { $id }.
rules-source-ours = decisión nuestra
rules-source-partly = en parte decisión nuestra
rules-source-base = del juego base
rules-sources = Donde el reglamento deja algo abierto, la regla lleva la marca «{ rules-source-ours }», «{ rules-source-partly }» o «{ rules-source-base }».
rules-example-title = Ejemplo
rules-example =
    El defensor tiene 0 + 2 + 3 + 2 = 7. El atacante tiene 1 + 3 + 0 + 0 − 2 = 2 de disparo y 1 + 4 + 0 + 1 − 2 = 4 de pase, y elige pasar.
    El atacante gasta 3 puntos de pase: 7. El defensor gasta 1 punto de defensa: 8.
    En los dados salen 3 y 6: 10 contra 14. El defensor gana el balón.

## Chapters

rules-chapter-ct-cards = La caja y las cartas
rules-chapter-ct-setup = Antes del saque inicial
rules-chapter-ct-round = La ronda y el robo
rules-chapter-ct-attack = La ofensiva
rules-chapter-ct-contest = Disparo o pase
rules-chapter-ct-dice = Repeticiones y paradas
rules-chapter-ct-end = Fin de la ronda, de la parte y del partido
rules-chapter-ct-special = Cartas especiales
rules-chapter-ct-words = Términos de las cartas
rules-chapter-ct-bench = Motivación y fichajes
rules-chapter-mk-setup = Antes de la primera tirada
rules-chapter-mk-turn = El turno y la tirada
rules-chapter-mk-income = Los ingresos
rules-chapter-mk-build = Construir y ganar
rules-chapter-mk-variant = Variante: pase lo que pase

## The game in one minute

rules-minute-ct-draw-title = Robar
rules-minute-ct-draw = Ambos robáis hasta 4 cartas. Después, cada uno toma una carta de partido del terreno de juego.
rules-minute-ct-play-title = Jugar
rules-minute-ct-play = Por turnos jugáis cartas y usáis sus habilidades, nueve cartas en total.
rules-minute-ct-choose-title = Disparar o pasar
rules-minute-ct-choose = El atacante elige: disparar para marcar o pasar para mantener el balón.
rules-minute-ct-contest-title = Duelo
rules-minute-ct-contest = Cada lado suma valores, puntos y un dado. Gana la suma más alta; si hay empate, el atacante.
rules-minute-ct-win-title = Ganar
rules-minute-ct-win = Tras un gol o un balón perdido ataca el rival. Gana quien marque más goles en dos partes.
rules-minute-mk-roll-title = Tirar
rules-minute-mk-roll = Tira un dado; más adelante, dos si quieres. Cuenta la suma.
rules-minute-mk-pay-title = Pagar
rules-minute-mk-pay = Si otros tienen cartas rojas con ese número, quien ha tirado les paga primero.
rules-minute-mk-earn-title = Cobrar
rules-minute-mk-earn = Después, las cartas con ese número dan monedas. Las azules, en cualquier tirada.
rules-minute-mk-build-title = Construir
rules-minute-mk-build = Construye un proyecto del mercado o uno de tus grandes proyectos.
rules-minute-mk-win-title = Ganar
rules-minute-mk-win = Quien construya antes los cuatro grandes proyectos gana al instante.

## Icons: Captain Tsubasa

rules-icons = Iconos y símbolos
rules-icons-lead = Qué significan los símbolos de las cartas y de las mesas.
rules-icons-search = Buscar en los iconos
rules-icons-found = { $count ->
    [one] 1 icono encontrado
   *[other] { $count } iconos encontrados
}
rules-icons-none = No hay iconos con «{ $words }».
rules-icons-values = Valores
rules-icon-shot = Una flecha con un balón. Suma cuando disparas.
rules-icon-pass = Un círculo con una flecha curva. Suma cuando pasas.
rules-icon-defence = Un escudo con un muro. Suma cuando defiendes.
rules-icon-zero-name = Sin valor
rules-icon-zero = Una forma hueca: aquí la carta no suma nada.
rules-icon-minus-name = Penalización
rules-icon-minus = Blanco con borde de color: resta de tu suma. Está en las tarjetas amarillas y rojas.
rules-icons-tokens = Puntos
rules-icon-available-name = Disponible
rules-icon-available = Un punto relleno. Puedes gastarlo por +1 o pagar jugadores con él.
rules-icon-reserve-name = En reserva
rules-icon-reserve = Solo el contorno. Antes tienes que ganarlo.
rules-icon-gained-name = Por ganar
rules-icon-gained = Contorno con un más. La carta seleccionada te daría este punto.
rules-icons-decks = Las cartas por la banda del título
rules-icon-initial-name = Carta inicial
rules-icon-initial = Banda plateada. Con ellas empieza tu equipo.
rules-icon-motivation-name = Carta de motivación
rules-icon-motivation = Banda dorada. Una carta más fuerte para un jugador que has jugado.
rules-icon-match-name = Carta de partido
rules-icon-match = Banda verde, con la parte a la que pertenece. Se toma del terreno de juego.
rules-icon-signing-name = Fichaje
rules-icon-signing = Banda azul petróleo. Un jugador de otro equipo, para cualquiera de los dos.
rules-icon-tired-name = Carta de cansancio
rules-icon-tired = Banda gris. Sin valores ni habilidad; solo ocupa sitio en la mano.
rules-icon-backs-name = Reversos
rules-icon-backs = Azul: { $nankatsu }. Negro: { $toho }. Verde: cartas de partido.
rules-icons-parts = En una carta
rules-icon-plate-name = Dorsal
rules-icon-plate = La placa de la izquierda, con los colores del equipo.
rules-icon-position-name = Puesto
rules-icon-position = Portero, defensa, medio o delantero: { $gk }, { $df }, { $mf }, { $fw }.
rules-icon-cost = Los puntos que cuesta una carta de motivación o un fichaje.
rules-icon-ability1 = Círculo relleno con un 1. Puedes usarla al jugar la carta.
rules-icon-ability2 = Círculo vacío con un 2. También puedes usarla, antes o después de la habilidad 1.
rules-icon-must = Franja de color rojo oscuro. Es obligatorio si usas la habilidad 1.
rules-icon-star-name = Asterisco
rules-icon-star = No se usa en un primer partido.
rules-icons-abilities = Qué hacen las habilidades
rules-icon-draw-name = Robar
rules-icon-draw = Roba cartas de tu mazo de robo.
rules-icon-play-name = Jugar otra
rules-icon-play = Juega otra carta: de la mano, de la pila de descarte o del mazo de robo.
rules-icon-remove-name = Eliminar
rules-icon-remove = La carta se elimina del partido.
rules-icon-discard-name = Descartar
rules-icon-discard = Una carta va a la pila de descarte de su dueño.
rules-icon-rival-discards-name = El rival descarta
rules-icon-rival-discards = El rival descarta una carta de la mano al azar.
rules-icon-send-back-name = Devolver
rules-icon-send-back = Una carta que el rival ha jugado va a su pila de descarte.
rules-icon-reroll-name = Repetir tirada
rules-icon-reroll = Se vuelve a tirar un dado de esta ronda.
rules-icon-save-name = Parada
rules-icon-save = El guante del portero: si te supera un disparo, puedes tirar un dado para pararlo.
rules-icon-table-name = Tabla de la parada
rules-icon-table = Los resultados del dado del portero: atrapado, córner o gol.
rules-icon-control-name = Mantener el balón
rules-icon-control = Cuenta como un pase que llega.
rules-icon-special-name = Disparo especial
rules-icon-special = Un duelo secreto: un disparo especial contra una defensa especial.
rules-icons-bookings = Tarjetas, cansancio y balón
rules-icon-yellow = Una tarjeta inclinada y lisa. Su penalización cuenta en todas las rondas.
rules-icon-red = Una tarjeta inclinada con una cruz blanca. Se queda hasta el final del partido.
rules-icon-fatigue = Una gota con dos barras. Alguien recibe una carta de cansancio.
rules-icon-ball-name = El balón
rules-icon-ball = Ataca el equipo que tiene el balón.

## Icons: Machi Koro

rules-icons-colours = Los colores de las cartas
rules-icon-blue = Olas y un globo. Da monedas en cualquier tirada, de la banca.
rules-icon-green = Rayas y una persona. Da monedas en tu tirada, de la banca.
rules-icon-red-card = Puntos y una flecha. Da monedas cuando tira otro; te paga quien tira.
rules-icon-purple = Rombos y una estrella. Funciona en tu tirada; solo una de cada clase.
rules-icons-card = En un proyecto
rules-icon-dice-name = Número de los dados
rules-icon-dice = La carta da monedas cuando sale este número; con dos dados, como suma.
rules-icon-price = La moneda con un número. Es lo que cuesta construir.
rules-icon-coin-name = Moneda
rules-icon-coin = Dinero: lo que da una carta y lo que tienes.
rules-icon-stock = Barritas inclinadas: las que quedan en el mercado.
rules-icons-kinds = Símbolos que cuentan otras cartas
rules-icon-kind-counted = Cada carta tuya que lo lleva cuenta para «{ $card }».
rules-icon-kind-stadium = Da 1 moneda más con el «{ $stadium }».
rules-icon-kind-plain = Ninguna otra carta lo cuenta.
rules-icons-large = Los grandes proyectos
rules-icon-built-name = Construido
rules-icon-built = En color, con borde verde y una marca. Funciona desde tu turno siguiente.
rules-icon-open-name = Sin construir
rules-icon-open = Gris, con su coste.

## Icons: both tables

rules-icons-states = En las dos mesas
rules-icon-legal-name = Se puede elegir
rules-icon-legal = A todo color: puedes elegirla.
rules-icon-chosen-name = Seleccionada
rules-icon-chosen = Levantada, con un marco brillante. El botón dice qué va a pasar.
rules-icon-barred-name = Bloqueada
rules-icon-barred = Atenuada, con un candado y el motivo. Tócala para ver la regla.
rules-icon-waiting-name = No es tu turno
rules-icon-waiting = Atenuada, sin candado.
rules-icon-preview-name = Vista previa
rules-icon-preview = Marco discontinuo: dónde iría la carta y qué cambiaría.
rules-icon-now-name = Amarillo brillante
rules-icon-now = Señala lo que puedes hacer, lo que cambiaría o lo que acaba de cambiar.
