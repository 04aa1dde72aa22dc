### Os jogadores: como se chamam, seus aparelhos e lugares, o ranking, as medalhas e o que um jogo valeu.

## What players are called. They stand on ribbons, and in other texts as $name.

person-easy = Gato Jovem
person-normal = Bom Cachorro
person-expert = Lobo Velho
person-master = Tigre Feroz
person-grandmaster = Elefante Sábio
person-you = Você
person-first = Jogador 1
person-second = Jogador 2

## The line below a player's name beside the board.

person-here = Neste aparelho
person-computer = Computador · { $level }

## Who plays a saved game.

people-against = { side } contra { $name }
people-two-players = Dois jogadores
people-two-computers = Dois computadores

## Devices.

device-pad = Controle { $number }
device-keys-left = Teclado, esq.
device-keys-right = Teclado, dir.
device-pointer = Mouse ou toque

## Seats are taken: each side by a device, or by the computer.

seats-title = Lugares
seats-free = Lugar livre
seats-computer-plays = Computador
seats-every-device = Todo aparelho
seats-ready = Pronto
seats-press = Aperte e entre
seats-click = Clique e entre
seats-computer = Computador
seats-send-away = Dispensar
seats-leave = Sair
seats-swap = Trocar
seats-share = Um aparelho para todos
seats-start = Começar
seats-go-on = Seguir
seats-shared = Todos os aparelhos jogam por quem tem a vez.
seats-key-join = Entrar
seats-key-choose = Escolher
seats-key-leave = Sair do lugar
seats-key-share = Um só
seats-key-swap = Trocar

## The leaderboard.

people-title = Ranking
people-head-player = Jogador
people-head-points = Pontos
people-head-best-win = Já venceu
people-head-streak = Série
people-rule = Vencer o computador dá pontos uma vez: num jogo desde o começo, com um dos conjuntos de regras prontos, com os mesmos jogadores até o fim, sem desfazer e sem dicas. { level-easy } { $easy }, { level-normal } { $normal }, { level-expert } { $expert }, { level-master } { $master }, { level-grandmaster } { $grandmaster } pontos.
people-new = Novo jogador
people-back = Voltar
people-key-play-as = Jogar: { $name }
people-key-back = Voltar
people-key-move = Mover

## The card of one person.

profile-badges = Medalhas
profile-by-level = Por nível
profile-by-rules = Por regras
profile-by-side = Por lado
profile-points = pontos
profile-wins = vitórias
profile-in-a-row = seguidas
profile-count-points = { $points } pontos
profile-won = vit.
profile-drawn = emp.
profile-lost = der.
profile-all-badges = Todas as medalhas são suas.
profile-change = Mudar

## Badges: names in narrow places, and what is to be done for the next one, in one line.

badge-first-win = Estreia
badge-task-first-win = Próxima: vença o computador.
badge-both-sides = Duas margens
badge-task-both-sides = Próxima: vença com os dois lados ({ $done }/2).
badge-leaps = Grande pulo
badge-task-leaps = Próxima: pule o rio ({ $done } de 10).
badge-streak = Imbatível
badge-task-streak = Próxima: cinco vitórias seguidas ({ $done }).
badge-expert = Doma-lobos
badge-task-expert = Próxima: vença o { level-expert }.
badge-rule-sets = Sabe de cor
badge-task-rule-sets = Próxima: vença com três regras ({ $done }).
badge-ten-wins = Já são dez
badge-task-ten-wins = Próxima: dez vitórias ({ $done } de 10).
badge-grandmaster = Sabedoria
badge-task-grandmaster = Próxima: vença o { level-grandmaster }.

## Why a win earned no points, in one line.

credit-not-own = Sem pontos: não foi um jogo todo seu.
credit-helped = Sem pontos: você teve ajuda.
credit-again = Sem pontos: este jogo já foi contado.

## A player's name and animal.

name-new = Novo jogador
name-change = Mudar jogador
name-space = Espaço
name-erase = Apaga
name-done = Pronto
name-cancel = Cancelar
name-remove = Remover
name-really-remove = { games-really-delete }
name-fault-empty = Um nome precisa de uma letra.
name-fault-long = Um nome tem no máximo { $most } letras.
name-fault-letter = A letra “{ $letter }” não pode ser escrita aqui.
name-fault-spaces = Espaços, um de cada vez e nunca nas pontas.
name-fault-taken = Já há alguém chamado { $name }.

## What is wrong with the file of the players. They end a sentence that says that it cannot be read.

people-fault-count = há { $count } jogadores, e devem ser de 1 a { $most }
people-fault-number = o número de “{ $name }” é de outro jogador
people-fault-name = o nome “{ $name }”: { $fault }
people-fault-playing = quem joga agora não está lá
