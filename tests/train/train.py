#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Fits the tables of content detection to pages with ground truth and writes them; see README.md beside this file.

Needs the Debian packages python3-sklearn and python3-xgboost. One command, two minutes on two processors:

    tests/train/train.py --cli build/release/tagseam-cli --data ../shared --out resources/content
"""
import argparse
import copy
import csv
import gzip
import hashlib
import io
import json
import re
import subprocess
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlparse
from xml.etree import ElementTree

import numpy as np
import xgboost as xgb
from scipy.sparse import csr_matrix
from sklearn.isotonic import IsotonicRegression
from sklearn.linear_model import LogisticRegression

TRUTH = Path(__file__).resolve().parents[1] / "data"
FOLDS = 5
ROUNDS, ETA, BINS = 400, 0.15, 256  # of boosting with stumps: more rounds change nothing
CONTEXT_ROUNDS = 100                # of the second pass
LEAST_PAGES = 15                    # that have a class word
WORD_STRENGTH = 0.003               # inverse of the regularisation of class words
LEAST_ODDS = np.log(0.5)            # of records: below it the program answers with none of them
LEAST_OF_RECORDS = 0.8              # of the expected F1 of the blocks: below it the records are no answer
PRODUCT_WEIGHT = 2                  # of the values of a product, of a page
SHELL_WEIGHT = 0.03                 # of a page whose content was taken away
RESULT_WEIGHT = 20                  # of a page of results, of which there are few
STEPS = 8                           # most steps of a figure
KINDS = ["article", "service", "product", "collection", "forum", "listing", "documentation", "none"]
CONTEXT_FIGURES = ["pathProbability", "pathBest"]
WORD_FIGURES = ["classWords", "classWordsAgainstPage", "classWordsBefore", "classWordsAfter"]
csv.field_size_limit(1 << 30)


def words(text):
    return re.findall(r"\w+", text.lower())


def labels(blocks, truth):
    """Returns for each block the share of its words that are in runs of three words of the truth.

    Each run counts as often as the truth has it, longest stretches of the page first.
    """
    of_truth = words(truth)
    if len(of_truth) < 3:
        has = Counter(of_truth)
        return np.array([float(bool(words(b)) and all(has[w] for w in words(b))) for b in blocks], np.float32)
    left = Counter(zip(of_truth, of_truth[1:], of_truth[2:]))
    stream, owner = [], []
    for i, block in enumerate(blocks):
        for word in words(block):
            stream.append(word)
            owner.append(i)
    runs = list(zip(stream, stream[1:], stream[2:]))
    stretches, at = [], 0
    while at < len(runs):
        end = at
        while end < len(runs) and runs[end] in left:
            end += 1
        if end > at:
            stretches.append((at - end, at, end))
        at = max(end, at + 1)
    is_in = [False] * len(stream)
    for _, begin, end in sorted(stretches):
        for k in range(begin, end):
            if left[runs[k]] > 0:
                left[runs[k]] -= 1
                is_in[k] = is_in[k + 1] = is_in[k + 2] = True
    total, found = Counter(owner), Counter(o for o, x in zip(owner, is_in) if x)
    return np.array([found[i] / total[i] if total[i] else 0 for i in range(len(blocks))], np.float32)


def holds(text, part):
    """Returns whether the words of a text have those of a part in a row."""
    return any(text[i:i + len(part)] == part for i in range(len(text) - len(part) + 1)) if part else False


def is_within(node, records):
    """Returns whether an element is in one of the records, all of them as XPaths."""
    node = node.replace("[1]", "") + "/"
    return any(node.startswith(record.replace("[1]", "") + "/") for record in records)


def span_of(is_in, records):
    """Returns 1 for the blocks from the first record to the end of the last.

    The truth often names only the first element of a record: the last one is as long as the others.
    """
    found = np.flatnonzero(is_in)
    label = np.zeros(len(is_in), np.float32)
    if len(found):
        of_record = (found[-1] - found[0]) // max(1, records - 1) if records > 1 else 0
        own = np.flatnonzero(~np.array(is_in[:found[-1] + 1]))
        of_last = found[-1] - own[-1] if len(own) else len(found)
        label[found[0]:found[-1] + 1 + max(0, of_record - of_last)] = 1
    return label


class Page:
    """A page with the figures that the program prints, and its truth: a text, or the XPaths of records."""

    def __init__(self, path, name, group, kind, truth, table):
        self.path, self.name, self.group, self.kind, self.truth = path, name, group, kind, truth
        rows = list(csv.reader(io.StringIO(table)))
        head, rows = rows[0], rows[1:]
        first = head.index("linkedWords") + 1
        self.nodes = [r[1] for r in rows]
        self.linked = np.array([float(r[first - 1]) for r in rows])
        self.figure_names = [n for n in head[first:-2] if not n.startswith("page.")]
        count = len(self.figure_names)
        self.page_names = [n[5:] for n in head if n.startswith("page.")]
        self.figures = np.array([r[first:first + count] for r in rows], np.float32).reshape(len(rows), count)
        self.page = np.array(rows[0][first + count:-2], float) if rows else np.zeros(len(self.page_names))
        self.paths = np.array([int(r[head.index("path")]) for r in rows], int)
        self.class_words = [r[-2].split() for r in rows]
        self.bags = [Counter(words(r[-1])) for r in rows]
        self.words = np.array([float(r[first - 2]) for r in rows])
        if isinstance(truth, list):
            self.label = span_of([is_within(node, truth) for node in self.nodes], len(truth))
            truth = "\n".join(r[-1] for r, label in zip(rows, self.label) if label)
        elif isinstance(truth, set):
            texts = [words(r[-1]) for r in rows]
            holders = [[i for i, text in enumerate(texts) if holds(text, words(value))] for value in truth]
            self.holders = [found for found in holders if found]
            # Of the blocks with a value the one that is nearest to the title: the others may be other products.
            title = np.abs(self.figures[:, self.figure_names.index("fromTitle")])
            self.label = np.zeros(len(rows), np.float32)
            self.label[[min(found, key=lambda i: title[i]) for found in self.holders]] = 1
            truth = "\n".join(r[-1] for r, label in zip(rows, self.label) if label)
        else:
            self.label = labels([r[-1] for r in rows], truth)
        self.truth_bag = Counter(words(truth))
        # Pages count alike, whatever their length.
        self.weight = (self.words + 1) / (sum(self.truth_bag.values()) + 0.3 * self.words.sum() + 30)
        self.is_partial = name.startswith("product-")
        if self.is_partial:
            self.weight = PRODUCT_WEIGHT * self.label / max(1, self.label.sum())
        self.fold = int(hashlib.sha1(group.encode()).hexdigest(), 16) % FOLDS

    def f1(self, keep):
        """Returns F1 of the multisets of words."""
        found = Counter()
        for bag, is_kept in zip(self.bags, keep):
            if is_kept:
                found.update(bag)
        if not self.truth_bag:
            return 0.0 if found else 1.0
        return 2 * sum((found & self.truth_bag).values()) / (sum(found.values()) + sum(self.truth_bag.values()))

    def in_records(self):
        return self.figures[:, self.figure_names.index("record")] > -9


def choose(probability, n):
    """Returns the set with the highest expected F1, and that."""
    if len(n) == 0:
        return np.zeros(0, bool), 0.0
    order = np.argsort(-probability, kind="stable")
    likely = (n * probability)[order].cumsum()
    expected = 2 * likely / np.maximum(n[order].cumsum() + (n * probability).sum(), 1e-9)
    best = expected.argmax()
    keep = np.zeros(len(n), bool)
    keep[order[:best + 1]] = True
    return keep, float(expected[best])


def expected_f1(probability, n, keep):
    whole = n[keep].sum() + (n * probability).sum()
    return 2 * (n * probability)[keep].sum() / whole if whole > 0 else 0.0


# --- data ---------------------------------------------------------------------------------------------------


def complete(products):
    """Returns the share of products whose values are all kept, and the share of words that are removed."""
    kept = [choose(p.probability, p.words)[0] for p in products]
    return (np.mean([all(keep[found].any() for found in p.holders) for p, keep in zip(products, kept)]),
            np.mean([1 - p.words[keep].sum() / p.words.sum() for p, keep in zip(products, kept)]))


def wcxb(data):
    """Pages of seven kinds with their main content."""
    for truth in sorted((data / "content/wcxb/ground-truth").glob("*.json")):
        entry = json.loads(truth.read_text())
        kind = entry["_internal"]["page_type"]["primary"].replace("category", "collection")
        host = urlparse(entry.get("url") or "").hostname or truth.stem
        text = entry["ground_truth"].get("main_content") or ""
        yield (data / "content/wcxb/html" / (truth.stem + ".html.gz"), truth.stem, ".".join(host.split(".")[-2:]),
               kind if text else "none", text)


def tuned(name):
    """Returns the pages of a folder that no reported figure is about."""
    return (TRUTH / name).read_text().splitlines()[1:]


def articles(data):
    """News and posts with the text of the article."""
    truth = json.loads((data / "content/articles/ground-truth.json").read_text())
    for page in tuned("content/tuned-articles.csv"):
        entry = truth[page.removesuffix(".html")]
        host = urlparse(entry.get("url") or "").hostname or page
        yield (data / "content/articles" / page, "article-" + page, ".".join(host.split(".")[-2:]), "article",
               entry["articleBody"] or "")


def results(data):
    """Results of searches with their records."""
    for folder, pages in (("content/zhao2", "content/tuned-zhao2.csv"), ("corpus/zhao3", "separators/tuned-zhao3.csv")):
        root = ElementTree.parse(data / folder / "groundtruth.xml").getroot()
        records = {p.get("id").split("/", 1)[1]: [x.findtext("xpath") for x in p.iter("srr")] for p in root}
        for page in tuned(pages):
            if records.get(page):
                yield data / folder / page, "results-" + page, page, "listing", records[page]


def products(data):
    """Products with values that must be kept: their blocks are content, of the others nothing is known."""
    for folder, pages in (("content/products", "content/tuned-products.csv"), ("corpus/modern", "content/tuned-modern.csv")):
        of_page = {row["file"]: row for row in csv.DictReader((data / folder / "pages.csv").open())}
        for page in tuned(pages):
            row = of_page[page]
            yield (data / folder / page, "product-" + page, page, "product",
                   {row[k] for k in ("price", "sku", "brand") if row.get(k)})


def load(cli, data):
    sources = [source for of in (wcxb, articles, results, products) for source in of(data)]

    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(lambda source: read(cli, source), sources))


def read(cli, source, *options):
    path, name, group, kind, truth = source
    table = subprocess.run([cli, "content", str(path), "--figures", *options], capture_output=True, check=True)
    return Page(path, name, group, kind, truth, table.stdout.decode("utf-8", "replace"))


def shells(cli, pages):
    """Returns every third page without its main content: pages without any are rare."""

    def shell(page):
        gone = {node for node, label in zip(page.nodes, page.label) if label > 0.5}
        options = [option for node in sorted(gone) for option in ("--without", node)]
        return read(cli, (page.path, "shell-" + page.name, page.group, "none", ""), *options)

    with ThreadPoolExecutor(2) as pool:
        return [s for s in pool.map(shell, [p for p in pages[::3] if 0 < (p.label > 0.5).sum() < 1000])]


# --- the model of blocks ----------------------------------------------------------------------------------


def fit_words(pages):
    """Returns the points of class words: logistic regression on the words around each block."""
    on_pages = Counter()
    for page in pages:
        on_pages.update({w for block in page.class_words for w in block})
    number = {w: i for i, w in enumerate(sorted(w for w, n in on_pages.items() if n >= LEAST_PAGES))}
    indices, ends, targets, weights = [], [0], [], []
    for page in pages:
        for block, label, weight in zip(page.class_words, page.label, page.weight):
            columns = [number[w] for w in block if w in number]
            for target, share in ((1, label), (0, 1 - label)):
                if share * weight > 0:
                    indices.extend(columns)
                    ends.append(len(indices))
                    targets.append(target)
                    weights.append(share * weight)
    matrix = csr_matrix((np.ones(len(indices)), indices, ends), shape=(len(targets), len(number)))
    weights = np.array(weights) / np.mean(weights)
    fitted = LogisticRegression(C=WORD_STRENGTH, max_iter=60).fit(matrix, targets, sample_weight=weights)
    return {w: round(float(fitted.coef_[0][i]), 3) for w, i in number.items()}


def word_figures(page, points):
    """Returns the figures of class words, as blockfigures.cpp computes them."""
    own = np.array([sum(points.get(w, 0) for w in block) for block in page.class_words], np.float32)
    count = len(own)
    mean = (own * page.words).sum() / max(1, page.words.sum())
    before, after = own.copy(), own.copy()
    before[2:] = own[:max(0, count - 2)]
    after[:max(0, count - 2)] = own[2:]
    return np.stack([own, own - mean, before, after], axis=1) if count else np.zeros((0, 4), np.float32)


def context_figures(page, points):
    """Returns the figures of the context of each block from the points of all, as blockmodel.cpp computes them."""
    likely = 1 / (1 + np.exp(-points))
    figures = np.full((len(points), 2), -1, np.float32)
    for path in np.unique(page.paths):
        on_path = np.flatnonzero(page.paths == path)
        own, words = likely[on_path], page.words[on_path]
        others = words.sum() - words
        has_others = others > 0
        figures[on_path[has_others], 0] = (((own * words).sum() - own * words)[has_others] / others[has_others])
        if len(on_path) > 1:
            second, first = np.sort(own)[-2:]
            figures[on_path, 1] = first
            figures[on_path[own.argmax()], 1] = second
    return figures


def fit_tables(pages, columns, has_points):
    """Returns the boosted stumps; with points they add to those that the blocks have."""
    figures = np.vstack([p.figures[:, columns] for p in pages])
    target = np.concatenate([p.label for p in pages])
    weight = np.concatenate([p.weight for p in pages])
    data = xgb.DMatrix(figures, target, weight=weight / weight.mean())
    if has_points:
        data.set_base_margin(np.concatenate([p.points for p in pages]))
    return xgb.train({"objective": "binary:logistic", "max_depth": 1, "eta": ETA, "tree_method": "hist",
                      "max_bin": BINS, "min_child_weight": 20, "reg_lambda": 5, "base_score": 0.5, "nthread": 2},
                     data, CONTEXT_ROUNDS if has_points else ROUNDS)


def tables_of(booster, columns, names):
    """Returns the base and, for each figure, edges and points of its steps: the sum of its stumps."""
    base, splits = 0.0, {}
    for tree in booster.get_dump(dump_format="json"):
        root = json.loads(tree)
        if "leaf" in root:
            base += root["leaf"]
            continue
        leaf = {c["nodeid"]: c["leaf"] for c in root["children"]}
        name = names[columns[int(root["split"][1:])]]
        splits.setdefault(name, []).append((root["split_condition"], leaf[root["yes"]], leaf[root["no"]]))
    tables = {}
    for name, stumps in splits.items():
        edges = sorted({edge for edge, _, _ in stumps})
        points = [sum(low if i <= edges.index(edge) else high for edge, low, high in stumps)
                  for i in range(len(edges) + 1)]
        tables[name] = [edges, points]
    return base, tables


def merge_steps(tables, pages, columns, names):
    """Joins the neighbouring steps whose joining changes the points of the pages least, down to STEPS."""
    for name, (edges, points) in tables.items():
        values = np.concatenate([p.figures[:, names.index(name)] for p in pages])
        weight = np.concatenate([p.weight for p in pages])
        mass = np.bincount(np.searchsorted(edges, values, side="right"), weight, len(points)) + 1e-9
        edges, points, mass = list(edges), list(points), list(mass)
        while len(points) > STEPS:
            cost = [mass[i] * mass[i + 1] / (mass[i] + mass[i + 1]) * (points[i] - points[i + 1]) ** 2
                    for i in range(len(edges))]
            i = int(np.argmin(cost))
            points[i] = (points[i] * mass[i] + points[i + 1] * mass[i + 1]) / (mass[i] + mass[i + 1])
            mass[i] += mass[i + 1]
            del edges[i], points[i + 1], mass[i + 1]
        tables[name] = [edges, points]
    return tables


def points_of(page, base, tables):
    points = np.full(len(page.words), base)
    for name, (edges, of_step) in tables.items():
        step = np.searchsorted(np.array(edges, np.float32), page.figures[:, page.figure_names.index(name)],
                               side="right")
        points += np.array(of_step)[step]
    return points


class Blocks:
    """The tables of one pass, fitted to pages whose figures of class words are set: the first pass to the figures
    of each block, the second one to those of its context, on top of the points of the first."""

    def __init__(self, pages, left_out, is_context=False):
        names = pages[0].figure_names
        columns = [i for i, n in enumerate(names) if n not in left_out and (n in CONTEXT_FIGURES) == is_context]
        self.base, tables = tables_of(fit_tables(pages, columns, is_context), columns, names)
        self.tables = merge_steps(tables, pages, columns, names)

    def of(self, page):
        return points_of(page, self.base, self.tables)


# --- the kind of a page, and lists ------------------------------------------------------------------------


def page_figures(page, probability):
    """Returns the figures of the page, those that depend on the model from these probabilities."""
    figures = dict(zip(page.page_names, page.page))
    keep, expected = choose(probability, page.words)
    kept = page.words[keep].sum()
    headings = page.figures[:, page.figure_names.index("element")] > 10
    records = page.in_records()
    figures.update(
        expectedF1=expected, keptWords=np.log1p(kept), keptShare=kept / max(1, page.words.sum()),
        keptLinks=page.linked[keep].sum() / max(1, kept),
        keptHeadings=headings[keep].mean() if keep.any() else 0,
        listExpectedF1=expected_f1(probability, page.words, records) / expected if expected > 0 else 0)
    return np.array([figures[n] for n in page.page_names])


def fit_rows(figures, target, weight, strength):
    """Returns offsets and weights of a logistic regression, for figures that are not standardised."""
    mean, deviation = figures.mean(axis=0), figures.std(axis=0) + 1e-6
    fitted = LogisticRegression(C=strength, max_iter=3000).fit((figures - mean) / deviation, target, weight)
    weights = fitted.coef_ / deviation
    return fitted.classes_, fitted.intercept_ - weights @ mean, weights


def fit_pages(pages, hollow):
    """Returns the rows of the kinds of pages, and of a list."""
    kinds, offsets, weights = fit_rows(np.array([p.page for p in pages + hollow]), [p.kind for p in pages + hollow],
                                       [1] * len(pages) + [SHELL_WEIGHT] * len(hollow), 0.3)
    rows = {kind: [offsets[i], *weights[i]] for i, kind in enumerate(kinds)}
    is_result = np.array([p.name.startswith("results-") for p in pages])
    is_better = [p.records > (0.5 if of else p.score + 0.02) for p, of in zip(pages, is_result)]
    _, offset, weight = fit_rows(np.array([p.page for p in pages]), is_better, np.where(is_result, RESULT_WEIGHT, 1), 0.03)
    rows["list"] = [offset[0], *weight[0]]
    return rows


def answer(page, rows):
    """Returns the expectation of the best answer before its calibration, its F1, whether it is none, and the page."""
    points = {name: row[0] + np.dot(row[1:], page.page) for name, row in rows.items()}
    kinds = np.exp(np.array([points[k] for k in KINDS]) - max(points[k] for k in KINDS))
    is_none = kinds[KINDS.index("none")] / kinds.sum()
    can_be_list = page.has_records and page.page[page.page_names.index("listExpectedF1")] >= LEAST_OF_RECORDS
    is_list = 1 / (1 + np.exp(-points["list"])) if can_be_list else 0
    return max((page.expected * (1 - is_none) * (1 - is_list), page.score, False, page),
               (is_list * (1 - is_none), page.records, False, page),
               (is_none, float(not page.truth_bag), True, page), key=lambda of: of[0])


def has_word(page):
    """Returns whether a block has points of a class word: without any the program uses the tables without words."""
    return bool((page.figures[:, page.figure_names.index("classWords")] != 0).any())


def means_of(reached):
    """Returns the mean F1 of all answers, and of those for the pages of each kind."""
    means = [f"all {np.mean([f1 for _, f1, _, _ in reached]):.3f}"]
    for kind in KINDS:
        means.append(f"{kind} {np.mean([f1 for _, f1, _, p in reached if p.kind == kind]):.3f}")
    return means


def write(path, note, blocks, context, points, calibration, rows):
    lines = [note, "", f"base {blocks.base + context.base:.4f}"]
    for line, tables in (("figure", blocks.tables), ("context", context.tables)):
        lines.append("")
        for name in sorted(tables, key=lambda n: -np.ptp(tables[n][1])):
            edges, of_step = tables[name]
            cells = [f"{of_step[0]:.3f}"]
            for edge, value in zip(edges, of_step[1:]):
                cells += [np.format_float_positional(np.float32(edge), trim="-"), f"{value:.3f}"]
            lines.append(f"{line} {name} " + " ".join(cells))
    lines += [""] + [f"expected {e:.3f} {m:.3f}" for e, m in calibration]
    lines += [""] + [f"page {name} " + " ".join(f"{w:.5f}" for w in weights) for name, weights in rows.items()]
    if points:
        lines += [""] + [f"word {w} {p:.3f}" for w, p in sorted(points.items()) if p]
    path.write_text("\n".join(lines) + "\n")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--cli", required=True, help="tagseam-cli")
    options.add_argument("--data", required=True, type=Path, help="folder with content and corpus")
    options.add_argument("--out", required=True, type=Path, help="folder for blocks.txt and structure.txt")
    arguments = options.parse_args()
    pages = [p for p in load(arguments.cli, arguments.data) if p.label.any() or p.kind == "none"]
    partial = [p for p in pages if p.is_partial]
    pages = [p for p in pages if not p.is_partial]
    hollow = shells(arguments.cli, pages)
    names = pages[0].figure_names
    word_columns = [names.index(n) for n in WORD_FIGURES]
    context_columns = [names.index(n) for n in CONTEXT_FIGURES]
    print(f"{len(pages)} pages, {sum(len(p.words) for p in pages)} blocks", flush=True)

    of_fold = [fit_words([p for p in pages + partial if p.fold != fold]) for fold in range(FOLDS)]
    for page in pages + hollow + partial:
        page.figures[:, word_columns] = word_figures(page, of_fold[page.fold])
    without_words = {}  # the answers of the tables without words
    for file, has_words in (("structure.txt", False), ("blocks.txt", True)):
        # Without words of classes a price or a brand is any short text, and menus would be kept for its sake.
        fitted = pages + (partial if has_words else [])
        left_out = [] if has_words else WORD_FIGURES
        # Each page is judged by tables that have not seen its domain: for the second pass, the figures that are
        # reported, the calibration, and the models of pages.
        for fold in range(FOLDS):
            blocks = Blocks([p for p in fitted if p.fold != fold], left_out)
            for page in (p for p in pages + hollow + partial if p.fold == fold):
                page.points = blocks.of(page)
                page.figures[:, context_columns] = context_figures(page, page.points)
        for fold in range(FOLDS):
            context = Blocks([p for p in fitted if p.fold != fold], left_out, True)
            for page in (p for p in pages + hollow + partial if p.fold == fold):
                page.probability = 1 / (1 + np.exp(-page.points - context.of(page)))
                keep, page.expected = choose(page.probability, page.words)
                if not page.is_partial:
                    page.score = page.f1(keep)
                    page.page = page_figures(page, page.probability)
        # Records are the better answer where they are the whole truth; elsewhere words decide.
        for page in pages:
            odds = page.page[page.page_names.index("listOdds")]
            page.has_records = page.in_records().any() and odds > LEAST_ODDS
            page.records = page.f1(page.in_records()) if page.has_records else 0
        reached = []
        for fold in range(FOLDS):
            rows = fit_pages([p for p in pages if p.fold != fold], [p for p in hollow if p.fold != fold])
            reached += [answer(page, rows) for page in pages if page.fold == fold]
        # As in the program: a page without a known word is judged by the tables without words.
        if not has_words:
            without_words = {of[-1].name: of for of in reached}
        reached = [of if has_word(of[-1]) or not has_words else without_words[of[-1].name] for of in reached]
        means = means_of(reached)
        means.append("products with all values %.3f without %.3f of the words" % complete(partial))
        print(file, "F1 on domains that were not seen:", ", ".join(means), flush=True)
        alone = means_of([of for of in reached if of[-1].path.parent.parent.name == "wcxb"])
        print("of content/wcxb alone:", ", ".join(alone), flush=True)
        # Below the lowest expectation of an answer nothing is known: answers that were not given go down to 0.
        found = [(e, f1) for e, f1, is_none, _ in reached if not is_none]
        smooth = IsotonicRegression(out_of_bounds="clip").fit(*zip(*found))
        least = min(e for e, _ in found)
        sure = [f1 for e, f1 in found if smooth.predict([e])[0] >= 0.9]
        print(f"expected F1 of 0.9 and more: {len(sure)} pages, which reached {np.mean(sure):.3f}", flush=True)
        calibration = [(e, float(smooth.predict([max(e, least)])[0]) * min(1, e / least))
                       for e in np.arange(0, 1.001, 0.05)]
        rows = fit_pages(pages, hollow)

        blocks, context = Blocks(fitted, left_out), Blocks(fitted, left_out, True)
        note = ("# Tables of content detection, which tests/train/train.py writes. Do not edit them; tests/train/README.md\n"
                "# says what the lines mean.\n# Fitted to: " +
                ", ".join(f"{n} {k}" for k, n in Counter(p.kind for p in pages).most_common()) +
                ".\n# F1 of words on domains that were not seen (five folds): " + ", ".join(means) + ".")
        write(arguments.out / file, note, blocks, context, fit_words(pages + partial) if has_words else {},
              calibration, rows)


if __name__ == "__main__":
    main()
