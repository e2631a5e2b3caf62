// SPDX-License-Identifier: MIT
// Edits of a page -> the same edits of its source, and of another version of the page.
#pragma once

#include "core/page/pageedits.h"
#include "core/page/sourceedits.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace tagseam {

/// Edits of a page, made in its source as far as they have a place there.
struct EditedSource {
    PlacedSource source; ///< with these edits
    /// For each edit its text for the command line (see editFromText()); empty where it has no place in the
    /// source.
    std::vector<std::string> texts;
    bool isComplete() const;
};

/// Finds the nodes of the edits in the source, and makes the edits there. `page`: the page before all edits,
/// the tree of the source or one that a browser built from it; each edit is of the page that those before
/// have made. Cost: see diffTrees(), and for each edit O(bytes).
EditedSource editedSource(const PlacedSource& source, const Document& page, std::span<const PageEdit> edits);

/// The fate of an edit in a newer version of the page.
enum class EditFate : std::uint8_t {
    Applied,  ///< the version does not have it; it was made there
    CameTrue, ///< the version has it
    Lost,     ///< the version has not the nodes that it is about
};

struct ReappliedEdits {
    Document page;               ///< the version with the edits that were applied
    std::vector<PageEdit> edits; ///< these edits, in their order
    std::vector<EditFate> fates; ///< one for each edit
};

/// Applies edits to a newer version of their page. `before`: the page before all edits. Cost: see
/// diffTrees(), twice, and for each edit O(bytes).
ReappliedEdits reapplied(const Document& before, std::span<const PageEdit> edits, const Document& version);

} // namespace tagseam
