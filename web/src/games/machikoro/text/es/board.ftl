# The table of Machi Koro Fußball.

## Places

machikoro-market = Mercado
machikoro-your-town = Tu ciudad
machikoro-your-side = Tus dados, monedas y grandes proyectos
machikoro-large = Gran proyecto

## The turn

machikoro-your-turn = Tu turno
machikoro-second-turn = Tu segundo turno
machikoro-turn-of = Turno de { $name }
machikoro-over = Final
machikoro-part-roll = Tirada
machikoro-part-income = Ingresos
machikoro-part-build = Construir
machikoro-at-turn = jugando
machikoro-next = siguiente
machikoro-thinking = { $name } está pensando
machikoro-rolling = Tirando…
machikoro-you-rolled = Has sacado { $sum }
machikoro-rolled = { $name } saca { $sum }
machikoro-dice = Dados: { $dice }
machikoro-brought-by = { $card }: { $coins }
machikoro-brought = Recibes { $coins }
machikoro-cost = Pagas { $coins }
machikoro-brought-nothing = Sin monedas para ti
machikoro-roll-pays = Esta tirada te da { $coins }
machikoro-lately-built = Construido: { $card }
machikoro-lately-nothing = No ha construido
machikoro-lately-rolled = Tirada: { $sum }
machikoro-turn-told = { $name }: { $told }
machikoro-you-won = ¡Has ganado!
machikoro-won = ¡Gana { $name }!
machikoro-all-four = Los cuatro grandes proyectos, construidos

## What to do

machikoro-hint-roll = Tira un dado
machikoro-hint-roll-two = ¿Un dado o dos?
machikoro-hint-reroll = ¿Te quedas con la tirada o repites?
machikoro-hint-take = Elige quién te paga
machikoro-hint-swap = Elige el proyecto que quieres
machikoro-hint-give = Elige qué das a { $name } por { $card }
machikoro-hint-build = Elige qué construir
machikoro-hint-tap = Toca una carta para ver su nombre y qué hace

## Cards

machikoro-when-blue = cada tirada
machikoro-when-green = tu tirada
machikoro-when-red = tirada ajena
machikoro-when-purple = tu tirada
machikoro-on-blue = con cada { $numbers }
machikoro-on-green = con tu { $numbers }
machikoro-on-red = con un { $numbers } ajeno
machikoro-on-purple = con tu { $numbers }
machikoro-pays-bank = +{ $amount } { $coin }
machikoro-pays-bank-per-icon = +{ $amount } { $coin } por { $icon }
machikoro-pays-roller = Quien tira da { $amount } { $coin }
machikoro-pays-everyone = { $amount } { $coin } de cada rival
machikoro-pays-one = { $amount } { $coin } de un rival
machikoro-pays-swap = Cambiar cartas
machikoro-left = quedan { $count }
machikoro-left-of = quedan { $count } de { $all }
machikoro-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copias
}
machikoro-spoken = { $card }, { $colour }, número { $numbers }. { $text }. Coste: { $cost }
machikoro-spoken-large = { $card }, gran proyecto. { $text } Coste: { $cost }
machikoro-show-card = Ver la carta
machikoro-built = construido
machikoro-from-next-turn = próximo turno
machikoro-can-build = se puede construir
machikoro-enough = te alcanza
machikoro-short = { $short ->
    [one] falta 1
   *[other] faltan { $short }
}

## Why not

machikoro-none-left = Agotada
machikoro-short-coins = { $short ->
    [one] Falta 1 moneda
   *[other] Faltan { $short } monedas
}
machikoro-short-owned = Ya la tienes
machikoro-short-two = Ya tienes dos
machikoro-short-two-there = Ya tiene dos
machikoro-short-built = Construido
machikoro-short-academy = Requiere { $academy }
machikoro-short-stays = Morada: sin cambio
machikoro-short-like = Misma carta
machikoro-short-nothing = Nada que dar
machikoro-short-not-now = Ahora no

## What rolls pay

machikoro-what-pays = ¿Qué da cada número?
machikoro-whose-roll = De quién es la tirada
machikoro-your-roll-pays = Qué da tu tirada
machikoro-roll-of = Tirada de { $name }
machikoro-roll-of-pays = Qué te da la tirada de { $name }
machikoro-roll-of-pays-whom = Qué da a { $whom } la tirada de { $name }
machikoro-averages = De media
machikoro-average-roll = { $coins } { $coin } de media
machikoro-average-yours = Tu próxima tirada, de media
machikoro-average-of = { $name } gana de media
machikoro-with-dice = { $dice ->
    [one] un dado
   *[other] dos dados
}
machikoro-bar = { $number }: { $coins } para ti, { $chance } de { $of }

machikoro-key-roll = tirar los dados
machikoro-key-build = construir
machikoro-projects = { $count ->
    [one] 1 gran proyecto
   *[other] { $count } grandes proyectos
}
machikoro-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
machikoro-numbers = Lo que dio cada número
machikoro-number = Número
machikoro-times-rolled = Salió
