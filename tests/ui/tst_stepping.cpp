// SPDX-License-Identifier: MIT
// The step debugger in the whole window, by real keys, clicks and drags: it moves as the stepper does, and
// every view follows.
#include "ui/models/breakpointsmodel.h"
#include "ui/models/symbolsmodel.h"
#include "ui/models/variablesmodel.h"
#include "ui/theme.h"
#include "ui/views/levelsview.h"
#include "ui/views/listingview.h"
#include "ui/views/optionsbar.h"
#include "ui/views/pageoverlay.h"
#include "ui/views/plotview.h"
#include "ui/views/stepperview.h"
#include "ui/views/timelineview.h"
#include "ui/views/treeview.h"
#include "ui/views/waterlineview.h"
#include "windowtest.h"

#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QListView>
#include <QMenu>
#include <QSlider>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>
#include <map>
#include <set>

using namespace tagseam;

namespace {

using Moved = std::pair<std::uint64_t, std::size_t>; // step and line of it

} // namespace

class TestStepping : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1280, 860}); }
    void cleanup() { closeWindow(); }
    void workspaceSwitchKeepsPageStepAndSelection();
    void keysStepInEveryPane_data();
    void keysStepInEveryPane();
    void shortcutsStepFromAnywhere();
    void downAndUpRunLineByLine();
    void buttonsStep();
    void playStopsAtBreakpointsAndAtTheEnd();
    void playGoesAtTheSpeedAndPauses();
    void goesToAStep_data();
    void goesToAStep();
    void cancelledGoToStepStays();
    void breakpointsOfEveryKind_data();
    void breakpointsOfEveryKind();
    void breakpointsAreSwitchedAndRemovedByKeys();
    void runsWithoutABreakpointSaySo();
    void timelineGoesWhereItIsClickedAndDragged();
    void wheelOverTheTimelineSteps();
    void everyViewFollows();
    void plotShowsCursorAndReadPart();
    void plotIsDrawnAnewForAnotherRun();
    void plotOfTheOutcomeIsNotThatOfTheLastStep();
    void partsOfThePageAreMarkedApart();
    void marksOfAStepLeaveWithTheStepWorkspace();
    void prunedPageShrinksByLevel();
    void anotherReadingStartsAtTheFirstStep();
    void anotherPageStartsAtTheFirstStep();
    void anotherPageWhilePlaying();
    void closingWhilePlayingIsSafe_data();
    void closingWhilePlayingIsSafe();
    void pagesOfNothingStep_data();
    void pagesOfNothingStep();
    void languageChangesWhileStepping();
    void keyboardReachesEveryPart();

  private:
    bool openList() { return open(write("list.html", QByteArray::fromStdString(menuAndList()))); }
    // To the widget that has the focus, as from a keyboard.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }
    void startStepping()
    {
        press(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(session().isStepping());
    }
    // Types into the dialog that the next key opens.
    void answerDialog(const QString& text, bool isAccepted = true)
    {
        QTimer::singleShot(0, m_window.get(), [=, this] {
            auto* dialog = m_window->findChild<QInputDialog*>();
            if (dialog == nullptr)
                return answerDialog(text, isAccepted);
            dialog->setTextValue(text);
            isAccepted ? dialog->accept() : dialog->reject();
        });
    }
    // By the key that opens the menu and a click on its entry.
    void chooseBreakpoint(StopCondition::Kind kind)
    {
        auto* menu = stepper()->findChild<QToolButton*>("addBreakpoint")->menu();
        QTimer::singleShot(100, m_window.get(), [=] {
            QVERIFY(menu->isVisible());
            QTest::mouseClick(menu, Qt::LeftButton, {},
                              menu->actionGeometry(menu->actions().at(static_cast<int>(kind))).center());
        });
        press(Qt::Key_B);
        m_window->activateWindow(); // where no window manager does it
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    const PageOverlay& overlay()
    {
        for (QObject* each : m_window->originalView()->children()) {
            if (const auto* found = dynamic_cast<PageOverlay*>(each))
                return *found;
        }
        qFatal("the view has no overlay");
    }
    Stepper reference() { return {analysis().sequence.symbols, analysis().trace}; }
    Moved place() { return {session().stepper().step(), session().stepper().lineIndex()}; }
    static Moved placeOf(const Stepper& stepper) { return {stepper.step(), stepper.lineIndex()}; }
    void seek(std::uint64_t step)
    {
        session().step([step](Stepper& stepper) { stepper.seek(step); });
    }
    QImage plot() { return m_window->plotView()->grab().toImage(); }
    StepperView* stepper() { return m_window->stepperView(); }
    QListView* breakpointList() { return stepper()->findChild<QListView*>(); }
};

void TestStepping::workspaceSwitchKeepsPageStepAndSelection()
{
    const auto isShown = [this](const char* dock) {
        return m_window->findChild<QDockWidget*>(QLatin1String(dock))->isVisible();
    };
    QVERIFY(open("sample:regions"));
    QVERIFY(isShown("levelsDock") && isShown("treeDock") && !isShown("stepperDock"));
    QVERIFY(!m_window->timelineView()->isVisible() && !m_window->waterlineView()->isVisible());
    session().selectPosition({30});
    startStepping();
    QVERIFY(isShown("stepperDock") && isShown("plotDock"));
    QVERIFY(m_window->timelineView()->isVisible() && m_window->waterlineView()->isVisible());
    QVERIFY(stepper()->hasFocus());
    QCOMPARE(analysis().sequence.positionOf(session().selection()).value, 30U);
    for (int i = 0; i < 4; ++i)
        press(Qt::Key_Right);
    session().selectPosition({20});
    const Moved before = place();
    QVERIFY(before.first == 4);
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!session().isStepping());
    QVERIFY(isShown("levelsDock") && isShown("treeDock") && !isShown("stepperDock"));
    QVERIFY(!m_window->timelineView()->isVisible() && !m_window->waterlineView()->isVisible());
    QCOMPARE(session().name(), QStringLiteral("regions.html"));
    QCOMPARE(place(), before);
    QCOMPARE(analysis().sequence.positionOf(session().selection()).value, 20U);
    startStepping();
    QVERIFY(isShown("stepperDock"));
    QCOMPARE(place(), before);
    QCOMPARE(analysis().sequence.positionOf(session().selection()).value, 20U);
    m_window->plotView()->setFocus();
    press(Qt::Key_2, Qt::ControlModifier); // from wherever one is back to the stepper
    QVERIFY(stepper()->hasFocus());
}

