// SPDX-License-Identifier: MIT
// The variables of searchRegion at the present step, as rows; variables that the step set are marked.
#pragma once

#include "ui/session/analysis/pagesession.h"
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
    struct Row {
        QString name;
        QString value;
        QString tip;
        bool isChanged = false;
    };
    void rebuild();
    void reword();
    void addRun();
    void addPlace();
    void addVariant();
    void addLengths();
    void addSets();
    void add(const QString& name, const QString& value, Variables setBy, const QString& tip = {});
    QString members(Alphabet alphabet) const;

    PageSession* m_session;
    std::vector<Row> m_rows;
};

} // namespace tagseam
