// SPDX-License-Identifier: MIT
// The conditions at which a run stops.
#include "ui/tools/step/breakpointsmodel.h"

#include <algorithm>

namespace tagseam {

BreakpointsModel::BreakpointsModel(PageSession* session, QObject* parent)
    : QAbstractListModel(parent), m_session(session),
      m_run(session), m_breakpoints{{{StopCondition::Kind::AcceptedSplit, {}, {}}, noNode, true}}
{
    connect(session->trees(), &PageTrees::documentChanged, this, [this] {
        beginResetModel();
        std::erase_if(m_breakpoints, [](const Breakpoint& each) { return isAboutNode(each.condition.kind); });
        endResetModel();
    });
    const auto rename = [this] {
        if (!m_breakpoints.empty())
            emit dataChanged(index(0), index(rowCount() - 1));
    };
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, rename);
    connect(session->algorithms(), &AlgorithmCursor::chosenChanged, this, rename);
}

bool BreakpointsModel::isAboutNode(StopCondition::Kind kind)
{
    return kind == StopCondition::Kind::SymbolExhausted || kind == StopCondition::Kind::PositionRead ||
           kind == StopCondition::Kind::PositionPruned;
}

int BreakpointsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_breakpoints.size());
}

QVariant BreakpointsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Breakpoint& breakpoint = m_breakpoints[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole)
        return breakpoint.isOn ? Qt::Checked : Qt::Unchecked;
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(m_run.textOf(breakpoint))
                                                              : QVariant();
}

bool BreakpointsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole)
        return false;
    m_breakpoints[static_cast<std::size_t>(index.row())].isOn = value.toInt() == Qt::Checked;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

Qt::ItemFlags BreakpointsModel::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | (index.isValid() ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool BreakpointsModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count <= 0 || row + count > rowCount())
        return false;
    beginRemoveRows({}, row, row + count - 1);
    m_breakpoints.erase(m_breakpoints.begin() + row, m_breakpoints.begin() + row + count);
    endRemoveRows();
    return true;
}

std::vector<Breakpoint>::iterator BreakpointsModel::find(const Breakpoint& breakpoint)
{
    return std::ranges::find_if(m_breakpoints, [&](const Breakpoint& each) {
        return each.condition == breakpoint.condition && each.node == breakpoint.node &&
               each.algorithm == breakpoint.algorithm && each.row == breakpoint.row;
    });
}

void BreakpointsModel::add(const Breakpoint& breakpoint)
{
    m_session->setTreeInUse();
    const auto known = find(breakpoint);
    if (known != m_breakpoints.end()) {
        setData(index(static_cast<int>(known - m_breakpoints.begin())), Qt::Checked, Qt::CheckStateRole);
        return;
    }
    beginInsertRows({}, rowCount(), rowCount());
    m_breakpoints.push_back(breakpoint);
    endInsertRows();
}

void BreakpointsModel::toggle(int number)
{
    const Breakpoint breakpoint = m_run->breakpointAt(number);
    if (const auto known = find(breakpoint); known != m_breakpoints.end()) {
        m_session->setTreeInUse();
        removeRow(static_cast<int>(known - m_breakpoints.begin()));
    } else {
        add(breakpoint);
    }
}

bool BreakpointsModel::has(int number) const
{
    const Breakpoint wanted = m_run->breakpointAt(number);
    return std::ranges::any_of(m_breakpoints, [&](const Breakpoint& each) {
        return each.condition == wanted.condition && each.algorithm == wanted.algorithm &&
               each.row == wanted.row;
    });
}

std::vector<Breakpoint> BreakpointsModel::enabled() const
{
    std::vector<Breakpoint> enabled;
    for (const Breakpoint& each : m_breakpoints) {
        if (!each.isOn || !m_run->applies(each))
            continue;
        enabled.push_back(each);
        if (each.condition.kind == StopCondition::Kind::AnnotatedPruned)
            enabled.back().annotated = m_annotated();
    }
    return enabled;
}

} // namespace tagseam
