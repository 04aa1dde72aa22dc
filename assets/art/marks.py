"""Marks on squares and effects of moves, in board units (a square is 100) about the middle of a square.
Marks are told apart by shape first: wash and dashes, sun tile, corners, disc, paw, ring, wreath, burst, teeth, house, badge."""
from paper import *
import flora as F
from shapes import knot, rrect

BITE, FOAM, DEEP, SAND, LEAF_D = "#D02F3A", "#D8F3E2", "#1F7C86", "#F3E2AE", "#3C8049"
CORNERS = ((-1, -1, 0), (1, -1, 90), (1, 1, 180), (-1, 1, 270))   # top left, then clockwise: which way, and its turn


def ring(p, q, col, seed=1):
    """What lies between two outlines."""
    return '<path fill-rule="evenodd" fill="%s" d="%s%s"/>' % (col, path(cut(p, .5, seed)), path(cut(q, .5, seed + 1)))


def lobes(cx, cy, rx, ry, n, k, seed):
    """A closed outline of n round bumps, k of the radius high."""
    rnd = random.Random(seed)
    o = []
    for i in range(n):
        grow = rnd.uniform(.7, 1.25)
        for f, h in ((0, -.5), (.22, .5), (.5, 1), (.78, .5)):
            t = 2 * math.pi * (i + f) / n
            m = 1 + k * h * (grow if h > 0 else 1)
            o.append((cx + rx * m * math.cos(t), cy + ry * m * math.sin(t), h < 0))
    return o


# ---------------------------------------------------------------- marks
def last(d):
    """Cream wash and dashes: where the last move came from and went to."""
    return ('<path d="%s" fill="#FFF1C4" opacity=".38"/>' % path(cut(rrect(-45, -45, 90, 90, 9), .6, 3)) +
            '<path d="%s" fill="none" stroke="#FFF8E0" stroke-width="4" stroke-dasharray="15 9" opacity=".95"/>' % path(cut(rrect(-43, -43, 86, 86, 9), .5, 4)))


def selected(d):
    """The sun tile under the piece in hand; its rays turn, so they are a frame of their own."""
    return d.sheet(rrect(-51, -51, 102, 102, 12), CREAM, 3, 0) + d.sheet(rrect(-46, -46, 92, 92, 9), SUN, 0, 0, k=.08)


def rays(d):
    """Sixteen, long enough to be seen round the lifted piece; every other one is shorter."""
    def spikes(col, r0, longer, w):
        out = lambda r1: [(r0, -w, True), ((r0 + r1) / 2, -w * .7, False), (r1, 0, True), ((r0 + r1) / 2, w * .7, False), (r0, w, True)]
        return "".join(d.flat(turn(out((84 if k % 2 else 72) + longer), 22.5 * k, 0, 0), col, amp=.2) for k in range(16))
    return "<g %s>%s</g>" % (d.shadow(2.5), spikes(CREAM, 34, 7, 10)) + spikes(SUN, 32, 0, 6.6)


def halo(d):
    d.defs["halo"] = ('<radialGradient id="halo"><stop offset=".3" stop-color="#FFE08A" stop-opacity=".95"/>'
                      '<stop offset=".62" stop-color="#FFE08A" stop-opacity=".38"/><stop offset="1" stop-color="#FFE08A" stop-opacity="0"/></radialGradient>')
    return '<circle r="98" fill="url(#halo)"/>'


def bite(d):
    """Four red corners round the prey."""
    o = '<path d="%s" fill="%s" opacity=".28"/>' % (path(cut(rrect(-46, -46, 92, 92, 9), .6, 3)), BITE)
    for sx, sy, a in CORNERS:
        under = F.place(pts("-4,-4! 44,-4! 35,14! 20,16 16,20 14,35! -4,44!"), sx * 52, sy * 52, a)
        over = F.place(pts("0,0! 36,0! 30,10! 16,12 12,16 10,30! 0,36!"), sx * 52, sy * 52, a)
        o += d.sheet(under, CREAM, 3, 0, k=.02) + d.sheet(over, BITE, 0, 0)
    return o


def badge(d, x, y, r, col, body):
    """A small disc on a cream one; body(d, x, y) draws what it says."""
    return d.sheet(ell(x, y, r + 4), CREAM, 3, 0) + d.sheet(ell(x, y, r), col, 0, 0) + body(d, x, y)


def scratches(d, x, y):
    return "".join(d.flat(tube([(x + i * 9 + 4, y - 11, 0), (x + i * 9, y, 0), (x + i * 9 - 5, y + 11, 0)], [1, 5, 1]), CREAM, amp=.1)
                   for i in (-1, 0, 1))