void TestStepping::keysStepInEveryPane_data()
{
    QTest::addColumn<QString>("pane");
    for (const char* pane : {"stepper", "listing", "variables", "symbols", "plot", "waterline", "timeline"})
        QTest::newRow(pane) << pane;
}

void TestStepping::keysStepInEveryPane()
{
    QFETCH(QString, pane);
    QVERIFY(open("sample:regions"));
    startStepping();
    const std::map<QString, QWidget*> panes{{"stepper", stepper()},
                                            {"listing", stepper()->listingView()},
                                            {"variables", stepper()->variablesView()},
                                            {"symbols", stepper()->symbolsView()},
                                            {"plot", m_window->plotView()},
                                            {"waterline", m_window->waterlineView()},
                                            {"timeline", m_window->timelineView()}};
    if (pane == "symbols")
        stepper()->tabs()->setCurrentWidget(stepper()->symbolsView());
    panes.at(pane)->setFocus();
    QVERIFY(panes.at(pane)->hasFocus());
    Stepper expected = reference();
    const auto check = [&](Qt::Key key, Qt::KeyboardModifiers modifiers, const auto& move) {
        move();
        press(key, modifiers);
        QVERIFY2(place() == placeOf(expected), qPrintable(QKeySequence(key | modifiers).toString()));
    };
    const Qt::KeyboardModifiers none;
    for (int i = 0; i < 30; ++i)
        check(Qt::Key_Right, none, [&] { expected.next(Grain::Step); });
    for (int i = 0; i < 3; ++i)
        check(Qt::Key_Left, none, [&] { expected.previous(Grain::Step); });
    for (int i = 0; i < 3; ++i)
        check(Qt::Key_Right, Qt::ShiftModifier, [&] { expected.next(Grain::Attempt); });
    for (int i = 0; i < 2; ++i)
        check(Qt::Key_Left, Qt::ShiftModifier, [&] { expected.previous(Grain::Attempt); });
    for (int i = 0; i < 2; ++i)
        check(Qt::Key_Right, Qt::ControlModifier, [&] { expected.next(Grain::Level); });
    check(Qt::Key_Left, Qt::ControlModifier, [&] { expected.previous(Grain::Level); });
    if (pane == "stepper" || pane == "listing" || pane == "plot" || pane == "timeline") {
        check(Qt::Key_Down, none, [&] { expected.next(Grain::Line); });
        check(Qt::Key_Up, none, [&] { expected.previous(Grain::Line); });
    }
    if (pane != "variables" && pane != "symbols") { // tables have rows of their own
        check(Qt::Key_End, none, [&] { expected.seek(expected.stepCount() - 1); });
        check(Qt::Key_Right, none, [&] { expected.next(Grain::Step); }); // nowhere
        check(Qt::Key_Home, none, [&] { expected.seek(0); });
        check(Qt::Key_Left, none, [&] { expected.previous(Grain::Step); });
    }
    press(Qt::Key_Space);
    QVERIFY(stepper()->isPlaying());
    press(Qt::Key_Space);
    QVERIFY(!stepper()->isPlaying());
    answerDialog("7");
    press(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(session().stepper().step(), 6U);
}

void TestStepping::shortcutsStepFromAnywhere()
{
    QVERIFY(open("sample:regions"));
    m_window->treeView()->tree()->setFocus();
    Stepper expected = reference();
    const auto check = [&](Qt::Key key, Qt::KeyboardModifiers modifiers, const auto& move) {
        move();
        press(key, modifiers);
        QVERIFY2(place() == placeOf(expected), qPrintable(QKeySequence(key | modifiers).toString()));
    };
    const Qt::KeyboardModifiers none;
    check(Qt::Key_F10, none, [&] { expected.next(Grain::Step); });
    QVERIFY(session().isStepping());
    m_window->treeView()->tree()->setFocus(); // hidden at this width: the focus stays anywhere
    check(Qt::Key_F11, none, [&] { expected.next(Grain::Line); });
    check(Qt::Key_F11, Qt::ShiftModifier, [&] { expected.previous(Grain::Line); });
    check(Qt::Key_F9, none, [&] { expected.next(Grain::Attempt); });
    check(Qt::Key_F10, Qt::ControlModifier, [&] { expected.next(Grain::Level); });
    check(Qt::Key_F9, Qt::ShiftModifier, [&] { expected.previous(Grain::Attempt); });
    check(Qt::Key_F10, Qt::ShiftModifier, [&] { expected.previous(Grain::Step); });
    check(Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier, [&] { expected.previous(Grain::Level); });
    const std::array conditions{StopCondition{StopCondition::Kind::AcceptedSplit, {}, {}}};
    check(Qt::Key_F8, none, [&] { expected.runUntil(conditions); });
    check(Qt::Key_F8, none, [&] { expected.runUntil(conditions); });
    check(Qt::Key_F8, Qt::ShiftModifier, [&] { expected.runBackUntil(conditions); });
    press(Qt::Key_F7);
    QVERIFY(stepper()->isPlaying());
    press(Qt::Key_F7);
    QVERIFY(!stepper()->isPlaying());
}

void TestStepping::downAndUpRunLineByLine()
{
    QVERIFY(openList());
    startStepping();
    Stepper expected = reference();
    const auto check = [&] {
        QCOMPARE(place(), placeOf(expected));
        const auto* listing = qobject_cast<ListingModel*>(stepper()->listingView()->model());
        const auto [first, last] = listing->currentRows();
        QVERIFY(first.isValid() && last.isValid());
        const std::vector<ListingLine> lines = tagseam::listing(session().options().search);
        QCOMPARE(first.row(), static_cast<int>(rowOf(lines, expected.line())) +
                                  (lines[rowOf(lines, expected.line())].algorithm == 4 ? 1 : 0));
        // Seen without scrolling, and so is the line behind it.
        QVERIFY(stepper()->listingView()->viewport()->rect().intersects(
            stepper()->listingView()->visualRect(first.siblingAtColumn(0))));
        QVERIFY(!stepper()->sentence().isEmpty());
    };
    for (int i = 0; i < 260; ++i) {
        expected.next(Grain::Line);
        press(Qt::Key_Down);
        check();
    }
    for (int i = 0; i < 90; ++i) {
        expected.previous(Grain::Line);
        press(Qt::Key_Up);
        check();
    }
}

void TestStepping::buttonsStep()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    auto* bar = stepper()->findChild<QToolBar*>();
    QStringList seen;
    const auto click = [&](const QString& text) {
        for (QAction* each : bar->actions()) {
            if (each->text().remove('&') != text)
                continue;
            QWidget* button = bar->widgetForAction(each);
            QVERIFY2(button->isVisible(), qPrintable(text));
            QVERIFY2(!each->icon().isNull() && each->toolTip().contains(text), qPrintable(text));
            QTest::mouseClick(button, Qt::LeftButton);
            seen << text;
            return;
        }
        QFAIL(qPrintable(text));
    };
    Stepper expected = reference();
    const auto check = [&](const QString& text, const auto& move) {
        move();
        click(text);
        QVERIFY2(place() == placeOf(expected), qPrintable(text));
    };
    check("Next step", [&] { expected.next(Grain::Step); });
    check("Next attempt", [&] { expected.next(Grain::Attempt); });
    check("Next step", [&] { expected.next(Grain::Step); });
    check("Next line of the listing", [&] { expected.next(Grain::Line); });
    check("Previous line of the listing", [&] { expected.previous(Grain::Line); });
    check("Next level", [&] { expected.next(Grain::Level); });
    check("Previous step", [&] { expected.previous(Grain::Step); });
    check("Previous attempt", [&] { expected.previous(Grain::Attempt); });
    check("Previous level", [&] { expected.previous(Grain::Level); });
    const std::array conditions{StopCondition{StopCondition::Kind::AcceptedSplit, {}, {}}};
    check("Run to the next breakpoint", [&] { expected.runUntil(conditions); });
    check("Run to the next breakpoint", [&] { expected.runUntil(conditions); });
    check("Run back to the last breakpoint", [&] { expected.runBackUntil(conditions); });
    click("Play");
    QVERIFY(stepper()->isPlaying());
    click("Pause");
    QVERIFY(!stepper()->isPlaying());
    for (QAction* each : bar->actions())
        QVERIFY2(each->isSeparator() || seen.contains(each->text().remove('&')), qPrintable(each->text()));
}

