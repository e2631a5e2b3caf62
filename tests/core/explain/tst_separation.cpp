// SPDX-License-Identifier: MIT
// Why noise stayed: each level's obstacle recomputed from trials of every threshold.
#include "core/explain/separation.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/testsequences.h"

#include <map>

namespace tagseam {
namespace {

using namespace test;

bool isBetween(Position split, Region noise, Region content)
{
    return noise.end <= content.begin ? noise.end <= split && split <= content.begin
                                      : content.end <= split && split <= noise.begin;
}

// Checks the level's obstacle by trying each threshold in turn, as the header defines the obstacles.
void expectChanceHolds(std::span<const Symbol> symbols, const SearchTrace& trace, const Chance& chance,
                       Region noise, Region content)
{
    const Level& level = trace.levels[chance.level];
    const auto between = [&](Position split) { return isBetween(split, noise, content); };
    const auto prunesNoise = [&](const CandidateSplit& candidateSplit) {
        const Region kept = keptPart(trace.options, level.region, candidateSplit);
        return intersection(kept, noise).size() == 0 && intersection(kept, content).size() > 0;
    };
    bool isRefused = false;
    bool wouldPrune = false;
    for (const Attempt& attempt : trace.attemptsOf(level)) {
        for (const CandidateSplit& candidateSplit : trace.candidateSplitsOf(attempt)) {
            if (candidateSplit.verdict == Verdict::RejectedBySize && between(candidateSplit.split)) {
                isRefused = true;
                wouldPrune = wouldPrune || prunesNoise(candidateSplit);
            }
            ASSERT_FALSE(candidateSplit.verdict == Verdict::Accepted &&
                         between(candidateSplit.split)); // otherwise it had been pruned
        }
    }
    ASSERT_EQ(chance.obstacle == Obstacle::RejectedBySize, isRefused);
    if (isRefused) {
        const CandidateSplit& candidateSplit = trace.candidateSplits[chance.candidateSplit];
        ASSERT_EQ(candidateSplit.split, chance.split);
        ASSERT_EQ(candidateSplit.verdict, Verdict::RejectedBySize);
        ASSERT_EQ(trace.attempts[chance.attempt].threshold, chance.threshold);
        ASSERT_EQ(chance.wouldPrune, wouldPrune);
        return;
    }
    const ThresholdProfile water = thresholdProfile(symbols, level.region, trace.options.frequencyFilter);
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
        ASSERT_EQ(chance.wouldPrune, std::ranges::any_of(splits, [&](Position split) {
                      return prunesNoise(judgeCandidateSplit(trace.options, level.region, split, 0));
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
    // The blocking symbols are those of the gaps between the last position of the one and the first of the
    // other.
    const Region level = trace.levels.back().region;
    const Region first = noise.end <= content.begin ? noise : content;
    const Region second = noise.end <= content.begin ? content : noise;
    const Region gaps{Position{first.end.value - 1}, Position{second.begin.value + 1}};
    const BlockingSymbols blocking = blockingSymbolsOf(symbols, level, gaps, trace.options.frequencyFilter);
    ASSERT_EQ(separation.blocking.range, gaps);
    ASSERT_EQ(std::tie(separation.blocking.level, separation.blocking.symbols, separation.blocking.opensAt,
                       separation.blocking.split),
              std::tie(level, blocking.symbols, blocking.opensAt, blocking.split));
}

TEST(Separation, everyObstacleHoldsOnRandomSequencesForEveryOption)
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
        const std::uint32_t a = 1 + static_cast<std::uint32_t>(random() % (size - 1));
        const std::uint32_t b = a + static_cast<std::uint32_t>(random() % (size - a));
        const Region left = regionOf(begin, begin + a);
        const Region right = regionOf(begin + b, trace.region.end.value);
        const auto [noise, content] = random() % 2 == 0 ? std::pair(left, right) : std::pair(right, left);
        ASSERT_NO_FATAL_FAILURE(expectSeparationHolds(symbols, trace, noise, content, seen));
    }
    for (const auto obstacle : {Obstacle::RejectedBySize, Obstacle::NotLookedAt, Obstacle::NotTried,
                                Obstacle::FewSymbols, Obstacle::NeverOpens, Obstacle::NoSplitThere})
        EXPECT_GT(seen[obstacle], 10) << static_cast<int>(obstacle);
}

TEST(Separation, theLikelyContentIsTheMiddleOrTheLargerRest)
{
    const Region main = regionOf(10, 30);
    EXPECT_EQ(likelyContent(main, regionOf(10, 14)), regionOf(20, 21));
    EXPECT_EQ(likelyContent(main, regionOf(18, 25)), regionOf(10, 18));
    EXPECT_EQ(likelyContent(main, regionOf(12, 25)), regionOf(25, 30));
    EXPECT_EQ(likelyContent(main, main), std::nullopt);
    EXPECT_EQ(likelyContent(regionOf(3, 3), regionOf(3, 3)), std::nullopt);
}

bool isAncestor(const Document& document, NodeId above, NodeId node)
{
    return above < node && node < document.subtreeEnd(above);
}

// Checks the parts against the definitions of the header.
void expectPartsHold(const Document& document, const Outcome& outcome, const tagseam::Setup& setup,
                     NodeId node, const std::vector<Region>& named, std::map<std::string, int>& seen)
{
    const Region main = outcome.trace.region;
    const Region below = positionsBelow(document, outcome.sequence, node);
    const std::optional<Parts> parts = partsOf(document, setup, outcome.sequence, main, node, named);
    ASSERT_EQ(parts.has_value(), intersection(main, below).size() > 0 && setup.keep == Keep::Region);
    if (!parts)
        return;
    ASSERT_EQ(parts->noise, intersection(main, below));
    const auto isFit = [&](Region region) {
        return intersection(main, region).size() > 0 && intersection(region, below).size() == 0;
    };
    const auto fit = std::ranges::find_if(named, isFit);
    ASSERT_EQ(parts->by.has_value(), fit != named.end());
    if (parts->by) {
        ASSERT_EQ(*parts->by, static_cast<std::size_t>(fit - named.begin())) << "the first that fits";
        ASSERT_EQ(parts->content, intersection(main, *fit));
        ++seen["named"];
        return;
    }
    const auto isOther = [&](Position p) { // neither the node nor in it nor above it
        return !below.contains(p) && !isAncestor(document, outcome.sequence.nodes[p.value], node);
    };
    bool hasOther = false;
    for (Position p = main.begin; p < main.end; ++p.value)
        hasOther = hasOther || isOther(p);
    ASSERT_EQ(parts->content.size() > 0, hasOther);
    ++seen[hasOther ? "guessed" : "none"];
    if (!hasOther)
        return;
    ASSERT_EQ(intersection(main, parts->content), parts->content);
    ASSERT_EQ(intersection(parts->noise, parts->content).size(), 0U);
    ASSERT_TRUE(isOther(parts->content.begin)) << "no ancestor at its ends";
    ASSERT_TRUE(isOther(Position{parts->content.end.value - 1}));
}

TEST(Separation, thePartsOfNodesOfRandomPagesAreApart)
{
    std::mt19937 random(21);
    std::map<std::string, int> seen;
    for (int i = 0; i < 1500; ++i) {
        const Document document = build(randomPage(random));
        tagseam::Setup setup;
        setup.search = variants[random() % variants.size()].options;
        setup.keep = random() % 8 == 0 ? Keep::Complement : Keep::Region;
        const Outcome outcome = outcomeOf(document, setup);
        for (NodeId node{0}; node.value < document.size(); ++node.value) {
            std::vector<Region> named(random() % 4);
            std::ranges::generate(named, [&] { return randomRegion(random, outcome.sequence.size()); });
            ASSERT_NO_FATAL_FAILURE(expectPartsHold(document, outcome, setup, node, named, seen))
                << outline(document) << " node " << node.value;
        }
    }
    for (const char* kind : {"named", "guessed", "none"})
        EXPECT_GT(seen[kind], 200) << kind;
}

TEST(Separation, theGuessIsTheLongestTextBesideTheNode)
{
    const Document document = page(
        "<body><div><p>A headline of more than fifteen letters</p></div>"
        "<div><p>A story that has more letters than the headline has, by far</p></div>"
        "<ul><li>menu</li></ul><ul><li>links</li></ul><ul><li>more</li></ul><ul><li>of it</li></ul></body>");
    const tagseam::Setup setup;
    const TagPathSequence sequence = convertTreeToSequence(document);
    const Region all{Position{0}, Position{sequence.size()}};
    const auto textAt = [&](std::string_view part) {
        Position at{0};
        while (document.text(sequence.nodes[at.value]).find(part) == std::string_view::npos)
            ++at.value;
        return at;
    };
    const Position story = textAt("A story");
    const Position headline = textAt("A headline");
    const auto guess = [&](NodeId node) { return partsOf(document, setup, sequence, all, node)->content; };
    const NodeId menu = document.parent(sequence.nodes[textAt("menu").value]);
    EXPECT_EQ(guess(menu), (Region{story, Position{story.value + 1}}));
    EXPECT_EQ(guess(sequence.nodes[story.value]), (Region{headline, Position{headline.value + 1}}));
}

TEST(Separation, aStopTokenEndsItBetweenLevels)
{
    const auto symbols = symbolsOf({1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3});
    const SearchTrace trace = searchRegion(symbols);
    const Region noise{trace.region.begin, Position{trace.region.begin.value + 1}};
    const Region content{Position{trace.region.end.value - 1}, trace.region.end};
    const Separation separation = whyTogether(symbols, trace, noise, content, stopToken());
    EXPECT_TRUE(separation.isStopped);
    EXPECT_TRUE(separation.chances.empty());
}

} // namespace
} // namespace tagseam
