### 学ぶこと：レッスン、パズル、質問、コツ、対局の検討。

## The tabs of what there is to learn: about 9 letters

learn-tab-lessons = レッスン
learn-tab-puzzles = パズル
learn-tab-answers = 質問
learn-tab-tips = コツ

## What the keys do there, beside a picture of the key

learn-prompt-begin = 始める
learn-prompt-back = 戻る
learn-prompt-tab = タブ

## The list of lessons, answers and tips

learn-lesson = { $number }. { $title }
learn-first-game = 初めての対局のために
learn-play-it-out = 指してみる

## The list of puzzles

puzzles-of-the-day = 今日のパズル：{ $month }月{ $day }日
puzzles-solved = 正解
puzzles-in-a-row = 連続
puzzles-best-row = 最高連続
puzzles-days = 日連続
puzzles-solved-of = { $solved } / { $all }
puzzles-all-themes = 全テーマ
puzzles-none = このテーマに、その難しさの問題はありません。

## What puzzles are about, on small cards: about 12 letters

theme-den-race = 巣への競走
theme-den-run = 巣へ一直線
theme-rat-hunt = ネズミの狩り
theme-leap = ジャンプ
theme-riverbank = 川岸
theme-trap = 罠
theme-bait = おとり
theme-quiet-move = 静かな手
theme-zugzwang = 動けば負け
theme-last-animal = 最後の一匹
theme-defense = 守り
theme-endgame = 終盤

## What a puzzle asks for. $moves: how many moves are to be found.

puzzle-win = { $moves }手で勝ちましょう。
puzzle-take = { animal }を取りましょう。
puzzle-take-in = { $moves }手で{ animal }を取りましょう。
puzzle-keep-win = ただ一つの勝てる手を探しましょう。
puzzle-keep-win-in = { $moves }手で勝つ、ただ一つの道は？
puzzle-keep-draw = ただ一つの負けない手を探しましょう。
puzzle-keep-draw-in = { $moves }手、負けない道はただ一つ。

## A puzzle at the board

puzzle-number = パズル{ $number }
puzzle-you-are-red = あなたは赤
puzzle-you-are-blue = あなたは青
puzzle-difficulty = 難しさ
puzzle-your-line = 手順
puzzle-solved-ribbon = 正解！
puzzle-your-go = 次の手
puzzle-in-a-row = 連続
puzzle-row-begins = 一回目の正解だけを数えます。
puzzle-row-best = これまでの最高は{ $count }です。
puzzle-again = 再挑戦
puzzle-hint = ヒント
puzzle-next = 次へ
puzzle-prompt-take-up = 持つ
puzzle-prompt-move = 動かす
puzzle-prompt-put-down = 下に置く

## What is said of the moves tried: a heading of about 20 letters, and sentences

puzzle-task = 正しい手は一つ
puzzle-task-text = どの場面でも、正しい手は一つだけ。相手はいちばんいい手で返してきます。
puzzle-wrong = その手ではありません
puzzle-right = その手です！
puzzle-right-text = まだ続きがあります。
puzzle-first-try = 一回目で正解！
puzzle-first-try-text = どの手も正しく、ほかに道はありませんでした。
puzzle-solved = 解けました
puzzle-solved-text = 全部の手が見つかりました。もう一度最初からなら、まちがいなしで解けそうです。

## What a wrong move misses. $moves: how many moves were left to find.

miss-win-at-once = すぐには勝てません。
miss-win = { $moves }手では勝てません。
miss-take-at-once = { animal }を取れません。
miss-take = { $moves }手で{ animal }を取れません。
miss-keep-win = 勝ちを逃します。
miss-keep-draw = 負けます。

## What the enemy would answer to a wrong move. $side and $animal: whose animal; $from and $to: from square to square; $other: an animal of the player.