void TestStepping::playStopsAtBreakpointsAndAtTheEnd()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    stepper()->speed()->setValue(stepper()->speed()->maximum());
    Stepper expected = reference();
    const std::array conditions{StopCondition{StopCondition::Kind::AcceptedSplit, {}, {}}};
    const auto play = [&] {
        press(Qt::Key_Space); // that it plays at all shows in where it stops
        QVERIFY(QTest::qWaitFor([&] { return !stepper()->isPlaying(); }, 10000));
        QCOMPARE(session().stepper().step(), expected.step());
    };
    int stops = 0;
    while (expected.runUntil(conditions)) {
        play();
        ++stops;
    }
    QVERIFY(stops >= 2);
    expected.seek(expected.stepCount() - 1);
    play();
    expected.seek(0);
    expected.runUntil(conditions);
    play(); // from the end it starts over
    expected.seek(expected.stepCount() - 1);
    press(Qt::Key_Home);
    stepper()->breakpoints()->setData(stepper()->breakpoints()->index(0), Qt::Unchecked, Qt::CheckStateRole);
    play();
}

void TestStepping::playGoesAtTheSpeedAndPauses()
{
    QVERIFY(open("sample:shop"));
    startStepping();
    stepper()->breakpoints()->removeRows(0, 1);
    stepper()->speed()->setValue(4); // 15 a second
    QSignalSpy stepped(&session(), &PageSession::stepChanged);
    press(Qt::Key_Space);
    QTest::qWait(1000);
    QVERIFY2(stepped.count() >= 5 && stepped.count() <= 17, qPrintable(QString::number(stepped.count())));
    QCOMPARE(session().stepper().step(), static_cast<std::uint64_t>(stepped.count())); // one at a time
    stepper()->speed()->setValue(8); // 1500 a second, while it plays
    const std::uint64_t slow = session().stepper().step();
    QVERIFY(stepper()->isPlaying());
    QVERIFY(QTest::qWaitFor([&] { return session().stepper().step() > slow + 100; }, 5000));
    press(Qt::Key_Space);
    const Moved paused = place();
    QTest::qWait(200);
    QCOMPARE(place(), paused);
    press(Qt::Key_Space);
    press(Qt::Key_Right); // whoever steps by hand wants no more playing
    QVERIFY(!stepper()->isPlaying());
}

