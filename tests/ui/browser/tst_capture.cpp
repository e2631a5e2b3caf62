// SPDX-License-Identifier: MIT
// Capturing a live page: in chunks, with boxes, with shadow trees and frames, repeatedly, and with computed
// styles.
#include "core/page/serializehtml.h"
#include "tests/ui/window/windowtest.h"
#include "ui/browser/show/pagescroll.h"
#include "ui/window/optionsbar.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <set>

using namespace tagseam;

class TestCapture : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        showWindow({1200, 800});
        // Borders and frames have whole device pixels: at half its size the page has them exactly.
        PagePair* pages = m_window->browser()->pages();
        pages->setZoom(PageScroll::pageWidth / 2. / pages->original()->view()->width());
    }
    void init() { session().runner()->setOptions({}); }
    void manyNodesComeInChunks();
    void boxesAndComputedStylesAreThoseOfThePage();
    void tooManyNodesAreRefused();
    void oddTextAndNamesComeThrough();
    void anotherPageOpensWhileOneIsTaken();
    void shadowRootsAndFramesAreTakenAndShownWhenAsked();
    void elementWithoutABoxIsWhereItsContentIs();
    void elementsOfAPageThatFramesItselfAreNotThoseInItsFrames();
    void pageIsTakenAgainAndTheSelectionStaysWithItsElement();
    void pickingOffLetsThePersonClickAndLinksStillStay();
    void regionsThatLookDifferentHaveDifferentSymbols();
    void pageFromBytesHasNoComputedStyles();
    void pagesGoWhileOtherThreadsReadThem();

  private:
    QWebEnginePage* page() { return originalView()->view()->page(); }
    bool choose(const char* name)
    {
        return settles([&] { action(name)->trigger(); });
    }
    bool chooseStyle(LabelAttributes style)
    {
        return settles([&] { m_window->optionsBar()->style()->setCurrentIndex(static_cast<int>(style)); });
    }
    NodeId byId(std::string_view id) { return nodeBy("id", id); }
    // The answer of the program's script in the page, as x, y, width and height; null when it is not a box.
    QRectF boxBy(const QString& script)
    {
        const QByteArray bytes = ask(page(), script).toByteArray();
        const auto* place = reinterpret_cast<const double*>(bytes.constData());
        return bytes.size() == qsizetype(4 * sizeof(double)) ? QRectF(place[0], place[1], place[2], place[3])
                                                             : QRectF();
    }
    QRectF boxOf(const char* id) { return boxBy(QStringLiteral("tagseam.boxes([%1])").arg(byId(id).value)); }
    void clickPicks(const char* id)
    {
        const Box box = session().trees()->document().box(byId(id));
        session().selection()->select(noNode);
        clickAt(originalView(), {box.x + 4, box.y + box.height / 2});
        QVERIFY2(waitFor([&] { return session().selection()->node() == byId(id); }), id);
    }
    std::string symbolOf(std::string_view id)
    {
        const TagPathSequence& sequence = analysis().sequence;
        return tagPathText(sequence, sequence.symbols[sequence.positionOf(byId(id)).value]);
    }
};

void TestCapture::manyNodesComeInChunks()
{
    QByteArray html("<!DOCTYPE html><title>t</title><body>");
    constexpr int paragraphs = 20'000;
    for (int i = 0; i < paragraphs; ++i)
        html += "<p class=c" + QByteArray::number(i % 7) + ">text number " + QByteArray::number(i) +
                " \xc3\xa9\xe2\x82\xac</p>";
    QSignalSpy progress(m_window->browser()->loader(), &PageLoader::progress);
    QVERIFY(open(write("many.html", html)));
    const Document& document = session().trees()->document();
    QCOMPARE(document.size(), 1U + 5U + 2U * paragraphs); // html head title body and the title's text
    QVERIFY2(progress.size() > 3, "several chunks, several steps");
    for (int i = 0; i < paragraphs; i += 997) {
        const NodeId text{static_cast<std::uint32_t>(7 + 2 * i)};
        QCOMPARE(QString::fromUtf8(document.text(text).data(), qsizetype(document.text(text).size())),
                 QStringLiteral("text number %1 é€").arg(i));
        QCOMPARE(document.attribute(document.parent(text), "class"),
                 std::string_view("c" + std::to_string(i % 7)));
    }
}

