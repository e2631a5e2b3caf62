// SPDX-License-Identifier: MIT
// Rows as spreadsheets write them, and cells for spreadsheets: no text of a page is computed, and no number
// changes.
#include "core/base/csvrows.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {
namespace {

TEST(CsvRows, areSeparatedByCommasOrAsSpreadsheetsOfManyLanguagesDo)
{
    const auto rowsOf = [](std::string_view text) {
        CsvRows rows(text);
        std::vector<std::vector<std::string>> all;
        while (!rows.isAtEnd())
            all.push_back(*rows.next());
        return all;
    };
    const std::vector<std::vector<std::string>> rows{{"a", "b"}, {"1;2", "3\t4"}};
    EXPECT_EQ(rowsOf("a,b\r\n1;2,3\t4\r\n"), rows) << "a comma comes first";
    EXPECT_EQ(rowsOf("a;b\r\n\"1;2\";3\t4\r\n"), rows);
    EXPECT_EQ(rowsOf("a\tb\n1;2\t\"3\t4\"\n"), rows);
    EXPECT_EQ(rowsOf("\"a,x\";b\n1,2;3"), (std::vector<std::vector<std::string>>{{"a,x", "b"}, {"1,2", "3"}}))
        << "a comma in a quoted field separates nothing";
    EXPECT_EQ(rowsOf("sep=;\r\na;b\r\n\"1;2\";3\t4\r\n"), rows);
    EXPECT_EQ(rowsOf("sep=,x;b\n")[0][0], "sep=") << "a name of a column";
    EXPECT_EQ(rowsOf("a\n1;2\n"), (std::vector<std::vector<std::string>>{{"a"}, {"1;2"}})) << "one column";
}

TEST(SpreadsheetText, formulasGetAnApostrophe)
{
    for (const char* text :
         {"=1",   "=1.5 %", "@1",     "=1+1",  "+1+1", "-2+3", "@SUM(1+1)", "=HYPERLINK(\"http://h/\",\"x\")",
          "\t=1", "\r=1",   "\n=1",   "＝1+1", "＋1",  "－1",  "＠x",       "-",
          "+c3",  "-1-",    "-1 %+1", "=",     "--1",  "+.,",  "- 1",       "-1e5"}) {
        const std::string whole(text);
        const bool isAlone = whole == "-" || whole == "=";
        EXPECT_EQ(spreadsheetText(whole), isAlone ? whole : '\'' + whole);
    }
    EXPECT_EQ(spreadsheetText(std::string("\0=1", 3)), "'=1") << "no field has NUL";
}

TEST(SpreadsheetText, numbersAndOtherTextsStay)
{
    for (const char* text : {"", "a", "1", "-2", "+3.5", "-1,000.25", "-12.5 %", "-3%", "a=b", "'=1", " =1",
                             "−2", "<b>=1</b>", "1-2"})
        EXPECT_EQ(spreadsheetText(text), text);
}

TEST(SpreadsheetField, isAFieldOfCsv)
{
    EXPECT_EQ(spreadsheetField("=A1,\"x\""), "\"'=A1,\"\"x\"\"\"");
    EXPECT_EQ(spreadsheetField("\n=1"), "\"'\n=1\"");
    EXPECT_EQ(csvField("=1"), "=1") << "as the program reads it";
}

} // namespace
} // namespace tagseam
