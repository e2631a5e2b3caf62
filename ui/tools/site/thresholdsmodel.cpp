// SPDX-License-Identifier: MIT
// What each threshold takes from the sample pages, as rows.
#include "ui/tools/site/thresholdsmodel.h"

#include "ui/tools/site/styletreemodel.h"
#include "ui/widgets/language.h"

#include <algorithm>

namespace tagseam {

namespace {

QString partOf(std::uint64_t part, std::uint64_t all)
{
    const double percent = all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
    return QStringLiteral("%1 % (%2)").arg(decimal(percent, 1)).arg(part);
}

} // namespace

ThresholdsModel::ThresholdsModel(QObject* parent) : QAbstractTableModel(parent)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

void ThresholdsModel::show(const ThresholdTable& table)
{
    beginResetModel();
    m_rows = rowsThatRemoveElse(table);
    m_table = {{}, table.elements, table.nodes, table.words};
    endResetModel();
}

int ThresholdsModel::rowOf(double threshold) const
{
    const auto above = std::ranges::upper_bound(m_rows, threshold, {}, &ThresholdRow::threshold);
    return static_cast<int>(above - m_rows.begin()) - 1;
}

int ThresholdsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ThresholdsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ThresholdsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    const ThresholdRow& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == StyleTreeModel::FigureRole && index.column() == WordsColumn)
        return m_table.words == 0
                   ? 0.0
                   : static_cast<double>(row.removedWords) / static_cast<double>(m_table.words);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case ThresholdColumn:
        return decimal(shownThreshold(row.threshold), 4);
    case WordsColumn:
        return partOf(row.removedWords, m_table.words);
    case NodesColumn:
        return partOf(row.removedNodes, m_table.nodes);
    case ElementsColumn: // of how many, as the tree is said to have another number of them
        return tr("%1 of %2").arg(partOf(row.noisyElements, m_table.elements)).arg(m_table.elements);
    default:
        return {};
    }
}

QVariant ThresholdsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section != WordsColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case ThresholdColumn:
        return isTip ? tr("From this threshold on, up to that of the next row") : tr("Threshold");
    case WordsColumn:
        return isTip ? tr("Words of the sample pages that go") : tr("Words that go");
    case NodesColumn:
        return isTip ? tr("Nodes of the sample pages that go") : tr("Nodes that go");
    case ElementsColumn:
        return isTip ? tr("Element nodes of the tree that are noisy, those of equal content in two styles "
                          "as one")
                     : tr("Noisy elements");
    default:
        return {};
    }
}

} // namespace tagseam