void TestStepping::goesToAStep_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("step"); // -1: none
    QTest::newRow("number") << "12" << qint64{11};
    QTest::newRow("with spaces") << " 12 " << qint64{11};
    QTest::newRow("first") << "1" << qint64{0};
    QTest::newRow("level:attempt:position") << "1:1:3" << qint64{-2};
    QTest::newRow("level:attempt:position of level 2") << "2:1:second" << qint64{-3}; // of the level
    for (const char* nonsense :
         {"", "0", "-1", "abc", "1.5", "1:2", "1:1:1:1", ":::", "1:0:1", "99:1:1", "1:99:1", "1:1:99999999",
          "999999999", "18446744073709551617", "99999999999:1:1", "1:1:4294967296", "%2"})
        QTest::newRow(nonsense[0] == 0 ? "nothing" : nonsense) << QString::fromLatin1(nonsense) << qint64{-1};
}

void TestStepping::goesToAStep()
{
    QFETCH(QString, text);
    QFETCH(qint64, step);
    QVERIFY(open("sample:regions"));
    startStepping();
    seek(5);
    Stepper expected = reference();
    expected.seek(5);
    if (step == -2)
        QVERIFY(expected.seek(0, 0, Position{2}));
    else if (step == -3) {
        const Position second{analysis().trace.levels[1].region.begin.value + 1};
        QVERIFY(expected.seek(1, 0, second));
        text.replace("second", QString::number(second.value + 1));
    } else if (step >= 0)
        expected.seek(static_cast<std::uint64_t>(step));
    QSignalSpy said(stepper(), &StepperView::said);
    answerDialog(text);
    press(Qt::Key_G);
    QCOMPARE(place(), placeOf(expected));
    QCOMPARE(said.count(), step == -1 ? 1 : 0);
    if (step != -1)
        return;
    const QString sentence = said.first().first().toString();
    QVERIFY2(sentence.contains("“" + text.trimmed() + "”"), qPrintable(sentence));
    QVERIFY2(sentence.contains(QString::number(expected.stepCount())), qPrintable(sentence));
    QCOMPARE(m_window->statusBar()->currentMessage(), sentence);
}

void TestStepping::cancelledGoToStepStays()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    seek(5);
    QSignalSpy said(stepper(), &StepperView::said);
    answerDialog("9", false);
    press(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(session().stepper().step(), 5U);
    QCOMPARE(said.count(), 0);
}

void TestStepping::breakpointsOfEveryKind_data()
{
    QTest::addColumn<int>("kind");
    using Kind = StopCondition::Kind;
    QTest::newRow("opening") << static_cast<int>(Kind::Opening);
    QTest::newRow("accepted split") << static_cast<int>(Kind::AcceptedSplit);
    QTest::newRow("symbol exhausted") << static_cast<int>(Kind::SymbolExhausted);
    QTest::newRow("node read") << static_cast<int>(Kind::PositionRead);
    QTest::newRow("node drops out") << static_cast<int>(Kind::PositionDropped);
}

