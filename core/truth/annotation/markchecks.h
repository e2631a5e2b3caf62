// SPDX-License-Identifier: MIT
// Checks the marks of a page before the page is done.
#pragma once

#include "core/page/dom.h"
#include "core/truth/annotation/annotation.h"

#include <cstdint>
#include <vector>

namespace tagseam {

/// Something that is unusual in an annotation, and often a mistake.
struct Finding {
    enum class Kind : std::uint8_t {
        WholePage,        ///< main content or a record contains all that is visible
        RecordAroundMain, ///< a record is or contains main content
        Overlap,          ///< two marks on the same nodes have labels that exclude one another
        Unmarked,         ///< a visible part of the page has no mark
        OnlyPictures,     ///< a visible part has pictures and no text: a mark of content, or an unmarked part
    };
    Kind kind = Kind::Unmarked;
    std::vector<NodeId> nodes;   ///< the mark, else the part without mark
    std::vector<NodeId> inner{}; ///< for RecordAroundMain and Overlap: the mark inside `nodes`
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// Returns the findings, by kind and then in document order. Labels exclude one another if the outer one is
/// noise and the inner one main content or a record, or if both are main content, or both records. Nothing is
/// unusual about noise inside content, and about labels of the user's own. If nothing is marked, the result
/// is empty: the page has no content then. O(nodes + bytes of the texts + marked nodes * depth).
std::vector<Finding> checkMarks(const Document& document, const std::vector<Labelled>& marks);

} // namespace tagseam
