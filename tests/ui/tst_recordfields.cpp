// SPDX-License-Identifier: MIT
// The table of fields in the tab Records over a session: it is that of the core, what is chosen is chosen
// everywhere, and it can be copied and saved.
#include "core/methods/mdr/recordsjson.h"
#include "explaintest.h"
#include "ui/models/fieldsmodel.h"
#include "ui/views/fieldsview.h"
#include "ui/views/likenessview.h"
#include "ui/views/recordstab.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
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

class TestRecordFields : public ExplainTest {
    Q_OBJECT

  private slots:
    void init() { showView(); }
    void cleanup() { closeView(); }
    void tableIsThatOfTheCore();
    void cellIsSelectedEverywhere();
    void regionIsChosen();
    void cellsAreCopiedAndTheTableIsSaved();
    void alignmentCanBeCancelled();

  private:
    RecordsTab& tab() { return *view().records(); }
    FieldsView& fields() { return *tab().fields(); }
    bool openFields()
    {
        if (!showTab("records") || !open(menuAndRecords()))
            return false;
        tab().fieldsSwitch()->click();
        return answers();
    }
    RecordTable wanted()
    {
        const KeepMask kept = session().keptMask();
        return alignRecords(session().document(), mineDataRecords(session().document(), {}, &kept).regions[0],
                            &kept);
    }
    QString cell(int row, int column) { return fields().model()->index(row, column).data().toString(); }
    void click(int row, int column, Qt::KeyboardModifiers keys = {})
    {
        clickCell(fields().table(), fields().model()->index(row, column), keys);
    }
    NodeId hit(int number)
    {
        const Document& page = session().document();
        NodeId node{nodeBy("id", "results").value + 1};
        for (; number > 1; --number)
            node = page.nextSibling(node);
        return node;
    }
};

void TestRecordFields::tableIsThatOfTheCore()
{
    const QAbstractItemModelTester model(fields().model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(openFields());
    const RecordTable table = wanted();
    QCOMPARE(*fields().region(), (RegionPlace{true, 0})); // the list that the filter left
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
    QCOMPARE(cell(2, 0), QString("title 3"));
    QCOMPARE(cell(2, 2), QString("new"));
    QCOMPARE(cell(3, 2), QStringLiteral("—"));
    QVERIFY(!fields().model()->index(3, 2).data(Qt::AccessibleTextRole).toString().isEmpty());
    QCOMPARE(fields().model()->headerData(4, Qt::Vertical).toString(), QString("1.5"));
    QVERIFY(names(fields().model()->headerData(2, Qt::Horizontal, Qt::ToolTipRole).toString(), {1, 20}));
    QVERIFY(names(fields().note()->text(), {20, 3, 19})); // records, fields, and cells that are empty
    QVERIFY(!tab().original()->isVisible() && !tab().likeness()->isVisible());
    tab().fieldsSwitch()->click();
    QVERIFY(answers() && tab().original()->isVisible() && tab().likeness()->isVisible());
    QVERIFY(!fields().isVisible());
    tab().fieldsSwitch()->click();
    QVERIFY(open("<p>one</p><h1>two</h1>")); // without a region
    QVERIFY(!fields().table()->isVisible() && !fields().note()->text().isEmpty());
    QVERIFY(!fields().copyButton()->isEnabled() && !fields().exportButton()->isEnabled());
}

void TestRecordFields::cellIsSelectedEverywhere()
{
    QVERIFY(openFields());
    click(4, 1);
    const NodeId node = fields().model()->nodeAt(fields().table()->currentIndex());
    QCOMPARE(session().selection(), node);
    QVERIFY(session().describe(node).contains("price"));
    QTest::keyClick(fields().table(), Qt::Key_Left);
    QVERIFY(session().describe(session().selection()).contains("title"));
    click(4, 2); // which is empty: its record
    QCOMPARE(session().selection(), hit(5));
    QVERIFY(answers());
    QCOMPARE(fields().table()->currentIndex(), fields().model()->index(4, 2));
    const QHeaderView* labels = fields().table()->verticalHeader();
    QTest::mouseClick(labels->viewport(), Qt::LeftButton, {},
                      QPoint(4, labels->sectionViewportPosition(1) + 4));
    QCOMPARE(session().selection(), hit(2));
    session().select(fields().model()->nodeAt(fields().model()->index(6, 1))); // as the tree does
    QVERIFY(answers());
    QCOMPARE(fields().table()->currentIndex(), fields().model()->index(6, 1));
    session().select(session().document().parent(fields().model()->nodeAt(fields().model()->index(2, 2))));
    QVERIFY(answers());
    QCOMPARE(fields().table()->currentIndex(), fields().model()->index(2, 2)); // the first cell within
}

void TestRecordFields::regionIsChosen()
{
    QVERIFY(openFields());
    QCOMPARE(fields().regions()->count(), 3); // two, and that of the pruned page
    choose(fields().regions(), 0);
    QVERIFY(answers());
    QCOMPARE(fields().model()->rowCount(), 6);
    QVERIFY(names(fields().note()->text(), {6}));
    QCOMPARE(cell(0, 0), QString("#m"));
    session().select(hit(3)); // in the other region of this page
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 1}));
    QCOMPARE(fields().model()->rowCount(), 20);
    QCOMPARE(fields().table()->currentIndex().row(), 2);
    session().select(nodeNamed("p")); // in none: what is there stays
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 1}));
    tab().fieldsSwitch()->click();
    clickCell(tab().original()->list(), tab().original()->model()->indexOf(RecordPlace{0, 1}));
    tab().fieldsSwitch()->click();
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 0}));
}

void TestRecordFields::cellsAreCopiedAndTheTableIsSaved()
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
    QCOMPARE(lines.size(), 22); // the titles, and the end of the last
    QCOMPARE(lines[1], QString("1.1\ttitle 1\tprice, \"net\"\t"));
    const std::string text = saved(fields().exportButton(), "saved", ".csv");
    QCOMPARE(text, fieldsCsv(session().document(), wanted()));
    QVERIFY(text.starts_with("record,b/#text,i/#text,u/#text\r\n1,title 1,\"price, \"\"net\"\"\",\r\n"));
}

void TestRecordFields::alignmentCanBeCancelled()
{
    QVERIFY(openFields());
    QVERIFY(cancels([&] { choose(fields().regions(), 0); }));
    QVERIFY(!fields().table()->isEnabled() && !fields().exportButton()->isEnabled());
    QVERIFY(followLink(fields().note(), "again") && answers());
    QVERIFY(fields().table()->isEnabled());
    QCOMPARE(fields().model()->rowCount(), 6);
}

TAGSEAM_TEST(TestRecordFields)
#include "tst_recordfields.moc"
