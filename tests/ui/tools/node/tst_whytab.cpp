// SPDX-License-Identifier: MIT
// Why: the text of the tab agrees with the trace, and each what-if has the promised effect.
#include "core/explain/sides.h"
#include "core/methods/content/content.h"
#include "tests/ui/tools/explaintabtest.h"
#include "ui/session/analysis/pageediting.h"
#include "ui/tools/node/blockingtab.h"
#include "ui/tools/node/whytab.h"
#include "ui/widgets/language.h"

#include <QClipboard>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>

#include <map>

using namespace tagseam;

class TestWhyTab : public ExplainTabTest {
    Q_OBJECT

  private slots:
    void init() { ExplainTabTest::init({480, 900}); }
    void cleanup() { ExplainTabTest::cleanup(); }
    void whyOfADroppedNodeIsWhatTheTraceSays();
    void nodesThatPruningDoesNotDecideHaveNoWhatIfs();
    void linksLeadToTheStepAndToWhatWasShared();
    void keptNoiseNamesItsLevelsAndSymbolsUnlessItIsMarked();
    void everyWhatIfDoesWhatItSays();
    void whatIfOfTheOtherTree();
    void whatIfsOfABigPageAreFoundOnDemand();
    void undoLeadsBackToWhatWasFound();
    void blockHasTheProbabilityOfContentDetection();
    void analysisThatChangesMeanwhile();

  private:
    WhyTab& why() { return tabOf<WhyTab>(); }
    bool showWhy(NodeId node)
    {
        m_session->selection()->select(node);
        return showTab("why");
    }
    // Shows the text alone; what-ifs are not searched.
    bool tell(NodeId node)
    {
        m_session->selection()->select(node);
        const bool isTold = m_view->showTab("why") && waitFor([this] { return !why().isDue(); });
        m_explainer->cancel();
        return isTold;
    }
    KeptShare shareOf(NodeId node)
    {
        return keptShare(m_session->trees()->document(), sequence(), analysis().trace.region,
                         analysis().options.keep, node);
    }
    QString allReasons() { return plain(why().story()) + ' ' + plain(why().details()); }
    QString shownText()
    {
        QString all;
        for (const QLabel* label : why().findChildren<QLabel*>())
            all += label->isVisible() ? plain(label) + '\n' : QString();
        return all;
    }
};

// The first and the last position of each part that a level pruned, of each sample in each variant.
void TestWhyTab::whyOfADroppedNodeIsWhatTheTraceSays()
{
    int pieces = 0; // number of nodes that several levels pruned
    for (std::size_t run = 0; run < 6; ++run) {
        changeOptions(*m_session, [&](auto& options) { options.search = variants[run % 3].options; });
        QVERIFY(openSample(std::array{"shop", "regions"}[run / 3], "why"));
        const SearchTrace& trace = analysis().trace;
        const std::vector<std::uint32_t>& dropped = analysis().prunedAtLevel;
        int seen = 0;
        for (std::uint32_t p = 0; p < sequence().size(); ++p) {
            const bool isEdge = p == 0 || p + 1 == sequence().size() || dropped[p - 1] != dropped[p] ||
                                dropped[p + 1] != dropped[p];
            if (dropped[p] == noLevel || !isEdge)
                continue;
            QVERIFY(tell(sequence().nodes[p]));
            const QString text = allReasons();
            std::map<std::uint32_t, std::uint32_t> lost; // positions by level, of the node and its subtree
            const Region below =
                positionsBelow(m_session->trees()->document(), sequence(), sequence().nodes[p]);
            for (Position at = below.begin; at < below.end; ++at.value) {
                if (dropped[at.value] != noLevel)
                    ++lost[dropped[at.value]];
            }
            const auto [told, most] =
                *std::ranges::max_element(lost, {}, [](auto& each) { return each.second; });
            pieces += lost.size() > 1 ? 1 : 0;
            QVERIFY(lost.size() == 1 ||
                    names(text, {lost.size(), lost.begin()->first + 1, lost.rbegin()->first + 1, most}));
            const Level& of = trace.levels[told];
            const std::uint32_t attempt = of.attemptEnd() - 1;
            const CandidateSplit& split = *trace.acceptedSplit(of);
            QVERIFY(names(text, {told + 1, of.region.size(), trace.attempts[attempt].threshold,
                                 split.split.value + 1, split.left, split.right}));
            const auto next = nextSplit(sequence().symbols, trace, told);
            QVERIFY(!next || !next->split || names(text, {next->split->value + 1}));
            QVERIFY(why().details()->text().contains(
                QStringLiteral("\"step:%1/%2/%3\"").arg(told).arg(attempt).arg(split.split.value)));
            ++seen;
        }
        QVERIFY(seen > 1);
    }
    QVERIFY(pieces > 0);
}

