// SPDX-License-Identifier: MIT
// Runs of methods on a corpus: made, cancelled, saved, opened, compared, and kept while unsaved.
#include "core/corpus/pages/corpusagreement.h"
#include "core/corpus/runs/runfile.h"
#include "core/corpus/runs/runtable.h"
#include "core/select/selector.h"
#include "core/truth/annotation/anchor.h"
#include "core/truth/annotation/annotationfile.h"
#include "core/truth/score/adjudicate.h"
#include "tests/ui/tools/corpus/corpustest.h"
#include "ui/browser/save/archivingrun.h"
#include "ui/browser/save/treerenderer.h"
#include "ui/tools/corpus/corpusmeasures.h"
#include "ui/tools/corpus/corpusrunner.h"
#include "ui/tools/corpus/corpussummary.h"
#include "ui/widgets/answertable.h"
#include "ui/widgets/workbar.h"

#include <QCheckBox>
#include <QListWidget>
#include <QProcess>
#include <QProgressBar>
#include <QTabWidget>
#include <QToolButton>
#include <QtConcurrentRun>

#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace tagseam;

class TestCorpusRuns : public CorpusTest {
    Q_OBJECT

  private slots:
    void init() { showView(); }
    void cleanup() { closeView(); }
    void summaryHasMeansClassesAndAgreement();
    void methodsAreCheckedOff();
    void runFillsTheTable();
    void cancelledRunKeepsWhatIsDone();
    void openedRunHasItsTimesAndFindsItsPagesLater();
    void runsAreCompared();
    void openingIsCancelled();
    void methodsOfARunAreComparedUnlessThatIsCancelled();
    void unsavedRunIsReplacedOnlyWithConsent();
    void unsavedRunStaysWhereNothingReplacesIt();
    void annotatorIsChosen();
    void pagesAreScoredOnTheTreeThatIsAnnotatedAsByTheCommandLine();
    void renderingIsCancelled();
    void pageThatCannotBeRenderedIsAnError();

  private:
    // A page without tbody, and an annotation of the tbody that a browser inserts.
    void writeRenderedPage(const QString& name)
    {
        const QByteArray rows = "<tr><td>first row of the table</td></tr><tr><td>second row</td></tr>";
        write("pages/" + name,
              "<!DOCTYPE html><html><head></head><body><table>" + rows + "</table></body></html>");
        const QByteArray built = "<!DOCTYPE html><html><head></head><body><table><tbody>" + rows +
                                 "</tbody></table></body></html>";
        const Result<Document> tree = parseHtml(built.toStdString());
        const std::vector<Labelled> marks{{"main", *selectNodes(*tree, "//tbody")}};
        const AnnotatedPage of{{}, {}, tree->size(), true, std::string(64, '0')};
        const Annotation annotation = annotationOf(PageSelectors(*tree), of, {}, marks);
        const std::string file = annotationPath((pages() + '/' + name).toStdString());
        QVERIFY(bool(saveAnnotation(file, annotation, {})));
    }
    // Cancels by the button of the bar, which names the job, while no job can end.
    bool cancelWork(const QString& name)
    {
        WorkBar* bar = view().bar()->workBar();
        if (!waitFor([&] { return bar->isVisible(); }) ||
            !bar->findChild<QProgressBar*>()->format().contains(name))
            return false;
        QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
        return corpus().isSettled() && !bar->isVisible();
    }
    QString runFile() const { return m_folder->filePath("run.jsonl"); }
};

