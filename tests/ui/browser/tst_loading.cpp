// SPDX-License-Identifier: MIT
// Work on one page that is still under way when another page comes, or fails to load.
#include "core/page/serializehtml.h"
#include "tests/ui/browser/pageserver.h"
#include "tests/ui/window/windowtest.h"
#include "ui/browser/show/pagemarks.h"

#include <QLineEdit>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tagseam;

namespace {

QByteArray titled(const char* id, const QByteArray& more = {})
{
    return "<!DOCTYPE html><title>t</title><body><h1 id=" + QByteArray(id) + ">" + id + "</h1>" + more;
}

} // namespace

class TestLoading : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow(); }
    void init()
    {
        m_server = std::make_unique<PageServer>();
        loader().setPatience(patience(), patience());
        session().runner()->setOptions({});
    }
    void copyOfOnePageIsNotFetchedForByTheNext();
    void copyOfALostPageTakesNothingFromTheNext();
    void pageThatIsDecodedGivesWayToOneThatIsRead();
    void pageIsShownAgainWhenTheNextBreaksOff();
    void stylesThatAreReadGiveWayToAnotherPageAndToALoss();
    void sourceThatNeverComesIsReported();
    void switchesBelongToThePageThatIsShown();
    void takingAgainCanBeCancelled();
    void textIsMarkedByItsElementOnAPageThatCameBack();
    void sourcePageThatIsLostUnseenIsNotWaitedFor();
    void anotherPageOpensWhileOneHangs();
    void anotherPageOpensWhenAHungRendererEnds();
    void hungPageOpensWithoutScripts();
    void pageThatCannotBeLoadedIsNamed();
    void copyThatIsGivenUpIsAskedForAgain();

  private:
    // True if the page is requested.
    bool begins(const QString& path)
    {
        m_window->opener()->open(m_server->url(path));
        return waitFor([&] { return m_server->count(path) > 0 && !loader().isReading(); });
    }
    bool fails(const std::function<void()>& act) { return emits(m_window.get(), &MainWindow::failed, act); }
    // Opens /hung and takes it: the page never answers the request for its nodes.
    bool hangs()
    {
        m_server->put("/hung", {titled("hung", "<script>const x = new XMLHttpRequest(); x.open('GET', "
                                               "'/begun', false); x.send(); for (;;);</script>")});
        if (!begins("/hung") || !waitFor([&] { return m_server->count("/begun") > 0; }))
            return false;
        loader().takeNow();
        return loader().isLoading() && loader().secondsLeft() < 0;
    }
    void wantComputedStyles()
    {
        changeOptions(session(),
                      [](AnalysisOptions& options) { options.path.style = LabelAttributes::Computed; });
        QVERIFY(session().runner()->isWaitingForStyles());
    }
    QString heading() { return ask(loader().page(), "document.querySelector('h1')?.id").toString(); }

    std::unique_ptr<PageServer> m_server;
};

// The network is allowed for the page that is being loaded, not for remains of the page before.
void TestLoading::copyOfOnePageIsNotFetchedForByTheNext()
{
    m_server->put("/slow", {.isSilent = true});
    m_server->put("/tracker.png", {.body = "x", .type = "image/png"});
    QVERIFY(open(write("a.html", titled("a", "<img src=" + m_server->url("/tracker.png").toLatin1() + ">" +
                                                 QByteArray::fromStdString(menuAndList())))));
    session().setStepping(true);
    QVERIFY(begins("/slow") && loader().network()->isOpen());
    for (int i = 0; i < 5; ++i) {
        session().cursor()->step([](Stepper& stepper) { stepper.seek(stepper.step() + 3); });
        QVERIFY(waitUntilIdle()); // the pruned page of this step is written
    }
    QCOMPARE(m_server->count("/tracker.png"), 0);
    QVERIFY(fails([&] { loader().cancel(); }) && waitFor([&] { return isComplete(); }));
    QCOMPARE(m_server->count("/tracker.png"), 0);
    QVERIFY(!loader().network()->isOpen());
    session().setStepping(false);
}