void TestWhyTab::nodesThatPruningDoesNotDecideHaveNoWhatIfs()
{
    QVERIFY(
        openAt("<!DOCTYPE "
               "html><html><head><title>t</title></head><body><script>1</script><ul><li>a</li><li>b</li></ul>"
               "<p class='&lt;i&gt;'>x</p></body></html>",
               "why"));
    const NodeId body = m_session->trees()->document().body();
    for (const NodeId node : {nodeNamed("script"), body, nodeNamed("head"), nodeNamed("title")}) {
        QVERIFY(showWhy(node) && !why().story()->text().isEmpty());
        QVERIFY(!why().findButton()->isVisible() && !why().whatIfs()->isVisible());
        // A node that is never removed needs no what-if to keep it.
        QCOMPARE(why().whatIfText()->isVisible(),
                 body < node && node < m_session->trees()->document().subtreeEnd(body));
    }
    QVERIFY(showWhy(nodeNamed("p.<i>")));
    QVERIFY2(plain(why().story()).contains("p.<i>"), "names on the page are no markup");
    m_session->setAsking(true);
    QVERIFY2(!why().isVisible(), "it would tell the answer");
    m_session->setAsking(false);
    QVERIFY(why().isVisible());
}

void TestWhyTab::linksLeadToTheStepAndToWhatWasShared()
{
    QVERIFY(openSample("shop", "why"));
    const std::vector<Level>& levels = analysis().trace.levels;
    int led = 0;
    for (std::uint32_t level = 0; level < levels.size(); ++level) {
        const CandidateSplit* split = analysis().trace.acceptedSplit(levels[level]);
        if (split == nullptr)
            continue;
        const Sides sides = sidesOf(sequence().symbols, analysis().trace, level);
        if (sides.shared || !sides.sharedLevel)
            continue;
        const Region left{levels[level].region.begin, split->split};
        const Region right{split->split, levels[level].region.end};
        const bool isLeftKept = levels[level].kept.begin < split->split;
        const Region winner = isLeftKept ? left : right;
        Position lost = isLeftKept ? right.begin : left.begin;
        while (
            positionsBelow(m_session->trees()->document(), sequence(), sequence().nodes[lost.value]).size() >
            1)
            ++lost.value; // a leaf, which no other level pruned in part
        QVERIFY(tell(sequence().nodes[lost.value]));
        QVERIFY(names(allReasons(), {winner.begin.value + 1, winner.end.value, left.size(), right.size(),
                                     *sides.sharedLevel + 1}));
        QVERIFY(follow(why().details(), "blocking:") && answers());
        BlockingTab& blocking = tabOf<BlockingTab>();
        QCOMPARE(m_view->tabInSight(), &blocking);
        QCOMPARE(m_session->selection()->range(), gapBefore(split->split));
        QCOMPARE(m_session->selection()->level(), *sides.sharedLevel);
        QVERIFY(blocking.symbols()->topLevelItemCount() > 0);
        m_session->selection()->selectRange({}); // now the gap that decided, which has no blocking symbols
        m_session->selection()->selectLevel(noLevel);
        QVERIFY(answers() && names(plain(blocking.story()), {*sides.sharedLevel + 1}));
        QVERIFY(tell(sequence().nodes[lost.value]) && follow(why().details(), "step:"));
        QVERIFY(m_session->cursor()->isStepping());
        QCOMPARE(m_session->cursor()->stepper().place().level, level);
        QVERIFY(m_session->cursor()->stepper().candidateSplit() != nullptr &&
                *m_session->cursor()->stepper().candidateSplit() == *split);
        m_session->setStepping(false);
        ++led;
    }
    QVERIFY(led > 0);
}

