// SPDX-License-Identifier: MIT
// The step debugger in the whole window: real keys reach it from every pane, and both pages follow.
#include "ui/models/breakpointsmodel.h"
#include "ui/views/listingview.h"
#include "ui/views/pageoverlay.h"
#include "ui/views/plotview.h"
#include "ui/views/stepperview.h"
#include "ui/views/timelineview.h"
#include "ui/views/treeview.h"
#include "ui/views/waterlineview.h"
#include "windowtest.h"

#include <QDockWidget>
#include <QListView>
#include <QSlider>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <set>

using namespace tagseam;

class TestStepping : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1280, 860}); }
    void cleanupTestCase() { closeWindow(); }
    void workspaceSwitchKeepsPageStepAndSelection();
    void keysStepInEveryPane();
    void shortcutsAndButtonsStep();
    void keyboardReachesEveryPart();
    void prunedPageShrinksByLevel();
    void partsOfThePageAreMarkedApart();
    void marksOfAStepLeaveWithTheStepsAndThePage();
    void playingEndsWithThePageAndWithTheWindow();

  private:
    using Moves = std::function<void(Stepper&)>;

    bool openList() { return open(write("list.html", QByteArray::fromStdString(menuAndList()))); }
    // To the widget that has the focus, as from a keyboard.
    void press(const QKeySequence& key)
    {
        QTest::keyClick(m_window->windowHandle(), key[0].key(), key[0].keyboardModifiers());
    }
    void startStepping()
    {
        press(Qt::CTRL | Qt::Key_2);
        QVERIFY(session().isStepping());
        seek(0);
    }
    // Acts, and expects the step and the line that the same moves lead to.
    void expectMove(Stepper& expected, const Moves& move, const QString& name,
                    const std::function<void()>& act)
    {
        move(expected);
        act();
        QVERIFY2(session().stepper().step() == expected.step() &&
                     session().stepper().lineIndex() == expected.lineIndex(),
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
        session().step([step](Stepper& stepper) { stepper.seek(step); });
    }
    const PageOverlay& overlay()
    {
        for (QObject* each : m_window->originalView()->children()) {
            if (const auto* found = dynamic_cast<PageOverlay*>(each))
                return *found;
        }
        qFatal("the view has no overlay");
    }
    bool isMarked() { return !overlay().left.empty() || !overlay().right.empty(); }
    StepperView* stepper() { return m_window->stepperView(); }
};

void TestStepping::workspaceSwitchKeepsPageStepAndSelection()
{
    const auto isShown = [this](const char* dock) {
        return m_window->findChild<QDockWidget*>(QLatin1String(dock))->isVisible();
    };
    const auto isAsInspecting = [&] {
        return !session().isStepping() && isShown("levelsDock") && isShown("treeDock") &&
               !isShown("stepperDock") && !m_window->timelineView()->isVisible() &&
               !m_window->waterlineView()->isVisible();
    };
    const auto selected = [this] { return analysis().sequence.positionOf(session().selection()).value; };
    QVERIFY(open("sample:regions"));
    QVERIFY(isAsInspecting());
    session().selectPosition({30});
    press(Qt::CTRL | Qt::Key_2);
    QVERIFY(isShown("stepperDock") && isShown("plotDock"));
    QVERIFY(m_window->timelineView()->isVisible() && m_window->waterlineView()->isVisible());
    QVERIFY(stepper()->hasFocus());
    QCOMPARE(selected(), 30U);
    for (int i = 0; i < 4; ++i)
        press(Qt::Key_Right);
    session().selectPosition({20});
    press(Qt::CTRL | Qt::Key_1);
    QVERIFY(isAsInspecting());
    press(Qt::CTRL | Qt::Key_2);
    QVERIFY(isShown("stepperDock"));
    QCOMPARE(session().stepper().step(), 4U);
    QCOMPARE(selected(), 20U);
    press(Qt::ALT | Qt::Key_Left); // steps are no history of what a person selected
    QCOMPARE(session().stepper().step(), 4U);
    QCOMPARE(selected(), 30U);
    m_window->plotView()->setFocus();
    press(Qt::CTRL | Qt::Key_2); // wherever the focus is, it returns to the stepper
    QVERIFY(stepper()->hasFocus());
}