// The copy is written when the next page has begun: that page stays live, and its scripts continue.
void TestLoading::copyOfALostPageTakesNothingFromTheNext()
{
    m_server->put("/b", {.body = titled("b", "<script>let n = 0; setInterval(() => document.title = ++n, "
                                             "50)</script>"),
                         .isOpenEnded = true});
    QVERIFY(open(write("a.html", titled("a"))));
    bool isWritten = false;
    QObject context;
    connect(m_window->browser()->writer(), &CopyWriter::written, &context,
            [&isWritten](Copy copy) { isWritten = isWritten || copy == Copy::Rendered; });
    connect( // the window has requested the copy by then, and nothing of it can have come
        &loader(), &PageLoader::lost, m_window.get(),
        [this] { m_window->opener()->open(m_server->url("/b")); }, Qt::SingleShotConnection);
    kill(loader().page());
    QVERIFY(waitFor([&] { return isWritten && m_server->count("/b") > 0; }));
    const auto count = [this] { return ask(loader().page(), "document.title").toInt(); };
    QVERIFY(waitFor([&] { return count() > 0; }));
    const int before = count();
    QVERIFY(waitFor([&] { return count() > before; }) && settles([&] { loader().takeNow(); }));
    QVERIFY(shows("b"));
    QCOMPARE(heading(), "b");
    QVERIFY(loader().isLive() && loader().ranScripts());
    QCOMPARE(loader().address(), m_server->url("/b"));
}

void TestLoading::pageThatIsDecodedGivesWayToOneThatIsRead()
{
    const QByteArray pipe = QFile::encodeName(m_folder->filePath("pipe.html"));
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    const QString first = write("a.html", titled("a"));
    const QSignalSpy documents(session().trees(), &PageTrees::documentChanged);
    bool isAsked = false;
    QObject context;
    connect(&loader(), &PageLoader::progress, &context, [&](int percent) {
        if (isAsked || percent < 100 || loader().isReading() || loader().secondsLeft() >= 0)
            return;
        isAsked = true; // all parts have arrived; an event posted now comes before the decoded result
        QMetaObject::invokeMethod(
            m_window.get(), [&] { m_window->opener()->open(QFile::decodeName(pipe)); }, Qt::QueuedConnection);
    });
    m_window->opener()->open(first);
    QVERIFY(waitFor([&] { return isAsked && loader().isReading(); }));
    QThreadPool::globalInstance()->waitForDone();
    handleEvents();
    QCOMPARE(documents.count(), 0);
    const int end = ::open(pipe.constData(), O_WRONLY);
    const QByteArray html = titled("b");
    QCOMPARE(::write(end, html.constData(), static_cast<std::size_t>(html.size())), html.size());
    ::close(end);
    QVERIFY(waitFor([&] { return documents.count() > 0 && isComplete(); }) && shows("b"));
    QVERIFY2(message().isEmpty(), qPrintable(message()));
    QVERIFY(waitFor([&] { return session().trees()->hasSource(); }) &&
            session().trees()->source().size() < 20);
}

// The view has half of another page by then.
void TestLoading::pageIsShownAgainWhenTheNextBreaksOff()
{
    m_server->put("/half", {.body = titled("half", "<p>one"), .isOpenEnded = true});
    write("several/one.html", titled("one"));
    write("several/two.html", titled("two"));
    const QString several = m_folder->filePath("several");
    const QString first = write("a.html", titled("a", QByteArray::fromStdString(menuAndList())));
    m_window->setUnattended(); // nobody chooses one of several pages
    for (const QString& next : {QString("/no/such/page.html"), several, QString()}) {
        m_server->forgetRequests();
        QVERIFY(open(first));
        session().selection()->selectPosition({9});
        QVERIFY(begins("/half") && waitFor([&] { return heading() == "half"; }));
        const QSignalSpy asked(&loader(), &PageLoader::choiceNeeded);
        QVERIFY(fails([&] {
            if (next.isEmpty())
                QTest::keyClick(m_window.get(), Qt::Key_Escape);
            else
                m_window->opener()->open(next);
        }));
        QCOMPARE(asked.count(), next == several ? 1 : 0);
        QVERIFY(!message().isEmpty());
        QVERIFY(waitFor([&] { return isComplete(); }));
        QCOMPARE(heading(), "a");
        QVERIFY(shows("a"));
        QCOMPARE(analysis().sequence.positionOf(session().selection()->node()).value, 9U);
        QCOMPARE(m_window->addressBar()->line()->text(), first);
        QVERIFY(!loader().network()->isOpen());
    }
}

void TestLoading::stylesThatAreReadGiveWayToAnotherPageAndToALoss()
{
    QVERIFY(open(write("a.html", titled("a"))));
    const qint64 renderer = loader().page()->renderProcessPid();
    wantComputedStyles();
    QVERIFY(fails([&] { m_window->opener()->open("/no/such/page.html"); }) &&
            waitFor([&] { return isComplete(); }));
    QCOMPARE(session().runner()->setup().path.style, LabelAttributes::ClassAndStyle);
    QCOMPARE(loader().page()->renderProcessPid(), renderer); // the page before had no problem
    QVERIFY(loader().isLive());
    ::kill(static_cast<pid_t>(loader().page()->renderProcessPid()), SIGSTOP); // it no longer answers
    wantComputedStyles();
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    kill(loader().page());
    QVERIFY(waitFor([&] { return isComplete() && session().runner()->hasAnalysis(); }));
    QCOMPARE(session().runner()->setup().path.style, LabelAttributes::ClassAndStyle);
    QVERIFY(loader().page()->renderProcessPid() > 0);
    QVERIFY(nextPageLoads());
    QCOMPARE(failed.count(), 0);
}

