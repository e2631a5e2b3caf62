// SPDX-License-Identifier: MIT
// A sequence of tags -> its key patterns (Dias and Gadge, "Identifying Informative Web Content Blocks using
// Web Page Segmentation", section 3.4).
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// A repetition that is not contained in another. A repetition is a stretch of at least two symbols that
/// occurs at least twice without overlap; so it has at most half the length of the sequence.
struct KeyPattern {
    std::uint32_t length = 0;               ///< symbols, at least 2
    std::vector<std::uint32_t> occurrences; ///< begins, from 0, ascending; they may overlap
    std::uint32_t count = 0;                ///< occurrences without overlap, taken from the left; at least 2
    bool isUniform = false;                 ///< all of its symbols are the same
    friend bool operator==(const KeyPattern&, const KeyPattern&) = default;
};

/// Returns all key patterns: the longest first, of equal ones the most frequent, then the first to occur. No
/// two end at one position, so that all occurrences together are at most as many as symbols. O(n log n), with
/// a suffix automaton. None once `stop` is requested.
std::vector<KeyPattern> findKeyPatterns(std::span<const std::uint32_t> sequence,
                                        const std::stop_token& stop = {});

} // namespace tagseam
