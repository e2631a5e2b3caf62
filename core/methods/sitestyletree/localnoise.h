// SPDX-License-Identifier: MIT
// Locally noisy features of meaningful element nodes (Yi, Liu and Li 2003, section 3.6, the third
// enhancement).
#pragma once

#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/measure.h"

#include <vector>

namespace tagseam {

/// The features that an element node does not give out, ascending. None for a leaf of one page, whose
/// entropy is not defined, or of fewer than MeasureOptions::fewestPages.
std::vector<FeatureId> locallyNoisyFeatures(const MeasuredTree& measured, ElementId element);

/// Where they are in a text (of a leaf with these locally noisy features).
std::vector<WordPlace> locallyNoisyWords(const MeasuredTree& measured, const std::vector<FeatureId>& noisy,
                                         std::string_view text);

/// Whether a node holds nothing else: a text of noisy words, an image (without children) whose file is noisy.
bool isAllNoise(const MeasuredTree& measured, const std::vector<FeatureId>& noisy, const Document& page,
                NodeId node);

} // namespace tagseam
