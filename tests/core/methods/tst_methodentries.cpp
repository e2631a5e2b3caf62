// SPDX-License-Identifier: MIT
// Help lists the options of methods and the reasons of their decisions.
#include "core/methods/methods.h"

#include "tests/core/page/testpages.h"

namespace tagseam::test {
namespace {

// Returns one of the values that an option accepts.
std::string exampleOf(std::string_view values)
{
    if (values.starts_with("a "))
        return values.starts_with("a number") ? "0.5" : "3";
    return std::string(values.substr(0, values.find_first_of(", ")));
}

TEST(MethodEntries, optionsAreThoseThatMethodsTake)
{
    std::size_t options = 0;
    for (const MethodEntry* entry : methodEntries()) {
        for (const MethodOption& each : entry->options) {
            const std::string name = std::string(entry->name) + ',' + std::string(each.name) + '=';
            EXPECT_TRUE(methodNamed(name + exampleOf(each.values))) << name;
            const std::string last(each.values.substr(each.values.rfind(' ') + 1));
            EXPECT_TRUE(methodNamed(name + last)) << name << last;
            const bool isOfTags = each.values.starts_with("tags");
            const std::string invalid = isOfTags ? "a++b" : "maybe"; // a tag may have any name
            const Result<Method> wrong = methodNamed(name + invalid);
            ASSERT_FALSE(wrong) << name;
            EXPECT_EQ(wrong.error().where, std::string(each.name) + '=' + invalid);
            EXPECT_FALSE(each.usual.empty());
            EXPECT_FALSE(each.what.empty());
            ++options;
        }
    }
    EXPECT_GT(options, 0U);
    EXPECT_TRUE(findMethod("mdr-2003")->options.empty());
    EXPECT_EQ(findMethod("none"), nullptr);
}

TEST(MethodEntries, aSwitchOfAMethodWithoutAnyNamesTheMethod)
{
    const Result<Method> wrong = methodNamed("mdr-2003,threshold=0.3,x=1");
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().where, "threshold=0.3");
    EXPECT_EQ(wrong.error().detail, "mdr-2003");
    EXPECT_EQ(methodNamed("sst,treshold=2").error().detail, "sst");
    EXPECT_EQ(methodNamed("jidm-2013,advantag=2").error().detail, "");
}

TEST(MethodEntries, reasonsAreThoseThatDecisionsHave)
{
    std::vector<Document> site;
    for (const std::string text : {"1", "2", "3"})
        site.push_back(page(
            "<body><ul><li><a href=a>Home</a></li><li><a href=b>News</a></li><li><a href=c>Help</a></li></ul>"
            "<div><i>x</i> <b>y</b></div><p>one " +
            text + "</p><p>" + text + "</p></body>"));
    std::size_t told = 0;
    for (const MethodEntry* entry : methodEntries()) {
        const Method method = *methodNamed(entry->name);
        const Filter filter = method.usesSite() ? method.learn(site) : method.run;
        const FilterResult result = filter({site[0]}, {});
        for (const FilterDecision& each : result.decisions) {
            EXPECT_NE(std::ranges::find(entry->reasons, each.reason, &MethodReason::reason),
                      entry->reasons.end())
                << entry->name << ' ' << each.reason;
            ++told;
        }
        EXPECT_EQ(entry->reasons.empty(), entry->name == "all");
    }
    EXPECT_GT(told, 5U);
}

TEST(MethodEntries, fitCountsElementNodesThatTheTreeHas)
{
    std::vector<Document> site;
    site.push_back(page("<body><p><b>a</b></p><p><b>b</b></p></body>"));
    site.push_back(page("<body><p><b>c</b></p><p><b>d</b></p></body>"));
    const Filter filter = methodNamed("sst")->learn(site);
    EXPECT_EQ(filter({site[0]}, {}).fit, (SiteFit{3, 3}));
    EXPECT_EQ(filter({page("<body><p><b>a</b></p><div><b>x</b></div></body>")}, {}).fit, (SiteFit{3, 1}));
    EXPECT_FALSE(SiteFit({10, 1}).isPoor());
    EXPECT_TRUE(SiteFit({11, 1}).isPoor());
    EXPECT_FALSE(methodNamed("all")->run({site[0]}, {}).fit);
    const FilterResult chained = methodNamed("sst+mdr-2003")->learn(site)({site[0]}, {});
    EXPECT_EQ(chained.fit, (SiteFit{3, 3}));
}

} // namespace
} // namespace tagseam::test
