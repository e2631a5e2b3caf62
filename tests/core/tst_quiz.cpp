// SPDX-License-Identifier: MIT
// The quiz against counting by hand, on the papers' example, random sequences and the samples: what is right
// is judged right, all else wrong and for the true reason, and the revealing step shows the answer.
#include "core/tps/occurrences.h"
#include "core/tps/quiz.h"
#include "core/tps/quizchoices.h"
#include "core/tps/stepper.h"
#include "tests/core/testpages.h"
#include "tests/core/testsequences.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

namespace tagseam {
namespace {

using test::symbolsOf;

constexpr std::array kinds{QuestionKind::FirstOpening, QuestionKind::KeptSide, QuestionKind::NextThreshold};

std::vector<Symbol> sample(const std::string& name)
{
    const Document page = *parseHtml(test::bytesOf(std::string(TAGSEAM_SAMPLES "/") + name + ".html"));
    return convertTreeToSequence(page).symbols;
}

const std::vector<std::string> samples{"figure2",    "regions",     "shop",   "news",
                                       "small-main", "homogeneous", "refused"};

// Blocks with symbols of their own, between symbols that come everywhere: there is something to split.
std::vector<Symbol> randomSequence(std::mt19937& random)
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

// The symbols of one level that pass at one threshold, counted from scratch.
struct Passing {
    Passing(const std::vector<Symbol>& sequence, const SearchTrace& trace, const Question& question)
        : symbols(sequence), region(trace.levels[question.level].region)
    {
        std::map<Symbol, std::uint32_t> counts;
        for (Position p = region.begin; p < region.end; ++p.value)
            ++counts[symbols[p.value]];
        const std::uint32_t threshold = trace.attempts[question.attempt].threshold;
        for (const auto& [symbol, count] : counts) {
            frequencies.insert(count);
            if (trace.options.frequencyFilter == FrequencyFilter::AtLeast ? count >= threshold
                                                                          : count > threshold)
                passing[symbol] = count;
        }
    }

    std::set<Symbol> in(std::uint32_t begin, std::uint32_t end) const
    {
        std::set<Symbol> found;
        for (std::uint32_t p = begin; p < end; ++p) {
            if (passing.contains(symbols[p]))
                found.insert(symbols[p]);
        }
        return found;
    }
    std::set<Symbol> left(std::uint32_t split) const { return in(region.begin.value, split); }
    std::set<Symbol> right(std::uint32_t split) const { return in(split, region.end.value); }
    std::set<Symbol> straddling(std::uint32_t split) const
    {
        std::set<Symbol> both;
        std::ranges::set_intersection(left(split), right(split), std::inserter(both, both.end()));
        return both;
    }
    // Line 29 to the letter: the first gap behind the last occurrence of a symbol that passes.
    std::optional<std::uint32_t> firstOpening() const
    {
        for (std::uint32_t split = region.begin.value + 1; split < region.end.value; ++split) {
            const Symbol before = symbols[split - 1];
            const bool isExhausted = passing.contains(before) && !right(split).contains(before);
            if (isExhausted && straddling(split).empty() && !right(split).empty())
                return split;
        }
        return {};
    }

