#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Processor time and memory of `tagseam-cli prune` over those of `xmllint --html --noout`, one process a page:
tests/bench/parsecost.py build/release/tagseam-cli"""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 5
PAGES = Path(__file__).resolve().parents[3] / "shared/corpus"
READERS = {
    "xmllint": ["xmllint", "--huge", "--html", "--noout"],
    "html5": [sys.argv[1], "prune"],
    "libxml2": [sys.argv[1], "prune", "--parser", "libxml2"],
}


def cost(command):
    """Returns the processor seconds and the most kilobytes of one process."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, used = os.wait4(process.pid, 0)
    return used.ru_utime + used.ru_stime, used.ru_maxrss


def compare(name, pages):
    best = {}
    for _ in range(ROUNDS):
        for reader, command in READERS.items():
            costs = [cost([*command, str(page)]) for page in pages]
            sums = sum(seconds for seconds, _ in costs), max(memory for _, memory in costs)
            best[reader] = tuple(map(min, sums, best.get(reader, sums)))
    seconds, memory = best["xmllint"]
    for reader in ("html5", "libxml2"):
        print(f"{name}, {reader}: {best[reader][0] / seconds:.2f} of the time, {best[reader][1] / memory:.2f} of the memory")


saved = sorted([*PAGES.glob("velloso2014/*.html"), *PAGES.glob("modern/*.html")])
compare(f"{len(saved)} saved pages", saved)
with tempfile.NamedTemporaryFile("w", suffix=".html") as page:
    page.write("<!DOCTYPE html><body>" + "".join(f'<div class="a"><p>Text {i}</p></div>\n' for i in range(250_000)))
    page.flush()
    compare("a million nodes", [page.name])
