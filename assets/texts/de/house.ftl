### Hausregeln: die Seite, auf der ein Spieler die Regeln ändert, ein Schalter je Zeile.

## Die Seite
house-reset = Standard
house-close = Fertig
house-page = Seite { $page }/{ $pages }
house-prompt-change = Ändern
house-prompt-back = Zurück
house-prompt-reset = Standard
house-prompt-page = Seite

## Werte, die mehrere Schalter haben
house-no = Nein
house-yes = Ja
house-leaps-both = Längs und quer
house-leaps-files = Längs
house-leaps-ranks = Quer
house-leaps-none = Gar nicht

## Elefant schlägt Ratte
house-elephant = Elefant schlägt Ratte
house-elephant-about = Wann ein Elefant eine Ratte schlagen darf.
house-elephant-never = Nie
house-elephant-trap = In einer Falle
house-elephant-always = Immer
house-elephant-trapped-yes = In einer Falle darf er die Ratte schlagen.
house-elephant-trapped-no = Selbst in einer Falle ist die Ratte sicher.
house-elephant-elsewhere-yes = Überall sonst auch.
house-elephant-elsewhere-no = Überall sonst ist die Ratte sicher.

## Eine Falle schwächt
house-trap = Eine Falle schwächt
house-trap-about = Wer in einer Falle keine Kraft hat.
house-trap-enemies = Gegner
house-trap-everyone = Alle
house-trap-may = Auch in der eigenen Falle ist der Löwe schwach.
house-trap-may-not = In der eigenen Falle bleibt der Löwe stark.

## Tier in der Falle schlägt
house-weakened = Tier in Falle schlägt
house-weakened-about = Was ein Tier ohne Kraft tun darf.
house-weakened-may = Der Tiger in der Falle darf die Katze schlagen.
house-weakened-may-not = Der Tiger in der Falle darf die Katze nicht schlagen.

## Ratte schlägt aus dem Wasser
house-leaving = Ratte schlägt an Land
house-leaving-about = Was eine Ratte schlagen darf, die aus dem Wasser kommt.
house-leaving-nothing = Nichts
house-leaving-rat = Die Ratte
house-leaving-both = Ratte, Elefant
house-leaving-land-yes = Sie darf die Ratte an Land schlagen.
house-leaving-land-no = Die Ratte an Land ist sicher.
house-leaving-elephant-yes = Sie darf den Elefanten schlagen.
house-leaving-elephant-no = Der Elefant ist sicher.

## Ratte schlägt ins Wasser
house-entering = Ratte schlägt ins Wasser
house-entering-about = Was eine Ratte schlagen darf, die ins Wasser geht.
house-entering-nothing = Nichts
house-entering-rat = Die Ratte
house-entering-may = Sie darf die Ratte schlagen, die schwimmt.
house-entering-may-not = Die Ratte, die schwimmt, ist sicher.

## Löwe springt
house-lion = Löwe springt
house-lion-about = In welche Richtung der Löwe über den Fluss springt.
house-lion-up-yes = Er springt längs.
house-lion-up-no = Er springt nicht längs.
house-lion-sideways-yes = Er springt quer.
house-lion-sideways-no = Er springt nicht quer.

## Tiger springt
house-tiger = Tiger springt
house-tiger-about = In welche Richtung der Tiger über den Fluss springt.
house-tiger-up-yes = Er springt längs.
house-tiger-up-no = Er springt nicht längs.
house-tiger-sideways-yes = Er springt quer.
house-tiger-sideways-no = Er springt nicht quer.

## Ein Sprung schlägt
house-leap = Sprung schlägt
house-leap-about = Wen ein Sprung schlagen darf.
house-leap-equal = Gleich, schwächer
house-leap-weaker = Nur schwächere
house-leap-may = Der Löwe darf auf seinesgleichen springen.
house-leap-may-not = Der Löwe darf nicht auf seinesgleichen springen.

## Eigene Ratte sperrt den Sprung
house-own-rat = Eigene Ratte sperrt
house-own-rat-about = Gegnerische Ratten versperren jeden Sprung; die eigene je nach Regel.
house-own-rat-may = Die eigene Ratte versperrt den Weg nicht.
house-own-rat-may-not = Die eigene Ratte versperrt den Weg.

## Löwe und Tiger sind gleich
house-cats = Löwe und Tiger gleich
house-cats-about = Ob Löwe und Tiger einander schlagen dürfen.
house-cats-may = Der Tiger darf den Löwen schlagen.
house-cats-may-not = Der Tiger darf den Löwen nicht schlagen.

## Wolf und Hund
house-wolf = Wolf und Hund
house-wolf-about = Wer von beiden der Stärkere ist.
house-wolf-over-dog = Wolf vor Hund
house-wolf-under-dog = Hund vor Wolf
house-wolf-same = Gleich
house-wolf-wolf-yes = Der Wolf darf den Hund schlagen.
house-wolf-wolf-no = Der Wolf darf den Hund nicht schlagen.
house-wolf-dog-yes = Der Hund darf den Wolf schlagen.
house-wolf-dog-no = Der Hund darf den Wolf nicht schlagen.

## Gleiche treffen sich
house-equal = Gleicher Rang
house-equal-about = Was aus zweien mit gleichem Rang wird.
house-equal-first = Erster schlägt
house-equal-both = Beide fallen
house-equal-first-seen = Wer zuerst zuschlägt, schlägt den anderen.
house-equal-both-seen = Beide verlassen das Brett.

## In die Höhle
house-den = In die Höhle
house-den-about = Wer in die gegnerische Höhle gehen und gewinnen darf.
house-den-any = Jedes Tier
house-den-rat = Nur die Ratte
house-den-lion-yes = Der Löwe gewinnt in der Höhle.
house-den-lion-no = Der Löwe darf nicht in die Höhle.
house-den-rat-yes = Die Ratte gewinnt in der Höhle.
house-den-rat-no = Die Ratte darf nicht in die Höhle.

## Kein Zug mehr
house-no-move = Kein Zug mehr
house-no-move-about = Was aus einer Seite wird, die nicht ziehen kann.
house-no-move-loses = Verliert
house-no-move-draw = Remis
house-no-move-loses-seen = Rot kann nicht ziehen und verliert.
house-no-move-draw-seen = Rot kann nicht ziehen: Remis.

## Dreimal dieselbe Stellung
house-repetition = Dreimal dasselbe Brett
house-repetition-about = Was geschieht, wenn eine Stellung zum dritten Mal kommt.
house-repetition-draw = Remis
house-repetition-barred = Verboten
house-repetition-loses = Niederlage
house-repetition-counts = 7-3 und 17-5
house-repetition-nothing = Nichts
house-repetition-draw-seen = Hin und her: Beim dritten Mal ist es remis.
house-repetition-barred-seen = Hin und her: Das dritte Mal ist verboten.
house-repetition-loses-seen = Hin und her: Wer es zum dritten Mal tut, verliert.
house-repetition-counts-seen = Zu oft auf dasselbe Feld ist verboten; nur hin und her zu pendeln auch.
house-repetition-nothing-seen = Hin und her, so lange man mag.

## Lange ohne Schlagen
house-quiet = Lange nichts geschlagen
house-quiet-about = Wann ein Spiel ohne Schlagen endet, in Zügen beider Seiten.
house-quiet-never = Geht weiter
house-quiet-draw = Remis nach { $plies }
house-quiet-never-seen = Niemand zählt mit.
house-quiet-draw-seen = Dann ist es remis.
