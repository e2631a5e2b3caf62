// SPDX-License-Identifier: MIT
// The table of a corpus and its plots: order, filters and points.
#include "tests/ui/tools/corpus/corpustest.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QHelpEvent>

using namespace tagseam;

class TestCorpusTable : public CorpusTest {
    Q_OBJECT

  private slots:
    void init() { showView(); }
    void cleanup() { closeView(); }
    void listIsSortedByNumbersAndFiltered();
    void pointsAreClickedWalkedAndFiltered();
    void pointsOfPagesBeforeAnswerNoMore();
    void plotsWithoutFiguresAreEmptyAndAxesByPowersOfTen();
    void countsOverCountsShowHowTheyGrow();
    void keysSort();
    void modelsKeepTheRules();

  private:
    ScatterPlot& plot() { return *view().scores()->plot(); }
    ScatterPlot& times() { return *view().times()->plot(); }
    const std::vector<ScatterPoint>& points() { return plot().data().points; }
    QPoint placeOf(const ScatterPoint& point) { return plot().placeOf(point).toPoint(); }
    std::vector<double> numbers(int column)
    {
        std::vector<double> numbers;
        for (int row = 0; row < table().shown()->rowCount(); ++row)
            numbers.push_back(table().pages()->number(table().shown()->pageAt(row), column).value_or(-1));
        return numbers;
    }
};

void TestCorpusTable::listIsSortedByNumbersAndFiltered()
{
    putSamples();
    write("pages/broken.html", {});
    QVERIFY(openFolder() && run("jidm-2013"));
    for (const bool isAscending : {true, false}) {
        table().sortByColumn(CorpusModel::NodesColumn,
                             isAscending ? Qt::AscendingOrder : Qt::DescendingOrder);
        std::vector<double> nodes = numbers(CorpusModel::NodesColumn);
        QCOMPARE(names().last(), QString("broken.html")); // a page without figure is at the end
        nodes.pop_back();
        if (!isAscending)
            std::ranges::reverse(nodes);
        QVERIFY(std::ranges::is_sorted(nodes));
        QCOMPARE(nodes.front(), number("figure2.html", CorpusModel::NodesColumn)); // the last one as a text
    }
    CorpusFilterBar& filters = *view().filters();
    const int all = static_cast<int>(CorpusFilter::Show::All);
    choose(filters.shows(), static_cast<int>(CorpusFilter::Show::Failed));
    QCOMPARE(names(), QStringList{"broken.html"});
    choose(filters.shows(), all);
    const QString wanted = cell("shop.html", CorpusModel::ClassColumn);
    choose(filters.classes(), filters.classes()->findText(wanted));
    QVERIFY(names().contains("shop.html") && names().size() < 4);
    for (const QString& name : names())
        QCOMPARE(cell(name, CorpusModel::ClassColumn), wanted);
    choose(filters.classes(), 0);
    view().startFind();
    QVERIFY(filters.text()->hasFocus());
    QTest::keyClicks(filters.text(), "SUB");
    QCOMPARE(names(), QStringList{"sub/small-main.html"});
    QVERIFY(filters.count()->text().contains('1') && filters.count()->text().contains('5'));
    QTest::keyClicks(filters.text(), "x");
    QVERIFY(names().isEmpty() && !view().sentence().isEmpty());
}

void TestCorpusTable::pointsAreClickedWalkedAndFiltered()
{
    QVERIFY(openSamples() && run("jidm-2013,all"));
    QCOMPARE(points().size(), std::size_t{4});
    const QPoint place = placeOf(*std::ranges::find(points(), pageNamed("shop.html"), &ScatterPoint::page));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, place);
    const int clicked = corpus().selected(); // another point may be above it
    QVERIFY(clicked >= 0);
    QCOMPARE(table().shown()->pageAt(table().currentIndex().row()), clicked);
    QCOMPARE(times().selected(), clicked);
    const QSignalSpy wanted(&view(), &CorpusView::pageWanted);
    QTest::mouseDClick(&plot(), Qt::LeftButton, {}, place);
    QCOMPARE(wanted.last().front().toInt(), clicked);
    times().setFocus(); // sorted by nodes
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&times(), Qt::Key_Left);
    QCOMPARE(corpus().pageName(corpus().selected()), QString("figure2.html"));
    for (int i = 0; i < 3; ++i) {
        const double before = number(corpus().pageName(corpus().selected()), CorpusModel::NodesColumn);
        QTest::keyClick(&times(), Qt::Key_Right);
        QVERIFY(number(corpus().pageName(corpus().selected()), CorpusModel::NodesColumn) > before);
    }
    QTest::keyClick(&times(), Qt::Key_Return);
    QCOMPARE(wanted.count(), 2);
    QCOMPARE(wanted.last().front().toInt(), corpus().selected());
    QTest::keyClicks(view().filters()->text(), "shop");
    QVERIFY(isSettled());
    QCOMPARE(points().size(), std::size_t{1});
    choose(view().filters()->against(), 1);
    QVERIFY(isSettled());
    QCOMPARE(points().size(), std::size_t{2});
    QVERIFY(points().back().isAgainst); // with another sign
    QCOMPARE(plot().data().againstName, QString("all"));
}

