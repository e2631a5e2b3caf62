// SPDX-License-Identifier: MIT
// Site style tree -> the run of MarkNoise (Yi, Liu and Li 2003, figure 5), line by line.
#pragma once

#include "core/methods/algorithmrun.h"
#include "core/methods/sitestyletree/mapping.h"
#include "core/methods/sitestyletree/marks.h"

#include <stop_token>
#include <string>

namespace tagseam {

/// Returns an element node as the listing shows it: its label, or "root".
std::string labelText(const SiteStyleTree& site, const StyleTree& tree, ElementId id);

/// Records the recursion of figure 5 from the root, with the answers of markElements(): each call ends with
/// the mark that `marks` has. An event names the node of `page` that is mapped on the element node; what is
/// pruned are the nodes of the page on element nodes that are marked "noisy". An element node that several
/// style nodes share, because it was merged (section 3.6), is judged once. Cost: some 6 lines for each
/// element node of the tree.
AlgorithmRun recordMarkNoise(const Document& page, const MeasuredTree& measured, const Marks& marks,
                             const std::stop_token& stop = {}, std::uint32_t limit = mostEvents);

} // namespace tagseam
