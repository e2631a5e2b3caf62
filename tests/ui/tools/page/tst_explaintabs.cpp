// SPDX-License-Identifier: MIT
// Near misses, variants, sweeps and stability agree with the answers of the core; questions can be cancelled.
#include "core/explain/blocking.h"
#include "core/explain/firstdifference.h"
#include "core/explain/nearmisses.h"
#include "core/explain/stability.h"
#include "core/explain/sweep.h"
#include "tests/ui/tools/explaintabtest.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/page/differencemapview.h"
#include "ui/tools/page/nearmissestab.h"
#include "ui/tools/page/stabilitytab.h"
#include "ui/tools/page/variantstab.h"
#include "ui/tools/page/varianttable.h"

#include <QClipboard>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QThread>

#include <cmath>
#include <thread>
#include <tuple>

using namespace tagseam;

class TestExplainTabs : public ExplainTabTest {
    Q_OBJECT

  private slots:
    void init() { ExplainTabTest::init({760, 600}); }
    void cleanup() { ExplainTabTest::cleanup(); }
    void nearMissesAreThoseOfTheSearchNearestFirst();
    void nearMissIsShownAndFollowedToItsEnd();
    void rowStaysUnderTheHand();
    void endsAreFollowedAgain();
    void variantsPartWhereTheRunsDo();
    void marksGoWithTheTabAndWhileAQuestionWaits();
    void matrixIsThatOfTheRunsAndIsAdopted();
    void mapIsReadAndAdoptedByKeysAndMouse();
    void stabilityIsThatOfTheCore();
    void sweepsOfABigPageAreMadeOnDemand();
    void progressIsShownAndBounded();
    void longQuestionsKeepNoAnalysisWaiting();
    void cancelledAnalysisLeavesTheAnswers();
    void stylesComeWhenNobodyReads();
    void stylesOfAnotherPageStopNothing();
    void contentGoesWithThePage();

  private:
    NearMissesTab& near() { return tabOf<NearMissesTab>(); }
    VariantsTab& variantsTab() { return tabOf<VariantsTab>(); }
    StabilityTab& stability() { return tabOf<StabilityTab>(); }
    bool reads(int variant)
    {
        return changes([variant](AnalysisOptions& options) {
            options.search = variants[static_cast<std::size_t>(variant)].options;
        });
    }
    void reveal(QWidget* widget)
    {
        variantsTab().findChild<QScrollArea*>()->ensureWidgetVisible(widget, 0, 400);
        handleEvents();
    }
    QString cellText(int row, int column) { return variantsTab().table()->item(row, column)->text(); }
    NearMisses misses() { return findNearMisses(sequence().symbols, analysis().trace); }
};

void TestExplainTabs::nearMissesAreThoseOfTheSearchNearestFirst()
{
    QVERIFY(openSample("shop", "nearmisses"));
    NearMisses all = misses();
    QVERIFY(all.count > 10 && names(plain(near().head()), {all.count}));
    const AnswerTable* table = near().table();
    double before = 0;
    for (int row = 0; row < table->topLevelItemCount(); ++row) {
        const QTreeWidgetItem* item = table->topLevelItem(row);
        const NearMiss& miss = all.misses[static_cast<std::size_t>(AnswerTable::keyOf(item))];
        QVERIFY(std::abs(miss.margin) >= before);
        before = std::abs(miss.margin);
        QCOMPARE(item->text(1).toUInt(), miss.level + 1);
        QCOMPARE(item->text(3).toUInt(), miss.candidateSplit.split.value + 1);
        QCOMPARE(item->text(4).toUInt(), miss.candidateSplit.left);
    }
    QCOMPARE(table->verticalScrollBar()->value(), 0); // the nearest one is visible
    const QHeaderView* header = table->header();
    const auto splitsAfterClick = [&] {
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(3) + 10, header->height() / 2));
        std::vector<int> shown;
        for (int row = 0; row < table->topLevelItemCount(); ++row)
            shown.push_back(table->topLevelItem(row)->text(3).toInt());
        return shown;
    };
    QVERIFY(std::ranges::is_sorted(splitsAfterClick())); // as numbers, not as text
    QVERIFY(std::ranges::is_sorted(splitsAfterClick(), std::greater()));
    QVERIFY(openSample("rejected", "nearmisses"));
    all = misses();
    using Filter = std::tuple<int, int, std::function<bool(const NearMiss&)>>; // kind, level, condition
    const auto isRejected = [](const NearMiss& miss) { return miss.kind == NearMissKind::RejectedBySize; };
    for (const auto& [kind, level, passes] :
         {Filter{1, 0, isRejected}, Filter{2, 0, std::not_fn(isRejected)},
          Filter{0, 1, [](const NearMiss& miss) { return miss.level == 0; }},
          Filter{0, 0, [](const NearMiss&) { return true; }}}) {
        choose(near().kind(), kind);
        choose(near().level(), level);
        const auto count = std::ranges::count_if(all.misses, passes);
        QVERIFY(kind != 1 || count > 0);
        QCOMPARE(table->topLevelItemCount(), static_cast<int>(count));
    }
    choose(near().kind(), 1);
    clickRow(near().table(), 0);
    const NearMiss rejected = *near().chosen();
    QTest::keyClick(near().table(), Qt::Key_Return);
    QVERIFY(m_session->cursor()->isStepping());
    QCOMPARE(m_session->cursor()->stepper().place().level, rejected.level);
    QCOMPARE(m_session->cursor()->stepper().level().region.begin.value + m_session->cursor()->stepper().i(),
             rejected.candidateSplit.split.value);
}

