// SPDX-License-Identifier: MIT
// What tagseam-cli explains of one node, in plain sentences.
#pragma once

#include "app/cli/clitext.h"
#include "core/explain/explanation.h"

#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// All of an explanation as a page of text; `page` is named in its head.
std::string explanationText(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation, std::string_view page);

/// Why the node stayed, should it be noise; nothing for a node that pruning never touches or that is dropped.
void addNoise(Lines& lines, const Outcome& outcome, const Explanation& explanation);

/// Adds a table of changes that were run, and how much each keeps of the page and of `subject` ("node",
/// "part").
void addChanges(Lines& lines, const Document& document, std::span<const Remedy> remedies,
                std::string_view subject);

/// What would keep it, or drop it; or that nothing was found.
void addRemedies(Lines& lines, const Document& document, const Explanation& explanation);

} // namespace tagseam