def bulb(d, x, y):
    o = d.flat(pts("%g,%g %g,%g %g,%g %g,%g! %g,%g! %g,%g %g,%g" % (
        x, y - 13, x + 9, y - 8, x + 8, y, x + 4, y + 6, x - 4, y + 6, x - 8, y, x - 9, y - 8)), INK, amp=.1, facet=4)
    for dy, w in ((8, 4), (11.4, 3)):
        o += d.flat(rrect(x - w, y + dy - .6, 2 * w, 2.4, 1), INK, amp=.1, facet=4)
    return o + d.flat(tube([(x - 5, y - 3, 0), (x - 3, y - 8, 0), (x + 1, y - 9.6, 0)], [1, 2.4, 1]), SUN, amp=.1)


def disc(d):
    """A legal move: a sun in an ink ring."""
    return d.sheet(ell(0, 0, 19), INK, 3, 0, k=0) + d.sheet(ell(0, 0, 15.5), SUN, 0, 2, k=.06)


def paw(d):
    """One print of the trail that a leap leaves, toes up."""
    q = [turn(ell(a, b, r1, r2, n=9), -90, 0, 0) for a, b, r1, r2 in ((-5, 0, 9, 8.5), (8, -9, 4.6, 3.6), (12, 0, 5, 3.8), (8, 9, 4.6, 3.6))]
    return "<g %s>%s</g>" % (d.shadow(3), "".join(d.flat(c, CREAM, amp=.2) for c in q))


def cursor_ring(d):
    """The cursor of keys and controllers; under a piece, so wide enough to show round it."""
    o = 7
    return ("<g %s>%s</g>" % (d.shadow(3), ring(rrect(-53 - o, -53 - o, 106 + 2 * o, 106 + 2 * o, 14), rrect(-41 - o / 2, -41 - o / 2, 82 + o, 82 + o, 9), INK, 5)) +
            ring(rrect(-49 - o, -49 - o, 98 + 2 * o, 98 + 2 * o, 12), rrect(-42 - o / 2, -42 - o / 2, 84 + o, 84 + o, 9), SUN, 7))


def cursor_leaves(d):
    """Its leaves, over the piece."""
    o = ""
    for sx, sy, a in CORNERS:
        for t in (-52, 52):
            o += F.broad(d, sx * 52, sy * 52, a + 45 + t, 30, 16, LEAF_D if t < 0 else "#6FB25A", 2.5)
    return o


def wreath(d):
    """A hint: leaves in a ring, on cream, seen round the piece."""
    o = "<g %s>%s</g>" % (d.shadow(3), ring(lobes(0, 0, 61, 61, 18, .05, 5), ell(0, 0, 44, n=24), CREAM, 11))
    tones = ("#6FB25A", LEAF_D, "#8CC566")
    for i in range(18):
        t = 20 * i
        x, y = 52 * math.cos(math.radians(t)), 52 * math.sin(math.radians(t))
        o += F.broad(d, x - 8 * math.cos(math.radians(t + 78)), y - 8 * math.sin(math.radians(t + 78)), t + 78 + (14 if i % 2 else -14), 21, 11, tones[i % 3], 1.2)
    return o


def tied(d, side):
    """What holds a piece in a trap: two short canes between medal and tag, with the owner's knot."""
    o = ""
    for q, c in ((((-17, 51), (22, 33)), "#E2B86C"), (((-15, 34), (24, 50)), "#F0D08C")):
        (x1, y1), (x2, y2) = q
        o += d.sheet(tube([(x1, y1, 0), ((x1 + x2) / 2, (y1 + y2) / 2 - 1, 0), (x2, y2, 0)], [7, 8, 7]), c, 2, 1.4, amp=.3)
        for f in (.14, .86):
            x, y = x1 + (x2 - x1) * f, y1 + (y2 - y1) * f
            o += d.flat([(x - 1.2, y - 4, 1), (x + 1.2, y - 4, 1), (x + 1.8, y + 4, 1), (x - .6, y + 4, 1)], dark(c, .35), amp=.1)
    return o + knot(d, 3, 42, side, .95)


def teeth(d):
    """An animal that can be taken: a ring of teeth round it, points inwards and outwards."""
    spikes = lambda r0, r1: [(math.sin(math.pi * i / 16) * (r0 if i % 2 else r1), -math.cos(math.pi * i / 16) * (r0 if i % 2 else r1), True) for i in range(32)]
    return ("<g %s>%s</g>" % (d.shadow(3), ring(spikes(57, 69), ell(0, 0, 43, n=24), CREAM, 21)) +
            ring(spikes(53, 64), ell(0, 0, 46, n=24), BITE, 23))


