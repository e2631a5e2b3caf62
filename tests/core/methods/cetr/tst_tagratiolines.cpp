// SPDX-License-Identifier: MIT
// Lines of a page with their characters and tags.
#include "core/methods/cetr/tagratiolines.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(TagRatioLines, endAtLineBreaksInTexts)
{
    const Document page =
        test::page("<html><body>\n<h1>A title</h1>\n\n<p>one two\nthree<br>four\n</p></body>");
    const TagRatioLines found = tagRatioLines(page);
    // body | h1 /h1 "A title" | p "one two" | "three" br "four" | /p /body
    EXPECT_THAT(found.lines, ElementsAre(TagRatioLine{0, 1}, TagRatioLine{6, 2}, TagRatioLine{6, 1},
                                         TagRatioLine{9, 1}, TagRatioLine{0, 2}));
    EXPECT_EQ(found.lines[1].ratio(), 3);
    EXPECT_EQ((TagRatioLine{7, 0}).ratio(), 7) << "without tags: the characters";
    const NodeId title = page.firstChild(firstNamed(page, "h1"));
    const std::vector<NodeId> ofP = childrenOf(page, firstNamed(page, "p"));
    EXPECT_THAT(found.pieces, ElementsAre(TextPiece{title, 1, 6}, TextPiece{ofP[0], 2, 6},
                                          TextPiece{ofP[0], 3, 5}, TextPiece{ofP[2], 3, 4}));
}

TEST(TagRatioLines, leaveOutScriptsStylesAndComments)
{
    const Document page =
        tree("html(body(script('a\nb') style('c') noscript('d') <!--e\nf--> p[hidden=]('g') 'x\n\n\ny'))");
    EXPECT_THAT(tagRatioLines(page).lines, ElementsAre(TagRatioLine{1, 1}, TagRatioLine{1, 1}));
}

TEST(TagRatioLines, ofAPageWithoutBodyAreNone)
{
    EXPECT_THAT(tagRatioLines(tree("html(head(title('a')) p('b'))")).lines, IsEmpty());
    EXPECT_THAT(tagRatioLines(build({})).lines, IsEmpty());
}

} // namespace
} // namespace tagseam::test
