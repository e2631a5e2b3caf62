// SPDX-License-Identifier: MIT
// Noise filters by name, chains and lists of them; what every mask of theirs keeps to.
#include "core/explain/setuptext.h"
#include "core/methods/mdr/mdr.h"
#include "core/methods/methods.h"
#include "core/methods/repetition/repetitionblocks.h"
#include "core/methods/separators/separators.h"
#include "tests/core/mdrtrees.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace tagseam::test {
namespace {

std::vector<std::string> namesOf(const std::vector<Method>& methods)
{
    std::vector<std::string> names;
    for (const Method& method : methods)
        names.push_back(method.name);
    return names;
}

TEST(Methods, ofTheListAreAllFoundAndKeepTheirNames)
{
    std::set<std::string_view> names;
    for (const auto& [name, what] : methodEntries()) {
        const Result<Method> method = methodNamed(name);
        ASSERT_TRUE(method) << name;
        EXPECT_EQ(method->name, name);
        EXPECT_EQ(method->usesSite(), name == "sst" || name == "pagelets");
        EXPECT_EQ(method->run == nullptr, method->usesSite());
        EXPECT_EQ(method->findsRecords, findMdrPreset(name) != nullptr || name == separatorsMethod);
        EXPECT_FALSE(what.empty());
        names.insert(name);
    }
    EXPECT_EQ(names.size(), methodEntries().size());
    EXPECT_TRUE(names.contains("mdr-2003"));
}

TEST(Methods, chainMdrBehindTheTpsFilter)
{
    for (const char* name : {"jidm-2013+velloso-2014", "advantage=0.3+mdr-2003", "all+mdr-2003",
                             "jidm-2013,style=class+style+mdr-2003"}) {
        const Result<Method> method = methodNamed(name);
        ASSERT_TRUE(method) << name;
        EXPECT_TRUE(method->findsRecords);
        EXPECT_EQ(method->name, name);
    }
}

TEST(Methods, thatAreNoneAreErrors)
{
    for (const char* name : {"", " ", "mdr", "jidm-2013+", "+mdr-2003", "jidm-2013+all", "jidm-2013+printed",
                             "mdr-2003+mdr-2003", "mdr-2003+jidm-2013", "jidm-2013+mdr-2003+mdr-2003",
                             "nonsense+mdr-2003", "advantage=much"}) {
        const Result<Method> method = methodNamed(name);
        ASSERT_FALSE(method) << name;
        EXPECT_EQ(method.error().code, ErrorCode::BadSetup) << name;
    }
    EXPECT_EQ(methodNamed("nonsense+mdr-2003").error().where, "nonsense");
    EXPECT_EQ(methodNamed("jidm-2013+printed").error().where, "jidm-2013+printed");
}

TEST(Methods, ofAListStandBetweenCommasButForSwitches)
{
    using Names = std::vector<std::string>;
    EXPECT_EQ(namesOf(*methodsNamed("all,mdr-2003")), (Names{"all", "mdr-2003"}));
    EXPECT_EQ(namesOf(*methodsNamed("jidm-2013,advantage=0.3,mdr-2003")),
              (Names{"jidm-2013,advantage=0.3", "mdr-2003"}));
    EXPECT_EQ(namesOf(*methodsNamed("advantage=0.3,style=class")), Names{"advantage=0.3,style=class"});
    EXPECT_EQ(namesOf(*methodsNamed("jidm-2013+mdr-2003,all")), (Names{"jidm-2013+mdr-2003", "all"}));
}

TEST(Methods, ofAListThatAreNoneOrComeTwiceAreErrors)
{
    for (const char* names : {"", "all,", ",all", "all,,printed", "all,all", "all,what"})
        EXPECT_FALSE(methodsNamed(names)) << names;
    EXPECT_EQ(methodsNamed("all,printed,all").error().where, "all");
}

TEST(Methods, takeTheSwitchesThatTheirNamesDoNotSetFromTheBase)
{
    std::mt19937 random(4);
    tagseam::Setup base;
    base.keep = Keep::Complement;
    base.path.nodes = NodeKinds::Elements;
    for (int round = 0; round < 50; ++round) {
        const Document page = build(randomPage(random));
        const FilterResult found = methodNamed("jidm-2013", base)->run({page}, {});
        EXPECT_EQ(found.kept, outcomeOf(page, *setupFromText("jidm-2013", base)).mask);
    }
}

TEST(Methods, allKeepsEverythingThatIsThere)
{
    std::mt19937 random(4);
    const Document page = build(randomPage(random));
    EXPECT_EQ(methodNamed("all")->run({page}, {}).kept, KeepMask(page.size(), true));
    const KeepMask mask = maskAtRandom(page, random, 3);
    EXPECT_EQ(methodNamed("all")->run({page, &mask}, {}).kept, mask);
}

TEST(Methods, ofMdrKeepTheRecordsAndWhatIsAboveThem)
{
    const Document page = bodyOf("h1('x') ul(li(a) li(a('y')))");
    const FilterResult found = methodNamed("mdr-2003")->run({page}, {});
    EXPECT_EQ(found.records.size(), 2U);
    std::string kept;
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        if (found.kept[node.value])
            kept += page.isElement(node) ? std::string(page.name(node)) + " " : "# ";
    }
    EXPECT_EQ(kept, "# html body ul li a li a # ");
}

