// SPDX-License-Identifier: MIT
// Labelling in the window by clicks and keys: what is marked, shown, listed, proposed, undone and saved.
#include "core/truth/annotationfile.h"
#include "ui/annotator.h"
#include "ui/labeller.h"
#include "ui/labels.h"
#include "ui/models/domtreemodel.h"
#include "ui/models/marksmodel.h"
#include "ui/views/annotateview.h"
#include "ui/views/labelpad.h"
#include "ui/views/marklist.h"
#include "ui/views/markstab.h"
#include "ui/views/optionsbar.h"
#include "ui/views/plotview.h"
#include "ui/views/proposalbar.h"
#include "ui/views/savedline.h"
#include "ui/views/treeview.h"
#include "windowtest.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QDir>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QWheelEvent>

#include <algorithm>

using namespace tagseam;

namespace {

// Three parts, the middle one of which has three records of a heading and two paragraphs without a box.
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
    void init() { showWindow({1600, 1000}); }
    void cleanup()
    {
        closeWindow();
        Language::instance()->choose(QStringLiteral("en"));
    }
    void digitLabelsWhatIsClicked();
    void digitsWorkEverywhere_data();
    void digitsWorkEverywhere();
    void digitsAreTextWhereOneWrites_data();
    void digitsAreTextWhereOneWrites();
    void buttonLabelsTheSelection();
    void ownLabelsHaveDigits();
    void upWidensAndDownGoesBack_data();
    void upWidensAndDownGoesBack();
    void treeKeepsItsArrows();
    void wheelWithAltWidens();
    void shiftClickMakesARun();
    void controlClickAddsAndTakesAway();
    void rangeOfThePlotIsLabelled();
    void deleteTakesTheInnermost();
    void marksAreShownInAllViews();
    void marksGoWithTabAndWorkspace();
    void listSelectsItsNode();
    void notesAreWrittenInTheList();
    void siblingsAreAcceptedAndUndoneByOneKey();
    void runsHaveSiblings();
    void proposalsAreTakenOutByAClick();
    void proposalsAreDismissed();
    void suggestionComesWhenItIsAskedFor();
    void undoIsOfWhatOneWorksOn();
    void orphansAreListedAndPlaced();
    void reloadedPageKeepsItsMarks();
    void stateAndNoteOfThePageAreSaved();
    void unmarkedPartsAreFound();
    void marksAreGoneThrough();
    void pageThatIsNoFileWantsAFolder();
    void samplesComeWithMarks_data();
    void samplesComeWithMarks();
    void marksAreShownWithTheQueue();
    void secondWindowLooksOn();
    void changeByOthersIsForThePersonToSettle();
    void sourceTreeIsMarkedToo();
    void unsavedMarksHoldTheWindow();
    void languageChanges();

  private:
    Annotator& annotator() { return *m_window->annotator(); }
    Labeller& labeller() { return *m_window->labeller(); }
    MarksTab& tab() { return *m_window->annotateView()->marks(); }
    PageView* page() { return m_window->originalView(); }
    // Opens it and goes to the workspace by its key.
    void annotate(const QString& path)
    {
        QVERIFY(open(path));
        if (!session().isAnnotating())
            QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
        QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    }
    QString shop()
    {
        QFile file(QStringLiteral(TAGSEAM_SAMPLES "/shop.html"));
        return file.open(QIODevice::ReadOnly) ? write(QStringLiteral("shop.html"), file.readAll())
                                              : QString();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(page()->view()->focusProxy(), key, modifiers);
    }
    // In the middle of the first line of the element; returns when it was picked.
    void click(const char* selector, Qt::KeyboardModifiers modifiers = {})
    {
        QVariantList place;
        for (QVariantList before{0}; place != before || place.isEmpty();) { // until all is laid out
            before = place;
            rest(60);
            place = ask(page()->view()->page(),
                        QStringLiteral("(() => { const e = document.querySelector('%1'); "
                                       "e.scrollIntoView({block: 'nearest'}); const b = "
                                       "e.getClientRects()[0]; return [b.x + 4, b.y + 4]; })()")
                            .arg(QLatin1String(selector)))
                        .toList();
        }
        QVERIFY2(place.size() == 2, selector);
        const QSignalSpy picked(page(), &PageView::picked);
        QTest::mouseClick(
            page()->view()->focusProxy(), Qt::LeftButton, modifiers,
            (QPointF(place[0].toDouble(), place[1].toDouble()) * page()->view()->zoomFactor()).toPoint());
        QVERIFY2(waitFor([&] { return picked.count() > 0; }), selector);
    }
    NodeId id(const char* value) { return nodeBy("id", value); }
    std::vector<NodeId> allBy(std::string_view attribute, std::string_view value)
    {
        std::vector<NodeId> nodes;
        for (NodeId node{1}; node.value < session().document().size(); ++node.value) {
            if (session().document().attribute(node, attribute) == value)
                nodes.push_back(node);
        }
        return nodes;
    }
    // "record 12 13", "main 5": the marks in their order.
    QStringList marks()
    {
        QStringList list;
        for (std::size_t i = 0; i < annotator().marks().size(); ++i) {
            QString text = QString::fromStdString(annotator().marks()[i].label);
            for (const NodeId node : annotator().shownNodesOf(i))
                text += ' ' + QString::fromUtf8(
                                  session().document().attribute(node, "id").data(),
                                  static_cast<qsizetype>(session().document().attribute(node, "id").size()));
            list.append(text);
        }
        return list;
    }
    // As the file has them, once all is written.
    Annotation saved()
    {
        if (!waitFor([&] { return annotator().isSaved(); }))
            return {};
        const Result<LoadedAnnotation> there = loadAnnotation(annotator().place().path());
        return there ? there->annotation : Annotation();
    }
    QString savedLine() { return tab().savedLine()->text(); }
    void followSaved(const char* link) { emit tab().savedLine()->linkActivated(QLatin1String(link)); }
};

