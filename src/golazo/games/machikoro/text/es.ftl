# Texts of Machi Koro Fußball.

game-name = Machi Koro Fußball
game-line = Tira los dados, reúne monedas y levanta tu ciudad del fútbol. Gana quien construya antes cuatro grandes proyectos.

## Coins

counted-amount = { $amount ->
    [one] 1 moneda
   *[other] { $amount } monedas
}
counted-coins = { $coins ->
    [-1] −1 moneda
    [one] 1 moneda
   *[other] { $coins } monedas
}
counted-cost = { $cost ->
    [one] 1 moneda
   *[other] { $cost } monedas
}

## Cards

card-ticket-booth = Taquilla
card-youth-pitch = Campo de barrio
card-snack-stand = Puesto de comida
card-fan-shop = Tienda del club
card-beer-garden = Cervecería
card-scouting = Ojeadores
card-new-trainer = Nuevo entrenador
card-new-player = Nuevo fichaje
card-new-sponsor = Nuevo patrocinador
card-boarding-school = Residencia juvenil
card-kit-maker = Firma deportiva
card-training-camp = Concentración
card-club-house = Sede del club
card-away-support = Afición visitante
card-season-tickets = Abonos
card-youth-academy = Academia juvenil
card-stadium = Estadio
card-tv-studio = Plató de TV
card-football-museum = Museo del fútbol
card-training-ground = Ciudad deportiva

icon-turf = césped
icon-academy = cantera
icon-food = comida
icon-hospitality = hostelería
icon-works = trabajo
icon-special = especial
icon-plant = industria
icon-market = mercado

colour-blue = azul
colour-green = verde
colour-red = rojo
colour-purple = morado

card-text = { $when }: { $effect }
when-blue = Cualquier tirada
when-green = Tu tirada
when-red = Tirada ajena
when-purple = Tu tirada
effect-bank = { counted-amount } de la banca
effect-bank-per-icon = { counted-amount } de la banca por cada carta tuya de «{ $icon }»
effect-roller = quien tira te paga { counted-amount }
effect-everyone = cada rival te paga { counted-amount }
effect-one = quien tú elijas te paga { counted-amount }
effect-swap = puedes cambiar una de tus cartas por una ajena (no moradas)
advantage-youth-academy = En cada turno puedes tirar uno o dos dados.
advantage-stadium = Cada carta tuya de «{ icon-food }» u «{ icon-hospitality }» da 1 moneda más cuando sale su número.
advantage-tv-studio = Sacar dobles con dos dados te da un segundo turno completo.
advantage-football-museum = Puedes volver a tirar con el mismo número de dados; cuenta la segunda tirada.

## Card sheet

sheet-projects = Proyectos
sheet-large = Grandes proyectos
column-dice = Dados
column-card = Carta
column-colour = Color
column-icon = Símbolo
column-cost = Coste
column-stock = Unidades
column-effect = Efecto
column-name = Nombre
sheet-sources = De dónde salen los valores
source-rulebook = reglamento
source-base = juego base
source-inferred = deducido
source-designed = nuestro
source-box = caja
source-own = propio

## Choices

phase-roll = tirar
phase-reroll = decidir si repites la tirada
phase-take = cobrar
phase-swap = cambiar cartas
phase-give = cambiar cartas
phase-build = construir
phase-over = el final

action-roll-1 = Tirar un dado
action-roll-2 = Tirar dos dados
action-keep = Quedarte con la tirada
action-reroll = Volver a tirar
action-take = Cobrar a { $seat }
action-no-swap = No cambiar
action-swap = Tomar { $card } de { $seat }
action-give = Entregar { $card }
action-build-nothing = No construir
action-build = Construir { $card }

## Refusals

refused-match-over = La partida ha terminado.
refused-other-phase = Ahora no: toca { $phase }.
refused-one-die-only = Para tirar dos dados necesitas la { card-youth-academy }. Funciona desde el turno siguiente a su construcción.
refused-no-such-seat = En la mesa solo hay { $players } jugadores.
refused-own-seat = No puedes elegirte a ti.
refused-not-theirs = { $seat } no tiene la carta «{ $card }».
refused-not-yours = No tienes la carta «{ $card }».
refused-special-stays = «{ $card }» es una carta morada y no se puede cambiar.
refused-like-for-like = No puedes cambiar una carta por otra igual.
refused-nothing-to-give = No tienes nada que dar a cambio.
refused-not-on-offer = «{ $card }» no está ahora en el mercado.
refused-too-few-coins = «{ $card }» cuesta { $cost } y tienes { $coins }: { $short ->
    [one] falta 1 moneda
   *[other] faltan { $short } monedas
}.
refused-special-owned = Ya tienes «{ $card }»; solo puedes tener una de cada carta morada.
refused-cap-reached = Ya tienes dos cartas «{ $card }»; el límite de iniciación no permite más.
refused-cap-reached-there = Sería su tercera carta «{ $card }»; el límite de iniciación permite dos.
refused-built-already = Ya has construido «{ $card }».

