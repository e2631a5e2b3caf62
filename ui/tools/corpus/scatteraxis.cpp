// SPDX-License-Identifier: MIT
// One axis of a scatter plot: maps figures to places, and places its marks.
#include "ui/tools/corpus/scatteraxis.h"

#include "ui/widgets/language.h"

#include <algorithm>
#include <cmath>

namespace tagseam {

namespace {

constexpr double leastTime = 0.01; // in milliseconds; shorter times mean nothing
constexpr int parts = 5;           // for an axis from 0 to 1

// A power of ten in common notation: "1000", "0.01".
QString powerText(int exponent)
{
    return decimal(std::pow(10.0, exponent), std::max(0, -exponent));
}

} // namespace

ScatterAxis::ScatterAxis(const CorpusMeasure& measure, double least, double most) : m_measure(&measure)
{
    if (measure.isLogarithmic()) {
        const double floor = measure.kind == CorpusMeasure::Kind::Milliseconds ? leastTime : 1;
        m_first = std::floor(std::log10(std::max(least, floor)));
        m_last = std::max(std::ceil(std::log10(std::max(most, floor))), m_first + 1);
    } else {
        m_first = std::min(0.0, least);
        m_last = std::max(1.0, most);
    }
}

double ScatterAxis::placeOf(double figure) const
{
    if (m_measure->isLogarithmic())
        figure = std::log10(std::max(figure, std::pow(10.0, m_first)));
    return (figure - m_first) / (m_last - m_first);
}

std::vector<ScatterAxis::Mark> ScatterAxis::marks() const
{
    std::vector<Mark> marks;
    if (!m_measure->isLogarithmic()) {
        marks.reserve(parts + 1);
        for (int i = 0; i <= parts; ++i) {
            const double figure = m_first + (m_last - m_first) * i / parts;
            const bool isShare = m_measure->kind == CorpusMeasure::Kind::Share;
            marks.push_back(
                {static_cast<double>(i) / parts, isShare ? decimal(100 * figure, 0) : decimal(figure, 1)});
        }
        return marks;
    }
    for (int exponent = static_cast<int>(m_first); exponent <= static_cast<int>(m_last); ++exponent) {
        const double power = std::pow(10.0, exponent);
        marks.push_back({placeOf(power), powerText(exponent)});
        for (int digit = 2; digit < 10 && exponent < static_cast<int>(m_last); ++digit)
            marks.push_back({placeOf(digit * power), {}});
    }
    return marks;
}

} // namespace tagseam
