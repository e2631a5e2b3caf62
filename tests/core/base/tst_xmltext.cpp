// SPDX-License-Identifier: MIT
// Any text is valid XML after its conversion, and is read as it was.
#include "core/base/xmltext.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

TEST(XmlText, escapesWhatWouldEndATextOrAValue)
{
    EXPECT_EQ(xmlText("a < b & \"c\" > 'd'"), "a &lt; b &amp; &quot;c&quot; &gt; 'd'");
    EXPECT_EQ(xmlText("ção 東 👍"), "ção 東 👍");
    EXPECT_EQ(xmlText(""), "");
}

TEST(XmlText, keepsWhiteSpaceThatAnAttributeWouldFold)
{
    EXPECT_EQ(xmlText("a\tb\r\nc"), "a&#9;b&#13;&#10;c");
}

TEST(XmlText, replacesWhatXmlCannotHave)
{
    const std::string bad = "\uFFFD";
    EXPECT_EQ(xmlText({"a\0b", 3}), "a" + bad + "b");
    EXPECT_EQ(xmlText("\x0B\x1F"), bad + bad);
    EXPECT_EQ(xmlText("\xFFx\xC3"), bad + "x" + bad) << "not UTF-8";
    EXPECT_EQ(xmlText("\xEF\xBF\xBF"), bad + bad + bad) << "U+FFFF";
    EXPECT_EQ(xmlText("\xED\xA0\x80"), bad + bad + bad) << "half a surrogate pair";
}

} // namespace
} // namespace tagseam
