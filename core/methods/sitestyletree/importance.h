// SPDX-License-Identifier: MIT
// Computes the importance of element nodes (Yi, Liu and Li 2003, section 3.3, equations 1 to 5).
#pragma once

#include "core/methods/sitestyletree/sstoptions.h"
#include "core/methods/sitestyletree/styletree.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The importances, all 0 to 1.
struct Importance {
    /// Equation (1), where being a leaf counts as one more style. 0 for a leaf of several pages.
    double node = 0;
    /// Equations (2) and (3); for a leaf equation (4). 1 for an element node of one page, or none.
    double composite = 0;
    /// Equation (4) over the pages on which it is a leaf; 0 when there are none. If it is an inner node on
    /// others, it is the CompImp of the leaf style in equation (2).
    double content = 0;
};

/// Returns NodeImp(E), equation (1), from m and the pages of each style node: -sum p_i log_m p_i. 1 for m =
/// 1.
double nodeImportance(std::uint32_t pages, std::span<const std::uint32_t> pagesOfStyles);

/// Returns H(a_i), equation (5), of one feature from its counts on m pages, m from 2: 0 for a feature of one
/// page alone, 1 for a feature that all pages have equally.
double featureEntropy(std::span<const FeatureCount> counts, std::uint32_t pages,
                      FeatureProbability probability);

/// Returns equation (4). A leaf of several pages without a feature, where it is 0 / 0, has 0: it is the same
/// on each of them.
double contentImportance(std::span<const FeatureCount> features, std::uint32_t pages,
                         FeatureProbability probability);

/// Calls `call(counts of one feature)` for each feature of a list.
template <class Function>
void forEachCounted(std::span<const FeatureCount> features, Function call)
{
    for (std::size_t begin = 0; begin < features.size();) {
        std::size_t end = begin + 1;
        while (end < features.size() && features[end].feature == features[begin].feature)
            ++end;
        call(features.subspan(begin, end - begin));
        begin = end;
    }
}

/// Returns the importance of each element node, indexed by ElementId (CalcCompImp). O(tree and features).
/// When the stop token ended it, the result is invalid.
std::vector<Importance> importancesOf(const StyleTree& tree, const MeasureOptions& options,
                                      const std::stop_token& stop = {});

/// Returns CompImp(S), equation (3).
double styleImportance(const StyleTree& tree, StyleId style, std::span<const Importance> importances);

} // namespace tagseam
