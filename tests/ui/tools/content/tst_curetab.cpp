// SPDX-License-Identifier: MIT
// The tab Cure over a session: it lists what the core found, marks and bands show what is chosen, and the
// pruned page has the cure, or a list by hand, when a person asks for it. For its words see tst_curetext.cpp,
// for the pages in the browser tst_curedpages.cpp.
#include "core/methods/separators/separators.h"
#include "core/methods/separators/separatorsjson.h"
#include "core/tps/prune.h"
#include "tests/ui/tools/content/curepages.h"
#include "tests/ui/tools/explaintest.h"
#include "ui/plot/bandpainter.h"
#include "ui/plot/plotview.h"
#include "ui/session/curestatus.h"
#include "ui/tools/annotate/scoretext.h"
#include "ui/tools/content/curemodel.h"
#include "ui/tools/content/curetab.h"
#include "ui/tools/node/whytab.h"
#include "ui/tools/page/diagnosistab.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>
#include <utility>

using namespace tagseam;

class TestCureTab : public ExplainTest {
    Q_OBJECT

  private slots:
    void init() { showView(); }
    void cleanup() { closeView(); }
    void listsWhatTheCoreFound();
    void candidateIsShownByMarksAndBands();
    void candidateIsChosenByKeysAndInThePlot();
    void firstAndLastRecordAreFollowed();
    void bandsGoWithTheTabUnlessTheyAreKept();
    void prunedPageHasTheCure();
    void whyNamesTheSearchWhileTheCureIsShown();
    void pageWithoutRecordsIsKeptWhole();
    void findsWhatTheCommandLineFinds();
    void listIsShownByHand();
    void byHandGoesWithTheRow();
    void byHandEndsWithThePageAndTheOptions();
    void pageChangesWhileItIsSearched();
    void searchCanBeCancelled();
    void cancelledAnalysisBringsTheCureBack();
    void diagnosisOffersTheCure();
    void regionsOfDiagnosisTakeItsPlace();
    void diagnosisWaitsForTheCure();

  private:
    CureTab& tab() { return tabOf<CureTab>(); }
    DiagnosisTab& diagnosis() { return tabOf<DiagnosisTab>(); }
    SeparatedPage expected() { return separateRecords(session().trees()->document(), {}); }
    FilterResult filtered() { return filterBySeparators({session().trees()->document()}, {}, {}); }
    bool openAt(const char* name) { return showTab("cure") && openSample(name); }
    void clickRow(int row)
    {
        clickCell(tab().candidates(), tab().model()->index(row, CureModel::StatusColumn));
    }
    // Candidates of the same positions share one.
    const NestedBand* bandOf(int candidate)
    {
        const Region span = tab().model()->cure()->lists[static_cast<std::size_t>(candidate)].span();
        const auto found = std::ranges::find(session().selection()->bands(), span, &NestedBand::region);
        return found == session().selection()->bands().end() ? nullptr : &*found;
    }
    // At another place than what the cure keeps.
    int listElsewhere()
    {
        const SeparatedPage page = expected();
        const Region span = page.candidates[page.regions.front()].span();
        const auto found = std::ranges::find_if(page.candidates, [&](const RecordRegion& each) {
            return each.span().begin >= span.end || each.span().end <= span.begin;
        });
        return static_cast<int>(found - page.candidates.begin());
    }
    KeepMask maskOf(int list)
    {
        const Region span = tab().answer()->lists[static_cast<std::size_t>(list)].span();
        return pruneToRegions(session().trees()->document(), analysis().sequence, {{span}});
    }
    bool showsSearch()
    {
        return tab().bySearch()->isChecked() && session().kept()->mask() == analysis().mask;
    }
    bool showsCure() { return tab().byCure()->isChecked() && session().kept()->mask() == filtered().kept; }
    bool showsByHand(int list)
    {
        return tab().byHand()->isChecked() &&
               session().kept()->byHand() == static_cast<std::uint32_t>(list) &&
               !session().kept()->isCured() && session().kept()->mask() == maskOf(list);
    }
    // Says that all before and behind the main region is content: no region of the search has it all.
    void setContentAround(Region main)
    {
        std::vector<NodeId> content = explainer().nodesOf({Position{1}, main.begin});
        const auto after =
            explainer().nodesOf({Position{main.end.value + 1}, Position{analysis().sequence.size()}});
        content.insert(content.end(), after.begin(), after.end());
        explainer().setContent(content);
    }
};

