// SPDX-License-Identifier: MIT
// The table of a region's records: partial tree alignment on small records, and its properties on all others.
#include "core/methods/mdr/recordsjson.h"
#include "core/methods/tagtree.h"
#include "tests/core/methods/mdr/mdrtrees.h"

#include <map>

namespace tagseam::test {
namespace {

// The body's children, `length` of them a record.
DataRegion regionOf(const Document& page, std::uint32_t length = 1)
{
    DataRegion region{page.body(), length, {}, {}};
    for (NodeId child = page.firstChild(page.body()); child != noNode; child = page.nextSibling(child)) {
        if (region.nodes.size() % length == 0)
            region.records.emplace_back();
        region.nodes.push_back(child);
        region.records.back().nodes.push_back(child);
    }
    return region;
}

// "a/#text b/#text? | x y | x -": columns, "?" for one without a place of its own; then the rows.
std::string textOf(const Document& page, const RecordTable& table)
{
    std::string text;
    for (const RecordColumn& column : table.columns)
        text += (text.empty() ? "" : " ") + column.name + (column.hasUniquePlace ? "" : "?");
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        text += " |";
        for (std::uint32_t column = 0; column < table.columns.size(); ++column) {
            const NodeId node = table.cell(row, column);
            text += " ";
            text += node == noNode ? "-" : tagseam::textOf(page, table.columns[column], node);
        }
    }
    return text;
}

TEST(RecordTable, isAlignedTreeByTree)
{
    struct Row {
        const char* what;
        const char* records;
        const char* table;
        std::uint32_t length = 1;
    };
    for (const Row& row : {
             Row{"a column for each text", "li(a('1') b('2')) li(a('3') b('4'))",
                 "a/#text b/#text | 1 2 | 3 4"},
             {"an optional field", "li(a('1') b('2') i('3')) li(a('4') i('5'))",
              "a/#text b/#text i/#text | 1 2 3 | 4 - 5"},
             {"the largest record is the seed wherever it stands", "li(a('1')) li(a('2') b('3')) li(b('4'))",
              "a/#text b/#text | 1 - | 2 3 | - 4"},
             {"a run between neighbours", "li(a('1') b(u('2') s)) li(a('3') i('4') b('5'))",
              "a/#text i/#text b/#text? b/u/#text | 1 - - 2 | 3 4 5 -"},
             {"a run of two between neighbours", "li(a('1') b('2') p p) li(a('3') i('4') u('5') b('6') p)",
              "a/#text i/#text u/#text b/#text | 1 - - 2 | 3 4 5 6"},
             {"a run at the start", "li(a('1') b('2') p(s)) li(i('3') a('4') b('5'))",
              "i/#text a/#text b/#text | - 1 2 | 3 4 5"},
             {"a run at the end", "li(a('1') b('2') p(s)) li(b('3') p i('4'))",
              "a/#text b/#text i/#text | 1 2 - | - 3 4"},
             {"a seed node without children", "li(a b('1') b('2')) li(a('3') b('4'))",
              "a/#text b/#text b/#text 2 | - 1 2 | 3 4 -"},
             {"before or after the seed's b", "li(a('1') b('2') c('3')) li(a('4') x('5') c('6'))",
              "a/#text x/#text? b/#text c/#text | 1 - 2 3 | 4 5 - 6"},
             {"nothing in common", "li(a('1') b('2')) li(x('3') y('4'))",
              "x/#text? y/#text? a/#text b/#text | - - 1 2 | 3 4 - -"},
             {"the second's x stands before b once the third says so",
              "li(a('1') b('2') c('3') p) li(a('4') x('5') c('6')) li(a('7') x('8') b('9'))",
              "a/#text x/#text b/#text c/#text | 1 - 2 3 | 4 5 - 6 | 7 8 9 -"},
             {"left-overs that match each other share a column",
              "li(a('1') b('2') c('3')) li(a('4') x('5') c('6')) li(a('7') x('8') c('9') p)",
              "a/#text b/#text? x/#text c/#text | 1 2 - 3 | 4 - 5 6 | 7 - 8 9"},
             {"several siblings under a common root", "dt('1') dd(a('2')) dt('3') dd(a('4') i('5'))",
              "dt/#text dd/a/#text dd/i/#text | 1 2 - | 3 4 5", 2},
             {"texts alone", "li('1') li('2')", "#text | 1 | 2"},
             {"no texts", "li li", " | |"},
             {"no records", "", ""},
         }) {
        const Document page = bodyOf(row.records);
        EXPECT_EQ(textOf(page, alignRecords(page, regionOf(page, row.length))), row.table) << row.what;
    }
}

TEST(RecordTable, asCsvHasARowForEachRecord)
{
    const Document page = bodyOf("li(a('1') b('2,  \"x\"')) li(a('3'))");
    const RecordTable table = alignRecords(page, regionOf(page));
    EXPECT_EQ(fieldsCsv(page, table), "record,a/#text,b/#text\r\n1,1,\"2, \"\"x\"\"\"\r\n2,3,\r\n");
    EXPECT_EQ(fieldsCsv(page, RecordTable()), "record\r\n");
    EXPECT_EQ(fieldText(page, table.columns[1], table.cell(0, 1)), "2, \"x\"");
    EXPECT_EQ(fieldText(page, table.columns[1], table.cell(0, 1), 2), "2,");
}

TEST(RecordTable, showsAddressesAndNamesButNoBlankTexts)
{
    for (const auto& [records, table] :
         {std::pair("<p> <a href=u class=x>1</a> <img src=s alt=''></p>"
                    "<p><a href='' title=t>2</a><img src=v alt=w></p>",
                    "a/@href a/@title a/#text img/@src img/@alt | u - 1 s - | - t 2 v w"),
          std::pair("<a href=u>1</a><a href=v>2</a>", "@href #text | u 1 | v 2")}) {
        const Document page = test::page("<body>" + std::string(records) + "</body>");
        EXPECT_EQ(textOf(page, alignRecords(page, regionOf(page))), table);
    }
}

TEST(RecordTable, hasNothingOfWhatWithinDoesNotKeep)
{
    const Document page = bodyOf("li(a('1') b('2')) li(a('3') b('4'))");
    KeepMask mask(page.size(), true);
    mask[firstNamed(page, "a").value + 1] = false; // the text 1
    EXPECT_EQ(textOf(page, alignRecords(page, regionOf(page), &mask)), "a/#text b/#text | - 2 | 3 4");
}

TEST(RecordTable, saysThatItWasStopped)
{
    const Document page = bodyOf("li(a('1')) li(a('2') b('3'))");
    const RecordTable table = alignRecords(page, regionOf(page), nullptr, stopToken());
    EXPECT_TRUE(table.isStopped);
    EXPECT_EQ(table.rows.size(), 2U);
}

// Every text of a record in exactly one cell of its row, columns ascending, cells in document order.
void expectPromises(const Document& page, const DataRegion& region, const RecordTable& table)
{
    ASSERT_EQ(table.rows.size(), region.records.size());
    ASSERT_EQ(table.rowsExcluded, 0U);
    const TagTree tree = tagTree(page, true, nullptr);
    std::vector<bool> isUsed(table.columns.size(), false);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        std::map<NodeId, int> cellsOf;
        const RecordRow& cells = table.rows[row];
        for (std::size_t i = 0; i < cells.size(); ++i) {
            ASSERT_LT(cells[i].column, table.columns.size());
            isUsed[cells[i].column] = true;
            ASSERT_TRUE(i == 0 || cells[i - 1].column < cells[i].column);
            ASSERT_TRUE(i == 0 || cells[i - 1].node <= cells[i].node) << "document order";
            const RecordColumn& column = table.columns[cells[i].column];
            ASSERT_EQ(column.attribute.empty(), page.kind(cells[i].node) == NodeKind::Text);
            ASSERT_FALSE(tagseam::textOf(page, column, cells[i].node).empty());
            cellsOf[cells[i].node] += column.attribute.empty() ? 1 : 0;
        }
        for (const NodeId root : region.records[row].nodes) {
            const TagNode top = tree.find(root);
            for (TagNode node = top; top < tree.size() && node < tree.ends[top]; ++node) {
                const int expected = tree.tags[node] == textTag ? 1 : 0;
                ASSERT_EQ(cellsOf[tree.nodes[node]], expected) << page.text(tree.nodes[node]);
            }
        }
    }
    ASSERT_TRUE(std::ranges::find(isUsed, false) == isUsed.end()) << "a column without cells";
}

