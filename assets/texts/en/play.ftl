### The board and what lies beside it: whose turn it is, the tools, captions for what happens and what is heard, and games
### that are watched or looked at again.

## Whose turn it is, on a ribbon: short.

play-your-turn = Your turn
play-turn = { side }'s turn
# $name is a player: "Old Wolf", or a name that a person typed.
play-thinks = { $name } thinks
# On a board that is only looked at.
play-to-move = { side } to move

## The list of moves.

# On a ribbon.
play-moves = Moves
# For how many turns nothing was taken.
play-quiet = { $turns ->
    [one] { $turns } quiet turn
   *[other] { $turns } quiet turns
}
# In the place of the move that is awaited: the person's, or the computer's.
play-awaited-yours = your move
play-awaited-thinking = thinking

## The tools: words below small pictures.

play-tool-undo = Undo
play-tool-hint = Hint
# Shows which animals can be taken.
play-tool-threats = Threats
# Turns the board round.
play-tool-flip = Flip
play-tool-menu = Menu

## What keys do now, beside their pictures.

# The answers to: do you mean this move?
play-key-yes = Yes, move
play-key-no = No
# An animal is in hand.
play-key-move = Move
play-key-put-down = Put down
play-key-take-up = Take up
play-key-flip = Flip
play-key-menu = Menu

## The card of an animal.

# What the animal in hand can take: $animal on the square $square, and $other on the square $there.
play-prey = Can take the { animal } on { $square }.
play-prey-two = Can take the { animal } on { $square } and the { other } on { $there }.
play-trapped = Weak in this trap: any enemy may take it.

## Said for a while, on a slip.

play-no-move-found = The computer found no move.
# The computer agrees to no draw.
play-computer-plays-on = The computer plays on.
# $why is what is wrong with the position, or with the file.
play-cannot-begin = This game cannot begin: { $why }.
play-cannot-read = The saved game cannot be read: { $why }.
play-confirm-move = Choose the square once more to move there.
play-sounds-off = All sounds are off.
play-sounds-on = Sounds are on again.

## How a game ended, in as few words as a ribbon holds.

end-draw = A draw
end-you-win = You win!
# The computer's name: "Old Wolf wins".
end-name-wins = { $name } wins
end-side-wins = { side } wins!

## Captions: what happens at the board, a sentence each. $from and $to are squares, such as a1.

caption-goes = { side } { animal } goes { $from }–{ $to }.
caption-goes-takes = { side } { animal } goes { $from }–{ $to }, takes { other }.
caption-swims = { side } { animal } swims { $from }–{ $to }.
caption-swims-takes = { side } { animal } swims { $from }–{ $to }, takes { other }.
# Over the river.
caption-leaps = { side } { animal } leaps { $from }–{ $to }.
caption-leaps-takes = { side } { animal } leaps { $from }–{ $to }, takes { other }.
caption-den = { side } { animal } goes into the den, { $from }–{ $to }.
# By some rules two equal animals take each other.
caption-both-fall = { side } { animal } meets { other } on { $to }: both fall.
# Of the animal that was moved just now.
caption-trapped = A trap holds the { animal }.
caption-out-of-trap = The { animal } is out of the trap.
caption-start = The animals stand at the start.
caption-board = { $moves ->
    [one] The board after { $moves } move.
   *[other] The board after { $moves } moves.
}
caption-turn = { side }'s turn.
caption-wins = { side } wins.
caption-draw = A draw.

## Captions: what is heard. They stand in brackets.

captions-sound = [{ $sound }]
# Between two sentences of captions.
captions-between = { " " }
# A move was refused.
heard-refuse = A dull knock
heard-pounce = A pounce
heard-tumble = An animal tumbles off the board
heard-leap = A whoosh over the river
heard-splash = A splash
heard-swim = Water gurgles
heard-emerge = Water drips
heard-trap = A trap rattles
heard-win = A fanfare
heard-loss = A sad tune
heard-draw = A calm chord
heard-hint = A bell: a hint
heard-turn = A chime: your turn
heard-squeak = The rat squeaks
heard-meow = The cat meows
heard-bark = The dog barks
heard-howl = The wolf howls
heard-saw = The leopard rasps
heard-growl = The tiger growls
heard-roar = The lion roars
heard-trumpet = The elephant trumpets

## Two computers are watched.

# Words below small pictures.
watch-tool-go-on = Go on
watch-tool-pause = Pause
# One move.
watch-tool-step = Step
watch-tool-menu = Menu
watch-tool-slower = Slower
watch-tool-faster = Faster
# What keys do, beside their pictures.
watch-key-go-on = Go on
watch-key-pause = Pause
watch-key-flip = Flip
watch-key-menu = Menu
# The bar that tells who is better, in words.
# Whatever the other side does.
watch-gauge-win = { side } wins in { $moves }, proven.
watch-gauge-even = Neither side is better.
# $points is a number such as 1.3.
watch-gauge-better = { side } is better by { $points }.

## A game is looked at again.

# On a ribbon.
replay-moves = Moves
# Words below small pictures: to the game's start, one move back, one on, to its end.
replay-tool-first = Start
replay-tool-back = Back
replay-tool-on = Next
replay-tool-last = End
replay-tool-play = Play
replay-tool-pause = Pause
replay-tool-menu = Menu
replay-tool-slower = Slower
replay-tool-faster = Faster
# How many of the game's moves are made: "12 of 40".
replay-way = { $at } of { $moves }
# What keys do, beside their pictures.
replay-key-play = Play
replay-key-pause = Pause
replay-key-step = Step
replay-key-leave = Leave
