// SPDX-License-Identifier: MIT
// The waterline under the plot through real drags, wheels and keys: what it says, and what it paints.
#include "testpage.h"
#include "ui/theme.h"
#include "ui/views/plotview.h"
#include "ui/views/waterlineview.h"

#include <QSplitter>
#include <QToolTip>
#include <QWheelEvent>

#include <set>

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
    void upAndDownTryTheNextThresholdAndEscEndsIt();
    void thresholdTriedByHandOpensItsGaps();
    void anotherLevelEndsWhatWasTriedByHand();
    void tipHasTheThresholdOfTheGap();
    void paintTellsWaterRockCliffsAndMarksApart();
    void refusedMiddleIsWhatTheSizeRuleRefuses();
    void followsTheSearchStepByStep();
    void emptyPageAndSinglePositionTakeClicksAndKeys();

  private:
    void open(std::string_view html, const SearchOptions& options = {});
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
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    open(menuAndList());
}

void TestWaterline::cleanup()
{
    m_window.reset();
    m_session.reset();
}

void TestWaterline::open(std::string_view html, const SearchOptions& options)
{
    AnalysisOptions all = m_session->options();
    all.search = options;
    if (all != m_session->options() && m_session->hasDocument()) {
        QSignalSpy analysed(m_session.get(), &PageSession::analysisChanged);
        m_session->setOptions(all);
        QVERIFY(waitFor([&] { return analysed.count() > 0; }));
    }
    analyse(*m_session, html);
    m_window->grab(); // lays out
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
    const double before = m_plot->geometryOfPlot().position(middle.x());
    QApplication::sendEvent(m_water, &wheel);
    agree();
    QVERIFY(m_plot->last() - m_plot->first() < m_session->analysis().sequence.size() * 0.6);
    QVERIFY(std::abs(m_plot->geometryOfPlot().position(middle.x()) - before) < 1);

    const double first = m_plot->first();
    drag(middle, middle - QPoint(100, 0), Qt::LeftButton, Qt::ShiftModifier);
    agree();
    const double moved = m_plot->first() - first;
    QVERIFY2(std::abs(moved * m_plot->geometryOfPlot().pixelsPerPosition() - 100) < 1,
             "by what it was dragged");
    drag(middle, middle + QPoint(100, 0), Qt::MiddleButton);
    agree();
    QVERIFY(std::abs(m_plot->first() - first) < 0.01);
    QVERIFY(!m_water->whatIf());

    QTest::keyClick(m_plot, Qt::Key_D);
    agree();
    m_window->resize(700, 500);
    agree();
}

void TestWaterline::keysAndClicksOfThePlotWorkHereAsWell()
{
    QTest::keyClick(m_water, Qt::Key_W);
    QVERIFY(m_plot->last() - m_plot->first() < m_session->analysis().sequence.size());
    QTest::keyClick(m_water, Qt::Key_0);
    QCOMPARE(m_plot->last(), static_cast<double>(m_session->analysis().sequence.size()));
    m_session->selectPosition({10});
    QTest::keyClick(m_water, Qt::Key_Right);
    QCOMPARE(m_session->analysis().sequence.positionOf(m_session->selection()).value, 11U);
    m_session->selectLevel(1);
    QTest::keyClick(m_water, Qt::Key_Escape);
    QCOMPARE(m_session->level(), noLevel);
    m_window->grab();
    QTest::mouseClick(m_water, Qt::LeftButton, {}, {qRound(x(33.5)), atRank(0).y()});
    QCOMPARE(m_session->analysis().sequence.positionOf(m_session->selection()).value, 33U);
    QVERIFY(!m_water->whatIf());
}

