### 文で書いたルール、対局の終わり方、手が通らない理由。

## The rule panel: what a rule set says, sentence by sentence, in this order

panel-first-red = 赤が先手です。
panel-first-blue = 青が先手です。
panel-first-random = 先手はコインで決めます。
panel-first-loser = 前の対局で負けた方が先手です。
panel-step = 動物は上下左右に1マス動きます。
panel-take = 動物は、自分より弱いか同じ強さの相手を取れます。
panel-wolf-over-dog = オオカミはイヌより強いです。
panel-dog-over-wolf = イヌはオオカミより強いです。
panel-wolf-equals-dog = オオカミとイヌは同じ強さです。
panel-lion-equals-tiger = ライオンとトラは同じ強さです。
panel-lion-over-tiger = ライオンはトラより強いです。
panel-equals-take = 同じ強さなら、先に動いた方が相手を取ります。
panel-equals-fall = 同じ強さの動物が出会えば、どちらも消えます。
panel-rat-takes-elephant = ネズミはゾウを取れます。
panel-elephant-never = ゾウはネズミを、罠の中でも取れません。
panel-elephant-weakened = ゾウがネズミを取れるのは、罠で弱っているときだけです。
panel-elephant-always = ゾウはネズミも、ほかの弱い動物と同じように取れます。
panel-swim = 泳げるのはネズミだけです。
panel-leaving-nothing = 水から上がるネズミは何も取れません。
panel-leaving-rat = 水から上がるネズミはネズミを取れますが、ゾウは取れません。
panel-leaving-both = 水から上がるネズミはネズミもゾウも取れます。
panel-entering-nothing = 水に入るネズミは何も取れません。
panel-entering-rat = 水に入るネズミは泳いでいるネズミを取れます。
panel-leaps-both = { animal }は川を縦にも横にも跳びこえます。
panel-leaps-files = { animal }は川を縦にだけ跳びこえます。
panel-leaps-ranks = { animal }は川を横にだけ跳びこえます。
panel-leaps-none = { animal }は跳びません。
panel-blocks-any = 途中でネズミが泳いでいると、どちらのネズミでも跳べません。
panel-blocks-enemy = 途中で相手のネズミが泳いでいると跳べません。味方のネズミなら跳べます。
panel-leap-equal = 跳んだ先でも、歩くときと同じように取れます。
panel-leap-lower = 跳んで取れるのは弱い動物だけです。
panel-trap-enemies = 罠は、守っている巣の敵を弱くします。弱った動物は、どの相手にも取られます。
panel-trap-everyone = 罠は、入った動物をみんな弱くします。弱った動物は、どの相手にも取られます。
panel-trapped-takes = そんな罠の中からでも、ほかの動物を取れます。
panel-trapped-nothing = そんな罠の中からは、何も取れません。
panel-own-den = 自分の巣には、どの動物も入れません。
panel-den-any = どの動物でも、相手の巣に入れば勝ちです。
panel-den-rat = 相手の巣に入れるのはネズミだけで、入れば勝ちです。
panel-all-taken = 相手の動物を全部取れば勝ちです。
panel-no-move-loses = 動けなくなった側の負けです。
panel-no-move-draw = どちらかが動けなくなると引き分けです。
panel-repetition-draw = 同じ盤面が3回目に現れると引き分けです。
panel-repetition-barred = 同じ盤面の3回目になる手は禁止です。
panel-repetition-loses = 同じ盤面の3回目を作った方の負けです。
panel-repetition-chase = 追い回しには限りがあります。7-3ルールは7手で3回入ったマスを、17-5ルールは17手の間とどまった五つのマスを禁止します。
panel-repetition-off = 同じ盤面のくり返しは自由です。
panel-quiet-off = 何も取らないまま、いつまで続けてもかまいません。
panel-quiet-draw = 両方の手を合わせて{ $plies }手、何も取らないと引き分けです。

## How a game ended, below who won it. $side is who won.

ended-den = { side }が{ $side ->
    [red] 青
   *[blue] 赤
}の巣に入りました。
ended-captured = { side }が{ $side ->
    [red] 青
   *[blue] 赤
}の動物を全部取りました。

## The same; $side is who lost.

ended-no-moves = { side }は動けなくなりました。
ended-repetition = { side }が同じ盤面の3回目を作りました。
ended-resignation = { side }が降参しました。
ended-time = { side }の時間切れです。

## How a game was drawn, below "A draw."

drawn-repetition = 同じ盤面が3回現れました。
drawn-quiet = 何も取らない手が続きすぎました。
drawn-no-moves = 手番の側が動けなくなりました。
drawn-agreed = ふたりで引き分けに決めました。
drawn-length = 対局が手数の上限に達しました。
drawn-bare = どちらにも動物が残っていません。

## Why a move that somebody tries is refused, in a note beside the board

refused-over = 対局は終わっています。
refused-nothing-there = { $square }に動物はいません。
refused-turn = 今は{ side }の番です。
refused-stays = 別のマスへ動かしてください。
refused-far = { animal }は上下左右に1マス動きます。
refused-own = そこには味方の{ animal }がいます。
refused-own-den = 自分の巣には、どの動物も入れません。
refused-den-rat = 相手の巣に入れるのはネズミだけです。
refused-water = { animal }は泳げません。
refused-leap-blocked = 水の中のネズミが邪魔で跳べません。
refused-leap-barred = このルールでは、{ animal }はこの向きに跳べません。
refused-leap-weaker = 跳んで取れるのは弱い動物だけです。{ animal }は弱くありません。
refused-leaving-water = 水から上がるネズミは{ animal }を取れません。
refused-entering-water = 陸から水の中のネズミは取れません。
refused-trapped = { animal }は罠の中なので、何も取れません。
refused-elephant-on-rat = ゾウはネズミを取れません。
refused-stronger = { animal }は{ other }より強いです。
refused-repetition = この盤面はもう2回現れました。3回目は禁止です。
refused-seven-three = 7-3ルール：{ animal }は7手で3回そこへ行きました。
refused-seventeen-five = 17-5ルール：{ animal }だけが17手の間、この五つのマスを動いています。
