// SPDX-License-Identifier: MIT
// All methods on the page that is shown, one row for each.
#pragma once

#include "ui/tools/methods/methodruns.h"
#include "ui/widgets/columnmodel.h"

namespace tagseam {

class MethodsModel : public ColumnModel {
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

    MethodsModel(const MethodRuns* runs, const PageSession* session, QObject* parent = nullptr);

    /// The table as Markdown.
    QString markdown() const;

  protected:
    int rows() const override { return static_cast<int>(m_names.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void follow();
    QString text(std::size_t row, int column) const;
    QString figure(const MethodOutcome& outcome, std::size_t row, int column) const;
    QString tip(std::size_t row) const;
    QStringList siteTip() const;

    const MethodRuns* m_runs;
    const PageSession* m_session;
    QStringList m_names; // the rows that views know
};

} // namespace tagseam
