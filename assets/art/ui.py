"""Everything the screens are papered with: ui.svg (one group a frame) and ../ui/ui-slices.ron (how papers stretch).

Sizes are units of a 720-line screen. A paper that stretches is drawn with its layout rectangle's top left corner at
0,0; whatever reaches out of that rectangle (shadow, rim, ribbon tails) is margin. Every other frame is drawn about 0,0."""
import flora as F
import icons as I
import tokens as T
from animals import ORDER
from paper import *
from shapes import frame, punched, rrect, soft

WOOD, WOOD_D, FOCUS, CARD, LEAFY, LEAF_D, DIALOG, BITE = "#E2B36B", "#8A5530", SUN, "#EFD39A", "#6FB25A", "#4F9A4B", "#FFF0CF", "#D02F3A"
NIGHT = "#0D2B2B"
GROOVE = mix(KRAFT, WOOD_D, .3)


class UiDoc(Doc):
    """Low, wide papers need more room for their shadows than a share of their height."""

    def shadow(self, z, box=None, alone=False):
        s = super().shadow(z, box, alone)
        i = s[len('filter="url(#'):-2]
        self.defs[i] = re.sub(r'x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*"', 'x="-60%" y="-60%" width="240%" height="260%"', self.defs[i], count=1)
        return s


class Slices:
    """Papers that stretch, and what the game must know to stretch them."""

    def __init__(self):
        self.body, self.facts = [], {}

    def add(self, name, w, h, body, corner, z=0, out=(0, 0, 0, 0)):
        """A paper whose layout rectangle is w x h. corner: how far in from that rectangle the drawing must not stretch
        (one number, or left, top, right, bottom); z: its shadow; out: how far its paper reaches out of the rectangle."""
        c = corner if isinstance(corner, tuple) else (corner,) * 4
        room = (1.75 * z, 1.25 * z, 3.75 * z, 4.25 * z)
        m = [math.ceil(o + r) + 1 for o, r in zip(out, room)]
        self.body.append(frame(name, (-m[0], -m[1], w + m[0] + m[2], h + m[1] + m[3]), body))
        self.facts[name] = ([a + b for a, b in zip(c, m)], m)

    def ron(self):
        o = ["// How the papers of ui.ron stretch; written by ../art/ui.py. All numbers are the sheet's units: left, top, right,",
             "// bottom. `insets`: from the frame's edges, the borders that keep their size. `margins`: how far the frame reaches",
             "// out of the widget's rectangle on each side (shadow, rims, ribbon tails); it takes no room in the layout.", "{"]
        four = lambda v: "(%s)" % ", ".join("%.1f" % a for a in v)
        o += ['    "%s": (insets: %s, margins: %s),' % (n, four(i), four(m)) for n, (i, m) in sorted(self.facts.items())]
        return "\n".join(o) + "\n}\n"


# ---------------------------------------------------------------- papers that stretch
def paper(d, x, y, w, h, col, r, z=0, edge=2, wob=.7, seed=1, k=.06, facet=13):
    return d.sheet(soft(x, y, w, h, r, wob, seed, 60), col, z, edge, amp=.8, k=k, facet=facet)


def stitch(x, y, w, col):
    return '<path d="M%g,%gh%g" stroke="%s" stroke-width="1.4" stroke-dasharray="5 5" opacity=".5"/>' % (x, y, w, dark(col, .4))


def focused(d, w, h, col, r, up=0, z=8):
    """Focus is shape first: a cream rim, an ink rim, then sun paper. The leaves are frames of their own."""
    return (paper(d, -7, -7 - up, w + 14, h + 14, CREAM, r + 6, z, 0, .7, 3) + d.sheet(soft(-3, -3 - up, w + 6, h + 6, r + 3, .5, 4, 60), INK, 0, 0, k=0)
            + paper(d, 0, -up, w, h, col, r, 0, 1.8, .6, 5))


