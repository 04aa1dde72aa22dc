### Lo que sale mal, y lo que se dice de archivos, enlaces e imágenes que se leen, se escriben y se copian.

## What was kept from run to run cannot be read. $fault: the text of fault-kept-aside or fault-not-kept-aside.

fault-settings = No se pueden leer los ajustes; quedan como al principio: { $fault }
fault-players = No se pueden leer los jugadores; hay uno nuevo: { $fault }
fault-last-game = No se puede leer la última partida: { $fault }
fault-shelf = No se puede leer una partida guardada: { $fault }
fault-lessons = No se puede leer lo que has aprendido, y se empieza de nuevo: { $fault }
fault-puzzles = No se puede leer qué retos resolviste, y se empieza de nuevo: { $fault }
fault-kept-aside = { $fault }. El archivo se guarda como { $path }.
fault-not-kept-aside = { $fault }. Tampoco se puede guardar aparte: { $error }.
fault-language = No se puede leer { $language }.
fault-not-saved = En este equipo no se puede guardar la partida: { $error }.

## Links to games

link-refused = Este enlace no abre ninguna partida: { $fault }.
link-copied = El enlace a esta partida está copiado.
link-game = Jungle: { $red } (Rojo) contra { $blue } (Azul), reglas { $rules }
link-game-start = Desde { $position }

## Games that come as files or texts, or are written into files

exchange-there = Esta partida ya está aquí.
exchange-taken = La partida ya está dentro.
exchange-no-game = Esto no es una partida: { $fault }.
exchange-written = La partida se ha escrito en { $path }.
exchange-not-written = No se puede escribir la partida en { $path }: { $error }.
exchange-folder = No se puede leer la carpeta { $path }: { $error }.
exchange-file = No se puede leer { $path }: { $error }.
exchange-file-no-game = { $path } no es una partida: { $fault }.
exchange-taken-from = { $count ->
    [0] No hay partidas nuevas en { $path }.
    [one] Ha entrado una partida de { $path }.
   *[other] Han entrado { $count } partidas de { $path }.
}

## Pictures and sheets for the player

film-begun = La imagen se está dibujando. Tarda un momento.
film-busy = Ya se está dibujando una imagen.
film-failed = No se puede dibujar la imagen: { $fault }.
handout-picture = La imagen está lista: { $path }
handout-no-picture = No se puede escribir la imagen en { $path }: { $error }.
handout-sheets = Las hojas para imprimir están en { $path }
handout-no-sheets = No se pueden escribir las hojas en { $path }: { $error }.
handout-downloaded = { $file } está en tus descargas.
handout-not-downloaded = No se puede descargar { $file }: { $fault }.

## Devices

fault-controller-gone = El mando no está. Sigue con cualquier aparato.
fault-no-seat = Este aparato no tiene asiento. Los asientos se toman en el menú.

## An animal cannot stand where somebody puts it on the board: whole sentences

fault-board-water = { animal-the-first } { animal-color } de { $square } está en el agua; solo nadan las ratas.
fault-board-own-den = { animal-the-first } { animal-color } de { $square } está en su propia guarida.
fault-board-both-dens = Las dos guaridas están ocupadas; con la primera se acaba.
fault-board-bare = El tablero está vacío.
fault-board = Esto no es una posición: { $fault }.

## Clauses: files

fault-file-missing = no existe ese archivo o carpeta
fault-file-forbidden = no está permitido
fault-file-no-room = no queda espacio
fault-file-read-only = ahí no se puede escribir
fault-file-in-the-way = ya hay otro archivo en su lugar
fault-file-is-folder = es una carpeta
fault-file-no-text = no es un texto
fault-file-format = tiene el formato { $format } y este programa lee el formato { $own }
fault-page-gone = no hay página
fault-page-links = la página no crea enlaces
fault-page-keeps-nothing = este navegador no guarda nada para esta página

## Clauses: settings. Words with a low line (_) are those of the file and stay as they are.

fault-animation-speed = animation_speed es { $found } y debe ser de 0.25 a 4, o { $instant } para ninguna
fault-text-scale = text_scale es { $found } y debe ser de 0.25 a 4
fault-rumble = rumble es { $found } y debe ser de 0 a 100
fault-repeat-delay = repeat_delay es { $found } y debe ser de 0.1 a 3
fault-repeat-rate = repeat_rate es { $found } y debe ser de 1 a 60
fault-volume = el volumen de «{ $bus }» es { $found } y debe ser de 0 a 100
fault-no-deed = no existe «{ $id }»
fault-no-key = no se puede elegir «{ $key }»
fault-shared-key = «{ $id }» comparte su tecla con otra acción
fault-clock = un reloj de { $minutes } minutos con { $seconds } segundos por jugada, y deben ser de 1 a 180 y de 0 a 180

## Clauses: links

fault-link-no-game = no contiene ninguna partida
fault-link-long = tiene { $letters } letras; una partida tiene { $most } como mucho
fault-link-format = tiene el formato «{ $format }»; este programa lee el formato { $own }
fault-link-damaged = está dañado o incompleto
fault-link-rules = sus reglas: { $fault }
fault-link-preset = este programa no tiene reglas llamadas «{ $name }»
fault-link-start = su comienzo: { $fault }
fault-link-illegal = su jugada { $number }, { $move }, va contra las reglas

## Clauses: saved games

fault-game-over = la partida guardada ya terminó
fault-saved-record = las jugadas guardadas tienen el formato { $format }
fault-saved-format = la partida guardada tiene el formato { $format }; este programa lee los formatos 1 y { $own }
fault-record-form = no es una partida: { $detail }
fault-record-long = la partida guardada ocupa { $bytes } bytes; una partida ocupa { $most } como mucho
fault-record-format = la partida guardada tiene el formato { $format }; este programa lee el formato { $own }
fault-record-rules = las reglas guardadas: { $fault }
fault-record-start = el comienzo guardado: { $fault }
fault-record-move = la jugada { $number } de la partida guardada: «{ $written }» no es una jugada; se escriben como a3a4
fault-record-square = la jugada { $number } de la partida guardada: «{ $written }» no es una casilla; van de a1 a g9
fault-record-illegal = la jugada { $number } de la partida guardada, { $move }, va contra las reglas
fault-record-result = la partida guardada dice «{ $said }», pero sus jugadas dicen «{ $found }»

## Clauses: rules

fault-rules-form = no son unas reglas: { $detail }
fault-rules-quiet = quiet_plies_draw debe ser al menos 1, o None
fault-rules-name = el nombre de unas reglas tiene de 1 a { $most } letras

## Clauses: positions, written as a line of letters and numbers (FEN): nine ranks from the top, a space, and w or b

fault-position-long = la posición tiene { $letters } caracteres; una posición tiene { $most } como mucho
fault-position-form = una posición es un tablero, un espacio y w o b; nada más
fault-position-ranks = el tablero tiene { $ranks } filas en vez de 9
fault-position-files = la fila { $rank } tiene { $files } casillas en vez de 7
fault-position-letter = fila { $rank }: «{ $letter }» no es un animal (r c d w p t l e) ni un número de casillas vacías (1 a 7)
fault-position-twice = { animal-the } { animal-color } está dos veces en el tablero
fault-position-water = { animal-the } { animal-color } de { $square } está en el agua; solo nadan las ratas
fault-position-own-den = { animal-the } { animal-color } de { $square } está en su propia guarida
fault-position-both-dens = las dos guaridas están ocupadas; con la primera se acaba
fault-position-bare = el tablero está vacío
fault-position-side = el bando que juega es w o b, no «{ $side }»
