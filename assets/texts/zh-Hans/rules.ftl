### 规则、终局，以及为什么不能这样走

## 规则页

panel-first-red = 红方先走。
panel-first-blue = 蓝方先走。
panel-first-random = 抛硬币决定谁先走。
panel-first-loser = 上一盘的输家先走。
panel-step = 动物每步走一格，上下左右都行。
panel-take = 动物能吃对方同级或更弱的动物。
panel-wolf-over-dog = 狼比狗强。
panel-dog-over-wolf = 狗比狼强。
panel-wolf-equals-dog = 狼和狗同级。
panel-lion-equals-tiger = 狮子和老虎同级。
panel-lion-over-tiger = 狮子比老虎强。
panel-equals-take = 同级相遇，谁先下手谁吃。
panel-equals-fall = 同级相遇，同归于尽。
panel-rat-takes-elephant = 老鼠吃大象。
panel-elephant-never = 大象不能吃老鼠，老鼠在陷阱里也不行。
panel-elephant-weakened = 老鼠在陷阱里没了力气，大象才能吃它。
panel-elephant-always = 大象也能吃老鼠，和吃别的弱者一样。
panel-swim = 只有老鼠会游泳。
panel-leaving-nothing = 老鼠上岸时不能吃。
panel-leaving-rat = 老鼠上岸时可以吃老鼠，不能吃大象。
panel-leaving-both = 老鼠上岸时可以吃老鼠或大象。
panel-entering-nothing = 老鼠下水时不能吃。
panel-entering-rat = 老鼠下水时可以吃水里的老鼠。
panel-leaps-both = { animal }能跳过河，竖着横着都行。
panel-leaps-files = { animal }只能竖着跳过河。
panel-leaps-ranks = { animal }只能横着跳过河。
panel-leaps-none = { animal }不能跳。
panel-blocks-any = 水里有老鼠就不能跳，哪一方的都算。
panel-blocks-enemy = 水里有对方的老鼠就不能跳；自己的不碍事。
panel-leap-equal = 跳着吃和走着吃一样。
panel-leap-lower = 跳着吃，只能吃更弱的。
panel-trap-enemies = 陷阱让来犯的敌人没了力气：谁都能吃它。
panel-trap-everyone = 谁踩上陷阱都没了力气：对方谁都能吃它。
panel-trapped-takes = 在这样的陷阱里，还能吃别的动物。
panel-trapped-nothing = 在这样的陷阱里，什么都吃不了。
panel-own-den = 谁也不能进自己的兽穴。
panel-den-any = 哪只动物走进对方兽穴都赢。
panel-den-rat = 只有老鼠能进对方兽穴，进去就赢。
panel-all-taken = 吃光对方的动物就赢。
panel-no-move-loses = 无路可走的一方输。
panel-no-move-draw = 一方无路可走，就是和棋。
panel-repetition-draw = 同一局面出现第三次，就是和棋。
panel-repetition-barred = 不许走出第三次的同一局面。
panel-repetition-loses = 谁让同一局面第三次出现，谁就输。
panel-repetition-chase = 不许长追：按 7-3 规则，七步内不得三次走进同一格；按 17-5 规则，不得十七步只在五格里来回。
panel-repetition-off = 局面可以一直重复。
panel-quiet-off = 多久不吃子都可以下去。
panel-quiet-draw = 双方合计 { $plies } 步没有吃子，就是和棋。

## 怎么赢的

ended-den = { side }走进了{ $side ->
    [red] { side-blue }
   *[blue] { side-red }
}的兽穴。
ended-captured = { side }吃光了{ $side ->
    [red] { side-blue }
   *[blue] { side-red }
}的动物。

## 怎么输的

ended-no-moves = { side }无路可走。
ended-repetition = { side }让同一局面第三次出现。
ended-resignation = { side }认输。
ended-time = { side }时间用完了。

## 怎么和的

drawn-repetition = 同一局面出现了三次。
drawn-quiet = 太多步没有吃子。
drawn-no-moves = 轮到的一方无路可走。
drawn-agreed = 双方同意和棋。
drawn-length = 这盘棋已到最长步数。
drawn-bare = 双方都没有动物了。

## 为什么不能这样走

refused-over = 这盘棋已经结束。
refused-nothing-there = { $square } 上没有动物。
refused-turn = 现在轮到{ side }。
refused-stays = 要走到别的格子去。
refused-far = { animal }只能走一格：上、下、左、右。
refused-own = 那里站着你自己的{ animal }。
refused-own-den = 谁也不能进自己的兽穴。
refused-den-rat = 只有老鼠能进对方兽穴。
refused-water = { animal }不会游泳。
refused-leap-blocked = 水里有老鼠挡着，跳不过去。
refused-leap-barred = 按这套规则，{ animal }不能这样跳。
refused-leap-weaker = 跳着只能吃更弱的，{ animal }并不更弱。
refused-leaving-water = 老鼠上岸时不能吃{ animal }。
refused-entering-water = 岸上不能吃水里的老鼠。
refused-trapped = { animal }在陷阱里，什么都吃不了。
refused-elephant-on-rat = 大象不能吃老鼠。
refused-stronger = { animal }比{ other }强。
refused-repetition = 这个局面已出现两次，不许有第三次。
refused-seven-three = 7-3 规则：{ animal }七步内已三次走到那里。
refused-seventeen-five = 17-5 规则：{ animal }独自在这几格走了十七步。
