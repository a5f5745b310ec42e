# Texts that all games share.

language-name = Español
seat = Asiento { $number }
and-more = y { $count } más

## Progress

progress-compiling = Preparando las reglas
progress-simulating = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
progress-measuring = Midiendo
interrupted = Detenido.
interrupted-sim = Detenido tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}; no queda nada guardado.

## Errors

error-unknown-game = No existe el juego «{ $name }». Juegos: { $known }.
error-unknown-option = No existe la opción «{ $name }». Opciones: { $known }.
error-unknown-bot = No existe el bot «{ $name }». Bots: { $known }.
error-unknown-language = No existe el idioma «{ $name }». Idiomas: { $known }.
error-unknown-edition = No existe la edición «{ $name }» de los nombres. Ediciones: { $known }.
error-no-editions = { $name } tiene una sola edición de los nombres; quita --edition { $edition }.
error-unknown-card = No existe la carta «{ $name }». Cartas: { $known }.
error-unknown-action = «{ $action }» no es una acción de este juego. Escribe «help» durante la partida o mira la página del juego en docs.
error-illegal-action = { $rule }: { $refused }
error-no-such-seat = No existe el asiento { $seat }. Asientos: de 0 a { $last }.
error-players = Este juego es de { $low } a { $high } participantes, no de { $players }.
error-seed = «{ $seed }» no es una semilla. Una semilla es un número entero de 0 a 2^64 - 1.
error-seats = { $seats ->
    [one] Hay 1 asiento
   *[other] Hay { $seats } asientos
} para { $players } participantes.
error-option-value = La opción «{ $name }» es true o false, no «{ $value }».
error-option-switch = La opción «{ $name }» se activa con { $name } y se desactiva con { $name }=off, no con «{ $value }».
error-count = «{ $name }» pide un número entero de { $low } a { $high }, no «{ $value }».
error-pair = «{ $name }» pide dos números enteros, no «{ $value }».
error-bot-count = Hay { $bots } bots para { $players } asientos. Indica uno por asiento, o uno solo para todos.
error-file-unreadable = No se puede leer { $file }: { $reason }.
error-file-not-text = { $file } no es un archivo de texto.
error-file-unwritable = No se puede escribir { $file }: { $reason }.
error-file-exists = { $file } ya existe. Elige otro nombre o añade --force para reemplazarlo.
error-cards-game = ¿De qué juego es { $file }? Escribe golazo cards check JUEGO { $file }; juegos: { $known }.
error-no-balance = No se mide el equilibrio de { $name }. Juegos en los que sí: { $known }.
error-no-cuda = Aquí no se puede usar ninguna GPU: { $reason }
error-nothing-found = { $path }: aquí no hay ningún archivo de escenario (*.toml).

## Card files

error-catalogue = { $first }{ $more ->
    [0] {""}
    [one] { " " }(1 problema más: golazo cards check)
   *[other] { " " }({ $more } problemas más: golazo cards check)
}
catalogue-problem = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = esto no es TOML: { $detail }
catalogue-missing = falta.
catalogue-doubled = aparece dos veces; la primera, en la línea { NUMBER($first, useGrouping: 0) }.
catalogue-not-table = debe ser una tabla, no { $value }.
catalogue-unknown-card = no es una carta de este juego. Cartas: { $known }.
catalogue-unknown-field = no se conoce aquí. Se conoce: { $known }.
catalogue-not-whole = debe ser un número entero de { $low } a { $high }, no { $value }.
catalogue-not-numbers = debe ser una lista de números enteros distintos de { $low } a { $high }, no { $value }.
catalogue-not-choice = debe ser una de estas opciones: { $options }; no { $value }.
catalogue-not-source = debe ser una tabla como {"{"} cost = "own" {"}"}, no { $value }.
catalogue-not-truth = debe ser true o false, no { $value }.
catalogue-unfilled = aún está por rellenar.
catalogue-unfilled-section = { $section }: { $values ->
    [one] queda 1 valor
   *[other] quedan { $values } valores
} por rellenar en { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}: { $named }. Para empezar: línea { NUMBER($line, useGrouping: 0) }, { $first }.
catalogue-cards-and-more = { $cards } { $more }

## Records

