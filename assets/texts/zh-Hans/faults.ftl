### 出错与文件、链接、图片的消息

## 上次留下的东西
fault-settings = 无法读取设置，已恢复成最初的样子：{ $fault }
fault-players = 无法读取玩家，已新建一位玩家：{ $fault }
fault-last-game = 无法读取上次的棋局：{ $fault }
fault-shelf = 有一个存档无法读取：{ $fault }
fault-lessons = 无法读取学习进度，将从头开始：{ $fault }
fault-puzzles = 无法读取解题记录，将从头开始：{ $fault }
fault-kept-aside = { $fault }。文件已另存为 { $path }。
fault-not-kept-aside = { $fault }。也无法另外保存：{ $error }。
fault-language = 无法读取语言：{ $language }。
fault-not-saved = 这台机器上无法保存棋局：{ $error }。

## 棋局的链接
link-refused = 这个链接打不开棋局：{ $fault }。
link-copied = 这盘棋的链接已复制。
link-game = 斗兽棋：{ $red }（红方）对{ $blue }（蓝方），{ $rules } 规则
link-game-start = 起始局面 { $position }

## 读入与写出棋局
exchange-there = 这盘棋已经有了。
exchange-taken = 棋局已读入。
exchange-no-game = 这不是棋局：{ $fault }。
exchange-written = 棋局已写入 { $path }。
exchange-not-written = 棋局无法写入 { $path }：{ $error }。
exchange-folder = 无法读取文件夹 { $path }：{ $error }。
exchange-file = 无法读取 { $path }：{ $error }。
exchange-file-no-game = { $path } 不是棋局：{ $fault }。
exchange-taken-from = { $count ->
    [0] { $path } 里没有新的棋局。
   *[other] 已从 { $path } 读入 { $count } 盘棋。
}

## 图片与打印
film-begun = 正在画动图，请稍等。
film-busy = 已经有一张图在画了。
film-failed = 图画不出来：{ $fault }。
handout-picture = 图片在这里：{ $path }
handout-no-picture = 图片无法写入 { $path }：{ $error }。
handout-sheets = 打印用的文件在 { $path }
handout-no-sheets = 打印用的文件无法写入 { $path }：{ $error }。
handout-downloaded = { $file } 已经下载好了。
handout-not-downloaded = 无法下载 { $file }：{ $fault }。

## 设备
fault-controller-gone = 手柄断开了，用别的设备也能接着下。
fault-no-seat = 这个设备还没有座位，请在菜单里入座。

## 动物不能摆在这里
fault-board-water = { side }{ animal }在 { $square } 的水里；只有老鼠会游泳。
fault-board-own-den = { side }{ animal }在 { $square }，那是自己的兽穴。
fault-board-both-dens = 两个兽穴都被占了；占了一个，棋就结束。
fault-board-bare = 棋盘是空的。
fault-board = 这不成局面：{ $fault }。

## 文件的问题
fault-file-missing = 没有这个文件或文件夹
fault-file-forbidden = 没有权限
fault-file-no-room = 空间不够
fault-file-read-only = 那里不能写入
fault-file-in-the-way = 被另一个文件占了位置
fault-file-is-folder = 那是一个文件夹
fault-file-no-text = 不是文本
fault-file-format = 格式是 { $format }，而这个程序读取的是格式 { $own }
fault-page-gone = 没有网页
fault-page-links = 这个网页不能生成链接
fault-page-keeps-nothing = 这个浏览器不为本页保存数据

## 设置的问题
fault-animation-speed = animation_speed 是 { $found }，应为 0.25 到 4，不要动画则为 { $instant }
fault-text-scale = text_scale 是 { $found }，应为 0.25 到 4
fault-rumble = rumble 是 { $found }，应为 0 到 100
fault-repeat-delay = repeat_delay 是 { $found }，应为 0.1 到 3
fault-repeat-rate = repeat_rate 是 { $found }，应为 1 到 60
fault-volume = “{ $bus }”的音量是 { $found }，应为 0 到 100
fault-no-deed = 没有“{ $id }”
fault-no-key = 不能选“{ $key }”
fault-shared-key = “{ $id }”和别的共用一个键
fault-clock = 棋钟是 { $minutes } 分钟、每步 { $seconds } 秒，应为 1 到 180 分钟、0 到 180 秒

## 链接的问题
fault-link-no-game = 里面没有棋局
fault-link-long = 它有 { $letters } 个字符，一盘棋最多 { $most } 个
fault-link-format = 它的格式是“{ $format }”，而这个程序读取的是格式 { $own }
fault-link-damaged = 它已损坏或不完整
fault-link-rules = 规则有误：{ $fault }
fault-link-preset = 这个程序没有叫“{ $name }”的规则
fault-link-start = 起始局面有误：{ $fault }
fault-link-illegal = 第 { $number } 步 { $move } 不合规则

## 存档的问题
fault-game-over = 存档里的棋已经下完
fault-saved-record = 存档的棋谱格式是 { $format }
fault-saved-format = 存档的格式是 { $format }，而这个程序读取的是格式 1 和 { $own }
fault-record-form = 不是存档：{ $detail }
fault-record-long = 存档有 { $bytes } 字节，一盘棋最多 { $most } 字节
fault-record-format = 存档的格式是 { $format }，而这个程序读取的是格式 { $own }
fault-record-rules = 存档的规则有误：{ $fault }
fault-record-start = 存档的起始局面有误：{ $fault }
fault-record-move = 存档的第 { $number } 步：“{ $written }”不是着法，着法要写成 a3a4 这样
fault-record-square = 存档的第 { $number } 步：“{ $written }”不是格子，格子是 a1 到 g9
fault-record-illegal = 存档的第 { $number } 步 { $move } 不合规则
fault-record-result = 存档写着“{ $said }”，但按走法应是“{ $found }”

## 规则的问题
fault-rules-form = 不是一套规则：{ $detail }
fault-rules-quiet = quiet_plies_draw 至少为 1，或为 None
fault-rules-name = 规则的名字要有 1 到 { $most } 个字

## 局面的问题
fault-position-long = 局面有 { $letters } 个字符，最多 { $most } 个
fault-position-form = 局面由棋盘、一个空格和 w 或 b 组成，没有别的
fault-position-ranks = 棋盘有 { $ranks } 行，应为 9 行
fault-position-files = 第 { $rank } 行有 { $files } 格，应为 7 格
fault-position-letter = 第 { $rank } 行：“{ $letter }”不是动物（r c d w p t l e），也不是空格数（1 到 7）
fault-position-twice = 棋盘上有两只{ side }{ animal }
fault-position-water = { side }{ animal }在 { $square } 的水里，只有老鼠会游泳
fault-position-own-den = { side }{ animal }在 { $square }，那是自己的兽穴
fault-position-both-dens = 两个兽穴都被占了；占了一个，棋就结束
fault-position-bare = 棋盘是空的
fault-position-side = 轮到的一方应为 w 或 b，不是“{ $side }”
