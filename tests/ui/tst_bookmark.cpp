// SPDX-License-Identifier: MIT
// States of the window that addresses hold, there and back, and reports of what is shown.
#include "core/explain/setuptext.h"
#include "testfiles.h"
#include "testwarc.h"
#include "ui/bookmark.h"
#include "ui/explainer.h"
#include "ui/markdown.h"
#include "ui/report.h"
#include "ui/views/answertable.h"
#include "ui/views/entrychooser.h"
#include "ui/views/explaintab.h"
#include "ui/views/explainview.h"
#include "windowtest.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextDocument>
#include <QTimer>
#include <QUrl>

#include <cmath>

using namespace tagseam;

class TestBookmark : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
    void addressesAreSplit_data();
    void addressesAreSplit();
    void textComesBack();
    void fileOfThatNameWins();
    void fileThatIsThereIsNoHost();
    void textOfAPageStaysText_data();
    void textOfAPageStaysText();
    void codeIsFenced();
    void richTextBecomesLines();
    void longTablesAreCut();
    void opensThere();
    void opensThereByItsXPath();
    void goesThereOnThePageThatIsShown();
    void switchesComeAlong();
    void linkToWhatIsShownComesBack();
    void contentComesAlong();
    void cureComesAlong();
    void whatIsNotThereIsSaid_data();
    void whatIsNotThereIsSaid();
    void anotherPageForgetsIt();
    void goesThereInTheSource();
    void pictureIsOfTheSource();
    void sourceThatIsRefusedIsSaid();
    void pageThatFailsLeavesTheOneBefore_data();
    void pageThatFailsLeavesTheOneBefore();
    void anotherTryGoesThere();
    void chooserTakesItAlong();
    void failureGoesWhenAPageComes();
    void withoutAPageItIsSaid();
    void linkOfAnEditedPageLeadsToTheNode();
    void reportHasTheNumbers();
    void reportHasNoInequalityWithoutASizeRule();
    void reportOfAnEmptySequence();
    void reportSaysEachThingOnce();
    void hiddenTabIsNotReported_data();
    void hiddenTabIsNotReported();
    void hostilePageIsTextInTheReport_data();
    void hostilePageIsTextInTheReport();
    void reportIsSavedWithItsPicture();
    void reportIsNoPicture();
    void pictureIsNotWrittenOverUnasked();
    void reportThatCannotBeWrittenIsSaid();

  private:
    const Analysis& analysis() { return session().analysis(); }
    static QString sampleFile(const char* name)
    {
        return QStringLiteral(TAGSEAM_SAMPLES "/%1.html").arg(QLatin1String(name));
    }
    QString copiedReport()
    {
        m_window->activateWindow();
        QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
        return QGuiApplication::clipboard()->text();
    }
    QString copiedLink()
    {
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
        return QGuiApplication::clipboard()->text();
    }
    // Until the tab of the Explain dock says all that it has to say.
    bool isAnswered()
    {
        return waitFor([&] {
            const ExplainTab* shown = m_window->explainView()->shownTab();
            return shown != nullptr && !shown->isDue() && !m_window->explainer()->isWorking();
        });
    }
    QString saved(const QString& path)
    {
        return saveReport(session(), m_window->explainView()->shownTab(), m_window->linkToState(),
                          m_window->grab(), path);
    }
    // The menu's dialog gets the name, the questions after it `answer`. How many there were.
    int saveAs(const QString& path, QMessageBox::StandardButton answer)
    {
        int questions = 0;
        bool isNamed = false;
        QTimer hands;
        connect(&hands, &QTimer::timeout, this, [&] {
            QWidget* modal = QApplication::activeModalWidget();
            if (auto* box = qobject_cast<QMessageBox*>(modal)) {
                ++questions;
                box->button(answer)->click();
            } else if (auto* dialog = qobject_cast<QFileDialog*>(modal); dialog != nullptr && !isNamed) {
                isNamed = true;
                dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
                QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
            }
        });
        hands.start(20);
        const QList<QAction*> actions = m_window->findChildren<QAction*>();
        for (QAction* each : actions) {
            if (each->text().startsWith(QLatin1String("Save repor")))
                each->trigger();
        }
        return isNamed ? questions : -1;
    }
};

namespace {

// What becomes more than text where Markdown is rendered, HTML in it included.
QStringList liveParts(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    QStringList live;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (QTextBlock::iterator it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.isImageFormat())
                live << QStringLiteral("picture ") + format.toImageFormat().name();
            else if (format.isAnchor() || format.fontStrikeOut() || format.fontItalic())
                live << QStringLiteral("format of ") + it.fragment().text();
        }
    }
    return live;
}