def arrow(d):
    """From whoever can take to whom, upwards; turned about the middle."""
    shape = lambda k: pts("0,%g! %g,%g! %g,%g! %g,%g! %g,%g! %g,%g! %g,%g!" % (
        -19 - 1.5 * k, 19 + k, 3 + k, 8 + k, 3 + k, 8 + k, 17 + k, -8 - k, 17 + k, -8 - k, 3 + k, -19 - k, 3 + k))
    return d.sheet(shape(4), CREAM, 3, 0) + d.sheet(shape(0), BITE, 0, 0)


def canes(d):
    """Barred: two canes crossed on a disc of ink."""
    o = d.sheet(ell(0, 0, 25), CREAM, 3, 0) + d.sheet(ell(0, 0, 22), INK, 0, 0)
    for x, c in ((1, "#E2B86C"), (-1, "#F0D08C")):
        o += d.sheet(tube([(-13 * x, -13, 0), (0, 0, 0), (13 * x, 13, 0)], [6, 7, 6]), c, 1.5, 1.2, amp=.3)
    return o


def hut(d):
    """How many moves it is to the den: a little house, on which a digit is laid."""
    house = lambda k: pts("%g,%g! %g,%g! %g,%g! 0,%g! %g,%g! %g,%g! %g,%g!" % (
        -18 - k, 20 + k, -18 - k, -8 - k / 2, -24 - k, -6 - k / 2, -27 - 1.4 * k, 24 + k, -6 - k / 2, 18 + k, -8 - k / 2, 18 + k, 20 + k))
    roof = pts("-24,-6! 0,-27! 24,-6! 18,-8! 0,-20! -18,-8!")
    return d.sheet(house(4), INK, 3, 0, k=0) + d.sheet(house(0), CREAM, 0, 0, k=.02) + d.sheet(roof, BITE, 0, 0)


def landing(d):
    """Where a leaper can land: a print within dashes."""
    q = [turn(ell(a, b, r1, r2, n=9), -90, 0, 0) for a, b, r1, r2 in ((-6, 0, 11, 10.5), (10, -11, 5.6, 4.4), (15, 0, 6.2, 4.8), (10, 11, 5.6, 4.4))]
    return ('<g %s><path d="%s" fill="none" stroke="%s" stroke-width="5" stroke-dasharray="13 11"/>%s</g>' % (
        d.shadow(2), path(cut(ell(0, 0, 33, n=24), .4, 9)), CREAM, "".join(d.flat(c, CREAM, amp=.2) for c in q)))


# ---------------------------------------------------------------- effects
def dust(d):
    return d.sheet(lobes(0, 0, 11, 9, 5, .24, 4), SAND, 2, 1.4) + d.flat(tube([(-5, 1, 0), (-1, 4, 0), (4, 3, 0)], [.5, 1.6, .5]), dark(SAND, .18), amp=.1)


def star(d):
    p = lambda r, s: [(math.sin(math.pi * i / 5) * (r if i % 2 == 0 else r * s), -math.cos(math.pi * i / 5) * (r if i % 2 == 0 else r * s), True) for i in range(10)]
    return d.sheet(p(17, .56), CREAM, 2, 0) + d.sheet(p(13, .5), SUN, 0, 1.2)


def confetti(d):
    leaf = pts("-9,0! -3,-5 4,-4 9,0! 3,4 -4,5")
    curl = tube(pts("-9,4 -5,-4 0,4 5,-4 9,3"), [3, 4, 4, 3])
    shapes = ((rrect(-7, -4.5, 14, 9, 1), RED), (rrect(-8, -3.5, 16, 7, 1), BLUE), ([(0, -7, 1), (7, 0, 1), (0, 7, 1), (-7, 0, 1)], SUN),
              (ell(0, 0, 5.5, n=10), CREAM), (leaf, "#6FB25A"), (curl, "#F58A68"))
    return [("fx-confetti-%d" % i, d.sheet(p, c, 1.5, 1, amp=.2)) for i, (p, c) in enumerate(shapes)]


def drop(d, x, y, s, ang=0, col="#8FDACB"):
    q = F.place(pts("0,-13! 5,-4 7,3 4,9 0,10.5 -4,9 -7,3 -5,-4"), x, y, ang, s)
    glint = F.place(tube(pts("-3,3 -3.4,-.5 -1.6,-4"), [1, 2.2, 1]), x, y, ang, s)
    return d.sheet(q, col, 1.5, 1.2, amp=.2) + d.flat(glint, "#FFFFFF", amp=.1, op=.85)


