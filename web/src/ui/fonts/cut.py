"""Cuts the shop's fonts out of the packages @fontsource/rozha-one and @fontsource/anek-latin.

    pip install fonttools brotli && python3 cut.py ../../../node_modules/@fontsource

The latin files carry no rupee sign and the latin-ext files carry little else that we need, so
the sign is taken over; kerning, ligatures and tabular figures stay, hints go. A first visit then
fetches three files of 43 kB together instead of five of 62.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont

LATIN = parse_unicodes(
    "0020-007E,00A0-00FF,0131,0152-0153,02BC,2013-2014,2018-201A,201C-201E,2020,2022,2026,"
    "2039-203A,20AC,2122,2190-2193,2212"
)
RUPEE = [0x20B9]
FEATURES = ["ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"]


def part(source, characters, features):
    options = Options()
    options.hinting = False
    options.layout_features = features
    options.drop_tables += ["STAT"] if features else ["STAT", "GSUB", "GPOS", "GDEF"]
    font = TTFont(source)
    font.flavor = None
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    cut = BytesIO()
    font.save(cut)
    cut.seek(0)
    return cut


def write(name, latin, rupee=None):
    parts = [part(latin, LATIN, FEATURES)]
    if rupee:
        parts.append(part(rupee, RUPEE, []))
    font = Merger().merge(parts) if rupee else TTFont(parts[0])
    font.flavor = "woff2"
    font.save(Path(__file__).with_name(name))


packages = Path(sys.argv[1])
rozha = packages / "rozha-one/files/rozha-one-latin-400-normal.woff2"
write("rozha-one.woff2", rozha)
for weight in (400, 600):
    files = packages / "anek-latin/files"
    write(
        f"anek-latin-{weight}.woff2",
        files / f"anek-latin-latin-{weight}-normal.woff2",
        files / f"anek-latin-latin-ext-{weight}-normal.woff2",
    )
