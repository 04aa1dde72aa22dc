"""Print and play: the board and two sets of tokens as drawings to cut out, in color and in lines that save ink.

Units are millimeters about the middle of a page, A4 or Letter: squares are 25 mm wide, tokens 22 mm. What is printed has no
soft shadows: sheets throw a hard one, and in the ink-saving drawings they are white with an outline, to be colored in.
The words on a page are drawings of their own, one in every language."""
import re
import animals as A
import board as B
import flora as F
import tokens as T
import words as W
from paper import *

SQUARE, TOKEN = 25.0, 22.0
PAPER_HALF = (107.95, 148.5)                   # the widest and the highest of the two papers
DARK = .17                                     # colors below this lightness stay filled where ink is saved
LINE, BROWN = "#5C4A44", "#5B3A2E"
LEFT, BOTTOM = -98.0, 130.0                    # where words begin, and the lowest that a page of any paper has room for
RULER = 46.0                                   # where the ruler begins


def lightness(c):
    r, g, b = rgb(c)
    return (.3 * r + .59 * g + .11 * b) / 255


class Print(Doc):
    """A document without filters."""

    def __init__(self, pre="", ink=False, width=1.0):
        super().__init__(pre)
        self.ink, self.width = ink, width

    def shadow(self, z, box=None, alone=False):
        return ""

    def line(self, d, col, width):
        """Paper of which only the outline is printed; what is dark stays dark."""
        if lightness(col) < DARK:
            return '<path d="%s" fill="%s"/>' % (d, INK)
        return '<path d="%s" fill="#FFFFFF" stroke="%s" stroke-width="%g" stroke-linejoin="round"/>' % (d, LINE, width * self.width)

    def sheet(self, p, col, z=2, edge=2, amp=.9, k=.10, facet=13, seed=None, attr=""):
        d = path(cut(p, amp, self.seed() if seed is None else seed, facet))
        if self.ink:
            return self.line(d, col, 1)
        shade = '<path d="%s" fill="%s" opacity=".22" transform="translate(%g,%g)"/>' % (d, SHADOW, z * .7, z * 1.1) if 0 < z < 10 else ""
        e = '<path d="%s" fill="%s" transform="translate(%g,%g)"/>' % (d, lite(col, .5), -edge, -edge) if edge else ""
        return '%s%s<path d="%s" fill="%s"/>' % (shade, e, d, self.grad(col, k))

    def flat(self, p, col, amp=.7, op=1, facet=11):
        if not self.ink:
            return super().flat(p, col, amp, op, facet)
        return "" if op < 1 else self.line(path(cut(p, amp, self.seed(), facet)), col, .6)


def recolored(s, width):
    """Where ink is saved, what was drawn without the kit: light papers become white with an outline, lines gray."""
    def paper(m):
        dark = lightness(m.group(2)) < DARK
        new = 'fill="%s"' % INK if dark else 'fill="#FFFFFF" stroke="%s" stroke-width="%g"' % (LINE, width)
        return m.group(1) + new

    s = re.sub(r'<path[^>]*opacity="\.[0-9]+"[^>]*/>', "", s)
    s = re.sub(r'stroke="#[0-9A-F]{6}"', 'stroke="%s"' % LINE, s)
    return re.sub(r'(<path(?:(?! stroke=)[^>])*?)fill="(#(?!FFFFFF)[0-9A-F]{6})"(?![^>]*stroke=)', paper, s)


def dashes(d):
    return '<path d="%s" fill="none" stroke="#6B4A3A" stroke-width=".3" stroke-dasharray="1.8 1.2"/>' % d


def scissors(d, x, y, a=0, s=.2):
    pl = lambda p: F.place(p, x, y, a, s)
    o = ""
    for m in (-1, 1):
        outer, inner = pl(ell(-13, m * 7, 6.5, 5, m * 20, 10)), pl(ell(-13, m * 7, 3.4, 2.4, m * 20, 8))
        o += '<path fill-rule="evenodd" fill="%s" d="%s%s"/>' % (INK, fine(outer), fine(inner))
        o += '<path fill="%s" d="%s"/>' % (INK, fine(pl(pts("-8,%g! -6,%g! 18,%g! 14,%g!" % (m * 5, m * 2.6, -m * 5, -m * 1.4)))))
    return o


