// SPDX-License-Identifier: MIT
// The menu of a node: page, tree, plot and lists open it for the node at the mouse, and its entries act on
// that node.
#include "core/methods/content/content.h"
#include "core/methods/filter.h"
#include "core/page/markdown.h"
#include "core/page/serializehtml.h"
#include "core/select/selector.h"
#include "tests/ui/window/windowtest.h"
#include "ui/plot/plotview.h"
#include "ui/session/annotation/annotator.h"
#include "ui/tools/annotate/marklist.h"
#include "ui/tools/node/whytab.h"
#include "ui/tools/step/breakpointsmodel.h"
#include "ui/tools/step/searchrun.h"
#include "ui/tools/step/stepperview.h"
#include "ui/tree/treeview.h"
#include "ui/widgets/answertable.h"
#include "ui/window/explainview.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QInputDialog>
#include <QMenu>
#include <QTreeView>

#include <array>

using namespace tagseam;

class TestNodeMenu : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase()
    {
        showWindow({1280, 800});
        QVERIFY(open("sample:shop"));
    }
    void cleanup()
    {
        closeMenu();
        session().changes()->undoAllEdits();
        QVERIFY(answers());
        session().setWorkspace(Workspace::Inspect);
    }
    void keyOpensItForTheSelectedNode();
    void withoutANodeNothingOpens();
    void copiesSelectTheNodeAgain();
    void prunedPageIsCopiedAsTheCommandLinePrintsIt();
    void rightClickInThePlotSelectsTheNodeFirst();
    void rightClickOnThePageSelectsTheNodeFirst();
    void whatIfsAnalyseThePageWithoutTheNode();
    void bannerIsHiddenFromViewAndAnalysis();
    void breakpointIsSetAtTheNode();
    void labelMarksTheNode();
    void labelIsSetInEachWorkspace();
    void listsWithAMenuOfTheirOwnHaveIt();

  private:
    Explainer& explainer() { return *m_window->explainer(); }
    static QMenu* shown() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    static void closeMenu()
    {
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
    }
    static void ask(QWidget* widget, const QPoint& at, QContextMenuEvent::Reason reason)
    {
        QContextMenuEvent asked(reason, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &asked);
    }
    // Opens the menu for a node from the tree with a key.
    bool openFor(NodeId node)
    {
        session().selection()->select(node);
        tree()->setFocus();
        ask(tree(), {}, QContextMenuEvent::Keyboard);
        return shown() != nullptr;
    }
    static QAction* entry(const char* name) { return shown()->findChild<QAction*>(QLatin1String(name)); }
    // Triggers an entry by its object name. Returns false if it does not exist or is disabled.
    static bool choose(const char* name)
    {
        QAction* action = shown() == nullptr ? nullptr : entry(name);
        if (action == nullptr || !action->isEnabled())
            return false;
        action->trigger();
        closeMenu();
        return true;
    }
    NodeId nodeAt(const char* selector) const
    {
        const auto found = selectNodes(m_window->session()->trees()->document(), selector);
        return found && !found->empty() ? found->front() : noNode;
    }
    bool analyses(const std::function<void()>& act)
    {
        return emits(session().runner(), &AnalysisRunner::analysisChanged, act) && answers();
    }
    QTreeView* tree() { return m_window->treeView()->tree(); }
};

void TestNodeMenu::keyOpensItForTheSelectedNode()
{
    QVERIFY(openFor(nodeAt("nav")));
    QVERIFY(choose("explainNode"));
    QVERIFY(waitFor([&] { return m_window->findChild<ExplainView*>()->shownTab() == "why"; }));
}

void TestNodeMenu::withoutANodeNothingOpens()
{
    QVERIFY(!openFor(noNode));
}

void TestNodeMenu::copiesSelectTheNodeAgain()
{
    const NodeId nav = nodeAt("nav");
    const Document& document = session().trees()->document();
    for (const char* copy : {"copyXPath", "copySelector"}) {
        QVERIFY(openFor(nav) && choose(copy));
        const std::string text = QApplication::clipboard()->text().toStdString();
        const auto found = selectNodes(document, text);
        QVERIFY2(found && *found == std::vector{nav}, text.c_str());
    }
    QVERIFY(openFor(nav) && choose("copyHtml"));
    QCOMPARE(QApplication::clipboard()->text().toStdString(), outerHtml(document, nav));
    const KeepMask kept = keepSubtrees(document, std::array{nav});
    QVERIFY(openFor(nav) && choose("copyText"));
    QCOMPARE(QApplication::clipboard()->text().toStdString(), plainText(document, kept));
    QVERIFY(openFor(nav) && choose("copyMarkdown"));
    const QString markdown = QApplication::clipboard()->text();
    QCOMPARE(markdown.toStdString(), markdownOf(document, kept));
    QVERIFY(markdown.contains(QLatin1String("]("))); // the links of the menu
}

