### 標題、選單與對話框、新對局、存檔、擺棋

## 離開對局之前

leave-title = 離開這盤棋？
leave-over = 這盤已經下完。
leave-kept = 這盤會存起來，以後可以接著下。
leave-stay = 留下
leave-leave = 離開

## 控制器斷線

lost-title = 暫停
lost-gone = { side }的控制器斷線了
lost-advice = 重新連接，或用別的裝置入座。
lost-waits = 棋局等著你。
lost-seated = 這個裝置已有座位。
lost-take = 入座
lost-share = 共用一個裝置
lost-pause = 暫停選單
lost-key-take = 入座
lost-key-pause = 暫停選單

## 更多

more-title = 更多
more-editor = 擺棋
more-watch = 觀棋
more-print = 列印來玩
more-back = 返回

## 有未下完的棋

resume-title = 接著下上一盤？
resume-text = { $who }，第 { $move } 步，{ $rules } 規則。
resume-yes = 接著下
resume-no = 先不下

## 退出之前

quit-title = 要離開叢林嗎？
quit-text = 動物們會等你回來。
quit-stay = 留下
quit-quit = 離開

## 列印

print-title = 列印來玩
print-text = 棋盤和雙方的動物，剪下來就能玩。
print-paper = 紙張
print-a4 = A4
print-letter = US Letter
print-ink = 顏色
print-color = 全彩
print-saving = 自己塗色
print-save = 儲存
print-back = 返回

## 重看的棋局

share-title = 這盤棋
share-resume = 接著看
share-link = 複製連結
share-text = 複製棋譜
share-film = 存成動畫圖
share-slower = 慢些
share-faster = 快些
share-play = 從這裡下
share-editor = 修改局面
share-leave = 離開
share-copied = 棋譜已複製。

## 對局選單

pause-title = 暫停
pause-resume = 繼續
pause-restart = 重新開始
pause-rules = 規則
pause-review = 覆盤
pause-flip = 翻轉棋盤
pause-seats = 座位
pause-link = 複製連結
pause-games = 存檔
pause-replay = 重播
pause-editor = 擺棋
pause-print = 列印來玩
pause-settings = 設定
pause-draw = 同意和局
pause-resign = 認輸
pause-leave = 離開

## 規則

menu-rules-back = 返回
menu-rules-change = 更改
menu-rules-page = { $page } / { $pages }

## 裝置交給對方

hand-over-title = 輪到{ side }
hand-over-text = 按任意鍵繼續。

## 兩台電腦對下

watch-title = 觀棋
watch-text = 兩台電腦對下。
watch-rules = 規則
watch-begin = 觀看
watch-back = 返回

## 終局

result-den = 第 { $move } 步，{ animal }走進了{ side }獸穴。
result-reason = { $reason }這盤共 { $moves } 步。
result-again = 再來一盤
result-review = 覆盤
result-undo = 悔一步
result-replay = 重播
result-title = 首頁
result-points = 得 { $points } 分，共 { $total } 分
result-points-badge = 得 { $points } 分，並獲「{ $badge }」
result-badge = 新徽章：「{ $badge }」

## 載入圖片

loading-name = 鬥獸棋
loading-fault = 無法讀取 { $path }。

## 標題

title-continue = 接著下
title-play = 下棋
title-two = 雙人
title-learn = 學棋
title-more = 更多
title-settings = 設定
title-quit = 離開
title-points = { $points } 分
title-games = 存檔
title-wake-pad = 按一下控制器的按鍵，就能用它了。
title-key-select = 選擇
title-key-move = 移動
title-key-quit = 離開
title-key-back = 返回

## 新對局

setup-title = 新棋局
setup-opponent = 對手
setup-two-players = 雙人
setup-about-easy = 只看一步，常常失手。
setup-about-normal = 也會考慮你的最佳應對。
setup-about-expert = 看得更遠，從不失手。
setup-about-master = 每步想一秒，很難贏。
setup-about-grandmaster = 最強，每步想三秒。
setup-about-two-players = 輪流用這個裝置下。
setup-side = 選邊
setup-side-first = 玩家 1 選邊
setup-circles = 圓形
setup-diamonds = 菱形
setup-first = 先手
setup-coin = 擲硬幣
setup-loser = 上局輸家
setup-clock = 棋鐘
setup-clock-off = 關
setup-clock-minutes = { $minutes } 分
setup-clock-increment = { $minutes } 分 + { $seconds } 秒
setup-rules = 規則
setup-rules-standard = 大家最熟悉的下法。
setup-rules-browser = 網路上免費遊戲的下法。
setup-rules-encyclopedia = 陷阱裡的動物還能咬。
setup-rules-bell = 陷阱對誰都有效；藍方先走。
setup-rules-lobby = 不准長追，也不准一直拖。
setup-rules-league = 程式之間比賽用的。
setup-rules-own = 你自己的規則。
setup-details = 詳細
setup-versus = 對
setup-role-starts = { side }，先手
setup-role-level = { side }，{ $level }
setup-seats = 座位
setup-play = 開始
setup-key-choose = 選擇
setup-key-back = 返回
setup-key-move = 移動

## 存檔

games-title = 存檔
games-none = 還沒有存檔。在對局選單裡存一盤，改天接著下。
games-age-last = 上次下的
games-age-now = 剛剛
games-age-minutes = { $minutes } 分鐘前
games-age-hours = { $hours } 小時前
games-age-day = { $year }.{ games-month }.{ $day }
games-month = { $month }
games-saved-last = 上次下的。
games-saved-now = 剛剛存的。
games-saved-minutes = { $minutes } 分鐘前存的。
games-saved-hours = { $hours } 小時前存的。
games-saved-day = { $year } 年 { games-month } 月 { $day } 日。
games-state-on = 第 { $move } 步，{ $rules } 規則。
games-state-over = { $reason }{ $rules } 規則。
games-about = { $state }{ $saved }
games-load = 接著下
games-replay = 重播
games-review = 覆盤
games-delete = 刪除
games-really-delete = 真的？
games-export = 存成檔案
games-copy = 複製連結
games-keep = 存下這盤
games-files = 讀取檔案
games-paste = 貼上
games-back = 返回
games-put-aside = 之前那盤已放進存檔。
games-link-copied = 這盤棋的連結已複製。
games-clipboard-empty = 剪貼簿裡沒有文字。
games-press-paste = 按 Ctrl+V，載入你複製的棋局。
games-shelf-full = { $places } 個存檔位都滿了，請先刪掉一盤。

## 擺棋

editor-animals = 動物
editor-heading = 擺棋
editor-moves-first = { side }先走。
editor-playable = 這個局面可以下。
editor-next = 接下來擺：
editor-piece = { side }{ animal }
editor-tool-undo = 復原
editor-tool-red = { side-red }
editor-tool-blue = { side-blue }
editor-tool-off = 拿走
editor-tool-flip = 翻轉
editor-tool-menu = 選單
editor-tool-start = 起始
editor-tool-clear = 清空
editor-tool-play = 開始
editor-key-put = 擺放、拿起
editor-key-next = 換動物
editor-key-menu = 選單

## 擺棋的選單

editor-title = 這個局面
editor-first-mover = 先走
editor-by-rules = 規則
editor-opponent = 對手
editor-person = 真人
editor-your-side = 你執
editor-counts-not = 從這裡下的棋不計分，儘管試試。
editor-begin = 開始
editor-on = 繼續擺
editor-usual = 起始局面
editor-empty = 空棋盤
editor-link = 複製連結
editor-leave = 離開
