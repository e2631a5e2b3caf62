// SPDX-License-Identifier: MIT
// UTF-8 text -> the tree of XML, by libxml2: XHTML.
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/dom.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace tagseam {

/// Writes the tree of XHTML into `builder`. Elements have their local names, as in a browser. The references
/// that HTML names are known where the document type is one of XHTML (WHATWG HTML, 14.2); entities that the
/// page declares are not. Nothing is fetched. `utf8`: valid UTF-8 of at most 1 GB; an encoding that it
/// declares is ignored. Returns 0; or, for a text that is not well-formed, the number of the line where that
/// shows, from 1, and the builder is of no use then. `stop` and the limits are checked at each tag and
/// comment. Errors: TooManyNodes, TooManyAttributes, TooDeep, Stopped. O(bytes).
Result<std::uint32_t> writeXmlTree(DocumentBuilder& builder, const std::string& utf8, const Limits& limits,
                                   const std::stop_token& stop);

} // namespace tagseam
