### プレイヤー：呼び名、機器と席、順位表、バッジ、対局の点数。

## What players are called. They stand on ribbons, and in other texts as $name.

person-easy = 若いネコ
person-normal = 優しいイヌ
person-expert = 老オオカミ
person-master = 荒ぶるトラ
person-grandmaster = 賢いゾウ
person-you = あなた
person-first = プレイヤー1
person-second = プレイヤー2

## The line below a player's name beside the board.

person-here = この機器で
person-computer = コンピューター・{ $level }

## Who plays a saved game.

people-against = { side } 対 { $name }
people-two-players = ふたりの対局
people-two-computers = CPUどうし

## Devices.

device-pad = コントローラー{ $number }
device-keys-left = キーボード左
device-keys-right = キーボード右
device-pointer = マウスかタッチ

## Seats are taken: each side by a device, or by the computer.

seats-title = 席につく
seats-free = 空席
seats-computer-plays = コンピューター
seats-every-device = どの機器でも
seats-ready = 着席
seats-press = を押して参加
seats-click = クリックで参加
seats-computer = CPU
seats-send-away = 外す
seats-leave = 離席
seats-swap = 交換
seats-share = 1台を回して使う
seats-start = 開始
seats-go-on = 続ける
seats-shared = どの機器でも、手番の人の手を指せます。
seats-key-join = 参加
seats-key-choose = 選ぶ
seats-key-leave = 席を立つ
seats-key-share = 1台をみんなで
seats-key-swap = 交換

## The leaderboard.

people-title = 順位表
people-head-player = 名前
people-head-points = 点数
people-head-best-win = 最高勝利
people-head-streak = 連勝
people-rule = コンピューターに勝つと、一局に一度だけ点がもらえます。用意されたルールで最初から始め、同じプレイヤーで最後まで、待ったとヒントなしで勝つこと。{ level-easy }{ $easy }点、{ level-normal }{ $normal }点、{ level-expert }{ $expert }点、{ level-master }{ $master }点、{ level-grandmaster }{ $grandmaster }点。
people-new = 新プレイヤー
people-back = 戻る
people-key-play-as = { $name }で遊ぶ
people-key-back = 戻る
people-key-move = 移動

## The card of one person.

profile-badges = バッジ
profile-by-level = 強さ別
profile-by-rules = ルール別
profile-by-side = 色別
profile-points = 点
profile-wins = 勝
profile-in-a-row = 連勝
profile-count-points = { $points }点
profile-won = 勝ち
profile-drawn = 分け
profile-lost = 負け
profile-all-badges = バッジが全部そろいました。
profile-change = 変更

## Badges: names in narrow places, and what is to be done for the next one, in one line.

badge-first-win = 初めての巣
badge-task-first-win = 次は、コンピューターに勝つ。
badge-both-sides = 両岸
badge-task-both-sides = 次は、赤でも青でも勝つ（2のうち{ $done }）。
badge-leaps = 跳び名人
badge-task-leaps = 次は、川を跳びこえる（10回のうち{ $done }）。
badge-streak = 止まらない
badge-task-streak = 次は、5連勝（今{ $done }）。
badge-expert = オオカミ使い
badge-task-expert = 次は、{ level-expert }に勝つ。
badge-rule-sets = 物知り
badge-task-rule-sets = 次は、三つのルールで勝つ（今{ $done }）。
badge-ten-wins = 10勝
badge-task-ten-wins = 次は、10勝（今{ $done }）。
badge-grandmaster = ゾウの知恵
badge-task-grandmaster = 次は、{ level-grandmaster }に勝つ。

## Why a win earned no points, in one line.

credit-not-own = 点はなし。一局を通して指していません。
credit-helped = 点はなし。助けを借りました。
credit-again = 点はなし。この対局はもう数えました。

## A player's name and animal.

name-new = 新プレイヤー
name-change = プレイヤー変更
name-space = 空白
name-erase = 消す
name-done = 完了
name-cancel = 中止
name-remove = 削除
name-really-remove = { games-really-delete }
name-fault-empty = 名前は一文字以上にしてください。
name-fault-long = 名前は{ $most }文字までです。
name-fault-letter = ここでは「{ $letter }」は使えません。
name-fault-spaces = 空白は一つずつ、文字の間にだけ入れられます。
name-fault-taken = { $name }はもういます。

## What is wrong with the file of the players. They end a sentence that says that it cannot be read.

people-fault-count = プレイヤーが{ $count }人います。1人から{ $most }人です
people-fault-number = プレイヤー「{ $name }」の番号がほかの人と同じです
people-fault-name = 「{ $name }」という名前について、{ $fault }
people-fault-playing = 今遊んでいるはずの人がいません
