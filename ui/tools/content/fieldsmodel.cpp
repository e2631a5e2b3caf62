// SPDX-License-Identifier: MIT
// The fields of one region's records.
#include "ui/tools/content/fieldsmodel.h"

#include "core/methods/mdr/recordsjson.h"
#include "ui/tools/content/recordsmodel.h"
#include "ui/widgets/markdown.h"
#include "ui/widgets/spreadsheetrow.h"

#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <numeric>
#include <utility>

namespace tagseam {

FieldsModel::FieldsModel(const PageSession* session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session)
{
}

void FieldsModel::show(std::shared_ptr<const RecordTable> table, std::vector<DataRecord> records,
                       std::uint32_t number)
{
    beginResetModel();
    m_table = std::move(table);
    m_records = std::move(records);
    m_number = number;
    m_rowOf.clear();
    for (std::size_t row = 0; row < m_records.size(); ++row) {
        for (const NodeId node : m_records[row].nodes)
            m_rowOf.try_emplace(node.value, static_cast<int>(row));
    }
    endResetModel();
}

NodeId FieldsModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() && m_table != nullptr ? m_table->cell(static_cast<std::size_t>(index.row()),
                                                                 static_cast<std::uint32_t>(index.column()))
                                                 : noNode;
}

std::optional<int> FieldsModel::rowOf(NodeId node) const
{
    if (m_rowOf.empty())
        return std::nullopt;
    for (NodeId up = node; up != noNode; up = m_session->trees()->document().parent(up)) {
        if (const auto found = m_rowOf.find(up.value); found != m_rowOf.end())
            return found->second;
    }
    return std::nullopt;
}

int FieldsModel::columnOf(int row, NodeId node) const
{
    const RecordRow& cells = m_table->rows[static_cast<std::size_t>(row)];
    const NodeId end = m_session->trees()->document().subtreeEnd(node);
    const auto found = std::ranges::find_if(
        cells, [&](const RecordCell& cell) { return cell.node >= node && cell.node < end; });
    return found == cells.end() ? -1 : static_cast<int>(found->column);
}

int FieldsModel::emptyCells() const
{
    const auto count = [](int sum, const RecordRow& row) { return sum + static_cast<int>(row.size()); };
    return m_table == nullptr ? 0
                              : rowCount() * columnCount() -
                                    std::accumulate(m_table->rows.begin(), m_table->rows.end(), 0, count);
}

bool FieldsModel::hasUnsureFields() const
{
    return m_table != nullptr && !std::ranges::all_of(m_table->columns, [](const RecordColumn& each) {
               return each.hasUniquePlace;
           });
}

QString FieldsModel::cellText(const QModelIndex& index, std::size_t most) const
{
    const NodeId node = nodeAt(index);
    if (node == noNode)
        return {};
    return QString::fromStdString(fieldText(m_session->trees()->document(),
                                            m_table->columns[static_cast<std::size_t>(index.column())], node,
                                            most));
}

QString FieldsModel::wholeText(const QModelIndex& index) const
{
    return cellText(index, std::numeric_limits<std::size_t>::max());
}

// "a/@href"; "b/#text ?" if the field has several possible places.
QString FieldsModel::title(int column) const
{
    const RecordColumn& of = m_table->columns[static_cast<std::size_t>(column)];
    return QString::fromStdString(of.name) + (of.hasUniquePlace ? QString() : QStringLiteral(" ?"));
}

QString FieldsModel::tipOf(int column) const
{
    const auto hasIt = [&](const RecordRow& row) {
        return std::ranges::binary_search(row, static_cast<std::uint32_t>(column), {}, &RecordCell::column);
    };
    const auto count = static_cast<int>(std::ranges::count_if(m_table->rows, hasIt));
    const RecordColumn& of = m_table->columns[static_cast<std::size_t>(column)];
    QString text = tr("%1: %2 of %n record(s) have it.", nullptr, rowCount())
                       .arg(QString::fromStdString(of.name))
                       .arg(count);
    if (!of.hasUniquePlace)
        text += ' ' + tr("The field could also be at another place between its neighbours.");
    return text;
}

QString FieldsModel::label(int row) const
{
    return RecordsModel::label({m_number, static_cast<std::uint32_t>(row)});
}

QString FieldsModel::text(const std::vector<int>& rows, const std::vector<int>& columns) const
{
    QStringList head{tr("No.")};
    for (const int column : columns)
        head << title(column);
    QString all = spreadsheetRow(head);
    for (const int row : rows) {
        QStringList cells{label(row)};
        for (const int column : columns)
            cells << wholeText(index(row, column));
        all += spreadsheetRow(cells);
    }
    return all;
}

QString FieldsModel::markdown() const
{
    QStringList head{tr("No.")};
    for (int column = 0; column < columnCount(); ++column)
        head << title(column);
    return markdownTable(head, static_cast<std::size_t>(rowCount()), [&](std::size_t row) {
        QStringList cells{label(static_cast<int>(row))};
        for (int column = 0; column < columnCount(); ++column)
            cells << cellText(index(static_cast<int>(row), column), shownBytes);
        return cells;
    });
}

int FieldsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_table == nullptr ? 0 : static_cast<int>(m_table->rows.size());
}

int FieldsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_table == nullptr ? 0 : static_cast<int>(m_table->columns.size());
}

QVariant FieldsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || m_table == nullptr || !m_session->trees()->hasDocument())
        return {};
    const bool isEmpty = nodeAt(index) == noNode;
    switch (role) {
    case Qt::DisplayRole:
        return isEmpty ? QStringLiteral("—") : cellText(index, shownBytes);
    case Qt::AccessibleTextRole:
        return isEmpty ? QVariant(tr("empty")) : QVariant();
    case Qt::ToolTipRole:
        return isEmpty ? tr("This record has no value in this field.")
                       : cellText(index, std::size_t{10} * shownBytes);
    case Qt::TextAlignmentRole:
        return isEmpty ? QVariant::fromValue(Qt::Alignment(Qt::AlignCenter)) : QVariant();
    case Qt::ForegroundRole:
        return isEmpty ? QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText)) : QVariant();
    case Qt::BackgroundRole:
        return isEmpty ? QVariant(QBrush(QGuiApplication::palette().color(QPalette::Mid), Qt::BDiagPattern))
                       : QVariant();
    default:
        return {};
    }
}

QVariant FieldsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_table == nullptr)
        return {};
    const bool isColumn = orientation == Qt::Horizontal;
    switch (role) {
    case Qt::DisplayRole:
        return isColumn ? title(section) : label(section);
    case Qt::ToolTipRole:
        return isColumn ? tipOf(section) : tr("Selects the record");
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(isColumn ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter));
    default:
        return {};
    }
}

} // namespace tagseam
