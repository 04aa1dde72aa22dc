### Lo que se aprende: lecciones, retos, preguntas, consejos y el análisis de las partidas.

## The tabs of what there is to learn: about 9 letters

learn-tab-lessons = Lecciones
learn-tab-puzzles = Retos
learn-tab-answers = Preguntas
learn-tab-tips = Consejos

## What the keys do there, beside a picture of the key

learn-prompt-begin = Empezar
learn-prompt-back = Volver
learn-prompt-tab = Hoja

## The list of lessons, answers and tips

learn-lesson = { $number }. { $title }
learn-first-game = Para tu primera partida
learn-play-it-out = Jugarlo

## The list of puzzles

puzzles-of-the-day = Reto del día: { $day } { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[12] dic
}
puzzles-solved = resueltos
puzzles-in-a-row = seguidos
puzzles-best-row = récord
puzzles-days = días
puzzles-solved-of = { $solved } de { $all }
puzzles-all-themes = Todos
puzzles-none = No hay ninguno de este tema tan difícil.

## What puzzles are about, on small cards: about 12 letters

theme-den-race = Carrera
theme-den-run = Llegada
theme-rat-hunt = A por la rata
theme-leap = Salto
theme-riverbank = Orilla
theme-trap = Trampa
theme-bait = Cebo
theme-quiet-move = En silencio
theme-zugzwang = Zugzwang
theme-last-animal = El último
theme-defense = Defensa
theme-endgame = Final

## What a puzzle asks for. $moves: how many moves are to be found.

puzzle-win = Gana en { $moves }.
puzzle-take = Captura { animal-to }.
puzzle-take-in = Captura { animal-to } en { $moves }.
puzzle-keep-win = Encuentra la única jugada que gana.
puzzle-keep-win-in = { $moves ->
    [one] Halla la única forma de ganar: { $moves } jugada.
   *[other] Halla la única forma de ganar: { $moves } jugadas.
}
puzzle-keep-draw = Encuentra la única jugada que no pierde.
puzzle-keep-draw-in = { $moves ->
    [one] Halla cómo no perder: { $moves } jugada.
   *[other] Halla cómo no perder: { $moves } jugadas.
}

## A puzzle at the board

puzzle-number = Reto { $number }
puzzle-you-are-red = Eres Rojo
puzzle-you-are-blue = Eres Azul
puzzle-difficulty = Dificultad
puzzle-your-line = Tu camino
puzzle-solved-ribbon = ¡Resuelto!
puzzle-your-go = te toca
puzzle-in-a-row = Seguidos
puzzle-row-begins = Solo a la primera y sin pistas.
puzzle-row-best = Tu récord: { $count }.
puzzle-again = Repetir
puzzle-hint = Pista
puzzle-next = Otro
puzzle-prompt-take-up = Tomar
puzzle-prompt-move = Mover
puzzle-prompt-put-down = Soltar

## What is said of the moves tried: a heading of about 20 letters, and sentences

puzzle-task = Solo una jugada
puzzle-task-text = En cada paso solo vale una jugada. El rival da su mejor respuesta.
puzzle-wrong = Esa no
puzzle-right = ¡Esa es!
puzzle-right-text = Aún queda algo por encontrar.
puzzle-first-try = ¡A la primera!
puzzle-first-try-text = Todas las jugadas eran buenas, y no había otro camino.
puzzle-solved = Resuelto
puzzle-solved-text = Ya están todas las jugadas. Si repites desde el principio, puede salirte a la primera.

## What a wrong move misses. $moves: how many moves were left to find.

miss-win-at-once = Así no ganas enseguida.
miss-win = Así no ganas en { $moves }.
miss-take-at-once = Así no capturas { animal-to }.
miss-take = Así no capturas { animal-to } en { $moves }.
miss-keep-win = Así se escapa la victoria.
miss-keep-draw = Así pierdes.

## What the enemy would answer to a wrong move. $side and $animal: whose animal; $from and $to: from square to square; $other: an animal of the player.

