"""Icons and device glyphs: ink silhouettes with holes punched through, so that they lie on any paper.

Icons are drawn 24 units wide about 0,0; `icon` scales them."""
from paper import *
import flora as F
from shapes import frame, punched, rrect



def P(s):
    return pts(s)


def arc(r, a0, a1, n=12, cx=0, cy=0):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cy + r * math.sin(math.radians(a0 + (a1 - a0) * i / n)), False) for i in range(n + 1)]


def gear(n=8, inner=10, outer=14):
    q = []
    for i in range(n):
        for a, r in ((-15, inner), (-9, outer), (9, outer), (15, inner)):
            t = math.radians(i * 360 / n + a)
            q.append((r * math.cos(t), r * math.sin(t), True))
    return q


def star(r, inner=.46, n=5):
    return [(math.cos(math.pi * m / n - math.pi / 2) * r * (inner if m % 2 else 1), math.sin(math.pi * m / n - math.pi / 2) * r * (inner if m % 2 else 1), True) for m in range(2 * n)]


def bar(x, y, w, h, r=1.2):
    return rrect(x, y, w, h, r)


def thick(a, b, w):
    """A straight bar from a to b."""
    (x1, y1), (x2, y2) = a, b
    L = math.hypot(x2 - x1, y2 - y1)
    nx, ny = (y1 - y2) / L * w / 2, (x2 - x1) / L * w / 2
    return [(x1 + nx, y1 + ny, True), (x2 + nx, y2 + ny, True), (x2 - nx, y2 - ny, True), (x1 - nx, y1 - ny, True)]


