// SPDX-License-Identifier: MIT
// Document and KeepMask -> HTML that a browser shows.
#pragma once

#include "core/page/dom.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// Attribute that carries the NodeId of an element when SerializeOptions::stampNodes is set.
inline constexpr std::string_view stampAttribute = "data-tagseam-node";

/// Frames around a frame whose content is still written: each escapes what the ones within it escaped.
inline constexpr std::size_t deepestFrame = 8;

struct SerializeOptions {
    std::string baseUrl; ///< becomes a `base` element, unless empty; a `href` of the page's own `base` is
                         ///< resolved against it
    std::string address; ///< of the page, where baseUrl is empty because a header will say it: only what has
                         ///< to be said nevertheless, in a `frame`, starts from it
    bool didScriptsRun = false; ///< in the rendered page: what its `noscript` elements hold was not shown
                                ///< then, and is excluded, so that a browser without scripts shows the same
    bool stampNodes = false;    ///< write each element's NodeId as an attribute
    bool keepStyles = true;   ///< write `style` and style sheet `link` elements that the mask drops, so that
                              ///< what is kept looks as it did
    bool nameEncoding = true; ///< false: no `meta` is rewritten or added, so that a browser reads back the
                              ///< very same nodes; the encoding must be said outside, by a header
};

/// Writes the nodes that `mask` keeps, UTF-8, in the rules of the HTML standard's fragment serialisation
/// (section 13.3), doctype first; where libxml2 reads otherwise (text of `iframe` and the like, the newline
/// at the front of `pre`) a page from bytes gets back what stood in the bytes. `mask` has document.size()
/// bits. A kept node whose ancestor is dropped is dropped with it. A `meta` that names an encoding is
/// rewritten to name utf-8; one is added, with a head around it if need be, where the head has none (but see
/// nameEncoding). Of a
/// rendered page a shadow root is written as declarative shadow DOM, with `shadowroot` for Chromium before
/// 111; what a frame holds as the `srcdoc` of its `iframe`, with a `base` where its address would be lost,
/// and as a data: URL of its `frame` (to which stamps cannot be followed); frames that stand in over
/// deepestFrame others are written empty. A browser whose scripts are off builds the same tree of what is
/// written, but for what cannot be written in HTML (a p in a p, which only a script can make).
/// Cost: O(bytes) time and size: a byte becomes at most 6, and 4 more for each frame around it.
std::string serializeHtml(const Document& document, const KeepMask& mask,
                          const SerializeOptions& options = {});

/// The whole page.
std::string serializeHtml(const Document& document, const SerializeOptions& options = {});

} // namespace tagseam
