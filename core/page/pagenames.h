// SPDX-License-Identifier: MIT
// Recognises pages, and the folders that belong to a page, from their names.
#pragma once

#include <compare>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// True if a file of this name is HTML, XHTML, MHTML or WARC, gzip'd or not, judging from its ending.
bool isPageName(std::string_view name);

/// True if a file of this name is XHTML, gzip'd or not, judging from its ending.
bool isXhtmlName(std::string_view name);

/// True if a file of this name is WARC, gzip'd or not, judging from its ending.
bool isWarcName(std::string_view name);

/// The name of a page in a WARC file: "crawl.warc.gz#entry=12". A damaged record, which is not an entry, is
/// named after the entry before it: "crawl.warc.gz#entry=12+1".
struct EntryName {
    std::string file;        ///< the whole name of a page that is a file by itself
    std::size_t entry = 0;   ///< from 1, as Archive counts; 0: a file by itself, or before the first entry
    std::size_t damaged = 0; ///< number of the damaged record after the entry, from 1; 0: the entry itself

    bool isFile() const { return entry == 0 && damaged == 0; }
    std::string text() const;
    friend auto operator<=>(const EntryName&, const EntryName&) = default;
};

/// Parses the name of a page, or its path. Only a name of WARC can have an entry.
EntryName entryNameOf(std::string_view name);

/// True if a file of this name is certainly not a page but a file that lies beside pages: annotations,
/// tables, learnt trees, styles, scripts, images. Judges from the ending, gzip'd or not.
bool standsBesidePages(std::string_view name);

/// Returns the name without ".gz" and without its ending.
std::string_view pageStem(std::string_view name);

/// Returns the names under which browsers save the resources of the page NAME.html, in their languages:
/// "NAME_files", "NAME.files", "NAME-Dateien" and so on.
std::vector<std::string> companionsOf(std::string_view pageName);

} // namespace tagseam