    const std::vector<Symbol>& symbols;
    Region region;
    std::map<Symbol, std::uint32_t> passing;
    std::set<std::uint32_t> frequencies;
};

std::map<Remark, int> remarksSeen; // so that no branch below goes untried
int leftOutSeen = 0;

void expectRemarkOfGap(const Answer& answer, const Passing& passing, std::uint32_t gap)
{
    ++remarksSeen[answer.remark];
    const std::set<Symbol> straddling = passing.straddling(gap);
    ASSERT_EQ(answer.remark == Remark::Straddled, !straddling.empty());
    if (!straddling.empty()) {
        ASSERT_TRUE(straddling.contains(answer.symbol));
        for (const Symbol symbol : straddling)
            ASSERT_LE(passing.passing.at(symbol), passing.passing.at(answer.symbol));
        ASSERT_EQ(passing.symbols[answer.first.value], answer.symbol);
        ASSERT_EQ(passing.symbols[answer.last.value], answer.symbol);
        ASSERT_LT(answer.first.value, gap);
        ASSERT_GE(answer.last.value, gap);
        ASSERT_TRUE(passing.region.contains(answer.first) && passing.region.contains(answer.last));
        return;
    }
    ASSERT_EQ(answer.remark == Remark::NothingLeft, passing.left(gap).empty());
    ASSERT_EQ(answer.remark == Remark::NothingRight,
              !passing.left(gap).empty() && passing.right(gap).empty());
    if (passing.left(gap).empty() || passing.right(gap).empty())
        return;
    ASSERT_LT(answer.split.value, gap);
    ASSERT_EQ(answer.remark == Remark::SameOpening, passing.in(answer.split.value, gap).empty());
    ASSERT_EQ(answer.remark == Remark::OpensLater, !passing.in(answer.split.value, gap).empty());
}

void expectFirstOpening(const Question& question, const SearchTrace& trace, const Passing& passing,
                        Stepper& stepper)
{
    const std::optional<std::uint32_t> first = passing.firstOpening();
    const auto judged = [&](const Guess& guess) { return judge(question, trace, passing.symbols, guess); };
    for (std::uint32_t gap = passing.region.begin.value + 1; gap < passing.region.end.value; ++gap) {
        const Answer answer = judged(at(gap));
        ASSERT_EQ(answer.isRight, first == gap) << gap;
        ASSERT_EQ(answer.split, first ? Position{*first} : noPosition);
        ASSERT_EQ(answer.guessed, Position{gap});
        if (first) {
            ASSERT_EQ(answer.distance, std::max(gap, *first) - std::min(gap, *first));
        }
        if (answer.isRight) {
            ASSERT_EQ(answer.remark, Remark::None);
        } else {
            expectRemarkOfGap(answer, passing, gap);
        }
        if (first) {
            ASSERT_EQ(judged(at(gap + 0.4, 3.5)).isRight,
                      gap + 0.4 >= *first - 3.5 && gap + 0.4 <= *first + 3.5);
        }
    }
    for (const double beyond : {nowhere, static_cast<double>(passing.region.end.value)}) {
        ASSERT_EQ(judged(at(beyond)).isRight, !first);
        ASSERT_EQ(judged(at(beyond)).remark, first ? Remark::OneOpens : Remark::None);
    }
    ASSERT_FALSE(judged({}).isRight);

    stepper.seek(stepper.stepOf(question.asked));
    ASSERT_EQ(stepper.place().kind, StepKind::AttemptStart);
    ASSERT_EQ(stepper.threshold(), judged({}).threshold);
    ASSERT_EQ(stepper.i(), 0U) << "nothing is read yet";
    ASSERT_EQ(stepper.opening(), nullptr) << "the answer is not given away";
    stepper.seek(stepper.stepOf(question.revealed));
    ASSERT_NE(stepper.opening(), nullptr);
    ASSERT_EQ(stepper.opening()->verdict != Verdict::NeverOpened, first.has_value());
    if (first) {
        ASSERT_EQ(stepper.opening()->split, Position{*first});
    }
}

void expectKeptSide(const Question& question, const SearchTrace& trace, const Passing& passing,
                    Stepper& stepper)
{
    stepper.seek(stepper.stepOf(question.asked));
    ASSERT_TRUE(stepper.regionFound());
    ASSERT_EQ(stepper.region(), passing.region) << "not cut yet";
    const Position split = stepper.opening()->split;
    const bool isRightKept = stepper.right() > stepper.left(); // L40, ties go left

    const Answer onLeft = judge(question, trace, passing.symbols, at(split.value - 0.25));
    const Answer onRight = judge(question, trace, passing.symbols, at(split.value + 0.25));
    ASSERT_EQ(onLeft.isRight, !isRightKept);
    ASSERT_EQ(onRight.isRight, isRightKept);
    ASSERT_EQ(onLeft.side, isRightKept ? Side::Right : Side::Left);
    ASSERT_EQ(onLeft.split, split);
    ASSERT_EQ(onLeft.left + onLeft.leftOut, split.value - passing.region.begin.value);
    leftOutSeen += onLeft.leftOut > 0 ? 1 : 0;
    ASSERT_EQ(onLeft.right, passing.region.end.value - split.value);
    ASSERT_FALSE(judge(question, trace, passing.symbols, {}).isRight);

    stepper.seek(stepper.stepOf(question.revealed));
    ASSERT_EQ(stepper.region(), trace.levels[question.level].kept);
    ASSERT_EQ(stepper.region().begin == split, isRightKept);
}

void expectNextThreshold(const Question& question, const SearchTrace& trace, const Passing& passing,
                         Stepper& stepper)
{
    const std::uint32_t present = trace.attempts[question.attempt].threshold;
    const std::uint32_t next = *passing.frequencies.upper_bound(present);
    for (const std::uint32_t frequency : passing.frequencies) {
        Guess guess;
        guess.threshold = frequency;
        const Answer answer = judge(question, trace, passing.symbols, guess);
        ASSERT_EQ(answer.isRight, frequency == next);
        ASSERT_EQ(answer.threshold, next);
        ASSERT_EQ(answer.guessedThreshold, frequency);
        ASSERT_EQ(answer.remark, frequency == next      ? Remark::None
                                 : frequency <= present ? Remark::Tried
                                                        : Remark::Skips);
        guess.threshold = frequency + (frequency == next ? 0.3 : -0.3);
        ASSERT_EQ(judge(question, trace, passing.symbols, guess).guessedThreshold, frequency);
    }
    ASSERT_FALSE(judge(question, trace, passing.symbols, {}).isRight);
    ASSERT_EQ(std::vector(passing.frequencies.begin(), passing.frequencies.end()),
              frequenciesOf(passing.symbols, passing.region));

    stepper.seek(stepper.stepOf(question.asked));
    ASSERT_EQ(stepper.threshold(), present);
    ASSERT_FALSE(stepper.regionFound());
    ASSERT_TRUE(stepper.stepOf(question.revealed) == stepper.step() + 1) << "nothing is left to read";
    stepper.seek(stepper.stepOf(question.revealed));
    ASSERT_EQ(stepper.threshold(), next);
}

void expectChoices(const Question& question, const SearchTrace& trace, const Passing& passing)
{
    const std::vector<Guess> choices = choicesOf(question, trace, passing.symbols);
    ASSERT_GE(choices.size(), 2U);
    ASSERT_LE(choices.size(), 4U);
    int right = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const Answer answer = judge(question, trace, passing.symbols, choices[i]);
        right += answer.isRight ? 1 : 0;
        ASSERT_TRUE(answer.isRight ||
                    (answer.remark != Remark::NothingLeft && answer.remark != Remark::SameOpening &&
                     answer.remark != Remark::NothingRight))
            << "open after all, one could argue";
        if (i > 0 && choices[i].position) {
            ASSERT_LT(*choices[i - 1].position, *choices[i].position);
        }
        if (i > 0 && choices[i].threshold) {
            ASSERT_LT(*choices[i - 1].threshold, *choices[i].threshold);
        }
        if (choices[i].threshold) {
            ASSERT_TRUE(passing.frequencies.contains(static_cast<std::uint32_t>(*choices[i].threshold)));
        }
    }
    ASSERT_EQ(right, 1);
}

void expectQuestions(const std::vector<Symbol>& symbols, const SearchOptions& options, unsigned every = 1)
{
    const SearchTrace trace = searchRegion(symbols, options);
    Stepper stepper(symbols, trace);
    for (std::uint32_t attempt = 0; attempt < trace.attempts.size(); attempt += every) {
        for (const QuestionKind kind : kinds) {
            const std::optional<Question> question = questionAt(trace, kind, attempt);
            if (!question)
                continue;
            SCOPED_TRACE(fmt::format("attempt {}, kind {}", attempt, static_cast<int>(kind)));
            ASSERT_EQ(question->attempt, attempt);
            ASSERT_EQ(stepper.levelOfAttempt(attempt), question->level);
            ASSERT_LT(stepper.stepOf(question->asked), stepper.stepOf(question->revealed));
            const Passing passing(symbols, trace, *question);
            const auto expect = kind == QuestionKind::FirstOpening ? expectFirstOpening
                                : kind == QuestionKind::KeptSide   ? expectKeptSide
                                                                   : expectNextThreshold;
            expect(*question, trace, passing, stepper);
            expectChoices(*question, trace, passing);
            if (testing::Test::HasFatalFailure())
                return;
        }
    }
}

TEST(Quiz, judgesRandomSequencesAsCountingByHandDoes)
{
    std::mt19937 random(7);
    for (int run = 0; run < 1500; ++run) {
        const std::vector<Symbol> symbols = randomSequence(random);
        SearchOptions options = readings[static_cast<std::size_t>(run) % readings.size()].options;
        if (run % 7 == 0)
            options.sizeRule = SizeRule::Off;
        if (run % 2 == 0)
            options.advantage = 0.4; // more is refused, and left out of the left part
        expectQuestions(symbols, options);
        ASSERT_FALSE(testing::Test::HasFatalFailure()) << "run " << run;
    }
    for (const Remark remark : {Remark::Straddled, Remark::NothingLeft, Remark::NothingRight,
                                Remark::SameOpening, Remark::OpensLater})
        EXPECT_GT(remarksSeen[remark], 100) << static_cast<int>(remark);
    EXPECT_GT(leftOutSeen, 10);
}

TEST(Quiz, judgesTheSamplesAsCountingByHandDoes)
{
    for (const std::string& name : samples) {
        const std::vector<Symbol> symbols = sample(name);
        for (const Reading& reading : readings) {
            SCOPED_TRACE(fmt::format("{} {}", name, reading.name));
            // Counting by hand is quadratic: of the long pages some attempts.
            expectQuestions(symbols, reading.options,
                            symbols.size() <= 200 ? 1
                            : test::isSanitized   ? 61
                                                  : 17);
        }
    }
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
        expectChoices(question, trace, Passing(symbols, trace, question));
        if (question.kind == QuestionKind::FirstOpening) {
            EXPECT_EQ(choicesOf(question, trace, symbols).size(), 4U);
        }
    }
}

