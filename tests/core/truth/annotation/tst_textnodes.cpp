// SPDX-License-Identifier: MIT
// The nodes that a text fills: on random pages, no letter of it is outside them, and none of theirs outside
// it.
#include "core/truth/annotation/textnodes.h"

#include "core/select/selector.h"
#include "core/truth/annotation/selectorstext.h"
#include "tests/core/page/outlinetree.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

TEST(TextNodes, ofRandomStretchesHaveTheirTextOrOneIsCut)
{
    std::mt19937 random(21);
    unsigned filledPages = 0;
    for (int round = 0; round < (isShort ? 60 : 400); ++round) {
        const Document document = build(randomPage(random));
        const DomText text(document);
        if (text.all().empty())
            continue;
        const auto length = static_cast<std::uint32_t>(text.all().size());
        for (int i = 0; i < 20; ++i) {
            DomText::Stretch stretch{static_cast<std::uint32_t>(random() % length), 0};
            stretch.end = stretch.begin + static_cast<std::uint32_t>(random() % (length - stretch.begin + 1));
            if (random() % 2 == 0) { // from the beginning of a node to the end of another
                const NodeId first{static_cast<std::uint32_t>(random() % document.size())};
                const NodeId last{
                    static_cast<std::uint32_t>(first.value + random() % (document.size() - first.value))};
                stretch = {text.stretchOf(first).begin, text.stretchOf(last).end};
            }
            const DomText::Stretch wanted = text.trimmed(stretch);
            const FilledNodes filled = nodesFilledBy(document, text, stretch);
            if (filled.cut != noNode) {
                const DomText::Stretch cut = text.trimmed(text.stretchOf(filled.cut));
                ASSERT_TRUE(cut.begin < wanted.begin || cut.end > wanted.end) << outline(document);
                continue;
            }
            std::string joined;
            NodeId end{0};
            for (const NodeId node : filled.nodes) {
                ASSERT_GE(node, end) << "disjoint and in document order";
                end = document.subtreeEnd(node);
                joined += squeezed(text.bytes(text.stretchOf(node)));
            }
            ASSERT_EQ(joined, squeezed(text.bytes(wanted))) << outline(document);
            filledPages += filled.nodes.size() > 1 ? 1 : 0;
        }
    }
    EXPECT_GT(filledPages, 50U);
}

TEST(TextNodes, withOneTextAreOneInTheOther)
{
    const Document document = page("<body><div> <p><img><b>x</b> </p></div>");
    const DomText text(document);
    const std::vector<NodeId> nodes =
        nodesWithTextOf(document, text, selectNodes(document, "//div")->front());
    std::vector<std::string> names;
    for (const NodeId node : nodes)
        names.emplace_back(document.name(node));
    EXPECT_THAT(names, testing::ElementsAre("div", "p", "b", ""));
}

TEST(TextNodes, betweenTwoNodesAreTheOutermost)
{
    const Document document = page("<body><p>a</p> <div><i>b</i><!-- --><u>c</u></div><p>d</p>");
    const auto at = [&](const char* path) { return selectNodes(document, path)->front(); };
    using testing::ElementsAre;
    EXPECT_THAT(nodesBetween(document, at("//p[1]"), at("//p[2]")), ElementsAre(at("//p[1]"), at("//div")));
    EXPECT_THAT(nodesBetween(document, at("//div"), at("//u")), ElementsAre(at("//i")))
        << "the part before u";
    EXPECT_THAT(nodesBetween(document, at("//u"), at("//i")), ElementsAre());
}

} // namespace
} // namespace tagseam::test
