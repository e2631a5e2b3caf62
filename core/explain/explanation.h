// SPDX-License-Identifier: MIT
// The full explanation of one node: its status, why it stayed if it is noise, and the changes that would flip
// it.
#pragma once

#include "core/explain/nodestatus.h"
#include "core/explain/separation.h"
#include "core/explain/whatifs.h"
#include "core/page/readable.h"

#include <optional>
#include <stop_token>
#include <string>

namespace tagseam {

struct Explanation {
    NodeId node = noNode;
    NodeStatus status;
    Unseen unseen = Unseen::No;           ///< why a reader does not see its texts: reasonOfTexts()
    Region below;                         ///< positions of the node and its descendants
    std::optional<Parts> parts;           ///< if it is noise: see partsOf()
    std::optional<Separation> separation; ///< separation of these parts, when there is content
    /// None for a node without positions, and none where the node has the wanted status already.
    WhatIfs whatIfs;
    bool isReached = false; ///< the node has the wanted status: ExplainScope::goal
    bool isStopped = false;
};

/// Knowledge and wishes with which a node is explained.
struct ExplainScope {
    /// Positions that should be separated from the node if it is noise; an empty region when unknown, or when
    /// it includes positions of the node.
    Region beside{};
    WhatIfScope whatIfs{};
    /// The wanted status: kept or pruned; nothing: the other one.
    std::optional<bool> goal{};
};

/// Explains a node. `outcome` is the outcome of `setup`. See whyTogether() and findWhatIfs() for the cost.
Explanation explainNode(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                        const ExplainScope& scope = {}, const std::stop_token& stop = {});

/// Returns `tagseam.explain/1`.
std::string explanationJson(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation);

} // namespace tagseam