QStringList headings(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    QStringList found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            found << block.text();
    }
    return found;
}

QString plain(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    return document.toPlainText();
}

// What is in a template is no node of the rendered tree, but of the source: it has more positions.
QByteArray longerSource(int paragraphs = 3)
{
    const QByteArray inside = QByteArray("<p>a</p>").repeated(paragraphs);
    return QByteArray::fromStdString(menuAndList())
        .replace("<p class=foot>", "<template>" + inside + "</template><p class=foot>");
}

constexpr const char* hostileName = "x](http://e.org)![a](http://e.org/p.png)<img src=http://e.org/q.png>";

// A menu and a list, whose ids and classes are Markdown and HTML.
QByteArray hostilePage()
{
    QByteArray html = "<!DOCTYPE html><html><body><div>";
    for (int i = 0; i < 6; ++i)
        html += "<a href='#'>- **link**</a>";
    html += "</div><ul id='" + QByteArray(hostileName) + "&#10;&#10;# head&#10;- item'>";
    for (int i = 0; i < 20; ++i)
        html += "<li class='`|~~a~~ &#10;|*b*| @all http://e.org/a www.e.org'><b>1. title</b>"
                " <i>&amp;lt;price</i></li>";
    return html + "</ul><p>end</p></body></html>";
}

} // namespace

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
    row("percentSignThatIsTyped", "x.html#node=//td[@width='100%']", "x.html", "node=//td[@width='100%25']");
    row("percentSignThatIsEncoded", "x.html#node=//td[@width='100%25']", "x.html",
        "node=//td[@width='100%25']");
    row("idSelector", "x.html#level=2&node=#list", "x.html", "level=2&node=%23list");
    row("idSelectorBehindAnEntry", "file:///x.mht#entry=2&node=p#a", "file:///x.mht#entry=2", "node=p%23a");
    row("contentAsPositions", "x.html#content=5-9", "x.html", "content=5-9");
    row("contentAsNodes", "x.html#content=//p|//ul", "x.html", "content=//p%7C//ul");
    row("setup", "x.html#setup=jidm-2013,advantage=0.3&source=source", "x.html",
        "setup=jidm-2013,advantage=0.3&source=source");
    row("valueThatIsThePages", "http://x.org/#step=payment", "http://x.org/#step=payment", "");
    row("oneOfTheValuesIsThePages", "x.org/#level=3&step=payment", "x.org/#level=3&step=payment", "");
    row("noKeyButAnother", "x.html#node=5&foo=1", "x.html", "node=5", "foo=1");
    row("noKeyOfASample", "sample:shop#foo=1", "sample:shop", "", "foo=1");
    row("noKeyOfThePageShown", "#levle=3", "", "", "levle=3");
    row("fragmentOfAFileUrl", "file:///etc/passwd#top", "file:///etc/passwd#top", "");
    row("noKeyOfAnArchive", "file:///x.mht#entry=2&foo=1", "file:///x.mht#entry=2", "", "foo=1");
    row("cure", "x.html#level=3&cure=1", "x.html", "level=3&cure=1");
    row("cureAlone", "#cure=1", "", "cure=1");
    row("noSuchCure", "x.html#cure=yes", "x.html", "", "cure=yes");
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
    bookmark.isCured = true;
    bookmark.content = QStringLiteral("//div[@width='100%']|//ul");
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

void TestBookmark::fileThatIsThereIsNoHost()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("valor.html")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    const MarkedAddress marked = splitBookmark(QStringLiteral("valor.html#node=164&foo=1"));
    const MarkedAddress other = splitBookmark(QStringLiteral("valor.html#top"));
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(marked.bad, QStringLiteral("foo=1"));
    QCOMPARE(other.bad, QStringLiteral("top"));
    QCOMPARE(splitBookmark(file.fileName() + QStringLiteral("#foo=1")).bad, QStringLiteral("foo=1"));
}

void TestBookmark::textOfAPageStaysText_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("link") << "x](http://e.org)";
    QTest::newRow("picture") << "![a](http://e.org/p.png)";
    QTest::newRow("html") << "<img src=http://e.org/q.png><b>b</b>";
    QTest::newRow("code") << "`a` ``b``";
    QTest::newRow("emphasis") << "*a* __b__ ~~c~~ a_b_c";
    QTest::newRow("entity") << "&lt;b&gt; &copy;";
    QTest::newRow("backslash") << "\\*a\\*";
    QTest::newRow("addresses") << "http://e.org https://e.org www.e.org WWW.e.org a@e.org";
    QTest::newRow("cell") << "a | b";
}

