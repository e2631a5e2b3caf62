// SPDX-License-Identifier: MIT
// The source of a page with the places of its nodes, and changes of the page made in it.
#pragma once

#include "core/page/html5tree.h"
#include "core/page/pageedits.h"
#include "core/page/parsehtml.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// A page with its text, read as HTML5 prescribes.
struct PlacedSource {
    std::string utf8; ///< the source, decoded
    Document page;
    std::vector<SourcePlace> places; ///< indexed by node; an element without an end tag ends with its content
    std::string encoding;            ///< the encoding of the bytes
    std::string mark;                ///< the byte order mark of the bytes, or nothing
};

/// Reads the bytes of a page with Parser::Html5. Errors: as parseHtml(); OtherParser for a page that Gumbo
/// does not read; BrowserTree for the tree of a browser.
Result<PlacedSource> placedSource(std::string_view bytes, const PageReading& reading = {});

/// Returns the bytes of the source in its encoding. Nothing where the encoding has no bytes for a character,
/// such as one that an edit brought, or the U+FFFD that stands for bytes that could not be decoded.
std::optional<std::string> bytesOf(const PlacedSource& source);

/// A place in a text, from 1.
struct LineAndColumn {
    std::uint32_t line = 1;
    std::uint32_t column = 1; ///< in characters
};
/// Returns the place of a byte. O(offset).
LineAndColumn lineAndColumn(std::string_view utf8, std::size_t offset);

/// A source with an edit of its page made.
struct SourceEdit {
    PlacedSource source;
    /// The number of each node of the page before in the page of `source`; noNode for a node that was
    /// removed, and for blank texts.
    std::vector<NodeId> nodes;
    NodeId edited = noNode; ///< see EditOutcome::edited
};

/// Makes an edit of the page in its source, and leaves everything else as it was; a line that becomes empty
/// is gone. Nothing if a node of the edit has no place in the source, or if a parser would read something
/// else than withEdit() makes, such as a `p` around a list. O(bytes).
std::optional<SourceEdit> withSourceEdit(const PlacedSource& source, const PageEdit& edit);

} // namespace tagseam
