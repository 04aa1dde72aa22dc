### What is learned: lessons, puzzles, answers, tips, and the review of games.

## The tabs of what there is to learn: about 9 letters

learn-tab-lessons = Lessons
learn-tab-puzzles = Puzzles
learn-tab-answers = Answers
learn-tab-tips = Tips

## What the keys do there, beside a picture of the key

learn-prompt-begin = Begin
learn-prompt-back = Back
# Turns to the tab before, and to the next.
learn-prompt-tab = Tab

## The list of lessons, answers and tips

# A lesson in the list: its number and its name.
learn-lesson = { $number }. { $title }
# The last line of the list of questions.
learn-first-game = For your first game
# On a button below a tip: a game against the computer begins from the tip's board.
learn-play-it-out = Play it out

## The list of puzzles

puzzles-of-the-day = Puzzle of the day: { $day } { $month ->
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
# Below a number, about 9 letters each: puzzles solved in all, solved at the first try one after the other, the most that
# ever were, and on how many days in a row the day's puzzle was solved.
puzzles-solved = solved
puzzles-in-a-row = in a row
puzzles-best-row = best row
puzzles-days = days
# Beside the stars of a difficulty: so many of its puzzles are solved.
puzzles-solved-of = { $solved } of { $all }
# Among the themes: puzzles of any theme.
puzzles-all-themes = All themes
puzzles-none = There is none of this theme that is so hard.

## What puzzles are about, on small cards: about 12 letters

# An animal gets into the den before an enemy gets into the other one.
theme-den-race = Den race
# An animal gets into the den.
theme-den-run = Den run
# The rat takes the elephant, or is taken.
theme-rat-hunt = Rat hunt
theme-leap = Leap
# A swimming rat opens or closes a leap.
theme-riverbank = Riverbank
theme-trap = Trap
# An animal lets itself be taken.
theme-bait = Bait
# The first move takes nothing and threatens nothing.
theme-quiet-move = Quiet move
# The enemy would be saved could it stay where it is; the word of chess players.
theme-zugzwang = Zugzwang
theme-last-animal = Last animal
# The game is to be saved.
theme-defense = Defense
# Few animals are left.
theme-endgame = Endgame

## What a puzzle asks for. $moves: how many moves are to be found.

puzzle-win = Win in { $moves }.
puzzle-take = Take the { animal }.
puzzle-take-in = Take the { animal } in { $moves }.
puzzle-keep-win = Find the only move that wins.
puzzle-keep-win-in = { $moves ->
    [one] Find the only way to win: { $moves } move.
   *[other] Find the only way to win: { $moves } moves.
}
puzzle-keep-draw = Find the only move that does not lose.
puzzle-keep-draw-in = { $moves ->
    [one] Find the only way not to lose: { $moves } move.
   *[other] Find the only way not to lose: { $moves } moves.
}

## A puzzle at the board

puzzle-number = Puzzle { $number }
puzzle-you-are-red = You are Red
puzzle-you-are-blue = You are Blue
puzzle-difficulty = Difficulty
# Above the list of the moves found so far.
puzzle-your-line = Your line
# In its place at the end.
puzzle-solved-ribbon = Solved!
# In that list, where the next move is missing: about 8 letters.
puzzle-your-go = your go
# Solved at the first try without hints, one after the other; a number follows.
puzzle-in-a-row = In a row
puzzle-row-begins = First tries without hints count.
puzzle-row-best = The most so far: { $count }.
# On the tools below the board: about 7 letters.
puzzle-again = Again
puzzle-hint = Hint
puzzle-next = Next
# What the keys do, beside pictures of the keys.
puzzle-prompt-take-up = Take up
puzzle-prompt-move = Move
puzzle-prompt-put-down = Put down

## What is said of the moves tried: a heading of about 20 letters, and sentences

puzzle-task = One right move
puzzle-task-text = At each step only one move is right. The enemy gives its best answer.
puzzle-wrong = Not that one
puzzle-right = That is it!
puzzle-right-text = There is more to find.
puzzle-first-try = At the first try!
puzzle-first-try-text = Every move was right, and there was no other way.
puzzle-solved = Solved
puzzle-solved-text = Every move is found. Once more from the beginning, it can be a first try without mistakes.

## What a wrong move misses. $moves: how many moves were left to find.

miss-win-at-once = That does not win at once.
miss-win = That does not win in { $moves }.
miss-take-at-once = That does not take the { animal }.
miss-take = That does not take the { animal } in { $moves }.
miss-keep-win = That gives the win away.
miss-keep-draw = That loses.

## What the enemy would answer to a wrong move. $side and $animal: whose animal; $from and $to: from square to square; $other: an animal of the player.

answer-den = { side }'s { animal } answers by walking into your den.
answer-last = { side }'s { animal } answers by taking your last animal.
answer-no-move = { side }'s { animal } answers from { $from } to { $to }, and you cannot move.
answer-takes = { side }'s { animal } answers by taking your { other } on { $to }.
answer-trades = { side }'s { animal } answers by taking your { other } on { $to }; both leave the board.
answer-keeps-out = { side }'s { animal } answers from { $from } to { $to } and keeps you out of the den.
answer-threatens = { side }'s { animal } answers from { $from } to { $to } and is about to walk into your den.
answer-escapes = { side }'s { animal } answers from { $from } to { $to } and gets away from your { other }.
answer-attacks = { side }'s { animal } answers from { $from } to { $to } and goes for your { other }.
answer-quiet = { side }'s { animal } answers from { $from } to { $to }, and there is nothing you can force.

## A lesson at the board

# On the tools of lessons, puzzles and reviews, and beside a picture of a key: about 7 letters.
study-leave = Leave
study-lesson = Lesson { $number }: { $about }
study-lesson-broken = The lesson “{ $title }” cannot be given.
# One step back in a lesson.
study-back = Back
study-show = Show me
study-next = Next
# In place of "Next" at a lesson's last step.
study-done = Done
# What the key for "yes" does, beside its picture.
study-prompt-go-on = Go on
study-prompt-move = Take up, move
# Of a legal move that the lesson is not about.
study-beside = That is a move, but not what this is about. Read the task once more.

## The review of a game

review-title = Review
# On tools in a row, about 6 letters each: a move back, a move on, to the next slip, play on from here, stop looking at moves.
review-back = Back
review-on = On
review-slip = Slip
review-play = Play
review-stop = Stop
# What the keys do, beside pictures of the keys.
review-prompt-move = Move
review-prompt-slip = Next slip
review-prompt-play = Play on
review-prompt-turn = Turn
# How accurately a player played: a number from 0 to 100, or not known yet.
review-accuracy = Accuracy { $percent } %
review-accuracy-unknown = Accuracy …
# How far the review is.
review-progress = { $done } of { $all } positions looked at
# What marks mean, about 9 letters each. A good move has no mark.
review-best = Best
review-good = Good
review-a-slip = Slip
review-mistake = Mistake
review-blunder = Blunder
# What a move was, beside it, as in "e3–e4   a mistake".
review-was-best = the best move
review-was-good = a good move
review-was-slip = a slip
review-was-mistake = a mistake
review-was-blunder = a blunder
# The same, beside the move that would have been better.
review-better = was best
# $move as in e3–e4; $fact is a sentence about it.
review-answer = { $move } is the answer. { $fact }
review-something-better = There was something better.
review-nothing-better = No better move was found.
review-beginning = The beginning
review-beginning-text = Go on move by move, or to the next slip.
review-looking = This move is being looked at.
review-not-looked = This move was not looked at.

## What is certain of a position in a review. $side is to move; $moves: 0 or more.

review-draw = { side } to move. Draw with best play.
review-wins-exact = { side } to move. Wins in { $moves } with best play.
review-loses-exact = { side } to move. Loses in { $moves } with best play.
review-wins-proven = { side } to move. Wins in { $moves }, proven.
review-loses-proven = { side } to move. Loses in { $moves }, proven.

## Notes above the board where a game cannot be looked at

review-no-moves = Nobody has moved yet: there is nothing to review.
# $fault says why.
review-broken = This game cannot be reviewed: { $fault }.
review-over = The game is over here. Go to an earlier move to play on.
replay-broken = This game cannot be shown: { $fault }.
replay-over = The game is over here. Step back to play on.

## Why a board that is set up cannot be played

# $why is a sentence that says how it would end.
editor-over-at-once = The game would be over at once. { $why }

## Lesson “One step at a time”; the wolf teaches it.

lesson-step = One step at a time
lesson-step-about = The step and the rank

lesson-step-1-heading = We all walk one square.
lesson-step-1-text = Up, down, left or right, and never across a corner. That is the whole step, for the cat and for the elephant.
lesson-step-1-task = Walk your wolf from d3 to d4.
lesson-step-1-d3d4 = One square ahead. Only the lion and the tiger can do more, and only over water.
lesson-step-1-d3c3 = A good step, but it goes aside. The task asks for d4, one square ahead.
lesson-step-1-d3d2 = That walks back to your own trap. It does you no harm, but the task asks for d4.

lesson-step-2-heading = The number is my rank.
lesson-step-2-text = I am a wolf, rank 4. I take whoever has my rank or less by stepping onto the square. The leopard has rank 5, the dog 3.
lesson-step-2-task = Take the animal your wolf is a match for.
lesson-step-2-d4d5 = Four beats three. The dog leaves the board, and the wolf stands where it stood.
lesson-step-2-d4d3 = The leopard has rank 5 and the wolf only 4: it cannot take it. Look the other way.

## Lesson “Who strikes first”; the cat teaches it.

lesson-equals = Who strikes first
lesson-equals-about = Equal ranks

lesson-equals-1-heading = My double sits before me.
lesson-equals-1-text = Two cats, the same rank. Equals can take each other, so it counts whose turn it is. It is yours.
lesson-equals-1-task = Take the blue cat with yours.
lesson-equals-1-d2d3 = You struck first. On its turn the blue cat would have done the same.
lesson-equals-1-d2c2 = Stepping aside is safe, but the blue cat would have been yours.

lesson-equals-2-heading = Now mind the distance.
lesson-equals-2-text = The two lions are two squares apart. Whoever steps next to an equal gives the first strike away.
lesson-equals-2-task = Make a step that keeps your lion from being taken.
lesson-equals-2-d3c3 = Out of reach. If the blue lion comes next to yours now, you strike first.
lesson-equals-2-d3d4 = There the blue lion stands beside yours, and it is Blue's turn: it strikes first.

## Lesson “Small against great”; the rat teaches it.

lesson-rat = Small against great
lesson-rat-about = Rat and elephant

lesson-rat-1-heading = Nobody is too big for me.
lesson-rat-1-text = I have rank 1, the least of all. But I take the elephant: I slip into its ear, they say.
lesson-rat-1-task = Take the elephant with your rat.
lesson-rat-1-a3a2 = The least takes the greatest. No other animal but an elephant can do that.
lesson-rat-1-a3b3 = The elephant is right below you on a2, and it is your turn.

lesson-rat-2-heading = It does not go both ways.
lesson-rat-2-text = Now the elephant is yours and the rat is blue. Your elephant takes anybody, but not a rat.
lesson-rat-2-task = Escape the rat with your elephant, and take something.
lesson-rat-2-a3b3 = The dog is taken, and from the corner the rat does not reach you.
lesson-rat-2-a3a4 = That is just what an elephant cannot do: it does not take the rat.
lesson-rat-2-a3a2 = You get away, but the dog on b3 could have been had on the way.

## Lesson “Who swims”; the rat teaches it.

lesson-river = Who swims
lesson-river-about = The river and its banks

lesson-river-1-heading = The water is mine.
lesson-river-1-text = Of all animals only a rat swims. All others stop at the bank.
lesson-river-1-task = Go into the river.
lesson-river-1-b3b4 = In the river only another rat can reach you.
lesson-river-1-c3c4 = The cat does not swim. It stops at the bank, as everybody does but the rat.

lesson-river-2-heading = The bank is a border.
lesson-river-2-text = A rat takes the elephant, you know that. But here the rat is in the water and the elephant on land.
lesson-river-2-task = Try to take the elephant on a5 all the same.
lesson-river-2-b5a5 = It does not work: nobody takes across the bank, neither out of the water nor into it. Come ashore first.
lesson-river-2-b5b4 = You can swim there, but try the elephant: the answer is the point.

lesson-river-3-heading = In the water we are equals.
lesson-river-3-text = A blue rat swims beside yours. Both are in the water, so no bank lies between you.
lesson-river-3-task = Take the blue rat.
lesson-river-3-b5c5 = Rat takes rat, in the water as on land. You had the first strike.
lesson-river-3-b5a5 = That leaves the water, and the blue rat to rule it.

## Lesson “Over the river”; the lion teaches it.

lesson-leap = Over the river
lesson-leap-about = The leap of lion and tiger

lesson-leap-1-heading = Water does not stop me.
lesson-leap-1-text = The lion and the tiger leap straight over the whole river, to the first square of land beyond.
lesson-leap-1-task = Leap from b3 over the river.
lesson-leap-1-b3b7 = Three squares of water in one move.
lesson-leap-1-b3a3 = That is only a step. From the bank you can leap: b7 lies straight ahead.

lesson-leap-2-heading = Across is shorter.
lesson-leap-2-text = From side to side the river is two squares wide. A leap may also take whoever stands where it lands.
lesson-leap-2-task = Leap and take the wolf.
lesson-leap-2-a5d5 = Over the water and onto the wolf. Animals on a bank are never quite safe from you.
lesson-leap-2-a5a6 = That is a step along the bank. The wolf on d5 is one leap away.

lesson-leap-3-heading = Rank counts in the air, too.
lesson-leap-3-text = This is a tiger, rank 6. On d5 beyond the water stands a lion, rank 7.
lesson-leap-3-task = Try to leap onto the lion.
lesson-leap-3-a5d5 = A leap takes as a step does: six is no match for seven. A leap is no license.
lesson-leap-3-a5a6 = Try the leap to d5: the answer is the point.

## Lesson “Read the riverbank”; the rat teaches it.

lesson-riverbank = Read the riverbank
lesson-riverbank-about = The leap and what bars it

lesson-riverbank-1-heading = I swim, so the lion stays.
lesson-riverbank-1-text = Play Blue for a moment. The blue lion on e7 wants to leap down to e3, where a dog stands. But I am in the water.
lesson-riverbank-1-task = Try to leap with the blue lion from e7 to e3.
lesson-riverbank-1-e7e3 = A rat in the water bars the leap: any rat, even the lion's own.
lesson-riverbank-1-e7d7 = The lion could walk there. Try the leap to e3 first: the answer is the point.

lesson-riverbank-2-heading = Now watch what opens.
lesson-riverbank-2-text = It is Red's turn. One step aside, still in the water, and nobody swims under the lion's way any more.
lesson-riverbank-2-task = Swim with the rat to f5.
lesson-riverbank-2-e5f5 = File e is free now. Your own step has opened the way for the enemy: look for that before you move a rat.
lesson-riverbank-2-e5e4 = Still on file e: the lion flies over all three squares, and you are on one of them. The leap stays barred.
lesson-riverbank-2-e5d5 = That leaves the water. It would open the way, too, but see what a step within the water does: swim to f5.

lesson-riverbank-3-heading = The far bank decides.
lesson-riverbank-3-text = The way is free. But the lion must still be allowed to land: on an empty square, or on an animal it can take.
lesson-riverbank-3-task = Play Blue: leap from e7 to e3, if the far bank allows it.
lesson-riverbank-3-e7e3 = The dog has rank 3, the lion 7: it may land and take it. Had the elephant stood there, the bank would have said no.
lesson-riverbank-3-e7d7 = Look at e3: only a dog stands there, and nobody swims below. The leap is on.

## Lesson “Caught”; the dog teaches it.

lesson-trap = Caught
lesson-trap-about = The trap, both ways

lesson-trap-1-heading = In my trap a lion is a kitten.
lesson-trap-1-text = Three traps guard your den. An enemy that stands on one has no strength: any of your animals can take it.
lesson-trap-1-task = Take the lion with your cat.
lesson-trap-1-c2d2 = Two beats seven, because the trap made it nothing. It is not taken by itself: you have to do it.
lesson-trap-1-c2c1 = The lion stands beside your den and would walk in. Take it while the trap holds it.

lesson-trap-2-heading = Theirs hold us as well.
lesson-trap-2-text = Your wolf stands on a blue trap. The blue cat beside it has only rank 2. See whether the wolf can take it.
lesson-trap-2-task = Try to take the cat on e8.
lesson-trap-2-d8e8 = In an enemy trap an animal takes nobody, however small. And any enemy can take it there.
lesson-trap-2-d8d7 = That will be the next step. First try the cat: the answer is the point.
lesson-trap-2-d8c8 = Try the cat on e8: the answer is the point.
lesson-trap-2-d8d9 = That would even win the game! But here the trap is the point: try the cat.

lesson-trap-3-heading = It does not hold us for ever.
lesson-trap-3-text = A trap does not tie anybody down. Whoever steps off it has the old rank back at once.
lesson-trap-3-task = Step off the trap, to d7.
lesson-trap-3-d8d7 = A wolf again, rank 4. Now the cat had better go.
lesson-trap-3-d8c8 = That is off the trap, too. But the task asks for d7.
lesson-trap-3-d8d9 = Right into the den: that wins, and is the next lesson. Step back to d7 here.

## Lesson “The way home”; the tiger teaches it.

lesson-den = The way home
lesson-den-about = The den

lesson-den-1-heading = One step, and it is over.
lesson-den-1-text = Whoever walks into the enemy's den wins at once, whatever else is on the board. Any animal will do.
lesson-den-1-task = Walk into the blue den.
lesson-den-1-d8d9 = That is the game. Always count who is first: your steps to their den, and theirs to yours.
lesson-den-1-d8c8 = The den on d9 is one step away, and nobody can stop you.

lesson-den-2-heading = Not our own, though.
lesson-den-2-text = Your cat sits before your own den. It would be a fine place to hide.
lesson-den-2-task = Try to walk into the red den.
lesson-den-2-d2d1 = No animal enters its own den. You guard it from outside.
lesson-den-2-d2c2 = Try the den on d1: the answer is the point.

## Lesson “No way out”; the elephant teaches it.

lesson-stuck = No way out
lesson-stuck-about = No legal move

lesson-stuck-1-heading = Whoever cannot move has lost.
lesson-stuck-1-text = Nobody may pass. If it is your turn and no animal of yours has a move, the game is over and you have lost it.
lesson-stuck-1-task = Win without taking the cat.
lesson-stuck-1-b2b1 = The elephant above, the wolf beside: the cat cannot go anywhere, and it is Blue's turn.
lesson-stuck-1-a2a1 = That wins as well, by taking the last animal. But there is a way without taking anybody.
lesson-stuck-1-b2c2 = Then the cat walks out by b1. Close that square.

## Lesson “Three times the same”; the leopard teaches it.

lesson-again = Three times the same
lesson-again-about = Repetition

lesson-again-1-heading = Have we not been here before?
lesson-again-1-text = The same board with the same side to move for the third time is a draw. Your lion going back to g1 would be that.
lesson-again-1-task = Make a move that does not end it in a draw.
lesson-again-1-f1g1 = That is the third time: a draw, though you are ahead by an animal.
lesson-again-1-a3a4 = A new board, and the count begins anew. Who is ahead should always find something new.

## Questions of new players

# In the list of questions and above the answer: about 35 letters.
question-rat = Who takes whom: rat or elephant?
question-rat-answer = The rat takes the elephant, from square to square on land. The elephant takes the rat only on a trap, where the rat has no strength.
question-swim = May a swimming rat take on land?
question-swim-answer = No. It has to climb out first, and from the bank it cannot take into the water either. In the river only the other rat can meet it.
question-leap = When may lion and tiger leap?
question-leap-answer = Straight over the river, from bank to bank, also onto an animal that they can take. A rat in the water on that line, of either side, bars the way.
question-trap = What does a trap do?
question-trap-answer = An enemy that stands on one of your traps has no strength: any of your animals takes it. Your own traps do you no harm.
question-den = May I walk into a den?
question-den-answer = Into the enemy's: that wins the game, with any animal. Into your own never.
question-equals = What if both have the same rank?
question-equals-answer = Whoever moves takes. So do not step next to your equal: it is the other side's turn then.

## What to remember in a first game

remember-captures = Before each move look for what can be taken, of yours and of theirs.
remember-together = Do not send one animal alone: two that stand together guard each other.
remember-dens = Keep an eye on both dens. The game can end there long before the last animal falls.
remember-race = Count moves when two animals race. Whoever is to move is one ahead.
remember-undo = Taking back costs nothing here, and a hint tells its reasons.

## Tips

# Above its text and in the list: about 25 letters.
tip-rat = Keep the rat
tip-rat-text = As long as your rat lives, the enemy's elephant cannot go where it likes, and a rat in the river bars every leap over it. Try to hold the river here.
tip-leap = Strike over the river
tip-leap-text = Lion and tiger cross the board in one move. Put them on the bank where the line is free: they look at the whole far side at once.
tip-trap = Make the trap a bait
tip-trap-text = Whoever walks on your trap to come to your den is weak there. Keep any animal beside each trap, and let them come.
tip-guard = Leave a guard at home
tip-guard-text = One small animal beside the den is worth more than one more in the attack: two squares from home can be too far. Win without losing sight of it.
tip-count = Count before you trade
tip-count-text = Look who can take back, and what is left then. A leopard for a dog is a bad deal, unless the way to the den is open after it.
tip-together = Go together
tip-together-text = Two animals that stand side by side guard each other: whoever takes one is taken. Move them forward in turn along the middle or one edge.
