// SPDX-License-Identifier: MIT
// Document -> noise, from the two rules about tags of Win and Tun ("Eliminating Noise Information from HTML
// Web Pages").
#pragma once

#include "core/methods/method.h"
#include "core/page/dom.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// The reason why the descendants of a node are noise (section 4.3).
enum class TagRule : std::uint8_t {
    SameTag,  ///< rule 1: all of them have one tag, and none has a child
    FewTags,  ///< rule 2: they have different tags, and are fewer than the threshold
    FewTypes, ///< rule 2, read otherwise: they have different tags, and fewer of them than the threshold
};

/// "same-tag", "few-tags", "few-types".
std::string_view name(TagRule rule);

/// Rule 1 asks that "all of its decedent nodes have only one the same tag type which has no subchild". The
/// text leaves open if a single descendant is enough; figure 6, its example, is lost.
enum class SameTagNodes : std::uint8_t {
    One,     ///< at least one descendant: to the letter
    Several, ///< at least two, as in the lists of section 3: "almost the same sequence of 'a' tags"
};

/// Rule 2 asks that "its decedents nodes have different tag types and less than threshold t". The text leaves
/// open if the nodes are fewer or the types; figure 7, its example, is lost.
enum class CountedTags : std::uint8_t {
    Tags,  ///< descendants
    Types, ///< different tags of them
};

struct TagRulesOptions {
    /// Rule 2 removes descendants of which there are fewer. Nothing: adaptiveThreshold(), for each page its
    /// own; for CountedTags::Types leastThreshold.
    std::optional<std::uint32_t> threshold;
    SameTagNodes sameTag = SameTagNodes::One;
    CountedTags counts = CountedTags::Tags;
    /// True if rules apply to the nodes that earlier ones kept, from the leaves up, as the loop of
    /// NoiseEliminate does (figure 8), so that a list of lists is noise, too. Otherwise they apply to the
    /// whole page, once.
    bool cascades = true;
    friend bool operator==(const TagRulesOptions&, const TagRulesOptions&) = default;
};

/// "Mostly, threshold value is less than 10; we can not eliminate the noise effectively" (section 5).
inline constexpr std::uint32_t leastThreshold = 10;

/// Returns a threshold for the page. DEVIATION: "we use adaptive threshold for various sites" (section 5),
/// without naming one; here each page has its own: a fiftieth of its tags, at least leastThreshold. The
/// experiment win-tun finds one for each site.
std::uint32_t adaptiveThreshold(std::uint32_t tags);

/// Returns the threshold of rule 2 on a page of `tags` tags: that of the options, otherwise leastThreshold
/// for CountedTags::Types and adaptiveThreshold() for the others.
std::uint32_t thresholdFor(const TagRulesOptions& options, std::uint32_t tags);

/// A node whose descendants a rule removed with all their text. DEVIATION: the node and its own text stay.
/// The paper deletes descendants and does not mention texts, which are not tags to it: the text of the node
/// belongs to the node itself, the text of its descendants is removed with them.
struct TakenSubtree {
    NodeId node;
    TagRule rule = TagRule::SameTag;
    std::uint32_t count = 0; ///< remaining descendants, at least 1; for FewTypes their different tags. Rule 2
                             ///< compares it with the threshold
};

struct TagRulesTrace {
    std::uint32_t tags = 0;          ///< tags of the body, including itself
    std::uint32_t threshold = 0;     ///< threshold that was used
    std::vector<TakenSubtree> taken; ///< in document order; with cascades also those within others
    KeepMask kept;
    bool isStopped = false;
};

/// A node that the loop looks at, from the leaves up.
struct TagRuleVisit {
    NodeId node;
    std::uint32_t descendants = 0; ///< tags below it that are left
    std::string_view tag;          ///< the tag that all of these have; empty if there are several, or none
    bool hasSubchild = false;      ///< one of these has a child that is left
    bool isBody = false;           ///< no rule applies to the body
    std::optional<TagRule> rule;   ///< the rule that deletes them
};
using TagRuleObserver = std::function<void(const TagRuleVisit& visit)>;

/// Mines the body of the page; of a page without one, all of it. Scripts and noscript are not tags and are
/// removed; texts are not tags and stay with their parent. DEVIATION: the body itself is never taken: its
/// descendants are the page, and where the loop leaves few of them, rule 2 would leave nothing. `observe`, if
/// it is set, is called for each node in the order of the loop. O(nodes), with CountedTags::Types O(nodes log
/// nodes).
TagRulesTrace applyTagRules(const Document& page, const TagRulesOptions& options,
                            const KeepMask* within = nullptr, const std::stop_token& stop = {},
                            const TagRuleObserver& observe = {});

/// "tag-rules", with options for TagRulesOptions.
extern const MethodEntry tagRulesMethod;

} // namespace tagseam
