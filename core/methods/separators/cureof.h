// SPDX-License-Identifier: MIT
// What separators answer on a page that was searched, held against what the search keeps.
#pragma once

#include "core/explain/curedpage.h"
#include "core/explain/setup.h"
#include "core/methods/separators/separators.h"

#include <vector>

namespace tagseam {

/// What the search leaves out or changes (*what if*) is so for the cure, too; no style makes a symbol.
SeparatorOptions cureOptions(const TagPathOptions& path);

/// The records of a list at the positions of `sequence`, ascending; none is empty, and those are missing of
/// which it has nothing. O(records (log n + depth)).
std::vector<Region> recordsIn(const TagPathSequence& sequence, const Document& document,
                              const SeparatedPage& separated, const RecordRegion& list);

/// What is wanted of an outcome: that of the window and that of a command are not of one type, and a
/// sequence is as large as its page.
struct SearchedPage {
    const TagPathSequence& sequence;
    Region region; ///< the main region
    const KeepMask& mask;
};

/// `separated`: by cureOptions(setup.path); `searched`: by `setup`. `content`: nodes that somebody marked as
/// the content, as diagnose() has them. O(nodes + bytes of the texts + records (log n + depth)).
CuredPage cureOf(const Document& document, const SearchedPage& searched, const Setup& setup,
                 const SeparatedPage& separated, const std::vector<NodeId>& content = {});

} // namespace tagseam
