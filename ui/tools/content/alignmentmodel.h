// SPDX-License-Identifier: MIT
// Two tag strings, one above the other, with what each pair is between them.
#pragma once

#include "core/methods/mdr/mdr.h"
#include "ui/session/pagesession.h"

#include <QAbstractTableModel>

#include <vector>

namespace tagseam {

class AlignmentModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Row { FirstRow, SignRow, SecondRow, RowCount };
    enum class Pair { Match, Substitution, FirstAlone, SecondAlone };

    explicit AlignmentModel(const PageSession* session, QObject* parent = nullptr);

    /// Of the tree that is shown.
    void show(std::vector<AlignedNodes> aligned);
    /// "=", "≠", "−" (of the first alone), "+" (of the second alone).
    static QString signOf(Pair pair);
    Pair pairAt(int column) const;
    /// The first column that is no match; 0 when all are.
    int firstDifference() const;
    /// The node of a cell; of the sign's row that of the first, or else of the second. noNode for a gap.
    NodeId nodeAt(const QModelIndex& index) const;
    /// The two strings and the signs, a line each, cells parted by tabs.
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
