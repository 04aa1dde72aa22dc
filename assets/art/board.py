"""The 7x9 board, seen from either side: board.svg, board-flipped.svg, letters.svg.

100 units a square; the drawing's origin is the middle of d5. Inside this file squares are laid out with a9's
corner at 0,0 (the far left corner of the picture, whichever side sits below) and moved to the origin at the end.
The rivers are holes in the board's picture: in the game the water flows below them."""
import flora as F
import tokens as T
from animals import HAN
from paper import *
from shapes import frame, knot, rrect, soft

START = {"red": dict(elephant="a3", wolf="c3", leopard="e3", rat="g3", cat="b2", dog="f2", tiger="a1", lion="g1"),
         "blue": dict(lion="a9", tiger="g9", dog="b8", cat="f8", rat="a7", leopard="c7", wolf="e7", elephant="g7")}
TRAPS = {"c1": "red", "e1": "red", "d2": "red", "c9": "blue", "e9": "blue", "d8": "blue"}
DENS = {"d1": "red", "d9": "blue"}
WATER = {f + str(r) for f in "bcef" for r in (4, 5, 6)}
RIVERS = ((100, 300), (400, 300))              # their top left corners, two squares by three each
LETTER, WOOD = "#7A4A26", "#D7A765"
VIEW = (-500, -600, 1000, 1200)                # the picture: the frame, its shadow, the leaves at its corners


class Seat:
    """The board as the side that sits below sees it."""

    def __init__(self, flipped=False):
        self.flipped = flipped

    def at(self, sq):
        """Top left of a square."""
        x, y = "abcdefg".index(sq[0]) * 100, (9 - int(sq[1])) * 100
        return (600 - x, 800 - y) if self.flipped else (x, y)

    def square(self, col, row):
        """The square in a column from the left and a row from the top."""
        col, row = (6 - col, 8 - row) if self.flipped else (col, row)
        return "abcdefg"[col] + str(9 - row)

    def mid(self, sq):
        x, y = self.at(sq)
        return x + 50, y + 50


def hole(x, y, grow=0):
    """The water's edge inside a bank."""
    return path(cut(soft(x + 5 - grow, y + 5 - grow, 190 + 2 * grow, 290 + 2 * grow, 36 + grow, 3.2, 4 + x, 22), .8, 5 + x, 10))


# ---------------------------------------------------------------- frame and ground
def timber(d):
    """Bark, planed wood with its grain, the moss bed."""
    o = [d.sheet(rrect(-46, -46, 792, 992, 30), "#7C4A2C", 12, 3, amp=2.2, facet=26),
         d.sheet(rrect(-40, -40, 780, 980, 26), WOOD, 3, 3, amp=2, facet=24)]
    rnd = random.Random(21)
    for side in range(4):                      # years of the tree, along each plank
        along = 640 if side % 2 == 0 else 840
        for _ in range(9):
            a, l, t = rnd.uniform(0, along - 90), rnd.uniform(50, 120), rnd.uniform(-36, -16)
            line = [(a, t, False), (a + l * .5, t + rnd.uniform(-1.4, 1.4), False), (a + l, t + rnd.uniform(-1, 1), False)]
            o.append(d.flat(tube([along_frame(side, p) for p in line], [.4, 1.7, .4]), dark(WOOD, .2), amp=.1, op=.55))
    o.append(d.sheet(rrect(-12, -12, 724, 924, 14), "#8C5A33", 0, 0, amp=1.5))
    o.append('<path d="%s" fill="#6C7A33"/>' % path(cut(rrect(-7, -7, 714, 914, 10), 1.4, 3)))
    return "".join(o)


def along_frame(side, p):
    """A point of the top plank (x along it, y above the squares) carried to plank `side`, clockwise."""
    x, y = p[0] + 30, p[1]
    return ((x, y, False), (700 - y, x, False), (x, 900 - y, False), (y, x, False))[side]