void TestAnnotate::digitLabelsWhatIsClicked()
{
    annotate(shop());
    click("h2.filters__title");
    QCOMPARE(session().describe(session().selection()), QStringLiteral("h2.filters__title"));
    press(Qt::Key_7);
    QCOMPARE(marks(), QStringList("sidebar "));
    QCOMPARE(saved().marks.size(), 1U);
    QCOMPARE(saved().marks.front().label, "sidebar");
    QCOMPARE(saved().marks.front().targets.front().quote.exact, "Filter");
    QVERIFY2(savedLine().contains(QLatin1String("shop.html.annotation.json")), qPrintable(savedLine()));
    press(Qt::Key_3);
    QCOMPARE(marks(), QStringList("navigation "));
    press(Qt::Key_3);
    QCOMPARE(marks(), QStringList());
    QCOMPARE(saved().marks.size(), 0U);
}

void TestAnnotate::digitsWorkEverywhere_data()
{
    QTest::addColumn<QString>("where");
    for (const char* where : {"page", "tree", "plot", "marks", "list"})
        QTest::newRow(where) << QString::fromLatin1(where);
}

void TestAnnotate::digitsWorkEverywhere()
{
    QFETCH(const QString, where);
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("list"));
    QWidget* widget = where == QLatin1String("page")   ? page()->view()->focusProxy()
                      : where == QLatin1String("tree") ? m_window->treeView()->tree()
                      : where == QLatin1String("plot") ? static_cast<QWidget*>(m_window->plotView())
                      : where == QLatin1String("list") ? tab().list()
                                                       : static_cast<QWidget*>(tab().doneBox());
    widget->setFocus();
    QTest::keyClick(widget, Qt::Key_1);
    QCOMPARE(marks(), QStringList("main list"));
    QTest::keyClick(widget, Qt::Key_8);
    QCOMPARE(marks(), QStringList("noise list"));
}

void TestAnnotate::digitsAreTextWhereOneWrites_data()
{
    QTest::addColumn<QString>("where");
    for (const char* where : {"find", "address", "ownLabel", "pageNote"})
        QTest::newRow(where) << QString::fromLatin1(where);
}

void TestAnnotate::digitsAreTextWhereOneWrites()
{
    QFETCH(const QString, where);
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("list"));
    QLineEdit* line = where == QLatin1String("find")      ? m_window->treeView()->findLine()
                      : where == QLatin1String("address") ? m_window->addressLine()
                                                          : tab().findChild<QLineEdit*>(where);
    line->setFocus();
    line->clear();
    QTest::keyClicks(line, QStringLiteral("12us"));
    QCOMPARE(line->text(), QStringLiteral("12us"));
    QCOMPARE(marks(), QStringList());
    QVERIFY(labeller().proposals().empty());
}

void TestAnnotate::buttonLabelsTheSelection()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("foot"));
    QToolButton* footer = tab().pad()->buttons().at(5);
    QCOMPARE(footer->text(), QStringLiteral("6  Footer"));
    QTest::mouseClick(footer, Qt::LeftButton);
    QCOMPARE(marks(), QStringList("footer foot"));
    QCOMPARE(footer->text(), QStringLiteral("6  Footer  (1)"));
    QVERIFY(footer->isChecked());
    session().select(id("top"));
    QVERIFY(!footer->isChecked());
}

