// SPDX-License-Identifier: MIT
// Locally noisy features of meaningful element nodes (Yi, Liu and Li 2003, section 3.6, the third
// enhancement).
#pragma once

#include "core/methods/sitestyletree/leaffeatures.h"
#include "core/methods/sitestyletree/measure.h"

#include <optional>
#include <string_view>
#include <vector>

namespace tagseam {

/// The features that an element node does not give out, of a page's leaf that is mapped on it.
class NoisyFeatures {
  public:
    /// None.
    NoisyFeatures() = default;
    /// None of a leaf of one page, whose entropy is not defined, or of fewer than
    /// MeasureOptions::fewestPages. `measured` must outlive it.
    NoisyFeatures(const MeasuredTree& measured, ElementId element);

    /// What is held against epsilon: 1 - H, or H, see LocalNoise; nothing where no feature is noisy, and for
    /// one that the leaf has on no page learnt from. O(log features).
    std::optional<double> figure(FeatureKind kind, std::string_view text) const;
    /// Whether that is below epsilon.
    bool isNoisy(FeatureKind kind, std::string_view text) const;
    /// Where noisy words are in a text.
    std::vector<WordPlace> noisyWords(std::string_view text) const;
    /// Whether a node holds nothing else: a text of noisy words, an image (without children) whose file is
    /// noisy.
    bool isAll(const Document& page, NodeId node) const;

  private:
    const MeasuredTree* m_measured = nullptr; // nullptr where there is none
    ElementId m_element = noElement;
};

} // namespace tagseam
