// SPDX-License-Identifier: MIT
// The pages of a site that commands learn from: files, and folders of them.
#pragma once

#include "app/cli/clipage.h"
#include "core/corpus/pages/siteinput.h"

#include <functional>
#include <string>
#include <vector>

namespace tagseam {

struct Arguments;
struct MethodEntry;

/// Reads one page after the other from the `named` files and folders; reports each failure on one line on
/// standard error, and skips the page; the same for files that are not pages, and pages that are named twice.
/// Returns Done, or the exit code when no page is left, or a folder cannot be read.
int readSitePages(const Arguments& arguments, const std::vector<std::string>& named, bool hasProgress,
                  SiteRead& read, const std::function<void(const Document&)>& take);

/// Prints one line on standard error if pages have the same bytes; nothing otherwise.
void sayEqual(const std::vector<std::string>& named, const SiteRead& read, const MethodEntry& learner);
/// Warns that the method learnt from one page.
void warnOfOnePage(const std::vector<std::string>& named, const MethodEntry& learner);

} // namespace tagseam
