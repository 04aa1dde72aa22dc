### 學棋：課程、謎題、問答、訣竅與覆盤

## 標籤

learn-tab-lessons = 課程
learn-tab-puzzles = 謎題
learn-tab-answers = 問答
learn-tab-tips = 訣竅

## 按鍵

learn-prompt-begin = 開始
learn-prompt-back = 返回
learn-prompt-tab = 換頁

## 課程、問答與訣竅的列表

learn-lesson = { $number }. { $title }
learn-first-game = 第一盤棋之前
learn-play-it-out = 接著下完

## 謎題列表

puzzles-of-the-day = 每日一題：{ $month } 月 { $day } 日
puzzles-solved = 已解
puzzles-in-a-row = 連對
puzzles-best-row = 最多連對
puzzles-days = 天
puzzles-solved-of = { $solved } / { $all }
puzzles-all-themes = 所有主題
puzzles-none = 這個主題沒有這麼難的題。

## 謎題的主題

theme-den-race = 搶先入穴
theme-den-run = 直奔獸穴
theme-rat-hunt = 鼠象相爭
theme-leap = 跳河
theme-riverbank = 河岸攻防
theme-trap = 陷阱
theme-bait = 誘餌
theme-quiet-move = 不動聲色
theme-zugzwang = 進退兩難
theme-last-animal = 最後一隻
theme-defense = 防守
theme-endgame = 殘局

## 謎題的要求

puzzle-win = { $moves } 步取勝。
puzzle-take = 吃掉{ animal }。
puzzle-take-in = { $moves } 步吃掉{ animal }。
puzzle-keep-win = 找出唯一能贏的一步。
puzzle-keep-win-in = 找出唯一的贏法：{ $moves } 步。
puzzle-keep-draw = 找出唯一不輸的一步。
puzzle-keep-draw-in = 找出唯一不輸的走法：{ $moves } 步。

## 解題

puzzle-number = 第 { $number } 題
puzzle-you-are-red = 你執紅方
puzzle-you-are-blue = 你執藍方
puzzle-difficulty = 難度
puzzle-your-line = 你的走法
puzzle-solved-ribbon = 解開了！
puzzle-your-go = 輪到你
puzzle-in-a-row = 連對
puzzle-row-begins = 不看提示、一次做對才算。
puzzle-row-best = 最多連對：{ $count }。
puzzle-again = 重來
puzzle-hint = 提示
puzzle-next = 下一題
puzzle-prompt-take-up = 拿起
puzzle-prompt-move = 走棋
puzzle-prompt-put-down = 放下

## 對走法的評語

puzzle-task = 只有一步是對的
puzzle-task-text = 每次只有一步是對的。對方會走最好的應手。
puzzle-wrong = 不是這一步
puzzle-right = 就是這步！
puzzle-right-text = 後面還有要找的。
puzzle-first-try = 一次做對！
puzzle-first-try-text = 每一步都對，而且沒有別的走法。
puzzle-solved = 解開了
puzzle-solved-text = 每一步都找到了。從頭再來一遍，這次爭取一步不差。

## 走錯了

miss-win-at-once = 這樣不能馬上贏。
miss-win = 這樣 { $moves } 步贏不了。
miss-take-at-once = 這樣吃不到{ animal }。
miss-take = 這樣 { $moves } 步吃不到{ animal }。
miss-keep-win = 這樣到手的贏棋就沒了。
miss-keep-draw = 這樣就輸了。

## 對方的應手

answer-den = { side }{ animal }會走進你的獸穴。
answer-last = { side }{ animal }會吃掉你最後一隻動物。
answer-no-move = { side }{ animal }會走 { $from }–{ $to }，你就無路可走。
answer-takes = { side }{ animal }會吃掉你在 { $to } 的{ other }。
answer-trades = { side }{ animal }會和你在 { $to } 的{ other }同歸於盡。
answer-keeps-out = { side }{ animal }會走 { $from }–{ $to }，不讓你進獸穴。
answer-threatens = { side }{ animal }會走 { $from }–{ $to }，下一步就要進你的獸穴。
answer-escapes = { side }{ animal }會走 { $from }–{ $to }，躲開你的{ other }。
answer-attacks = { side }{ animal }會走 { $from }–{ $to }，盯上你的{ other }。
answer-quiet = { side }{ animal }會走 { $from }–{ $to }，你就沒有強攻的機會了。

## 上課

