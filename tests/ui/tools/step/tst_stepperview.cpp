// SPDX-License-Identifier: MIT
// The step debugger by itself: it moves as the stepper does, plays frame by frame, and stops at breakpoints.
#include "core/corpus/pages/learntsite.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/testpage.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/tools/levels/levelsview.h"
#include "ui/tools/step/algorithmchooser.h"
#include "ui/tools/step/algorithmmap.h"
#include "ui/tools/step/breakpointsmodel.h"
#include "ui/tools/step/listingview.h"
#include "ui/tools/step/searchrun.h"
#include "ui/tools/step/stepbar.h"
#include "ui/tools/step/stepperview.h"
#include "ui/tools/step/steptables.h"
#include "ui/tools/step/symbolsmodel.h"
#include "ui/tools/step/timelineview.h"
#include "ui/tree/treeview.h"

#include <QComboBox>
#include <QInputDialog>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSlider>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

using namespace tagseam;

namespace {

using Moved = std::pair<std::uint64_t, std::size_t>; // the step and its line

Moved placeOf(const Stepper& stepper)
{
    return {stepper.step(), stepper.lineIndex()};
}

constexpr StopCondition acceptedSplit{StopCondition::Kind::AcceptedSplit, {}, {}};

} // namespace

class TestStepperView : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void playerBringsTheStepsThatAreDue();
    void lateFramesMakePausesLongerForAWhile();
    void playStopsAtBreakpointsAndAtTheEnd();
    void playEndsWithAStepByHandAndWithThePage();
    void goesToAStep();
    void breakpointsOfEveryKind();
    void breakpointsAtALevelAndAThreshold();
    void clickBesideALineSetsABreakpoint();
    void breakpointsAreSwitchedAndRemoved();
    void runWithoutABreakpointIsRefused();
    void timelineGoesWhereItIsClickedDraggedAndWheeled();
    void listingIsNeverCut();
    void currentLineIsSeenAtAnySize();
    void everyViewFollows();
    void anotherVariantStartsAtTheFirstStep();
    void pagesOfNothingStep();
    void anotherAlgorithmIsSteppedThrough();
    void anotherAlgorithmStopsAtBreakpoints();
    void algorithmsOfASiteNeedItsTree();
    void theMapLeadsToEachAlgorithm();

  private:
    const RunStepper* run() const { return m_session->algorithms()->stepper(); }
    bool choose(Algorithm algorithm)
    {
        m_session->algorithms()->choose(algorithm);
        return waitFor([this] { return run() != nullptr; });
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_stepper.get(), key, modifiers);
    }
    void chooseBreakpoint(StopCondition::Kind kind)
    {
        const WhenShown<QMenu> answer([kind](QMenu* menu) {
            menu->setActiveAction(menu->actions().at(static_cast<int>(kind)));
            QTest::keyClick(menu, Qt::Key_Return);
        });
        press(Qt::Key_B);
        QCOMPARE(answer.count(), 1);
    }
    const Analysis& analysis() const { return m_session->runner()->analysis(); }
    const Stepper& cursor() const { return m_session->cursor()->stepper(); }
    Stepper reference() const { return {analysis().sequence.symbols, analysis().trace}; }
    void seek(std::uint64_t step)
    {
        m_session->cursor()->step([step](Stepper& stepper) { stepper.seek(step); });
    }
    static void wheel(QWidget* widget, int delta)
    {
        QWheelEvent event({100, 20}, widget->mapToGlobal(QPointF(100, 20)), {}, {0, delta}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
    }
    BreakpointsModel* breakpoints() { return m_stepper->breakpoints(); }
    std::vector<StopCondition> conditions() { return conditionsOf(*m_session, breakpoints()->enabled()); }
    Player* player() { return m_stepper->findChild<Player*>(); }

    std::unique_ptr<PageSession> m_session;
    std::unique_ptr<StepperView> m_stepper;
};

