// SPDX-License-Identifier: MIT
// The stepper against the interpreter of the listing: every line, forwards, backwards and at random.
#include "core/tps/stepper.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/levelbyhand.h"
#include "tests/core/tps/plainlisting.h"
#include "tests/core/tps/testsequences.h"

#include <fmt/format.h>

#include <iterator>

namespace tagseam {
namespace {

using namespace test;

constexpr std::array alphabets{Alphabet::Level, Alphabet::Filtered, Alphabet::Region, Alphabet::Remaining,
                               Alphabet::Intersection};
constexpr std::array grains{Grain::Line, Grain::Step, Grain::Attempt, Grain::Level};

// All values of a stepper at its line that do not depend on a symbol, and those of the symbol that it reads.
using Summary = std::array<std::uint32_t, 23>;

Summary summaryOf(const Stepper& stepper)
{
    const StepPlace place = stepper.place();
    const CandidateSplit* candidateSplit = stepper.candidateSplit();
    Summary all{static_cast<std::uint32_t>(stepper.step()),
                static_cast<std::uint32_t>(place.kind),
                place.level,
                place.attempt,
                place.read,
                static_cast<std::uint32_t>(stepper.line()),
                static_cast<std::uint32_t>(stepper.lineIndex()),
                stepper.region().begin.value,
                stepper.region().end.value,
                stepper.threshold(),
                stepper.t(),
                stepper.regionFound() ? 1U : 0U,
                stepper.gap(),
                stepper.i(),
                stepper.position().value,
                stepper.left(),
                stepper.right(),
                candidateSplit == nullptr
                    ? noAttempt
                    : static_cast<std::uint32_t>(candidateSplit - stepper.trace().candidateSplits.data())};
    auto next = all.begin() + 18;
    for (const Alphabet alphabet : alphabets)
        *next++ = stepper.size(alphabet);
    return all;
}

// All values of a stepper for every symbol at its line.
std::vector<std::uint32_t> detailsOf(const Stepper& stepper, std::uint32_t symbolLimit)
{
    std::vector<std::uint32_t> all;
    for (Symbol symbol{0}; symbol.value < symbolLimit; ++symbol.value) {
        for (const Alphabet alphabet : alphabets)
            all.push_back(stepper.isIn(alphabet, symbol) ? 1 : 0);
        all.insert(all.end(), {stepper.remaining(symbol), stepper.frequency(symbol),
                               stepper.firstOccurrence(symbol).value, stepper.lastOccurrence(symbol).value});
    }
    return all;
}

struct Step {
    StepPlace place;
    std::size_t firstState = 0;
    std::vector<Line> lines;
    bool contains(Line line) const { return std::ranges::find(lines, line) != lines.end(); }
    std::size_t lastState() const { return firstState + lines.size() - 1; }
};

// A run of the interpreter, and the values of a stepper that moved forwards beside it at each line.
struct Recording {
    std::vector<Symbol> symbols;
    std::uint32_t symbolLimit = 0; // beyond the largest
    SearchTrace trace;
    std::vector<Step> steps;
    std::vector<Summary> states;                               // indexed by line
    std::map<std::size_t, std::vector<std::uint32_t>> details; // values at every `stride`th line

    Position positionOf(const StepPlace& place) const
    {
        return Position{trace.levels[place.level].region.begin.value + place.read - 1};
    }
};

// Walks a stepper forwards beside the interpreter and compares each line.
class Recorder {
  public:
    Recorder(const std::vector<Symbol>& symbols, const SearchOptions& options, std::size_t stride)
        : m_stride(stride)
    {
        m_recording.symbols = symbols;
        for (const Symbol each : symbols)
            m_recording.symbolLimit = std::max(m_recording.symbolLimit, each.value + 1);
        m_recording.trace = searchRegion(symbols, options);
    }

    const Recording& recording() const { return m_recording; }

    void run()
    {
        Stepper stepper(m_recording.symbols, m_recording.trace);
        stepper.seekLine(0);
        PlainListing(m_recording.symbols, m_recording.trace.options, [&](const PlainState& plain) {
            if (!testing::Test::HasFatalFailure())
                compare(stepper, plain);
        }).run();
        ASSERT_FALSE(testing::Test::HasFatalFailure());
        ASSERT_EQ(stepper.stepCount(), m_recording.steps.size());
        ASSERT_FALSE(stepper.next(Grain::Line));
        ASSERT_EQ(summaryOf(stepper), m_recording.states.back()) << "nothing moved";
    }

