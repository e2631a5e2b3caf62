// SPDX-License-Identifier: MIT
// Pages from the network: slow ones are given up or taken as they are, the source is asked for again, and
// http stands in for https.
#include "pageserver.h"
#include "testfiles.h"
#include "ui/views/loadbar.h"
#include "windowtest.h"

#include <QLineEdit>
#include <QToolButton>

#include <sys/stat.h>

using namespace tagseam;

class TestWebPages : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1000, 700}); }
    void cleanup() { closeWindow(); }
    void anotherPageDropsTheFirst();
    void slowPageIsTakenAtTheTimeout();
    void slowPageIsTakenWhenAsked();
    void escapeBringsThePageBeforeBack();
    void sourceOfAWebPageIsAskedForAgain_data();
    void sourceOfAWebPageIsAskedForAgain();
    void guessedAddressFallsBackToHttp();
};

void TestWebPages::anotherPageDropsTheFirst()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1>", .isOpenEnded = true});
    for (const QString& first : {QString::fromStdString(path("pipe")), server.url("/slow.html")}) {
        m_window->open(first);
        QTest::qWait(400);
        QVERIFY(loader().isLoading());
        QVERIFY(open("sample:figure2"));
        QCOMPARE(session().name(), "figure2.html");
        QVERIFY(message().isEmpty());
        QTest::qWait(400);
        QCOMPARE(session().name(), "figure2.html");
    }
}

void TestWebPages::slowPageIsTakenAtTheTimeout()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1><p>y", .isOpenEnded = true});
    Limits limits;
    limits.seconds = 5;
    loader().setLimits(limits);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open(server.url("/slow.html"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->loadBar()->text().contains("taken as it is in 1 s"), 10000);
    QVERIFY(settled.wait(20000));
    QVERIFY(shows("slow"));
    const QString sentence = message();
    QVERIFY2(sentence.contains("did not finish loading in 5 second"), qPrintable(sentence));
    QVERIFY(!m_window->loadBar()->isVisible());
}

void TestWebPages::slowPageIsTakenWhenAsked()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1><p>y", .isOpenEnded = true});
    server.put("/silent.html", {.isSilent = true});
    // When nothing has come yet there is nothing to be taken, least of all the empty page before.
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->open(server.url("/silent.html"));
    QTRY_VERIFY(m_window->loadBar()->takeButton()->isVisible());
    QTRY_VERIFY(server.requests().contains("/silent.html"));
    loader().takeNow();
    QVERIFY(failed.count() > 0 || failed.wait(15000));
    QVERIFY(failed.last().first().toString().contains("sent nothing for"));
    QVERIFY(!session().hasDocument());

    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open(server.url("/slow.html"));
    QTRY_VERIFY_WITH_TIMEOUT(ask(loader().page(), "document.querySelectorAll('#slow').length").toInt() == 1,
                             15000);
    QTest::mouseClick(m_window->loadBar()->takeButton(), Qt::LeftButton);
    QVERIFY(settled.wait(15000));
    QVERIFY(shows("slow"));
    QVERIFY(message().contains("had not finished loading"));
}

void TestWebPages::escapeBringsThePageBeforeBack()
{
    PageServer server;
    server.put("/slow.html", {.body = "<h1 id=slow>x</h1>", .isOpenEnded = true});
    QVERIFY(open("sample:regions"));
    session().selectPosition({9});
    m_window->open(server.url("/slow.html"));
    QTest::qWait(800); // the page before is not in the view any more
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(message().contains("cancelled"));
    QTRY_COMPARE(m_window->addressLine()->text(), "sample:regions");
    QTRY_COMPARE_WITH_TIMEOUT(ask(loader().page(), "document.querySelectorAll('.region2').length").toInt(),
                              20, 15000);
    QCOMPARE(session().analysis().sequence.positionOf(session().selection()).value, 9U);
    QVERIFY(!loader().isLoading());
    QVERIFY(!m_window->loadBar()->isVisible());
}

void TestWebPages::sourceOfAWebPageIsAskedForAgain_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<bool>("areScriptsOn");
    QTest::addColumn<QString>("says"); // empty: there is a source
    const QByteArray page = "<table><tr><td>\xc1\xc2</table><script>document.body.append('made')</script>";
    for (const bool areScriptsOn : {true, false}) {
        const char* suffix = areScriptsOn ? ", scripts on" : ", scripts off";
        const auto row = [&](const char* name) -> QTestData& {
            return QTest::newRow((QByteArray(name) + suffix).constData());
        };
        row("charset of the header") << page << QByteArray("text/html; charset=KOI8-R") << QByteArray()
                                     << areScriptsOn << "";
        row("never in the cache") << page << QByteArray("text/html; charset=koi8-r")
                                  << QByteArray("Cache-Control: no-store\r\n") << areScriptsOn << "";
        row("policy that forbids requests")
            << page << QByteArray("text/html; charset=koi8-r")
            << QByteArray("Content-Security-Policy: connect-src 'none'\r\n") << areScriptsOn << "ANY";
        row("sandbox") << page << QByteArray("text/html; charset=koi8-r")
                       << QByteArray("Content-Security-Policy: sandbox\r\n") << areScriptsOn << "ANY";
    }
}

// Whatever comes, comes in time: the bytes, or why there are none.
void TestWebPages::sourceOfAWebPageIsAskedForAgain()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, headers);
    QFETCH(bool, areScriptsOn);
    QFETCH(QString, says);
    PageServer server;
    server.put("/page.html", {body, type, headers});
    loader().setScriptsOn(areScriptsOn);
    loader().setNetworkOn(true);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    loader().load(server.url("/page.html#part"));
    QVERIFY(settled.wait(20000));
    QVERIFY(waitFor([&] { return session().hasSource() || bool(session().sourceProblem()); }));
    if (!session().hasSource()) {
        const QString sentence = session().sourceProblem()();
        QVERIFY2(!says.isEmpty() && sentence.contains(server.url("/page.html")), qPrintable(sentence));
        return;
    }
    QCOMPARE(session().source().encoding(), "koi8-r");
    QVERIFY(session().source().nameId("tbody") == noName); // no script ran, and the tree is libxml2's
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