def splash(d):
    """A crown of water, standing on the surface."""
    o = ""
    for x, y, s, a in ((-36, -16, .8, -38), (36, -18, .8, 36), (-20, -35, .9, -18), (21, -37, .85, 20), (0, -44, 1.05, 2)):
        o += drop(d, x, y, s, a)
    crown = pts("-34,2! -42,-16! -26,-8 -22,-30! -10,-11 0,-33! 10,-11 24,-29! 27,-8 43,-15! 34,2! 16,8 0,10 -16,8")
    o += d.sheet(crown, "#55BBAE", 2, 2)
    return o + d.flat(tube(pts("-25,1 -8,5 8,5 25,0"), [1, 3.4, 3.4, 1]), FOAM, amp=.1, op=.9)


def foam(d):
    """Behind a swimmer: a ring of foam round the dark where it dips in."""
    o = d.flat(lobes(0, 17, 50, 24, 17, .09, 8), FOAM, op=.9) + d.flat(ell(0, 17.5, 45, 19.5, n=20), "#36989A") + d.flat(ell(1, 19, 41, 16.5, n=20), DEEP)
    for x, y, r in ((-46, 4, 2.4), (47, 9, 2), (39, -2, 1.5), (-38, 32, 1.8)):
        o += d.flat(ell(x, y, r, n=8), "#8FD3C6", amp=.1)
    return o


def wave(d):
    """Before a swimmer: hides what is under water. Its upper edge is the waterline."""
    top = [(-51 + 102 * j / 18, 19.5 + 2.4 * math.sin(j * 1.35 + .4), False) for j in range(1, 18)]
    low = [(52 * math.cos(t), 20 + 25 * math.sin(t), False) for t in (.32, .6, .9, 1.2, 1.55, 1.9, 2.2, 2.5, 2.82)]
    o = d.flat(lobes(0, 20, 52, 26, 17, .05, 3)[:35] + [(-49, 22, True), (0, 27, False), (49, 22, True)], FOAM, op=.9)
    o += d.sheet([(-51, 19, True)] + top + [(51, 19, True)] + low, "#48B2A8", 2, 2)
    second = [(-44, 31, True)] + [(-40 + 80 * j / 12, 30 + 1.8 * math.sin(j * 1.7), False) for j in range(13)] + [(44, 31, True), (24, 40, False), (0, 43.5, False), (-24, 40, False)]
    o += d.sheet(second, "#3BA6A2", 1.2, 1.4)
    for s in ("-20,25 -4,27.5 14,25", "-6,37 6,38.6 20,36.4"):
        o += d.flat(tube(pts(s), [1, 2.8, 1]), FOAM, amp=.1, op=.9)
    return o


def ray(d):
    """One spike of the burst of a bite, upwards; turned about the middle of the square."""
    return d.sheet([(-8, -36, True), (0, -74, True), (8, -36, True), (0, -40, False)], CREAM, 2, 0) + d.flat([(-4, -42, True), (0, -65, True), (4, -42, True), (0, -44, False)], SUN, amp=.2)


def files():
    d, s, w = Doc("mk-"), Doc("ms-"), Doc("mw-")
    frames = [("mark-last", last(d)), ("mark-selected", selected(d)), ("mark-rays", rays(d)), ("mark-bite", bite(d)),
              ("mark-claw", badge(d, 42, -44, 18, BITE, scratches)),
              ("mark-bulb", badge(d, 42, -44, 18, SUN, bulb)), ("mark-move", disc(d)), ("mark-paw", paw(d)),
              ("mark-cursor-ring", cursor_ring(d)), ("mark-cursor-leaves", cursor_leaves(d)), ("mark-hint", wreath(d)),
              ("mark-tied-red", tied(d, "red")), ("mark-tied-blue", tied(d, "blue")),
              ("mark-threat", teeth(d)), ("mark-arrow", arrow(d)), ("mark-barred", canes(d)), ("mark-hut", hut(d)), ("mark-landing", landing(d)),
              ("fx-dust", dust(d)), ("fx-star", star(d))] + confetti(d)
    frames += [("fx-ray", ray(d))]
    water = [("fx-drop", drop(w, 0, 0, 1)), ("fx-splash", splash(w)), ("fx-foam", foam(w)), ("fx-wave", wave(w))]
    soft = [("mark-halo", halo(s))]
    sheet = lambda doc, frames: svg(100, 100, doc.alldefs() + "".join('<g id="%s">%s</g>\n' % f for f in frames), "-50 -50 100 100")
    return {"marks.svg": sheet(d, frames), "marks-soft.svg": sheet(s, soft), "water.svg": sheet(w, water)}
