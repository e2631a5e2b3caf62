// SPDX-License-Identifier: MIT
// The tab Records by clicks and keys: its lists are those of the core, what is chosen is chosen everywhere,
// and why two nodes are alike is told.
#include "core/methods/mdr/recordsjson.h"
#include "ui/annotator.h"
#include "ui/explainer.h"
#include "ui/models/alignmentmodel.h"
#include "ui/views/explainview.h"
#include "ui/views/likenessview.h"
#include "ui/views/recordsettings.h"
#include "ui/views/recordstab.h"
#include "ui/views/workbar.h"
#include "windowtest.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

using namespace tagseam;

namespace {

// A menu of six records, which is noise, and a list of twenty; the third of these has one tag more.
QByteArray menuAndRecords()
{
    QByteArray html = "<!DOCTYPE html><title>t</title><ul class=menu>" +
                      QByteArray("<li><a href='#'>link</a></li>").repeated(6) + "</ul><ol id=results>";
    for (int i = 1; i <= 20; ++i)
        html += "<li class=hit><b>title " + QByteArray::number(i) + "</b><i>price</i>" +
                (i == 3 ? "<u>new</u>" : "") + "</li>";
    return html + "</ol><p>end</p>";
}

} // namespace

class TestRecordsTab : public WindowTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1440, 900}); }
    void cleanup() { closeWindow(); }
    void listsAreThoseOfTheCore();
    void recordIsSelectedEverywhere();
    void marksGoWithTheTab();
    void firstMarksAreEnough();
    void twoRecordsAreAligned();
    void twoNodesAreCompared();
    void tooShallowNodesAreToldSo();
    void settingsAreOnesOwn();
    void marksTellLostFromNoise();
    void listsAreSaved();
    void pageWithoutRegionsSaysWhatWouldFindSome();
    void searchCanBeCancelled();

  private:
    RecordsTab& tab() { return *m_window->explainView()->records(); }
    RecordList* original() { return tab().original(); }
    RecordList* pruned() { return tab().pruned(); }
    RecordSettings* settings() { return tab().settings(); }
    LikenessView& likeness() { return *tab().likeness(); }
    bool openAt(const QString& page) { return open(page) && m_window->showTab("records") && answers(); }
    bool openRecords() { return openAt(write("page.html", menuAndRecords())); }
    static void click(RecordList* list, RecordPlace place, Qt::KeyboardModifiers keys = {})
    {
        const QModelIndex index = list->model()->indexOf(place);
        list->list()->scrollTo(index);
        QTest::mouseClick(list->list()->viewport(), Qt::LeftButton, keys,
                          list->list()->visualRect(index.siblingAtColumn(2)).center());
    }
    static bool says(const QLabel* label, const char* words)
    {
        const bool isSaid = label->text().contains(QString::fromUtf8(words));
        return isSaid || (qWarning() << label->text(), false);
    }
    static QString cell(const RecordList* list, RecordPlace place, int column)
    {
        return list->model()->indexOf(place).siblingAtColumn(column).data().toString();
    }
    static std::vector<NodeId> nodesOf(const RecordList* list, RecordPlace place)
    {
        return list->model()->nodesOf(list->model()->indexOf(place));
    }
    NodeId item(int number) { return nodeNamed(session(), QStringLiteral("“title %1”").arg(number)); }
    NodeId recordNode(int number)
    {
        return session().document().parent(session().document().parent(item(number)));
    }
};

void TestRecordsTab::listsAreThoseOfTheCore()
{
    QVERIFY(openRecords());
    const MinedRecords wanted = mineDataRecords(session().document(), {});
    for (std::uint32_t i = 0; i < 20; ++i)
        QCOMPARE(nodesOf(original(), {1, i}), wanted.regions[1].records[i].nodes);
    QCOMPARE(cell(original(), {1, 2}, 0), QStringLiteral("2.3"));
    QCOMPARE(cell(original(), {1, 2}, 2), QStringLiteral("title 3 price new"));
    QCOMPARE(cell(original(), {0, 0}, 1), QStringLiteral("−"));
    for (const char* words : {":</b> 2 region", ", 26 record", ":</b> 1 region", ", 20 record", "; 6 gone."})
        QVERIFY(says(tab().totals(), words));
    const QString region = original()->model()->index(1, 0).data().toString();
    QVERIFY2(region.contains("r = 1") && region.contains("body › ol#results"), qPrintable(region));
}