error-record = El acta no tiene sentido en la línea { NUMBER($line, useGrouping: 0) }: { $problem }
record-not-json = no es una línea de JSON; el archivo puede estar cortado o dañado.
record-no-header = no es la cabecera de un acta de Golazo.
record-bad-field = «{ $field }» falta o no es correcto.
record-wrong-check = la suma de control no cuadra; alguien cambió el archivo o falta una línea.
record-after-end = la partida ya había terminado.
record-wrong-seat = no decide el asiento { $seat }.
record-wrong-entropy = su azar no sale de la semilla.
record-refused = «{ $action }» no está permitido ({ $rule }).
record-other-rules = El acta se hizo con la versión { $recorded } de las reglas; aquí rige la versión { $ours }.
record-other-cards = El acta se hizo con otras cartas ({ $recorded }; aquí, { $ours }). Indícalas con --cards ARCHIVO.
record-wrong-outcome = El resultado anotado no corresponde a las decisiones.

## Scenarios

scenario-file = { $file }: { $problem }
scenario-syntax = esto no es TOML: { $detail }
scenario-missing = falta «{ $field }».
scenario-unknown-field = «{ $field }» no se conoce aquí. Se conoce: { $known }.
scenario-bad-value = «{ $field }» no puede ser { $value }.
scenario-not-whole = «{ $field }» debe ser un número entero de { $low } a { $high }, no { $value }.
scenario-not-choice = «{ $field }» debe ser una de estas opciones: { $options }; no { $value }.
scenario-not-per-seat = «{ $field }» necesita un valor para cada uno de los { $players } asientos.
scenario-no-such-card = «{ $field }»: { $value } no es ninguna carta que pueda estar ahí. Las más parecidas: { $near }.
scenario-no-chance = estos dados o cartas no pueden salir aquí: { $wanted }.
scenario-problem = { $file }, «{ $title }»: { $problem }
scenario-given-or-deal = necesita «given» o «deal», pero no los dos.
scenario-dice-open = aquí se tiran dados; di cuáles salen: dice = [...].
scenario-difference = { $step ->
    [0] al principio
   *[other] tras el paso { $step }, «{ $play }»
}: { $field } debería ser { $expected }, pero es { $got }
scenario-summary = { $failed ->
    [0] { $count ->
        [one] El escenario se cumple.
       *[other] Los { $count } escenarios se cumplen.
    }
   *[other] { $count ->
        [one] El escenario no se cumple.
       *[other] No se cumplen { $failed } de { $count } escenarios.
    }
}

## Simulation

percent = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
sim-summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $players } participantes, semilla { NUMBER($seed, useGrouping: 0) }
sim-entrant = Bot
sim-seat = Asiento
sim-wins = Victorias
sim-rate = Tasa
sim-interval = Intervalo del 95 %
sim-length = { $turns } turnos y { $decisions } decisiones por partida
sim-draws = { $draws } empates, { $unfinished } sin terminar
sim-speed = { $games } partidas y { $millions } millones de decisiones por segundo, { $seconds } s

## Lab

