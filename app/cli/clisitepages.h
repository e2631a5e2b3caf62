// SPDX-License-Identifier: MIT
// The pages of a site that commands learn from: files, and folders of them.
#pragma once

#include "app/cli/clipage.h"
#include "core/corpus/pages/siteinput.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

struct Arguments;

/// Reads one page after the other from the `named` files and folders; reports each failure on one line on
/// standard error, and skips the page; the same for files that are not pages, and pages that are named twice.
/// Returns Done, or the exit code when no page is left, or a folder cannot be read.
int readSitePages(const Arguments& arguments, const std::vector<std::string>& named, bool hasProgress,
                  SiteRead& read, const std::function<void(const Document&)>& take);

/// Prints one line on standard error if pages have the same bytes; nothing otherwise.
void sayEqual(const std::vector<std::string>& named, const SiteRead& read, std::string_view status);
/// The status of such pages in a site style tree.
inline constexpr std::string_view eachCounts = "each counts";

/// The warning about a site style tree of one page.
inline constexpr std::string_view fromOnePage =
    "learnt from one page: all of it counts as meaningful, for with one page the composite importance of "
    "everything is 1";

} // namespace tagseam
