// SPDX-License-Identifier: MIT
// The Corpus workspace by clicks and keys: its folder, the way to a page and back.
#include "core/truth/annotationjson.h"
#include "corpustest.h"
#include "ui/annotator.h"
#include "ui/corpustext.h"
#include "ui/views/explainview.h"
#include "ui/views/recordsettings.h"
#include "ui/views/recordstab.h"
#include "ui/views/savedline.h"

#include <QComboBox>
#include <QLineEdit>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QTabWidget>

using namespace tagseam;

class TestCorpusView : public CorpusTest {
    Q_OBJECT

    // A page that is in windows-1251, and says that it is not, and "page,encoding,annotation" as given.
    void putManifest(const QByteArray& row)
    {
        QDir().mkpath(pages());
        write("pages/a.html", privet());
        write("pages/b.html", "<p>two</p>");
        write("pages/corpus.csv", "page,encoding,annotation\n" + row + "\nb.html,,\n");
    }
    static QByteArray privet()
    {
        return "<!DOCTYPE html><meta "
               "charset=windows-1252><title>t</title><h1>\xcf\xf0\xe8\xe2\xe5\xf2</h1><p "
               "id=one>one</p><p>two</p>";
    }
    bool openFirst()
    {
        if (!openFolder())
            return false;
        selectPage("a.html");
        return settles([&] { QTest::keyClick(&table(), Qt::Key_Return); });
    }
    Annotator& annotator() { return *m_window->annotator(); }
    bool annotate(const AnnotationDesk& desk = {})
    {
        annotator().setDesk(desk);
        session().setWorkspace(Workspace::Annotate);
        return waitFor([&] { return annotator().isOpen(); });
    }
    // Of the rendered tree, which is annotated.
    NodeId rendered(std::string_view id)
    {
        const Document& page = session().rendered();
        for (NodeId node{1}; node.value < page.size(); ++node.value) {
            if (page.attribute(node, "id") == id)
                return node;
        }
        return noNode;
    }

  private slots:
    void init() { showWindow({1440, 900}); }
    void cleanup() { closeWindow(); }
    void startSaysWhatToDo();
    void pageComesBackWithItsWorkspace();
    void folderIsListed();
    void folderWithoutPagesIsRefused();
    void enterOpensThePageWithItsReading();
    void pageHasTheSwitchesOfTheRun();
    void pageHasTheEncodingOfTheManifest();
    void pageHasTheEncodingOfTheRun();
    void annotationOfTheManifestIsSavedThere();
    void annotationOfTheManifestBeginsThatOfAFolder();
    void annotationOfTheManifestThatIsNoneOfOursIsShown_data();
    void annotationOfTheManifestThatIsNoneOfOursIsShown();
    void pageOfAMinerOpensItsRecords();
    void doubleClickOpens();
    void keysWalkTheOrderOfTheTable();
    void tableKeepsPlaceAndOrder();
    void folderIsDropped();
    void commandLineShowsTheTable();
    void commandLineTakesNoPageBesideIt();
};

void TestCorpusView::startSaysWhatToDo()
{
    toCorpus();
    QVERIFY(view().openButton()->isVisible());
    QVERIFY(corpusSentence(desk()).contains("A corpus is a folder of pages"));
    QVERIFY(!table().isVisible());
    QVERIFY(!view().bar()->isVisible());
}

