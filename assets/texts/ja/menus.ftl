### タイトル、メニュー、新しい対局、保存した対局、盤面作り。

## Asked before a game is left.

leave-title = 対局をやめますか？
leave-over = もう終わっています。
leave-kept = 保存してあるので、あとで続けられます。
leave-stay = 残る
leave-leave = やめる

## A controller was unplugged in the middle of a game.

lost-title = 休憩中
lost-gone = { side }のコントローラー切断
lost-advice = つなぎ直すか、ほかの機器で席についてください。
lost-waits = 対局は待っています。
lost-seated = この機器にはもう席があります。
lost-take = 席につく
lost-share = 1台をみんなで
lost-pause = メニュー
lost-key-take = 席につく
lost-key-pause = メニュー

## "More" of the title.

more-title = その他
more-editor = 盤面を作る
more-watch = 対局を見る
more-print = 印刷して遊ぶ
more-back = 戻る

## There is an unfinished game.

resume-title = 対局の続きをしますか？
resume-text = { $who }、{ $move }手目、{ $rules } ルール。
resume-yes = 続ける
resume-no = 今はいい

## Asked before the program ends.

quit-title = ジャングルを出ますか？
quit-text = 動物たちは待っています。
quit-stay = 残る
quit-quit = 終了

## Board and animals on paper, to be cut out.

print-title = 印刷して遊ぶ
print-text = 盤と両方の動物です。切り抜いて遊べます。
print-paper = 用紙
print-a4 = A4
print-letter = USレター
print-ink = 色
print-color = カラー
print-saving = ぬり絵
print-save = 保存
print-back = 戻る

## What can be done with a game that is looked at again.

share-title = この対局
share-resume = 続ける
share-link = リンクをコピー
share-text = 文字でコピー
share-film = 動く絵で保存
share-slower = 遅く
share-faster = 速く
share-play = ここから対局
share-editor = 盤を変える
share-leave = 出る
share-copied = 対局を文字でコピーしました。

## The menu of a game.

pause-title = 休憩中
pause-resume = 続ける
pause-restart = 最初から
pause-rules = ルール
pause-review = 検討
pause-flip = 盤を回す
pause-seats = 席
pause-link = リンクをコピー
pause-games = 保存した対局
pause-replay = 再生
pause-editor = 盤面を作る
pause-print = 印刷して遊ぶ
pause-settings = 設定
pause-draw = 引き分けにする
pause-resign = 降参
pause-leave = やめる

## The rules, in sentences.

menu-rules-back = 戻る
menu-rules-change = 変更
menu-rules-page = { $page } / { $pages }

## The one device goes to the other player.

hand-over-title = 次は{ side }
hand-over-text = どこかを押すと始まります。

## Two computers play each other.

watch-title = 観戦
watch-text = コンピューターどうしの対局です。
watch-rules = ルール
watch-begin = 観戦
watch-back = 戻る

## The end of a game. The buttons are small.

result-den = { $move }手目に{ animal }が{ side }の巣に入りました。
result-reason = { $reason }全部で{ $moves }手でした。
result-again = もう一局
result-review = 検討
result-undo = 一手戻す
result-replay = 再生
result-title = ホーム
result-points = { $points }点、合計{ $total }点
result-points-badge = { $points }点と「{ $badge }」
result-badge = 新しいバッジ「{ $badge }」

## While pictures are read.

loading-name = Jungle
loading-fault = { $path }を読めません。

## The title. Buttons, one below the other.

title-continue = 続きから
title-play = 対局
title-two = ふたりで
title-learn = 学ぶ
title-more = その他
title-settings = 設定
title-quit = 終了
title-points = { $points }点
title-games = 記録
title-wake-pad = コントローラーのボタンを押すと使えます。
title-key-select = 選ぶ
title-key-move = 移動
title-key-quit = 終了
title-key-back = 戻る

## The new game.

