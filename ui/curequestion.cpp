// SPDX-License-Identifier: MIT
// What the Cure tab and Diagnosis ask, on another thread.
#include "ui/curequestion.h"

#include "core/tps/prune.h"

#include <QCoreApplication>

#include <utility>

namespace tagseam {

namespace {

class Cured { // the context of its texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::CureQuestion)
};

std::vector<Region> publishedRegions(const Analysis& analysis)
{
    const Region main = analysis.trace.region;
    if (analysis.options.keep == Keep::Region)
        return {main};
    return {{Position{0}, main.begin}, {main.end, Position{analysis.sequence.size()}}};
}

// As on the command line: what the analysis takes away or leaves out is not there, and no style makes a
// symbol.
SeparatorOptions optionsOf(const Analysis& analysis)
{
    SeparatorOptions options{analysis.options.path};
    options.path.style = SeparatorOptions{}.path.style;
    return options;
}

} // namespace

Cure findCure(const Document& document, const Analysis& analysis, const std::stop_token& stop)
{
    Cure cure;
    cure.page = separateRecords(document, optionsOf(analysis), nullptr, stop);
    cure.published = publishedRegions(analysis);
    const std::vector<CandidateFate> fates = candidateFates(cure.page);
    cure.lists.resize(fates.size());
    for (std::size_t i = 0; i < fates.size() && !stop.stop_requested(); ++i) {
        cure.lists[i].fate = fates[i];
        for (const Region record : cure.page.candidates[i].records) {
            const Region placed = regionIn(analysis.sequence, document, cure.page.sequence, record);
            if (placed.size() > 0)
                cure.lists[i].records.push_back(placed);
        }
    }
    for (const std::uint32_t each : cure.page.regions) {
        if (const Region span = cure.lists[each].span(); span.size() > 0)
            cure.kept.push_back(span);
    }
    if (!cure.hasRecords() && analysis.sequence.size() > 0)
        cure.kept.push_back({Position{0}, Position{analysis.sequence.size()}});
    cure.share =
        shareMasks(analysis.sequence, analysis.mask, pruneToRegions(document, analysis.sequence, cure.kept));
    return cure;
}

void askCure(CureInquiry& inquiry, const PageSession& session)
{
    if (!session.hasAnalysis())
        return inquiry.clear();
    if (inquiry.answer() != nullptr || inquiry.isPending() || inquiry.isCancelled())
        return;
    inquiry.ask([] { return Cured::tr("looking for what comes again and again"); },
                [](const Material& material, const TellProgress&) {
                    return std::make_shared<const Cure>(
                        findCure(*material.document, *material.analysis, material.stop));
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
