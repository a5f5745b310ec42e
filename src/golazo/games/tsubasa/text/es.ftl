# Texts of Captain Tsubasa, the card game.

game-name = Captain Tsubasa
    .spanish = Campeones: Oliver y Benji
game-line = La final entre { team-nankatsu } y { team-toho }: juega tus cartas, gana puntos, dispara o pasa. Gana quien marque más goles.

## Teams and tokens

team-nankatsu = Nankatsu
    .spanish = New Team
team-toho = Toho
kind-shot = disparo
kind-pass = pase
kind-defence = defensa
token-shot = disparo
token-pass = pase
token-defence = defensa
cost-tokens = { $amount } de { $kind }
cost-none = sin carta de motivación
counted-tokens = { $count ->
    [one] 1 punto de { $kind }
   *[other] { $count } puntos de { $kind }
}
list-two = { $first }, { $second }
list-three = { $first }, { $second }, { $third }
tokens-two = { $first } y { $second }
tokens-three = { $first }, { $second } y { $third }
score-line = { team-nankatsu } { $nankatsu }-{ $toho } { team-toho }

## Cards

card-printed = { $name }
card-motivated = { $player } (motivado)
card-yuzo-morisaki = Yuzo Morisaki
    .spanish = Alan Crocker
card-masato-nakazato = Masato Nakazato
card-tsuyoshi-oda = Tsuyoshi Oda
card-shingo-takasugi = Shingo Takasugi
    .spanish = Bob Denver
card-ryo-ishizaki = Ryo Ishizaki
    .spanish = Bruce Harper
card-kenichi-iwami = Kenichi Iwami
card-mamoru-izawa = Mamoru Izawa
    .spanish = Paul Diamond
card-tsubasa-ozora = Tsubasa Ozora
    .spanish = Oliver Atom
card-hiroshi-nagano = Hiroshi Nagano
card-hajime-taki = Hajime Taki
    .spanish = Ted Carter
card-teppei-kisugi = Teppei Kisugi
    .spanish = Johnny Mason
card-nankatsu-fans = Afición del { team-nankatsu }
card-ken-wakashimazu = Ken Wakashimazu
    .spanish = Ed Warner
card-kiyoshi-furuta = Kiyoshi Furuta
card-tsuneo-takashima = Tsuneo Takashima
    .spanish = Lucas Lawton
card-hiroshi-imai = Hiroshi Imai
card-katsuji-kawabe = Katsuji Kawabe
card-hideto-koike = Hideto Koike
    .spanish = Lucas Milton
card-yutaka-matsuki = Yutaka Matsuki
card-tadashi-shimano = Tadashi Shimano
card-takeshi-sawada = Takeshi Sawada
    .spanish = Danny Mellow
card-kazuki-sorimachi = Kazuki Sorimachi
    .spanish = Eddie Bright
card-kojiro-hyuga = Kojiro Hyuga
    .spanish = Mark Lenders
card-toho-fans = Afición del { team-toho }
card-control-and-advance = Control de Balón y Avance
card-kozo-and-robertos-advice = Consejos de Kozo y Roberto
    .spanish = Consejos de Roberto y Jeff
card-pursuing-the-title = A por el Título
card-outstanding-save = Parada Especial
card-special-shot-of-nankatsu = Disparo Especial del { team-nankatsu }
card-special-shot-of-toho = Disparo Especial del { team-toho }
card-injury = Lesión
card-rebound = Rechace
card-through-ball = Pase al Hueco
card-sliding-tackle = Entrada por Abajo
card-wall-pass = Pared
card-long-shot = Tiro Lejano
card-offside-trap = Trampa del Fuera de Juego
card-second-control-and-advance = { card-control-and-advance }
card-motivation-to-play-for-japan = Motivación por jugar con Japón
card-foul = El Árbitro pita Falta
card-substitution = Sustitución
card-last-minute-shot = Disparo en el Último Minuto
card-counter-attack = Contraataque
card-iron-wall = Muro de Hierro
card-pressing = Presión Alta
card-captains-call = La Voz del Capitán
card-second-wind = Segundo Aliento
card-early-cross = Centro Adelantado
card-man-marking = Marcaje al Hombre
card-roaring-crowd = Grada Enardecida
card-shun-nitta = Shun Nitta
    .spanish = Everett
card-jun-misugi = Jun Misugi
    .spanish = Ross
card-hikaru-matsuyama = Hikaru Matsuyama
    .spanish = Callahan
card-kazuo-and-masao-tachibana = Kazuo y Masao Tachibana
    .spanish = Derrick
card-hiroshi-jito = Hiroshi Jito
    .spanish = Yuma
card-taro-misaki = Taro Misaki
    .spanish = Baker
card-taichi-nakanishi = Taichi Nakanishi
    .spanish = Teo
card-genzo-wakabayashi = Genzo Wakabayashi
    .spanish = Benji
card-drive-shot = Tiro con Efecto
card-overhead-kick = Chilena
card-twin-shot = Tiro Combinado
card-tiger-shot = Tiro del Tigre
card-tiger-overhead-kick = Chilena del Tigre
card-jumping-tiger = Salto del Tigre
card-ryo-blocks-the-tiger-shot = Ryo bloquea el Tiro del Tigre
    .spanish = Harper bloquea el Tiro del Tigre
card-yuzo-saves-the-tiger-overhead-kick = Yuzo para la Chilena del Tigre
    .spanish = Crocker para la Chilena del Tigre
card-shingo-blocks-the-jumping-tiger = Shingo bloquea el Salto del Tigre
    .spanish = Denver bloquea el Salto del Tigre
card-ken-stops-the-drive-shot = Ken detiene el Tiro con Efecto
    .spanish = Warner detiene el Tiro con Efecto
card-takeshi-reads-the-overhead-kick = Takeshi adivina la Chilena
    .spanish = Mellow adivina la Chilena
card-ken-parries-the-twin-shot = Ken despeja el Tiro Combinado
    .spanish = Warner despeja el Tiro Combinado
card-yellow = Tarjeta Amarilla
card-red = Tarjeta Roja
card-fatigue = Cansancio

## Cards, where there is little room

short-yuzo-morisaki = Morisaki
    .spanish = Crocker
short-masato-nakazato = Nakazato
short-tsuyoshi-oda = Oda
short-shingo-takasugi = Takasugi
    .spanish = Denver
