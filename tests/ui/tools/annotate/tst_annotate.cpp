// SPDX-License-Identifier: MIT
// Labelling in the window by clicks and keys: marks, lists, proposals, undo and saving.
#include "core/truth/annotation/annotationfile.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/window/windowtest.h"
#include "ui/plot/plotview.h"
#include "ui/session/annotation/annotator.h"
#include "ui/session/annotation/labelnames.h"
#include "ui/tools/annotate/annotateview.h"
#include "ui/tools/annotate/donechecks.h"
#include "ui/tools/annotate/labeller.h"
#include "ui/tools/annotate/labelpad.h"
#include "ui/tools/annotate/marklist.h"
#include "ui/tools/annotate/marksmodel.h"
#include "ui/tools/annotate/markstab.h"
#include "ui/tools/annotate/proposalbar.h"
#include "ui/tools/annotate/queuemodel.h"
#include "ui/tools/annotate/queuetab.h"
#include "ui/tools/annotate/queuewalk.h"
#include "ui/tools/annotate/savedline.h"
#include "ui/tools/annotate/scoretab.h"
#include "ui/tools/node/whytab.h"
#include "ui/tree/domtreemodel.h"
#include "ui/tree/treeview.h"
#include "ui/window/explainview.h"
#include "ui/window/workspaceswitch.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

using namespace tagseam;

namespace {

// Three parts; the middle one has three records of a heading and two paragraphs without a box.
const QByteArray runsPage =
    "<!DOCTYPE html><html><head><title>runs</title></head><body>"
    "<div id=top><a href='#'>Home</a> <a href='#'>News</a></div>"
    "<div id=list><h2 id=h1>First thing of all</h2><p id=a1>one</p><p id=b1>two</p>"
    "<h2 id=h2>Second thing of all</h2><p id=a2>three</p><p id=b2>four <b id=in>five</b>"
    "</p><h2 id=h3>Third thing of all</h2><p id=a3>six</p><p id=b3>seven</p></div>"
    "<p id=foot>The end of the page and of all things in it</p></body></html>";

} // namespace

class TestAnnotate : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase();
    void init();
    void cleanupTestCase() { closeWindow(); }
    void digitLabelsTheClickedNode();
    void digitIsForTheClickedNode();
    void digitsWorkEverywhereButInText();
    void ownLabelsHaveDigits();
    void arrowsWidenAndNarrow();
    void arrowsAndDigitsInTheListAreOfItsRows();
    void wheelWithAltWidens();
    void arrowsGoToSiblingsAndExtendTheRun();
    void shiftClickMakesARun();
    void controlClickAddsAndRemoves();
    void markedRangeIsLabelled();
    void deleteRemovesTheOwnMarkOnly();
    void marksAreShownInAllViews();
    void marksGoWithTabAndWorkspace();
    void listSelectsRemovesAndNotes();
    void severalMarksAreChangedTogether();
    void siblingsAreAcceptedAndUndoneByOneKey();
    void proposalsAreExcludedByAClick();
    void proposalsAreDismissed();
    void mainRegionIsProposedOnRequest();
    void undoFollowsTheWorkspace();
    void orphansAreListedAndPlaced();
    void reloadedPageKeepsItsMarks();
    void stateAndNoteOfThePageAreSaved();
    void pageIsDoneWhenItsFindingsAreConfirmed();
    void keysGoToUnmarkedPartsAndMarks();
    void pageWithoutAFileNeedsAFolder();
    void changeByOthersIsForThePersonToSettle();
    void sourceTreeIsMarkedToo();
    void keysAreForThePageThatWasTyped();
    void queueOpensItsPages();
    void scoreLeadsToItsExplanation();
    void unsavedMarksHoldTheWindow();
    void closedWindowLetsOthersAnnotate();
    void folderAndAnnotatorAreRemembered();

  private:
    Annotator& annotator() { return *m_window->annotator(); }
    Labeller& labeller() { return *m_window->findChild<AnnotateView*>()->labeller(); }
    MarksTab& tab() { return *m_window->findChild<AnnotateView*>()->marks(); }
    ProposalBar* proposals() { return m_window->findChild<AnnotateView*>()->proposalBar(); }
    PageView* page() { return originalView(); }
    // Opens a page for one test, annotated in its folder.
    void annotate(const QString& path)
    {
        QVERIFY(open(path));
        QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        page()->view()->setFocus(); // Qt decides which widget has the focus before the user clicks
        QTest::keyClick(page()->view()->focusProxy(), key, modifiers);
    }
    void mark(const char* node, Qt::Key digit)
    {
        session().selection()->select(id(node));
        press(digit);
    }
    // Clicks in the middle of the first line of the element; returns when it was picked.
    void click(const char* selector, Qt::KeyboardModifiers modifiers = {})
    {
        QVERIFY(answers()); // the layout is complete
        const QVariantList place =
            ask(page()->view()->page(),
                QStringLiteral("(() => { const e = document.querySelector('%1'); "
                               "e.scrollIntoView({block: 'nearest'}); const b = "
                               "e.getClientRects()[0]; return [b.x + 4, b.y + 4]; })()")
                    .arg(QLatin1String(selector)))
                .toList();
        QVERIFY2(place.size() == 2, selector);
        const QSignalSpy picked(&session(), &PageSession::picked);
        QTest::mouseClick(
            page()->view()->focusProxy(), Qt::LeftButton, modifiers,
            (QPointF(place[0].toDouble(), place[1].toDouble()) * page()->view()->zoomFactor()).toPoint());
        QVERIFY2(waitFor([&] { return picked.count() > 0; }), selector);
    }
    NodeId id(const char* value) { return nodeBy("id", value); }
    // "record 12 13", "main 5": the marks in order.
    QStringList marks()
    {
        QStringList list;
        for (std::size_t i = 0; i < annotator().marks().size(); ++i) {
            QString text = QString::fromStdString(annotator().marks()[i].label);
            for (const NodeId node : annotator().shownNodesOf(i))
                text += ' ' + QString::fromStdString(
                                  std::string(session().trees()->document().attribute(node, "id")));
            list.append(text);
        }
        return list;
    }
    // The annotation in the file, once everything is written.
    Annotation saved()
    {
        if (!waitFor([&] { return annotator().isSaved(); }))
            return {};
        const Result<LoadedAnnotation> there = loadAnnotation(annotator().place().path());
        return there ? there->annotation : Annotation();
    }
    bool areShown(std::size_t count)
    {
        return waitFor([&] { return session().selection()->marks().size() == count; });
    }
    bool areProposed(std::size_t count)
    {
        return waitFor([&] { return !labeller().isLooking() && labeller().proposals().size() == count; });
    }
    void followSaved(const char* link) { emit tab().savedLine()->linkActivated(QLatin1String(link)); }

    std::unique_ptr<QTemporaryDir> m_pages; // with the page that most tests use
};

