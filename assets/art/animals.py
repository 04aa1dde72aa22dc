"""The eight animals. Each is a tree of named parts with pivots, cut from a handful of papers."""
from contextlib import contextmanager
from paper import *

BORDER = 13          # width of the cream backing sheet that shows around every animal
LASH = 5.5           # how thick the line of a closed eye is
SPACE = (-64, -64, 640, 640)   # no backing's shadow reaches out of this


class Animal:
    def __init__(self, name):
        self.name, self.d = name, Doc(name[:3] + "-")
        self.out, self.back, self.piv, self.stack, self.rot = [], {}, {}, [], None

    # -- structure
    @contextmanager
    def part(self, pid, pivot, extra=""):
        x, y = self.tp([(pivot[0], pivot[1], False)])[0][:2]
        self.out.append('<g id="%s" data-pivot="%g,%g"%s>' % (pid, round(x, 1), round(y, 1), extra))
        self.piv[pid] = (round(x, 1), round(y, 1))
        self.stack.append(pid)
        yield
        self.stack.pop()
        self.out.append("</g>")

    @contextmanager
    def tilt(self, ang, cx, cy, dx=0, dy=0, s=1):
        """What is drawn inside is turned about a point, made larger or smaller about it, and moved."""
        old, self.rot = self.rot, (ang, cx, cy, dx, dy, s)
        yield
        self.rot = old

    def tp(self, p):
        if not self.rot:
            return p
        ang, cx, cy, dx, dy, s = self.rot
        return move(turn(p, ang, cx, cy), dx, dy, s, cx, cy)

    # -- paper
    def sheet(self, p, col, z=2.2, edge=2, back=False, **k):
        p = self.tp(p)
        sd = self.d.seed()
        if back:
            node = self.back
            for pid in self.stack:
                node = node.setdefault(pid, {})
            node.setdefault("", []).append(path(cut(p, .6, sd, 11)))
        self.out.append(self.d.sheet(p, col, z, edge, seed=sd, **k))

    def flat(self, p, col, **k):
        self.out.append(self.d.flat(self.tp(p), col, **k))

    def line(self, s, w, col=INK):
        ws = w if isinstance(w, (list, tuple)) else [w * .35, w, w * .35]
        self.flat(tube(pts(s), ws), col, amp=.25, facet=7)

    def both(self, f):
        """Draw for the viewer's left ('l') and right ('r'); f gets the letter and a mirror."""
        f("l", lambda p: p)
        f("r", mir)

    def eye(self, side, cx, cy, rx, ry, iris=None, pupil=.72, slit=None, look=(0, 0), lid=None, rest=.16, ang=0,
            white="#FFF7E6", shine=1):
        c = lambda p: turn(p, ang, cx, cy)
        with self.part("eye-" + side, (cx, cy)):
            self.flat(c(ell(cx, cy, rx + 3.5, ry + 3.5)), INK, amp=.3)
            self.flat(c(ell(cx, cy, rx, ry)), white if iris is None else iris, amp=.2)
            if iris:
                self.flat(c(ell(cx - rx * .15, cy - ry * .2, rx * .75, ry * .6)), lite(iris, .35), amp=.2)
            px, py = cx + look[0], cy + look[1]
            pw, ph = (rx * pupil, ry * pupil) if not slit else (rx * slit, ry * .86)
            with self.part("pupil-" + side, (px, py), ' data-reach="%g"' % round(rx * .3, 1)):
                self.flat(ell(px, py, pw, ph), "#24121F", amp=.2)
                self.flat(ell(px - rx * .26 * shine, py - ry * .34, rx * .24 * shine, ry * .26 * shine), "#FFFFFF", amp=.1, facet=4)
                self.flat(ell(px + rx * .24, py + ry * .34, rx * .12, ry * .12), "#FFE9C4", amp=.1, facet=4)
        top = cy - ry - 5
        h = (ry + 6) * 2
        # lash and lid share one scale; the lash's pivot sits LASH lower, so its line keeps its width
        wide = .5 if rest <= .12 else 1          # a wide-open eye keeps its lid tucked in
        whole = cut(ell(cx, cy, rx + 6.5, ry + 6, 0, 16), .2, self.d.seed())   # cut before it is tucked in
        q = [(cx + (x - cx) * wide, top + (y - top) * rest, False) for x, y in whole]
        paper = lambda q, col: self.out.append('<path d="%s" fill="%s"/>' % (path([p[:2] for p in self.tp(c(q))]), col))
        axis = ang + (self.rot[0] if self.rot else 0)
        tag = ' data-rest="%g,%g" data-closed="1,0.92" data-turn="%g"' % (wide, rest, axis)
        with self.part("lash-" + side, c([(cx, top + LASH, 0)])[0][:2], tag):
            paper(move(q, 0, LASH), "#24121F")
        with self.part("lid-" + side, c([(cx, top, 0)])[0][:2], tag):
            paper(q, dark(lid, .04))

    def leg(self, pid, x, top, w, bottom, col, paw=None, toes=True, lean=0, pw=1.3, marks=None):
        """A column with a paw; pivot at the shoulder."""
        paw = paw or col
        with self.part(pid, (x, top)):
            self.sheet(pts("%g,%g %g,%g %g,%g! %g,%g! %g,%g %g,%g" % (
                x - w * .46, top, x + w * .46, top, x + w * .5 + lean, bottom - 8, x - w * .5 + lean, bottom - 8,
                x - w * .5 + lean * .6, (top + bottom) / 2, x - w * .48, top + 10)), col, back=True)
            px = x + lean
            self.sheet([(px - w * pw / 2, bottom - 8, 0), (px - w * pw * .44, bottom - 24, 0), (px, bottom - 32, 0),
                        (px + w * pw * .44, bottom - 24, 0), (px + w * pw / 2, bottom - 8, 0), (px + w * .4, bottom + 2, 0),
                        (px - w * .4, bottom + 2, 0)], paw, z=1.5, back=True)
            if toes:
                for dx in (-.17, .17):
                    self.line("%g,%g %g,%g" % (px + w * dx * pw, bottom - 15, px + w * dx * pw * 1.1, bottom - 2), [2, 4.5], dark(paw, .45))
            if marks:
                marks()

    def whiskers(self, side, x, y, l, col, n=3, spread=13):
        m = -1 if side == "l" else 1
        with self.part("whiskers-" + side, (x, y)):
            for i in range(n):
                dy = (i - (n - 1) / 2) * spread
                self.line("%g,%g %g,%g %g,%g" % (x, y + dy * .5, x + m * l * .55, y + dy * 1.05 - 3, x + m * l, y + dy * 1.5 + 2), [4, 3.2, 1.5], col)

    # -- output
    def backing(self, node):
        """The cream sheets, in the same tree as the parts, so that each follows its own part."""
        o = []
        for pid, sub in node.items():
            if not pid:
                continue
            x, y = self.piv[pid]
            o.append('<g id="back-%s" data-part="%s" data-pivot="%g,%g">' % (pid, pid, x, y))
            if "" in sub:
                o.append('<path d="%s" fill="%s" stroke="%s" stroke-width="%d" stroke-linejoin="round"/>' % ("".join(sub[""]), CREAM, CREAM, BORDER * 2))
            o.append(self.backing(sub) + "</g>")
        return "".join(o)

    def body(self, z=5):
        shadow, alone = (self.d.shadow(z, SPACE, a) for a in (False, True))
        name = re.search("#(.*)[)]", alone).group(1)
        return '<g id="backing" data-shade="%s" %s>%s</g><g id="animal">%s</g>' % (name, shadow, self.backing(self.back), "".join(self.out))

    def symbol(self):
        """For use inside a scene: definitions and a symbol without inner ids."""
        b = re.sub(r' (id|data-[a-z]+)="[^"]*"', "", self.body())
        return self.d.alldefs() + '<symbol id="an-%s" viewBox="-24 -24 560 560">%s</symbol>' % (self.name, b)

    def file(self):
        b = self.body()
        return svg(512, 512, self.d.alldefs() + b)


