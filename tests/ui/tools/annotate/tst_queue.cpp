// SPDX-License-Identifier: MIT
// The queue of pages: its list, the states of its pages, and going from page to page.
#include "core/truth/annotation/annotationfile.h"
#include "tests/ui/browser/testwarc.h"
#include "tests/ui/tools/annotate/annotationtest.h"
#include "ui/tools/annotate/donechecks.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/tools/annotate/queuemodel.h"
#include "ui/tools/annotate/queuetab.h"
#include "ui/tools/annotate/queuewalk.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeView>

#include <filesystem>
#include <fstream>
#include <optional>
#include <stop_token>

using namespace tagseam;
namespace fs = std::filesystem;

class TestQueue : public AnnotationTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup() { clearAnnotator(); }
    void pagesAreListedAsPeopleCount();
    void statesAreThoseOfTheFiles();
    void rowIsOpenedByMouseAndKey();
    void stateLeadsToTheNextToDo();
    void nextIsTheFirstToDoAfterARestart();
    void folderOfThePageIsTheUsualQueue();
    void timeOfWorkIsShown();
    void doneWaitsForWhatIsUnusual();
    void textBeingTypedIsSavedBeforeGoingOn();
    void pageStaysWhenItCannotBeSaved();
    void pageThatCannotBeOpenedIsPassed();
    void pageOfAnotherWindowGetsNoState();
    void filesWrittenByOthersAreSeen();
    void annotatorsHaveStatesOfTheirOwn();
    void nextPageIsThatOfTheAnnotatorNow();
    void orphansOfAPageThatWasLeftStayKnown();
    void pageThatSharesItsFileIsNotOpened();
    void foldersWithoutPagesCanBeStopped();
    void foldersThatCannotBeReadAreCounted();
    void firstPagesAreThoseOfTheOrder();
    void archiveOfPagesIsARowEach();
    void actionsRestOutsideOfTheWorkspace();
    void modelKeepsTheRules();
    void folderWithoutPagesIsExplained();

  private:
    QueueTab& tab() { return *m_tab; }
    QueueWalk& walk() { return *tab().walk(); }
    QueueModel& model() { return *walk().model(); }
    QString put(const QString& name) { return write(name, "<p>One page of several</p>"); }
    void annotate(const QString& page, PageState state, const QString& note = {}, const std::string& who = {})
    {
        Annotation annotation;
        annotation.state = state;
        annotation.note = note.toStdString();
        annotation.annotator = who;
        QVERIFY(bool(saveAnnotation(annotationPath(page.toStdString(), who), annotation, {})));
    }
    PageState stateInFile(const QString& name, const std::string& who = {})
    {
        const auto loaded = loadAnnotation(annotationPath(path(name.toStdString()), who));
        return loaded ? loaded->annotation.state : PageState::Untouched;
    }
    // Does what the window does.
    void openWanted(const PageAddress& address)
    {
        const QByteArray bytes = bytesOf(decodedPath(address.path));
        if (bytes.startsWith('\1'))
            return walk().tellFailure(address, QStringLiteral("It cannot be opened."), false);
        Result<Document> document =
            parseHtml(address.entry.isEmpty() ? bytes.toStdString() : "<p>A page of an archive</p>");
        QVERIFY(bool(document));
        m_session->setDocument(*std::move(document), {.name = address.text(), .address = address.name()});
        m_annotator->open(AnnotationPlace::of(address, m_annotator->owner()));
    }
    // Opens a page, and waits until its folder is read.
    bool start(const QString& name)
    {
        openWanted(PageAddress::ofFile(path(name.toStdString())));
        if (!isOpen(name))
            return false;
        QTest::mouseClick(tab().folderOfPage(), Qt::LeftButton);
        return isRead();
    }
    bool isRead()
    {
        return waitFor([&] { return !walk().isReading(); });
    }
    bool isOpen(const QString& name)
    {
        return waitFor([&] { return m_annotator->isOpen() && isAt(name); });
    }
    bool isAt(const QString& name) { return m_annotator->place().page == path(name.toStdString()); }
    bool works(const AnnotationOwner& owner)
    {
        m_annotator->setOwner(owner);
        return waitFor([&] { return m_annotator->isOpen() && !walk().isReading(); });
    }
    QStringList names()
    {
        QStringList names;
        for (const QueuedPage& page : model().pages())
            names += page.name;
        return names;
    }
    QStringList shown()
    {
        QStringList names;
        for (int row = 0; row < tab().list()->model()->rowCount(); ++row)
            names +=
                tab().list()->model()->index(row, 0).data().toString().remove(QRegularExpression("^\\W+"));
        return names;
    }
    const QueuedPage& pageOf(const QString& name)
    {
        return model().page(static_cast<int>(names().indexOf(name)));
    }
    void trigger(const char* action) { tab().findChild<QAction*>(QLatin1String(action))->trigger(); }
    void done() { trigger("queueDone"); }
    void doubleClick(const QString& name)
    {
        const QModelIndex row = tab().list()->model()->index(static_cast<int>(shown().indexOf(name)), 0);
        const QPoint place = tab().list()->visualRect(row).center();
        QTest::mouseClick(tab().list()->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(tab().list()->viewport(), Qt::LeftButton, {}, place);
    }

    std::unique_ptr<Labeller> m_labeller;
    DoneChecks* m_checks = nullptr; // owned by the tab
    QueueTab* m_tab = nullptr;      // owned by the window
    std::unique_ptr<QSignalSpy> m_told;
    std::unique_ptr<QSignalSpy> m_refused;
};

