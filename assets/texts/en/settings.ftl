### The settings, and the first run.
### Of each setting: its name in a row (also over the picture that shows what it does), what it does, and the names of its values.

## The papers
# Five tabs beside one another: one short word each. Access: what helps people who see, hear or move otherwise.
settings-tab-game = Game
settings-tab-display = Display
settings-tab-sound = Sound
settings-tab-controls = Controls
settings-tab-access = Access
# A button: back.
settings-close = Done
# A button: to the table of which key and button does what.
settings-keys = Keys and buttons
# A button: all settings of this tab as at first.
settings-reset = Reset all
# Beside the signs of keys, at the lower edge: very short.
settings-prompt-change = Change
settings-prompt-back = Back
settings-prompt-reset = Reset this
settings-prompt-tab = Tab

## Game
settings-confirm = Confirm moves
settings-confirm-about = Choose a square twice to move there.
settings-threats = Check threats
settings-threats-about = The board shows who can be taken next.
settings-tags = Chinese name tags
settings-tags-about = Every piece bears its animal's name.
settings-pinyin = Pinyin
settings-pinyin-about = How the Chinese names are spoken, beside them.
settings-coordinates = Letters and numbers
settings-coordinates-about = They name the squares beside the board.
settings-table = Two at the table
settings-table-about = For two people: the board stays, turns to the one to move, or shows both their own side up.
# Ways the board lies: as it is turned by hand, to the side to move, or with each side's pieces turned to their player.
settings-table-stays = Stays
settings-table-turns = Turns
settings-table-facing = Face to face
# Two people with one device hand it over after each move.
settings-hand-over = Hand over
settings-hand-over-about = Two with one device are told whose turn it is.
# A sample of the leaf that tells whose turn it is.
settings-hand-over-sample = Now Blue

## Display
settings-language = Language
settings-language-about = What the game speaks.
settings-theme = Board
settings-theme-about = The jungle by day, by night, or in ink.
settings-theme-day = Day
settings-theme-night = Night
settings-theme-ink = Ink on rice paper
settings-fullscreen = Full screen
settings-fullscreen-about = The game fills the whole screen.
# Vertical synchronization.
settings-vsync = Wait for the screen
settings-vsync-about = No torn pictures, and less power used.

## Sound
settings-volume = All sounds
settings-volume-about = How loud everything is.
# Of all volumes, and of how hard controllers rumble.
settings-volume-percent = { $percent } %
# The volumes of parts of what is heard.
settings-effects = Animals
settings-effects-about = Steps, leaps and captures on the board.
settings-ambience = Jungle
settings-ambience-about = Leaves, birds and water around it.
settings-music = Music
settings-music-about = A few notes now and then. A den in danger makes them tense.
settings-interface = Menus
settings-interface-about = Papers, buttons and messages.
settings-mute = Mute
settings-mute-about = Nothing is heard.

## Controls
settings-rumble = Rumble
settings-rumble-about = Controllers answer captures, traps and wins.
settings-delay = Repeat after
settings-delay-about = How long a direction is held before it repeats.
# $seconds: such as 0.4.
settings-delay-seconds = { $seconds } s
settings-rate = Repeat speed
settings-rate-about = How fast it goes on then.
# $steps: 4 to 20. Beside a slider, at most some 11 letters.
settings-rate-steps = { $steps } a second

## Access
settings-text = Text size
settings-text-about = All words, here and in play.
settings-text-percent = { $percent } %
# A sample of what is said of a move.
settings-text-sample = Red lion leaps e3–e7, takes wolf
# A letter or sign in each of the sizes.
settings-text-letter = A
settings-contrast = High contrast
settings-contrast-about = Animals, marks and words stand out.
settings-colors = Color set
settings-colors-about = The two sides, for eyes that see some colors weakly.
# For eyes that see colors as most do, and for three kinds of color blindness.
settings-colors-usual = Red and blue
settings-colors-deuteranopia = Deuteranopia
settings-colors-protanopia = Protanopia
settings-colors-tritanopia = Tritanopia
settings-motion = Less motion
settings-motion-about = Nothing sways, shakes or flies.
settings-speed = Animation speed
settings-speed-about = How fast the animals move.
# How fast the animals move; beside a slider, at most some 11 letters.
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-brisk = Brisk
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-captions = Captions
settings-captions-about = What happens and what is heard, in words.
# A sample: a move, and what is heard.
settings-captions-sample = Red lion leaps e3–e7, takes wolf. [The lion roars]

## The first run
# The title of the paper.
welcome = Welcome
welcome-text-size = How large shall words be? All else can be set later.
# Buttons: to the first lesson, to a game against the gentlest level (Easy is its name), to the title screen.
welcome-lesson = Learn it, step by step
welcome-easy = A game on Easy
welcome-title = To the title