answer-den = { animal-the-first } { animal-color } responde entrando en tu guarida.
answer-last = { animal-the-first } { animal-color } responde capturando tu último animal.
answer-no-move = { animal-the-first } { animal-color } responde de { $from } a { $to }, y ya no puedes mover.
answer-takes = { animal-the-first } { animal-color } responde capturando tu { other } en { $to }.
answer-trades = { animal-the-first } { animal-color } responde capturando tu { other } en { $to }; los dos salen del tablero.
answer-keeps-out = { animal-the-first } { animal-color } responde de { $from } a { $to } y no te deja entrar en la guarida.
answer-threatens = { animal-the-first } { animal-color } responde de { $from } a { $to } y está por entrar en tu guarida.
answer-escapes = { animal-the-first } { animal-color } responde de { $from } a { $to } y se escapa de tu { other }.
answer-attacks = { animal-the-first } { animal-color } responde de { $from } a { $to } y va tras tu { other }.
answer-quiet = { animal-the-first } { animal-color } responde de { $from } a { $to }, y ya no puedes forzar nada.

## A lesson at the board

study-leave = Salir
study-lesson = Lección { $number }: { $about }
study-lesson-broken = No se puede dar la lección «{ $title }».
study-back = Atrás
study-show = Ver
study-next = Seguir
study-done = Listo
study-prompt-go-on = Seguir
study-prompt-move = Tomar, mover
study-beside = Esa jugada vale, pero aquí se trata de otra cosa. Lee la tarea otra vez.

## The review of a game

review-title = Análisis
review-back = Atrás
review-on = Sigue
review-slip = Desliz
review-play = Jugar
review-stop = Parar
review-prompt-move = Mover
review-prompt-slip = Otro desliz
review-prompt-play = Jugar
review-prompt-turn = Girar
review-accuracy = Acierto { $percent } %
review-accuracy-unknown = Acierto …
review-progress = { $done } de { $all } posiciones vistas
review-best = La mejor
review-good = Buena
review-a-slip = Desliz
review-mistake = Error
review-blunder = Pifia
review-was-best = lo mejor
review-was-good = una buena jugada
review-was-slip = un desliz
review-was-mistake = un error
review-was-blunder = una pifia
review-better = era mejor
review-answer = { $move } es la respuesta. { $fact }
review-something-better = Había algo mejor.
review-nothing-better = No se encontró nada mejor.
review-beginning = El comienzo
review-beginning-text = Avanza jugada a jugada, o hasta el próximo desliz.
review-looking = Esta jugada se está mirando.
review-not-looked = Esta jugada no se ha mirado.

## What is certain of a position in a review. $side is to move; $moves: 0 or more.

review-draw = Juega { side }. Empate si nadie falla.
review-wins-exact = Juega { side }. Gana en { $moves } si nadie falla.
review-loses-exact = Juega { side }. Pierde en { $moves } si nadie falla.
review-wins-proven = Juega { side }. Gana en { $moves }, demostrado.
review-loses-proven = Juega { side }. Pierde en { $moves }, demostrado.

## Notes above the board where a game cannot be looked at

review-no-moves = Nadie ha movido aún: no hay nada que analizar.
review-broken = Esta partida no se puede analizar: { $fault }.
review-over = Aquí ya terminó la partida. Ve a una jugada anterior para jugar.
replay-broken = Esta partida no se puede mostrar: { $fault }.
replay-over = Aquí ya terminó la partida. Vuelve atrás para jugar.

## Why a board that is set up cannot be played

editor-over-at-once = La partida terminaría al instante. { $why }

## Lesson “One step at a time”; the wolf teaches it.

lesson-step = Paso a paso
lesson-step-about = El paso y el rango

