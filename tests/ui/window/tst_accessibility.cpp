// SPDX-License-Identifier: MIT
// The Tab key stops at named widgets, a pane shows that it has the focus, and drawings have descriptions.
#include "tests/ui/window/windowtest.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"
#include "ui/tools/step/stepperview.h"

#include <QAccessible>
#include <QLineEdit>
#include <QTabBar>
#include <QToolButton>

using namespace tagseam;

class TestAccessibility : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        showWindow({1440, 900});
        QVERIFY(open("sample:regions"));
        session().selection()->selectPosition({30});
        QVERIFY(answers());
    }
    void cleanup() { session().setWorkspace(Workspace::Inspect); }
    void everyTabStopHasAName();
    void panesShowThatTheyHaveTheFocus();
    void plotIsSaidInWords();

  private:
    // The widgets that the Tab key reaches, in order from the address field on.
    QWidgetList tabStops()
    {
        QWidgetList stops;
        m_window->addressBar()->line()->setFocus(Qt::TabFocusReason);
        constexpr int mostKeys = 400; // a text with links takes one key for each
        for (int i = 0; i < mostKeys; ++i) {
            QWidget* focused = QApplication::focusWidget();
            if (focused == nullptr || (stops.size() > 1 && focused == stops.front()))
                break;
            if (!stops.contains(focused))
                stops << focused;
            QTest::keyClick(focused, Qt::Key_Tab);
        }
        return stops;
    }
    QWidget* workspaceButton()
    {
        for (QToolButton* each : m_window->findChildren<QToolButton*>()) {
            if (each->defaultAction() != nullptr &&
                each->defaultAction()->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_1))
                return each;
        }
        return nullptr;
    }
    static QString text(QWidget* widget, QAccessible::Text kind)
    {
        const QAccessibleInterface* found = QAccessible::queryAccessibleInterface(widget);
        return found == nullptr ? QString() : found->text(kind);
    }
    // The overlay that draws the focus of a page; nullptr for other widgets.
    QWidget* overlayOf(const QWidget* focused)
    {
        for (const PageView* page : {originalView(), prunedView()}) {
            if (page->view()->focusProxy() == focused)
                return &WindowTest::overlayOf(page);
        }
        return nullptr;
    }
};

void TestAccessibility::everyTabStopHasAName()
{
    QStringList nameless;
    for (std::size_t workspace = 0; workspace < workspaces; ++workspace) {
        session().setWorkspace(static_cast<Workspace>(workspace));
        QVERIFY(answers());
        const QWidgetList stops = tabStops();
        QVERIFY(stops.contains(m_window->addressBar()->line()));
        if (static_cast<Workspace>(workspace) != Workspace::Corpus) {
            QVERIFY(stops.contains(originalView()->view()->focusProxy()));
            QVERIFY(stops.contains(m_window->plotView()));
        }
        std::size_t switches = 0; // from workspace to workspace
        for (QWidget* stop : stops) {
            if (const auto* button = qobject_cast<QToolButton*>(stop);
                button != nullptr && button->defaultAction() != nullptr)
                switches += button->defaultAction()->shortcut().isEmpty() ? 0 : 1;
            const auto* tabs = qobject_cast<QTabBar*>(stop); // its tabs are named
            if (text(stop, QAccessible::Name).isEmpty() && (tabs == nullptr || tabs->tabText(0).isEmpty()))
                nameless << QStringLiteral("%1 %2 in workspace %3")
                                .arg(QLatin1String(stop->metaObject()->className()), stop->objectName())
                                .arg(workspace);
        }
        QCOMPARE(switches, workspaces);
    }
    QCOMPARE(nameless.join('\n'), QString());
}

// Compares drawings with the focus in the pane and elsewhere.
void TestAccessibility::panesShowThatTheyHaveTheFocus()
{
    session().setWorkspace(Workspace::Step); // a workspace in which all of these are visible
    QVERIFY(answers());
    for (QWidget* pane : std::initializer_list<QWidget*>{
             originalView()->view()->focusProxy(), prunedView()->view()->focusProxy(), m_window->plotView(),
             m_window->waterlineView(), m_window->findChild<StepperView*>(), workspaceButton()}) {
        QWidget* overlay = overlayOf(pane);
        QWidget* drawn = overlay != nullptr ? overlay : pane;
        pane->setFocus(Qt::TabFocusReason);
        QVERIFY(answers());
        QVERIFY2(pane->hasFocus(), pane->metaObject()->className());
        const QImage with = drawn->grab().toImage();
        m_window->addressBar()->line()->setFocus(Qt::TabFocusReason);
        QVERIFY(answers());
        QVERIFY2(drawn->grab().toImage() != with, pane->metaObject()->className());
        pane->setFocus(Qt::TabFocusReason);
        QVERIFY(answers());
        QVERIFY2(drawn->grab().toImage() == with, "something else differs, too");
    }
}

void TestAccessibility::plotIsSaidInWords()
{
    session().setWorkspace(Workspace::Inspect);
    QVERIFY(answers());
    const auto said = [this] { return text(m_window->plotView(), QAccessible::Description); };
    const auto numbers = [&said] { return said().count(QRegularExpression(QStringLiteral("\\b\\d+"))); };
    const QAccessibleInterface* plot = QAccessible::queryAccessibleInterface(m_window->plotView());
    QVERIFY(plot != nullptr && plot->role() == QAccessible::Chart);
    const SearchTrace& trace = analysis().trace;
    const CandidateSplit* split = trace.acceptedSplit(trace.levels.front());
    QVERIFY(split != nullptr);
    QVERIFY(names(said(), {analysis().sequence.size(), analysis().sequence.alphabetSize(),
                           trace.region.begin.value + 1, trace.region.end.value, split->split.value + 1}));
    QCOMPARE(numbers(), static_cast<qsizetype>(4 + 2 * trace.splitCount())); // with their levels
    session().setWorkspace(Workspace::Step);
    session().cursor()->step([](Stepper& stepper) { stepper.seek(0); });
    QVERIFY(answers() && names(said(), {1U, analysis().sequence.size()}));
    QCOMPARE(numbers(), qsizetype(4)); // the splits are still to come
}

TAGSEAM_TEST(TestAccessibility)
#include "tst_accessibility.moc"
