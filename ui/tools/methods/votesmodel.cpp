// SPDX-License-Identifier: MIT
// Which methods keep the selected node, and why.
#include "ui/tools/methods/votesmodel.h"

#include "ui/tools/methods/methodstext.h"
#include "ui/widgets/language.h"
#include "ui/widgets/plaintip.h"

#include <algorithm>
#include <utility>

namespace tagseam {

VotesModel::VotesModel(const MethodRuns* runs, const Explainer* explainer, QObject* parent)
    : QAbstractTableModel(parent), m_runs(runs), m_explainer(explainer)
{
    connect(Language::instance(), &Language::changed, this,
            [this] { emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1); });
}

void VotesModel::show()
{
    const PageSession& session = *m_explainer->session();
    const NodeId node = session.selection()->node();
    std::vector<Vote> votes;
    for (std::size_t row = 0; node != noNode && row < m_runs->rows().size(); ++row) {
        const MethodRow& of = m_runs->rows()[row];
        if (of.outcome == nullptr)
            continue;
        votes.push_back({methodTitle(*m_runs, *m_explainer, row),
                         voteName(session.trees()->document(), *of.outcome, node),
                         voteReason(session, of, node), of.outcome->result.kept[node.value]});
    }
    if (votes == m_votes)
        return;
    beginResetModel();
    m_votes = std::move(votes);
    endResetModel();
}

int VotesModel::keeping() const
{
    return static_cast<int>(std::ranges::count_if(m_votes, &Vote::isKept));
}

int VotesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_votes.size());
}

int VotesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant VotesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Vote& vote = m_votes[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole)
        return plainTip(vote.method + QStringLiteral(": ") + vote.vote + QStringLiteral(". ") + vote.reason);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case MethodColumn:
        return vote.method;
    case VoteColumn:
        return (vote.isKept ? QStringLiteral("✓ ") : QStringLiteral("✕ ")) + vote.vote;
    case ReasonColumn:
        return vote.reason;
    default:
        return {};
    }
}

QVariant VotesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MethodColumn:
        return tr("Method");
    case VoteColumn:
        return tr("Node");
    case ReasonColumn:
        return tr("Why");
    default:
        return {};
    }
}

} // namespace tagseam
