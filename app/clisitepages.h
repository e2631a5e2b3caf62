// SPDX-License-Identifier: MIT
// The pages that the commands of `tagseam-cli site` take: files, and folders of them.
#pragma once

#include "app/clipage.h"

#include <cstddef>
#include <functional>

namespace tagseam {

struct Arguments;
struct SiteArguments;

struct SitePageCounts {
    std::size_t taken = 0;
    std::size_t failed = 0;
};

/// Reads one page after the other; of each that fails one line on standard error says why, and it is left
/// out. Done; the exit code where no page is left, or a folder cannot be read.
int readSitePages(const Arguments& arguments, const SiteArguments& site, SitePageCounts& counts,
                  const std::function<void(const LoadedPage&)>& take);

} // namespace tagseam
