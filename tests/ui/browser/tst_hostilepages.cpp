// SPDX-License-Identifier: MIT
// The hostile pages do harm in a bare QWebEngineView, so that tst_hostile tests attempts that could succeed.
#include "tests/ui/browser/hostilepages.h"
#include "tests/ui/browser/listener.h"
#include "tests/ui/browser/pageserver.h"
#include "tests/ui/testfiles.h"
#include "tests/ui/testpage.h"

#include <QTemporaryDir>
#include <QWebEngineProfile>
#include <QWebEngineView>

using namespace tagseam;

class TestHostilePages : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        // The program's flags would block WebRTC.
        QVERIFY(!qgetenv("QTWEBENGINE_CHROMIUM_FLAGS").contains("webrtc"));
    }
    void cleanup()
    {
        m_view.reset(); // with its page, before the profile
        m_profile.reset();
    }
    void openerIsServedAllThatItAsksFor();
    void openerConnectsByTcpAndUdp();
    void callerConnectsByTcpAndUdp();
    void fileReaderReadsFiles();

  private:
    void show(const QUrl& url)
    {
        m_profile = std::make_unique<QWebEngineProfile>();
        m_view = std::make_unique<QWebEngineView>();
        m_view->setPage(new QWebEnginePage(m_profile.get(), m_view.get()));
        m_view->resize(800, 600);
        m_view->show();
        QVERIFY(emits(m_view.get(), &QWebEngineView::loadFinished, [&] { m_view->load(url); }));
    }
    void serve(const QByteArray& html)
    {
        m_server.put("/page.html", {html});
        m_server.forgetRequests();
        show(m_server.url("/page.html"));
    }
    QVariant ask(const QString& script)
    {
        return tagseam::ask(m_view->page(), script, QWebEngineScript::MainWorld);
    }
    QStringList leaks()
    {
        return ask("[...document.querySelectorAll('.leak')].map(p => p.textContent)").toStringList();
    }

    PageServer m_server;
    std::unique_ptr<QWebEngineProfile> m_profile;
    std::unique_ptr<QWebEngineView> m_view;
};

// Chromium 102 leaves out other attempts of opener(): prerendering, pings, icons and manifests.
void TestHostilePages::openerIsServedAllThatItAsksFor()
{
    m_server.put("/", {.status = "204 No Content"}); // its link leads there, and the page has to stay
    serve(opener().replace("PORT", m_server.port()));
    QVERIFY(ask("window.hasTriedAll").toBool());
    for (const char* path :
         {"/1",  "/3",  "/4",    "/7",  "/9",  "/10", "/11", "/12", "/14", "/15", "/16",      "/17", "/18",
          "/19", "/20", "/21",   "/22", "/23", "/24", "/25", "/26", "/a",  "/b",  "/c",       "/d",  "/e",
          "/f",  "/g",  "/h.js", "/i",  "/j",  "/k",  "/l",  "/m",  "/n",  "/o",  "/prefetch"})
        QVERIFY2(waitFor([&] { return m_server.count(QLatin1String(path)) > 0; }), path);
    const auto count = [this](const char* start, const char* header) {
        return std::ranges::count_if(m_server.heads(), [start, header](const QByteArray& head) {
            return head.startsWith(start) && head.contains(header);
        });
    };
    QVERIFY(
        waitFor([&] { return count("GET / ", "Upgrade: websocket") == 3; })); // from page, frame and worker
    QVERIFY(waitFor([&] { return count("GET / ", "Sec-Fetch-Mode: navigate") > 0; })); // from its link
}

// The listener of tst_hostile does not answer: speculative connections, and WebTransport.
void TestHostilePages::openerConnectsByTcpAndUdp()
{
    Listener listener;
    QVERIFY(listener.listen());
    serve(opener().replace("PORT", listener.port()));
    QVERIFY(waitFor([&] { return listener.connections() > 20 && listener.datagrams() > 0; }));
}

void TestHostilePages::callerConnectsByTcpAndUdp()
{
    Listener listener;
    QVERIFY(listener.listen());
    serve(caller().replace("PORT", listener.port()));
    QVERIFY(waitFor([&] { return listener.connections() > 0 && listener.datagrams() > 0; }));
    QVERIFY(waitFor([&] { return ask("window.hasTriedAll").toBool(); }));
    const QStringList found = leaks();
    for (const char* place : {"page", "old name", "blank", "srcdoc", "javascript", "inside", "blob",
                              "sandbox", "shadow", "written", "parsed", "late", "later"})
        QVERIFY2(found.contains(QLatin1String(place)), place);
}

void TestHostilePages::fileReaderReadsFiles()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const char* name, const QByteArray& bytes) {
        writeRaw(folder.filePath(QLatin1String(name)).toStdString(), bytes.toStdString());
    };
    write("secret.html", "<p>secret</p>");
    write("secret.json", "{\"secret\": 1}");
    write("link.html", "<p>secret of another folder</p>");
    write("page.html", fileReader());
    show(QUrl::fromLocalFile(folder.filePath("page.html")));
    for (const char* file :
         {"/etc/passwd", "file:///etc/passwd", "secret.html", "secret.json", "link.html"}) {
        for (const char* how : {"fetch ", "xhr ", "script "})
            QVERIFY2(waitFor([&] { return leaks().contains(QLatin1String(how) + QLatin1String(file)); }),
                     qPrintable(QLatin1String(how) + QLatin1String(file)));
    }
    QVERIFY(waitFor([&] { return leaks().contains("frame"); }));
}

TAGSEAM_BARE_TEST(TestHostilePages)
#include "tst_hostilepages.moc"
