// SPDX-License-Identifier: MIT
// The output of --json, key by key. tst_clischemas compares it with answers.
#include "app/cli/clischemas.h"

// The members that several answers have, in the same words.
#define TAGSEAM_CONVENTIONS                                                                                  \
    "[b,e]: positions from 0, half-open. null: no value. Levels and attempts count from 0, codes of "        \
    "symbols from 1.\n"
#define TAGSEAM_OPTIONS                                                                                      \
    "  options: {variant, frequencyFilter, sizeRule, minDifference, afterRejection, splitSymbol, "           \
    "lowestThreshold (if above 1), labelAttributes, nodes (kinds), exclude, keep, edits (what-ifs, if "      \
    "there are any): [{kind, nodes (numbers in document order, from 0), class}]}\n"
#define TAGSEAM_COUNTS "nodes: {raw, kept} (of the page, as the papers count them)"
#define TAGSEAM_BLOCKING                                                                                     \
    "{range: [b,e], opensAt (lowest threshold at which no symbol occurs on both sides of a gap in it), "     \
    "split, symbols: [{code, tagPath, frequency, first, last, before (occurrences before the gaps), "        \
    "opensWithout}]}\n"
#define TAGSEAM_PART                                                                                         \
    "{part: [b,e] that was searched, main: [b,e], parent (index), level (of the parent's search), depth, "   \
    "splits, alphabet, "
#define TAGSEAM_SUBTREES                                                                                     \
    "    subtrees: [{first, last, count, positions: [b,e]}]} (runs of siblings; first and last are XPaths, " \
    "null for one of more than 100 steps)\n"
#define TAGSEAM_EVIDENCE "{coverage, similarity, diversity, count, complexity, textLength, prose}"

