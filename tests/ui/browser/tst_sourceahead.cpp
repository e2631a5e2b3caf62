// SPDX-License-Identifier: MIT
// The source tree of a page that the browser still builds: it is shown, people work with it, and the rendered
// tree follows.
#include "tests/ui/browser/pageserver.h"
#include "tests/ui/browser/stoppedbrowser.h"
#include "tests/ui/testfiles.h"
#include "tests/ui/window/windowtest.h"
#include "ui/session/annotation/annotator.h"
#include "ui/tools/learn/lessons.h"
#include "ui/tools/learn/lessonview.h"
#include "ui/tools/learn/tutor.h"
#include "ui/window/bookmarks.h"

#include <QMenu>
#include <QSemaphore>
#include <QThread>
#include <QToolButton>

#include <sys/stat.h>

using namespace tagseam;
using namespace std::chrono_literals;

namespace {

// Threads of the program's pool that wait while it lives, as threads do that work for long.
class BusyThreads {
  public:
    explicit BusyThreads(int threads) : m_threads(threads)
    {
        for (int i = 0; i < threads; ++i)
            QThreadPool::globalInstance()->start([end = m_end] { end->acquire(); });
    }
    ~BusyThreads() { m_end->release(m_threads); }
    BusyThreads(const BusyThreads&) = delete;
    BusyThreads& operator=(const BusyThreads&) = delete;

  private:
    int m_threads;
    std::shared_ptr<QSemaphore> m_end = std::make_shared<QSemaphore>();
};

} // namespace

class TestSourceAhead : public WindowTest {
    Q_OBJECT

  private slots:
    void init()
    {
        showWindow();
        loader().setSourcePatience(0ms);
        m_server.put("/silent.png", {.isSilent = true});
        m_server.forgetRequests();
        m_page = write("slow.html", "<!DOCTYPE html><title>t</title><body><h1 id=slow>x</h1>"
                                    "<table><tr><td id=cell>y</table><img src=" +
                                        m_server.url("/silent.png").toLatin1() + ">" +
                                        QByteArray::fromStdString(menuAndList()));
        QVERIFY(open("sample:figure2"));
    }
    void cleanup() { closeWindow(); }
    void renderedTreeFollows();
    void pageIsTakenOnceItHasBegun();
    void patienceBeginsWithTheRequest();
    void windowIsPaintedWhileThreadsWork();
    void treeInUseStays();
    void treeOfAStepOrABreakpointStays();
    void workspaceAloneDoesNotKeepTheSource();
    void lessonGetsItsTree_data();
    void lessonGetsItsTree();
    void lessonGetsItsTreeOfAPageInUse();
    void bookmarkGetsItsTree();
    void pageThatIsGivenUpKeepsItsSource();
    void pageThatFailsKeepsItsSource_data();
    void pageThatFailsKeepsItsSource();
    void nextPageFails();
    void nextPageReplacesBoth();
    void annotationWaitsForTheRenderedTree();
    void computedStylesWaitForTheBrowser();
    void computedStylesThatDoNotComeAreRefused();
    void changedOptionKeepsTheWantedTree();
    void reloadedPageStaysUntilItIsRendered();

  private:
    // Opens a page that loads for ever; true if its source tree is shown and the browser still builds it.
    bool isAhead()
    {
        loader().setNetworkOn(true);
        m_server.forgetRequests();
        m_window->browser()->load(PageAddress::ofFile(m_page.toStdString()));
        return waitFor([&] { return trees().name() == "slow.html" && m_server.count("/silent.png") > 0; }) &&
               trees().isSource() && !trees().hasRendered() && loader().isLoading();
    }
    bool isAnalysed()
    {
        return waitFor([&] { return session().runner()->hasAnalysis(); });
    }
    bool finishes()
    {
        return settles([&] { loader().takeNow(); });
    }
    NodeId nodeOf(const char* name) { return nodeNamed(session(), QString::fromUtf8(name)); }
    PageTrees& trees() { return *session().trees(); }

    PageServer m_server;
    QString m_page;
};

void TestSourceAhead::renderedTreeFollows()
{
    QVERIFY(isAhead() && isAnalysed());
    QCOMPARE(loader().address(), m_page);
    QVERIFY(session().runner()->analysis().sequence.size() > 0);
    QVERIFY(finishes());
    QVERIFY(!trees().isSource() && trees().hasBoth());
    QCOMPARE(session().runner()->options().source, PageSource::Rendered);
    QVERIFY(shows("slow") && loader().isLive());
    QVERIFY(ask(loader().prunedPage(), "document.body.textContent.trim() !== ''").toBool());
}

