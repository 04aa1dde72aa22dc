### 按键设置

## 页面
keys-keys = 键盘
keys-buttons = 手柄
keys-to-keys = 键盘
keys-to-buttons = 手柄
keys-close = 完成
keys-reset = 全部还原
keys-how = 选一行来修改。方向键、Enter、Escape 和十字键不变。
keys-press-key = 按下新的键，或按 Escape。
keys-press-button = 按下新的按钮，或按 Escape。
keys-waiting = 请按…
keys-all-reset = 所有按键都已还原。
keys-changed = “{ $deed }”换了新键。
keys-exchanged = 新键原属“{ $deed }”，两者已对调。
keys-barred = 请选字母键、空格键或退格键：别的键不能改。

## 按键的作用
keys-deed-up = 光标向上
keys-deed-left = 光标向左
keys-deed-down = 光标向下
keys-deed-right = 光标向右
keys-deed-confirm = 拿起、走棋
keys-deed-cancel = 放回
keys-deed-next = 下一只动物
keys-deed-previous = 上一只动物
keys-deed-undo = 悔棋
keys-deed-redo = 重走
keys-deed-hint = 提示
keys-deed-threats = 查看危险
keys-deed-flip = 翻转棋盘
keys-deed-pause = 菜单
keys-deed-mute = 声音开关
