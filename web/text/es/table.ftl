# Tables: the waiting room, and what all matches share.

table-coming = Preparando la mesa…
table-copied-link = Enlace copiado. Pégalo en un mensaje.
table-copy-this-link = Copiar el enlace
table-share = Compartir
table-link = Enlace
table-code = Código para escribir en la página de inicio
table-qr = Código QR de { $url }
table-only-here = Esta dirección solo funciona en este ordenador. Para otros dispositivos, arranca el servidor con: golazo serve --host 0.0.0.0

## The waiting room

table-waiting-for = { $open ->
    [one] Falta un jugador.
   *[other] Faltan { $open } jugadores.
}
table-free-seat = Asiento libre
table-seat-number = Asiento { $number }
table-is-here = Presente
table-is-away = Ausente
table-sit-down = Sentarse
table-your-name = Tu nombre
table-name-example = Tu nombre en la mesa
table-or-watch = O quédate a mirar: la partida empieza cuando todos los asientos están ocupados.
table-leave = Dejar la mesa
table-invite = Invitar a jugadores
table-invite-how = Envía el enlace, enseña el código QR o lee el código en voz alta.
table-watching = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
table-clock-move = { $time } por jugada
table-clock-match = { $time } por jugador para toda la partida
table-own-cards = Se juega con cartas personalizadas.
table-promise = Compromiso de los dados:
table-seed-missing = falta su semilla
table-dice-commitment = La mesa muestra ahora un compromiso de los dados distinto del de antes.
table-dice-seed = La semilla de tu asiento no es la que envió este navegador.
table-dice-given = El servidor puso una semilla en tu asiento antes de que este navegador pudiera enviar la tuya.
table-dice-bot = El asiento de un bot tiene semilla, aunque los bots no dan ninguna.
table-dice-secret = El secreto de los dados no corresponde al compromiso que vio este navegador.
table-dice-dice = Algunos dados que viste no coinciden con el registro.
table-dice-why = ¿Qué ha fallado?

## Pages for what goes wrong

table-trouble-no-such-table = Revisa el enlace o el código, letra por letra. Las mesas a las que nadie se une se borran al cabo de un tiempo.
table-trouble-other-rules = La partida está a salvo en el servidor, pero solo puede seguir con una versión anterior de Golazo. Aquí puedes empezar otra.
table-trouble-too-many = Hay demasiadas conexiones abiertas desde tu red. Cierra otras pestañas de Golazo o espera un momento.
table-trouble-bad-token = Has estado fuera mucho tiempo. Vuelve a cargar la página y podrás sentarte.
table-signed-out = Se ha cerrado tu sesión desde otro dispositivo.
table-trouble-signed-out = Tus partidas siguen. Inicia sesión para recuperar tus asientos o juega como invitado.
table-trouble-not-over = Mientras se juega, puedes mirar la partida. La repetición está disponible cuando termina.
table-no-page = Este juego no se puede jugar en el navegador
table-trouble-no-page = Juégalo en la terminal, o elige otro en la página de inicio.
table-trouble-offline = Comprueba tu conexión y que el servidor esté en marcha.
table-trouble-other = Todo lo jugado está guardado. Inténtalo de nuevo en un momento.

## The bar and the menu

table-menu = Menú
table-menu-of = Menú de la mesa: { $table }
table-against = contra { $name }
table-players = { $count } jugadores
table-turn-of = Turno de { $name }
table-you-watch = Estás mirando
table-undo = Deshacer
table-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, 1 nuevo
   *[other] Chat, { $unread } nuevos
}
table-sound-on = Activar sonido
table-sound-off = Desactivar sonido
table-help = Ayuda
table-settings = Ajustes
table-copy-link = Copiar enlace para espectadores
table-pause = Pedir una pausa
table-draw = Proponer un empate
table-draw-really = Si todos aceptan, la partida termina en empate.
table-resign = Rendirse
table-resign-really = Pierdes esta partida.
table-resign-really-several = Un bot sigue jugando por ti.
table-bot-stands-in = Juega un bot en su lugar
table-has-resigned = Se ha rendido
table-result = Resultado

## Chat

table-chat = Chat
table-say = Escribe un mensaje
table-send = Enviar
table-nothing-said = Aún no hay mensajes.
table-mute = Silenciar a { $name }
table-report = Denunciar el mensaje de { $name }
table-reported = Denunciado. El anfitrión ya puede verlo.
table-muted = { $name } está en silencio.
table-unmute = Dejar de silenciar

## While the match is on

table-reconnecting = Reconectando…
table-paused = La partida está en pausa.
table-resume = Seguir
table-i-am-back = Ya he vuelto
table-hurry = ¡Rápido!
table-hurry-you = Te quedan menos de diez segundos.
table-agree = Aceptar
table-decline = Rechazar
table-still-to-answer = Falta por responder: { $names }
table-never-mind = Cancelar
table-your-turn = Te toca
table-pass-on = Pasa el dispositivo a { $name }
table-look-away = Los demás, ¡no miréis! Las cartas siguen ocultas hasta que { $name } las muestre.
table-raise = Soy { $name }: mostrar mis cartas

## Log and help

table-log = Crónica
table-log-earlier = Cargando jugadas anteriores…
table-what-happened = ¿Qué acaba de pasar?
table-nothing-happened = Todavía nada: la partida acaba de empezar.
table-before = Anterior
table-after = Siguiente
table-of = { $number } de { $count }
table-rules = Reglas
table-icons = Qué significan los iconos
table-learn = Aprender jugando
table-help-reasons = Toca lo que esté bloqueado para ver por qué.
table-help-hold = Mantén pulsada una carta para verla en grande.
table-help-point = Pon el ratón sobre una carta para verla en grande.
table-keys = Teclas
table-key-choose = elegir
table-key-do = pulsar el botón principal
table-key-back = atrás
table-key-card = ampliar la carta
## The end

table-closed = La partida se cerró
table-drawn = Empate
table-rematch = Revancha
table-join-rematch = Unirse a la revancha
table-watch-rematch = Ver la revancha
table-rematch-is-on = La revancha ha empezado.
table-rematch-offered = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
}
table-watch-again = Repetición
table-timeline = Desarrollo
table-share-match = Compartir la partida
table-fair = Dados limpios
table-dice-checked = Dados comprobados
table-see-table = Ver la mesa
