// SPDX-License-Identifier: MIT
// searchRegion against a plain implementation of the listing, and on the papers' worked examples.
#include "core/tps/gapindex.h"
#include "core/tps/searchregion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <random>
#include <set>

namespace tagseam {
namespace {

// Algorithm 3 and 4, line by line: sets and maps, one scan per threshold, quadratic. The oracle.
class PlainListing {
  public:
    PlainListing(std::vector<Symbol> sequence, const SearchOptions& options)
        : m_sequence(std::move(sequence)), m_options(options)
    {
    }

    SearchTrace run()
    {
        m_trace.options = m_options;
        m_trace.positions = static_cast<std::uint32_t>(m_sequence.size());
        m_trace.alphabetSize =
            static_cast<std::uint32_t>(std::set<Symbol>(m_sequence.begin(), m_sequence.end()).size());
        Region region{Position{0}, Position{m_trace.positions}};
        while (searchRegion(region)) {
        }
        m_trace.region = region;
        return m_trace;
    }

  private:
    bool searchRegion(Region& region)
    {
        const std::uint32_t n = region.size();
        const auto tagPathSequence = [&](std::uint32_t i) { return m_sequence[region.begin.value + i - 1]; };
        std::map<Symbol, std::uint32_t> symbolCount; // L2-L11
        for (std::uint32_t i = 1; i <= n; ++i)
            ++symbolCount[tagPathSequence(i)];
        std::set<std::uint32_t> thresholds; // L12
        for (const auto& [symbol, count] : symbolCount)
            thresholds.insert(count);

        Level level;
        level.region = region;
        level.firstAttempt = static_cast<std::uint32_t>(m_trace.attempts.size());
        bool regionFound = false; // L13
        std::uint32_t splitAfter = 0;
        std::int64_t a = 0;
        std::int64_t b = 0;
        for (const std::uint32_t threshold : thresholds) { // L14, L15
            std::set<Symbol> currentAlphabet;              // L16, Algorithm 4
            for (const auto& [symbol, count] : symbolCount) {
                if (m_options.frequencyFilter == FrequencyFilter::AtLeast ? count >= threshold
                                                                          : count > threshold)
                    currentAlphabet.insert(symbol);
            }
            Attempt attempt;
            attempt.threshold = threshold;
            attempt.alphabetSize = static_cast<std::uint32_t>(currentAlphabet.size());
            attempt.firstOpening = static_cast<std::uint32_t>(m_trace.openings.size());
            if (currentAlphabet.size() < 2) { // L17-L19
                m_trace.openings.push_back({region.begin, 0, n, Verdict::OneSymbol});
                attempt.openingCount = 1;
                m_trace.attempts.push_back(attempt);
                break;
            }
            auto currentSymbolCount = symbolCount; // L20
            std::set<Symbol> regionAlphabet;       // L21
            std::uint32_t gap = 0;
            for (std::uint32_t i = 1; i <= n; ++i) { // L22
                const Symbol symbol = tagPathSequence(i);
                if (!currentAlphabet.contains(symbol)) // L24
                    continue;
                regionAlphabet.insert(symbol);           // L25
                if (--currentSymbolCount[symbol] != 0) { // L26, L27
                    gap += gap > 0 ? 1 : 0;
                    continue;
                }
                currentAlphabet.erase(symbol); // L28
                const bool isDisjoint = std::ranges::none_of(
                    currentAlphabet, [&](Symbol s) { return regionAlphabet.contains(s); });
                if (!isDisjoint) // L29
                    continue;
                Opening opening;
                opening.split = Position{region.begin.value + i};
                if (currentAlphabet.empty()) {
                    opening.left = i;
                    opening.right = n - i;
                    opening.verdict = Verdict::NeverOpened;
                    m_trace.openings.push_back(opening);
                    break;
                }
                a = i - gap;
                b = n - i;
                opening.left = static_cast<std::uint32_t>(a);
                opening.right = static_cast<std::uint32_t>(b);
                const double share = static_cast<double>(b - a) / static_cast<double>(a + b);
                const bool passes =
                    m_options.sizeRule == SizeRule::Off ||
                    (m_options.sizeRule == SizeRule::Printed && share > m_options.advantage) ||
                    (m_options.sizeRule == SizeRule::Absolute && std::abs(share) > m_options.advantage);
                opening.verdict = passes ? Verdict::Accepted : Verdict::TooBalanced;
                m_trace.openings.push_back(opening);
                if (passes) { // L30-L32
                    regionFound = true;
                    splitAfter = i;
                    break;
                }
                if (m_options.afterRejection == AfterRejection::NextThreshold)
                    break; // L33
                gap = 1;
            }
            attempt.openingCount = static_cast<std::uint32_t>(m_trace.openings.size()) - attempt.firstOpening;
            m_trace.attempts.push_back(attempt);
            if (regionFound)
                break;
        }
        if (regionFound) { // L38-L44
            if (b > a)
                region.begin.value += splitAfter;
            else
                region.end.value =
                    region.begin.value + splitAfter - (m_options.splitSymbol == SplitSymbol::Drop ? 1 : 0);
        }
        level.kept = region;
        level.isSplit = regionFound;
        level.attemptCount = static_cast<std::uint32_t>(m_trace.attempts.size()) - level.firstAttempt;
        m_trace.levels.push_back(level);
        return regionFound; // L45
    }

