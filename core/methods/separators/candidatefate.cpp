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

std::vector<CandidateFate> candidateFates(const SeparatedPage& page)
{
    if (page.regions.empty())
        return std::vector(page.candidates.size(), CandidateFate::NotEnough);
    std::vector<CandidateFate> fates(page.candidates.size(), CandidateFate::Weaker);
    for (std::size_t i = 0; i < fates.size(); ++i) {
        const Region span = page.candidates[i].span();
        if (std::ranges::any_of(page.regions, [&](std::uint32_t kept) {
                return intersection(span, page.candidates[kept].span()).size() > 0;
            }))
            fates[i] = CandidateFate::SamePlace;
    }
    for (const std::uint32_t kept : page.regions)
        fates[kept] = CandidateFate::Like;
    fates[page.regions.front()] = CandidateFate::Main;
    return fates;
}

} // namespace tagseam
