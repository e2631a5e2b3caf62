// SPDX-License-Identifier: MIT
// A change of a page as one line of text: `set div#main => class=results`.
#pragma once

#include "core/page/pageedits.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagseam {

/// The lines that editFromText() reads, for help: one for each kind.
inline constexpr std::string_view editForms =
    "tag SELECTOR => NAME, set SELECTOR => NAME=VALUE, unset SELECTOR => NAME, remove SELECTOR, "
    "move SELECTOR => before|after|into SELECTOR, wrap SELECTOR => TAG.CLASS, unwrap SELECTOR";

/// Reads an edit of the nodes of a page that a selector selects: see selectNodes(). Of several nodes, all are
/// changed. EditProblem: for a text of no form, a selector that cannot be read, or that no node matches; for
/// the target of a move, unless exactly one node matches.
std::variant<PageEdit, EditProblem> editFromText(const Document& page, std::string_view text);

/// Returns the text from which editFromText() makes the same edit of this page.
std::string textOf(const Document& page, const PageEdit& edit);

/// Several edits, one after the other; each names nodes of the page that those before have made.
struct EditedSeries {
    Document page;
    std::vector<PageEdit> edits;
    /// The number of each node of the page before in the copy; noNode for a node that was removed.
    std::vector<NodeId> nodes;
};
/// Makes them in a copy. EditProblem: its `where` is the text that could not be read, or made.
std::variant<EditedSeries, EditProblem> withEdits(const Document& page, std::span<const std::string> texts);

} // namespace tagseam
