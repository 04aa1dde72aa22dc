### Der Titel, die Menüs und Fragen, das neue Spiel, die gespeicherten Spiele, und das Aufbauen von Brettern.

## Bevor ein Spiel verlassen wird.

leave-title = Spiel verlassen?
leave-over = Es ist aus.
leave-kept = Es bleibt da; du kannst später weiterspielen.
leave-stay = Bleiben
leave-leave = Gehen

## Ein Controller wurde mitten im Spiel getrennt.

lost-title = Pause
lost-gone = Controller von { side } ist weg
lost-advice = Verbinde ihn wieder, oder nimm ein anderes Gerät.
lost-waits = Das Spiel wartet.
lost-seated = Dieses Gerät hat schon einen Platz.
lost-take = Platz nehmen
lost-share = Ein Gerät für alle
lost-pause = Pausenmenü
lost-key-take = Platz nehmen
lost-key-pause = Pausenmenü

## „Mehr“ im Titel.

more-title = Mehr
more-editor = Brett aufbauen
more-watch = Zuschauen
more-print = Zum Ausdrucken
more-back = Zurück

## Es gibt ein Spiel, das nicht zu Ende ist.

resume-title = Dein Spiel fortsetzen?
resume-text = { $who }, Zug { $move }, Regeln { $rules }.
resume-yes = Weiter
resume-no = Später

## Bevor das Programm endet.

quit-title = Dschungel verlassen?
quit-text = Die Tiere warten auf dich.
quit-stay = Bleiben
quit-quit = Gehen

## Brett und Tiere auf Papier, zum Ausschneiden.

print-title = Zum Ausdrucken
print-text = Das Brett und die Tiere beider Seiten, zum Ausschneiden und Spielen.
print-paper = Papier
print-a4 = A4
print-letter = US Letter
print-ink = Farbe
print-color = Alle Farben
print-saving = Zum Ausmalen
print-save = Sichern
print-back = Zurück

## Was mit einem Spiel getan werden kann, das noch einmal angesehen wird.

share-title = Dieses Spiel
share-resume = Weiter
share-link = Link kopieren
share-text = Text kopieren
share-film = Bild speichern
share-slower = Ruhiger
share-faster = Flotter
share-play = Ab hier spielen
share-editor = Verändern
share-leave = Gehen
share-copied = Das Spiel ist als Text kopiert.

## Das Menü eines Spiels.

pause-title = Pause
pause-resume = Weiter
pause-restart = Neu beginnen
pause-rules = Regeln
pause-review = Analyse
pause-flip = Brett drehen
pause-seats = Plätze
pause-link = Link kopieren
pause-games = Spielstände
pause-replay = Ansehen
pause-editor = Brett aufbauen
pause-print = Zum Ausdrucken
pause-settings = Optionen
pause-draw = Auf Remis einigen
pause-resign = Aufgeben
pause-leave = Gehen

## Die Regeln, in Sätzen.

menu-rules-back = Zurück
menu-rules-change = Ändern
menu-rules-page = { $page } von { $pages }

## Das eine Gerät geht an den anderen Spieler.

hand-over-title = Jetzt { side }
hand-over-text = Drück etwas, und es geht weiter.

## Zwei Computer spielen gegeneinander.

watch-title = Zuschauen
watch-text = Zwei Computer spielen gegeneinander.
watch-rules = Regeln
watch-begin = Los
watch-back = Zurück

## Das Ende eines Spiels. Die Knöpfe sind klein.

