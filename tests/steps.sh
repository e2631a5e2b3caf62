# SPDX-License-Identifier: MIT
# Sourced by .ci/run, tests/run and tests/night: what several of them do. The checks work in the root of the checkout.

# Runs a command under a heading and prints the time it took.
step()
{
    local title=$1 start=$SECONDS code=0
    shift
    printf '\n== %s\n' "$title"
    "$@" || code=$?
    printf '== %s: %d s%s\n' "$title" $((SECONDS - start)) "$( ((code == 0)) || echo ", FAILED")"
    return "$code"
}

# What the last ctest in a build folder skipped, counted by what was missing; Qt Test and GoogleTest both write
# "missing: WHAT".
reportSkipped()
{
    local skipped
    skipped=$({ grep -oE 'missing: [a-z-]+' "$1/Testing/Temporary/LastTest.log" || true; } | sort | uniq -c |
        awk '{printf "%s%s: no %s", (NR > 1 ? "; " : ""), $1, $3}')
    [[ -z $skipped ]] || echo "Tests skipped: $skipped."
}

checkFormat()
{
    git ls-files -z '*.cpp' '*.h' | xargs -0 clang-format --dry-run -Werror
    tests/comments
}

# Source files changed since TAGSEAM_BASE, or since the newest commit that is older than a day. The night checks a file
# that was moved and is three quarters the same, and a file of which only lines with comments changed.
changedFiles()
{
    local base=${TAGSEAM_BASE:-}
    [[ -n $base ]] || base=$(git rev-list -1 --before='1 day ago' HEAD)
    git -c diff.renameLimit=5000 diff --numstat -I// -M75% --diff-filter=dr "${base:-HEAD}" \
        -- 'core/*.cpp' 'app/*.cpp' 'ui/*.cpp' | awk '$1 + $2 > 0 { print $3 }'
}

# The include paths, definitions and language of a target's files, one word a line.
flagsOf()
{
    grep -m1 "\"command\":.* -o [^ ]*$1\.dir/" build/test/compile_commands.json |
        grep -oE -e '-isystem [^ ]+| -(I|D|std=)[^ ]+' | tr ' ' '\n' | grep . | sed 's/\\\\\\"/"/g'
}

# Checks files of one folder as one translation unit, so that their headers are parsed once.
tidyTogether()
{
    local unit findings flags=()
    mapfile -t flags <build/tidy/"${1%%/*}".flags
    unit=$(mktemp build/tidy/unit-XXXXXX.cpp)
    printf '#include "'"$PWD"'/%s"\n' "$@" >"$unit"
    if findings=$(clang-tidy-19 --quiet --header-filter="^$PWD/(app|core|ui)/" --checks=-bugprone-suspicious-include \
        "$unit" -- "${flags[@]}" 2>&1); then
        return 0
    fi
    echo "$findings"
    return 1
}

# tidy FILE...: nothing to do is a success.
tidy()
{
    (($#)) || return 0
    mkdir -p build/tidy
    rm -f build/tidy/unit-*
    flagsOf tagseam_core >build/tidy/core.flags
    flagsOf tagseam >build/tidy/app.flags
    flagsOf tagseam_ui >build/tidy/ui.flags
    export -f tidyTogether
    local group code=0
    for group in '^core/' '^ui/' '^app/cli/' '^app/[^/]*$'; do
        printf '%s\n' "$@" | { grep -E "$group" || true; } |
            xargs -r -d '\n' -n10 -P"$(nproc)" bash -euo pipefail -c 'tidyTogether "$@"' tidy || code=1
    done
    return "$code"
}
