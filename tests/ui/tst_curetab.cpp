// SPDX-License-Identifier: MIT
// The tab Cure by clicks and keys: what it lists is what the core found, what is chosen is shown on page and
// plot, and the pruned page has it when it is asked for. For what it says see tst_curetext.cpp.
#include "core/methods/separators/separatorsjson.h"
#include "curetest.h"
#include "ui/explainer.h"
#include "ui/methodstext.h"
#include "ui/models/curemodel.h"
#include "ui/scoretext.h"
#include "ui/views/bandpainter.h"
#include "ui/views/curetab.h"
#include "ui/views/diagnosistab.h"
#include "ui/views/explaintab.h"
#include "ui/views/explainview.h"
#include "ui/views/optionsbar.h"
#include "ui/views/pageoverlay.h"
#include "ui/views/plotview.h"
#include "ui/views/whytab.h"
#include "ui/views/workbar.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QHeaderView>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>

using namespace tagseam;

namespace {

// The ol, which has one record more, is the main region.
const QByteArray twoLists =
    "<!DOCTYPE html><title>t</title><ul>" + record.repeated(4) + "</ul><ol>" + record.repeated(5) + "</ol>";

} // namespace

class TestCureTab : public CureTest {
    Q_OBJECT

  private slots:
    void init() { showTab(); }
    void cleanup() { closeTab(); }
    void listsWhatTheCoreFound_data();
    void listsWhatTheCoreFound();
    void modelIsSound();
    void candidateIsShownOnPageAndPlot();
    void candidatesOfTheSamePositionsShareABand();
    void firstAndLastRecordAreFollowed();
    void candidateIsChosenByKeys();
    void bandIsChosenInThePlot();
    void bandsGoWithTheTabUnlessTheyAreKept();
    void prunedPageShowsTheCure();
    void statusLineNamesWhoSaysWhat();
    void whyNamesTheSearchWhileTheCureIsShown();
    void cureOutlivesAnotherAnalysisButNotThePage();
    void diagnosisOffersTheCure();
    void diagnosisSaysWhichToTryFirst();
    void regionsOfDiagnosisTakeItsPlace();
    void pageWithoutRecordsSaysSo();
    void pageWithoutRecordsIsShownWhole_data();
    void pageWithoutRecordsIsShownWhole();
    void analysisWithoutTextsHasTheSameRecords();
    void findsWhatTheCommandLineFinds_data();
    void findsWhatTheCommandLineFinds();
    void methodsTellOfItInWords();
    void pageChangesWhileItIsSearched();
    void pageChangesWhileDiagnosisWaitsForTheCure();
    void searchCanBeCancelled();
    void cancelledCureIsNotComing();
    void cancelledAnalysisBringsTheCureBack();
    void cancelledAnalysisBringsItBackInDiagnosis();
    void switchesAreReachedByKeys();
    void switchesFoldWhereTheTabIsNarrow();
    void columnsFitTheLanguage();
    void cancelledCureIsOfferedAgainInDiagnosis();

  private:
    PlotView& plot() { return *m_window->findChild<PlotView*>(); }
    // From where `act` makes Diagnosis ask for the cure, it waits until `busy` goes.
    bool cureWaits(std::unique_ptr<BusyPool>& busy, const std::function<void()>& act)
    {
        Explainer* explainer = m_window->explainer();
        const QObject context;
        connect(explainer, &Explainer::workChanged, &context, [&] {
            const InquiryBase* working = explainer->working();
            if (busy == nullptr && working != nullptr && working->topic()().contains("again and again"))
                busy = std::make_unique<BusyPool>(explainer->pool()); // before it has a thread
        });
        act();
        return waitFor([&] { return busy != nullptr; });
    }
    // Candidates of the same positions share one.
    const NestedBand* bandOf(int candidate)
    {
        const Region span = tab().model()->cure()->lists[static_cast<std::size_t>(candidate)].span();
        const auto found = std::ranges::find(session().bands(), span, &NestedBand::region);
        return found == session().bands().end() ? nullptr : &*found;
    }
};

void TestCureTab::listsWhatTheCoreFound_data()
{
    QTest::addColumn<QString>("page");
    for (const char* page : {"shop", "news", "homogeneous", "small-main", "refused", "figure2", "regions"})
        QTest::newRow(page) << QStringLiteral("sample:") + page;
}

