// SPDX-License-Identifier: MIT
// Simple tree matching beside its recurrence; the pairs keep order, level and tag.
#include "core/methods/mdr/treematching.h"
#include "tests/core/base/allocations.h"
#include "tests/core/methods/mdr/mdroracle.h"
#include "tests/core/methods/mdr/mdrtrees.h"

#include <numeric>

namespace tagseam::test {
namespace {

using Nodes = std::vector<TagNode>;

std::uint32_t plainMatches(const TagTree& tree, const Nodes& a, const Nodes& b)
{
    return plainTreeMatching(
        a, b, [&](TagNode node) { return tree.tags[node]; },
        [&](TagNode node) { return tree.childrenOf(node); });
}

// Matches of the body's first two children.
std::uint32_t matchesOfTwo(std::string_view text)
{
    const Document page = bodyOf(text);
    const TagTree tags = tagTree(page, true, nullptr);
    const Nodes children = tags.childrenOf(0);
    TreeMatching matching(tags);
    const std::uint32_t found = matching.matches(children.at(0), children.at(1));
    EXPECT_EQ(matching.matches(children[1], children[0]), found) << "either way round";
    return found;
}

// Each child is built in its own way: more pairs than are solved match by their roots alone.
TEST(TreeMatching, ofTooManyDifferentPairsIsThatOfTheirRoots)
{
    std::string text;
    for (const char* list : {"a ", "b "}) {
        text += "ul(";
        for (unsigned i = 0; i < 1500; ++i) {
            text += "li(";
            for (unsigned bit = 0; bit < 12; ++bit)
                text += ((i >> bit) & 1U) != 0 ? "i " : list;
            text += ") ";
        }
        text += ") ";
    }
    EXPECT_EQ(matchesOfTwo(text), 1501U);
}

// The parent of each tag node; its own number for a root.
Nodes parentsOf(const TagTree& tree)
{
    Nodes parents(tree.size());
    std::iota(parents.begin(), parents.end(), 0U);
    for (TagNode node = 0; node < tree.size(); ++node) {
        for (const TagNode child : tree.childrenOf(node))
            parents[child] = node;
    }
    return parents;
}

TEST(TreeMatching, agreesWithTheRecurrenceAndItsPairsKeepOrderLevelAndTag)
{
    std::mt19937 random(11);
    for (int round = 0; round < (isShort ? 400 : 3'000); ++round) {
        const Document page = pageOfRecords(random);
        const TagTree tags = tagTree(page, random() % 2 == 0, nullptr);
        const Nodes parents = parentsOf(tags);
        TreeMatching matching(tags); // remembers from pair to pair
        for (int pair = 0; pair < 10 && tags.size() > 0; ++pair) {
            const auto a = static_cast<TagNode>(random() % tags.size());
            const auto b = static_cast<TagNode>(random() % tags.size());
            ASSERT_EQ(matching.matches(a, b), plainMatches(tags, {a}, {b}));
            const Nodes left = tags.childrenOf(a);
            const Nodes right = tags.childrenOf(b);
            const std::uint32_t matches = plainMatches(tags, left, right);
            ASSERT_EQ(matching.matches(left, right), matches);
            const auto pairs = matching.pairs(left, right);
            ASSERT_EQ(pairs.size(), matches);
            std::map<TagNode, TagNode> partner{{a, b}};
            for (std::size_t i = 0; i < pairs.size(); ++i) {
                const auto [first, second] = pairs[i];
                ASSERT_EQ(tags.tags[first], tags.tags[second]);
                ASSERT_TRUE(i == 0 || (pairs[i - 1].first < first && pairs[i - 1].second < second));
                ASSERT_TRUE(partner.contains(parents[first])) << "its parent is matched";
                ASSERT_EQ(partner[parents[first]], parents[second]);
                partner[first] = second;
            }
        }
    }
}

TEST(TreeMatching, ofDeepTreesNeedsNoStack)
{
    constexpr int levels = isSanitized ? 20'000 : 100'000;
    const std::string text = "p(" + times(levels, "a(") + "b" + std::string(levels, ')') + ") p(" +
                             times(levels, "a(") + "i" + std::string(levels, ')') + ")";
    EXPECT_EQ(matchesOfTwo(text), levels + 1U);
}

TEST(TreeMatching, ofTwoLongListsNeedsNoTableOfAllPairs)
{
    constexpr std::uint32_t many = isSanitized ? 2'000 : 10'000;
    std::string first = "ul(";
    std::string second = "ul(";
    for (std::uint32_t i = 0; i < many; ++i) {
        first += i % 2 == 0 ? "a(i) " : "b(i) ";
        second += i % 3 == 0 ? "b(i) " : "a(i) ";
    }
    first += ") " + second + ")";
    const std::uint64_t start = allocatedBytes();
    EXPECT_GT(matchesOfTwo(first), many);
    EXPECT_LT(allocatedBytes() - start, std::uint64_t{many} * many / 2) << "less than a byte a pair";
}

} // namespace
} // namespace tagseam::test
