#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# A project that uses the installed library, by CMake and by pkg-config, counts the nodes that tagseam-cli counts.
# consumer_test.sh BUILD CLI PAGE
set -euo pipefail
build=$1 cli=$2 page=$3
source=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/consumer
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cmake --install "$build" --component libtagseam-dev --prefix "$folder/usr" >/dev/null
cmake -G Ninja -S "$source" -B "$folder/build" -DCMAKE_PREFIX_PATH="$folder/usr" >/dev/null
cmake --build "$folder/build" >/dev/null
"$folder/build/consumer" <"$page" >"$folder/by-cmake"

export PKG_CONFIG_PATH=$(dirname "$(find "$folder/usr" -name tagseam.pc)")
read -ra flags <<<"$(pkg-config --define-variable=prefix="$folder/usr" --cflags --libs tagseam)"
g++ "$source/main.cpp" -o "$folder/consumer" "${flags[@]}"
"$folder/consumer" <"$page" >"$folder/by-pkg-config"

"$cli" prune "$page" --json | sed 's/.*"raw": *\([0-9]*\).*"kept": *\([0-9]*\).*/\1 \2/' >"$folder/by-cli"
for way in by-cmake by-pkg-config; do
    cmp "$folder/$way" "$folder/by-cli" || { echo "FAILED: $way: $(<"$folder/$way"), not $(<"$folder/by-cli")"; exit 1; }
done