lesson-step-1-heading = Todos andamos una casilla.
lesson-step-1-text = Arriba, abajo, a la izquierda o a la derecha, y nunca en diagonal. Ese es el paso, igual para el gato que para el elefante.
lesson-step-1-task = Lleva tu lobo de d3 a d4.
lesson-step-1-d3d4 = Una casilla adelante. Solo el león y el tigre pueden más, y solo sobre el agua.
lesson-step-1-d3c3 = Un buen paso, pero de lado. La tarea pide d4, una casilla adelante.
lesson-step-1-d3d2 = Así vuelves a tu propia trampa. No te hace nada, pero la tarea pide d4.

lesson-step-2-heading = El número es mi rango.
lesson-step-2-text = Soy un lobo, rango 4. Capturo a quien tenga mi rango o menos: me basta con entrar en su casilla. El leopardo tiene rango 5; el perro, 3.
lesson-step-2-task = Captura al animal que tu lobo puede vencer.
lesson-step-2-d4d5 = Cuatro vence a tres. El perro sale del tablero y el lobo ocupa su lugar.
lesson-step-2-d4d3 = El leopardo tiene rango 5 y el lobo solo 4: no puede con él. Mira al otro lado.

## Lesson “Who strikes first”; the cat teaches it.

lesson-equals = Quien da primero
lesson-equals-about = Rangos iguales

lesson-equals-1-heading = Ahí está mi doble.
lesson-equals-1-text = Dos gatos, el mismo rango. Los iguales pueden capturarse, así que importa a quién le toca. Te toca a ti.
lesson-equals-1-task = Captura al gato azul con el tuyo.
lesson-equals-1-d2d3 = Has dado primero. En su turno, el gato azul habría hecho lo mismo.
lesson-equals-1-d2c2 = Apartarse es seguro, pero el gato azul podía ser tuyo.

lesson-equals-2-heading = Ahora, ojo a la distancia.
lesson-equals-2-text = Los dos leones están a dos casillas. Quien se pone al lado de un igual le regala el primer golpe.
lesson-equals-2-task = Da un paso con el que no puedan capturar a tu león.
lesson-equals-2-d3c3 = Fuera de su alcance. Si ahora el león azul se pone a tu lado, das tú primero.
lesson-equals-2-d3d4 = Ahí el león azul queda junto al tuyo, y le toca a Azul: da primero.

## Lesson “Small against great”; the rat teaches it.

lesson-rat = La pequeña y el grande
lesson-rat-about = Rata y elefante

lesson-rat-1-heading = Nadie me queda grande.
lesson-rat-1-text = Tengo rango 1, el menor de todos. Pero capturo al elefante: dicen que me cuelo por su oreja.
lesson-rat-1-task = Captura al elefante con tu rata.
lesson-rat-1-a3a2 = La menor captura al mayor. Aparte de otro elefante, nadie más puede.
lesson-rat-1-a3b3 = El elefante está justo debajo, en a2, y te toca a ti.

lesson-rat-2-heading = Al revés no funciona.
lesson-rat-2-text = Ahora el elefante es tuyo y la rata es azul. Tu elefante captura a cualquiera, menos a una rata.
lesson-rat-2-task = Escapa de la rata con tu elefante, y captura algo.
lesson-rat-2-a3b3 = Capturas al perro, y en diagonal la rata no te alcanza.
lesson-rat-2-a3a4 = Justo eso no puede un elefante: no captura a la rata.
lesson-rat-2-a3a2 = Escapas, pero de camino podías llevarte al perro de b3.

## Lesson “Who swims”; the rat teaches it.

lesson-river = Quién sabe nadar
lesson-river-about = El río y sus orillas

lesson-river-1-heading = El agua es mía.
lesson-river-1-text = De todos los animales, solo la rata nada. Los demás se quedan en la orilla.
lesson-river-1-task = Entra en el río.
lesson-river-1-b3b4 = En el río solo otra rata puede alcanzarte.
lesson-river-1-c3c4 = El gato no nada. Se queda en la orilla, como todos menos la rata.

