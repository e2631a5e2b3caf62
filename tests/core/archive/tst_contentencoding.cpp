// SPDX-License-Identifier: MIT
// Gzip, deflate and br decoded: whole, in members, truncated, damaged, and bombs.
#include "core/archive/contentencoding.h"

#include "tests/core/archive/testarchives.h"
#include "tests/core/base/allocations.h"
#include "tests/core/base/reasons.h"
#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using test::brotlied;
using test::deflated;
using test::FailsWith;
using test::gzipped;
using test::HasFinding;
using testing::_;

std::string bytesOf(std::string packed)
{
    Result<Unpacked> unpacked = unpackGzip(std::move(packed));
    return unpacked ? unpacked->bytes : "error: " + unpacked.error().detail;
}

std::string randomText()
{
    std::string text = "<p>";
    std::mt19937 random(1);
    for (int i = 0; i < 20'000; ++i)
        text += static_cast<char>('a' + random() % 26);
    return text;
}

std::string withWrongChecksum()
{
    std::string damaged = gzipped("<p>" + std::string(1000, 'x'));
    damaged[damaged.size() - 6] = static_cast<char>(damaged[damaged.size() - 6] ^ 1);
    return damaged;
}

TEST(Gzip, isUnpackedMemberByMember)
{
    EXPECT_EQ(bytesOf(gzipped("<p>one ") + gzipped("") + gzipped("two")), "<p>one two");
    EXPECT_EQ(bytesOf(gzipped("<p>one") + "trailing garbage"), "<p>one");
    EXPECT_EQ(bytesOf("not packed"), "not packed");
    EXPECT_EQ(bytesOf(gzipped("")), "");
    const std::string large(1'000'000, 'x');
    EXPECT_EQ(bytesOf(gzipped(large)), large) << "more than one buffer";
}

TEST(Gzip, thatEndsEarlyGivesWhatWasThere)
{
    const std::string text = randomText();
    const std::string packed = gzipped(text);
    const Result<Unpacked> unchecked = unpackGzip(packed.substr(0, packed.size() - 4));
    EXPECT_EQ(unchecked->bytes, text) << "only the checksum is missing";
    EXPECT_TRUE(unchecked->isInPart());
    EXPECT_FALSE(unpackGzip(packed)->isInPart());
    EXPECT_FALSE(unpackGzip(text)->isInPart()) << "bytes that are not packed have no known end";
    EXPECT_TRUE(unpackGzip(packed + packed.substr(0, 100))->isInPart()) << "in a later member";
}

TEST(DecodeContent, undoesEachCodingAndSeveralTheLastFirst)
{
    const std::string html = "<html>" + std::string(3000, 'x') + "é</html>";
    using Row = std::pair<std::string, std::string>;
    for (const auto& [codings, body] :
         {Row{"", html}, Row{"identity", html}, Row{"gzip", gzipped(html)}, Row{" X-GZIP ", gzipped(html)},
          Row{"deflate", deflated(html, 15)}, Row{"deflate", deflated(html, -15)}, Row{"BR", brotlied(html)},
          Row{"br, gzip", gzipped(brotlied(html))}, Row{"gzip,,gzip", gzipped(gzipped(html))}}) {
        const Result<Unpacked> decoded = decodeContent(body, codings, test::plenty);
        ASSERT_TRUE(decoded) << codings << ": " << decoded.error().detail;
        EXPECT_EQ(decoded->bytes, html) << codings;
    }
    for (const char* coding : {"gzip", "deflate", "br", "gzip, br", "none", "zstd", "utf-8"}) {
        EXPECT_EQ(decodeContent(html, coding, test::plenty)->bytes, html)
            << coding << ", stored unpacked under it";
        EXPECT_EQ(decodeContent("", coding, test::plenty)->bytes, "") << coding;
    }
    EXPECT_EQ(decodeContent("p { color: red }", "None", test::plenty)->bytes, "p { color: red }");
}

TEST(DecodeContent, ofWhatCannotBeUnpackedSaysWhy)
{
    const auto expectError = [](const char* codings, const std::string& body, const auto& detail) {
        EXPECT_THAT(decodeContent(body, codings, test::plenty), FailsWith(ErrorCode::BadArchive, _, detail));
    };
    expectError("zstd", "x", "compressed with zstd");
    expectError("compress, gzip", gzipped("x"), "unknown content coding");
    expectError("gzip,gzip,gzip,gzip,gzip", "x", "more content codings than the limit");
    expectError("br", "\xff\xff\xff nonsense", "damaged data");
    expectError("deflate", "\xff\xff\xff nonsense", _);
    expectError("gzip", "\x1f\x8b", "it ends before the first byte");
    expectError("gzip", "\x1f\x8b\x08garbage, and more of it", _);
}

TEST(DecodeContent, ofDamagedBodiesGivesWhatCameBefore)
{
    const Result<Unpacked> wrong = decodeContent(withWrongChecksum(), "gzip", test::plenty);
    EXPECT_EQ(wrong->bytes, "<p>" + std::string(1000, 'x'));
    EXPECT_THAT(wrong->findings, HasFinding(ErrorCode::ReadInPart, "its compressed data is damaged"));
    const std::string text = randomText();
    for (const auto& [coding, packed] :
         {std::pair<std::string, std::string>{"gzip", gzipped(text)}, {"deflate", deflated(text, 15)}}) {
        std::string damaged = packed;
        for (std::size_t at = damaged.size() / 2; at < damaged.size() / 2 + 200; ++at)
            damaged[at] = '\xff';
        const Result<Unpacked> decoded = decodeContent(damaged, coding, test::plenty);
        ASSERT_TRUE(decoded) << coding;
        EXPECT_EQ(decoded->bytes.substr(0, 1000), text.substr(0, 1000)) << coding;
        EXPECT_TRUE(decoded->isInPart()) << coding;
    }
}

TEST(DecodeContent, ofBodiesThatEndEarlyGivesWhatIsThere)
{
    const std::string text = randomText();
    for (const auto& [coding, packed] : {std::pair<std::string, std::string>{"gzip", gzipped(text)},
                                         {"deflate", deflated(text, 15)},
                                         {"deflate", deflated(text, -15)},
                                         {"br", brotlied(text)}}) {
        const Result<Unpacked> decoded =
            decodeContent(packed.substr(0, packed.size() / 2), coding, test::plenty);
        ASSERT_TRUE(decoded) << coding;
        EXPECT_TRUE(text.starts_with(decoded->bytes)) << coding;
        EXPECT_GT(decoded->bytes.size(), 1000U) << coding;
        EXPECT_THAT(decoded->findings, HasFinding(ErrorCode::ReadInPart, _)) << coding;
    }
}

TEST(DecodeContent, thatUnpacksBeyondTheLimitIsRefusedAtTheLimit)
{
    const std::string zeros(16U << 20U, '\0');
    const std::pair<const char*, std::string> bombs[] = {{"gzip", gzipped(zeros)},
                                                         {"deflate", deflated(zeros, 15)},
                                                         {"br", brotlied(zeros)},
                                                         {"gzip, gzip", gzipped(gzipped(zeros))}};
    const std::uint64_t start = test::allocatedBytes();
    const auto isTooLarge = FailsWith(ErrorCode::TooLarge, _, "1 MB");
    for (const auto& [coding, bomb] : bombs)
        EXPECT_THAT(decodeContent(bomb, coding, 1U << 20U), isTooLarge) << coding;
    EXPECT_THAT(unpackGzip(bombs[0].second, 1U << 20U), isTooLarge);
    EXPECT_LT(test::allocatedBytes() - start, 24U << 20U) << "little of five times 16 MB is unpacked";
}

TEST(DecodeContent, ofAnyBytesKeepsToTheLimit)
{
    std::mt19937 random(3);
    for (int round = 0; round < (test::isShort ? 500 : 3000); ++round) {
        const std::string text = test::randomBytes(random, 3000);
        const char* coding = std::array{"gzip", "deflate", "br"}[round % 3];
        std::string packed = round % 3 == 0   ? gzipped(text)
                             : round % 3 == 1 ? deflated(text, 15)
                                              : brotlied(text);
        for (std::size_t n = random() % 4; n > 0; --n)
            packed[random() % packed.size()] = static_cast<char>(random());
        const Result<Unpacked> decoded = decodeContent(packed, coding, 2000);
        if (decoded)
            EXPECT_LE(decoded->bytes.size(), 2000U);
        else
            EXPECT_THAT(decoded, testing::AnyOf(FailsWith(ErrorCode::BadArchive, _, _),
                                                FailsWith(ErrorCode::TooLarge, _, _)));
    }
}

} // namespace
} // namespace tagseam