void TestStepperView::init()
{
    m_session = std::make_unique<PageSession>();
    m_stepper = std::make_unique<StepperView>(m_session.get());
    m_stepper->resize(500, 800);
    m_stepper->show();
    player()->setManual();
    analyse(*m_session, menuAndList());
    m_session->setStepping(true);
}

void TestStepperView::cleanup()
{
    m_stepper.reset();
    m_session.reset();
}

void TestStepperView::playerBringsTheStepsThatAreDue()
{
    struct Row {
        int perSecond;
        int passed; // in milliseconds
        int steps;
    };
    for (const auto& [perSecond, passed, steps] :
         {Row{15, 400, 1},                                   // one at a time
          Row{300, 20, 6}, Row{100'000, 60'000, 100'000}}) { // one second at most
        Player player;
        player.setManual();
        const QSignalSpy due(&player, &Player::due);
        player.frame(passed);
        QVERIFY(due.isEmpty()); // it was not started
        player.start(perSecond);
        QCOMPARE(player.pause(), std::max(16, 1000 / perSecond));
        player.frame(passed);
        player.stop();
        player.frame(passed);
        QCOMPARE(due.count(), 1);
        QCOMPARE(due.front().front().toInt(), steps);
    }
}

void TestStepperView::lateFramesMakePausesLongerForAWhile()
{
    Player player;
    player.setManual();
    player.start(300);
    player.frame(100);
    QCOMPARE(player.pause(), 200); // half of the time is left for the user
    player.frame(5000);
    QCOMPARE(player.pause(), 250); // the longest pause
    for (int before = 250; before > 16; before = player.pause()) {
        player.frame(before);
        QVERIFY(player.pause() < before);
    }
    QCOMPARE(player.pause(), 16);
}

void TestStepperView::playStopsAtBreakpointsAndAtTheEnd()
{
    m_stepper->bar()->speed()->setValue(m_stepper->bar()->speed()->maximum());
    Stepper expected = reference();
    const auto play = [&] {
        press(Qt::Key_Space);
        for (int frame = 0; frame < 1000 && m_stepper->bar()->isPlaying(); ++frame)
            player()->frame(16);
        QVERIFY(!m_stepper->bar()->isPlaying());
        QCOMPARE(cursor().step(), expected.step());
    };
    while (expected.runUntil(std::array{acceptedSplit}))
        play();
    expected.seek(expected.stepCount() - 1);
    play();
    expected.seek(0);
    QVERIFY(expected.runUntil(std::array{acceptedSplit}));
    play(); // at the end it starts again
    expected.seek(expected.stepCount() - 1);
    press(Qt::Key_Home);
    breakpoints()->setData(breakpoints()->index(0), Qt::Unchecked, Qt::CheckStateRole);
    play();
}

void TestStepperView::playEndsWithAStepByHandAndWithThePage()
{
    breakpoints()->removeRows(0, 1);
    const auto playsTo = [this](int frame, std::uint64_t step) {
        player()->frame(frame);
        return cursor().step() == step;
    };
    m_stepper->bar()->speed()->setValue(4); // 15 steps a second
    press(Qt::Key_Space);
    QVERIFY(playsTo(66, 1) && playsTo(66, 2));
    m_stepper->bar()->speed()->setValue(8); // 1500 steps a second, while it plays
    QVERIFY(m_stepper->bar()->isPlaying() && playsTo(20, 32));
    press(Qt::Key_Space);
    QVERIFY(!m_stepper->bar()->isPlaying() && playsTo(20, 32));
    press(Qt::Key_Space);
    press(Qt::Key_Right);
    QVERIFY(!m_stepper->bar()->isPlaying() && playsTo(20, 33));
    press(Qt::Key_Space);
    Result<Document> next = parseHtml(menuAndList() + "<p>next</p>");
    m_session->setDocument(*std::move(next), {.name = "next", .address = "next"});
    player()->frame(20);
    QVERIFY(waitFor([this] { return m_session->runner()->hasAnalysis(); }));
    QVERIFY(!m_stepper->bar()->isPlaying() && playsTo(20, 0));
}

void TestStepperView::goesToAStep()
{
    QVERIFY(analysis().trace.levels.size() > 1);
    const Position second{analysis().trace.levels[1].region.begin.value + 1};
    Stepper stepper = reference();
    QVERIFY(stepper.seek(0, 0, Position{2}));
    const std::uint64_t third = stepper.step();
    QVERIFY(stepper.seek(1, 0, second));
    std::vector<std::pair<QString, std::optional<std::uint64_t>>> rows{
        {"12", 11},
        {" 12 ", 11},
        {"1", 0},
        {"1:1:3", third},
        {QStringLiteral("2:1:%1").arg(second.value + 1), stepper.step()}};
    for (const char* nonsense :
         {"", "0", "-1", "abc", "1.5", "1:2", "1:1:1:1", ":::", "1:0:1", "99:1:1", "1:99:1", "1:1:99999999",
          "999999999", "18446744073709551617", "99999999999:1:1", "1:1:4294967296", "%2"})
        rows.emplace_back(nonsense, std::nullopt);
    const QSignalSpy said(m_session->notifier(), &Notifier::told);
    const auto goTo = [this](const QString& text, bool isAccepted) {
        seek(5);
        const WhenShown<QInputDialog> answer([=](QInputDialog* dialog) {
            dialog->setTextValue(text);
            isAccepted ? dialog->accept() : dialog->reject();
        });
        press(Qt::Key_G);
        QCOMPARE(answer.count(), 1);
    };
    for (const auto& [text, step] : rows) {
        const auto before = said.count();
        goTo(text, true);
        QVERIFY2(cursor().step() == step.value_or(5), qPrintable(text));
        QVERIFY2(said.count() - before == (step ? 0 : 1), qPrintable(text));
        const QString refusal = step ? QString() : said.last().front().toString();
        QVERIFY2(step || (refusal.contains(text.trimmed()) && names(refusal, {cursor().stepCount()})),
                 qPrintable(refusal));
    }
    const auto before = said.count();
    goTo("9", false);
    QCOMPARE(cursor().step(), 5U);
    QCOMPARE(said.count(), before);
}

void TestStepperView::breakpointsOfEveryKind()
{
    BreakpointsModel* model = breakpoints();
    const Position position{4}; // a link of the menu, which is pruned
    using Kind = StopCondition::Kind;
    for (const Kind kind : {Kind::CandidateSplit, Kind::AcceptedSplit, Kind::SymbolExhausted,
                            Kind::PositionRead, Kind::PositionPruned}) {
        QVERIFY(model->removeRows(0, model->rowCount()));
        seek(0);
        m_session->selection()->selectPosition(position);
        const std::array condition{
            StopCondition{kind, analysis().sequence.symbols[position.value], position}};
        for (int time = 0; time < 2; ++time) { // adding it twice has no effect
            chooseBreakpoint(kind);
            QCOMPARE(conditions().size(), 1U);
        }
        QVERIFY(m_stepper->findChild<QListView*>(QStringLiteral("breakpoints"))
                    ->isVisible()); // the list with the added breakpoint is visible
        QVERIFY(!BreakpointsModel::isAboutNode(kind) || conditions().front() == condition[0]);

        Stepper expected = reference();
        const QSignalSpy said(m_session->notifier(), &Notifier::told);
        int met = 0;
        for (; met < 4 && expected.runUntil(condition); ++met) {
            m_stepper->bar()->run(true);
            QCOMPARE(placeOf(cursor()), placeOf(expected));
        }
        QVERIFY(met > 0);
        QCOMPARE(said.count(), 0);
        seek(0);
        m_stepper->bar()->run(false); // none is left
        QCOMPARE(cursor().step(), 0U);
        QCOMPARE(said.count(), 1);
    }
}

void TestStepperView::breakpointsAtALevelAndAThreshold()
{
    BreakpointsModel* model = breakpoints();
    Stepper expected = reference();
    for (const auto kind : {StopCondition::Kind::LevelStarts, StopCondition::Kind::ThresholdTried}) {
        QVERIFY(model->removeRows(0, model->rowCount()));
        seek(cursor().firstStepOfLevel(1) + 1); // the first attempt of the second level
        StopCondition condition{kind, {}, {}};
        const bool isLevel = kind == StopCondition::Kind::LevelStarts;
        condition.level = isLevel ? 1 : 0;
        condition.threshold = isLevel ? 0 : cursor().threshold();
        chooseBreakpoint(kind);
        QVERIFY(conditions() == std::vector{condition});
        seek(0);
        expected.seek(0);
        QVERIFY(expected.runUntil(std::array{condition}));
        m_stepper->bar()->run(true);
        QCOMPARE(placeOf(cursor()), placeOf(expected));
    }
}

void TestStepperView::clickBesideALineSetsABreakpoint()
{
    BreakpointsModel* model = breakpoints();
    QVERIFY(model->removeRows(0, model->rowCount()));
    auto* listing = m_stepper->findChild<ListingView*>();
    StopCondition condition{StopCondition::Kind::LineRun, {}, {}};
    condition.line = Line::TestSize;
    const auto rows =
        listing->model()->match(listing->model()->index(0, ListingModel::LabelColumn), ListingModel::LineRole,
                                static_cast<int>(condition.line), 1, Qt::MatchExactly);
    QCOMPARE(rows.size(), 1);
    const auto click = [&] {
        listing->scrollTo(rows.front());
        QTest::mouseClick(listing->viewport(), Qt::LeftButton, {},
                          listing->visualRect(rows.front()).center());
    };
    click();
    QVERIFY(conditions() == std::vector{condition} && model->has(static_cast<int>(condition.line)));
    Stepper expected = reference();
    for (int i = 0; i < 2; ++i) {
        QVERIFY(expected.runUntil(std::array{condition}));
        m_stepper->bar()->run(true);
        QCOMPARE(placeOf(cursor()), placeOf(expected));
    }
    m_stepper->bar()->run(false);
    QVERIFY(expected.runBackUntil(std::array{condition}));
    QCOMPARE(placeOf(cursor()), placeOf(expected));
    click();
    QVERIFY(conditions().empty());
    const Line ran = cursor().line();
    QTest::keyClick(listing, Qt::Key_B, Qt::ShiftModifier);
    QVERIFY(model->has(static_cast<int>(ran)));
    QTest::keyClick(listing, Qt::Key_B, Qt::ShiftModifier);
    QVERIFY(!model->has(static_cast<int>(ran)));
}

void TestStepperView::breakpointsAreSwitchedAndRemoved()
{
    BreakpointsModel* model = breakpoints();
    chooseBreakpoint(StopCondition::Kind::CandidateSplit);
    QCOMPARE(model->rowCount(), 2);
    auto* list = m_stepper->findChild<QListView*>(QStringLiteral("breakpoints"));
    list->setCurrentIndex(model->index(0));
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(!m_stepper->bar()->isPlaying());
    QCOMPARE(conditions().size(), 1U);
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(cursor().step(), 0U); // the key moves in the list
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(conditions().empty());
    QTest::keyClick(list, Qt::Key_Delete);
    QCOMPARE(model->rowCount(), 1);
    auto* remove = m_stepper->findChild<QToolButton*>("removeBreakpoint");
    for (int time = 0; time < 2; ++time) { // the second time none is left
        QTest::mouseClick(remove, Qt::LeftButton);
        QCOMPARE(model->rowCount(), 0);
    }
}

void TestStepperView::runWithoutABreakpointIsRefused()
{
    const QSignalSpy said(m_session->notifier(), &Notifier::told);
    QVERIFY(breakpoints()->removeRows(0, 1));
    m_stepper->bar()->run(true);
    QCOMPARE(cursor().step(), 0U);
    QCOMPARE(said.count(), 1);
    // Without a node in the sequence, conditions on a node cannot be chosen.
    m_session->selection()->select(noNode);
    std::vector<bool> enabled;
    const WhenShown<QMenu> answer([&](QMenu* menu) {
        for (const QAction* each : menu->actions())
            enabled.push_back(each->isEnabled());
        menu->close();
    });
    press(Qt::Key_B);
    QCOMPARE(enabled, (std::vector<bool>{true, true, false, false, false, true, false, false}));
}

void TestStepperView::timelineGoesWhereItIsClickedDraggedAndWheeled()
{
    TimelineView timeline(m_session.get());
    timeline.resize(700, 46);
    timeline.grab(); // computes the layout
    const std::uint64_t count = cursor().stepCount();
    for (const std::uint64_t step : {count / 2, std::uint64_t{3}, count - 1, std::uint64_t{0}}) {
        const QPoint at(qRound(timeline.x(step)), 20);
        QTest::mouseClick(&timeline, Qt::LeftButton, {}, at);
        QCOMPARE(cursor().step(), timeline.placeAt(at.x()));
    }
    QTest::mousePress(&timeline, Qt::LeftButton, {}, QPoint(9, 20));
    QMouseEvent move(QEvent::MouseMove, QPointF(5000, 20), timeline.mapToGlobal(QPointF(5000, 20)),
                     Qt::NoButton, Qt::LeftButton, {}); // far outside
    QApplication::sendEvent(&timeline, &move);
    QTest::mouseRelease(&timeline, Qt::LeftButton, {}, QPoint(600, 20));
    QTest::mouseMove(&timeline, QPoint(40, 20)); // no button is held
    QCOMPARE(cursor().step(), count - 1);
    seek(0);
    for (const int delta : {-120, -120, 120})
        wheel(&timeline, delta);
    QCOMPARE(cursor().step(), 1U);
}

void TestStepperView::listingIsNeverCut()
{
    ListingView* lines = m_stepper->listingView();
    for (const int width : {200, 900}) {
        lines->resize(width, 600);
        handleEvents();
        QCOMPARE(lines->horizontalScrollBar()->maximum(), 0);
        for (int row = 0; row < lines->listing()->rowCount(); ++row) {
            const QModelIndex line = lines->listing()->index(row, ListingModel::TextColumn);
            const QRect place = lines->visualRect(line);
            const QVariant font = line.data(Qt::FontRole);
            const QFontMetrics metrics(font.isNull() ? lines->font() : font.value<QFont>());
            // Wrapped into the column it needs at least this many lines.
            const int lengths = metrics.horizontalAdvance(line.data().toString().trimmed());
            QVERIFY2(place.height() >= metrics.height() * ((lengths + place.width() - 1) / place.width()),
                     qPrintable(line.data().toString()));
            QVERIFY2(lines->sizeHintForIndex(line).width() <= place.width(),
                     qPrintable(line.data().toString()));
        }
    }
}

void TestStepperView::currentLineIsSeenAtAnySize()
{
    ListingView* lines = m_stepper->listingView();
    for (const std::uint64_t step : {0, 3}) { // the first step was not reached by stepping
        seek(step);
        for (const QSize& size : {QSize(200, 60), QSize(900, 700), QSize(200, 60)}) {
            lines->resize(size);
            handleEvents();
            const QModelIndex line = lines->listing()->currentRows().first.siblingAtColumn(0);
            QVERIFY(lines->viewport()->rect().intersects(lines->visualRect(line)));
        }
    }
}

void TestStepperView::everyViewFollows()
{
    const TreeView treeView(m_session.get());
    const LevelsView levelsView(m_session.get());
    const auto* tree = static_cast<DomTreeModel*>(treeView.tree()->model());
    const auto* levels = static_cast<LevelsModel*>(levelsView.tree()->model());
    const ListingView* lines = m_stepper->listingView();
    QTreeView* table = m_stepper->tables()->symbols();
    m_stepper->tables()->setCurrentWidget(table);
    const auto* symbols = static_cast<SymbolsModel*>(table->model());
    for (std::uint64_t step = 1; step < cursor().stepCount(); ++step) {
        press(Qt::Key_Right);
        QCOMPARE(cursor().step(), step);
        const QModelIndex line = lines->listing()->currentRows().first.siblingAtColumn(0);
        QVERIFY2(lines->viewport()->rect().intersects(lines->visualRect(line)), "seen without scrolling");
        const StepPlace& place = cursor().place();
        const QModelIndex level = levelsView.tree()->currentIndex();
        QCOMPARE(levels->data(level, LevelsModel::LevelRole).toUInt(), place.level);
        QCOMPARE(m_session->selection()->level(), place.level);
        const bool isAttempt = place.kind == StepKind::Read || place.kind == StepKind::AttemptStart;
        QCOMPARE(level.parent().isValid(), isAttempt);
        if (isAttempt)
            QCOMPARE(level.siblingAtColumn(0), levels->attemptIndex(place.attempt));
        if (place.kind != StepKind::Read)
            continue;
        const NodeId node = analysis().sequence.nodes[cursor().position().value];
        QCOMPARE(m_session->selection()->node(), node);
        QCOMPARE(tree->nodeAt(treeView.tree()->currentIndex()), node);
        QCOMPARE(symbols->symbolAt(table->currentIndex().row()),
                 analysis().sequence.symbols[cursor().position().value]);
    }
    // A node that the user selects is shown as in Inspect, and the step stays.
    seek(9);
    m_session->selection()->selectPosition({2});
    QCOMPARE(cursor().step(), 9U);
    QCOMPARE(tree->nodeAt(treeView.tree()->currentIndex()), analysis().sequence.nodes[2]);
    QCOMPARE(levels->data(levelsView.tree()->currentIndex(), LevelsModel::LevelRole).toUInt(), 0U);
    // A row of the symbols selects a node of its symbol.
    table->setCurrentIndex(symbols->index(1, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(analysis().sequence.positionOf(m_session->selection()->node()),
             cursor().firstOccurrence(symbols->symbolAt(1)));
}

void TestStepperView::anotherVariantStartsAtTheFirstStep()
{
    const LevelsView levels(m_session.get());
    const QSignalSpy analysed(m_session->runner(), &AnalysisRunner::analysisChanged);
    const auto read = [&](int variant, const std::function<void()>& meanwhile) {
        AnalysisOptions options = m_session->runner()->options();
        options.search = variants[static_cast<std::size_t>(variant)].options;
        const auto before = analysed.count();
        m_session->runner()->setOptions(options);
        meanwhile(); // the old run is still shown
        return waitFor([&] { return analysed.count() > before; });
    };
    press(Qt::Key_End);
    QVERIFY(m_session->selection()->level() > 0);
    QVERIFY(read(0, [this] { press(Qt::Key_Left); }));
    QCOMPARE(placeOf(cursor()), Moved(0, reference().lineIndex()));
    QCOMPARE(m_session->selection()->level(), 0U);
    QCOMPARE(levels.tree()->currentIndex(), levels.tree()->model()->index(0, 0));
    breakpoints()->removeRows(0, 1);
    m_stepper->bar()->speed()->setValue(8);
    press(Qt::Key_Space);
    QVERIFY(read(1, [this] { player()->frame(20); }));
    player()->frame(20); // never from the old run
    QVERIFY(cursor().step() <= 30);
}

void TestStepperView::pagesOfNothingStep()
{
    using Page = std::pair<const char*, std::uint32_t>; // page and number of positions
    for (const auto& [html, positions] :
         {Page{"<!-- nothing -->", 0}, Page{"<body></body>", 1}, Page{"<body><p></p></body>", 2}}) {
        PageSession session;
        StepperView view(&session);
        TimelineView timeline(&session);
        PlotView plot(&session);
        WaterlineView water(&session, &plot);
        const std::array<QWidget*, 4> all{&view, &timeline, &plot, &water};
        auto* player = view.findChild<Player*>();
        player->setManual();
        session.setStepping(true); // without a page
        const auto pressKeys = [&] {
            for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up, Qt::Key_End,
                                      Qt::Key_G, Qt::Key_Home, Qt::Key_Space})
                QTest::keyClick(&view, key);
        };
        pressKeys();
        QVERIFY(!view.bar()->isPlaying());
        analyse(session, html, Parser::Libxml2); // the first has no body
        QCOMPARE(session.runner()->analysis().sequence.size(), positions);
        const WhenShown<QInputDialog> answer([](QInputDialog* dialog) { dialog->reject(); });
        pressKeys();
        for (int frame = 0; frame < 100; ++frame)
            player->frame(1000);
        QVERIFY(!view.bar()->isPlaying());
        QCOMPARE(session.cursor()->stepper().step(), session.cursor()->stepper().stepCount() - 1);
        view.bar()->run(true);
        for (QWidget* each : all) {
            each->grab();
            for (int x = 0; x < each->width(); x += 40)
                QTest::mouseClick(each, Qt::LeftButton, {}, QPoint(x, 20));
            for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Up})
                QTest::keyClick(each, key);
            wheel(each, 240);
            each->grab();
        }
    }
}

