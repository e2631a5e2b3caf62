// SPDX-License-Identifier: MIT
// UTF-8 text -> the tree that HTML5 prescribes, with scripting off, by the parser Gumbo.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"

#include <cstddef>
#include <stop_token>
#include <string_view>
#include <vector>

namespace tagseam {

/// The place of a node in the text that its tree was read from, in bytes. All 0 for a node that the text does
/// not have, such as a tbody that the parser adds.
struct SourcePlace {
    std::size_t begin = 0;
    std::size_t tagEnd = 0; ///< past the start tag of an element; `end` for texts and comments
    std::size_t endTag = 0; ///< begin of the end tag of an element; `end` where the text has none
    std::size_t end = 0;    ///< past the end tag, or past the last node in the element
    bool isThere() const { return end > begin; }
    bool hasEndTag() const { return endTag < end; }
};

/// Writes the tree of a text into `builder` (HTML, section 13.2). As in Chromium, elements that are nested
/// deeper than 512 levels are empty, and their content follows them. A template is empty, too, because its
/// content is no part of the page, unless it declares a shadow tree, which is shown. `utf8`: valid UTF-8; NUL
/// is as HTML5 has it. Returns true; or false, with nothing written, for a page with more than `mostNested`
/// open elements, which libxml2 reads instead: Gumbo needs time quadratic in them. Errors: TooManyNodes,
/// TooManyAttributes, TooDeep, TooLarge (for lack of memory), Stopped. `stop` and limits are checked at each
/// allocation. Cost: otherwise linear, with 260 bytes a node that are freed at the end, but quadratic in the
/// attributes of one element: 20,000 take 1.2 s, 40,000 6 s. `places`, if there is one, gets one place for
/// each node.
Result<bool> writeHtml5Tree(DocumentBuilder& builder, std::string_view utf8, const Limits& limits,
                            const std::stop_token& stop, std::vector<SourcePlace>* places = nullptr);

inline constexpr std::uint32_t mostNested = 10'000; ///< open elements

} // namespace tagseam
