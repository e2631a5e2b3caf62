// SPDX-License-Identifier: MIT
// What the Cure tab and Diagnosis ask, on another thread.
#include "ui/session/curequestion.h"

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
    return findCure(document, {analysis.sequence, analysis.trace.region, analysis.mask}, analysis.options,
                    stop);
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

} // namespace tagseam
