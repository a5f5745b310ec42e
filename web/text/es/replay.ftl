# Matches that are over: watching them again, and checking their dice.

replay-heading = Repetición
replay-record = Registro
replay-fair = Dados limpios
replay-share = Compartir esta posición
replay-board = La mesa en este punto
replay-slider = Jugada
replay-first = Ir al principio
replay-back = Jugada anterior
replay-next = Jugada siguiente
replay-last = Ir al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad: { $speed }×
replay-step = { $number } de { $last }
replay-sight = Ver como
replay-everything = Todo
replay-statistics = Estadísticas
replay-moments = Momentos clave
replay-timeline = Desarrollo de la partida

## Fair dice

replay-fair-title = Dados limpios
replay-fair-lead = No hace falta fiarse de los dados del anfitrión: aquí los comprueba tu navegador.
replay-fair-how-1 = Antes de la partida, el servidor saca un secreto al azar y publica su compromiso, una huella que solo corresponde a ese secreto.
replay-fair-how-2 = Solo entonces el dispositivo de cada jugador envía su propia semilla, en respuesta al compromiso. Tu navegador guarda las dos cosas.
replay-fair-how-3 = Los dados y las cartas de cada jugada se calculan con el secreto, el nombre de la mesa, todas las semillas y el número de la jugada.
replay-fair-how-4 = Al terminar la partida se revela el secreto. Tu navegador repite el cálculo y lo compara con lo que guardó.
replay-fair-how-5 = Así, el servidor no puede elegir los dados, a no ser que otro jugador se ponga de acuerdo con el anfitrión y busque una semilla que convenga. El propio servidor sí conoce los dados de antemano.
replay-fair-checking = Comprobando…
replay-fair-all-well = Los dados fueron limpios
replay-fair-all-well-line = { $decisions ->
    [one] El reparto y 1 jugada corresponden exactamente al compromiso de los dados.
   *[other] El reparto y { $decisions } jugadas corresponden exactamente al compromiso de los dados.
}
replay-fair-part-well = Lo que se pudo comprobar es correcto
replay-fair-not-well = La comprobación ha fallado
replay-fair-not-well-line = Guarda el registro y pregunta al anfitrión. Abajo se ve qué ha fallado.
replay-fair-ok = correcto
replay-fair-failed = falla
replay-fair-unsure = no se puede comprobar
replay-fair-secret = El secreto corresponde al compromiso
replay-fair-secret-line = El SHA-256 del secreto es el compromiso que figura en el registro.
replay-fair-secret-failed = El secreto del registro no corresponde a su compromiso.
replay-fair-secret-missing = El secreto no se ha revelado. No te fíes de una partida terminada sin él.
replay-fair-noted = Es el compromiso que viste
replay-fair-noted-line = Este navegador lo vio el { $when }, durante la partida.
replay-fair-noted-failed = Durante la partida, este navegador vio otro compromiso: { $seen }.
replay-fair-noted-none = Este navegador no vio la mesa durante la partida, así que solo se puede comprobar el registro. Si apuntaste el compromiso, compáralo: { $commitment }
replay-fair-own = Tu semilla forma parte de los dados
replay-fair-own-line = Este navegador sacó { $seed } después de ver el compromiso. Es la semilla registrada para tu asiento.
replay-fair-own-failed = En el registro, tu asiento tiene una semilla distinta de la que envió este navegador: { $seed }.
replay-fair-own-none = Este navegador no envió ninguna semilla para tu asiento. Quizá lo hiciste desde otro dispositivo.
replay-fair-kept = Lo que viste durante la partida
replay-fair-kept-commitment = Durante la partida, la mesa mostró un compromiso distinto del inicial.
replay-fair-kept-seed = Durante la partida, tu asiento mostró una semilla distinta de la que envió este navegador.
replay-fair-kept-given = El servidor puso una semilla en tu asiento antes de que este navegador pudiera enviar la tuya.
replay-fair-kept-bot = El asiento de un bot tiene semilla, aunque los bots no dan ninguna.
replay-fair-kept-secret = El secreto de los dados no corresponde al compromiso que vio este navegador.
replay-fair-kept-dice = Algunos dados que se vieron durante la partida no coinciden con el registro.
replay-fair-kept-record = Este no es el registro de esta mesa.
replay-fair-chance = Cada dado y cada carta salen del secreto
replay-fair-chance-line = Los { $count } resultados de dados y cartas se han vuelto a calcular con el secreto, la mesa, las semillas y el número de jugada. Todos coinciden.
replay-fair-chance-failed = La jugada { $number } no corresponde al secreto.
replay-fair-told = El principio se jugó en otra parte
replay-fair-told-line = Los dados y las cartas hasta la jugada { $number } se importaron; no salieron en esta mesa.
replay-fair-told-never = Hasta la jugada { $number }, los dados del registro no salen del secreto, aunque no todas esas jugadas se hicieron en otro lugar.
replay-fair-lines = El registro está completo
replay-fair-lines-line = Tiene su cabecera y su resultado. La suma de control es { $check }: la misma suma significa la misma partida.
replay-fair-lines-failed = Faltan líneas o no se pueden leer.
replay-fair-seeds = Semillas de los jugadores
replay-fair-seeds-line = { $count ->
    [0] Nadie añadió una semilla. Los dados siguen atados al secreto.
    [one] 1 de { $seats } asientos añadió una semilla.
   *[other] { $count } de { $seats } asientos añadieron una semilla.
}
replay-fair-no-crypto = Esta página se cargó por http sin cifrar, así que el navegador no puede calcular hashes. Descarga el registro y compruébalo en tu ordenador:
replay-fair-download = Descargar el registro
replay-fair-not-over = La partida sigue en juego. El secreto se revela cuando termina; hasta entonces, este es el compromiso de los dados:
replay-fair-by-hand = O compruébalo tú, con todas las jugadas y el resultado:
replay-fair-other-dice = Esta partida no se jugó en una mesa. Sus dados salen de una semilla del registro, y nadie puede saber cómo se eligió.
replay-fair-lesson = Los dados de una lección están fijados de antemano, para que todos aprendan lo mismo.
