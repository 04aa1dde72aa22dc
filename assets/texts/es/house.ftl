### Reglas de la casa: la página en la que se cambian las reglas de una partida, una por fila.

## The page

house-reset = Original
house-close = Listo
house-page = Hoja { $page } de { $pages }
house-prompt-change = Cambiar
house-prompt-back = Volver
house-prompt-reset = Por defecto
house-prompt-page = Hoja

## Values that several switches have

house-no = No
house-yes = Sí
house-leaps-both = Largo y ancho
house-leaps-files = A lo largo
house-leaps-ranks = A lo ancho
house-leaps-none = No salta

## Elephant takes rat

house-elephant = Elefante contra rata
house-elephant-about = Cuándo puede un elefante capturar a una rata.
house-elephant-never = Nunca
house-elephant-trap = En la trampa
house-elephant-always = Siempre
house-elephant-trapped-yes = En la trampa la rata puede caer.
house-elephant-trapped-no = Hasta en la trampa la rata está a salvo.
house-elephant-elsewhere-yes = También fuera de ella.
house-elephant-elsewhere-no = Fuera de ella, la rata está a salvo.

## A trap weakens

house-trap = La trampa debilita
house-trap-about = Quién pierde su fuerza en una trampa.
house-trap-enemies = Al rival
house-trap-everyone = A todos
house-trap-may = En su propia trampa el león también es débil.
house-trap-may-not = En su propia trampa el león sigue fuerte.

## Trapped animal may take

house-weakened = Capturar en la trampa
house-weakened-about = Qué puede hacer un animal sin fuerza.
house-weakened-may = El tigre atrapado puede capturar al gato.
house-weakened-may-not = El tigre atrapado no puede capturar al gato.

## Rat takes from the water

house-leaving = Rata: al salir del agua
house-leaving-about = Qué puede capturar una rata al salir del agua.
house-leaving-nothing = A nadie
house-leaving-rat = A la rata
house-leaving-both = Rata, elefante
house-leaving-land-yes = Puede capturar a la rata en tierra.
house-leaving-land-no = La rata en tierra está a salvo.
house-leaving-elephant-yes = Puede capturar al elefante.
house-leaving-elephant-no = El elefante está a salvo.

## Rat takes into the water

house-entering = Rata: al entrar al agua
house-entering-about = Qué puede capturar una rata al entrar al agua.
house-entering-nothing = A nadie
house-entering-rat = A la rata
house-entering-may = Puede capturar a la rata que nada.
house-entering-may-not = La rata que nada está a salvo.

## Lion leaps

house-lion = Salto del león
house-lion-about = En qué sentidos salta el león el río.
house-lion-up-yes = Salta a lo largo.
house-lion-up-no = No salta a lo largo.
house-lion-sideways-yes = Salta a lo ancho.
house-lion-sideways-no = No salta a lo ancho.

## Tiger leaps

house-tiger = Salto del tigre
house-tiger-about = En qué sentidos salta el tigre el río.
house-tiger-up-yes = Salta a lo largo.
house-tiger-up-no = No salta a lo largo.
house-tiger-sideways-yes = Salta a lo ancho.
house-tiger-sideways-no = No salta a lo ancho.

## A leap takes

house-leap = El salto captura
house-leap-about = Qué se puede capturar de un salto.
house-leap-equal = Igual o más débil
house-leap-weaker = Más débil
house-leap-may = El león puede saltar sobre su igual.
house-leap-may-not = El león no puede saltar sobre su igual.

## Own rat bars the leap

house-own-rat = Tu rata corta el salto
house-own-rat-about = La rata rival siempre corta el salto; la propia, según esto.
house-own-rat-may = Su propia rata no le corta el paso.
house-own-rat-may-not = Su propia rata le corta el paso.

## Lion and tiger are equal

house-cats = León y tigre, iguales
house-cats-about = Si el león y el tigre pueden capturarse entre sí.
house-cats-may = El tigre puede capturar al león.
house-cats-may-not = El tigre no puede capturar al león.

## Wolf and dog

house-wolf = Lobo y perro
house-wolf-about = Cuál de los dos es más fuerte.
house-wolf-over-dog = Gana el lobo
house-wolf-under-dog = Gana el perro
house-wolf-same = Iguales
house-wolf-wolf-yes = El lobo puede capturar al perro.
house-wolf-wolf-no = El lobo no puede capturar al perro.
house-wolf-dog-yes = El perro puede capturar al lobo.
house-wolf-dog-no = El perro no puede capturar al lobo.

## Equals meet

house-equal = Entre iguales
house-equal-about = Qué pasa con dos del mismo rango.
house-equal-first = Gana el primero
house-equal-both = Caen ambos
house-equal-first-seen = Quien da primero captura al otro.
house-equal-both-seen = Los dos salen del tablero.

## Into the den

house-den = A la guarida
house-den-about = Quién puede entrar en la guarida rival y ganar.
house-den-any = Cualquiera
house-den-rat = Solo la rata
house-den-lion-yes = El león gana en la guarida.
house-den-lion-no = El león no puede entrar en la guarida.
house-den-rat-yes = La rata gana en la guarida.
house-den-rat-no = La rata no puede entrar en la guarida.

## No move left

house-no-move = Sin jugadas
house-no-move-about = Qué pasa con el bando que no puede mover.
house-no-move-loses = Pierde
house-no-move-draw = Empate
house-no-move-loses-seen = Rojo no puede mover, y pierde.
house-no-move-draw-seen = Rojo no puede mover: empate.

## Same board three times

house-repetition = Tres veces lo mismo
house-repetition-about = Qué pasa cuando el tablero se repite por tercera vez.
house-repetition-draw = Empate
house-repetition-barred = Prohibido
house-repetition-loses = Repites, pierdes
house-repetition-counts = 7-3 y 17-5
house-repetition-nothing = Nada
house-repetition-draw-seen = De acá para allá: a la tercera, empate.
house-repetition-barred-seen = De acá para allá: la tercera está prohibida.
house-repetition-loses-seen = De acá para allá: a la tercera, pierdes.
house-repetition-counts-seen = No se puede entrar demasiado en una casilla, ni ir y venir sin fin.
house-repetition-nothing-seen = De acá para allá cuanto se quiera.

## Long without a capture

house-quiet = Mucho sin capturas
house-quiet-about = Cuándo acaba una partida sin capturas, en jugadas de ambos bandos.
house-quiet-never = Sigue
house-quiet-draw = Empate a { $plies }
house-quiet-never-seen = Nadie cuenta.
house-quiet-draw-seen = Entonces es empate.
