### O que se aprende: lições, desafios, perguntas, conselhos e a análise dos jogos.

## The tabs of what there is to learn: about 9 letters

learn-tab-lessons = Lições
learn-tab-puzzles = Desafios
learn-tab-answers = Perguntas
learn-tab-tips = Conselhos

## What the keys do there, beside a picture of the key

learn-prompt-begin = Começar
learn-prompt-back = Voltar
learn-prompt-tab = Aba

## The list of lessons, answers and tips

learn-lesson = { $number }. { $title }
learn-first-game = Para o seu primeiro jogo
learn-play-it-out = Jogar isso

## The list of puzzles

puzzles-of-the-day = Desafio do dia: { $day } { $month ->
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
puzzles-solved = feitos
puzzles-in-a-row = seguidos
puzzles-best-row = recorde
puzzles-days = dias
puzzles-solved-of = { $solved } de { $all }
puzzles-all-themes = Todos
puzzles-none = Não há nenhum deste tema tão difícil.

## What puzzles are about, on small cards: about 12 letters

theme-den-race = Corrida
theme-den-run = Chegada
theme-rat-hunt = Rato à vista
theme-leap = Pulo
theme-riverbank = Margem
theme-trap = Armadilha
theme-bait = Isca
theme-quiet-move = Sem barulho
theme-zugzwang = Zugzwang
theme-last-animal = O último
theme-defense = Defesa
theme-endgame = Final

## What a puzzle asks for. $moves: how many moves are to be found.

puzzle-win = Ganhe em { $moves }.
puzzle-take = Capture o { animal }.
puzzle-take-in = Capture o { animal } em { $moves }.
puzzle-keep-win = Ache a única jogada que ganha.
puzzle-keep-win-in = { $moves ->
    [one] Ache o único jeito de ganhar: { $moves } jogada.
   *[other] Ache o único jeito de ganhar: { $moves } jogadas.
}
puzzle-keep-draw = Ache a única jogada que não perde.
puzzle-keep-draw-in = { $moves ->
    [one] Ache como não perder: { $moves } jogada.
   *[other] Ache como não perder: { $moves } jogadas.
}

## A puzzle at the board

puzzle-number = Desafio { $number }
puzzle-you-are-red = Você: Vermelho
puzzle-you-are-blue = Você: Azul
puzzle-difficulty = Dificuldade
puzzle-your-line = Seu caminho
puzzle-solved-ribbon = Resolvido!
puzzle-your-go = sua vez
puzzle-in-a-row = Seguidos
puzzle-row-begins = Só de primeira e sem dicas.
puzzle-row-best = Seu recorde: { $count }.
puzzle-again = De novo
puzzle-hint = Dica
puzzle-next = Outro
puzzle-prompt-take-up = Pegar
puzzle-prompt-move = Mover
puzzle-prompt-put-down = Soltar

## What is said of the moves tried: a heading of about 20 letters, and sentences

puzzle-task = Só uma jogada
puzzle-task-text = A cada passo só uma jogada está certa. O rival dá a sua melhor resposta.
puzzle-wrong = Essa não
puzzle-right = É essa!
puzzle-right-text = Ainda há o que achar.
puzzle-first-try = De primeira!
puzzle-first-try-text = Toda jogada estava certa, e não havia outro caminho.
puzzle-solved = Resolvido
puzzle-solved-text = Todas as jogadas foram achadas. Mais uma vez desde o começo, e pode sair de primeira, sem erros.

## What a wrong move misses. $moves: how many moves were left to find.

miss-win-at-once = Isso não ganha na hora.
miss-win = Isso não ganha em { $moves }.
miss-take-at-once = Isso não captura o { animal }.
miss-take = Isso não captura o { animal } em { $moves }.
miss-keep-win = Isso deixa a vitória escapar.
miss-keep-draw = Isso perde.

## What the enemy would answer to a wrong move. $side and $animal: whose animal; $from and $to: from square to square; $other: an animal of the player.

answer-den = O { animal } { side-color } responde entrando na sua toca.
answer-last = O { animal } { side-color } responde capturando o seu último animal.
answer-no-move = O { animal } { side-color } responde de { $from } a { $to }, e você fica sem jogada.
answer-takes = O { animal } { side-color } responde capturando o seu { other } em { $to }.
answer-trades = O { animal } { side-color } responde capturando o seu { other } em { $to }; os dois saem do tabuleiro.
answer-keeps-out = O { animal } { side-color } responde de { $from } a { $to } e não deixa você entrar na toca.
answer-threatens = O { animal } { side-color } responde de { $from } a { $to } e está para entrar na sua toca.
answer-escapes = O { animal } { side-color } responde de { $from } a { $to } e escapa do seu { other }.
answer-attacks = O { animal } { side-color } responde de { $from } a { $to } e vai atrás do seu { other }.
answer-quiet = O { animal } { side-color } responde de { $from } a { $to }, e não há nada que você possa forçar.

## A lesson at the board

study-leave = Sair
study-lesson = Lição { $number }: { $about }
study-lesson-broken = Não dá para mostrar a lição “{ $title }”.
study-back = Volta
study-show = Mostrar
study-next = Seguir
study-done = Pronto
study-prompt-go-on = Seguir
study-prompt-move = Pegar, mover
study-beside = Essa jogada vale, mas o assunto aqui é outro. Leia a tarefa mais uma vez.

## The review of a game

review-title = Análise
review-back = Volta
review-on = Segue
review-slip = Erro
review-play = Jogar
review-stop = Parar
review-prompt-move = Mover
review-prompt-slip = Outro deslize
review-prompt-play = Jogar
review-prompt-turn = Virar
review-accuracy = Precisão { $percent } %
review-accuracy-unknown = Precisão …
review-progress = { $done } de { $all } posições vistas
review-best = A melhor
review-good = Boa
review-a-slip = Deslize
review-mistake = Erro
review-blunder = Mancada
review-was-best = o melhor
review-was-good = boa jogada
review-was-slip = um deslize
review-was-mistake = um erro
review-was-blunder = uma mancada
review-better = era melhor
review-answer = { $move } é a resposta. { $fact }
review-something-better = Havia coisa melhor.
review-nothing-better = Não se achou jogada melhor.
review-beginning = O começo
review-beginning-text = Avance jogada por jogada, ou até o próximo deslize.
review-looking = Esta jogada está sendo vista.
review-not-looked = Esta jogada não foi vista.

## What is certain of a position in a review. $side is to move; $moves: 0 or more.

review-draw = Joga o { side }. Empate se ninguém errar.
review-wins-exact = Joga o { side }. Ganha em { $moves } se ninguém errar.
review-loses-exact = Joga o { side }. Perde em { $moves } se ninguém errar.
review-wins-proven = Joga o { side }. Ganha em { $moves }, está provado.
review-loses-proven = Joga o { side }. Perde em { $moves }, está provado.

## Notes above the board where a game cannot be looked at

review-no-moves = Ninguém jogou ainda: não há o que analisar.
review-broken = Não dá para analisar este jogo: { $fault }.
review-over = Aqui o jogo já acabou. Volte a uma jogada anterior para jogar.
replay-broken = Não dá para mostrar este jogo: { $fault }.
replay-over = Aqui o jogo já acabou. Volte um pouco para jogar.

## Why a board that is set up cannot be played

editor-over-at-once = O jogo acabaria na hora. { $why }

## Lesson “One step at a time”; the wolf teaches it.

lesson-step = Um passo de cada vez
lesson-step-about = O passo e a força

lesson-step-1-heading = Todos andamos uma casa.
lesson-step-1-text = Para cima, para baixo, para a esquerda ou para a direita, e nunca na diagonal. Esse é o passo, tanto do gato como do elefante.
lesson-step-1-task = Leve o seu lobo de d3 a d4.
lesson-step-1-d3d4 = Uma casa à frente. Só o leão e o tigre conseguem mais, e só por cima da água.
lesson-step-1-d3c3 = Um bom passo, mas para o lado. A tarefa pede d4, uma casa à frente.
lesson-step-1-d3d2 = Assim você volta à sua própria armadilha. Ela não faz mal a você, mas a tarefa pede d4.

lesson-step-2-heading = O número é a minha força.
lesson-step-2-text = Sou um lobo, força 4. Capturo quem tem a minha força ou menos: é só entrar na casa dele. O leopardo tem força 5; o cachorro, 3.
lesson-step-2-task = Capture o animal que o seu lobo encara.
lesson-step-2-d4d5 = Quatro vence três. O cachorro sai do tabuleiro, e o lobo fica no lugar dele.
lesson-step-2-d4d3 = O leopardo tem força 5 e o lobo só 4: não dá para capturar. Olhe para o outro lado.

## Lesson “Who strikes first”; the cat teaches it.

lesson-equals = Quem ataca primeiro
lesson-equals-about = Forças iguais

lesson-equals-1-heading = Ali está o meu gêmeo.
lesson-equals-1-text = Dois gatos, a mesma força. Iguais podem se capturar, então importa de quem é a vez. É a sua.
lesson-equals-1-task = Capture o gato azul com o seu.
lesson-equals-1-d2d3 = Você atacou primeiro. Na vez dele, o gato azul teria feito o mesmo.
lesson-equals-1-d2c2 = Sair de lado é seguro, mas o gato azul podia ter sido seu.

lesson-equals-2-heading = Agora, olho na distância.
lesson-equals-2-text = Os dois leões estão a duas casas um do outro. Quem para ao lado de um igual dá o primeiro ataque de presente.
lesson-equals-2-task = Dê um passo que deixe o seu leão a salvo.
lesson-equals-2-d3c3 = Fora de alcance. Se agora o leão azul parar ao lado do seu, você ataca primeiro.
lesson-equals-2-d3d4 = Ali o leão azul fica ao lado do seu, e a vez é do Azul: ele ataca primeiro.

## Lesson “Small against great”; the rat teaches it.

lesson-rat = O pequeno e o grande
lesson-rat-about = Rato e elefante

lesson-rat-1-heading = Ninguém é grande demais.
lesson-rat-1-text = Tenho força 1, a menor de todas. Mas capturo o elefante: dizem que entro pela orelha dele.
lesson-rat-1-task = Capture o elefante com o seu rato.
lesson-rat-1-a3a2 = O menor captura o maior. Só outro elefante consegue o mesmo.
lesson-rat-1-a3b3 = O elefante está logo abaixo, em a2, e a vez é sua.

lesson-rat-2-heading = O contrário não vale.
lesson-rat-2-text = Agora o elefante é seu e o rato é azul. O seu elefante captura qualquer um, menos um rato.
lesson-rat-2-task = Fuja do rato com o seu elefante, e capture alguém.
lesson-rat-2-a3b3 = O cachorro caiu, e na diagonal o rato não alcança você.
lesson-rat-2-a3a4 = É bem isso que um elefante não pode: ele não captura o rato.
lesson-rat-2-a3a2 = Você escapa, mas no caminho dava para levar o cachorro de b3.

## Lesson “Who swims”; the rat teaches it.

lesson-river = Quem sabe nadar
lesson-river-about = O rio e as margens

lesson-river-1-heading = A água é minha.
lesson-river-1-text = De todos os animais, só o rato nada. Os outros param na margem.
lesson-river-1-task = Entre no rio.
lesson-river-1-b3b4 = No rio só outro rato pode alcançar você.
lesson-river-1-c3c4 = O gato não nada. Ele para na margem, como todos menos o rato.

lesson-river-2-heading = A margem é fronteira.
lesson-river-2-text = Um rato captura o elefante, você já sabe. Mas aqui o rato está na água, e o elefante em terra.
lesson-river-2-task = Tente capturar o elefante de a5 mesmo assim.
lesson-river-2-b5a5 = Não dá: ninguém captura através da margem, nem para fora da água nem para dentro. Saia para a terra.
lesson-river-2-b5b4 = Dá para nadar ali, mas tente o elefante: repare na resposta.

lesson-river-3-heading = Na água somos iguais.
lesson-river-3-text = Um rato azul nada ao lado do seu. Os dois estão na água: não há margem entre eles.
lesson-river-3-task = Capture o rato azul.
lesson-river-3-b5c5 = Rato captura rato, na água como em terra. Você atacou primeiro.
lesson-river-3-b5a5 = Assim você sai da água, e o rato azul vira o dono dela.

## Lesson “Over the river”; the lion teaches it.

lesson-leap = Por cima do rio
lesson-leap-about = O pulo do leão e do tigre

lesson-leap-1-heading = Água não me segura.
lesson-leap-1-text = O leão e o tigre pulam o rio inteiro em linha reta, até a primeira casa de terra do outro lado.
lesson-leap-1-task = Pule o rio a partir de b3.
lesson-leap-1-b3b7 = Três casas de água numa só jogada.
lesson-leap-1-b3a3 = Isso é só um passo. Da margem dá para pular: b7 está bem em frente.

lesson-leap-2-heading = De lado é mais curto.
lesson-leap-2-text = De lado a lado o rio tem duas casas. Um pulo também pode capturar quem está onde ele cai.
lesson-leap-2-task = Pule e capture o lobo.
lesson-leap-2-a5d5 = Por cima da água e em cima do lobo. Na margem, ninguém está bem a salvo de você.
lesson-leap-2-a5a6 = Isso é um passo pela margem. O lobo de d5 está a um pulo.

lesson-leap-3-heading = No ar a força também vale.
lesson-leap-3-text = Este é um tigre, força 6. Em d5, do outro lado da água, há um leão, força 7.
lesson-leap-3-task = Tente pular em cima do leão.
lesson-leap-3-a5d5 = O pulo captura como o passo: seis não encara sete. Pular não muda isso.
lesson-leap-3-a5a6 = Tente o pulo para d5: repare na resposta.

## Lesson “Read the riverbank”; the rat teaches it.

lesson-riverbank = Leia a margem
lesson-riverbank-about = O pulo e o que o impede

lesson-riverbank-1-heading = Eu nado, o leão fica.
lesson-riverbank-1-text = Jogue um pouco com o Azul. O leão azul de e7 quer pular até e3, onde há um cachorro. Mas eu estou na água.
lesson-riverbank-1-task = Tente pular com o leão azul de e7 a e3.
lesson-riverbank-1-e7e3 = Um rato na água impede o pulo: qualquer rato, até o do próprio leão.
lesson-riverbank-1-e7d7 = O leão poderia ir para lá. Tente antes o pulo até e3: repare na resposta.

lesson-riverbank-2-heading = Agora veja o que abre.
lesson-riverbank-2-text = É a vez do Vermelho. Um passo para o lado, ainda na água, e não há mais rato nadando sob o caminho do leão.
lesson-riverbank-2-task = Nade com o rato até f5.
lesson-riverbank-2-e5f5 = A coluna e está livre. O seu próprio passo abriu o caminho para o rival: pense nisso antes de mover um rato.
lesson-riverbank-2-e5e4 = Ainda na coluna e: o leão voa por cima das três casas, e você está em uma delas. O pulo continua fechado.
lesson-riverbank-2-e5d5 = Assim você sai da água. Também abriria o caminho, mas veja o que faz um passo dentro da água: nade até f5.

lesson-riverbank-3-heading = A outra margem decide.
lesson-riverbank-3-text = O caminho está livre. Mas o leão ainda precisa poder cair: numa casa vazia, ou em cima de um animal que ele captura.
lesson-riverbank-3-task = Jogue com o Azul: pule de e7 a e3, se a outra margem deixar.
lesson-riverbank-3-e7e3 = O cachorro tem força 3, o leão 7: ele pode cair ali e capturar. Com o elefante ali, a margem teria dito não.
lesson-riverbank-3-e7d7 = Olhe e3: ali só há um cachorro, e nenhum rato nada embaixo. O pulo está aberto.

## Lesson “Caught”; the dog teaches it.

lesson-trap = Na armadilha
lesson-trap-about = A armadilha, ida e volta

lesson-trap-1-heading = Aqui o leão é um gatinho.
lesson-trap-1-text = Três armadilhas guardam a sua toca. Um rival que pisa numa delas fica sem força: qualquer animal seu pode capturá-lo.
lesson-trap-1-task = Capture o leão com o seu gato.
lesson-trap-1-c2d2 = Dois vence sete, porque na armadilha ele não vale nada. Ele não cai sozinho: quem captura é você.
lesson-trap-1-c2c1 = O leão está ao lado da sua toca e entraria. Capture-o enquanto a armadilha segura.

lesson-trap-2-heading = As deles também pegam.
lesson-trap-2-text = O seu lobo está numa armadilha azul. O gato azul ao lado tem só força 2. Veja se o lobo pode capturá-lo.
lesson-trap-2-task = Tente capturar o gato de e8.
lesson-trap-2-d8e8 = Numa armadilha do rival um animal não captura ninguém, por menor que seja. E ali qualquer rival pode capturá-lo.
lesson-trap-2-d8d7 = Esse vai ser o próximo passo. Antes tente o gato: repare na resposta.
lesson-trap-2-d8c8 = Tente o gato de e8: repare na resposta.
lesson-trap-2-d8d9 = Isso até ganharia o jogo! Mas aqui o assunto é a armadilha: tente o gato.

lesson-trap-3-heading = Não pega para sempre.
lesson-trap-3-text = Uma armadilha não amarra ninguém. Quem sai dela tem a força de volta na hora.
lesson-trap-3-task = Saia da armadilha, para d7.
lesson-trap-3-d8d7 = Lobo de novo, força 4. Agora é melhor o gato ir embora.
lesson-trap-3-d8c8 = Isso também sai da armadilha. Mas a tarefa pede d7.
lesson-trap-3-d8d9 = Direto na toca: isso ganha, e é a próxima lição. Aqui, volte para d7.

## Lesson “The way home”; the tiger teaches it.

lesson-den = O caminho de casa
lesson-den-about = A toca

lesson-den-1-heading = Um passo, e acabou.
lesson-den-1-text = Quem entra na toca do rival ganha na hora, haja o que houver no tabuleiro. Serve qualquer animal.
lesson-den-1-task = Entre na toca azul.
lesson-den-1-d8d9 = Jogo ganho. Conte sempre quem chega antes: os seus passos até a toca deles, e os deles até a sua.
lesson-den-1-d8c8 = A toca em d9 está a um passo, e ninguém pode deter você.

lesson-den-2-heading = Mas não na nossa.
lesson-den-2-text = O seu gato está diante da própria toca. Seria um bom esconderijo.
lesson-den-2-task = Tente entrar na toca vermelha.
lesson-den-2-d2d1 = Nenhum animal entra na própria toca. Ela se guarda por fora.
lesson-den-2-d2c2 = Tente a toca em d1: repare na resposta.

## Lesson “No way out”; the elephant teaches it.

lesson-stuck = Sem saída
lesson-stuck-about = Sem jogada válida

lesson-stuck-1-heading = Quem não se move perde.
lesson-stuck-1-text = Ninguém pode passar a vez. Se é a sua vez e nenhum animal seu tem jogada, o jogo acaba, e você perdeu.
lesson-stuck-1-task = Ganhe sem capturar o gato.
lesson-stuck-1-b2b1 = O elefante em cima, o lobo ao lado: o gato não tem para onde ir, e é a vez do Azul.
lesson-stuck-1-a2a1 = Isso também ganha, com o último animal. Mas há um jeito sem capturar ninguém.
lesson-stuck-1-b2c2 = Aí o gato sai por b1. Feche essa casa.

## Lesson “Three times the same”; the leopard teaches it.

lesson-again = Três vezes igual
lesson-again-about = Repetição

lesson-again-1-heading = Já não passamos por aqui?
lesson-again-1-text = O mesmo tabuleiro, com a vez do mesmo lado, pela terceira vez é empate. O seu leão de volta a g1 daria nisso.
lesson-again-1-task = Faça uma jogada que não acabe em empate.
lesson-again-1-f1g1 = É a terceira vez: empate, embora você tenha um animal a mais.
lesson-again-1-a3a4 = Um tabuleiro novo, e a conta recomeça. Quem está na frente deve sempre achar algo novo.

## Questions of new players

question-rat = Quem captura: rato ou elefante?
question-rat-answer = O rato captura o elefante, de casa a casa em terra. O elefante só captura o rato numa armadilha, onde o rato não tem força.
question-swim = O rato na água captura em terra?
question-swim-answer = Não. Antes ele precisa sair, e da margem também não captura para dentro da água. No rio só o outro rato pode encontrá-lo.
question-leap = Quando o leão e o tigre pulam?
question-leap-answer = Em linha reta sobre o rio, de margem a margem, também em cima de um animal que possam capturar. Um rato na água nessa linha, de qualquer lado, impede o pulo.
question-trap = O que faz uma armadilha?
question-trap-answer = Um rival numa das suas armadilhas não tem força: qualquer animal seu o captura. As suas próprias armadilhas não fazem mal a você.
question-den = Posso entrar numa toca?
question-den-answer = Na do rival, sim: com qualquer animal você ganha o jogo. Na sua, nunca.
question-equals = E se os dois têm a mesma força?
question-equals-answer = Quem joga captura. Então não pare ao lado de um igual: depois a vez é do outro lado.

## What to remember in a first game

remember-captures = Antes de cada jogada veja o que pode ser capturado, seu e deles.
remember-together = Não mande um animal sozinho: dois juntos se protegem.
remember-dens = Fique de olho nas duas tocas. O jogo pode acabar ali bem antes de cair o último animal.
remember-race = Conte as jogadas quando dois animais correm. Quem tem a vez está uma à frente.
remember-undo = Desfazer não custa nada aqui, e uma dica conta os seus motivos.

## Tips

tip-rat = Guarde o rato
tip-rat-text = Enquanto o seu rato vive, o elefante do rival não anda por onde quer, e um rato no rio impede todo pulo por cima dele. Tente segurar o rio aqui.
tip-leap = Ataque sobre o rio
tip-leap-text = Leão e tigre cruzam o tabuleiro numa só jogada. Ponha os dois na margem onde a linha está livre: dali eles vigiam todo o outro lado.
tip-trap = Faça da armadilha uma isca
tip-trap-text = Quem pisa na sua armadilha para chegar à toca fica fraco ali. Tenha um animal qualquer ao lado de cada armadilha, e deixe que venham.
tip-guard = Deixe um guarda em casa
tip-guard-text = Um animal pequeno ao lado da toca vale mais do que mais um no ataque: a duas casas dela já pode ser longe demais. Ganhe sem perdê-la de vista.
tip-count = Conte antes de trocar
tip-count-text = Veja quem pode dar o troco, e o que sobra depois. Um leopardo por um cachorro é mau negócio, a não ser que abra o caminho da toca.
tip-together = Ande em dupla
tip-together-text = Dois animais lado a lado se protegem: quem captura um é capturado. Avance com eles um de cada vez, pelo meio ou por uma beirada.
