### Le plateau et ce qui l’entoure : à qui de jouer, les outils, les sous-titres, et les parties que l’on regarde.

## À qui de jouer, sur un ruban : court.

play-your-turn = À toi
play-turn = À { side }
play-thinks = { $name } pense
play-to-move = { side } joue

## La liste des coups.

play-moves = Coups
play-quiet = { $turns ->
    [one] { $turns } coup sans prise
   *[other] { $turns } coups sans prise
}
play-awaited-yours = à toi
play-awaited-thinking = il pense

## Les outils : des mots sous de petites images.

play-tool-undo = Annuler
play-tool-hint = Indice
play-tool-threats = Danger
play-tool-flip = Tourner
play-tool-menu = Menu

## Ce que font les touches en ce moment.

play-key-yes = Oui, jouer
play-key-no = Non
play-key-move = Jouer
play-key-put-down = Reposer
play-key-take-up = Saisir
play-key-flip = Tourner
play-key-menu = Menu

## La carte d’un animal.

play-prey = Peut prendre { animal-le } en { $square }.
play-prey-two = Peut prendre { animal-le } en { $square } et { other-le } en { $there }.
play-trapped = Faible dans ce piège : tout adversaire peut le prendre.

## Dit un moment, sur un billet.

play-no-move-found = L’ordinateur n’a pas trouvé de coup.
play-computer-plays-on = L’ordinateur continue à jouer.
play-cannot-begin = Cette partie ne peut pas commencer : { $why }.
play-cannot-read = La partie sauvegardée est illisible : { $why }.
play-confirm-move = Choisis encore la case pour y aller.
play-sounds-off = Tous les sons sont coupés.
play-sounds-on = Les sons sont revenus.

## Comment une partie a fini.

end-draw = Match nul
end-you-win = Gagné !
end-name-wins = { $name } gagne
end-side-wins = { side } gagne !

## Sous-titres : ce qui se passe au plateau.

caption-goes = { animal-title } { color } va { $from }–{ $to }.
caption-goes-takes = { animal-title } { color } va { $from }–{ $to }, prend { other-le }.
caption-swims = { animal-title } { color } nage { $from }–{ $to }.
caption-swims-takes = { animal-title } { color } nage { $from }–{ $to }, prend { other-le }.
caption-leaps = { animal-title } { color } saute { $from }–{ $to }.
caption-leaps-takes = { animal-title } { color } saute { $from }–{ $to }, prend { other-le }.
caption-den = { animal-title } { color } entre dans la tanière, { $from }–{ $to }.
caption-both-fall = { animal-title } { color } rencontre { other-le } en { $to } : tous deux tombent.
caption-trapped = Un piège tient { animal-le }.
caption-out-of-trap = { animal-start } est sorti du piège.
caption-start = Les animaux sont au départ.
caption-board = { $moves ->
    [one] Le plateau après { $moves } coup.
   *[other] Le plateau après { $moves } coups.
}
caption-turn = À { side } de jouer.
caption-wins = { side } gagne.
caption-draw = Match nul.

## Sous-titres : ce qui s’entend. Entre crochets.

captions-sound = [{ $sound }]
captions-between = { " " }
heard-refuse = Un coup sourd
heard-pounce = Un bond
heard-tumble = Un animal dégringole du plateau
heard-leap = Un souffle sur la rivière
heard-splash = Plouf
heard-swim = L’eau clapote
heard-emerge = L’eau goutte
heard-trap = Un piège claque
heard-win = Une fanfare
heard-loss = Un air triste
heard-draw = Un accord calme
heard-hint = Une clochette : un indice
heard-turn = Un carillon : à toi
heard-squeak = Le rat couine
heard-meow = Le chat miaule
heard-bark = Le chien aboie
heard-howl = Le loup hurle
heard-saw = Le léopard feule
heard-growl = Le tigre gronde
heard-roar = Le lion rugit
heard-trumpet = L’éléphant barrit

## On regarde deux ordinateurs.

watch-tool-go-on = Suite
watch-tool-pause = Pause
watch-tool-step = Coup
watch-tool-menu = Menu
watch-tool-slower = Lent
watch-tool-faster = Vite
watch-key-go-on = Suite
watch-key-pause = Pause
watch-key-flip = Tourner
watch-key-menu = Menu
watch-gauge-win = { side } gagne à coup sûr { in-moves }.
watch-gauge-even = Aucun camp n’a l’avantage.
watch-gauge-better = { side } a { $points } d’avance.

## On revoit une partie.

replay-moves = Coups
replay-tool-first = Début
replay-tool-back = Retour
replay-tool-on = Suite
replay-tool-last = Fin
replay-tool-play = Lire
replay-tool-pause = Pause
replay-tool-menu = Menu
replay-tool-slower = Lent
replay-tool-faster = Vite
replay-way = { $at } sur { $moves }
replay-key-play = Lire
replay-key-pause = Pause
replay-key-step = Coup
replay-key-leave = Quitter
