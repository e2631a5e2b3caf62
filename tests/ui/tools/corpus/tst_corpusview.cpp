// SPDX-License-Identifier: MIT
// The Corpus workspace in the window: its folder, opening a page and returning, and the questions when the
// window closes.
#include "core/papers/report.h"
#include "core/truth/annotation/annotationjson.h"
#include "tests/ui/dialogs.h"
#include "tests/ui/tools/corpus/corpustest.h"
#include "ui/session/annotation/annotator.h"
#include "ui/tools/annotate/savedline.h"
#include "ui/tools/content/recordsettings.h"
#include "ui/tools/content/recordstab.h"
#include "ui/tools/corpus/reportplot.h"
#include "ui/tools/corpus/reporttab.h"
#include "ui/window/explainview.h"

#include <QComboBox>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QTabWidget>
#include <QTextBrowser>

using namespace tagseam;

class TestCorpusView : public CorpusTest {
    Q_OBJECT

    // A page in windows-1251 that declares another encoding, and a manifest with "page,encoding,annotation"
    // as given.
    void putManifest(const QByteArray& row)
    {
        write("pages/a.html", "<!DOCTYPE html><meta charset=windows-1252><title>t</title>"
                              "<h1>\xcf\xf0\xe8\xe2\xe5\xf2</h1><p id=one>one</p><p>two</p>");
        write("pages/b.html", "<p>two</p>");
        write("pages/corpus.csv", "page,encoding,annotation\n" + row + "\nb.html,,\n");
    }
    bool openPage(const QString& name)
    {
        selectPage(name);
        return settles([&] { QTest::keyClick(&table(), Qt::Key_Return); });
    }
    bool openFirst() { return openFolder() && openPage("a.html"); }
    // Makes a run by the command line and opens it.
    bool makeRun(const QStringList& options)
    {
        const QString path = m_folder->filePath("run.jsonl");
        return QProcess::execute(TAGSEAM_CLI, QStringList{"corpus", "run", pages(), "--methods", "jidm-2013",
                                                          "--out", path} +
                                                  options) == 0 &&
               openFolder() && openRun(path, 0);
    }
    bool isRussian() { return nodeNamed(session(), QStringLiteral("“Привет”")) != noNode; }
    Annotator& annotator() { return *m_window->annotator(); }
    bool annotate(const AnnotationOwner& owner = {})
    {
        annotator().setOwner(owner);
        session().setWorkspace(Workspace::Annotate);
        return waitFor([&] { return annotator().isOpen(); });
    }
    // The node in the rendered tree, which is annotated.
    NodeId rendered(std::string_view id) { return tagseam::nodeBy(session().trees()->rendered(), "id", id); }
    // True if the window accepts the dropped folder.
    bool drop(const QString& folder)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(folder)});
        QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &drop);
        return enter.isAccepted();
    }

  private slots:
    void initTestCase()
    {
        showWindow({1440, 900});
        m_question = std::make_unique<WhenShown<QMessageBox>>([this](QMessageBox* box) {
            for (QAbstractButton* button : box->buttons()) {
                if (box->buttonRole(button) == m_answer)
                    return button->click();
            }
        });
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_window->activateWindow(); // a question may have been the active window
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), testTimeout()));
    }
    void cleanup()
    {
        annotator().setOwner({});
        annotator().close();
        session().setWorkspace(Workspace::Inspect);
        session().runner()->setOptions({});
        QVERIFY(answers());
    }
    void folderIsDroppedIntoTheWorkspace();
    void reportOfAnExperimentIsPlotted();
    void pageOpensWithItsVariantOrRecords();
    void pageHasTheOptionsOfTheRun();
    void pageHasTheEncodingOfTheManifest();
    void rowOfACrawlOpensItsPage();
    void annotationOfTheManifestIsSavedThere();
    void annotationOfTheManifestBeginsTheOneOfAFolder();
    void foreignAnnotationOfTheManifestIsShownOnly();
    void keysWalkTheOrderOfTheTable();
    void unsavedRunHoldsTheWindow();
    void unsavedRunIsSavedBeforeTheWindowCloses();
    void commandLineShowsTheTable();

  private:
    std::unique_ptr<WhenShown<QMessageBox>> m_question;
    // The unsaved run of one test is replaced by the run of the next test.
    QMessageBox::ButtonRole m_answer = QMessageBox::DestructiveRole;
};

