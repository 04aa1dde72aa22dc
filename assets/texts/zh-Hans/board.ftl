### 对走法的说明：提示与理由

## 提示

hint-animal = 看看你的{ animal }。
hint-stands = 它在 { $square }，有一步好棋。
hint-ask-for-move = 再问一次，看怎么走。
hint-move = 走你的{ animal }。
hint-leap-and-take = 从 { $from } 跳到 { $to }，吃掉{ animal }。
hint-go-and-take = 从 { $from } 走到 { $to }，吃掉{ animal }。
hint-leap = 从 { $from } 跳到 { $to }。
hint-go = 从 { $from } 走到 { $to }。
hint-ask-for-reason = 再问一次，看为什么。
hint-why = 为什么走 { $from }–{ $to }？

## 提示的把握

hint-wins-at-once = 走这步马上就赢。
hint-wins-in = { $moves } 步必胜，已经算清。
hint-loses-at-once = 对方马上就赢，已经算清；怎么走都没用。
hint-loses-in = 对方 { $moves } 步必胜，已经算清；这样走撑得最久。

## 没有更多可说时

claim-safe = 走完之后谁也不会被吃，也没找到更好的走法。
claim-best = 没找到更好的走法。

## 句子相连

sentence-and-sentence = { $first }{ $next }

## 一步棋的好坏

fact-enters-den = 走进兽穴，赢了。
fact-takes-last = 吃掉最后一只动物，赢了。
fact-leaves-no-move = 让对方无路可走。
fact-takes = 吃掉{ animal }，而且不会被吃回来。
fact-takes-guarded = 吃掉{ animal }，但可能被吃回来。
fact-trades = 和{ animal }同归于尽。
fact-stops-entry = 守住兽穴，不让对方进来。
fact-allows-entry = 会让对方走进兽穴。
fact-threatens-entry = 下一步就要走进兽穴。
fact-escapes = 躲开了{ animal }。
fact-rescues = 从{ other }嘴边救下{ animal }。
fact-exposes = 会让{ other }吃掉{ animal }。
fact-leaves = 丢下了{ animal }，{ other }就能吃它。
fact-attacks = 盯上了{ animal }。
fact-opens-leap = 给{ side }{ animal }让开了路，可以从 { $from } 跳到 { $to }。
fact-closes-leap = 挡住了{ side }{ animal }，不能从 { $from } 跳到 { $to }。
fact-trap-weakens = 踩进陷阱，没了力气。
fact-trap-harmless = 踩上陷阱，但对它没有影响。
fact-leaves-trap = 走出了陷阱。
fact-bars-way = 挡住{ animal }去兽穴的路。
fact-lengthens-way = { animal }去兽穴的路变远了：要 { $moves } 步，原来是 { $before } 步。
fact-nears = 离兽穴还有 { $moves } 步。
fact-nears-race = 离兽穴还有 { $moves } 步；对方要 { $enemy } 步。
