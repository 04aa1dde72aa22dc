"""Whole scenes in layers: the clearing that board and papers lie on, the title's stage before and behind its company,
the leaves that close over a screen. Landscape scenes are 1280 x 720 units, portrait ones 390 x 844; the window covers
them, so the middle counts and the edges may be lost."""
import flora as F
from paper import *

WIDE, TALL = (1280, 720), (390, 844)
CORAL, BLUSH = "#FF8A6B", "#FFD7D2"


def gradient(d, name, stops):
    i = d.pre + name
    d.defs[i] = '<linearGradient id="%s" x1="0" y1="0" x2="0" y2="1">%s</linearGradient>' % (i, "".join('<stop offset="%g" stop-color="%s"/>' % s for s in stops))
    return "url(#%s)" % i


def glow(d, name, x, y, r, stops):
    i = d.pre + name
    d.defs[i] = '<radialGradient id="%s" gradientUnits="userSpaceOnUse" cx="%g" cy="%g" r="%g">%s</radialGradient>' % (
        i, x, y, r, "".join('<stop offset="%g" stop-color="%s" stop-opacity="%g"/>' % s for s in stops))
    return "url(#%s)" % i


# ---------------------------------------------------------------- the clearing
def air(d, W, H, k=1.0):
    """Light falling in from the top left and corners that close in: what makes the clearing a place."""
    p = d.pre
    d.defs[p + "shaft"] = ('<linearGradient id="%sshaft" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#FFF2B8" stop-opacity="%g"/>'
                           '<stop offset="1" stop-color="#FFF2B8" stop-opacity="0"/></linearGradient>' % (p, .36 * k))
    d.defs[p + "haze"] = ('<filter id="%shaze" filterUnits="userSpaceOnUse" x="-50" y="-50" width="%g" height="%g" color-interpolation-filters="sRGB">'
                          '<feGaussianBlur stdDeviation="%g"/></filter>' % (p, W + 100, H + 100, W / 320))
    d.defs[p + "vig"] = ('<radialGradient id="%svig" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-color="#0B1F26" stop-opacity="0"/>'
                         '<stop offset="1" stop-color="#0B1F26" stop-opacity="%g"/></radialGradient>' % (p, .62 * k))
    shafts = "".join('<path d="M%g,-30L%g,-30L%g,%gL%g,%gZ" fill="url(#%sshaft)"/>' % (a * W, b * W, (b + c) * W, H + 30, (a + c * .82) * W, H + 30, p)
                     for a, b, c in ((-.05, .10, .34), (.16, .22, .30), (.30, .44, .40), (.58, .64, .34)))
    return '<g filter="url(#%shaze)">%s</g><rect width="%g" height="%g" fill="url(#%svig)"/>' % (p, shafts, W, H, p)


def blossom(d, x, y, r, col, a=0):
    """A flower with its own two leaves."""
    return (F.broad(d, x, y, a + 150, r * 2.3, r * 1.1, F.G[3], 4) + F.broad(d, x, y, a + 30, r * 2.1, r, F.G[2], 4) + F.flower(d, x, y, r, col, rot=a, z=2.5)
            + "".join(d.flat(ell(x + r * .5 * math.cos(t + a), y + r * .5 * math.sin(t + a), r * .07, n=6), "#FFF3DA", amp=.05, facet=2) for t in (0, 1.26, 2.51, 3.77, 5.03)))


def clearing(size, seed, reach, dens, leaf, far, blossoms):
    """A ring of leaves round a lit glade. reach: the light's radius; leaf: size of the leaves; far: size of the pale ones deep down."""
    W, H = size
    d = Doc("je-")
    cx, cy = W / 2, H * .486
    o = ['<rect width="%g" height="%g" fill="%s"/>' % (W, H, glow(d, "glow", cx, cy, reach, ((0, "#DCD886", 1), (.45, "#9CBF62", 1), (1, "#2F7049", 1)))),
         '<g opacity=".55">%s</g>' % F.ring(d, W, H, seed + 40, layers=(1, 2), dens=dens * .62, size=far, accents=False),
         F.ring(d, W, H, seed, dens=dens, size=leaf)]
    o += [blossom(d, *b) for b in blossoms]
    o.append(air(d, W, H))
    return svg(W, H, d.alldefs() + "".join(o))


# ---------------------------------------------------------------- the title
def hill(d, ridge, col, W, H, z=6):
    p = [(-40, H + 40, True), (-40, ridge[0][1], True)] + [(x, y, False) for x, y in ridge] + [(W + 40, ridge[-1][1], True), (W + 40, H + 40, True)]
    return d.sheet(p, col, z, 2.4, amp=1.6, facet=22, k=.05)


