// SPDX-License-Identifier: MIT
// The fields of one region's records: one row for each record, one column for each field, as partial tree
// alignment finds them.
#pragma once

#include "core/methods/mdr/recordtable.h"
#include "ui/session/analysis/pagesession.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tagseam {

class FieldsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr std::size_t shownBytes = 120; ///< length of a cell's text

    explicit FieldsModel(const PageSession* session, QObject* parent = nullptr);

    /// Shows a table of the tree that is shown; `number` is the number of the region, from 0. nullptr for
    /// none.
    void show(std::shared_ptr<const RecordTable> table, std::vector<DataRecord> records,
              std::uint32_t number);
    const RecordTable* table() const { return m_table.get(); }
    /// The node of a cell; noNode if the cell is empty.
    NodeId nodeAt(const QModelIndex& index) const;
    const std::vector<NodeId>& nodesOf(int row) const
    {
        return m_records[static_cast<std::size_t>(row)].nodes;
    }
    /// The row of the record that contains the node.
    std::optional<int> rowOf(NodeId node) const;
    /// The cell of a row that is the node, else the first cell in it; -1 if there is none.
    int columnOf(int row, NodeId node) const;
    int emptyCells() const;
    /// True if some field has several possible places in the records, of which one was taken.
    bool hasUnsureFields() const;
    /// The whole text of a cell.
    QString wholeText(const QModelIndex& index) const;
    /// These rows and columns, ascending, after a line of titles: one line each, with tabs between cells.
    QString text(const std::vector<int>& rows, const std::vector<int>& columns) const;
    /// The fields as a table, see markdownTable().
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
    std::unordered_map<std::uint32_t, int> m_rowOf; // indexed by root node of a record
};

} // namespace tagseam
