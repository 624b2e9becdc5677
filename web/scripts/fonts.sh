#!/usr/bin/env bash
# Makes src/fonts from the packages of Fontsource: only the letters of our languages, and only the figures that stand in
# line. Needs pyftsubset (pip install fonttools brotli); its results are kept, so that no build does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
letters='U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2013-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2190-2193,U+2212'
for font in alegreya/files/alegreya-latin-700 alegreya-sans/files/alegreya-sans-latin-400 alegreya-sans/files/alegreya-sans-latin-700; do
    name=$(basename "$font")
    pyftsubset "node_modules/@fontsource/$font-normal.woff2" --unicodes="$letters" --flavor=woff2 \
        --layout-features=ccmp,kern,liga,lnum,locl,mark,tnum --no-hinting --desubroutinize \
        --output-file="src/fonts/${name/-latin/}.woff2"
done
