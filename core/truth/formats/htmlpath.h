// SPDX-License-Identifier: MIT
// Follows absolute paths of an HTML5 DOM, "/html/body/table[2]/tbody/tr[1]", on either tree of a page.
#pragma once

#include "core/page/dom.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Says if a path may ignore the nodes that the HTML standard adds to a table, or removes from it.
enum class TablePaths : std::uint8_t {
    Literal, ///< as XPath 1.0 says
    /// The tree and the path may differ within tables:
    /// - a step "tbody[n]" also selects a run of rows that stand in the table itself, for which the HTML
    ///   standard (section 13.2.6.4.9, "in table") makes a tbody. Runs and real tbody elements are numbered
    ///   together;
    /// - a step "tr[n]" also selects a row of the only tbody of a table that has no row of its own;
    /// - a form directly in a table, tbody, thead, tfoot or tr is empty in a browser (the same section: it is
    ///   closed immediately), where libxml2 puts the following nodes into it: its children are selected
    ///   beside it, as children of its parent.
    Tolerant
};

enum class PathFailure : std::uint8_t {
    None,
    NoPath,       ///< not a path of the form below
    NothingThere, ///< no node at one of its steps
    Ambiguous,    ///< several nodes match
    OtherText     ///< the node is not the record whose text the file gives
};

struct PathTarget {
    /// One node, or the rows of a run for a path that ends with such a tbody. Empty after a failure.
    std::vector<NodeId> nodes;
    PathFailure failure = PathFailure::None;
    std::uint32_t step = 0; ///< the step that failed, from 1; for NoPath the character, from 1
};

/// Follows "/name/name[2]/text()[1]": steps of the child axis by name, *, text() or comment(), with or
/// without a position from 1. Nothing else of XPath is supported, so a stranger's path costs no more than the
/// page. Names are compared without the case of ASCII letters. "/" is the document node. O(nodes + path).
PathTarget followPath(const Document& document, std::string_view path, TablePaths tables);

} // namespace tagseam
