// SPDX-License-Identifier: MIT
// Finds the places and numbers of a run that lessons name.
#include "core/teach/lesson.h"

#include "core/tps/operations.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace tagseam {

namespace {

constexpr std::size_t listedNumbers = 12; // numbers of a list in a sentence, before the dots

template <class Numbers>
std::string list(const Numbers& numbers, auto number)
{
    std::string text;
    for (std::size_t i = 0; i < std::min(numbers.size(), listedNumbers); ++i)
        text += fmt::format("{}{}", i == 0 ? "" : ", ", number(numbers[i]));
    return numbers.size() > listedNumbers ? text + ", …" : text;
}

std::string wholePercent(double share)
{
    return fmt::format("{}", std::lround(100 * share));
}

void addRun(LessonValues& values, const SearchTrace& trace, std::span<const Symbol> symbols)
{
    values["positions"] = fmt::format("{}", trace.positions);
    values["symbols"] = fmt::format("{}", trace.alphabetSize);
    values["levels"] = fmt::format("{}", trace.levels.size());
    values["splits"] = fmt::format("{}", trace.splitCount());
    values["region"] = fmt::format("{}", trace.region.size());
    values["regionBegin"] = fmt::format("{}", trace.region.begin.value + 1);
    values["regionEnd"] = fmt::format("{}", trace.region.end.value);
    values["regionShare"] =
        wholePercent(trace.positions == 0 ? 0.0 : 1.0 * trace.region.size() / trace.positions);
    values["limit"] = wholePercent(trace.options.minDifference);
    const ListingOperations operations = listingOperations(trace);
    values["counting"] = fmt::format("{}", operations.counting);
    values["scanning"] = fmt::format("{}", operations.scanning);
    values["indexSteps"] = fmt::format("{}", trace.indexSteps);
    values["sequence"] = list(symbols, [](Symbol symbol) { return symbol.code(); });
}

void addLevel(LessonValues& values, const SearchTrace& trace, std::span<const Symbol> symbols,
              std::uint32_t index)
{
    const Level& level = trace.levels[index];
    values["level"] = fmt::format("{}", index + 1);
    values["n"] = fmt::format("{}", level.region.size());
    values["begin"] = fmt::format("{}", level.region.begin.value + 1);
    values["end"] = fmt::format("{}", level.region.end.value);
    values["frequencies"] = list(thresholdsOf(symbols, level.region, trace.options),
                                 [](std::uint32_t frequency) { return frequency; });
    values["attempts"] = fmt::format("{}", level.attemptCount);
    values["kept"] = fmt::format("{}", level.kept.size());
    values["keptBegin"] = fmt::format("{}", level.kept.begin.value + 1);
    values["keptEnd"] = fmt::format("{}", level.kept.end.value);
}

// Returns the candidate split found at a Read, or the last one of the attempt.
const CandidateSplit& candidateSplitAt(const SearchTrace& trace, std::uint32_t attempt,
                                       const StepPlace& place)
{
    const auto candidateSplits = trace.candidateSplitsOf(trace.attempts[attempt]);
    const std::uint32_t split = trace.levels[place.level].region.begin.value + place.read;
    const auto found = std::ranges::find(candidateSplits, Position{split}, &CandidateSplit::split);
    return place.kind == StepKind::Read && found != candidateSplits.end() ? *found : candidateSplits.back();
}

void addAttempt(LessonValues& values, const SearchTrace& trace, const StepPlace& place)
{
    const Level& level = trace.levels[place.level];
    if (level.attemptCount == 0)
        return;
    const std::uint32_t attempt = place.attempt == noAttempt ? level.attemptEnd() - 1 : place.attempt;
    values["attempt"] = fmt::format("{}", attempt - level.firstAttempt + 1);
    values["threshold"] = fmt::format("{}", trace.attempts[attempt].threshold);
    values["passing"] = fmt::format("{}", trace.attempts[attempt].alphabetSize);
    const CandidateSplit& candidateSplit = candidateSplitAt(trace, attempt, place);
    if (candidateSplit.verdict != Verdict::Accepted && candidateSplit.verdict != Verdict::RejectedBySize)
        return;
    values["split"] = fmt::format("{}", candidateSplit.split.value + 1);
    values["before"] = fmt::format("{}", candidateSplit.split.value);
    values["left"] = fmt::format("{}", candidateSplit.left);
    values["right"] = fmt::format("{}", candidateSplit.right);
    const double both = 1.0 * candidateSplit.left + candidateSplit.right;
    values["difference"] = wholePercent(std::abs(1.0 * candidateSplit.left - candidateSplit.right) / both);
}

void addPosition(LessonValues& values, const SearchTrace& trace, std::span<const Symbol> symbols,
                 const StepPlace& place)
{
    if (place.kind != StepKind::Read)
        return;
    const Region region = trace.levels[place.level].region;
    const std::uint32_t position = region.begin.value + place.read - 1;
    const auto level = symbols.subspan(region.begin.value, region.size());
    const Symbol symbol = symbols[position];
    const auto first = std::ranges::find(level, symbol) - level.begin();
    const auto afterLast = level.rend() - std::find(level.rbegin(), level.rend(), symbol);
    values["position"] = fmt::format("{}", position + 1);
    values["symbol"] = fmt::format("{}", symbol.code());
    values["frequency"] = fmt::format("{}", std::ranges::count(level, symbol));
    values["first"] = fmt::format("{}", region.begin.value + first + 1);
    values["last"] = fmt::format("{}", region.begin.value + afterLast);
}

// Returns an index into SearchTrace::attempts; nothing when the level does not try the threshold.
std::optional<std::uint32_t> attemptOf(const SearchTrace& trace, const Level& level, const Landmark& landmark)
{
    const auto attempts = trace.attemptsOf(level);
    std::size_t index = attempts.size() - 1;
    if (landmark.threshold != 0) {
        const auto found = std::ranges::find(attempts, landmark.threshold, &Attempt::threshold);
        index = static_cast<std::size_t>(found - attempts.begin());
    } else if (landmark.attempt != 0 && landmark.attempt != Landmark::last) {
        index = landmark.attempt - 1;
    }
    if (index >= attempts.size())
        return {};
    return level.firstAttempt + static_cast<std::uint32_t>(index);
}

// Returns the read of an attempt at a landmark's candidate split or position; nothing when the attempt does
// not reach it.
std::optional<std::uint32_t> readOf(const SearchTrace& trace, const Level& level, std::uint32_t attempt,
                                    const Landmark& landmark)
{
    const auto candidateSplits = trace.candidateSplitsOf(trace.attempts[attempt]);
    const std::uint32_t begin = level.region.begin.value;
    if (candidateSplits.back().verdict == Verdict::OneSymbol ||
        landmark.candidateSplit > candidateSplits.size())
        return {};
    const std::uint32_t last = candidateSplits.back().split.value; // from 1: the position before the split
    const std::uint32_t position = landmark.candidateSplit != 0
                                       ? candidateSplits[landmark.candidateSplit - 1].split.value
                                       : landmark.position;
    if (position <= begin || position > last)
        return {};
    return position - begin;
}

} // namespace

