// SPDX-License-Identifier: MIT
// The whole window with real pages, clicks and keys: one selection in all views, options at hand, clear
// errors.
#include "tests/ui/dialogs.h"
#include "tests/ui/testfiles.h"
#include "tests/ui/window/windowtest.h"
#include "ui/plot/plotview.h"
#include "ui/tools/levels/levelsview.h"
#include "ui/tree/treeview.h"
#include "ui/window/commandpalette.h"
#include "ui/window/explainview.h"
#include "ui/window/manual.h"
#include "ui/window/optionsbar.h"
#include "ui/window/tools.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QScrollBar>
#include <QSettings>
#include <QTabWidget>
#include <QTextBrowser>
#include <QTreeView>
#include <QWebEnginePage>
#include <QWebEngineView>

using namespace tagseam;

class TestWindow : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow(); }
    void cleanupTestCase() { closeWindow(); }
    void init()
    {
        session().runner()->setOptions({});
        m_window->activateWindow();
    }
    void sampleIsAnalysedAsTheSourceIs();
    void clickInEitherPageSelectsEverywhere();
    void prunedPageHoldsJustWhatIsKept();
    void viewsSelectForEachOther();
    void treeOfAnotherPageBeginsAtItsTop();
    void cancelledCorpusChangesNothing();
    void pagesScrollInStep();
    void whatFollowsDoesNotLead();
    void failureKeepsThePageThatWasThere();
    void oddEncodingsOpen();
    void scriptsAreOffForFilesUntilSwitchedOn();
    void poisonedFormPropertiesAreCaptured();
    void droppedNameOfAnyBytesOpens();
    void replayNamesTheSample();
    void layoutRecentPagesAndThemeAreRemembered();
    void nextStartIsAsTheLastWindowWasClosed();
    void everyCommandIsFoundByItsNameInBothLanguages();
    void everyToolAndTabOfExplainIsShownByItsIdentifier();
    void optionsReturnAfterTheCorpus();
    void everyToolIsShownByItsNameAndHasAPlaceInTheManual();
    void closingDuringALoadIsSafe();

  private:
    void keepSettingsFor(const char* name)
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
        QCoreApplication::setOrganizationName(QLatin1String(name));
    }
    bool openList() { return open(write("page.html", QByteArray::fromStdString(menuAndList()))); }
    QTreeView* tree() { return m_window->treeView()->tree(); }
    const DomTreeModel& nodes() { return *static_cast<DomTreeModel*>(tree()->model()); }
    // Qt WebEngine may not report that a page scrolled: the window asks when the mouse is used.
    void scrollOriginal(const QString& script)
    {
        ask(loader().page(), script);
        QTest::mouseMove(originalView()->view()->focusProxy(), {30, 30});
        QTest::mouseMove(originalView()->view()->focusProxy(), {31, 31});
    }
    std::uint32_t position() { return analysis().sequence.positionOf(session().selection()->node()).value; }
};

