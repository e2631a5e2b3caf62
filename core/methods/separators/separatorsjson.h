// SPDX-License-Identifier: MIT
// What separators find on a page, and what becomes of a node, as JSON, which other programs read.
#pragma once

#include "core/methods/separators/separators.h"

#include <string>

namespace tagseam {

/// {"schema":"tagseam.separators/1","positions":n,"lists":N,"confidence":0..1,"margin":M,"textShare":0..1,
/// "candidates":[{"status","begin","end","parents","separator":"body/ul/li","score","evidence":{"coverage",...},"records":[[begin,end],...]}]},
/// strongest first; positions 0-based and half-open; a line end at the end.
std::string separatorsJson(const SeparatedPage& page);

/// What becomes of one node, {"schema":"tagseam.explain/1","method":"separators", ...}: schema in
/// `tagseam-cli explain --help`; `page` is what separators find with `path`. A line end at the end.
std::string separatedNodeJson(const Document& document, const SeparatedPage& page, const TagPathOptions& path,
                              NodeId node);

} // namespace tagseam