# name -> list of (sheet, holes); drawn in order
ICONS = {
    "play": [(P("-8,-12! 13,0! -8,12!"), [])],
    "people": [(ell(-6, -6.5, 5.6), []), (P("-15,11! -12.5,3 -6,.5 .5,3 3,11!"), []), (ell(8, -3.5, 4.6), []), (P("5,11! 4.6,6.5 3.6,4.6 8,2.6 13,4.6 15,11!"), [])],
    "person": [(ell(0, -6.5, 6.2), []), (P("-11,12! -9,3.6 0,.6 9,3.6 11,12!"), [])],
    "book": [(P("-.8,-8! -14,-12! -14,8! -.8,12!"), [P("-11.5,-6.2! -3.4,-3.8! -3.4,-1.6! -11.5,-4!"), P("-11.5,-1! -3.4,1.4! -3.4,3.6! -11.5,1.2!")]),
             (P(".8,-8! 14,-12! 14,8! .8,12!"), [P("11.5,-6.2! 3.4,-3.8! 3.4,-1.6! 11.5,-4!"), P("11.5,-1! 3.4,1.4! 3.4,3.6! 11.5,1.2!")])],
    "scroll": [(P("-9,-13! 8,-13! 11,-10 11,-6! 8,-6! 8,9 11,13! -6,13! -9,10!"), [bar(-5.5, -8.5, 10, 2.2, .4), bar(-5.5, -3.5, 10, 2.2, .4), bar(-5.5, 1.5, 10, 2.2, .4), bar(-5.5, 6.5, 6, 2.2, .4)])],
    "puzzle": [(P("-11,-8! -4,-8! -4.6,-12 0,-15.4 4.6,-12 4,-8! 11,-8! 11,-2! 14.4,-2.6 16,2 14.4,6.6 11,6! 11,13! -11,13!"), [])],
    "gear": [(gear(), [ell(0, 0, 4.6, n=10)])],
    "door": [(P("-9,-13! 5,-13! 5,13! -9,13!"), [ell(1, 0, 1.9, n=8)]), (P("7,-1.7! 10,-1.7! 10,-5! 16,0! 10,5! 10,1.7! 7,1.7!"), [])],
    "undo": [(tube(P("-4,-6 5,-5 10,2 6,9 -4,10"), [5, 5, 5, 4]), []), (P("-3,-14! -13.5,-6! -3,2!"), [])],
    "redo": [(tube(P("4,-6 -5,-5 -10,2 -6,9 4,10"), [5, 5, 5, 4]), []), (P("3,-14! 13.5,-6! 3,2!"), [])],
    "bulb": [(P("0,-14 8,-11 11,-3.5 7.6,3.6 4.4,8! -4.4,8! -7.6,3.6 -11,-3.5 -8,-11"), [P("-3,-10.4! -.6,-11! -5,-3.6! -7.2,-4!")]), (P("-4.2,9.8! 4.2,9.8! 2.8,14! -2.8,14!"), [])],
    "menu": [(bar(-11, a, 22, 4.2), []) for a in (-10, -2.1, 5.8)],
    "flip": [(P("-6,-13! -13,-3! -9,-3! -9,11! -3,11! -3,-3! 1,-3!"), []), (P("6,13! 13,3! 9,3! 9,-11! 3,-11! 3,3! -1,3!"), [])],
    "paw": [(P("0,0 8,6 7,13 0,12 -7,13 -8,6"), [])] + [(ell(a, b, 3.6, 4.7, c), []) for a, b, c in ((-11, -1, -25), (-4.5, -8.4, -8), (4.5, -8.4, 8), (11, -1, 25))],
    "home": [(P("0,-13.5! 14,-1! 10.4,-1! 10.4,12.5! 3.6,12.5! 3.6,4! -3.6,4! -3.6,12.5! -10.4,12.5! -10.4,-1! -14,-1!"), [])],
    "screen": [(bar(-14, -11, 28, 19, 2.4), [bar(-11, -8, 22, 13, 1)]), (P("-6,13! 6,13! 4,8! -4,8!"), [])],
    "sound": [(P("-14,-5! -8,-5! 0,-12! 0,12! -8,5! -14,5!"), [])] + [(tube(arc(r, -46, 46, 6, 2), [2, 3, 2]), []) for r in (5.5, 11.5)],
    "mute": [(P("-14,-5! -8,-5! 0,-12! 0,12! -8,5! -14,5!"), []), (thick((4.5, -5), (13.5, 5), 3), []), (thick((4.5, 5), (13.5, -5), 3), [])],
    "eye": [(P("-15,0! -8,-7 0,-10 8,-7 15,0! 8,7 0,10 -8,7"), [ell(0, 0, 6.4, n=12)]), (ell(0, 0, 3.6, n=10), [])],
    "swap": [(P("-15,-5! -5,-14! -5,-8! 13,-8! 13,-2! -5,-2! -5,4!"), []), (P("15,7! 5,-2! 5,4! -13,4! -13,10! 5,10! 5,16!"), [])],
    "prev": [(P("-10,0! 4,-10! 4,10!"), [])],
    "next": [(P("10,0! -4,-10! -4,10!"), [])],
    "first": [(P("-5,0! 9,-10! 9,10!"), []), (bar(-11, -10, 4.4, 20, .6), [])],
    "last": [(P("5,0! -9,-10! -9,10!"), []), (bar(6.6, -10, 4.4, 20, .6), [])],
    "up": [(P("0,-10! 10,5! -10,5!"), [])],
    "down": [(P("0,10! 10,-5! -10,-5!"), [])],
    "close": [(thick((-10, -10), (10, 10), 5.4), []), (thick((-10, 10), (10, -10), 5.4), [])],
    "check": [(P("-12.5,.5! -9,-4! -3,3! 9,-11! 13,-7.4! -2.6,11!"), [])],
    "plus": [(bar(-11, -2.6, 22, 5.2), []), (bar(-2.6, -11, 5.2, 22), [])],
    "minus": [(bar(-11, -2.6, 22, 5.2), [])],
    "pause": [(bar(-9, -11, 6, 22), []), (bar(3, -11, 6, 22), [])],
    "again": [(tube(arc(9.4, -60, 215, 16), [4.6, 4.8, 4.4]), []), (P("-1,-15.4! 10.6,-9.4! .2,-1.8!"), [])],
    "flag": [(bar(-10, -14, 3.6, 28, .8), []), (P("-5,-12.4! 1,-13.6 6,-10.6 13,-12! 9.6,-6.4! 13,0! 6,1 1,-2 -5,-.6!"), [])],
    "hands": [(P("-15,-6! -8,-9! -2,-6.4 4,-9.6 9,-8! 15,-5! 15,5! 10,6! 5,10 0,12 -5,9 -10,5! -15,5!"), [tube(P("-3.5,-3 -6,1.4 -2,2.6 1.4,-1 6,3 9,5.6"), [1.5, 1.9, 1.9, 1.5])])],
    "trophy": [(P("-8,-13! 8,-13! 7.4,-3 3,2.6! -3,2.6! -7.4,-3"), []), (tube(P("-7,-10.6 -12.6,-9.6 -11,-3.4 -5.6,-1.6"), [2.6, 2.6, 2.6]), []), (tube(P("7,-10.6 12.6,-9.6 11,-3.4 5.6,-1.6"), [2.6, 2.6, 2.6]), []),
               (bar(-1.8, 2, 3.6, 6, .2), []), (P("-7.4,13! -5.4,7.4! 5.4,7.4! 7.4,13!"), [])],
    "star": [(star(14), [])],
    "clock": [(ell(0, 0, 13.4, n=20), [ell(0, 0, 9.8, n=18)]), (thick((0, .9), (0, -7), 2.8), []), (thick((-.9, 0), (5.6, 3), 2.8), [])],
    "hourglass": [(bar(-9.5, -14, 19, 4, .8), []), (bar(-9.5, 10, 19, 4, .8), []), (P("-7.4,-8.8! 7.4,-8.8! 6.6,-4 1.5,0! 6.6,4 7.4,8.8! -7.4,8.8! -6.6,4 -1.5,0! -6.6,-4"), [P("-4,7! 4,7! 2.6,4.2 0,3! -2.6,4.2")])],
    "computer": [(bar(-9, -9, 18, 18, 2.4), [ell(-3.8, -1.6, 2.1, 2.6, n=8), ell(3.8, -1.6, 2.1, 2.6, n=8), bar(-4, 4, 8, 2, .5)]), (bar(-1.2, -14.4, 2.4, 5, .3), []), (ell(0, -14, 2.5, n=8), []),
                 (bar(-13.4, -4, 3, 8, 1), []), (bar(10.4, -4, 3, 8, 1), [])],
    "info": [(ell(0, 0, 13.4, n=20), [ell(0, -6.4, 2.2, n=8), bar(-2, -2.4, 4, 10, .6)])],
    "question": [(ell(0, 0, 13.4, n=20), [tube(P("-4.4,-3.4 -2.6,-7.2 2.4,-7.2 4,-3.6 .6,-.4 0,3"), [2.6, 3.2, 3.2, 2.8]), ell(0, 7, 2, n=8)])],
    "save": [(P("-12,-12! 7,-12! 12,-7! 12,12! -12,12!"), [bar(-6, -12.6, 10.4, 7.6, .4), bar(-7, 2, 14, 7.6, .6)])],
    "folder": [(P("-14,-10! -4,-10! -1,-6.4! 14,-6.4! 14,11! -14,11!"), [bar(-10.6, -2.6, 21.2, 2, .3)])],
    "trash": [(P("-9,-5.4! 9,-5.4! 7.4,14! -7.4,14!"), [bar(-4.6, -1.4, 2, 11, .4), bar(-1, -1.4, 2, 11, .4), bar(2.6, -1.4, 2, 11, .4)]), (bar(-11, -10.6, 22, 3.6, .8), []), (bar(-4, -13.6, 8, 3.4, .6), [])],
    "leaf": [(P("-12,11! -11.6,-2 -3,-10.6 13,-13! 10.6,3 2,11 -8,8.6!"), [thick((-8.6, 7.2), (6.6, -7), 1.5)])],
    "music": [(ell(-7, 8.6, 5, 4, -18, 10), []), (ell(8, 5.6, 5, 4, -18, 10), []), (P("-4.4,8! -4.4,-10! 13,-13.4! 13,5! 10.2,5! 10.2,-6! -1.6,-3.8! -1.6,8.4!"), [])],
    "full": [(P("-13,-13! -4,-13! -4,-9! -9,-9! -9,-4! -13,-4!"), []), (P("13,-13! 4,-13! 4,-9! 9,-9! 9,-4! 13,-4!"), []), (P("-13,13! -4,13! -4,9! -9,9! -9,4! -13,4!"), []), (P("13,13! 4,13! 4,9! 9,9! 9,4! 13,4!"), [])],
}