void TestAnnotate::initTestCase()
{
    showWindow({1600, 1000});
    m_pages = std::make_unique<QTemporaryDir>();
    QFile file(m_pages->filePath("runs.html"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(runsPage) == runsPage.size());
}

// Opens the shared page with a new folder for its annotation.
void TestAnnotate::init()
{
    annotator().close();
    m_folder = std::make_unique<QTemporaryDir>();
    labeller().dismiss();
    labeller().setOwnLabels({});
    session().setWorkspace(Workspace::Annotate);
    QVERIFY(m_window->showTab(QStringLiteral("marks")));
    annotator().setOwner({m_folder->path(), {}});
    if (session().trees()->address() != m_pages->filePath("runs.html"))
        QVERIFY(open(m_pages->filePath("runs.html")));
    session().runner()->setOptions({});
    session().setWorkspace(Workspace::Inspect);
    session().setWorkspace(Workspace::Annotate); // opens the annotation
    QVERIFY(waitFor([&] { return annotator().isOpen() && annotator().canChange(); }));
    session().selection()->select(noNode);
    QVERIFY(answers());
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get(), testTimeout()));
    page()->view()->setFocus();
}

void TestAnnotate::digitLabelsTheClickedNode()
{
    click("#h1");
    press(Qt::Key_7);
    QCOMPARE(marks(), QStringList("sidebar h1"));
    QCOMPARE(saved().marks.size(), 1U);
    QCOMPARE(saved().marks.front().label, "sidebar");
    QCOMPARE(saved().marks.front().targets.front().quote.exact, "First thing of all");
    QVERIFY(tab().savedLine()->text().contains(QLatin1String("runs.html.annotation.json")));
    press(Qt::Key_3);
    QCOMPARE(marks(), QStringList("navigation h1"));
    press(Qt::Key_3);
    QCOMPARE(marks(), QStringList());
    QCOMPARE(saved().marks.size(), 0U);
}

void TestAnnotate::digitIsForTheClickedNode()
{
    session().selection()->select(id("list"));
    QVERIFY(answers());
    const QVariantList place =
        ask(page()->view()->page(), "(() => { const b = document.querySelector('#h1').getClientRects()[0]; "
                                    "return [b.x + 4, b.y + 4]; })()")
            .toList();
    QTest::mouseClick(
        page()->view()->focusProxy(), Qt::LeftButton, {},
        (QPointF(place[0].toDouble(), place[1].toDouble()) * page()->view()->zoomFactor()).toPoint());
    press(Qt::Key_7); // the page has not said yet what was clicked
    QVERIFY(waitFor([this] { return !annotator().marks().empty(); }));
    QCOMPARE(marks(), QStringList("sidebar h1"));
    const QTreeView* tree = m_window->treeView()->tree(); // it shows the label, too
    QVERIFY(tree->visualRect(tree->currentIndex().siblingAtColumn(DomTreeModel::LabelColumn)).width() > 0);
}

void TestAnnotate::digitsWorkEverywhereButInText()
{
    session().selection()->select(id("list"));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{page()->view()->focusProxy(), m_window->treeView()->tree(),
                                         m_window->plotView(), tab().list(), tab().doneBox()}) {
        widget->setFocus();
        QTest::keyClick(widget, Qt::Key_1);
        QCOMPARE(marks(), QStringList("main list"));
        QTest::keyClick(widget, Qt::Key_8);
        QCOMPARE(marks(), QStringList("noise list"));
        QTest::keyClick(widget, Qt::Key_8);
        QCOMPARE(marks(), QStringList());
    }
    for (QLineEdit* line : {m_window->treeView()->findLine(), m_window->addressBar()->line(),
                            tab().pad()->nameLine(), tab().noteLine()}) {
        line->setFocus();
        line->clear();
        QTest::keyClicks(line, QStringLiteral("12us"));
        QCOMPARE(line->text(), QStringLiteral("12us"));
        QCOMPARE(marks(), QStringList());
        QVERIFY(labeller().proposals().empty());
        line->clear();
    }
}

