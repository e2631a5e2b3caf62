// SPDX-License-Identifier: MIT
// Finds the resources that a page needs for its looks: the addresses in its HTML and its style sheets.
#pragma once

#include "core/page/dom.h"

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Returns the addresses of a style sheet: `url(...)` and `@import`, as written, with escapes decoded, each
/// once, in order of first appearance. Addresses in comments, `data:` and fragments alone are excluded.
/// Faulty CSS gives the addresses that can be read. O(bytes).
std::vector<std::string> styleReferences(std::string_view css);

/// Returns the addresses that a page's looks depend on, each once, in order of first appearance: images (src,
/// all candidates of srcset, input, background, poster, SVG href), style sheets and icons (link), frames and
/// embedded objects (src, data), and the addresses in `style` elements and attributes. No scripts, no links
/// to follow, no media to play. `data:`, `javascript:`, `about:` and `blob:` are excluded. O(bytes).
std::vector<std::string> pageReferences(const Document& page);

/// Returns the href of the first `base` that has one, as written; empty when there is none.
std::string_view baseReference(const Document& page);

} // namespace tagseam