void TestExplainTabs::nearMissIsShownAndFollowedToItsEnd()
{
    for (const bool isElsewhere : {false, true}) { // one of the first rows leads to another main region
        QVERIFY(openSample(isElsewhere ? "rejected" : "shop", "nearmisses"));
        QVERIFY(!isElsewhere || reads(0));
        const NearMisses all = misses();
        int different = 0;
        const int rows = std::min(12, near().table()->topLevelItemCount());
        for (int row = 0; row < rows; ++row) {
            clickRow(near().table(), row);
            QVERIFY(answers());
            const NearMiss miss = all.misses[static_cast<std::size_t>(near().table()->currentKey())];
            QVERIFY(near().chosen() != nullptr);
            QCOMPARE(*near().chosen(), miss);
            const std::optional<Region> end = regionAfter(sequence().symbols, analysis().trace.options, miss);
            QVERIFY(end.has_value());
            const bool isOther = *end != analysis().trace.region;
            different += isOther ? 1 : 0;
            QCOMPARE(near().table()->currentItem()->text(8) == spanText(*end), isOther);
            QCOMPARE(m_session->selection()->marks().size(), isOther ? 2U : 1U);
            QCOMPARE(m_session->selection()->marks()[0].region, miss.kept);
            QCOMPARE(m_session->selection()->marks()[0].split, miss.candidateSplit.split);
            QCOMPARE(m_session->selection()->marks().back().region, isOther ? *end : miss.kept);
            QCOMPARE(m_session->selection()->range(), gapBefore(miss.candidateSplit.split));
        }
        QCOMPARE(different > 0, isElsewhere);
    }
}

void TestExplainTabs::rowStaysUnderTheHand()
{
    const auto clickKeeps = [this](AnswerTable* table) {
        table->scrollToBottom();
        if (!answers())
            return false;
        const int scrolled = table->verticalScrollBar()->value();
        const QTreeWidgetItem* item = table->topLevelItem(table->topLevelItemCount() - 1);
        const qlonglong key = AnswerTable::keyOf(item);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(item).center());
        return answers() && scrolled > 0 && table->currentKey() == key &&
               table->verticalScrollBar()->value() == scrolled;
    };
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body>";
    for (int i = 0; i < 100; ++i) // (61 − 40) / 101 > 0.2: with one less on the left, it is rejected
        html += i < 60 ? "<a></a>" : "<b></b>";
    QVERIFY(openAt(html + "</body></html>", "stability"));
    click(stability().button());
    QVERIFY(answers() && clickKeeps(stability().table()) && openSample("shop", "nearmisses"));
    AnswerTable* table = near().table();
    QVERIFY(clickKeeps(table)); // between the two halves of a double click
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {},
                       table->visualItemRect(table->currentItem()).center());
    QVERIFY(m_session->cursor()->isStepping());
    QCOMPARE(m_session->cursor()->stepper().place().level, near().chosen()->level);
}