// The same for the search and for content detection.
void TestNodeMenu::prunedPageIsCopiedAsTheCommandLinePrintsIt()
{
    const auto copied = [this](const char* format) {
        m_window->findChild<QAction*>(QLatin1String(format))->trigger();
        return QApplication::clipboard()->text().toStdString();
    };
    const Document& document = session().trees()->document();
    const KeepMask& searched = session().kept()->mask();
    QCOMPARE(copied("copyPrunedText"), plainText(document, searched));
    QCOMPARE(copied("copyPrunedMarkdown"), markdownOf(document, searched));
    QVERIFY(copied("copyPrunedHtml").starts_with("<!DOCTYPE html>"));

    session().kept()->setDetectionWanted(true);
    QVERIFY(waitFor([&] { return session().kept()->isDetected(); }));
    const MainContent content = findContent(document);
    QCOMPARE(copied("copyPrunedText"), plainText(document, blocksOfContent(document, content)));
    session().kept()->setDetectionWanted(false);
}

void TestNodeMenu::rightClickInThePlotSelectsTheNodeFirst()
{
    PlotView* plot = m_window->plotView();
    session().selection()->select(nodeAt("nav"));
    const QRect area = plot->rect();
    for (int x = area.width() / 3; x < area.width() && session().selection()->node() == nodeAt("nav"); ++x)
        ask(plot, {x, area.height() / 2}, QContextMenuEvent::Mouse);
    QVERIFY(session().selection()->node() != nodeAt("nav") && shown() != nullptr);
}

void TestNodeMenu::rightClickOnThePageSelectsTheNodeFirst()
{
    session().selection()->select(noNode);
    PageView* page = m_window->browser()->pages()->original();
    QWidget* inner = page->view()->focusProxy();
    QTest::mouseClick(inner, Qt::RightButton, {}, inner->rect().center());
    QVERIFY(waitFor([&] { return shown() != nullptr; }));
    QVERIFY(session().selection()->node() != noNode);
}

void TestNodeMenu::whatIfsAnalyseThePageWithoutTheNode()
{
    const NodeId nav = nodeAt("nav");
    const std::uint32_t before = session().runner()->analysis().sequence.size();
    const Region below =
        positionsBelow(session().trees()->document(), session().runner()->analysis().sequence, nav);
    const struct {
        const char* entry;
        std::uint32_t positions;
    } rows[] = {{"whatIfGone", before - below.size()}, {"whatIfIgnored", before - 1}};
    for (const auto& row : rows) {
        QVERIFY(openFor(nav) && analyses([&] { QVERIFY(choose(row.entry)); }));
        QCOMPARE(session().runner()->analysis().sequence.size(), row.positions);
        QVERIFY(analyses([&] { session().changes()->undoEdit(); }));
        QCOMPARE(session().runner()->analysis().sequence.size(), before);
    }
    QVERIFY(openFor(nav) && choose("whatIfClass"));
    auto* dialog = m_window->findChild<QInputDialog*>();
    dialog->setTextValue("menu-of-its-own");
    QVERIFY(analyses([&] { dialog->accept(); }));
    const TagPathSequence& sequence = session().runner()->analysis().sequence;
    const Symbol symbol = sequence.symbols[sequence.positionOf(nav).value];
    QCOMPARE(sequence.labels[sequence.paths[symbol.value].label], std::string("nav.menu-of-its-own"));
}

void TestNodeMenu::bannerIsHiddenFromViewAndAnalysis()
{
    const QString path =
        write("banner.html", "<!DOCTYPE html><html><head><title>b</title></head><body><p id=text>One</p>"
                             "<div id=banner style='position:fixed;bottom:0;left:0;width:100%;height:80px'>"
                             "<div><button id=ok>Accept</button></div></div></body></html>");
    QVERIFY(open(path));
    const auto atBanner = [this] {
        return tagseam::ask(originalView()->view()->page(),
                            "document.elementFromPoint(innerWidth / 2, innerHeight - 40).id")
            .toString();
    };
    QVERIFY(openFor(nodeAt("#text")) && choose("hideBanner") && answers());
    QVERIFY(session().changes()->edits().empty()); // no banner is around it
    const QString before = tagseam::ask(originalView()->view()->page(), "document.body.outerHTML").toString();
    QCOMPARE(atBanner(), QStringLiteral("banner"));
    QVERIFY(openFor(nodeAt("#ok")));
    QVERIFY(analyses([] { choose("hideBanner"); }));
    QCOMPARE(session().changes()->edits().size(), 1U);
    QCOMPARE(session().changes()->edits().front().nodes, std::vector<NodeId>{nodeAt("#banner")});
    QCOMPARE(session().runner()->analysis().sequence.positionOf(nodeAt("#ok")), noPosition);
    QVERIFY(waitFor([&] { return atBanner() != QLatin1String("banner"); }));
    QCOMPARE(tagseam::ask(originalView()->view()->page(), "document.body.outerHTML").toString(), before);
    QVERIFY(analyses([this] { session().changes()->undoEdit(); }));
    QVERIFY(waitFor([&] { return atBanner() == QLatin1String("banner"); }));
    QVERIFY(open("sample:shop")); // for the other tests
}

