### Lo que se dice de las jugadas: pistas, y los hechos a favor o en contra de una jugada.

## A hint is told in three steps: which animal, which move, why. Headings have about 24 letters of room.

hint-animal = Fíjate en tu { animal }.
hint-stands = Está en { $square } y tiene una buena jugada.
hint-ask-for-move = Pide más para ver la jugada.
hint-move = Mueve tu { animal }.
hint-leap-and-take = Salta de { $from } a { $to } y captura { animal-to }.
hint-go-and-take = Ve de { $from } a { $to } y captura { animal-to }.
hint-leap = Salta de { $from } a { $to }.
hint-go = Ve de { $from } a { $to }.
hint-ask-for-reason = Pide más para saber por qué.
hint-why = ¿Por qué { $from }–{ $to }?

## What is certain about a hint's move. $moves: 1 or more.

hint-wins-at-once = Gana enseguida.
hint-wins-in = Gana en { $moves }, demostrado.
hint-loses-at-once = El rival gana enseguida, demostrado; nada lo evita.
hint-loses-in = El rival gana en { $moves }, demostrado; así aguantas más.

## What speaks for a move where there is nothing better to say

claim-safe = Después nadie puede capturar a los tuyos, y no se encontró nada mejor.
claim-best = No se encontró nada mejor.

## Whole sentences one after the other, where several are said at once

sentence-and-sentence = { $first } { $next }

## Facts about a move, in hints and in reviews. "It" is the animal that moves; "you" and "the enemy" are not named by color.

fact-enters-den = Entra en la guarida y gana.
fact-takes-last = Captura al último animal y gana.
fact-leaves-no-move = Deja al rival sin jugadas.
fact-takes = Captura { animal-to }, y nadie puede responder.
fact-takes-guarded = Captura { animal-to }, pero el rival puede responder.
fact-trades = Captura { animal-to }, y los dos salen del tablero.
fact-stops-entry = Impide que el rival entre en la guarida.
fact-allows-entry = Deja que el rival entre en la guarida.
fact-threatens-entry = Amenaza con entrar en la guarida.
fact-escapes = Escapa { animal-of }.
fact-rescues = Salva { animal-to } { other-of }.
fact-exposes = Deja que { other-the } capture { animal-to }.
fact-leaves = Deja { animal-to } a merced { other-of }.
fact-attacks = Va tras { animal-the }.
fact-opens-leap = Abre el salto de { $from } a { $to } { animal-to } { animal-color }.
fact-closes-leap = Cierra el salto de { $from } a { $to } { animal-to } { animal-color }.
fact-trap-weakens = Pisa una trampa y pierde su fuerza.
fact-trap-harmless = Pisa una trampa que no le hace nada.
fact-leaves-trap = Sale de la trampa.
fact-bars-way = Cierra { animal-to } el camino a la guarida.
fact-lengthens-way = Alarga el camino { animal-of } a la guarida: { $moves } jugadas, no { $before }.
fact-nears = { $moves ->
    [one] Queda a { $moves } jugada de la guarida.
   *[other] Queda a { $moves } jugadas de la guarida.
}
fact-nears-race = { $moves ->
    [one] Queda a { $moves } jugada de la guarida; el rival, a { $enemy }.
   *[other] Queda a { $moves } jugadas de la guarida; el rival, a { $enemy }.
}
