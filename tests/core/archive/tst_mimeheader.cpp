// SPDX-License-Identifier: MIT
// Header blocks: folded lines, parameters.
#include "core/archive/mimeheader.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

TEST(HeaderBlock, joinsFoldedLinesAndIgnoresCase)
{
    const HeaderBlock block =
        parseHeaderBlock("Subject: one\r\n two\r\n\tthree\r\nContent-TYPE :text/html\r\n"
                         "no colon\r\n of nothing\r\n: no name\r\nX:\r\n late\r\nLast: end");
    EXPECT_EQ(block.value("subject"), "one two three");
    EXPECT_EQ(block.value("content-type"), "text/html");
    EXPECT_EQ(block.value("x"), "late");
    EXPECT_EQ(block.value("last"), "end") << "without a line end";
    EXPECT_EQ(block.value("missing"), "");
    EXPECT_EQ(block.fields.size(), 4U);
    EXPECT_EQ(parseHeaderBlock("").fields.size(), 0U);
}

TEST(HeaderBlock, endsAtTheBlankLine)
{
    EXPECT_EQ(headerBlockEnd("A: b\r\n\r\nbody"), 8U);
    EXPECT_EQ(headerBlockEnd("A: b\n\nbody"), 6U);
    EXPECT_EQ(headerBlockEnd("\nbody"), 1U);
    EXPECT_EQ(headerBlockEnd("A: b\r\nC: d\r\n"), std::string_view::npos);
    EXPECT_EQ(headerBlockEnd("A: b\r\n \r\n\r\n"), 11U) << "a line of blanks is folded, not blank";
}

TEST(MediaType, hasItsParametersQuotedOrNot)
{
    const MediaType media = parseMediaType(
        "Multipart/Related; boundary=\"a;b=\\\"c\\\"\" ; TYPE=Text/HTML;start=<r@x>; charset=UTF-8 ");
    EXPECT_EQ(media.type, "multipart/related");
    EXPECT_EQ(media.boundary, "a;b=\"c\"");
    EXPECT_EQ(media.rootType, "text/html");
    EXPECT_EQ(media.start, "r@x");
    EXPECT_EQ(media.charset, "UTF-8");
    EXPECT_EQ(parseMediaType("text/html; boundary=a=b:c").boundary, "a=b:c") << "unquoted, to the semicolon";
    EXPECT_EQ(parseMediaType("text/html; charset=\"utf-8").charset, "utf-8") << "no closing quote";
    EXPECT_EQ(parseMediaType("text/html; nonsense; charset=x").charset, "x");
    EXPECT_EQ(parseMediaType("text/html; charset=a; charset=b").charset, "a");
    EXPECT_EQ(parseMediaType("html").type, "");
    EXPECT_EQ(parseMediaType("").type, "");
    EXPECT_EQ(parseMediaType(";;=;").type, "");
}

} // namespace
} // namespace tagseam
