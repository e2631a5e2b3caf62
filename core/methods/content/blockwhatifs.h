// SPDX-License-Identifier: MIT
// Finds changes of one element that would keep a block of text, or prune it, each verified by a run.
#pragma once

#include "core/methods/content/content.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace tagseam {

/// A change of the block's element or of one around it that reverses whether the block is kept as text.
struct BlockWhatIf {
    NodeId element;
    std::string name;                 ///< the other tag; empty if it stays
    std::vector<std::string> removed; ///< classes that are removed
    std::string added;                ///< a class that is added after the others; empty if there is none
    double probability = 0;           ///< the probability of the block after the change
    double otherWords = 0; ///< words of other blocks that are then kept and were not, or the reverse
};

struct BlockWhatIfs {
    std::vector<BlockWhatIf> whatIfs; ///< the first ones change least elsewhere
    std::uint32_t tried = 0;          ///< changes that were run
    bool isStopped = false; ///< there may be more: stopped, or the page is too large or too deep to try all
};

/// Tries, for the block's element and up to 24 around it: without the classes whose words speak against it;
/// with the class word that speaks most for it; as another element, where HTML allows it. The answer must be
/// ContentKind::Text before and after. `content`: findContent() of the page with these options, with a block
/// of this index. Cost: up to 125 runs of findContent(), of at most three million nodes together.
BlockWhatIfs findBlockWhatIfs(const Document& page, const MainContent& content, std::uint32_t block,
                              const SeparatorOptions& options = {}, const std::stop_token& stop = {},
                              const BlockModel& model = learnedModel);

} // namespace tagseam