void TestCorpusView::pageComesBackWithItsWorkspace()
{
    QVERIFY(open("sample:figure2"));
    auto* tree = m_window->findChild<QWidget*>("treeDock");
    auto* plot = m_window->findChild<QWidget*>("plotDock");
    toCorpus();
    QVERIFY(view().isVisible());
    QVERIFY(!m_window->originalView()->isVisible());
    QVERIFY(!tree->isVisible() && !plot->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
    QVERIFY(!view().isVisible());
    QVERIFY(m_window->originalView()->isVisible());
    QVERIFY(tree->isVisible() && plot->isVisible());
}

void TestCorpusView::folderIsListed()
{
    putSamples();
    QVERIFY(openFolder());
    QCOMPARE(names(), QStringList({"figure2.html", "news.html", "shop.html", "sub/small-main.html"}));
    QVERIFY(view().sentence().contains("has 4 pages. "));
    QVERIFY(view().sentence().contains("press Run"));
    QVERIFY(table().isColumnHidden(CorpusModel::F1Column)); // there is nothing in it
}

void TestCorpusView::folderWithoutPagesIsRefused()
{
    toCorpus();
    desk().openFolder(m_folder->path());
    QVERIFY(waitFor([&] { return desk().isSettled(); }));
    QVERIFY2(message().contains("is no corpus that can be read"), qPrintable(message()));
    QVERIFY(view().openButton()->isVisible());
}

void TestCorpusView::enterOpensThePageWithItsReading()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013,advantage=0.3"));
    selectPage("shop.html");
    QVERIFY(settles([&] { QTest::keyClick(&table(), Qt::Key_Return); }));
    QCOMPARE(session().workspace(), Workspace::Inspect);
    QVERIFY(!m_window->addressLine()->hasFocus());
    QCOMPARE(session().name(), QString("shop.html"));
    QVERIFY(session().isSource());
    QCOMPARE(session().options().search.advantage, 0.3);
    const RunRow& row = *desk().row(desk().selected());
    QCOMPARE(analysis().counts.raw, row.nodes.raw); // the trace is that of the row
    QCOMPARE(analysis().counts.kept, row.nodes.kept);
}

void TestCorpusView::pageHasTheSwitchesOfTheRun()
{
    putSamples();
    const QString path = m_folder->filePath("run.jsonl");
    QCOMPARE(QProcess::execute(TAGSEAM_CLI, {"corpus", "run", pages(), "--methods", "jidm-2013",
                                             "--complement", "--advantage", "0.3", "--out", path}),
             0);
    QVERIFY(openFolder());
    QVERIFY(openRun(path, 0));
    selectPage("shop.html");
    QVERIFY(settles([&] { QTest::keyClick(&table(), Qt::Key_Return); }));
    QCOMPARE(session().options().keep, Keep::Complement);
    QCOMPARE(session().options().search.advantage, 0.3);
    QCOMPARE(analysis().counts.kept, desk().row(desk().selected())->nodes.kept);
}

void TestCorpusView::pageHasTheEncodingOfTheManifest()
{
    putManifest("a.html,windows-1251,");
    QVERIFY(openFirst());
    QVERIFY(session().isSource());
    const auto isThere = [&] { return nodeNamed(session(), QStringLiteral("“Привет”")) != noNode; };
    QVERIFY(isThere());
    QCOMPARE(session().source().encoding(), std::string("windows-1251"));
    QCOMPARE(ask(loader().page(), "document.querySelector('h1').textContent").toString(),
             QStringLiteral("Привет"));
    QVERIFY(settles([&] { QTest::keyClick(m_window.get(), Qt::Key_F5); })); // it stays with the page
    QVERIFY(waitFor(isThere));
    QVERIFY(open(m_folder->filePath("pages/b.html")) && open(m_folder->filePath("pages/a.html")));
    QVERIFY(!isThere()); // who opens the file has not named any
}

void TestCorpusView::pageHasTheEncodingOfTheRun()
{
    putManifest("a.html,,");
    const QString path = m_folder->filePath("run.jsonl");
    QCOMPARE(QProcess::execute(TAGSEAM_CLI, {"corpus", "run", pages(), "--methods", "jidm-2013", "--encoding",
                                             "windows-1251", "--out", path}),
             0);
    QVERIFY(openFolder() && openRun(path, 0));
    selectPage("a.html");
    QVERIFY(settles([&] { QTest::keyClick(&table(), Qt::Key_Return); }));
    QVERIFY(nodeNamed(session(), QStringLiteral("“Привет”")) != noNode);
}

