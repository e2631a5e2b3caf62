// SPDX-License-Identifier: MIT
// Entropies of words and blocks worked out by hand, the greedy threshold, and pages without redundant blocks.
#include "core/methods/blockentropy/blockentropy.h"
#include "core/methods/methods.h"
#include "tests/core/methods/methodpages.h"

#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <set>

namespace tagseam::test {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

constexpr double exactly = 1e-12;

std::string table(const std::string& content)
{
    return "<table><tr><td>" + content + "</td></tr></table>";
}

EntropySite siteOf(const std::vector<std::string>& bodies, BlockEntropyOptions options = {})
{
    EntropySite site(options);
    for (const std::string& body : bodies)
        site.add(page("<body>" + body));
    return site;
}

TEST(BlockEntropy, ofAWordIsOneOnAllPagesAndZeroOnOne)
{
    const EntropySite site = siteOf({table("menu apple rare rare rare"), table("menu apple rare"),
                                     table("menu pear"), table("menu plum")});
    EXPECT_THAT(site.entropyOf("menu"), DoubleNear(1, exactly));
    EXPECT_THAT(site.entropyOf("apple"), DoubleNear(0.5, exactly)) << "log 2 / log 4";
    EXPECT_EQ(site.entropyOf("pear"), 0);
    EXPECT_EQ(site.entropyOf("unknown"), 0);
    // Weights 3/4 and 1/4: 0.8113 bits of the 2 bits that four pages can have.
    const double bits = -(0.75 * std::log2(0.75) + 0.25 * std::log2(0.25));
    EXPECT_THAT(site.entropyOf("rare"), DoubleNear(bits / 2, exactly));
}

TEST(BlockEntropy, ofABlockIsTheMeanOfItsDistinctWords)
{
    const EntropySite site = siteOf({table("menu pear"), table("menu plum")});
    const std::vector<KeyWord> words{{"menu", 5}, {"pear", 1}, {"unknown", 1}};
    EXPECT_THAT(site.entropyOf(words), DoubleNear(1 / 3.0, exactly));
}

TEST(BlockEntropy, isZeroForOnePage)
{
    const EntropySite site = siteOf({table("menu")});
    EXPECT_EQ(site.entropyOf("menu"), 0);
    EXPECT_EQ(site.threshold(), 0.1);
    EXPECT_EQ(siteOf({}).threshold(), 1);
}

// Ten pages with a menu that all have; each article has 20 words that it shares with `sharing` - 1 others.
std::vector<std::string> menusAndArticles(int sharing)
{
    std::vector<std::string> bodies;
    for (int page = 0; page < 10; ++page) {
        std::string words;
        for (int word = 0; word < 20; ++word)
            words += " word" + std::to_string(page / sharing) + "x" + std::to_string(word);
        bodies.push_back(table("Home News Imprint") + table(words));
    }
    return bodies;
}

TEST(BlockEntropy, greedyThresholdIsWhereTheWordsOfInformativeBlocksHardlyGrow)
{
    EXPECT_EQ(siteOf(menusAndArticles(1)).threshold(), 0.1) << "articles have entropy 0";
    EXPECT_EQ(siteOf(menusAndArticles(2)).threshold(), 0.4) << "log 2 / log 10 is 0.301";
    EXPECT_EQ(siteOf(menusAndArticles(5)).threshold(), 0.7) << "log 5 / log 10 is 0.699";
    EXPECT_EQ(siteOf(menusAndArticles(10)).threshold(), 1) << "all pages are equal";
    EXPECT_EQ(siteOf(menusAndArticles(1), {BlockElements::Tables, 0.6}).threshold(), 0.6);
}

TEST(BlockEntropy, removesRedundantBlocksAndKeepsTextsOutsideOfTables)
{
    const std::string article = table("one article with words of its own");
    std::vector<std::string> bodies = menusAndArticles(1);
    const EntropySite site = siteOf(bodies);
    const Document page =
        test::page("<body>outside" + table("Home News Imprint<img src=a>" + article) + table("Home 1 2"));
    const FilterResult found = removeRedundantBlocks({page}, site, site.threshold());
    std::vector<std::string> reasons;
    for (const FilterDecision& each : found.decisions)
        reasons.emplace_back(each.reason);
    EXPECT_THAT(reasons, ElementsAre("redundant", "informative", "redundant"));
    EXPECT_THAT(*found.decisions[0].figure, DoubleNear(1, exactly));
    EXPECT_EQ(found.decisions[1].figure, 0);
    EXPECT_EQ(keptTexts(page, found.kept), "outside|one article with words of its own");
    EXPECT_FALSE(found.kept[firstNamed(page, "img").value]);
    expectMask(page, found);
}

TEST(BlockEntropy, leavesPagesWithoutTablesAsTheyAre)
{
    const Document page = test::page("<body><div>Home News Imprint</div>");
    const EntropySite site = siteOf(menusAndArticles(1));
    const FilterResult found = removeRedundantBlocks({page}, site, site.threshold());
    EXPECT_EQ(found.kept, KeepMask(page.size(), true));
    ASSERT_EQ(found.decisions.size(), 1U);
    EXPECT_EQ(found.decisions[0].reason, "no-blocks");
    EXPECT_THAT(found.decisions[0].nodes, ElementsAre(page.body()));
    EXPECT_TRUE(found.decisions[0].isKept);
}

TEST(BlockEntropy, asAMethodLearnsTheGreedyThreshold)
{
    std::vector<Document> site;
    for (const std::string& body : menusAndArticles(2))
        site.push_back(page("<body>" + body));
    const FilterResult found = methodNamed("block-entropy")->learn(site)({site[0]}, {});
    EXPECT_EQ(found.threshold, 0.4);
    EXPECT_THAT(keptTexts(site[0], found.kept), testing::StartsWith(" word0x0 "));
    EXPECT_EQ(methodNamed("block-entropy,threshold=1")->learn(site)({site[0]}, {}).kept,
              KeepMask(site[0].size(), true));
}

// The share of the texts that are removed, of those that all pages of a site have and of the others.
struct RemovedShares {
    double shared = 0;
    double own = 0;
};

RemovedShares removedShares(const std::vector<Document>& site, const Filter& filter)
{
    const auto forEachText = [](const Document& page, const auto& call) {
        for (NodeId node = page.body(); node < page.subtreeEnd(page.body()); ++node.value) {
            if (page.kind(node) == NodeKind::Text && !page.isBlankText(node))
                call(node, std::string(page.text(node)));
        }
    };
    std::map<std::string, std::set<const Document*>> pagesWith;
    for (const Document& page : site)
        forEachText(page, [&](NodeId, const std::string& text) { pagesWith[text].insert(&page); });
    std::array<double, 2> removed{};
    std::array<double, 2> all{};
    for (const Document& page : site) {
        const FilterResult found = filter({page}, {});
        forEachText(page, [&](NodeId node, const std::string& text) {
            const std::size_t isShared = pagesWith[text].size() == site.size() ? 1 : 0;
            ++all[isShared];
            removed[isShared] += found.kept[node.value] ? 0 : 1;
        });
    }
    return {removed[1] / all[1], removed[0] / all[0]};
}

TEST(BlockEntropy, removesWhatAllPagesOfASiteShareMoreThanTheRest)
{
    TAGSEAM_NEEDS("corpus", hasCorpus());
    for (const char* name : {"amazoncars", "netflix", "tennis"}) {
        std::vector<Document> site;
        for (const auto& file : corpusPages(std::filesystem::path("sites") / name / "sources"))
            site.push_back(*parseHtml(bytesOf(file)));
        ASSERT_GT(site.size(), 10U) << name;
        for (const char* method : {"block-entropy", "block-entropy,blocks=cells"}) {
            const RemovedShares removed = removedShares(site, methodNamed(method)->learn(site));
            EXPECT_GT(removed.shared, 0.4) << name << ' ' << method;
            EXPECT_GT(removed.shared, removed.own) << name << ' ' << method;
        }
    }
}

} // namespace
} // namespace tagseam::test
