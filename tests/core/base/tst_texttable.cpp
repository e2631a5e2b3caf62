// SPDX-License-Identifier: MIT
// A table for people keeps its columns apart, whatever its cells.
#include "core/base/texttable.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace tagseam {
namespace {

TEST(TextTable, columnsAreAsWideAsTheirCellsAndAtLeastAsWideAsTheyShouldBe)
{
    TextTable table({{"n", 3}, {"name", 0, true}, {"what", 0, true}});
    table.add({"1", "a", "x"});
    table.add({"12345", "ação", "x"});
    EXPECT_EQ(table.text(), "    n  name  what\n"
                            "    1  a     x\n"
                            "12345  ação  x\n");
    EXPECT_EQ(table.rows(), "    1  a     x\n"
                            "12345  ação  x\n");
}

TEST(TextTable, rowsEndWhereTheirCellsEnd)
{
    TextTable table({{"a"}, {"b"}, {"c", 5}});
    EXPECT_TRUE(table.isEmpty());
    table.add({"1", "2"});
    table.addNote("...", "a long note over the other columns");
    EXPECT_EQ(table.text(), "  a  b      c\n"
                            "  1  2\n"
                            "...  a long note over the other columns\n");
}

TEST(TextTable, linesDoNotEndInBlanks)
{
    TextTable table({{"a"}, {"", 0, true}});
    table.add({"1", "x"});
    table.add({"2", ""});
    EXPECT_EQ(table.text(), "a\n1  x\n2\n");
}

TEST(TextTable, cellsCannotMoveTheCursor)
{
    TextTable table({{"a", 0, true}, {"b"}});
    table.add({"x\x1b[2J\ny", "1"});
    const std::string text = table.text();
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    EXPECT_EQ(std::ranges::count(text, '\n'), 2);
}

TEST(AlignedTable, columnsAreAsWideAsTheirCellsHaveCharacters)
{
    EXPECT_EQ(alignedTable({{"time", "pages"}, {"Θ(n)", "12"}, {"ação", ""}}), "time  pages\n"
                                                                               "Θ(n)     12\n"
                                                                               "ação\n");
}

} // namespace

} // namespace tagseam