TEST(RecordTable, hasEveryTextOnceInDocumentOrderOnRandomRecords)
{
    std::mt19937 random(2005);
    for (int round = 0; round < (isShort ? 500 : 4'000); ++round) {
        const Document page = pageOfRecords(random);
        if (page.body() == noNode)
            continue;
        const DataRegion region = regionOf(page, 1 + static_cast<std::uint32_t>(random() % 3));
        ASSERT_NO_FATAL_FAILURE(expectPromises(page, region, alignRecords(page, region))) << outline(page);
    }
}

TEST(RecordTable, ofManyRecordsBuiltAlikeMatchesThemOnce)
{
    const Document page = bodyOf(times(isSanitized ? 5'000 : 50'000, "li(a('1') b('2')) li(a('3') i('4'))"));
    const RecordTable table = alignRecords(page, regionOf(page));
    EXPECT_EQ(table.columns.size(), 3U);
    EXPECT_EQ(table.rowsExcluded, 0U);
}

TEST(RecordTable, leavesOutRecordsThatAreTooLarge)
{
    constexpr std::size_t many = 9'000; // its square is over cellLimit
    const Document page = bodyOf("ul(" + times(many, "a") + "'1') ul(" + times(many, "a") + "'2' b)");
    const RecordTable table = alignRecords(page, regionOf(page));
    EXPECT_EQ(table.rowsExcluded, 1U);
    EXPECT_EQ(textOf(page, table), "#text | - | 2");
}

TEST(RecordTable, ofADeepRecordNeedsNoStack)
{
    constexpr std::size_t levels = isSanitized ? 5'000 : 50'000;
    const std::string deep = times(levels, "div(");
    const Document page = bodyOf(deep + "'1'" + std::string(levels, ')') + " p('2')");
    const RecordTable table = alignRecords(page, regionOf(page));
    EXPECT_EQ(table.rowsExcluded, 0U);
    ASSERT_EQ(table.columns.size(), 2U);
    EXPECT_LT(table.columns[0].name.size(), 100U) << "the last steps are enough";
}

} // namespace
} // namespace tagseam::test
