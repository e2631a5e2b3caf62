// SPDX-License-Identifier: MIT
// Blocking symbols: the blocking symbols of a gap, and the effect of removing them from the page.
#include "core/explain/blocking.h"
#include "tests/ui/tools/explaintabtest.h"
#include "ui/tools/node/blockingtab.h"
#include "ui/window/editsbar.h"

#include <QLineEdit>
#include <QPushButton>

using namespace tagseam;

namespace {

// Links and 20 cards, with a divider of its own kind between any two parts.
std::string dividedPage()
{
    const QByteArray html =
        "<!DOCTYPE html><html><head><title>t</title></head><body><hr class=line>" +
        QByteArray("<a class=link href='#'>link</a>").repeated(8) + "<hr class=line>" +
        QByteArray("<div class=card><b class=name>name</b><i class=price>price</i></div>").repeated(20) +
        "<hr class=line><p class=foot>end</p></body></html>";
    return html.toStdString();
}

enum Gap { Marked, Before, After, Decided };

} // namespace

class TestBlockingTab : public ExplainTabTest {
    Q_OBJECT

  private slots:
    void init()
    {
        ExplainTabTest::init({760, 700});
        m_banner = std::make_unique<EditsBar>(m_explainer.get());
    }
    void cleanup()
    {
        m_banner.reset();
        ExplainTabTest::cleanup();
    }
    void symbolTakenAwayOpensItsGap();
    void bannerCountsAndUndoesAll();
    void editsGoWithTheTree();
    void gapThatDecidedIsShownUnlessAnotherIsChosen();
    void chosenSymbolsStayChosen();

  private:
    BlockingTab& blocking() { return tabOf<BlockingTab>(); }
    bool showGap(std::uint32_t position, Gap gap = Before)
    {
        m_session->selection()->selectPosition({position});
        choose(blocking().gap(), gap);
        return showTab("blocking");
    }
    BlockingSymbols blockingOf(Region range)
    {
        return blockingSymbolsOf(sequence().symbols, {Position{0}, Position{sequence().size()}}, range,
                                 analysis().trace.options.frequencyFilter);
    }
    QString story() { return plain(blocking().story()); }

    std::unique_ptr<EditsBar> m_banner;
};

void TestBlockingTab::symbolTakenAwayOpensItsGap()
{
    for (QPushButton* button : {blocking().ignoreButton(), blocking().goneButton()}) {
        QVERIFY(openAt(dividedPage(), "blocking"));
        const NodeId card =
            nodeBy("class", "card"); // the first one: the lines occur on both sides of the gap before it
        QVERIFY(showGap(positionOf(card)));
        choose(blocking().within(), 1); // the whole sequence
        QVERIFY(answers());
        AnswerTable* table = blocking().symbols();
        QCOMPARE(table->topLevelItemCount(), 1);
        QVERIFY(table->topLevelItem(0)->text(0).endsWith("hr.line"));
        QCOMPARE(table->topLevelItem(0)->text(1), QStringLiteral("3"));
        QCOMPARE(table->topLevelItem(0)->text(5), QStringLiteral("1")); // opens without it
        QVERIFY(!button->isEnabled());
        clickRow(table, 0);
        QCOMPARE(m_session->selection()->highlight().size(), std::size_t{3});
        const std::uint32_t raw = analysis().counts.raw;
        QVERIFY(!m_banner->isVisible());
        QVERIFY(analyses([&] { click(button); }));
        QCOMPARE(m_session->runner()->setup().path.edits.size(), std::size_t{1});
        const BlockingSymbols then = blockingOf(gapBefore(Position{positionOf(card)}));
        QVERIFY(then.symbols.empty() && then.opensAt == 1 && table->isHidden());
        QVERIFY(m_banner->isVisible());
        QVERIFY(names(plain(m_banner->text()), {3}) && plain(m_banner->text()).contains("hr.line"));
        QVERIFY(analyses([&] { click(m_banner->undoButton()); }));
        QVERIFY(!m_banner->isVisible() && m_session->runner()->setup().path.edits.empty());
        QCOMPARE(analysis().counts.raw, raw);
        QCOMPARE(table->topLevelItemCount(), 1);
    }
}

void TestBlockingTab::bannerCountsAndUndoesAll()
{
    QVERIFY(openAt(dividedPage(), "blocking"));
    const NodeCounts before = analysis().counts;
    QVERIFY(showGap(positionOf(nodeBy("class", "card"))));
    clickRow(blocking().symbols(), 0);
    QTest::keyClicks(blocking().otherClass(), "line2");
    QVERIFY(analyses([&] { QTest::keyClick(blocking().otherClass(), Qt::Key_Return); }));
    QCOMPARE(m_session->runner()->setup().path.edits.front().classes, std::string("line2"));
    QVERIFY(m_banner->undoAllButton()->isHidden()); // there is only one edit
    clickRow(blocking().symbols(), 0);
    QVERIFY(analyses([&] { click(blocking().goneButton()); }));
    QCOMPARE(m_session->runner()->setup().path.edits.size(), std::size_t{2});
    QVERIFY(analysis().counts.raw < before.raw);
    QVERIFY(names(plain(m_banner->text()),
                  {analysis().counts.kept, analysis().counts.raw, before.kept, before.raw}));
    QVERIFY(analyses([&] { click(m_banner->undoAllButton()); }));
    QVERIFY(m_session->runner()->setup().path.edits.empty() && !m_banner->isVisible());
    QVERIFY(undoes());
    QCOMPARE(m_session->runner()->setup().path.edits.size(), std::size_t{2}); // no edit is lost
}

