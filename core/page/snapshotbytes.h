// SPDX-License-Identifier: MIT
// A rendered DOM, and the computed styles of its elements, as the streams of bytes that the page-side script
// writes.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"
#include "core/page/snapshot.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tagseam {

/// Returns the columns as one stream of bytes, all numbers 32 bits, little-endian: "TGS1"; rows, numbers of
/// the column `attributes`, strings, 1 or 0 for boxes or none, doctype; then the columns kinds, parents,
/// values, attributeCounts, attributes, the lengths of the strings in bytes, the boxes (x, y, width, height
/// as floats); then the strings. inspect.js writes it. `snapshot` has one number a row in each column except
/// `attributes`.
std::string encodeSnapshot(const Snapshot& snapshot);

/// Returns the stream that decodeStyles() reads. Appended to the stream of the page's own snapshot it makes
/// one file of a rendered DOM.
std::string encodeStyles(const ComputedStyles& styles);

/// True if decodeSnapshot() is meant to read these bytes: a file of a rendered DOM, not HTML.
bool isSnapshot(std::string_view bytes);

/// Reads a Document, with computed styles if their stream follows. Any bytes give a Document or an Error.
/// Errors: as documentFromSnapshot(); BadSnapshot also for bytes that end early or late. Memory: about twice
/// the bytes.
Result<Document> decodeSnapshot(std::string_view bytes, const Limits& limits = {});

/// Reads the computed styles of a page of `nodes` nodes (including the document node), as inspect.js writes
/// them: "TGC1"; rows, strings; for each row (node i + 1) the index of its string, -1 for a node that is not
/// an element; the lengths of the strings; the strings. Errors: BadSnapshot (another number of rows, an index
/// out of range, bytes that end early or late).
Result<ComputedStyles> decodeStyles(std::string_view bytes, std::uint32_t nodes);

} // namespace tagseam
