// SPDX-License-Identifier: MIT
// Large pages of shapes that no page should have. What is looked at stays within the bound, which is counted
// in positions: no clock is asked.
#include "core/methods/separators/separators.h"

#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>

namespace tagseam::test {
namespace {

constexpr std::uint32_t scale = isSanitized ? 20'000 : 60'000;

DocumentBuilder openBody()
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    return builder;
}

void addText(DocumentBuilder& builder, const std::string& element, std::size_t characters)
{
    builder.open(element);
    builder.text(std::string(characters, 'x'));
    builder.close();
}

// The answer of a page, whose work is within the bound; the filter, too, comes to an end.
SeparatedPage separatedWithinBound(DocumentBuilder builder)
{
    const Document page = std::move(builder).finish();
    EXPECT_EQ(filterBySeparators({page}, {}, {}).kept.size(), page.size());
    SeparatedPage separated = separateRecords(page, {});
    EXPECT_LE(separated.work, workLimit(separated.sequence.size()));
    EXPECT_FALSE(separated.isStopped);
    return separated;
}

TEST(SeparatorsHostile, nestedElementsAreNoList)
{
    DocumentBuilder builder = openBody();
    for (std::uint32_t i = 0; i < scale; ++i)
        builder.open("div");
    const SeparatedPage page = separatedWithinBound(std::move(builder));
    EXPECT_EQ(page.lists, 0U);
    EXPECT_TRUE(page.regions.empty());
}

TEST(SeparatorsHostile, siblingsOfOneKindAreOneList)
{
    DocumentBuilder builder = openBody();
    for (std::uint32_t i = 0; i < scale; ++i)
        addText(builder, "p", 100);
    const SeparatedPage page = separatedWithinBound(std::move(builder));
    ASSERT_EQ(page.lists, 1U);
    EXPECT_EQ(page.candidates.front().records.size(), scale);
}

// Each list takes the whole page to look at: some hundred may be, of a thousand.
TEST(SeparatorsHostile, separatorsAllOverThePageAreLookedAtUpToTheBound)
{
    std::mt19937 random(1);
    DocumentBuilder builder = openBody();
    for (std::uint32_t i = 0; i < scale / 2; ++i)
        addText(builder, "k" + std::to_string(i < 3000 ? i % 1000 : random() % 1000), 9);
    const SeparatedPage page = separatedWithinBound(std::move(builder));
    EXPECT_EQ(page.lists, 1000U);
    EXPECT_EQ(page.candidates.size(), mostCandidates);
    EXPECT_GT(page.work, workLimit(page.sequence.size()) / 2);
}

// A list on each level; what hangs below it, all the levels beneath, is none of its records.
TEST(SeparatorsHostile, aCombOfListsTakesNoMoreThanThePage)
{
    DocumentBuilder builder = openBody();
    for (std::uint32_t level = 0; level < scale / 8; ++level) {
        builder.open("div");
        for (int tooth = 0; tooth < 3; ++tooth)
            addText(builder, "p", 9);
    }
    const SeparatedPage page = separatedWithinBound(std::move(builder));
    EXPECT_EQ(page.lists, scale / 8);
    EXPECT_EQ(page.candidates.size(), mostCandidates);
    EXPECT_LE(page.work, page.sequence.size());
}

// Neighbours' ways up meet at once, and the root is far: climbing to it from each would take forever.
TEST(SeparatorsHostile, aListDeepDownIsFound)
{
    DocumentBuilder builder = openBody();
    for (std::uint32_t level = 0; level < scale / 2; ++level)
        builder.open("div");
    for (std::uint32_t i = 0; i < scale / 4; ++i) {
        builder.open("li");
        addText(builder, "b", 9);
        addText(builder, "p", 100);
        builder.close();
    }
    const SeparatedPage page = separatedWithinBound(std::move(builder));
    ASSERT_EQ(page.lists, 1U);
    EXPECT_EQ(page.candidates.front().records.size(), scale / 4);
    EXPECT_EQ(page.regions.size(), 1U);
}

// Each occurrence on a long way of its own that parts at the body.
TEST(SeparatorsHostile, deepWaysThatPartAtTheTopAreOneList)
{
    constexpr std::uint32_t ways = 100;
    DocumentBuilder builder = openBody();
    for (std::uint32_t way = 0; way < ways; ++way) {
        for (std::uint32_t level = 0; level < scale / ways; ++level)
            builder.open("div");
        addText(builder, "p", 100);
        for (std::uint32_t level = 0; level < scale / ways; ++level)
            builder.close();
    }
    const SeparatedPage page = separatedWithinBound(std::move(builder));
    ASSERT_EQ(page.lists, 1U);
    EXPECT_EQ(page.candidates.front().records.size(), ways);
    EXPECT_EQ(page.candidates.front().records.front().size(), scale / ways + 2);
}

// Runs of three under parents that are joined level by level: as many joins as there are.
TEST(SeparatorsHostile, listsInListsAreJoinedSoOftenAndNoMore)
{
    DocumentBuilder builder = openBody();
    constexpr std::uint32_t levels = 8;
    std::uint32_t at = 0; // counts in base three; its trailing zeros are what opens and closes
    for (std::uint32_t leaf = 0; leaf < 6561; ++leaf, ++at) {
        std::uint32_t zeros = 0;
        for (std::uint32_t rest = at; zeros < levels && rest % 3 == 0; rest /= 3)
            ++zeros;
        for (std::uint32_t level = 0; at > 0 && level < zeros; ++level)
            builder.close();
        for (std::uint32_t level = 0; level < zeros; ++level)
            builder.open("ul");
        addText(builder, "li", 100);
    }
    const SeparatedPage page = separatedWithinBound(std::move(builder));
    // Of the items 2187 lists of three, and by joins 729, 243, 81, 27; of the lists around them a third of
    // that, and so on up to one.
    EXPECT_EQ(page.lists, 3267U + 1089 + 363 + 121 + 40 + 13 + 4 + 1);
    for (const RecordRegion& candidate : page.candidates)
        EXPECT_LE(candidate.parents, 81U);
}

} // namespace
} // namespace tagseam::test
