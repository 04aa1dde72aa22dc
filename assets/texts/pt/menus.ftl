### O título, os menus e diálogos, o jogo novo, os jogos salvos e a montagem de tabuleiros.

## Asked before a game is left.

leave-title = Sair deste jogo?
leave-over = Já acabou.
leave-kept = Fica guardado; dá para continuar depois.
leave-stay = Ficar
leave-leave = Sair

## A controller was unplugged in the middle of a game.

lost-title = Pausa
lost-gone = O controle do { side } sumiu
lost-advice = Ligue-o de novo, ou tome o lugar com outro aparelho.
lost-waits = O jogo espera.
lost-seated = Este aparelho já tem o seu lugar.
lost-take = Tomar o lugar
lost-share = Um para todos
lost-pause = Menu
lost-key-take = Tomar o lugar
lost-key-pause = Menu

## "More" of the title.

more-title = Mais
more-editor = Montar tabuleiro
more-watch = Ver um jogo
more-print = Imprimir e jogar
more-back = Voltar

## There is an unfinished game.

resume-title = Continuar o seu jogo?
resume-text = { $who }, jogada { $move }, regras { $rules }.
resume-yes = Seguir
resume-no = Agora não

## Asked before the program ends.

quit-title = Sair da selva?
quit-text = Os animais vão esperar você.
quit-stay = Ficar
quit-quit = Sair

## Board and animals on paper, to be cut out.

print-title = Imprimir e jogar
print-text = O tabuleiro e os animais dos dois lados, para recortar e jogar.
print-paper = Papel
print-a4 = A4
print-letter = Carta
print-ink = Tinta
print-color = Colorido
print-saving = Para colorir
print-save = Salvar
print-back = Voltar

## What can be done with a game that is looked at again.

share-title = Este jogo
share-resume = Seguir
share-link = Copiar link
share-text = Copiar texto
share-film = Salvar imagem
share-slower = Lento
share-faster = Rápido
share-play = Jogar daqui
share-editor = Mudar
share-leave = Sair
share-copied = O jogo foi copiado como texto.

## The menu of a game.

pause-title = Pausa
pause-resume = Seguir
pause-restart = Recomeçar
pause-rules = Regras
pause-review = Análise
pause-flip = Virar tabuleiro
pause-seats = Lugares
pause-link = Copiar link
pause-games = Jogos salvos
pause-replay = Rever
pause-editor = Montar tabuleiro
pause-print = Imprimir e jogar
pause-settings = Ajustes
pause-draw = Acertar empate
pause-resign = Desistir
pause-leave = Sair

## The rules, in sentences.

menu-rules-back = Voltar
menu-rules-change = Mudar
menu-rules-page = { $page } de { $pages }

## The one device goes to the other player.

hand-over-title = Agora { side }
hand-over-text = Aperte algo para seguir.

## Two computers play each other.

watch-title = Assistir
watch-text = O computador joga contra si mesmo.
watch-rules = Regras
watch-begin = Assistir
watch-back = Voltar

## The end of a game. The buttons are small.

