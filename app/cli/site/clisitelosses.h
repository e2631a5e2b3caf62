// SPDX-License-Identifier: MIT
// The answer of `tagseam-cli site losses`.
#pragma once

#include "core/corpus/runs/sitelosses.h"

#include <string>
#include <vector>

namespace tagseam {

struct SiteArguments;

std::string lossesText(const std::vector<SiteLosses>& sites, const SiteArguments& arguments);
std::string lossesJson(const std::vector<SiteLosses>& sites, const SiteArguments& arguments);

} // namespace tagseam
