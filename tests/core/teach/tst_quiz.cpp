// SPDX-License-Identifier: MIT
// The quiz against counting by hand, on the papers' example and random sequences: right answers are judged
// right, all others wrong with the true reason, and the revealing step shows the answer.
#include "core/teach/quiz.h"
#include "core/teach/quizchoices.h"
#include "core/tps/stepper.h"
#include "tests/core/page/samplepages.h"
#include "tests/core/tps/levelbyhand.h"
#include "tests/core/tps/testsequences.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>

namespace tagseam {
namespace {

using namespace test;

constexpr std::array kinds{QuestionKind::FirstCandidateSplit, QuestionKind::KeptSide,
                           QuestionKind::NextThreshold};

// The symbols of the samples, by name.
std::map<std::string, std::vector<Symbol>> samples()
{
    std::map<std::string, std::vector<Symbol>> all;
    for (const auto& [name, document] : samplePages())
        all[name] = convertTreeToSequence(document).symbols;
    return all;
}

// Blocks with symbols of their own, between symbols that occur everywhere, so that there is a split.
std::vector<Symbol> randomBlocks(std::mt19937& random)
{
    const auto below = [&](std::size_t limit) { return static_cast<std::uint32_t>(random() % limit); };
    std::vector<Symbol> symbols(1 + below(40));
    const std::uint32_t share = 2 + below(8); // one in so many positions belongs to no block
    const std::uint32_t length = 2 + below(12);
    for (std::uint32_t p = 0; p < symbols.size(); ++p)
        symbols[p].value = below(share) == 0 ? below(3) : 3 + p / length * 2 + below(2);
    return symbols;
}

Guess at(double position, double precision = 0.5)
{
    Guess guess;
    guess.position = position;
    guess.precision = precision;
    return guess;
}

// A question's level, and the threshold at which it is asked.
struct Asked {
    Asked(const std::vector<Symbol>& sequence, const SearchTrace& ofSearch, const Question& of)
        : symbols(sequence), trace(ofSearch), question(of), region(trace.levels[question.level].region),
          level(symbols, region, trace.options.frequencyFilter),
          threshold(trace.attempts[question.attempt].threshold)
    {
    }

    Answer judged(const Guess& guess) const { return judge(question, trace, symbols, guess); }
    bool hasPassing(std::uint32_t begin, std::uint32_t end) const
    {
        return std::any_of(symbols.begin() + begin, symbols.begin() + end, [&](Symbol symbol) {
            return level.passes(level.counts.at(symbol).frequency, threshold);
        });
    }