void TestCureTab::listsWhatTheCoreFound()
{
    QFETCH(QString, page);
    QVERIFY(openAt(page));
    QVERIFY(tab().isCurrent());
    const Cure cure = findCure(session().document(), analysis(), {});
    const SeparatedPage wanted = expected();
    QCOMPARE(cure.page.candidates, wanted.candidates);
    QCOMPARE(tab().model()->rowCount(), static_cast<int>(wanted.candidates.size()));
    const Analysis& shown = analysis();
    QCOMPARE(shown.sequence.nodes, wanted.sequence.nodes); // so positions are the same
    for (std::size_t i = 0; i < wanted.candidates.size(); ++i)
        QCOMPARE(cure.lists[i].records, wanted.candidates[i].records);
    QCOMPARE(tab().difference()->isVisible(), !wanted.regions.empty());
    if (!wanted.regions.empty()) {
        QCOMPARE(cure.cured.kept.front(), wanted.candidates[wanted.regions.front()].span());
        const MaskShare& share = cure.cured.share;
        QCOMPARE(share.both + share.firstAlone, shown.counts.kept);
        QCOMPARE(share.both + share.secondAlone, countNodes(shown.sequence, filtered().kept).kept);
    }
    QVERIFY(session().bands().size() >= 1);
    QCOMPARE(tab().candidates()->model()->headerData(0, Qt::Horizontal).toString(), QStringLiteral("#"));
    QVERIFY(!tab().markdown().isEmpty());
}

