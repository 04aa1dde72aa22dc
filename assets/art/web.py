"""The browser version's icons: the red lion's token in a clearing. 256 x 256 units; systems cut the maskable one to any
shape within a circle of four fifths."""
import scenes as S
import tokens as T
from paper import svg

SIZE = 256


def icon(token):
    """The token's height is given in units."""
    pieces = T.Pieces()
    ground = S.clearing((SIZE, SIZE), 5, 170, .5, .42, .4, ())
    inner = ground[ground.index(">") + 1:ground.rindex("</svg>")]
    lion = pieces.use("red", "lion", SIZE / 2, SIZE / 2, token)
    return svg(SIZE, SIZE, pieces.defs() + inner + lion)


def files():
    return {"icon.svg": icon(222), "icon-maskable.svg": icon(158)}
