# SPDX-License-Identifier: MIT
"""Compares the source tree of pages with the tree that the browser builds of the same bytes, scripts and network off:
browsertrees_test.py TAGSEAM TAGSEAM-CLI SHARED.

At least 99 of 100 pages have the same elements, tag path by tag path. Each other page is listed; a page without a named
cause makes the test fail. 77 without pages.
"""
import gzip
import json
import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAM, CLI, SHARED = (pathlib.Path(argument).resolve() for argument in sys.argv[1:4])
FOLDERS = ("corpus", "content")
PACKED = "content/wcxb/html"  # pages in gzip
LEAST_SHARE = 0.99

# The end of a page's path, and why its trees differ.
CAUSES = {
    "zhao3/26/google.html": "Chromium closes the outer form at a </form> in a table cell, HTML5 the innermost open one",
    "packed/2831.html": "Gumbo 0.10 lets the end tag of one custom element close another",
}


def paths_of(page):
    """The tag path of each element in the body, by number, and the tag paths; or the error."""
    command = [CLI, "tps", page, "--json", "--label-attributes", "none", "--nodes", "elements"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        return answer.stderr.strip()
    sequence = json.loads(answer.stdout)
    return sequence["symbols"], sequence["paths"]


def cause_of(name, page):
    """Why the trees of the page differ; None if that is not known."""
    if b"shadowrootmode=" in page.read_bytes():
        return "the page declares shadow trees, which the browser's tree has only where it is told to include them"
    return next((why for end, why in CAUSES.items() if name.endswith(end)), None)


def unpack(folder, target):
    """Writes the pages of a folder without their compression."""
    target.mkdir()
    for page in folder.glob("*.html.gz"):
        (target / page.stem).write_bytes(gzip.decompress(page.read_bytes()))


def main():
    folders = [SHARED / name for name in FOLDERS if (SHARED / name).is_dir()]
    if not folders:
        print("missing: corpus")
        return 1 if "corpus" in os.environ.get("TAGSEAM_REQUIRE", "").split(",") else 77
    same, unnamed = 0, 0
    with tempfile.TemporaryDirectory() as trees, tempfile.TemporaryDirectory() as unpacked:
        if (SHARED / PACKED).is_dir():
            folders.append(pathlib.Path(unpacked) / "packed")
            unpack(SHARED / PACKED, folders[-1])
        for folder in folders:
            subprocess.run([PROGRAM, "--save-tree", folder, "-o", pathlib.Path(trees) / folder.name],
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        captured = sorted(path for path in pathlib.Path(trees).rglob("*") if path.is_file())
        pages = 0
        for tree in captured:
            name = str(tree.relative_to(trees))
            page = (pathlib.Path(unpacked) if name.startswith("packed/") else SHARED) / name
            source, rendered = paths_of(page), paths_of(tree)
            pages += 1
            if source == rendered:
                same += 1
                continue
            cause = cause_of(name, page)
            unnamed += cause is None
            print(f"{name}: {cause or 'no cause is named'}")
    print(f"{same} of {pages} pages have the tree of the browser.")
    return 0 if pages > 0 and unnamed == 0 and same >= LEAST_SHARE * pages else 1


sys.exit(main())
