### As regras em frases, como os jogos acabam e por que uma jogada não vale.

## The rule panel: what a rule set says, sentence by sentence, in this order

panel-first-red = O Vermelho começa.
panel-first-blue = O Azul começa.
panel-first-random = Uma moeda decide quem começa.
panel-first-loser = Começa quem perdeu o último jogo.
panel-step = Os animais andam uma casa: para cima, para baixo ou para os lados.
panel-take = Um animal captura um rival mais fraco ou igual a ele.
panel-wolf-over-dog = O lobo é mais forte que o cachorro.
panel-dog-over-wolf = O cachorro é mais forte que o lobo.
panel-wolf-equals-dog = Lobo e cachorro são iguais.
panel-lion-equals-tiger = Leão e tigre são iguais.
panel-lion-over-tiger = O leão é mais forte que o tigre.
panel-equals-take = Entre iguais, quem ataca primeiro captura o outro.
panel-equals-fall = Quando iguais se encontram, os dois saem do tabuleiro.
panel-rat-takes-elephant = O rato captura o elefante.
panel-elephant-never = O elefante nunca captura o rato, nem numa armadilha.
panel-elephant-weakened = O elefante só captura o rato que uma armadilha enfraquece.
panel-elephant-always = O elefante captura o rato como qualquer animal mais fraco.
panel-swim = Só o rato nada.
panel-leaving-nothing = Ao sair da água, um rato não captura nada.
panel-leaving-rat = Ao sair da água, um rato pode capturar ratos, mas não elefantes.
panel-leaving-both = Ao sair da água, um rato pode capturar ratos e elefantes.
panel-entering-nothing = Ao entrar na água, um rato não captura nada.
panel-entering-rat = Ao entrar na água, um rato pode capturar outro que nada.
panel-leaps-both = O { animal } pula o rio dos dois jeitos, de comprido e de lado.
panel-leaps-files = O { animal } pula o rio só de comprido, por uma coluna.
panel-leaps-ranks = O { animal } pula o rio só de lado, por uma linha.
panel-leaps-none = O { animal } não pula.
panel-blocks-any = Um rato que nada, de qualquer lado, impede o pulo.
panel-blocks-enemy = Um rato rival que nada impede o pulo; o próprio, não.
panel-leap-equal = Um pulo captura o que um passo pode capturar.
panel-leap-lower = Um pulo só captura animais mais fracos.
panel-trap-enemies = Uma armadilha enfraquece os inimigos da sua toca: qualquer rival pode capturá-los.
panel-trap-everyone = Uma armadilha enfraquece quem pisa nela: qualquer rival pode capturá-lo.
panel-trapped-takes = Um animal nessa armadilha ainda pode capturar outros.
panel-trapped-nothing = Um animal nessa armadilha não captura nada.
panel-own-den = Ninguém entra na própria toca.
panel-den-any = Qualquer animal ganha ao entrar na toca do rival.
panel-den-rat = Só o rato pode entrar na toca do rival, e assim ganha.
panel-all-taken = Quem captura todos os animais do rival ganha.
panel-no-move-loses = O lado que não pode mover perde.
panel-no-move-draw = Quando um lado não pode mover, é empate.
panel-repetition-draw = Quando uma posição vem pela terceira vez, é empate.
panel-repetition-barred = Uma jogada que traz uma posição pela terceira vez é proibida.
panel-repetition-loses = Quem traz uma posição pela terceira vez perde.
panel-repetition-chase = Perseguir tem limite: a regra 7-3 fecha uma casa pisada três vezes em sete jogadas; a 17-5, cinco casas sem sair delas por dezessete.
panel-repetition-off = Um jogo pode se repetir.
panel-quiet-off = Um jogo pode seguir sem capturas o quanto quiser.
panel-quiet-draw = { $plies ->
    [one] Depois de { $plies } jogada de qualquer lado sem captura, é empate.
   *[other] Depois de { $plies } jogadas dos dois lados sem captura, é empate.
}

## How a game ended, below who won it. $side is who won.

ended-den = O { side } entrou na toca do { $side ->
    [red] Azul
   *[blue] Vermelho
}.
ended-captured = O { side } capturou todos os animais do { $side ->
    [red] Azul
   *[blue] Vermelho
}.

## The same; $side is who lost.

ended-no-moves = O { side } ficou sem jogada.
ended-repetition = O { side } repetiu a mesma posição pela terceira vez.
ended-resignation = O { side } desistiu.
ended-time = O tempo do { side } acabou.

## How a game was drawn, below "A draw."

drawn-repetition = A mesma posição veio pela terceira vez.
drawn-quiet = Passaram jogadas demais sem captura.
drawn-no-moves = O lado da vez ficou sem jogada.
drawn-agreed = Os dois jogadores acertaram o empate.
drawn-length = O jogo chegou à sua duração máxima.
drawn-bare = Não sobrou animal de nenhum lado.

## Why a move that somebody tries is refused, in a note beside the board

refused-over = O jogo acabou.
refused-nothing-there = Não há animal em { $square }.
refused-turn = É a vez do { side }.
refused-stays = Uma jogada acaba em outra casa.
refused-far = O { animal } anda uma casa: para cima, para baixo ou para os lados.
refused-own = O seu próprio { animal } está ali.
refused-own-den = Ninguém entra na própria toca.
refused-den-rat = Só o rato pode entrar na toca do rival.
refused-water = O { animal } não sabe nadar.
refused-leap-blocked = Um rato na água impede o pulo.
refused-leap-barred = Com estas regras o { animal } não pula assim.
refused-leap-weaker = Um pulo só captura animais mais fracos, e o { animal } não é.
refused-leaving-water = Ao sair da água, um rato não pode capturar o { animal }.
refused-entering-water = Da terra não dá para capturar um rato que está na água.
refused-trapped = O { animal } está numa armadilha e não pode capturar nada.
refused-elephant-on-rat = O elefante não pode capturar o rato.
refused-stronger = O { animal } é mais forte que o { other }.
refused-repetition = Esta posição já veio duas vezes; a terceira é proibida.
refused-seven-three = Regra 7-3: o { animal } foi ali três vezes em sete jogadas.
refused-seventeen-five = Regra 17-5: só o { animal } se moveu entre estas casas por dezessete jogadas.