short-ryo-ishizaki = Ishizaki
    .spanish = Harper
short-kenichi-iwami = Iwami
short-mamoru-izawa = Izawa
    .spanish = Diamond
short-tsubasa-ozora = Ozora
    .spanish = Atom
short-hiroshi-nagano = Nagano
short-hajime-taki = Taki
    .spanish = Carter
short-teppei-kisugi = Kisugi
    .spanish = Mason
short-ken-wakashimazu = Wakashimazu
    .spanish = Warner
short-kiyoshi-furuta = Furuta
short-tsuneo-takashima = Takashima
    .spanish = Lawton
short-hiroshi-imai = Imai
short-katsuji-kawabe = Kawabe
short-hideto-koike = Koike
    .spanish = Milton
short-yutaka-matsuki = Matsuki
short-tadashi-shimano = Shimano
short-takeshi-sawada = Sawada
    .spanish = Mellow
short-kazuki-sorimachi = Sorimachi
    .spanish = Bright
short-kojiro-hyuga = Hyuga
    .spanish = Lenders
short-shun-nitta = Nitta
    .spanish = Everett
short-jun-misugi = Misugi
    .spanish = Ross
short-hikaru-matsuyama = Matsuyama
    .spanish = Callahan
short-kazuo-and-masao-tachibana = Tachibana
    .spanish = Derrick
short-hiroshi-jito = Jito
    .spanish = Yuma
short-taro-misaki = Misaki
    .spanish = Baker
short-taichi-nakanishi = Nakanishi
    .spanish = Teo
short-genzo-wakabayashi = Wakabayashi
    .spanish = Benji
short-nankatsu-fans = Afición
short-toho-fans = { short-nankatsu-fans }
short-control-and-advance = Avance
short-second-control-and-advance = { short-control-and-advance }
short-kozo-and-robertos-advice = Consejos
short-pursuing-the-title = El Título
short-outstanding-save = Paradón
short-special-shot-of-nankatsu = Especial
short-special-shot-of-toho = { short-special-shot-of-nankatsu }
short-through-ball = Al Hueco
short-sliding-tackle = Entrada
short-offside-trap = Fuera de Juego
short-motivation-to-play-for-japan = Por Japón
short-last-minute-shot = Último Minuto
short-captains-call = Capitán
short-early-cross = Centro
short-man-marking = Marcaje
short-roaring-crowd = La Grada

## What cards do

effect-gain = { $amount ->
    [one] gana 1 punto de { $kind }
   *[other] gana { $amount } puntos de { $kind }
}
effect-gain-either = { $amount ->
    [one] gana 1 punto de { $first } o de { $second }
   *[other] gana { $amount } puntos, cada uno de { $first } o de { $second }
}
effect-gain-any = { $amount ->
    [one] gana 1 punto de cualquier tipo
   *[other] gana { $amount } puntos de cualquier tipo
}
effect-gain-both = gana { $amount } punto de { $first } y { $amount } de { $second }
effect-gain-each = gana { $amount } punto de cada tipo
effect-draw = { $amount ->
    [one] roba 1 carta
   *[other] roba { $amount } cartas
}
effect-play-hand = juega otra carta de tu mano
effect-play-discard = juega una carta de tu pila de descarte
effect-play-deck = juega la primera carta de tu mazo de robo
effect-remove-this = elimina esta carta del partido
effect-remove-hand = elimina del partido una carta de tu mano
effect-remove-discard = elimina del partido una carta de tu pila de descarte
effect-rival-discards = { $amount ->
    [one] el rival descarta 1 carta al azar
   *[other] el rival descarta { $amount } cartas al azar
}
effect-send-back = manda una carta jugada del rival a su pila de descarte
effect-rival-tires = el rival toma una carta de cansancio
effect-rival-booked = el rival recibe una tarjeta amarilla
effect-clear-yellow = retira tu tarjeta amarilla
effect-reroll = repite la tirada de un dado de esta ronda
effect-save = si te supera un disparo, tira un dado: con { $catch } atrapas el balón, con { $corner } despejas a córner
effect-save-catch = si te supera un disparo, tira un dado: con { $catch } atrapas el balón
effect-control = al atacar: se descartan todas las cartas jugadas, mantienes el balón y esta carta se elimina del partido
effect-special = al atacar con el { $team }: se descartan todas las cartas jugadas, haces un disparo especial y esta carta se elimina del partido
effect-tire = toma una carta de cansancio
effect-be-booked = recibe una tarjeta amarilla
effect-discard = descarta una carta de tu mano

text-none = sin habilidad
text-ability = { $number }: { $effect }
text-ability-due = { $number }: { $effect }; después es obligatorio: { $duty }
text-two = { $first } · { $second }
text-special-shot = Gol, salvo que el rival haya elegido la única defensa que lo detiene.
text-special-defence = Detiene { $shot } y ningún otro disparo especial.
text-yellow = Cuenta desde ahora en todas las rondas; con una segunda pasa a roja.
text-red = Cuenta en todas las rondas hasta el final del partido.

brief-effect-gain = +{ $amount } { $kind }
brief-effect-gain-either = +{ $amount } { $first }/{ $second }
brief-effect-gain-any = +{ $amount } a elegir
brief-effect-gain-both = +{ $amount } { $first }, +{ $amount } { $second }
brief-effect-gain-each = +{ $amount } de cada
brief-effect-draw = roba { $amount }
brief-effect-play-hand = juega otra
brief-effect-play-discard = juega del descarte
brief-effect-play-deck = juega del mazo
brief-effect-remove-this = elimina esta
brief-effect-remove-hand = elimina de la mano
brief-effect-remove-discard = elimina del descarte
brief-effect-rival-discards = rival: mano −{ $amount }
brief-effect-send-back = devuelve una carta
brief-effect-rival-tires = rival: cansancio
brief-effect-rival-booked = rival: amarilla
brief-effect-clear-yellow = quita amarilla
brief-effect-reroll = repite tirada
brief-effect-save = atrapa { $catch }, córner { $corner }
brief-effect-save-catch = atrapa { $catch }
brief-effect-control = mantén el balón
brief-effect-special = disparo especial
brief-effect-tire = cansancio
brief-effect-be-booked = amarilla
brief-effect-discard = descarta
brief-none = –
brief-due = { $effect } (!{ $duty })
brief-two = { $first }; { $second }

