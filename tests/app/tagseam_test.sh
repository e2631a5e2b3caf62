#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The program `tagseam` as scripts use it: exit codes, the files that it writes, one refusal for each wrong use.
# tagseam_test.sh TAGSEAM SAMPLES, within tests/ui/alone offscreen.
set -uo pipefail
tagseam=$1 samples=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0

fail()
{
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# Runs tagseam with the arguments after the first; its exit code must be the first. stdout and stderr are kept.
expect()
{
    local wanted=$1 code=0
    shift
    "$tagseam" "$@" >out 2>err || code=$?
    ((code == wanted)) || fail "tagseam $* ended with $code, not $wanted: $(tail -n 3 err)"
}

# A refusal is one line that names what it refuses, and writes no file.
refuses()
{
    local code=$1 named=$2
    shift 2
    expect "$code" "$@"
    grep -qF -- "$named" err || fail "tagseam $*: the refusal does not name $named: $(cat err)"
}

# Width and height of a PNG file, from its header.
sizeOf()
{
    od -An -tu1 -j16 -N8 "$1" | awk '{print $1 * 16777216 + $2 * 65536 + $3 * 256 + $4 "x" $5 * 16777216 + $6 * 65536 + $7 * 256 + $8}'
}

expect 0 sample:regions --screenshot plain.png --size 1280x800
[[ $(sizeOf plain.png) == 1280x800 ]] || fail "--size 1280x800 made $(sizeOf plain.png)"
for state in select:9 level:2 step:4; do
    option=--${state%:*}
    expect 0 sample:regions --screenshot state.png --size 1280x800 "$option" "${state#*:}"
    ! cmp -s plain.png state.png || fail "$option ${state#*:} changes nothing in the picture"
    refuses 2 99999 sample:regions --screenshot none.png "$option" 99999
done
refuses 2 pink --theme pink sample:figure2 --screenshot none.png
expect 3 /no/such/page.html --screenshot none.png
grep -qF /no/such/page.html err || fail "the missing page is not named: $(cat err)"
[[ ! -e none.png ]] || fail "a page that is missing made a picture"
refuses 2 figure2:99 --lesson figure2:99 --screenshot none.png
refuses 2 xx --lang xx sample:figure2 --screenshot none.png
refuses 2 plot.gif sample:shop --plot plot.gif

# A place that takes no file is refused before the page is loaded: the page does not exist, either.
touch file
mkdir folder
for place in no/folder/output file/output; do
    refuses 4 "$place.mhtml" --save-archive /no/such/page.html -o "$place.mhtml"
    refuses 4 "$place.pdf" /no/such/page.html --plot "$place.pdf"
    refuses 4 "$place.png" /no/such/page.html --screenshot "$place.png"
done
refuses 4 folder /no/such/page.html --screenshot folder
refuses 4 file --save-tree "$samples/figure2.html" -o file/tree
refuses 4 file --save-archive /no/such/page.html --save-archive /no/such/other.html -o file
echo /no/such/page.html >list
refuses 4 file --save-archives list -o file/archives
ln -s /dev/full full
refuses 4 full sample:figure2 --screenshot full
refuses 4 full --save-tree "$samples/figure2.html" -o full
refuses 2 figure2.html --save-archive "$samples/figure2.html" -o figure2.html

# A page that crashes the renderer has a source tree.
{
    echo '<!DOCTYPE html><title>deep</title><body>'
    yes '<table><tr><td>' | head -n 5000
} >deep.html
for option in "--screenshot deep.png" "--plot deep.svg"; do
    read -ra words <<<"$option"
    expect 0 deep.html "${words[@]}"
    [[ -s ${words[1]} ]] || fail "deep.html gave no ${words[1]}"
    grep -qF deep.html err || fail "$option does not say what deep.html lacks: $(cat err)"
done

expect 0 --help
cp out english
mapfile -t examples < <(sed -n '/^Examples:/,$ s/^  tagseam //p' english)
((${#examples[@]} == 2)) || fail "--help has ${#examples[@]} examples, not 2"
for example in "${examples[@]}"; do
    read -ra words <<<"$example"
    expect 0 "${words[@]}"
done
expect 0 --lang pt_BR --help
! cmp -s english out || fail "--lang pt_BR --help is English"

expect 0 sample:shop --plot plot.svg --level 2
[[ $(grep -cE '<(path|rect|polyline|circle|line)' plot.svg) -gt 50 ]] || fail "the plot has hardly any shapes"

printf '# two\n%s/shop.html\n%s/none.html\n' "$samples" "$samples" >list
expect 3 --save-archives list -o captured
[[ -s captured/shop.mhtml || -n $(find captured -name '*shop*mhtml') ]] || fail "--save-archives kept no page"
expect 0 --save-archive "$samples/shop.html" -o captured # it is there already
expect 0 --save-tree "$samples/figure2.html" -o tree
[[ -f tree && -s tree ]] || fail "--save-tree wrote no tree"
for time in first second; do # the second time the folder is there
    expect 0 --save-tree "$samples/figure2.html" -o trees/
    [[ -s trees/figure2.html ]] || fail "the $time time -o trees/ got no tree of figure2.html"
done
expect 0 --save-archive "$samples/figure2.html" -o archives/
[[ -n $(find archives -name '*figure2*mhtml' -size +0) ]] || fail "--save-archive wrote nothing into a new folder"

# A window that is told to end gives back what it holds: the lock of the annotation that it has open.
cp "$samples/shop.html" annotated.html
lock=.tagseam-annotated.html.annotation.json.lock
for signal in TERM INT HUP; do
    env --default-signal=INT "$tagseam" annotated.html --show annotate &
    until [[ -e $lock ]] || ! kill -0 $! 2>/dev/null; do
        sleep 0.1
    done
    kill "-$signal" $!
    code=0
    wait $! || code=$?
    ((code == 128 + $(kill -l "$signal"))) || fail "SIG$signal ended the window with $code"
    [[ ! -e $lock ]] || fail "SIG$signal left the lock of the annotation"
done

((failures == 0)) && echo "the program did all that was asked"
exit $((failures > 0))
