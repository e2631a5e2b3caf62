// SPDX-License-Identifier: MIT
// The waterline under the plot with real drags, wheels and keys: its drawing and its sentence.
#include "tests/ui/testpage.h"
#include "ui/plot/plotview.h"
#include "ui/plot/waterlineview.h"

#include <QBuffer>
#include <QPainter>
#include <QSplitter>
#include <QSvgGenerator>
#include <QToolTip>
#include <QWheelEvent>

#include <tuple>

using namespace tagseam;

class TestWaterline : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void sharesItsXAxisWithThePlotWhateverIsDoneToEither();
    void keysAndClicksOfThePlotWorkHereAsWell();
    void sentenceHasTheNumbersOfTheLevel();
    void dragMovesTheWaterAndDoubleClickGoesBackToTheRun();
    void upAndDownTryTheNextThresholdUntilEscOrAnotherLevel();
    void thresholdTriedByHandOpensItsGaps();
    void openGapsAtWhichTheScanCannotSplitAreNamedSo();
    void legendIsThereAtAnyHeight();
    void tipHasTheThresholdOfTheGap();
    void rejectedMiddleIsWhatTheSizeRuleRejects();
    void followsTheSearchStepByStep();

  private:
    void open(std::string_view html)
    {
        analyse(*m_session, html);
        m_window->grab(); // computes the layout
    }
    WaterScene scene() const { return waterScene(*m_session, m_water->state()); }
    double x(double position) const { return m_water->geometryOfWater().axis.x(position); }
    QPoint atRank(std::size_t rank) const
    {
        const WaterGeometry& g = m_water->geometryOfWater();
        return QPointF(g.axis.plot.center().x(), g.waterY(rank)).toPoint();
    }
    void drag(const QPoint& from, const QPoint& to, Qt::MouseButton button = Qt::LeftButton,
              Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(m_water, button, modifiers, from);
        QMouseEvent move(QEvent::MouseMove, to, m_water->mapToGlobal(to), button, button, modifiers);
        QApplication::sendEvent(m_water, &move);
        QTest::mouseRelease(m_water, button, modifiers, to);
    }
    QString sentence() const { return m_water->accessibleDescription(); }
    QString tipAt(const QPointF& point)
    {
        QMouseEvent move(QEvent::MouseMove, point, m_water->mapToGlobal(point), Qt::NoButton, {}, {});
        QApplication::sendEvent(m_water, &move);
        return QToolTip::text()
            .replace(QLatin1String(" \n"), QLatin1String(" "))
            .replace('\n', ' '); // one line
    }
    static bool hasSign(const std::vector<WaterLegendEntry>& legend, WaterSign sign)
    {
        return std::ranges::find(legend, sign, &WaterLegendEntry::sign) != legend.end();
    }

    std::unique_ptr<PageSession> m_session;
    std::unique_ptr<QSplitter> m_window;
    PlotView* m_plot = nullptr;
    WaterlineView* m_water = nullptr;
};

void TestWaterline::init()
{
    m_session = std::make_unique<PageSession>();
    m_window = std::make_unique<QSplitter>(Qt::Vertical);
    m_plot = new PlotView(m_session.get());
    m_water = new WaterlineView(m_session.get(), m_plot);
    m_window->addWidget(m_plot);
    m_window->addWidget(m_water);
    m_window->resize(900, 560);
    m_window->setSizes({300, 260});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get(), testTimeout()));
    open(menuAndList());
}

void TestWaterline::cleanup()
{
    m_window.reset();
    m_session.reset();
}

void TestWaterline::sharesItsXAxisWithThePlotWhateverIsDoneToEither()
{
    const auto agree = [&] {
        m_window->grab();
        const PlotGeometry& plot = m_plot->geometryOfPlot();
        const PlotGeometry& water = m_water->geometryOfWater().axis;
        for (const double position : {0.0, 10.0, 57.5})
            QCOMPARE(water.x(position), plot.x(position));
    };
    agree();
    const QPoint middle = atRank(0);
    QWheelEvent wheel(middle, m_water->mapToGlobal(middle), {}, {0, 360}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_water, &wheel);
    agree();
    QVERIFY(m_plot->last() - m_plot->first() < m_session->runner()->analysis().sequence.size() * 0.6);
    const double first = m_plot->first();
    drag(middle, middle - QPoint(100, 0), Qt::LeftButton, Qt::ShiftModifier);
    agree();
    QVERIFY(m_plot->first() > first);
    drag(middle, middle + QPoint(100, 0), Qt::MiddleButton);
    agree();
    QVERIFY(std::abs(m_plot->first() - first) < 0.01);
    QVERIFY(!m_water->whatIf());
}

