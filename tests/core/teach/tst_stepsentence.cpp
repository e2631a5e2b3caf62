// SPDX-License-Identifier: MIT
// The sentences about the steps of a run: they exist for each line, and end at the line that ran last.
#include "core/teach/stepsentence.h"
#include "core/tps/tagpath.h"
#include "tests/core/page/samplepages.h"

#include <gmock/gmock.h>

#include <string>

namespace tagseam::test {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(StepSentence, saysEachLineOfEachVariantInBothLanguages)
{
    for (const auto& [name, page] : samplePages()) {
        const TagPathSequence sequence = convertTreeToSequence(page);
        if (sequence.size() > 300)
            continue;
        for (const Variant& variant : variants) {
            const SearchTrace trace = searchRegion(sequence.symbols, variant.options);
            Stepper stepper(sequence.symbols, trace);
            do {
                const std::string english = stepSentence(stepper, sequence.symbols, "en");
                const std::string portuguese = stepSentence(stepper, sequence.symbols, "pt_BR");
                ASSERT_FALSE(english.empty());
                ASSERT_NE(english, portuguese);
                ASSERT_THAT(english + portuguese, Not(HasSubstr("{")));
            } while (stepper.next(Grain::Line));
        }
    }
}

TEST(StepSentence, tellsNoMoreThanTheLinesThatRan)
{
    const TagPathSequence sequence = convertTreeToSequence(samplePage("regions"));
    const SearchTrace trace = searchRegion(sequence.symbols);
    Stepper stepper(sequence.symbols, trace);
    while (stepper.candidateSplit() == nullptr || stepper.candidateSplit()->verdict != Verdict::Accepted)
        ASSERT_TRUE(stepper.next(Grain::Step));
    const std::string whole = stepSentence(stepper, sequence.symbols, "en");
    const CandidateSplit& split = *stepper.candidateSplit();
    EXPECT_THAT(whole, HasSubstr(std::to_string(split.left)));
    EXPECT_THAT(whole, HasSubstr(std::to_string(split.right)));
    std::string before;
    for (std::size_t line = 0; line < stepper.lines().size(); ++line) {
        stepper.seekLine(line);
        const std::string sentence = stepSentence(stepper, sequence.symbols, "en");
        EXPECT_EQ(sentence.substr(0, before.size()), before);
        before = sentence;
    }
    EXPECT_EQ(before, whole);
}

} // namespace
} // namespace tagseam::test
