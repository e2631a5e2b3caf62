// SPDX-License-Identifier: MIT
// Runs of methods in the Corpus workspace by clicks and keys: made, cancelled, saved, opened and compared.
#include "corpustest.h"
#include "ui/corpusrunner.h"
#include "ui/views/workbar.h"

#include <QComboBox>
#include <QListWidget>
#include <QMessageBox>
#include <QProcess>
#include <QProgressBar>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

using namespace tagseam;

class TestCorpusRuns : public CorpusTest {
    Q_OBJECT

  private slots:
    void init() { showWindow({1440, 900}); }
    void cleanup() { closeWindow(); }
    void methodsAreCheckedOff();
    void methodThatIsNoneIsRefused();
    void runFillsTheTable();
    void cancelledRunKeepsWhatIsDone();
    void windowWithARunThatIsNotSavedAsks();
    void savedRunIsThatOfTheCommandLine();
    void runIsOpenedWithItsTimes();
    void timesAreOfTheRunThatIsThere();
    void runWithoutFolderSaysSo();
    void methodsOfARunAreCompared();
    void runsAreCompared();
    void comparisonIsClosed();
    void firstOpeningIsCancelled();
    void openingIsCancelled_data();
    void openingIsCancelled();
    void comparisonIsCancelled();

  private:
    // By the button that comes with the bar, while nothing that is asked of the desk can end.
    bool cancelWork(const QString& said)
    {
        WorkBar* bar = view().bar()->workBar();
        if (!waitFor([&] { return bar->isVisible(); }))
            return false;
        if (bar->findChild<QProgressBar*>()->format() != said)
            return qWarning() << bar->findChild<QProgressBar*>()->format(), false;
        QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
        return desk().isSettled() && !bar->isVisible();
    }
};

void TestCorpusRuns::methodsAreCheckedOff()
{
    putSamples();
    QVERIFY(openFolder());
    MethodChooser& methods = *view().bar()->methods();
    methods.line()->setFocus();
    methods.line()->selectAll();
    QTest::keyClicks(methods.line(), "jidm-2013, velloso-2014");
    const auto item = [&](const char* name) {
        for (int i = 0; i < methods.list()->count(); ++i) {
            if (methods.list()->item(i)->data(Qt::UserRole).toString() == QLatin1String(name))
                return methods.list()->item(i);
        }
        return static_cast<QListWidgetItem*>(nullptr);
    };
    QCOMPARE(item("jidm-2013")->checkState(), Qt::Checked);
    QCOMPARE(item("velloso-2014")->checkState(), Qt::Checked);
    QCOMPARE(item("all")->checkState(), Qt::Unchecked);
    methods.list()->show();
    methods.list()->setCurrentItem(item("all"));
    QTest::keyClick(methods.list(), Qt::Key_Space);
    QCOMPARE(methods.names(), QString("jidm-2013,velloso-2014,all"));
    methods.list()->setCurrentItem(item("jidm-2013"));
    QTest::keyClick(methods.list(), Qt::Key_Space);
    QCOMPARE(methods.names(), QString("velloso-2014,all"));
}

void TestCorpusRuns::methodThatIsNoneIsRefused()
{
    putSamples();
    QVERIFY(openFolder());
    QLineEdit* line = view().bar()->methods()->line();
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, "jidm-2013,boilerpipe");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(message(), QString("“boilerpipe” is no method."));
    QVERIFY(desk().run(0) == nullptr);
}

void TestCorpusRuns::runFillsTheTable()
{
    putSamples();
    write("pages/broken.html", {});
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013,jidm-2013+velloso-2014"));
    QVERIFY2(view().sentence().contains("The run has 5 pages, 1 of them failed, 4 with a score."),
             qPrintable(view().sentence()));
    QCOMPARE(cell("broken.html", CorpusModel::ErrorColumn), QString("The page is empty."));
    QCOMPARE(cell("broken.html", CorpusModel::F1Column), QString());
    QVERIFY(number("shop.html", CorpusModel::NodesColumn) > 100);
    QVERIFY(number("shop.html", CorpusModel::F1Column) > 0.5);
    QVERIFY(!cell("shop.html", CorpusModel::ClassColumn).isEmpty());
    QVERIFY(number("shop.html", CorpusModel::TimeColumn) >= 0);
    QVERIFY(table().isColumnHidden(CorpusModel::FoundColumn)); // this method marks off no records
    choose(view().filters()->method(), 1);
    rest(50);
    QVERIFY(!table().isColumnHidden(CorpusModel::FoundColumn));
    QVERIFY(number("shop.html", CorpusModel::FoundColumn) > 0);
}