void TestBlockingTab::editsGoWithTheTree()
{
    QVERIFY(openAt(dividedPage(), "blocking"));
    m_session->trees()->setSource(parseHtml(dividedPage()));
    const QSignalSpy dropped(m_session->runner(), &AnalysisRunner::editsDropped);
    const auto takeAway = [this] {
        return analyses([this] {
            m_session->changes()->takeAway({TagPathEdit::Kind::Ignored, {nodeBy("class", "card")}, {}});
        });
    };
    m_session->trees()->comparison()->setWatched(true);
    QVERIFY(waitFor([this] { return m_session->trees()->comparison()->hasDivergence(); }));
    const QSignalSpy compared(m_session->trees()->comparison(), &TreeComparison::changed);
    QVERIFY(takeAway());
    QCOMPARE(compared.count(), 0); // the edits do not refer to the other tree
    QVERIFY(m_banner->isVisible());
    QVERIFY(changes([](AnalysisOptions& options) { options.source = PageSource::Source; }));
    QVERIFY(m_session->trees()->isSource() && m_session->runner()->setup().path.edits.empty() &&
            !m_banner->isVisible());
    QVERIFY(takeAway());
    analyse(*m_session, sample("figure2").toStdString());
    QCOMPARE(dropped.count(), 2);
    QVERIFY(m_session->runner()->setup().path.edits.empty() && !m_banner->isVisible());
    m_session->changes()->undo(); // no undo to nodes of another page
    QVERIFY(answers() && m_session->runner()->setup().path.edits.empty());
}

void TestBlockingTab::gapThatDecidedIsShownUnlessAnotherIsChosen()
{
    QVERIFY(openSample("shop", "blocking"));
    const auto shows = [this](Gap gap, std::initializer_list<std::size_t> numbers) {
        return blocking().gap()->currentIndex() == static_cast<int>(gap) && names(story(), numbers);
    };
    for (const std::uint32_t position : {2U, 99U, 300U}) {
        const std::uint32_t level = analysis().prunedAtLevel[position];
        QVERIFY(level != noLevel);
        QVERIFY(select(position));
        const std::uint32_t split =
            analysis().trace.acceptedSplit(analysis().trace.levels[level])->split.value;
        QVERIFY(shows(Decided, {split, split + 1, level + 1}));
    }
    QVERIFY(select(analysis().trace.region.begin.value + 1) && shows(Before, {}));
    choose(blocking().gap(), After);
    QVERIFY(answers() && select(99));
    const Region below =
        positionsBelow(m_session->trees()->document(), sequence(), m_session->selection()->node());
    QVERIFY(shows(After, {below.end.value, below.end.value + 1})); // the user's choice stays
    QVERIFY(showGap(99) && shows(Before, {99, 100}));
    m_session->selection()->selectRange({Position{20}, Position{41}});
    m_session->selection()->selectLevel(0);
    QVERIFY(answers() && shows(Marked, {}) && names(blocking().gap()->currentText(), {21, 41}));
    QVERIFY(names(blocking().within()->itemText(0), {1}));
    QCOMPARE(blocking().symbols()->isHidden() ? 0U : blocking().symbols()->topLevelItemCount(),
             static_cast<unsigned>(blockingOf(m_session->selection()->range()).symbols.size()));
    m_session->selection()->selectRange({}); // the node counts again
    QVERIFY(answers() && shows(Decided, {}));

    QVERIFY(select(60) && showGap(99)); // the level is that of the node
    const QString before = story();
    QVERIFY(showGap(30) && cancels([this] { m_session->selection()->selectPosition({99}); }));
    QVERIFY(answers() && story() != before); // it is not asked again without a request
    QVERIFY(follow(blocking().story(), "again") && answers());
    QCOMPARE(story(), before);
    const QString gap = blocking().gap()->itemText(Before);
    QVERIFY(showTab("why") && select(60));
    QCOMPARE(blocking().gap()->itemText(Before), gap); // it is hidden
    QVERIFY(showTab("blocking") && blocking().gap()->itemText(Before) != gap);
}

void TestBlockingTab::chosenSymbolsStayChosen()
{
    QVERIFY(
        openAt("<!DOCTYPE html><body><hr class=x><hr class=y><p class=a></p><p class=a></p><p class=a></p>"
               "<p class=a></p><p class=a></p><p class=a></p><p id=here class=b></p><p class=b></p>"
               "<hr class=y><hr class=x><p class=b></p>",
               "blocking"));
    QVERIFY(showGap(positionOf(nodeBy("id", "here"))));
    AnswerTable* table = blocking().symbols();
    QCOMPARE(table->topLevelItemCount(), 2);
    clickRow(table, 0);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      table->visualItemRect(table->topLevelItem(1)).center());
    blocking().reword(); // as for a change of the theme
    QCOMPARE(table->selectedItems().size(), 2);
    QCOMPARE(m_session->selection()->highlight().size(), std::size_t{4});
    choose(blocking().gap(), After); // no row of another gap is selected
    QVERIFY(answers() && table->selectedItems().isEmpty() && m_session->selection()->highlight().empty());
}

TAGSEAM_TEST(TestBlockingTab)
#include "tst_blockingtab.moc"