void TestQueue::init()
{
    makeAnnotator();
    m_labeller = std::make_unique<Labeller>(m_annotator.get());
    m_checks = new DoneChecks(m_labeller.get());
    m_tab = new QueueTab(m_annotator.get(), m_checks);
    m_checks->setParent(m_tab);
    for (QAbstractItemModel* each : {static_cast<QAbstractItemModel*>(&model()), tab().list()->model()})
        new QAbstractItemModelTester(each, QAbstractItemModelTester::FailureReportingMode::QtTest, each);
    show(m_tab);
    connect(&walk(), &QueueWalk::pageWanted, this, &TestQueue::openWanted);
    m_told = std::make_unique<QSignalSpy>(&walk(), &QueueWalk::told);
    m_refused = std::make_unique<QSignalSpy>(&walk(), &QueueWalk::refused);
}

void TestQueue::pagesAreListedAsPeopleCount()
{
    for (const char* name : {"page10.html", "page2.HTM", "Page1.xhtml", "deep/er/a.html", "notes.txt",
                             ".hidden.html", "page10_files/frame.html", "b_files/page.html"})
        put(name);
    QVERIFY(start("page10.html"));
    // A browser saved page10_files with its page; there is no b.html.
    QCOMPARE(names(),
             (QStringList{"b_files/page.html", "deep/er/a.html", "Page1.xhtml", "page2.HTM", "page10.html"}));
    QCOMPARE(model().current(), 4);
    QVERIFY(tab().folderOfPage()->hasFocus()); // the focus does not move to a field that takes digits
}

void TestQueue::statesAreThoseOfTheFiles()
{
    put("a.html");
    annotate(put("b.html"), PageState::Done, "look again");
    annotate(put("c.html"), PageState::Skipped);
    annotate(put("d.html"), PageState::InWork);
    put("e.html");
    write("e.html.annotation.json", "{");
    QVERIFY(start("a.html"));
    QCOMPARE(model().counts(), (std::array{1, 1, 1, 1}));
    QCOMPARE(pageOf("b.html").note, QString("look again"));
    QVERIFY(!pageOf("e.html").unreadable.isEmpty());
    QVERIFY(tab().sentence().contains('5'));
    QCOMPARE(tab().progress()->value(), 2);
    QCOMPARE(tab().progress()->maximum(), 5);
    using Show = QueueFilter::Show;
    for (const auto& [show, expected] : {std::pair{Show::Done, QStringList{"b.html"}},
                                         {Show::ToDo, {"a.html", "d.html"}},
                                         {Show::Problem, {"e.html"}},
                                         {Show::All, {"a.html", "b.html", "c.html", "d.html", "e.html"}}}) {
        tab().states()->setCurrentIndex(static_cast<int>(show));
        QCOMPARE(shown(), expected);
    }
    QTest::keyClicks(tab().filter(), "AGAIN");
    QCOMPARE(shown(), QStringList{"b.html"});
    QTest::keyClicks(tab().filter(), "x");
    QCOMPARE(shown(), QStringList());
    QVERIFY(!tab().list()->isVisible() && !tab().sentence().isEmpty());
}

