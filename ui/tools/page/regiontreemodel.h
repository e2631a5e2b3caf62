// SPDX-License-Identifier: MIT
// The whole segmentation as rows: below each region the regions that were pruned from it.
#pragma once

#include "core/explain/diagnosis.h"
#include "ui/session/analysis/pagesession.h"

#include <QAbstractItemModel>

#include <unordered_map>

namespace tagseam {

class RegionTreeModel : public QAbstractItemModel {
    Q_OBJECT

  public:
    enum Column {
        NameColumn,
        PositionsColumn,
        ShareColumn,
        LevelColumn,
        TextColumn,
        ContentColumn,
        ColumnCount
    };
    /// Index of the part in RegionTree::parts.
    static constexpr int PartRole = Qt::UserRole;

    explicit RegionTreeModel(PageSession* session, QObject* parent = nullptr);

    /// `diagnosis` is the diagnosis of the session's analysis; it is copied.
    void setDiagnosis(const Diagnosis& diagnosis);
    void clear();
    /// Updates titles and names to the present language.
    void reword();
    const RegionTree& tree() const { return m_tree; }
    /// The label of a region, on page and plot as well.
    static QString label(std::uint32_t part) { return QString::number(part + 1); }
    QModelIndex indexOf(std::uint32_t part) const;
    /// The regions as a table, see markdownTable(); the first ones are the large ones.
    QString markdown() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QString name(std::uint32_t part) const;
    QString cell(std::uint32_t part, int column) const;
    const WeighedRegion* weighed(std::uint32_t part) const;

    PageSession* m_session;
    RegionTree m_tree;
    std::vector<WeighedRegion> m_regions;
    std::vector<Region> m_content; // the content, marked or found
    bool m_isMarked = false;
    std::vector<std::vector<std::uint32_t>> m_children; // indexed by region
    std::vector<int> m_rows;                            // indexed by region: its row below its parent
};

} // namespace tagseam
