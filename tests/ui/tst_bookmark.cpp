// SPDX-License-Identifier: MIT
// States of the window that addresses hold, there and back, and reports of what is shown.
#include "core/explain/setuptext.h"
#include "ui/bookmark.h"
#include "ui/explainer.h"
#include "ui/report.h"
#include "ui/views/explainview.h"
#include "windowtest.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QTabWidget>

using namespace tagseam;

class TestBookmark : public WindowTest {
    Q_OBJECT

  private slots:
    void addressesAreSplit_data();
    void addressesAreSplit();
    void textComesBack();
    void fileOfThatNameWins();
    void opensThere();
    void opensThereByItsXPath();
    void goesThereOnThePageThatIsShown();
    void switchesComeAlong();
    void linkToWhatIsShownComesBack();
    void whatIsNotThereIsSaid_data();
    void whatIsNotThereIsSaid();
    void anotherPageForgetsIt();
    void reportHasTheNumbers();
    void reportIsSavedWithItsPicture();
    void reportThatCannotBeWrittenIsSaid();

  private:
    const Analysis& analysis() { return session().analysis(); }
    static QString sampleFile(const char* name)
    {
        return QStringLiteral(TAGSEAM_SAMPLES "/%1.html").arg(QLatin1String(name));
    }
};

void TestBookmark::addressesAreSplit_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("bookmark");
    QTest::addColumn<QString>("bad");
    const auto row = [](const char* name, const char* text, const char* page, const char* bookmark,
                        const char* bad = "") {
        QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(page)
                            << QString::fromUtf8(bookmark) << QString::fromUtf8(bad);
    };
    row("asTheHelpSays", "x.html#level=3&node=322", "x.html", "level=3&node=322");
    row("noHash", "x.html", "x.html", "");
    row("fragmentOfThePage", "http://x.org/a#section", "http://x.org/a#section", "");
    row("fragmentOfThePageWithPairs", "http://x.org/a#tab=2", "http://x.org/a#tab=2", "");
    row("someOfTheKeysAreThePages", "http://x.org/a#level=3&tab=2", "http://x.org/a#level=3&tab=2", "");
    row("bookmarkAlone", "#step=60", "", "step=60");
    row("entryStays", "file:///x.mht#entry=2&level=3", "file:///x.mht#entry=2", "level=3");
    row("entryAlone", "file:///x.mht#entry=2", "file:///x.mht#entry=2", "");
    row("xpath", "x.html#node=/html/body/div[2]", "x.html", "node=/html/body/div[2]");
    row("encoded", "x.html#node=a%26b%20%3E%20c", "x.html", "node=a%26b%20>%20c");
    row("range", "x.html#range=5-9", "x.html", "range=5-9");
    row("setup", "x.html#setup=jidm-2013,advantage=0.3&source=source", "x.html",
        "setup=jidm-2013,advantage=0.3&source=source");
    row("noNumber", "x.html#level=x", "x.html", "", "level=x");
    row("zero", "x.html#level=0&node=5", "x.html", "node=5", "level=0");
    row("backwards", "x.html#range=9-5", "x.html", "", "range=9-5");
    row("noSuchSetup", "x.html#setup=nobody", "x.html", "", "setup=nobody");
    row("noSuchSource", "x.html#source=none", "x.html", "", "source=none");
}

void TestBookmark::addressesAreSplit()
{
    QFETCH(const QString, text);
    QFETCH(const QString, page);
    QFETCH(const QString, bookmark);
    QFETCH(const QString, bad);
    const MarkedAddress marked = splitBookmark(text);
    QCOMPARE(marked.page, page);
    QCOMPARE(marked.bookmark.text(), bookmark);
    QCOMPARE(marked.bad, bad);
}

