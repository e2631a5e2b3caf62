// SPDX-License-Identifier: MIT
// `tagseam-cli explain` as fields and tables.
#pragma once

#include "app/cli/clitext.h"
#include "core/explain/explanation.h"

#include <span>
#include <string>
#include <string_view>

namespace tagseam {

/// Returns all fields and tables of an explanation; `page` is named in its head.
std::string explanationText(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation, std::string_view page);

/// Adds the obstacles between the node and the content, level by level; nothing for a node that is not kept
/// or is never pruned.
void addNoise(Lines& lines, const Outcome& outcome, const Explanation& explanation);

/// Adds a table of changes that were run, and how much each keeps of the page and of `subject` ("node",
/// "part").
void addChanges(Lines& lines, const Document& document, std::span<const WhatIf> whatIfs,
                std::string_view subject);

/// Returns the changes as rows, with the arguments of tagseam-cli that make them.
TableCells changeCells(const Document& document, std::span<const WhatIf> whatIfs);
/// Returns changeCells() as CSV for spreadsheets.
std::string changesCsv(const Document& document, std::span<const WhatIf> whatIfs);

/// Adds the number of changes that would keep the node, or prune it, and the table of them.
void addWhatIfs(Lines& lines, const Document& document, const Explanation& explanation);

} // namespace tagseam
