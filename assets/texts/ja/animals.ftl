### 動物と両方の側。ほかの文に入る形。

animal = { $animal ->
    [rat] ネズミ
    [cat] ネコ
    [dog] イヌ
    [wolf] オオカミ
    [leopard] ヒョウ
    [tiger] トラ
    [lion] ライオン
   *[elephant] ゾウ
}
other = { $other ->
    [rat] ネズミ
    [cat] ネコ
    [dog] イヌ
    [wolf] オオカミ
    [leopard] ヒョウ
    [tiger] トラ
    [lion] ライオン
   *[elephant] ゾウ
}
animal-title = { $animal ->
    [rat] ネズミ
    [cat] ネコ
    [dog] イヌ
    [wolf] オオカミ
    [leopard] ヒョウ
    [tiger] トラ
    [lion] ライオン
   *[elephant] ゾウ
}
side-red = 赤
side-blue = 青
side = { $side ->
    [red] { side-red }
   *[blue] { side-blue }
}

## The levels of the computer, the weakest first.

level-easy = 初級
level-normal = 中級
level-expert = 上級
level-master = 達人
level-grandmaster = 名人

## The rule sets. Their names stand in narrow places.

ruleset-title = { $name } v{ $version }
ruleset-standard = 標準
ruleset-browser = ブラウザ
ruleset-encyclopedia = 百科事典
ruleset-bell = ベル
ruleset-lobby = ロビー
ruleset-league = リーグ
ruleset-house = ハウスルール
ruleset-custom = 自作

## Who the animals are: a line each on a card with the animal's name above.

animal-character-rat = 小さいけれど、こわいものなし。
animal-character-cat = 知りたがりで、ちょっとおすまし。
animal-character-dog = みんなの友だち。
animal-character-wolf = 厳しいので、そっとしておいて。
animal-character-leopard = 涼しい顔で、半分だけ寝ています。
animal-character-tiger = 荒々しく、それを見せたがります。
animal-character-lion = 誇り高く、あなたが好き。
animal-character-elephant = 優しくて、少し恥ずかしがり。

## What they can do, on the same card.

animal-rank = 強さ{ $rank }
animal-gift-rat = 泳げます。陸からならゾウを取れます。
animal-gift-cat = ネズミを取ります。水の手前で止まります。
animal-gift-dog = ネコとネズミを取ります。
animal-gift-dog-strong = オオカミ、ネコ、ネズミを取ります。
animal-gift-dog-equal = オオカミと同じ強さです。
animal-gift-wolf = イヌ、ネコ、ネズミを取ります。
animal-gift-wolf-weak = ネコとネズミを取ります。イヌには負けます。
animal-gift-wolf-equal = イヌと同じ強さです。
animal-gift-leopard = 自分より弱い動物を取ります。水の手前で止まります。
animal-gift-leaps = 川を跳びこえます。途中にネズミがいると跳べません。
animal-gift-leaps-files = 川を縦に跳びこえます。途中にネズミがいると跳べません。
animal-gift-leaps-ranks = 川を横に跳びこえます。途中にネズミがいると跳べません。
animal-gift-walks = このルールでは、川を回って歩きます。
animal-gift-elephant = いちばん強い動物。でもネズミは苦手です。

## Ground that is special: the first line of the same card, and read out with its square. $side is whose it is.

ground-trap = { side }の罠
ground-den = { side }の巣
ground-river = 川
