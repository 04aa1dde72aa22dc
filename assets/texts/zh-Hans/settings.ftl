### 设置与首次启动

## 页面
settings-tab-game = 对局
settings-tab-display = 画面
settings-tab-sound = 声音
settings-tab-controls = 操作
settings-tab-access = 辅助
settings-close = 完成
settings-keys = 按键设置
settings-reset = 全部还原
settings-prompt-change = 修改
settings-prompt-back = 返回
settings-prompt-reset = 还原此项
settings-prompt-tab = 换页

## 对局
settings-confirm = 走棋前确认
settings-confirm-about = 同一格选两次，才走过去。
settings-threats = 提醒危险
settings-threats-about = 棋盘上标出下一步会被吃的动物。
settings-tags = 汉字名牌
settings-tags-about = 每个棋子都标着动物的名字。
settings-pinyin = 拼音
settings-pinyin-about = 汉字名旁标出拼音。
settings-coordinates = 字母与数字
settings-coordinates-about = 在棋盘边上标出格子的名字。
settings-table = 两人同桌
settings-table-about = 两个人下棋时：棋盘不动、转向要走的一方，或让棋子各朝自己的主人。
settings-table-stays = 不动
settings-table-turns = 转动
settings-table-facing = 面对面
settings-hand-over = 交接提示
settings-hand-over-about = 两人共用一个设备时，提示轮到谁。
settings-hand-over-sample = 轮到蓝方

## 画面
settings-language = 语言
settings-language-about = 游戏里用的语言。
settings-theme = 棋盘
settings-theme-about = 白天的丛林、夜晚的丛林，或水墨丛林。
settings-theme-day = 白天
settings-theme-night = 夜晚
settings-theme-ink = 宣纸水墨
settings-fullscreen = 全屏
settings-fullscreen-about = 让游戏占满整个屏幕。
settings-vsync = 垂直同步
settings-vsync-about = 画面不撕裂，也更省电。

## 声音
settings-volume = 总音量
settings-volume-about = 所有声音的大小。
settings-volume-percent = { $percent } %
settings-effects = 动物
settings-effects-about = 棋盘上的走、跳和吃。
settings-ambience = 丛林
settings-ambience-about = 四周的树叶、小鸟和流水。
settings-music = 音乐
settings-music-about = 偶尔响起几个音。兽穴有危险时会变得紧张。
settings-interface = 菜单
settings-interface-about = 纸页、按钮和消息的声音。
settings-mute = 静音
settings-mute-about = 什么都听不到。

## 操作
settings-rumble = 震动
settings-rumble-about = 吃子、踩陷阱和获胜时，手柄会震动。
settings-delay = 重复前等待
settings-delay-about = 方向按住多久后开始重复。
settings-delay-seconds = { $seconds } 秒
settings-rate = 重复速度
settings-rate-about = 开始重复后走得多快。
settings-rate-steps = 每秒 { $steps } 次

## 辅助
settings-text = 文字大小
settings-text-about = 这里和下棋时的所有文字。
settings-text-percent = { $percent } %
settings-text-sample = 红方狮子跳 e3–e7，吃狼
settings-text-letter = 字
settings-contrast = 高对比度
settings-contrast-about = 动物、标记和文字更醒目。
settings-colors = 配色
settings-colors-about = 双方的颜色，照顾辨色有困难的眼睛。
settings-colors-usual = 红与蓝
settings-colors-deuteranopia = 绿色盲
settings-colors-protanopia = 红色盲
settings-colors-tritanopia = 蓝色盲
settings-motion = 减少动态
settings-motion-about = 不摇、不晃、不飞。
settings-speed = 动画速度
settings-speed-about = 动物走得多快。
settings-speed-slow = 慢
settings-speed-normal = 正常
settings-speed-brisk = 轻快
settings-speed-fast = 快
settings-speed-instant = 立即
settings-captions = 字幕
settings-captions-about = 用文字写出发生的事和听到的声音。
settings-captions-sample = 红方狮子跳 e3–e7，吃狼。（狮子怒吼）

## 首次启动
welcome = 欢迎
welcome-text-size = 文字要多大？别的以后都能再设。
welcome-lesson = 一步一步学
welcome-easy = 来一盘入门棋
welcome-title = 到首页
