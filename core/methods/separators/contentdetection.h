// SPDX-License-Identifier: MIT
// What separators answer on a page that was searched, held against what the search keeps.
#pragma once

#include "core/explain/detectedcontent.h"
#include "core/explain/setup.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separators.h"

#include <stop_token>
#include <vector>

namespace tagseam {

/// What the search leaves out or changes (*what if*) is so for content detection, too; no style makes a
/// symbol.
SeparatorOptions detectionOptions(const TagPathOptions& path);

/// The records of a list at the positions of `sequence`, ascending; none is empty, and those are missing of
/// which it has nothing. O(records (log n + depth)).
std::vector<Region> recordsIn(const TagPathSequence& sequence, const Document& document,
                              const SeparatedPage& separated, const RecordRegion& list);

/// What is wanted of an outcome: that of the window and that of a command are not of one type, and a
/// sequence is as large as its page.
struct SearchedPage {
    const TagPathSequence& sequence;
    Region region; ///< the main region
    const KeepMask& mask;
};

/// `separated`: by detectionOptions(setup.path); `searched`: by `setup`. `content`: nodes that somebody
/// marked as the content, as diagnose() has them. O(nodes + bytes of the texts + records (log n + depth)).
DetectedContent detectedContentOf(const Document& document, const SearchedPage& searched, const Setup& setup,
                                  const SeparatedPage& separated, const std::vector<NodeId>& content = {});

/// A list at the positions of the search.
struct PlacedList {
    CandidateStatus status = CandidateStatus::NotEnough;
    std::vector<Region> records; ///< see recordsIn()
    /// From the first record to the end of the last; empty when there is none.
    Region span() const
    {
        return records.empty() ? Region{} : Region{records.front().begin, records.back().end};
    }
};

struct ContentDetection {
    SeparatedPage page;            ///< at positions of its own sequence
    std::vector<PlacedList> lists; ///< by candidate
    DetectedContent detected;      ///< the answer at positions of the search
    bool hasRecords() const { return !page.regions.empty(); }
    const RecordRegion& main() const { return page.candidates[page.regions.front()]; }
};

/// All of it, for one page. Once `stop` is requested the answer means nothing. Cost: see separateRecords().
ContentDetection detectContent(const Document& document, const SearchedPage& searched, const Setup& setup,
                               const std::stop_token& stop);

/// The nodes of a list's separator, one in each record; ascending. O(positions of the records).
std::vector<NodeId> separatorNodes(const SeparatedPage& page, const RecordRegion& list);
/// The node that a list begins with.
NodeId firstNode(const SeparatedPage& page, const RecordRegion& list);

} // namespace tagseam
