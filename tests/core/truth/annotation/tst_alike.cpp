// SPDX-License-Identifier: MIT
// The proposals for a marked record: rows of trees, and the properties of the header on random pages.
#include "core/truth/annotation/alike.h"

#include "core/select/selector.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using namespace test;

// The ids of the first nodes of the runs, each followed by those of the rest of its run: "b c, d e".
std::string idsOf(const Document& document, const std::vector<std::vector<NodeId>>& runs)
{
    std::string text;
    for (const auto& run : runs) {
        text += text.empty() ? "" : ", ";
        for (std::size_t i = 0; i < run.size(); ++i)
            text += (i == 0 ? "" : " ") + std::string(document.attribute(run[i], "id"));
    }
    return text;
}

std::string proposed(const char* html, std::initializer_list<const char*> ids)
{
    const Document document = page(html);
    std::vector<NodeId> nodes;
    for (const std::string id : ids)
        nodes.push_back(selectNodes(document, "#" + id)->at(0));
    return idsOf(document, alikeTo(document, nodes));
}

TEST(Alike, areRunsOfTheSamePathOrTheSameBuild)
{
    const char* const list =
        "<dl><dt id=z>0</dt><dt id=a>1</dt><dd id=b>2</dd> <dt id=c>3</dt><dd id=d>4</dd>"
        "<dt id=e>5</dt><dt id=f>6</dt><dd id=g>7</dd></dl>";
    EXPECT_EQ(proposed("<ul><li id=a>x</li> <!-- c --><li id=b><b>y</b></li><li id=c class=ad>z</li><li "
                       "id=d>w<li id=e>&nbsp;<li id=f></ul>",
                       {"b"}),
              "a, d");
    EXPECT_EQ(proposed("<div><div id=a class=odd><b>1</b><i>2</i><a>3</a></div>"
                       "<div id=b class=even><b>1</b><i>2</i><a>3</a></div>"
                       "<div id=c class=even><b>1</b><i>2</i></div>"
                       "<div id=d class=note><p>1</p><p>2</p><p>3</p></div>"
                       "<section id=e><b>1</b><i>2</i><a>3</a></section></div>",
                       {"a"}),
              "b, c, e")
        << "one of four tags may differ, and three of d do";
    EXPECT_EQ(proposed("<table><tbody>"
                       "<tr><td class=r id=a><b>1</b></td><td class=r id=b><b>2</b></td></tr>"
                       "<tr><td class=r id=c><b>3</b></td><td class=r id=d><b>4</b><i>5</i><i>6</i></td></tr>"
                       "<tr class=foot><td class=r id=e><b>7</b></td></tr></tbody></table>",
                       {"a"}),
              "b, c")
        << "d is built otherwise, and e stands in another row";
    EXPECT_EQ(proposed(list, {"c", "d"}), "a b, f g");
    EXPECT_EQ(proposed(list, {"a", "b"}), "c d, f g");
    EXPECT_EQ(proposed(list, {"a", "c"}), "") << "a and c are no run";
    EXPECT_TRUE(alikeTo(page("<p>text</p>"), {}).empty());
    EXPECT_TRUE(alikeTo(page("<p>text</p>"), {NodeId{0}}).empty());
}

TEST(Alike, proposalsNeverOverlap)
{
    std::mt19937 random(7);
    std::size_t proposals = 0;
    for (int round = 0; round < 500; ++round) {
        const Document document = build(randomPage(random));
        for (NodeId node{1}; node.value < document.size(); ++node.value) {
            NodeId end{0};
            for (const auto& run : alikeTo(document, {node})) {
                ASSERT_EQ(run.size(), 1U);
                ASSERT_GE(run.front(), end);
                end = document.subtreeEnd(run.front());
                ASSERT_TRUE(end <= node || run.front() >= document.subtreeEnd(node));
                ASSERT_FALSE(document.isBlankText(run.front()));
                ++proposals;
            }
        }
    }
    EXPECT_GT(proposals, 1000U);
}

} // namespace
} // namespace tagseam
