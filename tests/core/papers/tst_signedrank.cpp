// SPDX-License-Identifier: MIT
// Wilcoxon's test: exact probabilities that can be counted by hand, and all assignments of signs as an
// oracle.
#include "core/papers/signedrank.h"

#include "core/papers/yi/draw.h"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace tagseam {
namespace {

double p(const std::vector<double>& differences)
{
    return signedRanks(std::vector<double>(differences.size(), 0), differences).p;
}

TEST(SignedRanks, areExact)
{
    EXPECT_DOUBLE_EQ(p({1, 2, 3, 4, 5}), 1.0 / 32) << "one of 32 assignments of signs";
    EXPECT_DOUBLE_EQ(p({-1, 2, 3, 4, 5}), 2.0 / 32) << "sums of 14 and 15";
    EXPECT_DOUBLE_EQ(p({-1, -2, -3}), 1);
    EXPECT_DOUBLE_EQ(p({1, 1}), 1.0 / 4) << "equal differences share the mean rank";
    EXPECT_DOUBLE_EQ(p({1, -1}), 3.0 / 4);
    EXPECT_DOUBLE_EQ(p({}), 1);
    EXPECT_DOUBLE_EQ(p({0, 0, 2}), 1.0 / 2) << "pairs without a difference do not count";
}

TEST(SignedRanks, countThePairs)
{
    const SignedRanks ranks = signedRanks(std::vector<double>{1, 1, 1, 1}, std::vector<double>{2, 0, 1, 3});
    EXPECT_EQ(ranks.increased, 2U);
    EXPECT_EQ(ranks.decreased, 1U);
    EXPECT_EQ(ranks.equal, 1U);
}

// Ranks by counting, and every assignment of signs.
double plainP(const std::vector<double>& differences)
{
    std::vector<double> ranks;
    double observed = 0;
    for (const double each : differences) {
        double below = 0;
        double same = 0;
        for (const double other : differences) {
            below += std::abs(other) < std::abs(each) ? 1 : 0;
            same += std::abs(other) == std::abs(each) ? 1 : 0;
        }
        ranks.push_back(below + (same + 1) / 2);
        observed += each > 0 ? ranks.back() : 0;
    }
    double count = 0;
    for (std::uint32_t signs = 0; signs < 1U << ranks.size(); ++signs) {
        double sum = 0;
        for (std::size_t i = 0; i < ranks.size(); ++i)
            sum += (signs >> i & 1U) != 0 ? ranks[i] : 0;
        count += sum >= observed ? 1 : 0;
    }
    return count / (1U << ranks.size());
}

TEST(SignedRanks, areThoseOfAllAssignments)
{
    Draw draw(5);
    for (int round = 0; round < 100; ++round) {
        std::vector<double> differences(draw.between(1, 10));
        for (double& each : differences)
            each = (draw.isIn(50) ? 1.0 : -1.0) * draw.between(1, 6);
        EXPECT_DOUBLE_EQ(p(differences), plainP(differences));
    }
}

} // namespace
} // namespace tagseam
