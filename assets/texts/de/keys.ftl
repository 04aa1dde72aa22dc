### Tasten und Knöpfe: das Blatt, auf dem ein Spieler wählt, welche am Brett was tun.

## Das Blatt
keys-keys = Tasten
keys-buttons = Knöpfe
keys-to-keys = Tasten
keys-to-buttons = Knöpfe
keys-close = Fertig
keys-reset = Standard
keys-how = Wähle eine Zeile. Pfeile, Enter, Escape und Steuerkreuz bleiben.
keys-press-key = Drück die neue Taste, oder Escape.
keys-press-button = Drück den neuen Knopf, oder Escape.
keys-waiting = drück …
keys-all-reset = Alle Tasten und Knöpfe sind wie am Anfang.
keys-changed = „{ $deed }“ hat eine neue Taste.
keys-exchanged = „{ $deed }“ hatte sie und hat jetzt die alte.
keys-barred = Nimm Buchstaben, Leer- oder Rücktaste; andere Tasten bleiben.

## Was Tasten und Knöpfe tun
keys-deed-up = Rahmen hoch
keys-deed-left = Rahmen links
keys-deed-down = Rahmen runter
keys-deed-right = Rahmen rechts
keys-deed-confirm = Nehmen, ziehen
keys-deed-cancel = Absetzen
keys-deed-next = Nächstes Tier
keys-deed-previous = Voriges Tier
keys-deed-undo = Zurücknehmen
keys-deed-redo = Zug wiederholen
keys-deed-hint = Tipp
keys-deed-threats = Gefahren zeigen
keys-deed-flip = Brett drehen
keys-deed-pause = Menü
keys-deed-mute = Ton aus, an
