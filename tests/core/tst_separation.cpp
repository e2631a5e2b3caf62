// SPDX-License-Identifier: MIT
// Why noise stayed: each level's obstacle recomputed from trials of every threshold.
#include "core/explain/separation.h"
#include "core/explain/setup.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace tagseam {
namespace {

using namespace test;

bool isBetween(Position split, Region noise, Region content)
{
    return noise.end <= content.begin ? noise.end <= split && split <= content.begin
                                      : content.end <= split && split <= noise.begin;
}

// What the level says by trying each threshold in turn, as the header defines the obstacles.
void expectChanceHolds(std::span<const Symbol> symbols, const SearchTrace& trace, const Chance& chance,
                       Region noise, Region content)
{
    const Level& level = trace.levels[chance.level];
    const auto between = [&](Position split) { return isBetween(split, noise, content); };
    const auto dropsNoise = [&](const Opening& opening) {
        const Region kept = keptPart(trace.options, level.region, opening);
        return intersection(kept, noise).size() == 0 && intersection(kept, content).size() > 0;
    };
    bool isRefused = false;
    bool wouldDrop = false;
    for (const Attempt& attempt : trace.attemptsOf(level)) {
        for (const Opening& opening : trace.openingsOf(attempt)) {
            if (opening.verdict == Verdict::TooBalanced && between(opening.split)) {
                isRefused = true;
                wouldDrop = wouldDrop || dropsNoise(opening);
            }
            ASSERT_FALSE(opening.verdict == Verdict::Accepted && between(opening.split)); // or it had gone
        }
    }
    ASSERT_EQ(chance.obstacle == Obstacle::Refused, isRefused);
    if (isRefused) {
        const Opening& opening = trace.openings[chance.opening];
        ASSERT_EQ(opening.split, chance.split);
        ASSERT_EQ(opening.verdict, Verdict::TooBalanced);
        ASSERT_EQ(trace.attempts[chance.attempt].threshold, chance.threshold);
        ASSERT_EQ(chance.wouldDrop, wouldDrop);
        return;
    }
    const Waterline water = waterline(symbols, level.region, trace.options.frequencyFilter);
    const auto tried = trace.attemptsOf(level);
    for (const std::uint32_t threshold : thresholdsOf(symbols, level.region, trace.options)) {
        const Trial trial = tryThreshold(symbols, water, threshold, trace.options);
        std::vector<Position> splits;
        std::ranges::copy_if(trial.splits, std::back_inserter(splits), between);
        if (splits.empty())
            continue;
        ASSERT_EQ(chance.threshold, threshold);
        const bool wasTried = std::ranges::find(tried, threshold, &Attempt::threshold) != tried.end();
        ASSERT_EQ(chance.obstacle, wasTried ? Obstacle::NotLookedAt : Obstacle::NotTried);
        ASSERT_NE(std::ranges::find(splits, chance.split), splits.end());
        ASSERT_EQ(chance.wouldDrop, std::ranges::any_of(splits, [&](Position split) {
                      return dropsNoise(judgeOpening(trace.options, level.region, split, 0));
                  }));
        return;
    }
    std::uint32_t opens = neverOpens;
    for (Position split{level.region.begin.value + 1}; split < level.region.end; ++split.value) {
        if (between(split))
            opens = std::min(opens, water.opensAt[split.value - level.region.begin.value - 1]);
    }
    ASSERT_EQ(chance.obstacle == Obstacle::NeverOpens, opens == neverOpens);
    if (chance.obstacle == Obstacle::FewSymbols) {
        ASSERT_LT(tryThreshold(symbols, water, chance.threshold, trace.options).alphabetSize, 2U);
    } else if (chance.obstacle == Obstacle::NoSplitThere) {
        ASSERT_GE(tryThreshold(symbols, water, chance.threshold, trace.options).alphabetSize, 2U);
    }
}

void expectSeparationHolds(std::span<const Symbol> symbols, const SearchTrace& trace, Region noise,
                           Region content, std::map<Obstacle, int>& seen)
{
    const Separation separation = whyTogether(symbols, trace, noise, content);
    ASSERT_EQ(separation.chances.size(), trace.levels.size());
    for (const Chance& chance : separation.chances) {
        ASSERT_NO_FATAL_FAILURE(expectChanceHolds(symbols, trace, chance, noise, content));
        ++seen[chance.obstacle];
    }
    for (const Straddler& each : separation.blame.straddlers) {
        const Region first = noise.end <= content.begin ? noise : content;
        const Region second = noise.end <= content.begin ? content : noise;
        ASSERT_LT(each.first, first.end);
        ASSERT_GE(each.last, second.begin);
    }
}

TEST(Separation, everyObstacleHoldsOnRandomSequencesForEverySwitch)
{
    std::mt19937 random(9);
    const auto options = allOptions({0.20, 0.6});
    std::map<Obstacle, int> seen;
    for (std::size_t i = 0; i < 4000; ++i) {
        const auto symbols = randomSequence(random, i % 8 == 0 ? 120 : 40);
        SearchOptions one = options[i % options.size()];
        one.lowestThreshold = i % 7 == 0 ? 2 : 1;
        const SearchTrace trace = searchRegion(symbols, one);
        if (trace.region.size() < 3)
            continue;
        const std::uint32_t size = trace.region.size();
        const std::uint32_t begin = trace.region.begin.value;
        const std::uint32_t a = static_cast<std::uint32_t>(random() % (size - 1));
        const std::uint32_t b = a + 1 + static_cast<std::uint32_t>(random() % (size - a - 1));
        const Region left{Position{begin}, Position{begin + a + 1}};
        const Region right{Position{begin + b}, trace.region.end};
        const auto [noise, content] = random() % 2 == 0 ? std::pair(left, right) : std::pair(right, left);
        ASSERT_NO_FATAL_FAILURE(expectSeparationHolds(symbols, trace, noise, content, seen));
    }
    for (const auto obstacle : {Obstacle::Refused, Obstacle::NotLookedAt, Obstacle::NotTried,
                                Obstacle::FewSymbols, Obstacle::NeverOpens, Obstacle::NoSplitThere})
        EXPECT_GT(seen[obstacle], 10) << static_cast<int>(obstacle);
}

TEST(Separation, everyObstacleHoldsOnEverySample)
{
    std::map<Obstacle, int> seen;
    for (const auto& file : filesBelow(TAGSEAM_SAMPLES, ".html")) {
        const Document document = *parseHtml(bytesOf(file));
        const TagPathSequence sequence = convertTreeToSequence(document);
        for (const Reading& reading : readings) {
            const SearchTrace trace = searchRegion(sequence.symbols, reading.options);
            for (Position p = trace.region.begin; p < trace.region.end; p.value += 29) {
                const Region noise =
                    intersection(trace.region, positionsBelow(document, sequence, sequence.nodes[p.value]));
                const std::optional<Region> content = likelyContent(trace.region, noise);
                if (content) {
                    ASSERT_NO_FATAL_FAILURE(
                        expectSeparationHolds(sequence.symbols, trace, noise, *content, seen));
                }
            }
        }
    }
    EXPECT_FALSE(seen.empty());
}

TEST(Separation, theLikelyContentIsTheMiddleOrTheLargerRest)
{
    const Region main{Position{10}, Position{30}};
    EXPECT_EQ(likelyContent(main, {Position{10}, Position{14}}), (Region{Position{20}, Position{21}}));
    EXPECT_EQ(likelyContent(main, {Position{18}, Position{25}}), (Region{Position{10}, Position{18}}));
    EXPECT_EQ(likelyContent(main, {Position{12}, Position{25}}), (Region{Position{25}, Position{30}}));
    EXPECT_EQ(likelyContent(main, main), std::nullopt);
    EXPECT_EQ(likelyContent({Position{3}, Position{3}}, {Position{3}, Position{3}}), std::nullopt);
}

TEST(Separation, aStopTokenEndsItBetweenLevels)
{
    const auto symbols = symbolsOf({1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3});
    const SearchTrace trace = searchRegion(symbols);
    std::stop_source stop;
    stop.request_stop();
    const Region noise{trace.region.begin, Position{trace.region.begin.value + 1}};
    const Region content{Position{trace.region.end.value - 1}, trace.region.end};
    const Separation separation = whyTogether(symbols, trace, noise, content, stop.get_token());
    EXPECT_TRUE(separation.isStopped);
    EXPECT_TRUE(separation.chances.empty());
}

} // namespace
} // namespace tagseam
