# Matches that are over: watching them again, and checking their dice.

replay-heading = Repetición
replay-record = Registro
replay-fair = Dados limpios
replay-share = Compartir este momento
replay-board = La mesa en este momento
replay-slider = Decisión
replay-first = Al principio
replay-back = Una decisión atrás
replay-next = Una decisión adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad: por { $speed }
replay-step = { $number } de { $last }
replay-sight = Visto por
replay-everything = Todo
replay-statistics = Estadísticas
replay-numbers = Lo que dio cada número
replay-number = Número
replay-rolled = Salió
replay-moments = Momentos
replay-timeline = Cómo fue la partida

## Fair dice

replay-fair-title = Dados limpios
replay-fair-lead = Nadie debería tener que fiarse de los dados del anfitrión. Aquí los comprueba tu propio navegador.
replay-fair-how-1 = Antes de la partida, el servidor saca un secreto y enseña su compromiso: un número al que no le encaja ningún otro secreto.
replay-fair-how-2 = Quien se sienta puede añadir una semilla propia, que el servidor no podía conocer al sacar el secreto.
replay-fair-how-3 = El azar de cada decisión se calcula con el secreto, el nombre de la mesa, todas las semillas y el número de la decisión.
replay-fair-how-4 = Al terminar la partida se revela el secreto, y cualquiera puede volver a calcularlo.
replay-fair-how-5 = Así el servidor no puede elegir ningún dado mientras juegas, y nadie puede prever uno.
replay-fair-checking = Comprobando…
replay-fair-all-well = Los dados fueron limpios
replay-fair-all-well-line = { $decisions ->
    [one] 1 decisión y el reparto tienen exactamente el azar prometido.
   *[other] { $decisions } decisiones y el reparto tienen exactamente el azar prometido.
}
replay-fair-not-well = Esto no cuadra
replay-fair-not-well-line = Guarda el registro y pregunta al anfitrión. Lo que falla está abajo.
replay-fair-ok = cuadra
replay-fair-failed = no cuadra
replay-fair-unsure = no se puede saber
replay-fair-secret = El secreto corresponde al compromiso
replay-fair-secret-line = SHA-256 del secreto es el compromiso que figura en el registro.
replay-fair-secret-failed = El registro tiene otro secreto que el de su compromiso.
replay-fair-secret-missing = El secreto no se ha revelado. Una partida terminada sin él no es de fiar.
replay-fair-noted = Es el compromiso que viste
replay-fair-noted-line = Este navegador lo vio el { $when }, antes de que terminara la partida.
replay-fair-noted-failed = Antes de que terminara la partida, este navegador vio otro compromiso: { $seen }.
replay-fair-noted-none = Este navegador no vio la mesa antes de que terminara la partida; solo se puede comprobar lo que dice el registro. Si apuntaste el compromiso, compáralo: { $commitment }
replay-fair-chance = De ahí viene cada dado y cada carta
replay-fair-chance-line = { $count } veces se ha vuelto a calcular el azar con secreto, mesa, semillas y número, y siempre era el mismo.
replay-fair-chance-failed = La decisión { $number } tuvo otro azar que el que da el secreto.
replay-fair-told = El principio se jugó en otra parte
replay-fair-told-line = Hasta la decisión { $number } el azar se comunicó a esta mesa, no salió de ella.
replay-fair-lines = El registro está completo
replay-fair-lines-line = Empieza con su cabecera y termina con el resultado. La suma de control es { $check }: quien tiene la misma tiene la misma partida.
replay-fair-lines-failed = Faltan líneas o no se pueden leer.
replay-fair-seeds = Todos podían añadir una semilla
replay-fair-seeds-line = { $count ->
    [0] Nadie añadió una semilla. Los dados siguen atados al secreto.
    [one] 1 de { $seats } asientos añadió una semilla.
   *[other] { $count } de { $seats } asientos añadieron una semilla.
}
replay-fair-no-crypto = Esta página llegó por http sin cifrar, y el navegador no le deja calcular hashes. Descarga el registro y compruébalo en tu ordenador:
replay-fair-download = Descargar el registro
replay-fair-not-over = La partida sigue en juego. Su secreto se revela cuando termina; hasta entonces, este es su compromiso:
replay-fair-by-hand = O compruébala sin esta página, con decisiones y resultado:
replay-fair-other-dice = Esta partida no se jugó en una mesa: sus dados salen de una semilla del registro, y nadie puede saber cómo se eligió.
replay-fair-lesson = Los dados de una lección están puestos de antemano, para que todos aprendan lo mismo.