void TestBookmark::textOfAPageStaysText()
{
    QFETCH(const QString, text);
    QCOMPARE(plain("a " + markdownEscaped(text)), "a " + text);
    QCOMPARE(liveParts("a " + markdownEscaped(text)), QStringList());
    const QString table =
        markdownTable({QStringLiteral("head")}, 1, [&](std::size_t) { return QStringList(text); });
    QVERIFY2(plain(table).contains(text), qPrintable(plain(table)));
    QCOMPARE(liveParts(table), QStringList());
}

void TestBookmark::codeIsFenced()
{
    QCOMPARE(markdownCode(QStringLiteral("a")), QStringLiteral("`a`"));
    QCOMPARE(markdownCode(QStringLiteral("a``b`c")), QStringLiteral("```a``b`c```"));
    QCOMPARE(markdownCode(QStringLiteral("`a")), QStringLiteral("`` `a ``"));
    QCOMPARE(markdownCode(QStringLiteral("a\n\n# b")), QStringLiteral("`a  # b`"));
    QCOMPARE(markdownEscaped(QStringLiteral("a\r\n\u2028b")), QStringLiteral("a   b"));
}

void TestBookmark::richTextBecomesLines()
{
    const QString text = markdownOf(
        "<p>✕ <b>div.box </b>was <a href=\"node:3\"><b>dropped at level 3</b></a>, and that is so long a "
        "line "
        "that it would be broken somewhere in its middle. <a href=\"step:1/2/3\">Show this step</a> " +
        guidance("Ctrl+Z <b>goes</b> back.") +
        "</p><p>- a<br>2. b</p><ul><li>x</li><li>y</li></ul><tt>p`q</tt>");
    QCOMPARE(text,
             QStringLiteral(
                 "✕ **div.box** was **dropped at level 3**, and that is so long a line that it would be "
                 "broken somewhere in its middle.\n\n\\- a\\\n2\\. b\n\n- x\n- y\n\n``p`q``\n\n"));
}

void TestBookmark::longTablesAreCut()
{
    AnswerTable table;
    table.setColumns({{QStringLiteral("n"), {}, true}}, 0);
    for (int i = 0; i < 1000; ++i)
        table.addRow({QStringLiteral("row%1").arg(i)}, i);
    const QString text = table.markdown();
    QCOMPARE(text.count(QLatin1String("| row")), 60);
    QVERIFY(text.contains(QLatin1String("| row59 |")));
    QVERIFY2(text.endsWith(QLatin1String("\n\n940 further rows are left out here.\n")),
             qPrintable(text.right(80)));
    const auto row = [](std::size_t i) { return QStringList(QStringLiteral("row%1").arg(i)); };
    const QString ends = markdownTable({QStringLiteral("n")}, 100, row, LeftOut::Middle);
    QCOMPARE(ends.count(QLatin1String("| row")), 60);
    QVERIFY(ends.contains(QStringLiteral("| row29 |\n| … |\n| row70 |")));
    QVERIFY(ends.contains(QLatin1String("\n\n40 rows in the middle")));
    QCOMPARE(markdownTable({QStringLiteral("n")}, 60, row, LeftOut::Middle).count('\n'), 62);
    QCOMPARE(markdownTable({QStringLiteral("n")}, 0, row), QString());
}

void TestBookmark::opensThere()
{
    QVERIFY(open(sampleFile("shop") + QStringLiteral("#level=3&node=322&range=10-40&explain=blame")));
    QCOMPARE(session().level(), 2U);
    QCOMPARE(session().selection(), analysis().sequence.nodes[321]);
    QCOMPARE(session().range(), (Region{Position{9}, Position{40}}));
    QCOMPARE(m_window->explainView()->tabs()->currentWidget()->objectName(), QStringLiteral("blame"));
    QVERIFY(open(QStringLiteral("sample:regions#step=60")));
    QVERIFY(session().isStepping());
    QCOMPARE(session().stepper().step(), 59U);
}

void TestBookmark::opensThereByItsXPath()
{
    QVERIFY(open(QStringLiteral("sample:shop#node=/html/body/footer")));
    QCOMPARE(session().document().name(session().selection()), std::string_view("footer"));
    QVERIFY(open(QStringLiteral("sample:shop#node=body%20>%20header")));
    QCOMPARE(session().document().name(session().selection()), std::string_view("header"));
}

