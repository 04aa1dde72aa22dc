### 手について言うこと。ヒントと、その手の良いところ、悪いところ。

## A hint is told in three steps: which animal, which move, why. Headings have about 24 letters of room.

hint-animal = { animal }に注目です。
hint-stands = { $square }にいて、いい手があります。
hint-ask-for-move = もう一度聞くと手がわかります。
hint-move = { animal }を動かします。
hint-leap-and-take = { $from }から{ $to }へ跳んで、{ animal }を取ります。
hint-go-and-take = { $from }から{ $to }へ進んで、{ animal }を取ります。
hint-leap = { $from }から{ $to }へ跳びます。
hint-go = { $from }から{ $to }へ進みます。
hint-ask-for-reason = もう一度聞くと理由がわかります。
hint-why = なぜ{ $from }から{ $to }？

## What is certain about a hint's move. $moves: 1 or more.

hint-wins-at-once = すぐに勝ちです。
hint-wins-in = あと{ $moves }手で必ず勝ちます。
hint-loses-at-once = どう指しても、相手が次に必ず勝ちます。
hint-loses-in = 相手があと{ $moves }手で必ず勝ちます。この手がいちばん長くもちます。

## What speaks for a move where there is nothing better to say

claim-safe = この手なら味方は取られません。これ以上の手は見つかりません。
claim-best = これ以上の手は見つかりません。

## Whole sentences one after the other, where several are said at once

sentence-and-sentence = { $first }{ $next }

## Facts about a move, in hints and in reviews. "It" is the animal that moves; "you" and "the enemy" are not named by color.

fact-enters-den = 巣に入って勝ちです。
fact-takes-last = 最後の一匹を取って勝ちです。
fact-leaves-no-move = 相手は動けなくなります。
fact-takes = { animal }を取ります。取り返されません。
fact-takes-guarded = { animal }を取りますが、取り返されるかもしれません。
fact-trades = { animal }を取り、どちらも盤から消えます。
fact-stops-entry = 相手を巣に入れません。
fact-allows-entry = 相手を巣に入れてしまいます。
fact-threatens-entry = 次に巣へ入ろうとねらいます。
fact-escapes = { animal }から逃げます。
fact-rescues = { animal }を{ other }から救います。
fact-exposes = { other }に{ animal }を取られてしまいます。
fact-leaves = { animal }を{ other }に取らせたままです。
fact-attacks = { animal }をねらいます。
fact-opens-leap = { side }の{ animal }が{ $from }から{ $to }へ跳べるようになります。
fact-closes-leap = { side }の{ animal }は{ $from }から{ $to }へ跳べなくなります。
fact-trap-weakens = 罠に入り、弱くなります。
fact-trap-harmless = 罠に入りますが、害はありません。
fact-leaves-trap = 罠から抜け出します。
fact-bars-way = 巣へ向かう{ animal }の道をふさぎます。
fact-lengthens-way = { animal }は巣まで遠回りになります。{ $before }手が{ $moves }手に。
fact-nears = 巣まであと{ $moves }手です。
fact-nears-race = 巣まであと{ $moves }手、相手は{ $enemy }手です。
