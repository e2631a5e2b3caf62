// SPDX-License-Identifier: MIT
// Site style trees on real sites: learnt from half of the pages, how much noise they remove from the others,
// and how many of the values that each page shows they keep.
#include "core/methods/sitestyletree/thresholds.h"
#include "tests/core/sitepages.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

/// Shares of the pages of one half.
struct Measured {
    double values = 0;    ///< values of which no word is removed
    double ownValues = 0; ///< the same without the texts that all pages of the site share
    double shared = 0;    ///< removed words of the texts that all pages of the site share
};

/// A page with the threshold from which on each of its words is removed.
struct Judged {
    const SitePage* page = nullptr;
    std::vector<double> words;
};

double share(double part, double all)
{
    return all == 0 ? 1 : part / all;
}

Measured measuredAt(const std::vector<Judged>& half, double threshold)
{
    Measured counts;
    Measured all;
    for (const auto& [page, words] : half) {
        const auto isGone = [&](std::size_t word) { return words[word] <= threshold; };
        for (std::size_t i = 0; i < words.size(); ++i) {
            all.shared += page->shared[i] ? 1 : 0;
            counts.shared += page->shared[i] && isGone(i) ? 1 : 0;
        }
        for (const SitePage::Value& value : page->values) {
            bool isWhole = true;
            bool isOwnWhole = true;
            for (std::size_t i = value.begin; i < value.end; ++i) {
                isWhole = isWhole && !isGone(i);
                isOwnWhole = isOwnWhole && (page->shared[i] || !isGone(i));
            }
            ++all.values;
            counts.values += isWhole ? 1 : 0;
            all.ownValues += value.isShared(*page) ? 0 : 1;
            counts.ownValues += !value.isShared(*page) && isOwnWhole ? 1 : 0;
        }
    }
    return {share(counts.values, all.values), share(counts.ownValues, all.ownValues),
            share(counts.shared, all.shared)};
}

/// The paper tries thresholds on sample pages, here those of the learnt half: the greatest that loses no
/// value that the lowest does not lose.
double pickedThreshold(const std::vector<Judged>& sample, const std::vector<double>& candidates)
{
    const double best = measuredAt(sample, candidates.front()).values;
    double picked = candidates.front();
    for (const double candidate : candidates) {
        if (measuredAt(sample, candidate).values >= best)
            picked = candidate;
    }
    return picked;
}

struct Expected {
    const char* site;
    std::uint32_t fewestPages; ///< MeasureOptions
    double values;             ///< measured at the picked threshold without local noise, as the next two
    double ownValues;
    double shared;
};

class SstSites : public testing::TestWithParam<Expected> {};

TEST_P(SstSites, keepValuesAndLoseWhatPagesShare)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    const Expected& expected = GetParam();
    const std::vector<SitePage> pages = sitePages(expected.site);
    SiteStyleTree site;
    for (const SitePage& page : pages) {
        if (page.number % 2 == 0)
            grow(site, page.document);
    }
    const MeasuredTree measured =
        measure(site, {.fewestPages = expected.fewestPages, .localNoise = LocalNoise::Off});
    std::vector<Judged> learnt;
    std::vector<Judged> others;
    for (const SitePage& page : pages)
        (page.number % 2 == 0 ? learnt : others)
            .push_back({&page, removalThresholds(page.document, measured).words});
    ASSERT_GE(learnt.size(), 10U);
    std::vector<double> candidates;
    for (const ThresholdRow& row : ThresholdSample(measured).table().rows)
        candidates.push_back(row.threshold);
    const Measured m = measuredAt(others, pickedThreshold(learnt, candidates));
    constexpr double rounding = 0.001;
    EXPECT_GE(m.values, expected.values - rounding);
    EXPECT_GE(m.ownValues, expected.ownValues - rounding);
    EXPECT_GE(m.shared, expected.shared - rounding);
}

// By the paper 95 % of the own values stay on one site of three: values that are the same on two or three
// learnt pages by chance are lost. With four pages as the fewest at least 98 % stay on two sites, and 95 % on
// the third, which has parts of the template in its values.
INSTANTIATE_TEST_SUITE_P(
    All, SstSites,
    testing::Values(Expected{"amazoncars", 2, 0.925, 0.925, 0.927},
                    Expected{"amazoncars", 4, 1.000, 1.000, 0.927},
                    Expected{"netflix", 2, 0.922, 0.958, 0.879}, Expected{"netflix", 4, 0.940, 0.981, 0.869},
                    Expected{"tennis", 2, 0.928, 0.927, 0.739}, Expected{"tennis", 4, 0.956, 0.957, 0.725}),
    [](const auto& tested) { return tested.param.site + std::to_string(tested.param.fewestPages); });

} // namespace
} // namespace tagseam::test
