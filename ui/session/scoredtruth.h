// SPDX-License-Identifier: MIT
// The marks of the present page as they are scored: on the tree that is shown.
#pragma once

#include "core/truth/annotation/annotation.h"

#include <cstdint>
#include <vector>

namespace tagseam {

class Annotator;

struct ScoredTruth {
    std::vector<Labelled> labelled; ///< on nodes of the tree that is shown
    std::uint32_t main = 0;         ///< of those: labelled main content
    std::uint32_t records = 0;
    std::uint32_t noise = 0;
    std::uint32_t others = 0;  ///< with a label of the user's own: they count for no figure
    std::uint32_t orphans = 0; ///< excluded: they are not on the page, or in part
    std::uint32_t absent = 0;  ///< excluded: the tree that is shown does not have all of their nodes
    std::uint32_t left() const { return orphans + absent; }
    bool hasContent() const { return main + records > 0; }
    /// Whether the targets are records, or the marks of the main content: see KeptTargets.
    bool hasRecords() const { return records > 0; }
};

/// The marks of the annotation that is open; empty when none is. When the marks that are excluded keep the
/// others from being scored, only their numbers are there: see canBeScored().
ScoredTruth scoredTruth(const Annotator& annotator);

/// The roots of what counts as content, as contentMask() takes it: ascending, each once.
std::vector<NodeId> contentRoots(const ScoredTruth& truth);

} // namespace tagseam
