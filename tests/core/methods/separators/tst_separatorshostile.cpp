// SPDX-License-Identifier: MIT
// Separators on large pages of shapes that no page should have: their answers, and counted steps in n log n.
#include "core/methods/separators/recordlists.h"
#include "core/methods/separators/separators.h"
#include "tests/core/page/outlinetree.h"

#include <bit>

namespace tagseam::test {
namespace {

constexpr std::uint32_t scale = isSanitized ? 20'000 : 60'000;

// Elements of `kinds` tags in turn, each with a text.
std::string leaves(std::uint32_t count, std::uint32_t kinds = 1, std::size_t characters = 100)
{
    std::string outline;
    for (std::uint32_t i = 0; i < count; ++i)
        outline += "k" + std::to_string(i % kinds) + "('" + std::string(characters, 'x') + "') ";
    return outline;
}

std::string siblings(std::uint32_t size)
{
    return leaves(size);
}

// As many separators as possible with three records each.
std::string manySeparators(std::uint32_t size)
{
    return leaves(size, size / 3);
}

std::string separatorsAllOverThePage(std::uint32_t size)
{
    std::mt19937 random(1);
    std::string outline = leaves(3000, 1000, 9);
    for (std::uint32_t i = 3000; i < size / 2; ++i)
        outline += "k" + std::to_string(random() % 1000) + "('xxxxxxxxx') ";
    return outline;
}

// A list on each level; the levels below it are none of its records.
std::string comb(std::uint32_t size)
{
    return repeated(size / 8, "div(" + leaves(3, 1, 9));
}

std::string deepChain(std::uint32_t size)
{
    return repeated(size, "div(");
}

// Climbing from each element to the body, or to where their ways meet, would take forever.
std::string oneListBelowADeepChain(std::uint32_t size)
{
    return repeated(size / 2, "div(") + repeated(size / 4, "li(" + leaves(2, 2) + ") ");
}

// Each of many separators has the same three long ways up to where they separate.
std::string manySeparatorsAtTheEndOfThreeWays(std::uint32_t size)
{
    return repeated(3, repeated(size / 6, "div(") + leaves(size / 6, size / 6) + repeated(size / 6, ")"));
}

std::string deepWaysThatMeetAtTheTop(std::uint32_t size)
{
    return repeated(100, repeated(size / 100, "div(") + leaves(1) + repeated(size / 100, ")"));
}

// Two cells a row: the list of all cells has as many parents as the page has rows.
std::string rowsOfTwo(std::uint32_t size)
{
    return repeated(size / 3, "tr(" + leaves(2) + ") ");
}

// Threes of threes: the trailing zeros of a leaf's number in base three are the lists that end before it.
std::string listsInLists(std::uint32_t size)
{
    std::uint32_t levels = 0;
    std::uint32_t count = 1;
    for (; count * 6 <= size; count *= 3)
        ++levels;
    std::string outline;
    for (std::uint32_t leaf = 0; leaf < count; ++leaf) {
        std::uint32_t zeros = 0;
        for (std::uint32_t rest = leaf; zeros < levels && rest % 3 == 0; rest /= 3)
            ++zeros;
        outline += repeated(leaf > 0 ? zeros : 0, ")") + repeated(zeros, "ul(") + leaves(1);
    }
    return outline;
}

using Shape = std::string (*)(std::uint32_t);

Document pageOf(Shape shape, std::uint32_t size)
{
    return tree("html(body(" + shape(size));
}

void expectStepsInNLogN(Shape shape)
{
    const auto perLogarithm = [](std::uint64_t steps, std::uint64_t size) {
        return static_cast<double>(steps) / static_cast<double>(size * std::bit_width(size));
    };
    for (std::uint32_t size = 1U << 10U; size <= 1U << 16U; size <<= 2U) {
        SCOPED_TRACE(size);
        const Document page = pageOf(shape, size);
        const TagPathSequence sequence = convertTreeToSequence(page, {.style = LabelAttributes::None});
        const SequenceTree tree(page, sequence.nodes);
        std::uint64_t steps = 0;
        findRecordLists(sequence.symbols, tree, steps);
        EXPECT_GE(steps, sequence.size()) << "steps are counted";
        EXPECT_LE(perLogarithm(steps, sequence.size()), 4);
        if (size > 1U << 14U)
            continue;
        const SeparatedPage separated = separateRecords(page, {});
        EXPECT_LE(separated.work, workLimit(separated.sequence.size()));
        EXPECT_LE(perLogarithm(separated.steps, separated.sequence.size() + separated.work), 2);
    }
}

TEST(SeparatorsHostile, takeAMultipleOfNLogNSteps)
{
    for (const auto& [name, shape] :
         {std::pair<const char*, Shape>{"siblings", siblings},
          {"manySeparators", manySeparators},
          {"separatorsAllOverThePage", separatorsAllOverThePage},
          {"comb", comb},
          {"deepChain", deepChain},
          {"oneListBelowADeepChain", oneListBelowADeepChain},
          {"manySeparatorsAtTheEndOfThreeWays", manySeparatorsAtTheEndOfThreeWays},
          {"deepWaysThatMeetAtTheTop", deepWaysThatMeetAtTheTop},
          {"rowsOfTwo", rowsOfTwo},
          {"listsInLists", listsInLists}}) {
        SCOPED_TRACE(name);
        expectStepsInNLogN(shape);
    }
}

// The answer of a large page, whose work is within the bound; the filter, too, comes to an end.
SeparatedPage separatedWithinBound(Shape shape, std::uint32_t size = scale)
{
    const Document page = pageOf(shape, size);
    EXPECT_EQ(filterBySeparators({page}, {}, {}).kept.size(), page.size());
    SeparatedPage separated = separateRecords(page, {});
    EXPECT_LE(separated.work, workLimit(separated.sequence.size()));
    EXPECT_FALSE(separated.isStopped);
    return separated;
}

// Weighing a list takes the whole page: some hundred of a thousand may be weighed.
TEST(SeparatorsHostile, separatorsAllOverThePageAreLookedAtUpToTheBound)
{
    const SeparatedPage page = separatedWithinBound(separatorsAllOverThePage);
    EXPECT_EQ(page.lists, 1000U);
    EXPECT_EQ(page.candidates.size(), mostCandidates);
    EXPECT_GT(page.work, workLimit(page.sequence.size()) / 2);
}

TEST(SeparatorsHostile, listsInListsAreJoinedSoOftenAndNoMore)
{
    const SeparatedPage page = separatedWithinBound(listsInLists, 2 * 6561); // 3^8 items
    // The items make 2187 lists of three, and by joins 729, 243, 81, 27; the lists around them a third
    // of that, and so on up to one.
    EXPECT_EQ(page.lists, 3267U + 1089 + 363 + 121 + 40 + 13 + 4 + 1);
    for (const RecordRegion& candidate : page.candidates)
        EXPECT_LE(candidate.parents, 81U);
}

} // namespace
} // namespace tagseam::test
