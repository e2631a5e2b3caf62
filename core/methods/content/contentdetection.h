// SPDX-License-Identifier: MIT
// Compares content detection with the search on a page that was searched.
#pragma once

#include "core/explain/detectedcontent.h"
#include "core/explain/setup.h"
#include "core/methods/content/content.h"
#include "core/methods/content/contentprobabilities.h"
#include "core/methods/separators/candidatestatus.h"
#include "core/methods/separators/separators.h"

#include <array>
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

/// Compares the results. `found`: the result with detectionOptions(setup.path); `searched`: the result with
/// `setup`. `content`: roots of the marked content, as for diagnose(). O(nodes + bytes of the texts).
DetectedContent detectedContentOf(const Document& document, const SearchedPage& searched, const Setup& setup,
                                  const MainContent& found, const std::vector<NodeId>& content = {});

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
    MainContent content;           ///< its lists are at positions of their own sequence
    std::vector<PlacedList> lists; ///< indexed by candidate of content.lists
    /// The regions that an answer of each kind would keep, at positions of the search, ascending, indexed by
    /// ContentKind; empty for a kind without a candidate. For ContentKind::None the whole sequence.
    std::array<std::vector<Region>, contentKinds> places;
    DetectedContent detected;
    ContentProbabilities probabilities;
    bool isList() const { return content.kind == ContentKind::List; }
    /// The list with most evidence, which is the main region when the answer is a list. Needs records.
    const RecordRegion& main() const { return content.lists.candidates[content.lists.regions.front()]; }
    const std::vector<Region>& placeOf(ContentKind kind) const
    {
        return places.at(static_cast<std::size_t>(kind));
    }
};

/// Runs content detection and the comparison for one page. Once `stop` is requested the result is invalid.
/// Cost: see findContent().
ContentDetection detectContent(const Document& document, const SearchedPage& searched, const Setup& setup,
                               const std::stop_token& stop);

/// True if content was found with an expected F1 of at least 0.5.
bool isLikely(const MainContent& found);

/// Returns the nodes that a change of the page should not lose: those below the marked nodes; without marks
/// the content, if its expected F1 is at least 0.5; otherwise none. Cost: see findContent().
KeepMask contentToKeep(const Document& document, const Setup& setup, const std::vector<NodeId>& marked,
                       const std::stop_token& stop = {});

/// Returns the nodes of a list's separator, one in each record; ascending. O(positions of the records).
std::vector<NodeId> separatorNodes(const SeparatedPage& page, const RecordRegion& list);
/// Returns the first node of a list.
NodeId firstNode(const SeparatedPage& page, const RecordRegion& list);

} // namespace tagseam
