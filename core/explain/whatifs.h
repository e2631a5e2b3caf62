// SPDX-License-Identifier: MIT
// Changes that would keep a node, or prune it: the smallest change of each switch that flips its status,
// found by search, verified by running it.
#pragma once

#include "core/explain/setup.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class Switch : std::uint8_t {
    MinDifference,
    FrequencyFilter,
    SizeRule,
    AfterRejection,
    SplitSymbol,
    LowestThreshold,
    Variant, ///< all of a variant's switches, the minimum difference kept
    Style,
    Nodes,
    Source, ///< the other tree of the page
    Complement,
    // Changes of the template: one more TagPathEdit, the last of the setup's.
    OwnClass, ///< a class of its own for the node, or for one of its ancestors
    OneClass, ///< the same class for all that is in the node, or in one of its ancestors
    Without,  ///< an element that is not around the node were not there
};

/// Whether it adds a TagPathEdit.
constexpr bool isOfTemplate(Switch changed)
{
    return changed == Switch::OwnClass || changed == Switch::OneClass || changed == Switch::Without;
}

struct WhatIf {
    Switch changed = Switch::MinDifference;
    Setup setup;       ///< the whole setup with the change made
    Region region;     ///< its main region, in its own sequence
    KeptShare share;   ///< of the node, with it
    NodeCounts counts; ///< of the page, with it
    /// Nodes (with a position before or with it) that are kept in one of the two only, as pruneDomTree()
    /// does; with Switch::Without all that are taken away, too; with Switch::Source 0, the nodes being
    /// others.
    std::uint32_t flipped = 0;
};

/// The other tree of the page, and the node's counterpart there.
struct OtherTree {
    const Document* document = nullptr;
    NodeId node = noNode;
};

struct WhatIfs {
    KeptShare share; ///< of the node as it is: a what-if's isKept() is the opposite
    /// For each switch the nearest change that flips it, none when none does; those that keep (drop)
    /// nine tenths of the node first, of these those that change least on the page; then those that keep more
    /// than nine tenths of the page, in the same order, then the other tree. A variant that differs by one
    /// switch is offered as that switch. For Minimum difference and LowestThreshold the nearest above and the
    /// nearest below; and, but for thresholds below, where that does not keep (drop) all of the node, the
    /// nearest there that does.
    std::vector<WhatIf> whatIfs;
    std::uint32_t runs = 0; ///< searches that were made
    bool isStopped = false; ///< by the stop token or the limit of runs: there may be more what-ifs
};

/// The outcome for Minimum difference is exact: a search is the same for all minimum differences between two
/// of the size differences that it meets, so that one run at each tells all; the minimum difference offered
/// is the nearest of two decimals in the interval, or of as many more as it takes. `node` must have positions
/// (KeptShare::all > 0); for the body and what is outside it, which pruning never touches, nothing is tried
/// and `share` is empty. `progress`: runs so far. At most `mostRuns` runs: about 20 for the switches of few
/// values; the template, the thresholds and the minimum difference share what is left.
WhatIfs findWhatIfs(const Document& document, NodeId node, const Setup& setup, const OtherTree& other = {},
                    const std::stop_token& stop = {}, std::uint32_t mostRuns = 400,
                    const std::function<void(std::uint32_t)>& progress = {});

/// What would drop at least nine tenths of a run of siblings, of which more than half is kept, and leave the
/// content: at least 98 % of its nodes that are kept now. `content`: the roots of the content's subtrees.
/// Only the switches are changed, as above. The run must have positions, and lie in the body.
WhatIfs findRemovals(const Document& document, NodeRun run, const Setup& setup,
                     const std::vector<NodeId>& content, const std::stop_token& stop = {},
                     std::uint32_t mostRuns = 200);

} // namespace tagseam
