// SPDX-License-Identifier: MIT
// What a method decided, step by step.
#include "ui/tools/methods/decisionsmodel.h"

#include "ui/session/swatchicon.h"
#include "ui/tools/methods/methodstext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>
#include <utility>

namespace tagseam {

namespace {

constexpr double barThresholds = 4.0; // thresholds that a bar has room for: what is more is far from it

} // namespace

DecisionsModel::DecisionsModel(const PageSession* session, QObject* parent)
    : QAbstractTableModel(parent), m_session(session)
{
    connect(Language::instance(), &Language::changed, this, [this] {
        emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
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

int DecisionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_outcome == nullptr ? 0
                                                    : static_cast<int>(m_outcome->result.decisions.size());
}

int DecisionsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString DecisionsModel::text(const QModelIndex& index) const
{
    const FilterDecision& decision = at(index.row());
    switch (index.column()) {
    case StepColumn:
        return QString::number(index.row() + 1);
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

// A rule that counts no tags against a threshold has none.
QVariant DecisionsModel::bar(const QModelIndex& index, int role) const
{
    const FilterDecision& decision = at(index.row());
    if (role == LookRole)
        return decisionLook(decision);
    if (index.column() != FigureColumn || !decision.figure)
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
    return rowCount() > 0 && (at(0).reason == "same-tag" || at(0).reason == "few-tags");
}

QVariant DecisionsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isNumber = index.column() == StepColumn;
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::ToolTipRole:
        return decisionText(*m_session, *m_outcome, static_cast<std::size_t>(index.row()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return index.column() == ReasonColumn ? QVariant(swatchIcon(decisionLook(at(index.row()))))
                                              : QVariant();
    case FigureRole:
    case ThresholdRole:
    case FullRole:
    case LookRole:
        return bar(index, role);
    default:
        return {};
    }
}

QVariant DecisionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section == StepColumn ? Qt::AlignRight : Qt::AlignLeft) |
                                   Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == FigureColumn)
        return plainTip(isOfRules()
                            ? tr("What was counted: the line across is the threshold, which rule 1 does not "
                                 "have. A bar that is full stands for what it says, or more.")
                            : tr("What was counted: the line across is the threshold. A bar that is full "
                                 "stands for what it says, or more."));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case StepColumn:
        return tr("Step");
    case NodeColumn:
        return tr("Node");
    case FigureColumn:
        return tr("Figure | threshold");
    case ReasonColumn:
        return tr("Decision");
    default:
        return {};
    }
}

} // namespace tagseam