void TestAnnotate::ownLabelsHaveDigits()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    QLineEdit* name = tab().pad()->nameLine();
    for (const char* label : {"price", "title & date"}) {
        name->setFocus();
        QTest::keyClicks(name, QLatin1String(label));
        QTest::keyClick(name, Qt::Key_Return);
    }
    QCOMPARE(tab().pad()->buttons().size(), 10);
    QCOMPARE(tab().pad()->buttons().at(9)->text(), QStringLiteral("0  title && date"));
    session().select(id("a1"));
    page()->view()->setFocus();
    press(Qt::Key_9);
    session().select(id("h1"));
    press(Qt::Key_0);
    QCOMPARE(marks(), QStringList({"price a1", "title & date h1"}));
    QVERIFY(labeller().lookOf(QStringLiteral("price")) != labeller().lookOf(QStringLiteral("title & date")));
    // Those of a file come with it.
    labeller().setOwnLabels({});
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
    QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    QCOMPARE(labeller().ownLabels(), QStringList({"price", "title & date"}));
    QCOMPARE(labeller().keptLabels(), QStringList()); // but they are the file's, not this person's
    session().select(id("b1"));
    page()->view()->setFocus();
    press(Qt::Key_9);
    QCOMPARE(labeller().keptLabels(), QStringList("price"));
}

void TestAnnotate::upWidensAndDownGoesBack_data()
{
    QTest::addColumn<bool>("isPlot");
    QTest::newRow("page") << false;
    QTest::newRow("plot") << true;
}

void TestAnnotate::upWidensAndDownGoesBack()
{
    QFETCH(const bool, isPlot);
    annotate(write(QStringLiteral("runs.html"), runsPage));
    click("#in");
    QCOMPARE(session().selection(), id("in"));
    QWidget* widget = isPlot ? static_cast<QWidget*>(m_window->plotView()) : page()->view()->focusProxy();
    widget->setFocus();
    for (const char* up : {"b2", "list"}) {
        QTest::keyClick(widget, Qt::Key_Up);
        QCOMPARE(session().selection(), id(up));
    }
    for (const char* down : {"b2", "in"}) { // not the first child: where it came from
        QTest::keyClick(widget, Qt::Key_Down);
        QCOMPARE(session().selection(), id(down));
    }
    session().select(id("list"));
    QTest::keyClick(widget, Qt::Key_Down);
    QCOMPARE(session().selection(), id("h1"));
    session().select(NodeId{1});
    QTest::keyClick(widget, Qt::Key_Up);
    QCOMPARE(session().selection(), NodeId{1}); // nothing is around html
}

void TestAnnotate::treeKeepsItsArrows()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("list"));
    QTreeView* tree = m_window->treeView()->tree();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Up);
    QCOMPARE(session().selection(), id("top"));
}

void TestAnnotate::wheelWithAltWidens()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    click("#in");
    const auto turn = [&](QPoint delta) {
        QWheelEvent event(QPointF(50, 50), QPointF(50, 50), {}, delta, Qt::NoButton, Qt::AltModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(page()->view()->focusProxy(), &event);
    };
    turn({0, 120});
    QCOMPARE(session().selection(), id("b2"));
    turn({120, 0}); // as X11 sends it
    QCOMPARE(session().selection(), id("list"));
    turn({0, -120});
    QCOMPARE(session().selection(), id("b2"));
    turn({0, -60}); // half a step
    QCOMPARE(session().selection(), id("b2"));
    turn({0, -60});
    QCOMPARE(session().selection(), id("in"));
}

void TestAnnotate::shiftClickMakesARun()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    click("#h2");
    click("#in", Qt::ShiftModifier); // inside the last of the run
    press(Qt::Key_2);
    QCOMPARE(marks(), QStringList("record h2 a2 b2"));
    QCOMPARE(session().selection(), id("h2"));
    QCOMPARE(session().highlight(), (std::vector<NodeId>{id("h2"), id("a2"), id("b2")}));
    click("#h1", Qt::ShiftModifier); // the other way round
    QCOMPARE(labeller().chosen(), (std::vector<NodeId>{id("h1"), id("a1"), id("b1"), id("h2")}));
    click("#foot");
    QCOMPARE(labeller().chosen(), std::vector<NodeId>{id("foot")});
    QVERIFY(session().highlight().empty());
}

void TestAnnotate::controlClickAddsAndTakesAway()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    click("#a1");
    click("#in", Qt::ControlModifier); // at the depth of what is selected
    click("#a3", Qt::ControlModifier);
    QCOMPARE(labeller().chosen(), (std::vector<NodeId>{id("a1"), id("b2"), id("a3")}));
    click("#b2", Qt::ControlModifier);
    press(Qt::Key_4);
    QCOMPARE(marks(), QStringList("advertisement a1 a3"));
    press(Qt::Key_4);
    QCOMPARE(marks(), QStringList());
}

