// SPDX-License-Identifier: MIT
// Recognises pages, and the folders that belong to a page, from their names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// True if a file of this name is HTML, XHTML, MHTML or WARC, gzip'd or not, judging from its ending.
bool isPageName(std::string_view name);

/// True if a file of this name is certainly not a page but a file that lies beside pages: annotations,
/// tables, learnt trees, styles, scripts, images. Judges from the ending, gzip'd or not.
bool standsBesidePages(std::string_view name);

/// Returns the name without ".gz" and without its ending.
std::string_view pageStem(std::string_view name);

/// Returns the names under which browsers save the resources of the page NAME.html, in their languages:
/// "NAME_files", "NAME.files", "NAME-Dateien" and so on.
std::vector<std::string> companionsOf(std::string_view pageName);

} // namespace tagseam
