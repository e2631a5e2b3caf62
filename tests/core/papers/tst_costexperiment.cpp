// SPDX-License-Identifier: MIT
// The cases of Equations 1 to 3 run as the analysis assumes, and exponents are fitted.
#include "core/papers/costexperiment.h"

#include "core/papers/costfamilies.h"
#include "tests/core/base/testfolder.h"

#include <gtest/gtest.h>

#include <cmath>

namespace tagseam {
namespace {

SearchCost costOf(std::size_t family, std::uint32_t positions)
{
    const CostFamily& of = costFamilies()[family];
    return searchCost(of.make(positions), findVariant(of.variant)->options);
}

TEST(CostFamilies, runAsTheEquationsAssume)
{
    for (const std::uint32_t n : {100U, 1'000U}) {
        const SearchCost worst = costOf(0, n);
        EXPECT_GE(worst.splits, n / 10) << "a constant number of positions at each level";
        EXPECT_GT(worst.operations.scanning, std::uint64_t{n} * n / 50);
        const SearchCost average = costOf(1, n);
        EXPECT_LE(average.splits, 3 * std::log2(n)) << "a constant share at each level";
        EXPECT_LE(average.operations.scanning, 4 * n);
        const SearchCost best = costOf(2, n);
        EXPECT_GE(best.splits, n - 3) << "one position at each level";
        EXPECT_LE(best.operations.scanning, 2 * n);
        EXPECT_GT(best.operations.counting, std::uint64_t{n} * n / 3) << "the counting loop of each level";
    }
}

class PageCostsOfAFolder : public test::Folder {};

TEST_F(PageCostsOfAFolder, areThoseOfEachVariantAndPagesWithAnErrorAreNamed)
{
    file("a.html", "<body><ul><li>1</li><li>2</li><li>3</li></ul></body>");
    file("b.html", "");
    std::vector<std::size_t> told;
    const Result<PageCosts> costs = pageCosts(m_folder, {}, [&](std::size_t done, std::size_t total) {
        EXPECT_EQ(total, 2U);
        told.push_back(done);
    });
    ASSERT_TRUE(costs);
    EXPECT_EQ(told, (std::vector<std::size_t>{1, 2}));
    ASSERT_EQ(costs->pages.size(), 1U);
    EXPECT_EQ(costs->pages[0].id, "a.html");
    ASSERT_EQ(costs->pages[0].costs.size(), variants.size());
    EXPECT_EQ(costs->pages[0].costs[0].positions, 8U);
    ASSERT_EQ(costs->unreadable.size(), 1U);
    EXPECT_EQ(costs->unreadable[0].first, "b.html");
    EXPECT_EQ(costs->unreadable[0].second.code, ErrorCode::Empty);
}

TEST_F(PageCostsOfAFolder, areNotMeasuredAfterAStop)
{
    file("a.html", "<body>a");
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(pageCosts(m_folder, {}, {}, source.get_token()).error().code, ErrorCode::Stopped);
}

TEST(CostReport, comparesTheExponentsWithTheStatedOnes)
{
    const PageCost page{
        "a.html",
        {SearchCost{10, 2, 1, {10, 2, 10}, 30}, {10, 2, 1, {10, 2, 10}, 30}, {10, 2, 1, {10, 2, 10}, 30}}};
    const Report report = costReport("folder", {&page, 1});
    const ReportTable& growth = report.tables[0];
    ASSERT_EQ(growth.key, "exponents");
    for (const ReportRow& row : growth.rows)
        EXPECT_NEAR(*row.figures[0].measured, *row.figures[0].published, 0.15) << row.names[0];
    EXPECT_NEAR(*growth.rows[2].figures[1].measured, 2, 0.05)
        << "counting in the best case, which Equation 3 leaves out";
    for (const ReportRow& row : growth.rows)
        EXPECT_LT(*row.figures[3].measured, 1.3) << "the index is not quadratic in any case";
}

} // namespace
} // namespace tagseam
