### What is said of moves: hints, and the facts that speak for a move or against it.

## A hint is told in three steps: which animal, which move, why. Headings have about 24 letters of room.

hint-animal = Look at your { animal }.
# $square as on the board's edges: a1.
hint-stands = It stands on { $square } and has a good move.
hint-ask-for-move = Ask again for the move.
hint-move = Move your { animal }.
# $from and $to are squares; $animal is taken.
hint-leap-and-take = Leap from { $from } to { $to } and take the { animal }.
hint-go-and-take = Go from { $from } to { $to } and take the { animal }.
hint-leap = Leap from { $from } to { $to }.
hint-go = Go from { $from } to { $to }.
hint-ask-for-reason = Ask again for the reason.
hint-why = Why { $from } to { $to }?

## What is certain about a hint's move. $moves: 1 or more.

hint-wins-at-once = It wins at once.
hint-wins-in = It wins in { $moves }, proven.
hint-loses-at-once = The enemy wins at once, proven; nothing helps.
hint-loses-in = The enemy wins in { $moves }, proven; this holds out longest.

## What speaks for a move where there is nothing better to say

claim-safe = After it nobody of yours can be taken, and no better move was found.
claim-best = No better move was found.

## Whole sentences one after the other, where several are said at once

sentence-and-sentence = { $first } { $next }

## Facts about a move, in hints and in reviews. "It" is the animal that moves; "you" and "the enemy" are not named by color.

fact-enters-den = It walks into the den and wins.
fact-takes-last = It takes the last animal and wins.
fact-leaves-no-move = It leaves the enemy without a move.
fact-takes = It takes the { animal }, and nobody can take back.
fact-takes-guarded = It takes the { animal }, but can be taken in turn.
# Equals meet, and the rules say that both fall.
fact-trades = It takes the { animal }, and both leave the board.
fact-stops-entry = It keeps the enemy out of the den.
fact-allows-entry = It lets the enemy into the den.
fact-threatens-entry = It threatens to walk into the den.
fact-escapes = It gets away from the { animal }.
# $animal is the mover's own, $other the enemy's that could take it.
fact-rescues = It saves the { animal } from the { other }.
fact-exposes = It lets the { other } take the { animal }.
fact-leaves = It leaves the { animal } to the { other }.
fact-attacks = It goes for the { animal }.
# A leap over the river from square $from to square $to; $side and $animal: whose lion or tiger can make it now.
fact-opens-leap = It opens the leap { $from } to { $to } for the { $side ->
    [red] red
   *[blue] blue
} { animal }.
# The same leap can no longer be made.
fact-closes-leap = It closes the leap { $from } to { $to } to the { $side ->
    [red] red
   *[blue] blue
} { animal }.
fact-trap-weakens = It steps into a trap that weakens it.
fact-trap-harmless = It steps on a trap that does it no harm.
fact-leaves-trap = It gets out of the trap.
# $animal is the enemy's, on its way to the den.
fact-bars-way = It bars the { animal }'s way to the den.
# So many moves now, $before so many.
fact-lengthens-way = It makes the { animal }'s way to the den longer: { $moves } moves, not { $before }.
fact-nears = { $moves ->
    [one] It is { $moves } move from the den.
   *[other] It is { $moves } moves from the den.
}
# $enemy: how many moves the enemy's nearest animal needs to the other den.
fact-nears-race = { $moves ->
    [one] It is { $moves } move from the den; the enemy needs { $enemy }.
   *[other] It is { $moves } moves from the den; the enemy needs { $enemy }.
}
