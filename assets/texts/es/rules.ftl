### Las reglas en frases, cómo terminan las partidas y por qué no vale una jugada.

## The rule panel: what a rule set says, sentence by sentence, in this order

panel-first-red = Empieza Rojo.
panel-first-blue = Empieza Azul.
panel-first-random = Una moneda decide quién empieza.
panel-first-loser = Empieza quien perdió la última partida.
panel-step = Se mueve una casilla: arriba, abajo, izquierda o derecha.
panel-take = Un animal captura a un rival más débil o igual que él.
panel-wolf-over-dog = El lobo es más fuerte que el perro.
panel-dog-over-wolf = El perro es más fuerte que el lobo.
panel-wolf-equals-dog = Lobo y perro son iguales.
panel-lion-equals-tiger = León y tigre son iguales.
panel-lion-over-tiger = El león es más fuerte que el tigre.
panel-equals-take = Entre iguales, quien da primero captura al otro.
panel-equals-fall = Cuando chocan dos iguales, los dos salen del tablero.
panel-rat-takes-elephant = La rata captura al elefante.
panel-elephant-never = El elefante nunca captura a la rata, ni siquiera en una trampa.
panel-elephant-weakened = El elefante solo captura a la rata si una trampa la debilita.
panel-elephant-always = El elefante captura a la rata como a cualquier animal más débil.
panel-swim = Solo la rata nada.
panel-leaving-nothing = Al salir del agua, una rata no captura nada.
panel-leaving-rat = Al salir del agua, una rata captura ratas, pero no elefantes.
panel-leaving-both = Al salir del agua, una rata captura ratas y elefantes.
panel-entering-nothing = Al entrar en el agua, una rata no captura nada.
panel-entering-rat = Al entrar en el agua, una rata captura a otra que nada.
panel-leaps-both = { animal-the-first } salta el río en ambos sentidos, a lo largo y a lo ancho.
panel-leaps-files = { animal-the-first } salta el río solo a lo largo, por una columna.
panel-leaps-ranks = { animal-the-first } salta el río solo a lo ancho, por una fila.
panel-leaps-none = { animal-the-first } no salta.
panel-blocks-any = Una rata que nada, de cualquier bando, impide el salto.
panel-blocks-enemy = Una rata rival que nada impide el salto; la propia, no.
panel-leap-equal = Un salto captura lo mismo que un paso.
panel-leap-lower = Un salto solo captura animales más débiles.
panel-trap-enemies = Una trampa debilita a los enemigos de su guarida: cualquier rival puede capturarlos.
panel-trap-everyone = Una trampa debilita a quien la pisa: cualquier rival puede capturarlo.
panel-trapped-takes = Un animal en esa trampa aún puede capturar a otros.
panel-trapped-nothing = Un animal en esa trampa no captura nada.
panel-own-den = Nadie entra en su propia guarida.
panel-den-any = Cualquier animal gana al entrar en la guarida rival.
panel-den-rat = Solo la rata puede entrar en la guarida rival, y así gana.
panel-all-taken = Quien captura todos los animales del rival gana.
panel-no-move-loses = El bando que no puede mover pierde.
panel-no-move-draw = Si un bando no puede mover, hay empate.
panel-repetition-draw = Si una posición se da por tercera vez, hay empate.
panel-repetition-barred = Una jugada que lleva por tercera vez a una posición está prohibida.
panel-repetition-loses = Quien lleva por tercera vez a una posición pierde.
panel-repetition-chase = Perseguir tiene límites: la regla 7-3 cierra una casilla pisada tres veces en siete jugadas; la 17-5, cinco casillas sin salir de ellas en diecisiete.
panel-repetition-off = Una partida puede repetirse.
panel-quiet-off = Una partida puede seguir sin capturas todo lo que haga falta.
panel-quiet-draw = { $plies ->
    [one] Tras { $plies } jugada de cualquier bando sin capturas, hay empate.
   *[other] Tras { $plies } jugadas de ambos bandos sin capturas, hay empate.
}

## How a game ended, below who won it. $side is who won.

ended-den = { side } entró en la guarida de { $side ->
    [red] Azul
   *[blue] Rojo
}.
ended-captured = { side } capturó a todos los animales de { $side ->
    [red] Azul
   *[blue] Rojo
}.

## The same; $side is who lost.

ended-no-moves = { side } se quedó sin jugadas.
ended-repetition = { side } repitió la misma posición por tercera vez.
ended-resignation = { side } se rindió.
ended-time = A { side } se le acabó el tiempo.

## How a game was drawn, below "A draw."

drawn-repetition = La misma posición se dio por tercera vez.
drawn-quiet = Pasaron demasiadas jugadas sin capturas.
drawn-no-moves = El bando que mueve se quedó sin jugadas.
drawn-agreed = Los dos jugadores pactaron el empate.
drawn-length = La partida llegó a su duración máxima.
drawn-bare = No quedan animales en ningún bando.

## Why a move that somebody tries is refused, in a note beside the board

refused-over = La partida ha terminado.
refused-nothing-there = No hay ningún animal en { $square }.
refused-turn = Es el turno de { side }.
refused-stays = Una jugada acaba en otra casilla.
refused-far = { animal-the-first } mueve una casilla: arriba, abajo, izquierda o derecha.
refused-own = Ahí ya está tu { animal }.
refused-own-den = Nadie entra en su propia guarida.
refused-den-rat = Solo la rata puede entrar en la guarida rival.
refused-water = { animal-the-first } no sabe nadar.
refused-leap-blocked = Una rata en el agua impide el salto.
refused-leap-barred = Con estas reglas { animal-the } no salta en ese sentido.
refused-leap-weaker = Un salto solo captura animales más débiles, y { animal-the } no lo es.
refused-leaving-water = Una rata que sale del agua no puede capturar { animal-to }.
refused-entering-water = Desde tierra no se captura a una rata en el agua.
refused-trapped = { animal-the-first } está en una trampa y no puede capturar nada.
refused-elephant-on-rat = El elefante no puede capturar a la rata.
refused-stronger = { animal-the-first } es más fuerte que { other-the }.
refused-repetition = Esta posición ya se ha dado dos veces; la tercera está prohibida.
refused-seven-three = Regla 7-3: { animal-the } ha ido ahí tres veces en siete jugadas.
refused-seventeen-five = Regla 17-5: solo { animal-the } se ha movido entre estas casillas durante diecisiete jugadas.