void TestBookmark::textComesBack()
{
    Bookmark bookmark;
    bookmark.setup = QStringLiteral("printed,advantage=0.25,style=none");
    bookmark.source = PageSource::Source;
    bookmark.level = 4;
    bookmark.node = QStringLiteral("div.a > p:nth-child(2)[x='&#=']");
    bookmark.range = {Position{4}, Position{9}};
    bookmark.step = 77;
    bookmark.tab = QStringLiteral("blame");
    QCOMPARE(splitBookmark(QStringLiteral("page.html#") + bookmark.text()).bookmark, bookmark);
    QCOMPARE(Bookmark().text(), QString());
}

void TestBookmark::fileOfThatNameWins()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a#level=3"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QCOMPARE(splitBookmark(path).page, path);
    QCOMPARE(splitBookmark(path).bookmark, Bookmark());
}

void TestBookmark::opensThere()
{
    showWindow();
    QVERIFY(open(sampleFile("shop") + QStringLiteral("#level=3&node=322&range=10-40&explain=blame")));
    QCOMPARE(session().level(), 2U);
    QCOMPARE(session().selection(), analysis().sequence.nodes[321]);
    QCOMPARE(session().range(), (Region{Position{9}, Position{40}}));
    QCOMPARE(m_window->explainView()->tabs()->currentWidget()->objectName(), QStringLiteral("blame"));
    QVERIFY(open(QStringLiteral("sample:regions#step=60")));
    QVERIFY(session().isStepping());
    QCOMPARE(session().stepper().step(), 59U);
    closeWindow();
}

void TestBookmark::opensThereByItsXPath()
{
    showWindow();
    QVERIFY(open(QStringLiteral("sample:shop#node=/html/body/footer")));
    QCOMPARE(session().document().name(session().selection()), std::string_view("footer"));
    QVERIFY(open(QStringLiteral("sample:shop#node=body%20>%20header")));
    QCOMPARE(session().document().name(session().selection()), std::string_view("header"));
    closeWindow();
}

void TestBookmark::goesThereOnThePageThatIsShown()
{
    showWindow();
    QVERIFY(open(QStringLiteral("sample:shop")));
    const QSignalSpy documents(&session(), &PageSession::documentChanged);
    const QSignalSpy analyses(&session(), &PageSession::analysisChanged);
    m_window->addressLine()->setText(QStringLiteral("#level=2&node=7"));
    QVERIFY(settles([&] { QTest::keyClick(m_window->addressLine(), Qt::Key_Return); }));
    QCOMPARE(session().level(), 1U);
    QCOMPARE(session().selection(), analysis().sequence.nodes[6]);
    QVERIFY(open(QStringLiteral("sample:shop#level=4")));
    QCOMPARE(session().level(), 3U);
    QCOMPARE(documents.count(), 0); // neither loaded nor analysed again
    QCOMPARE(analyses.count(), 0);
    closeWindow();
}

void TestBookmark::switchesComeAlong()
{
    showWindow();
    QVERIFY(open(sampleFile("shop") + QStringLiteral("#setup=printed,advantage=0.31,style=class&node=5")));
    QCOMPARE(session().options().search.sizeRule, SizeRule::Printed);
    QCOMPARE(session().options().search.advantage, 0.31);
    QCOMPARE(session().options().path.style, StyleKey::Class);
    QCOMPARE(analysis().options, session().options());
    // A bookmark without switches is of the usual ones; one without a page leaves them.
    QVERIFY(open(QStringLiteral("#node=6")));
    QCOMPARE(session().options().search.sizeRule, SizeRule::Printed);
    QVERIFY(open(sampleFile("shop") + QStringLiteral("#node=7")));
    QCOMPARE(session().options().search, SearchOptions());
    closeWindow();
}

void TestBookmark::linkToWhatIsShownComesBack()
{
    showWindow();
    QVERIFY(open(QStringLiteral("sample:shop#setup=jidm-2013&level=2&node=100&range=3-8")));
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    const QString link = QGuiApplication::clipboard()->text();
    QCOMPARE(link, QStringLiteral("sample:shop#setup=jidm-2013&level=2&node=100&range=3-8"));
    QVERIFY(open(QStringLiteral("sample:regions")));
    QVERIFY(open(link));
    QCOMPARE(m_window->linkToState(), link);
    closeWindow();
}