study-leave = 離開
study-lesson = 第 { $number } 課：{ $about }
study-lesson-broken = 「{ $title }」這一課打不開。
study-back = 後退
study-show = 看答案
study-next = 下一步
study-done = 完成
study-prompt-go-on = 繼續
study-prompt-move = 拿起、走棋
study-beside = 這步可以走，但不是這裡要學的。再讀一遍題目吧。

## 覆盤

review-title = 覆盤
review-back = 後退
review-on = 前進
review-slip = 失誤
review-play = 接著下
review-stop = 停止
review-prompt-move = 走棋
review-prompt-slip = 下個失誤
review-prompt-play = 接著下
review-prompt-turn = 翻轉
review-accuracy = 準確度 { $percent } %
review-accuracy-unknown = 準確度…
review-progress = 已看 { $done } / { $all } 個局面
review-best = 最佳
review-good = 好棋
review-a-slip = 失誤
review-mistake = 錯棋
review-blunder = 大錯
review-was-best = 最佳的一步
review-was-good = 好棋
review-was-slip = 小失誤
review-was-mistake = 錯棋
review-was-blunder = 大錯
review-better = 才是最佳
review-answer = 應走 { $move }。{ $fact }
review-something-better = 本來有更好的走法。
review-nothing-better = 沒找到更好的走法。
review-beginning = 開局
review-beginning-text = 一步步往下看，或跳到下個失誤。
review-looking = 正在看這一步。
review-not-looked = 這一步沒有看。

## 覆盤時局面的結論

review-draw = 輪到{ side }。雙方都不出錯是和局。
review-wins-exact = 輪到{ side }。都不出錯，{ $moves } 步勝。
review-loses-exact = 輪到{ side }。都不出錯，{ $moves } 步負。
review-wins-proven = 輪到{ side }。{ $moves } 步必勝，已經算清。
review-loses-proven = 輪到{ side }。{ $moves } 步必負，已經算清。

## 看不了的時候

review-no-moves = 還沒走過棋，沒有什麼可覆盤的。
review-broken = 這盤棋無法覆盤：{ $fault }。
review-over = 棋到這裡就結束了。退到前面，才能接著下。
replay-broken = 這盤棋無法顯示：{ $fault }。
replay-over = 棋到這裡就結束了。後退幾步，才能接著下。

## 擺好的局面不能下

editor-over-at-once = 這樣一開始就結束了。{ $why }

## 「一步一格」，狼來教

lesson-step = 一步一格
lesson-step-about = 走法與等級

lesson-step-1-heading = 我們都是一步走一格。
lesson-step-1-text = 上、下、左、右都行，就是不能斜著走。貓這麼走，大象也這麼走，走法就這一種。
lesson-step-1-task = 把你的狼從 d3 走到 d4。
lesson-step-1-d3d4 = 往前一格。只有獅子和老虎能走得更遠，而且只在過河的時候。
lesson-step-1-d3c3 = 走得沒錯，但走到旁邊去了。題目要走到 d4，往前一格。
lesson-step-1-d3d2 = 這是退回自己的陷阱。對你沒有影響，不過題目要走到 d4。

lesson-step-2-heading = 數字就是我的等級。
lesson-step-2-text = 我是狼，4 級。同級的、比我小的，我走到牠那一格就吃掉牠。豹子是 5 級，狗是 3 級。
lesson-step-2-task = 吃掉你的狼吃得了的動物。
lesson-step-2-d4d5 = 四比三大。狗離開棋盤，狼站到牠的位置上。
lesson-step-2-d4d3 = 豹子 5 級，狼只有 4 級，吃不了。看看另一邊。

## 「先下手為強」，貓來教

lesson-equals = 先下手為強
lesson-equals-about = 同級相遇

lesson-equals-1-heading = 對面坐著另一個我。
lesson-equals-1-text = 兩隻貓，等級一樣。同級可以互吃，所以要看輪到誰。現在輪到你。
lesson-equals-1-task = 用你的貓吃掉藍方的貓。
lesson-equals-1-d2d3 = 你先下手了。如果輪到藍方的貓，牠也會這麼做。
lesson-equals-1-d2c2 = 躲到旁邊很安全，可是藍方的貓本來是你的。

lesson-equals-2-heading = 現在要留心距離。
lesson-equals-2-text = 兩隻獅子相隔兩格。誰先走到同級旁邊，誰就把先手讓給了對方。
lesson-equals-2-task = 走一步，別讓你的獅子被吃掉。
lesson-equals-2-d3c3 = 牠碰不到你。現在藍方獅子要是靠過來，就是你先下手。
lesson-equals-2-d3d4 = 這樣兩隻獅子靠在一起，又輪到藍方：牠先下手。