// Listing 3.1: 2 and 3 are br and div, all over the page.
TEST(Quiz, saysWhyAGapOfTheThreeRegionsStaysClosed)
{
    const std::vector<Symbol> symbols = symbolsOf({1, 2, 3, 4, 4, 4, 3, 5, 5, 5, 5, 5, 5, 5, 3, 6, 6, 6, 2});
    const SearchTrace trace = searchRegion(symbols);
    const Question one = *questionAt(trace, QuestionKind::FirstOpening, 0);
    const Answer closed = judge(one, trace, symbols, at(6));
    EXPECT_FALSE(closed.isRight);
    EXPECT_EQ(closed.split, noPosition) << "br and div pass above 1: none opens";
    EXPECT_EQ(closed.remark, Remark::Straddled);
    EXPECT_EQ(closed.symbol.code(), 3U) << "more frequent than 2";
    EXPECT_EQ(closed.first, Position{2});
    EXPECT_EQ(closed.last, Position{14});
    EXPECT_TRUE(judge(one, trace, symbols, at(nowhere)).isRight);

    const Question next = *questionAt(trace, QuestionKind::NextThreshold, 0);
    Guess three;
    three.threshold = 3;
    EXPECT_EQ(judge(next, trace, symbols, three).remark, Remark::Skips);
    EXPECT_EQ(judge(next, trace, symbols, three).threshold, 2U);

    const Question two = *questionAt(trace, QuestionKind::FirstOpening, 1);
    EXPECT_EQ(judge(two, trace, symbols, at(1)).remark, Remark::NothingLeft);
    EXPECT_EQ(judge(two, trace, symbols, at(6)).remark, Remark::Straddled) << "3 occurs three times";
}

