// SPDX-License-Identifier: MIT
// A cursor over a recorded run: every state, forwards and backwards, and the conditions at which it stops.
#include "core/methods/tagrules/noiseeliminate.h"
#include "tests/core/methods/recordedruns.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

const std::string listAndText = "<body><ul><li>a</li><li>b</li></ul><p>c</p></body>";

class RunSteppers : public testing::Test {
  protected:
    using States = std::vector<std::string>;
    std::string state(const RunStepper& stepper) const
    {
        std::string text = std::to_string(stepper.row());
        for (std::size_t i = 0; i < stepper.run().variables.size(); ++i)
            text += " " + valueText(stepper.run(), stepper.value(i), m_page);
        return text + " " + std::to_string(stepper.prunedCount());
    }
    RunStepper stepper(std::uint32_t limit = mostEvents) const
    {
        TagRulesOptions options;
        options.threshold = 3;
        return stepperOf(recordNoiseEliminate(m_page, options, {}, limit));
    }

    Document m_page = page(listAndText);
    NodeId m_list = firstNamed(m_page, "ul");
    NodeId m_item = firstNamed(m_page, "li");
};

TEST_F(RunSteppers, haveTheSameStatesForwardsBackwardsAndByJumps)
{
    RunStepper walker = stepper();
    States states{state(walker)};
    while (walker.next(Grain::Line))
        states.push_back(state(walker));
    ASSERT_EQ(states.size(), walker.eventCount());
    for (std::size_t event = states.size(); event-- > 0;) {
        EXPECT_EQ(state(walker), states[event]);
        EXPECT_EQ(walker.previous(Grain::Line), event > 0);
    }
    for (const std::size_t event : {std::size_t{7}, std::size_t{2}, states.size() + 5}) {
        walker.seek(event);
        EXPECT_EQ(state(walker), states[std::min(event, states.size() - 1)]);
    }
}

TEST_F(RunSteppers, moveByStepsCallsAndDecisions)
{
    RunStepper walker = stepper();
    EXPECT_EQ(walker.stepCount(), 6U) << "the call, and the body with four tags";
    std::vector<std::size_t> steps;
    while (walker.next(Grain::Step))
        steps.push_back(walker.step());
    EXPECT_THAT(steps, ElementsAre(1, 2, 3, 4, 5));
    EXPECT_EQ(walker.event() + 1, walker.eventCount());
    ASSERT_TRUE(walker.previous(Grain::Level));
    EXPECT_EQ(walker.node(), m_list);
    EXPECT_TRUE(isDecision(walker.line().kind));
    ASSERT_TRUE(walker.previous(Grain::Attempt));
    EXPECT_EQ(walker.event(), 0U);
    EXPECT_FALSE(walker.previous(Grain::Step));
    ASSERT_TRUE(walker.next(Grain::Level));
    EXPECT_FALSE(walker.next(Grain::Level));
    EXPECT_EQ(walker.node(), m_list);
}

TEST_F(RunSteppers, stopAtLinesNodesAndPrunedNodes)
{
    RunStepper walker = stepper();
    const std::array visited{RunStop{RunStop::Kind::NodeVisited, 0, m_list}};
    ASSERT_TRUE(walker.runUntil(visited));
    EXPECT_EQ(walker.line().kind, LineKind::Step);
    EXPECT_EQ(walker.node(), m_list);
    const std::array pruned{RunStop{RunStop::Kind::NodePruned, 0, m_item}};
    ASSERT_TRUE(walker.runUntil(pruned));
    EXPECT_EQ(walker.prunedCount(), 4U) << "two items with their texts";
    EXPECT_FALSE(walker.runUntil(pruned));
    const auto row = walker.row();
    walker.seek(0);
    const std::array line{RunStop{RunStop::Kind::LineRun, row}};
    ASSERT_TRUE(walker.runUntil(line));
    EXPECT_EQ(walker.node(), m_list);
    walker.seek(walker.eventCount());
    ASSERT_TRUE(walker.runBackUntil(line));
    EXPECT_EQ(walker.node(), m_list);
}

TEST_F(RunSteppers, stopWhereAnAnnotatedNodeIsPruned)
{
    RunStepper walker = stepper();
    const NodeId paragraph = firstNamed(m_page, "p");
    RunStop stop{RunStop::Kind::AnnotatedPruned, 0, noNode, {paragraph}};
    EXPECT_FALSE(walker.runUntil(std::span(&stop, 1))) << "the paragraph stays";
    stop.annotated = {paragraph, m_page.nextSibling(m_item), m_item};
    ASSERT_TRUE(walker.runUntil(std::span(&stop, 1)));
    EXPECT_EQ(walker.node(), m_list);
    EXPECT_FALSE(keptAfter(walker.run(), m_page.size(), walker.event())[m_item.value]);
    EXPECT_TRUE(keptAfter(walker.run(), m_page.size(), walker.event() - 1)[m_item.value]);
}

TEST_F(RunSteppers, recordUpToTheLimit)
{
    RunStepper walker = stepper(7);
    EXPECT_TRUE(walker.run().isCut);
    EXPECT_EQ(walker.eventCount(), 7U);
    EXPECT_FALSE(stepper().run().isCut);
    RunStepper all = stepper();
    walker.seek(6);
    all.seek(6);
    EXPECT_EQ(state(walker), state(all));
}

TEST(Algorithms, areFoundByTheirNames)
{
    for (const Algorithm algorithm : algorithms)
        EXPECT_EQ(findAlgorithm(name(algorithm)), algorithm);
    EXPECT_EQ(findAlgorithm("searchRegion"), std::nullopt);
}

} // namespace
} // namespace tagseam::test
