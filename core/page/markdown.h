// SPDX-License-Identifier: MIT
// Document and blocks of text -> Markdown (CommonMark, and tables as GitHub writes them).
#pragma once

#include "core/page/dom.h"
#include "core/page/textblocks.h"

#include <span>
#include <string>

namespace tagseam {

/// Returns the blocks, in their order, as Markdown: headings, items of lists, quotes, code, tables, links,
/// emphasis, and the pictures of `kept` that have an alternative text, each where it stands. A table whose
/// cells are short is a table; others, which only place texts, are their texts. Addresses are those of the
/// page. What Markdown would read as a mark is escaped. Ends with a line break unless empty. O(nodes +
/// bytes).
std::string markdownOf(const Document& document, std::span<const TextBlock> blocks, const KeepMask& kept);
/// The same of the nodes that `kept` has; `noscript` as in plainText().
std::string markdownOf(const Document& document, const KeepMask& kept);

} // namespace tagseam
