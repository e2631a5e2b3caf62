// SPDX-License-Identifier: MIT
// The table of fields of one data region: choice of the region, the fields of each record, copy and export.
#pragma once

#include "core/methods/mdr/recordtable.h"
#include "ui/session/questions/inquiry.h"
#include "ui/tools/content/recordsmodel.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTableView;
class QToolButton;

namespace tagseam {

class FieldsModel;

/// A region of one of the two pages.
struct RegionPlace {
    bool isPruned = false;
    std::uint32_t region = 0;
    friend bool operator==(RegionPlace, RegionPlace) = default;
};

/// Selecting a node selects its cell or else its row, and the other way round.
class FieldsView : public QWidget {
    Q_OBJECT

  public:
    /// `original`, `pruned`: the models of the lists of records.
    FieldsView(Explainer* explainer, const RecordsModel* original, const RecordsModel* pruned,
               QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    FieldsModel* model() const { return m_model; }
    QComboBox* regions() const { return m_regions; }
    QLabel* note() const { return m_note; }
    QToolButton* copyButton() const { return m_copy; }
    QToolButton* exportButton() const { return m_export; }
    /// The region that is shown, or will be.
    const std::optional<RegionPlace>& region() const { return m_region; }
    /// True if the table shows that region.
    bool isCurrent() const;

    /// Both models show other regions. `kept` is the mask of the pruned page.
    void setBasis(std::shared_ptr<const KeepMask> kept);
    void choose(RegionPlace region);
    /// Another page: removes the contents.
    void forget();
    /// Starts the inquiries while it is visible, and follows the selected node. Requires an analysis.
    void ask();
    void say();
    /// The table as a CSV file.
    std::string csv() const;
    QString markdown() const;

  signals:
    void exportWanted();

  private:
    struct Shown {
        RegionPlace region;
        std::vector<DataRecord> records;
        std::shared_ptr<const RecordTable> table;
    };
    void makeLayout();
    void connectAll();
    const RecordsModel* modelOf(RegionPlace region) const { return region.isPruned ? m_pruned : m_original; }
    std::vector<RegionPlace> places() const;
    std::optional<RegionPlace> usualPlace() const;
    void listRegions();
    void followSelection();
    void takeAnswer();
    void fitColumns();
    void chooseCell(const QModelIndex& index);
    void chooseRecord(int row);
    void copy(bool isAll);
    void showMenu(const QPoint& place);
    QString noteText() const;

    PageSession* m_session;
    const RecordsModel* m_original;
    const RecordsModel* m_pruned;
    QComboBox* m_regions;
    QToolButton* m_copy;
    QToolButton* m_export;
    QLabel* m_note;
    FieldsModel* m_model;
    QTableView* m_table;

    Inquiry<Shown>* m_aligned;
    std::shared_ptr<const KeepMask> m_kept;
    std::vector<RegionPlace> m_places; // places of m_regions
    QStringList m_names;               // names of m_regions
    std::optional<RegionPlace> m_region;
    std::optional<RegionPlace> m_asked; // since setBasis()
    std::optional<RegionPlace> m_shown; // since setBasis()
    std::optional<NodeId> m_followed;   // the selected node for which the current cell was set
    QTimer m_patience;                  // time before a table that is out of date is greyed
    bool m_isFollowing = false;         // the cell follows the selected node
};

} // namespace tagseam
