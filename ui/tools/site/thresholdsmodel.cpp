// SPDX-License-Identifier: MIT
// The effect of each threshold on the sample pages, as rows.
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

ThresholdsModel::ThresholdsModel(QObject* parent) : ColumnModel(parent)
{
    setHeaders(
        {{tr("Threshold"), tr("From this threshold up to the threshold of the next row"), true},
         {tr("Words removed"), tr("Words removed from the sample pages"), true},
         {tr("Nodes removed"), tr("Nodes removed from the sample pages"), true},
         {tr("Noisy elements"),
          tr("Noisy element nodes of the tree; nodes with equal content in two styles count once"), true}});
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

QVariant ThresholdsModel::cell(int row, int column, int role) const
{
    const ThresholdRow& of = m_rows[static_cast<std::size_t>(row)];
    if (role == StyleTreeModel::FigureRole && column == WordsColumn)
        return m_table.words == 0 ? 0.0
                                  : static_cast<double>(of.removedWords) / static_cast<double>(m_table.words);
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case ThresholdColumn:
        return decimal(shownThreshold(of.threshold), 4);
    case WordsColumn:
        return partOf(of.removedWords, m_table.words);
    case NodesColumn:
        return partOf(of.removedNodes, m_table.nodes);
    case ElementsColumn: // the total, because the tree is described with another number of them
        return tr("%1 of %2").arg(partOf(of.noisyElements, m_table.elements)).arg(m_table.elements);
    default:
        return {};
    }
}

} // namespace tagseam