void TestCorpusView::folderIsDroppedIntoTheWorkspace() // first, while nothing is open
{
    toCorpus();
    corpus().openFolder(m_folder->path()); // a folder without pages
    QVERIFY(isSettled());
    QVERIFY2(message().contains(m_folder->path()), qPrintable(message()));
    QVERIFY(view().openButton()->isVisible() && !table().isVisible());
    QVERIFY(open("sample:figure2") && !view().isVisible());
    toCorpus();
    QVERIFY(view().isVisible() && !originalView()->isVisible());
    putSamples();
    QVERIFY(drop(pages()));
    QVERIFY(isSettled() && corpus().hasFolder());
    QCOMPARE(names(), QStringList({"figure2.html", "news.html", "shop.html", "sub/small-main.html"}));
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(view().filters()->text()->hasFocus());
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(originalView()->isVisible() && !view().isVisible());
}

void TestCorpusView::reportOfAnExperimentIsPlotted()
{
    ReportTable plot{
        "figure9", "Figure 9. Two methods", {"threshold"}, {}, {{"a", "Method A"}, {"b", "Method B"}},
        {},        ReportForm::Plot};
    plot.rows = {{{"0.1"}, {}, {{0.25, {}}, {0.75, {}}}}, {{"0.2"}, {}, {{0.5, {}}, {}}}};
    const ReportTable table{"table1", "Table 1",    {"site"},
                            {},       {{"f", "F"}}, {{{"a-site"}, {}, {{0.125, 0.25}}}}};
    const Report report{"yi-2003", "A report", {{"threshold", "0.1"}}, {table, plot}, {"A note."}};
    const std::string json = writeReports({&report, 1}, ReportFormat::Json);
    write("report.json", QByteArray::fromStdString(json));
    write("broken.json", QByteArray::fromStdString(json.substr(0, json.size() / 2)));
    toCorpus();
    ReportTab& tab = *view().report();
    QVERIFY(tab.open(m_folder->filePath("report.json")) && tab.plot()->isVisible());
    QCOMPARE(tab.tables()->count(), 2); // the first figure is shown first
    QCOMPARE(tab.plot()->table().key, "figure9");
    QVERIFY(waitFor([&] { return tab.plot()->placeOf(0, 0.75).y() < tab.plot()->placeOf(0, 0.25).y(); }));
    QVERIFY(tab.text()->toPlainText().contains("0.75"));
    QVERIFY(!tab.open(m_folder->filePath("broken.json")));
    QVERIFY2(message().contains(m_folder->filePath("broken.json")), qPrintable(message()));
    QCOMPARE(tab.plot()->table().key, "figure9"); // the report before stays
    tab.tables()->setCurrentIndex(0);
    QVERIFY(!tab.plot()->isVisible());
    QVERIFY(tab.text()->toPlainText().contains("a-site"));
}

void TestCorpusView::pageOpensWithItsVariantOrRecords()
{
    QVERIFY(openSamples() && run("jidm-2013,min-difference=0.3") && openPage("shop.html"));
    QCOMPARE(session().workspace(), Workspace::Inspect);
    QVERIFY(!m_window->addressBar()->line()->hasFocus());
    QCOMPARE(session().trees()->name(), QString("shop.html"));
    QVERIFY(session().trees()->isSource());
    QCOMPARE(session().runner()->setup().search.minDifference, 0.3);
    const RunRow& row = *corpus().row(corpus().selected());
    QCOMPARE(analysis().counts.raw, row.nodes.raw); // the trace is that of the row
    QCOMPARE(analysis().counts.kept, row.nodes.kept);
    toCorpus();
    QVERIFY(run("printed+mdr-2003") && openPage("news.html"));         // a method that mines records
    QCOMPARE(session().runner()->setup().search, variants[0].options); // in which the method mines
    const RecordsTab* records = m_window->findChild<RecordsTab*>();
    QVERIFY(records->isVisible());
    QCOMPARE(records->settings()->preset()->currentText(), QString("mdr-2003"));
}