void TestWaterline::keysAndClicksOfThePlotWorkHereAsWell()
{
    const TagPathSequence& sequence = m_session->runner()->analysis().sequence;
    QTest::keyClick(m_water, Qt::Key_W);
    QVERIFY(m_plot->last() - m_plot->first() < sequence.size());
    QTest::keyClick(m_water, Qt::Key_0);
    m_session->selection()->selectPosition({10});
    QTest::keyClick(m_water, Qt::Key_Right);
    QCOMPARE(sequence.positionOf(m_session->selection()->node()).value, 11U);
    m_window->grab();
    QTest::mouseClick(m_water, Qt::LeftButton, {}, {qRound(x(33.5)), atRank(0).y()});
    QCOMPARE(sequence.positionOf(m_session->selection()->node()).value, 33U);
    QVERIFY(!m_water->whatIf());
}

void TestWaterline::sentenceHasTheNumbersOfTheLevel()
{
    const SearchTrace& trace = m_session->runner()->analysis().trace;
    for (std::uint32_t level = 0; level < trace.levels.size(); ++level) {
        m_session->selection()->selectLevel(level);
        m_water->grab();
        QVERIFY(names(sentence(), {level + 1}));
        if (const CandidateSplit* split = trace.acceptedSplit(trace.levels[level]))
            QVERIFY(names(sentence(), {split->split.value + 1, split->left, split->right}));
    }
}

void TestWaterline::dragMovesTheWaterAndDoubleClickGoesBackToTheRun()
{
    const WaterScene run = scene();
    QVERIFY(run.water.thresholds.size() >= 3);
    for (std::size_t rank = 0; rank < run.water.thresholds.size(); ++rank) {
        const std::size_t other = rank == 0 ? 2 : 0;
        drag(atRank(other), atRank(rank));
        QCOMPARE(m_water->whatIf(), std::optional(run.water.thresholds[rank]));
    }
    drag(atRank(0), atRank(1) + QPoint(0, 4000)); // far outside the frame
    QCOMPARE(m_water->whatIf(), std::optional(run.water.thresholds.front()));
    QTest::mouseDClick(m_water, Qt::LeftButton, {}, atRank(1));
    QVERIFY(!m_water->whatIf());
    QVERIFY(scene().candidateSplits == run.candidateSplits);
}

void TestWaterline::upAndDownTryTheNextThresholdUntilEscOrAnotherLevel()
{
    const WaterScene run = scene();
    const std::size_t rank = run.rankOf(*run.threshold);
    QTest::keyClick(m_water, Qt::Key_Up);
    QCOMPARE(m_water->whatIf(), std::optional(run.water.thresholds[rank + 1]));
    for (std::size_t i = 0; i < run.water.thresholds.size(); ++i)
        QTest::keyClick(m_water, Qt::Key_Up);
    QCOMPARE(m_water->whatIf(), std::optional(run.water.thresholds.back()));
    QTest::keyClick(m_water, Qt::Key_Down);
    QCOMPARE(m_water->whatIf(), std::optional(*(run.water.thresholds.rbegin() + 1)));
    m_session->selection()->selectLevel(
        0); // nothing changes: it is shown already, but Esc of the plot would clear it
    QTest::keyClick(m_water, Qt::Key_Up);
    QTest::keyClick(m_water, Qt::Key_Escape);
    QVERIFY(!m_water->whatIf());
    QCOMPARE(m_session->selection()->level(), 0U);
    QTest::keyClick(m_water, Qt::Key_Escape);
    QCOMPARE(m_session->selection()->level(), noLevel);
    for (const bool isAnotherPage : {false, true}) {
        m_water->setWhatIf(scene().water.thresholds.back());
        QVERIFY(m_water->whatIf());
        isAnotherPage ? analyse(*m_session, menuAndList()) : m_session->selection()->selectLevel(1);
        QVERIFY(!m_water->whatIf());
        QCOMPARE(scene().water.region,
                 m_session->runner()->analysis().trace.levels[isAnotherPage ? 0 : 1].region);
    }
}

