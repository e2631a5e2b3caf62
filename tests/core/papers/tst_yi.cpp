// SPDX-License-Identifier: MIT
// The components of the experiment of Yi, Liu and Li: words, clusters, assignments, classes.
#include "core/page/parsehtml.h"
#include "core/papers/yi/assignment.h"
#include "core/papers/yi/classification.h"
#include "core/papers/yi/draw.h"
#include "core/papers/yi/kmeans.h"
#include "core/papers/yi/naivebayes.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numeric>

namespace tagseam {
namespace {

using testing::ElementsAre;
using testing::Pair;

TEST(BagOfWords, takesTextOfTheBodyThatIsKept)
{
    const Document page = *parseHtml("<html><head><title>t</title></head><body><p>one</p><script>no</script>"
                                     "<div>two<b>three</b></div><noscript>no</noscript></body></html>");
    EXPECT_EQ(keptText(page), "one\ntwo\nthree\n");
    KeepMask kept(page.size(), true);
    for (NodeId node{0}; node < NodeId{page.size()}; ++node.value) {
        if (page.name(node) == "p")
            kept[node.value] = false;
    }
    EXPECT_EQ(keptText(page, &kept), "two\nthree\n");
    EXPECT_THAT(wordsOf("The LCD and a lcd, 1600 x1200 DOT-matrix; caf\xc3\xa9 q"),
                ElementsAre(Pair("caf\xc3\xa9", 1U), Pair("dot", 1U), Pair("lcd", 2U), Pair("matrix", 1U),
                            Pair("x1200", 1U)))
        << "lower case, and no stop words";
    EXPECT_THAT(wordsOf("  --- 12 . "), ElementsAre());
}

TEST(BagOfWords, weighsByFrequencyAndRarity)
{
    Lexicon lexicon;
    const std::vector<BagOfWords> bags{lexicon.add({{"all", 5}, {"one", 2}, {"two", 1}}),
                                       lexicon.add({{"all", 1}, {"two", 3}}), lexicon.add({{"all", 1}})};
    const std::vector<WordVector> vectors = wordVectors(bags, lexicon.size());
    const double one = 2 * std::log(3.0);
    const double two = std::log(1.5);
    const double length = std::hypot(one, two);
    ASSERT_EQ(vectors[0].size(), 2U) << "a word of all pages weighs nothing";
    EXPECT_NEAR(vectors[0][0].weight, one / length, 1e-6);
    EXPECT_NEAR(vectors[0][1].weight, two / length, 1e-6);
    EXPECT_NEAR(vectors[1][0].weight, 1, 1e-6);
    EXPECT_TRUE(vectors[2].empty());
}

double gainOf(std::span<const double> gains, std::span<const std::size_t> columns)
{
    double sum = 0;
    for (std::size_t row = 0; row < columns.size(); ++row)
        sum += gains[row * columns.size() + columns[row]];
    return sum;
}

TEST(Assignment, isTheBestOfAll)
{
    Draw draw(7);
    for (std::size_t size = 1; size <= 6; ++size) {
        for (int round = 0; round < 40; ++round) {
            std::vector<double> gains(size * size);
            for (double& gain : gains) // with ties
                gain = draw.below(round % 2 == 0 ? 4 : 1000);
            const std::vector<std::size_t> found = bestAssignment(gains, size);
            std::vector<std::size_t> columns(size);
            std::iota(columns.begin(), columns.end(), std::size_t{0});
            EXPECT_TRUE(std::ranges::is_permutation(found, columns));
            double best = -1;
            do {
                best = std::max(best, gainOf(gains, columns));
            } while (std::ranges::next_permutation(columns).found);
            EXPECT_EQ(gainOf(gains, found), best);
        }
    }
}

TEST(AverageF, isThatOfTheBestAssignment)
{
    // Two categories of three pages: one page of the first stands among the second, cluster numbers crossed.
    const std::vector<std::uint32_t> categories{0, 0, 0, 1, 1, 1};
    const std::vector<std::uint32_t> clusters{1, 1, 0, 0, 0, 0};
    // p = 1, r = 2/3: F = 0.8; p = 3/4, r = 1: F = 6/7.
    EXPECT_NEAR(averageF(categories, clusters, 2), (0.8 + 6.0 / 7) / 2, 1e-12);
    EXPECT_EQ(averageF(categories, categories, 2), 1);
    EXPECT_NEAR(averageF(categories, std::vector<std::uint32_t>(6, 0), 2), (2.0 / 3) / 2, 1e-12);
}

// Lloyd's steps with dense vectors, written for clearness.
std::vector<std::uint32_t> plainKMeans(const std::vector<std::vector<double>>& pages,
                                       const std::vector<std::uint32_t>& seeds)
{
    const std::size_t words = pages[0].size();
    std::vector<std::vector<double>> centroids;
    for (const std::uint32_t seed : seeds)
        centroids.push_back(pages[seed]);
    std::vector<std::uint32_t> clusters(pages.size(), 99);
    for (;;) {
        std::vector<std::uint32_t> now;
        for (const auto& page : pages) {
            std::vector<double> dots;
            for (const auto& centroid : centroids)
                dots.push_back(std::inner_product(page.begin(), page.end(), centroid.begin(), 0.0));
            now.push_back(static_cast<std::uint32_t>(std::ranges::max_element(dots) - dots.begin()));
        }
        if (now == clusters)
            return clusters;
        clusters = now;
        for (std::size_t c = 0; c < centroids.size(); ++c) {
            std::vector<double> sum(words, 0);
            for (std::size_t page = 0; page < pages.size(); ++page) {
                for (std::size_t w = 0; clusters[page] == c && w < words; ++w)
                    sum[w] += pages[page][w];
            }
            const double length = std::sqrt(std::inner_product(sum.begin(), sum.end(), sum.begin(), 0.0));
            for (std::size_t w = 0; length > 0 && w < words; ++w)
                centroids[c][w] = sum[w] / length;
        }
    }
}

TEST(KMeans, clustersAsPlainStepsDo)
{
    Draw draw(11);
    for (int round = 0; round < 60; ++round) {
        const std::uint32_t words = draw.between(3, 9);
        std::vector<WordVector> pages(draw.between(4, 14));
        std::vector<std::vector<double>> dense(pages.size(), std::vector<double>(words, 0));
        for (std::size_t page = 0; page < pages.size(); ++page) {
            double squares = 0;
            for (double& weight : dense[page]) {
                weight = draw.isIn(50) ? 1 + draw.below(1000) : 0;
                squares += weight * weight;
            }
            for (std::uint32_t w = 0; w < words; ++w) {
                dense[page][w] /= squares > 0 ? std::sqrt(squares) : 1;
                if (dense[page][w] > 0)
                    pages[page].push_back({w, static_cast<float>(dense[page][w])});
            }
        }
        const std::vector<std::uint32_t> seeds =
            draw.distinct(draw.between(1, 4), static_cast<std::uint32_t>(pages.size()));
        EXPECT_EQ(kMeansFrom(pages, words, seeds).clusters, plainKMeans(dense, seeds)) << round;
    }
}

TEST(KMeans, isTheSameForTheSameSeedAndStops)
{
    std::vector<WordVector> pages;
    Draw draw(3);
    for (int page = 0; page < 40; ++page)
        pages.push_back({{draw.below(9), 1.0F}});
    EXPECT_EQ(kMeans(pages, 9, 4, 5).clusters, kMeans(pages, 9, 4, 5).clusters);
    EXPECT_NE(kMeans(pages, 9, 4, 5).clusters, kMeans(pages, 9, 4, 6).clusters);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(kMeans(pages, 9, 4, 5, stop.get_token()).isStopped);
}

TEST(Draw, isEvenAndTheSameEverywhere)
{
    EXPECT_EQ(Draw(0).next(), 0xe220a8397b1dcdafU) << "the published first number of SplitMix64";
    Draw draw(1);
    std::vector<int> counts(5, 0);
    for (int i = 0; i < 5000; ++i)
        ++counts[draw.below(5)];
    for (const int count : counts)
        EXPECT_NEAR(count, 1000, 150);
    std::vector<std::uint32_t> numbers = draw.distinct(5, 5);
    std::ranges::sort(numbers);
    EXPECT_THAT(numbers, ElementsAre(0U, 1U, 2U, 3U, 4U));
}

TEST(NaiveBayes, isAsWorkedByHand)
{
    // Words 0 to 3. Camera: "lens lens zoom" and "lens"; TV: "screen zoom". Word 3 was never learnt.
    ClassWords camera(4);
    camera.add({{0, 2}, {1, 1}});
    camera.add({{0, 1}});
    ClassWords tv(4);
    tv.add({{1, 1}, {2, 1}});
    const std::vector<const ClassWords*> classes{&camera, &tv};
    const NaiveBayes classifier(classes);
    // V = 3. P(lens|camera) = 4/7, P(zoom|camera) = 2/7, P(screen|camera) = 1/7;
    // P(lens|tv) = 1/5, P(zoom|tv) = P(screen|tv) = 2/5; P(camera) = 2/3.
    const BagOfWords page{{0, 1}, {2, 2}, {3, 9}};
    const std::vector<double> sums = classifier.logLikelihoods(page);
    EXPECT_NEAR(sums[0], std::log(2.0 / 3 * 4 / 7 * 1 / 7 * 1 / 7), 1e-12);
    EXPECT_NEAR(sums[1], std::log(1.0 / 3 * 1 / 5 * 2 / 5 * 2 / 5), 1e-12);
    EXPECT_EQ(classifier.classOf(page), 1U);
    EXPECT_EQ(classifier.classOf({}), 0U) << "by its share of pages alone";
}

TEST(Classification, triesTheThreeConfigurations)
{
    // Words 0 and 1 are of the categories; words 2 to 4 are the noise of each site, twice as frequent.
    SitePages pages;
    pages.sites = 3;
    pages.categories = 2;
    pages.words = 5;
    for (std::uint32_t site = 0; site < 3; ++site) {
        for (std::uint32_t category = 0; category < 2; ++category) {
            pages.bags.push_back({{category, 1}, {2 + site, 2}});
            pages.siteOf.push_back(site);
            pages.categoryOf.push_back(category);
        }
    }
    auto scores = classifyPairs(pages);
    ASSERT_TRUE(scores);
    ASSERT_EQ(scores->size(), 1U);
    const auto experiments = [&] {
        std::vector<std::size_t> counts;
        for (const auto& configuration : scores->front().configurations)
            counts.push_back(configuration.experiments);
        return counts;
    };
    EXPECT_THAT(experiments(), ElementsAre(3U, 6U, 6U));
    const auto& [one, two, three] = scores->front().configurations;
    EXPECT_EQ(one.f, 1) << "noise of both classes cancels out";
    EXPECT_EQ(two.f, 1) << "noise of other sites was never learnt";
    // Tested: C1 of two sites (one of them j, taken for C2 by j's noise), C2 of two (one of them i).
    EXPECT_EQ(three.accuracy, 0.5);
    EXPECT_EQ(three.f, 0.5);

    pages.bags.pop_back(); // the third site has no second category
    pages.siteOf.pop_back();
    pages.categoryOf.pop_back();
    scores = classifyPairs(pages);
    // C1 of i, C2 of j, and a test page of both elsewhere: i = 2 with j = 0, 1.
    EXPECT_THAT(experiments(), ElementsAre(2U, 2U, 4U));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(classifyPairs(pages, stop.get_token()));
}

} // namespace
} // namespace tagseam