void TestCureTab::listsWhatTheCoreFound()
{
    const QAbstractItemModelTester tester(tab().model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const CureModel& model = *tab().model();
    for (const char* page : {"shop", "homogeneous", "small-main", "refused", "figure2"}) {
        QVERIFY2(openAt(page) && tab().isCurrent(), page);
        const SeparatedPage wanted = expected();
        const Cure& cure = *tab().answer();
        QCOMPARE(cure.page.candidates, wanted.candidates);
        QCOMPARE(model.rowCount(), static_cast<int>(wanted.candidates.size()));
        QCOMPARE(analysis().sequence.nodes, wanted.sequence.nodes); // so positions are the same
        for (int row = 0; row < model.rowCount(); ++row) {
            const RecordRegion& of = wanted.candidates[static_cast<std::size_t>(row)];
            QCOMPARE(cure.lists[static_cast<std::size_t>(row)].records, of.records);
            QCOMPARE(model.index(row, CureModel::RankColumn).data().toInt(), row + 1);
            QCOMPARE(model.index(row, CureModel::RecordsColumn).data().toUInt(), of.records.size());
            const auto figure = [&](int column) {
                return model.index(row, column).data(CureModel::FigureRole);
            };
            QCOMPARE(figure(CureModel::StrengthColumn).toDouble(), of.strength);
            for (std::size_t i = 0; i < evidenceFactors.size(); ++i)
                QCOMPARE(figure(CureModel::FirstFactorColumn + static_cast<int>(i)).toDouble(),
                         of.evidence.*evidenceFactors[i].value);
            QVERIFY(!figure(CureModel::RankColumn).isValid());
        }
        QCOMPARE(tab().difference()->isVisible(), !wanted.regions.empty());
        if (wanted.regions.empty())
            continue;
        QCOMPARE(cure.cured.kept.front(), wanted.candidates[wanted.regions.front()].span());
        const MaskShare& share = cure.cured.share;
        QCOMPARE(share.both + share.firstAlone, analysis().counts.kept);
        QCOMPARE(share.both + share.secondAlone, countNodes(analysis().sequence, filtered().kept).kept);
    }
}

void TestCureTab::candidateIsShownByMarksAndBands()
{
    QVERIFY(openAt("shop"));
    const SeparatedPage wanted = expected();
    const int main = static_cast<int>(wanted.regions.front());
    const RecordRegion& kept = wanted.candidates[wanted.regions.front()];
    QCOMPARE(tab().candidates()->currentIndex().row(), main);
    QCOMPARE(session().selection()->node(), noNode); // nobody has chosen anything
    QCOMPARE(session().selection()->marks().size(), kept.records.size());
    const int other = listElsewhere();
    const RecordRegion& candidate = wanted.candidates[static_cast<std::size_t>(other)];
    clickRow(other);
    QVERIFY(answers());
    QCOMPARE(session().selection()->node(), wanted.sequence.nodes[candidate.records.front().begin.value]);
    QCOMPARE(session().selection()->highlight().size(), candidate.records.size());
    QCOMPARE(session().selection()->marks().size(), candidate.records.size());
    QCOMPARE(session().selection()->marks().front().region, candidate.records.front());
    QVERIFY(bandOf(other)->isChosen && !bandOf(main)->isChosen);
    QVERIFY(showsSearch()); // rows are looked at
    clickRow(main);
    QVERIFY(bandOf(main)->isChosen);
    QCOMPARE(bandOf(main)->look, BandLook::Main);
    QCOMPARE(bandOf(main)->parts, kept.records);
    // Candidates of the same positions share a band, which stands for whichever is chosen.
    QCOMPARE(wanted.candidates[1].span(), wanted.candidates[0].span());
    clickRow(1);
    QVERIFY(bandOf(1)->isChosen);
    QCOMPARE(bandOf(1)->parts, wanted.candidates[1].records);
}

void TestCureTab::candidateIsChosenByKeysAndInThePlot()
{
    PlotView plot(&session());
    plot.resize(900, 500);
    QVERIFY(openAt("shop"));
    const SeparatedPage wanted = expected();
    QTest::keyClick(tab().candidates(), Qt::Key_End);
    QVERIFY(answers());
    QCOMPARE(session().selection()->node(),
             wanted.sequence.nodes[wanted.candidates.back().records.front().begin.value]);
    const auto last = static_cast<int>(wanted.candidates.size()) - 1;
    QVERIFY(bandOf(last) != nullptr && bandOf(last)->isChosen); // there is room for the chosen one
    for (const NestedBand& band : session().selection()->bands())
        QVERIFY(band.lane < CureTab::mostLanes);

    (void)plot.grab(); // lays it out
    const PlotGeometry& geometry = plot.geometryOfPlot();
    const NestedBand band = *std::ranges::find_if(session().selection()->bands(),
                                                  [](const NestedBand& each) { return !each.isChosen; });
    const QPointF place(geometry.x(band.region.begin.value + band.region.size() / 2.0),
                        geometry.bands.top() + (band.lane + 0.5) * geometry.bandHeight);
    const int id = BandPainter::bandAt(session(), geometry, place)->id;
    QTest::mouseClick(&plot, Qt::LeftButton, {}, place.toPoint());
    QCOMPARE(tab().candidates()->currentIndex().row(), id);
    QVERIFY(bandOf(id)->isChosen);
}

void TestCureTab::firstAndLastRecordAreFollowed()
{
    QVERIFY(showTab("cure") && open("<!DOCTYPE html><title>t</title><ul>" + record.repeated(318)));
    const SeparatedPage wanted = expected();
    const Region span = wanted.candidates[wanted.regions.front()].span();
    for (const std::uint32_t at : {span.begin.value, span.end.value - 1}) {
        const NodeId node = wanted.sequence.nodes[at];
        QVERIFY(followLink(tab().headline(), QStringLiteral("node:%1").arg(node.value)));
        QCOMPARE(session().selection()->node(), node);
    }
    QCOMPARE(session().selection()->marks().size(), CureTab::mostMarks);
    QVERIFY(names(tab().separatorText()->text(), {CureTab::mostMarks, 318}));
}

void TestCureTab::bandsGoWithTheTabUnlessTheyAreKept()
{
    QVERIFY(openAt("shop"));
    QVERIFY(!session().selection()->bands().empty());
    QVERIFY(showTab("diagnosis") && session().selection()->bands().empty());
    QVERIFY(showTab("cure") && !session().selection()->bands().empty());
    tab().bandsSwitch()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tab().bandsSwitch(), Qt::Key_Space);
    QVERIFY(showTab("diagnosis") && BandPainter::lanes(session()) > 0);
    session().setStepping(true);
    QCOMPARE(BandPainter::lanes(session()), 0U);
    session().setStepping(false);
    setDifference(0.3);
    QVERIFY(answers() && !session().selection()->bands().empty()); // though the tab is hidden
    QVERIFY(openSample("news") && !session().selection()->bands().empty());
}

