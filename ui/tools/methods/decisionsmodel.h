// SPDX-License-Identifier: MIT
// What a method decided, step by step.
#pragma once

#include "ui/tools/methods/methodruns.h"

#include <QAbstractTableModel>

namespace tagseam {

class DecisionsModel : public QAbstractTableModel {
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

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    const FilterDecision& at(int row) const
    {
        return m_outcome->result.decisions[static_cast<std::size_t>(row)];
    }
    QString text(const QModelIndex& index) const;
    QVariant bar(const QModelIndex& index, int role) const;
    bool isOfRules() const;

    const PageSession* m_session;
    SharedOutcome m_outcome;
    double m_full = 0;
};

} // namespace tagseam
