// SPDX-License-Identifier: MIT
// The queue of pages in the window, by clicks and keys: its list, its states, and going on.
#include "core/truth/annotationfile.h"
#include "testwarc.h"
#include "ui/annotator.h"
#include "ui/models/queuemodel.h"
#include "ui/queuewalk.h"
#include "ui/views/annotateview.h"
#include "ui/views/deskbar.h"
#include "ui/views/queuetab.h"
#include "windowtest.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTreeView>

#include <filesystem>
#include <fstream>
#include <optional>
#include <stop_token>

using namespace tagseam;
namespace fs = std::filesystem;

class TestQueue : public WindowTest {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void pagesAreListedAsPeopleCount();
    void whatBrowsersSaveBesideAPageIsLeftOut();
    void statesAreThoseOfTheFiles();
    void listIsFiltered();
    void doubleClickOpens();
    void enterOpens();
    void doneGoesToTheNextToDo();
    void skipGoesOnToo();
    void doneGoesRoundAndSaysWhenAllAre();
    void keysWithoutStateGoByOne();
    void whatIsTypedIsSavedBeforeGoingOn();
    void pageStaysWhenItCannotBeSaved();
    void pageThatCannotBeOpenedIsLeftBehind();
    void neighbourOfAPageThatCannotBeOpenedIsReached();
    void pageOfAnotherWindowGetsNoState();
    void filesWrittenByOthersAreSeen();
    void annotatorsHaveStatesOfTheirOwn();
    void nextPageIsThatOfTheAnnotatorNow();
    void orphansOfAPageThatWasLeftStayKnown();
    void sameNamesInOneFolderOfAnnotationsAreTold();
    void pageThatSharesItsFileIsNotOpened();
    void foldersWithoutPagesCanBeStopped();
    void foldersThatCannotBeReadAreTold();
    void firstPagesAreThoseOfTheOrder();
    void archiveOfPagesIsARowEach();
    void folderAndAnnotatorAreRemembered();
    void actionsRestOutsideOfTheWorkspace();
    void tabSpeaksBothLanguages();
    void modelKeepsTheRules();
    void emptyStatesAreSentences();

