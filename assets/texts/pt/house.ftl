### Regras da casa: a página em que se mudam as regras de um jogo, uma por linha.

## The page

house-reset = Restaurar
house-close = Pronto
house-page = { $page } de { $pages }
house-prompt-change = Mudar
house-prompt-back = Voltar
house-prompt-reset = Padrão
house-prompt-page = Página

## Values that several switches have

house-no = Não
house-yes = Sim
house-leaps-both = Os dois
house-leaps-files = De comprido
house-leaps-ranks = De lado
house-leaps-none = Não pula

## Elephant takes rat

house-elephant = Elefante captura rato
house-elephant-about = Quando um elefante pode capturar um rato.
house-elephant-never = Nunca
house-elephant-trap = Na armadilha
house-elephant-always = Sempre
house-elephant-trapped-yes = Na armadilha o rato pode cair.
house-elephant-trapped-no = Até na armadilha o rato está a salvo.
house-elephant-elsewhere-yes = Fora dela, também.
house-elephant-elsewhere-no = Fora dela o rato está a salvo.

## A trap weakens

house-trap = Armadilha enfraquece
house-trap-about = Quem fica sem força numa armadilha.
house-trap-enemies = Rivais
house-trap-everyone = Todos
house-trap-may = Na própria armadilha o leão também fica fraco.
house-trap-may-not = Na própria armadilha o leão segue forte.

## Trapped animal may take

house-weakened = Capturar na armadilha
house-weakened-about = O que pode um animal sem força.
house-weakened-may = O tigre preso pode capturar o gato.
house-weakened-may-not = O tigre preso não pode capturar o gato.

## Rat takes from the water

house-leaving = Rato saindo da água
house-leaving-about = O que um rato pode capturar ao sair da água.
house-leaving-nothing = Ninguém
house-leaving-rat = O rato
house-leaving-both = Rato, elefante
house-leaving-land-yes = Pode capturar o rato em terra.
house-leaving-land-no = O rato em terra está a salvo.
house-leaving-elephant-yes = Pode capturar o elefante.
house-leaving-elephant-no = O elefante está a salvo.

## Rat takes into the water

house-entering = Rato entrando na água
house-entering-about = O que um rato pode capturar ao entrar na água.
house-entering-nothing = Ninguém
house-entering-rat = O rato
house-entering-may = Pode capturar o rato que nada.
house-entering-may-not = O rato que nada está a salvo.

## Lion leaps

house-lion = Pulo do leão
house-lion-about = De que jeitos o leão pula o rio.
house-lion-up-yes = Pula de comprido.
house-lion-up-no = Não pula de comprido.
house-lion-sideways-yes = Pula de lado.
house-lion-sideways-no = Não pula de lado.

## Tiger leaps

house-tiger = Pulo do tigre
house-tiger-about = De que jeitos o tigre pula o rio.
house-tiger-up-yes = Pula de comprido.
house-tiger-up-no = Não pula de comprido.
house-tiger-sideways-yes = Pula de lado.
house-tiger-sideways-no = Não pula de lado.

## A leap takes

house-leap = Pulo captura
house-leap-about = O que um pulo pode capturar.
house-leap-equal = Igual ou menor
house-leap-weaker = Só menor
house-leap-may = O leão pode pular em cima do seu igual.
house-leap-may-not = O leão não pode pular em cima do seu igual.

## Own rat bars the leap

house-own-rat = Seu rato impede o pulo
house-own-rat-about = O rato do rival sempre impede o pulo; o próprio, conforme esta regra.
house-own-rat-may = O próprio rato não fecha o caminho.
house-own-rat-may-not = O próprio rato fecha o caminho.

## Lion and tiger are equal

house-cats = Leão e tigre iguais
house-cats-about = Se leão e tigre podem capturar um ao outro.
house-cats-may = O tigre pode capturar o leão.
house-cats-may-not = O tigre não pode capturar o leão.

## Wolf and dog

house-wolf = Lobo e cachorro
house-wolf-about = Qual dos dois é o mais forte.
house-wolf-over-dog = O lobo
house-wolf-under-dog = O cachorro
house-wolf-same = Iguais
house-wolf-wolf-yes = O lobo pode capturar o cachorro.
house-wolf-wolf-no = O lobo não pode capturar o cachorro.
house-wolf-dog-yes = O cachorro pode capturar o lobo.
house-wolf-dog-no = O cachorro não pode capturar o lobo.

## Equals meet

house-equal = Entre iguais
house-equal-about = O que acontece com dois da mesma força.
house-equal-first = O primeiro leva
house-equal-both = Caem os dois
house-equal-first-seen = Quem ataca primeiro captura o outro.
house-equal-both-seen = Os dois saem do tabuleiro.

## Into the den

house-den = Para a toca
house-den-about = Quem pode entrar na toca do rival e ganhar.
house-den-any = Qualquer um
house-den-rat = Só o rato
house-den-lion-yes = O leão ganha na toca.
house-den-lion-no = O leão não pode entrar na toca.
house-den-rat-yes = O rato ganha na toca.
house-den-rat-no = O rato não pode entrar na toca.

## No move left

house-no-move = Sem jogada
house-no-move-about = O que acontece com o lado que não pode mover.
house-no-move-loses = Perde
house-no-move-draw = Empate
house-no-move-loses-seen = O Vermelho não pode mover e perde.
house-no-move-draw-seen = O Vermelho não pode mover: empate.

## Same board three times

house-repetition = Três vezes igual
house-repetition-about = O que acontece quando um tabuleiro vem pela terceira vez.
house-repetition-draw = Empate
house-repetition-barred = Proibido
house-repetition-loses = Repetiu, perdeu
house-repetition-counts = 7-3 e 17-5
house-repetition-nothing = Nada
house-repetition-draw-seen = Vai e vem: na terceira vez é empate.
house-repetition-barred-seen = Vai e vem: a terceira vez é proibida.
house-repetition-loses-seen = Vai e vem: na terceira vez, perde.
house-repetition-counts-seen = Não vale entrar vezes demais numa casa, nem só ficar no vai e vem.
house-repetition-nothing-seen = Vai e vem o quanto quiser.

## Long without a capture

house-quiet = Muito sem capturas
house-quiet-about = Quando acaba um jogo sem capturas, em jogadas dos dois lados.
house-quiet-never = Continua
house-quiet-draw = Empate em { $plies }
house-quiet-never-seen = Ninguém conta.
house-quiet-draw-seen = Aí é empate.
