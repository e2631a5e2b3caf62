// SPDX-License-Identifier: MIT
// Header blocks of mail, HTTP and WARC: "Name: value" lines, folded or not, and what their values say.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tagseam {

/// One header block may be that large; real ones stay below 20 KB.
inline constexpr std::size_t headerBlockLimit = std::size_t{256} << 10U; // bytes

struct HeaderField {
    std::string name;  ///< lower case
    std::string value; ///< lines joined by one space, blanks around it gone
};

/// In the order of the block.
struct HeaderBlock {
    std::vector<HeaderField> fields;
    /// The first value of that name (lower case); empty when absent.
    std::string_view value(std::string_view name) const;
};

/// One past the blank line that ends the block, CR LF or LF; npos when there is none.
std::size_t headerBlockEnd(std::string_view text);

/// Lines without a colon are passed over.
HeaderBlock parseHeaderBlock(std::string_view block);

/// "text/html; charset=utf-8" in its pieces: RFC 2045, section 5.1, and leniently what does not keep to it.
struct MediaType {
    std::string type; ///< lower case; empty when there is none
    std::string charset;
    std::string boundary;
    std::string start;    ///< of multipart/related, without angle brackets
    std::string rootType; ///< the parameter "type" of multipart/related, lower case
};
MediaType parseMediaType(std::string_view value);

/// "text/html", "application/xhtml+xml" and their kin.
bool isHtmlType(std::string_view mediaType);

/// `<a@b>` -> `a@b`.
std::string_view withoutAngles(std::string_view text);

} // namespace tagseam
