// SPDX-License-Identifier: MIT
// Document -> noise by the two rules about tags of Win and Tun ("Eliminating Noise Information from HTML Web
// Pages").
#pragma once

#include "core/methods/filter.h"
#include "core/page/dom.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// Why the descendants of a node are noise (section 4.3).
enum class TagRule : std::uint8_t {
    SameTag, ///< rule 1: all of them have one tag, and none has a child
    FewTags, ///< rule 2: they have different tags, and are fewer than the threshold
};

/// "same-tag", "few-tags".
std::string_view name(TagRule rule);

struct TagRulesOptions {
    /// Rule 2 takes what has fewer descendants; nothing: adaptiveThreshold(), for each page its own.
    std::optional<std::uint32_t> threshold;
    /// Whether rules look at what earlier ones left, from the leaves up, as the loop of NoiseEliminate does
    /// (figure 8), so that a list of lists is noise, too. Else they look at the whole page, once.
    bool cascades = true;
    friend bool operator==(const TagRulesOptions&, const TagRulesOptions&) = default;
};

/// "We use adaptive threshold for various sites" (section 5), without saying which: here a fiftieth of the
/// page's tags, at least 10, since "mostly, [if the] threshold value is less than 10, we can not eliminate
/// the noise effectively".
std::uint32_t adaptiveThreshold(std::uint32_t tags);

/// A node whose descendants a rule took: they go with all their text. DEVIATION: the node and its own text
/// stay. The paper deletes descendants and does not say what becomes of texts, which are no tags to it: the
/// text of the node is what the node itself says, that of its descendants goes with them.
struct TakenSubtree {
    NodeId node;
    TagRule rule = TagRule::SameTag;
    std::uint32_t tags =
        0; ///< descendants that were there, at least 1: for rule 2 to be held against the threshold
};

struct TagRulesTrace {
    std::uint32_t tags = 0;          ///< of the body, itself included
    std::uint32_t threshold = 0;     ///< that was used
    std::vector<TakenSubtree> taken; ///< in document order; with cascades also those within others
    KeepMask kept;
    bool isStopped = false;
};

/// Mines the body of the page; of a page without one, all of it. Scripts and noscript are no tags and go;
/// texts are no tags and stay with their parent. DEVIATION: the body itself is never taken: its descendants
/// are the page, and where the loop leaves few of them, rule 2 would leave nothing. O(nodes).
TagRulesTrace applyTagRules(const Document& page, const TagRulesOptions& options,
                            const KeepMask* within = nullptr, const std::stop_token& stop = {});

} // namespace tagseam
