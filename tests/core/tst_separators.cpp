// SPDX-License-Identifier: MIT
#include "core/methods/separators/separators.h"

#include "core/methods/methods.h"
#include "core/page/parsehtml.h"
#include "tests/core/testpages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace tagseam {
namespace {

using test::repeated;

Document page(const std::string& body)
{
    return *parseHtml("<html><body>" + body + "</body></html>");
}

const std::string sentence =
    "A text that is long enough to say something of the thing that it stands beside. ";
const std::string record =
    "<li><h3><a href=x>Title</a></h3><p>" + sentence + sentence + "</p><b>9.90</b></li>";
const std::string menu = "<div>" + repeated(30, "<p><a href=y>Menu</a></p>") + "</div>";

// The text of each record's first node.
std::vector<std::string> firstNames(const Document& document, const FilterResult& result)
{
    std::vector<std::string> names;
    for (const DataRecord& of : result.records)
        names.emplace_back(document.name(of.nodes.front()));
    return names;
}

TEST(Separators, findsTheRecordsBesideAMenu)
{
    const Document document = page(menu + "<ul>" + repeated(8, record) + "</ul>" + menu);
    const FilterResult result = filterBySeparators({document}, {}, {});
    EXPECT_EQ(firstNames(document, result), std::vector<std::string>(8, "li"));
    ASSERT_FALSE(result.decisions.empty());
    EXPECT_EQ(result.decisions.front().reason, "main-region");
}

TEST(Separators, recordsThatAreRunsOfSiblingsBeginAtTheirFirst)
{
    const std::string run = "<h3><a href=x>Title</a></h3><p>" + sentence + "</p><hr>";
    const Document document = page(menu + "<div>" + repeated(6, run) + "</div>");
    const FilterResult result = filterBySeparators({document}, {}, {});
    EXPECT_EQ(firstNames(document, result), std::vector<std::string>(6, "h3"));
    for (const DataRecord& of : result.records)
        EXPECT_EQ(of.nodes.size(), 3U);
}

TEST(Separators, whatFollowsTheLastRecordIsNoneOfIt)
{
    const std::string run = "<h3><a href=x>Title</a></h3><p>" + sentence + "</p>";
    const Document document =
        page("<div>" + repeated(6, run) + "<form><input></form><p>Page 1 of 9</p></div>");
    const FilterResult result = filterBySeparators({document}, {}, {});
    ASSERT_EQ(result.records.size(), 6U);
    EXPECT_EQ(result.records.back().nodes.size(), 2U);
}

TEST(Separators, aGridsCellsAreRecordsAcrossItsRows)
{
    const std::string cell = "<td><a href=x><img src=y></a><h4>Name</h4><p>" + sentence + "</p></td>";
    const Document document =
        page(menu + "<table>" + repeated(4, "<tr>" + repeated(3, cell) + "</tr>") + "</table>");
    EXPECT_EQ(firstNames(document, filterBySeparators({document}, {}, {})),
              std::vector<std::string>(12, "td"));
}

TEST(Separators, aSeparatorThatSomeRecordsLackPartsTooFew)
{
    const std::string plain = "<li><h3><a href=x>Title</a></h3><p>" + sentence + sentence + "</p></li>";
    const Document document = page(menu + "<ul>" + repeated(2, plain) + repeated(3, record) + plain +
                                   repeated(3, record) + "</ul>");
    EXPECT_EQ(filterBySeparators({document}, {}, {}).records.size(), 9U);
}

// The strongest list is that of the price; the two without one are as like to the others as those are.
TEST(Separators, recordsWithoutTheSeparatorCompleteTheList)
{
    const std::string plain = "<li><h3><a href=x>Title</a></h3><p>" + sentence + sentence + "</p></li>";
    const Document document = page(menu + "<ul>" + repeated(9, record) + repeated(2, plain) + "</ul>" + menu);
    EXPECT_EQ(filterBySeparators({document}, {}, {}).records.size(), 11U);
}

// A pager among the items has their tag and nothing else of them.
TEST(Separators, siblingsThatAreUnlikeTheRecordsDoNot)
{
    const std::string pager = "<li><i>1</i><i>2</i><i>3</i><em>next</em></li>";
    const Document document = page(menu + "<ul>" + repeated(30, record) + pager + "</ul>" + menu);
    EXPECT_EQ(filterBySeparators({document}, {}, {}).records.size(), 30U);
}

TEST(Separators, theLastRecordEndsBeforeASeparatorThatIsNoStart)
{
    const std::string item = "<li><a href=x>Title of the thing</a></li><p>" + sentence + sentence + "</p>";
    const std::string two = "<li><a href=x>Title</a></li><li><a href=y>One</a><a href=z>Two</a></li>";
    const Document document = page("<ul>" + repeated(7, item) + two + "</ul>");
    const SeparatedPage separated = separateRecords(document, {});
    ASSERT_FALSE(separated.candidates.empty());
    for (const RecordRegion& candidate : separated.candidates) {
        for (const Region candidateRecord : candidate.records) {
            const auto symbols = std::span(separated.sequence.symbols)
                                     .subspan(candidateRecord.begin.value, candidateRecord.size());
            EXPECT_EQ(std::ranges::count(symbols, candidate.separator), 1);
        }
    }
}

// Elements without texts at positions: their own texts are the words.
TEST(Separators, areFoundAmongElementsAlone)
{
    const Document document = page(menu + "<ul>" + repeated(8, record) + "</ul>" + menu);
    SeparatorOptions options;
    options.path.nodes = NodeKinds::Elements;
    EXPECT_EQ(firstNames(document, filterBySeparators({document}, options, {})),
              std::vector<std::string>(8, "li"));
}

TEST(Separators, aPartOfTheMainRegionIsNoRivalOfIt)
{
    const std::string cell = "<td><a href=x><img src=y></a><h4>Name</h4><p>" + sentence + "</p></td>";
    const Document document =
        page("<table>" + repeated(4, "<tr>" + repeated(3, cell) + "</tr>") + "</table>");
    const SeparatedPage separated = separateRecords(document, {});
    ASSERT_EQ(separated.regions.size(), 1U);
    ASSERT_GT(separated.candidates.size(), 1U);
    EXPECT_EQ(separated.margin, unrivalled);
}

TEST(Separators, aPageOfMenusAndTextHasNoRecordsAndStaysWhole)
{
    const Document document = page(menu + repeated(12, "<p>" + sentence + sentence + "</p>") + menu);
    const SeparatedPage separated = separateRecords(document, {});
    EXPECT_TRUE(separated.regions.empty()) << separated.confidence;
    const FilterResult result = filterBySeparators({document}, {}, {});
    EXPECT_EQ(result.kept, KeepMask(document.size(), true));
    EXPECT_TRUE(result.records.empty());
}

TEST(Separators, isAMethodByName)
{
    EXPECT_TRUE(methodNamed("separators"));
    EXPECT_TRUE(methodNamed("separators,style=class+style")->findsRecords);
    EXPECT_TRUE(methodNamed("tag-rules+separators")->findsRecords);
    EXPECT_TRUE(methodNamed("separators+velloso-2014"));
    EXPECT_TRUE(methodNamed("jidm-2013,style=class+style+separators,style=class+style"));
    EXPECT_TRUE(methodNamed("sst+separators,style=class+style"));
    EXPECT_TRUE(methodNamed("nodes=elements+text+separators,style=computed")->wantsComputedStyles);
    EXPECT_TRUE(methodNamed("style=computed+mdr-2003")->wantsComputedStyles);
    EXPECT_FALSE(methodNamed("jidm-2013+separators")->wantsComputedStyles);
    EXPECT_FALSE(methodNamed("separators+separators"));
    EXPECT_FALSE(methodNamed("mdr-2003+separators"));
    EXPECT_FALSE(methodNamed("separators,style=loud"));
    EXPECT_FALSE(methodNamed("separators,stile=none"));
}

TEST(Separators, anEmptyPageHasNoCandidates)
{
    EXPECT_TRUE(separateRecords(page(""), {}).candidates.empty());
    EXPECT_TRUE(separateRecords(page("a"), {}).candidates.empty());
}

} // namespace
} // namespace tagseam
