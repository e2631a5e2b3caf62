// SPDX-License-Identifier: MIT
// The whole window with real pages, clicks and keys: one selection everywhere, options at hand, clear
// failures.
#include "tests/core/testgzip.h"
#include "ui/views/levelsview.h"
#include "ui/views/optionsbar.h"
#include "ui/views/plotview.h"
#include "ui/views/treeview.h"
#include "windowtest.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QTreeView>
#include <QWebEnginePage>
#include <QWebEngineView>

using namespace tagseam;

class TestWindow : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void sampleIsAnalysedAsTheSourceIs();
    void clickInThePageSelectsEverywhere();
    void clickInThePrunedPageSelectsTheSameNode();
    void treePlotAndLevelsSelectForEachOther();
    void prunedPageHoldsJustWhatIsKept();
    void readingStyleNodesAndAdvantageAnalyseAgain();
    void complementShowsTheRest();
    void historyGoesBackAndForth();
    void findInTheTree();
    void pagesScrollInStep();
    void whatFollowsDoesNotLead();
    void failures_data();
    void failures();
    void failureKeepsThePageThatWasThere();
    void gzipAndOddEncodingsOpen();
    void pagesStayWhereTheyArePut();
    void scriptsAreOffForFilesUntilSwitchedOn();
    void poisonedFormPropertiesAreCaptured();
    void bothThemesLeaveNoEmptyPanel();
    void layoutRecentPagesAndThemeAreRemembered();
    void droppedFilesOpen();
    void namesOnThePageNeverBecomeRichText();
    void closingDuringALoadIsSafe_data();
    void closingDuringALoadIsSafe();
    void hungPageIsEndedAndTheOneBeforeComesBack();
    void anotherPageOpensWhileOneHangs();
    void pageThatDoesNotWantToBeLeftIsLeft();
    void deadAddressBringsThePageBeforeBack();
    void switchesGoBackForTheNextFile();
    void pagesWithScriptsStayToo();
    void everyLevelIsBounded();
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
    QVERIFY(m_window->statusNumbers().contains("raw 1471"));
    QVERIFY(message().isEmpty());
}

void TestWindow::clickInThePageSelectsEverywhere()
{
    QVERIFY(open(write("page.html", QByteArray::fromStdString(menuAndList()))));
    QSignalSpy selected(&session(), &PageSession::selectionChanged);
    clickOn(m_window->originalView(), "#results");
    QVERIFY(selected.count() > 0 || selected.wait(5000));
    const NodeId node = session().selection();
    QVERIFY(session().describe(node) == "ul#results" || session().describe(node) == "li.hit");
    const auto* model = static_cast<DomTreeModel*>(m_window->treeView()->tree()->model());
    QCOMPARE(model->nodeAt(m_window->treeView()->tree()->currentIndex()).value, node.value);
    clickOn(m_window->originalView(), ".menu a");
    QVERIFY(QTest::qWaitFor([&] { return session().describe(session().selection()) == "a"; }));
    QCOMPARE(m_window->originalView()->view()->url().fragment(), QString()); // the link was not followed
    // A node that was cut marks the level that cut it.
    QCOMPARE(session().level(), session().dropLevel(session().selection()));
    QVERIFY(session().level() != noLevel);
    QCOMPARE(m_window->levelsView()->tree()->currentIndex().row(), static_cast<int>(session().level()));
}

void TestWindow::clickInThePrunedPageSelectsTheSameNode()
{
    QVERIFY(open(write("page.html", QByteArray::fromStdString(menuAndList()))));
    clickOn(m_window->prunedView(), "li:nth-child(4) i");
    QVERIFY(QTest::qWaitFor([&] { return session().describe(session().selection()) == "i"; }));
    // The fourth i of the original, too.
    const QVariant index =
        ask(loader().page(),
            QStringLiteral("(() => { const b = document.querySelectorAll('i')[3].getBoundingClientRect();"
                           " return tagseam.pick(b.x + 1, b.y + 1); })()"));
    QCOMPARE(index.toUInt(), session().selection().value);
}

