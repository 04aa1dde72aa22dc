### Le titre, les menus et les questions, la nouvelle partie, les parties sauvegardées, et l’installation de plateaux.

## Avant de quitter une partie.

leave-title = Quitter la partie ?
leave-over = Elle est finie.
leave-kept = Elle est gardée ; tu pourras la reprendre.
leave-stay = Rester
leave-leave = Quitter

## Une manette s’est débranchée en pleine partie.

lost-title = Pause
lost-gone = { side } n’a plus de manette
lost-advice = Rebranche-la, ou prends la place avec un autre appareil.
lost-waits = La partie attend.
lost-seated = Cet appareil a déjà sa place.
lost-take = Prendre place
lost-share = Un seul appareil
lost-pause = Menu pause
lost-key-take = Prendre place
lost-key-pause = Menu pause

## « Plus » du titre.

more-title = Plus
more-editor = Créer un plateau
more-watch = Regarder
more-print = À imprimer
more-back = Retour

## Il y a une partie inachevée.

resume-title = Reprendre ta partie ?
resume-text = { $who }, coup { $move }, règles { $rules }.
resume-yes = Oui
resume-no = Plus tard

## Avant la fin du programme.

quit-title = Quitter la jungle ?
quit-text = Les animaux t’attendront.
quit-stay = Rester
quit-quit = Quitter

## Le plateau et les animaux sur papier, à découper.

print-title = À imprimer
print-text = Le plateau et les animaux des deux camps, à découper pour jouer.
print-paper = Papier
print-a4 = A4
print-letter = US Letter
print-ink = Encre
print-color = En couleurs
print-saving = À colorier
print-save = Garder
print-back = Retour

## Ce qu’on peut faire d’une partie que l’on revoit.

share-title = La partie
share-resume = Reprendre
share-link = Copier lien
share-text = Copier texte
share-film = En faire un film
share-slower = Lent
share-faster = Vite
share-play = Jouer d’ici
share-editor = Modifier
share-leave = Quitter
share-copied = La partie est copiée comme texte.

## Le menu d’une partie.

pause-title = Pause
pause-resume = Reprendre
pause-restart = Recommencer
pause-rules = Règles
pause-review = Analyse
pause-flip = Tourner
pause-seats = Places
pause-link = Copier lien
pause-games = Parties
pause-replay = Revoir
pause-editor = Créer un plateau
pause-print = À imprimer
pause-settings = Réglages
pause-draw = Proposer nulle
pause-resign = Abandon
pause-leave = Quitter

## Les règles, en phrases.

menu-rules-back = Retour
menu-rules-change = Changer
menu-rules-page = { $page } sur { $pages }

## L’appareil passe à l’autre joueur.

hand-over-title = À { side }
hand-over-text = Appuie pour continuer.

## Deux ordinateurs jouent ensemble.

watch-title = Regarder
watch-text = Deux ordinateurs jouent l’un contre l’autre.
watch-rules = Règles
watch-begin = Voir
watch-back = Retour

## La fin d’une partie. Les boutons sont petits.