void TestAnnotate::rangeOfThePlotIsLabelled()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    PlotView* plot = m_window->plotView();
    plot->grab(); // laid out
    const PlotGeometry& geometry = plot->geometryOfPlot();
    const auto place = [&](double position) {
        return QPointF(geometry.x(position), geometry.plot.center().y()).toPoint();
    };
    const std::uint32_t first = analysis().sequence.positionOf(id("h2")).value;
    const std::uint32_t last = analysis().sequence.positionOf(id("a2")).value + 1; // its text, too
    QTest::mousePress(plot, Qt::LeftButton, {}, place(first + 0.5));
    QTest::mouseMove(plot, place(last + 0.3));
    QTest::mouseMove(plot, place(last + 0.5));
    QTest::mouseRelease(plot, Qt::LeftButton, {}, place(last + 0.5));
    QCOMPARE(session().range(), (Region{Position{first}, Position{last + 1}}));
    QTest::keyClick(plot, Qt::Key_2);
    QCOMPARE(marks(), QStringList("record h2 a2"));
    QTest::mouseClick(plot, Qt::LeftButton, {}, place(first + 0.5)); // a node again, in spite of the range
    QCOMPARE(labeller().chosen().size(), 1U);
}

void TestAnnotate::deleteTakesTheInnermost()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("list"));
    press(Qt::Key_1);
    session().select(id("b2"));
    press(Qt::Key_2);
    session().select(id("in"));
    press(Qt::Key_Delete);
    QCOMPARE(marks(), QStringList("main list"));
    press(Qt::Key_Delete);
    QCOMPARE(marks(), QStringList());
    press(Qt::Key_Delete);
    QCOMPARE(annotator().canRedo(), false);
    QCOMPARE(saved().marks.size(), 0U);
}

void TestAnnotate::marksAreShownInAllViews()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("b2"));
    press(Qt::Key_2);
    session().select(id("list"));
    press(Qt::Key_1);
    QVERIFY(waitFor([&] { return session().marks().size() == 2; }));
    const RegionMark& outer = session().marks()[0]; // what holds others is drawn below them
    const RegionMark& inner = session().marks()[1];
    QCOMPARE(outer.label, QStringLiteral("Main content"));
    QCOMPARE(outer.look, 0);
    QCOMPARE(outer.nodes, std::vector<NodeId>{id("list")});
    QCOMPARE(inner.label, QStringLiteral("Record"));
    const Position begin = analysis().sequence.positionOf(id("b2"));
    QCOMPARE(inner.region, (Region{begin, Position{begin.value + 4}})); // p, text, b, text
    auto* model = qobject_cast<DomTreeModel*>(m_window->treeView()->tree()->model());
    const auto labelOf = [&](const char* node) {
        return model->indexOf(id(node)).siblingAtColumn(DomTreeModel::LabelColumn).data().toString();
    };
    QCOMPARE(labelOf("b2"), QStringLiteral("Record"));
    QCOMPARE(labelOf("list"), QStringLiteral("Main content"));
    QCOMPARE(labelOf("foot"), QString());
    QVERIFY(!m_window->treeView()->tree()->isColumnHidden(DomTreeModel::LabelColumn));
    const QList<QLabel*> titles = m_window->findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        titles, [](const QLabel* each) { return each->text().contains(QLatin1String("coloured: labels")); }));
}

void TestAnnotate::marksGoWithTabAndWorkspace()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("b2"));
    press(Qt::Key_2);
    QVERIFY(waitFor([&] { return session().marks().size() == 1; }));
    m_window->annotateView()->showTab(QStringLiteral("queue"));
    QVERIFY(waitFor([&] { return session().marks().empty(); }));
    m_window->annotateView()->showTab(QStringLiteral("marks"));
    QVERIFY(waitFor([&] { return session().marks().size() == 1; }));
    QVERIFY(!m_window->prunedView()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return session().marks().empty(); }));
    QVERIFY(m_window->prunedView()->isVisible());
    QVERIFY(m_window->treeView()->tree()->isColumnHidden(DomTreeModel::LabelColumn));
    session().select(id("a1"));
    press(Qt::Key_2); // no key of this workspace
    QCOMPARE(annotator().marks().size(), 1U);
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return session().marks().size() == 1; }));
}

void TestAnnotate::listSelectsItsNode()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    const QAbstractItemModelTester tester(tab().list()->marks());
    for (const char* node : {"b3", "b1"}) {
        session().select(id(node));
        press(Qt::Key_2);
    }
    click("#h2");
    click("#a2", Qt::ShiftModifier);
    press(Qt::Key_2);
    const MarksModel* model = tab().list()->marks();
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->index(0, MarksModel::NodeColumn).data().toString(), QStringLiteral("“two” p#b1"));
    QCOMPARE(model->index(0, MarksModel::WordsColumn).data().toString(), QStringLiteral("1"));
    QCOMPARE(model->index(1, MarksModel::NodeColumn).data().toString(),
             QStringLiteral("“Second thing of all” h2#h2 and 1 more"));
    QCOMPARE(model->index(1, MarksModel::WordsColumn).data().toString(), QStringLiteral("5"));
    QCOMPARE(tab().list()->currentIndex().row(), 1); // the list follows the selection
    QTest::mouseClick(tab().list()->viewport(), Qt::LeftButton, {},
                      tab().list()->visualRect(model->index(2, 0)).center());
    QCOMPARE(session().selection(), id("b3"));
    QTest::keyClick(tab().list(), Qt::Key_Up);
    QCOMPARE(labeller().chosen(), (std::vector<NodeId>{id("h2"), id("a2")}));
    QTest::keyClick(tab().list(), Qt::Key_Delete);
    QCOMPARE(marks(), QStringList({"record b3", "record b1"}));
}

