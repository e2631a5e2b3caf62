// SPDX-License-Identifier: MIT
// Taking a live page: in chunks, with boxes, into shadow trees and frames, again, and with computed styles.
#include "core/page/serializehtml.h"
#include "ui/views/optionsbar.h"
#include "windowtest.h"

#include <QComboBox>

using namespace tagseam;

class TestCapture : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1200, 800}); }
    void cleanup() { closeWindow(); }
    void manyNodesComeInChunks();
    void boxesAreThoseOfThePage();
    void tooManyNodesAreRefusedWithTheNumber();
    void oddTextComesThrough();
    void elementsNamedAsTheProgramsOwnDoNotDisturb();
    void anotherPageOpensWhileOneIsTaken();
    void shadowRootsAndFramesAreTakenWhenAsked();
    void clicksReachIntoShadowRootsAndFrames();
    void elementWithoutABoxIsWhereItsContentIs();
    void prunedPageShowsShadowRootsAndFrames();
    void elementsOfAPageThatFramesItselfAreNotThoseInItsFrames();
    void pageIsTakenAgainAndTheSelectionStaysWithItsElement();
    void selectionThatIsGoneIsNone();
    void pickingOffLetsThePersonClickAndLinksStillStay();
    void regionsThatLookDifferentHaveDifferentSymbols();
    void computedStylesAreThoseOfEachElement();
    void computedStylesWorkForPrunedAndComplement();
    void pageFromBytesHasNoComputedStyles();
    void computedStylesOfTheNextPageComeByThemselves();
    void pagesGoWhileOtherThreadsReadThem();

  private:
    QWebEnginePage* page() { return m_window->originalView()->view()->page(); }
    bool choose(const char* name)
    {
        return settles([&] { action(name)->trigger(); });
    }
    bool chooseStyle(StyleKey style)
    {
        return settles([&] { m_window->optionsBar()->style()->setCurrentIndex(static_cast<int>(style)); });
    }
    NodeId byId(std::string_view id) { return nodeBy("id", id); }
    std::string symbolOf(std::string_view id)
    {
        const TagPathSequence& sequence = analysis().sequence;
        return tagPathText(sequence, sequence.symbols[sequence.positionOf(byId(id)).value]);
    }
};

void TestCapture::manyNodesComeInChunks()
{
    QByteArray html("<!DOCTYPE html><title>t</title><body>");
    constexpr int paragraphs = 30'000;
    for (int i = 0; i < paragraphs; ++i)
        html += "<p class=c" + QByteArray::number(i % 7) + ">text number " + QByteArray::number(i) +
                " \xc3\xa9\xe2\x82\xac</p>";
    QSignalSpy progress(m_window->loader(), &PageLoader::progress);
    QVERIFY(open(write("many.html", html)));
    const Document& document = session().document();
    QCOMPARE(document.size(), 1U + 5U + 2U * paragraphs); // html head title body and the title's text
    QVERIFY2(progress.size() > 3, "several chunks, several steps");
    for (int i = 0; i < paragraphs; i += 997) {
        const NodeId text{static_cast<std::uint32_t>(7 + 2 * i)};
        QCOMPARE(QString::fromUtf8(document.text(text).data(), qsizetype(document.text(text).size())),
                 QStringLiteral("text number %1 é€").arg(i));
        QCOMPARE(document.attribute(document.parent(text), "class"),
                 std::string_view("c" + std::to_string(i % 7)));
    }
    QCOMPARE(document.doctype(), std::string("html"));
}

void TestCapture::boxesAreThoseOfThePage()
{
    QVERIFY(open("sample:shop"));
    const Document& document = session().document();
    QVERIFY(document.hasBoxes());
    QCOMPARE(document.box(NodeId{0}), Box{});
    // Another way to the same numbers: a tree walker, text by the lines that it is made of.
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
        // Whether scroll bars came after the capture, as the layout may, shows in the width alone.
        QVERIFY2(std::abs(box.x - at(0)) < 0.01F && std::abs(box.y - at(1)) < 0.01F &&
                     std::abs(box.width - at(2)) < 0.01F && std::abs(box.height - at(3)) < 0.01F,
                 qPrintable(session().describe(node)));
        shown += box.width > 0 && box.height > 0 ? 1 : 0;
    }
    QVERIFY(shown > 100);
    QVERIFY(document.box(document.body()).width > 300);
}

