// SPDX-License-Identifier: MIT
// How servers and people pack pages: gzip, deflate and br undone (RFC 1952, 1950, 1951, 7932).
#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// Whether `bytes` begin as gzip does.
bool isGzip(std::string_view bytes);

struct Unpacked {
    std::string bytes;
    bool isCut = false; ///< it ended early: `bytes` are what was there
};

/// The bytes themselves, or what they unpack to when they are gzip (members one behind the other included).
/// Errors: BadArchive (damaged, or not one byte in what is there), TooLarge (over `limit`).
Result<Unpacked> unpackGzip(std::string bytes, std::size_t limit = pageSizeLimit);

/// Undoes the codings of a Content-Encoding header, the last first. A body that is not packed although the
/// header says so (programs store what they unpacked under the old header) stays; one that ends early gives
/// what was there. Memory: at most `limit` beside the body.
/// Errors: BadArchive (detail: what is wrong, or that the coding is not known), TooLarge (over `limit`).
Result<std::string> decodeContent(std::string body, std::string_view codings, std::size_t limit);

} // namespace tagseam