void TestExplainTabs::endsAreFollowedAgain()
{
    QVERIFY(openSample("shop", "nearmisses"));
    AnswerTable* table = near().table();
    const QTreeWidgetItem* last = table->topLevelItem(table->topLevelItemCount() - 1);
    const QString unknown = last->text(8);
    QVERIFY(cancels([&] { table->scrollToBottom(); }) && answers());
    QCOMPARE(last->text(8), unknown); // it is not computed again without a request
    QVERIFY(follow(near().head(), "again") && waitFor([&] { return last->text(8) != unknown; }));
    QVERIFY(!near().head()->text().contains("again"));
}

void TestExplainTabs::variantsPartWhereTheRunsDo()
{
    const auto reads = [](std::size_t variant) {
        return [variant](Setup& setup) {
            const double minDifference = setup.search.minDifference;
            setup.search = variants[variant].options;
            setup.search.minDifference = minDifference;
        };
    };
    using Row = std::tuple<const char*, int, std::function<void(Setup&)>>; // sample, choice of B, its change
    for (const auto& [sample, choice, change] :
         {Row{"shop", 1, reads(0)}, // another candidate split
          Row{"shop", 2, reads(1)}, // the same decisions
          Row{"regions", 4,
              [](Setup& setup) { setup.path.style = LabelAttributes::None; }}, // another sequence
          Row{"rejected", 2, reads(1)},                                        // a rejection
          Row{"regions", 9, [](Setup& setup) { setup.path.nodes = NodeKinds::Elements; }},
          Row{"regions", 12, [](Setup& setup) { setup.keep = Keep::Complement; }}}) {
        QVERIFY(openSample(sample, "variants"));
        choose(variantsTab().sideB(), choice);
        QVERIFY(answers());
        const Setup a = m_session->runner()->shownSetup();
        Setup b = a;
        change(b);
        const Outcome ofA = outcomeOf(m_session->trees()->document(), a);
        const Outcome ofB = outcomeOf(m_session->trees()->document(), b);
        const Comparison comparison = compareOutcomes(ofA, ofB);
        const FirstDifference& firstDifference = comparison.firstDifference;
        const QString text = variantsTab().story()->text();
        QVERIFY2(text.contains(lockstepCounts(comparison)), qPrintable(text));
        QVERIFY(names(text, {ofB.counts.kept, ofB.counts.raw}));
        if (firstDifference.kind == FirstDifferenceKind::Sequence)
            QVERIFY(names(text, {firstDifference.position.value + 1}));
        else if (firstDifference.kind != FirstDifferenceKind::None)
            QVERIFY(names(text, {firstDifference.level + 1}));
        QCOMPARE(m_session->selection()->marks().size(), 2U);
        QCOMPARE(m_session->selection()->marks()[0].region, ofA.trace.region);
        const Region marked = m_session->selection()->marks()[1].region; // in positions of the shown sequence
        QCOMPARE(sequence().nodes[marked.begin.value], ofB.sequence.nodes[ofB.trace.region.begin.value]);
        QCOMPARE(sequence().nodes[marked.end.value - 1], ofB.sequence.nodes[ofB.trace.region.end.value - 1]);
    }
}

void TestExplainTabs::marksGoWithTheTabAndWhileAQuestionWaits()
{
    QVERIFY(openSample("shop", "variants"));
    QCOMPARE(m_session->selection()->marks().size(), 2U);
    QVERIFY(showTab("why") && m_session->selection()->marks().empty() && showTab("variants"));
    QCOMPARE(m_session->selection()->marks().size(), 2U);
    m_session->setAsking(true); // a lesson waits for an answer
    QVERIFY(m_session->selection()->marks().empty());
    m_session->setAsking(false);
    QVERIFY(waitFor([this] { return m_session->selection()->marks().size() == 2; }));
    QCOMPARE(variantsTab().sideB()->currentIndex(), 2); // jidm-2013
    QVERIFY(reads(1));
    QCOMPARE(variantsTab().sideB()->currentIndex(), 3); // never the present one
}

