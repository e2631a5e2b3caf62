// SPDX-License-Identifier: MIT
// The stepper against the plain interpreter of the listing: every line of every run, forwards, backwards and
// at random, and every condition that a run stops at.
#include "core/tps/stepper.h"
#include "tests/core/plainlisting.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <random>
#include <set>

namespace tagseam {
namespace {

using namespace test;

constexpr std::array alphabets{Alphabet::Level, Alphabet::Filtered, Alphabet::Region, Alphabet::Remaining,
                               Alphabet::Intersection};
constexpr std::array grains{Grain::Line, Grain::Step, Grain::Attempt, Grain::Level};

// What there is to compare at every line, whatever the size of the alphabet.
struct State {
    std::uint64_t step = 0;
    StepPlace place;
    Line line = Line::Procedure;
    Region region;
    std::uint32_t threshold = 0;
    std::uint32_t t = 0;
    bool regionFound = false;
    std::uint32_t gap = 0;
    std::optional<std::uint32_t> opening;
    std::array<std::uint32_t, alphabets.size()> sizes{};
    // Behind the start of a scan only:
    std::uint32_t i = 0;
    Position position = noPosition;
    std::uint32_t left = 0;
    std::uint32_t right = 0;
    // Of the symbol that a Read reads:
    std::array<bool, alphabets.size()> isIn{};
    std::uint32_t remaining = 0;
    friend bool operator==(const State&, const State&) = default;
};

void PrintTo(const State& s, std::ostream* out)
{
    *out << fmt::format(
        "step {} kind {} level {} attempt {} read {} line {} region {}-{} threshold {} t {} found {} "
        "gap {} opening {} sizes {} i {} position {} left {} right {} isIn {} remaining {}",
        s.step, static_cast<int>(s.place.kind), s.place.level, static_cast<int>(s.place.attempt),
        s.place.read, static_cast<int>(s.line), s.region.begin.value, s.region.end.value, s.threshold, s.t,
        s.regionFound, s.gap, s.opening ? static_cast<int>(*s.opening) : -1, fmt::join(s.sizes, "/"), s.i,
        static_cast<int>(s.position.value), s.left, s.right, fmt::join(s.isIn, "/"), s.remaining);
}

// The sets, and what each symbol counts; by symbol.
struct Sets {
    std::array<std::vector<Symbol>, alphabets.size()> members;
    std::vector<std::uint32_t> remaining;
    friend bool operator==(const Sets&, const Sets&) = default;
};

void PrintTo(const Sets& sets, std::ostream* out)
{
    for (const std::vector<Symbol>& members : sets.members) {
        *out << "{";
        for (const Symbol each : members)
            *out << ' ' << each.value;
        *out << " } ";
    }
    *out << fmt::format("remaining {}", fmt::join(sets.remaining, " "));
}

struct Step {
    StepPlace place;
    std::size_t firstState = 0;
    std::vector<Line> lines;
    bool contains(Line line) const { return std::ranges::find(lines, line) != lines.end(); }
    std::size_t lastState() const { return firstState + lines.size() - 1; }
};

// A run of the interpreter: one state a line.
struct Recording {
    std::vector<Symbol> symbols;
    std::uint32_t symbolLimit = 0; // beyond the largest
    SearchTrace trace;
    std::vector<State> states;
    std::vector<Step> steps;
    std::map<std::size_t, Sets> sets; // by state

    Position positionOf(const StepPlace& place) const
    {
        return Position{trace.levels[place.level].region.begin.value + place.read - 1};
    }
};

class Recorder {
  public:
    // The sets of every `stride`th line are kept in full.
    static Recording record(const std::vector<Symbol>& symbols, const SearchOptions& options,
                            std::size_t stride)
    {
        Recorder recorder(symbols, stride);
        PlainListing(symbols, options, [&](const PlainState& plain) { recorder.add(plain); }).run();
        recorder.m_recording.trace = searchRegion(symbols, options);
        return std::move(recorder.m_recording);
    }

  private:
    Recorder(const std::vector<Symbol>& symbols, std::size_t stride) : m_stride(stride)
    {
        m_recording.symbols = symbols;
        for (const Symbol each : symbols)
            m_recording.symbolLimit = std::max(m_recording.symbolLimit, each.value + 1);
    }

