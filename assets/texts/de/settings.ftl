### Die Optionen, und der erste Start.

## Die Blätter
settings-tab-game = Spiel
settings-tab-display = Bild
settings-tab-sound = Ton
settings-tab-controls = Steuern
settings-tab-access = Hilfen
settings-close = Fertig
settings-keys = Tasten und Knöpfe
settings-reset = Standard
settings-prompt-change = Ändern
settings-prompt-back = Zurück
settings-prompt-reset = Standard
settings-prompt-tab = Reiter

## Spiel
settings-confirm = Zug bestätigen
settings-confirm-about = Wähle ein Feld zweimal, um dorthin zu ziehen.
settings-threats = Gefahren zeigen
settings-threats-about = Das Brett zeigt, wer geschlagen werden kann.
settings-tags = Chinesische Namen
settings-tags-about = Jede Figur trägt den Namen ihres Tieres.
settings-pinyin = Pinyin
settings-pinyin-about = Wie die chinesischen Namen klingen.
settings-coordinates = Buchstaben, Zahlen
settings-coordinates-about = Sie benennen die Felder am Rand des Bretts.
settings-table = Zu zweit am Tisch
settings-table-about = Für zwei: Das Brett bleibt liegen, dreht sich zu dem, der zieht, oder zeigt jedem seine Seite richtig herum.
settings-table-stays = Bleibt
settings-table-turns = Dreht
settings-table-facing = Gegenüber
settings-hand-over = Übergabe
settings-hand-over-about = Zwei an einem Gerät erfahren, wer am Zug ist.
settings-hand-over-sample = Jetzt Blau

## Bild
settings-language = Sprache
settings-language-about = Was das Spiel spricht.
settings-theme = Brett
settings-theme-about = Der Dschungel bei Tag, bei Nacht oder in Tusche.
settings-theme-day = Tag
settings-theme-night = Nacht
settings-theme-ink = Tusche auf Papier
settings-fullscreen = Vollbild
settings-fullscreen-about = Das Spiel füllt den ganzen Bildschirm.
settings-vsync = Bildschirmtakt
settings-vsync-about = Keine zerrissenen Bilder, und weniger Strom.

## Ton
settings-volume = Alle Töne
settings-volume-about = Wie laut alles ist.
settings-volume-percent = { $percent } %
settings-effects = Tiere
settings-effects-about = Schritte, Sprünge und Schläge auf dem Brett.
settings-ambience = Dschungel
settings-ambience-about = Blätter, Vögel und Wasser ringsum.
settings-music = Musik
settings-music-about = Ab und zu ein paar Töne. Ist eine Höhle in Gefahr, werden sie unruhig.
settings-interface = Menüs
settings-interface-about = Papier, Knöpfe und Meldungen.
settings-mute = Stumm
settings-mute-about = Es ist nichts zu hören.

## Steuern
settings-rumble = Rütteln
settings-rumble-about = Controller spüren Schläge, Fallen und Siege.
settings-delay = Wartezeit
settings-delay-about = Wie lange man eine Richtung hält, bis sie sich wiederholt.
settings-delay-seconds = { $seconds } s
settings-rate = Wiederholung
settings-rate-about = Wie schnell es dann weitergeht.
settings-rate-steps = { $steps } je Sek.

## Hilfen
settings-text = Schrift
settings-text-about = Alle Wörter, hier und im Spiel.
settings-text-percent = { $percent } %
settings-text-sample = Roter Löwe springt e3–e7, schlägt Wolf
settings-text-letter = A
settings-contrast = Mehr Kontrast
settings-contrast-about = Tiere, Zeichen und Wörter heben sich ab.
settings-colors = Farben
settings-colors-about = Die zwei Seiten, für Augen, die manche Farben schwach sehen.
settings-colors-usual = Rot und Blau
settings-colors-deuteranopia = Deuteranopie
settings-colors-protanopia = Protanopie
settings-colors-tritanopia = Tritanopie
settings-motion = Ruhiges Bild
settings-motion-about = Nichts schwankt, wackelt oder fliegt.
settings-speed = Tempo der Tiere
settings-speed-about = Wie schnell die Tiere sich bewegen.
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-brisk = Flott
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-captions = Untertitel
settings-captions-about = Was geschieht und was zu hören ist, in Worten.
settings-captions-sample = Roter Löwe springt e3–e7, schlägt Wolf. [Der Löwe brüllt]

## Der erste Start
welcome = Willkommen
welcome-text-size = Wie groß soll die Schrift sein? Alles andere geht auch später.
welcome-lesson = Schritt für Schritt
welcome-easy = Spiel auf Leicht
welcome-title = Zum Titel
