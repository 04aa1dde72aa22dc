### Was schiefgeht; und was von Dateien, Links und Bildern gesagt wird. Teilsätze nach einem Doppelpunkt beginnen alle groß.

## Was nicht gelesen werden kann.
fault-settings = Die Optionen sind nicht lesbar und stehen wie beim ersten Start: { $fault }
fault-players = Die Spieler sind nicht lesbar; es gibt einen neuen Spieler: { $fault }
fault-last-game = Das letzte Spiel ist nicht lesbar: { $fault }
fault-shelf = Ein gespeichertes Spiel ist nicht lesbar: { $fault }
fault-lessons = Was du gelernt hast, ist nicht lesbar und beginnt von vorn: { $fault }
fault-puzzles = Welche Rätsel du gelöst hast, ist nicht lesbar und beginnt von vorn: { $fault }
fault-kept-aside = { $fault }. Aufbewahrt als { $path }.
fault-not-kept-aside = { $fault }. Auch Beiseitelegen ging nicht: { $error }.
fault-language = { $language } ist nicht lesbar.
fault-not-saved = Das Spiel kann auf diesem Gerät nicht gespeichert werden: { $error }.

## Links zu Spielen
link-refused = Dieser Link öffnet kein Spiel: { $fault }.
link-copied = Der Link zu diesem Spiel ist kopiert.
link-game = Jungle: { $red } (Rot) gegen { $blue } (Blau), Regeln { $rules }
link-game-start = Ab { $position }

## Spiele als Dateien oder Texte
exchange-there = Dieses Spiel ist schon da.
exchange-taken = Das Spiel ist aufgenommen.
exchange-no-game = Das ist kein Spiel: { $fault }.
exchange-written = Das Spiel liegt jetzt in { $path }.
exchange-not-written = Das Spiel kann nicht nach { $path } geschrieben werden: { $error }.
exchange-folder = Der Ordner { $path } ist nicht lesbar: { $error }.
exchange-file = { $path } ist nicht lesbar: { $error }.
exchange-file-no-game = { $path } ist kein Spiel: { $fault }.
exchange-taken-from = { $count ->
    [0] In { $path } ist kein neues Spiel.
    [one] Ein Spiel aus { $path } ist aufgenommen.
   *[other] { $count } Spiele aus { $path } sind aufgenommen.
}

## Bilder und Bögen
film-begun = Das Bild wird gezeichnet. Das dauert einen Moment.
film-busy = Es wird schon ein Bild gezeichnet.
film-failed = Das Bild kann nicht gezeichnet werden: { $fault }.
handout-picture = Das Bild ist fertig: { $path }
handout-no-picture = Das Bild kann nicht nach { $path } geschrieben werden: { $error }.
handout-sheets = Die Bögen zum Drucken liegen in { $path }
handout-no-sheets = Die Bögen können nicht nach { $path } geschrieben werden: { $error }.
handout-downloaded = { $file } liegt bei deinen Downloads.
handout-not-downloaded = { $file } kann nicht heruntergeladen werden: { $fault }.

## Geräte
fault-controller-gone = Der Controller ist weg. Jedes Gerät kann weiterspielen.
fault-no-seat = Dieses Gerät hat keinen Platz. Plätze gibt es im Menü.

## Ein Tier kann nicht stehen, wo es hingestellt wird
fault-board-water = { side-animal-start } auf { $square } steht im Wasser; nur Ratten schwimmen.
fault-board-own-den = { side-animal-start } auf { $square } steht in der eigenen Höhle.
fault-board-both-dens = Beide Höhlen sind besetzt; ein Spiel endet schon mit der ersten.
fault-board-bare = Das Brett ist leer.
fault-board = Das ist keine Stellung: { $fault }.

## Teilsätze: Dateien
fault-file-missing = Diese Datei oder diesen Ordner gibt es nicht
fault-file-forbidden = Das ist nicht erlaubt
fault-file-no-room = Es ist kein Platz mehr frei
fault-file-read-only = Dort lässt sich nichts schreiben
fault-file-in-the-way = Eine andere Datei ist im Weg
fault-file-is-folder = Das ist ein Ordner
fault-file-no-text = Das ist kein Text
fault-file-format = Format { $format }, dieses Programm liest Format { $own }
fault-page-gone = Es gibt keine Seite
fault-page-links = Die Seite macht keine Links
fault-page-keeps-nothing = Dieser Browser behält für diese Seite nichts

