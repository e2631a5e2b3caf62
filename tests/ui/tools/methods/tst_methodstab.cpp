// SPDX-License-Identifier: MIT
// The tab Methods over a session: the figures of the core, the places where two methods differ, and their
// decisions.
#include "core/archive/pageinput.h"
#include "core/corpus/pages/learntsite.h"
#include "core/methods/methods.h"
#include "core/truth/score/maskdifference.h"
#include "core/truth/score/score.h"
#include "tests/ui/tools/explaintest.h"
#include "ui/places/placesview.h"
#include "ui/session/words/variantstext.h"
#include "ui/tools/methods/decisionsmodel.h"
#include "ui/tools/methods/decisionsview.h"
#include "ui/tools/methods/methodsmodel.h"
#include "ui/tools/methods/methodstab.h"
#include "ui/tools/methods/methodstext.h"
#include "ui/tools/methods/sequencestrip.h"
#include "ui/tools/methods/votesmodel.h"
#include "ui/tools/methods/votesview.h"
#include "ui/tools/site/sitetreetab.h"
#include "ui/widgets/language.h"
#include "ui/widgets/sections.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QSpinBox>
#include <QTabWidget>
#include <QTreeView>

using namespace tagseam;

namespace {

// A menu of links, a list whose entries have other tags, and a footer: rules, blocks and records differ.
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

// Menu and footer are the same on all pages of the site.
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

class TestMethodsTab : public ExplainTest {
    Q_OBJECT

  private slots:
    void eachMethodIsTranslated()
    {
        Language::instance()->choose("pt_BR");
        for (const MethodEntry* entry : methodEntries()) {
            const std::string name(entry->name);
            const QString meaning = methodMeaning(QString::fromStdString(name));
            QVERIFY2(!meaning.isEmpty() && meaning != QString::fromUtf8(entry->what), name.c_str());
        }
    }
    void eachReasonOfAMethodHasWords()
    {
        for (const MethodEntry* entry : methodEntries()) {
            for (const MethodReason& each : entry->reasons)
                QVERIFY2(isTold(each.reason), std::string(each.reason).c_str());
        }
    }
    // Does what the window does.
    void init()
    {
        showView();
        for (const auto signal : {&OpenSite::changed, &OpenSite::thresholdChanged})
            connect(&siteOfTab(), signal, &tab(),
                    [this] { runs().setTree(siteOfTab().site(), siteOfTab().threshold()); });
        for (QAbstractItemModel* model :
             std::initializer_list<QAbstractItemModel*>{tab().table()->model(), tab().differences()->model(),
                                                        tab().decisions()->model(), tab().votes()->model()})
            new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest,
                                         model);
    }
    void cleanup()
    {
        closeView();
        Language::instance()->choose("en");
    }
    void tableIsThatOfTheCoreAndTakesSetups();
    void differencesAreListedFilteredAndColoured();
    void annotationGivesF1();
    void decisionsAreSteppedThrough();
    void thresholdIsSetByHand();
    void nodeHasVotesAndASequence();
    void focusChoosesNothing();
    void runsCanBeCancelled();
    void presentIsNamedAfterTheDetection();
    void siteMethodsLearnFromAFolderThatIsNamed();
    void whatWasLearntIsKeptUntilItIsReadAgain();
    void learningGoesOnWhilePagesAndOptionsChange();
    void openTreeIsUsedWhereItKnowsThePage();
    void stepIsNotThatOfTheTreeBefore();

