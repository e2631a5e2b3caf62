// SPDX-License-Identifier: MIT
// Data records within generalized nodes (MDR paper, section 3.3).
#include "core/methods/mdr/mdr.h"
#include "tests/core/mdrtrees.h"

#include <gtest/gtest.h>

#include <string>

namespace tagseam::test {
namespace {

std::string recordsOf(std::string_view body, const MdrOptions& options = {})
{
    const Document page = bodyOf(body);
    return textOf(page, mineDataRecords(page, options));
}

TEST(MdrRecords, aGeneralizedNodeIsARecord)
{
    EXPECT_EQ(recordsOf("ul(li(b i(u u)) li(b i(u u)))"), "ul1 by 1: li1 | li2");
    EXPECT_EQ(recordsOf("dl(dt(b) dd(i(x) a u) dt(b) dd(i(x) a u))"), "dl1 by 2: dt1 dd2 | dt3 dd4");
}

TEST(MdrRecords, aRowOfChildrenThatAreAlikeHoldsOneRecordEach)
{
    const std::string row = "div(p(b i u) p(b i u) p(b i u))";
    EXPECT_EQ(recordsOf("form(" + times(2, row) + ")"),
              "form1 by 1: div1/p1 | div1/p2 | div1/p3 | div2/p1 | div2/p2 | div2/p3");
}

TEST(MdrRecords, rowsAreJudgedOneByOne)
{
    EXPECT_EQ(recordsOf("form(div(p(b i u a) p(b i u a)) div(p(b i u a) p(b i h1 h2)))"),
              "form1 by 1: div1/p1 | div1/p2 | div2");
}

TEST(MdrRecords, oneChildIsNoRowOfRecords)
{
    EXPECT_EQ(recordsOf("ul(li(p(b)) li(p(b)))"), "ul1 by 1: li1 | li2");
}

TEST(MdrRecords, aRowOfADataTableIsOneRecord)
{
    EXPECT_EQ(recordsOf("table(tr(td(b) td(b)) tr(td(b) td(b)))"), "table1 by 1: tr1 | tr2");
    EXPECT_EQ(recordsOf("table(div(td(b) td(b)) div(td(b) td(b)))"),
              "table1 by 1: div1/td1 | div1/td2 | div2/td1 | div2/td2");
}

TEST(MdrRecords, columnsOfSeveralNodesAreRecordsInSeveralPlaces)
{
    // Pictures above, names below: the j-th of each belong together.
    const std::string two = "tr(td(img) td(img)) tr(th(b i u) th(b i u))";
    EXPECT_EQ(recordsOf("table(" + times(2, two) + ")"),
              "table1 by 2: tr1/td1 tr2/th1 | tr1/td2 tr2/th2 | tr3/td1 tr4/th1 | tr3/td2 tr4/th2");
}

TEST(MdrRecords, columnsNeedAsManyChildrenInEachNode)
{
    const std::string two = "tr(td(img) td(img)) tr(th(b i u) th(b i u) th(b i u))";
    EXPECT_EQ(recordsOf("table(" + times(2, two) + ")"), "table1 by 2: tr1 tr2 | tr3 tr4");
}

TEST(MdrRecords, columnsNeedChildrenThatAreAlikeInEachNode)
{
    const std::string two = "tr(td(img) td(img)) tr(th(b i u) p(a))";
    EXPECT_EQ(recordsOf("table(" + times(2, two) + ")"), "table1 by 2: tr1 tr2 | tr3 tr4");
}

TEST(MdrRecords, generalizedNodesAreTheRecordsWhenNobodyLooksWithin)
{
    MdrOptions options;
    options.looksWithin = false;
    EXPECT_EQ(recordsOf("form(" + times(2, "div(p(b) p(b))") + ")", options), "form1 by 1: div1 | div2");
    EXPECT_EQ(recordsOf("table(" + times(2, "tr(td(img) td(img)) tr(th(b i u) th(b i u))") + ")", options),
              "table1 by 2: tr1 tr2 | tr3 tr4");
}

TEST(MdrRecords, areCountedOverAllRegions)
{
    const Document page = bodyOf("div(ul(li(a) li(a)) form(p(b i) p(b i) p(b i)))");
    const MinedRecords mined = mineDataRecords(page, {});
    EXPECT_EQ(mined.regions.size(), 2U);
    EXPECT_EQ(mined.recordCount(), 5U);
}

TEST(MdrRecords, areTheDocumentsOwnNodes)
{
    const Document page = test::page("<ul> <li><b>1</b></li> <!-- c --> <li><b>2</b></li></ul>");
    const MinedRecords mined = mineDataRecords(page, {});
    ASSERT_EQ(mined.regions.size(), 1U);
    ASSERT_EQ(mined.regions[0].records.size(), 2U);
    for (const DataRecord& record : mined.regions[0].records)
        EXPECT_EQ(page.name(record.nodes.at(0)), "li");
}

} // namespace
} // namespace tagseam::test
