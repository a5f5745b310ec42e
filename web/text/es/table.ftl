# Tables: the waiting room, and what all matches share.

table-coming = Se está poniendo la mesa.
table-copied-link = Enlace copiado. Pégalo en un mensaje.
table-copy-this-link = Copiar el enlace
table-share = Compartir
table-link = Enlace
table-code = Código para escribir en el vestíbulo
table-qr = Código QR de { $url }
table-only-here = Esta dirección solo la conoce este ordenador. Para otros dispositivos, arranca el servidor con: golazo serve --host 0.0.0.0

## The waiting room

table-waiting-for = { $open ->
    [one] Falta una persona.
   *[other] Faltan { $open } personas.
}
table-free-seat = Asiento libre
table-seat-number = Asiento { $number }
table-is-here = Presente
table-is-away = Ausente
table-sit-down = Sentarse
table-your-name = Tu nombre
table-name-example = Cómo te llaman los demás
table-or-watch = O quédate a mirar: se empieza cuando todos los asientos están ocupados.
table-leave = Dejar la mesa
table-invite = Invitar a alguien
table-invite-how = Envía el enlace, deja que escaneen el código o lee las letras en voz alta.
table-watching = { $count ->
    [one] 1 mirando
   *[other] { $count } mirando
}
table-clock-move = { $time } para cada decisión
table-clock-match = { $time } para todas las decisiones de cada cual
table-own-cards = Se juega con cartas propias.
table-promise = Compromiso de los dados:

## Pages for what goes wrong

table-trouble-no-such-table = Revisa el enlace o el código: cuenta cada letra. Las mesas a las que nadie se sentó se retiran al cabo de un tiempo.
table-trouble-other-rules = La partida está a salvo en el servidor. Un Golazo anterior puede continuarla; aquí puedes empezar otra.
table-trouble-too-many = Desde tu red hay muchas conexiones abiertas. Cierra otras pestañas de Golazo o espera un momento.
table-trouble-bad-token = Has estado fuera mucho tiempo. Vuelve a cargar la página y podrás sentarte.
table-trouble-not-over = Mientras se juega, una partida se puede ver, pero no recorrer.
table-trouble-offline = ¿Está en marcha el servidor y tienes conexión?
table-trouble-other = Lo decidido está guardado. Inténtalo de nuevo en un momento.

## The bar and the menu

table-menu = Menú
table-menu-of = Menú de esta mesa: { $table }
table-against = contra { $name }
table-players = { $count } participantes
table-turn-of = Le toca a { $name }
table-you-watch = Estás mirando
table-undo = Deshacer
table-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, 1 nuevo
   *[other] Chat, { $unread } nuevos
}
table-sound-on = Activar el sonido
table-sound-off = Quitar el sonido
table-help = Ayuda
table-settings = Ajustes
table-copy-link = Copiar el enlace para espectadores
table-pause = Pedir una pausa
table-draw = Ofrecer el empate
table-draw-really = Si todos aceptan, la partida termina aquí sin ganador.
table-resign = Rendirse
table-resign-really = Contra un solo rival la partida se pierde. Entre varios, un bot sigue jugando por ti.
table-bot-stands-in = Juega un bot en su lugar
table-has-resigned = Se ha rendido
table-result = Resultado

## Chat

table-chat = Chat
table-say = Di algo
table-send = Enviar
table-nothing-said = Nadie ha dicho nada todavía.
table-mute = No oír más a { $name }
table-muted = { $name } está en silencio.
table-unmute = Volver a oír

## While the match is on

table-reconnecting = Reconectando…
table-paused = La partida está en pausa.
table-resume = Seguir
table-i-am-back = Ya he vuelto
table-hurry = ¡Rápido!
table-hurry-you = Te quedan menos de diez segundos.
table-agree = Aceptar
table-decline = Rechazar
table-still-to-answer = Falta la respuesta de: { $names }
table-never-mind = Mejor no
table-your-turn = Te toca
table-pass-on = Pasa el dispositivo a { $name }
table-look-away = Los demás miran a otro lado. No se muestra nada hasta que { $name } lo diga.
table-raise = Soy { $name }: mostrar mis cartas

## Log and help

table-log = Crónica
table-what-happened = ¿Qué acaba de pasar?
table-nothing-happened = Todavía nada: la partida acaba de empezar.
table-before = Atrás
table-after = Siguiente
table-of = { $number } de { $count }
table-rules = Las reglas
table-icons = Qué significan los iconos
table-learn = Aprender jugando
table-help-reasons = Lo que no se puede hacer dice por qué: tócalo, y con otro toque verás la regla.
table-help-hold = Mantén pulsada una carta para verla en grande.
table-help-point = Pon el ratón sobre una carta para verla en grande.
table-keys = Teclas
table-key-choose = elegir
table-key-do = hacer lo que dice el botón
table-key-back = atrás
table-key-card = ver la carta en grande
table-key-no-more = no más cartas
table-key-shot = disparo
table-key-pass = pase
table-key-roll = tirar los dados
table-key-build = construir

## The end

table-closed = La partida se cerró
table-drawn = Empate
table-projects = { $count ->
    [one] 1 gran proyecto
   *[other] { $count } grandes proyectos
}
table-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
table-rematch = Revancha
table-join-rematch = Ir a la revancha
table-watch-rematch = Ver la revancha
table-rematch-is-on = Hay una revancha.
table-rematch-offered = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
}
table-watch-again = Ver otra vez
table-timeline = Desarrollo
table-share-match = Compartir la partida
table-fair = Dados limpios
table-see-table = Mirar la mesa