  private:
    MethodsTab& tab() { return tabOf<MethodsTab>(); }
    MethodRuns& runs() { return *tab().runs(); }
    OpenSite& siteOfTab() { return *tabOf<SiteTreeTab>().site(); }
    bool openMethods() { return open(menuListAndFoot()) && showTab("methods"); }
    QString writeSite(const QString& name = "site")
    {
        for (int i = 1; i <= siteSize; ++i)
            write(QStringLiteral("%1/%2.html").arg(name).arg(i), pageOfASite(i));
        return m_folder->filePath(name);
    }
    // Opens a page of the site after the methods have learnt from all pages.
    bool openSite()
    {
        if (!open(pageOfASite(1)) || !showTab("methods"))
            return false;
        tab().setSite(writeSite());
        return answers() && rowNamed("sst").outcome && rowNamed("pagelets").outcome;
    }
    int rowOf(const QString& name)
    {
        for (std::size_t row = 1; row < runs().rows().size(); ++row) {
            if (runs().rows()[row].name == name)
                return static_cast<int>(row);
        }
        return -1;
    }
    // The votes have no row for a method without an outcome, such as one that needs boxes.
    int voteOf(const QString& name)
    {
        const int row = rowOf(name);
        int vote = 0;
        for (int before = 0; before < row; ++before)
            vote += runs().rows()[static_cast<std::size_t>(before)].outcome ? 1 : 0;
        return vote;
    }
    const MethodRow& rowNamed(const char* name)
    {
        return runs().rows()[static_cast<std::size_t>(rowOf(QString::fromLatin1(name)))];
    }
    QString nameOfB() { return runs().rows()[runs().b()].name; }
    FilterResult learntResultOf(const char* name, const QString& folder)
    {
        std::vector<Document> pages;
        for (int i = 1; i <= siteSize; ++i)
            pages.push_back(*readPage((folder + QStringLiteral("/%1.html").arg(i)).toStdString()));
        return methodNamed(name)->learn(pages)({session().trees()->document()}, std::stop_token());
    }
    FilterResult resultOf(const char* name)
    {
        return methodNamed(name)->run({session().trees()->document()}, std::stop_token());
    }
    bool learnTree(const QString& folder)
    {
        siteOfTab().learn(folder);
        return answers() && siteOfTab().site() != nullptr;
    }
    QString figure(const char* name, int column)
    {
        return cell(tab().table()->model(), rowOf(QString::fromLatin1(name)), column);
    }
    bool showPage(MethodsTab::Page page)
    {
        tab().pages()->unfold(page);
        return answers();
    }
    bool choose(const char* name, MethodsTab::Page page = MethodsTab::Decisions)
    {
        if (!showPage(MethodsTab::All))
            return false;
        clickCell(tab().table(), tab().table()->model()->index(rowOf(QString::fromLatin1(name)), 0));
        return answers() && nameOfB() == QLatin1String(name) && showPage(page);
    }
    bool add(const QString& name)
    {
        tab().line()->clear();
        QTest::keyClicks(tab().line(), name);
        QTest::keyClick(tab().line(), Qt::Key_Return);
        return answers();
    }
};

void TestMethodsTab::tableIsThatOfTheCoreAndTakesSetups()
{
    QVERIFY(showTab("methods") && !tab().hint().isEmpty()); // no page is open
    QVERIFY(openMethods() && tab().hint().isEmpty());
    const ScoredNodes scored = scoredNodes(session().trees()->document());
    const KeepMask present = session().kept()->mask();
    for (const char* name : {"all", "jidm-2013", "mdr-2003", "separators", "tag-rules", "repetition"}) {
        const FilterResult wanted = resultOf(name);
        const auto kept =
            std::ranges::count_if(scored.nodes, [&](NodeId node) { return bool(wanted.kept[node.value]); });
        const double share = 100.0 * static_cast<double>(kept) / static_cast<double>(scored.nodes.size());
        QCOMPARE(figure(name, MethodsModel::NodesColumn), QString::number(share, 'f', 1));
        QCOMPARE(figure(name, MethodsModel::AgreementColumn),
                 QString::number(*maskAgreement(scored, present, wanted.kept), 'f', 3));
    }
    QCOMPARE(figure("mdr-2003", MethodsModel::RecordsColumn),
             QString::number(resultOf("mdr-2003").records.size()));
    QCOMPARE(figure("tag-rules", MethodsModel::RecordsColumn), QStringLiteral("–"));
    QVERIFY(tab().table()->isColumnHidden(MethodsModel::ScoreColumn));
    QCOMPARE(runs().a(), MethodRuns::present);
    QCOMPARE(nameOfB(), QStringLiteral("content"));
    const std::size_t before = runs().rows().size();
    QVERIFY(add("tag-rules,threshold=3"));
    QCOMPARE(runs().rows().size(), before + 1);
    QVERIFY(tab().line()->text().isEmpty());
    QCOMPARE(runs().rows().back().outcome->result.kept, resultOf("tag-rules,threshold=3").kept);
    QCOMPARE(runs().b(), before);
    QVERIFY(add("tag-rules,cascades=maybe") && says(tab().problem(), {"tag-rules,cascades=maybe"}));
    QCOMPARE(runs().rows().size(), before + 1);
    QTest::mouseClick(tab().removeButton(), Qt::LeftButton);
    QCOMPARE(runs().rows().size(), before);
    QVERIFY(!tab().removeButton()->isEnabled());         // rows of the default list stay
    QVERIFY(add("jidm-2013,label-attributes=computed")); // no page has them before they are chosen
    QCOMPARE(runs().rows().back().state, MethodState::NeedsStyles);
}

