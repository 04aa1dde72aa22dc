### What goes wrong; and what is said of files, links and pictures that are read, written and copied.
###
### $fault and $error are clauses from the groups of clauses below, with neither a capital letter that they would not have
### within a sentence nor a full stop: they stand after a colon and before a full stop. Whoever begins a sentence after a
### colon with a capital letter begins all of these clauses with one.
### $path is the path of a file or folder, such as /home/mina/Jungle/game-2026-11-30-1.ron.

## What was kept from run to run cannot be read. $fault: the text of fault-kept-aside or fault-not-kept-aside.
fault-settings = The settings cannot be read and are as at the first start: { $fault }
fault-players = The players cannot be read; there is one new player: { $fault }
fault-last-game = The game of last time cannot be read: { $fault }
fault-shelf = A saved game cannot be read: { $fault }
fault-lessons = What you have learned cannot be read, and begins anew: { $fault }
fault-puzzles = Which puzzles you solved cannot be read, and begins anew: { $fault }
# It: the file.
fault-kept-aside = { $fault }. It is kept as { $path }.
fault-not-kept-aside = { $fault }. It cannot be kept aside either: { $error }.
# $language is the language's own name for itself.
fault-language = { $language } cannot be read.
# Nothing can be written to disk; said once.
fault-not-saved = The game cannot be saved on this machine: { $error }.

## Links to games
link-refused = This link opens no game: { $fault }.
link-copied = The link to this game is copied.
# The head of a game that is copied as text; below it come the moves. $red and $blue are the players' names, $rules is the
# name of the rules, such as "Standard v1".
link-game = Jungle: { $red } (Red) against { $blue } (Blue), { $rules } rules
# Where the game did not begin as usual. $position is a line of letters and numbers that stands for a board.
link-game-start = From { $position }

## Games that come as files or texts, or are written into files
exchange-there = This game is there already.
exchange-taken = The game was taken in.
exchange-no-game = This is no game: { $fault }.
exchange-written = The game was written to { $path }.
exchange-not-written = The game cannot be written to { $path }: { $error }.
exchange-folder = The folder { $path } cannot be read: { $error }.
exchange-file = { $path } cannot be read: { $error }.
exchange-file-no-game = { $path } is no game: { $fault }.
# $count: how many games were read from the folder.
exchange-taken-from = { $count ->
    [0] There is no new game in { $path }.
    [one] One game was taken in from { $path }.
   *[other] { $count } games were taken in from { $path }.
}

## Pictures and sheets for the player
# A game is made into a moving picture.
film-begun = The picture is being drawn. It takes a moment.
film-busy = One picture is being drawn already.
# $fault: words of the program, in English.
film-failed = The picture cannot be drawn: { $fault }.
handout-picture = The picture is there: { $path }
handout-no-picture = The picture cannot be written to { $path }: { $error }.
# A board and animals to be printed and cut out.
handout-sheets = The sheets to print are in { $path }
handout-no-sheets = The sheets cannot be written into { $path }: { $error }.
# In a browser. $file: the name of a file.
handout-downloaded = { $file } is among your downloads.
handout-not-downloaded = { $file } cannot be downloaded: { $fault }.

## Devices
fault-controller-gone = The controller is gone. Go on with any device.
# Each player has a device; this one is nobody's.
fault-no-seat = This device has no seat. Seats are taken in the menu.

## An animal cannot stand where somebody puts it on the board: whole sentences
# $side and $animal are keys: see animals.ftl.
fault-board-water = The { side } { animal } on { $square } stands in the water; only rats swim.
fault-board-own-den = The { side } { animal } on { $square } stands in its own den.
fault-board-both-dens = Both dens are taken; a game ends with the first.
fault-board-bare = The board is empty.
fault-board = This is no position: { $fault }.