void TestCureTab::prunedPageHasTheCure()
{
    QVERIFY(openAt("shop") && showsSearch());
    click(tab().byCure());
    QVERIFY(showsCure());
    QVERIFY(showTab("diagnosis") && session().kept()->isCured() && !diagnosis().severalButton()->isChecked());
    setDifference(0.3); // another analysis has it, too; another page has not
    QVERIFY(answers() && session().kept()->isCured() && analysis().options.search.minDifference == 0.3);
    QCOMPARE(session().kept()->mask(), filtered().kept);
    QVERIFY(openSample("news") && !session().kept()->isCured() && !session().kept()->isCureWanted());
    QVERIFY(showTab("cure") && showsSearch());
}

void TestCureTab::whyNamesTheSearchWhileTheCureIsShown()
{
    QVERIFY(openAt("refused"));
    const NodeId first = analysis().sequence.nodes[tab().answer()->cured.kept.front().begin.value];
    session().selection()->select(first);
    const auto notes = [&] {
        const QString note = searchNote(session(), first);
        const bool isTold =
            showTab("why") && !note.isEmpty() && tabOf<WhyTab>().story()->text().contains(note);
        return showTab("cure") && isTold;
    };
    QVERIFY(!notes());
    click(tab().byCure());
    QVERIFY(notes());
    session().setStepping(true); // a step of the search is shown
    QVERIFY(!notes());
    session().setStepping(false);
    click(tab().bySearch());
    QVERIFY(!notes());
}

