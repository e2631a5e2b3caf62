#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes every picture of the manual anew: resources/manual/pictures.sh [PROGRAM], by default build/release/tagseam.
# With --check it makes none, and fails if a picture is older than the window: if one of the short texts of the window
# (titles, buttons, menus, columns), a sample page or the command of the picture has changed since it was made.
set -euo pipefail
export LC_ALL=C
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=${1:-$root/build/release/tagseam}
[[ $program == --check ]] || program=$(realpath "$program")
cd "$root/resources/manual/pictures"
record=made.txt # a line for each picture: what it depends on, its file, its command

# File, then the options of tagseam.
pictures='
window.png sample:shop --size 1280x720
node.png sample:rejected --size 1280x720 --show why --select 115
content.png sample:article --size 1280x720 --show detection
product.png sample:product --size 1280x720 --show detection
news.png sample:news --size 1280x720 --show detection
step.png sample:regions --size 1280x720 --step 102
annotate.png sample:shop --size 1280x720 --show annotate --select 341
corpus.png --corpus ../../samples --size 1280x720
'

# Of all texts of the window those that fit a button; longer ones are tool tips and sentences, which pictures hardly show.
shortTexts()
{
    awk '/<name>/ { isWindow = !/::(Main|Manual|ManualPages)</ }
         isWindow && /<source>.{1,40}<\/source>/ { print }' "$root/resources/translations/tagseam_pt_BR.ts" | sort -u
}

dependsOn() { { shortTexts; cat "$root"/resources/samples/*; } | sha256sum | cut -c1-16; }

lines()
{
    local hash file options
    hash=$(dependsOn)
    while read -r file options; do
        [[ -z $file ]] || echo "$hash $file $options"
    done <<<"$pictures"
}

if [[ $program == --check ]]; then
    if ! diff <(lines) "$record" >/dev/null; then
        echo "Pictures of the manual are older than the window; run resources/manual/pictures.sh:" >&2
        diff <(lines) "$record" | awk '/^</ { print "  " $3 }' >&2
        exit 1
    fi
    exit 0
fi

source "$root/app/setup.sh"
setQtEnvironment # without the sandbox as root
while read -r _ file options; do
    # shellcheck disable=SC2086 # options are words
    QT_QPA_PLATFORM=offscreen "$program" $options --lang en --theme light --screenshot "$file"
    echo "$file"
done < <(lines)
lines >"$record"
