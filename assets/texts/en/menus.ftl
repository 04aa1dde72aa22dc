### The title, the menus and dialogs, the new game, the saved games, and the setting up of boards.
### Most of these stand on buttons: words, not sentences, and no longer than they must be.

## Asked before a game is left.

leave-title = Leave this game?
# The game that is left.
leave-over = It is over.
leave-kept = It is kept; you can go on later.
# The two answers, on buttons.
leave-stay = Stay
leave-leave = Leave

## A controller was unplugged in the middle of a game.

# On a ribbon.
lost-title = Paused
lost-gone = { side }'s controller is gone
lost-advice = Reconnect it, or take the seat with another device.
lost-waits = The game waits.
# Said where the device that takes the seat plays for the other side.
lost-seated = This device has a seat of its own.
# On buttons. A seat is the place of one of the two sides.
lost-take = Take the seat
lost-share = One device for all
lost-pause = Pause menu
# What two keys do, beside their pictures.
lost-key-take = Take the seat
lost-key-pause = Pause menu

## "More" of the title.

# On a ribbon.
more-title = More
more-editor = Set up a board
more-watch = Watch a game
more-print = Print and play
more-back = Back

## There is an unfinished game.

resume-title = Go on with your game?
# $who is one of people-against, people-two-players and people-two-computers; $move the number of the move to come;
# $rules a name with a version: "Red against Old Wolf, move 12, Standard v1 rules."
resume-text = { $who }, move { $move }, { $rules } rules.
resume-yes = Go on
resume-no = Not now

## Asked before the program ends.

quit-title = Leave the jungle?
quit-text = The animals will wait for you.
quit-stay = Stay
quit-quit = Quit

## Board and animals on paper, to be cut out.

# On a ribbon.
print-title = Print and play
print-text = The board and both sides' animals, to cut out and play with.
# What is chosen by steps, and its values: the sheet's format and the colors.
print-paper = Paper
print-a4 = A4
print-letter = US Letter
print-ink = Ink
print-color = All colors
# Outlines to be colored in by hand.
print-saving = To color in
print-save = Save
print-back = Back

## What can be done with a game that is looked at again.

# On a ribbon.
share-title = This game
share-resume = Go on
share-link = Copy a link
share-text = Copy as text
# A moving picture.
share-film = Save as picture
share-slower = Slower
share-faster = Faster
share-play = Play from here
# The board as it stands, in the editor.
share-editor = Change this
share-leave = Leave
share-copied = The game is copied as text.

## The menu of a game.

# On a ribbon.
pause-title = Paused
pause-resume = Go on
pause-restart = Start again
pause-rules = Rules
# Looks for mistakes in the game.
pause-review = Review
pause-flip = Turn the board
# Who plays with which device.
pause-seats = Seats
pause-link = Copy a link
pause-games = Saved games
# Looks at the game move by move.
pause-replay = Replay
pause-editor = Set up a board
pause-print = Print and play
pause-settings = Settings
pause-draw = Agree to a draw
pause-resign = Give up
pause-leave = Leave

## The rules, in sentences.

menu-rules-back = Back
menu-rules-change = Change
# On a small button that shows the next page: "1 of 2".
menu-rules-page = { $page } of { $pages }

## The one device goes to the other player.

# On a ribbon.
hand-over-title = Now { side }
hand-over-text = Press anything to go on.

## Two computers play each other.

# On a ribbon.
watch-title = Watch
watch-text = Two computers play each other.
# What is chosen by steps.
watch-rules = Rules
watch-begin = Watch
watch-back = Back

## The end of a game. The buttons are small.

