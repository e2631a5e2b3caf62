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

# Records of a WARC: blocks that begin with a record, in order.
record()
{
    printf 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n' | cat - "$1" >"$folder/http"
    printf 'WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://h/%s\r\nWARC-Record-ID: <urn:x:%s>\r\n' \
        "$2" "$2"
    printf 'Content-Type: application/http\r\nContent-Length: %s\r\n\r\n' "$(wc -c <"$folder/http")"
    cat "$folder/http"
    printf '\r\n\r\n'
}
number=0
for page in "$folder"/pages/*/*.html; do
    record "$page" $((++number))
done >"$folder/crawl.warc"
"$cli" corpus run --stdin --methods "$methods" <"$folder/crawl.warc" >"$folder/records"
parallel --keep-order --pipe --block 100k --recstart WARC/1. "$cli" corpus run --stdin --methods "$methods" \
    <"$folder/crawl.warc" >"$folder/blocks" 2>/dev/null
cmp "$folder/blocks" "$folder/records"
[[ $(wc -l <"$folder/records") -eq $((3 * number)) ]]
echo "$(($(wc -l <"$folder/whole") - 1)) rows by lines, by 16 shards and by records: the same bytes"