void TestBookmark::goesThereOnThePageThatIsShown()
{
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
}

void TestBookmark::switchesComeAlong()
{
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
}

void TestBookmark::linkToWhatIsShownComesBack()
{
    QVERIFY(open(QStringLiteral("sample:shop#setup=jidm-2013&level=2&node=100&range=3-8")));
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    const QString link = QGuiApplication::clipboard()->text();
    QCOMPARE(link, QStringLiteral("sample:shop#setup=jidm-2013&level=2&node=100&range=3-8"));
    QVERIFY(open(QStringLiteral("sample:regions")));
    QVERIFY(open(link));
    QCOMPARE(m_window->linkToState(), link);
}

void TestBookmark::contentComesAlong()
{
    const QString link = QStringLiteral("sample:regions#content=20-30");
    QVERIFY(open(link));
    QCOMPARE(m_window->explainer()->contentRegion(), (Region{Position{19}, Position{30}}));
    QCOMPARE(m_window->linkToState(), link);
    QVERIFY(open(QStringLiteral("sample:regions#content=//p|//li")));
    const std::vector<NodeId> apart = m_window->explainer()->content();
    QVERIFY(apart.size() > 2);
    const QString paths = m_window->linkToState();
    QVERIFY(open(QStringLiteral("sample:shop")));
    QVERIFY(m_window->explainer()->content().empty());
    QVERIFY(open(paths));
    QCOMPARE(m_window->explainer()->content(), apart);
}

void TestBookmark::cureComesAlong()
{
    const auto isCured = [this] { return session().isCureShown() && isWhole(); };
    QVERIFY(open(QStringLiteral("sample:shop#cure=1&explain=why")));
    QVERIFY(waitFor(isCured)); // though its tab is not in front
    const KeepMask cured = session().keptMask();
    QVERIFY(cured != analysis().mask);
    const QString link = copiedLink();
    QVERIFY2(link.contains(QLatin1String("cure=1")), qPrintable(link));
    m_window->open(QStringLiteral("#level=2")); // on the page that is shown: it stays
    QVERIFY(waitFor([&] { return session().level() == 1 && isCured(); }));
    QVERIFY(open(QStringLiteral("sample:shop#level=1"))); // a link with a page sets it
    QVERIFY(!session().isCureWanted() && session().keptMask() == analysis().mask);
    QVERIFY(open(QStringLiteral("sample:regions")));
    QVERIFY2(!copiedLink().contains(QLatin1String("cure")), qPrintable(copiedLink()));
    QVERIFY(open(link));
    QVERIFY(waitFor(isCured));
    QCOMPARE(session().keptMask(), cured);
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
                         << "There is no tab “nobody”, but ";
    QTest::newRow("content") << "sample:regions#content=2-75"
                             << "There is no position 75: the last one of the sequence is 74.";
    QTest::newRow("contentNode") << "sample:regions#content=//article"
                                 << "The page has no node //article.";
    QTest::newRow("range") << "sample:regions#range=2-75"
                           << "There is no position 75: the last one of the sequence is 74.";
}

void TestBookmark::whatIsNotThereIsSaid()
{
    QFETCH(const QString, address);
    QFETCH(const QString, sentence);
    QVERIFY(open(address));
    QVERIFY2(m_window->messageBar()->sentence().startsWith(sentence),
             qPrintable(m_window->messageBar()->sentence()));
    QCOMPARE(session().selection(), noNode); // and the page is there
    QCOMPARE(analysis().sequence.size(), 74U);
}

void TestBookmark::anotherPageForgetsIt()
{
    m_window->open(QStringLiteral("sample:shop#node=322"));
    QVERIFY(open(QStringLiteral("sample:regions")));
    QCOMPARE(session().selection(), noNode);
}

