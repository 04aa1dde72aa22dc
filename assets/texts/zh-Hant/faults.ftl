### 出錯與檔案、連結、圖片的訊息

## 上次留下的東西
fault-settings = 無法讀取設定，已恢復成最初的樣子：{ $fault }
fault-players = 無法讀取玩家，已新建一位玩家：{ $fault }
fault-last-game = 無法讀取上次的棋局：{ $fault }
fault-shelf = 有一個存檔無法讀取：{ $fault }
fault-lessons = 無法讀取學習進度，將從頭開始：{ $fault }
fault-puzzles = 無法讀取解題紀錄，將從頭開始：{ $fault }
fault-kept-aside = { $fault }。檔案已另存為 { $path }。
fault-not-kept-aside = { $fault }。也無法另外儲存：{ $error }。
fault-language = 無法讀取語言：{ $language }。
fault-not-saved = 這台機器上無法儲存棋局：{ $error }。

## 棋局的連結
link-refused = 這個連結打不開棋局：{ $fault }。
link-copied = 這盤棋的連結已複製。
link-game = 鬥獸棋：{ $red }（紅方）對{ $blue }（藍方），{ $rules } 規則
link-game-start = 起始局面 { $position }

## 載入與寫出棋局
exchange-there = 這盤棋已經有了。
exchange-taken = 棋局已載入。
exchange-no-game = 這不是棋局：{ $fault }。
exchange-written = 棋局已寫入 { $path }。
exchange-not-written = 棋局無法寫入 { $path }：{ $error }。
exchange-folder = 無法讀取資料夾 { $path }：{ $error }。
exchange-file = 無法讀取 { $path }：{ $error }。
exchange-file-no-game = { $path } 不是棋局：{ $fault }。
exchange-taken-from = { $count ->
    [0] { $path } 裡沒有新的棋局。
   *[other] 已從 { $path } 載入 { $count } 盤棋。
}

## 圖片與列印
film-begun = 正在畫動畫圖，請稍等。
film-busy = 已經有一張圖在畫了。
film-failed = 圖畫不出來：{ $fault }。
handout-picture = 圖片在這裡：{ $path }
handout-no-picture = 圖片無法寫入 { $path }：{ $error }。
handout-sheets = 列印用的檔案在 { $path }
handout-no-sheets = 列印用的檔案無法寫入 { $path }：{ $error }。
handout-downloaded = { $file } 已經下載好了。
handout-not-downloaded = 無法下載 { $file }：{ $fault }。

## 裝置
fault-controller-gone = 控制器斷線了，用別的裝置也能接著下。
fault-no-seat = 這個裝置還沒有座位，請在選單裡入座。

## 動物不能擺在這裡
fault-board-water = { side }{ animal }在 { $square } 的水裡；只有老鼠會游泳。
fault-board-own-den = { side }{ animal }在 { $square }，那是自己的獸穴。
fault-board-both-dens = 兩個獸穴都被佔了；佔了一個，棋就結束。
fault-board-bare = 棋盤是空的。
fault-board = 這不成局面：{ $fault }。

## 檔案的問題
fault-file-missing = 沒有這個檔案或資料夾
fault-file-forbidden = 沒有權限
fault-file-no-room = 空間不足
fault-file-read-only = 那裡不能寫入
fault-file-in-the-way = 被另一個檔案佔了位置
fault-file-is-folder = 那是一個資料夾
fault-file-no-text = 不是文字檔
fault-file-format = 格式是 { $format }，而這個程式讀取的是格式 { $own }
fault-page-gone = 沒有網頁
fault-page-links = 這個網頁不能生成連結
fault-page-keeps-nothing = 這個瀏覽器不為本頁儲存資料

## 設定的問題
fault-animation-speed = animation_speed 是 { $found }，應為 0.25 到 4，不要動畫則為 { $instant }
fault-text-scale = text_scale 是 { $found }，應為 0.25 到 4
fault-rumble = rumble 是 { $found }，應為 0 到 100
fault-repeat-delay = repeat_delay 是 { $found }，應為 0.1 到 3
fault-repeat-rate = repeat_rate 是 { $found }，應為 1 到 60
fault-volume = 「{ $bus }」的音量是 { $found }，應為 0 到 100
fault-no-deed = 沒有「{ $id }」
fault-no-key = 不能選「{ $key }」
fault-shared-key = 「{ $id }」和別的共用一個鍵
fault-clock = 棋鐘是 { $minutes } 分鐘、每步 { $seconds } 秒，應為 1 到 180 分鐘、0 到 180 秒

## 連結的問題
fault-link-no-game = 裡面沒有棋局
fault-link-long = 它有 { $letters } 個字元，一盤棋最多 { $most } 個
fault-link-format = 它的格式是「{ $format }」，而這個程式讀取的是格式 { $own }
fault-link-damaged = 它已損壞或不完整
fault-link-rules = 規則有誤：{ $fault }
fault-link-preset = 這個程式沒有叫「{ $name }」的規則
fault-link-start = 起始局面有誤：{ $fault }
fault-link-illegal = 第 { $number } 步 { $move } 不合規則

## 存檔的問題
fault-game-over = 存檔裡的棋已經下完
fault-saved-record = 存檔的棋譜格式是 { $format }
fault-saved-format = 存檔的格式是 { $format }，而這個程式讀取的是格式 1 和 { $own }
fault-record-form = 不是存檔：{ $detail }
fault-record-long = 存檔有 { $bytes } 位元組，一盤棋最多 { $most } 位元組
fault-record-format = 存檔的格式是 { $format }，而這個程式讀取的是格式 { $own }
fault-record-rules = 存檔的規則有誤：{ $fault }
fault-record-start = 存檔的起始局面有誤：{ $fault }
fault-record-move = 存檔的第 { $number } 步：「{ $written }」不是棋步，棋步要寫成 a3a4 這樣
fault-record-square = 存檔的第 { $number } 步：「{ $written }」不是格子，格子是 a1 到 g9
fault-record-illegal = 存檔的第 { $number } 步 { $move } 不合規則
fault-record-result = 存檔寫著「{ $said }」，但依棋步應是「{ $found }」

## 規則的問題
fault-rules-form = 不是一套規則：{ $detail }
fault-rules-quiet = quiet_plies_draw 至少為 1，或為 None
fault-rules-name = 規則的名字要有 1 到 { $most } 個字

## 局面的問題
fault-position-long = 局面有 { $letters } 個字元，最多 { $most } 個
fault-position-form = 局面由棋盤、一個空格和 w 或 b 組成，沒有別的
fault-position-ranks = 棋盤有 { $ranks } 橫排，應為 9 橫排
fault-position-files = 第 { $rank } 橫排有 { $files } 格，應為 7 格
fault-position-letter = 第 { $rank } 橫排：「{ $letter }」不是動物（r c d w p t l e），也不是空格數（1 到 7）
fault-position-twice = 棋盤上有兩隻{ side }{ animal }
fault-position-water = { side }{ animal }在 { $square } 的水裡，只有老鼠會游泳
fault-position-own-den = { side }{ animal }在 { $square }，那是自己的獸穴
fault-position-both-dens = 兩個獸穴都被佔了；佔了一個，棋就結束
fault-position-bare = 棋盤是空的
fault-position-side = 輪到的一方應為 w 或 b，不是「{ $side }」