// Until the new points are drawn, a click could refer to a page that no longer exists, or to another one.
void TestCorpusTable::pointsOfPagesBeforeAnswerNoMore()
{
    put("others/a.html", "news");
    QVERIFY(openSamples() && run("jidm-2013") && saveRun(m_folder->filePath("run.jsonl")));
    const QPoint place = placeOf(points().back());
    const QSignalSpy opened(&plot(), &ScatterPlot::opened);
    const QSignalSpy chosen(&plot(), &ScatterPlot::chosen);
    bool wereThere = false;
    const auto tryAll = [&] {
        wereThere = !points().empty();
        QHelpEvent hover(QEvent::ToolTip, place, plot().mapToGlobal(place));
        QApplication::sendEvent(&plot(), &hover);
        QTest::mouseDClick(&plot(), Qt::LeftButton, {}, place);
        QTest::keyClick(&plot(), Qt::Key_Right);
    };
    connect(&corpus(), &OpenCorpus::pagesChanged, this, tryAll, Qt::QueuedConnection);
    corpus().openFolder(m_folder->filePath("others"));
    QVERIFY(isSettled() && corpus().pageCount() == 1 && wereThere);
    QCOMPARE(opened.count() + chosen.count(), 0);
    QVERIFY(run("jidm-2013"));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(points().front()));
    QCOMPARE(corpus().selected(), 0);
}

void TestCorpusTable::plotsWithoutFiguresAreEmptyAndAxesByPowersOfTen()
{
    write("pages/shop.html", contentOf(TAGSEAM_SAMPLES "/shop.html")); // without its annotation
    QVERIFY(openFolder() && run("jidm-2013") && points().empty());
    QVERIFY(!plot().data().emptiness.isEmpty()); // the reason
    QCOMPARE(times().data().points.size(), std::size_t{1});
    choose(view().scores()->yAxis(), 1); // the measure "kept"
    QVERIFY(isSettled());
    QCOMPARE(points().size(), std::size_t{1});
    const ScatterAxis nodes(corpusMeasure("nodes"), 30, 4000);
    QCOMPARE(nodes.placeOf(10), 0.0);
    QCOMPARE(nodes.placeOf(10000), 1.0);
    QCOMPARE(nodes.placeOf(100), 1.0 / 3);
    QCOMPARE(nodes.marks().front().text, QString("10"));
    QCOMPARE(nodes.marks().back().text, QString("10000"));
    QCOMPARE(ScatterAxis(corpusMeasure("kept"), 0, 9).placeOf(0), 0.0); // 0 has no logarithm
    const ScatterAxis f1(corpusMeasure("f1"), 0.4, 0.6);
    QCOMPARE(f1.placeOf(0.5), 0.5); // always the whole range from 0 to 1
    QCOMPARE(ScatterAxis(corpusMeasure("reduction"), 0, 1).marks().back().text, QString("100"));
}

void TestCorpusTable::countsOverCountsShowHowTheyGrow()
{
    QVERIFY(openSamples() && run("jidm-2013"));
    QComboBox* axis = view().times()->yAxis();
    const auto indexOf = [](std::string_view key) {
        return static_cast<int>(&corpusMeasure(key) - corpusMeasures().data());
    };
    choose(axis, indexOf("scanningOperations")); // over nodes
    QVERIFY(isSettled() && times().data().law);
    QVERIFY(times().data().law->exponent > 0.5 && times().data().law->exponent < 3);
    QVERIFY(times().accessibleDescription().contains(times().data().lawText));
    choose(axis, indexOf("f1"));
    QVERIFY(isSettled() && !times().data().law);
}

void TestCorpusTable::keysSort()
{
    QVERIFY(openSamples() && run("jidm-2013"));
    table().sortByColumn(CorpusModel::PageColumn, Qt::AscendingOrder);
    const QHeaderView& header = *table().header();
    int next = 1; // the next shown column
    while (header.isSectionHidden(header.logicalIndex(next)))
        ++next;
    for (const auto& [key, column, order] :
         {std::tuple(Qt::Key_Greater, header.logicalIndex(next), Qt::AscendingOrder),
          {Qt::Key_Equal, header.logicalIndex(next), Qt::DescendingOrder},
          {Qt::Key_Less, static_cast<int>(CorpusModel::PageColumn), Qt::AscendingOrder}}) {
        table().setFocus();
        QTest::keyClick(&table(), key);
        QCOMPARE(header.sortIndicatorSection(), column);
        QCOMPARE(header.sortIndicatorOrder(), order);
    }
}

void TestCorpusTable::modelsKeepTheRules()
{
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester model(table().pages(), mode);
    const QAbstractItemModelTester shown(table().shown(), mode);
    QVERIFY(openSamples());
    table().sortByColumn(CorpusModel::PageColumn, Qt::DescendingOrder);
    QVERIFY(run("jidm-2013,velloso-2014"));
    table().sortByColumn(CorpusModel::F1Column, Qt::AscendingOrder);
    choose(view().filters()->method(), 1);
    QVERIFY(openRun(worseRun({"shop.html"}), 1));
    choose(view().filters()->shows(), static_cast<int>(CorpusFilter::Show::Changed));
    corpus().closeSecond();
    QCOMPARE(names().size(), 4); // nothing is better or worse any longer
}

TAGSEAM_TEST(TestCorpusTable)
#include "tst_corpustable.moc"