void TestWindow::treePlotAndLevelsSelectForEachOther()
{
    QVERIFY(open("sample:regions"));
    auto* tree = m_window->treeView()->tree();
    const auto* model = static_cast<DomTreeModel*>(tree->model());
    tree->setCurrentIndex(model->indexOf(analysis().sequence.nodes[30]));
    QCOMPARE(analysis().sequence.positionOf(session().selection()).value, 30U);
    m_window->plotView()->setFocus();
    QTest::keyClick(m_window->plotView(), Qt::Key_Right);
    QCOMPARE(model->nodeAt(tree->currentIndex()).value, analysis().sequence.nodes[31].value);
    auto* levels = m_window->levelsView()->tree();
    levels->setCurrentIndex(levels->model()->index(1, 0));
    QCOMPARE(session().level(), 1U);
    const Opening* split = analysis().trace.acceptedSplit(analysis().trace.levels[1]);
    QVERIFY(split != nullptr);
    QCOMPARE(analysis().sequence.positionOf(session().selection()).value, split->split.value);
}

void TestWindow::prunedPageHoldsJustWhatIsKept()
{
    QVERIFY(open(write("page.html", QByteArray::fromStdString(menuAndList()))));
    QWebEnginePage* pruned = loader().prunedPage();
    QCOMPARE(ask(pruned, "document.querySelectorAll('li').length").toInt(), 20);
    QCOMPARE(ask(pruned, "document.querySelectorAll('a').length").toInt(), 0);
    QCOMPARE(ask(pruned, "document.title").toString(), QStringLiteral("t"));
    QCOMPARE(ask(pruned, "document.compatMode").toString(), QStringLiteral("CSS1Compat"));
    int keptElements = 0;
    for (NodeId node{1}; node.value < session().document().size(); ++node.value)
        keptElements += session().document().isElement(node) && session().isKept(node) ? 1 : 0;
    // Not one of ours: the meta with the encoding that is added to a head without one.
    QCOMPARE(ask(pruned, "document.querySelectorAll('[data-tagseam-node]').length").toInt(), keptElements);
}

void TestWindow::readingStyleNodesAndAdvantageAnalyseAgain()
{
    QVERIFY(open("sample:shop"));
    QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    const auto levels = analysis().trace.levels.size();
    m_window->optionsBar()->reading()->setCurrentIndex(0);
    QVERIFY(analysed.wait(10000));
    QVERIFY(analysis().trace.levels.size() != levels);
    QCOMPARE(readingOf(analysis().trace.options)->name, std::string_view("printed"));
    m_window->optionsBar()->nodes()->setCurrentIndex(0);
    QVERIFY(analysed.wait(10000));
    const Document& page = session().document();
    for (const NodeId node : analysis().sequence.nodes)
        QVERIFY(page.isElement(node));
    m_window->optionsBar()->style()->setCurrentIndex(0);
    QVERIFY(analysed.wait(10000));
    m_window->optionsBar()->advantage()->setValue(0.9);
    QVERIFY(analysed.wait(10000));
    QCOMPARE(analysis().trace.options.advantage, 0.9);
}