figure-none = –
figure-count = { $number }
figure-share = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-exact-share = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
figure-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-signed-points = { $sign }{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-signed-number = { $sign }{ NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-give-or-take = { $value } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-from-to = { $low } – { $high }
figure-at-least = ≥ { $low }
figure-at-most = ≤ { $high }
report-met = ✓
report-missed = ✗
report-targets = Objetivos: se cumplen { $met } de { $count }
report-target = Objetivo
report-value = Valor
report-bounds = Deseado
report-verdict = Cumplido
report-figure = Dato
report-before = Antes
report-now = Ahora
report-moved = Diferencia
lab-balance = Equilibrio de { $game }
lab-summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $bots }, semilla { NUMBER($seed, useGrouping: 0) }, cartas { $cards }
lab-against = En comparación con las cartas { $cards }: { $moved ->
    [0] ningún dato se ha salido de su intervalo del 95 %.
    [one] 1 dato se ha salido de su intervalo del 95 %.
   *[other] { $moved } datos se han salido de su intervalo del 95 %.
}
lab-made-with = Creado con:
lab-written = Se ha escrito { $file }.

## Cards

cards-checked = { $problems ->
    [0] { $file }: todo en orden.
    [one] { $file }: 1 problema.
   *[other] { $file }: { $problems } problemas.
}
cards-unfilled = { $file }: { $values ->
    [one] queda 1 valor
   *[other] quedan { $values } valores
} por rellenar.
cards-written = { $file } está escrito. Cambia lo que quieras y después: { $command }

## Replay

replay-title = { $game }: { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}
replay-unfinished = La partida no ha terminado. Para seguir: { $command }
replay-still-hidden = Lo oculto sigue oculto hasta el final de la partida; --open lo cuenta todo.

## Terminal play

play-you = Tú
play-player = Jugador { $number }
play-which-game = ¿Qué juego? Intro elige el primero.
play-title = { $game } · { $players } participantes
play-how-to-type = Escribe el número de una opción o el principio de un nombre; ? lo explica todo y { command-quit } guarda la partida para luego.
play-resumed = { $decisions ->
    [one] La partida sigue tras 1 decisión.
   *[other] La partida sigue tras { $decisions } decisiones.
}
play-choose = ¿Qué haces?
play-enter = Pulsa Intro: { $action }.
play-forced = Solo hay una opción: { $action }.
play-curtain = Le toca a { $name }; que nadie más mire.
play-curtain-enter = Pulsa Intro cuando solo { $name } vea la pantalla.
play-type-something = Escribe un número de 1 a { $last }, un nombre o ?.
play-no-such-number = No hay opción { $number }. Opciones: de 1 a { $last }.
play-not-understood = «{ $typed }» no está entre las opciones. Escribe un número, el principio de un nombre o ?.
play-which = ¿Cuál de ellas? { $choices }
play-unsure = «{ $typed }» puede significar varias cosas. Ahora se puede: { $choices }
play-allowed = { $action }: nada lo impide.
play-nothing-refused = Ahora nada está prohibido.
play-no-odds = Este juego no muestra probabilidades.
play-undone = Deshecho: { $action }.
play-undo-nothing = No hay nada que deshacer.
play-undo-chance = Tu última decisión vale: desde entonces han salido dados o cartas.
play-undo-others = Tu última decisión vale: desde entonces ha decidido otra persona.
play-won = { $seat_is ->
    [you] ¡Ganas!
   *[other] ¡Gana { $seat }!
}
play-drawn = No gana nadie.
play-kept = La partida está en { $file }
play-resume-with = Para seguir: { $command }
play-replay-with = Para verla otra vez: { $command }
play-interrupted = La partida queda guardada. Para seguir: { $command }
play-record-exists = { $file } ya existe. Elige otro nombre o sigue con esa partida: --resume { $file }
play-nothing-to-resume = En { $folder } no hay ninguna partida sin terminar.
play-resume-stands = { $option } no va con --resume: una partida conserva aquello con lo que empezó.
play-file-without-resume = «{ $file }» es una palabra de más. Un acta se indica con --resume.
play-bot-count = { $bots } bots no encajan con { $rivals } rivales. Indica uno por rival, o uno solo para todos.
play-name-count = { $names } nombres son demasiados para { $players } participantes.
play-name-bad = «{ $name }» no sirve de nombre. Un nombre tiene de 1 a { $most } signos.
play-name-twice = Dos participantes no pueden llamarse «{ $name }».
command-help = ayuda
command-cards = cartas
command-why = porqué
command-odds = cálculo
command-table = mesa
command-log = crónica
command-undo = deshacer
command-save = guardar
command-quit = salir
help-name = NOMBRE
help-choice-how = 3, { help-name }
help-choice = elige una opción, por su número o el principio de su nombre
help-card = explica una carta
help-cards = muestra todas las cartas
help-why = dice por qué algo no se puede hacer, con la regla; solo: todo lo que ahora no se puede
help-odds = muestra lo que te pueden dar los dados
help-table = muestra toda la mesa
help-log = cuenta la partida desde el principio
help-undo = deshace tu última decisión, si después no hubo dados, cartas ni decisiones ajenas
help-save = dice dónde está la partida; se guarda sola tras cada decisión
help-quit = sale de la partida, que se puede reanudar luego

## Bench

bench-state = El estado de una partida ocupa { $bytes } bytes.
bench-threads = bot random: { $one_core } decisiones por segundo en un núcleo, { $all_cores } en { $cores }
bench-bots = { $strongest }: { $strongest_rate } decisiones por segundo, { $simplest }: { $simplest_rate }
bench-interpreted = compilado: { $compiled } decisiones por segundo; interpretado: { $interpreted }
bench-memory = memoria tras 1000 partidas: { $mib_after_1000 } MiB; tras 100 000: { $mib_after_100000 } MiB
bench-compilation = una partida con el comando: { $first_s } s la primera vez, { $kept_s } s después
bench-start = golazo --help: { $help_s } s; un Python que no hace nada: { $python_s } s
