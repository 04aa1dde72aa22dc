"""What moves around the board, in the scenes' units (1280×720) about each one's own middle or root: leaves that fall, specks
in the light, a butterfly, fronds near the eye, and the light of a den's door."""
from paper import *
import flora as F


def falling(d, tone, length, bend):
    """A leaf on its way down, lying on its side."""
    return F.broad(d, -length / 2, 0, 0, length, length * .44, tone, 2, bend)


def soft(d, name, color, radius, stops):
    """A round of light without an edge."""
    d.defs[name] = '<radialGradient id="%s">%s</radialGradient>' % (
        name, "".join('<stop offset="%g" stop-color="%s" stop-opacity="%g"/>' % (at, color, opacity) for at, opacity in stops))
    return '<circle r="%g" fill="url(#%s)"/>' % (radius, name)


def wing(d):
    """The butterfly's right wing, hinged at the origin: two sheets, with a rim and spots."""
    lower = pts("0,2! 8,3 17,9 19,17 12,21 5,14")
    upper = pts("0,0! 6,-13 18,-23 27,-20 25,-9 14,0")
    spot = lambda x, y, r: d.flat(ell(x, y, r, n=7), CREAM, amp=.1)
    return (d.sheet(lower, "#DE6A24", 1.2, .8, amp=.3) + d.sheet(upper, "#F07A26", 1.2, .8, amp=.3) +
            d.flat(pts("13,-18 18,-23 27,-20 25,-9 20,-5 23,-13 21,-18"), INK, amp=.2) +
            d.flat(pts("12,21 19,17 18,10 15,14 11,17 7,16"), INK, amp=.2) +
            spot(22.5, -19, 1.3) + spot(24.4, -14, 1.1) + spot(15, 18.4, 1.1) + d.flat(ell(14, -10, 4, 3, -40, 8), SUN, amp=.2))


def body(d):
    feeler = lambda side: d.flat(tube([(0, -11, False), (side * 3, -17, False), (side * 6, -20, False)], [1.2, .9, 1.6]), INK, amp=.1)
    return feeler(-1) + feeler(1) + d.sheet(ell(0, 0, 2.6, 11.5, n=12), INK, 1, .5, amp=.2)


def fronds(d):
    """Leaves near the eye, growing to the right from the origin; they hang or stand where they are put."""
    return [("frond-fern", F.fern(d, 0, 0, 0, 250, 84, "#1B4D40", 9, .16)),
            ("frond-broad", F.broad(d, 0, 0, 0, 230, 84, "#123A35", 7, -.1)),
            ("frond-fan", F.fan(d, 0, 0, 0, 190, "#0F3330", 9, n=7, spread=96))]


def files():
    d, s = Doc("lf-"), Doc("ls-")
    frames = [("leaf-0", falling(d, "#7FB058", 34, .12)), ("leaf-1", falling(d, "#E8B23F", 28, -.14)),
              ("leaf-2", falling(d, "#3C8049", 38, .08)), ("wing", wing(d)), ("butterfly", body(d))] + fronds(d)
    lights = [("mote", soft(s, "ls-mote", "#FFF3CE", 9, ((0, 1), (.24, .95), (.4, .36), (1, 0)))),
              ("glow", soft(s, "ls-glow", SUN, 96, ((0, .95), (.14, .8), (.27, .26), (.6, .16), (1, 0))))]
    sheet = lambda doc, frames: svg(100, 100, doc.alldefs() + "".join('<g id="%s">%s</g>\n' % f for f in frames), "-50 -50 100 100")
    return {"life.svg": sheet(d, frames), "lights.svg": sheet(s, lights)}
