// SPDX-License-Identifier: MIT
// States of the window in addresses: written and read; and reports of the window.
#include "core/select/selector.h"
#include "tests/ui/browser/testwarc.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/window/windowtest.h"
#include "ui/browser/open/entrychooser.h"
#include "ui/session/analysis/bookmark.h"
#include "ui/session/analysis/pagebookmarks.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/step/bookmarkspane.h"
#include "ui/tools/step/listingview.h"
#include "ui/widgets/markdown.h"
#include "ui/window/bookmarks.h"
#include "ui/window/explainview.h"
#include "ui/window/pagereport.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextDocument>
#include <QTreeWidget>
#include <QUrl>

#include <cmath>

using namespace tagseam;

class TestBookmark : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow(); }
    void init()
    {
        for (const QFileInfo& each : QDir(m_folder->path()).entryInfoList(QDir::Files))
            QFile::remove(each.filePath());
        session().runner()->setOptions({});
        session().setStepping(false);
        session().kept()->setDetectionWanted(false);
        m_window->findChild<QDockWidget*>("explainDock")
            ->close(); // no tool is shown that a bookmark would name
        m_window->activateWindow();
    }
    void addressesAreSplitAndTextComesBack();
    void fileThatIsThereWins();
    void textOfAPageStaysText();
    void richTextCodeAndTablesBecomeMarkdown();
    void opensThere();
    void switchesComeAlong();
    void contentComesAlong();
    void detectionComesAlong();
    void whatIsNotThereIsRefusedUntilAPageComes();
    void goesThereInTheSource();
    void pictureHasTheSourceAndTheThemeThatAreAskedFor();
    void pictureWaitsForPagesThatAreSlowToPaint();
    void sourceThatIsRefusedIsReported();
    void addressLineReturnsToTheShownPage();
    void pageThatFailsLeavesTheOneBefore();
    void anotherTryGoesThere();
    void chooserTakesItAlong();
    void whatIfsComeAlong();
    void stepOfALevelIsItsSplit();
    void stepsAreBookmarkedWithNotes();
    void reportTellsWhatWasTried();
    void reportHasTheNumbersAndIsOfTheTabThatIsShown();
    void hostilePageIsTextInTheReport();
    void reportIsWrittenAsAskedFor();

  private:
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
    // Waits until the tab of the Explain dock has all of its text.
    bool isAnswered()
    {
        return waitFor([&] {
            const ExplainTab* shown = m_window->findChild<ExplainView*>()->tabInSight();
            return shown != nullptr && !shown->isDue() && !m_window->explainer()->isWorking();
        });
    }
    // Gives the name to the dialog of the menu, and `answer` to the questions after it. Returns the number of
    // questions.
    int saveAs(const QString& path, QMessageBox::StandardButton answer)
    {
        const WhenShown<QMessageBox> questions([answer](QMessageBox* box) { box->button(answer)->click(); });
        const WhenShown<QFileDialog> dialogs([this, &path](QFileDialog* dialog) {
            m_proposed = QFileInfo(dialog->selectedFiles().value(0)).fileName();
            dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
            QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        });
        action("saveReport")->trigger();
        return dialogs.count() == 1 ? questions.count() : -1;
    }

    QString m_proposed; // proposed by the dialog, without its folder
};

namespace {

struct Rendered {
    QString text;
    QStringList headings;
    QStringList live; // parts that become more than text, HTML included
};

Rendered rendered(const QString& markdown)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    Rendered all{document.toPlainText(), {}, {}};
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0)
            all.headings << block.text();
        for (QTextBlock::iterator it = block.begin(); !it.atEnd(); ++it) {
            const QTextCharFormat format = it.fragment().charFormat();
            if (format.isImageFormat())
                all.live << QStringLiteral("picture ") + format.toImageFormat().name();
            else if (format.isAnchor() || format.fontStrikeOut() || format.fontItalic())
                all.live << QStringLiteral("format of ") + it.fragment().text();
        }
    }
    return all;
}

// The contents of a template element are nodes of the source only, which thus has more positions.
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
    const QByteArray item = "<li class='`|~~a~~ &#10;|*b*| @all http://e.org/a www.e.org'><b>1. title</b> "
                            "<i>&amp;lt;price</i></li>";
    return "<!DOCTYPE html><html><body><div>" + QByteArray("<a href='#'>- **link**</a>").repeated(6) +
           "</div><ul id='" + hostileName + "&#10;&#10;# head&#10;- item'>" + item.repeated(20) +
           "</ul><p>end</p></body></html>";
}

} // namespace