# $animal walked into the den of $side.
result-den = The { animal } walked into { side }'s den on move { $move }.
# $reason is a whole sentence: why the game ended.
result-reason = { $reason } The game had { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
result-again = Play again
# Looks for mistakes in the game.
result-review = Review
result-undo = Undo last move
# Looks at the game move by move.
result-replay = Replay
# To the title, where the program begins.
result-title = Title
# What it earned, in one line: points, the sum of all points, and a badge's name.
result-points = { $points } points, now { $total }
result-points-badge = { $points } points, and “{ $badge }”
result-badge = A new badge: “{ $badge }”

## While pictures are read.

# The game's name.
loading-name = Jungle
loading-fault = { $path } cannot be read.

## The title. Buttons, one below the other.

title-continue = Continue
# Against the computer.
title-play = Play
title-two = Two players
title-learn = Learn
title-more = More
title-settings = Settings
title-quit = Quit
# Below the name of who plays now.
title-points = { $points } points
# The saved games, on a small card.
title-games = Games
# In a browser, which hides controllers until they are used.
title-wake-pad = Press a button of your controller to wake it.
# What keys do, beside their pictures.
title-key-select = Select
title-key-move = Move
title-key-quit = Quit
title-key-back = Back

## The new game.

# On a ribbon.
setup-title = New game
# Above the cards of the computer's levels and of two players. The levels' names are in animals.ftl.
setup-opponent = Your opponent
setup-two-players = Two players
# What the cards say below the name: one line, or two short ones.
setup-about-easy = Looks one step ahead, and often slips.
setup-about-normal = Thinks of your best answer, too.
setup-about-expert = Sees further still, and never slips.
setup-about-master = Thinks ahead for a second. Hard to beat.
setup-about-grandmaster = The strongest, with three seconds a move.
setup-about-two-players = Take turns on this device.
# Above the cards of the two sides.
setup-side = Your side
setup-side-first = Player 1's side
# The shape of a side's mark, below its name.
setup-circles = circles
setup-diamonds = diamonds
# What is chosen by steps: the label, and below the values besides Red and Blue.
setup-first = Who starts
setup-coin = A coin decides
setup-loser = Last loser
setup-clock = Clock
setup-clock-off = Off
setup-clock-minutes = { $minutes } min
# So many minutes for the game, and so many seconds more for each move.
setup-clock-increment = { $minutes } min + { $seconds } s
setup-rules = Rules
# What the rule set that is chosen is, in a few words below its name.
setup-rules-standard = The game as most people know it.
setup-rules-browser = As free games on the web have it.
setup-rules-encyclopedia = Trapped animals still bite.
setup-rules-bell = Traps weaken all; Blue starts.
setup-rules-lobby = No endless chases or quiet games.
setup-rules-league = What programs play among each other.
setup-rules-own = Your own rules.
# A small button: the rules in sentences.
setup-details = Details
# Between the two players' portraits.
setup-versus = vs
# Below a player's name.
setup-role-starts = { side }, starts
setup-role-level = { side }, { $level }
# A small button: who plays with which device.
setup-seats = Seats
setup-play = Play
# What keys do, beside their pictures.
setup-key-choose = Choose
setup-key-back = Back
setup-key-move = Move

## The saved games.

# On a ribbon.
games-title = Saved games
games-none = No games are saved yet. Save one from its menu, and go on with it another day.
# When a game was saved, at the right of its line in the list.
# The unfinished game of last time.
games-age-last = last played
games-age-now = just now
games-age-minutes = { $minutes ->
    [one] a minute ago
   *[other] { $minutes } minutes ago
}
games-age-hours = { $hours ->
    [one] an hour ago
   *[other] { $hours } hours ago
}
games-age-day = { $day } { games-month } { $year }
# The months in short, where they stand in a date.
games-month = { $month ->
    [1] Jan
    [2] Feb
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
# The same as a sentence of its own.
games-saved-last = Last played.
games-saved-now = Just now.
games-saved-minutes = { $minutes ->
    [one] A minute ago.
   *[other] { $minutes } minutes ago.
}
games-saved-hours = { $hours ->
    [one] An hour ago.
   *[other] { $hours } hours ago.
}
games-saved-day = { $day } { games-month } { $year }.
# How far a game has come. $move is the number of the move to come, $rules a name with a version, $reason a whole
# sentence: why the game ended.
games-state-on = Move { $move }, { $rules } rules.
games-state-over = { $reason } { $rules } rules.
# Beside the board of a game: $state is one of the two above, $saved the sentence when.
games-about = { $state } { $saved }
# What can be done with a game, on small buttons.
games-load = Go on
games-replay = Replay
games-review = Review
games-delete = Delete
# The same button when it was pressed once.
games-really-delete = Really?
games-export = To a file
games-copy = Copy link
# Below the list: save the game on the board, take games in from files or from what was copied.
games-keep = Save this game
games-files = From files
games-paste = Paste
games-back = Back
# Said for a while, on a slip.
games-put-aside = The game before is among the saved games.
games-link-copied = The link to this game is copied.
games-clipboard-empty = There is no text on the clipboard.
games-press-paste = Press Ctrl+V to take in the game you have copied.
games-shelf-full = All { $places } places for games are taken. Delete one first.

## A board is set up: the papers beside it.

# On ribbons.
editor-animals = Animals
editor-heading = Set up a board
editor-moves-first = { side } moves first.
editor-playable = This board can be played.
# Above the animal that is put on the next square that is chosen.
editor-next = Next on the board:
editor-piece = { side } { animal }
# Words below small pictures.
editor-tool-undo = Undo
editor-tool-red = { side-red }
editor-tool-blue = { side-blue }
editor-tool-off = Remove
editor-tool-flip = Flip
editor-tool-menu = Menu
editor-tool-start = Start
editor-tool-clear = Clear
editor-tool-play = Play
# What keys do, beside their pictures.
editor-key-put = Put, take up
editor-key-next = Next animal
editor-key-menu = Menu

## Its menu.

# On a ribbon.
editor-title = This board
# What is chosen by steps.
editor-first-mover = Moves first
editor-by-rules = Rules
editor-opponent = Opponent
# No level of the computer, but a person.
editor-person = A person
# Red or Blue.
editor-your-side = You are
editor-counts-not = A game from here counts for nothing: it is yours to try things out.
editor-begin = Play
# Go on with the setting up.
editor-on = Go on
editor-usual = Usual start
editor-empty = Empty board
editor-link = Copy a link
editor-leave = Leave
