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
}; no se ha guardado nada.

## Errors

error-unknown-game = No existe el juego «{ $name }». Juegos: { $known }.
error-unknown-option = No existe la opción «{ $name }». Opciones: { $known }.
error-unknown-bot = No existe el bot «{ $name }». Bots: { $known }.
error-unknown-language = No existe el idioma «{ $name }». Idiomas: { $known }.
error-unknown-edition = No existe la edición de nombres «{ $name }». Ediciones: { $known }.
error-no-editions = { $name } tiene una sola edición de nombres; quita --edition { $edition }.
error-unknown-action = «{ $action }» no es una acción de este juego.
error-illegal-action = { $rule }: { $refused }
error-no-such-seat = No existe el asiento { $seat }. Asientos: de 0 a { $last }.
error-players = Este juego es de { $low } a { $high } jugadores, no de { $players }.
error-players-exactly = Este juego es de { $needed } jugadores, no de { $players }.
error-seed = «{ $seed }» no es una semilla. Una semilla es un número entero de 0 a 2^64 - 1.
error-seats = { $seats ->
    [one] Se dio 1 asiento
   *[other] Se dieron { $seats } asientos
} para { $players } jugadores.
error-option-value = La opción «{ $name }» debe ser true o false, no «{ $value }».
error-option-switch = La opción «{ $name }» se activa con { $name } y se desactiva con { $name }=off, no con «{ $value }».
error-count = «{ $name }» debe ser un número entero de { $low } a { $high }, no «{ $value }».
error-count-one = «{ $name }» aquí solo puede ser { $low }, no «{ $value }».
error-pair = «{ $name }» debe tener dos números enteros, no «{ $value }».
error-bot-count = Hay { $bots } bots para { $players } asientos. Indica uno por asiento, o uno para todos.
error-file-unreadable = No se puede leer { $file }: { $reason }.
error-file-not-text = { $file } no es un fichero de texto.
error-file-unwritable = No se puede escribir { $file }: { $reason }.
error-file-exists = { $file } ya existe. Elige otro nombre o añade --force para reemplazarlo.
error-cards-game = ¿De qué juego es { $file }? Usa: golazo cards check JUEGO { $file }. Juegos: { $known }.
error-no-balance = No hay informe de equilibrio de { $name }. Juegos que lo tienen: { $known }.
error-no-cuda = No hay ninguna GPU disponible: { $reason }
error-nothing-found = { $path }: no hay ficheros de escenario (*.toml).

## Card files

error-catalogue = { $first }{ $more ->
    [0] {""}
    [one] { " " }(1 problema más)
   *[other] { " " }({ $more } problemas más)
}
catalogue-problem = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $where }: { $what }
catalogue-problem-file = { $file }, línea { NUMBER($line, useGrouping: 0) }: { $what }
catalogue-syntax = { $column ->
    [0] esto no es TOML: { $detail }
   *[other] esto no es TOML: { $detail } (columna { $column })
}
catalogue-missing = falta.
catalogue-doubled = aparece dos veces; la primera, en la línea { NUMBER($first, useGrouping: 0) }.
catalogue-endless = Con estas cartas no se puede terminar ninguna partida: de { $matches } partidas entre bots ({ $players } jugadores), ninguna terminó en { $most } jugadas. Revisa lo que cuestan las cartas y lo que dan.
catalogue-not-table = debe ser una tabla, no { $value }.
catalogue-unknown-card = no es una carta de este juego. Cartas: { $known }.
catalogue-unknown-field = no existe ese campo. Campos: { $known }.
catalogue-not-whole = debe ser un número entero de { $low } a { $high }, no { $value }.
catalogue-not-numbers = debe ser una lista de números enteros distintos de { $low } a { $high }, no { $value }.
catalogue-not-choice = debe ser una de estas opciones: { $options }; no { $value }.
catalogue-not-source = debe ser una tabla como {"{"} cost = "own" {"}"}, no { $value }.
catalogue-not-truth = debe ser true o false, no { $value }.
catalogue-unfilled = está por rellenar.
catalogue-unfilled-section = { $section }: { $values ->
    [one] queda 1 valor
   *[other] quedan { $values } valores
} por rellenar en { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}: { $named }. El primero: línea { NUMBER($line, useGrouping: 0) }, { $first }.
catalogue-cards-and-more = { $cards } { $more }

## Records

error-record = El registro está dañado en la línea { NUMBER($line, useGrouping: 0) }: { $problem }
record-not-json = esto no es JSON; el fichero puede estar cortado o dañado.
record-no-header = esto no es la cabecera de un registro de Golazo.
record-bad-field = «{ $field }» falta o no es correcto.
record-wrong-check = la suma de control no coincide; se cambió el fichero o falta una línea.
record-after-end = la partida ya había terminado.
record-after-limit = la partida ya había terminado: había llegado al límite de { $most } jugadas.
record-wrong-seat = no le tocaba al asiento { $seat }.
record-wrong-entropy = estos dados o cartas no son los que salieron en esta partida.
record-wrong-secret = el secreto no corresponde al compromiso de los dados.
record-wrong-deal = el reparto no es el que salió en esta partida.
record-refused = «{ $action }» no está permitido ({ $rule }).
record-other-rules = El registro se hizo con la versión { $recorded } de las reglas; aquí rige la versión { $ours }.
record-other-cards = El registro se hizo con otras cartas ({ $recorded }; aquí, { $ours }). Indícalas con --cards FICHERO.
record-wrong-outcome = El resultado anotado no corresponde a las jugadas.

## Dice

error-dice-table = «{ $table }» no puede ser el nombre de una mesa. Un nombre tiene de 1 a 64 caracteres: letras de la a a la z, cifras, guiones y guiones bajos.
error-dice-seed = «{ $seed }» no puede ser la semilla de un asiento. Una semilla tiene como mucho 64 caracteres: letras de la a a la z, cifras, guiones y guiones bajos.
error-dice-seeds = { $seeds ->
    [one] Se dio 1 semilla
   *[other] Se dieron { $seeds } semillas
} para { $players } asientos.
error-dice-secret = El secreto de los dados de una mesa debe tener { $bytes } bytes.
error-dice-secret-kept = Los dados de la mesa { $table } solo se conocen hasta aquí; su secreto aún no se ha revelado. La partida solo puede seguir en su mesa.

