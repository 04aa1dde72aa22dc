### 学棋：课程、谜题、问答、心得与复盘

## 标签

learn-tab-lessons = 课程
learn-tab-puzzles = 谜题
learn-tab-answers = 问答
learn-tab-tips = 技巧

## 按键

learn-prompt-begin = 开始
learn-prompt-back = 返回
learn-prompt-tab = 换页

## 课程、问答与心得的列表

learn-lesson = { $number }. { $title }
learn-first-game = 第一盘棋之前
learn-play-it-out = 接着下完

## 谜题列表

puzzles-of-the-day = 每日一题：{ $month } 月 { $day } 日
puzzles-solved = 已解
puzzles-in-a-row = 连对
puzzles-best-row = 最多连对
puzzles-days = 天
puzzles-solved-of = { $solved } / { $all }
puzzles-all-themes = 所有主题
puzzles-none = 这个主题没有这么难的题。

## 谜题的主题

theme-den-race = 抢先入穴
theme-den-run = 直奔兽穴
theme-rat-hunt = 鼠象相争
theme-leap = 跳河
theme-riverbank = 河岸攻防
theme-trap = 陷阱
theme-bait = 诱饵
theme-quiet-move = 不动声色
theme-zugzwang = 进退两难
theme-last-animal = 最后一只
theme-defense = 防守
theme-endgame = 残局

## 谜题的要求

puzzle-win = { $moves } 步取胜。
puzzle-take = 吃掉{ animal }。
puzzle-take-in = { $moves } 步吃掉{ animal }。
puzzle-keep-win = 找出唯一能赢的一步。
puzzle-keep-win-in = 找出唯一的赢法：{ $moves } 步。
puzzle-keep-draw = 找出唯一不输的一步。
puzzle-keep-draw-in = 找出唯一不输的走法：{ $moves } 步。

## 解题

puzzle-number = 第 { $number } 题
puzzle-you-are-red = 你执红方
puzzle-you-are-blue = 你执蓝方
puzzle-difficulty = 难度
puzzle-your-line = 你的走法
puzzle-solved-ribbon = 解开了！
puzzle-your-go = 轮到你
puzzle-in-a-row = 连对
puzzle-row-begins = 不看提示、一次做对才算。
puzzle-row-best = 最多连对：{ $count }。
puzzle-again = 重来
puzzle-hint = 提示
puzzle-next = 下一题
puzzle-prompt-take-up = 拿起
puzzle-prompt-move = 走棋
puzzle-prompt-put-down = 放下

## 对走法的评语

puzzle-task = 只有一步是对的
puzzle-task-text = 每次只有一步是对的。对方会走最好的应着。
puzzle-wrong = 不是这一步
puzzle-right = 就是这步！
puzzle-right-text = 后面还有要找的。
puzzle-first-try = 一次做对！
puzzle-first-try-text = 每一步都对，而且没有别的走法。
puzzle-solved = 解开了
puzzle-solved-text = 每一步都找到了。从头再来一遍，这回争取一步不差。

## 走错了

miss-win-at-once = 这样不能马上赢。
miss-win = 这样 { $moves } 步赢不了。
miss-take-at-once = 这样吃不到{ animal }。
miss-take = 这样 { $moves } 步吃不到{ animal }。
miss-keep-win = 这样到手的赢棋就没了。
miss-keep-draw = 这样就输了。

## 对方的应着

answer-den = { side }{ animal }会走进你的兽穴。
answer-last = { side }{ animal }会吃掉你最后一只动物。
answer-no-move = { side }{ animal }会走 { $from }–{ $to }，你就无路可走。
answer-takes = { side }{ animal }会吃掉你在 { $to } 的{ other }。
answer-trades = { side }{ animal }会和你在 { $to } 的{ other }同归于尽。
answer-keeps-out = { side }{ animal }会走 { $from }–{ $to }，不让你进兽穴。
answer-threatens = { side }{ animal }会走 { $from }–{ $to }，下一步就要进你的兽穴。
answer-escapes = { side }{ animal }会走 { $from }–{ $to }，躲开你的{ other }。
answer-attacks = { side }{ animal }会走 { $from }–{ $to }，盯上你的{ other }。
answer-quiet = { side }{ animal }会走 { $from }–{ $to }，你就没有强攻的机会了。

## 上课