# ---------------------------------------------------------------- 8 elephant
def elephant():
    a = Animal("elephant")
    G, GD, EAR, TUSK = "#8C8CB0", "#74739B", "#E8A49C", "#FFF6DF"
    # four square on its columns, broader than anybody
    with a.part("tail", (144, 390)):
        a.sheet(tube(pts("154,376 98,380 64,408 58,446"), [14, 11, 8]), GD, back=True)
        a.sheet(pts("58,436! 73,462 63,487 50,486 40,460"), INK, z=1, back=True)
    a.leg("leg-bl", 144, 370, 74, 474, dark(G, .2), toes=False, pw=1.1)
    a.leg("leg-br", 368, 370, 74, 474, dark(G, .2), toes=False, pw=1.1)
    with a.part("body", (256, 450)):
        a.sheet(sym("256,250 330,258 388,312 404,380 396,424 356,446 300,440 256,436"), G, back=True)
    for pid, x in (("leg-fl", 188), ("leg-fr", 324)):
        a.leg(pid, x, 360, 82, 486, G, toes=False, pw=1.12,
              marks=lambda: [a.flat(ell(x + i * 25, 478, 10, 10), TUSK, amp=.3) for i in (-1, 0, 1)])
    with a.part("head", (256, 330)), a.tilt(-3, 256, 330):
        def ear(s, m):
            with a.part("ear-" + s, m([(168, 180, 0)])[0][:2]):
                a.sheet(m(pts("186,110 128,54 66,54 31,108 28,182 50,242 94,278! 128,270 160,258 186,236")), GD, z=3, back=True)
                a.sheet(m(pts("176,132 128,84 80,86 56,128 55,182 70,224 98,246! 126,238 154,228 176,208")), EAR, z=1, edge=1.5)
        a.both(ear)
        with a.part("face", (256, 210)):
            a.sheet(sym("256,76 288,60 334,82 370,142 374,210 354,272 314,312 256,318"), G, z=3.5, back=True)
            for x in (170, 342):
                a.flat(ell(x, 252, 26, 17), "#EFA79B", op=.85)
        with a.part("tuft", (256, 72)):
            a.sheet(pts("238,78! 226,44 244,56! 250,26 262,54! 284,36 276,80!"), INK, z=1, edge=1.5, back=True)
        a.eye("l", 186, 200, 22, 25, look=(3, 2), pupil=.78, lid=dark(G, .1), rest=.2, ang=-2)
        a.eye("r", 326, 200, 22, 25, look=(-3, 2), pupil=.78, lid=dark(G, .1), rest=.2, ang=2)
        with a.part("brow-l", (186, 150)):
            a.line("158,160 184,148 212,156", 9, dark(G, .5))
        with a.part("brow-r", (326, 150)):
            a.line("300,156 328,148 354,160", 9, dark(G, .5))
        def tusk(s, m):
            with a.part("tusk-" + s, m([(206, 280, 0)])[0][:2]):
                a.sheet(m(pts("184,268 222,276 216,316 178,352! 176,306")), TUSK, z=2, edge=0, back=True)
        a.both(tusk)
        with a.part("trunk", (256, 210)):
            a.sheet(tube(pts("256,128 255,190 254,250 262,318 296,372 358,398 424,382 450,334"), [36, 84, 92, 80, 66, 56, 48, 40]), lite(G, .08), z=4, back=True)
            for t, y, w in ((0, 246, 34), (1, 270, 33), (2, 294, 31), (3, 317, 28)):
                a.line("%g,%g %g,%g %g,%g" % (256 - w + t * 3, y, 256 + t * 4, y + 9, 256 + w + t * 5, y - 2), [1.5, 5, 1.5], dark(G, .38))
            a.line("268,344 288,350 308,334", [1.5, 5, 1.5], dark(G, .38))
            a.flat(ell(449, 330, 17, 9, 14), EAR)
    return a


# ---------------------------------------------------------------- 7 lion
def ring(cx, cy, n, r0, r1, seed, off=0, droop=.12, wob=.06):
    rnd = random.Random(seed)
    o = []
    for i in range(n):
        for f, r, c in ((0, r0, True), (.22, r1 * .93, False), (.5, r1, False), (.78, r1 * .93, False)):
            t = off + (i + f) * 2 * math.pi / n
            k = 1 + droop * max(0, math.sin(t)) + (rnd.uniform(-wob, wob) if f == .5 else 0)
            o.append((cx + math.cos(t) * r * k, cy + math.sin(t) * r * k * .98, c))
    return o