## Scenarios

scenario-file = { $file }: { $problem }
scenario-syntax = esto no es TOML: { $detail }
scenario-missing = falta «{ $field }».
scenario-unknown-field = no existe el campo «{ $field }». Campos: { $known }.
scenario-bad-value = «{ $field }» no puede ser { $value }.
scenario-not-whole = «{ $field }» debe ser un número entero de { $low } a { $high }, no { $value }.
scenario-not-choice = «{ $field }» debe ser una de estas opciones: { $options }; no { $value }.
scenario-not-per-seat = «{ $field }» necesita un valor para cada uno de los { $players } asientos.
scenario-no-such-card = «{ $field }»: { $value } no es una carta que pueda estar ahí. Las más parecidas: { $near }.
scenario-no-chance = estos dados o cartas no pueden salir aquí: { $wanted }.
scenario-problem = { $file }, «{ $title }»: { $problem }
scenario-given-or-deal = necesita «given» o «deal», no los dos.
scenario-dice-open = aquí se tiran dados; di cuáles salen: dice = [...].
scenario-dice-count = aquí { $rolled ->
    [0] no se tiran dados
    [one] se tira un dado
   *[other] se tiran { $rolled } dados
}, no { $count }.
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
} de { $players } jugadores, semilla { NUMBER($seed, useGrouping: 0) }
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
report-bounds = Margen deseado
report-verdict = Cumplido
report-figure = Dato
report-before = Antes
report-now = Ahora
report-moved = Diferencia
lab-balance = Equilibrio de { $game }
lab-summary = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $bots }, semilla { NUMBER($seed, useGrouping: 0) }, versión { $rules } de las reglas, cartas { $cards }
lab-against = En comparación con las cartas { $cards }: { $moved ->
    [0] ningún dato se ha salido de su intervalo del 95 %.
    [one] 1 dato se ha salido de su intervalo del 95 %.
   *[other] { $moved } datos se han salido de su intervalo del 95 %.
}
lab-made-with = Creado con:
lab-written = Se ha escrito { $file }.

## Cards

cards-checked = { $problems ->
    [0] { $file }: ningún problema.
    [one] { $file }: 1 problema.
   *[other] { $file }: { $problems } problemas.
}
cards-unfilled = { $file }: { $values ->
    [one] queda 1 valor
   *[other] quedan { $values } valores
} por rellenar.
cards-see-all = Para verlos todos: golazo cards check { $file }
cards-written = Se ha escrito { $file }. Cambia lo que quieras y después: { $command }
cards-written-to-fill-in = Se ha escrito { $file }. Rellena { $values ->
    [one] el valor marcado
   *[other] los { $values } valores marcados
} con «?» según las cartas de tu caja y después: { $command }

## Replay

replay-title = { $game }: { $decisions ->
    [one] 1 jugada
   *[other] { $decisions } jugadas
}
replay-unfinished = La partida no ha terminado. Para seguir: { $command }
replay-part = Se muestra hasta la jugada { $told } de { $decisions }. Sin --to verás la partida entera.
replay-still-hidden = Las cartas ocultas siguen ocultas hasta el final de la partida; con --open se ve todo.

## Verify

