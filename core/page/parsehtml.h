// SPDX-License-Identifier: MIT
// Bytes as served -> Document, by libxml2's HTML parser: what the papers' programs saw.
#pragma once

#include "core/page/dom.h"
#include "core/page/limits.h"
#include "core/result.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>

namespace tagseam {

inline constexpr std::size_t pageSizeLimit = std::size_t{1} << 30U; ///< bytes; libxml2 counts in int

/// Parses a page. Gzip'd bytes are unpacked first. Any text gives a Document, however broken (a text without
/// one tag becomes a paragraph); no script runs, nothing is fetched, nothing is printed.
/// `encodingHint`: character encoding from outside the page; empty for none. See decodeText() for the order.
/// `limits`: of bytes (as served, unpacked), nodes, attributes and depth; libxml2 is stopped where it goes
/// beyond them.
/// `stop`: asked at each tag, text, comment and error of nesting; then the answer is the Error Stopped.
/// Errors: Empty, NotText, UnknownEncoding, BadArchive, TooLarge (or over 1 GB), TooManyNodes,
/// TooManyAttributes, TooDeep, Stopped.
/// Cost: linear in the bytes, but for libxml2 itself, which is quadratic in the attributes of one element and
/// in end tags that close nothing below many open elements (100,000 of either: half a minute). The second
/// ends soon after `stop`; the first does not, as libxml2 reads a start tag whole before it calls anyone.
Result<Document> parseHtml(std::string_view bytes, std::string_view encodingHint = {},
                           const Limits& limits = {}, const std::stop_token& stop = {});

/// Reads a whole file, or standard input for "-". Errors: CannotRead, TooLarge (over `limit`).
Result<std::string> readBytes(const std::string& path, std::size_t limit = pageSizeLimit);

/// The bytes themselves, or what they unpack to when they are gzip (members one behind the other included).
/// A stream that ends early gives what was there. Errors: BadArchive, TooLarge (over `limit`).
Result<std::string> unpackGzip(std::string bytes, std::size_t limit = pageSizeLimit);

} // namespace tagseam