## What cards do, on a drawn card: $first, $second, $all and $tokens are signs of tokens

face-effect-gain = Gana { $tokens }
face-effect-gain-either = { $amount ->
    [one] Gana { $first } o { $second }
   *[other] Gana { $amount }, cada uno { $first } o { $second }
}
face-effect-gain-any = { $amount ->
    [one] Gana 1 de { $all }
   *[other] Gana { $amount } a elegir de { $all }
}
face-effect-gain-both = Gana { $first } y { $second }
face-effect-gain-each = Gana { $all }
face-effect-draw = { $amount ->
    [one] Roba 1 carta
   *[other] Roba { $amount } cartas
}
face-effect-play-hand = Juega otra carta
face-effect-play-discard = Juega 1 de tu descarte
face-effect-play-deck = Juega la primera carta de tu mazo
face-effect-remove-this = Elimina esta carta
face-effect-remove-hand = Elimina 1 carta de tu mano
face-effect-remove-discard = Elimina 1 de tu descarte
face-effect-rival-discards = { $amount ->
    [one] El rival descarta 1 al azar
   *[other] El rival descarta { $amount } al azar
}
face-effect-send-back = Devuelve una carta jugada del rival
face-effect-rival-tires = Cansancio para el rival
face-effect-rival-booked = Amarilla para el rival
face-effect-clear-yellow = Retira tu tarjeta amarilla
face-effect-reroll = Repite una tirada
face-effect-save = ¿Te supera un disparo? Tira para pararlo
face-effect-save-catch = { face-effect-save }
face-effect-control = Atacante: mantén el balón. Se descartan las cartas jugadas; elimina esta
face-effect-special = Atacante del { $team }: disparo especial. Se descartan las cartas jugadas; elimina esta
must-effect-remove-this = ¿Usada? Elimina esta carta
must-effect-tire = ¿Usada? Carta de cansancio
must-effect-be-booked = ¿Usada? Tarjeta amarilla
must-effect-discard = ¿Usada? Descarta una carta

## Card sheet

sheet-initial = Cartas iniciales del { $team }
sheet-motivation = Cartas de motivación
sheet-match-first = Cartas de partido de la 1.ª parte (* no en un primer partido)
sheet-match-second = Cartas de partido de la 2.ª parte (* no en un primer partido)
sheet-signings = Fichajes
sheet-specials = Disparos y defensas especiales
sheet-others = Tarjetas y cansancio
sheet-fatigue = { $copies ->
    [one] Sin valores ni habilidad; 1 por equipo.
   *[other] Sin valores ni habilidad; { $copies } por equipo.
}
sheet-starred = { $card } *
position-gk = POR
position-df = DEF
position-mf = MED
position-fw = DEL
column-number = N.º
column-card = Carta
column-team = Equipo
column-position = Puesto
column-cost = Coste
column-shot = Disparo
column-pass = Pase
column-defence = Defensa
column-abilities = Habilidades
column-special-shot = Disparo especial
column-stopped-by = Lo detiene
column-effect = Efecto
column-name = Nombre
column-player = Jugador
column-half = Parte
column-star = Asterisco
column-stops = Detiene
column-copies = Copias
column-ability1 = Habilidad 1
column-ability2 = Habilidad 2
column-mandatory = Acción obligatoria
sheet-sources = { $sheet }: de dónde salen los valores
source-rulebook = reglamento
source-story = serie
source-inferred = deducido
source-designed = nuestro
source-box = caja
source-own = propio

## Choices

phase-kick-off = elegir quién saca
phase-draft = elegir una carta de partido
phase-attack = jugar cartas
phase-abilities = elegir habilidades
phase-gain = elegir un punto
phase-play-from-hand = jugar otra carta
phase-play-from-discard = jugar una carta de la pila de descarte
phase-remove-from-hand = eliminar una carta de la mano
phase-remove-from-discard = eliminar una carta de la pila de descarte
phase-discard = descartar una carta
phase-send-back = devolver una carta del rival
phase-special-shot = elegir un disparo especial
phase-special-defence = elegir una defensa especial
phase-shot-or-pass = elegir disparo o pase
phase-tokens = añadir puntos
phase-reroll = decidir si se repite una tirada
phase-save = decidir si se intenta la parada
phase-over = el final

action-attack = Sacar y atacar
action-defend = Dejar el saque al rival
action-draft = Tomar { $card }
action-draft-deck = Tomar la primera carta del mazo de partido, sin verla
action-play = Jugar { $card }
action-stop = Plantarse hasta el fin de la ronda
action-motivate = Motivar a { $card } ({ $cost })
action-sign = Fichar a { $card } ({ $cost })
action-use-1 = Usar la habilidad 1
action-use-2 = Usar la habilidad 2
action-end = No usar más habilidades
action-gain-shot = Ganar un punto de disparo
action-gain-pass = Ganar un punto de pase
action-gain-defence = Ganar un punto de defensa
action-remove = Eliminar { $card } del partido
action-discard = Descartar { $card }
action-send-back = Devolver { $card }
action-special-shot = Disparo especial: { $card }
action-special-defence = Defensa especial: { $card }
action-shot = Disparar
action-pass = Pasar el balón
action-tokens = { $count ->
    [0] No gastar puntos
    [one] Gastar 1 punto
   *[other] Gastar { $count } puntos
}
action-reroll-own = Repetir tu tirada
action-reroll-rival = Repetir la tirada del rival
action-reroll-save = Repetir la tirada del portero
action-keep = Quedarte con la tirada
action-save = Intentar la parada con { $card }
action-no-save = No intentar la parada

## Refusals

