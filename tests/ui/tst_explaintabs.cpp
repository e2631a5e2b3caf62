// SPDX-License-Identifier: MIT
// Near misses, readings, sweeps and stability in the window, by clicks and keys: what they say is what the
// core answers, and what they offer does what it says.
#include "core/explain/nearmisses.h"
#include "core/explain/parting.h"
#include "core/explain/stability.h"
#include "core/explain/sweep.h"
#include "ui/explainer.h"
#include "ui/readingstext.h"
#include "ui/theme.h"
#include "ui/views/advantageview.h"
#include "ui/views/answertable.h"
#include "ui/views/explainview.h"
#include "ui/views/nearmissestab.h"
#include "ui/views/pageoverlay.h"
#include "ui/views/plotview.h"
#include "ui/views/readingstab.h"
#include "ui/views/readingtable.h"
#include "ui/views/stabilitytab.h"
#include "ui/views/workbar.h"
#include "windowtest.h"

#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QThread>
#include <QToolButton>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

using namespace tagseam;

namespace {

// So many positions, without any split: each of the many searches reads all of it.
std::string bigPage(int cards)
{
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body>";
    for (int i = 0; i < cards; ++i)
        html += "<div class=c" + std::to_string(i % 997) + "><b class=n" + std::to_string(i % 61) +
                "></b><i></i></div>";
    return html + "</body></html>";
}

} // namespace

class TestExplainTabs : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1440, 1000}); }
    void cleanup()
    {
        closeWindow();
        Language::instance()->choose(QStringLiteral("en"));
    }
    void nearMissesAreThoseOfTheSearch();
    void nearMissesAreFiltered();
    void nearMissIsShownAndFollowedToItsEnd_data();
    void nearMissIsShownAndFollowedToItsEnd();
    void nearMissLeadsToItsStep();
    void titlesSortNearMisses();
    void doubleClickShowsTheStep();
    void endsAreFollowedAgain();
    void nearMissesFitTheirPanel();
    void readingsPartWhereTheRunsDo_data();
    void readingsPartWhereTheRunsDo();
    void secondReadingIsNeverThePresentOne();
    void marksArePainted();
    void marksGoWithTheTab();
    void titleTellsWhatIsColoured();
    void swatchesFollowTheTheme();
    void matrixIsThatOfTheRuns();
    void cellOfTheMatrixIsAdopted();
    void cursorOfTheMatrixStays();
    void markedContentIsScored();
    void mapIsReadAndAdoptedByKeys();
    void mapIsAdoptedByTheMouse();
    void advantageBesideTheMapIsOnTheNext();
    void legendHasRoomForItsFont();
    void stabilityIsThatOfTheCore();
    void deletionSelectsItsNode();
    void deletionsStayUnderTheHand();
    void samplesAreSmallerThanTheSequence();
    void bigPageShowsProgressAndCanBeCancelled();
    void longQuestionsKeepNoAnalysisWaiting();
    void analysisGivesSweepsUp();
    void cancelledAnalysisLeavesTheAnswers();
    void stylesComeWhenNobodyReads();
    void progressIsToldNowAndThen();
    void contentGoesWithThePage();
    void tabsSpeakBothLanguages();
    void questionHidesWhatIsMarked();

  private:
    ExplainView& view() { return *m_window->explainView(); }
    NearMissesTab& near() { return *view().nearMisses(); }
    ReadingsTab& readingsTab() { return *view().readings(); }
    StabilityTab& stability() { return *view().stability(); }
    Explainer& explainer() { return *m_window->explainer(); }
    bool openAt(const QString& page, const QString& tab)
    {
        return open(page) && m_window->showTab(tab) && answers();
    }
    static void clickRow(AnswerTable* table, int row)
    {
        table->scrollToItem(table->topLevelItem(row));
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualItemRect(table->topLevelItem(row)).center());
    }
    void clickCell(int row, int column)
    {
        ReadingTable* table = readingsTab().table();
        reveal(table);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualItemRect(table->item(row, column)).center());
    }
    void reveal(QWidget* widget)
    {
        readingsTab().findChild<QScrollArea*>()->ensureWidgetVisible(widget, 0, 400);
        rest(50);
    }
    bool isSaidAbove(const QString& word)
    {
        return std::ranges::any_of(m_window->messageBar()->findChildren<QLabel*>(),
                                   [&](const QLabel* label) { return label->text().contains(word); });
    }
    bool reads(int reading)
    {
        Setup setup = explainer().setup();
        setup.search = readings[static_cast<std::size_t>(reading)].options;
        explainer().apply(setup, PageSource::Rendered, [] { return QString(); });
        return waitFor([&] { return analysis().options.search == setup.search; }) && answers();
    }
    void setAdvantage(double advantage)
    {
        AnalysisOptions options = session().options();
        options.search.advantage = advantage;
        session().setOptions(options);
    }
    NearMisses misses() { return findNearMisses(analysis().sequence.symbols, analysis().trace); }
};

