### Die Spieler: wie sie heißen, ihre Geräte und Plätze, die Bestenliste, Abzeichen, und was ein Spiel wert war.

## Wie Spieler heißen.

person-easy = Junge Katze
person-normal = Lieber Hund
person-expert = Alter Wolf
person-master = Wilder Tiger
person-grandmaster = Weiser Elefant
person-you = Du
person-first = Spieler 1
person-second = Spieler 2

## Die Zeile unter dem Namen eines Spielers neben dem Brett.

person-here = An diesem Gerät
person-computer = Computer · { $level }

## Wer ein gespeichertes Spiel spielt.

people-against = { side } gegen { $name }
people-two-players = Zwei Spieler
people-two-computers = Zwei Computer

## Geräte.

device-pad = Controller { $number }
device-keys-left = Tastatur, links
device-keys-right = Tastatur, rechts
device-pointer = Maus oder Finger

## Plätze werden eingenommen.

seats-title = Nimm Platz
seats-free = Noch frei
seats-computer-plays = Der Computer
seats-every-device = Jedes Gerät
seats-ready = Bereit
seats-press = Drück und spiel
seats-click = Klick und spiel
seats-computer = Computer
seats-send-away = Ausladen
seats-leave = Gehen
seats-swap = Tausch
seats-share = Ein Gerät geht reihum
seats-start = Start
seats-go-on = Weiter
seats-shared = Jedes Gerät spielt für den, der am Zug ist.
seats-key-join = Dabei
seats-key-choose = Wählen
seats-key-leave = Platz verlassen
seats-key-share = Eins für alle
seats-key-swap = Tausch

## Die Bestenliste.

people-title = Bestenliste
people-head-player = Spieler
people-head-points = Punkte
people-head-best-win = Top-Sieg
people-head-streak = Serie
people-rule = Ein Sieg gegen den Computer bringt einmal Punkte: von Anfang an, nach einem der fertigen Regelwerke, mit denselben Spielern bis zum Schluss, ohne Zurücknehmen und ohne Tipps. { level-easy } { $easy }, { level-normal } { $normal }, { level-expert } { $expert }, { level-master } { $master }, { level-grandmaster } { $grandmaster } Punkte.
people-new = Neuer Spieler
people-back = Zurück
people-key-play-as = Als { $name } spielen
people-key-back = Zurück
people-key-move = Bewegen

## Die Karte einer Person.

profile-badges = Abzeichen
profile-by-level = Stufen
profile-by-rules = Regeln
profile-by-side = Seiten
profile-points = Punkte
profile-wins = Siege
profile-in-a-row = in Folge
profile-count-points = { $points } Punkte
profile-won = Sieg
profile-drawn = Remis
profile-lost = Pleite
profile-all-badges = Du hast alle Abzeichen.
profile-change = Ändern

## Abzeichen: Namen an engen Stellen, und was für das nächste zu tun ist.

badge-first-win = Erste Höhle
badge-task-first-win = Nächstes: der erste Sieg.
badge-both-sides = Beide Ufer
badge-task-both-sides = Nächstes: Siege auf beiden Seiten ({ $done }/2).
badge-leaps = Weitspringer
badge-task-leaps = Nächstes: Flusssprünge ({ $done } von 10).
badge-streak = Unaufhaltsam
badge-task-streak = Nächstes: fünf Siege in Folge ({ $done }).
badge-expert = Wolfszähmer
badge-task-expert = Nächstes: Stufe { level-expert } besiegen.
badge-rule-sets = Belesen
badge-task-rule-sets = Nächstes: drei Regelwerke ({ $done }).
badge-ten-wins = Zehn Siege
badge-task-ten-wins = Nächstes: zehn Siege ({ $done } von 10).
badge-grandmaster = Elefantenklug
badge-task-grandmaster = Nächstes: Stufe { level-grandmaster } besiegen.

## Warum ein Sieg keine Punkte brachte.

credit-not-own = Keine Punkte: Es war kein ganzes eigenes Spiel.
credit-helped = Keine Punkte: Du hattest Hilfe.
credit-again = Keine Punkte: Dieses Spiel zählte schon.

## Name und Tier eines Spielers.

name-new = Neuer Spieler
name-change = Spieler ändern
name-space = Leer
name-erase = Weg
name-done = Fertig
name-cancel = Abbruch
name-remove = Entfernen
name-really-remove = { games-really-delete }
name-fault-empty = Ohne Buchstaben ist es kein Name.
name-fault-long = Ein Name hat höchstens { $most } Buchstaben.
name-fault-letter = Das Zeichen „{ $letter }“ geht hier nicht.
name-fault-spaces = Nur einzelne Leerzeichen, und keine am Rand.
name-fault-taken = { $name } gibt es schon.

## Was mit der Datei der Spieler nicht stimmt.

people-fault-count = Da sind { $count } Spieler; gemeint ist 1 bis { $most }
people-fault-number = Die Nummer des Spielers „{ $name }“ hat schon ein anderer
people-fault-name = Der Name „{ $name }“: { $fault }
people-fault-playing = Wer gerade spielt, ist nicht da
