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
error-unknown-action = «{ $action }» no es una acción de este juego.
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
record-wrong-entropy = su azar no sale de los dados de la partida.
record-wrong-secret = el secreto de sus dados no corresponde al compromiso.
record-wrong-deal = el azar del reparto no sale de los dados de la partida.
record-refused = «{ $action }» no está permitido ({ $rule }).
record-other-rules = El acta se hizo con la versión { $recorded } de las reglas; aquí rige la versión { $ours }.
record-other-cards = El acta se hizo con otras cartas ({ $recorded }; aquí, { $ours }). Indícalas con --cards ARCHIVO.
record-wrong-outcome = El resultado anotado no corresponde a las decisiones.

## Dice

error-dice-table = «{ $table }» no puede ser el nombre de una mesa. Un nombre tiene de 1 a 64 letras de la a a la z, cifras, guiones y guiones bajos.
error-dice-seed = «{ $seed }» no puede ser la semilla de un asiento. Una semilla tiene como mucho 64 letras de la a a la z, cifras, guiones y guiones bajos.
error-dice-seeds = { $seeds ->
    [one] Se dio 1 semilla
   *[other] Se dieron { $seeds } semillas
} para { $players } asientos.
error-dice-secret = El secreto de los dados de una mesa tiene { $bytes } bytes.
error-dice-secret-kept = Los dados de la mesa { $table } solo se conocen hasta aquí; su secreto aún no se ha revelado. La partida solo puede seguir en su mesa.

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
replay-part = Se muestra hasta la decisión { $told } de { $decisions }. Sin --to verás la partida entera.
replay-still-hidden = Lo oculto sigue oculto hasta el final de la partida; --open lo cuenta todo.

## Verify