    void add(const PlainState& plain)
    {
        if (plain.step == m_recording.steps.size())
            m_recording.steps.push_back({plain.place, m_recording.states.size(), {}});
        m_recording.steps.back().lines.push_back(plain.line);
        m_isScanned =
            plain.place.kind == StepKind::Read || (m_isScanned && plain.place.kind == StepKind::LevelEnd);
        if (plain.line == Line::Procedure)
            m_begin = plain.tagPathSequence.begin;
        intersect(plain);
        if (m_recording.states.size() % m_stride == 0)
            m_recording.sets.emplace(m_recording.states.size(), setsOf(plain));
        m_recording.states.push_back(stateOf(plain));
    }

    // No other line changes what the two sets have in common.
    void intersect(const PlainState& plain)
    {
        if (plain.line != Line::Procedure && plain.line != Line::SetCurrentAlphabet &&
            plain.line != Line::EmptyRegion && plain.line != Line::AddToRegion &&
            plain.line != Line::RemoveSymbol)
            return;
        m_intersection.clear();
        std::ranges::set_intersection(plain.currentAlphabet, plain.regionAlphabet,
                                      std::inserter(m_intersection, m_intersection.end()));
    }

    std::array<const std::set<Symbol>*, alphabets.size()> setsIn(const PlainState& plain) const
    {
        return {&plain.alphabet, &plain.filteredAlphabet, &plain.regionAlphabet, &plain.currentAlphabet,
                &m_intersection};
    }

    State stateOf(const PlainState& plain) const
    {
        State state;
        state.step = plain.step;
        state.place = plain.place;
        state.line = plain.line;
        state.region = plain.tagPathSequence;
        state.threshold = plain.threshold;
        state.t = plain.t;
        state.regionFound = plain.regionFound;
        state.gap = plain.gap;
        state.opening = plain.opening;
        const auto sets = setsIn(plain);
        for (std::size_t a = 0; a < alphabets.size(); ++a)
            state.sizes[a] = static_cast<std::uint32_t>(sets[a]->size());
        if (m_isScanned) {
            state.i = plain.i;
            state.left = plain.i - plain.gap;
            state.right = plain.n - plain.i;
            // The cut of the last lines moves the begin of the sequence, not where i was.
            state.position = Position{m_begin.value + plain.i - 1};
        }
        if (plain.place.kind == StepKind::Read) {
            const Symbol symbol = m_recording.symbols[state.position.value];
            for (std::size_t a = 0; a < alphabets.size(); ++a)
                state.isIn[a] = sets[a]->contains(symbol);
            const auto count = plain.currentSymbolCount.find(symbol);
            state.remaining = count == plain.currentSymbolCount.end() ? 0 : count->second;
        }
        return state;
    }

    Sets setsOf(const PlainState& plain) const
    {
        Sets all;
        const auto sets = setsIn(plain);
        for (std::size_t a = 0; a < alphabets.size(); ++a)
            all.members[a].assign(sets[a]->begin(), sets[a]->end());
        all.remaining.resize(m_recording.symbolLimit);
        for (const auto& [symbol, count] : plain.currentSymbolCount)
            all.remaining[symbol.value] = count;
        return all;
    }

