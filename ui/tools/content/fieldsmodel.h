// SPDX-License-Identifier: MIT
// The fields of one region's records: a row a record, a column a field, as partial tree alignment finds them.
#pragma once

#include "core/methods/mdr/recordtable.h"
#include "ui/session/pagesession.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tagseam {

class FieldsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr std::size_t shownBytes = 120; ///< of a cell's text

    explicit FieldsModel(const PageSession* session, QObject* parent = nullptr);

    /// Of the tree that is shown; `number`: of the region, from 0. nullptr for nothing.
    void show(std::shared_ptr<const RecordTable> table, std::vector<DataRecord> records,
              std::uint32_t number);
    const RecordTable* table() const { return m_table.get(); }
    /// noNode for a cell that is empty.
    NodeId nodeAt(const QModelIndex& index) const;
    const std::vector<NodeId>& nodesOf(int row) const
    {
        return m_records[static_cast<std::size_t>(row)].nodes;
    }
    /// The row of the record that the node is in.
    std::optional<int> rowOf(NodeId node) const;
    /// The cell of a row that is the node, or else the first in it; -1 for none.
    int columnOf(int row, NodeId node) const;
    int emptyCells() const;
    /// Whether records fit several places of some field, of which one was taken.
    bool hasUnsureFields() const;
    /// All of a cell's text.
    QString wholeText(const QModelIndex& index) const;
    /// These rows and columns, ascending: a line each, cells parted by tabs; below a line of titles.
    QString text(const std::vector<int>& rows, const std::vector<int>& columns) const;
    /// As a table, see markdownTable().
    QString markdown() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    QString cellText(const QModelIndex& index, std::size_t most) const;
    QString title(int column) const;
    QString tipOf(int column) const;
    QString label(int row) const;

    const PageSession* m_session;
    std::shared_ptr<const RecordTable> m_table;
    std::vector<DataRecord> m_records;
    std::uint32_t m_number = 0;
    std::unordered_map<std::uint32_t, int> m_rowOf; // by node: that it is a root of
};

} // namespace tagseam
