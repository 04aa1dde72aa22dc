### Die Regeln in Sätzen, wie Spiele enden, und warum Züge nicht gehen.

## Was ein Regelwerk sagt, Satz für Satz, in dieser Reihenfolge

panel-first-red = Rot beginnt.
panel-first-blue = Blau beginnt.
panel-first-random = Eine Münze entscheidet, wer beginnt.
panel-first-loser = Wer das letzte Spiel verlor, beginnt.
panel-step = Tiere ziehen ein Feld weit nach oben, unten, links oder rechts.
panel-take = Ein Tier schlägt Gegner, die schwächer oder gleich stark sind.
panel-wolf-over-dog = Der Wolf ist stärker als der Hund.
panel-dog-over-wolf = Der Hund ist stärker als der Wolf.
panel-wolf-equals-dog = Wolf und Hund sind gleich stark.
panel-lion-equals-tiger = Löwe und Tiger sind gleich stark.
panel-lion-over-tiger = Der Löwe ist stärker als der Tiger.
panel-equals-take = Unter Gleichen schlägt, wer zuerst zuschlägt.
panel-equals-fall = Treffen sich Gleiche, verlassen beide das Brett.
panel-rat-takes-elephant = Die Ratte schlägt den Elefanten.
panel-elephant-never = Der Elefant schlägt nie die Ratte, auch nicht in einer Falle.
panel-elephant-weakened = Der Elefant schlägt die Ratte nur, wenn eine Falle sie schwächt.
panel-elephant-always = Der Elefant schlägt die Ratte wie jedes schwächere Tier.
panel-swim = Nur die Ratte schwimmt.
panel-leaving-nothing = Aus dem Wasser heraus schlägt die Ratte nichts.
panel-leaving-rat = Aus dem Wasser heraus darf die Ratte eine Ratte schlagen, aber keinen Elefanten.
panel-leaving-both = Aus dem Wasser heraus darf die Ratte Ratte und Elefant schlagen.
panel-entering-nothing = Ins Wasser hinein schlägt die Ratte nichts.
panel-entering-rat = Ins Wasser hinein darf die Ratte eine schwimmende Ratte schlagen.
panel-leaps-both = { animal-start } springt längs und quer über den Fluss.
panel-leaps-files = { animal-start } springt nur längs über den Fluss, auf einer Linie.
panel-leaps-ranks = { animal-start } springt nur quer über den Fluss, auf einer Reihe.
panel-leaps-none = { animal-start } springt nicht.
panel-blocks-any = Jede schwimmende Ratte versperrt den Sprung.
panel-blocks-enemy = Eine schwimmende Ratte des Gegners versperrt den Sprung, die eigene nicht.
panel-leap-equal = Ein Sprung schlägt, wen auch ein Schritt schlagen darf.
panel-leap-lower = Ein Sprung schlägt nur schwächere Tiere.
panel-trap-enemies = Eine Falle schwächt die Gegner der Höhle, die sie bewacht: Jeder Gegner darf sie schlagen.
panel-trap-everyone = Eine Falle schwächt jedes Tier auf ihr: Jeder Gegner darf es schlagen.
panel-trapped-takes = Ein Tier in so einer Falle darf weiter schlagen.
panel-trapped-nothing = Ein Tier in so einer Falle schlägt nichts.
panel-own-den = Kein Tier betritt die eigene Höhle.
panel-den-any = Jedes Tier gewinnt, wenn es in die gegnerische Höhle geht.
panel-den-rat = Nur die Ratte darf in die gegnerische Höhle und gewinnt damit.
panel-all-taken = Wer alle Tiere des Gegners schlägt, gewinnt.
panel-no-move-loses = Wer nicht ziehen kann, verliert.
panel-no-move-draw = Kann eine Seite nicht ziehen, endet das Spiel remis.
panel-repetition-draw = Kommt eine Stellung zum dritten Mal, endet das Spiel remis.
panel-repetition-barred = Ein Zug, der eine Stellung zum dritten Mal bringt, ist verboten.
panel-repetition-loses = Wer eine Stellung zum dritten Mal bringt, verliert.
panel-repetition-chase = Jagen hat Grenzen: Die 7-3-Regel verbietet ein Feld nach drei Besuchen in sieben Zügen, die 17-5-Regel fünf Felder, auf denen ein Tier siebzehn Züge lang bleibt.
panel-repetition-off = Ein Spiel darf sich wiederholen.
panel-quiet-off = Ein Spiel darf beliebig lange ohne Schlagen weitergehen.
panel-quiet-draw = { $plies ->
    [one] Nach { $plies } Halbzug ohne Schlagen endet das Spiel remis.
   *[other] Nach { $plies } Halbzügen ohne Schlagen endet das Spiel remis.
}

## Wie ein Spiel endete, unter dem, der gewann.

ended-den = { side } ging in die Höhle von { $side ->
    [red] Blau
   *[blue] Rot
}.
ended-captured = { side } schlug alle Tiere von { $side ->
    [red] Blau
   *[blue] Rot
}.

## Dasselbe; $side hat verloren.

ended-no-moves = { side } hat keinen Zug mehr.
ended-repetition = { side } brachte dieselbe Stellung zum dritten Mal.
ended-resignation = { side } gab auf.
ended-time = { side } hat keine Zeit mehr.

## Wie ein Spiel remis wurde.

drawn-repetition = Dieselbe Stellung kam zum dritten Mal.
drawn-quiet = Zu viele Züge lang wurde nichts geschlagen.
drawn-no-moves = Wer am Zug ist, hat keinen Zug mehr.
drawn-agreed = Beide haben sich auf Remis geeinigt.
drawn-length = Länger darf ein Spiel nicht werden.
drawn-bare = Auf keiner Seite ist noch ein Tier übrig.

## Warum ein Zug nicht geht, in einem Zettel neben dem Brett

refused-over = Das Spiel ist zu Ende.
refused-nothing-there = Auf { $square } steht kein Tier.
refused-turn = { side } ist am Zug.
refused-stays = Ein Zug endet auf einem anderen Feld.
refused-far = { animal-start } zieht ein Feld weit nach oben, unten, links oder rechts.
refused-own = Dort steht { your-animal-nom }.
refused-own-den = Kein Tier betritt die eigene Höhle.
refused-den-rat = Nur die Ratte darf in die gegnerische Höhle.
refused-water = { animal-start } kann nicht schwimmen.
refused-leap-blocked = Eine Ratte im Wasser versperrt den Sprung.
refused-leap-barred = Nach diesen Regeln springt { animal-nom } nicht in diese Richtung.
refused-leap-weaker = Ein Sprung schlägt nur schwächere Tiere, und { animal-nom } ist nicht schwächer.
refused-leaving-water = Aus dem Wasser kann eine Ratte { animal-acc } nicht schlagen.
refused-entering-water = Vom Land aus kann man eine Ratte im Wasser nicht schlagen.
refused-trapped = { animal-start } sitzt in einer Falle und kann nichts schlagen.
refused-elephant-on-rat = Der Elefant kann die Ratte nicht schlagen.
refused-stronger = { animal-start } ist stärker als { other-nom }.
refused-repetition = Diese Stellung gab es schon zweimal; ein drittes Mal ist verboten.
refused-seven-three = Die 7-3-Regel: { animal-start } war in sieben Zügen schon dreimal dort.
refused-seventeen-five = Die 17-5-Regel: Siebzehn Züge lang zog nur { animal-nom }, immer auf diesen Feldern.
