"""Paper-cut drawing kit: outlines, scissor edges, sheets with one light, outlined text."""
import json, math, os, random, re


HERE = os.path.dirname(os.path.abspath(__file__))
GLYPHS = json.load(open(os.path.join(HERE, "glyphs.json"), encoding="utf-8"))

# ---------------------------------------------------------------- palette
CREAM, PAPER, KRAFT, INK = "#FFF4DC", "#F7E4BC", "#D9B27C", "#3B2130"
RED, RED_D = "#E04A33", "#A3262A"
BLUE, BLUE_D = "#2450A4", "#172F6B"
SUN = "#FFC23D"
SHADOW = "#2A0F22"


def rgb(c):
    return [int(c[i:i + 2], 16) for i in (1, 3, 5)]


def mix(a, b, t):
    return "#%02X%02X%02X" % tuple(round(x + (y - x) * t) for x, y in zip(rgb(a), rgb(b)))


def lite(c, t=.25):
    return mix(c, "#FFF3CE", t)


def dark(c, t=.25):
    return mix(c, "#34123A", t)


# ---------------------------------------------------------------- geometry
def pts(s):
    """'x,y x,y! ...' -> points; '!' marks a corner, the rest is smooth."""
    out = []
    for w in s.split():
        k = w.endswith("!")
        x, y = w.rstrip("!").split(",")
        out.append((float(x), float(y), k))
    return out


def sym(s, cx=256):
    """Right half, top to bottom, mirrored into a closed outline."""
    r = pts(s)
    l = [(2 * cx - x, y, k) for x, y, k in reversed(r) if abs(x - cx) > .5]
    return r + l


def mir(p, cx=256):
    return [(2 * cx - x, y, k) for x, y, k in reversed(p)]


def ell(cx, cy, rx, ry=None, rot=0, n=10):
    ry = rx if ry is None else ry
    a = math.radians(rot)
    o = []
    for i in range(n):
        t = 2 * math.pi * i / n
        x, y = rx * math.cos(t), ry * math.sin(t)
        o.append((cx + x * math.cos(a) - y * math.sin(a), cy + x * math.sin(a) + y * math.cos(a), False))
    return o


def turn(p, ang, cx, cy):
    a = math.radians(ang)
    c, s = math.cos(a), math.sin(a)
    return [(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c, k) for x, y, k in p]


def move(p, dx, dy, s=1, ox=0, oy=0):
    return [(ox + (x - ox) * s + dx, oy + (y - oy) * s + dy, k) for x, y, k in p]


def spline(p, closed=True, step=6):
    """Non-uniform Catmull-Rom through p; returns (x, y, corner) samples."""
    n = len(p)
    o = []
    segs = n if closed else n - 1
    dist = lambda a, b: max(1e-6, math.hypot(a[0] - b[0], a[1] - b[1]))
    for i in range(segs):
        p1, p2 = p[i], p[(i + 1) % n]
        p0 = p[i - 1] if (closed or i > 0) else p1
        p3 = p[(i + 2) % n] if (closed or i + 2 < n) else p2
        d = dist(p1, p2)
        t1 = t2 = None
        if p1[2] or p0 is p1:
            t1 = (p2[0] - p1[0], p2[1] - p1[1])
        else:
            a = dist(p0, p1)
            t1 = tuple(d * ((p1[j] - p0[j]) / a - (p2[j] - p0[j]) / (a + d) + (p2[j] - p1[j]) / d) for j in (0, 1))
        if p2[2] or p3 is p2:
            t2 = (p2[0] - p1[0], p2[1] - p1[1])
        else:
            b = dist(p2, p3)
            t2 = tuple(d * ((p2[j] - p1[j]) / d - (p3[j] - p1[j]) / (d + b) + (p3[j] - p2[j]) / b) for j in (0, 1))
        m = max(4, int(d / step))
        for k in range(m):
            t = k / m
            h1, h2, h3, h4 = 2*t**3-3*t*t+1, t**3-2*t*t+t, -2*t**3+3*t*t, t**3-t*t
            o.append((h1*p1[0]+h2*t1[0]+h3*p2[0]+h4*t2[0], h1*p1[1]+h2*t1[1]+h3*p2[1]+h4*t2[1], p1[2] and k == 0))
    if not closed:
        o.append((p[-1][0], p[-1][1], False))
    return o