def lion():
    a = Animal("lion")
    F, M1, M2, MZ = "#F7B93E", "#9C3A1C", "#DE6A24", "#FFEFC9"
    # enthroned: sits sideways, the chest out, and looks down on you
    with a.part("tail", (392, 452)):
        a.sheet(tube(pts("372,458 436,470 476,436 472,376"), [24, 20, 16]), dark(F, .1), back=True)
        a.sheet(pts("472,388! 446,360 448,320 477,278! 504,320 503,358"), M1, z=1.5, back=True)
        a.flat(pts("473,366! 466,340 477,306! 485,336"), M2)
    with a.part("leg-bl", (300, 440)):
        a.sheet(pts("262,470 290,456 330,462 340,482 262,484"), dark(F, .22), z=1.5, back=True)
    with a.part("body", (256, 460)):
        a.sheet(pts("150,340 176,290 260,270 336,296 388,346 424,410 426,462 392,482 260,474 190,450 160,400"), F, back=True)
    with a.part("leg-br", (366, 420)):
        a.sheet(pts("288,440 310,392 356,372 404,390 430,436 422,476 380,486 304,486"), lite(F, .1), z=2.5, back=True)
        a.sheet(pts("268,478 280,462 316,456 348,466 354,484 270,487"), lite(F, .3), z=1.5, back=True)
        for x in (288, 306):
            a.line("%g,470 %g,483" % (x, x - 1), [2, 4.5], dark(F, .45))
    a.leg("leg-fl", 182, 350, 52, 484, dark(F, .12), paw=lite(F, .2), lean=-2)
    a.leg("leg-fr", 238, 350, 56, 486, F, paw=lite(F, .3), lean=-2)
    with a.part("chest", (220, 340)):
        a.sheet(pts("128,318! 200,300 306,310! 296,352 304,382! 272,376 264,414! 240,396 218,440! 200,402 174,416! 168,380 138,384! 142,350"), M1, z=2.5, back=True)
    with a.part("head", (236, 330)), a.tilt(-4, 256, 330, -24, -12, .9):
        with a.part("mane", (256, 210)):
            a.sheet(ring(256, 206, 13, 150, 196, 4, off=.24), M1, z=4, back=True)
            a.sheet(ring(256, 206, 12, 122, 160, 9, off=.05), M2, z=3)
        def ear(s, m):
            with a.part("ear-" + s, m([(178, 130, 0)])[0][:2]):
                a.sheet(m(ell(164, 112, 36, 36)), F, z=2.5)
                a.flat(m(ell(168, 116, 21, 22)), dark(M2, .1))
        a.both(ear)
        with a.part("face", (256, 210)):
            a.sheet(sym("256,98 312,106 352,150 362,214 336,268 300,302 256,312"), F, z=3.5)
            a.sheet(sym("256,104! 280,112 274,160 284,216 256,240"), lite(F, .38), z=0, edge=0)
            a.sheet(pts("256,92! 230,84 214,104! 240,108 256,138! 272,108 300,102! 284,82"), M2, z=1.5, edge=1.5)
        a.eye("l", 206, 200, 24, 25, iris="#9E5A1A", pupil=.6, look=(2, 3), lid=dark(F, .06), rest=.22, ang=6)
        a.eye("r", 306, 200, 24, 25, iris="#9E5A1A", pupil=.6, look=(-4, 3), lid=dark(F, .06), rest=.22, ang=-6)
        with a.part("brow-l", (206, 168)):
            a.flat(pts("168,160! 192,138 238,158! 230,168! 196,158"), M1)
        with a.part("brow-r", (306, 168)):
            a.flat(pts("344,160! 320,138 274,158! 282,168! 316,158"), M1)
        with a.part("muzzle", (256, 256)):
            a.sheet(sym("256,318! 276,316 282,340 256,362!"), M1, z=1.5, edge=1.5)
            a.sheet(sym("256,238 298,236 326,262 318,298 284,310 256,302"), MZ, z=2)
            with a.part("nose", (256, 240)):
                a.sheet(sym("256,224 284,226 290,240 270,258 256,264"), "#7A2E2A", z=1, edge=1.5)
                a.flat(ell(244, 234, 9, 4, -8), "#C77A6A")
            a.line("256,262 256,282", [5, 5], INK)
            a.line("206,266 228,296 256,284 284,296 306,266", [2, 6, 6, 6, 2], INK)
            for x, y in ((222, 262), (234, 272), (290, 262), (278, 272)):
                a.flat(ell(x, y, 2.6, n=6), "#B4793E", amp=.1, facet=3)
    return a


# ---------------------------------------------------------------- 6 tiger
def lens(x1, y1, x2, y2, w, bend=0):
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    d = math.hypot(x2 - x1, y2 - y1) or 1
    nx, ny = -(y2 - y1) / d, (x2 - x1) / d
    return [(x1, y1, True), (mx + nx * (bend + w / 2), my + ny * (bend + w / 2), False), (x2, y2, True),
            (mx + nx * (bend - w / 2), my + ny * (bend - w / 2), False)]


