// SPDX-License-Identifier: MIT
// The tab Records over a session: its lists and its table of fields agree with the core, a selection applies
// to all views, and the alignment of two nodes is shown.
#include "core/methods/mdr/recordsjson.h"
#include "tests/ui/tools/explaintest.h"
#include "ui/tools/content/alignmentmodel.h"
#include "ui/tools/content/fieldsmodel.h"
#include "ui/tools/content/fieldsview.h"
#include "ui/tools/content/likenessview.h"
#include "ui/tools/content/recordsettings.h"
#include "ui/tools/content/recordstab.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace tagseam;

namespace {

// A menu of six records, which is noise, and a list of twenty; the third of these has one tag more.
QByteArray menuAndRecords()
{
    QByteArray html = "<!DOCTYPE html><title>t</title><ul class=menu>" +
                      QByteArray("<li><a href='#m'>link</a></li>").repeated(6) + "</ul><ol id=results>";
    for (int i = 1; i <= 20; ++i)
        html += "<li class=hit><b>title\n  " + QByteArray::number(i) + "</b><i>price, \"net\"</i>" +
                (i == 3 ? "<u>new</u>" : "") + "</li>";
    return html + "</ol><p>end</p>";
}

} // namespace

class TestRecordsTab : public ExplainTest {
    Q_OBJECT

  private slots:
    void init() { showView(); }
    void cleanup() { closeView(); }
    void listsAreThoseOfTheCoreSelectedAndSaved();
    void marksGoWithTheTab();
    void twoRecordsAndTwoNodesAreCompared();
    void marksTellLostFromNoise();
    void pageWithoutRegionsHasNothingToSave();
    void searchAndAlignmentCanBeCancelled();
    void fieldsAreThoseOfTheCore();
    void fieldIsSelectedEverywhere();
    void regionOfFieldsIsChosen();
    void fieldsAreCopiedAndSaved();
    void copiedTextsAreNoFormulas();

  private:
    RecordsTab& tab() { return tabOf<RecordsTab>(); }
    RecordList* original() { return tab().original(); }
    RecordList* pruned() { return tab().pruned(); }
    RecordSettings* settings() { return tab().settings(); }
    LikenessView& likeness() { return *tab().likeness(); }
    FieldsView& fields() { return *tab().fields(); }
    bool openRecords() { return showTab("records") && open(menuAndRecords()); }
    bool openFields()
    {
        if (!openRecords())
            return false;
        tab().fieldsSwitch()->click();
        return answers();
    }
    RecordTable wantedFields()
    {
        const KeepMask kept = session().kept()->mask();
        return alignRecords(session().trees()->document(),
                            mineDataRecords(session().trees()->document(), {}, &kept).regions[0], &kept);
    }
    QString field(int row, int column) { return fields().model()->index(row, column).data().toString(); }
    QVariant currentIn(const RecordList* list)
    {
        return list->list()->currentIndex().siblingAtColumn(0).data();
    }
    static void click(RecordList* list, RecordPlace place, Qt::KeyboardModifiers keys = {})
    {
        clickCell(list->list(), list->model()->indexOf(place).siblingAtColumn(2), keys);
    }
    void click(int row, int column, Qt::KeyboardModifiers keys = {})
    {
        clickCell(fields().table(), fields().model()->index(row, column), keys);
    }
    static QString cell(const RecordList* list, RecordPlace place, int column)
    {
        return list->model()->indexOf(place).siblingAtColumn(column).data().toString();
    }
    static std::vector<NodeId> nodesOf(const RecordList* list, RecordPlace place)
    {
        return list->model()->nodesOf(list->model()->indexOf(place));
    }
    NodeId item(int number)
    {
        return tagseam::nodeNamed(session(), QStringLiteral("“title %1”").arg(number));
    }
    NodeId recordNode(int number)
    {
        return session().trees()->document().parent(session().trees()->document().parent(item(number)));
    }
};

