### Ce qui s’apprend : leçons, énigmes, réponses, conseils, et l’analyse des parties.

## Les onglets

learn-tab-lessons = Leçons
learn-tab-puzzles = Énigmes
learn-tab-answers = Réponses
learn-tab-tips = Conseils

## Ce que font les touches

learn-prompt-begin = Lancer
learn-prompt-back = Retour
learn-prompt-tab = Onglet

## La liste des leçons, des réponses et des conseils

learn-lesson = { $number }. { $title }
learn-first-game = Pour ta première partie
learn-play-it-out = Jouer la suite

## La liste des énigmes

puzzles-of-the-day = Énigme du jour : { day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
puzzles-solved = résolues
puzzles-in-a-row = de suite
puzzles-best-row = record
puzzles-days = jours
puzzles-solved-of = { $solved } sur { $all }
puzzles-all-themes = Tous thèmes
puzzles-none = Il n’y en a pas d’aussi difficile sur ce thème.

## De quoi parlent les énigmes

theme-den-race = La course
theme-den-run = La percée
theme-rat-hunt = Sus au rat
theme-leap = Saut
theme-riverbank = La rive
theme-trap = Piège
theme-bait = Appât
theme-quiet-move = Coup discret
theme-zugzwang = Zugzwang
theme-last-animal = Le dernier
theme-defense = Défense
theme-endgame = Finale

## Ce que demande une énigme.

puzzle-win = Gagne { in-moves }.
puzzle-take = Prends { animal-le }.
puzzle-take-in = Prends { animal-le } { in-moves }.
puzzle-keep-win = Trouve le seul coup qui gagne.
puzzle-keep-win-in = { $moves ->
    [one] Trouve le seul chemin qui gagne : { $moves } coup.
   *[other] Trouve le seul chemin qui gagne : { $moves } coups.
}
puzzle-keep-draw = Trouve le seul coup qui ne perd pas.
puzzle-keep-draw-in = { $moves ->
    [one] Trouve comment ne pas perdre : { $moves } coup.
   *[other] Trouve comment ne pas perdre : { $moves } coups.
}

## Une énigme au plateau

puzzle-number = Énigme { $number }
puzzle-you-are-red = Tu es Rouge
puzzle-you-are-blue = Tu es Bleu
puzzle-difficulty = Difficulté
puzzle-your-line = Tes coups
puzzle-solved-ribbon = Résolu !
puzzle-your-go = à toi
puzzle-in-a-row = De suite
puzzle-row-begins = Seul le premier essai compte.
puzzle-row-best = Ton record : { $count }.
puzzle-again = Encore
puzzle-hint = Indice
puzzle-next = Suite
puzzle-prompt-take-up = Saisir
puzzle-prompt-move = Jouer
puzzle-prompt-put-down = Reposer

## Ce qui se dit des coups essayés

puzzle-task = Un seul bon coup
puzzle-task-text = À chaque pas, un seul coup est bon. L’adversaire donne sa meilleure réponse.
puzzle-wrong = Pas celui-là
puzzle-right = C’est ça !
puzzle-right-text = Il reste à trouver.
puzzle-first-try = Du premier coup !
puzzle-first-try-text = Chaque coup était bon, et il n’y avait pas d’autre chemin.
puzzle-solved = Résolu
puzzle-solved-text = Tous les coups sont trouvés. Reprends du début, et tu peux réussir d’un trait, sans faute.

## Ce qu’un mauvais coup manque.

miss-win-at-once = Ça ne gagne pas tout de suite.
miss-win = Ça ne gagne pas { in-moves }.
miss-take-at-once = Ça ne prend pas { animal-le }.
miss-take = Ça ne prend pas { animal-le } { in-moves }.
miss-keep-win = Ça laisse filer la victoire.
miss-keep-draw = Ça perd.

## Ce que l’adversaire répondrait à un mauvais coup.

answer-den = { animal-start } { color } répond en entrant dans ta tanière.
answer-last = { animal-start } { color } répond en prenant ton dernier animal.
answer-no-move = { animal-start } { color } répond de { $from } à { $to }, et tu ne peux plus jouer.
answer-takes = { animal-start } { color } répond en prenant ton { other } en { $to }.
answer-trades = { animal-start } { color } répond en prenant ton { other } en { $to } ; les deux quittent le plateau.
answer-keeps-out = { animal-start } { color } répond de { $from } à { $to } et te tient loin de la tanière.
answer-threatens = { animal-start } { color } répond de { $from } à { $to } et va entrer dans ta tanière.
answer-escapes = { animal-start } { color } répond de { $from } à { $to } et échappe à ton { other }.
answer-attacks = { animal-start } { color } répond de { $from } à { $to } et s’en prend à ton { other }.
answer-quiet = { animal-start } { color } répond de { $from } à { $to }, et tu ne peux rien forcer.

## Une leçon au plateau

study-leave = Fin
study-lesson = Leçon { $number } : { $about }
study-lesson-broken = La leçon « { $title } » ne peut pas être donnée.
study-back = Retour
study-show = Montre
study-next = Suite
study-done = Fini
study-prompt-go-on = Suite
study-prompt-move = Saisir, jouer
study-beside = C’est un coup, mais ce n’est pas la question. Relis la consigne.

## L’analyse d’une partie

review-title = Analyse
review-back = Retour
review-on = Suite
review-slip = Faute
review-play = Jouer
review-stop = Stop
review-prompt-move = Coup
review-prompt-slip = À la faute
review-prompt-play = Jouer
review-prompt-turn = Tourner
review-accuracy = Précision { $percent } %
review-accuracy-unknown = Précision …
review-progress = { $done } positions sur { $all } examinées
review-best = Parfait
review-good = Bon
review-a-slip = Faux pas
review-mistake = Erreur
review-blunder = Gaffe
review-was-best = le meilleur
review-was-good = un bon coup
review-was-slip = un faux pas
review-was-mistake = une erreur
review-was-blunder = une gaffe
review-better = était mieux
review-answer = { $move } est la réponse. { $fact }
review-something-better = Il y avait mieux.
review-nothing-better = Rien de mieux n’était en vue.
review-beginning = Le début
review-beginning-text = Avance coup par coup, ou va à la prochaine faute.
review-looking = Ce coup est en cours d’examen.
review-not-looked = Ce coup n’a pas été examiné.

## Ce qui est certain d’une position.

review-draw = À { side } de jouer. Nulle au mieux.
review-wins-exact = À { side } de jouer. Gagne au mieux { in-moves }.
review-loses-exact = À { side } de jouer. Perd au mieux { in-moves }.
review-wins-proven = À { side } de jouer. Gagne à coup sûr { in-moves }.
review-loses-proven = À { side } de jouer. Perd à coup sûr { in-moves }.

## Notes au-dessus du plateau

review-no-moves = Personne n’a encore joué : il n’y a rien à analyser.
review-broken = Cette partie ne peut pas être analysée : { $fault }.
review-over = Ici, la partie est finie. Reviens à un coup d’avant pour continuer.
replay-broken = Cette partie ne peut pas être montrée : { $fault }.
replay-over = Ici, la partie est finie. Reviens en arrière pour continuer.

## Pourquoi un plateau installé ne peut pas être joué

editor-over-at-once = La partie serait finie tout de suite. { $why }

## Leçon « Un pas à la fois » ; donnée par le loup.

lesson-step = Un pas à la fois
lesson-step-about = Le pas et le rang

lesson-step-1-heading = On avance tous d’une case.
lesson-step-1-text = En haut, en bas, à gauche ou à droite, jamais en diagonale. Voilà tout le pas, pour le chat comme pour l’éléphant.
lesson-step-1-task = Mène ton loup de d3 à d4.
lesson-step-1-d3d4 = Une case en avant. Seuls le lion et le tigre font plus, et seulement au-dessus de l’eau.
lesson-step-1-d3c3 = Un bon pas, mais de côté. La consigne demande d4, une case en avant.
lesson-step-1-d3d2 = Ça recule dans ton propre piège. Il ne te fait rien, mais la consigne demande d4.

lesson-step-2-heading = Le chiffre, c’est mon rang.
lesson-step-2-text = Je suis un loup, rang 4. Je prends tous ceux qui ont mon rang ou moins, en allant sur leur case. Le léopard a le rang 5, le chien 3.
lesson-step-2-task = Prends l’animal qui est à la portée de ton loup.
lesson-step-2-d4d5 = Quatre bat trois. Le chien quitte le plateau, et le loup prend sa place.
lesson-step-2-d4d3 = Le léopard a le rang 5 et le loup seulement 4 : il ne peut pas le prendre. Regarde de l’autre côté.

## Leçon « Qui frappe en premier » ; donnée par le chat.

lesson-equals = Qui frappe en premier
lesson-equals-about = À rang égal

lesson-equals-1-heading = Voilà mon double.
lesson-equals-1-text = Deux chats, le même rang. Entre égaux, on peut se prendre : tout dépend de qui joue. C’est à toi.
lesson-equals-1-task = Prends le chat bleu avec le tien.
lesson-equals-1-d2d3 = Tu as frappé en premier. À son tour, le chat bleu aurait fait pareil.
lesson-equals-1-d2c2 = S’écarter est sûr, mais le chat bleu était à toi.

lesson-equals-2-heading = Attention à la distance.
lesson-equals-2-text = Les deux lions sont à deux cases l’un de l’autre. Qui va se mettre à côté d’un égal lui offre le premier coup.
lesson-equals-2-task = Fais un pas qui évite à ton lion d’être pris.
lesson-equals-2-d3c3 = Hors de portée. Si le lion bleu vient maintenant à côté du tien, tu frappes en premier.
lesson-equals-2-d3d4 = Là, le lion bleu est à côté du tien, et c’est à Bleu de jouer : il frappe en premier.

## Leçon « Le petit et le grand » ; donnée par le rat.

lesson-rat = Le petit et le grand
lesson-rat-about = Le rat et l’éléphant

lesson-rat-1-heading = Personne n’est trop grand.
lesson-rat-1-text = J’ai le rang 1, le plus petit de tous. Mais je prends l’éléphant : je me glisse dans son oreille, dit-on.
lesson-rat-1-task = Prends l’éléphant avec ton rat.
lesson-rat-1-a3a2 = Le plus petit prend le plus grand. À part un éléphant, personne d’autre ne peut le faire.
lesson-rat-1-a3b3 = L’éléphant est juste en dessous, en a2, et c’est à toi de jouer.

lesson-rat-2-heading = L’inverse ne marche pas.
lesson-rat-2-text = Maintenant l’éléphant est à toi et le rat est bleu. Ton éléphant prend tout le monde, mais pas un rat.
lesson-rat-2-task = Échappe au rat avec ton éléphant, et prends quelque chose.
lesson-rat-2-a3b3 = Le chien est pris, et en diagonale le rat ne t’atteint pas.
lesson-rat-2-a3a4 = C’est justement ce qu’un éléphant ne peut pas faire : il ne prend pas le rat.
lesson-rat-2-a3a2 = Tu t’échappes, mais le chien en b3 était à prendre en chemin.

## Leçon « Qui sait nager » ; donnée par le rat.

lesson-river = Qui sait nager
lesson-river-about = La rivière et ses rives

lesson-river-1-heading = L’eau est à moi.
lesson-river-1-text = De tous les animaux, seul le rat nage. Les autres s’arrêtent sur la rive.
lesson-river-1-task = Entre dans la rivière.
lesson-river-1-b3b4 = Dans la rivière, seul un autre rat peut t’atteindre.
lesson-river-1-c3c4 = Le chat ne nage pas. Il s’arrête sur la rive, comme tout le monde sauf le rat.

lesson-river-2-heading = La rive est une frontière.
lesson-river-2-text = Un rat prend l’éléphant, tu le sais. Mais ici, le rat est dans l’eau et l’éléphant à terre.
lesson-river-2-task = Essaie quand même de prendre l’éléphant en a5.
lesson-river-2-b5a5 = Ça ne marche pas : personne ne prend par-dessus la rive, ni en sortant de l’eau ni en y entrant. Sors d’abord.
lesson-river-2-b5b4 = Tu peux nager là, mais essaie l’éléphant : c’est la réponse qui compte.

lesson-river-3-heading = Dans l’eau, on est égaux.
lesson-river-3-text = Un rat bleu nage à côté du tien. Les deux sont dans l’eau, donc aucune rive ne les sépare.
lesson-river-3-task = Prends le rat bleu.
lesson-river-3-b5c5 = Le rat prend le rat, dans l’eau comme à terre. Tu avais le premier coup.
lesson-river-3-b5a5 = Ça sort de l’eau, et laisse le rat bleu y régner.

## Leçon « Par-dessus la rivière » ; donnée par le lion.

lesson-leap = Par-dessus la rivière
lesson-leap-about = Le saut du lion et du tigre

lesson-leap-1-heading = L’eau ne m’arrête pas.
lesson-leap-1-text = Le lion et le tigre sautent tout droit par-dessus la rivière, jusqu’à la première case de terre.
lesson-leap-1-task = Saute la rivière depuis b3.
lesson-leap-1-b3b7 = Trois cases d’eau en un seul coup.
lesson-leap-1-b3a3 = Ce n’est qu’un pas. De la rive, tu peux sauter : b7 est tout droit devant.

lesson-leap-2-heading = En large, c’est plus court.
lesson-leap-2-text = D’un côté à l’autre, la rivière fait deux cases. Un saut peut aussi prendre celui qui se trouve à l’arrivée.
lesson-leap-2-task = Saute et prends le loup.
lesson-leap-2-a5d5 = Par-dessus l’eau, et sur le loup. Sur une rive, personne n’est jamais tout à fait à l’abri de toi.
lesson-leap-2-a5a6 = C’est un pas le long de la rive. Le loup en d5 est à un saut.

lesson-leap-3-heading = Le rang compte aussi en l’air.
lesson-leap-3-text = Voici un tigre, rang 6. En d5, de l’autre côté de l’eau, se tient un lion, rang 7.
lesson-leap-3-task = Essaie de sauter sur le lion.
lesson-leap-3-a5d5 = Un saut prend comme un pas : six ne peut rien contre sept. Un saut n’est pas un passe-droit.
lesson-leap-3-a5a6 = Essaie le saut en d5 : c’est la réponse qui compte.

## Leçon « Lire la rive » ; donnée par le rat.

lesson-riverbank = Lire la rive
lesson-riverbank-about = Le saut, et ce qui le barre

lesson-riverbank-1-heading = Je nage, le lion attend.
lesson-riverbank-1-text = Joue Bleu un instant. Le lion bleu en e7 veut sauter en e3, où se tient un chien. Mais je suis dans l’eau.
lesson-riverbank-1-task = Essaie de sauter avec le lion bleu de e7 à e3.
lesson-riverbank-1-e7e3 = Un rat dans l’eau barre le saut : n’importe quel rat, même celui du lion.
lesson-riverbank-1-e7d7 = Le lion pourrait y aller. Essaie d’abord le saut en e3 : c’est la réponse qui compte.

lesson-riverbank-2-heading = Regarde ce qui s’ouvre.
lesson-riverbank-2-text = C’est à Rouge. Un pas de côté, toujours dans l’eau, et plus personne ne nage sous le chemin du lion.
lesson-riverbank-2-task = Nage avec le rat jusqu’en f5.
lesson-riverbank-2-e5f5 = La colonne e est libre. Ton propre pas a ouvert le chemin à l’adversaire : penses-y avant de jouer un rat.
lesson-riverbank-2-e5e4 = Toujours la colonne e : le lion vole au-dessus des trois cases, et tu es sur l’une d’elles. Le saut reste barré.
lesson-riverbank-2-e5d5 = Ça sort de l’eau. Ça ouvrirait aussi le chemin, mais vois ce que fait un pas dans l’eau : nage en f5.

lesson-riverbank-3-heading = L’autre rive décide.
lesson-riverbank-3-text = Le chemin est libre. Mais le lion doit encore avoir le droit d’atterrir : sur une case vide, ou sur un animal qu’il peut prendre.
lesson-riverbank-3-task = Joue Bleu : saute de e7 à e3, si l’autre rive le permet.
lesson-riverbank-3-e7e3 = Le chien a le rang 3, le lion 7 : il peut atterrir et le prendre. Avec l’éléphant à sa place, la rive aurait dit non.
lesson-riverbank-3-e7d7 = Regarde e3 : il n’y a qu’un chien, et personne ne nage en dessous. Tu peux sauter.

## Leçon « Pris au piège » ; donnée par le chien.

lesson-trap = Pris au piège
lesson-trap-about = Le piège, des deux côtés

lesson-trap-1-heading = Chez moi, un lion devient chaton.
lesson-trap-1-text = Trois pièges gardent ta tanière. Un adversaire qui s’y trouve n’a plus de force : n’importe lequel de tes animaux peut le prendre.
lesson-trap-1-task = Prends le lion avec ton chat.
lesson-trap-1-c2d2 = Deux bat sept, car le piège en a fait zéro. Il n’est pas pris tout seul : c’est à toi de le faire.
lesson-trap-1-c2c1 = Le lion est à côté de ta tanière et allait y entrer. Prends-le tant que le piège le tient.

lesson-trap-2-heading = Les leurs nous tiennent aussi.
lesson-trap-2-text = Ton loup est sur un piège bleu. Le chat bleu à côté n’a que le rang 2. Vois si le loup peut le prendre.
lesson-trap-2-task = Essaie de prendre le chat en e8.
lesson-trap-2-d8e8 = Dans un piège adverse, un animal ne prend personne, et tout adversaire peut l’y prendre.
lesson-trap-2-d8d7 = Ce sera l’étape d’après. Essaie d’abord le chat : c’est la réponse qui compte.
lesson-trap-2-d8c8 = Essaie le chat en e8 : c’est la réponse qui compte.
lesson-trap-2-d8d9 = Ça gagnerait même la partie ! Mais ici, on parle du piège : essaie le chat.

lesson-trap-3-heading = Ça ne dure pas toujours.
lesson-trap-3-text = Un piège n’attache personne. Qui en sort retrouve aussitôt son ancien rang.
lesson-trap-3-task = Sors du piège, vers d7.
lesson-trap-3-d8d7 = De nouveau un loup, rang 4. Maintenant, le chat ferait mieux de filer.
lesson-trap-3-d8c8 = Là aussi, tu sors du piège. Mais la consigne demande d7.
lesson-trap-3-d8d9 = Droit dans la tanière : ça gagne, et c’est la leçon suivante. Ici, recule en d7.

## Leçon « Le chemin du but » ; donnée par le tigre.

lesson-den = Droit au but
lesson-den-about = La tanière

lesson-den-1-heading = Un pas, et c’est fini.
lesson-den-1-text = Qui entre dans la tanière adverse gagne tout de suite, quoi qu’il reste sur le plateau. N’importe quel animal peut le faire.
lesson-den-1-task = Entre dans la tanière bleue.
lesson-den-1-d8d9 = Gagné. Compte toujours qui arrive en premier : tes pas vers leur tanière, les leurs vers la tienne.
lesson-den-1-d8c8 = La tanière en d9 est à un pas, et personne ne peut t’arrêter.

lesson-den-2-heading = Mais pas dans la nôtre.
lesson-den-2-text = Ton chat est devant ta propre tanière. Ce serait une belle cachette.
lesson-den-2-task = Essaie d’entrer dans la tanière rouge.
lesson-den-2-d2d1 = Aucun animal n’entre dans sa propre tanière. On la garde du dehors.
lesson-den-2-d2c2 = Essaie la tanière en d1 : c’est la réponse qui compte.

## Leçon « Sans issue » ; donnée par l’éléphant.

lesson-stuck = Sans issue
lesson-stuck-about = Plus aucun coup

lesson-stuck-1-heading = Qui ne peut plus jouer a perdu.
lesson-stuck-1-text = Personne ne passe son tour. Si c’est à toi et qu’aucun de tes animaux ne peut bouger, la partie est finie et tu l’as perdue.
lesson-stuck-1-task = Gagne sans prendre le chat.
lesson-stuck-1-b2b1 = L’éléphant au-dessus, le loup à côté : le chat ne peut aller nulle part, et c’est à Bleu.
lesson-stuck-1-a2a1 = Ça gagne aussi, en prenant le dernier animal. Mais il y a moyen sans prendre personne.
lesson-stuck-1-b2c2 = Alors le chat sort par b1. Ferme cette case.

## Leçon « Trois fois pareil » ; donnée par le léopard.

lesson-again = Trois fois pareil
lesson-again-about = La répétition

lesson-again-1-heading = On n’est pas déjà passés ici ?
lesson-again-1-text = La même position, avec le même camp au trait, pour la troisième fois : la partie est nulle. Ton lion qui revient en g1, ce serait ça.
lesson-again-1-task = Joue un coup qui n’amène pas la nulle.
lesson-again-1-f1g1 = C’est la troisième fois : partie nulle, alors que tu as un animal de plus.
lesson-again-1-a3a4 = Une nouvelle position, et le compte repart de zéro. Qui mène devrait toujours trouver du nouveau.

## Questions des nouveaux joueurs

question-rat = Qui prend qui : rat ou éléphant ?
question-rat-answer = Le rat prend l’éléphant, de case à case sur la terre. L’éléphant ne prend le rat que sur un piège, où le rat n’a plus de force.
question-swim = Un rat qui nage prend-il à terre ?
question-swim-answer = Non. Il doit d’abord sortir, et de la rive il ne peut pas non plus prendre dans l’eau. Dans la rivière, seul l’autre rat peut l’atteindre.
question-leap = Quand sautent le lion et le tigre ?
question-leap-answer = Tout droit par-dessus la rivière, de rive à rive, même sur un animal qu’ils peuvent prendre. Un rat dans l’eau sur cette ligne, de n’importe quel camp, barre le chemin.
question-trap = Que fait un piège ?
question-trap-answer = Un adversaire sur un de tes pièges n’a plus de force : n’importe lequel de tes animaux le prend. Tes propres pièges ne te font rien.
question-den = Puis-je entrer dans une tanière ?
question-den-answer = Dans celle de l’adversaire : ça gagne la partie, avec n’importe quel animal. Dans la tienne, jamais.
question-equals = Et si les deux ont le même rang ?
question-equals-answer = Qui joue prend. Alors ne va pas te mettre à côté de ton égal : ce serait à l’autre de jouer.

## À retenir pour une première partie

remember-captures = Avant chaque coup, regarde ce qui peut être pris, chez toi et chez eux.
remember-together = N’envoie pas un animal tout seul : deux côte à côte se protègent.
remember-dens = Garde un œil sur les deux tanières : la partie peut y finir bien avant.
remember-race = Compte les coups quand deux animaux font la course. Qui doit jouer a un coup d’avance.
remember-undo = Annuler ne coûte rien, et un indice dit pourquoi.

## Conseils

tip-rat = Garde ton rat
tip-rat-text = Tant que ton rat vit, l’éléphant adverse ne va pas où il veut, et un rat dans la rivière barre tous les sauts au-dessus de lui. Essaie ici de tenir la rivière.
tip-leap = Frappe par-dessus l’eau
tip-leap-text = Le lion et le tigre traversent le plateau en un coup. Mets-les sur la rive là où la ligne est libre : ils surveillent d’un coup tout l’autre côté.
tip-trap = Fais du piège un appât
tip-trap-text = Qui passe sur ton piège pour aller à ta tanière y est faible. Garde un animal près de chaque piège, et laisse-les venir.
tip-guard = Laisse un gardien
tip-guard-text = Un petit animal près de la tanière vaut mieux qu’un de plus à l’attaque : à deux cases, c’est parfois déjà trop loin. Gagne sans la perdre de vue.
tip-count = Compte avant l’échange
tip-count-text = Regarde qui peut reprendre, et ce qui reste ensuite. Un léopard pour un chien, c’est une mauvaise affaire, sauf si le chemin de la tanière s’ouvre.
tip-together = Avance à deux
tip-together-text = Deux animaux côte à côte se protègent : qui prend l’un se fait prendre. Fais-les avancer tour à tour, par le milieu ou le long d’un bord.