void TestWindow::complementShowsTheRest()
{
    QVERIFY(open(write("page.html", QByteArray::fromStdString(menuAndList()))));
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QTest::mouseClick(m_window->optionsBar()->complement(), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(settled.wait(15000));
    QWebEnginePage* pruned = loader().prunedPage();
    QCOMPARE(ask(pruned, "document.querySelectorAll('a').length").toInt(), 6);
    QCOMPARE(ask(pruned, "document.querySelectorAll('li b').length").toInt(), 0);
}

void TestWindow::historyGoesBackAndForth()
{
    QVERIFY(open("sample:regions"));
    session().selectPosition({5});
    session().selectPosition({9});
    session().selectPosition({20});
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(analysis().sequence.positionOf(session().selection()).value, 9U);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(m_window.get(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(analysis().sequence.positionOf(session().selection()).value, 9U);
}

void TestWindow::findInTheTree()
{
    QVERIFY(open("sample:regions"));
    m_window->activateWindow();
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(m_window->treeView()->findLine(), "region2");
    QTest::keyClick(m_window->treeView()->findLine(), Qt::Key_Return);
    QCOMPARE(session().describe(session().selection()), QStringLiteral("span.region2"));
    const NodeId first = session().selection();
    QTest::keyClick(m_window->treeView()->findLine(), Qt::Key_Return);
    QVERIFY(session().selection() > first);
    QTest::keyClick(m_window->treeView()->findLine(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(session().selection().value, first.value);
}

void TestWindow::pagesScrollInStep()
{
    QVERIFY(open("sample:shop"));
    QTest::qWait(400); // until the first alignment rests
    QWebEnginePage* original = loader().page();
    QWebEnginePage* pruned = loader().prunedPage();
    ask(original, "scrollTo(0, document.querySelectorAll('article, "
                  ".product-card')[15].getBoundingClientRect().top + scrollY)");
    const auto top = [this](QWebEnginePage* page) {
        return ask(page,
                   "document.querySelectorAll('article, .product-card')[15].getBoundingClientRect().top")
            .toDouble();
    };
    QVERIFY(std::abs(top(original)) < 5);
    QVERIFY(QTest::qWaitFor([&] { return std::abs(top(pruned)) < 40; }, 5000));
}

// However long it takes until the page that follows is seen to have moved, and though it cannot go as far.
void TestWindow::whatFollowsDoesNotLead()
{
    QVERIFY(open("sample:shop"));
    QWebEnginePage* original = loader().page();
    QWebEnginePage* pruned = loader().prunedPage();
    const auto place = [](QWebEnginePage* page) { return ask(page, "scrollY").toDouble(); };
    ask(pruned, "addEventListener('scroll', () => { window.hasScrolled = true;"
                "for (const begin = performance.now(); performance.now() < begin + 600;); })");
    ask(original, "scrollTo(0, document.documentElement.scrollHeight)");
    const double end = place(original);
    QVERIFY(waitFor([&] { return ask(pruned, "window.hasScrolled === true").toBool(); }));
    rest(800);
    QVERIFY(place(pruned) < end);
    QCOMPARE(place(original), end);

    // Loaded anew, it begins at its top, and the original stays where it is.
    auto options = session().options();
    options.keep = Keep::Complement;
    QVERIFY(settles([&] { session().setOptions(options); }));
    rest(800);
    QCOMPARE(place(original), end);
}

void TestWindow::failures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << "empty.html" << QByteArray() << "is empty";
    QTest::newRow("binary") << "picture.png"
                            << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\b\6", 29)
                            << "is not text";
    QTest::newRow("tree of a browser")
        << "page.html" << QByteArray("TGS1") + QByteArray(24, '\0') << "tagseam-cli reads it";
    QTest::newRow("damaged gzip") << "page.html.gz" << QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\3zzzzzzzz")
                                  << "cannot be unpacked";
}

void TestWindow::failures()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    const QString path = write(name, bytes);
    m_window->open(path);
    QVERIFY(failed.count() > 0 || failed.wait(10000));
    const QString sentence = failed.first().first().toString();
    QVERIFY2(sentence.contains(says) && sentence.contains(path), qPrintable(sentence));
    QVERIFY(m_window->messageBar()->isVisible());
}

void TestWindow::failureKeepsThePageThatWasThere()
{
    QVERIFY(open("sample:regions"));
    session().selectPosition({9});
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    for (const QString& address : {m_folder->filePath("none.html"), m_folder->path()}) {
        const auto before = failed.count();
        m_window->open(address);
        QVERIFY(failed.count() > before || failed.wait(10000));
        QVERIFY(message().contains(address));
    }
    QCOMPARE(failed.count(), 2);
    QCOMPARE(session().name(), QStringLiteral("regions.html"));
    QCOMPARE(analysis().sequence.positionOf(session().selection()).value, 9U);
}

void TestWindow::gzipAndOddEncodingsOpen()
{
    QVERIFY(open(write("page.html.gz", QByteArray::fromStdString(test::gzipped(menuAndList())))));
    QVERIFY(nodeNamed(session(), "ul#results") != noNode);

    QByteArray japanese(
        "<html><head><meta charset=shift_jis></head><body><p>\x93\xfa\x96\x7b</p></body></html>");
    QVERIFY(open(write("without-ending", japanese)));
    QVERIFY(nodeNamed(session(), QStringLiteral("“日本”")) != noNode);
}

void TestWindow::pagesStayWhereTheyArePut()
{
    write("secret.html", "<p>secret</p>");
    const QString path =
        write("page.html", "<html><head><meta http-equiv=refresh content='0;url=secret.html'></head><body>"
                           "<p>here</p><script>location = 'secret.html'; open('secret.html');"
                           "alert('stop');</script></body></html>");
    QVERIFY(open(path));
    QTest::mouseClick(m_window.get(), Qt::LeftButton); // any
    QTest::qWait(600);
    QVERIFY(loader().page()->url().path().endsWith("/page.html"));
    QVERIFY(nodeNamed(session(), QStringLiteral("“here”")) != noNode);
}

void TestWindow::scriptsAreOffForFilesUntilSwitchedOn()
{
    const QString path = write("page.html", "<body><p>made by hand</p><script>document.body.innerHTML ="
                                            " '<p>made by script</p>';</script></body>");
    QVERIFY(open(path));
    QVERIFY(nodeNamed(session(), QStringLiteral("“made by hand”")) != noNode);
    QAction* scripts = action("scripts");
    QVERIFY(scripts != nullptr);
    QVERIFY(settles([&] { scripts->trigger(); }));
    QVERIFY(nodeNamed(session(), QStringLiteral("“made by script”")) != noNode);
    QCOMPARE(scripts->text(), QStringLiteral("Scripts on"));
}

// Controls hide what their form is asked for, and images what the document is.
void TestWindow::poisonedFormPropertiesAreCaptured()
{
    QVERIFY(open(write(
        "page.html",
        "<!DOCTYPE html><body><form class=f><input name=localName><input name=attributes>"
        "<input name=firstChild><input name=nextSibling><input name=parentNode><input name=nodeType></form>"
        "<svg class=s><a></a></svg><img name=firstChild><img name=doctype><p>after</p></body>")));
    QVERIFY(nodeNamed(session(), "form.f") != noNode);
    QVERIFY(nodeNamed(session(), "svg.s") != noNode);
    QVERIFY(nodeNamed(session(), QStringLiteral("“after”")) != noNode);
    QCOMPARE(session().document().doctype(), std::string("html"));
    QCOMPARE(analysis().sequence.size(), 1U + 1 + 6 + 2 + 2 + 2);
    QVERIFY(settles([&] { action("scripts")->trigger(); })); // without, nothing runs in the page's own world
    for (const char* name : {"firstChild", "doctype"})
        QCOMPARE(ask(loader().page(), QStringLiteral("document.%1.localName").arg(QLatin1String(name)),
                     QWebEngineScript::MainWorld)
                     .toString(),
                 QStringLiteral("img"));
    QCOMPARE(session().document().doctype(), std::string("html"));
    QCOMPARE(analysis().sequence.size(), 1U + 1 + 6 + 2 + 2 + 2);
}

void TestWindow::bothThemesLeaveNoEmptyPanel()
{
    QVERIFY(open("sample:shop"));
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        m_window->setTheme(choice);
        QTest::qWait(300);
        for (QWidget* panel :
             {static_cast<QWidget*>(m_window->originalView()), static_cast<QWidget*>(m_window->prunedView()),
              static_cast<QWidget*>(m_window->plotView()), static_cast<QWidget*>(m_window->treeView()),
              static_cast<QWidget*>(m_window->levelsView())}) {
            const QImage image = panel->grab().toImage();
            QSet<QRgb> colours;
            for (int y = 0; y < image.height(); y += 3)
                for (int x = 0; x < image.width(); x += 3)
                    colours.insert(image.pixel(x, y));
            QVERIFY2(colours.size() > 8, panel->metaObject()->className());
        }
    }
    applyTheme(ThemeChoice::Light);
}

void TestWindow::layoutRecentPagesAndThemeAreRemembered()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path());
    QCoreApplication::setOrganizationName("tagseam-test");
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
    applyTheme(ThemeChoice::Light);
    QCoreApplication::setOrganizationName({});
}

