// SPDX-License-Identifier: MIT
// The plot with real clicks, wheels and keys.
#include "tests/ui/testpage.h"
#include "ui/plot/plotpainter.h"
#include "ui/plot/plotview.h"

#include <QBuffer>
#include <QPainter>
#include <QPixmap>
#include <QSvgGenerator>
#include <QWheelEvent>

#include <array>
#include <functional>
#include <set>

using namespace tagseam;

class TestPlotView : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void clickSelectsTheNodeUnderTheMouse();
    void wheelZoomsAtTheCursorAndStaysInside();
    void dragMarksARangeAndDoubleClickFramesIt();
    void doubleClickZoomsAndChangesNothingElse();
    void zoomedPlotFollowsTheSteps();
    void keysZoomPanStepAndClear();
    void keysMarkARange();
    void clickOnALaneChoosesItsLevel();
    void everySplitInSightHasItsNumber();
    void bandsLieUnderTheDotsAndNumbersOverThem();
    void regionOfAStepDependsOnTheStepAlone();

  private:
    QPoint at(double position, double code) const
    {
        const PlotGeometry& g = m_plot->geometryOfPlot();
        return QPointF(g.x(position + 0.5), g.y(code)).toPoint();
    }
    void wheel(const QPoint& point, int steps)
    {
        QWheelEvent event(point, m_plot->mapToGlobal(point), {}, {0, 120 * steps}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_plot.get(), &event);
    }
    const TagPathSequence& sequence() const { return m_session->runner()->analysis().sequence; }

    std::unique_ptr<PageSession> m_session;
    std::unique_ptr<PlotView> m_plot;
};

void TestPlotView::init()
{
    m_session = std::make_unique<PageSession>();
    m_plot = std::make_unique<PlotView>(m_session.get());
    m_plot->resize(900, 360);
    m_plot->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_plot.get(), testTimeout()));
    analyse(*m_session, menuAndList());
    m_plot->grab(); // computes the layout
}

void TestPlotView::cleanup()
{
    m_plot.reset();
    m_session.reset();
}

void TestPlotView::clickSelectsTheNodeUnderTheMouse()
{
    for (const std::uint32_t position : {0U, 7U, 40U, sequence().size() - 1}) {
        QTest::mouseClick(m_plot.get(), Qt::LeftButton, {},
                          at(position, sequence().symbols[position].code()));
        QCOMPARE(sequence().positionOf(m_session->selection()->node()).value, position);
    }
}

void TestPlotView::wheelZoomsAtTheCursorAndStaysInside()
{
    const auto isComplete = [this] {
        return m_plot->first() == 0.0 && m_plot->last() == static_cast<double>(sequence().size());
    };
    QVERIFY(isComplete());
    const QPoint point = at(50, 5);
    const double before = m_plot->geometryOfPlot().position(point.x());
    wheel(point, 3);
    m_plot->grab();
    QVERIFY(m_plot->last() - m_plot->first() < sequence().size() * 0.6);
    QVERIFY(std::abs(m_plot->geometryOfPlot().position(point.x()) - before) < 1);
    wheel(point, -30);
    QVERIFY(isComplete());
    wheel(point, 100);
    QVERIFY(m_plot->last() - m_plot->first() >= 8);
}

void TestPlotView::dragMarksARangeAndDoubleClickFramesIt()
{
    QTest::mousePress(m_plot.get(), Qt::LeftButton, {}, at(20, 5));
    QTest::mouseMove(m_plot.get(), at(59, 5));
    QTest::mouseRelease(m_plot.get(), Qt::LeftButton, {}, at(59, 5));
    const Region range = m_session->selection()->range();
    QVERIFY(range.contains(Position{25}) && range.contains(Position{55}));
    QVERIFY(!range.contains(Position{15}) && !range.contains(Position{65}));
    QTest::mouseClick(m_plot.get(), Qt::LeftButton, {}, at(40, 5)); // a double click begins with a click
    QTest::mouseDClick(m_plot.get(), Qt::LeftButton, {}, at(40, 5));
    QVERIFY(m_plot->first() >= 15 && m_plot->last() <= 65);
    m_session->selection()->selectPosition({sequence().size() - 2}); // outside the view: it scrolls into view
    QVERIFY(m_plot->first() <= sequence().size() - 2 && m_plot->last() > sequence().size() - 2);
}

