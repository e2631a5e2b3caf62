// SPDX-License-Identifier: MIT
// Runs of four words that two texts have in common, and the measures of texts without words.
#include "core/truth/score/articlescore.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

struct Texts {
    const char* name;
    const char* found;
    const char* truth;
    Hits hits;
    double precision;
    double recall;
};

class ArticleScore : public testing::TestWithParam<Texts> {};

TEST_P(ArticleScore, countsRunsOfFourWords)
{
    const Texts& texts = GetParam();
    const Hits hits = scoreArticle(texts.found, texts.truth);
    EXPECT_EQ(hits, texts.hits);
    EXPECT_DOUBLE_EQ(articlePrecision(hits), texts.precision);
    EXPECT_DOUBLE_EQ(articleRecall(hits), texts.recall);
}

INSTANTIATE_TEST_SUITE_P(
    , ArticleScore,
    testing::Values(
        Texts{"equal", "the tide was low", "the tide was low", {1, 0, 0}, 1, 1},
        Texts{"signsDoNotCount", "The tide,\n was - low!", "The tide was low", {1, 0, 0}, 1, 1},
        Texts{"caseCounts", "the tide was low", "The tide was low", {0, 1, 1}, 0, 0},
        Texts{"moreFound", "menu the tide was low today", "the tide was low", {1, 2, 0}, 1.0 / 3, 1},
        Texts{"lessFound", "the tide was low", "the tide was low today", {1, 0, 1}, 1, 0.5},
        Texts{"repeatedRuns", "a b c d a b c d", "a b c d", {1, 4, 0}, 0.2, 1},
        Texts{"repeatedInBoth", "x x x x x x", "x x x x x", {2, 1, 0}, 2.0 / 3, 1},
        Texts{"shortTextsAreOneRun", "low tide", "low tide", {1, 0, 0}, 1, 1},
        Texts{"aShortTextIsNotWithinALongOne", "low tide", "the low tide came", {0, 1, 1}, 0, 0},
        Texts{"otherScripts", "São Paulo é grande", "São Paulo é grande", {1, 0, 0}, 1, 1},
        Texts{"nothingFound", "", "the tide was low", {0, 0, 1}, 0, 0},
        Texts{"nothingToFind", "the tide was low", "...", {0, 1, 0}, 0, 0},
        Texts{"neither", " - ", "", {0, 0, 0}, 1, 1}),
    [](const testing::TestParamInfo<Texts>& of) { return of.param.name; });

TEST(HarmonicMean, isNothingWithoutOneOfTheTwo)
{
    EXPECT_DOUBLE_EQ(harmonicMean(0.5, 1), 2.0 / 3);
    EXPECT_DOUBLE_EQ(harmonicMean(0.5, 0.5), 0.5);
    EXPECT_DOUBLE_EQ(harmonicMean(0, 1), 0);
    EXPECT_DOUBLE_EQ(harmonicMean(0, 0), 0);
}

} // namespace
} // namespace tagseam