void TestCureTab::modelIsSound()
{
    const QAbstractItemModelTester tester(tab().model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(openAt("sample:shop"));
    const CureModel& model = *tab().model();
    const SeparatedPage wanted = expected();
    for (int row = 0; row < model.rowCount(); ++row) {
        const RecordRegion& of = wanted.candidates[static_cast<std::size_t>(row)];
        QCOMPARE(model.index(row, CureModel::RankColumn).data().toInt(), row + 1);
        QCOMPARE(model.index(row, CureModel::RecordsColumn).data().toUInt(), of.records.size());
        QCOMPARE(model.index(row, CureModel::StrengthColumn).data(CureModel::FigureRole).toDouble(),
                 of.strength);
        for (std::size_t i = 0; i < evidenceFactors.size(); ++i) {
            const QModelIndex cell = model.index(row, CureModel::FirstFactorColumn + static_cast<int>(i));
            QCOMPARE(cell.data(CureModel::FigureRole).toDouble(), of.evidence.*evidenceFactors[i].value);
            QVERIFY(!cell.data(Qt::ToolTipRole).toString().isEmpty());
        }
        QVERIFY(!model.index(row, CureModel::RankColumn).data(CureModel::FigureRole).isValid());
    }
    for (int column = 0; column < CureModel::columns; ++column) {
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
        QVERIFY(!model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
    }
    QVERIFY(openAt("sample:news"));
    QVERIFY(openAt(write("article.html", article)));
    QCOMPARE(model.rowCount(), 0);
    Language::instance()->choose(QStringLiteral("pt_BR"));
}

void TestCureTab::candidateIsShownOnPageAndPlot()
{
    QVERIFY(openAt("sample:shop"));
    const SeparatedPage wanted = expected();
    const int main = static_cast<int>(wanted.regions.front());
    QCOMPARE(tab().candidates()->currentIndex().row(), main);
    QCOMPARE(session().selection(), noNode); // nobody has chosen anything
    QCOMPARE(session().marks().size(), wanted.candidates[wanted.regions.front()].records.size());
    const Region span = wanted.candidates[wanted.regions.front()].span();
    const auto found = std::ranges::find_if(wanted.candidates,
                                            [&](const RecordRegion& each) { return each.span() != span; });
    QVERIFY(found != wanted.candidates.end());
    const RecordRegion& candidate = *found;
    const auto other = static_cast<int>(found - wanted.candidates.begin());
    for (int again = 0; again < 3; ++again) {
        clickRow(other);
        QVERIFY(answers());
        QCOMPARE(tab().candidates()->currentIndex().row(), other);
        QCOMPARE(session().selection(), wanted.sequence.nodes[candidate.records.front().begin.value]);
        QCOMPARE(session().highlight().size(), candidate.records.size());
        QCOMPARE(session().marks().size(), candidate.records.size());
        QCOMPARE(session().marks().front().region, candidate.records.front());
        QVERIFY(bandOf(other) != nullptr && bandOf(other)->isChosen);
        QVERIFY(!bandOf(main)->isChosen);
    }
    QVERIFY(says(tab().separatorText(), QStringLiteral("list %1").arg(other + 1)));
    QVERIFY(says(tab().separatorText(), QStringLiteral("body/")));
    QVERIFY(tab().separatorText()->toolTip().contains("no style"));
    clickRow(main);
    QVERIFY(bandOf(main)->isChosen);
    QCOMPARE(bandOf(main)->look, BandLook::Main);
    QCOMPARE(bandOf(main)->parts, wanted.candidates[wanted.regions.front()].records);
}

// They are one band, which stands for whichever is chosen.
void TestCureTab::candidatesOfTheSamePositionsShareABand()
{
    QVERIFY(openAt("sample:shop"));
    const SeparatedPage wanted = expected();
    QCOMPARE(wanted.candidates[1].span(), wanted.candidates[0].span());
    QVERIFY(bandOf(0)->isChosen);
    QVERIFY2(bandOf(0)->label.startsWith("1, 2"), qPrintable(bandOf(0)->label));
    clickRow(1);
    QVERIFY(bandOf(1)->isChosen);
    QCOMPARE(bandOf(1)->id, 1);
    QCOMPARE(bandOf(1)->parts, wanted.candidates[1].records);
    QCOMPARE(bandOf(1)->look, BandLook::Main);
}

// From the headline, by keys.
void TestCureTab::firstAndLastRecordAreFollowed()
{
    QVERIFY(openAt(write("long.html", "<!DOCTYPE html><title>t</title><ul>" + record.repeated(318))));
    const SeparatedPage wanted = expected();
    QVERIFY(!wanted.regions.empty());
    const Region span = wanted.candidates[wanted.regions.front()].span();
    QVERIFY(follow(tab().headline(), QString::number(span.begin.value + 1)));
    QCOMPARE(session().selection(), wanted.sequence.nodes[span.begin.value]);
    QVERIFY(follow(tab().headline(), QString::number(span.end.value)));
    QCOMPARE(session().selection(), wanted.sequence.nodes[span.end.value - 1]);
    QCOMPARE(session().marks().size(), CureTab::mostMarks); // of 318
    QVERIFY(says(tab().separatorText(), "first 300 of its 318"));
}

void TestCureTab::candidateIsChosenByKeys()
{
    QVERIFY(openAt("sample:shop"));
    const SeparatedPage wanted = expected();
    tab().candidates()->setFocus();
    QTest::keyClick(tab().candidates(), Qt::Key_End);
    QVERIFY(answers());
    QCOMPARE(session().selection(),
             wanted.sequence.nodes[wanted.candidates.back().records.front().begin.value]);
    const auto last = static_cast<int>(wanted.candidates.size()) - 1;
    QVERIFY(bandOf(last) != nullptr && bandOf(last)->isChosen); // there is room for the chosen one
    for (const NestedBand& band : session().bands())
        QVERIFY(band.lane < CureTab::mostLanes);
}

void TestCureTab::bandIsChosenInThePlot()
{
    QVERIFY(openAt("sample:shop"));
    const PlotGeometry& geometry = plot().geometryOfPlot();
    QVERIFY(waitFor([&] { return !geometry.bands.isEmpty(); }));
    const auto other =
        std::ranges::find_if(session().bands(), [](const NestedBand& each) { return !each.isChosen; });
    QVERIFY(other != session().bands().end());
    const NestedBand wanted = *other;
    const QPointF place(geometry.x(wanted.region.begin.value + wanted.region.size() / 2.0),
                        geometry.bands.top() + (wanted.lane + 0.5) * geometry.bandHeight);
    const NestedBand* found = BandPainter::bandAt(session(), geometry, place);
    QVERIFY(found != nullptr);
    const int id = found->id;
    QTest::mouseClick(&plot(), Qt::LeftButton, {}, place.toPoint());
    QCOMPARE(tab().candidates()->currentIndex().row(), id);
    QVERIFY(bandOf(id)->isChosen);
    QVERIFY(session().selection() != noNode);
}

void TestCureTab::bandsGoWithTheTabUnlessTheyAreKept()
{
    QVERIFY(openAt("sample:shop"));
    QVERIFY(!session().bands().empty());
    m_window->showTab("diagnosis");
    QVERIFY(session().bands().empty());
    QVERIFY(m_window->showTab("cure") && answers());
    QVERIFY(!session().bands().empty());
    click(tab().bandsSwitch());
    m_window->showTab("diagnosis");
    QVERIFY(!session().bands().empty());
    QCOMPARE(BandPainter::lanes(session()) > 0, true);
    session().setStepping(true);
    QCOMPARE(BandPainter::lanes(session()), 0U);
    session().setStepping(false);
    setAdvantage(0.3);
    QVERIFY(answers());
    QVERIFY(!session().bands().empty()); // though the tab is hidden
    QVERIFY(open("sample:news") && answers());
    QVERIFY(!session().bands().empty());
}

void TestCureTab::prunedPageShowsTheCure()
{
    QVERIFY(openAt("sample:shop"));
    QVERIFY(tab().bySearch()->isChecked());
    const KeepMask before = session().keptMask();
    const QSignalSpy pruned(&session(), &PageSession::prunedReady);
    click(tab().byCure());
    QVERIFY(tab().byCure()->isChecked() && session().isCured());
    QVERIFY(waitFor([&] { return pruned.count() == 1; }));
    QCOMPARE(session().keptMask(), filtered().kept);
    QVERIFY2(prunedTitle().contains("cure"), qPrintable(prunedTitle()));
    m_window->showTab("diagnosis"); // it stays
    QVERIFY(answers());
    QVERIFY(session().isCured());
    QVERIFY(!diagnosisTab().severalButton()->isChecked());
    m_window->showTab("cure");
    click(tab().bySearch());
    QVERIFY(!session().isCured());
    QVERIFY(waitFor([&] { return pruned.count() == 2; }));
    QCOMPARE(session().keptMask(), before);
    QVERIFY2(!prunedTitle().contains("cure"), qPrintable(prunedTitle()));
}

void TestCureTab::statusLineNamesWhoSaysWhat()
{
    const auto line = [this] {
        QString text;
        for (const QLabel* each : m_window->statusBar()->findChildren<QLabel*>())
            text += each->text() + QLatin1Char('\n');
        return text;
    };
    const auto settlesTo = [&](const QString& words) { // it is written when the event loop turns
        return waitFor([&] { return line().contains(words); }) ||
               (qWarning() << line() << "lacks" << words, false);
    };
    QVERIFY(openAt("sample:refused"));
    const Region tools = tab().answer()->cured.kept.front();
    session().selectPosition(tools.begin);
    const QString dropped = session().fate(session().selection());
    QVERIFY(dropped.startsWith(QLatin1String("dropped")) && settlesTo(dropped));
    QVERIFY(!line().contains(QLatin1String("cure")));
    click(tab().byCure());
    QVERIFY(settlesTo(QStringLiteral("cure: 7 records at %1–%2, confidence 0.")
                          .arg(tools.begin.value + 1)
                          .arg(tools.end.value)));
    QVERIFY(settlesTo(QStringLiteral("search: raw ")));
    const QString both = QStringLiteral("search: %1; cure: kept").arg(dropped);
    QVERIFY(settlesTo(both));
    const auto isOnThePage = [&] { // at the node itself
        const QList<QWidget*> all = m_window->findChildren<QWidget*>();
        return std::ranges::any_of(all, [&](QWidget* each) {
            const auto* overlay = dynamic_cast<PageOverlay*>(each);
            return overlay != nullptr && overlay->caption.endsWith(both);
        });
    };
    QVERIFY(waitFor(isOnThePage));
    const std::vector<NodeId>& nodes = analysis().sequence.nodes;
    session().select(*std::ranges::find_if( // of a filter
        nodes, [this](NodeId each) { return session().fate(each) == QLatin1String("kept"); }));
    QVERIFY(settlesTo(QStringLiteral("search: kept; cure: dropped")));
    session().selectPosition(Position{0});
    QVERIFY(settlesTo(QStringLiteral("cure: ancestor of kept")));
    session().setStepping(true); // which shows its own part
    QVERIFY(waitFor([&] { return !line().contains(QLatin1String("cure")); }));
    session().setStepping(false);
    QVERIFY(settlesTo(QStringLiteral("search: raw ")));
    click(tab().bySearch());
    QVERIFY(waitFor([&] { return !line().contains(QLatin1String("cure")); }));
    QVERIFY(!line().contains(QLatin1String("search: ")));
}

void TestCureTab::whyNamesTheSearchWhileTheCureIsShown()
{
    QVERIFY(openAt("sample:refused"));
    const QLabel* story = m_window->explainView()->why()->story();
    const QString note = QStringLiteral("This is about the published search; the cure, which the pruned page "
                                        "shows, %1 the node");
    const auto tellsOf = [&](NodeId node) {
        session().select(node);
        return m_window->showTab("why") && answers() && !story->text().isEmpty();
    };
    const Region tools = tab().answer()->cured.kept.front();
    const NodeId first = analysis().sequence.nodes[tools.begin.value];
    const NodeId body = analysis().sequence.nodes.front();
    const NodeId title{1}; // the head, say: outside of the body, at no position
    QVERIFY(tellsOf(first) && !story->text().contains("cure"));
    m_window->showTab("cure");
    QVERIFY(answers());
    click(tab().byCure());
    QVERIFY(tellsOf(first) && says(story, note.arg("keeps") + '.'));
    QVERIFY(story->text().indexOf("the cure") < story->text().indexOf("dropped")); // at its head
    QVERIFY(tellsOf(body) && says(story, note.arg("keeps") + " for what it holds."));
    QVERIFY(tellsOf(analysis().sequence.nodes.back()) && says(story, note.arg("drops") + '.'));
    QVERIFY(tellsOf(title) && says(story, note.arg("keeps") + '.'));
    session().setStepping(true); // a step of the search is shown
    QVERIFY(tellsOf(first) && !story->text().contains("the cure"));
    session().setStepping(false);
    m_window->showTab("cure");
    QVERIFY(answers());
    click(tab().bySearch());
    QVERIFY(tellsOf(first) && !story->text().contains("cure"));
}

void TestCureTab::cureOutlivesAnotherAnalysisButNotThePage()
{
    QVERIFY(openAt("sample:shop"));
    click(tab().byCure());
    m_window->showTab("why");
    setAdvantage(0.3);
    QVERIFY(waitFor([&] { return session().isCured() && analysis().options.search.advantage == 0.3; }));
    QCOMPARE(session().keptMask(), filtered().kept);
    QVERIFY(open("sample:news") && answers());
    QVERIFY(!session().isCured() && !session().isCureWanted());
    m_window->showTab("cure");
    QVERIFY(answers());
    QVERIFY(tab().bySearch()->isChecked());
    QCOMPARE(session().keptMask(), analysis().mask);
}

void TestCureTab::diagnosisOffersTheCure()
{
    QVERIFY(open("sample:homogeneous") && m_window->showTab("diagnosis") && answers());
    QVERIFY(diagnosisTab().cureText()->isVisible());
    QVERIFY(says(diagnosisTab().cureText(), "66 records"));
    // The search keeps 13 to 494, the cure 17 to 494 and what holds it: 13 and 16, but not the title between.
    QVERIFY(says(diagnosisTab().cureText(), "0 nodes that the search drops are kept, 2 that it keeps"));
    click(diagnosisTab().cureButton());
    QVERIFY(answers());
    QCOMPARE(m_window->explainView()->shownTab(), static_cast<const ExplainTab*>(&tab()));
    m_window->showTab("diagnosis");
    QVERIFY(answers());
    QVERIFY(follow(diagnosisTab().cureText(), QStringLiteral("Show it")));
    QCOMPARE(m_window->explainView()->shownTab(), static_cast<const ExplainTab*>(&tab()));
    QVERIFY(open("sample:shop") && m_window->showTab("diagnosis") && answers());
    QVERIFY(says(diagnosisTab().story(), "Well split"));
    QVERIFY(!diagnosisTab().cureText()->isVisible() && !diagnosisTab().cureButton()->isVisible());
}

// Where it gives advice, too.
void TestCureTab::diagnosisSaysWhichToTryFirst()
{
    const QString question = QStringLiteral("Which first?");
    const auto isAsked = [&] { return diagnosisTab().cureText()->text().contains(question); };
    QVERIFY(open("sample:homogeneous") && m_window->showTab("diagnosis") && answers());
    QVERIFY(isAsked());
    QVERIFY(says(diagnosisTab().cureText(), "changes nothing in the search"));
    QVERIFY(says(diagnosisTab().cureText(), "takes the advice, which changes its settings or the template"));
    QVERIFY(open("sample:refused") && answers());
    QVERIFY(isAsked() && diagnosisTab().keepButton()->isVisible());
    click(diagnosisTab().keepButton()); // which takes the advice
    QVERIFY(waitFor([&] { return session().hasAnalysis() && analysis().options.keep == Keep::Complement; }));
    QVERIFY(answers());
    QVERIFY(!isAsked() && says(diagnosisTab().cureText(), "7 records"));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return session().hasAnalysis() && analysis().options.keep == Keep::Region; }));
    QVERIFY(answers());
    QVERIFY(isAsked());
    Language::instance()->choose(QStringLiteral("pt_BR"));
    QVERIFY(says(diagnosisTab().cureText(), QStringLiteral("não muda nada na busca")));
    Language::instance()->choose(QStringLiteral("en"));
    QVERIFY(open("sample:small-main") && answers());
    QVERIFY(says(diagnosisTab().cureText(), "finds no records") && !isAsked()); // nothing to choose
}

