// SPDX-License-Identifier: MIT
// Measures the evidence that a block of text belongs to the running text of its page.
#pragma once

#include "core/methods/content/pagetexts.h"
#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tagseam {

/// Eight figures of a block. None depends on a class, an id, a word or a language.
struct TextEvidence {
    double links = 0;     ///< share of its words in links, 0 to 1
    double around = 0;    ///< mean of ln(1 + words) of the block before and the block after
    double linksNear = 0; ///< mean share of words in links of the three blocks before and the three after;
                          ///< beyond the page 1
    double alike = 0;     ///< ln(1 + blocks of the page whose container has the same tag path)
    double density = 0;   ///< ln(1 + words outside links / elements) of the container
    /// Shares of the page's words outside links that are in the parent of the container, and in the next two
    /// ancestors, 0 to 1.
    double inParent = 0;
    double inSecond = 0;
    double inThird = 0;
    friend bool operator==(const TextEvidence&, const TextEvidence&) = default;
};

/// A figure and the points that it gives: for each step that the value exceeds, its points are added.
struct PointStep {
    double above = 0;
    double points = 0;
};
struct TextFactor {
    std::string_view key; ///< name in JSON and for people
    double TextEvidence::*value;
    std::span<const PointStep> steps; ///< ascending
};
/// The factors with their points, fitted to the articles of the tuned half; see
/// resources/manual/en/kinds.md.
extern const std::array<TextFactor, 8> textFactors;
/// Points of a block before any step.
extern const double textBasePoints;

/// Returns the points of a value of a factor.
double pointsOf(const TextFactor& factor, const TextEvidence& evidence);
/// Returns the points of a block: an estimate of the logarithm of the odds that it belongs to the text.
double pointsOf(const TextEvidence& evidence);

/// Measures all blocks. `sequence`: a tag path sequence of the page. O(nodes + blocks).
std::vector<TextEvidence> textEvidence(const Document& page, const PageTexts& texts,
                                       const TagPathSequence& sequence);

} // namespace tagseam
