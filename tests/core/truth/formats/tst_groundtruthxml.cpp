// SPDX-License-Identifier: MIT
// The XML of search result records: there and back, and hostile input.
#include "core/truth/formats/groundtruthxml.h"

#include "tests/core/page/testpages.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tagseam::test {
namespace {

const std::string small =
    "<pages>\n"
    "<page id=\"a&amp;b.html\" time=\"-1\" xpath=\"//li[1 &lt; 2]\"><xpath>x</xpath>"
    "<srr><rank>1</rank><xpath>/html/body/ul/li[1]</xpath><url>http://x/?a&amp;b</url>"
    "<text>one &amp;amp; <![CDATA[<two>]]></text></srr>"
    "<srr><rank>2</rank><xpath> /html/body/p[1] </xpath><xpath>/html/body/p[2]</xpath></srr>"
    "</page>\n<page id=\"empty\"/>\n</pages>\n";

TEST(GroundTruthXml, readsPagesAndRecordsAndWritesThem)
{
    const auto pages = readGroundTruthXml(small);
    ASSERT_TRUE(pages) << pages.error().detail;
    const std::vector<GroundTruthPage> expected{
        {"a&b.html",
         "//li[1 < 2]",
         {{"record", "1", {"/html/body/ul/li[1]"}, "http://x/?a&b", "one &amp; <two>"},
          {"record", "2", {"/html/body/p[1]", "/html/body/p[2]"}, "", ""}}},
        {"empty", "", {}}};
    EXPECT_EQ(*pages, expected);
    const std::string written = writeGroundTruthXml(*pages);
    EXPECT_EQ(*readGroundTruthXml(written), expected);
    EXPECT_EQ(writeGroundTruthXml(*readGroundTruthXml(written)), written);
}

TEST(GroundTruthXml, writesNoCharacterThatXmlForbids)
{
    GroundTruthPage page{"a\n\"<", "", {{"record", "1", {"/html"}, "\x01\xFF\xED\xA0\x80", "a\tb\x0B"}}};
    page.marks.push_back({"navigation", "2", {"/html"}, "", ""}); // not a record: omitted
    const auto again = readGroundTruthXml(writeGroundTruthXml(std::vector{page}));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->at(0).id, "a\n\"<");
    ASSERT_EQ(again->at(0).marks.size(), 1U);
    const std::string bad = "\xEF\xBF\xBD";
    EXPECT_EQ(again->at(0).marks[0].url, bad + bad + bad + bad + bad);
    EXPECT_EQ(again->at(0).marks[0].text, "a\tb" + bad);
}

TEST(GroundTruthXml, saysWhereItIsWrong)
{
    const auto error = [](std::string_view text) {
        const auto pages = readGroundTruthXml(text);
        return pages ? "none" : fmt::format("{}: {}", pages.error().where, pages.error().detail);
    };
    EXPECT_THAT(error("<pages>\n<page id='x'>\n</pages>"), testing::StartsWith("row 3, byte "));
    EXPECT_THAT(error("<page id='x'/>"), testing::HasSubstr("no element \"pages\""));
    EXPECT_THAT(error("just text"), testing::HasSubstr(": "));
    EXPECT_THAT(error("<pages>\n\n<page/></pages>"),
                testing::StartsWith("row 3, byte 11: a page without id"));
    EXPECT_THAT(error("<pages><page id=''>\n<srr><text>x</text></srr></page></pages>"),
                testing::StartsWith("row 2, byte 22: a record without xpath"));
    EXPECT_EQ(readGroundTruthXml(" \n").error().code, ErrorCode::Empty);
    EXPECT_EQ(readGroundTruthXml("<").error().code, ErrorCode::BadGroundTruth);
}

TEST(GroundTruthXml, followsNoEntityAndNoFile)
{
    const auto pages =
        readGroundTruthXml("<!DOCTYPE pages [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>"
                           "<!ENTITY f SYSTEM 'file:///etc/passwd'>]>"
                           "<pages><page id='1'><srr><xpath>/html</xpath><text>&b;&f;</text>"
                           "</srr></page></pages>");
    ASSERT_TRUE(pages) << pages.error().detail;
    EXPECT_EQ(pages->at(0).marks.at(0).text, "&b;&f;");
}

TEST(GroundTruthXml, survivesDeepAndBrokenInput)
{
    const std::string deep = "<pages>" + repeated(300'000, "<page id='1'>");
    EXPECT_FALSE(readGroundTruthXml(deep));
    EXPECT_TRUE(readGroundTruthXml(deep + repeated(300'000, "</page>") + "</pages>"));
    std::mt19937 random(1);
    for (int round = 0; round < 3000; ++round) {
        std::string broken = small.substr(0, random() % (small.size() + 1));
        for (auto i = random() % 4; i > 0 && !broken.empty(); --i)
            broken[random() % broken.size()] = static_cast<char>(random());
        (void)readGroundTruthXml(broken);
    }
}

} // namespace
} // namespace tagseam::test