## Events

event-dealt = { $seat_is ->
    [you] Empiezas con { counted-coins }.
   *[other] { $seat } empieza con { counted-coins }.
}
event-turned-up = Nueva en el mercado: «{ $card }».
event-turn-began = { $second ->
    [yes] { $seat_is ->
        [you] Dobles: tienes un segundo turno.
       *[other] Dobles: { $seat } tiene un segundo turno.
    }
   *[no] { $seat_is ->
        [you] Es tu turno.
       *[other] Le toca a { $seat }.
    }
}
event-rolled = { $dice ->
    [one] { $seat_is ->
        [you] Sacas un { $first }.
       *[other] { $seat } saca un { $first }.
    }
   *[other] { $seat_is ->
        [you] Sacas { $first } y { $second }: suman { $sum }.
       *[other] { $seat } saca { $first } y { $second }: suman { $sum }.
    }
}
event-rolled-again = { $dice ->
    [one] { $seat_is ->
        [you] Vuelves a tirar: { $first }.
       *[other] { $seat } vuelve a tirar: { $first }.
    }
   *[other] { $seat_is ->
        [you] Vuelves a tirar: { $first } y { $second }, suman { $sum }.
       *[other] { $seat } vuelve a tirar: { $first } y { $second }, suman { $sum }.
    }
}
event-claim-paid = { $seat_is ->
    [you] Pagas { counted-coins } a { $to }
   *[other] { $to_is ->
        [you] { $seat } te paga { counted-coins }
       *[other] { $seat } paga { counted-coins } a { $to }
    }
}{ $lapsed ->
    [0] .
    [one] {" "}(queda 1 sin pagar).
   *[other] {" "}(quedan { $lapsed } sin pagar).
}
event-income = { $seat_is ->
    [you] Recibes { counted-coins } por «{ $card }»
   *[other] { $seat } recibe { counted-coins } por «{ $card }»
}{ $copies ->
    [one] .
   *[other] {" "}× { $copies }.
}
event-taken = { $seat_is ->
    [you] { $card }: cobras { counted-coins } a { $from }.
   *[other] { $from_is ->
        [you] { $card }: { $seat } te cobra { counted-coins }.
       *[other] { $card }: { $seat } cobra { counted-coins } a { $from }.
    }
}
event-swapped = { $seat_is ->
    [you] Cambias tu carta «{ $given }» por «{ $received }» de { $other }.
   *[other] { $other_is ->
        [you] { $seat } cambia su carta «{ $given }» por tu carta «{ $received }».
       *[other] { $seat } cambia su carta «{ $given }» por «{ $received }» de { $other }.
    }
}
event-stipend = { $seat_is ->
    [you] { card-training-ground }: recibes { counted-coins }.
   *[other] { card-training-ground }: { $seat } recibe { counted-coins }.
}
event-built = { $seat_is ->
    [you] Construyes «{ $card }» por { counted-cost }.
   *[other] { $seat } construye «{ $card }» por { counted-cost }.
}
event-built-large = { $seat_is ->
    [you] Construyes el gran proyecto «{ $card }» por { counted-cost }.
   *[other] { $seat } construye el gran proyecto «{ $card }» por { counted-cost }.
}
event-built-nothing = { $seat_is ->
    [you] No construyes nada.
   *[other] { $seat } no construye nada.
}
event-won = { $seat_is ->
    [you] Tienes los cuatro grandes proyectos: ¡ganas!
   *[other] { $seat } tiene los cuatro grandes proyectos: ¡gana!
}

## Card files and scenarios

catalogue-not-pays = debe tener una de estas formas: { $forms } (color de la carta: { $colour }); no { $value }.
catalogue-not-start-cards = debe nombrar cartas distintas, al menos una, no { $value }.
catalogue-empty-market = no tienen existencias: no habría nada que construir.
scenario-no-purple = En la fase «{ $phase }», los dados deben activar una carta morada de ese tipo que tenga quien está en turno.

## Terminal play

