// SPDX-License-Identifier: MIT
// `tagseam-cli experiment complexity`: the operations of the search on generated sequences and on pages.
#pragma once

#include "core/base/result.h"
#include "core/papers/report.h"

#include <string>

namespace tagseam {

struct Arguments;

/// True if the folder has a page.
bool hasPages(const std::string& folder);
/// Runs the experiment on the pages of `folder`; warns of pages that cannot be read. Errors: as
/// pageCosts().
Result<Report> complexityReportOf(const std::string& folder, const Arguments& arguments);

} // namespace tagseam
