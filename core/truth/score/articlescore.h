// SPDX-License-Identifier: MIT
// Compares a text that was found on a page with the true text of its article.
#pragma once

#include "core/truth/score/score.h"

#include <string_view>

namespace tagseam {

/// Returns how many runs of four consecutive words (forEachWord(), with case) the two texts have in common: a
/// run that occurs several times counts as often as both texts have it. A text with one to three words is one
/// run, and a text without words has none. This is the measure of the Article Extraction Benchmark (Zyte,
/// 2020; `string_shingle_matching`). O(words log words).
Hits scoreArticle(std::string_view found, std::string_view truth);

/// The measures of these hits, 0 to 1. Unlike Hits, they always have a value, so that their means are over
/// all pages: both are 1 when neither text has words; precision is 0 when nothing was found and there is a
/// text to find; recall is 0 when there is nothing to find and something was found.
double articlePrecision(const Hits& hits);
double articleRecall(const Hits& hits);

/// Returns the harmonic mean of two figures from 0 to 1; 0 when one of them is 0. The benchmark's F1 of many
/// pages is the harmonic mean of their mean precision and their mean recall.
double harmonicMean(double a, double b);

} // namespace tagseam
