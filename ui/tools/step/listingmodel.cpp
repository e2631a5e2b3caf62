// SPDX-License-Identifier: MIT
// The listing of the chosen algorithm, with the line that ran last.
#include "ui/tools/step/listingmodel.h"

#include "ui/widgets/theme.h"

#include <QFont>
#include <QFontDatabase>

#include <utility>

namespace tagseam {

ListingModel::ListingModel(PageSession* session, QObject* parent)
    : QAbstractTableModel(parent), m_run(session)
{
    rebuild();
    connect(&m_run, &RunInFront::changed, this, &ListingModel::rebuild);
    connect(&m_run, &RunInFront::listingChanged, this, &ListingModel::rebuild);
    connect(&m_run, &RunInFront::moved, this, &ListingModel::showStep);
}

void ListingModel::rebuild()
{
    std::vector<ListingRow> rows = m_run->listing();
    if (rows == m_rows) { // a view keeps its place
        showStep();
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void ListingModel::showStep()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ListingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ListingModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

// The number of the line that ran last; -1 without a run.
int ListingModel::currentNumber() const
{
    return m_run->isThere() ? m_run->line() : -1;
}

QVariant ListingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& [line, number] = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == LabelColumn
                   ? QString::fromStdString(line.label)
                   : QString(2 * line.indent, ' ') + QString::fromStdString(line.text);
    case Qt::FontRole:
        return QFontDatabase::systemFont(QFontDatabase::FixedFont);
    case Qt::TextAlignmentRole:
        return QVariant((index.column() == LabelColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
    case Qt::ForegroundRole:
        return index.column() == LabelColumn || number < 0 ? QVariant(Theme::current().mutedText)
                                                           : QVariant();
    case Qt::ToolTipRole:
        return index.column() == LabelColumn && number >= 0
                   ? tr("A click sets a breakpoint at this line, or removes it (Shift+B: at the line that "
                        "ran last)")
                   : QVariant();
    case CurrentRole:
        return number >= 0 && number == currentNumber();
    case RanRole:
        return number >= 0 && m_run->isThere() && m_run->hasRun(number);
    case DifferentRole:
        return line.isDifferent;
    case LineRole:
        return number >= 0 ? QVariant(number) : QVariant();
    default:
        return {};
    }
}

std::pair<QModelIndex, QModelIndex> ListingModel::currentRows() const
{
    std::pair<QModelIndex, QModelIndex> rows;
    const int current = currentNumber();
    for (int row = 0; current >= 0 && row < rowCount(); ++row) {
        if (m_rows[static_cast<std::size_t>(row)].number != current)
            continue;
        const QModelIndex at = index(row, TextColumn);
        if (!rows.first.isValid())
            rows.first = at;
        rows.second = at;
    }
    return rows;
}

} // namespace tagseam