// The browser still has the page before when it is asked, as a busy one has for long.
void TestSourceAhead::pageIsTakenOnceItHasBegun()
{
    loader().setNetworkOn(true);
    loader().load(PageAddress::ofFile(m_page.toStdString()));
    bool isTaken = false;
    const auto take = [&] {
        if (!isTaken && loader().isLoading() && !loader().isReading()) {
            loader().takeNow();
            isTaken = true;
        }
        return isTaken;
    };
    QVERIFY(settles([&] { QVERIFY(waitFor(take)); }));
    QVERIFY(trees().name() == "slow.html" && trees().hasRendered());
}

// A busy machine takes long to read the page, too. The bytes come through a pipe.
void TestSourceAhead::patienceBeginsWithTheRequest()
{
    QFile page(m_page);
    QVERIFY(page.open(QIODevice::ReadOnly));
    const std::string pipe = path("pipe.html");
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    loader().setNetworkOn(true);
    m_window->browser()->load(PageAddress::ofFile(pipe));
    handleEvents(); // the patience of 0 ms is over
    QVERIFY(loader().isReading());
    loader().setSourcePatience(std::chrono::hours(1));
    writeRaw(pipe, page.readAll().toStdString());
    QVERIFY(waitFor([&] { return m_server.count("/silent.png") > 0 && trees().name() == "pipe.html"; }));
    QVERIFY(trees().isSource() && !trees().hasRendered() && loader().isLoading() && isAnalysed());
    QVERIFY(m_window->messageBar()->isVisible() &&
            m_window->browser()->loadBar()->cancelButton()->isVisible());
    QVERIFY(finishes() && !trees().isSource());
}

// Qt paints with threads of the pool, too: a thread for each processor is busy.
void TestSourceAhead::windowIsPaintedWhileThreadsWork()
{
    const BusyThreads busy(QThread::idealThreadCount());
    QVERIFY(isAhead() && isAnalysed());
    m_window->grab();
    QVERIFY(finishes() && !trees().isSource());
}

void TestSourceAhead::treeInUseStays()
{
    QVERIFY(isAhead() && isAnalysed());
    const NodeId node = nodeOf("td#cell");
    session().selection()->select(node);
    session().setStepping(true);
    QVERIFY(finishes());
    QVERIFY(trees().isSource() && trees().hasRendered());
    QCOMPARE(session().selection()->node(), node);
    QVERIFY(ask(loader().sourcePage(), "document.querySelector('#cell') !== null").toBool());
    QVERIFY(settles([&] { trees().want(PageSource::Rendered); }));
    QVERIFY(!trees().isSource());
    QCOMPARE(trees().describe(session().selection()->node()), "td#cell");
    loader().setSourcePatience({}); // this page is small: its source would be shown first, and stay in Step
    QVERIFY(nextPageLoads() && !trees().isSource()); // the source stayed for that page only
}

void TestSourceAhead::treeOfAStepOrABreakpointStays()
{
    session().setStepping(true);
    QVERIFY(isAhead() && isAnalysed());
    session().cursor()->step([](Stepper& stepper) { stepper.seek(3); });
    QVERIFY(finishes() && trees().isSource());
    QVERIFY(nextPageLoads() && !trees().isSource());
    QVERIFY(isAhead() && isAnalysed());
    const auto breakpoints =
        m_window->findChild<QToolButton*>(QStringLiteral("addBreakpoint"))->menu()->actions();
    breakpoints.first()->trigger();
    QVERIFY(finishes() && trees().isSource());
}

void TestSourceAhead::workspaceAloneDoesNotKeepTheSource()
{
    session().setStepping(true);
    QVERIFY(isAhead() && isAnalysed());
    QVERIFY(finishes() && !trees().isSource());
    QVERIFY(nextPageLoads() && !trees().isSource());
}

void TestSourceAhead::lessonGetsItsTree_data()
{
    QTest::addColumn<int>("lesson");
    const std::vector<Lesson> lessons = loadLessons();
    for (std::size_t i = 0; i < lessons.size(); ++i)
        QTest::addRow("%s", qPrintable(lessons[i].name)) << static_cast<int>(i);
}

// The browser answers after the source tree was analysed and the user has looked at it.
void TestSourceAhead::lessonGetsItsTree()
{
    QFETCH(int, lesson);
    auto* view = m_window->findChild<LessonView*>();
    const auto* tutor = m_window->findChild<Tutor*>();
    const QString address = tutor->lessons()[static_cast<std::size_t>(lesson)].sampleAddress();
    QVERIFY(nextPageLoads());
    StoppedBrowser browser;
    view->openLesson(lesson);
    QVERIFY(trees().address() == address || waitFor([&] { return trees().address() == address; }));
    QVERIFY(isAnalysed());
    session().selection()->select(NodeId{5});
    session().cursor()->step([](Stepper& stepper) { stepper.seek(1); });
    browser.start();
    QVERIFY(waitFor([&] { return tutor->state() == Tutor::State::Page && isComplete(); }));
    QVERIFY(waitUntilIdle());
    const LessonPage& shown = tutor->lesson()->pages[static_cast<std::size_t>(tutor->page())];
    QCOMPARE(session().runner()->options().source, shown.source.value_or(PageSource::Rendered));
    QCOMPARE(loader().address(), address);
    QVERIFY(nextPageLoads());
}