def tiles(d, seat):
    """Grass in two tints; blades and flowers keep to the edges, start marks to the middle."""
    rnd = random.Random(8)
    grass, deco = [], []
    start = {sq: (s, n) for s in START for n, sq in START[s].items()}
    for row in range(9):
        for col in range(7):
            sq = seat.square(col, row)
            if sq in WATER:
                continue
            x, y = col * 100, row * 100
            base = "#CBD37A" if (col + row) % 2 else "#BDC968"
            base = mix(base, rnd.choice(["#D8D98A", "#B4C768", "#D2CF74"]), rnd.uniform(0, .35))
            if sq in TRAPS or sq in DENS:
                base = mix(base, "#E7C886", .55)
            p = turn(rrect(x + 2.2, y + 2.2, 95.6, 95.6, 9, 1.2, rnd), rnd.uniform(-.45, .45), x + 50, y + 50)
            grass.append(d.sheet(p, base, 0, 1.7, amp=.8, k=.05, facet=12))
            free = sq not in start and sq not in TRAPS and sq not in DENS
            for _ in range(rnd.choice((1, 2, 2, 3))):
                bx, by = x + rnd.choice((rnd.uniform(12, 26), rnd.uniform(74, 88))), y + rnd.choice((rnd.uniform(24, 34), rnd.uniform(82, 92)))
                if free or rnd.random() < .5:
                    deco.append(F.blades(d, bx, by, rnd.uniform(9, 14), mix(base, "#6F9A45", .55), rnd.choice((2, 3, 3)), 0))
            if free and rnd.random() < .4:
                fx, fy = x + rnd.choice((18, 82)) + rnd.uniform(-6, 6), y + rnd.choice((18, 80)) + rnd.uniform(-6, 6)
                deco.append(F.flower(d, fx, fy, 7.5, rnd.choice(("#FFF3DA", "#F7B7A0", "#FFF3DA")), z=.8, rot=rnd.uniform(0, 60)))
            if sq in start:
                deco.append(start_mark(d, x, y, *start[sq], mix(base, "#6B7430", .48)))
    return '<g %s>%s</g>%s' % (d.shadow(1.6), "".join(grass), "".join(deco))


def start_mark(d, x, y, side, animal, ink):
    """The side's shape in dashes, and the animal's character."""
    shape = ell(x + 50, y + 50, 33, n=14) if side == "red" else move(T.rhombus(0, 38, 1.2, 28), x + 50, y + 50)
    return ('<path d="%s" fill="none" stroke="%s" stroke-width="2.6" stroke-dasharray="7 5" stroke-linecap="round"/>' % (path(cut(shape, .5, d.seed(), 5)), ink)
            + text(x + 50, y + 62, HAN[animal], 34, "han", ink, "middle"))


def letters():
    """The letters and digits beside the board, a frame each about its middle: the game lays them on the frame."""
    d = Doc("bl-")
    one = lambda c, size: frame(c, (-14, -16, 28, 32), text(0, 8, c, size, "grand8", LETTER, "middle"))
    body = "".join(one(c, 23) for c in "abcdefg") + "".join(one(c, 22) for c in "123456789")
    return svg(28, 32, d.alldefs() + body, "-14 -16 28 32")


# ---------------------------------------------------------------- river
def bank(d, x, y, w=200, h=300):
    """Sand paper with the water cut out of it, throwing its shadow in; plants and marks at and on the water."""
    outer = path(cut(soft(x - 8, y - 8, w + 16, h + 16, 46, 3.6, 9 + x, 26), 1, 9 + x, 12))
    lip = path(cut(soft(x + 1, y + 1, w - 2, h - 2, 39, 3.2, 4 + x, 22), .8, 5 + x, 10))
    o = ['<g %s><path fill-rule="evenodd" fill="#F3E2AE" d="%s%s"/></g>' % (d.shadow(5), outer, hole(x, y)),
         '<path fill-rule="evenodd" fill="#DDBF7E" opacity=".8" d="%s%s"/>' % (lip, hole(x, y))]
    rnd = random.Random(31 + x)
    for _ in range(13):                        # pebbles in the sand
        t = rnd.uniform(0, 1)
        px, py = rnd.choice(((x - 2, y + 40 + t * 220), (x + w + 2, y + 40 + t * 220), (x + 40 + t * 120, y - 2.5), (x + 40 + t * 120, y + h + 2.5)))
        r = rnd.uniform(1.3, 2.6)
        o.append(d.flat(ell(px, py, r * 1.25, r, rnd.uniform(0, 90), 7), rnd.choice(("#CDB078", "#B99C6B", "#E9D39A")), amp=.1, facet=3))
    line = '<path d="M%g,%g%s16" stroke="#E6FAEC" stroke-width="3" stroke-linecap="round" opacity=".55"/>'
    o += [line % (x + 12 + j * 40, y + i * 100, "h") for i in (1, 2) for j in range(5)]   # where squares meet, cuts that float
    o += [line % (x + w / 2, y + 14 + j * 42.5, "v") for j in (0, 1, 2, 5, 6)]
    for cx, cy, r, c in ((x + 18, y + 24, 15, "#6FB25A"), (x + 40, y + 12, 10, "#8CC566"), (x + w - 20, y + h - 22, 17, "#6FB25A"), (x + w - 44, y + h - 12, 9, "#8CC566")):
        o.append(lily(d, cx, cy, r, c))
    o.append(F.flower(d, x + 22, y + 22, 9, "#FFD7D2"))
    o.append('<g opacity=".62">%s%s</g>' % (text(x + w / 2, y + 143, "河", 27, "han", "#0C4D58", "middle", bold=20), text(x + w / 2, y + 176, "川", 27, "han", "#0C4D58", "middle", bold=20)))
    return "".join(o)


