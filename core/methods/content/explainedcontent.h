// SPDX-License-Identifier: MIT
// Finds why content detection keeps a node, or prunes it.
#pragma once

#include "core/methods/content/content.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tagseam {

enum class ContentStatus : std::uint8_t { Kept, AncestorOfKept, Pruned };
/// "kept", "ancestor-of-kept", "pruned".
std::string_view name(ContentStatus status);

struct ExplainedContent {
    const MainContent& content; ///< the result that is explained
    NodeId node = noNode;
    ContentStatus status = ContentStatus::Pruned;
    std::vector<ContentKind>
        keptBy; ///< the kinds whose answer would keep the node or its block, without None
    /// The block that the node is a part of, or the only one that it contains; index into PageTexts::blocks.
    std::optional<std::uint32_t> block;
    Unseen unseen = Unseen::No; ///< why a reader does not see its texts: reasonOfTexts()
    bool isHeadline = false;    ///< the block is kept because it repeats the title, or heads the list
};

/// Explains a node. O(nodes).
ExplainedContent explainContent(const Document& page, const MainContent& content, NodeId node);

} // namespace tagseam