void TestCorpusView::annotationOfTheManifestIsSavedThere()
{
    putManifest("a.html,windows-1251,truth/one.json");
    QDir().mkpath(pages() + "/truth");
    QVERIFY(openFirst());
    QVERIFY(annotate());
    const QString file = pages() + "/truth/one.json";
    QCOMPARE(annotator().place().path(), file.toStdString());
    session().setOptions({}); // the rendered tree
    QVERIFY(waitFor([&] { return !session().isSource() && annotator().canChange(); }));
    annotator().label({rendered("one")}, "main");
    QVERIFY(waitFor([&] { return annotator().isSaved(); }));
    QVERIFY(QFile::exists(file));
    QVERIFY(!QFile::exists(pages() + "/a.html.annotation.json"));
    const auto said = [&] { return m_window->findChild<SavedLine*>()->text(); };
    QVERIFY2(said().contains("where corpus.csv says: one.json"), qPrintable(said()));
    QVERIFY(open(m_folder->filePath("pages/b.html"))); // and again
    toCorpus();
    QVERIFY(run("jidm-2013")); // which scores by that file
    QVERIFY(number("a.html", CorpusModel::F1Column) >= 0);
    selectPage("a.html");
    QVERIFY(settles([&] { QTest::keyClick(&table(), Qt::Key_Return); }));
    QVERIFY(annotate());
    QCOMPARE(annotator().marks().size(), std::size_t{1});
    QVERIFY(annotate({{}, "Ana"})); // what she says is her own
    QVERIFY(annotator().marks().empty());
    QCOMPARE(annotator().place().path(), pages().toStdString() + "/a.html.Ana.annotation.json");
}

void TestCorpusView::annotationOfTheManifestBeginsThatOfAFolder()
{
    putManifest("a.html,,truth.csv");
    write("pages/truth.csv", "page,label,xpath\na.html,main,/html/body/p[1]\n");
    const QByteArray before = bytesOf(pages() + "/truth.csv");
    QVERIFY(openFirst());
    QDir().mkpath(m_folder->filePath("kept"));
    QVERIFY(annotate({m_folder->filePath("kept"), {}}));
    QCOMPARE(annotator().marks().size(), std::size_t{1});
    QVERIFY(annotator().canChange());
    annotator().setPageNote("seen");
    QVERIFY(waitFor([&] { return annotator().isSaved(); }));
    QVERIFY(bytesOf(m_folder->filePath("kept/a.html.annotation.json")).contains("seen"));
    QCOMPARE(bytesOf(pages() + "/truth.csv"), before);
}

void TestCorpusView::annotationOfTheManifestThatIsNoneOfOursIsShown_data()
{
    QTest::addColumn<QByteArray>("truth");
    QTest::addColumn<QString>("said");
    Annotation others;
    others.page = {"/no/such/page.html", std::string(64, 'b'), 12, true, std::string(64, 'a')};
    others.marks.push_back({"m1", "main", {}, {{"/html/body/p[1]", {}, {}, {}, {}, {}}}, {}});
    QTest::newRow("of another page") << QByteArray::fromStdString(annotationJson(others))
                                     << "the annotation of another one, /no/such/page.html";
    QTest::newRow("table") << QByteArray(
                                  "page,label,xpath\na.html,main,/html/body/p[1]\na.html,record,/html/i\n")
                           << "no annotation of this program";
}

void TestCorpusView::annotationOfTheManifestThatIsNoneOfOursIsShown()
{
    QFETCH(QByteArray, truth);
    QFETCH(QString, said);
    putManifest("a.html,,truth.x");
    write("pages/truth.x", truth);
    QVERIFY(openFirst());
    QVERIFY(annotate());
    QVERIFY(!annotator().canChange());
    QVERIFY2(annotator().obstacle()().contains(said), qPrintable(annotator().obstacle()()));
    QVERIFY(!annotator().marks().empty());
    QVERIFY(follow(m_window->findChild<SavedLine*>(), QStringLiteral("Try again")));
    QVERIFY(waitFor([&] { return annotator().isOpen(); }));
    annotator().label({rendered("one")}, "noise");
    QCOMPARE(bytesOf(pages() + "/truth.x"), truth);
    QVERIFY(!QFile::exists(pages() + "/a.html.annotation.json"));
}

