// SPDX-License-Identifier: MIT
// Data region -> a table of the fields of its records: partial tree alignment.
#include "core/methods/mdr/recordtable.h"

#include "core/methods/mdr/recordkinds.h"
#include "core/methods/mdr/seedtree.h"
#include "core/methods/tagtree.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace tagseam {

namespace {

constexpr std::array<std::string_view, 6> attributesShown{"href", "src", "alt", "title", "datetime", "value"};
constexpr std::uint32_t slots = attributesShown.size() + 1; // a seed node's text, and its attributes
constexpr int stepsNamed = 16;                              // last steps of a column's tag path

// Returns "a/b/@href", from below the common root; without the record's own node if that is one.
std::string nameOf(const Document& page, const SeedTree& seed, std::uint32_t number,
                   std::string_view attribute, bool isOneNode)
{
    const auto isTop = [&](std::uint32_t node) { return isOneNode && seed.node(node).parent == 0; };
    std::string name(attribute.empty() ? "" : "@");
    name += attribute;
    int steps = 0;
    for (std::uint32_t node = number; node != 0; node = seed.node(node).parent) {
        const bool isText = seed.node(node).tag == textTag;
        if (isTop(node) && !isText)
            break;
        if (++steps > stepsNamed)
            return std::string(".../").append(name);
        const std::string step = isText ? "#text" : std::string(page.name(seed.node(node).node));
        name = name.empty() ? step : std::string(step).append("/").append(name);
    }
    return name;
}

// Cells with the keys of their columns: the place of the seed node times `slots`, plus the attribute.
using KeyedCells = std::vector<std::pair<std::uint64_t, NodeId>>;

KeyedCells keyedCells(const Document& page, const RecordTree& record,
                      const std::vector<std::uint32_t>& seedNodes, const std::vector<std::uint32_t>& places)
{
    KeyedCells cells;
    for (std::size_t i = 0; i < record.nodes.size() && i < seedNodes.size(); ++i) {
        if (seedNodes[i] == unplaced)
            continue;
        const NodeId node = record.nodes[i];
        const std::uint64_t key = std::uint64_t{places[seedNodes[i]]} * slots;
        if (record.tags[i] == textTag)
            cells.emplace_back(key, node);
        for (std::uint32_t slot = 1; record.tags[i] != textTag && slot < slots; ++slot) {
            if (!page.attribute(node, attributesShown[slot - 1]).empty())
                cells.emplace_back(key + slot, node);
        }
    }
    return cells;
}

// Adds a column for each key.
void addColumns(RecordTable& table, const Document& page, const SeedTree& seed,
                const std::vector<std::uint32_t>& order, const std::vector<std::uint64_t>& keys,
                bool isOneNode)
{
    std::map<std::string, std::uint32_t> seen;
    table.columns.reserve(keys.size());
    for (const std::uint64_t key : keys) {
        const std::uint32_t number = order[key / slots];
        const auto slot = static_cast<std::uint32_t>(key % slots);
        const std::string_view attribute = slot == 0 ? std::string_view() : attributesShown[slot - 1];
        std::string name = nameOf(page, seed, number, attribute, isOneNode);
        const std::uint32_t count = ++seen[name];
        if (count > 1)
            name.append(" ").append(std::to_string(count));
        table.columns.push_back({std::move(name), attribute, seed.node(number).hasUniquePlace});
    }
}

// Returns the keys that occur, ascending.
std::vector<std::uint64_t> columnKeys(const std::vector<KeyedCells>& rows)
{
    std::vector<std::uint64_t> keys;
    for (const KeyedCells& row : rows) {
        for (const auto& [key, node] : row)
            keys.push_back(key);
    }
    std::ranges::sort(keys);
    const auto again = std::ranges::unique(keys);
    keys.erase(again.begin(), again.end());
    return keys;
}

void addRows(RecordTable& table, const std::vector<KeyedCells>& rows, const std::vector<std::uint64_t>& keys)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        table.rows[i].reserve(rows[i].size());
        for (const auto& [key, node] : rows[i]) {
            const auto column = std::ranges::lower_bound(keys, key) - keys.begin();
            table.rows[i].push_back({static_cast<std::uint32_t>(column), node});
        }
    }
}

bool hasOneNodeEach(const DataRegion& region)
{
    return std::ranges::all_of(region.records,
                               [](const DataRecord& record) { return record.nodes.size() == 1; });
}

} // namespace

NodeId RecordTable::cell(std::size_t row, std::uint32_t column) const
{
    const auto at = std::ranges::lower_bound(rows[row], column, {}, &RecordCell::column);
    return at != rows[row].end() && at->column == column ? at->node : noNode;
}

std::string_view textOf(const Document& page, const RecordColumn& column, NodeId node)
{
    return column.attribute.empty() ? page.text(node) : page.attribute(node, column.attribute);
}

RecordTable alignRecords(const Document& page, const DataRegion& region, const KeepMask* within,
                         const std::stop_token& stop)
{
    RecordTable table;
    table.rows.resize(region.records.size());
    TagTree tree = tagTree(page, true, within);
    RecordKinds records = kindsOf(tree, region);
    if (records.kinds.empty())
        return table;
    SeedTree seed(largestOf(records.kinds).tree, stop);
    alignKinds(seed, records.kinds, stop);
    table.isStopped = stop.stop_requested();
    const std::vector<std::uint32_t> order = seed.preOrder();
    std::vector<std::uint32_t> places(seed.size());
    for (std::uint32_t place = 0; place < order.size(); ++place)
        places[order[place]] = place;
    std::vector<KeyedCells> rows;
    rows.reserve(region.records.size());
    for (std::size_t i = 0; i < region.records.size(); ++i) {
        const RecordKind& kind = records.kinds[records.ofRecord[i]];
        table.rowsExcluded += kind.isExcluded ? 1 : 0;
        rows.push_back(keyedCells(page, recordTree(tree, region.records[i]), kind.seedNodes, places));
    }
    const std::vector<std::uint64_t> keys = columnKeys(rows);
    addColumns(table, page, seed, order, keys, hasOneNodeEach(region));
    addRows(table, rows, keys);
    return table;
}

} // namespace tagseam