void TestWhyTab::keptNoiseNamesItsLevelsAndSymbolsUnlessItIsMarked()
{
    QVERIFY(openSample("shop", "why") && select(analysis().trace.region.begin.value + 1));
    QVERIFY(m_session->runner()->isKept(m_session->selection()->node()));
    QVERIFY(why().chances()->isVisible());
    QVERIFY(names(plain(why().chances()), {analysis().trace.levels.size()})); // the last level kept both
    AnswerTable* table = why().crossing();
    QVERIFY(table->isVisible() && table->topLevelItemCount() > 0);
    why().findChild<QScrollArea*>()->ensureWidgetVisible(table);
    clickRow(table, 0);
    const Symbol symbol{static_cast<std::uint32_t>(table->currentKey())};
    QCOMPARE(m_session->selection()->highlight().size(), std::size_t{analysis().frequencies[symbol.value]});
    for (const NodeId node : m_session->selection()->highlight())
        QCOMPARE(sequence().symbols[positionOf(node)], symbol);
    // The symbol occurs on both sides of every gap between the two.
    const Region noise =
        positionsBelow(m_session->trees()->document(), sequence(), m_session->selection()->node());
    QVERIFY(table->topLevelItem(0)->text(2).toUInt() <= noise.end.value);
    QVERIFY(table->topLevelItem(0)->text(3).toUInt() > noise.end.value);
    // A marked range is the content.
    const Region main = analysis().trace.region;
    QVERIFY(select(main.begin.value + 2));
    const QString likely = shownText();
    m_session->selection()->selectRange({Position{main.end.value - 6}, main.end});
    QVERIFY(answers() && shownText() != likely);
    QVERIFY(names(shownText(), {main.end.value - 5, main.end.value}));
    for (const Region other : {Region{Position{0}, Position{2}},                  // not in the main region
                               Region{Position{main.end.value - 2}, main.end}}) { // a gap, as lists mark it
        m_session->selection()->selectRange(other);
        QVERIFY(answers());
        QCOMPARE(shownText(), likely);
    }
}

void TestWhyTab::everyWhatIfDoesWhatItSays()
{
    QVERIFY(openSample("shop", "why") && select(99));
    const NodeId node = m_session->selection()->node();
    const AnalysisOptions before = m_session->runner()->options();
    m_session->selection()->selectLevel(m_session->runner()->levelOf(node));
    AnswerTable* table = why().whatIfs();
    const int count = table->topLevelItemCount();
    QVERIFY(count >= 2);
    for (int row = 0; row < count; ++row) {
        m_session->selection()->setHighlight({node});
        QVERIFY(answers()); // the table is filled again
        QTreeWidgetItem* item = table->topLevelItem(row);
        const QString change = item->text(0);
        const QString page = item->text(2);
        QVERIFY(analyses([&] { click(table->itemWidget(item, table->columnCount() - 1)); }));
        const bool isEdited = m_session->editing()->isEdited();
        const bool isEdit = // an edit says itself what it is
            isEdited || m_session->runner()->setup().path.edits != before.path.edits;
        const NodeId now = m_session->selection()->node(); // in an edited page it has another number
        QCOMPARE(m_session->changes()->tried(), isEdit ? QString() : change);
        QCOMPARE(m_session->selection()->level(),
                 m_session->runner()->levelOf(now)); // decided by this search, not by the one before
        QVERIFY(m_session->selection()->highlight().empty());
        QVERIFY2((isEdited || m_session->runner()->options() != before) && shareOf(now).isKept(),
                 qPrintable(change));
        QVERIFY(names(page, {analysis().counts.kept}));
        m_session->selection()->setHighlight({now});
        QVERIFY(undoes() && !m_session->editing()->isEdited() && m_session->runner()->options() == before &&
                m_session->selection()->highlight().empty());
        QCOMPARE(m_session->selection()->level(), m_session->runner()->levelOf(node));
        QCOMPARE(table->topLevelItemCount(), count);
    }
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains(table->topLevelItem(0)->text(0) + '\t'));
}

// A tbody in each table, which the source lacks, makes the tables longer by more than the minimum difference.
void TestWhyTab::whatIfOfTheOtherTree()
{
    const auto page = [](const char* table) {
        return ("<!DOCTYPE html><html><body><div class=menu>" +
                QByteArray("<i class=link></i>").repeated(30) + "</div><div class=main>" +
                QByteArray(table).repeated(12) + "</div></body></html>")
            .toStdString();
    };
    QVERIFY(openAt(page("<table><tbody><tr><td></td></tr></tbody></table>"), "why"));
    m_session->trees()->setSource(
        parseHtml(page("<table><tr><td></td></tr></table>"), {.parser = Parser::Libxml2}));
    QVERIFY(m_session->trees()->hasSource() &&
            !m_session->trees()->comparison()->hasDiff()); // the counterpart is found, still
    QVERIFY(showWhy(nodeBy("class", "menu")) && !shareOf(m_session->selection()->node()).isKept());
    const AnalysisOptions before = m_session->runner()->options();
    AnswerTable* table = why().whatIfs();
    const QList<QTreeWidgetItem*> rows = table->findItems("–", Qt::MatchExactly, 3); // in another tree
    QCOMPARE(rows.size(), 1);
    QVERIFY(analyses([&] { click(table->itemWidget(rows[0], table->columnCount() - 1)); }));
    QVERIFY(m_session->trees()->isSource());
    QCOMPARE(m_session->selection()->node(), nodeBy("class", "menu"));
    QVERIFY(shareOf(m_session->selection()->node()).isKept());
    QVERIFY(undoes() && m_session->runner()->options() == before);
}

