// SPDX-License-Identifier: MIT
// Measures a site style tree for judging pages: merges it and computes the importance of each element node.
#pragma once

#include "core/methods/sitestyletree/importance.h"
#include "core/methods/sitestyletree/sitestyletree.h"

#include <stop_token>
#include <vector>

namespace tagseam {

/// A measured tree. The learnt tree must outlive it, and not grow meanwhile.
struct MeasuredTree {
    const SiteStyleTree* site = nullptr;
    MeasureOptions options;
    StyleTree tree;                      ///< after the first enhancement
    std::vector<Importance> importances; ///< indexed by ElementId
    /// Indexed by ElementId: the lowest threshold t at which the element node is noisy, the greatest
    /// composite importance among itself and its descendants. Never greater than its parent's.
    std::vector<double> noisyFrom;

    const Importance& importance(ElementId id) const { return importances[id.value]; }
};

/// Merges (section 3.6), and computes all importances. O(tree and features), except mergeSimilar(). When the
/// stop token ended it, the result is invalid.
MeasuredTree measure(const SiteStyleTree& site, const MeasureOptions& options = {},
                     const std::stop_token& stop = {});

} // namespace tagseam