void TestStepperView::anotherAlgorithmIsSteppedThrough()
{
    QVERIFY(choose(Algorithm::NoiseEliminate));
    QVERIFY2(!m_session->cursor()->isStepping(), "the search shows its outcome");
    const ListingModel* listing = m_stepper->listingView()->listing();
    int lines = 0; // rows of lines that run
    for (int row = 0; row < listing->rowCount(); ++row)
        lines += listing->index(row, 0).data(ListingModel::LineRole).isValid() ? 1 : 0;
    QCOMPARE(lines, std::ranges::count(run()->run().listing, true, &AlgorithmLine::isRunnable));
    RunStepper reference = *run();
    const std::uint64_t searchStep = m_session->cursor()->stepper().step();
    for (const auto& [key, modifiers, grain, isForward] :
         {std::tuple{Qt::Key_Right, Qt::KeyboardModifiers(), Grain::Step, true},
          {Qt::Key_Down, Qt::KeyboardModifiers(), Grain::Line, true},
          {Qt::Key_Right, Qt::KeyboardModifiers(Qt::ControlModifier), Grain::Level, true},
          {Qt::Key_Up, Qt::KeyboardModifiers(), Grain::Line, false},
          {Qt::Key_Left, Qt::KeyboardModifiers(), Grain::Step, false}}) {
        press(key, modifiers);
        isForward ? reference.next(grain) : reference.previous(grain);
        QCOMPARE(run()->event(), reference.event());
        QCOMPARE(listing->currentRows().first.data(ListingModel::LineRole).toInt(), int(reference.row()));
        if (reference.node() != noNode)
            QCOMPARE(m_session->selection()->node(), reference.node());
    }
    press(Qt::Key_End);
    QCOMPARE(run()->event() + 1, run()->eventCount());
    QVERIFY2(waitFor([this] { return m_session->kept()->shown() == m_session->algorithms()->kept(); }),
             "the pruned page is what the run leaves");
    QCOMPARE(m_session->cursor()->stepper().step(), searchStep);
    m_session->setWorkspace(Workspace::Inspect);
    QVERIFY2(waitFor([this] { return m_session->kept()->shown() == m_session->kept()->mask(); }),
             "the pruned page is the result of the search again");
    m_session->setStepping(true);
    QVERIFY2(!m_session->algorithms()->chosen() && m_session->cursor()->isStepping(),
             "whoever wants a step of the search gets it");
}

