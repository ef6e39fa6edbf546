#!/bin/sh
# Cuts the fonts that the client shows from the packages they come in: `pip install fonttools brotli`, then, in `web`,
# `sh tools/fonts.sh`. English and French are kept whole; small capitals, old figures and hints are not shown anywhere.
set -e
fraunces=node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2
alegreya=node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin
letters=U+20-7E,U+A0-FF,U+131,U+152,U+153,U+178,U+2002-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F
letters=$letters,U+2030,U+2032,U+2033,U+2039,U+203A,U+2044,U+20AC,U+2122,U+2190-2193,U+2212
cut() {
  pyftsubset "$1" --unicodes="$letters" --layout-features=kern,liga,lnum,tnum,ccmp,mark,locl --no-hinting \
    --flavor=woff2 --output-file="src/fonts/$2.woff2"
}
one_weight=$(mktemp)
fonttools varLib.instancer -q "$fraunces" wght=600 -o "$one_weight"
cut "$one_weight" fraunces-600
rm "$one_weight"
cut "$alegreya-400-normal.woff2" alegreya-sans-400
cut "$alegreya-700-normal.woff2" alegreya-sans-700