    std::vector<Symbol> m_sequence;
    SearchOptions m_options;
    SearchTrace m_trace;
};

std::vector<Symbol> symbolsOf(std::initializer_list<std::uint32_t> values)
{
    std::vector<Symbol> symbols;
    for (const std::uint32_t value : values)
        symbols.push_back({value});
    return symbols;
}

std::vector<SearchOptions> allOptions(const std::vector<double>& advantages)
{
    std::vector<SearchOptions> all;
    for (const auto filter : {FrequencyFilter::AtLeast, FrequencyFilter::Above})
        for (const auto rule : {SizeRule::Printed, SizeRule::Absolute, SizeRule::Off})
            for (const auto after : {AfterRejection::NextThreshold, AfterRejection::SameThreshold})
                for (const auto split : {SplitSymbol::Keep, SplitSymbol::Drop})
                    for (const double advantage : advantages)
                        all.push_back({filter, rule, advantage, after, split});
    return all;
}

void expectSame(const std::vector<Symbol>& symbols, const SearchOptions& options)
{
    const SearchTrace expected = PlainListing(symbols, options).run();
    const SearchTrace actual = searchRegion(symbols, options);
    const auto describe = [&] {
        std::vector<std::uint32_t> values;
        for (const Symbol s : symbols)
            values.push_back(s.value);
        return fmt::format("filter {} rule {} advantage {} after {} split {} on {}",
                           static_cast<int>(options.frequencyFilter), static_cast<int>(options.sizeRule),
                           options.advantage, static_cast<int>(options.afterRejection),
                           static_cast<int>(options.splitSymbol), fmt::join(values, " "));
    };
    ASSERT_EQ(actual.levels, expected.levels) << describe();
    ASSERT_EQ(actual.attempts, expected.attempts) << describe();
    ASSERT_EQ(actual.openings, expected.openings) << describe();
    ASSERT_EQ(actual.region, expected.region) << describe();
    ASSERT_EQ(actual.positions, expected.positions);
    ASSERT_EQ(actual.alphabetSize, expected.alphabetSize);
}

// Sequences in the shapes that pages have, and in those that they do not: uniform noise, runs, nested pairs,
// records between separators, chains of overlapping intervals, staircases, concatenations of all.
std::vector<Symbol> randomSequence(std::mt19937& random, std::uint32_t maxLength)
{
    const auto below = [&](std::uint32_t limit) {
        return limit == 0 ? 0 : static_cast<std::uint32_t>(random() % limit);
    };
    std::vector<Symbol> symbols;
    std::uint32_t fresh = 0;
    const std::uint32_t length = below(maxLength + 1);
    while (symbols.size() < length) {
        const std::uint32_t part = 1 + below(12);
        const std::uint32_t base = below(3) == 0 && fresh > 0 ? below(fresh) : fresh;
        switch (below(7)) {
        case 0:
            for (std::uint32_t i = 0; i < part; ++i)
                symbols.push_back({base + below(1 + below(6))});
            break;
        case 1:
            for (std::uint32_t i = 0; i < part; ++i)
                symbols.push_back({base});
            break;
        case 2:
            for (std::uint32_t i = 0; i < part; ++i)
                symbols.push_back({base + i});
            for (std::uint32_t i = part; i > 0; --i)
                symbols.push_back({base + i - 1});
            break;
        case 3:
            for (std::uint32_t record = 0; record < part; ++record)
                for (std::uint32_t i = 0; i < 1 + below(4); ++i)
                    symbols.push_back({base + i});
            break;
        case 4:
            for (std::uint32_t i = 0; i < part; ++i) {
                symbols.push_back({base + i + 1});
                symbols.push_back({base + i});
                for (std::uint32_t run = below(3); run > 0; --run)
                    symbols.push_back({base + 40 + i});
            }
            break;
        case 5:
            for (std::uint32_t stair = 0; stair < 1 + part / 3; ++stair)
                for (std::uint32_t i = 0; i <= stair; ++i)
                    symbols.push_back({base + i});
            break;
        default:
            for (std::uint32_t i = 0; i < part; ++i)
                symbols.push_back({base + i});
            break;
        }
        fresh += part;
    }
    if (symbols.size() > length)
        symbols.resize(length);
    return symbols;
}

TEST(SearchRegion, agreesWithThePlainListingOnRandomSequencesForEverySwitch)
{
    std::mt19937 random(20140301);
    const std::vector<SearchOptions> options = allOptions({0.20, 0.0, 0.05, 0.6});
    constexpr int sequences = 100'000;
    for (int i = 0; i < sequences; ++i) {
        const std::vector<Symbol> symbols = randomSequence(random, i % 10 == 0 ? 120 : 24);
        // Every sequence in one combination, each combination in turn; every 50th in all of them.
        ASSERT_NO_FATAL_FAILURE(expectSame(symbols, options[static_cast<std::size_t>(i) % options.size()]));
        if (i % 50 == 0) {
            for (const SearchOptions& each : options)
                ASSERT_NO_FATAL_FAILURE(expectSame(symbols, each));
        }
    }
}

TEST(SearchRegion, agreesWithThePlainListingOnEverySequenceOfSevenOverThreeSymbols)
{
    const std::vector<SearchOptions> options = allOptions({0.20});
    for (std::uint32_t code = 0; code < 2187; ++code) {
        std::vector<Symbol> symbols;
        for (std::uint32_t rest = code, i = 0; i < 7; ++i, rest /= 3)
            symbols.push_back({rest % 3});
        for (const SearchOptions& each : options)
            ASSERT_NO_FATAL_FAILURE(expectSame(symbols, each));
    }
}

TEST(SearchRegion, agreesWithThePlainListingOnLongSequences)
{
    std::mt19937 random(7);
    const std::vector<SearchOptions> options = allOptions({0.20});
    for (int i = 0; i < 48; ++i) {
        const std::vector<Symbol> symbols = randomSequence(random, 3000);
        ASSERT_NO_FATAL_FAILURE(expectSame(symbols, options[static_cast<std::size_t>(i) % options.size()]));
    }
}

TEST(SearchRegion, figure2NeverOpensBelowItsMostFrequentSymbol)
{
    // TPS (1, 2, 3, 4, 4, 3, 4, 4): thresholds 1, 2, 4 (Definition 3.6)
    const auto symbols = symbolsOf({0, 1, 2, 3, 3, 2, 3, 3});
    const SearchTrace trace = searchRegion(symbols, findReading("printed")->options);
    ASSERT_EQ(trace.levels.size(), 3U);
    EXPECT_EQ(trace.attempts[0].threshold, 1U);
    EXPECT_EQ(trace.attempts[0].alphabetSize, 4U);
    // Threshold 1 keeps all four symbols, so body (n = 8) and table (n = 7) are peeled off from the left.
    EXPECT_EQ(trace.openings[0], (Opening{Position{1}, 1, 7, Verdict::Accepted}));
    EXPECT_EQ(trace.levels[1].region, (Region{Position{1}, Position{8}}));
    EXPECT_EQ(trace.openings[1], (Opening{Position{2}, 1, 6, Verdict::Accepted}));
    // Thresholds 2 and 4 of (3, 4, 4, 3, 4, 4): the row straddles the cells, then one symbol is left.
    EXPECT_EQ(trace.region, (Region{Position{2}, Position{8}}));
    const auto attempts = trace.attemptsOf(trace.levels[2]);
    ASSERT_EQ(attempts.size(), 2U);
    EXPECT_EQ(trace.openingsOf(attempts[0])[0].verdict, Verdict::NeverOpened);
    EXPECT_EQ(trace.openingsOf(attempts[1])[0].verdict, Verdict::OneSymbol);
}

TEST(SearchRegion, theThreeRegionsOfSection4SeparateOnceTheDividersAreFilteredOut)
{
    // TPS = (1, 2, 3, 4..4, 3, 5..5, 3, 6..6, 2) with 4, 14 and 5 spans
    std::vector<Symbol> symbols = symbolsOf({0, 1, 2});
    symbols.insert(symbols.end(), 4, Symbol{3});
    symbols.push_back({2});
    symbols.insert(symbols.end(), 14, Symbol{4});
    symbols.push_back({2});
    symbols.insert(symbols.end(), 5, Symbol{5});
    symbols.push_back({1});
    const SearchTrace trace = searchRegion(symbols, findReading("jidm-2013")->options);
    ASSERT_EQ(trace.levels.size(), 3U);
    const auto attempts = trace.attemptsOf(trace.levels[0]);
    ASSERT_EQ(attempts.size(), 2U) << "above 1 the two br straddle everything";
    EXPECT_EQ(trace.openingsOf(attempts[0])[0].verdict, Verdict::NeverOpened);
    EXPECT_EQ(trace.acceptedSplit(trace.levels[0])->split, Position{23}) << "right behind the last div";
    EXPECT_EQ(trace.levels[1].region, (Region{Position{0}, Position{22}}))
        << "which is dropped with the split";
    EXPECT_EQ(trace.acceptedSplit(trace.levels[1])->split, Position{8});
    EXPECT_EQ(trace.region, (Region{Position{8}, Position{22}})) << "the 14 spans of region 2";
    EXPECT_EQ(trace.splitCount(), 2U);
}

TEST(SearchRegion, anOpeningRefusedInTheMiddleMovesTheReadingsApart)
{
    // Two blocks of equal length, then a short tail: refused at the middle, then (dissertation) the tail
    // opens.
    std::vector<Symbol> symbols;
    for (std::uint32_t block = 0; block < 2; ++block)
        symbols.insert(symbols.end(), 20, Symbol{block});
    symbols.insert(symbols.end(), 4, Symbol{2});
    symbols.push_back({3});
    const SearchTrace table1 = searchRegion(symbols, findReading("jidm-2013")->options);
    const SearchTrace tabela2 = searchRegion(symbols, findReading("dissertation-2014")->options);
    EXPECT_EQ(table1.openings[0], (Opening{Position{20}, 20, 25, Verdict::TooBalanced}));
    EXPECT_EQ(table1.attempts[1].threshold, 4U) << "the next threshold is tried";
    EXPECT_EQ(table1.region, (Region{Position{0}, Position{45}}));
    EXPECT_EQ(tabela2.openings[0], table1.openings[0]);
    // gap: 1 at the failed opening, plus 19 occurrences of the second block that do not exhaust it
    EXPECT_EQ(tabela2.openings[1], (Opening{Position{40}, 40 - 20, 5, Verdict::Accepted}));
    EXPECT_EQ(tabela2.levels[0].kept, (Region{Position{0}, Position{39}}));
}

TEST(SearchRegion, severalSymbolsOfHighestFrequencyEndThePrintedListingWithoutACrash)
{
    const auto symbols = symbolsOf({0, 1, 0, 1, 0, 1});
    const SearchTrace trace = searchRegion(symbols, findReading("printed")->options);
    ASSERT_EQ(trace.levels.size(), 1U);
    EXPECT_FALSE(trace.levels[0].isSplit);
    EXPECT_EQ(trace.attempts.size(), 1U) << "threshold 3 is the only and last one";
    EXPECT_EQ(trace.region, (Region{Position{0}, Position{6}}));
}

TEST(SearchRegion, tiesGoLeftAndTheSplitItselfIsDropped)
{
    SearchOptions options = findReading("jidm-2013")->options;
    options.sizeRule = SizeRule::Off;
    options.frequencyFilter = FrequencyFilter::AtLeast;
    const auto symbols = symbolsOf({0, 0, 1, 1});
    EXPECT_EQ(searchRegion(symbols, options).levels[0].kept, (Region{Position{0}, Position{1}}));
    options.splitSymbol = SplitSymbol::Keep;
    EXPECT_EQ(searchRegion(symbols, options).levels[0].kept, (Region{Position{0}, Position{2}}));
}

TEST(SearchRegion, everyDroppedPositionHasTheLevelThatCutItOff)
{
    std::mt19937 random(5);
    for (int round = 0; round < 200; ++round) {
        const SearchTrace trace = searchRegion(randomSequence(random, 200), {});
        const std::vector<std::uint32_t> dropped = droppedAtLevel(trace);
        ASSERT_EQ(dropped.size(), trace.positions);
        for (Position p{0}; p.value < trace.positions; ++p.value) {
            std::uint32_t expected = noLevel;
            for (std::uint32_t i = 0; i < trace.levels.size() && expected == noLevel; ++i) {
                if (trace.levels[i].region.contains(p) && !trace.levels[i].kept.contains(p))
                    expected = i;
            }
            ASSERT_EQ(dropped[p.value], expected);
        }
    }
}

TEST(SearchRegion, anEmptySequenceIsOneLevelWithNothingToTry)
{
    const SearchTrace trace = searchRegion({}, {});
    ASSERT_EQ(trace.levels.size(), 1U);
    EXPECT_TRUE(trace.attempts.empty());
    EXPECT_EQ(trace.region, (Region{Position{0}, Position{0}}));
}

TEST(SearchRegion, aStopTokenEndsTheSearchBetweenLevels)
{
    std::vector<Symbol> symbols;
    for (std::uint32_t i = 0; i < 1000; ++i)
        symbols.push_back({i});
    std::stop_source stop;
    stop.request_stop();
    const SearchTrace trace = searchRegion(symbols, findReading("printed")->options, stop.get_token());
    EXPECT_TRUE(trace.isStopped);
    EXPECT_EQ(trace.levels.size(), 1U);
}

TEST(Readings, haveTheSwitchesOfTheirTablesAndAreFoundByThem)
{
    for (const Reading& reading : readings) {
        EXPECT_EQ(findReading(reading.name), &reading);
        SearchOptions options = reading.options;
        options.advantage = 0.33;
        EXPECT_EQ(readingOf(options), &reading) << "the advantage is no part of a reading";
    }
    SearchOptions mixed;
    mixed.sizeRule = SizeRule::Off;
    EXPECT_EQ(readingOf(mixed), nullptr);
    EXPECT_EQ(readingOf(SearchOptions{})->name, "dissertation-2014");
}

// The index against counting by hand, while it shrinks at random.
TEST(GapIndex, answersLikeCountingByHandHoweverItShrinks)
{
    std::mt19937 random(99);
    for (int round = 0; round < 3000; ++round) {
        const std::vector<Symbol> symbols = randomSequence(random, 40);
        if (symbols.empty())
            continue;
        GapIndex index(symbols);
        while (index.begin() < index.end()) {
            std::map<Symbol, std::vector<std::uint32_t>> occurrences;
            for (std::uint32_t p = index.begin(); p < index.end(); ++p)
                occurrences[symbols[p]].push_back(p);
            ASSERT_EQ(index.alphabetSize(), occurrences.size());
            for (std::uint32_t f = 1; f <= 6; ++f) {
                for (std::uint32_t from = index.begin(); from < index.end(); ++from) {
                    std::uint32_t first = index.end();
                    for (const auto& [symbol, at] : occurrences) {
                        if (at.size() >= f && at.front() >= from)
                            first = std::min(first, at.front());
                    }
                    std::uint32_t gap = from;
                    while (std::ranges::any_of(occurrences, [&](const auto& entry) {
                        return entry.second.size() >= f && entry.second.front() <= gap &&
                               gap < entry.second.back();
                    }))
                        ++gap;
                    ASSERT_EQ(index.firstOccurrence(from, f), first);
                    ASSERT_EQ(index.firstOpenGap(from, f), gap);
                }
            }
            const std::uint32_t size = index.end() - index.begin();
            const std::uint32_t cut = 1 + static_cast<std::uint32_t>(random() % std::max(1U, size / 3));
            if (random() % 2 == 0)
                index.shrink(index.begin() + cut, index.end());
            else
                index.shrink(index.begin(), index.end() - cut);
        }
    }
}

} // namespace
} // namespace tagseam
