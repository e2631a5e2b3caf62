// SPDX-License-Identifier: MIT
// The waterline under the plot through real drags, wheels and keys: what it says, and what it paints.
#include "testpage.h"
#include "ui/theme.h"
#include "ui/views/plotview.h"
#include "ui/views/waterlineview.h"

#include <QElapsedTimer>
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
    void keysOfThePlotWorkHereAsWell();
    void saysWhatTheRunDidAtTheLevel();
    void dragMovesTheWaterAndDoubleClickGoesBackToTheRun();
    void upAndDownTryTheNextThresholdAndEscEndsIt();
    void saysWhatAThresholdWouldOpen();
    void anotherLevelEndsWhatWasTriedByHand();
    void clickSelectsTheNodeAtThePosition();
    void tipNamesTheThresholdOfTheGap();
    void waterStandsOverOpenGapsOnly();
    void cliffsAreHatched();
    void marksDifferInShape();
    void refusedMiddleIsWhatTheSizeRuleRefuses();
    void openingsAppearAsTheScanReadsOn();
    void followsTheSearchStepByStep();
    void emptyPageAndSinglePositionSaySo();
    void aMillionGapsAreDrawnInAFrame();

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
        QVERIFY(analysed.wait(10000));
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

void TestWaterline::keysOfThePlotWorkHereAsWell()
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
}

void TestWaterline::saysWhatTheRunDidAtTheLevel()
{
    const SearchTrace& trace = m_session->analysis().trace;
    for (std::uint32_t level = 0; level < trace.levels.size(); ++level) {
        m_session->selectLevel(level);
        m_water->grab();
        QVERIFY2(sentence().startsWith(QStringLiteral("level %1, threshold ").arg(level + 1)),
                 qPrintable(sentence()));
        const Opening* split = trace.acceptedSplit(trace.levels[level]);
        const QString expected = split == nullptr ? QStringLiteral("fewer than two symbols pass")
                                                  : QStringLiteral("split at position %1, %2 : %3, accepted")
                                                        .arg(split->split.value + 1)
                                                        .arg(split->left)
                                                        .arg(split->right);
        QVERIFY2(sentence().contains(expected), qPrintable(sentence()));
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

void TestWaterline::saysWhatAThresholdWouldOpen()
{
    // body i aaaaa i bbbbb ususus p
    open("<body><i>" +
         std::string("<a></a><a></a><a></a><a></a><a></a></i><i><b></b><b></b><b></b><b></b><b></b>") +
         "</i><u></u><s></s><u></u><s></s><u></u><s></s><p></p></body>");
    const WaterScene run = scene();
    QCOMPARE(run.water.thresholds, (std::vector<std::uint32_t>{1, 2, 3, 5}));
    m_water->setWhatIf(1); // i, a, b, u, s pass: open behind the last i and the last b
    QCOMPARE(sentence(), QStringLiteral("what if: threshold 1 — 2 gaps would open; the first at position 9: "
                                        "8 : 12, would be refused as too balanced"));
    m_water->setWhatIf(2); // the two i are under water: a and b part
    QCOMPARE(sentence(), QStringLiteral("what if: threshold 2 — 2 gaps would open; the first at position 8: "
                                        "7 : 13, would be accepted"));
    m_water->setWhatIf(3); // a and b alone
    QCOMPARE(sentence(), QStringLiteral("what if: threshold 3 — 1 gap would open; at position 8: 7 : 13, "
                                        "would be accepted"));
    m_water->setWhatIf(5);
    QCOMPARE(sentence(), QStringLiteral("what if: threshold 5 — fewer than two symbols would pass: the "
                                        "search would end"));
    m_water->setWhatIf(4); // no threshold of this level
    QVERIFY(!m_water->whatIf());
    QVERIFY(sentence().startsWith(QLatin1String("level 1, threshold")));

    SearchOptions strict; // refuses what is not longer by half
    strict.advantage = 0.5;
    open("<body><i><a></a><a></a><a></a><a></a><a></a></i><i><b></b><b></b><b></b><b></b><b></b></i></body>",
         strict);
    m_water->setWhatIf(2);
    QCOMPARE(sentence(),
             QStringLiteral("what if: threshold 2 — 1 gap would open; at position 8: 7 : 6, would "
                            "be refused as too balanced"));
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

void TestWaterline::clickSelectsTheNodeAtThePosition()
{
    const QPoint point = QPointF(x(33.5), m_water->geometryOfWater().axis.plot.center().y()).toPoint();
    QTest::mouseClick(m_water, Qt::LeftButton, {}, point);
    QCOMPARE(m_session->analysis().sequence.positionOf(m_session->selection()).value, 33U);
    QVERIFY(!m_water->whatIf());
}

void TestWaterline::tipNamesTheThresholdOfTheGap()
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
        QVERIFY2(tip.contains(QStringLiteral("Gap between positions %1 and %2").arg(gap + 1).arg(gap + 2)),
                 qPrintable(tip));
        QVERIFY2(tip.contains(opensAt == neverOpens ? QStringLiteral("never opens")
                                                    : QStringLiteral("opens at threshold %1").arg(opensAt)),
                 qPrintable(tip));
        if (straddling[gap] > 1)
            QVERIFY2(tip.contains(QStringLiteral("%1 symbols are").arg(straddling[gap])), qPrintable(tip));
    }
    QVERIFY(isNeverSeen);
}

void TestWaterline::waterStandsOverOpenGapsOnly()
{
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        applyTheme(choice);
        const WaterScene run = scene();
        const auto top = run.water.thresholds.back();
        m_water->setWhatIf(top);
        const QImage flood = m_water->grab().toImage();
        m_water->setWhatIf(run.water.thresholds.front());
        const QImage ebb = m_water->grab().toImage();
        const WaterGeometry& g = m_water->geometryOfWater();
        const QRgb rock = Theme::current().terrain.rgb();
        const double ratio = flood.devicePixelRatio();
        int flooded = 0;
        for (std::size_t gap = 0; gap < run.water.opensAt.size(); ++gap) {
            const std::uint32_t opensAt = run.water.opensAt[gap];
            if (opensAt == neverOpens || opensAt == top)
                continue;
            const double at = x(static_cast<double>(gap + 1)); // the middle of the gap
            const auto colour = [&](const QImage& image, double y) {
                return image.pixelColor((QPointF(at, y) * ratio).toPoint());
            };
            const std::size_t rank = run.rankOf(opensAt);
            const double above = g.waterY(rank) - 2;
            QCOMPARE(colour(flood, g.terrainY(rank) + 3).rgb(), rock);
            if (rank > 0) // under water in one picture, in the air in the other
                QVERIFY(colour(flood, above) != colour(ebb, above));
            if (rank > 0 && colour(flood, above).blue() - colour(flood, above).red() >
                                20 + colour(ebb, above).blue() - colour(ebb, above).red())
                ++flooded;
        }
        QVERIFY2(flooded > 5, "water is bluer than air");
    }
    applyTheme(ThemeChoice::Light);
}

