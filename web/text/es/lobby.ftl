# The lobby and the archive.

## Pages

lobby-title = Golazo: fútbol de mesa
lobby-nav = Páginas
lobby-play = Jugar
lobby-archive = Archivo
lobby-rules-and-learning = Reglas y aprendizaje
lobby-rules-of = Reglas de { $game }
lobby-icons = Qué significan los iconos
lobby-learn-game = Aprender { $game }
lobby-language = Idioma
lobby-settings = Ajustes
lobby-more-to-read = Más para leer
lobby-api = Para programas (API)
lobby-notice = Golazo es una adaptación independiente hecha por aficionados. No está vinculada a las editoriales de Captain Tsubasa y Machi Koro ni cuenta con su aprobación. Todos los dibujos son propios.

## The games

lobby-tsubasa-players = 2 entrenadores
lobby-machikoro-players = De 2 a 4 personas
lobby-minutes = unos { $minutes } min
lobby-tsubasa-told = Entrena al { $nankatsu } o al { $toho } en la final. Juega cartas de disparo, pase y defensa, suma tus puntos y tira el dado. ¿Disparas ya o mantienes el balón?
lobby-machikoro-told = Tira los dados y reúne monedas. Construye puestos de comida, tiendas y concentraciones que pagan cuando sale su número. Gana quien levante antes cuatro grandes proyectos.
lobby-play-now = Jugar ya
lobby-invite-friend = Invitar a alguien
lobby-invite-friends = Invitar a amigos
lobby-one-screen = En una pantalla
lobby-learn = Aprender
lobby-rules = Reglas

## Playing at once

lobby-quick-title = { $game } contra bots
lobby-quick-change = { $game }: elegir otros rivales
lobby-quick-first = { $level }, primer partido
lobby-quick-rivals = { $level }, { $rivals ->
    [one] 1 rival
   *[other] { $rivals } rivales
}
lobby-level = Nivel { $number }
lobby-rival-level = Tu rival
lobby-rivals-level = Tus rivales
lobby-rivals = Cuántos rivales
lobby-your-team = Tu equipo
lobby-start = Empezar
lobby-more-options = Más opciones

## A new table

lobby-new-table = Mesa nueva
lobby-game = Juego
lobby-against-whom = Contra quién
lobby-mode-bots = Contra bots
lobby-mode-screen = En una pantalla
lobby-mode-friends = Con amigos
lobby-mode-bots-hint = Empieza enseguida.
lobby-mode-screen-hint = Os pasáis el dispositivo. Donde hay manos ocultas, cae un telón entre turnos.
lobby-mode-friends-hint = Recibes un enlace, un código y un código QR. La partida empieza cuando todos los asientos están ocupados.
lobby-players-number = Participantes
lobby-by-lot = A sorteo
lobby-rival = Rival
lobby-rival-number = Rival { $number }
lobby-seat = Asiento { $number }
lobby-seat-of = { $seat } ({ $who })
lobby-seat-you = Tú
lobby-seat-me = Aquí, en esta pantalla
lobby-seat-open = Alguien con el enlace
lobby-screen-teams = Una persona entrena al { $nankatsu } y la otra al { $toho }.
lobby-screen-turns = Las ciudades están a la vista: solo hay que turnarse.
lobby-start-match = Empezar la partida
lobby-open-the-table = Abrir la mesa
lobby-link-comes = El enlace para compartir viene ahora.
lobby-more = Más
lobby-options-of-game = El juego
lobby-options-of-table = La mesa
lobby-option-tsubasa-first_match = Primer partido
lobby-option-tsubasa-first_match-on = Cuatro rondas por parte, sin afición, cansancio ni las cartas de partido más enrevesadas.
lobby-option-tsubasa-first_match-off = Seis rondas por parte, con todas las cartas.
lobby-option-tsubasa-assured_success = Éxito asegurado
lobby-option-tsubasa-assured_success-on = Un 6 contra un 1 gana, sean cuales sean las sumas.
lobby-option-tsubasa-assured_success-off = Solo cuentan las sumas.
lobby-option-tsubasa-motivation = Motivación
lobby-option-tsubasa-motivation-on = Con puntos, tus estrellas pasan a ser versiones más fuertes.
lobby-option-tsubasa-motivation-off = Las estrellas se quedan como están impresas.
lobby-option-tsubasa-signings = Fichajes
lobby-option-tsubasa-signings-on = Cuatro jugadores de otros equipos se pueden fichar con puntos.
lobby-option-tsubasa-signings-off = Juegas solo con tu equipo.
lobby-option-tsubasa-extra_time = Prórroga
lobby-option-tsubasa-extra_time-on = ¿Empate tras las dos partes? Se sigue jugando.
lobby-option-tsubasa-extra_time-off = ¿Empate tras las dos partes? Ambos son campeones.
lobby-option-machikoro-beginner_cap = Límite de iniciación
lobby-option-machikoro-beginner_cap-on = Nadie puede tener más de dos cartas de una clase.
lobby-option-machikoro-beginner_cap-off = Tantas de una clase como haya.
lobby-option-machikoro-come_what_may = Pase lo que pase
lobby-option-machikoro-come_what_may-on = Hay diez clases a la vista, el resto es un mazo tapado: el mercado cambia.
lobby-option-machikoro-come_what_may-off = Todas las clases se pueden construir desde el principio.
lobby-public = Cualquiera puede sentarse
lobby-public-on = La mesa aparece en el vestíbulo.
lobby-public-off = Solo la encuentra quien tiene el enlace.
lobby-watched = Cualquiera puede mirar
lobby-watched-hint = Aparece en el vestíbulo y después en el archivo.
lobby-watched-off = Solo puede mirar quien tiene el enlace.
lobby-chat = Chat
lobby-chat-on = En la mesa os podéis escribir.
lobby-chat-off = Nadie escribe.
lobby-clock = Reloj
lobby-clock-none = Sin reloj
lobby-clock-none-hint = Pensad todo el tiempo que queráis.
lobby-clock-move = { $time } por decisión
lobby-clock-move-hint = Cuando se acaba el tiempo, decide un bot.
lobby-clock-match = { $time } por persona y partida
lobby-clock-match-hint = ¿Se acabó? Entonces, diez segundos por decisión.
lobby-absence = Alguien se ha ido
lobby-absence-after = Un bot tras { $time }
lobby-absence-hint = Un bot ocupa su lugar hasta que vuelva.
lobby-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
lobby-minutes-long = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
lobby-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
lobby-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}

