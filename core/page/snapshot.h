// SPDX-License-Identifier: MIT
// Flat arrays of a rendered DOM -> Document: the page as a browser built it.
#pragma once

#include "core/page/dom.h"
#include "core/result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tagseam {

/// A rendered DOM as columns, one entry per node in document order, the document node not counted: row i
/// becomes NodeId i + 1. Strings are indices into `strings`.
struct Snapshot {
    static constexpr std::int32_t element = 1; // values of Node.nodeType in the DOM standard
    static constexpr std::int32_t text = 3;
    static constexpr std::int32_t comment = 8;

    std::vector<std::int32_t> kinds;           ///< element, text or comment
    std::vector<std::int32_t> parents;         ///< row of the parent, -1 for a child of the document
    std::vector<std::int32_t> values;          ///< tag name of an element, text of the others
    std::vector<std::int32_t> attributeCounts; ///< 0 for text and comments
    std::vector<std::int32_t> attributes;      ///< name, value, name, value ... in the order of the rows
    std::vector<std::string> strings;          ///< UTF-8
    std::string doctype;                       ///< what stands between "<!DOCTYPE " and ">"
};

/// Errors: BadSnapshot (columns of different length, an index out of range, rows not in document order),
/// with the row in `where`; TooLarge.
Result<Document> documentFromSnapshot(const Snapshot& snapshot);

} // namespace tagseam