def palm(d, x, y, h, col, lean=0, z=3):
    o = [d.sheet(tube([(x, y, 0), (x + lean * .4, y - h * .5, 0), (x + lean, y - h, 0)], [h * .075, h * .05, h * .045]), dark(col, .1), z, 1)]
    for a in (-168, -140, -108, -70, -38, -10, 18, 160):
        o.append(F.broad(d, x + lean, y - h, a, h * .5, h * .13, col, z, .22 if -90 < a < 90 else -.22))
    return "".join(o)


def bird(d, x, y, s):
    q = [(0, 0, 1), (-10, -9, 0), (-30, -12, 1), (-14, -2, 0), (0, 9, 1), (14, -2, 0), (30, -12, 1), (10, -9, 0)]
    return d.sheet(F.place(q, x, y, 8, s), "#C8553A", 3, 1.2)


def cloud(d, x, y, s, col="#FFEBC0"):
    puffs = [(-60, 14, True), (-64, 2, False), (-48, -10, False), (-30, -8, False), (-18, -26, False), (8, -28, False), (20, -12, False), (40, -16, False), (54, -2, False), (66, 4, False), (62, 14, True)]
    return d.sheet(F.place(puffs, x, y, 0, s), col, 3 * s, 1.6, k=.03)


def ripple(d, x, y, w):
    return d.flat(tube([(x, y, 0), (x + w / 2, y - 5, 0), (x + w, y, 0)], [1, 4, 1]), "#BFEBDD", amp=.2, op=.8)


def sky(d, W, H, sx, sy, k):
    """Morning: the sun in rings of paper; soft rays between them."""
    o = ['<rect width="%g" height="%g" fill="%s"/>' % (W, H, gradient(d, "sky", ((0, "#F9A65A"), (.45, "#FFD68A"), (1, "#FFF0C4"))))]
    rays = "".join('<path d="M%g,%gL%.1f,%.1fL%.1f,%.1fZ"/>' % (sx, sy, sx + 1500 * math.cos(t), sy + 1500 * math.sin(t), sx + 1500 * math.cos(t + .13), sy + 1500 * math.sin(t + .13))
                   for t in [.1 + i * math.pi / 12 for i in range(24)])
    o.append('<g fill="%s">%s</g>' % (glow(d, "rays", sx, sy, 640 * k, ((.3, "#FFF3CE", .34), (1, "#FFF3CE", 0))), rays))
    for r, c in ((420, "#FFC877"), (340, "#FFD98C"), (262, "#FFE8A6"), (186, "#FFF6CF")):
        o.append('<g opacity="%g">%s</g>' % (.82 if r > 300 else 1, d.sheet(ell(sx, sy, r * k, n=30), c, 5, 2, amp=2, facet=26, k=.03)))
    return "".join(o)


def shade(d, x, y, w):
    """The soft shade an animal stands on; x, y, w as its drawing's box."""
    i = d.pre + "shade"
    d.defs[i] = '<radialGradient id="%s"><stop offset=".35" stop-color="#173A2A" stop-opacity=".42"/><stop offset="1" stop-color="#173A2A" stop-opacity="0"/></radialGradient>' % i
    return '<ellipse cx="%g" cy="%g" rx="%g" ry="%g" fill="url(#%s)"/>' % (x + w * .54, y + w * .95, w * .42, w * .066, i)


# animal, x, y and width of its 512-unit box, where it looks (x right, y down, 1 = far), how its head is tilted (degrees)
CAST = {"landscape": (("elephant", 528, 206, 330, (.2, -1.1), -3), ("tiger", 984, 238, 280, (-1.2, .1), 5), ("lion", 700, 186, 348, (.1, .2), 0),
                      ("wolf", 520, 432, 206, (1.2, .5), 5), ("leopard", 1000, 436, 222, (-1.3, .1), 0), ("dog", 688, 484, 176, (-1, -.5), -13),
                      ("cat", 868, 488, 166, (.4, -.2), 0), ("rat", 630, 146, 110, (.8, .5), 4)),
        "portrait": (("elephant", 8, 284, 168, (.2, -1.1), -3), ("tiger", 246, 292, 148, (-1.2, .1), 5), ("lion", 106, 262, 188, (.1, .2), 0),
                     ("wolf", 10, 408, 112, (1.2, .5), 5), ("leopard", 268, 408, 118, (-1.3, .1), 0), ("dog", 100, 434, 98, (-1, -.5), -13),
                     ("cat", 196, 438, 92, (.4, -.2), 0), ("rat", 62, 250, 58, (.8, .5), 4))}