def icon(d, name, x=0, y=0, s=24, col=INK):
    """One icon, s units wide in its 24-unit part, about x, y."""
    k = s / 24
    put = lambda q: [(x + a * k, y + b * k, c) for a, b, c in q]
    return "".join(punched(d, put(sheet), [put(h) for h in holes], col) for sheet, holes in ICONS[name])


def icons(d):
    """Each icon 36 wide on 48: frames share one size and one center."""
    return "".join(frame("icon-" + n, (-24, -24, 48, 48), icon(d, n, s=32)) for n in ICONS)


# ---------------------------------------------------------------- what is in the hand
def disc(d, r=13):
    return d.sheet(ell(0, 0, r, n=16), INK, 1.5, 1)


def cap(d, w=26, h=26, r=6):
    """A keyboard's key."""
    return d.sheet(rrect(-w / 2, -h / 2, w, h, r), INK, 1.5, 1) + d.flat(rrect(-w / 2 + 2.6, -h / 2 + 1.8, w - 5.2, h - 7, r - 2), lite(INK, .16), amp=.1)


def letter(s, size=17.5, dy=0):
    return text(0, size * .35 + dy, s, size, "lilita", CREAM, "middle")


def arrow_to(a, r=6.4):
    return turn([(r, 0, True), (-r * .62, -r * .9, True), (-r * .62, r * .9, True)], a, 0, 0)


