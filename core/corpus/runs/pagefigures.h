// SPDX-License-Identifier: MIT
// The figures of one measure on many pages, and their mean.
#pragma once

#include "core/corpus/runs/bootstrap.h"
#include "core/corpus/runs/rowmeasures.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace tagseam {

/// Collects the figures of pages that have a measure. The mean is the mean of the figures, or for a measure
/// that is an F1 of means (RowMeasure::f1Of) the F1 of the mean precision and the mean recall.
class PageFigures {
  public:
    explicit PageFigures(const RowMeasure& measure);

    /// Adds the figures of a page; nothing for a page without the measure.
    void add(const RunRow& row);

    std::size_t pages() const { return m_figures[0].size(); }

    /// Returns the mean over all pages; pages() is at least 1. O(pages).
    double mean() const;

    /// Returns the mean over the pages with these indices, at least one, in the order of add(); an index may
    /// occur several times. O(sample).
    double mean(std::span<const std::size_t> sample) const;

  private:
    std::vector<const RowMeasure*> m_measures;    // the measure, or its precision and its recall
    std::array<std::vector<double>, 2> m_figures; // indexed like m_measures
};

} // namespace tagseam
