// SPDX-License-Identifier: MIT
// The rules of the classes, row by row; the certainty falls to 0 at the borders between them.
#include "core/explain/classrules.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace tagseam {
namespace {

struct Row {
    const char* name;
    bool isGuess; // judged from the text alone; else the content is known
    ClassEvidence evidence;
    PageClass expected;
};

TEST(Rule, saysTheClass)
{
    // positions, text, otherText; content, otherContent, noise, noiseGone, keptElse
    const Row rows[] = {
        {"nearlyAllKept", true, {0.95, 1, 0}, PageClass::Homogeneous},
        {"nearlyAllKeptWhateverItsText", true, {0.9, 0.1, 0.9}, PageClass::Homogeneous},
        {"halfKeptWithTheText", true, {0.5, 0.8, 0.1}, PageClass::WellSplit},
        {"titlesOnly", true, {0.5, 0.25, 0.3}, PageClass::WellSplit},
        {"textInAnotherPart", true, {0.5, 0.1, 0.8}, PageClass::SmallMain},
        {"moreTextInAnotherPart", true, {0.5, 0.45, 0.5}, PageClass::SmallMain},
        {"halfOfTheTextEach", true, {0.5, 0.5, 0.5}, PageClass::WellSplit},
        {"textInSeveralParts", true, {0.5, 0.1, 0.4}, PageClass::Heterogeneous},
        {"keptAndTheNoiseGone", false, {0.5, 0, 0, 1, 0, 0.5, 1}, PageClass::WellSplit},
        {"keptButForTheLastText", false, {0.5, 0, 0, 0.97, 0, 0.5, 1}, PageClass::WellSplit},
        {"keptAndTheNoiseToo", false, {0.95, 0, 0, 1, 0, 0.5, 0.1}, PageClass::Homogeneous},
        {"noNoiseToSpeakOf", false, {1, 0, 0, 1, 0, 0.05, 0}, PageClass::WellSplit},
        {"muchElseBesideTheRecords", true, {0.5, 0.8, 0.1, 0, 0, 0, 0, 0.4}, PageClass::MuchElse},
        {"littleElseBesideTheRecords", true, {0.5, 0.8, 0.1, 0, 0, 0, 0, 0.1}, PageClass::WellSplit},
        {"keptWithMuchElse", false, {0.7, 0, 0, 1, 0, 0.6, 0.4, 0.5}, PageClass::MuchElse},
        {"keptWithLittleElse", false, {0.7, 0, 0, 1, 0, 0.6, 0.8, 0.1}, PageClass::WellSplit},
        {"lostInOnePiece", false, {0.5, 1, 0, 0, 1, 0.8, 0.3}, PageClass::SmallMain},
        {"mostlyLostInOnePiece", false, {0.5, 1, 0, 0.2, 0.8, 0.8, 0.3}, PageClass::SmallMain},
        {"lostInSeveral", false, {0.5, 1, 0, 0, 0.5, 0.5, 0.3}, PageClass::Heterogeneous},
        {"halfKept", false, {0.5, 1, 0, 0.5, 0.3, 0.5, 0.3}, PageClass::Heterogeneous}};
    for (const auto& [name, isGuess, evidence, expected] : rows) {
        const Ruling ruling = isGuess ? guessClass(evidence, true) : judgeClass(evidence);
        EXPECT_EQ(ruling.pageClass, expected) << name;
    }
}

TEST(Rule, withoutTextOnlyHomogeneousCanBeTold)
{
    EXPECT_EQ(guessClass({0.95, 0, 0}, false).pageClass, PageClass::Homogeneous);
    const Ruling ruling = guessClass({0.5, 0, 0}, false);
    EXPECT_EQ(ruling.pageClass, PageClass::WellSplit);
    EXPECT_EQ(ruling.certainty, 0);
}

TEST(Rule, isUncertainWhereNobodyKnowsHowMuchElseIsKept)
{
    const ClassEvidence known{0.5, 1, 0, 0, 0, 0, 0, 0.0};
    ClassEvidence unknown = known;
    unknown.keptElse.reset();
    EXPECT_GE(guessClass(known, true).certainty, Diagnosis::sure);
    EXPECT_EQ(guessClass(unknown, true).pageClass, PageClass::WellSplit);
    EXPECT_LT(guessClass(unknown, true).certainty, Diagnosis::sure);
}

// A step that changes the class must pass a place where neither is certain.
template <class Rule>
void expectUncertainBorders(Rule rule)
{
    std::mt19937 random(5);
    std::uniform_real_distribution<double> share(0, 1);
    constexpr double step = 1e-6;
    int borders = 0;
    for (int round = 0; round < 2000; ++round) {
        ClassEvidence a{share(random), share(random), share(random), share(random),
                        share(random), share(random), share(random), share(random)};
        const auto number = random() % 7;
        const auto member = [number](ClassEvidence& of) -> double& {
            double* const members[] = {&of.positions,    &of.text,      &of.otherText, &of.content,
                                       &of.otherContent, &of.noiseGone, &*of.keptElse};
            return *members[number];
        };
        const Ruling before = rule(a);
        EXPECT_GE(before.certainty, 0);
        EXPECT_LE(before.certainty, 1);
        ClassEvidence b = a;
        member(b) = share(random);
        if (before.pageClass == rule(b).pageClass)
            continue;
        // Bisect to the border.
        double low = member(a);
        double high = member(b);
        while (std::abs(high - low) > step) {
            const double middle = (low + high) / 2;
            member(a) = middle;
            (rule(a).pageClass == before.pageClass ? low : high) = middle;
        }
        member(a) = low;
        member(b) = high;
        ++borders;
        EXPECT_LT(std::min(rule(a).certainty, rule(b).certainty), 0.01)
            << static_cast<int>(rule(a).pageClass) << " to " << static_cast<int>(rule(b).pageClass);
    }
    EXPECT_GT(borders, 100);
}

TEST(Rule, isUncertainAtTheBorders)
{
    expectUncertainBorders([](const ClassEvidence& evidence) { return guessClass(evidence, true); });
    expectUncertainBorders(judgeClass);
}

} // namespace
} // namespace tagseam
