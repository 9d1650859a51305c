"""Cuts the fonts of receipts out of the packages @fontsource/anek-latin, anek-tamil, anek-devanagari and rozha-one.

    pip install fonttools brotli && python3 cut.py FOLDER_OF_PACKAGES

A receipt embeds only the letters it uses; these files are what it can choose from. Hints go.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont


# What shapes the letters of a script; alternates and the kerning of Indian scripts are left out.
FEATURES = (
    "abvf abvm abvs akhn blwf blwm blws calt ccmp cjct half haln init liga locl mark mkmk nukt pref pres pstf psts "
    "rkrf rphf tnum vatu"
).split()


def part(source, features, without=()):
    options = Options()
    options.hinting = False
    options.layout_features = features
    options.drop_tables += ["STAT", "gasp"] if features else ["STAT", "gasp", "GSUB", "GPOS", "GDEF"]
    font = TTFont(source)
    font.flavor = None
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) - set(without))
    subsetter.subset(font)
    cut = BytesIO()
    font.save(cut)
    cut.seek(0)
    return cut


def write(name, main, more=None):
    if more:
        parts = [part(main, [*FEATURES, "kern"]), part(more, [], TTFont(main).getBestCmap())]
        font = Merger().merge(parts)
    else:
        font = TTFont(part(main, FEATURES))
    font.save(Path(__file__).with_name(name))


packages = Path(sys.argv[1])


def file(family, script, weight):
    return packages / family / f"files/{family}-{script}-{weight}-normal.woff2"


for weight in (400, 600):
    write(
        f"anek-latin-{weight}.ttf",
        file("anek-latin", "latin", weight),
        file("anek-latin", "latin-ext", weight),
    )
write("anek-tamil-400.ttf", file("anek-tamil", "tamil", 400))
write("anek-devanagari-400.ttf", file("anek-devanagari", "devanagari", 400))
write("rozha-one.ttf", file("rozha-one", "latin", 400))