void TestBookmark::addressesAreSplitAndTextComesBack()
{
    std::vector<std::array<QString, 4>> rows{
        {"http://x.org/a#section", "http://x.org/a#section"},
        {"http://x.org/a#level=3&tab=2", "http://x.org/a#level=3&tab=2"},
        {"x.org/#level=3&step=payment", "x.org/#level=3&step=payment"},
        {"file:///etc/passwd#top", "file:///etc/passwd#top"},
        {"file:///x.mht#entry=2", "file:///x.mht#entry=2"},
        {"file:///x.mht#entry=2&level=3", "file:///x.mht#entry=2", "level=3"},
        {"file:///x.mht#entry=2&foo=1", "file:///x.mht#entry=2", {}, "foo=1"},
        {"sample:shop#foo=1", "sample:shop", {}, "foo=1"},
        {"#step=60", {}, "step=60"},
        {"#levle=3", {}, {}, "levle=3"},
        {"x.html#node=5&foo=1", "x.html", "node=5", "foo=1"},
        {"x.html#level=0&node=5", "x.html", "node=5", "level=0"},
        {"x.html#node=a%26b%20%3E%20c", "x.html", "node=a%26b%20>%20c"},
        {"x.html#node=//td[@width='100%']", "x.html", "node=//td[@width='100%25']"},
        {"x.html#level=2&node=#list", "x.html", "level=2&node=%23list"},
        {"x.html#content=//p|//ul", "x.html", "content=//p%7C//ul"}};
    for (const char* whole : {"level=3&node=322", "node=/html/body/div[2]", "content=5-9",
                              "level=3&detection=1", "setup=jidm-2013,min-difference=0.3&source=source",
                              "ignore=//li&without=//p&node=5", "other-class=//li=>a%20b"})
        rows.push_back({QStringLiteral("x.html#") + whole, "x.html", whole});
    for (const char* bad : {"detection=yes", "other-class=//li", "without=", "level=x", "range=9-5",
                            "setup=nobody", "source=none"})
        rows.push_back({QStringLiteral("x.html#") + bad, "x.html", {}, bad});
    for (const auto& [text, page, bookmark, bad] : rows) {
        const MarkedAddress marked = splitBookmark(text);
        QVERIFY2(marked.page == page && marked.bookmark.text() == bookmark && marked.bad == bad,
                 qPrintable(text));
    }
    Bookmark bookmark;
    bookmark.setup = QStringLiteral("printed,min-difference=0.25,label-attributes=none");
    bookmark.edits = {{TagPathEdit::Kind::Ignored, QStringLiteral("//li[@class='a&b']/text()"), {}},
                      {TagPathEdit::Kind::SubtreeGone, QStringLiteral("#menu"), {}},
                      {TagPathEdit::Kind::OtherClass, QStringLiteral("//p"), QStringLiteral("x y")}};
    bookmark.source = PageSource::Source;
    bookmark.level = 4;
    bookmark.node = QStringLiteral("div.a > p:nth-child(2)[x='&#=']");
    bookmark.range = {Position{4}, Position{9}};
    bookmark.step = 77;
    bookmark.tab = QStringLiteral("blocking");
    bookmark.isDetected = true;
    bookmark.content = QStringLiteral("//div[@width='100%']|//ul");
    QCOMPARE(splitBookmark("page.html#" + bookmark.text()).bookmark, bookmark);
    QCOMPARE(Bookmark().text(), QString());
}

void TestBookmark::fileThatIsThereWins()
{
    const QString named = write("a#level=3", {});
    QCOMPARE(splitBookmark(named).page, named);
    QCOMPARE(splitBookmark(named).bookmark, Bookmark());
    const QString path = write("valor.html", {}); // a name that could be a host
    QCOMPARE(splitBookmark(path + "#foo=1").bad, QStringLiteral("foo=1"));
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_folder->path()));
    const MarkedAddress marked = splitBookmark("valor.html#node=164&foo=1");
    const MarkedAddress other = splitBookmark("valor.html#top");
    QVERIFY(QDir::setCurrent(before));
    QCOMPARE(marked.bad, QStringLiteral("foo=1"));
    QCOMPARE(other.bad, QStringLiteral("top"));
}

void TestBookmark::textOfAPageStaysText()
{
    for (const char* each :
         {"x](http://e.org)", "![a](http://e.org/p.png)", "<img src=http://e.org/q.png><b>b</b>", "`a` ``b``",
          "*a* __b__ ~~c~~ a_b_c", "&lt;b&gt; &copy;", "\\*a\\*",
          "http://e.org https://e.org www.e.org WWW.e.org a@e.org", "a | b"}) {
        const QString text = QLatin1String(each);
        const Rendered escaped = rendered("a " + markdownEscaped(text));
        QCOMPARE(escaped.text, "a " + text);
        QCOMPARE(escaped.live, QStringList());
        const Rendered table =
            rendered(markdownTable({"head"}, 1, [&](std::size_t) { return QStringList(text); }));
        QVERIFY2(table.text.contains(text), qPrintable(table.text));
        QCOMPARE(table.live, QStringList());
    }
}