study-leave = 离开
study-lesson = 第 { $number } 课：{ $about }
study-lesson-broken = “{ $title }”这一课打不开。
study-back = 后退
study-show = 看答案
study-next = 下一步
study-done = 完成
study-prompt-go-on = 继续
study-prompt-move = 拿起、走棋
study-beside = 这步可以走，但不是这里要学的。再读一遍题目吧。

## 复盘

review-title = 复盘
review-back = 后退
review-on = 前进
review-slip = 失误
review-play = 接着下
review-stop = 停止
review-prompt-move = 走棋
review-prompt-slip = 下个失误
review-prompt-play = 接着下
review-prompt-turn = 翻转
review-accuracy = 准确度 { $percent } %
review-accuracy-unknown = 准确度…
review-progress = 已看 { $done } / { $all } 个局面
review-best = 最佳
review-good = 好棋
review-a-slip = 失误
review-mistake = 错着
review-blunder = 大错
review-was-best = 最佳的一步
review-was-good = 好棋
review-was-slip = 小失误
review-was-mistake = 错着
review-was-blunder = 大错
review-better = 才是最佳
review-answer = 应走 { $move }。{ $fact }
review-something-better = 本来有更好的走法。
review-nothing-better = 没找到更好的走法。
review-beginning = 开局
review-beginning-text = 一步步往下看，或跳到下个失误。
review-looking = 正在看这一步。
review-not-looked = 这一步没有看。

## 复盘时局面的结论

review-draw = 轮到{ side }。双方都不出错是和棋。
review-wins-exact = 轮到{ side }。都不出错，{ $moves } 步胜。
review-loses-exact = 轮到{ side }。都不出错，{ $moves } 步负。
review-wins-proven = 轮到{ side }。{ $moves } 步必胜，已经算清。
review-loses-proven = 轮到{ side }。{ $moves } 步必负，已经算清。

## 看不了的时候

review-no-moves = 还没走过棋，没有什么可复盘的。
review-broken = 这盘棋无法复盘：{ $fault }。
review-over = 棋到这里就结束了。退到前面，才能接着下。
replay-broken = 这盘棋无法显示：{ $fault }。
replay-over = 棋到这里就结束了。后退几步，才能接着下。

## 摆好的局面不能下

editor-over-at-once = 这样一开始就结束了。{ $why }

## “一步一格”，狼来教

lesson-step = 一步一格
lesson-step-about = 走法与等级

lesson-step-1-heading = 我们都是一步走一格。
lesson-step-1-text = 上、下、左、右都行，就是不能斜着走。猫这么走，大象也这么走，走法就这一种。
lesson-step-1-task = 把你的狼从 d3 走到 d4。
lesson-step-1-d3d4 = 往前一格。只有狮子和老虎能走得更远，而且只在过河的时候。
lesson-step-1-d3c3 = 走得没错，但走到旁边去了。题目要走到 d4，往前一格。
lesson-step-1-d3d2 = 这是退回自己的陷阱。对你没有影响，不过题目要走到 d4。

lesson-step-2-heading = 数字就是我的等级。
lesson-step-2-text = 我是狼，4 级。同级的、比我小的，我走到它那一格就吃掉它。豹子是 5 级，狗是 3 级。
lesson-step-2-task = 吃掉你的狼吃得了的动物。
lesson-step-2-d4d5 = 四比三大。狗离开棋盘，狼站到它的位置上。
lesson-step-2-d4d3 = 豹子 5 级，狼只有 4 级，吃不了。看看另一边。

## “先下手为强”，猫来教

lesson-equals = 先下手为强
lesson-equals-about = 同级相遇

lesson-equals-1-heading = 对面坐着另一个我。
lesson-equals-1-text = 两只猫，等级一样。同级可以互吃，所以要看轮到谁。现在轮到你。
lesson-equals-1-task = 用你的猫吃掉蓝方的猫。
lesson-equals-1-d2d3 = 你先下手了。要是轮到蓝方的猫，它也会这么做。
lesson-equals-1-d2c2 = 躲到旁边很安全，可蓝方的猫本来是你的。

lesson-equals-2-heading = 现在要留心距离。
lesson-equals-2-text = 两只狮子相隔两格。谁先走到同级旁边，谁就把先手让给了对方。
lesson-equals-2-task = 走一步，别让你的狮子被吃掉。
lesson-equals-2-d3c3 = 它够不着你。现在蓝方狮子要是凑过来，就是你先下手。
lesson-equals-2-d3d4 = 这样两只狮子挨在一起，又轮到蓝方：它先下手。

