// SPDX-License-Identifier: MIT
// Changes of a page as text: what is written is read as the same change.
#include "core/page/serializehtml.h"
#include "core/select/edittext.h"
#include "tests/core/page/testpages.h"

#include <gtest/gtest.h>

#include <array>

namespace tagseam::test {
namespace {

constexpr const char* source = "<body><nav>a</nav><div id=d class=x><p>one</p><p>two</p></div>";

TEST(EditText, namesNodesAndChanges)
{
    const Document whole = page(source);
    for (const char* text : {"tag nav => header", "set #d => class=a = b", "set p => hidden=",
                             "unset #d => class", "remove p", "move nav => after #d", "move p => into nav",
                             "wrap nav => div.a.b", "wrap nav => section", "unwrap #d"}) {
        const auto edit = editFromText(whole, text);
        ASSERT_TRUE(std::holds_alternative<PageEdit>(edit)) << text;
        const auto again = editFromText(whole, textOf(whole, std::get<PageEdit>(edit)));
        ASSERT_TRUE(std::holds_alternative<PageEdit>(again)) << textOf(whole, std::get<PageEdit>(edit));
        EXPECT_EQ(std::get<PageEdit>(again), std::get<PageEdit>(edit)) << text;
    }
}

TEST(EditText, saysWhatIsWrong)
{
    const Document whole = page(source);
    for (const char* text : {"", "paint p => red", "remove", "remove aside", "remove p => x", "tag p",
                             "set p => x", "move nav => beside #d", "move nav => after p", "remove p["})
        EXPECT_TRUE(std::holds_alternative<EditProblem>(editFromText(whole, text))) << text;
}

TEST(EditText, laterChangesNameTheNodesOfEarlierOnes)
{
    const std::array<std::string, 3> texts{"wrap nav => header.top", "move header.top => after #d",
                                           "set header.top > nav => id=n"};
    const auto series = withEdits(page(source), texts);
    ASSERT_TRUE(std::holds_alternative<EditedSeries>(series));
    const Document& after = std::get<EditedSeries>(series).page;
    EXPECT_EQ(outerHtml(after, after.body()), "<body><div id=\"d\" class=\"x\"><p>one</p><p>two</p></div>"
                                              "<header class=\"top\"><nav id=\"n\">a</nav></header></body>");
    const std::array<std::string, 2> second{"remove nav", "remove nav"};
    const auto refused = withEdits(page(source), second);
    ASSERT_TRUE(std::holds_alternative<EditProblem>(refused));
    EXPECT_EQ(std::get<EditProblem>(refused).where, "remove nav");
}

} // namespace
} // namespace tagseam::test
