// SPDX-License-Identifier: MIT
// Base64, quoted-printable and chunks: the RFCs' examples, there and back, and broken input.
#include "core/archive/transferencoding.h"

#include "tests/core/archive/testarchives.h"

#include <gtest/gtest.h>

namespace tagseam {
namespace {

using Row = std::pair<const char*, const char*>;

TEST(Base64, decodesTheTestVectorsOfTheRfcAndWhatProgramsWrite)
{
    for (const auto& [text, encoded] :
         {Row{"", ""}, Row{"f", "Zg=="}, Row{"fo", "Zm8="}, Row{"foo", "Zm9v"}, Row{"foob", "Zm9vYg=="},
          Row{"fooba", "Zm9vYmE="}, Row{"foobar", "Zm9vYmFy"}}) { // RFC 4648, 10
        EXPECT_EQ(decodeBase64(encoded), text);
        EXPECT_EQ(encodeBase64(text), encoded);
    }
    EXPECT_EQ(decodeBase64("Zm9v\r\n Ym\tFy\n!"), "foobar") << "other characters are passed over";
    EXPECT_EQ(decodeBase64("Zg==Zg=="), "ff") << "two encodings, one after the other";
    EXPECT_EQ(decodeBase64("Zm9vY"), "foo") << "cut short";
    EXPECT_EQ(decodeBase64("===="), "");
}

TEST(QuotedPrintable, decodesTheExampleOfTheRfcAndWhatProgramsWrite)
{
    const Row rows[] = {
        {"Now's the time =\r\nfor all folk to come=\r\n to the aid of their country.", // RFC 2045, 6.7
         "Now's the time for all folk to come to the aid of their country."},
        {"a=3Db=3db=C3=A9", "a=b=b\xC3\xA9"},
        {"padding \t \r\nnext", "padding\r\nnext"},
        {"soft = \t\r\nbreak", "soft break"}, // padding after the soft break
        {"unix=\nlines\n", "unixlines\n"},
        {"a=b=zz=4", "a=b=zz=4"}, // text that begins no escape stays
        {"cut=", "cut"},
        {"", ""}};
    for (const auto& [encoded, text] : rows)
        EXPECT_EQ(decodeQuotedPrintable(encoded), text);
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
        ASSERT_EQ(decodeChunked(test::chunked(bytes, random)).bytes, bytes);
    }
}

TEST(Chunked, decodesTheFormOfTheRfcAndGivesWhatIsThereOfOthers)
{
    const Row rows[] = {{"4\r\nWiki\r\n6\r\npedia \r\nE\r\nin \r\n\r\nchunks.\r\n0\r\n\r\n",
                         "Wikipedia in \r\n\r\nchunks."}, // RFC 9112, 7.1
                        {"4;name=value\r\nWiki\r\n0\r\nTrailer: x\r\n\r\n", "Wiki"},
                        {"0000004 \nWiki\n0\n\n", "Wiki"}}; // zeros, blanks, LF alone
    for (const auto& [chunks, text] : rows) {
        EXPECT_EQ(decodeChunked(chunks).bytes, text);
        EXPECT_FALSE(decodeChunked(chunks).isInPart());
    }
    const Row incomplete[] = {{"4\r\nWiki\r\nFFFFFFFF\r\nend", "Wikiend"},
                              {"4\r\nWiki\r\nnonsense", "Wiki"},
                              {"4\r\nWikipedia\r\n0\r\n\r\n", "Wiki"},
                              {"4\r\nWiki\r\n\r\n0\r\n\r\n", "Wiki"},
                              {"4\r\nWiki\r\n", "Wiki"},
                              {"4\r\nWiki", "Wiki"}};
    for (const auto& [chunks, text] : incomplete) {
        EXPECT_EQ(decodeChunked(chunks).bytes, text);
        EXPECT_TRUE(decodeChunked(chunks).isInPart()) << chunks;
    }
    for (const char* text :
         {"4", "FFFFFFFFFFFFFFFFFFFF\r\nx", "<html>not chunked", "face it: this is text\nof lines", ""})
        EXPECT_EQ(decodeChunked(text).bytes, text) << "no chunk";
    EXPECT_FALSE(decodeChunked("\n<html>not chunked").isInPart());
    EXPECT_TRUE(decodeChunked("ZZ\r\n<html>\r\n0\r\n\r\n").isInPart());
}

} // namespace
} // namespace tagseam
