// SPDX-License-Identifier: MIT
// Watches the renderer of a page.
#include "ui/browser/guard/watchdog.h"

#include <QFile>
#include <QPointer>
#include <QWebEngineScript>

#include <unistd.h>

#include <utility>

namespace tagseam {

Watchdog::Watchdog(StillPage* page) : QObject(page), m_page(page)
{
    m_looking.setInterval(lookMilliseconds);
    connect(&m_looking, &QTimer::timeout, this, &Watchdog::look);
    m_looking.start();
    connect(page, &StillPage::storming, this, [this] { end(RendererEnd::Storm); });
    connect(page, &QWebEnginePage::renderProcessTerminated, this, [this] {
        setAsking(false);
        emit ended(std::exchange(m_why, RendererEnd::Crashed));
    });
}

void Watchdog::setAsking(bool isAsking)
{
    m_isAsking = isAsking;
    m_answerDue = QDeadlineTimer(QDeadlineTimer::Forever);
    ++m_question;
}

void Watchdog::look()
{
    if (residentBytes(m_page->renderProcessPid()) > mostBytes)
        end(RendererEnd::Memory);
    else if (m_answerDue.hasExpired())
        end(RendererEnd::Hung);
    else if (m_isAsking && m_answerDue.isForever())
        ask();
}

void Watchdog::ask()
{
    m_answerDue.setRemainingTime(m_patience);
    const QPointer<Watchdog> guard(this);
    m_page->runJavaScript(QStringLiteral("0"), QWebEngineScript::ApplicationWorld,
                          [guard, question = m_question](const QVariant&) {
                              if (guard && guard->m_question == question)
                                  guard->m_answerDue = QDeadlineTimer(QDeadlineTimer::Forever);
                          });
}

void Watchdog::end(RendererEnd why)
{
    setAsking(false);
    if (m_page->renderProcessPid() <= 0)
        return;
    m_why = why;
    m_page->endRenderer();
}

std::size_t Watchdog::residentBytes(std::int64_t process)
{
    if (process <= 0)
        return 0;
    QFile file(QStringLiteral("/proc/%1/statm").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> pages = file.readLine().split(' '); // total, resident, shared, …
    return pages.value(1).toULongLong() * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace tagseam
