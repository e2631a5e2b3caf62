// SPDX-License-Identifier: MIT
// Several methods that learn from the same pages.
#pragma once

#include "core/methods/methods.h"

#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// By method; empty for one that uses no site.
std::vector<SiteLearner> beginSites(std::span<const Method> methods);

/// One more page, to all of them.
void learnPage(std::span<const SiteLearner> learners, const Document& page);

/// By method; empty for one that uses no site. Once, behind the last page. Errors: Stopped.
Result<std::vector<Filter>> finishSites(std::span<const SiteLearner> learners, const std::stop_token& stop);

} // namespace tagseam