void TestStepperView::anotherAlgorithmStopsAtBreakpoints()
{
    QVERIFY(choose(Algorithm::NoiseEliminate));
    m_stepper->bar()->run(true);
    QVERIFY2(isDecision(run()->line().kind), "the first breakpoint is at every decision");
    const PrunedNodes pruned = run()->run().pruned.front();
    QCOMPARE(run()->event(), std::size_t{pruned.event});
    while (breakpoints()->rowCount() > 0)
        breakpoints()->removeRow(0);
    press(Qt::Key_Home);
    breakpoints()->setAnnotated([pruned] { return std::vector{pruned.begin}; });
    breakpoints()->add(StopCondition::Kind::AnnotatedPruned);
    m_stepper->bar()->run(true);
    QCOMPARE(run()->event(), std::size_t{pruned.event});
    breakpoints()->removeRow(0);
    press(Qt::Key_Home);
    press(Qt::Key_Down);
    press(Qt::Key_B, Qt::ShiftModifier); // at the line that ran last
    const std::uint16_t row = run()->row();
    QVERIFY(breakpoints()->has(row));
    m_stepper->bar()->run(true);
    QCOMPARE(run()->row(), row);
    QVERIFY(run()->event() > 1);
    m_session->algorithms()->choose({});
    QVERIFY2(conditions().empty(), "a line of another algorithm is no line of searchRegion");
    breakpoints()->add(StopCondition::Kind::AnnotatedPruned);
    QCOMPARE(conditions().front().annotated, std::vector{analysis().sequence.positionOf(pruned.begin)});
}

