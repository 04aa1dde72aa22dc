### Teclas y botones: la hoja en la que se elige qué hace cada uno en el tablero.

## The paper

keys-keys = Teclas
keys-buttons = Botones
keys-to-keys = Teclas
keys-to-buttons = Botones
keys-close = Listo
keys-reset = Original
keys-how = Pulsa una fila para cambiarla. Flechas, Enter, Escape y cruceta no cambian.
keys-press-key = Pulsa la tecla nueva, o Escape.
keys-press-button = Pulsa el botón nuevo, o Escape.
keys-waiting = pulsa …
keys-all-reset = Todas las teclas y botones están como al principio.
keys-changed = «{ $deed }» tiene su nueva tecla.
keys-exchanged = La tenía «{ $deed }», que ahora tiene la de antes.
keys-barred = Elige una letra, Espacio o Retroceso: las demás no cambian.

## What keys and buttons do, at most some 25 letters each

keys-deed-up = Cursor arriba
keys-deed-left = Cursor izquierda
keys-deed-down = Cursor abajo
keys-deed-right = Cursor derecha
keys-deed-confirm = Tomar, mover
keys-deed-cancel = Soltar
keys-deed-next = Animal siguiente
keys-deed-previous = Animal anterior
keys-deed-undo = Deshacer
keys-deed-redo = Rehacer
keys-deed-hint = Pista
keys-deed-threats = Ver peligros
keys-deed-flip = Girar tablero
keys-deed-pause = Menú
keys-deed-mute = Sonido sí, no
