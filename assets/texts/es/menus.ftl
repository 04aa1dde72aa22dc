### El título, los menús y diálogos, la partida nueva, las partidas guardadas y la preparación de tableros.

## Asked before a game is left.

leave-title = ¿Dejar esta partida?
leave-over = Ya ha terminado.
leave-kept = Queda guardada; puedes seguir luego.
leave-stay = Seguir
leave-leave = Salir

## A controller was unplugged in the middle of a game.

lost-title = Pausa
lost-gone = No está el mando de { side }
lost-advice = Vuelve a conectarlo, o toma el asiento con otro aparato.
lost-waits = La partida espera.
lost-seated = Este aparato ya tiene su asiento.
lost-take = Tomar asiento
lost-share = Uno para todos
lost-pause = Menú
lost-key-take = Tomar asiento
lost-key-pause = Menú

## "More" of the title.

more-title = Más
more-editor = Montar tablero
more-watch = Ver una partida
more-print = Imprimir y jugar
more-back = Volver

## There is an unfinished game.

resume-title = ¿Seguir tu partida?
resume-text = { $who }, jugada { $move }, reglas { $rules }.
resume-yes = Seguir
resume-no = Ahora no

## Asked before the program ends.

quit-title = ¿Dejar la jungla?
quit-text = Los animales te esperarán.
quit-stay = Me quedo
quit-quit = Salir

## Board and animals on paper, to be cut out.

print-title = Imprimir y jugar
print-text = El tablero y los animales de los dos bandos, para recortar y jugar.
print-paper = Papel
print-a4 = A4
print-letter = Carta
print-ink = Tinta
print-color = En color
print-saving = Para colorear
print-save = Guardar
print-back = Volver

## What can be done with a game that is looked at again.

share-title = La partida
share-resume = Seguir
share-link = Copiar enlace
share-text = Copiar texto
share-film = Guardar imagen
share-slower = Lento
share-faster = Rápido
share-play = Jugar desde aquí
share-editor = Cambiar
share-leave = Salir
share-copied = La partida se ha copiado como texto.

## The menu of a game.

pause-title = Pausa
pause-resume = Seguir
pause-restart = De nuevo
pause-rules = Reglas
pause-review = Análisis
pause-flip = Girar tablero
pause-seats = Asientos
pause-link = Copiar enlace
pause-games = Guardadas
pause-replay = Repetir
pause-editor = Montar tablero
pause-print = Imprimir y jugar
pause-settings = Ajustes
pause-draw = Pactar empate
pause-resign = Rendirse
pause-leave = Salir

## The rules, in sentences.

menu-rules-back = Volver
menu-rules-change = Cambiar
menu-rules-page = { $page } de { $pages }

## The one device goes to the other player.

hand-over-title = Ahora { side }
hand-over-text = Pulsa lo que sea para seguir.

## Two computers play each other.

watch-title = Mirar
watch-text = La máquina juega contra sí misma.
watch-rules = Reglas
watch-begin = Mirar
watch-back = Volver

## The end of a game. The buttons are small.