  private:
    void compare(Stepper& stepper, const PlainState& plain)
    {
        const std::size_t index = m_recording.states.size();
        ASSERT_TRUE(index == 0 || stepper.next(Grain::Line));
        if (plain.step == m_recording.steps.size())
            m_recording.steps.push_back({plain.place, index, {}});
        m_recording.steps.back().lines.push_back(plain.line);
        ASSERT_EQ(stepper.changed(), variablesSet(plain.line));
        ASSERT_NO_FATAL_FAILURE(compareVariables(stepper, plain)) << "line " << index;
        ASSERT_NO_FATAL_FAILURE(compareSets(stepper, plain, index % m_stride == 0)) << "line " << index;
        m_recording.states.push_back(summaryOf(stepper));
        if (index % m_stride == 0)
            m_recording.details[index] = detailsOf(stepper, m_recording.symbolLimit);
    }

    void compareVariables(const Stepper& stepper, const PlainState& plain)
    {
        ASSERT_EQ(stepper.step(), plain.step);
        ASSERT_EQ(stepper.place(), plain.place);
        ASSERT_EQ(stepper.line(), plain.line);
        ASSERT_EQ(stepper.region(), plain.tagPathSequence);
        ASSERT_EQ(stepper.threshold(), plain.threshold);
        ASSERT_EQ(stepper.t(), plain.t);
        ASSERT_EQ(stepper.regionFound(), plain.regionFound);
        ASSERT_EQ(stepper.gap(), plain.gap);
        ASSERT_EQ(stepper.candidateSplit(),
                  plain.candidateSplit ? &m_recording.trace.candidateSplits[*plain.candidateSplit] : nullptr);
        ASSERT_LE(stepper.left() + stepper.right(), stepper.level().region.size()) << "also before a scan";
        if (plain.line == Line::Procedure)
            m_begin = plain.tagPathSequence.begin;
        m_isScanned =
            plain.place.kind == StepKind::Read || (m_isScanned && plain.place.kind == StepKind::LevelEnd);
        if (!m_isScanned)
            return;
        ASSERT_EQ(stepper.i(), plain.i);
        ASSERT_EQ(stepper.left(), plain.i - plain.gap);
        ASSERT_EQ(stepper.right(), plain.n - plain.i);
        // The split of the last lines moves the begin of the sequence, but not the place of i.
        ASSERT_EQ(stepper.position(), Position{m_begin.value + plain.i - 1});
    }

    void compareSets(const Stepper& stepper, const PlainState& plain, bool isOfAllSymbols)
    {
        constexpr std::array changing{Line::Procedure, Line::SetCurrentAlphabet, Line::EmptyRegion,
                                      Line::AddToRegion, Line::RemoveSymbol};
        if (std::ranges::find(changing, plain.line) != changing.end()) {
            m_intersection.clear();
            std::ranges::set_intersection(plain.currentAlphabet, plain.regionAlphabet,
                                          std::inserter(m_intersection, m_intersection.end()));
        }
        const std::array<const std::set<Symbol>*, 5> sets{&plain.alphabet, &plain.filteredAlphabet,
                                                          &plain.regionAlphabet, &plain.currentAlphabet,
                                                          &m_intersection};
        const auto compareSymbol = [&](Symbol symbol) {
            for (std::size_t a = 0; a < alphabets.size(); ++a)
                ASSERT_EQ(stepper.isIn(alphabets[a], symbol), sets[a]->contains(symbol)) << a;
            const auto count = plain.currentSymbolCount.find(symbol);
            ASSERT_EQ(stepper.remaining(symbol), count == plain.currentSymbolCount.end() ? 0 : count->second);
        };
        for (std::size_t a = 0; a < alphabets.size(); ++a)
            ASSERT_EQ(stepper.size(alphabets[a]), sets[a]->size()) << a;
        if (plain.place.kind == StepKind::Read)
            compareSymbol(m_recording.symbols[stepper.position().value]);
        if (!isOfAllSymbols)
            return;
        const LevelByHand hand(m_recording.symbols, stepper.level().region, FrequencyFilter::Above);
        for (Symbol symbol{0}; symbol.value < m_recording.symbolLimit; ++symbol.value) {
            compareSymbol(symbol);
            const auto found = hand.counts.find(symbol);
            const CountByHand count = found == hand.counts.end()
                                          ? CountByHand{0, noPosition.value, noPosition.value}
                                          : found->second;
            ASSERT_EQ(stepper.frequency(symbol), count.frequency);
            ASSERT_EQ(stepper.firstOccurrence(symbol), Position{count.first});
            ASSERT_EQ(stepper.lastOccurrence(symbol), Position{count.last});
        }
        for (std::size_t a = 0; a < alphabets.size(); ++a) {
            const std::vector members(sets[a]->begin(), sets[a]->end());
            ASSERT_EQ(stepper.symbolsOf(alphabets[a], members.size() + 1), members);
            const auto half = members.begin() + static_cast<std::ptrdiff_t>(members.size() / 2);
            ASSERT_EQ(stepper.symbolsOf(alphabets[a], members.size() / 2),
                      std::vector(members.begin(), half));
        }
    }