void TestSourceAhead::lessonGetsItsTreeOfAPageInUse()
{
    QVERIFY(nextPageLoads());
    const auto* tutor = m_window->findChild<Tutor*>();
    const auto lesson = std::ranges::find(tutor->lessons(), QStringLiteral("news"), &Lesson::name);
    QVERIFY(lesson != tutor->lessons().end());
    {
        const StoppedBrowser browser;
        m_window->opener()->open(QStringLiteral("sample:") + lesson->sample);
        QVERIFY(waitFor([&] { return trees().address() == lesson->sampleAddress(); }) && isAnalysed());
        session().selection()->select(NodeId{5});
        m_window->findChild<LessonView*>()->openLesson(static_cast<int>(lesson - tutor->lessons().begin()));
    }
    QVERIFY(waitFor([&] { return tutor->state() == Tutor::State::Page && isComplete(); }));
    QVERIFY(!trees().isSource());
    QVERIFY(nextPageLoads() && !trees().isSource());
}

void TestSourceAhead::bookmarkGetsItsTree()
{
    QVERIFY(nextPageLoads());
    for (const bool isSource : {false, true}) {
        QVERIFY(settles([&] {
            StoppedBrowser browser;
            m_window->opener()->open(isSource ? "sample:news#source=source&node=20" : "sample:news#node=20");
            QVERIFY(waitFor([&] { return trees().name() == "news.html"; }) && isAnalysed());
            session().selection()->select(NodeId{5});
        }));
        QCOMPARE(trees().isSource(), isSource);
        QCOMPARE(session().selection()->node(), analysis().sequence.nodes[19]); // the bookmark counts from 1
    }
}

void TestSourceAhead::pageThatIsGivenUpKeepsItsSource()
{
    QVERIFY(isAhead() && isAnalysed());
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    const QSignalSpy settled(m_window.get(), &MainWindow::settled);
    loader().cancel();
    QVERIFY(waitFor([&] { return failed.count() > 0 && settled.count() > 0; }));
    QVERIFY(trees().isSource() && trees().name() == "slow.html" && session().runner()->hasAnalysis());
    QVERIFY(!message().isEmpty());
    QVERIFY(waitFor(
        [&] { return ask(loader().sourcePage(), "document.querySelector('#cell') !== null").toBool(); }));
    QVERIFY(waitFor(
        [&] { return ask(loader().prunedPage(), "document.body.textContent.trim() !== ''").toBool(); }));
    session().setWorkspace(Workspace::Annotate);
    session().setWorkspace(Workspace::Inspect);
    QVERIFY(nextPageLoads() && !trees().isSource());
}

void TestSourceAhead::pageThatFailsKeepsItsSource_data()
{
    QTest::addColumn<bool>("isSourceRead"); // before the page fails
    QTest::newRow("before its source is read") << false;
    QTest::newRow("before the patience is over") << true;
}

// The renderer ends before the source tree is shown, as it does with 5,000 nested tables.
void TestSourceAhead::pageThatFailsKeepsItsSource()
{
    QFETCH(bool, isSourceRead);
    loader().setSourcePatience(std::chrono::hours(1));
    loader().setNetworkOn(true);
    const QSignalSpy failed(m_window.get(), &MainWindow::failed);
    const QSignalSpy settled(m_window.get(), &MainWindow::settled);
    const qsizetype before = m_server.count("/silent.png");
    {
        std::optional<BusyThreads> busy; // the source is read and the window is painted by such threads
        m_window->setUpdatesEnabled(isSourceRead);
        if (!isSourceRead)
            busy.emplace(QThreadPool::globalInstance()->maxThreadCount());
        m_window->browser()->load(PageAddress::ofFile(m_page.toStdString()));
        QVERIFY(waitFor([&] { return m_server.count("/silent.png") > before; }));
        QVERIFY(!isSourceRead || waitUntilIdle());
        QCOMPARE(trees().name(), "figure2.html");
        kill(loader().page());
        QVERIFY(isSourceRead || (failed.count() == 0 && loader().isLoading()));
    }
    m_window->setUpdatesEnabled(true);
    QVERIFY(waitFor([&] { return failed.count() > 0 && settled.count() > 0; }));
    QVERIFY(loader().isSourceLeft() && message().startsWith(failed.first().first().toString()));
    QVERIFY(trees().isSource() && trees().name() == "slow.html" && session().runner()->hasAnalysis());
    QVERIFY(ask(loader().sourcePage(), "document.querySelector('#cell') !== null").toBool());
    QVERIFY(!failureOf(QString::fromStdString(path("missing.html"))).isEmpty());
    QVERIFY(!loader().isSourceLeft());
    QVERIFY(nextPageLoads() && !trees().isSource());
}