def wedge(x1, y1, x2, y2, w, bend=0):
    """A stripe: broad at the first end, pointed at the second."""
    d = math.hypot(x2 - x1, y2 - y1) or 1
    nx, ny = -(y2 - y1) / d, (x2 - x1) / d
    mx, my = (x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend
    return [(x1 + nx * w / 2, y1 + ny * w / 2, True), (mx + nx * w * .42, my + ny * w * .42, False), (x2, y2, True),
            (mx - nx * w * .36, my - ny * w * .36, False), (x1 - nx * w / 2, y1 - ny * w / 2, True)]


def tiger():
    a = Animal("tiger")
    O, W, S = "#F07A26", "#FFF3DA", "#2E1A26"
    # on the prowl: the rump high, the waist thin, the head low between the shoulders, one paw out in front
    with a.part("tail", (92, 236)):
        a.sheet(tube(pts("112,256 60,226 38,168 54,110 100,84 128,48 110,10"), [34, 34, 33, 31, 29, 27, 22]), O, back=True)
        for x1, y1, x2, y2 in ((56, 228, 84, 202), (22, 178, 56, 170), (34, 118, 64, 130), (76, 76, 96, 100)):
            a.flat(wedge(x1, y1, x2, y2, 18), S)
        a.sheet(tube(pts("121,68 127,44 110,9"), [28, 27, 22]), S, z=0, edge=0)
    with a.part("leg-br", (186, 380)):
        a.sheet(pts("164,350 218,350 214,400 196,436 200,462 212,484 150,484 150,464 162,428"), dark(O, .18), back=True)
    with a.part("body", (256, 440)):
        a.sheet(pts("62,270 98,216 146,206 186,240 232,268 296,228 370,226 428,292 426,372 372,420 296,412 236,388 176,396 96,400 60,340"), O, back=True)
        a.sheet(pts("178,392 236,380 300,398 380,396 400,404 330,432 258,410"), W, z=0, edge=0)
        for x1, y1, x2, y2, b in ((114, 206, 126, 258, 4), (156, 210, 160, 276, 4), (194, 244, 190, 306, 4)):
            a.flat(wedge(x1, y1, x2, y2, 19, b), S)
    with a.part("leg-bl", (110, 320)):
        a.sheet(pts("62,276! 112,262 160,294 170,348 146,396 122,430 148,448 154,484 64,484 58,462 82,424 52,376 44,322"), O, z=3, back=True)
        a.sheet(pts("64,456 104,448 150,452 160,470 152,487 66,487 54,474"), W, z=1.5, back=True)
        for x1, y1, x2, y2 in ((44, 322, 96, 324), (48, 358, 98, 354), (66, 394, 108, 382)):
            a.flat(wedge(x1, y1, x2, y2, 17), S)
        for x in (112, 134):
            a.line("%g,470 %g,485" % (x, x + 2), [2, 4.5], dark(W, .45))
    for pid, x, lean, w in (("leg-fl", 264, -30, 56), ("leg-fr", 392, 52, 60)):
        a.leg(pid, x, 352, w, 486, O, paw=W, lean=lean, pw=1.4,
              marks=lambda: [a.flat(wedge(x + lean * (.3 + k * .26) + m * w * .52, 392 + k * 25, x + lean * (.3 + k * .26) + m * 2, 396 + k * 25, 13), S)
                             for m in ((-1,) if lean < 0 else (1,)) for k in (0, 1, 2)])
    with a.part("head", (312, 366)), a.tilt(-6, 256, 320, 64, 62, .8):
        def ear(s, m):
            with a.part("ear-" + s, m([(168, 108, 0)])[0][:2]):
                a.sheet(m(ell(152, 84, 50, 50)), S, z=2.5, back=True)
                a.sheet(m(ell(160, 96, 42, 42)), O, z=0, edge=0)
                a.flat(m(ell(164, 100, 24, 25)), W)
        a.both(ear)
        with a.part("face", (256, 210)):
            a.sheet(sym("256,58 330,68 386,116 406,180 452,226! 424,240 446,284! 396,288 404,322! 346,322 304,342 256,346"), O, z=4, back=True)
            for m in (lambda p: p, mir):
                a.sheet(m(pts("394,232 430,240! 408,252 428,280! 384,280 390,308! 344,308 306,326 262,320 280,270 330,258 356,226")), W, z=1, edge=1)
                a.sheet(m(pts("270,186! 290,152 328,136 354,150 350,172 312,176")), W, z=.8, edge=1)
                a.flat(m(wedge(398, 168, 340, 184, 22, -3)), S)
                a.flat(m(wedge(420, 208, 366, 214, 20, -3)), S)
                a.flat(m(wedge(428, 262, 380, 252, 18, 3)), S)
                a.flat(m(wedge(346, 82, 330, 134, 24, 5)), S)
            # the mark of the king: three strokes and a post
            a.flat(lens(206, 84, 306, 84, 17, -6), S)
            a.flat(lens(216, 110, 296, 110, 15, -5), S)
            a.flat(lens(228, 135, 284, 135, 13, -4), S)
            a.flat(pts("248,70! 264,70! 262,120 257,172! 251,120"), S)
        a.eye("l", 200, 206, 26, 25, iris="#F5C542", pupil=.5, look=(5, 2), lid=O, rest=.3, ang=18)
        a.eye("r", 312, 206, 26, 25, iris="#F5C542", pupil=.5, look=(-5, 2), lid=O, rest=.3, ang=-18)
        with a.part("muzzle", (256, 270)):
            a.sheet(pts("212,298! 300,298! 298,334 276,356 236,356 214,334"), "#8E2632", z=0, edge=0)
            a.flat(ell(256, 344, 26, 11), "#F08A86")
            a.sheet(sym("256,250 302,246 334,272 326,308 290,318 256,306"), W, z=2)
            a.flat(pts("214,314! 240,310! 231,346!"), "#FFFFFF", amp=0)
            a.flat(pts("272,308! 298,314! 281,346!"), "#FFFFFF", amp=0)
            with a.part("nose", (256, 250)):
                a.sheet(sym("256,232 286,234 292,246 270,266 256,272"), "#E06A62", z=1, edge=1.5)
            a.line("256,270 256,290", [5, 5], INK)
            a.line("214,284 234,302 256,290 278,302 300,284", [2, 6, 6, 6, 2], INK)
            for x, y in ((218, 270), (230, 281), (294, 270), (282, 281)):
                a.flat(ell(x, y, 3, n=6), S, amp=.1, facet=3)
    return a


# ---------------------------------------------------------------- 5 leopard
def rosette(a, x, y, r, col, inner, rot=0):
    """A broken ring of two or three unequal crescents round a darker heart."""
    rnd = random.Random(int(x * 7 + y * 13))
    a.flat(ell(x, y, r * .6, r * .52, rot), inner, amp=.4)
    t = math.radians(rot)
    for span in (2.1, 1.5, 1.1):
        c = [(x + math.cos(t + span * f) * r * .82, y + math.sin(t + span * f) * r * .74, False) for f in (0, .5, 1)]
        a.flat(tube(c, [r * .3, r * .52, r * .26]), col, amp=.5, facet=6)
        t += span + rnd.uniform(.42, .62)


def leopard():
    a = Animal("leopard")
    Y, S, IN, W = "#F4CB62", "#5A2E20", "#E0A23A", "#FFF5DE"
    with a.part("tail", (440, 370)):
        a.sheet(tube(pts("414,404 462,356 474,270 452,182 398,132 346,138 332,180 364,200"), [44, 40, 37, 35, 33, 30, 27, 22]), Y, back=True)
        for x, y, r in ((462, 344, 12), (466, 306, 12), (474, 268, 12), (464, 226, 12), (450, 186, 12), (424, 154, 11), (394, 132, 10)):
            a.flat(ell(x, y, r * 1.15, r * .75, x + y, 7), S, facet=6)
        a.sheet(tube(pts("340,148 331,178 344,198 366,199"), [30, 28, 26, 22]), S, z=0, edge=0)
    with a.part("leg-bl", (366, 400)):
        a.sheet(pts("340,366 388,380 386,430 370,458 380,484 324,486 324,470 344,452"), dark(Y, .16), back=True)
    with a.part("body", (300, 400)):
        a.sheet(pts("130,344 184,280 246,246 304,246 350,288 396,266 442,302 460,370 440,414 388,404 322,384 254,402 178,424 144,400"), Y, back=True)
        a.sheet(pts("186,414 250,396 320,378 386,396 322,398 250,418"), W, z=0, edge=0)
        for x, y, r in ((302, 276, 20), (350, 314, 21), (402, 296, 20), (308, 330, 21), (266, 346, 17), (348, 352, 18)):
            rosette(a, x, y, r, S, IN, x)
    with a.part("leg-br", (420, 390)):
        a.sheet(pts("370,372 390,326 438,326 468,378 456,424 432,444 430,462 440,486 374,486 374,468 402,446 378,410"), Y, back=True, z=3)
        for x, y, r in ((406, 358, 20), (442, 380, 17), (412, 408, 18)):
            rosette(a, x, y, r, S, IN, y)
        for x in (392, 410):
            a.line("%g,473 %g,485" % (x, x + 1), [2, 4.5], S)
    for pid, x, l in (("leg-fl", 160, -26), ("leg-fr", 228, 20)):
        a.leg(pid, x, 368, 48, 486, Y, paw=W, lean=l, pw=1.36,
              marks=lambda: [a.flat(ell(x + dx + l * (.15 + k * .2), 372 + dy, 7, 6, dx * 5, 7), S, facet=5)
                             for k, (dx, dy) in enumerate(((-8, 14), (10, 30), (-8, 50), (8, 68)))])
    with a.part("head", (206, 340)), a.tilt(-9, 200, 300, -10, 20, .93):
        def ear(s, m):
            with a.part("ear-" + s, m([(132, 140, 0)])[0][:2]):
                a.sheet(m(ell(116, 132, 36, 36)), S, z=2.5, back=True)
                a.sheet(m(ell(123, 138, 27, 27)), Y, z=0, edge=0)
                a.flat(m(ell(128, 142, 16, 17)), W)
        M = lambda p: mir(p, 200)
        ear("l", lambda p: p)
        ear("r", M)
        with a.part("face", (200, 220)):
            a.sheet(sym("200,106 262,114 306,158 314,222 290,282 250,324 200,334", 200), Y, z=4, back=True)
            for m in (lambda p: p, M):
                a.sheet(m(pts("306,240 286,288 248,320 204,326 214,282 262,262")), W, z=0, edge=0)
                a.sheet(m(ell(246, 186, 26, 17, 24)), W, z=0, edge=0)
                for x, y, w, h, r in ((226, 128, 9, 7, 30), (254, 140, 10, 8, 40), (280, 166, 10, 8, 60), (224, 152, 7, 6, 10), (296, 202, 10, 7, 80), (298, 238, 9, 6, 100), (282, 268, 8, 6, 40)):
                    a.flat(m(ell(x, y, w, h, r, 7)), S, facet=6)
            a.flat(ell(200, 122, 6, 9, 0, 7), S, facet=6)
            a.flat(ell(200, 146, 6, 8, 0, 7), S, facet=6)
        a.eye("l", 154, 216, 25, 22, iris="#86B94A", pupil=.56, look=(8, 2), lid=dark(Y, .08), rest=.5, ang=8)
        a.eye("r", 246, 216, 25, 22, iris="#86B94A", pupil=.56, look=(8, 2), lid=dark(Y, .08), rest=.34, ang=-10)
        with a.part("muzzle", (200, 270)):
            a.sheet(sym("200,262 236,256 260,280 252,308 222,318 200,308", 200), W, z=2)
            with a.part("nose", (200, 258)):
                a.sheet(sym("200,242 224,244 230,256 212,272 200,277", 200), "#D8736B", z=1, edge=1.5)
            a.line("200,276 200,294", [5, 5], INK)
            a.line("170,292 184,302 200,294 222,302 246,290 260,266", [2, 5, 6, 6, 5, 2], INK)
            for x, y in ((170, 276), (180, 287), (230, 276), (222, 287)):
                a.flat(ell(x, y, 3, n=6), S, amp=.1, facet=3)
    return a


# ---------------------------------------------------------------- 4 wolf
def wolf():
    a = Animal("wolf")
    G, GD, P = "#60748A", "#43536B", "#EEF0E6"
    # upright on long thin legs, the flank drawn in, the tail stretched out, the head turned to whoever looks
    with a.part("tail", (122, 314)):
        a.sheet(pts("140,286! 104,256 60,252 24,278 4,326 -4,386! 18,370 32,384! 46,356 70,362! 86,334 132,340"), G, back=True)
        a.sheet(pts("8,316 2,334 -4,386! 18,370 32,384! 46,356 66,361! 54,340 38,346! 32,318 16,332!"), P, z=0, edge=1)
    with a.part("leg-br", (190, 370)):
        a.sheet(pts("170,340 222,346 216,396 198,428 202,466 206,486 164,486 164,466 172,428"), dark(GD, .12), back=True)
    with a.part("leg-fr", (350, 366)):
        a.sheet(pts("326,344 380,344 378,410 368,466 372,486 328,486 330,466 330,420"), dark(GD, .12), back=True)
        a.sheet(pts("328,466 350,458 374,468 380,486 326,488"), dark(P, .14), z=1.5, back=True)
    with a.part("body", (240, 440)):
        a.sheet(pts("104,322 134,284 196,278 260,258 350,266 388,326 374,388 320,408 250,376 190,360 146,386 110,376"), G, back=True)
        a.sheet(pts("158,372! 196,354 252,366 310,394 326,406 250,386 190,368"), P, z=0, edge=0)
        a.sheet(pts("130,286! 160,279 196,278 240,264 236,296! 214,290 200,312! 180,296 160,314! 148,294"), GD, z=0, edge=0)
    with a.part("leg-bl", (140, 352)):
        a.sheet(pts("106,312! 142,300 180,328 184,372 160,404 138,436 146,466 150,486 102,486 102,464 110,430 98,386 94,346"), G, z=3, back=True)
        a.sheet(pts("100,470 126,462 148,468 158,480 154,488 102,488"), P, z=1.5, back=True)
        for x in (122, 138):
            a.line("%g,475 %g,486" % (x, x + 1), [2, 4.5], dark(P, .45))
    a.leg("leg-fl", 288, 346, 46, 486, G, paw=P, pw=1.36)
    with a.part("chest", (310, 300)):
        a.sheet(pts("214,286! 256,276 364,276 408,300! 384,306 400,346! 372,338 372,380! 346,366 332,412! 308,386 276,404! 270,370 238,376! 246,340 216,340! 232,310"), P, z=2, back=True)
    with a.part("head", (310, 304)), a.tilt(4, 256, 320, 54, -44, .88):
        def ear(s, m):
            with a.part("ear-" + s, m([(176, 120, 0)])[0][:2]):
                a.sheet(m(pts("136,176 128,100 146,29! 196,66 240,118! 200,160")), GD, z=2.5, back=True)
                a.sheet(m(pts("154,150 149,102 155,60! 188,88 210,118 190,140")), "#D9A5A0", z=0, edge=0)
        a.both(ear)
        with a.part("face", (256, 210)):
            a.sheet(sym("256,84 312,94 360,138 378,186 436,232! 396,240 424,284! 374,282 386,322! 334,312 300,346 256,360"), G, z=4, back=True)
            for m in (lambda p: p, mir):
                a.sheet(m(pts("262,208! 290,168 330,158 356,186 416,230! 384,236 404,272! 362,272 368,304! 328,300 296,334 262,340")), P, z=1, edge=1)
            a.flat(pts("256,100! 274,130 264,196 256,214! 248,196 238,130"), GD)
            for m in (lambda p: p, mir):
                a.flat(m(wedge(330, 104, 300, 150, 16, 2)), GD)
        a.eye("l", 204, 210, 23, 21, iris="#F4B52E", pupil=.5, look=(5, 1), lid=mix(P, G, .5), rest=.3, ang=20)
        a.eye("r", 308, 210, 23, 21, iris="#F4B52E", pupil=.5, look=(-5, 1), lid=mix(P, G, .5), rest=.3, ang=-20)
        with a.part("brow-l", (204, 186)):
            a.flat(pts("168,178! 198,170 238,198! 234,208! 200,190"), GD)
        with a.part("brow-r", (308, 186)):
            a.flat(pts("344,178! 314,170 274,198! 278,208! 312,190"), GD)
        with a.part("muzzle", (256, 270)):
            a.sheet(pts("226,318! 286,318! 280,352 256,362 232,352"), "#7A2A3A", z=0, edge=0)
            a.sheet(sym("256,212! 278,232 288,272 304,300 296,330 272,338 256,332"), G, z=2.5, edge=2)
            a.sheet(sym("256,262 288,276 302,302 294,330 272,336 256,330"), P, z=0, edge=1)
            a.flat(pts("284,330! 270,334! 276,350!"), "#FFFFFF", amp=0)
            with a.part("nose", (256, 276)):
                a.sheet(sym("256,258 286,260 294,276 274,298 256,304"), "#2A1A26", z=1, edge=1.5)
                a.flat(ell(244, 268, 10, 4, -8), "#8A7F90")
            a.line("256,302 256,320", [5, 5], INK)
            a.line("218,318 236,332 256,320 276,332 298,312", [2, 6, 6, 6, 2], INK)
    return a


# ---------------------------------------------------------------- 3 dog
def dog():
    a = Animal("dog")
    C, B, P = "#F6DDB0", "#8F4A27", "#FFF7E4"
    with a.part("tail", (336, 430)):
        a.sheet(tube(pts("320,458 392,478 458,468 494,434 500,386"), [34, 37, 36, 31, 16]), B, back=True)
        a.sheet(tube(pts("487,446 499,420 501,385"), [34, 30, 16]), P, z=0, edge=0)
    for pid, m in (("leg-bl", -1), ("leg-br", 1)):
        with a.part(pid, (256 + m * 68, 420)):
            a.sheet(ell(256 + m * 68, 430, 50, 52), B if m > 0 else dark(C, .1), back=True)
            a.sheet(ell(256 + m * 90, 470, 40, 18), P, z=1.5, back=True)
    with a.part("body", (256, 460)):
        a.sheet(sym("256,290 314,300 332,380 322,450 256,474"), C, back=True)
        a.sheet(sym("256,360 288,372 292,430 256,456"), P, z=.8, edge=1)
    a.leg("leg-fr", 288, 372, 54, 484, C, paw=P)
    with a.part("leg-fl", (214, 372)):
        a.sheet(pts("242,366 212,352 172,370 144,346 114,340 96,364 112,396 148,420 190,424 230,412"), C, z=3, back=True)
        a.sheet(pts("152,358 138,334 112,327 88,340 83,368 97,390 126,398!"), P, z=0, edge=1)
        a.flat(ell(115, 368, 13, 13, 30), "#E58D86")
        for x, y in ((98, 356), (112, 346), (129, 349)):
            a.flat(ell(x, y, 6, n=7), "#E58D86", facet=5)
    with a.part("collar", (256, 330)):
        a.sheet(sym("256,332 310,320 330,326 322,352 256,368"), "#2E9C86", z=2)
    with a.part("tag", (262, 356)):
        a.sheet(ell(262, 376, 20, 21), SUN, z=2)
        a.flat(ell(262, 376, 7), "#C98420")
    with a.part("head", (256, 330)), a.tilt(8, 256, 320, 0, -10, .95):
        with a.part("face", (256, 210)):
            a.sheet(sym("256,48 304,56 344,106 368,206 360,268 326,316 256,328"), C, z=4, back=True)
            a.sheet(pts("280,74 308,66 344,112 366,204 350,250 308,254 280,220 272,150"), B, z=0, edge=1)
            a.sheet(sym("256,54! 274,80 268,170 280,226 256,246"), P, z=0, edge=0)
        def ear(s, m):
            with a.part("ear-" + s, m([(176, 146, 0)])[0][:2]):
                q = lambda s: m(move(turn(pts(s), 4, 190, 110), -4, 46))
                a.sheet(q("208,92! 168,70 126,84 92,132 52,206 36,270 58,306 102,294 134,244 158,186 194,134"), B, z=3.5, back=True)
                a.flat(q("192,98 154,86 124,108 100,152! 130,118 160,104 192,110"), lite(B, .16))
                a.flat(q("56,250! 48,280 66,296 102,280! 76,284 60,274"), dark(B, .3))
        a.both(ear)
        a.eye("l", 208, 200, 23, 27, look=(3, 2), pupil=.78, lid=C, rest=.05, ang=0)
        a.eye("r", 306, 200, 23, 27, look=(-1, 2), pupil=.78, lid=B, rest=.05, ang=0)
        with a.part("brow-l", (202, 142)):
            a.line("196,150 216,137 236,147", 9, B)
        with a.part("brow-r", (310, 140)):
            a.line("280,146 298,135 318,148", 9, dark(B, .5))
        with a.part("muzzle", (256, 260)):
            a.sheet(pts("222,292! 292,292! 286,326 256,340 228,326"), "#8E2B33", z=0, edge=0)
            with a.part("tongue", (258, 306)):
                a.sheet(pts("236,300! 286,300! 290,340 276,366 256,368 238,350"), "#F2837F", z=1.5, edge=1.5)
                a.line("262,310 263,344", [2, 5, 2], "#C85560")
            a.sheet(sym("256,240 306,236 338,268 328,304 290,314 256,302"), P, z=2)
            with a.part("nose", (256, 240)):
                a.sheet(sym("256,218 292,222 300,240 276,262 256,266"), "#2E1A26", z=1, edge=1.5)
                a.flat(ell(242, 230, 11, 5, -8), "#94808C")
            a.line("256,264 256,288", [5, 5], INK)
            a.line("206,276 228,302 256,288 284,302 308,276", [2, 6, 6, 6, 2], INK)
            for x, y in ((216, 268), (228, 280), (296, 268), (284, 280)):
                a.flat(ell(x, y, 3, n=6), B, amp=.1, facet=3)
    return a


# ---------------------------------------------------------------- 2 cat
def cat():
    a = Animal("cat")
    K, KL, W, PK = "#4A3860", "#65507E", "#FFF3DE", "#F09A94"
    # sits like a vase, sideways, and looks elsewhere
    with a.part("tail", (326, 456)):
        a.sheet(tube(pts("316,464 390,478 438,446 434,384 404,336 412,284 454,268 474,302"), [26, 26, 25, 24, 23, 22, 21, 18]), K, back=True)
        a.sheet(tube(pts("426,274 456,268 474,303"), [22, 21, 18]), W, z=0, edge=0)
    with a.part("leg-bl", (290, 440)):
        a.sheet(pts("256,468 282,454 318,460 326,482 256,484"), KL, z=1.5, back=True)
    with a.part("body", (256, 460)):
        a.sheet(pts("196,330 214,284 252,270 292,286 326,340 358,400 368,452 350,482 280,486 214,478 194,430 190,380"), K, back=True)
    with a.part("leg-br", (326, 430)):
        a.sheet(pts("264,448 282,404 318,388 350,404 368,446 358,480 320,487 276,486"), KL, z=2, back=True)
        a.sheet(pts("252,478 262,464 292,460 318,470 322,485 254,488"), W, z=1.5, back=True)
        for x in (270, 286):
            a.line("%g,473 %g,485" % (x, x - 1), [1.5, 4], dark(W, .45))
    a.leg("leg-fl", 204, 366, 36, 485, K, paw=dark(W, .08), lean=-4, pw=1.3)
    a.leg("leg-fr", 238, 366, 38, 486, K, paw=W, lean=0, pw=1.3)
    with a.part("chest", (236, 330)):
        a.sheet(pts("190,312 236,300 286,312 284,346 266,362! 254,392 234,416! 214,390 202,358! 186,342"), W, z=1.5)
    with a.part("head", (244, 320)), a.tilt(-8, 256, 310, -14, -4, .92):
        def ear(s, m):
            with a.part("ear-" + s, m([(170, 130, 0)])[0][:2]):
                a.sheet(m(pts("118,206 106,136 112,58! 166,76 222,120! 180,172")), K, z=2.5, back=True)
                a.sheet(m(pts("134,168 126,124 128,88! 162,100 190,126 162,152")), PK, z=0, edge=0)
        a.both(ear)
        with a.part("face", (256, 210)):
            a.sheet(sym("256,102 322,104 380,140 408,198 400,256 358,302 304,322 256,326"), K, z=4, back=True)
            a.flat(pts("256,112! 266,132 262,166 256,182! 250,166 246,132"), KL)
            a.flat(pts("222,112! 234,128 236,156! 226,140"), KL)
            a.flat(pts("290,112! 278,128 276,156! 286,140"), KL)
        a.eye("l", 194, 208, 33, 30, iris="#B7DB55", slit=.42, look=(9, 3), lid=KL, rest=.34, ang=-5)
        a.eye("r", 318, 208, 33, 30, iris="#B7DB55", slit=.42, look=(9, 3), lid=KL, rest=.34, ang=5)
        with a.part("muzzle", (256, 260)):
            a.sheet(sym("256,184! 268,214 282,242 322,262 316,300 284,314 256,316"), W, z=1.5)
            with a.part("nose", (256, 246)):
                a.sheet(sym("256,236 278,238 281,250 265,264 256,267"), PK, z=.8, edge=1)
            a.line("256,262 256,276", [4, 5], INK)
            a.line("222,272 238,290 256,276 274,292 304,262", [2, 6, 6, 6, 2], INK)
        a.whiskers("l", 206, 272, 108, W)
        a.whiskers("r", 306, 272, 108, W)
    return a


# ---------------------------------------------------------------- 1 rat
def rat():
    a = Animal("rat")
    B, BL, PK, W = "#82736A", "#CDBBA4", "#EFA097", "#FFF6E2"
    # thin and hunched, all snout in front and all tail behind
    whip = pts("344,464 420,492 486,474 502,412 464,356 440,296 468,236 506,188 510,134 482,90 472,58 490,28")
    with a.part("tail", (350, 460)):
        a.sheet(tube(whip, [26, 23, 21, 19, 17, 15, 13, 11, 9, 8, 6, 3]), PK, back=True)
        mid = spline(whip, closed=False, step=7)
        for i in range(14, len(mid) - 24, 8):
            (x, y, _), (u, v, _) = mid[i], mid[i + 1]
            d, r = math.hypot(u - x, v - y), 10 - 7 * i / len(mid)
            nx, ny = -(v - y) / d * r, (u - x) / d * r
            a.line("%g,%g %g,%g %g,%g" % (x - nx, y - ny, x + (u - x) / d * 2, y + (v - y) / d * 2, x + nx, y + ny), [1.5, 3.6, 1.5], dark(PK, .3))
    for pid, x, y in (("leg-br", 322, 472), ("leg-bl", 226, 474)):
        with a.part(pid, (x + 10, y - 22)):
            a.sheet(pts("%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g" % (x - 58, y + 8, x - 32, y - 6, x + 26, y - 12, x + 36, y + 4, x + 20, y + 14, x - 50, y + 14)), PK, z=1.5, back=True)
            for k in (0, 1):
                a.line("%g,%g %g,%g" % (x - 46 + k * 15, y + 3, x - 50 + k * 14, y + 13), [1.5, 4], dark(PK, .35))
    with a.part("body", (290, 466)):
        a.sheet(pts("244,276 300,262 352,300 386,364 392,420 366,466 316,484 254,480 228,448 236,396 244,336"), B, back=True)
        a.sheet(pts("246,316 266,330 276,392 264,452 246,470 232,444 240,386"), BL, z=.8, edge=1)
        a.sheet(pts("286,452 296,406 336,386 372,408 380,446 356,472 306,478"), lite(B, .1), z=1.5, edge=1.5)
    with a.part("head", (286, 300)), a.tilt(4, 270, 300):
        for s, x, y, rx, ry, r in (("l", 224, 92, 30, 42, -20), ("r", 364, 104, 42, 50, 40)):
            with a.part("ear-" + s, (x + (14 if s == "l" else -24), y + 34)):
                a.sheet(ell(x, y, rx, ry, r), dark(B, .14), z=3, back=True)
                a.sheet(ell(x + (3 if s == "l" else -4), y + 7, rx * .66, ry * .7, r), PK, z=1, edge=1.5)
        with a.part("face", (286, 220)):
            # a flat skull, and a long snout down to the left, drawn out to a point
            a.sheet(pts("278,100 330,110 370,146 384,204 366,258 316,296 254,324 190,346 130,356 82,348 62,326 76,304 112,280 148,246 176,196 204,142 240,110"), B, z=4, back=True)
            a.sheet(pts("262,108! 262,78 278,92! 294,68 300,94! 322,84 310,116!"), B, z=0, edge=1.5, back=True)
            a.sheet(pts("376,226! 340,248 288,270 212,294 140,312 68,332! 84,348 130,355 190,345 254,323 316,295 362,258"), BL, z=0, edge=0)
            a.flat(ell(338, 256, 22, 12, -26), "#E58F86", op=.7)
        a.eye("l", 212, 198, 19, 23, look=(-2, 3), pupil=.86, lid=B, rest=.1, ang=8)
        a.eye("r", 300, 192, 22, 26, look=(-4, 3), pupil=.86, lid=B, rest=.1, ang=-6)
        with a.part("brow-l", (208, 160)):
            a.line("184,170 204,156 226,160", 9, dark(B, .5))
        with a.part("brow-r", (304, 148)):
            a.line("276,156 302,144 332,158", 9, dark(B, .5))
        with a.part("muzzle", (160, 320)):
            a.sheet(pts("112,346! 127,349! 126,378 111,376"), "#FFFFFF", z=1, edge=0, amp=.3, back=True)
            a.sheet(pts("128,349! 143,348! 143,376 128,379"), "#FFFFFF", z=1, edge=0, amp=.3, back=True)
            a.sheet(pts("140,288 168,296 178,320 158,344 116,352 80,344 66,326 80,306 108,290"), lite(B, .1), z=.8, edge=0)
            with a.part("nose", (74, 326)):
                a.sheet(ell(72, 322, 18, 16, -30), "#DB6468", z=1.5, back=True)
                a.flat(ell(67, 316, 6, 4, -30), "#FFC4B8")
            a.line("84,346 112,354 136,348 160,354 204,336", [2, 5, 5, 5, 2], INK)
        a.whiskers("l", 108, 330, 92, dark(B, .55))
        a.whiskers("r", 170, 322, 120, dark(B, .55))
    with a.part("leg-fl", (232, 388)):
        a.sheet(tube(pts("236,376 206,398 214,424"), [30, 27, 23]), B, z=2, back=True)
        a.sheet(ell(220, 426, 16, 14), PK, z=1)
    with a.part("grain", (240, 424)):
        a.sheet(pts("240,386! 268,410 264,442 241,458 217,442 214,410"), SUN, z=1.5, back=True)
        a.line("240,402 240,446", [2, 4, 2], "#C98420")
    with a.part("leg-fr", (300, 380)):
        a.sheet(tube(pts("306,368 300,412 266,430"), [36, 31, 25]), B, z=2, back=True)
        a.sheet(ell(264, 431, 17, 14), PK, z=1)
    return a


ORDER = ["elephant", "lion", "tiger", "leopard", "wolf", "dog", "cat", "rat"]
RANK = {n: 8 - i for i, n in enumerate(ORDER)}
HAN = dict(zip(ORDER, "象獅虎豹狼狗貓鼠"))
_cache = {}


def get(name):
    if name not in _cache:
        _cache[name] = globals()[name]()
    return _cache[name]


def files():
    """Name -> SVG of every animal."""
    return {n + ".svg": get(n).file() for n in ORDER}
