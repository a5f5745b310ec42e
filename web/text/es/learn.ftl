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
learn-astray = Desde aquí, por tu cuenta
learn-astray-line = La partida no ha ido como la lección. Sigue jugando o empieza otra.
learn-astray-over-line = La partida ha terminado antes que la lección. Empieza otra.
learn-play-on = Seguir jugando
learn-new-match = Partida nueva
learn-rules = Las reglas
learn-icons = Qué significan los iconos