result-den = { animal-start } est entré dans la tanière de { side } au coup { $move }.
result-reason = { $reason } La partie a duré { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
result-again = Rejouer
result-review = Analyse
result-undo = Annuler le coup
result-replay = Revoir
result-title = Accueil
result-points = { $points } points, { $total } en tout
result-points-badge = { $points } points, et « { $badge } »
result-badge = Nouvel insigne : « { $badge } »

## Pendant la lecture des images.

loading-name = Jungle
loading-fault = { $path } est illisible.

## Le titre. Des boutons, l’un sous l’autre.

title-continue = Reprendre
title-play = Jouer
title-two = Deux joueurs
title-learn = Apprendre
title-more = Plus
title-settings = Réglages
title-quit = Quitter
title-points = { $points } points
title-games = Parties
title-wake-pad = Appuie sur un bouton de ta manette pour la réveiller.
title-key-select = Choisir
title-key-move = Bouger
title-key-quit = Quitter
title-key-back = Retour

## La nouvelle partie.

setup-title = Nouvelle partie
setup-opponent = Ton adversaire
setup-two-players = Deux joueurs
setup-about-easy = Voit un pas plus loin, et trébuche souvent.
setup-about-normal = Pense aussi à ta meilleure réponse.
setup-about-expert = Voit encore plus loin, et ne trébuche jamais.
setup-about-master = Réfléchit une seconde. Dur à battre.
setup-about-grandmaster = Le plus fort, trois secondes par coup.
setup-about-two-players = Chacun son tour, sur cet appareil.
setup-side = Ton camp
setup-side-first = Camp du joueur 1
setup-circles = ronds
setup-diamonds = losanges
setup-first = Qui débute
setup-coin = Pile ou face
setup-loser = Le perdant
setup-clock = Temps
setup-clock-off = Sans
setup-clock-minutes = { $minutes } min
setup-clock-increment = { $minutes } min + { $seconds } s
setup-rules = Règles
setup-rules-standard = Le jeu que presque tous connaissent.
setup-rules-browser = Comme les jeux gratuits du web.
setup-rules-encyclopedia = Piégés, ils mordent encore.
setup-rules-bell = Tout piège affaiblit ; Bleu débute.
setup-rules-lobby = Ni poursuites ni attentes sans fin.
setup-rules-league = Celles des programmes entre eux.
setup-rules-own = Tes propres règles.
setup-details = Détails
setup-versus = vs
setup-role-starts = { side }, débute
setup-role-level = { side }, { $level }
setup-seats = Places
setup-play = Jouer
setup-key-choose = Choisir
setup-key-back = Retour
setup-key-move = Bouger

## Les parties sauvegardées.

games-title = Parties
games-none = Aucune partie n’est encore sauvegardée. Sauvegarde-en une depuis son menu, et reprends-la un autre jour.
games-age-last = la dernière
games-age-now = à l’instant
games-age-minutes = { $minutes ->
    [one] il y a une minute
   *[other] il y a { $minutes } minutes
}
games-age-hours = { $hours ->
    [one] il y a une heure
   *[other] il y a { $hours } heures
}
games-age-day = { day } { games-month } { $year }
games-month = { $month ->
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
games-saved-last = La dernière jouée.
games-saved-now = À l’instant.
games-saved-minutes = { $minutes ->
    [one] Il y a une minute.
   *[other] Il y a { $minutes } minutes.
}
games-saved-hours = { $hours ->
    [one] Il y a une heure.
   *[other] Il y a { $hours } heures.
}
games-saved-day = Le { day } { games-month } { $year }.
games-state-on = Coup { $move }, règles { $rules }.
games-state-over = { $reason } Règles { $rules }.
games-about = { $state } { $saved }
games-load = Jouer
games-replay = Revoir
games-review = Analyse
games-delete = Effacer
games-really-delete = Sûr ?
games-export = En fichier
games-copy = En lien
games-keep = Garder celle-ci
games-files = Fichiers
games-paste = Coller
games-back = Retour
games-put-aside = La partie d’avant est parmi les parties sauvegardées.
games-link-copied = Le lien vers cette partie est copié.
games-clipboard-empty = Il n’y a pas de texte dans le presse-papiers.
games-press-paste = Appuie sur Ctrl+V pour ajouter la partie copiée.
games-shelf-full = Les { $places } places sont prises. Efface d’abord une partie.

## On installe un plateau : les feuilles à côté.

editor-animals = Animaux
editor-heading = Créer un plateau
editor-moves-first = { side } commence.
editor-playable = On peut jouer avec ce plateau.
editor-next = À poser ensuite :
editor-piece = { animal-title } { color }
editor-tool-undo = Annuler
editor-tool-red = { side-red }
editor-tool-blue = { side-blue }
editor-tool-off = Ôter
editor-tool-flip = Tourner
editor-tool-menu = Menu
editor-tool-start = Départ
editor-tool-clear = Vider
editor-tool-play = Jouer
editor-key-put = Poser, saisir
editor-key-next = Suivant
editor-key-menu = Menu

## Son menu.

editor-title = Ce plateau
editor-first-mover = Qui débute
editor-by-rules = Règles
editor-opponent = Adversaire
editor-person = Une personne
editor-your-side = Tu es
editor-counts-not = Une partie d’ici ne compte pas : elle est là pour essayer.
editor-begin = Jouer
editor-on = Suite
editor-usual = Départ usuel
editor-empty = Plateau vide
editor-link = Copier lien
editor-leave = Quitter
