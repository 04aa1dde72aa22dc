### House rules: the page on which a player changes the rules of a game, one switch a row.
### Of each switch: its name in the row (and over the picture), what it is about, the names of its values (in a field of the
### row, at most some 17 letters), and what stands under the small pictures of the board that show it: whether the move that
### is shown may be made, or what the value means.

## The page
# A button: all switches as in the rules the page began with.
house-reset = Reset all
# A button: back.
house-close = Done
# A button that goes on to the next page.
house-page = Page { $page } of { $pages }
# Beside the signs of keys, at the lower edge: very short.
house-prompt-change = Change
house-prompt-back = Back
house-prompt-reset = Reset this
house-prompt-page = Page

## Values that several switches have
house-no = No
house-yes = Yes
# Which ways lion or tiger leap over the river.
house-leaps-both = Both ways
house-leaps-files = Up and down
house-leaps-ranks = Sideways
house-leaps-none = Not at all

## Elephant takes rat
house-elephant = Elephant takes rat
house-elephant-about = When an elephant may take a rat.
house-elephant-never = Never
house-elephant-trap = In a trap
house-elephant-always = Always
house-elephant-trapped-yes = In a trap the rat may be taken.
house-elephant-trapped-no = Even in a trap the rat is safe.
# Under the second of two pictures, the one with no trap in it.
house-elephant-elsewhere-yes = Anywhere else, too.
house-elephant-elsewhere-no = Anywhere else the rat is safe.

## A trap weakens
house-trap = A trap weakens
house-trap-about = Who has no strength in a trap.
house-trap-enemies = Enemies
house-trap-everyone = Everyone
house-trap-may = In its own trap the lion is weak, too.
house-trap-may-not = In its own trap the lion stays strong.

## Trapped animal may take
house-weakened = Trapped animal may take
house-weakened-about = What an animal without strength may do.
house-weakened-may = The trapped tiger may take the cat.
house-weakened-may-not = The trapped tiger may not take the cat.

## Rat takes from the water
house-leaving = Rat takes from the water
house-leaving-about = What a rat may take as it leaves the water.
house-leaving-nothing = Nothing
house-leaving-rat = The rat
house-leaving-both = Rat, elephant
# It: the rat that swims.
house-leaving-land-yes = It may take the rat on land.
house-leaving-land-no = The rat on land is safe.
house-leaving-elephant-yes = It may take the elephant.
house-leaving-elephant-no = The elephant is safe.

## Rat takes into the water
house-entering = Rat takes into the water
house-entering-about = What a rat may take as it enters the water.
house-entering-nothing = Nothing
house-entering-rat = The rat
# It: the rat on the bank.
house-entering-may = It may take the rat that swims.
house-entering-may-not = The rat that swims is safe.

## Lion leaps
house-lion = Lion leaps
house-lion-about = Which ways the lion leaps over the river.
# It: the lion.
house-lion-up-yes = It leaps up and down.
house-lion-up-no = It does not leap up and down.
house-lion-sideways-yes = It leaps sideways.
house-lion-sideways-no = It does not leap sideways.

## Tiger leaps
house-tiger = Tiger leaps
house-tiger-about = Which ways the tiger leaps over the river.
# It: the tiger.
house-tiger-up-yes = It leaps up and down.
house-tiger-up-no = It does not leap up and down.
house-tiger-sideways-yes = It leaps sideways.
house-tiger-sideways-no = It does not leap sideways.

## A leap takes
house-leap = A leap takes
house-leap-about = What may be taken by a leap.
house-leap-equal = Equal or weaker
house-leap-weaker = Only weaker
house-leap-may = The lion may leap on its equal.
house-leap-may-not = The lion may not leap on its equal.

## Own rat bars the leap
house-own-rat = Own rat bars the leap
house-own-rat-about = An enemy's rat always bars a leap; one's own, by this.
# Its own: a rat of the side whose lion is about to leap.
house-own-rat-may = Its own rat does not bar the way.
house-own-rat-may-not = Its own rat bars the way.

## Lion and tiger are equal
house-cats = Lion and tiger are equal
house-cats-about = Whether lion and tiger may take each other.
house-cats-may = The tiger may take the lion.
house-cats-may-not = The tiger may not take the lion.

## Wolf and dog
house-wolf = Wolf and dog
house-wolf-about = Which of the two is the stronger.
# Over: the stronger of the two.
house-wolf-over-dog = Wolf over dog
house-wolf-under-dog = Dog over wolf
house-wolf-same = Equal
house-wolf-wolf-yes = The wolf may take the dog.
house-wolf-wolf-no = The wolf may not take the dog.
house-wolf-dog-yes = The dog may take the wolf.
house-wolf-dog-no = The dog may not take the wolf.

## Equals meet
house-equal = Equals meet
house-equal-about = What becomes of two of the same rank.
house-equal-first = First one takes
house-equal-both = Both fall
house-equal-first-seen = Who strikes first takes the other.
house-equal-both-seen = Both leave the board.

## Into the den
house-den = Into the den
house-den-about = Who may walk into the enemy's den and win.
house-den-any = Any animal
house-den-rat = Only the rat
house-den-lion-yes = The lion wins in the den.
house-den-lion-no = The lion may not enter the den.
house-den-rat-yes = The rat wins in the den.
house-den-rat-no = The rat may not enter the den.

## No move left
house-no-move = No move left
house-no-move-about = What becomes of a side that cannot move.
# What becomes of the side to move.
house-no-move-loses = Loses
house-no-move-draw = Draw
house-no-move-loses-seen = Red cannot move, and loses.
house-no-move-draw-seen = Red cannot move: a draw.

## Same board three times
house-repetition = Same board three times
house-repetition-about = What happens when a board comes for the third time.
# What becomes of the game, or of the move that brings the board for the third time.
house-repetition-draw = Draw
house-repetition-barred = Barred
house-repetition-loses = Repeater loses
# A rule of the Chinese league: how often a square may be entered, and how long an animal may shuttle.
house-repetition-counts = 7-3 and 17-5
house-repetition-nothing = Nothing
house-repetition-draw-seen = To and fro: the third time is a draw.
house-repetition-barred-seen = To and fro: the third time is barred.
house-repetition-loses-seen = To and fro: who does it a third time loses.
house-repetition-counts-seen = A square entered too often is barred; so is an animal that only shuttles.
house-repetition-nothing-seen = To and fro as long as one likes.

## Long without a capture
house-quiet = Long without a capture
house-quiet-about = When a game without captures ends, in moves of either side.
# The game goes on without an end.
house-quiet-never = Goes on
# $plies: moves of either side, 40 to 200.
house-quiet-draw = Draw after { $plies }
house-quiet-never-seen = Nobody counts.
house-quiet-draw-seen = Then it is a draw.