answer-den = { side }の{ animal }が、あなたの巣に入ってしまいます。
answer-last = { side }の{ animal }が、あなたの最後の一匹を取ります。
answer-no-move = { side }の{ animal }が{ $from }から{ $to }へ動き、あなたは動けなくなります。
answer-takes = { side }の{ animal }が、{ $to }であなたの{ other }を取ります。
answer-trades = { side }の{ animal }が、{ $to }であなたの{ other }を取り、どちらも盤から消えます。
answer-keeps-out = { side }の{ animal }が{ $from }から{ $to }へ動き、あなたを巣に入れません。
answer-threatens = { side }の{ animal }が{ $from }から{ $to }へ動き、次にあなたの巣に入ります。
answer-escapes = { side }の{ animal }が{ $from }から{ $to }へ動き、あなたの{ other }から逃げます。
answer-attacks = { side }の{ animal }が{ $from }から{ $to }へ動き、あなたの{ other }をねらいます。
answer-quiet = { side }の{ animal }が{ $from }から{ $to }へ動き、あなたには決め手がありません。

## A lesson at the board

study-leave = 出る
study-lesson = レッスン{ $number }：{ $about }
study-lesson-broken = レッスン「{ $title }」を開けません。
study-back = 戻る
study-show = 見せて
study-next = 次へ
study-done = 完了
study-prompt-go-on = 続ける
study-prompt-move = 持つ、動かす
study-beside = それも動ける手ですが、今の話とは別です。問題をもう一度読みましょう。

## The review of a game

review-title = 検討
review-back = 戻る
review-on = 進む
review-slip = ミスへ
review-play = 対局
review-stop = 終了
review-prompt-move = 一手
review-prompt-slip = 次のミス
review-prompt-play = 続きを指す
review-prompt-turn = 回す
review-accuracy = 正確さ{ $percent }%
review-accuracy-unknown = 正確さ…
review-progress = { $all }の盤面のうち{ $done }を検討
review-best = 最善手
review-good = いい手
review-a-slip = 小ミス
review-mistake = ミス
review-blunder = 大ミス
review-was-best = 最善の手
review-was-good = いい手
review-was-slip = 小さなミス
review-was-mistake = ミス
review-was-blunder = 大きなミス
review-better = が最善
review-answer = { $move }と返されます。{ $fact }
review-something-better = もっといい手がありました。
review-nothing-better = これ以上の手は見つかりません。
review-beginning = 始まり
review-beginning-text = 一手ずつ進むか、次のミスへ進みます。
review-looking = この手を調べています。
review-not-looked = この手は調べていません。

## What is certain of a position in a review. $side is to move; $moves: 0 or more.

review-draw = { side }の番。最善なら引き分けです。
review-wins-exact = { side }の番。最善なら{ $moves }手で勝ちです。
review-loses-exact = { side }の番。最善でも{ $moves }手で負けです。
review-wins-proven = { side }の番。{ $moves }手で必ず勝ちます。
review-loses-proven = { side }の番。{ $moves }手で必ず負けます。

## Notes above the board where a game cannot be looked at

review-no-moves = まだだれも動いていないので、検討する手がありません。
review-broken = この対局は検討できません：{ $fault }。
review-over = ここで終わりです。続けて指すなら、前の手へ戻ってください。
replay-broken = この対局は見せられません：{ $fault }。
replay-over = ここで終わりです。続けて指すなら、手を戻してください。

## Why a board that is set up cannot be played

editor-over-at-once = 始めてすぐに終わる盤面です。{ $why }

## Lesson “One step at a time”; the wolf teaches it.

lesson-step = 一歩ずつ
lesson-step-about = 歩き方と強さ

lesson-step-1-heading = みんな1マスずつ歩きます。
lesson-step-1-text = 上、下、左、右。斜めには決して行きません。ネコもゾウも、一歩はこれだけです。
lesson-step-1-task = オオカミをd3からd4へ動かしましょう。
lesson-step-1-d3d4 = 1マス前へ進みました。もっと遠くへ行けるのはライオンとトラだけ、それも水の上だけです。
lesson-step-1-d3c3 = いい一歩ですが、横へ行きました。問題は1マス前のd4です。
lesson-step-1-d3d2 = 自分の罠へ戻りました。害はありませんが、問題はd4です。