## 「以小敵大」，老鼠來教

lesson-rat = 以小敵大
lesson-rat-about = 老鼠與大象

lesson-rat-1-heading = 再大我也不怕。
lesson-rat-1-text = 我是 1 級，最小的。可是我能吃大象：聽說是鑽進牠的耳朵裡。
lesson-rat-1-task = 用你的老鼠吃掉大象。
lesson-rat-1-a3a2 = 最小的吃掉最大的。除了大象自己，別的動物都辦不到。
lesson-rat-1-a3b3 = 大象就在你下面的 a2，而且輪到你走。

lesson-rat-2-heading = 反過來可不行。
lesson-rat-2-text = 現在大象是你的，老鼠是藍方的。你的大象誰都吃，就是吃不了老鼠。
lesson-rat-2-task = 讓你的大象躲開老鼠，順便吃掉一個。
lesson-rat-2-a3b3 = 吃掉了狗，角落裡的老鼠也碰不到你。
lesson-rat-2-a3a4 = 大象偏偏就這件事做不到：牠吃不了老鼠。
lesson-rat-2-a3a2 = 你躲開了，可是本來能順路吃掉 b3 的狗。

## 「誰會游泳」，老鼠來教

lesson-river = 誰會游泳
lesson-river-about = 河與河岸

lesson-river-1-heading = 水裡歸我。
lesson-river-1-text = 所有動物裡，只有老鼠會游泳。別的都只能停在岸邊。
lesson-river-1-task = 走進河裡。
lesson-river-1-b3b4 = 在河裡，只有另一隻老鼠碰得到你。
lesson-river-1-c3c4 = 貓不會游泳。除了老鼠，誰到岸邊都要停下，貓也一樣。

lesson-river-2-heading = 河岸是一道界線。
lesson-river-2-text = 老鼠吃大象，這你知道。但現在老鼠在水裡，大象在岸上。
lesson-river-2-task = 就算這樣，也試試吃 a5 的大象。
lesson-river-2-b5a5 = 不行：隔著河岸誰也不能吃誰，從水裡往岸上、從岸上往水裡都一樣。先上岸吧。
lesson-river-2-b5b4 = 可以游過去，不過還是試試大象：答案才是重點。

lesson-river-3-heading = 到了水裡，大家一樣。
lesson-river-3-text = 一隻藍方老鼠游在你旁邊。你們都在水裡，中間沒有河岸。
lesson-river-3-task = 吃掉藍方老鼠。
lesson-river-3-b5c5 = 老鼠吃老鼠，水裡和岸上一樣。你先下了手。
lesson-river-3-b5a5 = 這就上岸了，水裡成了藍方老鼠的天下。

## 「飛躍大河」，獅子來教

lesson-leap = 飛躍大河
lesson-leap-about = 獅虎跳河

lesson-leap-1-heading = 水攔不住我。
lesson-leap-1-text = 獅子和老虎能直直地跳過整條河，落在對岸的第一格。
lesson-leap-1-task = 從 b3 跳過河去。
lesson-leap-1-b3b7 = 一步越過三格水面。
lesson-leap-1-b3a3 = 這只走了一格。在岸邊就能跳：b7 就在正前方。

lesson-leap-2-heading = 橫著跳更近。
lesson-leap-2-text = 河橫著只有兩格寬。跳過去，還可以吃掉落點上的動物。
lesson-leap-2-task = 跳過去吃掉狼。
lesson-leap-2-a5d5 = 越過水面，撲到狼身上。站在河岸上的動物，總得防著你。
lesson-leap-2-a5a6 = 這是沿著河岸走。d5 的狼，一跳就到。

lesson-leap-3-heading = 跳起來也要比大小。
lesson-leap-3-text = 這是老虎，6 級。河對岸的 d5 上是獅子，7 級。
lesson-leap-3-task = 試試跳過去吃獅子。
lesson-leap-3-a5d5 = 跳著吃和走著吃一樣：六比不過七。會跳也不能亂來。
lesson-leap-3-a5a6 = 試試跳到 d5：答案才是重點。

## 「看懂河岸」，老鼠來教

lesson-riverbank = 看懂河岸
lesson-riverbank-about = 跳河與擋路