void TestCorpusRuns::cancelledRunKeepsWhatIsDone()
{
    for (int i = 0; i < 400; ++i)
        put(QStringLiteral("pages/%1.html").arg(i), "shop");
    QVERIFY(openFolder());
    QTest::mouseClick(view().bar()->runButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return desk().runner()->pagesDone() > 0; }));
    QVERIFY(view().bar()->cancelButton()->isVisible());
    QTest::mouseClick(view().bar()->cancelButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    const auto done = desk().run(0)->rows.size();
    QVERIFY(done > 0 && done < 400);
    QVERIFY(view().sentence().contains("It was cancelled"));
    QVERIFY(view().sentence().contains(QString::number(400 - done)));
}

void TestCorpusRuns::windowWithARunThatIsNotSavedAsks()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    QString asked;
    QTimer::singleShot(200, this, [&] {
        auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        asked = question != nullptr ? question->text() : QString();
        if (question != nullptr)
            QTest::keyClick(question, Qt::Key_Return); // stays
    });
    QVERIFY(!m_window->close());
    QVERIFY(asked.contains("The run has 4 rows that are in no file."));
    QVERIFY(saveRun(m_folder->filePath("run.jsonl")));
    QVERIFY(m_window->close());
}

void TestCorpusRuns::savedRunIsThatOfTheCommandLine()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013,velloso-2014"));
    QVERIFY(view().sentence().contains("It is not saved."));
    const QString here = m_folder->filePath("here.jsonl");
    desk().save(here);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QVERIFY(!view().sentence().contains("It is not saved."));
    const QString there = m_folder->filePath("there.jsonl");
    QCOMPARE(QProcess::execute(TAGSEAM_CLI, {"corpus", "run", pages(), "--methods", "jidm-2013,velloso-2014",
                                             "--diagnose", "--out", there}),
             0);
    QCOMPARE(bytesOf(here), bytesOf(there));
    QVERIFY(QFile::exists(here + ".times.csv"));
}

void TestCorpusRuns::runIsOpenedWithItsTimes()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    const QString time = cell("shop.html", CorpusModel::TimeColumn);
    const QString path = m_folder->filePath("run.jsonl");
    desk().save(path);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    desk().openRun(path, 0);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QCOMPARE(cell("shop.html", CorpusModel::TimeColumn), time);
    QVERIFY(QFile::remove(path + ".times.csv"));
    desk().openRun(path, 0);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    rest(100);
    QVERIFY(table().isColumnHidden(CorpusModel::TimeColumn));
    QVERIFY(view().times()->plot()->data().emptiness().contains("has no times in it"));
}

void TestCorpusRuns::timesAreOfTheRunThatIsThere()
{
    putSamples();
    const QString path = m_folder->filePath("run.jsonl");
    write("run.jsonl.times.csv", "page,method,nodes,method_ms\r\nshop.html,jidm-2013,1,12345\r\n");
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    QVERIFY(saveRun(path));
    QVERIFY(!bytesOf(path + ".times.csv").contains("12345"));
    const QString bare = m_folder->filePath("bare.jsonl"); // as tagseam-cli writes it without --times
    QVERIFY(QFile::copy(path, bare));
    QVERIFY(openRun(bare, 0));
    desk().save(path);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QVERIFY(!QFile::exists(path + ".times.csv"));
    QVERIFY(openRun(path, 0));
    QVERIFY(table().isColumnHidden(CorpusModel::TimeColumn));
}

void TestCorpusRuns::runWithoutFolderSaysSo()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    const QString path = m_folder->filePath("run.jsonl");
    desk().save(path);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    closeWindowOnly();
    toCorpus();
    desk().openRun(path, 0);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QCOMPARE(names().size(), 4);
    QVERIFY(view().sentence().contains("Open the folder of its pages"));
    selectPage("shop.html");
    QTest::keyClick(&table(), Qt::Key_Return);
    QVERIFY(message().contains("It is not known where the pages of this run are"));
    desk().openFolder(pages()); // the run stays: its pages are there
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QVERIFY(desk().run(0) != nullptr);
    QVERIFY(settles([&] { QTest::keyClick(&table(), Qt::Key_Return); }));
    QCOMPARE(session().name(), QString("shop.html"));
}

void TestCorpusRuns::methodsOfARunAreCompared()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013,all"));
    QVERIFY(table().isColumnHidden(CorpusModel::ChangeColumn));
    choose(view().filters()->against(), 1);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    rest(50);
    QVERIFY(!table().isColumnHidden(CorpusModel::ChangeColumn));
    QVERIFY2(view().comparison().contains("jidm-2013 has a mean F1 of"), qPrintable(view().comparison()));
    QVERIFY(view().comparison().contains("95 % interval"));
    QCOMPARE(desk().method(CorpusDesk::Side::Against)->method, std::string("all"));
    const double difference = number("shop.html", CorpusModel::F1Column) - // what is shown, less the other
                              number("shop.html", CorpusModel::AgainstColumn);
    QCOMPARE(number("shop.html", CorpusModel::ChangeColumn), difference);
}

