### 自家规则：一行一个开关

## 页面
house-reset = 全部还原
house-close = 完成
house-page = 第 { $page } / { $pages } 页
house-prompt-change = 修改
house-prompt-back = 返回
house-prompt-reset = 还原此项
house-prompt-page = 翻页

## 共用的选项
house-no = 否
house-yes = 是
house-leaps-both = 横竖都行
house-leaps-files = 竖着跳
house-leaps-ranks = 横着跳
house-leaps-none = 不能跳

## 象吃鼠
house-elephant = 大象吃老鼠
house-elephant-about = 什么时候大象可以吃老鼠。
house-elephant-never = 不行
house-elephant-trap = 在陷阱里
house-elephant-always = 随时
house-elephant-trapped-yes = 在陷阱里可以吃老鼠。
house-elephant-trapped-no = 老鼠在陷阱里也安全。
house-elephant-elsewhere-yes = 别处也可以吃。
house-elephant-elsewhere-no = 在别处老鼠很安全。

## 陷阱
house-trap = 陷阱管谁
house-trap-about = 谁在陷阱里没有力气。
house-trap-enemies = 对方
house-trap-everyone = 双方
house-trap-may = 狮子在自家陷阱里也没力气。
house-trap-may-not = 狮子在自家陷阱里不受影响。

## 陷阱里吃子
house-weakened = 陷阱里还能吃
house-weakened-about = 没了力气的动物还能做什么。
house-weakened-may = 陷阱里的老虎能吃猫。
house-weakened-may-not = 陷阱里的老虎不能吃猫。

## 老鼠出水
house-leaving = 老鼠上岸能吃
house-leaving-about = 老鼠上岸时能吃什么。
house-leaving-nothing = 都不能
house-leaving-rat = 老鼠
house-leaving-both = 老鼠、大象
house-leaving-land-yes = 能吃岸上的老鼠。
house-leaving-land-no = 岸上的老鼠很安全。
house-leaving-elephant-yes = 能吃大象。
house-leaving-elephant-no = 大象很安全。

## 老鼠下水
house-entering = 老鼠下水能吃
house-entering-about = 老鼠下水时能吃什么。
house-entering-nothing = 都不能
house-entering-rat = 老鼠
house-entering-may = 能吃水里的老鼠。
house-entering-may-not = 水里的老鼠很安全。

## 狮子跳河
house-lion = 狮子跳河
house-lion-about = 狮子往哪个方向跳过河。
house-lion-up-yes = 可以竖着跳。
house-lion-up-no = 不能竖着跳。
house-lion-sideways-yes = 可以横着跳。
house-lion-sideways-no = 不能横着跳。

## 老虎跳河
house-tiger = 老虎跳河
house-tiger-about = 老虎往哪个方向跳过河。
house-tiger-up-yes = 可以竖着跳。
house-tiger-up-no = 不能竖着跳。
house-tiger-sideways-yes = 可以横着跳。
house-tiger-sideways-no = 不能横着跳。

## 跳河吃子
house-leap = 跳河能吃
house-leap-about = 跳过去能吃什么。
house-leap-equal = 同级或更弱
house-leap-weaker = 只吃更弱
house-leap-may = 狮子可以跳吃同级。
house-leap-may-not = 狮子不能跳吃同级。

## 自己的老鼠
house-own-rat = 自己的老鼠也挡路
house-own-rat-about = 对方的老鼠总会挡路；自己的，由这里定。
house-own-rat-may = 自己的老鼠不挡路。
house-own-rat-may-not = 自己的老鼠也挡路。

## 狮虎
house-cats = 狮虎同级
house-cats-about = 狮子和老虎能不能互吃。
house-cats-may = 老虎可以吃狮子。
house-cats-may-not = 老虎不能吃狮子。

## 狼与狗
house-wolf = 狼与狗
house-wolf-about = 两个里面谁更强。
house-wolf-over-dog = 狼比狗强
house-wolf-under-dog = 狗比狼强
house-wolf-same = 同级
house-wolf-wolf-yes = 狼可以吃狗。
house-wolf-wolf-no = 狼不能吃狗。
house-wolf-dog-yes = 狗可以吃狼。
house-wolf-dog-no = 狗不能吃狼。

## 同级相遇
house-equal = 同级相遇
house-equal-about = 两只同级的动物会怎样。
house-equal-first = 先下手的吃
house-equal-both = 同归于尽
house-equal-first-seen = 谁先下手，谁吃掉对方。
house-equal-both-seen = 两只都离开棋盘。

## 进兽穴
house-den = 走进兽穴
house-den-about = 谁能走进对方兽穴取胜。
house-den-any = 谁都行
house-den-rat = 只有老鼠
house-den-lion-yes = 狮子进兽穴就赢。
house-den-lion-no = 狮子不能进兽穴。
house-den-rat-yes = 老鼠进兽穴就赢。
house-den-rat-no = 老鼠不能进兽穴。

## 无路可走
house-no-move = 无路可走
house-no-move-about = 走不了的一方会怎样。
house-no-move-loses = 输
house-no-move-draw = 和棋
house-no-move-loses-seen = 红方走不了，输。
house-no-move-draw-seen = 红方走不了：和棋。

## 重复局面
house-repetition = 同一局面三次
house-repetition-about = 同一局面第三次出现时会怎样。
house-repetition-draw = 和棋
house-repetition-barred = 不许走
house-repetition-loses = 重复者输
house-repetition-counts = 7-3 与 17-5
house-repetition-nothing = 不管
house-repetition-draw-seen = 来来回回：第三次就是和棋。
house-repetition-barred-seen = 来来回回：第三次不许走。
house-repetition-loses-seen = 来来回回：走出第三次的输。
house-repetition-counts-seen = 总进同一格不行，一只动物老是来回走也不行。
house-repetition-nothing-seen = 来来回回，想走多久都行。

## 久不吃子
house-quiet = 久不吃子
house-quiet-about = 双方合计多少步没有吃子，棋就结束。
house-quiet-never = 接着下
house-quiet-draw = { $plies } 步和棋
house-quiet-never-seen = 没有人去数。
house-quiet-draw-seen = 到时就是和棋。
