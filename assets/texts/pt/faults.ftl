### O que dá errado, e o que se diz de arquivos, links e imagens que são lidos, escritos e copiados.

## What was kept from run to run cannot be read. $fault: the text of fault-kept-aside or fault-not-kept-aside.

fault-settings = Não dá para ler os ajustes; eles estão como no começo: { $fault }
fault-players = Não dá para ler os jogadores; há um novo: { $fault }
fault-last-game = Não dá para ler o último jogo: { $fault }
fault-shelf = Não dá para ler um jogo salvo: { $fault }
fault-lessons = Não dá para ler o que você aprendeu, e isso recomeça: { $fault }
fault-puzzles = Não dá para ler quais desafios você resolveu, e isso recomeça: { $fault }
fault-kept-aside = { $fault }. O arquivo fica como { $path }.
fault-not-kept-aside = { $fault }. Também não dá para guardá-lo à parte: { $error }.
fault-language = Não dá para ler { $language }.
fault-not-saved = Não dá para salvar o jogo neste aparelho: { $error }.

## Links to games

link-refused = Este link não abre nenhum jogo: { $fault }.
link-copied = O link deste jogo foi copiado.
link-game = Jungle: { $red } (Vermelho) contra { $blue } (Azul), regras { $rules }
link-game-start = A partir de { $position }

## Games that come as files or texts, or are written into files

exchange-there = Este jogo já está aqui.
exchange-taken = O jogo foi recebido.
exchange-no-game = Isto não é um jogo: { $fault }.
exchange-written = O jogo foi escrito em { $path }.
exchange-not-written = Não dá para escrever o jogo em { $path }: { $error }.
exchange-folder = Não dá para ler a pasta { $path }: { $error }.
exchange-file = Não dá para ler { $path }: { $error }.
exchange-file-no-game = { $path } não é um jogo: { $fault }.
exchange-taken-from = { $count ->
    [0] Não há jogo novo em { $path }.
    [one] Um jogo foi recebido de { $path }.
   *[other] { $count } jogos foram recebidos de { $path }.
}

## Pictures and sheets for the player

film-begun = A imagem está sendo desenhada. Leva um momento.
film-busy = Uma imagem já está sendo desenhada.
film-failed = Não dá para desenhar a imagem: { $fault }.
handout-picture = A imagem está pronta: { $path }
handout-no-picture = Não dá para escrever a imagem em { $path }: { $error }.
handout-sheets = As folhas para imprimir estão em { $path }
handout-no-sheets = Não dá para escrever as folhas em { $path }: { $error }.
handout-downloaded = { $file } está entre os seus downloads.
handout-not-downloaded = Não dá para baixar { $file }: { $fault }.

## Devices

fault-controller-gone = O controle sumiu. Continue com qualquer aparelho.
fault-no-seat = Este aparelho não tem lugar. Os lugares se tomam no menu.

## An animal cannot stand where somebody puts it on the board: whole sentences

fault-board-water = O { animal } { side-color } em { $square } está na água; só ratos nadam.
fault-board-own-den = O { animal } { side-color } em { $square } está na própria toca.
fault-board-both-dens = As duas tocas estão ocupadas; o jogo acaba na primeira.
fault-board-bare = O tabuleiro está vazio.
fault-board = Isto não é uma posição: { $fault }.

## Clauses: files

fault-file-missing = esse arquivo ou pasta não existe
fault-file-forbidden = isso não é permitido
fault-file-no-room = não há mais espaço
fault-file-read-only = não dá para escrever ali
fault-file-in-the-way = outro arquivo já está no lugar
fault-file-is-folder = isso é uma pasta
fault-file-no-text = não é um texto
fault-file-format = tem o formato { $format }, e este programa lê o formato { $own }
fault-page-gone = não há página
fault-page-links = a página não cria links
fault-page-keeps-nothing = este navegador não guarda nada para esta página

## Clauses: settings. Words with a low line (_) are those of the file and stay as they are.

fault-animation-speed = animation_speed é { $found } e deve ser de 0.25 a 4, ou { $instant } para nenhuma
fault-text-scale = text_scale é { $found } e deve ser de 0.25 a 4
fault-rumble = rumble é { $found } e deve ser de 0 a 100
fault-repeat-delay = repeat_delay é { $found } e deve ser de 0.1 a 3
fault-repeat-rate = repeat_rate é { $found } e deve ser de 1 a 60
fault-volume = o volume de “{ $bus }” é { $found } e deve ser de 0 a 100
fault-no-deed = não existe “{ $id }”
fault-no-key = “{ $key }” não pode ser escolhida
fault-shared-key = “{ $id }” usa a mesma tecla que outra ação
fault-clock = um relógio de { $minutes } minutos com { $seconds } segundos por jogada, e devem ser de 1 a 180 e de 0 a 180

## Clauses: links

fault-link-no-game = não há jogo nele
fault-link-long = tem { $letters } letras; um jogo tem no máximo { $most }
fault-link-format = tem o formato “{ $format }”; este programa lê o formato { $own }
fault-link-damaged = está danificado ou incompleto
fault-link-rules = as regras dele: { $fault }
fault-link-preset = este programa não tem regras chamadas “{ $name }”
fault-link-start = o começo dele: { $fault }
fault-link-illegal = a jogada { $number } dele, { $move }, é contra as regras

## Clauses: saved games

fault-game-over = o jogo salvo já acabou
fault-saved-record = as jogadas salvas têm o formato { $format }
fault-saved-format = o jogo salvo tem o formato { $format }; este programa lê os formatos 1 e { $own }
fault-record-form = não é um jogo salvo: { $detail }
fault-record-long = o jogo salvo tem { $bytes } bytes; um jogo tem no máximo { $most }
fault-record-format = o jogo salvo tem o formato { $format }; este programa lê o formato { $own }
fault-record-rules = as regras do jogo salvo: { $fault }
fault-record-start = o começo do jogo salvo: { $fault }
fault-record-move = a jogada { $number } do jogo salvo: “{ $written }” não é jogada; elas se escrevem como a3a4
fault-record-square = a jogada { $number } do jogo salvo: “{ $written }” não é casa; elas vão de a1 a g9
fault-record-illegal = a jogada { $number } do jogo salvo, { $move }, é contra as regras
fault-record-result = o jogo salvo diz “{ $said }”, mas as jogadas dizem “{ $found }”

## Clauses: rules

fault-rules-form = não são regras: { $detail }
fault-rules-quiet = quiet_plies_draw deve ser pelo menos 1, ou None
fault-rules-name = o nome de um conjunto de regras tem de 1 a { $most } letras

## Clauses: positions, written as a line of letters and numbers (FEN): nine ranks from the top, a space, and w or b

fault-position-long = a posição tem { $letters } caracteres; uma posição tem no máximo { $most }
fault-position-form = uma posição é um tabuleiro, um espaço e w ou b; nada mais
fault-position-ranks = o tabuleiro tem { $ranks } linhas em vez de 9
fault-position-files = a linha { $rank } tem { $files } casas em vez de 7
fault-position-letter = linha { $rank }: “{ $letter }” não é animal (r c d w p t l e) nem número de casas vazias (1 a 7)
fault-position-twice = o { animal } { side-color } está duas vezes no tabuleiro
fault-position-water = o { animal } { side-color } em { $square } está na água; só ratos nadam
fault-position-own-den = o { animal } { side-color } em { $square } está na própria toca
fault-position-both-dens = as duas tocas estão ocupadas; o jogo acaba na primeira
fault-position-bare = o tabuleiro está vazio
fault-position-side = o lado que joga é w ou b, não “{ $side }”
