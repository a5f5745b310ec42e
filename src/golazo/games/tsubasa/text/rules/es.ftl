# The rules of Captain Tsubasa: each by its id, with a title. Names of cards come from the game's own texts.

## The box and the cards

rule-ct-box-1-title = Qué hay en la caja
rule-ct-box-1 =
    24 cartas iniciales, 12 por equipo: 11 jugadores y la afición.
    8 cartas de motivación, 4 por equipo. 26 cartas de partido, 13 por parte. 8 fichajes.
    6 disparos especiales y 6 defensas especiales, 3 y 3 por equipo. 8 cartas de cansancio, 4 por equipo.
    2 tarjetas, una por equipo, amarillas por un lado y rojas por el otro.
    30 puntos: por equipo, 5 de disparo, 5 de pase y 5 de defensa.
    2 dados. El símbolo del equipo en un dado cuenta como 6.
rule-ct-card-1-title = Cómo leer una carta
rule-ct-card-1 =
    La banda del título muestra a qué mazo pertenece la carta. Las cartas de motivación y los fichajes muestran también cuántos puntos cuestan.
    Cada carta tiene tres valores: disparo, pase y defensa.
    Una carta tiene hasta dos habilidades. La acción obligatoria solo se aplica si usas la habilidad 1.

## Set-up

rule-ct-set-1-title = Cartas de partido y terreno de juego
rule-ct-set-1 =
    Se barajan las 13 cartas de partido de cada parte. Una vuelve a la caja sin mirarla y quedan 12.
    Se descubren cuatro cartas de la primera parte: son el terreno de juego. El mazo de la segunda parte se guarda para después.
rule-ct-set-2-title = Puntos: en reserva y disponibles
rule-ct-set-2 =
    Cada entrenador empieza con 5 puntos de cada tipo en la reserva y ninguno disponible.
    Un punto que ganas pasa de tu reserva a los disponibles. Si no quedan de ese tipo en la reserva, se pierde.
    Los puntos que gastas vuelven a tu reserva.
rule-ct-set-3-title = Mazo de robo
rule-ct-set-3 = Cada entrenador baraja las 12 cartas iniciales de su equipo. Forman el mazo de robo.
rule-ct-set-4-title = Opción: primer partido
rule-ct-set-4 =
    Un partido más corto y sencillo. Las cartas de partido con asterisco se quedan en la caja.
    Primera parte: «{ $control-and-advance }», «{ $kozo-and-robertos-advice }», «{ $pursuing-the-title }», «{ $outstanding-save }».
    Segunda parte: «{ $control-and-advance }», «{ $motivation-to-play-for-japan }», «{ $foul }», «{ $substitution }».
    La afición y las cartas de cansancio también se quedan en la caja.
    No hay motivación ni fichajes, salvo que la mesa los active.
    Para cada parte quedan 9 cartas de partido. Una vuelve a la caja sin mirarla y las otras 8 dan para 4 rondas.
rule-ct-kick-1-title = Saque inicial
rule-ct-kick-1 =
    Se lanza el marcador de posesión. Quien gana el sorteo elige: empezar atacando o dejar que empiece atacando el rival.
    Quien tiene el balón es el atacante; el otro entrenador es el defensor.

## The round

rule-ct-rnd-1-title = Cuatro fases
rule-ct-rnd-1 =
    Una ronda tiene cuatro fases: robo, ofensiva, disparo o pase, descartes. Solo puedes hacer lo que corresponde a la fase actual.
    Una parte tiene seis rondas: 12 cartas de partido, dos en cada ronda.

## Draw

rule-ct-draw-1-title = Robar hasta cuatro cartas
rule-ct-draw-1 =
    Cada entrenador roba hasta tener 4 cartas en la mano. Con 4 o más no robas ninguna.
    Si se acaba el mazo de robo, se baraja la pila de descarte y pasa a ser el nuevo mazo. Si no queda nada en ninguno de los dos, juegas con menos cartas.
