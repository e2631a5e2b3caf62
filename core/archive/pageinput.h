// SPDX-License-Identifier: MIT
// A file -> the page in it, however it is packed.
#pragma once

#include "core/archive/archive.h"
#include "core/archive/unpacked.h"
#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/page/parsehtml.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <variant>

namespace tagseam {

/// A page's bytes, or an archive.
using PageInput = std::variant<Unpacked, Archive>;

/// Reads a file (`path`: raw bytes of its name), or standard input for "-", and unpacks gzip. Errors: as
/// readBytes(), unpackGzip(), Archive::open().
Result<PageInput> readPageInput(const std::string& path, const Limits& limits);

/// Parses the HTML of a page as it was served or stored: gzip is unpacked first, and bytes that end early
/// give the page up to their end. The page has the findings of its bytes (Reading). Errors: BadArchive, those
/// of parseHtml().
Result<Document> parsePage(const Unpacked& page, const PageReading& reading = {},
                           const std::stop_token& stop = {});

/// Parses a page that was served as `charset`, which counts where no other encoding is requested; one that is
/// not known is a finding. Errors: as parsePage().
Result<Document> parseServed(const Unpacked& page, const std::string& charset,
                             const PageReading& reading = {}, const std::stop_token& stop = {});

/// Parses an entry of an archive, `content` of Archive::content(). Addresses "cid:..." that the page, or a
/// frame in it, shows and the archive does not contain are a finding. Errors: as parsePage(). Cost: also
/// parses each frame with such an address.
Result<Document> parseEntry(const Archive& archive, std::size_t entry, const Unpacked& content,
                            const PageReading& reading = {}, const std::stop_token& stop = {});

/// Reads the unpacked bytes of a file: HTML, or a rendered DOM as `tagseam --save-tree` writes it.
Result<Document> readDocument(const Unpacked& page, const PageReading& reading = {},
                              const std::stop_token& stop = {});

/// Calls reading.tellPage() for a page that was read.
void tellPage(const PageReading& reading, const std::string& path, const Result<Document>& page);

/// Returns the page of a plain file, or an archive's main page, or the entry of a WARC that the path names
/// (EntryName; the whole file is scanned for it). A file that ends early gives the page up to its end.
/// Errors: those of readPageInput() and readDocument(); CannotRead for an input that is not a plain file, so
/// that a pipe does not block; BadArchive for an archive without a main page.
Result<Document> readPage(const std::string& path, const PageReading& reading = {},
                          const std::stop_token& stop = {});

} // namespace tagseam
