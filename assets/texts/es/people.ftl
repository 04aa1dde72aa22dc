### Los jugadores: cómo se llaman, sus aparatos y asientos, la clasificación, las medallas y lo que valió una partida.

## What players are called. They stand on ribbons, and in other texts as $name.

person-easy = Gato Joven
person-normal = Perro Noble
person-expert = Lobo Viejo
person-master = Tigre Fiero
person-grandmaster = Elefante Sabio
person-you = Tú
person-first = Jugador 1
person-second = Jugador 2

## The line below a player's name beside the board.

person-here = En este aparato
person-computer = Máquina · { $level }

## Who plays a saved game.

people-against = { side } contra { $name }
people-two-players = Dos jugadores
people-two-computers = Dos máquinas

## Devices.

device-pad = Mando { $number }
device-keys-left = Teclado, izq.
device-keys-right = Teclado, der.
device-pointer = Ratón o dedo

## Seats are taken: each side by a device, or by the computer.

seats-title = Asientos
seats-free = Sitio libre
seats-computer-plays = La máquina
seats-every-device = Todo aparato
seats-ready = Listo
seats-press = Pulsa y entra
seats-click = Toca y entra
seats-computer = Máquina
seats-send-away = Echar
seats-leave = Salir
seats-swap = Cambiar
seats-share = Un aparato para todos
seats-start = Empezar
seats-go-on = Seguir
seats-shared = Todos los aparatos juegan por quien tiene el turno.
seats-key-join = Entrar
seats-key-choose = Elegir
seats-key-leave = Dejar sitio
seats-key-share = Uno solo
seats-key-swap = Cambiar

## The leaderboard.

people-title = Clasificación
people-head-player = Jugador
people-head-points = Puntos
people-head-best-win = Venció a
people-head-streak = Racha
people-rule = Ganar a la máquina da puntos una vez: en una partida empezada desde el principio, con unas reglas ya hechas, con los mismos jugadores hasta el final, sin deshacer y sin pistas. { level-easy } { $easy }, { level-normal } { $normal }, { level-expert } { $expert }, { level-master } { $master }, { level-grandmaster } { $grandmaster } puntos.
people-new = Otro jugador
people-back = Volver
people-key-play-as = Jugar: { $name }
people-key-back = Volver
people-key-move = Mover

## The card of one person.

profile-badges = Medallas
profile-by-level = Por nivel
profile-by-rules = Por reglas
profile-by-side = Por bando
profile-points = puntos
profile-wins = triunfos
profile-in-a-row = seguidos
profile-count-points = { $points } puntos
profile-won = gan.
profile-drawn = emp.
profile-lost = perd.
profile-all-badges = Ya tienes todas las medallas.
profile-change = Cambiar

## Badges: names in narrow places, and what is to be done for the next one, in one line.

badge-first-win = Estreno
badge-task-first-win = Próxima: gana a la máquina.
badge-both-sides = Dos orillas
badge-task-both-sides = Próxima: gana con ambos bandos ({ $done }/2).
badge-leaps = Gran salto
badge-task-leaps = Próxima: salta el río ({ $done } de 10).
badge-streak = Imparable
badge-task-streak = Próxima: cinco triunfos seguidos ({ $done }).
badge-expert = Doma lobos
badge-task-expert = Próxima: gana al { level-expert }.
badge-rule-sets = De libro
badge-task-rule-sets = Próxima: gana con tres reglas ({ $done }).
badge-ten-wins = Ya van diez
badge-task-ten-wins = Próxima: diez triunfos ({ $done } de 10).
badge-grandmaster = Sabiduría
badge-task-grandmaster = Próxima: gana al { level-grandmaster }.

## Why a win earned no points, in one line.

credit-not-own = Sin puntos: no fue una partida entera tuya.
credit-helped = Sin puntos: tuviste ayuda.
credit-again = Sin puntos: esta partida ya se contó.

## A player's name and animal.

name-new = Jugador nuevo
name-change = Cambiar jugador
name-space = Espacio
name-erase = Borra
name-done = Listo
name-cancel = Cancelar
name-remove = Quitar
name-really-remove = { games-really-delete }
name-fault-empty = Un nombre necesita al menos una letra.
name-fault-long = Un nombre tiene { $most } letras como mucho.
name-fault-letter = La letra «{ $letter }» no se puede escribir aquí.
name-fault-spaces = Espacios, de uno en uno y no en los extremos.
name-fault-taken = Ya hay alguien llamado { $name }.

## What is wrong with the file of the players. They end a sentence that says that it cannot be read.

people-fault-count = hay { $count } jugadores y deben ser de 1 a { $most }
people-fault-number = el número de «{ $name }» es de otro jugador
people-fault-name = el nombre «{ $name }»: { $fault }
people-fault-playing = no está quien juega ahora
