// SPDX-License-Identifier: MIT
// The step debugger in the whole window: real keys reach it from every pane, and both pages follow.
#include "tests/ui/window/windowtest.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/tools/levels/levelsview.h"
#include "ui/tools/step/breakpointsmodel.h"
#include "ui/tools/step/listingview.h"
#include "ui/tools/step/stepbar.h"
#include "ui/tools/step/stepperview.h"
#include "ui/tools/step/steptables.h"
#include "ui/tools/step/timelineview.h"
#include "ui/tree/treeview.h"

#include <QDockWidget>
#include <QListView>
#include <QSlider>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

#include <set>

using namespace tagseam;

class TestStepping : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1280, 860}); }
    void workspaceSwitchKeepsPageStepAndSelection();
    void keysStepInEveryPane();
    void shortcutsStep();
    void eachTabShowsItselfAloneAndKeysReachEveryPart();
    void prunedPageShrinksByLevel();
    void partsOfThePageAreMarkedApart();
    void marksOfAStepLeaveWithTheStepsAndThePage();
    void playingEndsWithTheWindow();

  private:
    using Moves = std::function<void(Stepper&)>;

    bool openList() { return open(write("list.html", QByteArray::fromStdString(menuAndList()))); }
    // Sends the key to the focus widget, as from a keyboard.
    void press(const QKeySequence& key)
    {
        QTest::keyClick(m_window->windowHandle(), key[0].key(), key[0].keyboardModifiers());
    }
    void startStepping()
    {
        press(Qt::CTRL | Qt::Key_2);
        QVERIFY(session().cursor()->isStepping());
        seek(0);
    }
    // Acts, and expects the step and the line to which the same moves lead.
    void expectMove(Stepper& expected, const Moves& move, const QString& name,
                    const std::function<void()>& act)
    {
        move(expected);
        act();
        QVERIFY2(session().cursor()->stepper().step() == expected.step() &&
                     session().cursor()->stepper().lineIndex() == expected.lineIndex(),
                 qPrintable(name));
    }
    static Moves next(Grain grain)
    {
        return [grain](Stepper& stepper) { stepper.next(grain); };
    }
    static Moves previous(Grain grain)
    {
        return [grain](Stepper& stepper) { stepper.previous(grain); };
    }
    Stepper reference() { return {analysis().sequence.symbols, analysis().trace}; }
    void seek(std::uint64_t step)
    {
        session().cursor()->step([step](Stepper& stepper) { stepper.seek(step); });
    }
    bool isMarked() { return !overlay().left.empty() || !overlay().right.empty(); }
    StepperView* stepper() { return m_window->findChild<StepperView*>(); }
};

void TestStepping::workspaceSwitchKeepsPageStepAndSelection()
{
    const auto isShown = [this](const char* dock) {
        return m_window->findChild<QDockWidget*>(QLatin1String(dock))->isVisible();
    };
    const auto isAsInspecting = [&] {
        return !session().cursor()->isStepping() && isShown("treeDock") && !isShown("stepDock");
    };
    const auto selected = [this] {
        return analysis().sequence.positionOf(session().selection()->node()).value;
    };
    QVERIFY(open("sample:regions") && isAsInspecting());
    session().selection()->selectPosition({30});
    press(Qt::CTRL | Qt::Key_2);
    QVERIFY(isShown("stepDock") && stepper()->hasFocus());
    QCOMPARE(selected(), 30U);
    for (int i = 0; i < 4; ++i)
        press(Qt::Key_Right);
    session().selection()->selectPosition({20});
    press(Qt::CTRL | Qt::Key_1);
    QVERIFY(isAsInspecting());
    press(Qt::CTRL | Qt::Key_2);
    QCOMPARE(session().cursor()->stepper().step(), 4U);
    QCOMPARE(selected(), 20U);
    press(Qt::ALT | Qt::Key_Left); // steps are not in the history of selected nodes
    QCOMPARE(session().cursor()->stepper().step(), 4U);
    QCOMPARE(selected(), 30U);
    m_window->plotView()->setFocus();
    press(Qt::CTRL | Qt::Key_2); // from any focus it returns to the stepper
    QVERIFY(stepper()->hasFocus());
}

