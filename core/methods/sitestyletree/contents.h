// SPDX-License-Identifier: MIT
// Finds the characteristic content below element nodes, for merging equal ones (Yi, Liu and Li 2003, section
// 3.6, the first enhancement).
#pragma once

#include "core/methods/sitestyletree/styletree.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace tagseam {

/// Lower bounds of the number of pages that have a feature.
using PagesOfFeatures = std::unordered_map<std::uint32_t, std::uint32_t>; // indexed by FeatureId::value

/// Returns the document frequencies of the features in the content of element nodes of no common page, of
/// leaves and all descendants. DEVIATION: exact for leaves; above them a feature that a style node has in
/// several places is counted as often as in the place where most pages have it, since the pages themselves
/// are not stored. O(features and element nodes below * log of them). When the stop token ended it, the
/// result is invalid.
PagesOfFeatures contentOf(const StyleTree& tree, std::span<const ElementId> elements,
                          const std::stop_token& stop = {});

/// Adds the pages of `more`, which are other pages.
void addContent(PagesOfFeatures& content, PagesOfFeatures more);

/// Returns I of the paper: the features on at least `share` of the pages, descending by FeatureId.
std::vector<std::uint32_t> characteristicOf(const PagesOfFeatures& content, std::uint32_t pages,
                                            double share);

/// Returns |A and B| / |A or B| of two such lists; 0 when one is empty.
double likenessOf(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

} // namespace tagseam
