// SPDX-License-Identifier: MIT
// The table of a corpus and its plots: order, filters, points, and how it does with many rows.
#include "corpustest.h"
#include "ui/corpustext.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHelpEvent>
#include <QLabel>
#include <QToolTip>

#include <algorithm>

using namespace tagseam;

class TestCorpusTable : public CorpusTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1440, 900}); }
    void cleanup() { closeWindow(); }
    void columnsAreSortedAsNumbers();
    void pagesWithoutFigureAreAtTheEnd();
    void listIsFilteredByName();
    void listIsFilteredByOutcome();
    void listIsFilteredByClass();
    void pointsAreClicked();
    void pointsOfPagesBeforeAnswerNoMore();
    void pointsAreWalkedByKeys();
    void pointsFollowTheFilter();
    void plotsSayWhyTheyAreEmpty();
    void axesAreByPowersOfTenWhereFiguresDiffer();
    void modelsKeepTheRules();
    void thousandsOfRowsStayFluent();

  private:
    ScatterPlot& plot() { return *view().scores()->plot(); }
    std::vector<double> numbers(int column)
    {
        std::vector<double> numbers;
        for (int row = 0; row < table().shown()->rowCount(); ++row)
            numbers.push_back(table().pages()->number(table().shown()->pageAt(row), column).value_or(-1));
        return numbers;
    }
    QString count() { return view().filters()->count()->text(); }
};

void TestCorpusTable::columnsAreSortedAsNumbers()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    sortBy(CorpusModel::NodesColumn);
    QVERIFY(std::ranges::is_sorted(numbers(CorpusModel::NodesColumn)));
    QCOMPARE(names().first(), QString("figure2.html")); // 8 nodes: as a text it would be the last
    sortBy(CorpusModel::NodesColumn);
    QVERIFY(std::ranges::is_sorted(numbers(CorpusModel::NodesColumn), std::greater{}));
    const QModelIndex index = table().shown()->index(0, CorpusModel::NodesColumn);
    QVERIFY(index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
}

void TestCorpusTable::pagesWithoutFigureAreAtTheEnd()
{
    putSamples();
    write("pages/broken.html", {});
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    sortBy(CorpusModel::F1Column);
    QCOMPARE(names().last(), QString("broken.html"));
    sortBy(CorpusModel::F1Column);
    QCOMPARE(names().last(), QString("broken.html"));
}

void TestCorpusTable::listIsFilteredByName()
{
    putSamples();
    QVERIFY(openFolder());
    QCOMPARE(count(), QString("4 of 4 pages"));
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(view().filters()->text()->hasFocus());
    QTest::keyClicks(view().filters()->text(), "SUB");
    QCOMPARE(names(), QStringList({"sub/small-main.html"}));
    QCOMPARE(count(), QString("1 of 4 pages"));
    QTest::keyClicks(view().filters()->text(), "x");
    QVERIFY(view().sentence().contains("No page is like that."));
    QVERIFY(!table().isVisible());
}

void TestCorpusTable::listIsFilteredByOutcome()
{
    putSamples();
    write("pages/broken.html", {});
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    choose(view().filters()->shows(), static_cast<int>(CorpusFilter::Show::Failed));
    QCOMPARE(names(), QStringList({"broken.html"}));
}

void TestCorpusTable::listIsFilteredByClass()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    const QString wanted = cell("shop.html", CorpusModel::ClassColumn);
    choose(view().filters()->classes(), view().filters()->classes()->findText(wanted));
    QVERIFY(names().contains("shop.html"));
    for (const QString& name : names())
        QCOMPARE(cell(name, CorpusModel::ClassColumn), wanted);
    QVERIFY(names().size() < 4);
}

void TestCorpusTable::pointsAreClicked()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    QCOMPARE(plot().data().points.size(), std::size_t{4});
    const auto shop = std::ranges::find(plot().data().points, pageNamed("shop.html"), &ScatterPoint::page);
    const QPoint place = plot().placeOf(*shop).toPoint();
    QHelpEvent hover(QEvent::ToolTip, place, plot().mapToGlobal(place));
    QApplication::sendEvent(&plot(), &hover);
    QVERIFY2(QToolTip::text().contains(".html") && QToolTip::text().contains("Reduction: "),
             qPrintable(QToolTip::text()));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, place);
    const int clicked = desk().selected(); // it may lie below another
    QVERIFY(clicked >= 0);
    QCOMPARE(table().shown()->pageAt(table().currentIndex().row()), clicked);
    QCOMPARE(view().times()->plot()->selected(), clicked);
    QVERIFY(settles([&] { QTest::mouseDClick(&plot(), Qt::LeftButton, {}, place); }));
    QCOMPARE(session().workspace(), Workspace::Inspect);
    QVERIFY(desk().pageName(clicked).endsWith(session().name()));
}

// Until the new ones are drawn, a click would mean a page that is not there, or another one.
void TestCorpusTable::pointsOfPagesBeforeAnswerNoMore()
{
    putSamples();
    put("others/a.html", "news");
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    QVERIFY(saveRun(m_folder->filePath("run.jsonl")));
    const QPoint place = plot().placeOf(plot().data().points.back()).toPoint();
    const QSignalSpy opened(&plot(), &ScatterPlot::opened);
    const QSignalSpy chosen(&plot(), &ScatterPlot::chosen);
    bool wereThere = false;
    connect(&desk(), &CorpusDesk::pagesChanged, this, [&] {
        QTimer::singleShot(0, this, [&] {
            wereThere = !plot().data().points.empty();
            QHelpEvent hover(QEvent::ToolTip, place, plot().mapToGlobal(place));
            QApplication::sendEvent(&plot(), &hover); // it would name a page
            QTest::mouseDClick(&plot(), Qt::LeftButton, {}, place);
            QTest::keyClick(&plot(), Qt::Key_Right);
        });
    });
    desk().openFolder(m_folder->filePath("others"));
    QVERIFY(waitFor([&] { return desk().isSettled() && desk().pageCount() == 1; }));
    rest(150);
    QVERIFY(wereThere);
    QCOMPARE(opened.count() + chosen.count(), 0);
    QVERIFY(run("jidm-2013"));
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, plot().placeOf(plot().data().points.front()).toPoint());
    QCOMPARE(desk().selected(), 0);
}