void TestMethodsTab::differencesAreListedFilteredAndColoured()
{
    QVERIFY(openMethods() && choose("tag-rules", MethodsTab::Differences));
    const ScoredNodes scored = scoredNodes(session().trees()->document());
    const std::vector<MaskDifference> wanted = maskDifferences(
        session().trees()->document(), scored, session().kept()->mask(), resultOf("tag-rules").kept);
    const PlacesModel& model = *tab().differences()->model();
    QVERIFY(!wanted.empty());
    QCOMPARE(model.places(), wanted);
    QCOMPARE(session().selection()->marks().size(), wanted.size());
    clickCell(tab().differences()->list(), model.index(0, 0));
    const MaskDifference& largest = wanted[model.placeAt(0)];
    QCOMPARE(session().selection()->node(), largest.node);
    QCOMPARE(session().selection()->marks()[0].nodes, std::vector<NodeId>{largest.node});
    const auto ofA = std::ranges::count(wanted, KeptBy::FirstAlone, &MaskDifference::keptBy);
    ExplainTest::choose(tab().differences()->choice(), 2);
    QCOMPARE(model.rowCount(), static_cast<int>(ofA));
    QCOMPARE(session().selection()->marks().size(), static_cast<std::size_t>(ofA));
    ExplainTest::choose(tab().differences()->choice(), 3);
    QCOMPARE(model.rowCount(), static_cast<int>(wanted.size()) - static_cast<int>(ofA));
    ExplainTest::choose(tab().sideB(), MethodRuns::present);
    QVERIFY(answers() && model.places().empty() && session().selection()->marks().empty());
    ExplainTest::choose(tab().sideB(), rowOf("tag-rules"));
    QVERIFY(answers() && !session().selection()->marks().empty() && showTab("why") &&
            session().selection()->marks().empty());
}

void TestMethodsTab::annotationGivesF1()
{
    Annotator& annotator = *m_annotator;
    QVERIFY(openMethods());
    const QSignalSpy wanted(&annotator, &Annotator::openWanted);
    QVERIFY(followLink(tab().head(), "annotation"));
    QCOMPARE(wanted.count(), 1);
    QVERIFY(opens(menuListAndFoot()));
    annotator.label({nodeBy("id", "results")}, QStringLiteral("main"));
    QVERIFY(answers() && !tab().table()->isColumnHidden(MethodsModel::ScoreColumn));
    const std::vector<Labelled> truth{{"main", {nodeBy("id", "results")}}};
    const Score score = scoreMask(session().trees()->document(), scoredNodes(session().trees()->document()),
                                  truth, KeepMask(session().trees()->document().size(), true));
    QCOMPARE(figure("all", MethodsModel::ScoreColumn), QString::number(*score.nodes.f1(), 'f', 3));
    QVERIFY(waitFor([&] { return annotator.isSaved(); }));
}

