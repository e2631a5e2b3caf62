// SPDX-License-Identifier: MIT
// What the Cure tab and Diagnosis ask, on another thread: what the cure finds on the page, at the positions
// of the analysis that is shown.
#pragma once

#include "core/explain/curedpage.h"
#include "core/methods/separators/candidatefate.h"
#include "core/methods/separators/separators.h"
#include "ui/session/inquiry.h"

#include <memory>
#include <vector>

namespace tagseam {

/// A candidate where the window has it: regions are at positions of the analysis.
struct PlacedList {
    CandidateFate fate = CandidateFate::NotEnough;
    std::vector<Region> records; ///< none is empty; all, unless the analysis leaves nodes out
    /// From the first record to the end of the last; empty when there is none.
    Region span() const
    {
        return records.empty() ? Region{} : Region{records.front().begin, records.back().end};
    }
};

struct Cure {
    SeparatedPage page;            ///< at positions of its own sequence
    std::vector<PlacedList> lists; ///< by candidate
    CuredPage cured;               ///< the answer at positions of the analysis
    bool hasRecords() const { return !page.regions.empty(); }
    const RecordRegion& main() const { return page.candidates[page.regions.front()]; }
};

/// By the nodes and the edits (*what if*) of the analysis.
Cure findCure(const Document& document, const Analysis& analysis, const std::stop_token& stop);

/// Shared with the model of the list: it may be as large as the page.
using CureInquiry = Inquiry<std::shared_ptr<const Cure>>;
/// Asks for it, unless it is known, under way, or given up.
void askCure(CureInquiry& inquiry, const PageSession& session);
/// nullptr until there is one.
const Cure* answerOf(const CureInquiry& inquiry);

/// The nodes of a candidate's separator, one in each record; ascending. O(positions of the records).
std::vector<NodeId> separatorNodes(const SeparatedPage& page, const RecordRegion& candidate);
/// The node that it begins with.
NodeId firstNode(const SeparatedPage& page, const RecordRegion& candidate);

} // namespace tagseam
