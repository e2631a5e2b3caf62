// SPDX-License-Identifier: MIT
// Lists of links, worked out by hand: containers, ratios, containers in one another.
#include "core/base/words.h"
#include "core/methods/linklists/linklists.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// A layout cell: 2 links in a list without other words, and 1 link after 6 words.
const char* const layout = "<body><table><tr><td><ul><li><a href=a>Home page</a><li><a href=b>News</a></ul>"
                           "<p>one two three four five six <a href=c>more</a></p></td></tr></table>";

std::vector<std::string> decisionsOf(const Document& page, const FilterResult& found)
{
    std::vector<std::string> decisions;
    for (const FilterDecision& each : found.decisions)
        decisions.push_back(std::string(page.name(each.nodes.front())) + " " + std::string(each.reason));
    return decisions;
}

TEST(LinkLists, judgeAContainerByWhatInnerListsLeave)
{
    const Document page = test::page(layout);
    const FilterResult found = removeLinkLists({page}, {});
    EXPECT_THAT(decisionsOf(page, found), ElementsAre("ul link-list", "td few-links"));
    EXPECT_EQ(found.decisions[0].figure, 2) << "two links, as if to one word";
    EXPECT_EQ(found.decisions[1].figure, 1 / 6.0) << "3 / 6 with the links of the list would be too many";
    EXPECT_EQ(found.threshold, 0.35);
    EXPECT_EQ(keptTexts(page, found.kept), "one two three four five six |more");
    EXPECT_FALSE(found.kept[firstNamed(page, "ul").value]);
    expectMask(page, found);
}

TEST(LinkLists, optionsChangeRatioCountAndContainers)
{
    const Document page = test::page(layout);
    const FilterResult strict = removeLinkLists({page}, {0.1, {}, {}});
    EXPECT_EQ(keptTexts(page, strict.kept), "");
    EXPECT_TRUE(strict.kept[page.body().value] && strict.kept[firstNamed(page, "tr").value]);
    const FilterResult words = removeLinkLists({page}, {0.35, LinkCount::Words, LinkContainers::Blocks});
    EXPECT_EQ(words.decisions.front().figure, 3) << "Home, page and News";
    // Only the cell is a container: all 3 links to 6 words.
    const FilterResult cells = removeLinkLists({page}, {0.35, LinkCount::Links, LinkContainers::Cells});
    EXPECT_THAT(decisionsOf(page, cells), ElementsAre("td link-list"));
    EXPECT_EQ(cells.decisions.front().figure, 0.5);
}

TEST(LinkLists, areAboveTheRatioNotAtIt)
{
    const std::string words = repeated(20, "word ");
    const Document at = page("<body><div>" + words + repeated(7, "<a href=x>l</a>") + "</div>");
    EXPECT_EQ(removeLinkLists({at}, {}).decisions.front().reason, "few-links");
    const Document above = page("<body><div>" + words + repeated(8, "<a href=x>l</a>") + "</div>");
    EXPECT_EQ(removeLinkLists({above}, {}).decisions.front().reason, "link-list");
}

TEST(LinkLists, haveLinksThatLeadSomewhere)
{
    const Document page = test::page("<body><div><a name=top>Anchor</a></div><p><a href=x>in no container</a>"
                                     "<div hidden><a href=y>hidden</a></div>");
    const FilterResult found = removeLinkLists({page}, {});
    EXPECT_THAT(found.decisions, IsEmpty());
    EXPECT_EQ(found.kept, KeepMask(page.size(), true));
}

TEST(LinkLists, ofARemovedContainerHaveNoDecisionThatKeepsThem)
{
    // The inner div has 1 link to 4 words; the outer one 3 links to the same 4 words.
    const Document page =
        test::page("<body><div><a href=a>x</a><a href=b>y</a><div>one two three four <a href=c>z</a></div>");
    const FilterResult found = removeLinkLists({page}, {});
    ASSERT_EQ(found.decisions.size(), 1U);
    EXPECT_EQ(found.decisions[0].figure, 0.75);
    EXPECT_EQ(keptTexts(page, found.kept), "");
}

TEST(LinkLists, considerOnlyNodesThatAreThere)
{
    const Document page = test::page("<body><div><p>one two three four five six</p><a href=x>more</a></div>");
    KeepMask within(page.size(), true);
    EXPECT_EQ(removeLinkLists({page, &within}, {}).decisions.front().reason, "few-links");
    for (NodeId node = firstNamed(page, "p"); node < page.subtreeEnd(firstNamed(page, "p")); ++node.value)
        within[node.value] = false;
    const FilterResult found = removeLinkLists({page, &within}, {});
    EXPECT_EQ(found.decisions.front().reason, "link-list");
    expectMask(page, found, &within);
}

bool isInLink(const Document& page, NodeId node)
{
    for (; node != noNode; node = page.parent(node)) {
        if (page.name(node) == "a" && page.hasAttribute(node, "href"))
            return true;
    }
    return false;
}

TEST(LinkLists, ofResultPagesAreMostlyLinks)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    struct Words {
        double linked = 0;
        double all = 0;
    };
    Words kept;
    Words removed;
    for (const std::filesystem::path& file : corpusPages("zhao3")) {
        const Document page = *parseHtml(bytesOf(file));
        const FilterResult found = removeLinkLists({page}, {});
        for (NodeId node{0}; node.value < page.size(); ++node.value) {
            Words& of = found.kept[node.value] ? kept : removed;
            const double words = page.kind(node) == NodeKind::Text ? wordsIn(page.text(node)) : 0;
            of.all += words;
            of.linked += isInLink(page, node) ? words : 0;
        }
    }
    EXPECT_GT(removed.linked, 0.6 * removed.all);
    EXPECT_LT(kept.linked, 0.3 * kept.all);
}

} // namespace
} // namespace tagseam::test