void TestCureTab::regionsOfDiagnosisTakeItsPlace()
{
    QVERIFY(openAt("sample:news"));
    click(tab().byCure());
    QVERIFY(session().isCured());
    const Region main = analysis().trace.region; // what is cut off on both sides is said to be the content
    std::vector<NodeId> content = m_window->explainer()->nodesOf({Position{1}, main.begin});
    const auto behind =
        m_window->explainer()->nodesOf({Position{main.end.value + 1}, Position{analysis().sequence.size()}});
    content.insert(content.end(), behind.begin(), behind.end());
    m_window->explainer()->setContent(content);
    m_window->showTab("diagnosis");
    QVERIFY(answers());
    QVERIFY(diagnosisTab().severalButton()->isVisible() && !diagnosisTab().severalButton()->isChecked());
    click(diagnosisTab().severalButton());
    QVERIFY(!session().several().empty() && !session().isCured() && !session().isCureWanted());
    m_window->showTab("cure");
    QVERIFY(answers());
    QVERIFY(!tab().bySearch()->isChecked() && !tab().byCure()->isChecked());
    QVERIFY(tab().bySearch()->toolTip().contains("Diagnosis"));
    click(tab().byCure());
    QVERIFY(session().isCured());
    QVERIFY(tab().byCure()->isChecked() && !tab().bySearch()->isChecked());
    QVERIFY(!tab().bySearch()->toolTip().contains("Diagnosis"));
    m_window->showTab("diagnosis"); // and back to the search
    QVERIFY(answers());
    click(diagnosisTab().severalButton());
    m_window->showTab("cure");
    QVERIFY(answers());
    click(tab().bySearch());
    QVERIFY(session().several().empty());
    QVERIFY(tab().bySearch()->isChecked() && !tab().byCure()->isChecked());
}

