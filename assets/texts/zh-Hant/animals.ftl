### 動物與雙方

animal = { $animal ->
    [rat] 老鼠
    [cat] 貓
    [dog] 狗
    [wolf] 狼
    [leopard] 豹子
    [tiger] 老虎
    [lion] 獅子
   *[elephant] 大象
}
other = { $other ->
    [rat] 老鼠
    [cat] 貓
    [dog] 狗
    [wolf] 狼
    [leopard] 豹子
    [tiger] 老虎
    [lion] 獅子
   *[elephant] 大象
}
animal-title = { $animal ->
    [rat] 鼠
    [cat] 貓
    [dog] 狗
    [wolf] 狼
    [leopard] 豹
    [tiger] 虎
    [lion] 獅
   *[elephant] 象
}
side-red = 紅方
side-blue = 藍方
side = { $side ->
    [red] { side-red }
   *[blue] { side-blue }
}

## 電腦的程度

level-easy = 入門
level-normal = 普通
level-expert = 高手
level-master = 大師
level-grandmaster = 特級大師

## 規則

ruleset-title = { $name } v{ $version }
ruleset-standard = 標準
ruleset-browser = 網頁版
ruleset-encyclopedia = 百科版
ruleset-bell = 貝爾版
ruleset-lobby = 大廳版
ruleset-league = 聯賽版
ruleset-house = 自家版
ruleset-custom = 自訂

## 動物的性格

animal-character-rat = 個子小，誰也不怕。
animal-character-cat = 好奇心重，還有點得意。
animal-character-dog = 大家的好朋友。
animal-character-wolf = 一臉嚴肅，最好別惹。
animal-character-leopard = 不慌不忙，只睡著一半。
animal-character-tiger = 兇猛，還愛炫耀。
animal-character-lion = 驕傲，不過喜歡你。
animal-character-elephant = 心地好，有點害羞。

## 動物的本領

animal-rank = { $rank } 級
animal-gift-rat = 會游泳，能在岸上吃大象。
animal-gift-cat = 吃老鼠，到水邊就停。
animal-gift-dog = 吃貓和老鼠。
animal-gift-dog-strong = 吃狼、貓和老鼠。
animal-gift-dog-equal = 與狼同級。
animal-gift-wolf = 吃狗、貓和老鼠。
animal-gift-wolf-weak = 吃貓和老鼠；狗比牠強。
animal-gift-wolf-equal = 與狗同級。
animal-gift-leopard = 比牠小的都能吃，到水邊就停。
animal-gift-leaps = 能跳過河，除非河裡有老鼠擋路。
animal-gift-leaps-files = 能直著跳過河，除非河裡有老鼠擋路。
animal-gift-leaps-ranks = 能橫著跳過河，除非河裡有老鼠擋路。
animal-gift-walks = 依這套規則，只能繞著河走。
animal-gift-elephant = 最強，只怕老鼠。

## Ground that is special: the first line of the same card, and read out with its square. $side is whose it is.

ground-trap = { side }陷阱
ground-den = { side }獸穴
ground-river = 河
