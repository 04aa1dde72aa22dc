### 玩家：名字、设备与座位、排行榜、徽章与积分

## 玩家的名字

person-easy = 小猫咪
person-normal = 好心狗
person-expert = 老灰狼
person-master = 猛老虎
person-grandmaster = 智慧象
person-you = 你
person-first = 玩家 1
person-second = 玩家 2

## 名字下面的一行

person-here = 用这个设备
person-computer = 电脑 · { $level }

## 存档里的双方

people-against = { side }对{ $name }
people-two-players = 两位玩家
people-two-computers = 两台电脑

## 设备

device-pad = 手柄 { $number }
device-keys-left = 键盘左半
device-keys-right = 键盘右半
device-pointer = 鼠标或触摸

## 入座

seats-title = 请入座
seats-free = 空位
seats-computer-plays = 电脑
seats-every-device = 所有设备
seats-ready = 准备好
seats-press = 按一下加入
seats-click = 点一下加入
seats-computer = 电脑
seats-send-away = 请走
seats-leave = 离座
seats-swap = 换边
seats-share = 轮流用一个设备
seats-start = 开始
seats-go-on = 继续
seats-shared = 轮到谁，所有设备就归谁用。
seats-key-join = 加入
seats-key-choose = 选择
seats-key-leave = 离座
seats-key-share = 共用一个
seats-key-swap = 换边

## 排行榜

people-title = 排行榜
people-head-player = 玩家
people-head-points = 积分
people-head-best-win = 最强胜绩
people-head-streak = 连胜
people-rule = 赢电脑可得一次积分：从头开局，用现成的规则，中途不换人，不悔棋，也不用提示。{ level-easy } { $easy } 分，{ level-normal } { $normal } 分，{ level-expert } { $expert } 分，{ level-master } { $master } 分，{ level-grandmaster } { $grandmaster } 分。
people-new = 新玩家
people-back = 返回
people-key-play-as = 用{ $name }来玩
people-key-back = 返回
people-key-move = 移动

## 玩家卡片

profile-badges = 徽章
profile-by-level = 按难度
profile-by-rules = 按规则
profile-by-side = 按红蓝
profile-points = 积分
profile-wins = 胜局
profile-in-a-row = 连胜
profile-count-points = { $points } 分
profile-won = 胜
profile-drawn = 和
profile-lost = 负
profile-all-badges = 徽章已经集齐。
profile-change = 修改

## 徽章

badge-first-win = 初入兽穴
badge-task-first-win = 下一枚：赢电脑一盘。
badge-both-sides = 红蓝通吃
badge-task-both-sides = 下一枚：执红执蓝都赢过（{ $done } / 2）。
badge-leaps = 跳河能手
badge-task-leaps = 下一枚：跳过河（{ $done } / 10）。
badge-streak = 势不可挡
badge-task-streak = 下一枚：五连胜（{ $done }）。
badge-expert = 驯狼人
badge-task-expert = 下一枚：赢{ level-expert }。
badge-rule-sets = 见多识广
badge-task-rule-sets = 下一枚：用三套规则取胜（{ $done }）。
badge-ten-wins = 十胜
badge-task-ten-wins = 下一枚：赢十盘（{ $done } / 10）。
badge-grandmaster = 智胜大象
badge-task-grandmaster = 下一枚：赢{ level-grandmaster }。

## 没有积分的原因

credit-not-own = 不计分：不是你从头下完的棋。
credit-helped = 不计分：有人帮过你。
credit-again = 不计分：这盘已经算过。

## 名字与动物

name-new = 新玩家
name-change = 修改玩家
name-space = 空格
name-erase = 退格
name-done = 完成
name-cancel = 取消
name-remove = 移除
name-really-remove = { games-really-delete }
name-fault-empty = 名字至少要有一个字。
name-fault-long = 名字最多 { $most } 个字。
name-fault-letter = 这里写不了“{ $letter }”。
name-fault-spaces = 空格不能连着，也不能在开头或结尾。
name-fault-taken = 已经有人叫{ $name }了。

## 玩家文件的问题

people-fault-count = 玩家数应为 1 到 { $most }，却是 { $count }
people-fault-number = 玩家“{ $name }”的编号和别人重复
people-fault-name = 名字“{ $name }”：{ $fault }
people-fault-playing = 找不到正在玩的玩家