void TestWaterline::sentenceHasTheNumbersOfTheLevel()
{
    const SearchTrace& trace = m_session->analysis().trace;
    for (std::uint32_t level = 0; level < trace.levels.size(); ++level) {
        m_session->selectLevel(level);
        m_water->grab();
        QVERIFY(names(sentence(), {level + 1}));
        if (const Opening* split = trace.acceptedSplit(trace.levels[level]))
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
    drag(atRank(0), atRank(1) + QPoint(0, 4000)); // far out of the frame
    QCOMPARE(m_water->whatIf(), std::optional(run.water.thresholds.front()));
    QTest::mouseDClick(m_water, Qt::LeftButton, {}, atRank(1));
    QVERIFY(!m_water->whatIf());
    QVERIFY(scene().openings == run.openings);
}

void TestWaterline::upAndDownTryTheNextThresholdAndEscEndsIt()
{
    const WaterScene run = scene();
    const std::size_t rank = run.rankOf(*run.threshold);
    QTest::keyClick(m_water, Qt::Key_Up);
    QCOMPARE(m_water->whatIf(), std::optional(run.water.thresholds[rank + 1]));
    for (std::size_t i = 0; i < 100; ++i)
        QTest::keyClick(m_water, Qt::Key_Up);
    QCOMPARE(m_water->whatIf(), std::optional(run.water.thresholds.back()));
    QTest::keyClick(m_water, Qt::Key_Down);
    QCOMPARE(m_water->whatIf(), std::optional(*(run.water.thresholds.rbegin() + 1)));
    m_session->selectLevel(0); // nothing changes: it is shown already, but the plot's Esc would clear it
    QTest::keyClick(m_water, Qt::Key_Up);
    QTest::keyClick(m_water, Qt::Key_Escape);
    QVERIFY(!m_water->whatIf());
    QCOMPARE(m_session->level(), 0U);
    QTest::keyClick(m_water, Qt::Key_Escape);
    QCOMPARE(m_session->level(), noLevel);
}

void TestWaterline::thresholdTriedByHandOpensItsGaps()
{
    // body i aaaaa i bbbbb ususus p
    open("<body><i>" +
         std::string("<a></a><a></a><a></a><a></a><a></a></i><i><b></b><b></b><b></b><b></b><b></b>") +
         "</i><u></u><s></s><u></u><s></s><u></u><s></s><p></p></body>");
    QCOMPARE(scene().water.thresholds, (std::vector<std::uint32_t>{1, 2, 3, 5}));
    const auto expect = [this](std::uint32_t threshold, std::size_t gaps, const Opening& first) {
        m_water->setWhatIf(threshold);
        const WaterScene tried = scene();
        QCOMPARE(tried.trial->splits.size(), gaps);
        QVERIFY(tried.openings.front() == first);
        QVERIFY(names(sentence(), {threshold, gaps, first.split.value + 1, first.left, first.right}));
    };
    // i, a, b, u, s pass: open after the last i and the last b
    expect(1, 2, {Position{8}, 8, 12, Verdict::TooBalanced});
    // the two i are under water: a and b separate
    expect(2, 2, {Position{7}, 7, 13, Verdict::Accepted});
    expect(3, 1, {Position{7}, 7, 13, Verdict::Accepted}); // a and b alone
    m_water->setWhatIf(5);                                 // fewer than two symbols pass
    QVERIFY(scene().trial->splits.empty() && names(sentence(), {5}));
    m_water->setWhatIf(4); // no threshold of this level
    QVERIFY(!m_water->whatIf());

    SearchOptions strict; // refuses what is not longer by half
    strict.advantage = 0.5;
    open("<body><i><a></a><a></a><a></a><a></a><a></a></i><i><b></b><b></b><b></b><b></b><b></b></i></body>",
         strict);
    expect(2, 1, {Position{7}, 7, 6, Verdict::TooBalanced});
}

void TestWaterline::anotherLevelEndsWhatWasTriedByHand()
{
    m_water->setWhatIf(scene().water.thresholds.back());
    QVERIFY(m_water->whatIf());
    m_session->selectLevel(1);
    QVERIFY(!m_water->whatIf());
    QCOMPARE(scene().water.region, m_session->analysis().trace.levels[1].region);
    m_water->setWhatIf(scene().water.thresholds.back());
    analyse(*m_session, menuAndList());
    QVERIFY(!m_water->whatIf());
}

void TestWaterline::tipHasTheThresholdOfTheGap()
{
    const WaterScene run = scene();
    const auto straddling = straddlingSymbols(m_session->analysis().sequence.symbols, run.water.region);
    bool isNeverSeen = false;
    for (std::size_t gap = 0; gap < run.water.opensAt.size(); gap += 7) {
        const double middle = x(static_cast<double>(gap + 1));
        const QPoint point = QPointF(middle, m_water->geometryOfWater().axis.plot.top() + 20).toPoint();
        QMouseEvent move(QEvent::MouseMove, point, m_water->mapToGlobal(point), Qt::NoButton, Qt::NoButton,
                         {});
        QApplication::sendEvent(m_water, &move);
        const std::uint32_t opensAt = run.water.opensAt[gap];
        isNeverSeen |= opensAt == neverOpens;
        const QString tip = QToolTip::text();
        QVERIFY(names(tip, {gap + 1, gap + 2}));
        if (opensAt != neverOpens)
            QVERIFY(names(tip, {opensAt}));
        if (straddling[gap] > 1)
            QVERIFY(names(tip, {straddling[gap]}));
    }
    QVERIFY(isNeverSeen);
}

void TestWaterline::paintTellsWaterRockCliffsAndMarksApart()
{
    // Two blocks as long as each other: refused in the middle. With a tail: then accepted after the second.
    std::string html = "<body>";
    for (const char* name : {"a", "b"}) {
        for (int i = 0; i < 20; ++i)
            html += '<' + std::string(name) + "></" + name + '>';
    }
    open(html + "<i></i><i></i><i></i><i></i><p></p></body>");
    const WaterScene run = scene();
    QCOMPARE(run.openings.size(), std::size_t{2});
    QCOMPARE(run.openings[0].verdict, Verdict::TooBalanced);
    QCOMPARE(run.openings[1].verdict, Verdict::Accepted);
    const WaterGeometry& g = m_water->geometryOfWater();
    const auto at = [](const QImage& image, double x, double y) {
        return image.pixel((QPointF(x, y) * image.devicePixelRatio()).toPoint());
    };
    const QImage image = m_water->grab().toImage();
    const double surface = g.waterY(run.rankOf(*run.threshold));
    const auto inArrow = [&](const Opening& opening) {
        return at(image, x(opening.split.value) - 2, surface - 8);
    };
    QCOMPARE(inArrow(run.openings[1]), Theme::current().split.rgb());  // accepted: full
    QVERIFY(inArrow(run.openings[0]) != Theme::current().split.rgb()); // refused: hollow
    QVERIFY(names(sentence(), {1, 42}));

    open(menuAndList());
    const WaterScene list = scene();
    for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
        applyTheme(choice);
        m_water->setWhatIf(list.water.thresholds.back());
        const QImage flood = m_water->grab().toImage();
        m_water->setWhatIf(list.water.thresholds.front());
        const QImage ebb = m_water->grab().toImage();
        for (std::size_t gap = 0; gap < list.water.opensAt.size(); ++gap) {
            const std::uint32_t opensAt = list.water.opensAt[gap];
            const double middle = x(static_cast<double>(gap + 1));
            if (opensAt == neverOpens) { // a cliff is hatched
                std::set<QRgb> colours;
                for (double y = g.terrainY(0) + 2; y < g.axis.plot.bottom() - 2; ++y)
                    colours.insert(at(ebb, middle, y));
                QVERIFY(colours.size() > 1);
                continue;
            }
            const std::size_t rank = list.rankOf(opensAt);
            if (opensAt == list.water.thresholds.back())
                continue;
            QCOMPARE(at(flood, middle, g.terrainY(rank) + 3), Theme::current().terrain.rgb());
            if (rank > 0) // under water in one picture, in the air in the other
                QVERIFY(at(flood, middle, g.waterY(rank) - 2) != at(ebb, middle, g.waterY(rank) - 2));
        }
    }
}