void TestCorpusRuns::summaryHasMeansClassesAndAgreement()
{
    putSamples();
    for (const char* who : {"Ana", "Bruno"}) { // both make the marks of the sample
        const std::string from = (pages() + "/shop.html.annotation.json").toStdString();
        Result<LoadedAnnotation> loaded = loadAnnotation(from);
        QVERIFY(bool(loaded));
        loaded->annotation.annotator = who;
        if (*who == 'B')
            loaded->annotation.marks.pop_back();
        QVERIFY(bool(saveAnnotation(annotationPath((pages() + "/shop.html").toStdString(), who),
                                    loaded->annotation, {})));
    }
    QFile::remove(pages() + "/shop.html.annotation.json");
    QVERIFY(openFolder());
    CorpusSummary& summary = *view().summary();
    view().findChild<QTabWidget*>()->setCurrentWidget(&summary);
    QVERIFY(!summary.save(m_folder->filePath("none.csv"))); // nothing has run
    corpus().setAnnotator("Ana");
    view().bar()->diagnosis()->setChecked(true);
    QVERIFY(run("jidm-2013,all"));
    QCOMPARE(summary.means()->topLevelItemCount(), 2);
    const std::vector<MethodMeans> means = meansOf(corpus().run(0)->rows);
    QCOMPARE(summary.means()->topLevelItem(0)->text(0), QStringLiteral("jidm-2013"));
    QCOMPARE(summary.means()->topLevelItem(0)->text(1).toUInt(), uint(means[0].pages));
    QCOMPARE(summary.means()->topLevelItem(0)->text(2).toUInt(), uint(means[0].scored));
    int classified = 0;
    for (int row = 0; row < summary.classes()->topLevelItemCount(); ++row)
        classified += summary.classes()->topLevelItem(row)->text(2).toInt();
    QCOMPARE(classified, 4); // `all` has no classes
    const QString file = m_folder->filePath("means.csv");
    QVERIFY(summary.save(file));
    QCOMPARE(QString::fromUtf8(contentOf(file)), QString::fromStdString(meansCsv(means)));

    QTest::mouseClick(summary.measureButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return !summary.isMeasuring(); }));
    QCOMPARE(summary.pairs()->topLevelItemCount(), 1);
    QCOMPARE(summary.pages()->topLevelItemCount(), 1);
    QCOMPARE(summary.pages()->topLevelItem(0)->text(0), QStringLiteral("shop.html"));
    const std::vector<AnnotatedBySeveral> expected = corpusAgreement(*corpus().corpus(), {});
    QCOMPARE(summary.pairs()->topLevelItem(0)->text(2),
             figureText(corpusMeasure("f1"), *expected[0].agreement.kappa));
    QCOMPARE(summary.pairs()->csv().count("\r\n"), 2); // the titles and the pair
}

void TestCorpusRuns::methodsAreCheckedOff()
{
    QVERIFY(openSamples());
    MethodChooser& methods = *view().bar()->methods();
    const Variant* first = findVariant(methods.names().toStdString());
    QVERIFY(first != nullptr && first->options == AnalysisOptions().search); // as a page is searched
    const auto enter = [&](const char* names) {
        methods.line()->setFocus();
        methods.line()->selectAll();
        QTest::keyClicks(methods.line(), names);
    };
    enter("jidm-2013, velloso-2014");
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
    for (const char* name : {"all", "jidm-2013"}) {
        methods.list()->setCurrentItem(item(name));
        QTest::keyClick(methods.list(), Qt::Key_Space);
    }
    QCOMPARE(methods.names(), QString("velloso-2014,all"));
    const QSignalSpy refused(&corpus(), &OpenCorpus::refused);
    enter("jidm-2013,boilerpipe");
    QTest::keyClick(methods.line(), Qt::Key_Return);
    QVERIFY(refused.last().front().toString().contains("boilerpipe")); // not a method
    QVERIFY(corpus().run(0) == nullptr);
}

void TestCorpusRuns::runFillsTheTable()
{
    putSamples();
    write("pages/broken.html", {});
    QVERIFY(openFolder() && table().isColumnHidden(CorpusModel::F1Column)); // it has no figures yet
    QVERIFY(run("jidm-2013,jidm-2013+velloso-2014"));
    QVERIFY(!cell("broken.html", CorpusModel::ErrorColumn).isEmpty());
    QCOMPARE(cell("broken.html", CorpusModel::F1Column), QString());
    QVERIFY(corpus().isFailed(pageNamed("broken.html")) && !corpus().isFailed(pageNamed("shop.html")));
    QVERIFY(number("shop.html", CorpusModel::NodesColumn) > 100);
    QVERIFY(number("shop.html", CorpusModel::F1Column) > 0.5);
    QVERIFY(!cell("shop.html", CorpusModel::ClassColumn).isEmpty());
    QVERIFY(number("shop.html", CorpusModel::TimeColumn) >= 0);
    QVERIFY(table().isColumnHidden(CorpusModel::FoundColumn)); // this method finds no records
    choose(view().filters()->method(), 1);
    QVERIFY(isSettled() && !table().isColumnHidden(CorpusModel::FoundColumn));
    QVERIFY(number("shop.html", CorpusModel::FoundColumn) > 0);
}