void TestBookmark::richTextCodeAndTablesBecomeMarkdown()
{
    QCOMPARE(
        markdownOf(
            "<p>✕ <b>div.box </b>was <a href=\"node:3\"><b>dropped at level 3</b></a>, and that is so long "
            "a line that it would be broken somewhere in its middle. <a href=\"step:1/2/3\">Show this "
            "step</a> " +
            guidance("Ctrl+Z <b>goes</b> back.") +
            "</p><p>- a<br>2. b</p><ul><li>x</li><li>y</li></ul><tt>p`q</tt>"),
        QStringLiteral("✕ **div.box** was **dropped at level 3**, and that is so long a line that it "
                       "would be broken somewhere in its middle.\n\n\\- a\\\n2\\. b\n\n- x\n- "
                       "y\n\n``p`q``\n\n"));
    for (const auto& [text, fenced] : {std::pair("a", "`a`"), std::pair("a``b`c", "```a``b`c```"),
                                       std::pair("`a", "`` `a ``"), std::pair("a\n\n# b", "`a  # b`")})
        QCOMPARE(markdownCode(text), QString(fenced));
    QCOMPARE(markdownEscaped("a\r\n\u2028b"), QStringLiteral("a   b"));
    const auto cut = [](std::size_t rows, Excluded excluded) {
        const auto row = [](std::size_t i) { return QStringList(QStringLiteral("row%1").arg(i)); };
        return markdownTable({"n"}, rows, row, excluded);
    };
    const QString end = cut(1000, Excluded::Last);
    QCOMPARE(end.count("| row"), 60);
    QVERIFY(end.contains("| row59 |"));
    QVERIFY(names(end.mid(end.lastIndexOf("\n\n")), {940}));
    const QString middle = cut(100, Excluded::Middle);
    QCOMPARE(middle.count("| row"), 60);
    QVERIFY(middle.contains("| row29 |\n| … |\n| row70 |") && middle.contains("\n\n40 "));
    QCOMPARE(cut(60, Excluded::Middle).count('\n'), 62);
    QCOMPARE(cut(0, Excluded::Middle), QString());
}

void TestBookmark::opensThere()
{
    QVERIFY(open("sample:shop#level=3&node=322&range=10-40&explain=blocking"));
    QCOMPARE(session().selection()->level(), 2U);
    QCOMPARE(session().selection()->node(), analysis().sequence.nodes[321]);
    QCOMPARE(session().selection()->range(), (Region{Position{9}, Position{40}}));
    QCOMPARE(m_window->findChild<ExplainView*>()->frontPane()->objectName(), QStringLiteral("blocking"));
    const QSignalSpy documents(session().trees(), &PageTrees::documentChanged);
    const QSignalSpy analyses(session().runner(), &AnalysisRunner::analysisChanged);
    m_window->addressBar()->line()->setText("#level=2&node=7");
    QVERIFY(settles([&] { QTest::keyClick(m_window->addressBar()->line(), Qt::Key_Return); }));
    QCOMPARE(session().selection()->level(), 1U);
    QCOMPARE(session().selection()->node(), analysis().sequence.nodes[6]);
    QVERIFY(open("sample:shop#level=4&node=/html/body/footer"));
    QCOMPARE(session().selection()->level(), 3U);
    QCOMPARE(session().trees()->document().name(session().selection()->node()), std::string_view("footer"));
    QVERIFY(open("sample:shop#node=body%20>%20header"));
    QCOMPARE(session().trees()->document().name(session().selection()->node()), std::string_view("header"));
    QVERIFY2(documents.isEmpty() && analyses.isEmpty(), "the page that is shown is not loaded again");
    QVERIFY(open("sample:regions#step=60") && session().cursor()->isStepping());
    QCOMPARE(session().cursor()->stepper().step(), 59U);
    m_window->opener()->open("sample:news#node=322");
    QVERIFY(open("sample:figure2")); // another page drops the bookmark
    QVERIFY(answers());
    QCOMPARE(session().selection()->node(), noNode);
}

void TestBookmark::switchesComeAlong()
{
    QVERIFY(open("sample:shop#setup=printed,min-difference=0.31,label-attributes=class&node=5"));
    QCOMPARE(session().runner()->setup().search.sizeRule, SizeRule::Printed);
    QCOMPARE(session().runner()->setup().search.minDifference, 0.31);
    QCOMPARE(session().runner()->setup().path.style, LabelAttributes::Class);
    QCOMPARE(analysis().options, session().runner()->options());
    QVERIFY(open("#node=6")); // a bookmark without a page leaves the options
    QCOMPARE(session().runner()->setup().search.sizeRule, SizeRule::Printed);
    QVERIFY(open("sample:shop#node=7")); // a bookmark with a page uses the default options
    QCOMPARE(session().runner()->setup().search, SearchOptions());
    const QString link = "sample:shop#setup=jidm-2013&level=2&node=100&range=3-8";
    QVERIFY(open(link));
    QCOMPARE(copiedLink(), link);
}

