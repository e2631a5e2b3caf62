// SPDX-License-Identifier: MIT
// What the window says beside the search's outcome while the pruned page shows the cure.
#include "ui/curestatus.h"

#include "core/explain/setup.h"
#include "ui/language.h"
#include "ui/readingstext.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace tagseam {

namespace {

struct CureStatus { // the context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::CureStatus)
};

std::uint32_t sharedPositions(Region a, Region b)
{
    const std::uint32_t begin = std::max(a.begin, b.begin).value;
    const std::uint32_t end = std::min(a.end, b.end).value;
    return begin < end ? end - begin : 0;
}

// As PageSession::fate() says it of the search.
QString fateByCure(const PageSession& session, NodeId node)
{
    const Region below = positionsBelow(session.document(), session.analysis().sequence, node);
    const auto holdsNode = [&](Region kept) { return kept.contains(below.begin); };
    std::uint32_t kept = 0; // regions do not overlap
    for (const Region each : session.several())
        kept += sharedPositions(each, below);
    if (kept == 0)
        return CureStatus::tr("dropped");
    if (std::ranges::none_of(session.several(), holdsNode))
        return CureStatus::tr("ancestor of kept");
    return kept == below.size() ? CureStatus::tr("kept") : CureStatus::tr("kept in part");
}

} // namespace

QString cureStatus(const Cure& cure)
{
    if (!cure.hasRecords())
        return CureStatus::tr("cure: no records, everything kept, confidence %1")
            .arg(decimal(cure.page.confidence, 2));
    std::size_t records = 0;
    for (const std::uint32_t each : cure.page.regions)
        records += cure.page.candidates[each].records.size();
    QStringList spans;
    for (const Region each : cure.kept)
        spans << spanText(each);
    return CureStatus::tr("cure: %n record(s) at %1, confidence %2", nullptr, static_cast<int>(records))
        .arg(spans.join(QStringLiteral(", ")), decimal(cure.page.confidence, 2));
}

QString shownFate(const PageSession& session, NodeId node)
{
    QString fate = session.fate(node);
    if (!session.isCureShown() || !session.hasAnalysis() ||
        session.analysis().sequence.positionOf(node) == noPosition)
        return fate;
    return CureStatus::tr("search: %1; cure: %2").arg(fate, fateByCure(session, node));
}

} // namespace tagseam