def button(s, d, name, w, h, r=15, base=WOOD, line=True):
    """Five states: at rest on its wooden side, lifted, focused, pressed flat, off."""
    for state, z, col, up in (("rest", 4, base, 0), ("hover", 6, lite(base, .35), 2), ("pressed", 1.5, dark(base, .12), -3), ("off", 2, mix(base, PAPER, .6), 0)):
        b = "" if state == "pressed" else paper(d, 1, 5, w - 2, h, mix(WOOD_D, PAPER, .45) if state == "off" else WOOD_D, r, z, 0, .6, 7)
        b += paper(d, 0, -up, w, h, col, r, z if state == "pressed" else 0, 2, .7, 8, .07)
        if line:
            b += stitch(14, h - 8 - up, w - 28, col)
        s.add("%s-%s" % (name, state), w, h, b, r + 5, z, (0, max(0, up), 0, 5))
    s.add(name + "-focus", w, h, focused(d, w, h, FOCUS, r, 3), r + 5, 8, (7, 10, 7, 4))


def ribbon(d, w, h, col):
    o = []
    for sx, m in ((0, -1), (w, 1)):
        tail = [(sx - m * 16, 7, 1), (sx + m * 26, 7, 1), (sx + m * 12, 7 + h / 2, 1), (sx + m * 26, 7 + h, 1), (sx - m * 16, 7 + h, 1)]
        o.append(d.sheet(tail, dark(col, .26), 3, 1))
        o.append(d.flat([(sx - m * 16, 7 + h, 1), (sx - m * 16, h - 1, 1), (sx, h - 1, 1), (sx, h + .5, 1)], dark(col, .5), amp=.1))
    return "".join(o) + d.sheet(rrect(0, 0, w, h, 5), col, 4, 2, k=.07)


def pressed_in(d, w, h, r, floor, seed=1):
    """A hollow pressed into the paper: its upper left edge is in shade."""
    return (d.flat(soft(0, 0, w, h, r, .3, seed, 60), mix(KRAFT, WOOD_D, .25), amp=.4) + d.flat(soft(1, 3, w - 1, h - 3, r, .3, seed, 60), floor, amp=.4))