void TestRecordsTab::listsAreThoseOfTheCoreSelectedAndSaved()
{
    QVERIFY(openRecords());
    const MinedRecords wanted = mineDataRecords(session().trees()->document(), {});
    for (std::uint32_t i = 0; i < 20; ++i)
        QCOMPARE(nodesOf(original(), {1, i}), wanted.regions[1].records[i].nodes);
    QCOMPARE(cell(original(), {1, 2}, 0), QStringLiteral("2.3"));
    QCOMPARE(cell(original(), {1, 2}, 2), QStringLiteral("title 3 price, \"net\" new"));
    QCOMPARE(cell(original(), {0, 0}, 1), QStringLiteral("−"));
    QVERIFY(names(tab().totals()->text(),
                  {2, 26, 1, 20, 6})); // regions and records of each page, and removed ones
    const QString region = original()->model()->index(1, 0).data().toString();
    QVERIFY(region.contains("body › ol#results"));
    const QFontMetrics metrics = original()->list()->fontMetrics(); // the end is not cut
    QVERIFY(
        metrics.elidedText(region, original()->list()->textElideMode(), metrics.horizontalAdvance(region) / 2)
            .endsWith("results"));
    click(original(), {1, 4});
    QCOMPARE(session().selection()->node(), recordNode(5));
    QCOMPARE(currentIn(pruned()), QStringLiteral("1.5"));
    click(pruned(), {0, 1});
    QCOMPARE(session().selection()->node(), recordNode(2));
    QCOMPARE(currentIn(original()), QStringLiteral("2.2"));
    QTest::keyClick(pruned()->list(), Qt::Key_Down);
    QCOMPARE(session().selection()->node(), recordNode(3));
    QTest::keyClick(pruned()->list(), Qt::Key_Home); // the region
    QCOMPARE(session().selection()->node(), nodeBy("id", "results"));
    session().selection()->select(item(7)); // a node in the record
    QCOMPARE(currentIn(original()), QStringLiteral("2.7"));
    QCOMPARE(currentIn(pruned()), QStringLiteral("1.7"));
    const Document& page = session().trees()->document();
    const KeepMask kept = session().kept()->mask();
    QCOMPARE(saved(original()->exportButton(RecordList::Csv), "saved", ".csv"),
             recordsCsv(page, mineDataRecords(page, {})));
    QCOMPARE(saved(pruned()->exportButton(RecordList::Json), "saved", ".json"),
             recordsJson(page, mineDataRecords(page, {}, &kept), &kept));
}

void TestRecordsTab::marksGoWithTheTab()
{
    QVERIFY(openRecords());
    const std::vector<RegionMark>& marks = session().selection()->marks();
    QCOMPARE(marks.size(), std::size_t{28}); // two regions, 26 records
    QVERIFY(marks[0].label.endsWith("1"));
    QCOMPARE(marks[1].label, QStringLiteral("− 1.1"));
    QCOMPARE(marks[8].label, QStringLiteral("= 2.1"));
    QCOMPARE(marks[8].nodes, std::vector<NodeId>{recordNode(1)});
    QVERIFY(marks[8].region.size() > 0);
    QVERIFY(marks[1].look != marks[8].look);
    QVERIFY(showTab("why") && session().selection()->marks().empty());
    QVERIFY(showTab("records") && !session().selection()->marks().empty());
    const std::uint32_t nodes = session().trees()->document().size();
    bool areGone = false; // while their page, to which the tree belongs, still exists
    const QObject scope;  // must outlive what the lambda refers to
    connect(session().selection(), &Selection::marksChanged, &scope, [&] {
        areGone = areGone ||
                  (session().selection()->marks().empty() && session().trees()->document().size() == nodes);
    });
    QVERIFY(openSample("figure2") && areGone);
    QVERIFY(open("<ul>" + QByteArray("<li><b>a</b></li>").repeated(400) + "</ul>"));
    QCOMPARE(session().selection()->marks().size(), RecordsTab::mostMarks); // the first ones are enough
}