## Teilsätze: Optionen
fault-animation-speed = Für animation_speed steht da { $found }; gemeint ist 0.25 bis 4, oder { $instant } für sofort
fault-text-scale = Für text_scale steht da { $found }; gemeint ist 0.25 bis 4
fault-rumble = Für rumble steht da { $found }; gemeint ist 0 bis 100
fault-repeat-delay = Für repeat_delay steht da { $found }; gemeint ist 0.1 bis 3
fault-repeat-rate = Für repeat_rate steht da { $found }; gemeint ist 1 bis 60
fault-volume = Für die Lautstärke „{ $bus }“ steht da { $found }; gemeint ist 0 bis 100
fault-no-deed = „{ $id }“ gibt es nicht
fault-no-key = „{ $key }“ lässt sich nicht wählen
fault-shared-key = „{ $id }“ teilt die Taste mit etwas anderem
fault-clock = Eine Uhr mit { $minutes } Minuten und { $seconds } Sekunden je Zug; gemeint ist 1 bis 180 und 0 bis 180

## Teilsätze: Links
fault-link-no-game = Es ist kein Spiel darin
fault-link-long = Er hat { $letters } Zeichen; ein Spiel hat höchstens { $most }
fault-link-format = Er hat Format „{ $format }“; dieses Programm liest Format { $own }
fault-link-damaged = Er ist beschädigt oder nicht vollständig
fault-link-rules = Seine Regeln: { $fault }
fault-link-preset = Dieses Programm kennt keine Regeln namens „{ $name }“
fault-link-start = Sein Anfang: { $fault }
fault-link-illegal = Sein Zug { $number }, { $move }, verstößt gegen die Regeln

## Teilsätze: gespeicherte Spiele
fault-game-over = Das gespeicherte Spiel ist zu Ende
fault-saved-record = Die Zugliste des gespeicherten Spiels hat Format { $format }
fault-saved-format = Das gespeicherte Spiel hat Format { $format }; dieses Programm liest Format 1 und { $own }
fault-record-form = Kein gespeichertes Spiel: { $detail }
fault-record-long = Das gespeicherte Spiel hat { $bytes } Byte; ein Spiel hat höchstens { $most }
fault-record-format = Das gespeicherte Spiel hat Format { $format }; dieses Programm liest Format { $own }
fault-record-rules = Die Regeln des gespeicherten Spiels: { $fault }
fault-record-start = Der Anfang des gespeicherten Spiels: { $fault }
fault-record-move = Zug { $number } des gespeicherten Spiels: „{ $written }“ ist kein Zug; Züge schreibt man wie a3a4
fault-record-square = Zug { $number } des gespeicherten Spiels: „{ $written }“ ist kein Feld; Felder sind a1 bis g9
fault-record-illegal = Zug { $number } des gespeicherten Spiels, { $move }, verstößt gegen die Regeln
fault-record-result = Das gespeicherte Spiel sagt „{ $said }“, seine Züge aber sagen „{ $found }“

## Teilsätze: Regeln
fault-rules-form = Kein Regelwerk: { $detail }
fault-rules-quiet = Bei quiet_plies_draw muss mindestens 1 stehen, oder None
fault-rules-name = Der Name eines Regelwerks hat 1 bis { $most } Zeichen

## Teilsätze: Stellungen
fault-position-long = Die Stellung hat { $letters } Zeichen; eine Stellung hat höchstens { $most }
fault-position-form = Eine Stellung ist ein Brett, ein Leerzeichen und w oder b; sonst nichts
fault-position-ranks = Das Brett hat { $ranks } Reihen statt 9
fault-position-files = Reihe { $rank } hat { $files } Felder statt 7
fault-position-letter = Reihe { $rank }: „{ $letter }“ ist kein Tier (r c d w p t l e) und keine Zahl leerer Felder (1 bis 7)
fault-position-twice = { side-animal } steht zweimal auf dem Brett
fault-position-water = { side-animal-start } auf { $square } steht im Wasser; nur Ratten schwimmen
fault-position-own-den = { side-animal-start } auf { $square } steht in der eigenen Höhle
fault-position-both-dens = Beide Höhlen sind besetzt; ein Spiel endet schon mit der ersten
fault-position-bare = Das Brett ist leer
fault-position-side = Am Zug ist w oder b, nicht „{ $side }“
