// SPDX-License-Identifier: MIT
// The model of a table whose columns are the same whatever its rows.
#include "ui/widgets/columnmodel.h"

#include "ui/widgets/language.h"
#include "ui/widgets/plaintip.h"

#include <QCoreApplication>

namespace tagseam {

ColumnModel::ColumnModel(QObject* parent) : QAbstractTableModel(parent)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        if (rows() > 0)
            emit dataChanged(index(0, 0), index(rows() - 1, columnCount() - 1));
    });
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
    const Header& header = m_headers[static_cast<std::size_t>(section)];
    const char* context = metaObject()->className();
    switch (role) {
    case Qt::DisplayRole:
        return QCoreApplication::translate(context, header.title);
    case Qt::ToolTipRole:
        return header.tip == nullptr ? QVariant()
                                     : QVariant(plainTip(QCoreApplication::translate(context, header.tip)));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((header.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace tagseam
