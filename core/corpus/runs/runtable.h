// SPDX-License-Identifier: MIT
// A run -> the mean of each figure, a row for each method.
#pragma once

#include "core/corpus/runs/bootstrap.h"
#include "core/corpus/runs/row.h"
#include "core/truth/score/scoremeasures.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

struct MethodMeans {
    std::string method;
    std::size_t pages = 0;                    ///< without failed pages
    std::size_t failed = 0;                   ///< pages with an error
    std::size_t scored = 0;                   ///< pages with a score
    std::vector<std::optional<double>> means; ///< PageFigures::mean(), in the order of rowMeasures(), each
                                              ///< over the pages that have the figure
    /// 95 %, for `means`; nothing where fewer than two pages have the figure. Empty before addIntervals().
    std::vector<std::optional<Interval>> intervals;
};

/// Returns the means in the order of the methods' first rows. O(rows * figures).
std::vector<MethodMeans> meansOf(std::span<const RunRow> rows);

/// Adds the intervals of means that meansOf() made of these rows: bootstrapInterval() of
/// PageFigures::mean() over the pages, in order; each call gives the same. `keys`: the figures that need one;
/// all when empty. O(bootstrapSamples * rows * figures).
void addIntervals(std::span<MethodMeans> means, std::span<const RunRow> rows,
                  std::span<const std::string> keys = {});

/// Returns a table: "0.979 (0.963-0.992)" where there are intervals, "94.4 % (83.3-100.0)" for percentages.
/// Figures that no method has are omitted, and figures that are not RowMeasure::isShown. `keys`: the figures
/// that are shown instead, in that order.
std::string meansText(std::span<const MethodMeans> means, std::span<const std::string> keys = {});
std::string meansMarkdown(std::span<const MethodMeans> means, std::span<const std::string> keys = {});
std::string meansLatex(std::span<const MethodMeans> means, std::span<const std::string> keys = {});
/// Returns all figures, to six digits; RFC 4180. Missing figures are empty. With intervals, KEY_low and
/// KEY_high follow each KEY.
std::string meansCsv(std::span<const MethodMeans> means);

/// Returns "0.318", "31.8 %", "-" for nothing.
std::string figureText(std::optional<double> figure, MeasureKind kind);

} // namespace tagseam
