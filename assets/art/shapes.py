"""Outlines and small papers that board, scenes and screens share, and the frame a sheet is baked from."""
from paper import *


def rrect(x, y, w, h, r=8, jit=0, rnd=None):
    """A rectangle with cut-off round corners; jit moves each corner a little."""
    j = (lambda: rnd.uniform(-jit, jit)) if rnd else (lambda: 0)
    o = []
    for cx, cy, sx, sy in ((x, y, 1, 1), (x + w, y, -1, 1), (x + w, y + h, -1, -1), (x, y + h, 1, -1)):
        cx, cy = cx + j(), cy + j()
        a, b = (cx + sx * r, cy, True), (cx, cy + sy * r, True)
        m = (cx + sx * r * .29, cy + sy * r * .29, False)
        o += [b, m, a] if sx * sy > 0 else [a, m, b]
    return o


def soft(x, y, w, h, r, wob=0, seed=1, step=32):
    """A rounded rectangle with true arcs; straight sides drift a little, as scissors do."""
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, 6.28) for _ in range(8)]
    o = []
    sides = (((x + r, y), (x + w - r, y), (x + w - r, y + r), -90), ((x + w, y + r), (x + w, y + h - r), (x + w - r, y + h - r), 0),
             ((x + w - r, y + h), (x + r, y + h), (x + r, y + h - r), 90), ((x, y + h - r), (x, y + r), (x + r, y + r), 180))
    for k, ((ax, ay), (bx, by), (cx, cy), a0) in enumerate(sides):
        L = math.hypot(bx - ax, by - ay)
        n = max(2, int(L / 9))
        nx, ny = (by - ay) / (L or 1), -(bx - ax) / (L or 1)
        for i in range(n):
            f = i / n
            e = wob * math.sin(math.pi * f) * (math.sin(ph[k] + f * L / step) + .5 * math.sin(ph[k + 4] + f * L / step * 2.3))
            o.append((ax + (bx - ax) * f + nx * e, ay + (by - ay) * f + ny * e, False))
        for t in range(0, 90, 15):
            t = math.radians(a0 + t)
            o.append((cx + r * math.cos(t), cy + r * math.sin(t), False))
    return o


def punched(d, sheet, holes, col, amp=.2, facet=4):
    """One flat paper with holes through it."""
    p = "".join(path(cut(q, amp, d.seed(), facet)) for q in [sheet] + holes)
    return '<path fill-rule="evenodd" fill="%s" d="%s"/>' % (col, p)


def frame(name, box, body):
    """One frame of a sheet: a group with a name, and the part of the drawing it takes (x, y, width, height)."""
    return '<g id="%s" data-box="%g,%g,%g,%g">%s</g>\n' % ((name,) + tuple(box) + (body,))


def knot(d, x, y, side, k=1):
    """What ties a trap's canes. The sides differ by shape and lightness, not by color alone: red a light ring with a heart,
    blue a dark diamond."""
    diamond = lambda r: [(x - r * k, y, 1), (x, y - r * k, 1), (x + r * k, y, 1), (x, y + r * k, 1)]
    if side == "blue":
        return d.sheet(diamond(11), CREAM, 1.6, 1) + d.flat(diamond(8), BLUE)
    return d.sheet(ell(x, y, 9.4 * k, n=10), CREAM, 1.6, 1) + d.flat(ell(x, y, 6.4 * k, n=9), RED) + d.flat(ell(x, y, 2.6 * k, n=7), CREAM, amp=.1)
