#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The releases of an AppStream file as the change log of a Debian package: resources/desktop/changelog.sh <FILE >changelog
set -euo pipefail
awk '/<release / {
         match($0, /version="[^"]*"/); version = substr($0, RSTART + 9, RLENGTH - 10)
         match($0, /date="[^"]*"/); date = substr($0, RSTART + 6, RLENGTH - 7)
         print "tagseam (" version ") stable; urgency=medium\n"
     }
     /<li>/ {
         gsub(/^ *<li>|<\/li>.*/, "")
         line = "  *"
         for (i = 1; i <= NF; ++i) {
             if (length(line) + length($i) > 75) { print line; line = "   " }
             line = line " " $i
         }
         print line
     }
     /<\/release>/ {
         command = "LC_ALL=C date -u -R -d " date
         command | getline stamp
         print "\n -- The Tagseam authors <authors@tagseam.org>  " stamp
     }'
