### うまくいかないこと。読み書きやコピーについての知らせも。

## What was kept from run to run cannot be read. $fault: the text of fault-kept-aside or fault-not-kept-aside.
fault-settings = 設定を読めないので、最初の状態に戻しました：{ $fault }
fault-players = プレイヤーを読めないので、新しく一人作りました：{ $fault }
fault-last-game = 前回の対局を読めません：{ $fault }
fault-shelf = 保存した対局を一つ読めません：{ $fault }
fault-lessons = レッスンの記録を読めないので、最初からになります：{ $fault }
fault-puzzles = パズルの記録を読めないので、最初からになります：{ $fault }
fault-kept-aside = { $fault }。ファイルは{ $path }に残してあります。
fault-not-kept-aside = { $fault }。ファイルを別に残すこともできません：{ $error }。
fault-language = { $language }を読めません。
fault-not-saved = この機械では対局を保存できません：{ $error }。

## Links to games
link-refused = このリンクでは対局を開けません：{ $fault }。
link-copied = この対局のリンクをコピーしました。
link-game = Jungle：{ $red }（赤）対 { $blue }（青）、{ $rules } ルール
link-game-start = 開始の盤面：{ $position }

## Games that come as files or texts, or are written into files
exchange-there = この対局はもうあります。
exchange-taken = 対局を取りこみました。
exchange-no-game = これは対局ではありません：{ $fault }。
exchange-written = 対局を{ $path }に書き出しました。
exchange-not-written = 対局を{ $path }に書き出せません：{ $error }。
exchange-folder = フォルダー{ $path }を読めません：{ $error }。
exchange-file = { $path }を読めません：{ $error }。
exchange-file-no-game = { $path }は対局ではありません：{ $fault }。
exchange-taken-from = { $count ->
    [0] { $path }に新しい対局はありません。
   *[other] { $path }から{ $count }局を取りこみました。
}

## Pictures and sheets for the player
film-begun = 動く絵を描いています。少しお待ちください。
film-busy = 別の絵を描いているところです。
film-failed = 絵を描けません：{ $fault }。
handout-picture = 絵ができました：{ $path }
handout-no-picture = 絵を{ $path }に書き出せません：{ $error }。
handout-sheets = 印刷用の紙はこちらです：{ $path }
handout-no-sheets = 印刷用の紙を{ $path }に書き出せません：{ $error }。
handout-downloaded = { $file }をダウンロードしました。
handout-not-downloaded = { $file }をダウンロードできません：{ $fault }。

## Devices
fault-controller-gone = コントローラーが外れました。ほかの機器で続けられます。
fault-no-seat = この機器には席がありません。席はメニューで決めます。

## An animal cannot stand where somebody puts it on the board: whole sentences
fault-board-water = { $square }にいる{ side }の{ animal }が水の中です。泳げるのはネズミだけです。
fault-board-own-den = { $square }にいる{ side }の{ animal }が自分の巣に入っています。
fault-board-both-dens = どちらの巣にも入っています。一つ目で対局は終わります。
fault-board-bare = 盤が空です。
fault-board = この盤面はありえません：{ $fault }。

## Clauses: files
fault-file-missing = そのファイルやフォルダーはありません
fault-file-forbidden = 許可がありません
fault-file-no-room = 空きがありません
fault-file-read-only = そこには書きこめません
fault-file-in-the-way = 別のファイルがあります
fault-file-is-folder = それはフォルダーです
fault-file-no-text = 文字のファイルではありません
fault-file-format = 形式が{ $format }です。読めるのは{ $own }です
fault-page-gone = ページがありません
fault-page-links = このページではリンクを作れません
fault-page-keeps-nothing = ブラウザがこのページのデータを残しません

## Clauses: settings. Words with a low line (_) are those of the file and stay as they are.
fault-animation-speed = animation_speedが{ $found }です。0.25から4、または{ $instant }（動きなし）にしてください
fault-text-scale = text_scaleが{ $found }です。0.25から4にしてください
fault-rumble = rumbleが{ $found }です。0から100にしてください
fault-repeat-delay = repeat_delayが{ $found }です。0.1から3にしてください
fault-repeat-rate = repeat_rateが{ $found }です。1から60にしてください
fault-volume = 「{ $bus }」の音量が{ $found }です。0から100にしてください
fault-no-deed = 「{ $id }」というものはありません
fault-no-key = 「{ $key }」は選べません
fault-shared-key = 「{ $id }」のキーがほかと同じです
fault-clock = 時計が{ $minutes }分、一手{ $seconds }秒です。1から180分、0から180秒にしてください

## Clauses: links
fault-link-no-game = 対局が入っていません
fault-link-long = { $letters }文字あります。対局は最大{ $most }文字です
fault-link-format = 形式が「{ $format }」です。読めるのは{ $own }です
fault-link-damaged = 壊れているか、途中で切れています
fault-link-rules = ルールについて、{ $fault }
fault-link-preset = 「{ $name }」というルールはありません
fault-link-start = 開始の盤面について、{ $fault }
fault-link-illegal = { $number }手目の{ $move }がルール違反です

## Clauses: saved games
fault-game-over = 保存した対局は終わっています
fault-saved-record = 保存した対局の記録の形式が{ $format }です
fault-saved-format = 保存した対局の形式が{ $format }です。読めるのは1と{ $own }です
fault-record-form = 保存した対局ではありません：{ $detail }
fault-record-long = 保存した対局が{ $bytes }バイトあります。最大は{ $most }バイトです
fault-record-format = 保存した対局の形式が{ $format }です。読めるのは{ $own }です
fault-record-rules = 保存した対局のルールについて、{ $fault }
fault-record-start = 保存した対局の開始の盤面について、{ $fault }
fault-record-move = 保存した対局の{ $number }手目、「{ $written }」は手ではありません。手はa3a4のように書きます
fault-record-square = 保存した対局の{ $number }手目、「{ $written }」というマスはありません。マスはa1からg9です
fault-record-illegal = 保存した対局の{ $number }手目、{ $move }がルール違反です
fault-record-result = 保存した対局の結果は「{ $said }」ですが、手順では「{ $found }」です

## Clauses: rules
fault-rules-form = ルールではありません：{ $detail }
fault-rules-quiet = quiet_plies_drawは1以上かNoneにしてください
fault-rules-name = ルールの名前は1から{ $most }文字です

## Clauses: positions, written as a line of letters and numbers (FEN): nine ranks from the top, a space, and w or b
fault-position-long = 盤面が{ $letters }文字あります。最大は{ $most }文字です
fault-position-form = 盤面は、盤、空白一つ、wかbだけで書きます
fault-position-ranks = 盤が9段ではなく{ $ranks }段です
fault-position-files = { $rank }段目が7マスではなく{ $files }マスです
fault-position-letter = { $rank }段目の「{ $letter }」は動物（r c d w p t l e）でも空きマスの数（1から7）でもありません
fault-position-twice = { side }の{ animal }が盤に二つあります
fault-position-water = { $square }にいる{ side }の{ animal }が水の中です。泳げるのはネズミだけです
fault-position-own-den = { $square }にいる{ side }の{ animal }が自分の巣に入っています
fault-position-both-dens = どちらの巣にも入っています。一つ目で対局は終わります
fault-position-bare = 盤が空です
fault-position-side = 手番はwかbで書きます。「{ $side }」ではありません