void TestBookmark::goesThereInTheSource()
{
    const QString page = write(QStringLiteral("page.html"), longerSource());
    QVERIFY(open(page));
    const std::uint32_t rendered = analysis().sequence.size();
    QVERIFY(waitFor([&] { return session().hasSource(); }));
    QVERIFY(!session().comparison()->hasDiff()); // so that the other tree comes later than it is asked for
    QVERIFY(open(QStringLiteral("#source=source&node=%1").arg(rendered + 2)));
    QVERIFY2(message().isEmpty(), qPrintable(message()));
    QVERIFY(session().isSource());
    QCOMPARE(session().selection(), analysis().sequence.nodes[rendered + 1]);
    // Back, and there with the page.
    QVERIFY(open(QStringLiteral("#source=rendered&node=%1").arg(rendered)));
    QVERIFY(!session().isSource());
    QCOMPARE(session().selection(), analysis().sequence.nodes[rendered - 1]);
    QVERIFY(open(QStringLiteral("sample:regions")));
    QVERIFY(open(page + QStringLiteral("#source=source&node=%1").arg(rendered + 1)));
    QVERIFY2(message().isEmpty(), qPrintable(message()));
    QVERIFY(session().isSource());
    QCOMPARE(session().selection(), analysis().sequence.nodes[rendered]);
}

void TestBookmark::pictureIsOfTheSource()
{
    const QString page = write(QStringLiteral("page.html"), longerSource(60'000)); // it comes late
    QVERIFY(open(page));
    const std::uint32_t positions = analysis().sequence.size();
    const auto exitCode = [&](std::uint32_t position) {
        QProcess program;
        program.start(QStringLiteral(TAGSEAM_PROGRAM),
                      {page + QStringLiteral("#source=source&node=%1").arg(position), "--screenshot",
                       m_folder->filePath(QStringLiteral("page.png"))});
        program.waitForFinished(60000);
        return program.exitCode();
    };
    QCOMPARE(exitCode(positions + 999'999), 2); // neither tree has it
    QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("page.png"))));
    QCOMPARE(exitCode(positions + 2), 0);
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("page.png"))));
}

void TestBookmark::sourceThatIsRefusedIsSaid()
{
    QVERIFY(open(QStringLiteral("sample:regions")));
    analyse(session(), menuAndList());
    session().setSource(Error{ErrorCode::NotText, "page", "40"});
    QVERIFY(waitFor([&] { return isWhole(); }));
    m_window->open(QStringLiteral("#source=source&node=5"));
    QVERIFY(waitFor([&] { return message().contains(QLatin1String("page is not text")); }));
    QVERIFY(waitFor([&] { return isWhole(); }));
    QCOMPARE(session().selection(), noNode); // position 5 was one of the source
    QVERIFY(open(QStringLiteral("#node=5")));
    QCOMPARE(session().selection(), analysis().sequence.nodes[4]);
}

void TestBookmark::pageThatFailsLeavesTheOneBefore_data()
{
    QTest::addColumn<bool>("isCancelled");
    QTest::newRow("missing") << false;
    QTest::newRow("cancelled") << true;
}

void TestBookmark::pageThatFailsLeavesTheOneBefore()
{
    QFETCH(const bool, isCancelled);
    QVERIFY(open(QStringLiteral("sample:shop#level=2&node=100&setup=jidm-2013")));
    const NodeId node = session().selection();
    const AnalysisOptions options = session().options();
    const QSignalSpy changes(&session(), &PageSession::optionsChanged);
    const QString other = isCancelled ? sampleFile("news") : path("missing.html").c_str();
    m_window->open(other + QStringLiteral("#node=3&setup=printed"));
    if (isCancelled)
        loader().cancel();
    QVERIFY(waitFor([&] { return !message().isEmpty(); }));
    const QString said = message();
    QVERIFY(waitFor([&] { return isWhole(); }));
    QVERIFY(open(QStringLiteral("#level=1"))); // whatever waits is done then, too
    QCOMPARE(session().options(), options);
    QCOMPARE(session().selection(), node);
    QCOMPARE(changes.count(), 0);
    QVERIFY2(said.contains(isCancelled ? QLatin1String("you cancelled it") : QLatin1String("missing.html")),
             qPrintable(said));
}

void TestBookmark::anotherTryGoesThere()
{
    QVERIFY(open(QStringLiteral("sample:regions")));
    const QString page = QString::fromStdString(path("late.html"));
    QVERIFY(!failureOf(page + QStringLiteral("#node=4&setup=printed")).isEmpty());
    QVERIFY(waitFor([&] { return isWhole(); }));
    QVERIFY(message().contains(QLatin1String("late.html"))); // nothing took its place
    QCOMPARE(session().selection(), noNode);
    write(QStringLiteral("late.html"), QByteArray::fromStdString(menuAndList()));
    QVERIFY(settles([&] { emit m_window->messageBar()->linkActivated(QStringLiteral("again")); }));
    QCOMPARE(session().options().search.sizeRule, SizeRule::Printed);
    QCOMPARE(session().selection(), analysis().sequence.nodes[3]);
}

