# The rules of Machi Koro Fußball: each by its id, with a title. Names of cards come from the game's own texts.

## Set-up

rule-mk-set-1-title = Con qué se empieza
rule-mk-set-1 =
    El juego es para 2 a 4 jugadores. Cada uno recibe 3 monedas y tres cartas iniciales gratis: «{ $ticket-booth }», «{ $snack-stand }» y «{ $training-ground }».
    Recibe también los cuatro grandes proyectos, todavía sin construir.
rule-mk-set-2-title = El mercado
rule-mk-set-2 = En el mercado hay 84 cartas de proyecto de 15 clases: 6 de cada una de las 12 clases normales y 4 de cada una de las 3 moradas. Las cartas iniciales no son del mercado.
rule-mk-set-3-title = Quién empieza
rule-mk-set-3 =
    Se juega en el sentido de las agujas del reloj. Según el reglamento, empieza el jugador más joven.
    Aquí empieza el primer asiento. Los asientos se reparten al azar, salvo que quien abre la mesa los asigne.
rule-mk-set-4-title = La banca
rule-mk-set-4 = A la banca nunca se le acaban las monedas.
rule-mk-set-5-title = Todo está a la vista
rule-mk-set-5 = Las monedas, las cartas y el mercado los ven todos. Solo está oculto el mazo tapado de la variante «pase lo que pase».

## A turn

rule-mk-turn-1-title = Tirar, cobrar, construir
rule-mk-turn-1 = Un turno tiene tres pasos, siempre en este orden: tirar, cobrar, construir.

## The roll

rule-mk-roll-1-title = Un dado o dos
rule-mk-roll-1 = Tiras un dado. Con la «{ $youth-academy }» eliges en cada turno si uno o dos.
rule-mk-roll-2-title = Solo cuenta la suma
rule-mk-roll-2 = Con dos dados cuenta solo su suma, no cada dado por separado.
rule-mk-roll-3-title = Volver a tirar
rule-mk-roll-3 = Con el «{ $football-museum }» puedes volver a tirar una vez, con el mismo número de dados. Entonces cuenta solo la segunda tirada, también para los dobles.
rule-mk-roll-4-title = Dobles: un segundo turno
rule-mk-roll-4 =
    Con el «{ $tv-studio }», sacar dobles con dos dados te da después de este turno un segundo turno completo: tirar, cobrar, construir.
    Los dobles del segundo turno ya no dan nada.
rule-mk-large-1-title = Desde el turno siguiente
rule-mk-large-1 =
    Un gran proyecto funciona desde tu turno siguiente.
    Si construyes el «{ $tv-studio }» en un turno con dobles, esos dobles no te dan un segundo turno. Un «{ $stadium }» que construyas ahora no añade nada a tus cartas rojas antes de tu turno siguiente.
    El segundo turno por dobles cuenta como tu turno siguiente.

## Income

rule-mk-inc-1-title = Cuatro colores
rule-mk-inc-1 =
    Azul: en cualquier tirada, de la banca.
    Verde: solo en tu tirada, de la banca.
    Rojo: solo en una tirada ajena, de quien tira.
    Morado: solo en tu tirada.
rule-mk-inc-2-title = Varias cartas iguales
rule-mk-inc-2 = Cada carta paga: con tres iguales cobras tres veces.
rule-mk-inc-3-title = Primero pagar, luego cobrar
rule-mk-inc-3 = Quien tira paga primero todas las cartas rojas de los demás, hasta donde lleguen sus monedas. El resto se pierde. Solo después se cobran los ingresos.
rule-mk-inc-4-title = Cuando cobran varios
rule-mk-inc-4 =
    Si varios pueden cobrar de quien tira, se paga en sentido contrario a las agujas del reloj, empezando por quien se sienta a su lado. Cada cobro se paga entero.
    Ejemplo: A saca un 3 y tiene 3 monedas. B, a continuación en el sentido del reloj, tiene 3 cartas «{ $fan-shop }» y C tiene 2. C recibe 2 y luego B recibe 1. Se pierden 2 monedas.
rule-mk-inc-5-title = El orden de los colores
rule-mk-inc-5 = Primero van las cartas rojas, después las azules y verdes, y al final las moradas.
rule-mk-inc-6-title = El estadio
rule-mk-inc-6 =
    Con el «{ $stadium }», cada carta tuya de «comida» u «hostelería» da 1 moneda más cuando sale su número.
    Ejemplos: dos cartas «{ $snack-stand }» dan 4 monedas en vez de 2. Una «{ $club-house }» da 3 en vez de 2.
rule-mk-inc-7-title = Solo lo que tienen
rule-mk-inc-7 =
    Una carta morada no quita a nadie más monedas de las que tiene.
    Si hay un solo rival, no tienes que elegir: cobras al momento.
rule-mk-inc-8-title = El cambio
rule-mk-inc-8 =
    «{ $new-sponsor }» no da monedas, sino un cambio: puedes entregar uno de tus proyectos y quedarte con uno ajeno. Ninguno de los dos puede ser morado.
    También se pueden cambiar cartas iniciales, pero no la «{ $training-ground }» ni los grandes proyectos. No puedes cambiar una carta por otra igual.
rule-mk-inc-9-title = Varias cartas moradas
rule-mk-inc-9 = Si varias de tus cartas moradas actúan en la misma tirada, el orden es: «{ $new-trainer }», «{ $new-player }», «{ $new-sponsor }».

## Building

rule-mk-build-1-title = Una moneda si no tienes
rule-mk-build-1 = Si antes de construir no tienes monedas, recibes 1 de la banca por tu «{ $training-ground }».
rule-mk-build-2-title = Construir una cosa o nada
rule-mk-build-2 =
    Después puedes construir una cosa por su coste: un proyecto del mercado o uno de tus grandes proyectos. También puedes no construir nada.
    Se te pregunta siempre, aunque no puedas pagar nada.
rule-mk-build-3-title = Una de cada clase morada
rule-mk-build-3 = De cada clase morada solo puedes tener una carta.
rule-mk-build-4-title = Ganar la partida
rule-mk-build-4 = Quien construya antes los cuatro grandes proyectos gana al instante. La partida termina.
rule-mk-build-5-title = Opción: límite de iniciación
rule-mk-build-5 =
    Cada jugador puede tener como mucho 2 cartas de cada clase, y solo 1 de cada clase morada. Las cartas iniciales cuentan.
    Tampoco un cambio puede dar a nadie una tercera carta de una clase.
rule-mk-end-1-title = Límite de jugadas
rule-mk-end-1 = Tras 5000 jugadas, una partida termina en empate, esté como esté. Con estas cartas ninguna partida se acerca a ese número; con otras, alguna podría no acabar nunca.

## The variant

rule-mk-var-1-title = Menos cartas moradas
rule-mk-var-1 = En la variante «pase lo que pase» vuelven a la caja algunas cartas moradas: con 3 jugadores, una de cada clase; con 2, dos de cada clase.
rule-mk-var-2-title = Diez clases a la vista
rule-mk-var-2 = Se barajan todas las cartas de proyecto en un mazo tapado. Se descubren cartas hasta que hay 10 clases distintas a la vista. Las iguales se apilan.
rule-mk-var-3-title = El mercado se repone
rule-mk-var-3 = Si después de construir quedan solo 9 clases, se descubren cartas hasta que vuelva a haber 10 o se acabe el mazo.