def papers(d):
    s = Slices()
    button(s, d, "button", 200, 49)
    button(s, d, "button-small", 120, 34, 12, line=False)
    # sheets
    s.add("panel", 240, 170, paper(d, 0, 0, 240, 170, PAPER, 20, 6, 2.2, 1.1, 3, .05), 30, 6)
    s.add("panel-flat", 240, 170, paper(d, 0, 0, 240, 170, PAPER, 20, 0, 2.2, 1.1, 4, .05), 30, 0, (2, 2, 0, 0))
    s.add("dialog", 240, 170, paper(d, 0, 0, 240, 170, DIALOG, 22, 9, 2.4, 1.1, 5, .04), 32, 9)
    s.add("note", 200, 100, paper(d, 0, 0, 200, 100, DIALOG, 16, 4, 2, .9, 6, .04), 24, 4)
    s.add("notice", 200, 60, paper(d, -5, -5, 210, 70, BITE, 18, 6, 2, .9, 7, .06) + paper(d, 0, 0, 200, 60, DIALOG, 14, 0, 1.8, .8, 8, .04), 22, 6, (5, 5, 5, 5))
    for name, col in (("sun", SUN), ("leaf", LEAF_D), ("red", RED), ("blue", BLUE)):   # shows round a paper that lies on it
        s.add("mat-" + name, 200, 110, paper(d, -6, -6, 212, 122, col, 25, 7, 2, 1, 9), 32, 7, (6, 6, 6, 6))
    # cards that can be chosen, rows of a list
    for state, col, up, z in (("", CARD, 0, 3), ("-hover", lite(CARD, .4), 2, 5), ("-off", mix(CARD, PAPER, .6), 0, 1.5)):
        b = paper(d, 1, 4, 118, 120, "#B98B4E" if state != "-off" else mix("#B98B4E", PAPER, .5), 15, z, 0, .6, 11) + paper(d, 0, -up, 120, 120, col, 15, 0, 2, .7, 12)
        s.add("card" + state, 120, 120, b, 24, z, (0, up, 0, 4))
    s.add("card-on", 120, 120, paper(d, -6, -6, 132, 132, LEAF_D, 20, 5, 1.6, .8, 13) + paper(d, 0, 0, 120, 120, CREAM, 15, 0, 1.6, .7, 14, .04), 24, 5, (6, 6, 6, 6))
    s.add("card-focus", 120, 120, focused(d, 120, 120, FOCUS, 15), 24, 8, (7, 7, 7, 7))
    s.add("card-on-focus", 120, 120, focused(d, 120, 120, CREAM, 15), 24, 8, (7, 7, 7, 7))
    s.add("row-hover", 220, 54, paper(d, 0, 0, 220, 54, "#FFE09A", 14, 2, 2, .7, 15), 22, 2)
    s.add("row-focus", 220, 54, focused(d, 220, 54, "#FFE09A", 15, 0, 6), 24, 6, (7, 7, 7, 7))
    s.add("highlight", 122, 40, d.flat(soft(0, 0, 122, 40, 9, .6, 16, 60), "#FFDF8F", amp=.5), 14)
    s.add("chip", 120, 34, paper(d, 0, 0, 120, 34, "#FFD98A", 12, 1.5, 1.2, .5, 17), 16, 1.5)
    s.add("chip-leaf", 120, 34, paper(d, 0, 0, 120, 34, "#BFE0C9", 12, 1.5, 1.2, .5, 18), 16, 1.5)
    s.add("tab-on", 140, 80, paper(d, 0, 0, 140, 80, PAPER, 16, 5, 2.2, .8, 19, .03), 26, 5)
    s.add("tab-off", 140, 80, paper(d, 0, 0, 140, 80, "#CF9D5B", 16, 5, 2.2, .8, 20), 26, 5)
    # ribbons and pills
    for name, col in (("sun", SUN), ("leaf", LEAFY), ("red", lite(RED, .12)), ("blue", lite(BLUE, .3)), ("wood", WOOD)):
        s.add("ribbon-" + name, 200, 44, ribbon(d, 200, 44, col), (22, 8, 22, 12), 4, (26, 0, 26, 7))
    s.add("pill", 120, 38, '<g opacity=".86">%s</g>' % d.flat(soft(0, 0, 120, 38, 19, .4, 21, 60), NIGHT, amp=.3), 18)
    s.add("clock-on", 84, 32, paper(d, 0, 0, 84, 32, INK, 10, 1, 2, .5, 22, .03), 14, 1)
    s.add("clock-off", 84, 32, paper(d, 0, 0, 84, 32, mix(PAPER, KRAFT, .45), 10, 1, 2, .5, 22, .03), 14, 1)
    s.add("key-cap", 34, 26, d.sheet(rrect(0, 0, 34, 26, 6), INK, 1.5, 1) + d.flat(rrect(2.6, 1.8, 28.8, 19, 4), lite(INK, .16), amp=.1), (9, 9, 9, 11), 1.5)
    # things to set
    s.add("stepper", 176, 40, paper(d, 0, 0, 176, 40, mix(PAPER, KRAFT, .45), 12, 1, 2, .6, 23), 18, 1)
    s.add("stepper-focus", 176, 40, focused(d, 176, 40, FOCUS, 12, 0, 5), 20, 5, (7, 7, 7, 7))
    s.add("toggle-off", 70, 36, pressed_in(d, 70, 36, 18, mix(KRAFT, WOOD_D, .1), 24), 17)
    s.add("toggle-on", 70, 36, d.flat(soft(0, 0, 70, 36, 18, .3, 24, 60), dark(LEAFY, .3), amp=.4) + d.flat(soft(1, 3, 69, 33, 17, .3, 24, 60), LEAFY, amp=.4), 17)
    s.add("groove", 170, 14, d.flat(soft(0, 0, 170, 14, 7, .3, 25, 60), dark(GROOVE, .2), amp=.3, facet=6) + d.flat(soft(.6, 2, 169.4, 12, 6, .3, 25, 60), GROOVE, amp=.3, facet=6), 6.5)
    s.add("groove-on", 170, 14, d.sheet(soft(0, 0, 170, 14, 7, .3, 26, 60), LEAFY, 1, 1, amp=.3, facet=6), 6.5, 1)
    s.add("tray", 200, 40, pressed_in(d, 200, 40, 12, mix(KRAFT, PAPER, .25), 27), 15)
    s.add("scroll-track", 12, 100, pressed_in(d, 12, 100, 6, mix(KRAFT, PAPER, .15), 28), 5.5)
    s.add("scroll-thumb", 12, 60, d.sheet(soft(0, 0, 12, 60, 6, .3, 29, 40), WOOD, 1.2, 1, amp=.3, facet=6), 5.5, 1.2)
    return s


