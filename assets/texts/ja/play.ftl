### 盤とそのまわり：手番、道具、字幕、観戦と再生。

## Whose turn it is, on a ribbon: short.

play-your-turn = あなたの番
play-turn = { side }の番
play-thinks = { $name }が考え中
play-to-move = { side }の番

## The list of moves.

play-moves = 手順
play-quiet = 取りなし{ $turns }手
play-awaited-yours = あなたの番
play-awaited-thinking = 考え中

## The tools: words below small pictures.

play-tool-undo = 待った
play-tool-hint = ヒント
play-tool-threats = 危険
play-tool-flip = 反転
play-tool-menu = メニュー

## What keys do now, beside their pictures.

play-key-yes = はい、動く
play-key-no = いいえ
play-key-move = 動かす
play-key-put-down = 下に置く
play-key-take-up = 持つ
play-key-flip = 反転
play-key-menu = メニュー

## The card of an animal.

play-prey = { $square }の{ animal }を取れます。
play-prey-two = { $square }の{ animal }と{ $there }の{ other }を取れます。
play-trapped = 罠で弱っています。どの相手にも取られます。

## Said for a while, on a slip.

play-no-move-found = コンピューターの手が見つかりません。
play-computer-plays-on = コンピューターは指し続けます。
play-cannot-begin = この対局は始められません：{ $why }。
play-cannot-read = 保存した対局を読めません：{ $why }。
play-confirm-move = 同じマスをもう一度選ぶと動きます。
play-sounds-off = 音を全部消しました。
play-sounds-on = また音が出ます。

## How a game ended, in as few words as a ribbon holds.

end-draw = 引き分け
end-you-win = あなたの勝ち！
end-name-wins = { $name }の勝ち
end-side-wins = { side }の勝ち！

## Captions: what happens at the board, a sentence each. $from and $to are squares, such as a1.

caption-goes = { side }の{ animal }、{ $from }–{ $to }へ進む。
caption-goes-takes = { side }の{ animal }、{ $from }–{ $to }へ進み{ other }を取る。
caption-swims = { side }の{ animal }、{ $from }–{ $to }へ泳ぐ。
caption-swims-takes = { side }の{ animal }、{ $from }–{ $to }へ泳ぎ{ other }を取る。
caption-leaps = { side }の{ animal }、{ $from }–{ $to }へ跳ぶ。
caption-leaps-takes = { side }の{ animal }、{ $from }–{ $to }へ跳び{ other }を取る。
caption-den = { side }の{ animal }、{ $from }–{ $to }で巣に入る。
caption-both-fall = { side }の{ animal }、{ $to }で{ other }と相討ち。
caption-trapped = { animal }が罠につかまる。
caption-out-of-trap = { animal }が罠から出る。
caption-start = 動物たちが最初の位置にいる。
caption-board = { $moves }手目のあとの盤。
caption-turn = { side }の番。
caption-wins = { side }の勝ち。
caption-draw = 引き分け。

## Captions: what is heard. They stand in brackets.

captions-sound = （{ $sound }）
captions-between = { " " }
heard-refuse = コツンと鈍い音
heard-pounce = 飛びかかる音
heard-tumble = 動物が盤から転げ落ちる音
heard-leap = 川の上で風を切る音
heard-splash = 水しぶきの音
heard-swim = 水がゴボゴボ鳴る
heard-emerge = 水がしたたる
heard-trap = 罠がガチャリと鳴る
heard-win = ファンファーレ
heard-loss = 悲しい曲
heard-draw = 穏やかな和音
heard-hint = ベルの音、ヒント
heard-turn = チャイム、あなたの番
heard-squeak = ネズミがチュウと鳴く
heard-meow = ネコがニャアと鳴く
heard-bark = イヌがほえる
heard-howl = オオカミが遠ぼえする
heard-saw = ヒョウがガラガラ鳴く
heard-growl = トラがうなる
heard-roar = ライオンがほえる
heard-trumpet = ゾウがパオーンと鳴く

## Two computers are watched.

watch-tool-go-on = 続ける
watch-tool-pause = 休む
watch-tool-step = 一手
watch-tool-menu = メニュー
watch-tool-slower = 遅く
watch-tool-faster = 速く
watch-key-go-on = 続ける
watch-key-pause = 休む
watch-key-flip = 反転
watch-key-menu = メニュー
watch-gauge-win = { side }があと{ $moves }手で必ず勝ち。
watch-gauge-even = どちらも互角です。
watch-gauge-better = { side }が{ $points }点有利です。

## A game is looked at again.

replay-moves = 手順
replay-tool-first = 最初
replay-tool-back = 戻る
replay-tool-on = 次へ
replay-tool-last = 最後
replay-tool-play = 再生
replay-tool-pause = 停止
replay-tool-menu = その他
replay-tool-slower = 遅く
replay-tool-faster = 速く
replay-way = { $at } / { $moves }
replay-key-play = 再生
replay-key-pause = 停止
replay-key-step = 一手
replay-key-leave = 出る