## Clauses: files
fault-file-missing = there is no such file or folder
fault-file-forbidden = that is not permitted
fault-file-no-room = there is no room left
fault-file-read-only = nothing can be written there
fault-file-in-the-way = another file is in the way
fault-file-is-folder = that is a folder
fault-file-no-text = it is no text
# Of a file that another version of the program has written. $own: the version of the format that is read.
fault-file-format = format { $format } where this program reads format { $own }
# In a browser.
fault-page-gone = there is no page
fault-page-links = the page makes no links
fault-page-keeps-nothing = this browser keeps nothing for this page

## Clauses: settings. Words with a low line (_) are those of the file and stay as they are.
fault-animation-speed = animation_speed is { $found } where 0.25 to 4, or { $instant } for none, is meant
fault-text-scale = text_scale is { $found } where 0.25 to 4 is meant
fault-rumble = rumble is { $found } where 0 to 100 is meant
fault-repeat-delay = repeat_delay is { $found } where 0.1 to 3 is meant
fault-repeat-rate = repeat_rate is { $found } where 1 to 60 is meant
# $bus: what is heard, such as "Animals": see settings.ftl.
fault-volume = the volume of "{ $bus }" is { $found } where 0 to 100 is meant
# $id and $key are words of the file.
fault-no-deed = there is no "{ $id }"
fault-no-key = "{ $key }" cannot be chosen
fault-shared-key = "{ $id }" shares its key with another
fault-clock = a clock of { $minutes } minutes with { $seconds } seconds a move where 1 to 180 and 0 to 180 are meant

## Clauses: links
fault-link-no-game = there is no game in it
fault-link-long = it is { $letters } letters long; a game has at most { $most }
fault-link-format = it has format "{ $format }"; this program reads format { $own }
fault-link-damaged = it is damaged or not complete
fault-link-rules = its rules: { $fault }
fault-link-preset = this program has no rules called "{ $name }"
fault-link-start = its start: { $fault }
# $number counts the moves of both sides; $move is written like a3a4.
fault-link-illegal = its move { $number }, { $move }, is against the rules

## Clauses: saved games
fault-game-over = the saved game is over
fault-saved-record = the saved game's record has format { $format }
fault-saved-format = the saved game has format { $format }; this program reads format 1 and { $own }
# $detail: where in the file, and what is wrong, in English.
fault-record-form = not a saved game: { $detail }
fault-record-long = the saved game is { $bytes } bytes long; a game has at most { $most }
fault-record-format = the saved game has format { $format }; this program reads format { $own }
fault-record-rules = the saved game's rules: { $fault }
fault-record-start = the saved game's start: { $fault }
# $written: what stands there in place of a move or a square.
fault-record-move = the saved game's move { $number }: "{ $written }" is no move: moves are written like a3a4
fault-record-square = the saved game's move { $number }: "{ $written }" is no square: squares are a1 to g9
fault-record-illegal = the saved game's move { $number }, { $move }, is against the rules
# $said and $found are words of the file, such as "win w den" or "ongoing".
fault-record-result = the saved game says "{ $said }", but its moves say "{ $found }"

## Clauses: rules
fault-rules-form = not a rule set: { $detail }
fault-rules-quiet = quiet_plies_draw must be at least 1, or None
fault-rules-name = a rule set's name has 1 to { $most } letters

## Clauses: positions, written as a line of letters and numbers (FEN): nine ranks from the top, a space, and w or b
fault-position-long = the position is { $letters } characters long; a position has at most { $most }
fault-position-form = a position is a board, one space, and w or b; nothing else
fault-position-ranks = the board has { $ranks } ranks instead of 9
fault-position-files = rank { $rank } has { $files } squares instead of 7
fault-position-letter = rank { $rank }: '{ $letter }' is no animal (r c d w p t l e) and no number of empty squares (1 to 7)
fault-position-twice = { side } { animal } stands on the board twice
fault-position-water = the { side } { animal } on { $square } stands in the water; only rats swim
fault-position-own-den = the { side } { animal } on { $square } stands in its own den
fault-position-both-dens = both dens are taken; a game ends with the first
fault-position-bare = the board is empty
fault-position-side = the side to move is w or b, not "{ $side }"
