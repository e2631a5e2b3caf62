// SPDX-License-Identifier: MIT
// What the window says beside the search's outcome while the pruned page shows the cure, or a list of it.
#include "ui/session/curestatus.h"

#include "core/explain/setup.h"
#include "ui/session/readingstext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <optional>

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

enum class CureFate : std::uint8_t { Dropped, AncestorOfKept, KeptInPart, Kept };

// Of a node at a position, by what the pruned page has.
CureFate fateByCure(const PageSession& session, NodeId node)
{
    const Region below =
        positionsBelow(session.trees()->document(), session.runner()->analysis().sequence, node);
    const auto holdsNode = [&](Region kept) { return kept.contains(below.begin); };
    std::uint32_t kept = 0; // regions do not overlap
    for (const Region each : session.kept()->several())
        kept += sharedPositions(each, below);
    if (kept == 0)
        return CureFate::Dropped;
    if (std::ranges::none_of(session.kept()->several(), holdsNode))
        return CureFate::AncestorOfKept;
    return kept == below.size() ? CureFate::Kept : CureFate::KeptInPart;
}

// As AnalysisRunner::fate() says it of the search.
QString cureFateName(CureFate fate)
{
    switch (fate) {
    case CureFate::Dropped:
        return CureStatus::tr("dropped");
    case CureFate::AncestorOfKept:
        return CureStatus::tr("ancestor of kept");
    case CureFate::KeptInPart:
        return CureStatus::tr("kept in part");
    case CureFate::Kept:
        return CureStatus::tr("kept");
    }
    return {};
}

bool isAtPosition(const PageSession& session, NodeId node)
{
    return session.runner()->analysis().sequence.positionOf(node) != noPosition;
}

QString ownStatus(const Cure& cure)
{
    if (!cure.hasRecords())
        return CureStatus::tr("cure: no records, everything kept, confidence %1")
            .arg(decimal(cure.page.confidence, 2));
    QStringList spans;
    for (const Region each : cure.cured.kept)
        spans << spanText(each);
    return CureStatus::tr("cure: %n record(s) at %1, confidence %2", nullptr,
                          static_cast<int>(cure.cured.records))
        .arg(spans.join(QStringLiteral(", ")), decimal(cure.page.confidence, 2));
}

QString statusByHand(std::uint32_t list, const Cure* cure)
{
    if (cure == nullptr || list >= cure->lists.size())
        return CureStatus::tr("chosen by hand: list %1").arg(list + 1);
    const PlacedList& chosen = cure->lists[list];
    return CureStatus::tr("chosen by hand: list %1, %n record(s) at %2", nullptr,
                          static_cast<int>(chosen.records.size()))
        .arg(list + 1)
        .arg(spanText(chosen.span()));
}

QString noteByCure(CureFate fate)
{
    switch (fate) {
    case CureFate::Dropped:
        return CureStatus::tr("This is about the published search; the cure, which the pruned page shows, "
                              "drops the node.");
    case CureFate::AncestorOfKept:
        return CureStatus::tr("This is about the published search; the cure, which the pruned page shows, "
                              "keeps the node for what it holds.");
    case CureFate::KeptInPart:
        return CureStatus::tr("This is about the published search; the cure, which the pruned page shows, "
                              "keeps the node in part.");
    case CureFate::Kept:
        return CureStatus::tr("This is about the published search; the cure, which the pruned page shows, "
                              "keeps the node.");
    }
    return {};
}

QString noteByHand(CureFate fate)
{
    switch (fate) {
    case CureFate::Dropped:
        return CureStatus::tr("This is about the published search; the list chosen by hand, which the pruned "
                              "page shows, does not have the node.");
    case CureFate::AncestorOfKept:
        return CureStatus::tr("This is about the published search; of the list chosen by hand, which the "
                              "pruned page shows, the node is an ancestor.");
    case CureFate::KeptInPart:
        return CureStatus::tr("This is about the published search; the list chosen by hand, which the pruned "
                              "page shows, has the node in part.");
    case CureFate::Kept:
        return CureStatus::tr("This is about the published search; the list chosen by hand, which the pruned "
                              "page shows, has the node.");
    }
    return {};
}

} // namespace

QString cureStatus(const PageSession& session, const Cure* cure)
{
    if (!session.kept()->isCureShown())
        return {};
    if (const std::optional<std::uint32_t> list = session.kept()->byHand())
        return statusByHand(*list, cure);
    return cure == nullptr ? QString() : ownStatus(*cure);
}

QString shownFate(const PageSession& session, NodeId node)
{
    QString fate = session.runner()->fate(node);
    if (!session.kept()->isCureShown() || !session.runner()->hasAnalysis() || !isAtPosition(session, node))
        return fate;
    return (session.kept()->byHand() ? CureStatus::tr("search: %1; by hand: %2")
                                     : CureStatus::tr("search: %1; cure: %2"))
        .arg(fate, cureFateName(fateByCure(session, node)));
}

QString searchNote(const PageSession& session, NodeId node)
{
    if (!session.kept()->isCureShown() || !session.runner()->hasAnalysis() || node == noNode)
        return {};
    const CureFate fate = isAtPosition(session, node)          ? fateByCure(session, node)
                          : session.kept()->mask()[node.value] ? CureFate::Kept
                                                               : CureFate::Dropped;
    return session.kept()->byHand() ? noteByHand(fate) : noteByCure(fate);
}

} // namespace tagseam
