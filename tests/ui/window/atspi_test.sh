#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Walks the window through AT-SPI in a session bus of its own: atspi_test.sh PROGRAM [--list]; 77 without AT-SPI or
# its Python module, 1 where TAGSEAM_REQUIRE names it. The module is a Debian package, so it is Debian's Python.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

if ! command -v dbus-run-session >/dev/null || [[ ! -x /usr/libexec/at-spi-bus-launcher ]] ||
    ! /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null; then
    echo "missing: at-spi (at-spi2-core, dbus-daemon, gir1.2-atspi-2.0 or python3-gi is not installed)"
    [[ ,${TAGSEAM_REQUIRE:-}, == *,at-spi,* ]] && exit 1
    exit 77
fi
exec dbus-run-session -- /usr/bin/python3 "$here/atspi_walk.py" "$@"
