// SPDX-License-Identifier: MIT
// Decodes gzip, deflate and br, in which servers and people pack pages (RFC 1952, 1950, 1951, 7932).
#pragma once

#include "core/archive/unpacked.h"
#include "core/base/limits.h"
#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// True if `bytes` begin like gzip.
bool isGzip(std::string_view bytes);

/// Returns the bytes themselves, or, when they are gzip, the bytes that they unpack to (including several
/// members in a row). Input that ends early gives its decodable beginning, with a finding. Errors: BadArchive
/// (damaged, or no decodable byte), TooLarge (over `limit`).
Result<Unpacked> unpackGzip(std::string bytes, std::size_t limit = pageSizeLimit);

/// Decodes the codings of a Content-Encoding header, the last first. A body that is not packed although the
/// header says so (programs store unpacked bodies under the old header) stays, and so does markup or gzip
/// under a coding that is unknown, and all under "none"; a body that ends early gives its decodable
/// beginning, with a finding. Memory: at most `limit` beside the body. Errors: BadArchive (detail: the fault,
/// or the unknown coding), TooLarge (over `limit`).
Result<Unpacked> decodeContent(std::string body, std::string_view codings, std::size_t limit);

} // namespace tagseam