void TestCureTab::pageWithoutRecordsSaysSo()
{
    m_window->showTab("cure");
    QVERIFY(waitFor([&] { return tab().hint() == QLatin1String("No page is open."); }));
    QVERIFY(openAt(write("article.html", article)));
    QVERIFY(says(tab().headline(), "No records on this page"));
    QVERIFY(!tab().candidates()->isVisible() && !tab().difference()->isVisible());
    QVERIFY(session().bands().empty() && session().marks().empty());
    QVERIFY(openAt(write("menu.html", menu)));
    QVERIFY(expected().regions.empty() && !expected().candidates.empty());
    QVERIFY(says(tab().headline(), "No records on this page"));
    QVERIFY(tab().candidates()->isVisible() && !tab().difference()->isVisible());
    QCOMPARE(tab().model()->index(0, CureModel::FateColumn).data().toString(), QStringLiteral("not enough"));
    QVERIFY(session().marks().empty()); // until one is chosen
    QVERIFY(says(tab().separatorText(), "Choose a list"));
    clickRow(0);
    QCOMPARE(session().marks().size(), 3U);
    QCOMPARE(bandOf(0)->look, BandLook::Other);
    QVERIFY(says(tab().separatorText(), "list 1"));
}

void TestCureTab::pageWithoutRecordsIsShownWhole_data()
{
    QTest::addColumn<QByteArray>("html"); // empty: of the sample
    QTest::newRow("no list is sure") << QByteArray();
    QTest::newRow("no list at all") << article;
}

