// SPDX-License-Identifier: MIT
// The result of content detection on a page, and the status of a node, as JSON for other programs.
#pragma once

#include "core/methods/separators/separators.h"

#include <string>

namespace tagseam {

/// Returns `tagseam.separators/1`, with a line end at the end.
std::string separatorsJson(const SeparatedPage& page);

/// Returns the status of one node as `tagseam.explain/1`, with a line end at the end; `page` is the result of
/// content detection with `path`.
std::string separatedNodeJson(const Document& document, const SeparatedPage& page, const TagPathOptions& path,
                              NodeId node);

} // namespace tagseam
