#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A full disk, a read-only folder, and a computer without shared memory: mounts_test.sh TAGSEAM SAMPLES, within
# tests/ui/alone offscreen; 77 where the test may not mount anything, 1 where TAGSEAM_REQUIRE names unshare.
set -uo pipefail
tagseam=$1 samples=$2

if [[ ${3:-} != inside ]]; then
    if ! unshare --mount --map-root-user mount -t tmpfs none /mnt 2>/dev/null; then
        echo "missing: unshare"
        [[ ,${TAGSEAM_REQUIRE:-}, == *,unshare,* ]] && exit 1
        exit 77
    fi
    exec unshare --mount --map-root-user "$0" "$tagseam" "$samples" inside
fi

export QTWEBENGINE_DISABLE_SANDBOX=1 # inside, the user is root
unset QTWEBENGINE_CHROMIUM_FLAGS
folder=$(mktemp -d)
trap 'cd / && umount "$folder"/*/; rm -rf "$folder"' EXIT
cd "$folder" || exit 1
mkdir full readonly
failures=0

# Runs tagseam with the arguments after the second, which must end with the code $1 and, unless it is 0, with one line
# that names $2 and a reason.
ends()
{
    local wanted=$1 named=$2 code=0
    shift 2
    "$tagseam" "$@" >out 2>err || code=$?
    if ((code != wanted)) || { ((code)) && { (($(wc -l <err) != 1)) || ! grep -qF -- "$named" err; }; } ||
        grep -q 'Unknown error' err; then
        echo "FAILED: tagseam $* ended with $code, not $wanted: $(cat err)"
        failures=$((failures + 1))
    fi
}

mount -t tmpfs none /dev/shm && mount -t tmpfs -o size=4k none full && mount -t tmpfs -o ro none readonly || exit 1
for place in full readonly; do
    page=$samples/shop.html
    [[ $place == full ]] || page=/no/such/page.html # it is refused before the page is loaded
    ends 4 $place/page.mhtml --save-archive "$page" -o $place/page.mhtml
    ends 4 $place/ --save-archive "$page" -o $place
    ends 4 $place/page.png "$page" --screenshot $place/page.png
    ends 4 $place/page.svg "$page" --plot $place/page.svg
    ends 4 $place/ --save-tree "$samples/shop.html" -o $place/tree
    left=$(find $place -type f)
    [[ -z $left ]] || { echo "FAILED: a torn file stayed: $left"; failures=$((failures + 1)); }
done

mount -t tmpfs -o ro none /dev/shm || exit 1
ends 2 /dev/shm sample:figure2
ends 2 /dev/shm sample:figure2 --screenshot page.png
ends 2 /dev/shm --save-archive "$samples/figure2.html" -o page.mhtml
ends 0 "" --help
export QTWEBENGINE_CHROMIUM_FLAGS=--disable-dev-shm-usage
ends 0 "" sample:figure2 --screenshot page.png

((failures == 0)) && echo "each refusal had its reason"
exit $((failures > 0))
