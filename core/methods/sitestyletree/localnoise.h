// SPDX-License-Identifier: MIT
// Finds locally noisy features of meaningful element nodes (Yi, Liu and Li 2003, section 3.6, the third
// enhancement).
#pragma once

#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/measure.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tagseam {

/// The features that an element node does not output for a page's leaf that is mapped on it.
class NoisyFeatures {
  public:
    /// No features.
    NoisyFeatures() = default;
    /// The features of an element node. None for a leaf of one page, whose entropy is not defined, or of
    /// fewer than MeasureOptions::fewestPages. `measured` must outlive the object.
    NoisyFeatures(const MeasuredTree& measured, ElementId element);

    /// Returns the figure that is compared with epsilon: 1 - H, or H, see LocalNoise; nothing if no feature
    /// is noisy, and for a feature that the leaf has on no learnt page. O(log features).
    std::optional<double> figure(FeatureKind kind, std::string_view text) const;
    /// True if the figure is below epsilon.
    bool isNoisy(FeatureKind kind, std::string_view text) const;
    /// Returns the noisy words of a text, ascending.
    std::vector<TextRange> noisyWords(std::string_view text) const;
    /// True if a node contains nothing else: a text of noisy words, an image (without children) whose file is
    /// noisy.
    bool isAll(const Document& page, NodeId node) const;

  private:
    const MeasuredTree* m_measured = nullptr; // nullptr for no features
    ElementId m_element = noElement;
};

} // namespace tagseam