void TestCureTab::pageWithoutRecordsIsKeptWhole()
{
    QVERIFY(showTab("cure") && !tab().hint().isEmpty());
    for (const QByteArray& html : {article, sample("small-main"), menu}) {
        QVERIFY(open(html) && tab().hint().isEmpty());
        QVERIFY(expected().regions.empty());
        const bool hasLists = !expected().candidates.empty();
        QCOMPARE(tab().candidates()->isVisible(), hasLists);
        QVERIFY(!tab().difference()->isVisible() && !tab().byHand()->isEnabled());
        QVERIFY(session().selection()->marks().empty()); // until one is chosen
        click(tab().byCure());
        QVERIFY(session().kept()->isCured());
        QCOMPARE(countNodes(analysis().sequence, session().kept()->mask()).kept, analysis().counts.raw);
        setDifference(0.3); // another analysis has it, too
        QVERIFY(answers() && session().kept()->isCured());
        click(tab().bySearch());
        QVERIFY(showsSearch() && session().kept()->several().empty());
    }
    clickRow(0);
    QCOMPARE(session().selection()->marks().size(), 3U);
    QCOMPARE(bandOf(0)->look, BandLook::Other);
    click(tab().byHand());
    QVERIFY(showsByHand(0));
}

void TestCureTab::findsWhatTheCommandLineFinds()
{
    // The ol, which has one record more, is the main region.
    const QByteArray html = "<!DOCTYPE html><title>t</title><ul>" + record.repeated(4) + "</ul><ol>" +
                            record.repeated(5) + "</ol>";
    const QString path = write("lists.html", html);
    QVERIFY(showTab("cure"));
    const auto isFound = [&](const QStringList& options, std::size_t records) {
        QProcess run;
        run.start(QStringLiteral(TAGSEAM_CLI), QStringList{"separators", path, "--json"} + options);
        const Cure& cure = *tab().answer();
        const bool isAlike =
            answers() && run.waitForFinished(testTimeout()) && run.exitCode() == 0 &&
            QByteArray::fromStdString(separatorsJson(cure.page)) == run.readAllStandardOutput();
        return isAlike && cure.main().records.size() == records &&
               analysis().sequence.nodes == cure.page.sequence.nodes; // the very positions
    };
    QVERIFY(open(html) && isFound({}, 5));
    explainer().takeAway({TagPathEdit::Kind::SubtreeGone, {nodeNamed("ol")}, {}});
    QVERIFY(answers() && isFound({"--without", "ol"}, 4));
    QVERIFY(open(html));
    explainer().takeAway({TagPathEdit::Kind::Ignored, {nodeNamed("ul")}, {}});
    QVERIFY(answers() && isFound({"--ignore", "ul"}, 5));
    QVERIFY(open(html));
    setNodes(NodeKinds::Elements);
    QVERIFY(answers() && isFound({"--nodes", "elements"}, 5));
}

void TestCureTab::listIsShownByHand()
{
    QVERIFY(openAt("shop"));
    const int other = listElsewhere();
    click(tab().byCure());
    clickRow(other);
    QVERIFY(session().kept()->isCured()); // a row alone changes nothing
    click(tab().byHand());
    QVERIFY(showsByHand(other) && session().kept()->isCureShown());
    QVERIFY(scoredName(session()).contains(QString::number(other + 1)));
    const QString scored = scoredText({}, session());
    QVERIFY(showTab("why") && showTab("diagnosis") && showsByHand(other)); // it stays
    QVERIFY(!diagnosis().severalButton()->isChecked() && showTab("cure"));
    const QSignalSpy changed(session().kept(), &KeptRegions::severalChanged);
    click(tab().byCure());
    QVERIFY(answers() && showsCure());
    QCOMPARE(changed.count(), 1);
    QVERIFY(scoredText({}, session()) != scored);
    click(tab().byHand());
    setDifference(0.3); // it was for what was seen; the cure was asked for before
    QVERIFY(answers() && session().kept()->isCured() && !session().kept()->byHand());
    click(tab().bySearch());
    QVERIFY(showsSearch());
}

