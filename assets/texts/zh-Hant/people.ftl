### 玩家：名字、裝置與座位、排行榜、徽章與積分

## 玩家的名字

person-easy = 小貓咪
person-normal = 好心狗
person-expert = 老灰狼
person-master = 猛老虎
person-grandmaster = 智慧象
person-you = 你
person-first = 玩家 1
person-second = 玩家 2

## 名字下面的一行

person-here = 用這個裝置
person-computer = 電腦 · { $level }

## 存檔裡的雙方

people-against = { side }對{ $name }
people-two-players = 兩位玩家
people-two-computers = 兩台電腦

## 裝置

device-pad = 控制器 { $number }
device-keys-left = 鍵盤左半
device-keys-right = 鍵盤右半
device-pointer = 滑鼠或觸控

## 入座

seats-title = 請入座
seats-free = 空位
seats-computer-plays = 電腦
seats-every-device = 所有裝置
seats-ready = 準備好
seats-press = 按一下加入
seats-click = 點一下加入
seats-computer = 電腦
seats-send-away = 請走
seats-leave = 離座
seats-swap = 換邊
seats-share = 輪流用一個裝置
seats-start = 開始
seats-go-on = 繼續
seats-shared = 輪到誰，所有裝置就歸誰用。
seats-key-join = 加入
seats-key-choose = 選擇
seats-key-leave = 離座
seats-key-share = 共用一個
seats-key-swap = 換邊

## 排行榜

people-title = 排行榜
people-head-player = 玩家
people-head-points = 積分
people-head-best-win = 最強勝績
people-head-streak = 連勝
people-rule = 贏電腦可得一次積分：從頭開局，用現成的規則，中途不換人，不悔棋，也不用提示。{ level-easy } { $easy } 分，{ level-normal } { $normal } 分，{ level-expert } { $expert } 分，{ level-master } { $master } 分，{ level-grandmaster } { $grandmaster } 分。
people-new = 新玩家
people-back = 返回
people-key-play-as = 用{ $name }來玩
people-key-back = 返回
people-key-move = 移動

## 玩家卡片

profile-badges = 徽章
profile-by-level = 依難度
profile-by-rules = 依規則
profile-by-side = 依紅藍
profile-points = 積分
profile-wins = 勝局
profile-in-a-row = 連勝
profile-count-points = { $points } 分
profile-won = 勝
profile-drawn = 和
profile-lost = 負
profile-all-badges = 徽章已經集齊。
profile-change = 更改

## 徽章

badge-first-win = 初入獸穴
badge-task-first-win = 下一枚：贏電腦一盤。
badge-both-sides = 紅藍通吃
badge-task-both-sides = 下一枚：執紅執藍都贏過（{ $done } / 2）。
badge-leaps = 跳河能手
badge-task-leaps = 下一枚：跳過河（{ $done } / 10）。
badge-streak = 勢不可擋
badge-task-streak = 下一枚：五連勝（{ $done }）。
badge-expert = 馴狼人
badge-task-expert = 下一枚：贏{ level-expert }。
badge-rule-sets = 見多識廣
badge-task-rule-sets = 下一枚：用三套規則取勝（{ $done }）。
badge-ten-wins = 十勝
badge-task-ten-wins = 下一枚：贏十盤（{ $done } / 10）。
badge-grandmaster = 智勝大象
badge-task-grandmaster = 下一枚：贏{ level-grandmaster }。

## 沒有積分的原因

credit-not-own = 不計分：不是你從頭下完的棋。
credit-helped = 不計分：有人幫過你。
credit-again = 不計分：這盤已經算過。

## 名字與動物

name-new = 新玩家
name-change = 更改玩家
name-space = 空白
name-erase = 刪除
name-done = 完成
name-cancel = 取消
name-remove = 移除
name-really-remove = { games-really-delete }
name-fault-empty = 名字至少要有一個字。
name-fault-long = 名字最多 { $most } 個字。
name-fault-letter = 這裡寫不了「{ $letter }」。
name-fault-spaces = 空白不能連著，也不能在開頭或結尾。
name-fault-taken = 已經有人叫{ $name }了。

## 玩家檔案的問題

people-fault-count = 玩家數應為 1 到 { $most }，卻是 { $count }
people-fault-number = 玩家「{ $name }」的編號和別人重複
people-fault-name = 名字「{ $name }」：{ $fault }
people-fault-playing = 找不到正在玩的玩家
