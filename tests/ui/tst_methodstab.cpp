// SPDX-License-Identifier: MIT
// The tab Methods by clicks and keys: its figures are those of the core, where two methods differ is listed,
// filtered and coloured, and decisions are stepped through.
#include "core/methods/methods.h"
#include "core/page/pageinput.h"
#include "core/truth/maskdifference.h"
#include "core/truth/score.h"
#include "ui/annotator.h"
#include "ui/learntsite.h"
#include "ui/models/decisionsmodel.h"
#include "ui/models/disagreementmodel.h"
#include "ui/models/methodsmodel.h"
#include "ui/models/votesmodel.h"
#include "ui/views/curetab.h"
#include "ui/views/decisionsview.h"
#include "ui/views/disagreementview.h"
#include "ui/views/elidedtitle.h"
#include "ui/views/explainview.h"
#include "ui/views/methodstab.h"
#include "ui/views/sequencestrip.h"
#include "ui/views/sitetreetab.h"
#include "ui/views/votesview.h"
#include "ui/views/workbar.h"
#include "windowtest.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QLineEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

using namespace tagseam;

namespace {

// A menu of links, a list whose entries have other tags, and a foot: rules, blocks and records part here.
QByteArray menuListAndFoot()
{
    QByteArray html = "<!DOCTYPE html><title>t</title><ul id=menu>" +
                      QByteArray("<li>link</li>").repeated(6) + "</ul><div id=results>";
    for (int i = 1; i <= 12; ++i)
        html += "<h2>title " + QByteArray::number(i) + "</h2><p>text <i>of</i> it</p><ul><li>one</li>" +
                "<li><b>two</b></li></ul>";
    return html + "</div><p id=foot>end</p>";
}

constexpr int siteSize = 5; // pages

// Menu and foot are those of all pages of the site.
QByteArray pageOfASite(int number)
{
    const QByteArray n = QByteArray::number(number);
    QByteArray html = "<!DOCTYPE html><title>t</title><body><ul id=menu class=menu><li><a href=a>home</a>"
                      "<li><a href=b>news of the day</a><li><a href=c>sports and more</a></ul>"
                      "<div id=main class=main>";
    for (const char* word : {"amber", "birch", "cedar", "daisy"})
        html += "<p>" + QByteArray(word) + n + " " + word + "s" + n + "</p>";
    return html + "</div><div id=foot class=foot>imprint and terms</div></body>";
}

} // namespace

class TestMethodsTab : public WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { showWindow({1440, 900}); }
    void cleanup();
    void cleanupTestCase() { closeWindow(); }
    void modelsKeepTheirContractThroughPages();
    void tableIsThatOfTheCore();
    void setupsAreAddedAndRemoved();
    void differencesAreListedFilteredAndColoured();
    void decisionsAreSteppedThrough();
    void thresholdIsSetByHand();
    void sequenceShowsPatternsAndVirtualNodes();
    void votesSayWhoKeepsTheNode();
    void runsCanBeCancelled();
    void annotationGivesF1();
    void siteMethodsLearnFromAFolder();
    void siteMethodsSayWhy();
    void whatWasLearntIsKept();
    void folderWithoutAPageGivesOneSentence();
    void learningCanBeCancelled();
    void learningGoesOnWhilePagesAndOptionsChange();
    void siteThatWasLearntIsSaid();
    void treeThatIsOpenIsGoneBy();
    void stepIsNotThatOfTheTreeBefore();
    void pageOfAnotherSiteIsSaid();
    void arrowsStepFromTheButtons();
    void focusChoosesNothing();
    void figureTipIsOfTheMethod();
    void separatorsAreInTheList();
    void headingsEndInAnEllipsis();
    void whatIsKeptNowIsNamedAfterTheCure();

  private:
    MethodsTab& tab() { return *m_window->explainView()->methods(); }
    MethodRuns& runs() { return *tab().runs(); }
    bool openMethods()
    {
        return open(write("page.html", menuListAndFoot())) && m_window->showTab("methods") && answers();
    }
    // A folder of pages of one site.
    QString writeSite(const QString& name)
    {
        QDir(m_folder->path()).mkpath(name);
        for (int i = 1; i <= siteSize; ++i)
            write(QStringLiteral("%1/%2.html").arg(name).arg(i), pageOfASite(i));
        return m_folder->filePath(name);
    }
    // A page of it is open, and the methods have learnt from all.
    bool openSite(const QString& name)
    {
        const QString folder = writeSite(name);
        if (!open(folder + QStringLiteral("/1.html")) || !m_window->showTab("methods") || !answers())
            return false;
        tab().setSite(folder);
        return answers() && rowNamed("sst").outcome && rowNamed("pagelets").outcome;
    }
    const MethodRow& rowNamed(const char* name)
    {
        return runs().rows()[static_cast<std::size_t>(rowOf(QString::fromLatin1(name)))];
    }
    FilterResult learntResultOf(const char* name, const QString& folder)
    {
        std::vector<Document> pages;
        for (int i = 1; i <= siteSize; ++i)
            pages.push_back(*readPage((folder + QStringLiteral("/%1.html").arg(i)).toStdString(), {}, {}));
        return methodNamed(name)->learn(pages)({session().document()}, std::stop_token());
    }
    SiteDesk& desk() { return *m_window->explainView()->siteTree()->desk(); }
    bool learnTree(const QString& folder)
    {
        desk().learn(folder);
        return waitFor([&] { return desk().site() != nullptr && !desk().isBusy(); }) && answers();
    }
    // Else it is asked about.
    bool saveTree()
    {
        desk().save(m_folder->filePath(QStringLiteral("tree.sst")));
        return waitFor([&] { return !desk().isBusy(); }) && answers() && !desk().isUnsaved();
    }
    QString tipOf(const char* name)
    {
        const int row = rowOf(QString::fromLatin1(name));
        return tab().table()->model()->index(row, 0).data(Qt::ToolTipRole).toString();
    }
    int rowOf(const QString& name)
    {
        for (std::size_t row = 1; row < runs().rows().size(); ++row) {
            if (runs().rows()[row].name == name)
                return static_cast<int>(row);
        }
        return -1;
    }
    static void click(QTreeView* list, int row, int column = 0)
    {
        const QModelIndex index = list->model()->index(row, column);
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    }
    void showPage(MethodsTab::Page page)
    {
        const QTabBar* bar = tab().pages()->tabBar();
        QTest::mouseClick(tab().pages()->tabBar(), Qt::LeftButton, {}, bar->tabRect(page).center());
        QCOMPARE(tab().pages()->currentIndex(), static_cast<int>(page));
    }
    bool choose(const QString& name)
    {
        showPage(MethodsTab::All);
        click(tab().table(), rowOf(name));
        return answers() && runs().rows()[runs().b()].name == name;
    }
    QString cell(int row, int column) { return tab().table()->model()->index(row, column).data().toString(); }
    FilterResult resultOf(const char* name)
    {
        return methodNamed(name)->run({session().document()}, std::stop_token());
    }
    void addByKeys(const QString& name)
    {
        showPage(MethodsTab::All);
        tab().line()->setFocus();
        QTest::keyClicks(tab().line(), name);
        QTest::keyClick(tab().line(), Qt::Key_Return);
    }
};

