// SPDX-License-Identifier: MIT
// A site style tree as pages are judged by it: merged, with the importance of each element node.
#pragma once

#include "core/methods/sitestyletree/importance.h"
#include "core/methods/sitestyletree/sitestyletree.h"

#include <stop_token>
#include <vector>

namespace tagseam {

/// A learnt tree must outlive what is measured of it, and not grow meanwhile.
struct MeasuredTree {
    const SiteStyleTree* site = nullptr;
    MeasureOptions options;
    StyleTree tree;                      ///< after the first enhancement
    std::vector<Importance> importances; ///< by ElementId
    /// By ElementId: the lowest threshold t at which the element node is noisy, the greatest composite
    /// importance among itself and its descendants. Never greater than that of its parent.
    std::vector<double> noisyFrom;

    const Importance& importance(ElementId id) const { return importances[id.value]; }
};

/// Merges (section 3.6), and computes all importances. O(tree and features), but for mergeSimilar(). When the
/// stop token ended it, nothing of it holds.
MeasuredTree measure(const SiteStyleTree& site, const MeasureOptions& options = {},
                     const std::stop_token& stop = {});

} // namespace tagseam
