### Ce qui se dit des coups : les indices, et ce qui parle pour un coup ou contre lui.

## Un indice se donne en trois temps : quel animal, quel coup, pourquoi.

hint-animal = Regarde ton { animal }.
hint-stands = Il est en { $square } et a un bon coup.
hint-ask-for-move = Redemande pour voir le coup.
hint-move = Joue ton { animal }.
hint-leap-and-take = Saute de { $from } à { $to } et prends { animal-le }.
hint-go-and-take = Va de { $from } à { $to } et prends { animal-le }.
hint-leap = Saute de { $from } à { $to }.
hint-go = Va de { $from } à { $to }.
hint-ask-for-reason = Redemande pour savoir pourquoi.
hint-why = Pourquoi de { $from } à { $to } ?

## Ce qui est certain d’un coup.

hint-wins-at-once = Il gagne aussitôt.
hint-wins-in = Il gagne à coup sûr { in-moves }.
hint-loses-at-once = L’adversaire gagne aussitôt ; rien n’y fait.
hint-loses-in = L’adversaire gagne à coup sûr { in-moves } ; ce coup tient le plus longtemps.

## Ce qui parle pour un coup quand il n’y a rien de mieux à dire

claim-safe = Après lui, aucun de tes animaux ne peut être pris, et rien de mieux n’est en vue.
claim-best = Rien de mieux n’est en vue.

## Des phrases entières à la suite

sentence-and-sentence = { $first } { $next }

## Ce que fait un coup, dans les indices et les analyses.

fact-enters-den = Il entre dans la tanière et gagne.
fact-takes-last = Il prend le dernier animal et gagne.
fact-leaves-no-move = Il ne laisse aucun coup à l’adversaire.
fact-takes = Il prend { animal-le }, et personne ne peut le reprendre.
fact-takes-guarded = Il prend { animal-le }, mais peut être pris à son tour.
fact-trades = Il prend { animal-le }, et les deux quittent le plateau.
fact-stops-entry = Il tient l’adversaire loin de la tanière.
fact-allows-entry = Il ouvre la tanière à l’adversaire.
fact-threatens-entry = Il menace d’entrer dans la tanière.
fact-escapes = Il échappe { animal-au }.
fact-rescues = Il sauve { animal-le } { other-du }.
fact-exposes = Il laisse { other-le } prendre { animal-le }.
fact-leaves = Il abandonne { animal-le } { other-au }.
fact-attacks = Il s’en prend { animal-au }.
fact-opens-leap = Il ouvre le saut de { $from } à { $to } { animal-au } { color }.
fact-closes-leap = Il ferme le saut de { $from } à { $to } { animal-au } { color }.
fact-trap-weakens = Il entre dans un piège qui l’affaiblit.
fact-trap-harmless = Il entre dans un piège qui ne lui fait rien.
fact-leaves-trap = Il sort du piège.
fact-bars-way = Il barre { animal-au } le chemin de la tanière.
fact-lengthens-way = Il rallonge le chemin { animal-du } vers la tanière : { $moves } coups, au lieu de { $before }.
fact-nears = { $moves ->
    [one] Il est à { $moves } coup de la tanière.
   *[other] Il est à { $moves } coups de la tanière.
}
fact-nears-race = { $moves ->
    [one] Il est à { $moves } coup de la tanière ; l’adversaire est à { $enemy }.
   *[other] Il est à { $moves } coups de la tanière ; l’adversaire est à { $enemy }.
}