void TestStepperView::algorithmsOfASiteNeedItsTree()
{
    m_session->algorithms()->choose(Algorithm::MapSst);
    QVERIFY(m_session->algorithms()->needsSite());
    QCOMPARE(run(), nullptr);
    QCOMPARE(m_stepper->listingView()->listing()->rowCount(), 0);
    const auto site = std::make_shared<LearntSite>();
    grow(site->site, m_session->trees()->document());
    site->measured = measure(site->site);
    m_session->algorithms()->setSite(site, 0.5);
    QVERIFY(waitFor([this] { return run() != nullptr; }));
    QCOMPARE(run()->run().algorithm, Algorithm::MapSst);
    QVERIFY(choose(Algorithm::MarkNoise));
    m_session->algorithms()->setSite(nullptr, 0);
    QCOMPARE(run(), nullptr);
}

void TestStepperView::theMapLeadsToEachAlgorithm()
{
    AlgorithmMap* map = m_stepper->chooser()->map();
    const auto click = [map](const char* algorithm) {
        map->findChild<QPushButton*>(QString::fromLatin1(algorithm))->click();
    };
    for (const Algorithm algorithm : algorithms) {
        m_session->setWorkspace(Workspace::Inspect);
        click(std::string(name(algorithm)).c_str());
        QCOMPARE(m_session->workspace(), Workspace::Step);
        QCOMPARE(m_session->algorithms()->chosen(), std::optional(algorithm));
        QCOMPARE(m_stepper->chooser()->list()->currentIndex(), static_cast<int>(algorithm) + 1);
    }
    click("filterAlphabet");
    QVERIFY(m_session->cursor()->isStepping());
    QVERIFY(std::ranges::find(cursor().lines(), Line::FilterAlphabet) != cursor().lines().end());
    click("pruneDOMTree");
    QCOMPARE(cursor().step() + 1, cursor().stepCount());
    click("tagPathSequenceFilter");
    QCOMPARE(cursor().step(), 0U);
}

TAGSEAM_TEST(TestStepperView)
#include "tst_stepperview.moc"
