// SPDX-License-Identifier: MIT
// The table of fields in the tab Records by clicks and keys: it is that of the core, what is chosen is chosen
// everywhere, and it can be taken along.
#include "core/methods/mdr/recordsjson.h"
#include "ui/explainer.h"
#include "ui/models/fieldsmodel.h"
#include "ui/views/explainview.h"
#include "ui/views/fieldsview.h"
#include "ui/views/likenessview.h"
#include "ui/views/recordsettings.h"
#include "ui/views/recordstab.h"
#include "ui/views/workbar.h"
#include "windowtest.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFileDialog>
#include <QHeaderView>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace tagseam;

namespace {

// A menu of six records, which is noise, and a list of twenty; the third of these has one tag more, and the
// fifth a link.
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

class TestRecordFields : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1440, 900}); }
    void cleanup() { closeWindow(); }
    void tableIsThatOfTheCore();
    void modelKeepsTheRules();
    void cellIsSelectedEverywhere();
    void regionIsChosen();
    void cellsAreCopied();
    void tableIsSaved();
    void alignmentCanBeCancelled();
    void pageWithoutRegionsSaysSo();
    void listsComeBack();

  private:
    RecordsTab& tab() { return *m_window->explainView()->records(); }
    FieldsView& fields() { return *tab().fields(); }
    bool openAt(const QString& page)
    {
        if (!open(page) || !m_window->showTab("records") || !answers())
            return false;
        if (!tab().fieldsSwitch()->isChecked())
            QTest::mouseClick(tab().fieldsSwitch(), Qt::LeftButton);
        return answers();
    }
    bool openFields() { return openAt(write("page.html", menuAndRecords())); }
    RecordTable wanted()
    {
        const KeepMask kept = session().keptMask();
        return alignRecords(session().document(), mineDataRecords(session().document(), {}, &kept).regions[0],
                            &kept);
    }
    QString cell(int row, int column) { return fields().model()->index(row, column).data().toString(); }
    void click(int row, int column, Qt::KeyboardModifiers keys = {})
    {
        const QModelIndex index = fields().model()->index(row, column);
        fields().table()->scrollTo(index);
        QTest::mouseClick(fields().table()->viewport(), Qt::LeftButton, keys,
                          fields().table()->visualRect(index).center());
    }
    bool says(const char* words)
    {
        const bool isSaid = fields().note()->text().contains(QString::fromUtf8(words));
        return isSaid || (qWarning() << fields().note()->text(), false);
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
    QVERIFY(openFields());
    const RecordTable table = wanted();
    QCOMPARE(*fields().region(), (RegionPlace{true, 0})); // the list that the filter left
    QVERIFY(fields().regions()->currentText().startsWith("Pruned page, region 1: 20 records"));
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
    QCOMPARE(fields().model()->index(3, 2).data(Qt::AccessibleTextRole).toString(), QString("empty"));
    QCOMPARE(fields().model()->headerData(4, Qt::Vertical).toString(), QString("1.5"));
    QVERIFY(fields().model()->headerData(2, Qt::Horizontal, Qt::ToolTipRole).toString().contains("1 of 20"));
    QVERIFY(says("20 record") && says("3 field") && says("19 cell"));
    QVERIFY(!tab().original()->isVisible() && !tab().likeness()->isVisible());
}

void TestRecordFields::modelKeepsTheRules()
{
    const QAbstractItemModelTester model(fields().model(),
                                         QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(openFields());
    QVERIFY(open("sample:figure2"));
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
    QVERIFY(says("6 record") && says("no cell is empty."));
    QCOMPARE(cell(0, 0), QString("#m"));
    session().select(hit(3)); // in the other region of this page
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 1}));
    QCOMPARE(fields().model()->rowCount(), 20);
    QCOMPARE(fields().table()->currentIndex().row(), 2);
    session().select(nodeNamed(session(), QStringLiteral("p"))); // in none: what is there stays
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 1}));
    QTest::mouseClick(tab().fieldsSwitch(), Qt::LeftButton);
    QTreeView* list = tab().original()->list();
    const QModelIndex record = tab().original()->model()->indexOf(RecordPlace{0, 1});
    list->scrollTo(record);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(record).center());
    QTest::mouseClick(tab().fieldsSwitch(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(*fields().region(), (RegionPlace{false, 0}));
}

void TestRecordFields::cellsAreCopied()
{
    QVERIFY(openFields());
    const auto copied = [&] {
        QTest::keyClick(fields().table(), Qt::Key_C, Qt::ControlModifier);
        return QApplication::clipboard()->text();
    };
    click(2, 1);
    fields().table()->setFocus();
    QCOMPARE(copied(), QString("price, \"net\""));
    click(3, 2, Qt::ShiftModifier);
    QCOMPARE(copied(), QString("No.\ti/#text\tu/#text\n1.3\tprice, \"net\"\tnew\n1.4\tprice, \"net\"\t\n"));
    QTest::mouseClick(fields().copyButton(), Qt::LeftButton);
    const QStringList lines = QApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 22); // the titles, and the end of the last
    QCOMPARE(lines[1], QString("1.1\ttitle 1\tprice, \"net\"\t"));
}

void TestRecordFields::tableIsSaved()
{
    QVERIFY(openFields());
    QTimer::singleShot(0, m_window.get(), [this] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialog->selectFile(m_folder->filePath("saved")); // without extension
        QMetaObject::invokeMethod(dialog, "accept");
    });
    QTest::mouseClick(fields().exportButton(), Qt::LeftButton);
    QFile file(m_folder->filePath("saved.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::string text = file.readAll().toStdString();
    QCOMPARE(text, fieldsCsv(session().document(), wanted()));
    QVERIFY(text.starts_with("record,b/#text,i/#text,u/#text\r\n1,title 1,\"price, \"\"net\"\"\",\r\n"));
}

void TestRecordFields::alignmentCanBeCancelled()
{
    QVERIFY(openFields());
    {
        const BusyPool busy(m_window->explainer()->pool());
        choose(fields().regions(), 0);
        WorkBar* bar = m_window->explainView()->workBar();
        QVERIFY(waitFor([&] { return bar->isVisible(); }));
        QVERIFY(says("are being aligned"));
        QVERIFY(!fields().table()->isEnabled() && !fields().exportButton()->isEnabled());
        QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
        QVERIFY(waitFor([&] { return says("you gave it up"); }));
        QVERIFY(!fields().table()->isEnabled());
    }
    QVERIFY(follow(fields().note(), QStringLiteral("Align them")));
    QVERIFY(answers());
    QVERIFY(fields().table()->isEnabled());
    QCOMPARE(fields().model()->rowCount(), 6);
}

void TestRecordFields::pageWithoutRegionsSaysSo()
{
    QVERIFY(openFields());
    QVERIFY(openAt(write("other.html", "<p>one</p><h1>two</h1>")));
    QVERIFY(says("There is no data region"));
    QVERIFY(!fields().table()->isVisible());
    QVERIFY(!fields().copyButton()->isEnabled() && !fields().exportButton()->isEnabled());
}

void TestRecordFields::listsComeBack()
{
    QVERIFY(openFields());
    QTest::mouseClick(tab().fieldsSwitch(), Qt::LeftButton);
    QVERIFY(answers());
    QVERIFY(tab().original()->isVisible() && tab().likeness()->isVisible());
    QVERIFY(!fields().isVisible());
}

TAGSEAM_TEST(TestRecordFields)
#include "tst_recordfields.moc"
