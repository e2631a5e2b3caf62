// SPDX-License-Identifier: MIT
// Pages from the network: slow ones are given up or taken as they are, the source is asked for again, and
// http stands in for https.
#include "pageserver.h"
#include "testfiles.h"
#include "ui/views/loadbar.h"
#include "windowtest.h"

#include <QLineEdit>
#include <QToolButton>

using namespace tagseam;

class TestWebPages : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1000, 700}); }
    void slowPageIsTakenAtTheTimeout();
    void slowPageIsTakenWhenAsked();
    void sourceOfAWebPageIsAskedForAgain();
    void guessedAddressFallsBackToHttp();
};

void TestWebPages::slowPageIsTakenAtTheTimeout()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1><p>y", .isOpenEnded = true});
    Limits limits;
    limits.seconds = 20; // time enough for the first bytes
    loader().setLimits(limits);
    QVERIFY(open(server.url("/slow.html")));
    QVERIFY(shows("slow"));
    QVERIFY(loader().isLate() && !loader().wasTakenNow());
    QVERIFY2(message().contains("20"), qPrintable(message()));
    QVERIFY(!m_window->loadBar()->isVisible());
}

void TestWebPages::slowPageIsTakenWhenAsked()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1><p>y", .isOpenEnded = true});
    server.put("/silent.html", {.isSilent = true});
    QVERIFY(open("sample:figure2"));
    // When nothing has come yet there is nothing to be taken, least of all the page before.
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->open(server.url("/silent.html"));
    QVERIFY(waitFor([&] { return server.count("/silent.html") > 0; }));
    loader().takeNow();
    QVERIFY(waitFor([&] { return failed.count() > 0 && isWhole(); }));
    QVERIFY(message().contains("/silent.html"));
    QCOMPARE(session().name(), "figure2.html");

    m_window->open(server.url("/slow.html"));
    QVERIFY(
        waitFor([&] { return ask(loader().page(), "document.querySelector('#slow') !== null").toBool(); }));
    QVERIFY(waitFor([&] { return m_window->loadBar()->takeButton()->isVisible(); }));
    QVERIFY(settles([&] { QTest::mouseClick(m_window->loadBar()->takeButton(), Qt::LeftButton); }));
    QVERIFY(shows("slow"));
    QVERIFY(loader().isLate() && loader().wasTakenNow());
    QVERIFY(!message().isEmpty());
}

// The bytes come, or the reason why there are none: a policy of the page may forbid the request.
void TestWebPages::sourceOfAWebPageIsAskedForAgain()
{
    const QByteArray koi = "text/html; charset=KOI8-R";
    const std::pair<QByteArray, bool> rows[] = {{"", false},
                                                {"Cache-Control: no-store\r\n", false},
                                                {"Content-Security-Policy: connect-src 'none'\r\n", true},
                                                {"Content-Security-Policy: sandbox\r\n", true}};
    for (const bool areScriptsOn : {true, false}) {
        for (const auto& [headers, mayFail] : rows) {
            PageServer server;
            server.put("/page.html",
                       {"<table><tr><td>\xc1\xc2</table><script>document.body.append('made')</script>", koi,
                        headers});
            loader().setScriptsOn(areScriptsOn);
            loader().setNetworkOn(true);
            QVERIFY(settles([&] { loader().load(server.url("/page.html#part")); }));
            QVERIFY(waitFor([&] { return session().hasSource() || bool(session().sourceProblem()); }));
            if (!session().hasSource()) {
                const QString sentence = session().sourceProblem()();
                QVERIFY2(mayFail && sentence.contains(server.url("/page.html")), qPrintable(sentence));
                continue;
            }
            QCOMPARE(session().source().encoding(), "koi8-r");
            QVERIFY(session().source().nameId("tbody") == noName); // no script ran, and libxml2 built it
        }
    }
}

void TestWebPages::guessedAddressFallsBackToHttp()
{
    PageServer server;
    server.put("/page.html", {QByteArray::fromStdString(titled("plain"))});
    PageAddress address;
    address.kind = PageAddress::Kind::Web;
    address.url = QUrl(server.url("/page.html").replace("http://", "https://"));
    address.isGuessed = true;
    QVERIFY(open(address));
    QVERIFY(shows("plain"));
    QCOMPARE(m_window->addressLine()->text(), server.url("/page.html"));
    address.isGuessed = false; // typed: never without its encryption
    QVERIFY(!failureOf(address.text()).isEmpty());
}

TAGSEAM_TEST(TestWebPages)
#include "tst_webpages.moc"
