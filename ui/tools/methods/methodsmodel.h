// SPDX-License-Identifier: MIT
// All methods on the page that is shown, a row for each.
#pragma once

#include "ui/tools/methods/methodruns.h"

#include <QAbstractTableModel>

namespace tagseam {

class MethodsModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column {
        MethodColumn,
        NodesColumn,
        TextColumn,
        RecordsColumn,
        ScoreColumn,
        AgreementColumn,
        TimeColumn,
        ColumnCount
    };
    /// Looks on page and plot, and in lists: see regionLook().
    static constexpr int lookOfA = 0;
    static constexpr int lookOfB = 1;

    MethodsModel(const MethodRuns* runs, const Explainer* explainer, QObject* parent = nullptr);

    /// The table as Markdown.
    QString markdown() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    void follow();
    QString text(std::size_t row, int column) const;
    QString figure(const MethodOutcome& outcome, std::size_t row, int column) const;
    QString tip(std::size_t row) const;
    QStringList siteTip() const;

    const MethodRuns* m_runs;
    const Explainer* m_explainer;
    QStringList m_names; // of the rows that views know
};

} // namespace tagseam
