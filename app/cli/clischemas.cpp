// SPDX-License-Identifier: MIT
// The output of --json, key by key. tst_clischemas compares it with answers.
#include "app/cli/clischemas.h"

// The members that several answers have, in the same words.
#define TAGSEAM_CONVENTIONS                                                                                  \
    "[b,e]: positions from 0, half-open. null: there is none. levels and attempts count from 0, codes from " \
    "1.\n"
#define TAGSEAM_OPTIONS                                                                                      \
    "  options: {variant, frequencyFilter, sizeRule, minDifference, afterRejection, splitSymbol,\n"          \
    "    lowestThreshold (when above 1), labelAttributes, nodes (kinds), leaveOut, keep,\n"                  \
    "    edits (what-ifs, when there are some): [{kind, nodes (numbers in document order, from 0), "         \
    "class}]}\n"
#define TAGSEAM_COUNTS "nodes: {raw, kept} (of the page, as the papers count them)"
#define TAGSEAM_BLAME                                                                                        \
    "{range: [b,e], opensAt (lowest threshold that opens a gap of it), split, symbols:\n"                    \
    "    [{code, tagPath, frequency, first, last, before (occurrences before the gaps), opensWithout}]}\n"
#define TAGSEAM_PART                                                                                         \
    "{part: [b,e] that was searched, main: [b,e], parent (index), level (of the\n"                           \
    "    parent's search), depth, splits, alphabet, "
#define TAGSEAM_SUBTREES                                                                                     \
    "    subtrees: [{first, last, count, positions: [b,e]}]} (runs of siblings, first and last as XPaths,\n" \
    "    null where one has more than 100 steps)\n"