## “以小敌大”，老鼠来教

lesson-rat = 以小敌大
lesson-rat-about = 老鼠与大象

lesson-rat-1-heading = 再大我也不怕。
lesson-rat-1-text = 我是 1 级，最小的。可我能吃大象：听说是钻进它的耳朵里。
lesson-rat-1-task = 用你的老鼠吃掉大象。
lesson-rat-1-a3a2 = 最小的吃掉最大的。除了大象自己，别的动物都办不到。
lesson-rat-1-a3b3 = 大象就在你下面的 a2，而且轮到你走。

lesson-rat-2-heading = 反过来可不行。
lesson-rat-2-text = 现在大象是你的，老鼠是蓝方的。你的大象谁都吃，就是吃不了老鼠。
lesson-rat-2-task = 让你的大象躲开老鼠，顺便吃掉一个。
lesson-rat-2-a3b3 = 吃掉了狗，角落里的老鼠也够不着你。
lesson-rat-2-a3a4 = 大象偏偏就这件事做不到：它吃不了老鼠。
lesson-rat-2-a3a2 = 你躲开了，可是本来能顺路吃掉 b3 的狗。

## “谁会游泳”，老鼠来教

lesson-river = 谁会游泳
lesson-river-about = 河与河岸

lesson-river-1-heading = 水里归我。
lesson-river-1-text = 所有动物里，只有老鼠会游泳。别的都只能停在岸边。
lesson-river-1-task = 走进河里。
lesson-river-1-b3b4 = 在河里，只有另一只老鼠碰得到你。
lesson-river-1-c3c4 = 猫不会游泳。除了老鼠，谁到岸边都得停下，猫也一样。

lesson-river-2-heading = 河岸是一道界线。
lesson-river-2-text = 老鼠吃大象，这你知道。但现在老鼠在水里，大象在岸上。
lesson-river-2-task = 就算这样，也试试吃 a5 的大象。
lesson-river-2-b5a5 = 不行：隔着河岸谁也不能吃谁，从水里往岸上、从岸上往水里都一样。先上岸吧。
lesson-river-2-b5b4 = 可以游过去，不过还是试试大象：答案才是重点。

lesson-river-3-heading = 到了水里，大家一样。
lesson-river-3-text = 一只蓝方老鼠游在你旁边。你们都在水里，中间没有河岸。
lesson-river-3-task = 吃掉蓝方老鼠。
lesson-river-3-b5c5 = 老鼠吃老鼠，水里和岸上一样。你先下了手。
lesson-river-3-b5a5 = 这就上岸了，水里成了蓝方老鼠的天下。

## “飞跃大河”，狮子来教

lesson-leap = 飞跃大河
lesson-leap-about = 狮虎跳河

lesson-leap-1-heading = 水拦不住我。
lesson-leap-1-text = 狮子和老虎能直直地跳过整条河，落在对岸的第一格。
lesson-leap-1-task = 从 b3 跳过河去。
lesson-leap-1-b3b7 = 一步越过三格水面。
lesson-leap-1-b3a3 = 这只走了一格。在岸边就能跳：b7 就在正前方。

lesson-leap-2-heading = 横着跳更近。
lesson-leap-2-text = 河横着只有两格宽。跳过去，还可以吃掉落点上的动物。
lesson-leap-2-task = 跳过去吃掉狼。
lesson-leap-2-a5d5 = 越过水面，扑到狼身上。站在河岸上的动物，总得防着你。
lesson-leap-2-a5a6 = 这是沿着河岸走。d5 的狼，一跳就到。

lesson-leap-3-heading = 跳起来也要比大小。
lesson-leap-3-text = 这是老虎，6 级。河对岸的 d5 上是狮子，7 级。
lesson-leap-3-task = 试试跳过去吃狮子。
lesson-leap-3-a5d5 = 跳着吃和走着吃一样：六比不过七。会跳也不能乱来。
lesson-leap-3-a5a6 = 试试跳到 d5：答案才是重点。

## “看懂河岸”，老鼠来教

lesson-riverbank = 看懂河岸
lesson-riverbank-about = 跳河与挡路