lesson-river-2-heading = La orilla es frontera.
lesson-river-2-text = Una rata captura al elefante, ya lo sabes. Pero aquí la rata está en el agua y el elefante en tierra.
lesson-river-2-task = Intenta capturar de todos modos al elefante de a5.
lesson-river-2-b5a5 = No funciona: nadie captura a través de la orilla, ni desde el agua ni hacia ella. Primero sal a tierra.
lesson-river-2-b5b4 = Puedes nadar ahí, pero prueba con el elefante: fíjate en la respuesta.

lesson-river-3-heading = En el agua somos iguales.
lesson-river-3-text = Una rata azul nada junto a la tuya. Las dos están en el agua: no hay orilla entre ellas.
lesson-river-3-task = Captura a la rata azul.
lesson-river-3-b5c5 = Rata captura a rata, en el agua como en tierra. Diste tú primero.
lesson-river-3-b5a5 = Así sales del agua, y la rata azul se queda de dueña.

## Lesson “Over the river”; the lion teaches it.

lesson-leap = Sobre el río
lesson-leap-about = El salto de león y tigre

lesson-leap-1-heading = A mí el agua no me para.
lesson-leap-1-text = El león y el tigre saltan en línea recta todo el río, hasta la primera casilla de tierra del otro lado.
lesson-leap-1-task = Salta el río desde b3.
lesson-leap-1-b3b7 = Tres casillas de agua en una sola jugada.
lesson-leap-1-b3a3 = Eso es solo un paso. Desde la orilla puedes saltar: b7 está justo enfrente.

lesson-leap-2-heading = A lo ancho es más corto.
lesson-leap-2-text = De lado a lado el río mide dos casillas. Un salto también puede capturar a quien esté donde cae.
lesson-leap-2-task = Salta y captura al lobo.
lesson-leap-2-a5d5 = Por encima del agua y sobre el lobo. En la orilla nadie está del todo a salvo de ti.
lesson-leap-2-a5a6 = Eso es un paso por la orilla. El lobo de d5 está a un salto.

lesson-leap-3-heading = En el aire hay rango también.
lesson-leap-3-text = Este es un tigre, rango 6. En d5, al otro lado del agua, hay un león, rango 7.
lesson-leap-3-task = Intenta saltar sobre el león.
lesson-leap-3-a5d5 = Un salto captura igual que un paso: seis no puede con siete. Saltar no cambia eso.
lesson-leap-3-a5a6 = Prueba el salto a d5: fíjate en la respuesta.

## Lesson “Read the riverbank”; the rat teaches it.

lesson-riverbank = Lee la orilla
lesson-riverbank-about = El salto y su obstáculo

lesson-riverbank-1-heading = Yo nado; el león, quieto.
lesson-riverbank-1-text = Juega un momento con Azul. El león azul de e7 quiere saltar a e3, donde hay un perro. Pero yo estoy en el agua.
lesson-riverbank-1-task = Intenta saltar con el león azul de e7 a e3.
lesson-riverbank-1-e7e3 = Una rata en el agua impide el salto: cualquier rata, hasta la del propio león.
lesson-riverbank-1-e7d7 = El león podría ir ahí. Prueba antes el salto a e3: fíjate en la respuesta.

lesson-riverbank-2-heading = Ahora mira qué se abre.
lesson-riverbank-2-text = Le toca a Rojo. Un paso a un lado, sin salir del agua, y ya no hay rata que nade bajo el camino del león.
lesson-riverbank-2-task = Nada con la rata hasta f5.
lesson-riverbank-2-e5f5 = La columna e queda libre: tu paso le ha abierto el camino al rival. Míralo antes de mover una rata.
lesson-riverbank-2-e5e4 = Sigues en la columna e: el león vuela sobre las tres casillas, y tú estás en una. El salto sigue cerrado.
lesson-riverbank-2-e5d5 = Así sales del agua. También abriría el camino, pero mira lo que hace un paso dentro del agua: nada hasta f5.