// The ground truth of all pages except the first is a pipe, at which each worker of the run waits.
void TestCorpusRuns::cancelledRunKeepsWhatIsDone()
{
    const int count = static_cast<int>(std::thread::hardware_concurrency()) + 4;
    QByteArray manifest = "page,annotation\n";
    std::vector<std::string> pipes;
    for (int i = 0; i < count; ++i) {
        const QString name = QStringLiteral("%1.html").arg(100 + i);
        write("pages/" + name, "<p>one of many pages</p>");
        pipes.push_back((pages() + '/' + name + ".truth").toStdString());
        if (i > 0)
            QCOMPARE(::mkfifo(pipes.back().c_str(), 0600), 0);
        manifest += name.toLatin1() + ',' + (i > 0 ? name.toLatin1() + ".truth" : QByteArray()) + '\n';
    }
    write("pages/corpus.csv", manifest);
    QVERIFY(openFolder());
    QCOMPARE(names().size(), count);
    QTest::mouseClick(view().bar()->runButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return corpus().runner()->pagesDone() > 0; }));
    QVERIFY(view().bar()->cancelButton()->isVisible());
    QTest::mouseClick(view().bar()->cancelButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] {
        for (const std::string& pipe : pipes) { // lets workers continue
            if (const int end = ::open(pipe.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC); end >= 0)
                ::close(end);
        }
        return corpus().isSettled();
    }));
    const int done = static_cast<int>(corpus().run(0)->rows.size());
    QVERIFY(done > 0 && done < count);
    QVERIFY(corpus().isCut());
    QVERIFY(view().sentence().contains(QString::number(count - done)));
}

void TestCorpusRuns::openedRunHasItsTimesAndFindsItsPagesLater()
{
    const QString times = runFile() + ".times.csv";
    write("run.jsonl.times.csv", "page,method,nodes,method_ms\r\nshop.html,jidm-2013,1,12345\r\n");
    QVERIFY(openSamples() && run("jidm-2013"));
    const QString time = cell("shop.html", CorpusModel::TimeColumn);
    QVERIFY(saveRun(runFile()) && !contentOf(times).contains("12345")); // the times of the run before
    QVERIFY(openRun(runFile(), 0));
    QCOMPARE(cell("shop.html", CorpusModel::TimeColumn), time);
    const QString bare = m_folder->filePath("bare.jsonl"); // as tagseam-cli writes it without --times
    QVERIFY(QFile::copy(runFile(), bare));
    QVERIFY(openRun(bare, 0) && table().isColumnHidden(CorpusModel::TimeColumn));
    QVERIFY(!view().times()->plot()->data().emptiness.isEmpty()); // the reason
    corpus().save(runFile());
    QVERIFY(isSettled() && !QFile::exists(times));
    showView(); // without the folder
    QVERIFY(openRun(runFile(), 0) && table().isColumnHidden(CorpusModel::TimeColumn));
    QCOMPARE(names().size(), 4);
    QVERIFY(corpus().entryOf(pageNamed("shop.html")) == nullptr);
    const QString sentence = view().sentence();
    QVERIFY(openFolder() && corpus().run(0) != nullptr);
    QCOMPARE(corpus().entryOf(pageNamed("shop.html"))->file, (pages() + "/shop.html").toStdString());
    QVERIFY(view().sentence() != sentence); // requested the folder
}