void TestQueue::rowIsOpenedByMouseAndKey()
{
    for (const char* name : {"a.html", "b.html", "c.html"})
        put(name);
    QVERIFY(start("a.html"));
    doubleClick("b.html");
    QVERIFY(isOpen("b.html"));
    QCOMPARE(model().current(), 1);
    QCOMPARE(stateInFile("a.html"), PageState::Untouched);
    tab().list()->setFocus();
    QTest::keyClick(tab().list(), Qt::Key_End);
    QTest::keyClick(tab().list(), Qt::Key_Return);
    QVERIFY(isOpen("c.html"));
    trigger("queueNext");
    QCOMPARE(m_told->count(), 1); // it is the last page
    trigger("queuePrevious");
    QVERIFY(isOpen("b.html"));
}

void TestQueue::stateLeadsToTheNextToDo()
{
    put("a.html");
    annotate(put("b.html"), PageState::Done);
    annotate(put("c.html"), PageState::InWork);
    put("d.html");
    QVERIFY(start("c.html"));
    done();
    QVERIFY(isOpen("d.html"));
    QCOMPARE(stateInFile("c.html"), PageState::Done);
    QCOMPARE(pageOf("c.html").state, PageState::Done);
    trigger("queueSkip");
    QVERIFY(isOpen("a.html")); // the first page follows the last
    QCOMPARE(stateInFile("d.html"), PageState::Skipped);
    QCOMPARE(m_told->count(), 0);
    done();
    QVERIFY(waitFor([&] { return m_told->count() == 1; })); // no other page is to do
    QVERIFY(isAt("a.html"));
    QCOMPARE(model().counts(), (std::array{0, 0, 3, 1}));
}

void TestQueue::nextIsTheFirstToDoAfterARestart()
{
    annotate(put("a.html"), PageState::Done);
    put("b.html");
    put("c.html");
    walk().setFolder(m_folder->path());
    QVERIFY(isRead());
    trigger("queueNext");
    QVERIFY(isOpen("b.html"));
    trigger("queueNext");
    QVERIFY(isOpen("c.html"));
}

void TestQueue::folderOfThePageIsTheUsualQueue()
{
    for (const char* name : {"a.html", "b.html"})
        put(name);
    openWanted(PageAddress::ofFile(path("a.html")));
    QVERIFY(isOpen("a.html"));
    done();
    QVERIFY(isOpen("b.html"));
    QCOMPARE(walk().folder(), m_folder->path());
    QCOMPARE(stateInFile("a.html"), PageState::Done);
}

void TestQueue::timeOfWorkIsShown()
{
    put("a.html");
    put("b.html");
    qint64 now = 0;
    m_annotator->setClock([&now] { return now; });
    QVERIFY(start("a.html"));
    now += 65'000;
    m_annotator->setPageNote("odd");
    now += 10 * Annotator::longestPause; // is no work
    m_annotator->setPageNote("odd one");
    QVERIFY(isSaved(*m_annotator));
    const auto time = [&] { return model().index(0, QueueModel::TimeColumn).data().toString(); };
    QVERIFY(waitFor([&] { return time() == "3:05"; }));
    m_annotator->undo();
    now += 5'000;
    m_annotator->setState(PageState::Done);
    QVERIFY(isSaved(*m_annotator));
    QVERIFY(waitFor([&] { return time() == "3:10"; })); // undo takes no time back
    trigger("queueNext");
    QVERIFY(isOpen("b.html"));
    trigger("queuePrevious");
    QVERIFY(isOpen("a.html"));
    now += 1'000;
    m_annotator->setState(PageState::InWork);
    QVERIFY(isSaved(*m_annotator));
    QVERIFY(waitFor([&] { return time() == "3:11"; })); // goes on from the file
}

