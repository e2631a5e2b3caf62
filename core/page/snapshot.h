// SPDX-License-Identifier: MIT
// The page-side script's record of a rendered DOM -> Document.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// A rendered DOM as columns, one entry per node in document order, the document node not counted: row i
/// becomes NodeId i + 1. Strings are indices into `strings`.
///
/// An open shadow root is an element `template` with the attribute `shadowrootmode`, the first child of its
/// host, as the HTML standard writes it (section 4.12.3); the nodes of a frame's document are the children of
/// its `iframe` or `frame`.
struct Snapshot {
    static constexpr std::int32_t element = 1; // values of Node.nodeType in the DOM standard
    static constexpr std::int32_t text = 3;
    static constexpr std::int32_t comment = 8;

    std::vector<std::int32_t> kinds;           ///< element, text or comment
    std::vector<std::int32_t> parents;         ///< row of the parent, -1 for a child of the document
    std::vector<std::int32_t> values;          ///< tag name of an element, text of the others
    std::vector<std::int32_t> attributeCounts; ///< 0 for text and comments
    std::vector<std::int32_t> attributes;      ///< name, value, name, value ... in the order of the rows
    std::vector<Box> boxes;                    ///< one per row, or none
    std::vector<std::string_view> strings;     ///< UTF-8; the bytes belong to the caller
    std::int32_t doctype = -1;                 ///< text between "<!DOCTYPE " and ">"; -1 when there is none
};

/// Returns BadSnapshot: the row, counted from 0, violates the rule. `where` says "node 7" for row 6.
Error badSnapshotRow(std::size_t row, const char* rule);

/// Converts the columns into a Document. Errors: BadSnapshot (columns of different length, an index out of
/// range, rows not in document order), with the row in `where` as "node 7"; TooManyNodes, TooDeep; TooLarge:
/// over limits.bytes, each tag name, text, attribute name and value counted once for every row that has it.
/// Brackets, quotes and end tags are not counted, so a page whose HTML is within the limit passes; and
/// operations that cost O(bytes) of a Document cost no more, however often its rows share a string. Cost:
/// O(rows + bytes).
Result<Document> documentFromSnapshot(const Snapshot& snapshot, const Limits& limits = {});

/// Converts the other way round: documentFromSnapshot() makes the same Document from the result, except for
/// its encoding and computed styles. The strings are those of `document`, which must outlive the result;
/// equal strings are stored once. O(nodes + bytes).
Snapshot snapshotOf(const Document& document);

} // namespace tagseam