def fine(p):
    """A small closed outline, in hundredths."""
    return "M" + "L".join("%.2f,%.2f" % q[:2] for q in spline(p, step=.4)) + "Z"


def ruler():
    """A line to check the printer by."""
    ticks = "M%g,-133v4M%g,-131h50M%g,-133v4" % (RULER, RULER, RULER + 50) + "".join("M%g,-132.2v2.4" % (RULER + i * 10) for i in (1, 2, 3, 4))
    return '<path d="%s" fill="none" stroke="%s" stroke-width=".4"/>' % (ticks, INK)


# ---------------------------------------------------------------- the board
WAVES = ["#2A8F95", "#36A29F", "#48B2A8", "#3BA6A2", "#2D9598", "#3FAAA5", "#55BBAE", "#41ABA5", "#30999B", "#2A8F95", "#36A29F"]


def wave(x0, x1, y, amp, n, ph, h):
    """A strip with a waved upper edge."""
    o = [(x0, y, True)]
    m = int(n * 4)
    for i in range(1, m):
        f = i / m
        o.append((x0 + (x1 - x0) * f, y + amp * math.sin(ph + f * n * 2 * math.pi), False))
    return o + [(x1, y, True), (x1, y + h, True), (x0, y + h, True)]


def river(d, x, y, ink):
    """The water inside a bank, cut into strips."""
    cid = "%sw%d" % (d.pre, x)
    d.defs[cid] = '<clipPath id="%s"><path d="%s"/></clipPath>' % (cid, B.hole(x, y, 1))
    if ink:                                    # a few waves on white
        waves = "".join('<path d="%s" fill="none" stroke="%s" stroke-width=".8"/>' % (path(cut(wave(x - 4, x + 204, y + 30 + i * 40, 4, 3.2, i * 1.9, 1)[:-2], .3, i, 7), False), LINE) for i in range(7))
        return '<path d="%s" fill="#FFFFFF"/><g clip-path="url(#%s)">%s</g>' % (B.hole(x, y), cid, waves)
    o = ['<rect x="%g" y="%g" width="200" height="300" fill="#1F7780"/>' % (x, y)]
    for i, tone in enumerate(WAVES):
        o.append(d.sheet(wave(40, 660, 306 + i * 28, 5.5, 9.7, i * 1.9, 40), tone, 2.2, 2.2, amp=.5, k=.04, facet=7))
    return '<g clip-path="url(#%s)">%s</g>' % (cid, "".join(o))


def board(ink):
    d, seat = Print("pb-", ink, 1.2), B.Seat()
    o = [B.timber(d), B.tiles(d, seat)]
    for x, y in B.RIVERS:
        o.append(river(d, x, y, ink))
        o.append(B.bank(d, x, y))
    o += [B.trap(d, *seat.mid(sq), side) for sq, side in B.TRAPS.items()]
    o += [B.den(d, *seat.mid(sq), side) for sq, side in B.DENS.items()]
    for i, c in enumerate("abcdefg"):
        o += [text(50 + i * 100, y, c, 23, "grand8", B.LETTER, "middle") for y in (-20, 929)]
    for i in range(9):
        o += [text(x, 858 - i * 100, str(i + 1), 22, "grand8", B.LETTER, "middle") for x in (-26, 726)]
    whole = "".join(o)
    if ink:
        whole = recolored(whole, 1.2)
    k, down = SQUARE / 100, 4.5
    w, h = 396 * k + 1, 496 * k + 1            # half the frame and a little air
    body = '<g transform="translate(%g,%g) scale(%g)">%s</g>' % (-350 * k, down - 450 * k, k, whole)
    body += dashes("M%g,%gH%gV%gH%gZ" % (-w, down - h, w, down + h, -w))
    body += scissors(d, 62, down - h) + scissors(d, -w, down + 40, 90)
    return d.alldefs() + ruler() + body


