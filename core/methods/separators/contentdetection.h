// SPDX-License-Identifier: MIT
// Compares content detection with the search on a page that was searched.
#pragma once

#include "core/explain/detectedcontent.h"
#include "core/explain/setup.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separators.h"

#include <stop_token>
#include <vector>

namespace tagseam {

/// Returns the options of content detection: nodes that the search excludes or changes (*what if*) are
/// excluded or changed here, too; no style makes a symbol.
SeparatorOptions detectionOptions(const TagPathOptions& path);

/// Returns the records of a list at the positions of `sequence`, ascending; none is empty, and records
/// without a position are missing. O(records (log n + depth)).
std::vector<Region> recordsIn(const TagPathSequence& sequence, const Document& document,
                              const SeparatedPage& separated, const RecordRegion& list);

/// The members of an outcome that are needed: the outcomes of the window and of a command have different
/// types, and a sequence is as large as its page.
struct SearchedPage {
    const TagPathSequence& sequence;
    Region region; ///< the main region
    const KeepMask& mask;
};

/// Compares the results. `separated`: the result with detectionOptions(setup.path); `searched`: the result
/// with `setup`. `content`: roots of the marked content, as for diagnose(). O(nodes + bytes of the texts +
/// records (log n + depth)).
DetectedContent detectedContentOf(const Document& document, const SearchedPage& searched, const Setup& setup,
                                  const SeparatedPage& separated, const std::vector<NodeId>& content = {});

/// A list at the positions of the search.
struct PlacedList {
    CandidateStatus status = CandidateStatus::NotEnough;
    std::vector<Region> records; ///< see recordsIn()
    /// Returns the region from the first record to the end of the last; empty when there is none.
    Region span() const
    {
        return records.empty() ? Region{} : Region{records.front().begin, records.back().end};
    }
};

struct ContentDetection {
    SeparatedPage page;            ///< at positions of its own sequence
    std::vector<PlacedList> lists; ///< indexed by candidate
    DetectedContent detected;      ///< the main region and the regions like it at positions of the search
    bool hasRecords() const { return !page.regions.empty(); }
    const RecordRegion& main() const { return page.candidates[page.regions.front()]; }
};

/// Runs content detection and the comparison for one page. Once `stop` is requested the result is invalid.
/// Cost: see separateRecords().
ContentDetection detectContent(const Document& document, const SearchedPage& searched, const Setup& setup,
                               const std::stop_token& stop);

/// Returns the nodes of a list's separator, one in each record; ascending. O(positions of the records).
std::vector<NodeId> separatorNodes(const SeparatedPage& page, const RecordRegion& list);
/// Returns the first node of a list.
NodeId firstNode(const SeparatedPage& page, const RecordRegion& list);

} // namespace tagseam
