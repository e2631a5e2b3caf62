// SPDX-License-Identifier: MIT
// The variables of the run at the present step.
#include "ui/tools/step/variablesmodel.h"

#include "ui/widgets/theme.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace tagseam {

VariablesModel::VariablesModel(PageSession* session, QObject* parent) : ColumnModel(parent), m_run(session)
{
    setHeaders({{tr("Variable (● just set)")}, {tr("Value")}});
    rebuild();
    connect(&m_run, &RunInFront::changed, this, &VariablesModel::rebuild);
    connect(&m_run, &RunInFront::moved, this, &VariablesModel::rebuild);
    connect(session, &PageSession::askingChanged, this, &VariablesModel::reword);
}

QVariant VariablesModel::cell(int row, int column, int role) const
{
    const VariableRow& of = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        if (column == NameColumn)
            return of.isChanged ? QStringLiteral("● ") + of.name : of.name;
        return of.value;
    case Qt::ToolTipRole:
        return of.tip.isEmpty() ? of.value : of.tip;
    case Qt::FontRole: {
        QFont font;
        font.setBold(of.isChanged);
        return font;
    }
    case Qt::ForegroundRole:
        return of.isChanged ? QVariant(Theme::current().split) : QVariant();
    case Qt::AccessibleTextRole:
        return of.isChanged ? tr("%1, just set").arg(cell(row, column, Qt::DisplayRole).toString())
                            : QVariant();
    case ChangedRole:
        return of.isChanged;
    default:
        return {};
    }
}

// Steps of the same kind have the same rows, so that rows keep their place while the values change.
void VariablesModel::rebuild()
{
    std::vector<VariableRow> before = std::exchange(m_rows, {});
    if (m_run->isThere())
        m_rows = m_run->variables();
    // A line may assign the present value again, which does not count as a change.
    for (std::size_t i = 0; i < std::min(before.size(), m_rows.size()); ++i)
        m_rows[i].isChanged = m_rows[i].isChanged && m_rows[i].value != before[i].value;
    if (m_rows.size() != before.size()) {
        m_rows.swap(before); // views are notified before the new rows are set
        beginResetModel();
        m_rows.swap(before);
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

// The texts change, the marks of changes stay.
void VariablesModel::reword()
{
    const std::vector<VariableRow> before = m_rows;
    rebuild();
    for (std::size_t i = 0; i < std::min(before.size(), m_rows.size()); ++i)
        m_rows[i].isChanged = before[i].isChanged;
}

} // namespace tagseam
