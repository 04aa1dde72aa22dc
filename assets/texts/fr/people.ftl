### Les joueurs : leurs noms, leurs appareils et leurs places, le classement, les insignes, et ce que vaut une partie.

## Comment s’appellent les joueurs.

person-easy = Jeune Chat
person-normal = Gentil Chien
person-expert = Vieux Loup
person-master = Tigre Féroce
person-grandmaster = Sage Éléphant
person-you = Toi
person-first = Joueur 1
person-second = Joueur 2

## La ligne sous le nom d’un joueur, à côté du plateau.

person-here = Sur cet appareil
person-computer = Ordinateur · { $level }

## Qui joue une partie sauvegardée.

people-against = { side } contre { $name }
people-two-players = Deux joueurs
people-two-computers = Deux ordinateurs

## Appareils.

device-pad = Manette { $number }
device-keys-left = Clavier, gauche
device-keys-right = Clavier, droite
device-pointer = Souris ou doigt

## Les places se prennent.

seats-title = À vos places
seats-free = Libre
seats-computer-plays = L’ordinateur
seats-every-device = Tout appareil
seats-ready = Prêt
seats-press = Appuie et joue
seats-click = Clique et joue
seats-computer = Ordinateur
seats-send-away = Renvoyer
seats-leave = Partir
seats-swap = Échange
seats-share = Un appareil pour tous
seats-start = Début
seats-go-on = Suite
seats-shared = Chaque appareil joue pour celui dont c’est le tour.
seats-key-join = Jouer
seats-key-choose = Choisir
seats-key-leave = Céder sa place
seats-key-share = Un pour tous
seats-key-swap = Échange

## Le classement.

people-title = Classement
people-head-player = Joueur
people-head-points = Points
people-head-best-win = Exploit
people-head-streak = Série
people-rule = Une victoire contre l’ordinateur rapporte des points une fois : partie jouée depuis le début, avec des règles toutes prêtes et les mêmes joueurs jusqu’au bout, sans annuler et sans indices. { level-easy } { $easy }, { level-normal } { $normal }, { level-expert } { $expert }, { level-master } { $master }, { level-grandmaster } { $grandmaster } points.
people-new = Nouveau joueur
people-back = Retour
people-key-play-as = Jouer : { $name }
people-key-back = Retour
people-key-move = Bouger

## La carte d’une personne.

profile-badges = Insignes
profile-by-level = Niveaux
profile-by-rules = Règles
profile-by-side = Camps
profile-points = points
profile-wins = victoires
profile-in-a-row = de suite
profile-count-points = { $points } points
profile-won = gagné
profile-drawn = nulle
profile-lost = perdu
profile-all-badges = Tu as tous les insignes.
profile-change = Changer

## Les insignes : des noms à des endroits étroits, et ce qu’il faut faire pour le suivant.

badge-first-win = 1re tanière
badge-task-first-win = À suivre : battre l’ordinateur.
badge-both-sides = Deux rives
badge-task-both-sides = À suivre : gagner des deux côtés ({ $done }/2).
badge-leaps = Bondisseur
badge-task-leaps = À suivre : sauter la rivière ({ $done } sur 10).
badge-streak = Inarrêtable
badge-task-streak = À suivre : cinq victoires de suite ({ $done }).
badge-expert = Dompte-loup
badge-task-expert = À suivre : battre { level-expert }.
badge-rule-sets = Érudit
badge-task-rule-sets = À suivre : gagner avec trois règles ({ $done }).
badge-ten-wins = Dix victoires
badge-task-ten-wins = À suivre : dix victoires ({ $done } sur 10).
badge-grandmaster = Grand sage
badge-task-grandmaster = À suivre : battre { level-grandmaster }.

## Pourquoi une victoire n’a pas rapporté de points.

credit-not-own = Pas de points : la partie n’était pas toute à toi.
credit-helped = Pas de points : tu as eu de l’aide.
credit-again = Pas de points : elle a déjà compté.

## Le nom et l’animal d’un joueur.

name-new = Nouveau joueur
name-change = Ce joueur
name-space = Espace
name-erase = Ôter
name-done = OK
name-cancel = Retour
name-remove = Retirer
name-really-remove = { games-really-delete }
name-fault-empty = Un nom a au moins une lettre.
name-fault-long = Un nom a au plus { $most } lettres.
name-fault-letter = La lettre « { $letter } » ne peut pas s’écrire ici.
name-fault-spaces = Un seul espace à la fois, et aucun au bord.
name-fault-taken = Il y a déjà un joueur { $name }.

## Ce qui ne va pas dans le fichier des joueurs.

people-fault-count = il y a { $count } joueurs, au lieu de 1 à { $most }
people-fault-number = le numéro du joueur « { $name } » est celui d’un autre
people-fault-name = le nom « { $name } » : { $fault }
people-fault-playing = celui qui joue en ce moment n’y est pas
