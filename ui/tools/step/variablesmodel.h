// SPDX-License-Identifier: MIT
// The variables of the run at the present step, as rows; variables that the step set are marked.
#pragma once

#include "ui/tools/step/steppedrun.h"
#include "ui/widgets/columnmodel.h"

namespace tagseam {

class VariablesModel : public ColumnModel {
    Q_OBJECT

  public:
    enum Column { NameColumn, ValueColumn, ColumnCount };
    /// True if the last line, or the lines of the last step, set the variable to another value.
    static constexpr int ChangedRole = Qt::UserRole;

    explicit VariablesModel(PageSession* session, QObject* parent = nullptr);

  protected:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    QVariant cell(int row, int column, int role) const override;

  private:
    void rebuild();
    void reword();

    RunInFront m_run;
    std::vector<VariableRow> m_rows;
};

} // namespace tagseam