void TestCapture::boxesAndComputedStylesAreThoseOfThePage()
{
    QVERIFY(open("sample:shop"));
    const Document& document = session().trees()->document();
    QVERIFY(document.hasBoxes());
    QCOMPARE(document.box(NodeId{0}), Box{});
    // Computes the same numbers in another way: a tree walker, text by its range.
    const QVariantList plain = ask(page(), QStringLiteral(R"((() => {
            const walker = document.createTreeWalker(document, 1 | 4 | 128), all = [];
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const range = document.createRange();
                if (node.nodeType !== 1)
                    range.selectNode(node);
                const b = node.nodeType === 1 ? node.getBoundingClientRect() : range.getBoundingClientRect();
                const shown = b.width || b.height || b.left || b.top;
                all.push(shown ? b.left + scrollX : 0, shown ? b.top + scrollY : 0, b.width, b.height);
            }
            return all; })())"))
                                   .toList();
    QCOMPARE(plain.size(), 4 * qsizetype(document.size() - 1));
    int shown = 0;
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        const Box box = document.box(node);
        const auto at = [&](int i) { return plain[4 * qsizetype(node.value - 1) + i].toFloat(); };
        // Scroll bars may appear after the capture, which changes the width only.
        QVERIFY2(std::abs(box.x - at(0)) < 0.01F && std::abs(box.y - at(1)) < 0.01F &&
                     std::abs(box.width - at(2)) < 0.01F && std::abs(box.height - at(3)) < 0.01F,
                 qPrintable(session().trees()->describe(node)));
        shown += box.width > 0 && box.height > 0 ? 1 : 0;
    }
    QVERIFY(shown > 100 && document.box(document.body()).width > 300);

    QVERIFY(chooseStyle(LabelAttributes::Computed));
    const Document& styled = session().trees()->document();
    // The page compares each declaration of the program with the value that it computes for the element.
    QJsonArray texts;
    for (NodeId node{1}; node.value < styled.size(); ++node.value) {
        const std::uint32_t number = styled.computedStyleNumber(node);
        QCOMPARE(number != 0, styled.isElement(node));
        const std::string_view text = styled.computedStyle(number);
        if (number != 0)
            texts += QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
    const QVariantList counts =
        ask(page(), QStringLiteral(R"((() => {
            const texts = %1, all = [...document.querySelectorAll('*')];
            let wrong = 0, declarations = 0;
            texts.forEach((text, i) => text.split('; ').forEach((declaration) => {
                const colon = declaration.indexOf(': ');
                const value = getComputedStyle(all[i]).getPropertyValue(declaration.slice(0, colon));
                declarations += 1;
                wrong += value === declaration.slice(colon + 2) ? 0 : 1;
            }));
            return [all.length, declarations, wrong]; })())")
                        .arg(QString::fromUtf8(QJsonDocument(texts).toJson(QJsonDocument::Compact))))
            .toList();
    QCOMPARE(counts.value(0).toInt(), static_cast<int>(texts.size()));
    QVERIFY(counts.value(1).toInt() > 5 * texts.size());
    QCOMPARE(counts.value(2).toInt(), 0);
    // The next page and a recaptured one get computed styles without a request.
    QVERIFY(open("sample:figure2") && session().trees()->document().hasComputedStyles());
    QVERIFY(choose("takeAgain"));
    QVERIFY(session().trees()->document().hasComputedStyles() && !analysis().sequence.isStyleMissing);
    QCOMPARE(session().runner()->setup().path.style, LabelAttributes::Computed);
}

void TestCapture::tooManyNodesAreRefused()
{
    Limits limits;
    limits.nodes = 602;
    loader().setLimits(limits);
    const QString large = write("large.html", "<!DOCTYPE html><body>" + QByteArray("<p>").repeated(600));
    const QString sentence = failureOf(large);
    QVERIFY2(sentence.contains(large) && sentence.contains("602"), qPrintable(sentence));
    limits.nodes = 603; // html, head, body and 600
    loader().setLimits(limits);
    QVERIFY(open(large));
    QCOMPARE(session().trees()->document().size(), 604U);
    loader().setLimits({});
}

