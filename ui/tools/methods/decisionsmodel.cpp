// SPDX-License-Identifier: MIT
// The decisions of a method, step by step.
#include "ui/tools/methods/decisionsmodel.h"

#include "ui/session/analysis/swatchicon.h"
#include "ui/tools/methods/methodstext.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr double barThresholds = 4.0; // length of the full bar in thresholds; larger figures are cut

} // namespace

DecisionsModel::DecisionsModel(const PageSession* session, QObject* parent)
    : ColumnModel(parent), m_session(session)
{
    setHeaders({{tr("Step"), {}, true}, {tr("Node")}, {tr("Figure | threshold")}, {tr("Decision")}});
}

void DecisionsModel::show(SharedOutcome outcome)
{
    if (outcome == m_outcome)
        return;
    beginResetModel();
    m_outcome = std::move(outcome);
    m_full = 0;
    for (int row = 0; m_outcome != nullptr && row < rowCount(); ++row)
        m_full = std::max(m_full, at(row).figure.value_or(0));
    if (m_outcome != nullptr && m_outcome->result.threshold.value_or(0) > 0)
        m_full = std::clamp(m_full, *m_outcome->result.threshold * 2,
                            *m_outcome->result.threshold * barThresholds);
    endResetModel();
}

QString DecisionsModel::text(int row, int column) const
{
    const FilterDecision& decision = at(row);
    switch (column) {
    case StepColumn:
        return QString::number(row + 1);
    case NodeColumn: {
        const QString first = m_session->trees()->describe(decision.nodes.front());
        const auto others = static_cast<int>(decision.nodes.size()) - 1;
        return others > 0 ? tr("%1 +%2").arg(first).arg(others) : first;
    }
    case FigureColumn:
        return decision.figure ? figureText(*decision.figure) : QStringLiteral("–");
    case ReasonColumn:
        return decisionName(decision);
    default:
        return {};
    }
}

// A rule that does not compare a number of tags with a threshold has no bar.
QVariant DecisionsModel::bar(int row, int column, int role) const
{
    const FilterDecision& decision = at(row);
    if (role == LookRole)
        return decisionLook(decision);
    if (column != FigureColumn || !decision.figure)
        return {};
    if (role == FigureRole)
        return *decision.figure;
    if (role == FullRole)
        return m_full;
    const bool hasThreshold = m_outcome->result.threshold && decision.reason != "same-tag";
    return hasThreshold ? QVariant(*m_outcome->result.threshold) : QVariant();
}

bool DecisionsModel::isOfRules() const
{
    return rowCount() > 0 && (at(0).reason == "same-tag" || at(0).reason.starts_with("few-"));
}

QVariant DecisionsModel::cell(int row, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return decisionText(*m_session, *m_outcome, static_cast<std::size_t>(row));
    case Qt::DecorationRole:
        return column == ReasonColumn ? QVariant(swatchIcon(decisionLook(at(row)))) : QVariant();
    case FigureRole:
    case ThresholdRole:
    case FullRole:
    case LookRole:
        return bar(row, column, role);
    default:
        return {};
    }
}

QVariant DecisionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section != FigureColumn || role != Qt::ToolTipRole)
        return ColumnModel::headerData(section, orientation, role);
    return isOfRules()
               ? tr("The counted value. The line is the threshold, which rule 1 does not have. A full bar "
                    "stands for its value or more.")
               : tr("The counted value. The line is the threshold. A full bar stands for its value or more.");
}

} // namespace tagseam