    Recording m_recording;
    std::size_t m_stride;
    bool m_isScanned = false;
    Position m_begin;
    std::set<Symbol> m_intersection;
};

State stateOf(const Stepper& stepper, std::span<const Symbol> symbols)
{
    State state;
    state.step = stepper.step();
    state.place = stepper.place();
    state.line = stepper.line();
    state.region = stepper.region();
    state.threshold = stepper.threshold();
    state.t = stepper.t();
    state.regionFound = stepper.regionFound();
    state.gap = stepper.gap();
    if (stepper.opening() != nullptr)
        state.opening = static_cast<std::uint32_t>(stepper.opening() - stepper.trace().openings.data());
    for (std::size_t a = 0; a < alphabets.size(); ++a)
        state.sizes[a] = stepper.size(alphabets[a]);
    const bool isRead = state.place.kind == StepKind::Read;
    if (isRead || (state.place.kind == StepKind::LevelEnd && state.place.attempt != noAttempt &&
                   stepper.readCount(state.place.attempt) > 0)) {
        state.i = stepper.i();
        state.position = stepper.position();
        state.left = stepper.left();
        state.right = stepper.right();
    }
    if (isRead) {
        const Symbol symbol = symbols[state.position.value];
        for (std::size_t a = 0; a < alphabets.size(); ++a)
            state.isIn[a] = stepper.isIn(alphabets[a], symbol);
        state.remaining = stepper.remaining(symbol);
    }
    return state;
}

Sets setsOf(const Stepper& stepper, std::uint32_t symbolLimit)
{
    Sets all;
    for (std::size_t a = 0; a < alphabets.size(); ++a) {
        for (Symbol symbol{0}; symbol.value < symbolLimit; ++symbol.value) {
            if (stepper.isIn(alphabets[a], symbol))
                all.members[a].push_back(symbol);
        }
    }
    for (Symbol symbol{0}; symbol.value < symbolLimit; ++symbol.value)
        all.remaining.push_back(stepper.remaining(symbol));
    return all;
}

// symbolsOf against isIn, which setsOf goes by.
void expectSymbolsOf(const Stepper& stepper, const Sets& sets)
{
    for (std::size_t a = 0; a < alphabets.size(); ++a) {
        const std::vector<Symbol>& members = sets.members[a];
        ASSERT_EQ(stepper.symbolsOf(alphabets[a], members.size() + 1), members);
        const std::size_t half = members.size() / 2;
        ASSERT_EQ(stepper.symbolsOf(alphabets[a], half),
                  std::vector(members.begin(), members.begin() + static_cast<std::ptrdiff_t>(half)));
    }
}

// Frequency, first and last occurrence in the level, which no line changes.
void expectOccurrences(const Stepper& stepper, const Recording& recording)
{
    struct Occurrences {
        std::uint32_t frequency = 0;
        Position first = noPosition;
        Position last = noPosition;
    };
    std::vector<Occurrences> of(recording.symbolLimit);
    const Region region = stepper.level().region;
    for (Position p = region.begin; p < region.end; ++p.value) {
        Occurrences& each = of[recording.symbols[p.value].value];
        each.first = each.frequency++ == 0 ? p : each.first;
        each.last = p;
    }
    for (Symbol symbol{0}; symbol.value < recording.symbolLimit; ++symbol.value) {
        ASSERT_EQ(stepper.frequency(symbol), of[symbol.value].frequency) << symbol.value;
        ASSERT_EQ(stepper.firstOccurrence(symbol), of[symbol.value].first) << symbol.value;
        ASSERT_EQ(stepper.lastOccurrence(symbol), of[symbol.value].last) << symbol.value;
    }
}

void expectState(const Stepper& stepper, const Recording& recording, std::size_t index)
{
    const Step& step = recording.steps[recording.states[index].step];
    ASSERT_TRUE(std::ranges::equal(stepper.lines(), step.lines))
        << "lines of step " << recording.states[index].step;
    ASSERT_EQ(stepper.lineIndex(), index - step.firstState);
    ASSERT_EQ(stateOf(stepper, recording.symbols), recording.states[index]);
    ASSERT_LE(stepper.left() + stepper.right(), stepper.level().region.size()) << "also before a scan";
    const auto sets = recording.sets.find(index);
    if (sets == recording.sets.end())
        return;
    ASSERT_EQ(setsOf(stepper, recording.symbolLimit), sets->second);
    ASSERT_NO_FATAL_FAILURE(expectSymbolsOf(stepper, sets->second));
    ASSERT_NO_FATAL_FAILURE(expectOccurrences(stepper, recording));
}

std::string describe(const Recording& recording)
{
    const SearchOptions& options = recording.trace.options;
    std::vector<std::uint32_t> values;
    for (std::size_t p = 0; p < recording.symbols.size() && p < 200; ++p)
        values.push_back(recording.symbols[p].value);
    return fmt::format("filter {} rule {} advantage {} after {} split {} on {}",
                       static_cast<int>(options.frequencyFilter), static_cast<int>(options.sizeRule),
                       options.advantage, static_cast<int>(options.afterRejection),
                       static_cast<int>(options.splitSymbol), fmt::join(values, " "));
}

// --- every line, there and back ------------------------------------------------------------------

void walkForwards(Stepper& stepper, const Recording& recording)
{
    ASSERT_EQ(stepper.stepCount(), recording.steps.size());
    stepper.seek(0);
    stepper.seekLine(0);
    for (std::size_t index = 0;; ++index) {
        ASSERT_NO_FATAL_FAILURE(expectState(stepper, recording, index)) << "forwards at " << index;
        ASSERT_EQ(stepper.changed(), variablesSet(stepper.line()));
        const bool isLast = index + 1 == recording.states.size();
        ASSERT_EQ(stepper.next(Grain::Line), !isLast) << "at " << index;
        if (isLast)
            break;
    }
    ASSERT_NO_FATAL_FAILURE(expectState(stepper, recording, recording.states.size() - 1)) << "nothing moved";
}

void walkBackwards(Stepper& stepper, const Recording& recording)
{
    stepper.seek(stepper.stepCount() - 1);
    for (std::size_t index = recording.states.size(); index > 0; --index) {
        ASSERT_NO_FATAL_FAILURE(expectState(stepper, recording, index - 1)) << "backwards at " << index - 1;
        ASSERT_EQ(stepper.previous(Grain::Line), index > 1) << "at " << index - 1;
    }
    ASSERT_NO_FATAL_FAILURE(expectState(stepper, recording, 0)) << "nothing moved";
}

void expectPlaces(const Stepper& stepper, const Recording& recording)
{
    for (std::uint64_t step = 0; step < recording.steps.size(); ++step) {
        ASSERT_EQ(stepper.placeOf(step), recording.steps[step].place) << step;
        ASSERT_EQ(stepper.stepOf(recording.steps[step].place), step);
    }
    std::vector<std::uint32_t> reads(recording.trace.attempts.size());
    for (std::uint64_t step = 0; step < recording.steps.size(); ++step) {
        const StepPlace& place = recording.steps[step].place;
        switch (place.kind) {
        case StepKind::LevelStart:
            ASSERT_EQ(stepper.firstStepOfLevel(place.level), step);
            break;
        case StepKind::AttemptStart:
            ASSERT_EQ(stepper.firstStepOfAttempt(place.attempt), step);
            ASSERT_EQ(stepper.levelOfAttempt(place.attempt), place.level);
            break;
        case StepKind::Read:
            reads[place.attempt] = std::max(reads[place.attempt], place.read);
            break;
        case StepKind::LevelEnd:
            ASSERT_EQ(stepper.lastStepOfLevel(place.level), step);
            break;
        }
    }
    for (std::uint32_t attempt = 0; attempt < reads.size(); ++attempt)
        ASSERT_EQ(stepper.readCount(attempt), reads[attempt]) << attempt;
}

// --- where a move leads --------------------------------------------------------------------------

bool startsA(StepKind kind, Grain grain)
{
    return grain == Grain::Step || (grain == Grain::Attempt && kind == StepKind::AttemptStart) ||
           (grain == Grain::Level && kind == StepKind::LevelStart);
}

std::optional<std::uint64_t> stepAfter(const Recording& recording, std::uint64_t step, Grain grain)
{
    const std::uint64_t last = recording.steps.size() - 1;
    if (step == last)
        return std::nullopt;
    for (std::uint64_t s = step + 1; s < last; ++s) {
        if (startsA(recording.steps[s].place.kind, grain))
            return s;
    }
    return last;
}

std::optional<std::uint64_t> stepBefore(const Recording& recording, std::uint64_t step, Grain grain)
{
    for (std::uint64_t s = step; s > 0; --s) {
        if (startsA(recording.steps[s - 1].place.kind, grain))
            return s - 1;
    }
    return step > 0 ? std::optional<std::uint64_t>(0) : std::nullopt;
}

bool holds(const Recording& recording, const Step& step, const StopCondition& condition)
{
    const Level& level = recording.trace.levels[step.place.level];
    const bool isRead = step.place.kind == StepKind::Read;
    switch (condition.kind) {
    case StopCondition::Kind::Opening:
        return step.contains(Line::TestSize);
    case StopCondition::Kind::AcceptedSplit:
        return step.contains(Line::RegionFound);
    case StopCondition::Kind::SymbolExhausted:
        return step.contains(Line::RemoveSymbol) &&
               recording.symbols[recording.positionOf(step.place).value] == condition.symbol;
    case StopCondition::Kind::PositionRead:
        return isRead && recording.positionOf(step.place) == condition.position;
    case StopCondition::Kind::PositionDropped:
        return step.place.kind == StepKind::LevelEnd && level.region.contains(condition.position) &&
               !level.kept.contains(condition.position);
    }
    return false;
}

bool holdsAny(const Recording& recording, const Step& step, std::span<const StopCondition> conditions)
{
    return std::ranges::any_of(conditions, [&](const auto& each) { return holds(recording, step, each); });
}

std::optional<std::uint64_t> stopAfter(const Recording& recording, std::uint64_t step,
                                       std::span<const StopCondition> conditions)
{
    for (std::uint64_t s = step + 1; s < recording.steps.size(); ++s) {
        if (holdsAny(recording, recording.steps[s], conditions))
            return s;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> stopBefore(const Recording& recording, std::uint64_t step,
                                        std::span<const StopCondition> conditions)
{
    for (std::uint64_t s = step; s > 0; --s) {
        if (holdsAny(recording, recording.steps[s - 1], conditions))
            return s - 1;
    }
    return std::nullopt;
}

// --- at random -----------------------------------------------------------------------------------

// A cursor that is moved at random, beside an index into the recording.
class RandomWalk {
  public:
    RandomWalk(Stepper& stepper, const Recording& recording, std::mt19937& random)
        : m_stepper(stepper), m_recording(recording), m_random(random), m_state(indexOf(stepper))
    {
    }

    void move()
    {
        switch (below(8)) {
        case 0:
        case 1:
            return next(grains[below(grains.size())]);
        case 2:
        case 3:
            return previous(grains[below(grains.size())]);
        case 4:
            return seekStep();
        case 5:
            return seekPosition();
        case 6:
            return seekLine();
        default:
            return run();
        }
    }

  private:
    std::size_t below(std::size_t limit) { return m_random() % limit; }
    std::size_t indexOf(const Stepper& stepper) const
    {
        return m_recording.steps[stepper.step()].firstState + stepper.lineIndex();
    }
    const Step& step() const { return m_recording.steps[m_recording.states[m_state].step]; }

    // A move by a line, or behind the last line of a step.
    void expectAt(std::optional<std::size_t> state, bool hasMoved, bool isLine, const std::string& what)
    {
        ASSERT_EQ(hasMoved, state.has_value()) << what;
        const Variables before = m_changed;
        m_state = state.value_or(m_state);
        ASSERT_NO_FATAL_FAILURE(expectState(m_stepper, m_recording, m_state)) << what;
        Variables changed;
        for (const Line line : isLine ? std::span(&m_recording.states[m_state].line, 1) : m_stepper.lines())
            changed = changed | variablesSet(line);
        m_changed = state ? changed : before;
        m_isChangedKnown = m_isChangedKnown || state.has_value();
        if (m_isChangedKnown) {
            ASSERT_EQ(m_stepper.changed(), m_changed) << what;
        }
    }
    std::optional<std::size_t> lastStateOf(std::optional<std::uint64_t> step) const
    {
        return step ? std::optional(m_recording.steps[*step].lastState()) : std::nullopt;
    }

    void next(Grain grain)
    {
        const std::uint64_t from = m_recording.states[m_state].step;
        std::optional<std::size_t> to = lastStateOf(stepAfter(m_recording, from, grain));
        if (grain == Grain::Line)
            to = m_state + 1 < m_recording.states.size() ? std::optional(m_state + 1) : std::nullopt;
        const bool hasMoved = m_stepper.next(grain);
        expectAt(to, hasMoved, grain == Grain::Line,
                 fmt::format("next by {} from step {}", static_cast<int>(grain), from));
    }

    void previous(Grain grain)
    {
        const std::uint64_t from = m_recording.states[m_state].step;
        std::optional<std::size_t> to = lastStateOf(stepBefore(m_recording, from, grain));
        if (grain == Grain::Line)
            to = m_state > 0 ? std::optional(m_state - 1) : std::nullopt;
        const bool hasMoved = m_stepper.previous(grain);
        expectAt(to, hasMoved, grain == Grain::Line,
                 fmt::format("previous by {} from step {}", static_cast<int>(grain), from));
    }

    void seekStep()
    {
        const std::uint64_t to = below(m_recording.steps.size() + 2);
        m_stepper.seek(to);
        expectAt(lastStateOf(std::min<std::uint64_t>(to, m_recording.steps.size() - 1)), true, false,
                 fmt::format("seek {}", to));
    }

    // To a level, an attempt and a position that may not be there.
    void seekPosition()
    {
        const std::vector<Level>& levels = m_recording.trace.levels;
        const auto level = static_cast<std::uint32_t>(below(levels.size() + (below(8) == 0 ? 1 : 0)));
        const std::uint32_t attemptCount = level < levels.size() ? levels[level].attemptCount : 1;
        const auto attempt = static_cast<std::uint32_t>(below(attemptCount + 1));
        const Position position =
            below(4) == 0 ? noPosition
                          : Position{static_cast<std::uint32_t>(below(m_recording.symbols.size() + 1))};
        const auto found = std::ranges::find_if(m_recording.steps, [&](const Step& each) {
            return each.place.level == level && each.place.attempt != noAttempt &&
                   each.place.attempt - levels[level].firstAttempt == attempt &&
                   (position == noPosition ? each.place.kind == StepKind::AttemptStart
                                           : each.place.kind == StepKind::Read &&
                                                 m_recording.positionOf(each.place) == position);
        });
        std::optional<std::size_t> to;
        if (found != m_recording.steps.end())
            to = found->lastState();
        const bool hasMoved = m_stepper.seek(level, attempt, position);
        expectAt(to, hasMoved, false,
                 fmt::format("seek level {} attempt {} position {}", level, attempt,
                             static_cast<int>(position.value)));
    }

    void seekLine()
    {
        const std::size_t line = below(step().lines.size());
        m_stepper.seekLine(line);
        expectAt(step().firstState + line, true, true, fmt::format("seek line {}", line));
    }

    void run()
    {
        std::vector<StopCondition> conditions;
        for (std::size_t count = below(4); count > 0; --count) {
            StopCondition condition;
            condition.kind = static_cast<StopCondition::Kind>(below(5));
            condition.symbol.value = static_cast<std::uint32_t>(below(m_recording.symbolLimit + 1));
            condition.position.value = static_cast<std::uint32_t>(below(m_recording.symbols.size() + 1));
            conditions.push_back(condition);
        }
        const std::uint64_t from = m_recording.states[m_state].step;
        const bool isBack = below(2) == 0;
        const auto to =
            isBack ? stopBefore(m_recording, from, conditions) : stopAfter(m_recording, from, conditions);
        const bool hasMoved = isBack ? m_stepper.runBackUntil(conditions) : m_stepper.runUntil(conditions);
        expectAt(lastStateOf(to), hasMoved, false,
                 fmt::format("run {} from step {}", isBack ? "back" : "on", from));
    }

    Stepper& m_stepper;
    const Recording& m_recording;
    std::mt19937& m_random;
    std::size_t m_state;
    Variables m_changed;
    bool m_isChangedKnown = false;
};

void expectSame(const Recording& recording, std::mt19937& random, int moves)
{
    Stepper stepper(recording.symbols, recording.trace);
    ASSERT_NO_FATAL_FAILURE(expectPlaces(stepper, recording)) << describe(recording);
    ASSERT_NO_FATAL_FAILURE(walkForwards(stepper, recording)) << describe(recording);
    ASSERT_NO_FATAL_FAILURE(walkBackwards(stepper, recording)) << describe(recording);
    RandomWalk walk(stepper, recording, random);
    for (int i = 0; i < moves; ++i)
        ASSERT_NO_FATAL_FAILURE(walk.move()) << "move " << i << ", " << describe(recording);
}

void expectAgreementOnRandomSequences(std::size_t sequences)
{
    std::mt19937 random(20140302);
    const std::vector<SearchOptions> options = allOptions({0.20, 0.0, 0.6});
    for (std::size_t i = 0; i < sequences; ++i) {
        const std::vector<Symbol> symbols = randomSequence(random, i % 20 == 0 ? 70 : 24);
        // Every sequence in one combination, each combination in turn; every 100th in all of them.
        SearchOptions one = options[i % options.size()];
        one.lowestThreshold = i % 5 == 0 ? 1 + static_cast<std::uint32_t>(random() % 8) : 1;
        ASSERT_NO_FATAL_FAILURE(expectSame(Recorder::record(symbols, one, 1), random, 60));
        if (i % 100 == 99) {
            for (const SearchOptions& each : options)
                ASSERT_NO_FATAL_FAILURE(expectSame(Recorder::record(symbols, each, 1), random, 20));
        }
    }
}

TEST(Stepper, agreesWithTheInterpreterLineByLineOnRandomSequencesForEverySwitch)
{
    expectAgreementOnRandomSequences(300);
}

TEST(NightStepper, agreesWithTheInterpreterLineByLineOnRandomSequencesForEverySwitch)
{
    expectAgreementOnRandomSequences(isSanitized ? 300 : 2'000);
}

TEST(Stepper, agreesWithTheInterpreterLineByLineOnEverySample)
{
    std::mt19937 random(3);
    for (const auto& file : filesBelow(TAGSEAM_SAMPLES, ".html")) {
        const TagPathSequence sequence = convertTreeToSequence(*parseHtml(bytesOf(file)));
        for (const Reading& reading : readings) {
            const Recording recording = Recorder::record(sequence.symbols, reading.options, 499);
            ASSERT_NO_FATAL_FAILURE(expectSame(recording, random, 300)) << file << ' ' << reading.name;
        }
    }
}

TEST(Stepper, startsBehindTheLastLineOfTheFirstStep)
{
    const std::vector<Symbol> symbols{{0}, {0}, {1}};
    const SearchTrace trace = searchRegion(symbols);
    const Stepper stepper(symbols, trace);
    EXPECT_EQ(stepper.step(), 0U);
    EXPECT_EQ(stepper.place(), StepPlace{});
    EXPECT_EQ(stepper.line(), Line::RegionNotFound);
}

TEST(Stepper, anEmptySequenceHasAStartAndAnEndOfItsOneLevel)
{
    const SearchTrace trace = searchRegion({});
    Stepper stepper({}, trace);
    ASSERT_EQ(stepper.stepCount(), 2U);
    EXPECT_FALSE(stepper.next(Grain::Line) && stepper.next(Grain::Line) && stepper.next(Grain::Line))
        << "14, 39";
    EXPECT_EQ(stepper.place(), (StepPlace{StepKind::LevelEnd, 0, noAttempt, 0}));
    EXPECT_FALSE(stepper.seek(0, 0, noPosition));
}

// --- run until -----------------------------------------------------------------------------------

std::vector<StopCondition> allConditions(const Recording& recording)
{
    using Kind = StopCondition::Kind;
    std::vector<StopCondition> all{{Kind::Opening, {}, {}}, {Kind::AcceptedSplit, {}, {}}};
    for (Symbol symbol{0}; symbol.value < recording.symbolLimit; ++symbol.value)
        all.push_back({Kind::SymbolExhausted, symbol, {}});
    for (Position p{0}; p.value < recording.symbols.size(); ++p.value) {
        all.push_back({Kind::PositionRead, {}, p});
        all.push_back({Kind::PositionDropped, {}, p});
    }
    // A condition that was set on another page.
    all.push_back({Kind::SymbolExhausted, Symbol{recording.symbolLimit + 3}, {}});
    all.push_back(
        {Kind::PositionRead, {}, Position{static_cast<std::uint32_t>(recording.symbols.size()) + 3}});
    all.push_back(
        {Kind::PositionDropped, {}, Position{static_cast<std::uint32_t>(recording.symbols.size()) + 3}});
    all.push_back({Kind::PositionRead, {}, noPosition});
    all.push_back({Kind::PositionDropped, {}, noPosition});
    return all;
}

// From every step, both ways.
void expectStops(const Recording& recording, const StopCondition& condition)
{
    const Stepper stepper(recording.symbols, recording.trace);
    const auto what = [&](std::uint64_t step) {
        return fmt::format("kind {} symbol {} position {} from step {}", static_cast<int>(condition.kind),
                           condition.symbol.value, condition.position.value, step);
    };
    std::optional<std::uint64_t> stop;
    for (std::uint64_t step = 0; step < recording.steps.size(); ++step) {
        ASSERT_EQ(stepper.previousStop(condition, step), stop) << what(step);
        stop = holds(recording, recording.steps[step], condition) ? step : stop;
    }
    stop.reset();
    for (std::uint64_t step = recording.steps.size(); step > 0; --step) {
        ASSERT_EQ(stepper.nextStop(condition, step - 1), stop) << what(step - 1);
        stop = holds(recording, recording.steps[step - 1], condition) ? step - 1 : stop;
    }
}

TEST(RunUntil, findsTheStopsOfEveryConditionFromEveryStep)
{
    std::mt19937 random(20140303);
    const std::vector<SearchOptions> options = allOptions({0.20, 0.0});
    std::array<std::size_t, 5> found{};
    for (std::size_t i = 0; i < 480; ++i) {
        const std::vector<Symbol> symbols = randomSequence(random, i % 10 == 0 ? 60 : 24);
        const Recording recording = Recorder::record(symbols, options[i % options.size()], 1'000'000);
        for (const StopCondition& condition : allConditions(recording)) {
            ASSERT_NO_FATAL_FAILURE(expectStops(recording, condition)) << describe(recording);
            found[static_cast<std::size_t>(condition.kind)] += static_cast<std::size_t>(std::ranges::count_if(
                recording.steps, [&](const Step& step) { return holds(recording, step, condition); }));
        }
    }
    for (const std::size_t count : found)
        EXPECT_GT(count, 100U) << "each kind has stops to find";
}

TEST(RunUntil, findsTheStopsOfASample)
{
    std::mt19937 random(11);
    const TagPathSequence sequence =
        convertTreeToSequence(*parseHtml(bytesOf(TAGSEAM_SAMPLES "/regions.html")));
    for (const Reading& reading : readings) {
        const Recording recording = Recorder::record(sequence.symbols, reading.options, 1'000'000);
        for (const StopCondition& condition : allConditions(recording))
            ASSERT_NO_FATAL_FAILURE(expectStops(recording, condition)) << reading.name;
    }
}

TEST(RunUntil, takesTheNearestOfSeveralConditionsAndStaysWithoutOne)
{
    const std::vector<Symbol> symbols{{0}, {0}, {1}, {1}, {1}, {1}, {2}, {2}, {2}, {2}, {2}, {2}};
    const SearchTrace trace = searchRegion(symbols, findReading("printed")->options);
    Stepper stepper(symbols, trace);
    using Kind = StopCondition::Kind;
    const std::vector<StopCondition> conditions{{Kind::PositionRead, {}, Position{3}},
                                                {Kind::Opening, {}, {}}};
    // The steps of level 0: start, attempt 1, positions 0 and 1 (opened, kept right), end.
    // Level 1: start, attempt 4, positions 2 to 5 (opened, (6 - 4) / 10 is not enough), attempt 6, end.
    std::vector<std::uint64_t> stops;
    while (stepper.runUntil(conditions))
        stops.push_back(stepper.step());
    EXPECT_EQ(stops, (std::vector<std::uint64_t>{3, 8, 10}));
    EXPECT_EQ(stepper.place(), (StepPlace{StepKind::Read, 1, 1, 4}));
    EXPECT_EQ(stepper.line(), Line::BreakScan);
    EXPECT_EQ(stepper.opening(), &trace.openings[1]);
    std::vector<std::uint64_t> back{stepper.step()};
    while (stepper.runBackUntil(conditions))
        back.push_back(stepper.step());
    EXPECT_EQ(std::vector(back.rbegin(), back.rend()), stops);
    const std::uint64_t step = stepper.step();
    EXPECT_FALSE(stepper.runUntil({}));
    EXPECT_FALSE(stepper.runBackUntil({}));
    EXPECT_EQ(stepper.step(), step);
}

} // namespace
} // namespace tagseam
