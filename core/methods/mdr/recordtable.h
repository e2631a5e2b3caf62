// SPDX-License-Identifier: MIT
// Data region -> a table of what its records hold: partial tree alignment (Zhai and Liu, "Web Data Extraction
// Based on Partial Tree Alignment", WWW 2005, section 4, as DEPTA does it).
#pragma once

#include "core/methods/mdr/mdr.h"
#include "core/page/dom.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// A text of the records, or an attribute of one of their elements.
struct RecordColumn {
    /// Tag path below the record's node, or from the record's nodes on where records have several:
    /// "a/@href", "span/#text"; "span/#text 2" for the second of that path. The last steps of a long one.
    std::string name;
    std::string_view attribute; ///< whose value it shows; empty for a text
    /// False: its records fit several places between their neighbours, and this is one of them.
    bool hasUniquePlace = true;
    friend bool operator==(const RecordColumn&, const RecordColumn&) = default;
};

/// What a record has in a column: a text node, or the element that has the attribute.
struct RecordCell {
    std::uint32_t column = 0;
    NodeId node = noNode;
    friend bool operator==(const RecordCell&, const RecordCell&) = default;
};

/// One for each record, in the order of DataRegion::records; cells by column, and so in document order.
using RecordRow = std::vector<RecordCell>;

struct RecordTable {
    std::vector<RecordColumn> columns; ///< in the order of the grown seed: each has a cell in some row
    std::vector<RecordRow> rows;
    std::uint32_t rowsExcluded = 0; ///< records too large to be aligned: their rows are empty
    bool isStopped = false;         ///< the stop token ended it: rows are missing cells
    /// The node of a cell, or noNode where the record has none. O(log columns).
    NodeId cell(std::size_t row, std::uint32_t column) const;
};

/// What a cell says.
std::string_view textOf(const Document& page, const RecordColumn& column, NodeId node);

/// Aligns the records of a region as far as `within` keeps them. Every text that is not blank, and every
/// attribute of address or name (href, src, alt, title, datetime, value) that is not empty, is in one cell.
/// Cost: the page, and matchings of the records that differ in tags (those built alike are matched once) with
/// the seed, again as long as it grows; over cellLimit for one or alignmentLimit in all, rows are excluded.
RecordTable alignRecords(const Document& page, const DataRegion& region, const KeepMask* within = nullptr,
                         const std::stop_token& stop = {});

} // namespace tagseam
