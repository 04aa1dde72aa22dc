### 标题、菜单与对话框、新对局、存档、摆棋

## 离开对局之前

leave-title = 离开这盘棋？
leave-over = 这盘已经下完。
leave-kept = 这盘会保存，以后可以接着下。
leave-stay = 留下
leave-leave = 离开

## 手柄断开

lost-title = 暂停
lost-gone = { side }的手柄断开了
lost-advice = 重新连接，或用别的设备入座。
lost-waits = 棋局等着你。
lost-seated = 这个设备已有座位。
lost-take = 入座
lost-share = 共用一个设备
lost-pause = 暂停菜单
lost-key-take = 入座
lost-key-pause = 暂停菜单

## 更多

more-title = 更多
more-editor = 摆棋
more-watch = 观棋
more-print = 打印来玩
more-back = 返回

## 有未下完的棋

resume-title = 接着下上一盘？
resume-text = { $who }，第 { $move } 步，{ $rules } 规则。
resume-yes = 接着下
resume-no = 先不下

## 退出之前

quit-title = 要离开丛林吗？
quit-text = 动物们会等你回来。
quit-stay = 留下
quit-quit = 退出

## 打印

print-title = 打印来玩
print-text = 棋盘和双方的动物，剪下来就能玩。
print-paper = 纸张
print-a4 = A4
print-letter = US Letter
print-ink = 颜色
print-color = 全彩
print-saving = 自己涂色
print-save = 保存
print-back = 返回

## 重看的棋局

share-title = 这盘棋
share-resume = 接着看
share-link = 复制链接
share-text = 复制棋谱
share-film = 存为动图
share-slower = 慢些
share-faster = 快些
share-play = 从这里下
share-editor = 修改局面
share-leave = 离开
share-copied = 棋谱已复制。

## 对局菜单

pause-title = 暂停
pause-resume = 继续
pause-restart = 重新开始
pause-rules = 规则
pause-review = 复盘
pause-flip = 翻转棋盘
pause-seats = 座位
pause-link = 复制链接
pause-games = 存档
pause-replay = 回放
pause-editor = 摆棋
pause-print = 打印来玩
pause-settings = 设置
pause-draw = 同意和棋
pause-resign = 认输
pause-leave = 离开

## 规则

menu-rules-back = 返回
menu-rules-change = 修改
menu-rules-page = { $page } / { $pages }

## 设备交给对方

hand-over-title = 轮到{ side }
hand-over-text = 按任意键继续。

## 两台电脑对下

watch-title = 观棋
watch-text = 两台电脑对下。
watch-rules = 规则
watch-begin = 观看
watch-back = 返回

## 终局

result-den = 第 { $move } 步，{ animal }走进了{ side }兽穴。
result-reason = { $reason }这盘共 { $moves } 步。
result-again = 再来一盘
result-review = 复盘
result-undo = 悔一步
result-replay = 回放
result-title = 首页
result-points = 得 { $points } 分，共 { $total } 分
result-points-badge = 得 { $points } 分，并获“{ $badge }”
result-badge = 新徽章：“{ $badge }”

## 读入图片

loading-name = 斗兽棋
loading-fault = 无法读取 { $path }。

## 标题

title-continue = 接着下
title-play = 下棋
title-two = 双人
title-learn = 学棋
title-more = 更多
title-settings = 设置
title-quit = 退出
title-points = { $points } 分
title-games = 存档
title-wake-pad = 按一下手柄的按键，就能用它了。
title-key-select = 选择
title-key-move = 移动
title-key-quit = 退出
title-key-back = 返回

## 新对局

setup-title = 新对局
setup-opponent = 对手
setup-two-players = 双人
setup-about-easy = 只看一步，常常失手。
setup-about-normal = 也会考虑你的最佳应对。
setup-about-expert = 看得更远，从不失手。
setup-about-master = 每步想一秒，很难赢。
setup-about-grandmaster = 最强，每步想三秒。
setup-about-two-players = 轮流用这个设备下。
setup-side = 选边
setup-side-first = 玩家 1 选边
setup-circles = 圆形
setup-diamonds = 菱形
setup-first = 先手
setup-coin = 抛硬币
setup-loser = 上局输家
setup-clock = 棋钟
setup-clock-off = 关
setup-clock-minutes = { $minutes } 分
setup-clock-increment = { $minutes } 分 + { $seconds } 秒
setup-rules = 规则
setup-rules-standard = 大家最熟悉的下法。
setup-rules-browser = 网上免费游戏的下法。
setup-rules-encyclopedia = 陷阱里的动物还能咬。
setup-rules-bell = 陷阱对谁都灵；蓝方先走。
setup-rules-lobby = 不许长追，也不许久拖。
setup-rules-league = 程序之间比赛用的。
setup-rules-own = 你自己的规则。
setup-details = 详情
setup-versus = 对
setup-role-starts = { side }，先手
setup-role-level = { side }，{ $level }
setup-seats = 座位
setup-play = 开始
setup-key-choose = 选择
setup-key-back = 返回
setup-key-move = 移动

## 存档

games-title = 存档
games-none = 还没有存档。在对局菜单里存一盘，改天接着下。
games-age-last = 上次下的
games-age-now = 刚刚
games-age-minutes = { $minutes } 分钟前
games-age-hours = { $hours } 小时前
games-age-day = { $year }.{ games-month }.{ $day }
games-month = { $month }
games-saved-last = 上次下的。
games-saved-now = 刚刚保存。
games-saved-minutes = { $minutes } 分钟前保存。
games-saved-hours = { $hours } 小时前保存。
games-saved-day = { $year } 年 { games-month } 月 { $day } 日。
games-state-on = 第 { $move } 步，{ $rules } 规则。
games-state-over = { $reason }{ $rules } 规则。
games-about = { $state }{ $saved }
games-load = 接着下
games-replay = 回放
games-review = 复盘
games-delete = 删除
games-really-delete = 真的？
games-export = 存成文件
games-copy = 复制链接
games-keep = 保存这盘
games-files = 读取文件
games-paste = 粘贴
games-back = 返回
games-put-aside = 之前那盘已放进存档。
games-link-copied = 这盘棋的链接已复制。
games-clipboard-empty = 剪贴板里没有文字。
games-press-paste = 按 Ctrl+V，读入你复制的棋局。
games-shelf-full = { $places } 个存档位都满了，请先删掉一盘。

## 摆棋

editor-animals = 动物
editor-heading = 摆棋
editor-moves-first = { side }先走。
editor-playable = 这个局面可以下。
editor-next = 接下来摆：
editor-piece = { side }{ animal }
editor-tool-undo = 撤销
editor-tool-red = { side-red }
editor-tool-blue = { side-blue }
editor-tool-off = 拿走
editor-tool-flip = 翻转
editor-tool-menu = 菜单
editor-tool-start = 初始
editor-tool-clear = 清空
editor-tool-play = 开始
editor-key-put = 摆放、拿起
editor-key-next = 换动物
editor-key-menu = 菜单

## 摆棋的菜单

editor-title = 这个局面
editor-first-mover = 先走
editor-by-rules = 规则
editor-opponent = 对手
editor-person = 真人
editor-your-side = 你执
editor-counts-not = 从这里下的棋不计分，尽管试试。
editor-begin = 开始
editor-on = 继续摆
editor-usual = 初始局面
editor-empty = 空棋盘
editor-link = 复制链接
editor-leave = 离开
