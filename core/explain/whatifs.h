// SPDX-License-Identifier: MIT
// Finds changes that would keep a node, or prune it: of options and of the template, each verified by
// running it.
#pragma once

#include "core/explain/setup.h"
#include "core/page/pageedits.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace tagseam {

enum class ChangedOption : std::uint8_t {
    MinDifference,
    FrequencyFilter,
    SizeRule,
    AfterRejection,
    SplitSymbol,
    LowestThreshold,
    Variant, ///< all options of a variant, except the minimum difference
    Style,
    Nodes,
    Source, ///< the other tree of the page
    Complement,
    // Changes of the template. All but Edited are one more TagPathEdit, the last of the setup's.
    OwnClass,    ///< one more class, which no other element has
    CommonClass, ///< siblings whose classes differ in digits, or in one name, get the class that they share
    OneClass,    ///< elements get the same class instead of theirs
    Without,     ///< as if an element that does not contain the node did not exist
    Edited,      ///< another tag, a wrapper more or less, or another place: WhatIf::edit
};

/// True for a change of the template, not of an option.
constexpr bool isOfTemplate(ChangedOption changed)
{
    return changed >= ChangedOption::OwnClass;
}

struct WhatIf {
    ChangedOption changed = ChangedOption::MinDifference;
    Setup setup;       ///< the whole setup with the change made
    Region region;     ///< main region after the change, in its own sequence
    KeptShare share;   ///< share of the node that is kept after the change
    NodeCounts counts; ///< counts of the page after the change
    /// Nodes (with a position before or after) that pruneDomTree() keeps only before or only after the
    /// change, including all nodes that ChangedOption::Without removes; 0 with ChangedOption::Source, where
    /// the nodes differ.
    std::uint32_t flipped = 0;
    /// Elements that a change of the template changes, moves or removes; 0 for an option.
    std::uint32_t touched = 0;
    std::optional<PageEdit> edit{}; ///< for ChangedOption::Edited; `setup` is then the present one
    /// The change removes or prunes more than a fiftieth of the content that is kept now.
    bool losesContent = false;
};

/// The other tree of the page, and the node's counterpart there.
struct OtherTree {
    const Document* document = nullptr;
    NodeId node = noNode;
};

/// Limits and knowledge of a search for changes.
struct WhatIfScope {
    OtherTree other{};
    /// The nodes of the content, which a change should not lose; empty when it is unknown.
    KeepMask content{};
    /// Leaves out changes that do not prune nine tenths of the nodes, and those that lose content.
    bool isRemoval = false;
    std::uint32_t mostRuns = 0;                    ///< 0: usualRuns()
    std::function<void(std::uint32_t)> progress{}; ///< gets the number of runs so far
};

struct WhatIfs {
    KeptShare share; ///< present share of the nodes: a what-if's isKept() is the opposite
    /// The changes that flip it. First those that lose no content; of these the changes that keep at most
    /// nine tenths of the page; of these the ones that keep (prune) nine tenths of the nodes; of these the
    /// changes of the template, those that touch fewest elements first; then those that change least on the
    /// page. Of changes that do as well, nodes that are moved come after the options.
    /// The other tree comes last.
    ///
    /// For each option it has the change that changes least, or none. A variant that differs by one option is
    /// offered as that option. For MinDifference and LowestThreshold it has the nearest value above and the
    /// nearest below; and, except for thresholds below, if that does not keep (prune) all of the nodes, the
    /// nearest value on that side that does. Unless isStopped, no element of OneClass could be left out.
    std::vector<WhatIf> whatIfs;
    std::uint32_t runs = 0;         ///< searches that were made
    std::uint32_t templateRuns = 0; ///< searches with a change of the template; `runs` includes them
    bool isStopped = false; ///< stopped by the stop token or the limit of runs: there may be more what-ifs
};

/// Returns the number of runs for a sequence of so many positions: 600 to 2,500, fewer for longer ones.
std::uint32_t usualRuns(std::uint32_t positions);

/// Finds changes that would keep a node, or prune it. The result for the minimum difference is exact: a
/// search is the same for all minimum differences between two consecutive size differences that it meets, so
/// that one run at each is enough; the minimum difference offered is the nearest of two decimals in the
/// interval, or of more if needed. `node` must have positions (KeptShare::all > 0); for the body and nodes
/// outside it, which are never pruned, nothing is tried and `share` is empty. At most WhatIfScope::mostRuns
/// runs: about 20 for the options of few values; the template gets half of the rest, the thresholds and the
/// minimum difference share what remains.
///
/// The changes of the template are searched where they matter: at the node and all around it, at the split
/// that pruned most of it, at the largest subtrees of the main region, at the largest siblings, and then at
/// the other elements of the page, as long as runs remain. Elements around the node are unwrapped, the nodes
/// are moved to the largest subtrees of the main region and to both ends of the body, and mistakes of the
/// template (see templateMistakes()) are mended. Where the label attributes exclude classes, elements get
/// another tag or a wrapper instead of a class. Each of these edits costs O(nodes + bytes).
WhatIfs findWhatIfs(const Document& document, NodeId node, const Setup& setup, const WhatIfScope& scope = {},
                    const std::stop_token& stop = {});
/// Finds changes for a run of siblings.
WhatIfs findWhatIfs(const Document& document, NodeRun run, const Setup& setup, const WhatIfScope& scope = {},
                    const std::stop_token& stop = {});

} // namespace tagseam