void TestExplainTabs::nearMissesAreThoseOfTheSearch()
{
    QVERIFY(openAt("sample:shop", "nearmisses"));
    const NearMisses all = misses();
    QVERIFY(all.count > 10);
    AnswerTable* table = near().table();
    QCOMPARE(table->topLevelItemCount(), static_cast<int>(all.misses.size()));
    QVERIFY(near().head()->text().contains(QString::number(all.count)));
    double before = 0;
    for (int row = 0; row < table->topLevelItemCount(); ++row) {
        const auto index = static_cast<std::size_t>(AnswerTable::keyOf(table->topLevelItem(row)));
        const NearMiss& miss = all.misses[index];
        QVERIFY2(std::abs(miss.margin) >= before, "nearest first");
        before = std::abs(miss.margin);
        QCOMPARE(table->topLevelItem(row)->text(1).toUInt(), miss.level + 1);
        QCOMPARE(table->topLevelItem(row)->text(3).toUInt(), miss.opening.split.value + 1);
        QCOMPARE(table->topLevelItem(row)->text(4).toUInt(), miss.opening.left);
    }
    QCOMPARE(table->verticalScrollBar()->value(), 0); // the nearest one is in sight
}

void TestExplainTabs::nearMissesAreFiltered()
{
    QVERIFY(openAt(TAGSEAM_SAMPLES "/refused.html", "nearmisses"));
    const NearMisses all = misses();
    const auto count = [&](auto&& passes) {
        return static_cast<int>(std::ranges::count_if(all.misses, passes));
    };
    const auto isRefused = [](const NearMiss& miss) { return miss.kind == NearMissKind::Refused; };
    const int refused = count(isRefused);
    QVERIFY(refused > 0);
    choose(near().kind(), 1);
    QCOMPARE(near().table()->topLevelItemCount(), refused);
    choose(near().kind(), 2);
    QCOMPARE(near().table()->topLevelItemCount(), static_cast<int>(all.misses.size()) - refused);
    choose(near().kind(), 0);
    choose(near().level(), 1);
    QCOMPARE(near().table()->topLevelItemCount(),
             count([](const NearMiss& miss) { return miss.level == 0; }));
}

void TestExplainTabs::nearMissIsShownAndFollowedToItsEnd_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<int>("reading");
    QTest::addColumn<bool>("isElsewhere"); // one of the first rows leads to another main region
    QTest::newRow("all lead to the same region") << "sample:shop" << 2 << false;
    QTest::newRow("some lead elsewhere") << TAGSEAM_SAMPLES "/refused.html" << 0 << true;
}

void TestExplainTabs::nearMissIsShownAndFollowedToItsEnd()
{
    QFETCH(QString, page);
    QFETCH(int, reading);
    QFETCH(bool, isElsewhere);
    QVERIFY(openAt(page, "nearmisses"));
    QVERIFY(reads(reading));
    const NearMisses all = misses();
    int different = 0;
    const int rows = std::min(30, near().table()->topLevelItemCount());
    for (int row = 0; row < rows; ++row) {
        clickRow(near().table(), row);
        QVERIFY(answers());
        const NearMiss miss = all.misses[static_cast<std::size_t>(near().table()->currentKey())];
        QVERIFY(near().chosen() != nullptr);
        QCOMPARE(*near().chosen(), miss);
        const std::optional<Region> end =
            regionAfter(analysis().sequence.symbols, analysis().trace.options, miss);
        QVERIFY(end.has_value());
        const bool isOther = *end != analysis().trace.region;
        different += isOther ? 1 : 0;
        QCOMPARE(near().table()->currentItem()->text(8),
                 isOther ? spanText(*end) : QStringLiteral("the same"));
        QCOMPARE(session().marks().size(), isOther ? 2U : 1U);
        QCOMPARE(session().marks()[0].region, miss.kept);
        QCOMPARE(session().marks()[0].split, miss.opening.split);
        if (isOther)
            QCOMPARE(session().marks()[1].region, *end);
        QCOMPARE(session().range(),
                 (Region{Position{miss.opening.split.value - 1}, Position{miss.opening.split.value + 1}}));
    }
    QCOMPARE(different > 0, isElsewhere);
}

void TestExplainTabs::nearMissLeadsToItsStep()
{
    QVERIFY(openAt(TAGSEAM_SAMPLES "/refused.html", "nearmisses"));
    choose(near().kind(), 1);
    clickRow(near().table(), 0);
    const NearMiss miss = *near().chosen();
    near().table()->setFocus();
    QTest::keyClick(near().table(), Qt::Key_Return);
    QVERIFY(session().isStepping());
    QCOMPARE(session().stepper().place().level, miss.level);
    QCOMPARE(session().stepper().level().region.begin.value + session().stepper().i(),
             miss.opening.split.value);
}

