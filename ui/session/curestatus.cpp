// SPDX-License-Identifier: MIT
// What the window says beside the search's outcome while the pruned page shows the cure, or a list of it.
#include "ui/session/curestatus.h"

#include "core/explain/setup.h"
#include "ui/session/variantstext.h"
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

enum class StatusByCure : std::uint8_t { Pruned, AncestorOfKept, KeptInPart, Kept };

// Of a node at a position, by what the pruned page has.
StatusByCure statusByCure(const PageSession& session, NodeId node)
{
    const Region below =
        positionsBelow(session.trees()->document(), session.runner()->analysis().sequence, node);
    const auto holdsNode = [&](Region kept) { return kept.contains(below.begin); };
    std::uint32_t kept = 0; // regions do not overlap
    for (const Region each : session.kept()->several())
        kept += sharedPositions(each, below);
    if (kept == 0)
        return StatusByCure::Pruned;
    if (std::ranges::none_of(session.kept()->several(), holdsNode))
        return StatusByCure::AncestorOfKept;
    return kept == below.size() ? StatusByCure::Kept : StatusByCure::KeptInPart;
}

// As AnalysisRunner::status() says it of the search.
QString cureStatusName(StatusByCure status)
{
    switch (status) {
    case StatusByCure::Pruned:
        return CureStatus::tr("pruned");
    case StatusByCure::AncestorOfKept:
        return CureStatus::tr("ancestor of kept");
    case StatusByCure::KeptInPart:
        return CureStatus::tr("kept in part");
    case StatusByCure::Kept:
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

QString noteByCure(StatusByCure status)
{
    switch (status) {
    case StatusByCure::Pruned:
        return CureStatus::tr(
            "This describes the published search. The cure, which the pruned page shows, prunes the node.");
    case StatusByCure::AncestorOfKept:
        return CureStatus::tr("This is about the published search; the cure, which the pruned page shows, "
                              "keeps the node for what it holds.");
    case StatusByCure::KeptInPart:
        return CureStatus::tr("This is about the published search; the cure, which the pruned page shows, "
                              "keeps the node in part.");
    case StatusByCure::Kept:
        return CureStatus::tr("This is about the published search; the cure, which the pruned page shows, "
                              "keeps the node.");
    }
    return {};
}

QString noteByHand(StatusByCure status)
{
    switch (status) {
    case StatusByCure::Pruned:
        return CureStatus::tr("This is about the published search; the list chosen by hand, which the pruned "
                              "page shows, does not have the node.");
    case StatusByCure::AncestorOfKept:
        return CureStatus::tr("This is about the published search; of the list chosen by hand, which the "
                              "pruned page shows, the node is an ancestor.");
    case StatusByCure::KeptInPart:
        return CureStatus::tr("This is about the published search; the list chosen by hand, which the pruned "
                              "page shows, has the node in part.");
    case StatusByCure::Kept:
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

QString shownStatus(const PageSession& session, NodeId node)
{
    QString status = session.runner()->status(node);
    if (!session.kept()->isCureShown() || !session.runner()->hasAnalysis() || !isAtPosition(session, node))
        return status;
    return (session.kept()->byHand() ? CureStatus::tr("search: %1; by hand: %2")
                                     : CureStatus::tr("search: %1; cure: %2"))
        .arg(status, cureStatusName(statusByCure(session, node)));
}

QString searchNote(const PageSession& session, NodeId node)
{
    if (!session.kept()->isCureShown() || !session.runner()->hasAnalysis() || node == noNode)
        return {};
    const StatusByCure status = isAtPosition(session, node)          ? statusByCure(session, node)
                                : session.kept()->mask()[node.value] ? StatusByCure::Kept
                                                                     : StatusByCure::Pruned;
    return session.kept()->byHand() ? noteByHand(status) : noteByCure(status);
}

} // namespace tagseam