option-beginner_cap = Opción: límite de iniciación, como mucho dos cartas de cada clase por jugador.
option-come_what_may = Opción: pase lo que pase; solo hay diez clases a la vista, el resto es un mazo tapado.
welcome-goal = Construye tus cuatro grandes proyectos antes que nadie y ganas.
welcome-turn = En tu turno tiras, las cartas con ese número dan monedas y después puedes construir una cosa.
turn-heading = Turno { $turn } · { $name }
standing-line = { $name }: { counted-coins }, { $large } de { $all } grandes proyectos
plain-project = { $card }: número { $dice }, cuesta { $cost }, quedan { $left }. { $when }: { $gives }.
plain-large = { $card }: gran proyecto, cuesta { $cost }. { $gives }
plain-odds = Tu tirada { $number }: { counted-coins }.
plain-odds-other = Cuando tira { $name }, recibes { $coins }.
plain-odds-number = { counted-coins } con { $number }
plain-odds-nothing = nada
plain-odds-mean = De media, tu tirada da { NUMBER($one, maximumFractionDigits: 1) }.
column-pays = Da
column-left = Quedan
column-yours = Tuyas
column-player = Quién
column-large = Grandes proyectos
column-coins = Monedas
column-projects = Proyectos
column-turns = Turnos
pays-bank = +{ $amount }
pays-bank-per-icon = +{ $amount } por { $icon }
pays-roller = { $amount } de quien tira
pays-everyone = { $amount } de cada rival
pays-one = { $amount } de un rival
pays-swap = cambiar cartas
pays-youth-academy = uno o dos dados
pays-stadium = +1 { icon-food }, { icon-hospitality }
pays-tv-studio = dobles: otro turno
pays-football-museum = otra tirada
market-pile = { $cards ->
    [one] En el mazo tapado queda 1 carta.
   *[other] En el mazo tapado quedan { $cards } cartas.
}
legend-purple = { when-purple }, una de cada
brief-too-few-coins = { $short ->
    [one] falta 1
   *[other] faltan { $short }
}
brief-special-owned = ya la tienes
brief-cap-reached = tienes dos
brief-built-already = hecho
brief-not-on-offer = agotada
ask-enter = Pulsa Intro para tirar un dado.
ask-roll = ¿Un dado o dos?
ask-reroll = Tirada: { $dice }. ¿Te la quedas o vuelves a tirar?
ask-take = ¿A quién le cobras?
ask-swap = ¿Qué carta quieres?
ask-give = ¿Qué le das a { $seat } por «{ $card }»?
ask-build = Tirada: { $dice }. Tienes { counted-coins }. ¿Qué construyes?
forced-build-nothing = Con { counted-coins } no puedes construir nada.
told-incomes = { $seat_is ->
    [you] Recibes { counted-coins } por { $cards }.
   *[other] { $seat } recibe { counted-coins } por { $cards }.
}
told-income-of = «{ $card }»
guide-turn = Tu turno: tiras, todos reciben lo que da el número y construyes un proyecto o nada. Los grandes proyectos funcionan desde tu turno siguiente.
guide-claims = Primero se pagan las cartas rojas: paga quien tira, hasta donde lleguen sus monedas. Después van las azules y verdes, y al final las moradas.
guide-large = Quien construya antes los cuatro grandes proyectos gana al instante. Si no tienes monedas, recibes { $stipend } antes de construir.
explain-facts = { $colour } · número { $dice } · cuesta { $cost } · símbolo: { $icon }
either-number = { $first } { $second ->
    [8] u
    [11] u
   *[other] o
} { $second }
listed-cards = { $cards }, { $card }
explain-when-blue = Paga cuando sale { $numbers }, tire quien tire.
explain-when-green = Paga cuando tú sacas { $numbers }.
explain-when-red = Paga cuando otra persona saca { $numbers }, no cuando lo sacas tú.
explain-when-purple = Se activa cuando tú sacas { $numbers }.
explain-pays-bank = La banca te paga { counted-coins } por cada copia que tengas.
explain-pays-bank-per-icon = La banca te paga { counted-coins } por cada carta tuya de «{ $icon }»: { $cards }.
explain-pays-roller = Quien ha tirado te paga { counted-coins } por cada copia que tengas, hasta donde le alcance.
explain-pays-everyone = Cada rival te paga { counted-coins }, o todo lo que tenga si es menos.
explain-pays-one = Eliges a un rival, que te paga { counted-coins }, o todo lo que tenga si es menos.
explain-pays-swap = Puedes cambiar una de tus cartas por una de otra persona. Las cartas moradas no se cambian.
explain-single = Solo puedes tener una.
explain-icon-counted = Su símbolo, «{ $icon }», cuenta para: { $cards }.
explain-icon-stadium = Su símbolo es «{ $icon }»: con tu { card-stadium } cada copia da 1 moneda más.
explain-large-when = Funciona desde tu turno siguiente.
explain-large-wins = Gana quien construye los cuatro grandes proyectos.
explain-stock = { $stock ->
    [0] En el mercado no queda ninguna.
   *[other] En el mercado: { $stock }.
}
explain-owners = La tienen: { $owners }.
explain-large = Gran proyecto · cuesta { $cost }
explain-may-build = Puedes construirlo ahora.
odds-own = Tiras tú
odds-other = Tira { $name }
odds-one-die = Un dado, %
odds-two-dice = Dos dados, %
odds-mean = De media, tu tirada da { NUMBER($one, maximumFractionDigits: 1) } con un dado y { NUMBER($two, maximumFractionDigits: 1) } con dos.
odds-note = Monedas que te daría ahora cada número. Si se puede elegir quién paga, aquí paga el más rico. Los cambios de cartas no se cuentan.

## The story of a match

story-coins = Monedas
story-large = Grandes proyectos
story-projects = Proyectos construidos
story-income = Monedas de la banca
story-taken = Monedas cobradas a otros
story-lost = Monedas pagadas a otros
story-best = Mejor tirada
story-rolls = Tiradas
story-two-dice = Con dos dados
story-empty = Tiradas sin ingresos