void TestNodeMenu::breakpointIsSetAtTheNode()
{
    const NodeId nav = nodeAt("nav");
    const BreakpointsModel* breakpoints = m_window->findChild<StepperView*>()->breakpoints();
    const std::size_t before = conditionsOf(session(), breakpoints->enabled()).size();
    QVERIFY(openFor(nav));
    QMenu* kinds = nullptr;
    for (const QAction* each : shown()->actions()) {
        if (each->menu() != nullptr && each->menu()->parent()->objectName() == "addBreakpoint")
            kinds = each->menu();
    }
    QVERIFY(kinds != nullptr);
    kinds->actions().at(3)->trigger(); // when the node is read
    const std::vector<StopCondition> now = conditionsOf(session(), breakpoints->enabled());
    QCOMPARE(now.size(), before + 1);
    QCOMPARE(now.back().position.value, session().runner()->analysis().sequence.positionOf(nav).value);
}

void TestNodeMenu::labelMarksTheNode()
{
    const NodeId nav = nodeAt("nav");
    QVERIFY(openFor(nav));
    QVERIFY(m_window->findChild<QAction*>("label3") != nullptr &&
            !m_window->findChild<QAction*>("label3")->isEnabled());
    closeMenu();
    session().setWorkspace(Workspace::Annotate);
    QVERIFY(waitFor([&] { return m_window->findChild<QAction*>("label3")->isEnabled(); }));
    QVERIFY(openFor(nav));
    bool isOffered = false;
    for (const QAction* each : shown()->actions())
        isOffered =
            isOffered || (each->menu() != nullptr && each->menu()->findChild<QAction*>("label3") != nullptr);
    QVERIFY(isOffered);
}

void TestNodeMenu::labelIsSetInEachWorkspace()
{
    m_window->annotator()->setOwner({m_folder->path(), {}});
    const NodeId nav = nodeAt("nav");
    QVERIFY(openFor(nav));
    m_window->findChild<QAction*>("nodeLabel8")->trigger();
    closeMenu();
    QVERIFY(waitFor([&] {
        const Annotator* annotator = m_window->annotator();
        const std::optional<std::size_t> mark = annotator->isOpen() ? annotator->markOn({nav}) : std::nullopt;
        return mark && annotator->marks()[*mark].label == "noise";
    }));
    QCOMPARE(session().workspace(), Workspace::Inspect);
}

void TestNodeMenu::listsWithAMenuOfTheirOwnHaveIt()
{
    m_window->annotator()->setOwner({m_folder->path(), {}});
    session().setWorkspace(Workspace::Annotate);
    QVERIFY(waitFor([&] { return m_window->annotator()->isOpen() && m_window->annotator()->canChange(); }));
    m_window->annotator()->label({nodeAt("nav")}, "navigation");
    auto* marks = m_window->findChild<MarkList*>();
    marks->setCurrentIndex(marks->model()->index(0, 0));
    ask(marks->viewport(), marks->visualRect(marks->currentIndex()).center(), QContextMenuEvent::Mouse);
    QVERIFY(shown() != nullptr && entry("copyXPath") != nullptr);
    closeMenu();
    session().setWorkspace(Workspace::Inspect);
    session().selection()->select(nodeAt("nav"));
    QVERIFY(m_window->showTab("why") && answers());
    auto* table = m_window->findChild<WhyTab*>()->whatIfs();
    QVERIFY(table->topLevelItemCount() > 0);
    ask(table->viewport(), {4, 4}, QContextMenuEvent::Mouse);
    QVERIFY(shown() != nullptr && entry("copyXPath") != nullptr);
    QVERIFY(shown()->actions().contains(table->actions().front())); // its own entry comes first
}

TAGSEAM_TEST(TestNodeMenu)
#include "tst_nodemenu.moc"