void TestLoading::sourceThatNeverComesIsReported()
{
    loader().setNetworkOn(true);
    loader().setScriptsOn(false);
    for (const bool isLost : {false, true}) {
        m_server->put("/a", {titled("a"), {}, "Cache-Control: no-store\r\n"});
        QObject context;
        connect(&loader(), &PageLoader::captured, &context, [&] {
            m_server->put("/a", {.isSilent = true}); // for the next request
            loader().setPatience(patience(), isLost ? patience() : 100);
        });
        m_server->forgetRequests();
        QVERIFY(settles([&] { loader().load(m_server->url("/a")); }));
        QVERIFY(waitFor(
            [&] { return m_server->count("/a") == 2 || !session().trees()->sourceProblem().isEmpty(); }));
        if (isLost)
            kill(loader().page());
        QVERIFY(waitFor([&] { return !session().trees()->sourceProblem().isEmpty(); }) &&
                !session().trees()->hasSource());
        loader().setPatience(patience(), patience());
    }
}

void TestLoading::switchesBelongToThePageThatIsShown()
{
    m_server->put("/a", {titled("a")});
    QVERIFY(open(m_server->url("/a")) && fails([&] { m_window->opener()->open("/no/such/page.html"); }));
    QVERIFY(loader().network()->isOpen() && loader().areScriptsOn());
    QVERIFY(action("scripts")->isChecked() && action("network")->isChecked());
    QCOMPARE(m_window->addressBar()->line()->text(), m_server->url("/a"));
    emit m_window->messageBar()->linkActivated("edit");
    QCOMPARE(m_window->addressBar()->line()->text(), "/no/such/page.html");
    QVERIFY(fails([&] { m_window->opener()->open(m_folder->filePath("none.html")); }));
    write("none.html", titled("c"));
    QVERIFY(settles([&] { emit m_window->messageBar()->linkActivated("again"); }) && shows("c"));
    QVERIFY(!loader().network()->isOpen() && !action("network")->isChecked());
    QVERIFY(settles([&] { action("scripts")->trigger(); }) && loader().areScriptsOn());
    QVERIFY(open(write("b.html", titled("b")))); // the next file is without scripts again
    QVERIFY(!loader().areScriptsOn() && !action("scripts")->isChecked());
}

void TestLoading::takingAgainCanBeCancelled()
{
    m_server->put("/a", {titled("a", "<script>document.body.id = 'ran'</script>")});
    QVERIFY(open(m_server->url("/a")));
    const qint64 renderer = loader().page()->renderProcessPid();
    const NodeId heading = nodeNamed(session(), "h1#a");
    QVERIFY(loader().takeAgain(noNode) && fails([&] { loader().cancel(); }));
    QVERIFY2(message().contains("/a"), qPrintable(message()));
    QVERIFY(waitUntilIdle() && loader().isLive());
    QCOMPARE(loader().page()->renderProcessPid(), renderer);
    QCOMPARE(nodeNamed(session(), "h1#a"), heading);
    QCOMPARE(ask(loader().page(), "document.body.id").toString(), "ran");
    QVERIFY(settles([&] { loader().takeAgain(noNode); }));
}

void TestLoading::textIsMarkedByItsElementOnAPageThatCameBack()
{
    QVERIFY(open(write("a.html", titled("a", "<p id=p>some text</p>"))));
    kill(loader().page());
    QVERIFY(waitFor([&] { return isComplete() && loader().isShown(); }) && loader().isStamped());
    const NodeId paragraph = nodeBy("id", "p");
    const NodeId text{paragraph.value + 1};
    QVERIFY(session().trees()->document().kind(text) == NodeKind::Text);
    QCOMPARE(originalView()->marks()->markedNode(text), paragraph);
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
    QCOMPARE(originalView()->marks()->markedNode(text), text);
}

void TestLoading::sourcePageThatIsLostUnseenIsNotWaitedFor()
{
    QVERIFY(open(write("a.html", titled("a"))) && waitFor([&] { return session().trees()->hasSource(); }));
    const auto show = [&](PageSource source) {
        changeOptions(session(), [&](AnalysisOptions& options) { options.source = source; });
    };
    show(PageSource::Source);
    QVERIFY(waitFor([&] { return session().trees()->isSource(); }));
    show(PageSource::Rendered);
    kill(loader().sourcePage());
    QVERIFY(waitFor([&] { return isComplete(); }));
    show(PageSource::Source);
    QVERIFY(waitFor([&] { return session().trees()->isSource() && isComplete(); }));
    QCOMPARE(ask(loader().sourcePage(), "document.querySelector('h1').id").toString(), "a");
}

