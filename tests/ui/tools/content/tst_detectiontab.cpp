// SPDX-License-Identifier: MIT
// The tab Content detection over a session: it lists the result of the core, marks and bands show the
// selected candidate, and the pruned page shows content detection, or a list chosen by hand, when the user
// requests it. For its texts see tst_detectiontext.cpp, for the pages in the browser tst_detectedpages.cpp.
#include "core/methods/content/contentjson.h"
#include "core/tps/prune.h"
#include "tests/ui/tools/content/detectionpages.h"
#include "tests/ui/tools/explaintest.h"
#include "ui/plot/bandpainter.h"
#include "ui/plot/plotdots.h"
#include "ui/plot/plotview.h"
#include "ui/session/words/detectionstatus.h"
#include "ui/tools/annotate/scoretext.h"
#include "ui/tools/content/detectionmodel.h"
#include "ui/tools/content/detectiontab.h"
#include "ui/tools/content/kindstable.h"
#include "ui/tools/node/whytab.h"
#include "ui/tools/page/diagnosistab.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace tagseam;

class TestDetectionTab : public ExplainTest {
    Q_OBJECT

  private slots:
    void init() { showView(); }
    void cleanup() { closeView(); }
    void listsWhatTheCoreFound();
    void candidateIsShownByMarksAndBands();
    void candidateIsChosenByKeysAndInThePlot();
    void firstAndLastRecordAreFollowed();
    void bandsGoWithTheTabUnlessTheyAreKept();
    void probabilitiesColourThePlotWhicheverTabIsShown();
    void prunedPageHasTheDetection();
    void whyNamesTheSearchWhileTheDetectionIsShown();
    void pageWithoutContentIsKeptWhole();
    void textIsShownWithItsBlocks();
    void everyKindIsShownByHand();
    void answersHaveTheirExpectedF1();
    void findsWhatTheCommandLineFinds();
    void listIsShownByHand();
    void byHandGoesWithTheRow();
    void byHandEndsWithThePageAndTheOptions();
    void pageChangesWhileItIsSearched();
    void searchCanBeCancelled();
    void cancelledAnalysisBringsTheDetectionBack();
    void diagnosisOffersTheDetection();
    void regionsOfDiagnosisTakeItsPlace();
    void diagnosisWaitsForTheDetection();

  private:
    DetectionTab& tab() { return tabOf<DetectionTab>(); }
    DiagnosisTab& diagnosis() { return tabOf<DiagnosisTab>(); }
    SeparatedPage expected() { return separateRecords(session().trees()->document(), {}); }
    FilterResult filtered() { return filterByContent({session().trees()->document()}, {}, {}); }
    const ContentDetection& answer() { return *tab().answer(); }
    QImage dotsOfThePlot()
    {
        const PlotGeometry geometry =
            PlotGeometry::layout(session().runner()->analysis(), QRectF(0, 0, 600, 300), 0,
                                 session().runner()->analysis().sequence.size(), false, 0);
        return plotDots(session(), geometry, 1);
    }
    bool openAt(const char* name) { return showTab("detection") && openSample(name); }
    void clickRow(int row)
    {
        clickCell(tab().candidates(), tab().model()->index(row, DetectionModel::StatusColumn));
    }
    QTreeWidgetItem* rowOf(ContentKind kind)
    {
        const auto rows = tab().kinds()->findItems(QStringLiteral("*"), Qt::MatchWildcard);
        const auto found = std::ranges::find(rows, static_cast<qlonglong>(kind), &AnswerTable::keyOf);
        return found == rows.end() ? nullptr : *found;
    }
    // Candidates with the same positions have the same band.
    const NestedBand* bandOf(int candidate)
    {
        const Region span = tab().model()->detection()->lists[static_cast<std::size_t>(candidate)].span();
        const auto found = std::ranges::find(session().selection()->bands(), span, &NestedBand::region);
        return found == session().selection()->bands().end() ? nullptr : &*found;
    }
    // A list at another place than what content detection keeps.
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
    bool showsDetection()
    {
        return tab().byDetection()->isChecked() && session().kept()->mask() == filtered().kept;
    }
    bool showsByHand(int list)
    {
        return tab().byHand()->isChecked() &&
               session().kept()->byHand() ==
                   ContentChoice{ContentKind::List, static_cast<std::uint32_t>(list)} &&
               !session().kept()->isDetected() && session().kept()->mask() == maskOf(list);
    }
    // Sets everything before and after the main region as content: no region of the search has all of it.
    void setContentAround(Region main)
    {
        std::vector<NodeId> content = session().selection()->nodesOf({Position{1}, main.begin});
        const auto after = session().selection()->nodesOf(
            {Position{main.end.value + 1}, Position{analysis().sequence.size()}});
        content.insert(content.end(), after.begin(), after.end());
        session().selection()->setContent(content);
    }
};