  private:
    QueueTab& tab() { return *m_window->annotateView()->queue(); }
    QueueWalk& walk() { return *tab().walk(); }
    QueueModel& model() { return *walk().model(); }
    Annotator& annotator() { return *m_window->annotator(); }
    QString put(const QString& name, const char* sample = "figure2")
    {
        const QString path = m_folder->filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        [&] { QVERIFY(QFile::copy(QStringLiteral(TAGSEAM_SAMPLES "/%1.html").arg(sample), path)); }();
        return path;
    }
    void annotate(const QString& page, PageState state, const QString& note = {}, const std::string& who = {})
    {
        Annotation annotation;
        annotation.state = state;
        annotation.note = note.toStdString();
        annotation.annotator = who;
        const std::string path = annotationPath(page.toStdString(), who);
        QVERIFY(bool(saveAnnotation(path, annotation, {})));
    }
    PageState stateInFile(const QString& name, const std::string& who = {})
    {
        const auto loaded = loadAnnotation(annotationPath(path(name.toStdString()), who));
        return loaded ? loaded->annotation.state : PageState::Untouched;
    }
    // The first page of the folder, annotated, with the queue in sight and read.
    bool start(const QString& name)
    {
        return open(m_folder->filePath(name)) && m_window->showTab(QStringLiteral("queue")) && isOpen(name) &&
               readFolder();
    }
    bool readFolder()
    {
        QTest::mouseClick(tab().folderOfPage(), Qt::LeftButton);
        return waitFor([&] { return !walk().isReading(); });
    }
    bool isOpen(const QString& name)
    {
        return waitFor([&] {
            return session().name() == QFileInfo(name).fileName() && annotator().isOpen() && isWhole() &&
                   session().hasAnalysis();
        });
    }
    QStringList names()
    {
        QStringList names;
        for (const QueuedPage& page : model().pages())
            names += page.name;
        return names;
    }
    QString cell(int row, int column) { return tab().list()->model()->index(row, column).data().toString(); }
    int shownRows() { return tab().list()->model()->rowCount(); }
    QModelIndex shownRow(const QString& name)
    {
        for (int row = 0; row < shownRows(); ++row) {
            if (cell(row, 0).endsWith(name))
                return tab().list()->model()->index(row, 0);
        }
        return {};
    }
    PageState stateOf(const QString& name)
    {
        return model().page(static_cast<int>(names().indexOf(name))).state;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    void done() { press(Qt::Key_Return, Qt::ControlModifier); }
    QString told() { return m_window->statusBar()->currentMessage(); }
};

void TestQueue::init()
{
    showWindow({1440, 900});
}

void TestQueue::cleanup()
{
    closeWindow();
    Language::instance()->choose(QStringLiteral("en"));
}

void TestQueue::pagesAreListedAsPeopleCount()
{
    for (const char* name :
         {"page10.html", "page2.HTM", "Page1.xhtml", "deep/er/a.html", "notes.txt", ".hidden.html"})
        put(name);
    QVERIFY(start("page10.html"));
    QCOMPARE(names(), (QStringList{"deep/er/a.html", "Page1.xhtml", "page2.HTM", "page10.html"}));
    QCOMPARE(model().page(model().current()).name, QStringLiteral("page10.html"));
    QVERIFY(cell(3, 0).startsWith(QStringLiteral("▸")));
    QVERIFY(tab().folderOfPage()->hasFocus()); // it does not go on to a field that takes digits
}

void TestQueue::whatBrowsersSaveBesideAPageIsLeftOut()
{
    for (const char* name : {"a.html", "a_files/frame.html", "b_files/page.html"})
        put(name);
    QVERIFY(start("a.html"));
    QCOMPARE(names(), (QStringList{"a.html", "b_files/page.html"})); // there is no b.html
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
    QCOMPARE(cell(0, QueueModel::StateColumn), QStringLiteral("untouched"));
    QCOMPARE(cell(1, QueueModel::StateColumn), QStringLiteral("✓ done"));
    QCOMPARE(cell(1, QueueModel::NoteColumn), QStringLiteral("look again"));
    QCOMPARE(cell(2, QueueModel::StateColumn), QStringLiteral("skipped"));
    QCOMPARE(cell(3, QueueModel::StateColumn), QStringLiteral("in work"));
    QCOMPARE(cell(4, QueueModel::StateColumn), QStringLiteral("cannot be read"));
    QVERIFY(model().index(4, 0).data(Qt::ToolTipRole).toString().contains("cannot be read"));
    QCOMPARE(tab().sentence(), QStringLiteral("1 of 5 done, 1 skipped, 1 in work, 1 with a problem"));
    QCOMPARE(tab().progress()->value(), 2);
    QCOMPARE(tab().progress()->maximum(), 5);
}

void TestQueue::listIsFiltered()
{
    put("a.html");
    annotate(put("b.html"), PageState::Done, "look again");
    annotate(put("c.html"), PageState::Skipped);
    QVERIFY(start("a.html"));
    choose(tab().states(), static_cast<int>(QueueFilter::Show::Done));
    QCOMPARE(shownRows(), 1);
    QCOMPARE(cell(0, 0), QStringLiteral("b.html"));
    choose(tab().states(), static_cast<int>(QueueFilter::Show::ToDo));
    QCOMPARE(shownRows(), 1);
    choose(tab().states(), 0);
    tab().filter()->setFocus();
    QTest::keyClicks(tab().filter(), "AGAIN");
    QCOMPARE(shownRows(), 1);
    QTest::keyClicks(tab().filter(), "x");
    QCOMPARE(shownRows(), 0);
    QVERIFY(tab().sentence().contains("clear the filter"));
}

void TestQueue::doubleClickOpens()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("a.html"));
    const QPoint place = tab().list()->visualRect(shownRow("b.html")).center();
    QTest::mouseClick(tab().list()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(tab().list()->viewport(), Qt::LeftButton, {}, place);
    QVERIFY(isOpen("b.html"));
    QCOMPARE(model().current(), 1);
    QCOMPARE(stateInFile("a.html"), PageState::Untouched);
}

void TestQueue::enterOpens()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("a.html"));
    tab().list()->setFocus();
    QTest::keyClick(tab().list(), Qt::Key_End);
    QTest::keyClick(tab().list(), Qt::Key_Return);
    QVERIFY(isOpen("b.html"));
}

