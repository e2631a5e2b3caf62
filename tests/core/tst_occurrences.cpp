// SPDX-License-Identifier: MIT
// Occurrences of the symbols of a subsequence, on the papers' example and against counting by hand.
#include "core/tps/occurrences.h"
#include "tests/core/testsequences.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace tagseam {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Occurrences, ofFigure2)
{
    const auto symbols = test::symbolsOf({1, 2, 3, 4, 4, 3, 4, 4});
    EXPECT_THAT(occurrencesIn(symbols), ElementsAre(Occurrences{1, 0, 0}, Occurrences{1, 1, 1},
                                                    Occurrences{2, 2, 5}, Occurrences{4, 3, 7}));
    EXPECT_THAT(frequenciesOf(symbols, test::regionOf(0, 8)), ElementsAre(1, 2, 4));
    EXPECT_THAT(frequenciesOf(symbols, test::regionOf(3, 6)), ElementsAre(1, 2)) << "4 4 3";
    EXPECT_THAT(frequenciesOf(symbols, test::regionOf(3, 3)), IsEmpty());
}

TEST(Occurrences, ofSymbolsThatAreNumberedWithHoles)
{
    const auto symbols = test::symbolsOf({7, 3, 7});
    EXPECT_EQ(symbolLimit(symbols), 7U);
    const std::vector<Occurrences> of = occurrencesIn(symbols);
    ASSERT_EQ(of.size(), 7U);
    EXPECT_EQ(of[6], (Occurrences{2, 0, 2}));
    EXPECT_EQ(of[2], (Occurrences{1, 1, 1}));
    EXPECT_EQ(std::ranges::count(of, Occurrences{}), 5);
    EXPECT_EQ(symbolLimit({}), 0U);
    EXPECT_THAT(occurrencesIn({}), IsEmpty());
}

TEST(Occurrences, areCountingByHand)
{
    std::mt19937 random(5);
    for (int round = 0; round < 500; ++round) {
        const std::vector<Symbol> symbols = test::randomSequence(random, 200);
        const std::vector<Occurrences> of = occurrencesIn(symbols);
        ASSERT_EQ(of.size(), symbolLimit(symbols));
        for (Symbol symbol{0}; symbol.value < of.size(); ++symbol.value) {
            const auto count = std::ranges::count(symbols, symbol);
            ASSERT_EQ(of[symbol.value].frequency, count);
            if (count == 0)
                continue;
            ASSERT_EQ(of[symbol.value].first, std::ranges::find(symbols, symbol) - symbols.begin());
            ASSERT_EQ(of[symbol.value].last,
                      symbols.rend() - std::find(symbols.rbegin(), symbols.rend(), symbol) - 1);
        }
    }
}

} // namespace
} // namespace tagseam