# ---------------------------------------------------------------- small things that keep their size
def small(d):
    o = []
    for n, m in (("left", -1), ("right", 1)):
        for state, col, up, z in (("", WOOD, 0, 2), ("-hover", lite(WOOD, .35), 1.5, 3.5), ("-pressed", dark(WOOD, .12), -1, .8), ("-focus", SUN, 1.5, 3.5), ("-off", mix(WOOD, PAPER, .6), 0, 1)):
            y, ink = -up, INK if state != "-off" else mix(INK, PAPER, .5)
            b = d.sheet(ell(0, y, 18.6, n=16), CREAM, z, 0) + d.sheet(ell(0, y, 16.4, n=16), INK, 0, 0, k=0) if state == "-focus" else ""
            b += d.sheet(ell(0, y, 15, n=16), col, 0 if b else z, 1.4) + d.flat([(m * 7, y, 1), (-m * 4, y - 7, 1), (-m * 4, y + 7, 1)], ink, amp=.2)
            o.append(frame("stepper-%s%s" % (n, state), (-26, -26, 60, 60), b))
    for state, col, up, z in (("rest", WOOD, 0, 2.5), ("hover", lite(WOOD, .35), 2, 4), ("pressed", dark(WOOD, .12), -1, 1), ("off", mix(WOOD, PAPER, .6), 0, 1.2)):
        o.append(frame("round-" + state, (-32, -32, 72, 72), d.sheet(ell(0, -up, 23, n=18), col, z, 1.6)))
    o.append(frame("round-focus", (-36, -36, 80, 80), d.sheet(ell(0, -2, 28, n=20), CREAM, 5, 0) + d.sheet(ell(0, -2, 25.4, n=20), INK, 0, 0, k=0) + d.sheet(ell(0, -2, 23, n=18), SUN, 0, 1.6)))
    o.append(frame("tick", (-20, -20, 44, 44), badge(d, LEAF_D, [I.ICONS["check"][0][0]], .62)))
    o.append(frame("cross", (-20, -20, 44, 44), badge(d, BITE, [q for q, _ in I.ICONS["close"]], .6)))
    o.append(frame("toggle-knob", (-22, -22, 50, 50), d.sheet(ell(0, 0, 15, n=16), CREAM, 3, 1.6)))
    o.append(frame("toggle-knob-on", (-22, -22, 50, 50), d.sheet(ell(0, 0, 15, n=16), CREAM, 3, 1.6) + F.broad(d, -8, 4, -35, 19, 10, LEAF_D, .6)))
    o.append(frame("slider-knob", (-26, -26, 60, 60), d.sheet(ell(0, 0, 17, n=16), CREAM, 4, 2) + I.icon(d, "paw", 0, 0, 19, WOOD_D)))
    for n, q in (("circle", ell(0, 0, 12.6, n=14)), ("diamond", T.rhombus(0, 15.2, 1.2, 24))):
        o.append(frame("slot-" + n, (-18, -18, 36, 36), d.flat(q, mix(KRAFT, WOOD_D, .32), amp=.3) + d.flat(move(q, .9, 1.9, .94), mix(KRAFT, PAPER, .04), amp=.3)))
    o.append(frame("side-red", (-16, -16, 32, 32), d.sheet(ell(0, 0, 10, n=14), RED, 1.2, 1.2)))
    o.append(frame("side-blue", (-16, -16, 32, 32), d.sheet(T.rhombus(0, 13, 1.15, 24), BLUE, 1.2, 1.2)))
    grain = F.place(pts("0,-13! 9,-3 8,8 0,12 -8,8 -9,-3"), 0, 0, 14)
    o.append(frame("grain", (-16, -18, 34, 38), d.sheet(grain, SUN, 1.4, 1.2) + d.flat(tube(F.place(pts("0,-8 0,9"), 0, 0, 14), [1, 2.6, 1]), "#C98420", amp=.1)))
    o.append(frame("star", (-18, -18, 38, 40), d.sheet(I.star(13), "#B9541A", 1.5, 1.2, amp=.3)))
    for n, m in (("left", -1), ("right", 1)):     # grown out of a focused widget: the root is 14 inside its end
        turned = lambda a: 180 - a if m < 0 else a
        b = F.broad(d, 0, 0, turned(-20), 48, 24, LEAF_D, 4) + F.broad(d, 0, 0, turned(22), 44, 20, LEAFY, 4)
        o.append(frame("leaf-" + n, (-66, -40, 132, 88), b))
    burst = F.fan(d, 0, 0, -90, 150, "#8CC566", 2, 11, 200) + F.fan(d, 0, 0, -90, 118, "#FFD87A", 2, 11, 200)
    o.append(frame("burst", (-160, -160, 320, 220), burst))
    return "".join(o)