lesson-riverbank-1-heading = 我在水裡，獅子別想過。
lesson-riverbank-1-text = 先替藍方走一步。e7 的藍方獅子想往下跳到 e3，那裡有隻狗。可是我在水裡。
lesson-riverbank-1-task = 試試讓藍方獅子從 e7 跳到 e3。
lesson-riverbank-1-e7e3 = 水裡有老鼠就不能跳：哪一方的老鼠都算，獅子自己家的也不例外。
lesson-riverbank-1-e7d7 = 獅子可以走到那裡。先試試跳到 e3：答案才是重點。

lesson-riverbank-2-heading = 看看路怎麼打開。
lesson-riverbank-2-text = 輪到紅方。往旁邊游一格，還在水裡，但獅子的路上就沒有老鼠了。
lesson-riverbank-2-task = 讓老鼠游到 f5。
lesson-riverbank-2-e5f5 = e 線現在空了。是你自己給對方讓開了路：動老鼠之前，先看看這個。
lesson-riverbank-2-e5e4 = 還在 e 線：獅子要飛過三格水面，你就在其中一格。牠還是跳不了。
lesson-riverbank-2-e5d5 = 這就上岸了，路也會打開。不過先看看在水裡走一格會怎樣：游到 f5。

lesson-riverbank-3-heading = 行不行，看對岸。
lesson-riverbank-3-text = 路通了。但獅子還得能落腳：對岸要麼空著，要麼是牠吃得了的動物。
lesson-riverbank-3-task = 替藍方走：如果對岸允許，就從 e7 跳到 e3。
lesson-riverbank-3-e7e3 = 狗 3 級，獅子 7 級：可以跳過去吃掉牠。要是那裡站著大象，對岸就不答應了。
lesson-riverbank-3-e7d7 = 看看 e3：那裡只有一隻狗，水裡也沒有老鼠。可以跳。

## 「落入陷阱」，狗來教

lesson-trap = 落入陷阱
lesson-trap-about = 陷阱的兩面

lesson-trap-1-heading = 進了我的陷阱，獅子也成小貓。
lesson-trap-1-text = 三個陷阱守著你的獸穴。敵人站在上面就沒有力氣，你的任何動物都能吃牠。
lesson-trap-1-task = 用你的貓吃掉獅子。
lesson-trap-1-c2d2 = 二贏了七，因為陷阱讓牠什麼都不是。不過牠不會自己消失，得你去吃。
lesson-trap-1-c2c1 = 獅子就在你的獸穴旁邊，馬上要進去了。趁牠還在陷阱裡，吃掉牠。

lesson-trap-2-heading = 對方的陷阱也不放過我們。
lesson-trap-2-text = 你的狼踩在藍方的陷阱上。旁邊的藍方貓只有 2 級。看看狼吃不吃得了牠。
lesson-trap-2-task = 試試吃掉 e8 的貓。
lesson-trap-2-d8e8 = 踩在對方的陷阱裡，再小的動物也吃不了，反倒誰都能吃你。
lesson-trap-2-d8d7 = 那是下一步的事。先試試吃貓：答案才是重點。
lesson-trap-2-d8c8 = 試試吃 e8 的貓：答案才是重點。
lesson-trap-2-d8d9 = 這樣連棋都贏了！不過這裡要學的是陷阱：試試吃貓。

lesson-trap-3-heading = 它困不住我們一輩子。
lesson-trap-3-text = 陷阱不會把誰綁住。一走出來，等級馬上就恢復。
lesson-trap-3-task = 走出陷阱，到 d7。
lesson-trap-3-d8d7 = 又是一隻狼了，4 級。現在貓最好快走。
lesson-trap-3-d8c8 = 這也走出了陷阱。不過題目要走到 d7。
lesson-trap-3-d8d9 = 直接進了獸穴：這就贏了，是下一課的內容。這裡先退到 d7。

## 「獸穴之路」，老虎來教

lesson-den = 獸穴之路
lesson-den-about = 獸穴

lesson-den-1-heading = 再走一步，就結束了。
lesson-den-1-text = 誰走進對方的獸穴，誰馬上就贏，不管棋盤上還有什麼。哪隻動物都行。
lesson-den-1-task = 走進藍方的獸穴。
lesson-den-1-d8d9 = 這盤贏了。要常數一數誰先到：你去對方獸穴幾步，對方來你的幾步。
lesson-den-1-d8c8 = d9 的獸穴只差一步，誰也攔不住你。