refused-match-over = La partida ha terminado.
refused-other-phase = Ahora no: toca { $phase }.
refused-not-on-pitch = «{ $card }» no está en el terreno de juego; toma una carta que esté allí.
refused-deck-empty = El mazo de partido se ha agotado; toma una carta del terreno de juego.
refused-not-in-hand = No tienes «{ $card }» en la mano; elige una carta de tu mano.
refused-not-in-discard = «{ $card }» no está en tu pila de descarte; elige una carta que esté allí.
refused-limit-reached = Ya hay { $limit } cartas en las dos zonas de juego, el máximo de una ronda.
refused-extra-limit-reached = Ya hay { $limit } cartas en las dos zonas de juego, el máximo de una ronda de la prórroga.
refused-no-such-ability = «{ $card }» no tiene habilidad { $number }.
refused-card-gone = No puedes usar las habilidades de una carta que ya no está en la zona de juego.
refused-used-already = Ya has usado la habilidad { $number } de «{ $card }»; cada una sirve una sola vez.
refused-reroll-comes-later = «{ $card }» puede repetir una tirada después de los dados; se te preguntará entonces.
refused-save-comes-later = «{ $card }» puede intentar la parada cuando te supere un disparo; se te preguntará entonces.
refused-reserve-empty = No hay nada que ganar: ya tienes disponibles los { $most } puntos de ese tipo.
refused-nothing-to-draw = No hay nada que robar: tu mazo de robo y tu pila de descarte están vacíos.
refused-attack-is-over = La ofensiva ha terminado; en esta ronda ya no se juegan cartas.
refused-hand-empty = «{ $card }» necesita una carta de tu mano, pero no tienes ninguna.
refused-discard-empty = «{ $card }» necesita una carta de tu pila de descarte, pero está vacía.
refused-rival-hand-empty = El rival no tiene cartas en la mano que descartar.
refused-rival-area-empty = La zona de juego del rival está vacía; no hay ninguna carta que devolver.
refused-no-fatigue-left = No quedan cartas de cansancio para el rival.
refused-rival-red-already = El rival ya tiene una tarjeta roja; otra amarilla no cambia nada.
refused-no-yellow = No tienes una tarjeta amarilla que retirar; la roja se queda hasta el final del partido.
refused-control-needs-ball = Solo quien ataca puede usar el control de balón y avance, y solo durante la ofensiva.
refused-special-needs-ball = Solo quien ataca puede hacer un disparo especial, y solo durante la ofensiva.
refused-other-teams-special = «{ $card }»: este disparo especial es solo de ese equipo, pero puedes jugar la carta por sus valores.
refused-no-motivation = No hay carta de motivación para { $card }.
refused-not-in-area = No has jugado a { $card } en esta ronda; solo puedes motivar a jugadores de tu zona de juego.
refused-too-dear = «{ $card }» cuesta { $cost }; aún necesitas { $needed }.
refused-motivation-too-late = Se puede motivar hasta que se tiran los dados, y ya se han tirado.
refused-not-laid-out = No puedes fichar a { $card }; elige uno de los fichajes disponibles.
refused-signing-too-late = La ofensiva ha terminado; solo puedes fichar en tu turno de la ofensiva.
refused-no-goalkeeper = { $card } tiene que sustituir a un portero, y en tu zona de juego no hay ninguno.
refused-not-on-card = Esta carta no te da ese punto; puedes elegir entre: { $offered }.
refused-not-rivals-played = «{ $card }» no está en la zona de juego del rival; elige una carta que esté allí.
refused-not-your-special = «{ $card }» es del otro equipo; elige una de tus tres cartas.
refused-too-few-tokens = No puedes gastar { $count }; solo tienes { $tokens }.
refused-no-save-die = Nadie ha tirado aún por una parada: no hay tirada del portero que repetir.
refused-no-save-on-card = Solo puedes intentar la parada con una carta de tu zona de juego que la permita. { $card } no la permite.

## Events