void TestAnnotate::ownLabelsHaveDigits()
{
    QLineEdit* name = tab().pad()->nameLine();
    for (const char* label : {"price", "title & date"}) {
        name->setFocus();
        QTest::keyClicks(name, QLatin1String(label));
        QTest::keyClick(name, Qt::Key_Return);
    }
    QCOMPARE(tab().pad()->buttons().size(), 10);
    QVERIFY(tab().pad()->buttons().at(9)->text().contains(QStringLiteral("title && date")));
    session().selection()->select(id("a1"));
    page()->view()->setFocus();
    press(Qt::Key_9);
    mark("h1", Qt::Key_0);
    QCOMPARE(marks(), QStringList({"price a1", "title & date h1"}));
    QVERIFY(labeller().lookOf(QStringLiteral("price")) != labeller().lookOf(QStringLiteral("title & date")));
    // The labels of a file are added with it.
    labeller().setOwnLabels({});
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
    QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    QCOMPARE(labeller().ownLabels(), QStringList({"price", "title & date"}));
    QCOMPARE(labeller().keptLabels(), QStringList()); // they belong to the file, not to this user
    session().selection()->select(id("b1"));
    page()->view()->setFocus();
    press(Qt::Key_9);
    QCOMPARE(labeller().keptLabels(), QStringList("price"));
}

void TestAnnotate::arrowsWidenAndNarrow()
{
    mark("b1", Qt::Key_2);
    const QStringList before = marks();
    for (QWidget* widget :
         std::initializer_list<QWidget*>{page()->view()->focusProxy(), m_window->plotView()}) {
        widget->setFocus();
        session().selection()->select(id("in"));
        for (const char* up : {"b2", "list"}) {
            QTest::keyClick(widget, Qt::Key_Up);
            QCOMPARE(session().selection()->node(), id(up));
        }
        for (const char* down : {"b2", "in"}) { // not the first child, but the one it came from
            QTest::keyClick(widget, Qt::Key_Down);
            QCOMPARE(session().selection()->node(), id(down));
        }
        QTest::keyClick(widget, Qt::Key_Up); // a digit labels the node that the arrow key selected
        QTest::keyClick(widget, Qt::Key_2);
        QCOMPARE(marks().size(), before.size() + 1);
        QTest::keyClick(widget, Qt::Key_2); // removes the label
        QCOMPARE(marks(), before);
    }
    session().selection()->select(id("list"));
    QTreeView* tree = m_window->treeView()->tree();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Up); // the tree keeps its arrows
    QCOMPARE(session().selection()->node(), id("top"));
}

void TestAnnotate::arrowsAndDigitsInTheListAreOfItsRows()
{
    for (const char* node : {"h1", "a1", "b2"})
        mark(node, Qt::Key_2);
    MarkList* list = tab().list();
    list->setFocus();
    session().selection()->select(id("h1"));
    for (const char* node : {"a1", "b2"}) {
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(session().selection()->node(), id(node));
    }
    QTest::keyClick(list, Qt::Key_8);
    QTest::keyClick(list, Qt::Key_Up);
    QTest::keyClick(list, Qt::Key_2); // again removes the label
    QCOMPARE(marks(), QStringList({"record h1", "noise b2"}));
}