void TestStepping::keysStepInEveryPane()
{
    startStepping();
    const auto last = [](Stepper& at) { at.seek(at.stepCount() - 1); };
    const auto first = [](Stepper& at) { at.seek(0); };
    for (QWidget* pane : std::initializer_list<QWidget*>{
             stepper(), stepper()->listingView(), m_window->plotView(), m_window->timelineView(),
             m_window->waterlineView(), stepper()->variablesView(), stepper()->symbolsView()}) {
        seek(0);
        if (pane == stepper()->symbolsView())
            stepper()->tabs()->setCurrentWidget(pane);
        pane->setFocus();
        QVERIFY(pane->hasFocus());
        Stepper expected = reference();
        const auto check = [&](const QKeySequence& key, const Moves& move) {
            expectMove(expected, move, key.toString() + ' ' + pane->metaObject()->className(),
                       [&] { press(key); });
        };
        check(Qt::Key_Right, next(Grain::Step));
        check(Qt::Key_Right, next(Grain::Step));
        check(Qt::Key_Left, previous(Grain::Step));
        check(Qt::SHIFT | Qt::Key_Right, next(Grain::Attempt));
        check(Qt::SHIFT | Qt::Key_Left, previous(Grain::Attempt));
        check(Qt::CTRL | Qt::Key_Right, next(Grain::Level));
        check(Qt::CTRL | Qt::Key_Left, previous(Grain::Level));
        const bool isTable = pane == stepper()->variablesView() || pane == stepper()->symbolsView();
        if (!isTable && pane != m_window->waterlineView()) { // where these keys move row and water
            check(Qt::Key_Down, next(Grain::Line));
            check(Qt::Key_Up, previous(Grain::Line));
        }
        if (!isTable) {
            check(Qt::Key_End, last);
            check(Qt::Key_Right, next(Grain::Step)); // there is none
            check(Qt::Key_Home, first);
            check(Qt::Key_Left, previous(Grain::Step));
        }
        press(Qt::Key_Space);
        QVERIFY(stepper()->isPlaying());
        press(Qt::Key_Space);
        QVERIFY(!stepper()->isPlaying());
    }
}

void TestStepping::shortcutsAndButtonsStep()
{
    auto* bar = stepper()->findChild<QToolBar*>();
    const std::array conditions{StopCondition{StopCondition::Kind::AcceptedSplit, {}, {}}};
    const auto run = [&](Stepper& at) { at.runUntil(conditions); };
    const auto runBack = [&](Stepper& at) { at.runBackUntil(conditions); };
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
        {Qt::SHIFT | Qt::Key_F8, runBack}};
    const auto buttonOf = [&](const QKeySequence& key) -> QWidget* {
        const QList<QAction*>& all = stepper()->stepActions();
        const auto action = std::ranges::find_if(all, [&](QAction* each) { return each->shortcut() == key; });
        return action == all.end() ? nullptr : bar->widgetForAction(*action);
    };
    seek(0);
    session().setStepping(false);
    m_window->treeView()->tree()->setFocus();
    Stepper expected = reference();
    for (const auto& [key, move] : moves)
        expectMove(expected, move, key.toString(), [&] { press(key); });
    QVERIFY(session().isStepping());
    seek(0);
    expected.seek(0);
    std::set<QWidget*> clicked;
    for (const auto& [key, move] : moves) {
        QWidget* button = buttonOf(key);
        QVERIFY2(button != nullptr && button->isVisible(), qPrintable(key.toString()));
        clicked.insert(button);
        expectMove(expected, move, key.toString(), [&] { QTest::mouseClick(button, Qt::LeftButton); });
    }
    QWidget* play = buttonOf(Qt::Key_F7);
    for (const bool isPlaying : {true, false}) {
        QTest::mouseClick(play, Qt::LeftButton);
        QCOMPARE(stepper()->isPlaying(), isPlaying);
        press(Qt::Key_F7);
        QCOMPARE(stepper()->isPlaying(), !isPlaying);
        press(Qt::Key_F7);
    }
    clicked.insert(play);
    for (QAction* each : bar->actions())
        QVERIFY2(each->isSeparator() || clicked.contains(bar->widgetForAction(each)),
                 qPrintable(each->text()));
    // What the stepper cannot do, it says in the status line.
    QVERIFY(stepper()->breakpoints()->setData(stepper()->breakpoints()->index(0), Qt::Unchecked,
                                              Qt::CheckStateRole));
    m_window->statusBar()->clearMessage();
    press(Qt::Key_F8);
    QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
}

