// SPDX-License-Identifier: MIT
// What the window tests share: a small page as text, a session that has analysed it, ways to wait and to ask.
#pragma once

#include "core/page/parsehtml.h"
#include "ui/language.h"
#include "ui/pagescheme.h"
#include "ui/pagesession.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QWebEnginePage>
#include <QWebEngineScript>

#include <functional>
#include <memory>
#include <optional>

namespace tagseam {

/// A menu of 6 and a list of 20 with nodes of their own: dissertation-2014 keeps the list.
inline std::string menuAndList()
{
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body><div class=menu>";
    for (int i = 0; i < 6; ++i)
        html += "<a href='#'>link</a>";
    html += "</div><ul id=results>";
    for (int i = 0; i < 20; ++i)
        html += "<li class=hit><b>title</b> <i>price</i></li>";
    return html + "</ul><p class=foot>end</p></body></html>";
}

/// As QTest::qWaitFor(), but in an event loop that runs: that one sleeps 10 ms between two rounds, and a page
/// that loads needs hundreds of them.
inline bool waitFor(const std::function<bool()>& isTrue, int milliseconds = 10'000)
{
    const QDeadlineTimer end(milliseconds);
    while (!isTrue()) { // what is true within the loop need not be when it has ended
        if (end.hasExpired())
            return false;
        QEventLoop loop;
        QTimer looking;
        QObject::connect(&looking, &QTimer::timeout, &loop, [&] {
            if (end.hasExpired() || isTrue())
                loop.quit();
        });
        looking.start(10);
        loop.exec();
    }
    return true;
}

inline void rest(int milliseconds)
{
    waitFor([] { return false; }, milliseconds);
}

inline void analyse(PageSession& session, std::string_view html)
{
    QSignalSpy analysed(&session, &PageSession::analysisChanged);
    Result<Document> page = parseHtml(html);
    QVERIFY(bool(page));
    session.setDocument(*std::move(page), QStringLiteral("page"), QStringLiteral("page"));
    QVERIFY(analysed.wait(10000));
}

/// What `script` comes to; invalid when there is no answer within 20 s.
inline QVariant ask(QWebEnginePage* page, const QString& script,
                    quint32 world = QWebEngineScript::ApplicationWorld)
{
    // Shared: a page that is deleted answers all that it still owes, perhaps after this has returned.
    const auto answer = std::make_shared<std::optional<QVariant>>();
    page->runJavaScript(script, world, [answer](const QVariant& value) { *answer = value; });
    [[maybe_unused]] const bool isInTime = waitFor([&] { return answer->has_value(); }, 20'000);
    return answer->value_or(QVariant());
}

/// The first node whose description is `text`.
inline NodeId nodeNamed(const PageSession& session, const QString& text)
{
    for (NodeId node{1}; node.value < session.document().size(); ++node.value) {
        if (session.describe(node) == text)
            return node;
    }
    return noNode;
}

} // namespace tagseam

/// Qt WebEngine wants its scheme before the application. English, whatever the language of the machine.
#define TAGSEAM_TEST_MAIN(TestClass)                                                                         \
    int main(int argc, char** argv)                                                                          \
    {                                                                                                        \
        if (!qEnvironmentVariableIsSet("QTEST_FUNCTION_TIMEOUT"))                                            \
            qputenv("QTEST_FUNCTION_TIMEOUT", "3600000"); /* ctest knows when it is over */                  \
        tagseam::registerPageScheme();                                                                       \
        QApplication app(argc, argv);                                                                        \
        tagseam::Language::instance()->choose(QStringLiteral("en"));                                         \
        TestClass test;                                                                                      \
        return QTest::qExec(&test, argc, argv);                                                              \
    }