void TestWaterline::cliffsAreHatched()
{
    const WaterScene run = scene();
    const WaterGeometry& g = m_water->geometryOfWater();
    const QImage image = m_water->grab().toImage();
    const auto coloursAt = [&](std::size_t gap) {
        std::set<QRgb> colours;
        const double ratio = image.devicePixelRatio();
        for (double y = g.terrainY(0) + 2; y < g.axis.plot.bottom() - 2; ++y)
            colours.insert(image.pixel((QPointF(x(static_cast<double>(gap) + 1.2), y) * ratio).toPoint()));
        return colours;
    };
    const auto cliff = std::ranges::find(run.water.opensAt, neverOpens);
    QVERIFY(cliff != run.water.opensAt.end());
    const auto rock = std::ranges::find_if(run.water.opensAt, [&](std::uint32_t opensAt) {
        return opensAt != neverOpens && opensAt > run.water.thresholds.front();
    });
    QVERIFY(rock != run.water.opensAt.end());
    QCOMPARE(coloursAt(static_cast<std::size_t>(rock - run.water.opensAt.begin())).size(), 1U);
    QVERIFY(coloursAt(static_cast<std::size_t>(cliff - run.water.opensAt.begin())).size() > 1);
}

void TestWaterline::marksDifferInShape()
{
    // Two blocks as long as each other: refused in the middle. With a tail: then accepted behind the second.
    std::string html = "<body>";
    for (const char* name : {"a", "b"}) {
        for (int i = 0; i < 20; ++i)
            html += '<' + std::string(name) + "></" + name + '>';
    }
    html += "<i></i><i></i><i></i><i></i><p></p></body>";
    open(html);
    const WaterScene run = scene();
    QCOMPARE(run.openings.size(), std::size_t{2});
    QCOMPARE(run.openings[0].verdict, Verdict::TooBalanced);
    QCOMPARE(run.openings[1].verdict, Verdict::Accepted);
    const QImage image = m_water->grab().toImage();
    const double y = m_water->geometryOfWater().waterY(run.rankOf(*run.threshold));
    const auto colour = [&](const Opening& opening, double dx, double dy) {
        return image
            .pixelColor((QPointF(x(opening.split.value) + dx, y + dy) * image.devicePixelRatio()).toPoint())
            .rgb();
    };
    const QRgb split = Theme::current().split.rgb();
    QCOMPARE(colour(run.openings[1], -2, -8), split);
    QCOMPARE(colour(run.openings[1], 1, -8), split);   // accepted: the arrow is full
    QVERIFY(colour(run.openings[0], -2, -8) != split); // refused: it is hollow,
    const auto isRim = [&](double dy) { return qRed(colour(run.openings[0], 0, dy)) < 0xc0; };
    QVERIFY(isRim(-11) || isRim(-10) || isRim(-9)); // with a rim
    QVERIFY(sentence().contains(QLatin1String("1 opening too balanced, then split at position 42")));
    m_water->setWhatIf(1);
    QCOMPARE(sentence(), QStringLiteral("what if: threshold 1 — 2 gaps would open; the first at position 22: "
                                        "21 : 25, would be refused as too balanced; that at 42 would be "
                                        "accepted: 21 : 5"));
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

void TestWaterline::openingsAppearAsTheScanReadsOn()
{
    const SearchTrace& trace = m_session->analysis().trace;
    const Opening* split = trace.acceptedSplit(trace.levels[0]);
    QVERIFY(split != nullptr);
    WaterState state = waterState(*m_session);
    state.read = Position{split->split.value - 1};
    WaterScene before = waterScene(*m_session, state);
    for (const Opening& opening : before.openings)
        QVERIFY(opening.split < split->split);
    state.read = split->split;
    const WaterScene after = waterScene(*m_session, state, std::move(before.water));
    QCOMPARE(after.openings.size(), before.openings.size() + 1);
    QVERIFY(after.openings.back() == *split);
    state.read = Position{0};
    const WaterScene start = waterScene(*m_session, state);
    QVERIFY(waterCaption(*m_session, start).contains(QLatin1String("no gap has opened so far")));
    state.attempt.reset();
    const WaterScene none = waterScene(*m_session, state);
    QVERIFY(!none.threshold);
    QVERIFY(waterCaption(*m_session, none).contains(QLatin1String("before its first threshold")));
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

void TestWaterline::emptyPageAndSinglePositionSaySo()
{
    const auto isInked = [&] {
        const QImage image = m_water->grab().toImage();
        int inked = 0;
        for (int at = 0; at < image.width(); ++at)
            inked += image.pixelColor(at, image.height() / 2) != image.pixelColor(1, 1);
        return inked > 20;
    };
    for (const char* html : {"<!-- nothing -->", "<body></body>"}) {
        open(html);
        QVERIFY2(isInked(), "a sentence stands in the middle");
        QTest::mouseClick(m_water, Qt::LeftButton, {}, {400, 100});
        QTest::keyClick(m_water, Qt::Key_Up);
        drag({300, 60}, {300, 90});
        m_water->setWhatIf(1);
        QVERIFY(!m_water->whatIf() || m_session->analysis().sequence.size() == 1);
    }
}

// A frame of 33 ms is the aim; a machine that tests in parallel gets three.
void TestWaterline::aMillionGapsAreDrawnInAFrame()
{
    constexpr int frame = 33; // milliseconds
    std::string html = "<body>";
    std::size_t nodes = 1;
    for (std::uint32_t section = 0; nodes < 1'000'000; ++section) {
        html += "<div class=s" + std::to_string(section) + '>';
        ++nodes;
        for (std::uint32_t record = section * 37 % 400 + 20; record > 0; --record, nodes += 5)
            html += "<p><b>title</b><i>price</i>";
        html += "</div>";
    }
    open(html);
    QVERIFY(scene().water.opensAt.size() > 900'000);
    const auto milliseconds = [&](const auto& work) {
        qint64 best = std::numeric_limits<qint64>::max();
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer timer;
            timer.start();
            work();
            m_water->grab();
            best = std::min(best, timer.elapsed());
        }
        return best;
    };
    const auto thresholds = scene().water.thresholds;
    std::size_t next = 0;
    const qint64 dragged = milliseconds([&] { m_water->setWhatIf(thresholds[++next % thresholds.size()]); });
    const qint64 panned = milliseconds([&] { m_plot->pan(1); });
    std::uint32_t level = 0;
    const qint64 changed = milliseconds([&] { m_session->selectLevel(++level % 2); });
    qInfo("%zu gaps: water dragged and painted %lld ms, panned %lld ms, another level %lld ms",
          scene().water.opensAt.size(), static_cast<long long>(dragged), static_cast<long long>(panned),
          static_cast<long long>(changed));
    for (const qint64 each : {dragged, panned, changed})
        QVERIFY(each < 3 * frame);
}

TAGSEAM_TEST(TestWaterline)
#include "tst_waterline.moc"