lesson-step-2-heading = この数字が強さです。
lesson-step-2-text = わたしはオオカミ、強さ4です。自分と同じか、弱い相手のマスへ入れば取れます。ヒョウの強さは5、イヌは3です。
lesson-step-2-task = オオカミが勝てる動物を取りましょう。
lesson-step-2-d4d5 = 4は3に勝ちます。イヌは盤から消え、そのマスにオオカミが立ちます。
lesson-step-2-d4d3 = ヒョウの強さは5、オオカミは4なので取れません。反対側を見てみましょう。

## Lesson “Who strikes first”; the cat teaches it.

lesson-equals = 先に動いた方
lesson-equals-about = 同じ強さ

lesson-equals-1-heading = 目の前にわたしのそっくりさん。
lesson-equals-1-text = ネコが二匹、強さも同じ。同じ強さならたがいに取れるので、どちらの番かが大事です。今はあなたの番です。
lesson-equals-1-task = あなたのネコで青のネコを取りましょう。
lesson-equals-1-d2d3 = 先に取れました。青の番だったら、青のネコが同じことをしたでしょう。
lesson-equals-1-d2c2 = 横へよけても安全ですが、青のネコを取れるところでした。

lesson-equals-2-heading = 今度は間合いに気をつけて。
lesson-equals-2-text = 二頭のライオンは2マス離れています。同じ強さの隣へ先に行くと、相手に先に取られます。
lesson-equals-2-task = 自分のライオンが取られないように動きましょう。
lesson-equals-2-d3c3 = 届かないところです。青のライオンが隣へ来たら、こちらが先に取れます。
lesson-equals-2-d3d4 = そこは青のライオンの隣で、次は青の番です。先に取られてしまいます。

## Lesson “Small against great”; the rat teaches it.

lesson-rat = 小が大を倒す
lesson-rat-about = ネズミとゾウ

lesson-rat-1-heading = 大きすぎる相手なんていません。
lesson-rat-1-text = ぼくの強さは1、いちばん下です。でもゾウを取れます。耳にもぐりこむのだそうです。
lesson-rat-1-task = ネズミでゾウを取りましょう。
lesson-rat-1-a3a2 = いちばん小さいのが、いちばん大きいのを取りました。ほかにゾウを取れるのはゾウだけです。
lesson-rat-1-a3b3 = ゾウはすぐ下のa2にいます。今はあなたの番です。

lesson-rat-2-heading = 逆はできません。
lesson-rat-2-text = 今度はゾウがあなた、ネズミが青です。ゾウはだれでも取れますが、ネズミは取れません。
lesson-rat-2-task = ゾウでネズミから逃げながら、何か取りましょう。
lesson-rat-2-a3b3 = イヌを取りました。斜めのネズミは、こちらに届きません。
lesson-rat-2-a3a4 = それこそゾウにできないことです。ネズミは取れません。
lesson-rat-2-a3a2 = 逃げられましたが、ついでにb3のイヌを取れるところでした。

## Lesson “Who swims”; the rat teaches it.

lesson-river = 泳ぐのはだれ
lesson-river-about = 川と川岸

lesson-river-1-heading = 水はぼくのもの。
lesson-river-1-text = 動物の中で泳げるのはネズミだけ。ほかはみんな岸で止まります。
lesson-river-1-task = 川に入りましょう。
lesson-river-1-b3b4 = 川の中まで来られるのは、ほかのネズミだけです。
lesson-river-1-c3c4 = ネコは泳げません。ネズミのほかは、みんな岸で止まります。

