// SPDX-License-Identifier: MIT
// Finds why noise stayed: for every level that contained both it and the content, the reason why it did not
// separate them.
#pragma once

#include "core/explain/blocking.h"
#include "core/explain/setup.h"
#include "core/tps/searchregion.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// The reason why a level did not separate the two. If several hold, the one that came nearest: in this
/// order.
enum class Obstacle : std::uint8_t {
    RejectedBySize, ///< a gap between them opened, and the size rule rejected it
    NotLookedAt,    ///< a gap between them was open at a threshold that was tried, after the candidate split
                    ///< where the scan stopped
    NotTried,       ///< a gap between them opens at a threshold that the level did not reach
    FewSymbols,   ///< a gap opens only at a threshold at which fewer than two symbols pass, where the search
                  ///< ends
    NeverOpens,   ///< one of the level's most frequent symbols occurs on both sides of every gap between them
    NoSplitThere, ///< a gap opens, but not after the last occurrence of a symbol that passes: the candidate
                  ///< split of the scan is the next gap to the left, which is not between them
};

struct Chance {
    std::uint32_t level = 0; ///< index into SearchTrace::levels
    Obstacle obstacle = Obstacle::NeverOpens;
    std::uint32_t threshold = neverOpens; ///< threshold at which the gap opens; neverOpens when none does
    Position split; ///< the gap: first position right of it; for RejectedBySize the candidate split's
    std::uint32_t attempt = 0; ///< for RejectedBySize and NotLookedAt: index into SearchTrace::attempts
    std::uint32_t candidateSplit = 0; ///< for RejectedBySize: index into SearchTrace::candidateSplits
    /// True if the noise would have been pruned with the gap accepted: the content lies on the longer side.
    bool wouldPrune = false;
    friend bool operator==(const Chance&, const Chance&) = default;
};

struct Separation {
    Region noise;   ///< positions
    Region content; ///< positions; before or after the noise
    /// One for each level that contains both, from the first; the last level's is the reason why the noise
    /// stayed.
    std::vector<Chance> chances;
    /// The symbols that occur on both sides of every gap between the two in the last of these levels.
    BlockingSymbols blocking;
    bool isStopped = false; ///< the caller's stop token ended it: the remaining levels are missing
};

/// Returns the content to compare with when none was marked: the middle position of the main region, or, when
/// the noise contains it, the larger part of the main region beside the noise. Nothing when that is empty.
std::optional<Region> likelyContent(Region main, Region noise);

/// The two regions that should have been separated if a node is noise.
struct Parts {
    Region noise;                  ///< positions of the node and its descendants in the main region
    Region content;                ///< empty when the main region has only the node and its ancestors
    std::optional<std::size_t> by; ///< index into the caller's named content; nothing for a guess
    friend bool operator==(const Parts&, const Parts&) = default;
};

/// Finds the parts. Nothing for a node without positions in the main region, for one that is not kept, and
/// for all nodes with Keep::Complement, where no split keeps the sides together. `named`: candidates for the
/// content, the best first; the first that is disjoint from the node and has a position in the main region is
/// taken; else a guess: the longest run of positions of `content`, one bit for each node, empty where it is
/// unknown; or the position with the most letters of long texts (see PageWeights; Diagnosis uses these, too);
/// or, without long texts, likelyContent(), without an ancestor of the node at its ends. O(nodes + bytes of
/// the texts).
std::optional<Parts> partsOf(const Document& document, const Setup& setup, const TagPathSequence& sequence,
                             Region main, NodeId node, std::span<const Region> named = {},
                             const KeepMask& content = {});

/// Finds why the noise and the content stayed together. `noise` and `content`: not empty, disjoint, both (at
/// least one position each) in the main region of `trace`. Cost: a threshold profile for each level, O(levels
/// * n log n).
Separation whyTogether(std::span<const Symbol> symbols, const SearchTrace& trace, Region noise,
                       Region content, const std::stop_token& stop = {});

} // namespace tagseam