verify-title = { $game }: { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}
verify-lines = El acta está entera: no se cambió ni se perdió ninguna línea. Su suma de control es { $check }; quien tenga la misma tiene la misma partida.
verify-rules = Cada decisión la tomó el asiento al que le tocaba, y las reglas la permiten.
verify-dice = El secreto de los dados corresponde al compromiso { $commitment }, y cada tirada y cada carta robada salen de él y de las semillas de los asientos.
verify-dice-kept = Los dados concuerdan con lo que el acta cuenta de ellos. Su secreto se revela al acabar la partida; solo entonces se pueden comprobar con el compromiso { $commitment }.
verify-dice-seed = Los dados salen de la semilla del acta y se siguen de ella. Si la semilla se eligió con limpieza, no se puede saber.
verify-dice-told = El comienzo se importó, hasta la decisión { $decisions }: su azar se le dio a la mesa, no se sacó en ella.
verify-take-backs = Contra los bots se deshicieron decisiones: la partida no cuenta.
verify-promised = El compromiso es el que diste.
ended-rules = El resultado se sigue de las decisiones.
ended-resigned = La partida terminó cuando el asiento { $seat } se rindió.
ended-agreed = La partida terminó en empate acordado.
ended-closed = La partida se cerró sin terminar.
ended-not = La partida no ha terminado.
verify-holds = La partida es correcta.
verify-fails = La partida no es correcta.
verify-departs = Decisión { NUMBER($decision, useGrouping: 0) } (línea { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-header = La cabecera (línea { NUMBER($line, useGrouping: 0) }): { $problem }
verify-departs-end = El final (línea { NUMBER($line, useGrouping: 0) }): { $problem }
verify-other-commitment = su compromiso no es el que diste ({ $given }).
verify-no-commitment = sus dados salen de una semilla, sin ningún compromiso.
verify-secret-kept = la partida ha terminado, pero el secreto de sus dados no se ha revelado.
verify-stops = el secreto de los dados se ha revelado, pero no consta cómo terminó la partida; faltan las últimas líneas.
error-commitment = «{ $commitment }» no es un compromiso. Un compromiso tiene 64 cifras hexadecimales.

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
play-undo-dice = Demasiado tarde: desde entonces se han tirado los dados.
play-undo-chance = Tu última decisión vale: desde entonces han salido dados o cartas.
play-undo-others = Tu última decisión vale: desde entonces ha decidido otra persona.
play-take-backs = Con jugadas deshechas: la partida no cuenta.
play-take-backs-from-now = Desde ahora es una partida con jugadas deshechas: no cuenta.
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
play-resume-ended = La partida de { $file } ha terminado. Vuelve a verla con golazo replay.
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
help-undo = deshace tu última decisión; contra bots, cuantas veces quieras; si no, solo si después no hubo dados, cartas ni decisiones ajenas
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

## Server

serve-ready = Golazo está en { $url }
serve-opening = Golazo ya está en { $url }. Su página se abre en tu navegador.
serve-no-browser = Aquí no se encontró ningún navegador. Abre { $url } en el que tengas.
serve-cannot-listen = No se puede escuchar en { $host }, puerto { NUMBER($port, useGrouping: 0) }: { $reason }. Elige otro con --port, o 0 para cualquiera que esté libre.
serve-taken = Otro servidor ya usa { $place }. Detenlo o indica otro archivo con --db. Para varios servidores, véase docs/hosting.md.
error-database-url = «{ $url }» no es una base de datos que se pueda usar. Escribe sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.
serve-kept = Todo se guarda en { $place }
serve-stop = Detenlo con Ctrl-C cuando quieras: no se pierde nada de lo decidido.
error-database = La base de datos { $place } no se puede usar: { $reason }.
error-database-newer = La base de datos { $place } es de una versión más nueva de Golazo (revisión { $revision }). Instala esa versión o indica otra base de datos con --db.
error-database-foreign = La base de datos { $place } contiene tablas que no son de Golazo. Indica otra con --db.
error-bus-url = «{ $url }» no es un bus. Escribe redis://SERVIDOR o redis://USUARIO:CONTRASEÑA@SERVIDOR:PUERTO.
error-origin = «{ $origin }» no es un origen. Escribe https://SERVIDOR o http://SERVIDOR:PUERTO, sin ruta.
error-proxy = «{ $proxy }» no es una dirección. Escribe una o varias como 127.0.0.1 o 10.0.0.0/8, separadas por comas.
error-missing-extra = Para esto falta algo que se instala con: pip install "golazo[{ $extra }]"
error-log-level = No existe el nivel de registro «{ $name }». Niveles: { $known }.
server-stale = La mesa ha cambiado entretanto. Vuelve a mirarla y decide después.
server-over = El partido ha terminado.
server-not-started = El partido aún no ha empezado: queda un asiento libre.
server-not-over = El partido aún no ha terminado.
server-paused = El partido está en pausa.
server-not-paused = El partido no está en pausa.
server-not-your-turn = Ahora no decides tú.
server-not-your-seat = Este no es tu asiento.
server-already-asked = Ya hay una petición; responde primero a esa.
server-nothing-asked = No hay nada que responder.
server-nobody-to-agree = Los bots no aceptan tablas.
server-before-this-table = Lo decidido antes de abrir esta mesa no cambia.
server-resigned = Quien se ha rendido ya no juega.
server-bot-plays = Ahí ya juega un bot.
server-is-back = Ya estás en tu asiento.
server-out-of-time = Se te acabó el tiempo: esta decisión la toma el bot; después puedes recuperar tu asiento.
server-busy = Hay demasiado movimiento en esta mesa; inténtalo de nuevo.
server-trouble = No ha funcionado; inténtalo de nuevo en un momento.
server-too-large = Es demasiado largo: como máximo { $most } bytes.
server-malformed = Esto no se puede leer: { $detail }
server-invalid = «{ $field }» no es como debería: { $reason }
server-http = { $reason } ({ $status })
server-not-found = Aquí no hay nada.
server-no-page = La página aún no está construida aquí. Constrúyela con «make page» y reinicia el servidor.
server-no-such-table = No existe la mesa «{ $table }».
server-no-such-seat = No existe el asiento { $seat }. Asientos: de 0 a { $last }.
server-no-cards = Faltan las cartas de esta mesa ({ $cards }).
server-other-rules = Esta partida empezó con la versión { $recorded } de las reglas; aquí se juega con la versión { $ours }. Se conserva, pero no puede continuar aquí.
server-table-full = Todos los asientos están ocupados; puedes mirar.
server-seat-taken = Este asiento está ocupado.
server-only-watching = Quien no tiene credencial solo puede mirar.
server-no-chat = En esta mesa no se habla.
server-nothing-said = Eso no dice nada.
server-too-many = Demasiado a la vez desde tu dirección; inténtalo de nuevo en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-wrong-origin = Las páginas de otros sitios no pueden actuar aquí.
server-bad-token = Tu credencial ya no es válida. Vuelve a cargar la página.
server-wrong-password = El nombre y la contraseña no coinciden.
server-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
server-bad-name = Un nombre tiene de 1 a { $most } letras o signos.
server-name-taken = Ya hay alguien que se llama «{ $name }».
server-has-account = Ya tienes una cuenta.
server-no-account = No tienes cuenta.
server-bad-method = { $method } no se puede usar aquí.
server-no-such-step = No existe el paso { $step }. Pasos: de 0 a { $last }.
server-too-many-tables = Tienes { $most } mesas abiertas. Termina o deja antes algunas de ellas.
server-other-seats = Has indicado { $given } asientos; el acta es de una partida con { $players }.
server-other-cards = El acta se hizo con otras cartas ({ $cards }). Envía también su archivo de cartas.
server-record-too-long = El acta es demasiado larga: como máximo { $most } decisiones.
server-too-slow = Tu conexión no daba abasto; se abre de nuevo.
server-going = El servidor se detiene un momento; el partido sigue en cuanto vuelva.

## Client

client-no-server = Nadie responde en { $server }: { $reason }.
client-unsure = { $server } no ha respondido ({ $reason }), así que nadie sabe si se hizo. Míralo antes de volver a intentarlo.
client-lost = Se ha perdido la conexión con { $server } y no ha vuelto: { $reason }.
client-odd-answer = { $server } no responde como un servidor de Golazo ({ $status }).
client-bad-address = «{ $address }» no es la dirección de un servidor. Escribe por ejemplo http://localhost:8460
client-bad-table = «{ $table }» no es una mesa. Da un enlace, o las letras y cifras de su final.
client-other-seat = Lo que ve el asiento { $seat } no se puede saber desde aquí.
client-other-rules = En la mesa se juega con la versión { $theirs } de las reglas y este Golazo conoce la { $ours }. Usa el mismo Golazo que el servidor.
client-other-cards = En la mesa se juega con las cartas { $theirs } y han llegado { $ours }.
client-not-there = No estás en la mesa.
client-two-clocks = Un reloj corre para cada decisión o para toda la partida, no para ambas.

## Admin

admin-no-database = No hay ninguna base de datos de Golazo en { $place }. Indica la tuya con --db.
admin-old-database = La base de datos { $place } es de una versión anterior. Inicia una vez «golazo serve» con ella y quedará al día.
admin-status = No existe el estado «{ $name }». Elige entre: { $known }.
admin-checking = Comprobando el registro
admin-exporting = Escribiendo partidas
admin-importing = Añadiendo partidas
admin-backing-up = Guardando la copia
admin-restoring = Restaurando
admin-none = No hay mesas así.
admin-tables = { $tables ->
    [one] Una mesa
   *[other] { $tables } mesas
}
admin-more = Puede haber más: con --most se muestran tantas como quieras.
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
admin-clock-move = { $seconds } s por decisión
admin-clock-match = { $seconds } s para la partida
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
admin-column-turn = Asiento que decide
admin-column-ended = Terminada por
admin-column-said = Líneas de chat
admin-column-commitment = Compromiso
admin-cannot-go-on = No se puede seguir jugando: { $problem }
admin-closed = La mesa { $table } está cerrada.
admin-forgotten = { $guests ->
    [0] No había nadie a quien olvidar.
    [one] Se ha olvidado a un invitado.
   *[other] Se ha olvidado a { $guests } invitados.
}
admin-would-forget = { $guests ->
    [0] No hay nadie a quien olvidar.
    [one] Se olvidaría a un invitado.
   *[other] Se olvidaría a { $guests } invitados.
}
admin-line-missing = falta la línea.
admin-senseless = no tiene sentido ({ $detail }).
admin-wrong-seats = faltan asientos o hay demasiados.
admin-not-begun = hay decisiones, pero la partida no ha empezado.
admin-wrong-summary = sobre «{ $field }», el registro no dice lo mismo que la fila de la mesa.
admin-broken = Mesa { $table }: { $problem }
admin-broken-line = Mesa { $table }, línea { $line }: { $problem }
admin-holds = El registro está en orden: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $lines ->
    [one] una línea
   *[other] { $lines } líneas
}.
admin-does-not-hold = El registro no está en orden: de { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $broken ->
    [one] una está dañada
   *[other] { $broken } están dañadas
}.
admin-exported = { $records ->
    [0] No había ninguna partida que escribir en { $where }.
    [one] Se ha escrito una partida en { $where }.
   *[other] Se han escrito { $records } partidas en { $where }.
}
admin-imported = Añadidas: { $records }; ya estaban: { $known }; rechazadas: { $refused }.
admin-refused = { $file }: { $problem }
admin-backed-up = { $file } lo contiene todo: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $decisions ->
    [one] una línea
   *[other] { $decisions } líneas
} del registro. También contiene secretos: guárdalo bien.
admin-restored = Se ha restaurado lo que { $file } contenía el { $made }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $decisions ->
    [one] una línea
   *[other] { $decisions } líneas
} del registro.
backup-damaged = { $file } no es una copia de seguridad o está dañada. No se ha cambiado nada.
backup-other-revision = { $file } es de Golazo { $version }, con una base de datos de la revisión { $revision }. Restáurala con esa versión y después inicia esta con ella.
backup-not-empty = En la base de datos { $place } ya hay algo. Indica una vacía con --db o sobrescríbela con --force.