rule-ct-draw-2-title = Tomar una carta de partido
rule-ct-draw-2 =
    El defensor elige primero; después, el atacante. Cada uno toma una carta de partido: una a la vista del terreno de juego o la primera del mazo de partido, sin verla antes.
    Entre uno y otro no se repone el terreno de juego.
    Una carta del terreno de juego la conocen ambos. Una del mazo la conoce solo quien la toma.

## Attack

rule-ct-atk-1-title = Jugar una carta o plantarse
rule-ct-atk-1 =
    Empieza el atacante y después se alternan los turnos. En tu turno juegas una carta de tu mano boca arriba y puedes usar sus habilidades.
    O te plantas. Entonces no juegas nada más en esta ronda, conservas tu mano para la siguiente y el rival puede seguir solo.
    Con la mano vacía tienes que plantarte.
    El reglamento llama «pasar» a plantarse. Aquí, pasar es siempre pasar el balón.
rule-ct-atk-2-title = Habilidades
rule-ct-atk-2 =
    Las habilidades son opcionales. Solo puedes usarlas en el turno en que juegas la carta. Solo las repeticiones de tirada y las paradas llegan tras los dados.
    Puedes usar las dos habilidades de una carta, cada una una vez y en el orden que quieras. La acción obligatoria solo va con la habilidad 1.
    No puedes usar una habilidad que no tendría efecto, salvo la habilidad 1 de una carta con acción obligatoria. Tampoco la de una carta que ya no está en la zona de juego.
rule-ct-atk-3-title = Nueve cartas acaban la ofensiva
rule-ct-atk-3 =
    Tras cada turno se cuentan juntas las cartas de las dos zonas de juego. Con 9 cartas acaba la ofensiva. También acaba cuando los dos entrenadores se han plantado.
    Nunca se juega una 10.ª carta, ni siquiera con una habilidad.
    Las cartas eliminadas no cuentan. Si se elimina la 9.ª, la ofensiva sigue y le toca al otro entrenador. Si ya se había plantado, el turno vuelve a ti.
rule-ct-atk-4-title = Qué cuenta para las nueve
rule-ct-atk-4 = Las tarjetas amarillas y rojas nunca cuentan para las 9 cartas. Las de cansancio sí.
rule-ct-atk-5-title = Siete cartas en la prórroga
rule-ct-atk-5 = En la prórroga el límite es de 7 cartas en vez de 9.

## Shot or pass

rule-ct-shot-1-title = Disparo o pase
rule-ct-shot-1 =
    El defensor suma los valores de defensa de su zona de juego. El atacante ve esa suma, la compara con las suyas de disparo y de pase, y elige una de las dos acciones.
    Las penalizaciones de una tarjeta amarilla o roja también cuentan. Una suma puede quedar por debajo de cero.
rule-ct-shot-2-title = Gastar puntos
rule-ct-shot-2 =
    Primero el atacante y luego el defensor dicen cuántos puntos disponibles gastan. Cada uno da +1.
    Solo valen los del tipo adecuado: los de disparo en un disparo, los de pase en un pase y los de defensa en la defensa.
rule-ct-shot-3-title = Tirar los dados
rule-ct-shot-3 = Ambos entrenadores tiran un dado y lo añaden a su suma. Gana la suma más alta. En caso de empate, gana el atacante.
rule-ct-shot-4-title = El resultado
rule-ct-shot-4 =
    Gana el disparo: gol, y el balón pasa al rival.
    Gana el pase: el atacante mantiene el balón.
    Gana la defensa: el defensor gana el balón.

## Rerolls and saves

rule-ct-dice-1-title = Repetir una tirada
rule-ct-dice-1 =
    Algunas cartas permiten repetir una tirada, como { $teppei-kisugi } y { $takeshi-sawada }. Si has jugado la carta en esta ronda, puedes repetir la tirada de un dado de la ronda.
    Puede ser tu dado o el del rival, en el disparo o pase o en la parada. Cada una de estas cartas sirve una vez por ronda.
