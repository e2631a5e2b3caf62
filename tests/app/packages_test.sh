#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# cpack makes three Debian packages that lintian and the tools of the desktop accept: packages_test.sh BUILD. 77: a tool
# is not here.
set -euo pipefail
build=$1
desktop=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../resources/desktop" && pwd)
for tool in lintian appstreamcli desktop-file-validate xmllint zsh fish dpkg-shlibdeps; do
    command -v "$tool" >/dev/null || { echo "missing: $tool"; exit 77; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

check()
{
    "$@" || { echo "FAILED: $*"; exit 1; }
}

check appstreamcli validate --no-net "$desktop/org.tagseam.Tagseam.metainfo.xml"
check desktop-file-validate "$desktop/tagseam.desktop"
check xmllint --noout "$desktop/tagseam.mime.xml"
check bash -n "$desktop/tagseam-cli.bash"
check zsh -n "$desktop/_tagseam-cli"
check fish -n "$desktop/tagseam-cli.fish"

cd "$folder"
check cpack --config "$build/CPackConfig.cmake" -B "$folder" >cpack.log 2>&1
for package in tagseam tagseam-cli libtagseam-dev; do
    check test -f "$(ls "${package}"_*.deb)"
    check lintian --allow-root --fail-on error "${package}"_*.deb
done
dpkg-deb --contents tagseam_*.deb >window
dpkg-deb --contents tagseam-cli_*.deb >cli
for file in usr/bin/tagseam usr/share/applications/tagseam.desktop usr/share/man/man1/tagseam.1.gz; do
    check grep -q "/$file\$" window
done
for file in usr/bin/tagseam-cli usr/share/tagseam/schemas/common.schema.json; do
    check grep -q "/$file\$" cli
done
if dpkg-deb --field tagseam-cli_*.deb Depends | grep -qi qt; then
    echo "FAILED: tagseam-cli depends on Qt"
    exit 1
fi