void TestBookmark::chooserTakesItAlong()
{
    QVERIFY(open(QStringLiteral("sample:regions")));
    writeRaw(path("crawl.warc"), twoPageWarc());
    const auto chooser = [this] { return m_window->findChild<EntryChooser*>(); };
    m_window->open(QString::fromStdString(path("crawl.warc")) + QStringLiteral("#node=2&setup=printed"));
    QVERIFY(waitFor([&] { return chooser() != nullptr; }));
    QVERIFY(open(QStringLiteral("#level=1"))); // what waits for the page before would be done
    QCOMPARE(session().options().search, SearchOptions());
    QVERIFY(settles([&] { QTest::keyClick(chooser()->filter(), Qt::Key_Return); }));
    QVERIFY(shows("one"));
    QCOMPARE(session().options().search.sizeRule, SizeRule::Printed);
    QCOMPARE(session().selection(), analysis().sequence.nodes[1]);
}

void TestBookmark::failureGoesWhenAPageComes()
{
    QVERIFY(open(QStringLiteral("sample:regions")));
    const QString empty = write(QStringLiteral("empty.html"), {});
    QVERIFY(failureOf(empty).contains(QLatin1String("is empty")));
    QVERIFY(!message().isEmpty());
    QVERIFY(open(QStringLiteral("sample:regions#node=5"))); // which is the one that is shown
    QVERIFY2(message().isEmpty(), qPrintable(message()));
    QVERIFY(failureOf(empty).contains(QLatin1String("is empty")));
    QVERIFY(open(QStringLiteral("sample:figure2")));
    QVERIFY2(message().isEmpty(), qPrintable(message()));
}

void TestBookmark::withoutAPageItIsSaid()
{
    m_window->open(QStringLiteral("#level=3"));
    QCOMPARE(message(), QStringLiteral("“#level=3” is of the page that is shown, and none is."));
}

void TestBookmark::linkOfAnEditedPageLeadsToTheNode()
{
    QVERIFY(open(QStringLiteral("sample:shop")));
    QVERIFY(settles([&] {
        m_window->explainer()->takeAway(
            {TagPathEdit::Kind::Ignored, {NodeId{analysis().sequence.nodes[5]}}, {}});
    }));
    session().selectPosition(Position{99});
    session().selectLevel(1);
    session().selectRange({Position{3}, Position{9}});
    const NodeId node = session().selection();
    const QString link = copiedLink();
    QVERIFY2(link.startsWith(QLatin1String("sample:shop#node=/html/")), qPrintable(link));
    QVERIFY(!link.contains('&'));
    QVERIFY(m_window->messageBar()
                ->findChild<QLabel*>(QStringLiteral("text"))
                ->text()
                .contains(QStringLiteral("without the changes of “What if”")));
    QVERIFY(copiedReport().contains(QStringLiteral("`, without the changes of “What if”")));
    QVERIFY(open(QStringLiteral("sample:regions")));
    QVERIFY(open(link));
    QCOMPARE(session().selection(), node);
}

void TestBookmark::reportHasTheNumbers()
{
    QVERIFY(open(QStringLiteral("sample:shop#node=/html/body/footer&explain=why")));
    QVERIFY(isAnswered());
    const QString text = copiedReport();
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    QVERIFY2(text.startsWith(QStringLiteral("# Tagseam on shop.html\n")), qPrintable(text.left(200)));
    QVERIFY(text.contains(QStringLiteral("- `") + m_window->linkToState() + '`'));
    QVERIFY(text.contains(
        QStringLiteral("%1 nodes, %2 kept").arg(analysis().counts.raw).arg(analysis().counts.kept)));
    QVERIFY(text.contains(QStringLiteral("footer")));
    // A row for each level, with the inequality that the trace has.
    const SearchTrace& trace = analysis().trace;
    QVERIFY(trace.levels.size() > 2);
    for (std::size_t i = 0; i < trace.levels.size(); ++i) {
        const qsizetype start = text.indexOf(QStringLiteral("\n| %1 | ").arg(i + 1));
        QVERIFY(start >= 0);
        const QString row = text.mid(start + 1, text.indexOf('\n', start + 1) - start - 1);
        const Opening* split = trace.acceptedSplit(trace.levels[i]);
        if (split == nullptr) {
            QVERIFY2(!row.contains('='), qPrintable(row));
            continue;
        }
        const double difference =
            std::abs(double(split->left) - double(split->right)) / (split->left + split->right);
        const QString expected = QStringLiteral(" \\|%1 − %2\\| / %3 = %4")
                                     .arg(split->left)
                                     .arg(split->right)
                                     .arg(split->left + split->right)
                                     .arg(difference, 0, 'f', 2);
        QVERIFY2(row.contains(expected), qPrintable(row + " has no " + expected));
        QVERIFY2(row.contains(QStringLiteral(" \\> 0.20 | ")), qPrintable(row));
    }
    QVERIFY(!text.contains(QLatin1String("one-symbol"))); // that is for programs
    QVERIFY(text.contains(QLatin1String("| under 2 symbols |")));
    QVERIFY(!text.contains(QLatin1String("<a ")));
    QVERIFY(!text.contains(QLatin1String("](node:")));
    QVERIFY(text.contains(QStringLiteral("## Why\n")));
    QVERIFY(data->html().contains(QLatin1String("data:image/png;base64,")));
}

