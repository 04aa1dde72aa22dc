### The rules in sentences, how games end, and why moves are refused.

## The rule panel: what a rule set says, sentence by sentence, in this order

panel-first-red = Red begins.
panel-first-blue = Blue begins.
panel-first-random = A coin decides who begins.
panel-first-loser = The loser of the last game begins.
panel-step = Animals move one square up, down, left or right.
panel-take = An animal takes an enemy that is weaker or its equal.
panel-wolf-over-dog = The wolf is stronger than the dog.
panel-dog-over-wolf = The dog is stronger than the wolf.
panel-wolf-equals-dog = Wolf and dog are equals.
panel-lion-equals-tiger = Lion and tiger are equals.
panel-lion-over-tiger = The lion is stronger than the tiger.
panel-equals-take = Between equals, whoever strikes first takes the other.
panel-equals-fall = When equals meet, both leave the board.
panel-rat-takes-elephant = The rat takes the elephant.
panel-elephant-never = The elephant never takes the rat, not even in a trap.
panel-elephant-weakened = The elephant takes the rat only when a trap weakens it.
panel-elephant-always = The elephant takes the rat like any weaker animal.
panel-swim = Only the rat swims.
panel-leaving-nothing = A rat leaving the water takes nothing.
panel-leaving-rat = A rat leaving the water may take a rat, but no elephant.
panel-leaving-both = A rat leaving the water may take a rat or an elephant.
panel-entering-nothing = A rat entering the water takes nothing.
panel-entering-rat = A rat entering the water may take a swimming rat.
# $animal is the lion or the tiger. A file goes up the board, from Red to Blue; a rank goes across.
panel-leaps-both = The { animal } leaps over the river both ways, lengthwise and across.
panel-leaps-files = The { animal } leaps over the river lengthwise only, along a file.
panel-leaps-ranks = The { animal } leaps over the river crosswise only, along a rank.
panel-leaps-none = The { animal } does not leap.
panel-blocks-any = A swimming rat of either side blocks the leap.
panel-blocks-enemy = A swimming enemy rat blocks the leap; one's own does not.
panel-leap-equal = A leap takes whatever a step may take.
panel-leap-lower = A leap takes only weaker animals.
# The next is about one of these two: "such a trap".
panel-trap-enemies = A trap weakens the enemies of the den it guards: any enemy may take them.
panel-trap-everyone = A trap weakens every animal on it: any enemy may take it.
panel-trapped-takes = An animal in such a trap may still take others.
panel-trapped-nothing = An animal in such a trap takes nothing.
panel-own-den = No animal enters its own den.
panel-den-any = Any animal wins by entering the enemy's den.
panel-den-rat = Only the rat may enter the enemy's den, and wins by it.
panel-all-taken = Whoever takes all the enemy's animals wins.
panel-no-move-loses = A side that cannot move loses.
panel-no-move-draw = When a side cannot move, the game is drawn.
panel-repetition-draw = When a position comes for the third time, the game is drawn.
panel-repetition-barred = A move that brings a position for the third time is barred.
panel-repetition-loses = Whoever brings a position for the third time loses.
panel-repetition-chase = Chasing is limited: the 7-3 rule bars a square entered three times in seven moves, the 17-5 rule five squares kept to for seventeen.
panel-repetition-off = A game may repeat itself.
panel-quiet-off = A game may go on without captures for any time.
# A ply is one move of one side. $plies: 1 or more.
panel-quiet-draw = { $plies ->
    [one] After { $plies } ply without a capture the game is drawn.
   *[other] After { $plies } plies without a capture the game is drawn.
}

## How a game ended, below who won it. $side is who won.

ended-den = { side } walked into { $side ->
    [red] Blue
   *[blue] Red
}'s den.
ended-captured = { side } took all of { $side ->
    [red] Blue
   *[blue] Red
}'s animals.

## The same; $side is who lost.

ended-no-moves = { side } has no move left.
ended-repetition = { side } brought the same position for the third time.
ended-resignation = { side } gave up.
ended-time = { side } ran out of time.

## How a game was drawn, below "A draw."

drawn-repetition = The same position came for the third time.
drawn-quiet = Too many moves went by without a capture.
drawn-no-moves = The side to move has no move left.
drawn-agreed = Both players agreed to a draw.
drawn-length = The game reached its longest length.
drawn-bare = No animal is left on either side.

## Why a move that somebody tries is refused, in a note beside the board

refused-over = The game is over.
# $square as on the board's edges: a1.
refused-nothing-there = There is no animal on { $square }.
refused-turn = It is { side }'s turn.
refused-stays = A move ends on another square.
refused-far = The { animal } moves one square up, down, left or right.
# $animal stands on the square that the move goes to.
refused-own = Your own { animal } stands there.
refused-own-den = No animal enters its own den.
refused-den-rat = Only the rat may enter the enemy's den.
refused-water = The { animal } cannot swim.
refused-leap-blocked = A rat in the water blocks the leap.
# $animal is the lion or the tiger, which leap lengthwise or crosswise, or not at all.
refused-leap-barred = Under these rules the { animal } does not leap this way.
# $animal is the one to be taken.
refused-leap-weaker = A leap takes weaker animals only, and the { animal } is no weaker.
refused-leaving-water = A rat leaving the water cannot take the { animal }.
refused-entering-water = A rat in the water cannot be taken from the land.
refused-trapped = The { animal } is in a trap and cannot take anything.
refused-elephant-on-rat = The elephant cannot take the rat.
# $animal would be taken by $other.
refused-stronger = The { animal } is stronger than the { other }.
refused-repetition = This position has come twice already; a third time is barred.
# The names of the rules against chasing are figures: three times in seven moves, five squares in seventeen.
refused-seven-three = The 7-3 rule: the { animal } has gone there three times in seven moves.
refused-seventeen-five = The 17-5 rule: the { animal } alone has moved among these squares for seventeen moves.
