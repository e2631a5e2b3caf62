// SPDX-License-Identifier: MIT
// The figures of one measure on many pages, and their mean.
#include "core/corpus/runs/pagefigures.h"

#include "core/truth/score/articlescore.h"

#include <cassert>
#include <numeric>
#include <optional>

namespace tagseam {

PageFigures::PageFigures(const RowMeasure& measure)
{
    if (!measure.f1Of)
        m_measures = {&measure};
    else
        m_measures = {findRowMeasure(measure.f1Of->precision), findRowMeasure(measure.f1Of->recall)};
}

void PageFigures::add(const RunRow& row)
{
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        if (const std::optional<double> figure = m_measures[i]->of(row))
            m_figures[i].push_back(*figure);
    }
    assert(m_measures.size() == 1 || m_figures[0].size() == m_figures[1].size());
}

double PageFigures::mean() const
{
    std::vector<std::size_t> all(pages());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return mean(all);
}

double PageFigures::mean(std::span<const std::size_t> sample) const
{
    std::array<double, 2> means{};
    for (std::size_t i = 0; i < m_measures.size(); ++i) {
        for (const std::size_t page : sample)
            means[i] += m_figures[i][page];
        means[i] /= static_cast<double>(sample.size());
    }
    return m_measures.size() == 1 ? means[0] : harmonicMean(means[0], means[1]);
}

} // namespace tagseam
