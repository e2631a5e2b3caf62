// SPDX-License-Identifier: MIT
// Lets several methods learn from the same pages.
#pragma once

#include "core/methods/methods.h"

#include <span>
#include <stop_token>
#include <vector>

namespace tagseam {

/// Returns the learners, indexed by method; empty for a method that uses no site.
std::vector<SiteLearner> beginSites(std::span<const Method> methods);

/// Passes one more page to all of them.
void learnPage(std::span<const SiteLearner> learners, const Document& page);

/// Returns the filters, indexed by method; empty for a method that uses no site. Called once, after the last
/// page. Errors: Stopped.
Result<std::vector<Filter>> finishSites(std::span<const SiteLearner> learners, const std::stop_token& stop);

} // namespace tagseam
