// SPDX-License-Identifier: MIT
// Writes a folder of generated product pages: five sites by five categories.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>

namespace tagseam {

struct GeneratePlan {
    std::uint32_t pages =
        40; ///< average pages of a category of a site: each category has a half to one and a half of it
    std::uint64_t seed = 1;
};

/// Writes SITE/CATEGORY/NNN.html, and a README that says what the folder is. Returns the number of pages. The
/// same plan gives the same bytes on every machine. Errors: CannotWrite (where: the path), also for a folder
/// that is not empty.
Result<std::uint32_t> generateSites(const std::string& folder, const GeneratePlan& plan);

} // namespace tagseam
