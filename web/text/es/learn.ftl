# Learning the games by playing.

## Learning: what the page says around the lessons

learn-title = Aprender { $game }
learn-coach = El entrenador
learn-progress = Hasta dónde has llegado
learn-of = { $number } de { $count }
learn-next = Siguiente
learn-back = Leer lo anterior
learn-skip = Saltar la lección
learn-your-move = Te toca
learn-first = Primero: { $task }
learn-later = Eso viene más tarde en la lección.
learn-done = Ya sabes jugar
learn-done-line = No hace falta más. La partida no ha terminado: sigue jugando o empieza una tuya.
learn-astray = Desde aquí, por tu cuenta
learn-astray-line = La partida ha ido por otro camino que la lección. Sigue jugando o empieza otra.
learn-play-on = Seguir jugando
learn-new-match = Partida nueva
learn-rules = Las reglas
learn-icons = Qué significan los iconos

## The lesson of Captain Tsubasa

lesson-tsubasa-welcome = ¡La final! Diriges al { $team }; enfrente, el { $rival }. Dos partes, y gana quien marque más goles. Te acompaño durante tres rondas.
lesson-tsubasa-toss = Has ganado el sorteo. Solo marca quien tiene el balón, así que quédatelo.
lesson-tsubasa-draft = Cada ronda empieza eligiendo. Cada entrenador toma una de las cuatro cartas de partido, o la primera del mazo sin verla. El { $rival } acaba de tomar una a ciegas.
lesson-tsubasa-take-tackle = Toma { $card }. Defensa 3 valdrá mucho cuando ataque el { $rival }; hasta entonces espera en tu mano.
lesson-tsubasa-hand = Tu mano. Flecha: disparo. Círculo: pase. Escudo: defensa. Tú y el { $rival } jugáis cartas por turnos, nueve en total, y los valores se suman.
lesson-tsubasa-play-ishizaki = Mientras atacas cuentan tus disparos y tus pases. { $card } da poco de ambos, pero mira su habilidad. Juégalo.
lesson-tsubasa-ability = Las habilidades se usan o se dejan, como quieras. Esta trae dos puntos de defensa de tu reserva.
lesson-tsubasa-tokens = Dos escudos, listos. Un punto suma 1 cuando toca, o paga a alguien del banquillo. Sin prisa: déjalo así y mira qué responden.
lesson-tsubasa-motivate = { $keeper } guarda ya su portería. Tu respuesta está en el banquillo: por dos escudos, { $card } de oro. Pase 2 en vez de 1, y sigue de oro todo el partido.
lesson-tsubasa-play-iwami = Sigue siendo tu turno y te falta jugar una carta. { $card } está hecho para el pase: pase 2, y además un punto.
lesson-tsubasa-odds = Toma el punto de pase y mira las probabilidades: cuentan cada punto que ambos podrían añadir.
lesson-tsubasa-play-takasugi = Un muro: { $wall }, defensa 3. También para eso tienes a alguien en la mano. { $card }, por favor.
lesson-tsubasa-duty = Devuelve una carta suya. La línea roja es el precio, obligado al usar la habilidad 1: una carta de cansancio. En un primer partido no hay.
lesson-tsubasa-send-back = Elige a { $wall }. Su defensa baja de 5 a 2.
lesson-tsubasa-stop = Pase 5 y un punto, y lo que te queda en la mano pasa mal. Así que no juegues más cartas. La mano se queda contigo, y el { $rival } puede seguir solo.
lesson-tsubasa-pass = Las cartas están echadas. Disparo 1 contra defensa 4: un sueño. Pase 5 contra 4: un plan. Si llega, el balón sigue siendo tuyo.
lesson-tsubasa-spend = Ambos pueden añadir puntos de su tipo, tú primero. Con el tuyo son 6 contra 4. Luego tiran los dos un dado, y el empate es de quien ataca.
lesson-tsubasa-kept = ¡Llega, 8 contra 7, aunque { $card } hizo repetir un dado! La mesa se recoge, las manos se completan, y la ronda 2 de 4 empieza con tu balón.
lesson-tsubasa-take-shot = Ya estás cerca para tirar. { $card }: disparo 3 y nada más. No hace falta otra cosa.
lesson-tsubasa-play-ozora = Y mira quién está en tu mano. { $card }, disparo 3, pase 4. Con un capitán así, se le juega.
lesson-tsubasa-choice = Su habilidad da un punto a elegir, de disparo o de pase.
lesson-tsubasa-take-arrow = Esta ronda acaba en disparo. Toma la flecha.
lesson-tsubasa-offside = ¡Bandera arriba! { $trap } manda a { $captain } a tu pila de descarte, como hiciste tú antes. El punto se queda. { $card } reanima el ataque.
lesson-tsubasa-another = Su habilidad: otra carta, enseguida. Dos en un mismo turno.
lesson-tsubasa-play-long-shot = { $card }, ahora. Con eso, disparo 4, y la flecha va aparte.
lesson-tsubasa-keep = Lo que te queda defiende y no ayuda a este disparo. Guárdalo: el { $rival } vendrá pronto.
lesson-tsubasa-shoot = Disparo 4 y un punto contra defensa 5, y ningún portero a la vista. 58 %, dicen los dados. ¡Dispara!
lesson-tsubasa-all-in = Todo lo que tienes. 5 contra 5, y el empate basta.
lesson-tsubasa-goal = ¡GOL! 10 contra 6. Tras un gol saca el otro: ataca el { $rival }, y ahora cuentan tus escudos.
lesson-tsubasa-take-injury = Quien defiende elige primero. { $card } tiene defensa 2 y le cuesta una carta al rival cuando la usas. Conviene tenerla.
lesson-tsubasa-play-morisaki = { $striker }, y encima el fichaje de { $signing }: disparo 9 ya. Ningún muro aguanta eso. Quizá { $card }: el portero tiene su propio dado.
lesson-tsubasa-trust = Disparo 11 contra tu 2. Más escudos no cambian nada hoy; guárdalos para una ronda que puedas ganar. Ahora son { $keeper } y el balón.
lesson-tsubasa-save = Superado, 14 contra 4. Queda uno: con 1 atrapa el balón, con 2 o 3 es córner, lo demás entra. ¡Vuela!
lesson-tsubasa-caught = ¡Atrapado! Ganas, y tienes el balón. La ronda 4 es la última de esta parte, con descuento: dura hasta que quien ataca marca o pierde el balón.
lesson-tsubasa-yours = Desde aquí el partido es tuyo. Lo bloqueado dice por qué, las probabilidades están siempre ahí y las reglas, a un toque. Suerte, míster.