void TestCapture::tooManyNodesAreRefusedWithTheNumber()
{
    Limits limits;
    limits.nodes = 500;
    loader().setLimits(limits);
    QByteArray html("<!DOCTYPE html><body>");
    for (int i = 0; i < 600; ++i)
        html += "<p>";
    QSignalSpy failed(m_window.get(), &MainWindow::failed);
    m_window->open(write("large.html", html));
    QVERIFY(failed.wait(30000));
    QVERIFY2(failed.first().first().toString().contains("more than 500 nodes"),
             qPrintable(failed.first().first().toString()));
    limits.nodes = 604; // html, head, body and 600, and one more than enough
    loader().setLimits(limits);
    QVERIFY(open(m_folder->filePath("large.html")));
    QCOMPARE(session().document().size(), 604U);
}

void TestCapture::oddTextComesThrough()
{
    QVERIFY(open(write("odd.html", "<!DOCTYPE html><body><p id=p>x</p><script></script>")));
    // A lone surrogate and a NUL cannot be parsed, but scripts can write them.
    ask(page(), QStringLiteral("document.getElementById('p').firstChild.data = 'a\\ud800b\\0c\\u{1f600}';"
                               "document.getElementById('p').setAttributeNS(null, 'CAP', 'x\\ud83d');"
                               "document.getElementById('p').setAttributeNS(null, 'next', '\\ude00y')"));
    QVERIFY(choose("takeAgain"));
    const Document& document = session().document();
    const NodeId text{byId("p").value + 1};
    QCOMPARE(document.text(text), std::string_view("a\xef\xbf\xbd"
                                                   "b\0c\xf0\x9f\x98\x80",
                                                   11));
    QCOMPARE(document.attribute(byId("p"), "CAP"), std::string_view("x\xef\xbf\xbd"));
    QCOMPARE(document.attribute(byId("p"), "next"), std::string_view("\xef\xbf\xbdy"));
}

void TestCapture::elementsNamedAsTheProgramsOwnDoNotDisturb()
{
    QVERIFY(open(write("names.html", "<!DOCTYPE html><body><p id=isLeft>a</p><p id=tagseam>b</p>"
                                     "<form name=tagseam><input name=capture></form>")));
    QVERIFY(byId("tagseam") != noNode);
}

void TestCapture::anotherPageOpensWhileOneIsTaken()
{
    QByteArray html("<!DOCTYPE html><body>");
    for (int i = 0; i < 60'000; ++i)
        html += "<p>" + QByteArray::number(i);
    const QString large = write("large.html", html);
    const QString small = write("small.html", "<!DOCTYPE html><body><p id=small>small</p>");
    for (int i = 0; i < 3; ++i) {
        QSignalSpy progress(m_window->loader(), &PageLoader::progress);
        m_window->open(large);
        for (int n = 0; n < 2 + 3 * i; ++n)
            progress.wait(10000);
        QVERIFY(open(small));
        QVERIFY(byId("small") != noNode);
        QTest::qWait(300);
        QVERIFY2(byId("small") != noNode, "what was under way must not come back");
    }
}

// A host with an open tree, one with a closed tree, a frame of the page's own and a foreign one.
const char* const insidePage = R"(<!DOCTYPE html><html><head><style>
    iframe { width: 300px; height: 100px; border: 3px solid black; padding: 5px }
    body { margin: 20px } #host { display: block; height: 60px }</style></head><body>
    <div id=host><template shadowroot=open><p id=inTree>in the tree</p><slot></slot></template><i id=light>light</i></div>
    <x-closed id=closed style='display:block;height:30px'><template shadowroot=closed><b>hidden</b></template><u>no slot</u></x-closed>
    <iframe id=frame srcdoc="<!DOCTYPE html><html><head><style>p { margin: 10px }</style></head><body><p id=inFrame class='a &quot;b&quot;'>in &amp;lt;the&amp;gt; frame &amp;amp;amp; more</p></body></html>"></iframe>
    <iframe id=foreign src="data:text/html,<p>foreign"></iframe>
    <p id=end>end</p></body></html>)";