void TestStepping::keysStepInEveryPane()
{
    startStepping();
    for (QWidget* pane : std::initializer_list<QWidget*>{
             stepper(), stepper()->listingView(), m_window->plotView(), m_window->findChild<TimelineView*>(),
             m_window->waterlineView(), stepper()->tables()->variables(), stepper()->tables()->symbols()}) {
        seek(0);
        for (int tab = 0; tab < stepper()->tables()->count(); ++tab) {
            const QWidget* shown = stepper()->tables()->widget(tab);
            if (shown == pane || shown->isAncestorOf(pane))
                stepper()->tables()->setCurrentIndex(tab);
        }
        pane->setFocus();
        QVERIFY(pane->hasFocus());
        std::vector<std::pair<QKeySequence, Moves>> moves{
            {Qt::Key_Right, next(Grain::Step)},
            {Qt::Key_Right, next(Grain::Step)},
            {Qt::Key_Left, previous(Grain::Step)},
            {Qt::SHIFT | Qt::Key_Right, next(Grain::Attempt)},
            {Qt::SHIFT | Qt::Key_Left, previous(Grain::Attempt)},
            {Qt::CTRL | Qt::Key_Right, next(Grain::Level)},
            {Qt::CTRL | Qt::Key_Left, previous(Grain::Level)}};
        const bool isTable =
            pane == stepper()->tables()->variables() || pane == stepper()->tables()->symbols();
        if (!isTable &&
            pane != m_window->waterlineView()) // these keys move the current row and the threshold there
            moves.insert(moves.end(),
                         {{Qt::Key_Down, next(Grain::Line)}, {Qt::Key_Up, previous(Grain::Line)}});
        if (!isTable)
            moves.insert(moves.end(), {{Qt::Key_End, [](Stepper& at) { at.seek(at.stepCount() - 1); }},
                                       {Qt::Key_Right, next(Grain::Step)}, // there is none
                                       {Qt::Key_Home, [](Stepper& at) { at.seek(0); }},
                                       {Qt::Key_Left, previous(Grain::Step)}});
        Stepper expected = reference();
        for (const auto& [key, move] : moves)
            expectMove(expected, move, key.toString() + ' ' + pane->metaObject()->className(),
                       [&] { press(key); });
        for (const bool isPlaying : {true, false}) {
            press(Qt::Key_Space);
            QCOMPARE(stepper()->bar()->isPlaying(), isPlaying);
        }
    }
}

void TestStepping::shortcutsStep()
{
    const std::array conditions{StopCondition{StopCondition::Kind::AcceptedSplit, {}, {}}};
    const auto run = [&](Stepper& at) { at.runUntil(conditions); };
    const std::vector<std::pair<QKeySequence, Moves>> moves{
        {Qt::Key_F10, next(Grain::Step)},
        {Qt::Key_F11, next(Grain::Line)},
        {Qt::SHIFT | Qt::Key_F11, previous(Grain::Line)},
        {Qt::Key_F9, next(Grain::Attempt)},
        {Qt::CTRL | Qt::Key_F10, next(Grain::Level)},
        {Qt::SHIFT | Qt::Key_F9, previous(Grain::Attempt)},
        {Qt::SHIFT | Qt::Key_F10, previous(Grain::Step)},
        {Qt::CTRL | Qt::SHIFT | Qt::Key_F10, previous(Grain::Level)},
        {Qt::Key_F8, run},
        {Qt::Key_F8, run},
        {Qt::SHIFT | Qt::Key_F8, [&](Stepper& at) { at.runBackUntil(conditions); }}};
    seek(0);
    session().setStepping(false);
    m_window->treeView()->tree()->setFocus();
    Stepper expected = reference();
    for (const auto& [key, move] : moves)
        expectMove(expected, move, key.toString(), [&] { press(key); });
    QVERIFY(session().cursor()->isStepping());
    for (const bool isPlaying : {true, false}) {
        press(Qt::Key_F7);
        QCOMPARE(stepper()->bar()->isPlaying(), isPlaying);
    }
    // If the stepper cannot do something, the status line says so.
    BreakpointsModel* breakpoints = stepper()->breakpoints();
    QVERIFY(breakpoints->setData(breakpoints->index(0), Qt::Unchecked, Qt::CheckStateRole));
    m_window->statusBar()->clearMessage();
    press(Qt::Key_F8);
    QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
}

void TestStepping::eachTabShowsItselfAloneAndKeysReachEveryPart()
{
    std::set<QWidget*> reached;
    QTabWidget* tabs = stepper()->tables();
    QVERIFY(tabs->indexOf(m_window->findChild<LevelsView*>()) >= 0); // in a window of this width
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        for (int other = 0; other < tabs->count(); ++other)
            QCOMPARE(tabs->widget(other)->isVisible(), other == tab);
        stepper()->setFocus();
        std::vector<int> tops; // tops of the widgets that the key reaches before it leaves the pane
        bool isInside = true;
        for (int i = 0; i < 60; ++i) {
            press(Qt::Key_Tab);
            QWidget* stop = QApplication::focusWidget();
            reached.insert(stop);
            isInside = isInside && stepper()->isAncestorOf(stop);
            if (isInside)
                tops.push_back(stop->mapTo(stepper(), QPoint()).y());
        }
        QVERIFY(tops.size() >= 3 && std::ranges::is_sorted(tops)); // from the top to the bottom
    }
    for (QWidget* part : std::initializer_list<QWidget*>{
             tabs->tabBar(), stepper()->listingView(), stepper()->tables()->variables(),
             stepper()->tables()->symbols(), stepper()->findChild<QListView*>(QStringLiteral("breakpoints")),
             stepper()->bar()->speed(), stepper()->findChild<QToolButton*>("addBreakpoint"),
             stepper()->findChild<QToolButton*>("removeBreakpoint"), m_window->plotView(),
             m_window->waterlineView()})
        QVERIFY2(reached.contains(part), qPrintable(part->accessibleName() + part->objectName()));
    session().setStepping(false);
    QVERIFY(m_window->findChild<LevelsView*>()->isVisible());
}

