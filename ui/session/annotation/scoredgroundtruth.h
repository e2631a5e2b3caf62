// SPDX-License-Identifier: MIT
// The ground truth of the present page, from its marks on the tree that is shown.
#pragma once

#include "core/truth/annotation/annotation.h"

#include <cstdint>
#include <vector>

namespace tagseam {

class Annotator;

struct ScoredGroundTruth {
    std::vector<Labelled> labelled; ///< on nodes of the tree that is shown
    std::uint32_t main = 0;         ///< number of these marks with the label main content
    std::uint32_t records = 0;
    std::uint32_t noise = 0;
    std::uint32_t others = 0;  ///< number of marks with a custom label, which are not scored
    std::uint32_t orphans = 0; ///< number of marks excluded because they are not on the page, or only in part
    std::uint32_t absent =
        0; ///< number of marks excluded because the tree that is shown lacks some of their nodes
    std::uint32_t left() const { return orphans + absent; }
    bool hasContent() const { return main + records > 0; }
    /// True if the targets are records, false if they are the marks of the main content: see KeptTargets.
    bool hasRecords() const { return records > 0; }
};

/// The ground truth from the open annotation; empty when none is open. When the marks that are excluded make
/// scoring impossible, only their numbers are set: see canBeScored().
ScoredGroundTruth scoredGroundTruth(const Annotator& annotator);

/// The roots of the content, as contentMask() takes them: ascending, without duplicates.
std::vector<NodeId> contentRoots(const ScoredGroundTruth& truth);

} // namespace tagseam
