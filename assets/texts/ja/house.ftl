### ハウスルール：対局のルールを一行ずつ変えるページ。

## The page
house-reset = 全部戻す
house-close = 完了
house-page = { $page } / { $pages }
house-prompt-change = 変更
house-prompt-back = 戻る
house-prompt-reset = これを戻す
house-prompt-page = ページ

## Values that several switches have
house-no = いいえ
house-yes = はい
house-leaps-both = 縦も横も
house-leaps-files = 縦だけ
house-leaps-ranks = 横だけ
house-leaps-none = 跳ばない

## Elephant takes rat
house-elephant = ゾウがネズミを取る
house-elephant-about = ゾウがいつネズミを取れるか。
house-elephant-never = 取れない
house-elephant-trap = 罠の中だけ
house-elephant-always = いつでも
house-elephant-trapped-yes = 罠の中のネズミは取れます。
house-elephant-trapped-no = 罠の中でもネズミは安全です。
house-elephant-elsewhere-yes = ほかの場所でも取れます。
house-elephant-elsewhere-no = ほかの場所ならネズミは安全です。

## A trap weakens
house-trap = 罠で弱まる
house-trap-about = 罠の中で力をなくすのはだれか。
house-trap-enemies = 相手だけ
house-trap-everyone = みんな
house-trap-may = 自分の罠でも、ライオンは弱くなります。
house-trap-may-not = 自分の罠なら、ライオンは強いままです。

## Trapped animal may take
house-weakened = 罠の中から取れる
house-weakened-about = 力をなくした動物に何ができるか。
house-weakened-may = 罠の中のトラはネコを取れます。
house-weakened-may-not = 罠の中のトラはネコを取れません。

## Rat takes from the water
house-leaving = ネズミが水から取る
house-leaving-about = 水から上がるネズミが何を取れるか。
house-leaving-nothing = 取れない
house-leaving-rat = ネズミ
house-leaving-both = ネズミとゾウ
house-leaving-land-yes = 陸のネズミを取れます。
house-leaving-land-no = 陸のネズミは安全です。
house-leaving-elephant-yes = ゾウを取れます。
house-leaving-elephant-no = ゾウは安全です。

## Rat takes into the water
house-entering = ネズミが水の中へ取る
house-entering-about = 水に入るネズミが何を取れるか。
house-entering-nothing = 取れない
house-entering-rat = ネズミ
house-entering-may = 泳いでいるネズミを取れます。
house-entering-may-not = 泳いでいるネズミは安全です。

## Lion leaps
house-lion = ライオンが跳ぶ
house-lion-about = ライオンがどの向きに川を跳びこえるか。
house-lion-up-yes = 縦に跳べます。
house-lion-up-no = 縦には跳べません。
house-lion-sideways-yes = 横に跳べます。
house-lion-sideways-no = 横には跳べません。

## Tiger leaps
house-tiger = トラが跳ぶ
house-tiger-about = トラがどの向きに川を跳びこえるか。
house-tiger-up-yes = 縦に跳べます。
house-tiger-up-no = 縦には跳べません。
house-tiger-sideways-yes = 横に跳べます。
house-tiger-sideways-no = 横には跳べません。

## A leap takes
house-leap = ジャンプで取る
house-leap-about = ジャンプで何を取れるか。
house-leap-equal = 同じ強さまで
house-leap-weaker = 弱い動物だけ
house-leap-may = ライオンは同じ強さの動物へ跳べます。
house-leap-may-not = ライオンは同じ強さの動物へ跳べません。

## Own rat bars the leap
house-own-rat = 味方のネズミも邪魔
house-own-rat-about = 相手のネズミはいつも邪魔です。味方のネズミはどうか。
house-own-rat-may = 味方のネズミは邪魔になりません。
house-own-rat-may-not = 味方のネズミも邪魔になります。

## Lion and tiger are equal
house-cats = ライオンとトラは同格
house-cats-about = ライオンとトラがたがいに取れるか。
house-cats-may = トラはライオンを取れます。
house-cats-may-not = トラはライオンを取れません。

## Wolf and dog
house-wolf = オオカミとイヌ
house-wolf-about = どちらが強いか。
house-wolf-over-dog = オオカミが上
house-wolf-under-dog = イヌが上
house-wolf-same = 同じ
house-wolf-wolf-yes = オオカミはイヌを取れます。
house-wolf-wolf-no = オオカミはイヌを取れません。
house-wolf-dog-yes = イヌはオオカミを取れます。
house-wolf-dog-no = イヌはオオカミを取れません。

## Equals meet
house-equal = 同じ強さなら
house-equal-about = 同じ強さの二匹が出会うとどうなるか。
house-equal-first = 先に取る
house-equal-both = 相討ち
house-equal-first-seen = 先に動いた方が相手を取ります。
house-equal-both-seen = どちらも盤から消えます。

## Into the den
house-den = 巣に入る
house-den-about = 相手の巣に入って勝てるのはだれか。
house-den-any = どの動物も
house-den-rat = ネズミだけ
house-den-lion-yes = ライオンが巣に入れば勝ちです。
house-den-lion-no = ライオンは巣に入れません。
house-den-rat-yes = ネズミが巣に入れば勝ちです。
house-den-rat-no = ネズミは巣に入れません。

## No move left
house-no-move = 動けないとき
house-no-move-about = 動けなくなった側がどうなるか。
house-no-move-loses = 負け
house-no-move-draw = 引き分け
house-no-move-loses-seen = 赤は動けないので、負けです。
house-no-move-draw-seen = 赤は動けないので、引き分けです。

## Same board three times
house-repetition = 同じ盤面が3回
house-repetition-about = 同じ盤面が3回目に現れるとどうなるか。
house-repetition-draw = 引き分け
house-repetition-barred = 禁止
house-repetition-loses = くり返すと負け
house-repetition-counts = 7-3と17-5
house-repetition-nothing = 何もなし
house-repetition-draw-seen = 行ったり来たり。3回目で引き分けです。
house-repetition-barred-seen = 行ったり来たり。3回目は禁止です。
house-repetition-loses-seen = 行ったり来たり。3回目をした方が負けです。
house-repetition-counts-seen = 同じマスに入りすぎるのも、往復ばかりするのも禁止です。
house-repetition-nothing-seen = 行ったり来たり、好きなだけできます。

## Long without a capture
house-quiet = 取らない手が続く
house-quiet-about = 何も取らないまま何手で終わるか。両方の手を数えます。
house-quiet-never = そのまま続く
house-quiet-draw = { $plies }手で引き分け
house-quiet-never-seen = だれも数えません。
house-quiet-draw-seen = そこで引き分けです。