void TestRecordsTab::twoRecordsAndTwoNodesAreCompared()
{
    QVERIFY(openRecords());
    click(original(), {1, 1});
    click(original(), {1, 2}, Qt::ControlModifier);
    QVERIFY(answers());
    QCOMPARE(likeness().pair(), (NodePair{{recordNode(2)}, {recordNode(3)}, false}));
    QVERIFY(says(likeness().verdict(), {"3.5", "0.286", "0.3"}));
    likeness().table()->setFocus();
    QTest::keyClick(likeness().table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("li\tb\ti\t·\n=\t=\t=\t+\nli\tb\ti\tu\n"));
    clickCell(likeness().table(), likeness().model()->index(2, 3));
    QCOMPARE(session().trees()->describe(session().selection()->node()), QStringLiteral("u"));
    QCOMPARE(likeness().pair()->a,
             std::vector<NodeId>{recordNode(2)}); // looking at one does not change the pair
    session().selection()->select(nodeNamed("ul.menu"));
    QTest::mouseClick(likeness().siblingButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(likeness().pair()->b, std::vector<NodeId>{nodeBy("id", "results")});
    session().selection()->select(recordNode(1));
    QTest::mouseClick(likeness().secondButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(likeness().pair()->a, std::vector<NodeId>{nodeNamed("ul.menu")});
    QCOMPARE(likeness().pair()->b, std::vector<NodeId>{recordNode(1)});
    settings()->threshold()->setValue(0.1);
    QVERIFY(answers());
    QCOMPARE(settings()->preset()->currentIndex(), 2); // custom settings
    const MinedRecords wanted = mineDataRecords(session().trees()->document(), {.threshold = 0.1});
    QCOMPARE(original()->model()->mined()->recordCount(), wanted.recordCount());
    QVERIFY(wanted.recordCount() != 26);
    choose(settings()->preset(), 0);
    QCOMPARE(settings()->threshold()->value(), 0.3);
}

void TestRecordsTab::marksTellLostFromNoise()
{
    Annotator& annotator = *m_annotator;
    QVERIFY(openRecords());
    const QSignalSpy wanted(&annotator, &Annotator::openWanted);
    QVERIFY(followLink(tab().totals(), "annotation"));
    QCOMPARE(wanted.count(), 1);
    QVERIFY(opens(menuAndRecords()));
    for (int i = 1; i <= 20; ++i)
        annotator.label({recordNode(i)}, QStringLiteral("record"));
    QVERIFY(answers());
    QVERIFY(names(tab().totals()->text(), {6}) && says(tab().totals(), {"100.0 %"})); // removed noise
    QCOMPARE(original()->model()->statusOf({0, 0}), RecordStatus::GoneNoise);
    annotator.label(nodesOf(original(), {0, 0}), QStringLiteral("record"));
    QVERIFY(answers());
    QCOMPARE(cell(original(), {0, 0}, 1), QStringLiteral("✕"));
    QVERIFY(names(tab().totals()->text(), {1, 5})); // lost records, and removed noise
    QVERIFY(waitFor([&] { return annotator.isSaved(); }));
}

void TestRecordsTab::pageWithoutRegionsHasNothingToSave()
{
    QVERIFY(showTab("records") && !tab().hint().isEmpty()); // no page is open
    QVERIFY(openRecords() && tab().hint().isEmpty());
    click(original(), {1, 1});
    QVERIFY(answers());
    QVERIFY(open("<p>one</p><h1>two</h1>"));
    QVERIFY(!likeness().pair().has_value()); // belongs to the page before
    QVERIFY(says(tab().totals(), {"0.30"})); // the threshold, with the advice to raise it
    QVERIFY(!original()->exportButton(RecordList::Csv)->isEnabled());
}

void TestRecordsTab::searchAndAlignmentCanBeCancelled()
{
    QVERIFY(openRecords());
    QVERIFY(cancels([&] { choose(settings()->preset(), 1); }));
    QVERIFY(!original()->list()->isEnabled());
    QVERIFY(followLink(tab().totals(), "again") && answers());
    QVERIFY(original()->list()->isEnabled());
    choose(settings()->preset(), 0);
    QVERIFY(openFields() && cancels([&] { choose(fields().regions(), 0); }));
    QVERIFY(!fields().table()->isEnabled() && !fields().exportButton()->isEnabled());
    QVERIFY(followLink(fields().note(), "again") && answers());
    QVERIFY(fields().table()->isEnabled());
    QCOMPARE(fields().model()->rowCount(), 6);
}

void TestRecordsTab::fieldsAreThoseOfTheCore()
{
    const QAbstractItemModelTester model(fields().model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(openFields());
    const RecordTable table = wantedFields();
    QCOMPARE(*fields().region(), (RegionPlace{true, 0})); // the list that the search kept
    QVERIFY(names(fields().regions()->currentText(), {1, 20}));
    QCOMPARE(fields().model()->rowCount(), 20);
    QCOMPARE(fields().model()->columnCount(), static_cast<int>(table.columns.size()));
    QCOMPARE(table.columns.size(), std::size_t{3});
    for (int column = 0; column < 3; ++column) {
        QCOMPARE(fields().model()->headerData(column, Qt::Horizontal).toString(),
                 QString::fromStdString(table.columns[static_cast<std::size_t>(column)].name));
        for (int row = 0; row < 20; ++row)
            QCOMPARE(fields().model()->nodeAt(fields().model()->index(row, column)),
                     table.cell(static_cast<std::size_t>(row), static_cast<std::uint32_t>(column)));
    }
    QCOMPARE(field(2, 0), QString("title 3"));
    QCOMPARE(field(2, 2), QString("new"));
    QVERIFY(!fields().model()->index(3, 2).data(Qt::AccessibleTextRole).toString().isEmpty());
    QCOMPARE(fields().model()->headerData(4, Qt::Vertical).toString(), QString("1.5"));
    QVERIFY(names(fields().note()->text(), {20, 3, 19})); // records, fields, and empty cells
    QVERIFY(open("<p>one</p><h1>two</h1>"));              // without a region
    QVERIFY(!fields().table()->isVisible() && !fields().note()->text().isEmpty());
    QVERIFY(!fields().copyButton()->isEnabled() && !fields().exportButton()->isEnabled());
}

void TestRecordsTab::fieldIsSelectedEverywhere()
{
    QVERIFY(openFields());
    click(4, 1);
    const NodeId node = fields().model()->nodeAt(fields().table()->currentIndex());
    QCOMPARE(session().selection()->node(), node);
    QVERIFY(session().trees()->describe(node).contains("price"));
    QTest::keyClick(fields().table(), Qt::Key_Left);
    QVERIFY(session().trees()->describe(session().selection()->node()).contains("title"));
    click(4, 2); // the empty cell selects its record
    QCOMPARE(session().selection()->node(), recordNode(5));
    QVERIFY(answers());
    QCOMPARE(fields().table()->currentIndex(), fields().model()->index(4, 2));
    const QHeaderView* labels = fields().table()->verticalHeader();
    QTest::mouseClick(labels->viewport(), Qt::LeftButton, {},
                      QPoint(4, labels->sectionViewportPosition(1) + 4));
    QCOMPARE(session().selection()->node(), recordNode(2));
    session().selection()->select(fields().model()->nodeAt(fields().model()->index(6, 1))); // as in the tree
    QVERIFY(answers());
    QCOMPARE(fields().table()->currentIndex(), fields().model()->index(6, 1));
    session().selection()->select(
        session().trees()->document().parent(fields().model()->nodeAt(fields().model()->index(2, 2))));
    QVERIFY(answers());
    QCOMPARE(fields().table()->currentIndex(), fields().model()->index(2, 2)); // the first cell in it
}

void TestRecordsTab::regionOfFieldsIsChosen()
{
    QVERIFY(openFields());
    QCOMPARE(fields().regions()->count(), 3); // two, and the one of the pruned page
    choose(fields().regions(), 0);
    QVERIFY(answers());
    QCOMPARE(fields().model()->rowCount(), 6);
    QVERIFY(names(fields().note()->text(), {6}));
    QCOMPARE(field(0, 0), QString("#m"));
    session().selection()->select(recordNode(3)); // in the other region of this page
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 1}));
    QCOMPARE(fields().model()->rowCount(), 20);
    QCOMPARE(fields().table()->currentIndex().row(), 2);
    session().selection()->select(nodeNamed("p")); // in no region: nothing changes
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 1}));
    tab().fieldsSwitch()->click();
    clickCell(tab().original()->list(), tab().original()->model()->indexOf(RecordPlace{0, 1}));
    tab().fieldsSwitch()->click();
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 0}));
}

