// SPDX-License-Identifier: MIT
// What tagseam-cli explains, in plain sentences: one node, two setups, the whole page.
#pragma once

#include "core/explain/explanation.h"

#include <string>
#include <string_view>

namespace tagseam {

/// What a table calls a node: "li.result", "#text \"Add to ...\"", on one line and not long.
std::string nodeLabel(const Document& document, NodeId node);

/// All of an explanation as a page of text; `page` is named in its head.
std::string explanationText(const Document& document, const Setup& setup, const Outcome& outcome,
                            const Explanation& explanation, std::string_view page);

/// "dissertation-2014, advantage 0.20, style class+style, elements+text", with what else is not usual.
std::string setupText(const Setup& setup);

} // namespace tagseam