void TestCureTab::pageWithoutRecordsIsShownWhole()
{
    QFETCH(QByteArray, html);
    const auto line = [this] {
        QString text;
        for (const QLabel* each : m_window->statusBar()->findChildren<QLabel*>())
            text += each->text() + QLatin1Char('\n');
        return text;
    };
    QVERIFY(openAt(html.isEmpty() ? QStringLiteral("sample:small-main") : write("article.html", html)));
    QVERIFY(tab().bySearch()->isChecked());
    click(tab().byCure());
    QVERIFY(session().isCured() && tab().byCure()->isChecked());
    QVERIFY(waitFor([&] { return isWhole(); }));
    const KeepMask kept = session().keptMask();
    QCOMPARE(countNodes(analysis().sequence, kept).kept, analysis().counts.raw);
    for (const NodeId node : analysis().sequence.nodes)
        QVERIFY(kept[node.value] && session().isOnPruned(node));
    const QString wanted = QStringLiteral("cure: no records, everything kept, confidence %1   |   search: ")
                               .arg(expected().confidence, 0, 'f', 2);
    QVERIFY2(line().contains(wanted), qPrintable(line()));
    QVERIFY2(prunedTitle().contains("everything kept"), qPrintable(prunedTitle()));
    setAdvantage(0.3); // another analysis has it, too
    QVERIFY(waitFor([&] { return session().isCured() && analysis().options.search.advantage == 0.3; }));
    click(tab().bySearch());
    QVERIFY(session().several().empty() && !line().contains("cure"));
    QCOMPARE(session().keptMask(), analysis().mask);
}

// Their elements are alike, and an element has the words of its texts.
void TestCureTab::analysisWithoutTextsHasTheSameRecords()
{
    QVERIFY(openAt("sample:shop"));
    AnalysisOptions options = session().options();
    options.path.nodes = NodeKinds::Elements;
    session().setOptions(options);
    QVERIFY(answers());
    const SeparatedPage wanted = expected();
    const RecordRegion& main = wanted.candidates[wanted.regions.front()];
    QVERIFY(session().marks().size() == main.records.size());
    QCOMPARE(analysis().sequence.nodes[session().marks().front().region.begin.value],
             wanted.sequence.nodes[main.records.front().begin.value]);
    QVERIFY(session().marks().back().region.end.value <= analysis().sequence.size());
    click(tab().byCure());
    const KeepMask kept = session().keptMask();
    const KeepMask cured = filtered().kept;
    for (const NodeId node : analysis().sequence.nodes)
        QCOMPARE(kept[node.value], cured[node.value]);
}

void TestCureTab::findsWhatTheCommandLineFinds_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("records");
    QTest::newRow("the page") << QStringList() << "5 records";
    QTest::newRow("without a list") << QStringList{"--without", "ol"} << "4 records";
    QTest::newRow("a list's elements ignored") << QStringList{"--ignore", "ul"} << "5 records";
    QTest::newRow("elements alone") << QStringList{"--nodes", "elements"} << "5 records";
}