// By keys: the switch, then the next list; and one at the very positions of another.
void TestCureTab::byHandGoesWithTheRow()
{
    QVERIFY(openAt("shop"));
    tab().bySearch()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tab().bySearch(), Qt::Key_Right);
    QTest::keyClick(tab().byCure(), Qt::Key_Right);
    QVERIFY(showsByHand(0)); // the cure's own answer, and by hand all the same
    for (int row = 1; row < tab().model()->rowCount(); ++row) {
        QTest::keyClick(tab().candidates(), Qt::Key_Down);
        QVERIFY(showsByHand(row));
    }
    session().setStepping(true); // which shows its own part
    QVERIFY(!session().kept()->isCureShown());
    session().setStepping(false);
}

void TestCureTab::byHandEndsWithThePageAndTheOptions()
{
    QVERIFY(openAt("shop"));
    const int other = listElsewhere();
    clickRow(other);
    click(tab().byHand());
    {
        const BusyPool busy(explainer().pool()); // an analysis that is given up leaves it
        setDifference(0.4);
        session().runner()->cancel();
    }
    QVERIFY(answers() && showsByHand(other) && tab().byHand()->isEnabled());
    QCOMPARE(tab().candidates()->currentIndex().row(), other);
    setDifference(0.3);
    QVERIFY(answers() && !session().kept()->byHand() && showsSearch());
    clickRow(other);
    click(tab().byHand());
    QVERIFY(session().kept()->byHand().has_value());
    QVERIFY(openSample("news") && !session().kept()->byHand() && showsSearch());
}

void TestCureTab::pageChangesWhileItIsSearched()
{
    QVERIFY(openAt("shop") && showTab("why"));
    {
        const BusyPool busy(explainer().pool());
        analyse(session(), sample("news").toStdString());
        view().showTab("cure");
        QVERIFY(waitFor([&] { return explainer().isWorking(); }));
        analyse(session(), sample("homogeneous").toStdString());
    }
    QVERIFY(answers());
    QCOMPARE(tab().answer()->cured.records, 66U);
    for (const NestedBand& band : session().selection()->bands())
        QVERIFY(band.region.end.value <= analysis().sequence.size());
}

void TestCureTab::searchCanBeCancelled()
{
    QVERIFY(openSample("shop"));
    QVERIFY(cancels([&] { view().showTab("cure"); }));
    QVERIFY(tab().answer() == nullptr);
    QVERIFY(followLink(tab().headline(), "again") && answers());
    QVERIFY(tab().answer() != nullptr);
    click(tab().byCure());
    QVERIFY(cancels([&] { // the cure of another analysis, which is coming
        setDifference(0.3);
        QVERIFY(waitFor([&] { return analysis().options.search.minDifference == 0.3; }));
        QVERIFY(tab().byCure()->isChecked() && !session().kept()->isCured());
    }));
    QVERIFY(tab().bySearch()->isChecked() && !tab().byCure()->isEnabled());
    QVERIFY(followLink(tab().headline(), "again") && answers() && showsCure());
}

// The tab is hidden, and asks all the same.
void TestCureTab::cancelledAnalysisBringsTheCureBack()
{
    QVERIFY(openAt("shop"));
    click(tab().byCure());
    QVERIFY(showTab("why"));
    {
        const BusyPool busy(explainer().pool());
        setDifference(0.3);
        QVERIFY(waitFor([&] { return analysis().options.search.minDifference == 0.3; }));
        QVERIFY(session().kept()->isCureWanted() && !session().kept()->isCured());
        setDifference(0.4); // the question goes
        session().runner()->cancel();
        QCOMPARE(session().runner()->options().search.minDifference, 0.3);
    }
    QVERIFY(answers() && session().kept()->isCured());
    QCOMPARE(session().kept()->mask(), filtered().kept);
}