// As a new window has it.
void TestMethodsTab::cleanup()
{
    for (std::size_t row = runs().rows().size(); row-- > 0;)
        runs().remove(row);
    runs().setSite({});
    runs().setA(MethodRuns::present);
    runs().setB(static_cast<std::size_t>(rowOf("repetition")));
    tab().differences()->filter()->setCurrentIndex(0);
    tab().pages()->setCurrentIndex(MethodsTab::All);
    m_window->showTab("why");
}

void TestMethodsTab::tableIsThatOfTheCore()
{
    QVERIFY(openMethods());
    const ScoredNodes scored = scoredNodes(session().document());
    const KeepMask present = session().keptMask();
    for (const char* name : {"all", "jidm-2013", "mdr-2003", "tag-rules", "repetition"}) {
        const FilterResult wanted = resultOf(name);
        const int row = rowOf(QString::fromLatin1(name));
        QVERIFY(row > 0);
        const auto kept =
            std::ranges::count_if(scored.nodes, [&](NodeId node) { return bool(wanted.kept[node.value]); });
        const double share = 100.0 * static_cast<double>(kept) / static_cast<double>(scored.nodes.size());
        QCOMPARE(cell(row, MethodsModel::NodesColumn), QString::number(share, 'f', 1));
        QCOMPARE(cell(row, MethodsModel::AgreementColumn),
                 QString::number(*maskAgreement(scored, present, wanted.kept), 'f', 3));
    }
    QCOMPARE(cell(rowOf("mdr-2003"), MethodsModel::RecordsColumn),
             QString::number(resultOf("mdr-2003").records.size()));
    QCOMPARE(cell(rowOf("tag-rules"), MethodsModel::RecordsColumn), QStringLiteral("–"));
    QVERIFY(tab().table()->isColumnHidden(MethodsModel::ScoreColumn));
    QCOMPARE(runs().a(), MethodRuns::present);
}

void TestMethodsTab::setupsAreAddedAndRemoved()
{
    QVERIFY(openMethods());
    const std::size_t before = runs().rows().size();
    addByKeys("tag-rules,threshold=3");
    QVERIFY(answers());
    QCOMPARE(runs().rows().size(), before + 1);
    QVERIFY(tab().line()->text().isEmpty());
    QCOMPARE(runs().rows().back().outcome->result.kept, resultOf("tag-rules,threshold=3").kept);
    QCOMPARE(runs().b(), before);
    addByKeys("tag-rules,cascades=maybe");
    QVERIFY(tab().problem()->isVisible());
    QVERIFY(tab().problem()->text().contains("“tag-rules,cascades=maybe” is no method"));
    QCOMPARE(runs().rows().size(), before + 1);
    tab().line()->clear();
    QVERIFY(!tab().problem()->isVisible());
    QTest::mouseClick(tab().removeButton(), Qt::LeftButton);
    QCOMPARE(runs().rows().size(), before);
    QVERIFY(!tab().removeButton()->isEnabled()); // what the list brings along stays
    addByKeys("jidm-2013,style=computed");       // which no page has before they are chosen
    QVERIFY(answers());
    QVERIFY(cell(static_cast<int>(before), 0).contains("needs computed styles"));
}

