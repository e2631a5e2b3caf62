// SPDX-License-Identifier: MIT
// Loads a page that the program wrote into a view.
#include "ui/browser/load/showncopy.h"

#include "core/page/serializehtml.h"
#include "ui/browser/load/pagecapture.h"

#include <QTimer>
#include <QVariant>
#include <QWebEngineScript>

namespace tagseam {

namespace {

constexpr int askMilliseconds = 50;

} // namespace

ShownCopy::ShownCopy(const QString& name, QObject* parent) : QObject(parent), m_name(name)
{
    m_clock.start();
}

void ShownCopy::setPage(StillPage* page)
{
    drop();
    if (m_page)
        m_page->disconnect(this);
    m_page = page;
    connect(page, &QWebEnginePage::loadFinished, this, [this] {
        if (m_isAwaited) // may be of the page before
            index();
    });
}

void ShownCopy::show(const QByteArray& html, const std::function<QUrl(const QByteArray&)>& put)
{
    ++m_generation;
    m_isAwaited = true;
    m_isLate = false;
    m_url = put("<!--" + mark().toLatin1() + "-->" + html);
    m_page->open(m_url);
    waitAtMost(lateSeconds * 1000);
}

void ShownCopy::drop()
{
    ++m_generation;
    m_isAwaited = false;
}

// Returns the comment that a copy begins with. Nothing else tells a copy from the copy before or from the
// empty page of a new renderer: when the old page finishes, the new one may have begun and not be loaded yet.
QString ShownCopy::mark() const
{
    return QStringLiteral("%1 %2").arg(m_name).arg(m_generation);
}

// A picture that the server never sends keeps a page from reporting that it has loaded, though it is
// complete. Asks at growing intervals: an answer may be lost with the page before, and a large page takes its
// time.
void ShownCopy::waitAtMost(int milliseconds)
{
    QTimer::singleShot(milliseconds, m_page, [this, milliseconds, asked = m_generation] {
        if (asked != m_generation || !m_isAwaited)
            return;
        m_isLate = true;
        index();
        waitAtMost(2 * milliseconds);
    });
}

void ShownCopy::index()
{
    const auto isOver = [this, asked = m_generation, question = ++m_question] {
        return asked != m_generation || question != m_question || !m_isAwaited;
    };
    m_page->runJavaScript(PageCapture::inspector(), QWebEngineScript::ApplicationWorld);
    const QString script =
        QStringLiteral("document.firstChild && document.firstChild.data === '%1'"
                       " && (%2 || document.readyState === 'complete')"
                       " ? tagseam.indexStamps('%3') : 0")
            .arg(mark(), m_isLate ? QStringLiteral("true") : QStringLiteral("false"),
                 QLatin1String(stampAttribute.data(), static_cast<qsizetype>(stampAttribute.size())));
    const QPointer<ShownCopy> guard(this);
    m_page->runJavaScript(script, QWebEngineScript::ApplicationWorld, [guard, isOver](const QVariant& nodes) {
        if (!guard || isOver())
            return;
        if (nodes.toInt() > 0) {
            guard->m_page->settle();
            guard->m_isAwaited = false;
            guard->m_vain = 0;
            emit guard->shown();
            return;
        }
        QTimer::singleShot(askMilliseconds, guard.data(), [guard, isOver] {
            if (isOver())
                return;
            if (!guard->m_page->isLoading()) // loading may have been stopped with the page before
                guard->m_page->open(guard->m_url);
            guard->index();
        });
    });
}

bool ShownCopy::isLostTooOften()
{
    m_losses.push_back(m_clock.elapsed());
    if (m_losses.size() > mostLosses)
        m_losses.pop_front();
    return ++m_vain >= mostLosses ||
           (m_losses.size() == mostLosses && m_losses.back() - m_losses.front() < m_lossWindow);
}

} // namespace tagseam
