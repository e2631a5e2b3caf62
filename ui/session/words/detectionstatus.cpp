// SPDX-License-Identifier: MIT
// Texts beside the outcome of the search while the pruned page shows content detection, or a candidate
// of it.
#include "ui/session/words/detectionstatus.h"

#include "core/explain/setup.h"
#include "ui/session/words/detectiontext.h"
#include "ui/session/words/variantstext.h"
#include "ui/widgets/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace tagseam {

namespace {

struct DetectionStatus { // translation context of the texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::DetectionStatus)
};

std::uint32_t sharedPositions(Region a, Region b)
{
    const std::uint32_t begin = std::max(a.begin, b.begin).value;
    const std::uint32_t end = std::min(a.end, b.end).value;
    return begin < end ? end - begin : 0;
}

enum class StatusByDetection : std::uint8_t { Pruned, AncestorOfKept, KeptInPart, Kept };

// The status of a node at a position, by what the pruned page has.
StatusByDetection statusByDetection(const PageSession& session, NodeId node)
{
    const Region below =
        positionsBelow(session.trees()->document(), session.runner()->analysis().sequence, node);
    const auto holdsNode = [&](Region kept) { return kept.contains(below.begin); };
    std::uint32_t kept = 0; // regions do not overlap
    for (const Region each : session.kept()->several())
        kept += sharedPositions(each, below);
    if (kept == 0)
        return StatusByDetection::Pruned;
    if (std::ranges::none_of(session.kept()->several(), holdsNode))
        return StatusByDetection::AncestorOfKept;
    return kept == below.size() ? StatusByDetection::Kept : StatusByDetection::KeptInPart;
}

// The name as AnalysisRunner::status() gives it for the search.
QString detectionStatusName(StatusByDetection status)
{
    switch (status) {
    case StatusByDetection::Pruned:
        return DetectionStatus::tr("pruned");
    case StatusByDetection::AncestorOfKept:
        return DetectionStatus::tr("ancestor of kept");
    case StatusByDetection::KeptInPart:
        return DetectionStatus::tr("kept in part");
    case StatusByDetection::Kept:
        return DetectionStatus::tr("kept");
    }
    return {};
}

bool isAtPosition(const PageSession& session, NodeId node)
{
    return session.runner()->analysis().sequence.positionOf(node) != noPosition;
}

// Returns the positions from the first of the regions to the last.
Region spanOf(const std::vector<Region>& regions)
{
    return regions.empty() ? Region{} : Region{regions.front().begin, regions.back().end};
}

QString ownStatus(const ContentDetection& detection)
{
    const QString confidence = decimal(detection.content.confidence(), 2);
    const QString span = spanText(spanOf(detection.detected.kept));
    switch (detection.content.kind) {
    case ContentKind::List:
        return DetectionStatus::tr("content detection: %n record(s) at %1, expected F1 %2", nullptr,
                                   static_cast<int>(detection.detected.records))
            .arg(span, confidence);
    case ContentKind::Text:
        return DetectionStatus::tr("content detection: blocks of text at %1, expected F1 %2")
            .arg(span, confidence);
    case ContentKind::None:
        break;
    }
    return DetectionStatus::tr("content detection: no main content, everything kept, probability %1")
        .arg(confidence);
}

QString statusByHand(ContentChoice choice, const ContentDetection* detection)
{
    QString chosen = DetectionStatus::tr("chosen by hand: %1").arg(choiceName(choice));
    if (detection == nullptr)
        return chosen;
    if (choice.kind != ContentKind::List)
        return DetectionStatus::tr("%1 at %2").arg(chosen, spanText(spanOf(detection->placeOf(choice.kind))));
    if (choice.list >= detection->lists.size())
        return chosen;
    const PlacedList& list = detection->lists[choice.list];
    return DetectionStatus::tr("%1, %n record(s) at %2", nullptr, static_cast<int>(list.records.size()))
        .arg(chosen, spanText(list.span()));
}

QString noteByDetection(StatusByDetection status)
{
    switch (status) {
    case StatusByDetection::Pruned:
        return DetectionStatus::tr("This describes the published search. Content detection, which the pruned "
                                   "page shows, prunes the node.");
    case StatusByDetection::AncestorOfKept:
        return DetectionStatus::tr("This describes the published search. Content detection, which the pruned "
                                   "page shows, keeps the node as an ancestor of kept nodes.");
    case StatusByDetection::KeptInPart:
        return DetectionStatus::tr("This describes the published search. Content detection, which the pruned "
                                   "page shows, keeps the node in part.");
    case StatusByDetection::Kept:
        return DetectionStatus::tr("This describes the published search. Content detection, which the pruned "
                                   "page shows, keeps the node.");
    }
    return {};
}

QString noteByHand(StatusByDetection status)
{
    switch (status) {
    case StatusByDetection::Pruned:
        return DetectionStatus::tr("This describes the published search. The candidate chosen by hand, which "
                                   "the pruned page shows, does not contain the node.");
    case StatusByDetection::AncestorOfKept:
        return DetectionStatus::tr("This describes the published search. The node is an ancestor of the "
                                   "candidate chosen by hand, which the pruned page shows.");
    case StatusByDetection::KeptInPart:
        return DetectionStatus::tr("This describes the published search. The candidate chosen by hand, which "
                                   "the pruned page shows, contains a part of the node.");
    case StatusByDetection::Kept:
        return DetectionStatus::tr("This describes the published search. The candidate chosen by hand, which "
                                   "the pruned page shows, contains the node.");
    }
    return {};
}

} // namespace

QString detectionStatus(const PageSession& session, const ContentDetection* detection)
{
    if (!session.kept()->isDetectionShown())
        return {};
    if (const std::optional<ContentChoice> choice = session.kept()->byHand())
        return statusByHand(*choice, detection);
    return detection == nullptr ? QString() : ownStatus(*detection);
}

QString shownStatus(const PageSession& session, NodeId node)
{
    QString status = session.runner()->status(node);
    if (!session.kept()->isDetectionShown() || !session.runner()->hasAnalysis() ||
        !isAtPosition(session, node))
        return status;
    return (session.kept()->byHand() ? DetectionStatus::tr("search: %1; by hand: %2")
                                     : DetectionStatus::tr("search: %1; content detection: %2"))
        .arg(status, detectionStatusName(statusByDetection(session, node)));
}

QString searchNote(const PageSession& session, NodeId node)
{
    if (!session.kept()->isDetectionShown() || !session.runner()->hasAnalysis() || node == noNode)
        return {};
    const StatusByDetection status = isAtPosition(session, node)          ? statusByDetection(session, node)
                                     : session.kept()->mask()[node.value] ? StatusByDetection::Kept
                                                                          : StatusByDetection::Pruned;
    return session.kept()->byHand() ? noteByHand(status) : noteByDetection(status);
}

} // namespace tagseam