void TestExplainTabs::matrixIsThatOfTheRunsAndIsAdopted()
{
    QVERIFY(openSample("regions", "variants"));
    for (int style = 0; style < 4; ++style) {
        for (int variant = 0; variant < 3; ++variant) {
            Setup setup = m_session->runner()->shownSetup();
            setup.path.style = static_cast<LabelAttributes>(style);
            setup.search = variants[static_cast<std::size_t>(variant)].options;
            const Outcome outcome = outcomeOf(m_session->trees()->document(), setup);
            const QString cell = cellText(style, variant);
            const double share = static_cast<double>(outcome.counts.kept) / outcome.counts.raw;
            QVERIFY2(cell.contains(percentText(share)), qPrintable(cell));
            QVERIFY(names(cell, {outcome.trace.splitCount()}));
            QCOMPARE(cell.startsWith("▶"), setup == m_session->runner()->shownSetup());
        }
    }
    QCOMPARE(cellText(4, 0), QStringLiteral("–")); // the styles were not read
    QTest::keySequence(variantsTab().table(), QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text().count('\n'), 1 + VariantTable::styleCount);
    const QString unscored = cellText(2, 2);
    const NodeId main = nodeBy("id", "main");
    m_session->selection()->setContent({main});
    QVERIFY(answers());
    const Agreement agreement =
        agreementOf(m_session->trees()->document(), sequence(), analysis().mask, {main});
    QVERIFY(agreement.f > 0.5);
    QVERIFY2(cellText(2, 2).endsWith(decimal(agreement.f, 2)), qPrintable(cellText(2, 2)));
    m_session->selection()->setContent({});
    QVERIFY(answers());
    QCOMPARE(cellText(2, 2), unscored);

    const AnalysisOptions before = m_session->runner()->options();
    VariantTable* table = variantsTab().table();
    const QString wanted = cellText(1, 0);
    reveal(table);
    QVERIFY(analyses([&] {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualItemRect(table->item(1, 0)).center());
    }));
    QCOMPARE(m_session->runner()->setup().path.style, LabelAttributes::Class);
    QCOMPARE(variantOf(m_session->runner()->setup().search), &variants[0]);
    QCOMPARE(cellText(1, 0), "▶ " + wanted);
    QVERIFY(undoes() && m_session->runner()->options() == before);
    QCOMPARE(table->currentRow(), 2); // the present cell
    QTest::keyClick(table, Qt::Key_Up);
    const int column = table->currentColumn();
    QVERIFY(select(40)); // updates all texts
    QVERIFY(table->currentRow() == 1 && table->currentColumn() == column);
    QVERIFY(analyses([&] { QTest::keyClick(table, Qt::Key_Return); }));
    QCOMPARE(m_session->runner()->setup().path.style, LabelAttributes::Class);
    QCOMPARE(m_session->runner()->setup().search, before.search);
}

void TestExplainTabs::mapIsReadAndAdoptedByKeysAndMouse()
{
    QVERIFY(openSample("regions", "variants"));
    DifferenceMapView* map = variantsTab().map();
    QVERIFY(map->hasMap() && map->present().has_value());
    const DifferenceMapView::Place start = *map->present();
    QCOMPARE(map->cursor().value(), start);
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(map, Qt::Key_Right);
    QTest::keyClick(map, Qt::Key_Up);
    const DifferenceMapView::Place there{start.row + 1, start.column + 20};
    QCOMPARE(map->cursor().value(), there);
    QVERIFY(!map->accessibleDescription().isEmpty()); // for assistive technology
    const DifferenceMap expected =
        sweepDifference(m_session->trees()->document(), m_session->runner()->shownSetup());
    const SweepCell& cell =
        expected.at(static_cast<std::size_t>(there.row), static_cast<std::size_t>(there.column));
    QVERIFY(names(plain(variantsTab().cell()), {cell.counts.kept, cell.counts.raw}));
    QVERIFY(analyses([&] { QTest::keyClick(map, Qt::Key_Return); }));
    QCOMPARE(analysis().options.search, cell.setup.search);
    QCOMPARE(analysis().trace.region, cell.region);
    QCOMPARE(map->present().value(), there); // the map stays, the ring moves
    QVERIFY(undoes());
    QCOMPARE(map->present().value(), start);

    reveal(map);
    const QPoint place = map->cellRect({1, 35}).center().toPoint();
    QVERIFY(analyses([&] { QTest::mouseClick(map, Qt::LeftButton, {}, place); }));
    QCOMPARE(m_session->runner()->setup().search.minDifference, 0.7);
    QVERIFY(changes([](AnalysisOptions& options) { options.search.minDifference = 0.333; }));
    QVERIFY(map->present().has_value()); // between two columns
}

