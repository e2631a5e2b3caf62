// SPDX-License-Identifier: MIT
// What the Cure tab and Diagnosis ask, on another thread.
#include "ui/session/curequestion.h"

#include "core/methods/separators/cureof.h"

#include <QCoreApplication>

#include <utility>

namespace tagseam {

namespace {

class Cured { // the context of its texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::CureQuestion)
};

} // namespace

Cure findCure(const Document& document, const Analysis& analysis, const std::stop_token& stop)
{
    Cure cure;
    cure.page = separateRecords(document, cureOptions(analysis.options.path), nullptr, stop);
    const std::vector<CandidateFate> fates = candidateFates(cure.page);
    cure.lists.resize(fates.size());
    for (std::size_t i = 0; i < fates.size() && !stop.stop_requested(); ++i) {
        cure.lists[i].fate = fates[i];
        cure.lists[i].records = recordsIn(analysis.sequence, document, cure.page, cure.page.candidates[i]);
    }
    if (stop.stop_requested())
        return cure;
    cure.cured = cureOf(document, {analysis.sequence, analysis.trace.region, analysis.mask}, analysis.options,
                        cure.page);
    return cure;
}

void askCure(CureInquiry& inquiry, const PageSession& session)
{
    if (!session.runner()->hasAnalysis())
        return inquiry.clear();
    if (inquiry.answer() != nullptr || inquiry.isPending() || inquiry.isCancelled())
        return;
    inquiry.ask(Cured::tr("looking for what comes again and again"), [](const Material& material,
                                                                        const TellProgress&) {
        return std::make_shared<const Cure>(findCure(*material.document, *material.analysis, material.stop));
    });
}

const Cure* answerOf(const CureInquiry& inquiry)
{
    return inquiry.answer() == nullptr ? nullptr : inquiry.answer()->get();
}

std::vector<NodeId> separatorNodes(const SeparatedPage& page, const RecordRegion& candidate)
{
    std::vector<NodeId> nodes;
    for (const Region record : candidate.records) {
        for (std::uint32_t at = record.begin.value; at < record.end.value; ++at) {
            if (page.sequence.symbols[at] == candidate.separator)
                nodes.push_back(page.sequence.nodes[at]);
        }
    }
    return nodes;
}

NodeId firstNode(const SeparatedPage& page, const RecordRegion& candidate)
{
    return page.sequence.nodes[candidate.records.front().begin.value];
}

} // namespace tagseam