def lily(d, x, y, r, col):
    pad = [(x, y, True)] + [(x + r * math.cos(t), y + r * math.sin(t), False) for t in [.4 + i * .72 for i in range(8)]]
    veins = "".join(d.flat(tube([(x + r * .2 * math.cos(t), y + r * .2 * math.sin(t), False), (x + r * .8 * math.cos(t), y + r * .8 * math.sin(t), False)], [r * .07, r * .03]), dark(col, .14), amp=.05, facet=3)
                    for t in (1.3, 2.3, 3.3, 4.3, 5.2))
    return d.sheet(pad, col, 1.5, 1.2) + veins


# ---------------------------------------------------------------- traps and dens
def trap(d, x, y, side):
    """A pit under tied bamboo: ring of earth, the hole, four canes, knots in the side's shape and color."""
    y -= 9
    o = [d.sheet(ell(x, y, 38, n=14), "#C79C5C", 1.6, 1.6)]
    pit = path(cut(ell(x, y, 32, n=12), .9, d.seed(), 7))
    lit = path(cut(ell(x + 4, y + 6, 29, n=12), .9, d.seed(), 7))
    cid = "%st%d_%d" % (d.pre, x, y)
    d.defs[cid] = '<clipPath id="%s"><path d="%s"/></clipPath>' % (cid, pit)
    o.append('<path d="%s" fill="#2E171F"/><path clip-path="url(#%s)" d="%s" fill="#55302B"/>' % (pit, cid, lit))
    for i in range(9):                         # stakes set into the rim
        q = turn([(x + 33, y - 5, True), (x + 19, y, True), (x + 33, y + 5, True)], i * 40 + 12, x, y)
        o.append(d.flat(q, "#A9763F", amp=.2))
    for k, (x1, y1, x2, y2) in enumerate(((-39, -13, 40, -10), (-40, 11, 39, 9), (-13, -40, -10, 36), (12, -39, 10, 37))):
        q = tube([(x + x1, y + y1, False), (x + x2, y + y2, False)], [8, 7, 8])
        o.append(d.sheet(q, "#E6C27C" if k % 2 else "#D7AE66", 2.2, 1.4, facet=9))
        for f in (.22, .5, .78):
            r = (1.3, 4) if k < 2 else (4, 1.3)
            o.append(d.flat(ell(x + x1 + (x2 - x1) * f, y + y1 + (y2 - y1) * f, *r, n=6), "#A67B3F", amp=.1, facet=3))
    for kx, ky in ((-12, -11), (11, -10), (-11, 12), (11, 11)):
        o.append(knot(d, x + kx, y + ky, side))
    o.append(F.broad(d, x - 37, y + 30, -30, 26, 13, F.G[2], 1.5))
    o.append(F.broad(d, x + 38, y - 26, 160, 24, 12, F.G[1], 1.5))
    o.append(text(x, y + 54, "陷阱", 13, "han", "#6A5A20", "middle", track=120, bold=14))
    return "".join(o)