void TestCorpusRuns::runsAreCompared()
{
    QVERIFY(openSamples() && run("jidm-2013,dissertation-2014") && saveRun(runFile()));
    QVERIFY(openRun(worseRun({"shop.html"}), 0) && openRun(runFile(), 1));
    choose(view().filters()->shows(), static_cast<int>(CorpusFilter::Show::Worse));
    QCOMPARE(names(), QStringList{"shop.html"});
    QCOMPARE(corpus().changeOf(pageNamed("shop.html")), OpenCorpus::Change::Worse);
    QVERIFY(number("shop.html", CorpusModel::ChangeColumn) < 0);
    choose(view().filters()->shows(), static_cast<int>(CorpusFilter::Show::Better));
    QVERIFY(names().isEmpty());
    QCOMPARE(corpus().changes().size(), std::size_t{2}); // one for each method
    QVERIFY(view().comparison().contains("worse.jsonl") && view().comparison().contains("run.jsonl"));
    choose(view().filters()->method(), 1); // the other one of both
    QCOMPARE(corpus().method(OpenCorpus::Side::Against)->method, std::string("dissertation-2014"));
    QCOMPARE(corpus().method(OpenCorpus::Side::Against)->run, 1);
    QVERIFY(isSettled());
    QTest::mouseClick(view().bar()->secondButton(), Qt::LeftButton); // closes it
    QVERIFY(isSettled() && view().comparison().isEmpty());
    QVERIFY(table().isColumnHidden(CorpusModel::ChangeColumn));
}

void TestCorpusRuns::openingIsCancelled()
{
    for (const int at : {-2, -1, 0, 1}) { // the first folder, a folder, a run, a second run
        closeView();
        showView();
        put("others/shop.html", "shop");
        QString other = m_folder->filePath("others");
        if (at > -2) {
            QVERIFY(openSamples() && run("jidm-2013") && saveRun(runFile()));
            other = at < 0 ? other : worseRun({});
        }
        const QStringList before = names();
        const QString sentence = view().sentence();
        const QSignalSpy told(&corpus(), &OpenCorpus::told);
        {
            const BusyPool busy(corpus().pool());
            if (at >= 0)
                corpus().openRun(other, at);
            else
                corpus().open(other, at == -2 ? QStringList{runFile()} : QStringList());
            QVERIFY(cancelWork(QFileInfo(other).fileName()));
        }
        QVERIFY(isSettled());
        QVERIFY(told.last().front().toString().contains(QFileInfo(other).fileName()));
        QCOMPARE(names(), before);
        QCOMPARE(view().sentence(), sentence);
        QVERIFY(corpus().run(1) == nullptr);
        QCOMPARE(corpus().hasFolder(), at > -2);
        if (at == -2)
            putSamples();
        else
            QCOMPARE(corpus().run(0)->path, runFile().toStdString());
        QVERIFY(openFolder());
    }
}

void TestCorpusRuns::methodsOfARunAreComparedUnlessThatIsCancelled()
{
    QVERIFY(openSamples() && run("jidm-2013,all,printed"));
    QVERIFY(table().isColumnHidden(CorpusModel::ChangeColumn));
    QComboBox* against = view().filters()->against();
    {
        const BusyPool busy(corpus().pool());
        choose(against, 1);
        QVERIFY(cancelWork({}));
        QCOMPARE(against->currentIndex(), 0); // nothing, as before
        QVERIFY(view().comparison().isEmpty());
    }
    choose(against, 1);
    QVERIFY(isSettled() && !table().isColumnHidden(CorpusModel::ChangeColumn));
    QCOMPARE(corpus().method(OpenCorpus::Side::Against)->method, std::string("all"));
    const QString before = view().comparison();
    QVERIFY(before.contains("jidm-2013"));
    const double difference = number("shop.html", CorpusModel::ChangeColumn);
    QCOMPARE(difference, // the shown figure minus the other
             number("shop.html", CorpusModel::F1Column) - number("shop.html", CorpusModel::AgainstColumn));
    {
        const BusyPool busy(corpus().pool());
        against->setFocus();
        QTest::keyClick(against, Qt::Key_Down);
        QCOMPARE(against->currentIndex(), 2);
        choose(view().filters()->measure(), 2);
        QVERIFY(cancelWork({}));
    }
    QVERIFY(isSettled());
    QCOMPARE(view().comparison(), before);
    QCOMPARE(against->currentIndex(), 1);
    QCOMPARE(corpus().measure().key, std::string_view("f1"));
    QCOMPARE(number("shop.html", CorpusModel::ChangeColumn), difference);
}

