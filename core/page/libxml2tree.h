// SPDX-License-Identifier: MIT
// UTF-8 text -> the tree of libxml2's HTML parser: the tree that the papers' programs saw.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"

#include <stop_token>
#include <string>

namespace tagseam {

/// Writes the tree of a text into `builder`: valid UTF-8 without NUL, at most 1 GB. A text without a tag
/// becomes a paragraph. One thing is not libxml2's: numeric character references from 128 to 159 in texts are
/// windows-1252, as in HTML5 (referencedCodePoint()). libxml2 is stopped beyond the limits; `stop` is checked
/// at each tag, text, comment and nesting error. Returns true. Errors: TooManyNodes, TooManyAttributes,
/// TooDeep, Stopped. Cost: linear in the bytes, except in libxml2 itself, which is quadratic in
/// - the attributes of one element: 100,000 take half a minute, a million an hour; a start tag is read whole
///   before it calls a handler, so `stop` and the limits wait for its end;
/// - end tags that close nothing below many open elements: 100,000 take half a minute, but end after `stop`.
Result<bool> writeLibxml2Tree(DocumentBuilder& builder, const std::string& utf8, const Limits& limits,
                              const std::stop_token& stop);

/// Sets up libxml2 before threads use it.
void setUpLibxml();

} // namespace tagseam
