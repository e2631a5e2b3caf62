// SPDX-License-Identifier: MIT
// Bytes of a WARC read forwards, and found again by their place: plain, in one member of gzip, in many.
#include "core/page/recordreader.h"

#include "tests/core/reasons.h"
#include "tests/core/testarchives.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

namespace tagseam {
namespace {

using test::gzipped;

// Everything from `place` on, in the pieces that peek() gives.
std::string restFrom(const ByteSource& source, bool isGzip, ArchivePlace place)
{
    RecordReader reader(source, isGzip, place);
    std::string all;
    for (;;) {
        const std::string_view front = reader.peek(1000);
        if (front.empty())
            return all;
        all += front;
        reader.take(front.size());
    }
}

TEST(RecordReader, findsEveryPlaceAgainHoweverTheBytesArePacked)
{
    std::mt19937 random(1);
    for (int round = 0; round < 60; ++round) {
        std::string plain;
        for (std::size_t n = 1 + random() % 4; n > 0; --n)
            plain += test::randomBytes(random, random() % 4 == 0 ? 150'000 : 2'000);
        std::string members;
        for (std::string_view rest = plain; !rest.empty();) {
            const std::size_t count = std::min<std::size_t>(rest.size(), 1 + random() % 20'000);
            members += gzipped(rest.substr(0, count));
            if (random() % 8 == 0)
                members += gzipped("");
            rest.remove_prefix(count);
        }
        for (const std::string& bytes : {plain, gzipped(plain), members}) {
            const bool isGzip = bytes != plain;
            if (isGzip && plain.empty())
                continue;
            const ByteSource source(bytes);
            RecordReader reader(source, isGzip, {});
            std::size_t at = 0;
            while (at < plain.size()) {
                const ArchivePlace place = reader.place();
                ASSERT_EQ(restFrom(source, isGzip, place), plain.substr(at));
                const std::size_t step = 1 + random() % 60'000;
                const bool isSkipped = random() % 2 == 0;
                const std::size_t taken = isSkipped ? reader.skip(step) : reader.peek(step).size();
                if (!isSkipped)
                    reader.take(taken);
                ASSERT_EQ(taken, std::min(step, plain.size() - at));
                at += taken;
            }
            EXPECT_EQ(reader.peek(1), "");
            EXPECT_FALSE(reader.error());
        }
    }
}

TEST(RecordReader, stopsSkippingWhereAMemberBeginsWithARecord)
{
    const std::string head = "WARC/1.0\r\nContent-Length: 1000\r\n\r\n";
    const std::string cut = head + "short";
    const std::string next = "WARC/1.0\r\n\r\n";
    const auto behindHead = [&](const ByteSource& source) {
        RecordReader reader(source, true, {});
        reader.take(reader.peek(head.size()).size());
        return reader;
    };
    const ByteSource source(gzipped(cut) + gzipped(next));
    RecordReader reader = behindHead(source);
    EXPECT_EQ(reader.skip(1000), 5U);
    EXPECT_EQ(reader.peek(1000), next);
    const ByteSource together(gzipped(cut + next));
    EXPECT_EQ(behindHead(together).skip(1000), 5 + next.size()) << "in one member nobody knows";
    RecordReader peeked(source, true, {});
    ASSERT_EQ(peeked.peek(1000), cut + next);
    EXPECT_EQ(peeked.uncut(cut.size() + next.size()), cut.size());
    EXPECT_EQ(peeked.uncut(3), 3U);
}

TEST(RecordReader, distinguishesDamageFromTheEnd)
{
    std::string damaged = gzipped(std::string(3000, 'x'));
    damaged[damaged.size() - 6] = static_cast<char>(damaged[damaged.size() - 6] ^ 1);
    for (const std::string& bytes : {damaged, std::string("\x1f\x8b\x08garbage and more")}) {
        const ByteSource source(bytes);
        RecordReader reader(source, true, {});
        while (!reader.peek(100).empty())
            reader.take(reader.peek(100).size());
        ASSERT_TRUE(reader.error());
        EXPECT_THAT(Result<int>(*reader.error()),
                    test::FailsWith(ErrorCode::BadArchive, testing::_, testing::_));
    }
    const std::string whole = gzipped(std::string(3000, 'x'));
    const ByteSource early(whole.substr(0, whole.size() - 8));
    RecordReader reader(early, true, {});
    EXPECT_EQ(reader.peek(4000).size(), 3000U);
    EXPECT_FALSE(reader.error()) << "a file that ends early is no damage";
}

} // namespace
} // namespace tagseam