void TestCorpusRuns::unsavedRunIsReplacedOnlyWithConsent()
{
    const auto others = [this] { return m_folder->filePath("others"); };
    const auto otherRun = [this] { return m_folder->filePath("other.jsonl"); };
    const std::vector<std::function<void()>> ways{
        [&] { corpus().openRun(otherRun(), 0); }, [&] { corpus().openFolder(others()); },
        [&] { QTest::mouseClick(view().bar()->runButton(), Qt::LeftButton); }, // repeats the run
        [&] { corpus().open(others(), {otherRun()}); }};
    for (const auto& replace : ways) {
        closeView();
        showView();
        put("others/a.html", "shop");
        QVERIFY(openSamples() && run("jidm-2013"));
        CorpusRun other = *corpus().run(0);
        other.rows.resize(1);
        other.milliseconds.resize(1);
        QVERIFY(!saveCorpusRun(other, otherRun().toStdString()));
        const QStringList before = names();
        const QString time = cell("shop.html", CorpusModel::TimeColumn);
        int asked = 0;
        bool isAllowed = false;
        corpus().setMayReplace([&] { return ++asked, isAllowed; });
        replace();
        QVERIFY(isSettled());
        QCOMPARE(asked, 1);
        QCOMPARE(names(), before);
        QVERIFY(corpus().isUnsaved());
        QCOMPARE(cell("shop.html", CorpusModel::TimeColumn), time);
        QVERIFY(saveRun(runFile())); // the whole run
        const Result<Run> kept = loadRun(runFile().toStdString());
        QVERIFY(bool(kept));
        QCOMPARE(kept->rows.size(), std::size_t{4});
        QCOMPARE(names(), before); // a rejected folder does not come later
        QVERIFY(run("jidm-2013"));
        QCOMPARE(asked, 1); // the run was in a file
        isAllowed = true;
        replace();
        QVERIFY(isSettled());
        QCOMPARE(asked, 2);
        QVERIFY(corpus().run(0) == nullptr || !corpus().isUnsaved() ||
                corpus().run(0)->milliseconds.size() == 4);
    }
}

// The user allowed it for something that then failed to load.
void TestCorpusRuns::unsavedRunStaysWhereNothingReplacesIt()
{
    write("bad.jsonl", "{}\n");
    QVERIFY(openSamples() && run("jidm-2013"));
    const QSignalSpy refused(&corpus(), &OpenCorpus::refused);
    for (const char* name : {"bad.jsonl", "none.jsonl", "no/such/folder/run.jsonl"}) {
        const QString path = m_folder->filePath(name);
        path.contains("such") ? corpus().save(path) : corpus().openRun(path, 0);
        QVERIFY(isSettled() && refused.last().front().toString().contains(name));
        QVERIFY(corpus().isUnsaved());
        QCOMPARE(corpus().run(0)->rows.size(), std::size_t{4});
    }
}

void TestCorpusRuns::annotatorIsChosen()
{
    put("pages/news.html", "news");
    put("pages/shop.html", "shop");
    QComboBox* annotator = view().bar()->annotator();
    QVERIFY(openFolder() && !annotator->isVisible()); // no annotator is named
    const QString nobodys = pages() + "/shop.html.annotation.json";
    for (const char* who : {"Ana", "Bo"})
        QVERIFY(QFile::copy(nobodys, pages() + "/shop.html." + who + ".annotation.json"));
    QVERIFY(run("all") && annotator->isVisible());
    QCOMPARE(corpus().row(pageNamed("shop.html"))->truth->annotator, std::string());
    QVERIFY(QFile::remove(nobodys) && saveRun(runFile()));
    const QSignalSpy refused(&corpus(), &OpenCorpus::refused);
    {
        const BusyPool busy(corpus().pool()); // the window does not wait for the contents of the folder
        QTest::mouseClick(view().bar()->runButton(), Qt::LeftButton);
        QVERIFY(corpus().isBusy() && refused.isEmpty());
    }
    QVERIFY(isSettled());
    QCOMPARE(refused.count(), 1);
    const QString sentence = refused.last().front().toString();
    QVERIFY(sentence.contains("Ana") && sentence.contains("Bo"));
    QVERIFY(!corpus().isUnsaved()); // nothing was run
    choose(annotator, 2);
    QVERIFY(run("all"));
    QCOMPARE(corpus().row(pageNamed("shop.html"))->truth->annotator, std::string("Bo"));
    QVERIFY(corpus().row(pageNamed("shop.html"))->score.has_value());
    QVERIFY(!corpus().row(pageNamed("news.html"))->truth); // Bo did not annotate it
    QVERIFY(!table().isColumnHidden(CorpusModel::GroundTruthColumn));
    QVERIFY(cell("shop.html", CorpusModel::GroundTruthColumn).contains("Bo"));
}

