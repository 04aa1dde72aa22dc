### 动物与双方

animal = { $animal ->
    [rat] 老鼠
    [cat] 猫
    [dog] 狗
    [wolf] 狼
    [leopard] 豹子
    [tiger] 老虎
    [lion] 狮子
   *[elephant] 大象
}
other = { $other ->
    [rat] 老鼠
    [cat] 猫
    [dog] 狗
    [wolf] 狼
    [leopard] 豹子
    [tiger] 老虎
    [lion] 狮子
   *[elephant] 大象
}
animal-title = { $animal ->
    [rat] 鼠
    [cat] 猫
    [dog] 狗
    [wolf] 狼
    [leopard] 豹
    [tiger] 虎
    [lion] 狮
   *[elephant] 象
}
side-red = 红方
side-blue = 蓝方
side = { $side ->
    [red] { side-red }
   *[blue] { side-blue }
}

## 电脑的水平

level-easy = 入门
level-normal = 普通
level-expert = 高手
level-master = 大师
level-grandmaster = 特级大师

## 规则

ruleset-title = { $name } v{ $version }
ruleset-standard = 标准
ruleset-browser = 网页版
ruleset-encyclopedia = 百科版
ruleset-bell = 贝尔版
ruleset-lobby = 大厅版
ruleset-league = 联赛版
ruleset-house = 自家版
ruleset-custom = 自定义

## 动物的性格

animal-character-rat = 个子小，谁也不怕。
animal-character-cat = 好奇心重，还有点得意。
animal-character-dog = 大家的好朋友。
animal-character-wolf = 板着脸，最好别惹。
animal-character-leopard = 不慌不忙，只睡着一半。
animal-character-tiger = 凶猛，还爱显摆。
animal-character-lion = 骄傲，不过喜欢你。
animal-character-elephant = 心地好，有点害羞。

## 动物的本领

animal-rank = { $rank } 级
animal-gift-rat = 会游泳，能在岸上吃大象。
animal-gift-cat = 吃老鼠，到水边就停。
animal-gift-dog = 吃猫和老鼠。
animal-gift-dog-strong = 吃狼、猫和老鼠。
animal-gift-dog-equal = 与狼同级。
animal-gift-wolf = 吃狗、猫和老鼠。
animal-gift-wolf-weak = 吃猫和老鼠；狗比它强。
animal-gift-wolf-equal = 与狗同级。
animal-gift-leopard = 比它小的都能吃，到水边就停。
animal-gift-leaps = 能跳过河，除非河里有老鼠挡路。
animal-gift-leaps-files = 能竖着跳过河，除非河里有老鼠挡路。
animal-gift-leaps-ranks = 能横着跳过河，除非河里有老鼠挡路。
animal-gift-walks = 按这套规则，只能绕着河走。
animal-gift-elephant = 最强，只怕老鼠。

## Ground that is special: the first line of the same card, and read out with its square. $side is whose it is.

ground-trap = { side }陷阱
ground-den = { side }兽穴
ground-river = 河
