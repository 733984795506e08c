"""Cuts the faces of src/shared/theme/fonts out of the Anek families: `python3 frontend/scripts/subset-fonts.py` from the
top of the repository, after `npm ci`. Needs Python 3 with fonttools and brotli, and a folder where
`npm install harfbuzzjs` was run, as HARFBUZZ in the environment.
The faces are committed; run it when a family is updated or a locale file brings letters that no face has.

A whole Anek family is 230 to 730 kB a script. What is taken out, in this order: letters that the language does not use,
weights and widths that the theme does not use, kerning of Indic letters, half of the units per em (2,000 to 1,000), and
ligatures that no text of the product and no regular syllable needs; such a cluster is then drawn with the half form.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
FAMILIES = ROOT / "node_modules/@fontsource-variable"
OUT = ROOT / "frontend/src/shared/theme/fonts"
HARFBUZZ = Path(os.environ.get("HARFBUZZ", ROOT))

UNITS_PER_EM = 1000
# text of Latin letters is set from 450 on; Indic text starts at the family's middle master, which halves its data
LATIN_WEIGHTS, INDIC_WEIGHTS = (400, 800), (500, 800)
# figures are set at 75 to 100 % of the width
LATIN_WIDTHS = (75, 100)
# places of marks are those of one weight: they move by a few units between weights
MARKS_OF_WEIGHT = 620

LATIN_FEATURES = ["kern", "mark", "mkmk", "ccmp", "liga", "tnum"]
INDIC_FEATURES = """abvs akhn blwf blws cjct half nukt pres psts rkrf rphf vatu haln locl ccmp
    abvm blwm mark mkmk dist""".split()

RUPEE = 0x20B9


def codes(*spans):
    return [code for span in spans for code in (range(span[0], span[1] + 1) if isinstance(span, tuple) else [span])]


LATIN = codes(
    (0x20, 0x7E), 0xA0, 0xA9, 0xAB, 0xB0, 0xB7, 0xBB, 0xD7, 0xE9, (0x2010, 0x2015), (0x2018, 0x201E), 0x2022, 0x2026,
    0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, (0x2190, 0x2193), 0x2212,
)
LATIN_REST = codes(
    (0xA1, 0xFF), 0x131, (0x152, 0x153), (0x2BB, 0x2BC), 0x2C6, 0x2DA, 0x2DC, 0x2020, 0x2021, 0x2044, 0x2215,
)
LATIN_EXT = codes((0x100, 0x2AF), (0x1E00, 0x1EFF))
DEVANAGARI = codes(
    (0x901, 0x903), (0x905, 0x90B), 0x90D, (0x90F, 0x911), (0x913, 0x928), (0x92A, 0x930), 0x932, 0x933,
    (0x935, 0x939), (0x93C, 0x943), 0x945, (0x947, 0x949), (0x94B, 0x94D), 0x950, (0x958, 0x95F), (0x964, 0x970),
    0x200C, 0x200D, 0x25CC,
)
KANNADA = codes(
    (0xC82, 0xC83), (0xC85, 0xC8C), (0xC8E, 0xC90), (0xC92, 0xCA8), (0xCAA, 0xCB3), (0xCB5, 0xCB9), (0xCBC, 0xCC4),
    (0xCC6, 0xCC8), (0xCCA, 0xCCD), (0xCD5, 0xCD6), 0xCDE, (0xCE6, 0xCEF), 0x964, 0x965, 0x200C, 0x200D, 0x25CC,
)


def words_of_the_product(block):
    """Every word of a script that stands in a tracked text file."""
    files = subprocess.check_output(["git", "-C", str(ROOT), "ls-files"], text=True).splitlines()
    texts = (ROOT / name for name in files if re.search(r"\.(json|tsx?|txt|sql|ya?ml|md|csv)$", name))
    return {word for text in texts for word in re.findall(f"[{block}\u200c\u200d]+", text.read_text("utf8"))}


def hindi_syllables():
    plain = "कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह"
    yield from "०१२३४५६७८९।॥ऽॐ"
    yield from "अ आ इ ई उ ऊ ऋ ए ऐ ओ औ ऑ ऍ रु रू हृ दृ".split()
    for letter in [*plain, "क़", "ख़", "ग़", "ज़", "ड़", "ढ़", "फ़"]:
        yield letter
        yield from (letter + vowel for vowel in "ािीुूृेैोौंँःॅॉ")
        yield from (letter + vowel + "ं" for vowel in "ेोी")
        yield letter + "्\u200d"
        yield from ("र्" + letter, "र्" + letter + "ा")
    yield from (letter + "्र" for letter in "कगतदपबभशघथधफमस")
    # letters without a half form
    yield from (first + "्" + second for first in "टठडढछङ" for second in "टठडढयर")
    yield from (first + "्" + second for first in "दह" for second in "यरवमनधगभबल")
    yield from "क्ष ज्ञ त्र श्र क्त प्त न्न ल्ल त्त च्च ज्ज क्क ष्ट ष्ठ श्च स्त्र न्द्र ह्न द्ध स्न ञ्च ञ्ज ङ्क ङ्ग त्न प्न ग्न श्न श्व श्ल".split()


def kannada_syllables():
    plain = "ಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಲವಶಷಸಹಳ"
    yield from "೦೧೨೩೪೫೬೭೮೯।"
    yield from "ಅ ಆ ಇ ಈ ಉ ಊ ಋ ಎ ಏ ಐ ಒ ಓ ಔ ಕ್ಷ ಜ್ಞ ತ್ರ ಶ್ರೀ ಸ್ತ್ರ ಫ಼ ಜ಼".split()
    for letter in plain:
        yield from (letter, letter + "್", "ರ್" + letter, letter + "್" + letter, letter + "್" + letter + "ಾ")
        yield from (letter + vowel for vowel in "ಾಿೀುೂೃೆೇೈೊೋೌಂಃ")
        yield from (first + "್" + letter + vowel for first in "ಕತನರಮಲಯ" for vowel in ("", "ಿ", "ು"))


SHAPE = """
import * as hb from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
const bytes = readFileSync(process.argv[1]);
const font = new hb.Font(new hb.Face(new hb.Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))));
const glyphs = new Set();
for (const word of readFileSync(0, 'utf8').split('\\n')) {
  const buffer = new hb.Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
}
console.log(JSON.stringify([...glyphs]));
"""


def glyphs_of(font, words):
    """Names of the glyphs that draw the words."""
    with tempfile.NamedTemporaryFile(suffix=".ttf") as file:
        font.flavor = None
        font.save(file.name)
        answer = subprocess.check_output(
            ["node", "--input-type=module", "-e", SHAPE, file.name], input="\n".join(sorted(words)), text=True, cwd=HARFBUZZ
        )
    order = font.getGlyphOrder()
    return [order[glyph] for glyph in json.loads(answer)]


def source(family, part):
    return TTFont(FAMILIES / family / "files" / f"{family}-{part}-standard-normal.woff2")


def cut(font, unicodes, features, glyphs=()):
    options = subset.Options()
    options.hinting = False
    options.name_IDs = []
    options.glyph_names = False
    options.notdef_outline = False
    options.layout_features = features
    # the glyphs are all that is needed: what they could be joined to is not
    options.layout_closure = not glyphs
    cutter = subset.Subsetter(options)
    has = font.getBestCmap()
    cutter.populate(unicodes=[code for code in unicodes if code in has], glyphs=list(glyphs))
    cutter.subset(font)
    return font


def add_glyph(font, other, code):
    """Takes one letter over from a font of the same axes."""
    name = other.getBestCmap()[code]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = other["glyf"][name]
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = other["hmtx"].metrics[name]
    font["gvar"].variations[name] = other["gvar"].variations[name]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name
    # widths are read from the glyphs' own variations then
    for table in ("HVAR", "VVAR"):
        if table in font:
            del font[table]


def save(font, name):
    scale_upem(font, UNITS_PER_EM)
    font.flavor = "woff2"
    font.save(OUT / name)
    print(f"{(OUT / name).stat().st_size / 1000:6.1f} kB  {name}, {len(font.getGlyphOrder())} glyphs")


def latin():
    limits = {"wght": LATIN_WEIGHTS, "wdth": LATIN_WIDTHS}
    base = instancer.instantiateVariableFont(cut(source("anek-latin", "latin"), LATIN, LATIN_FEATURES), limits)
    rupee = instancer.instantiateVariableFont(cut(source("anek-latin", "latin-ext"), [RUPEE], []), limits)
    add_glyph(base, rupee, RUPEE)
    save(base, "anek-latin-core.woff2")
    one_width = {"wght": LATIN_WEIGHTS, "wdth": 100}
    for part, unicodes, name in (("latin", LATIN_REST, "rest"), ("latin-ext", LATIN_EXT, "ext")):
        more = cut(source("anek-latin", part), [code for code in unicodes if code not in LATIN], LATIN_FEATURES)
        save(instancer.instantiateVariableFont(more, one_width), f"anek-latin-{name}.woff2")


def indic(script, unicodes, words):
    family = f"anek-{script}"
    glyphs = glyphs_of(source(family, script), words)
    with tempfile.NamedTemporaryFile(suffix=".ttf") as file:
        font = cut(source(family, script), unicodes, INDIC_FEATURES, glyphs)
        font.flavor = None
        font.save(file.name)
        variable = instancer.instantiateVariableFont(TTFont(file.name), {"wght": INDIC_WEIGHTS, "wdth": 100})
        still = instancer.instantiateVariableFont(TTFont(file.name), {"wght": MARKS_OF_WEIGHT, "wdth": 100})
    for table in ("GPOS", "GDEF"):
        variable[table] = still[table]
    save(variable, f"{family}.woff2")


if __name__ == "__main__":
    if sys.argv[1:]:
        OUT = Path(sys.argv[1])
    latin()
    indic("devanagari", DEVANAGARI, words_of_the_product("\u0900-\u097f") | set(hindi_syllables()))
    indic("kannada", KANNADA, words_of_the_product("\u0c80-\u0cff") | set(kannada_syllables()))