void TestStepping::breakpointsOfEveryKind()
{
    QFETCH(int, kind);
    QVERIFY(openList());
    startStepping();
    BreakpointsModel* model = stepper()->breakpoints();
    QVERIFY(model->removeRows(0, model->rowCount()));
    const Position position{4}; // a link of the menu, which is cut off
    session().selectPosition(position);
    const StopCondition condition{static_cast<StopCondition::Kind>(kind),
                                  analysis().sequence.symbols[position.value], position};
    chooseBreakpoint(condition.kind);
    QCOMPARE(model->rowCount(), 1);
    QCOMPARE(stepper()->tabs()->currentIndex(), 2); // one sees what one adds
    const bool isAboutNode = BreakpointsModel::isAboutNode(condition.kind);
    QVERIFY(isAboutNode == (kind >= static_cast<int>(StopCondition::Kind::SymbolExhausted)));
    QCOMPARE(model->conditions().size(), 1U);
    QVERIFY(!isAboutNode || model->conditions().front() == condition);
    QVERIFY(!model->data(model->index(0)).toString().isEmpty());
    chooseBreakpoint(condition.kind); // once is enough
    QCOMPARE(model->rowCount(), 1);

    Stepper expected = reference();
    int met = 0;
    QSignalSpy said(stepper(), &StepperView::said);
    for (; met < 4 && expected.runUntil(std::array{condition}); ++met) {
        press(Qt::Key_F8);
        QCOMPARE(place(), placeOf(expected));
    }
    QVERIFY(met > 0);
    QCOMPARE(said.count(), 0);
    while (expected.runBackUntil(std::array{condition})) {
        press(Qt::Key_F8, Qt::ShiftModifier);
        QCOMPARE(place(), placeOf(expected));
    }
    press(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(place(), placeOf(expected));
    QCOMPARE(said.count(), 1);
    QVERIFY(said.first().first().toString().contains("back"));
}

void TestStepping::breakpointsAreSwitchedAndRemovedByKeys()
{
    QVERIFY(openList());
    startStepping();
    BreakpointsModel* model = stepper()->breakpoints();
    QCOMPARE(model->rowCount(), 1);
    chooseBreakpoint(StopCondition::Kind::Opening);
    QCOMPARE(model->rowCount(), 2);
    breakpointList()->setFocus();
    breakpointList()->setCurrentIndex(model->index(0));
    press(Qt::Key_Space);
    QCOMPARE(model->data(model->index(0), Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QVERIFY(!stepper()->isPlaying());
    QCOMPARE(model->conditions().size(), 1U);
    press(Qt::Key_Down);
    QCOMPARE(session().stepper().step(), 0U); // Down is the list's
    press(Qt::Key_Space);
    QVERIFY(model->conditions().empty());
    press(Qt::Key_Delete);
    QCOMPARE(model->rowCount(), 1);
    // By mouse: the box in the row switches, the button removes.
    const QRect row = breakpointList()->visualRect(model->index(0));
    QTest::mouseClick(breakpointList()->viewport(), Qt::LeftButton, {},
                      row.topLeft() + QPoint(10, row.height() / 2));
    QCOMPARE(model->data(model->index(0), Qt::CheckStateRole).toInt(), int(Qt::Checked));
    QTest::mouseClick(stepper()->findChild<QToolButton*>("removeBreakpoint"), Qt::LeftButton);
    QCOMPARE(model->rowCount(), 0);
    QTest::mouseClick(stepper()->findChild<QToolButton*>("removeBreakpoint"), Qt::LeftButton); // nothing left
    QCOMPARE(model->rowCount(), 0);
}

void TestStepping::runsWithoutABreakpointSaySo()
{
    QVERIFY(openList());
    startStepping();
    QSignalSpy said(stepper(), &StepperView::said);
    breakpointList()->setCurrentIndex(stepper()->breakpoints()->index(0));
    QVERIFY(stepper()->breakpoints()->removeRows(0, 1));
    press(Qt::Key_F8);
    QCOMPARE(session().stepper().step(), 0U);
    QCOMPARE(said.count(), 1);
    QCOMPARE(m_window->statusBar()->currentMessage(), said.first().first().toString());
    // Without a node in the sequence, its conditions cannot be chosen.
    session().select(noNode);
    auto* menu = stepper()->findChild<QToolButton*>("addBreakpoint")->menu();
    std::vector<bool> enabled;
    QTimer::singleShot(50, m_window.get(), [&] {
        for (const QAction* each : menu->actions())
            enabled.push_back(each->isEnabled());
        menu->close();
    });
    press(Qt::Key_B);
    QCOMPARE(enabled, (std::vector<bool>{true, true, false, false, false}));
}

void TestStepping::timelineGoesWhereItIsClickedAndDragged()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    TimelineView* timeline = m_window->timelineView();
    timeline->grab(); // it lays itself out when painted
    const std::uint64_t count = session().stepper().stepCount();
    for (const std::uint64_t step : {count / 2, std::uint64_t{3}, count - 1, std::uint64_t{0}}) {
        const QPoint at(qRound(timeline->x(step)), 20);
        QTest::mouseClick(timeline, Qt::LeftButton, {}, at);
        QCOMPARE(session().stepper().step(), timeline->stepAt(at.x()));
        QVERIFY(std::abs(timeline->x(session().stepper().step()) - at.x()) <= 4);
    }
    const int last = timeline->width() - 9;
    QTest::mousePress(timeline, Qt::LeftButton, {}, QPoint(9, 20));
    std::uint64_t before = session().stepper().step();
    QCOMPARE(before, 0U);
    for (int x = 10; x <= last; x += 7) {
        QTest::mouseMove(timeline, QPoint(x, 20));
        QMouseEvent move(QEvent::MouseMove, QPointF(x, 20), timeline->mapToGlobal(QPointF(x, 20)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(timeline, &move);
        QVERIFY(session().stepper().step() >= before);
        before = session().stepper().step();
    }
    QMouseEvent beyond(QEvent::MouseMove, QPointF(5000, 20), timeline->mapToGlobal(QPointF(5000, 20)),
                       Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(timeline, &beyond);
    QTest::mouseRelease(timeline, Qt::LeftButton, {}, QPoint(last, 20));
    QCOMPARE(session().stepper().step(), count - 1);
    QTest::mouseMove(timeline, QPoint(40, 20)); // nothing is held
    QCOMPARE(session().stepper().step(), count - 1);
}

void TestStepping::wheelOverTheTimelineSteps()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    TimelineView* timeline = m_window->timelineView();
    const auto wheel = [&](int delta) {
        QWheelEvent event(QPointF(100, 20), timeline->mapToGlobal(QPointF(100, 20)), {}, QPoint(0, delta),
                          Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(timeline, &event);
    };
    wheel(-120);
    wheel(-120);
    QCOMPARE(session().stepper().step(), 2U);
    wheel(120);
    QCOMPARE(session().stepper().step(), 1U);
}

void TestStepping::everyViewFollows()
{
    QVERIFY(openList());
    startStepping();
    const auto* tree = static_cast<DomTreeModel*>(m_window->treeView()->tree()->model());
    const auto* levels = static_cast<LevelsModel*>(m_window->levelsView()->tree()->model());
    const auto* variables = static_cast<VariablesModel*>(stepper()->variablesView()->model());
    stepper()->tabs()->setCurrentWidget(stepper()->symbolsView());
    const auto* symbols = static_cast<SymbolsModel*>(stepper()->symbolsView()->model());
    const std::uint64_t count = session().stepper().stepCount();
    std::set<QString> changed;
    const auto check = [&] {
        const Stepper& at = session().stepper();
        const QModelIndex level = m_window->levelsView()->tree()->currentIndex();
        QCOMPARE(levels->data(level, LevelsModel::LevelRole).toUInt(), at.place().level);
        QCOMPARE(session().level(), at.place().level);
        const bool isAttempt = at.place().kind == StepKind::Read || at.place().kind == StepKind::AttemptStart;
        QCOMPARE(level.parent().isValid(), isAttempt);
        if (isAttempt)
            QCOMPARE(level.siblingAtColumn(0), levels->attemptIndex(at.place().attempt));
        if (at.place().kind != StepKind::Read)
            return;
        const NodeId node = analysis().sequence.nodes[at.position().value];
        const Symbol symbol = analysis().sequence.symbols[at.position().value];
        QCOMPARE(session().selection().value, node.value);
        QCOMPARE(tree->nodeAt(m_window->treeView()->tree()->currentIndex()).value, node.value);
        QCOMPARE(symbols->symbolAt(stepper()->symbolsView()->currentIndex().row()).value, symbol.value);
        QCOMPARE(symbols->data(symbols->indexOf(symbol).siblingAtColumn(SymbolsModel::LeftColumn)).toUInt(),
                 at.remaining(symbol));
        for (int row = 0; row < variables->rowCount(); ++row) {
            const QModelIndex index = variables->index(row, 0);
            QCOMPARE(index.data(VariablesModel::ChangedRole).toBool(),
                     index.data().toString().startsWith("● "));
            if (index.data(VariablesModel::ChangedRole).toBool())
                changed.insert(index.data().toString().mid(2));
        }
    };
    check(); // before the first step, too
    for (std::uint64_t step = 1; step < count; ++step) {
        press(Qt::Key_Right);
        QCOMPARE(session().stepper().step(), step);
        check();
    }
    for (const char* name :
         {"i", "symbol", "currentSymbolCount[symbol]", "currentAlphabet", "regionAlphabet"})
        QVERIFY2(changed.contains(QString::fromLatin1(name)), name);
    // A node chosen by hand is shown as in Inspect, and the step stays.
    seek(9);
    session().selectPosition({2});
    QCOMPARE(session().stepper().step(), 9U);
    QCOMPARE(tree->nodeAt(m_window->treeView()->tree()->currentIndex()).value,
             analysis().sequence.nodes[2].value);
    QCOMPARE(levels->data(m_window->levelsView()->tree()->currentIndex(), LevelsModel::LevelRole).toUInt(),
             0U);
    press(Qt::Key_Left, Qt::AltModifier); // steps are no history of what a person chose
    QCOMPARE(session().stepper().step(), 9U);
    QCOMPARE(session().selection().value, analysis().sequence.nodes[2].value);
}

void TestStepping::plotShowsCursorAndReadPart()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    seek(20);
    QCOMPARE(session().stepper().place().kind, StepKind::Read);
    session().selectPosition({60}); // the mark of the selection is not the cursor
    const QImage image = plot();
    const PlotGeometry& g = m_window->plotView()->geometryOfPlot();
    const auto colour = [&](double x, double y) {
        return image.pixelColor(QPointF(x, y).toPoint() * image.devicePixelRatio());
    };
    const auto isNear = [](const QColor& a, const QColor& b) {
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) <
               90;
    };
    const double x = g.x(session().stepper().position().value + 0.5);
    int hits = 0;
    for (double y = g.plot.top() + 16; y < g.plot.bottom(); ++y)
        hits += isNear(colour(std::floor(x), y), Theme::current().selection) ? 1 : 0;
    QVERIFY2(hits > 0.7 * g.plot.height(), qPrintable(QString::number(hits)));
    // Below the lowest dots the shade of what is read is bare; grid lines are few.
    const auto shade = [&](double from, double to) {
        std::map<QRgb, int> counts;
        for (double at = from; at < to; ++at)
            ++counts[colour(at, g.plot.bottom() - 3).rgb()];
        return std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; })->first;
    };
    const QRgb read = shade(g.x(1), x - 4);
    const QRgb unread = shade(x + 4, g.x(50));
    QVERIFY(read != unread);
    seek(0);
    const QImage start = plot();
    QVERIFY(start.pixel((QPointF(g.x(5), g.plot.bottom() - 3).toPoint() * start.devicePixelRatio())) != read);
}

// What stands in the plot may not depend on where one came from.
void TestStepping::plotIsDrawnAnewForAnotherRun()
{
    QVERIFY(openList());
    startStepping();
    press(Qt::Key_Right, Qt::ControlModifier); // level 2: without the menu
    const QImage level2 = plot();
    const Region region = session().shownRegion();
    QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    AnalysisOptions options = session().options();
    options.search.advantage = 0.21; // another run, the same splits
    session().setOptions(options);
    QVERIFY(analysed.wait(10000));
    plot(); // the new run stands at its first step
    press(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(session().shownRegion() == region);
    QVERIFY(plot() == level2);
}

// The last level's region is the main region, but what is kept has ancestors besides.
void TestStepping::plotOfTheOutcomeIsNotThatOfTheLastStep()
{
    PageSession session;
    PlotView view(&session); // alone: in the window it has another size in each workspace
    view.resize(900, 300);
    analyse(session, menuAndList());
    const QImage outcome = view.grab().toImage();
    session.setStepping(true);
    session.step([](Stepper& stepper) { stepper.seek(stepper.stepCount() - 1); });
    QVERIFY(session.shownRegion() == session.analysis().trace.region);
    view.grab();
    session.setStepping(false);
    session.select(noNode);
    session.selectLevel(noLevel);
    QVERIFY(view.grab().toImage() == outcome);
}

void TestStepping::partsOfThePageAreMarkedApart()
{
    QVERIFY(openList());
    startStepping();
    QVERIFY(overlay().left.empty() && overlay().right.empty()); // nothing is read yet
    seek(8);                                                    // in the menu
    QCOMPARE(session().stepper().place().kind, StepKind::Read);
    QVERIFY(QTest::qWaitFor([&] { return !overlay().left.empty() && !overlay().right.empty(); }));
    QTest::qWait(300); // until no question is under way
    for (const QRectF& left : overlay().left) {
        for (const QRectF& right : overlay().right) {
            const QRectF both = left.intersected(right);
            QVERIFY(both.width() < 2 || both.height() < 2);
        }
    }
    // The menu was read, the foot was not.
    const auto box = [this](const QString& selector) {
        const QVariantList list =
            ask(loader().page(),
                QStringLiteral("(() => { const b = document.querySelector('%1')"
                               ".getBoundingClientRect(); return [b.x, b.y, b.width, b.height];"
                               " })()")
                    .arg(selector))
                .toList();
        return QRectF(list[0].toDouble(), list[1].toDouble(), list[2].toDouble(), list[3].toDouble());
    };
    const auto covers = [](const std::vector<QRectF>& boxes, const QPointF& point) {
        return std::ranges::any_of(boxes, [&](const QRectF& each) { return each.contains(point); });
    };
    QVERIFY(covers(overlay().left, box(".menu a").center()));
    QVERIFY(!covers(overlay().right, box(".menu a").center()));
    QVERIFY(covers(overlay().right, box(".foot").center()));
    QVERIFY(!covers(overlay().left, box(".foot").center()));
    // At level 2 the menu belongs to neither.
    press(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(QTest::qWaitFor([&] { return overlay().left.empty(); }));
    QTest::qWait(300);
    QVERIFY(!covers(overlay().right, box(".menu a").center()));
}

void TestStepping::marksOfAStepLeaveWithTheStepWorkspace()
{
    QVERIFY(openList());
    startStepping();
    seek(8);
    QVERIFY(QTest::qWaitFor([&] { return !overlay().right.empty(); }));
    for (std::uint64_t step = 2; step < 7; ++step) {
        seek(step); // asks the page, whose answer comes when nobody wants it any more
        session().setStepping(false);
        ask(loader().page(), "1"); // is answered behind all questions before it
        QVERIFY(overlay().left.empty() && overlay().right.empty());
        session().setStepping(true);
        QVERIFY(QTest::qWaitFor([&] { return !overlay().right.empty(); }));
    }
}

void TestStepping::prunedPageShrinksByLevel()
{
    QVERIFY(open("sample:regions"));
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
    startStepping();
    QTRY_VERIFY_WITH_TIMEOUT(!session().isPruning(), 10000);
    std::vector<std::uint32_t> sizes;
    QSignalSpy settled(m_window.get(), &MainWindow::settled);
    for (std::uint32_t level = 0; level < analysis().trace.levels.size(); ++level) {
        if (level > 0)
            press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(session().stepper().place().level, level);
        QVERIFY(settled.count() > 0 || settled.wait(15000));
        settled.clear();
        check();
        sizes.push_back(session().stepper().region().size());
    }
    QVERIFY(sizes.size() > 2 && std::ranges::is_sorted(sizes, std::greater()));
    press(Qt::Key_Home);
    QVERIFY(settled.wait(15000));
    check();
}

void TestStepping::anotherReadingStartsAtTheFirstStep()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    press(Qt::Key_End);
    QVERIFY(session().level() > 0);
    QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    for (int reading = 0; reading < 3; ++reading) {
        if (m_window->optionsBar()->reading()->currentIndex() == reading)
            continue;
        m_window->optionsBar()->reading()->setCurrentIndex(reading);
        press(Qt::Key_Left); // the old run is still there
        QVERIFY(analysed.count() > 0 || analysed.wait(10000));
        analysed.clear();
        QCOMPARE(place(), Moved(0, reference().lineIndex()));
        QCOMPARE(session().level(), 0U);
        const QModelIndex row = m_window->levelsView()->tree()->currentIndex();
        QVERIFY(row.isValid() && !row.parent().isValid());
        QCOMPARE(row.row(), 0);
        const auto* listing = qobject_cast<ListingModel*>(stepper()->listingView()->model());
        QVERIFY(listing->currentRows().first.isValid());
        m_window->grab();
        press(Qt::Key_Right);
        press(Qt::Key_Right, Qt::ControlModifier);
        press(Qt::Key_End);
        QCOMPARE(session().stepper().step(), session().stepper().stepCount() - 1);
    }
    // While it plays: the new run plays from its beginning, or not at all, but never out of the old one.
    stepper()->speed()->setValue(stepper()->speed()->maximum());
    press(Qt::Key_Home);
    press(Qt::Key_Space);
    m_window->optionsBar()->reading()->setCurrentIndex(0);
    QVERIFY(analysed.wait(10000));
    QTest::qWait(300);
    QVERIFY(session().stepper().step() < session().stepper().stepCount());
}

void TestStepping::anotherPageStartsAtTheFirstStep()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    press(Qt::Key_End);
    QVERIFY(openList());
    QVERIFY(session().isStepping());
    QCOMPARE(session().stepper().step(), 0U);
    QCOMPARE(session().level(), 0U);
    QVERIFY(m_window->levelsView()->tree()->currentIndex().isValid());
    QVERIFY(QTest::qWaitFor([&] { return overlay().left.empty() && overlay().right.empty(); }));
}

void TestStepping::anotherPageWhilePlaying()
{
    QVERIFY(open("sample:shop"));
    startStepping();
    stepper()->breakpoints()->removeRows(0, 1);
    stepper()->speed()->setValue(7); // 300 a second
    press(Qt::Key_Space);
    QTest::qWait(150);
    QVERIFY(stepper()->isPlaying());
    QVERIFY(openList());
    QVERIFY(!stepper()->isPlaying());
    QCOMPARE(session().name(), QStringLiteral("list.html"));
    QCOMPARE(session().stepper().step(), 0U);
    press(Qt::Key_Space);
    QVERIFY(QTest::qWaitFor([&] { return session().stepper().step() > 20; }, 5000));
}

void TestStepping::closingWhilePlayingIsSafe_data()
{
    QTest::addColumn<int>("milliseconds");
    for (const int milliseconds : {0, 1, 20, 60, 150, 300})
        QTest::addRow("after %d ms", milliseconds) << milliseconds;
}

void TestStepping::closingWhilePlayingIsSafe()
{
    QFETCH(int, milliseconds);
    QVERIFY(open("sample:shop"));
    startStepping();
    stepper()->breakpoints()->removeRows(0, 1);
    stepper()->speed()->setValue(8);
    press(Qt::Key_Space);
    QTest::qWait(milliseconds);
    QVERIFY(stepper()->isPlaying());
    m_window->close();
    m_window.reset();
    QTest::qWait(50);
}

void TestStepping::pagesOfNothingStep_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<uint>("positions");
    QTest::newRow("no body") << "<!-- nothing -->" << 0U;
    QTest::newRow("one node") << "<body></body>" << 1U;
    QTest::newRow("two nodes of a symbol each") << "<body><p></p></body>" << 2U;
}