void TestWaterline::thresholdTriedByHandOpensItsGaps()
{
    // body i aaaaa i bbbbb ususus p
    open("<body><i>" +
         std::string("<a></a><a></a><a></a><a></a><a></a></i><i><b></b><b></b><b></b><b></b><b></b>") +
         "</i><u></u><s></s><u></u><s></s><u></u><s></s><p></p></body>");
    QCOMPARE(scene().water.thresholds, (std::vector<std::uint32_t>{1, 2, 3, 5}));
    using Row =
        std::tuple<std::uint32_t, std::size_t, CandidateSplit>; // threshold, gaps, the first candidate split
    for (const auto& [threshold, gaps, first] :
         {Row{1, 2, {Position{8}, 8, 12, Verdict::RejectedBySize}}, // open after the last i and the last b
          Row{2, 2, {Position{7}, 7, 13, Verdict::Accepted}},       // the two i are under water
          Row{3, 1, {Position{7}, 7, 13, Verdict::Accepted}}}) {    // only a and b
        m_water->setWhatIf(threshold);
        const WaterScene tried = scene();
        QCOMPARE(tried.trial->splits.size(), gaps);
        QVERIFY(tried.candidateSplits.front() == first);
        QVERIFY(names(sentence(), {threshold, gaps, first.split.value + 1, first.left, first.right}));
    }
    m_water->setWhatIf(5); // fewer than two symbols pass
    QVERIFY(scene().trial->splits.empty() && names(sentence(), {5}));
    m_water->setWhatIf(4); // not a threshold of this level
    QVERIFY(!m_water->whatIf());
    AnalysisOptions strict;
    strict.search.minDifference = 0.5;
    const QSignalSpy analysed(m_session->runner(), &AnalysisRunner::analysisChanged);
    m_session->runner()->setOptions(strict);
    QVERIFY(waitFor([&] { return analysed.count() > 0; }));
    m_water->setWhatIf(2);
    QVERIFY(scene().candidateSplits.front() == (CandidateSplit{Position{7}, 7, 13, Verdict::RejectedBySize}));
}

void TestWaterline::openGapsAtWhichTheScanCannotSplitAreNamedSo()
{
    // Two rows of cells: the gaps before the first row are open at 1, but no symbol that passes ends there.
    open("<body><h1></h1><table><tr><td></td><td></td></tr><tr><td></td><td></td></tr></table></body>");
    m_water->setWhatIf(1);
    const WaterScene shown = scene();
    QVERIFY(shown.threshold.has_value());
    const auto gapCount = static_cast<std::size_t>(
        std::ranges::count_if(shown.water.opensAt, [&](auto at) { return at <= *shown.threshold; }));
    QCOMPARE(shown.openCount(), static_cast<std::uint32_t>(gapCount));
    QVERIFY(gapCount > 0);
    const Trial trial = tryThreshold(m_session->runner()->analysis().sequence.symbols, shown.water,
                                     *shown.threshold, m_session->runner()->analysis().options.search);
    QVERIFY(trial.splits.empty());
    QVERIFY(names(sentence(), {gapCount}));
    m_window->grab(); // computes the layout
    for (const OpenGaps& gaps : shown.open) {
        const double middle = m_water->geometryOfWater().openLane.center().y();
        QVERIFY(tipAt({x(gaps.splits.begin.value), middle}).contains(whyNoSplit(gaps.use)));
    }
    const auto legend = WaterlinePainter::legend(shown, m_water->geometryOfWater());
    QVERIFY(hasSign(legend, WaterSign::CannotSplit) && !hasSign(legend, WaterSign::CanSplit));
    m_water->setWhatIf({});
    open(menuAndList());
    QVERIFY(hasSign(WaterlinePainter::legend(scene(), m_water->geometryOfWater()), WaterSign::CanSplit));
}

void TestWaterline::legendIsThereAtAnyHeight()
{
    for (const int height : {m_water->minimumSizeHint().height(), 260}) {
        m_window->setSizes({560 - height, height});
        m_window->grab();
        const WaterGeometry& geometry = m_water->geometryOfWater();
        const auto legend = WaterlinePainter::legend(scene(), geometry);
        QBuffer drawing;
        drawing.open(QIODevice::WriteOnly);
        QSvgGenerator svg;
        svg.setOutputDevice(&drawing);
        svg.setSize(m_water->size());
        QPainter painter(&svg);
        const WaterScene shown = scene();
        WaterlinePainter(*m_session, shown, geometry, painter).paintFront();
        painter.end();
        QVERIFY(drawing.data().contains(legend.front().text.toUtf8()));
        const QString tip = tipAt(geometry.caption.center());
        for (const WaterLegendEntry& entry : legend)
            QVERIFY2(tip.contains(entry.text), qUtf8Printable(tip)); // the entries without room
    }
}

