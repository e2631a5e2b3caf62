// SPDX-License-Identifier: MIT
// What is characteristic of the content below element nodes, for merging those that are the same (Yi, Liu and
// Li 2003, section 3.6, the first enhancement).
#pragma once

#include "core/methods/sitestyletree/styletree.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace tagseam {

/// On how many pages features are, at least.
using PagesOfFeatures = std::unordered_map<std::uint32_t, std::uint32_t>; // by FeatureId::value

/// The document frequencies of the features in the content of element nodes of no common page, of leaves and
/// all below. DEVIATION: exact for leaves; above them a feature that a style node has in several places is
/// counted as often as in that where most pages have it, for which pages these are is not kept.
/// O(features and element nodes below * log of them). When the stop token ended it, nothing of it holds.
PagesOfFeatures contentOf(const StyleTree& tree, std::span<const ElementId> elements,
                          const std::stop_token& stop = {});

/// Adds the pages of `more`, of other pages.
void addContent(PagesOfFeatures& content, PagesOfFeatures more);

/// I of the paper: the features on at least `share` of the pages, descending by FeatureId.
std::vector<std::uint32_t> characteristicOf(const PagesOfFeatures& content, std::uint32_t pages,
                                            double share);

/// |A and B| / |A or B| of two such lists; 0 when one is empty.
double likenessOf(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b);

} // namespace tagseam
