// SPDX-License-Identifier: MIT
// How bytes travel: base64 and quoted-printable of mail (RFC 2045), chunks of HTTP (RFC 9112).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tagseam {

/// RFC 2045, 6.8: what is no letter of base64 is passed over, "=" ends a group, a group cut short gives the
/// bytes that are whole. Never fails.
std::string decodeBase64(std::string_view text);
/// `lineLength`: characters of a line, a multiple of 4, CR LF behind each line but the last; 0 for one line.
std::string encodeBase64(std::string_view bytes, std::size_t lineLength = 76);

/// RFC 2045, 6.7, line ends as they are; a "=" that begins nothing stays. Never fails.
std::string decodeQuotedPrintable(std::string_view text);
/// Lines of at most 76 characters; a line end of `bytes` becomes =0A or =0D=0A with a soft break behind it,
/// so that no mail program can change it.
std::string encodeQuotedPrintable(std::string_view bytes);

/// RFC 9112, 7.1, with LF alone for CR LF. A last chunk that is not whole gives what is there; what does not
/// begin with the length of a chunk is no chunked body: it is given back as it is.
std::string decodeChunked(std::string_view body);

} // namespace tagseam
