// SPDX-License-Identifier: MIT
// Plot, waterline and timeline as tables.
#include "ui/plot/plottables.h"

#include "ui/plot/plotgeometry.h"
#include "ui/widgets/spreadsheetrow.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <utility>

namespace tagseam {

namespace {

constexpr std::size_t mostTableRows = std::numeric_limits<int>::max();

QString shownRange(Region region)
{
    return region.size() == 0 ? QString()
                              : QStringLiteral("%1–%2").arg(region.begin.value + 1).arg(region.end.value);
}

QString tableVerdict(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Accepted:
        return PlotTable::tr("accepted");
    case Verdict::RejectedBySize:
        return PlotTable::tr("rejected by the size rule");
    case Verdict::NoneFound:
        return PlotTable::tr("end of the scan");
    case Verdict::OneSymbol:
        break;
    }
    return PlotTable::tr("fewer than two symbols");
}

// Neighbouring gaps that open at the same threshold and have the same state.
struct GapRun {
    Region splits; // the first positions right of the gaps
    std::uint32_t opensAt = neverOpens;
    QString state;
};

// The state of the gap that ends at `split`. `open` is the first entry of the scene that does not end before
// it.
QString gapState(const WaterScene& scene, Position split, const OpenGaps* open)
{
    const auto found = std::ranges::lower_bound(scene.candidateSplits, split, {}, &CandidateSplit::split);
    if (found != scene.candidateSplits.end() && found->split == split && found->verdict != Verdict::OneSymbol)
        return tableVerdict(found->verdict);
    if (open == nullptr || !open->splits.contains(split))
        return PlotTable::tr("closed");
    return open->use == GapUse::Split
               ? PlotTable::tr("open: the scan can split")
               : PlotTable::tr("open: the scan cannot split: %1").arg(whyNoSplit(open->use));
}

std::vector<GapRun> gapRuns(const WaterScene& scene, bool isAsking)
{
    std::vector<GapRun> all;
    std::size_t open = 0;
    for (std::size_t gap = 0; gap < scene.water.opensAt.size(); ++gap) {
        const Position split{scene.water.region.begin.value + static_cast<std::uint32_t>(gap) + 1};
        while (open < scene.open.size() && scene.open[open].splits.end <= split)
            ++open;
        const QString state =
            isAsking || !scene.threshold
                ? QString()
                : gapState(scene, split, open < scene.open.size() ? &scene.open[open] : nullptr);
        const std::uint32_t opensAt = scene.water.opensAt[gap];
        if (!all.empty() && all.back().opensAt == opensAt && all.back().state == state)
            all.back().splits.end = {split.value + 1};
        else
            all.push_back({{split, {split.value + 1}}, opensAt, state});
    }
    return all;
}

struct TimelineDecision {
    std::uint32_t level;
    std::uint32_t threshold;
    CandidateSplit split;
    std::uint64_t step;
};

std::vector<TimelineDecision> timelineDecisions(const PageSession& session)
{
    const Stepper& stepper = session.cursor()->stepper();
    const SearchTrace& trace = stepper.trace();
    std::vector<TimelineDecision> all;
    all.reserve(trace.candidateSplits.size());
    for (std::uint32_t level = 0; level < trace.levels.size(); ++level) {
        const Level& of = trace.levels[level];
        for (std::uint32_t attempt = of.firstAttempt; attempt < of.attemptEnd(); ++attempt) {
            const std::uint64_t start = stepper.firstStepOfAttempt(attempt);
            for (const CandidateSplit& each : trace.candidateSplitsOf(trace.attempts[attempt])) {
                const bool hasPlace = each.verdict != Verdict::OneSymbol;
                const std::uint64_t step =
                    hasPlace ? start + each.split.value - of.region.begin.value : start;
                if (session.isAsking() && step > stepper.step())
                    return all;
                all.push_back({level, trace.attempts[attempt].threshold, each, step});
            }
        }
    }
    return all;
}

} // namespace

PlotTable::PlotTable(const QList<Header>& headers, std::size_t rows, Cells cells,
                     std::function<void(int row)> goTo, QObject* parent)
    : ColumnModel(parent), m_rows(static_cast<int>(std::min(rows, mostTableRows))), m_cells(std::move(cells)),
      m_goTo(std::move(goTo))
{
    setHeaders(headers);
}

QVariant PlotTable::cell(int row, int column, int role) const
{
    return role == Qt::DisplayRole ? QVariant(m_cells(row, column)) : QVariant();
}

QString PlotTable::text(const QList<int>& rows) const
{
    QStringList cells;
    for (int column = 0; column < columnCount(); ++column)
        cells << headerData(column, Qt::Horizontal).toString();
    QString all = spreadsheetRow(cells);
    for (const int row : rows) {
        for (int column = 0; column < columnCount(); ++column)
            cells[column] = m_cells(row, column);
        all += spreadsheetRow(cells);
    }
    return all;
}