result-den = O { animal } entrou na toca do { side } na jogada { $move }.
result-reason = { $reason } O jogo teve { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
result-again = De novo
result-review = Análise
result-undo = Desfazer última
result-replay = Rever
result-title = Início
result-points = { $points } pontos, agora { $total }
result-points-badge = { $points } pontos, e “{ $badge }”
result-badge = Nova medalha: “{ $badge }”

## While pictures are read.

loading-name = Jungle
loading-fault = Não dá para ler { $path }.

## The title. Buttons, one below the other.

title-continue = Continuar
title-play = Jogar
title-two = Dois jogadores
title-learn = Aprender
title-more = Mais
title-settings = Ajustes
title-quit = Sair
title-points = { $points } pontos
title-games = Jogos
title-wake-pad = Aperte um botão do controle para acordá-lo.
title-key-select = Escolher
title-key-move = Mover
title-key-quit = Sair
title-key-back = Voltar

## The new game.

setup-title = Novo jogo
setup-opponent = Seu rival
setup-two-players = Dois jogadores
setup-about-easy = Olha um passo à frente e escorrega.
setup-about-normal = Pensa também na sua melhor resposta.
setup-about-expert = Vê ainda mais longe e não escorrega.
setup-about-master = Pensa um segundo. Difícil de vencer.
setup-about-grandmaster = O mais forte: três segundos por jogada.
setup-about-two-players = Uma vez cada um, neste aparelho.
setup-side = Seu lado
setup-side-first = Jogador 1
setup-circles = círculos
setup-diamonds = losangos
setup-first = Começa
setup-coin = Cara ou coroa
setup-loser = Quem perdeu
setup-clock = Relógio
setup-clock-off = Não
setup-clock-minutes = { $minutes } min
setup-clock-increment = { $minutes } min + { $seconds } s
setup-rules = Regras
setup-rules-standard = O jogo como quase todos conhecem.
setup-rules-browser = Como nos jogos grátis da web.
setup-rules-encyclopedia = Na armadilha, ainda captura.
setup-rules-bell = Armadilha pega todos; Azul começa.
setup-rules-lobby = Sem perseguição nem calmaria sem fim.
setup-rules-league = Como os programas jogam entre si.
setup-rules-own = Suas próprias regras.
setup-details = Detalhes
setup-versus = vs
setup-role-starts = { side }, começa
setup-role-level = { side }, { $level }
setup-seats = Lugares
setup-play = Jogar
setup-key-choose = Escolher
setup-key-back = Voltar
setup-key-move = Mover

## The saved games.

games-title = Jogos salvos
games-none = Ainda não há jogos salvos. Salve um pelo menu dele e continue outro dia.
games-age-last = o último
games-age-now = agora há pouco
games-age-minutes = { $minutes ->
    [one] há um minuto
   *[other] há { $minutes } minutos
}
games-age-hours = { $hours ->
    [one] há uma hora
   *[other] há { $hours } horas
}
games-age-day = { $day } { games-month } { $year }
games-month = { $month ->
    [1] jan
    [2] fev
    [3] mar
    [4] abr
    [5] mai
    [6] jun
    [7] jul
    [8] ago
    [9] set
    [10] out
    [11] nov
   *[12] dez
}
games-saved-last = O último jogo.
games-saved-now = Agora há pouco.
games-saved-minutes = { $minutes ->
    [one] Há um minuto.
   *[other] Há { $minutes } minutos.
}
games-saved-hours = { $hours ->
    [one] Há uma hora.
   *[other] Há { $hours } horas.
}
games-saved-day = { $day } { games-month } { $year }.
games-state-on = Jogada { $move }, regras { $rules }.
games-state-over = { $reason } Regras { $rules }.
games-about = { $state } { $saved }
games-load = Seguir
games-replay = Rever
games-review = Análise
games-delete = Apagar
games-really-delete = Mesmo?
games-export = Em arquivo
games-copy = Copiar link
games-keep = Salvar este
games-files = De arquivos
games-paste = Colar
games-back = Voltar
games-put-aside = O jogo anterior está entre os jogos salvos.
games-link-copied = O link deste jogo foi copiado.
games-clipboard-empty = Não há texto copiado.
games-press-paste = Aperte Ctrl+V para trazer o jogo que você copiou.
games-shelf-full = Os { $places } lugares para jogos estão ocupados. Apague um antes.

## A board is set up: the papers beside it.

editor-animals = Animais
editor-heading = Montar tabuleiro
editor-moves-first = O { side } começa.
editor-playable = Dá para jogar neste tabuleiro.
editor-next = O próximo é:
editor-piece = { animal-title } { side-color }
editor-tool-undo = Voltar
editor-tool-red = Verm.
editor-tool-blue = { side-blue }
editor-tool-off = Tirar
editor-tool-flip = Virar
editor-tool-menu = Menu
editor-tool-start = Início
editor-tool-clear = Limpar
editor-tool-play = Jogar
editor-key-put = Pôr, pegar
editor-key-next = Outro animal
editor-key-menu = Menu

## Its menu.

editor-title = Este tabuleiro
editor-first-mover = Começa
editor-by-rules = Regras
editor-opponent = Rival
editor-person = Pessoa
editor-your-side = Você é
editor-counts-not = Um jogo a partir daqui não vale nada: é para você experimentar.
editor-begin = Jogar
editor-on = Seguir
editor-usual = Início normal
editor-empty = Tudo vazio
editor-link = Copiar link
editor-leave = Sair