rule-ct-dice-2-title = Quién repite primero
rule-ct-dice-2 =
    Primero se tiran los dados del disparo o pase; después vienen las repeticiones. Se pregunta antes a quien va perdiendo, y así hasta que los dos renuncian seguidos.
    Luego viene la parada y, tras ella, más repeticiones de la misma manera, ahora de cualquier dado de la ronda.
    Si al repetir un dado del disparo gana el defensor, el balón es suyo y la parada ya no importa. Si sigue ganando el atacante, la parada vale tal como salió.
rule-ct-dice-3-title = La parada del portero
rule-ct-dice-3 =
    Si ha ganado un disparo y en la zona de juego del defensor hay un portero, el defensor puede tirar un dado.
    { $yuzo-morisaki } y { $ken-wakashimazu } atrapan el balón con un 1: se lo queda el defensor. Con un 2 o un 3 es córner: no hay gol y el atacante mantiene el balón. De 4 a 6, el gol vale. Otros porteros llevan sus propios números en la carta.
    Hay un solo intento por disparo. Si hay en juego varias cartas con parada, el defensor elige una.
rule-ct-dice-4-title = Opción: éxito asegurado
rule-ct-dice-4 =
    Si en el disparo o pase uno saca un 6 y el otro un 1, gana el 6 sean cuales sean las sumas. Repetir una tirada puede evitarlo o lograrlo.
    Esta opción está desactivada, salvo que la actives al abrir la mesa.

## Discard

rule-ct-disc-1-title = Descartes
rule-ct-disc-1 =
    Las cartas jugadas van a la pila de descarte de su entrenador. Las que no se han jugado siguen en la mano.
    El terreno de juego se repone hasta 4 cartas mientras queden cartas de partido.

## Halves and the end

rule-ct-half-1-title = Tiempo de descuento
rule-ct-half-1 =
    Cuando se han tomado las dos últimas cartas de partido empieza el tiempo de descuento. Es la ronda 6 de la parte; en un primer partido, la 4.
    La parte termina en cuanto el atacante pierde el balón o marca.
    Con un pase que llega, un córner o «{ $control-and-advance }», el atacante mantiene el balón. Entonces sigue otra ronda, sin nuevas cartas de partido.
rule-ct-half-2-title = Descanso
rule-ct-half-2 =
    Cada entrenador baraja juntos el mazo de robo, la pila de descarte y la mano. Los puntos y las tarjetas amarillas y rojas se quedan.
    El terreno de juego se forma con el mazo de la segunda parte. Ahora saca quien no hizo el saque inicial.
rule-ct-end-1-title = Ganar el partido
rule-ct-end-1 = Gana quien tenga más goles tras la segunda parte. Si hay igualdad, se juega la prórroga, salvo que la mesa juegue sin ella.
rule-ct-extra-1-title = Prórroga
rule-ct-extra-1 =
    Se vuelven a barajar todas las cartas. No hay cartas de partido y el límite es de 7 cartas.
    La prórroga tiene dos partes de dos rondas. En la última ronda de cada parte se sigue como en el tiempo de descuento.
    El azar decide quién empieza atacando. Antes de la segunda parte se baraja otra vez y empieza atacando el otro entrenador.
rule-ct-end-2-title = Sigue la igualdad
rule-ct-end-2 = Si sigue la igualdad, ambos entrenadores son campeones: el partido termina en empate.
rule-ct-end-3-title = Límite de jugadas
rule-ct-end-3 = Tras 5000 jugadas, una partida termina en empate, esté como esté. Con estas cartas ninguna partida se acerca a ese número; con otras, alguna podría no acabar nunca.

## Special cards

rule-ct-yel-1-title = Amarilla y roja
rule-ct-yel-1 =
    Una tarjeta amarilla se queda en tu zona de juego hasta el final del partido. Su penalización cuenta en todas las rondas, también en la actual. «{ $substitution }» puede retirarla.
    Una segunda amarilla da la vuelta a la tarjeta: roja. La roja se queda y no se puede retirar. Una tercera amarilla no cambia nada.
rule-ct-fat-1-title = Cansancio
rule-ct-fat-1 =
    Una carta de cansancio no tiene valores ni habilidades. Se puede jugar, y entonces cuenta para el límite.
    Cuando tomas una, la pones en tu pila de descarte. Hay 4 por equipo.
