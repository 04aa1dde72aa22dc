### Los ajustes y la primera vez.

## The papers

settings-tab-game = Juego
settings-tab-display = Imagen
settings-tab-sound = Sonido
settings-tab-controls = Mandos
settings-tab-access = Acceso
settings-close = Listo
settings-keys = Teclas y botones
settings-reset = Original
settings-prompt-change = Cambiar
settings-prompt-back = Volver
settings-prompt-reset = Por defecto
settings-prompt-tab = Hoja

## Game

settings-confirm = Confirmar jugada
settings-confirm-about = Elige la casilla dos veces para mover ahí.
settings-threats = Ver peligros
settings-threats-about = El tablero muestra a quién pueden capturar ahora.
settings-tags = Nombres en chino
settings-tags-about = Cada pieza lleva el nombre de su animal.
settings-pinyin = Pinyin
settings-pinyin-about = Cómo suenan los nombres chinos.
settings-coordinates = Letras y números
settings-coordinates-about = Nombran las casillas junto al tablero.
settings-table = Dos en la mesa
settings-table-about = Para dos personas: el tablero se queda quieto, gira hacia quien juega o muestra a cada cual su lado derecho.
settings-table-stays = Quieto
settings-table-turns = Gira
settings-table-facing = Cara a cara
settings-hand-over = Pasar turno
settings-hand-over-about = A dos con un aparato se les dice a quién le toca.
settings-hand-over-sample = Ahora Azul

## Display

settings-language = Idioma
settings-language-about = En qué habla el juego.
settings-theme = Tablero
settings-theme-about = La jungla de día, de noche o en tinta china.
settings-theme-day = Día
settings-theme-night = Noche
settings-theme-ink = Tinta china
settings-fullscreen = Pantalla completa
settings-fullscreen-about = El juego ocupa toda la pantalla.
settings-vsync = Esperar a la pantalla
settings-vsync-about = Sin imágenes partidas y con menos consumo.

## Sound

settings-volume = Volumen
settings-volume-about = Qué fuerte suena todo.
settings-volume-percent = { $percent } %
settings-effects = Animales
settings-effects-about = Pasos, saltos y capturas en el tablero.
settings-ambience = Jungla
settings-ambience-about = Hojas, pájaros y agua alrededor.
settings-music = Música
settings-music-about = Unas notas de vez en cuando. Con una guarida en peligro, se ponen tensas.
settings-interface = Menús
settings-interface-about = Papeles, botones y mensajes.
settings-mute = Silencio
settings-mute-about = No se oye nada.

## Controls

settings-rumble = Vibración
settings-rumble-about = El mando responde a capturas, trampas y triunfos.
settings-delay = Repetir tras
settings-delay-about = Cuánto se mantiene una dirección antes de repetirse.
settings-delay-seconds = { $seconds } s
settings-rate = Ritmo al repetir
settings-rate-about = A qué ritmo sigue después.
settings-rate-steps = { $steps } por s

## Access

settings-text = Tamaño de letra
settings-text-about = Todas las palabras del juego.
settings-text-percent = { $percent } %
settings-text-sample = León rojo salta e3–e7, captura al lobo
settings-text-letter = A
settings-contrast = Alto contraste
settings-contrast-about = Animales, marcas y palabras resaltan.
settings-colors = Colores
settings-colors-about = Los dos bandos, para ojos que ven mal algunos colores.
settings-colors-usual = Rojo y azul
settings-colors-deuteranopia = Deuteranopía
settings-colors-protanopia = Protanopía
settings-colors-tritanopia = Tritanopía
settings-motion = Menos movimiento
settings-motion-about = Nada se mece, tiembla ni vuela.
settings-speed = Animación
settings-speed-about = Qué rápido van los animales.
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-brisk = Ágil
settings-speed-fast = Rápida
settings-speed-instant = Inmediata
settings-captions = Subtítulos
settings-captions-about = Lo que pasa y lo que se oye, en palabras.
settings-captions-sample = León rojo salta e3–e7, captura al lobo. [El león ruge]

## The first run

welcome = Hola
welcome-text-size = ¿De qué tamaño quieres las palabras? Lo demás se ajusta luego.
welcome-lesson = Aprender paso a paso
welcome-easy = Una partida en Fácil
welcome-title = Ir al inicio
