### Was gelernt wird: Lektionen, Rätsel, Antworten, Tipps, und das Nachsehen von Spielen.

## Die Reiter

learn-tab-lessons = Lektionen
learn-tab-puzzles = Rätsel
learn-tab-answers = Antworten
learn-tab-tips = Tipps

## Was die Tasten dort tun

learn-prompt-begin = Los
learn-prompt-back = Zurück
learn-prompt-tab = Reiter

## Die Liste der Lektionen, Antworten und Tipps

learn-lesson = { $number }. { $title }
learn-first-game = Für dein erstes Spiel
learn-play-it-out = Ausspielen

## Die Liste der Rätsel

puzzles-of-the-day = Rätsel des Tages: { $day }. { $month ->
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
puzzles-solved = gelöst
puzzles-in-a-row = in Folge
puzzles-best-row = Rekord
puzzles-days = Tage
puzzles-solved-of = { $solved } von { $all }
puzzles-all-themes = Alle Themen
puzzles-none = So schwer gibt es davon keines.

## Worum es in Rätseln geht

theme-den-race = Wettlauf
theme-den-run = Durchbruch
theme-rat-hunt = Rattenjagd
theme-leap = Sprung
theme-riverbank = Flussufer
theme-trap = Falle
theme-bait = Köder
theme-quiet-move = Stiller Zug
theme-zugzwang = Zugzwang
theme-last-animal = Letztes Tier
theme-defense = Abwehr
theme-endgame = Endspiel

## Was ein Rätsel verlangt.

puzzle-win = Gewinne { in-moves }.
puzzle-take = Schlag { animal-acc }.
puzzle-take-in = Schlag { animal-acc } { in-moves }.
puzzle-keep-win = Finde den einzigen Zug, der gewinnt.
puzzle-keep-win-in = { $moves ->
    [one] Finde den einzigen Weg zum Sieg: { $moves } Zug.
   *[other] Finde den einzigen Weg zum Sieg: { $moves } Züge.
}
puzzle-keep-draw = Finde den einzigen Zug, der nicht verliert.
puzzle-keep-draw-in = { $moves ->
    [one] Finde den Weg, nicht zu verlieren: { $moves } Zug.
   *[other] Finde den Weg, nicht zu verlieren: { $moves } Züge.
}

## Ein Rätsel am Brett

puzzle-number = Rätsel { $number }
puzzle-you-are-red = Du bist Rot
puzzle-you-are-blue = Du bist Blau
puzzle-difficulty = Schwere
puzzle-your-line = Dein Weg
puzzle-solved-ribbon = Gelöst!
puzzle-your-go = jetzt du
puzzle-in-a-row = In Folge
puzzle-row-begins = Es zählt: auf Anhieb, ohne Tipp.
puzzle-row-best = Bisher höchstens: { $count }.
puzzle-again = Neu
puzzle-hint = Tipp
puzzle-next = Weiter
puzzle-prompt-take-up = Nehmen
puzzle-prompt-move = Ziehen
puzzle-prompt-put-down = Absetzen

## Was von den versuchten Zügen gesagt wird

puzzle-task = Nur ein Zug stimmt
puzzle-task-text = In jedem Schritt stimmt nur ein Zug. Der Gegner antwortet, so gut er kann.
puzzle-wrong = Der war es nicht
puzzle-right = Genau!
puzzle-right-text = Es geht noch weiter.
puzzle-first-try = Auf Anhieb!
puzzle-first-try-text = Jeder Zug hat gestimmt, und es gab keinen anderen Weg.
puzzle-solved = Gelöst
puzzle-solved-text = Alle Züge sind gefunden. Noch einmal von vorn, und es kann auf Anhieb ohne Fehler gehen.

## Was ein falscher Zug verfehlt.

miss-win-at-once = Das gewinnt nicht sofort.
miss-win = Das gewinnt nicht { in-moves }.
miss-take-at-once = Das schlägt { animal-acc } nicht.
miss-take = Das schlägt { animal-acc } nicht { in-moves }.
miss-keep-win = Das gibt den Sieg her.
miss-keep-draw = Das verliert.

## Was der Gegner auf einen falschen Zug antworten würde.

answer-den = { side-animal-start } antwortet und geht in deine Höhle.
answer-last = { side-animal-start } antwortet und schlägt dein letztes Tier.
answer-no-move = { side-animal-start } antwortet von { $from } nach { $to }, und du kannst nicht mehr ziehen.
answer-takes = { side-animal-start } antwortet und schlägt { your-other-acc } auf { $to }.
answer-trades = { side-animal-start } antwortet und schlägt { your-other-acc } auf { $to }; beide verlassen das Brett.
answer-keeps-out = { side-animal-start } antwortet von { $from } nach { $to } und hält dich von der Höhle fern.
answer-threatens = { side-animal-start } antwortet von { $from } nach { $to } und steht vor deiner Höhle.
answer-escapes = { side-animal-start } antwortet von { $from } nach { $to } und entkommt { your-other-dat }.
answer-attacks = { side-animal-start } antwortet von { $from } nach { $to } und greift { your-other-acc } an.
answer-quiet = { side-animal-start } antwortet von { $from } nach { $to }, und du kannst nichts erzwingen.

## Eine Lektion am Brett

study-leave = Gehen
study-lesson = Lektion { $number }: { $about }
study-lesson-broken = Die Lektion „{ $title }“ kann nicht gezeigt werden.
study-back = Zurück
study-show = Zeig es
study-next = Weiter
study-done = Fertig
study-prompt-go-on = Weiter
study-prompt-move = Nehmen, ziehen
study-beside = Das ist ein Zug, aber darum geht es hier nicht. Lies die Aufgabe noch einmal.

## Das Nachsehen eines Spiels

review-title = Analyse
review-back = Zurück
review-on = Vor
review-slip = Fehler
review-play = Los
review-stop = Stopp
review-prompt-move = Zug
review-prompt-slip = Zum Fehler
review-prompt-play = Spielen
review-prompt-turn = Drehen
review-accuracy = Genau: { $percent } %
review-accuracy-unknown = Genau: …
review-progress = { $done } von { $all } Stellungen angesehen
review-best = Bester
review-good = Gut
review-a-slip = Ungenau
review-mistake = Fehler
review-blunder = Patzer
review-was-best = der beste Zug
review-was-good = ein guter Zug
review-was-slip = ungenau
review-was-mistake = ein Fehler
review-was-blunder = ein Patzer
review-better = wäre besser
review-answer = { $move } ist die Antwort. { $fact }
review-something-better = Es gab etwas Besseres.
review-nothing-better = Besseres war nicht zu finden.
review-beginning = Der Anfang
review-beginning-text = Geh Zug um Zug weiter, oder zum nächsten Fehler.
review-looking = Dieser Zug wird gerade angesehen.
review-not-looked = Dieser Zug wurde nicht angesehen.

## Was an einer Stellung sicher ist.

review-draw = { side } am Zug. Bei bestem Spiel remis.
review-wins-exact = { side } am Zug. Gewinnt bei bestem Spiel { in-moves }.
review-loses-exact = { side } am Zug. Verliert bei bestem Spiel { in-moves }.
review-wins-proven = { side } gewinnt sicher { in-moves }.
review-loses-proven = { side } verliert sicher { in-moves }.

## Hinweise über dem Brett

review-no-moves = Noch hat niemand gezogen: Da gibt es nichts anzusehen.
review-broken = Dieses Spiel kann nicht analysiert werden: { $fault }.
review-over = Hier ist das Spiel zu Ende. Geh zu einem früheren Zug, um weiterzuspielen.
replay-broken = Dieses Spiel kann nicht gezeigt werden: { $fault }.
replay-over = Hier ist das Spiel zu Ende. Geh zurück, um weiterzuspielen.

## Warum auf einem aufgestellten Brett nicht gespielt werden kann

editor-over-at-once = Das Spiel wäre sofort zu Ende. { $why }

## Lektion „Schritt für Schritt“; der Wolf lehrt sie.

lesson-step = Schritt für Schritt
lesson-step-about = Schritt und Rang

lesson-step-1-heading = Wir gehen alle ein Feld weit.
lesson-step-1-text = Nach oben, unten, links oder rechts, und nie über Eck. Mehr ist es nicht, für die Katze wie für den Elefanten.
lesson-step-1-task = Geh mit deinem Wolf von d3 nach d4.
lesson-step-1-d3d4 = Ein Feld nach vorn. Mehr können nur Löwe und Tiger, und nur über das Wasser.
lesson-step-1-d3c3 = Ein guter Schritt, aber zur Seite. Die Aufgabe ist d4, ein Feld nach vorn.
lesson-step-1-d3d2 = Das führt zurück auf deine eigene Falle. Die schadet dir nicht, aber die Aufgabe ist d4.

lesson-step-2-heading = Die Zahl ist mein Rang.
lesson-step-2-text = Ich bin ein Wolf, Rang 4. Ich schlage alle mit meinem Rang oder weniger: Ich gehe auf ihr Feld. Der Hund hat Rang 3.
lesson-step-2-task = Schlag das Tier, mit dem dein Wolf es aufnehmen kann.
lesson-step-2-d4d5 = Vier schlägt drei. Der Hund verlässt das Brett, und der Wolf steht, wo er stand.
lesson-step-2-d4d3 = Der Leopard hat Rang 5, der Wolf nur 4: Er kann ihn nicht schlagen. Sieh auf die andere Seite.

## Lektion „Wer zuerst zuschlägt“; die Katze lehrt sie.

lesson-equals = Wer zuerst zuschlägt
lesson-equals-about = Gleicher Rang

lesson-equals-1-heading = Da sitzt mein Ebenbild.
lesson-equals-1-text = Zwei Katzen, derselbe Rang. Gleiche können einander schlagen, also zählt, wer am Zug ist. Das bist du.
lesson-equals-1-task = Schlag die blaue Katze mit deiner.
lesson-equals-1-d2d3 = Du warst schneller. Am Zug hätte die blaue Katze dasselbe getan.
lesson-equals-1-d2c2 = Zur Seite zu gehen ist sicher, aber du hättest die blaue Katze bekommen.

lesson-equals-2-heading = Jetzt achte auf den Abstand.
lesson-equals-2-text = Zwischen den beiden Löwen liegt ein Feld. Wer neben seinesgleichen tritt, lässt dem anderen den ersten Schlag.
lesson-equals-2-task = Geh so, dass dein Löwe nicht geschlagen wird.
lesson-equals-2-d3c3 = Außer Reichweite. Kommt der blaue Löwe jetzt neben deinen, schlägst du zuerst.
lesson-equals-2-d3d4 = Da steht der blaue Löwe neben deinem, und Blau ist am Zug: Er schlägt zuerst.

## Lektion „Klein gegen Groß“; die Ratte lehrt sie.

lesson-rat = Klein gegen Groß
lesson-rat-about = Ratte und Elefant

lesson-rat-1-heading = Mir ist keiner zu groß.
lesson-rat-1-text = Ich habe Rang 1, den kleinsten von allen. Aber ich schlage den Elefanten: Ich schlüpfe ihm ins Ohr, heißt es.
lesson-rat-1-task = Schlag den Elefanten mit deiner Ratte.
lesson-rat-1-a3a2 = Das kleinste Tier schlägt das größte. Außer einem Elefanten kann das kein anderes.
lesson-rat-1-a3b3 = Der Elefant ist gleich unter dir auf a2, und du bist am Zug.

lesson-rat-2-heading = Umgekehrt geht es nicht.
lesson-rat-2-text = Jetzt gehört der Elefant dir, und die Ratte ist blau. Dein Elefant schlägt jeden, nur keine Ratte.
lesson-rat-2-task = Entkomm der Ratte mit deinem Elefanten, und schlag etwas.
lesson-rat-2-a3b3 = Der Hund ist geschlagen, und über Eck erreicht die Ratte dich nicht.
lesson-rat-2-a3a4 = Genau das kann ein Elefant nicht: Er schlägt die Ratte nicht.
lesson-rat-2-a3a2 = Du entkommst, aber den Hund auf b3 hättest du dabei mitnehmen können.

## Lektion „Wer schwimmt“; die Ratte lehrt sie.

lesson-river = Wer schwimmt
lesson-river-about = Der Fluss und seine Ufer

lesson-river-1-heading = Das Wasser gehört mir.
lesson-river-1-text = Von allen Tieren schwimmt nur die Ratte. Alle anderen bleiben am Ufer stehen.
lesson-river-1-task = Geh in den Fluss.
lesson-river-1-b3b4 = Im Fluss erreicht dich nur eine andere Ratte.
lesson-river-1-c3c4 = Die Katze schwimmt nicht. Sie bleibt am Ufer stehen, wie alle außer der Ratte.

lesson-river-2-heading = Das Ufer ist eine Grenze.
lesson-river-2-text = Eine Ratte schlägt den Elefanten, das weißt du. Aber hier ist die Ratte im Wasser und der Elefant an Land.
lesson-river-2-task = Versuch trotzdem, den Elefanten auf a5 zu schlagen.
lesson-river-2-b5a5 = Es geht nicht: Niemand schlägt über das Ufer, weder aus dem Wasser noch hinein. Komm erst an Land.
lesson-river-2-b5b4 = Dahin kannst du schwimmen, aber probier den Elefanten: Auf die Antwort kommt es an.

lesson-river-3-heading = Im Wasser sind wir gleich.
lesson-river-3-text = Neben deiner schwimmt eine blaue Ratte. Beide sind im Wasser, also liegt kein Ufer zwischen euch.
lesson-river-3-task = Schlag die blaue Ratte.
lesson-river-3-b5c5 = Ratte schlägt Ratte, im Wasser wie an Land. Du hattest den ersten Schlag.
lesson-river-3-b5a5 = Damit verlässt du das Wasser, und die blaue Ratte herrscht darin.

## Lektion „Über den Fluss“; der Löwe lehrt sie.

lesson-leap = Über den Fluss
lesson-leap-about = Wie Löwe und Tiger springen

lesson-leap-1-heading = Wasser hält mich nicht auf.
lesson-leap-1-text = Löwe und Tiger springen geradeaus über den ganzen Fluss, auf das erste Feld Land dahinter.
lesson-leap-1-task = Spring von b3 über den Fluss.
lesson-leap-1-b3b7 = Drei Felder Wasser in einem Zug.
lesson-leap-1-b3a3 = Das ist nur ein Schritt. Vom Ufer kannst du springen: b7 liegt geradeaus.

lesson-leap-2-heading = Quer ist es kürzer.
lesson-leap-2-text = Von Seite zu Seite ist der Fluss zwei Felder breit. Ein Sprung darf auch den schlagen, der da steht, wo er landet.
lesson-leap-2-task = Spring und schlag den Wolf.
lesson-leap-2-a5d5 = Über das Wasser und auf den Wolf. Am Ufer ist niemand je ganz sicher vor dir.
lesson-leap-2-a5a6 = Das ist ein Schritt am Ufer entlang. Zum Wolf auf d5 ist es ein Sprung.

lesson-leap-3-heading = Der Rang gilt auch im Flug.
lesson-leap-3-text = Das ist ein Tiger, Rang 6. Auf d5 hinter dem Wasser steht ein Löwe, Rang 7.
lesson-leap-3-task = Versuch, auf den Löwen zu springen.
lesson-leap-3-a5d5 = Ein Sprung schlägt wie ein Schritt: Sechs kommt gegen sieben nicht an. Ein Sprung ist kein Freibrief.
lesson-leap-3-a5a6 = Probier den Sprung nach d5: Auf die Antwort kommt es an.

## Lektion „Lies das Flussufer“; die Ratte lehrt sie.

lesson-riverbank = Lies das Flussufer
lesson-riverbank-about = Sprung, und was ihn sperrt

lesson-riverbank-1-heading = Ich schwimme, der Löwe bleibt.
lesson-riverbank-1-text = Zieh einmal für Blau. Der blaue Löwe auf e7 will hinunter nach e3 springen, wo ein Hund steht. Aber ich bin im Wasser.
lesson-riverbank-1-task = Versuch, mit dem blauen Löwen von e7 nach e3 zu springen.
lesson-riverbank-1-e7e3 = Eine Ratte im Wasser versperrt den Sprung: jede Ratte, selbst die des Löwen.
lesson-riverbank-1-e7d7 = Dahin könnte der Löwe gehen. Probier erst den Sprung nach e3: Auf die Antwort kommt es an.

lesson-riverbank-2-heading = Jetzt sieh, was sich öffnet.
lesson-riverbank-2-text = Rot ist am Zug. Ein Schritt zur Seite, noch im Wasser, und unter dem Weg des Löwen schwimmt niemand mehr.
lesson-riverbank-2-task = Schwimm mit der Ratte nach f5.
lesson-riverbank-2-e5f5 = Linie e ist jetzt frei: Dein Schritt hat dem Gegner den Weg geöffnet. Achte darauf, wenn du eine Ratte ziehst.
lesson-riverbank-2-e5e4 = Immer noch Linie e: Der Löwe fliegt über alle drei Felder, und auf einem bist du. Der Sprung bleibt versperrt.
lesson-riverbank-2-e5d5 = Damit verlässt du das Wasser. Auch das öffnet den Weg. Sieh aber, was ein Schritt im Wasser tut: nach f5.

lesson-riverbank-3-heading = Das andere Ufer entscheidet.
lesson-riverbank-3-text = Der Weg ist frei. Aber der Löwe muss auch landen dürfen: auf einem leeren Feld, oder auf einem Tier, das er schlagen kann.
lesson-riverbank-3-task = Blau zieht: Spring von e7 nach e3, falls möglich.
lesson-riverbank-3-e7e3 = Der Hund hat Rang 3, der Löwe 7: Er darf landen und ihn schlagen. Vor dem Elefanten hätte das Ufer Nein gesagt.
lesson-riverbank-3-e7d7 = Sieh nach e3: Da steht nur ein Hund, und niemand schwimmt darunter. Der Sprung geht.

## Lektion „Gefangen“; der Hund lehrt sie.

lesson-trap = Gefangen
lesson-trap-about = Die Falle, so und so

lesson-trap-1-heading = Bei mir wird ein Löwe zum Kätzchen.
lesson-trap-1-text = Drei Fallen bewachen deine Höhle. Ein Gegner, der auf einer steht, hat keine Kraft: Jedes deiner Tiere kann ihn schlagen.
lesson-trap-1-task = Schlag den Löwen mit deiner Katze.
lesson-trap-1-c2d2 = Zwei schlägt sieben, weil die Falle daraus null gemacht hat. Von selbst fällt er nicht: Schlagen musst du ihn.
lesson-trap-1-c2c1 = Der Löwe steht neben deiner Höhle und würde hineingehen. Schlag ihn, solange die Falle ihn hält.

lesson-trap-2-heading = Ihre halten auch uns.
lesson-trap-2-text = Dein Wolf steht auf einer blauen Falle. Die blaue Katze daneben hat nur Rang 2. Sieh, ob der Wolf sie schlagen kann.
lesson-trap-2-task = Versuch, die Katze auf e8 zu schlagen.
lesson-trap-2-d8e8 = In einer gegnerischen Falle schlägt ein Tier niemanden. Und jeder Gegner kann es dort schlagen.
lesson-trap-2-d8d7 = Das kommt als Nächstes. Probier erst die Katze: Auf die Antwort kommt es an.
lesson-trap-2-d8c8 = Probier die Katze auf e8: Auf die Antwort kommt es an.
lesson-trap-2-d8d9 = Damit wäre das Spiel sogar gewonnen! Aber hier geht es um die Falle: Probier die Katze.

lesson-trap-3-heading = Sie hält uns nicht für immer.
lesson-trap-3-text = Eine Falle bindet niemanden fest. Wer von ihr heruntergeht, hat sofort den alten Rang zurück.
lesson-trap-3-task = Geh von der Falle herunter, nach d7.
lesson-trap-3-d8d7 = Wieder ein Wolf, Rang 4. Jetzt sollte die Katze besser gehen.
lesson-trap-3-d8c8 = Auch das ist von der Falle herunter. Aber die Aufgabe ist d7.
lesson-trap-3-d8d9 = Geradewegs in die Höhle: Das gewinnt, und ist die nächste Lektion. Geh hier zurück nach d7.

## Lektion „Der Weg in die Höhle“; der Tiger lehrt sie.

lesson-den = Der Weg ans Ziel
lesson-den-about = Die Höhle

lesson-den-1-heading = Ein Schritt, und es ist aus.
lesson-den-1-text = Wer in die gegnerische Höhle geht, gewinnt sofort, was auch sonst auf dem Brett steht. Jedes Tier kann das.
lesson-den-1-task = Geh in die blaue Höhle.
lesson-den-1-d8d9 = Das ist das Spiel. Zähl immer, wer zuerst da ist: deine Schritte zu ihrer Höhle, und ihre zu deiner.
lesson-den-1-d8c8 = Die Höhle auf d9 ist einen Schritt entfernt, und niemand kann dich aufhalten.

lesson-den-2-heading = Nur nicht in die eigene.
lesson-den-2-text = Deine Katze sitzt vor deiner eigenen Höhle. Das wäre ein feines Versteck.
lesson-den-2-task = Versuch, in die rote Höhle zu gehen.
lesson-den-2-d2d1 = Kein Tier betritt die eigene Höhle. Du bewachst sie von außen.
lesson-den-2-d2c2 = Probier die Höhle auf d1: Auf die Antwort kommt es an.

## Lektion „Kein Ausweg“; der Elefant lehrt sie.

lesson-stuck = Kein Ausweg
lesson-stuck-about = Kein Zug mehr

lesson-stuck-1-heading = Wer nicht ziehen kann, verliert.
lesson-stuck-1-text = Aussetzen gibt es nicht. Bist du am Zug und keines deiner Tiere kann ziehen, ist das Spiel aus, und du hast es verloren.
lesson-stuck-1-task = Gewinne, ohne die Katze zu schlagen.
lesson-stuck-1-b2b1 = Oben der Elefant, daneben der Wolf: Die Katze kann nirgends hin, und Blau ist am Zug.
lesson-stuck-1-a2a1 = Auch das gewinnt, weil das letzte Tier fällt. Aber es geht auch, ohne jemanden zu schlagen.
lesson-stuck-1-b2c2 = Dann spaziert die Katze über b1 hinaus. Mach dieses Feld zu.

## Lektion „Dreimal dasselbe“; der Leopard lehrt sie.

lesson-again = Dreimal dasselbe
lesson-again-about = Wiederholung

lesson-again-1-heading = Waren wir hier nicht schon?
lesson-again-1-text = Kommt dasselbe Brett mit derselben Seite am Zug zum dritten Mal, ist es remis: so, wenn dein Löwe zurück nach g1 geht.
lesson-again-1-task = Zieh so, dass es nicht remis wird.
lesson-again-1-f1g1 = Das ist das dritte Mal: remis, obwohl du ein Tier mehr hast.
lesson-again-1-a3a4 = Ein neues Brett, und das Zählen beginnt von vorn. Wer vorn liegt, sollte immer etwas Neues finden.

## Fragen neuer Spieler

question-rat = Wer schlägt wen: Ratte, Elefant?
question-rat-answer = Die Ratte schlägt den Elefanten, an Land von Feld zu Feld. Der Elefant schlägt die Ratte nur auf einer Falle, wo sie keine Kraft hat.
question-swim = Schlägt eine Ratte vom Wasser aus?
question-swim-answer = Nein. Sie muss erst herausklettern, und vom Ufer ins Wasser kann sie auch nicht schlagen. Im Fluss kommt ihr nur die andere Ratte bei.
question-leap = Wann springen Löwe und Tiger?
question-leap-answer = Geradeaus über den Fluss, von Ufer zu Ufer, auch auf ein Tier, das sie schlagen können. Eine Ratte im Wasser auf dieser Linie, ob eigene oder fremde, versperrt den Weg.
question-trap = Was macht eine Falle?
question-trap-answer = Ein Gegner auf einer deiner Fallen hat keine Kraft: Jedes deiner Tiere schlägt ihn. Deine eigenen Fallen schaden dir nicht.
question-den = Darf ich in eine Höhle gehen?
question-den-answer = In die des Gegners: Damit gewinnst du, mit jedem Tier. In die eigene nie.
question-equals = Und wenn beide gleich stark sind?
question-equals-answer = Wer am Zug ist, schlägt. Also tritt nicht neben deinesgleichen: Danach ist die andere Seite am Zug.

## Was man sich im ersten Spiel merkt

remember-captures = Sieh vor jedem Zug, wer geschlagen werden kann, bei dir und bei ihnen.
remember-together = Schick kein Tier allein los: Zwei beieinander beschützen sich.
remember-dens = Behalte beide Höhlen im Auge. Dort kann das Spiel enden, lange bevor das letzte Tier fällt.
remember-race = Zähl die Züge, wenn zwei Tiere um die Wette laufen. Wer am Zug ist, ist einen voraus.
remember-undo = Zurücknehmen kostet hier nichts, und ein Tipp nennt seine Gründe.

## Tipps

tip-rat = Gib auf die Ratte acht
tip-rat-text = Solange deine Ratte lebt, kann der gegnerische Elefant nicht gehen, wohin er mag, und im Fluss versperrt sie jeden Sprung über sich. Versuch hier, den Fluss zu halten.
tip-leap = Schlag über den Fluss zu
tip-leap-text = Löwe und Tiger überqueren das Brett in einem Zug. Stell sie ans Ufer, wo die Linie frei ist: Dann haben sie die ganze andere Seite im Blick.
tip-trap = Mach die Falle zum Köder
tip-trap-text = Wer über deine Falle zur Höhle will, ist dort schwach. Lass neben jeder Falle irgendein Tier stehen, und lass sie kommen.
tip-guard = Lass eine Wache zu Hause
tip-guard-text = Ein kleines Tier an der Höhle ist mehr wert als eines mehr im Angriff: Zwei Felder von zu Hause können zu weit sein. Gewinne, ohne sie aus den Augen zu lassen.
tip-count = Erst zählen, dann tauschen
tip-count-text = Sieh, wer zurückschlagen kann und was danach bleibt. Ein Leopard für einen Hund ist ein schlechter Tausch, es sei denn, der Weg zur Höhle ist dann frei.
tip-together = Geht zusammen
tip-together-text = Zwei Tiere Seite an Seite beschützen einander: Wer eines schlägt, wird selbst geschlagen. Rück sie abwechselnd vor, durch die Mitte oder an einem Rand entlang.
