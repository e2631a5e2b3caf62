#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Makes a man page of a page of the manual: resources/manual/man.sh NAME VERSION DATE <PAGE.md >NAME.1, with lowdown.
# The title of the page is omitted, and a table of two columns becomes a list of terms without its heading.
set -euo pipefail
name=$1 version=$2 date=$3

awk '/^# / { next }
     /^\|/ {
         if (++row <= 2) next
         gsub(/\\\|/, "\001")
         split($0, cell, "|")
         gsub(/^ +| +$/, "", cell[2]); gsub(/^ +| +$/, "", cell[3])
         gsub("\001", "|", cell[2]); gsub("\001", "|", cell[3])
         print (row > 3 ? "\n" : "") cell[2] "\n: " cell[3]
         next
     }
     { row = 0; print }' |
    lowdown -s -Tman --out-no-smarty -M title="${name^^}" -M section=1 -M volume="User Commands" \
        -M date="$date" -M source="tagseam $version" -M shiftheadinglevelby=-1 |
    sed -E 's/\\fC/\\fB/g; s/--/\\-\\-/g; /^[a-z-]+ - /s/ - / \\- /; /^\.SH$/{n;s/.*/\U&/}'
