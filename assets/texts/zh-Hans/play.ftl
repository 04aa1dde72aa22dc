### 棋盘与旁边的文字

## 轮到谁

play-your-turn = 轮到你
play-turn = 轮到{ side }
play-thinks = { $name }在想
play-to-move = { side }走

## 着法列表

play-moves = 着法
play-quiet = { $turns } 回合没吃子
play-awaited-yours = 轮到你
play-awaited-thinking = 思考中

## 工具

play-tool-undo = 悔棋
play-tool-hint = 提示
play-tool-threats = 危险
play-tool-flip = 翻转
play-tool-menu = 菜单

## 按键

play-key-yes = 对，走
play-key-no = 不
play-key-move = 走棋
play-key-put-down = 放下
play-key-take-up = 拿起
play-key-flip = 翻转
play-key-menu = 菜单

## 动物卡片

play-prey = 能吃 { $square } 的{ animal }。
play-prey-two = 能吃 { $square } 的{ animal }和 { $there } 的{ other }。
play-trapped = 掉进陷阱没了力气：谁都能吃它。

## 一时的消息

play-no-move-found = 电脑没找到走法。
play-computer-plays-on = 电脑还想接着下。
play-cannot-begin = 这盘棋无法开始：{ $why }。
play-cannot-read = 无法读取存档：{ $why }。
play-confirm-move = 再选一次这一格，就走过去。
play-sounds-off = 声音已全部关闭。
play-sounds-on = 声音已打开。

## 结局

end-draw = 和棋
end-you-win = 你赢了！
end-name-wins = { $name }赢了
end-side-wins = { side }赢了！

## 字幕：棋盘上的事

caption-goes = { side }{ animal }走 { $from }–{ $to }。
caption-goes-takes = { side }{ animal }走 { $from }–{ $to }，吃{ other }。
caption-swims = { side }{ animal }游 { $from }–{ $to }。
caption-swims-takes = { side }{ animal }游 { $from }–{ $to }，吃{ other }。
caption-leaps = { side }{ animal }跳 { $from }–{ $to }。
caption-leaps-takes = { side }{ animal }跳 { $from }–{ $to }，吃{ other }。
caption-den = { side }{ animal }走进兽穴，{ $from }–{ $to }。
caption-both-fall = { side }{ animal }在 { $to } 遇上{ other }：同归于尽。
caption-trapped = { animal }掉进了陷阱。
caption-out-of-trap = { animal }走出了陷阱。
caption-start = 动物们各就各位。
caption-board = 走了 { $moves } 步后的棋盘。
caption-turn = 轮到{ side }。
caption-wins = { side }赢了。
caption-draw = 和棋。

## 字幕：听到的声音

captions-sound = （{ $sound }）
captions-between = { " " }
heard-refuse = 咚的一声
heard-pounce = 猛地一扑
heard-tumble = 动物滚下棋盘
heard-leap = 嗖地跳过河
heard-splash = 扑通
heard-swim = 水声咕噜
heard-emerge = 水滴答
heard-trap = 陷阱哐当一响
heard-win = 胜利的号角
heard-loss = 伤感的曲子
heard-draw = 平和的和弦
heard-hint = 铃声：提示
heard-turn = 叮咚：轮到你
heard-squeak = 老鼠吱吱叫
heard-meow = 猫喵喵叫
heard-bark = 狗汪汪叫
heard-howl = 狼嗥叫
heard-saw = 豹子低吼
heard-growl = 老虎咆哮
heard-roar = 狮子怒吼
heard-trumpet = 大象长鸣

## 观棋

watch-tool-go-on = 继续
watch-tool-pause = 暂停
watch-tool-step = 一步
watch-tool-menu = 菜单
watch-tool-slower = 慢些
watch-tool-faster = 快些
watch-key-go-on = 继续
watch-key-pause = 暂停
watch-key-flip = 翻转
watch-key-menu = 菜单
watch-gauge-win = { side } { $moves } 步必胜，已经算清。
watch-gauge-even = 双方不相上下。
watch-gauge-better = { side }领先 { $points } 分。

## 回放

replay-moves = 着法
replay-tool-first = 开头
replay-tool-back = 后退
replay-tool-on = 前进
replay-tool-last = 结尾
replay-tool-play = 播放
replay-tool-pause = 暂停
replay-tool-menu = 菜单
replay-tool-slower = 慢些
replay-tool-faster = 快些
replay-way = { $at } / { $moves }
replay-key-play = 播放
replay-key-pause = 暂停
replay-key-step = 单步
replay-key-leave = 离开
