// SPDX-License-Identifier: MIT
// Two tag strings, one above the other, with the difference of each pair between them.
#pragma once

#include "core/methods/mdr/likeness.h"
#include "ui/session/analysis/pagesession.h"

#include <QAbstractTableModel>

#include <vector>

namespace tagseam {

class AlignmentModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Row { FirstRow, SignRow, SecondRow, RowCount };
    enum class Pair { Match, Substitution, FirstAlone, SecondAlone };

    explicit AlignmentModel(const PageSession* session, QObject* parent = nullptr);

    /// Shows an alignment of nodes of the tree that is shown.
    void show(std::vector<AlignedNodes> aligned);
    /// The sign of a pair: "=", "≠", "−" (only in the first), "+" (only in the second).
    static QString signOf(Pair pair);
    Pair pairAt(int column) const;
    /// The first column that is not a match; 0 when all are matches.
    int firstDifferentPosition() const;
    /// The node of a cell; for the row of signs, the first string's node, else the second's. noNode for a
    /// gap.
    NodeId nodeAt(const QModelIndex& index) const;
    /// The two strings and the signs, one line each, with tabs between cells.
    QString text() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    QString tag(NodeId node) const;
    QString cell(const QModelIndex& index) const;

    const PageSession* m_session;
    std::vector<AlignedNodes> m_aligned;
};

} // namespace tagseam
