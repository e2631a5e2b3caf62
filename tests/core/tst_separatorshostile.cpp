// SPDX-License-Identifier: MIT
// Separators on large pages of shapes that no page should have: their answers, and counted steps in n log n.
#include "core/methods/separators/recordlists.h"
#include "core/methods/separators/separators.h"
#include "tests/core/testpages.h"

#include <bit>

namespace tagseam::test {
namespace {

constexpr std::uint32_t scale = isSanitized ? 20'000 : 60'000;

class HostilePage {
  public:
    HostilePage() { open("html"), open("body"); }
    void open(const std::string& name, std::uint32_t levels = 1)
    {
        for (; levels > 0; --levels)
            m_builder.open(name);
    }
    void close(std::uint32_t levels = 1)
    {
        for (; levels > 0; --levels)
            m_builder.close();
    }
    /// Elements of `kinds` tags in turn, each with a text.
    void leaves(std::uint32_t count, std::uint32_t kinds = 1, std::size_t characters = 100)
    {
        for (std::uint32_t i = 0; i < count; ++i)
            leaf("k" + std::to_string(i % kinds), characters);
    }
    void leaf(const std::string& name, std::size_t characters)
    {
        open(name);
        m_builder.text(std::string(characters, 'x'));
        close();
    }
    Document finish() { return std::move(m_builder).finish(); }

  private:
    DocumentBuilder m_builder;
};

void siblings(HostilePage& page, std::uint32_t size)
{
    page.leaves(size);
}

// As many separators as there may be with three records each.
void manySeparators(HostilePage& page, std::uint32_t size)
{
    page.leaves(size, size / 3);
}

void separatorsAllOverThePage(HostilePage& page, std::uint32_t size)
{
    std::mt19937 random(1);
    page.leaves(3000, 1000, 9);
    for (std::uint32_t i = 3000; i < size / 2; ++i)
        page.leaf("k" + std::to_string(random() % 1000), 9);
}

// A list on each level; the levels below it are none of its records.
void comb(HostilePage& page, std::uint32_t size)
{
    for (std::uint32_t level = 0; level < size / 8; ++level) {
        page.open("div");
        page.leaves(3, 1, 9);
    }
}

void deepChain(HostilePage& page, std::uint32_t size)
{
    page.open("div", size);
}

// Climbing from each element to the body, or to where their ways meet, would take forever.
void oneListBelowADeepChain(HostilePage& page, std::uint32_t size)
{
    page.open("div", size / 2);
    for (std::uint32_t i = 0; i < size / 4; ++i) {
        page.open("li");
        page.leaves(2, 2);
        page.close();
    }
}

// Each of many separators has the same three long ways up to where they separate.
void manySeparatorsAtTheEndOfThreeWays(HostilePage& page, std::uint32_t size)
{
    for (int way = 0; way < 3; ++way) {
        page.open("div", size / 6);
        page.leaves(size / 6, size / 6);
        page.close(size / 6);
    }
}

void deepWaysThatMeetAtTheTop(HostilePage& page, std::uint32_t size)
{
    for (int way = 0; way < 100; ++way) {
        page.open("div", size / 100);
        page.leaves(1);
        page.close(size / 100);
    }
}

// Two cells a row: the list of all cells has as many parents as the page has rows.
void rowsOfTwo(HostilePage& page, std::uint32_t size)
{
    for (std::uint32_t row = 0; row < size / 3; ++row) {
        page.open("tr");
        page.leaves(2);
        page.close();
    }
}

// Threes of threes: the trailing zeros of a leaf's number in base three are the lists that end before it.
void listsInLists(HostilePage& page, std::uint32_t size)
{
    std::uint32_t levels = 0;
    std::uint32_t leaves = 1;
    for (; leaves * 6 <= size; leaves *= 3)
        ++levels;
    for (std::uint32_t leaf = 0; leaf < leaves; ++leaf) {
        std::uint32_t zeros = 0;
        for (std::uint32_t rest = leaf; zeros < levels && rest % 3 == 0; rest /= 3)
            ++zeros;
        page.close(leaf > 0 ? zeros : 0);
        page.open("ul", zeros);
        page.leaves(1);
    }
}

using Add = void (*)(HostilePage&, std::uint32_t);

Document pageOf(Add add, std::uint32_t size)
{
    HostilePage page;
    add(page, size);
    return page.finish();
}

void expectStepsInNLogN(Add add)
{
    const auto perLogarithm = [](std::uint64_t steps, std::uint64_t size) {
        return static_cast<double>(steps) / static_cast<double>(size * std::bit_width(size));
    };
    for (std::uint32_t size = 1U << 10U; size <= 1U << 16U; size <<= 2U) {
        SCOPED_TRACE(size);
        const Document page = pageOf(add, size);
        const TagPathSequence sequence = convertTreeToSequence(page, {.style = StyleKey::None});
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
    for (const auto& [name, add] : {std::pair<const char*, Add>{"siblings", siblings},
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
        expectStepsInNLogN(add);
    }
}

// The answer of a large page, whose work is within the bound; the filter, too, comes to an end.
SeparatedPage separatedWithinBound(Add add, std::uint32_t size = scale)
{
    const Document page = pageOf(add, size);
    EXPECT_EQ(filterBySeparators({page}, {}, {}).kept.size(), page.size());
    SeparatedPage separated = separateRecords(page, {});
    EXPECT_LE(separated.work, workLimit(separated.sequence.size()));
    EXPECT_FALSE(separated.isStopped);
    return separated;
}

// Each list takes the whole page to look at: some hundred may be looked at, of a thousand.
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