void TestStepping::prunedPageShrinksByLevel()
{
    startStepping();
    QVERIFY(answers());
    const Document& document = session().trees()->document();
    const auto isOfItsLevel = [&] {
        const Region region = session().cursor()->stepper().region();
        std::set<std::uint32_t> expected; // elements that the level has, or that contain one of its nodes
        for (std::uint32_t p = region.begin.value; p < region.end.value; ++p) {
            for (NodeId node = analysis().sequence.nodes[p]; node.value != 0; node = document.parent(node)) {
                if (document.isElement(node))
                    expected.insert(node.value);
            }
        }
        std::set<std::uint32_t> stamps;
        for (const QVariant& each :
             ask(loader().prunedPage(), "[...document.body.querySelectorAll('[data-tagseam-node]'),"
                                        " document.body, document.documentElement]"
                                        ".map(e => Number(e.getAttribute('data-tagseam-node')))")
                 .toList())
            stamps.insert(each.toUInt());
        return stamps == expected;
    };
    const std::size_t levels = analysis().trace.levels.size();
    QVERIFY(levels > 2);
    for (std::uint32_t level = 0; level < levels; ++level) {
        QVERIFY(level == 0 || settles([this] { press(Qt::CTRL | Qt::Key_Right); }));
        QCOMPARE(session().cursor()->stepper().place().level, level);
        QVERIFY(isOfItsLevel());
    }
    QVERIFY(settles([this] { press(Qt::Key_Home); }) && isOfItsLevel());
}

void TestStepping::partsOfThePageAreMarkedApart()
{
    QVERIFY(openList());
    startStepping();
    QVERIFY(answers() && !isMarked()); // nothing is scanned yet
    seek(8);                           // in the menu
    QCOMPARE(session().cursor()->stepper().place().kind, StepKind::Read);
    QVERIFY(waitFor([this] { return !overlay().left.empty() && !overlay().right.empty(); }) && answers());
    const auto isIn = [this](const std::vector<QRectF>& boxes, const QString& selector) {
        const QVariantList middle =
            ask(loader().page(), QStringLiteral("(() => { const b = document.querySelector('%1')"
                                                ".getBoundingClientRect(); return [b.x + b.width / 2,"
                                                " b.y + b.height / 2]; })()")
                                     .arg(selector))
                .toList();
        const QPointF point(middle.at(0).toDouble(), middle.at(1).toDouble());
        return std::ranges::any_of(boxes, [&](const QRectF& each) { return each.contains(point); });
    };
    QVERIFY(isIn(overlay().left, ".menu a") && !isIn(overlay().right, ".menu a"));
    QVERIFY(isIn(overlay().right, ".foot") && !isIn(overlay().left, ".foot"));
    press(Qt::CTRL | Qt::Key_Right); // level 2 has no menu
    QVERIFY(waitFor([this] { return overlay().left.empty(); }) && answers());
    QVERIFY(!isIn(overlay().right, ".menu a"));
}

void TestStepping::marksOfAStepLeaveWithTheStepsAndThePage()
{
    for (std::uint64_t step = 2; step < 7; ++step) {
        seek(step); // asks the page, whose answer comes when it is no longer wanted
        session().setStepping(false);
        ask(loader().page(), "1"); // the page has answered all questions before this one
        QVERIFY(!isMarked());
        session().setStepping(true);
        QVERIFY(waitFor([this] { return isMarked(); }));
    }
    press(Qt::Key_End);
    QVERIFY(open("sample:shop") && session().cursor()->isStepping());
    QCOMPARE(session().cursor()->stepper().step(), 0U);
    QCOMPARE(session().selection()->level(), 0U);
    QVERIFY(waitFor([this] { return !isMarked(); }));
}

void TestStepping::playingEndsWithTheWindow()
{
    stepper()->breakpoints()->removeRows(0, stepper()->breakpoints()->rowCount());
    stepper()->bar()->speed()->setValue(7); // 300 a second
    press(Qt::Key_Space);                   // runs on its own timer
    QVERIFY(waitFor([this] { return session().cursor()->stepper().step() > 20; }) &&
            stepper()->bar()->isPlaying());
    m_window->close();
    m_window.reset();
    handleEvents();
}

TAGSEAM_TEST(TestStepping)
#include "tst_stepping.moc"
