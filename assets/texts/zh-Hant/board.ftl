### 對走法的說明：提示與理由

## 提示

hint-animal = 看看你的{ animal }。
hint-stands = 牠在 { $square }，有一步好棋。
hint-ask-for-move = 再問一次，看怎麼走。
hint-move = 走你的{ animal }。
hint-leap-and-take = 從 { $from } 跳到 { $to }，吃掉{ animal }。
hint-go-and-take = 從 { $from } 走到 { $to }，吃掉{ animal }。
hint-leap = 從 { $from } 跳到 { $to }。
hint-go = 從 { $from } 走到 { $to }。
hint-ask-for-reason = 再問一次，看為什麼。
hint-why = 為什麼走 { $from }–{ $to }？

## 提示的把握

hint-wins-at-once = 走這步馬上就贏。
hint-wins-in = { $moves } 步必勝，已經算清。
hint-loses-at-once = 對方馬上就贏，已經算清；怎麼走都沒用。
hint-loses-in = 對方 { $moves } 步必勝，已經算清；這樣走撐得最久。

## 沒有更多可說時

claim-safe = 走完之後誰也不會被吃，也沒找到更好的走法。
claim-best = 沒找到更好的走法。

## 句子相連

sentence-and-sentence = { $first }{ $next }

## 一步棋的好壞

fact-enters-den = 走進獸穴，贏了。
fact-takes-last = 吃掉最後一隻動物，贏了。
fact-leaves-no-move = 讓對方無路可走。
fact-takes = 吃掉{ animal }，而且不會被吃回來。
fact-takes-guarded = 吃掉{ animal }，但可能被吃回來。
fact-trades = 和{ animal }同歸於盡。
fact-stops-entry = 守住獸穴，不讓對方進來。
fact-allows-entry = 會讓對方走進獸穴。
fact-threatens-entry = 下一步就要走進獸穴。
fact-escapes = 躲開了{ animal }。
fact-rescues = 從{ other }嘴邊救下{ animal }。
fact-exposes = 會讓{ other }吃掉{ animal }。
fact-leaves = 丟下了{ animal }，{ other }就能吃牠。
fact-attacks = 盯上了{ animal }。
fact-opens-leap = 給{ side }{ animal }讓開了路，可以從 { $from } 跳到 { $to }。
fact-closes-leap = 擋住了{ side }{ animal }，不能從 { $from } 跳到 { $to }。
fact-trap-weakens = 踩進陷阱，就沒有力氣了。
fact-trap-harmless = 踩上陷阱，但對牠沒有影響。
fact-leaves-trap = 走出了陷阱。
fact-bars-way = 擋住{ animal }去獸穴的路。
fact-lengthens-way = { animal }去獸穴的路變遠了：要 { $moves } 步，原來是 { $before } 步。
fact-nears = 離獸穴還有 { $moves } 步。
fact-nears-race = 離獸穴還有 { $moves } 步；對方要 { $enemy } 步。