PlotTable* PlotTable::ofPlot(PageSession* session, QObject* parent)
{
    const bool hasRows = session->runner()->hasAnalysis();
    const bool isStepping = session->cursor()->isStepping();
    const std::uint32_t count = !hasRows ? 0
                                : isStepping // the present level has pruned nothing before its end
                                    ? session->cursor()->stepper().place().level
                                    : session->isAsking() ? 0 : PlotGeometry::shownLevels(*session);
    auto all = std::make_shared<QList<QStringList>>();
    for (std::uint32_t row = 0; row < count; ++row) {
        const SearchTrace& trace = session->runner()->analysis().trace;
        const Level& level = trace.levels[row];
        const CandidateSplit* split = trace.acceptedSplit(level);
        const Region before{level.region.begin, level.kept.begin};
        const Region after{level.kept.end, level.region.end};
        all->append({QString::number(row + 1), shownRange(level.region),
                     split == nullptr ? tr("none") : QString::number(split->split.value + 1),
                     shownRange(level.kept), shownRange(before.size() > after.size() ? before : after)});
    }
    const auto cells = [all](int row, int column) { return all->at(row).at(column); };
    return new PlotTable(
        {{tr("Level"), {}, true},
         {tr("Positions")},
         {tr("Split at"), tr("First position of the right side"), true},
         {tr("Kept side")},
         {tr("Pruned side")}},
        count, cells,
        [session](int row) { session->selection()->selectLevel(static_cast<std::uint32_t>(row)); }, parent);
}

PlotTable* PlotTable::ofWaterline(PageSession* session, const WaterState& state, QObject* parent)
{
    const WaterScene scene = waterScene(*session, state);
    auto gaps = std::make_shared<const std::vector<GapRun>>(gapRuns(scene, session->isAsking()));
    const auto cells = [gaps](int row, int column) -> QString {
        const GapRun& of = (*gaps)[static_cast<std::size_t>(row)];
        switch (column) {
        case 0: // the position left of the gap, counted from 1
            return of.splits.size() == 1
                       ? QString::number(of.splits.begin.value)
                       : QStringLiteral("%1–%2").arg(of.splits.begin.value).arg(of.splits.end.value - 1);
        case 1:
            return of.opensAt == neverOpens ? tr("never") : QString::number(of.opensAt);
        default:
            return of.state;
        }
    };
    const bool hasThreshold = scene.threshold && !session->isAsking();
    return new PlotTable(
        {{tr("Gap after position")},
         {tr("Opens at threshold"), tr("Lowest threshold at which no symbol occurs on both sides"), true},
         {hasThreshold ? tr("At threshold %1").arg(*scene.threshold) : tr("At the threshold")}},
        gaps->size(), cells,
        [session, gaps](int row) {
            const Position right = (*gaps)[static_cast<std::size_t>(row)].splits.begin;
            session->selection()->selectPosition({right.value - 1});
        },
        parent);
}

PlotTable* PlotTable::ofTimeline(PageSession* session, QObject* parent)
{
    if (const RunStepper* run = session->algorithms()->stepper(); run != nullptr) {
        auto copy = std::make_shared<const RunStepper>(*run);
        const auto eventOf = [copy](int row) { return copy->decisions()[static_cast<std::size_t>(row)]; };
        const std::size_t count =
            session->isAsking()
                ? static_cast<std::size_t>(std::ranges::upper_bound(copy->decisions(), copy->event()) -
                                           copy->decisions().begin())
                : copy->decisions().size();
        return new PlotTable(
            {{tr("Step"), {}, true}, {tr("Line of the listing")}}, count,
            [copy, eventOf](int row, int column) {
                const std::uint32_t event = eventOf(row);
                return column == 0 ? QString::number(copy->stepOf(event) + 1)
                                   : QString::fromStdString(std::string(
                                         copy->run().listing[copy->run().events[event].row].text));
            },
            [session, eventOf](int row) {
                session->algorithms()->step(
                    [event = eventOf(row)](RunStepper& stepper) { stepper.seek(event); });
            },
            parent);
    }
    const bool hasRun = session->runner()->hasAnalysis() && !session->algorithms()->isStepping();
    auto decisions = std::make_shared<const std::vector<TimelineDecision>>(
        hasRun ? timelineDecisions(*session) : std::vector<TimelineDecision>());
    const auto cells = [decisions](int row, int column) -> QString {
        const TimelineDecision& of = (*decisions)[static_cast<std::size_t>(row)];
        const bool hasPlace = of.split.verdict != Verdict::OneSymbol;
        switch (column) {
        case 0:
            return QString::number(of.step + 1);
        case 1:
            return QString::number(of.level + 1);
        case 2:
            return QString::number(of.threshold);
        case 3:
            return hasPlace ? QString::number(of.split.split.value + 1) : QString();
        case 4:
            return hasPlace ? QStringLiteral("%1 : %2").arg(of.split.left).arg(of.split.right) : QString();
        default:
            return tableVerdict(of.split.verdict);
        }
    };
    return new PlotTable(
        {{tr("Step"), {}, true},
         {tr("Level"), {}, true},
         {tr("Threshold"), {}, true},
         {tr("Split at"), tr("First position of the right side"), true},
         {tr("Left : right")},
         {tr("Decision")}},
        decisions->size(), cells,
        [session, decisions](int row) {
            const std::uint64_t step = (*decisions)[static_cast<std::size_t>(row)].step;
            session->cursor()->step([step](Stepper& stepper) { stepper.seek(step); });
        },
        parent);
}

} // namespace tagseam