void TestQueue::doneWaitsForWhatIsUnusual()
{
    write("a.html", "<body><ul id=list><li>one</li></ul><p id=foot>two</p></body>");
    put("b.html");
    QVERIFY(start("a.html"));
    m_annotator->label({at("//ul")}, QStringLiteral("main"));
    QVERIFY(isSaved(*m_annotator));
    done();
    QCOMPARE(m_checks->findings().size(), 1U);
    QVERIFY(isAt("a.html"));
    QCOMPARE(stateInFile("a.html"), PageState::InWork);
    done();
    QVERIFY(isOpen("b.html"));
    QCOMPARE(stateInFile("a.html"), PageState::Done);
    QVERIFY(m_checks->findings().empty());
}

void TestQueue::textBeingTypedIsSavedBeforeGoingOn()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("a.html"));
    QLineEdit note(&tab());
    connect(&note, &QLineEdit::editingFinished, this, [&] { m_annotator->setPageNote(note.text()); });
    note.show();
    note.setFocus();
    QTest::keyClicks(&note, "odd");
    done();
    QVERIFY(isOpen("b.html"));
    const auto saved = loadAnnotation(annotationPath(path("a.html")));
    QVERIFY(bool(saved));
    QCOMPARE(saved->annotation.note, std::string("odd"));
    QCOMPARE(saved->annotation.state, PageState::Done);
}

void TestQueue::pageStaysWhenItCannotBeSaved()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("a.html"));
    QVERIFY(works({m_folder->filePath("none"), {}}));
    done();
    QVERIFY(waitFor([&] { return m_refused->count() == 1; }));
    QVERIFY(isAt("a.html"));
    QCOMPARE(pageOf("a.html").state, PageState::Untouched); // no file gives another state
    QDir().mkpath(m_folder->filePath("none"));
    done();
    QVERIFY(isOpen("b.html"));
    QVERIFY(QFile::exists(m_folder->filePath("none/a.html.annotation.json")));
}

void TestQueue::pageThatCannotBeOpenedIsPassed()
{
    put("a.html");
    write("b.html", "\1");
    write("c.html", "\1");
    put("d.html");
    QVERIFY(start("a.html"));
    trigger("queueNext");
    QVERIFY(!pageOf("b.html").failure.isEmpty());
    QVERIFY(isAt("a.html"));
    done(); // skips c.html, too
    QVERIFY(isOpen("d.html"));
    QVERIFY(!pageOf("c.html").failure.isEmpty());
    QCOMPARE(stateInFile("c.html"), PageState::Untouched);
    put("b.html");
    QVERIFY(waitFor([&] { return pageOf("b.html").failure.isEmpty(); })); // the file has changed
}

void TestQueue::pageOfAnotherWindowGetsNoState()
{
    const QString page = put("a.html");
    put("b.html");
    const auto lock = AnnotationLock::take(annotationPath(page.toStdString()));
    QVERIFY(bool(lock));
    QVERIFY(start("a.html"));
    QVERIFY(!m_annotator->obstacle().isEmpty());
    done();
    QCOMPARE(m_refused->count(), 1);
    QVERIFY(isAt("a.html"));
    trigger("queueNext");
    QVERIFY(isOpen("b.html"));
}

void TestQueue::filesWrittenByOthersAreSeen()
{
    put("a.html");
    const QString page = put("b.html");
    QVERIFY(start("a.html"));
    annotate(page, PageState::Done);
    put("c.html");
    QVERIFY(waitFor([&] { return names().contains("c.html") && pageOf("b.html").state == PageState::Done; }));
    QCOMPARE(model().page(model().current()).name, QString("a.html"));
}