void TestExplainTabs::titlesSortNearMisses()
{
    QVERIFY(openAt("sample:shop", "nearmisses"));
    QHeaderView* header = near().table()->header();
    const auto clickTitle = [&](int column) {
        const QPoint place(header->sectionViewportPosition(column) + 10, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    };
    const auto isSorted = [&](bool isDescending) {
        for (int row = 1; row < near().table()->topLevelItemCount(); ++row) {
            const int a = near().table()->topLevelItem(row - 1)->text(3).toInt();
            const int b = near().table()->topLevelItem(row)->text(3).toInt();
            if (isDescending ? a < b : a > b)
                return false;
        }
        return true;
    };
    QVERIFY(!isSorted(false));
    clickTitle(3);
    QVERIFY(isSorted(false)); // numbers, not their digits
    clickTitle(3);
    QVERIFY(isSorted(true));
}

void TestExplainTabs::doubleClickShowsTheStep()
{
    m_window->resize(1280, 720);
    QVERIFY(openAt("sample:shop", "nearmisses"));
    AnswerTable* table = near().table();
    table->scrollToBottom();
    const int scrolled = table->verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    QTreeWidgetItem* item = table->topLevelItem(table->topLevelItemCount() - 1);
    const qlonglong key = AnswerTable::keyOf(item);
    const QPoint place = table->visualItemRect(item).center();
    QTest::mousePress(table->viewport(), Qt::LeftButton, {}, place); // the first half
    QVERIFY(answers());
    QTest::mouseRelease(table->viewport(), Qt::LeftButton, {}, place);
    QCOMPARE(table->currentKey(), key);
    QVERIFY(answers());
    QCOMPARE(table->verticalScrollBar()->value(), scrolled);
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, place); // a hand takes its time
    QVERIFY(session().isStepping());
    const NearMiss miss = misses().misses[static_cast<std::size_t>(key)];
    QCOMPARE(session().stepper().place().level, miss.level);
    QVERIFY(answers());
    QCOMPARE(table->currentKey(), key);
}

void TestExplainTabs::endsAreFollowedAgain()
{
    m_window->resize(1280, 720);
    QVERIFY(openAt("sample:shop", "nearmisses"));
    AnswerTable* table = near().table();
    const QTreeWidgetItem* last = table->topLevelItem(table->topLevelItemCount() - 1);
    QCOMPARE(last->text(8), QStringLiteral("…"));
    {
        const BusyPool busy(explainer().pool());
        table->scrollToBottom();
        QVERIFY(waitFor([&] { return explainer().isWorking(); }));
        explainer().cancel();
    }
    QVERIFY(answers());
    QCOMPARE(last->text(8), QStringLiteral("…")); // not unasked
    QVERIFY(follow(near().head(), QStringLiteral("Follow them")));
    QVERIFY(waitFor([&] { return last->text(8) != QStringLiteral("…"); }));
    QVERIFY(!near().head()->text().contains("given up"));
}

void TestExplainTabs::nearMissesFitTheirPanel()
{
    m_window->resize(1280, 800);
    QVERIFY(openAt("sample:shop", "nearmisses"));
    AnswerTable* table = near().table();
    QVERIFY2(table->header()->length() <= table->viewport()->width(),
             qPrintable(QStringLiteral("%1 in %2").arg(table->header()->length()).arg(table->width())));
    for (int column = 0; column < table->columnCount(); ++column) {
        QVERIFY(!table->headerItem()->toolTip(column).isEmpty());
        QVERIFY(table->columnWidth(column) >=
                table->fontMetrics().horizontalAdvance(table->topLevelItem(0)->text(column)));
    }
    QVERIFY(near().story()->height() >= near().story()->heightForWidth(near().story()->width()));
    QVERIFY(near().story()->visibleRegion().boundingRect().height() == near().story()->height());
    for (QComboBox* box : {near().kind(), near().level()})
        QVERIFY(!box->accessibleName().isEmpty());
}

void TestExplainTabs::readingsPartWhereTheRunsDo_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<int>("choice"); // of B
    QTest::newRow("the listing takes another opening") << "sample:shop" << 1;
    QTest::newRow("the same decisions") << "sample:shop" << 2;
    QTest::newRow("other labels, another sequence") << "sample:regions" << 4;
    QTest::newRow("a refusal after which one goes on") << TAGSEAM_SAMPLES "/refused.html" << 2;
    QTest::newRow("other nodes") << "sample:regions" << 9;
    QTest::newRow("the complement of the same region") << "sample:regions" << 12;
}

