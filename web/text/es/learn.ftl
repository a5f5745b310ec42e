# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = Aprender { $game }
learn-coach = El entrenador
learn-progress = Progreso
learn-of = { $number } de { $count }
learn-next = Siguiente
learn-back = Ver el consejo anterior
learn-skip = Saltar la lección
learn-press = Pulsa «{ $label }».
learn-later = Eso viene más tarde en la lección.
learn-done = Ya sabes jugar
learn-done-line = No hace falta más. La partida no ha terminado: sigue jugando o empieza otra.
learn-done-over-line = No hace falta más. La partida ha terminado: empieza otra.
learn-done-bench = Al crear una partida, «Primer partido» quita el banquillo: ni motivación ni fichajes. Desactívalo para jugar con todo.
learn-done-special = En esta lección no ha salido ningún disparo especial. Con la carta { $card } eliges en secreto uno de tres disparos, y el rival una de tres defensas. Cada defensa para un disparo; los otros dos son gol.
learn-special-rule = Cómo funcionan los disparos especiales
learn-astray = Desde aquí, por tu cuenta
learn-astray-line = La partida no ha ido como la lección. Sigue jugando o empieza otra.
learn-astray-over-line = La partida ha terminado antes que la lección. Empieza otra.
learn-play-on = Seguir jugando
learn-new-match = Partida nueva
learn-rules = Las reglas
learn-icons = Qué significan los iconos

## The lesson of Captain Tsubasa

lesson-tsubasa-welcome = Entrenas al { $team } y el rival es el { $rival }. Gana quien marque más goles en dos partes. Te ayudo durante tres rondas.
lesson-tsubasa-toss = Has ganado el sorteo. Solo puede marcar quien tiene el balón, así que quédatelo.
lesson-tsubasa-draft = Cada ronda empieza con una elección: cada entrenador toma una de estas cartas de partido, o la primera del mazo sin verla.
lesson-tsubasa-take-tackle = Toma { $card }. Su defensa de 3 te ayudará cuando ataque el { $rival }.
lesson-tsubasa-hand = Tu mano. Flecha: disparo. Círculo: pase. Escudo: defensa. Los valores de las cartas que juegas se suman.
lesson-tsubasa-large = ¿Letra muy pequeña? Pon el ratón sobre una carta pequeña, o mantén el dedo en una carta, y la verás grande.
lesson-tsubasa-turns = Tú y el { $rival } jugáis cartas por turnos, nueve como mucho entre los dos. Después, quien ataca dispara o pasa.
lesson-tsubasa-play-ishizaki = Atacas tú, así que cuentan tus disparos y pases. { $card } es flojo en ambos, pero tiene una buena habilidad.
lesson-tsubasa-ability = Las habilidades son opcionales: puedes usarlas o no. Esta te da dos puntos de defensa.
lesson-tsubasa-tokens = Aquí están. Un punto suma 1 al disparar, pasar o defender, o paga a un jugador del banquillo.
lesson-tsubasa-end-turn = Guárdalos por ahora y deja que responda el { $rival }.
lesson-tsubasa-motivate = { $keeper } ya está en su portería. Gasta los dos puntos: la carta dorada de { $card }, en tu banquillo, tiene pase 2 en vez de 1.
lesson-tsubasa-play-iwami = En este turno aún juegas una carta. { $card } pasa bien.
lesson-tsubasa-pass-token = Su habilidad da un punto de pase. Tómalo.
lesson-tsubasa-odds = Estas son tus probabilidades de gol y de pase. Ya cuentan los puntos que ambos podríais añadir.
lesson-tsubasa-locked = En el banquillo hay jugadores que se pagan con puntos. Toca lo que esté bloqueado para ver por qué.
lesson-tsubasa-play-takasugi = { $wall } tiene defensa 3. Pero { $card } puede mandarlo fuera.
lesson-tsubasa-send-away = Usa su habilidad: devuelve una carta del rival.
lesson-tsubasa-send-back = Elige a { $wall }. La defensa del rival baja de 5 a 2.
lesson-tsubasa-stop = Tus otras cartas son flojas en el pase, así que plántate. Se quedan en tu mano. El { $rival } puede seguir solo.
lesson-tsubasa-pass = Disparo 1 contra defensa 4 no vale la pena. Pase 5 contra 4, sí: si llega, mantienes el balón.
lesson-tsubasa-spend = Añade tu punto: 6 contra 4. Luego ambos tiráis un dado. Gana la suma mayor, y el empate es tuyo, que atacas.
lesson-tsubasa-kept = ¡Llega, 8 contra 7! Mantienes el balón y empieza la ronda 2.
lesson-tsubasa-take-shot = Ahora, a por el gol. { $card } tiene disparo 3.
lesson-tsubasa-play-ozora = Tu capitán está en tu mano: { $card }, disparo 3, pase 4.
lesson-tsubasa-choice = Su habilidad da un punto a elegir.
lesson-tsubasa-take-arrow = Quieres disparar, así que toma un punto de disparo.
lesson-tsubasa-offside = { $trap } ha mandado fuera a { $captain }, pero conservas su punto. Ahora juega { $card }.
lesson-tsubasa-another = Con su habilidad juegas otra carta enseguida.
lesson-tsubasa-play-long-shot = Con { $card } llegas a disparo 4, y tu punto suma 1 más.
lesson-tsubasa-keep = Tus otras cartas solo defienden. Guárdalas: el { $rival } atacará pronto.
lesson-tsubasa-shoot = Disparo 4 y un punto contra defensa 5, y sin portero. ¡Inténtalo!
lesson-tsubasa-all-in = Con tu punto son 5 contra 5. Te basta el empate.
lesson-tsubasa-goal = ¡Gol, 10 contra 6! Después de un gol, el balón es del otro equipo. Ahora cuentan tus escudos.
lesson-tsubasa-take-injury = Quien defiende elige primero. { $card } tiene defensa 2 y puede costarle una carta al { $rival }.
lesson-tsubasa-play-morisaki = { $striker } y { $signing } suman disparo 9. Eso solo lo para un portero: { $card }.
lesson-tsubasa-trust = Disparo 11 contra tu 2: más cartas no ayudan. Guárdalas y confía en { $keeper }.
lesson-tsubasa-save = El disparo gana, 14 contra 4. Pero { $keeper } puede parar: con 1 atrapa el balón, con 2 o 3 es córner.
lesson-tsubasa-caught = ¡Parada! Vas ganando y el balón es tuyo.
lesson-tsubasa-injury-time = La ronda 4 es la última de esta parte. Dura hasta que quien ataca marca o pierde el balón.
lesson-tsubasa-yours = Desde aquí el partido es tuyo. ¡Suerte, míster!