void TestLoading::anotherPageOpensWhileOneHangs()
{
    QVERIFY(open(write("a.html", titled("a"))));
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    QVERIFY(hangs());
    QVERIFY(open(write("b.html", titled("b"))) && answers());
    QVERIFY(shows("b"));
    QCOMPARE(failed.count(), 0);
}

void TestLoading::anotherPageOpensWhenAHungRendererEnds()
{
    QVERIFY(open(write("a.html", titled("a"))));
    const QString next = write("b.html", titled("b"));
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    loader().setPatience(patience(), 100);
    QVERIFY(hangs());
    QObject context;
    connect(loader().page(), &QWebEnginePage::renderProcessTerminated, &context, [&] {
        loader().setPatience(patience(), patience());
        m_window->opener()->open(next);
    });
    QVERIFY(waitFor([&] { return shows("b") && isComplete(); }) && answers());
    QVERIFY(shows("b"));
    for (const QList<QVariant>& each : failed)
        QVERIFY2(!each.first().toString().contains("b.html"), qPrintable(each.first().toString()));
}

void TestLoading::hungPageOpensWithoutScripts()
{
    QVERIFY(open(write("a.html", titled("a"))));
    loader().setPatience(patience(), 100);
    QVERIFY(fails([&] { QVERIFY(hangs()); }));
    loader().setPatience(patience(), patience());
    QVERIFY2(message().contains("/hung"), qPrintable(message()));
    QVERIFY(loader().isScriptsFault());
    QVERIFY(waitFor([&] { return isComplete(); }) && shows("a") && !loader().areScriptsOn());
    QVERIFY(settles([&] { emit m_window->messageBar()->linkActivated("without"); }));
    QVERIFY(shows("hung") && !loader().areScriptsOn() && loader().network()->isOpen());
    QVERIFY(!action("scripts")->isChecked() && action("network")->isChecked());
}

void TestLoading::pageThatCannotBeLoadedIsNamed()
{
    m_server->put("/restless", // it tries to navigate while the next page is requested
                  {titled("restless", "<script>setInterval(() => location = '/elsewhere', 5)</script>")});
    m_server->put("/error", {{}, "text/html", {}, "503 Service Unavailable"});
    QVERIFY(open(m_server->url("/restless")) && failureOf(m_server->url("/error")).contains("503"));
    QVERIFY(waitFor([&] { return isComplete(); }) && open(write("a.html", titled("a"))));
    m_server->put("/file", {"PK", "application/zip", "Content-Disposition: attachment\r\n"});
    m_server->put("/circle", {{}, "text/html", "Location: /circle\r\n", "302 Found"});
    const std::pair<QString, const char*> rows[] = {
        {"http://127.0.0.1:1/", "ERR_UNSAFE_PORT"}, // a port that browsers reject
        {m_server->url("/error"), "503"},
        {m_server->url("/file"), ""},
        {m_server->url("/circle"), ""},
        {m_server->url("/nobody"), ""}};
    for (const auto& [url, reason] : rows) {
        if (url.endsWith("/nobody"))
            m_server->close();
        const QString said = failureOf(url);
        QVERIFY2(said.contains(url) && said.contains(QLatin1String(reason)), qPrintable(said));
        QVERIFY(waitFor([&] { return isComplete(); }) && shows("a"));
    }
}

void TestLoading::copyThatIsGivenUpIsAskedForAgain()
{
    m_server->put("/on.html", {"<p>on</p>"});
    // A page without network would refuse the connections of this one.
    QVERIFY(open(m_server->url("/on.html")));
    QWebEngineProfile profile;
    BlockLog log;
    StillPage still(&profile, &log);
    ShownCopy copy(QStringLiteral("copy"));
    copy.setPage(&still);
    const QSignalSpy shown(&copy, &ShownCopy::shown);
    m_server->put("/copy", {{}, "text/html", {}, "503 Service Unavailable"});
    QByteArray marked;
    const QByteArray stamp(stampAttribute.data(), static_cast<qsizetype>(stampAttribute.size()));
    copy.show("<!DOCTYPE html><p " + stamp + "=4>text", [&](const QByteArray& html) {
        marked = html;
        return QUrl(m_server->url("/copy"));
    });
    QVERIFY(waitFor([&] { return m_server->count("/copy") > 0; }) && copy.isAwaited());
    m_server->put("/copy", {marked});
    QVERIFY(waitFor([&] { return shown.count() > 0; }) && !copy.isAwaited());
    QCOMPARE(ask(&still, "document.querySelectorAll('p').length").toInt(), 1);
}

TAGSEAM_TEST(TestLoading)
#include "tst_loading.moc"