void TestCureTab::diagnosisOffersTheCure()
{
    QVERIFY(showTab("diagnosis") && openSample("homogeneous"));
    QVERIFY(names(diagnosis().cureText()->text(), {66}));
    click(diagnosis().cureButton());
    QVERIFY(answers());
    QCOMPARE(view().tabInSight(), static_cast<const ExplainTab*>(&tab()));
    QVERIFY(showTab("diagnosis") && followLink(diagnosis().cureText(), "tab:cure"));
    QCOMPARE(view().tabInSight(), static_cast<const ExplainTab*>(&tab()));
    QVERIFY(showTab("diagnosis") && openSample("shop")); // which is well split
    QVERIFY(!diagnosis().cureText()->isVisible() && !diagnosis().cureButton()->isVisible());
}

void TestCureTab::regionsOfDiagnosisTakeItsPlace()
{
    QVERIFY(openAt("news"));
    click(tab().byCure());
    QVERIFY(session().kept()->isCured());
    setContentAround(analysis().trace.region);
    QVERIFY(showTab("diagnosis"));
    click(diagnosis().severalButton());
    QVERIFY(!session().kept()->several().empty() && !session().kept()->isCured() &&
            !session().kept()->isCureWanted());
    QVERIFY(showTab("cure"));
    QVERIFY(!tab().bySearch()->isChecked() && !tab().byCure()->isChecked());
    click(tab().byCure());
    QVERIFY(session().kept()->isCured() && tab().byCure()->isChecked() && !tab().bySearch()->isChecked());
    QVERIFY(showTab("diagnosis")); // and back to the search
    click(diagnosis().severalButton());
    QVERIFY(showTab("cure"));
    click(tab().bySearch());
    QVERIFY(session().kept()->several().empty() && showsSearch());
}

// The question about the cure follows the one about the page; another page, another analysis and a person
// end it.
void TestCureTab::diagnosisWaitsForTheCure()
{
    std::unique_ptr<BusyPool> busy;
    const InquiryBase* first = nullptr;
    bool isToWait = false;
    connect(&explainer(), &Explainer::workChanged, &view(), [&] {
        const InquiryBase* working = explainer().working();
        if (std::exchange(first, first == nullptr ? working : first) == nullptr || working == nullptr ||
            working == first || !std::exchange(isToWait, false))
            return;
        busy = std::make_unique<BusyPool>(explainer().pool()); // before it has a thread
    });
    const auto waits = [&] {
        if (!showTab("why") || !openSample("homogeneous"))
            return false;
        first = nullptr;
        isToWait = true;
        return view().showTab("diagnosis") && waitFor([&] { return busy != nullptr; }) &&
               !diagnosis().cureText()->isVisible();
    };
    const auto isOffered = [&] {
        return diagnosis().cureText()->isVisible() && diagnosis().cureButton()->isVisible();
    };
    QVERIFY(waits());
    analyse(session(), sample("refused").toStdString());
    QVERIFY(!diagnosis().cureText()->isVisible());
    busy.reset();
    QVERIFY(answers() && isOffered() && names(diagnosis().cureText()->text(), {7}));
    QVERIFY(waits());
    setDifference(0.3);
    session().runner()->cancel();
    busy.reset();
    QVERIFY(answers() && isOffered());
    QVERIFY(waits());
    QVERIFY(waitFor([&] { return view().workBar()->isVisible(); }));
    QTest::mouseClick(view().workBar()->cancelButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return diagnosis().cureText()->isVisible(); }));
    busy.reset();
    QVERIFY(answers() && !isOffered()); // until a person asks
    QVERIFY(followLink(diagnosis().cureText(), "cure") && answers());
    QVERIFY(isOffered() && names(diagnosis().cureText()->text(), {66}));
}

TAGSEAM_TEST(TestCureTab)
#include "tst_curetab.moc"
