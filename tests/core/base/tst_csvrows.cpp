// SPDX-License-Identifier: MIT
// Cells for spreadsheets: no text of a page is computed, and no number changes.
#include "core/base/csvrows.h"

#include <gtest/gtest.h>

#include <string>

namespace tagseam {
namespace {

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