std::optional<StepPlace> placeOf(const SearchTrace& trace, const Landmark& landmark)
{
    StepPlace place;
    if (landmark.level == 0)
        return place;
    const auto levels = static_cast<std::uint32_t>(trace.levels.size());
    place.level = landmark.level == Landmark::last ? levels - 1 : landmark.level - 1;
    if (place.level >= levels)
        return {};
    const Level& level = trace.levels[place.level];
    if (landmark.isEnd) {
        place.kind = StepKind::LevelEnd;
        place.attempt = level.attemptCount == 0 ? noAttempt : level.attemptEnd() - 1;
        return place;
    }
    const bool isInAttempt = landmark.attempt != 0 || landmark.threshold != 0;
    const bool isRead = landmark.position != 0 || landmark.candidateSplit != 0;
    if (!isInAttempt && !isRead)
        return place;
    const std::optional<std::uint32_t> attempt = attemptOf(trace, level, landmark);
    if (!attempt)
        return {};
    place.attempt = *attempt;
    place.kind = isRead ? StepKind::Read : StepKind::AttemptStart;
    if (!isRead)
        return place;
    const std::optional<std::uint32_t> read = readOf(trace, level, *attempt, landmark);
    if (!read)
        return {};
    place.read = *read;
    return place;
}

std::optional<Question> questionNear(const SearchTrace& trace, QuestionKind kind, const StepPlace& place)
{
    const Level& level = trace.levels[place.level];
    if (level.attemptCount == 0)
        return {};
    const std::uint32_t last = level.attemptEnd() - 1;
    const bool isOfLevel = kind == QuestionKind::KeptSide || place.attempt == noAttempt;
    return questionAt(trace, kind, isOfLevel ? last : place.attempt);
}

LessonValues valuesAt(const SearchTrace& trace, std::span<const Symbol> symbols, const StepPlace& place)
{
    LessonValues values;
    addRun(values, trace, symbols);
    addLevel(values, trace, symbols, place.level);
    addAttempt(values, trace, place);
    addPosition(values, trace, symbols, place);
    return values;
}

std::optional<std::size_t> eventOf(const RunStepper& stepper, const RunLandmark& landmark)
{
    const auto decisions = stepper.decisions();
    if (landmark.decision == Landmark::last)
        return decisions.empty() ? std::nullopt : std::optional<std::size_t>(decisions.back());
    if (landmark.decision != 0)
        return landmark.decision > decisions.size()
                   ? std::nullopt
                   : std::optional<std::size_t>(decisions[landmark.decision - 1]);
    if (landmark.step > stepper.stepCount())
        return {};
    return landmark.step == 0 ? 0 : stepper.lastEventOf(landmark.step - 1);
}

LessonValues valuesAt(const RunStepper& stepper, const Document& page)
{
    LessonValues values;
    const AlgorithmRun& run = stepper.run();
    for (std::size_t i = 0; i < run.variables.size(); ++i) {
        if (const RunValue value = stepper.value(i); value.form != RunValue::Form::Nothing)
            values[run.variables[i]] = valueText(run, value, page);
    }
    values["steps"] = fmt::format("{}", stepper.stepCount());
    values["decisions"] = fmt::format("{}", stepper.decisions().size());
    values["nodes"] = fmt::format("{}", page.size());
    values["pruned"] = fmt::format("{}", stepper.prunedCount());
    if (const NodeId node = stepper.node(); node != noNode)
        values["node"] = valueText(run, RunValue::node(node), page);
    return values;
}

std::string fill(std::string_view text, const LessonValues& values)
{
    std::string filled;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        filled += text.substr(0, open);
        if (open == std::string_view::npos)
            break;
        const std::size_t close = text.find('}', open);
        const auto found = close == std::string_view::npos
                               ? values.end()
                               : values.find(text.substr(open + 1, close - open - 1));
        filled += found == values.end() ? "{" : found->second;
        text.remove_prefix(found == values.end() ? open + 1 : close + 1);
    }
    return filled;
}

} // namespace tagseam