def cast_ron():
    o = ["// Who stands where on the title, written by ../art/scenes.py. From the far to the near one: draw in this order, between",
         "// the scene's back and front. `center` and `height`: of the animal's 512-unit drawing, in scene units, y down. `look`:",
         "// where the eyes rest, 1 as far as they go; `tilt`: of the head, in degrees, clockwise.", "("]
    num = lambda v: "%.1f" % v
    for way, cast in CAST.items():
        o.append("    %s: [" % way)
        for n, x, y, w, (lx, ly), tilt in cast:
            o.append('        (animal: "%s", center: (%s, %s), height: %s, look: (%s, %s), tilt: %s),' % (n, num(x + w / 2), num(y + w / 2), num(w), num(lx), num(ly), num(tilt)))
        o.append("    ],")
    return "\n".join(o + [")"]) + "\n"


def shades(d, way):
    return "".join(shade(d, x, y, w) for n, x, y, w, _, _ in CAST[way] if n != "rat")


def title_back():
    W, H = WIDE
    d = Doc("tb-")
    hills = lambda ridge, col, z=6: hill(d, ridge, col, W, H, z)
    o = [sky(d, W, H, 856, 322, 1), cloud(d, 470, 250, .9), cloud(d, 1180, 210, 1.15), cloud(d, 1040, 286, .7, "#FFF3D4"),
         hills([(60, 400), (180, 330), (330, 384), (470, 322), (620, 392), (760, 350), (940, 402), (1090, 330), (1240, 380)], "#D9DD9C", 4),
         hills([(60, 420), (240, 350), (430, 410), (600, 370), (800, 430), (1010, 360), (1200, 400)], "#BFD58A"),
         palm(d, 520, 440, 150, "#86B765", 16), palm(d, 1170, 420, 170, "#86B765", -22), palm(d, 1080, 420, 110, "#86B765", 12), palm(d, 300, 410, 96, "#9CC474", 10),
         hills([(60, 470), (220, 440), (420, 490), (640, 440), (860, 480), (1080, 430), (1240, 470)], "#86B765")]
    o += [F.fan(d, x, 480, -90, 90 * s, "#5C9F55", 3) for x, s in ((560, 1), (610, .8), (1130, 1.1), (1200, .9), (500, .9), (60, .8), (120, 1))]
    o.append(hills([(60, 540), (300, 520), (520, 552), (760, 520), (1000, 548), (1240, 510)], "#58994F"))
    o += [palm(d, x, y, h, "#6BA95C", l) for x, y, h, l in ((430, 470, 120, -14), (1240, 440, 200, 18), (960, 450, 90, 8))]
    o.append(d.sheet(pts("-40,570! 120,552 300,566 520,540 640,552 780,540 960,556 1320,540! 1320,610! 1000,620 760,606 560,616 300,606 -40,620!"), "#3BA6A2", 3, 2))
    o.append(d.flat(pts("-40,584! 120,566 300,580 520,556 640,566 780,554 960,570 1320,554! 1320,572! 960,584 780,570 640,580 520,572 300,592 120,578 -40,598!"), "#55BBAE", op=.7))
    o += [ripple(d, *r) for r in ((420, 584, 60), (560, 574, 44), (1180, 578, 70), (1090, 596, 40), (520, 598, 30), (90, 592, 50), (240, 580, 36))]
    o.append(hills([(60, 640), (300, 612), (520, 604), (760, 598), (1000, 604), (1240, 616)], "#3F8A4C"))
    o += [bird(d, *b) for b in ((640, 92, 1), (706, 62, .7), (580, 60, .6), (1010, 120, .8))]
    rnd = random.Random(9)
    o += [F.blades(d, x, rnd.uniform(634, 652), rnd.uniform(12, 20), F.G[2], 3, 0) for x in range(430, 1270, 44)]
    o.append(shades(d, "landscape"))
    return svg(W, H, d.alldefs() + "".join(o))


def near(d, kind, x, y, a, L, tone, z=10):
    """One leaf close to the eye."""
    col = F.G[tone]
    if kind == "broad":
        return F.broad(d, x, y, a, L, L * .36, col, z, .08)
    if kind == "fern":
        return F.fern(d, x, y, a, L, L * .3, col, z, .16)
    return F.fan(d, x, y, a, L, col, z - 1) if kind == "fan" else F.monstera(d, x, y, a, L, col, z)


