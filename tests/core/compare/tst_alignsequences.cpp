// SPDX-License-Identifier: MIT
// Alignment against a plain longest common subsequence, and its work on hostile input.
#include "core/compare/alignsequences.h"

#include "tests/core/page/testpages.h"

namespace tagseam {
namespace {

using Keys = std::vector<std::uint64_t>;

std::size_t plainLength(const Keys& a, const Keys& b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (const std::uint64_t key : a) {
        std::size_t diagonal = 0;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t above = row[j + 1];
            row[j + 1] = key == b[j] ? diagonal + 1 : std::max(above, row[j]);
            diagonal = above;
        }
    }
    return row.back();
}

// Returns the number of aligned entries; fails if the alignment is invalid.
std::size_t length(const Keys& a, const Keys& b, const Alignment& alignment)
{
    EXPECT_EQ(alignment.rightOf.size(), a.size());
    std::size_t count = 0;
    std::int64_t last = -1;
    for (std::size_t i = 0; i < alignment.rightOf.size(); ++i) {
        const std::uint32_t j = alignment.rightOf[i];
        if (j == Alignment::none)
            continue;
        EXPECT_LT(j, b.size());
        EXPECT_GT(static_cast<std::int64_t>(j), last);
        EXPECT_EQ(a[i], b[j]);
        last = j;
        ++count;
    }
    return count;
}

TEST(AlignSequences, ofUpTo700EntriesIsALongestCommonSubsequence)
{
    std::mt19937 random(1);
    for (int round = 0; round < 3000; ++round) {
        const std::uint64_t letters = 1 + random() % 8;
        Keys a(random() % (round % 100 == 0 ? 350 : 40));
        Keys b(random() % (round % 100 == 0 ? 350 : 40));
        for (Keys* keys : {&a, &b}) {
            for (std::uint64_t& key : *keys)
                key = random() % letters;
        }
        ASSERT_EQ(length(a, b, alignSequences(a, b)), plainLength(a, b));
    }
}

TEST(AlignSequences, keepsWhatIsUniqueWhenThereAreTooManyDifferences)
{
    std::mt19937 random(3);
    Keys a;
    Keys b;
    for (std::uint64_t i = 0; i < 20'000; ++i) { // in each three entries one is in both and unique, the
                                                 // others are noise
        a.insert(a.end(), {1000 + i, random() % 100, random() % 100});
        b.insert(b.end(), {random() % 100 + 100, 1000 + i, random() % 100 + 200});
    }
    EXPECT_EQ(length(a, b, alignSequences(a, b)), 20'000U);
}

TEST(AlignSequences, workGrowsWithTheLengthWhateverTheInput)
{
    // Numbers of letters: two, each twice, and each letter once but in another order.
    for (const std::uint64_t letters : {2U, 20'000U, 0U}) {
        std::uint64_t work[2] = {};
        for (const std::size_t size : {std::size_t{20'000}, std::size_t{80'000}}) {
            std::mt19937 random(4);
            Keys a(size);
            Keys b(size);
            for (std::size_t i = 0; i < size; ++i) {
                a[i] = letters == 0 ? i : random() % (letters * size / 20'000 + 1);
                b[i] = letters == 0 ? i : random() % (letters * size / 20'000 + 1);
            }
            if (letters == 0)
                std::ranges::shuffle(b, random);
            const Alignment alignment = alignSequences(a, b);
            EXPECT_GT(length(a, b, alignment), 0U) << letters;
            work[size > 20'000] = alignment.work;
            EXPECT_LT(alignment.work, 1000 * 2 * size) << letters;
        }
        // Four times the length; the ranges between anchors grow with the root until the bound limits them.
        EXPECT_LT(work[1], 9 * work[0]) << letters;
    }
}

TEST(AlignSequences, stopsWhenAskedTo)
{
    Keys a(1000, 1);
    a[500] = 2;
    EXPECT_TRUE(alignSequences(a, Keys(1000, 1), test::stopToken()).isStopped);
}

} // namespace
} // namespace tagseam
