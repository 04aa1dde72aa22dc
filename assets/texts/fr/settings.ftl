### Les réglages, et le premier démarrage.

## Les feuilles
settings-tab-game = Jeu
settings-tab-display = Écran
settings-tab-sound = Son
settings-tab-controls = Touches
settings-tab-access = Accès
settings-close = Fini
settings-keys = Touches et boutons
settings-reset = Par défaut
settings-prompt-change = Changer
settings-prompt-back = Retour
settings-prompt-reset = Par défaut
settings-prompt-tab = Onglet

## Jeu
settings-confirm = Confirmer
settings-confirm-about = Choisis une case deux fois pour y aller.
settings-threats = Voir les menaces
settings-threats-about = Le plateau montre qui peut être pris au prochain coup.
settings-tags = Noms chinois
settings-tags-about = Chaque pièce porte le nom de son animal.
settings-pinyin = Pinyin
settings-pinyin-about = Comment se disent les noms chinois.
settings-coordinates = Lettres et chiffres
settings-coordinates-about = Ils nomment les cases au bord du plateau.
settings-table = Deux à table
settings-table-about = Pour deux : le plateau reste, tourne vers celui qui joue, ou montre à chacun son camp à l’endroit.
settings-table-stays = Reste
settings-table-turns = Tourne
settings-table-facing = Face à face
settings-hand-over = Passage
settings-hand-over-about = À deux sur un appareil, on apprend à qui c’est.
settings-hand-over-sample = À Bleu

## Écran
settings-language = Langue
settings-language-about = Celle que parle le jeu.
settings-theme = Plateau
settings-theme-about = La jungle de jour, de nuit, ou à l’encre.
settings-theme-day = Jour
settings-theme-night = Nuit
settings-theme-ink = Encre sur papier
settings-fullscreen = Plein écran
settings-fullscreen-about = Le jeu remplit tout l’écran.
settings-vsync = Attendre l’écran
settings-vsync-about = Plus d’images déchirées, et moins de courant.

## Son
settings-volume = Tout
settings-volume-about = À quel point tout est fort.
settings-volume-percent = { $percent } %
settings-effects = Animaux
settings-effects-about = Pas, sauts et prises sur le plateau.
settings-ambience = Jungle
settings-ambience-about = Feuilles, oiseaux et eau tout autour.
settings-music = Musique
settings-music-about = Quelques notes de temps en temps. Une tanière en danger les rend inquiètes.
settings-interface = Menus
settings-interface-about = Papiers, boutons et messages.
settings-mute = Muet
settings-mute-about = On n’entend rien.

## Touches
settings-rumble = Vibrer
settings-rumble-about = Les manettes sentent prises, pièges et victoires.
settings-delay = Répéter après
settings-delay-about = Combien de temps tenir une direction pour qu’elle se répète.
settings-delay-seconds = { $seconds } s
settings-rate = Cadence
settings-rate-about = À quelle vitesse ça continue ensuite.
settings-rate-steps = { $steps } par s

## Accès
settings-text = Texte
settings-text-about = Tous les mots, ici et en jeu.
settings-text-percent = { $percent } %
settings-text-sample = Lion rouge saute e3–e7, prend le loup
settings-text-letter = A
settings-contrast = Contraste fort
settings-contrast-about = Animaux, signes et mots ressortent.
settings-colors = Couleurs
settings-colors-about = Les deux camps, pour les yeux qui voient mal certaines couleurs.
settings-colors-usual = Rouge et bleu
settings-colors-deuteranopia = Deutéranopie
settings-colors-protanopia = Protanopie
settings-colors-tritanopia = Tritanopie
settings-motion = Moins bouger
settings-motion-about = Rien ne se balance, ne tremble ni ne vole.
settings-speed = Vitesse du jeu
settings-speed-about = À quelle vitesse bougent les animaux.
settings-speed-slow = Lent
settings-speed-normal = Normal
settings-speed-brisk = Vif
settings-speed-fast = Rapide
settings-speed-instant = Immédiat
settings-captions = Sous-titres
settings-captions-about = Ce qui se passe et ce qui s’entend, en mots.
settings-captions-sample = Lion rouge saute e3–e7, prend le loup. [Le lion rugit]

## Le premier démarrage
welcome = Bienvenue
welcome-text-size = Quelle taille pour les mots ? Le reste pourra se régler plus tard.
welcome-lesson = Apprendre pas à pas
welcome-easy = Jouer en Facile
welcome-title = À l’accueil
