#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Apache UIMA reads the CAS that `annotation convert` writes, with the same labels and marks:
# uima_test.sh TAGSEAM-CLI SAMPLES; 77 without Java and UIMA, 1 where TAGSEAM_REQUIRE names it.
set -euo pipefail
cli=$1 samples=$2
jar=/usr/share/java/uimaj-core.jar
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

if [[ ! -f $jar ]] || ! command -v javac >/dev/null; then
    echo "missing: uima (libuima-core-java or a JDK is not installed)"
    [[ ,${TAGSEAM_REQUIRE:-}, == *,uima,* ]] && exit 1
    exit 77
fi
count=0
for page in "$samples"/*.html; do
    [[ -f $page.annotation.json ]] || continue
    "$cli" annotation convert "$page.annotation.json" --page "$page" --to uima -o "$folder/cas.xmi" 2>>"$folder/lost"
    "$cli" annotation convert "$folder/cas.xmi" --page "$page" --to csv | tail -n +2 | tr -d '\r' |
        awk -F, '{ print $2 "\t" $3 }' | sort -u >"$folder/wanted"
    java -cp "$jar" "$here/ReadCas.java" "$folder/cas.xmi" "$folder/cas.typesystem.xml" >"$folder/read"
    cut -f 1,2 "$folder/read" | sort -u | diff - "$folder/wanted"
    count=$((count + $(wc -l <"$folder/read")))
done
((count > 0))
echo "UIMA reads $count regions with their labels and marks"
