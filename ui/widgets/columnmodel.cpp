// SPDX-License-Identifier: MIT
// A model of a table whose columns do not depend on its rows.
#include "ui/widgets/columnmodel.h"

namespace tagseam {

ColumnModel::ColumnModel(QObject* parent) : QAbstractTableModel(parent) {}

void ColumnModel::setHeaders(const QList<Header>& headers)
{
    m_headers = headers;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int ColumnModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : rows();
}

int ColumnModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headers.size());
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rows())
        return {};
    if (role == Qt::TextAlignmentRole)
        return headerData(index.column(), Qt::Horizontal, role);
    return cell(index.row(), index.column(), role);
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Header& header = m_headers[section];
    switch (role) {
    case Qt::DisplayRole:
        return header.title;
    case Qt::ToolTipRole:
        return header.tip.isEmpty() ? QVariant() : QVariant(header.tip);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((header.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace tagseam