def badge(d, col, marks, k):
    """A round badge, its mark punched out in cream."""
    o = d.sheet(ell(0, 0, 16, n=14), CREAM, 2.5, 0) + d.sheet(ell(0, 0, 12.8, n=14), col, 0, 1)
    return o + "".join(d.flat([(x * k, y * k, c) for x, y, c in q], CREAM, amp=.1, facet=3) for q in marks)


# ---------------------------------------------------------------- animals on screens
def rim_clip(d, name, inner, r, left=-1.15, right=1.15):
    """Inside the ring, and above its middle anywhere between left and right (times r): the head breaks out of the top."""
    cid = d.pre + name
    d.defs[cid] = '<clipPath id="%s"><path d="%sM%g,%gh%gv%gh%gZ"/></clipPath>' % (cid, path(cut(inner, .5, 3)), left * r, -r * 1.6, (right - left) * r, r * 1.5, (left - right) * r)
    return cid


# Whose head is not in the middle of the drawing or wider than the ring: how far it is moved, in shares of the drawing,
# how large it is drawn, and between where it breaks out of the ring: tails stay inside.
HEADS = {
    "elephant": (0, 0, .88, -1.15, 1.15), "lion": (.06, 0, 1, -1.15, 1.15), "tiger": (-.12, -.12, 1, -.66, .9),
    "wolf": (-.09, .02, 1, -1.15, 1.15), "leopard": (.12, -.03, 1, -1.15, .5), "cat": (.05, 0, 1, -1.15, 1.15), "rat": (.06, .01, .93, -1.15, .74),
}


def animals(d, P):
    """In a ring, in each side's shape, and as each side's piece."""
    o = []
    for n in ORDER:
        mx, my, size, left, right = HEADS.get(n, (0, 0, 1, -1.15, 1.15))
        r, s = 50, 50 * 2.24 * size
        cid = rim_clip(d, "face-" + n, ell(0, 0, r - 5, n=18), r, left, right)
        ring = d.sheet(ell(0, 0, r, n=18), "#C79C5C", 3, 0) + d.sheet(ell(0, 0, r - 3, n=18), CREAM, 0, 1) + d.sheet(ell(0, 0, r - 6, n=18), "#DCE3A6", 0, 0)
        o.append(frame("face-" + n, (-64, -72, 128, 144), ring + '<g clip-path="url(#%s)">%s</g>' % (cid, P.animal(n, s * (mx - .5), s * (my - .45), s))))
        for side in ("red", "blue"):
            shape = (lambda k: ell(0, 0, k, n=18)) if side == "red" else (lambda k: T.rhombus(0, k * 1.16, 1.3, 32))
            col, deep, sky = (RED, RED_D, "#F3DFA6") if side == "red" else (BLUE, BLUE_D, "#CFE0F2")
            cid, s = rim_clip(d, "portrait-%s-%s" % (side, n), shape(r - 8), r, left, right), r * 2.35 * size
            ring = d.sheet(shape(r), deep, 4, 0) + d.sheet(shape(r - 3), col, 0, 2) + d.sheet(shape(r - 8), sky, 0, 0)
            o.append(frame("portrait-%s-%s" % (side, n), (-74, -78, 148, 156), ring + '<g clip-path="url(#%s)">%s</g>' % (cid, P.animal(n, s * (mx - .5), s * (my - .46), s))))
            o.append(frame("token-%s-%s" % (side, n), (-80, -80, 160, 160), P.use(side, n, 0, 0, 128)))
    return "".join(o)