// Elements may have the names that the program uses.
void TestCapture::oddTextAndNamesComeThrough()
{
    QVERIFY(open(write("odd.html", "<!DOCTYPE html><body><p id=p>x</p><script></script><p id=isLeft>a</p><p "
                                   "id=tagseam>b</p><form name=tagseam><input name=capture></form>")));
    QVERIFY(byId("tagseam") != noNode);
    // A lone surrogate and a NUL cannot be parsed, but scripts can write them.
    ask(page(), QStringLiteral("document.getElementById('p').firstChild.data = 'a\\ud800b\\0c\\u{1f600}';"
                               "document.getElementById('p').setAttributeNS(null, 'CAP', 'x\\ud83d');"
                               "document.getElementById('p').setAttributeNS(null, 'next', '\\ude00y')"));
    QVERIFY(choose("takeAgain"));
    const Document& document = session().trees()->document();
    const NodeId text{byId("p").value + 1};
    QCOMPARE(document.text(text), std::string_view("a\xef\xbf\xbd"
                                                   "b\0c\xf0\x9f\x98\x80",
                                                   11));
    QCOMPARE(document.attribute(byId("p"), "CAP"), std::string_view("x\xef\xbf\xbd"));
    QCOMPARE(document.attribute(byId("p"), "next"), std::string_view("\xef\xbf\xbdy"));
}