void TestExplainTabs::readingsPartWhereTheRunsDo()
{
    QFETCH(QString, page);
    QFETCH(int, choice);
    QVERIFY(openAt(page, "readings"));
    choose(readingsTab().sideB(), choice);
    QVERIFY(answers());
    const Setup a = explainer().setup();
    Setup b = a;
    if (choice <= 3) {
        const double advantage = b.search.advantage;
        b.search = readings[static_cast<std::size_t>(choice - 1)].options;
        b.search.advantage = advantage;
    } else if (choice == 4) {
        b.path.style = StyleKey::None;
    } else if (choice == 9) {
        b.path.nodes = NodeKinds::Elements;
    } else {
        b.keep = Keep::Complement;
    }
    const Outcome ofA = outcomeOf(session().document(), a);
    const Outcome ofB = outcomeOf(session().document(), b);
    const Comparison comparison = compareOutcomes(ofA, ofB);
    const QString text = readingsTab().story()->text();
    const Lockstep both = runLockstep(session().document(), analysis().sequence, a, b, {});
    QVERIFY(text.contains(partingText(session(), both, a)));
    QVERIFY2(text.contains(lockstepCounts(comparison)), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("%1 of %2 nodes").arg(ofB.counts.kept).arg(ofB.counts.raw)),
             qPrintable(text));
    QCOMPARE(comparison.parting.kind == PartingKind::None, text.contains("never part"));
    if (comparison.parting.kind == PartingKind::Sequence)
        QVERIFY2(text.contains(QStringLiteral("position %1").arg(comparison.parting.position.value + 1)),
                 qPrintable(text));
    else if (comparison.parting.kind != PartingKind::None)
        QVERIFY2(text.contains(QStringLiteral("level %1").arg(comparison.parting.level + 1)),
                 qPrintable(text));
    QCOMPARE(session().marks().size(), 2U);
    QCOMPARE(session().marks()[0].region, ofA.trace.region);
    QCOMPARE(session().marks()[0].label, QStringLiteral("A"));
    const Region marked = session().marks()[1].region;
    if (a.path.nodes == b.path.nodes) {
        QCOMPARE(marked, ofB.trace.region);
    } else { // in positions of the sequence that is shown
        QCOMPARE(analysis().sequence.nodes[marked.begin.value],
                 ofB.sequence.nodes[ofB.trace.region.begin.value]);
        QCOMPARE(analysis().sequence.nodes[marked.end.value - 1],
                 ofB.sequence.nodes[ofB.trace.region.end.value - 1]);
    }
}

void TestExplainTabs::secondReadingIsNeverThePresentOne()
{
    QVERIFY(openAt("sample:shop", "readings"));
    QCOMPARE(readingsTab().sideB()->currentIndex(), 2); // jidm-2013
    QVERIFY(reads(1));
    QCOMPARE(readingsTab().sideB()->currentIndex(), 3);
}

void TestExplainTabs::marksArePainted()
{
    QVERIFY(openAt("sample:shop", "readings"));
    const auto overlays = [&] {
        std::vector<PageOverlay*> all;
        for (QWidget* each : m_window->findChildren<QWidget*>()) {
            if (auto* overlay = dynamic_cast<PageOverlay*>(each); overlay && !overlay->marks.empty())
                all.push_back(overlay);
        }
        return all;
    };
    QVERIFY(waitFor([&] { return !overlays().empty(); }));
    QCOMPARE(overlays().size(), 1U); // the original page alone
    const std::vector<PageOverlay::Mark>& marks = overlays().front()->marks;
    QCOMPARE(marks.size(), 2U);
    QVERIFY(marks[0].of == session().marks()[0] && !marks[0].boxes.empty());
    QCOMPARE(marks[1].of.label, QStringLiteral("B"));
    auto* plot = m_window->findChild<PlotView*>();
    const QImage marked = plot->grab().toImage();
    session().setMarks({});
    QVERIFY(plot->grab().toImage() != marked);
    QVERIFY(overlays().empty());
}

void TestExplainTabs::marksGoWithTheTab()
{
    QVERIFY(openAt("sample:shop", "readings"));
    QCOMPARE(session().marks().size(), 2U);
    QTabWidget* tabs = view().tabs();
    QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(0).center());
    QVERIFY(answers());
    QVERIFY(session().marks().empty());
    QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {},
                      tabs->tabBar()->tabRect(tabs->indexOf(&readingsTab())).center());
    QVERIFY(waitFor([&] { return session().marks().size() == 2; }));
}

void TestExplainTabs::titleTellsWhatIsColoured()
{
    const auto title = [this] {
        for (const QLabel* label : m_window->findChildren<QLabel*>()) {
            if (label->text().startsWith(QStringLiteral("<b>Original</b>")))
                return label->text();
        }
        return QString();
    };
    QVERIFY(openAt("sample:shop", "why"));
    QVERIFY2(title().contains("hatched: dropped"), qPrintable(title()));
    m_window->showTab("readings");
    QVERIFY(waitFor([&] { return session().marks().size() == 2; }));
    QVERIFY2(title().contains("coloured: see “Readings”") && !title().contains("hatched"),
             qPrintable(title()));
    m_window->showTab("why");
    QVERIFY(waitFor([&] { return session().marks().empty(); }));
    QVERIFY2(title().contains("hatched: dropped"), qPrintable(title()));
}

void TestExplainTabs::swatchesFollowTheTheme()
{
    applyTheme(ThemeChoice::Light);
    QVERIFY(openAt("sample:shop", "readings"));
    const auto swatch = [this] {
        for (const QLabel* label : readingsTab().findChildren<QLabel*>()) {
            if (label->toolTip().startsWith("So A looks"))
                return label->pixmap(Qt::ReturnByValue).toImage();
        }
        return QImage();
    };
    const QImage light = swatch();
    QVERIFY(!light.isNull());
    applyTheme(ThemeChoice::Dark);
    const bool isOther = waitFor([&] { return swatch() != light; });
    applyTheme(ThemeChoice::System);
    QVERIFY(isOther);
}