## The lesson of Machi Koro

lesson-machikoro-welcome = Estos son tus cuatro grandes proyectos. Gana quien antes construya los cuatro.
lesson-machikoro-town = Tu ciudad empieza con dos cartas que pagan. Las barras muestran qué tiradas te pagan y cuánto.
lesson-machikoro-numbers = El número de una carta es la tirada con la que paga. { $card } paga cuando sale un 1.
lesson-machikoro-roll = Cada turno es así: tirar, cobrar y construir. Empieza por el dado.
lesson-machikoro-green = Un 3: { $snacks } paga 1 moneda. Las cartas verdes pagan cuando tú sacas su número.
lesson-machikoro-blue = Las cartas azules pagan siempre, tires tú o tire tu rival.
lesson-machikoro-build-pitch = Construye { $card }. Cuesta 1 y paga 1 moneda con cada 2.
lesson-machikoro-roll-again = Tu rival ha sacado un 6 y no ha cobrado nada. Te toca.
lesson-machikoro-look = Pon el ratón sobre una carta, o mantén el dedo encima, para leerla entera.
lesson-machikoro-twice = Construye { $card } otra vez. Una carta que tienes dos veces paga el doble.
lesson-machikoro-blue-paid = Tu rival ha sacado un 1, y tu carta azul { $booth } te ha pagado 1 moneda. Te toca.
lesson-machikoro-locked = ¡Un 2 te da 3 monedas! Una carta apagada no se puede construir ahora. Tócala y verás por qué.
lesson-machikoro-red = Las cartas rojas pagan cuando tiran los demás: quien saca el número te paga.
lesson-machikoro-build-shop = Construye { $card }. Si tu rival saca un 3, te paga 1 moneda.
lesson-machikoro-lucky-rival = Tu rival ha sacado un 4 y ha cobrado 6 monedas. Te toca.
lesson-machikoro-purple = Las cartas moradas solo pagan cuando tú sacas un 6, y solo puedes tener una de cada clase.
lesson-machikoro-purples = { $trainer } quita 2 monedas a cada rival y { $player }, 5 a uno. { $sponsor } cambia una carta con un rival.
lesson-machikoro-build-trainer = Tienes 6 monedas. Construye { $card }.
lesson-machikoro-pitch-paid = Tu rival ha sacado un 2, y { $card } te ha pagado el doble. Te toca.
lesson-machikoro-academy = Ahora, tu primer gran proyecto. { $card } cuesta 4: desde tu próximo turno puedes tirar dos dados.
lesson-machikoro-pay-first = Tu rival ha sacado un 3 y te ha pagado 1 moneda por { $shop }. Primero se pagan las rojas; después pagan las demás.
lesson-machikoro-one-die = ¿Un dado o dos? Tus cartas tienen números hasta el 6, así que un dado te paga más.
lesson-machikoro-trainer-paid = ¡Un 6! { $card } ha quitado 2 monedas a tu rival.
lesson-machikoro-save = Quieres una carta de 5 monedas y tienes 4. Ahorra: no es obligatorio construir.
lesson-machikoro-luck = Tu rival ha vuelto a sacar un 2, y tú cobras 2 monedas. Tira un dado.
lesson-machikoro-icons = Cada carta tiene un símbolo (amplíala), y algunas cuentan símbolos. { $card } paga 3 monedas por cada carta tuya de «{ $icon }».
lesson-machikoro-build-school = { $pitch } tiene ese símbolo, y tienes dos. { $card } te pagará 6 monedas con un 7. Constrúyela.
lesson-machikoro-two-dice = Ahora te conviene un 7. Con { $card }, dos dados te pagan más que uno.
lesson-machikoro-stadium = ¡Siete, 6 monedas! Construye { $card }: cartas como { $snacks } y { $shop } pagarán 1 moneda más.
lesson-machikoro-studio = Ya tienes dos grandes proyectos y faltan dos. Con { $card }, sacar dobles con dos dados te da un segundo turno.
lesson-machikoro-museum = Con { $card } puedes volver a tirar una vez por turno. Entonces cuenta la segunda tirada.
lesson-machikoro-yours = Desde aquí la ciudad es tuya. ¡Construye los dos que faltan y ganas!
