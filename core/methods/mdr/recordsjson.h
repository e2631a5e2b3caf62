// SPDX-License-Identifier: MIT
// Mined records, and the tables of their fields, as JSON and CSV for other programs.
#pragma once

#include "core/methods/mdr/mdr.h"
#include "core/methods/mdr/recordtable.h"
#include "core/page/readable.h"

#include <cstddef>
#include <limits>
#include <string>

namespace tagseam {

/// The texts of the records of a page.
class RecordTexts {
  public:
    /// Makes the texts of a page without the nodes that `within` does not keep; both must outlive them. Cost:
    /// of readableNodes().
    explicit RecordTexts(const Document& page, const KeepMask* within = nullptr);

    /// Returns what a reader sees of a record: its texts in document order, each run of ASCII white space as
    /// one space, and one space between two texts, as rows and columns have none of their own. Truncated
    /// after `most` bytes, between two characters. O(nodes and bytes of the record).
    std::string of(const DataRecord& record,
                   std::size_t most = std::numeric_limits<std::size_t>::max()) const;

  private:
    const Document& m_page;
    const KeepMask* m_within;
    ReadableNodes m_readable;
};

/// Returns `tagseam.records/1`, in the order of `mined`, with a line end at the end. XPaths as xpathOf()
/// writes them, of the whole page; `within`: the nodes that were mined. O(nodes + records * depth + texts).
std::string recordsJson(const Document& page, const MinedRecords& mined, const KeepMask* within = nullptr);

/// Returns RFC 4180 in UTF-8, rows ended by CR LF, with the columns region,parent,record,nodes,text: regions
/// numbered from 1, records from 1 in each region; the nodes joined by " | ", which is an XPath that selects
/// them all.
std::string recordsCsv(const Document& page, const MinedRecords& mined, const KeepMask* within = nullptr);

/// Returns the text of a cell of a table of fields, with white space folded and truncated as by RecordTexts.
std::string fieldText(const Document& page, const RecordColumn& column, NodeId node,
                      std::size_t most = std::numeric_limits<std::size_t>::max());

/// Returns RFC 4180 in UTF-8, rows ended by CR LF, with the column "record" (from 1) and one for each field;
/// missing fields are empty. O(cells * log columns + texts).
std::string fieldsCsv(const Document& page, const RecordTable& table);

} // namespace tagseam