void TestMethodsTab::decisionsAreSteppedThrough()
{
    QVERIFY(openMethods() && choose("tag-rules"));
    DecisionsView& view = *tab().decisions();
    const FilterResult wanted = resultOf("tag-rules");
    const auto last = static_cast<int>(wanted.decisions.size()) - 1;
    const auto isAt = [&](int step) {
        return runs().step() == step &&
               session().selection()->node() ==
                   wanted.decisions[static_cast<std::size_t>(step)].nodes.front() &&
               session().selection()->marks().size() == static_cast<std::size_t>(step) + 1;
    };
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    QCOMPARE(view.model()->rowCount(), last + 1);
    QTest::mouseClick(view.nextButton(), Qt::LeftButton);
    QVERIFY(isAt(0) && says(view.place(), {"1", QString::number(last + 1)}));
    QCOMPARE(QApplication::focusWidget(), view.nextButton());
    press(Qt::Key_Right);
    QVERIFY(isAt(1));
    press(Qt::Key_Left);
    QVERIFY(isAt(0));
    press(Qt::Key_End); // the button has no use there
    QVERIFY(runs().step() == last && !view.nextButton()->isEnabled());
    press(Qt::Key_Left);
    QCOMPARE(runs().step(), last - 1);
    view.list()->setFocus();
    press(Qt::Key_Left);
    QTest::mouseClick(view.previousButton(), Qt::LeftButton);
    QCOMPARE(runs().step(), last - 3);
    session().selection()->select(nodeBy("id", "menu")); // rule 1 removes its six entries
    QCOMPARE(wanted.decisions[static_cast<std::size_t>(runs().step())].nodes.front(), nodeBy("id", "menu"));
    QVERIFY(says(view.reason(), {"6 ", "tag-rules"}));
    QVERIFY(openSample("figure2"));
    QCOMPARE(runs().step(), -1);
    for (const MethodRow& row : runs().rows())
        QVERIFY(row.state == MethodState::NeedsSite || row.state == MethodState::NeedsBoxes ||
                row.outcome->result.kept.size() == session().trees()->document().size());
}

void TestMethodsTab::thresholdIsSetByHand()
{
    QVERIFY(openMethods() && choose("tag-rules"));
    QSpinBox* box = tab().decisions()->threshold();
    QCOMPARE(box->value(), static_cast<int>(*resultOf("tag-rules").threshold));
    const std::size_t before = runs().rows().size();
    box->selectAll();
    QTest::keyClicks(box, "4");
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(answers());
    QCOMPARE(runs().rows().size(), before + 1);
    QCOMPARE(nameOfB(), QStringLiteral("tag-rules,threshold=4"));
    QCOMPARE(runs().shown()->result.kept, resultOf("tag-rules,threshold=4").kept);
    QTest::keyClick(box, Qt::Key_Up);
    QVERIFY(answers());
    QCOMPARE(runs().rows().size(), before + 1); // in place of the one before
    QCOMPARE(nameOfB(), QStringLiteral("tag-rules,threshold=5"));
    QTest::mouseClick(tab().decisions()->adaptiveButton(), Qt::LeftButton);
    QVERIFY(answers());
    QCOMPARE(runs().rows().size(), before);
    QCOMPARE(nameOfB(), QStringLiteral("tag-rules"));
    // The name of a chain continues after the threshold, and no part of it is taken for a threshold.
    const QString chain = QStringLiteral("tag-rules,threshold=20+velloso-2014");
    QVERIFY(add(chain));
    QVERIFY(!runs().takesThreshold(runs().b()) && !box->isVisible());
    runs().setThreshold(runs().b(), 4);
    QCOMPARE(nameOfB(), chain);
    QVERIFY(add("repetition,ignored=a+span")); // a + within a value makes no chain
    QVERIFY(runs().takesThreshold(runs().b()));
}

