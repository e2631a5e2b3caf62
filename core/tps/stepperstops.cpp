// SPDX-License-Identifier: MIT
// Runs until a condition holds: finds the nearest such step in the trace alone.
#include "core/tps/stepper.h"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace tagseam {

namespace {

// Returns the nearest of ascending steps after (before) `from`.
template <class Steps>
std::optional<std::uint64_t> neighbour(const Steps& steps, std::uint64_t from, bool isForward)
{
    const auto at = isForward ? std::ranges::upper_bound(steps, from) : std::ranges::lower_bound(steps, from);
    if (at == (isForward ? steps.end() : steps.begin()))
        return {};
    return isForward ? *at : *std::ranges::prev(at);
}

} // namespace

bool Stepper::runUntil(std::span<const StopCondition> conditions)
{
    return run(conditions, true);
}

bool Stepper::runBackUntil(std::span<const StopCondition> conditions)
{
    return run(conditions, false);
}

bool Stepper::run(std::span<const StopCondition> conditions, bool isForward)
{
    std::optional<std::uint64_t> nearest;
    for (const StopCondition& condition : conditions) {
        const auto stop = nearestStop(condition, m_step, isForward);
        if (stop && (!nearest || (isForward ? *stop < *nearest : *stop > *nearest)))
            nearest = stop;
    }
    if (nearest)
        seek(*nearest);
    return nearest.has_value();
}

std::optional<std::uint64_t> Stepper::nextStop(const StopCondition& condition, std::uint64_t after) const
{
    return nearestStop(condition, after, true);
}

// Only levels whose region has the position, or the symbol, can read it. Regions are nested, so these are the
// first levels.
bool Stepper::mayHold(const StopCondition& condition, Region region) const
{
    switch (condition.kind) {
    case StopCondition::Kind::SymbolExhausted:
        return occurrencesIn(region, condition.symbol).frequency > 0;
    case StopCondition::Kind::PositionRead:
    case StopCondition::Kind::PositionPruned:
        return region.contains(condition.position);
    default:
        return true;
    }
}

std::optional<std::uint64_t> Stepper::nearestStop(const StopCondition& condition, std::uint64_t from,
                                                  bool isForward) const
{
    const auto isBeyond = [&](std::uint64_t step) { return isForward ? step > from : step < from; };
    if (condition.kind == StopCondition::Kind::LineRun)
        return stepThatRuns(condition.line, from, isForward);
    if (condition.kind == StopCondition::Kind::ThresholdTried)
        return attemptAt(condition.threshold, from, isForward);
    if (condition.kind == StopCondition::Kind::LevelStarts) {
        const bool isThere =
            condition.level < m_trace->levels.size() && isBeyond(m_levelStep[condition.level]);
        return isThere ? std::optional(m_levelStep[condition.level]) : std::nullopt;
    }
    if (condition.kind == StopCondition::Kind::AnnotatedPruned) {
        std::optional<std::uint64_t> nearest;
        for (const Position position : condition.annotated) {
            const auto stop =
                nearestStop({StopCondition::Kind::PositionPruned, {}, position}, from, isForward);
            if (stop && (!nearest || (isForward ? *stop < *nearest : *stop > *nearest)))
                nearest = stop;
        }
        return nearest;
    }
    const auto levelsEnd = static_cast<std::uint32_t>(
        std::ranges::partition_point(m_trace->levels,
                                     [&](const Level& each) { return mayHold(condition, each.region); }) -
        m_trace->levels.begin());
    if (condition.kind == StopCondition::Kind::PositionPruned) { // at the end of the last level that has it
        if (levelsEnd == 0 || m_trace->levels[levelsEnd - 1].kept.contains(condition.position))
            return {};
        const std::uint64_t step = lastStepOfLevel(levelsEnd - 1);
        return isBeyond(step) ? std::optional(step) : std::nullopt;
    }
    const std::uint32_t here = placeOf(from).level;
    const std::uint32_t count =
        isForward ? levelsEnd - std::min(here, levelsEnd) : std::min(here + 1, levelsEnd);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (const auto stop = stopIn(condition, isForward ? here + i : count - 1 - i, from, isForward))
            return stop;
    }
    return {};
}

// Returns the start of the nearest attempt at a threshold.
std::optional<std::uint64_t> Stepper::attemptAt(std::uint32_t threshold, std::uint64_t from,
                                                bool isForward) const
{
    std::optional<std::uint64_t> last;
    for (std::uint32_t i = 0; i < m_trace->attempts.size(); ++i) {
        if (m_trace->attempts[i].threshold != threshold)
            continue;
        if (isForward ? m_attemptStep[i] > from : m_attemptStep[i] >= from)
            return isForward ? std::optional(m_attemptStep[i]) : last;
        last = m_attemptStep[i];
    }
    return isForward ? std::nullopt : last;
}

