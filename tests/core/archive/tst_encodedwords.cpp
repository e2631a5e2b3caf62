// SPDX-License-Identifier: MIT
// Encoded words of mail headers: as the RFC writes them, as programs do, and back.
#include "core/archive/encodedwords.h"

#include "core/archive/mimeheader.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

TEST(EncodedWords, readAsTheExamplesOfTheRfcAndAsProgramsWriteThem)
{
    const std::pair<const char*, const char*> rows[] = {
        {"=?ISO-8859-1?Q?a?=", "a"}, // RFC 2047, 8
        {"=?ISO-8859-1?Q?a?= b", "a b"},
        {"=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=", "ab"},
        {"=?ISO-8859-1?Q?a?=  =?ISO-8859-1?Q?b?=", "ab"},
        {"=?ISO-8859-1?Q?a_b?=", "a b"},
        {"=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=", "a b"},
        {"=?ISO-8859-1?Q?Andr=E9?= Pirard", "André Pirard"},
        {"=?US-ASCII?Q?Keith_Moore?=", "Keith Moore"},
        {"=?ISO-8859-1?B?SWYgeW91IGNhbiByZWFkIHRoaXMgeW8=?= "
         "=?ISO-8859-2?B?dSB1bmRlcnN0YW5kIHRoZSBleGFtcGxlLg==?=",
         "If you can read this you understand the example."},
        {"=?utf-8?Q?=C3?= =?utf-8?Q?=A9t=C3=A9?=", "été"},  // a letter split in two
        {"=?UTF-8*en?b?w6k=?=", "é"},                       // with a language
        {"a =? b ?= =?x?Q?=?y?=", "a =? b ?= =?x?Q?=?y?="}, // no encoded words
        {"=?utf-8?Q?ends_in_space_?=!", "ends in space !"},
        {"=?martian?Q?=C3=A9?=", "é"}, // an unknown charset is guessed
        {"caf\xE9", "café"},           // raw bytes, as old programs wrote them
        {"", ""}};
    for (const auto& [encoded, text] : rows)
        EXPECT_EQ(decodeEncodedWords(encoded), text) << encoded;
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
        const HeaderBlock block = parseHeaderBlock("Subject: " + encodeWords(title) + "\r\nX: y\r\n");
        ASSERT_EQ(decodeEncodedWords(block.value("subject")), title);
        ASSERT_EQ(block.value("x"), "y") << "no title ends the header";
    }
}

TEST(EncodedWords, ofAMegabyteTakeLinearTime)
{
    for (const char* piece : {"=?", "=?u?Q?", "=?u?Q?a?= ", "=?u?Q?a", "?=", "= ?"}) {
        const std::string text = test::repeated(1'000'000 / std::string_view(piece).size(), piece);
        EXPECT_LE(decodeEncodedWords(text + "?=").size(), text.size() + 2) << piece; // square: 10^12 steps
    }
}

} // namespace
} // namespace tagseam