void TestMethodsTab::nodeHasVotesAndASequence()
{
    QVERIFY(openMethods() && showPage(MethodsTab::Node));
    const VotesModel& votes = *tab().votes()->model();
    QCOMPARE(votes.rowCount(), 0); // for no node
    session().selection()->select(session().trees()->document().parent(nodeNamed("“link”")));
    QVERIFY(answers());
    int keeping = 0;
    int all = 0;
    for (const MethodRow& row : runs().rows()) {
        all += row.outcome ? 1 : 0;
        keeping += row.outcome && row.outcome->result.kept[session().selection()->node().value] ? 1 : 0;
    }
    QCOMPARE(votes.rowCount(), all);
    QCOMPARE(votes.keeping(), keeping);
    QVERIFY(cell(&votes, voteOf("tag-rules"), VotesModel::ReasonColumn).contains("ul#menu"));
    // Its sequence shows patterns and virtual nodes.
    QVERIFY(add("repetition,descends=yes") && choose("repetition,descends=yes"));
    const NodeId title = session().trees()->document().parent(nodeNamed("“title 3”"));
    session().selection()->select(title);
    SequenceStrip* strip = tab().decisions()->strip();
    QVERIFY(waitFor([&] { return strip->isVisible(); }));
    QCOMPARE(strip->sequence()->parent, nodeBy("id", "results"));
    QCOMPARE(strip->sequence()->children.size(), std::size_t{36});
    QVERIFY(strip->legend().contains("h2 p ul"));
    const std::vector<NodeId>& block =
        runs().shown()->result.decisions[static_cast<std::size_t>(runs().step())].nodes;
    QVERIFY(std::ranges::find(block, title) != block.end());
    QVERIFY(session().selection()->marks().back().isProposed); // for a future virtual node
    int place = 0;
    while (strip->cellAt(place) < 4)
        ++place;
    QTest::mouseClick(strip->strip(), Qt::LeftButton, {}, {place + 2, 4});
    QCOMPARE(session().selection()->node(), strip->sequence()->children[4]);
}

void TestMethodsTab::focusChoosesNothing()
{
    QVERIFY(openMethods());
    const NodeId body = session().trees()->document().body();
    session().selection()->select(body);
    QVERIFY(choose("tag-rules"));
    tab().decisions()->list()->setFocus();
    QCOMPARE(runs().step(), -1);
    QTreeView* places = tab().differences()->list();
    const PlacesModel& model = *tab().differences()->model();
    QVERIFY(showPage(MethodsTab::Differences));
    QVERIFY(model.rowCount() > 1 && !placeOf(session().trees()->document(), model.places(), body));
    places->setFocus();
    QCOMPARE(session().selection()->node(), body);
    QVERIFY(!places->currentIndex().isValid() && !places->selectionModel()->hasSelection());
    session().selection()->select(model.places()[model.placeAt(1)].node); // the row that contains it
    QCOMPARE(places->currentIndex().row(), 1);
    session().selection()->select(body);
    QVERIFY(!places->currentIndex().isValid());
}

void TestMethodsTab::runsCanBeCancelled()
{
    QVERIFY(open(menuListAndFoot()) && cancels([&] { view().showTab("methods"); }));
    QVERIFY(runs().isGivenUp());
    QCOMPARE(rowNamed("all").state, MethodState::GivenUp);
    QVERIFY(followLink(tab().head(), "again") && answers());
    QVERIFY(!runs().isGivenUp() && rowNamed("repetition").outcome != nullptr);
    QVERIFY(cancels([&] {
        tab().setSite(writeSite());
        QVERIFY(waitFor([&] { return rowNamed("sst").state == MethodState::Learning; }));
    }));
    QCOMPARE(rowNamed("sst").state, MethodState::GivenUp);
    QVERIFY(rowNamed("all").outcome != nullptr);
    QVERIFY(followLink(tab().head(), "again") && answers() && rowNamed("pagelets").outcome != nullptr);
}

void TestMethodsTab::presentIsNamedAfterTheDetection()
{
    QVERIFY(openSample("shop") && showTab("methods"));
    const auto present = [&] { return cell(tab().table()->model(), MethodRuns::present, 0); };
    QVERIFY(present().contains("dissertation-2014"));
    session().kept()->setDetectionWanted(true);
    QVERIFY(showTab("detection") && session().kept()->isDetected() && showTab("methods"));
    QVERIFY(!present().contains("dissertation-2014"));
    QCOMPARE(runs().rows()[MethodRuns::present].outcome->nodes, rowNamed("separators").outcome->nodes);
    session().kept()->setDetectionWanted(false);
    session().kept()->setSeveral({});
    QVERIFY(answers() && present().contains("dissertation-2014"));
}