lesson-riverbank-3-heading = Decide la otra orilla.
lesson-riverbank-3-text = El camino está libre. Pero el león tiene que poder caer: en una casilla vacía, o sobre un animal que pueda capturar.
lesson-riverbank-3-task = Juega con Azul: salta de e7 a e3, si la otra orilla lo permite.
lesson-riverbank-3-e7e3 = El perro tiene rango 3 y el león 7: puede caer ahí y capturarlo. A un elefante no habría podido.
lesson-riverbank-3-e7d7 = Mira e3: solo hay un perro, y ninguna rata nada debajo. El salto está abierto.

## Lesson “Caught”; the dog teaches it.

lesson-trap = En la trampa
lesson-trap-about = La trampa, ida y vuelta

lesson-trap-1-heading = Aquí el león es un gatito.
lesson-trap-1-text = Tres trampas protegen tu guarida. Un rival que pisa una se queda sin fuerza: cualquiera de los tuyos puede capturarlo.
lesson-trap-1-task = Captura al león con tu gato.
lesson-trap-1-c2d2 = Dos vence a siete, porque la trampa lo dejó en nada. No cae por sí solo: tienes que capturarlo tú.
lesson-trap-1-c2c1 = El león está junto a tu guarida y entraría. Captúralo mientras la trampa lo sujeta.

lesson-trap-2-heading = Las suyas también nos atrapan.
lesson-trap-2-text = Tu lobo está en una trampa azul. El gato azul de al lado tiene solo rango 2. Mira si el lobo puede con él.
lesson-trap-2-task = Intenta capturar al gato de e8.
lesson-trap-2-d8e8 = En una trampa enemiga no se captura a nadie, por pequeño que sea. Y ahí cualquier rival te puede capturar.
lesson-trap-2-d8d7 = Ese será el paso siguiente. Primero prueba con el gato: fíjate en la respuesta.
lesson-trap-2-d8c8 = Prueba con el gato de e8: fíjate en la respuesta.
lesson-trap-2-d8d9 = ¡Eso hasta ganaría la partida! Pero aquí se trata de la trampa: prueba con el gato.

lesson-trap-3-heading = No nos atrapa para siempre.
lesson-trap-3-text = Una trampa no ata a nadie. Quien sale de ella recupera su rango al instante.
lesson-trap-3-task = Sal de la trampa, a d7.
lesson-trap-3-d8d7 = Otra vez lobo, rango 4. Ahora más le vale irse al gato.
lesson-trap-3-d8c8 = También sales de la trampa. Pero la tarea pide d7.
lesson-trap-3-d8d9 = Directo a la guarida: eso gana, y es la próxima lección. Aquí sal a d7.

## Lesson “The way home”; the tiger teaches it.

lesson-den = Camino a casa
lesson-den-about = La guarida

lesson-den-1-heading = Un paso, y se acabó.
lesson-den-1-text = Quien entra en la guarida rival gana en el acto, haya lo que haya en el tablero. Vale cualquier animal.
lesson-den-1-task = Entra en la guarida azul.
lesson-den-1-d8d9 = Partida ganada. Cuenta siempre quién llega antes: tus pasos a su guarida, y los suyos a la tuya.
lesson-den-1-d8c8 = La guarida de d9 está a un paso, y nadie puede detenerte.

lesson-den-2-heading = Pero no en la nuestra.
lesson-den-2-text = Tu gato está ante su propia guarida. Sería un buen escondite.
lesson-den-2-task = Intenta entrar en la guarida roja.
lesson-den-2-d2d1 = Ningún animal entra en su propia guarida. Se protege desde fuera.
lesson-den-2-d2c2 = Prueba con la guarida de d1: fíjate en la respuesta.

## Lesson “No way out”; the elephant teaches it.

lesson-stuck = Sin salida
lesson-stuck-about = Sin jugada legal

