// SPDX-License-Identifier: MIT
// What a method decided, step by step.
#pragma once

#include "ui/tools/methods/methodruns.h"
#include "ui/widgets/columnmodel.h"

namespace tagseam {

class DecisionsModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { StepColumn, NodeColumn, FigureColumn, ReasonColumn, ColumnCount };
    /// Of FigureColumn: the figure, the threshold that it was held against (invalid for none), and what a bar
    /// of full length is.
    enum Role { FigureRole = Qt::UserRole, ThresholdRole, FullRole, LookRole };

    DecisionsModel(const PageSession* session, QObject* parent = nullptr);

    /// nullptr for nothing.
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
