// SPDX-License-Identifier: MIT
// Two rows of nodes at the same place: their pairs, against all pairings of short rows.
#include "core/compare/matchgap.h"

#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

constexpr GapNode text{.sort = 9};

GapNode element(std::uint64_t sort, std::uint64_t id = 0, std::uint64_t className = 0,
                std::uint32_t attributes = 0)
{
    return {.sort = sort, .id = id, .className = className, .attributes = attributes, .isElement = true};
}

TEST(MatchGap, moreInCommonIsMoreLikeness)
{
    GapNode other = element(1, 2, 3, 4);
    EXPECT_EQ(likeness(element(1), element(2)), 0) << "another name";
    EXPECT_EQ(likeness(element(1, 2), element(1, 3)), 0) << "another id";
    EXPECT_EQ(likeness(text, text), 4);
    EXPECT_EQ(likeness(element(1, 0, 8, 5), other) + 4, likeness(element(1, 0, 3, 5), other)) << "class";
    EXPECT_EQ(likeness(element(1, 0, 3, 5), other) + 2, likeness(element(1, 0, 3, 4), other)) << "attributes";
    EXPECT_EQ(likeness(element(1, 0, 3, 4), other) + 8, likeness(element(1, 2, 3, 4), other)) << "id";
    other.subtree = 6;
    EXPECT_EQ(likeness(element(1, 2, 3, 4), other) + 4, likeness(other, other)) << "subtree";
}

int bestScore(std::span<const GapNode> left, std::span<const GapNode> right)
{
    if (left.empty() || right.empty())
        return 0;
    const int alike = likeness(left[0], right[0]);
    const int paired = alike == 0 ? 0 : alike + bestScore(left.subspan(1), right.subspan(1));
    return std::max({paired, bestScore(left.subspan(1), right), bestScore(left, right.subspan(1))});
}

TEST(MatchGap, noOtherPairsInOrderAreMoreAlike)
{
    std::mt19937 random(3);
    const auto row = [&] {
        std::vector<GapNode> nodes;
        for (std::size_t count = random() % 6; count > 0; --count)
            nodes.push_back(random() % 4 == 0 ? text
                                              : element(random() % 2, random() % 3, random() % 2,
                                                        static_cast<std::uint32_t>(random() % 2)));
        return nodes;
    };
    for (int round = 0; round < 2000; ++round) {
        const std::vector<GapNode> left = row();
        const std::vector<GapNode> right = row();
        const GapPairs found = pairGap(left, right, {});
        int score = 0;
        for (std::size_t k = 0; k < found.pairs.size(); ++k) {
            const auto [i, j] = found.pairs[k];
            const int alike = likeness(left.at(i), right.at(j));
            ASSERT_GT(alike, 0);
            ASSERT_TRUE(k == 0 || (found.pairs[k - 1].first < i && found.pairs[k - 1].second < j));
            score += alike;
        }
        ASSERT_EQ(score, bestScore(left, right));
        ASSERT_EQ(found.work, left.size() * right.size());
    }
}

TEST(MatchGap, longRowsArePairedBySort)
{
    std::vector<GapNode> left(200, element(1, 2));
    const std::vector<GapNode> right(300, element(1, 3)); // 60,000 pairs of 500 nodes
    const GapPairs found = pairGap(left, right, {});
    EXPECT_EQ(found.pairs.size(), 200U);
    left.resize(64);
    EXPECT_TRUE(pairGap(left, right, {}).pairs.empty()) << "19,200 pairs are compared: other ids";
}

TEST(MatchGap, stopsWhenAsked)
{
    const std::vector<GapNode> left(64, element(1));
    const std::vector<GapNode> right(100'000, element(1));
    const GapPairs found = pairGap(left, right, test::stopToken());
    EXPECT_TRUE(found.pairs.empty());
    EXPECT_EQ(found.work, 0U);
}

} // namespace
} // namespace tagseam
