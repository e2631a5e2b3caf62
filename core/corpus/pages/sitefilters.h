// SPDX-License-Identifier: MIT
// Methods learn from the pages in a folder, page by page.
#pragma once

#include "core/base/limits.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/methods/methods.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace tagseam {

struct SiteFilters {
    std::string folder;
    std::map<std::string, Filter> filters; ///< indexed by the name of the method
    std::uint32_t pages = 0;               ///< number of pages that were learnt from
    std::uint32_t sources = 0;             ///< pages among these as served, not as a browser built them
    std::uint32_t excluded = 0;            ///< number of pages that could not be read
    std::optional<Error> error;            ///< reason why nothing was learnt
};
using SharedFilters = std::shared_ptr<const SiteFilters>;

/// Lets all `methods`, which use a site, learn from the pages of the folder as siteInFolder() lists them; one
/// page is held at a time. nullptr when it was stopped.
SharedFilters learnFilters(const std::string& folder, std::span<const Method> methods, const Limits& limits,
                           const TellProgress& tell, const std::stop_token& stop);

} // namespace tagseam