void TestWindow::sampleIsAnalysedAsTheSourceIs()
{
    QVERIFY(open("sample:shop"));
    QFile file(QStringLiteral(TAGSEAM_SAMPLES "/shop.html"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<Document> source = parseHtml(file.readAll().toStdString());
    QVERIFY(bool(source));
    const TagPathSequence sequence = convertTreeToSequence(*source);
    QCOMPARE(analysis().sequence.size(), sequence.size());
    QVERIFY(analysis().sequence.symbols == sequence.symbols);
    QVERIFY(m_window->statusLine()->numbers().contains("1471"));
    QVERIFY(message().isEmpty());
}

void TestWindow::clickInEitherPageSelectsEverywhere()
{
    QVERIFY(openList());
    const auto selects = [this](const char* name) {
        return waitFor([&] {
            return session().trees()->describe(session().selection()->node()) == QLatin1String(name);
        });
    };
    clickOn(originalView(), ".menu a");
    QVERIFY(selects("a"));
    QCOMPARE(nodes().nodeAt(tree()->currentIndex()).value, session().selection()->node().value);
    QCOMPARE(originalView()->view()->url().fragment(), QString()); // the link was not followed
    // A pruned node selects the level that pruned it.
    QCOMPARE(session().selection()->level(), session().runner()->dropLevel(session().selection()->node()));
    QVERIFY(session().selection()->level() != noLevel);
    QCOMPARE(m_window->findChild<LevelsView*>()->tree()->currentIndex().row(),
             static_cast<int>(session().selection()->level()));

    clickOn(prunedView(), "li:nth-child(4) i");
    QVERIFY(selects("i"));
    QCOMPARE(nodes().nodeAt(tree()->currentIndex()).value, session().selection()->node().value);
    const QVariant fourth =
        ask(loader().page(),
            QStringLiteral("(() => { const b = document.querySelectorAll('i')[3].getBoundingClientRect();"
                           " return tagseam.pick(b.x + 1, b.y + 1); })()"));
    QCOMPARE(fourth.toUInt(), session().selection()->node().value);
}

void TestWindow::prunedPageHoldsJustWhatIsKept()
{
    QVERIFY(openList());
    const auto count = [this](const char* selector) {
        return ask(loader().prunedPage(),
                   QStringLiteral("document.querySelectorAll('%1').length").arg(QLatin1String(selector)))
            .toInt();
    };
    QCOMPARE(ask(loader().prunedPage(), "document.compatMode").toString(), QStringLiteral("CSS1Compat"));
    QCOMPARE(count("li"), 20);
    QCOMPARE(count("a"), 0);
    QVERIFY(settles(
        [&] { QTest::mouseClick(m_window->optionsBar()->complement(), Qt::LeftButton, {}, QPoint(8, 8)); }));
    QCOMPARE(count("a"), 6);
    QCOMPARE(count("li b"), 0);
}

void TestWindow::viewsSelectForEachOther()
{
    QVERIFY(open("sample:regions"));
    tree()->setCurrentIndex(nodes().indexOf(analysis().sequence.nodes[30]));
    QCOMPARE(position(), 30U);
    m_window->plotView()->setFocus();
    QTest::keyClick(m_window->plotView(), Qt::Key_Right);
    QCOMPARE(nodes().nodeAt(tree()->currentIndex()).value, analysis().sequence.nodes[31].value);
    auto* levels = m_window->findChild<LevelsView*>()->tree();
    levels->setCurrentIndex(levels->model()->index(1, 0));
    QCOMPARE(session().selection()->level(), 1U);
    const CandidateSplit* split = analysis().trace.acceptedSplit(analysis().trace.levels[1]);
    QVERIFY(split != nullptr);
    QCOMPARE(position(), split->split.value);
    session().selection()->selectLevel(200'000'000);
    QCOMPARE(session().selection()->level(), 1U); // there is no such level

    for (const std::uint32_t at : {5U, 9U, 20U})
        session().selection()->selectPosition({at});
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(position(), 9U);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(position(), 5U);
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(position(), 9U);
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(m_window->treeView()->findLine(), "region2");
    QVERIFY(answers()); // found without Enter
    QCOMPARE(session().trees()->describe(session().selection()->node()), QStringLiteral("span.region2"));
    const NodeId first = session().selection()->node();
    std::size_t count = 0;
    for (NodeId node{1}; node.value < session().trees()->document().size(); ++node.value)
        count += session().trees()->describe(node) == QLatin1String("span.region2") ? 1 : 0;
    const auto* state = m_window->findChild<QLabel*>(QStringLiteral("findState"));
    QVERIFY(names(state->text(), {1, count}));
    QTest::keyClick(m_window->treeView()->findLine(), Qt::Key_Return);
    QVERIFY(session().selection()->node() > first);
    QVERIFY(names(state->text(), {2, count}));
    QTest::keyClick(m_window->treeView()->findLine(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(session().selection()->node().value, first.value);
    QTest::keyClick(m_window->treeView()->findLine(), Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(names(state->text(), {count})); // the search wrapped around the beginning
    session().selection()->select(first);   // elsewhere than in the find line
    QVERIFY(names(state->text(), {1, count}));
    QVERIFY(open("sample:figure2"));
    QVERIFY(state->text().isEmpty());
}

void TestWindow::treeOfAnotherPageBeginsAtItsTop()
{
    QVERIFY(open("sample:shop"));
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(m_window->treeView()->findLine(), "footer");
    tree()->expandAll();
    tree()->scrollToBottom();
    QVERIFY(tree()->verticalScrollBar()->value() > 0);
    QVERIFY(open("sample:news"));
    QCOMPARE(tree()->verticalScrollBar()->value(), 0);
    QVERIFY(m_window->treeView()->findLine()->text().isEmpty());
}

void TestWindow::cancelledCorpusChangesNothing()
{
    const Workspace before = session().workspace();
    const WhenShown<QFileDialog> dialogs([](QFileDialog* dialog) { dialog->reject(); });
    QTest::keyClick(m_window.get(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(dialogs.count(), 1);
    QVERIFY(before != Workspace::Corpus && session().workspace() == before);
}

void TestWindow::pagesScrollInStep()
{
    QVERIFY(open("sample:shop"));
    QVERIFY(answers()); // the first alignment is over
    QWebEnginePage* original = loader().page();
    QWebEnginePage* pruned = loader().prunedPage();
    scrollOriginal("scrollTo(0, document.querySelectorAll('article, "
                   ".product-card')[15].getBoundingClientRect().top + scrollY)");
    const auto top = [this](QWebEnginePage* page) {
        return ask(page,
                   "document.querySelectorAll('article, .product-card')[15].getBoundingClientRect().top")
            .toDouble();
    };
    QVERIFY(std::abs(top(original)) < 5);
    QVERIFY(waitFor([&] { return std::abs(top(pruned)) < 40; }));
}

// The pruned page reports its movement late, and cannot scroll as far.
void TestWindow::whatFollowsDoesNotLead()
{
    QVERIFY(open("sample:shop"));
    QWebEnginePage* original = loader().page();
    QWebEnginePage* pruned = loader().prunedPage();
    const auto place = [](QWebEnginePage* page) { return ask(page, "scrollY").toDouble(); };
    ask(pruned, "addEventListener('scroll', () => { window.hasScrolled = true;"
                "for (const begin = performance.now(); performance.now() < begin + 600;); })");
    scrollOriginal("scrollTo(0, document.documentElement.scrollHeight)");
    const double end = place(original);
    QVERIFY(waitFor([&] { return ask(pruned, "window.hasScrolled === true").toBool(); }));
    QVERIFY(answers());
    QVERIFY(place(pruned) < end);
    QCOMPARE(place(original), end);

    // Loaded again, the pruned page begins at its top, and the original stays in place.
    auto options = session().runner()->options();
    options.keep = Keep::Complement;
    QVERIFY(settles([&] { session().runner()->setOptions(options); }));
    QVERIFY(answers());
    QCOMPARE(place(original), end);
}

void TestWindow::failureKeepsThePageThatWasThere()
{
    QVERIFY(open("sample:regions"));
    session().selection()->selectPosition({9});
    const QString failing[] = {
        m_folder->filePath("none.html"),
        write("empty.html", {}),
        write("picture.png", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\6", 26)),
        write("tree.html", QByteArray("TGS1") + QByteArray(24, '\0')), // the tree of a browser
        write("damaged.html.gz", QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3zzzzzzzz")),
    };
    for (const QString& path : failing) {
        QVERIFY(failureOf(path).contains(path));
        QVERIFY(message().contains(path) && m_window->messageBar()->isVisible());
        QCOMPARE(session().trees()->name(), QStringLiteral("regions.html"));
        QCOMPARE(position(), 9U);
    }
}

void TestWindow::oddEncodingsOpen()
{
    QByteArray japanese(
        "<html><head><meta charset=shift_jis></head><body><p>\x93\xfa\x96\x7b</p></body></html>");
    QVERIFY(open(write("without-ending", japanese)));
    QVERIFY(nodeNamed(session(), QStringLiteral("“日本”")) != noNode);
}

void TestWindow::scriptsAreOffForFilesUntilSwitchedOn()
{
    const QString path = write("page.html", "<body><p>made by hand</p><script>document.body.innerHTML ="
                                            " '<p>made by script</p>';</script></body>");
    QVERIFY(open(path));
    QVERIFY(nodeNamed(session(), QStringLiteral("“made by hand”")) != noNode);
    QAction* scripts = action("scripts");
    QVERIFY(settles([&] { scripts->trigger(); }));
    QVERIFY(nodeNamed(session(), QStringLiteral("“made by script”")) != noNode);
    QVERIFY(scripts->isChecked());
}

// Controls shadow the properties of their form, and images those of the document.
void TestWindow::poisonedFormPropertiesAreCaptured()
{
    QVERIFY(open(write(
        "poisoned.html",
        "<!DOCTYPE html><body><form class=f><input name=localName><input name=attributes>"
        "<input name=firstChild><input name=nextSibling><input name=parentNode><input name=nodeType></form>"
        "<svg class=s><a></a></svg><img name=firstChild><img name=doctype><p>after</p></body>")));
    QVERIFY(nodeNamed(session(), "form.f") != noNode);
    QVERIFY(nodeNamed(session(), "svg.s") != noNode);
    QVERIFY(nodeNamed(session(), QStringLiteral("“after”")) != noNode);
    QCOMPARE(session().trees()->document().doctype(), std::string("html"));
    QCOMPARE(analysis().sequence.size(), 1U + 1 + 6 + 2 + 2 + 2);
    QVERIFY(settles(
        [&] { action("scripts")->trigger(); })); // without scripts, nothing runs in the page's own world
    for (const char* name : {"firstChild", "doctype"})
        QCOMPARE(ask(loader().page(), QStringLiteral("document.%1.localName").arg(QLatin1String(name)),
                     QWebEngineScript::MainWorld)
                     .toString(),
                 QStringLiteral("img"));
    QCOMPARE(session().trees()->document().doctype(), std::string("html"));
    QCOMPARE(analysis().sequence.size(), 1U + 1 + 6 + 2 + 2 + 2);
}

void TestWindow::droppedNameOfAnyBytesOpens()
{
    const std::string file = path("caf\xe9 #1.html");
    writeRaw(file, titled("dropped"));
    QMimeData data;
    data.setData("text/uri-list", (fileUrl(file) + "\r\n").toLatin1());
    const QPointF place(600, 300);
    QDragEnterEvent enter(place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QVERIFY(settles([&] { QApplication::sendEvent(m_window.get(), &drop); }));
    QVERIFY(shows("dropped"));
}

void TestWindow::replayNamesTheSample()
{
    QVERIFY(open("sample:shop"));
    const QString path = m_folder->filePath("replay.html");
    const WhenShown<QFileDialog> dialogs([&path](QFileDialog* dialog) {
        dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
    });
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QFile replay(path);
    QVERIFY(replay.open(QIODevice::ReadOnly));
    const QByteArray html = replay.readAll();
    QVERIFY(html.contains("\"address\":\"sample:shop\""));
    QVERIFY(!html.contains(":/samples"));
}

void TestWindow::layoutRecentPagesAndThemeAreRemembered()
{
    keepSettingsFor("tagseam-test");
    const QString path = write("page.html", QByteArray::fromStdString(menuAndList()));
    const auto treeDock = [this] { return m_window->findChild<QDockWidget*>("treeDock"); };

    m_window = std::make_unique<MainWindow>(true);
    m_window->show();
    QVERIFY(open(path));
    QVERIFY(open("sample:regions"));
    treeDock()->hide();
    m_window->setTheme(ThemeChoice::Dark);
    m_window->close();
    QCOMPARE(QSettings().value("recentPages").toStringList(),
             QStringList{path}); // samples are in a menu of their own
    QCOMPARE(QSettings().value("theme").toInt(), static_cast<int>(ThemeChoice::Dark));

    m_window = std::make_unique<MainWindow>(true);
    m_window->show();
    QVERIFY(treeDock()->isHidden());
    m_window = std::make_unique<MainWindow>(false);
    m_window->show();
    applyTheme(ThemeChoice::Light);
    QCoreApplication::setOrganizationName({});
}

void TestWindow::nextStartIsAsTheLastWindowWasClosed()
{
    keepSettingsFor("tagseam-layout");
    const auto state = [this] {
        const QWidget* tab = m_window->findChild<ExplainView*>()->frontPane();
        QVariantMap all{{"size", m_window->size()},
                        {"workspace", static_cast<int>(session().workspace())},
                        {"tab", tab->objectName()}};
        for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
            QVariantList place{dock->isVisible()};
            if (m_window->rect().intersects(dock->geometry()) &&
                dock->isVisible()) // not covered by another one
                place << dock->size() << static_cast<int>(m_window->dockWidgetArea(dock));
            all[dock->objectName()] = place;
        }
        return all;
    };
    QVariantMap last;
    const auto start = [&] {
        m_window = std::make_unique<MainWindow>(true);
        m_window->show();
        if (session().workspace() != Workspace::Corpus) // a page would replace its table
            QVERIFY(open("sample:regions"));
        QVERIFY(answers());
        if (!last.isEmpty())
            QCOMPARE(state(), last);
    };
    for (const Workspace left :
         {Workspace::Inspect, Workspace::Step, Workspace::Inspect, Workspace::Corpus}) {
        start();
        session().setWorkspace(left);
        m_window->findChild<ExplainView*>()->showTab(left == Workspace::Step ? "blocking" : "stability");
        QVERIFY(answers());
        last = state();
        m_window->close();
    }
    start();
    m_window = std::make_unique<MainWindow>(false);
    m_window->show();
    QCoreApplication::setOrganizationName({});
}

void TestWindow::optionsReturnAfterTheCorpus()
{
    for (const Workspace next : {Workspace::Inspect, Workspace::Step, Workspace::Annotate}) {
        m_window = std::make_unique<MainWindow>(false);
        m_window->resize(1200, 850);
        m_window->show();
        session().setWorkspace(Workspace::Corpus);
        QVERIFY(!m_window->optionsBar()->isVisible());
        session().setWorkspace(next);
        QVERIFY2(m_window->optionsBar()->isVisible(), qPrintable(QString::number(static_cast<int>(next))));
    }
}

void TestWindow::everyToolIsShownByItsNameAndHasAPlaceInTheManual()
{
    QVERIFY(open("sample:figure2"));
    Manual* manual = m_window->manual();
    const auto* page = manual->findChild<QTextBrowser*>();
    const auto actions = m_window->findChildren<QAction*>();
    const auto help = std::ranges::find_if(actions, [](const QAction* action) {
        return action->shortcuts().contains(QKeySequence(QKeySequence::HelpContents));
    });
    QVERIFY(help != actions.end());
    for (const Tool* tool : tools()) {
        QVERIFY2(m_window->showTab(QLatin1String(tool->id)) && answers(), tool->id);
        const auto* pane = m_window->findChild<Pane*>(QLatin1String(tool->id));
        const QRect place(pane->mapTo(m_window.get(), QPoint()), pane->size());
        QVERIFY2(pane->isVisible() && m_window->rect().intersects(place), tool->id);
        const QUrl described = manual->pages().placeOf(QLatin1String(tool->id));
        QVERIFY2(!described.isEmpty(), tool->id);
        if (tool->place != Place::Tab && !tool->workspace)
            continue; // raised only with the focus
        (*help)->trigger();
        QVERIFY2(page->source() == described && manual->isVisible(), tool->id);
        m_window->activateWindow();
    }
    manual->hide();
    session().setWorkspace(Workspace::Inspect);
}

void TestWindow::closingDuringALoadIsSafe()
{
    enum class Stage { Opened, Begun, Captured, Analysed, Written };
    for (const Stage stage :
         {Stage::Opened, Stage::Begun, Stage::Captured, Stage::Analysed, Stage::Written}) {
        bool isReached = stage == Stage::Opened;
        const auto reach = [&isReached] { isReached = true; };
        if (stage == Stage::Begun)
            connect(loader().page(), &QWebEnginePage::loadStarted, m_window.get(), reach);
        else if (stage == Stage::Captured)
            connect(&loader(), &PageLoader::captured, m_window.get(), reach);
        else if (stage == Stage::Analysed)
            connect(session().runner(), &AnalysisRunner::analysisChanged, m_window.get(), reach);
        else if (stage == Stage::Written)
            connect(m_window->browser()->writer(), &CopyWriter::written, m_window.get(),
                    [&isReached](Copy copy) { isReached = isReached || copy == Copy::Pruned; });
        m_window->opener()->open("sample:shop");
        QVERIFY(waitFor([&] { return isReached; }));
        m_window.reset();
        QVERIFY(waitUntilIdle());
        m_window = std::make_unique<MainWindow>(false);
        m_window->show();
    }
    QVERIFY(nextPageLoads());
}

void TestWindow::everyCommandIsFoundByItsNameInBothLanguages()
{
    CommandPalette palette(m_window.get());
    const QList<QAction*> commands = palette.found();
    QVERIFY(commands.size() > 60);
    for (QAction* each : commands) {
        const QString text = each->text();
        for (QString name : {text, Language::inOtherLanguage(text).section('\n', 0, 0)}) {
            palette.line()->setText(name.remove('&').toUpper());
            QVERIFY2(palette.found().contains(each), qPrintable(name));
        }
    }
    for (const Tool* tool : tools()) {
        if (tool->place == Place::Tab)
            QVERIFY2(commands.contains(m_window->findChild<QAction*>(QLatin1String(tool->id))), tool->id);
    }
    palette.line()->setText("no such command");
    QVERIFY(palette.found().isEmpty());
}

void TestWindow::everyToolAndTabOfExplainIsShownByItsIdentifier()
{
    QVERIFY(open("sample:regions"));
    for (const Tool* tool : tools()) {
        if (tool->place != Place::Tab)
            continue;
        for (const char* id : {tool->tab, tool->id})
            QVERIFY2(m_window->showTab(QLatin1String(id)), id);
        QVERIFY(m_window->findChild<ExplainView*>()->paneOf(*tool)->isVisible());
    }
}

TAGSEAM_TEST(TestWindow)
#include "tst_window.moc"