void TestCapture::shadowRootsAndFramesAreTakenWhenAsked()
{
    QVERIFY(open(write("inside.html", insidePage)));
    QCOMPARE(byId("inTree"), noNode);
    QCOMPARE(byId("inFrame"), noNode);
    QVERIFY(byId("light") != noNode);
    QCOMPARE(loader().leftOut(), 2); // the open tree and the frame, but not that of another origin
    QVERIFY(m_window->messageBar()->isVisible());
    session().select(byId("end"));
    QVERIFY(choose("shadowAndFrames"));
    const Document& document = session().document();
    QCOMPARE(session().selection(), byId("end"));
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
    // Boxes are those of the page: the frame's own place is added.
    const Box frame = document.box(byId("frame"));
    const auto isNear = [](float a, float b) { return std::abs(a - b) < 0.1F; }; // borders are whole dots
    QVERIFY(isNear(document.box(inFrame).x, frame.x + 3 + 5 + 8 + 10));
    QVERIFY(isNear(document.box(inFrame).y, frame.y + 3 + 5 + 10));
    QVERIFY(isNear(document.box(inFrame).width, 300.F - 16 - 20));
    QCOMPARE(document.box(tree), document.box(host));
    QVERIFY(m_window->messageBar()->isVisible());
    QCOMPARE(loader().foreignFrames(), 1);
    QCOMPARE(loader().closedRoots(), 1);
    QVERIFY2(message().contains("1 frame of other origins") || message().contains("1 frame"),
             qPrintable(message()));
    QVERIFY(choose("shadowAndFrames"));
    QCOMPARE(byId("inFrame"), noNode);
    QVERIFY(settles([&] { emit m_window->messageBar()->linkActivated("inside"); }));
    QVERIFY(byId("inFrame") != noNode);
    QVERIFY(choose("shadowAndFrames"));
}

// The middle of the element with this id, in the viewport of the page, by its box.
void TestCapture::clicksReachIntoShadowRootsAndFrames()
{
    QVERIFY(open(write("inside.html", insidePage)));
    QVERIFY(choose("shadowAndFrames"));
    for (const char* id : {"inTree", "light", "inFrame", "end"}) {
        const Box box = session().document().box(byId(id));
        session().select(noNode);
        QSignalSpy selected(&session(), &PageSession::selectionChanged);
        clickAt(m_window->originalView(), {box.x + 4, box.y + box.height / 2});
        QVERIFY2(selected.wait(5000), id);
        QCOMPARE(session().selection(), byId(id));
        // and back: where the page says that it is
        const QByteArray bytes =
            ask(page(), QStringLiteral("tagseam.boxes([%1])").arg(byId(id).value)).toByteArray();
        QCOMPARE(bytes.size(), qsizetype(4 * sizeof(double)));
        const auto* place = reinterpret_cast<const double*>(bytes.constData());
        QVERIFY(std::abs(place[0] - box.x) < 0.01 && std::abs(place[1] - box.y) < 0.01);
    }
}

// display: contents, as wrappers of large shops have it: what was dropped is hatched nevertheless.
void TestCapture::elementWithoutABoxIsWhereItsContentIs()
{
    QVERIFY(open(
        write("contents.html",
              "<!DOCTYPE html><body><div id=outer style='display:contents'>some text"
              "<div style='display:contents'><p id=first>first</p><p id=last>last</p></div></div>"
              "<div id=none style='display:none'>x</div><div id=empty style='display:contents'></div>")));
    const auto placeOf = [this](const char* script) {
        const QByteArray bytes = ask(page(), QString::fromLatin1(script)).toByteArray();
        const auto* place = reinterpret_cast<const double*>(bytes.constData());
        return bytes.size() == qsizetype(4 * sizeof(double)) ? QRectF(place[0], place[1], place[2], place[3])
                                                             : QRectF();
    };
    const auto boxOf = [&](const char* id) {
        return placeOf(qPrintable(QStringLiteral("tagseam.boxes([%1])").arg(byId(id).value)));
    };
    const QRectF outer = boxOf("outer");
    QVERIFY(outer.contains(boxOf("first")) && outer.contains(boxOf("last")));
    QVERIFY(outer.top() < boxOf("first").top()); // the text before it
    QCOMPARE(outer.bottom(), boxOf("last").bottom());
    const QRectF run =
        placeOf(qPrintable(QStringLiteral("tagseam.runBoxes([[%1,%1]])").arg(byId("outer").value)));
    QCOMPARE(run, outer);
    QVERIFY(boxOf("none").isEmpty() && boxOf("empty").isEmpty());
}