result-den = { animal-start } ging im { $move }. Zug in die Höhle von { side }.
result-reason = { $reason } Das Spiel hatte { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
result-again = Noch einmal
result-review = Analyse
result-undo = Zug zurück
result-replay = Ansehen
result-title = Titel
result-points = { $points } Punkte, jetzt { $total }
result-points-badge = { $points } Punkte, und „{ $badge }“
result-badge = Neues Abzeichen: „{ $badge }“

## Während Bilder geladen werden.

loading-name = Jungle
loading-fault = { $path } ist nicht lesbar.

## Der Titel. Knöpfe untereinander.

title-continue = Weiter
title-play = Spielen
title-two = Zu zweit
title-learn = Lernen
title-more = Mehr
title-settings = Optionen
title-quit = Ende
title-points = { $points } Punkte
title-games = Spiele
title-wake-pad = Drück einen Knopf am Controller, um ihn zu wecken.
title-key-select = Wählen
title-key-move = Bewegen
title-key-quit = Ende
title-key-back = Zurück

## Das neue Spiel.

setup-title = Neues Spiel
setup-opponent = Dein Gegner
setup-two-players = Zu zweit
setup-about-easy = Denkt einen Schritt voraus und vertut sich oft.
setup-about-normal = Denkt auch an deine beste Antwort.
setup-about-expert = Sieht noch weiter und vertut sich nie.
setup-about-master = Denkt eine Sekunde voraus. Schwer zu schlagen.
setup-about-grandmaster = Der Stärkste, mit drei Sekunden je Zug.
setup-about-two-players = Abwechselnd an diesem Gerät.
setup-side = Deine Seite
setup-side-first = Spieler 1 spielt
setup-circles = Kreise
setup-diamonds = Rauten
setup-first = Wer beginnt
setup-coin = Die Münze
setup-loser = Verlierer
setup-clock = Uhr
setup-clock-off = Aus
setup-clock-minutes = { $minutes } Min.
setup-clock-increment = { $minutes } Min. + { $seconds } s
setup-rules = Regeln
setup-rules-standard = Das Spiel, wie die meisten es kennen.
setup-rules-browser = Wie freie Spiele im Web es halten.
setup-rules-encyclopedia = Tiere in Fallen beißen noch.
setup-rules-bell = Fallen schwächen alle; Blau beginnt.
setup-rules-lobby = Kein ewiges Jagen oder Zögern.
setup-rules-league = Wie Programme unter sich spielen.
setup-rules-own = Eigene Regeln.
setup-details = Details
setup-versus = vs
setup-role-starts = { side }, beginnt
setup-role-level = { side }, { $level }
setup-seats = Plätze
setup-play = Spielen
setup-key-choose = Wählen
setup-key-back = Zurück
setup-key-move = Bewegen

## Die gespeicherten Spiele.

games-title = Spielstände
games-none = Noch ist kein Spiel gespeichert. Speichere eines in seinem Menü, und spiel an einem anderen Tag weiter.
games-age-last = zuletzt gespielt
games-age-now = gerade eben
games-age-minutes = { $minutes ->
    [one] vor einer Minute
   *[other] vor { $minutes } Minuten
}
games-age-hours = { $hours ->
    [one] vor einer Stunde
   *[other] vor { $hours } Stunden
}
games-age-day = { $day }. { games-month } { $year }
games-month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
games-saved-last = Zuletzt gespielt.
games-saved-now = Gerade eben.
games-saved-minutes = { $minutes ->
    [one] Vor einer Minute.
   *[other] Vor { $minutes } Minuten.
}
games-saved-hours = { $hours ->
    [one] Vor einer Stunde.
   *[other] Vor { $hours } Stunden.
}
games-saved-day = { $day }. { games-month } { $year }.
games-state-on = Zug { $move }, Regeln { $rules }.
games-state-over = { $reason } Regeln { $rules }.
games-about = { $state } { $saved }
games-load = Weiter
games-replay = Zeigen
games-review = Analyse
games-delete = Löschen
games-really-delete = Sicher?
games-export = Als Datei
games-copy = Als Link
games-keep = Spiel sichern
games-files = Aus Datei
games-paste = Einfügen
games-back = Zurück
games-put-aside = Das Spiel davor liegt bei den gespeicherten Spielen.
games-link-copied = Der Link zu diesem Spiel ist kopiert.
games-clipboard-empty = In der Zwischenablage ist kein Text.
games-press-paste = Drück Strg+V, um das kopierte Spiel aufzunehmen.
games-shelf-full = Alle { $places } Plätze für Spiele sind belegt. Lösch erst eines.

## Ein Brett wird aufgebaut: die Blätter daneben.

editor-animals = Tiere
editor-heading = Brett aufbauen
editor-moves-first = { side } beginnt.
editor-playable = Dieses Brett ist spielbar.
editor-next = Als Nächstes:
editor-piece = { side-animal }
editor-tool-undo = Zurück
editor-tool-red = { side-red }
editor-tool-blue = { side-blue }
editor-tool-off = Weg
editor-tool-flip = Drehen
editor-tool-menu = Menü
editor-tool-start = Start
editor-tool-clear = Leeren
editor-tool-play = Spielen
editor-key-put = Setzen, nehmen
editor-key-next = Nächstes Tier
editor-key-menu = Menü

## Sein Menü.

editor-title = Dieses Brett
editor-first-mover = Wer beginnt
editor-by-rules = Regeln
editor-opponent = Gegner
editor-person = Ein Mensch
editor-your-side = Du bist
editor-counts-not = Ein Spiel von hier zählt nicht: Hier kannst du alles ausprobieren.
editor-begin = Spielen
editor-on = Weiter
editor-usual = Startbrett
editor-empty = Leeres Brett
editor-link = Link kopieren
editor-leave = Gehen