## Matches and tables

lobby-your-matches = { $count ->
    [one] Tu partida
   *[other] Tus partidas
}
lobby-your-turn = Te toca
lobby-you-decide = Decides tú
lobby-decides = Decide { $name }
lobby-waits-for-players = Faltan participantes: { $taken } de { $all }
lobby-continue = Continuar
lobby-to-the-table = A la mesa
lobby-all-matches = Las { $count } partidas
lobby-turns-wait = { $count ->
    [one] 1 partida te espera.
   *[other] { $count } partidas te esperan.
}
lobby-open-match = Abrir
lobby-against = Contra { $names }
lobby-begun = Empezada el { $date }
lobby-lesson = Lección
lobby-lessons = Lecciones
lobby-lesson-begun = Empezada
lobby-lesson-continue = Continuar
lobby-no-match-yet = La partida que empieces te espera aquí hasta que vuelvas. ¿Es nuevo para ti? Aprende jugando:
lobby-learn-minutes = 5 a 8 min
lobby-looking = Un momento…
lobby-open-tables = Mesas abiertas
lobby-open-seat = asiento libre
lobby-bot-level = Bot, nivel { $number }
lobby-seats-taken = { $taken } de { $all } asientos ocupados
lobby-playing = en juego
lobby-join = Sentarse
lobby-watch = Mirar
lobby-yours = Tuya
lobby-more-tables = { $count ->
    [one] 1 mesa más
   *[other] { $count } mesas más
}
lobby-fewer-tables = Mostrar menos
lobby-no-open-table = Ahora nadie espera participantes.
lobby-open-one = Abre una mesa para cualquiera o envíale el enlace a alguien.
lobby-no-answer = El servidor no responde; se intenta de nuevo.
lobby-got-a-code = ¿Tienes un código o un enlace?
lobby-code-or-link = k7m2 q9xw 4t
lobby-no-code = Eso no es ni un código ni un enlace a una mesa.
lobby-go = Ir
lobby-just-now = ahora mismo
lobby-just-finished = Recién acabadas
lobby-to-archive = Al archivo
lobby-nothing-finished = Todavía no ha acabado ninguna partida. La tuya podría ser la primera.
lobby-learn-heading = Aprender jugando, de 5 a 8 minutos
lobby-replay = Repetición