void TestCureTab::findsWhatTheCommandLineFinds()
{
    QFETCH(QStringList, options);
    QFETCH(QString, records);
    const QString path = write("lists.html", twoLists);
    QVERIFY(openAt(path));
    if (options.value(0) == "--nodes") {
        AnalysisOptions elements = session().options();
        elements.path.nodes = NodeKinds::Elements;
        session().setOptions(elements);
    } else if (!options.isEmpty()) {
        const auto kind =
            options[0] == "--without" ? TagPathEdit::Kind::SubtreeGone : TagPathEdit::Kind::Ignored;
        m_window->explainer()->takeAway({kind, {nodeNamed(session(), options[1])}, {}});
    }
    QVERIFY(answers());
    QVERIFY(says(tab().headline(), records));
    QProcess run;
    run.start(QStringLiteral(TAGSEAM_CLI), QStringList{"separators", path, "--json"} + options);
    QVERIFY(run.waitForFinished(30'000) && run.exitCode() == 0);
    QCOMPARE(QByteArray::fromStdString(separatorsJson(tab().model()->cure()->page)),
             run.readAllStandardOutput());
    QCOMPARE(analysis().sequence.nodes, tab().model()->cure()->page.sequence.nodes); // the very positions
    click(tab().byCure());
    QVERIFY(session().isCured());
}

// Decisions of the same method, in the tab Methods.
void TestCureTab::methodsTellOfItInWords()
{
    QVERIFY(open("sample:shop"));
    MethodOutcome outcome;
    outcome.result = filtered();
    QCOMPARE(decisionName(outcome.result.decisions.front()), QStringLiteral("kept list"));
    QVERIFY(decisionText(session(), outcome, 0).contains(QStringLiteral("0.774 of 1, so it is kept")));
    QCOMPARE(decisionName(outcome.result.decisions.back()), QStringLiteral("weaker list"));
    QVERIFY(decisionText(session(), outcome, outcome.result.decisions.size() - 1).contains("it is dropped"));
}

void TestCureTab::pageChangesWhileItIsSearched()
{
    QVERIFY(openAt("sample:shop"));
    {
        const BusyPool busy(m_window->explainer()->pool());
        m_window->showTab("why");
        m_window->open("sample:news");
        QVERIFY(waitFor([&] { return session().name().startsWith("news") && session().hasAnalysis(); }));
        m_window->showTab("cure");
        rest(100); // it has asked
        QVERIFY(m_window->explainer()->isWorking());
        m_window->open("sample:homogeneous");
        QVERIFY(waitFor([&] { return session().name().startsWith("homog") && session().hasAnalysis(); }));
    }
    QVERIFY(waitFor([&] { return isWhole(); }) && answers());
    QVERIFY(says(tab().headline(), "66 records"));
    for (const NestedBand& band : session().bands())
        QVERIFY(band.region.end.value <= analysis().sequence.size());
}

void TestCureTab::pageChangesWhileDiagnosisWaitsForTheCure()
{
    QVERIFY(open("sample:homogeneous"));
    std::unique_ptr<BusyPool> busy;
    QVERIFY(cureWaits(busy, [this] { m_window->showTab("diagnosis"); }));
    QVERIFY(says(diagnosisTab().story(), "homogeneous"));
    QVERIFY(!diagnosisTab().cureText()->isVisible());
    m_window->open("sample:small-main"); // the cure is given up when there is no analysis any more
    QVERIFY(waitFor([&] { return session().name().startsWith("small") && session().hasAnalysis(); }));
    QVERIFY(!diagnosisTab().cureText()->isVisible());
    busy.reset();
    QVERIFY(waitFor([&] { return isWhole(); }) && answers());
    QVERIFY(waitFor([&] { return diagnosisTab().cureText()->isVisible(); }));
    QVERIFY(says(diagnosisTab().cureText(), "Cure:"));
}

void TestCureTab::searchCanBeCancelled()
{
    QVERIFY(open("sample:shop"));
    {
        const BusyPool busy(m_window->explainer()->pool());
        m_window->showTab("cure");
        WorkBar* bar = m_window->explainView()->workBar();
        QVERIFY(waitFor([&] { return bar->isVisible(); }));
        QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
        QVERIFY(waitFor([&] { return tab().headline()->text().contains("given up"); }));
    }
    QVERIFY(follow(tab().headline(), QStringLiteral("Look again")));
    QVERIFY(answers());
    QVERIFY(says(tab().headline(), "confidence"));
}

void TestCureTab::cancelledCureIsNotComing()
{
    QVERIFY(openAt("sample:shop"));
    click(tab().byCure());
    {
        const BusyPool busy(m_window->explainer()->pool());
        setAdvantage(0.3);
        QVERIFY(waitFor([&] { return analysis().options.search.advantage == 0.3; }));
        WorkBar* bar = m_window->explainView()->workBar();
        QVERIFY(waitFor([&] { return bar->isVisible(); }));
        QVERIFY(tab().byCure()->isChecked() && !session().isCured()); // it is coming
        QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
        QVERIFY(waitFor([&] { return tab().headline()->text().contains("given up"); }));
        QVERIFY(tab().bySearch()->isChecked() && !tab().byCure()->isEnabled());
    }
    QVERIFY(follow(tab().headline(), QStringLiteral("Look again")));
    QVERIFY(answers());
    QVERIFY(tab().byCure()->isChecked() && session().isCured());
}

// The tab is hidden, and asks all the same.
void TestCureTab::cancelledAnalysisBringsTheCureBack()
{
    QVERIFY(openAt("sample:shop"));
    click(tab().byCure());
    m_window->showTab("why");
    {
        const BusyPool busy(m_window->explainer()->pool());
        setAdvantage(0.3);
        QVERIFY(waitFor([&] { return analysis().options.search.advantage == 0.3; }));
        QVERIFY(session().isCureWanted() && !session().isCured());
        setAdvantage(0.4); // the question goes
        session().cancelAnalysis();
        QCOMPARE(session().options().search.advantage, 0.3);
    }
    QVERIFY(waitFor([&] { return session().isCured(); }));
    QCOMPARE(session().keptMask(), filtered().kept);
}

void TestCureTab::cancelledAnalysisBringsItBackInDiagnosis()
{
    QVERIFY(open("sample:homogeneous"));
    std::unique_ptr<BusyPool> busy;
    QVERIFY(cureWaits(busy, [this] { m_window->showTab("diagnosis"); }));
    setAdvantage(0.3);
    session().cancelAnalysis();
    busy.reset();
    QVERIFY(answers());
    QVERIFY(diagnosisTab().cureText()->isVisible() && diagnosisTab().cureButton()->isVisible());
}

void TestCureTab::switchesAreReachedByKeys()
{
    QVERIFY(openAt("sample:shop"));
    tab().bySearch()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tab().bySearch(), Qt::Key_Right);
    QVERIFY(tab().byCure()->isChecked());
    QVERIFY(session().isCured());
    QTest::keyClick(tab().byCure(), Qt::Key_Left);
    QVERIFY(!session().isCured());
    tab().bandsSwitch()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tab().bandsSwitch(), Qt::Key_Space);
    QVERIFY(tab().bandsSwitch()->isChecked());
}