void TestStepping::keyboardReachesEveryPart()
{
    std::set<QWidget*> reached;
    const auto pressTab = [&](QWidget* from, int times) {
        from->setFocus();
        for (int i = 0; i < times; ++i) {
            press(Qt::Key_Tab);
            reached.insert(QApplication::focusWidget());
        }
    };
    QTabWidget* tabs = stepper()->tabs();
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        pressTab(stepper(), 12);
    }
    pressTab(stepper(), 60);
    for (QWidget* part : std::initializer_list<QWidget*>{
             tabs->tabBar(), stepper()->listingView(), stepper()->variablesView(), stepper()->symbolsView(),
             stepper()->findChild<QListView*>(), stepper()->speed(),
             stepper()->findChild<QToolButton*>("addBreakpoint"),
             stepper()->findChild<QToolButton*>("removeBreakpoint"), m_window->plotView(),
             m_window->waterlineView()})
        QVERIFY2(reached.contains(part), qPrintable(part->accessibleName() + part->objectName()));
    // The Tab key passes over the buttons of the bar: each has a key.
    for (const QAction* each : stepper()->stepActions())
        QVERIFY2(!each->shortcut().isEmpty(), qPrintable(each->text()));
}

void TestStepping::prunedPageShrinksByLevel()
{
    startStepping();
    QVERIFY(answers());
    const Document& document = session().document();
    const auto check = [&] {
        const Region region = session().stepper().region();
        std::set<std::uint32_t> expected; // elements that the level has, or that hold one of its nodes
        for (std::uint32_t p = region.begin.value; p < region.end.value; ++p) {
            for (NodeId node = analysis().sequence.nodes[p]; node.value != 0; node = document.parent(node)) {
                if (document.isElement(node))
                    expected.insert(node.value);
            }
        }
        std::set<std::uint32_t> stamps;
        const QVariantList list =
            ask(loader().prunedPage(), "[...document.body.querySelectorAll('[data-tagseam-node]'),"
                                       " document.body, document.documentElement]"
                                       ".map(e => Number(e.getAttribute('data-tagseam-node')))")
                .toList();
        for (const QVariant& each : list)
            stamps.insert(each.toUInt());
        QVERIFY(stamps == expected);
    };
    std::vector<std::uint32_t> sizes;
    for (std::uint32_t level = 0; level < analysis().trace.levels.size(); ++level) {
        if (level > 0)
            QVERIFY(settles([this] { press(Qt::CTRL | Qt::Key_Right); }));
        QCOMPARE(session().stepper().place().level, level);
        check();
        sizes.push_back(session().stepper().region().size());
    }
    QVERIFY(sizes.size() > 2 && std::ranges::is_sorted(sizes, std::greater()));
    QVERIFY(settles([this] { press(Qt::Key_Home); }));
    check();
}

void TestStepping::partsOfThePageAreMarkedApart()
{
    QVERIFY(openList());
    startStepping();
    QVERIFY(answers());
    QVERIFY(!isMarked()); // nothing is read yet
    seek(8);              // in the menu
    QCOMPARE(session().stepper().place().kind, StepKind::Read);
    QVERIFY(waitFor([this] { return !overlay().left.empty() && !overlay().right.empty(); }));
    QVERIFY(answers());
    for (const QRectF& left : overlay().left) {
        for (const QRectF& right : overlay().right) {
            const QRectF both = left.intersected(right);
            QVERIFY(both.width() < 2 || both.height() < 2);
        }
    }
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
    QVERIFY(waitFor([this] { return overlay().left.empty(); }));
    QVERIFY(answers());
    QVERIFY(!isIn(overlay().right, ".menu a"));
}

void TestStepping::marksOfAStepLeaveWithTheStepsAndThePage()
{
    for (std::uint64_t step = 2; step < 7; ++step) {
        seek(step); // asks the page, whose answer comes when nobody wants it any more
        session().setStepping(false);
        ask(loader().page(), "1"); // the page has answered all questions before this one
        QVERIFY(!isMarked());
        session().setStepping(true);
        QVERIFY(waitFor([this] { return isMarked(); }));
    }
    press(Qt::Key_End);
    QVERIFY(open("sample:shop"));
    QVERIFY(session().isStepping());
    QCOMPARE(session().stepper().step(), 0U);
    QCOMPARE(session().level(), 0U);
    QVERIFY(waitFor([this] { return !isMarked(); }));
}

void TestStepping::playingEndsWithThePageAndWithTheWindow()
{
    stepper()->breakpoints()->removeRows(0, stepper()->breakpoints()->rowCount());
    stepper()->speed()->setValue(7); // 300 a second
    press(Qt::Key_Space);
    QVERIFY(waitFor([this] { return session().stepper().step() > 20; })); // by its own timer
    QVERIFY(stepper()->isPlaying());
    QVERIFY(openList());
    QVERIFY(!stepper()->isPlaying());
    QCOMPARE(session().stepper().step(), 0U);
    press(Qt::Key_Space);
    QVERIFY(waitFor([this] { return session().stepper().step() > 20; }));
    QVERIFY(stepper()->isPlaying());
    m_window->close();
    m_window.reset();
    handleEvents();
}

TAGSEAM_TEST(TestStepping)
#include "tst_stepping.moc"