result-den = { animal-the-first } entró en la guarida de { side } en la jugada { $move }.
result-reason = { $reason } La partida tuvo { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
result-again = Otra vez
result-review = Análisis
result-undo = Deshacer jugada
result-replay = Repetir
result-title = Inicio
result-points = { $points } puntos, ya van { $total }
result-points-badge = { $points } puntos y «{ $badge }»
result-badge = Nueva medalla: «{ $badge }»

## While pictures are read.

loading-name = Jungle
loading-fault = No se puede leer { $path }.

## The title. Buttons, one below the other.

title-continue = Continuar
title-play = Jugar
title-two = Dos jugadores
title-learn = Aprender
title-more = Más
title-settings = Ajustes
title-quit = Salir
title-points = { $points } puntos
title-games = Partidas
title-wake-pad = Pulsa un botón del mando para despertarlo.
title-key-select = Elegir
title-key-move = Mover
title-key-quit = Salir
title-key-back = Volver

## The new game.

setup-title = Nueva partida
setup-opponent = Tu rival
setup-two-players = Dos jugadores
setup-about-easy = Mira un paso adelante y falla a menudo.
setup-about-normal = Piensa también en tu mejor respuesta.
setup-about-expert = Ve aún más lejos y nunca se despista.
setup-about-master = Piensa un segundo. Difícil de vencer.
setup-about-grandmaster = El más fuerte: tres segundos por jugada.
setup-about-two-players = Por turnos en este aparato.
setup-side = Tu bando
setup-side-first = Jugador 1
setup-circles = círculos
setup-diamonds = rombos
setup-first = Empieza
setup-coin = A suertes
setup-loser = Quien perdió
setup-clock = Reloj
setup-clock-off = No
setup-clock-minutes = { $minutes } min
setup-clock-increment = { $minutes } min + { $seconds } s
setup-rules = Reglas
setup-rules-standard = El juego como casi todos lo conocen.
setup-rules-browser = Como en los juegos gratis de la red.
setup-rules-encyclopedia = Quien cae en la trampa aún muerde.
setup-rules-bell = La trampa debilita a todos; abre Azul.
setup-rules-lobby = Sin persecuciones ni calma sin fin.
setup-rules-league = Como juegan los programas entre sí.
setup-rules-own = Tus propias reglas.
setup-details = Detalles
setup-versus = vs
setup-role-starts = { side }, empieza
setup-role-level = { side }, { $level }
setup-seats = Asientos
setup-play = Jugar
setup-key-choose = Elegir
setup-key-back = Volver
setup-key-move = Mover

## The saved games.

games-title = Guardadas
games-none = Aún no hay partidas guardadas. Guarda una desde su menú y síguela otro día.
games-age-last = la última
games-age-now = ahora mismo
games-age-minutes = { $minutes ->
    [one] hace un minuto
   *[other] hace { $minutes } min
}
games-age-hours = { $hours ->
    [one] hace una hora
   *[other] hace { $hours } horas
}
games-age-day = { $day } { games-month } { $year }
games-month = { $month ->
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
games-saved-last = La última partida.
games-saved-now = Ahora mismo.
games-saved-minutes = { $minutes ->
    [one] Hace un minuto.
   *[other] Hace { $minutes } minutos.
}
games-saved-hours = { $hours ->
    [one] Hace una hora.
   *[other] Hace { $hours } horas.
}
games-saved-day = { $day } { games-month } { $year }.
games-state-on = Jugada { $move }, reglas { $rules }.
games-state-over = { $reason } Reglas { $rules }.
games-about = { $state } { $saved }
games-load = Seguir
games-replay = Repetir
games-review = Análisis
games-delete = Borrar
games-really-delete = ¿Seguro?
games-export = Exportar
games-copy = Enlace
games-keep = Guardar esta
games-files = De archivos
games-paste = Pegar
games-back = Volver
games-put-aside = La partida anterior está entre las guardadas.
games-link-copied = El enlace a esta partida está copiado.
games-clipboard-empty = No hay texto en el portapapeles.
games-press-paste = Pulsa Ctrl+V para traer la partida que has copiado.
games-shelf-full = Los { $places } sitios para partidas están llenos. Borra una primero.

## A board is set up: the papers beside it.

editor-animals = Animales
editor-heading = Montar tablero
editor-moves-first = Empieza { side }.
editor-playable = Este tablero se puede jugar.
editor-next = El siguiente es:
editor-piece = { animal-title } { animal-color }
editor-tool-undo = Atrás
editor-tool-red = { side-red }
editor-tool-blue = { side-blue }
editor-tool-off = Quitar
editor-tool-flip = Girar
editor-tool-menu = Menú
editor-tool-start = Inicio
editor-tool-clear = Vaciar
editor-tool-play = Jugar
editor-key-put = Poner, tomar
editor-key-next = Otro animal
editor-key-menu = Menú

## Its menu.

editor-title = Este tablero
editor-first-mover = Empieza
editor-by-rules = Reglas
editor-opponent = Rival
editor-person = Persona
editor-your-side = Tú eres
editor-counts-not = Una partida desde aquí no cuenta: es para que pruebes cosas.
editor-begin = Jugar
editor-on = Seguir
editor-usual = Inicio normal
editor-empty = Tablero vacío
editor-link = Copiar enlace
editor-leave = Salir