void TestWaterline::tipHasTheThresholdOfTheGap()
{
    const WaterScene run = scene();
    const auto blocking =
        symbolsOnBothSides(m_session->runner()->analysis().sequence.symbols, run.water.region);
    bool isNeverSeen = false;
    for (std::size_t gap = 0; gap < run.water.opensAt.size(); gap += 7) {
        const QString tip =
            tipAt({x(static_cast<double>(gap + 1)), m_water->geometryOfWater().axis.plot.top() + 20});
        const std::uint32_t opensAt = run.water.opensAt[gap];
        isNeverSeen |= opensAt == neverOpens;
        const std::size_t number = gap + 1; // in place of the hidden text
        QVERIFY(names(tip, {gap + 1, gap + 2, opensAt == neverOpens ? number : opensAt,
                            blocking[gap] > 1 ? blocking[gap] : number}));
    }
    QVERIFY(isNeverSeen);
}

void TestWaterline::rejectedMiddleIsWhatTheSizeRuleRejects()
{
    for (const SizeRule rule : {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}) {
        for (const double minDifference : {0.0, 0.2, 0.33, 1.0}) {
            SearchOptions options;
            options.sizeRule = rule;
            options.minDifference = minDifference;
            for (std::uint32_t n = 2; n < 60; ++n) {
                const RejectedSplits rejected = rejectedSplits(options, n);
                for (std::uint32_t left = 1; left < n; ++left) {
                    // At the limit, where the difference equals the minimum difference, rounding decides.
                    if (std::abs(std::abs(left - rejected.from)) < 1e-9 ||
                        std::abs(left - rejected.to) < 1e-9)
                        continue;
                    const bool isInside = !rejected.isEmpty() && left > rejected.from && left < rejected.to;
                    QCOMPARE(isInside, !passesSizeRule(options, left, n - left));
                }
            }
        }
    }
}

void TestWaterline::followsTheSearchStepByStep()
{
    const SearchTrace& trace = m_session->runner()->analysis().trace;
    m_session->setStepping(true);
    std::ptrdiff_t found = 0; // number of candidate splits over all steps
    bool isMore = true;
    for (m_session->cursor()->step([](Stepper& stepper) { stepper.seek(0); }); isMore;
         m_session->cursor()->step([&](Stepper& stepper) { isMore = stepper.next(Grain::Step); })) {
        const Stepper& stepper = m_session->cursor()->stepper();
        const WaterScene now = scene();
        QCOMPARE(now.water.region, stepper.level().region);
        QCOMPARE(now.threshold.value_or(0), stepper.threshold());
        if (stepper.candidateSplit() != nullptr) {
            ++found;
            QVERIFY(!now.candidateSplits.empty() && now.candidateSplits.back() == *stepper.candidateSplit());
        }
        for (const CandidateSplit& candidateSplit : now.candidateSplits)
            QVERIFY2(stepper.place().kind != StepKind::Read || stepper.i() == 0 ||
                         candidateSplit.verdict == Verdict::OneSymbol ||
                         candidateSplit.split.value <= stepper.position().value + 1,
                     "nothing that was not read yet");
    }
    QCOMPARE(found, std::ranges::count_if(trace.candidateSplits, [](const CandidateSplit& candidateSplit) {
                 return candidateSplit.verdict != Verdict::OneSymbol;
             }));
    m_session->cursor()->step([](Stepper& stepper) { stepper.seek(3); });
    m_water->setWhatIf(scene().water.thresholds.back());
    QVERIFY(m_water->whatIf());
    m_session->cursor()->step([](Stepper& stepper) { stepper.next(Grain::Step); });
    QVERIFY2(!m_water->whatIf(), "the run went on");
    for (const bool isAsking : {false, true, false}) { // a sentence would reveal the answer
        m_session->setAsking(isAsking);
        m_water->grab();
        QCOMPARE(sentence().isEmpty(), isAsking);
    }
}

TAGSEAM_TEST(TestWaterline)
#include "tst_waterline.moc"
