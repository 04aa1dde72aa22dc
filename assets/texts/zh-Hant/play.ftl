### 棋盤與旁邊的文字

## 輪到誰

play-your-turn = 輪到你
play-turn = 輪到{ side }
play-thinks = { $name }在想
play-to-move = { side }走

## 棋步列表

play-moves = 棋步
play-quiet = { $turns } 回合沒吃子
play-awaited-yours = 輪到你
play-awaited-thinking = 思考中

## 工具

play-tool-undo = 悔棋
play-tool-hint = 提示
play-tool-threats = 危險
play-tool-flip = 翻轉
play-tool-menu = 選單

## 按鍵

play-key-yes = 對，走
play-key-no = 不
play-key-move = 走棋
play-key-put-down = 放下
play-key-take-up = 拿起
play-key-flip = 翻轉
play-key-menu = 選單

## 動物卡片

play-prey = 能吃 { $square } 的{ animal }。
play-prey-two = 能吃 { $square } 的{ animal }和 { $there } 的{ other }。
play-trapped = 掉進陷阱，沒有力氣了：誰都能吃牠。

## 一時的訊息

play-no-move-found = 電腦沒找到走法。
play-computer-plays-on = 電腦還想接著下。
play-cannot-begin = 這盤棋無法開始：{ $why }。
play-cannot-read = 無法讀取存檔：{ $why }。
play-confirm-move = 再選一次這一格，就走過去。
play-sounds-off = 聲音已全部關閉。
play-sounds-on = 聲音已開啟。

## 結局

end-draw = 和局
end-you-win = 你贏了！
end-name-wins = { $name }贏了
end-side-wins = { side }贏了！

## 字幕：棋盤上的事

caption-goes = { side }{ animal }走 { $from }–{ $to }。
caption-goes-takes = { side }{ animal }走 { $from }–{ $to }，吃{ other }。
caption-swims = { side }{ animal }游 { $from }–{ $to }。
caption-swims-takes = { side }{ animal }游 { $from }–{ $to }，吃{ other }。
caption-leaps = { side }{ animal }跳 { $from }–{ $to }。
caption-leaps-takes = { side }{ animal }跳 { $from }–{ $to }，吃{ other }。
caption-den = { side }{ animal }走進獸穴，{ $from }–{ $to }。
caption-both-fall = { side }{ animal }在 { $to } 遇上{ other }：同歸於盡。
caption-trapped = { animal }掉進了陷阱。
caption-out-of-trap = { animal }走出了陷阱。
caption-start = 動物們各就各位。
caption-board = 走了 { $moves } 步後的棋盤。
caption-turn = 輪到{ side }。
caption-wins = { side }贏了。
caption-draw = 和局。

## 字幕：聽到的聲音

captions-sound = （{ $sound }）
captions-between = { " " }
heard-refuse = 咚的一聲
heard-pounce = 猛地一撲
heard-tumble = 動物滾下棋盤
heard-leap = 咻地跳過河
heard-splash = 撲通
heard-swim = 水聲咕嚕
heard-emerge = 水滴答
heard-trap = 陷阱匡噹一響
heard-win = 勝利的號角
heard-loss = 悲傷的曲調
heard-draw = 平和的和弦
heard-hint = 鈴聲：提示
heard-turn = 叮咚：輪到你
heard-squeak = 老鼠吱吱叫
heard-meow = 貓喵喵叫
heard-bark = 狗汪汪叫
heard-howl = 狼嚎叫
heard-saw = 豹子低吼
heard-growl = 老虎咆哮
heard-roar = 獅子怒吼
heard-trumpet = 大象長鳴

## 觀棋

watch-tool-go-on = 繼續
watch-tool-pause = 暫停
watch-tool-step = 一步
watch-tool-menu = 選單
watch-tool-slower = 慢些
watch-tool-faster = 快些
watch-key-go-on = 繼續
watch-key-pause = 暫停
watch-key-flip = 翻轉
watch-key-menu = 選單
watch-gauge-win = { side } { $moves } 步必勝，已經算清。
watch-gauge-even = 雙方不相上下。
watch-gauge-better = { side }領先 { $points } 分。

## 重播

replay-moves = 棋步
replay-tool-first = 開頭
replay-tool-back = 後退
replay-tool-on = 前進
replay-tool-last = 結尾
replay-tool-play = 播放
replay-tool-pause = 暫停
replay-tool-menu = 選單
replay-tool-slower = 慢些
replay-tool-faster = 快些
replay-way = { $at } / { $moves }
replay-key-play = 播放
replay-key-pause = 暫停
replay-key-step = 單步
replay-key-leave = 離開