void TestCorpusRuns::pagesAreScoredOnTheTreeThatIsAnnotatedAsByTheCommandLine()
{
    const QString methods = "jidm-2013,velloso-2014";
    put("pages/shop.html", "shop");
    writeRenderedPage("a.html");
    QVERIFY(openFolder() && run(methods) && corpus().isUnsaved());
    const RunRow* row = corpus().row(pageNamed("a.html"));
    QVERIFY(!row->error && row->truth && row->score);
    QCOMPARE(row->truth->tree, PageTree::Rendered);
    QCOMPARE(row->truth->lost, 0U);
    QCOMPARE(corpus().row(pageNamed("shop.html"))->truth->tree, PageTree::Source);
    QVERIFY(!table().isColumnHidden(CorpusModel::GroundTruthColumn));
    QVERIFY(corpus().runner()->rendering().isEmpty());
    // As for the trees that tagseam writes.
    QVERIFY(saveRun(runFile()));
    ArchivingRun capture({1280, 800});
    const QSignalSpy captured(&capture, &ArchivingRun::finished);
    const QString trees = m_folder->filePath("trees");
    capture.startTrees({pages() + "/a.html"}, {trees + "/a.html"});
    QVERIFY(waitFor([&] { return !captured.isEmpty(); }));
    const QString other = m_folder->filePath("other.jsonl");
    QCOMPARE(QProcess::execute(TAGSEAM_CLI, {"corpus", "run", pages(), "--methods", methods, "--diagnose",
                                             "--trees", trees, "--out", other}),
             0);
    const auto rows = [](const QString& file) { // without the header, which names the folder of trees
        const QByteArray bytes = contentOf(file);
        return bytes.mid(bytes.indexOf('\n'));
    };
    QCOMPARE(rows(runFile()), rows(other));
}

void TestCorpusRuns::renderingIsCancelled()
{
    constexpr int count = 12;
    for (int i = 0; i < count; ++i)
        writeRenderedPage(QStringLiteral("%1.html").arg(100 + i));
    QVERIFY(openFolder());
    view().bar()->methods()->setNames("all");
    QTest::mouseClick(view().bar()->runButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return !corpus().runner()->rendering().isEmpty(); }));
    QTest::mouseClick(view().bar()->cancelButton(), Qt::LeftButton);
    QVERIFY(isSettled() && corpus().isCut());
    QVERIFY(static_cast<int>(corpus().run(0)->rows.size()) < count);
    QVERIFY(corpus().runner()->rendering().isEmpty());
    QVERIFY(run("all")); // and again
    QCOMPARE(static_cast<int>(corpus().run(0)->rows.size()), count);
    QVERIFY(!corpus().isFailed(0));
}

void TestCorpusRuns::pageThatCannotBeRenderedIsAnError()
{
    TreeRenderer renderer;
    const RenderedTrees trees = renderer.trees();
    const CorpusPage gone{"gone.html", m_folder->filePath("gone.html").toStdString(), {}, {}, {}, {}, {}};
    const QFuture<Result<std::string>> answer = QtConcurrent::run([&] { return trees(gone, {}); });
    QVERIFY(waitFor([&] { return answer.isFinished(); }));
    QCOMPARE(answer.result().error().code, ErrorCode::CannotRead);
    QVERIFY(!answer.result().error().detail.empty());
    std::stop_source stop;
    const QFuture<Result<std::string>> stopped =
        QtConcurrent::run([&] { return trees(gone, stop.get_token()); });
    stop.request_stop();
    QFuture<Result<std::string>>(stopped).waitForFinished(); // though this thread renders nothing meanwhile
    QCOMPARE(stopped.result().error().code, ErrorCode::Stopped);
    renderer.clear();
}

TAGSEAM_TEST(TestCorpusRuns)
#include "tst_corpusruns.moc"
