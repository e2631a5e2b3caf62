// SPDX-License-Identifier: MIT
// What a page needs to look as it does: the addresses that its HTML and its style sheets name.
#pragma once

#include "core/page/dom.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The addresses of a style sheet: `url(...)` and `@import`, as written, with escapes undone, each once, in
/// order of first appearance. Those in comments are none; `data:` and fragments alone are excluded. Faulty
/// CSS gives what can be read. O(bytes).
std::vector<std::string> styleReferences(std::string_view css);

/// The addresses that a page's looks depend on, likewise: images (src, all candidates of srcset, input,
/// background, poster, SVG href), style sheets and icons (link), frames and embedded objects (src, data), and
/// those in `style` elements and attributes. No scripts, no links to follow, no media to play. `data:`,
/// `javascript:`, `about:` and `blob:` are excluded. O(bytes).
std::vector<std::string> pageReferences(const Document& page);

/// href of the first `base` that has one, as written; empty when there is none.
std::string_view baseReference(const Document& page);

} // namespace tagseam
