### 規則、終局，以及為什麼不能這樣走

## 規則頁

panel-first-red = 紅方先走。
panel-first-blue = 藍方先走。
panel-first-random = 擲硬幣決定誰先走。
panel-first-loser = 上一盤的輸家先走。
panel-step = 動物每步走一格，上下左右都行。
panel-take = 動物能吃對方同級或更弱的動物。
panel-wolf-over-dog = 狼比狗強。
panel-dog-over-wolf = 狗比狼強。
panel-wolf-equals-dog = 狼和狗同級。
panel-lion-equals-tiger = 獅子和老虎同級。
panel-lion-over-tiger = 獅子比老虎強。
panel-equals-take = 同級相遇，誰先下手誰吃。
panel-equals-fall = 同級相遇，同歸於盡。
panel-rat-takes-elephant = 老鼠吃大象。
panel-elephant-never = 大象不能吃老鼠，老鼠在陷阱裡也不行。
panel-elephant-weakened = 老鼠在陷阱裡沒有力氣，大象才能吃牠。
panel-elephant-always = 大象也能吃老鼠，和吃別的弱者一樣。
panel-swim = 只有老鼠會游泳。
panel-leaving-nothing = 老鼠上岸時不能吃。
panel-leaving-rat = 老鼠上岸時可以吃老鼠，不能吃大象。
panel-leaving-both = 老鼠上岸時可以吃老鼠或大象。
panel-entering-nothing = 老鼠下水時不能吃。
panel-entering-rat = 老鼠下水時可以吃水裡的老鼠。
panel-leaps-both = { animal }能跳過河，直著橫著都行。
panel-leaps-files = { animal }只能直著跳過河。
panel-leaps-ranks = { animal }只能橫著跳過河。
panel-leaps-none = { animal }不能跳。
panel-blocks-any = 水裡有老鼠就不能跳，哪一方的都算。
panel-blocks-enemy = 水裡有對方的老鼠就不能跳；自己的不礙事。
panel-leap-equal = 跳著吃和走著吃一樣。
panel-leap-lower = 跳著吃，只能吃更弱的。
panel-trap-enemies = 陷阱讓來犯的敵人沒有力氣：誰都能吃牠。
panel-trap-everyone = 誰踩上陷阱都沒有力氣：對方誰都能吃牠。
panel-trapped-takes = 在這樣的陷阱裡，還能吃別的動物。
panel-trapped-nothing = 在這樣的陷阱裡，什麼都吃不了。
panel-own-den = 誰也不能進自己的獸穴。
panel-den-any = 哪隻動物走進對方獸穴都贏。
panel-den-rat = 只有老鼠能進對方獸穴，進去就贏。
panel-all-taken = 吃光對方的動物就贏。
panel-no-move-loses = 無路可走的一方輸。
panel-no-move-draw = 一方無路可走，就是和局。
panel-repetition-draw = 同一局面出現第三次，就是和局。
panel-repetition-barred = 不准走出第三次的同一局面。
panel-repetition-loses = 誰讓同一局面第三次出現，誰就輸。
panel-repetition-chase = 不准長追：依 7-3 規則，七步內不得三次走進同一格；依 17-5 規則，不得十七步只在五格裡來回。
panel-repetition-off = 局面可以一直重複。
panel-quiet-off = 多久不吃子都可以下去。
panel-quiet-draw = 雙方合計 { $plies } 步沒有吃子，就是和局。

## 怎麼贏的

ended-den = { side }走進了{ $side ->
    [red] { side-blue }
   *[blue] { side-red }
}的獸穴。
ended-captured = { side }吃光了{ $side ->
    [red] { side-blue }
   *[blue] { side-red }
}的動物。

## 怎麼輸的

ended-no-moves = { side }無路可走。
ended-repetition = { side }讓同一局面第三次出現。
ended-resignation = { side }認輸。
ended-time = { side }時間用完了。

## 怎麼和的

drawn-repetition = 同一局面出現了三次。
drawn-quiet = 太多步沒有吃子。
drawn-no-moves = 輪到的一方無路可走。
drawn-agreed = 雙方同意和局。
drawn-length = 這盤棋已到最長步數。
drawn-bare = 雙方都沒有動物了。

## 為什麼不能這樣走

refused-over = 這盤棋已經結束。
refused-nothing-there = { $square } 上沒有動物。
refused-turn = 現在輪到{ side }。
refused-stays = 要走到別的格子去。
refused-far = { animal }只能走一格：上、下、左、右。
refused-own = 那裡站著你自己的{ animal }。
refused-own-den = 誰也不能進自己的獸穴。
refused-den-rat = 只有老鼠能進對方獸穴。
refused-water = { animal }不會游泳。
refused-leap-blocked = 水裡有老鼠擋著，跳不過去。
refused-leap-barred = 依這套規則，{ animal }不能這樣跳。
refused-leap-weaker = 跳著只能吃更弱的，{ animal }並不更弱。
refused-leaving-water = 老鼠上岸時不能吃{ animal }。
refused-entering-water = 岸上不能吃水裡的老鼠。
refused-trapped = { animal }在陷阱裡，什麼都吃不了。
refused-elephant-on-rat = 大象不能吃老鼠。
refused-stronger = { animal }比{ other }強。
refused-repetition = 這個局面已出現兩次，不准有第三次。
refused-seven-three = 7-3 規則：{ animal }七步內已三次走到那裡。
refused-seventeen-five = 17-5 規則：{ animal }獨自在這幾格走了十七步。
