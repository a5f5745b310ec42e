# Machi Koro in the lobby.

lobby-machikoro-players = 2–4 jugadores
lobby-machikoro-told = Tira los dados y reúne monedas. Construye puestos de comida, tiendas y concentraciones que pagan cuando sale su número. Gana quien construya antes cuatro grandes proyectos.
lobby-option-machikoro-beginner_cap = Límite de iniciación
lobby-option-machikoro-beginner_cap-on = Nadie puede tener más de dos cartas de la misma clase.
lobby-option-machikoro-beginner_cap-off = Puedes tener cuantas cartas quieras de la misma clase.
lobby-option-machikoro-come_what_may = Pase lo que pase
lobby-option-machikoro-come_what_may-on = Solo hay diez clases a la venta; el resto espera en un mazo tapado.
lobby-option-machikoro-come_what_may-off = Todas las clases están a la venta desde el principio.
lobby-score-machikoro = Grandes proyectos: { $score }