void TestCorpusRuns::runsAreCompared()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013,dissertation-2014"));
    const QString before = m_folder->filePath("before.jsonl");
    QVERIFY(saveRun(before));
    QVERIFY(openRun(worseRun({"shop.html"}), 0));
    QVERIFY(openRun(before, 1));
    choose(view().filters()->shows(), static_cast<int>(CorpusFilter::Show::Worse));
    QCOMPARE(names(), QStringList({"shop.html"}));
    QVERIFY2(cell("shop.html", CorpusModel::ChangeColumn).startsWith("▼ worse −0."),
             qPrintable(cell("shop.html", CorpusModel::ChangeColumn)));
    choose(view().filters()->shows(), static_cast<int>(CorpusFilter::Show::Better));
    QVERIFY(names().isEmpty());
    const QStringList sentences = view().comparison().split('\n');
    QCOMPARE(sentences.size(), 2); // one a method
    QVERIFY2(sentences[0].contains("jidm-2013 of worse.jsonl has a mean F1 of"), qPrintable(sentences[0]));
    QVERIFY(sentences[0].contains("jidm-2013 of before.jsonl has"));
    QVERIFY(sentences[0].endsWith("0 better, 1 worse."));
    choose(view().filters()->method(), 1); // the other one of both
    QCOMPARE(desk().method(CorpusDesk::Side::Against)->method, std::string("dissertation-2014"));
    QCOMPARE(desk().method(CorpusDesk::Side::Against)->run, 1);
}

void TestCorpusRuns::comparisonIsClosed()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    const QString path = m_folder->filePath("run.jsonl");
    QVERIFY(saveRun(path));
    QVERIFY(openRun(path, 1));
    QVERIFY(!view().comparison().isEmpty());
    QCOMPARE(view().bar()->secondButton()->text(), QString("Close run.jsonl"));
    QTest::mouseClick(view().bar()->secondButton(), Qt::LeftButton);
    rest(50);
    QVERIFY(view().comparison().isEmpty());
    QVERIFY(table().isColumnHidden(CorpusModel::ChangeColumn));
}

void TestCorpusRuns::firstOpeningIsCancelled()
{
    putSamples();
    toCorpus();
    {
        const BusyPool busy(desk().pool());
        desk().open(pages(), {m_folder->filePath("later.jsonl")});
        QVERIFY(cancelWork("Opening pages"));
    }
    rest(100);
    QVERIFY(!desk().hasFolder() && desk().isSettled());
    QVERIFY(view().openButton()->isVisible() && view().openButton()->isEnabled());
    QVERIFY(m_window->statusBar()->currentMessage().contains("pages was not opened: you cancelled it."));
    QVERIFY(openFolder());
}

void TestCorpusRuns::openingIsCancelled_data()
{
    QTest::addColumn<int>("at"); // of a run; -1: a folder
    QTest::newRow("folder") << -1;
    QTest::newRow("run") << 0;
    QTest::newRow("second run") << 1;
}

void TestCorpusRuns::openingIsCancelled()
{
    QFETCH(int, at);
    putSamples();
    put("others/shop.html", "shop");
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    const QString path = m_folder->filePath("run.jsonl");
    QVERIFY(saveRun(path));
    const QStringList before = names();
    const QString sentence = view().sentence();
    {
        const BusyPool busy(desk().pool());
        at < 0 ? desk().openFolder(m_folder->filePath("others")) : desk().openRun(worseRun({}), at);
        QVERIFY(cancelWork(at < 0 ? "Opening others" : "Opening worse.jsonl"));
    }
    rest(100); // what was on its way is there by now, and nobody wants it
    QCOMPARE(names(), before);
    QCOMPARE(view().sentence(), sentence);
    QCOMPARE(desk().run(0)->path, path.toStdString());
    QVERIFY(desk().run(1) == nullptr);
    QVERIFY(view().bar()->runButton()->isEnabled());
}

void TestCorpusRuns::comparisonIsCancelled()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013,all,printed"));
    QComboBox* against = view().filters()->against();
    {
        const BusyPool busy(desk().pool());
        choose(against, 1);
        QVERIFY(cancelWork("Comparing"));
        QCOMPARE(against->currentIndex(), 0); // nothing, as before
        QVERIFY(view().comparison().isEmpty());
    }
    choose(against, 1);
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    const QString before = view().comparison();
    QVERIFY(before.contains("jidm-2013 has a mean F1 of"));
    const double difference = number("shop.html", CorpusModel::ChangeColumn);
    {
        const BusyPool busy(desk().pool());
        against->setFocus();
        QTest::keyClick(against, Qt::Key_Down);
        QCOMPARE(against->currentIndex(), 2);
        choose(view().filters()->measure(), 2);
        QVERIFY(cancelWork("Comparing"));
    }
    rest(100);
    QCOMPARE(view().comparison(), before);
    QCOMPARE(against->currentIndex(), 1);
    QCOMPARE(desk().measure().key, std::string_view("f1"));
    QCOMPARE(number("shop.html", CorpusModel::ChangeColumn), difference);
}

TAGSEAM_TEST(TestCorpusRuns)
#include "tst_corpusruns.moc"