verify-title = { $game }: { $decisions ->
    [one] 1 jugada
   *[other] { $decisions } jugadas
}
verify-lines = El registro está completo: no se cambió ni se perdió ninguna línea. Su suma de control es { $check }; la misma suma significa la misma partida.
verify-rules = Cada jugada la hizo el asiento al que le tocaba, y las reglas la permiten.
verify-dice = El secreto corresponde al compromiso de los dados { $commitment }, y cada tirada y cada carta robada salen de él y de las semillas de los jugadores.
verify-dice-kept = Por ahora, los dados concuerdan. El secreto se revela al acabar la partida; solo entonces se pueden comprobar con el compromiso de los dados { $commitment }.
verify-dice-seed = Los dados salen de la semilla del registro. No se puede saber si esa semilla se eligió con limpieza.
verify-dice-told = El comienzo se importó: los dados y las cartas hasta la jugada { $decisions } no salieron en esta mesa.
verify-take-backs = Contra los bots se deshicieron jugadas: la partida no cuenta.
verify-promised = El compromiso es el que indicaste.
verify-seeded = Tu semilla está en el registro.
ended-rules = El resultado corresponde a las jugadas.
ended-limit = La partida llegó al límite de jugadas y termina en empate ({ $rule }).
ended-resigned = La partida terminó cuando el asiento { $seat } se rindió.
ended-agreed = La partida terminó en empate por acuerdo.
ended-closed = La partida se cerró sin terminar.
ended-not = La partida no ha terminado.
verify-holds = Todo está en orden.
verify-fails = La comprobación ha fallado.
verify-departs = Jugada { NUMBER($decision, useGrouping: 0) } (línea { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-header = Cabecera (línea { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-end = Final (línea { NUMBER($line, useGrouping: 0) }): { $problem }
verify-other-commitment = el compromiso no es el que indicaste ({ $given }).
verify-no-commitment = los dados salen de una semilla, sin compromiso.
verify-other-seed = tu semilla { $seed } no está en el registro.
verify-other-seed-at = tu semilla { $seed } no está en el asiento { $seat } del registro.
verify-bot-seed = el asiento { $seat } es de un bot, pero tiene semilla; los bots no dan ninguna.
verify-no-seeds = los dados salen de una semilla de la partida, sin semillas de los jugadores.
verify-secret-kept = la partida ha terminado, pero el secreto de los dados no se ha revelado.
verify-stops = el secreto de los dados se ha revelado, pero falta el resultado; se han perdido las últimas líneas.
error-commitment = «{ $commitment }» no es un compromiso. Un compromiso tiene 64 cifras hexadecimales.
error-given-seed = «{ $given }» no puede ser la semilla de un jugador. Escribe SEMILLA o SEMILLA@ASIENTO, con 64 caracteres como máximo (letras de la a a la z, cifras, guiones y guiones bajos) y el asiento desde 0.

## Terminal play

play-you = Tú
play-player = Jugador { $number }
play-which-game = ¿Qué juego? Pulsa Intro para el primero.
play-title = { $game } · { $players } jugadores
play-how-to-type = Escribe un número o el principio de un nombre. ? lo explica; { command-quit } guarda la partida para luego.
play-resumed = { $decisions ->
    [one] La partida sigue tras 1 jugada.
   *[other] La partida sigue tras { $decisions } jugadas.
}
play-choose = ¿Qué haces?
play-enter = Pulsa Intro: { $action }.
play-forced = Solo hay una opción: { $action }.
play-curtain = Le toca a { $name }. Los demás, ¡no miréis!
play-curtain-enter = Pulsa Intro cuando solo { $name } vea la pantalla.
play-type-something = Escribe un número de 1 a { $last }, un nombre o ?.
play-no-such-number = No existe la opción { $number }. Opciones: de 1 a { $last }.
play-not-understood = «{ $typed }» no está entre las opciones. Escribe un número, el principio de un nombre o ?.
play-which = ¿Cuál de ellas? { $choices }
play-unsure = «{ $typed }» puede significar varias cosas. Ahora se puede: { $choices }
play-allowed = { $action }: puedes hacerlo.
play-nothing-refused = Ahora está todo permitido.
play-no-odds = Este juego no muestra probabilidades.
play-no-card = No hay ninguna carta «{ $name }». ? { command-cards } las enumera, ? { command-rules } explica el juego.
play-no-rule = No existe la regla «{ $name }». ? { $game } muestra la lista de reglas.
play-undone = Deshecho: { $action }.
play-undo-nothing = No hay nada que deshacer.
play-undo-dice = Demasiado tarde: desde entonces se han tirado los dados.
play-undo-chance = Demasiado tarde: después de tu última jugada se han tirado dados o han salido cartas.
play-undo-others = Demasiado tarde: ya ha jugado otra persona.
play-take-backs = Con jugadas deshechas: la partida no cuenta.
play-take-backs-from-now = Desde ahora la partida lleva la marca «con jugadas deshechas» y no cuenta en las estadísticas.
play-won = { $seat_is ->
    [you] ¡Ganas!
   *[other] ¡Gana { $seat }!
}
play-drawn = Empate.
refused-limit = La partida ha llegado al límite de { $most } jugadas y termina en empate.
play-turn = { $seat_is ->
    [you] Es tu turno.
   *[other] Le toca a { $seat }.
}
play-again = ¿Otra partida? { command-yes } o { command-no }
play-kept = Partida guardada en { $file }
play-resume-with = Para seguir: { $command }
play-replay-with = Para ver la repetición: { $command }
play-interrupted = Partida guardada. Para seguir: { $command }
play-record-exists = { $file } ya existe. Elige otro nombre o sigue con esa partida: --resume { $file }
play-nothing-to-resume = En { $folder } no hay ninguna partida sin terminar.
matches-go-on = Para seguir con una: golazo play --resume NOMBRE. Para volver a verla: golazo replay NOMBRE.
matches-none = Todavía no hay partidas en { $folder }. Empieza una con: golazo play
matches-unfinished = { $decisions ->
    [one] sin terminar, 1 jugada
   *[other] sin terminar, { $decisions } jugadas
}
play-resume-ended = La partida de { $file } ha terminado. Puedes verla con golazo replay.
play-resume-stands = { $option } no se puede usar con --resume: una partida conserva sus ajustes.
play-file-without-resume = «{ $file }» sobra. Para continuar una partida, usa --resume.
play-bot-count = { $bots } bots no encajan con { $rivals } rivales. Indica uno por rival, o uno para todos.
play-name-count = Hay { $names } nombres para { $players } jugadores.
play-name-bad = «{ $name }» no puede ser un nombre. Un nombre tiene de 1 a { $most } caracteres.
play-name-twice = Dos jugadores no pueden llamarse «{ $name }».
command-help = ayuda
command-cards = cartas
command-rules = reglas
command-why = porqué
command-odds = probabilidades
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
help-rules = explica el juego en breve
help-rule = muestra una regla
help-why = dice por qué algo no se puede; sin nombre: enumera todo lo que no se puede
help-odds = muestra tus probabilidades
help-table = muestra toda la mesa
help-log = muestra la partida desde el principio
help-undo = deshace tu última jugada; con otras personas, solo si no ha pasado nada más
help-save = dice dónde se guarda la partida
help-quit = sale de la partida; puedes seguir más tarde

## Bench

bench-state = El estado de una partida ocupa { $bytes } bytes.
bench-threads = bot random: { $one_core } decisiones por segundo en un núcleo, { $all_cores } en { $cores }
bench-bots = { $strongest }: { $strongest_rate } decisiones por segundo, { $simplest }: { $simplest_rate }
bench-interpreted = compilado: { $compiled } decisiones por segundo; interpretado: { $interpreted }
bench-memory = memoria tras 1000 partidas: { $mib_after_1000 } MiB; tras 100 000: { $mib_after_100000 } MiB
bench-compilation = una partida en la terminal: { $first_s } s la primera vez, { $kept_s } s después
bench-start = golazo --help: { $help_s } s; un programa de Python vacío: { $python_s } s

## Server

serve-compiling = Compilando las reglas. La primera vez tarda alrededor de un minuto.
serve-ready = Golazo funciona en { $url }
serve-opening = Golazo ya funciona en { $url }. Se abre en tu navegador.
serve-no-browser = No se ha encontrado ningún navegador. Abre tú { $url }.
serve-cannot-listen = No se puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) }: { $reason }. Elige otro con --port, o 0 para cualquiera que esté libre.
serve-taken = Otro servidor ya usa { $place }. Detenlo o elige otro fichero con --db. Para usar varios servidores, consulta docs/hosting.md.
error-database-url = «{ $url }» no es la URL de una base de datos. Usa sqlite:///FICHERO o postgresql://USUARIO@SERVIDOR/NOMBRE.
serve-kept = Todos los datos se guardan en { $place }
serve-stop = Pulsa Ctrl-C para detenerlo. No se pierde ninguna jugada.
error-database = No se puede usar la base de datos { $place }: { $reason }.
error-database-newer = La base de datos { $place } es de una versión más nueva de Golazo (revisión { $revision }). Instala esa versión o indica otra base de datos con --db.
error-database-foreign = La base de datos { $place } contiene tablas que no son de Golazo. Indica otra con --db.
error-bus-url = «{ $url }» no es la URL de un bus. Usa redis://SERVIDOR o redis://USUARIO:CONTRASEÑA@SERVIDOR:PUERTO.
error-origin = «{ $origin }» no es un origen. Usa https://SERVIDOR o http://SERVIDOR:PUERTO, sin ruta.
error-name = «{ $name }» no es el nombre de un servidor. Usa uno o varios como tables.example.org, separados por comas.
error-proxy = «{ $proxy }» no es una dirección. Usa una o varias como 127.0.0.1 o 10.0.0.0/8, separadas por comas.
error-missing-extra = Para esto hace falta un paquete adicional: pip install "golazo[{ $extra }]"
error-setting = { $name }: { $problem }
error-config = { $first }{ $more ->
    [0] {""}
    [one] { " " }(hay 1 problema más en este fichero)
   *[other] { " " }(hay { $more } problemas más en este fichero)
}
setting-unknown-near = no existe ese ajuste. ¿Querías decir «{ $near }»?
setting-not-number = debe ser un número de { $low } a { $high }, no { $value }.
setting-not-text = debe ser un texto entre comillas, no { $value }.
setting-not-list = debe ser una lista de textos como ["…", "…"], no { $value }.
setting-no-folder = la carpeta { $folder } no existe.
setting-message = tiene como máximo { $most } caracteres, y ninguno de control.
error-log-level = No existe el nivel de log «{ $name }». Niveles: { $known }.
server-stale = La mesa ha cambiado mientras tanto. Mírala otra vez y elige.
server-over = La partida ha terminado.
server-not-started = La partida aún no ha empezado: queda un asiento libre, o falta la semilla de un jugador.
server-not-over = La partida aún no ha terminado.
server-paused = La partida está en pausa.
server-not-paused = La partida no está en pausa.
server-not-your-turn = No es tu turno.
server-not-your-seat = Este no es tu asiento.
server-already-asked = Ya hay una petición pendiente. Responde primero a esa.
server-nothing-asked = No hay nada que responder.
server-nobody-to-agree = Los bots no aceptan empates.
server-before-this-table = Las jugadas anteriores a esta mesa no se pueden deshacer.
server-resigned = Te has rendido en esta partida.
server-bot-plays = Ahí ya juega un bot.
server-is-back = Ya estás jugando.
server-out-of-time = Se te acabó el tiempo: esta jugada la hace un bot; después puedes recuperar tu asiento.
server-busy = Esta mesa está muy ocupada ahora. Inténtalo de nuevo.
server-trouble = No ha funcionado. Inténtalo de nuevo en un momento.
server-too-large = Es demasiado largo: como máximo { $most } bytes.
server-too-many-headers = Esta petición tiene demasiadas cabeceras: como máximo { $most }.
server-request-timeout = Tu petición no llegó a tiempo. Envíala otra vez.
server-full = Ahora mismo hay demasiada gente conectada. Inténtalo de nuevo en un momento.
server-malformed = Este mensaje no se puede leer: { $detail }
server-invalid = Hay un problema con «{ $field }»: { $reason }
server-http = { $reason } ({ $status })
server-not-found = No encontrado.
server-no-page = La página no está construida. Ejecuta «make page» y reinicia el servidor.
server-no-such-table = No existe la mesa «{ $table }».
server-no-such-seat = No existe el asiento { $seat }. Asientos: de 0 a { $last }.
server-no-cards = Faltan las cartas de esta mesa ({ $cards }).
server-other-rules = Esta partida empezó con la versión { $recorded } de las reglas; este servidor tiene la versión { $ours }. La partida está guardada, pero no puede seguir aquí.
server-table-full = Todos los asientos están ocupados. Puedes mirar.
server-seat-taken = Este asiento está ocupado.
server-seed-given = Ya se dio una semilla para tu asiento. No se puede cambiar.
server-other-commitment = Este compromiso no es el de esta mesa. Si la mesa te lo mostró antes, no juegues aquí.
server-only-watching = No juegas en esta mesa. Solo puedes mirar.
server-no-chat = Esta mesa no tiene chat.
server-chat-account = Aquí solo puede escribir quien tiene cuenta.
server-silenced = No puedes escribir en los chats de este servidor. Motivo: { $reason }
server-silenced-until = No puedes escribir en los chats de este servidor hasta el { $until }. Motivo: { $reason }
server-not-moderated = En este servidor no se pueden denunciar mensajes.
server-no-such-line = Ese mensaje no existe.
server-too-many-reports = Puedes denunciar { $most } mensajes al día.
server-nothing-said = El mensaje está vacío.
server-too-many = Demasiadas peticiones. Inténtalo de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-wrong-origin = No se permiten peticiones de otros sitios.
server-wrong-host = Este servidor no responde con el nombre «{ $host }».
server-only-this-machine = Solo la máquina del servidor puede leer esto.
server-banned = Tienes prohibido jugar en este servidor. Motivo: { $reason }
server-banned-until = Tienes prohibido jugar en este servidor hasta el { $until }. Motivo: { $reason }
server-account-needed = Para jugar aquí necesitas una cuenta. Sin ella puedes mirar.
server-registration-closed = En este servidor no se pueden crear cuentas nuevas.
server-bad-invitation = Este código de invitación no vale: está mal escrito, agotado o caducado.
server-bad-token = Tu sesión ha caducado. Vuelve a cargar la página.
server-clocks-differ = Los relojes de los servidores de este sitio no coinciden. Vuelve a intentarlo dentro de unos minutos.
server-wrong-password = Nombre o contraseña incorrectos.
server-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
server-bad-name = Un nombre tiene de 1 a { $most } caracteres visibles.
server-name-marks = En este nombre hay una letra con demasiados acentos.
server-name-reserved = El nombre «{ $name }» está reservado. Elige otro.
server-name-taken = El nombre «{ $name }» ya está ocupado o se parece demasiado a uno que lo está. Elige otro.
server-has-account = Ya tienes una cuenta.
server-no-account = No tienes cuenta.
server-bad-method = { $method } no se puede usar aquí.
server-no-such-step = No existe el paso { $step }. Pasos: de 0 a { $last }.
server-too-many-tables = Tienes { $most } mesas abiertas. Termina o deja antes alguna.
server-too-many-here = Demasiadas mesas desde tu red: el límite es { $most }. Inténtalo más tarde.
server-too-many-imports = Has importado { $most } registros. Este servidor no guarda más por jugador.
server-overloaded = El servidor está sobrecargado. Inténtalo de nuevo en unos segundos.
server-other-seats = Has indicado { $given } asientos; el registro es de una partida con { $players }.
server-other-cards = El registro se hizo con otras cartas ({ $cards }). Añade su fichero de cartas.
server-record-too-long = El registro es demasiado largo: como máximo { $most } jugadas.
server-log-full = En esta partida se ha deshecho o preguntado demasiado. Ahora solo se puede jugar.
server-too-slow = Tu conexión es demasiado lenta. Reconectando.
server-going = El servidor se está reiniciando. La partida sigue en un momento.

## Client

client-no-server = No hay respuesta de { $server }: { $reason }.
client-unsure = No hay respuesta de { $server } ({ $reason }). No se sabe si ha funcionado; compruébalo antes de volver a intentarlo.
client-lost = Se ha perdido la conexión con { $server }: { $reason }.
client-odd-answer = { $server } no responde como un servidor de Golazo ({ $status }).
client-bad-address = «{ $address }» no es la dirección de un servidor. Usa, por ejemplo, http://localhost:8460
client-bad-table = «{ $table }» no es una mesa. Indica el enlace o el código de su final.
client-other-seat = No puedes ver lo que ve el asiento { $seat }.
client-other-rules = Esta mesa usa la versión { $theirs } de las reglas y tu Golazo tiene la { $ours }. Usa la misma versión que el servidor.
client-other-cards = Esta mesa usa las cartas { $theirs }, pero han llegado { $ours }.
client-not-there = No estás en la mesa.
client-two-clocks = El reloj corre por jugada o para toda la partida, no de las dos formas.

## Doctor

doctor-good = Bien
doctor-note = Aviso
doctor-bad = Problema
doctor-well = { $notes ->
    [0] No se han encontrado problemas.
    [one] No se han encontrado problemas; 1 aviso.
   *[other] No se han encontrado problemas; { $notes } avisos.
}
doctor-unwell = { $problems ->
    [one] Se ha encontrado 1 problema.
   *[other] Se han encontrado { $problems } problemas.
}
doctor-gigabytes = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } GB
doctor-versions = Golazo { $golazo } con Python { $python }.
doctor-python = Esto es Python { $python }; Golazo necesita { $needed }.
doctor-do-python = Crea de nuevo el entorno con un Python adecuado e instala Golazo en él.
doctor-packages = Los { $count } paquetes tienen versiones adecuadas.
doctor-package = El paquete { $name } tiene la versión { $found }; Golazo necesita { $needed }.
doctor-package-missing = Falta el paquete { $name } { $needed }.
doctor-do-install = Instala Golazo de nuevo en este entorno. Para PostgreSQL o un bus, instálalo con [nodes].
doctor-variable = La variable { $name } no tiene ningún efecto.
doctor-do-variable = ¿Querías decir { $near }?
doctor-config-open = { $file } contiene una contraseña y todos los usuarios de esta máquina pueden leerla.
doctor-do-mode = Ejecuta: chmod o= { $file }
doctor-rules = Las reglas compiladas se guardan en { $folder }
doctor-rules-none = Las reglas aún no están compiladas. Se guardarán en { $folder }
doctor-rules-temporary = Las reglas compiladas se guardan en { $folder }, donde pueden borrarse en cualquier momento.
doctor-rules-nowhere = Las reglas compiladas no se pueden guardar: cada arranque tarda un minuto más.
doctor-do-prepare = Ejecuta «golazo prepare» como el usuario del servidor, o espera un minuto en el primer arranque.
doctor-do-cache = Pon en XDG_CACHE_HOME una carpeta en la que pueda escribir el usuario del servidor.
doctor-files = { $most ->
    [-1] Puede haber cualquier número de ficheros abiertos a la vez.
   *[other] Puede haber { $most } ficheros abiertos a la vez.
}
doctor-files-few = Solo puede haber { $most } ficheros abiertos a la vez. Cada conexión es uno.
doctor-do-files = Pon LimitNOFILE=65536 en la unidad del servicio, o ejecuta «ulimit -n 65536» antes de arrancar.
doctor-page = La página está construida.
doctor-page-none = Falta la página.
doctor-do-page = Instala Golazo desde un wheel o ejecuta «make page». Con --page, indica una carpeta con una página construida.
doctor-folder = Este usuario no puede escribir en { $folder }, donde debe estar { $file }.
doctor-do-folder = Haz que esa carpeta sea del usuario del servidor, o elige otra base de datos con --db.
doctor-owner = { $file } es de otro usuario: esta comprobación no tiene los mismos permisos que el servidor.
doctor-do-owner = Comprueba como su dueño: sudo -u { $owner } golazo doctor
doctor-database = La base de datos { $place } responde, está al día y admite escritura.
doctor-database-none = Aún no hay ninguna base de datos en { $place }.
doctor-database-empty = La base de datos { $place } responde y aún está vacía.
doctor-do-serve = Arranca «golazo serve», que la prepara. Si esperabas otra, revisa --db y --config.
doctor-database-old = La base de datos { $place } es de una versión anterior.
doctor-do-migrate = Haz una copia con la versión anterior y luego arranca «golazo serve», que la pone al día.
doctor-database-unwritable = No se puede escribir en la base de datos { $place }: { $reason }.
doctor-do-writable = Revisa los permisos del usuario y que el disco no esté lleno ni sea de solo lectura.
doctor-do-database = Revisa que la base de datos esté en marcha, que --db sea su dirección y que este usuario pueda usarla.
doctor-disk = { $free } libres en { $folder }
doctor-do-disk = Haz sitio o lleva la base de datos a un disco mayor (véase «When the disk is full» en docs/hosting.md).
doctor-disk-elsewhere = La base de datos ocupa { $size }. Revisa el espacio libre en su propia máquina.
doctor-clock = Los relojes de aquí y de { $place } coinciden.
doctor-clock-off = Los relojes de aquí y de { $place } difieren en { $seconds } s.
doctor-do-clock = Haz que todas las máquinas pongan el reloj en hora por la red: timedatectl set-ntp true
doctor-bus = El bus { $place } transmite mensajes.
doctor-bus-away = No se puede usar el bus { $place }: { $reason }
doctor-do-bus = Revisa que Redis o Valkey esté en marcha y que --bus sea su dirección.
doctor-bus-useless = Hay un bus, pero la base de datos es un fichero: solo puede usarlo un servidor.
doctor-do-bus-useless = Para varios servidores, elige un PostgreSQL con --db. Para uno solo, quita --bus.
doctor-site = { $url } responde, con esta versión de Golazo.
doctor-site-version = En { $url } funciona Golazo { $theirs }, pero aquí está instalado { $ours }.
doctor-do-restart = Reinicia el servidor después de actualizar.
doctor-site-away = { $url } no responde: { $reason }
doctor-do-site = Revisa que el servidor y el proxy estén en marcha, que el nombre apunte a este servidor y que el certificado sea válido.
doctor-site-other = En { $url } responde algo que no es Golazo (estado { $status }).
doctor-do-site-other = Revisa la dirección y adónde envía el proxy las peticiones.
doctor-plain = { $url } no está cifrado: cualquiera en la red puede leerlo.
doctor-do-plain = Pon un proxy con TLS delante del servidor y comprueba su dirección https.
doctor-proxy = El proxy transmite la dirección ({ $address }), el host y el esquema.
doctor-proxy-silent = El proxy no dice de qué dirección viene una petición: todos los jugadores cuentan como uno.
doctor-do-forward = Haz que el proxy envíe X-Forwarded-For y X-Forwarded-Proto.
doctor-proxy-ignored = El servidor no se fía del proxy { $peer }: todos los jugadores cuentan como uno.
doctor-do-proxy = Arranca el servidor con --proxy { $peer } o con la red a la que pertenece esa dirección.
doctor-proxy-host = El proxy transmite «{ $host }» como host, no el que se pidió.
doctor-do-host = Haz que el proxy transmita la cabecera Host tal como llegó.
doctor-names = El servidor solo responde con estos nombres: { $names }.
doctor-names-none = El servidor responde con cualquier nombre: otros sitios pueden hacerlo pasar por suyo.
doctor-do-names = Indica los nombres con los que llegan los jugadores, por ejemplo --names tables.example.org.
doctor-host-refused = El servidor no responde en { $url }: no conoce ese nombre.
doctor-do-host-refused = Añade el nombre a --names y haz que el proxy transmita la cabecera Host tal como llegó.
doctor-proxy-scheme = El proxy no dice que la petición llegó por https.
doctor-do-scheme = Haz que el proxy envíe X-Forwarded-Proto: https
doctor-cookies = Las cookies solo viajan por https.
doctor-cookies-open = Las cookies viajan también sin cifrar.
doctor-do-secure = Arranca el servidor con --secure.
doctor-sockets = Los WebSockets funcionan.
doctor-sockets-none = Los WebSockets no funcionan: { $answer }
doctor-do-sockets = Haz que el proxy hable HTTP/1.1 con el servidor y transmita las cabeceras Upgrade y Connection.
doctor-sockets-origin = El servidor trata su propia página como si fuera otro sitio.
doctor-metrics = Cualquiera puede leer { $url }/metrics.
doctor-do-metrics = Indica menos direcciones con --metrics, o haz que el proxy responda a /metrics con 404.

## Admin

admin-no-database = No hay ninguna base de datos de Golazo en { $place }. Indica la tuya con --db.
admin-old-database = La base de datos { $place } es de una versión anterior. Ejecuta una vez «golazo serve» con ella para actualizarla.
admin-status = No existe el estado «{ $name }». Estados: { $known }.
admin-no-player = No hay ningún jugador «{ $name }». Busca el nombre o el id con: golazo admin players
admin-no-account = «{ $name }» es un invitado: solo las cuentas tienen contraseña.
admin-no-line = La mesa «{ $table }» no tiene ningún mensaje { $number }. Búscalo con: golazo admin chat
admin-reason = El motivo debe tener de 1 a { $most } caracteres.
admin-checking = Comprobando el historial
admin-exporting = Escribiendo registros
admin-importing = Añadiendo registros
admin-backing-up = Guardando la copia
admin-restoring = Restaurando
admin-none = No hay mesas que coincidan.
admin-tables = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
}
admin-more = Puede haber más: usa --most para ver más.
admin-table = Mesa { $table }
admin-seat = Asiento { $seat }
admin-is-waiting = en espera
admin-is-playing = en juego
admin-is-finished = terminada
admin-is-closed = cerrada
admin-open-seat = libre
admin-guest = invitado
admin-public = todos
admin-unlisted = quien tenga el enlace
admin-clock-none = ninguno
admin-clock-move = { $seconds } s por jugada
admin-clock-match = { $seconds } s por partida
admin-column-table = Mesa
admin-column-game = Juego
admin-column-status = Estado
admin-column-decisions = Líneas
admin-column-updated = Último cambio
admin-column-seats = Asientos
admin-column-rules = Versión de las reglas
admin-column-cards = Cartas
admin-column-options = Opciones
admin-column-public = Visible para
admin-column-clock = Reloj
admin-column-created = Abierta
admin-column-started = Empezada
admin-column-turn = Asiento en turno
admin-column-ended = Terminada por
admin-column-said = Mensajes de chat
admin-column-commitment = Compromiso
admin-cannot-go-on = No se puede continuar: { $problem }
admin-closed = Mesa { $table } cerrada.
admin-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
admin-no-players = No hay jugadores que coincidan.
admin-next-page = Puede haber más: --page { $page }
admin-column-player = Id
admin-column-name = Nombre
admin-column-account = Cuenta
admin-column-seen = Última visita
admin-column-matches = Partidas
admin-column-banned = Prohibición
admin-for-good = para siempre
admin-until = hasta el { $until }
admin-is-muted = sin chat
admin-renamed = { $player } se llama { $name } a partir de ahora.
admin-type-password = Contraseña nueva
admin-password-set = { $account } tiene una contraseña nueva y su sesión se ha cerrado en todas partes.
admin-password-made = Contraseña nueva de { $account }: { $password }
    Solo se muestra ahora. La sesión de { $account } se ha cerrado en todas partes; debería cambiarla al entrar.