void TestCapture::prunedPageShowsShadowRootsAndFrames()
{
    QVERIFY(open(write("inside.html", insidePage)));
    QVERIFY(choose("shadowAndFrames"));
    QWebEnginePage* pruned = m_window->prunedView()->view()->page();
    // The whole page, as the pruned one is written: shown, indexed by its stamps.
    QSignalSpy shown(m_window->loader(), &PageLoader::prunedShown);
    SerializeOptions options;
    options.stampNodes = true;
    loader().showPruned(QByteArray::fromStdString(serializeHtml(session().document(), options)));
    QVERIFY(shown.wait(20000));
    for (const char* id : {"host", "inTree", "light", "frame", "inFrame", "end"}) {
        const QVariantList place =
            ask(pruned, QStringLiteral("(() => { const b = new Float64Array(tagseam.boxes([%1]));"
                                       " return [tagseam.pick(b[0] - scrollX + 4, b[1] - scrollY + b[3] / 2),"
                                       " b[2], b[3]]; })()")
                            .arg(byId(id).value))
                .toList();
        QCOMPARE(place.size(), 3);
        QVERIFY2(place[1].toDouble() > 0 && place[2].toDouble() > 0, id);
        if (id != std::string_view("host")) // it is covered by what it holds
            QCOMPARE(place[0].toUInt(), byId(id).value);
    }
    QCOMPARE(
        ask(pruned, "document.getElementById('frame').contentDocument.getElementById('inFrame').textContent")
            .toString(),
        QStringLiteral("in <the> frame &amp; more"));
    QCOMPARE(
        ask(pruned, "document.getElementById('frame').contentDocument.getElementById('inFrame').className")
            .toString(),
        QStringLiteral("a \"b\""));
}

// The pruned page that is shown in a frame of itself has the same stamps.
void TestCapture::elementsOfAPageThatFramesItselfAreNotThoseInItsFrames()
{
    QVERIFY(open(write("itself.html", "<!DOCTYPE html><body><p id=here>here</p><iframe src='itself.html'>"
                                      "</iframe><iframe src='?1'></iframe><iframe src='#a'></iframe>")));
    QWebEnginePage* pruned = m_window->prunedView()->view()->page();
    QVERIFY(session().isOnPruned(byId("here")));
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
    session().select(byId("chosen"));
    const NodeId before = session().selection();
    ask(page(),
        QStringLiteral("document.getElementById('top').innerHTML = '<b>1</b><b>2</b>'; scrollTo(0, 5)"));
    QSignalSpy requests(page(), &QWebEnginePage::loadStarted);
    QVERIFY(choose("takeAgain"));
    QCOMPARE(requests.size(), 0);
    QCOMPARE(session().selection().value, before.value + 4);
    QCOMPARE(session().selection(), byId("chosen"));
    // The views know the new nodes.
    const Box box = session().document().box(byId("chosen"));
    session().select(noNode);
    QSignalSpy selected(&session(), &PageSession::selectionChanged);
    clickAt(m_window->originalView(), {box.x + 4, box.y + box.height / 2});
    QVERIFY(selected.wait(5000));
    QCOMPARE(session().selection(), byId("chosen"));
}

