// SPDX-License-Identifier: MIT
// CSV of XPaths: RFC 4180, there and back, and errors with their rows.
#include "core/truth/formats/groundtruthcsv.h"

#include "tests/core/page/testpages.h"

#include <fmt/format.h>

namespace tagseam::test {
namespace {

std::string error(std::string_view text)
{
    const auto pages = readGroundTruthCsv(text);
    return pages ? "none" : fmt::format("{}: {}", pages.error().where, pages.error().detail);
}

TEST(GroundTruthCsv, collectsPagesAndMarks)
{
    const auto pages = readGroundTruthCsv("\xEF\xBB\xBFxpath,Label,page,mark,more\r\n"
                                          "/html/p[1],record,a,r1,x\r\n"
                                          "/html/p[2],main,b,,\n"
                                          "\r\n"
                                          "/html/p[3],record,a,r1,\"x,\"\"y\r\nz\"\r\n"
                                          "/html/p[4],\"own, \"\"label\"\"\",a,,");
    ASSERT_TRUE(pages) << pages.error().where << pages.error().detail;
    const std::vector<GroundTruthPage> expected{{"a",
                                                 "",
                                                 {{"record", "r1", {"/html/p[1]", "/html/p[3]"}, "", ""},
                                                  {"own, \"label\"", "", {"/html/p[4]"}, "", ""}}},
                                                {"b", "", {{"main", "", {"/html/p[2]"}, "", ""}}}};
    EXPECT_EQ(*pages, expected);
    EXPECT_TRUE(readGroundTruthCsv("label,xpath\n")->empty());
    EXPECT_EQ(readGroundTruthCsv("label,xpath\nmain,/html")->at(0).id, "");
}

TEST(GroundTruthCsv, writesWhatItReads)
{
    const std::vector<GroundTruthPage> pages{{"a,\"b\"\r\n",
                                              "",
                                              {{"record", "1", {"/html/p[1]", "/html/p[2]"}, "", ""},
                                               {"main", "", {"/html"}, "", ""},
                                               {"main", "", {"/html/b"}, "", ""}}},
                                             {"c", "", {{"x", "1", {"/html"}, "", ""}}}};
    const std::string written = writeGroundTruthCsv(pages);
    EXPECT_EQ(written,
              "page,label,mark,xpath\r\n"
              "\"a,\"\"b\"\"\r\n\",record,1,/html/p[1]\r\n\"a,\"\"b\"\"\r\n\",record,1,/html/p[2]\r\n"
              "\"a,\"\"b\"\"\r\n\",main,,/html\r\n\"a,\"\"b\"\"\r\n\",main,,/html/b\r\n"
              "c,x,1,/html\r\n");
    auto again = readGroundTruthCsv(written);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->at(0).id, "a,\"b\""); // fields are trimmed
    again->at(0).id = pages[0].id;
    EXPECT_EQ(*again, pages);
    // Marks with several XPaths get names of their own.
    const std::vector<GroundTruthPage> parts{{"a",
                                              "",
                                              {{"record", "", {"/a", "/b"}, "", ""},
                                               {"record", "m1", {"/c"}, "", ""},
                                               {"record", "m1", {"/d"}, "", ""}}}};
    again = readGroundTruthCsv(writeGroundTruthCsv(parts));
    ASSERT_EQ(again->at(0).marks.size(), 3U);
    EXPECT_EQ(again->at(0).marks[0].xpaths, parts[0].marks[0].xpaths);
}

TEST(GroundTruthCsv, saysWhatIsWrongInWhichRow)
{
    EXPECT_EQ(error("page,label\na,b"), "row 1: no column \"xpath\"");
    EXPECT_EQ(error("label,xpath,LABEL\n"), "row 1: two columns \"label\"");
    EXPECT_EQ(error("label,xpath\nmain,/a\nmain\n"), "row 3: 1 fields, and the first row has 2");
    EXPECT_EQ(error("label,xpath\nmain,\"/a\n\n"), "row 2: a quotation mark that is never closed");
    EXPECT_EQ(error("label,xpath\nmain,\"/a\"b\n"), "row 2: text after a quoted field");
    EXPECT_EQ(error("label,xpath\nma\"in,/a\n"), "row 2: a quotation mark within a field that is not quoted");
    EXPECT_EQ(error("label,xpath\n,/a\n"), "row 2: no label");
    EXPECT_EQ(error("label,xpath\nmain, \n"), "row 2: no xpath");
    EXPECT_EQ(error(std::string_view("label,xpath\nmain,/\0a\n", 21)), "row 2: a NUL");
    EXPECT_EQ(error("label,xpath,mark\nmain,/a,1\nrecord,/b,1\n"),
              "row 3: mark \"1\" has the label \"main\" before");
    EXPECT_EQ(readGroundTruthCsv("\xEF\xBB\xBF\n").error().code, ErrorCode::Empty);
}

TEST(GroundTruthCsv, survivesBrokenInput)
{
    std::mt19937 random(2);
    const std::string good = "page,label,mark,xpath\r\na,\"x\",1,/p\r\nb,\"y\"\"\",,/q\n";
    for (int round = 0; round < 20'000; ++round) {
        std::string broken = good.substr(0, random() % (good.size() + 1));
        for (auto i = random() % 4; i > 0 && !broken.empty(); --i)
            broken[random() % broken.size()] = "\",\r\n\0ab"[random() % 7];
        if (const auto pages = readGroundTruthCsv(broken)) {
            const auto again = readGroundTruthCsv(writeGroundTruthCsv(*pages));
            ASSERT_TRUE(again);
            ASSERT_EQ(again->size(), pages->size());
        }
    }
}

} // namespace
} // namespace tagseam::test
