// SPDX-License-Identifier: MIT
// Document and KeepMask -> HTML that a browser shows.
#pragma once

#include "core/page/dom.h"

#include <string>

namespace tagseam {

/// Attribute that carries the NodeId of an element when SerializeOptions::stampNodes is set.
inline constexpr std::string_view stampAttribute = "data-tagseam-node";

struct SerializeOptions {
    std::string baseUrl;     ///< becomes a `base` element, unless empty; a `href` of the page's own `base` is
                             ///< resolved against it
    bool stampNodes = false; ///< write each element's NodeId as an attribute
    bool keepStyles = true;  ///< write `style` and style sheet `link` elements that the mask drops, so that
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
/// and as a data: URL of its `frame` (to which stamps cannot be followed). Cost: linear, times the depth of
/// frames in frames.
std::string serializeHtml(const Document& document, const KeepMask& mask,
                          const SerializeOptions& options = {});

/// The whole page.
std::string serializeHtml(const Document& document, const SerializeOptions& options = {});

} // namespace tagseam