def tube(center, widths):
    """A ribbon along a smooth center line; widths are interpolated along it."""
    c = spline(center, closed=False, step=7)
    n = len(c)
    L, R = [], []
    for i in range(n):
        a, b = c[max(0, i - 1)], c[min(n - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        f = i / (n - 1) * (len(widths) - 1)
        j = min(int(f), len(widths) - 2)
        w = (widths[j] + (widths[j + 1] - widths[j]) * (f - j)) / 2
        L.append((c[i][0] - dy / d * w, c[i][1] + dx / d * w, False))
        R.append((c[i][0] + dy / d * w, c[i][1] - dx / d * w, False))
    # round the far end a little
    ex, ey = c[-1][0] - c[-2][0], c[-1][1] - c[-2][1]
    d = math.hypot(ex, ey) or 1
    w = widths[-1] / 2
    tip = [(c[-1][0] + ex / d * w * .9, c[-1][1] + ey / d * w * .9, False)] if w > 1 else []
    return L[::3] + [L[-1]] + tip + [R[-1]] + R[::-3]


def cut(p, amp=.9, seed=1, facet=13, closed=True):
    """Scissor-cut outline: short uneven facets, a slow wobble, corners kept sharp."""
    rnd = random.Random(seed)
    s = spline(p, closed, 2)
    per = sum(math.hypot(s[i][0] - s[i - 1][0], s[i][1] - s[i - 1][1]) for i in range(len(s)))
    facet = max(2.2, min(facet, per / 34))
    amp = min(amp, per / 260)
    out = []
    acc, nxt = 0, 0
    ph = rnd.random() * 6.28
    n = len(s)
    for i, q in enumerate(s):
        a, b = s[i - 1], s[(i + 1) % n]
        acc += math.hypot(q[0] - a[0], q[1] - a[1]) if i else 0
        if q[2] or acc >= nxt or i == 0:
            dx, dy = b[0] - a[0], b[1] - a[1]
            d = math.hypot(dx, dy) or 1
            e = 0 if q[2] else amp * (.6 * math.sin(acc / 37 + ph) + rnd.uniform(-.7, .7))
            out.append((q[0] - dy / d * e, q[1] + dx / d * e))
            nxt = acc + facet * rnd.uniform(.6, 1.4)
    return out


def path(poly, closed=True):
    return "M" + "L".join("%g,%g" % (round(x, 1), round(y, 1)) for x, y in poly) + ("Z" if closed else "")


# ---------------------------------------------------------------- documents
class Doc:
    """Collects gradients and filters by use, so that a file carries only what it needs."""

    def __init__(self, pre=""):
        self.pre, self.defs, self.n = pre, {}, 0

    def seed(self):
        self.n += 1
        return self.n * 7919 + sum(map(ord, self.pre))

    def grad(self, c, k=.10):
        i = "%sg%s" % (self.pre, c[1:])
        self.defs[i] = ('<linearGradient id="%s" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="%s"/>'
                        '<stop offset="1" stop-color="%s"/></linearGradient>' % (i, lite(c, k), dark(c, k)))
        return "url(#%s)" % i

    def shadow(self, z, box=None, alone=False):
        """z: how high the sheet floats; one light, top left. box: the filter's region (x, y, w, h) in user units, for
        what is thin or moves; by default it goes with the sheet's bounds. alone: the shadow without the sheet."""
        i = "%s%s%s%s" % (self.pre, "c" if alone else "s", str(z).replace(".", "_"), "b" if box else "")
        area = ('filterUnits="userSpaceOnUse" x="%g" y="%g" width="%g" height="%g"' % box if box else
                'x="-20%" y="-20%" width="150%" height="150%"')
        self.defs[i] = ('<filter id="%s" %s color-interpolation-filters="sRGB">'
                        '<feGaussianBlur in="SourceAlpha" stdDeviation="%g"/><feOffset dx="%g" dy="%g" result="o"/>'
                        '<feFlood flood-color="%s" flood-opacity="%g"/><feComposite in2="o" operator="in"/>'
                        '%s</filter>' % (i, area, z * 1.1, z, z * 1.5, SHADOW, .42,
                                         "" if alone else '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>'))
        return 'filter="url(#%s)"' % i

    def sheet(self, p, col, z=2, edge=2, amp=.9, k=.10, facet=13, seed=None, attr=""):
        """One sheet of paper: soft shadow below, lit cut edge to the top left, face."""
        d = path(cut(p, amp, self.seed() if seed is None else seed, facet))
        e = '<path d="%s" fill="%s" transform="translate(%g,%g)"/>' % (d, lite(col, .5), -edge, -edge) if edge else ""
        f = '<path d="%s" fill="%s"/>' % (d, self.grad(col, k))
        return "<g %s %s>%s%s</g>" % (self.shadow(z) if z else "", attr, e, f)

    def flat(self, p, col, amp=.7, op=1, facet=11):
        return '<path d="%s" fill="%s"%s/>' % (path(cut(p, amp, self.seed(), facet)), col,
                                               ' opacity="%g"' % op if op < 1 else "")

    def alldefs(self):
        return "<defs>%s</defs>" % "".join(self.defs.values())


def text(x, y, s, size, font="grand6", fill=INK, anchor="start", track=0, bold=0, attr=""):
    """Text as outlines, so that no viewer needs the font."""
    g = GLYPHS[font]
    adv, parts = 0, []
    for c in s:
        f = g if c in g else GLYPHS["han"] if c in GLYPHS["han"] else GLYPHS["grand6"]
        a, d = f.get(c, [300, ""])
        if d:
            dy = 0 if f is not GLYPHS["han"] or font == "han" else 40
            parts.append('<path transform="translate(%g,%g)" d="%s"/>' % (adv, dy, d))
        adv += a + track
    k = size / 1000
    ox = {"start": 0, "middle": -adv * k / 2, "end": -adv * k}[anchor]
    st = ' stroke="%s" stroke-width="%g" stroke-linejoin="round"' % (fill, bold) if bold else ""
    return '<g transform="translate(%.2f,%.2f) scale(%.4f)" fill="%s"%s %s>%s</g>' % (x + ox, y, k, fill, st, attr, "".join(parts))


def svg(w, h, body, vb=None, extra=""):
    return ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            'width="%g" height="%g" viewBox="%s"%s>%s</svg>\n' % (w, h, vb or "0 0 %g %g" % (w, h), extra, body))


def save(name, s):
    """Writes svg/NAME; a file that would not change is left alone."""
    p = os.path.join(HERE, "svg", name)
    old = open(p, encoding="utf-8").read() if os.path.exists(p) else None
    if s != old:
        with open(p, "w", encoding="utf-8") as f:
            f.write(s)