def title_front():
    W, H = WIDE
    d = Doc("tf-")
    o = [hill(d, [(60, 700), (300, 676), (560, 662), (800, 668), (1000, 662), (1240, 680)], "#286647", W, H, 7)]
    rnd = random.Random(4)
    for i in range(16):
        o.append(F.blades(d, 480 + i * 52 + rnd.uniform(-14, 14), 668 + rnd.uniform(-4, 8), rnd.uniform(26, 44), rnd.choice((F.G[3], F.G[4], F.G[2])), 4, 2))
    o += [F.flower(d, x, y, 19, c, rot=x) for x, y, c in ((520, 668, CORAL), (860, 672, "#FFF3DA"), (1110, 668, CORAL), (690, 676, BLUSH))]
    o += [near(d, *n) for n in (
        ("broad", -30, 60, 30, 330, 5), ("fern", -20, -20, 62, 240, 4), ("fan", 300, -50, 80, 170, 4), ("fern", 1300, -20, 128, 330, 5), ("broad", 1320, 150, 160, 200, 4),
        ("fan", 1130, -60, 100, 190, 4), ("monstera", 1340, 640, 200, 150, 5), ("broad", 1330, 770, 225, 190, 6), ("fern", 1180, 800, 250, 150, 5), ("monstera", -30, 730, -34, 330, 6),
        ("broad", -40, 560, -8, 200, 5), ("fern", 180, 770, -70, 190, 5), ("broad", 430, 770, -84, 170, 5), ("fan", 640, 780, -96, 150, 6), ("fern", 820, 790, -84, 150, 6),
        ("broad", 960, 780, -100, 160, 5), ("fern", -40, 330, 10, 170, 4), ("fan", 1340, 350, 186, 140, 4))]
    o += [blossom(d, 46, 668, 24, CORAL, 20), blossom(d, 1246, 92, 20, BLUSH, 60)]
    return svg(W, H, d.alldefs() + "".join(o))


def title_portrait_back():
    W, H = TALL
    d = Doc("tb-")
    hills = lambda ridge, col, z=4: hill(d, ridge, col, W, H, z)
    o = [sky(d, W, H, 200, 338, .56), cloud(d, 70, 226, .6), cloud(d, 330, 236, .7), cloud(d, 290, 268, .4, "#FFF3D4"),
         hills([(20, 366), (70, 330), (130, 362), (200, 336), (280, 366), (350, 326), (390, 352)], "#D9DD9C", 3),
         hills([(20, 380), (90, 350), (160, 384), (240, 356), (320, 388), (380, 362)], "#BFD58A"),
         palm(d, 30, 400, 96, "#86B765", 8, 2), palm(d, 356, 396, 110, "#86B765", -12, 2), palm(d, 318, 398, 70, "#86B765", 6, 2),
         hills([(20, 412), (90, 396), (180, 420), (270, 398), (370, 414)], "#86B765")]
    o += [F.fan(d, x, 428, -90, 52 * s, "#5C9F55", 2) for x, s in ((24, 1), (66, .7), (340, .8), (376, 1))]
    o.append(hills([(20, 448), (120, 438), (220, 456), (320, 440), (390, 450)], "#58994F"))
    o.append(d.sheet(pts("-20,470! 60,460 150,468 250,456 330,466 420,458! 420,498! 300,504 200,496 90,504 -20,498!"), "#3BA6A2", 2, 1.6))
    o.append(d.flat(pts("-20,478! 60,468 150,476 250,464 330,474 420,466! 420,476! 330,484 250,474 150,486 60,478 -20,488!"), "#55BBAE", op=.7))
    o += [ripple(d, *r) for r in ((20, 484, 30), (180, 480, 26), (330, 486, 30), (250, 494, 20))]
    o.append(hills([(20, 512), (120, 498), (220, 494), (310, 498), (390, 506)], "#3F8A4C"))
    o += [bird(d, *b) for b in ((120, 236, .5), (150, 222, .36), (300, 214, .42))]
    rnd = random.Random(9)
    o += [F.blades(d, x, rnd.uniform(520, 536), rnd.uniform(9, 14), F.G[2], 3, 0) for x in range(8, 390, 26)]
    o.append(shades(d, "portrait"))
    return svg(W, H, d.alldefs() + "".join(o))


