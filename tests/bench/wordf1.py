#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the mean F1 of words of texts against the main content of content/wcxb, by kind of page.

    tagseam-cli corpus run ../shared/content/wcxb/html --methods all,content --texts texts > wcxb.run
    tests/bench/wordf1.py --data ../shared --texts texts

FOLDER/METHOD/PAGE.html.gz.txt, as `corpus run --texts` writes them, or any other program. A page without a file counts as an
empty text. Intervals are percentiles of 2,000 bootstrap samples of the pages.
"""
import argparse
import json
import random
import re
from collections import Counter
from pathlib import Path

KINDS = ["article", "documentation", "service", "forum", "collection", "listing", "product"]


def words(text):
    return Counter(re.findall(r"\w+", text.lower()))


def f1(found, truth):
    if not truth:
        return 0.0 if found else 1.0
    return 2 * sum((found & truth).values()) / (sum(found.values()) + sum(truth.values()))


def interval(scores):
    chance = random.Random(2014)
    means = sorted(sum(chance.choices(scores, k=len(scores))) / len(scores) for _ in range(2000))
    return means[50], means[1949]


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--data", required=True, type=Path, help="folder with content/wcxb")
    options.add_argument("--texts", required=True, type=Path, help="folder with a folder of texts for each method")
    arguments = options.parse_args()
    truths = {}
    for path in sorted((arguments.data / "content/wcxb/ground-truth").glob("*.json")):
        entry = json.loads(path.read_text())
        kind = entry["_internal"]["page_type"]["primary"].replace("category", "collection")
        truths[path.stem] = kind, words(entry["ground_truth"].get("main_content") or "")
    counts = Counter(kind for kind, _ in truths.values())
    print("| method | all, " + " | ".join([f"{len(truths)} pages"] + [f"{k}, {counts[k]}" for k in KINDS]) + " |")
    print("|---|" + "--:|" * (len(KINDS) + 1))
    for method in sorted(path for path in arguments.texts.iterdir() if path.is_dir()):
        scores = []
        for page, (kind, truth) in truths.items():
            path = method / f"{page}.html.gz.txt"
            scores.append((kind, f1(words(path.read_text()) if path.exists() else Counter(), truth)))
        low, high = interval([score for _, score in scores])
        cells = [f"{sum(score for _, score in scores) / len(scores):.3f} ({low:.3f}-{high:.3f})"]
        for kind in KINDS:
            of_kind = [score for k, score in scores if k == kind]
            cells.append(f"{sum(of_kind) / len(of_kind):.3f}")
        print(f"| `{method.name}` | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
