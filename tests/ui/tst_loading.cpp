// SPDX-License-Identifier: MIT
// What of one page is still under way when another comes, or does not come.
#include "pageserver.h"
#include "ui/watchdog.h"
#include "windowtest.h"

#include <QLineEdit>
#include <QLoggingCategory>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tagseam;

namespace {

QByteArray titled(const char* id, const QByteArray& more = {})
{
    return "<!DOCTYPE html><title>t</title><body><h1 id=" + QByteArray(id) + ">" + id + "</h1>" + more;
}

QByteArray many(int elements)
{
    QByteArray html;
    for (int i = 0; i < elements; ++i)
        html += "<p class=c" + QByteArray::number(i % 7) + "><b>b</b> <i>i</i></p>";
    return html;
}

constexpr int patience = 2000; // ms that a page may leave a question without answer

} // namespace

class TestLoading : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { closeWindow(); }
    void copyOfOnePageIsNotFetchedForByTheNext();
    void pageThatWasLostIsNotShownInPlaceOfTheNext();
    void copyOfALostPageTakesNothingFromTheNext();
    void pageThatIsDecodedGivesWayToOneThatIsRead();
    void pageIsShownAgainWhenTheNextBrokeOff();
    void choiceThatIsNotMadeLeavesThePageBefore();
    void stylesThatAreReadGiveWayToAnotherPage();
    void stylesOfAPageWhoseRendererIsLostAreGivenUp();
    void sourceThatNeverComesIsSaid();
    void switchesAreThoseOfThePageThatIsShown();
    void takingAgainCanBeCancelled();
    void textIsMarkedByItsElementOnAPageThatCameBack();
    void sourcePageThatIsLostUnseenIsNotWaitedFor();
    void hungPageDoesNotBlameTheNext();
    void hungPageOpensWithoutScripts();
    void reasonIsSaid_data();
    void reasonIsSaid();

  private:
    // Begun to load, up to its first bytes.
    bool begins(const QString& path);
    bool fails(const std::function<void()>& act);

    std::unique_ptr<PageServer> m_server;
};

