// SPDX-License-Identifier: MIT
// Styles say whether and how an element is displayed.
#include "core/page/displaystyle.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

TEST(DisplayStyle, hasThreeWaysToBeDisplayedAndOneNotTo)
{
    struct Row {
        const char* value;
        Display display;
    };
    for (const Row& row :
         {Row{"none", Display::None}, Row{"inline", Display::Inline}, Row{"contents", Display::Inline},
          Row{"ruby", Display::Inline}, Row{"inline-block", Display::Atom}, Row{"inline-flex", Display::Atom},
          Row{"inline flow-root", Display::Atom}, Row{"ruby-text", Display::Atom},
          Row{"block", Display::Block}, Row{"flex", Display::Block}, Row{"list-item", Display::Block},
          Row{"table-cell", Display::Block}, Row{"block flow", Display::Block}, Row{"", Display::Unset},
          Row{"blok", Display::Unset}, Row{"inherit", Display::Unset}})
        EXPECT_EQ(displayStyleOf(std::string("display:") + row.value).display, row.display) << row.value;
}

TEST(DisplayStyle, isReadAsBrowsersReadDeclarations)
{
    struct Row {
        const char* style;
        Display display;
    };
    for (const Row& row :
         {Row{"color: red; DISPLAY : None", Display::None}, Row{"display:none;display:block", Display::Block},
          Row{"display:none !important;display:block", Display::None},
          Row{"display:none;display:nothing", Display::None}, Row{"/* a */ display:none", Display::None},
          Row{"background:url(a;display:none)", Display::Unset},
          Row{"content:';display:none';display:block", Display::Block},
          Row{"--display:none;mso-display:none", Display::Unset}, Row{"display", Display::Unset},
          Row{"/*", Display::Unset}, Row{";;:;", Display::Unset}})
        EXPECT_EQ(displayStyleOf(row.style).display, row.display) << row.style;
}

TEST(DisplayStyle, hasVisibilityContentVisibilityAndWhiteSpace)
{
    EXPECT_EQ(displayStyleOf("visibility:hidden").isInvisible, true);
    EXPECT_EQ(displayStyleOf("visibility:collapse").isInvisible, true);
    EXPECT_EQ(displayStyleOf("visibility:visible").isInvisible, false);
    EXPECT_EQ(displayStyleOf("visibility:inherit").isInvisible, std::nullopt);
    EXPECT_EQ(displayStyleOf("content-visibility:hidden").isContentSkipped, true);
    EXPECT_EQ(displayStyleOf("content-visibility:auto").isContentSkipped, false);
    EXPECT_EQ(displayStyleOf("white-space:pre-wrap").isPreformatted, true);
    EXPECT_EQ(displayStyleOf("white-space:nowrap").isPreformatted, false);
    EXPECT_EQ(displayStyleOf("color:red"), DisplayStyle{});
}

} // namespace
} // namespace tagseam
