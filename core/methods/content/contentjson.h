// SPDX-License-Identifier: MIT
// The main content of a page, its candidates and their evidence, as JSON.
#pragma once

#include "core/methods/content/content.h"
#include "core/page/dom.h"
#include "core/tps/tagpath.h"

#include <string>
#include <vector>

namespace tagseam {

/// Returns the result as `tagseam.content/1`, indented. Positions are those of content.lists.sequence.
std::string contentJson(const Document& page, const MainContent& content);

/// Returns the kept positions as few regions as possible, ascending. O(positions).
std::vector<Region> regionsOf(const TagPathSequence& sequence, const KeepMask& nodes);

/// A factor that decided between the answer's kind and the next.
struct KindReason {
    const KindFactor* factor = nullptr;
    double points = 0; ///< speaksFor() the answer; below 0 when it speaks for the other
};

/// Returns the factors in the order of their size, whatever their sign.
std::vector<KindReason> kindReasons(const MainContent& content);

/// Returns the points of the usual page for the answer's kind against the next: with those of all factors
/// they are the logarithm of the ratio of the two probabilities.
double usualPoints(const MainContent& content);

} // namespace tagseam
