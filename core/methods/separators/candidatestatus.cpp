// SPDX-License-Identifier: MIT
// Finds the status of each candidate list of records.
#include "core/methods/separators/candidatestatus.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tagseam {

std::string_view name(CandidateStatus status)
{
    constexpr std::array<std::string_view, 6> names{"main-region", "like-region", "same-place",
                                                    "weaker",      "no-records",  "other-kind"};
    return names[static_cast<std::size_t>(status)];
}

bool touches(const RecordRegion& list, Region region)
{
    const auto first = std::ranges::upper_bound(list.records, region.begin, {}, &Region::end);
    return first != list.records.end() && first->begin < region.end;
}

std::vector<CandidateStatus> candidateStatuses(const SeparatedPage& page)
{
    if (page.regions.empty())
        return std::vector(page.candidates.size(), CandidateStatus::NotEnough);
    std::vector<CandidateStatus> statuses(page.candidates.size(), CandidateStatus::Weaker);
    for (std::size_t i = 0; i < statuses.size(); ++i) {
        if (std::ranges::any_of(page.regions, [&](std::uint32_t kept) {
                return touches(page.candidates[i], page.candidates[kept].span());
            }))
            statuses[i] = CandidateStatus::SamePlace;
    }
    for (const std::uint32_t kept : page.regions)
        statuses[kept] = CandidateStatus::Like;
    statuses[page.regions.front()] = CandidateStatus::Main;
    return statuses;
}

} // namespace tagseam