void TestAnnotate::wheelWithAltWidens()
{
    click("#in");
    const auto turn = [&](QPoint delta) {
        QWheelEvent event(QPointF(50, 50), QPointF(50, 50), {}, delta, Qt::NoButton, Qt::AltModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(page()->view()->focusProxy(), &event);
    };
    turn({0, 120});
    QCOMPARE(session().selection()->node(), id("b2"));
    turn({120, 0}); // as X11 sends it
    QCOMPARE(session().selection()->node(), id("list"));
    turn({0, -120});
    QCOMPARE(session().selection()->node(), id("b2"));
    turn({0, -60}); // half a step
    QCOMPARE(session().selection()->node(), id("b2"));
    turn({0, -60});
    QCOMPARE(session().selection()->node(), id("in"));
}

void TestAnnotate::arrowsGoToSiblingsAndExtendTheRun()
{
    click("#h1");
    press(Qt::Key_Right);
    QCOMPARE(session().selection()->node(), id("a1"));
    press(Qt::Key_Left);
    QCOMPARE(session().selection()->node(), id("h1"));
    press(Qt::Key_Left); // it is the first one
    QCOMPARE(session().selection()->node(), id("h1"));
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(labeller().chosen(), (std::vector<NodeId>{id("h1"), id("a1"), id("b1"), id("h2")}));
    press(Qt::Key_Left, Qt::ShiftModifier); // back towards the node where it began
    press(Qt::Key_2);
    QCOMPARE(marks(), QStringList("record h1 a1 b1"));
    press(Qt::Key_Right); // the run ends
    QCOMPARE(labeller().chosen(), std::vector<NodeId>{id("h2")});
    press(Qt::Key_Left, Qt::ShiftModifier);
    press(Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(labeller().chosen(), (std::vector<NodeId>{id("a1"), id("b1"), id("h2")}));
}

void TestAnnotate::shiftClickMakesARun()
{
    click("#h2");
    click("#in", Qt::ShiftModifier); // inside the last node of the run
    press(Qt::Key_2);
    QCOMPARE(marks(), QStringList("record h2 a2 b2"));
    QCOMPARE(session().selection()->node(), id("h2"));
    QCOMPARE(session().selection()->highlight(), (std::vector<NodeId>{id("h2"), id("a2"), id("b2")}));
    click("#h1", Qt::ShiftModifier); // in the other direction
    QCOMPARE(labeller().chosen(), (std::vector<NodeId>{id("h1"), id("a1"), id("b1"), id("h2")}));
    click("#foot");
    QCOMPARE(labeller().chosen(), std::vector<NodeId>{id("foot")});
    QVERIFY(session().selection()->highlight().empty());
}

void TestAnnotate::controlClickAddsAndRemoves()
{
    click("#a1");
    click("#in", Qt::ControlModifier); // at the depth of the selected node
    click("#a3", Qt::ControlModifier);
    QCOMPARE(labeller().chosen(), (std::vector<NodeId>{id("a1"), id("b2"), id("a3")}));
    click("#b2", Qt::ControlModifier);
    press(Qt::Key_4);
    QCOMPARE(marks(), QStringList("advertisement a1 a3"));
    press(Qt::Key_4);
    QCOMPARE(marks(), QStringList());
}

void TestAnnotate::markedRangeIsLabelled()
{
    const Position first = analysis().sequence.positionOf(id("h2"));
    const Position last = analysis().sequence.positionOf(id("a2"));
    session().selection()->selectRange({first, Position{last.value + 2}}); // and its text
    QTest::keyClick(m_window->plotView(), Qt::Key_2);
    QCOMPARE(marks(), QStringList("record h2 a2"));
    session().selection()->select(id("foot")); // the node counts again, in spite of the range
    QCOMPARE(labeller().chosen(), std::vector<NodeId>{id("foot")});
}

void TestAnnotate::deleteRemovesTheOwnMarkOnly()
{
    mark("list", Qt::Key_1);
    mark("b2", Qt::Key_2);
    session().selection()->select(id("in"));
    const QStringList both = marks();
    press(Qt::Key_Delete); // it has no mark, but is inside two
    tab().list()->setFocus();
    QTest::keyClick(tab().list(), Qt::Key_Delete);
    QCOMPARE(marks(), both);
    session().selection()->select(id("b2"));
    press(Qt::Key_Delete);
    QCOMPARE(marks(), QStringList("main list"));
    session().selection()->select(id("list"));
    press(Qt::Key_Delete);
    QCOMPARE(marks(), QStringList());
    press(Qt::Key_Delete);
    QCOMPARE(annotator().canRedo(), false);
    QCOMPARE(saved().marks.size(), 0U);
}

void TestAnnotate::marksAreShownInAllViews()
{
    mark("b2", Qt::Key_2);
    mark("list", Qt::Key_1);
    QVERIFY(areShown(2));
    const RegionMark& outer =
        session().selection()->marks()[0]; // a mark that contains others is drawn below them
    const RegionMark& inner = session().selection()->marks()[1];
    QCOMPARE(outer.label, Labels::title("main"));
    QCOMPARE(outer.look, 0);
    QCOMPARE(outer.nodes, std::vector<NodeId>{id("list")});
    QCOMPARE(inner.label, Labels::title("record"));
    const Position begin = analysis().sequence.positionOf(id("b2"));
    QCOMPARE(inner.region, (Region{begin, Position{begin.value + 4}})); // p, text, b, text
    auto* model = qobject_cast<DomTreeModel*>(m_window->treeView()->tree()->model());
    const auto labelOf = [&](const char* node) {
        return model->indexOf(id(node)).siblingAtColumn(DomTreeModel::LabelColumn).data().toString();
    };
    QCOMPARE(labelOf("b2"), Labels::title("record"));
    QCOMPARE(labelOf("list"), Labels::title("main"));
    QCOMPARE(labelOf("foot"), QString());
}

void TestAnnotate::marksGoWithTabAndWorkspace()
{
    mark("b2", Qt::Key_2);
    QVERIFY(areShown(1));
    for (const auto& [name, count] : {std::pair("queue", 1U), {"agreement", 0U}, {"marks", 1U}}) {
        QVERIFY(m_window->showTab(QLatin1String(name)) && answers());
        QVERIFY2(areShown(count), name);
    }
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(areShown(0));
    session().selection()->select(id("a1"));
    QTest::keyClick(m_window->plotView(), Qt::Key_2); // not a key of this workspace; a page returns it late
    QCOMPARE(annotator().marks().size(), 1U);
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
    QVERIFY(areShown(1));
    QVERIFY(m_window->showTab("why")); // has marks of its own, in Inspect
    QCOMPARE(session().workspace(), Workspace::Inspect);
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
    QVERIFY(areShown(1));
}

void TestAnnotate::listSelectsRemovesAndNotes()
{
    const QAbstractItemModelTester tester(tab().list()->marks());
    for (const char* node : {"b3", "b1"})
        mark(node, Qt::Key_2);
    click("#h2");
    click("#a2", Qt::ShiftModifier);
    press(Qt::Key_2);
    const MarksModel* model = tab().list()->marks();
    QCOMPARE(model->rowCount(), 3);
    QVERIFY(model->index(1, MarksModel::NodeColumn).data().toString().contains("h2#h2"));
    QCOMPARE(model->index(1, MarksModel::WordsColumn).data().toString(), QStringLiteral("5"));
    QCOMPARE(tab().list()->currentIndex().row(), 1); // the list follows the selection
    QTest::mouseClick(tab().list()->viewport(), Qt::LeftButton, {},
                      tab().list()->visualRect(model->index(2, 0)).center());
    QCOMPARE(session().selection()->node(), id("b3"));
    QTest::keyClick(tab().list(), Qt::Key_BracketLeft);
    QCOMPARE(labeller().chosen(), (std::vector<NodeId>{id("h2"), id("a2")}));
    QTest::keyClick(tab().list(), Qt::Key_Delete);
    QCOMPARE(marks(), QStringList({"record b3", "record b1"}));
    QCOMPARE(session().selection()->node(), id("b3")); // the next key applies to the next row
    tab().list()->edit(model->index(0, MarksModel::NoteColumn));
    auto* editor = tab().list()->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("2 or 3?"));
    QTest::keyClick(editor, Qt::Key_Return);
    QVERIFY(waitFor([&] { return !annotator().marks().back().note.empty(); }));
    QCOMPARE(saved().marks.back().note, "2 or 3?");
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(annotator().marks().back().note, "");
}

void TestAnnotate::siblingsAreAcceptedAndUndoneByOneKey()
{
    mark("h1", Qt::Key_2);
    press(Qt::Key_S);
    QVERIFY(areProposed(2));
    QVERIFY(names(proposals()->sentence(), {2}));
    QVERIFY(m_window->showTab(QStringLiteral("queue")) && proposals()->isVisible()); // they stay in sight
    QVERIFY(m_window->showTab(QStringLiteral("marks")));
    page()->view()->setFocus();
    QVERIFY(areShown(3));
    QVERIFY(session().selection()->marks().back().isProposed);
    QCOMPARE(annotator().marks().size(), 1U); // nothing is marked before it is accepted
    press(Qt::Key_Return);
    QCOMPARE(annotator().marks().size(), 3U);
    QVERIFY(labeller().proposals().empty());
    QCOMPARE(saved().marks.size(), 3U);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(annotator().marks().size(), 1U);
    QCOMPARE(saved().marks.size(), 1U);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(annotator().marks().size(), 3U);
}

void TestAnnotate::proposalsAreExcludedByAClick()
{
    click("#h1");
    click("#b1", Qt::ShiftModifier);
    press(Qt::Key_2);
    press(Qt::Key_S);
    QVERIFY(areProposed(2)); // runs have siblings, too
    const NodeId before = session().selection()->node();
    click("#in");
    QCOMPARE(labeller().proposedCount(), 1);
    QCOMPARE(session().selection()->node(), before);
    QCOMPARE(proposals()->list()->item(0)->checkState(), Qt::Unchecked);
    proposals()->list()->item(1)->setCheckState(Qt::Unchecked);
    QCOMPARE(labeller().proposedCount(), 0);
    press(Qt::Key_Return); // there is nothing to accept
    QCOMPARE(annotator().marks().size(), 1U);
    click("#in");
    press(Qt::Key_Return);
    QCOMPARE(marks(), QStringList({"record h1 a1 b1", "record h2 a2 b2"}));
}

void TestAnnotate::proposalsAreDismissed()
{
    session().selection()->select(id("h1"));
    press(Qt::Key_S);
    QVERIFY(areProposed(3)); // without a mark, the node itself and its siblings
    press(Qt::Key_Escape);
    mark("list", Qt::Key_1); // siblings of main content are not meant
    session().selection()->select(id("h1"));
    press(Qt::Key_S);
    QVERIFY(areProposed(3));
    QCOMPARE(labeller().proposedLabel(), QStringLiteral("record"));
    press(Qt::Key_Return);
    QCOMPARE(labeller().countOf(QStringLiteral("record")), 3);
    press(Qt::Key_Z, Qt::ControlModifier);
    press(Qt::Key_Z, Qt::ControlModifier);
    session().selection()->select(id("h1"));
    press(Qt::Key_2);
    press(Qt::Key_S);
    QVERIFY(areProposed(2));
    press(Qt::Key_Escape);
    QVERIFY(labeller().proposals().empty());
    QCOMPARE(proposals()->sentence(), QString());
    QVERIFY(areShown(1));
    press(Qt::Key_S);
    QVERIFY(areProposed(2));
    tab().noteLine()->setFocus();
    QTest::keyClick(tab().noteLine(), Qt::Key_Return); // ends editing of the text
    QCOMPARE(annotator().marks().size(), 1U);
    QCOMPARE(labeller().proposals().size(), 2U);
}

void TestAnnotate::mainRegionIsProposedOnRequest()
{
    QTest::mouseClick(tab().findChild<QPushButton*>("suggest"), Qt::LeftButton);
    QCOMPARE(labeller().proposals().size(), 1U);
    press(Qt::Key_Return);
    QCOMPARE(annotator().marks().size(), 1U);
    QCOMPARE(annotator().marks().front().label, "main");
    const std::vector<NodeId> nodes = annotator().shownNodesOf(0);
    QCOMPARE(nodes,
             nodesOfRegion(session().trees()->document(), analysis().sequence, analysis().trace.region));
}

void TestAnnotate::undoFollowsTheWorkspace()
{
    AnalysisOptions options = session().runner()->options();
    options.keep = Keep::Complement;
    QVERIFY(settles([&] { session().runner()->setOptions(options); }));
    mark("b2", Qt::Key_2);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(marks(), QStringList());
    QCOMPARE(session().runner()->setup().keep, Keep::Complement);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(marks(), QStringList("record b2"));
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
    QCOMPARE(session().runner()->setup().keep, Keep::Region);
    QCOMPARE(annotator().marks().size(), 1U);
}

void TestAnnotate::orphansAreListedAndPlaced()
{
    annotate(write(QStringLiteral("changing.html"), runsPage));
    for (const char* node : {"foot", "b2"})
        mark(node, Qt::Key_2);
    QCOMPARE(saved().marks.size(), 2U);
    QByteArray changed = runsPage;
    changed.replace("four <b id=in>five</b>", "something else");
    write(QStringLiteral("changing.html"), changed);
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
    QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    const MarksModel* model = tab().list()->marks();
    QCOMPARE(model->rowCount(), 2);
    QCOMPARE(model->orphans(), 1);
    QCOMPARE(marks(), QStringList({"record foot", "record"}));
    QTest::mouseClick(tab().list()->viewport(), Qt::LeftButton, {},
                      tab().list()->visualRect(model->index(0, 0)).center());
    QTest::keyClick(tab().list(), Qt::Key_8); // applies to the orphan, not to the selected node
    QCOMPARE(marks(), QStringList({"record foot", "noise"}));
    QTest::keyClick(tab().list(), Qt::Key_BracketRight); // now applies to the selected node
    QTest::keyClick(tab().list(), Qt::Key_1);
    QCOMPARE(marks(), QStringList({"main foot", "noise"}));
    click("#b2");
    auto* place = tab().findChild<QPushButton*>("place");
    QVERIFY(place != nullptr && place->isVisible() && place->isEnabled());
    QTest::mouseClick(place, Qt::LeftButton);
    QCOMPARE(model->orphans(), 0);
    QVERIFY(marks().contains(QLatin1String("noise b2")));
    QVERIFY(!place->isVisible());
    const Annotation file = saved();
    QCOMPARE(file.marks.size(), 2U);
    QCOMPARE(file.marks[1].targets.front().quote.exact, "something else");
}

void TestAnnotate::reloadedPageKeepsItsMarks()
{
    mark("b2", Qt::Key_2);
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); })); // while it is being edited
    QVERIFY(waitFor([&] { return annotator().isOpen() && session().selection()->marks().size() == 1; }));
    QCOMPARE(annotator().shownNodesOf(0), std::vector<NodeId>{id("b2")});
    QVERIFY(settles([&] { // recaptured, without loading
        QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    }));
    QVERIFY(waitFor([&] { return annotator().isOpen() && session().selection()->marks().size() == 1; }));
    mark("a1", Qt::Key_2);
    QCOMPARE(saved().marks.size(), 2U);
}

