// SPDX-License-Identifier: MIT
// The run with the largest sum, against a plain search.
#include "core/methods/subsequence/maximumrun.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace tagseam {
namespace {

TEST(MaximumRun, hasTheLargestSum)
{
    const std::vector<double> values{-3.25, 2, -3.25, 5, -1, 4, -6.5, 7, -3.25};
    EXPECT_EQ(maximumRun(values), (MaximumRun{3, 8, 8.5})); // 5 - 1 + 4 - 6.5 + 7
}

TEST(MaximumRun, ofEqualSumsIsTheFirstAndTheShortest)
{
    EXPECT_EQ(maximumRun(std::vector<double>{3, -3, 3}), (MaximumRun{0, 1, 3}));
    EXPECT_EQ(maximumRun(std::vector<double>{0, 3, 0}), (MaximumRun{1, 2, 3}));
}

TEST(MaximumRun, withoutAPositiveValueIsEmpty)
{
    EXPECT_EQ(maximumRun({}), MaximumRun{});
    EXPECT_EQ(maximumRun(std::vector<double>{-1, 0, -2}), MaximumRun{});
}

TEST(MaximumRun, agreesWithAPlainSearch)
{
    std::mt19937 random(11);
    for (int round = 0; round < 500; ++round) {
        std::vector<double> values(random() % 12);
        for (double& value : values)
            value = static_cast<double>(random() % 17) - 8;
        double best = 0;
        for (std::size_t begin = 0; begin < values.size(); ++begin) {
            double sum = 0;
            for (std::size_t at = begin; at < values.size(); ++at)
                best = std::max(best, sum += values[at]);
        }
        const MaximumRun run = maximumRun(values);
        double sum = 0;
        for (std::size_t at = run.begin; at < run.end; ++at)
            sum += values[at];
        ASSERT_EQ(run.sum, best);
        ASSERT_EQ(sum, best);
    }
}

} // namespace
} // namespace tagseam
