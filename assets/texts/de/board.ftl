### Was von Zügen gesagt wird: Tipps, und was für einen Zug spricht oder gegen ihn.

## Ein Tipp hat drei Schritte: welches Tier, welcher Zug, warum.

hint-animal = Schau, { your-animal-nom }.
hint-stands = Auf { $square } wartet ein guter Zug.
hint-ask-for-move = Frag noch einmal nach dem Zug.
hint-move = Zieh { your-animal-acc }.
hint-leap-and-take = Spring von { $from } nach { $to } und schlag { animal-acc }.
hint-go-and-take = Geh von { $from } nach { $to } und schlag { animal-acc }.
hint-leap = Spring von { $from } nach { $to }.
hint-go = Geh von { $from } nach { $to }.
hint-ask-for-reason = Frag noch einmal nach dem Grund.
hint-why = Warum { $from } nach { $to }?

## Was an einem Zug sicher ist.

hint-wins-at-once = Das gewinnt sofort.
hint-wins-in = Das gewinnt sicher { in-moves }.
hint-loses-at-once = Der Gegner gewinnt sofort; da hilft nichts.
hint-loses-in = Der Gegner gewinnt sicher { in-moves }; so dauert es am längsten.

## Was für einen Zug spricht, wo es nichts Besseres zu sagen gibt

claim-safe = Danach kann keines deiner Tiere geschlagen werden, und Besseres war nicht zu finden.
claim-best = Besseres war nicht zu finden.

## Ganze Sätze hintereinander

sentence-and-sentence = { $first } { $next }

## Was ein Zug bewirkt, in Tipps und beim Nachsehen.

fact-enters-den = Das führt in die Höhle und gewinnt.
fact-takes-last = Das schlägt das letzte Tier und gewinnt.
fact-leaves-no-move = Danach hat der Gegner keinen Zug mehr.
fact-takes = Das schlägt { animal-acc }, und niemand kann zurückschlagen.
fact-takes-guarded = Das schlägt { animal-acc }, doch der Gegner kann zurückschlagen.
fact-trades = Das schlägt { animal-acc }, und beide verlassen das Brett.
fact-stops-entry = Das hält den Gegner von der Höhle fern.
fact-allows-entry = Das lässt den Gegner in die Höhle.
fact-threatens-entry = Danach droht der Gang in die Höhle.
fact-escapes = Das rettet das Tier vor { animal-dat }.
fact-rescues = Das rettet { animal-acc } vor { other-dat }.
fact-exposes = Das setzt { animal-acc } { other-dat } aus.
fact-leaves = Das überlässt { animal-acc } { other-dat }.
fact-attacks = Das greift { animal-acc } an.
fact-opens-leap = Das öffnet { side-animal-dat } den Sprung von { $from } nach { $to }.
fact-closes-leap = Das versperrt { side-animal-dat } den Sprung von { $from } nach { $to }.
fact-trap-weakens = Das führt in eine Falle, die schwächt.
fact-trap-harmless = Das führt auf eine Falle, die nicht schadet.
fact-leaves-trap = Das führt aus der Falle heraus.
fact-bars-way = Das versperrt { animal-dat } den Weg zur Höhle.
fact-lengthens-way = Das macht { animal-dat } den Weg zur Höhle länger: { $moves } statt { $before } Züge.
fact-nears = { $moves ->
    [one] Von da ist es { $moves } Zug bis zur Höhle.
   *[other] Von da sind es { $moves } Züge bis zur Höhle.
}
fact-nears-race = { $moves ->
    [one] Von da ist es { $moves } Zug bis zur Höhle; der Gegner braucht { $enemy }.
   *[other] Von da sind es { $moves } Züge bis zur Höhle; der Gegner braucht { $enemy }.
}
