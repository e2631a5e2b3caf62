// SPDX-License-Identifier: MIT
// The score of the present options beside the scores of all variants.
#include "ui/tools/annotate/variantscoresmodel.h"

#include "ui/widgets/markdown.h"
#include "ui/widgets/theme.h"

#include <utility>

namespace tagseam {

VariantScoresModel::VariantScoresModel(QObject* parent) : ColumnModel(parent)
{
    nameColumns();
}

void VariantScoresModel::setBestFont(const QFont& font)
{
    m_bestFont = font;
}

void VariantScoresModel::show(std::vector<Row> rows, const ScoredGroundTruth& truth, bool isStale)
{
    // Keeps the rows if their number is the same, so that the cursor stays.
    const bool isReset = rows.size() != m_rows.size();
    if (isReset)
        beginResetModel();
    m_rows = std::move(rows);
    m_truth = truth;
    m_isStale = isStale;
    std::vector<std::optional<Score>> scores;
    scores.reserve(m_rows.size());
    for (const Row& row : m_rows)
        scores.push_back(row.score);
    for (std::size_t i = 0; i < columns.size(); ++i)
        m_best[i] = bestOf(columns[i], scores, truth);
    if (isReset) {
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
    nameColumns();
}

std::optional<Setup> VariantScoresModel::setupAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return row < 0 || at >= m_rows.size() ? std::nullopt : m_rows[at].setup;
}

QString VariantScoresModel::markdown() const
{
    QStringList head;
    for (int column = 0; column < columnCount(); ++column)
        head << headerData(column, Qt::Horizontal).toString();
    return markdownTable(head, m_rows.size(), [this](std::size_t row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << text(static_cast<int>(row), column);
        return cells;
    });
}

bool VariantScoresModel::isBest(int row, int column) const
{
    return column > 0 && m_best[static_cast<std::size_t>(column) - 1][static_cast<std::size_t>(row)];
}

QString VariantScoresModel::text(int row, int column) const
{
    const Row& of = m_rows[static_cast<std::size_t>(row)];
    if (column == 0)
        return (of.isPresent ? QStringLiteral("▶ ") : QString()) + of.name;
    if (!of.score)
        return QStringLiteral("…");
    const Measure measure = columns[static_cast<std::size_t>(column) - 1];
    const bool isCount = measure == Measure::Whole && of.score->targets.all > 0 && m_truth.hasContent();
    const QString value =
        isCount ? QStringLiteral("%1/%2").arg(of.score->targets.complete).arg(of.score->targets.all)
                : measureText(measure, *of.score, m_truth);
    return (isBest(row, column) ? QStringLiteral("★") : QString()) + value;
}

QString VariantScoresModel::tip(int row, int column) const
{
    const Row& of = m_rows[static_cast<std::size_t>(row)];
    QStringList lines{of.name};
    if (column > 0 && of.score) {
        const Measure measure = columns[static_cast<std::size_t>(column) - 1];
        lines << QStringLiteral("%1: %2").arg(measureName(measure, m_truth),
                                              measureCounts(measure, *of.score, m_truth));
        if (isBest(row, column))
            lines << tr("★: the highest of the column.");
    }
    if (!of.setup)
        lines << tr("The baseline without a method. It cannot be adopted.");
    else
        lines << (of.isPresent ? tr("This is the current result.")
                               : tr("Click the row to adopt it; Ctrl+Z undoes the change."));
    return lines.join('\n');
}

QVariant VariantScoresModel::cell(int row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return tip(row, column);
    case Qt::FontRole: {
        if (!isBest(row, column) && !m_isStale)
            return {};
        QFont font = isBest(row, column) ? m_bestFont : QFont();
        font.setItalic(m_isStale);
        return font;
    }
    case Qt::ForegroundRole:
        return m_isStale ? QVariant(Theme::current().mutedText) : QVariant();
    default:
        return {};
    }
}

// The meaning of a column depends on the ground truth.
void VariantScoresModel::nameColumns()
{
    const auto title = [this](Measure measure) {
        switch (measure) {
        case Measure::Precision:
            return tr("P", "precision");
        case Measure::Recall:
            return tr("R", "recall");
        case Measure::TextF1:
            return tr("Text F1");
        case Measure::Whole:
            return m_truth.hasRecords() ? tr("Records") : tr("Main");
        case Measure::Present:
            return tr("Present");
        case Measure::Reduction:
            return tr("Red.", "reduction");
        default:
            return measureName(measure, m_truth);
        }
    };
    QList<Header> headers{{tr("Method")}};
    for (const Measure measure : columns)
        headers.append({title(measure),
                        measureName(measure, m_truth) + QStringLiteral(": ") + measureTip(measure, m_truth),
                        true});
    setHeaders(headers);
}

} // namespace tagseam