void TestStepping::pagesOfNothingStep()
{
    QFETCH(QString, html);
    QFETCH(uint, positions);
    startStepping(); // without a page
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_End, Qt::Key_Space, Qt::Key_G, Qt::Key_F8})
        press(key);
    QVERIFY(!stepper()->isPlaying());
    m_window->grab();
    analyse(session(), html.toStdString());
    QCOMPARE(analysis().sequence.size(), positions);
    Stepper expected = reference();
    const auto check = [&] {
        QCOMPARE(place(), placeOf(expected));
        m_window->grab(); // everything paints
    };
    check();
    while (expected.next(Grain::Line)) {
        press(Qt::Key_Down);
        check();
    }
    press(Qt::Key_Down);
    check();
    while (expected.previous(Grain::Step)) {
        press(Qt::Key_Left);
        check();
    }
    press(Qt::Key_Space);
    QVERIFY(QTest::qWaitFor([&] { return !stepper()->isPlaying(); }, 20000));
    press(Qt::Key_F8);
    TimelineView* timeline = m_window->timelineView();
    for (int x = 0; x < timeline->width(); x += 40)
        QTest::mouseClick(timeline, Qt::LeftButton, {}, QPoint(x, 20));
    QTest::mouseClick(m_window->waterlineView(), Qt::LeftButton);
    QTest::mouseClick(m_window->plotView(), Qt::LeftButton);
    press(Qt::Key_Right);
    m_window->grab();
}

