// SPDX-License-Identifier: MIT
// Data region -> a table of the fields of its records: partial tree alignment (Zhai and Liu, "Web Data
// Extraction Based on Partial Tree Alignment", WWW 2005, section 4, as DEPTA does it).
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
    /// Tag path below the record's node, or from the record's nodes on if records have several: "a/@href",
    /// "span/#text"; "span/#text 2" for the second column of that path. The last steps of a long one.
    std::string name;
    std::string_view attribute; ///< attribute whose value it shows; empty for a text
    /// False if its records fit several places between their neighbours, and this is one of them.
    bool hasUniquePlace = true;
    friend bool operator==(const RecordColumn&, const RecordColumn&) = default;
};

/// The node of a record in a column: a text node, or the element that has the attribute.
struct RecordCell {
    std::uint32_t column = 0;
    NodeId node = noNode;
    friend bool operator==(const RecordCell&, const RecordCell&) = default;
};

/// One row for each record, in the order of DataRegion::records; cells in the order of the columns, and so in
/// document order.
using RecordRow = std::vector<RecordCell>;

struct RecordTable {
    std::vector<RecordColumn> columns; ///< in the order of the grown seed: each column has a cell in some row
    std::vector<RecordRow> rows;
    std::uint32_t rowsExcluded = 0; ///< records too large to be aligned: their rows are empty
    bool isStopped = false;         ///< stopped by the stop token: rows are missing cells
    /// Returns the node of a cell, or noNode if the record has none. O(log columns).
    NodeId cell(std::size_t row, std::uint32_t column) const;
};

/// Returns the text of a cell.
std::string_view textOf(const Document& page, const RecordColumn& column, NodeId node);

/// Aligns the records of a region as far as `within` keeps them. Every text that is not blank, and every
/// attribute of address or name (href, src, alt, title, datetime, value) that is not empty, is in one cell.
/// Cost: the page, and matchings with the seed of the records that differ in tags (records of equal structure
/// are matched once), again as long as the seed grows; rows are left empty beyond cellLimit for one or
/// alignmentLimit in all.
RecordTable alignRecords(const Document& page, const DataRegion& region, const KeepMask* within = nullptr,
                         const std::stop_token& stop = {});

} // namespace tagseam
