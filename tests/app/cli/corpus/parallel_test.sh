#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# GNU parallel over lines and over shards of a corpus gives the run of one program: parallel_test.sh TAGSEAM-CLI
# SAMPLES; 77 where there is no GNU parallel, 1 where TAGSEAM_REQUIRE names it.
set -euo pipefail
cli=$1 samples=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

if ! parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
    echo "missing: parallel (GNU parallel is not installed)"
    [[ ,${TAGSEAM_REQUIRE:-}, == *,parallel,* ]] && exit 1
    exit 77
fi
export HOME=$folder # parallel keeps notes there
mkdir -p "$HOME/.parallel"
touch "$HOME/.parallel/will-cite"
for number in 1 2 3 4 5; do
    mkdir -p "$folder/pages"
    cp -r "$samples" "$folder/pages/$number 0"
done
methods=all,jidm-2013,mdr-2003
"$cli" corpus run "$folder/pages" --methods "$methods" --out "$folder/whole" >/dev/null

# Lines: blocks of pages, in order.
{
    "$cli" corpus run "$folder/pages" --methods "$methods" --stdin --header </dev/null
    "$cli" corpus pages "$folder/pages" |
        parallel --keep-order --pipe -N 7 "$cli" corpus run "'$folder/pages'" --methods "$methods" --stdin
} >"$folder/lines"
cmp "$folder/lines" "$folder/whole"

# Shards: as many jobs as wanted, each with a file of its own.
seq 16 | parallel "$cli" corpus run "'$folder/pages'" --methods "$methods" --shard {}/16 --out "$folder/run.{}" >/dev/null
"$cli" corpus merge "$folder"/run.* --out "$folder/merged" >/dev/null
cmp "$folder/merged" "$folder/whole"
echo "$(($(wc -l <"$folder/whole") - 1)) rows by lines and by 16 shards: the same bytes"
