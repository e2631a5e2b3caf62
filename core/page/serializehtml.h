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

/// The number of frames around a frame whose content is still written: each escapes again what the inner ones
/// escaped.
inline constexpr std::size_t deepestFrame = 8;

/// True for an element that HTML writes without content and without an end tag, such as `br` and `img`.
bool isVoidName(std::string_view name);

struct SerializeOptions {
    std::string baseUrl; ///< becomes a `base` element, unless empty; a `href` of the page's own `base` is
                         ///< resolved against it
    std::string address; ///< address of the page, when baseUrl is empty because a header will give the base:
                         ///< used only for a `frame`, whose content needs an absolute base
    bool didScriptsRun = false; ///< for a rendered page: the content of its `noscript` elements was not
                                ///< shown, and is omitted, so that a browser without scripts shows the same
    bool stampNodes = false;    ///< write each element's NodeId as an attribute
    bool keepStyles = true;   ///< write `style` and style sheet `link` elements that the mask prunes, so that
                              ///< the kept nodes look as before
    bool nameEncoding = true; ///< false: no `meta` is rewritten or added, so that a browser reads back
                              ///< exactly the same nodes; a header must then give the encoding
};

/// Writes the nodes that `mask` keeps, as UTF-8, with the rules of the HTML standard's fragment serialisation
/// (section 13.3), doctype first; where libxml2 reads otherwise (text of `iframe` and the like, the newline
/// at the front of `pre`), a page from bytes gets back its original text. `mask` has document.size() bits. A
/// kept node whose ancestor is pruned is pruned with it. A `meta` that names an encoding is rewritten to name
/// utf-8; one is added, with a head around it if needed, where the head has none (but see nameEncoding). In a
/// rendered page a captured shadow root that is not empty is written as declarative shadow DOM, with
/// `shadowroot` for Chromium before 111, and any other `template` without the attributes that would make a
/// shadow root of it; the content of a frame is written as the `srcdoc` of its `iframe`, with a `base` where
/// its address would be lost, and as a data: URL of its `frame` (in which stamps cannot be found); frames
/// inside more than deepestFrame others are written empty. A browser whose scripts are off builds the same
/// tree from the output, except for trees that HTML cannot express (a p in a p, which only a script can
/// make). Cost: O(bytes) time and size: a byte becomes at most 6, and 4 more for each frame around it.
std::string serializeHtml(const Document& document, const KeepMask& mask,
                          const SerializeOptions& options = {});

/// Writes the whole page.
std::string serializeHtml(const Document& document, const SerializeOptions& options = {});

/// Writes a node with its subtree, as `outerHTML` in a browser. Cost: O(nodes of the page).
std::string outerHtml(const Document& document, NodeId node);

} // namespace tagseam
