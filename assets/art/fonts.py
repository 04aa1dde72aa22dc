#!/usr/bin/env python3
"""Cuts the game's fonts from the open ones into ../fonts.

    pip install fonttools brotli
    npm pack @fontsource/lilita-one @fontsource/grandstander   (unpack both)
    apt-get install fonts-noto-cjk
    python3 fonts.py LILITA_FILES GRANDSTANDER_FILES NOTO_SERIF_CJK_BOLD.ttc NOTO_SANS_CJK_BOLD.ttc
    python3 fonts.py NOTO_SANS_CJK_BOLD.ttc

The two FILES folders are the packages' `files`. The languages that need a typeface of their own get what their texts in
../texts use; the second form makes those alone. Same inputs, same bytes."""
import glob, io, os, sys
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fonts")

# Everything Western Europe writes with, and the signs of a well-set sentence.
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) + "–—‘’‚“”„†‡•…‰‹›⁄€™−≈≠≤≥◊×÷ȘșȚțẞ"

# Vowels of pinyin's third tone; the others are in the range above.
PINYIN = "ǎǐǒǔǚ"

# What is Chinese in every language: the game's name, what stands on board and pieces, and the languages' own names.
HAN = "鬥獸棋斗兽獸穴兽穴陷阱河川象獅虎豹狼狗貓鼠狮猫王紅藍红蓝简体中文繁體日本語"
SIGNS = "←↑→↓↔↕↖↗↘↙⇄⇅★☆●○◆◇■□▲△▼▽◀▶✓、。，．：；！？「」『』（）《》〈〉…—·～"


def save(font, name, family, style):
    """Names it (a cut font must not carry a reserved name), fixes the date, writes it. A space that does not break is a space."""
    for table in font["cmap"].tables:
        if table.isUnicode() and 0x20 in table.cmap:
            table.cmap.setdefault(0xA0, table.cmap[0x20])
    full = ("%s %s" % (family, style)).replace(" Regular", "")
    for r in list(font["name"].names):
        if r.nameID not in (0, 7, 8, 9, 10, 11, 12, 13, 14):
            font["name"].removeNames(nameID=r.nameID)
    for i, s in ((1, family), (2, style), (3, full + " cut for Jungle"), (4, full), (5, "Version 1.0"), (6, full.replace(" ", "-"))):
        font["name"].setName(s, i, 3, 1, 0x409)
    for t in ("STAT", "DSIG", "MATH"):
        if t in font:
            del font[t]
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = 3786912000  # 2024-01-01
    font.save(os.path.join(OUT, name))
    print("%-28s %4d characters %7d bytes" % (name, len(font.getBestCmap()), os.path.getsize(os.path.join(OUT, name))))


def cut(font, chars):
    o = subset.Options(layout_features=["kern", "mark", "mkmk", "liga", "locl", "ccmp"], name_IDs=["*"], notdef_outline=True,
                       hinting=False, desubroutinize=True, drop_tables=["STAT", "DSIG", "gasp", "vhea", "vmtx", "VORG", "BASE"])
    s = subset.Subsetter(o)
    s.populate(unicodes=[ord(c) for c in set(chars)])
    s.subset(font)
    return font


def latin(folder, stem, weight, name, family, style):
    """The packages split each face by script: join `latin` and `latin-ext`, then cut."""
    parts = []
    for script in ("latin", "latin-ext"):
        f = TTFont(os.path.join(folder, "%s-%s-%s-normal.woff2" % (stem, script, weight)))
        f.flavor = None
        for t in ("STAT", "gasp", "prep", "fpgm", "cvt "):
            if t in f:
                del f[t]
        b = io.BytesIO()
        f.save(b)
        b.seek(0)
        parts.append(b)
    save(cut(Merger().merge(parts), LATIN + PINYIN), name, family, style)


# A language's folder in ../texts, its font in the collection, its file, its family.
OWN = (("zh-Hans", 2, "JungleHans.otf", "Jungle Hans"), ("zh-Hant", 3, "JungleHant.otf", "Jungle Hant"),
       ("ja", 0, "JungleJapan.otf", "Jungle Japan"))


def own(noto):
    for code, number, name, family in OWN:
        chars = set()
        for path in glob.glob(os.path.join(OUT, "..", "texts", code, "*.ftl")):
            with open(path, encoding="utf-8") as f:
                chars |= {c for c in f.read() if c not in LATIN + PINYIN and c not in "\n"}
        save(cut(TTFont(noto, fontNumber=number), chars), name, family, "Bold")


def usual(lilita, grand, noto):
    latin(lilita, "lilita-one", 400, "LilitaOne.ttf", "Jungle Display", "Regular")
    latin(grand, "grandstander", 600, "Grandstander-SemiBold.ttf", "Jungle Text SemiBold", "Regular")
    latin(grand, "grandstander", 800, "Grandstander-ExtraBold.ttf", "Jungle Text ExtraBold", "Regular")
    save(cut(TTFont(noto, fontNumber=3), HAN + SIGNS), "NotoSerifCJK-Bold.otf", "Jungle Han", "Bold")


def main(*args):
    if len(args) == 1:
        own(*args)
    else:
        lilita, grand, serif, sans = args
        usual(lilita, grand, serif)
        own(sans)


if __name__ == "__main__":
    main(*sys.argv[1:])