void TestAnnotate::notesAreWrittenInTheList()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("b1"));
    press(Qt::Key_2);
    MarkList* list = tab().list();
    list->setFocus();
    list->edit(list->marks()->index(0, MarksModel::NoteColumn));
    auto* editor = list->viewport()->findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, QStringLiteral("2 or 3?"));
    QTest::keyClick(editor, Qt::Key_Return);
    QVERIFY(waitFor([&] { return annotator().canUndo() && !annotator().marks().front().note.empty(); }));
    QCOMPARE(marks(), QStringList("record b1"));
    QCOMPARE(saved().marks.front().note, "2 or 3?");
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(annotator().marks().front().note, "");
}

void TestAnnotate::siblingsAreAcceptedAndUndoneByOneKey()
{
    annotate(shop());
    const std::vector<NodeId> cards = allBy("class", "product-card");
    QVERIFY(cards.size() > 20);
    session().select(cards.front());
    press(Qt::Key_2);
    press(Qt::Key_S);
    QVERIFY(waitFor([&] { return labeller().proposals().size() == cards.size() - 1; }));
    QVERIFY(tab().proposalBar()->sentence().startsWith(QString::number(cards.size() - 1)));
    QVERIFY(waitFor([&] { return session().marks().size() == cards.size(); }));
    QVERIFY(session().marks().back().isProposed);
    QCOMPARE(session().marks().back().label, QStringLiteral("Record?"));
    QCOMPARE(annotator().marks().size(), 1U); // nothing is marked before it is accepted
    press(Qt::Key_Return);
    QCOMPARE(annotator().marks().size(), cards.size());
    QVERIFY(labeller().proposals().empty());
    QCOMPARE(saved().marks.size(), cards.size());
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(annotator().marks().size(), 1U);
    QCOMPARE(saved().marks.size(), 1U);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(annotator().marks().size(), cards.size());
}

void TestAnnotate::runsHaveSiblings()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    click("#h1");
    click("#b1", Qt::ShiftModifier);
    press(Qt::Key_2);
    press(Qt::Key_S);
    QVERIFY(waitFor([&] { return !labeller().proposals().empty(); }));
    press(Qt::Key_Return);
    QCOMPARE(marks(), QStringList({"record h1 a1 b1", "record h2 a2 b2", "record h3 a3 b3"}));
}

void TestAnnotate::proposalsAreTakenOutByAClick()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    click("#h1");
    click("#b1", Qt::ShiftModifier);
    press(Qt::Key_2);
    press(Qt::Key_S);
    QVERIFY(waitFor([&] { return labeller().proposals().size() == 2; }));
    const NodeId before = session().selection();
    click("#in");
    QCOMPARE(labeller().proposedCount(), 1);
    QCOMPARE(session().selection(), before);
    QCOMPARE(tab().proposalBar()->list()->item(0)->checkState(), Qt::Unchecked);
    tab().proposalBar()->list()->item(1)->setCheckState(Qt::Unchecked);
    QCOMPARE(labeller().proposedCount(), 0);
    press(Qt::Key_Return); // there is nothing to accept
    QCOMPARE(annotator().marks().size(), 1U);
    click("#in");
    press(Qt::Key_Return);
    QCOMPARE(marks(), QStringList({"record h1 a1 b1", "record h2 a2 b2"}));
}

void TestAnnotate::proposalsAreDismissed()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("h1"));
    press(Qt::Key_S);
    rest(50);
    QVERIFY(labeller().proposals().empty()); // no mark, no siblings of it
    press(Qt::Key_2);
    press(Qt::Key_S);
    QVERIFY(waitFor([&] { return labeller().proposals().size() == 2; }));
    press(Qt::Key_Escape);
    QVERIFY(labeller().proposals().empty());
    QCOMPARE(tab().proposalBar()->sentence(), QString());
    QVERIFY(waitFor([&] { return session().marks().size() == 1; }));
    // Enter in a line of text is not the proposals'.
    press(Qt::Key_S);
    QVERIFY(waitFor([&] { return labeller().proposals().size() == 2; }));
    tab().noteLine()->setFocus();
    QTest::keyClick(tab().noteLine(), Qt::Key_Return);
    QCOMPARE(annotator().marks().size(), 1U);
    QCOMPARE(labeller().proposals().size(), 2U);
}