setup-title = 新しい対局
setup-opponent = あなたの相手
setup-two-players = ふたりで
setup-about-easy = 一手先を読み、よくうっかり。
setup-about-normal = あなたの返し手も考えます。
setup-about-expert = もっと先まで読み、うっかりなし。
setup-about-master = 1秒じっくり。なかなか勝てません。
setup-about-grandmaster = いちばん強い。一手に3秒考えます。
setup-about-two-players = この機器で交代に指します。
setup-side = あなたの色
setup-side-first = プレイヤー1の色
setup-circles = 丸
setup-diamonds = ひし形
setup-first = 先手
setup-coin = コインで決定
setup-loser = 前回の敗者
setup-clock = 時計
setup-clock-off = なし
setup-clock-minutes = { $minutes }分
setup-clock-increment = { $minutes }分+{ $seconds }秒
setup-rules = ルール
setup-rules-standard = いちばん知られた遊び方。
setup-rules-browser = ネットの無料ゲーム風。
setup-rules-encyclopedia = 罠にいてもかみつきます。
setup-rules-bell = 罠はみんなに効き、青が先。
setup-rules-lobby = 追い回しや長引く対局なし。
setup-rules-league = プログラムどうしの大会用。
setup-rules-own = あなたのルール。
setup-details = くわしく
setup-versus = 対
setup-role-starts = { side }、先手
setup-role-level = { side }、{ $level }
setup-seats = 席
setup-play = 開始
setup-key-choose = 選ぶ
setup-key-back = 戻る
setup-key-move = 移動

## The saved games.

games-title = 保存した対局
games-none = まだ保存した対局はありません。対局のメニューで保存すれば、別の日に続けられます。
games-age-last = 前回の対局
games-age-now = たった今
games-age-minutes = { $minutes }分前
games-age-hours = { $hours }時間前
games-age-day = { $year }年{ games-month }{ $day }日
games-month = { $month }月
games-saved-last = 前回の対局。
games-saved-now = たった今。
games-saved-minutes = { $minutes }分前。
games-saved-hours = { $hours }時間前。
games-saved-day = { $year }年{ games-month }{ $day }日。
games-state-on = { $move }手目、{ $rules } ルール。
games-state-over = { $reason }{ $rules } ルール。
games-about = { $state }{ $saved }
games-load = 続ける
games-replay = 再生
games-review = 検討
games-delete = 削除
games-really-delete = 本当に？
games-export = 書き出し
games-copy = リンク
games-keep = 対局を保存
games-files = ファイルから
games-paste = 貼る
games-back = 戻る
games-put-aside = 前の対局は保存した対局に入れました。
games-link-copied = この対局のリンクをコピーしました。
games-clipboard-empty = クリップボードに文字がありません。
games-press-paste = Ctrl+Vで、コピーした対局を取りこみます。
games-shelf-full = 対局の置き場所{ $places }か所が全部埋まっています。先に一つ消してください。

## A board is set up: the papers beside it.

editor-animals = 動物
editor-heading = 盤面を作る
editor-moves-first = { side }が先に動きます。
editor-playable = この盤面で対局できます。
editor-next = 次に置く動物：
editor-piece = { side }の{ animal }
editor-tool-undo = 戻す
editor-tool-red = { side-red }
editor-tool-blue = { side-blue }
editor-tool-off = 外す
editor-tool-flip = 反転
editor-tool-menu = メニュー
editor-tool-start = 最初
editor-tool-clear = 消す
editor-tool-play = 対局
editor-key-put = 置く、持つ
editor-key-next = 次の動物
editor-key-menu = メニュー

## Its menu.

editor-title = この盤面
editor-first-mover = 先に動く側
editor-by-rules = ルール
editor-opponent = 相手
editor-person = 人
editor-your-side = あなたは
editor-counts-not = ここからの対局は点数になりません。自由に試してください。
editor-begin = 対局
editor-on = 続ける
editor-usual = いつもの配置
editor-empty = 空の盤
editor-link = リンクをコピー
editor-leave = やめる
