// SPDX-License-Identifier: MIT
// The run of NoiseEliminate, line by line, against the filter.
#include "core/methods/tagrules/noiseeliminate.h"
#include "tests/core/methods/recordedruns.h"

namespace tagseam::test {
namespace {

TEST(NoiseEliminate, testsEachNodeFromTheLeavesUpAndDeletesItsDescendants)
{
    const Document page = test::page("<body><ul><li>a</li><li>b</li></ul><div><p>c</p><b>d</b></div></body>");
    TagRulesOptions options;
    options.threshold = 3;
    const AlgorithmRun run = recordNoiseEliminate(page, options);
    ASSERT_NO_FATAL_FAILURE(expectRun(page, run));
    EXPECT_EQ(rowsOf(run), "0 "
                           "1 2 3 4 6 1 2 3 4 6 " // b and p have no descendants
                           "1 2 3 4 6 7 "         // div: two different tags, fewer than 3
                           "1 2 3 4 6 1 2 3 4 6 " // the items
                           "1 2 3 4 5 "           // ul: the same tag
                           "1 2 3");              // the body stays
    RunStepper stepper = stepperOf(run);
    ASSERT_TRUE(stepper.next(Grain::Level));
    EXPECT_EQ(valueOf(stepper, "N", page), "<div>");
    EXPECT_EQ(valueOf(stepper, "descendants", page), "2");
    EXPECT_EQ(valueOf(stepper, "tag node type", page), "different");
    ASSERT_TRUE(stepper.next(Grain::Level));
    EXPECT_EQ(valueOf(stepper, "N", page), "<ul>");
    EXPECT_EQ(valueOf(stepper, "tag node type", page), "li");
    EXPECT_EQ(valueOf(stepper, "subchild", page), "FALSE");
    EXPECT_EQ(valueOf(stepper, "t", page), "3");
}

// The lines of figure 8 in one, as the paper prints them: "2. If node N …", with the number only where it has
// one.
std::string printedFigure(const AlgorithmRun& run)
{
    std::string figure;
    for (const AlgorithmLine& line : run.listing) {
        const std::string& text = line.isDifferent ? line.printed : line.text;
        if (text.empty()) // not in the paper
            continue;
        const bool goesOn = text.starts_with("then");
        figure += (goesOn ? " " : "\n") + (line.label.empty() ? "" : line.label + ". ") + text;
    }
    return figure;
}

TEST(NoiseEliminate, showsTheLinesThatDifferAsThePaperPrintsThem)
{
    const AlgorithmRun run = recordNoiseEliminate(test::page("<body><p>a</p></body>"), {});
    EXPECT_EQ(printedFigure(run),
              "\nAlgorithm: NoiseEliminate(threshold dt, DOMtree t)"
              "\nWhile (dt.leaf!= null)"
              "\n2. If node N has the same tag node type then delete its decedents as noise"
              "\nElse if node N has the different tag node type and less than threshold t then delete its "
              "decedents as noise"
              "\n3. End if");
    const auto second = std::ranges::find(run.listing, "2", &AlgorithmLine::label);
    ASSERT_NE(second, run.listing.end());
    EXPECT_TRUE(second->isDifferent) << "its condition is that of rule 1";
}

void expectAsFilter(const Document& page, const TagRulesOptions& options)
{
    const AlgorithmRun run = recordNoiseEliminate(page, options);
    ASSERT_NO_FATAL_FAILURE(expectRun(page, run));
    const TagRulesTrace trace = applyTagRules(page, options);
    EXPECT_EQ(keptAtEnd(run, page), trace.kept);
    EXPECT_EQ(valueOf(stepperOf(run), "t", page), std::to_string(trace.threshold));
}

TEST(NoiseEliminate, leavesWhatTheFilterKeepsOnRandomPages)
{
    std::mt19937 random(8);
    for (int i = 0; i < 300; ++i) {
        TagRulesOptions options;
        if (random() % 2 == 0)
            options.threshold = static_cast<std::uint32_t>(random() % 12);
        options.cascades = random() % 2 == 0;
        options.sameTag = random() % 2 == 0 ? SameTagNodes::One : SameTagNodes::Several;
        options.counts = random() % 2 == 0 ? CountedTags::Tags : CountedTags::Types;
        ASSERT_NO_FATAL_FAILURE(expectAsFilter(build(randomPage(random)), options)) << "page " << i;
    }
}

TEST(NoiseEliminate, leavesWhatTheFilterKeepsOnEveryPageOfTheCorpus)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    for (const auto& path : corpusPages())
        ASSERT_NO_FATAL_FAILURE(expectAsFilter(parsedFile(path), {})) << path;
}

} // namespace
} // namespace tagseam::test