void TestWhyTab::whatIfsOfABigPageAreFoundOnDemand()
{
    QVERIFY(openAt(cardsPage(1000), "why") && sequence().size() > WhyTab::quickPositions);
    QVERIFY(select(5));
    const WorkBar* bar = m_view->workBar();
    QVERIFY(why().findButton()->isVisible() && !bar->isVisible());
    QVERIFY(cancels([this] { click(why().findButton()); }));
    QVERIFY(!bar->isVisible() && answers());
    QVERIFY(why().findButton()->isVisible() && !why().whatIfs()->isVisible()); // it can be asked again
    click(why().findButton());
    QVERIFY(answers() && !why().findButton()->isVisible());
}

// A head that is pruned, then a menu that is kept because it is nearly as long as the list after it.
void TestWhyTab::undoLeadsBackToWhatWasFound()
{
    const QByteArray item = "<li><a>x</a></li>";
    const QByteArray html = "<!DOCTYPE html><html><body><div class=top>" +
                            QByteArray("<i>x</i>").repeated(800) + "</div><ul class=menu>" +
                            item.repeated(540) + "</ul><ul class=list>" + item.repeated(660) +
                            "</ul></body></html>";
    QVERIFY(openAt(html.toStdString(), "why"));
    QVERIFY(sequence().size() > WhyTab::quickPositions); // nothing is searched without a request
    QVERIFY(showWhy(nodeBy("class", "menu")));
    why().findButton()->setFocus();
    click(why().findButton());
    QVERIFY(answers() && why().isAncestorOf(QApplication::focusWidget()));
    AnswerTable* table = why().whatIfs();
    const QString found = table->text();
    QVERIFY(table->topLevelItemCount() > 0);
    m_view->resize(480, 300);
    QScrollBar* bar = why().findChild<QScrollArea*>()->verticalScrollBar();
    QVERIFY(waitFor([&] { return bar->maximum() > 0; }));
    bar->triggerAction(QAbstractSlider::SliderToMaximum);
    const int place = bar->value();
    QVERIFY(analyses([&] { click(table->itemWidget(table->topLevelItem(0), table->columnCount() - 1)); }));
    QVERIFY(why().isAncestorOf(QApplication::focusWidget()));
    QVERIFY(undoes() && table->isVisible() && !why().findButton()->isVisible());
    QCOMPARE(table->text(), found);
    QVERIFY(waitFor([&] { return bar->value() == place; })); // the table keeps the user's scroll position
}

// The answer for a dropped analysis is not shown for the next one.
void TestWhyTab::blockHasTheProbabilityOfContentDetection()
{
    QVERIFY(openSample("article", "why"));
    const MainContent content = findContent(m_session->trees()->document());
    const std::vector<ScoredBlock>& scored = content.scored.blocks;
    for (const bool isKept : {true, false}) {
        const auto block = std::ranges::find(scored, isKept, &ScoredBlock::isKept);
        QVERIFY(block != scored.end());
        const auto index = static_cast<std::size_t>(block - scored.begin());
        QVERIFY(showWhy(content.texts.blocks[index].block.container));
        const QString probability = decimal(block->probability, 2);
        QVERIFY(waitFor([&] { return why().blockText()->text().contains(probability); }));
        QVERIFY(!why().blockText()->isHidden());
    }
    QVERIFY(showWhy(m_session->trees()->document().body())); // it has many blocks
    QVERIFY(waitFor([&] { return why().blockText()->isHidden(); }));
}

void TestWhyTab::analysisThatChangesMeanwhile()
{
    QVERIFY(openSample("shop", "why"));
    for (std::uint32_t i = 0; i < 12; ++i) {
        m_session->selection()->selectPosition({90 + 40 * i});
        if (i % 4 > 0)
            handleEvents();
        changeOptions(*m_session, [&](auto& options) { options.search = variants[i % 3].options; });
        if (i % 3 > 0)
            handleEvents();
    }
    analyse(*m_session, sample("regions").toStdString());
    QVERIFY(select(sequence().size() - 1));
    const std::uint32_t level = analysis().prunedAtLevel.back();
    QVERIFY(level != noLevel);
    QVERIFY(why().details()->text().contains(QStringLiteral("\"step:%1/").arg(level)));
}

TAGSEAM_TEST(TestWhyTab)
#include "tst_whytab.moc"
