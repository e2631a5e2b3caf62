// SPDX-License-Identifier: MIT
// The records of one page as rows below their regions, each with its status.
#pragma once

#include "core/methods/mdr/recordchanges.h"
#include "core/methods/mdr/recordsjson.h"
#include "ui/session/analysis/pagesession.h"

#include <QAbstractItemModel>

#include <memory>
#include <optional>
#include <unordered_map>

namespace tagseam {

class RecordsModel : public QAbstractItemModel {
    Q_OBJECT

  public:
    enum Column { NumberColumn, StatusColumn, TextColumn, ColumnCount };
    static constexpr std::size_t shownBytes = 120; ///< length of a record's text

    explicit RecordsModel(const PageSession* session, QObject* parent = nullptr);

    /// Shows records. `changes`: by region, then by record. `within` is the mask of the page; nullptr for the
    /// whole page. A null `mined` shows nothing.
    void show(std::shared_ptr<const MinedRecords> mined, std::vector<std::vector<RecordChange>> changes,
              std::shared_ptr<const KeepMask> within);
    const MinedRecords* mined() const { return m_mined.get(); }
    const KeepMask* within() const { return m_within.get(); }
    RecordStatus statusOf(RecordPlace place) const { return m_changes[place.region][place.record].status; }
    /// The record of a row; nothing for a region's row.
    std::optional<RecordPlace> placeOf(const QModelIndex& index) const;
    /// The nodes of the row: the record's nodes, or the region's parent.
    std::vector<NodeId> nodesOf(const QModelIndex& index) const;
    QModelIndex indexOf(RecordPlace place) const;
    /// The row of the record that contains the node, else of the region whose parent it is; invalid if there
    /// is none.
    QModelIndex indexOf(NodeId node) const;
    /// "2.7": the seventh record of the second region.
    static QString label(RecordPlace place);
    /// "2: 20 records, r = 1, in body › ol#results".
    QString regionText(std::uint32_t region) const;
    /// The records as a table, see markdownTable().
    QString markdown() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    QVariant regionData(std::uint32_t region, int role) const;
    QVariant recordData(RecordPlace place, int column, int role) const;
    QString textOf(RecordPlace place, std::size_t most) const;

    const PageSession* m_session;
    std::shared_ptr<const MinedRecords> m_mined;
    std::shared_ptr<const KeepMask> m_within;
    mutable std::optional<RecordTexts> m_texts; // texts of the page, once one is shown
    std::vector<std::vector<RecordChange>> m_changes;
    std::unordered_map<std::uint32_t, RecordPlace> m_recordOf;   // indexed by root node of a record
    std::unordered_map<std::uint32_t, std::uint32_t> m_regionOf; // indexed by parent node of a region
};

} // namespace tagseam
