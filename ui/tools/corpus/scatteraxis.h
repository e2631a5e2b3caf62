// SPDX-License-Identifier: MIT
// One axis of a scatter plot: maps figures to places, and places its marks.
#pragma once

#include "ui/tools/corpus/corpusmeasures.h"

#include <QString>

#include <vector>

namespace tagseam {

class ScatterAxis {
  public:
    /// Shares and figures are on an axis from 0 to 1; counts and times are on a logarithmic axis, where 0 is
    /// at the lowest mark. The axis is extended when `least` and `most` are beyond.
    ScatterAxis(const CorpusMeasure& measure, double least, double most);

    /// The place on the axis, 0 to 1.
    double placeOf(double figure) const;

    struct Mark {
        double place; ///< 0 to 1
        QString text; ///< empty for a mark between two labelled ones
    };
    std::vector<Mark> marks() const;
    const CorpusMeasure& measure() const { return *m_measure; }

  private:
    const CorpusMeasure* m_measure;
    double m_first; // for a logarithmic axis, exponents of ten
    double m_last;
};

} // namespace tagseam