void TestQueue::annotatorsHaveStatesOfTheirOwn()
{
    annotate(put("a.html"), PageState::Done);
    annotate(put("b.html"), PageState::Skipped, {}, "Ana");
    QVERIFY(start("a.html"));
    QCOMPARE(model().counts(), (std::array{1, 0, 1, 0}));
    const auto note = [&](int row) { return model().index(row, QueueModel::NoteColumn).data().toString(); };
    QVERIFY(note(0).isEmpty() && note(1).contains("Ana")); // annotators of pages that are still to do
    QVERIFY(works({QString(), QStringLiteral("Ana")}));
    QCOMPARE(model().counts(), (std::array{1, 0, 0, 1}));
    QVERIFY(note(0).contains("Ana") && note(1).isEmpty()); // Ana, but not of the other page
    done();                                                // b is skipped: no other page is to do
    QVERIFY(waitFor([&] { return stateInFile("a.html", "Ana") == PageState::Done; }));
    QCOMPARE(stateInFile("a.html"), PageState::Done);
    QCOMPARE(stateInFile("b.html"), PageState::Untouched);
}

void TestQueue::nextPageIsThatOfTheAnnotatorNow()
{
    put("a.html");
    annotate(put("b.html"), PageState::Skipped, {}, "Ana");
    put("c.html");
    QVERIFY(start("a.html"));
    m_annotator->setOwner({QString(), QStringLiteral("Ana")});
    walk().go(QueueWalk::Way::ToDo); // before the folder is read for Ana
    QVERIFY(isOpen("c.html"));
}

void TestQueue::orphansOfAPageThatWasLeftStayKnown()
{
    Annotation annotation;
    Target target;
    target.xpath = "/html/body/nowhere";
    annotation.marks.push_back({"m1", "record", {}, {target}, {}});
    const std::string file = annotationPath(put("a.html").toStdString());
    QVERIFY(bool(saveAnnotation(file, annotation, {})));
    put("b.html");
    QVERIFY(start("a.html"));
    QCOMPARE(pageOf("a.html").orphans, std::optional(1));
    done();
    QVERIFY(isOpen("b.html"));
    walk().look();
    QVERIFY(isRead());
    QCOMPARE(pageOf("a.html").orphans, std::optional(1));
    annotation.marks.clear();
    const auto now = fileVersion(file);
    QVERIFY(now && saveAnnotation(file, annotation, *now));
    QVERIFY(
        waitFor([&] { return pageOf("a.html").marks == 0; })); // a file that another program writes is read
    QVERIFY(!pageOf("a.html").orphans);
}

void TestQueue::pageThatSharesItsFileIsNotOpened()
{
    for (const char* name : {"a.html", "a2/a.html", "b.html"})
        put(name);
    QDir().mkpath(m_folder->filePath("kept"));
    QVERIFY(start("b.html"));
    QVERIFY(works({m_folder->filePath("kept"), {}}));
    QCOMPARE(names(), (QStringList{"a.html", "a2/a.html", "b.html"}));
    QCOMPARE(pageOf("a2/a.html").sharedWith, QString("a.html"));
    trigger("queuePrevious");
    doubleClick("a2/a.html");
    QCOMPARE(m_refused->count(), 2);
    QVERIFY(isAt("b.html"));
    trigger("queuePrevious"); // goes to the page before it
    QVERIFY(isOpen("a.html"));
    done();
    QVERIFY(isOpen("b.html"));
    QVERIFY(QFile::exists(m_folder->filePath("kept/a.html.annotation.json")));
}

void TestQueue::foldersWithoutPagesCanBeStopped()
{
    for (const char* name : {"one/two/three", "four"})
        QDir().mkpath(m_folder->filePath(name));
    const std::string folder = m_folder->path().toStdString();
    std::stop_source stop;
    QCOMPARE(readQueue(folder, {}, {}, stop.get_token()).folders.size(), 5U);
    stop.request_stop();
    QCOMPARE(readQueue(folder, {}, {}, stop.get_token()).folders.size(), 1U);
}

void TestQueue::foldersThatCannotBeReadAreCounted()
{
    const fs::path before = fs::current_path();
    const fs::path top = path("pages");
    fs::create_directory(top);
    fs::current_path(top);
    const std::string name(200, 'd');
    for (int i = 0; i < 21; ++i) { // until the path is longer than systems allow: not even root can read it
        fs::create_directory(name);
        fs::current_path(name);
    }
    fs::current_path(before);
    walk().setFolder(m_folder->filePath("pages"));
    QVERIFY(isRead());
    QCOMPARE(walk().unreadFolders(), 1);
    const QString withoutPage = tab().sentence();
    put("pages/a.html");
    walk().look();
    QVERIFY(isRead());
    QCOMPARE(walk().unreadFolders(), 1);
    QVERIFY(tab().sentence() != withoutPage && tab().sentence().contains("1 "));
    fs::remove_all(top);
}

