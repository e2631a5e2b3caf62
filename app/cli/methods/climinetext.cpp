// SPDX-License-Identifier: MIT
// Mined records as tables.
#include "app/cli/methods/climinetext.h"

#include "app/cli/clioutput.h"
#include "app/cli/clitext.h"
#include "core/base/texttable.h"
#include "core/methods/mdr/recordsjson.h"
#include "core/methods/mdr/recordtable.h"
#include "core/select/selector.h"

#include <fmt/format.h>

#include <algorithm>

namespace tagseam {

namespace {

constexpr std::size_t shownText = 72; // bytes of a line's text

std::string start(std::string_view text, std::size_t most = shownText)
{
    return printable(shortened(text, most));
}

std::string_view tagOf(const Document& page, NodeId node)
{
    if (node == noNode)
        return "-";
    return page.isElement(node) ? page.name(node) : "#text";
}

// Returns "2-3" for records of different lengths, as separators may have them.
std::string lengthText(const DataRegion& region)
{
    const auto [fewest, most] = std::ranges::minmax_element(
        region.records, {}, [](const DataRecord& each) { return each.nodes.size(); });
    return fewest == region.records.end() || fewest->nodes.size() == most->nodes.size()
               ? fmt::format("{}", region.length)
               : fmt::format("{}-{}", fewest->nodes.size(), most->nodes.size());
}

std::string regionHead(const Document& page, const DataRegion& region, std::size_t number)
{
    return fmt::format("region {}  records {}, nodes each {}, parent {}\n", number, region.records.size(),
                       lengthText(region), xpathOf(page, region.parent));
}

// Returns two lines of tags, and a line between them that marks their differences.
std::string alignmentText(const Document& page, const Likeness& likeness)
{
    constexpr std::size_t lineWidth = 100;
    std::string out;
    std::string a;
    std::string b;
    std::string signs;
    const auto flush = [&] {
        if (!a.empty())
            out += fmt::format("  {}\n  {}\n  {}\n\n", a, signs, b);
        a.clear();
        b.clear();
        signs.clear();
    };
    for (const AlignedNodes& pair : likeness.aligned) {
        const std::string_view tagA = tagOf(page, pair.a);
        const std::string_view tagB = tagOf(page, pair.b);
        const std::size_t width = std::max(tagA.size(), tagB.size()) + 1;
        if (a.size() + width > lineWidth)
            flush();
        const bool isGap = pair.a == noNode || pair.b == noNode;
        a += fmt::format("{:<{}}", tagA, width);
        b += fmt::format("{:<{}}", tagB, width);
        signs += fmt::format("{:<{}}", isGap ? "-" : tagA == tagB ? "|" : "x", width);
    }
    flush();
    return out;
}

std::string verdict(const Likeness& likeness, const MdrOptions& options)
{
    if (!likeness.isDeepEnough)
        return fmt::format("not compared: fewer than {} levels with a common root\n", options.smallestDepth);
    const std::string ratio = options.similarity == Similarity::TreeMatching
                                  ? fmt::format("similarity ({} - 1)/({} - 1)", likeness.matches,
                                                std::max(likeness.sizeA, likeness.sizeB) + 1)
                                  : fmt::format("distance   {}/{}", likeness.edits,
                                                (static_cast<double>(likeness.sizeA) + likeness.sizeB) / 2);
    return fmt::format("{} = {:.3f}, threshold {}: {}\n", ratio, likeness.value, options.threshold,
                       likeness.isAlike ? "similar" : "not similar");
}

} // namespace

std::string recordsText(const Document& page, std::string_view label, const MinedRecords& mined,
                        const KeepMask* within)
{
    std::string out = fmt::format("page       {}\nregions    {}\nrecords    {}\n", label,
                                  mined.regions.size(), mined.recordCount());
    const RecordTexts texts(page, within);
    for (std::size_t i = 0; i < mined.regions.size(); ++i) {
        const DataRegion& region = mined.regions[i];
        out += '\n' + regionHead(page, region, i + 1);
        TextTable records({{"", 5}, {"", 12, true}, {"", 0, true}});
        for (std::size_t j = 0; j < region.records.size(); ++j)
            records.add(cells(j + 1, tagOf(page, region.records[j].nodes.front()),
                              start(texts.of(region.records[j], 4 * shownText))));
        out += records.rows();
    }
    return out;
}

std::string fieldsText(const Document& page, const MinedRecords& mined, const KeepMask* within,
                       std::uint32_t only)
{
    constexpr std::size_t shownCell = 24;
    std::string out;
    for (std::size_t i = 0; i < mined.regions.size(); ++i) {
        if (only != 0 && i + 1 != only)
            continue;
        const RecordTable table = alignRecords(page, mined.regions[i], within);
        TableCells cells{{"record"}};
        for (const RecordColumn& column : table.columns)
            cells[0].push_back(start(column.name, shownCell));
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            auto& line = cells.emplace_back();
            line.push_back(std::to_string(row + 1));
            for (std::uint32_t column = 0; column < table.columns.size(); ++column) {
                const NodeId node = table.cell(row, column);
                line.push_back(node == noNode ? "-"
                                              : start(textOf(page, table.columns[column], node), shownCell));
            }
        }
        out += fmt::format("{}{}{}", out.empty() ? "" : "\n", regionHead(page, mined.regions[i], i + 1),
                           alignedTable(cells));
        if (table.rowsExcluded > 0)
            out += fmt::format("too large  {} records without cells\n", table.rowsExcluded);
    }
    return out;
}

std::string likenessText(const Document& page, std::span<const NodeId> a, std::span<const NodeId> b,
                         const Likeness& likeness, const MdrOptions& options)
{
    return fmt::format("a          {} tags, {}\nb          {} tags, {}\n\n{}{}", likeness.sizeA,
                       xpathOf(page, a.front()), likeness.sizeB, xpathOf(page, b.front()),
                       alignmentText(page, likeness), verdict(likeness, options));
}

} // namespace tagseam