void TestPlotView::doubleClickZoomsAndChangesNothingElse()
{
    // A user's double click begins with a click.
    const auto doubleClick = [this](std::uint32_t position) {
        const QPoint place = at(position, sequence().symbols[position].code());
        QTest::mouseClick(m_plot.get(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(m_plot.get(), Qt::LeftButton, {}, place);
    };
    Selection& selection = *m_session->selection();
    selection.selectPosition({30});
    selection.selectLevel(0);
    const NodeId node = selection.node();
    const Region range{Position{20}, Position{40}};
    selection.selectRange(range);
    for (const std::uint32_t position : {60U, 25U}) { // outside the mark and, once zoomed, inside
        doubleClick(position);
        m_plot->grab();
        QCOMPARE(std::pair(m_plot->first(), m_plot->last()), std::pair(20.0, 40.0));
        QCOMPARE(selection.range(), range);
        QCOMPARE(selection.node(), node);
        QCOMPARE(selection.level(), 0U);
    }
    selection.selectRange({});
    doubleClick(35);
    QCOMPARE(m_plot->last() - m_plot->first(), static_cast<double>(sequence().size()));
    QCOMPARE(selection.node(), node);
}

void TestPlotView::zoomedPlotFollowsTheSteps()
{
    const auto step = [this](const std::function<void(Stepper&)>& move) { m_session->cursor()->step(move); };
    const auto isSeen = [this](std::uint32_t position) {
        return m_plot->first() <= position && position + 1 <= m_plot->last();
    };
    m_session->setStepping(true);
    m_plot->setFocus();
    wheel(at(0, 1), 12);
    m_plot->grab();
    const Stepper& stepper = m_session->cursor()->stepper();
    const CandidateSplit* split = stepper.trace().acceptedSplit(stepper.trace().levels[0]);
    QVERIFY(split != nullptr);
    const std::uint32_t right = split->split.value;
    QVERIFY(!isSeen(right));

    // To the accepted split, from its end of the level back, and at each step of a walk.
    step([&](Stepper& at) { at.seek(at.lastStepOfLevel(0)); });
    QVERIFY(isSeen(right - 1) && isSeen(right));
    step([](Stepper& at) { at.seek(0); });
    QVERIFY(isSeen(0));
    const std::array accepted{StopCondition{StopCondition::Kind::AcceptedSplit, {}, {}}};
    step([&](Stepper& at) { at.runUntil(accepted); });
    QVERIFY(isSeen(right - 1) && isSeen(right));
    step([&](Stepper& at) { at.seek(0); });
    while (stepper.step() < stepper.lastStepOfLevel(0)) {
        step([](Stepper& at) { at.next(Grain::Step); });
        QVERIFY(stepper.position() == noPosition || isSeen(stepper.position().value));
    }

    // Panning by hand stays, step by step and while it plays, up to the next jump.
    step([&](Stepper& at) { at.seek(at.stepOf({StepKind::Read, 0, stepper.place().attempt, 1})); });
    QVERIFY(isSeen(0));
    for (int i = 0; i < 100; ++i)
        QTest::keyClick(m_plot.get(), Qt::Key_D);
    const double first = m_plot->first();
    QVERIFY(!isSeen(0));
    step([](Stepper& at) { at.next(Grain::Step); });
    step([](Stepper& at) { at.previous(Grain::Step); });
    bool isPlaying = true;
    m_plot->setPlaying([&isPlaying] { return isPlaying; });
    step([](Stepper& at) { at.seek(at.step() + 3); });
    QCOMPARE(m_plot->first(), first);
    isPlaying = false;
    step([](Stepper& at) { at.seek(0); });
    QVERIFY(isSeen(0));
}

void TestPlotView::keysZoomPanStepAndClear()
{
    const auto press = [this](Qt::Key key) { QTest::keyClick(m_plot.get(), key); };
    const auto selected = [this] { return sequence().positionOf(m_session->selection()->node()).value; };
    press(Qt::Key_W);
    press(Qt::Key_W);
    const double first = m_plot->first();
    QVERIFY(m_plot->last() - first < sequence().size());
    press(Qt::Key_D);
    QVERIFY(m_plot->first() > first);
    press(Qt::Key_A);
    QCOMPARE(m_plot->first(), first);
    press(Qt::Key_0);
    QCOMPARE(m_plot->last(), static_cast<double>(sequence().size()));

    m_session->selection()->selectPosition({10});
    for (const auto& [key, position] : {std::pair(Qt::Key_Right, 11U),
                                        {Qt::Key_Left, 10U},
                                        {Qt::Key_End, sequence().size() - 1},
                                        {Qt::Key_Right, sequence().size() - 1}}) { // there is no next
        press(key);
        QCOMPARE(selected(), position);
    }
    m_session->selection()->selectRange({Position{3}, Position{9}});
    m_session->selection()->selectLevel(0);
    press(Qt::Key_Escape);
    QCOMPARE(m_session->selection()->range().size(), 0U);
    QCOMPARE(m_session->selection()->level(), noLevel);
}

void TestPlotView::keysMarkARange()
{
    m_session->selection()->selectPosition({10});
    const std::uint32_t size = sequence().size();
    for (const auto& [key, begin, end] : {std::tuple(Qt::Key_Right, 10U, 12U),
                                          {Qt::Key_Right, 10U, 13U},
                                          {Qt::Key_Left, 10U, 12U},
                                          {Qt::Key_Left, 10U, 11U},
                                          {Qt::Key_Left, 9U, 11U}, // to the other side of the first node
                                          {Qt::Key_End, 10U, size},
                                          {Qt::Key_Home, 0U, 11U}}) {
        QTest::keyClick(m_plot.get(), key, Qt::ShiftModifier);
        QCOMPARE(m_session->selection()->range(), (Region{{begin}, {end}}));
    }
    m_session->selection()->selectRange({});
    m_session->selection()->selectPosition({size - 1});
    QTest::keyClick(m_plot.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_session->selection()->range(),
             (Region{{size - 1}, {size}})); // another first node; there is no next
}

void TestPlotView::clickOnALaneChoosesItsLevel()
{
    const PlotGeometry& g = m_plot->geometryOfPlot();
    const auto levels = static_cast<std::uint32_t>(m_session->runner()->analysis().trace.levels.size());
    QVERIFY(levels >= 2);
    QCOMPARE(g.laneCount, levels);
    for (std::uint32_t level = 0; level < levels; ++level) {
        QTest::mouseClick(
            m_plot.get(), Qt::LeftButton, {},
            QPointF(g.lanes.center().x(), g.lanes.top() + (level + 0.5) * g.laneHeight).toPoint());
        QCOMPARE(m_session->selection()->level(), level);
    }
}

// Splits beside each other: their badges have no room side by side.
void TestPlotView::everySplitInSightHasItsNumber()
{
    std::string html = "<!DOCTYPE html><html><head><title>t</title></head><body>";
    for (int kind = 0; kind < 12; ++kind) {
        for (int i = 0; i < 2 + kind % 3; ++i) // two that pass, none twice as long as the rest
            html += "<i class=k" + std::to_string(kind) + "></i>";
    }
    for (int i = 0; i < 300; ++i)
        html += "<b></b>";
    analyse(*m_session, html + "</body></html>");
    m_plot->grab();
    const SearchTrace& trace = m_session->runner()->analysis().trace;
    QVERIFY(trace.splitCount() > 4);
    QPixmap paper(10, 10);
    QPainter painter(&paper);
    std::size_t mostShared = 0;
    for (std::uint32_t chosen = 0; chosen <= trace.splitCount(); ++chosen) {
        m_session->selection()->selectLevel(chosen < trace.splitCount() ? chosen : noLevel);
        std::multiset<std::uint32_t> named;
        const auto badges = PlotPainter(*m_session, m_plot->geometryOfPlot(), painter).badges();
        for (const SplitBadge& badge : badges) {
            named.insert(badge.levels.begin(), badge.levels.end());
            mostShared = std::max(mostShared, badge.levels.size());
            QVERIFY(badge.levels.size() == 1 ||
                    std::ranges::find(badge.levels, chosen) == badge.levels.end());
            QVERIFY(std::ranges::none_of(badges, [&](const SplitBadge& other) {
                return &other != &badge && other.box.intersects(badge.box);
            }));
        }
        QCOMPARE(named.size(), std::size_t(trace.splitCount()));
        for (std::uint32_t level = 0; level < trace.splitCount(); ++level)
            QVERIFY(named.contains(level));
    }
    QVERIFY(mostShared > 1);
}

void TestPlotView::bandsLieUnderTheDotsAndNumbersOverThem()
{
    m_session->selection()->setMarks(
        {{{Position{0}, Position{sequence().size()}}, 0, QStringLiteral("BAND")}});
    QBuffer drawing;
    drawing.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&drawing);
    svg.setSize(m_plot->size());
    QPainter painter(&svg);
    PlotPainter(*m_session, m_plot->geometryOfPlot(), painter).paint([&] {
        painter.drawText(QPointF(60, 60), QStringLiteral("DOTS"));
    });
    painter.end();
    const QString drawn = QString::fromUtf8(drawing.data());
    const qsizetype band = drawn.indexOf(QStringLiteral(">BAND<"));
    const qsizetype dots = drawn.indexOf(QStringLiteral(">DOTS<"));
    QVERIFY(0 <= band && band < dots);
    QVERIFY(drawn.indexOf(QRegularExpression(QStringLiteral(">1\\b")), dots) > dots); // a split of level 1
}

void TestPlotView::regionOfAStepDependsOnTheStepAlone()
{
    m_session->setStepping(true);
    const auto nextLevel = [](Stepper& stepper) { stepper.next(Grain::Level); };
    m_session->cursor()->step(nextLevel);
    const Region region = m_session->cursor()->shownRegion();
    const QSignalSpy analysed(m_session->runner(), &AnalysisRunner::analysisChanged);
    AnalysisOptions options = m_session->runner()->options();
    options.search.minDifference = 0.21; // another run with the same splits
    m_session->runner()->setOptions(options);
    QVERIFY(waitFor([&] { return analysed.count() > 0; }));
    QVERIFY(m_session->cursor()->shownRegion() != region); // the new run is at its first step
    m_session->cursor()->step(nextLevel);
    QCOMPARE(m_session->cursor()->shownRegion(), region);
    m_session->cursor()->step([](Stepper& stepper) { stepper.seek(stepper.stepCount() - 1); });
    QCOMPARE(m_session->cursor()->shownRegion(), m_session->runner()->analysis().trace.region);
}

TAGSEAM_TEST(TestPlotView)
#include "tst_plotview.moc"
