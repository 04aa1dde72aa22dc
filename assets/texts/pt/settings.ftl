### Os ajustes e a primeira vez.

## The papers

settings-tab-game = Jogo
settings-tab-display = Tela
settings-tab-sound = Som
settings-tab-controls = Teclas
settings-tab-access = Acesso
settings-close = Pronto
settings-keys = Teclas e botões
settings-reset = Restaurar
settings-prompt-change = Mudar
settings-prompt-back = Voltar
settings-prompt-reset = Padrão
settings-prompt-tab = Aba

## Game

settings-confirm = Confirmar jogada
settings-confirm-about = Escolha uma casa duas vezes para mover para lá.
settings-threats = Ver perigos
settings-threats-about = O tabuleiro mostra quem pode ser capturado.
settings-tags = Nomes em chinês
settings-tags-about = Cada peça traz o nome do seu animal.
settings-pinyin = Pinyin
settings-pinyin-about = Como soam os nomes chineses.
settings-coordinates = Letras e números
settings-coordinates-about = Dão nome às casas, ao lado do tabuleiro.
settings-table = Dois à mesa
settings-table-about = Para duas pessoas: o tabuleiro fica parado, vira para quem joga, ou mostra a cada um o seu lado certo.
settings-table-stays = Parado
settings-table-turns = Vira
settings-table-facing = Cara a cara
settings-hand-over = Passar a vez
settings-hand-over-about = Dois com um aparelho ficam sabendo de quem é a vez.
settings-hand-over-sample = Agora Azul

## Display

settings-language = Idioma
settings-language-about = A língua que o jogo fala.
settings-theme = Tabuleiro
settings-theme-about = A selva de dia, de noite ou em nanquim.
settings-theme-day = Dia
settings-theme-night = Noite
settings-theme-ink = Nanquim em papel
settings-fullscreen = Tela cheia
settings-fullscreen-about = O jogo ocupa a tela toda.
settings-vsync = Esperar a tela
settings-vsync-about = Sem imagens cortadas e com menos energia.

## Sound

settings-volume = Volume
settings-volume-about = Quão alto tudo soa.
settings-volume-percent = { $percent } %
settings-effects = Animais
settings-effects-about = Passos, pulos e capturas no tabuleiro.
settings-ambience = Selva
settings-ambience-about = Folhas, pássaros e água em volta.
settings-music = Música
settings-music-about = Umas notas de vez em quando. Com uma toca em perigo, ficam tensas.
settings-interface = Menus
settings-interface-about = Papéis, botões e mensagens.
settings-mute = Mudo
settings-mute-about = Não se ouve nada.

## Controls

settings-rumble = Vibração
settings-rumble-about = O controle reage a capturas, armadilhas e vitórias.
settings-delay = Repetir após
settings-delay-about = Quanto se segura uma direção até ela repetir.
settings-delay-seconds = { $seconds } s
settings-rate = Ritmo ao repetir
settings-rate-about = Com que pressa continua depois.
settings-rate-steps = { $steps } por s

## Access

settings-text = Tamanho do texto
settings-text-about = Todas as palavras do jogo.
settings-text-percent = { $percent } %
settings-text-sample = Leão vermelho pula e3–e7, captura lobo
settings-text-letter = A
settings-contrast = Alto contraste
settings-contrast-about = Animais, marcas e palavras se destacam.
settings-colors = Cores
settings-colors-about = Os dois lados, para olhos que veem mal certas cores.
settings-colors-usual = Vermelho e azul
settings-colors-deuteranopia = Deuteranopia
settings-colors-protanopia = Protanopia
settings-colors-tritanopia = Tritanopia
settings-motion = Menos movimento
settings-motion-about = Nada balança, treme nem voa.
settings-speed = Animação
settings-speed-about = A rapidez dos animais.
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-brisk = Ágil
settings-speed-fast = Rápida
settings-speed-instant = Imediata
settings-captions = Legendas
settings-captions-about = O que acontece e o que se ouve, em palavras.
settings-captions-sample = Leão vermelho pula e3–e7, captura lobo. [O leão ruge]

## The first run

welcome = Olá
welcome-text-size = De que tamanho você quer as palavras? O resto se ajusta depois.
welcome-lesson = Aprender passo a passo
welcome-easy = Um jogo no Fácil
welcome-title = Ir para o início
