// SPDX-License-Identifier: MIT
// How servers pack a body: gzip, deflate and br undone (RFC 1952, 1950, 1951, 7932).
#pragma once

#include "core/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// Undoes the codings of a Content-Encoding header, the last first. A body that is not packed although the
/// header says so (programs store what they unpacked under the old header) stays; one that ends early gives
/// what was there. Memory: at most `limit` beside the body.
/// Errors: BadArchive (detail: what is wrong, or which coding is not known), TooLarge (over `limit`).
Result<std::string> decodeContent(std::string body, std::string_view codings, std::size_t limit);

} // namespace tagseam
