// SPDX-License-Identifier: MIT
// The tables of plot, waterline and timeline have the figures of the run; a row goes to its place.
#include "tests/ui/testpage.h"
#include "ui/plot/tablesdialog.h"
#include "ui/tools/step/timelineview.h"

#include <QAccessible>
#include <QClipboard>
#include <QTableView>

using namespace tagseam;

class TestPlotTables : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void plotHasARowForEachLevel();
    void waterlineHasEveryGapOnce();
    void timelineHasEveryDecisionAndGoesToItsStep();
    void nothingThatAQuestionAsksForIsThere();
    void enterGoesToTheRowAndCopyTakesAllRows();
    void timelineIsASliderOverTheSteps();

  private:
    const SearchTrace& trace() const { return m_session->runner()->analysis().trace; }
    static QString cell(const PlotTable* table, int row, int column)
    {
        return table->index(row, column).data().toString();
    }

    std::unique_ptr<PageSession> m_session;
    QObject m_tables; // their parent
};

void TestPlotTables::init()
{
    m_session = std::make_unique<PageSession>();
    analyse(*m_session, menuAndList());
}

void TestPlotTables::plotHasARowForEachLevel()
{
    const PlotTable* table = PlotTable::ofPlot(m_session.get(), &m_tables);
    QCOMPARE(table->rowCount(), static_cast<int>(trace().levels.size()));
    const CandidateSplit* split = trace().acceptedSplit(trace().levels.front());
    QVERIFY(split != nullptr);
    QCOMPARE(cell(table, 0, 2), QString::number(split->split.value + 1));
    const Region kept = trace().levels.front().kept;
    QCOMPARE(cell(table, 0, 3), QStringLiteral("%1–%2").arg(kept.begin.value + 1).arg(kept.end.value));
    QVERIFY(cell(table, 0, 4) != cell(table, 0, 3));
    table->goTo(0);
    QCOMPARE(m_session->selection()->level(), 0U);
}

void TestPlotTables::waterlineHasEveryGapOnce()
{
    const WaterState state = waterState(*m_session);
    const PlotTable* table = PlotTable::ofWaterline(m_session.get(), state, &m_tables);
    const ThresholdProfile water = waterScene(*m_session, state).water;
    std::uint32_t next = water.region.begin.value + 1; // the position left of the next gap, counted from 1
    for (int row = 0; row < table->rowCount(); ++row) {
        const QStringList ends = cell(table, row, 0).split(QStringLiteral("–"));
        QCOMPARE(ends.front().toUInt(), next);
        for (; next <= ends.back().toUInt(); ++next) {
            const std::uint32_t opensAt = water.opensAt[next - water.region.begin.value - 1];
            QCOMPARE(cell(table, row, 1),
                     opensAt == neverOpens ? QStringLiteral("never") : QString::number(opensAt));
        }
    }
    QCOMPARE(next, water.region.end.value);
    table->goTo(0);
    QCOMPARE(m_session->runner()->analysis().sequence.positionOf(m_session->selection()->node()),
             water.region.begin);
}

void TestPlotTables::timelineHasEveryDecisionAndGoesToItsStep()
{
    const PlotTable* table = PlotTable::ofTimeline(m_session.get(), &m_tables);
    QCOMPARE(table->rowCount(), static_cast<int>(trace().candidateSplits.size()));
    m_session->setWorkspace(Workspace::Step);
    for (int row = 0; row < table->rowCount(); ++row) {
        table->goTo(row);
        const Stepper& stepper = m_session->cursor()->stepper();
        QCOMPARE(QString::number(stepper.step() + 1), cell(table, row, 0));
        QCOMPARE(QString::number(stepper.place().level + 1), cell(table, row, 1));
        const CandidateSplit& each = trace().candidateSplits[static_cast<std::size_t>(row)];
        if (each.verdict == Verdict::Accepted)
            QCOMPARE(stepper.candidateSplit()->split, each.split);
    }
}

void TestPlotTables::nothingThatAQuestionAsksForIsThere()
{
    m_session->setWorkspace(Workspace::Step);
    m_session->cursor()->step([](Stepper& stepper) { stepper.seek(0); });
    m_session->setAsking(true);
    QCOMPARE(PlotTable::ofPlot(m_session.get(), &m_tables)->rowCount(), 0);
    QCOMPARE(PlotTable::ofTimeline(m_session.get(), &m_tables)->rowCount(), 0);
    const PlotTable* water = PlotTable::ofWaterline(m_session.get(), waterState(*m_session), &m_tables);
    for (int row = 0; row < water->rowCount(); ++row)
        QCOMPARE(cell(water, row, 2), QString());
}

void TestPlotTables::enterGoesToTheRowAndCopyTakesAllRows()
{
    TablesDialog dialog({{QStringLiteral("Plot"), PlotTable::ofPlot(m_session.get(), &m_tables)}}, 0,
                        nullptr);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog, testTimeout()));
    auto* view = dialog.findChild<QTableView*>();
    QVERIFY(view->hasFocus());
    QTest::keySequence(view, QKeySequence::Copy);
    const QString copied = QGuiApplication::clipboard()->text();
    QCOMPARE(copied.count('\n'), static_cast<qsizetype>(trace().levels.size()) + 1); // with the titles
    QVERIFY(copied.startsWith(QStringLiteral("Level\t")));
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keySequence(view, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text().count('\n'), qsizetype(2));
    QTest::keyClick(view, Qt::Key_Return);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(m_session->selection()->level(), 1U);
}

void TestPlotTables::timelineIsASliderOverTheSteps()
{
    TimelineView timeline(m_session.get());
    m_session->setWorkspace(Workspace::Step);
    QAccessibleInterface* slider = QAccessible::queryAccessibleInterface(&timeline);
    QVERIFY(slider != nullptr && slider->role() == QAccessible::Slider);
    QAccessibleValueInterface* value = slider->valueInterface();
    QVERIFY(value != nullptr);
    const auto steps = static_cast<double>(m_session->cursor()->stepper().stepCount());
    QCOMPARE(value->minimumValue().toDouble(), 1.0);
    QCOMPARE(value->maximumValue().toDouble(), steps);
    value->setCurrentValue(7.0);
    QCOMPARE(m_session->cursor()->stepper().step(), std::uint64_t(6));
    QCOMPARE(value->currentValue().toDouble(), 7.0);
    value->setCurrentValue(steps + 100);
    QCOMPARE(value->currentValue().toDouble(), steps);
}

TAGSEAM_TEST(TestPlotTables)
#include "tst_plottables.moc"
