### O tabuleiro e o que fica ao lado: de quem é a vez, as ferramentas, as legendas, e os jogos a que se assiste.

## Whose turn it is, on a ribbon: short.

play-your-turn = Sua vez
play-turn = Vez: { side }
play-thinks = { $name } pensa
play-to-move = Joga { side }

## The list of moves.

play-moves = Jogadas
play-quiet = { $turns ->
    [one] { $turns } vez calma
   *[other] { $turns } vezes calmas
}
play-awaited-yours = sua vez
play-awaited-thinking = pensando

## The tools: words below small pictures.

play-tool-undo = Voltar
play-tool-hint = Dica
play-tool-threats = Perigos
play-tool-flip = Virar
play-tool-menu = Menu

## What keys do now, beside their pictures.

play-key-yes = Sim, mover
play-key-no = Não
play-key-move = Mover
play-key-put-down = Soltar
play-key-take-up = Pegar
play-key-flip = Virar
play-key-menu = Menu

## The card of an animal.

play-prey = Pode capturar o { animal } em { $square }.
play-prey-two = Pode capturar o { animal } em { $square } e o { other } em { $there }.
play-trapped = Fraco na armadilha: presa para qualquer rival.

## Said for a while, on a slip.

play-no-move-found = O computador não achou jogada.
play-computer-plays-on = O computador quer continuar.
play-cannot-begin = Este jogo não pode começar: { $why }.
play-cannot-read = Não dá para ler o jogo salvo: { $why }.
play-confirm-move = Escolha a casa de novo para mover para lá.
play-sounds-off = O som está desligado.
play-sounds-on = O som está de volta.

## How a game ended, in as few words as a ribbon holds.

end-draw = Empate
end-you-win = Você ganhou!
end-name-wins = { $name } ganha
end-side-wins = { side } vence

## Captions: what happens at the board, a sentence each. $from and $to are squares, such as a1.

caption-goes = { animal-title } { side-color } vai { $from }–{ $to }.
caption-goes-takes = { animal-title } { side-color } vai { $from }–{ $to }, captura { other }.
caption-swims = { animal-title } { side-color } nada { $from }–{ $to }.
caption-swims-takes = { animal-title } { side-color } nada { $from }–{ $to }, captura { other }.
caption-leaps = { animal-title } { side-color } pula { $from }–{ $to }.
caption-leaps-takes = { animal-title } { side-color } pula { $from }–{ $to }, captura { other }.
caption-den = { animal-title } { side-color } entra na toca, { $from }–{ $to }.
caption-both-fall = { animal-title } { side-color } encontra { other } em { $to }: caem os dois.
caption-trapped = Uma armadilha segura o { animal }.
caption-out-of-trap = O { animal } saiu da armadilha.
caption-start = Os animais estão na largada.
caption-board = { $moves ->
    [one] O tabuleiro depois de { $moves } jogada.
   *[other] O tabuleiro depois de { $moves } jogadas.
}
caption-turn = Vez do { side }.
caption-wins = O { side } ganha.
caption-draw = Empate.

## Captions: what is heard. They stand in brackets.

captions-sound = [{ $sound }]
captions-between = { " " }
heard-refuse = Uma batida surda
heard-pounce = Um bote
heard-tumble = Um animal rola para fora do tabuleiro
heard-leap = Um zunido sobre o rio
heard-splash = Um tchibum
heard-swim = A água borbulha
heard-emerge = A água pinga
heard-trap = Uma armadilha bate
heard-win = Uma fanfarra
heard-loss = Música triste
heard-draw = Um acorde calmo
heard-hint = Um sino: dica
heard-turn = Um tilintar: sua vez
heard-squeak = O rato guincha
heard-meow = O gato mia
heard-bark = O cachorro late
heard-howl = O lobo uiva
heard-saw = O leopardo resmunga
heard-growl = O tigre rosna
heard-roar = O leão ruge
heard-trumpet = O elefante trombeteia

## Two computers are watched.

watch-tool-go-on = Seguir
watch-tool-pause = Pausa
watch-tool-step = Passo
watch-tool-menu = Menu
watch-tool-slower = Lento
watch-tool-faster = Rápido
watch-key-go-on = Seguir
watch-key-pause = Pausa
watch-key-flip = Virar
watch-key-menu = Menu
watch-gauge-win = O { side } ganha em { $moves }, está provado.
watch-gauge-even = Nenhum lado está melhor.
watch-gauge-better = O { side } está melhor por { $points }.

## A game is looked at again.

replay-moves = Jogadas
replay-tool-first = Início
replay-tool-back = Volta
replay-tool-on = Segue
replay-tool-last = Fim
replay-tool-play = Ver
replay-tool-pause = Pausa
replay-tool-menu = Menu
replay-tool-slower = Lento
replay-tool-faster = Rápido
replay-way = { $at } de { $moves }
replay-key-play = Ver
replay-key-pause = Pausa
replay-key-step = Passo
replay-key-leave = Sair