lesson-river-2-heading = 岸は境目です。
lesson-river-2-text = ネズミはゾウを取れましたね。でも今、ネズミは水の中、ゾウは陸にいます。
lesson-river-2-task = それでもa5のゾウを取ってみましょう。
lesson-river-2-b5a5 = 取れません。水から陸へも、陸から水へも、岸を越えては取れないのです。まず陸に上がりましょう。
lesson-river-2-b5b4 = そこへ泳げますが、ゾウを取ってみましょう。どうなるかが大事です。

lesson-river-3-heading = 水の中なら対等です。
lesson-river-3-text = 青のネズミが隣を泳いでいます。どちらも水の中なので、間に岸はありません。
lesson-river-3-task = 青のネズミを取りましょう。
lesson-river-3-b5c5 = 水の中でも陸と同じで、ネズミはネズミを取れます。先に動けましたね。
lesson-river-3-b5a5 = 水から上がると、川は青のネズミのものになります。

## Lesson “Over the river”; the lion teaches it.

lesson-leap = 川を越えて
lesson-leap-about = ライオンとトラのジャンプ

lesson-leap-1-heading = 水では止まりません。
lesson-leap-1-text = ライオンとトラは、川をまっすぐ跳びこえて、向こう岸の最初のマスに下ります。
lesson-leap-1-task = b3から川を跳びこえましょう。
lesson-leap-1-b3b7 = 一手で水を3マス越えました。
lesson-leap-1-b3a3 = それはただの一歩です。岸からは跳べます。b7がまっすぐ先にあります。

lesson-leap-2-heading = 横の方が近いのです。
lesson-leap-2-text = 川の横幅は2マスです。跳んで下りる先に動物がいれば、それも取れます。
lesson-leap-2-task = 跳んでオオカミを取りましょう。
lesson-leap-2-a5d5 = 水を越えて、オオカミの上へ。岸にいる動物は、あなたの前ではいつも少し危ないのです。
lesson-leap-2-a5a6 = それは岸に沿った一歩です。d5のオオカミには、ひと跳びで届きます。

lesson-leap-3-heading = 空中でも強さは同じ。
lesson-leap-3-text = これはトラ、強さ6です。水の向こうのd5にライオン、強さ7がいます。
lesson-leap-3-task = ライオンへ跳んでみましょう。
lesson-leap-3-a5d5 = 跳んでも歩いても、取れる相手は同じ。6は7にかないません。跳べば何でもできるわけではないのです。
lesson-leap-3-a5a6 = d5へ跳んでみましょう。どうなるかが大事です。

## Lesson “Read the riverbank”; the rat teaches it.

lesson-riverbank = 川岸を読む
lesson-riverbank-about = ジャンプと、その邪魔

lesson-riverbank-1-heading = ぼくが泳げば、跳べません。
lesson-riverbank-1-text = 少しの間、青を動かします。e7の青のライオンは、イヌのいるe3へ跳びたいのです。でも水にはぼくがいます。
lesson-riverbank-1-task = 青のライオンでe7からe3へ跳んでみましょう。
lesson-riverbank-1-e7e3 = 水の中のネズミはジャンプの邪魔です。どちらのネズミでも、ライオンの味方でも。
lesson-riverbank-1-e7d7 = そこへも歩けますが、まずe3へ跳んでみましょう。どうなるかが大事です。

lesson-riverbank-2-heading = さあ、道が開くところです。
lesson-riverbank-2-text = 赤の番です。水の中を横へ一歩動くと、ライオンの道の下をだれも泳いでいません。
lesson-riverbank-2-task = ネズミでf5へ泳ぎましょう。
lesson-riverbank-2-e5f5 = eの列が空きました。自分の一歩が相手に道を開いたのです。ネズミを動かす前に確かめましょう。
lesson-riverbank-2-e5e4 = まだeの列です。ライオンは3マス全部を越えるので、その一つにネズミがいるかぎり跳べません。
lesson-riverbank-2-e5d5 = それでは水から出ます。道は開きますが、水の中の一歩でどうなるか見ましょう。f5へ泳いでください。