void TestMethodsTab::differencesAreListedFilteredAndColoured()
{
    QVERIFY(openMethods());
    QVERIFY(choose("tag-rules"));
    showPage(MethodsTab::Differences);
    const ScoredNodes scored = scoredNodes(session().document());
    const std::vector<MaskDifference> wanted =
        maskDifferences(session().document(), scored, session().keptMask(), resultOf("tag-rules").kept);
    DisagreementModel* model = tab().differences()->model();
    QVERIFY(!wanted.empty());
    QCOMPARE(model->places(), wanted);
    QCOMPARE(session().marks().size(), wanted.size());
    click(tab().differences()->list(), 0);
    const MaskDifference& largest = wanted[model->placeAt(0)];
    QCOMPARE(session().selection(), largest.node);
    QCOMPARE(session().marks()[0].nodes, std::vector<NodeId>{largest.node});
    WindowTest::choose(tab().differences()->filter(), 1);
    const auto ofA = std::ranges::count(wanted, KeptBy::FirstAlone, &MaskDifference::keptBy);
    QCOMPARE(model->rowCount(), static_cast<int>(ofA));
    QCOMPARE(session().marks().size(), static_cast<std::size_t>(ofA));
    WindowTest::choose(tab().differences()->filter(), 2);
    QCOMPARE(model->rowCount(), static_cast<int>(wanted.size()) - static_cast<int>(ofA));
    WindowTest::choose(tab().sideB(), MethodRuns::present);
    QVERIFY(answers());
    QVERIFY(tab().differences()->title()->text().contains("the same"));
    QVERIFY(session().marks().empty());
    m_window->showTab("why");
    QVERIFY(waitFor([&] { return session().marks().empty(); }));
}

void TestMethodsTab::annotationGivesF1()
{
    QVERIFY(openMethods());
    QVERIFY(follow(tab().head(), QStringLiteral("Read that of the page")));
    auto* annotator = m_window->findChild<Annotator*>();
    QVERIFY(waitFor([&] { return annotator->isOpen(); }));
    annotator->label({nodeBy("id", "results")}, QStringLiteral("main"));
    QVERIFY(answers());
    QVERIFY(!tab().table()->isColumnHidden(MethodsModel::ScoreColumn));
    const std::vector<Labelled> truth{{"main", {nodeBy("id", "results")}}};
    const Score score = scoreMask(session().document(), scoredNodes(session().document()), truth,
                                  KeepMask(session().document().size(), true));
    QCOMPARE(cell(rowOf("all"), MethodsModel::ScoreColumn), QString::number(*score.nodes.f1(), 'f', 3));
    QVERIFY(waitFor([&] { return annotator->isSaved(); }));
}

void TestMethodsTab::decisionsAreSteppedThrough()
{
    QVERIFY(openMethods());
    QVERIFY(choose("tag-rules"));
    showPage(MethodsTab::Decisions);
    DecisionsView* view = tab().decisions();
    const FilterResult wanted = resultOf("tag-rules");
    QCOMPARE(view->model()->rowCount(), static_cast<int>(wanted.decisions.size()));
    QTest::mouseClick(view->nextButton(), Qt::LeftButton);
    QCOMPARE(view->place()->text(), QStringLiteral("step 1 of %1").arg(wanted.decisions.size()));
    QCOMPARE(session().selection(), wanted.decisions[0].nodes.front());
    QCOMPARE(session().marks().size(), std::size_t{1});
    view->list()->setFocus();
    QTest::keyClick(view->list(), Qt::Key_Right);
    QCOMPARE(session().selection(), wanted.decisions[1].nodes.front());
    QCOMPARE(session().marks().size(), std::size_t{2});
    QTest::keyClick(view->list(), Qt::Key_End);
    QCOMPARE(runs().step(), static_cast<int>(wanted.decisions.size()) - 1);
    QVERIFY(!view->nextButton()->isEnabled());
    QTest::keyClick(view->list(), Qt::Key_Left);
    QTest::mouseClick(view->previousButton(), Qt::LeftButton);
    QCOMPARE(runs().step(), static_cast<int>(wanted.decisions.size()) - 3);
    session().select(nodeBy("id", "menu")); // whose entries rule 1 takes
    QCOMPARE(wanted.decisions[static_cast<std::size_t>(runs().step())].nodes.front(), nodeBy("id", "menu"));
    QVERIFY(view->reason()->text().contains("6 tag"));
    QVERIFY2(view->reason()->text().startsWith("By tag-rules: "), qPrintable(view->reason()->text()));
    const QModelIndex name = view->list()->currentIndex().siblingAtColumn(DecisionsModel::ReasonColumn);
    QCOMPARE(name.data().toString(), QString("rule 1: one kind of tag"));
    QVERIFY(choose("jidm-2013"));
    showPage(MethodsTab::Decisions);
    QVERIFY(view->title()->text().contains("does not tell its decisions"));
    const QString tellers = "mdr-2003, velloso-2014, separators, tag-rules, repetition, sst, pagelets";
    QVERIFY2(view->title()->text().contains(tellers), qPrintable(view->title()->text()));
}