void TestAnnotate::suggestionComesWhenItIsAskedFor()
{
    annotate(shop());
    QVERIFY(session().marks().empty());
    QPushButton* suggest = nullptr;
    const QList<QPushButton*> buttons = tab().findChildren<QPushButton*>();
    for (QPushButton* each : buttons) {
        if (each->text().startsWith(QLatin1String("Suggest")))
            suggest = each;
    }
    QVERIFY(suggest != nullptr);
    QTest::mouseClick(suggest, Qt::LeftButton);
    QCOMPARE(labeller().proposals().size(), 1U);
    press(Qt::Key_Return);
    QCOMPARE(annotator().marks().size(), 1U);
    QCOMPARE(annotator().marks().front().label, "main");
    const std::vector<NodeId> nodes = annotator().shownNodesOf(0);
    QCOMPARE(nodes, nodesOfRegion(session().document(), analysis().sequence, analysis().trace.region));
    const std::vector<NodeId> cards = allBy("class", "product-card");
    const auto count = std::ranges::count_if(
        cards, [&](NodeId card) { return std::ranges::find(nodes, card) != nodes.end(); });
    QVERIFY(count + 2 >= static_cast<long>(cards.size())); // it cuts one or two in pieces
}

void TestAnnotate::undoIsOfWhatOneWorksOn()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    AnalysisOptions options = session().options();
    options.keep = Keep::Complement;
    QVERIFY(settles([&] { session().setOptions(options); }));
    session().select(id("b2"));
    press(Qt::Key_2);
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(marks(), QStringList());
    QCOMPARE(session().options().keep, Keep::Complement);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(marks(), QStringList("record b2"));
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier); }));
    QCOMPARE(session().options().keep, Keep::Region);
    QCOMPARE(annotator().marks().size(), 1U);
}

void TestAnnotate::orphansAreListedAndPlaced()
{
    const QString path = write(QStringLiteral("runs.html"), runsPage);
    annotate(path);
    for (const char* node : {"foot", "b2"}) {
        session().select(id(node));
        press(Qt::Key_2);
    }
    QCOMPARE(saved().marks.size(), 2U);
    QByteArray changed = runsPage;
    changed.replace("four <b id=in>five</b>", "something else");
    write(QStringLiteral("runs.html"), changed);
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); }));
    QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    const MarksModel* model = tab().list()->marks();
    QCOMPARE(model->rowCount(), 2);
    QCOMPARE(model->orphans(), 1);
    const QString state = model->index(0, MarksModel::StateColumn).data().toString();
    QVERIFY2(state.startsWith(QLatin1String("Orphan: ")) && state.size() > 12, qPrintable(state));
    QVERIFY(tab().countLine()->text().contains(QLatin1String("1 orphan")));
    QVERIFY2(model->index(0, MarksModel::NodeColumn).data().toString().contains(QLatin1String("four")),
             qPrintable(model->index(0, MarksModel::NodeColumn).data().toString()));
    QCOMPARE(marks(), QStringList({"record foot", "record"}));
    QTest::mouseClick(tab().list()->viewport(), Qt::LeftButton, {},
                      tab().list()->visualRect(model->index(0, 0)).center());
    click("#b2");
    QPushButton* place = nullptr;
    const QList<QPushButton*> buttons = tab().findChildren<QPushButton*>();
    for (QPushButton* each : buttons) {
        if (each->text() == QLatin1String("Place here"))
            place = each;
    }
    QVERIFY(place != nullptr && place->isVisible() && place->isEnabled());
    QTest::mouseClick(place, Qt::LeftButton);
    QCOMPARE(model->orphans(), 0);
    QVERIFY(marks().contains(QLatin1String("record b2")));
    QVERIFY(!place->isVisible());
    const Annotation file = saved();
    QCOMPARE(file.marks.size(), 2U);
    QCOMPARE(file.marks[1].targets.front().quote.exact, "something else");
}

void TestAnnotate::reloadedPageKeepsItsMarks()
{
    annotate(shop());
    const std::vector<NodeId> cards = allBy("class", "product-card");
    session().select(cards[3]);
    press(Qt::Key_2);
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); })); // while it is being written
    QVERIFY(waitFor([&] { return annotator().isOpen() && session().marks().size() == 1; }));
    QCOMPARE(annotator().shownNodesOf(0), std::vector<NodeId>{allBy("class", "product-card")[3]});
    QVERIFY(settles([&] { // as it is now, without loading
        QTest::keyClick(m_window.get(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    }));
    QVERIFY(waitFor([&] { return annotator().isOpen() && session().marks().size() == 1; }));
    session().select(allBy("class", "product-card")[4]);
    press(Qt::Key_2);
    QCOMPARE(saved().marks.size(), 2U);
}

void TestAnnotate::stateAndNoteOfThePageAreSaved()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    tab().noteLine()->setFocus();
    QTest::keyClicks(tab().noteLine(), QStringLiteral("odd 1"));
    QCOMPARE(saved().note, "odd 1"); // without leaving the line
    QCOMPARE(saved().state, PageState::InWork);
    QTest::mouseClick(tab().doneBox(), Qt::LeftButton, {}, QPoint(8, tab().doneBox()->height() / 2));
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
    press(Qt::Key_Z, Qt::ControlModifier); // all keys of the note at once
    QCOMPARE(tab().noteLine()->text(), QString());
    QVERIFY(!annotator().canUndo());
}