void TestExplainTabs::matrixIsThatOfTheRuns()
{
    QVERIFY(openAt("sample:regions", "readings"));
    for (int style = 0; style < 4; ++style) {
        for (int reading = 0; reading < 3; ++reading) {
            Setup setup = explainer().setup();
            setup.path.style = static_cast<StyleKey>(style);
            setup.search = readings[static_cast<std::size_t>(reading)].options;
            const Outcome outcome = outcomeOf(session().document(), setup);
            const QString cell = readingsTab().table()->item(style, reading)->text();
            const double share = static_cast<double>(outcome.counts.kept) / outcome.counts.raw;
            QVERIFY2(cell.endsWith(
                         QStringLiteral("%1 · %2").arg(percentText(share)).arg(outcome.trace.splitCount())),
                     qPrintable(cell));
            QCOMPARE(cell.startsWith(QStringLiteral("▶")), setup == explainer().setup());
        }
    }
    QCOMPARE(readingsTab().table()->item(4, 0)->text(), QStringLiteral("–")); // nobody read the styles
    readingsTab().table()->setFocus();
    QTest::keySequence(readingsTab().table(), QKeySequence::Copy);
    QVERIFY(QApplication::clipboard()->text().contains("class\t"));
}

void TestExplainTabs::cellOfTheMatrixIsAdopted()
{
    QVERIFY(openAt("sample:regions", "readings"));
    const AnalysisOptions before = session().options();
    const QString wanted = readingsTab().table()->item(1, 0)->text();
    const QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    clickCell(1, 0);
    QVERIFY(waitFor([&] { return analysed.count() == 1; }));
    QCOMPARE(session().options().path.style, StyleKey::Class);
    QCOMPARE(readingOf(session().options().search), &readings[0]);
    QVERIFY(answers());
    QCOMPARE(readingsTab().table()->item(1, 0)->text(), QStringLiteral("▶ ") + wanted);
    QVERIFY(isSaidAbove("printed"));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return analysed.count() == 2; }));
    QCOMPARE(session().options(), before);
    QVERIFY(answers());
    readingsTab().table()->setFocus(); // by keys: one up from the present cell
    QTest::keyClick(readingsTab().table(), Qt::Key_Up);
    QTest::keyClick(readingsTab().table(), Qt::Key_Return);
    QVERIFY(waitFor([&] { return analysed.count() == 3; }));
    QCOMPARE(session().options().path.style, StyleKey::Class);
    QCOMPARE(session().options().search, before.search);
}

void TestExplainTabs::cursorOfTheMatrixStays()
{
    QVERIFY(openAt("sample:regions", "readings"));
    ReadingTable* table = readingsTab().table();
    QCOMPARE(table->currentRow(), 2); // the present cell
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Up);
    const int column = table->currentColumn();
    session().selectPosition({40}); // says all anew
    QVERIFY(answers());
    QCOMPARE(table->currentRow(), 1);
    QCOMPARE(table->currentColumn(), column);
}

void TestExplainTabs::markedContentIsScored()
{
    QVERIFY(openAt("sample:regions", "readings"));
    QVERIFY(!readingsTab().table()->item(2, 2)->text().contains(" F "));
    const NodeId main = nodeBy("id", "main");
    QVERIFY(main != noNode);
    explainer().setContent({main});
    QVERIFY(answers());
    const Agreement agreement =
        agreementOf(session().document(), analysis().sequence, analysis().mask, {main});
    const QString cell = readingsTab().table()->item(2, 2)->text();
    QVERIFY2(cell.endsWith(QStringLiteral(" F ") + decimal(agreement.f, 2)), qPrintable(cell));
    QVERIFY(agreement.f > 0.5);
    QVERIFY2(readingsTab().map()->cursorText().contains("precision"),
             qPrintable(readingsTab().map()->cursorText()));
    explainer().setContent({});
    QVERIFY(answers());
    QVERIFY(!readingsTab().table()->item(2, 2)->text().contains(" F "));
}

void TestExplainTabs::mapIsReadAndAdoptedByKeys()
{
    QVERIFY(openAt("sample:regions", "readings"));
    AdvantageView* map = readingsTab().map();
    QVERIFY(map->hasMap());
    QVERIFY(map->present().has_value());
    const AdvantageView::Place start = *map->present();
    QCOMPARE(map->cursor().value(), start);
    map->setFocus();
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(map, Qt::Key_Right);
    QTest::keyClick(map, Qt::Key_Up);
    const AdvantageView::Place there{start.row + 1, start.column + 20};
    QCOMPARE(map->cursor().value(), there);
    QVERIFY(!map->cursorText().isEmpty());
    QCOMPARE(map->accessibleDescription(), map->cursorText()); // for who does not see it
    const AdvantageMap expected = sweepAdvantage(session().document(), explainer().setup());
    const SweepCell& cell =
        expected.at(static_cast<std::size_t>(there.row), static_cast<std::size_t>(there.column));
    QVERIFY2(readingsTab().cell()->text().contains(
                 QStringLiteral("%1 of %2 nodes").arg(cell.counts.kept).arg(cell.counts.raw)),
             qPrintable(readingsTab().cell()->text()));
    const QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    QTest::keyClick(map, Qt::Key_Return);
    QVERIFY(waitFor([&] { return analysed.count() == 1; }));
    QVERIFY(answers());
    QCOMPARE(analysis().options.search, cell.setup.search);
    QCOMPARE(analysis().trace.region, cell.region);
    QCOMPARE(map->present().value(), there); // the map stays, the ring moves
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return analysed.count() == 2; }));
    QVERIFY(answers());
    QCOMPARE(map->present().value(), start);
}

