// SPDX-License-Identifier: MIT
// Header blocks of mail, HTTP and WARC: "Name: value" lines, folded or not, and their values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// The highest size of one header block; real ones stay below 20 KB.
inline constexpr std::size_t headerBlockLimit = std::size_t{256} << 10U; // bytes

struct HeaderField {
    std::string name;  ///< lower case
    std::string value; ///< lines joined by one space, without blanks around the value
};

/// The fields in the order of the block.
struct HeaderBlock {
    std::vector<HeaderField> fields;
    /// Returns the first value of that name (lower case); empty when absent.
    std::string_view value(std::string_view name) const;
};

/// Returns one past the blank line that ends the block, CR LF or LF; npos when there is none.
std::size_t headerBlockEnd(std::string_view text);

/// Parses a header block. Lines without a colon are skipped.
HeaderBlock parseHeaderBlock(std::string_view block);

/// The components of "text/html; charset=utf-8": RFC 2045, section 5.1, lenient where the text violates it.
struct MediaType {
    std::string type; ///< lower case; empty when there is none
    std::string charset;
    std::string boundary;
    std::string start;    ///< parameter "start" of multipart/related, without angle brackets
    std::string rootType; ///< parameter "type" of multipart/related, lower case
};
MediaType parseMediaType(std::string_view value);

/// Returns the number of bytes that a Content-Length header names; nothing for another text.
std::optional<std::uint64_t> lengthIn(std::string_view value);

/// True for "text/html", "application/xhtml+xml" and the like.
bool isHtmlType(std::string_view mediaType);
/// True for the type that browsers read as XML.
inline bool isXhtmlType(std::string_view mediaType)
{
    return mediaType == "application/xhtml+xml";
}

/// Converts `<a@b>` to `a@b`.
std::string_view withoutAngles(std::string_view text);

} // namespace tagseam
