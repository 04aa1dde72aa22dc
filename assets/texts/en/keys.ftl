### Keys and buttons: the paper on which a player chooses which of them does what at the board.

## The paper
# The title, of the page with the keys of the keyboard, or with the buttons of a controller.
keys-keys = Keys
keys-buttons = Buttons
# A button: to the other page.
keys-to-keys = Keys
keys-to-buttons = Buttons
# A button: back.
keys-close = Done
# A button: all as at first.
keys-reset = Reset all
keys-how = Press a row to change it. Arrows, Enter, Escape and D-pad stay.
keys-press-key = Press the new key, or Escape.
keys-press-button = Press the new button, or Escape.
# In the row that waits for it, at most some 11 letters.
keys-waiting = press …
keys-all-reset = All keys and buttons are as at first.
# $deed: one of the words below.
keys-changed = "{ $deed }" has its new key.
keys-exchanged = "{ $deed }" had it, and has the old one now.
# The player pressed a key that cannot be chosen.
keys-barred = Choose a letter, Space or Backspace: other keys stay.

## What keys and buttons do, at most some 25 letters each
# The cursor is the frame round a square of the board.
keys-deed-up = Cursor up
keys-deed-left = Cursor left
keys-deed-down = Cursor down
keys-deed-right = Cursor right
# Of an animal on the board.
keys-deed-confirm = Take up, move
# The animal that was taken up.
keys-deed-cancel = Put back
# Goes to the next of one's animals that can move.
keys-deed-next = Next animal
keys-deed-previous = Previous animal
keys-deed-undo = Undo
# What was undone is done again.
keys-deed-redo = Redo
keys-deed-hint = Hint
# Shows who can be taken next.
keys-deed-threats = Check threats
# So that the other side sits below.
keys-deed-flip = Turn the board
keys-deed-pause = Menu
keys-deed-mute = Sounds off, on
