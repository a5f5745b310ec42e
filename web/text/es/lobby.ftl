# The lobby and the archive.

## Pages

lobby-title = Golazo: fútbol de mesa
lobby-nav = Menú principal
lobby-play = Jugar
lobby-archive = Archivo
lobby-rules-and-learning = Reglas y lecciones
lobby-rules-of = Reglas de { $game }
lobby-icons = Qué significan los iconos
lobby-learn-game = Aprender { $game }
lobby-language = Idioma
lobby-settings = Ajustes
lobby-more-to-read = Más
lobby-api = API para desarrolladores
lobby-licences = Licencias de terceros
lobby-notice = Golazo es un proyecto independiente de aficionados. No está vinculado a las editoriales de { $games } ni cuenta con su aprobación. Todas las ilustraciones son propias.

## The games

lobby-minutes = unos { $minutes } min
lobby-play-now = Jugar ya
lobby-invite-friend = Invitar a un amigo
lobby-invite-friends = Invitar a amigos
lobby-one-screen = En una pantalla
lobby-learn = Aprender
lobby-rules = Reglas

## Playing at once

lobby-quick-title = { $game } contra bots
lobby-quick-change = { $game }: cambiar de rivales
lobby-quick-first = { $level }, primer partido
lobby-quick-rivals = { $level }, { $rivals ->
    [one] 1 rival
   *[other] { $rivals } rivales
}
lobby-level = Nivel { $number }
lobby-rival-level = Tu rival
lobby-rivals-level = Tus rivales
lobby-rivals = Número de rivales
lobby-your-team = Tu equipo
lobby-start = Empezar
lobby-more-options = Más opciones

## A new table

lobby-new-table = Mesa nueva
lobby-game = Juego
lobby-against-whom = Modo
lobby-mode-bots = Contra bots
lobby-mode-screen = En una pantalla
lobby-mode-friends = Con amigos
lobby-mode-bots-hint = Empieza al momento.
lobby-mode-screen-hint = Os turnáis en un mismo dispositivo. Si hay cartas ocultas, la pantalla se tapa entre turnos.
lobby-mode-friends-hint = Recibes un enlace, un código y un código QR para compartir. La partida empieza cuando todos los asientos están ocupados.
lobby-players-number = Jugadores
lobby-by-lot = Al azar
lobby-rival = Rival
lobby-rival-number = Rival { $number }
lobby-seat = Asiento { $number }
lobby-seat-of = { $seat } ({ $who })
lobby-seat-you = Tú
lobby-seat-me = Tú, en esta pantalla
lobby-seat-open = Libre, para un amigo
lobby-screen-teams = Una persona entrena al { $first } y la otra al { $second }.
lobby-screen-turns = En este juego no hay nada oculto: basta con turnarse.
lobby-start-match = Empezar la partida
lobby-open-the-table = Abrir la mesa
lobby-link-comes = El enlace de invitación aparece en la página siguiente.
lobby-more = Más
lobby-options-of-game = Opciones del juego
lobby-options-of-table = Opciones de la mesa
lobby-public = Cualquiera puede unirse
lobby-public-on = La mesa aparece en la página de inicio.
lobby-public-off = Solo la encuentra quien tenga el enlace.
lobby-watched = Cualquiera puede mirar
lobby-watched-hint = Aparece en la página de inicio y, después, en el archivo.
lobby-watched-off = Solo puede mirar quien tiene el enlace.
lobby-chat = Chat
lobby-chat-on = En la mesa todos pueden escribir.
lobby-chat-off = Esta mesa no tiene chat.
lobby-clock = Reloj
lobby-clock-none = Sin reloj
lobby-clock-none-hint = Piensa todo el tiempo que quieras.
lobby-clock-move = { $time } por jugada
lobby-clock-move-hint = Si se te acaba el tiempo, juega un bot.
lobby-clock-match = { $time } por jugador
lobby-clock-match-hint = Después, diez segundos por jugada.
lobby-absence = Si alguien se va
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
lobby-you-decide = Te toca
lobby-decides = Turno de { $name }
lobby-waits-for-players = Esperando jugadores: { $taken } de { $all }
lobby-continue = Continuar
lobby-to-the-table = Ir a la mesa
lobby-all-matches = Todas las partidas ({ $count })
lobby-turns-wait = { $count ->
    [one] Te toca en 1 partida.
   *[other] Te toca en { $count } partidas.
}
lobby-open-match = Abrir
lobby-against = Contra { $names }
lobby-begun = Empezada el { $date }
lobby-lesson = Lección
lobby-lessons = Lecciones
lobby-lesson-begun = Empezada
lobby-lesson-continue = Continuar
lobby-no-match-yet = Aquí aparecerán tus partidas; puedes irte y volver cuando quieras. ¿Es tu primera vez? Aprende jugando:
lobby-no-match-now = No tienes ninguna partida en curso. Empieza otra o aprende jugando:
lobby-your-finished = Tus partidas terminadas
lobby-learn-minutes = 5 a 8 min
lobby-looking = Cargando…
lobby-open-tables = Mesas abiertas
lobby-open-seat = asiento libre
lobby-seats-taken = { $taken } de { $all } asientos ocupados
lobby-playing = en juego
lobby-join = Unirse
lobby-watch = Mirar
lobby-yours = Tuya
lobby-more-tables = { $count ->
    [one] 1 mesa más
   *[other] { $count } mesas más
}
lobby-fewer-tables = Mostrar menos
lobby-no-open-table = Ahora no hay mesas abiertas.
lobby-open-one = Abre una mesa a la que cualquiera pueda unirse o envía el enlace a un amigo.
lobby-no-answer = El servidor no responde. Reintentando…
lobby-got-a-code = ¿Tienes un código o un enlace?
lobby-code-or-link = k7m2 q9xw 4t
lobby-no-code = Eso no es un código ni un enlace de mesa.
lobby-go = Ir
lobby-just-now = ahora mismo
lobby-just-finished = Recién terminadas
lobby-to-archive = Ver todas
lobby-nothing-finished = Aún no hay partidas terminadas. La tuya podría ser la primera.
lobby-learn-heading = Aprender jugando, de 5 a 8 minutos
lobby-replay = Repetición