def on(d, *sheets):
    return "".join(d.flat(q, CREAM, amp=.1, facet=3) for q in sheets)


def ring(d, r, w):
    return punched(d, ell(0, 0, r, n=16), [ell(0, 0, r - w, n=14)], CREAM, .1, 3)


def buttons(d):
    """Controller buttons as punched discs, shoulders and menu keys; the four makes share the shapes."""
    o = [frame("key-disc", BOX, disc(d))]
    for c in "ABXY":
        o.append(frame("pad-" + c.lower(), BOX, disc(d) + letter(c)))
    o.append(frame("pad-cross", BOX, disc(d) + on(d, thick((-5, -5), (5, 5), 2.8), thick((-5, 5), (5, -5), 2.8))))
    o.append(frame("pad-circle", BOX, disc(d) + ring(d, 7, 2.8)))
    o.append(frame("pad-square", BOX, disc(d) + punched(d, bar(-6, -6, 12, 12, .6), [bar(-3.3, -3.3, 6.6, 6.6, .2)], CREAM, .1, 3)))
    o.append(frame("pad-triangle", BOX, disc(d) + punched(d, P("0,-8.4! 7.8,5! -7.8,5!"), [P("0,-3.4! 3.6,2.6! -3.6,2.6!")], CREAM, .1, 3)))
    o.append(frame("pad-start", BOX, disc(d) + on(d, *[bar(-6, a, 12, 2.4, .5) for a in (-5.4, -1.2, 3)])))
    o.append(frame("pad-back", BOX, disc(d) + punched(d, bar(-6.4, -6.4, 8.6, 8.6, .8), [bar(-4.4, -4.4, 4.6, 4.6, .2)], CREAM, .1, 3) + punched(d, bar(-2, -2, 8.6, 8.6, .8), [bar(0, 0, 4.6, 4.6, .2)], CREAM, .1, 3)))
    o.append(frame("pad-plus", BOX, disc(d) + on(d, bar(-6.6, -1.5, 13.2, 3, .5), bar(-1.5, -6.6, 3, 13.2, .5))))
    o.append(frame("pad-minus", BOX, disc(d) + on(d, bar(-6.6, -1.5, 13.2, 3, .5))))
    for s in ("LB", "RB", "LT", "RT", "L1", "R1", "L2", "R2", "L", "R", "ZL", "ZR"):
        w = 20 + 9 * len(s)
        shape = P("%g,11! %g,-4 %g,-11 %g,-11 %g,-4 %g,11!" % (-w / 2, -w / 2, -w / 2 + 9, w / 2 - 9, w / 2, w / 2))
        o.append(frame("pad-" + s.lower(), WIDE, d.sheet(shape, INK, 1.5, 1) + letter(s, 15.5, .5)))
    plus = P("-4.6,-13! 4.6,-13! 4.6,-4.6! 13,-4.6! 13,4.6! 4.6,4.6! 4.6,13! -4.6,13! -4.6,4.6! -13,4.6! -13,-4.6! -4.6,-4.6!")
    tips = {a: turn([(11.2, 0, True), (7, -3.2, True), (7, 3.2, True)], a, 0, 0) for a in (0, 90, 180, 270)}
    for name, angles in (("dpad", (0, 90, 180, 270)), ("dpad-left", (180,)), ("dpad-right", (0,)), ("dpad-up", (270,)), ("dpad-down", (90,))):
        o.append(frame("pad-" + name, BOX, d.sheet(plus, INK, 1.5, 1) + on(d, *[tips[a] for a in angles])))
    o.append(frame("pad-stick", BOX, d.sheet(ell(0, 0, 13, n=16), INK, 1.5, 1) + ring(d, 9.4, 1.7) + d.flat(ell(0, 0, 5.6, n=12), CREAM, amp=.1)))
    return "".join(o)


