// SPDX-License-Identifier: MIT
// The effect of each threshold on the sample pages, as rows.
#pragma once

#include "core/methods/sitestyletree/thresholds.h"
#include "ui/widgets/columnmodel.h"

#include <vector>

namespace tagseam {

/// One row for each threshold that removes other words or nodes than the one before, ascending.
class ThresholdsModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { ThresholdColumn, WordsColumn, NodesColumn, ElementsColumn, ColumnCount };

    explicit ThresholdsModel(QObject* parent);

    void show(const ThresholdTable& table);
    double thresholdAt(int row) const { return m_rows[static_cast<std::size_t>(row)].threshold; }
    /// The row with the same effect as a threshold; -1 for a threshold below all rows.
    int rowOf(double threshold) const;

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    std::vector<ThresholdRow> m_rows;
    ThresholdTable m_table; // the sums, without rows
};

} // namespace tagseam
