// SPDX-License-Identifier: MIT
// Gzip, deflate and br undone: whole, in members, cut short, damaged, and bombs.
#include "core/page/contentencoding.h"

#include "tests/core/allocations.h"
#include "tests/core/reasons.h"
#include "tests/core/testarchives.h"
#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <utility>
#include <vector>

namespace tagseam {
namespace {

using test::brotlied;
using test::deflated;
using test::gzipped;

constexpr std::size_t plenty = std::size_t{1} << 20U;

template <class Value>
std::string reasonOf(const Result<Value>& result)
{
    if (result)
        return "no error";
    EXPECT_EQ(result.error().code, ErrorCode::BadArchive);
    EXPECT_TRUE(test::isKnownReason(result.error().detail)) << result.error().detail;
    return result.error().detail;
}

std::string bytesOf(std::string packed)
{
    Result<Unpacked> unpacked = unpackGzip(std::move(packed));
    return unpacked ? unpacked->bytes : "error: " + unpacked.error().detail;
}

std::string errorOf(std::string packed)
{
    return reasonOf(unpackGzip(std::move(packed)));
}

std::string randomText(std::uint32_t seed)
{
    std::string text = "<p>";
    std::mt19937 random(seed);
    for (int i = 0; i < 20'000; ++i)
        text += static_cast<char>('a' + random() % 26);
    return text;
}

TEST(Gzip, isUnpackedMemberByMember)
{
    EXPECT_EQ(bytesOf(gzipped("<p>one ") + gzipped("") + gzipped("two")), "<p>one two");
    EXPECT_EQ(bytesOf(gzipped("<p>one") + "trailing garbage"), "<p>one");
    EXPECT_EQ(bytesOf("not packed"), "not packed");
    const std::string large(1'000'000, 'x');
    EXPECT_EQ(bytesOf(gzipped(large)), large) << "more than one buffer";
}

TEST(Gzip, thatEndsEarlyGivesWhatWasThere)
{
    const std::string text = randomText(1);
    const std::string packed = gzipped(text);
    const Result<Unpacked> half = unpackGzip(packed.substr(0, packed.size() / 2));
    ASSERT_TRUE(half);
    EXPECT_GT(half->bytes.size(), 1000U);
    EXPECT_TRUE(text.starts_with(half->bytes));
    EXPECT_TRUE(half->isCut);
    const Result<Unpacked> unchecked = unpackGzip(packed.substr(0, packed.size() - 4));
    EXPECT_EQ(unchecked->bytes, text) << "only the checksum is gone";
    EXPECT_TRUE(unchecked->isCut);
    EXPECT_FALSE(unpackGzip(packed)->isCut);
    EXPECT_FALSE(unpackGzip(text)->isCut) << "not packed: nobody knows";
    EXPECT_TRUE(unpackGzip(packed + packed.substr(0, 100))->isCut) << "in a later member";
    EXPECT_EQ(errorOf(packed.substr(0, 5)), "it ends before the first byte") << "inside the header";
}

TEST(Gzip, ofGarbageIsAnError)
{
    EXPECT_NE(errorOf("\x1f\x8b\x08garbage, and more of it"), "no error");
    EXPECT_EQ(errorOf("\x1f\x8b"), "it ends before the first byte");
    std::string damaged = gzipped("<p>" + std::string(1000, 'x'));
    damaged[damaged.size() - 6] = static_cast<char>(damaged[damaged.size() - 6] ^ 1);
    EXPECT_EQ(errorOf(damaged), "incorrect data check") << "the checksum is wrong";
    EXPECT_EQ(bytesOf(gzipped("")), "");
}

TEST(Gzip, thatUnpacksBeyondTheLimitIsRefusedAtTheLimit)
{
    const std::string bomb = gzipped(std::string(64U << 20U, ' '));
    ASSERT_LT(bomb.size(), 100'000U);
    const std::uint64_t start = test::allocatedBytes();
    const Result<Unpacked> result = unpackGzip(bomb, 1U << 20U);
    EXPECT_LT(test::allocatedBytes() - start, 8U << 20U) << "little of the 64 MB is unpacked";
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, ErrorCode::TooLarge);
    EXPECT_EQ(result.error().detail, "1 MB");
}

TEST(DecodeContent, undoesEachCodingAndSeveralTheLastFirst)
{
    const std::string html = "<html>" + std::string(3000, 'x') + "é</html>";
    const std::vector<std::pair<std::string, std::string>> stored{{"", html},
                                                                  {"identity", html},
                                                                  {"gzip", gzipped(html)},
                                                                  {" X-GZIP ", gzipped(html)},
                                                                  {"deflate", deflated(html, 15)},
                                                                  {"deflate", deflated(html, -15)},
                                                                  {"br", brotlied(html)},
                                                                  {"br, gzip", gzipped(brotlied(html))},
                                                                  {"gzip,,gzip", gzipped(gzipped(html))}};
    for (const auto& [codings, body] : stored) {
        const Result<std::string> decoded = decodeContent(body, codings, plenty);
        ASSERT_TRUE(decoded) << codings << ": " << decoded.error().detail;
        EXPECT_EQ(*decoded, html) << codings;
    }
    for (const char* coding : {"gzip", "deflate", "br", "gzip, br"}) {
        EXPECT_EQ(*decodeContent(html, coding, plenty), html) << coding << ", stored unpacked under it";
        EXPECT_EQ(*decodeContent("", coding, plenty), "") << coding;
    }
}

TEST(DecodeContent, ofWhatCannotBeUnpackedSaysWhy)
{
    const auto reasonFor = [](const std::string& codings, const std::string& body) {
        return reasonOf(decodeContent(body, codings, plenty));
    };
    EXPECT_EQ(reasonFor("zstd", "x"), "packed as zstd");
    EXPECT_EQ(reasonFor("compress, gzip", gzipped("x")), "unknown content coding");
    EXPECT_EQ(reasonFor("gzip,gzip,gzip,gzip,gzip", "x"), "more codings than can be meant");
    EXPECT_EQ(reasonFor("br", "\xff\xff\xff nonsense"), "damaged data");
    EXPECT_NE(reasonFor("deflate", "\xff\xff\xff nonsense"), "no error");
    std::string damaged = gzipped(std::string(1000, 'x'));
    damaged[damaged.size() - 6] = static_cast<char>(damaged[damaged.size() - 6] ^ 1);
    EXPECT_EQ(reasonFor("gzip", damaged), "incorrect data check");
}

TEST(DecodeContent, ofBodiesThatEndEarlyGivesWhatIsThere)
{
    const std::string text = randomText(2);
    for (const auto& [coding, packed] : {std::pair<std::string, std::string>{"gzip", gzipped(text)},
                                         {"deflate", deflated(text, 15)},
                                         {"deflate", deflated(text, -15)},
                                         {"br", brotlied(text)}}) {
        const Result<std::string> decoded =
            decodeContent(packed.substr(0, packed.size() / 2), coding, plenty);
        ASSERT_TRUE(decoded) << coding;
        EXPECT_TRUE(text.starts_with(*decoded)) << coding;
        EXPECT_GT(decoded->size(), 1000U) << coding;
    }
}

// Whatever a body is made of, no coding crashes, hangs or gives more than the limit.
TEST(DecodeContent, ofAnyBytesKeepsToTheLimit)
{
    std::mt19937 random(3);
    for (int round = 0; round < (test::isSanitized ? 500 : 3000); ++round) {
        const std::string text = test::randomBytes(random, 3000);
        const char* coding = std::array{"gzip", "deflate", "br"}[round % 3];
        std::string packed = round % 3 == 0   ? gzipped(text)
                             : round % 3 == 1 ? deflated(text, 15)
                                              : brotlied(text);
        for (std::size_t n = random() % 4; n > 0; --n)
            packed[random() % packed.size()] = static_cast<char>(random());
        const Result<std::string> decoded = decodeContent(packed, coding, 2000);
        if (decoded)
            EXPECT_LE(decoded->size(), 2000U);
        else if (decoded.error().code == ErrorCode::BadArchive)
            EXPECT_TRUE(test::isKnownReason(decoded.error().detail)) << decoded.error().detail;
        else
            EXPECT_EQ(decoded.error().code, ErrorCode::TooLarge);
    }
}

} // namespace
} // namespace tagseam
