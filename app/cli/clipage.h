// SPDX-License-Identifier: MIT
// PAGE on the command line: a page by itself, or one of an archive.
#pragma once

#include "app/cli/clioutput.h"
#include "core/page/dom.h"
#include "core/page/parsehtml.h"
#include "core/tps/tagpath.h"

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tagseam {

struct PageArguments {
    std::string page;  ///< file, or "-" for standard input
    std::string entry; ///< entry of an archive: its number from 1 or its address; empty for the main page
    PageReading reading{};
};

struct LoadedPage {
    Document document;
    std::string label; ///< name in tables: PAGE, and the address of the entry
    std::string url;   ///< address of the entry; empty for a page by itself
    // Empty without Origin::Wanted:
    std::string
        sha256{};       ///< hash of the page's bytes, unpacked; empty for a browser's tree: they are unknown
    std::string file{}; ///< URI of the file, for a page by itself; empty for standard input
    std::string archive{};    ///< URI of the archive that has the page, or lies beside it; empty for none
    std::string archivedAt{}; ///< time of the archive, ISO 8601; empty when unknown
};

/// Annotations name the origin of their page. Without it a page loads faster.
enum class Origin : std::uint8_t { Unwanted, Wanted };

/// Loads the page; returns it, or the exit code after one line on standard error.
std::variant<LoadedPage, int> loadPage(const PageArguments& arguments, Origin origin = Origin::Unwanted);

/// Lists the entries of the archive; returns the exit code.
int listEntries(const PageArguments& arguments, bool isJson);

} // namespace tagseam
