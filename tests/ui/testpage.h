// SPDX-License-Identifier: MIT
// Shared by the window tests: a small page as text, a session that has analysed it, and functions that wait
// and ask.
#pragma once

#include "core/page/parsehtml.h"
#include "testmain.h"
#include "ui/session/analysis/pagesession.h"
#include "ui/widgets/language.h"
#include "ui/widgets/pendingwork.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QTimer>
#include <QWebEnginePage>
#include <QWebEngineScript>

#include <algorithm>
#include <atomic>
#include <functional>
#include <initializer_list>
#include <optional>

namespace tagseam {

/// A menu of 6 and a list of 20 with nodes of their own: dissertation-2014 keeps the list.
inline std::string menuAndList()
{
    const QByteArray html = "<!DOCTYPE html><html><head><title>t</title></head><body><div class=menu>" +
                            QByteArray("<a href='#'>link</a>").repeated(6) + "</div><ul id=results>" +
                            QByteArray("<li class=hit><b>title</b> <i>price</i></li>").repeated(20) +
                            "</ul><p class=foot>end</p></body></html>";
    return html.toStdString();
}

/// Writes a file and makes the folders above it. Returns the path.
inline QString writeFile(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        QTest::qFail(qPrintable(path + ": " + file.errorString()), __FILE__, __LINE__);
    return path;
}

/// Returns the contents of a file; empty when it cannot be read.
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Runs an event loop until `isTrue` holds; false after testTimeout(). QTest::qWaitFor() sleeps 10 ms between
/// two rounds of the loop, and a page that loads needs hundreds of rounds.
inline bool waitFor(const std::function<bool()>& isTrue)
{
    const QDeadlineTimer end(testTimeout());
    while (!isTrue()) { // a condition that held within the loop may not hold after it
        if (end.hasExpired())
            return false;
        QEventLoop loop;
        QTimer looking;
        QObject::connect(&looking, &QTimer::timeout, &loop, [&] {
            if (end.hasExpired() || isTrue())
                loop.quit();
        });
        looking.start(5);
        loop.exec();
    }
    return true;
}

/// Handles all events that are posted now, the events that these post, and so on a few times.
inline void handleEvents()
{
    for (int round = 0; round < 4; ++round) {
        QEventLoop loop;
        QTimer::singleShot(0, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

/// Waits until nothing is pending in the window: no computation, no question to a page, no delayed update, no
/// posted event. `isBusy` is a further condition. False after testTimeout().
inline bool waitUntilIdle(const std::function<bool()>& isBusy = [] { return false; })
{
    const auto isIdle = [&] { return PendingWork::isEmpty() && !isBusy(); };
    const QDeadlineTimer end(testTimeout());
    while (!end.hasExpired()) {
        if (!waitFor(isIdle))
            return false;
        handleEvents();
        if (isIdle())
            return true;
    }
    return false;
}

/// True if the object emits the signal during or after `act`.
template <class Object, class Signal>
bool emits(const Object* object, Signal signal, const std::function<void()>& act)
{
    const QSignalSpy spy(object, signal);
    act();
    return waitFor([&] { return spy.count() > 0; });
}

inline void analyse(PageSession& session, std::string_view html, Parser parser = Parser::Html5)
{
    QSignalSpy analysed(session.runner(), &AnalysisRunner::analysisChanged);
    Result<Document> page = parseHtml(html, {.parser = parser});
    QVERIFY(bool(page));
    session.setDocument(*std::move(page), {.name = "page", .address = "page"});
    QVERIFY(analysed.count() > 0 || analysed.wait(testTimeout()));
}

/// Keeps all threads of a pool busy during its lifetime, so that new tasks wait.
class BusyPool {
  public:
    explicit BusyPool(QThreadPool* pool) : m_pool(pool)
    {
        for (int i = 0; i < pool->maxThreadCount(); ++i)
            pool->start([this] { m_isEnough.wait(false); });
    }
    ~BusyPool()
    {
        m_isEnough = true;
        m_isEnough.notify_all();
        m_pool->waitForDone();
    }
    Q_DISABLE_COPY_MOVE(BusyPool)

  private:
    QThreadPool* m_pool;
    std::atomic<bool> m_isEnough = false;
};

/// True if the text has each of the numbers; reports the one that it lacks.
inline bool names(const QString& text, std::initializer_list<std::size_t> numbers)
{
    return std::ranges::all_of(numbers, [&](std::size_t number) {
        const QRegularExpression whole(QStringLiteral("(?<![\\d.,])%1(?!\\d)").arg(number));
        const bool isThere = text.contains(whole);
        if (!isThere)
            qWarning("no %zu in: %s", number, qPrintable(text));
        return isThere;
    });
}

/// The value of `script` in `page`; invalid when there is no answer.
inline QVariant ask(QWebEnginePage* page, const QString& script,
                    quint32 world = QWebEngineScript::ApplicationWorld)
{
    // Shared, because a page that is deleted answers its open questions, perhaps after this has returned.
    const auto answer = std::make_shared<std::optional<QVariant>>();
    page->runJavaScript(script, world, [answer](const QVariant& value) { *answer = value; });
    [[maybe_unused]] const bool isInTime = waitFor([&] { return answer->has_value(); });
    return answer->value_or(QVariant());
}

/// The first node whose description is `text`.
inline NodeId nodeNamed(const PageSession& session, const QString& text)
{
    for (NodeId node{1}; node.value < session.trees()->document().size(); ++node.value) {
        if (session.trees()->describe(node) == text)
            return node;
    }
    return noNode;
}

/// The first element whose `attribute` is `value`, or noNode.
inline NodeId nodeBy(const Document& page, std::string_view attribute, std::string_view value)
{
    for (NodeId node{1}; node.value < page.size(); ++node.value) {
        if (page.attribute(node, attribute) == value)
            return node;
    }
    return noNode;
}

/// Sets the options of the session, with a change.
inline void changeOptions(PageSession& session, const std::function<void(AnalysisOptions&)>& change)
{
    AnalysisOptions options = session.runner()->options();
    change(options);
    session.runner()->setOptions(options);
}

} // namespace tagseam
