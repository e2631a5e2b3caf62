// SPDX-License-Identifier: MIT
// Finds changes that would keep a node, or prune it: the smallest change of each option that flips its
// status, verified by running it.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class ChangedOption : std::uint8_t {
    MinDifference,
    FrequencyFilter,
    SizeRule,
    AfterRejection,
    SplitSymbol,
    LowestThreshold,
    Variant, ///< all options of a variant, except the minimum difference
    Style,
    Nodes,
    Source, ///< the other tree of the page
    Complement,
    // Changes of the template: one more TagPathEdit, the last of the setup's.
    OwnClass, ///< a class of its own for the node, or for one of its ancestors
    OneClass, ///< the same class for all elements in the node, or in one of its ancestors
    Without,  ///< as if an element that does not contain the node did not exist
};

/// True if the change adds a TagPathEdit.
constexpr bool isOfTemplate(ChangedOption changed)
{
    return changed == ChangedOption::OwnClass || changed == ChangedOption::OneClass ||
           changed == ChangedOption::Without;
}

struct WhatIf {
    ChangedOption changed = ChangedOption::MinDifference;
    Setup setup;       ///< the whole setup with the change made
    Region region;     ///< main region after the change, in its own sequence
    KeptShare share;   ///< share of the node that is kept after the change
    NodeCounts counts; ///< counts of the page after the change
    /// Nodes (with a position before or after) that pruneDomTree() keeps only before or only after the
    /// change, including all nodes that ChangedOption::Without removes; 0 with ChangedOption::Source, where
    /// the nodes differ.
    std::uint32_t flipped = 0;
};

/// The other tree of the page, and the node's counterpart there.
struct OtherTree {
    const Document* document = nullptr;
    NodeId node = noNode;
};

struct WhatIfs {
    KeptShare share; ///< present share of the node: a what-if's isKept() is the opposite
    /// For each option the nearest change that flips it, none when none does. First the changes that keep
    /// (prune) nine tenths of the node, among these first those that change least on the page; then the
    /// changes that keep more than nine tenths of the page, in the same order, then the other tree. A variant
    /// that differs by one option is offered as that option. For MinDifference and LowestThreshold the
    /// nearest value above and the nearest below; and, except for thresholds below, if that does not keep
    /// (prune) all of the node, the nearest value on that side that does.
    std::vector<WhatIf> whatIfs;
    std::uint32_t runs = 0; ///< searches that were made
    bool isStopped = false; ///< stopped by the stop token or the limit of runs: there may be more what-ifs
};

/// Finds what-ifs. The result for the minimum difference is exact: a search is the same for all minimum
/// differences between two consecutive size differences that it meets, so that one run at each is enough; the
/// minimum difference offered is the nearest of two decimals in the interval, or of more if needed. `node`
/// must have positions (KeptShare::all > 0); for the body and nodes outside it, which are never pruned,
/// nothing is tried and `share` is empty. `progress`: runs so far. At most `mostRuns` runs: about 20 for the
/// options of few values; the template, the thresholds and the minimum difference share the rest.
WhatIfs findWhatIfs(const Document& document, NodeId node, const Setup& setup, const OtherTree& other = {},
                    const std::stop_token& stop = {}, std::uint32_t mostRuns = 400,
                    const std::function<void(std::uint32_t)>& progress = {});

/// Finds changes that would prune at least nine tenths of a run of siblings, of which more than half is kept,
/// and leave the content: at least 98 % of its nodes that are kept now. `content`: the roots of the content's
/// subtrees. Only the options are changed, as above. The run must have positions, and lie in the body.
WhatIfs findRemovals(const Document& document, NodeRun run, const Setup& setup,
                     const std::vector<NodeId>& content, const std::stop_token& stop = {},
                     std::uint32_t mostRuns = 200);

} // namespace tagseam
