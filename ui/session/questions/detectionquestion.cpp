// SPDX-License-Identifier: MIT
// Runs content detection on another thread.
#include "ui/session/questions/detectionquestion.h"

#include <QCoreApplication>

#include <utility>

namespace tagseam {

namespace {

class Detected { // translation context of its texts
    Q_DECLARE_TR_FUNCTIONS(tagseam::DetectionQuestion)
};

} // namespace

ContentDetection detectContent(const Document& document, const Analysis& analysis,
                               const std::stop_token& stop)
{
    return detectContent(document, {analysis.sequence, analysis.trace.region, analysis.mask},
                         analysis.options, stop);
}

void askDetection(DetectionInquiry& inquiry, const PageSession& session)
{
    if (!session.runner()->hasAnalysis())
        return inquiry.clear();
    if (inquiry.answer() != nullptr || inquiry.isPending() || inquiry.isCancelled())
        return;
    inquiry.ask(Detected::tr("finding the main content"), [](const Material& material, const TellProgress&) {
        return std::make_shared<const ContentDetection>(
            detectContent(*material.document, *material.analysis, material.stop));
    });
}

const ContentDetection* answerOf(const DetectionInquiry& inquiry)
{
    return inquiry.answer() == nullptr ? nullptr : inquiry.answer()->get();
}

} // namespace tagseam