    const std::vector<Symbol>& symbols;
    const SearchTrace& trace;
    const Question& question;
    Region region;
    LevelByHand level;
    std::uint32_t threshold;
};

std::map<Remark, int> remarksSeen; // so that no branch below is untested
int excludedSeen = 0;

void expectRemarkOfGap(const Answer& answer, const Asked& asked, std::uint32_t gap)
{
    ++remarksSeen[answer.remark];
    const std::set<Symbol> blocking = asked.level.blocking(gap, asked.threshold);
    ASSERT_EQ(answer.remark == Remark::OnBothSides, !blocking.empty());
    if (!blocking.empty()) {
        ASSERT_TRUE(blocking.contains(answer.symbol));
        for (const Symbol symbol : blocking)
            ASSERT_LE(asked.level.counts.at(symbol).frequency,
                      asked.level.counts.at(answer.symbol).frequency);
        for (const Position occurrence : {answer.first, answer.last}) {
            ASSERT_TRUE(asked.region.contains(occurrence));
            ASSERT_EQ(asked.symbols[occurrence.value], answer.symbol);
        }
        ASSERT_LT(answer.first.value, gap);
        ASSERT_GE(answer.last.value, gap);
        return;
    }
    const bool hasLeft = asked.level.hasLeft(gap, asked.threshold);
    const bool hasRight = asked.level.hasRight(gap, asked.threshold);
    ASSERT_EQ(answer.remark == Remark::NothingLeft, !hasLeft);
    ASSERT_EQ(answer.remark == Remark::NothingRight, hasLeft && !hasRight);
    if (!hasLeft || !hasRight)
        return;
    ASSERT_LT(answer.split.value, gap);
    const bool isSame = !asked.hasPassing(answer.split.value, gap);
    ASSERT_EQ(answer.remark == Remark::SameCandidateSplit, isSame);
    ASSERT_EQ(answer.remark == Remark::OpensLater, !isSame);
}

void expectFirstCandidateSplit(const Asked& asked, Stepper& stepper)
{
    const std::vector<Position> splits = asked.level.splits(asked.threshold);
    const Position first = splits.empty() ? noPosition : splits.front();
    const bool opens = first != noPosition;
    for (std::uint32_t gap = asked.region.begin.value + 1; gap < asked.region.end.value; ++gap) {
        const Answer answer = asked.judged(at(gap));
        ASSERT_EQ(answer.isRight, first == Position{gap}) << gap;
        ASSERT_EQ(answer.split, first);
        ASSERT_EQ(answer.guessed, Position{gap});
        ASSERT_EQ(std::ranges::any_of(answer.unsplit,
                                      [&](const OpenGaps& each) { return each.splits.contains({gap}); }),
                  asked.level.blocking(gap, asked.threshold).empty() &&
                      !std::ranges::binary_search(splits, Position{gap}));
        if (answer.isRight) {
            ASSERT_EQ(answer.remark, Remark::None);
        } else {
            ASSERT_NO_FATAL_FAILURE(expectRemarkOfGap(answer, asked, gap));
        }
        if (opens) {
            ASSERT_EQ(answer.distance, std::max(gap, first.value) - std::min(gap, first.value));
            ASSERT_EQ(asked.judged(at(gap + 0.4, 3.5)).isRight,
                      gap + 0.4 >= first.value - 3.5 && gap + 0.4 <= first.value + 3.5);
        }
    }
    for (const double beyond : {nowhere, static_cast<double>(asked.region.end.value)}) {
        ASSERT_EQ(asked.judged(at(beyond)).isRight, !opens);
        ASSERT_EQ(asked.judged(at(beyond)).remark, opens ? Remark::OneOpens : Remark::None);
    }
    ASSERT_EQ(stepper.place().kind, StepKind::AttemptStart);
    ASSERT_EQ(stepper.threshold(), asked.judged({}).threshold);
    ASSERT_EQ(stepper.i(), 0U) << "nothing is read yet";
    ASSERT_EQ(stepper.candidateSplit(), nullptr) << "the answer is not given away";
    stepper.seek(stepper.stepOf(asked.question.revealed));
    ASSERT_NE(stepper.candidateSplit(), nullptr);
    ASSERT_EQ(stepper.candidateSplit()->verdict != Verdict::NoneFound, opens);
    ASSERT_TRUE(!opens || stepper.candidateSplit()->split == first);
}

void expectKeptSide(const Asked& asked, Stepper& stepper)
{
    ASSERT_TRUE(stepper.regionFound());
    ASSERT_EQ(stepper.region(), asked.region) << "not cut yet";
    const Position split = stepper.candidateSplit()->split;
    const bool isRightKept = stepper.right() > stepper.left(); // L40, ties go left
    const Answer onLeft = asked.judged(at(split.value - 0.25));
    ASSERT_EQ(onLeft.isRight, !isRightKept);
    ASSERT_EQ(asked.judged(at(split.value + 0.25)).isRight, isRightKept);
    ASSERT_EQ(onLeft.side, isRightKept ? Side::Right : Side::Left);
    ASSERT_EQ(onLeft.split, split);
    ASSERT_EQ(onLeft.left + onLeft.excluded, split.value - asked.region.begin.value);
    excludedSeen += onLeft.excluded > 0 ? 1 : 0;
    ASSERT_EQ(onLeft.right, asked.region.end.value - split.value);
    stepper.seek(stepper.stepOf(asked.question.revealed));
    ASSERT_EQ(stepper.region(), asked.trace.levels[asked.question.level].kept);
    ASSERT_EQ(stepper.region().begin == split, isRightKept);
}

void expectNextThreshold(const Asked& asked, Stepper& stepper)
{
    const std::uint32_t next = *asked.level.frequencies.upper_bound(asked.threshold);
    for (const std::uint32_t frequency : asked.level.frequencies) {
        Guess guess;
        guess.threshold = frequency;
        const Answer answer = asked.judged(guess);
        ASSERT_EQ(answer.isRight, frequency == next);
        ASSERT_EQ(answer.threshold, next);
        ASSERT_EQ(answer.guessedThreshold, frequency);
        ASSERT_EQ(answer.remark, frequency == next              ? Remark::None
                                 : frequency <= asked.threshold ? Remark::Tried
                                                                : Remark::Skips);
        guess.threshold = frequency + (frequency == next ? 0.3 : -0.3);
        ASSERT_EQ(asked.judged(guess).guessedThreshold, frequency);
    }
    ASSERT_EQ(stepper.threshold(), asked.threshold);
    ASSERT_FALSE(stepper.regionFound());
    ASSERT_EQ(stepper.stepOf(asked.question.revealed), stepper.step() + 1) << "nothing is left to read";
    stepper.seek(stepper.stepOf(asked.question.revealed));
    ASSERT_EQ(stepper.threshold(), next);
}

void expectChoices(const Asked& asked)
{
    const std::vector<Guess> choices = choicesOf(asked.question, asked.trace, asked.symbols);
    ASSERT_GE(choices.size(), 2U);
    ASSERT_LE(choices.size(), 4U);
    ASSERT_EQ(std::ranges::count_if(choices, [&](const Guess& each) { return asked.judged(each).isRight; }),
              1);
    constexpr std::array arguable{Remark::NothingLeft, Remark::SameCandidateSplit, Remark::NothingRight};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Answer answer = asked.judged(choices[i]);
        ASSERT_TRUE(answer.isRight || std::ranges::find(arguable, answer.remark) == arguable.end())
            << "open after all, one could argue";
        ASSERT_TRUE(!choices[i].threshold ||
                    asked.level.frequencies.contains(static_cast<std::uint32_t>(*choices[i].threshold)));
        if (i > 0) {
            ASSERT_TRUE(!choices[i].position || choices[i - 1].position < choices[i].position);
            ASSERT_TRUE(!choices[i].threshold || choices[i - 1].threshold < choices[i].threshold);
        }
    }
}

void expectQuestions(const std::vector<Symbol>& symbols, const SearchOptions& options)
{
    const SearchTrace trace = searchRegion(symbols, options);
    Stepper stepper(symbols, trace);
    for (std::uint32_t attempt = 0; attempt < trace.attempts.size(); ++attempt) {
        for (const QuestionKind kind : kinds) {
            const std::optional<Question> question = questionAt(trace, kind, attempt);
            if (!question)
                continue;
            SCOPED_TRACE(fmt::format("attempt {}, kind {}", attempt, static_cast<int>(kind)));
            ASSERT_EQ(question->attempt, attempt);
            ASSERT_EQ(stepper.levelOfAttempt(attempt), question->level);
            ASSERT_LT(stepper.stepOf(question->asked), stepper.stepOf(question->revealed));
            const Asked asked(symbols, trace, *question);
            ASSERT_FALSE(asked.judged({}).isRight);
            stepper.seek(stepper.stepOf(question->asked));
            const auto expect = kind == QuestionKind::FirstCandidateSplit ? expectFirstCandidateSplit
                                : kind == QuestionKind::KeptSide          ? expectKeptSide
                                                                          : expectNextThreshold;
            ASSERT_NO_FATAL_FAILURE(expect(asked, stepper));
            ASSERT_NO_FATAL_FAILURE(expectChoices(asked));
        }
    }
}

TEST(Quiz, judgesRandomSequencesAsCountingByHandDoes)
{
    std::mt19937 random(7);
    for (int run = 0; run < 1500; ++run) {
        const std::vector<Symbol> symbols = randomBlocks(random);
        SearchOptions options = variants[static_cast<std::size_t>(run) % variants.size()].options;
        if (run % 7 == 0)
            options.sizeRule = SizeRule::Off;
        if (run % 2 == 0)
            options.minDifference = 0.4; // more is rejected, and excluded from the left side
        ASSERT_NO_FATAL_FAILURE(expectQuestions(symbols, options)) << "run " << run;
    }
    for (const Remark remark : {Remark::OnBothSides, Remark::NothingLeft, Remark::NothingRight,
                                Remark::SameCandidateSplit, Remark::OpensLater})
        EXPECT_GT(remarksSeen[remark], 100) << static_cast<int>(remark);
    EXPECT_GT(excludedSeen, 10);
}

TEST(Quiz, offersChoicesOnALongPage)
{
    std::mt19937 random(3);
    std::vector<Symbol> symbols(30000); // more gaps than are compared
    for (std::uint32_t p = 0; p < symbols.size(); ++p)
        symbols[p].value =
            static_cast<std::uint32_t>(random() % 50 == 0 ? random() % 9 : 9 + p / 2000 * 5 + random() % 8);
    const SearchTrace trace = searchRegion(symbols);
    const std::vector<Question> questions = questionsOf(trace, 12, 1);
    EXPECT_GE(questions.size(), 6U);
    for (const Question& question : questions) {
        SCOPED_TRACE(fmt::format("attempt {}, kind {}", question.attempt, static_cast<int>(question.kind)));
        expectChoices(Asked(symbols, trace, question));
        if (question.kind == QuestionKind::FirstCandidateSplit) {
            EXPECT_EQ(choicesOf(question, trace, symbols).size(), 4U);
        }
    }
}

// Listing 3.1: 2 and 3 are br and div, all over the page.
TEST(Quiz, saysWhyAGapOfTheThreeRegionsStaysClosed)
{
    const std::vector<Symbol> symbols = symbolsOf({1, 2, 3, 4, 4, 4, 3, 5, 5, 5, 5, 5, 5, 5, 3, 6, 6, 6, 2});
    const SearchTrace trace = searchRegion(symbols);
    const Question one = *questionAt(trace, QuestionKind::FirstCandidateSplit, 0);
    const Answer closed = judge(one, trace, symbols, at(6));
    EXPECT_FALSE(closed.isRight);
    EXPECT_EQ(closed.split, noPosition) << "br and div pass above 1: none opens";
    EXPECT_EQ(closed.remark, Remark::OnBothSides);
    EXPECT_EQ(closed.symbol.code(), 3U) << "more frequent than 2";
    EXPECT_EQ(closed.first, Position{2});
    EXPECT_EQ(closed.last, Position{14});
    EXPECT_TRUE(judge(one, trace, symbols, at(nowhere)).isRight);

    const Question next = *questionAt(trace, QuestionKind::NextThreshold, 0);
    Guess three;
    three.threshold = 3;
    EXPECT_EQ(judge(next, trace, symbols, three).remark, Remark::Skips);
    EXPECT_EQ(judge(next, trace, symbols, three).threshold, 2U);

    const Question two = *questionAt(trace, QuestionKind::FirstCandidateSplit, 1);
    EXPECT_EQ(judge(two, trace, symbols, at(1)).remark, Remark::NothingLeft);
    EXPECT_EQ(judge(two, trace, symbols, at(6)).remark, Remark::OnBothSides) << "3 occurs three times";
}

TEST(Quiz, makesTheSameQuestionsForTheSameSeedInTheOrderOfTheRun)
{
    for (const auto& [name, symbols] : samples()) {
        const SearchTrace trace = searchRegion(symbols);
        const Stepper stepper(symbols, trace);
        const std::vector<Question> questions = questionsOf(trace, 8, 1);
        EXPECT_FALSE(questions.empty()) << name;
        EXPECT_LE(questions.size(), 8U);
        EXPECT_EQ(questions, questionsOf(trace, 8, 1));
        for (std::size_t i = 1; i < questions.size(); ++i) {
            EXPECT_NE(questions[i - 1], questions[i]);
            EXPECT_LE(stepper.stepOf(questions[i - 1].asked), stepper.stepOf(questions[i].asked)) << name;
        }
        EXPECT_TRUE(questionsOf(trace, 0, 1).empty());
    }
}

TEST(Quiz, spreadsOverKindsAndLevelsDifferentlyForEachSeed)
{
    const SearchTrace shop = searchRegion(convertTreeToSequence(samplePage("shop")).symbols);
    EXPECT_NE(questionsOf(shop, 6, 1), questionsOf(shop, 6, 2));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::set<QuestionKind> ofKind;
        std::set<std::uint32_t> ofLevel;
        for (const Question& question : questionsOf(shop, 8, seed)) {
            ofKind.insert(question.kind);
            ofLevel.insert(question.level);
        }
        EXPECT_EQ(ofKind.size(), kinds.size()) << seed;
        EXPECT_GE(ofLevel.size(), 4U) << seed;
    }
}