lesson-riverbank-1-heading = 我在水里，狮子别想过。
lesson-riverbank-1-text = 先替蓝方走一步。e7 的蓝方狮子想往下跳到 e3，那里有只狗。可是我在水里。
lesson-riverbank-1-task = 试试让蓝方狮子从 e7 跳到 e3。
lesson-riverbank-1-e7e3 = 水里有老鼠就不能跳：哪一方的老鼠都算，狮子自己家的也不例外。
lesson-riverbank-1-e7d7 = 狮子可以走到那里。先试试跳到 e3：答案才是重点。

lesson-riverbank-2-heading = 看看路怎么打开。
lesson-riverbank-2-text = 轮到红方。往旁边游一格，还在水里，但狮子的路上就没有老鼠了。
lesson-riverbank-2-task = 让老鼠游到 f5。
lesson-riverbank-2-e5f5 = e 列现在空了。是你自己给对方让开了路：动老鼠之前，先看看这个。
lesson-riverbank-2-e5e4 = 还在 e 列：狮子要飞过三格水面，你就在其中一格。它还是跳不了。
lesson-riverbank-2-e5d5 = 这就上岸了，路也会打开。不过先看看在水里走一格会怎样：游到 f5。

lesson-riverbank-3-heading = 行不行，看对岸。
lesson-riverbank-3-text = 路通了。但狮子还得能落脚：对岸要么空着，要么是它吃得了的动物。
lesson-riverbank-3-task = 替蓝方走：如果对岸允许，就从 e7 跳到 e3。
lesson-riverbank-3-e7e3 = 狗 3 级，狮子 7 级：可以跳过去吃掉它。要是那里站着大象，对岸就不答应了。
lesson-riverbank-3-e7d7 = 看看 e3：那里只有一只狗，水里也没有老鼠。可以跳。

## “落入陷阱”，狗来教

lesson-trap = 落入陷阱
lesson-trap-about = 陷阱的两面

lesson-trap-1-heading = 进了我的陷阱，狮子也成小猫。
lesson-trap-1-text = 三个陷阱守着你的兽穴。敌人站在上面就没了力气，你的任何动物都能吃它。
lesson-trap-1-task = 用你的猫吃掉狮子。
lesson-trap-1-c2d2 = 二赢了七，因为陷阱让它什么都不是。不过它不会自己消失，得你去吃。
lesson-trap-1-c2c1 = 狮子就在你的兽穴旁边，马上要进去了。趁它还在陷阱里，吃掉它。

lesson-trap-2-heading = 对方的陷阱也管我们。
lesson-trap-2-text = 你的狼踩在蓝方的陷阱上。旁边的蓝方猫只有 2 级。看看狼吃不吃得了它。
lesson-trap-2-task = 试试吃掉 e8 的猫。
lesson-trap-2-d8e8 = 踩在对方的陷阱里，再小的动物也吃不了，反倒谁都能吃你。
lesson-trap-2-d8d7 = 那是下一步的事。先试试吃猫：答案才是重点。
lesson-trap-2-d8c8 = 试试吃 e8 的猫：答案才是重点。
lesson-trap-2-d8d9 = 这样连棋都赢了！不过这里要学的是陷阱：试试吃猫。

lesson-trap-3-heading = 它困不住我们一辈子。
lesson-trap-3-text = 陷阱不会把谁绑住。一走出来，等级马上就恢复。
lesson-trap-3-task = 走出陷阱，到 d7。
lesson-trap-3-d8d7 = 又是一只狼了，4 级。现在猫最好快走。
lesson-trap-3-d8c8 = 这也走出了陷阱。不过题目要走到 d7。
lesson-trap-3-d8d9 = 直接进了兽穴：这就赢了，是下一课的内容。这里先退到 d7。

## “兽穴之路”，老虎来教

lesson-den = 兽穴之路
lesson-den-about = 兽穴

lesson-den-1-heading = 再走一步，就结束了。
lesson-den-1-text = 谁走进对方的兽穴，谁马上就赢，不管棋盘上还有什么。哪只动物都行。
lesson-den-1-task = 走进蓝方的兽穴。
lesson-den-1-d8d9 = 这盘赢了。要常数一数谁先到：你去对方兽穴几步，对方来你的几步。
lesson-den-1-d8c8 = d9 的兽穴只差一步，谁也拦不住你。

