// SPDX-License-Identifier: MIT
// The candidate lists of records of content detection, highest score first, with the evidence for each.
#pragma once

#include "ui/session/questions/detectionquestion.h"
#include "ui/widgets/columnmodel.h"

#include <memory>

namespace tagseam {

class DetectionModel : public ColumnModel {
    Q_OBJECT

  public:
    /// From FirstFactorColumn on, one column for each of evidenceFactors.
    enum Column { RankColumn, StatusColumn, RecordsColumn, PositionsColumn, ScoreColumn, FirstFactorColumn };
    static constexpr int columns = FirstFactorColumn + static_cast<int>(evidenceFactors.size());
    /// The score and the factors, 0 to 1; invalid for other columns.
    static constexpr int FigureRole = Qt::UserRole;

    explicit DetectionModel(QObject* parent = nullptr);

    /// Shows a result; nullptr for none.
    void show(std::shared_ptr<const ContentDetection> detection);
    const ContentDetection* detection() const { return m_detection.get(); }
    /// All rows as a table; see markdownTable().
    QString markdown() const;

  protected:
    int rows() const override
    {
        return m_detection == nullptr ? 0 : static_cast<int>(m_detection->lists.size());
    }
    QVariant cell(int row, int column, int role) const override;

  private:
    QString text(int row, int column) const;
    QVariant figure(int row, int column) const;
    QString tip(int row, int column) const;

    std::shared_ptr<const ContentDetection> m_detection;
};

} // namespace tagseam