void TestMethodsTab::thresholdIsSetByHand()
{
    QVERIFY(openMethods());
    QVERIFY(choose("tag-rules"));
    showPage(MethodsTab::Decisions);
    QSpinBox* box = tab().decisions()->threshold();
    QCOMPARE(box->value(), static_cast<int>(*resultOf("tag-rules").threshold));
    QVERIFY(!tab().decisions()->adaptiveButton()->isEnabled());
    const std::size_t before = runs().rows().size();
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "4");
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(answers());
    QCOMPARE(runs().rows().size(), before + 1);
    QCOMPARE(runs().rows()[runs().b()].name, QStringLiteral("tag-rules,threshold=4"));
    QCOMPARE(runs().shown()->result.kept, resultOf("tag-rules,threshold=4").kept);
    QTest::keyClick(box, Qt::Key_Up);
    QVERIFY(answers());
    QCOMPARE(runs().rows().size(), before + 1); // in place of the one before
    QCOMPARE(runs().rows()[runs().b()].name, QStringLiteral("tag-rules,threshold=5"));
    QTest::mouseClick(tab().decisions()->adaptiveButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(runs().rows().size(), before);
    QCOMPARE(runs().rows()[runs().b()].name, QStringLiteral("tag-rules"));
    // In a chain it is behind the threshold that the name goes on: nothing of it is taken for a threshold.
    const QString chain = QStringLiteral("tag-rules,threshold=20+velloso-2014");
    addByKeys(chain);
    QVERIFY(answers());
    QVERIFY(!runs().takesThreshold(runs().b()));
    QVERIFY(!box->isVisible());
    runs().setThreshold(runs().b(), 4);
    QCOMPARE(runs().rows()[runs().b()].name, chain);
    runs().remove(runs().b());
    QCOMPARE(runs().rows().size(), before);
}

void TestMethodsTab::sequenceShowsPatternsAndVirtualNodes()
{
    QVERIFY(openMethods());
    QVERIFY(choose("repetition"));
    showPage(MethodsTab::Decisions);
    const NodeId title = session().document().parent(nodeNamed(session(), QStringLiteral("“title 3”")));
    session().select(title);
    SequenceStrip* strip = tab().decisions()->strip();
    QVERIFY(waitFor([&] { return strip->isVisible(); }));
    QCOMPARE(strip->sequence()->parent, nodeBy("id", "results"));
    const FilterResult alone = resultOf("repetition");
    QCOMPARE(runs().shown()->result.kept, alone.kept);
    QCOMPARE(runs().shown()->result.threshold, alone.threshold);
    QCOMPARE(runs().shown()->result.decisions.size(), alone.decisions.size());
    QCOMPARE(strip->sequence()->children.size(), std::size_t{36});
    QVERIFY(strip->legend().contains("h2 p ul"));
    const std::vector<NodeId>& block =
        runs().shown()->result.decisions[static_cast<std::size_t>(runs().step())].nodes;
    QVERIFY(std::ranges::find(block, title) != block.end());
    QCOMPARE(session().marks().back().label.left(1), QStringLiteral("v")); // of a virtual node to come
    QVERIFY(session().marks().back().isProposed);
    int cell = 0;
    while (strip->cellAt(cell) < 4)
        ++cell;
    QTest::mouseClick(strip->strip(), Qt::LeftButton, {}, {cell + 2, 4});
    QCOMPARE(session().selection(), strip->sequence()->children[4]);
}

void TestMethodsTab::votesSayWhoKeepsTheNode()
{
    QVERIFY(openMethods());
    showPage(MethodsTab::Node);
    QVERIFY(tab().votes()->title()->text().contains("Select a node"));
    session().select(session().document().parent(nodeNamed(session(), QStringLiteral("“link”"))));
    QVERIFY(answers());
    const VotesModel* votes = tab().votes()->model();
    int keeping = 0;
    int all = 0;
    for (const MethodRow& row : runs().rows()) {
        all += row.outcome ? 1 : 0;
        keeping += row.outcome && row.outcome->result.kept[session().selection().value] ? 1 : 0;
    }
    QCOMPARE(votes->rowCount(), all);
    QCOMPARE(votes->keeping(), keeping);
    const QString why = votes->index(rowOf("tag-rules"), VotesModel::ReasonColumn).data().toString();
    QVERIFY2(why.contains("Rule 1 takes what is in ul#menu"), qPrintable(why));
}

void TestMethodsTab::runsCanBeCancelled()
{
    QVERIFY(open(write("page.html", menuListAndFoot())));
    {
        const BusyPool busy(m_window->explainer()->pool());
        m_window->showTab("methods");
        WorkBar* bar = m_window->explainView()->workBar();
        QVERIFY(waitFor([&] { return bar->isVisible(); }));
        QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
        QVERIFY(waitFor([&] { return tab().head()->text().contains("given up"); }));
        QVERIFY(cell(rowOf("all"), 0).contains("given up"));
    }
    QVERIFY(follow(tab().head(), QStringLiteral("Run them")));
    QVERIFY(answers());
    QVERIFY(!runs().isGivenUp());
    QVERIFY(runs().rows()[static_cast<std::size_t>(rowOf("repetition"))].outcome != nullptr);
}

