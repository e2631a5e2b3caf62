// SPDX-License-Identifier: MIT
// The Explain dock in the window: keys open it, clicks on the page ask it, its what-ifs can be undone.
#include "tests/ui/window/windowtest.h"
#include "ui/tools/node/blockingtab.h"
#include "ui/tools/node/whytab.h"
#include "ui/tree/treeview.h"
#include "ui/window/editsbar.h"
#include "ui/window/explainview.h"
#include "ui/window/optionsbar.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>

#include <thread>

using namespace tagseam;

class TestExplain : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1440, 900}); }
    void keysOpenTabsClicksAskThemAndStepsLeadBack();
    void statusLineAndTreeTellOneStatus();
    void triedIsSaidUntilTheNextChange();
    void triedEditIsSaidOnce();
    void questionsEndWithTheWindow();

  private:
    WhyTab& why() { return *m_window->findChild<WhyTab*>(); }
    Explainer& explainer() { return *m_window->explainer(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window.get(), key, modifiers);
    }
    bool analyses(const std::function<void()>& act)
    {
        return emits(session().runner(), &AnalysisRunner::analysisChanged, act) && answers();
    }
};

void TestExplain::keysOpenTabsClicksAskThemAndStepsLeadBack()
{
    press(Qt::Key_F4);
    QVERIFY(answers() && why().isVisible() && !why().hint().isEmpty()); // no page is open
    QVERIFY(open("sample:shop"));
    BlockingTab& blocking = *m_window->findChild<BlockingTab*>();
    QTest::keyClick(originalView(), Qt::Key_F4, Qt::ShiftModifier);
    QVERIFY(answers() && blocking.isVisible() && !blocking.hint().isEmpty()); // no node is selected
    clickOn(originalView(), "body *");
    QVERIFY(waitFor([this] { return session().selection()->node() != noNode; }) && answers());
    QVERIFY(blocking.hint().isEmpty());
    session().selection()->selectPosition({99});
    press(Qt::Key_F4);
    QVERIFY(answers());
    const std::uint32_t level = analysis().prunedAtLevel[99];
    const Level& of = analysis().trace.levels[level];
    session().stepTo(level, of.attemptEnd() - 1, analysis().trace.acceptedSplit(of)->split);
    QVERIFY(session().cursor()->isStepping() && !why().isVisible()); // the workspace has a panel of its own
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(waitFor([this] { return why().isVisible(); }));
}

void TestExplain::statusLineAndTreeTellOneStatus()
{
    const auto* line = m_window->findChild<QLabel*>("breadcrumbs");
    const auto* tree = static_cast<DomTreeModel*>(m_window->treeView()->tree()->model());
    for (const NodeId node : {nodeNamed(session(), "head"), nodeNamed(session(), "title"),
                              analysis().sequence.nodes[analysis().trace.region.begin.value]}) {
        session().selection()->select(node);
        QVERIFY(answers());
        const QString status =
            tree->indexOf(node).siblingAtColumn(DomTreeModel::StatusColumn).data().toString();
        QVERIFY2(!status.isEmpty() && line->text().contains(status), qPrintable(line->text()));
    }
}

void TestExplain::triedIsSaidUntilTheNextChange()
{
    const auto* bar = m_window->findChild<EditsBar*>();
    QVERIFY(!bar->isVisible());
    const std::vector<std::function<void()>> changes{[this] { press(Qt::Key_Z, Qt::ControlModifier); },
                                                     [&] { bar->undoButton()->click(); },
                                                     [this] { choose(m_window->optionsBar()->style(), 0); }};
    double minDifference = 0.3;
    for (const auto& change : changes) {
        Setup setup = session().runner()->shownSetup();
        setup.search.minDifference = minDifference += 0.05;
        QVERIFY(analyses([&] { session().changes()->apply(setup, PageSource::Rendered, "it"); }));
        QVERIFY(bar->isVisible() && bar->text()->text().contains("it"));
        QVERIFY(analyses(change) && !bar->isVisible());
    }
    // One strip says both, and undo takes the last one back.
    QVERIFY(analyses([this] {
        session().changes()->takeAway({TagPathEdit::Kind::Ignored, {analysis().sequence.nodes[5]}, {}});
    }));
    Setup setup = session().runner()->shownSetup();
    setup.search.minDifference = minDifference += 0.05;
    QVERIFY(analyses([&] { session().changes()->apply(setup, PageSource::Rendered, "it"); }));
    QVERIFY(bar->text()->text().contains("it") && !m_window->messageBar()->isVisible());
    QVERIFY(analyses([&] { bar->undoButton()->click(); }));
    QVERIFY(bar->isVisible() && session().changes()->edits().size() == 1 &&
            session().changes()->tried().isEmpty());
    QVERIFY(analyses([&] { session().changes()->apply(setup, PageSource::Rendered, "it"); }));
    bar->closeButton()->click(); // the change stays
    QCOMPARE(session().runner()->setup().search.minDifference, minDifference);
    QVERIFY(bar->isVisible() && !bar->closeButton()->isVisible());
    QVERIFY(open("sample:figure2") && !bar->isVisible());
    QVERIFY(m_window->messageBar()->isVisible()); // it says that the edits were removed with the page
}

void TestExplain::triedEditIsSaidOnce()
{
    QVERIFY(open("sample:shop"));
    m_window->messageBar()->hide();
    Setup setup = session().runner()->shownSetup();
    setup.path.edits.push_back({TagPathEdit::Kind::Ignored, {analysis().sequence.nodes[5]}, {}});
    QVERIFY(analyses([&] { session().changes()->apply(setup, PageSource::Rendered, "it"); }));
    const auto* bar = m_window->findChild<EditsBar*>();
    QVERIFY(bar->isVisible() && !m_window->messageBar()->isVisible());
    QVERIFY(analyses([bar] { bar->undoButton()->click(); }));
    QVERIFY(!bar->isVisible() && !m_window->messageBar()->isVisible());
}

// A question that is not stopped would keep the window from closing for ever.
void TestExplain::questionsEndWithTheWindow()
{
    static std::atomic<bool> isAsked = false; // outlive a test that fails
    static std::atomic<bool> isOver = false;
    auto* question = new Inquiry<int>(&explainer()); // a child
    question->ask(QString(), [](const Material& material, const TellProgress&) {
        isAsked = true;
        while (!material.stop.stop_requested())
            std::this_thread::yield();
        isOver = true;
        return 1;
    });
    QVERIFY(waitFor([] { return isAsked.load(); }));
    closeWindow();
    QVERIFY(isOver);
}

TAGSEAM_TEST(TestExplain)
#include "tst_explain.moc"
