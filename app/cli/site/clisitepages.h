// SPDX-License-Identifier: MIT
// The pages that the commands of `tagseam-cli site` take: files, and folders of them.
#pragma once

#include "app/cli/clipage.h"
#include "core/corpus/pages/siteinput.h"

#include <functional>
#include <string_view>

namespace tagseam {

struct Arguments;
struct SiteArguments;

/// Reads one page after the other; of each that fails one line on standard error says why, and it is left
/// out; so does one of files that are no pages, and of pages that are named twice. Done; the exit code where
/// no page is left, or a folder cannot be read.
int readSitePages(const Arguments& arguments, const SiteArguments& site, SiteRead& read,
                  const std::function<void(const Document&)>& take);

/// One line on standard error where pages have the bytes of others; nothing otherwise.
void sayEqual(const SiteArguments& site, const SiteRead& read, std::string_view fate);
/// What becomes of such pages in a site style tree.
inline constexpr std::string_view eachCounts = "each counts";

/// What is to be known of a style tree of one page.
inline constexpr std::string_view fromOnePage =
    "learnt from one page: all of it counts as meaningful, for with one page the composite importance of "
    "everything is 1";

} // namespace tagseam
