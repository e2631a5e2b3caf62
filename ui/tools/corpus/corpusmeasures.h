// SPDX-License-Identifier: MIT
// The figures of a page that the table and the plots of a corpus show, and how people read them.
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
        Share,        ///< 0 to 1, read as per cent
        Figure,       ///< 0 to 1, read as it is
        Milliseconds, ///< of the method on the page
    };
    std::string_view key; ///< of rowMeasures() where it is one of them
    Kind kind = Kind::Figure;
    /// `milliseconds`: below 0 when not known.
    std::function<std::optional<double>(const RunRow& row, double milliseconds)> of;

    /// Figures that differ by orders of magnitude from page to page.
    bool isLogarithmic() const { return kind == Kind::Count || kind == Kind::Milliseconds; }
};

/// nodes, kept, recordsFound, milliseconds, and rowMeasures().
std::span<const CorpusMeasure> corpusMeasures();
/// The one of that key, which there must be.
const CorpusMeasure& corpusMeasure(std::string_view key);

/// "F1", "Records, recall": for a heading or a list.
QString titleOf(const CorpusMeasure& measure);
/// "Time (ms)": for an axis.
QString axisTitleOf(const CorpusMeasure& measure);
/// One sentence on what it counts.
QString meaningOf(const CorpusMeasure& measure);
/// "0.318", "31.8 %", "1424", "0.6".
QString figureText(const CorpusMeasure& measure, double figure);
/// "+0.012", "−1.5 points": of a difference.
QString differenceText(const CorpusMeasure& measure, double difference);

/// "too homogeneous".
QString nameOf(PageClass pageClass);

} // namespace tagseam
