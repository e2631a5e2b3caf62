// SPDX-License-Identifier: MIT
// The listing of the chosen algorithm, with the line that ran last.
#pragma once

#include "ui/tools/step/steppedrun.h"

#include <QAbstractTableModel>

namespace tagseam {

/// For searchRegion one row for each line of Algorithm 3 in the chosen variant, a heading, then Algorithm 4;
/// for another algorithm one row for each line. A row below a line that differs from the paper has the
/// printed text and the origin of the difference. Empty while the run is recorded.
class ListingModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { LabelColumn, TextColumn, ColumnCount };
    /// True for the line that ran last; a block that runs as one is current as a whole.
    static constexpr int CurrentRole = Qt::UserRole;
    /// True if the line has run in the present step.
    static constexpr int RanRole = Qt::UserRole + 1;
    /// True if the paper prints another line.
    static constexpr int DifferentRole = Qt::UserRole + 2;
    /// The number of the Line, or the row of the listing of another algorithm, for a breakpoint; invalid for
    /// a line that does not run.
    static constexpr int LineRole = Qt::UserRole + 3;

    explicit ListingModel(PageSession* session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The rows of the line that ran last, first and last; invalid without an analysis.
    std::pair<QModelIndex, QModelIndex> currentRows() const;

  private:
    void rebuild();
    void showStep();
    int currentNumber() const;

    RunInFront m_run;
    std::vector<ListingRow> m_rows;
};

} // namespace tagseam
