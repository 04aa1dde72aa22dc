### Touches et boutons : la feuille où l’on choisit ce que chacun fait au plateau.

## La feuille
keys-keys = Touches
keys-buttons = Boutons
keys-to-keys = Touches
keys-to-buttons = Boutons
keys-close = Fini
keys-reset = Par défaut
keys-how = Choisis une ligne pour la changer. Flèches, Entrée, Échap et croix restent.
keys-press-key = Appuie sur la nouvelle touche, ou sur Échap.
keys-press-button = Appuie sur le nouveau bouton, ou sur Échap.
keys-waiting = appuie …
keys-all-reset = Touches et boutons sont comme au premier jour.
keys-changed = « { $deed } » a sa nouvelle touche.
keys-exchanged = « { $deed } » l’avait, et a maintenant l’ancienne.
keys-barred = Choisis une lettre, Espace ou Retour arrière : les autres touches restent.

## Ce que font les touches et les boutons
keys-deed-up = Cadre en haut
keys-deed-left = Cadre à gauche
keys-deed-down = Cadre en bas
keys-deed-right = Cadre à droite
keys-deed-confirm = Saisir, jouer
keys-deed-cancel = Reposer
keys-deed-next = Animal suivant
keys-deed-previous = Animal précédent
keys-deed-undo = Annuler le coup
keys-deed-redo = Rejouer le coup
keys-deed-hint = Indice
keys-deed-threats = Voir les menaces
keys-deed-flip = Tourner le plateau
keys-deed-pause = Menu
keys-deed-mute = Son coupé, remis