void TestExplainTabs::mapIsAdoptedByTheMouse()
{
    QVERIFY(openAt("sample:regions", "readings"));
    AdvantageView* map = readingsTab().map();
    reveal(map);
    const AdvantageView::Place place{1, 35};
    QTest::mouseMove(map, map->cellRect({0, 5}).center().toPoint());
    QTest::mouseMove(map, map->cellRect(place).center().toPoint());
    QVERIFY(waitFor([&] { return map->cursor() == place; }));
    const QString text = map->cursorText();
    QVERIFY2(text.contains("0.70"), qPrintable(text));
    const QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    QTest::mouseClick(map, Qt::LeftButton, {}, map->cellRect(place).center().toPoint());
    QVERIFY(waitFor([&] { return analysed.count() == 1; }));
    QCOMPARE(session().options().search.advantage, 0.7);
}

void TestExplainTabs::advantageBesideTheMapIsOnTheNext()
{
    QVERIFY(openAt("sample:regions", "readings"));
    Setup setup = explainer().setup();
    setup.search.advantage = 0.333; // between two columns
    explainer().apply(setup, PageSource::Rendered, [] { return QString(); });
    QVERIFY(waitFor([&] { return analysis().options.search.advantage == 0.333; }));
    QVERIFY(answers());
    QVERIFY(readingsTab().map()->present().has_value());
}

void TestExplainTabs::legendHasRoomForItsFont()
{
    QVERIFY(openAt("sample:regions", "readings"));
    AdvantageView* map = readingsTab().map();
    QFont large = map->font();
    large.setPointSize(3 * large.pointSize());
    map->setFont(large);
    QVERIFY(map->legendTitleRect().height() >= QFontMetricsF(large).height());
    QVERIFY(map->cellRect({0, 0}).top() > 2 * QFontMetricsF(large).height());
}

void TestExplainTabs::stabilityIsThatOfTheCore()
{
    QVERIFY(openAt("sample:news", "stability"));
    QVERIFY(!stability().story()->isVisible());
    choose(stability().sample(), 0);
    QTest::mouseClick(stability().button(), Qt::LeftButton);
    QVERIFY(answers());
    const Stability expected = measureStability(analysis().sequence, analysis().trace.options, 200);
    QVERIFY(expected.isSample && !expected.changing.empty());
    const QString text = stability().story()->text();
    QVERIFY2(text.contains(QStringLiteral("%1 of 200").arg(expected.unchanged)), qPrintable(text));
    QVERIFY2(text.contains("sample"), qPrintable(text));
    QVERIFY2(text.contains(decimal(expected.lowestAdvantage, 4)), qPrintable(text));
    QVERIFY2(text.contains(decimal(expected.highestAdvantage, 4)), qPrintable(text));
    QCOMPARE(stability().table()->topLevelItemCount(), static_cast<int>(expected.changing.size()));
    QCOMPARE(stability().table()->topLevelItem(0)->text(2).toUInt(), expected.changing[0].changed);
}

void TestExplainTabs::deletionSelectsItsNode()
{
    QVERIFY(openAt("sample:news", "stability"));
    choose(stability().sample(), 0);
    QTest::mouseClick(stability().button(), Qt::LeftButton);
    QVERIFY(answers());
    const Stability expected = measureStability(analysis().sequence, analysis().trace.options, 200);
    clickRow(stability().table(), 0);
    QCOMPARE(session().selection(), analysis().sequence.nodes[expected.changing[0].position.value]);
    QVERIFY(waitFor([&] { return session().marks().size() == 2; }));
    QCOMPARE(session().marks()[0].region, analysis().trace.region);
    QCOMPARE(session().marks()[1].region, expected.changing[0].region);
}

void TestExplainTabs::deletionsStayUnderTheHand()
{
    m_window->resize(1280, 720);
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body>";
    for (int i = 0; i < 100; ++i) // (61 − 40) / 101 > 0.2: one less on the left, and it is refused
        html += i < 60 ? "<a></a>" : "<b></b>";
    QVERIFY(openAt(write("page.html", QByteArray::fromStdString(html + "</body></html>")), "stability"));
    QTest::mouseClick(stability().button(), Qt::LeftButton);
    QVERIFY(answers());
    AnswerTable* table = stability().table();
    table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum() / 2);
    const int scrolled = table->verticalScrollBar()->value();
    QVERIFY2(scrolled > 0, qPrintable(QString::number(table->topLevelItemCount())));
    const QTreeWidgetItem* item = table->itemAt(table->viewport()->rect().center());
    const qlonglong key = AnswerTable::keyOf(item);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(item).center());
    QVERIFY(answers());
    QCOMPARE(table->currentKey(), key);
    QCOMPARE(table->verticalScrollBar()->value(), scrolled);
}