void TestMethodsTab::siteMethodsLearnFromAFolderThatIsNamed()
{
    const QString folder = writeSite();
    write("site/broken.html", QByteArray("\x1f\x8b\xff no gzip"));
    write("site/1.html.annotation.json", "{}");
    QVERIFY(QFile::link(folder + "/1.html", folder + "/again.html")); // not counted twice
    QVERIFY(open(pageOfASite(1)) && showTab("methods") && !tab().learnt()->isVisible());
    QCOMPARE(rowNamed("sst").state, MethodState::NeedsSite);
    tab().setSite(folder);
    QVERIFY(answers() && add("sst,threshold=0.2,fewest-pages=4") && add("sst+mdr-2003"));
    for (const char* name : {"sst", "pagelets", "sst,threshold=0.2,fewest-pages=4", "sst+mdr-2003"}) {
        QVERIFY2(rowNamed(name).outcome, name);
        QCOMPARE(rowNamed(name).outcome->result.kept, learntResultOf(name, folder).kept);
    }
    QVERIFY(!figure("sst", MethodsModel::AgreementColumn).isEmpty());
    QVERIFY(tab().learnt()->isVisible()); // the numbers of pages that it has learnt from and left out
    QVERIFY(says(tab().learnt(), {folder}) && names(tab().learnt()->text().remove(folder), {5, 1}));
    QVERIFY(!hasLink(tab().learnt(), "source"));
    QVERIFY(giveSource(pageOfASite(1)) && showTab("why") && showTab("methods"));
    QVERIFY(followLink(tab().learnt(), "source") && answers());
    QVERIFY(session().trees()->isSource() && !hasLink(tab().learnt(), "source"));
    session().selection()->select(nodeBy("id", "menu"));
    QVERIFY(showPage(MethodsTab::Node));
    const auto why = [&](const char* name) {
        return cell(tab().votes()->model(), voteOf(QString::fromLatin1(name)), VotesModel::ReasonColumn);
    };
    QVERIFY2(why("sst").contains("ul#menu"), qPrintable(why("sst")));
    QVERIFY2(names(why("pagelets"), {5}), qPrintable(why("pagelets"))); // the number of pages that have it
}

void TestMethodsTab::whatWasLearntIsKeptUntilItIsReadAgain()
{
    QVERIFY(openSite());
    QVERIFY(
        QDir(m_folder->filePath("site")).removeRecursively()); // there is nothing to learn from any longer
    QVERIFY(open(pageOfASite(7)) && rowNamed("sst").outcome != nullptr);
    QVERIFY(!rowNamed("sst").outcome->result.kept[nodeBy("id", "menu").value]);
    QVERIFY(QDir(m_folder->path()).mkpath("empty")); // no page to learn from
    for (const char* folder : {"site", "empty"}) {
        tab().setSite(m_folder->filePath(folder)); // reads it again
        QVERIFY(answers() && tab().problem()->isVisible());
        QVERIFY(says(tab().problem(), {m_folder->filePath(folder)}));
        QCOMPARE(rowNamed("sst").state, MethodState::NeedsSite);
    }

    tab().setSite(writeSite());
    QVERIFY(answers() && !tab().problem()->isVisible());
    QCOMPARE(rowNamed("sst").state, MethodState::Done);
}

// Learning depends on the folder and the names of the methods only.
void TestMethodsTab::learningGoesOnWhilePagesAndOptionsChange()
{
    const QString folder = writeSite();
    QVERIFY(open(pageOfASite(1)) && showTab("methods"));
    const auto begun = std::make_shared<int>(0); // the limits are requested when learning begins
    runs().setLimits([begun] {
        ++*begun;
        return Limits();
    });
    {
        const BusyPool busy(explainer().pool());
        tab().setSite(folder);
        QVERIFY(waitFor([&] { return rowNamed("sst").state == MethodState::Learning; }));
        setDifference(0.3);
        QVERIFY(waitFor([&] { return !session().runner()->isAnalysing(); }));
        analyse(session(), pageOfASite(2).toStdString());
        QVERIFY(rowNamed("sst").state == MethodState::Learning && !rowNamed("sst").outcome);
    }
    QVERIFY(answers());
    QCOMPARE(*begun, 1);
    for (const char* name : {"sst", "pagelets"})
        QCOMPARE(rowNamed(name).outcome->result.kept, learntResultOf(name, folder).kept);
    tab().setSite(folder); // setting the same folder reads its pages again
    QVERIFY(answers());
    QCOMPARE(*begun, 2);
}

