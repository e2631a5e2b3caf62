// SPDX-License-Identifier: MIT
// The listing of the chosen variant, with the line that ran last.
#pragma once

#include "core/tps/listing.h"
#include "ui/session/pagesession.h"

#include <QAbstractTableModel>

namespace tagseam {

/// One row for each line of Algorithm 3, a heading, then Algorithm 4.
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
    /// The number of the Line, for a breakpoint; invalid for a line that does not run.
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
    QString toolTip(const ListingLine& line) const;

    PageSession* m_session;
    std::vector<ListingLine> m_lines;
    std::vector<ListingLine> m_printed; // the lines as the paper prints them
    SearchOptions m_options;
    int m_heading = 0; // row of the heading of Algorithm 4
};

} // namespace tagseam
