### 按鍵設定

## 頁面
keys-keys = 鍵盤
keys-buttons = 控制器
keys-to-keys = 鍵盤
keys-to-buttons = 控制器
keys-close = 完成
keys-reset = 全部重設
keys-how = 選一列來更改。方向鍵、Enter、Escape 和十字鍵不變。
keys-press-key = 按下新的鍵，或按 Escape。
keys-press-button = 按下新的按鍵，或按 Escape。
keys-waiting = 請按…
keys-all-reset = 所有按鍵都已重設。
keys-changed = 「{ $deed }」換了新鍵。
keys-exchanged = 新鍵原屬「{ $deed }」，兩者已對調。
keys-barred = 請選字母鍵、空白鍵或倒退鍵：別的鍵不能改。

## 按鍵的作用
keys-deed-up = 游標向上
keys-deed-left = 游標向左
keys-deed-down = 游標向下
keys-deed-right = 游標向右
keys-deed-confirm = 拿起、走棋
keys-deed-cancel = 放回
keys-deed-next = 下一隻動物
keys-deed-previous = 上一隻動物
keys-deed-undo = 悔棋
keys-deed-redo = 重走
keys-deed-hint = 提示
keys-deed-threats = 查看危險
keys-deed-flip = 翻轉棋盤
keys-deed-pause = 選單
keys-deed-mute = 聲音開關
