// SPDX-License-Identifier: MIT
// The figures of a page in the table and the plots of a corpus, and their format.
#pragma once

#include "core/corpus/runs/row.h"

#include <QString>

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace tagseam {

struct CorpusMeasure {
    enum class Kind {
        Count,        ///< whole numbers
        Share,        ///< 0 to 1, shown as a percentage
        Figure,       ///< 0 to 1, shown as it is
        Milliseconds, ///< time of the method on the page
    };
    std::string_view key; ///< a key of rowMeasures() if it is one of them
    Kind kind = Kind::Figure;
    /// `milliseconds` is below 0 when it is unknown.
    std::function<std::optional<double>(const RunRow& row, double milliseconds)> of;

    /// True for figures that differ by orders of magnitude from page to page.
    bool isLogarithmic() const { return kind == Kind::Count || kind == Kind::Milliseconds; }
};

/// nodes, kept, recordsFound, milliseconds, and rowMeasures().
std::span<const CorpusMeasure> corpusMeasures();
/// The measure of that key, which must exist.
const CorpusMeasure& corpusMeasure(std::string_view key);

/// The title for a heading or a list: "F1", "Records, recall".
QString titleOf(const CorpusMeasure& measure);
/// The title for an axis: "Time (ms)".
QString axisTitleOf(const CorpusMeasure& measure);
/// One sentence on what the measure counts.
QString meaningOf(const CorpusMeasure& measure);
/// The formatted figure: "0.318", "31.8 %", "1424", "0.6".
QString figureText(const CorpusMeasure& measure, double figure);
/// The formatted difference: "+0.012", "−1.5 points".
QString differenceText(const CorpusMeasure& measure, double difference);

/// The name of a page class: "too homogeneous".
QString nameOf(PageClass pageClass);

} // namespace tagseam