void TestDetectionTab::listsWhatTheCoreFound()
{
    const QAbstractItemModelTester tester(tab().model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const DetectionModel& model = *tab().model();
    for (const char* page : {"shop", "homogeneous", "small-main", "rejected", "figure2"}) {
        QVERIFY2(openAt(page) && tab().isCurrent(), page);
        const SeparatedPage wanted = expected();
        const ContentDetection& detection = *tab().answer();
        QCOMPARE(detection.content.lists.candidates, wanted.candidates);
        QCOMPARE(model.rowCount(), static_cast<int>(wanted.candidates.size()));
        QCOMPARE(analysis().sequence.nodes, wanted.sequence.nodes); // so that positions are the same
        for (int row = 0; row < model.rowCount(); ++row) {
            const RecordRegion& of = wanted.candidates[static_cast<std::size_t>(row)];
            QCOMPARE(detection.lists[static_cast<std::size_t>(row)].records, of.records);
            QCOMPARE(model.index(row, DetectionModel::RankColumn).data().toInt(), row + 1);
            QCOMPARE(model.index(row, DetectionModel::RecordsColumn).data().toUInt(), of.records.size());
            const auto figure = [&](int column) {
                return model.index(row, column).data(DetectionModel::FigureRole);
            };
            QCOMPARE(figure(DetectionModel::ScoreColumn).toDouble(), of.score);
            for (std::size_t i = 0; i < evidenceFactors.size(); ++i)
                QCOMPARE(figure(DetectionModel::FirstFactorColumn + static_cast<int>(i)).toDouble(),
                         of.evidence.*evidenceFactors[i].value);
            QVERIFY(!figure(DetectionModel::RankColumn).isValid());
        }
        const MainContent found = findContent(session().trees()->document());
        QCOMPARE(detection.content.kind, found.kind);
        QCOMPARE(detection.detected.kept, regionsOf(analysis().sequence, found.nodes));
        QCOMPARE(tab().difference()->isVisible(), found.kind != ContentKind::None);
        const MaskShare& share = detection.detected.share;
        QCOMPARE(share.both + share.firstAlone, analysis().counts.kept);
        QCOMPARE(share.both + share.secondAlone, countNodes(analysis().sequence, filtered().kept).kept);
    }
}

void TestDetectionTab::candidateIsShownByMarksAndBands()
{
    QVERIFY(openAt("shop"));
    const SeparatedPage wanted = expected();
    const int main = static_cast<int>(wanted.regions.front());
    const RecordRegion& kept = wanted.candidates[wanted.regions.front()];
    QCOMPARE(tab().candidates()->currentIndex().row(), main);
    QCOMPARE(session().selection()->node(), noNode); // nothing was selected
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
    QVERIFY(showsSearch()); // only looking at rows
    clickRow(main);
    QVERIFY(bandOf(main)->isChosen);
    QCOMPARE(bandOf(main)->look, BandLook::Main);
    QCOMPARE(bandOf(main)->parts, kept.records);
    // Candidates with the same positions have one band, which stands for the selected one.
    QCOMPARE(wanted.candidates[1].span(), wanted.candidates[0].span());
    clickRow(1);
    QVERIFY(bandOf(1)->isChosen);
    QCOMPARE(bandOf(1)->parts, wanted.candidates[1].records);
}

void TestDetectionTab::candidateIsChosenByKeysAndInThePlot()
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
    QVERIFY(bandOf(last) != nullptr && bandOf(last)->isChosen); // there is room for the selected one
    for (const NestedBand& band : session().selection()->bands())
        QVERIFY(band.lane < DetectionTab::mostLanes);

    (void)plot.grab(); // computes the layout
    const PlotGeometry& geometry = plot.geometryOfPlot();
    const NestedBand band = *std::ranges::find_if(session().selection()->bands(), [](const NestedBand& each) {
        return !each.isChosen && each.id >= 0;
    });
    const QPointF place(geometry.x(band.region.begin.value + band.region.size() / 2.0),
                        geometry.bands.top() + (band.lane + 0.5) * geometry.bandHeight);
    const int id = BandPainter::bandAt(session(), geometry, place)->id;
    QTest::mouseClick(&plot, Qt::LeftButton, {}, place.toPoint());
    QCOMPARE(tab().candidates()->currentIndex().row(), id);
    QVERIFY(bandOf(id)->isChosen);
}

