// SPDX-License-Identifier: MIT
// Projector mode shows one pane in a larger font, and the window is afterwards as it was.
#include "tests/ui/window/windowtest.h"
#include "ui/plot/plotview.h"
#include "ui/tools/step/listingview.h"
#include "ui/tree/treeview.h"
#include "ui/window/projector.h"

#include <QDockWidget>
#include <QTreeView>

using namespace tagseam;

class TestProjector : public WindowTest {
    Q_OBJECT

  private slots:
    void init()
    {
        showWindow({1280, 720});
        QVERIFY(open("sample:shop"));
    }
    void cleanup() { closeWindow(); }
    void enlargesOnePaneAndRestoresAll_data();
    void enlargesOnePaneAndRestoresAll();
    void programSwitchesItToo();
    void nextPanesFollow();
    void workspacesAreChangedMeanwhile();
    void pagesHaveHalfOfTheWindowInStep();

  private:
    void toggle() { QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier); }
    // The places of all docks and of the pages.
    QStringList layout() const
    {
        QStringList places;
        const auto add = [&](const QWidget* each) {
            places << QStringLiteral("%1 %2 %3,%4 %5×%6")
                          .arg(each->objectName())
                          .arg(each->isVisible())
                          .arg(each->x())
                          .arg(each->y())
                          .arg(each->width())
                          .arg(each->height());
        };
        for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
            if (dock->isVisible())
                add(dock);
        }
        add(m_window->centralWidget());
        return places;
    }
    QStringList shownDocks() const
    {
        QStringList names;
        for (const QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
            if (dock->isVisible())
                names << dock->objectName();
        }
        return names;
    }
    bool areRestored(const QStringList& expected)
    {
        return waitFor([&] { return layout() == expected; });
    }
};

void TestProjector::enlargesOnePaneAndRestoresAll_data()
{
    QTest::addColumn<int>("workspace");
    QTest::addColumn<QString>("pane");
    QTest::newRow("tree") << static_cast<int>(Workspace::Inspect) << "treeDock";
    QTest::newRow("plot") << static_cast<int>(Workspace::Inspect) << "plotDock";
    QTest::newRow("pages") << static_cast<int>(Workspace::Inspect) << QString();
    QTest::newRow("step") << static_cast<int>(Workspace::Step) << "stepDock";
}

void TestProjector::enlargesOnePaneAndRestoresAll()
{
    QFETCH(const int, workspace);
    QFETCH(const QString, pane);
    session().setWorkspace(static_cast<Workspace>(workspace));
    handleEvents();
    if (pane == QLatin1String("treeDock"))
        m_window->treeView()->tree()->setFocus();
    else if (pane == QLatin1String("plotDock"))
        m_window->plotView()->setFocus();
    else if (pane.isEmpty())
        originalView()->view()->setFocus();
    else
        m_window->findChild<ListingView*>()->setFocus();
    const QStringList before = layout();
    const QFont font = QApplication::font();
    const Qt::WindowStates state = m_window->windowState();
    toggle();
    QVERIFY(m_window->isFullScreen());
    QCOMPARE(QApplication::font().pointSizeF(), font.pointSizeF() * Projector::enlargement);
    QCOMPARE(shownDocks(), pane.isEmpty() ? QStringList() : QStringList(pane));
    QCOMPARE(m_window->centralWidget()->isVisible(), pane.isEmpty());
    toggle();
    QCOMPARE(QApplication::font(), font);
    QCOMPARE(m_window->windowState(), state);
    QVERIFY2(areRestored(before), qPrintable(layout().join(QStringLiteral("; ")) + "\n" + before.join("; ")));
}

void TestProjector::programSwitchesItToo()
{
    const QFont font = QApplication::font();
    auto* projector = m_window->findChild<Projector*>();
    projector->setOn(true);
    QCOMPARE(QApplication::font().pointSizeF(), font.pointSizeF() * Projector::enlargement); // once
    QVERIFY(projector->actions().front()->isChecked());
    projector->setOn(false);
    QCOMPARE(QApplication::font(), font);
    QVERIFY(!projector->actions().front()->isChecked());
}

void TestProjector::nextPanesFollow()
{
    originalView()->view()->setFocus();
    const QStringList before = layout();
    toggle();
    QStringList seen;
    for (int i = 0; i < 4; ++i) {
        seen << shownDocks();
        QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ControlModifier);
    }
    seen.sort();
    QCOMPARE(seen, QStringList({"explainDock", "plotDock", "treeDock"}));
    QVERIFY(m_window->centralWidget()->isVisible()); // the first one again
    m_window->showTab(QStringLiteral("why"));        // a link leads to another pane
    QCOMPARE(shownDocks(), QStringList("explainDock"));
    toggle();
    QVERIFY(areRestored(before));
}

void TestProjector::workspacesAreChangedMeanwhile()
{
    session().setWorkspace(Workspace::Step);
    handleEvents();
    const QStringList step = layout();
    session().setWorkspace(Workspace::Inspect);
    handleEvents();
    const QStringList inspect = layout();
    m_window->treeView()->tree()->setFocus();
    toggle();
    session().setWorkspace(Workspace::Step);
    QVERIFY(shownDocks().size() <= 1);
    session().setWorkspace(Workspace::Inspect);
    QVERIFY(shownDocks().size() <= 1);
    toggle();
    QVERIFY(areRestored(inspect));
    session().setWorkspace(Workspace::Step);
    QVERIFY(areRestored(step));
}

void TestProjector::pagesHaveHalfOfTheWindowInStep()
{
    session().setWorkspace(Workspace::Step);
    const QWidget* pages = m_window->centralWidget();
    QVERIFY(waitFor([&] { return 2 * pages->height() >= m_window->height(); }));
    QVERIFY(2 * pages->width() >= m_window->width());
}

TAGSEAM_TEST(TestProjector)
#include "tst_projector.moc"