void TestCureTab::switchesFoldWhereTheTabIsNarrow()
{
    QVERIFY(openAt("sample:shop"));
    const auto isBeside = [this] { return tab().bandsSwitch()->y() == tab().byHand()->y(); };
    const auto isSeen = [this] { // without a scroll bar
        return tab().byHand()->geometry().right() < tab().width() &&
               tab().bandsSwitch()->geometry().right() < tab().width();
    };
    QVERIFY(waitFor([&] { return isBeside() && isSeen(); }));
    m_window->resize(1100, 900);
    QVERIFY(waitFor([&] { return !isBeside() && isSeen(); }));
    m_window->resize(1600, 900);
    QVERIFY(waitFor([&] { return isBeside() && isSeen(); }));
}

void TestCureTab::columnsFitTheLanguage()
{
    QVERIFY(openAt("sample:shop"));
    const QHeaderView* header = tab().candidates()->header();
    const auto titleFits = [&](int column) {
        const QString title = tab().model()->headerData(column, Qt::Horizontal).toString();
        return QFontMetrics(header->font()).horizontalAdvance(title) < header->sectionSize(column);
    };
    const QString english =
        tab().model()->headerData(CureModel::FirstFactorColumn, Qt::Horizontal).toString();
    for (const char* language : {"pt_BR", "en"}) {
        Language::instance()->choose(QLatin1String(language));
        for (int column = 0; column < CureModel::columns; ++column) {
            QVERIFY2(titleFits(column), qPrintable(QString::number(column)));
            for (int row = 0; row < tab().model()->rowCount(); ++row) {
                const QModelIndex index = tab().model()->index(row, column);
                QVERIFY(tab().candidates()->sizeHintForIndex(index).width() <= header->sectionSize(column));
            }
        }
        const QString title =
            tab().model()->headerData(CureModel::FirstFactorColumn, Qt::Horizontal).toString();
        QCOMPARE(title == english, QLatin1String(language) == QLatin1String("en"));
    }
}

void TestCureTab::cancelledCureIsOfferedAgainInDiagnosis()
{
    QVERIFY(open("sample:homogeneous"));
    std::unique_ptr<BusyPool> busy;
    QVERIFY(cureWaits(busy, [this] { m_window->showTab("diagnosis"); }));
    WorkBar* bar = m_window->explainView()->workBar();
    QVERIFY(waitFor([&] { return bar->isVisible(); }));
    QTest::mouseClick(bar->cancelButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return diagnosisTab().cureText()->isVisible(); }));
    QVERIFY(says(diagnosisTab().cureText(), "given up") && !diagnosisTab().cureButton()->isVisible());
    busy.reset();
    QVERIFY(answers());
    QVERIFY(says(diagnosisTab().cureText(), "given up")); // until a person asks
    QVERIFY(follow(diagnosisTab().cureText(), QStringLiteral("Look again")));
    QVERIFY(answers());
    QVERIFY(says(diagnosisTab().cureText(), "66 records") && diagnosisTab().cureButton()->isVisible());
}

TAGSEAM_TEST(TestCureTab)
#include "tst_curetab.moc"
