// SPDX-License-Identifier: MIT
// The methods that learn from a site: their names and switches, what a learnt filter says, and that it owns
// what it learnt.
#include "core/methods/methods.h"
#include "core/methods/pagelets/pagelettemplates.h"
#include "core/methods/sitestyletree/sstfilter.h"
#include "tests/core/ssttrees.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

std::vector<Document> pagesOf(const std::vector<std::string>& bodies)
{
    std::vector<Document> pages;
    for (const std::string& body : bodies)
        pages.push_back(page("<html><body>" + body + "</body></html>"));
    return pages;
}

std::vector<Document> siteAtRandom(std::mt19937& random, int count)
{
    RandomSite site(random);
    std::vector<Document> pages;
    for (int i = 0; i < count; ++i)
        pages.push_back(site.next());
    return pages;
}

FilterResult cleaned(const std::string& method, const std::vector<Document>& site, const Document& page,
                     const KeepMask* within = nullptr)
{
    return methodNamed(method)->learn(site)({page, within}, {});
}

// "p noise noisy 0": the first node, its fate, reason and figure to two digits.
std::vector<std::string> told(const Document& page, const FilterResult& result)
{
    std::vector<std::string> lines;
    for (const FilterDecision& each : result.decisions) {
        std::string figure = each.figure ? std::to_string(*each.figure).substr(0, 4) : "-";
        const NodeId node = each.nodes.front();
        lines.push_back(std::string(page.isElement(node) ? page.name(node) : "#") +
                        (each.isKept ? " kept " : " noise ") + std::string(each.reason) + " " + figure);
    }
    return lines;
}

TEST(SiteMethods, haveNamesAndSwitches)
{
    for (const char* name :
         {"sst", "sst,threshold=0.2,fewest-pages=4", "sst,threshold=0", "sst,local-noise=off,merge=no",
          "sst,probability=presence,attributes=none,leaves=texts", "sst+mdr-2003", "pagelets",
          "pagelets,k=2,window=4", "pagelets,k=2+velloso-2014"}) {
        const Result<Method> method = methodNamed(name);
        ASSERT_TRUE(method) << name;
        EXPECT_TRUE(method->usesSite());
        EXPECT_FALSE(method->run);
        EXPECT_EQ(method->name, name);
        EXPECT_EQ(method->findsRecords, std::string(name).find('+') != std::string::npos);
    }
}

TEST(SiteMethods, takeNoOtherSwitches)
{
    const std::map<std::string, std::string> wrong{{"sst,threshold=2", "threshold=2"},
                                                   {"sst,threshold=-1", "threshold=-1"},
                                                   {"sst,threshold=nan", "threshold=nan"},
                                                   {"sst,fewest-pages=0", "fewest-pages=0"},
                                                   {"sst,local-noise=loud", "local-noise=loud"},
                                                   {"sst,threshold=0.1,k=3", "k=3"},
                                                   {"pagelets,k=0", "k=0"},
                                                   {"pagelets,window=0", "window=0"},
                                                   {"pagelets,k=3x", "k=3x"},
                                                   {"pagelets,k", "k"}};
    for (const auto& [name, part] : wrong) {
        const Result<Method> method = methodNamed(name);
        ASSERT_FALSE(method) << name;
        EXPECT_EQ(method.error().where, part);
    }
    EXPECT_FALSE(methodNamed("mdr-2003+sst"));
    EXPECT_FALSE(methodNamed("sst+pagelets"));
}

TEST(SiteMethods, ofAListStandWithTheirSwitches)
{
    const auto methods = methodsNamed("all,sst,threshold=0.2,fewest-pages=4,pagelets,k=2,sst");
    ASSERT_TRUE(methods);
    std::vector<std::string> names;
    for (const Method& method : *methods)
        names.push_back(method.name);
    EXPECT_THAT(names, ElementsAre("all", "sst,threshold=0.2,fewest-pages=4", "pagelets,k=2", "sst"));
}