void TestLoading::init()
{
    m_server = std::make_unique<PageServer>();
    showWindow();
    loader().setPatience(20'000, patience);
}

bool TestLoading::begins(const QString& path)
{
    m_window->open(m_server->url(path));
    return waitFor([&] { return m_server->count(path) > 0 && !loader().isReading(); });
}

bool TestLoading::fails(const std::function<void()>& act)
{
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    act();
    return waitFor([&] { return failed.count() > 0; });
}

// The network is open for the page that is on its way, not for what is left of the one before.
void TestLoading::copyOfOnePageIsNotFetchedForByTheNext()
{
    m_server->put("/slow", {.isSilent = true});
    m_server->put("/tracker.png", {.body = "x", .type = "image/png"});
    QVERIFY(open(write("a.html", titled("a", "<img src=" + m_server->url("/tracker.png").toLatin1() + ">" +
                                                 QByteArray::fromStdString(menuAndList())))));
    session().setStepping(true);
    QVERIFY(begins("/slow"));
    QVERIFY(loader().network()->isOpen());
    for (int i = 0; i < 5; ++i) {
        session().step([](Stepper& stepper) { stepper.seek(stepper.step() + 3); });
        rest(250); // for the page to be written and shown
    }
    QCOMPARE(m_server->count("/tracker.png"), 0);
    QVERIFY(fails([&] { loader().cancel(); }));
    QVERIFY(waitFor([&] { return isWhole(); }));
    QCOMPARE(m_server->count("/tracker.png"), 0);
    QVERIFY(!loader().network()->isOpen());
}

void TestLoading::pageThatWasLostIsNotShownInPlaceOfTheNext()
{
    m_server->put("/b", {titled("b")});
    QVERIFY(open(write("a.html", titled("a", many(30'000))))); // takes a while to be written
    kill(loader().page());
    QVERIFY(open(m_server->url("/b")));
    rest(1000); // what was written of the page before has come by now
    QVERIFY(shows("b"));
    QCOMPARE(ask(loader().page(), "document.querySelector('h1').id").toString(), "b");
    QVERIFY(loader().isLive());
    QCOMPARE(loader().address(), m_server->url("/b"));
}

// It is written when the next one has begun: that one stays live, and its scripts go on.
void TestLoading::copyOfALostPageTakesNothingFromTheNext()
{
    m_server->put("/b", {.body = titled("b", "<script>let n = 0; setInterval(() => document.title = ++n, "
                                             "50)</script>"),
                         .isOpenEnded = true});
    QVERIFY(open(write("a.html", titled("a", many(10'000)))));
    const QSignalSpy written(&session(), &PageSession::wholeReady);
    connect( // the window has asked for the copy by then, and nothing of it can have come
        &loader(), &PageLoader::lost, m_window.get(), [this] { m_window->open(m_server->url("/b")); },
        Qt::SingleShotConnection);
    kill(loader().page());
    QVERIFY(waitFor([&] { return written.count() > 0 && m_server->count("/b") > 0; }));
    const auto count = [this] { return ask(loader().page(), "document.title").toInt(); };
    QVERIFY(waitFor([&] { return count() > 0; }));
    const int before = count();
    QVERIFY(waitFor([&] { return count() > before; }));
    QVERIFY(settles([&] { loader().takeNow(); }));
    QVERIFY(shows("b"));
    QVERIFY(loader().isLive() && loader().ranScripts());
}

void TestLoading::pageThatIsDecodedGivesWayToOneThatIsRead()
{
    const QByteArray pipe = QFile::encodeName(m_folder->filePath("pipe.html"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    const QString large = write("a.html", titled("a", many(20'000)));
    bool isTaken = false; // its parts are on their way
    bool isAsked = false;
    connect(&loader(), &PageLoader::progress, m_window.get(), [&](int percent) {
        isTaken = isTaken || (percent == 0 && !loader().isReading() && loader().secondsLeft() < 0);
        if (!isTaken || percent < 100 || isAsked || loader().isReading())
            return;
        isAsked = true; // all parts are here, and are being decoded
        QMetaObject::invokeMethod(
            m_window.get(), [&] { m_window->open(QFile::decodeName(pipe)); }, Qt::QueuedConnection);
    });
    m_window->open(large);
    QVERIFY(waitFor([&] { return isAsked && loader().isReading(); }));
    rest(1500); // decoded by now
    QVERIFY(!session().hasDocument());
    const int end = ::open(pipe.constData(), O_WRONLY);
    const QByteArray html = titled("b");
    QCOMPARE(::write(end, html.constData(), static_cast<std::size_t>(html.size())), html.size());
    ::close(end);
    QVERIFY(waitFor([&] { return session().hasDocument() && isWhole(); }));
    QVERIFY(shows("b"));
    QVERIFY2(message().isEmpty(), qPrintable(message()));
    QVERIFY(waitFor([&] { return session().hasSource(); }));
    QVERIFY(session().source().size() < 20);
}

// The view has half of the other page by then.
void TestLoading::pageIsShownAgainWhenTheNextBrokeOff()
{
    m_server->put("/half", {.body = titled("half", "<p>one"), .isOpenEnded = true});
    QVERIFY(open(write("a.html", titled("a"))));
    QVERIFY(begins("/half"));
    QVERIFY(waitFor([&] {
        return ask(loader().page(), "document.querySelector('h1') && document.querySelector('h1').id") ==
               "half";
    }));
    QVERIFY(fails([&] { m_window->open("/no/such/page.html"); }));
    QVERIFY(waitFor([&] { return isWhole() && loader().isShown(); }));
    QCOMPARE(ask(loader().page(), "document.querySelector('h1').id").toString(), "a");
    QVERIFY(shows("a"));
    QCOMPARE(m_window->addressLine()->text(), m_folder->filePath("a.html"));
}

void TestLoading::choiceThatIsNotMadeLeavesThePageBefore()
{
    m_server->put("/half", {.body = titled("half", "<p>one"), .isOpenEnded = true});
    QDir(m_folder->path()).mkdir("several");
    write("several/one.html", titled("one"));
    write("several/two.html", titled("two"));
    QVERIFY(open(write("a.html", titled("a"))));
    QVERIFY(begins("/half"));
    const QSignalSpy asked(&loader(), &PageLoader::choiceNeeded);
    m_window->setUnattended(); // nobody chooses
    m_window->open(m_folder->filePath("several"));
    QVERIFY(waitFor([&] { return asked.count() == 1; }));
    QVERIFY(waitFor([&] { return isWhole() && loader().isShown(); }));
    QCOMPARE(ask(loader().page(), "document.querySelector('h1').id").toString(), "a");
}

void TestLoading::stylesThatAreReadGiveWayToAnotherPage()
{
    QVERIFY(open(write("a.html", titled("a", many(20'000)))));
    const qint64 renderer = loader().page()->renderProcessPid();
    AnalysisOptions options = session().options();
    options.path.style = StyleKey::Computed;
    session().setOptions(options);
    QVERIFY(session().isWaitingForStyles());
    QVERIFY(fails([&] { m_window->open("/no/such/page.html"); }));
    QVERIFY(waitFor([&] { return isWhole(); }));
    QCOMPARE(session().options().path.style, StyleKey::ClassAndStyle);
    QCOMPARE(loader().page()->renderProcessPid(), renderer); // nothing was wrong with it
    QVERIFY(loader().isLive());
}

void TestLoading::stylesOfAPageWhoseRendererIsLostAreGivenUp()
{
    QVERIFY(open(write("a.html", titled("a", many(20'000)))));
    AnalysisOptions options = session().options();
    options.path.style = StyleKey::Computed;
    session().setOptions(options);
    QVERIFY(session().isWaitingForStyles());
    kill(loader().page());
    QVERIFY(waitFor([&] { return isWhole() && session().hasAnalysis(); }));
    QCOMPARE(session().options().path.style, StyleKey::ClassAndStyle);
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    rest(2 * patience);
    QCOMPARE(failed.count(), 0); // the page that came back is not ended
    QVERIFY(loader().page()->renderProcessPid() > 0);
}

void TestLoading::sourceThatNeverComesIsSaid()
{
    m_server->put("/a", {titled("a"), {}, "Cache-Control: no-store\r\n"});
    QVERIFY(open(m_server->url("/a")));
    for (const bool isLost : {false, true}) {
        m_server->put("/a", {titled("a"), {}, "Cache-Control: no-store\r\n"});
        m_server->forgetRequests();
        m_window->open(m_server->url("/a"));
        QVERIFY(waitFor([&] { return m_server->requests().size() > 0; }));
        m_server->forgetRequests();
        m_server->put("/a", {.isSilent = true}); // when it is asked for again
        QVERIFY(waitFor([&] { return isWhole() && m_server->count("/a") > 0; }));
        if (isLost)
            kill(loader().page());
        QVERIFY(!session().hasSource());
        QVERIFY(waitFor([&] { return bool(session().sourceProblem()); }));
        m_server->forgetRequests();
    }
}

void TestLoading::switchesAreThoseOfThePageThatIsShown()
{
    m_server->put("/a", {titled("a")});
    QVERIFY(open(m_server->url("/a")));
    QVERIFY(fails([&] { m_window->open("/no/such/page.html"); }));
    QVERIFY(loader().network()->isOpen() && loader().areScriptsOn());
    QVERIFY(action("scripts")->isChecked() && action("network")->isChecked());
    QCOMPARE(m_window->addressLine()->text(), m_server->url("/a"));
    emit m_window->messageBar()->linkActivated("edit");
    QCOMPARE(m_window->addressLine()->text(), "/no/such/page.html");
    write("page.html", titled("b"));
    QVERIFY(fails([&] { m_window->open(m_folder->filePath("none.html")); }));
    write("none.html", titled("c"));
    QVERIFY(settles([&] { emit m_window->messageBar()->linkActivated("again"); }));
    QVERIFY(shows("c"));
    QVERIFY(!loader().network()->isOpen() && !action("network")->isChecked());
}

void TestLoading::takingAgainCanBeCancelled()
{
    m_server->put("/a", {titled("a", many(20'000) + "<script>document.body.id = 'ran'</script>")});
    QVERIFY(open(m_server->url("/a")));
    const qint64 renderer = loader().page()->renderProcessPid();
    const NodeId heading = nodeNamed(session(), "h1#a");
    QVERIFY(loader().takeAgain(noNode));
    QVERIFY(fails([&] { loader().cancel(); }));
    QVERIFY2(message().contains("not taken again"), qPrintable(message()));
    rest(500);
    QVERIFY(loader().isLive());
    QCOMPARE(loader().page()->renderProcessPid(), renderer);
    QCOMPARE(nodeNamed(session(), "h1#a"), heading);
    QCOMPARE(ask(loader().page(), "document.body.id").toString(), "ran");
    QVERIFY(settles([&] { loader().takeAgain(noNode); }));
}

void TestLoading::textIsMarkedByItsElementOnAPageThatCameBack()
{
    QVERIFY(open(write("a.html", titled("a", "<p id=p>some text</p>"))));
    kill(loader().page());
    QVERIFY(waitFor([&] { return isWhole() && loader().isShown(); }));
    QVERIFY(loader().isStamped());
    const NodeId paragraph = nodeBy("id", "p");
    const NodeId text{paragraph.value + 1};
    QVERIFY(session().document().kind(text) == NodeKind::Text);
    QCOMPARE(m_window->originalView()->markedNode(text), paragraph);
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
    QCOMPARE(m_window->originalView()->markedNode(text), text);
}

void TestLoading::sourcePageThatIsLostUnseenIsNotWaitedFor()
{
    QVERIFY(open(write("a.html", titled("a", many(2000)))));
    QVERIFY(waitFor([&] { return session().hasSource(); }));
    AnalysisOptions options = session().options();
    const auto show = [&](PageSource source) {
        options.source = source;
        session().setOptions(options);
    };
    show(PageSource::Source);
    QVERIFY(waitFor([&] { return session().isSource(); }));
    show(PageSource::Rendered);
    kill(loader().sourcePage());
    QVERIFY(waitFor([&] { return isWhole(); }));
    show(PageSource::Source);
    QVERIFY(waitFor([&] { return session().isSource() && isWhole(); }));
    QCOMPARE(ask(loader().sourcePage(), "document.querySelector('h1').id").toString(), "a");
}

void TestLoading::hungPageDoesNotBlameTheNext()
{
    m_server->put("/hung", {titled("hung", "<script>onload = () => { for (;;); }</script>")});
    QVERIFY(open(write("a.html", titled("a"))));
    const QString next = write("b.html", titled("b"));
    m_window->open(m_server->url("/hung"));
    QVERIFY(waitFor([&] { return m_server->count("/hung") > 0; }));
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    rest(patience - 200); // ended at about the time when the other one is asked for
    QVERIFY(open(next));
    QVERIFY(shows("b"));
    rest(2 * patience);
    QVERIFY(shows("b"));
    for (const QList<QVariant>& each : failed)
        QVERIFY2(!each.first().toString().contains("b.html"), qPrintable(each.first().toString()));
}

void TestLoading::hungPageOpensWithoutScripts()
{
    m_server->put("/hung", {titled("hung", "<script>for (;;);</script>")});
    QVERIFY(open(write("a.html", titled("a"))));
    loader().setPatience(1000, patience);
    QVERIFY(fails([&] { m_window->open(m_server->url("/hung")); }));
    QVERIFY2(message().contains("caught in a loop"), qPrintable(message()));
    QVERIFY(waitFor([&] { return isWhole(); }));
    QVERIFY(settles([&] { emit m_window->messageBar()->linkActivated("without"); }));
    QVERIFY(shows("hung") && !loader().areScriptsOn() && loader().network()->isOpen());
    QVERIFY(!action("scripts")->isChecked() && action("network")->isChecked());
}

void TestLoading::reasonIsSaid_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("reason");
    QTest::newRow("nobody there") << "/nobody"
                                  << "no server answers there";
    QTest::newRow("port that browsers refuse") << "http://127.0.0.1:1/"
                                               << "ERR_UNSAFE_PORT";
    QTest::newRow("status without a page") << "/error"
                                           << "status 503";
    QTest::newRow("download") << "/file"
                              << "a file to be saved";
    QTest::newRow("circle") << "/circle"
                            << "round in circles";
}

void TestLoading::reasonIsSaid()
{
    QFETCH(QString, address);
    QFETCH(QString, reason);
    m_server->put("/error", {{}, "text/html", {}, "503 Service Unavailable"});
    m_server->put("/file", {"PK", "application/zip", "Content-Disposition: attachment\r\n"});
    m_server->put("/circle", {{}, "text/html", "Location: /circle\r\n", "302 Found"});
    const QString url = address.startsWith('/') ? m_server->url(address) : address;
    if (address == "/nobody")
        m_server->close();
    const QString said = failureOf(url);
    QVERIFY2(said.contains(url) && said.contains(reason) && said.contains("could not be loaded: "),
             qPrintable(said));
}

TAGSEAM_TEST(TestLoading)
#include "tst_loading.moc"