    Recording m_recording;
    std::size_t m_stride;
    bool m_isScanned = false;
    Position m_begin;
    std::set<Symbol> m_intersection;
};

void expectState(const Stepper& stepper, const Recording& recording, std::size_t index)
{
    ASSERT_EQ(summaryOf(stepper), recording.states[index]);
    ASSERT_TRUE(std::ranges::equal(stepper.lines(), recording.steps[stepper.step()].lines));
    if (const auto details = recording.details.find(index); details != recording.details.end()) {
        ASSERT_EQ(detailsOf(stepper, recording.symbolLimit), details->second);
    }
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
    std::vector<std::uint32_t> reads(recording.trace.attempts.size());
    for (std::uint64_t step = 0; step < recording.steps.size(); ++step) {
        const StepPlace& place = recording.steps[step].place;
        ASSERT_EQ(stepper.placeOf(step), place) << step;
        ASSERT_EQ(stepper.stepOf(place), step);
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

// --- moves ---------------------------------------------------------------------------------------

// The nearest step after or before `from` for which `isThere` holds.
template <class Predicate>
std::optional<std::uint64_t> nearest(const Recording& recording, std::uint64_t from, bool isForward,
                                     Predicate isThere)
{
    const auto step = static_cast<std::int64_t>(isForward ? 1 : -1);
    const auto end = static_cast<std::int64_t>(recording.steps.size());
    for (auto s = static_cast<std::int64_t>(from) + step; s >= 0 && s < end; s += step) {
        if (isThere(recording.steps[static_cast<std::size_t>(s)]))
            return s;
    }
    return std::nullopt;
}

bool holds(const Recording& recording, const Step& step, const StopCondition& condition)
{
    const Level& level = recording.trace.levels[step.place.level];
    switch (condition.kind) {
    case StopCondition::Kind::CandidateSplit:
        return step.contains(Line::TestSize);
    case StopCondition::Kind::AcceptedSplit:
        return step.contains(Line::RegionFound);
    case StopCondition::Kind::SymbolExhausted:
        return step.contains(Line::RemoveSymbol) &&
               recording.symbols[recording.positionOf(step.place).value] == condition.symbol;
    case StopCondition::Kind::PositionRead:
        return step.place.kind == StepKind::Read && recording.positionOf(step.place) == condition.position;
    case StopCondition::Kind::PositionPruned:
        return step.place.kind == StepKind::LevelEnd && level.region.contains(condition.position) &&
               !level.kept.contains(condition.position);
    case StopCondition::Kind::LevelStarts:
        return step.place.kind == StepKind::LevelStart && step.place.level == condition.level;
    case StopCondition::Kind::ThresholdTried:
        return step.place.kind == StepKind::AttemptStart &&
               recording.trace.attempts[step.place.attempt].threshold == condition.threshold;
    case StopCondition::Kind::LineRun:
        return step.contains(condition.line);
    case StopCondition::Kind::AnnotatedPruned:
        return std::ranges::any_of(condition.annotated, [&](Position position) {
            return step.place.kind == StepKind::LevelEnd && level.region.contains(position) &&
                   !level.kept.contains(position);
        });
    }
    return false;
}

// --- at random -----------------------------------------------------------------------------------

// A cursor that is moved at random, beside an index into the recording.
class RandomWalk {
  public:
    RandomWalk(Stepper& stepper, const Recording& recording, std::mt19937& random)
        : m_stepper(stepper), m_recording(recording), m_random(random),
          m_state(recording.steps[stepper.step()].firstState + stepper.lineIndex())
    {
    }

    void move()
    {
        switch (below(8)) {
        case 0:
        case 1:
            return moveBy(grains[below(grains.size())], true);
        case 2:
        case 3:
            return moveBy(grains[below(grains.size())], false);
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
    std::uint64_t stepNow() const { return m_recording.states[m_state][0]; }

    // A move by a line, or to after the last line of a step.
    void expectAt(std::optional<std::size_t> state, bool hasMoved, bool isLine, const std::string& what)
    {
        ASSERT_EQ(hasMoved, state.has_value()) << what;
        m_state = state.value_or(m_state);
        ASSERT_NO_FATAL_FAILURE(expectState(m_stepper, m_recording, m_state)) << what;
        if (state) {
            const Line line = m_stepper.line();
            m_changed = Variables();
            for (const Line each : isLine ? std::span(&line, 1) : m_stepper.lines())
                m_changed = m_changed.value() | variablesSet(each);
        }
        if (m_changed) {
            ASSERT_EQ(m_stepper.changed(), *m_changed) << what;
        }
    }
    std::optional<std::size_t> lastStateOf(std::optional<std::uint64_t> step) const
    {
        return step ? std::optional(m_recording.steps[*step].lastState()) : std::nullopt;
    }

    void moveBy(Grain grain, bool isForward)
    {
        const Step& end = isForward ? m_recording.steps.back() : m_recording.steps.front();
        std::optional<std::size_t> to =
            lastStateOf(nearest(m_recording, stepNow(), isForward, [&](const Step& step) {
                return &step == &end || grain == Grain::Step ||
                       (grain == Grain::Attempt && step.place.kind == StepKind::AttemptStart) ||
                       (grain == Grain::Level && step.place.kind == StepKind::LevelStart);
            }));
        if (grain == Grain::Line) {
            const bool isAtEnd = m_state == (isForward ? m_recording.states.size() - 1 : 0);
            to = isAtEnd ? std::nullopt : std::optional(isForward ? m_state + 1 : m_state - 1);
        }
        const std::string what = fmt::format("{} by {} from {}", isForward ? "next" : "previous",
                                             static_cast<int>(grain), m_state);
        const bool hasMoved = isForward ? m_stepper.next(grain) : m_stepper.previous(grain);
        expectAt(to, hasMoved, grain == Grain::Line, what);
    }

    void seekStep()
    {
        const std::uint64_t to = below(m_recording.steps.size() + 2);
        m_stepper.seek(to);
        expectAt(lastStateOf(std::min<std::uint64_t>(to, m_recording.steps.size() - 1)), true, false,
                 fmt::format("seek {}", to));
    }

    // To a level, an attempt and a position that may not exist.
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
                 fmt::format("seek level {} attempt {} position {}", level, attempt, position.value));
    }

    void seekLine()
    {
        const Step& step = m_recording.steps[stepNow()];
        const std::size_t line = below(step.lines.size());
        m_stepper.seekLine(line);
        expectAt(step.firstState + line, true, true, fmt::format("seek line {}", line));
    }

    void run()
    {
        std::vector<StopCondition> conditions(below(4));
        for (StopCondition& condition : conditions) {
            condition.kind = static_cast<StopCondition::Kind>(below(9));
            condition.symbol.value = static_cast<std::uint32_t>(below(m_recording.symbolLimit + 1));
            condition.position.value = static_cast<std::uint32_t>(below(m_recording.symbols.size() + 1));
            condition.level = static_cast<std::uint32_t>(below(m_recording.trace.levels.size() + 1));
            condition.threshold = static_cast<std::uint32_t>(below(4));
            condition.line = static_cast<Line>(below(static_cast<std::size_t>(Line::Recurse) + 1));
            condition.annotated.resize(below(4));
            for (Position& each : condition.annotated)
                each.value = static_cast<std::uint32_t>(below(m_recording.symbols.size() + 1));
        }
        const std::string what = fmt::format("run from {}", m_state);
        const bool isForward = below(2) != 0;
        const auto to = nearest(m_recording, stepNow(), isForward, [&](const Step& step) {
            return std::ranges::any_of(conditions,
                                       [&](const auto& each) { return holds(m_recording, step, each); });
        });
        const bool hasMoved = isForward ? m_stepper.runUntil(conditions) : m_stepper.runBackUntil(conditions);
        expectAt(lastStateOf(to), hasMoved, false, what);
    }

    Stepper& m_stepper;
    const Recording& m_recording;
    std::mt19937& m_random;
    std::size_t m_state;
    std::optional<Variables> m_changed; // known after the first move
};

void expectSame(const std::vector<Symbol>& symbols, const SearchOptions& options, std::size_t stride,
                std::mt19937& random, int moves)
{
    Recorder recorder(symbols, options, stride);
    ASSERT_NO_FATAL_FAILURE(recorder.run());
    const Recording& recording = recorder.recording();
    Stepper stepper(recording.symbols, recording.trace);
    ASSERT_NO_FATAL_FAILURE(expectPlaces(stepper, recording));
    ASSERT_NO_FATAL_FAILURE(walkBackwards(stepper, recording));
    RandomWalk walk(stepper, recording, random);
    for (int i = 0; i < moves; ++i)
        ASSERT_NO_FATAL_FAILURE(walk.move()) << "move " << i;
}

void expectAgreementWithTheInterpreter(std::size_t sequences)
{
    std::mt19937 random(20140302);
    const std::vector<SearchOptions> options = allOptions({0.20, 0.0, 0.6});
    for (std::size_t i = 0; i < sequences; ++i) {
        const std::vector<Symbol> symbols = randomSequence(random, i % 20 == 0 ? 70 : 24);
        // Every sequence in one combination, each combination in turn; every 100th in all of them.
        SearchOptions one = options[i % options.size()];
        one.lowestThreshold = i % 5 == 0 ? 1 + static_cast<std::uint32_t>(random() % 8) : 1;
        ASSERT_NO_FATAL_FAILURE(expectSame(symbols, one, 1, random, 60)) << "sequence " << i;
        if (i % 100 == 99) {
            for (const SearchOptions& each : options)
                ASSERT_NO_FATAL_FAILURE(expectSame(symbols, each, 1, random, 20)) << "sequence " << i;
        }
    }
}

TEST(Stepper, agreesWithTheInterpreterLineByLineOnRandomSequencesForEveryOption)
{
    expectAgreementWithTheInterpreter(150);
}

TEST(NightStepper, agreesWithTheInterpreterLineByLineOnRandomSequencesForEveryOption)
{
    expectAgreementWithTheInterpreter(isSanitized ? 300 : 2'000);
}

TEST(Stepper, agreesWithTheInterpreterLineByLineOnEverySample)
{
    std::mt19937 random(3);
    for (const auto& [name, document] : samplePages()) {
        const TagPathSequence sequence = convertTreeToSequence(document);
        for (const Variant& variant : variants) {
            ASSERT_NO_FATAL_FAILURE(expectSame(sequence.symbols, variant.options, 499, random, 300))
                << name << ' ' << variant.name;
        }
    }
}

TEST(Stepper, startsAfterTheLastLineOfTheFirstStepEvenWithoutSymbols)
{
    const SearchTrace trace = searchRegion({});
    Stepper stepper({}, trace);
    ASSERT_EQ(stepper.stepCount(), 2U);
    EXPECT_EQ(stepper.place(), StepPlace{});
    EXPECT_EQ(stepper.line(), Line::RegionNotFound);
    EXPECT_FALSE(stepper.next(Grain::Line) && stepper.next(Grain::Line) && stepper.next(Grain::Line))
        << "14, 39";
    EXPECT_EQ(stepper.place(), (StepPlace{StepKind::LevelEnd, 0, noAttempt, 0}));
    EXPECT_FALSE(stepper.seek(0, 0, noPosition));
}

} // namespace
} // namespace tagseam