void TestCorpusTable::pointsAreWalkedByKeys()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    ScatterPlot& times = *view().times()->plot(); // by nodes
    times.setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&times, Qt::Key_Left);
    QCOMPARE(desk().pageName(desk().selected()), QString("figure2.html"));
    double last = 0;
    for (int i = 0; i < 4; ++i) {
        const double nodes = *desk().figure(desk().selected(), corpusMeasure("nodes"));
        QVERIFY(nodes > last || i == 3);
        last = nodes;
        QTest::keyClick(&times, Qt::Key_Right);
    }
    QVERIFY(settles([&] { QTest::keyClick(&times, Qt::Key_Return); }));
}

void TestCorpusTable::pointsFollowTheFilter()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013,all"));
    QTest::keyClicks(view().filters()->text(), "shop");
    rest(150);
    QCOMPARE(plot().data().points.size(), std::size_t{1});
    choose(view().filters()->against(), 1);
    rest(150);
    QCOMPARE(plot().data().points.size(), std::size_t{2});
    QVERIFY(plot().data().points.back().isAgainst); // of another sign
    QCOMPARE(plot().data().againstName, QString("all"));
}

void TestCorpusTable::plotsSayWhyTheyAreEmpty()
{
    QDir().mkpath(pages());
    QVERIFY(QFile::copy(TAGSEAM_SAMPLES "/shop.html", pages() + "/shop.html")); // without its annotation
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    QVERIFY(plot().data().points.empty());
    QVERIFY2(plot().data().emptiness().startsWith("F1 needs truth"), qPrintable(plot().data().emptiness()));
    QCOMPARE(view().times()->plot()->data().points.size(), std::size_t{1});
    choose(view().scores()->yAxis(), 1); // kept
    rest(150);
    QCOMPARE(plot().data().points.size(), std::size_t{1});
}

void TestCorpusTable::axesAreByPowersOfTenWhereFiguresDiffer()
{
    const ScatterAxis nodes(corpusMeasure("nodes"), 30, 4000);
    QCOMPARE(nodes.placeOf(10), 0.0);
    QCOMPARE(nodes.placeOf(10000), 1.0);
    QCOMPARE(nodes.placeOf(100), 1.0 / 3);
    QCOMPARE(nodes.marks().front().text, QString("10"));
    QCOMPARE(nodes.marks().back().text, QString("10000"));
    QCOMPARE(ScatterAxis(corpusMeasure("kept"), 0, 9).placeOf(0), 0.0); // has no logarithm
    const ScatterAxis f1(corpusMeasure("f1"), 0.4, 0.6);
    QCOMPARE(f1.placeOf(0.5), 0.5); // the whole of 0 to 1, whatever there is
    QCOMPARE(ScatterAxis(corpusMeasure("reduction"), 0, 1).marks().back().text, QString("100"));
}

void TestCorpusTable::modelsKeepTheRules()
{
    putSamples();
    const QAbstractItemModelTester model(table().pages(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester shown(table().shown(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(openFolder());
    sortBy(CorpusModel::PageColumn);
    QVERIFY(run("jidm-2013,velloso-2014"));
    sortBy(CorpusModel::F1Column);
    choose(view().filters()->method(), 1);
    QVERIFY(openRun(worseRun({"shop.html"}), 1));
    choose(view().filters()->shows(), static_cast<int>(CorpusFilter::Show::Changed));
    desk().closeSecond();
    QCOMPARE(names().size(), 4); // nothing is better or worse any more
}

void TestCorpusTable::thousandsOfRowsStayFluent()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    CorpusRun many = *desk().run(0);
    many.header.reset();
    const RunRow row = many.rows[static_cast<std::size_t>(pageNamed("shop.html"))];
    many.rows.clear();
    many.milliseconds.clear();
    constexpr int rows = 10'000;
    for (int i = 0; i < rows; ++i) {
        many.rows.push_back(row);
        many.rows.back().page = "site" + std::to_string(i % 97) + "/" + std::to_string(i) + ".html";
        many.rows.back().score->nodes.truthOnly = static_cast<std::uint64_t>((i * 7919) % 1000);
        many.milliseconds.push_back(1 + i % 313);
    }
    const QString path = m_folder->filePath("many.jsonl");
    QVERIFY(!saveCorpusRun(many, path.toStdString()));
    closeWindowOnly();
    toCorpus();
    QVERIFY(openRun(path, 0));
    QCOMPARE(names().size(), rows);
    QElapsedTimer time;
    time.start();
    sortBy(CorpusModel::F1Column);
    const qint64 sorted = time.restart();
    QTest::keyClicks(view().filters()->text(), "site3");
    const qint64 filtered = time.restart();
    m_window->grab();
    const qint64 drawn = time.elapsed();
    qInfo("sorted in %lld ms, five letters filtered in %lld ms, drawn in %lld ms", sorted, filtered, drawn);
    QVERIFY(sorted < 1000 && filtered < 2500 && drawn < 1500); // of a machine that does other things, too
    QVERIFY(names().size() < rows);
}

TAGSEAM_TEST(TestCorpusTable)
#include "tst_corpustable.moc"