void TestCapture::selectionThatIsGoneIsNone()
{
    QVERIFY(open(write("less.html", "<!DOCTYPE html><body><p id=chosen>text</p><p>more</p>")));
    session().select(byId("chosen"));
    ask(page(), QStringLiteral("document.getElementById('chosen').remove()"));
    QVERIFY(choose("takeAgain"));
    QCOMPARE(session().selection(), noNode);
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
    loader().setScriptsOn(true);
    QVERIFY(open(path));
    // A file opens without scripts; the switch turns them on and loads it again.
    if (!action("scripts")->isChecked())
        QVERIFY(choose("scripts"));
    QVERIFY(loader().areScriptsOn());
    QCOMPARE(byId("opened"), noNode);
    clickAt(m_window->originalView(), {20, 20});
    QTRY_COMPARE(session().selection(), byId("b"));
    QVERIFY(choose("takeAgain"));
    QCOMPARE(byId("opened"), noNode); // the click picked
    for (QAction* action : m_window->findChildren<QAction*>()) {
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C))
            action->trigger();
    }
    QVERIFY(!m_window->originalView()->isPicking());
    clickAt(m_window->originalView(), {20, 20});
    QTRY_VERIFY_WITH_TIMEOUT(ask(page(), "document.getElementById('opened') !== null").toBool(), 5000);
    const QUrl before = page()->url();
    clickAt(m_window->originalView(), {20, 100});
    QTest::qWait(500);
    QCOMPARE(page()->url(), before);
    QVERIFY(choose("takeAgain"));
    QVERIFY(byId("opened") != noNode);
    QCOMPARE(byId("other"), noNode);
}

// By the eye: a and b are of one class and look different; c and d are of two and look alike.
const char* const looksPage =
    "<!DOCTYPE html><style>#a { color: red } #b { color: blue } .c, .d { border: 2px solid green }"
    ".e { float: left } .wide { width: 400px }</style><body>"
    "<div id=a class=x>a</div><div id=b class=x>b</div>"
    "<div id=c class=c>c</div><div id=d class=d>d</div>"
    "<div id=e class=e>e</div><div id=f class=f>f</div><div id=g class=wide>g</div>";

void TestCapture::regionsThatLookDifferentHaveDifferentSymbols()
{
    QVERIFY(open(write("looks.html", looksPage)));
    QCOMPARE(symbolOf("a"), symbolOf("b"));
    QVERIFY(symbolOf("c") != symbolOf("d"));
    QVERIFY(chooseStyle(StyleKey::Computed));
    QVERIFY(session().document().hasComputedStyles());
    QVERIFY(!analysis().sequence.isStyleMissing);
    QVERIFY(symbolOf("a") != symbolOf("b"));
    QCOMPARE(symbolOf("c"), symbolOf("d"));
    QVERIFY(symbolOf("e") != symbolOf("f"));
    QCOMPARE(symbolOf("f"), symbolOf("g")); // sizes are no style
    QVERIFY2(symbolOf("a").find("color: rgb(255, 0, 0)") != std::string::npos, symbolOf("a").c_str());
    QVERIFY2(symbolOf("f").find("border") == std::string::npos, symbolOf("f").c_str());
    // and back
    QVERIFY(chooseStyle(StyleKey::Class));
    QCOMPARE(symbolOf("a"), symbolOf("b"));
}

void TestCapture::computedStylesAreThoseOfEachElement()
{
    QVERIFY(open("sample:shop"));
    QVERIFY(chooseStyle(StyleKey::Computed));
    const Document& document = session().document();
    // Each element asked by itself; two have one number just when all of these are the same.
    const QVariantList plain = ask(page(), QStringLiteral(R"((() => {
        const names = ['display', 'position', 'float', 'visibility', 'font-family', 'font-size', 'font-weight',
            'font-style', 'color', 'background-color', 'background-image', 'text-align', 'text-transform',
            'text-decoration-line', 'white-space', 'vertical-align', 'opacity', 'border-top-width',
            'border-top-style', 'border-right-width', 'border-bottom-width', 'border-left-width',
            'border-right-style', 'border-bottom-style', 'border-left-style', 'border-top-left-radius',
            'box-shadow', 'font-variant-caps'];
        return [...document.querySelectorAll('*')].map((e) => {
            const s = getComputedStyle(e);
            const borders = ['top', 'right', 'bottom', 'left'].map((side) =>
                s.getPropertyValue(`border-${side}-width`) === '0px' ? ''
                    : s.getPropertyValue(`border-${side}-color`));
            const list = s.display === 'list-item' ? s.listStyleType + s.listStyleImage : '';
            return names.map((n) => s.getPropertyValue(n)).concat(borders, list).join('|');
        }); })())"))
                                   .toList();
    std::vector<NodeId> elements;
    for (NodeId node{1}; node.value < document.size(); ++node.value) {
        if (document.isElement(node))
            elements.push_back(node);
        else
            QCOMPARE(document.computedStyleNumber(node), 0U);
    }
    QCOMPARE(plain.size(), qsizetype(elements.size()));
    QHash<QString, std::uint32_t> numberOf;
    QHash<std::uint32_t, QString> textOf;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        const QString text = plain[qsizetype(i)].toString();
        const std::uint32_t number = document.computedStyleNumber(elements[i]);
        QVERIFY(number != 0);
        QCOMPARE(numberOf.value(text, number), number);
        QCOMPARE(textOf.value(number, text), text);
        numberOf[text] = number;
        textOf[number] = text;
    }
    QVERIFY(numberOf.size() > 10);
}

