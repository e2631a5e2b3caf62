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

class SiteHalves {
  public:
    SiteHalves(const std::string& name, MeasureOptions options, StyleTreeOptions treeOptions = {})
        : m_pages(sitePages(name))
    {
        m_site.options = treeOptions;
        for (const SitePage& page : m_pages) {
            if (page.number % 2 == 0)
                grow(m_site, page.document);
        }
        m_measured = measure(m_site, options);
        for (const SitePage& page : m_pages)
            (page.number % 2 == 0 ? learnt : others)
                .push_back({&page, removalThresholds(page.document, m_measured).words});
        for (const ThresholdRow& row : ThresholdSample(m_measured).table().rows)
            candidates.push_back(row.threshold);
    }

    std::vector<Judged> learnt;
    std::vector<Judged> others;
    std::vector<double> candidates;

  private:
    std::vector<SitePage> m_pages;
    SiteStyleTree m_site;
    MeasuredTree m_measured;
};

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
    const SiteHalves halves(expected.site,
                            {.fewestPages = expected.fewestPages, .localNoise = LocalNoise::Off});
    ASSERT_GE(halves.learnt.size(), 10U);
    const double picked = pickedThreshold(halves.learnt, halves.candidates);
    const Measured m = measuredAt(halves.others, picked);
    constexpr double rounding = 0.001;
    EXPECT_GE(m.values, expected.values - rounding);
    EXPECT_GE(m.ownValues, expected.ownValues - rounding);
    EXPECT_GE(m.shared, expected.shared - rounding);
}

// As the paper has it 95 % of the own values stay on one site of three: what was the same on two or three
// learnt pages by chance is lost. With four pages as the fewest it is 98 % at least of own values on two
// sites, and 95 on the third, which has parts of the template in its values.
INSTANTIATE_TEST_SUITE_P(
    All, SstSites,
    testing::Values(Expected{"amazoncars", 2, 0.925, 0.925, 0.927},
                    Expected{"amazoncars", 4, 1.000, 1.000, 0.927},
                    Expected{"netflix", 2, 0.922, 0.958, 0.879}, Expected{"netflix", 4, 0.940, 0.981, 0.869},
                    Expected{"tennis", 2, 0.928, 0.927, 0.739}, Expected{"tennis", 4, 0.956, 0.957, 0.725}),
    [](const auto& tested) { return tested.param.site + std::to_string(tested.param.fewestPages); });

} // namespace
} // namespace tagseam::test
