#!/usr/bin/env python3
"""Cuts the game's fonts from the open ones into ../fonts.

    pip install fonttools brotli
    npm pack @fontsource/lilita-one @fontsource/grandstander   (unpack both)
    apt-get install fonts-noto-cjk
    python3 fonts.py LILITA_FILES GRANDSTANDER_FILES NOTO_SERIF_CJK_BOLD.ttc TEXT...

The two FILES folders are the packages' `files`; every Chinese character found in the TEXT files goes
into the Chinese font, beside those named here. Same inputs, same bytes."""
import io, os, sys
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fonts")

# Everything Western Europe writes with, and the signs of a well-set sentence.
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x180)])) + "–—‘’‚“”„†‡•…‰‹›⁄€™−≈≠≤≥◊×÷ȘșȚțẞ"

# What the game says in Chinese today, traditional and simplified, and the signs the Latin faces lack.
HAN = ("鬥獸棋斗兽棋獸穴兽穴陷阱河川象獅虎豹狼狗貓鼠狮猫王紅藍红蓝方先後后手勝胜負负和平局悔棋重新開始开始提示規則规则設定设置"
       "電腦电脑對戰对战雙人双人離開离开繼續继续遊戲游戏簡單简单普通專家专家困難困难返回確定确定取消是否輪到轮到你我思考中吃跳"
       "一二三四五六七八九十步回合中文繁體简体語言语言鼠貓狗狼豹虎獅象")
SIGNS = "←↑→↓↔↕↖↗↘↙⇄⇅★☆●○◆◇■□▲△▼▽◀▶✓、。，．：；！？「」『』（）《》〈〉…—·～"


def save(font, name, family, style):
    """Names it (a cut font must not carry a reserved name), fixes the date, writes it."""
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
    save(cut(Merger().merge(parts), LATIN), name, family, style)


def main(lilita, grand, noto, *texts):
    latin(lilita, "lilita-one", 400, "LilitaOne.ttf", "Jungle Display", "Regular")
    latin(grand, "grandstander", 600, "Grandstander-SemiBold.ttf", "Jungle Text SemiBold", "Regular")
    latin(grand, "grandstander", 800, "Grandstander-ExtraBold.ttf", "Jungle Text ExtraBold", "Regular")
    han = set(HAN + SIGNS)
    for t in texts:
        with open(t, encoding="utf-8") as f:
            han |= {c for c in f.read() if "\u3000" <= c <= "\u9fff" or c in SIGNS}
    save(cut(TTFont(noto, fontNumber=3), han), "NotoSerifCJK-Bold.otf", "Jungle Han", "Bold")


if __name__ == "__main__":
    main(*sys.argv[1:])