void TestQueue::firstPagesAreThoseOfTheOrder()
{
    const std::string folder = path("many");
    fs::create_directories(folder + "/a");
    for (std::size_t i = 1; i <= mostPages; ++i)
        std::ofstream(folder + "/p" + std::to_string(i) + ".html");
    const PageQueue all = readQueue(folder, {}, {}, {});
    QVERIFY(!all.isCut);
    QCOMPARE(all.pages.size(), mostPages);
    std::ofstream(folder + "/a/a.html");
    const PageQueue queue = readQueue(folder, {}, all.pages, {});
    QVERIFY(queue.isCut);
    QCOMPARE(queue.pages.size(), mostPages);
    QCOMPARE(queue.pages.front().name, QString("a/a.html"));
    QCOMPARE(queue.pages.back().name, QStringLiteral("p%1.html").arg(mostPages - 1));
}

void TestQueue::archiveOfPagesIsARowEach()
{
    put("a.html");
    write("b.warc", QByteArray::fromStdString(twoPageWarc()));
    QVERIFY(start("a.html"));
    QCOMPARE(names(), (QStringList{"a.html", "b.warc #1", "b.warc #5"}));
    for (const int row : {1, 2}) {
        done();
        QVERIFY(waitFor([&] { return m_annotator->isOpen() && model().current() == row; }));
        const AnnotatedPage& page = m_annotator->annotation().page;
        QCOMPARE(page.url, row == 1 ? "http://a.test/one.html" : "http://a.test/two.html?x=1&y=2");
        QVERIFY(page.archive.ends_with("/b.warc") && page.archivedAt == "2020-01-02T03:04:05Z");
    }
    QCOMPARE(model().counts(), (std::array{1, 0, 2, 0}));
}

void TestQueue::actionsRestOutsideOfTheWorkspace()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("a.html"));
    m_session->setWorkspace(Workspace::Inspect);
    for (const QAction* each : tab().actions())
        QVERIFY(!each->isEnabled());
    done();
    QVERIFY(isAt("a.html"));
    QVERIFY(!m_annotator->isSaving() && m_annotator->annotation().state == PageState::Untouched);
    m_session->setWorkspace(Workspace::Annotate);
    QVERIFY(tab().actions().first()->isEnabled());
}

void TestQueue::modelKeepsTheRules()
{
    QueueModel model;
    std::vector<QueuedPage> pages(3);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        pages[i].address = PageAddress::ofFile("/x/" + std::to_string(i));
        pages[i].name = QString::number(i);
    }
    model.setPages(pages);
    model.setCurrent(2);
    pages.erase(pages.begin());
    model.setPages(pages);
    QCOMPARE(model.current(), 1);
    QCOMPARE(model.page(model.current()).name, QString("2"));
    pages[1].note = QStringLiteral("<b>&\nnew line");
    model.setPage(1, pages[1]);
    QVERIFY(model.index(1, 0).data(Qt::ToolTipRole).toString().contains("<b>&\nnew line"));
    QCOMPARE(model.rowOf(PageAddress::ofFile("/x/9")), -1);
}

void TestQueue::folderWithoutPagesIsExplained()
{
    analyse(*m_session, "<p>a sample</p>");
    QVERIFY(opens({"sample", "sample:x", false, {}}));
    QVERIFY(!tab().folderOfPage()->isEnabled()); // a sample is not a file
    QVERIFY(!tab().sentence().isEmpty());
    done();
    QCOMPARE(m_refused->count(), 1);
    QDir().mkpath(m_folder->filePath("empty"));
    for (const char* folder : {"empty", "none"}) {
        walk().setFolder(m_folder->filePath(folder));
        QVERIFY(isRead() && !tab().sentence().isEmpty());
    }
    QVERIFY(!walk().problem().isEmpty());
}

TAGSEAM_TEST(TestQueue)
#include "tst_queue.moc"
