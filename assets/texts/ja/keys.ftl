### キーとボタン：盤でどれが何をするかを決める紙。

## The paper
keys-keys = キー
keys-buttons = ボタン
keys-to-keys = キー
keys-to-buttons = ボタン
keys-close = 完了
keys-reset = 全部戻す
keys-how = 行を押すと変更。矢印、Enter、Escape、十字キーは固定。
keys-press-key = 新しいキーを押すか、Escapeで中止。
keys-press-button = 新しいボタンを押すか、Escapeで中止。
keys-waiting = 押して…
keys-all-reset = キーとボタンを全部、最初に戻しました。
keys-changed = 「{ $deed }」のキーを変えました。
keys-exchanged = 「{ $deed }」のキーと入れ替えました。
keys-barred = 文字かSpaceかBackspaceを選んでください。ほかは変わりません。

## What keys and buttons do, at most some 25 letters each
keys-deed-up = カーソルを上へ
keys-deed-left = カーソルを左へ
keys-deed-down = カーソルを下へ
keys-deed-right = カーソルを右へ
keys-deed-confirm = 持つ、動かす
keys-deed-cancel = 元に置く
keys-deed-next = 次の動物
keys-deed-previous = 前の動物
keys-deed-undo = 待った
keys-deed-redo = やり直す
keys-deed-hint = ヒント
keys-deed-threats = 危険の確認
keys-deed-flip = 盤を回す
keys-deed-pause = メニュー
keys-deed-mute = 音を消す、出す