void TestStepping::languageChangesWhileStepping()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    seek(12);
    const Moved before = place();
    const auto texts = [&] {
        QStringList all{stepper()->sentence(), stepper()->tabs()->tabText(0),
                        stepper()->stepActions()[5]->text(),
                        stepper()->breakpoints()->data(stepper()->breakpoints()->index(0)).toString()};
        const QAbstractItemModel* variables = stepper()->variablesView()->model();
        all << variables->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString()
            << variables->index(0, 1).data().toString();
        const QAbstractItemModel* symbols = stepper()->symbolsView()->model();
        all << symbols->headerData(1, Qt::Horizontal, Qt::DisplayRole).toString()
            << symbols->index(0, SymbolsModel::StateColumn).data().toString();
        return all;
    };
    const auto changed = [&] {
        std::vector<bool> all;
        const QAbstractItemModel* variables = stepper()->variablesView()->model();
        for (int row = 0; row < variables->rowCount(); ++row)
            all.push_back(variables->index(row, 0).data(VariablesModel::ChangedRole).toBool());
        return all;
    };
    const QStringList english = texts();
    const std::vector<bool> marks = changed();
    stepper()->speed()->setValue(0); // one step a second
    press(Qt::Key_Space);
    m_window->setLanguage("pt_BR");
    QVERIFY(stepper()->isPlaying());
    press(Qt::Key_Space);
    QCOMPARE(place(), before);
    const QStringList portuguese = texts();
    for (int i = 0; i < english.size(); ++i)
        QVERIFY2(english[i] != portuguese[i], qPrintable(english[i]));
    QCOMPARE(changed(), marks);
    m_window->grab();
    m_window->setLanguage("en");
    QCOMPARE(texts(), english);
}