def keys(d):
    """The keyboard's keys that the game uses."""
    o = [frame("key-" + n, BOX, cap(d) + '<g transform="translate(0,-2)">%s</g>' % on(d, arrow_to(a))) for n, a in (("left", 180), ("right", 0), ("up", 270), ("down", 90))]
    o += [frame("key-" + c.lower(), BOX, cap(d) + letter(c, 16, -1.6)) for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
    for n, s in (("esc", "Esc"), ("tab", "Tab"), ("ctrl", "Ctrl"), ("shift", "Shift")):
        o.append(frame("key-" + n, WIDE, cap(d, 46) + letter(s, 14.5, -1.6)))
    enter = on(d, tube(P("8,-7! 8,1! -4,1"), [2.8, 2.8, 2.8]), P("-10,1! -2.6,-4.4! -2.6,6.4!"))
    o.append(frame("key-enter", WIDE, cap(d, 40) + '<g transform="translate(0,-1)">%s</g>' % enter))
    o.append(frame("key-space", WIDE, cap(d, 56) + on(d, P("-16,-3! -13.4,-3! -13.4,1.6! 13.4,1.6! 13.4,-3! 16,-3! 16,4.4! -16,4.4!"))))
    o.append(frame("key-backspace", WIDE, cap(d, 46) + '<g transform="translate(0,-1.6)">%s</g>' % on(d, P("-11,0! -4,-6! -4,-1.8! 11,-1.8! 11,1.8! -4,1.8! -4,6!"))))
    small = lambda x, y, a: d.sheet(rrect(x - 8, y - 8, 16, 16, 4), INK, 1.2, .8) + d.flat(move(arrow_to(a, 3.6), x, y), CREAM, amp=.05, facet=2)
    o.append(frame("key-arrows", WIDE, small(0, -9.5, 270) + small(-18, 9.5, 180) + small(0, 9.5, 90) + small(18, 9.5, 0)))
    return "".join(o)


def pointers(d):
    """Mouse and finger, cream on the same disc."""
    body = P("0,-9.6 5,-8.2 6.8,-3 6.8,3 5,8 0,9.6 -5,8 -6.8,3 -6.8,-3 -5,-8.2")
    left, right = P("-.8,-8.4! -4.4,-7 -5.6,-3 -5.6,-1.4! -.8,-1.4!"), P(".8,-8.4! 4.4,-7 5.6,-3 5.6,-1.4! .8,-1.4!")
    wheel = rrect(-1.7, -7, 3.4, 6, 1.2)
    o = []
    for n, parts in (("", (left, right)), ("-left", (right,)), ("-right", (left,)), ("-wheel", (left, right))):
        pressed = {"-left": left, "-right": right, "-wheel": wheel}.get(n)
        b = punched(d, body, list(parts), CREAM, .1, 3) + (d.flat(pressed, SUN, amp=.05, facet=3) if pressed else d.flat(rrect(-1, -6, 2, 4, .8), CREAM, amp=0))
        o.append(frame("mouse" + n, BOX, disc(d) + b))
    hand = move(P("-8,-9 -4,-13 0,-9 0,2 6,1 11,3 16,5 17,11 14,22! -5,22! -15,10 -13,6 -8,8"), 2.2, 1, .46)
    tap = "".join(d.flat(tube(arc(r, -165, -15, 8, .4, -4.2), [.8, 1.5, .8]), CREAM, amp=.05, facet=2) for r in (4.8,))
    drag = d.flat(P("-9.4,-6! -5.4,-8.8! -5.4,-6.9! 5.4,-6.9! 5.4,-8.8! 9.4,-6! 5.4,-3.2! 5.4,-5.1! -5.4,-5.1! -5.4,-3.2!"), CREAM, amp=.05)
    o.append(frame("finger-tap", BOX, disc(d) + tap + on(d, hand)))
    o.append(frame("finger-drag", BOX, disc(d) + drag + on(d, move(hand, 0, 1.2, .86))))
    return "".join(o)


def devices(d):
    """What somebody plays with, 60 wide."""
    f = lambda p: d.flat(p, CREAM, amp=.1, facet=3)
    pad = d.sheet(sym("0,-13 8,-14 12,-17 20,-16 25,-6 28,10 25,17 19,15 12,6 0,6", 0), INK, 1.5, 1)
    pad += f(P("-19,-6! -16,-6! -16,-9! -12,-9! -12,-6! -9,-6! -9,-2! -12,-2! -12,1! -16,1! -16,-2! -19,-2!"))
    pad += "".join(f(ell(14 + a, -4 + b, 2.1, n=8)) for a, b in ((-5, 0), (5, 0), (0, -5), (0, 5))) + f(ell(-6, 2.5, 3.2, n=9)) + f(ell(6, 2.5, 3.2, n=9))
    board = d.sheet(rrect(-28, -16, 56, 32, 5), INK, 1.5, 1)
    for r, shift in ((-10, 0), (-2, .5)):
        board += "".join(f(rrect(-24 + i * 7 + shift, r, 4.6, 5, 1)) for i in range(7))
    board += f(rrect(-14, 6, 28, 5, 1)) + f(rrect(-23.5, 6, 5.5, 5, 1)) + f(rrect(18, 6, 5.5, 5, 1))
    mouse = d.sheet(P("0,-18 9.6,-15.6 12.8,-6 12.8,6 9.6,15.6 0,18.4 -9.6,15.6 -12.8,6 -12.8,-6 -9.6,-15.6"), INK, 1.5, 1)
    mouse += f(rrect(-.9, -16, 1.8, 13, .3)) + f(rrect(-11, -4, 22, 1.8, .3)) + f(rrect(-2.2, -12, 4.4, 7, 1.6))
    touch = "".join(d.flat(tube(arc(r, -175, -5, 8, -4, -10), [2, 3, 2]), INK, amp=.1) for r in (12, 18))
    touch += d.sheet(move(P("-8,-9 -4,-13 0,-9 0,2 6,1 11,3 16,5 17,11 14,22! -5,22! -15,10 -13,6 -8,8"), 0, -2), INK, 1.5, 1)
    return "".join(frame("device-" + n, (-34, -30, 68, 60), b) for n, b in (("pad", pad), ("keys", board), ("mouse", mouse), ("touch", touch)))


BOX, WIDE = (-18, -18, 36, 36), (-34, -22, 68, 44)


def all_glyphs(d):
    return icons(d) + buttons(d) + keys(d) + pointers(d) + devices(d)