void TestExplainTabs::samplesAreSmallerThanTheSequence()
{
    QVERIFY(openAt("sample:figure2", "stability")); // 9 positions
    QCOMPARE(stability().sample()->count(), 1);
    QCOMPARE(stability().sample()->currentText(), QStringLiteral("delete each position"));
    QTest::mouseClick(stability().button(), Qt::LeftButton);
    QVERIFY(answers());
    QVERIFY(stability().story()->text().contains("Every position was deleted once"));
    QVERIFY(open("sample:shop"));
    QVERIFY(answers());
    const auto fewer = analysis().sequence.size() > 1000 ? 2 : 1;
    QVERIFY(analysis().sequence.size() > 200 && analysis().sequence.size() < 5000);
    QCOMPARE(stability().sample()->count(), fewer + 1);
    QCOMPARE(stability().sample()->currentIndex(), 1);
    QCOMPARE(stability().sample()->itemText(fewer), QStringLiteral("delete each position"));
}

void TestExplainTabs::bigPageShowsProgressAndCanBeCancelled()
{
    QVERIFY(open(write("big.html", QByteArray::fromStdString(bigPage(34'000)))));
    QVERIFY(analysis().sequence.size() > 100'000);
    m_window->showTab("stability");
    QVERIFY(answers());
    choose(stability().sample(), 3); // each
    QTest::mouseClick(stability().button(), Qt::LeftButton);
    WorkBar* bar = view().workBar();
    QVERIFY(waitFor([&] { return bar->isVisible(); }));
    rest(300); // the window answers while it works
    QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return !explainer().isWorking() && !bar->isVisible(); }));
    QVERIFY(stability().story()->text().contains("given up"));
    QVERIFY(stability().button()->isEnabled());
    // The sweeps of a big page wait to be asked for.
    m_window->showTab("readings");
    QVERIFY(answers());
    QVERIFY(readingsTab().tableButton()->isVisible());
    QVERIFY(readingsTab().mapButton()->isVisible());
    QVERIFY(!readingsTab().table()->isVisible());
    QTest::mouseClick(readingsTab().mapButton(), Qt::LeftButton);
    QVERIFY(answers());
    QVERIFY(readingsTab().map()->hasMap() && !readingsTab().map()->isHidden());
    QVERIFY(!readingsTab().mapButton()->isVisible());
}

void TestExplainTabs::longQuestionsKeepNoAnalysisWaiting()
{
    QVERIFY(openAt("sample:figure2", "stability"));
    static std::atomic<bool> isEnough = false; // outlives a test that fails
    std::vector<std::unique_ptr<Inquiry<int>>> questions;
    for (int i = 0; i < QThread::idealThreadCount() + 1; ++i) {
        questions.push_back(std::make_unique<Inquiry<int>>(&explainer()));
        questions.back()->ask([] { return QString(); },
                              [](const Material&, const TellProgress&) {
                                  while (!isEnough) // deaf to Material::stop, as some steps of a search are
                                      std::this_thread::yield();
                                  return 1;
                              });
    }
    setAdvantage(0.5);
    const bool isAnalysed = waitFor([&] { return analysis().options.search.advantage == 0.5; });
    isEnough = true;
    QVERIFY(isAnalysed);
    QVERIFY(isWhole() || waitFor([&] { return isWhole(); }));
    for (const auto& question : questions)
        QVERIFY(!question->isPending() && question->answer() == nullptr);
}

void TestExplainTabs::analysisGivesSweepsUp()
{
    QVERIFY(open(write("big.html", QByteArray::fromStdString(bigPage(34'000)))));
    m_window->showTab("readings");
    QVERIFY(answers());
    QTest::mouseClick(readingsTab().tableButton(), Qt::LeftButton);
    QTest::mouseClick(readingsTab().mapButton(), Qt::LeftButton);
    QVERIFY(explainer().isWorking());
    QVERIFY(!readingsTab().tableButton()->isVisible() && !readingsTab().mapButton()->isVisible());
    setAdvantage(0.5);
    QVERIFY(!explainer().isWorking());
    QVERIFY(readingsTab().tableButton()->isVisible() && readingsTab().mapButton()->isVisible());
    QVERIFY(waitFor([&] { return analysis().options.search.advantage == 0.5; }));
    QVERIFY(answers());
    QVERIFY(!readingsTab().table()->isVisible() && !readingsTab().map()->isVisible());
}

void TestExplainTabs::cancelledAnalysisLeavesTheAnswers()
{
    QVERIFY(open("sample:shop"));
    {
        const BusyPool busy(explainer().pool());
        m_window->showTab("nearmisses");
        QVERIFY(waitFor([&] { return explainer().isWorking(); }));
        setAdvantage(0.5);
        QVERIFY(!explainer().isWorking());
        session().cancelAnalysis();
    }
    QVERIFY(answers());
    QCOMPARE(analysis().options.search.advantage, 0.2);
    QVERIFY(!explainer().isWorking());
    QCOMPARE(near().table()->topLevelItemCount(), static_cast<int>(misses().misses.size()));
}

void TestExplainTabs::stylesComeWhenNobodyReads()
{
    QVERIFY(openAt("sample:figure2", "stability"));
    static std::atomic<int> reads = 0; // outlive a test that fails
    static std::atomic<bool> sawStyles = false;
    Inquiry<int> question(&explainer());
    question.ask([] { return QString(); },
                 [](const Material& material, const TellProgress&) {
                     // Some time after it was told to stop, as a search ends at its next position only.
                     for (int after = 0; after < 1000; after += material.stop.stop_requested() ? 1 : 0) {
                         sawStyles = sawStyles || material.document->hasComputedStyles();
                         ++reads;
                         std::this_thread::yield();
                     }
                     return 1;
                 });
    QVERIFY(waitFor([&] { return reads > 0; }));
    ComputedStyles styles;
    styles.texts = {"x"};
    styles.numbers.resize(session().rendered().size());
    const QSignalSpy changed(&session(), &PageSession::stylesChanged);
    session().setComputedStyles(styles);
    QVERIFY(session().rendered().hasComputedStyles());
    const int last = reads;
    QVERIFY(!question.isPending());
    QCOMPARE(changed.count(), 1);
    QVERIFY(answers());
    QCOMPARE(reads, last);
    QVERIFY(!sawStyles);
}

void TestExplainTabs::progressIsToldNowAndThen()
{
    QVERIFY(openAt("sample:figure2", "stability"));
    class Count : public QObject {
      public:
        int events = 0;
        bool eventFilter(QObject* of, QEvent* event) override
        {
            events += event->type() == QEvent::FutureCallOut ? 1 : 0;
            return QObject::eventFilter(of, event);
        }
    } count;
    Inquiry<int> question(&explainer());
    const QSignalSpy progress(&question, &InquiryBase::progressed);
    qApp->installEventFilter(&count);
    question.ask([] { return QString(); },
                 [&](const Material&, const TellProgress& tell) {
                     for (std::size_t i = 0; i <= 100'000; ++i)
                         tell(i, 100'000);
                     return 1;
                 });
    QVERIFY(answers());
    QVERIFY(question.answer() != nullptr);
    QVERIFY(!progress.isEmpty());
    QCOMPARE(progress.last(), (QVariantList{100'000, 100'000}));
    QVERIFY2(count.events < 1000, qPrintable(QString::number(count.events)));
}

void TestExplainTabs::contentGoesWithThePage()
{
    QVERIFY(openAt("sample:regions", "readings"));
    const QSignalSpy changed(&explainer(), &Explainer::contentChanged);
    const NodeId main = nodeBy("id", "main");
    explainer().setContent({main});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(explainer().contentRegion(), positionsBelow(session().document(), analysis().sequence, main));
    AnalysisOptions options = session().options();
    options.source = PageSource::Source; // the other tree of the page
    QVERIFY(waitFor([&] { return session().hasSource(); }));
    const QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    session().setOptions(options);
    QVERIFY(waitFor([&] { return analysed.count() > 0; }));
    QCOMPARE(explainer().content().size(), 1U);
    QCOMPARE(explainer().content().front(), nodeBy("id", "main"));
    QVERIFY(open("sample:figure2"));
    QVERIFY(explainer().content().empty());
}

void TestExplainTabs::tabsSpeakBothLanguages()
{
    QVERIFY(open("sample:shop"));
    for (const char* tab : {"nearmisses", "readings", "stability"}) {
        QVERIFY(m_window->showTab(tab));
        QVERIFY(answers());
    }
    QTest::mouseClick(stability().button(), Qt::LeftButton);
    QVERIFY(answers());
    const auto texts = [&] {
        return QStringList{near().head()->text(),
                           near().table()->text(),
                           readingsTab().story()->text(),
                           readingsTab().sideB()->itemText(1),
                           readingsTab().map()->cursorText(),
                           stability().story()->text(),
                           stability().table()->headerItem()->text(0)};
    };
    const QStringList english = texts();
    Language::instance()->choose(QStringLiteral("pt_BR"));
    const QStringList portuguese = texts();
    for (int i = 0; i < english.size(); ++i)
        QVERIFY2(english[i] != portuguese[i], qPrintable(english[i]));
    QVERIFY(portuguese[4].contains("0,20"));
}

void TestExplainTabs::questionHidesWhatIsMarked()
{
    QVERIFY(openAt("sample:shop", "readings"));
    QCOMPARE(session().marks().size(), 2U);
    session().setAsking(true); // a lesson waits for an answer
    QVERIFY(session().marks().empty());
    session().setAsking(false);
    QVERIFY(waitFor([&] { return session().marks().size() == 2; }));
}

TAGSEAM_TEST(TestExplainTabs)
#include "tst_explaintabs.moc"
