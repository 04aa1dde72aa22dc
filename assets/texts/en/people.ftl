### The players: what they are called, their devices and seats, the leaderboard, badges, and what a game was worth.

## What players are called. They stand on ribbons, and in other texts as $name.

# The animals that stand for the computer's levels.
person-easy = Young Cat
person-normal = Kind Dog
person-expert = Old Wolf
person-master = Fierce Tiger
person-grandmaster = Wise Elephant
# A person who has given no name.
person-you = You
# Two people.
person-first = Player 1
person-second = Player 2

## The line below a player's name beside the board.

# A person with no device of their own.
person-here = On this device
person-computer = Computer · { $level }

## Who plays a saved game.

# The person's side, and the name of the computer's animal: "Red against Old Wolf".
people-against = { side } against { $name }
people-two-players = Two players
people-two-computers = Two computers

## Devices.

device-pad = Controller { $number }
# The halves of one keyboard, for two people.
device-keys-left = Keyboard, left
device-keys-right = Keyboard, right
device-pointer = Mouse or touch

## Seats are taken: each side by a device, or by the computer.

# On a ribbon.
seats-title = Take a seat
# Where a player's name would stand.
seats-free = Free seat
# Below the name: what plays the side.
seats-computer-plays = The computer
seats-every-device = Every device
# On a ribbon: somebody sits there.
seats-ready = Ready
# After the picture of a key; and for the mouse or fingers.
seats-press = Press to join
seats-click = Click to join
# On small buttons: give the seat to the computer, send the computer away, leave the seat.
seats-computer = Computer
seats-send-away = Send away
seats-leave = Leave
# Let the two players change places.
seats-swap = Swap
# A switch: all devices play for whoever is to move.
seats-share = One device goes round
seats-start = Start
# In place of Start, while a game is played.
seats-go-on = Go on
# Said for a while, on a slip.
seats-shared = Every device plays for whoever is to move.
# What keys do, beside their pictures.
seats-key-join = Join
seats-key-choose = Choose
seats-key-leave = Leave the seat
seats-key-share = One for all
seats-key-swap = Swap

## The leaderboard.

# On a ribbon.
people-title = Leaderboard
# Heads of columns: narrow, above all "Points" and "Streak".
people-head-player = Player
people-head-points = Points
# The strongest level won against.
people-head-best-win = Best win
# Wins in a row.
people-head-streak = Streak
# Three lines at most. What a win is worth at each level stands behind the level's name.
people-rule = A win against the computer earns points once: in a game begun from the start, by one of the ready rule sets, with the same players to its end, without taking back, and without hints. { level-easy } { $easy }, { level-normal } { $normal }, { level-expert } { $expert }, { level-master } { $master }, { level-grandmaster } { $grandmaster } points.
people-new = New player
people-back = Back
# What keys do, beside their pictures.
people-key-play-as = Play as { $name }
people-key-back = Back
people-key-move = Move

## The card of one person.

# What is chosen by steps: what the card shows.
profile-badges = Badges
profile-by-level = By level
profile-by-rules = By rules
profile-by-side = By side
# Below a large number each.
profile-points = points
profile-wins = wins
# Wins in a row.
profile-in-a-row = in a row
# The points in a narrow window.
profile-count-points = { $points } points
# Heads of narrow columns: games won, drawn, lost.
profile-won = won
profile-drawn = drawn
profile-lost = lost
profile-all-badges = All badges are earned.
# Name and animal.
profile-change = Change

## Badges: names in narrow places, and what is to be done for the next one, in one line.

# A first win.
badge-first-win = First den
badge-task-first-win = Next: win against the computer.
# Wins as Red and as Blue: on both banks of the river.
badge-both-sides = Both banks
# $done is how much of it is done.
badge-task-both-sides = Next: win on both sides ({ $done } of 2).
badge-leaps = High leaper
badge-task-leaps = Next: leap the river ({ $done } of 10).
badge-streak = Unstoppable
badge-task-streak = Next: five wins in a row ({ $done }).
# A win against Expert, who is a wolf.
badge-expert = Wolf tamer
badge-task-expert = Next: win against { level-expert }.
# Wins by three rule sets.
badge-rule-sets = Well read
badge-task-rule-sets = Next: win by three rule sets ({ $done }).
badge-ten-wins = Ten wins
badge-task-ten-wins = Next: ten wins ({ $done } of 10).
# A win against Grandmaster, who is an elephant.
badge-grandmaster = Elephant wise
badge-task-grandmaster = Next: win against { level-grandmaster }.

## Why a win earned no points, in one line.

# It came from elsewhere, began otherwise, or a seat changed hands.
credit-not-own = No points: it was no whole game of yours.
credit-helped = No points: you had help.
credit-again = No points: this game was counted before.

## A player's name and animal.

# On a ribbon.
name-new = New player
name-change = Change player
# On keys of the keyboard on the screen. Erase takes the last letter away; it is narrow.
name-space = Space
name-erase = Erase
name-done = Done
name-cancel = Cancel
name-remove = Remove
name-really-remove = { games-really-delete }
# What is wrong with a name, in one line.
name-fault-empty = A name needs at least one letter.
name-fault-long = A name has at most { $most } letters.
name-fault-letter = The letter “{ $letter }” cannot be written here.
name-fault-spaces = A name has single spaces, and none at its ends.
name-fault-taken = There is a { $name } already.

## What is wrong with the file of the players. They end a sentence that says that it cannot be read.

people-fault-count = there are { $count } players where 1 to { $most } are meant
people-fault-number = the number of the player "{ $name }" is another's
# $fault is one of the sentences above.
people-fault-name = the name "{ $name }": { $fault }
people-fault-playing = whoever plays now is not there