lesson-den-2-heading = 自己的可不能進。
lesson-den-2-text = 你的貓坐在自己的獸穴門口。躲進去好像不錯。
lesson-den-2-task = 試試走進紅方的獸穴。
lesson-den-2-d2d1 = 誰也不能進自己的獸穴。守家要守在外面。
lesson-den-2-d2c2 = 試試走進 d1 的獸穴：答案才是重點。

## 「無路可走」，大象來教

lesson-stuck = 無路可走
lesson-stuck-about = 沒有棋可走

lesson-stuck-1-heading = 誰走不了，誰就輸。
lesson-stuck-1-text = 不能停一步不走。輪到你的時候，如果你的動物都動不了，這盤就結束了，你輸。
lesson-stuck-1-task = 不吃貓，也要贏。
lesson-stuck-1-b2b1 = 上面是大象，旁邊是狼：貓哪裡也去不了，又偏偏輪到藍方。
lesson-stuck-1-a2a1 = 吃掉最後一隻動物，也是贏。不過還有誰都不吃的贏法。
lesson-stuck-1-b2c2 = 這樣貓就從 b1 走掉了。把那一格堵上。

## 「三次重複」，豹子來教

lesson-again = 三次重複
lesson-again-about = 重複局面

lesson-again-1-heading = 這裡我們是不是來過？
lesson-again-1-text = 同樣的局面、輪到同一方，出現第三次就是和局。你的獅子如果回到 g1，就是第三次了。
lesson-again-1-task = 走一步，別讓這盤變成和局。
lesson-again-1-f1g1 = 這就是第三次：和局，可是你明明多一隻動物。
lesson-again-1-a3a4 = 新的局面，重新算起。領先的一方，總該走點新的。

## 新手的問題

question-rat = 老鼠和大象，誰吃誰？
question-rat-answer = 在岸上，老鼠走一格就能吃掉大象。老鼠踩在陷阱上沒有力氣時，大象才能吃牠。
question-swim = 水裡的老鼠能吃岸上的嗎？
question-swim-answer = 不能。牠得先爬上岸；從岸上也不能吃水裡的。在河裡，只有另一隻老鼠碰得到牠。
question-leap = 獅子和老虎什麼時候能跳？
question-leap-answer = 直直地跳過河，從這岸到對岸，也可以吃掉落點上吃得了的動物。這條線的水裡有老鼠就不能跳，哪一方的都算。
question-trap = 陷阱有什麼用？
question-trap-answer = 敵人站在你的陷阱上就沒有力氣，你的任何動物都能吃牠。自己的陷阱對你沒有影響。
question-den = 可以走進獸穴嗎？
question-den-answer = 對方的可以：哪隻動物進去都贏。自己的永遠不行。
question-equals = 兩隻同級怎麼辦？
question-equals-answer = 輪到誰走，誰就能吃。所以別走到同級旁邊：接下來就輪到對方了。

## 第一盤棋要記住的

remember-captures = 每走一步，先看看誰能被吃：你的，還有對方的。
remember-together = 別讓一隻動物單獨出去：兩隻站在一起，可以互相保護。
remember-dens = 兩個獸穴都要看著。動物還剩很多，棋也可能在那裡結束。
remember-race = 兩隻動物賽跑時，算算步數。輪到誰走，誰就快一步。
remember-undo = 在這裡可以隨便悔棋，提示還會告訴你理由。

## 訣竅

tip-rat = 留住老鼠
tip-rat-text = 只要你的老鼠還在，對方的大象就不能隨便走；河裡有隻老鼠，誰也別想從牠頭上跳過去。試試在這裡守住河。
tip-leap = 隔河出擊
tip-leap-text = 獅子和老虎一步就能到對岸。讓牠們站在河邊，前面沒有東西擋著：整個對岸都在牠們眼裡。
tip-trap = 拿陷阱當誘餌
tip-trap-text = 誰踩著你的陷阱來闖獸穴，誰就沒有力氣。每個陷阱旁邊留一隻動物，等牠們來。
tip-guard = 家裡留個守衛
tip-guard-text = 獸穴旁邊留一隻小動物，比進攻多一隻更有用：離家兩格，也許就趕不回來了。想贏，也別忘了家。
tip-count = 先算再換
tip-count-text = 看清楚誰能吃回來，吃完還剩什麼。拿豹子換狗不划算，除非換完之後，通往獸穴的路就此打開。
tip-together = 結伴而行
tip-together-text = 兩隻動物並排站著，就能互相保護：誰吃了一隻，就會被另一隻吃掉。沿著中路或一邊，輪流往前走。