void TestBookmark::contentComesAlong()
{
    const QString link = "sample:regions#content=20-30";
    QVERIFY(open(link));
    QCOMPARE(session().selection()->contentRegion(), (Region{Position{19}, Position{30}}));
    QCOMPARE(m_window->bookmarks()->link(), link);
    QVERIFY(open("sample:regions#content=//p|//li"));
    const std::vector<NodeId> apart = session().selection()->content();
    QVERIFY(apart.size() > 2);
    const QString paths = m_window->bookmarks()->link();
    QVERIFY(open("sample:shop") && session().selection()->content().empty());
    QVERIFY(open(paths));
    QCOMPARE(session().selection()->content(), apart);
}

void TestBookmark::detectionComesAlong()
{
    const auto isDetected = [this] { return session().kept()->isDetectionShown() && isComplete(); };
    QVERIFY(open("sample:shop#detection=1&show=why") && waitFor(isDetected)); // though its tab is not raised
    const KeepMask detected = session().kept()->mask();
    QVERIFY(detected != analysis().mask);
    const QString link = copiedLink();
    QVERIFY2(link.contains("detection=1"), qPrintable(link));
    m_window->opener()->open("#level=2"); // on the shown page: it stays
    QVERIFY(waitFor([&] { return session().selection()->level() == 1 && isDetected(); }));
    QVERIFY(open("sample:shop#level=1")); // a bookmark with a page sets it
    QVERIFY(!session().kept()->isDetectionWanted() && session().kept()->mask() == analysis().mask);
    QVERIFY(open("sample:regions"));
    QVERIFY2(!copiedLink().contains("detection"), qPrintable(copiedLink()));
    QVERIFY(open(link) && waitFor(isDetected));
    QCOMPARE(session().kept()->mask(), detected);
}

void TestBookmark::whatIsNotThereIsRefusedUntilAPageComes()
{
    QVERIFY(open("sample:regions"));
    for (const auto& [bookmark, named] :
         {std::pair("level=99", "3"), std::pair("node=999", "74"), std::pair("node=//article", "//article"),
          std::pair("show=nobody", "nobody"), std::pair("content=2-75", "74"),
          std::pair("content=//article", "//article"), std::pair("ignore=//article", "//article"),
          std::pair("range=2-75", "74")}) {
        QVERIFY2(open("sample:regions#" + QString(bookmark)), bookmark);
        QVERIFY2(message().contains(named), qPrintable(message()));
        QCOMPARE(session().selection()->node(), noNode); // and the page is loaded
        QCOMPARE(analysis().sequence.size(), 74U);
    }
    const QString empty = write("empty.html", {});
    for (const char* next : {"sample:regions#node=5", "sample:figure2"}) { // the shown page, and another one
        QVERIFY(failureOf(empty).contains(empty) && !message().isEmpty());
        QVERIFY(open(next));
        QVERIFY2(message().isEmpty(), qPrintable(message()));
    }
    MainWindow window(false); // without a page
    window.opener()->open("#level=3");
    QVERIFY(window.messageBar()->sentence().contains("#level=3"));
}

void TestBookmark::goesThereInTheSource()
{
    const QString page = write("page.html", longerSource());
    QVERIFY(open(page));
    const std::uint32_t rendered = analysis().sequence.size();
    QVERIFY(waitFor([&] { return session().trees()->hasSource(); }));
    QVERIFY(!session().trees()->comparison()->hasDiff()); // so that the other tree comes later than it is
                                                          // requested
    const auto goes = [&](const QString& address, bool isSource, std::uint32_t position) {
        return open(QStringLiteral("%1#source=%2&node=%3")
                        .arg(address, isSource ? "libxml2" : "rendered")
                        .arg(position)) &&
               message().isEmpty() && session().trees()->isSource() == isSource &&
               session().selection()->node() == analysis().sequence.nodes[position - 1];
    };
    QVERIFY(goes({}, true, rendered + 2) && goes({}, false, rendered));
    QVERIFY(open("sample:regions") && goes(page, true, rendered + 1));
}

