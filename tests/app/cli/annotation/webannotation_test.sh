#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The reference client of W3C's Web Annotation (Apache Annotator, in jsdom) anchors the quotes and positions of
# Tagseam's files, JSON-LD loses nothing of them, Tagseam anchors what the client writes, and xpath-range finds the
# regions for Label Studio:
# webannotation_test.sh TAGSEAM-CLI CORPUS GROUND-TRUTH-FOLDER; 77 without npm, its packages or the corpus, 1 where
# TAGSEAM_REQUIRE names what is missing.
set -euo pipefail
cli=$1 corpus=$2 groundTruth=$3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(@apache-annotator/dom@0.2.0 @apache-annotator/selector@0.2.0 optimal-select@4.0.1 jsdom@29.1.1 jsonld@9.0.0
    xpath-range@1.1.1)

lacking()
{
    echo "missing: $1 ($2)"
    [[ ,${TAGSEAM_REQUIRE:-}, == *,$1,* ]] && exit 1
    exit 77
}
command -v npm >/dev/null || lacking npm "npm is not installed"
[[ -d $corpus/velloso2014 && -d $corpus/zhao3 ]] || lacking corpus "no pages in $corpus"
cp "$here/webannotation.mjs" "$folder"
(cd "$folder" && npm init -y && npm install --ignore-scripts --no-fund --no-audit "${packages[@]}") >"$folder/npm.log" 2>&1 ||
    lacking npm "its packages cannot be installed: $(tail -n 1 "$folder/npm.log")"

# All 26 pages of Velloso and Dorneles' experiment and the first 24 of zhao3, with their ground truth.
number=0
annotate()
{
    local page=$1 file=$2 encoding
    number=$((number + 1))
    "$cli" annotation convert "$file" --page "$page" --to json -o "$folder/$number.json" 2>>"$folder/lost"
    "$cli" annotation convert "$folder/$number.json" --page "$page" --to label-studio \
        -o "$folder/$number.label-studio.json" 2>>"$folder/lost"
    encoding=$("$cli" tps "$page" | sed -n '1s/.* (\(.*\))$/\1/p')
    printf '%s\t%s\t%s\n' "$number" "$page" "$encoding" >>"$folder/pages"
}
for page in "$corpus"/velloso2014/*.html; do
    annotate "$page" "$groundTruth/velloso2014-html5.csv"
done
while read -r page; do
    annotate "$page" "$corpus/zhao3/groundtruth.xml"
done < <(find "$corpus/zhao3" -name '*.html' | sort | head -24)
echo "marks that convert does not find, and files of which it loses something: $(wc -l <"$folder/lost")"

cd "$folder"
code=0
node webannotation.mjs read "$folder" || code=1
node webannotation.mjs write "$folder"
while IFS=$'\t' read -r number page _; do
    "$cli" annotation check "$page" "$number.client.json" --json >"$number.check.json" || (($? == 1))
done <pages
node webannotation.mjs compare "$folder" || code=1
node webannotation.mjs regions "$folder" || code=1
exit "$code"