void TestDetectionTab::firstAndLastRecordAreFollowed()
{
    QVERIFY(showTab("detection") && open("<!DOCTYPE html><title>t</title><ul>" + record.repeated(318)));
    const TagPathSequence sequence = expected().sequence;
    const std::vector<Region> kept = regionsOf(sequence, findContent(session().trees()->document()).nodes);
    for (const std::uint32_t at : {kept.front().begin.value, kept.back().end.value - 1}) {
        const NodeId node = sequence.nodes[at];
        QVERIFY(followLink(tab().headline(), QStringLiteral("node:%1").arg(node.value)));
        QCOMPARE(session().selection()->node(), node);
    }
    clickRow(static_cast<int>(expected().regions.front()));
    QCOMPARE(session().selection()->marks().size(), DetectionTab::mostMarks);
    QVERIFY(names(tab().separatorText()->text(), {DetectionTab::mostMarks, 318}));
}

void TestDetectionTab::bandsGoWithTheTabUnlessTheyAreKept()
{
    QVERIFY(openAt("shop"));
    QVERIFY(!session().selection()->bands().empty());
    QVERIFY(showTab("diagnosis") && session().selection()->bands().empty());
    QVERIFY(showTab("detection") && !session().selection()->bands().empty());
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

void TestDetectionTab::probabilitiesColourThePlotWhicheverTabIsShown()
{
    QVERIFY(openAt("article"));
    const QImage plain = dotsOfThePlot();
    tab().tintSwitch()->click();
    const auto tints = session().selection()->tints();
    QVERIFY(tints != nullptr);
    QCOMPARE(tints->blocks.size(), answer().content.texts.blocks.size());
    QVERIFY(dotsOfThePlot() != plain);
    QVERIFY(showTab("diagnosis") && session().selection()->tints() == tints);
    setDifference(0.3);
    QVERIFY(answers() && session().selection()->tints() != nullptr); // from the new analysis
    session().setStepping(true);
    QVERIFY(session().selection()->tints() == nullptr);
    session().setWorkspace(Workspace::Annotate); // an annotator is not shown the result of a method
    QVERIFY(session().selection()->tints() == nullptr);
    session().setWorkspace(Workspace::Inspect);
    QVERIFY(session().selection()->tints() != nullptr);
    QVERIFY(showTab("detection"));
    tab().tintSwitch()->click();
    QVERIFY(session().selection()->tints() == nullptr);
}

void TestDetectionTab::prunedPageHasTheDetection()
{
    QVERIFY(openAt("shop") && showsSearch());
    click(tab().byDetection());
    QVERIFY(showsDetection());
    QVERIFY(showTab("diagnosis") && session().kept()->isDetected() &&
            !diagnosis().severalButton()->isChecked());
    setDifference(0.3); // another analysis shows it, too; another page does not
    QVERIFY(answers() && session().kept()->isDetected() && analysis().options.search.minDifference == 0.3);
    QCOMPARE(session().kept()->mask(), filtered().kept);
    QVERIFY(openSample("news") && !session().kept()->isDetected() && !session().kept()->isDetectionWanted());
    QVERIFY(showTab("detection") && showsSearch());
}

void TestDetectionTab::whyNamesTheSearchWhileTheDetectionIsShown()
{
    QVERIFY(openAt("rejected"));
    const NodeId first = analysis().sequence.nodes[tab().answer()->detected.kept.front().begin.value];
    session().selection()->select(first);
    const auto notes = [&] {
        const QString note = searchNote(session(), first);
        const bool isTold =
            showTab("why") && !note.isEmpty() && tabOf<WhyTab>().story()->text().contains(note);
        return showTab("detection") && isTold;
    };
    QVERIFY(!notes());
    click(tab().byDetection());
    QVERIFY(notes());
    session().setStepping(true); // a step of the search is shown
    QVERIFY(!notes());
    session().setStepping(false);
    click(tab().bySearch());
    QVERIFY(!notes());
}

void TestDetectionTab::pageWithoutContentIsKeptWhole()
{
    QVERIFY(showTab("detection") && !tab().hint().isEmpty());
    for (const QByteArray& html : {form, sample("figure2")}) {
        QVERIFY(open(html) && tab().hint().isEmpty());
        QCOMPARE(tab().answer()->content.kind, ContentKind::None);
        QCOMPARE(tab().candidates()->isVisible(), !expected().candidates.empty());
        QVERIFY(!tab().difference()->isVisible() && !tab().byHand()->isEnabled());
        QVERIFY(session().selection()->marks().empty()); // until one is selected
        click(tab().byDetection());
        QVERIFY(session().kept()->isDetected());
        QCOMPARE(countNodes(analysis().sequence, session().kept()->mask()).kept, analysis().counts.raw);
        setDifference(0.3); // another analysis shows it, too
        QVERIFY(answers() && session().kept()->isDetected());
        click(tab().bySearch());
        QVERIFY(showsSearch() && session().kept()->several().empty());
    }
    clickRow(0);
    QCOMPARE(session().selection()->marks().size(), expected().candidates[0].records.size());
    QCOMPARE(bandOf(0)->look, BandLook::Other);
    click(tab().byHand());
    QVERIFY(showsByHand(0));
}

void TestDetectionTab::textIsShownWithItsBlocks()
{
    QVERIFY(openAt("article"));
    const MainContent found = findContent(session().trees()->document());
    QCOMPARE(found.kind, ContentKind::Text);
    QCOMPARE(tab().kinds()->kind(), std::optional(ContentKind::Text));
    QVERIFY(tab().blocks()->isVisible() && !tab().candidates()->isVisible());
    QCOMPARE(tab().blocks()->model()->rowCount(),
             static_cast<int>(found.texts.blocks.size() + found.texts.unseen.size()));
    QCOMPARE(session().selection()->marks().size(), regionsOf(analysis().sequence, found.nodes).size());
    click(tab().byDetection());
    QVERIFY(showsDetection());
    const auto first =
        std::ranges::find(found.scored.blocks, true, &ScoredBlock::isKept) - found.scored.blocks.begin();
    clickCell(tab().blocks(), tab().blocks()->model()->index(static_cast<int>(first), 0));
    QCOMPARE(session().selection()->node(),
             found.texts.blocks[static_cast<std::size_t>(first)].block.container);
}

// Each candidate is marked and can be shown; the lists come back with their kind.
void TestDetectionTab::everyKindIsShownByHand()
{
    QVERIFY(openAt("article"));
    click(tab().byHand());
    for (const ContentKind kind : {ContentKind::List, ContentKind::Text}) {
        tab().kinds()->setCurrentItem(rowOf(kind));
        QVERIFY(answers() && session().kept()->byHand().has_value());
        QCOMPARE(session().kept()->byHand()->kind, kind);
        if (kind != ContentKind::List)
            QCOMPARE(session().kept()->several(), tab().answer()->placeOf(kind));
        QVERIFY(!session().selection()->marks().empty());
        QCOMPARE(tab().candidates()->isVisible(), kind != ContentKind::Text);
    }
    tab().kinds()->setCurrentItem(rowOf(ContentKind::None)); // has no candidate: the search is shown again
    QVERIFY(answers() && showsSearch() && !session().kept()->byHand());
}

void TestDetectionTab::answersHaveTheirExpectedF1()
{
    for (const char* page : {"article", "product", "shop"}) {
        QVERIFY(openAt(page));
        const MainContent& content = tab().answer()->content;
        QCOMPARE(tab().kinds()->topLevelItemCount(), static_cast<int>(contentKinds));
        QCOMPARE(static_cast<ContentKind>(AnswerTable::keyOf(tab().kinds()->topLevelItem(0))), content.kind);
        for (int i = 0; i < tab().kinds()->topLevelItemCount(); ++i) {
            const QTreeWidgetItem* row = tab().kinds()->topLevelItem(i);
            const auto kind = static_cast<ContentKind>(AnswerTable::keyOf(row));
            QVERIFY(std::abs(row->text(1).toDouble() - content.expected(kind)) < 0.006);
        }
    }
}

void TestDetectionTab::findsWhatTheCommandLineFinds()
{
    // The ol, which has one record more, is the main region.
    const QByteArray html = "<!DOCTYPE html><title>t</title><ul>" + record.repeated(4) + "</ul><ol>" +
                            record.repeated(5) + "</ol>";
    const QString path = write("lists.html", html);
    QVERIFY(showTab("detection"));
    const auto isFound = [&](const QStringList& options, std::size_t records) {
        if (!answers())
            return false;
        QProcess run; // after that: one that ends while events are handled cannot be waited for
        run.start(QStringLiteral(TAGSEAM_CLI), QStringList{"content", path, "--json"} + options);
        if (!run.waitForFinished(testTimeout()) || run.exitCode() != 0)
            return false;
        const ContentDetection& detection = *tab().answer();
        const bool isAlike =
            QByteArray::fromStdString(contentJson(session().trees()->document(), detection.content)) ==
            run.readAllStandardOutput();
        return isAlike && detection.main().records.size() == records &&
               analysis().sequence.nodes ==
                   detection.content.lists.sequence.nodes; // exactly the same positions
    };
    QVERIFY(open(html) && isFound({}, 5));
    session().changes()->takeAway({TagPathEdit::Kind::SubtreeGone, {nodeNamed("ol")}, {}});
    QVERIFY(answers() && isFound({"--without", "ol"}, 4));
    QVERIFY(open(html));
    session().changes()->takeAway({TagPathEdit::Kind::Ignored, {nodeNamed("ul")}, {}});
    QVERIFY(answers() && isFound({"--ignore", "ul"}, 5));
    QVERIFY(open(html));
    setNodes(NodeKinds::Elements);
    QVERIFY(answers() && isFound({"--nodes", "elements"}, 5));
}

void TestDetectionTab::listIsShownByHand()
{
    QVERIFY(openAt("shop"));
    const int other = listElsewhere();
    click(tab().byDetection());
    clickRow(other);
    QVERIFY(session().kept()->isDetected()); // a selected row alone changes nothing
    click(tab().byHand());
    QVERIFY(showsByHand(other) && session().kept()->isDetectionShown());
    QVERIFY(scoredName(session()).contains(QString::number(other + 1)));
    const QString scored = scoredText({}, session());
    QVERIFY(showTab("why") && showTab("diagnosis") && showsByHand(other)); // it stays
    QVERIFY(!diagnosis().severalButton()->isChecked() && showTab("detection"));
    const QSignalSpy changed(session().kept(), &KeptRegions::severalChanged);
    click(tab().byDetection());
    QVERIFY(answers() && showsDetection());
    QCOMPARE(changed.count(), 1);
    QVERIFY(scoredText({}, session()) != scored);
    click(tab().byHand());
    setDifference(0.3); // it applied to that result; content detection was requested before
    QVERIFY(answers() && session().kept()->isDetected() && !session().kept()->byHand());
    click(tab().bySearch());
    QVERIFY(showsSearch());
}

// With keys: the option, then the next list; and one with exactly the positions of another.
void TestDetectionTab::byHandGoesWithTheRow()
{
    QVERIFY(openAt("shop"));
    tab().bySearch()->setFocus(Qt::TabFocusReason);
    QTest::keyClick(tab().bySearch(), Qt::Key_Right);
    QTest::keyClick(tab().byDetection(), Qt::Key_Right);
    QVERIFY(showsByHand(0)); // the list that content detection keeps, but chosen by hand
    for (int row = 1; row < tab().model()->rowCount(); ++row) {
        QTest::keyClick(tab().candidates(), Qt::Key_Down);
        QVERIFY(showsByHand(row));
    }
    session().setStepping(true); // shows its own region
    QVERIFY(!session().kept()->isDetectionShown());
    session().setStepping(false);
}

void TestDetectionTab::byHandEndsWithThePageAndTheOptions()
{
    QVERIFY(openAt("shop"));
    const int other = listElsewhere();
    clickRow(other);
    click(tab().byHand());
    {
        const BusyPool busy(explainer().pool()); // a cancelled analysis leaves it
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

void TestDetectionTab::pageChangesWhileItIsSearched()
{
    QVERIFY(openAt("shop") && showTab("why"));
    {
        const BusyPool busy(explainer().pool());
        analyse(session(), sample("news").toStdString());
        view().showTab("detection");
        QVERIFY(waitFor([&] { return explainer().isWorking(); }));
        analyse(session(), sample("homogeneous").toStdString());
    }
    QVERIFY(answers());
    QCOMPARE(tab().answer()->detected.records, 66U);
    for (const NestedBand& band : session().selection()->bands())
        QVERIFY(band.region.end.value <= analysis().sequence.size());
}

void TestDetectionTab::searchCanBeCancelled()
{
    QVERIFY(openSample("shop"));
    QVERIFY(cancels([&] { view().showTab("detection"); }));
    QVERIFY(tab().answer() == nullptr);
    QVERIFY(followLink(tab().headline(), "again") && answers());
    QVERIFY(tab().answer() != nullptr);
    click(tab().byDetection());
    QVERIFY(cancels([&] { // content detection of another analysis that is under way
        setDifference(0.3);
        QVERIFY(waitFor([&] { return analysis().options.search.minDifference == 0.3; }));
        QVERIFY(tab().byDetection()->isChecked() && !session().kept()->isDetected());
    }));
    QVERIFY(tab().bySearch()->isChecked() && !tab().byDetection()->isEnabled());
    QVERIFY(followLink(tab().headline(), "again") && answers() && showsDetection());
}

// The tab asks although it is hidden.
void TestDetectionTab::cancelledAnalysisBringsTheDetectionBack()
{
    QVERIFY(openAt("shop"));
    click(tab().byDetection());
    QVERIFY(showTab("why"));
    {
        const BusyPool busy(explainer().pool());
        setDifference(0.3);
        QVERIFY(waitFor([&] { return analysis().options.search.minDifference == 0.3; }));
        QVERIFY(session().kept()->isDetectionWanted() && !session().kept()->isDetected());
        setDifference(0.4); // the inquiry is dropped
        session().runner()->cancel();
        QCOMPARE(session().runner()->setup().search.minDifference, 0.3);
    }
    QVERIFY(answers() && session().kept()->isDetected());
    QCOMPARE(session().kept()->mask(), filtered().kept);
}

void TestDetectionTab::diagnosisOffersTheDetection()
{
    QVERIFY(showTab("diagnosis") && openSample("homogeneous"));
    QVERIFY(names(diagnosis().detectionText()->text(), {66}));
    click(diagnosis().detectionButton());
    QVERIFY(answers());
    QCOMPARE(view().tabInSight(), static_cast<const ExplainTab*>(&tab()));
    QVERIFY(showTab("diagnosis") && followLink(diagnosis().detectionText(), "tab:detection"));
    QCOMPARE(view().tabInSight(), static_cast<const ExplainTab*>(&tab()));
    QVERIFY(showTab("diagnosis") && openSample("shop")); // a page that is split well
    QVERIFY(!diagnosis().detectionText()->isVisible() && !diagnosis().detectionButton()->isVisible());
}

void TestDetectionTab::regionsOfDiagnosisTakeItsPlace()
{
    QVERIFY(openAt("news"));
    click(tab().byDetection());
    QVERIFY(session().kept()->isDetected());
    setContentAround(analysis().trace.region);
    QVERIFY(showTab("diagnosis"));
    click(diagnosis().severalButton());
    QVERIFY(!session().kept()->several().empty() && !session().kept()->isDetected() &&
            !session().kept()->isDetectionWanted());
    QVERIFY(showTab("detection"));
    QVERIFY(!tab().bySearch()->isChecked() && !tab().byDetection()->isChecked());
    click(tab().byDetection());
    QVERIFY(session().kept()->isDetected() && tab().byDetection()->isChecked() &&
            !tab().bySearch()->isChecked());
    QVERIFY(showTab("diagnosis")); // and back to the search
    click(diagnosis().severalButton());
    QVERIFY(showTab("detection"));
    click(tab().bySearch());
    QVERIFY(session().kept()->several().empty() && showsSearch());
}

// The inquiry for content detection follows the one about the page; another page, another analysis and the
// user end it.
void TestDetectionTab::diagnosisWaitsForTheDetection()
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
               !diagnosis().detectionText()->isVisible();
    };
    const auto isOffered = [&] {
        return diagnosis().detectionText()->isVisible() && diagnosis().detectionButton()->isVisible();
    };
    QVERIFY(waits());
    analyse(session(), sample("rejected").toStdString());
    QVERIFY(!diagnosis().detectionText()->isVisible());
    busy.reset();
    QVERIFY(answers() && isOffered() && names(diagnosis().detectionText()->text(), {126}));
    QVERIFY(waits());
    setDifference(0.3);
    session().runner()->cancel();
    busy.reset();
    QVERIFY(answers() && isOffered());
    QVERIFY(waits());
    QVERIFY(waitFor([&] { return view().workBar()->isVisible(); }));
    QTest::mouseClick(view().workBar()->cancelButton(), Qt::LeftButton);
    QVERIFY(waitFor([&] { return diagnosis().detectionText()->isVisible(); }));
    busy.reset();
    QVERIFY(answers() && !isOffered()); // until the user asks
    QVERIFY(followLink(diagnosis().detectionText(), "detection") && answers());
    QVERIFY(isOffered() && names(diagnosis().detectionText()->text(), {66}));
}

TAGSEAM_TEST(TestDetectionTab)
#include "tst_detectiontab.moc"
