### 設定と、初めての起動。

## The papers
settings-tab-game = 対局
settings-tab-display = 画面
settings-tab-sound = 音
settings-tab-controls = 操作
settings-tab-access = 補助
settings-close = 完了
settings-keys = キーとボタン
settings-reset = 全部戻す
settings-prompt-change = 変更
settings-prompt-back = 戻る
settings-prompt-reset = これを戻す
settings-prompt-tab = タブ

## Game
settings-confirm = 動く前に確認
settings-confirm-about = 同じマスを2回選ぶと動きます。
settings-threats = 危険の確認
settings-threats-about = 次に取られる動物を盤に示します。
settings-tags = 漢字の名札
settings-tags-about = 駒に動物の名前を漢字でつけます。
settings-pinyin = ピンイン
settings-pinyin-about = 漢字の中国語の読みを添えます。
settings-coordinates = 文字と数字
settings-coordinates-about = 盤の横でマスの名前を示します。
settings-table = ふたりで囲む
settings-table-about = ふたりのための置き方です。盤を動かさない、手番の人に向ける、駒をそれぞれの人に向ける。
settings-table-stays = 固定
settings-table-turns = 回す
settings-table-facing = 向かい合う
settings-hand-over = 交代の合図
settings-hand-over-about = 1台をふたりで使うとき、番を知らせます。
settings-hand-over-sample = 次は青

## Display
settings-language = 言語
settings-language-about = ゲームで使う言葉です。
settings-theme = 盤
settings-theme-about = 昼のジャングル、夜、または墨絵です。
settings-theme-day = 昼
settings-theme-night = 夜
settings-theme-ink = 和紙に墨
settings-fullscreen = 全画面
settings-fullscreen-about = ゲームを画面いっぱいに広げます。
settings-vsync = 画面に合わせる
settings-vsync-about = 絵が乱れず、電気も節約できます。

## Sound
settings-volume = 音全体
settings-volume-about = 全部の音の大きさです。
settings-volume-percent = { $percent }%
settings-effects = 動物
settings-effects-about = 盤を歩く、跳ぶ、取る音です。
settings-ambience = ジャングル
settings-ambience-about = まわりの葉、鳥、水の音です。
settings-music = 音楽
settings-music-about = ときどき少しだけ流れます。巣が危ないと、張りつめた曲に。
settings-interface = メニュー
settings-interface-about = 紙、ボタン、お知らせの音です。
settings-mute = 消音
settings-mute-about = 何も聞こえません。

## Controls
settings-rumble = 振動
settings-rumble-about = 取ったとき、罠、勝ちで震えます。
settings-delay = くり返すまで
settings-delay-about = 方向を押し続けて、くり返すまでの時間です。
settings-delay-seconds = { $seconds }秒
settings-rate = くり返す速さ
settings-rate-about = そのあと、どれだけ速く動くか。
settings-rate-steps = 毎秒{ $steps }回

## Access
settings-text = 文字の大きさ
settings-text-about = ここと対局中の全部の文字です。
settings-text-percent = { $percent }%
settings-text-sample = 赤のライオン、e3–e7へ跳びオオカミを取る
settings-text-letter = あ
settings-contrast = 高コントラスト
settings-contrast-about = 動物、印、文字がはっきり見えます。
settings-colors = 配色
settings-colors-about = 見分けにくい色がある目のための、両方の色です。
settings-colors-usual = 赤と青
settings-colors-deuteranopia = 2型色覚
settings-colors-protanopia = 1型色覚
settings-colors-tritanopia = 3型色覚
settings-motion = 動きを少なく
settings-motion-about = ゆれたり、震えたり、飛んだりしません。
settings-speed = 動きの速さ
settings-speed-about = 動物の動く速さです。
settings-speed-slow = ゆっくり
settings-speed-normal = ふつう
settings-speed-brisk = 軽快
settings-speed-fast = 速い
settings-speed-instant = 瞬間
settings-captions = 字幕
settings-captions-about = 起きたことと聞こえる音を文字にします。
settings-captions-sample = 赤のライオン、e3–e7へ跳びオオカミを取る。（ライオンがほえる）

## The first run
welcome = ようこそ
welcome-text-size = 文字の大きさを選んでください。ほかはあとで決められます。
welcome-lesson = 一歩ずつ覚える
welcome-easy = 「初級」と対局
welcome-title = ホームへ