void TestAnnotate::stateAndNoteOfThePageAreSaved()
{
    tab().noteLine()->setFocus();
    QTest::keyClicks(tab().noteLine(), QStringLiteral("odd 1"));
    QCOMPARE(saved().note, "odd 1"); // without leaving the line
    QCOMPARE(saved().state, PageState::InWork);
    tab().doneBox()->click();
    QCOMPARE(saved().state, PageState::Done);
    QVERIFY(tab().doneBox()->isChecked());
    tab().skipBox()->click();
    QCOMPARE(saved().state, PageState::Skipped);
    QVERIFY(!tab().doneBox()->isChecked());
    page()->view()->setFocus();
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(saved().state, PageState::Done);
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(tab().noteLine()->text(), QStringLiteral("odd 1"));
    press(Qt::Key_Z, Qt::ControlModifier); // all keys of the note in one step
    QCOMPARE(tab().noteLine()->text(), QString());
    QVERIFY(!annotator().canUndo());
}

void TestAnnotate::severalMarksAreChangedTogether()
{
    for (const char* node : {"h1", "a1", "b2"})
        mark(node, Qt::Key_2);
    MarkList* list = tab().list();
    list->setFocus();
    session().selection()->select(id("h1"));
    QTest::keyClick(list, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(session().selection()->highlight(), (std::vector<NodeId>{id("h1"), id("a1")}));
    QTest::keyClick(list, Qt::Key_8);
    QCOMPARE(marks(), QStringList({"noise h1", "noise a1", "record b2"}));
    QTest::keyClick(list, Qt::Key_Delete); // they are still selected
    QCOMPARE(marks(), QStringList("record b2"));
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier); // one step each
    QCOMPARE(marks(), QStringList({"record h1", "record a1", "record b2"}));
}

