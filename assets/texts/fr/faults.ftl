### Ce qui va de travers ; et ce qui se dit des fichiers, des liens et des images.

## Ce qui ne peut pas être lu.
fault-settings = Les réglages sont illisibles et redeviennent ceux du premier jour : { $fault }
fault-players = Les joueurs sont illisibles ; il y a un nouveau joueur : { $fault }
fault-last-game = La dernière partie est illisible : { $fault }
fault-shelf = Une partie sauvegardée est illisible : { $fault }
fault-lessons = Ce que tu as appris est illisible, et repart de zéro : { $fault }
fault-puzzles = Les énigmes résolues sont illisibles, et repartent de zéro : { $fault }
fault-kept-aside = { $fault }. Gardé sous { $path }.
fault-not-kept-aside = { $fault }. Impossible aussi de le mettre de côté : { $error }.
fault-language = { $language } est illisible.
fault-not-saved = La partie ne peut pas être sauvegardée sur cet appareil : { $error }.

## Liens vers des parties
link-refused = Ce lien n’ouvre aucune partie : { $fault }.
link-copied = Le lien vers cette partie est copié.
link-game = Jungle : { $red } (Rouge) contre { $blue } (Bleu), règles { $rules }
link-game-start = Depuis { $position }

## Parties en fichiers ou en textes
exchange-there = Cette partie est déjà là.
exchange-taken = La partie est ajoutée.
exchange-no-game = Ce n’est pas une partie : { $fault }.
exchange-written = La partie est dans { $path }.
exchange-not-written = La partie ne peut pas être écrite dans { $path } : { $error }.
exchange-folder = Le dossier { $path } est illisible : { $error }.
exchange-file = { $path } est illisible : { $error }.
exchange-file-no-game = { $path } n’est pas une partie : { $fault }.
exchange-taken-from = { $count ->
    [0] Aucune nouvelle partie dans { $path }.
    [one] Une partie de { $path } est ajoutée.
   *[other] { $count } parties de { $path } sont ajoutées.
}

## Images et feuilles
film-begun = L’image se dessine. Un petit moment.
film-busy = Une image est déjà en train de se dessiner.
film-failed = L’image ne peut pas être dessinée : { $fault }.
handout-picture = L’image est prête : { $path }
handout-no-picture = L’image ne peut pas être écrite dans { $path } : { $error }.
handout-sheets = Les feuilles à imprimer sont dans { $path }
handout-no-sheets = Les feuilles ne peuvent pas être écrites dans { $path } : { $error }.
handout-downloaded = { $file } est dans tes téléchargements.
handout-not-downloaded = { $file } ne peut pas être téléchargé : { $fault }.

## Appareils
fault-controller-gone = La manette est partie. Tout appareil peut continuer.
fault-no-seat = Cet appareil n’a pas de place. Les places se prennent dans le menu.

## Un animal ne peut pas être là où il est posé
fault-board-water = { animal-start } { color } en { $square } est dans l’eau ; seuls les rats nagent.
fault-board-own-den = { animal-start } { color } en { $square } est dans sa propre tanière.
fault-board-both-dens = Les deux tanières sont prises ; une partie finit à la première.
fault-board-bare = Le plateau est vide.
fault-board = Ce n’est pas une position : { $fault }.

## Propositions : fichiers
fault-file-missing = ce fichier ou ce dossier n’existe pas
fault-file-forbidden = ce n’est pas permis
fault-file-no-room = il n’y a plus de place
fault-file-read-only = rien ne peut y être écrit
fault-file-in-the-way = un autre fichier est en travers
fault-file-is-folder = c’est un dossier
fault-file-no-text = ce n’est pas un texte
fault-file-format = format { $format }, alors que ce programme lit le format { $own }
fault-page-gone = il n’y a pas de page
fault-page-links = la page ne fait pas de liens
fault-page-keeps-nothing = ce navigateur ne garde rien pour cette page

## Propositions : réglages
fault-animation-speed = animation_speed vaut { $found }, au lieu de 0.25 à 4, ou { $instant } pour s’en passer
fault-text-scale = text_scale vaut { $found }, au lieu de 0.25 à 4
fault-rumble = rumble vaut { $found }, au lieu de 0 à 100
fault-repeat-delay = repeat_delay vaut { $found }, au lieu de 0.1 à 3
fault-repeat-rate = repeat_rate vaut { $found }, au lieu de 1 à 60
fault-volume = le volume de « { $bus } » vaut { $found }, au lieu de 0 à 100
fault-no-deed = « { $id } » n’existe pas
fault-no-key = « { $key } » ne peut pas être choisi
fault-shared-key = « { $id } » partage sa touche avec autre chose
fault-clock = une pendule de { $minutes } minutes et { $seconds } secondes par coup, au lieu de 1 à 180 et 0 à 180

## Propositions : liens
fault-link-no-game = il ne contient aucune partie
fault-link-long = il fait { $letters } lettres ; une partie en fait au plus { $most }
fault-link-format = il est au format « { $format } » ; ce programme lit le format { $own }
fault-link-damaged = il est abîmé ou incomplet
fault-link-rules = ses règles : { $fault }
fault-link-preset = ce programme n’a pas de règles nommées « { $name } »
fault-link-start = son début : { $fault }
fault-link-illegal = son coup { $number }, { $move }, est contraire aux règles

## Propositions : parties sauvegardées
fault-game-over = la partie sauvegardée est finie
fault-saved-record = les coups de la partie sauvegardée sont au format { $format }
fault-saved-format = la partie sauvegardée est au format { $format } ; ce programme lit les formats 1 et { $own }
fault-record-form = ce n’est pas une partie sauvegardée : { $detail }
fault-record-long = la partie sauvegardée fait { $bytes } octets ; une partie en fait au plus { $most }
fault-record-format = la partie sauvegardée est au format { $format } ; ce programme lit le format { $own }
fault-record-rules = les règles de la partie sauvegardée : { $fault }
fault-record-start = le début de la partie sauvegardée : { $fault }
fault-record-move = coup { $number } de la partie sauvegardée : « { $written } » n’est pas un coup ; les coups s’écrivent comme a3a4
fault-record-square = coup { $number } de la partie sauvegardée : « { $written } » n’est pas une case ; les cases vont de a1 à g9
fault-record-illegal = le coup { $number } de la partie sauvegardée, { $move }, est contraire aux règles
fault-record-result = la partie sauvegardée dit « { $said } », mais ses coups disent « { $found } »

## Propositions : règles
fault-rules-form = ce ne sont pas des règles : { $detail }
fault-rules-quiet = quiet_plies_draw doit valoir au moins 1, ou None
fault-rules-name = un nom de règles a de 1 à { $most } lettres

## Propositions : positions
fault-position-long = la position fait { $letters } caractères ; une position en fait au plus { $most }
fault-position-form = une position, c’est un plateau, un espace, et w ou b ; rien d’autre
fault-position-ranks = le plateau a { $ranks } rangées au lieu de 9
fault-position-files = la rangée { $rank } a { $files } cases au lieu de 7
fault-position-letter = rangée { $rank } : « { $letter } » n’est ni un animal (r c d w p t l e) ni un nombre de cases vides (1 à 7)
fault-position-twice = { animal-le } { color } est deux fois sur le plateau
fault-position-water = { animal-le } { color } en { $square } est dans l’eau ; seuls les rats nagent
fault-position-own-den = { animal-le } { color } en { $square } est dans sa propre tanière
fault-position-both-dens = les deux tanières sont prises ; une partie finit à la première
fault-position-bare = le plateau est vide
fault-position-side = c’est à w ou à b de jouer, pas à « { $side } »
