// SPDX-License-Identifier: MIT
// The score of the present switches beside those of all readings.
#include "ui/tools/annotate/readingscoresmodel.h"

#include "ui/widgets/markdown.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"

#include <utility>

namespace tagseam {

ReadingScoresModel::ReadingScoresModel(QObject* parent) : QAbstractTableModel(parent) {}

void ReadingScoresModel::setBestFont(const QFont& font)
{
    m_bestFont = font;
}

void ReadingScoresModel::show(std::vector<Row> rows, const ScoredTruth& truth, bool isStale)
{
    // The rows stay the same ones, so that the cursor does: only what they say is new.
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
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

std::optional<Setup> ReadingScoresModel::setupAt(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return row < 0 || at >= m_rows.size() ? std::nullopt : m_rows[at].setup;
}

QString ReadingScoresModel::markdown() const
{
    QStringList head;
    for (int column = 0; column < columnCount(); ++column)
        head << headerData(column, Qt::Horizontal).toString();
    return markdownTable(head, m_rows.size(), [this](std::size_t row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << text(index(static_cast<int>(row), column));
        return cells;
    });
}

int ReadingScoresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReadingScoresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1 + static_cast<int>(columns.size());
}

bool ReadingScoresModel::isBest(const QModelIndex& index) const
{
    return index.column() > 0 &&
           m_best[static_cast<std::size_t>(index.column()) - 1][static_cast<std::size_t>(index.row())];
}

QString ReadingScoresModel::text(const QModelIndex& index) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == 0)
        return (row.isPresent ? QStringLiteral("▶ ") : QString()) + row.name;
    if (!row.score)
        return QStringLiteral("…");
    const Measure measure = columns[static_cast<std::size_t>(index.column()) - 1];
    const bool isCount = measure == Measure::Whole && row.score->targets.all > 0 && m_truth.hasContent();
    const QString value =
        isCount ? QStringLiteral("%1/%2").arg(row.score->targets.whole).arg(row.score->targets.all)
                : measureText(measure, *row.score, m_truth);
    return (isBest(index) ? QStringLiteral("★") : QString()) + value;
}

QString ReadingScoresModel::tip(const QModelIndex& index) const
{
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    QStringList lines{row.name};
    if (index.column() > 0 && row.score) {
        const Measure measure = columns[static_cast<std::size_t>(index.column()) - 1];
        lines << QStringLiteral("%1: %2").arg(measureName(measure, m_truth),
                                              measureCounts(measure, *row.score, m_truth));
        if (isBest(index))
            lines << tr("★: the highest of the column.");
    }
    if (!row.setup)
        lines << tr("No method: what a method has to be better than. It cannot be adopted.");
    else
        lines << (row.isPresent ? tr("This is what is shown.")
                                : tr("A click adopts it; “Back” above the page undoes that."));
    return lines.join('\n');
}

QVariant ReadingScoresModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::ToolTipRole:
        return plainTip(tip(index)).replace('\n', QStringLiteral("<br>"));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::FontRole:
        return isBest(index) ? QVariant(m_bestFont) : QVariant();
    case Qt::ForegroundRole:
        return m_isStale ? QVariant(Theme::current().mutedText) : QVariant();
    default:
        return {};
    }
}

QVariant ReadingScoresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (section == 0)
        return role == Qt::DisplayRole ? QVariant(tr("Method")) : QVariant();
    const Measure measure = columns[static_cast<std::size_t>(section) - 1];
    if (role == Qt::ToolTipRole)
        return plainTip(measureName(measure, m_truth) + QStringLiteral(": ") + measureTip(measure, m_truth));
    if (role != Qt::DisplayRole)
        return {};
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
}

} // namespace tagseam