admin-banned = { $player } ya no puede jugar aquí nunca más. { $tables ->
    [0] No tenía mesas abiertas.
    [one] Ha dejado 1 mesa abierta.
   *[other] Ha dejado { $tables } mesas abiertas.
}
admin-banned-until = { $player } no puede jugar aquí hasta el { $until }. { $tables ->
    [0] No tenía mesas abiertas.
    [one] Ha dejado 1 mesa abierta.
   *[other] Ha dejado { $tables } mesas abiertas.
}
admin-unbanned = { $player } puede volver a jugar.
admin-not-banned = { $player } no tiene ninguna prohibición.
admin-muted = { $player } no puede escribir hasta el { $until }.
admin-unmuted = { $player } puede volver a escribir.
admin-not-muted = { $player } ya puede escribir.
admin-deleted = Se ha borrado a { $player }. Las partidas se conservan, sin el nombre.
admin-lines = { $lines ->
    [one] 1 mensaje
   *[other] { $lines } mensajes
}
admin-no-lines = No hay mensajes.
admin-line-hidden = (oculto) { $text }
admin-hidden = { $lines ->
    [one] Se ha ocultado 1 mensaje de la mesa { $table }.
   *[other] Se han ocultado { $lines } mensajes de la mesa { $table }.
}
admin-column-number = Número
admin-column-at = Hora
admin-column-text = Mensaje
admin-column-reports = Denuncias
admin-forgotten = { $guests ->
    [0] No hay invitados que borrar.
    [one] 1 invitado borrado.
   *[other] { $guests } invitados borrados.
}
admin-would-forget = { $guests ->
    [0] No hay invitados que borrar.
    [one] Se borraría 1 invitado.
   *[other] Se borrarían { $guests } invitados.
}
admin-line-missing = falta la línea.
admin-senseless = no se entiende ({ $detail }).
admin-wrong-seats = faltan asientos o hay demasiados.
admin-not-begun = hay jugadas, pero la partida no ha empezado.
admin-wrong-summary = el historial y la fila de la mesa no coinciden en «{ $field }».
admin-broken = Mesa { $table }: { $problem }
admin-broken-line = Mesa { $table }, línea { $line }: { $problem }
admin-holds = El historial está en orden: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $lines ->
    [one] 1 línea
   *[other] { $lines } líneas
}.
admin-does-not-hold = El historial tiene problemas: de { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $broken ->
    [one] 1 está dañada
   *[other] { $broken } están dañadas
}.
admin-exported = { $records ->
    [0] No hay registros que escribir en { $where }.
    [one] 1 registro escrito en { $where }.
   *[other] { $records } registros escritos en { $where }.
}
admin-imported = Añadidos: { $records }; ya estaban: { $known }; rechazados: { $refused }.
admin-refused = { $file }: { $problem }
admin-backed-up = Copia guardada en { $file }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $decisions ->
    [one] 1 línea
   *[other] { $decisions } líneas
} del historial. Contiene secretos: guárdala bien.
admin-restored = Restaurada la copia { $file } del { $made }: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $decisions ->
    [one] 1 línea
   *[other] { $decisions } líneas
} del historial.
backup-damaged = { $file } no es una copia de seguridad o está dañada. No se ha cambiado nada.
backup-other-revision = { $file } es de Golazo { $version }, con una base de datos de la revisión { $revision }. Restáurala con esa versión y después inicia esta versión con ella.
backup-not-empty = La base de datos { $place } no está vacía. Elige una vacía con --db o sobrescríbela con --force.

