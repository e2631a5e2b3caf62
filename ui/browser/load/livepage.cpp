// SPDX-License-Identifier: MIT
// The page as opened.
#include "ui/browser/load/livepage.h"

#include <utility>

namespace tagseam {

LivePage::LivePage(QObject* parent) : QObject(parent), m_capture(new PageCapture(this))
{
    m_answerTimeout.setSingleShot(true);
    connect(&m_answerTimeout, &QTimer::timeout, this,
            [this] { emit late(m_answerTimeout.interval() / 1000); });
    connect(m_capture, &PageCapture::busyFor, this,
            [this](int milliseconds) { m_answerTimeout.start(m_patience + milliseconds); });
    connect(m_capture, &PageCapture::progress, this, [this](int percent) {
        if (percent < 100)
            m_answerTimeout.start(m_patience); // the page answers
        else
            m_answerTimeout.stop(); // the rest is the work of this program
        emit progress(percent);
    });
    connect(m_capture, &PageCapture::taken, this, [this](Capture* capture) {
        m_answerTimeout.stop();
        m_page->settle(); // it may have come after it was asked for
        emit taken(capture);
    });
    connect(m_capture, &PageCapture::stylesRead, this, [this](ComputedStyles* styles) {
        m_answerTimeout.stop();
        emit stylesRead(styles);
    });
    connect(m_capture, &PageCapture::left, this, [this] {
        m_answerTimeout.stop();
        emit left();
    });
    connect(m_capture, &PageCapture::failed, this, [this](const Error& error) {
        m_answerTimeout.stop();
        emit failed(error);
    });
}

void LivePage::setPage(StillPage* page)
{
    m_page = page;
    m_watchdog = new Watchdog(page);
    m_watchdog->setPatience(m_patience);
    connect(m_watchdog, &Watchdog::ended, this, [this](RendererEnd why) {
        // Nothing of this may run from within the signal: the page is still being destroyed.
        if (m_afterEnd)
            QTimer::singleShot(0, this, std::exchange(m_afterEnd, {}));
        else
            emit ended(why, m_watchdog->patience() / 1000);
    });
}

void LivePage::setPatience(int milliseconds)
{
    m_patience = milliseconds;
    m_watchdog->setPatience(milliseconds);
}

void LivePage::capture(const CaptureOptions& options, int longer)
{
    m_answerTimeout.start(m_patience + longer);
    if (m_page->hasBegun()) // otherwise the page that is opened would be refused
        m_page->settle();
    m_capture->take(m_page, options);
}

void LivePage::readStyles(std::uint32_t nodes)
{
    m_answerTimeout.start(m_patience);
    m_capture->readStyles(m_page, nodes);
}

void LivePage::cancel()
{
    m_answerTimeout.stop();
    m_capture->cancel();
}

void LivePage::end(const std::function<void()>& then)
{
    cancel();
    m_afterEnd = then;
    m_page->endRenderer();
}

} // namespace tagseam