lesson-riverbank-3-heading = 決めるのは向こう岸。
lesson-riverbank-3-text = 道は空いています。でもライオンが下りられるのは、空いたマスか、取れる動物のいるマスだけです。
lesson-riverbank-3-task = 青の番です。向こう岸に下りられるなら、e7からe3へ跳びましょう。
lesson-riverbank-3-e7e3 = イヌは3、ライオンは7なので、下りて取れます。もしゾウがいたら、向こう岸に断られていました。
lesson-riverbank-3-e7d7 = e3を見ましょう。いるのはイヌだけで、下を泳ぐネズミもいません。跳べますよ。

## Lesson “Caught”; the dog teaches it.

lesson-trap = つかまった
lesson-trap-about = 罠、両方の側から

lesson-trap-1-heading = この罠ではライオンも子ネコです。
lesson-trap-1-text = 三つの罠があなたの巣を守ります。そこに入った相手は力をなくし、あなたのどの動物でも取れます。
lesson-trap-1-task = ネコでライオンを取りましょう。
lesson-trap-1-c2d2 = 罠でゼロになったので、2が7に勝ちました。でもひとりでには消えません。自分で取るのです。
lesson-trap-1-c2c1 = ライオンは巣の隣にいて、次に入ってきます。罠がおさえている間に取りましょう。

lesson-trap-2-heading = 相手の罠もこちらに効きます。
lesson-trap-2-text = あなたのオオカミは青の罠の上です。隣の青のネコは強さ2しかありません。取れるか見てみましょう。
lesson-trap-2-task = e8のネコを取ってみましょう。
lesson-trap-2-d8e8 = 相手の罠の中からは、どんなに小さな動物も取れません。しかも、どの相手にも取られます。
lesson-trap-2-d8d7 = それは次の一歩です。まずネコを取ってみましょう。どうなるかが大事です。
lesson-trap-2-d8c8 = e8のネコを取ってみましょう。どうなるかが大事です。
lesson-trap-2-d8d9 = なんと、それで勝ちです！でも今は罠の話なので、ネコを取ってみましょう。

lesson-trap-3-heading = ずっとつかまったままではありません。
lesson-trap-3-text = 罠にしばりつけられはしません。一歩出れば、すぐ元の強さに戻ります。
lesson-trap-3-task = 罠から出て、d7へ行きましょう。
lesson-trap-3-d8d7 = またオオカミに戻り、強さ4です。今度はネコが逃げる番です。
lesson-trap-3-d8c8 = それでも罠から出られますが、問題はd7です。
lesson-trap-3-d8d9 = まっすぐ巣へ入れば勝ち。それは次のレッスンです。ここではd7へ戻りましょう。

## Lesson “The way home”; the tiger teaches it.

lesson-den = 巣への道
lesson-den-about = 巣

lesson-den-1-heading = 一歩で終わります。
lesson-den-1-text = 相手の巣に入れば、盤に何が残っていても、その場で勝ちです。どの動物でもかまいません。
lesson-den-1-task = 青の巣に入りましょう。
lesson-den-1-d8d9 = これで勝ちです。どちらが先か、いつも数えましょう。相手の巣までと、自分の巣までの歩数です。
lesson-den-1-d8c8 = d9の巣まであと一歩で、だれにも止められません。

lesson-den-2-heading = でも、自分の巣はだめ。
lesson-den-2-text = あなたのネコが自分の巣の前にいます。隠れるにはよさそうな場所です。
lesson-den-2-task = 赤の巣に入ってみましょう。
lesson-den-2-d2d1 = どの動物も自分の巣には入れません。外から守るのです。
lesson-den-2-d2c2 = d1の巣に入ってみましょう。どうなるかが大事です。

## Lesson “No way out”; the elephant teaches it.

lesson-stuck = 行き止まり
lesson-stuck-about = 動けないとき

