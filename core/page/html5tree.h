// SPDX-License-Identifier: MIT
// UTF-8 text -> the tree that HTML5 prescribes, with scripting off, by the parser Gumbo.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"

#include <stop_token>
#include <string_view>

namespace tagseam {

/// Writes the tree of a text into `builder` (HTML, section 13.2). As in Chromium, elements that are nested
/// deeper than 512 levels are empty, and what they hold follows them. A template is empty, too: its content
/// is no part of the page. `utf8`: valid UTF-8; NUL is as HTML5 has it. Returns true, or an error:
/// TooManyNodes, TooManyAttributes, TooDeep, TooLarge (for lack of memory), Stopped; or false for a page that
/// this parser would not finish: it is quadratic in the depth of the open elements, so a page with more than
/// `mostNested` is left to parseHtml()'s other parser. Cost: otherwise linear, some 400 bytes a node.
Result<bool> writeHtml5Tree(DocumentBuilder& builder, std::string_view utf8, const Limits& limits,
                            const std::stop_token& stop);

inline constexpr std::uint32_t mostNested = 10'000; ///< open elements

} // namespace tagseam