## The lesson of Machi Koro

lesson-machikoro-welcome = Un día de partido con sol y una ciudad casi vacía. Cuatro grandes proyectos hacen un gran club. Gana quien antes construya los cuatro.
lesson-machikoro-town = { $booth }, { $snacks } y tres monedas: así empiezan todos. El número de una carta es la tirada con la que paga.
lesson-machikoro-roll = Un turno tiene tres tiempos: tirar, cobrar, construir. Tira el dado.
lesson-machikoro-income = Un 2, y { $snacks } paga una moneda. Es verde: el verde paga cuando tú mismo sacas el número.
lesson-machikoro-market = Ahora construye, un proyecto por turno. { $card } es roja. Cuesta 2 y gana cada vez que otro saca un 3.
lesson-machikoro-blue = Tu rival sacó un 1, y a ti también te llegó una moneda. { $booth } es azul, y el azul paga tire quien tire.
lesson-machikoro-roll-again = Te toca. De momento te pagan el 1, el 2 y el 3; el resto, nada. Tira.
lesson-machikoro-build-garden = Otra moneda. { $card }: tres monedas por un 4. No hay nada mejor por 2.
lesson-machikoro-copycat = A tu rival también le gusta { $card }, y acaba de sacar el 4. Ahora te toca a ti desearlo.
lesson-machikoro-nothing = El 5 no paga a nadie. O cubres más números, o haces que uno valga doble: otra vez { $card }.
lesson-machikoro-red = Un 3 de tu rival, y { $shop } tiende la mano: una moneda, directa de su bolsillo. El rojo se paga antes que nada.
lesson-machikoro-hope = Dos cervecerías esperan el 4. Tira.
lesson-machikoro-academy = ¡Seis monedas de golpe! Es hora de algo grande: { $card } por 4. Desde tu próximo turno puedes tirar dos dados.
lesson-machikoro-one-die = { $card } está abierta: un dado o dos, como quieras, turno a turno. Tus cartas están abajo, y dos dados rara vez caen ahí. Quédate con uno.
lesson-machikoro-scouting = ¡Otra vez! { $card } tapa el hueco del 5, y es azul: vale el 5 de cualquiera.
lesson-machikoro-look-ahead = Antes de tirar, mira las barras de tu calle: qué daría cada número, y a quién. Luego tira un dado.
lesson-machikoro-stadium = 13 monedas. { $card } cuesta 10, y desde tu próximo turno cartas como { $gardens } y { $shop } dan una moneda más cada una. Constrúyelo.
lesson-machikoro-rival = { $gardens } por cuatro, doce monedas, un estadio: tu rival iguala. Calma, y tira.
lesson-machikoro-away = Sin suerte con el 6. Pero puedes tirar dos dados, así que construye para ellos: { $card } paga tres monedas con un 10.
lesson-machikoro-two-dice = Los dos dados, entonces. { $card } espera allá arriba, en el 10.
lesson-machikoro-ten = ¡Cuatro y seis! { $card } paga al primer intento. Los números altos son raros, y por eso pagan bien.
lesson-machikoro-yours = Ya van dos de cuatro. Faltan { $studio } y { $museum }, por 16 y 22. Desde aquí la ciudad es tuya: construye como mejor te parezca.
