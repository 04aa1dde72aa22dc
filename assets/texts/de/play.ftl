### Das Brett und was daneben liegt: wer am Zug ist, die Werkzeuge, Untertitel, und Spiele, bei denen man zusieht.

## Wer am Zug ist, auf einem Band: kurz.

play-your-turn = Dein Zug
play-turn = { side } zieht
play-thinks = { $name } denkt
play-to-move = { side } am Zug

## Die Liste der Züge.

play-moves = Züge
play-quiet = { $turns ->
    [one] { $turns } stiller Zug
   *[other] { $turns } stille Züge
}
play-awaited-yours = dein Zug
play-awaited-thinking = denkt

## Die Werkzeuge: Wörter unter kleinen Bildern.

play-tool-undo = Zurück
play-tool-hint = Tipp
play-tool-threats = Gefahr
play-tool-flip = Drehen
play-tool-menu = Menü

## Was Tasten jetzt tun.

play-key-yes = Ja, ziehen
play-key-no = Nein
play-key-move = Ziehen
play-key-put-down = Absetzen
play-key-take-up = Nehmen
play-key-flip = Drehen
play-key-menu = Menü

## Die Karte eines Tieres.

play-prey = Kann { animal-acc } auf { $square } schlagen.
play-prey-two = Kann { animal-acc } auf { $square } und { other-acc } auf { $there } schlagen.
play-trapped = In dieser Falle schwach: Jeder Gegner darf es schlagen.

## Eine Weile gesagt, auf einem Zettel.

play-no-move-found = Der Computer hat keinen Zug gefunden.
play-computer-plays-on = Der Computer spielt weiter.
play-cannot-begin = Dieses Spiel kann nicht beginnen: { $why }.
play-cannot-read = Das gespeicherte Spiel ist nicht lesbar: { $why }.
play-confirm-move = Wähle das Feld noch einmal, um zu ziehen.
play-sounds-off = Alle Töne sind aus.
play-sounds-on = Die Töne sind wieder an.

## Wie ein Spiel endete.

end-draw = Remis
end-you-win = Gewonnen!
end-name-wins = { $name } gewinnt
end-side-wins = { side } gewinnt!

## Untertitel: was am Brett geschieht.

caption-goes = { side-animal } geht { $from }–{ $to }.
caption-goes-takes = { side-animal } geht { $from }–{ $to }, schlägt { other }.
caption-swims = { side-animal } schwimmt { $from }–{ $to }.
caption-swims-takes = { side-animal } schwimmt { $from }–{ $to }, schlägt { other }.
caption-leaps = { side-animal } springt { $from }–{ $to }.
caption-leaps-takes = { side-animal } springt { $from }–{ $to }, schlägt { other }.
caption-den = { side-animal } geht in die Höhle, { $from }–{ $to }.
caption-both-fall = { side-animal } trifft { other } auf { $to }: Beide fallen.
caption-trapped = Eine Falle hält { animal-acc }.
caption-out-of-trap = { animal-start } ist aus der Falle.
caption-start = Die Tiere stehen am Start.
caption-board = { $moves ->
    [one] Das Brett nach { $moves } Zug.
   *[other] Das Brett nach { $moves } Zügen.
}
caption-turn = { side } ist am Zug.
caption-wins = { side } gewinnt.
caption-draw = Remis.

## Untertitel: was zu hören ist. Sie stehen in Klammern.

captions-sound = [{ $sound }]
captions-between = { " " }
heard-refuse = Ein dumpfer Schlag
heard-pounce = Ein Satz
heard-tumble = Ein Tier purzelt vom Brett
heard-leap = Ein Sausen über den Fluss
heard-splash = Ein Platschen
heard-swim = Wasser gluckst
heard-emerge = Wasser tropft
heard-trap = Eine Falle klappert
heard-win = Eine Fanfare
heard-loss = Traurige Klänge
heard-draw = Ein ruhiger Akkord
heard-hint = Ein Läuten: ein Tipp
heard-turn = Ein Gong: dein Zug
heard-squeak = Die Ratte fiept
heard-meow = Die Katze miaut
heard-bark = Der Hund bellt
heard-howl = Der Wolf heult
heard-saw = Der Leopard faucht
heard-growl = Der Tiger knurrt
heard-roar = Der Löwe brüllt
heard-trumpet = Der Elefant trompetet

## Zwei Computern wird zugesehen.

watch-tool-go-on = Weiter
watch-tool-pause = Pause
watch-tool-step = Zug
watch-tool-menu = Menü
watch-tool-slower = Ruhiger
watch-tool-faster = Flotter
watch-key-go-on = Weiter
watch-key-pause = Pause
watch-key-flip = Drehen
watch-key-menu = Menü
watch-gauge-win = { side } gewinnt sicher { in-moves }.
watch-gauge-even = Keine Seite steht besser.
watch-gauge-better = { side } steht um { $points } besser.

## Ein Spiel wird noch einmal angesehen.

replay-moves = Züge
replay-tool-first = Start
replay-tool-back = Zurück
replay-tool-on = Vor
replay-tool-last = Ende
replay-tool-play = Start
replay-tool-pause = Pause
replay-tool-menu = Menü
replay-tool-slower = Ruhiger
replay-tool-faster = Flotter
replay-way = { $at } von { $moves }
replay-key-play = Start
replay-key-pause = Pause
replay-key-step = Zug
replay-key-leave = Gehen