void TestQueue::doneGoesToTheNextToDo()
{
    put("a.html");
    annotate(put("b.html"), PageState::Done);
    annotate(put("c.html"), PageState::InWork);
    QVERIFY(start("a.html"));
    done();
    QVERIFY(isOpen("c.html"));
    QCOMPARE(stateInFile("a.html"), PageState::Done);
    QCOMPARE(stateOf("a.html"), PageState::Done);
    QCOMPARE(tab().sentence(), QStringLiteral("2 of 3 done, 1 in work"));
}

void TestQueue::skipGoesOnToo()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("a.html"));
    press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isOpen("b.html"));
    QCOMPARE(stateInFile("a.html"), PageState::Skipped);
    QCOMPARE(tab().sentence(), QStringLiteral("0 of 2 done, 1 skipped"));
}

void TestQueue::doneGoesRoundAndSaysWhenAllAre()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("b.html"));
    done();
    QVERIFY(isOpen("a.html"));
    done();
    QVERIFY(waitFor([&] { return stateInFile("a.html") == PageState::Done; }));
    QVERIFY(waitFor([&] { return told() == QLatin1String("All pages are done or skipped."); }));
    QCOMPARE(session().name(), QStringLiteral("a.html"));
    QCOMPARE(tab().sentence(), QStringLiteral("2 of 2 done"));
}

void TestQueue::keysWithoutStateGoByOne()
{
    annotate(put("a.html"), PageState::Done);
    annotate(put("b.html"), PageState::Done);
    QVERIFY(start("a.html"));
    press(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(isOpen("b.html"));
    press(Qt::Key_PageDown, Qt::AltModifier);
    QCOMPARE(told(), QStringLiteral("This is the last page of the folder."));
    press(Qt::Key_PageUp, Qt::AltModifier);
    QVERIFY(isOpen("a.html"));
    press(Qt::Key_PageUp, Qt::AltModifier);
    QCOMPARE(told(), QStringLiteral("This is the first page of the folder."));
}

void TestQueue::whatIsTypedIsSavedBeforeGoingOn()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("a.html"));
    QLineEdit note(&tab()); // as a field for the note is
    connect(&note, &QLineEdit::editingFinished, this, [&] { annotator().setPageNote(note.text()); });
    note.show();
    note.setFocus();
    QTest::keyClicks(&note, "odd");
    QTest::keyClick(&note, Qt::Key_Return, Qt::ControlModifier);
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
    annotator().setDesk({m_folder->filePath("none"), {}});
    QVERIFY(waitFor([&] { return annotator().isOpen() && !walk().isReading(); }));
    done();
    QVERIFY(waitFor([&] { return message().contains("The page stays open, as it is not saved."); }));
    QCOMPARE(session().name(), QStringLiteral("a.html"));
    QCOMPARE(stateOf("a.html"), PageState::Untouched); // as long as no file says otherwise
    tab().desk()->name()->setFocus();
    QTest::keyClicks(tab().desk()->name(), "Ana");
    QTest::keyClick(tab().desk()->name(), Qt::Key_Return);
    QVERIFY(annotator().desk().annotator.isEmpty()); // what is not saved would be lost
    QVERIFY(tab().desk()->name()->text().isEmpty());
    QDir().mkpath(m_folder->filePath("none"));
    done();
    QVERIFY(isOpen("b.html"));
    QVERIFY(QFile::exists(m_folder->filePath("none/a.html.annotation.json")));
}

void TestQueue::pageThatCannotBeOpenedIsLeftBehind()
{
    put("a.html");
    write("b.html", QByteArray(4000, '\1'));
    write("c.html", QByteArray(4000, '\1'));
    put("d.html");
    QVERIFY(start("a.html"));
    done();
    QVERIFY(isOpen("d.html"));
    QCOMPARE(cell(2, QueueModel::StateColumn), QStringLiteral("cannot be opened"));
    QVERIFY(!model().page(2).failure.isEmpty());
    QCOMPARE(stateInFile("c.html"), PageState::Untouched);
    done();
    QVERIFY(waitFor([&] { return told().contains("2 cannot be opened or annotated"); }));
    QCOMPARE(session().name(), QStringLiteral("d.html"));
}