void TestAnnotate::pageIsDoneWhenItsFindingsAreConfirmed()
{
    DoneChecks& checks = *m_window->findChild<DoneChecks*>();
    mark("list", Qt::Key_1);
    mark("top", Qt::Key_3);
    tab().doneBox()->click();
    QCOMPARE(saved().state, PageState::InWork);
    QVERIFY(!tab().doneBox()->isChecked());
    QCOMPARE(checks.findings().size(), 1U);
    QVERIFY(checks.isVisible());
    checks.list()->setCurrentRow(0);
    QCOMPARE(session().selection()->node(), id("foot"));
    press(Qt::Key_6); // the missing mark
    QVERIFY(waitFor([&] { return checks.isHidden(); }));
    QCOMPARE(saved().state, PageState::InWork);
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(saved().state, PageState::Done);

    press(Qt::Key_D, Qt::ControlModifier); // no longer
    mark("foot", Qt::Key_6);               // removes it
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(checks.findings().size(), 1U);
    checks.confirmButton()->setFocus();
    checks.list()->setCurrentRow(0);
    checks.confirmButton()->click();
    QVERIFY(checks.isHidden());
    QCOMPARE(saved().state, PageState::Done); // as was wanted

    mark("top", Qt::Key_3);                // removes it, too
    press(Qt::Key_D, Qt::ControlModifier); // in work again
    QCOMPARE(saved().state, PageState::InWork);
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(checks.findings().size(), 1U); // it was confirmed before
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(saved().state, PageState::Done);
}

