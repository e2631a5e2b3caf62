// SPDX-License-Identifier: MIT
// All that is said of one node: its status, why it stayed if it is noise, what would change it.
#pragma once

#include "core/explain/nodestatus.h"
#include "core/explain/separation.h"
#include "core/explain/whatifs.h"

#include <optional>
#include <stop_token>
#include <string>

namespace tagseam {

struct Explanation {
    NodeId node = noNode;
    NodeStatus status;
    Region below;                         ///< positions of the node and of what is below it
    std::optional<Parts> parts;           ///< should it be noise: see partsOf()
    std::optional<Separation> separation; ///< of these parts, when there is content
    WhatIfs whatIfs;                      ///< none for a node without positions
    bool isStopped = false;
};

/// `outcome` is that of `setup`. `content`: positions of what should be told apart from the node, should that
/// be noise; an empty region when nobody says, or when it holds some of the node. See whyTogether() and
/// findWhatIfs() for the cost.
Explanation explainNode(const Document& document, const Setup& setup, const Outcome& outcome, NodeId node,
                        Region content = {}, const OtherTree& other = {}, const std::stop_token& stop = {});

/// {"schema":"tagseam.explain/1", ...}: schema in `tagseam-cli explain --help`. Positions from 0, half-open.
std::string explanationJson(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation);

} // namespace tagseam
