// SPDX-License-Identifier: MIT
// Judges what a method keeps of a page: marks and selected nodes that must be kept or pruned, and the F1 of
// the kept text.
#pragma once

#include "core/base/result.h"
#include "core/check/baseline.h"
#include "core/methods/filter.h"
#include "core/page/dom.h"
#include "core/truth/formats/groundtruthfile.h"
#include "core/truth/score/scorednodes.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

enum class ExpectationKind : std::uint8_t {
    MarksFound,     ///< each mark of the annotation is on the page
    MarksKept,      ///< the marks of one label, main or record, are kept
    MarksPruned,    ///< the marks of one label of noise are pruned
    SelectorKept,   ///< each node that the selector selects is kept
    SelectorPruned, ///< each node that the selector selects is pruned
    TextF1,         ///< the F1 of the kept text against the marked content is high enough
    SameAsBaseline, ///< the page keeps what an earlier run kept
};

/// marks-found, marks-kept, marks-pruned, keep, prune, min-f1, same-as: the selectors, the F1 and the
/// baseline as the command line's options.
std::string_view name(ExpectationKind kind);

/// The kept share of a mark or node: its scored nodes (elements and texts, as scores count them). A node
/// without scored nodes, such as a comment, counts as itself.
struct NodesKept {
    std::uint32_t kept = 0;
    std::uint32_t all = 0;
    /// True if more than half of the nodes are kept, as KeptTargets::mostlyKept; otherwise it is pruned.
    bool isKept() const { return std::uint64_t{2} * kept > all; }
    friend bool operator==(NodesKept, NodesKept) = default;
};

/// One mark or selected node with the wrong status.
struct WrongNodes {
    std::vector<NodeId> nodes; ///< roots of its subtrees, in document order; at least one
    NodesKept share;
    friend bool operator==(const WrongNodes&, const WrongNodes&) = default;
};

/// One expectation, judged.
struct Judgement {
    ExpectationKind kind = ExpectationKind::MarksFound;
    std::string subject;             ///< the label or the selector; else empty
    std::uint32_t all = 0;           ///< marks or nodes that were judged
    std::vector<WrongNodes> wrong;   ///< marks or nodes with the wrong status, in document order
    std::vector<std::string> lost;   ///< for MarksFound: marks that are not on the page, each with the reason
    std::optional<double> f1;        ///< for TextF1; nothing when nothing is marked and nothing is kept
    double leastF1 = 0;              ///< for TextF1
    bool isInBaseline = true;        ///< for SameAsBaseline: false if the baseline lacks the page
    BaselineDifference difference{}; ///< for SameAsBaseline

    /// False also for a selector that selects nothing.
    bool isMet() const;
    /// True if nodes of this expectation must be kept, false if they must be pruned.
    bool isOfKept() const;
};

/// A page with what a method kept of it.
struct JudgedPage {
    const Document& document;
    const ScoredNodes& scored;
    const FilterResult& result;
};

/// Judges an annotation: first MarksFound, then one judgement for each label that says what must happen to
/// its marks, in order of the first mark. Labels of the user's own say nothing. O(marks * log n + nodes).
std::vector<Judgement> judgeMarks(const JudgedPage& page, const LoadedGroundTruth& truth);

/// Judges the nodes that a selector selects. Errors: as selectNodes().
Result<Judgement> judgeSelector(const JudgedPage& page, const std::string& selector, bool isToBeKept);

/// Judges Score::characters of the whole page. Without marked content it is not met. O(nodes + bytes).
Judgement judgeTextF1(const JudgedPage& page, std::span<const Labelled> truth, double leastF1);

/// Judges the page's entry of a baseline; nullptr: it has none.
Judgement judgeBaseline(const JudgedPage& page, const std::vector<KeptItem>* entry);

} // namespace tagseam
