// SPDX-License-Identifier: MIT
// A run that is in no file: it gives way when somebody says so, and not before what takes its place is there.
#include "core/corpus/runfile.h"
#include "corpustest.h"

#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QTimer>

using namespace tagseam;

class TestCorpusViewLosses : public CorpusTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1440, 900}); }
    void cleanup() { closeWindow(); }
    void runThatIsNotSavedGivesWayWhenAskedAlone_data();
    void runThatIsNotSavedGivesWayWhenAskedAlone();
    void runThatIsNotSavedStaysWhereNothingComes();

  private:
    // The question that comes next, answered.
    void answerNext(bool isStaying)
    {
        m_asked.clear();
        QTimer::singleShot(200, this, [this, isStaying] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (question == nullptr)
                return;
            m_asked = question->text();
            for (QAbstractButton* button : question->buttons()) {
                if ((question->buttonRole(button) == QMessageBox::RejectRole) == isStaying)
                    return QTest::mouseClick(button, Qt::LeftButton);
            }
        });
    }
    QString m_asked;
};

void TestCorpusViewLosses::runThatIsNotSavedGivesWayWhenAskedAlone_data()
{
    QTest::addColumn<std::function<void(TestCorpusViewLosses&)>>("replace");
    using Replace = std::function<void(TestCorpusViewLosses&)>;
    QTest::newRow("another run") << Replace(
        [](TestCorpusViewLosses& test) { test.desk().openRun(test.m_folder->filePath("other.jsonl"), 0); });
    QTest::newRow("another folder") << Replace(
        [](TestCorpusViewLosses& test) { test.desk().openFolder(test.m_folder->filePath("others")); });
    QTest::newRow("the run made again") << Replace([](TestCorpusViewLosses& test) {
        QTest::mouseClick(test.view().bar()->runButton(), Qt::LeftButton);
    });
    QTest::newRow("a folder and a run") << Replace([](TestCorpusViewLosses& test) {
        test.m_window->openCorpus(test.m_folder->filePath("others"),
                                  {test.m_folder->filePath("other.jsonl")});
    });
    QTest::newRow("a folder that is dropped") << Replace([](TestCorpusViewLosses& test) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(test.m_folder->filePath("others"))});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(test.m_window.get(), &enter);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(test.m_window.get(), &drop);
    });
}

void TestCorpusViewLosses::runThatIsNotSavedGivesWayWhenAskedAlone()
{
    QFETCH(std::function<void(TestCorpusViewLosses&)>, replace);
    putSamples();
    put("others/a.html", "shop");
    QCOMPARE(QProcess::execute(TAGSEAM_CLI, {"corpus", "run", m_folder->filePath("others"), "--out",
                                             m_folder->filePath("other.jsonl")}),
             0);
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    const std::vector<RunRow> rows = desk().run(0)->rows;
    const QStringList before = names();
    const QString time = cell("shop.html", CorpusModel::TimeColumn);
    answerNext(true);
    replace(*this);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QVERIFY2(m_asked.contains("The run has 4 row"), qPrintable(m_asked));
    QCOMPARE(names(), before);
    QVERIFY(desk().isUnsaved());
    QCOMPARE(desk().run(0)->rows.size(), rows.size());
    QCOMPARE(cell("shop.html", CorpusModel::TimeColumn), time);
    QVERIFY(saveRun(m_folder->filePath("kept.jsonl"))); // all of it
    const Result<Run> kept = loadRun(m_folder->filePath("kept.jsonl").toStdString());
    QVERIFY(bool(kept));
    QCOMPARE(kept->rows.size(), std::size_t{4});
    QCOMPARE(names(), before); // what was refused does not come later

    QVERIFY(run("jidm-2013"));
    answerNext(false);
    replace(*this);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QVERIFY(!m_asked.isEmpty());
    QVERIFY(desk().run(0) == nullptr || !desk().isUnsaved() || desk().run(0)->milliseconds.size() == 4);
}

// The person let it go for what then was none.
void TestCorpusViewLosses::runThatIsNotSavedStaysWhereNothingComes()
{
    putSamples();
    write("bad.jsonl", "{}\n");
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    for (const char* name : {"bad.jsonl", "none.jsonl"}) {
        answerNext(false);
        desk().openRun(m_folder->filePath(name), 0);
        QVERIFY(waitFor([&] { return desk().isSettled(); }));
        QVERIFY(!m_asked.isEmpty());
        QVERIFY(desk().isUnsaved());
        QCOMPARE(desk().run(0)->rows.size(), std::size_t{4});
    }
    desk().save(m_folder->filePath("no/such/folder/run.jsonl"));
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QVERIFY(desk().isUnsaved()); // the window asks when it is closed
    QVERIFY(view().sentence().contains("It is not saved."));
}

TAGSEAM_TEST(TestCorpusViewLosses)
#include "tst_corpusviewlosses.moc"
