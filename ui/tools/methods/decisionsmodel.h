// SPDX-License-Identifier: MIT
// The decisions of a method, step by step.
#pragma once

#include "ui/tools/methods/methodruns.h"
#include "ui/widgets/columnmodel.h"

namespace tagseam {

class DecisionsModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { StepColumn, NodeColumn, FigureColumn, ReasonColumn, ColumnCount };
    /// Roles of FigureColumn: the figure, its threshold (invalid if there is none), and the figure of a full
    /// bar.
    enum Role { FigureRole = Qt::UserRole, ThresholdRole, FullRole, LookRole };

    DecisionsModel(const PageSession* session, QObject* parent = nullptr);

    /// Shows an outcome; nullptr for none.
    void show(SharedOutcome outcome);
    const MethodOutcome* outcome() const { return m_outcome.get(); }

    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  protected:
    int rows() const override
    {
        return m_outcome == nullptr ? 0 : static_cast<int>(m_outcome->result.decisions.size());
    }
    QVariant cell(int row, int column, int role) const override;

  private:
    const FilterDecision& at(int row) const
    {
        return m_outcome->result.decisions[static_cast<std::size_t>(row)];
    }
    QString text(int row, int column) const;
    QVariant bar(int row, int column, int role) const;
    bool isOfRules() const;

    const PageSession* m_session;
    SharedOutcome m_outcome;
    double m_full = 0;
};

} // namespace tagseam