void TestMethodsTab::siteMethodsLearnFromAFolder()
{
    const QString folder = writeSite("learnt");
    write("learnt/broken.html", QByteArray("\x1f\x8b\xff no gzip"));
    write("learnt/1.html.annotation.json", "{}");
    QVERIFY(QFile::link(folder + "/1.html", folder + "/again.html")); // counts no second time
    QVERIFY(open(folder + QStringLiteral("/1.html")) && m_window->showTab("methods") && answers());
    QVERIFY(cell(rowOf("sst"), 0).contains("needs the pages of a site"));
    tab().setSite(folder);
    QVERIFY(answers());
    addByKeys("sst,threshold=0.2,fewest-pages=4");
    QVERIFY(answers());
    addByKeys("sst+mdr-2003");
    QVERIFY(answers());
    for (const char* name : {"sst", "pagelets", "sst,threshold=0.2,fewest-pages=4", "sst+mdr-2003"}) {
        const MethodRow& row = rowNamed(name);
        QVERIFY2(row.outcome, name);
        QCOMPARE(row.outcome->result.kept, learntResultOf(name, folder).kept);
    }
    const KeepMask& kept = rowNamed("sst").outcome->result.kept;
    QVERIFY(!kept[nodeBy("id", "menu").value]);
    QVERIFY(!kept[nodeBy("id", "foot").value]);
    QVERIFY(kept[nodeBy("id", "main").value]);
    QVERIFY(!cell(rowOf("sst"), MethodsModel::AgreementColumn).isEmpty());
    QVERIFY2(tipOf("sst").contains("learnt from 5 page"), qPrintable(tipOf("sst")));
    QVERIFY(tipOf("sst").contains("1 page could not be read"));
    QVERIFY(tipOf("sst").contains("as the browser built it"));
    QVERIFY(!tipOf("all").contains("learnt"));
}

void TestMethodsTab::siteMethodsSayWhy()
{
    QVERIFY(openSite("reasons"));
    QVERIFY(choose("sst"));
    showPage(MethodsTab::Decisions);
    DecisionsView* view = tab().decisions();
    QVERIFY(view->model()->rowCount() > 1);
    QTest::mouseClick(view->nextButton(), Qt::LeftButton);
    QCOMPARE(session().selection(), runs().shown()->result.decisions[0].nodes.front());
    session().select(nodeBy("id", "menu"));
    QVERIFY2(view->reason()->text().contains("is noise") && view->reason()->text().contains("threshold 0.1"),
             qPrintable(view->reason()->text()));
    session().select(nodeBy("id", "main"));
    QVERIFY2(view->reason()->text().contains("is meaningful, so it is kept"),
             qPrintable(view->reason()->text()));
    showPage(MethodsTab::Node);
    session().select(nodeBy("id", "menu"));
    QVERIFY(answers());
    const auto why = [&](const char* name) {
        return tab().votes()->model()->index(rowOf(QString::fromLatin1(name)), VotesModel::ReasonColumn);
    };
    QVERIFY2(why("sst").data().toString().startsWith("ul#menu"), qPrintable(why("sst").data().toString()));
    QVERIFY(why("sst").data().toString().contains("is noise"));
    QVERIFY2(why("pagelets").data().toString().contains("of the site have its shingle"),
             qPrintable(why("pagelets").data().toString()));
}

void TestMethodsTab::whatWasLearntIsKept()
{
    QVERIFY(openSite("kept"));
    QVERIFY(QDir(m_folder->filePath("kept")).removeRecursively()); // nothing to learn from any more
    QVERIFY(open(write("other.html", pageOfASite(7))) && answers());
    QVERIFY(rowNamed("sst").outcome != nullptr);
    QVERIFY(!rowNamed("sst").outcome->result.kept[nodeBy("id", "menu").value]);
    tab().setSite(m_folder->filePath("kept")); // which reads it again
    QVERIFY(answers());
    QVERIFY(rowNamed("sst").outcome == nullptr);
    QVERIFY(tab().problem()->text().contains("cannot be read"));
}

void TestMethodsTab::folderWithoutAPageGivesOneSentence()
{
    QVERIFY(openMethods());
    QDir(m_folder->path()).mkpath("empty");
    tab().setSite(m_folder->filePath("empty"));
    QVERIFY(answers());
    QVERIFY(tab().problem()->isVisible());
    QVERIFY2(tab().problem()->text().startsWith("There is no page in"), qPrintable(tab().problem()->text()));
    QCOMPARE(rowNamed("sst").state, MethodState::NeedsSite);
    tab().setSite(writeSite("full"));
    QVERIFY(answers());
    QVERIFY(!tab().problem()->isVisible());
    QCOMPARE(rowNamed("sst").state, MethodState::Done);
}