TEST(SstMethod, tellsWhichNodesAreNoisyAndWhichAreMeaningful)
{
    const auto site = pagesOf({"<div>menu same</div><p>one</p>", "<div>menu same</div><p>two</p>",
                               "<div>menu same</div><p>three</p>"});
    const FilterResult result = cleaned("sst,leaves=text-parents", site, site[0]);
    EXPECT_EQ(keptTexts(site[0], result.kept), "one");
    EXPECT_THAT(told(site[0], result), ElementsAre("div noise noisy 0.00", "p kept meaningful 1.00"));
    EXPECT_EQ(result.threshold, 0.1);
    const Document other = page("<html><body><ul><li>new</li></ul></body></html>");
    EXPECT_THAT(told(other, cleaned("sst,leaves=text-parents", site, other)),
                ElementsAre("body kept possibly -"));
}

TEST(SstMethod, isThatOfItsTreeWithItsSwitches)
{
    std::mt19937 random(31);
    for (int round = 0; round < (isSanitized ? 20 : 60); ++round) {
        const std::vector<Document> site = siteAtRandom(random, 6);
        SiteStyleTree tree;
        tree.options.leaves = LeafNodes::Texts;
        for (const Document& each : site)
            grow(tree, each);
        const MeasuredTree measured = measure(tree, {.fewestPages = 3, .mergesSimilar = false});
        const Marks marks = markElements(measured, 0.3);
        const Filter filter =
            methodNamed("sst,threshold=0.3,fewest-pages=3,merge=no,leaves=texts")->learn(site);
        for (const Document& each : site)
            ASSERT_EQ(filter({each}, {}).kept, cleanPage(each, measured, marks).result.kept);
    }
}

// Each node of the body that is there is settled by a decision on it or above, or passed.
TEST(SstMethod, decidesEachNodeOnceAndAsItsFiguresSay)
{
    std::mt19937 random(32);
    std::map<std::string, int> reasons;
    for (int round = 0; round < (isSanitized ? 40 : 150); ++round) {
        const std::vector<Document> site = siteAtRandom(random, 5);
        const Filter filter = methodNamed("sst,threshold=0.4")->learn(std::span(site).first(4));
        const Document& page = site[4];
        const FilterResult result = filter({page}, {});
        std::vector<int> decided(page.size(), 0);
        for (const FilterDecision& each : result.decisions) {
            ++reasons[std::string(each.reason)];
            ASSERT_EQ(each.nodes.size(), 1U);
            if (each.figure) {
                ASSERT_EQ(each.isKept, *each.figure > *result.threshold) << outline(page);
            }
            const NodeId node = each.nodes.front();
            for (std::uint32_t i = node.value; i < page.subtreeEnd(node).value; ++i) {
                decided[i] += each.reason == "local-noise" ? 0 : 1;
                ASSERT_FALSE(!each.isKept && result.kept[i] && NodeId{i} != page.body());
            }
        }
        for (NodeId node{0}; node.value < page.size(); ++node.value)
            ASSERT_LE(decided[node.value], 1) << outline(page);
    }
    EXPECT_EQ(reasons.size(), 4U) << "noisy, meaningful, possibly and local-noise come up";
}

TEST(PageletsMethod, isThatOfItsTemplatesWithItsSwitches)
{
    std::mt19937 random(33);
    for (int round = 0; round < 40; ++round) {
        const std::vector<Document> site = siteAtRandom(random, 6);
        const PageletTemplates templates = templatesOf(site, {1, 2});
        const Filter filter = methodNamed("pagelets,k=1,window=2")->learn(site);
        for (const Document& each : site)
            ASSERT_EQ(filter({each}, {}).kept, removeTemplates(each, templates).kept);
    }
}

TEST(SiteMethods, ownWhatTheyLearnt)
{
    for (const char* name : {"sst", "pagelets,k=1", "sst+mdr-2003"}) {
        std::mt19937 random(34);
        std::vector<Document> site = siteAtRandom(random, 6);
        const Document page = build(plainTree(site[0]));
        const Filter filter = methodNamed(name)->learn(site); // its Method is gone by now
        const KeepMask before = filter({page}, {}).kept;
        site.clear();
        const Filter copy = filter;
        EXPECT_EQ(copy({page}, {}).kept, before) << name;
    }
}