void TestBookmark::whatIsNotThereIsSaid_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("level") << "sample:regions#level=99"
                           << "There is no level 99: the last one is 3.";
    QTest::newRow("node") << "sample:regions#node=999"
                          << "There is no position 999: the last one of the sequence is 74.";
    QTest::newRow("xpath") << "sample:regions#node=//article"
                           << "The page has no node //article.";
    QTest::newRow("tab") << "sample:regions#explain=nobody"
                         << "There is no tab “nobody” to explain, but ";
    QTest::newRow("range") << "sample:regions#range=2-75"
                           << "There is no position 75: the last one of the sequence is 74.";
}

void TestBookmark::whatIsNotThereIsSaid()
{
    QFETCH(const QString, address);
    QFETCH(const QString, sentence);
    showWindow();
    QVERIFY(open(address));
    QVERIFY2(m_window->messageBar()->sentence().startsWith(sentence),
             qPrintable(m_window->messageBar()->sentence()));
    QCOMPARE(session().selection(), noNode); // and the page is there
    QCOMPARE(analysis().sequence.size(), 74U);
    closeWindow();
}

void TestBookmark::anotherPageForgetsIt()
{
    showWindow();
    m_window->open(QStringLiteral("sample:shop#node=322"));
    QVERIFY(open(QStringLiteral("sample:regions")));
    QCOMPARE(session().selection(), noNode);
    closeWindow();
}

void TestBookmark::reportHasTheNumbers()
{
    showWindow();
    QVERIFY(open(QStringLiteral("sample:shop#node=/html/body/footer&explain=why")));
    QVERIFY(waitFor([&] { return !m_window->explainer()->isWorking(); }));
    QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString text = data->text();
    QVERIFY2(text.startsWith(QStringLiteral("# Tagseam on shop.html\n")), qPrintable(text.left(200)));
    QVERIFY(text.contains(QStringLiteral("- `") + m_window->linkToState() + '`'));
    QVERIFY(text.contains(
        QStringLiteral("%1 nodes, %2 kept").arg(analysis().counts.raw).arg(analysis().counts.kept)));
    QVERIFY(text.contains(QStringLiteral("footer")));
    // A row for each level, with the inequality that the trace has.
    for (std::size_t i = 0; i < analysis().trace.levels.size(); ++i)
        QVERIFY(text.contains(QStringLiteral("\n| %1 | ").arg(i + 1)));
    QVERIFY(!text.contains(QLatin1String("<a ")));
    QVERIFY(!text.contains(QLatin1String("](node:")));
    QVERIFY(text.contains(QStringLiteral("## Why\n")));
    QVERIFY(data->html().contains(QLatin1String("data:image/png;base64,")));
    closeWindow();
}

void TestBookmark::reportIsSavedWithItsPicture()
{
    showWindow();
    QVERIFY(open(QStringLiteral("sample:regions#node=20")));
    const QString path = m_folder->filePath(QStringLiteral("bug.md"));
    QCOMPARE(saveReport(session(), *m_window->explainView(), m_window->linkToState(), m_window->grab(), path),
             QString());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("](bug.png)"));
    QVERIFY(QPixmap(m_folder->filePath(QStringLiteral("bug.png"))).width() > 800);
    closeWindow();
}

void TestBookmark::reportThatCannotBeWrittenIsSaid()
{
    showWindow();
    QVERIFY(open(QStringLiteral("sample:regions")));
    const QString path = m_folder->filePath(QStringLiteral("none/bug.md"));
    const QString problem =
        saveReport(session(), *m_window->explainView(), m_window->linkToState(), m_window->grab(), path);
    QVERIFY2(problem.contains(QStringLiteral("none/bug")), qPrintable(problem));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 0);
    closeWindow();
}

TAGSEAM_TEST_MAIN(TestBookmark)
#include "tst_bookmark.moc"
