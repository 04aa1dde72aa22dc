### 自家規則：一行一個開關

## 頁面
house-reset = 全部重設
house-close = 完成
house-page = 第 { $page } / { $pages } 頁
house-prompt-change = 更改
house-prompt-back = 返回
house-prompt-reset = 重設此項
house-prompt-page = 翻頁

## 共用的選項
house-no = 否
house-yes = 是
house-leaps-both = 橫直都行
house-leaps-files = 直著跳
house-leaps-ranks = 橫著跳
house-leaps-none = 不能跳

## 象吃鼠
house-elephant = 大象吃老鼠
house-elephant-about = 什麼時候大象可以吃老鼠。
house-elephant-never = 不行
house-elephant-trap = 在陷阱裡
house-elephant-always = 隨時
house-elephant-trapped-yes = 在陷阱裡可以吃老鼠。
house-elephant-trapped-no = 老鼠在陷阱裡也安全。
house-elephant-elsewhere-yes = 別處也可以吃。
house-elephant-elsewhere-no = 在別處老鼠很安全。

## 陷阱
house-trap = 陷阱對誰有效
house-trap-about = 誰在陷阱裡沒有力氣。
house-trap-enemies = 對方
house-trap-everyone = 雙方
house-trap-may = 獅子在自家陷阱裡也沒力氣。
house-trap-may-not = 獅子在自家陷阱裡不受影響。

## 陷阱裡吃子
house-weakened = 陷阱裡還能吃
house-weakened-about = 沒有力氣的動物還能做什麼。
house-weakened-may = 陷阱裡的老虎能吃貓。
house-weakened-may-not = 陷阱裡的老虎不能吃貓。

## 老鼠出水
house-leaving = 老鼠上岸能吃
house-leaving-about = 老鼠上岸時能吃什麼。
house-leaving-nothing = 都不能
house-leaving-rat = 老鼠
house-leaving-both = 老鼠、大象
house-leaving-land-yes = 能吃岸上的老鼠。
house-leaving-land-no = 岸上的老鼠很安全。
house-leaving-elephant-yes = 能吃大象。
house-leaving-elephant-no = 大象很安全。

## 老鼠下水
house-entering = 老鼠下水能吃
house-entering-about = 老鼠下水時能吃什麼。
house-entering-nothing = 都不能
house-entering-rat = 老鼠
house-entering-may = 能吃水裡的老鼠。
house-entering-may-not = 水裡的老鼠很安全。

## 獅子跳河
house-lion = 獅子跳河
house-lion-about = 獅子往哪個方向跳過河。
house-lion-up-yes = 可以直著跳。
house-lion-up-no = 不能直著跳。
house-lion-sideways-yes = 可以橫著跳。
house-lion-sideways-no = 不能橫著跳。

## 老虎跳河
house-tiger = 老虎跳河
house-tiger-about = 老虎往哪個方向跳過河。
house-tiger-up-yes = 可以直著跳。
house-tiger-up-no = 不能直著跳。
house-tiger-sideways-yes = 可以橫著跳。
house-tiger-sideways-no = 不能橫著跳。

## 跳河吃子
house-leap = 跳河能吃
house-leap-about = 跳過去能吃什麼。
house-leap-equal = 同級或更弱
house-leap-weaker = 只吃更弱
house-leap-may = 獅子可以跳吃同級。
house-leap-may-not = 獅子不能跳吃同級。

## 自己的老鼠
house-own-rat = 自己的老鼠也擋路
house-own-rat-about = 對方的老鼠總會擋路；自己的，由這裡定。
house-own-rat-may = 自己的老鼠不擋路。
house-own-rat-may-not = 自己的老鼠也擋路。

## 獅虎
house-cats = 獅虎同級
house-cats-about = 獅子和老虎能不能互吃。
house-cats-may = 老虎可以吃獅子。
house-cats-may-not = 老虎不能吃獅子。

## 狼與狗
house-wolf = 狼與狗
house-wolf-about = 兩個裡面誰更強。
house-wolf-over-dog = 狼比狗強
house-wolf-under-dog = 狗比狼強
house-wolf-same = 同級
house-wolf-wolf-yes = 狼可以吃狗。
house-wolf-wolf-no = 狼不能吃狗。
house-wolf-dog-yes = 狗可以吃狼。
house-wolf-dog-no = 狗不能吃狼。

## 同級相遇
house-equal = 同級相遇
house-equal-about = 兩隻同級的動物會怎樣。
house-equal-first = 先下手的吃
house-equal-both = 同歸於盡
house-equal-first-seen = 誰先下手，誰吃掉對方。
house-equal-both-seen = 兩隻都離開棋盤。

## 進獸穴
house-den = 走進獸穴
house-den-about = 誰能走進對方獸穴取勝。
house-den-any = 誰都行
house-den-rat = 只有老鼠
house-den-lion-yes = 獅子進獸穴就贏。
house-den-lion-no = 獅子不能進獸穴。
house-den-rat-yes = 老鼠進獸穴就贏。
house-den-rat-no = 老鼠不能進獸穴。

## 無路可走
house-no-move = 無路可走
house-no-move-about = 走不了的一方會怎樣。
house-no-move-loses = 輸
house-no-move-draw = 和局
house-no-move-loses-seen = 紅方走不了，輸。
house-no-move-draw-seen = 紅方走不了：和局。

## 重複局面
house-repetition = 同一局面三次
house-repetition-about = 同一局面第三次出現時會怎樣。
house-repetition-draw = 和局
house-repetition-barred = 不准走
house-repetition-loses = 重複者輸
house-repetition-counts = 7-3 與 17-5
house-repetition-nothing = 不限
house-repetition-draw-seen = 來來回回：第三次就是和局。
house-repetition-barred-seen = 來來回回：第三次不准走。
house-repetition-loses-seen = 來來回回：走出第三次的輸。
house-repetition-counts-seen = 總進同一格不行，一隻動物老是來回走也不行。
house-repetition-nothing-seen = 來來回回，想走多久都行。

## 久不吃子
house-quiet = 久不吃子
house-quiet-about = 雙方合計多少步沒有吃子，棋就結束。
house-quiet-never = 接著下
house-quiet-draw = { $plies } 步和局
house-quiet-never-seen = 沒有人去算。
house-quiet-draw-seen = 到時就是和局。
