### El tablero y lo que hay a su lado: de quién es el turno, las herramientas, los subtítulos, y las partidas que se miran.

## Whose turn it is, on a ribbon: short.

play-your-turn = Tu turno
play-turn = Turno: { side }
play-thinks = { $name } piensa
play-to-move = Juega { side }

## The list of moves.

play-moves = Jugadas
play-quiet = { $turns ->
    [one] { $turns } turno en calma
   *[other] { $turns } turnos en calma
}
play-awaited-yours = te toca
play-awaited-thinking = pensando

## The tools: words below small pictures.

play-tool-undo = Atrás
play-tool-hint = Pista
play-tool-threats = Peligros
play-tool-flip = Girar
play-tool-menu = Menú

## What keys do now, beside their pictures.

play-key-yes = Sí, mover
play-key-no = No
play-key-move = Mover
play-key-put-down = Soltar
play-key-take-up = Tomar
play-key-flip = Girar
play-key-menu = Menú

## The card of an animal.

play-prey = Puede capturar { animal-to } de { $square }.
play-prey-two = Puede capturar { animal-to } de { $square } y { other-to } de { $there }.
play-trapped = Débil en la trampa: presa para cualquier rival.

## Said for a while, on a slip.

play-no-move-found = La máquina no encontró jugada.
play-computer-plays-on = La máquina quiere seguir.
play-cannot-begin = Esta partida no puede empezar: { $why }.
play-cannot-read = No se puede leer la partida guardada: { $why }.
play-confirm-move = Elige la casilla otra vez para mover ahí.
play-sounds-off = Sonido apagado.
play-sounds-on = El sonido vuelve.

## How a game ended, in as few words as a ribbon holds.

end-draw = Empate
end-you-win = ¡Ganas tú!
end-name-wins = Gana { $name }
end-side-wins = ¡Gana { side }!

## Captions: what happens at the board, a sentence each. $from and $to are squares, such as a1.

caption-goes = { animal-title } { animal-color } va { $from }–{ $to }.
caption-goes-takes = { animal-title } { animal-color } va { $from }–{ $to }, captura { other-to }.
caption-swims = { animal-title } { animal-color } nada { $from }–{ $to }.
caption-swims-takes = { animal-title } { animal-color } nada { $from }–{ $to }, captura { other-to }.
caption-leaps = { animal-title } { animal-color } salta { $from }–{ $to }.
caption-leaps-takes = { animal-title } { animal-color } salta { $from }–{ $to }, captura { other-to }.
caption-den = { animal-title } { animal-color } entra en la guarida, { $from }–{ $to }.
caption-both-fall = { animal-title } { animal-color } choca con { other-the } en { $to }: caen los dos.
caption-trapped = Una trampa atrapa { animal-to }.
caption-out-of-trap = { animal-the-first } sale de la trampa.
caption-start = Los animales están en la salida.
caption-board = { $moves ->
    [one] El tablero tras { $moves } jugada.
   *[other] El tablero tras { $moves } jugadas.
}
caption-turn = Turno de { side }.
caption-wins = Gana { side }.
caption-draw = Empate.

## Captions: what is heard. They stand in brackets.

captions-sound = [{ $sound }]
captions-between = { " " }
heard-refuse = Un golpe sordo
heard-pounce = Un zarpazo
heard-tumble = Un animal rueda fuera del tablero
heard-leap = Un zumbido sobre el río
heard-splash = Un chapuzón
heard-swim = El agua borbotea
heard-emerge = Gotea agua
heard-trap = Suena una trampa
heard-win = Una fanfarria
heard-loss = Una melodía triste
heard-draw = Un acorde tranquilo
heard-hint = Una campana: pista
heard-turn = Un tintineo: tu turno
heard-squeak = La rata chilla
heard-meow = El gato maúlla
heard-bark = El perro ladra
heard-howl = El lobo aúlla
heard-saw = El leopardo carraspea
heard-growl = El tigre gruñe
heard-roar = El león ruge
heard-trumpet = El elefante barrita

## Two computers are watched.

watch-tool-go-on = Seguir
watch-tool-pause = Pausa
watch-tool-step = Paso
watch-tool-menu = Menú
watch-tool-slower = Lento
watch-tool-faster = Rápido
watch-key-go-on = Seguir
watch-key-pause = Pausa
watch-key-flip = Girar
watch-key-menu = Menú
watch-gauge-win = { side } gana en { $moves }, demostrado.
watch-gauge-even = Ningún bando va mejor.
watch-gauge-better = { side } va mejor por { $points }.

## A game is looked at again.

replay-moves = Jugadas
replay-tool-first = Inicio
replay-tool-back = Atrás
replay-tool-on = Sigue
replay-tool-last = Final
replay-tool-play = Ver
replay-tool-pause = Pausa
replay-tool-menu = Menú
replay-tool-slower = Lento
replay-tool-faster = Rápido
replay-way = { $at } de { $moves }
replay-key-play = Ver
replay-key-pause = Pausa
replay-key-step = Paso
replay-key-leave = Salir
