### Les règles maison : la page où l’on change les règles d’une partie, un réglage par ligne.

## La page
house-reset = Par défaut
house-close = Fini
house-page = Page { $page }/{ $pages }
house-prompt-change = Changer
house-prompt-back = Retour
house-prompt-reset = Par défaut
house-prompt-page = Page

## Valeurs communes à plusieurs réglages
house-no = Non
house-yes = Oui
house-leaps-both = Long et large
house-leaps-files = En long
house-leaps-ranks = En large
house-leaps-none = Pas du tout

## L’éléphant prend le rat
house-elephant = Éléphant prend rat
house-elephant-about = Quand un éléphant peut prendre un rat.
house-elephant-never = Jamais
house-elephant-trap = Dans un piège
house-elephant-always = Toujours
house-elephant-trapped-yes = Piégé, le rat peut être pris.
house-elephant-trapped-no = Même piégé, le rat ne craint rien.
house-elephant-elsewhere-yes = Partout ailleurs aussi.
house-elephant-elsewhere-no = Ailleurs, le rat ne craint rien.

## Un piège affaiblit
house-trap = Un piège affaiblit
house-trap-about = Qui perd sa force dans un piège.
house-trap-enemies = Adversaires
house-trap-everyone = Tous
house-trap-may = Même dans son propre piège, le lion est faible.
house-trap-may-not = Dans son propre piège, le lion reste fort.

## Un animal piégé peut prendre
house-weakened = Animal piégé peut prendre
house-weakened-about = Ce qu’un animal sans force peut faire.
house-weakened-may = Le tigre piégé peut prendre le chat.
house-weakened-may-not = Le tigre piégé ne peut pas prendre le chat.

## Le rat prend depuis l’eau
house-leaving = Rat prend depuis l’eau
house-leaving-about = Ce qu’un rat peut prendre en sortant de l’eau.
house-leaving-nothing = Rien
house-leaving-rat = Le rat
house-leaving-both = Rat, éléphant
house-leaving-land-yes = Il peut prendre le rat à terre.
house-leaving-land-no = Le rat à terre ne craint rien.
house-leaving-elephant-yes = Il peut prendre l’éléphant.
house-leaving-elephant-no = L’éléphant ne craint rien.

## Le rat prend vers l’eau
house-entering = Rat prend vers l’eau
house-entering-about = Ce qu’un rat peut prendre en entrant dans l’eau.
house-entering-nothing = Rien
house-entering-rat = Le rat
house-entering-may = Il peut prendre le rat qui nage.
house-entering-may-not = Le rat qui nage ne craint rien.

## Le lion saute
house-lion = Lion saute
house-lion-about = Dans quels sens le lion saute la rivière.
house-lion-up-yes = Il saute en long.
house-lion-up-no = Il ne saute pas en long.
house-lion-sideways-yes = Il saute en large.
house-lion-sideways-no = Il ne saute pas en large.

## Le tigre saute
house-tiger = Tigre saute
house-tiger-about = Dans quels sens le tigre saute la rivière.
house-tiger-up-yes = Il saute en long.
house-tiger-up-no = Il ne saute pas en long.
house-tiger-sideways-yes = Il saute en large.
house-tiger-sideways-no = Il ne saute pas en large.

## Un saut prend
house-leap = Un saut prend
house-leap-about = Qui peut être pris par un saut.
house-leap-equal = Égal ou moins
house-leap-weaker = Moins fort
house-leap-may = Le lion peut sauter sur son égal.
house-leap-may-not = Le lion ne peut pas sauter sur son égal.

## Son propre rat barre le saut
house-own-rat = Son rat barre le saut
house-own-rat-about = Un rat adverse barre toujours le saut ; le sien, c’est selon.
house-own-rat-may = Son propre rat ne barre pas le passage.
house-own-rat-may-not = Son propre rat barre le passage.

## Lion et tigre sont égaux
house-cats = Lion et tigre égaux
house-cats-about = Si le lion et le tigre peuvent se prendre.
house-cats-may = Le tigre peut prendre le lion.
house-cats-may-not = Le tigre ne peut pas prendre le lion.

## Loup et chien
house-wolf = Loup et chien
house-wolf-about = Lequel des deux est le plus fort.
house-wolf-over-dog = Loup plus fort
house-wolf-under-dog = Chien plus fort
house-wolf-same = Égaux
house-wolf-wolf-yes = Le loup peut prendre le chien.
house-wolf-wolf-no = Le loup ne peut pas prendre le chien.
house-wolf-dog-yes = Le chien peut prendre le loup.
house-wolf-dog-no = Le chien ne peut pas prendre le loup.

## Deux égaux
house-equal = Entre égaux
house-equal-about = Ce qu’il advient de deux animaux de même rang.
house-equal-first = Premier servi
house-equal-both = Tous deux pris
house-equal-first-seen = Qui frappe en premier prend l’autre.
house-equal-both-seen = Les deux quittent le plateau.

## Dans la tanière
house-den = Dans la tanière
house-den-about = Qui peut entrer dans la tanière adverse et gagner.
house-den-any = Tout animal
house-den-rat = Le rat seul
house-den-lion-yes = Le lion gagne dans la tanière.
house-den-lion-no = La tanière est interdite au lion.
house-den-rat-yes = Le rat gagne dans la tanière.
house-den-rat-no = La tanière est interdite au rat.

## Plus aucun coup
house-no-move = Plus aucun coup
house-no-move-about = Ce qu’il advient d’un camp qui ne peut plus jouer.
house-no-move-loses = Perd
house-no-move-draw = Nulle
house-no-move-loses-seen = Rouge ne peut plus jouer, et perd.
house-no-move-draw-seen = Rouge ne peut plus jouer : nulle.

## Trois fois la même position
house-repetition = Trois fois pareil
house-repetition-about = Ce qui se passe quand une position revient pour la troisième fois.
house-repetition-draw = Nulle
house-repetition-barred = Interdit
house-repetition-loses = Le fautif perd
house-repetition-counts = 7-3 et 17-5
house-repetition-nothing = Rien
house-repetition-draw-seen = Aller et retour : la troisième fois, la partie est nulle.
house-repetition-barred-seen = Aller et retour : la troisième fois est interdite.
house-repetition-loses-seen = Aller et retour : qui le fait une troisième fois perd.
house-repetition-counts-seen = Trop souvent sur la même case, c’est interdit ; faire sans cesse la navette aussi.
house-repetition-nothing-seen = Aller et retour, autant qu’on veut.

## Longtemps sans prise
house-quiet = Longtemps sans prise
house-quiet-about = Quand finit une partie sans prises, en coups de l’un ou de l’autre.
house-quiet-never = Continue
house-quiet-draw = Nulle après { $plies }
house-quiet-never-seen = Personne ne compte.
house-quiet-draw-seen = Alors la partie est nulle.