TEST(Methods, chainedMineWhatTheFirstLeaves)
{
    std::mt19937 random(9);
    std::uint32_t records = 0;
    for (int round = 0; round < 500; ++round) {
        const Document page = pageOfRecords(random);
        const FilterResult found = methodNamed("jidm-2013+mdr-2003")->run({page}, {});
        const KeepMask left = methodNamed("jidm-2013")->run({page}, {}).kept;
        const FilterResult then = methodNamed("mdr-2003")->run({page, &left}, {});
        ASSERT_EQ(found.kept, then.kept);
        ASSERT_EQ(found.records, then.records);
        records += static_cast<std::uint32_t>(found.records.size());
    }
    EXPECT_GT(records, 100U);
}

// A mask as a filter before would leave it: no node without its parent.
KeepMask closedMask(const Document& page, std::mt19937& random)
{
    KeepMask mask = maskAtRandom(page, random, 6);
    for (NodeId node{1}; node.value < page.size(); ++node.value)
        mask[node.value] = mask[node.value] && mask[page.parent(node).value];
    return mask;
}

void expectPromises(const Document& page, const FilterResult& found, const KeepMask* within)
{
    ASSERT_EQ(found.kept.size(), page.size());
    const NodeId body = page.body();
    for (NodeId node{0}; node.value < page.size(); ++node.value) {
        const bool isThere = within == nullptr || (*within)[node.value];
        if (found.kept[node.value]) {
            ASSERT_TRUE(isThere);
            ASSERT_TRUE(node.value == 0 || found.kept[page.parent(node).value]) << "its ancestors";
        }
        const bool isOutside = body == noNode || node <= body || node >= page.subtreeEnd(body);
        ASSERT_TRUE(found.kept[node.value] || !isOutside || !isThere)
            << "the body, and what is outside of it";
    }
    for (std::size_t i = 0; i < found.records.size(); ++i) {
        ASSERT_FALSE(found.records[i].nodes.empty());
        ASSERT_TRUE(i == 0 || found.records[i - 1].nodes.front() < found.records[i].nodes.front());
        for (const NodeId node : found.records[i].nodes)
            ASSERT_TRUE(found.kept[node.value]);
    }
}

TEST(Methods, keepAncestorsAndWhatIsOutsideOfTheBodyAndNeverMoreThanWasThere)
{
    std::mt19937 random(6);
    for (int round = 0; round < (isSanitized ? 100 : 500); ++round) {
        const Document page = random() % 2 == 0 ? build(randomPage(random)) : pageOfRecords(random);
        const KeepMask mask = closedMask(page, random);
        for (const char* name : {"all", "printed", "jidm-2013", "dissertation-2014", "mdr-2003",
                                 "velloso-2014", "jidm-2013+velloso-2014"}) {
            const Result<Method> method = methodNamed(name);
            ASSERT_TRUE(method);
            const FilterResult whole = method->run({page}, {});
            ASSERT_FALSE(whole.isStopped);
            ASSERT_NO_FATAL_FAILURE(expectPromises(page, whole, nullptr)) << name;
            const FilterResult part = method->run({page, &mask}, {});
            ASSERT_NO_FATAL_FAILURE(expectPromises(page, part, &mask)) << name << outline(page);
        }
    }
}

TEST(KeepSubtrees, leavesOutWhatHangsBelowWhatIsNotThere)
{
    std::mt19937 random(10);
    for (int round = 0; round < 500; ++round) {
        const Document page = pageOfRecords(random);
        const KeepMask mask = maskAtRandom(page, random, 6); // with nodes whose parents are not there
        const FilterResult found = methodNamed("mdr-2003")->run({page, &mask}, {});
        for (NodeId node{1}; node.value < page.size(); ++node.value)
            ASSERT_TRUE(!found.kept[node.value] || found.kept[page.parent(node).value]) << outline(page);
    }
}

TEST(Methods, repetitionTellsItsSwitches)
{
    const auto options = repetitionOptionsOf("repetition,threshold=8,descends=no");
    ASSERT_TRUE(options);
    EXPECT_EQ(options->threshold, 8U);
    EXPECT_FALSE(options->descends);
    EXPECT_EQ(repetitionOptionsOf("repetition"), RepetitionOptions{});
    EXPECT_FALSE(repetitionOptionsOf("repetition,threshold=x"));
    EXPECT_FALSE(repetitionOptionsOf("repetitions"));
    EXPECT_FALSE(repetitionOptionsOf("tag-rules,threshold=8"));
}

TEST(Methods, sayThatTheyWereStopped)
{
    const Document page = bodyOf("ul(" + times(100, "li(a('x'))") + ")");
    std::stop_source source;
    source.request_stop();
    for (const char* name : {"mdr-2003", "velloso-2014", "jidm-2013+mdr-2003"})
        EXPECT_TRUE(methodNamed(name)->run({page}, source.get_token()).isStopped) << name;
}

} // namespace
} // namespace tagseam::test
