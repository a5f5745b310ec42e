# Captain Tsubasa in the lobby.

lobby-tsubasa-players = 2 jugadores
lobby-tsubasa-told = Entrena al { $nankatsu } o al { $toho } en la gran final. Juega cartas de disparo, pase y defensa, suma tus puntos y tira el dado. ¿Disparas ya o mantienes el balón?
lobby-option-tsubasa-first_match = Primer partido
lobby-option-tsubasa-first_match-on = Cuatro rondas por parte. Sin afición, cansancio ni cartas de partido avanzadas; motivación y fichajes solo si los activas.
lobby-option-tsubasa-first_match-off = Seis rondas por parte, con todas las cartas.
lobby-option-tsubasa-assured_success = Éxito asegurado
lobby-option-tsubasa-assured_success-on = Un 6 contra un 1 siempre gana, sean cuales sean las sumas.
lobby-option-tsubasa-assured_success-off = Solo cuentan las sumas.
lobby-option-tsubasa-motivation = Motivación
lobby-option-tsubasa-motivation-on = Gasta puntos para convertir a tus estrellas en versiones más fuertes.
lobby-option-tsubasa-motivation-off = Los jugadores conservan sus valores impresos.
lobby-option-tsubasa-signings = Fichajes
lobby-option-tsubasa-signings-on = Gasta puntos para fichar a jugadores de otros equipos; hay cuatro disponibles.
lobby-option-tsubasa-signings-off = Juegas solo con tu equipo.
lobby-option-tsubasa-extra_time = Prórroga
lobby-option-tsubasa-extra_time-on = Si hay igualdad tras las dos partes, se sigue jugando.
lobby-option-tsubasa-extra_time-off = Si hay igualdad tras las dos partes, es un empate.
lobby-score-tsubasa = Goles: { $score }