lesson-stuck-1-heading = 動けなくなった方が負け。
lesson-stuck-1-text = パスはできません。自分の番にどの動物も動けなければ、そこで対局は終わり、あなたの負けです。
lesson-stuck-1-task = ネコを取らずに勝ちましょう。
lesson-stuck-1-b2b1 = 上にはゾウ、横にはオオカミ。ネコはどこへも行けず、しかも青の番です。
lesson-stuck-1-a2a1 = 最後の一匹を取っても勝ちです。でも、だれも取らずに勝つ道があります。
lesson-stuck-1-b2c2 = それではネコがb1から出ていきます。そのマスをふさぎましょう。

## Lesson “Three times the same”; the leopard teaches it.

lesson-again = 同じことが3回
lesson-again-about = くり返し

lesson-again-1-heading = ここ、前にも来ませんでしたか？
lesson-again-1-text = 同じ側の番で同じ盤面が3回目に現れると引き分けです。ライオンがg1へ戻ると、ちょうどそうなります。
lesson-again-1-task = 引き分けにならない手を指しましょう。
lesson-again-1-f1g1 = これで3回目。動物が一匹多かったのに、引き分けです。
lesson-again-1-a3a4 = 新しい盤面になり、数え直しです。勝っているときは、いつも新しい手を探しましょう。

## Questions of new players

question-rat = ネズミとゾウ、どちらが取れる？
question-rat-answer = ネズミはゾウを、陸のマスどうしで取れます。ゾウがネズミを取れるのは、ネズミが罠で力をなくしたときだけです。
question-swim = 泳ぐネズミは陸の動物を取れる？
question-swim-answer = いいえ。まず陸に上がります。岸から水の中も取れません。川で会えるのは、もう一匹のネズミだけです。
question-leap = ライオンとトラはいつ跳べる？
question-leap-answer = 岸から岸へ、川をまっすぐ跳びます。取れる動物の上にも下りられます。途中の水にネズミがいると、どちらのネズミでも跳べません。
question-trap = 罠に入るとどうなる？
question-trap-answer = あなたの罠に入った相手は力をなくし、あなたのどの動物でも取れます。自分の罠に入っても害はありません。
question-den = 巣に入ってもいい？
question-den-answer = 相手の巣なら、どの動物でも入れば勝ちです。自分の巣には入れません。
question-equals = 同じ強さだったら？
question-equals-answer = 先に動いた方が取ります。だから同じ強さの隣へ行かないこと。次は相手の番ですから。

## What to remember in a first game

remember-captures = 動かす前に、取れる動物を探しましょう。味方のも、相手のも。
remember-together = 一匹だけで行かせないこと。二匹並べば守り合えます。
remember-dens = 両方の巣から目を離さないこと。最後の一匹が取られるずっと前に、そこで終わるかもしれません。
remember-race = 競走になったら手数を数えましょう。先に動く方が一手早いのです。
remember-undo = ここでは待ったは自由です。ヒントは理由も教えてくれます。

## Tips

tip-rat = ネズミを大切に
tip-rat-text = あなたのネズミがいるかぎり、相手のゾウは好きに歩けません。川のネズミはジャンプも止めます。ここで川を守り抜いてみましょう。
tip-leap = 川越しに攻める
tip-leap-text = ライオンとトラは一手で盤を渡ります。道の空いた岸に置けば、向こう岸全体をにらめます。
tip-trap = 罠をえさに
tip-trap-text = 巣をねらってあなたの罠に入った相手は、そこでは弱くなります。どの罠の横にも動物を置いて、待ちましょう。
tip-guard = 留守番を残す
tip-guard-text = 巣の横の小さな一匹は、攻めに加わる一匹より役に立ちます。2マス離れると間に合わないことも。巣から目を離さずに勝ちましょう。
tip-count = 取る前に数える
tip-count-text = だれが取り返せて、何が残るかを見ましょう。イヌのためにヒョウを失うのは損です。そのあと巣への道が開くなら別ですが。
tip-together = いっしょに進む
tip-together-text = 並んだ二匹は守り合います。一匹を取った相手は、取り返されます。真ん中か端を、交代で進めましょう。