void TestRecordsTab::fieldsAreCopiedAndSaved()
{
    QVERIFY(openFields());
    const auto copied = [&] {
        QTest::keyClick(fields().table(), Qt::Key_C, Qt::ControlModifier);
        return QApplication::clipboard()->text();
    };
    click(2, 1);
    QCOMPARE(copied(), QString("price, \"net\""));
    click(3, 2, Qt::ShiftModifier);
    QCOMPARE(copied().section('\t', 1),
             QString("i/#text\tu/#text\n1.3\tprice, \"net\"\tnew\n1.4\tprice, \"net\"\t\n"));
    QTest::mouseClick(fields().copyButton(), Qt::LeftButton);
    const QStringList lines = QApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 22); // the titles, and the end of the last line
    QCOMPARE(lines[1], QString("1.1\ttitle 1\tprice, \"net\"\t"));
    QCOMPARE(saved(fields().exportButton(), "saved", ".csv"),
             fieldsCsv(session().trees()->document(), wantedFields()));
}

void TestRecordsTab::copiedTextsAreNoFormulas()
{
    QVERIFY(showTab("records") &&
            open("<body><ul><li><b>=1+1</b><i>@x</i></li><li><b>-2</b><i>a&#9;=b</i></li>"
                 "<li><b>+c</b><i>=</i></li><li><b>d</b><i>d</i></li></ul></body>"));
    tab().fieldsSwitch()->click();
    QVERIFY(answers());
    QTest::mouseClick(fields().copyButton(), Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    for (const char* cell : {"\t'=1+1\t", "\t'@x\n", "\t-2\t", "\ta =b\n", "\t'+c\t", "\t=\n"})
        QVERIFY2(copied.contains(QLatin1String(cell)), qPrintable(copied));
}

TAGSEAM_TEST(TestRecordsTab)
#include "tst_recordstab.moc"