// Returns the nearest step of the kind that has the line.
std::optional<std::uint64_t> Stepper::stepThatMayRun(Line line, std::uint64_t from, bool isForward) const
{
    const auto starts = std::span(m_levelStep).first(m_trace->levels.size());
    const auto ends = std::span(m_levelStep).subspan(1, m_trace->levels.size()) |
                      std::views::transform([](std::uint64_t next) { return next - 1; });
    if (line <= Line::RegionNotFound)
        return neighbour(starts, from, isForward);
    if (line >= Line::TestFound)
        return neighbour(ends, from, isForward);
    if (line < Line::ForPosition) {
        const auto attempt =
            neighbour(std::span(m_attemptStep).first(m_trace->attempts.size()), from, isForward);
        const auto end = line == Line::WhileNotFound ? neighbour(ends, from, isForward) : std::nullopt;
        if (!attempt || !end)
            return attempt ? attempt : end;
        return isForward ? std::min(attempt, end) : std::max(attempt, end);
    }
    const bool isOfSplits = line == Line::TestSize || line == Line::RegionFound || line == Line::BreakScan ||
                            line == Line::StartGap;
    if (isOfSplits)
        return nearestStop({StopCondition::Kind::CandidateSplit, {}, {}}, from, isForward);
    if (isForward ? from + 1 >= m_stepCount : from == 0)
        return {};
    return isForward ? from + 1 : from - 1;
}

std::optional<std::uint64_t> Stepper::stepThatRuns(Line line, std::uint64_t from, bool isForward) const
{
    Stepper walker(*this);
    for (auto step = stepThatMayRun(line, from, isForward); step;
         step = stepThatMayRun(line, *step, isForward)) {
        walker.seek(*step);
        if (std::ranges::find(walker.m_lines, line) != walker.m_lines.end())
            return step;
    }
    return {};
}

// Returns the condition's step in one level that is nearest to `from`.
std::optional<std::uint64_t> Stepper::stopIn(const StopCondition& condition, std::uint32_t level,
                                             std::uint64_t from, bool isForward) const
{
    const Level& of = m_trace->levels[level];
    Occurrences symbol;
    if (condition.kind == StopCondition::Kind::SymbolExhausted)
        symbol = occurrencesIn(of.region, condition.symbol);
    for (std::uint32_t i = 0; i < of.attemptCount; ++i) {
        const std::uint32_t attempt = of.firstAttempt + (isForward ? i : of.attemptCount - 1 - i);
        const std::uint64_t start = m_attemptStep[attempt]; // and one step after it for each read
        if (!hasScan(attempt) || (isForward ? start + readCount(attempt) <= from : start >= from))
            continue;
        const auto read = readThatStops(condition, attempt, of.region, symbol, from, isForward);
        if (read && *read <= readCount(attempt) && (isForward ? start + *read > from : start + *read < from))
            return start + *read;
    }
    return {};
}

// Returns the read of an attempt that meets the condition, if the scan comes that far; `symbol` is the
// condition's in the region of the attempt's level.
std::optional<std::uint32_t> Stepper::readThatStops(const StopCondition& condition, std::uint32_t attempt,
                                                    Region region, const Occurrences& symbol,
                                                    std::uint64_t from, bool isForward) const
{
    switch (condition.kind) {
    case StopCondition::Kind::CandidateSplit:
        return candidateSplitIn(attempt, region, from, isForward);
    case StopCondition::Kind::AcceptedSplit:
        if (m_trace->candidateSplitsOf(m_trace->attempts[attempt]).back().verdict == Verdict::Accepted)
            return readCount(attempt);
        break;
    case StopCondition::Kind::SymbolExhausted:
        if (symbol.frequency >= lowestFrequency(attempt))
            return symbol.last + 1;
        break;
    case StopCondition::Kind::PositionRead:
        return condition.position.value - region.begin.value + 1;
    default:
        break; // no read does that
    }
    return {};
}

std::optional<std::uint32_t> Stepper::candidateSplitIn(std::uint32_t attempt, Region region,
                                                       std::uint64_t from, bool isForward) const
{
    const auto candidateSplits = m_trace->candidateSplitsOf(m_trace->attempts[attempt]);
    const auto stepOf = [&](const CandidateSplit& each) {
        return m_attemptStep[attempt] + each.split.value - region.begin.value;
    };
    const auto found = isForward ? std::ranges::upper_bound(candidateSplits, from, {}, stepOf)
                                 : std::ranges::lower_bound(candidateSplits, from, {}, stepOf);
    if (isForward ? found == candidateSplits.end() : found == candidateSplits.begin())
        return {};
    return (isForward ? *found : *(found - 1)).split.value - region.begin.value;
}

// Counts from the symbol's own positions, because the region may be the one of another level.
Occurrences Stepper::occurrencesIn(Region region, Symbol symbol) const
{
    if (symbol.value >= m_of.size())
        return {};
    const auto end = m_order.begin() + m_start[symbol.value + 1];
    const auto first = std::lower_bound(m_order.begin() + m_start[symbol.value], end, region.begin.value);
    const auto after = std::lower_bound(first, end, region.end.value);
    if (first == after)
        return {};
    return {static_cast<std::uint32_t>(after - first), *first - region.begin.value,
            *(after - 1) - region.begin.value};
}

} // namespace tagseam