void TestCapture::computedStylesWorkForPrunedAndComplement()
{
    QVERIFY(open("sample:shop"));
    QVERIFY(chooseStyle(StyleKey::Computed));
    const NodeCounts region = analysis().counts;
    QVERIFY(region.kept > 0 && region.kept < region.raw);
    AnalysisOptions options = session().options();
    options.keep = Keep::Complement;
    QVERIFY(settles([&] { session().setOptions(options); }));
    QVERIFY(analysis().counts.kept != region.kept);
    QVERIFY(!analysis().sequence.isStyleMissing);
}

void TestCapture::pageFromBytesHasNoComputedStyles()
{
    QVERIFY(open("sample:figure2"));
    Document bytes = *parseHtml(menuAndList());
    QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    session().setDocument(std::move(bytes), "bytes", "bytes");
    QVERIFY(analysed.wait(10000));
    m_window->optionsBar()->style()->setCurrentIndex(static_cast<int>(StyleKey::Computed));
    QVERIFY(analysed.wait(10000));
    QVERIFY(m_window->messageBar()->isVisible());
    QVERIFY(message().contains("computed styles"));
    QCOMPARE(session().options().path.style, StyleKey::ClassAndStyle);
    QCOMPARE(m_window->optionsBar()->style()->currentIndex(), int(StyleKey::ClassAndStyle));
}

void TestCapture::computedStylesOfTheNextPageComeByThemselves()
{
    QVERIFY(open(write("looks.html", looksPage)));
    QVERIFY(chooseStyle(StyleKey::Computed));
    QVERIFY(open("sample:figure2"));
    QVERIFY(session().document().hasComputedStyles());
    QVERIFY(choose("takeAgain"));
    QVERIFY(session().document().hasComputedStyles());
    QCOMPARE(session().options().path.style, StyleKey::Computed);
}

void TestCapture::pagesGoWhileOtherThreadsReadThem()
{
    std::string html = "<body>";
    for (int i = 0; i < 20'000; ++i)
        html += "<p class=c" + std::to_string(i % 50) + ">text</p>";
    const Document large = *parseHtml(html);
    PageSession own;
    QSignalSpy written(&own, &PageSession::prunedReady);
    for (int i = 0; i < 30; ++i) {
        own.setDocument(large, "large", "large");
        AnalysisOptions options = own.options();
        options.path.style = i % 2 == 0 ? StyleKey::None : StyleKey::Class;
        own.setOptions(options); // while the first run is under way
        if (i % 3 == 0) {
            QTRY_VERIFY(own.hasAnalysis() && !own.isAnalysing());
            own.requestPruned({});
        }
    }
    const Document small = *parseHtml(menuAndList());
    own.setDocument(small, "small", "small");
    QVERIFY(!own.hasAnalysis());
    QTRY_VERIFY(own.hasAnalysis() && !own.isAnalysing());
    QVERIFY(own.analysis().sequence.size() < 1000);
    QTest::qWait(200);
    written.clear();
    own.requestPruned({});
    QTRY_COMPARE(written.size(), 1);
    QVERIFY(written.first().first().toByteArray().size() < 10'000);
    own.setDocument(large, "large", "large"); // and the session goes while its run is under way
}

TAGSEAM_TEST(TestCapture)
#include "tst_capture.moc"
