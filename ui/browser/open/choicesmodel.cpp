// SPDX-License-Identifier: MIT
// The pages of an archive or a folder as a table.
#include "ui/browser/open/choicesmodel.h"

#include "ui/widgets/language.h"

#include <algorithm>

namespace tagseam {

namespace {

QString kilobytes(quint64 bytes)
{
    return ChoicesModel::tr("%1 kB").arg(decimal(static_cast<double>(bytes) / 1000, bytes < 10'000 ? 1 : 0));
}

} // namespace

ChoicesModel::ChoicesModel(std::vector<PageChoice> choices, QObject* parent)
    : ColumnModel(parent), m_choices(std::move(choices))
{
    setHeaders({{tr("No."), {}, true},
                {tr("Address")},
                {tr("Title")},
                {tr("Type")},
                {tr("Status"), {}, true},
                {tr("Size"), {}, true},
                {tr("Date")}});
}

bool ChoicesModel::isColumnEmpty(int column) const
{
    return column != Number && std::ranges::all_of(m_choices, [this, column](const PageChoice& choice) {
               const QVariant each = value(choice, 0, column);
               return each.toString().isEmpty() || each == QVariant(0) || each == QVariant(quint64{0});
           });
}

QVariant ChoicesModel::value(const PageChoice& choice, int row, int column) const
{
    switch (column) {
    case Number:
        return choice.address.entry.isEmpty() ? row + 1
                                              : choice.address.entry.toInt(); // the number that --entry takes
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

QVariant ChoicesModel::cell(int row, int column, int role) const
{
    const PageChoice& choice = m_choices[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return column == Size ? QVariant(kilobytes(choice.size)) : value(choice, row, column);
    case Qt::ToolTipRole: // shows text that does not fit into the cell
        return column == Name || column == Title ? value(choice, row, column).toString() : QVariant();
    case addressRole:
        return QVariant::fromValue(choice.address);
    case sortRole:
        return value(choice, row, column);
    default:
        return {};
    }
}

} // namespace tagseam