void TestCorpusView::pageHasTheOptionsOfTheRun()
{
    putManifest("a.html,,");
    QVERIFY(makeRun({"--complement", "--min-difference", "0.3", "--encoding", "windows-1251"}));
    QVERIFY(openPage("a.html") && isRussian());
    QCOMPARE(session().runner()->setup().keep, Keep::Complement);
    QCOMPARE(session().runner()->setup().search.minDifference, 0.3);
    QCOMPARE(analysis().counts.kept, corpus().row(corpus().selected())->nodes.kept);
}

void TestCorpusView::rowOfACrawlOpensItsPage()
{
    const auto record = [](const QByteArray& url, const QByteArray& html) {
        const QByteArray http = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + html;
        return "WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: " + url +
               "\r\nContent-Type: application/http\r\nContent-Length: " + QByteArray::number(http.size()) +
               "\r\n\r\n" + http + "\r\n\r\n";
    };
    QByteArray damaged = record("http://h/3", "<p>x");
    damaged.replace("Content-Length", "Contemp-Length");
    write("crawl.warc",
          record("http://h/1", "<p id=first>x<p>y") + record("http://h/2", "<p id=second>x<p>y") + damaged);
    toCorpus();
    const QString path = m_folder->filePath("crawl.warc");
    const QStringList pages{"http://h/1 · crawl.warc#entry=1", "http://h/2 · crawl.warc#entry=2",
                            "crawl.warc#entry=2+1"};
    QVERIFY(drop(path) && isSettled());
    QCOMPARE(names(), pages);
    QVERIFY(table().pages()->isUsed(CorpusModel::ErrorColumn) &&
            !table().pages()->text(2, CorpusModel::ErrorColumn).isEmpty());
    QVERIFY(run("jidm-2013"));
    QCOMPARE(names(), pages);
    QCOMPARE(corpus().folder(), path);
    QVERIFY(openPage("crawl.warc#entry=2"));
    QVERIFY(tagseam::nodeBy(session().trees()->source(), "id", "second") != noNode);
    QCOMPARE(analysis().counts.kept, corpus().row(corpus().selected())->nodes.kept);
    toCorpus();
    const QString saved = m_folder->filePath("crawl.jsonl");
    QVERIFY(saveRun(saved)); // the file that the command line writes
    const QString other = m_folder->filePath("other.jsonl");
    QCOMPARE(QProcess::execute(TAGSEAM_CLI, {"corpus", "run", path, "--methods", "jidm-2013", "--diagnose",
                                             "--out", other}),
             0);
    QCOMPARE(contentOf(saved), contentOf(other));
}

void TestCorpusView::pageHasTheEncodingOfTheManifest()
{
    putManifest("a.html,windows-1251,");
    QVERIFY(openFirst() && session().trees()->isSource() && isRussian());
    QCOMPARE(session().trees()->source().encoding(), std::string("windows-1251"));
    QCOMPARE(ask(loader().page(), "document.querySelector('h1').textContent").toString(),
             QStringLiteral("Привет"));
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); })); // it stays with the page
    QVERIFY(waitFor([&] { return isRussian(); }));
    QVERIFY(open(m_folder->filePath("pages/b.html")) && open(m_folder->filePath("pages/a.html")));
    QVERIFY(!isRussian()); // a file that is opened alone has no manifest
}

