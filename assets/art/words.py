"""What stands on the sheets to print, in every language: what a page shows, what to do with it, and the `standard` rules.

The words are those of ../texts. A space that must not break a line is "\u00a0"."""
from collections import namedtuple

# board, tokens: the pages' titles; print_board, print_tokens: what to do; ruler: below a line of five centimeters;
# how: above the rules.
Sheet = namedtuple("Sheet", "board print_board tokens print_tokens ruler how rules")

# The set of glyphs.json that has what the Latin ones lack, and where it comes from: the number of the typeface in Noto Sans
# CJK's collection.
OWN = {"zh-Hans": ("hans", 2), "zh-Hant": ("hant", 3), "ja": ("japan", 0)}

SHEETS = {
    "en": Sheet(
        "Jungle: the board", "Print on strong paper at 100% and cut along the dashes.",
        "Jungle: the tokens", "Two sets. Print at 100%, glue on card and cut along the dashes.",
        "5\u00a0cm: check with a ruler", "How to play", [
            "Put each animal on the square that shows its sign. Red begins. A turn is one step forward, back or to the side, never into one’s own den.",
            "An animal takes an enemy of its own number or a lower one by stepping onto its square. The rat takes the elephant, and the elephant does not take the rat.",
            "Only the rat swims. In the water it can take nothing on land, and from land nothing in the water. Two swimming rats may take each other.",
            "The lion and the tiger leap straight over a river, lengthwise or across, unless a rat swims in the way. A leap takes as a step does.",
            "Whoever stands on an enemy trap can be taken by any animal, even the rat by the elephant, and takes nobody.",
            "You win in the enemy’s den, by taking all animals, or when the enemy cannot move. A position that comes for the third time is a draw.",
        ]),
    "zh-Hans": Sheet(
        "斗兽棋：棋盘", "请用厚纸按 100% 打印，沿虚线剪下。",
        "斗兽棋：棋子", "红蓝两套。按 100% 打印，贴在卡纸上，沿虚线剪下。",
        "5 厘米，用尺子核对", "怎么玩", [
            "把动物放在写着它名字的格子上。红方先走。每步走一格，前后左右都行，不能走进自己的兽穴。",
            "能吃数字相同或更小的对方动物：走到它那一格就吃掉它。老鼠能吃大象，大象不能吃老鼠。",
            "只有老鼠会游泳。水里的老鼠不能吃岸上的，岸上的也不能吃水里的。水里的两只老鼠可以互吃。",
            "狮子和老虎能直直地跳过河，竖着横着都行；水里有老鼠挡着就不能跳。跳着吃和走着吃一样。",
            "站在对方陷阱上就没了力气：对方谁都能吃它，连大象也能吃老鼠；它自己什么都吃不了。",
            "走进对方兽穴、吃光对方的动物，或者让对方无路可走，就赢。同一局面出现第三次，就是和棋。",
        ]),
    "zh-Hant": Sheet(
        "鬥獸棋：棋盤", "請用厚紙以 100% 列印，沿虛線剪下。",
        "鬥獸棋：棋子", "紅藍兩套。以 100% 列印，貼在卡紙上，沿虛線剪下。",
        "5 公分，用尺核對", "怎麼玩", [
            "把動物放在寫著牠名字的格子上。紅方先走。每步走一格，前後左右都行，不能走進自己的獸穴。",
            "能吃數字相同或更小的對方動物：走到牠那一格就吃掉牠。老鼠能吃大象，大象不能吃老鼠。",
            "只有老鼠會游泳。水裡的老鼠不能吃岸上的，岸上的也不能吃水裡的。水裡的兩隻老鼠可以互吃。",
            "獅子和老虎能跳過整條河，直著橫著都行；水裡有老鼠擋著就不能跳。跳著吃和走著吃一樣。",
            "站在對方陷阱上就沒有力氣：對方誰都能吃牠，連大象也能吃老鼠；牠自己什麼都吃不了。",
            "走進對方獸穴、吃光對方的動物，或者讓對方無路可走，就贏。同一局面出現第三次，就是和局。",
        ]),
    "ja": Sheet(
        "Jungle：盤", "厚めの紙に100%で印刷し、点線に沿って切り取ります。",
        "Jungle：駒", "赤と青の2組です。100%で印刷し、厚紙に貼って、点線に沿って切り取ります。",
        "5 cm：定規で確認", "遊び方", [
            "それぞれの動物を、同じ漢字のマスに置きます。赤が先手です。一手で上下左右に1マス動きます。自分の巣には入れません。",
            "数字が自分と同じか小さい相手は、そのマスへ動いて取れます。ネズミはゾウを取れますが、ゾウはネズミを取れません。",
            "泳げるのはネズミだけです。水の中から陸の動物は取れず、陸から水の中も取れません。泳いでいるネズミどうしは取れます。",
            "ライオンとトラは、川を縦にも横にもまっすぐ跳びこえます。途中でネズミが泳いでいると跳べません。跳んだ先でも、歩くときと同じように取れます。",
            "相手の罠に入った動物は力をなくします。相手のどの動物にも取られ、ネズミならゾウにも取られます。自分は何も取れません。",
            "相手の巣に入るか、相手の動物を全部取るか、相手が動けなくなれば勝ちです。同じ盤面が3回目に現れると引き分けです。",
        ]),
    "es": Sheet(
        "Jungle: el tablero", "Imprime al 100\u00a0% en papel grueso y recorta por la línea discontinua.",
        "Jungle: las fichas", "Dos juegos de fichas. Imprime al 100\u00a0%, pega en cartulina y recorta por las líneas discontinuas.",
        "5\u00a0cm: mídelos con una regla", "Cómo se juega", [
            "Cada animal se coloca en la casilla que lleva su signo. Empieza Rojo. En cada turno, un animal se mueve una casilla adelante, atrás o a un lado, nunca a su propia guarida.",
            "Un animal captura a un rival de su mismo número o de uno menor al entrar en su casilla. La rata captura al elefante, pero el elefante no captura a la rata.",
            "Solo la rata nada. Desde el agua no captura nada en tierra, y desde tierra no se captura nada en el agua. Dos ratas que nadan pueden capturarse.",
            "El león y el tigre saltan el río en línea recta, a lo largo o a lo ancho, salvo que una rata nade en su camino. Un salto captura igual que un paso.",
            "En una trampa rival, un animal se queda sin fuerza: cualquier rival puede capturarlo, incluso el elefante a la rata, y él no captura a nadie.",
            "Gana quien entra en la guarida rival, quien captura todos los animales del rival o quien lo deja sin jugadas. Si una posición se da por tercera vez, hay empate.",
        ]),
    "fr": Sheet(
        "Jungle\u00a0: le plateau", "Imprimez à 100\u00a0% sur du papier épais et découpez le long des tirets.",
        "Jungle\u00a0: les pions", "Deux jeux de pions. Imprimez à 100\u00a0%, collez sur du carton et découpez le long des tirets.",
        "5\u00a0cm\u00a0: à vérifier à la règle", "Comment jouer", [
            "Placez chaque animal sur la case qui porte son signe. Rouge commence. À son tour, on déplace un animal d’une case, en avant, en arrière ou de côté, jamais dans sa propre tanière.",
            "Un animal prend un adversaire de même numéro ou de numéro inférieur en allant sur sa case. Le rat prend l’éléphant, et l’éléphant ne prend pas le rat.",
            "Seul le rat nage. De l’eau, il ne prend rien à terre, et de la terre on ne prend rien dans l’eau. Deux rats qui nagent peuvent se prendre.",
            "Le lion et le tigre sautent tout droit par-dessus la rivière, en long ou en large, sauf si un rat nage sur leur chemin. Un saut prend comme un pas.",
            "Sur un piège adverse, un animal n’a plus de force\u00a0: tout ennemi peut le prendre, même l’éléphant le rat, et lui ne prend rien.",
            "On gagne en entrant dans la tanière adverse, en prenant tous les animaux de l’adversaire, ou quand il ne peut plus jouer. Si une position revient pour la troisième fois, la partie est nulle.",
        ]),
    "de": Sheet(
        "Jungle: das Brett", "Mit 100\u00a0% auf festes Papier drucken und an der Strichlinie ausschneiden.",
        "Jungle: die Spielsteine", "Zwei Sätze. Mit 100\u00a0% drucken, auf Karton kleben und an den Strichlinien ausschneiden.",
        "5\u00a0cm: bitte nachmessen", "So wird gespielt", [
            "Stellt jedes Tier auf das Feld, das sein Zeichen trägt. Rot beginnt. Ein Zug ist ein Schritt nach vorn, nach hinten oder zur Seite, nie in die eigene Höhle.",
            "Ein Tier schlägt einen Gegner mit gleicher oder kleinerer Zahl, indem es auf sein Feld zieht. Die Ratte schlägt den Elefanten, der Elefant aber nicht die Ratte.",
            "Nur die Ratte schwimmt. Aus dem Wasser schlägt sie nichts an Land, und vom Land aus schlägt niemand ins Wasser. Zwei schwimmende Ratten dürfen einander schlagen.",
            "Löwe und Tiger springen längs und quer geradeaus über den Fluss, wenn keine Ratte im Weg schwimmt. Ein Sprung schlägt wie ein Schritt.",
            "Auf einer Falle des Gegners hat ein Tier keine Kraft: Jeder Gegner darf es schlagen, sogar der Elefant die Ratte, und es selbst schlägt nichts.",
            "Wer in die gegnerische Höhle zieht, alle Tiere des Gegners schlägt oder ihm keinen Zug mehr lässt, gewinnt. Kommt eine Stellung zum dritten Mal, endet das Spiel remis.",
        ]),
    "pt": Sheet(
        "Jungle: o tabuleiro", "Imprima a 100% em papel grosso e recorte pela linha tracejada.",
        "Jungle: as peças", "Dois jogos de peças. Imprima a 100%, cole em cartolina e recorte pelas linhas tracejadas.",
        "5\u00a0cm: confira com uma régua", "Como jogar", [
            "Ponha cada animal na casa que traz o sinal dele. O Vermelho começa. Na sua vez, um animal anda uma casa para a frente, para trás ou para o lado, nunca para a própria toca.",
            "Um animal captura um rival de número igual ou menor ao entrar na casa dele. O rato captura o elefante, mas o elefante não captura o rato.",
            "Só o rato nada. Da água ele não captura nada em terra, e da terra não se captura nada na água. Dois ratos na água podem capturar um ao outro.",
            "O leão e o tigre pulam o rio em linha reta, de comprido ou de lado, se nenhum rato nadar no caminho. Um pulo captura como um passo.",
            "Numa armadilha do rival, um animal fica sem força: qualquer rival pode capturá-lo, até o elefante o rato, e ele não captura ninguém.",
            "Ganha quem entra na toca do rival, quem captura todos os animais dele ou quem o deixa sem jogada. Quando uma posição vem pela terceira vez, é empate.",
        ]),
}