void TestWaterline::refusedMiddleIsWhatTheSizeRuleRefuses()
{
    for (const SizeRule rule : {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off}) {
        for (const double advantage : {0.0, 0.2, 0.33, 1.0}) {
            SearchOptions options;
            options.sizeRule = rule;
            options.advantage = advantage;
            for (std::uint32_t n = 2; n < 60; ++n) {
                const RefusedSplits refused = refusedSplits(options, n);
                for (std::uint32_t left = 1; left < n; ++left) {
                    // At the very edge, where the difference is the advantage, rounding may say either.
                    if (std::abs(std::abs(left - refused.from)) < 1e-9 || std::abs(left - refused.to) < 1e-9)
                        continue;
                    const bool isInside = !refused.isEmpty() && left > refused.from && left < refused.to;
                    QCOMPARE(isInside, !passesSizeRule(options, left, n - left));
                }
            }
        }
    }
}

void TestWaterline::followsTheSearchStepByStep()
{
    const SearchTrace& trace = m_session->analysis().trace;
    m_session->setStepping(true);
    std::size_t found = 0; // openings, over all steps
    bool isMore = true;
    for (m_session->step([](Stepper& stepper) { stepper.seek(0); }); isMore;
         m_session->step([&](Stepper& stepper) { isMore = stepper.next(Grain::Step); })) {
        const Stepper& stepper = m_session->stepper();
        const WaterScene now = scene();
        QCOMPARE(now.water.region, stepper.level().region);
        QCOMPARE(now.threshold.value_or(0), stepper.threshold());
        if (stepper.opening() != nullptr) {
            ++found;
            QVERIFY(!now.openings.empty() && now.openings.back() == *stepper.opening());
        }
        if (stepper.place().kind == StepKind::Read && stepper.i() > 0) {
            for (const Opening& opening : now.openings)
                QVERIFY2(opening.verdict == Verdict::OneSymbol ||
                             opening.split.value <= stepper.position().value + 1,
                         "nothing that was not read yet");
        }
    }
    QCOMPARE(found,
             static_cast<std::size_t>(std::ranges::count_if(trace.openings, [](const Opening& opening) {
                 return opening.verdict != Verdict::OneSymbol;
             })));
    m_session->step([](Stepper& stepper) { stepper.seek(3); });
    m_water->setWhatIf(scene().water.thresholds.back());
    QVERIFY(m_water->whatIf());
    m_session->step([](Stepper& stepper) { stepper.next(Grain::Step); });
    QVERIFY2(!m_water->whatIf(), "the run went on");
    m_water->grab();
    QVERIFY(!sentence().isEmpty());
    m_session->setAsking(true);
    QVERIFY2(sentence().isEmpty(), "it would tell the answer");
    m_session->setAsking(false);
    QVERIFY(!sentence().isEmpty());
}

void TestWaterline::emptyPageAndSinglePositionTakeClicksAndKeys()
{
    for (const char* html : {"<!-- nothing -->", "<body></body>"}) {
        open(html);
        QTest::mouseClick(m_water, Qt::LeftButton, {}, {400, 100});
        QTest::keyClick(m_water, Qt::Key_Up);
        drag({300, 60}, {300, 90});
        m_water->setWhatIf(1);
        QVERIFY(!m_water->whatIf() || m_session->analysis().sequence.size() == 1);
    }
}

TAGSEAM_TEST(TestWaterline)
#include "tst_waterline.moc"
