// SPDX-License-Identifier: MIT
// Finds separators, which are symbols that recur beneath one parent, and the lists of records that they
// separate.
#pragma once

#include "core/methods/separators/sequencetree.h"
#include "core/tps/tagpath.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tagseam {

/// The least number of records: "at least three", since two of anything may be chance.
inline constexpr std::uint32_t leastRecords = 3;
/// The number of times that lists of one separator are joined with their neighbours: the rows of a grid make
/// one list, and so do the grids of a page.
inline constexpr std::uint32_t mostJoins = 4;

/// The starts of records. A separator's *own subtree* is the largest subtree around it that has no other
/// occurrence of it; records begin with own subtrees. Starts with one parent follow one another; a list may
/// have several parents, at one depth and with one tag path.
struct RecordList {
    Symbol separator;
    std::vector<Position> starts; ///< ascending, at least leastRecords
    std::uint32_t parents = 1;
    friend bool operator==(const RecordList&, const RecordList&) = default;
};

/// Finds all lists, in order of their separators; among lists with the same starts the first. `symbols` are
/// indexed by position of `tree`. O(n log n) time, O(n) memory; `steps` grows by the steps made, for
/// measuring cost without a clock.
std::vector<RecordList> findRecordLists(std::span<const Symbol> symbols, const SequenceTree& tree,
                                        std::uint64_t& steps);

/// Returns the records of a list: each the run of siblings from a start up to the next one beneath the same
/// parent. The last record beneath a parent has no next one: it ends after as many siblings as the longest of
/// the others, or before a sibling of a kind that no other has, so that nodes after a list (the footer of a
/// table, a pager) are excluded, or before one that contains the separator again. O(positions from the first
/// start to the end of the last record), plus memory for the symbols; `steps` as above.
std::vector<Region> recordsOf(const RecordList& list, std::span<const Symbol> symbols,
                              const SequenceTree& tree, std::uint64_t& steps);

} // namespace tagseam