# ---------------------------------------------------------------- name of the game
def logo(d, s=178, word="Jungle"):
    """Letters cut from sun paper on cream on the dark of the leaves; the first letter's base line starts at 0,0."""
    dim, rims, faces, adv, k = [], [], [], 0, s / 1000
    colors, rot, dy = (SUN, "#FF9A3C", SUN, "#F27A3A", SUN, "#FF9A3C"), (-5, 3, -2, 4, -3, 5), (0, 6, -4, 4, -2, 2)
    for i, c in enumerate(word):
        a, p = GLYPHS["lilita"][c]
        t = 'transform="translate(%.1f,%.1f) rotate(%g) scale(%.4f)"' % (adv * k, dy[i], rot[i], k)
        dim.append('<path %s d="%s" fill="#123A35" stroke="#123A35" stroke-width="150" stroke-linejoin="round"/>' % (t, p))
        rims.append('<path %s d="%s" fill="%s" stroke="%s" stroke-width="84" stroke-linejoin="round"/>' % (t, p, CREAM, CREAM))
        faces.append('<g %s><path transform="translate(-10,-10)" d="%s" fill="#FFF6D8"/><path d="%s" fill="%s"/></g>' % (t, p, p, d.grad(colors[i], .12)))
        adv += a + 34
    return "".join("<g %s>%s</g>" % (d.shadow(z), "".join(g)) for z, g in ((8, dim), (4, rims), (3, faces)))


def seals(d):
    """The Chinese name in three seals: the red side's circle, a chop, the blue side's diamond."""
    o, r = [], 41
    for name, c, outer, inner, rim, face, ink in (
            ("dou", "鬥", ell(0, 0, r, n=18), ell(0, 0, r - 6, n=18), CREAM, RED, CREAM),
            ("shou", "獸", rrect(-35, -35, 70, 70, 8), rrect(-30, -30, 60, 60, 6), RED_D, "#FFF0CF", RED_D),
            ("qi", "棋", T.rhombus(0, r * 1.14, 1.2, 36), T.rhombus(0, r * 1.14 - 7, 1.2, 36), CREAM, BLUE, CREAM)):
        o.append(frame("hanzi-" + name, (-58, -56, 124, 126), d.sheet(outer, rim, 5, 2) + d.sheet(inner, face, 0, 0) + text(0, 17, c, 48, "han", ink, "middle", bold=30)))
    return "".join(o)


def sheet():
    """The papers, the small things, the glyphs and the name; and how the papers stretch."""
    d, stretch = UiDoc("ui-"), UiDoc("up-")
    s = papers(stretch)
    body = "".join(s.body) + small(d) + I.all_glyphs(d) + frame("logo", (-40, -164, 640, 256), logo(d)) + seals(d)
    return svg(640, 256, d.alldefs() + stretch.alldefs() + "\n" + body, "-40 -164 640 256"), s.ron()


def company():
    """Animals for screens: in rings, in their sides' shapes, and whole pieces. These are frames of the same sheet."""
    d, P = UiDoc("ua-"), T.Pieces()
    body = animals(d, P)
    return svg(160, 160, P.defs() + d.alldefs() + "\n" + body, "-80 -80 160 160")


def files():
    drawing, stretching = sheet()
    return {"ui.svg": drawing, "ui-animals.svg": company(), "../../ui/ui-slices.ron": stretching}
