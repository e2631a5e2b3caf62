// SPDX-License-Identifier: MIT
// The walk over the tags and texts of the body.
#include "core/page/bodywalk.h"

#include "tests/core/page/outlinetree.h"

namespace tagseam::test {
namespace {

std::string walkOf(const Document& page, const KeepMask* within = nullptr, const std::stop_token& stop = {})
{
    std::string walk;
    walkBody(page, within, stop, [&](WalkEvent event, NodeId node) {
        const std::string name(page.name(node));
        walk += event == WalkEvent::Start ? "<" + name + ">"
                : event == WalkEvent::End ? "</" + name + ">"
                                          : std::string(page.text(node));
    });
    return walk;
}

TEST(BodyWalk, visitsTagsAndTextsInTheOrderOfTheSource)
{
    EXPECT_EQ(walkOf(tree("html(head(title('t')) body(p('a' b('c') ' ') div) 'after')")),
              "<body><p>a<b>c</b> </p><div></div></body>");
    EXPECT_EQ(walkOf(tree("html(body)")), "<body></body>");
    EXPECT_EQ(walkOf(tree("html(p('a'))")), "") << "no body";
}

TEST(BodyWalk, leavesOutHiddenNodesAndNodesThatAreNotLeft)
{
    const Document page =
        tree("html(body(script('s') <!--c--> style('s') noscript('n') p[hidden=]('h') div(i('a')) u('b')))");
    EXPECT_EQ(walkOf(page), "<body><div><i>a</i></div><u>b</u></body>");
    KeepMask within(page.size(), true);
    for (NodeId node{0}; node.value < page.size(); ++node.value)
        within[node.value] = page.name(node) != "div";
    EXPECT_EQ(walkOf(page, &within), "<body><u>b</u></body>");
    EXPECT_EQ(walkOf(page, nullptr, stopToken()), "");
}

} // namespace
} // namespace tagseam::test