void TestAnnotate::keysGoToUnmarkedPartsAndMarks()
{
    for (const char* node : {"top", "a2", "foot"})
        mark(node, Qt::Key_2);
    session().selection()->select(id("top"));
    for (const char* node : {"h1", "a1", "b1", "h2", "b2", "h3", "a3", "b3", "h1"}) { // wraps around
        press(Qt::Key_U);
        QCOMPARE(session().selection()->node(), id(node));
    }
    QVERIFY(names(tab().countLine()->text(), {1, 8}));
    press(Qt::Key_U);
    QVERIFY(names(tab().countLine()->text(), {2, 8}));
    press(Qt::Key_2);
    QVERIFY(names(tab().countLine()->text(), {4, 7})); // the numbers of marks and of unmarked parts
    for (const char* node : {"a2", "foot", "top"}) {
        press(Qt::Key_BracketRight);
        QCOMPARE(session().selection()->node(), id(node));
    }
    press(Qt::Key_BracketLeft);
    QCOMPARE(session().selection()->node(), id("foot"));
    press(Qt::Key_U);
    QVERIFY(!m_window->statusBar()->currentMessage().isEmpty());
    session().selection()->select(id("top")); // the message was about another node
    QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
}

void TestAnnotate::pageWithoutAFileNeedsAFolder()
{
    annotator().setOwner({});
    annotate(QStringLiteral("sample:misnested"));
    const std::size_t own = annotator().marks().size(); // marks that come with the sample
    QVERIFY(own > 0);
    for (std::size_t mark = 0; mark < own; ++mark)
        QVERIFY(!annotator().isOrphan(mark));
    QVERIFY(tab().savedLine()->text().contains(QLatin1String("href=\"folder\"")));
    session().selection()->select(session().trees()->document().body());
    press(Qt::Key_8);
    QCOMPARE(annotator().marks().size(), own);
    QVERIFY(!tab().pad()->buttons().front()->isEnabled());
    annotator().setOwner({m_folder->path(), {}}); // as the dialog of the link does
    QVERIFY(waitFor([&] { return annotator().isOpen() && annotator().canChange(); }));
    press(Qt::Key_8);
    QCOMPARE(saved().marks.size(), own + 1);
    QCOMPARE(QDir(m_folder->path()).entryList({"*.annotation.json"}).size(), 1);
}

void TestAnnotate::changeByOthersIsForThePersonToSettle()
{
    mark("b2", Qt::Key_2);
    Annotation theirs = saved();
    theirs.marks.front().label = "footer";
    const std::string file = annotator().place().path();
    QVERIFY(bool(saveAnnotation(file, theirs, *fileVersion(file))));
    QVERIFY(waitFor([&] { return annotator().isContested(); }));
    QVERIFY(tab().savedLine()->text().contains(QLatin1String("overwrite")));
    QCOMPARE(marks(), QStringList("record b2"));
    followSaved("take");
    QCOMPARE(marks(), QStringList("footer b2"));
    QVERIFY(!annotator().isContested());
    press(Qt::Key_Z, Qt::ControlModifier); // the own marks again
    QCOMPARE(marks(), QStringList("record b2"));
    QCOMPARE(saved().marks.front().label, "record");
    QVERIFY(bool(saveAnnotation(file, theirs, *fileVersion(file))));
    QVERIFY(waitFor([&] { return annotator().isContested(); }));
    followSaved("overwrite");
    QCOMPARE(saved().marks.front().label, "record");
    QVERIFY(!tab().savedLine()->text().contains(QLatin1String("overwrite")));
}

void TestAnnotate::sourceTreeIsMarkedToo()
{
    // The browser inserts tbody: nodes of the two trees have different numbers.
    annotate(write(QStringLiteral("t.html"), "<!DOCTYPE html><html><head><title>t</title></head><body>"
                                             "<p id=p>before</p><table><tr><td id=a>one</td><td "
                                             "id=b>two</td></tr></table></body></html>"));
    mark("b", Qt::Key_2);
    AnalysisOptions options = session().runner()->options();
    options.source = PageSource::Libxml2;
    QVERIFY(settles([&] { session().runner()->setOptions(options); }));
    QVERIFY(
        waitFor([&] { return session().trees()->isSource() && session().selection()->marks().size() == 1; }));
    QCOMPARE(marks(), QStringList("record b"));
    QCOMPARE(session().selection()->marks().front().nodes, std::vector<NodeId>{id("b")});
    session().selection()->select(id("a"));
    QVERIFY(!tab().pad()->buttons().at(1)->isChecked());
    tab().pad()->buttons().at(1)->click();
    QVERIFY(tab().pad()->buttons().at(1)->isChecked());
    QCOMPARE(marks(), QStringList({"record b", "record a"}));
    QCOMPARE(labeller().countOf(QStringLiteral("record")), 2);
    options.source = PageSource::Rendered;
    QVERIFY(settles([&] { session().runner()->setOptions(options); }));
    QVERIFY(areShown(2));
    QCOMPARE(marks(), QStringList({"record b", "record a"}));
    QCOMPARE(saved().marks[1].targets.front().quote.exact, "one");
    const Document& page = session().trees()->document();
    session().selection()->select(page.parent(page.parent(id("b")))); // tbody
    press(Qt::Key_3);
    QVERIFY(waitFor([&] { return tab().list()->marks()->renderedOnly() == 1; }));
}

