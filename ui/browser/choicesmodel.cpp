// SPDX-License-Identifier: MIT
// The pages of an archive or a folder as a table.
#include "ui/browser/choicesmodel.h"

#include "ui/widgets/language.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>

namespace tagseam {

namespace {

QString kilobytes(quint64 bytes)
{
    return ChoicesModel::tr("%1 kB").arg(decimal(static_cast<double>(bytes) / 1000, bytes < 10'000 ? 1 : 0));
}

} // namespace

ChoicesModel::ChoicesModel(std::vector<PageChoice> choices, QObject* parent)
    : QAbstractTableModel(parent), m_choices(std::move(choices))
{
    connect(Language::instance(), &Language::changed, this,
            [this] { emit headerDataChanged(Qt::Horizontal, 0, columns - 1); });
}

bool ChoicesModel::isColumnEmpty(int column) const
{
    return column != Number && std::ranges::all_of(m_choices, [this, column](const PageChoice& choice) {
               const QVariant each = value(choice, 0, column);
               return each.toString().isEmpty() || each == QVariant(0) || each == QVariant(quint64{0});
           });
}

int ChoicesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_choices.size());
}

int ChoicesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ChoicesModel::value(const PageChoice& choice, int row, int column) const
{
    switch (column) {
    case Number:
        return choice.address.entry.isEmpty() ? row + 1 : choice.address.entry.toInt(); // as --entry takes it
    case Name:
        return choice.name;
    case Title:
        return choice.title;
    case Type:
        return choice.mediaType;
    case Status:
        return choice.status;
    case Size:
        return choice.size;
    case Date:
        return choice.date;
    default:
        return {};
    }
}

QVariant ChoicesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PageChoice& choice = m_choices[static_cast<std::size_t>(index.row())];
    const bool isNumber = index.column() == Number || index.column() == Status || index.column() == Size;
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Size ? QVariant(kilobytes(choice.size))
                                      : value(choice, index.row(), index.column());
    case Qt::ToolTipRole: // what does not fit
        return index.column() == Name || index.column() == Title
                   ? plainTip(value(choice, index.row(), index.column()).toString())
                   : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case addressRole:
        return QVariant::fromValue(choice.address);
    case sortRole:
        return value(choice, index.row(), index.column());
    default:
        return {};
    }
}

QVariant ChoicesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number:
        return tr("No.");
    case Name:
        return tr("Address");
    case Title:
        return tr("Title");
    case Type:
        return tr("Type");
    case Status:
        return tr("Status");
    case Size:
        return tr("Size");
    case Date:
        return tr("Date");
    default:
        return {};
    }
}

} // namespace tagseam