void TestBookmark::reportHasNoInequalityWithoutASizeRule()
{
    QVERIFY(open(QStringLiteral("sample:shop")));
    AnalysisOptions options = session().options();
    options.search.sizeRule = SizeRule::Off;
    QVERIFY(settles([&] { session().setOptions(options); }));
    const QString text = copiedReport();
    const QString levels = text.mid(text.indexOf(QLatin1String("## Levels")));
    QVERIFY(analysis().trace.splitCount() > 0);
    QCOMPARE(levels.count(QStringLiteral(" | – | position")), analysis().trace.splitCount());
    QVERIFY2(!levels.contains('='), qPrintable(levels));
}

void TestBookmark::reportOfAnEmptySequence()
{
    QVERIFY(open(QStringLiteral("sample:regions")));
    analyse(session(), "<!-- nothing -->");
    QCOMPARE(analysis().sequence.size(), 0U);
    QCOMPARE(analysis().trace.attempts.size(), 0U);
    const QString text = copiedReport();
    QVERIFY2(text.endsWith(QStringLiteral("| 1 | no position | – | – | – | – |\n")), qPrintable(text));
}

void TestBookmark::reportSaysEachThingOnce()
{
    QVERIFY(open(QStringLiteral("sample:shop#node=/html/body/footer&explain=why")));
    QVERIFY(isAnswered());
    const QString why = copiedReport();
    QCOMPARE(headings(why), QStringList({QStringLiteral("Tagseam on shop.html"), QStringLiteral("Why"),
                                         QStringLiteral("Levels")}));
    QCOMPARE(why.count(QLatin1String("was **dropped at level")), 1);
    QVERIFY(open(QStringLiteral("#explain=blame")));
    QVERIFY(isAnswered());
    const QString blame = copiedReport();
    QVERIFY(headings(blame).contains(QStringLiteral("The selected node")));
    QVERIFY(headings(blame).contains(QStringLiteral("Blame")));
    QVERIFY(open(QStringLiteral("#explain=nearmisses")));
    QVERIFY(isAnswered());
    const QString misses = copiedReport();
    QVERIFY(open(QStringLiteral("#explain=readings")));
    QVERIFY(isAnswered());
    for (const QString& report : {why, blame, misses, copiedReport()}) {
        for (const QString& line : report.split('\n'))
            QVERIFY2(line.count(QLatin1String("**")) % 2 == 0, qPrintable(line));
        for (const char* each : {"Show", "Ctrl", "Choose", "Mark ", "click", "What if"})
            QVERIFY2(!report.contains(QLatin1String(each)), qPrintable(each + ('\n' + report)));
    }
}

void TestBookmark::hiddenTabIsNotReported_data()
{
    QTest::addColumn<bool>("isBehind");
    QTest::newRow("closed") << false;
    QTest::newRow("behindAnother") << true;
}

void TestBookmark::hiddenTabIsNotReported()
{
    QFETCH(const bool, isBehind);
    QVERIFY(open(QStringLiteral("sample:shop#node=/html/body/footer&explain=why")));
    QVERIFY(isAnswered());
    QVERIFY(copiedReport().contains(QLatin1String("dropped at level"))); // of the footer
    if (isBehind)
        m_window->findChild<QDockWidget*>(QStringLiteral("levelsDock"))->raise();
    else
        m_window->findChild<QDockWidget*>(QStringLiteral("explainDock"))->close();
    QVERIFY(waitFor([&] { return m_window->explainView()->shownTab() == nullptr; }));
    session().select(nodeNamed(session(), QStringLiteral("body")));
    const QString text = copiedReport();
    QCOMPARE(headings(text), QStringList({QStringLiteral("Tagseam on shop.html"),
                                          QStringLiteral("The selected node"), QStringLiteral("Levels")}));
    QVERIFY2(!text.contains(QLatin1String("dropped at level")), qPrintable(text));
}