void TestMethodsTab::learningCanBeCancelled()
{
    QVERIFY(openMethods());
    {
        const BusyPool busy(m_window->explainer()->pool());
        tab().setSite(writeSite("slow"));
        WorkBar* bar = m_window->explainView()->workBar();
        QVERIFY(waitFor([&] { return bar->isVisible(); }));
        QVERIFY(cell(rowOf("sst"), 0).contains("learns from the site"));
        QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
        QVERIFY(waitFor([&] { return rowNamed("sst").state == MethodState::GivenUp; }));
        QVERIFY(rowNamed("all").outcome != nullptr);
    }
    QVERIFY(follow(tab().head(), QStringLiteral("Run them")));
    QVERIFY(answers());
    QVERIFY(rowNamed("pagelets").outcome != nullptr);
}

void TestMethodsTab::siteThatWasLearntIsSaid()
{
    const QString folder = writeSite("said");
    write("said/broken.html", QByteArray("\x1f\x8b\xff no gzip"));
    QVERIFY(open(folder + QStringLiteral("/1.html")) && m_window->showTab("methods") && answers());
    QVERIFY(!tab().learnt()->isVisible());
    QVERIFY(waitFor([this] { return session().hasSource(); }));
    tab().setSite(folder);
    QVERIFY(answers());
    QVERIFY(tab().learnt()->isVisible());
    const QString words = tab().learnt()->text();
    QVERIFY2(words.startsWith("Learnt from 5 page") && words.contains(folder), qPrintable(words));
    QVERIFY2(words.contains("1 page") && words.contains("left out"), qPrintable(words));
    QVERIFY(!words.contains("another site?"));
    QVERIFY(follow(tab().learnt(), "Take its source"));
    QVERIFY(waitFor([this] { return session().isSource() && session().hasAnalysis(); }));
    QVERIFY(answers());
    QVERIFY(tab().learnt()->text().startsWith("Learnt from 5 page"));
    QVERIFY(!tab().learnt()->text().contains("Take its source"));
}

// It is of the folder, and of the names of the methods.
void TestMethodsTab::learningGoesOnWhilePagesAndOptionsChange()
{
    const QString folder = writeSite("goeson");
    tab().setSite({});
    QVERIFY(open(folder + "/1.html") && m_window->showTab("methods") && answers());
    const auto begun = std::make_shared<int>(0); // the limits are asked for when learning begins
    runs().setLimits([begun] {
        ++*begun;
        return Limits();
    });
    auto busy = std::make_unique<BusyPool>(m_window->explainer()->pool());
    tab().setSite(folder);
    QVERIFY(waitFor([&] { return rowNamed("sst").state == MethodState::Learning; }));
    AnalysisOptions options = session().options();
    options.search.advantage = 0.3;
    const QSignalSpy analysed(&session(), &PageSession::analysisChanged);
    session().setOptions(options);
    QVERIFY(waitFor([&] { return analysed.count() == 1; }));
    QVERIFY(rowNamed("sst").state == MethodState::Learning);
    QVERIFY(open(folder + "/2.html"));
    QVERIFY(rowNamed("sst").state == MethodState::Learning && !rowNamed("sst").outcome);
    QCOMPARE(*begun, 1);
    busy.reset();
    QVERIFY(answers());
    QCOMPARE(*begun, 1);
    for (const char* name : {"sst", "pagelets"}) {
        QVERIFY(rowNamed(name).state == MethodState::Done);
        QCOMPARE(rowNamed(name).outcome->result.kept, learntResultOf(name, folder).kept);
    }
    tab().setSite(folder); // who asks for it has its pages read again
    QVERIFY(answers());
    QCOMPARE(*begun, 2);
    runs().setLimits([] { return Limits(); });
}

// By the row "sst", where it knows the page.
void TestMethodsTab::treeThatIsOpenIsGoneBy()
{
    const QString folder = writeSite("tree");
    tab().setSite({});
    QVERIFY(open(folder + "/1.html") && m_window->showTab("methods") && answers());
    QCOMPARE(rowNamed("sst").state, MethodState::NeedsSite);
    QVERIFY(learnTree(folder));
    const auto isSame = [](const FilterDecision& one, const FilterDecision& other) {
        return one.nodes == other.nodes && one.isKept == other.isKept && one.reason == other.reason &&
               one.figure == other.figure;
    };
    // As the method that learns from the same pages has it.
    const auto isGoneBy = [&](double threshold) {
        const QByteArray name = "sst,threshold=" + QByteArray::number(threshold);
        const FilterResult wanted = learntResultOf(name.constData(), folder);
        const MethodRow& row = rowNamed("sst");
        return row.state == MethodState::Done && row.outcome->result.kept == wanted.kept &&
               !wanted.decisions.empty() &&
               std::ranges::equal(row.outcome->result.decisions, wanted.decisions, isSame) &&
               row.outcome->result.threshold == threshold;
    };
    QVERIFY(isGoneBy(desk().threshold()));
    QVERIFY2(tab().learnt()->text().contains("goes by the tree"), qPrintable(tab().learnt()->text()));
    QVERIFY(tab().learnt()->text().contains("5 pages"));
    QVERIFY(!tipOf("sst").contains("learnt from 5"));
    QCOMPARE(rowNamed("pagelets").state, MethodState::NeedsSite);
    desk().setThreshold(1);
    QVERIFY(answers());
    QVERIFY(isGoneBy(1));
    QVERIFY(tab().learnt()->text().contains("1.00"));
    desk().setThreshold(usualThreshold);
    QVERIFY(open("sample:news") && answers()); // which it does not know
    QCOMPARE(rowNamed("sst").state, MethodState::NeedsSite);
    QVERIFY2(tab().learnt()->text().contains("does not go by"), qPrintable(tab().learnt()->text()));
    tab().setSite(folder); // it learns, then
    QVERIFY(answers());
    QCOMPARE(rowNamed("sst").outcome->result.kept, learntResultOf("sst", folder).kept);
    QVERIFY(saveTree());
    runs().setTree(nullptr, usualThreshold);
    QVERIFY(answers());
    QVERIFY(!tab().learnt()->text().contains("the tree of the tab"));
}

