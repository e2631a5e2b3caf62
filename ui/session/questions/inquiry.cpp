// SPDX-License-Identifier: MIT
// One question of the Explain dock.
#include "ui/session/questions/inquiry.h"

#include "ui/session/questions/explainer.h"

#include <utility>

namespace tagseam {

InquiryBase::InquiryBase(Explainer* explainer) : QObject(explainer), m_explainer(explainer)
{
    explainer->add(this);
}

InquiryBase::~InquiryBase()
{
    m_stop.request_stop(); // the session waits for threads that still read
}

std::optional<Material> InquiryBase::begin(const QString& topic)
{
    clear();
    const PageSession& session = *m_explainer->session();
    if (m_isOfPage && !session.runner()->hasAnalysis())
        return {};
    m_topic = topic;
    m_isPending = true;
    emit changed();
    if (!m_isOfPage)
        return Material{nullptr, nullptr, m_stop.get_token()};
    return Material{&session.trees()->document(), &session.runner()->analysis(), m_stop.get_token()};
}

QThreadPool* InquiryBase::pool() const
{
    return m_explainer->pool();
}

void InquiryBase::keepMaterial(const QFuture<void>& reader)
{
    m_explainer->session()->trees()->addReader(reader);
}

void InquiryBase::end()
{
    m_isPending = false;
    emit changed();
}

void InquiryBase::cancel()
{
    if (!m_isPending)
        return;
    clear();
    m_isCancelled = true;
    emit changed();
}

void InquiryBase::clear()
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_isCancelled = false;
    drop();
    if (std::exchange(m_isPending, false))
        emit changed();
}

} // namespace tagseam