## Names of seats

name-chosen = { $name }
name-guest = Invitado { $number }
name-bot = Bot de nivel { $level }
name-host = Anfitrión
name-numbered = { $name } ({ $number })
name-account = { $name } ✓
name-with-level = { $name } ({ $level })

## Joining

join-spectator = Espectador
join-my-tables = Tus mesas
join-open-tables = Mesas abiertas
join-watch-tables = Partidas que puedes ver
join-your-turn = te toca
join-open-seat = asiento libre
join-which = ¿Qué mesa? Escribe su número, o pulsa Intro para salir.
join-no-such-table = No existe la mesa { $number }. { $last ->
    [1] Solo hay una, la 1.
   *[other] Mesas: de 1 a { $last }.
}
join-no-tables = No hay mesas abiertas en { $server }. Abre una con: { $command }
join-link = Comparte este enlace: { $link }
join-waiting = { $open ->
    [one] Falta un jugador.
   *[other] Faltan { $open } jugadores.
} Si te vas con { command-quit }, conservas tu asiento.
join-waiting-seeds = Ya están todos. La partida empieza cuando el dispositivo de cada jugador haya enviado su semilla.
join-closed = La mesa se cerró antes de empezar la partida.
join-sat-down = { $name } se sienta.
join-got-up = Un jugador se ha ido; el asiento vuelve a estar libre.
join-thinks = { $seat } está pensando.
join-came = { $seat } está aquí.
join-went = { $seat } se ha ido.
join-stood-in-clock = { $seat_is ->
    [you] Se te acabó el tiempo; un bot juega por ti hasta que vuelvas.
   *[other] A { $seat } se le acabó el tiempo; un bot juega en su lugar.
}
join-stood-in-absent = { $seat_is ->
    [you] Estuviste fuera demasiado tiempo; un bot juega por ti hasta que vuelvas.
   *[other] { $seat } lleva fuera demasiado tiempo; un bot juega en su lugar.
}
join-stood-in-left = { $seat_is ->
    [you] Te has ido; un bot juega por ti hasta que vuelvas.
   *[other] { $seat } se ha ido; un bot juega en su lugar.
}
join-play-on = Pulsa Intro para volver a jugar tú.
join-came-back = { $seat_is ->
    [you] Vuelves a jugar tú.
   *[other] { $seat } vuelve a jugar.
}
join-resigned = { $seat_is ->
    [you] Te has rendido.
   *[other] { $seat } se ha rendido.
}
join-asks-undo = { $seat_is ->
    [you] Pides deshacer tu última jugada.
   *[other] { $seat } pide deshacer la última jugada.
}
join-asks-draw = { $seat_is ->
    [you] Propones un empate.
   *[other] { $seat } propone un empate.
}
join-asks-pause = { $seat_is ->
    [you] Pides una pausa.
   *[other] { $seat } pide una pausa.
}
join-answer = ¿Estás de acuerdo? { command-yes } o { command-no }
join-agreed = De acuerdo.
join-declined = Petición rechazada.
join-declines-undo = { $seat_is ->
    [you] No aceptas que se deshaga.
   *[other] { $seat } no acepta que se deshaga.
}
join-declines-draw = { $seat_is ->
    [you] Rechazas el empate.
   *[other] { $seat } rechaza el empate.
}
join-declines-pause = { $seat_is ->
    [you] Rechazas la pausa.
   *[other] { $seat } rechaza la pausa.
}
join-withdrawn = { $seat_is ->
    [you] Has retirado tu petición.
   *[other] { $seat } ha retirado la petición.
}
join-taken-back = { $decisions ->
    [one] Deshecho: la partida sigue tras 1 jugada.
   *[other] Deshecho: la partida sigue tras { $decisions } jugadas.
}
join-paused = La partida está en pausa. Sigue con: { command-resume }
join-resumed = La partida sigue.
join-said = { $name }: «{ $text }»
join-lost = Se ha perdido la conexión. Reconectando…
join-reconnected = Conexión recuperada.
join-really = ¿Seguro que quieres rendirte? { command-yes } o { command-no }
join-not-resigned = Sigues jugando.
join-nobody = Aquí nadie se llama «{ $name }».
join-muted = { $name } está en silencio. Para cambiarlo: { command-unmute } { $name }
join-unmuted = { $name } ya no está en silencio.
join-kept = El servidor guarda cada jugada. Vuelve con: { $command }
join-left = Conservas tu asiento. Vuelve con: { $command }
join-watch-again = Para ver la repetición: { $command }
join-fair = Dados comprobados: son los que se te prometieron, y cada jugada cumple las reglas.
join-unfair = No te fíes de los dados de esta partida.
join-broke = No te fíes de los dados de esta mesa. { $problem }
fair-other-commitment = La mesa muestra ahora un compromiso de los dados ({ $shown }) distinto del de antes ({ $noted }).
fair-other-seed = La semilla de tu asiento no es la que diste.
fair-given-seed = El servidor puso una semilla en tu asiento antes de que pudieras dar la tuya.
fair-bot-seed = El asiento de un bot tiene semilla, aunque los bots no dan ninguna.
fair-other-secret = El secreto de los dados no corresponde al compromiso que te mostró la mesa.
fair-other-dice = Los dados del registro no son los de esta mesa.
fair-other-match = El registro no es la partida que viste.
fair-no-record = El servidor no entrega el registro, así que no se pueden comprobar los dados.
fair-unknown-seed = La semilla de tu asiento no se dio desde este dispositivo.
join-fairness-unknown = Aquí no se han podido comprobar los dados. Comprueba el registro con: golazo verify
join-keep-with = Guarda el registro con: { $command }
join-again-with = Juega otra vez con: { $command }
join-stay = Pulsa Intro para dejar la mesa. Si alguien quiere la revancha, lo verás aquí.
join-rematch-offered = Alguien de esta mesa quiere la revancha. Únete con: { $command }
join-needs-table = { $option } necesita una mesa: indica el enlace entero, como { $server }/t/…
join-needs-open = { $option } solo se puede usar con --open.
join-opens-new = --open abre una mesa nueva, pero { $address } ya es una. Indica solo el servidor.
join-file-exists = { $file } ya existe. Elige otro nombre.
command-talk = decir
command-draw = empate
command-pause = pausa
command-resume = seguir
command-resign = rendirse
command-yes = sí
command-no = no
command-mute = silenciar
command-unmute = reactivar
help-text = TEXTO
help-ask-undo = deshace tu última jugada; los demás deben estar de acuerdo
help-draw = propone un empate
help-pause = pide una pausa
help-resume = sigue tras una pausa
help-resign = se rinde
help-yes = acepta una petición
help-no = rechaza una petición
help-talk = envía un mensaje a todos en la mesa
help-mute = silencia a alguien
help-unmute = deja de silenciar a alguien
