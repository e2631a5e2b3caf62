// SPDX-License-Identifier: MIT
// One axis of a scatter plot: figures to places, and where its marks stand.
#pragma once

#include "ui/tools/corpus/corpusmeasures.h"

#include <QString>

#include <vector>

namespace tagseam {

class ScatterAxis {
  public:
    /// From 0 to 1 for shares and figures; by powers of ten for counts and times, where 0 stands at the
    /// lowest mark; wider when `least` and `most` are beyond.
    ScatterAxis(const CorpusMeasure& measure, double least, double most);

    /// 0 to 1.
    double placeOf(double figure) const;

    struct Mark {
        double place; ///< 0 to 1
        QString text; ///< empty for one between two that have one
    };
    std::vector<Mark> marks() const;
    const CorpusMeasure& measure() const { return *m_measure; }

  private:
    const CorpusMeasure* m_measure;
    double m_first; // of a logarithmic axis the exponents of ten
    double m_last;
};

} // namespace tagseam