void TestCapture::anotherPageOpensWhileOneIsTaken()
{
    const QString large = write("large.html", "<!DOCTYPE html><body>" + QByteArray("<p>x").repeated(20'000));
    const QString small = write("small.html", "<!DOCTYPE html><body><p id=small>small</p>");
    for (const int steps : {1, 2, 3, 4, 5, 6}) {
        m_window->opener()->open(large);
        const QSignalSpy progress(&loader(), &PageLoader::progress);
        QVERIFY(waitFor([&] { return progress.count() >= steps; }) && open(small));
        QVERIFY(byId("small") != noNode);
        QVERIFY(answers());
        QVERIFY2(byId("small") != noNode, "the large page does not come back");
    }
}

// A host with an open tree, one with a closed tree, a frame of the page's own and a foreign one.
const char* const insidePage = R"(<!DOCTYPE html><html><head><style>
    iframe { width: 300px; height: 100px; border: 3px solid black; padding: 5px }
    body { margin: 20px } #host { display: block; height: 60px }</style></head><body>
    <div id=host><template shadowroot=open shadowrootmode=open><p id=inTree>in the tree</p><slot></slot></template><i id=light>light</i></div>
    <x-closed id=closed style='display:block;height:30px'><template shadowroot=closed shadowrootmode=closed><b>hidden</b></template><u>no slot</u></x-closed>
    <iframe id=frame srcdoc="<!DOCTYPE html><html><head><style>p { margin: 10px }</style></head><body><p id=inFrame class='a &quot;b&quot;'>in &amp;lt;the&amp;gt; frame &amp;amp;amp; more</p></body></html>"></iframe>
    <iframe id=foreign src="data:text/html,<p>foreign"></iframe>
    <p id=end>end</p></body></html>)";

void TestCapture::shadowRootsAndFramesAreTakenAndShownWhenAsked()
{
    QVERIFY(open(write("inside.html", insidePage)));
    QCOMPARE(byId("inTree"), noNode);
    QCOMPARE(byId("inFrame"), noNode);
    QVERIFY(byId("light") != noNode);
    QCOMPARE(loader().excluded(), 2); // the open tree and the frame, but not the frame of another origin
    session().selection()->select(byId("end"));
    QVERIFY(choose("shadowAndFrames"));
    const Document& document = session().trees()->document();
    QCOMPARE(session().selection()->node(), byId("end"));
    const NodeId host = byId("host");
    const NodeId tree = document.firstChild(host);
    QCOMPARE(document.name(tree), std::string_view("template"));
    QCOMPARE(document.attribute(tree, "shadowrootmode"), std::string_view("open"));
    QCOMPARE(document.parent(byId("inTree")), tree);
    QCOMPARE(document.parent(byId("light")), host);
    QVERIFY(document.subtreeEnd(tree) <= byId("light"));
    const NodeId inFrame = byId("inFrame");
    QVERIFY(inFrame != noNode);
    QCOMPARE(document.name(document.firstChild(byId("frame"))), std::string_view("html"));
    QVERIFY(byId("frame") < inFrame && inFrame < document.subtreeEnd(byId("frame")));
    QVERIFY2(document.body() < host, "the page's body, not the frame's");
    // Boxes are in coordinates of the page: the place of the frame is added.
    const Box frame = document.box(byId("frame"));
    const auto isNear = [](float a, float b) { return std::abs(a - b) < 0.1F; };
    const float border = (frame.width - 300 - 2 * 5) / 2; // 3, in whole pixels of the screen at this zoom
    QVERIFY(border >= 1 && border <= 3);
    QVERIFY(isNear(document.box(inFrame).x, frame.x + border + 5 + 8 + 10));
    QVERIFY(isNear(document.box(inFrame).y, frame.y + border + 5 + 10));
    QVERIFY(isNear(document.box(inFrame).width, 300.F - 16 - 20));
    QCOMPARE(document.box(tree), document.box(host));
    QCOMPARE(loader().foreignFrames(), 1);
    QCOMPARE(loader().closedRoots(), 1);
    QVERIFY(m_window->messageBar()->isVisible());
    QVERIFY(choose("shadowAndFrames"));
    QCOMPARE(byId("inFrame"), noNode);
    QVERIFY(settles([&] { emit m_window->messageBar()->linkActivated("inside"); }));
    QVERIFY(byId("inFrame") != noNode);
    for (const char* id : {"inTree", "light", "inFrame", "end"}) {
        clickPicks(id);
        const Box box = session().trees()->document().box(byId(id));
        const QRectF place = boxOf(id); // the page gives the same box
        QVERIFY(std::abs(place.x() - box.x) < 0.01 && std::abs(place.y() - box.y) < 0.01);
    }
    QWebEnginePage* pruned = prunedView()->view()->page();
    // The whole page, as the pruned one is written: shown, indexed by its stamps.
    QSignalSpy shown(m_window->browser()->loader(), &PageLoader::copyShown);
    SerializeOptions options;
    options.stampNodes = true;
    loader().show(Copy::Pruned,
                  QByteArray::fromStdString(serializeHtml(session().trees()->document(), options)));
    QVERIFY(waitFor([&] { return countOf(shown, Copy::Pruned) > 0; }));
    for (const char* id : {"host", "inTree", "light", "frame", "inFrame", "end"}) {
        const QVariantList place =
            ask(pruned, QStringLiteral("(() => { const b = new Float64Array(tagseam.boxes([%1]));"
                                       " return [tagseam.pick(b[0] - scrollX + 4, b[1] - scrollY + b[3] / 2),"
                                       " b[2], b[3]]; })()")
                            .arg(byId(id).value))
                .toList();
        QCOMPARE(place.size(), 3);
        QVERIFY2(place[1].toDouble() > 0 && place[2].toDouble() > 0, id);
        if (id != std::string_view("host")) // the host is covered by its contents
            QCOMPARE(place[0].toUInt(), byId(id).value);
    }
    const auto written = [&](const char* what) {
        return ask(pruned, QStringLiteral("document.getElementById('frame').contentDocument"
                                          ".getElementById('inFrame').%1")
                               .arg(QLatin1String(what)))
            .toString();
    };
    QCOMPARE(written("textContent"), QStringLiteral("in <the> frame &amp; more"));
    QCOMPARE(written("className"), QStringLiteral("a \"b\""));
    QVERIFY(choose("shadowAndFrames"));
}

// display: contents, as wrappers of large shops have it: pruned nodes are hatched nevertheless.
void TestCapture::elementWithoutABoxIsWhereItsContentIs()
{
    QVERIFY(open(
        write("contents.html",
              "<!DOCTYPE html><body><div id=outer style='display:contents'>some text"
              "<div style='display:contents'><p id=first>first</p><p id=last>last</p></div></div>"
              "<div id=none style='display:none'>x</div><div id=empty style='display:contents'></div>")));
    const QRectF outer = boxOf("outer");
    QVERIFY(outer.contains(boxOf("first")) && outer.contains(boxOf("last")));
    QVERIFY(outer.top() < boxOf("first").top()); // the text before it
    QCOMPARE(outer.bottom(), boxOf("last").bottom());
    QCOMPARE(boxBy(QStringLiteral("tagseam.runBoxes([[%1,%1]])").arg(byId("outer").value)), outer);
    QVERIFY(boxOf("none").isEmpty() && boxOf("empty").isEmpty());
}

// A pruned page that is shown in a frame of itself has the same stamps.
void TestCapture::elementsOfAPageThatFramesItselfAreNotThoseInItsFrames()
{
    QVERIFY(open(write("itself.html", "<!DOCTYPE html><body><p id=here>here</p><iframe src='itself.html'>"
                                      "</iframe><iframe src='?1'></iframe><iframe src='#a'></iframe>")));
    QWebEnginePage* pruned = prunedView()->view()->page();
    QVERIFY(session().kept()->isShown(byId("here")));
    const QVariantList tops =
        ask(pruned, QStringLiteral("[new Float64Array(tagseam.boxes([%1]))[1],"
                                   " document.getElementById('here').getBoundingClientRect().top,"
                                   " [...document.querySelectorAll('iframe')].filter(f => "
                                   "f.contentDocument?.getElementById('here')).length]")
                        .arg(byId("here").value))
            .toList();
    QCOMPARE(tops.value(0).toDouble(), tops.value(1).toDouble());
    QVERIFY(tops.value(2).toInt() > 0);
}

void TestCapture::pageIsTakenAgainAndTheSelectionStaysWithItsElement()
{
    QVERIFY(open(write("more.html", "<!DOCTYPE html><body><div id=top></div><p id=chosen>text</p>")));
    session().selection()->select(byId("chosen"));
    const NodeId before = session().selection()->node();
    ask(page(),
        QStringLiteral("document.getElementById('top').innerHTML = '<b>1</b><b>2</b>'; scrollTo(0, 5)"));
    QSignalSpy requests(page(), &QWebEnginePage::loadStarted);
    QVERIFY(choose("takeAgain"));
    QCOMPARE(requests.size(), 0);
    QCOMPARE(session().selection()->node().value, before.value + 4);
    QCOMPARE(session().selection()->node(), byId("chosen"));
    clickPicks("chosen"); // the views know the new nodes
    // A selected node that is removed from the page is deselected.
    ask(page(), QStringLiteral("document.getElementById('chosen').remove()"));
    QVERIFY(choose("takeAgain"));
    QCOMPARE(session().selection()->node(), noNode);
    QCOMPARE(byId("chosen"), noNode);
}

void TestCapture::pickingOffLetsThePersonClickAndLinksStillStay()
{
    const QString path = write(
        "click.html", "<!DOCTYPE html><body style='margin:0'>"
                      "<button id=b style='position:absolute;left:0;top:0;width:200px;height:60px' "
                      "onclick=\"document.getElementById('list').innerHTML='<li id=opened>opened'\">open"
                      "</button><a id=a style='position:absolute;left:0;top:80px;width:200px;height:60px;"
                      "background:#ccc' href='other.html'>link</a><ul id=list "
                      "style='position:absolute;top:200px'></ul>");
    write("other.html", "<!DOCTYPE html><p id=other>other");
    QVERIFY(open(path) && choose("scripts"));
    QVERIFY(loader().areScriptsOn());
    clickAt(originalView(), {20, 20});
    QVERIFY(waitFor([&] { return session().selection()->node() == byId("b"); }) && choose("takeAgain"));
    QCOMPARE(byId("opened"), noNode); // the click was handled
    const auto togglePicking = [this] {
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    };
    togglePicking();
    QVERIFY(!originalView()->isPicking());
    clickAt(originalView(), {20, 20});
    QVERIFY(waitFor([&] { return ask(page(), "document.getElementById('opened') !== null").toBool(); }));
    const QUrl before = page()->url();
    clickAt(originalView(), {20, 100});
    QVERIFY(waitFor([&] { return loader().blocked()->hasAny(BlockedKind::Navigation); })); // blocked
    QCOMPARE(page()->url(), before);
    QVERIFY(choose("takeAgain") && byId("opened") != noNode);
    QCOMPARE(byId("other"), noNode);
    togglePicking();
}

void TestCapture::regionsThatLookDifferentHaveDifferentSymbols()
{
    // Each of these declarations changes the appearance, apart from lengths that follow from the content.
    const QByteArrayList seen =
        QByteArray("color:red|background:#eee|background-image:linear-gradient(red,blue)|float:left|"
                   "position:relative|display:inline|visibility:hidden|opacity:0.5|font-family:monospace|"
                   "font-size:30px|font-weight:bold|font-style:italic|font-variant:small-caps|"
                   "border-top:2px solid|border-right:2px solid|border-bottom:2px solid|"
                   "border-left:2px solid|border-left:2px dashed|"
                   "border-left:2px solid green|border-radius:4px|box-shadow:1px 1px|text-align:right|"
                   "text-decoration:underline|text-transform:uppercase|white-space:pre|vertical-align:top|"
                   "display:list-item|display:list-item;list-style-type:square")
            .split('|');
    QByteArray html =
        "<!DOCTYPE html><style>.c, .d { border: 2px solid green }</style><body>"
        "<div id=c class=c>c</div><div id=d class=d>d</div>"
        "<div id=plain class=x>x</div><div id=wide class=x style='width:400px;margin:3px'>x</div>"
        "<div id=thick class=x style='border-left:3px solid'>x</div>"
        "<div id=solid class=x style='border:0 solid'>x</div>"
        "<div id=blank class=x style='border-color:red;border-width:4px'>x</div>";
    for (qsizetype i = 0; i < seen.size(); ++i)
        html += "<div class=x id=s" + QByteArray::number(i) + " style='" + seen[i] + "'>x</div>";
    AnalysisOptions options;
    options.path.style = LabelAttributes::Class;
    session().runner()->setOptions(options);
    QVERIFY(open(write("looks.html", html)));
    QCOMPARE(symbolOf("plain"), symbolOf("s0"));
    QVERIFY(symbolOf("c") != symbolOf("d"));
    QVERIFY(chooseStyle(LabelAttributes::Computed));
    QVERIFY(session().trees()->document().hasComputedStyles() && !analysis().sequence.isStyleMissing);
    QCOMPARE(symbolOf("c"), symbolOf("d"));
    QCOMPARE(symbolOf("plain"), symbolOf("wide"));
    QCOMPARE(symbolOf("plain"), symbolOf("blank")); // a border that is not drawn has no colour
    QCOMPARE(symbolOf("plain"), symbolOf("solid"));
    std::set<std::string> symbols{symbolOf("plain")};
    for (qsizetype i = 0; i < seen.size(); ++i)
        QVERIFY2(symbols.insert(symbolOf("s" + std::to_string(i))).second, seen[i].constData());
    QVERIFY(symbols.contains(symbolOf("thick"))); // the width of a border depends on the zoom
    QVERIFY2(symbolOf("s0").find("color: rgb(255, 0, 0)") != std::string::npos, symbolOf("s0").c_str());
    QVERIFY(chooseStyle(LabelAttributes::Class));
    QCOMPARE(symbolOf("plain"), symbolOf("s0"));
}

void TestCapture::pageFromBytesHasNoComputedStyles()
{
    analyse(session(), menuAndList());
    const QSignalSpy analysed(session().runner(), &AnalysisRunner::analysisChanged);
    m_window->optionsBar()->style()->setCurrentIndex(static_cast<int>(LabelAttributes::Computed));
    QVERIFY(waitFor([&] { return analysed.count() > 0 && !session().runner()->isAnalysing(); }));
    QVERIFY(!message().isEmpty() && m_window->messageBar()->isVisible());
    QCOMPARE(session().runner()->setup().path.style, LabelAttributes::ClassAndStyle);
    QCOMPARE(m_window->optionsBar()->style()->currentIndex(), int(LabelAttributes::ClassAndStyle));
}

void TestCapture::pagesGoWhileOtherThreadsReadThem()
{
    std::string html = "<body>";
    for (int i = 0; i < 20'000; ++i)
        html += "<p class=c" + std::to_string(i % 50) + ">text</p>";
    const Document large = *parseHtml(html);
    PageSession own;
    CopyWriter writer(&own);
    for (int i = 0; i < 30; ++i) {
        own.setDocument(large, {.name = "large", .address = "large"});
        changeOptions(own, [&](AnalysisOptions& options) { // while the first run is under way
            options.path.style = i % 2 == 0 ? LabelAttributes::None : LabelAttributes::Class;
        });
        if (i % 3 == 0) {
            QVERIFY(waitFor([&] { return own.runner()->hasAnalysis() && !own.runner()->isAnalysing(); }));
            writer.write(Copy::Pruned, {});
        }
    }
    own.setDocument(*parseHtml(menuAndList()), {.name = "small", .address = "small"});
    QVERIFY(!own.runner()->hasAnalysis());
    QVERIFY(waitFor(
        [&] { return own.runner()->hasAnalysis() && !own.runner()->isAnalysing() && !writer.isWriting(); }));
    QVERIFY(own.runner()->analysis().sequence.size() < 1000);
    const QSignalSpy written(&writer, &CopyWriter::written);
    writer.write(Copy::Pruned, {});
    QVERIFY(waitUntilIdle([&] { return writer.isWriting(); }));
    QCOMPARE(written.size(), 1);
    QVERIFY(written.first().last().toByteArray().size() < 10'000);
    own.setDocument(
        large, {.name = "large", .address = "large"}); // the session is destroyed while its run is under way
}

TAGSEAM_TEST(TestCapture)
#include "tst_capture.moc"
