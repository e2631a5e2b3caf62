// SPDX-License-Identifier: MIT
// Describes a range of the sequence: its symbols, its words, its longest texts, and how much of it is kept.
#pragma once

#include "core/explain/setup.h"
#include "core/tps/prune.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tagseam {

struct RangeSummary {
    struct Count {
        Symbol symbol;
        std::uint32_t inRange = 0;
        std::uint32_t onPage = 0;
        friend bool operator==(Count, Count) = default;
    };
    struct Text {
        NodeId node = noNode;
        double words = 0; ///< see wordsIn()
        friend bool operator==(Text, Text) = default;
    };
    KeptShare share;             ///< the share of the positions
    std::uint32_t symbols = 0;   ///< different ones
    double words = 0;            ///< the words of all texts in it
    std::vector<Count> frequent; ///< most frequent in the range first, of equal ones the first in it
    std::vector<Text> texts;     ///< longest first, of equal ones the first in it
};

/// Describes a range of an outcome's sequence; both lists have at most `most` entries. A text belongs to the
/// range if its position, or else that of its parent, does. `range` must lie in the sequence and not be
/// empty. O(nodes + bytes of the texts in it).
RangeSummary summaryOf(const Document& document, const TagPathSequence& sequence, Region kept, Keep keep,
                       Region range, std::size_t most);

} // namespace tagseam