def den(d, x, y, side):
    """A round hut under leaves, its name on a card before the door."""
    col, cd = (RED, RED_D) if side == "red" else (BLUE, BLUE_D)
    o = [F.broad(d, x - 12, y + 12, 205, 46, 26, F.G[3], 2), F.broad(d, x + 12, y + 12, -25, 46, 26, F.G[3], 2),
         d.sheet(pts("%g,%g! %g,%g %g,%g %g,%g %g,%g! %g,%g!" % (x - 42, y + 32, x - 38, y - 6, x, y - 36, x + 38, y - 6, x + 42, y + 32, x, y + 35)), "#A9763F", 3.5, 2),
         d.sheet(pts("%g,%g! %g,%g %g,%g %g,%g %g,%g! %g,%g %g,%g %g,%g" % (x - 46, y + 6, x - 34, y - 22, x, y - 44, x + 34, y - 22, x + 46, y + 6, x + 26, y - 6, x, y - 12, x - 26, y - 6)), col, 3, 2)]
    for i in (-2, -1, 0, 1, 2):                # roof pattern: petals or weave
        px, py = x + i * 15, y - 24 + abs(i) ** 1.7 * 4.6
        q = ell(px, py, 4.4, 4.4, n=7) if side == "red" else [(px - 6, py, 1), (px, py - 6, 1), (px + 6, py, 1), (px, py + 6, 1)]
        o.append(d.flat(q, "#FFE2B0" if side == "red" else "#CFE3FF", amp=.2))
    o.append(d.flat(pts("%g,%g! %g,%g %g,%g %g,%g %g,%g!" % (x - 21, y + 33, x - 19, y + 4, x, y - 8, x + 19, y + 4, x + 21, y + 33)), "#2B1420"))
    o.append(d.flat(pts("%g,%g! %g,%g %g,%g %g,%g %g,%g!" % (x - 13, y + 33, x - 10, y + 12, x + 3, y + 3, x + 16, y + 12, x + 19, y + 33)), "#4A2630"))
    o.append(F.blades(d, x - 34, y + 36, 17, F.G[2], 4) + F.blades(d, x + 34, y + 36, 17, F.G[2], 4))
    o.append(d.sheet(rrect(x - 21, y + 29, 42, 18, 4), CREAM, 1.5, 1))
    o.append(text(x, y + 43.5, "獸穴", 14.5, "han", cd, "middle", track=60, bold=18))
    return "".join(o)


# ---------------------------------------------------------------- the whole
def corner_leaves(d):
    """Leaves that creep over the frame's corners, never over a square."""
    o = []
    for x, y, a in ((-58, -58, 45), (758, -58, 135), (758, 958, 225), (-58, 958, -45)):
        o.append(F.fern(d, x, y, a + 72, 128, 40, F.G[4], 4, -.1) + F.fern(d, x, y, a - 72, 128, 40, F.G[4], 4, .1))
        o.append(F.broad(d, x, y, a, 62, 34, F.G[2], 4) + F.broad(d, x, y, a + 62, 76, 34, F.G[3], 4) + F.broad(d, x, y, a - 62, 76, 34, F.G[3], 4))
        o.append(F.flower(d, x, y, 21, "#FF8A6B", rot=20))
    return "".join(o)


def board(flipped=False):
    d, seat = Doc("bd-"), Seat(flipped)
    x, y, w, h = VIEW
    outside = "M%g,%gh%gv%gh%gZ" % (x + 350, y + 450, w, h, -w)
    d.defs["bd-dry"] = '<clipPath id="bd-dry"><path clip-rule="evenodd" d="%s%s"/></clipPath>' % (outside, "".join(hole(a, b, 3) for a, b in RIVERS))
    o = ['<g clip-path="url(#bd-dry)">%s%s</g>' % (timber(d), tiles(d, seat))]
    o += [bank(d, a, b) for a, b in RIVERS]
    o += [trap(d, *seat.mid(sq), side) for sq, side in TRAPS.items()]
    o += [den(d, *seat.mid(sq), side) for sq, side in DENS.items()]
    o.append(corner_leaves(d))
    return svg(w, h, d.alldefs() + '<g transform="translate(-350,-450)">%s</g>' % "".join(o), "%g %g %g %g" % VIEW)


def files():
    return {"board.svg": board(), "board-flipped.svg": board(True), "letters.svg": letters()}
