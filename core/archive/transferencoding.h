// SPDX-License-Identifier: MIT
// Encodings of transport: base64 and quoted-printable of mail (RFC 2045), chunks of HTTP (RFC 9112).
#pragma once

#include "core/archive/unpacked.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// Decodes RFC 2045, 6.8: characters outside base64's alphabet are skipped, "=" ends a group, a truncated
/// group gives its complete bytes. Never fails.
std::string decodeBase64(std::string_view text);
/// Encodes bytes. `lineLength`: characters of a line, a multiple of 4, CR LF after each line but the last; 0
/// for one line.
std::string encodeBase64(std::string_view bytes, std::size_t lineLength = 76);

/// Decodes RFC 2045, 6.7, with line ends unchanged; a "=" that begins no escape stays. Never fails.
std::string decodeQuotedPrintable(std::string_view text);
/// Encodes bytes in lines of at most 76 characters; a line end of `bytes` becomes =0A or =0D=0A followed by a
/// soft break, so that no mail program can change it.
std::string encodeQuotedPrintable(std::string_view bytes);

/// Decodes RFC 9112, 7.1, with LF alone accepted for CR LF. A body that ends before its last chunk, or has a
/// chunk of a wrong length, gives the bytes up to there, with a finding; a body that does not begin with the
/// length of a chunk is not chunked and is returned unchanged, with a finding unless it is markup, which
/// programs store without its chunks.
Unpacked decodeChunked(std::string_view body);

} // namespace tagseam