lesson-den-2-heading = 自己的可不能进。
lesson-den-2-text = 你的猫蹲在自家兽穴门口。躲进去好像不错。
lesson-den-2-task = 试试走进红方的兽穴。
lesson-den-2-d2d1 = 谁也不能进自己的兽穴。守家要守在外面。
lesson-den-2-d2c2 = 试试走进 d1 的兽穴：答案才是重点。

## “无路可走”，大象来教

lesson-stuck = 无路可走
lesson-stuck-about = 没有棋可走

lesson-stuck-1-heading = 谁走不了，谁就输。
lesson-stuck-1-text = 不可以停一步不走。轮到你的时候，要是你的动物都动不了，这盘就结束了，你输。
lesson-stuck-1-task = 不吃猫，也要赢。
lesson-stuck-1-b2b1 = 上面是大象，旁边是狼：猫哪儿也去不了，又偏偏轮到蓝方。
lesson-stuck-1-a2a1 = 吃掉最后一只动物，也是赢。不过还有谁都不吃的赢法。
lesson-stuck-1-b2c2 = 这样猫就从 b1 走掉了。把那一格堵上。

## “三次重复”，豹子来教

lesson-again = 三次重复
lesson-again-about = 重复局面

lesson-again-1-heading = 这里我们是不是来过？
lesson-again-1-text = 同样的局面、轮到同一方，出现第三次就是和棋。你的狮子要是回到 g1，就是第三次了。
lesson-again-1-task = 走一步，别让这盘变成和棋。
lesson-again-1-f1g1 = 这就是第三次：和棋，可你明明多一只动物。
lesson-again-1-a3a4 = 新的局面，重新数起。领先的一方，总该走点新的。

## 新手的问题

question-rat = 老鼠和大象，谁吃谁？
question-rat-answer = 在岸上，老鼠走一格就能吃掉大象。老鼠踩在陷阱上没有力气时，大象才能吃它。
question-swim = 水里的老鼠能吃岸上的吗？
question-swim-answer = 不能。它得先爬上岸；从岸上也不能吃水里的。在河里，只有另一只老鼠碰得到它。
question-leap = 狮子和老虎什么时候能跳？
question-leap-answer = 直直地跳过河，从这岸到对岸，也可以吃掉落点上吃得了的动物。这条线的水里有老鼠就不能跳，哪一方的都算。
question-trap = 陷阱有什么用？
question-trap-answer = 敌人站在你的陷阱上就没了力气，你的任何动物都能吃它。自己的陷阱对你没有影响。
question-den = 可以走进兽穴吗？
question-den-answer = 对方的可以：哪只动物进去都赢。自己的永远不行。
question-equals = 两只同级怎么办？
question-equals-answer = 轮到谁走，谁就能吃。所以别走到同级旁边：接下来就轮到对方了。

## 第一盘棋要记住的

remember-captures = 每走一步，先看看谁能被吃：你的，还有对方的。
remember-together = 别让一只动物单独出去：两只站在一起，可以互相保护。
remember-dens = 两个兽穴都要看着。动物还剩很多，棋也可能在那里结束。
remember-race = 两只动物赛跑时，数数步子。轮到谁走，谁就快一步。
remember-undo = 在这里可以随便悔棋，提示还会告诉你理由。

## 心得

tip-rat = 留住老鼠
tip-rat-text = 只要你的老鼠还在，对方的大象就不能随便走；河里有只老鼠，谁也别想从它头上跳过去。试试在这里守住河。
tip-leap = 隔河出击
tip-leap-text = 狮子和老虎一步就能到对岸。让它们站在河边，前面没有东西挡着：整个对岸都在它们眼里。
tip-trap = 拿陷阱当诱饵
tip-trap-text = 谁踩着你的陷阱来闯兽穴，谁就没了力气。每个陷阱旁边留一只动物，等它们来。
tip-guard = 家里留个守卫
tip-guard-text = 兽穴旁边留一只小动物，比进攻多一只更有用：离家两格，也许就赶不回来了。想赢，也别忘了家。
tip-count = 先算再换
tip-count-text = 看清谁能吃回来，吃完还剩什么。拿豹子换狗不划算，除非换完之后，通往兽穴的路就此打开。
tip-together = 结伴而行
tip-together-text = 两只动物并排站着，就能互相保护：谁吃了一只，就会被另一只吃掉。沿着中路或一边，轮流往前走。