void TestAnnotate::keysAreForThePageThatWasTyped()
{
    const QString path = write(QStringLiteral("typed.html"), runsPage);
    QLineEdit* line = m_window->addressBar()->line();
    line->setFocus();
    line->setText(path);
    QVERIFY(settles([line] { QTest::keyClick(line, Qt::Key_Return); }));
    QVERIFY(
        waitFor([&] { return annotator().isOpen() && page()->isAncestorOf(QApplication::focusWidget()); }));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_U);
    QVERIFY(session().selection()->node() != noNode);
    QCOMPARE(line->text(), path);
    line->setFocus();
    m_window->findChild<WorkspaceSwitch*>()->actions().at(2)->trigger();
    QVERIFY(page()->isAncestorOf(QApplication::focusWidget()));
}

void TestAnnotate::queueOpensItsPages()
{
    const QString first = write(QStringLiteral("a.html"), runsPage);
    write(QStringLiteral("b.html"), QByteArray(4000, '\1'));
    write(QStringLiteral("c.html"), runsPage);
    annotate(first);
    QVERIFY(m_window->showTab(QStringLiteral("queue")));
    QueueWalk& walk = *m_window->findChild<AnnotateView*>()->queue()->walk();
    walk.setFolder(m_folder->path());
    QVERIFY(waitFor([&] { return !walk.isReading(); }));
    QVERIFY(m_window->showTab(QStringLiteral("marks")));
    tab().noteLine()->setFocus(); // the line in which a word about it was just typed
    QTest::keyClick(tab().noteLine(), Qt::Key_Return, Qt::ControlModifier); // the page is done
    const auto isAt = [&](const char* name) {
        return waitFor(
            [&] { return annotator().isOpen() && session().trees()->name() == QLatin1String(name); });
    };
    QVERIFY(isAt("c.html"));
    QVERIFY(!walk.model()->page(1).failure.isEmpty()); // the queue skips it
    QCOMPARE(walk.model()->page(0).state, PageState::Done);
    for (int i = 0; i < 2; ++i) { // b.html does not open
        QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::AltModifier);
        QVERIFY(answers());
    }
    QVERIFY(isAt("a.html"));
}

void TestAnnotate::scoreLeadsToItsExplanation()
{
    emit m_window->findChild<AnnotateView*>()->score()->tabWanted(QStringLiteral("why"));
    QCOMPARE(session().workspace(), Workspace::Inspect);
    QVERIFY(m_window->findChild<WhyTab*>()->isVisible());
}

void TestAnnotate::unsavedMarksHoldTheWindow()
{
    QStandardPaths::setTestModeEnabled(true); // marks are rescued to this place
    QVERIFY(QDir(m_folder->path()).removeRecursively());
    mark("b2", Qt::Key_2);
    QVERIFY(waitFor([&] { return !annotator().saveProblem().isEmpty(); }));
    QMessageBox::ButtonRole answer = QMessageBox::RejectRole;
    const WhenShown<QMessageBox> question([&](QMessageBox* box) {
        for (QAbstractButton* button : box->buttons()) {
            if (box->buttonRole(button) == answer)
                return button->click();
        }
    });
    QVERIFY(!m_window->close());
    QCOMPARE(question.count(), 1);
    answer = QMessageBox::DestructiveRole;
    QVERIFY(m_window->close());
    QCOMPARE(question.count(), 2);
    QDir kept(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/unsaved");
    QVERIFY(kept.exists(QStringLiteral("runs.html.annotation.json")));
    QVERIFY(kept.removeRecursively());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), testTimeout()));
}

void TestAnnotate::closedWindowLetsOthersAnnotate()
{
    const QString lock = m_folder->filePath(".tagseam-runs.html.annotation.json.lock");
    QVERIFY(annotator().isOpen() && QFile::exists(lock));
    QVERIFY(m_window->close());
    QVERIFY(!QFile::exists(lock));
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), testTimeout()));
}

void TestAnnotate::folderAndAnnotatorAreRemembered()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tagseam-test"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->filePath("settings"));
    const QString folder = m_folder->path();
    {
        const MainWindow first(true);
        first.findChild<AnnotateView*>()->queue()->walk()->setFolder(folder);
        first.annotator()->setOwner({QString(), QStringLiteral("Bo")});
    }
    for (const bool isRemembering : {true, false}) {
        const MainWindow second(isRemembering);
        QCOMPARE(second.findChild<AnnotateView*>()->queue()->walk()->folder(),
                 isRemembering ? folder : QString());
        QCOMPARE(second.annotator()->owner().annotator, isRemembering ? QString("Bo") : QString());
    }
}

TAGSEAM_TEST(TestAnnotate)
#include "tst_annotate.moc"
