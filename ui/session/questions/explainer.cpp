// SPDX-License-Identifier: MIT
// The questions of the views.
#include "ui/session/questions/explainer.h"

#include "ui/session/questions/detectionquestion.h"
#include "ui/session/questions/pageversions.h"

#include <QThread>

#include <algorithm>
#include <utility>

namespace tagseam {

Explainer::Explainer(PageSession* session, QObject* parent)
    : QObject(parent), m_session(session), m_pool(new QThreadPool(this)),
      m_detection(new DetectionInquiry(this))
{
    m_pool->setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    connect(session->trees(), &PageTrees::documentChanged, this, &Explainer::clear);
    connect(session->runner(), &AnalysisRunner::analysisChanged, this, &Explainer::clear);
    connect(session->runner(), &AnalysisRunner::analysisStarted, this, &Explainer::giveUp);
    connect(session->trees(), &PageTrees::readersUnwanted, this, &Explainer::giveUp);
    m_versions = new PageVersions(this); // gets each analysis after clear()
}

void Explainer::add(InquiryBase* inquiry)
{
    m_inquiries.push_back(inquiry);
    connect(inquiry, &InquiryBase::changed, this, [this] {
        if (working() == m_working)
            return;
        m_working = working();
        emit workChanged();
    });
    connect(inquiry, &InquiryBase::progressed, this, [this, inquiry](int done, int total) {
        if (inquiry == m_working)
            emit progressed(done, total);
    });
    connect(inquiry, &QObject::destroyed, this, [this, inquiry] { std::erase(m_inquiries, inquiry); });
}

InquiryBase* Explainer::working() const
{
    if (m_working != nullptr && m_working->isPending())
        return m_working;
    const auto found = std::ranges::find_if(m_inquiries, &InquiryBase::isPending);
    return found == m_inquiries.end() ? nullptr : *found;
}

void Explainer::cancel()
{
    for (InquiryBase* each : m_inquiries)
        each->cancel();
}

void Explainer::clear()
{
    for (InquiryBase* each : m_inquiries) {
        if (each->isOfPage())
            each->clear();
    }
}

// Answers that are known stay as long as their analysis.
void Explainer::giveUp()
{
    for (InquiryBase* each : m_inquiries) {
        if (each->isPending() && each->isOfPage())
            each->clear();
    }
}

} // namespace tagseam