lesson-stuck-1-heading = Quien no puede mover, pierde.
lesson-stuck-1-text = Nadie puede pasar. Si te toca y ninguno de tus animales puede mover, la partida se acaba y la has perdido.
lesson-stuck-1-task = Gana sin capturar al gato.
lesson-stuck-1-b2b1 = El elefante arriba, el lobo al lado: el gato no puede ir a ninguna parte, y le toca a Azul.
lesson-stuck-1-a2a1 = También ganas así, con el último animal. Pero hay una forma sin capturar a nadie.
lesson-stuck-1-b2c2 = Entonces el gato se va por b1. Cierra esa casilla.

## Lesson “Three times the same”; the leopard teaches it.

lesson-again = Tres veces lo mismo
lesson-again-about = Repetición

lesson-again-1-heading = ¿No hemos estado ya aquí?
lesson-again-1-text = El mismo tablero con el mismo turno por tercera vez es empate. Si tu león vuelve a g1, pasaría eso.
lesson-again-1-task = Haz una jugada que no acabe en empate.
lesson-again-1-f1g1 = Es la tercera vez: empate, aunque tienes un animal más.
lesson-again-1-a3a4 = Un tablero nuevo, y la cuenta vuelve a empezar. Quien va ganando debe buscar siempre algo nuevo.

## Questions of new players

question-rat = ¿Quién captura: rata o elefante?
question-rat-answer = La rata captura al elefante, de casilla a casilla en tierra. El elefante captura a la rata solo en una trampa, donde ella no tiene fuerza.
question-swim = ¿Captura en tierra la rata que nada?
question-swim-answer = No. Primero tiene que salir, y desde la orilla tampoco puede capturar hacia el agua. En el río solo puede toparse con la otra rata.
question-leap = ¿Cuándo saltan león y tigre?
question-leap-answer = En línea recta sobre el río, de orilla a orilla, también sobre un animal que puedan capturar. Una rata en el agua en esa línea, de cualquier bando, lo impide.
question-trap = ¿Qué hace una trampa?
question-trap-answer = Un rival que está en una de tus trampas no tiene fuerza: cualquiera de los tuyos lo captura. Tus propias trampas no te hacen nada.
question-den = ¿Puedo entrar en una guarida?
question-den-answer = En la del rival, sí: con cualquier animal ganas la partida. En la tuya, nunca.
question-equals = ¿Y si tienen el mismo rango?
question-equals-answer = Captura quien mueve. Así que no te pongas al lado de un igual: después le toca al otro bando.

## What to remember in a first game

remember-captures = Antes de cada jugada mira qué se puede capturar, tuyo y suyo.
remember-together = No envíes un animal solo: dos que van juntos se protegen.
remember-dens = Vigila las dos guaridas. La partida puede acabar ahí mucho antes de que caiga el último animal.
remember-race = Cuenta las jugadas cuando dos animales corren. A quien le toca va uno por delante.
remember-undo = Deshacer aquí no cuesta nada, y una pista explica sus motivos.

## Tips

tip-rat = Conserva la rata
tip-rat-text = Mientras viva tu rata, el elefante rival no puede ir por donde quiera, y una rata en el río impide cualquier salto por encima. Intenta aguantar el río aquí.
tip-leap = Ataca sobre el río
tip-leap-text = El león y el tigre cruzan el tablero en una jugada. Ponlos en la orilla donde la línea esté libre: vigilan todo el otro lado a la vez.
tip-trap = Haz de la trampa un cebo
tip-trap-text = Quien pisa tu trampa para llegar a tu guarida está débil ahí. Ten un animal cualquiera junto a cada trampa, y que vengan.
tip-guard = Deja un guardián en casa
tip-guard-text = Un animal pequeño junto a la guarida vale más que otro más en el ataque: a dos casillas de casa puede ser demasiado lejos. Gana sin perderla de vista.
tip-count = Cuenta antes de cambiar
tip-count-text = Mira quién puede responder y qué queda después. Un leopardo por un perro es mal negocio, salvo que luego quede abierto el camino a la guarida.
tip-together = Mejor en pareja
tip-together-text = Dos animales uno al lado del otro se protegen: quien captura a uno cae después. Avánzalos por turnos por el centro o por un borde.