void TestWindow::droppedFilesOpen()
{
    const QString path = write("page.html", QByteArray::fromStdString(menuAndList()));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const QPointF place(600, 300);
    QDragEnterEvent enter(place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(settled.wait(15000));
    QCOMPARE(session().name(), QStringLiteral("page.html"));
}

void TestWindow::namesOnThePageNeverBecomeRichText()
{
    QVERIFY(open(
        write("page.html", "<body><p class='<b>bold</b>'>text</p><p class='<b>bold</b>'>text</p></body>")));
    const NodeId node = analysis().sequence.nodes[1];
    session().select(node);
    const auto* model = m_window->treeView()->tree()->model();
    const QString tip = model->data(m_window->treeView()->tree()->currentIndex(), Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains("&lt;b&gt;bold") && !tip.contains("<b>"), qPrintable(tip));
}

void TestWindow::closingDuringALoadIsSafe_data()
{
    QTest::addColumn<int>("milliseconds");
    for (const int milliseconds : {0, 1, 5, 20, 60, 120, 200, 300, 500})
        QTest::addRow("after %d ms", milliseconds) << milliseconds;
}

void TestWindow::closingDuringALoadIsSafe()
{
    QFETCH(int, milliseconds);
    m_window->open("sample:shop");
    QTest::qWait(milliseconds);
    m_window.reset(); // answers that are still owed must find nobody, not freed memory
    QTest::qWait(20);
}

void TestWindow::hungPageIsEndedAndTheOneBeforeComesBack()
{
    loader().setPatience(1500, 1000);
    QVERIFY(open("sample:regions"));
    const QString path = write("page.html", "<p>x</p><script>if (!window.opened) while (true) {}</script>");
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->open(path);
    action("scripts")->trigger(); // loads it again, with scripts
    QVERIFY(failed.count() > 0 || failed.wait(20000));
    QVERIFY(failed.last().first().toString().contains(path));
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    QVERIFY(settled.count() > 0 || settled.wait(15000));
    QVERIFY(message().contains("did not answer"));
    QVERIFY(!loader().areScriptsOn());
}

void TestWindow::anotherPageOpensWhileOneHangs()
{
    loader().setPatience(800, 20000);
    const QString path = write("page.html", "<p>x</p><script>while (true) {}</script>");
    m_window->open(path);
    action("scripts")->trigger();
    QTest::qWait(2000); // it is asked for its DOM by now and does not answer
    QVERIFY(open("sample:regions"));
    QCOMPARE(session().name(), QStringLiteral("regions.html"));
}

void TestWindow::pageThatDoesNotWantToBeLeftIsLeft()
{
    const QString path = write("page.html", "<body><p>trap</p><input autofocus><script>"
                                            "addEventListener('beforeunload', e => { e.preventDefault();"
                                            " e.returnValue = 'stay'; });</script></body>");
    QVERIFY(open(path));
    QVERIFY(settles([&] { action("scripts")->trigger(); }));
    QTest::keyClicks(m_window->originalView()->view()->focusProxy(), "abc"); // what makes a page so bold
    QTest::qWait(200);
    QVERIFY(open("sample:regions"));
    QVERIFY(nodeNamed(session(), "span.region1") != noNode);
}

void TestWindow::deadAddressBringsThePageBeforeBack()
{
    QVERIFY(open("sample:regions"));
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    m_window->open("http://127.0.0.1:1/none.html");
    QVERIFY(failed.count() > 0 || failed.wait(20000));
    QVERIFY(settled.count() > 0 || settled.wait(15000));
    QVERIFY(message().contains("127.0.0.1:1"));
    QCOMPARE(m_window->addressLine()->text(), QStringLiteral("sample:regions"));
    QCOMPARE(ask(loader().page(), "document.querySelectorAll('.region2').length").toInt(), 20);
    QVERIFY(loader().baseUrl().isEmpty());
    QVERIFY(!loader().network()->isOpen());
}

void TestWindow::switchesGoBackForTheNextFile()
{
    QVERIFY(open(write("a.html", QByteArray::fromStdString(menuAndList()))));
    QVERIFY(settles([&] { action("scripts")->trigger(); }));
    QVERIFY(loader().areScriptsOn());
    QVERIFY(open(write("b.html", QByteArray::fromStdString(menuAndList()))));
    QVERIFY(!loader().areScriptsOn());
    QVERIFY(!action("scripts")->isChecked());
}

void TestWindow::pagesWithScriptsStayToo()
{
    write("secret.html", "<p>secret</p>");
    const QString path =
        write("page.html", "<body><p>here</p><script>location = 'secret.html';"
                           "setTimeout(() => { location = 'secret.html'; }, 100);</script></body>");
    QVERIFY(open(path));
    QVERIFY(settles([&] { action("scripts")->trigger(); }));
    QTest::qWait(500);
    QVERIFY(nodeNamed(session(), QStringLiteral("“here”")) != noNode);
    QVERIFY(loader().page()->url().path().endsWith("/page.html"));
}

void TestWindow::everyLevelIsBounded()
{
    QVERIFY(open("sample:shop"));
    session().selectLevel(200'000'000);
    QCOMPARE(session().level(), noLevel);
    session().selectLevel(static_cast<std::uint32_t>(analysis().trace.levels.size()) - 1);
    QVERIFY(session().level() != noLevel);
}

TAGSEAM_TEST(TestWindow)
#include "tst_window.moc"
