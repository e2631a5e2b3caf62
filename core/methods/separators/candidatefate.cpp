// SPDX-License-Identifier: MIT
// What became of each list of records that could have been the answer.
#include "core/methods/separators/candidatefate.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace tagseam {

std::string_view name(CandidateFate fate)
{
    constexpr std::array<std::string_view, 5> names{"main-region", "like-region", "same-place", "weaker",
                                                    "no-records"};
    return names[static_cast<std::size_t>(fate)];
}

bool touches(const RecordRegion& list, Region region)
{
    const auto first = std::ranges::upper_bound(list.records, region.begin, {}, &Region::end);
    return first != list.records.end() && first->begin < region.end;
}

std::vector<CandidateFate> candidateFates(const SeparatedPage& page)
{
    if (page.regions.empty())
        return std::vector(page.candidates.size(), CandidateFate::NotEnough);
    std::vector<CandidateFate> fates(page.candidates.size(), CandidateFate::Weaker);
    for (std::size_t i = 0; i < fates.size(); ++i) {
        if (std::ranges::any_of(page.regions, [&](std::uint32_t kept) {
                return touches(page.candidates[i], page.candidates[kept].span());
            }))
            fates[i] = CandidateFate::SamePlace;
    }
    for (const std::uint32_t kept : page.regions)
        fates[kept] = CandidateFate::Like;
    fates[page.regions.front()] = CandidateFate::Main;
    return fates;
}

} // namespace tagseam