namespace tagseam {

const std::string_view explainSchema =
    "--json prints {schema: \"tagseam.explain/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  node: XPath; isKept; rule; because: XPath of the node that the rule refers to\n  position, symbol "
    "(code), tagPath: of the node; below: [b,e] of the node and all nodes in it\n  share: {kept, all} of "
    "these positions; region: [b,e], the main region\n  cut: the level that pruned the position: {level, "
    "region, attempt, threshold, alphabet, split, left, right, difference, side}\n  lost: the level that "
    "pruned most of below: {level, positions, kept: [b,e] of its kept side; left, right: the most frequent "
    "symbol of that side, {tagPath, frequency}; shared: the most frequent symbol on both sides, or "
    "sharedLevel, sharedThere: the last level that had one; after: the symbol before the split; alsoAfter: "
    "other levels that were split after this symbol; next: {minDifference that rejects the split, split that "
    "the level has then, or null}}\n  ifNoise: for a node that is kept: {noise: [b,e], content: [b,e], "
    "isContentGiven, levels: [{level, obstacle, threshold, split, left, right, difference, wouldPrune}], "
    "crossing}; null where there is nothing to compare with\n  crossing: " TAGSEAM_BLOCKING
    "  whatIfs: [{changed, options, region, share, " TAGSEAM_COUNTS
    ", flipped (nodes whose status changes; the table's \"nodes changed\")}]\n  runs: searches that found "
    "them; isComplete: false when there may be more what-ifs\n--method separators prints {schema, method, "
    "options: {labelAttributes, nodes, exclude, edits}, node, isKept, rule (or no-records: the page "
    "is kept), because, position, symbol, tagPath, below, share, region (null without records), and\n  "
    "confidence: that the main region is right, 0 to 1\n  candidates: those of `separators --json` that "
    "contain the position: [{candidate (index there), status, begin, end, parents, separator, score, "
    "evidence: " TAGSEAM_EVIDENCE
    ", records}]\n  against: for a pruned node, the factor that weighs most against the first candidate: "
    "{candidate, factor, value, main (value of the main region)}}\n--method content prints {schema: "
    "\"tagseam.content-node/1\", kind, confidence, node: XPath, position, status: kept, ancestor-of-kept or "
    "pruned, keptBy: [kinds whose answer would keep the node], isHeadline, block: as in `content --json`, or "
    "null for a node that is not a part of a block of text and contains more than one}";

const std::string_view diagnoseSchema =
    "--json prints {schema: \"tagseam.diagnosis/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  class; certainty: 0 to 1; isMarked: by --content; kind: of the content that content detection finds, "
    "or null when it is less sure; region: [b,e], the main region\n  kept: {positions, "
    "text, content (where it is given or found)}: shares in the main region, 0 to 1\n  content: [[b,e]] that "
    "stand for "
    "the content: the nodes of --content, or what content detection finds with enough confidence; keptElse: "
    "share of the main "
    "region that is not content, or null where it is unknown\n  others: largest parts of the main region "
    "that are not content: [{first, last, count, positions: [b,e], removals: [whatIfs of `explain --json` "
    "that remove the part and keep the content], isRemovedByDetection}]\n  regions: at most 12: "
    "[" TAGSEAM_PART
    "positionShare, textShare, letters (of long texts), contentShare (as content in kept),\n" TAGSEAM_SUBTREES
    "  advised: what to keep; several: [[b,e]] that contain the content together\n  blocking: for a "
    "homogeneous page, the gap with the fewest blocking symbols: " TAGSEAM_BLOCKING
    "  detection: where the search fails or may fail, the answer of content detection: {labelAttributes (its "
    "own), kind (list, text, item, or none: the whole page is kept), records (of a list), confidence, "
    "regions: [[b,e]] that are kept; kept: {positions, text, content (with --content)}: shares in these "
    "regions; nodes: {both, searchAlone, "
    "detectionAlone}: kept by each}";

const std::string_view regionsSchema =
    "--json prints {schema: \"tagseam.regions/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  positions: of the sequence\n"
    "  regions: [" TAGSEAM_PART "\n" TAGSEAM_SUBTREES;

const std::string_view compareSchema =
    "--json prints {schema: \"tagseam.compare/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  a, b: {options, positions, region: [b,e], splits, " TAGSEAM_COUNTS
    "}\n  firstDifference: {kind, position, level, attempt, candidateSplit}; "
    "sharedLevels: "
    "levels before it\n  statuses: {keptInBoth, keptInA, keptInB, prunedInBoth}: nodes of the two sequences";

const std::string_view sweepSchema =
    "--json prints {schema: \"tagseam.sweep/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  variants: [cell]; minDifferences, thresholds: columns and rows of map: [[cell]]\n  cell: {options, "
    "isMissing (then nothing else), region: [b,e], positions, alphabet, splits, " TAGSEAM_COUNTS
    ", agreement: {precision, recall, f} (with --content)}";

const std::string_view scoreSchema =
    "--json prints {schema: \"tagseam.score/1\", groundTruth, page ...} for a page. null: no value.\n  page; "
    "error "
    "(why the page was excluded); annotator (empty for an annotation without a name); tree (that was scored: "
    "source, rendered or archive); marks (of the ground truth); lost: [text]; foundShare: of a plain text\n  "
    "scores: [{method, nodes: hits, characters: hits, targets: {all, complete, mostlyKept, "
    "isContentComplete, "
    "isContentMostlyKept}, counts: {raw, kept} (nodes of the page, as the papers count them), reduction, "
    "labelledNoise: {all, removed, share} (nodes; not equation 4), span: hits (the kept nodes against all "
    "nodes from the first to the last record)}]\n  hits: {both, keptOnly, truthOnly, precision, recall, f1}; "
    "shares are 0 to 1\nFor a folder {schema: \"tagseam.scores/1\", groundTruth, methods: [{method, pages, "
    "mean: "
    "{precision, recall, f1, textPrecision, textRecall, textF1, recordsComplete, recordsMostlyKept, "
    "contentComplete, "
    "contentMostlyKept, reduction, labelledNoiseRemoved, spanF1}}], rows: [as for a page, without schema "
    "and groundTruth]}";

const std::string_view checkSchema =
    "--json prints {schema: \"tagseam.check/1\", method, passed, failed, errors (numbers of expectations, "
    "and of "
    "pages that could not be checked), pages: [{page, error, expectations}]}. null: no value.\n  "
    "expectations: "
    "[{expectation: marks-found, marks-kept, marks-pruned, keep, prune, min-f1 or same-as; subject: label or "
    "selector; passed; all: marks or nodes (texts of a baseline) that were judged; wrong: [{nodes: [XPath], "
    "kept, "
    "of}] (numbers of nodes), and\n  lost: [text] (marks-found); f1, leastF1 (min-f1); inBaseline, "
    "newlyKept, "
    "newlyPruned: [XPath], missing: [{path, text}] (same-as)\n  where it failed: failure: sentence; state: "
    "address "
    "of the state of the window; why: {node: XPath, facts: [{name, value}], and for a variant level (from "
    "0), region: "
    "[b,e] that "
    "it searched, split, kept: [b,e], blocking: [{tagPath, frequency, before}], changes: [{changed, text}]; "
    "for "
    "another method reason, figure, threshold}}]";

const std::string_view diffSchema = "--json prints {schema: \"tagseam.diff/1\", method, pages, onlyInOld, "
                                    "onlyInNew: [path]}. null: no value. [b,e]: "
                                    "positions from 0, half-open.\n  pages: [{old, new: files; error (then "
                                    "nothing else); same; oldRegion, newRegion: "
                                    "[b,e] (of a variant); counts: {pruned, kept, removed, added}: nodes "
                                    "that are now pruned, now kept, only in the "
                                    "old and only in the new page\n  subtrees: [{change: pruned, kept, "
                                    "removed or added; nodes; alone (without the "
                                    "nodes below it); kept (status now; for removed: in the old page); old, "
                                    "new: XPath}], most nodes first\n  "
                                    "changes: [{kind: added, wrapped, removed, unwrapped, moved, attribute "
                                    "or text; element, attribute, before, "
                                    "after (values of class and style), places, nodes, firstOld, firstNew: "
                                    "XPath}]\n  responsible: indices of the "
                                    "changes that, undone together, give each node its old status; least: "
                                    "none of them can be omitted\n  level: the "
                                    "first level that keeps other nodes: {level (from 0), oldSplit, "
                                    "newSplit, blocking: of the old gap in the new "
                                    "page: [{tagPath, frequency, before}]}; state: address of the state of "
                                    "the window}]";

const std::string_view agreeSchema =
    "--json prints {schema: \"tagseam.agreement/1\", ...}. null: no value. Shares are 0 to 1.\n  page; "
    "annotators: [{name, file, marks, complete (wholly on the page), orphans (excluded): [{id, label, "
    "reason}]}], numbered from 0 in the other keys; nodes: that kappa and B-cubed count\n  mean: {kappa, "
    "nodesF1, charactersF1}: over the pairs\n  pairs: [{a, b, kappa, bCubedNodes, bCubedCharacters: "
    "{precision, recall, f1} (with b as ground truth)}]\n  disagreements: [{node: XPath, alone (without the "
    "nodes below it), labels: by annotator}]\n  agreed: [{label, targets: [XPath]}]; open: [{label, targets, "
    "saidBy: [annotators]}]\n  merged: the file that was written";

const std::string_view runSchemaText =
    "A run is lines of JSON; the first is {schema: \"tagseam.run/1\", methods: [name], options: {setup: (as "
    "options of the other commands), encoding, leastFound, limits: {bytes, nodes, depth}, diagnose, and "
    "where they were given annotator, trees (relative to the folder), learn, sharedText}, corpus: hash of "
    "the "
    "list of pages, pages (of the whole corpus; null where a WARC is read in one pass), shard: {index, "
    "of}}.\nEach other line is a page and "
    "method. null: no value. Shares are 0 to 1.\n  page: path below the folder, of a page in a WARC with "
    "#entry=N; url; method; error: {code, "
    "detail} (then nothing else)\n  nodes: {raw, kept} (of the page, as the papers count them); reduction\n  "
    "groundTruth: {marks, lost (not on the page), tree (of the page: source, rendered or archive), annotator "
    "(where it has a name)}\n  score: {nodes: hits, characters: hits, targets: {all, whole, mostly, "
    "isContentComplete, isContentMostlyKept}, labelledNoise: {all, removed, share}, span: hits (the kept "
    "nodes against all nodes from the first to the last record)}; null where marks are lost\n  hits: {both, "
    "keptOnly, truthOnly, precision, recall, f1}\n  records: {found, hits (found records against true ones), "
    "oneToOne (hits: records matched one to one by any shared node), unfiltered: {found, target} (on the "
    "whole page, for "
    "FILTER+PRESET)}: of methods that find records\n  "
    "expected: "
    "{all, onPage, kept}: texts of the manifest; class: with --diagnose\n  sharedText: {words, removed}: "
    "with "
    "--shared-text; article: hits of runs of four words (of the kept text against a ground truth that is a "
    "text); words: {all, removed} (of the scored texts; older runs lack it); answer: {kind, confidence} of "
    "the method content\n  search: {levels, splits, counting, filtering, scanning (iterations of the loops "
    "of the printed "
    "listing), indexSteps (of Tagseam)}: of a variant";

const std::string_view compareRunsSchema =
    "--json prints {schema: \"tagseam.runcompare/1\", measure, samples, methods}. null: no value.\n  "
    "methods: [{methodA, methodB, pages (with the figure in both), unchanged, without (in neither), meanA, "
    "meanB, difference, interval: [low, high] (of the difference, 95 %), changed: [{page, a, b, errorA, "
    "errorB (codes)}] (the worst change first), onlyInA, onlyInB: [page]}]";

const std::string_view recordsSchema =
    "--json prints {schema: \"tagseam.records/1\", regions, records: number of all records}.\n"
    "  regions: [{parent: XPath, length: nodes of each generalized node, records: [{nodes: [XPath], "
    "text}]}]\n"
    "  XPaths refer to the parsed tree; text: all text of the record, with white space folded.\n"
    "--csv prints the columns region,parent,record,nodes,text.";

const std::string_view cleanSchema =
    "--json prints {schema: \"tagseam.clean/1\", method, learnt (pages), threshold, nodes: {raw, kept},\n"
    "  reduction (0 to 1), textEdits: [{node: XPath of a kept text, removed: [word]}],\n"
    "  decisions: [{kept, reason, figure, nodes: [XPath]}]}, in the method's own order.\n"
    "  learnt, threshold and figure are null where the method has none, and a node that is too deep for an "
    "XPath.";

const std::string_view separatorsSchema =
    "--json prints {schema: \"tagseam.separators/1\", ...}.\n  positions, lists, confidence, margin (score "
    "of the "
    "main region over that of the next candidate elsewhere, at most 10), textShare (share of the page's "
    "text in the answer), candidates: [{status, begin, end, parents, separator (tag path), score, "
    "evidence: " TAGSEAM_EVIDENCE ", records: [[begin, end]]}]: at most 24, the highest score first";

const std::string_view contentSchema =
    "--json prints {schema: \"tagseam.content/1\", ...}. null: no value.\n  positions, kind, confidence, "
    "probabilities: {list, text, item, none}, next (kind), regions: [[begin, end]] (kept positions), "
    "headline, usualPoints, reasons: [{factor, value, usual, points}] (the largest first)\n  lists: "
    "[{status, begin, "
    "end, records, score}]: the candidates of `separators`; text: {node: XPath, regions, points, words "
    "(outside links), expectedF1}; item: {node, regions, sum}\n  blocks: the texts of the page: [{position "
    "(of the element), words, points, isText, evidence: {links, around, linksNear, alike, density, "
    "inParent, inSecond, inThird}}]";

const std::string_view experimentSchema =
    "--json prints {schema: \"tagseam.experiment/2\", experiments}. "
    "null: no value.\n  experiments: [{experiment, title, "
    "isOfAuthorsPages, settings: {NAME: value}, tables, notes}]\n  "
    "tables: [{key, title, form (table, plot or data), "
    "names (title of row), settings: [NAME], columns: [{key, title, kind}], rows: [{row, settings: {NAME: "
    "value}, error, figures: {COLUMN: {measured, "
    "published, kind}}}]}]; shares from 0 to 1, yes as 1; settings, error and kind "
    "only where they apply\n--csv prints the columns "
    "experiment, table, row, settings, column, measured, published.";

const std::string_view siteTreeSchema =
    "--json prints {schema: \"tagseam.sitetree/1\", site, options: {attributes, leaves}, pages, threshold,\n "
    " thresholdFrom (usual|option|tree), elements, styles}.\n  elements: [{element: number from 0, the "
    "virtual root; label (tag and display attributes), parent (element; null for the root), level, pages, "
    "leafPages (on which it is a leaf), features (of these), nodeImportance, compositeImportance, "
    "contentImportance, noisyFrom (lowest threshold), mark}]\n  styles: [{parent, pages, "
    "compositeImportance, elements}]; merged elements are in several style nodes";

const std::string_view siteCleanSchema =
    "--json prints {schema: \"tagseam.siteclean/1\", page, site, pages (learnt), threshold,\n  thresholdFrom "
    "(usual|option|tree: stored by `site pick`), nodes: {raw, kept},\n  words: {raw, kept, noisy (locally, "
    "in kept texts)}, parts}. null: no value.\n  parts: nodes with one decision: [{node: XPath, status: "
    "noisy|meaningful|possibly, words, element: null, or its element node in the tree: {label, pages, "
    "styles, nodeImportance, compositeImportance, noisyFrom, mark}}]; possibly: the tree has no such style "
    "node";

const std::string_view siteThresholdsSchema =
    "--json prints {schema: \"tagseam.sitethresholds/1\", site, pages (learnt), samples, elements, nodes, "
    "words, rows}.\n"
    "  rows: one for each composite importance: [{threshold, noisyElements, removedNodes, removedWords}]";

const std::string_view siteLossesSchema =
    "--json prints {schema: \"tagseam.sitelosses/1\", folder, threshold, epsilon, sites}. null: no value.\n  "
    "sites: [{site, learnt, measured, failed (pages), values: {listed, onPage, kept}, own: {values, kept}, "
    "sharedText: {words, removed}, picked, elements, losses, sweep}]\n  own: values on the page whose text "
    "is not on all pages, and those among them that are kept\n  elements: [{path, reason, values, pages "
    "(with such values), learntPages, leafPages, compositeImportance, contentImportance, noisyFrom (lowest "
    "threshold), localNoise (compared with epsilon)}]\n  losses: [{page, text, node: XPath, path, reason, "
    "noisyFrom, localNoise}]\n  sweep: [{threshold, kept, ownKept, sharedRemoved}] (shares from 0 to 1)";

} // namespace tagseam
