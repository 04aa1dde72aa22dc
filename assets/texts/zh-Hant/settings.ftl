### 設定與首次啟動

## 頁面
settings-tab-game = 遊戲
settings-tab-display = 畫面
settings-tab-sound = 聲音
settings-tab-controls = 操作
settings-tab-access = 輔助
settings-close = 完成
settings-keys = 按鍵設定
settings-reset = 全部重設
settings-prompt-change = 更改
settings-prompt-back = 返回
settings-prompt-reset = 重設此項
settings-prompt-tab = 換頁

## 對局
settings-confirm = 走棋前確認
settings-confirm-about = 同一格選兩次，才走過去。
settings-threats = 提醒危險
settings-threats-about = 棋盤上標出下一步會被吃的動物。
settings-tags = 漢字名牌
settings-tags-about = 每個棋子都標著動物的名字。
settings-pinyin = 拼音
settings-pinyin-about = 漢字名旁標出拼音。
settings-coordinates = 字母與數字
settings-coordinates-about = 在棋盤邊上標出格子的名字。
settings-table = 兩人同桌
settings-table-about = 兩個人下棋時：棋盤不動、轉向要走的一方，或讓棋子各朝自己的主人。
settings-table-stays = 不動
settings-table-turns = 轉動
settings-table-facing = 面對面
settings-hand-over = 交接提示
settings-hand-over-about = 兩人共用一個裝置時，提示輪到誰。
settings-hand-over-sample = 輪到藍方

## 畫面
settings-language = 語言
settings-language-about = 遊戲裡用的語言。
settings-theme = 棋盤
settings-theme-about = 白天的叢林、夜晚的叢林，或水墨叢林。
settings-theme-day = 白天
settings-theme-night = 夜晚
settings-theme-ink = 宣紙水墨
settings-fullscreen = 全螢幕
settings-fullscreen-about = 讓遊戲佔滿整個螢幕。
settings-vsync = 垂直同步
settings-vsync-about = 畫面不撕裂，也更省電。

## 聲音
settings-volume = 總音量
settings-volume-about = 所有聲音的大小。
settings-volume-percent = { $percent } %
settings-effects = 動物
settings-effects-about = 棋盤上的走、跳和吃。
settings-ambience = 叢林
settings-ambience-about = 四周的樹葉、小鳥和流水。
settings-music = 音樂
settings-music-about = 偶爾響起幾個音。獸穴有危險時會變得緊張。
settings-interface = 選單
settings-interface-about = 紙頁、按鈕和訊息的聲音。
settings-mute = 靜音
settings-mute-about = 什麼都聽不到。

## 操作
settings-rumble = 震動
settings-rumble-about = 吃子、踩陷阱和獲勝時，控制器會震動。
settings-delay = 重複前等待
settings-delay-about = 方向按住多久後開始重複。
settings-delay-seconds = { $seconds } 秒
settings-rate = 重複速度
settings-rate-about = 開始重複後走得多快。
settings-rate-steps = 每秒 { $steps } 次

## 輔助
settings-text = 文字大小
settings-text-about = 這裡和下棋時的所有文字。
settings-text-percent = { $percent } %
settings-text-sample = 紅方獅子跳 e3–e7，吃狼
settings-text-letter = 字
settings-contrast = 高對比
settings-contrast-about = 動物、標記和文字更醒目。
settings-colors = 配色
settings-colors-about = 雙方的顏色，照顧辨色有困難的眼睛。
settings-colors-usual = 紅與藍
settings-colors-deuteranopia = 綠色盲
settings-colors-protanopia = 紅色盲
settings-colors-tritanopia = 藍色盲
settings-motion = 減少動態
settings-motion-about = 不搖、不晃、不飛。
settings-speed = 動畫速度
settings-speed-about = 動物走得多快。
settings-speed-slow = 慢
settings-speed-normal = 正常
settings-speed-brisk = 輕快
settings-speed-fast = 快
settings-speed-instant = 立即
settings-captions = 字幕
settings-captions-about = 用文字寫出發生的事和聽到的聲音。
settings-captions-sample = 紅方獅子跳 e3–e7，吃狼。（獅子怒吼）

## 首次啟動
welcome = 歡迎
welcome-text-size = 文字要多大？別的以後都能再設。
welcome-lesson = 一步一步學
welcome-easy = 來一盤入門棋
welcome-title = 到首頁
