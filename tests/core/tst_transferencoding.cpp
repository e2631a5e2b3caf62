// SPDX-License-Identifier: MIT
// Base64, quoted-printable and chunks: the RFCs' examples, there and back, and what is broken.
#include "core/page/transferencoding.h"

#include "tests/core/testarchives.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

TEST(Base64, decodesTheTestVectorsOfTheRfc) // RFC 4648, 10
{
    for (const auto& [text, encoded] : {std::pair<const char*, const char*>{"", ""},
                                        {"f", "Zg=="},
                                        {"fo", "Zm8="},
                                        {"foo", "Zm9v"},
                                        {"foob", "Zm9vYg=="},
                                        {"fooba", "Zm9vYmE="},
                                        {"foobar", "Zm9vYmFy"}}) {
        EXPECT_EQ(decodeBase64(encoded), text);
        EXPECT_EQ(encodeBase64(text), encoded);
    }
}

TEST(Base64, passesOverWhatIsNoLetter)
{
    EXPECT_EQ(decodeBase64("Zm9v\r\n Ym\tFy\n!"), "foobar");
    EXPECT_EQ(decodeBase64("Zg==Zg=="), "ff") << "two encodings one behind the other";
    EXPECT_EQ(decodeBase64("Zm9vY"), "foo") << "cut short";
    EXPECT_EQ(decodeBase64("===="), "");
}

TEST(QuotedPrintable, decodesTheExampleOfTheRfc) // RFC 2045, 6.7
{
    EXPECT_EQ(
        decodeQuotedPrintable("Now's the time =\r\nfor all folk to come=\r\n to the aid of their country."),
        "Now's the time for all folk to come to the aid of their country.");
}

TEST(QuotedPrintable, takesWhatProgramsWrite)
{
    EXPECT_EQ(decodeQuotedPrintable("a=3Db=3db=C3=A9"), "a=b=b\xC3\xA9");
    EXPECT_EQ(decodeQuotedPrintable("padding \t \r\nnext"), "padding\r\nnext");
    EXPECT_EQ(decodeQuotedPrintable("soft = \t\r\nbreak"), "soft break") << "padding behind the soft break";
    EXPECT_EQ(decodeQuotedPrintable("unix=\nlines\n"), "unixlines\n");
    EXPECT_EQ(decodeQuotedPrintable("a=b=zz=4"), "a=b=zz=4") << "what begins nothing stays";
    EXPECT_EQ(decodeQuotedPrintable("cut="), "cut");
    EXPECT_EQ(decodeQuotedPrintable(""), "");
}

TEST(TransferEncodings, giveRandomBytesBackInShortLines)
{
    std::mt19937 random(7);
    for (int i = 0; i < 3000; ++i) {
        const std::string bytes = test::randomBytes(random, 300);
        const std::string quoted = encodeQuotedPrintable(bytes);
        ASSERT_EQ(decodeQuotedPrintable(quoted), bytes);
        const std::string base64 = encodeBase64(bytes);
        ASSERT_EQ(decodeBase64(base64), bytes);
        for (const std::string& text : {quoted, base64}) {
            for (std::size_t at = 0; at < text.size();) {
                const std::size_t end = std::min(text.find("\r\n", at), text.size());
                ASSERT_LE(end - at, 76U);
                at = end + 2;
            }
            ASSERT_TRUE(std::ranges::all_of(
                text, [](char c) { return c == '\r' || c == '\n' || (c >= ' ' && c < 127); }));
        }
        ASSERT_EQ(decodeChunked(test::chunked(bytes, random)), bytes);
    }
}

TEST(Chunked, decodesTheFormOfTheRfc) // RFC 9112, 7.1
{
    EXPECT_EQ(decodeChunked("4\r\nWiki\r\n6\r\npedia \r\nE\r\nin \r\n\r\nchunks.\r\n0\r\n\r\n"),
              "Wikipedia in \r\n\r\nchunks.");
    EXPECT_EQ(decodeChunked("4;name=value\r\nWiki\r\n0\r\nTrailer: x\r\n\r\n"), "Wiki");
    EXPECT_EQ(decodeChunked("0000004 \nWiki\n0\n\n"), "Wiki") << "zeros, blanks, LF alone";
}

TEST(Chunked, ofLyingLengthsGivesWhatIsThere)
{
    EXPECT_EQ(decodeChunked("4\r\nWiki\r\nFFFFFFFF\r\nend"), "Wikiend");
    EXPECT_EQ(decodeChunked("4\r\nWiki\r\nnonsense"), "Wiki");
    EXPECT_EQ(decodeChunked("4\r\nWiki"), "Wiki");
    EXPECT_EQ(decodeChunked("4"), "4") << "no chunk";
    EXPECT_EQ(decodeChunked("FFFFFFFFFFFFFFFFFFFF\r\nx"), "FFFFFFFFFFFFFFFFFFFF\r\nx")
        << "a length of no machine";
    EXPECT_EQ(decodeChunked("<html>not chunked"), "<html>not chunked");
    EXPECT_EQ(decodeChunked("face it: this is text\nof lines"), "face it: this is text\nof lines");
    EXPECT_EQ(decodeChunked(""), "");
}

} // namespace
} // namespace tagseam