## Oneself

lobby-who-are-you = ¿Cómo te llamas?
lobby-your-name = Tu nombre
lobby-name-example = p. ej., Ana
lobby-name-seen = Lo verán los demás jugadores de la mesa.
lobby-name-hint = Se usa en las mesas a las que te unas desde ahora.
lobby-name-kept = Guardado.
lobby-say-your-name = Añade tu nombre
lobby-sit-down = Sentarse
lobby-stay-guest = Jugar como invitado
lobby-keep = Guardar
lobby-is-guest = Invitado
lobby-message = Mensaje del anfitrión
lobby-message-close = Cerrar mensaje
lobby-has-account = Cuenta
lobby-account = Tú
lobby-account-of = { $name }: nombre y cuenta
lobby-account-for-devices = Cuenta (opcional)
lobby-account-why = Con nombre y contraseña encuentras tus partidas en cualquier dispositivo. Conservas todo lo que has jugado hasta ahora.
lobby-login-why = Tus asientos de invitado pasan a tu cuenta.
lobby-account-new = Cuenta nueva
lobby-account-name = Nombre de usuario
lobby-account-made = Cuenta creada. ¡Te damos la bienvenida, { $name }!
lobby-make-account = Crear cuenta
lobby-log-in = Iniciar sesión
lobby-welcome-back = Hola de nuevo, { $name }.
lobby-logged-in = Sesión iniciada como { $account }
lobby-log-out = Cerrar sesión
lobby-log-out-everywhere = Cerrar todas las sesiones
lobby-logged-out = Has cerrado la sesión.
lobby-sessions = Dónde tienes la sesión iniciada
lobby-session-here = Este dispositivo
lobby-session-unknown = Dispositivo desconocido
lobby-session-used = Último uso: { $when }
lobby-session-end = Cerrar sesión
lobby-session-end-on = Cerrar sesión en { $device }
lobby-session-ended = Sesión cerrada en { $device }.
lobby-password = Contraseña
lobby-password-hint = Al menos 8 caracteres.
lobby-invitation = Código de invitación
lobby-invitation-hint = Te lo da el anfitrión de este servidor.
lobby-change-password = Cambiar contraseña
lobby-old-password = Contraseña actual
lobby-new-password = Contraseña nueva
lobby-password-elsewhere = Se cerrará la sesión en los demás dispositivos.
lobby-password-changed = Contraseña cambiada.
lobby-delete-account = Borrar cuenta
lobby-delete-means = Se borran tu nombre y tu contraseña, y nadie podrá volver a entrar con ellos. Tus partidas siguen en el archivo con los nombres que usaste.
lobby-delete-really = Borrar para siempre
lobby-account-deleted = Cuenta borrada.

## The archive

lobby-archive-filter = Filtrar el archivo
lobby-archive-empty = Aún no hay partidas terminadas.
lobby-archive-nothing = No se han encontrado partidas.
lobby-archive-all = Mostrar todas
lobby-archive-pages = Páginas del archivo
lobby-archive-page = Página { $number }
lobby-newer = Más nuevas
lobby-older = Más antiguas
lobby-game-any = Todos los juegos
lobby-player = Jugador
lobby-player-part = Parte del nombre
lobby-only-mine = Solo mis partidas
lobby-ended = Resultado
lobby-ended-any = Cualquiera
lobby-ended-by-rules = Jugada hasta el final
lobby-ended-by-limit = Límite de jugadas
lobby-ended-by-resigned = Abandono
lobby-ended-by-agreed = Empate por acuerdo
lobby-ended-by-closed = Sin terminar
lobby-ended-closed = Sin terminar
lobby-ended-level = Empate
lobby-ended-limit = Empate por límite de jugadas
lobby-ended-agreed = Empate por acuerdo
lobby-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
lobby-won-by-resignation = { $count ->
    [one] Gana { $names } por abandono
   *[other] Ganan { $names } por abandono
}
lobby-decisions = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
lobby-imported = importada
lobby-not-listed = privada
lobby-import = Importar una partida
lobby-import-what = Elige el registro de una partida: un fichero que descargaste al terminar o guardaste en la terminal. Se comprueba cada línea.
lobby-import-choose = Elegir un fichero
lobby-import-drop = o suéltalo aquí (.jsonl)
lobby-import-way = ¿Qué quieres hacer?
lobby-import-study = Ver
lobby-import-go-on = Seguir jugando
lobby-import-study-hint = Cada jugada, vista desde cada asiento.
lobby-import-go-on-hint = Continúa donde acaba el registro, con dados nuevos. ¿Quién se sienta dónde?
lobby-import-study-do = Abrir la repetición
lobby-import-go-on-do = Abrir la mesa
lobby-import-cards = Fichero de cartas de la partida (.toml)
lobby-import-not-one = Este fichero no es el registro de una partida.
lobby-import-too-long = Este fichero es demasiado grande para un registro.
lobby-import-other-game = El juego «{ $game }» no está disponible aquí.