void TestMethodsTab::openTreeIsUsedWhereItKnowsThePage()
{
    const QString folder = writeSite();
    QVERIFY(open(pageOfASite(1)) && showTab("methods"));
    QCOMPARE(rowNamed("sst").state, MethodState::NeedsSite);
    QVERIFY(learnTree(folder));
    const auto isSame = [](const FilterDecision& one, const FilterDecision& other) {
        return one.nodes == other.nodes && one.isKept == other.isKept && one.reason == other.reason &&
               one.figure == other.figure;
    };
    // As for the method that learns from the same pages.
    const auto isUsedAt = [&](double threshold) {
        const QByteArray name = "sst,threshold=" + QByteArray::number(threshold);
        const FilterResult wanted = learntResultOf(name.constData(), folder);
        const MethodRow& row = rowNamed("sst");
        return row.state == MethodState::Done && row.outcome->result.kept == wanted.kept &&
               !wanted.decisions.empty() &&
               std::ranges::equal(row.outcome->result.decisions, wanted.decisions, isSame) &&
               row.outcome->result.threshold == threshold && runs().treeUse() == MethodRuns::TreeUse::Used &&
               hasLink(tab().learnt(), "tab:sitetree");
    };
    QVERIFY(isUsedAt(siteOfTab().threshold()));
    QCOMPARE(rowNamed("pagelets").state, MethodState::NeedsSite);
    siteOfTab().setThreshold(1);
    QVERIFY(answers() && isUsedAt(1));
    siteOfTab().setThreshold(usualThreshold);
    QVERIFY(openSample("news")); // unknown to the tree
    QCOMPARE(rowNamed("sst").state, MethodState::NeedsSite);
    QCOMPARE(runs().treeUse(), MethodRuns::TreeUse::Unknown);
    tab().setSite(folder); // it learns then
    QVERIFY(answers());
    QCOMPARE(rowNamed("sst").outcome->result.kept, learntResultOf("sst", folder).kept);
    runs().setTree(nullptr, usualThreshold);
    QVERIFY(answers() && !hasLink(tab().learnt(), "tab:sitetree"));
}

void TestMethodsTab::stepIsNotThatOfTheTreeBefore()
{
    QVERIFY(openSite() && choose("sst"));
    const auto goesToTheEnd = [&] {
        tab().decisions()->list()->setFocus();
        QTest::keyClick(tab().decisions()->list(), Qt::Key_End);
        return runs().step() >= 0 &&
               runs().step() + 1 == static_cast<int>(runs().shown()->result.decisions.size());
    };
    const auto isFollowed = [&](const char* id) {
        session().selection()->select(nodeBy("id", id));
        const std::optional<std::size_t> own = runs().shown()->index.decisionOf(nodeBy("id", id));
        return own && runs().step() == static_cast<int>(*own);
    };
    QVERIFY(goesToTheEnd() && learnTree(runs().siteFolder()));
    QCOMPARE(runs().treeUse(), MethodRuns::TreeUse::Used);
    QCOMPARE(runs().step(), -1);
    QVERIFY(isFollowed("menu") && goesToTheEnd() && runs().step() > 0);
    siteOfTab().setThreshold(1); // the body is noise: one step is left
    QVERIFY(answers());
    QCOMPARE(runs().step(), -1);
    QCOMPARE(runs().shown()->result.decisions.size(), std::size_t{1});
    QVERIFY(isFollowed("main"));
    // A page that the tree does not know is filtered by the results learnt from its own site.
    const QString site = runs().siteFolder();
    const QByteArray other = "<!DOCTYPE html><title>t</title><body><p id=first>of it" +
                             QByteArray("<table><tr><td>1</table>").repeated(12);
    for (int i = 1; i <= siteSize; ++i)
        write(QStringLiteral("others/%1.html").arg(i), other);
    tab().setSite(m_folder->filePath("others"));
    QVERIFY(open(other));
    QCOMPARE(runs().treeUse(), MethodRuns::TreeUse::Unknown);
    QVERIFY(goesToTheEnd() && learnTree(site));
    QCOMPARE(runs().treeUse(), MethodRuns::TreeUse::Unknown);
    QCOMPARE(runs().step(), -1);
    QVERIFY(isFollowed("first"));
}

TAGSEAM_TEST(TestMethodsTab)
#include "tst_methodstab.moc"