void TestExplainTabs::stabilityIsThatOfTheCore()
{
    QVERIFY(openSample("figure2", "stability"));
    QCOMPARE(stability().sample()->count(), 1); // each of 9 positions
    QVERIFY(openSample("news", "stability"));
    QCOMPARE(stability().sample()->count(), 2); // 200 of them, or all
    QCOMPARE(stability().sample()->currentIndex(), 1);
    QVERIFY(!stability().story()->isVisible());
    choose(stability().sample(), 0);
    click(stability().button());
    QVERIFY(answers());
    const Stability expected = measureStability(sequence(), analysis().trace.options, 200);
    QVERIFY(expected.isSample && !expected.changing.empty());
    const QString text = plain(stability().story());
    QVERIFY(names(text, {expected.unchanged, 200}));
    for (const double minDifference : {expected.lowestDifference, expected.highestDifference})
        QVERIFY2(text.contains(decimal(minDifference, 4)), qPrintable(text));
    QCOMPARE(stability().table()->topLevelItemCount(), static_cast<int>(expected.changing.size()));
    const Deletion& first = expected.changing[0];
    QCOMPARE(stability().table()->topLevelItem(0)->text(2).toUInt(), first.changed);
    clickRow(stability().table(), 0);
    QCOMPARE(m_session->selection()->node(), sequence().nodes[first.position.value]);
    QVERIFY(waitFor([this] { return m_session->selection()->marks().size() == 2; }));
    QCOMPARE(m_session->selection()->marks()[0].region, analysis().trace.region);
    QCOMPARE(m_session->selection()->marks()[1].region, first.region);
    // A change that is tried and undone does not lose the answer.
    AnalysisOptions options = m_session->runner()->options();
    const AnalysisOptions before = options;
    options.search.minDifference = 0.4;
    m_session->runner()->setOptions(options);
    QVERIFY(answers() && !stability().story()->isVisible());
    m_session->runner()->setOptions(before);
    QVERIFY(answers() && stability().story()->isVisible());
    QCOMPARE(stability().table()->topLevelItemCount(), static_cast<int>(expected.changing.size()));
}

void TestExplainTabs::sweepsOfABigPageAreMadeOnDemand()
{
    QVERIFY(openAt(cardsPage(7000), "variants") && sequence().size() > VariantsTab::quickTable);
    VariantsTab& tab = variantsTab();
    const auto isOffered = [&] {
        return tab.tableButton()->isVisible() && tab.mapButton()->isVisible() && !tab.table()->isVisible() &&
               !tab.map()->isVisible();
    };
    QVERIFY(isOffered());
    WorkBar* bar = m_view->workBar();
    for (const bool isCancelled : {true, false}) { // cancelled by the user, or by another analysis
        {
            const BusyPool busy(m_explainer->pool());
            click(tab.tableButton());
            click(tab.mapButton());
            QVERIFY(waitFor([&] { return bar->isVisible(); }));
            QVERIFY(!tab.tableButton()->isVisible() && !tab.mapButton()->isVisible());
            isCancelled ? click(bar->cancelButton()) : setDifference(0.5);
            QVERIFY(!m_explainer->isWorking() && !bar->isVisible());
        }
        QVERIFY(answers() && isOffered());
    }
    click(tab.tableButton());
    QVERIFY(answers() && !tab.table()->isHidden() && !tab.tableButton()->isVisible());
}

void TestExplainTabs::progressIsShownAndBounded()
{
    QVERIFY(openSample("figure2", "stability"));
    static std::atomic<bool> isEnough = false; // outlives a test that fails
    constexpr int calls = 100'000;
    Inquiry<int> question(m_explainer.get());
    const QSignalSpy progress(&question, &InquiryBase::progressed);
    question.ask(QString(), [&](const Material& material, const TellProgress& tell) {
        for (std::size_t i = 0; i <= calls; ++i)
            tell(i, calls);
        while (!isEnough && !material.stop.stop_requested())
            std::this_thread::yield();
        return 1;
    });
    const auto* bar = m_view->workBar()->findChild<QProgressBar*>();
    QVERIFY(waitFor([&] { return bar->isVisible() && bar->value() == bar->maximum(); }));
    QCOMPARE(bar->maximum(), calls);
    isEnough = true;
    QVERIFY(answers() && question.answer() != nullptr);
    QCOMPARE(progress.last(), (QVariantList{calls, calls}));
    QVERIFY(progress.count() < calls / 10); // not for each call
}