void TestMethodsTab::stepIsNotThatOfTheTreeBefore()
{
    QVERIFY(openSite("steps"));
    QVERIFY(choose("sst"));
    showPage(MethodsTab::Decisions);
    const auto goToTheEnd = [&] {
        tab().decisions()->list()->setFocus();
        QTest::keyClick(tab().decisions()->list(), Qt::Key_End);
        return runs().step() >= 0 &&
               runs().step() + 1 == static_cast<int>(runs().shown()->result.decisions.size());
    };
    const auto isFollowed = [&](const char* id) {
        session().select(nodeBy("id", id));
        const std::optional<std::size_t> own = runs().shown()->index.decisionOf(nodeBy("id", id));
        return own && runs().step() == static_cast<int>(*own);
    };
    QVERIFY(goToTheEnd());
    QVERIFY(learnTree(runs().siteFolder()));
    QVERIFY(runs().treeUse() == MethodRuns::TreeUse::Used);
    QCOMPARE(runs().step(), -1);
    QVERIFY(isFollowed("menu"));
    QVERIFY(goToTheEnd() && runs().step() > 0);
    desk().setThreshold(1); // the body is noise: one step is left
    QVERIFY(answers());
    QCOMPARE(runs().step(), -1);
    QCOMPARE(runs().shown()->result.decisions.size(), std::size_t{1});
    QVERIFY(isFollowed("main"));
    QVERIFY(saveTree());
    // A page that no tree of that site knows goes by what was learnt from its own.
    const QString site = runs().siteFolder();
    QDir(m_folder->path()).mkpath(QStringLiteral("others"));
    for (int i = 1; i <= siteSize; ++i)
        write(QStringLiteral("others/%1.html").arg(i),
              "<!DOCTYPE html><title>t</title><body><p id=first>of it" +
                  QByteArray("<table><tr><td>1</table>").repeated(12));
    tab().setSite(m_folder->filePath("others"));
    QVERIFY(open(m_folder->filePath("others/1.html")) && answers());
    QVERIFY(runs().treeUse() == MethodRuns::TreeUse::Unknown);
    QVERIFY(goToTheEnd());
    QVERIFY(learnTree(site));
    QVERIFY(runs().treeUse() == MethodRuns::TreeUse::Unknown);
    QCOMPARE(runs().step(), -1);
    QVERIFY(isFollowed("first"));
    QVERIFY(saveTree());
    runs().setTree(nullptr, usualThreshold);
    QVERIFY(answers());
}

void TestMethodsTab::pageOfAnotherSiteIsSaid()
{
    QVERIFY(openSite("ofone"));
    QVERIFY(!tab().learnt()->text().contains("another site?"));
    const QByteArray tables = QByteArray("<table><tr><td>1</table>").repeated(12);
    QVERIFY(open(write("alien.html", "<!DOCTYPE html><title>t</title><body>" + tables)) && answers());
    QVERIFY2(tab().learnt()->text().contains("another site?"), qPrintable(tab().learnt()->text()));
}

void TestMethodsTab::arrowsStepFromTheButtons()
{
    QVERIFY(openMethods());
    QVERIFY(choose("tag-rules"));
    showPage(MethodsTab::Decisions);
    DecisionsView* view = tab().decisions();
    QTest::mouseClick(view->nextButton(), Qt::LeftButton);
    QCOMPARE(QApplication::focusWidget(), view->nextButton());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(runs().step(), 1);
    QCOMPARE(session().selection(), runs().shown()->result.decisions[1].nodes.front());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(runs().step(), 0);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_End); // where the button is of no use any more
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(runs().step(), view->model()->rowCount() - 2);
}

void TestMethodsTab::focusChoosesNothing()
{
    QVERIFY(openMethods());
    const NodeId body = session().document().body();
    session().select(body);
    QVERIFY(choose("tag-rules"));
    showPage(MethodsTab::Decisions);
    tab().decisions()->list()->setFocus();
    QCOMPARE(runs().step(), -1);
    QTreeView* places = tab().differences()->list();
    const DisagreementModel& model = *tab().differences()->model();
    showPage(MethodsTab::Differences);
    QVERIFY(model.rowCount() > 1 && !placeOf(session().document(), model.places(), body));
    places->setFocus();
    QCOMPARE(session().selection(), body);
    QVERIFY(!places->currentIndex().isValid() && !places->selectionModel()->hasSelection());
    session().select(model.places()[model.placeAt(1)].node); // the row that holds it
    QCOMPARE(places->currentIndex().row(), 1);
    session().select(body);
    QVERIFY(!places->currentIndex().isValid());
}

