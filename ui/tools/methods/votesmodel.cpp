// SPDX-License-Identifier: MIT
// The methods that keep the selected node, and their reasons.
#include "ui/tools/methods/votesmodel.h"

#include "ui/tools/methods/methodstext.h"

#include <algorithm>
#include <utility>

namespace tagseam {

VotesModel::VotesModel(const MethodRuns* runs, const PageSession* session, QObject* parent)
    : ColumnModel(parent), m_runs(runs), m_session(session)
{
    setHeaders({{tr("Method")}, {tr("Node")}, {tr("Why")}});
}

void VotesModel::show()
{
    const NodeId node = m_session->selection()->node();
    std::vector<Vote> votes;
    for (std::size_t row = 0; node != noNode && row < m_runs->rows().size(); ++row) {
        const MethodRow& of = m_runs->rows()[row];
        if (of.outcome == nullptr)
            continue;
        votes.push_back({methodTitle(*m_runs, *m_session, row),
                         voteName(m_session->trees()->document(), *of.outcome, node),
                         voteReason(*m_session, of, node), of.outcome->result.kept[node.value]});
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

QVariant VotesModel::cell(int row, int column, int role) const
{
    const Vote& vote = m_votes[static_cast<std::size_t>(row)];
    if (role == Qt::ToolTipRole)
        return vote.method + QStringLiteral(": ") + vote.vote + QStringLiteral(". ") + vote.reason;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
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

} // namespace tagseam