## Oneself

lobby-who-are-you = ¿Cómo te llamas?
lobby-your-name = Tu nombre
lobby-name-example = p. ej., Ana
lobby-name-seen = Lo ven los demás en la mesa.
lobby-name-hint = Aparece en las mesas a las que te sientes desde ahora.
lobby-name-kept = Guardado.
lobby-say-your-name = ¿Tu nombre?
lobby-sit-down = Sentarse
lobby-stay-guest = Seguir como invitado
lobby-keep = Guardar
lobby-is-guest = Invitado
lobby-has-account = Cuenta
lobby-account = Tú
lobby-account-of = { $name }: nombre y cuenta
lobby-account-for-devices = Una cuenta, si quieres
lobby-account-why = Con nombre y contraseña encuentras tus partidas en cualquier dispositivo. Lo que has jugado sigue siendo tuyo.
lobby-login-why = Los asientos que hayas ocupado como invitado pasan a tu cuenta.
lobby-account-new = Cuenta nueva
lobby-account-name = Nombre para entrar
lobby-account-made = Tu cuenta está lista, { $name }.
lobby-make-account = Crear la cuenta
lobby-log-in = Entrar
lobby-welcome-back = Hola de nuevo, { $name }.
lobby-logged-in = Has entrado como { $account }
lobby-log-out = Salir
lobby-log-out-everywhere = Salir en todos los dispositivos
lobby-logged-out = Has salido.
lobby-password = Contraseña
lobby-password-hint = Al menos 8 caracteres.
lobby-change-password = Cambiar la contraseña
lobby-old-password = Contraseña actual
lobby-new-password = Contraseña nueva
lobby-password-elsewhere = Los demás dispositivos tendrán que entrar de nuevo.
lobby-password-changed = La contraseña ha cambiado.
lobby-delete-account = Borrar la cuenta
lobby-delete-means = Se olvidan tu nombre y tu contraseña, y nadie podrá volver a entrar con ellos. Las partidas se quedan en el archivo con los nombres de entonces.
lobby-delete-really = Borrarla del todo
lobby-account-deleted = La cuenta está borrada.

## The archive

lobby-archive-filter = Filtrar el archivo
lobby-archive-empty = Todavía no ha acabado ninguna partida.
lobby-archive-nothing = Ninguna partida encaja.
lobby-archive-all = Mostrar todas
lobby-archive-pages = Páginas del archivo
lobby-archive-page = Página { $number }
lobby-newer = Más nuevas
lobby-older = Más antiguas
lobby-game-any = Los dos juegos
lobby-player = Quién
lobby-player-part = Parte del nombre
lobby-only-mine = Solo las mías
lobby-ended = Final
lobby-ended-any = Cualquiera
lobby-ended-by-rules = Hasta el final
lobby-ended-by-resigned = Por abandono
lobby-ended-by-agreed = Por acuerdo
lobby-ended-by-closed = Sin acabar
lobby-ended-closed = Sin acabar
lobby-ended-level = Empate
lobby-ended-agreed = Empate acordado
lobby-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
lobby-won-by-resignation = { $count ->
    [one] Gana { $names } por abandono
   *[other] Ganan { $names } por abandono
}
lobby-decisions = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}
lobby-imported = de un registro
lobby-not-listed = solo para ti
lobby-import = Cargar un registro
lobby-import-what = Un registro es el fichero de una partida: guardado al acabar o escrito en la terminal. Se comprueba cada línea.
lobby-import-choose = Elegir un fichero
lobby-import-drop = o soltarlo aquí (.jsonl)
lobby-import-way = Para qué
lobby-import-study = Repasarlo
lobby-import-go-on = Seguir jugando
lobby-import-study-hint = Cada decisión, desde cada asiento.
lobby-import-go-on-hint = Desde donde se detiene el registro, con dados nuevos. ¿Quién se sienta dónde?
lobby-import-study-do = Abrir la repetición
lobby-import-go-on-do = Abrir la mesa
lobby-import-cards = Fichero de cartas del registro (.toml)
lobby-import-not-one = Este fichero no es el registro de una partida.
lobby-import-too-long = Este fichero es demasiado largo para un registro.
lobby-import-other-game = Aquí no se juega a «{ $game }».