void TestCorpusView::annotationOfTheManifestIsSavedThere()
{
    putManifest("a.html,windows-1251,truth/one.json");
    QDir().mkpath(pages() + "/truth");
    QVERIFY(openFirst() && annotate());
    const QString file = pages() + "/truth/one.json";
    QCOMPARE(annotator().place().path(), file.toStdString());
    session().runner()->setOptions({}); // the rendered tree
    QVERIFY(waitFor([&] { return !session().trees()->isSource() && annotator().canChange(); }));
    annotator().label({rendered("one")}, "main");
    QVERIFY(waitFor([&] { return annotator().isSaved(); }) && QFile::exists(file));
    QVERIFY(!QFile::exists(pages() + "/a.html.annotation.json"));
    QVERIFY(m_window->findChild<SavedLine*>()->text().contains("one.json"));
    QVERIFY(open(m_folder->filePath("pages/b.html"))); // and again
    toCorpus();
    QVERIFY(run("jidm-2013")); // scored against that file
    QVERIFY(number("a.html", CorpusModel::F1Column) >= 0);
    QVERIFY(openPage("a.html") && annotate());
    QCOMPARE(annotator().marks().size(), std::size_t{1});
    QVERIFY(annotate({{}, "Ana"})); // Ana has marks of her own
    QVERIFY(annotator().marks().empty());
    QCOMPARE(annotator().place().path(), pages().toStdString() + "/a.html.Ana.annotation.json");
}

void TestCorpusView::annotationOfTheManifestBeginsTheOneOfAFolder()
{
    putManifest("a.html,,truth.csv");
    write("pages/truth.csv", "page,label,xpath\na.html,main,/html/body/p[1]\n");
    const QByteArray before = contentOf(pages() + "/truth.csv");
    QDir().mkpath(m_folder->filePath("kept"));
    QVERIFY(openFirst() && annotate({m_folder->filePath("kept"), {}}));
    QCOMPARE(annotator().marks().size(), std::size_t{1});
    QVERIFY(annotator().canChange());
    annotator().setPageNote("seen");
    QVERIFY(waitFor([&] { return annotator().isSaved(); }));
    QVERIFY(contentOf(m_folder->filePath("kept/a.html.annotation.json")).contains("seen"));
    QCOMPARE(contentOf(pages() + "/truth.csv"), before);
}

void TestCorpusView::foreignAnnotationOfTheManifestIsShownOnly()
{
    Annotation others; // for another page
    others.page = {"/no/such/page.html", std::string(64, 'b'), 12, true, std::string(64, 'a')};
    others.marks.push_back({"m1", "main", {}, {{"/html/body/p[1]", {}, {}, {}, {}, {}}}, {}});
    for (const QByteArray& truth :
         {QByteArray::fromStdString(annotationJson(others)),
          QByteArray("page,label,xpath\na.html,main,/html/body/p[1]\na.html,record,/html/i\n")}) {
        cleanup();
        init();
        putManifest("a.html,,truth.x");
        write("pages/truth.x", truth);
        QVERIFY(openFirst() && annotate() && !annotator().canChange());
        QVERIFY(!annotator().obstacle().isEmpty());
        QVERIFY(!annotator().marks().empty());
        annotator().tryAgain();
        QVERIFY(waitFor([&] { return annotator().isOpen(); }));
        annotator().label({rendered("one")}, "noise");
        QCOMPARE(contentOf(pages() + "/truth.x"), truth);
        QVERIFY(!QFile::exists(pages() + "/a.html.annotation.json"));
    }
}

void TestCorpusView::keysWalkTheOrderOfTheTable()
{
    QVERIFY(openSamples() && run("jidm-2013"));
    table().sortByColumn(CorpusModel::NodesColumn, Qt::AscendingOrder);
    const QStringList order = names();
    QVERIFY(order != QStringList({"figure2.html", "news.html", "shop.html", "sub/small-main.html"}));
    const auto goesTo = [&](int place, const std::function<void()>& act) {
        return settles(act) && order[place].endsWith(session().trees()->name());
    };
    const auto press = [&](Qt::Key key) {
        m_window->activateWindow(); // offscreen, loading a page may deactivate it
        QVERIFY(QTest::qWaitForWindowActive(m_window.get(), testTimeout()));
        QTest::keyClick(m_window.get(), key, Qt::AltModifier);
    };
    const QPoint row = table().visualRect(table().shown()->index(1, CorpusModel::PageColumn)).center();
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, row);
    QVERIFY(goesTo(1, [&] { QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, row); }));
    QVERIFY(goesTo(2, [&] { press(Qt::Key_PageDown); }));
    toCorpus(); // unchanged
    QCOMPARE(names(), order);
    QCOMPARE(table().currentIndex().row(), 2);
    QVERIFY(table().hasFocus());
    press(Qt::Key_PageUp); // in this workspace it selects
    QCOMPARE(table().currentIndex().row(), 1);
    QCOMPARE(session().workspace(), Workspace::Corpus);
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(goesTo(0, [&] { press(Qt::Key_PageUp); }) && !action("corpusPrevious")->isEnabled());
    QVERIFY(action("corpusNext")->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_3,
                    Qt::ControlModifier); // a workspace in which the keys are the queue's
    QVERIFY(!action("corpusNext")->isEnabled());
}