# ---------------------------------------------------------------- the tokens
def symbol(name, ink):
    """An animal as it sits, drawn without filters."""
    plain, A.Doc = A.Doc, lambda pre: Print(pre, ink, 4)
    try:
        a = getattr(A, name)()
    finally:
        A.Doc = plain
    body = '<g>%s</g><g>%s</g>' % (a.backing(a.back), "".join(a.out))
    body = re.sub(r' (id|data-[a-z]+)="[^"]*"', "", body)
    if ink:
        body = recolored(body, 3)
    return a.d.alldefs() + '<symbol id="an-%s" viewBox="-24 -24 560 560">%s</symbol>' % (name, body)


def rim(side):
    """Where a token is cut out, about its middle: TOKEN wide."""
    r = TOKEN / 2
    return ell(0, 0, r, n=48) if side == "red" else T.rhombus(0, r, 1.2, 60)


def token(side, name, x, y, ink):
    d = Print("%s%s-" % (side[0], name[:3]), ink, 4)
    # All of it lies inside the plate, so that one simple cut frees it.
    k = (TOKEN - 1) / 512 if side == "red" else (TOKEN - 1.6) / 566
    marks = T.badge(side, A.RANK[name], d, 150, 372, 60)
    tag = '<g transform="translate(26,36) scale(.78)">%s</g>' % T.tag(side, A.HAN[name], d)
    if ink:
        marks, tag = recolored(marks, 4), recolored(tag, 4)
    w = 15.2 if side == "red" else 11.8        # the animal's box
    return (d.alldefs() + '<g transform="translate(%g,%g)"><use xlink:href="#plate-%s" x="%g" y="%g" width="%g" height="%g"/>' % (x, y, side, -320 * k, -320 * k, 640 * k, 640 * k)
            + '<use xlink:href="#an-%s" x="%g" y="%g" width="%g" height="%g"/>' % (name, -w / 2 - w * 24 / 512, -w * .57 - w * 24 / 512, w * 560 / 512, w * 560 / 512)
            + '<g transform="scale(%g) translate(-256,-256)">%s%s</g>%s</g>' % (k, marks, tag, dashes(fine(rim(side)))))


def tokens(ink):
    d = Print("pt-", ink)
    defs = "".join(symbol(n, ink) for n in A.ORDER)
    body, step = "", 24.4
    for row, side in enumerate(("red", "blue")):
        dd = Print("pl%s-" % side[0], ink, 4)
        plate = T.plate(side, dd)
        if ink:
            plate = recolored(plate, 4)
        defs += dd.alldefs() + '<symbol id="plate-%s" viewBox="-64 -64 640 640">%s</symbol>' % (side, plate)
        for i, n in enumerate(A.ORDER):
            body += token(side, n, (i - 3.5) * step, -98 + row * 29, ink)
    body += scissors(d, -3.5 * step - 11.6, -98, 90)
    return defs + d.alldefs() + ruler() + body


# ---------------------------------------------------------------- the words
SIGNS, KANA = "、。，：；！？」）", "ぁ-ん"


def pieces(s):
    """What no line breaks within: words with the space after them. Where no spaces are set, in Japanese words with the kana that
    follow them, and in Chinese all up to the next sign: so no word is cut, and no line begins with a sign."""
    if re.search("[%s]" % KANA, s):
        return re.findall("[^%s%s]*[%s]*[%s]*" % (KANA, SIGNS, KANA, SIGNS), s)
    if re.search("[%s]" % SIGNS, s):
        return re.findall("[^%s]+[%s]*" % (SIGNS, SIGNS), s)
    return re.findall("[^ ]+ ?", s)


