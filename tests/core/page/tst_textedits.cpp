// SPDX-License-Identifier: MIT
// Text edits: the page without the removed words has the same nodes.
#include "core/page/serializehtml.h"
#include "core/page/textedits.h"
#include "tests/core/methods/methodpages.h"

#include <gtest/gtest.h>

namespace tagseam::test {
namespace {

TEST(TextEdits, leaveWhatIsBetweenTheRanges)
{
    EXPECT_EQ(withoutRanges("Home | Ação 1", {}), "Home | Ação 1");
    const std::vector<TextRange> ends{{0, 4}, {7, 13}};
    EXPECT_EQ(withoutRanges("Home | Ação 1", ends), " |  1");
    const std::vector<TextRange> all{{0, 2}};
    EXPECT_EQ(withoutRanges("ab", all), "");
}

TEST(TextEdits, removeWordsAndNoNodes)
{
    const Document whole =
        page("<!DOCTYPE html><body><p class=a>Price: 15 &amp; more<b>Price: 16</b><!--c--></p><p>x");
    const NodeId first{whole.firstChild(firstNamed(whole, "p")).value};
    const NodeId second = whole.firstChild(firstNamed(whole, "b"));
    const std::vector<TextEdit> edits{{first, {{0, 6}, {12, 16}}}, {second, {{0, 6}}}};
    const EditedPage edited(whole, edits);
    EXPECT_EQ(outline(edited.document()),
              "html(head body(p[class=\"a\"](' 15 & ' b(' 16') <!--c-->) p('x')))");
    ASSERT_EQ(edited.document().size(), whole.size());
    EXPECT_EQ(edited.document().doctype(), whole.doctype());
    EXPECT_EQ(&EditedPage(whole, {}).document(), &whole) << "no copy without edits";
    EXPECT_EQ(removedCount(edits), 3U);
    KeepMask kept(whole.size(), true);
    kept[first.value] = false;
    EXPECT_EQ(editsWithin(edits, kept), (std::vector<TextEdit>{{second, {{0, 6}}}}));
}

TEST(TextEdits, keepBoxesAndComputedStyles)
{
    DocumentBuilder builder;
    builder.open("body");
    builder.text("one two");
    builder.close();
    builder.setBoxes({{0, 0, 10, 20}, {1, 2, 3, 4}});
    Document whole = std::move(builder).finish();
    whole.setComputedStyles({{0, 2, 0}, {"", "color: red", "color: blue"}});
    const std::vector<TextEdit> edits{{NodeId{2}, {{0, 3}}}};
    const EditedPage edited(whole, edits);
    EXPECT_EQ(edited.document().text(NodeId{2}), " two");
    EXPECT_EQ(edited.document().box(NodeId{2}), whole.box(NodeId{2}));
    EXPECT_EQ(edited.document().box(NodeId{1}), whole.box(NodeId{1}));
    EXPECT_EQ(edited.document().computedStyle(edited.document().computedStyleNumber(NodeId{1})),
              "color: blue");
}

} // namespace
} // namespace tagseam::test