def title_portrait_front():
    W, H = TALL
    d = Doc("tf-")
    o = [hill(d, [(20, 536), (110, 526), (200, 530), (290, 524), (390, 534)], "#286647", W, H, 5)]
    rnd = random.Random(4)
    for i in range(14):
        o.append(F.blades(d, 6 + i * 29 + rnd.uniform(-8, 8), 531 + rnd.uniform(-3, 5), rnd.uniform(15, 26), rnd.choice((F.G[3], F.G[4], F.G[2])), 4, 1.5))
    o += [F.flower(d, x, y, 11, c, rot=x) for x, y, c in ((40, 534, CORAL), (176, 536, "#FFF3DA"), (300, 533, CORAL), (240, 540, BLUSH))]
    # the hill in front is the menu's ground: leaves in its paper, darker towards the foot
    d.defs["tf-foot"] = '<linearGradient id="tf-foot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0D2B2B" stop-opacity="0"/><stop offset="1" stop-color="#0D2B2B" stop-opacity=".8"/></linearGradient>'
    o.append('<rect y="550" width="%g" height="%g" fill="url(#tf-foot)"/>' % (W, H - 550))
    o += [near(d, *n) for n in (
        ("broad", -16, 30, 34, 150, 5, 5), ("fern", -10, -14, 62, 130, 4, 5), ("fan", 120, -26, 82, 84, 4, 5), ("fern", 400, -14, 126, 150, 5, 5), ("fan", 300, -30, 100, 92, 4, 5), ("broad", 404, 70, 158, 96, 4, 5),
        ("fern", -14, 620, -20, 120, 4, 5), ("broad", -18, 690, -30, 130, 5, 5), ("monstera", -16, 800, -40, 150, 6, 5), ("fan", 60, 866, -78, 110, 5, 5), ("broad", 150, 870, -96, 110, 6, 5),
        ("fern", 404, 620, 200, 120, 4, 5), ("broad", 408, 690, 208, 130, 5, 5), ("monstera", 406, 800, 218, 150, 6, 5), ("fan", 330, 868, -104, 110, 5, 5), ("broad", 232, 872, -80, 100, 5, 5))]
    o += [blossom(d, 26, 772, 15, CORAL, 20), blossom(d, 366, 778, 13, BLUSH, 60)]
    return svg(W, H, d.alldefs() + "".join(o))


# ---------------------------------------------------------------- leaves that close over the screen
def curtain(left):
    """Leaves that grow in from one side, 760 wide: without a gap to 620, then an edge of tips. 800 high."""
    d = Doc("lf-")
    rnd = random.Random(5 if left else 6)
    o = ['<rect x="%g" y="-40" width="620" height="880" fill="%s"/>' % (0 if left else 140, F.G[6])]
    at = (lambda x: x) if left else (lambda x: 760 - x)
    for reach, tone, n, L in ((500, 4, 9, 250), (380, 3, 9, 260), (430, 5, 9, 250), (260, 4, 8, 270), (300, 6, 8, 240), (120, 5, 8, 280), (60, 6, 8, 300), (-30, 7, 7, 260)):
        for i in range(n):
            y = (i + .5) * 800 / n + rnd.uniform(-26, 26)
            a = rnd.uniform(-26, 26) + (400 - y) * .02
            a = a if left else 180 - a
            kind = rnd.choice(("broad", "monstera", "broad", "fan", "fern"))
            o.append(near(d, kind, at(reach + rnd.uniform(-30, 20)), y, a, min(L * rnd.uniform(.85, 1.1), 735 - reach), tone, 8))
    return svg(760, 800, d.alldefs() + "".join(o))


def tooth():
    """The paper's tooth: one tile laid over everything, again and again."""
    f = ('<filter id="tooth" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".55 .7" '
         'numOctaves="3" seed="4" stitchTiles="stitch"/><feColorMatrix type="matrix" values="0 0 0 0 .20  0 0 0 0 .10  0 0 0 0 .10  0 0 0 -2.6 1.55"/></filter>')
    return svg(256, 256, '<defs>%s</defs><rect width="256" height="256" filter="url(#tooth)" opacity=".055"/>' % f)


def files():
    return {
        "tooth.svg": tooth(),
        "jungle-landscape.svg": clearing(WIDE, 12, 820, 1.15, 1.0, 1.5, ((50, 224, 20, CORAL, 10), (1088, 560, 24, CORAL, 40), (1120, 700, 17, BLUSH, 70), (1236, 262, 17, BLUSH, 20), (20, 424, 15, BLUSH, 50))),
        "jungle-portrait.svg": clearing(TALL, 21, 620, .62, .62, .9, ((30, 128, 11, CORAL, 10), (366, 610, 12, CORAL, 40), (352, 122, 9, BLUSH, 70), (18, 628, 10, BLUSH, 0))),
        "title-back.svg": title_back(), "title-front.svg": title_front(),
        "title-portrait-back.svg": title_portrait_back(), "title-portrait-front.svg": title_portrait_front(),
        "leaf-left.svg": curtain(True), "leaf-right.svg": curtain(False),
        "../../scenes/title-cast.ron": cast_ron(),
    }
