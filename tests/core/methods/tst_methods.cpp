// SPDX-License-Identifier: MIT
// Noise filters by name, in chains and lists, and what holds for every filter.
#include "core/explain/setuptext.h"
#include "core/methods/methods.h"

#include "core/methods/content/content.h"
#include "core/methods/repetition/repetitionblocks.h"
#include "core/methods/separators/separators.h"
#include "tests/core/base/reasons.h"
#include "tests/core/methods/mdr/mdrtrees.h"
#include "tests/core/methods/sitestyletree/ssttrees.h"

#include <gmock/gmock.h>

#include <map>
#include <set>

namespace tagseam::test {
namespace {

using testing::ElementsAre;

// A method that learns from a site learns from `site`.
Filter filterOf(std::string_view name, std::span<const Document> site)
{
    const Method method = *methodNamed(name);
    return method.usesSite() ? method.learn(site) : method.run;
}

TEST(Methods, ofTheListAreAllFoundAndKeepTheirNames)
{
    std::set<std::string_view> names;
    for (const MethodEntry* entry : methodEntries()) {
        const std::string_view name = entry->name;
        const Result<Method> method = methodNamed(name);
        ASSERT_TRUE(method) << name;
        EXPECT_EQ(method->name, name);
        EXPECT_EQ(method->usesSite(), entry->traits.usesSite);
        EXPECT_EQ(entry->ofOnePage.empty(), !entry->traits.usesSite);
        EXPECT_EQ(method->usesSite(), name == "sst" || name == "pagelets" || name == "block-entropy");
        EXPECT_EQ(method->run == nullptr, method->usesSite());
        EXPECT_EQ(method->findsRecords, findMdrPreset(name) != nullptr || name == separatorsMethod.name ||
                                            name == contentMethod.name || name == "centre-weight");
        EXPECT_FALSE(entry->what.empty());
        names.insert(name);
    }
    EXPECT_EQ(names.size(), methodEntries().size());
}

TEST(Methods, haveSwitchesAndChains)
{
    struct Row {
        const char* name;
        bool findsRecords = false;
        bool usesSite = false;
        bool wantsComputedStyles = false;
    };
    for (const Row& row :
         {Row{"jidm-2013+velloso-2014", true},
          {"jidm-2013,label-attributes=class+style+separators,label-attributes=class+style", true},
          {"nodes=elements+text+separators,label-attributes=computed", true, false, true},
          {"sst,probability=presence,attributes=none,leaves=texts", false, true},
          {"sst+separators,label-attributes=class+style", true, true},
          {"pagelets,k=2+velloso-2014", true, true},
          {"mss,word=2,tag=4.5"},
          {"cetr,threshold=12.5,variant=threshold"},
          {"text-density,lines=all,content=densest"},
          {"link-lists,ratio=0.5,count=words,containers=cells"},
          {"block-entropy,threshold=greedy,blocks=cells", false, true},
          {"block-entropy,threshold=0.5+separators", true, true},
          {"centre-weight,preset=velloso-2014", true},
          {"text-density,fusion=0.2,density=8+mdr-2003", true}}) {
        const Result<Method> method = methodNamed(row.name);
        ASSERT_TRUE(method) << row.name;
        EXPECT_EQ(method->name, row.name);
        EXPECT_EQ(method->findsRecords, row.findsRecords) << row.name;
        EXPECT_EQ(method->usesSite(), row.usesSite) << row.name;
        EXPECT_EQ(method->wantsComputedStyles, row.wantsComputedStyles) << row.name;
    }
}

TEST(Methods, thatDoNotExistAreErrorsAtTheirPart)
{
    using Row = std::pair<const char*, const char*>;
    for (const auto& [name, where] : {Row{"", ""},
                                      Row{"mdr", "mdr"},
                                      Row{"jidm-2013+", "jidm-2013+"},
                                      Row{"jidm-2013+all", "jidm-2013+all"},
                                      Row{"mdr-2003+mdr-2003", "mdr-2003+mdr-2003"},
                                      Row{"jidm-2013+mdr-2003+mdr-2003", "jidm-2013+mdr-2003"},
                                      Row{"nonsense+mdr-2003", "nonsense"},
                                      Row{"min-difference=much", "min-difference=much"},
                                      Row{"separators,label-attributes=loud", "label-attributes=loud"},
                                      Row{"separators,stile=none", "stile=none"},
                                      Row{"sst+pagelets", "sst+pagelets"},
                                      Row{"sst,threshold=2", "threshold=2"},
                                      Row{"sst,threshold=nan", "threshold=nan"},
                                      Row{"sst,fewest-pages=0", "fewest-pages=0"},
                                      Row{"sst,local-noise=loud", "local-noise=loud"},
                                      Row{"sst,threshold=0.1,k=3", "k=3"},
                                      Row{"pagelets,k=3x", "k=3x"},
                                      Row{"pagelets,k", "k"},
                                      Row{"printed,", ""},
                                      Row{"all,", ""},
                                      Row{"tag-rules,", ""},
                                      Row{"jidm-2013+velloso-2014,", ""},
                                      Row{"jidm-2013+velloso-2014,x=1", "x=1"},
                                      Row{"cetr,variant=lines", "variant=lines"},
                                      Row{"text-density,fusion=1.1", "fusion=1.1"},
                                      Row{"text-density,density=nan", "density=nan"},
                                      Row{"cetr,threshold=-1", "threshold=-1"},
                                      Row{"text-density,lines=full", "lines=full"},
                                      Row{"link-lists,ratio=-1", "ratio=-1"},
                                      Row{"link-lists,containers=table", "containers=table"},
                                      Row{"block-entropy,threshold=1.1", "threshold=1.1"},
                                      Row{"block-entropy,threshold=", "threshold="},
                                      Row{"block-entropy,blocks=div", "blocks=div"},
                                      Row{"centre-weight,preset=mdr", "preset=mdr"},
                                      Row{"centre-weight+mdr-2003", "centre-weight+mdr-2003"},
                                      Row{"centred-block,share=2", "share=2"},
                                      Row{"cetd,threshold=1", "threshold=1"},
                                      Row{"mss,tag=-1", "tag=-1"},
                                      Row{"mss,word=inf", "word=inf"},
                                      Row{"mss+mss", "mss+mss"}}) {
        EXPECT_THAT(methodNamed(name), FailsWith(ErrorCode::BadSetup, where, testing::_)) << name;
    }
}

TEST(Methods, takeNoOptionTwice)
{
    using Row = std::pair<const char*, const char*>;
    for (const auto& [name, option] :
         {Row{"tag-rules,same-tag=several,same-tag=one", "same-tag"},
          Row{"repetition,threshold=8,nested=no,threshold=8", "threshold"},
          Row{"sst,threshold=0.2,threshold=0.3", "threshold"}, Row{"pagelets,k=2,k=2", "k"},
          Row{"block-entropy,blocks=cells,blocks=cells", "blocks"},
          Row{"content,tables=blocks,tables=blocks", "tables"},
          Row{"cetr,threshold=1,threshold=2", "threshold"}, Row{"centred-block,share=0.3,share=0.3", "share"},
          Row{"jidm-2013,min-difference=0.3,min-difference=0.2", "min-difference"},
          Row{"jidm-2013+separators,label-attributes=none,label-attributes=none", "label-attributes"}}) {
        EXPECT_THAT(methodNamed(name), FailsWith(ErrorCode::BadSetup, option, givenTwice)) << name;
        EXPECT_THAT(methodsNamed(name), FailsWith(ErrorCode::BadSetup, option, givenTwice)) << name;
    }
}

TEST(Methods, ofAListAreSeparatedByCommasAndSwitchesGoWithTheNameBefore)
{
    const auto namesOf = [](std::string_view list) {
        const auto methods = methodsNamed(list);
        std::vector<std::string> names;
        for (const Method& method : *methods)
            names.push_back(method.name);
        return names;
    };
    EXPECT_THAT(namesOf("all,mdr-2003"), ElementsAre("all", "mdr-2003"));
    EXPECT_THAT(namesOf("jidm-2013,min-difference=0.3,mdr-2003"),
                ElementsAre("jidm-2013,min-difference=0.3", "mdr-2003"));
    EXPECT_THAT(namesOf("min-difference=0.3,label-attributes=class"),
                ElementsAre("min-difference=0.3,label-attributes=class"));
    EXPECT_THAT(namesOf("jidm-2013+mdr-2003,all"), ElementsAre("jidm-2013+mdr-2003", "all"));
    EXPECT_THAT(namesOf("all,sst,threshold=0.2,fewest-pages=4,pagelets,k=2,sst"),
                ElementsAre("all", "sst,threshold=0.2,fewest-pages=4", "pagelets,k=2", "sst"));
    for (const char* list : {"", "all,", ",all", "all,,printed", "all,all", "all,what"})
        EXPECT_FALSE(methodsNamed(list)) << list;
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

Result<RepetitionOptions> optionsNamed(std::string_view name)
{
    return optionsOfNamed<RepetitionOptions>(repetitionMethod, name);
}

TEST(Methods, repetitionReportsItsOptions)
{
    const auto options = optionsNamed("repetition,threshold=8,descends=yes,nested=no,ignored=i+em");
    ASSERT_TRUE(options);
    EXPECT_EQ(options->threshold, 8U);
    EXPECT_TRUE(options->descends);
    EXPECT_FALSE(options->hasNestedBlocks);
    EXPECT_EQ(options->ignored, (std::vector<std::string>{"i", "em"}));
    EXPECT_TRUE(optionsNamed("repetition,ignored=none")->ignored.empty());
    EXPECT_EQ(*optionsNamed("repetition"), RepetitionOptions{});
    for (const char* name : {"repetition,threshold=x", "repetitions", "tag-rules,threshold=8",
                             "repetition,ignored=", "repetition,ignored=a++b"})
        EXPECT_FALSE(optionsNamed(name)) << name;
}

TEST(Methods, isChainDistinguishesChainsFromValues)
{
    for (const char* chain : {"repetition,ignored=a+b+mdr-2003", "tag-rules+velloso-2014",
                              "tag-rules,threshold=3+separators,label-attributes=class+style"})
        EXPECT_TRUE(isChain(chain) && methodNamed(chain)) << chain;
    for (const char* single :
         {"repetition,ignored=a+b,threshold=3", "separators,label-attributes=class+style"})
        EXPECT_TRUE(!isChain(single) && methodNamed(single)) << single;
}

TEST(Methods, tagRulesTakeTheirOptions)
{
    const Document page = bodyOf("p(b('x')) div(p('1') p('2') i('3') i('4'))");
    const auto removed = [&](const char* name) {
        return methodNamed(name)->run({page}, {}).decisions.size();
    };
    EXPECT_EQ(removed("tag-rules,threshold=0"), 1U);
    EXPECT_EQ(removed("tag-rules,threshold=0,same-tag=several"), 0U);
    EXPECT_EQ(removed("tag-rules,threshold=3,same-tag=several"), 0U);
    EXPECT_EQ(removed("tag-rules,threshold=3,same-tag=several,counts=types"), 1U);
    for (const char* name : {"tag-rules,same-tag=two", "tag-rules,counts=kinds"})
        EXPECT_FALSE(methodNamed(name)) << name;
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
    for (const std::string first : {"jidm-2013", "sst", "pagelets,k=1"}) {
        std::size_t records = 0;
        for (int round = 0; round < 250; ++round) {
            std::vector<Document> site;
            for (int i = 0; i < 3; ++i)
                site.push_back(pageOfRecords(random));
            const FilterResult found = filterOf(first + "+mdr-2003", site)({site[0]}, {});
            const KeepMask left = filterOf(first, site)({site[0]}, {}).kept;
            const FilterResult then = methodNamed("mdr-2003")->run({site[0], &left}, {});
            ASSERT_EQ(found.kept, then.kept) << first;
            ASSERT_EQ(found.records, then.records) << first;
            records += found.records.size();
        }
        EXPECT_GT(records, 50U) << first;
    }
}

TEST(Methods, keepAncestorsAndTheBodyAndNeverMoreThanWasThere)
{
    std::mt19937 random(6);
    for (int round = 0; round < (isShort ? 50 : 250); ++round) {
        std::vector<Document> site = pagesAtRandom(random, 6);
        if (round % 3 > 0)
            site.back() = round % 3 == 1 ? build(randomPage(random)) : pageOfRecords(random);
        const Document& page = site.back();
        const KeepMask loose = maskAtRandom(page, random, 6);
        const KeepMask closed = closedMask(page, loose);
        KeepMask filtered = loose; // as a filter leaves it: with the body and what is before it
        for (NodeId node{0}; page.body() != noNode && node <= page.body(); ++node.value)
            filtered[node.value] = true;
        filtered = closedMask(page, std::move(filtered));
        for (const char* name : {"all",
                                 "printed",
                                 "jidm-2013",
                                 "dissertation-2014",
                                 "mdr-2003",
                                 "velloso-2014",
                                 "jidm-2013+velloso-2014",
                                 "separators",
                                 "sst,threshold=0.3",
                                 "pagelets,k=1",
                                 "sst+velloso-2014",
                                 "cetr",
                                 "cetr,variant=threshold",
                                 "text-density,density=1",
                                 "text-density,lines=all,content=densest",
                                 "cetd",
                                 "mss,tag=0.1",
                                 "link-lists",
                                 "link-lists,count=words,ratio=2",
                                 "block-entropy,threshold=0.3",
                                 "block-entropy,blocks=cells,threshold=0",
                                 "centre-weight",
                                 "centred-block"}) {
            SCOPED_TRACE(name);
            const Filter filter = filterOf(name, std::span(site).first(5));
            const FilterResult whole = filter({page}, {});
            ASSERT_FALSE(whole.isStopped);
            ASSERT_NO_FATAL_FAILURE(expectMask(page, whole)) << outline(page);
            const KeepMask& within = methodNamed(name)->usesSite() ? filtered : closed;
            const FilterResult part = filter({page, &within}, {});
            ASSERT_NO_FATAL_FAILURE(expectMask(page, part, &within)) << outline(page);
            if (std::string_view(name) == "all") {
                ASSERT_EQ(part.kept, closed);
            }
            if (!methodNamed(name)->findsRecords)
                continue;
            const KeepMask kept = filter({page, &loose}, {}).kept;
            for (NodeId node{1}; node.value < page.size(); ++node.value)
                ASSERT_TRUE(!kept[node.value] || kept[page.parent(node).value]) << outline(page);
        }
    }
}

TEST(Methods, byTextTakeDeepPages)
{
    const Document page = tree("html(body(" + repeated(50'000, "div(p('a b' ") + "'c'");
    for (const char* name : {"cetr", "text-density,density=0", "cetd", "mss", "link-lists"})
        EXPECT_TRUE(methodNamed(name)->run({page}, {}).kept[firstNamed(page, "div").value]) << name;
}

TEST(Methods, sayThatTheyWereStopped)
{
    std::mt19937 random(9);
    const std::vector<Document> site = pagesAtRandom(random, 6);
    const Document page = bodyOf("ul(" + times(100, "li(a('x'))") + ")");
    for (const char* name :
         {"mdr-2003", "velloso-2014", "jidm-2013+mdr-2003", "separators", "sst", "pagelets", "block-entropy",
          "sst+mdr-2003", "cetr", "text-density", "cetd", "mss", "link-lists"}) {
        const Filter filter = filterOf(name, site);
        EXPECT_FALSE(filter({page}, {}).isStopped) << name;
        EXPECT_TRUE(filter({page}, stopToken()).isStopped) << name;
        if (!methodNamed(name)->usesSite())
            continue;
        EXPECT_FALSE(methodNamed(name)->learn(site, stopToken())) << name;
        const SiteLearner learner = methodNamed(name)->beginSite();
        learner.add(site[0]);
        EXPECT_FALSE(learner.finish(stopToken())) << name << " after the last page";
    }
}

TEST(SiteMethods, learnPageByPageWhatTheyLearnAtOnceAndOwnIt)
{
    std::mt19937 random(35);
    for (const char* name : {"sst", "pagelets,k=1", "block-entropy", "sst+mdr-2003"}) {
        std::vector<Document> site = pagesAtRandom(random, 6);
        const Document page = build(plainTree(site[0]));
        const SiteLearner learner = methodNamed(name)->beginSite();
        for (const Document& each : site)
            learner.add(each);
        const Filter filter = learner.finish({});
        for (const Document& each : site)
            EXPECT_EQ(filter({each}, {}).kept, filterOf(name, site)({each}, {}).kept) << name;
        const Filter atOnce = filterOf(name, site); // its Method is destroyed here
        const KeepMask before = atOnce({page}, {}).kept;
        site.clear();
        EXPECT_EQ(Filter(atOnce)({page}, {}).kept, before) << name;
    }
}

TEST(SiteMethods, ofNoPagesKeepWhatTheyDoNotKnow)
{
    const Document own = page("<html><body><p>one</p></body></html>");
    for (const char* name : {"sst", "pagelets", "block-entropy"})
        EXPECT_EQ(keptTexts(own, filterOf(name, {})({own}, {}).kept), "one") << name;
}

} // namespace
} // namespace tagseam::test
