// SPDX-License-Identifier: MIT
// Writes a folder of generated product pages: five sites by five categories.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>

namespace tagseam {

struct GeneratePlan {
    std::uint32_t pages =
        40; ///< of a category of a site, on average: each has a half to one and a half of it
    std::uint64_t seed = 1;
};

/// Writes SITE/CATEGORY/NNN.html, and a README that says what this is. Returns the number of pages. The same
/// plan, the same bytes, anywhere. Errors: CannotWrite (where: the path), also for a folder that has
/// something in it.
Result<std::uint32_t> generateSites(const std::string& folder, const GeneratePlan& plan);

} // namespace tagseam