TEST(Quiz, makesTheSameQuestionsForTheSameSeedInTheOrderOfTheRun)
{
    for (const std::string& name : samples) {
        const std::vector<Symbol> symbols = sample(name);
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
    const SearchTrace shop = searchRegion(sample("shop"));
    EXPECT_NE(questionsOf(shop, 6, 1), questionsOf(shop, 6, 2));
}

TEST(Quiz, spreadsOverKindsAndLevels)
{
    const SearchTrace shop = searchRegion(sample("shop"));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::map<QuestionKind, int> ofKind;
        std::map<std::uint32_t, int> ofLevel;
        for (const Question& question : questionsOf(shop, 8, seed)) {
            ++ofKind[question.kind];
            ++ofLevel[question.level];
        }
        for (const QuestionKind kind : kinds)
            EXPECT_GE(ofKind[kind], 1) << seed;
        EXPECT_GE(ofLevel.size(), 4U) << seed;
    }
}

TEST(Quiz, leavesOutWhatAnyoneSees)
{
    for (const std::string& name : samples) {
        const std::vector<Symbol> symbols = sample(name);
        for (const Reading& reading : readings) {
            const SearchTrace trace = searchRegion(symbols, reading.options);
            std::size_t asked = 0;
            for (const Question& question : questionsOf(trace, 100000, 3)) {
                const Level& level = trace.levels[question.level];
                ++asked;
                if (question.kind == QuestionKind::KeptSide) {
                    const Opening& split = *trace.acceptedSplit(level);
                    EXPECT_GE(20 * std::min(split.left, split.right), level.region.size());
                }
                if (question.kind == QuestionKind::NextThreshold) {
                    EXPECT_GT(frequenciesOf(symbols, level.region).back(),
                              trace.attempts[question.attempt + 1].threshold);
                }
            }
            EXPECT_GT(asked, 0U) << name;
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