void TestSourceAhead::nextPageFails()
{
    QVERIFY(isAhead() && isAnalysed());
    const QString missing = QString::fromStdString(path("missing.html"));
    const QString said = failureOf(missing);
    QVERIFY(said.contains("missing.html"));
    loader().cancel();
    QVERIFY(nextPageLoads());
    QCOMPARE(failureOf(missing), said); // says nothing of the page that stays
    QVERIFY(isAhead() && isAnalysed());
    QVERIFY(!failureOf(missing).isEmpty());
    QVERIFY(waitFor([&] { return !loader().isLoading() && !loader().isShowing(); }));
    QVERIFY(trees().isSource() && trees().name() == "slow.html" && session().runner()->hasAnalysis());
    QVERIFY(waitFor(
        [&] { return ask(loader().sourcePage(), "document.querySelector('#cell') !== null").toBool(); }));
    QVERIFY(nextPageLoads());
}

void TestSourceAhead::nextPageReplacesBoth()
{
    QVERIFY(isAhead() && isAnalysed());
    session().selection()->select(nodeOf("td#cell"));
    QVERIFY(nextPageLoads());
    QVERIFY(!trees().isSource() && session().selection()->node() == noNode);
    QVERIFY(settles([&] { trees().want(PageSource::Source); }));
    QCOMPARE(trees().name(), "figure2.html");
}

void TestSourceAhead::annotationWaitsForTheRenderedTree()
{
    QVERIFY(isAhead() && isAnalysed());
    session().setWorkspace(Workspace::Annotate);
    const Annotator& annotator = *m_window->annotator();
    QVERIFY(!annotator.isOpen() && !annotator.isOpening());
    session().selection()->select(nodeOf("td#cell"));
    QVERIFY(finishes());
    QVERIFY(waitFor([&] { return annotator.isOpen(); }));
    QVERIFY(!trees().isSource()); // marks are on the rendered tree
    QCOMPARE(trees().describe(session().selection()->node()), "td#cell");
}

void TestSourceAhead::computedStylesWaitForTheBrowser()
{
    changeOptions(session(),
                  [](AnalysisOptions& options) { options.path.style = LabelAttributes::Computed; });
    QVERIFY(waitUntilIdle([&] { return session().runner()->isAnalysing(); }));
    QVERIFY(isAhead());
    QVERIFY(session().runner()->isWaitingForStyles());
    QVERIFY(finishes());
    QVERIFY(!trees().isSource() && trees().document().hasComputedStyles());
    QCOMPARE(session().runner()->setup().path.style, LabelAttributes::Computed);
}

void TestSourceAhead::computedStylesThatDoNotComeAreRefused()
{
    changeOptions(session(),
                  [](AnalysisOptions& options) { options.path.style = LabelAttributes::Computed; });
    QVERIFY(waitUntilIdle([&] { return session().runner()->isAnalysing(); }));
    QVERIFY(isAhead() && session().runner()->isWaitingForStyles());
    loader().cancel();
    QVERIFY(isAnalysed());
    QCOMPARE(session().runner()->setup().path.style, LabelAttributes::ClassAndStyle);
    QCOMPARE(trees().wanted(), PageSource::Rendered);
}

void TestSourceAhead::changedOptionKeepsTheWantedTree()
{
    QVERIFY(isAhead() && isAnalysed());
    session().changes()->undoAllEdits();
    AnalysisOptions options = session().runner()->wantedOptions();
    options.search.minDifference = 0.3;
    session().runner()->setOptions(options);
    QCOMPARE(trees().wanted(), PageSource::Rendered);
    QVERIFY(finishes() && !trees().isSource());
    QCOMPARE(session().runner()->analysis().options.search.minDifference, 0.3);
}

void TestSourceAhead::reloadedPageStaysUntilItIsRendered()
{
    QVERIFY(isAhead() && finishes());
    session().selection()->select(nodeOf("td#cell"));
    const qsizetype before = m_server.count("/silent.png");
    m_window->browser()->load(PageAddress::ofFile(m_page.toStdString()));
    QVERIFY(waitFor([&] { return m_server.count("/silent.png") > before; }));
    QVERIFY(waitUntilIdle());
    QVERIFY(loader().isLoading() && trees().hasRendered() && !trees().isSource());
    QCOMPARE(trees().describe(session().selection()->node()), "td#cell");
    QVERIFY(finishes() && trees().hasBoth());
}

TAGSEAM_TEST(TestSourceAhead)
#include "tst_sourceahead.moc"