## Joining

join-guest = Invitado { $seat }
join-bot = Bot { $seat }
join-spectator = Alguien del público
join-my-tables = Tus mesas
join-open-tables = Mesas que esperan jugadores
join-watch-tables = Mesas en las que se juega
join-your-turn = te toca
join-open-seat = asiento libre
join-which = ¿Qué mesa? Escribe su número; Intro sale.
join-no-such-table = No hay mesa { $number }. Mesas: de 1 a { $last }.
join-no-tables = Ninguna mesa espera jugadores en { $server }. Abre una con: { $command }
join-link = Comparte este enlace: { $link }
join-waiting = { $open ->
    [one] Falta un jugador.
   *[other] Faltan { $open } jugadores.
} Si te vas con { command-quit }, tu asiento sigue siendo tuyo.
join-closed = La mesa se cerró antes de empezar la partida.
join-sat-down = { $name } se sienta.
join-got-up = Alguien se ha ido; el asiento vuelve a estar libre.
join-thinks = { $seat } está pensando.
join-came = { $seat } está aquí.
join-went = { $seat } se ha ido.
join-stood-in-clock = { $seat_is ->
    [you] Se te acabó el tiempo; un bot juega por ti hasta que vuelvas.
   *[other] A { $seat } se le acabó el tiempo; sigue un bot.
}
join-stood-in-absent = { $seat_is ->
    [you] Estuviste fuera demasiado tiempo; un bot juega por ti hasta que vuelvas.
   *[other] { $seat } lleva fuera demasiado tiempo; sigue un bot.
}
join-stood-in-left = { $seat_is ->
    [you] Te has ido; un bot juega por ti hasta que vuelvas.
   *[other] { $seat } se ha ido; sigue un bot.
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
    [you] Pides deshacer tu última decisión.
   *[other] { $seat } pide deshacer la última decisión.
}
join-asks-draw = { $seat_is ->
    [you] Ofreces tablas.
   *[other] { $seat } ofrece tablas.
}
join-asks-pause = { $seat_is ->
    [you] Pides una pausa.
   *[other] { $seat } pide una pausa.
}
join-answer = ¿Estás de acuerdo? { command-yes } o { command-no }
join-agreed = De acuerdo.
join-declined = Eso quedó en nada.
join-declines-undo = { $seat_is ->
    [you] No aceptas que se deshaga.
   *[other] { $seat } no acepta que se deshaga.
}
join-declines-draw = { $seat_is ->
    [you] Rechazas las tablas.
   *[other] { $seat } rechaza las tablas.
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
    [one] Deshecho: la partida sigue tras 1 decisión.
   *[other] Deshecho: la partida sigue tras { $decisions } decisiones.
}
join-paused = La partida está en pausa. Sigue con: { command-resume }
join-resumed = La partida sigue.
join-said = { $name }: «{ $text }»
join-lost = Se ha perdido la conexión. Nuevo intento …
join-reconnected = La conexión ha vuelto.
join-really = ¿De verdad te rindes? { command-yes } o { command-no }
join-not-resigned = Sigues jugando.
join-nobody = Aquí no hay nadie llamado «{ $name }».
join-muted = Ya no oirás a { $name }. Para volver a oírle: { command-unmute } { $name }
join-unmuted = Vuelves a oír a { $name }.
join-kept = El servidor guarda la partida tras cada decisión. Vuelve con: { $command }
join-left = Tu asiento sigue siendo tuyo. Vuelve con: { $command }
join-watch-again = Para volver a mirar: { $command }
join-fair = Los dados fueron limpios: son los que la mesa había comprometido, y cada decisión cumple las reglas.
join-unfair = Los dados no son los que la mesa había prometido, o el registro no es la partida que viste.
join-fairness-unknown = Aquí no se pudo comprobar si los dados fueron limpios. Comprueba el registro: golazo verify
join-keep-with = Guarda el registro con: { $command }
join-again-with = Juega otra vez con: { $command }
join-needs-table = { $option } necesita una mesa: da el enlace entero, como { $server }/t/…
join-needs-open = { $option } solo va con --open.
join-opens-new = --open abre una mesa nueva; { $address } ya es una. Da solo el servidor.
join-file-exists = { $file } ya existe. Elige otro nombre.
command-talk = decir
command-draw = tablas
command-pause = pausa
command-resume = seguir
command-resign = rendirse
command-yes = sí
command-no = no
command-mute = silenciar
command-unmute = oír
help-text = TEXTO
help-ask-undo = deshace tu última decisión; contra bots, cuantas veces quieras; si no, solo si después no hubo dados, cartas ni decisiones ajenas y los demás están de acuerdo
help-draw = ofrece tablas
help-pause = pide una pausa
help-resume = sigue tras una pausa
help-resign = abandona la partida
help-yes = acepta lo que alguien pide
help-no = no lo acepta
help-talk = dice algo a todos en la mesa
help-mute = deja de oír a alguien
help-unmute = vuelve a oír a alguien
