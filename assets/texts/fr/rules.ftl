### Les règles en phrases, comment finissent les parties, et pourquoi des coups sont refusés.

## Ce que disent des règles, phrase par phrase, dans cet ordre

panel-first-red = Rouge commence.
panel-first-blue = Bleu commence.
panel-first-random = On tire à pile ou face qui commence.
panel-first-loser = Le perdant de la dernière partie commence.
panel-step = Un animal avance d’une case : en haut, en bas, à gauche ou à droite.
panel-take = Un animal prend un adversaire plus faible que lui, ou son égal.
panel-wolf-over-dog = Le loup est plus fort que le chien.
panel-dog-over-wolf = Le chien est plus fort que le loup.
panel-wolf-equals-dog = Le loup et le chien sont égaux.
panel-lion-equals-tiger = Le lion et le tigre sont égaux.
panel-lion-over-tiger = Le lion est plus fort que le tigre.
panel-equals-take = Entre égaux, qui frappe en premier prend l’autre.
panel-equals-fall = Quand deux égaux se rencontrent, ils quittent le plateau.
panel-rat-takes-elephant = Le rat prend l’éléphant.
panel-elephant-never = L’éléphant ne prend jamais le rat, même dans un piège.
panel-elephant-weakened = L’éléphant ne prend le rat que si un piège l’affaiblit.
panel-elephant-always = L’éléphant prend le rat comme tout animal plus faible.
panel-swim = Seul le rat nage.
panel-leaving-nothing = Un rat qui sort de l’eau ne prend rien.
panel-leaving-rat = Un rat qui sort de l’eau peut prendre un rat, mais pas d’éléphant.
panel-leaving-both = Un rat qui sort de l’eau peut prendre un rat ou un éléphant.
panel-entering-nothing = Un rat qui entre dans l’eau ne prend rien.
panel-entering-rat = Un rat qui entre dans l’eau peut prendre un rat qui nage.
panel-leaps-both = { animal-start } saute la rivière dans les deux sens, en long et en large.
panel-leaps-files = { animal-start } ne saute la rivière qu’en long, le long d’une colonne.
panel-leaps-ranks = { animal-start } ne saute la rivière qu’en large, le long d’une rangée.
panel-leaps-none = { animal-start } ne saute pas.
panel-blocks-any = Un rat qui nage, de n’importe quel camp, barre le saut.
panel-blocks-enemy = Un rat adverse qui nage barre le saut ; le sien, non.
panel-leap-equal = Un saut prend tout ce qu’un pas peut prendre.
panel-leap-lower = Un saut ne prend que des animaux plus faibles.
panel-trap-enemies = Un piège affaiblit les adversaires de la tanière qu’il garde : tout ennemi peut les prendre.
panel-trap-everyone = Un piège affaiblit tout animal qui s’y trouve : tout ennemi peut le prendre.
panel-trapped-takes = Un animal dans un tel piège peut encore prendre.
panel-trapped-nothing = Un animal dans un tel piège ne prend rien.
panel-own-den = Nul n’entre dans sa propre tanière.
panel-den-any = Tout animal gagne en entrant dans la tanière adverse.
panel-den-rat = Seul le rat peut entrer dans la tanière adverse, et gagne ainsi.
panel-all-taken = Qui prend tous les animaux de l’adversaire gagne.
panel-no-move-loses = Un camp qui ne peut plus jouer perd.
panel-no-move-draw = Quand un camp ne peut plus jouer, la partie est nulle.
panel-repetition-draw = Quand une position revient pour la troisième fois, la partie est nulle.
panel-repetition-barred = Un coup qui amène une position pour la troisième fois est interdit.
panel-repetition-loses = Qui amène une position pour la troisième fois perd.
panel-repetition-chase = La poursuite a des limites : la règle 7-3 interdit une case visitée trois fois en sept coups, la règle 17-5 de rester sur cinq cases pendant dix-sept.
panel-repetition-off = Une partie peut se répéter.
panel-quiet-off = Une partie peut durer sans prise aussi longtemps qu’on veut.
panel-quiet-draw = { $plies ->
    [one] Après { $plies } demi-coup sans prise, la partie est nulle.
   *[other] Après { $plies } demi-coups sans prise, la partie est nulle.
}

## Comment une partie a fini, sous le nom du gagnant.

ended-den = { side } est entré dans la tanière de { $side ->
    [red] Bleu
   *[blue] Rouge
}.
ended-captured = { side } a pris tous les animaux de { $side ->
    [red] Bleu
   *[blue] Rouge
}.

## De même ; $side a perdu.

ended-no-moves = { side } n’a plus aucun coup.
ended-repetition = { side } a amené la même position pour la troisième fois.
ended-resignation = { side } a abandonné.
ended-time = { side } n’a plus de temps.

## Comment une partie est devenue nulle.

drawn-repetition = La même position est revenue pour la troisième fois.
drawn-quiet = Trop de coups ont passé sans prise.
drawn-no-moves = Le camp au trait n’a plus aucun coup.
drawn-agreed = Nulle d’un commun accord.
drawn-length = La partie a atteint sa longueur maximale.
drawn-bare = Plus un animal, d’un côté ni de l’autre.

## Pourquoi un coup est refusé, dans une note à côté du plateau

refused-over = La partie est finie.
refused-nothing-there = Il n’y a pas d’animal en { $square }.
refused-turn = C’est à { side } de jouer.
refused-stays = Un coup finit sur une autre case.
refused-far = { animal-start } avance d’une case en haut, en bas, à gauche ou à droite.
refused-own = Ton propre { animal } est là.
refused-own-den = Nul n’entre dans sa propre tanière.
refused-den-rat = Seul le rat peut entrer dans la tanière adverse.
refused-water = { animal-start } ne sait pas nager.
refused-leap-blocked = Un rat dans l’eau barre le saut.
refused-leap-barred = Avec ces règles, { animal-le } ne saute pas dans ce sens.
refused-leap-weaker = Un saut ne prend que des animaux plus faibles, et { animal-le } ne l’est pas.
refused-leaving-water = Un rat qui sort de l’eau ne peut pas prendre { animal-le }.
refused-entering-water = Un rat dans l’eau ne peut pas être pris depuis la terre.
refused-trapped = { animal-start } est dans un piège et ne peut rien prendre.
refused-elephant-on-rat = L’éléphant ne peut pas prendre le rat.
refused-stronger = { animal-start } est plus fort que { other-le }.
refused-repetition = Cette position est déjà venue deux fois ; une troisième est interdite.
refused-seven-three = La règle 7-3 : { animal-le } y est allé trois fois en sept coups.
refused-seventeen-five = La règle 17-5 : { animal-le } seul a bougé entre ces cases pendant dix-sept coups.