event-laid-out = Se puede fichar a { $card }.
event-flipped = { $seat_is ->
    [you] Ganas el sorteo.
   *[other] { $seat } gana el sorteo.
}
event-half-began = { $half ->
    [1] ¡Saque inicial!
    [2] Empieza la segunda parte.
    [3] Empieza la prórroga.
   *[4] Empieza la segunda parte de la prórroga.
} { $seat_is ->
    [you] Empiezas atacando.
   *[other] { $seat } empieza atacando.
}
event-turned-up = Nueva en el terreno de juego: «{ $card }».
event-round-began = { $injury ->
    [yes] Ronda { $round }, tiempo de descuento:
   *[no] Ronda { $round }:
} { $seat_is ->
    [you] atacas.
   *[other] ataca { $seat }.
}
event-drew = { $seat_is ->
    [you] Robas «{ $card }».
   *[other] { $seat } roba «{ $card }».
}
event-drew-hidden = { $seat_is ->
    [you] Robas una carta.
   *[other] { $seat } roba una carta.
}
event-reshuffled = { $seat_is ->
    [you] Barajas tu pila de descarte y formas un nuevo mazo de robo
   *[other] { $seat } baraja su pila de descarte y forma un nuevo mazo de robo
} ({ $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}).
event-revealed = { $seat_is ->
    [you] Descubres la primera carta de tu mazo de robo: «{ $card }».
   *[other] { $seat } descubre la primera carta de su mazo de robo: «{ $card }».
}
event-drafted = { $seat_is ->
    [you] Tomas «{ $card }» del terreno de juego.
   *[other] { $seat } toma «{ $card }» del terreno de juego.
}
event-drafted-unseen = { $seat_is ->
    [you] Tomas sin verla la primera carta del mazo de partido: «{ $card }».
   *[other] { $seat } toma sin verla la primera carta del mazo de partido: «{ $card }».
}
event-drafted-unseen-hidden = { $seat_is ->
    [you] Tomas sin verla la primera carta del mazo de partido.
   *[other] { $seat } toma sin verla la primera carta del mazo de partido.
}
event-played = { $source ->
    [discard] { $seat_is ->
        [you] Juegas «{ $card }» de tu pila de descarte.
       *[other] { $seat } juega «{ $card }» de su pila de descarte.
    }
    [deck] { $seat_is ->
        [you] Juegas «{ $card }» de tu mazo de robo.
       *[other] { $seat } juega «{ $card }» de su mazo de robo.
    }
   *[hand] { $seat_is ->
        [you] Juegas «{ $card }».
       *[other] { $seat } juega «{ $card }».
    }
}
event-stopped = { $seat_is ->
    [you] Te plantas hasta el fin de la ronda.
   *[other] { $seat } se planta hasta el fin de la ronda.
}
event-used = { $seat_is ->
    [you] Usas la habilidad { $ability } de «{ $card }».
   *[other] { $seat } usa la habilidad { $ability } de «{ $card }».
}
event-gained = { $count ->
    [0] { $seat_is ->
        [you] No ganas nada
       *[other] { $seat } no gana nada
    }
   *[other] { $seat_is ->
        [you] Ganas { $tokens }
       *[other] { $seat } gana { $tokens }
    }
}{ $lost ->
    [0] .
    [one] {" "}(se pierde 1, la reserva está vacía).
   *[other] {" "}(se pierden { $lost }, la reserva está vacía).
}
event-removed = { $source ->
    [hand] { $seat_is ->
        [you] Eliminas «{ $card }» de tu mano.
       *[other] { $seat } elimina «{ $card }» de su mano.
    }
    [discard] { $seat_is ->
        [you] Eliminas «{ $card }» de tu pila de descarte.
       *[other] { $seat } elimina «{ $card }» de su pila de descarte.
    }
   *[area] Se elimina del partido «{ $card }».
}
event-discarded = { $seat_is ->
    [you] Descartas «{ $card }».
   *[other] { $seat } descarta «{ $card }».
}
event-injured = { $seat_is ->
    [you] ¡Lesión! Descartas una carta al azar: «{ $card }».
   *[other] ¡Lesión! { $seat } descarta una carta al azar: «{ $card }».
}
event-sent-back = { $seat_is ->
    [you] «{ $card }» vuelve a tu pila de descarte.
   *[other] «{ $card }» vuelve a la pila de descarte de { $seat }.
}
event-tired = { $seat_is ->
    [you] Pesan las piernas: tomas una carta de cansancio.
   *[other] Pesan las piernas: { $seat } toma una carta de cansancio.
}
event-booked = { $colour ->
    [yellow] { $seat_is ->
        [you] ¡Tarjeta amarilla para ti!
       *[other] ¡Tarjeta amarilla para { $seat }!
    }
    [red] { $seat_is ->
        [you] Segunda amarilla: ¡tarjeta roja para ti!
       *[other] Segunda amarilla: ¡tarjeta roja para { $seat }!
    }
   *[none] { $seat_is ->
        [you] Otra tarjeta, pero nada cambia: ya tienes la roja.
       *[other] Otra tarjeta, pero nada cambia: { $seat } ya tiene la roja.
    }
}
event-cleared = { $seat_is ->
    [you] Se retira tu tarjeta amarilla.
   *[other] Se retira la tarjeta amarilla de { $seat }.
}
event-motivated = { $seat_is ->
    [you] Motivas a { $card }: ¡ahora cuenta la carta de motivación!
   *[other] { $seat } motiva a { $card }: ¡ahora cuenta la carta de motivación!
}
event-signed = { $seat_is ->
    [you] ¡Fichas a { $card }!
   *[other] ¡{ $seat } ficha a { $card }!
}
event-signed-goalkeeper = { $seat_is ->
    [you] Cambio de portero: ¡fichas a { $card } y se va { $replaced }!
   *[other] Cambio de portero: ¡{ $seat } ficha a { $card } y se va { $replaced }!
}
event-paid = { $seat_is ->
    [you] Pagas { $cost }.
   *[other] { $seat } paga { $cost }.
}
event-controlled = { $seat_is ->
    [you] { card-control-and-advance }: regateas y mantienes el balón.
   *[other] { card-control-and-advance }: { $seat } regatea y mantiene el balón.
}
event-special-called = { $seat_is ->
    [you] ¡Disparo especial! Tomas carrerilla.
   *[other] ¡Disparo especial! { $seat } toma carrerilla.
}
event-duelled = { $stopped ->
    [yes] { $shot } contra «{ $defence }»: ¡parada!
   *[no] { $shot } contra «{ $defence }»: ¡sin parada!
}
event-chose = { $action ->
    [shot] { $seat_is ->
        [you] Disparas: disparo { $total } contra defensa { $defence }.
       *[other] { $seat } dispara: disparo { $total } contra defensa { $defence }.
    }
   *[pass] { $seat_is ->
        [you] Pasas el balón: pase { $total } contra defensa { $defence }.
       *[other] { $seat } pasa el balón: pase { $total } contra defensa { $defence }.
    }
}
event-spent = { $count ->
    [0] { $seat_is ->
        [you] No gastas puntos.
       *[other] { $seat } no gasta puntos.
    }
   *[other] { $seat_is ->
        [you] Gastas { $tokens }.
       *[other] { $seat } gasta { $tokens }.
    }
}
event-rolled = { $seat_is ->
    [you] Sacas un { $die }; { $rival } saca un { $rival_die }.
   *[other] { $rival_is ->
        [you] { $seat } saca un { $die }; tú sacas un { $rival_die }.
       *[other] { $seat } saca un { $die }; { $rival } saca un { $rival_die }.
    }
}
event-rerolled = { $own ->
    [yes] { $seat_is ->
        [you] Repites tu tirada: { $die }.
       *[other] { $seat } repite su tirada: { $die }.
    }
   *[no] { $seat_is ->
        [you] Repites la tirada del rival: { $die }.
       *[other] { $whose_is ->
            [you] { $seat } repite tu tirada: { $die }.
           *[other] { $seat } repite la tirada del rival: { $die }.
        }
    }
}
event-rolled-save = { $seat_is ->
    [you] Intentas la parada con { $card }: { $die }.
   *[other] { $seat } intenta la parada con { $card }: { $die }.
}
event-rerolled-save = { $seat_is ->
    [you] Repites la tirada del portero: { $die }.
   *[other] { $seat } repite la tirada del portero: { $die }.
}
event-assured = { $seat_is ->
    [you] Un 6 contra un 1: ¡éxito asegurado para ti!
   *[other] Un 6 contra un 1: ¡éxito asegurado para { $seat }!
}
event-contested = { $action ->
    [shot] Disparo { $total }, defensa { $defence }.
   *[pass] Pase { $total }, defensa { $defence }.
}
event-goal = { $seat_is ->
    [you] ¡GOL! ¡Marcas! { score-line }.
   *[other] ¡GOL! ¡Marca { $seat }! { score-line }.
}
event-passed = { $seat_is ->
    [you] El pase llega: mantienes el balón.
   *[other] El pase llega: { $seat } mantiene el balón.
}
event-ball-won = { $seat_is ->
    [you] ¡Ganas el balón!
   *[other] ¡{ $seat } gana el balón!
}
event-caught = { $seat_is ->
    [you] ¡Atrapado! El balón es tuyo.
   *[other] ¡Atrapado! { $seat } tiene el balón.
}
event-corner = { $seat_is ->
    [you] Despejado a córner: mantienes el balón.
   *[other] Despejado a córner: { $seat } mantiene el balón.
}
event-half-ended = { $half ->
    [1] Descanso: { score-line }.
    [2] Fin de la segunda parte: { score-line }.
    [3] Fin de la primera parte de la prórroga: { score-line }.
   *[4] Fin de la prórroga: { score-line }.
}
event-match-ended = { $seat_is ->
    [you] Final del partido, { score-line }: ¡ganas el campeonato!
   *[other] Final del partido, { score-line }: ¡{ $seat } gana el campeonato!
}
event-match-ended-level = Final del partido, { score-line }: ¡empate, y ambos equipos son campeones!