namespace tagseam {

const std::string_view explainSchema =
    "--json prints {schema: \"tagseam.explain/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  node: XPath; isKept; rule; because: XPath of the node that the rule looks at\n"
    "  position, symbol (code), tagPath: of the node; below: [b,e] of it and all in it\n"
    "  share: {kept, all} of these positions; region: [b,e], the main region\n"
    "  cut: what cut the position off: {level, region, attempt, threshold, alphabet, split, left, right,\n"
    "    difference, side}\n"
    "  lost: what cut off most of below: {level, positions, kept: [b,e] that went on, left, right: what\n"
    "    repeats most on that side of the split, {tagPath, frequency}; shared: the most frequent on both;\n"
    "    sharedLevel, sharedThere: where there is none, the last level in which one was; after: the symbol\n"
    "    right before the split; alsoAfter: other levels that were split right after it; next:\n"
    "    {minDifference that refuses it, split that the level has then, or null}}; null for none\n"
    "  ifNoise: why it stayed: {noise: [b,e], content: [b,e], isContentGiven, levels: [{level, obstacle,\n"
    "    threshold, split, left, right, difference, wouldDrop}], crossing}; null for a node that is not\n"
    "    kept, and where there is nothing to compare with\n"
    "  crossing: " TAGSEAM_BLAME "  remedies: [{changed, options, region, share, " TAGSEAM_COUNTS ",\n"
    "    flipped (nodes whose status changes; the table's \"nodes changed\")}]\n"
    "  runs: searches made for them; isComplete: false when there may be more remedies\n"
    "--method separators has {schema, method, options: {labelAttributes, nodes, leaveOut, edits}, node, "
    "isKept, rule "
    "(or\n"
    "  no-records: the page stays whole), because, position, symbol, tagPath, below, share, region (null "
    "without\n"
    "  records), and\n"
    "  confidence: that the main region is right, 0 to 1\n"
    "  candidates: of separators --json those that hold the position, with candidate: their index there: [{\n"
    "    candidate, status, begin, end, parents, separator, strength, evidence: {cover, alike, varied, "
    "count, "
    "rich,\n"
    "    words, prose}, records}]\n"
    "  against: what weighs most against the first of them where the node is pruned: {candidate, factor,\n"
    "    value, main (what the main region has)}}";

const std::string_view diagnoseSchema =
    "--json prints {schema: \"tagseam.diagnosis/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  class; certainty: 0 to 1; isMarked: by --content; region: [b,e], the main region\n"
    "  kept: {positions, text, content (with --content)}: shares, 0 to 1, that are in the main region\n"
    "  content: [[b,e]] that stand for the content: marked, or records that are sure enough; keptElse: the\n"
    "    share of the main region that is not content; null where that is not known\n"
    "  others: the largest parts of the main region that are not content: [{first, last, count, positions:\n"
    "    [b,e], removals: [remedies of explain --json, which remove the part and keep the content],\n"
    "    isRemovedByCure}]\n"
    "  regions: at most 12: [" TAGSEAM_PART "positionShare,\n"
    "    textShare, letters (of long texts), contentShare (with --content),\n" TAGSEAM_SUBTREES
    "  advised: what to keep; several: [[b,e]] that hold the content together\n"
    "  blame: of a homogeneous page the gap that fewest symbols close:\n    " TAGSEAM_BLAME
    "  cure: where the search fails, or may, what the method separators answers: {labelAttributes (its own "
    "attributes,\n"
    "    whatever that of the search is), records (0: none, the page stays whole), confidence, regions: "
    "[[b,e]]\n"
    "    that it keeps, the main one first, kept: as above, of these, nodes: {both, searchAlone, "
    "cureAlone}:\n"
    "    what each keeps}";

const std::string_view regionsSchema =
    "--json prints {schema: \"tagseam.regions/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  positions: of the sequence\n"
    "  regions: [" TAGSEAM_PART "\n" TAGSEAM_SUBTREES;

const std::string_view compareSchema =
    "--json prints {schema: \"tagseam.compare/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  a, b: {options, positions, region: [b,e], splits, " TAGSEAM_COUNTS "}\n"
    "  parting: {kind, position, level, attempt, candidateSplit}; sharedLevels: split alike before\n"
    "  statuses: {keptInBoth, keptInA, keptInB, prunedInBoth}: of the nodes of the two sequences";

const std::string_view sweepSchema =
    "--json prints {schema: \"tagseam.sweep/1\", ...}. " TAGSEAM_CONVENTIONS TAGSEAM_OPTIONS
    "  variants: [cell]; minDifferences, thresholds: columns and rows of map: [[cell]]\n"
    "  cell: {options, isMissing (then nothing else), region: [b,e], positions, alphabet, splits,\n"
    "    " TAGSEAM_COUNTS ", agreement: {precision, recall, f} (with --content)}";

const std::string_view scoreSchema =
    "--json prints {schema: \"tagseam.score/1\", truth, page ...} for a page. null: there is none.\n"
    "  page; error (why it was left out); annotator (whose annotation it is, empty for none); tree (that "
    "was\n"
    "    scored: source, rendered, or archive); marks (of the truth); lost: [text]; foundShare: of a plain "
    "text\n"
    "  scores: [{method, nodes: hits, characters: hits, targets: {all, whole, mostly, isContentPresent,\n"
    "    isContentMostlyPresent}, counts: {raw, kept} (nodes of the page, as the papers count them),\n"
    "    reduction, labelledNoise: {all, removed, share} (nodes; not equation 4), span: hits (what is kept\n"
    "    whole against all from the first record to the last)}]\n"
    "  hits: {both, keptOnly, truthOnly, precision, recall, f1}; shares are 0 to 1\n"
    "For a folder {schema: \"tagseam.scores/1\", truth, methods: [{method, pages, mean: {precision, recall, "
    "f1,\n"
    "    textPrecision, textRecall, textF1, recordsWhole, recordsMostly, contentPresent,\n"
    "    contentMostlyPresent, reduction, labelledNoiseRemoved, spanF1}}], rows: [as for a page, but schema "
    "and "
    "truth]}";

const std::string_view agreeSchema =
    "--json prints {schema: \"tagseam.agreement/1\", ...}. null: there is none. Shares are 0 to 1.\n"
    "  page; annotators: [{name, file, marks, whole (wholly on the page), orphans (left out): [{id, label,\n"
    "    reason}]}]; they count from 0 in what follows; nodes: that kappa and B-cubed count\n"
    "  mean: {kappa, nodesF1, charactersF1}: over the pairs\n"
    "  pairs: [{a, b, kappa, bCubedNodes, bCubedCharacters: {precision, recall, f1} (b taken for the\n"
    "    truth)}]\n"
    "  disagreements: [{node: XPath, alone (without what is below it), labels: by annotator}]\n"
    "  agreed: [{label, targets: [XPath]}]; open: [{label, targets, saidBy: [annotators]}]\n"
    "  merged: the file that was written";

const std::string_view runSchemaText =
    "A run is lines of JSON; the first is {schema: \"tagseam.run/1\", methods: [name], options: {setup:\n"
    "  (as options of the other commands), encoding, leastFound, limits: {bytes, nodes, depth}, diagnose, "
    "and\n"
    "  where they were given annotator, trees (as seen from DIR), learn, sharedText},\n"
    "  corpus: what its list of pages is known by, pages (of the whole corpus), shard: {index, of}}.\n"
    "Each other line is a page and method; null: there is none. Shares are 0 to 1.\n"
    "  page: path below DIR; url; method; error: {code, detail} (then nothing else)\n"
    "  nodes: {raw, kept} (of the page, as the papers count them); reduction\n"
    "  truth: {marks, lost (not on the page), tree (of the page: source, rendered, or archive), annotator "
    "(where\n"
    "    it has a name)}\n"
    "  score: {nodes: hits, characters: hits, targets: {all, whole, mostly, isContentPresent,\n"
    "    isContentMostlyPresent}, labelledNoise: {all, removed, share}, span: hits (kept whole, against all\n"
    "    from the first record to the last)}; null where marks are lost\n"
    "  hits: {both, keptOnly, truthOnly, precision, recall, f1}\n"
    "  records: {found, hits (found records against true ones), apart (hits: those told apart, one to one;\n"
    "    where there are hits)}: of methods that find records\n"
    "  expected: {all, onPage, kept}: texts of the manifest; class: with --diagnose";

const std::string_view compareRunsSchema =
    "--json prints {schema: \"tagseam.runcompare/1\", measure, samples, methods}. null: there is none.\n"
    "  methods: [{methodA, methodB, pages (with the figure in both), unchanged, without (in neither),\n"
    "    meanA, meanB, difference, interval: [low, high] (of the difference, 95 %),\n"
    "    changed: [{page, a, b, errorA, errorB (codes)}] (what got worse first), onlyInA, onlyInB: [page]}]";

const std::string_view recordsSchema =
    "--json prints {schema: \"tagseam.records/1\", regions, records: how many there are in all}.\n"
    "  regions: [{parent: XPath, length: nodes of each generalized node, records: [{nodes: [XPath], "
    "text}]}]\n"
    "  XPaths are over the parsed tree; text: all of the record's, with white space folded. --csv has\n"
    "  region,parent,record,nodes,text.";

const std::string_view cleanSchema = "--json prints {schema: \"tagseam.clean/1\", method, learnt (pages), "
                                     "threshold, nodes: {raw, kept}, reduction (0 to 1),\n"
                                     "  decisions: [{kept, reason, figure, nodes: [XPath]}]}: in the "
                                     "method's own order; learnt, threshold and "
                                     "figure\n"
                                     "  are null where it has none, a node that is too deep for a path, too.";

const std::string_view separatorsSchema =
    "--json prints {schema: \"tagseam.separators/1\", positions, "
    "lists, confidence, margin (how many times as strong\n"
    "  as the next candidate elsewhere, at most 10), textShare (of the page's text, in the answer), "
    "candidates: "
    "[{status (main-region, like-region, same-place, weaker; no-records\n"
    "  of each where there is no answer), begin, end, parents, "
    "separator (tag path), strength, evidence: {cover,\n"
    "  alike, varied, count, rich, words, prose}, records: [[begin, end]]}]}: "
    "the strongest 24 lists, strongest first";

const std::string_view experimentSchema =
    "--json prints {schema: \"tagseam.experiment/1\", ...}. null: there is none.\n"
    "  experiment; pages: [{site, file, error, or: variant, threshold (of simple tree matching), "
    "targetsFrom,\n"
    "    targets, figures}]; means: figures; extraction: {measured, published (over the same pages): {mdr,\n"
    "    filtered: {precision, recall, f1}}}; within15Percent: pages whose raw total is\n"
    "  figures: {raw_nodes, pruned_nodes, reduction, main_region (1: kept), mdr_raw_total, mdr_raw_target,\n"
    "    mdr_pruned_total, mdr_pruned_target, noise_removed (equation 4.1): {measured, published}}; in "
    "percent";

const std::string_view yiSchema =
    "Of yi-2003: {schema: \"tagseam.yi2003/1\", experiment, folder, isGenerated, runs, seed, table1: {SITE:\n"
    "    {CATEGORY: pages}}, table2, table3, table4, cleanings, leftOut: [page], elsewhere (pages in no\n"
    "    SITE/CATEGORY), notes}\n"
    "  table2 to table4: [{row, figures: {COLUMN: {measured, published}}}]; shares from 0 to 1\n"
    "  cleanings: [{letter, what, words, pagesWithoutWord, figure9: [runs by F in bins of 0.1], f: [by "
    "run]}]";

const std::string_view siteTreeSchema =
    "--json prints {schema: \"tagseam.sitetree/1\", site, options: {attributes, leaves}, pages, threshold,\n"
    "  thresholdFrom (usual|option|tree), elements, styles}.\n"
    "  elements: [{element: number from 0, the virtual root; label (tag and display attributes), parent\n"
    "    (element; null: the root's), level, pages, leafPages (on which it is a leaf), features (of these),\n"
    "    nodeImportance, compositeImportance, contentImportance, noisyFrom (lowest threshold), mark}]\n"
    "  styles: [{parent, pages, compositeImportance, elements}]; an element may be in several: merged";

const std::string_view siteCleanSchema =
    "--json prints {schema: \"tagseam.siteclean/1\", page, site, pages (learnt), threshold,\n"
    "  thresholdFrom (usual|option|tree: picked, and kept in it), nodes: {raw, kept},\n"
    "  words: {raw, kept, noisy (locally, in texts that are kept)}, parts}. null: there is none.\n"
    "  parts: what was decided at once: [{node: XPath, status: noisy|meaningful|possibly, words, element: "
    "null,\n"
    "    or what it is on in the tree: {label, pages, styles, nodeImportance, compositeImportance,\n"
    "    noisyFrom, mark}}]; possibly: a style that the tree has not";

const std::string_view siteThresholdsSchema =
    "--json prints {schema: \"tagseam.sitethresholds/1\", site, pages (learnt), samples, elements, nodes, "
    "words, rows}.\n"
    "  rows: one for each composite importance: [{threshold, noisyElements, removedNodes, removedWords}]";

const std::string_view siteLossesSchema =
    "--json prints {schema: \"tagseam.sitelosses/1\", folder, threshold, epsilon, sites}. null: there is "
    "none.\n"
    "  sites: [{site, learnt, measured, failed (pages), values: {listed, onPage, kept},\n"
    "    own: {values, kept}, sharedText: {words, removed}, picked, elements, losses, sweep}]\n"
    "  own: of those on the page the values with text that not all pages have, and those that keep it\n"
    "  elements: [{path, reason, values, pages (with such), learntPages, leafPages, compositeImportance,\n"
    "    contentImportance, noisyFrom (lowest threshold), localNoise (what is held against epsilon)}]\n"
    "  losses: [{page, text, node: XPath, path, reason, noisyFrom, localNoise}]\n"
    "  sweep: [{threshold, kept, ownKept, sharedRemoved}] (shares from 0 to 1)";

} // namespace tagseam