void TestMethodsTab::figureTipIsOfTheMethod()
{
    QVERIFY(openMethods());
    const auto tipOfFigures = [this](const QString& name) {
        const bool isChosen = choose(name);
        showPage(MethodsTab::Decisions);
        const DecisionsModel& model = *tab().decisions()->model();
        const QVariant tip = model.headerData(DecisionsModel::FigureColumn, Qt::Horizontal, Qt::ToolTipRole);
        return isChosen ? tip.toString() : QString();
    };
    QVERIFY(tipOfFigures("tag-rules").contains("rule 1"));
    const QString ofBlocks = tipOfFigures("repetition");
    QVERIFY2(ofBlocks.contains("threshold") && !ofBlocks.contains("rule 1"), qPrintable(ofBlocks));
}

void TestMethodsTab::separatorsAreInTheList()
{
    QVERIFY(openMethods());
    QVERIFY(rowOf("separators") > 0);
    QCOMPARE(rowNamed("separators").state, MethodState::Done);
    QVERIFY2(tipOf("separators").contains("records by separators"), qPrintable(tipOf("separators")));
}

// By the switch of the tab Cure; the figures are those of the cure.
void TestMethodsTab::whatIsKeptNowIsNamedAfterTheCure()
{
    QVERIFY(open("sample:shop") && m_window->showTab("cure") && answers());
    const auto title = [this] {
        return tab().table()->model()->index(MethodRuns::present, MethodsModel::MethodColumn);
    };
    const auto choose = [this](QRadioButton* button) {
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        return m_window->showTab("methods") && answers();
    };
    const CureTab& cure = *m_window->explainView()->cure();
    QVERIFY(choose(cure.byCure()));
    QCOMPARE(title().data().toString(), QStringLiteral("A as it is: cure"));
    QCOMPARE(tab().sideA()->currentText(), QStringLiteral("A: as it is: cure"));
    const QString tip = title().data(Qt::ToolTipRole).toString();
    QVERIFY2(!tip.contains("dissertation-2014"), qPrintable(tip));
    QCOMPARE(runs().rows()[MethodRuns::present].outcome->nodes, rowNamed("separators").outcome->nodes);
    showPage(MethodsTab::Node);
    session().selectPosition(Position{1}); // the announcement above all
    QVERIFY(answers());
    const QString why = tab().votes()->model()->index(0, VotesModel::ReasonColumn).data().toString();
    QVERIFY2(why.startsWith("search: ") && why.endsWith("cure: dropped"), qPrintable(why));
    showPage(MethodsTab::All);
    m_window->showTab("cure");
    QVERIFY(answers() && choose(cure.bySearch()));
    QCOMPARE(title().data().toString(), QStringLiteral("A as it is: dissertation-2014"));
    QCOMPARE(tab().sideA()->currentText(), QStringLiteral("A: as it is: dissertation-2014"));
}

void TestMethodsTab::headingsEndInAnEllipsis()
{
    auto* title = m_window->findChild<ElidedTitle*>();
    QVERIFY(title != nullptr);
    ElidedTitle narrow;
    narrow.setText("<b>Source</b> · as libxml2 reads it · click picks a node");
    narrow.resize(narrow.sizeHint());
    QCOMPARE(narrow.shown(), QString("Source · as libxml2 reads it · click picks a node"));
    narrow.resize(narrow.width() / 2, narrow.height());
    QVERIFY2(narrow.shown().startsWith("Source · as") && narrow.shown().endsWith("…"),
             qPrintable(narrow.shown()));
}

void TestMethodsTab::modelsKeepTheirContractThroughPages()
{
    using Mode = QAbstractItemModelTester::FailureReportingMode;
    const QAbstractItemModelTester table(tab().table()->model(), Mode::QtTest);
    const QAbstractItemModelTester differences(tab().differences()->model(), Mode::QtTest);
    const QAbstractItemModelTester decisions(tab().decisions()->model(), Mode::QtTest);
    const QAbstractItemModelTester votes(tab().votes()->model(), Mode::QtTest);
    m_window->showTab("methods");
    QVERIFY(waitFor([&] { return tab().hint() == QLatin1String("No page is open."); }));
    QVERIFY(openMethods());
    QVERIFY(choose("repetition"));
    showPage(MethodsTab::Decisions);
    QTest::mouseClick(tab().decisions()->nextButton(), Qt::LeftButton);
    addByKeys("repetition,descends=no");
    QVERIFY(answers());
    QVERIFY(open("sample:figure2") && answers());
    QCOMPARE(runs().step(), -1);
    for (const MethodRow& row : runs().rows())
        QVERIFY(row.state == MethodState::NeedsSite ||
                row.outcome->result.kept.size() == session().document().size());
    QTest::mouseClick(tab().removeButton(), Qt::LeftButton);
    QVERIFY(answers());
}

TAGSEAM_TEST(TestMethodsTab)
#include "tst_methodstab.moc"