## Balance

balance-teams = Equipos
balance-note-teams = Victorias en los partidos decididos y en todos, goles por partido, y victorias en todos los partidos con y sin el saque inicial.
balance-match = El partido
balance-note-match = El efecto del saque inicial va en puntos porcentuales: tasa de victorias con él menos tasa sin él.
balance-contests = Con el balón
balance-note-contests = Cuántas veces por partido y cómo acaba: en gol, con el balón en los pies (tras un disparo: córner) o con el balón perdido.
balance-scores = Goles y diferencias
balance-note-scores = Porcentaje de partidos con tantos goles en total y con tantos goles de diferencia; { $most } quiere decir { $most } o más.
balance-first_half = Cartas de partido de la 1.ª parte
balance-second_half = Cartas de partido de la 2.ª parte
balance-note-first_half = Tomada: en cuántas de las rondas en que estaba en el terreno de juego la tomó alguien. Las jugadas son por partido; las habilidades (H 1, H 2), por jugada. Efecto: puntos de victorias que quien la tomó saca a la media; un empate es media victoria.
balance-motivation = Cartas de motivación
balance-note-motivation = Posible: porcentaje de partidos en que se le pudo motivar; uso: en cuántos de ellos se hizo. Efecto: puntos de victorias que quien lo hizo saca a la media de su equipo.
balance-signings = Fichajes
balance-note-signings = Posible: porcentaje de partidos en que se le pudo fichar; uso: en cuántos de ellos se hizo. Efecto: puntos de victorias que quien lo hizo saca a la media.
balance-initial_cards = Cartas iniciales
balance-note-initial_cards = Efecto: puntos de victorias que quien llega a jugar la carta saca a la media de su equipo.
balance-figure = Dato
balance-ball = Acción
balance-goals = Goles
balance-column-value = Valor
balance-column-decided = Decididos
balance-column-wins = De todos
balance-column-goals = Goles
balance-column-kicking_off = Con saque
balance-column-not_kicking_off = Sin saque
balance-column-per_match = Por partido
balance-column-goal = Gol
balance-column-kept = Se mantiene
balance-column-lost = Se pierde
balance-column-goals_in_all = En total
balance-column-margin = Diferencia
balance-column-drafted = Tomada
balance-column-could = Posible
balance-column-used = Uso
balance-column-plays = Jugada
balance-column-ability1 = H 1
balance-column-ability2 = H 2
balance-column-effect = Efecto
balance-row-nankatsu = Victorias del { team-nankatsu } en los partidos decididos
balance-row-kick_off = Efecto del saque inicial en la tasa de victorias
balance-row-goals = Goles por partido
balance-row-level = Igualdad tras las dos partes
balance-row-draws = Empates
balance-row-unfinished = Partidos sin terminar
balance-row-rounds = Rondas por partido
balance-row-contests = Duelos por partido
balance-row-passes = Porcentaje de pases en los duelos
balance-row-tokens_shot = Puntos de disparo por disparo
balance-row-tokens_pass = Puntos de pase por pase
balance-row-tokens_defence = Puntos de defensa por duelo
balance-row-unseen = Cartas de partido tomadas sin verlas
balance-target-least_drafted = La menos tomada: { $card }
balance-target-most_drafted = La más tomada: { $card }
balance-target-least_motivated = El menos motivado: { $card }
balance-target-least_signed = El menos fichado: { $card }

## Card files

catalogue-not-ability = debe ser una de estas frases: { $forms }; no { $value }.
catalogue-ability-form = debe escribirse así: { $forms }; no { $value }.
catalogue-ability-twice = es lo mismo que ability1.
catalogue-duty-alone = se cumple al usar la habilidad 1, pero la carta no tiene ability1.
catalogue-duty-too-late = no se puede combinar con una repetición de tirada ni con una parada, que se usan tras la ofensiva.
catalogue-duty-at-the-end = no se puede combinar con un control y avance ni con un disparo especial, que acaban la ofensiva y no dejan tiempo para descartar.
catalogue-not-cost = debe ser una tabla de puntos como {"{"} shot = 2, pass = 1 {"}"}, al menos uno, no { $value }.
catalogue-not-title = debe ser un título de 1 a { $most } caracteres, no { $value }.
catalogue-fans = es solo para jugadores; la afición no lo lleva.
catalogue-number-twice = ya es el número de { $other }.
catalogue-goalkeeper = es portero y necesita una parada, por ejemplo: save: catch 1, corner 2-3.
catalogue-field-player = es jugador de campo y no puede tener una parada.
catalogue-motivation-without-player = no tiene jugador: una carta de motivación es de un jugador de los dos equipos. Jugadores: { $players }.
catalogue-motivations = deben ser 4 por equipo, no { $nankatsu } de nankatsu y { $toho } de toho.
catalogue-halves = debe haber 13 cartas en cada parte, no { $first } en la primera y { $second } en la segunda.
catalogue-stars = debe haber 4 cartas con asterisco en cada parte, no { $first } en la primera y { $second } en la segunda.
catalogue-fatigues = puede ser { $most } como máximo por equipo, no { $value }: entre los dos son las ocho de los reglamentos.
catalogue-stops-nothing = no detiene nada. Debe ser un disparo especial del rival: { $shots }.
catalogue-stops-unknown = debe ser un disparo especial del rival: { $shots }; no { $value }.
catalogue-stops-own = es un disparo especial de su propio equipo: { $value }. Debe ser uno del rival: { $shots }.
catalogue-stops-twice = ya lo detiene { $other }: { $value }. Cada disparo especial lo detiene una sola defensa.

## Scenarios