void TestExplainTabs::longQuestionsKeepNoAnalysisWaiting()
{
    QVERIFY(openSample("figure2", "stability"));
    static std::atomic<bool> isEnough = false; // outlives a test that fails
    std::vector<std::unique_ptr<Inquiry<int>>> questions;
    for (int i = 0; i < QThread::idealThreadCount() + 1; ++i) {
        questions.push_back(std::make_unique<Inquiry<int>>(m_explainer.get()));
        questions.back()->ask(QString(), [](const Material&, const TellProgress&) {
            while (!isEnough) // ignores Material::stop, as some parts of a search do
                std::this_thread::yield();
            return 1;
        });
    }
    setDifference(0.5);
    const bool isAnalysed = waitFor([this] { return analysis().options.search.minDifference == 0.5; });
    isEnough = true;
    QVERIFY(isAnalysed && answers());
    for (const auto& question : questions)
        QVERIFY(!question->isPending() && question->answer() == nullptr);
}

void TestExplainTabs::cancelledAnalysisLeavesTheAnswers()
{
    QVERIFY(openSample("shop", "why"));
    {
        const BusyPool busy(m_explainer->pool());
        m_view->showTab("nearmisses");
        QVERIFY(waitFor([this] { return m_explainer->isWorking(); }));
        setDifference(0.5);
        QVERIFY(!m_explainer->isWorking());
        m_session->runner()->cancel();
    }
    QVERIFY(answers());
    QCOMPARE(analysis().options.search.minDifference, 0.2);
    QCOMPARE(near().table()->topLevelItemCount(), static_cast<int>(misses().misses.size()));
}

void TestExplainTabs::stylesComeWhenNobodyReads()
{
    QVERIFY(openSample("figure2", "stability"));
    static std::atomic<int> reads = 0; // outlive a test that fails
    static std::atomic<bool> sawStyles = false;
    Inquiry<int> question(m_explainer.get());
    question.ask(QString(), [](const Material& material, const TellProgress&) {
        // Some time after the stop, because a search ends at its next position only.
        for (int after = 0; after < 1000; after += material.stop.stop_requested() ? 1 : 0) {
            sawStyles = sawStyles || material.document->hasComputedStyles();
            ++reads;
            std::this_thread::yield();
        }
        return 1;
    });
    QVERIFY(waitFor([] { return reads > 0; }));
    ComputedStyles styles;
    styles.texts = {"x"};
    styles.numbers.resize(m_session->trees()->rendered().size());
    const QSignalSpy changed(m_session->runner(), &AnalysisRunner::stylesChanged);
    m_session->runner()->setComputedStyles(styles);
    QVERIFY(m_session->trees()->rendered().hasComputedStyles());
    const int last = reads;
    QVERIFY(!question.isPending());
    QCOMPARE(changed.count(), 1);
    QVERIFY(answers());
    QCOMPARE(reads, last);
    QVERIFY(!sawStyles);
}

void TestExplainTabs::stylesOfAnotherPageStopNothing()
{
    const Result<Document> page =
        parseHtml(sample("shop").toStdString()); // has levels between which a search stops
    QVERIFY(emits(m_session->runner(), &AnalysisRunner::analysisChanged, [&] {
        m_session->setDocument(*page, {.name = "shop", .address = "shop"});
        ComputedStyles styles;
        styles.numbers.resize(page->size() + 1);
        m_session->runner()->setComputedStyles(std::move(styles));
    }));
}

void TestExplainTabs::contentGoesWithThePage()
{
    QVERIFY(openSample("regions", "variants") && giveSource(sample("regions")));
    const QSignalSpy changed(m_session->selection(), &Selection::contentChanged);
    const NodeId main = nodeBy("id", "main");
    m_session->selection()->setContent({main});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_session->selection()->contentRegion(),
             positionsBelow(m_session->trees()->document(), sequence(), main));
    QVERIFY(changes([](AnalysisOptions& options) { options.source = PageSource::Source; }));
    QCOMPARE(m_session->selection()->content(), std::vector{nodeBy("id", "main")}); // in the other tree
    QVERIFY(openSample("figure2", "variants") && m_session->selection()->content().empty());
}

TAGSEAM_TEST(TestExplainTabs)
#include "tst_explaintabs.moc"
