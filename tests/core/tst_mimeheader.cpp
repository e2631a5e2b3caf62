// SPDX-License-Identifier: MIT
// Header blocks: folded lines, parameters, encoded words.
#include "core/page/mimeheader.h"

#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <random>

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

TEST(EncodedWords, readAsTheExamplesOfTheRfc) // RFC 2047, 8
{
    for (const auto& [encoded, text] : {std::pair<const char*, const char*>{"=?ISO-8859-1?Q?a?=", "a"},
                                        {"=?ISO-8859-1?Q?a?= b", "a b"},
                                        {"=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=", "ab"},
                                        {"=?ISO-8859-1?Q?a?=  =?ISO-8859-1?Q?b?=", "ab"},
                                        {"=?ISO-8859-1?Q?a_b?=", "a b"},
                                        {"=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=", "a b"},
                                        {"=?ISO-8859-1?Q?Andr=E9?= Pirard", "André Pirard"},
                                        {"=?US-ASCII?Q?Keith_Moore?=", "Keith Moore"},
                                        {"=?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?= "
                                         "=?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=",
                                         "If you can read this you understand the example."}})
        EXPECT_EQ(decodeEncodedWords(encoded), text) << encoded;
}

TEST(EncodedWords, readAsProgramsWriteThem)
{
    EXPECT_EQ(decodeEncodedWords("=?utf-8?Q?=C3?= =?utf-8?Q?=A9t=C3=A9?="), "été") << "a letter cut in two";
    EXPECT_EQ(decodeEncodedWords("=?UTF-8*en?b?w6k=?="), "é") << "with a language";
    EXPECT_EQ(decodeEncodedWords("a =? b ?= =?x?Q?=?y?="), "a =? b ?= =?x?Q?=?y?=") << "no encoded words";
    EXPECT_EQ(decodeEncodedWords("=?utf-8?Q?ends_in_space_?=!"), "ends in space !");
    EXPECT_EQ(decodeEncodedWords("=?martian?Q?=C3=A9?="), "é") << "an unknown charset is guessed";
    EXPECT_EQ(decodeEncodedWords("caf\xE9"), "café") << "raw bytes, as old programs wrote them";
    EXPECT_EQ(decodeEncodedWords(""), "");
}

TEST(EncodedWords, comeBackInShortLines)
{
    EXPECT_EQ(encodeWords("plain title"), "plain title");
    std::mt19937 random(3);
    static const std::vector<std::string> pieces{"a",  " ",    "é", "日本", "=?",
                                                 "?=", "\r\n", "_", "😀",    "title"};
    for (int i = 0; i < 2000; ++i) {
        std::string title;
        for (std::size_t n = random() % 60; n > 0; --n)
            title += pieces[random() % pieces.size()];
        const std::string encoded = encodeWords(title);
        const HeaderBlock block = parseHeaderBlock("Subject: " + encoded + "\r\nX: y\r\n");
        ASSERT_EQ(decodeEncodedWords(block.value("subject")), title);
        ASSERT_EQ(block.value("x"), "y") << "no title ends the header";
    }
}

TEST(EncodedWords, ofAMegabyteTakeLinearTime)
{
    for (const char* piece : {"=?", "=?u?Q?", "=?u?Q?a?= ", "=?u?Q?a", "?=", "= ?"}) {
        std::string text;
        while (text.size() < 1'000'000)
            text += piece;
        const double start = test::processorSeconds();
        decodeEncodedWords(text + "?=");
        EXPECT_LT(test::processorSeconds() - start, 2) << piece;
    }
}

} // namespace
} // namespace tagseam