TEST(Quiz, leavesOutWhatAnyoneSees)
{
    for (const auto& [name, symbols] : samples()) {
        for (const Variant& variant : variants) {
            const SearchTrace trace = searchRegion(symbols, variant.options);
            const std::vector<Question> questions = questionsOf(trace, 100000, 3);
            EXPECT_FALSE(questions.empty()) << name;
            for (const Question& question : questions) {
                const Asked asked(symbols, trace, question);
                if (question.kind == QuestionKind::KeptSide) {
                    const CandidateSplit& split = *trace.acceptedSplit(trace.levels[question.level]);
                    EXPECT_GE(20 * std::min(split.left, split.right), asked.region.size());
                }
                if (question.kind == QuestionKind::NextThreshold) {
                    EXPECT_GT(*asked.level.frequencies.rbegin(),
                              trace.attempts[question.attempt + 1].threshold);
                }
            }
        }
    }
}

TEST(Quiz, asksNothingAboutAPageWithoutDecisions)
{
    for (const auto& symbols : {symbolsOf({}), symbolsOf({1}), symbolsOf({1, 1, 1, 1, 1}), symbolsOf({1, 2})})
        EXPECT_TRUE(questionsOf(searchRegion(symbols), 10, 1).empty());
}

} // namespace
} // namespace tagseam
