// SPDX-License-Identifier: MIT
// The lists of records that could be the answer of the cure.
#include "ui/tools/content/curemodel.h"

#include "ui/session/curetext.h"
#include "ui/session/readingstext.h"
#include "ui/session/swatchicon.h"
#include "ui/widgets/language.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/plaintip.h"

#include <utility>

namespace tagseam {

namespace {

std::size_t factorOf(int column)
{
    return static_cast<std::size_t>(column - CureModel::FirstFactorColumn);
}

bool isLeft(int column)
{
    return column == CureModel::FateColumn;
}

} // namespace

CureModel::CureModel(QObject* parent) : QAbstractTableModel(parent)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
    });
}

void CureModel::show(std::shared_ptr<const Cure> cure)
{
    if (cure == m_cure)
        return;
    beginResetModel();
    m_cure = std::move(cure);
    endResetModel();
}

int CureModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_cure == nullptr ? 0 : static_cast<int>(m_cure->lists.size());
}

int CureModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant CureModel::figure(int row, int column) const
{
    const RecordRegion& of = m_cure->page.candidates[static_cast<std::size_t>(row)];
    if (column == StrengthColumn)
        return of.strength;
    return column < FirstFactorColumn ? QVariant()
                                      : QVariant(of.evidence.*evidenceFactors[factorOf(column)].value);
}

QString CureModel::text(int row, int column) const
{
    const auto candidate = static_cast<std::size_t>(row);
    switch (column) {
    case RankColumn:
        return QString::number(row + 1);
    case FateColumn:
        return candidateFateName(m_cure->lists[candidate].fate);
    case RecordsColumn:
        return QString::number(m_cure->page.candidates[candidate].records.size());
    case PositionsColumn:
        return spanText(m_cure->lists[candidate].span());
    default:
        return decimal(figure(row, column).toDouble(), 2);
    }
}

QString CureModel::tip(int row, int column) const
{
    if (column == FateColumn)
        return plainTip(candidateFateTip(m_cure->lists[static_cast<std::size_t>(row)].fate));
    if (column >= FirstFactorColumn)
        return plainTip(QStringLiteral("%1 %2: %3")
                            .arg(factorTitle(factorOf(column)), decimal(figure(row, column).toDouble(), 3),
                                 factorTip(factorOf(column))));
    return {};
}

QVariant CureModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::ToolTipRole:
        return tip(index.row(), index.column());
    case FigureRole:
        return figure(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((isLeft(index.column()) ? Qt::AlignLeft : Qt::AlignRight) |
                                   Qt::AlignVCenter);
    case Qt::DecorationRole:
        return isLeft(index.column())
                   ? QVariant(
                         swatchIcon(candidateLook(m_cure->lists[static_cast<std::size_t>(index.row())].fate)))
                   : QVariant();
    default:
        return {};
    }
}

QVariant CureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isLeft(section) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const bool isTip = role == Qt::ToolTipRole;
    switch (section) {
    case RankColumn:
        return isTip ? plainTip(tr("Place by strength; the number of the band under the plot.")) : tr("#");
    case FateColumn:
        return isTip ? plainTip(tr("What became of the list.")) : tr("Fate");
    case RecordsColumn:
        return isTip ? plainTip(tr("How many records it has.")) : tr("Records");
    case PositionsColumn:
        return isTip ? plainTip(tr("From the first record to the end of the last, counted from 1."))
                     : tr("Positions");
    case StrengthColumn:
        return isTip ? plainTip(
                           tr("What speaks for it, 0 to 1: the mean of the six factors behind, multiplied, "
                              "each as often as it counts."))
                     : tr("Strength");
    default:
        return isTip ? plainTip(factorTip(factorOf(section))) : factorTitle(factorOf(section));
    }
}

QString CureModel::markdown() const
{
    QStringList head;
    for (int column = 0; column < columns; ++column)
        head << headerData(column, Qt::Horizontal).toString();
    return markdownTable(head, static_cast<std::size_t>(rowCount()), [this](std::size_t row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column)
            cells << text(static_cast<int>(row), column);
        return cells;
    });
}

} // namespace tagseam
