// SPDX-License-Identifier: MIT
// The result of content detection on a page, and the status of a node, as JSON for other programs.
#pragma once

#include "core/methods/separators/separators.h"

#include <string>

namespace tagseam {

/// Returns {"schema":"tagseam.separators/1","positions":n,"lists":N,"confidence":0..1,"margin":M,
/// "textShare":0..1,"candidates":[{"status","begin","end","parents","separator":"body/ul/li","score",
/// "evidence":{"coverage",...},"records":[[begin,end],...]}]},
/// highest score first; positions 0-based and half-open; a line end at the end.
std::string separatorsJson(const SeparatedPage& page);

/// Returns the status of one node, {"schema":"tagseam.explain/1","method":"separators", ...}: schema in
/// `tagseam-cli explain --help`; `page` is the result of content detection with `path`. A line end at the
/// end.
std::string separatedNodeJson(const Document& document, const SeparatedPage& page, const TagPathOptions& path,
                              NodeId node);

} // namespace tagseam
