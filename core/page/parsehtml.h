// SPDX-License-Identifier: MIT
// Bytes as served -> Document, with libxml2's HTML parser: the tree that the papers' programs saw.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"

#include <stop_token>
#include <string_view>

namespace tagseam {

/// Parses a page; parsePage() unpacks it first. Any text gives a Document, however broken (a text without a
/// tag becomes a paragraph); no script runs, nothing is fetched, nothing is printed. One thing is not
/// libxml2's: numeric character references from 128 to 159 in texts are windows-1252, as in HTML5
/// (referencedCodePoint()). `encodingHint`:
/// character encoding from outside the page; empty for none. See decodeText() for the order. `limits`: of
/// bytes, nodes, attributes and depth; libxml2 is stopped beyond them. `stop`: checked at each tag, text,
/// comment and nesting error. Errors: Empty, BrowserTree, NotText, UnknownEncoding, TooLarge (or over 1 GB),
/// TooManyNodes, TooManyAttributes, TooDeep, Stopped. Cost: linear in the bytes, except in libxml2 itself,
/// which is quadratic in
/// - the attributes of one element: 100,000 take half a minute, a million an hour; a start tag is read whole
///   before it calls a handler, so `stop` and the limits wait for its end;
/// - end tags that close nothing below many open elements: 100,000 take half a minute, but end after `stop`.
Result<Document> parseHtml(std::string_view bytes, std::string_view encodingHint = {},
                           const Limits& limits = {}, const std::stop_token& stop = {});

} // namespace tagseam
