#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# `cmake --install` into an empty folder gives programs that work there, and a desktop entry that names them.
# install_test.sh BUILD SAMPLES, within tests/ui/alone offscreen.
set -euo pipefail
build=$1 samples=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cmake --install "$build" --prefix "$folder/usr" >/dev/null
cd "$folder"
export PATH=$folder/usr/bin:$PATH

check()
{
    "$@" || { echo "FAILED: $*"; exit 1; }
}

tagseam --version >version
tagseam-cli --version >cliversion
check test "$(cut -d' ' -f2 version)" = "$(cut -d' ' -f2 cliversion)"
tagseam sample:figure2 --screenshot window.png
check test -s window.png
tagseam-cli prune "$samples/news.html" >pruned.html
check test -s pruned.html
for page in tagseam tagseam-cli; do
    check grep -q "^$page "'\\- ' <(gzip -dc "usr/share/man/man1/$page.1.gz")
done
entry=usr/share/applications/tagseam.desktop
check test -x "usr/bin/$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$entry")"
check test -n "$(find usr/share/icons -name "$(sed -n 's/^Icon=//p' "$entry").*")"
