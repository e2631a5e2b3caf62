// SPDX-License-Identifier: MIT
// Places and numbers that lessons name, on the listing of the three regions.
#include "core/teach/lesson.h"

#include "core/methods/tagrules/noiseeliminate.h"
#include "tests/core/page/testpages.h"
#include "tests/core/tps/testsequences.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

using test::symbolsOf;

// Listing 3.1. Level 1: nothing opens at 1; at 2 the gap 15 | 16, left 15, right 4. Level 2, positions 1 to
// 14: at 1 the gap 7 | 8, left 7, right 7, rejected; then none opens at 2.
class Lesson : public testing::Test {
  protected:
    std::vector<Symbol> symbols = symbolsOf({1, 2, 3, 4, 4, 4, 3, 5, 5, 5, 5, 5, 5, 5, 3, 6, 6, 6, 2});
    SearchTrace trace = searchRegion(symbols);
    Stepper stepper{symbols, trace};

    std::string at(const Landmark& landmark, std::string_view text)
    {
        const std::optional<StepPlace> place = placeOf(trace, landmark);
        if (!place)
            return "nowhere";
        EXPECT_EQ(stepper.placeOf(stepper.stepOf(*place)), *place) << "the run has such a step";
        return fill(text, valuesAt(trace, symbols, *place));
    }
};

TEST_F(Lesson, namesPlacesAsPeopleCount)
{
    EXPECT_EQ(placeOf(trace, {}), (StepPlace{StepKind::LevelStart, 0, noAttempt, 0}));
    EXPECT_EQ(placeOf(trace, {.level = 2}), (StepPlace{StepKind::LevelStart, 1, noAttempt, 0}));
    EXPECT_EQ(placeOf(trace, {.level = 1, .threshold = 2}), (StepPlace{StepKind::AttemptStart, 0, 1, 0}));
    EXPECT_EQ(placeOf(trace, {.level = 1, .attempt = 2}), (StepPlace{StepKind::AttemptStart, 0, 1, 0}));
    EXPECT_EQ(placeOf(trace, {.level = 1, .attempt = Landmark::last}),
              placeOf(trace, {.level = 1, .attempt = 2}));
    EXPECT_EQ(placeOf(trace, {.level = 1, .threshold = 2, .position = 9}),
              (StepPlace{StepKind::Read, 0, 1, 9}));
    EXPECT_EQ(placeOf(trace, {.level = 1, .candidateSplit = 1}), (StepPlace{StepKind::Read, 0, 1, 15}));
    EXPECT_EQ(placeOf(trace, {.level = 1, .isEnd = true}), (StepPlace{StepKind::LevelEnd, 0, 1, 0}));
    EXPECT_EQ(placeOf(trace, {.level = Landmark::last})->level, trace.levels.size() - 1);
}

TEST_F(Lesson, hasNoPlaceThatTheRunHasNot)
{
    EXPECT_FALSE(placeOf(trace, {.level = 9}));
    EXPECT_FALSE(placeOf(trace, {.level = 1, .threshold = 3}));
    EXPECT_FALSE(placeOf(trace, {.level = 1, .attempt = 3}));
    EXPECT_FALSE(placeOf(trace, {.level = 1, .threshold = 2, .position = 16})) << "after the split";
    EXPECT_FALSE(placeOf(trace, {.level = 1, .threshold = 2, .candidateSplit = 2}));
    EXPECT_FALSE(placeOf(trace, {.level = Landmark::last, .attempt = Landmark::last, .candidateSplit = 1}))
        << "one symbol: nothing is read";
    EXPECT_FALSE(placeOf(trace, {.level = Landmark::last, .attempt = Landmark::last, .position = 1}));
}

TEST_F(Lesson, fillsInTheNumbersOfThePlace)
{
    EXPECT_EQ(at({}, "{positions} {symbols} {n} {begin} {end} ({frequencies})"), "19 6 19 1 19 (1, 2, 3, 7)");
    EXPECT_EQ(at({}, "{sequence}"), "1, 2, 3, 4, 4, 4, 3, 5, 5, 5, 5, 5, …");
    EXPECT_EQ(
        at({.level = 1, .candidateSplit = 1}, "{before}|{split}: {left}, {right}, {difference} > {limit}"),
        "15|16: 15, 4, 58 > 20");
    EXPECT_EQ(at({.level = 1, .threshold = 2}, "{attempt}/{attempts} {threshold} {passing}"), "2/2 2 4");
    EXPECT_EQ(at({.level = 1, .isEnd = true}, "{kept}: {keptBegin}-{keptEnd}"), "14: 1-14");
    EXPECT_EQ(
        at({.level = 1, .threshold = 1, .position = 7}, "{position} {symbol} {frequency} {first} {last}"),
        "7 3 3 3 15");
}

TEST_F(Lesson, leavesUnknownNamesAndBracesAlone)
{
    EXPECT_EQ(fill("{no} {n", {{"n", "3"}}), "{no} {n");
    EXPECT_EQ(fill("{{n}} {n}", {{"n", "3"}}), "{3} 3");
    EXPECT_EQ(at({.level = 1, .threshold = 1}, "{split}"), "{split}") << "nothing opens at 1";
}

TEST_F(Lesson, asksAtItsPlaceAndForSidesAtTheEndOfTheLevel)
{
    const StepPlace first = *placeOf(trace, {.level = 1, .threshold = 1});
    EXPECT_EQ(questionNear(trace, QuestionKind::FirstCandidateSplit, first)->attempt, 0U);
    EXPECT_EQ(questionNear(trace, QuestionKind::NextThreshold, first)->attempt, 0U);
    EXPECT_EQ(questionNear(trace, QuestionKind::KeptSide, first)->attempt, 1U);
    EXPECT_FALSE(questionNear(trace, QuestionKind::KeptSide, *placeOf(trace, {.level = Landmark::last})));
}

TEST(LessonOfNothing, hasAStart)
{
    const SearchTrace trace = searchRegion({});
    ASSERT_TRUE(placeOf(trace, {}));
    EXPECT_EQ(fill("{positions} {n} {threshold}", valuesAt(trace, {}, *placeOf(trace, {}))),
              "0 0 {threshold}");
    EXPECT_FALSE(placeOf(trace, {.level = 1, .attempt = 1}));
    EXPECT_FALSE(placeOf(trace, {.level = 1, .candidateSplit = 1}));
    EXPECT_FALSE(questionNear(trace, QuestionKind::KeptSide, {}));
}

TEST(RunLesson, namesDecisionsStepsAndVariablesOfAnotherAlgorithm)
{
    const Document page = test::page("<body><ul><li>a</li><li>b</li></ul><p>c</p></body>");
    TagRulesOptions options;
    options.threshold = 3;
    RunStepper stepper(std::make_shared<const AlgorithmRun>(recordNoiseEliminate(page, options)));
    EXPECT_EQ(eventOf(stepper, {}), 0U);
    EXPECT_EQ(eventOf(stepper, {.step = 2}), stepper.lastEventOf(1));
    EXPECT_EQ(eventOf(stepper, {.step = 99}), std::nullopt);
    EXPECT_EQ(eventOf(stepper, {.decision = 2}), std::nullopt);
    EXPECT_EQ(eventOf(stepper, {.decision = 1}), eventOf(stepper, {.decision = Landmark::last}));
    stepper.seek(*eventOf(stepper, {.decision = 1}));
    EXPECT_EQ(fill("{node} {N} {descendants} {tag node type} {t} {pruned} {decisions} {S}",
                   valuesAt(stepper, page)),
              "<ul> <ul> 2 li 3 4 1 {S}");
}

} // namespace
} // namespace tagseam
