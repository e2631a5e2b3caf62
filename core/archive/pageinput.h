// SPDX-License-Identifier: MIT
// A file -> the page in it, however it is packed.
#pragma once

#include "core/archive/archive.h"
#include "core/archive/contentencoding.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/parsehtml.h"

#include <stop_token>
#include <string>
#include <string_view>
#include <variant>

namespace tagseam {

/// A page's bytes, or an archive.
using PageInput = std::variant<Unpacked, Archive>;

/// Reads a file (`path`: raw bytes of its name), or standard input for "-", and unpacks gzip. Errors: as
/// readBytes(), unpackGzip(), Archive::open().
Result<PageInput> readPageInput(const std::string& path, const Limits& limits);

/// Parses the HTML of a page as it was served or stored: gzip is unpacked first, and bytes that end early
/// give the page up to their end. Errors: BadArchive, those of parseHtml().
Result<Document> parsePage(std::string_view bytes, const PageReading& reading = {},
                           const std::stop_token& stop = {});

/// Reads the unpacked bytes of a file: HTML, or a rendered DOM as `tagseam --save-tree` writes it.
Result<Document> readDocument(std::string_view bytes, const PageReading& reading = {},
                              const std::stop_token& stop = {});

/// Returns the options with which an entry is read: the archive's encoding, if that is known, where no other
/// is requested.
PageReading readingOfEntry(const ArchiveEntry& entry, PageReading reading);

/// Returns the page of a plain file, or an archive's main page, or the entry of a WARC that the path names
/// (EntryName; the whole file is scanned for it). A file that ends early gives the page up to its end.
/// Errors: those of readPageInput() and readDocument(); CannotRead for an input that is not a plain file, so
/// that a pipe does not block; BadArchive for an archive without a main page.
Result<Document> readPage(const std::string& path, const PageReading& reading = {},
                          const std::stop_token& stop = {});

} // namespace tagseam