void TestCorpusView::unsavedRunHoldsTheWindow()
{
    put("others/a.html", "shop");
    QVERIFY(openSamples() && run("jidm-2013"));
    const QStringList before = names();
    const int asked = m_question->count();
    m_answer = QMessageBox::RejectRole;
    QVERIFY(drop(m_folder->filePath("others")) && isSettled());
    QCOMPARE(m_question->count(), asked + 1);
    QVERIFY(!m_window->close());
    QCOMPARE(m_question->count(), asked + 2);
    QVERIFY(m_window->inLanguage("pt_BR") == nullptr); // a change of the language does not remove it
    QCOMPARE(m_question->count(), asked + 3);
    QVERIFY(corpus().isUnsaved());
    QCOMPARE(names(), before);
    m_answer = QMessageBox::DestructiveRole;
    QVERIFY(m_window->close());
    QCOMPARE(m_question->count(), asked + 4);
    m_window->show();
    QVERIFY(drop(m_folder->filePath("others")) && isSettled());
    QCOMPARE(m_question->count(), asked + 5);
    QCOMPARE(names(), QStringList{"a.html"});
}

void TestCorpusView::unsavedRunIsSavedBeforeTheWindowCloses()
{
    QVERIFY(openSamples() && run("jidm-2013"));
    const std::size_t rows = corpus().run(0)->rows.size();
    m_answer = QMessageBox::AcceptRole;
    const auto closesWith = [&](const QString& path) { // no path: the user cancels
        const WhenShown<QFileDialog> files([&](QFileDialog* dialog) {
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(path);
            QMetaObject::invokeMethod(dialog, path.isEmpty() ? "reject" : "accept", Qt::QueuedConnection);
        });
        const bool isClosed = m_window->close();
        return files.count() == 1 && isClosed;
    };
    QVERIFY(!closesWith({}));
    QVERIFY(!closesWith(m_folder->filePath("missing/run.jsonl"))); // a path that cannot be written
    QVERIFY(corpus().isUnsaved());
    QVERIFY(closesWith(m_folder->filePath("run.jsonl")));
    const Result<CorpusRun> saved = openCorpusRun(m_folder->filePath("run.jsonl").toStdString());
    QVERIFY(saved && saved->rows.size() == rows);
    m_window->show();
}

void TestCorpusView::commandLineShowsTheTable()
{
    putSamples();
    const QString path = m_folder->filePath("run.jsonl");
    QCOMPARE(QProcess::execute(TAGSEAM_CLI, {"corpus", "run", pages(), "--out", path}), 0);
    const QString picture = m_folder->filePath("table.png");
    QCOMPARE(QProcess::execute(TAGSEAM_PROGRAM, {"--corpus", pages(), "--run", path, "--run", path,
                                                 "--screenshot", picture, "--size", "1000x700"}),
             0);
    QCOMPARE(QImage(picture).size(), QSize(1000, 700));
    const QStringList shot{"--screenshot", picture};
    QCOMPARE(QProcess::execute(TAGSEAM_PROGRAM, QStringList{"--run", m_folder->filePath("none")} + shot), 3);
    QCOMPARE(QProcess::execute(TAGSEAM_PROGRAM, QStringList{"sample:shop", "--corpus", pages()} + shot), 2);
}

TAGSEAM_TEST(TestCorpusView)
#include "tst_corpusview.moc"
