// SPDX-License-Identifier: MIT
// Why noise stayed: for every level that held both it and the content, what kept them together.
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

/// Why a level did not part the two. Of several that hold, the one that came nearest: in this order.
enum class Obstacle : std::uint8_t {
    Refused,      ///< a gap between them opened, and the size rule refused it
    NotLookedAt,  ///< a gap between them was open at a threshold that was tried, behind the candidate split
                  ///< where the scan stopped
    NotTried,     ///< a gap between them opens at a threshold that the level did not come to
    FewSymbols,   ///< only at a threshold at which fewer than two symbols pass, where the search ends
    NeverOpens,   ///< one of the level's most frequent symbols crosses every gap between them
    NoSplitThere, ///< a gap opens, but not behind the last occurrence of a symbol that passes: the scan calls
                  ///< the next one to the left the candidate split, which is not between them
};

struct Chance {
    std::uint32_t level = 0; ///< index into SearchTrace::levels
    Obstacle obstacle = Obstacle::NeverOpens;
    std::uint32_t threshold = neverOpens; ///< at which the gap opens; neverOpens when none does
    Position split;            ///< the gap: first position right of it; of Refused the candidate split's
    std::uint32_t attempt = 0; ///< of Refused and NotLookedAt: index into SearchTrace::attempts
    std::uint32_t candidateSplit = 0; ///< of Refused: index into SearchTrace::candidateSplits
    /// Whether the noise would have gone, if the gap had been accepted: the content lies in the longer part.
    bool wouldDrop = false;
    friend bool operator==(const Chance&, const Chance&) = default;
};

struct Separation {
    Region noise;   ///< positions
    Region content; ///< positions; before or behind the noise
    /// One for each level that holds both, from the first; the last level's is the one that let it stay.
    std::vector<Chance> chances;
    /// Of the last of these levels, the symbols that cross every gap between the two.
    BlockingSymbols blocking;
    bool isStopped = false; ///< the caller's stop token ended it: the levels from here on are missing
};

/// The content to compare with when nobody said which: the middle position of the main region, or, when the
/// noise holds it, the larger part of the main region beside the noise. Nothing when that leaves none.
std::optional<Region> likelyContent(Region main, Region noise);

/// What should have been parted from what, should a node be noise.
struct Parts {
    Region noise;                  ///< what the main region has of the node and of what is below it
    Region content;                ///< empty when the main region has but the node and its ancestors
    std::optional<std::size_t> by; ///< index into what the caller named as content; nothing for a guess
    friend bool operator==(const Parts&, const Parts&) = default;
};

/// Nothing for a node of which the main region has nothing, one that is not kept, and all nodes with
/// Keep::Complement, whose parts no split keeps together. `named`: what may be the content, the best first;
/// the first that is apart from the node and has something of the main region is taken; else a guess: the
/// position with the most letters of long texts (see PageWeights; Diagnosis goes by these, too), without any
/// one as of likelyContent(), which has no ancestor of the node at its ends. O(nodes + bytes of the texts).
std::optional<Parts> partsOf(const Document& document, const Setup& setup, const TagPathSequence& sequence,
                             Region main, NodeId node, std::span<const Region> named = {});

/// `noise` and `content`: not empty, disjoint, both (at least one position each) in the main region of
/// `trace`. Cost: a waterline for each level, O(levels * n log n).
Separation whyTogether(std::span<const Symbol> symbols, const SearchTrace& trace, Region noise,
                       Region content, const std::stop_token& stop = {});

} // namespace tagseam