void TestRecordsTab::recordIsSelectedEverywhere()
{
    QVERIFY(openRecords());
    click(original(), {1, 4});
    QCOMPARE(session().selection(), recordNode(5));
    QCOMPARE(pruned()->list()->currentIndex().siblingAtColumn(0).data(), QStringLiteral("1.5"));
    click(pruned(), {0, 1});
    QCOMPARE(session().selection(), recordNode(2));
    QCOMPARE(original()->list()->currentIndex().siblingAtColumn(0).data(), QStringLiteral("2.2"));
    QTest::keyClick(pruned()->list(), Qt::Key_Down);
    QCOMPARE(session().selection(), recordNode(3));
    QTest::keyClick(pruned()->list(), Qt::Key_Home); // the region
    QCOMPARE(session().selection(), nodeBy("id", "results"));
    session().select(item(7)); // within the record
    QCOMPARE(original()->list()->currentIndex().siblingAtColumn(0).data(), QStringLiteral("2.7"));
    QCOMPARE(pruned()->list()->currentIndex().siblingAtColumn(0).data(), QStringLiteral("1.7"));
}

void TestRecordsTab::marksGoWithTheTab()
{
    QVERIFY(openRecords());
    const std::vector<RegionMark>& marks = session().marks();
    QCOMPARE(marks.size(), std::size_t{28}); // two regions, 26 records
    QCOMPARE(marks[0].label, QStringLiteral("region 1"));
    QCOMPARE(marks[1].label, QStringLiteral("− 1.1"));
    QCOMPARE(marks[8].label, QStringLiteral("= 2.1"));
    QCOMPARE(marks[8].nodes, std::vector<NodeId>{recordNode(1)});
    QVERIFY(marks[8].region.size() > 0);
    QVERIFY(marks[1].look != marks[8].look);
    m_window->showTab("why");
    QVERIFY(waitFor([&] { return session().marks().empty(); }));
    QVERIFY(m_window->showTab("records") && waitFor([&] { return !session().marks().empty(); }));
    const std::uint32_t nodes = session().document().size();
    bool areGone = false; // while their page is there still, which the tree is of
    const QObject scope;  // the window outlives what the lambda refers to
    connect(&session(), &PageSession::marksChanged, &scope, [&] {
        areGone = areGone || (session().marks().empty() && session().document().size() == nodes);
    });
    QVERIFY(open("sample:figure2"));
    QVERIFY(areGone);
}

void TestRecordsTab::firstMarksAreEnough()
{
    QVERIFY(openAt(write("page.html", "<ul>" + QByteArray("<li><b>a</b></li>").repeated(400) + "</ul>")));
    QCOMPARE(session().marks().size(), RecordsTab::mostMarks);
    QVERIFY(says(tab().totals(), "Only the first 300 of 401"));
}

void TestRecordsTab::twoRecordsAreAligned()
{
    QVERIFY(openRecords());
    click(original(), {1, 1});
    click(original(), {1, 2}, Qt::ControlModifier);
    QVERIFY(answers());
    QCOMPARE(likeness().pair(), (NodePair{{recordNode(2)}, {recordNode(3)}, false}));
    QVERIFY(says(likeness().verdict(), "/ 3.5 tags on average = 0.286, at most 0.3: alike."));
    likeness().table()->setFocus();
    QTest::keyClick(likeness().table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("li\tb\ti\t·\n=\t=\t=\t+\nli\tb\ti\tu\n"));
    QTest::mouseClick(likeness().table()->viewport(), Qt::LeftButton, {},
                      likeness().table()->visualRect(likeness().model()->index(2, 3)).center());
    QCOMPARE(session().describe(session().selection()), QStringLiteral("u"));
    QCOMPARE(likeness().pair()->a, std::vector<NodeId>{recordNode(2)}); // looking at one changes no pair
}