void TestCorpusView::pageOfAMinerOpensItsRecords()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("printed+mdr-2003"));
    selectPage("shop.html");
    QVERIFY(settles([&] { QTest::keyClick(&table(), Qt::Key_Return); }));
    QCOMPARE(session().options().search, readings[0].options); // of what it is mined in
    QCOMPARE(m_window->explainView()->tabs()->currentWidget(),
             static_cast<QWidget*>(m_window->explainView()->records()));
    QCOMPARE(m_window->explainView()->records()->settings()->preset()->currentText(), QString("mdr-2003"));
    QVERIFY(m_window->explainView()->isVisible());
}

void TestCorpusView::doubleClickOpens()
{
    putSamples();
    QVERIFY(openFolder());
    const QRect place = table().visualRect(table().shown()->index(2, CorpusModel::PageColumn));
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place.center());
    QVERIFY(settles([&] { QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, place.center()); }));
    QCOMPARE(session().name(), QString("shop.html"));
}

void TestCorpusView::keysWalkTheOrderOfTheTable()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    sortBy(CorpusModel::NodesColumn); // ascending
    const QStringList order = names();
    QVERIFY(order != QStringList({"figure2.html", "news.html", "shop.html", "sub/small-main.html"}));
    selectPage(order[1]);
    QVERIFY(settles([&] { QTest::keyClick(&table(), Qt::Key_Return); }));
    const auto isAt = [&](int place) {
        return waitFor([&] { return order[place].endsWith(session().name()) && isWhole(); });
    };
    QVERIFY(isAt(1));
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::AltModifier);
    QVERIFY(isAt(2));
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::AltModifier);
    QVERIFY(isAt(1));
    QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::AltModifier);
    QVERIFY(isAt(0));
    QVERIFY(!action("corpusPrevious")->isEnabled());
    QVERIFY(action("corpusNext")->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier); // there the keys are the queue's
    QVERIFY(!action("corpusNext")->isEnabled());
}

void TestCorpusView::tableKeepsPlaceAndOrder()
{
    putSamples();
    QVERIFY(openFolder());
    QVERIFY(run("jidm-2013"));
    sortBy(CorpusModel::F1Column);
    const QStringList order = names();
    selectPage(order[2]);
    QVERIFY(settles([&] { QTest::keyClick(&table(), Qt::Key_Return); }));
    toCorpus();
    QCOMPARE(names(), order);
    QCOMPARE(table().currentIndex().row(), 2);
    QVERIFY(table().hasFocus());
    QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::AltModifier); // here it selects
    QCOMPARE(table().currentIndex().row(), 3);
    QCOMPARE(session().workspace(), Workspace::Corpus);
}

void TestCorpusView::folderIsDropped()
{
    putSamples();
    toCorpus();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(pages())});
    QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &drop);
    QVERIFY(waitFor([&] { return desk().isSettled() && desk().hasFolder(); }));
    QCOMPARE(names().size(), 4);
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
    QCOMPARE(
        QProcess::execute(TAGSEAM_PROGRAM, {"--run", m_folder->filePath("none"), "--screenshot", picture}),
        3);
}

void TestCorpusView::commandLineTakesNoPageBesideIt()
{
    QCOMPARE(QProcess::execute(TAGSEAM_PROGRAM, {"sample:shop", "--corpus", m_folder->path(), "--screenshot",
                                                 m_folder->filePath("x.png")}),
             2);
}

TAGSEAM_TEST(TestCorpusView)
#include "tst_corpusview.moc"