void TestAnnotate::unmarkedPartsAreFound()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    page()->view()->setFocus();
    press(Qt::Key_U);
    QCOMPARE(session().selection(), id("top"));
    press(Qt::Key_3);
    session().select(id("a2"));
    press(Qt::Key_2);
    session().select(id("top"));
    QStringList found;
    for (int i = 0; i < 9; ++i) {
        press(Qt::Key_U);
        found.append(session().describe(session().selection()).section('#', 1));
    }
    QCOMPARE(found, QStringList({"h1", "a1", "b1", "h2", "b2", "h3", "a3", "b3", "foot"}));
    press(Qt::Key_U); // around the end
    QCOMPARE(session().selection(), id("h1"));
}

void TestAnnotate::marksAreGoneThrough()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    for (const char* node : {"b2", "top", "foot"}) {
        session().select(id(node));
        press(Qt::Key_2);
    }
    session().select(id("h1"));
    for (const char* node : {"b2", "foot", "top"}) {
        press(Qt::Key_BracketRight);
        QCOMPARE(session().selection(), id(node));
    }
    for (const char* node : {"foot", "b2"}) {
        press(Qt::Key_BracketLeft);
        QCOMPARE(session().selection(), id(node));
    }
}

void TestAnnotate::pageThatIsNoFileWantsAFolder()
{
    annotate(QStringLiteral("sample:figure2"));
    QVERIFY2(savedLine().contains(QLatin1String("href=\"folder\"")), qPrintable(savedLine()));
    session().select(session().document().body());
    press(Qt::Key_1);
    QCOMPARE(annotator().marks().size(), 1U); // the sample's own
    QVERIFY(!tab().pad()->buttons().front()->isEnabled());
    annotator().setDesk({m_folder->path(), {}}); // what the dialog of the link does
    QVERIFY(waitFor([&] { return annotator().isOpen() && annotator().canChange(); }));
    press(Qt::Key_1);
    QCOMPARE(saved().marks.size(), 2U);
    QVERIFY2(savedLine().contains(QLatin1String("in the folder")), qPrintable(savedLine()));
    QCOMPARE(QDir(m_folder->path()).entryList({"*.annotation.json"}).size(), 1);
}

void TestAnnotate::samplesComeWithMarks_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : QDir(QStringLiteral(":/samples")).entryList({"*.html"}))
        QTest::newRow(qPrintable(file)) << file.chopped(5);
}

void TestAnnotate::samplesComeWithMarks()
{
    QFETCH(QString, name);
    annotate(QStringLiteral("sample:") + name);
    QVERIFY(!annotator().marks().empty());
    for (std::size_t mark = 0; mark < annotator().marks().size(); ++mark)
        QVERIFY2(!annotator().isOrphan(mark), annotator().marks()[mark].id.c_str());
    annotator().setDesk({{}, QStringLiteral("Ana")}); // who says something of her own
    QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    QVERIFY(annotator().marks().empty());
}

// Digits label there, too.
void TestAnnotate::marksAreShownWithTheQueue()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("b1"));
    page()->view()->setFocus();
    press(Qt::Key_2);
    QVERIFY(waitFor([&] { return session().marks().size() == 1; }));
    QVERIFY(m_window->showTab(QStringLiteral("queue")));
    QVERIFY(waitFor([&] { return session().marks().size() == 1; }));
    QVERIFY(m_window->showTab(QStringLiteral("agreement")));
    QVERIFY(waitFor([&] { return session().marks().empty(); }));
}

void TestAnnotate::secondWindowLooksOn()
{
    const QString path = write(QStringLiteral("runs.html"), runsPage);
    annotate(path);
    session().select(id("b2"));
    press(Qt::Key_2);
    QCOMPARE(saved().marks.size(), 1U);
    std::unique_ptr<MainWindow> first = std::move(m_window);
    first->hide(); // where there is no window manager it would stay the active one
    m_window = std::make_unique<MainWindow>(false);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    annotate(path);
    QVERIFY2(savedLine().contains(QLatin1String("Another window has this annotation")),
             qPrintable(savedLine()));
    QCOMPARE(marks(), QStringList("record b2"));
    session().select(id("b1"));
    QTest::keyClick(page()->view()->focusProxy(), Qt::Key_2);
    QCOMPARE(marks(), QStringList("record b2"));
    // What the first one changes is seen here, and when it goes this one may write.
    first->annotator()->remove(0);
    QVERIFY(waitFor([&] { return annotator().isOpen() && annotator().marks().empty(); }));
    first.reset();
    QVERIFY(waitFor([&] { return annotator().canChange(); }));
    session().select(id("b1"));
    tab().pad()->buttons().at(1)->click();
    QCOMPARE(saved().marks.size(), 1U);
}