void TestStepping::keyboardReachesEveryPart()
{
    QVERIFY(open("sample:regions"));
    startStepping();
    QVERIFY(stepper()->hasFocus());
    std::set<QWidget*> reached;
    const auto goRound = [&] {
        stepper()->setFocus();
        for (int i = 0; i < 12; ++i) {
            press(Qt::Key_Tab);
            reached.insert(QApplication::focusWidget());
        }
    };
    goRound();
    auto* tabs = stepper()->tabs()->findChild<QTabBar*>();
    QVERIFY(reached.contains(tabs));
    for (int tab = 0; tab < 3; ++tab) {
        tabs->setFocus();
        QCOMPARE(stepper()->tabs()->currentIndex(), tab);
        goRound();
        tabs->setFocus();
        press(Qt::Key_Right);
    }
    for (QWidget* part : std::initializer_list<QWidget*>{
             stepper()->listingView(), stepper()->variablesView(), stepper()->symbolsView(), breakpointList(),
             stepper()->speed(), stepper()->findChild<QToolButton*>("addBreakpoint"),
             stepper()->findChild<QToolButton*>("removeBreakpoint")})
        QVERIFY2(reached.contains(part), qPrintable(part->accessibleName() + part->objectName()));
    // Buttons of the bar are out of the way of Tab: each has a key.
    for (const QAction* each : stepper()->stepActions())
        QVERIFY2(!each->shortcut().isEmpty(), qPrintable(each->text()));
    // The other panes of the workspace, from the stepper on.
    stepper()->setFocus();
    reached.clear();
    for (int i = 0; i < 60; ++i) {
        press(Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    QVERIFY(reached.contains(m_window->plotView()));
    QVERIFY(reached.contains(m_window->waterlineView()));
    // A row of the symbols selects its node.
    stepper()->tabs()->setCurrentWidget(stepper()->symbolsView());
    stepper()->symbolsView()->setFocus();
    stepper()->symbolsView()->setCurrentIndex(stepper()->symbolsView()->model()->index(1, 0));
    press(Qt::Key_Return);
    const auto* symbols = static_cast<SymbolsModel*>(stepper()->symbolsView()->model());
    QCOMPARE(analysis().sequence.positionOf(session().selection()),
             session().stepper().firstOccurrence(symbols->symbolAt(1)));
}

TAGSEAM_TEST(TestStepping)
#include "tst_stepping.moc"
