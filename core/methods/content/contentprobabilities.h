// SPDX-License-Identifier: MIT
// Main content -> the probability of each node and block, for views that show it as a colour.
#pragma once

#include "core/methods/content/content.h"

#include <vector>

namespace tagseam {

struct BlockPlace {
    std::vector<NodeId> nodes; ///< the element that has the block alone, or its texts
    float probability = 0;     ///< 0 to 1
    bool isKept = false;       ///< an answer of ContentKind::Text keeps it
};

struct ContentProbabilities {
    /// Indexed by node: the mean probability of the words within it; -1 where there are none.
    std::vector<float> nodes;
    std::vector<BlockPlace> blocks; ///< indexed as PageTexts::blocks
};

/// O(nodes + blocks).
ContentProbabilities contentProbabilities(const Document& page, const MainContent& content);

} // namespace tagseam