TEST(SiteMethods, learnPageByPageWhatTheyLearnAtOnce)
{
    std::mt19937 random(35);
    const std::vector<Document> site = siteAtRandom(random, 8);
    for (const char* name : {"sst", "pagelets,k=1", "sst+velloso-2014"}) {
        const SiteLearner learner = methodNamed(name)->beginSite();
        for (const Document& each : site)
            learner.add(each);
        const Filter filter = learner.finish({});
        for (const Document& each : site)
            EXPECT_EQ(filter({each}, {}).kept, cleaned(name, site, each).kept) << name;
    }
}

TEST(SiteMethods, mineWhatTheyLeave)
{
    const std::string menu = "<ul><li><a href=x>home</a></li><li><a href=y>news</a></li></ul>";
    std::vector<std::string> bodies;
    for (int i = 0; i < 4; ++i) {
        std::string items;
        for (int item = 0; item < 3; ++item)
            items += "<dd><b>title" + std::to_string(i * 10 + item) + "</b><i>text" +
                     std::to_string(i * 20 + item) + "</i></dd>";
        bodies.push_back(menu + "<dl>" + items + "</dl>");
    }
    const std::vector<Document> site = pagesOf(bodies);
    const FilterResult found = cleaned("sst+mdr-2003", site, site[1]);
    const KeepMask left = cleaned("sst", site, site[1]).kept;
    const FilterResult then = methodNamed("mdr-2003")->run({site[1], &left}, {});
    EXPECT_EQ(found.kept, then.kept);
    EXPECT_EQ(found.records, then.records);
    EXPECT_FALSE(found.records.empty());
    EXPECT_EQ(keptTexts(site[1], found.kept).find("home"), std::string::npos);
}

TEST(SiteMethods, keepAncestorsAndWhatIsOutsideOfTheBodyAndNeverMoreThanWasThere)
{
    std::mt19937 random(36);
    for (int round = 0; round < (isSanitized ? 20 : 80); ++round) {
        const std::vector<Document> site = siteAtRandom(random, 5);
        for (const char* name : {"sst,threshold=0.3", "pagelets,k=1", "sst+velloso-2014"}) {
            const Document& page = site.back();
            KeepMask within(page.size(), true);
            for (NodeId node{1}; node.value < page.size(); ++node.value)
                within[node.value] =
                    within[page.parent(node).value] && (node <= page.body() || random() % 6 != 0);
            const KeepMask kept =
                cleaned(name, std::vector(site.begin(), site.end() - 1), page, &within).kept;
            ASSERT_EQ(kept.size(), page.size());
            for (NodeId node{0}; node.value < page.size(); ++node.value) {
                ASSERT_TRUE(within[node.value] || !kept[node.value]);
                ASSERT_TRUE(!kept[node.value] || node.value == 0 || kept[page.parent(node).value]) << name;
                const NodeId body = page.body();
                const bool isOutside = body == noNode || node <= body || node >= page.subtreeEnd(body);
                ASSERT_TRUE(kept[node.value] || !isOutside || !within[node.value]) << name << outline(page);
            }
        }
    }
}

TEST(SiteMethods, ofNoPagesKeepWhatTheyDoNotKnow)
{
    const Document own = page("<html><body><p>one</p></body></html>");
    for (const char* name : {"sst", "pagelets"})
        EXPECT_EQ(keptTexts(own, cleaned(name, {}, own).kept), "one") << name;
}

TEST(SiteMethods, areStopped)
{
    const auto site = pagesOf({"<p>one</p>"});
    std::stop_source source;
    source.request_stop();
    for (const char* name : {"sst", "pagelets", "sst+mdr-2003"}) {
        EXPECT_FALSE(methodNamed(name)->learn(site, source.get_token())) << name;
        EXPECT_TRUE(methodNamed(name)->learn(site)({site[0]}, source.get_token()).isStopped) << name;
        const SiteLearner learner = methodNamed(name)->beginSite();
        learner.add(site[0]);
        EXPECT_FALSE(learner.finish(source.get_token())) << name << ": behind the last page, too";
    }
}

} // namespace
} // namespace tagseam::test
