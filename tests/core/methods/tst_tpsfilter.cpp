// SPDX-License-Identifier: MIT
// The filter of a variant keeps the region, the rest, the side with more text, or a set of regions (Algorithm
// 6; dissertation, section 4.5).
#include "core/methods/tpsfilter.h"

#include "core/explain/setuptext.h"
#include "core/methods/methods.h"
#include "core/page/parsehtml.h"
#include "core/page/textblocks.h"

#include <gmock/gmock.h>

namespace tagseam {
namespace {

using testing::HasSubstr;
using testing::Not;

// A menu of many links, an article of few paragraphs and much text, and another list of links.
std::string pageWithSmallArticle()
{
    std::string html = "<body><ul class='menu'>";
    for (int i = 0; i < 40; ++i)
        html += "<li><a href='#'>menu entry</a></li>";
    html += "</ul><div class='article'>";
    for (int i = 0; i < 4; ++i)
        html += "<p>The tide was low in the harbour, and the boats lay on the sand until the evening of the "
                "day.</p>";
    html += "</div></body>";
    return html;
}

struct Filtered {
    std::string text;
    FilterResult result;
};

Filtered filtered(const std::string& html, const std::string& method)
{
    const Document page = *parseHtml(html);
    Filtered outcome;
    outcome.result = methodNamed(method)->run({page}, {});
    outcome.text = plainText(page, outcome.result.kept);
    return outcome;
}

TEST(TpsFilter, keepsTheComplementIfItHasMuchMoreText)
{
    const std::string html = pageWithSmallArticle();
    EXPECT_THAT(filtered(html, "jidm-2013").text, Not(HasSubstr("tide"))) << "the main region is the menu";
    const Filtered rescued = filtered(html, "jidm-2013,keep=auto");
    EXPECT_THAT(rescued.text, HasSubstr("tide"));
    EXPECT_THAT(rescued.text, Not(HasSubstr("menu entry\n\nmenu entry"))) << "the region is pruned";
    ASSERT_EQ(rescued.result.decisions.size(), 2U);
    EXPECT_FALSE(rescued.result.decisions[0].isKept) << "the region";
    EXPECT_EQ(rescued.result.decisions[0].reason, "region");
    EXPECT_EQ(rescued.result.decisions[1].reason, "complement");
    EXPECT_EQ(rescued.result.threshold, 4 * *rescued.result.decisions[0].figure);
    EXPECT_LT(*rescued.result.decisions[0].figure, *rescued.result.decisions[1].figure);
}

TEST(TpsFilter, keepsTheRegionIfItIsTheText)
{
    const std::string html =
        "<body><ul class='menu'><li><a href='#'>menu entry</a></li><li><a href='#'>menu "
        "entry</a></li></ul><div class='article'>" +
        std::string("<p>tide</p><p>sand</p><p>boat</p><p>crew</p><p>reef</p><p>gull</p></div></body>");
    EXPECT_EQ(filtered(html, "jidm-2013,keep=auto").result.kept, filtered(html, "jidm-2013").result.kept);
}

TEST(TpsFilter, keepsSeveralRegions)
{
    std::string html = "<body><ul class='menu'>";
    for (int i = 0; i < 30; ++i)
        html += "<li><a href='#'>menu entry</a></li>";
    html += "</ul><div class='one'>";
    for (int i = 0; i < 8; ++i)
        html += "<p>The tide was low in the harbour.</p>";
    html += "</div><table class='two'>";
    for (int i = 0; i < 14; ++i)
        html += "<tr><td>The boats lay on the sand.</td></tr>";
    html += "</table></body>";
    const Filtered several = filtered(html, "jidm-2013,keep=regions");
    EXPECT_THAT(several.text, HasSubstr("tide"));
    EXPECT_THAT(several.text, HasSubstr("boats"));
    EXPECT_THAT(several.text, Not(HasSubstr("menu entry")));
    EXPECT_TRUE(several.result.threshold);
    for (const FilterDecision& decision : several.result.decisions)
        EXPECT_EQ(decision.isKept, *decision.figure >= *several.result.threshold);
}

TEST(TpsFilter, takesItsOptionInAnyPlace)
{
    const std::string html = pageWithSmallArticle();
    for (const char* name : {"jidm-2013,keep=auto,min-difference=0.2",
                             "jidm-2013,min-difference=0.2,keep=auto", "keep=auto,jidm-2013"})
        EXPECT_THAT(filtered(html, name).text, HasSubstr("tide")) << name;
    for (const char* name : {"keep=auto", "jidm-2013,keep=regions", "jidm-2013,keep=auto+velloso-2014"})
        EXPECT_TRUE(methodNamed(name)) << name;
}

TEST(TpsFilter, keepsTheRegionOrTheComplementAsItsOptionSays)
{
    const std::string html = pageWithSmallArticle();
    const Document page = *parseHtml(html);
    tagseam::Setup setup;
    setup.search = findVariant("jidm-2013")->options;
    const KeepMask region = outcomeOf(page, setup).mask;
    setup.keep = Keep::Complement;
    const KeepMask complement = outcomeOf(page, setup).mask;
    EXPECT_EQ(filtered(html, "jidm-2013,keep=region").result.kept, region);
    EXPECT_EQ(filtered(html, "jidm-2013,keep=complement").result.kept, complement);
    EXPECT_EQ(methodNamed("jidm-2013", setup)->run({page}, {}).kept, complement) << "of the base";
    EXPECT_EQ(methodNamed("jidm-2013,keep=region", setup)->run({page}, {}).kept, region);
}

TEST(TpsFilter, refusesASecondOrUnknownAnswer)
{
    for (const char* name : {"jidm-2013,keep=complement,keep=auto", "jidm-2013,keep=auto,keep=regions",
                             "keep=auto,jidm-2013,keep=auto"}) {
        const Result<Method> method = methodNamed(name);
        ASSERT_FALSE(method) << name;
        EXPECT_EQ(method.error().where, "keep") << name;
        EXPECT_EQ(method.error().detail, givenTwice) << name;
    }
    for (const char* name : {"jidm-2013,keep=autos", "jidm-2013,keep=", "keep=auto,", "jidm-2013,,keep=auto"})
        EXPECT_FALSE(methodNamed(name)) << name;
}

TEST(TpsFilter, reportsTheCostOfTheSearch)
{
    const FilterResult result = filtered(pageWithSmallArticle(), "jidm-2013").result;
    ASSERT_TRUE(result.search);
    EXPECT_EQ(result.search->levels, result.search->splits + 1);
    EXPECT_GT(result.search->operations.scanning, 0U);
    EXPECT_FALSE(filtered(pageWithSmallArticle(), "all").result.search);
}

} // namespace
} // namespace tagseam
