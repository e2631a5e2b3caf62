// SPDX-License-Identifier: MIT
// What each threshold takes from the sample pages, as rows.
#pragma once

#include "core/methods/sitestyletree/thresholds.h"

#include <QAbstractTableModel>

#include <vector>

namespace tagseam {

/// A row for each threshold that takes other words or nodes than the one before, ascending.
class ThresholdsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { ThresholdColumn, WordsColumn, NodesColumn, ElementsColumn, ColumnCount };

    explicit ThresholdsModel(QObject* parent);

    void show(const ThresholdTable& table);
    double thresholdAt(int row) const { return m_rows[static_cast<std::size_t>(row)].threshold; }
    /// The row that does what a threshold does; -1 for a threshold below all.
    int rowOf(double threshold) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    std::vector<ThresholdRow> m_rows;
    ThresholdTable m_table; // its sums; without rows
};

} // namespace tagseam