void TestBookmark::hostilePageIsTextInTheReport_data()
{
    QTest::addColumn<QString>("tab");
    for (const char* tab : {"why", "blame", "nearmisses", "readings", "diagnosis", "stability"})
        QTest::newRow(tab) << tab;
}

void TestBookmark::hostilePageIsTextInTheReport()
{
    QFETCH(const QString, tab);
    const QString name = QStringLiteral("a](b)`*c* <i>d.html");
    QVERIFY(open(write(name, hostilePage())));
    session().select(nodeNamed(session(), QStringLiteral("ul#") + hostileName + "\n\n# head\n- item"));
    QVERIFY(session().selection() != noNode);
    QVERIFY(m_window->showTab(tab));
    session().selectRange({Position{18}, Position{24}});
    QVERIFY(isAnswered());
    const QString text = copiedReport();
    const QString html = QGuiApplication::clipboard()->mimeData()->html();
    QCOMPARE(liveParts(text), QStringList());
    const QStringList titles = headings(text);
    QCOMPARE(titles.size(), tab == QLatin1String("why") ? 3 : 4);
    QCOMPARE(titles.front(), QStringLiteral("Tagseam on ") + name);
    QVERIFY(plain(text).contains(QStringLiteral("ul#") + QString::fromLatin1(hostileName).left(40)));
    QVERIFY(!html.contains(QLatin1String("href=")));
    QCOMPARE(html.count(QLatin1String("<img")), 1); // of the window
}

void TestBookmark::reportIsSavedWithItsPicture()
{
    QVERIFY(open(QStringLiteral("sample:regions#node=20")));
    for (const char* name : {"bug", "my (report] <1>"}) {
        const QString path = m_folder->filePath(QLatin1String(name));
        QCOMPARE(saved(path + QStringLiteral(".md")), QString());
        QFile file(path + QStringLiteral(".md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTextDocument document;
        document.setMarkdown(QString::fromUtf8(file.readAll()));
        QStringList pictures;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (QTextBlock::iterator it = block.begin(); !it.atEnd(); ++it) {
                if (it.fragment().charFormat().isImageFormat())
                    pictures << it.fragment().charFormat().toImageFormat().name();
            }
        }
        QCOMPARE(pictures.size(), 1);
        const QString picture = QUrl::fromPercentEncoding(pictures.front().toUtf8());
        QCOMPARE(picture, name + QStringLiteral(".png"));
        QVERIFY(QPixmap(m_folder->filePath(picture)).width() > 800);
    }
}

void TestBookmark::reportIsNoPicture()
{
    QVERIFY(open(QStringLiteral("sample:regions")));
    QCOMPARE(saveAs(m_folder->filePath(QStringLiteral("x.png")), QMessageBox::Save), 0);
    QVERIFY2(message().contains(QLatin1String("not x.png")), qPrintable(message()));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
    QCOMPARE(saveAs(m_folder->filePath(QStringLiteral("named")), QMessageBox::Save), 0);
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files),
             QStringList({QStringLiteral("named.md"), QStringLiteral("named.png")}));
}

void TestBookmark::pictureIsNotWrittenOverUnasked()
{
    QVERIFY(open(QStringLiteral("sample:regions")));
    const QString picture = write(QStringLiteral("bug.png"), "mine");
    const QString report = m_folder->filePath(QStringLiteral("bug.md"));
    QCOMPARE(saveAs(report, QMessageBox::Cancel), 1);
    QCOMPARE(QFileInfo(picture).size(), 4);
    QVERIFY(!QFile::exists(report));
    QCOMPARE(saveAs(report, QMessageBox::Save), 1);
    QVERIFY(QPixmap(picture).width() > 800);
    QVERIFY(QFile::exists(report));
}

void TestBookmark::reportThatCannotBeWrittenIsSaid()
{
    QVERIFY(open(QStringLiteral("sample:regions")));
    const QString problem = saved(m_folder->filePath(QStringLiteral("none/bug.md")));
    QVERIFY2(problem.contains(QStringLiteral("none/bug")), qPrintable(problem));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 0);
}

TAGSEAM_TEST(TestBookmark)
#include "tst_bookmark.moc"
