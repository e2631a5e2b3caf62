// SPDX-License-Identifier: MIT
// The comparison of two generalized nodes: the numbers, the columns, and agreement with mining.
#include "core/methods/mdr/likeness.h"
#include "core/methods/tagtree.h"
#include "tests/core/methods/mdr/mdrtrees.h"

namespace tagseam::test {
namespace {

constexpr Similarity both[]{Similarity::EditDistance, Similarity::TreeMatching};

// The first `count` children of the body compared with the others.
Likeness likenessOf(const Document& page, std::size_t count, const MdrOptions& options)
{
    const std::vector<NodeId> all = childrenOf(page, page.body());
    return compareNodes(page, std::span(all).first(count), std::span(all).subspan(count), options);
}

// "p b/i -/u": columns, by tag.
std::string columnsOf(const Document& page, const Likeness& likeness)
{
    const auto name = [&](NodeId node) {
        return node == noNode ? "-" : page.isElement(node) ? std::string(page.name(node)) : "#";
    };
    std::string text;
    for (const auto& [a, b] : likeness.aligned)
        text += (text.empty() ? "" : " ") + (name(a) == name(b) ? name(a) : name(a) + "/" + name(b));
    return text;
}

TEST(Likeness, ofTagStringsIsTheDistanceByTheMeanLength)
{
    const Document page = bodyOf("p(a b) p(a c d)");
    const Likeness likeness = likenessOf(page, 1, {.threshold = 0.5});
    EXPECT_EQ(likeness.sizeA, 3U);
    EXPECT_EQ(likeness.sizeB, 4U);
    EXPECT_EQ(likeness.edits, 2U);
    EXPECT_DOUBLE_EQ(likeness.value, 2 / 3.5);
    EXPECT_FALSE(likeness.isAlike);
    EXPECT_TRUE(likenessOf(page, 1, {.threshold = 0.6}).isAlike);
}

TEST(Likeness, ofTreesCountsTheCommonRoot)
{
    const Likeness likeness =
        likenessOf(bodyOf("p(a b) p(a c d)"), 1,
                   {.similarity = Similarity::TreeMatching, .threshold = 0.5, .depthOf = DepthOf::Group});
    EXPECT_EQ(likeness.matches, 3U);
    EXPECT_DOUBLE_EQ(likeness.value, 0.5) << "(3 - 1) / (5 - 1)";
    EXPECT_TRUE(likeness.isDeepEnough);
    EXPECT_TRUE(likeness.isAlike);
}

TEST(Likeness, hasColumnsOfPartnersAndGaps)
{
    struct Row {
        const char* body;
        std::size_t count;
        Similarity similarity;
        const char* columns;
    };
    for (const Row& row : {Row{"p(a b) p(a c)", 1, both[0], "p a b/c"},
                           {"p(a b c) p(a c)", 1, both[0], "p a b/- c"},
                           {"p(a b) p(a c d)", 1, both[1], "p a b/- -/c -/d"},
                           {"dt(b) dd(i) dt(b) dd(i u)", 2, both[0], "dt b dd i -/u"},
                           {"dt(b) dd(i) dt(b) dd(i u)", 2, both[1], "dt b dd i -/u"},
                           {"'x' 'y'", 1, both[0], ""},
                           {"'x' 'y'", 1, both[1], ""}}) {
        const Document page = bodyOf(row.body);
        EXPECT_EQ(columnsOf(page, likenessOf(page, row.count, {.similarity = row.similarity})), row.columns);
    }
    const Document texts = bodyOf("'x' 'y'");
    EXPECT_EQ(likenessOf(texts, 1, {}).sizeA, 0U);
    EXPECT_EQ(likenessOf(texts, 1, {.hasTexts = true}).sizeA, 1U);
}

TEST(Likeness, leavesOutWhatWithinDoes)
{
    const Document page = bodyOf("p(a b) p(a)");
    const std::vector<NodeId> all = childrenOf(page, page.body());
    KeepMask mask(page.size(), true);
    mask[childrenOf(page, all[0])[1].value] = false;
    const auto one = std::span(all);
    EXPECT_EQ(compareNodes(page, one.first(1), one.last(1), {}, &mask).edits, 0U);
    EXPECT_EQ(compareNodes(page, one.first(1), one.last(1), {}).edits, 1U);
}

TEST(Likeness, agreesWithItsOwnColumnsAndWithMining)
{
    std::mt19937 random(5);
    int alike = 0;
    for (int round = 0; round < (isShort ? 300 : 3'000); ++round) {
        const Document page = pageOfRecords(random);
        MdrOptions options{.longest = 1,
                           .similarity = both[random() % 2],
                           .threshold = static_cast<double>(random() % 21) / 20,
                           .smallestDepth = static_cast<std::uint32_t>(random() % 4),
                           .hasTexts = random() % 2 == 0};
        const TagTree tree = tagTree(page, options.hasTexts, nullptr);
        const std::vector<TagNode> children = tree.size() == 0 ? std::vector<TagNode>() : tree.childrenOf(0);
        if (children.size() < 2 || tree.levels[0] < options.smallestDepth)
            continue;
        const NodeId a = tree.nodes[children[0]];
        const NodeId b = tree.nodes[children[1]];
        const Likeness likeness = compareNodes(page, {&a, 1}, {&b, 1}, options);
        std::uint32_t matched = 0;
        std::uint32_t unmatched = 0;
        for (const auto& [left, right] : likeness.aligned) {
            const bool isMatch = left != noNode && right != noNode &&
                                 page.nameId(left) == page.nameId(right) &&
                                 page.kind(left) == page.kind(right);
            ++(isMatch ? matched : unmatched);
        }
        if (options.similarity == Similarity::TreeMatching)
            ASSERT_EQ(likeness.matches, matched + 1);
        else
            ASSERT_EQ(likeness.edits, unmatched);
        const MinedRecords mined = mineDataRecords(page, options);
        const bool isRegion =
            !mined.regions.empty() && mined.regions[0].nodes[0] == a && mined.regions[0].nodes[1] == b;
        ASSERT_EQ(likeness.isAlike, isRegion) << outline(page);
        alike += isRegion ? 1 : 0;
    }
    EXPECT_GT(alike, isShort ? 30 : 300);
}

TEST(Likeness, ofTwoHugeTreesHasItsNumbersWithoutColumns)
{
    constexpr std::size_t many = 9'000; // its square is over cellLimit
    const Document page = bodyOf("ul(" + times(many, "a") + ") ul(" + times(many, "a") + "b)");
    for (const Similarity similarity : both) {
        const Likeness likeness = likenessOf(page, 1, {.similarity = similarity});
        EXPECT_TRUE(likeness.aligned.empty());
        EXPECT_EQ(likeness.sizeB, many + 2);
        EXPECT_TRUE(similarity == Similarity::EditDistance ? likeness.edits == 1
                                                           : likeness.matches == many + 2);
    }
}

} // namespace
} // namespace tagseam::test