void TestQueue::neighbourOfAPageThatCannotBeOpenedIsReached()
{
    put("a.html");
    write("b.html", QByteArray(4000, '\1'));
    put("c.html");
    QVERIFY(start("a.html"));
    press(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(waitFor([&] { return !model().page(1).failure.isEmpty() && !loader().isLoading(); }));
    QCOMPARE(session().name(), QStringLiteral("a.html"));
    press(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(isOpen("c.html"));
    put("b.html.new");
    QVERIFY(QFile::remove(m_folder->filePath("b.html")));
    QVERIFY(QFile::rename(m_folder->filePath("b.html.new"), m_folder->filePath("b.html")));
    QVERIFY(waitFor([&] { return model().page(1).failure.isEmpty(); })); // it is another file now
}

void TestQueue::pageOfAnotherWindowGetsNoState()
{
    const QString page = put("a.html");
    put("b.html");
    const auto lock = AnnotationLock::take(annotationPath(page.toStdString()));
    QVERIFY(bool(lock));
    QVERIFY(start("a.html"));
    QVERIFY(bool(annotator().obstacle()));
    done();
    QVERIFY(message().contains("This page gets no state."));
    QCOMPARE(session().name(), QStringLiteral("a.html"));
    press(Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(isOpen("b.html"));
}

void TestQueue::filesWrittenByOthersAreSeen()
{
    put("a.html");
    const QString page = put("b.html");
    QVERIFY(start("a.html"));
    annotate(page, PageState::Done);
    QVERIFY(waitFor([&] { return stateOf("b.html") == PageState::Done; }));
    put("c.html");
    QVERIFY(waitFor([&] { return names().contains(QLatin1String("c.html")); }));
    QCOMPARE(model().page(model().current()).name, QStringLiteral("a.html"));
}

void TestQueue::annotatorsHaveStatesOfTheirOwn()
{
    annotate(put("a.html"), PageState::Done);
    annotate(put("b.html"), PageState::Skipped, {}, "Ana");
    QVERIFY(start("a.html"));
    QCOMPARE(tab().sentence(), QStringLiteral("1 of 2 done"));
    tab().desk()->name()->setFocus();
    QTest::keyClicks(tab().desk()->name(), "Ana");
    QTest::keyClick(tab().desk()->name(), Qt::Key_Return);
    QVERIFY(waitFor([&] { return annotator().isOpen() && annotator().place().desk.annotator == "Ana"; }));
    QVERIFY(waitFor([&] { return tab().sentence() == QLatin1String("0 of 2 done, 1 skipped"); }));
    done(); // b is skipped: nothing else is to do
    QVERIFY(waitFor([&] { return stateInFile("a.html", "Ana") == PageState::Done; }));
    QCOMPARE(stateInFile("a.html"), PageState::Done);
    QCOMPARE(stateInFile("b.html"), PageState::Untouched);
}

void TestQueue::sameNamesInOneFolderOfAnnotationsAreTold()
{
    put("a.html");
    put("sub/a.html");
    QDir().mkpath(m_folder->filePath("kept"));
    QVERIFY(start("a.html"));
    annotator().setDesk({m_folder->filePath("kept"), {}});
    QVERIFY(waitFor([&] { return model().rowCount() == 2 && !model().page(1).sharedWith.isEmpty(); }));
    QCOMPARE(model().page(1).sharedWith, QStringLiteral("a.html"));
    QVERIFY(model().index(1, 0).data(Qt::ToolTipRole).toString().contains("the same file"));
    QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    done();
    QVERIFY(waitFor([&] { return QFile::exists(m_folder->filePath("kept/a.html.annotation.json")); }));
    QVERIFY(waitFor([&] { return told().contains("1 cannot be opened or annotated"); }));
    QCOMPARE(session().address(), m_folder->filePath("a.html"));
}

void TestQueue::nextPageIsThatOfTheAnnotatorNow()
{
    put("a.html");
    annotate(put("b.html"), PageState::Skipped, {}, "Ana");
    put("c.html");
    QVERIFY(start("a.html"));
    annotator().setDesk({QString(), QStringLiteral("Ana")});
    walk().go(QueueWalk::Way::ToDo); // before the folder is read for Ana
    QVERIFY(isOpen("c.html"));
}

void TestQueue::orphansOfAPageThatWasLeftStayKnown()
{
    Annotation annotation;
    Target target;
    target.xpath = "/html/body/nowhere";
    annotation.marks.push_back({"m1", "record", {}, {target}, {}});
    QVERIFY(bool(saveAnnotation(annotationPath(put("a.html").toStdString()), annotation, {})));
    put("b.html");
    QVERIFY(start("a.html"));
    QCOMPARE(model().page(0).orphans, std::optional(1));
    done();
    QVERIFY(isOpen("b.html"));
    walk().look();
    QVERIFY(waitFor([&] { return !walk().isReading(); }));
    QCOMPARE(model().page(0).orphans, std::optional(1));
    annotation.marks.clear();
    const auto now = fileVersion(annotationPath(path("a.html")));
    QVERIFY(now && saveAnnotation(annotationPath(path("a.html")), annotation, *now));
    QVERIFY(waitFor([&] { return model().page(0).marks == 0; })); // by others: that is read
    QVERIFY(!model().page(0).orphans);
}

void TestQueue::pageThatSharesItsFileIsNotOpened()
{
    put("a.html");
    put("a2/a.html");
    put("b.html");
    QDir().mkpath(m_folder->filePath("kept"));
    QVERIFY(start("b.html"));
    annotator().setDesk({m_folder->filePath("kept"), {}});
    QVERIFY(waitFor([&] { return annotator().isOpen() && !walk().isReading() && model().rowCount() == 3; }));
    QCOMPARE(names(), (QStringList{"a.html", "a2/a.html", "b.html"}));
    QVERIFY(!model().page(1).sharedWith.isEmpty());
    press(Qt::Key_PageUp, Qt::AltModifier);
    QVERIFY2(message().startsWith("a2/a.html is not opened: "), qPrintable(message()));
    QVERIFY(message().contains("that of a.html"));
    rest(300);
    QCOMPARE(session().name(), QStringLiteral("b.html"));
    press(Qt::Key_PageUp, Qt::AltModifier); // beyond it
    QVERIFY(isOpen("a.html"));
    QCOMPARE(session().address(), m_folder->filePath("a.html"));
    const QPoint place = tab().list()->visualRect(shownRow("a2/a.html")).center();
    QTest::mouseClick(tab().list()->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(tab().list()->viewport(), Qt::LeftButton, {}, place);
    rest(300);
    QVERIFY(message().startsWith("a2/a.html is not opened: "));
    QCOMPARE(session().address(), m_folder->filePath("a.html"));
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

void TestQueue::foldersThatCannotBeReadAreTold()
{
    const fs::path before = fs::current_path();
    const fs::path top = path("pages");
    fs::create_directory(top);
    fs::current_path(top);
    const std::string name(200, 'd');
    for (int i = 0; i < 21; ++i) { // until the path is longer than systems take: not even root can read it
        fs::create_directory(name);
        fs::current_path(name);
    }
    fs::current_path(before);
    QVERIFY(open("sample:figure2") && m_window->showTab(QStringLiteral("queue")));
    walk().setFolder(m_folder->filePath("pages"));
    QVERIFY(waitFor([&] { return tab().sentence().startsWith("There is no page in this folder"); }));
    QVERIFY2(tab().sentence().endsWith("below it cannot be read."), qPrintable(tab().sentence()));
    QCOMPARE(walk().unreadFolders(), 1);
    put("pages/a.html");
    walk().look();
    QVERIFY(waitFor([&] { return tab().sentence().startsWith("0 of 1 done. 1 folder"); }));
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
    QCOMPARE(queue.pages.front().name, QStringLiteral("a/a.html"));
    QCOMPARE(queue.pages.back().name, QStringLiteral("p%1.html").arg(mostPages - 1));
}

void TestQueue::archiveOfPagesIsARowEach()
{
    put("a.html");
    write("b.warc", QByteArray::fromStdString(twoPageWarc()));
    QVERIFY(start("a.html"));
    QCOMPARE(names(), (QStringList{"a.html", "b.warc #1", "b.warc #5"}));
    done();
    QVERIFY(waitFor([&] { return model().current() == 1 && annotator().isOpen() && isWhole(); }));
    QVERIFY(shows("one"));
    done();
    QVERIFY(waitFor([&] { return model().current() == 2 && annotator().isOpen() && isWhole(); }));
    QVERIFY(shows("two"));
    QCOMPARE(tab().sentence(), QStringLiteral("2 of 3 done"));
}

void TestQueue::folderAndAnnotatorAreRemembered()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tagseam-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->filePath("settings"));
    put("pages/a.html");
    const QString folder = m_folder->filePath("pages");
    {
        MainWindow first(true);
        first.annotateView()->queue()->walk()->setFolder(folder);
        first.annotator()->setDesk({QString(), QStringLiteral("Bo")});
    }
    const MainWindow second(true);
    QCOMPARE(second.annotateView()->queue()->walk()->folder(), folder);
    QCOMPARE(second.annotator()->desk().annotator, QStringLiteral("Bo"));
    const MainWindow forgetful(false);
    QVERIFY(forgetful.annotateView()->queue()->walk()->folder().isEmpty());
    QVERIFY(forgetful.annotator()->desk().annotator.isEmpty());
}

void TestQueue::actionsRestOutsideOfTheWorkspace()
{
    put("a.html");
    put("b.html");
    QVERIFY(start("a.html"));
    QCOMPARE(tab().actions().size(), 4);
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!tab().actions().first()->isEnabled());
    done();
    rest(300);
    QCOMPARE(session().name(), QStringLiteral("a.html"));
    QCOMPARE(stateInFile("a.html"), PageState::Untouched);
    press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY(tab().actions().first()->isEnabled());
}

void TestQueue::tabSpeaksBothLanguages()
{
    put("a.html");
    QVERIFY(start("a.html"));
    for (QAction* action : tab().actions()) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY(action->toolTip().contains('('));
    }
    m_window->setLanguage(QStringLiteral("pt_BR")); // whatever is translated yet: nothing must be lost
    QCOMPARE(names(), QStringList{"a.html"});
    QVERIFY(!tab().sentence().isEmpty());
}

void TestQueue::modelKeepsTheRules()
{
    QueueModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QueueFilter filter(&model);
    const QAbstractItemModelTester shown(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::vector<QueuedPage> pages(3);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        pages[i].address = PageAddress::ofFile("/x/" + std::to_string(i));
        pages[i].name = QString::number(i);
    }
    model.setPages(pages);
    model.setCurrent(2);
    filter.show(QueueFilter::Show::ToDo);
    QCOMPARE(filter.rowCount(), 3);
    pages[1].state = PageState::Done;
    model.setPages(pages); // the same ones: rows change
    QCOMPARE(filter.rowCount(), 2);
    QCOMPARE(model.current(), 2);
    pages.erase(pages.begin());
    model.setPages(pages);
    QCOMPARE(model.current(), 1);
    QCOMPARE(model.page(model.current()).name, QStringLiteral("2"));
    pages[1].note = QStringLiteral("<b>&\nnew line");
    model.setPage(1, pages[1]);
    QCOMPARE(model.index(1, QueueModel::NoteColumn).data().toString(), QStringLiteral("<b>& new line"));
    QVERIFY(model.index(1, 0).data(Qt::ToolTipRole).toString().contains("&lt;b&gt;&amp;<br>new line"));
    QCOMPARE(model.rowOf(PageAddress::ofFile("/x/9")), -1);
}

void TestQueue::emptyStatesAreSentences()
{
    QVERIFY(open("sample:figure2") && m_window->showTab(QStringLiteral("queue")));
    QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    QVERIFY(tab().sentence().startsWith("A queue is a folder of pages"));
    QVERIFY(!tab().folderOfPage()->isEnabled()); // a sample is no file
    done();
    QVERIFY(!message().isEmpty());
    QDir().mkpath(m_folder->filePath("empty"));
    walk().setFolder(m_folder->filePath("empty"));
    QVERIFY(waitFor([&] { return tab().sentence().startsWith("There is no page in this folder"); }));
    walk().setFolder(m_folder->filePath("none"));
    QVERIFY(waitFor([&] { return tab().sentence().startsWith("The folder cannot be read ("); }));
}

TAGSEAM_TEST(TestQueue)
#include "tst_queue.moc"
