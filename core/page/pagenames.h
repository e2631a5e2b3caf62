// SPDX-License-Identifier: MIT
// Which files are pages, and which folders belong to one, by their names.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// Whether a file of this name is HTML, XHTML, MHTML or WARC, gzip'd or not, by its ending.
bool isPageName(std::string_view name);

/// Whether a file of this name is surely no page, but one of those that lie beside pages: annotations,
/// tables, learnt trees, styles, scripts, images. By its ending, gzip'd or not.
bool standsBesidePages(std::string_view name);

/// The name without ".gz" and without its ending.
std::string_view pageStem(std::string_view name);

/// The names under which browsers save what belongs to the page NAME.html, in their languages: "NAME_files",
/// "NAME.files", "NAME-Dateien" and so on.
std::vector<std::string> companionsOf(std::string_view pageName);

} // namespace tagseam