void TestRecordsTab::twoNodesAreCompared()
{
    QVERIFY(openRecords());
    session().select(nodeNamed(session(), QStringLiteral("ul.menu")));
    QTest::mouseClick(likeness().siblingButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(likeness().pair()->b, std::vector<NodeId>{nodeBy("id", "results")});
    QVERIFY(says(likeness().verdict(), "more than 0.3: not alike."));
    session().select(recordNode(1));
    QTest::mouseClick(likeness().secondButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(likeness().pair()->a, std::vector<NodeId>{nodeNamed(session(), QStringLiteral("ul.menu"))});
    QCOMPARE(likeness().pair()->b, std::vector<NodeId>{recordNode(1)});
    QVERIFY(says(likeness().verdict(), "They are no siblings"));
}

void TestRecordsTab::tooShallowNodesAreToldSo()
{
    QVERIFY(openRecords());
    choose(settings()->preset(), 1); // velloso-2014: trees, with texts
    settings()->depth()->setValue(4);
    QVERIFY(answers());
    session().select(session().document().parent(item(1))); // <b>, then <i>
    QTest::mouseClick(likeness().siblingButton(), Qt::LeftButton);
    QVERIFY(answers());
    QVERIFY(says(likeness().verdict(), "too shallow to be compared, so not alike"));
    QVERIFY(says(likeness().verdict(), "of the larger = "));
}

void TestRecordsTab::settingsAreOnesOwn()
{
    QVERIFY(openRecords());
    QVERIFY(!settings()->threshold()->isVisible());
    QTest::mouseClick(settings()->more(), Qt::LeftButton);
    QVERIFY(settings()->threshold()->isVisible());
    settings()->threshold()->selectAll();
    QTest::keyClicks(settings()->threshold(), "0.1");
    QTest::keyClick(settings()->threshold(), Qt::Key_Return);
    QVERIFY(answers());
    QCOMPARE(settings()->preset()->currentIndex(), 2); // own settings
    const MinedRecords wanted = mineDataRecords(session().document(), {.threshold = 0.1});
    QCOMPARE(original()->model()->mined()->recordCount(), wanted.recordCount());
    QVERIFY(wanted.recordCount() != 26);
    choose(settings()->preset(), 0);
    QCOMPARE(settings()->threshold()->value(), 0.3);
}

void TestRecordsTab::marksTellLostFromNoise()
{
    QVERIFY(openRecords());
    QVERIFY(follow(tab().totals(), QStringLiteral("Read that of the page")));
    QVERIFY(waitFor([&] { return m_window->findChild<Annotator*>()->isOpen(); }));
    auto* annotator = m_window->findChild<Annotator*>();
    for (int i = 1; i <= 20; ++i)
        annotator->label({recordNode(i)}, QStringLiteral("record"));
    QVERIFY(answers());
    QVERIFY(says(tab().totals(), "6 of noise gone"));
    QVERIFY(says(tab().totals(), "100.0 %"));
    QCOMPARE(original()->model()->fateOf({0, 0}), RecordFate::GoneNoise);
    annotator->label(nodesOf(original(), {0, 0}), QStringLiteral("record"));
    QVERIFY(answers());
    QCOMPARE(cell(original(), {0, 0}, 1), QStringLiteral("✕"));
    QVERIFY(says(tab().totals(), "1 lost, 5 of noise gone"));
    QVERIFY(waitFor([&] { return annotator->isSaved(); }));
}

void TestRecordsTab::listsAreSaved()
{
    QVERIFY(openRecords());
    const auto saved = [&](QToolButton* button, const QString& extension) {
        QTimer::singleShot(0, m_window.get(), [this] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            dialog->selectFile(m_folder->filePath("saved")); // without extension: that of the format
            QMetaObject::invokeMethod(dialog, "accept");
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QFile file(m_folder->filePath("saved") + extension);
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    };
    const Document& page = session().document();
    const KeepMask kept = session().keptMask();
    QCOMPARE(saved(original()->exportButton(RecordList::Csv), ".csv"),
             recordsCsv(page, mineDataRecords(page, {})));
    QCOMPARE(saved(pruned()->exportButton(RecordList::Json), ".json"),
             recordsJson(page, mineDataRecords(page, {}, &kept), &kept));
}

void TestRecordsTab::pageWithoutRegionsSaysWhatWouldFindSome()
{
    m_window->showTab("records");
    QVERIFY(waitFor([&] { return tab().hint() == QLatin1String("No page is open."); }));
    QVERIFY(openRecords());
    click(original(), {1, 1});
    QVERIFY(answers());
    QVERIFY(openAt(write("other.html", "<p>one</p><h1>two</h1>")));
    QVERIFY(!likeness().pair().has_value()); // of the page before
    QVERIFY(says(tab().totals(), "A higher threshold (now 0.30)"));
    QVERIFY(!original()->exportButton(RecordList::Csv)->isEnabled());
}

void TestRecordsTab::searchCanBeCancelled()
{
    QVERIFY(openRecords());
    {
        const BusyPool busy(m_window->explainer()->pool());
        choose(settings()->preset(), 1);
        WorkBar* bar = m_window->explainView()->workBar();
        QVERIFY(waitFor([&] { return bar->isVisible(); }));
        QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
        QVERIFY(waitFor([&] { return tab().totals()->text().contains("given up"); }));
        QVERIFY(!original()->list()->isEnabled());
    }
    QVERIFY(follow(tab().totals(), QStringLiteral("Look again")));
    QVERIFY(answers());
    QVERIFY(original()->list()->isEnabled());
}

TAGSEAM_TEST(TestRecordsTab)
#include "tst_recordstab.moc"