class Words:
    """A page's words in a language, as outlines. Each letter is drawn once and then used, wherever it stands on the page: what
    is the same follows on each other, which packs well."""

    def __init__(self, code):
        self.own = W.OWN[code][0] if code in W.OWN else None
        # Characters without space between them need more of it between lines, and fill more of a title's.
        self.lead, self.title = (1.5, 7.7) if self.own else (1.35, 8.4)
        self.outlines, self.places = {}, {}

    def letter(self, font, c):
        """A character's set, width and outline. One that is missing is a fault."""
        if c in " \u00a0":
            return font, GLYPHS[font][" "][0], ""
        name = font if c in GLYPHS[font] else self.own
        return (name, *GLYPHS[name][c])

    def long(self, s, size, font="grand6"):
        return sum(self.letter(font, c)[1] for c in s) * size / 1000

    def line(self, x, y, s, size, font="grand6", fill=BROWN, middle=False, width=None):
        """A line of text, smaller where it would be longer than the width."""
        if width and self.long(s, size, font) > width:
            size *= width / self.long(s, size, font)
        if middle:
            x -= self.long(s, size, font) / 2
        k = size / 1000
        for c in s:
            name, wide, d = self.letter(font, c)
            if d:
                key = "w-%s-%x" % (name, ord(c))
                self.outlines[key] = d
                self.places.setdefault((key, "%.6f" % k, fill), []).append((x / k, y / k))
            x += wide * k

    def wrapped(self, s, size, width):
        """Lines of text; all are a little shorter where a last one would be short."""
        def broken(width):
            lines = [""]
            for piece in pieces(s):
                if lines[-1] and self.long((lines[-1] + piece).rstrip(), size) > width:
                    lines.append("")
                lines[-1] += piece
            return [line.rstrip() for line in lines]

        full = broken(width)
        narrower = (broken(width - step) for step in range(0, 60, 2))
        good = (lines for lines in narrower if len(lines) == len(full) and self.long(lines[-1], size) > width * .2)
        return next(good, full)

    def head(self, title, what, ruler, lines):
        """Above a page, with so many lines for what to do."""
        left = RULER - LEFT - 4
        self.line(LEFT, -128, title, self.title, "lilita", INK, width=left)
        for n, line in enumerate(self.wrapped(what, 3.9, left) if lines > 1 else [what]):
            self.line(LEFT, -122.6 + n * 5.2, line, 3.9, width=left)
        self.line(RULER + 25, -124.4, ruler, 3.6, middle=True, width=54)

    def rules(self, how, rules):
        """As large as the page has room for."""
        self.line(LEFT, -36, how, self.title, "lilita", INK)
        size, gap, width = 5.2, 3.4, -LEFT - 9 + 97
        tall = lambda: sum(len(self.wrapped(rule, size, width)) * size * self.lead + gap for rule in rules)
        while -25 + tall() > BOTTOM:
            size -= .1
        y = -25
        for n, rule in enumerate(rules):
            self.line(LEFT, y, str(n + 1), size * 1.23, "lilita", RED_D)
            for line in self.wrapped(rule, size, width):
                self.line(LEFT + 9, y, line, size)
                y += size * self.lead
            y += gap

    def page(self):
        o = ["<defs>"] + ['<path id="%s" d="%s"/>' % item for item in sorted(self.outlines.items())] + ["</defs>"]
        for (key, k, fill), places in sorted(self.places.items()):
            uses = "".join('<use xlink:href="#%s" x="%d" y="%d"/>' % (key, round(x), round(y)) for x, y in places)
            o.append('<g transform="scale(%s)" fill="%s">%s</g>' % (k, fill, uses))
        return page("".join(o))


def words(code):
    sheet, board, tokens = W.SHEETS[code], Words(code), Words(code)
    board.head(sheet.board, sheet.print_board, sheet.ruler, 1)
    tokens.head(sheet.tokens, sheet.print_tokens, sheet.ruler, 2)
    tokens.rules(sheet.how, sheet.rules)
    return {"board": board.page(), "tokens": tokens.page()}


def page(body):
    w, h = PAPER_HALF
    return svg(2 * w, 2 * h, body, "%g %g %g %g" % (-w, -h, 2 * w, 2 * h))


def files():
    pages = (("board", board), ("tokens", tokens))
    drawn = {"print-%s-%s.svg" % (what, name): page(draw(name == "ink")) for what, draw in pages for name in ("color", "ink")}
    return drawn | {"print-words-%s-%s.svg" % (what, code): text for code in W.SHEETS for what, text in words(code).items()}
