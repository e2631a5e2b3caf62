// SPDX-License-Identifier: MIT
// Steps of finding and weighing lists of records on pages that ask for the most: n log n, counted, so that no
// clock is asked.
#include "core/methods/separators/recordlists.h"
#include "core/methods/separators/separators.h"
#include "tests/core/testpages.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tagseam::test {
namespace {

void addLeaf(DocumentBuilder& page, const std::string& name)
{
    page.open(name);
    page.close();
}

void addSiblings(DocumentBuilder& page, std::uint32_t count, std::uint32_t kinds)
{
    for (std::uint32_t i = 0; i < count; ++i)
        addLeaf(page, "k" + std::to_string(i % kinds));
}

void oneSymbol(DocumentBuilder& page, std::uint32_t size)
{
    addSiblings(page, size, 1);
}

void alternatingSeparators(DocumentBuilder& page, std::uint32_t size)
{
    addSiblings(page, size, 2);
}

// As many as there may be with three records each.
void manySeparators(DocumentBuilder& page, std::uint32_t size)
{
    addSiblings(page, size, size / 3);
}

void comb(DocumentBuilder& page, std::uint32_t size)
{
    for (std::uint32_t level = 0; level < size / 4; ++level) {
        page.open("div");
        addSiblings(page, 3, 1);
    }
}

void deepChain(DocumentBuilder& page, std::uint32_t size)
{
    for (std::uint32_t level = 0; level < size; ++level)
        page.open("div");
}

// Whoever climbs from each to where their ways meet, or to the body, takes forever.
void listBelowADeepChain(DocumentBuilder& page, std::uint32_t size)
{
    deepChain(page, size / 2);
    addSiblings(page, size / 2, 5);
}

// Of as many separators each goes the same three long ways up to where they part.
void manySeparatorsAtTheEndOfThreeWays(DocumentBuilder& page, std::uint32_t size)
{
    for (int way = 0; way < 3; ++way) {
        deepChain(page, size / 6);
        addSiblings(page, size / 6, size / 6);
        for (std::uint32_t level = 0; level < size / 6; ++level)
            page.close();
    }
}

// Two cells a row: the list of all cells has as many parents.
void rowsOfTwo(DocumentBuilder& page, std::uint32_t size)
{
    for (std::uint32_t row = 0; row < size / 3; ++row) {
        page.open("tr");
        addSiblings(page, 2, 1);
        page.close();
    }
}

// Counts in base two: what a number's zeros at the end close and open again.
void listsInLists(DocumentBuilder& page, std::uint32_t size)
{
    const std::uint32_t leaves = std::bit_floor(size / 2);
    const auto levels = static_cast<std::uint32_t>(std::bit_width(leaves) - 1);
    for (std::uint32_t leaf = 0; leaf < leaves; ++leaf) {
        const std::uint32_t turns =
            leaf == 0 ? levels : std::min(levels, static_cast<std::uint32_t>(std::countr_zero(leaf)));
        for (std::uint32_t level = 0; leaf > 0 && level < turns; ++level)
            page.close();
        for (std::uint32_t level = 0; level < turns; ++level)
            page.open("ul");
        addLeaf(page, "li");
    }
}

struct Shape {
    const char* name;
    std::function<void(DocumentBuilder&, std::uint32_t)> add;
};

const std::vector<Shape> shapes{{"oneSymbol", oneSymbol},
                                {"alternatingSeparators", alternatingSeparators},
                                {"manySeparators", manySeparators},
                                {"comb", comb},
                                {"deepChain", deepChain},
                                {"listBelowADeepChain", listBelowADeepChain},
                                {"manySeparatorsAtTheEndOfThreeWays", manySeparatorsAtTheEndOfThreeWays},
                                {"rowsOfTwo", rowsOfTwo},
                                {"listsInLists", listsInLists}};

Document pageOf(const Shape& shape, std::uint32_t size)
{
    DocumentBuilder builder;
    builder.open("html");
    builder.open("body");
    shape.add(builder, size);
    return std::move(builder).finish();
}

double perLogarithm(std::uint64_t steps, std::uint64_t size)
{
    return static_cast<double>(steps) / static_cast<double>(size * std::bit_width(size));
}

TEST(SeparatorsSteps, listsAreFoundInAMultipleOfNLogN)
{
    for (const Shape& shape : shapes) {
        std::string measured;
        for (std::uint32_t size = 1U << 10U; size <= 1U << 16U; size <<= 2U) {
            const Document page = pageOf(shape, size);
            const TagPathSequence sequence = convertTreeToSequence(page, {.style = StyleKey::None});
            const SequenceTree tree(page, sequence.nodes);
            std::uint64_t steps = 0;
            findRecordLists(sequence.symbols, tree, steps);
            EXPECT_GE(steps, sequence.size()) << shape.name << ": steps are counted";
            const double factor = perLogarithm(steps, sequence.size());
            EXPECT_LE(factor, 4) << shape.name << ' ' << size;
            measured += fmt::format("{:.2f} ", factor);
        }
        RecordProperty(shape.name, measured);
    }
}

TEST(SeparatorsSteps, whatIsLookedAtIsWeighedInAMultipleOfNLogN)
{
    for (const Shape& shape : shapes) {
        std::string measured;
        for (std::uint32_t size = 1U << 10U; size <= 1U << 14U; size <<= 2U) {
            const SeparatedPage page = separateRecords(pageOf(shape, size), {});
            EXPECT_LE(page.work, workLimit(page.sequence.size())) << shape.name << ' ' << size;
            const double factor = perLogarithm(page.steps, page.sequence.size() + page.work);
            EXPECT_LE(factor, 2) << shape.name << ' ' << size;
            measured += fmt::format("{:.2f} ", factor);
        }
        RecordProperty(shape.name, measured);
    }
}

} // namespace
} // namespace tagseam::test