void TestBookmark::pictureHasTheSourceAndTheThemeThatAreAskedFor()
{
    const QString page = write("page.html", longerSource(60'000)); // it comes late
    QVERIFY(open(page));
    const std::uint32_t positions = analysis().sequence.size();
    const auto exitCode = [&](std::uint32_t position) {
        QProcess program;
        program.start(QStringLiteral(TAGSEAM_PROGRAM),
                      {page + QStringLiteral("#source=libxml2&node=%1").arg(position), "--screenshot",
                       m_folder->filePath("page.png")});
        program.waitForFinished(testTimeout());
        return program.exitCode();
    };
    QCOMPARE(exitCode(positions + 999'999), 2); // neither tree has it
    QVERIFY(!QFile::exists(m_folder->filePath("page.png")));
    QCOMPARE(exitCode(positions + 2), 0);
    QVERIFY(QFile::exists(m_folder->filePath("page.png")));
    const auto lightness =
        [this](const QString& theme) { // lightness of the whole window; -1 without a picture
            const QString path = m_folder->filePath(theme + ".png");
            QProcess::execute(TAGSEAM_PROGRAM, {"sample:figure2", "--theme", theme, "--screenshot", path});
            const QImage pixel = QImage(path).scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            return pixel.isNull() ? -1 : qGray(pixel.pixel(0, 0));
        };
    const int dark = lightness("dark");
    QVERIFY(dark >= 0 && dark < lightness("light"));
}

void TestBookmark::pictureWaitsForPagesThatAreSlowToPaint()
{
    const QColor colour(0, 170, 51);
    const auto pixels = [&](const QString& filter) { // number of pixels of the colour that fills the page
        const QByteArray layer = QStringLiteral("<div style='position: fixed; inset: 0; backdrop-filter: %1'>"
                                                "</div>")
                                     .arg(filter)
                                     .toUtf8();
        const QString page =
            write("painted.html", "<!DOCTYPE html><body style='background: " + colour.name().toUtf8() + "'>" +
                                      layer.repeated(300));
        const QString path = m_folder->filePath("painted.png");
        QProcess::execute(TAGSEAM_PROGRAM, {page, "--screenshot", path});
        const QImage picture = QImage(path).convertToFormat(QImage::Format_RGB32);
        int count = 0;
        for (int y = 0; y < picture.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
            count += static_cast<int>(std::count_if(line, line + picture.width(), [](QRgb pixel) {
                return qGreen(pixel) > 150 && qRed(pixel) < 20 && qBlue(pixel) < 80; // a filter rounds
            }));
        }
        return count;
    };
    const int plain = pixels("none");
    QVERIFY(plain > 0);
    QVERIFY(pixels("blur(90px)") > plain * 9 / 10);
}

void TestBookmark::sourceThatIsRefusedIsReported()
{
    QVERIFY(open("sample:regions"));
    analyse(session(), menuAndList());
    session().trees()->setSource(Error{ErrorCode::NotText, "page", "40"});
    QVERIFY(waitFor([&] { return isComplete(); }));
    m_window->opener()->open("#source=source&node=5");
    QVERIFY(waitFor([&] { return message().contains("40"); }) && waitFor([&] { return isComplete(); }));
    QCOMPARE(session().selection()->node(), noNode); // position 5 was a position of the source
    QVERIFY(open("#node=5"));
    QCOMPARE(session().selection()->node(), analysis().sequence.nodes[4]);
}

void TestBookmark::addressLineReturnsToTheShownPage()
{
    QVERIFY(open("sample:shop"));
    QLineEdit* line = m_window->addressBar()->line();
    const auto enter = [&](const char* address) {
        m_window->addressBar()->edit();
        QTest::keyClicks(line, address);
        QTest::keyClick(line, Qt::Key_Return);
    };
    for (const char* refused : {"sample:regions#level=x", "sample:regions#setup=none"}) {
        enter(refused);
        QVERIFY(message().contains(QString(refused).section('#', 1)));
        QCOMPARE(line->text(), QString(refused)); // to be corrected
        QTest::keyClick(line, Qt::Key_Escape);
        QCOMPARE(line->text(), QStringLiteral("sample:shop"));
        QVERIFY(line->hasFocus());
    }
    for (const char* ofThisPage : {"#node=6", "#node=99999"}) { // the second one is refused there
        QVERIFY(settles([&] { enter(ofThisPage); }));
        QCOMPARE(line->text(), QStringLiteral("sample:shop"));
    }
}

void TestBookmark::pageThatFailsLeavesTheOneBefore()
{
    for (const bool isCancelled : {false, true}) {
        QVERIFY(open("sample:shop#level=2&node=100&setup=jidm-2013"));
        const NodeId node = session().selection()->node();
        const AnalysisOptions options = session().runner()->options();
        const QSignalSpy changes(session().runner(), &AnalysisRunner::optionsChanged);
        const QString other = isCancelled ? "sample:news" : path("missing.html").c_str();
        m_window->opener()->open(other + "#node=3&setup=printed");
        if (isCancelled)
            loader().cancel();
        QVERIFY(waitFor([&] { return message().contains(other) && isComplete(); }));
        QVERIFY(open("#level=1")); // a waiting bookmark would be applied then, too
        QCOMPARE(session().runner()->options(), options);
        QCOMPARE(session().selection()->node(), node);
        QCOMPARE(changes.count(), 0);
    }
    // A failed page leaves nothing for the recaptured one.
    QVERIFY(open("sample:shop#setup=jidm-2013"));
    const AnalysisOptions options = session().runner()->options();
    QVERIFY(!failureOf(path("missing.html").c_str() + QStringLiteral("#setup=printed")).isEmpty());
    QVERIFY(waitFor([this] { return isComplete(); }));
    QVERIFY(settles([this] { action("takeAgain")->trigger(); }));
    QCOMPARE(session().runner()->options(), options);
}

void TestBookmark::anotherTryGoesThere()
{
    QVERIFY(open("sample:regions"));
    const QString page = QString::fromStdString(path("late.html"));
    QVERIFY(!failureOf(page + "#node=4&setup=printed").isEmpty());
    QVERIFY(waitFor([&] { return isComplete(); }));
    QVERIFY(message().contains("late.html")); // nothing replaced it
    QCOMPARE(session().selection()->node(), noNode);
    write("late.html", QByteArray::fromStdString(menuAndList()));
    QVERIFY(settles([&] { emit m_window->messageBar()->linkActivated(QStringLiteral("again")); }));
    QCOMPARE(session().runner()->setup().search.sizeRule, SizeRule::Printed);
    QCOMPARE(session().selection()->node(), analysis().sequence.nodes[3]);
}

void TestBookmark::chooserTakesItAlong()
{
    QVERIFY(open("sample:regions"));
    writeRaw(path("crawl.warc"), twoPageWarc());
    const auto chooser = [this] { return m_window->findChild<EntryChooser*>(); };
    m_window->opener()->open(QString::fromStdString(path("crawl.warc")) +
                             QStringLiteral("#node=2&setup=printed"));
    QVERIFY(waitFor([&] { return chooser() != nullptr; }));
    QVERIFY(open("#level=1")); // an action that waits for the page before would run
    QCOMPARE(session().runner()->setup().search, SearchOptions());
    QVERIFY(settles([&] { QTest::keyClick(chooser()->filter(), Qt::Key_Return); }) && shows("one"));
    QCOMPARE(session().runner()->setup().search.sizeRule, SizeRule::Printed);
    QCOMPARE(session().selection()->node(), analysis().sequence.nodes[1]);
}

void TestBookmark::whatIfsComeAlong()
{
    QVERIFY(open("sample:shop"));
    const std::vector<NodeId> prices =
        *selectNodes(session().trees()->document(), ".product-card li, .product-card p");
    QVERIFY(prices.size() > 1);
    std::vector<NodeId> footer = *selectNodes(session().trees()->document(), "footer");
    QVERIFY(settles([&] { session().changes()->takeAway({TagPathEdit::Kind::Ignored, prices, {}}); }));
    QVERIFY(settles([&] { session().changes()->takeAway({TagPathEdit::Kind::SubtreeGone, footer, {}}); }));
    QVERIFY(settles([&] {
        session().changes()->takeAway({TagPathEdit::Kind::OtherClass, {prices[0]}, "x"});
    }));
    session().selection()->selectPosition(Position{99});
    session().selection()->selectLevel(1);
    session().selection()->selectRange({Position{3}, Position{9}});
    const AnalysisOptions options = session().runner()->options();
    const NodeId node = session().selection()->node();
    const Region region = analysis().trace.region;
    const KeepMask mask = analysis().mask;
    const QString link = copiedLink();
    for (const char* page : {"sample:regions", "sample:shop"}) { // another page, and the page it refers to
        QVERIFY(open(page) && session().runner()->setup().path.edits.empty());
        QVERIFY(open(link));
        QCOMPARE(session().runner()->options(), options);
        QCOMPARE(analysis().trace.region, region);
        QVERIFY(analysis().mask == mask);
        QCOMPARE(session().selection()->node(), node);
        QCOMPARE(session().selection()->level(), 1U);
        QCOMPARE(session().selection()->range(), (Region{Position{3}, Position{9}}));
        QCOMPARE(m_window->bookmarks()->link(), link);
    }
}

void TestBookmark::stepOfALevelIsItsSplit()
{
    QVERIFY(open("sample:regions#show=step&level=2"));
    const SearchTrace& trace = session().runner()->analysis().trace;
    QVERIFY(waitFor([this] { return session().cursor()->isStepping(); }));
    const Stepper& stepper = session().cursor()->stepper();
    QCOMPARE(stepper.place().level, 1U);
    QVERIFY(stepper.candidateSplit() != nullptr);
    QCOMPARE(stepper.candidateSplit()->split, trace.acceptedSplit(trace.levels[1])->split);
    const auto last = static_cast<std::uint32_t>(trace.levels.size());
    QVERIFY(open(QStringLiteral("sample:regions#show=step&level=%1").arg(last))); // has no split
    QCOMPARE(session().cursor()->stepper().place().level, last - 1);
}

void TestBookmark::stepsAreBookmarkedWithNotes()
{
    const QString page = write("lecture.html", contentOf(QStringLiteral(TAGSEAM_SAMPLES "/shop.html")));
    QVERIFY(open(page));
    session().setStepping(true);
    handleEvents();
    auto* listing = m_window->findChild<ListingView*>();
    auto* pane = m_window->findChild<BookmarksPane*>();
    QTreeWidget* list = pane->list();
    const auto note = [&](std::uint64_t step, const QString& text) {
        session().cursor()->step([step](Stepper& stepper) { stepper.seek(step); });
        listing->setFocus();
        QTest::keyClick(listing, Qt::Key_M);
        auto* line = list->viewport()->findChild<QLineEdit*>();
        QVERIFY(line != nullptr);
        QTest::keyClicks(line, text);
        QTest::keyClick(line, Qt::Key_Return);
    };
    note(40, "The first split");
    AnalysisOptions options = session().runner()->options();
    options.search.minDifference = 0.3;
    QVERIFY(settles([&] { session().runner()->setOptions(options); }));
    note(7, "Another difference");
    QVERIFY(open("sample:figure2"));
    QCOMPARE(list->topLevelItemCount(), 0);
    QVERIFY(open(page)); // they are saved with the page
    QCOMPARE(list->topLevelItemCount(), 2);
    QCOMPARE(list->topLevelItem(0)->text(1), QStringLiteral("The first split"));
    session().setStepping(false);
    emit list->itemActivated(list->topLevelItem(0), 0);
    QVERIFY(waitFor([this] { return session().cursor()->isStepping() && isComplete(); }));
    QCOMPARE(session().cursor()->stepper().step(), std::uint64_t{40});
    QCOMPARE(session().runner()->setup().search.minDifference, AnalysisOptions().search.minDifference);
    listing->setFocus();
    QVERIFY(settles([&] { QTest::keyClick(listing, Qt::Key_N); }));
    QCOMPARE(session().cursor()->stepper().step(), std::uint64_t{7});
    QCOMPARE(session().runner()->setup().search.minDifference, 0.3);
    QCOMPARE(list->currentItem(), list->topLevelItem(1));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(session().bookmarks()->all().size(), 1U);
}

void TestBookmark::reportTellsWhatWasTried()
{
    QVERIFY(open("sample:shop"));
    const NodeCounts before = analysis().counts;
    const Region region = analysis().trace.region;
    QVERIFY(!copiedReport().contains("--without"));
    std::vector<NodeId> footer = *selectNodes(session().trees()->document(), "footer");
    const QString path = QString::fromStdString(xpathOf(session().trees()->document(), footer.front()));
    QVERIFY(settles([&] { session().changes()->takeAway({TagPathEdit::Kind::SubtreeGone, footer, {}}); }));
    QVERIFY(settles([&] { changeOptions(session(), [](auto& all) { all.search.minDifference = 0.35; }); }));
    const QString report = copiedReport();
    const QString head = report.left(report.indexOf("\n## "));
    QVERIFY2(head.contains("--without \"" + path + '"'), qPrintable(head));
    QVERIFY2(names(head, {before.raw, before.kept, region.begin.value + 1, region.end.value}),
             qPrintable(head));
    QVERIFY2(names(head, {analysis().counts.raw, analysis().counts.kept}), qPrintable(head));
    QVERIFY2(head.contains("0.35") && head.contains("0.20"), qPrintable(head));
    // Without a size rule there is no inequality.
    QVERIFY(
        settles([&] { changeOptions(session(), [](auto& all) { all.search.sizeRule = SizeRule::Off; }); }));
    QVERIFY(analysis().trace.splitCount() > 0);
    const QString unruled = copiedReport();
    const QString levels = unruled.mid(unruled.lastIndexOf("\n## "));
    QVERIFY2(!levels.contains('='), qPrintable(levels));
    analyse(session(), "<!-- nothing -->"); // an empty sequence, which has no attempt
    QVERIFY(names(copiedReport(), {0}));
}

void TestBookmark::reportHasTheNumbersAndIsOfTheTabThatIsShown()
{
    QVERIFY(open("sample:shop")); // opened again, whatever the session holds
    QVERIFY(open("#node=/html/body/footer&show=why") && isAnswered());
    const QString text = copiedReport();
    QVERIFY2(rendered(text).headings.front().endsWith("shop.html"), qPrintable(text.left(200)));
    QVERIFY(text.contains("- `" + m_window->bookmarks()->link() + '`') && text.contains("footer"));
    QVERIFY(names(text, {analysis().counts.raw, analysis().counts.kept}));
    const SearchTrace& trace = analysis().trace; // a row for each level, with what decided
    QVERIFY(trace.levels.size() > 2);
    for (std::size_t i = 0; i < trace.levels.size(); ++i) {
        const QString row = text.section(QStringLiteral("\n| %1 | ").arg(i + 1), 1).section('\n', 0, 0);
        const CandidateSplit* split = trace.acceptedSplit(trace.levels[i]);
        QVERIFY2(row.contains('=') == (split != nullptr), qPrintable(row));
        if (split == nullptr)
            continue;
        const std::uint32_t sum = split->left + split->right;
        const double difference = std::abs(double(split->left) - double(split->right)) / sum;
        QVERIFY(names(row, {split->left, split->right, sum}));
        QVERIFY2(row.contains(decimal(difference, 3)) && row.contains("0.20"), qPrintable(row));
    }
    for (const char* each : {"one-symbol", "<a ", "](node:"}) // for programs and the window
        QVERIFY2(!text.contains(each), each);
    QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains("data:image/png;base64,"));
    QSet<QString> reports;
    for (const char* tab : {"why", "blocking", "nearmisses", "variants"}) {
        QVERIFY(open(QStringLiteral("#show=") + tab) && isAnswered());
        const QString report = copiedReport();
        for (const QString& line : report.split('\n'))
            QVERIFY2(line.count("**") % 2 == 0, qPrintable(line));
        reports << report;
    }
    QCOMPARE(reports.size(), 4);
    QVERIFY(open("#show=why") && isAnswered());
    m_window->findChild<QDockWidget*>("explainDock")->close();
    QVERIFY(waitFor([&] { return m_window->findChild<ExplainView*>()->tabInSight() == nullptr; }));
    const QStringList titles = rendered(copiedReport()).headings;
    QCOMPARE(titles.size(), 3); // the node alone has a heading in place of the tool
    QVERIFY(!titles.contains(m_window->findChild<ExplainView*>()->frontPane()->title()));
}

void TestBookmark::hostilePageIsTextInTheReport()
{
    const QString name = QStringLiteral("a](b)`*c* <i>d.html");
    QVERIFY(open(write(name, hostilePage())));
    session().selection()->select(
        nodeNamed(session(), QStringLiteral("ul#") + hostileName + "\n\n# head\n- item"));
    QVERIFY(session().selection()->node() != noNode);
    session().selection()->selectRange({Position{18}, Position{24}});
    for (const char* tab : {"why", "blocking", "nearmisses", "variants", "diagnosis", "stability"}) {
        QVERIFY(m_window->showTab(QLatin1String(tab)) && isAnswered());
        const Rendered report = rendered(copiedReport());
        const QString html = QGuiApplication::clipboard()->mimeData()->html();
        QVERIFY2(report.live.isEmpty(), tab);
        QVERIFY(report.headings.size() <= 4 &&
                report.headings.front().endsWith(name)); // none is from the page
        QVERIFY(report.text.contains("ul#" + QString::fromLatin1(hostileName).left(20)));
        QVERIFY(!html.contains("href="));
        QCOMPARE(html.count("<img"), 1); // the picture of the window
    }
}

void TestBookmark::reportIsWrittenAsAskedFor()
{
    const auto files = [this] { return QDir(m_folder->path()).entryList(QDir::Files); };
    QVERIFY(open("sample:regions"));
    QCOMPARE(saveAs(m_folder->filePath("x.png"), QMessageBox::Save), 0); // a report is not a picture
    QVERIFY2(message().contains("x.png"), qPrintable(message()));
    QCOMPARE(files(), QStringList());
    QVERIFY2(m_proposed.startsWith("regions"), qPrintable(m_proposed)); // named after the page
    const QString odd = "my (report] <1>";
    QCOMPARE(saveAs(m_folder->filePath(odd), QMessageBox::Save), 0);
    QCOMPARE(files(), QStringList({odd + ".md", odd + ".png"}));
    const QStringList pictures = rendered(contentOf(m_folder->filePath(odd + ".md"))).live;
    QCOMPARE(pictures.size(), 1);
    QCOMPARE(QUrl::fromPercentEncoding(pictures[0].toUtf8()), "picture " + odd + ".png");
    const QString picture =
        write("bug.png", "mine"); // an existing file is not overwritten without a question
    QCOMPARE(saveAs(m_folder->filePath("bug.md"), QMessageBox::Cancel), 1);
    QCOMPARE(QFileInfo(picture).size(), 4);
    QVERIFY(!files().contains("bug.md"));
    QCOMPARE(saveAs(m_folder->filePath("bug.md"), QMessageBox::Save), 1);
    QVERIFY(QPixmap(picture).width() > 800 && files().contains("bug.md"));
    const QString problem = saveReport(session(), m_window->findChild<ExplainView*>()->tabInSight(), {},
                                       m_window->grab(), m_folder->filePath("none/bug.md"));
    QVERIFY2(problem.contains("none/bug"), qPrintable(problem));
    QCOMPARE(files().size(), 4);
}

TAGSEAM_TEST(TestBookmark)
#include "tst_bookmark.moc"