rule-ct-inj-1-title = Lesión
rule-ct-inj-1 = El rival descarta al momento una carta al azar de su mano.
rule-ct-ctrl-1-title = Mantener el balón con una carta
rule-ct-ctrl-1 =
    Solo el atacante puede usar «{ $control-and-advance }». Todas las cartas jugadas van a sus pilas de descarte y esta carta se elimina del partido.
    Vale como un pase que llega: el atacante mantiene el balón y empieza una ronda nueva.
rule-ct-spec-1-title = Disparo especial
rule-ct-spec-1 =
    Solo puede usarlo el atacante, y solo con la carta de su equipo. Todas las cartas jugadas van a sus pilas de descarte y esta carta se elimina del partido.
    En secreto, el atacante elige uno de 3 disparos especiales y el defensor una de 3 defensas especiales. Se descubren las dos. Cada defensa detiene exactamente un disparo.
    Detenido: el defensor gana el balón. No detenido: gol, y después el balón es del defensor.
    No hay puntos, ni dados, ni parada, ni repetición. Los disparos y las defensas especiales nunca se gastan.
rule-ct-spec-2-title = Ejemplo de disparo especial
rule-ct-spec-2 = El { $toho } elige «{ $tiger-overhead-kick }» y el { $nankatsu } elige «{ $ryo-blocks-the-tiger-shot }». No es la defensa que hacía falta: gol. Ahora ataca el { $nankatsu }.

## The words on the cards

rule-ct-term-1-title = Eliminar, descartar, jugar
rule-ct-term-1 =
    Eliminar: la carta va a la caja y ya no participa en este partido.
    Descartar: la carta va a la pila de descarte de su dueño. Una carta de partido es del entrenador que la tomó.
    Jugar: la carta va a la zona de juego y se pueden usar sus habilidades. Sale de la mano, salvo que la habilidad nombre el mazo de robo o la pila de descarte.
rule-ct-term-2-title = Ganar puntos
rule-ct-term-2 =
    Un punto de disparo o de pase: uno de los dos.
    Un punto de cada tipo: uno de disparo, uno de pase y uno de defensa.
    Dos puntos de cualquier tipo: iguales o distintos, como quieras.
rule-ct-term-3-title = Cartas del otro equipo
rule-ct-term-3 = Puedes tomar y jugar cartas del equipo rival. Solo su disparo especial es exclusivo de ese equipo, pero puedes jugar esa carta por sus valores.

## Motivation and signings

rule-ct-mot-1-title = Motivar a un jugador
rule-ct-mot-1 =
    Si has jugado en esta ronda la carta inicial de un jugador, puedes pagar su carta de motivación. Sustituye a la carta inicial, que se elimina del partido.
    Los nuevos valores cuentan al momento y puedes usar las nuevas habilidades.
    Puedes hacerlo en tu turno de la ofensiva, antes o después de jugar una carta, al elegir disparo o pase y al gastar puntos, pero no después de los dados. En los dos últimos casos, aunque ya te hayas plantado.
    Ejemplo: { $tsuneo-takashima } cuesta 2 de defensa y 1 de pase.
rule-ct-sign-1-title = Fichajes
rule-ct-sign-1 =
    4 de los 8 fichajes están a la vista para ambos. No se reponen. En tu turno de la ofensiva puedes pagar uno o más, si no te has plantado.
    Un jugador de campo se añade a tu zona de juego si el límite deja sitio. Un portero ({ $taichi-nakanishi }, { $genzo-wakabayashi }) sustituye a un portero que hayas jugado en esta ronda, que se elimina del partido.
    Puedes usar las habilidades del nuevo jugador. Cuenta como carta jugada y es tuyo hasta el final del partido.
rule-ct-sign-2-title = A quién se puede fichar
rule-ct-sign-2 = Jugadores de campo: { $shun-nitta }, { $jun-misugi }, { $hikaru-matsuyama }, { $kazuo-and-masao-tachibana } (una carta), { $hiroshi-jito }, { $taro-misaki }. Porteros: { $taichi-nakanishi }, { $genzo-wakabayashi }.