void TestAnnotate::changeByOthersIsForThePersonToSettle()
{
    const QString path = write(QStringLiteral("runs.html"), runsPage);
    annotate(path);
    session().select(id("b2"));
    press(Qt::Key_2);
    Annotation theirs = saved();
    theirs.marks.front().label = "footer";
    const std::string file = annotator().place().path();
    QVERIFY(bool(saveAnnotation(file, theirs, *fileVersion(file))));
    QVERIFY(waitFor([&] { return annotator().isContested(); }));
    QVERIFY2(savedLine().contains(QLatin1String("Overwrite theirs")), qPrintable(savedLine()));
    QCOMPARE(marks(), QStringList("record b2"));
    followSaved("take");
    QCOMPARE(marks(), QStringList("footer b2"));
    QVERIFY(!annotator().isContested());
    press(Qt::Key_Z, Qt::ControlModifier); // ours again
    QCOMPARE(marks(), QStringList("record b2"));
    QCOMPARE(saved().marks.front().label, "record");
    QVERIFY(bool(saveAnnotation(file, theirs, *fileVersion(file))));
    QVERIFY(waitFor([&] { return annotator().isContested(); }));
    followSaved("overwrite");
    QCOMPARE(saved().marks.front().label, "record");
    QVERIFY2(savedLine().contains(QLatin1String("Saved beside the page")), qPrintable(savedLine()));
}

void TestAnnotate::sourceTreeIsMarkedToo()
{
    // The browser inserts tbody: nodes of the two trees have different numbers.
    annotate(write(QStringLiteral("t.html"), "<!DOCTYPE html><html><head><title>t</title></head><body>"
                                             "<p id=p>before</p><table><tr><td id=a>one</td><td "
                                             "id=b>two</td></tr></table></body></html>"));
    session().select(id("b"));
    press(Qt::Key_2);
    AnalysisOptions options = session().options();
    options.source = PageSource::Source;
    QVERIFY(settles([&] { session().setOptions(options); }));
    QVERIFY(waitFor([&] { return session().isSource() && session().marks().size() == 1; }));
    QCOMPARE(marks(), QStringList("record b"));
    QCOMPARE(session().marks().front().nodes, std::vector<NodeId>{id("b")});
    session().select(id("a"));
    tab().pad()->buttons().at(1)->click();
    QCOMPARE(marks(), QStringList({"record b", "record a"}));
    options.source = PageSource::Rendered;
    QVERIFY(settles([&] { session().setOptions(options); }));
    QVERIFY(waitFor([&] { return session().marks().size() == 2; }));
    QCOMPARE(marks(), QStringList({"record b", "record a"}));
    QCOMPARE(saved().marks[1].targets.front().quote.exact, "one");
}

void TestAnnotate::unsavedMarksHoldTheWindow()
{
    QStandardPaths::setTestModeEnabled(true); // the rescue goes there
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("b2"));
    QVERIFY(QDir(m_folder->path()).removeRecursively());
    press(Qt::Key_2);
    QVERIFY(waitFor([&] { return savedLine().contains(QLatin1String("could not be saved")); }));
    QString asked;
    const auto answer = [&](const QString& button) {
        QTimer::singleShot(100, m_window.get(), [&asked, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (box == nullptr)
                return;
            asked = box->text();
            const QList<QAbstractButton*> buttons = box->buttons();
            for (QAbstractButton* each : buttons) {
                if (each->text() == button)
                    each->click();
            }
        });
    };
    answer(QStringLiteral("Stay"));
    QVERIFY(!m_window->close());
    QVERIFY2(asked.contains(QLatin1String("could not be saved")), qPrintable(asked));
    answer(QStringLiteral("Close the window"));
    QVERIFY(m_window->close());
    m_window->annotator()->close();
    const QDir kept(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/unsaved");
    QVERIFY(kept.exists(QStringLiteral("runs.html.annotation.json")));
    QVERIFY(QDir(kept).removeRecursively());
}

void TestAnnotate::languageChanges()
{
    annotate(write(QStringLiteral("runs.html"), runsPage));
    session().select(id("b2"));
    press(Qt::Key_2);
    press(Qt::Key_S);
    Language::instance()->choose(QStringLiteral("pt_BR"));
    Language::instance()->choose(QStringLiteral("en"));
    QCOMPARE(tab().pad()->buttons().at(1)->text(), QStringLiteral("2  Record  (1)"));
    QCOMPARE(marks(), QStringList("record b2")); // names of labels in files are no words of a language
    QVERIFY(waitFor([&] { return !session().marks().empty(); }));
}

TAGSEAM_TEST(TestAnnotate)
#include "tst_annotate.moc"