scenario-other-team = «{ $field }»: { $card } no es una carta de { $team }.
scenario-card-twice = { $card } está en dos sitios: en «{ $first }» y en «{ $second }».
scenario-too-many = «{ $field }» tiene { $count } cartas; el máximo es { $most }.
scenario-other-half = «{ $field }»: { $card } no puede estar ahí en la parte { $half }.
scenario-not-among = «{ $field }»: { $card } debe estar también en uno de estos sitios: { $piles }.
scenario-not-in-phase = «{ $field }» no encaja así con la fase «{ $phase }».
scenario-nothing-to-choose = En la fase «{ $phase }», el asiento { $seat } no tendría nada que elegir.

## Terminal play

result-drawn = Empate: ambos son campeones.
option-first_match = Opción: primer partido, más corto y sencillo: sin cartas de partido con asterisco, sin afición y sin cansancio.
option-assured_success = Opción: éxito asegurado, un 6 contra un 1 siempre gana, sean cuales sean las sumas.
option-motivation = Opción: sin cartas de motivación.
option-signings = Opción: sin fichajes.
option-extra_time = Opción: sin prórroga; si hay igualdad tras las dos partes, es un empate.
welcome-teams = { $first_is ->
    [you] Entrenas al { team-nankatsu }
   *[other] { $first } entrena al { team-nankatsu }
} y { $second_is ->
    [you] tú entrenas al { team-toho }
   *[other] { $second } entrena al { team-toho }
}.
welcome-goal = Dos partes de { $rounds } rondas; gana quien marque más goles.
clock = { $half ->
    [1] 1.ª parte
    [2] 2.ª parte
    [3] prórroga 1
   *[4] prórroga 2
}, { $injury ->
    [yes] descuento
   *[no] ronda { $round } de { $rounds }
}
clock-attacker = { $seat_is ->
    [you] atacas tú
   *[other] ataca { $seat }
}
head-shot = Dis
head-pass = Pas
head-defence = Def
area-empty = sin cartas todavía
plain-team = { $team } ha jugado: { $cards }. Sumas: { $sums }. Puntos: { $tokens }.
area-sum = Suma
area-sums = suma { $sums }
area-tokens = Puntos (de { $most })
area-tokens-line = puntos { $tokens }
played-count = { $played } de { $limit } cartas jugadas
has-stopped = { $seat }: se planta
pitch-line = Terreno de juego: { $cards } · { $deck } en el mazo de partido
pitch-empty = No quedan cartas de partido en esta parte.
hand-line = { $seat_is ->
    [you] Tienes
   *[other] { $seat } tiene
} { $size ->
    [one] 1 carta
   *[other] { $size } cartas
} en la mano
hand-unseen = { $count ->
    [one] 1 carta de partido tomada sin ver
   *[other] { $count } cartas de partido tomadas sin ver
}
hand-unknown = { $count ->
    [one] 1 desconocida
   *[other] { $count } desconocidas
}
hand-in-line = en la mano: { $cards }
table-hand = { $seat_is ->
    [you] Tu mano
   *[other] Mano del { $seat }
}
table-rivals-area = Zona de juego del rival
table-discard = { $seat_is ->
    [you] Tu pila de descarte
   *[other] Pila de descarte del { $seat }
}
table-pitch = Terreno · mazo: { $deck }
table-signings = Fichajes
table-motivation = Motivación
table-bench = Banquillo
pile-pool = { $seat }, en la mano o en el mazo de robo: { $cards }
pile-draw-deck = { $seat_is ->
    [you] Tu mazo de robo: { $cards }
   *[other] { $seat }, mazo de robo: { $cards }
}
pile-discard = { $seat_is ->
    [you] Tu pila de descarte: { $cards }
   *[other] { $seat }, pila de descarte: { $cards }
}
pile-unseen = Cartas de partido de esta parte aún sin ver: { $cards }
label-use = { $use }: { $effect }
label-use-due = { $use }: { $effect }; después es obligatorio: { $duty }
row-sign = ficha por { $cost }
row-motivate = motiva por { $cost }
outlook-line = Ahora mismo: disparo { $shot } contra { $defence }, gol { $goal } % · pase { $pass } contra { $defence }, llega { $kept } %
outlook-line-of = { $team }: disparo { $shot } contra { $defence }, gol { $goal } % · pase { $pass } contra { $defence }, llega { $kept } %
outlook-choice = { $own } contra { $defence }: { $promise }
promise-shot = gol { $chance } %
promise-pass = llega { $chance } %
promise-corner = gol { $goal } %, córner { $corner } %
chance-of = { $team }: { $chance }
odds-tokens = Según los puntos, en %
odds-shot = { $answer ->
    [0] { $seat_is ->
        [you] Gol, tú sin puntos
       *[other] Gol, rival sin puntos
    }
   *[other] { $seat_is ->
        [you] Gol, tú añades { $answer }
       *[other] Gol, { $seat } añade { $answer }
    }
}
odds-pass = { $answer ->
    [0] { $seat_is ->
        [you] Pase, tú sin puntos
       *[other] Pase, rival sin puntos
    }
   *[other] { $seat_is ->
        [you] Pase, tú añades { $answer }
       *[other] Pase, { $seat } añade { $answer }
    }
}
odds-answer = { $answer ->
    [0] { $seat_is ->
        [you] tú sin puntos
       *[other] rival sin puntos
    }
   *[other] { $seat_is ->
        [you] tú añades { $answer }
       *[other] { $seat } añade { $answer }
    }
}
odds-chance-shot = Probabilidad de gol
odds-chance-pass = Probabilidad de que llegue el pase
odds-lead = Ventaja antes de los dados
odds-wins = Gana quien ataca, en %
odds-note = Con las cartas que hay en juego, si ambos usan perfectamente las repeticiones y al portero.
contest-shot = El disparo
contest-pass = El pase
contest-tie = empate: gana el { $team }, que ataca
contest-save = parada [{ $die }]
duel-stopped-by = solo lo detiene «{ $card }»
duel-stops = detiene «{ $card }»
ask-kick-off = Has ganado el sorteo. ¿Atacas primero?
ask-draft = ¿Qué carta de partido tomas?
ask-attack = ¿Qué carta juegas?
ask-abilities = { $card }: ¿qué habilidad usas?
ask-bench = ¿A quién sacas al campo?
ask-gain = { $gains ->
    [one] ¿Qué punto ganas?
   *[other] ¿Qué punto ganas? (quedan { $gains })
}
ask-play-from-hand = ¿Qué otra carta juegas?
ask-play-from-discard = ¿Qué carta de tu pila de descarte juegas?
ask-remove-from-hand = ¿Qué carta de tu mano eliminas del partido?
ask-remove-from-discard = ¿Qué carta de tu pila de descarte eliminas del partido?
ask-discard = ¿Qué carta descartas?
ask-send-back = ¿Qué carta del rival devuelves?
ask-special-shot = ¿Qué disparo especial eliges en secreto?
ask-special-defence = ¿Qué defensa especial eliges en secreto?
ask-shot-or-pass = ¿Disparo o pase?
ask-tokens = ¿Cuántos puntos gastas?
ask-reroll = ¿Repetir una tirada?
ask-save = ¿Intentas parar el disparo?
forced-draft = Solo queda «{ $card }».
told-and = { $first } y { $last }
told-contested-tie = { event-contested } { $seat_is ->
    [you] Empate: ganas tú, que atacas.
   *[other] Empate: gana { $seat }, que ataca.
}
told-drew = { $seat_is ->
    [you] Robas { $cards }.
   *[other] { $seat } roba { $cards }.
}
told-drew-hidden = { $count ->
    [one] { $seat_is ->
        [you] Robas 1 carta.
       *[other] { $seat } roba 1 carta.
    }
   *[other] { $seat_is ->
        [you] Robas { $count } cartas.
       *[other] { $seat } roba { $count } cartas.
    }
}
told-gained = { $seat_is ->
    [you] Ganas puntos: { $tokens }.
   *[other] { $seat } gana puntos: { $tokens }.
}
told-motivated = { $seat_is ->
    [you] ¡Motivas a { $card } por { $cost }!
   *[other] ¡{ $seat } motiva a { $card } por { $cost }!
}
told-signed = { $seat_is ->
    [you] ¡Fichas a { $card } por { $cost }!
   *[other] ¡{ $seat } ficha a { $card } por { $cost }!
}
told-signed-goalkeeper = { $seat_is ->
    [you] Cambio de portero por { $cost }: ¡fichas a { $card } y se va { $replaced }!
   *[other] Cambio de portero por { $cost }: ¡{ $seat } ficha a { $card } y se va { $replaced }!
}
explain-initial = { $number ->
    [0] Carta inicial del { $team }
   *[other] Carta inicial del { $team } · número { $number } · { $position }
}
explain-match = { $half ->
    [1] Carta de partido de la 1.ª parte
   *[2] Carta de partido de la 2.ª parte
}
explain-motivation = Carta de motivación del { $team } · cuesta { $cost } · sustituye al jugador en tu zona de juego
explain-signing = Fichaje · cuesta { $cost } · para cualquiera de los dos, en su turno de la ofensiva
explain-special-shot = Disparo especial del { $team }
explain-special-defence = Defensa especial del { $team }
explain-booking = Se queda en la zona de juego de su entrenador hasta el final; no cuenta para el límite de cartas
explain-fatigue = Carta de cansancio: ocupa sitio en la mano y, si se juega, cuenta para el límite de cartas
explain-rules = Ver también: { $rules }
where-pitch = Está en el terreno de juego.
where-signings = Está entre los fichajes disponibles.
where-area = { $seat_is ->
    [you] Está en tu zona de juego.
   *[other] Está en la zona de juego de { $seat }.
}
where-discard_pile = { $seat_is ->
    [you] Está en tu pila de descarte.
   *[other] Está en la pila de descarte de { $seat }.
}
where-removed = Se ha eliminado del partido.
where-hand = { $seat_is ->
    [you] Está en tu mano.
   *[other] Está en la mano de { $seat }.
}
where-bench = { $seat_is ->
    [you] Aún puedes sacarlo.
   *[other] { $seat } aún puede sacarlo.
}
where-draw_deck = { $seat_is ->
    [you] Está en tu mazo de robo.
   *[other] Está en el mazo de robo de { $seat }.
}
guide-goal = El objetivo: marcar más goles en dos partes. Si hay igualdad, se juega la prórroga; si sigue la igualdad, ambos son campeones.
guide-round = Una ronda: ambos roban hasta 4 cartas. Primero quien defiende, luego quien ataca, toma una carta de partido: una a la vista o la primera del mazo, sin verla.
guide-attack = Después jugáis cartas por turnos y podéis usar sus habilidades; empieza quien ataca. Si te plantas, no juegas más en esta ronda y conservas el resto. La ofensiva acaba con 9 cartas (7 en la prórroga).
guide-values = Las cartas tienen valores: { $shot } disparo, { $pass } pase, { $defence } defensa. Tu suma de disparo o de pase se compara con la de defensa del rival.
guide-contest = Quien ataca dispara para marcar o pasa para mantener el balón. Ambos pueden añadir puntos (+1 cada uno) y luego tiran un dado. Si hay empate, gana quien ataca.
guide-ball = Tras gol o pérdida ataca el rival; si llega el pase o hay córner, sigues tú.
guide-tokens = Las habilidades dan puntos: los de disparo ayudan a los disparos, los de pase a los pases y los de defensa a la defensa. Como mucho { $most } de cada tipo.
guide-bench = Con puntos se pagan también la motivación (una carta más fuerte para un jugador que has jugado) y los fichajes (un jugador nuevo).
guide-injury = En el descuento la parte termina en cuanto se pierde el balón o hay gol.
guide-signs = Símbolos: ▶ tiene el balón · 3/4/1 disparo, pase y defensa · ★ motivado · ({ position-gk }) puede parar un disparo · ↻ puede repetir una tirada · (!) es obligatorio tras la habilidad 1.
final-goals = Goles
final-shots = Disparos
final-passes = Pases
final-won = Balones ganados
final-saves = Paradas
final-tokens = Puntos
final-booked = Tarjeta

## The story of a match

story-goals = Goles
story-expected = Goles esperados
story-luck = Suerte en los disparos
story-possession = Posesión
story-shots = Disparos
story-passes = Pases
story-passes-kept = Pases completados
story-saves = Paradas
story-cards = Cartas jugadas
story-tokens = Puntos ganados
story-bench = Motivados y fichados
story-bookings = Tarjetas
